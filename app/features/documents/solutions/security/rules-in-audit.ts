/** Rules that are read in audit before they block, and the day on which the plan has read enough. */

import type { Brief } from "#app/features/documents/brief/brief.ts";
import { formatDay } from "#app/features/documents/dates.ts";
import { firstDayOf, lastDayOf, planOf, workingDayOnward } from "#app/features/documents/plan/plan.ts";
import { LARGER } from "./answers.ts";

const AUDIT_DAYS = 30;

/** A phase may be in parts, around a freeze. */
const begins = (brief: Brief, phase: number): number => firstDayOf(planOf(brief), phase);
const ends = (brief: Brief, phase: number): number => lastDayOf(planOf(brief), phase);

/** The first devices of the rollout are then read: in the pilot the old product is the active one, and the rules see nothing. */
const firstRead = (brief: Brief): number => begins(brief, 3) + AUDIT_DAYS;

/** A small or short rollout is over before what its rules would block has been read; in a medium one, the last devices have not been in audit for so long. */
export const endsInAudit = (brief: Brief): boolean => !brief.holds(LARGER) || firstRead(brief) > ends(brief, 3);

/** The day on which rules begin to block, where no device gets there before the last week, which is for closing; else empty. */
export function blocksLater(brief: Brief): string {
  const day = firstRead(brief);
  return endsInAudit(brief) && day > ends(brief, 4) - 7 ? formatDay(workingDayOnward(day, brief)) : "";
}

/** The device of the last wave has been in audit for as long; after acceptance it follows by the run book. */
export function lastBlocked(brief: Brief): string {
  const day = workingDayOnward(ends(brief, 3) + AUDIT_DAYS, brief);
  return `the last on ${formatDay(day)}${day > ends(brief, 4) ? " by the run book" : ""}`;
}

export function rulesEnforced(brief: Brief): string {
  const later = blocksLater(brief);
  return later
    ? `Three standard protection rules enforced, audit hits (event 1122) of the others explained or excluded, each device's block dated in the run book, the first on ${later}`
    : `Audit hits (event 1122) explained or excluded, rules enforced on each device with ${AUDIT_DAYS} days of audit, the others dated in the run book${endsInAudit(brief) ? "; the first two days attended" : ""}`;
}
