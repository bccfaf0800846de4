/** The work breakdown: common tasks, those of the solution, and one for each requirement and integration, with days, weeks and cost. */

import { labelsFor, type QuestionId } from "#app/features/catalogue/answers.ts";
import { remember } from "#app/shared/remember.ts";
import type { Brief } from "./brief.ts";
import { type Deadline, gateOf } from "./deadlines.ts";
import { type Effort, split } from "./effort.ts";
import { ASSESSES } from "./facts/effort.ts";
import { INTEGRATIONS } from "./facts/integrations.ts";
import { REQUIREMENTS } from "./facts/requirements.ts";
import { ASSESSMENT_TASKS, COMMON_TASKS, RACI, RACI_ROLES, RACI_ROLES_SMALL, RACI_SMALL } from "./facts/work.ts";
import { type Freeze, stopping } from "./freezes.ts";
import { chosenRows, type Pack, type TaskRow } from "./pack.ts";
import type { Plan } from "./plan.ts";
import { weeksOf } from "./task-weeks.ts";
import { clause } from "./words.ts";

export type Task = TaskRow & {
  id: string;
  after: string;
  /** Tenths of a day: low, likely and high. */
  lowDays: number;
  days: number;
  highDays: number;
  /** Weeks from the start of the project, `to` inclusive, counted from 1. */
  from: number;
  to: number;
};

/** Zero Trust brings multi-factor authentication with it (X24). */
export function requirementsOf(brief: Brief): typeof REQUIREMENTS {
  return REQUIREMENTS.filter(
    ({ id }) =>
      brief.has("security-requirements", id) || (id === "mfa" && brief.has("security-requirements", "zero-trust")),
  );
}

export function integrationsOf(brief: Brief): typeof INTEGRATIONS {
  return INTEGRATIONS.filter(({ id }) => brief.has("integration-needs", id));
}

/** What the project itself orders, with a time of delivery. */
const ORDER = /^Order of the /;

export function tasksOf(brief: Brief, pack: Pack, plan: Plan, effort: Effort): Task[] {
  const tasks: Task[] = [];
  const gate = gateOf(brief, plan);
  for (const phase of [1, 2, 3, 4] as const) {
    const rows = merged(rowsOfPhase(phase, brief, pack, gate), brief);
    const weights = rows.map(({ weight }) => weight);
    const { low = 0, likely = 0, high = 0 } = effort.phases[phase - 1] ?? {};
    const [lowDays, days, highDays] = [low, likely, high].map((total) => split(total, weights));
    const parts = plan.phases.filter(({ number }) => number === phase);
    const start = parts[0]?.start ?? 0;
    const end = parts.at(-1)?.end ?? start;
    const spans = weeksOf(
      rows.filter(({ beside }) => !beside),
      { first: start, last: end },
      plan,
      tasks.find(({ title }) => ORDER.test(title))?.to,
    );
    for (const [index, row] of rows.entries()) {
      const span = row.beside ? { first: start, last: Math.min(start + row.beside.weeks, end) } : spans.shift();
      const previous = tasks.findLast(({ beside, phase: its }) => !beside && (!row.beside || its < phase));
      tasks.push({
        ...row,
        id: `T-${phase}.${index + 1}`,
        after: previous?.id ?? "start",
        lowDays: lowDays?.[index] ?? 0,
        days: days?.[index] ?? 0,
        highDays: highDays?.[index] ?? 0,
        from: (span?.first ?? start) + 1,
        to: span?.last ?? end,
      });
    }
  }
  return tasks;
}

/** Tasks that users or absent people would have to bear in a freeze because their phase has no other week. */
export function insideFreeze(tasks: readonly Task[], plan: Plan, { from, to, absence }: Freeze): Task[] {
  return tasks.filter(
    (task) =>
      stopping(task.kind, [{ from, to, absence, reason: "" }]).length > 0 &&
      plan.start + (task.from - 1) * 7 >= from &&
      plan.start + task.to * 7 - 3 <= to,
  );
}

function rowsOfPhase(phase: 1 | 2 | 3 | 4, brief: Brief, pack: Pack, gate: Deadline | null): TaskRow[] {
  const own = chosenRows(pack.tasks, brief).filter((task) => task.phase === phase);
  const common = (brief.holds(ASSESSES) ? ASSESSMENT_TASKS : COMMON_TASKS).filter((task) => task.phase === phase);
  if (phase === 1) {
    const listed = gate && !gate.product && brief.has("solution-type", "microsoft-365"); // by the task on callers
    return [...common.slice(0, 2), ...(gate && !listed ? [deadlineTask(gate)] : []), ...own, ...common.slice(2)];
  }
  const training = common.filter(({ kind }) => kind === "training"); // before the first wave
  const pilot = phase === 2 ? own.filter(({ kind }) => kind === "pilot") : []; // after the controls that protect it
  const before = [...training, ...own.filter((task) => !pilot.includes(task)), ...requestedWork(phase, brief)];
  return [...before, ...pilot, ...common.filter((task) => !training.includes(task))];
}

/** In a small organisation neighbours of one kind and role are one task: nobody plans fifths of a day apart. */
function merged(rows: readonly TaskRow[], brief: Brief): TaskRow[] {
  if (!brief.has("company-size", "small")) return [...rows];
  const done: TaskRow[] = [];
  for (const row of rows) {
    const last = done.at(-1);
    const joins = last && last.kind === row.kind && last.role === row.role && !last.beside && !row.beside && !row.lead;
    if (joins) done[done.length - 1] = joined(last, row);
    else done.push(row);
  }
  return done;
}

/** A subject that both titles begin with, such as `Security controls:`, is said once. */
function joined(first: TaskRow, second: TaskRow): TaskRow {
  const [subject = ""] = second.title.split(": ");
  const said = [`${subject}: `, `; ${clause(subject)}: `].some((text) => `; ${first.title}`.includes(text));
  const shared = second.title.includes(": ") && said;
  return {
    ...first,
    title: shared
      ? `${first.title}, ${second.title.slice(subject.length + 2)}`
      : `${first.title}; ${clause(second.title)}`,
    weight: first.weight + second.weight,
    deliverable:
      first.deliverable === second.deliverable
        ? first.deliverable
        : `${first.deliverable}, ${clause(second.deliverable)}`,
  };
}

function deadlineTask({ product }: Deadline): TaskRow {
  return {
    phase: 1,
    title: product
      ? `Systems on ${product}: list, and a decision for each`
      : "Users of the service that changes: list, and a decision for each",
    kind: "design",
    role: "Engineer",
    weight: 1,
    beside: { weeks: 2 },
    deliverable: "List with upgrade, bridge or exception for each",
  };
}

/** Requirements that no other task of a security project carries. */
const OWN_WORK = new Set(["data-encryption", "compliance", "data-loss-prevention"]);

/** Security controls belong to build and pilot, integrations to the rollout; an assessment looks at both and builds neither. */
function requestedWork(phase: 2 | 3 | 4, brief: Brief): TaskRow[] {
  const assesses = brief.holds(ASSESSES);
  if (phase === 2) {
    return requirementsOf(brief).map(({ id }) => ({
      phase,
      title: `${assesses ? "Measurement" : "Security controls"}: ${optionLabel("security-requirements", id)}`,
      kind: assesses ? "discovery" : "security",
      role: "Engineer",
      weight: brief.has("solution-type", "security") && OWN_WORK.has(id) ? 3 : 1,
      deliverable: assesses ? "Present state with evidence" : "Controls set, evidence filed",
    }));
  }
  if (phase === 3) {
    return integrationsOf(brief).map(({ id }) => ({
      phase,
      title: `${assesses ? "Interface review" : "Integration"}: ${optionLabel("integration-needs", id)}`,
      kind: assesses ? "discovery" : "build",
      role: "Engineer",
      weight: assesses ? 1 : 2,
      deliverable: assesses ? "Interface with owner, risk and effort" : "Accepted by its owner",
    }));
  }
  return [];
}

/** The task's row of the responsibility table: by its kind, and whoever works on it is responsible for it. */
export function responsibilitiesOf({ kind, role }: Task, small: boolean): string[] {
  const roles: readonly string[] = small ? RACI_ROLES_SMALL : RACI_ROLES;
  const place = small && role !== "Engineer" ? 1 : roles.indexOf(role);
  return (small ? RACI_SMALL : RACI)[kind].map((part, index) => {
    if (index !== place || part.includes("R")) return part;
    return part === "A" ? "A/R" : "R";
  });
}

const labels = remember(
  (question) => remember((id) => labelsFor(question as QuestionId, { [question]: [id] })[0] ?? id), // asked by the function below only
);

/** The label of an option of the catalogue. */
export function optionLabel(question: QuestionId, id: string): string {
  return labels(question)(id);
}
