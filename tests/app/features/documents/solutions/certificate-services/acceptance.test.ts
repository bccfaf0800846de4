import { expect, test } from "vitest";
import type { Answers } from "#app/features/catalogue/steps.ts";
import { SIZES } from "#app/features/documents/facts/effort.ts";
import { rolloutWeeks } from "#app/features/documents/plan/plan.ts";
import { plainOf } from "#app/features/documents/tree/tree-text.ts";
import { inputFor, workedExample } from "#tests/app/features/documents/answer-sets.ts";
import { composed } from "#tests/app/features/documents/composed.ts";
import { cells } from "#tests/app/features/documents/solutions/cells.ts";
import { contentWith, DIRECTORY_OR_NOT, everywhere, tasks } from "./documents.ts";

test("an audit event is looked for in a central log only where a log store is assumed", () => {
  for (const tree of everywhere({ "security-requirements": ["mfa"] }))
    if (cells(tree, "approach.tests").includes("central log"))
      expect(cells(tree, "appendix.assumptions")).toContain("A log store");
});

test("a loss of minutes that is promised is tested by a certificate of that age", () => {
  const restore = (loss: string) => {
    const tree = composed(inputFor({ ...workedExample(), "data-loss": [loss] }));
    return /.*Restore of the CA.*/.exec(cells(tree, "approach.tests"))?.[0];
  };
  expect(restore("minutes")).toMatch(/one backup interval \(15 minutes\) awaited.*the certificate just issued/);
  expect(restore("day")).not.toMatch(/interval|just issued/);
});

test("templates of an older authority are withdrawn, after a week without requests, before acceptance", () => {
  for (const tree of everywhere({ "current-technologies": ["active-directory"] })) {
    const hypercare = /^Hypercare · .* · (\d+)–(\d+) · /m.exec(
      cells(tree, "timeline.tasks").replaceAll(/^T-4\.\d · /gm, ""),
    );
    const weeks = Number(hypercare?.[2] ?? 0) - Number(hypercare?.[1] ?? 0) + 1;
    const cutover = cells(tree, "approach.cutover");
    expect(cutover).toMatch(
      /(a week|two weeks) after go-live.*in the 7 days before|Unpublish templates.*(a week|two weeks) after go-live.*in the 7 days before/,
    );
    if (cutover.includes("two weeks after go-live")) expect(weeks === 1 || weeks > 2).toBe(true);
  }
});

test("what is switched off to test it is switched off before go-live, with a task that does it", () => {
  for (const industry of ["finance", "other"])
    for (const tree of everywhere({ industry: [industry] })) {
      const off = cells(tree, "approach.tests")
        .split("\n")
        .filter((row) => /switched off|Stop one/.test(row));
      for (const row of off) expect(row).toContain("before go-live");
      expect(cells(tree, "timeline.tasks").includes("with failover tests")).toBe(off.length > 0);
    }
});

test("of two responders one is switched off before acceptance, in a small organisation with the authority beside it", () => {
  for (const tree of everywhere({}))
    if (/OCSP responder · 2/.test(cells(tree, "architecture.components")))
      expect(cells(tree, "approach.tests")).toMatch(/Stop one responder|Issuing CA 1(,| and) responder 1/);
});

test("a module pair and the network authority are tested, and no enrolment test is named without one", () => {
  for (const industry of ["finance", "other"])
    for (const tree of everywhere({ industry: [industry] })) {
      const tests = cells(tree, "approach.tests");
      const isBought = cells(tree, "bill").includes("Hardware security module pair");
      expect(/one HSM/i.test(tests)).toBe(isBought);
      const isNamed = plainOf(tree, "solution.out-of-scope").includes("beyond the enrolment test");
      expect(/A switch enrols/.test(tests)).toBe(isNamed);
    }
});

test("what is published outside is tested from outside, in every configuration", () => {
  for (const objective of ["remote-work", "enhance-security"])
    for (const tree of everywhere({ "primary-objective": [objective], "integration-needs": ["no-integrations"] })) {
      const isPublished = cells(tree, "architecture.ports").includes("External clients");
      expect(/certutil -verify -urlfetch on .*, internally and externally/.test(cells(tree, "approach.tests"))).toBe(
        isPublished,
      );
    }
});

test("servers that wait for a monthly weekend are promised none that the rollout does not hold, and new controllers wait for none", () => {
  for (const technologies of DIRECTORY_OR_NOT)
    for (const tree of everywhere({ "change-window": ["monthly"], "current-technologies": technologies })) {
      const cutover = cells(tree, "approach.cutover");
      const given = plainOf(tree, "given.implementation-approach");
      const held = /the rollout includes at least (one|\d+)/.exec(given)?.[1] ?? "";
      const isShort = /a rollout with \d+ open weeks? may include none/.test(given);
      expect(held !== "").toBe(!isShort);
      expect(/if that lies after go-live on \d+ \w+ \d{4}, servers left are listed/.test(cutover)).toBe(
        isShort || ["one", "2"].includes(held),
      );
      const hasDirectory = technologies.includes("active-directory");
      expect(cutover.includes("the monthly weekend before T0")).toBe(hasDirectory);
      expect(cutover).not.toContain("devices need not wait"); // in the plan the waves do
      expect(given.includes("domain controllers and servers")).toBe(hasDirectory);
    }
});

test("three waves are not told apart by two sites", () => {
  for (const tree of everywhere({ sites: ["2"] }))
    expect(cells(tree, "approach.cutover")).not.toContain("waves by site");
  for (const tree of everywhere({ sites: ["3"] }))
    expect(cells(tree, "approach.cutover")).toMatch(/waves by site|Remaining devices/);
});

test("controllers have another weekend than the monthly one where the rollout may hold none", () => {
  for (const timeline of ["1-3-months", "12-plus-months"])
    for (const id of ["cert-small-single", "cert-large-enterprise"])
      for (const size of SIZES) {
        const answers: Answers = {
          "solution-configuration": [id],
          "company-size": [size],
          timeline: [timeline],
          "change-window": ["monthly"],
        };
        const { brief } = contentWith(answers);
        const cutover = cells(composed(inputFor({ ...workedExample(), ...answers })), "approach.cutover");
        expect(cutover.includes("before T0, or a reserve weekend")).toBe(rolloutWeeks(brief) < 5);
      }
});

test("a few devices enrol all, and no departments are told apart among a handful", () => {
  const cutover = (devices: string) =>
    cells(
      composed(inputFor({ ...workedExample(), "company-size": ["small"], devices: [devices] })),
      "approach.cutover",
    );
  expect(cutover("11")).toMatch(
    /issued to all devices seen on the network[\s\S]*Remaining devices except clinical devices · /,
  );
  expect(cutover("45")).toContain("Remaining devices except clinical devices, by department");
});

test("a test that ends at a remote access gateway assumes that there is one", () => {
  for (const objective of ["remote-work", "productivity"])
    for (const tree of everywhere({ "primary-objective": [objective] })) {
      const isTested = cells(tree, "approach.tests").includes("remote access gateway of the client");
      expect(isTested).toBe(objective === "remote-work");
      expect(cells(tree, "appendix.assumptions").includes("A remote access gateway that accepts")).toBe(isTested);
    }
});

test("the first wave has a date, that of its task, and with a monthly weekend one before which it cannot begin", () => {
  for (const window of ["evenings", "monthly"])
    for (const tree of everywhere({ "change-window": [window] })) {
      const [, day = ""] =
        (window === "monthly"
          ? /T0: not before the week of (\d+ \w+ \d{4})/
          : /T0: (?:in the week of|not before) (\d+ \w+ \d{4})/
        ).exec(cells(tree, "approach.cutover")) ?? [];
      const rollout = /^3 Rollout[^·]* · (\d+ \w+ \d{4}) to (\d+ \w+ \d{4})/m.exec(cells(tree, "timeline.phases"));
      expect(Date.parse(day)).toBeGreaterThanOrEqual(Date.parse(rollout?.[1] ?? ""));
      expect(Date.parse(day)).toBeLessThan(Date.parse(rollout?.[2] ?? ""));
    }
});

test("controllers that enrol days before the first wave do so in the rollout too", () => {
  for (const tree of everywhere({ "change-window": ["evenings"] })) {
    const cutover = cells(tree, "approach.cutover");
    const lead = Number(/T−(\d) days? · Publish the domain controller template/.exec(cutover)?.[1]);
    const [, zero = ""] = /T0: (?:in the week of|not before) (\d+ \w+ \d{4})/.exec(cutover) ?? [];
    const [, from = ""] = /^3 Rollout[^·]* · (\d+ \w+ \d{4})/m.exec(cells(tree, "timeline.phases")) ?? [];
    expect(Date.parse(zero) - lead * 86_400_000).toBeGreaterThanOrEqual(Date.parse(from));
  }
});

test("a handful enrols after the training that its one engineer gives first", () => {
  const tree = composed(
    inputFor(
      {
        ...workedExample(),
        industry: ["healthcare"],
        "company-size": ["small"],
        "solution-configuration": ["cert-small-single"],
        "change-window": ["evenings"],
      },
      { today: new Date("2027-02-09T00:00:00Z") },
    ),
  );
  const zero = /T0: not before (\d+ \w+ \d{4})/.exec(cells(tree, "approach.cutover"))?.[1] ?? "";
  const from = /^3 Rollout[^·]* · (\d+ \w+ \d{4})/m.exec(cells(tree, "timeline.phases"))?.[1] ?? "";
  expect(Date.parse(zero) - Date.parse(from)).toBeGreaterThanOrEqual(2 * 86_400_000);
});

test("servers change after what waits only for those that check certificates, as in the plan", () => {
  for (const window of ["monthly", "evenings"]) {
    const rows = cells(
      composed(inputFor({ ...workedExample(), industry: ["manufacturing"], "change-window": [window] })),
      "approach.cutover",
    ).split("\n");
    const [servers, plant] = [/· Servers/, /· Plant devices/].map((step) => rows.findIndex((row) => step.test(row)));
    expect((plant ?? 0) < (servers ?? 0)).toBe(window === "monthly");
  }
});

test("authorities that take the place of a test hierarchy are piloted again before it is removed", () => {
  for (const industry of ["finance", "other"])
    for (const tree of everywhere({ industry: [industry] })) {
      const isBought = cells(tree, "bill").includes("Hardware security module pair");
      expect(cells(tree, "approach.cutover").includes("Repeat the pilot on the CA")).toBe(isBought);
      if (isBought) expect(tasks(tree).join()).toMatch(/pilot machines enrolled from (it|them) anew, then test/);
    }
});

test("few machines that change at weekends take one within the rollout, after the day of the cutover is named", () => {
  for (const tree of everywhere({ "change-window": ["weekends"] }).filter((one) =>
    tasks(one).join().includes("waves: domain controllers"),
  )) {
    const cutover = cells(tree, "approach.cutover");
    const exit = /^2 .* to (\d+ \w+ \d{4})/m.exec(cells(tree, "timeline.phases"))?.[1] ?? "";
    const zero = /T0: (?:in the week of|not before) (\d+ \w+ \d{4})/.exec(cutover)?.[1] ?? "";
    expect(Date.parse(zero) - Date.parse(exit)).toBeGreaterThan(7 * 86_400_000);
    if (cutover.includes("the same weekend, after the controllers"))
      expect(cutover.indexOf("Servers, ")).toBeLessThan(cutover.indexOf("T0: "));
  }
});
