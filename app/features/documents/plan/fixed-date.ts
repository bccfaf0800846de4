/** The day that was given as fixed, beside the end of the plan, and what its reason makes us ask for. */

import type { Brief } from "#app/features/documents/brief/brief.ts";
import { dayOfIso, type IsoDate } from "#app/features/documents/dates.ts";
import { plural } from "#app/features/documents/words.ts";
import { type Freeze, isFrozen } from "./freezes.ts";
import type { Plan } from "./plan.ts";

/** The fixed date, or null where none was given or nobody knows it. */
export function fixedDay(brief: Brief): number | null {
  const value = brief.known("deadline");
  return value ? dayOfIso(value as IsoDate) : null; // checked as a day when it was given
}

/** Whole weeks of work from the start that end on a Friday by the day. */
export function weeksUntil(day: number, start: number): number {
  return Math.max(0, Math.floor((day - start + 3) / 7));
}

/** The weeks before the day, the last of them one in which somebody can accept the work. */
export function openWeeksUntil(day: number | null, start: number, freezes: readonly Freeze[]): number | null {
  if (day === null) return null;
  const absences = freezes.filter(({ absence }) => absence);
  let weeks = weeksUntil(day, start);
  while (weeks > 0 && isFrozen(start + (weeks - 1) * 7, absences)) weeks -= 1;
  return weeks;
}

/** `58 days after the fixed date, which falls into phase 2`, where the plan ends after it; else null. */
export function lateness(brief: Brief, { end, start, phases, gates }: Plan): string | null {
  const day = fixedDay(brief);
  if (day === null || day >= end) return null;
  const phase = phases.findLast(({ firstDay }) => firstDay <= day);
  const place = !phase || day < start ? "falls before its first day" : placeIn(phase, day, { phases, gates });
  return `${spanOf(end - day)} after the fixed date, which ${place}`;
}

const ROLLED_OUT = "Go-live";

/** A day at the weekend after a phase leaves that phase its whole time; after the rollout only handover is late. */
function placeIn(
  { number, lastDay }: Plan["phases"][number],
  day: number,
  { phases, gates }: Pick<Plan, "phases" | "gates">,
): string {
  const goesOn = phases.some((phase) => phase.number === number && phase.firstDay > day); // the rollout after the window
  if (day >= lastDay && !goesOn) return `leaves time for ${number === 1 ? "phase 1" : `phases 1 to ${number}`}`;
  const isRolledOut = gates[number - 2]?.gate === ROLLED_OUT;
  return `falls into phase ${number}${isRolledOut ? ", after go-live" : ""}`;
}

/** Between two days that are both in the document, exactly: `5 weeks`, and `34 days`. */
export function spanOf(days: number): string {
  return days % 7 === 0 ? plural(days / 7, "week") : plural(days, "day");
}

const ASKED: Partial<Record<string, string>> = {
  audit: "What the audit or law behind the fixed date requires, of which systems, and what it accepts as evidence",
  contract: "Contract or lease behind the fixed date: notice period, cost of one more month",
  support: "Product behind the fixed date, and the systems still running it",
  merger: "Day-one list: what must work on the first day of the merger, sale or move",
  budget: "What must be ordered or invoiced before the financial year ends",
};

const WHY = "Reason for the fixed date, and what must work by it";

/** Reasons that say what must be there by the date, and so what is ordered. */
const SET_SCOPE = ["audit", "merger"];

/** Whether an order signed without what is asked for because of the date would leave date or scope open; a reason that nobody gave may do so. */
export function decidesOrder(brief: Brief): boolean {
  const reason = brief.known("deadline-reason");
  return fixedDay(brief) === null ? reason !== null : reason === null || SET_SCOPE.includes(reason);
}

/** What is asked for because of the date: itself where only its reason is known, and what the reason turns on. */
export function askedForDate(brief: Brief): string[] {
  const reason = brief.known("deadline-reason");
  if (reason === null) return fixedDay(brief) !== null && brief.detail("deadline-reason") === null ? [WHY] : [];
  const own = ASKED[reason] ?? "";
  if (fixedDay(brief) !== null) return own ? [own] : [];
  if (reason === "contract") return [own.replace(": ", ": last day, ")]; // which is the date
  return own ? ["The deadline itself", own] : ["The deadline itself"];
}
