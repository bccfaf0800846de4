/** The figure of the plan: bars of weeks for phases, the critical path, gates and freezes. */

import { ranges } from "#app/features/documents/numbered.ts";
import type { Plan } from "#app/features/documents/plan/plan.ts";
import type { Task } from "#app/features/documents/plan/tasks.ts";
import type { GanttBar } from "#app/features/documents/tree/tree.ts";

const DAYS = 7;

type Planned = { plan: Plan; tasks: readonly Task[] };

/** Phases, then the critical path through them, the gates at their ends, and the freezes inside the plan: in weeks, whose dates stand in the table. */
export function barsOf({ plan: { phases, gates, freezes, start, weeks }, tasks }: Planned): GanttBar[] {
  return [
    ...phases.map(({ number, title, start: from, end }): GanttBar => {
      return { label: `${number} ${title}`, start: from, end, dates: weeksText(from, end) };
    }),
    ...(hasPath(tasks, phases)
      ? gates.flatMap((_, index) => criticalBar(tasks.filter(({ phase }) => phase === index + 1)))
      : []),
    ...gates.flatMap(({ gate: label }, index): GanttBar[] => {
      const last = phases.filter(({ number }) => number === index + 1).slice(-1);
      return last.map(({ end }) => ({ kind: "gate", label, start: end - 1, end, dates: `week ${end}` }));
    }),
    ...freezes.map(({ from, to, reason }): GanttBar => {
      const first = Math.max(0, Math.floor((from + 2 - start) / DAYS)); // one that begins at a weekend takes nothing of that week
      const end = Math.min(weeks, Math.floor((to - start) / DAYS) + 1);
      return { kind: "freeze", label: `Freeze: ${reason}`, start: first, end, dates: weeksText(first, end) };
    }),
  ];
}

/** Where not one task in ten can slip, neither a column of noughts nor a path through all the others tells anything. */
export const haveFloat = (tasks: readonly Task[]): boolean =>
  tasks.filter(({ float }) => (float ?? 0) > 0).length * 10 > tasks.length;

/** A path leads through every week: where all wait for a delivery or for the end of a freeze there is none to be drawn. */
export function hasPath(tasks: readonly Task[], phases: Plan["phases"]): boolean {
  const critical = tasks.filter(({ float }) => float === 0);
  return haveFloat(tasks) && phases.every(({ number, start, end }) => covers(critical, number, { start, end }));
}

function covers(critical: readonly Task[], number: number, { start, end }: { start: number; end: number }): boolean {
  const own = critical.filter(({ phase }) => phase === number);
  const weeks = Array.from({ length: end - start }, (_, index) => start + index + 1);
  return weeks.every((week) => own.some(({ from, to }) => from <= week && week <= to));
}

/** The longest way through the tasks of a phase: each of its days moves the gate. */
function criticalBar(tasks: readonly Task[]): GanttBar[] {
  const chain = tasks.filter(({ float }) => float === 0);
  const [first] = chain;
  if (!first) return [];
  const start = Math.min(...chain.map(({ from }) => from)) - 1;
  const end = Math.max(...chain.map(({ to }) => to));
  const dates = ranges(chain.map(({ id }) => id));
  return [{ kind: "critical", label: `Critical path, phase ${first.phase}`, start, end, dates }];
}

export function weeksText(start: number, end: number): string {
  return end - start === 1 ? `${end} (1 week)` : `${start + 1}–${end} (${end - start} weeks)`;
}
