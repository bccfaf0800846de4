/** The work of an option beside that of the first one, task by task: what stays, is shortened or falls away, and what comes with the option. */

import type { Brief } from "#app/features/documents/brief/brief.ts";
import { split } from "#app/features/documents/effort/shares.ts";
import type { OptionTasks } from "#app/features/documents/options/option-row.ts";
import { count, say } from "#app/features/documents/pack.ts";
import { PHASES } from "#app/features/documents/plan/task-rows.ts";
import type { Task } from "#app/features/documents/plan/tasks.ts";

/** Of the first option's tasks: their days there and here, in tenths. */
export type Kept = { ids: readonly string[]; before: number; days: number };
export type PhaseBeside = {
  stays: Kept;
  shortened: Kept;
  falls: Kept;
  own: readonly { title: string; days: number }[];
};
export type WorkBeside = { phases: readonly PhaseBeside[]; days: number };

type Left = { task: Task; days: number };
type Given = { tasks: readonly Task[]; unit: number; brief: Brief };

/** `fixed`: the days of the option where they follow from something else; what comes with it takes what they leave, or what stays is shortened to what they hold. */
export function workBeside(tasks: OptionTasks, given: Given, fixed?: number): WorkBeside {
  const left = given.tasks.map((task): Left => ({ task, days: leftOf(task, tasks.changes, given) }));
  const own = ownOf(tasks, given);
  const phases = PHASES.map((phase): PhaseBeside => {
    const inPhase = left.filter(({ task }) => task.phase === phase);
    return {
      stays: keptOf(inPhase.filter(({ task, days }) => days === task.days)),
      shortened: keptOf(inPhase.filter(({ task, days }) => days > 0 && days < task.days)),
      falls: keptOf(inPhase.filter(({ task, days }) => days === 0 && task.days > 0)),
      own: own.filter((row) => row.phase === phase),
    };
  });
  const fitted = fixed === undefined ? phases : fittedTo(fixed, phases, given.unit);
  const days = daysByPhase({ phases: fitted }).reduce((sum, each) => sum + each, 0);
  return { phases: fitted, days };
}

function ownOf({ adds }: OptionTasks, { brief, unit }: Given) {
  return adds
    .map(({ phase, title, days }) => ({
      phase,
      title: say(title, brief),
      days: Math.round((count(days, brief) * 10) / unit) * unit,
    }))
    .filter(({ days }) => days > 0);
}

function fittedTo(fixed: number, phases: readonly PhaseBeside[], unit: number): PhaseBeside[] {
  const kept = phases.flatMap(({ stays, shortened }) => [stays.days, shortened.days]);
  const own = phases.flatMap((phase) => phase.own.map(({ days }) => days));
  const sum = (parts: readonly number[]) => parts.reduce((all, part) => all + part, 0);
  const shared = (days: number, parts: readonly number[]) => split(days / unit, parts).map((units) => units * unit);
  const isLonger = own.length > 0 && fixed - sum(kept) >= sum(own);
  const owns = isLonger ? shared(fixed - sum(kept), own) : [...own];
  const keeps = isLonger ? kept : shared(Math.max(0, fixed - sum(own)), kept);
  return phases.map(({ stays, shortened, falls, own: rows }, place) => ({
    falls,
    stays: { ...stays, days: keeps[2 * place] ?? 0 },
    shortened: { ...shortened, days: keeps[2 * place + 1] ?? 0 },
    own: rows.map((row) => ({ ...row, days: owns.shift() ?? row.days })),
  }));
}

/** A task may be several rows in one: each of its parts has the same share of its days. What is left of it takes a unit at least. */
function leftOf({ title, days }: Task, changes: OptionTasks["changes"], { unit, brief }: Given): number {
  const parts = title.split("; ").map((part) => {
    const found = changes.find(([words]) => part.toLowerCase().includes(words.toLowerCase()));
    return found ? count(found[1], brief) : WHOLE;
  });
  const percent = parts.reduce((sum, part) => sum + part, 0) / parts.length;
  return percent === 0 ? 0 : Math.min(days, Math.max(unit, Math.round((days * percent) / WHOLE / unit) * unit));
}

const WHOLE = 100;

function keptOf(left: readonly Left[]): Kept {
  return {
    ids: left.map(({ task }) => task.id),
    before: left.reduce((sum, { task }) => sum + task.days, 0),
    days: left.reduce((sum, { days }) => sum + days, 0),
  };
}

/** Tenths of a day by phase. */
export const daysByPhase = ({ phases }: Pick<WorkBeside, "phases">): number[] =>
  phases.map(({ stays, shortened, own }) => own.reduce((sum, { days }) => sum + days, stays.days + shortened.days));
