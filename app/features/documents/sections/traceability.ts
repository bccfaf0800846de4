/** Traceability: from each requirement, with the decision on it, to its tasks, test and cost line. */

import {
  EMERGENCY,
  PASSIVE,
  REPLICATED,
  recoveryMethod,
  recoveryTest,
} from "#app/features/documents/acceptance-tests.ts";
import { optionLabel } from "#app/features/documents/brief/option-label.ts";
import type { Content } from "#app/features/documents/content.ts";
import { integrationsOf } from "#app/features/documents/effort/requested-work.ts";
import { requirementsOf } from "#app/features/documents/facts/requirements.ts";
import { ranges } from "#app/features/documents/numbered.ts";
import { chosenRows, type FeatureRow } from "#app/features/documents/pack.ts";
import type { Requirement } from "#app/features/documents/requirements.ts";
import { type Sheet, sourced } from "#app/features/documents/tree/sheet.ts";
import { clause, listed } from "#app/features/documents/words.ts";

/** The one table that says what is required. */
export function traceability(sheet: Sheet, content: Content): void {
  sheet.heading("D. Traceability");
  const isSmall = content.brief.has("company-size", "small");
  sheet.table("appendix.traceability", () => {
    const traces = tracesOf(content);
    const isPriced = traces.some(({ line }) => line.at(-1) !== NO_LINE);
    return {
      caption: isPriced ? "Requirements, tasks, tests and cost lines" : "Requirements, tasks and tests",
      columns: ["Requirement", "Task|code", "Test", ...(isPriced ? [isSmall ? "Bill line" : "Cost line"] : [])],
      rows: sourced(traces, "ej"),
      cells: ({ line }) => (isPriced ? line : line.slice(0, -1)),
    };
  });
}

/** Nothing of the bill. */
const NO_LINE = "–";

type Trace = {
  kind: Requirement["kind"];
  text: string;
  decision: string | undefined;
  tasks: Content["tasks"];
  tests: readonly string[];
  lines: readonly string[];
};

/** A row for each requirement, one for those of a kind that the same decision, tasks and cost lines bring about, and one for the tests of all else. */
function tracesOf(content: Content): { line: string[] }[] {
  const isSmall = content.brief.has("company-size", "small");
  const traces = content.requirements.map((one) => traceOf(one, content));
  const groups = [...Map.groupBy(traces, (trace) => groupOf(trace, isSmall)).values()];
  const isShort = isSmall && groups.filter(([first]) => first?.kind === "integration").length === 1;
  return [
    ...groups.map((group) => ({ line: lineOf(group, content, isShort) })),
    ...restOf(traces, content).map((line) => ({ line })),
  ];
}

/** What is accepted without being a requirement, with the task by which it is. */
function restOf(traces: readonly Trace[], content: Content): string[][] {
  const { acceptance, tasks } = content;
  const traced = new Set(traces.flatMap(({ tests }) => tests));
  const others = acceptance.map((_, place) => `AT-${place + 1}`).filter((code) => !traced.has(code));
  const accepting = tasks.filter(({ kind, phase }) => kind === "acceptance" && phase > 2).slice(-1);
  return others.length > 0
    ? [["Other deliverables", ranges(accepting.map(({ id }) => id)), ranges(others), paidBy(accepting, [], content)]]
    : [];
}

/** Each integration has a task of its own, in the order of their numbers and named by them; a small organisation has the task of each objective beside its measure. */
function groupOf({ kind, decision, tasks, lines }: Trace, isSmall: boolean): string {
  if (isSmall && kind === "objective") return kind;
  const place = kind === "integration" ? servicesOf(tasks) : tasks.map(({ id }) => id).join();
  return [kind, decision, place, ...lines].join("|");
}

function textOf(group: readonly Trace[], isShort: boolean, isSmall: boolean): string {
  const [texts, kind] = [group.map(({ text }) => text), group[0]?.kind];
  if (kind === "objective" && isSmall) return group.length > 1 ? "Objectives" : "Objective";
  if (kind !== "integration") return texts.join("; ");
  return isShort ? "Integrations" : `Integrate with ${listed(texts.map(clause))}`;
}

/** `isShort`: the only row of integrations, whose names a small organisation reads beside the numbers of their tests. */
function lineOf(group: readonly Trace[], content: Content, isShort: boolean): string[] {
  const { brief, tasks } = content;
  const [first] = group;
  if (!first) return [];
  const serving = tasks.filter((task) => group.some((trace) => trace.tasks.includes(task)));
  const lines = [...new Set(group.flatMap((trace) => trace.lines))];
  const isOne = group.every(({ decision }) => decision === first.decision);
  const text = textOf(group, isShort, brief.has("company-size", "small"));
  return [
    first.decision && isOne ? `${text}, by ${first.decision}` : text,
    ranges(serving.map(({ id }) => id)),
    ranges([...new Set(group.flatMap(({ tests }) => tests))].toSorted((a, b) => placeOf(a) - placeOf(b))),
    paidBy(serving, lines, content),
  ];
}

/** `AT-3` is 3; the measures come first. */
const placeOf = (code: string): number => Number(/\d+$/.exec(code)?.[0] ?? 0);

function traceOf(requirement: Requirement, content: Content): Trace {
  const { decisions, budget } = content;
  const label = titleOf(requirement).toLowerCase();
  const { kind, option } = requirement;
  const decision =
    decisions.find(({ serves }) => option && serves?.includes(option)) ??
    decisions.find(({ serves }) => serves?.includes(kind));
  const means = kind === "availability" ? recoveryMethod(content.brief, content.pack) : null;
  const lines = budget.lines.filter(
    ({ item, requirement: need }) => (label && need.toLowerCase().includes(label)) || means?.includes(item),
  );
  return {
    kind,
    text: kind === "integration" ? titleOf(requirement) : requirement.text,
    decision: decision?.number,
    tasks: tasksOf(requirement, content),
    tests: testsOf(requirement, content),
    lines: lines.map(({ id }) => id),
  };
}

/** `services, phases 2 and 3; B-03`; a small organisation reads the phase in the numbers of the tasks. */
function paidBy(serving: Content["tasks"], lines: readonly string[], { brief }: Content): string {
  const bought = lines.length > 0 ? ranges(lines) : "";
  if (brief.has("company-size", "small")) return bought || NO_LINE;
  return [servicesOf(serving), bought].filter((part) => part !== "").join("; ");
}

/** `services, phases 2 and 3`. */
function servicesOf(serving: Content["tasks"]): string {
  const phases = [...new Set(serving.map(({ phase }) => `${phase}`))];
  return `services, ${phases.length > 1 ? "phases" : "phase"} ${listed(phases)}`;
}

/** Those that set and complete it. */
function tasksOf(requirement: Requirement, content: Content): Content["tasks"] {
  const serving = taskOf(requirement, content);
  const { kind, option = "" } = requirement;
  const awaited = kind === "integration" ? (serving?.after ?? []) : [];
  const isShared = ({ id, title, deliverable, completes }: Content["tasks"][number]) =>
    kind === "security"
      ? completes?.includes(option) || (option === "data-loss-prevention" && BLOCKING.test(deliverable))
      : awaited.includes(id) || (kind === "integration" && PREPARED[option]?.test(title));
  const bringers = kind === "objective" ? bringingAll(option, content) : [];
  return content.tasks.filter((task) => task === serving || bringers.includes(task) || isShared(task));
}

/** What was simulated before is in force only then. */
const BLOCKING = /loss prevention set to block/;
/** An integration is also worked on by the tasks of its phase that it waits for, and by what is set up for it before, known by its title. */
const CALLERS = /Replacement of (EWS|basic)|set up for Graph/;
const PREPARED: Partial<Record<string, RegExp>> = {
  "legacy-applications": CALLERS,
  "third-party-apis": CALLERS,
  "database-systems": /and data gateway/,
  "reporting-tools": /Data gateway alongside/,
};

/** The task that brings a requirement about, as the rows of tasks and features say. */
function taskOf({ kind, option }: Requirement, content: Content): Content["tasks"][number] | undefined {
  const { tasks } = content;
  switch (kind) {
    case "security":
    case "integration":
      return tasks.find(({ carries }) => option && carries?.includes(option));
    case "objective":
      return bringing(option, content) ?? tasks.findLast((task) => task.kind === "acceptance"); // where its measure is taken
    case "date":
      return tasks.find(({ title }) => /decommissioning/i.test(title));
    case "availability": {
      const method = recoveryMethod(content.brief, content.pack);
      const proves = REPLICATED.test(method) ? /(?<!as )fail-?over/i : /recover|restore|fail-?over/i;
      const stands = PASSIVE.test(method) ? /passive/i : proves;
      const proving = EMERGENCY.test(method) ? /break-glass/i : stands;
      return (
        [proving, /backup/i].map((words) => tasks.find(({ title }) => words.test(title))).find((task) => task) ??
        tasks.findLast((task) => task.kind === "acceptance")
      );
    }
  }
}

/** The first task of the features that serve an objective. */
export const bringing = (option: string | undefined, content: Content): Content["tasks"][number] | undefined =>
  bringingAll(option, content)[0];

/** The task of each of them. */
function bringingAll(option: string | undefined, content: Content): Content["tasks"] {
  const titles = content.tasks.map(({ title }) => title.toLowerCase());
  const by = (words: string) => content.tasks[titles.findIndex((title) => title.includes(words.toLowerCase()))];
  return featuresFor(option, content).flatMap(
    (feature) => [feature.by].flat().flatMap((words) => by(words) ?? [])[0] ?? [],
  );
}

function featuresFor(option: string | undefined, { brief, pack }: Content): FeatureRow[] {
  return chosenRows(pack.features, brief).filter(({ objectives }) => option && objectives.includes(option));
}

function titleOf({ option, kind }: Requirement): string {
  if (!option) return "";
  const questions = { security: "security-requirements", integration: "integration-needs" } as const;
  return optionLabel(kind === "security" || kind === "integration" ? questions[kind] : "primary-objective", option);
}

/** Tests that measure an objective, by the words of each; an objective without one is measured alone. */
const MEASURED_BY: Partial<Record<string, RegExp>> = {
  "cost-reduction": /^(Cost of|Assigned seats|Savings|Seats in)/,
  productivity: /^(Smoke test|Operating system deployed|Autoenrolment)/,
  "enhance-security":
    /^(Sign-in of a test user without|Registration report|Activation of a role|Harmless test|Attack paths|Invoke-Locksmith|First patch cycle|Deletion of a backup|Baseline report)/,
  "remote-work": /outside the (office|network)|from outside|without VPN/,
  "digital-transformation": /^(Autoenrolment|Device shown as co-managed|Arc coverage)/,
  "compliance-objective":
    /^(Audit|Baseline report|Policy compliance|Microsoft cloud security|Compliance report|National hardening|Duties)/,
  scalability: /^(Autoenrolment|Content for one deployment|Growth)/,
};
const MOST_TESTS = 2;

function testsOf({ kind, option = "" }: Requirement, content: Content): string[] {
  const { brief, acceptance } = content;
  if (kind === "security") return [requirementsOf(brief).find(({ id }) => id === option)?.code ?? ""];
  if (kind === "integration") return [`I-${integrationsOf(brief).findIndex(({ id }) => id === option) + 1}`];
  if (kind === "availability") return [recoveryTest(content)];
  if (kind === "date")
    return acceptance.flatMap(({ component }, place) => (component === "Exit" ? [`AT-${place + 1}`] : []));
  const codes = acceptance.flatMap(({ test }, place) => (MEASURED_BY[option]?.test(test) ? [`AT-${place + 1}`] : []));
  return ["measures", ...codes.slice(0, MOST_TESTS)];
}
