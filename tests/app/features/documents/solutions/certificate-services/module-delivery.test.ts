import { expect, test } from "vitest";
import { configurationsOf } from "#app/features/catalogue/configurations.ts";
import type { Answers } from "#app/features/catalogue/steps.ts";
import { leastWeeks } from "#app/features/documents/effort/effort.ts";
import { SIZES } from "#app/features/documents/facts/effort.ts";
import { OVERSIZED } from "#app/features/documents/solutions/certificate-services/answers.ts";
import { plainOf } from "#app/features/documents/tree/tree-text.ts";
import { inputFor, workedExample } from "#tests/app/features/documents/answer-sets.ts";
import { composed } from "#tests/app/features/documents/composed.ts";
import { askedIn, cells } from "#tests/app/features/documents/solutions/cells.ts";
import { contentWith, ENTERPRISE_PKI, everywhere, placeOf, plainOfSections, tasks } from "./documents.ts";

test("a module pair has the six weeks of the fastest delivery, and the document says how many the plan has", () => {
  for (const deadline of ["2027-02-26", "2027-03-26", "2027-05-28"])
    for (const industry of ["finance", "other"])
      for (const size of SIZES) {
        const answers: Answers = {
          ...ENTERPRISE_PKI,
          "company-size": [size],
          industry: [industry],
          deadline: [deadline],
        };
        const { tasks, brief } = contentWith(answers);
        const weekOf = (mark: string, end: "from" | "to") =>
          tasks.find(({ marks }) => marks.includes(mark))?.[end] ?? Number.NaN;
        const weeks = weekOf("modules", "from") - 1 - weekOf("order", "to");
        const tree = composed(inputFor({ ...workedExample(), ...answers }));
        const [, given] = /(?:and|;) the plan allows (\d+)/.exec(cells(tree, "decisions")) ?? [];
        const isAhead = askedIn(tree).includes("with the contract, by");
        expect(Number(given)).toBeGreaterThanOrEqual(6); // counted from the contract where the pair is ordered with it
        if (isAhead) expect(Number(given)).toBeGreaterThan(weeks);
        else expect(Number(given)).toBe(weeks);
        expect(leastWeeks(brief)).toBeGreaterThanOrEqual(12);
      }
});

test("modules that a short window is kept for have no weeks beyond it", () => {
  const answers: Answers = {
    ...ENTERPRISE_PKI,
    timeline: ["1-3-months"],
    industry: ["other"],
    "company-size": ["small"],
  };
  for (const deadline of ["2028-06-30", "2029-06-29"]) {
    const tree = composed(inputFor({ ...workedExample(), ...answers, deadline: [deadline] }));
    expect(plainOf(tree, "options.rules")).toContain("weeks of the window");
    expect(cells(tree, "decisions")).not.toContain("for which there is time");
  }
});

test("a module pair that must come as fast as any supplier delivers probably comes late", () => {
  for (const tree of [...everywhere({ timeline: ["1-3-months"] }), ...everywhere({ timeline: ["6-12-months"] })]) {
    const given = /Delivery takes 6 to 12 weeks[^.]*?the plan allows (\d+)/.exec(cells(tree, "decisions"))?.[1];
    const risk = cells(tree, "appendix.risks")
      .split("\n")
      .find((row) => row.includes("The HSM pair arrives later"));
    if (!given || !risk) continue;
    if (Number(given) < 8) expect(risk).toContain("4 × 4");
    if (Number(given) >= 10) expect(risk).toMatch(/[12] × 4/);
  }
});

test("a late delivery that a freeze carries past the fixed date says so", () => {
  const said = (deadline: string, today = "2026-11-23") =>
    cells(
      composed(
        inputFor(
          {
            ...workedExample(),
            "solution-configuration": ["cert-large-enterprise"],
            "company-size": ["enterprise"],
            industry: ["education"],
            "integration-needs": ["no-integrations"],
            timeline: ["no-timeline"],
            deadline: [deadline],
          },
          { today: new Date(`${today}T10:00:00Z`) },
        ),
      ),
      "decisions",
    );
  expect(said("2027-06-24", "2026-12-07")).toMatch(
    /freeze from 10 May 2027 \(examinations\) wait until it ends, after the fixed date/,
  );
  expect(said("2027-06-16", "2026-12-26")).toMatch(
    /Each further week delays .* and waves .* freeze from 10 May 2027 .* after the fixed date/,
  );
  expect(said("2027-07-30", "2026-12-07")).toMatch(/freeze from 10 May 2027 \(examinations\) wait until it ends\./);
});

test("the module pair is asked for in the week in which the plan orders it", () => {
  const large = everywhere({ industry: ["finance"] }).filter(
    (tree) => placeOf(tree, /^T-\d\.\d+ · HSM pair: order/) >= 0,
  );
  expect(large.length).toBeGreaterThan(0);
  for (const tree of large) {
    expect(plainOfSections(tree)).toMatch(/pair (in week 1|with the contract, by \d+ \w+ \d{4}),/);
    expect(tasks(tree).find((row) => row.includes("HSM pair: order"))).toContain("start · 1 ·");
  }
});

test("an order of modules that waits for the end of a freeze is asked for in its own week", () => {
  const weeks = ["2026-11-27", "2026-12-04", "2026-12-11"].map((today) => {
    const answers: Answers = { industry: ["finance"], timeline: ["12-plus-months"] };
    const input = inputFor({ ...workedExample(), ...answers }, { today: new Date(`${today}T10:00:00Z`) });
    const tree = composed(input);
    const [, planned] = / · start · (\d+)/.exec(tasks(tree).find((row) => row.includes("HSM pair: order")) ?? "") ?? [];
    expect(plainOf(tree, "summary.decisions")).toContain(`pair in week ${planned}`);
    return Number(planned);
  });
  expect(Math.max(...weeks)).toBeGreaterThan(1);
});

test("a delay is counted in weeks, and a single responder is not called many", () => {
  for (const timeline of ["6-12-months", "12-plus-months"])
    for (const tree of everywhere({ industry: ["finance"], timeline: [timeline] })) {
      const [, unit = "weeks"] = /delays the rollout by up to \d+(\D*?),/.exec(cells(tree, "decisions")) ?? [];
      expect(unit.trim()).toMatch(/^weeks?$/);
      const isSeveral = /OCSP responder · 2/.test(cells(tree, "architecture.components"));
      if (!isSeveral) expect(cells(tree, "timeline.tasks")).not.toContain("OCSP responders");
    }
});

test("the order of the modules has no weeks to spare, since suppliers may quote the longest delivery", () => {
  for (const timeline of ["1-3-months", "6-12-months", "12-plus-months"])
    for (const size of SIZES) {
      const answers: Answers = { ...ENTERPRISE_PKI, "company-size": [size], timeline: [timeline] };
      const { tasks } = contentWith(answers);
      expect(tasks.find(({ marks }) => marks.includes("order"))?.float ?? 0).toBe(0);
      const decisions = cells(composed(inputFor({ ...workedExample(), ...answers })), "decisions");
      expect(decisions).toMatch(/the plan allows \d+/);
      expect(decisions).not.toMatch(/uses its float|if ordered in week/);
    }
});

test("a programme of a year has no months in hand for the module pair where a fixed date shortens it", () => {
  const risk = (deadline: Answers) =>
    contentWith({ ...ENTERPRISE_PKI, industry: ["other"], timeline: ["12-plus-months"], ...deadline }).risks.find(
      ({ id }) => id === "PK11",
    );
  expect(risk({})?.mitigation ?? "months in hand").toContain("months in hand"); // so small that it may be left out
  const pressed = risk({ deadline: ["2027-03-26"] });
  expect(pressed?.likelihood).toBeGreaterThanOrEqual(3);
  expect(pressed?.mitigation).toContain("waves postponed by the delay");
});

test("software keys are said to miss the date as well only where it is missed and nothing asks for modules", () => {
  const said = (answers: Answers) =>
    cells(
      composed(
        inputFor({
          ...workedExample(),
          ...ENTERPRISE_PKI,
          "company-size": ["enterprise"],
          "security-requirements": ["zero-trust"],
          industry: ["other"],
          ...answers,
        }),
      ),
      "decisions",
    );
  const SLOW = /Software keys would save at most \d+ weeks?; the plan would still end after the fixed date/;
  expect(said({ deadline: ["2027-02-12"] })).toMatch(SLOW);
  for (const answers of [{}, { deadline: ["2028-06-30"] }, { industry: ["finance"], deadline: ["2027-02-12"] }])
    expect(said(answers)).not.toMatch(SLOW);
});

test("a late delivery is absorbed by what was asked for: a window, a fixed date, or neither", () => {
  const late = (answers: Answers) =>
    everywhere({ industry: ["finance"], ...answers })
      .map(
        (tree) => /later delivery delays the rollout by up to \d+ weeks?, ([^.;]*)/.exec(cells(tree, "decisions"))?.[1],
      )
      .filter((words) => words && !words.includes("freeze"));
  for (const words of late({ timeline: ["6-12-months"] })) expect(words).toContain("the requested window");
  const dated = late({ timeline: ["no-timeline"], deadline: ["2028-06-30"] });
  for (const words of dated) expect(words).toContain("the fixed date");
  const open = late({ timeline: ["no-timeline"] });
  for (const words of open) expect(words).toContain("no date at risk");
  expect(dated.length + open.length).toBeGreaterThan(1);
});

test("one authority is offered half of the pair, and three years of the pair stand beside the option that has none", () => {
  for (const { id } of configurationsOf("certificate-services")) {
    const answers = { ...workedExample(), industry: ["finance"], "solution-configuration": [id] };
    const tree = composed(inputFor(answers));
    const hasPair = cells(tree, "bill").includes("Hardware security module pair");
    const isOffered = hasPair && !contentWith(answers).brief.holds(OVERSIZED);
    expect(cells(tree, "options.description").includes("A with one HSM and a backup device, at half the price")).toBe(
      isOffered,
    );
    if (isOffered) expect(askedIn(tree)).toContain("or what the option chosen has instead");
    expect(cells(tree, "options.description").includes("the HSM pair, with its work and care, is")).toBe(hasPair);
  }
});
