/** When the client's sponsor is named, when what the order rests on is decided, and what waits for no design. */

import type { Brief } from "#app/features/documents/brief/brief.ts";
import { endOfWeek } from "#app/features/documents/working-days.ts";
import { gateDay, orderDay, planOf, workingDayAfter, workingDayBefore, workingDayOnward } from "./plan.ts";

/** Working days after the date of the document on which the sponsor is named, usually and at least, and those left for a decision after it. */
const SPONSOR = { usual: 6, least: 3, reads: 3 };
const A_WEEK = 5;

/** The day on which the sponsor is named: some days before the first decision, as far as there are any. */
export function daySponsorIsNamed(brief: Brief, decision: number): number {
  let count = SPONSOR.usual;
  while (count > SPONSOR.least && workingDayAfter(brief, count + SPONSOR.reads) > decision) count -= 1;
  const before = workingDayBefore(decision - 1, brief);
  return Math.min(workingDayAfter(brief, count), before > brief.today ? before : decision);
}

/** Nobody decides on the day on which people come back from their holidays. */
const BACK = { away: 7, days: 2 };

/** What the order rests on is decided a week after the sponsor is named, or the day after where the order follows at once. */
export function firstDecisionDay(brief: Brief): number {
  const order = orderDay(brief);
  const first = workingDayAfter(brief, SPONSOR.usual + A_WEEK);
  const isBack = first - workingDayBefore(first - 1, brief) > BACK.away;
  const inPeace = isBack ? workingDayAfter(brief, SPONSOR.usual + A_WEEK + BACK.days) : first;
  return inPeace < order ? inPeace : Math.min(workingDayAfter(brief, SPONSOR.usual + 1), order);
}

/** Working days for whoever tells users before it closes what they use. */
const TOLD = 2;

/** What is decided on at once is closed by then. */
export function closedDay(brief: Brief): number {
  let day = firstDecisionDay(brief);
  for (let count = 0; count < TOLD; count += 1) day = workingDayOnward(day + 1, brief);
  return day;
}

/** What gets no updates any more is decided on in the first week, from the client's own list. */
export function startDay(brief: Brief): number {
  const plan = planOf(brief);
  return Math.min(workingDayBefore(endOfWeek(plan, 1), brief), gateDay(plan, "design"));
}
