/** The rows of a plan by phase, what each of them holds at least, and the days that this makes of the effort. */

import type { Brief } from "#app/features/documents/brief/brief.ts";
import { perBrief } from "#app/features/documents/brief/per-brief.ts";
import { type Effort, effortOf } from "#app/features/documents/effort/effort.ts";
import { filledUp } from "#app/features/documents/effort/filled.ts";
import { leastDays } from "#app/features/documents/effort/least-days.ts";
import { requestedWork, withCodes } from "#app/features/documents/effort/requested-work.ts";
import { ASSESSES, type Size } from "#app/features/documents/facts/effort.ts";
import { ASSESSMENT_TASKS, COMMON_TASKS, KICK_OFF } from "#app/features/documents/facts/work.ts";
import { chosenRows, count, type Pack, say, type TaskRow, type Work } from "#app/features/documents/pack.ts";
import { besideWaves } from "./courses.ts";
import { deadlineTasks } from "./deadline-tasks.ts";
import { type Plan, planOf } from "./plan.ts";
import { type Led, ledSo, steeringOf } from "./steering.ts";
import { graphOf, type Node } from "./task-graph.ts";
import { gathered, unitsHeld } from "./task-units.ts";

/** A row worth fewer units than this becomes part of another; small organisations plan in fewer, larger pieces. */
const LEAST_UNITS: Record<Size, number> = { small: 1.5, medium: 0.75, large: 0.75, enterprise: 0.75 };

type Phase = TaskRow["phase"];
/** Of a pack the plan reads the tasks alone, so that its other parts may ask when one of them is. */
export type Tasked = Pick<Pack, "tasks">;
export const PHASES: readonly Phase[] = [1, 2, 3, 4];

/** The days of the factors, and what the tasks hold beyond them; who goes beside a project is counted too, and may make it one that is led more closely. */
const workOf = perBrief((brief, pack: Tasked): { nodes: readonly (readonly Node[])[]; effort: Effort } => {
  const effort = effortOf(brief);
  const rows = rowsOf(brief, pack);
  const filled = (nodes: readonly (readonly Node[])[]) => filledUp(effort, nodes.map(heldBy));
  const alone = nodesOf(rows, brief, "seldom");
  const ledBy = (known: typeof alone) => ledSo(brief, filled(known));
  const led = ledBy(alone);
  const called = led === "seldom" ? alone : nodesOf(rows, brief, led);
  const nodes = led !== ledBy(called) ? nodesOf(rows, brief, "steered") : called; // its calls make it one of a hundred days
  return { nodes, effort: filled(nodes) };
});

/** The rows of each phase, gathered as the row of the effort table has days for them. */
export const phaseNodesOf = (brief: Brief, pack: Tasked) => workOf(brief, pack).nodes;
export const wholeEffortOf = (brief: Brief, pack: Tasked) => workOf(brief, pack).effort;

const heldBy = (nodes: readonly Node[]): number => unitsHeld(nodes.map(({ row }) => row));

/** The rows of each phase, without the one that goes on beside them. */
function rowsOf(brief: Brief, pack: Tasked): Work[][] {
  const plan = planOf(brief);
  const { unit } = effortOf(brief);
  const chosen = chosenRows(pack.tasks, brief);
  return PHASES.map((phase) =>
    rowsOfPhase(phase, brief, chosen, plan)
      .map((row) => worked(row, brief, unit))
      .filter(({ weight }) => weight > 0),
  );
}

function nodesOf(rows: readonly (readonly Work[])[], brief: Brief, led: Led): Node[][] {
  const { unit, phases } = effortOf(brief);
  return PHASES.map((phase, place) => {
    const all = withSteering(rows[place] ?? [], phase, brief, led);
    const units = (phases[place]?.likely ?? 0) / unit;
    return gathered(graphOf(all), units, LEAST_UNITS[brief.size]).map((node) => heldFor(node, brief, unit));
  });
}

/** What goes on beside the work stands last; of a steered project the kick-off is a few days then. */
function withSteering(rows: readonly Work[], phase: Phase, brief: Brief, led: Led): readonly Work[] {
  if (led === "seldom") return rows;
  const beside = worked(steeringOf(phase, planOf(brief), led), brief, effortOf(brief).unit);
  const isShort = ({ mark }: Work) => led === "steered" && mark === KICK_OFF;
  return [...rows.map((row) => (isShort(row) ? { ...row, weight: 0.5 } : row)), beside];
}

/** A task holds what its title names, as far as it takes no less at most. */
function heldFor(node: Node, { size }: Brief, unit: number): Node {
  const { row } = node;
  const named = Math.min(row.most, leastDays(row.title, size) / unit);
  return named > row.holds ? { ...node, row: { ...row, holds: named } } : node;
}

function worked(row: TaskRow, brief: Brief, unit: number): Work {
  const unitsIn = (days: number) => (days * 10) / unit;
  return {
    ...row,
    title: say(row.title, brief),
    deliverable: say(row.deliverable, brief),
    weight: count(row.weight, brief),
    holds: unitsIn(count(row.holds ?? 0, brief)),
    most: unitsIn(count(row.most ?? Infinity, brief)),
  };
}

function rowsOfPhase(phase: TaskRow["phase"], brief: Brief, chosen: readonly TaskRow[], plan: Plan): TaskRow[] {
  const own = chosen.filter((task) => task.phase === phase).map((task) => withCodes(task, brief));
  const all = brief.holds(ASSESSES) ? ASSESSMENT_TASKS : COMMON_TASKS;
  const common = chosenRows(
    all.filter((task) => task.phase === phase),
    brief,
  );
  if (phase === 1) {
    return [...common.slice(0, 2), ...deadlineTasks(plan, brief), ...own, ...common.slice(2)];
  }
  const first = common.filter(({ mark }) => mark === "training" || mark === "report");
  const pilot = phase === 2 ? own.filter(({ kind }) => kind === "pilot") : []; // after the controls that protect it
  const { ahead, beside } = requestedWork(phase, brief, chosen);
  const before = [
    ...first.flatMap((row) => besideWaves(row, brief)),
    ...ahead,
    ...own.filter((task) => !pilot.includes(task)),
    ...beside,
  ];
  return [...before, ...pilot, ...common.filter((task) => !first.includes(task))];
}
