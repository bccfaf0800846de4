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

/** On the last two weekends of the waves before the old tool goes. */
export function serversWhen(brief: Brief): string {
  const tasks = tasksOf(brief, { tasks: TASKS }).filter(({ phase }) => phase === 3);
  const waves = tasks.find(({ marks }) => marks.includes("waves"));
  const removal = tasks.find(({ title }) => /old tool decommissioned/i.test(title));
  const before = (removal?.from ?? Infinity) - 1;
  const saturdays = waves && isWeekly(brief) ? saturdaysOf({ ...waves, to: Math.min(waves.to, before) }, brief) : [];
  const first = saturdays.at(-2) ?? saturdays[0];
  return first === undefined
    ? "last, in their maintenance windows"
    : `at weekends from Saturday ${formatDay(first)}, before the old tool goes`;
}
