import { expect, test } from "vitest";
import { toMarkdown } from "#app/features/documents/files/markdown.ts";
import { tableOf } from "#app/features/documents/tree/tree-text.ts";
import { inputFor, workedExample } from "#tests/app/features/documents/answer-sets.ts";
import { composed } from "#tests/app/features/documents/composed.ts";
import { cells } from "#tests/app/features/documents/solutions/cells.ts";
import {
  BUILDING,
  CONFIGURATIONS,
  everyDocument,
  SIZES,
  securityDocument,
  securityInput,
  weeksAndDays,
} from "./documents.ts";

test("an alert on the break-glass accounts has a log that raises it, and is promised nowhere else", () => {
  for (const technologies of [["office-365", "active-directory"], ["none"]])
    for (const tree of everyDocument({ "current-technologies": technologies })) {
      const raised = tableOf(tree, "bill") && /Log workspace|Sentinel/.test(cells(tree, "bill"));
      expect(/alert within/.test(cells(tree, "approach.tests"))).toBe(Boolean(raised));
    }
});

test("acceptance names where the proof is read", () => {
  for (const tree of everyDocument({ "current-technologies": ["active-directory", "office-365"] })) {
    const tests = cells(tree, "approach.tests");
    if (/without MFA/.test(tests)) expect(tests).toMatch(/50074 or 50076 \(CA02\) and 53003 \(CA01\)/);
    if (/interactive sign-in of a Tier 0 account/i.test(tests)) expect(tests).toMatch(/event 4625.*0xC000015B/);
    if (/Certificate review/.test(tests)) expect(tests).toContain("Invoke-Locksmith");
  }
});

test("servers are told to go into passive mode wherever sensors are put on them, and nowhere else", () => {
  for (const configuration of CONFIGURATIONS) {
    const tree = securityDocument(configuration, { "security-requirements": ["threat-protection"] });
    const isOnServers = tableOf(tree, "bill") !== undefined && /Defender for Servers/.test(cells(tree, "bill"));
    expect(/ForceDefenderPassiveMode/.test(cells(tree, "approach.cutover")), configuration).toBe(isOnServers);
  }
});

test("the baseline is cited for what it says, and a new tenant is held to it as a whole", () => {
  const asked = { "company-size": ["large"], "security-requirements": ["zero-trust"] };
  const fresh = securityDocument("security-identity", { ...asked, "current-technologies": ["active-directory"] });
  const used = securityDocument("security-identity", { ...asked, "current-technologies": ["office-365"] });
  for (const tree of [fresh, used])
    expect(cells(tree, "conditional-access")).toMatch(/CA08 · [^·]*password \(MS\.AAD\.2\.1 would block them/);
  expect(cells(fresh, "approach.tests")).toMatch(/of the new tenant · each failure .* is a signed exception/);
  expect(cells(fresh, "approach.tests")).not.toContain("before and after · failures");
  expect(cells(used, "approach.tests")).toContain("before and after · failures");
});

test("attack paths that an exception covers do not fail the test, and a Tier 0 without a directory stops", () => {
  const tree = securityDocument("security-tier0");
  expect(cells(tree, "approach.tests")).toContain("no path remains without a signed exception; no ESC1");
  expect(toMarkdown(tree)).toContain("without one, the project stops before build");
  const detection = securityDocument("security-detection", { "current-technologies": ["exchange-server"] });
  expect(cells(detection, "appendix.assumptions")).toContain("Directory days are reassigned to identity");
});

test("a project of detection tries what it detects, at every size and in every sector", () => {
  for (const size of SIZES)
    for (const industry of ["manufacturing", "finance"]) {
      const tree = securityDocument("security-detection", {
        "company-size": [size],
        industry: [industry],
        "current-technologies": ["exchange-server", "active-directory", "office-365"],
        "security-requirements": ["mfa", "threat-protection", "zero-trust"],
      });
      expect(cells(tree, "approach.tests")).toContain("Harmless test malware (EICAR)");
    }
});

test("hardening of Tier 0 tries its attack paths and its restore, whatever else a small organisation tries", () => {
  for (const technology of ["exchange-server", "office-365"])
    for (const industry of ["education", "retail"]) {
      const tests = cells(
        securityDocument("security-tier0", {
          "company-size": ["small"],
          industry: [industry],
          "current-technologies": ["active-directory", technology],
          "security-requirements": ["mfa"],
        }),
        "approach.tests",
      );
      expect(tests).toContain("Attack paths from a standard account to Tier 0");
      expect(tests).toContain("Directory restored from the offline copy");
    }
});

test("records under HIPAA are kept for six years by what is said to keep them", () => {
  const tree = (country: string) =>
    composed(
      inputFor(
        {
          ...workedExample(),
          "solution-type": ["security"],
          "solution-configuration": ["security-detection"],
          "company-size": ["medium"],
          industry: ["healthcare"],
        },
        { client: { name: "A", company: "B", country } },
      ),
    );
  expect(cells(tree("United States"), "decisions")).toContain("audit exports and reports are kept for six years");
  expect(cells(tree("United States"), "approach.tests")).toContain("kept for six years");
  expect(toMarkdown(tree("Germany"))).not.toContain("six years");
});

test("logs that regulation wants kept are tested for it, in a medium organisation too", () => {
  for (const size of ["medium", "large", "enterprise"]) {
    const tree = securityDocument("security-detection", {
      "company-size": [size],
      industry: ["finance"],
      "current-technologies": ["active-directory", "office-365"],
    });
    expect(cells(tree, "approach.tests"), size).toContain("Log retention setting");
    expect(cells(tree, "regulation.rows"), size).not.toContain("log archive");
  }
});

test("a small regulated client's log store and restore are tested before its roles, and leave no such duty to it", () => {
  const tree = securityDocument("security-detection", {
    "company-size": ["small"],
    industry: ["retail"],
    "current-technologies": ["active-directory", "office-365"],
    "security-requirements": ["compliance"],
  });
  expect(cells(tree, "approach.tests")).toMatch(/Log retention setting[\s\S]*Restore of a server from its backup/);
  expect(toMarkdown(tree)).toContain("in a single incident queue, with logs retained for 12 months.");
  expect(toMarkdown(tree)).not.toMatch(/^- PCI DSS .*log archive/m);
});

test("a small regulated client with Exchange Server has its endpoints tried with the sign-in, and its restore tested", () => {
  const tree = securityDocument("security-detection", {
    "company-size": ["small"],
    industry: ["other"],
    "current-technologies": ["active-directory", "exchange-server", "office-365"],
    "security-requirements": ["compliance", "threat-protection"],
  });
  const tests = cells(tree, "approach.tests");
  expect(tests).toMatch(/Sign-in of a test user without MFA[^\n]*Exchange Server endpoints/);
  expect(tests).toMatch(/Log retention setting[\s\S]*Restore of a server from its backup/);
  expect(toMarkdown(tree)).not.toContain("encryption and restore test.");
});

test("no sensor is tested, or put, where a plant allows none", () => {
  const tree = securityDocument("security-detection", { "company-size": ["enterprise"], industry: ["manufacturing"] });
  expect(cells(tree, "approach.tests")).toContain("on a plant computer with a sensor, not in use");
  expect(cells(tree, "decisions")).toContain("agrees and never on levels 0 to 2 of the plant");
});

test("no second monthly weekend is planned with where the rollout has one", () => {
  const cutover = (window: string) =>
    cells(
      securityDocument("security-detection", { "company-size": ["medium"], "change-window": [window] }),
      "approach.cutover",
    );
  expect(cutover("monthly")).toMatch(/T0, on the monthly weekend · Enforcement by department/);
  expect(cutover("monthly")).not.toContain("next monthly weekends");
  expect(cutover("weekends")).toContain("T0 and the next weekends");
});

test("where accounts of everybody are managed, leaving is tried", () => {
  const told = (size: string, requirement: string) =>
    toMarkdown(
      securityDocument("security-identity", { "company-size": [size], "security-requirements": [requirement] }),
    );
  expect(told("enterprise", "identity-management")).toContain("revoked within four hours");
  expect(told("enterprise", "mfa")).not.toContain("as a leaver");
});

test("the day of a cutover is that of its task, and no tier is denied before it was audited for two weeks", () => {
  for (const size of SIZES) {
    const tree = securityDocument("security-tier0", {
      "company-size": [size],
      "security-requirements": ["compliance"],
    });
    const tasks = weeksAndDays(tree);
    const [, id, week] =
      /^T0 · Logon [^\n]*\((T-3\.\d+), from week (\d+)\)/m.exec(cells(tree, "approach.cutover")) ?? [];
    const task = tasks.find((one) => one.id === id);
    expect(task?.title).toContain("Tiering");
    const audit = tasks.find(({ title }) => title.includes("cross-tier sign-ins audited"));
    expect(Number(week)).toBe(Math.min(task?.to ?? 0, Math.max(task?.from ?? 0, (audit?.from ?? 0) + 2)));
  }
});

test("tiers beside detection are cut over as carefully as those that are the project", () => {
  const tree = securityDocument("security-detection", { "current-technologies": ["active-directory"] });
  expect(cells(tree, "approach.cutover")).toMatch(/event 4624[\s\S]*Logon restriction GPOs[\s\S]*Standing members/);
});

test("the exercise drafts its report in the shortest time that the law may set", () => {
  const exercise = (country: string, industry: string) =>
    cells(
      composed(
        inputFor(securityInput("security-tier0", { "company-size": ["small"], industry: [industry] }).answers, {
          client: { name: "A", company: "B", country },
        }),
      ),
      "approach.tests",
    );
  expect(exercise("Switzerland", "government")).toContain("shortest legal period that may apply (24 hours)");
  expect(exercise("Germany", "other")).toContain("shortest legal period that may apply (72 hours)");
  expect(exercise("Australia", "other")).not.toContain("legal period");
});

test("a plant tries the accounts of those who maintain it from outside, as its decision promises", () => {
  for (const configuration of BUILDING) {
    const tests = (size: string, industry: string) =>
      cells(securityDocument(configuration, { "company-size": [size], industry: [industry] }), "approach.tests");
    expect(tests("enterprise", "manufacturing")).toMatch(
      /remote maintenance of a plant computer.*refused between visits/,
    );
    expect(tests("medium", "retail")).not.toContain("remote maintenance");
    expect(tests("small", "manufacturing")).not.toContain("remote maintenance");
  }
});
