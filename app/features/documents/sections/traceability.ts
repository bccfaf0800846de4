/** Traceability: from each requirement to its decision, component, task, test and cost line. */

import type { Content } from "#app/features/documents/content.ts";
import { integrationIn } from "#app/features/documents/facts/integrations.ts";
import { requirementIn } from "#app/features/documents/facts/requirements.ts";
import { ROW_LIMITS } from "#app/features/documents/facts/work.ts";
import { optionLabel } from "#app/features/documents/option-label.ts";
import { chosenRows, type FeatureRow } from "#app/features/documents/pack.ts";
import { integrationsOf, requirementsOf } from "#app/features/documents/requested-work.ts";
import type { Requirement } from "#app/features/documents/requirements.ts";
import { type Sheet, sourced } from "#app/features/documents/sheet.ts";

/** In a small organisation the one table that says what is required. */
export function traceability(sheet: Sheet, content: Content): void {
  sheet.heading("D. Traceability");
  sheet.table("appendix.traceability", () => {
    const isSmall = content.brief.has("company-size", "small");
    return {
      caption: "From requirement to cost line",
      columns: [
        "Requirement|code",
        ...(isSmall ? ["What"] : []),
        "Decision|code",
        "Component or service",
        "Task|code",
        "Test",
        "Cost line",
      ],
      rows: sourced(tracesOf(content), "ej"),
      cells: ({ line: [number = "", text = "", ...rest] }) => [number, ...(isSmall ? [text] : []), ...rest],
    };
  });
}

/** A row for each requirement; in a small organisation one for neighbours with the same decision, task and cost line. */
function tracesOf(content: Content): { line: string[] }[] {
  const rows = content.requirements.map((requirement) => traceOf(requirement, content));
  if (!content.brief.has("company-size", "small")) return rows.map((line) => ({ line }));
  const groups: string[][][] = [];
  for (const row of rows) {
    const last = groups.at(-1)?.[0];
    const joins = last && isCode(row) && [DECISION, TASK, COST].every((place) => last[place] === row[place]);
    if (joins && isCode(last)) groups.at(-1)?.push(row);
    else groups.push([row]);
  }
  return groups.map((group) => ({ line: joinedTrace(group) }));
}

/** Places in a trace. */
const [NUMBER, TEXT, DECISION, TASK, TEST, COST] = [0, 1, 2, 4, 5, 6];

/** Security and integration tests are numbered and stand in a row. */
function isCode(trace: readonly string[]): boolean {
  return /^[SI]-\d+$/.test(trace[TEST] ?? "");
}

function joinedTrace(group: readonly string[][]): string[] {
  const [first = []] = group;
  const last = group.at(-1) ?? first;
  if (group.length === 1) return first;
  return first.map((cell, place) => {
    if (place === TEXT) return group.map((row) => row[TEXT]).join("; ");
    return place === NUMBER || place === TEST ? `${cell} to ${last[place]}` : cell;
  });
}

function traceOf(requirement: Requirement, content: Content): string[] {
  const { decisions, budget } = content;
  const label = titleOf(requirement).toLowerCase();
  const decision = decisions.find(({ serves }) => serves?.includes(requirement.kind));
  const isWhole = requirement.kind === "functional" || requirement.kind === "capacity";
  const task = taskOf(requirement, content);
  const means = requirement.kind === "availability" ? methodOf(content) : null;
  const line = budget.lines.find(
    ({ item, requirement: need }) => (label && need.toLowerCase().includes(label)) || means?.includes(item),
  );
  return [
    requirement.number,
    requirement.text,
    decision?.number ?? (isWhole ? (decisions[0]?.number ?? "") : "by the scope"),
    componentOf(requirement, content),
    task?.id ?? "all",
    testOf(requirement, content),
    line ? line.id : task ? `services, phase ${task.phase}` : "services",
  ];
}

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

/** The task that brings a requirement about, as the rows of tasks and features say; none where all of them do. */
function taskOf({ kind, option }: Requirement, content: Content): Content["tasks"][number] | undefined {
  const { tasks } = content;
  const titled = (words: string) => tasks.find(({ title }) => title.toLowerCase().includes(words.toLowerCase()));
  switch (kind) {
    case "functional":
      return undefined;
    case "security":
    case "integration":
      return tasks.find(({ carries }) => option && carries?.includes(option));
    case "objective": {
      const bringing = featuresFor(option, content).map(({ by }) => titled(by));
      return bringing.find((task) => task !== undefined) ?? longest(tasks);
    }
    case "availability": {
      const method = methodOf(content);
      const proves = REPLICATED.test(method) ? /fail-?over/i : /recover|restore|fail-?over|backup/i;
      const proving = EMERGENCY.test(method) ? /break-glass/i : proves;
      return tasks.find(({ title }) => proving.test(title)) ?? tasks.findLast((task) => task.kind === "acceptance");
    }
    case "capacity":
      return titled("detailed design") ?? tasks.find((task) => task.kind === "discovery");
    case "time":
      return titled("kick-off");
  }
}

function longest(tasks: Content["tasks"]): Content["tasks"][number] | undefined {
  return tasks.filter(({ phase }) => phase === 3).toSorted((a, b) => b.days - a.days)[0];
}

/** The features that serve an objective; in a small organisation one requirement stands for all of them. */
function featuresFor(option: string | undefined, { brief, pack }: Content): FeatureRow[] {
  const wanted = option ? [option] : brief.values("primary-objective");
  return chosenRows(pack.features, brief).filter(({ objectives }) => objectives.some((one) => wanted.includes(one)));
}

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
      return featuresFor(option, content)[0]?.feature ?? "measure only";
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
