/** The work breakdown: common tasks, those of the solution, and one for each requirement and integration, with days, weeks and cost. */

import type { Brief } from "#app/features/documents/brief/brief.ts";
import { perBrief } from "#app/features/documents/brief/per-brief.ts";
import type { Effort } from "#app/features/documents/effort/effort.ts";
import { split } from "#app/features/documents/effort/shares.ts";
import {
  isSteering,
  KICK_OFF,
  RACI,
  RACI_ROLES,
  RACI_ROLES_SMALL,
  RACI_SMALL,
  SMALL_CLIENT,
  STEERING,
} from "#app/features/documents/facts/work.ts";
import { count, type TaskRow, type Work as WorkRow } from "#app/features/documents/pack.ts";
import { DEADLINE } from "./deadline-tasks.ts";
import { dueWeek } from "./due-weeks.ts";
import { type Freeze, isFrozen, stoppedAs, stopping } from "./freezes.ts";
import type { Work } from "./placing.ts";
import { type Plan, planOf } from "./plan.ts";
import { awaited, floatsOf, type Node } from "./task-graph.ts";
import { PHASES, phaseNodesOf, type Tasked, wholeEffortOf } from "./task-rows.ts";
import { unitsOf } from "./task-units.ts";
import { PILOT_WEEKS, weeksOf } from "./task-weeks.ts";

export type Task = Omit<WorkRow, "waits" | "least" | "mark" | "holds" | "most"> & {
  id: string;
  /** The names by which rows of the pack call it. */
  marks: readonly string[];
  /** What must be finished before it begins: tasks, the last one with the weeks of a delivery where it waits for one, or the gate. */
  after: readonly string[];
  /** Weeks by which it may end later without moving the gate; null for what goes on beside all of them or has a date of its own. */
  float: number | null;
  /** Tenths of a day: low, likely and high. */
  lowDays: number;
  days: number;
  highDays: number;
  /** Weeks from the start of the project, `to` inclusive, counted from 1. */
  from: number;
  to: number;
};

type Unfloated = Omit<Task, "float">;

/** An order is called so by its mark. */
export const ORDER = "order";
/** By that mark the client's own people do it, beside the consultant. */
export const OWN_STAFF = "own-staff";
export const tasksOf = perBrief((brief, pack: Tasked): readonly Task[] => {
  const plan = planOf(brief);
  const effort = wholeEffortOf(brief, pack);
  const tasks: Unfloated[] = [];
  for (const [place, nodes] of phaseNodesOf(brief, pack).entries()) {
    tasks.push(...tasksOfPhase(nodes, PHASES[place] ?? 1, { brief, plan, effort, before: tasks }));
  }
  return withFloats(tasks, plan);
});

/** Decided by a day of its own, taught before each wave, or placed in its week, since a supplier may quote more than the least weeks. */
const DATED = [DEADLINE, "courses", ORDER];

const wordsOf = ({ title, deliverable }: Pick<Task, "title" | "deliverable">): string => `${title}; ${deliverable}`;

/** What goes on beside the work of a phase has none, nor what is decided by a date of its own or done before a freeze. */
function withFloats(tasks: readonly Unfloated[], plan: Plan): Task[] {
  const felt = plan.freezes.filter(({ absence }) => !absence);
  const isBefore = (task: Unfloated) => isFrozen(plan.start + task.to * 7, stopping(stoppedAs(task), felt));
  const isDated = (task: Unfloated) => DATED.some((mark) => task.marks.includes(mark)) || isBefore(task);
  const floats = new Map<string, number | null>();
  for (const phase of PHASES) {
    const own = tasks
      .filter((task) => task.phase === phase && !isSteering(task))
      .map((task) => ({ ...task, due: dueWeek(wordsOf(task), plan.start) }));
    const free = floatsOf(own, tasks);
    const planned = own.map((task, place) => ({ ...task, held: (free[place] ?? 0) > 0 && isDated(task) }));
    const left = floatsOf(planned, tasks);
    for (const [place, { id, held }] of planned.entries()) floats.set(id, held ? null : (left[place] ?? 0));
  }
  return tasks.map((task) => Object.assign(task, { float: floats.get(task.id) ?? null })); // nobody else has them yet
}

/** What the low estimate leaves away, in proportion to the days of each role, and of its tasks as far as each keeps one. */
function fewerByRole(fewer: number, units: readonly number[], nodes: readonly Node[]): number[] {
  const less = units.map(() => 0);
  const roles = [...Map.groupBy(units.keys(), (place) => nodes[place]?.row.role)].map(([, places]) => places);
  const sumOf = (places: readonly number[]) => places.reduce((sum, place) => sum + (units[place] ?? 0), 0);
  const shares = split(fewer, roles.map(sumOf));
  for (const [index, places] of roles.entries()) {
    const own = places.map((place) => units[place] ?? 0);
    const above = own.map((one) => Math.max(0, one - 1));
    const share = shares[index] ?? 0;
    const parts = split(share, above.reduce((sum, one) => sum + one, 0) < share ? own : above);
    for (const [at, place] of places.entries()) less[place] = parts[at] ?? 0;
  }
  return less;
}

/** Whole units for each row; what low and high differ by is shared in proportion, and low leaves each its least as far as it goes, the kick-off before all. */
function daysOf(nodes: readonly Node[], phase: number, { phases, unit }: Effort) {
  const { low, likely, high } = phases[phase - 1] ?? { low: 0, likely: 0, high: 0 };
  const days = unitsOf(
    likely / unit,
    nodes.map(({ row }) => row),
  );
  const spared = days.map((units, place) => (nodes[place]?.row.mark === KICK_OFF ? units / 100 : units));
  const less = fewerByRole((likely - low) / unit, spared, nodes);
  const more = split((high - likely) / unit, days);
  return {
    lowDays: days.map((units, place) => (units - (less[place] ?? 0)) * unit),
    days: days.map((units) => units * unit),
    highDays: days.map((units, place) => (units + (more[place] ?? 0)) * unit),
  };
}

/** Done before what may run beside it: what is delivered or decided later, measured from then on, or taught before it is used. */
const FIRST = [ORDER, DEADLINE, "load", "training", "courses", "detection"];

/** `earliest` by the week in which what was ordered has come, from the start of the project. */
function worksOf(
  nodes: readonly Node[],
  days: readonly number[],
  orders: readonly (Unfloated | undefined)[],
  brief: Brief,
): Work[] {
  return nodes.map(({ row, before }, place) => ({
    kind: stoppedAs(row),
    days: days[place] ?? 0,
    before,
    least: count(row.least ?? (row.kind === "pilot" ? PILOT_WEEKS : 0), brief),
    isKept: row.goesOn ?? false,
    isFirst: FIRST.includes(row.mark ?? ""),
    earliest: (orders[place]?.to ?? 0) + (row.lead ?? 0),
  }));
}

type Given = { brief: Brief; plan: Plan; effort: Effort; before: readonly Unfloated[] };

function tasksOfPhase(
  nodes: readonly Node[],
  phase: TaskRow["phase"],
  { brief, plan, effort, before }: Given,
): Unfloated[] {
  const { lowDays, days, highDays } = daysOf(nodes, phase, effort);
  const parts = plan.phases.filter(({ number }) => number === phase);
  const first = parts[0]?.start ?? 0;
  const last = parts.at(-1)?.end ?? first;
  const isBeside = (place: number) => nodes[place]?.row.mark === STEERING.mark;
  const orders = nodes.map(({ row }) => (row.lead ? before.find(({ marks }) => marks.includes(ORDER)) : undefined));
  const works = worksOf(nodes, days, orders, brief).map((work) => ({
    ...work,
    earliest: Math.max(0, work.earliest - first),
  }));
  const spans = weeksOf(
    works.filter((_, place) => !isBeside(place)),
    { first, last },
    plan,
  );
  const weeks = nodes.map((_, place) => ({ from: (spans[place]?.first ?? first) + 1, to: spans[place]?.last ?? last }));
  const gate = plan.gates[phase - 2]?.gate;
  return nodes.map(({ row, marks, before: above }, place) => {
    const { from, to } = weeks[place] ?? { from: first + 1, to: last };
    const order = orders[place];
    const ids = above.map((one) => `T-${phase}.${one + 1}`);
    const delivery = order ? awaited(order, row, from) : [];
    return {
      ...row,
      id: `T-${phase}.${place + 1}`,
      marks,
      after: [...(ids.length === 0 && gate ? [gate] : ids), ...delivery],
      lowDays: lowDays[place] ?? 0,
      days: days[place] ?? 0,
      highDays: highDays[place] ?? 0,
      from,
      to,
    };
  });
}

/** Tasks that users or absent people would have to bear in a freeze because their phase has no other week: each week of theirs is lost to it. */
export function insideFreeze(tasks: readonly Task[], plan: Plan, freeze: Freeze): Task[] {
  return tasks.filter((task) => lostFrom(task, plan, freeze) === task.to);
}

/** Those that only begin in it, because what they wait for is inside it. */
export function startsInFreeze(tasks: readonly Task[], plan: Plan, freeze: Freeze): Task[] {
  const waits = new Set(insideFreeze(tasks, plan, freeze).map(({ id }) => id));
  return tasks.filter((task) => {
    const lost = lostFrom(task, plan, freeze);
    return lost >= task.from && lost < task.to && task.after.some((id) => waits.has(id));
  });
}

/** The last week of the task, from its first one on, that is lost to the freeze; the week before its first where that is none. */
function lostFrom(task: Task, plan: Plan, { from, to, absence }: Freeze): number {
  const stops = stopping(task.stopsAs ?? stoppedAs(task), [{ from, to, absence, reason: "" }]);
  let week = task.from - 1;
  while (week < task.to && isFrozen(plan.start + week * 7, stops)) week += 1;
  return week;
}

/** Whose days are those of their own tasks: they do no others. */
const PAID_BY_TASK: ReadonlySet<string> = new Set(["Architect", "Engineer", RACI_ROLES_SMALL[1]]);

/** The phase in which an assessment reports. */
const REPORTED = 4;

/** In an assessment the consultant answers for what is measured and reported; the sponsor, who accepts it, comments on the report. */
function findingParts({ phase, role }: Task, small: boolean): string[] {
  const roles: readonly string[] = small ? RACI_ROLES_SMALL : RACI_ROLES;
  const place = small && role !== "Engineer" ? 1 : roles.indexOf(role);
  return roles.map((name, index) => {
    if (index === place) return small && index > 1 ? "R" : "A/R";
    if (small && index === 1) return "A";
    return name === "Users" || (name === "Sponsor" && phase < REPORTED) ? "I" : "C";
  });
}

/** What an assessment measures and reports, without what prepares it and what the client does. */
const isFinding = ({ kind, phase, marks }: Task): boolean =>
  (kind === "discovery" || kind === "handover") &&
  phase > 1 &&
  ![ORDER, OWN_STAFF, DEADLINE].some((mark) => marks.includes(mark));

/** The task's row of the responsibility table: by its kind, and whoever works on it is responsible for it; on what ends the client decides. */
export function responsibilitiesOf(
  task: Task,
  small: boolean,
  { protects = false, assesses = false }: { protects?: boolean; assesses?: boolean } = {},
): string[] {
  if (assesses && isFinding(task)) return findingParts(task, small);
  const { kind: own, role, marks } = task;
  const kind = marks.includes(DEADLINE) ? "discovery" : own;
  const roles: readonly string[] = small ? RACI_ROLES_SMALL : RACI_ROLES;
  const place = small && role !== "Engineer" ? 1 : roles.indexOf(role);
  const orders = roles.indexOf(small ? SMALL_CLIENT : "Client IT lead");
  const isTheirs = marks.includes(ORDER) || marks.includes(OWN_STAFF); // the client buys, or restores
  const agrees = roles.indexOf(small ? SMALL_CLIENT : "Security");
  const parts = (small ? RACI_SMALL : RACI)[kind];
  return parts.map((part, index) => {
    if (index !== place && PAID_BY_TASK.has(roles[index] ?? ""))
      return part === "I" || (small && part === "A") ? part : "C";
    if (protects && kind === "build" && index === agrees) return "C"; // what is built guards what they answer for
    if (isTheirs && index === orders) return part.includes("A") ? "A/R" : "R";
    if (index !== place) return part;
    const isHis = part.includes("A") || (!small && kind === "build"); // who builds answers for it, and not who has no day for it
    return isHis ? "A/R" : "R";
  });
}
