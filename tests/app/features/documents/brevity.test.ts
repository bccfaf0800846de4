import { expect, test } from "vitest";
import { toMarkdown } from "#app/features/documents/files/markdown.ts";
import { decisionsAsked } from "#app/features/documents/options/asked-decisions.ts";
import type { DocumentTree } from "#app/features/documents/tree/tree.ts";
import { blocksOf, plainOf, tableOf } from "#app/features/documents/tree/tree-text.ts";
import { clause } from "#app/features/documents/words.ts";
import { composed, contentFor, samples } from "#tests/app/features/documents/composed.ts";
import { inputFor, workedExample } from "./answer-sets.ts";
import { cells } from "./solutions/cells.ts";

const inputs = samples(80);

/** Words, without the bars and rules of tables. */
function wordsOf(tree: DocumentTree): number {
  return toMarkdown(tree)
    .split(/\s+/)
    .filter((word) => /[A-Za-z0-9]/.test(word)).length;
}

test("a small organisation reads fewer than six thousand words, in fewer than thirty-five tables", () => {
  const trees = inputs
    .filter(({ answers }) => !answers["head-count"])
    .map(({ answers, ...rest }) => composed({ ...rest, answers: { ...answers, "company-size": ["small"] } }));
  const mean = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0) / counts.length;
  expect(mean(trees.map(wordsOf))).toBeLessThan(6000);
  expect(mean(trees.map((tree) => blocksOf(tree).filter(({ kind }) => kind === "table").length))).toBeLessThan(35);
});

test("a decision is asked in full once: the next steps date those of the first page by their numbers", () => {
  for (const input of inputs) {
    const tree = composed(input);
    const asked = decisionsAsked(contentFor(input));
    const steps = cells(tree, "next.steps");
    const dated = steps.split("\n").filter((row) => row.includes(" · Decide on "));
    for (const { number, title, isLater } of asked) {
      if (isLater) continue;
      const name = /^[A-Z]-\d/.test(number) ? new RegExp(`\\b${number}\\b`) : new RegExp(title.slice(1));
      expect(
        dated.filter((row) => name.test(row)),
        `${number} ${title}`,
      ).toHaveLength(1);
    }
    for (const { text, isLater } of asked) expect(steps.includes(text), text).toBe(isLater);
  }
});

test("a request that is due before the plan begins is not asked for again by the end of its first week", () => {
  let earlier = 0;
  for (const input of samples(300).filter(({ answers }) => answers["solution-type"]?.[0] === "custom")) {
    const { requests } = contentFor(input);
    const before = requests.filter(({ due }) => due).length;
    const steps = cells(composed(input), "next.steps").split("\n");
    const asked = /(?<!.*Answer.*)Answer information requests? (\d+)(?= to|[,;]|$)/.exec(
      steps.findLast((row) => row.includes("Answer")) ?? "",
    )?.[1];
    expect(asked, steps.join("; ")).toBe(String(before + 1));
    earlier += before;
  }
  expect(earlier).toBeGreaterThan(0);
});

test("the next steps go from the sponsor to the first week, in the order of their days", () => {
  for (const input of inputs.slice(0, 30)) {
    const tree = composed(input);
    const rows = cells(tree, "next.steps").split("\n");
    const kickOff = rows.find((row) => row.includes("Kick-off"));
    const granting = cells(tree, "appendix.duties").match(/(?:administrative access|that only read).*/)?.[0];
    expect(kickOff?.includes("Grant access (appendix C)")).toBe(granting !== undefined);
    expect(granting ?? "by the start").toMatch(/by the start/i);
    for (const step of ["Name a sponsor", "Sign the order", "Kick-off"])
      expect(
        rows.filter((row) => row.includes(step)),
        step,
      ).toHaveLength(1);
    expect(rows.findLast((row) => row.includes("Answer information request"))).toBeDefined();
    const order = rows.find((row) => row.includes("Sign the order"));
    expect(order).toContain(`binding up to ${clause(contentFor(input).plan.gates[0]?.gate ?? "")}`);
    const days = rows.map((row) => Date.parse(`${row.split(" · ")[0]} UTC`));
    expect(days).toEqual(days.toSorted((a, b) => a - b));
  }
});

test("the document opens with what this client uses and wants, and with no other client's", () => {
  const openings = inputs.map((input) => ({ input, text: plainOf(composed(input), "summary.situation") }));
  for (const { input, text } of openings) {
    const uses = (input.answers["current-technologies"] ?? []).includes("sql-server");
    expect(text.includes("SQL Server")).toBe(uses || /SQL Server \d{4}/.test(text));
    const wants = input.answers["primary-objective"] ?? [];
    if (wants.length > 0) expect(/aims? (is|are) [^.]*lower costs/.test(text)).toBe(wants.includes("cost-reduction"));
  }
  expect(new Set(openings.map(({ text }) => text)).size).toBe(openings.length);
});

test("the dates of decisions name nobody, as all are the sponsor's, and nothing else is said of the start", () => {
  for (const { answers, ...rest } of inputs.slice(0, 12)) {
    const tree = composed({ ...rest, answers: { ...answers, "company-size": ["medium"] } });
    expect(tableOf(tree, "next.steps")?.columns.map(({ title }) => title)).not.toContain("Owner");
    expect(toMarkdown(tree)).not.toContain("Start of the work");
  }
});

test("an interface says what is done once, and its work stands among the tasks", () => {
  for (const { answers, ...rest } of inputs.slice(0, 20)) {
    const needs = { "company-size": ["medium"], "integration-needs": ["erp", "database-systems"] };
    const tree = composed({ ...rest, answers: { ...answers, ...needs } });
    const titles = tableOf(tree, "integration.interfaces")?.columns.map(({ title }) => title);
    expect(titles).toContain("In this project");
    expect(titles).not.toContain("Steps");
  }
});

test("a policy that blocks databases is not called their integration", () => {
  const tree = composed(
    inputFor({
      ...workedExample(),
      "solution-type": ["microsoft-365"],
      "solution-configuration": ["m365-secure"],
      "current-technologies": ["office-365"],
      "integration-needs": ["database-systems"],
    }),
  );
  expect(cells(tree, "integration.interfaces")).toContain("no database is connected here");
});

test("a decision cites what carries its choice, one source at most", () => {
  for (const input of inputs) {
    const table = tableOf(composed(input), "decisions");
    expect(table?.sources.length ?? 0).toBeLessThanOrEqual(table?.rows.length ?? 0);
  }
});
