/** Smaller scopes, in tasks of the plan: what ends by a date, and what a budget pays for. */

import type { Content } from "#app/features/documents/content.ts";
import { ASSESSES } from "#app/features/documents/facts/effort.ts";
import type { Currency } from "#app/features/documents/facts/exchange.ts";
import { isSteering } from "#app/features/documents/facts/work.ts";
import { ranges } from "#app/features/documents/numbered.ts";
import { ORDER, type Task } from "#app/features/documents/plan/tasks.ts";
import { listed } from "#app/features/documents/words.ts";
import { endOfWeek } from "#app/features/documents/working-days.ts";
import { formatAmount, wholeUnits, workOf } from "./budget.ts";
import { daysInWords } from "./estimates.ts";
import { limitOf } from "./limit.ts";

/** What tasks cost, with contingency. */
export function servicesFor({ budget }: Content, tasks: readonly Task[]): number {
  return wholeUnits(workOf(tasks, budget.rates).cost.likely * (1 + budget.contingencyPercent / 100));
}

/** `T-1.1 to T-1.9 and T-2.2, 61 days, EUR 58,944 of services with contingency`; the rows beside phases that have begun go with their tasks. */
export function pricedText(content: Content, tasks: readonly Task[]): string {
  return `${namesOf(tasks)}, ${daysAndCost(content, tasks)}`;
}

/** `T-1.1 to T-1.4 and T-1.9`. */
export const namesOf = (tasks: readonly Task[]): string => listed(ranges(tasks.map(({ id }) => id)).split(", "));

/** Tenths of a day. */
export const daysOf = (tasks: readonly Task[]): number => tasks.reduce((sum, { days }) => sum + days, 0);

function daysAndCost(content: Content, tasks: readonly Task[]): string {
  const cost = formatAmount(servicesFor(content, tasks), content.budget.rates.currency);
  return `${daysInWords(daysOf(tasks))}, ${cost} of services with contingency`;
}

/** What is bought once, by currency, beside a scope that reaches beyond the design: not what only other tasks name as their work. */
export function boughtWith({ budget, tasks: all }: Content, tasks: readonly Task[]): Map<Currency, number> {
  const isNeeded = (requirement: string): boolean => {
    const named = all.filter(({ title }) => title.toLowerCase().includes(requirement.toLowerCase()));
    return named.length === 0 || named.some((task) => tasks.includes(task));
  };
  const sums = new Map<Currency, number>();
  if (!tasks.some(({ phase }) => phase > 1)) return sums;
  for (const { kind, amount, price, owned, requirement } of budget.lines)
    if (kind === "one-off" && amount && price && !owned && isNeeded(requirement))
      sums.set(price.currency, (sums.get(price.currency) ?? 0) + amount.likely);
  return sums;
}

/** With the project management of their phases. */
function withSteering({ tasks }: Content, own: readonly Task[]): Task[] {
  const phases = new Set(own.map(({ phase }) => phase));
  return tasks.filter((task) => own.includes(task) || (isSteering(task) && phases.has(task.phase)));
}

/** What ends by the day, but for orders that only later tasks await; null where that is nothing, or the whole. */
export function endedBy(content: Content, day: number): Task[] | null {
  const { plan, tasks } = content;
  const ended = tasks.filter((task) => !isSteering(task) && endOfWeek(plan, task.to) <= day);
  const isForLater = ({ id, marks }: Task) => {
    const awaiting = tasks.filter(({ after }) => after.some((code) => code.startsWith(`${id} + `)));
    return marks.includes(ORDER) && awaiting.length > 0 && !awaiting.some((task) => ended.includes(task));
  };
  const own = ended.filter((task) => !isForLater(task));
  const all = withSteering(content, own);
  return own.length === 0 || all.length === tasks.length ? null : all;
}

/** Ordered alone it buys nothing: what is ordered in it waits with the work that needs it. */
export const phaseOne = ({ tasks }: Content): Task[] =>
  tasks.filter(({ phase, marks }) => phase === 1 && !marks.includes(ORDER));

/** Even the first phase costs more than the stated budget, which pays for some of its tasks. */
export function isPhaseOneBeyond(content: Content): boolean {
  const limit = limitOf(content.brief, content.budget);
  return limit !== null && servicesFor(content, phaseOne(content)) > limit.end;
}

/** `phase 1 alone, 9 days, EUR 9,000 of services with contingency`: what may be ordered while a date is unknown; null where a part has no report. */
export function phaseOneText(content: Content): string | null {
  if (content.brief.holds(ASSESSES)) return null;
  return isPhaseOneBeyond(content)
    ? "only what the budget pays for"
    : `phase 1 alone, ${daysAndCost(content, phaseOne(content))}`;
}

/** What a sum leaves for after phase 1: tasks that set a stated requirement and await nothing else of their phase. */
export function settingWithin(content: Content, sum: number): Task[] {
  const gate = content.plan.gates[0]?.gate;
  const able = content.tasks.filter(
    ({ phase, carries = [], marks, after }) =>
      phase === 2 && carries.length > 0 && !marks.includes(ORDER) && after.every((one) => one === gate),
  );
  const taken: Task[] = [];
  for (const task of able) if (servicesFor(content, [...phaseOne(content), ...taken, task]) <= sum) taken.push(task);
  return taken;
}

/** Fewer prove nothing that the rest could be priced by. */
const LEAST_TASKS = 3;

/** The first tasks of phase 1 that a sum pays for, without what is ordered in them and what waits for that. */
export function paidBy(content: Content, sum: number): Task[] | null {
  const free: Task[] = [];
  const isOrdered = (code: string) => !code.startsWith("T-") || free.some(({ id }) => id === code);
  for (const task of content.tasks)
    if (task.phase === 1 && !isSteering(task) && !task.marks.includes(ORDER) && task.after.every(isOrdered))
      free.push(task);
  for (let count = free.length; count >= LEAST_TASKS; count -= 1) {
    const paid = withSteering(content, free.slice(0, count));
    if (servicesFor(content, paid) <= sum) return paid;
  }
  return null;
}
