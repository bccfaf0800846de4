/** What may be left out of the work without breaking a requirement, in the order in which to cut, down to a budget. */

import { perBrief } from "#app/features/documents/brief/per-brief.ts";
import type { Content } from "#app/features/documents/content.ts";
import { ranges } from "#app/features/documents/numbered.ts";
import { chosenRows, say } from "#app/features/documents/pack.ts";
import type { Task } from "#app/features/documents/plan/tasks.ts";
import { clause, listed } from "#app/features/documents/words.ts";
import { wholeUnits } from "./budget.ts";
import { daysOf, servicesFor } from "./first-tasks.ts";
import { type Limit, limitOf } from "./limit.ts";

/** `decided`: what a decision leaves out, and by what, where no task is that alone. */
export type Cut = {
  tasks: readonly Task[];
  decided?: readonly [what: string, by: string];
  days: number;
  saved: number;
  lost: string;
};
/** `left`: the whole without them; `fits`: whether that is within the budget. */
export type Cuts = { cuts: readonly Cut[]; left: number; fits: boolean };

/** One table has room for so many beside the order and the sum. */
const MOST_CUTS = 4;

const partsOf = (title: string): string[] => title.split("; ").map((part) => part.toLowerCase());

/** Whether all that the task brings may be left out, and nothing of it was asked for. */
function isSpared({ title, carries = [], completes = [] }: Task, parts: readonly string[]): boolean {
  const isFree = carries.length === 0 && completes.length === 0;
  return isFree && partsOf(title).every((part) => parts.some((one) => part.startsWith(one)));
}

/** Whether a measure of one of the client's objectives rests on the task. */
function isMeasured({ title }: Task, { brief, pack }: Content): boolean {
  return chosenRows(pack.features, brief).some(
    ({ by, objectives }) =>
      brief.has("primary-objective", ...objectives) &&
      [by].flat().some((words) => title.toLowerCase().includes(words.toLowerCase())),
  );
}

/** Every cut that the plan allows. */
export function cutsOf(content: Content): Cut[] {
  const { brief, pack, tasks } = content;
  return chosenRows(pack.affordable.reductions, brief)
    .map(({ parts, lost }) => {
      const spared = tasks.filter((task) => isSpared(task, parts) && !isMeasured(task, content));
      const days = daysOf(spared);
      return { tasks: spared, days, saved: servicesFor(content, spared), lost: say(lost, brief) };
    })
    .filter(({ days }) => days > 0);
}

/** The cuts that a budget asks for, as far as they go; null where the whole is within it. */
export const cutsFor = perBrief((brief, content: Content): Cuts | null => {
  const limit = limitOf(brief, content.budget);
  return limit && limit.whole > limit.end ? downTo(limit, content) : null;
});

/** `D-03's HSM pair`, `software keys`: what one decision leaves out goes before any task. */
function decidedCut({ brief, budget, decisions, pack: { saving } }: Content): Cut[] {
  const spared = saving?.spared?.(brief);
  const saved = saving?.amount(brief, budget) ?? 0;
  if (!saving || !spared || saved <= 0) return [];
  const number = decisions.find(({ title }) => title === saving.decision)?.number;
  const { what, days, lost } = spared;
  const decided = [`${number}'s ${what}`, clause(saving.by)] as const;
  return [{ tasks: [], decided, days, saved: wholeUnits(saved), lost }];
}

/** `D-03's HSM pair, T-3.1 and T-4.1`. */
export const cutNames = (cuts: readonly Cut[]): string => {
  const tasks = cuts.flatMap((cut) => cut.tasks.map(({ id }) => id));
  const whats = cuts.flatMap(({ decided }) => decided?.[0] ?? []);
  return listed([...whats, ...(tasks.length > 0 ? ranges(tasks).split(", ") : [])]);
};

function downTo({ whole, end }: Limit, content: Content): Cuts {
  const all = [...decidedCut(content), ...cutsOf(content)];
  const enough = all.find(({ saved }) => whole - saved <= end); // one that does it alone spares the others
  const cuts: Cut[] = [];
  let left = whole;
  for (const cut of enough ? [enough] : all.slice(0, MOST_CUTS)) {
    if (left <= end) break;
    cuts.push(cut);
    left -= cut.saved;
  }
  return { cuts, left, fits: left <= end };
}
