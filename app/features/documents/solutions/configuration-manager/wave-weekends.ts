/** When servers follow the waves, and from when a patch cycle is counted, by the dates of this plan. */

import type { Brief } from "#app/features/documents/brief/brief.ts";
import { isMonthly, isWeekly } from "#app/features/documents/brief/change-window.ts";
import { formatDay } from "#app/features/documents/dates.ts";
import { tasksOf } from "#app/features/documents/plan/tasks.ts";
import { saturdaysOf } from "#app/features/documents/plan/weekends.ts";
import { endsLater } from "./monthly.ts";
import { TASKS } from "./tasks.ts";

/** A ring's deadline of the month may lie before its devices have come, or after acceptance. */
export function firstCycle(brief: Brief): string {
  if (!isMonthly(brief)) return ", counted from each wave";
  return endsLater(brief) ? "" : ", started by go-live";
}

/** Two halves on one weekend take a day each. */
const bothDays = ({ servers: { plan } }: Brief): string => (plan > 1 ? " and the day after" : "");

/** On the last two weekends of the waves, or the only one, before the old tool goes. */
export function serversWhen(brief: Brief, tasks = TASKS, mark = "waves"): string {
  const waves = tasksOf(brief, { tasks }).find(({ marks }) => marks.includes(mark));
  const saturdays = waves && isWeekly(brief) ? saturdaysOf(waves, brief) : [];
  const first = saturdays.at(-2) ?? saturdays[0];
  if (first === undefined) return "last, in their maintenance windows";
  return saturdays.length === 1
    ? `on Saturday ${formatDay(first)}${bothDays(brief)}, before the old tool goes`
    : `at weekends from Saturday ${formatDay(first)}, before the old tool goes`;
}
