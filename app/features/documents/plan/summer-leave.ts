/** The weeks of work with people that fall into the customary summer leave of the client's country. */

import type { Brief } from "#app/features/documents/brief/brief.ts";
import { isoOfDay } from "#app/features/documents/dates.ts";
import { ASSESSES } from "#app/features/documents/facts/effort.ts";
import { HOLIDAYS } from "#app/features/documents/facts/holidays.ts";
import { SUMMER_LEAVE } from "#app/features/documents/facts/regulations.ts";
import { isFrozen, isThere, stopping, weeksOfPhase } from "./freezes.ts";
import type { Plan } from "./plan.ts";

/** The phase in which people are heard, or in which their work changes. */
const HEARD = 2;
const CHANGED = 3;
/** In weeks. */
const LONGEST_LEAVE = 8;

/** Who stands in for those who are away; null where none of it is done then, or the freezes and school holidays say so already. */
export function leaveText(brief: Brief, plan: Plan): string | null {
  const { country } = brief.client;
  if (!country || !HOLIDAYS[country] || brief.has("industry", "education")) return null;
  const assesses = brief.holds(ASSESSES);
  const absences = stopping("rollout", plan.freezes);
  const all = weeksOfPhase(plan.phases, assesses ? HEARD : CHANGED).filter((week) => {
    const monday = plan.start + week * 7;
    return isOnLeave(monday, brief) && !isFrozen(monday, absences);
  });
  const weeks = all.filter((week) => week - (all[0] ?? 0) < LONGEST_LEAVE); // of more summers the first
  const [first, last] = [(weeks[0] ?? 0) + 1, (weeks.at(-1) ?? 0) + 1];
  if (weeks.length === 0) return null;
  const fall = first === last ? `Week ${first} falls` : `Weeks ${first} to ${last} fall`;
  const named = assesses
    ? "whoever is to be heard then names a deputy"
    : "each wave names a deputy for its go/no-go, and people away follow in a later one";
  return `${fall} into the usual summer leave: ${named}.`;
}

function isOnLeave(monday: number, brief: Brief): boolean {
  const date = isoOfDay(monday).slice(5);
  return SUMMER_LEAVE.some((row) => isThere(row, brief) && date >= row.from && date <= row.to);
}
