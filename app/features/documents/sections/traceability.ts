/** Traceability: from each requirement to its decision, component, task, test and cost line. */

import type { Content } from "#app/features/documents/content.ts";
import { integrationIn } from "#app/features/documents/facts/integrations.ts";
import { requirementIn } from "#app/features/documents/facts/requirements.ts";
import { ROW_LIMITS } from "#app/features/documents/facts/work.ts";
import { optionLabel } from "#app/features/documents/option-label.ts";
import { chosenRows } from "#app/features/documents/pack.ts";
import { integrationsOf, requirementsOf } from "#app/features/documents/requested-work.ts";
import type { Requirement } from "#app/features/documents/requirements.ts";
import { type Sheet, sourced } from "#app/features/documents/sheet.ts";

export function traceability(sheet: Sheet, content: Content): void {
  sheet.heading("D. Traceability");
  sheet.table("appendix.traceability", () => ({
    caption: "From requirement to cost line",
    columns: ["Requirement|code", "Decision|code", "Component or service", "Task|code", "Test", "Cost line"],
    rows: sourced(tracesOf(content), "ej"),
    cells: ({ line }) => line,
  }));
}

/** A row for each requirement; in a small organisation one for neighbours with the same decision, task and cost line. */
function tracesOf(content: Content): { line: string[] }[] {
  const rows = content.requirements.map((requirement) => traceOf(requirement, content));
  if (!content.brief.has("company-size", "small")) return rows.map((line) => ({ line }));
  const groups: string[][][] = [];
  for (const row of rows) {
    const last = groups.at(-1)?.[0];
    const joins = last && last[3] === row[3] && [1, 5].every((place) => last[place] === row[place]) && isCode(row);
    if (joins && isCode(last)) groups.at(-1)?.push(row);
    else groups.push([row]);
  }
  return groups.map((group) => ({ line: joinedTrace(group) }));
}

/** Security and integration tests are numbered and stand in a row. */
function isCode([, , , , test = ""]: readonly string[]): boolean {
  return /^[SI]-\d+$/.test(test);
}

function joinedTrace(group: readonly string[][]): string[] {
  const [first = []] = group;
  const last = group.at(-1) ?? first;
  return first.map((cell, place) =>
    (place === 0 || place === 4) && group.length > 1 ? `${cell} to ${last[place]}` : cell,
  );
}

function traceOf(requirement: Requirement, content: Content): string[] {
  const { decisions, tasks, budget } = content;
  const label = titleOf(requirement).toLowerCase();
  const decision = decisions.find(({ serves }) => serves?.includes(requirement.kind));
  const isWhole = requirement.kind === "functional" || requirement.kind === "capacity";
  const task =
    tasks.find(({ carries }) => requirement.option && carries?.includes(requirement.option)) ??
    tasks.find(({ title }) => label && /: /.test(title) && title.toLowerCase().includes(label)) ??
    (PROTECTIVE.has(requirement.option ?? "") ? tasks.findLast(({ title }) => PROTECTS.test(title)) : undefined) ??
    taskOf(requirement.kind, content) ??
    tasks[0];
  const means = requirement.kind === "availability" ? methodOf(content) : null;
  const line = budget.lines.find(
    ({ item, requirement: need }) => (label && need.toLowerCase().includes(label)) || means?.includes(item),
  );
  return [
    requirement.number,
    decision?.number ?? (isWhole ? (decisions[0]?.number ?? "") : "by the scope"),
    componentOf(requirement, content),
    task?.id ?? "",
    testOf(requirement, content),
    line ? line.id : `services, phase ${task?.phase ?? 1}`,
  ];
}

/** Objectives that are reached by what protects, whatever takes longest, and the tasks that do it. */
const PROTECTIVE = new Set(["enhance-security", "compliance-objective"]);
const PROTECTS = /^(Enforcement|Hardening|Labels|Security controls)/;

/** How the first service of the recovery table comes back, which is what the requirement names. */
function methodOf({ brief, pack }: Content): string {
  return chosenRows(pack.recovery, brief)[0]?.method ?? "";
}

const REPLICATED = /Site Recovery/;
const EMERGENCY = /^Break-glass/;

/** The part of the tests that shows a method: a failover, a switch to the passive server, or a restore. */
function proofOf(method: string): RegExp {
  if (REPLICATED.test(method)) return /^Recovery$/;
  if (EMERGENCY.test(method)) return /^Emergency access$/;
  return method.startsWith("Passive") ? /^Availability$/ : /^(Recovery|Backup)$/;
}

/** The detailed design carries the capacity, the longest rollout task the objectives, and what restores or fails over the availability. */
function taskOf(kind: Requirement["kind"], content: Content): Content["tasks"][number] | undefined {
  const { tasks } = content;
  const fitting = tasks.filter((task) => task.kind === TASK_KINDS[kind]);
  if (kind === "capacity") return fitting.findLast(({ phase }) => phase === 1);
  if (kind === "availability") {
    const method = methodOf(content);
    if (EMERGENCY.test(method)) return tasks.find(({ title }) => /break-glass/i.test(title)) ?? fitting.at(-1);
    const proves = REPLICATED.test(method) ? /fail-?over/i : /recover|restore|fail-?over|backup/i;
    return tasks.find(({ title }) => proves.test(title)) ?? fitting.at(-1);
  }
  if (kind === "objective") return (fitting.length > 0 ? fitting : tasks).toSorted((a, b) => b.days - a.days)[0];
  return fitting[0];
}

const TASK_KINDS: Record<Requirement["kind"], string> = {
  functional: "build",
  capacity: "design",
  availability: "acceptance",
  time: "scope",
  objective: "rollout",
  security: "security",
  integration: "build",
};

function titleOf({ option, kind }: Requirement): string {
  if (!option) return "";
  const questions = { security: "security-requirements", integration: "integration-needs" } as const;
  return optionLabel(kind === "security" || kind === "integration" ? questions[kind] : "primary-objective", option);
}

function componentOf({ kind, option }: Requirement, content: Content): string {
  const { brief } = content;
  const first = (text: string | undefined) => text?.split(/[;:.](?=\s|$)/)[0] ?? "";
  switch (kind) {
    case "security":
      return first(requirementIn(option ?? "", content.pack.id, brief));
    case "integration":
      return first(integrationIn(option ?? "", content.pack.id, brief));
    case "objective":
      return (
        chosenRows(content.pack.features, brief).find(({ objectives }) => option && objectives.includes(option))
          ?.feature ?? "measure only"
      );
    case "availability":
      return first(methodOf(content));
    case "time":
      return "plan";
    case "capacity":
      return "table of sizing";
    case "functional":
      return chosenRows(content.pack.components, brief)[0]?.name ?? "";
  }
}

function testOf({ kind, option }: Requirement, content: Content): string {
  const { brief } = content;
  const place = (rows: readonly { id: string }[]) => rows.findIndex(({ id }) => id === option) + 1;
  if (kind === "security") return `S-${place(requirementsOf(brief))}`;
  if (kind === "integration") return `I-${place(integrationsOf(brief))}`;
  if (kind === "objective")
    return option ? `measure ${optionLabel("primary-objective", option)}` : "measures of success";
  if (kind === "time") return "gates of the plan";
  if (kind === "capacity") return content.plan.gates[0]?.gate ?? "";
  const proves = proofOf(methodOf(content));
  const recovery = chosenRows(content.pack.tests, brief).findIndex(({ component }) => proves.test(component));
  const shown = recovery >= 0 && recovery < ROW_LIMITS[brief.size].tests ? recovery : 0;
  return kind === "availability" ? `AT-${shown + 1}` : "AT-1";
}
