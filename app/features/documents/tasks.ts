/** The work breakdown: common tasks, those of the solution, and one for each requirement and integration, with days, weeks and cost. */

import { labelsFor, type QuestionId } from "#app/features/catalogue/answers.ts";
import type { Brief } from "./brief.ts";
import { type Effort, split } from "./effort.ts";
import { INTEGRATIONS } from "./facts/integrations.ts";
import { REQUIREMENTS } from "./facts/requirements.ts";
import { COMMON_TASKS } from "./facts/work.ts";
import { chosenRows, type Pack, type TaskRow } from "./pack.ts";
import type { Plan } from "./plan.ts";

export type Task = TaskRow & {
  id: string;
  after: string;
  /** Tenths of a day, likely and high. */
  days: number;
  highDays: number;
  /** Weeks from the start of the project, `to` inclusive, counted from 1. */
  from: number;
  to: number;
};

/** Zero Trust brings multi-factor authentication with it (X24). */
export function requirementsOf(brief: Brief): typeof REQUIREMENTS {
  return REQUIREMENTS.filter(
    ({ id }) => brief.has("security-requirements", id) || (id === "mfa" && brief.has("security-requirements", "zero-trust")),
  );
}

export function integrationsOf(brief: Brief): typeof INTEGRATIONS {
  return INTEGRATIONS.filter(({ id }) => brief.has("integration-needs", id));
}

export function tasksOf(brief: Brief, pack: Pack, plan: Plan, effort: Effort): Task[] {
  const tasks: Task[] = [];
  for (const phase of [1, 2, 3, 4] as const) {
    const rows = rowsOfPhase(phase, brief, pack);
    const weights = rows.map(({ weight }) => weight);
    const days = split(effort.phases[phase - 1]?.likely ?? 0, weights);
    const highDays = split(effort.phases[phase - 1]?.high ?? 0, weights);
    const parts = plan.phases.filter(({ number }) => number === phase);
    const start = parts[0]?.start ?? 0;
    const length = (parts.at(-1)?.end ?? start) - start;
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    let before = 0;
    for (const [index, row] of rows.entries()) {
      const first = start + Math.floor((before / total) * length);
      before += row.weight;
      const last = start + Math.ceil((before / total) * length);
      tasks.push({
        ...row,
        id: `T-${phase}.${index + 1}`,
        after: tasks.at(-1)?.id ?? "start",
        days: days[index] ?? 0,
        highDays: highDays[index] ?? 0,
        from: first + 1,
        to: Math.max(last, first + 1),
      });
    }
  }
  return tasks;
}

function rowsOfPhase(phase: 1 | 2 | 3 | 4, brief: Brief, pack: Pack): TaskRow[] {
  const own = chosenRows(pack.tasks, brief).filter((task) => task.phase === phase);
  const common = COMMON_TASKS.filter((task) => task.phase === phase);
  if (phase === 1) return [...common.slice(0, 2), ...own, ...common.slice(2)];
  return [...own, ...requestedWork(phase, brief), ...common];
}

/** Security controls belong to build and pilot, integrations to the rollout. */
function requestedWork(phase: 2 | 3 | 4, brief: Brief): TaskRow[] {
  if (phase === 2) {
    return requirementsOf(brief).map(({ id }) => ({
      phase,
      title: `Security controls: ${optionLabel("security-requirements", id)}`,
      kind: "security",
      role: "Engineer",
      weight: 1,
      deliverable: "Controls set, evidence filed",
    }));
  }
  if (phase === 3) {
    return integrationsOf(brief).map(({ id }) => ({
      phase,
      title: `Integration: ${optionLabel("integration-needs", id)}`,
      kind: "build",
      role: "Engineer",
      weight: 2,
      deliverable: "Interface accepted by its owner",
    }));
  }
  return [];
}

export function optionLabel(question: QuestionId, id: string): string {
  return labelsFor(question, { [question]: [id] })[0] ?? id;
}
