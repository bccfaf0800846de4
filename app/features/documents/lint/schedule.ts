/** Checks the schedule from the printed tables alone: what waits for what, the critical path, the load of the weeks. */

import { INTERVIEWS_A_DAY } from "#app/features/documents/brief/planning-figures.ts";
import { NO_GATE } from "#app/features/documents/facts/governance.ts";
import { isSteering } from "#app/features/documents/facts/work.ts";
import { unranged } from "#app/features/documents/numbered.ts";
import { isDeadlineTask } from "#app/features/documents/plan/deadline-tasks.ts";
import { dueWeek } from "#app/features/documents/plan/due-weeks.ts";
import { floatsOf } from "#app/features/documents/plan/task-graph.ts";
import { busiestOf, loadsOf } from "#app/features/documents/plan/task-weeks.ts";
import { type DocumentTree, plain } from "#app/features/documents/tree/tree.ts";
import { blocksOf, plainOf, tableOf } from "#app/features/documents/tree/tree-text.ts";
import { nextStepsOf } from "./next-steps.ts";

type Scheduled = {
  id: string;
  title: string;
  role: string;
  /** As printed: codes of tasks, one of which may carry the weeks of a delivery. */
  after: readonly string[];
  from: number;
  to: number;
  /** Null if the table does not give it. */
  float: number | null;
  days: number;
  deliverable: string;
};

/** The rows of the table of tasks. */
export function scheduled(tree: DocumentTree): Scheduled[] {
  const table = tableOf(tree, "timeline.tasks");
  const place = (title: string) => table?.columns.findIndex((column) => column.title === title) ?? -1;
  return (table?.rows.slice(0, -1) ?? []).map((row) => {
    const cell = (title: string) => plain(row[place(title)] ?? "");
    const [from = 0, to = from] = cell("Weeks").split("–").map(Number);
    return {
      id: cell("Task"),
      title: cell("Activity"),
      role: cell("Role"),
      after: unranged(cell("Depends on")),
      from,
      to,
      float: /^\d+$/.test(cell("Float, weeks")) ? Number(cell("Float, weeks")) : null,
      days: Number(cell("Days likely").replaceAll(",", "")),
      deliverable: cell("Deliverable"),
    };
  });
}

/** The gates of the plan in the order of its phases. */
export function gatesIn(tree: DocumentTree): string[] {
  const table = tableOf(tree, "timeline.phases");
  const place = table?.columns.findIndex(({ title }) => title === "Gate") ?? -1;
  return (table?.rows ?? []).map((row) => plain(row[place] ?? "")).filter((gate) => gate !== NO_GATE);
}

export function lintSchedule(tree: DocumentTree): string[] {
  const tasks = scheduled(tree);
  return [
    ...order(tasks, gatesIn(tree)),
    ...floats(tree, tasks),
    ...paces(tree, tasks),
    ...lateDecisions(tree, tasks),
    ...staffing(tree, tasks),
    ...hypercare(tasks),
    ...hearings(tree, tasks),
  ];
}

/** No task may begin before what it waits for has ended, nor before what was ordered can have arrived. */
function order(tasks: readonly Scheduled[], gates: readonly string[]): string[] {
  return tasks.flatMap(({ id, from, after }) =>
    after.flatMap((text) => {
      const [code = "", weeks = "0"] = text.split(" + "); // of a delivery, from the end of the week of its order
      const phase = `T-${gates.indexOf(code) + 1}.`;
      const ends = tasks.filter((task) => task.id === code || (task.id !== id && task.id.startsWith(phase)));
      if (ends.length === 0) return text === "start" ? [] : [`${id} waits for ${text}, which is not in the plan`];
      const delivery = Number.parseInt(weeks, 10);
      const earliest = Math.max(...ends.map(({ to }) => to)) + delivery + Number(delivery > 0);
      return from < earliest ? [`${id} begins before ${text}, which it follows`] : [];
    }),
  );
}

/** Float and critical path must follow from the columns beside them. */
function floats(tree: DocumentTree, tasks: readonly Scheduled[]): string[] {
  const gantt = blocksOf(tree).find((block) => block.kind === "gantt");
  const bars = gantt?.kind === "gantt" ? gantt.bars : [];
  const isDrawn = bars.some(({ kind }) => kind === "critical");
  const start = firstMonday(tree) / DAY_MS;
  const hasFloats = tasks.some(({ float }) => float !== null);
  return [1, 2, 3, 4].flatMap((phase) => {
    const own = tasks
      .filter((task) => task.id.startsWith(`T-${phase}.`) && !isSteering(task))
      .map((task) => ({ ...task, due: dueWeek(`${task.title}; ${task.deliverable}`, start) }));
    const free = floatsOf(own, tasks);
    const isDated = ({ title, id }: Scheduled, place: number) =>
      (free[place] ?? 0) > 0 && (isDeadlineTask(title) || orders(id, tasks));
    const planned = own.map((task, place) => ({
      ...task,
      held: hasFloats ? task.float === null : isDated(task, place),
    }));
    const reckoned = floatsOf(planned, tasks);
    const wrong = own
      .filter(({ float }, place) => float !== null && float !== reckoned[place])
      .map(({ id }) => `the float of ${id}`);
    const critical = planned.filter(({ held }, place) => !held && reckoned[place] === 0).map(({ id }) => id);
    const drawn = bars.find(({ kind, label }) => kind === "critical" && label.endsWith(`phase ${phase}`))?.dates ?? "";
    const apart = isDrawn && unranged(drawn).join() !== critical.join() ? [`the critical path of phase ${phase}`] : [];
    return [...wrong, ...apart].map((what) => `${what} is not what the order of the tasks gives`);
  });
}

/** Whether some work waits for the delivery of what the task orders, which holds it in its week. */
const orders = (id: string, tasks: readonly Scheduled[]): boolean =>
  tasks.some(({ after }) => after.some((text) => text.startsWith(`${id} + `)));

/** Machines must not be moved in fewer weeks than the sizing table says. */
function paces(tree: DocumentTree, tasks: readonly Scheduled[]): string[] {
  const cells = (tableOf(tree, "architecture.sizing")?.rows ?? []).flat().map(plain);
  const least = Number(/(\d+) weeks? of migration at minimum/.exec(cells.join("\n"))?.[1] ?? 0);
  const moves = tasks.filter(({ title }) => title.startsWith("Production migration"));
  const weeks = Math.max(...moves.map(({ to }) => to)) - Math.min(...moves.map(({ from }) => from)) + 1;
  return moves.length > 0 && weeks < least ? [`production moves in fewer weeks than the ${least} of its pace`] : [];
}

/** What a task acts on must be decided before the task begins. */
function lateDecisions(tree: DocumentTree, tasks: readonly Scheduled[]): string[] {
  const start = firstMonday(tree);
  return nextStepsOf(tree).flatMap(({ day, decisions, needed }) => {
    const task = tasks.find(({ id }) => id === needed);
    const isLate = task && day >= start + (task.from - 1) * 7 * DAY_MS;
    return isLate ? [`${decisions.join(", ")} is decided after ${needed}, which acts on it, has begun`] : [];
  });
}

const DAY_MS = 86_400_000;

/** The Monday of the week in which the plan starts, in milliseconds; the plan's weeks count from it. */
export function firstMonday(tree: DocumentTree): number {
  const said = /starts on (\d+ \w+ \d+)/.exec(plainOf(tree, "timeline.start"))?.[1];
  const first = new Date(`${said} UTC`);
  return first.getTime() - ((first.getUTCDay() + 6) % 7) * DAY_MS;
}

/** The people stated for the busiest two weeks must match the tasks. */
function staffing(tree: DocumentTree, tasks: readonly Scheduled[]): string[] {
  const loads = loadsOf(
    tasks.map((task) => ({ ...task, days: task.days * 10 })),
    Math.max(...tasks.map(({ to }) => to)),
  );
  const { people, week } = busiestOf(loads);
  const said = /a peak of ([\d.]+) in weeks (\d+) and/.exec(plainOf(tree, "timeline.staff"));
  const isWrong = said && (said[1] !== people.toFixed(1) || said[2] !== `${week}`);
  return isWrong ? [`${said[0]}: the tasks give ${people.toFixed(1)} in week ${week}`] : [];
}

/** Those who built it must stay for at least two weeks. */
function hypercare(tasks: readonly Scheduled[]): string[] {
  return tasks
    .filter(({ title, from, to }) => /hypercare/i.test(title) && to - from < 1)
    .map(({ id }) => `${id} watches for less than two weeks`);
}

/** The task with the interviews must have the days that so many take. */
function hearings(tree: DocumentTree, tasks: readonly Scheduled[]): string[] {
  const count = (tableOf(tree, "architecture.sizing")?.rows ?? []).find(([what]) => plain(what ?? "") === "Interviews");
  const least = Number(plain(count?.at(-1) ?? "0")) / INTERVIEWS_A_DAY;
  return tasks
    .filter(({ title, days }) => /and interviews/.test(title) && days < least)
    .map(({ id, days }) => `${id} has ${days} days for interviews that take ${least}`);
}
