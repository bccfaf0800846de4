/** An answer on time is said alike in every place of the document that speaks of it, in every configuration and size. */

import { expect, test } from "vitest";
import { configurationsOf } from "#app/features/catalogue/configurations.ts";
import { type Answers, requireQuestion } from "#app/features/catalogue/steps.ts";
import { toMarkdown } from "#app/features/documents/files/markdown.ts";
import { scheduled } from "#app/features/documents/lint/schedule.ts";
import type { DocumentTree } from "#app/features/documents/tree/tree.ts";
import { plainOf, tableOf } from "#app/features/documents/tree/tree-text.ts";
import { composed, contentFor, samples } from "#tests/app/features/documents/composed.ts";
import { inputFor, workedExample } from "./answer-sets.ts";
import { cells } from "./solutions/cells.ts";

const SOLUTIONS = requireQuestion("solution-type").options.map(({ id }) => id);

/** Every configuration in the smallest and the largest size, or in the one that the answers name. */
function everywhere(more: Answers): { name: string; isReview: boolean; tree: DocumentTree }[] {
  return SOLUTIONS.flatMap((solution) =>
    configurationsOf(solution).flatMap(({ id }) =>
      (more["company-size"] ?? ["small", "enterprise"]).map((size) => {
        const own = { "solution-type": [solution], "solution-configuration": [id], "company-size": [size] };
        const answers = { ...workedExample(), timeline: ["6-12-months"], ...own, ...more };
        return {
          name: `${id} at ${size}`,
          isReview: solution === "custom" || id === "security-assessment",
          tree: composed(inputFor(answers)),
        };
      }),
    ),
  );
}

const cutoverOf = (tree: DocumentTree): string =>
  tableOf(tree, "approach.cutover") ? cells(tree, "approach.cutover") : "";
const requestsOf = (tree: DocumentTree): string => cells(tree, "environment.requests");
const givenIn = (tree: DocumentTree, section: "timeline" | "approach"): string =>
  plainOf(tree, `given.implementation-${section}`);

test("in weekends, before a fixed date that is late, by a team without skills", () => {
  const answers = { "change-window": ["weekends"], skills: ["none"], "deadline-reason": ["contract"] };
  for (const { name, isReview, tree } of everywhere({
    ...answers,
    timeline: ["no-timeline"],
    deadline: ["2026-12-31"],
  })) {
    expect(cutoverOf(tree), name).not.toMatch(/monthly|T\+[37] days onwards|T0 onwards/);
    expect(requestsOf(tree), name).not.toContain("Change windows");
    expect(requestsOf(tree), name).toMatch(/notice period.*one more month/);
    expect(toMarkdown(tree), name).not.toMatch(/no date (is|was|fixed)/i);
    expect(cells(tree, "summary.decisions"), name).toMatch(/Choose a later date or a smaller scope/);
    expect(cells(tree, "next.steps"), name).toMatch(/ · Decide on .*(date|C-\d)/m);
    expect(givenIn(tree, "timeline"), name).not.toContain("agreed at");
    if (!isReview)
      expect(cells(tree, "timeline.tasks"), name).toContain("each duty performed once by the client's team");
  }
});

test("once a month, for a date that the plan keeps, by a team with some skills", () => {
  const answers = { "change-window": ["monthly"], skills: ["some"], "deadline-reason": ["support"] };
  for (const { name, isReview, tree } of everywhere({ ...answers, deadline: ["2029-12-31"] })) {
    expect(cutoverOf(tree), name).not.toMatch(/T\+[37] days onwards|T0 onwards/);
    expect(toMarkdown(tree), name).not.toContain("a wave every 2 weeks");
    if (isReview) expect(givenIn(tree, "approach"), name).not.toContain("rollout");
    else
      expect(givenIn(tree, "approach"), name).toMatch(
        /(the (pilot|rollout) includes at least (one|\d+)|a (pilot|rollout) with \d open weeks? may include none); anything missed waits/,
      );
    expect(cells(tree, "summary.decisions"), name).not.toContain("Choose a later date");
    expect(requestsOf(tree), name).toContain("Product behind the fixed date");
    const [, together, weekends] =
      /up to (\d+) together.*holds at least (one|\d+)/.exec(givenIn(tree, "approach")) ?? [];
    const sizing = tableOf(tree, "architecture.sizing") ? cells(tree, "architecture.sizing") : "";
    const waves = Number(/^Waves · .* · (\d+)$/m.exec(sizing)?.[1] ?? 1);
    const held = weekends === "one" ? 1 : Number(weekends ?? waves);
    expect(Number(together ?? 1) * held, name).toBeGreaterThanOrEqual(waves - 1);
    expect(givenIn(tree, "approach"), name).not.toMatch(/half itself|runs the tools itself/);
  }
});

test("on evenings, for a reason without its date, by a team with experience", () => {
  const answers = { "change-window": ["evenings"], skills: ["experienced"], "deadline-reason": ["merger"] };
  for (const { name, isReview, tree } of everywhere({ ...answers, "cloud-maturity": ["early"] })) {
    expect(cutoverOf(tree), name).not.toContain("weekend");
    expect(givenIn(tree, "approach"), name).not.toContain("split over several");
    expect(requestsOf(tree), name).toMatch(/The deadline itself.*Day-one list/s);
    expect(requestsOf(tree), name).not.toMatch(/(date itself|Day-one list.*?) · Client IT lead/);
    expect(cells(tree, "appendix.risks"), name).not.toMatch(/A team (new|without)/);
    if (!isReview) expect(cells(tree, "timeline.tasks"), name).toContain("reviewed with the client's team");
  }
});

test("of a contract behind the date its last day is asked for once, and not where it was given", () => {
  const asked = (...deadline: string[]) =>
    everywhere({ "deadline-reason": ["contract"], deadline }).map(({ tree }) => requestsOf(tree));
  for (const text of asked()) {
    expect(text).toContain("Contract or lease behind the fixed date: last day, notice period");
    expect(text).not.toContain("The deadline itself");
  }
  for (const text of asked("2027-09-30")) expect(text).toContain("behind the fixed date: notice period");
});

test("an order whose delivery the rollout waits for has no float beyond it", () => {
  for (const { name, tree } of everywhere({ "company-size": ["large"] })) {
    const tasks = scheduled(tree);
    for (const { id, from, after } of tasks)
      for (const [code, weeks] of after.map((text) => text.split(" + "))) {
        const order = tasks.find((task) => task.id === code && weeks);
        if (order)
          expect(order.to + (order.float ?? 0) + Number.parseInt(weeks ?? "", 10), `${name} ${id}`).toBeLessThanOrEqual(
            from,
          );
      }
  }
});

test("a freeze that stops the rollout is feared only where one falls into it", () => {
  const industries = ["retail", "education", "finance", "government", "manufacturing"];
  for (const industry of industries)
    for (const { name, tree } of everywhere({ industry: [industry], "company-size": ["enterprise"] }))
      if (cells(tree, "appendix.risks").includes("The change freeze from"))
        expect(cells(tree, "timeline.freezes"), `${name} ${industry}`).toMatch(/(· |In phases? )(\d, )*3/);
});

test("hypercare ends with its task, and a freeze behind the go-live stops no build", () => {
  for (const { name, isReview, tree } of everywhere({ industry: ["manufacturing"], "company-size": ["large"] })) {
    if (isReview) continue;
    const start = Date.parse(`${/starts on (\d+ \w+ \d+)/.exec(plainOf(tree, "timeline.start"))?.[1]} UTC`);
    const last = scheduled(tree).find(({ title }) => /hypercare/i.test(title))?.to ?? 0;
    const said = /until (\d+ \w+ \d+)/.exec(plainOf(tree, "support.model"))?.[1];
    expect(Date.parse(`${said} UTC`), name).toBe(start + (last * 7 - 3) * DAY_MS);
    expect(plainOf(tree, "timeline.freezes"), name).not.toContain("In phase 4: build work");
  }
});
const DAY_MS = 86_400_000;

test("days off inside a plan are named among the dates to work around, those of the country and no others", () => {
  const told = (today: string, country = "Ireland") =>
    plainOf(
      composed(
        inputFor(
          { ...workedExample(), "company-size": ["large"], timeline: ["6-12-months"] },
          { today: new Date(today), client: { name: "Aoife Byrne", company: "Meridian", country } },
        ),
      ),
      "timeline.absences",
    );
  expect(told("2026-12-07T10:00:00Z")).toContain("1 February, 17 March, 26 March, 29 March and 3 May 2027");
  expect(told("2026-12-07T10:00:00Z", "United States")).toContain("15 February 2027 (state holidays not included)");
  for (const [country, local] of [
    ["Germany", "state"],
    ["Switzerland", "cantonal"],
    ["Canada", "provincial"],
  ] as const)
    expect(told("2026-12-07T10:00:00Z", country).split(`${local} holidays not included`)).toHaveLength(2);
  expect(told("2026-12-07T10:00:00Z")).not.toContain("not included");
  expect(told("2027-04-12T10:00:00Z")).not.toMatch(/March|December/);
});

test("hypercare that ends while people are away keeps days for their return", () => {
  const told = (today: string, industry: string) =>
    plainOf(
      composed(
        inputFor(
          {
            ...workedExample(),
            industry: [industry],
            "solution-type": ["microsoft-365"],
            "solution-configuration": ["m365-secure"],
            "company-size": ["large"],
            timeline: ["3-6-months"],
          },
          { today: new Date(today) },
        ),
      ),
      "timeline.absences",
    );
  expect(told("2027-02-01T10:00:00Z", "education")).toContain(
    "Hypercare ends in the school holidays: go-live agrees which of its days",
  );
  expect(told("2027-02-01T10:00:00Z", "education")).toMatch(
    /Weeks? \d+(?: to \d+)?, in the rollout, falls? in the school holidays/,
  );
  expect(told("2027-02-01T10:00:00Z", "technology")).not.toMatch(/Hypercare|school holidays/);
  expect(told("2026-08-03T10:00:00Z", "education")).not.toContain("Hypercare");
  expect(told("2027-03-22T10:00:00Z", "manufacturing")).toContain("Hypercare ends in the summer shutdown");
});

test("a pilot of a school in its holidays is repeated with those who were away, in assessments too", () => {
  let away = 0;
  for (const input of samples(200)) {
    const content = contentFor({ ...input, answers: { ...input.answers, industry: ["education"] } });
    const tree = composed({ ...input, answers: { ...input.answers, industry: ["education"] } });
    const said = /Weeks? (\d+)(?: to (\d+))?, in the pilot/.exec(plainOf(tree, "timeline.absences") ?? "");
    if (!said) continue;
    const pilots = content.tasks.filter(({ kind }) => kind === "pilot");
    const weeks = [Number(said[1]), Number(said[2] ?? said[1])];
    for (const week of weeks) expect(pilots.some(({ from, to }) => from <= week && week <= to)).toBe(true);
    away += 1;
  }
  expect(away).toBeGreaterThan(10);
});

test("an offer is valid until the day of its order, and nothing is due on a day that nobody works", () => {
  for (const input of samples(60)) {
    const tree = composed(input);
    const dayOf = (text = "") => Date.parse(`${text.split(" · ").find((cell) => /^\d+ \w+ \d{4}$/.test(cell))} UTC`);
    const steps = cells(tree, "next.steps").split("\n");
    const order = dayOf(steps.find((step) => step.includes("Sign the order")));
    const valid = dayOf(cells(tree, "control").match(/^Valid until · .*/m)?.[0]);
    expect(valid).toBeGreaterThanOrEqual(order);
    const due = dayOf(steps.find((step) => step.includes("information requests")));
    expect([0, 6]).not.toContain(new Date(due).getUTCDay());
    expect(new Date(due).toISOString()).not.toMatch(/-12-2[56]T/);
  }
});
