/** Each information request goes to whoever is likely to have the answer. */

import { expect, test } from "vitest";
import { detailsFor } from "#app/features/catalogue/detail-answers.ts";
import { UNKNOWN } from "#app/features/catalogue/details.ts";
import type { Answers } from "#app/features/catalogue/steps.ts";
import { formatDay } from "#app/features/documents/dates.ts";
import { say } from "#app/features/documents/pack.ts";
import { decisionDay, gatesOf } from "#app/features/documents/plan/deadlines.ts";
import { firstDayOf } from "#app/features/documents/plan/plan.ts";
import { ASKED_WITHIN } from "#app/features/documents/requests.ts";
import { plainOf } from "#app/features/documents/tree/tree-text.ts";
import { inputFor, workedExample } from "#tests/app/features/documents/answer-sets.ts";
import { composed, contentFor, samples } from "#tests/app/features/documents/composed.ts";
import { cells } from "#tests/app/features/documents/solutions/cells.ts";

const documentOf = (solution: string, configuration: string, answers: Answers = {}) =>
  composed(
    inputFor({
      ...workedExample(),
      "solution-type": [solution],
      "solution-configuration": [configuration],
      "company-size": ["medium"],
      ...answers,
    }),
  );
const requests = (configuration: string) => cells(documentOf("hybrid-cloud", configuration), "environment.requests");

test("backups are told by whoever runs them, and duties of residency by whoever keeps them", () => {
  expect(requests("hybrid-azure-local")).toMatch(
    /Current backup with place of its copies and retention; annual cost · Client IT lead$/m,
  );
  expect(requests("hybrid-azure-local")).toMatch(/Data residency obligations · Security lead$/m);
});

test("shift workers are planned and asked for where something is counted by them", () => {
  const read = (solution: string, configuration: string) => {
    const tree = documentOf(solution, configuration, { industry: ["manufacturing"] });
    return cells(tree, "environment.facts") + cells(tree, "environment.requests");
  };
  expect(read("configuration-manager", "sccm-small")).toContain("Shift and shop-floor workers");
  expect(read("certificate-services", "cert-medium-single")).not.toMatch(/shift/i);
  expect(read("azure-migration", "azure-landing-zone")).not.toMatch(/shift/i);
});

test("systems with card data are asked for wherever the client is said to name them", () => {
  let named = 0;
  for (const { answers, ...input } of samples(150)) {
    if (!detailsFor(answers).some(({ id }) => id === "framework")) continue;
    const asked = (framework: string) =>
      contentFor({ ...input, answers: { ...answers, framework: [framework] } }).requests.map(({ text }) => text);
    expect(asked("pci-dss")).toContain("Systems that handle card data");
    expect(asked("iso-27001").join()).not.toContain("card data");
    named += 1;
  }
  expect(named).toBeGreaterThan(30);
});

test("that no product was named is said where the environment begins, and not again beside its dates", () => {
  const none = { "current-technologies": ["none"], "company-size": ["small"] };
  const said = JSON.stringify(documentOf("configuration-manager", "sccm-small", none).sections);
  expect(said.match(/No product was named/g)).toHaveLength(1);
});

test("however much is not yet known, what the build cannot do without is asked for", () => {
  for (const input of samples(150)) {
    const unknown = detailsFor(input.answers).map(({ id }) => [id, [UNKNOWN]]);
    const {
      brief,
      pack,
      requests: made,
    } = contentFor({
      ...input,
      answers: { ...input.answers, ...Object.fromEntries(unknown) },
    });
    const own = pack.requests.map((request) => say(request, brief)).filter((text) => text !== "");
    const asked = made.filter(({ text }) => own.includes(text));
    expect(asked.length, JSON.stringify(input.answers)).toBeGreaterThanOrEqual(Math.min(2, own.length));
  }
});

test("every request that answers an optional question is still made in those words", () => {
  const made = samples(400).flatMap((input) => contentFor(input).requests.map(({ text }) => text));
  for (const [id, words] of Object.entries(ASKED_WITHIN))
    expect(
      made.some((request) => words.test(request)),
      id,
    ).toBe(true);
});

test("what the first tasks read, accounts and the first answers, is there on the day they begin", () => {
  let asked = 0;
  for (const input of samples(150)) {
    const { plan, requests } = contentFor(input);
    const steps = cells(composed(input), "next.steps");
    const step = steps.split("\n").findLast((row) => row.includes("Answer information request"));
    expect(step?.split(" · ")[0], steps).toBe(formatDay(firstDayOf(plan, 1)));
    const [, last] = /, the rest by (.*?)(;| ·|$)/.exec(step ?? "") ?? [];
    if (last) expect(plainOf(composed(input), "environment.unknown")).toContain(`onwards by ${last};`);
    asked += requests.length;
  }
  expect(asked).toBeGreaterThan(0);
});

test("what a date that the plan misses turns on is asked for before date or scope is decided", () => {
  const of = (deadline: string) =>
    cells(
      composed(
        inputFor({
          ...workedExample(),
          "solution-type": ["custom"],
          "solution-configuration": ["custom-pilot"],
          "deadline-reason": ["support"],
          deadline: [deadline],
        }),
      ),
      "environment.requests",
    );
  expect(of("2027-01-20")).toMatch(/^\d+ · Product behind .* \(by \d+ \w+( 202\d, for date or scope)?\)/m);
  expect(of("2028-01-20")).not.toMatch(/Product behind .*for date or scope/);
});

test("a date that nobody knows, or that sets what is ordered, is asked for before the order, which waits for the answer", () => {
  const of = (answers: Answers) => {
    const tree = documentOf("configuration-manager", "sccm-small", { timeline: ["no-timeline"], ...answers });
    return `${cells(tree, "environment.requests")}\n${cells(tree, "next.steps")}`;
  };
  for (const deadline of [{}, { deadline: [UNKNOWN] }]) {
    const said = of({ "deadline-reason": ["contract"], ...deadline });
    const [, place] = /^(\d) · Contract .*: last day, .*\((?:by .*for the order|by \d+ \w+)\)/m.exec(said) ?? [];
    expect(said).toMatch(new RegExp(`Sign the order, once information requests? .*\\b${place}\\b.* answered`));
    expect(said).not.toContain("The fixed date, if there is one");
  }
  expect(of({ "deadline-reason": ["audit"], deadline: ["2028-06-30"] })).toMatch(
    /^\d · What the audit .*for the order\)/m,
  );
  expect(of({ "deadline-reason": ["contract"], deadline: ["2028-06-30"] })).not.toMatch(/Contract .*for the order/);
});

test("what ends before the plan begins is asked for before it is decided on", () => {
  let count = 0;
  for (const input of samples(300)) {
    const { brief, plan, requests } = contentFor(input);
    for (const gate of gatesOf(brief)) {
      const day = decisionDay(gate, plan, brief);
      if (!gate.product || day >= plan.start) continue;
      const asked = requests.filter(({ text }) => text.startsWith(`Systems on ${gate.systems ?? gate.product}`));
      expect(asked).toHaveLength(1);
      expect(asked[0]?.due?.day).toBeLessThan(day);
      count += 1;
    }
  }
  expect(count).toBeGreaterThan(10);
});
