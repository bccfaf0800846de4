/** When a decision of the design is due, and what needs it: the work, the order, or a date that nobody moves. */

import type { Content } from "#app/features/documents/content.ts";
import { say } from "#app/features/documents/pack.ts";
import { gateDay, orderDay, workingDayBefore } from "#app/features/documents/plan/plan.ts";
import { firstDecisionDay, startDay } from "#app/features/documents/plan/sponsor-days.ts";
import { mondayOf } from "#app/features/documents/working-days.ts";
import type { DatedDecision } from "./deadline-decision.ts";

export const ORDER = "the order";
export const THE_DEADLINE = "the deadline";
const FIRST_WEEK = "the first week";

/** What a task needs is bought before it: planning assumption. */
const BUYING_DAYS = 7;

/** The day and what needs it: its own date, the task that acts on it, or the gate whose work yields what it rests on. */
export function dueOf(
  { day, due, before }: DatedDecision,
  { brief, plan, tasks }: Pick<Content, "brief" | "plan" | "tasks">,
) {
  const mark = before && say(before, brief);
  if (due === "first") return { day: firstDecisionDay(brief), needed: THE_DEADLINE };
  if (due === "start") return { day: startDay(brief), needed: FIRST_WEEK };
  const gate = due && plan.gates[due === "design" ? 0 : 1]?.gate;
  if (day !== undefined) return { day, needed: THE_DEADLINE };
  const acting = mark ? tasks.filter(({ marks }) => marks.includes(mark)) : [];
  const [first] = acting.toSorted((a, b) => a.from - b.from);
  if (first) {
    const monday = mondayOf(plan, first.from);
    return { day: workingDayBefore(monday - 3 - (first.from > 2 ? BUYING_DAYS : 0), brief), needed: first.id };
  }
  return { day: due && gateDay(plan, due), needed: gate ?? ORDER };
}

/** When the way out of a family of products is decided: a risk warns no later. Null where no decision is taken on it. */
export function decidedOn(
  family: string,
  { decisions, brief, plan, tasks }: Pick<Content, "brief" | "plan" | "tasks" | "decisions">,
): number | null {
  const days = decisions
    .filter(({ decides }) => decides?.includes(family))
    .map((row) => dueOf(row, { brief, plan, tasks }).day ?? orderDay(brief));
  return days.length > 0 ? Math.min(...days) : null;
}
