/** Traceability: from each requirement to its decision, task, test and cost line. */

import {
  EMERGENCY,
  PASSIVE,
  REPLICATED,
  recoveryMethod,
  recoveryTest,
} from "#app/features/documents/acceptance-tests.ts";
import { optionLabel } from "#app/features/documents/brief/option-label.ts";
import type { Content } from "#app/features/documents/content.ts";
import { integrationsOf, requirementsOf } from "#app/features/documents/effort/requested-work.ts";
import { ranges } from "#app/features/documents/numbered.ts";
import { chosenRows, type FeatureRow } from "#app/features/documents/pack.ts";
import type { Requirement } from "#app/features/documents/requirements.ts";
import { type Sheet, sourced } from "#app/features/documents/tree/sheet.ts";

/** The one table that says what is required. */
export function traceability(sheet: Sheet, content: Content): void {
  sheet.heading("D. Traceability");
  sheet.table("appendix.traceability", () => {
    const traces = tracesOf(content);
    const decided = traces.some(({ line }) => line[DECISION] !== BY_SCOPE);
    const shown = (cells: readonly string[]) => (decided ? cells : cells.toSpliced(DECISION, 1));
    return {
      caption: "From requirement to cost line",
      columns: shown(["Requirement", "Decision|code", "Task|code", "Test", "Cost line"]),
      rows: sourced(traces, "ej"),
      cells: ({ line }) => shown(line),
    };
  });
}

/** A row for each requirement, and one for those of a kind with the same decision, task and cost line. */
function tracesOf(content: Content): { line: string[] }[] {
  const traces = content.requirements
    .map((one) => ({ kind: one.kind, line: traceOf(one, content) }))
    .filter(({ kind, line }) => kind !== "objective" || (line[DECISION] !== BY_SCOPE && line[TASK] !== "")); // else it leads to its own measure alone
  const groups = Map.groupBy(traces, ({ kind, line }) => [kind, line[DECISION], line[TASK], line[COST]].join("|"));
  return [...groups.values()].map((group) => ({ line: joinedTrace(group.map(({ line }) => line)) }));
}

const BY_SCOPE = "by the scope";
/** Places in a trace. */
const [TEXT, DECISION, TASK, TEST, COST] = [0, 1, 2, 3, 4];

function joinedTrace(group: readonly string[][]): string[] {
  const [first = []] = group;
  return first.map((cell, place) => {
    const each = [...new Set(group.map((row) => row[place] ?? ""))];
    if (place === TEST) return ranges(each);
    return place === TEXT ? each.join("; ") : cell;
  });
}

function traceOf(requirement: Requirement, content: Content): string[] {
  const { decisions, budget } = content;
  const label = titleOf(requirement).toLowerCase();
  const { kind, option } = requirement;
  const decision =
    decisions.find(({ serves }) => option && serves?.includes(option)) ??
    decisions.find(({ serves }) => serves?.includes(kind));
  const serving = tasksOf(requirement, content);
  const means = kind === "availability" ? recoveryMethod(content.brief, content.pack) : null;
  const lines = budget.lines.filter(
    ({ item, requirement: need }) => (label && need.toLowerCase().includes(label)) || means?.includes(item),
  );
  return [
    requirement.text,
    decision?.number ?? BY_SCOPE,
    ranges(serving.map(({ id }) => id)),
    testOf(requirement, content),
    [servicesOf(serving), ...(lines.length > 0 ? [ranges(lines.map(({ id }) => id))] : [])].join("; "),
  ];
}

/** `services, phase 2`, where all of it lies in one. */
function servicesOf(serving: Content["tasks"]): string {
  const phases = new Set(serving.map(({ phase }) => phase));
  return phases.size === 1 ? `services, phase ${[...phases][0]}` : "services";
}

/** One, but where one requirement stands for every objective of a small organisation. */
function tasksOf(requirement: Requirement, content: Content): Content["tasks"] {
  const each =
    requirement.kind === "objective" && !requirement.option
      ? content.brief.values("primary-objective").map((option) => ({ ...requirement, option }))
      : [requirement];
  const serving = new Set(each.map((one) => taskOf(one, content)));
  return content.tasks.filter((task) => serving.has(task));
}

/** The task that brings a requirement about, as the rows of tasks and features say. */
function taskOf({ kind, option }: Requirement, content: Content): Content["tasks"][number] | undefined {
  const { tasks } = content;
  const titled = (words: string) => tasks.find(({ title }) => title.toLowerCase().includes(words.toLowerCase()));
  switch (kind) {
    case "security":
    case "integration":
      return tasks.find(({ carries }) => option && carries?.includes(option));
    case "objective": {
      const bringing = featuresFor(option, content).flatMap(({ by }) => [by].flat().map(titled));
      return bringing.find((task) => task !== undefined);
    }
    case "availability": {
      const method = recoveryMethod(content.brief, content.pack);
      const proves = REPLICATED.test(method) ? /fail-?over/i : /recover|restore|fail-?over/i;
      const stands = PASSIVE.test(method) ? /passive/i : proves;
      const proving = EMERGENCY.test(method) ? /break-glass/i : stands;
      return (
        [proving, /backup/i].map((words) => tasks.find(({ title }) => words.test(title))).find((task) => task) ??
        tasks.findLast((task) => task.kind === "acceptance")
      );
    }
  }
}

function featuresFor(option: string | undefined, { brief, pack }: Content): FeatureRow[] {
  return chosenRows(pack.features, brief).filter(({ objectives }) => option && objectives.includes(option));
}

function titleOf({ option, kind }: Requirement): string {
  if (!option) return "";
  const questions = { security: "security-requirements", integration: "integration-needs" } as const;
  return optionLabel(kind === "security" || kind === "integration" ? questions[kind] : "primary-objective", option);
}

function testOf({ kind, option }: Requirement, content: Content): string {
  const { brief } = content;
  const place = (rows: readonly { id: string }[]) => rows.findIndex(({ id }) => id === option) + 1;
  if (kind === "security") return `S-${place(requirementsOf(brief))}`;
  if (kind === "integration") return `I-${place(integrationsOf(brief))}`;
  return kind === "objective" ? "measures of success" : recoveryTest(content);
}
