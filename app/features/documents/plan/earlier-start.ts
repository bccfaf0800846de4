/** The start with which a plan would meet the fixed date that it misses. */

import type { Brief } from "#app/features/documents/brief/brief.ts";
import { perBrief } from "#app/features/documents/brief/per-brief.ts";
import { endOfWeek } from "#app/features/documents/working-days.ts";
import { fixedDay } from "./fixed-date.ts";
import { freezesBetween } from "./freezes.ts";
import { orderDay, planOf, workingDayAfter, workingDayBefore } from "./plan.ts";
import { firstDecisionDay } from "./sponsor-days.ts";

/** The Monday of the first week, and the day by which the order, with people and access after it, is then signed. */
export type EarlierStart = { start: number; order: number };

/** Working days in which a sponsor is named and reads what is to be signed. */
const LEAST_DAYS = 6;

/** The latest one with as many weeks and no freeze in the way; null where the plan is in time, or the order would come too soon. */
export const earlierStart = perBrief((brief): EarlierStart | null => {
  const { start, end, weeks, country } = planOf(brief);
  const day = fixedDay(brief);
  if (day === null || day >= end) return null;
  const sooner = start - Math.ceil((end - day) / 7) * 7;
  const order = workingDayBefore(orderDay(brief) - (start - sooner), brief);
  const isHeld = freezesBetween(brief, sooner, end).length > 0;
  const isMet = endOfWeek({ start: sooner, country }, weeks) <= day;
  return isMet && !isHeld && order >= workingDayAfter(brief, LEAST_DAYS) ? { start: sooner, order } : null;
});

/** When date, scope or an earlier start is decided: before the order, the earlier one where that is offered. */
export function dateDecisionDay(brief: Brief): number {
  return Math.min(firstDecisionDay(brief), earlierStart(brief)?.order ?? Infinity);
}
