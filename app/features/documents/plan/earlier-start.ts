/** The start with which a plan would meet the fixed date that it misses. */

import type { Brief } from "#app/features/documents/brief/brief.ts";
import { perBrief } from "#app/features/documents/brief/per-brief.ts";
import { endOfWeek } from "#app/features/documents/working-days.ts";
import { fixedDay } from "./fixed-date.ts";
import { freezesBetween } from "./freezes.ts";
import { orderDay, planOf, workingDayAfter, workingDayBefore } from "./plan.ts";
import { firstDecisionDay } from "./sponsor-days.ts";

/** The Monday of the first week, the weeks from there, and the day by which the order, with people and access after it, is then signed. */
export type EarlierStart = { start: number; weeks: number; order: number };

/** Working days in which a sponsor is named and reads what is to be signed. */
const LEAST_DAYS = 6;

/** The latest one with as many weeks and no freeze in the way, or with the least that the work needs; null where the plan is in time, or the order would come too soon. */
export const earlierStart = perBrief((brief): EarlierStart | null => {
  const { end, weeks, minimumWeeks } = planOf(brief);
  const day = fixedDay(brief);
  if (day === null || day >= end) return null;
  return startWith(brief, weeks, day) ?? startWith(brief, minimumWeeks, day);
});

function startWith(brief: Brief, weeks: number, day: number): EarlierStart | null {
  const { start, country } = planOf(brief);
  const sooner = start - Math.ceil((start + weeks * 7 - 3 - day) / 7) * 7;
  const end = endOfWeek({ start: sooner, country }, weeks);
  const order = workingDayBefore(orderDay(brief) - (start - sooner), brief);
  const isHeld = sooner >= start || end > day || freezesBetween(brief, sooner, end).length > 0;
  return !isHeld && order >= workingDayAfter(brief, LEAST_DAYS) ? { start: sooner, weeks, order } : null;
}

/** When date, scope or an earlier start is decided: before the order, the earlier one where that is offered. */
export function dateDecisionDay(brief: Brief): number {
  return Math.min(firstDecisionDay(brief), earlierStart(brief)?.order ?? Infinity);
}
