/** What holds of every security assessment: one list of steps behind its prices, their order, and a step for whatever was asked for. */

import { expect, test } from "vitest";
import type { ComposeInput } from "#app/features/documents/compose.ts";
import { MIN_WEEKS } from "#app/features/documents/facts/effort.ts";
import { keysPrice } from "#app/features/documents/solutions/security/road-map-steps.ts";
import { servedBy } from "#app/features/documents/solutions/security/road-map-targets.ts";
import { plainOf } from "#app/features/documents/tree/tree-text.ts";
import { composed, contentFor, samples } from "#tests/app/features/documents/composed.ts";
import { cells } from "#tests/app/features/documents/solutions/cells.ts";

const assessed = (input: ComposeInput): ComposeInput => ({
  ...input,
  answers: { ...input.answers, "solution-type": ["security"], "solution-configuration": ["security-assessment"] },
});
const HOLDING = ["10", "0", undefined, "2500"];
const inputs = samples(40)
  .map(assessed)
  .map((input, place) => {
    const held = HOLDING[place % HOLDING.length];
    return held === undefined ? input : { ...input, answers: { ...input.answers, "user-licences": [held] } };
  });

const numberIn = (text = ""): number => Number(text.replaceAll(",", ""));
const rowsOf = (input: ComposeInput) => cells(composed(input), "security.plan").split("\n");
const first = (rows: readonly string[], words: RegExp): number => rows.findIndex((row) => words.test(row));

test("the steps cost the same in the plan, among the options and on the first page", () => {
  for (const input of inputs) {
    const tree = composed(input);
    const { appraisal, brief, budget, estimates } = contentFor(input);
    const intro = plainOf(tree, "security.plan");
    const [, all, cost = ""] =
      /, or ([\d,]+) with 20%[^:]*: ([A-Z]{3} [\d,]+) at the engineer's rate/.exec(intro) ?? [];
    expect(cells(tree, "options.figures"), intro).toContain(`its steps, ${all} days, ${cost} with contingency`);
    const once = budget.totals[0]?.oneOff.likely ?? 0;
    const whole = (once / 100 + numberIn(/[\d,]+$/.exec(cost)?.[0])).toLocaleString("en-GB");
    expect(cells(tree, "summary.headline")).toContain(
      `With the road map’s steps · ${cost.slice(0, 3)} ${whole} one-off`,
    );
    const atOnce = estimates.find(({ option }) => option.row.name.startsWith("Immediate build"));
    const measured = /Second measurement · (?:[^·]* · )?([\d.]+) · /.exec(cells(tree, "security.plan"))?.[1];
    const days = rowsOf(input).reduce((sum, row) => sum + Number(/ · ([\d.]+) · [^·]* · [^·]*$/.exec(row)?.[1]), 0);
    expect(atOnce?.days).toBe(Math.round((days - Number(measured)) * 1.2) * 10);
    const bought = atOnce?.lines.filter(({ line }) => line === null).reduce((sum, { likely }) => sum + likely, 0);
    expect(bought, "the keys of the steps").toBe(keysPrice(brief));
    expect(numberIn(all)).toBe(Math.round(days * 1.2));
    expect(atOnce?.weeks).toBe(MIN_WEEKS.security?.[brief.size]);
    expect(appraisal.designed.letter).toBe("A");
  }
});

test("nothing is bought twice: neither the keys of the bill nor licences that are held", () => {
  for (const input of inputs) {
    const steps = rowsOf(input).join("\n");
    const { brief, budget } = contentFor(input);
    const isBilled = budget.lines.some(({ item }) => item === "Security keys");
    expect(steps.includes("two per administrator"), steps).toBe(!isBilled);
    if ((brief.given("user-licences") ?? 0) >= brief.users)
      expect(steps).not.toMatch(/(Premium|E3|A3 \(academic\)) for \d/);
  }
});

test("a restore is rehearsed and a second controller stands before the krbtgt password changes, and no account is synchronised without a second factor", () => {
  for (const input of inputs) {
    const rows = rowsOf(input);
    const reset = first(rows, /krbtgt/);
    const restored = first(rows, /of the directory rehearsed/);
    const second = first(rows, /Second domain controller/);
    if (reset >= 0) expect(restored).toBeGreaterThanOrEqual(0);
    expect(restored).toBeLessThan(reset >= 0 ? reset : rows.length);
    if (second >= 0) expect(second).toBeLessThan(reset);
    for (const row of rows.filter((text) => /accounts (synchronised|migrated)|user accounts/.test(text)))
      expect(row).toContain("security defaults on");
  }
});

test("each requirement, each pillar of Zero Trust and each objective but security itself has a step", () => {
  for (const input of inputs) {
    const { brief } = contentFor(input);
    const steps = rowsOf(input).map((row) => row.split(" · ")[0] ?? "");
    const targets = cells(composed(input), "security.targets").split("\n");
    for (const target of targets) {
      const [what, served = ""] = target.split(" · ");
      const named = served.split(", ");
      expect(named.length, what).toBeGreaterThan(0);
      for (const step of named) expect(steps, `${what}: ${served}`).toContain(step);
    }
    const pillars = targets.filter((row) => row.startsWith("Zero Trust")).length;
    expect(pillars).toBeGreaterThanOrEqual(brief.has("security-requirements", "zero-trust") ? 6 : 0);
    for (const id of brief.values("primary-objective").filter((one) => one !== "enhance-security"))
      expect(servedBy(id, brief), id).not.toEqual([]);
    const asked = brief.values("security-requirements").filter((id) => id !== "zero-trust");
    expect(targets.length).toBeGreaterThanOrEqual(asked.length + pillars);
  }
});

test("Exchange Server without updates is a risk of its own, and closed by a decision before the order", () => {
  for (const input of inputs.filter(({ answers }) => answers["current-technologies"]?.includes("exchange-server"))) {
    expect(cells(composed(input), "appendix.risks")).toMatch(/gets no security updates and holds rights/);
    expect(cells(composed(input), "decisions")).toMatch(/Exchange Server[^\n]*Closed to the internet except/);
  }
});

test("a project that builds changes no directory before a restore, and leaves no account without a second factor", () => {
  for (const input of samples(40)) {
    const solution = { "solution-type": ["security"], "solution-configuration": ["security-identity"] };
    const { tasks, brief } = contentFor({ ...input, answers: { ...input.answers, ...solution } });
    for (const { title, deliverable } of tasks) {
      if (/^(Directory synchronisation|Accounts migrated)/.test(title))
        expect(deliverable).toContain("security defaults");
      if (
        /krbtgt/.test(deliverable) &&
        brief.domainControllers === 1 &&
        !/Offline/.test(tasks.map((t) => t.title).join())
      )
        expect(deliverable).toContain("restored on an isolated host before the directory is changed");
    }
  }
});

test("Zero Trust in a larger project names for each pillar the task that brings it, or that none does", () => {
  for (const [place, input] of samples(30).entries()) {
    const configuration = ["security-identity", "security-detection", "security-tier0"][place % 3] ?? "";
    const answers = {
      ...input.answers,
      "solution-type": ["security"],
      "solution-configuration": [configuration],
      "company-size": [place % 2 ? "enterprise" : "medium"],
      "security-requirements": ["zero-trust"],
    };
    const rows = cells(composed({ ...input, answers }), "security.pillars").split("\n");
    expect(rows).toHaveLength(7);
    for (const row of rows) expect(row).toMatch(/ · (T-\d\.\d+, week \d+ · .|not in this project · –)/);
  }
});
