import { expect, test } from "vitest";
import type { Answers } from "#app/features/catalogue/steps.ts";
import { SIZES } from "#app/features/documents/facts/effort.ts";
import { plainOf } from "#app/features/documents/tree/tree-text.ts";
import { inputFor, workedExample } from "#tests/app/features/documents/answer-sets.ts";
import { composed } from "#tests/app/features/documents/composed.ts";
import { cells } from "#tests/app/features/documents/solutions/cells.ts";
import { everywhere, plainOfSections, tasks } from "./documents.ts";

test("a client with one site is promised no second one", () => {
  for (const tree of everywhere({ sites: ["1"] })) expect(plainOf(tree, "solution.statement")).not.toMatch(/sites/);
});

test("what was given is set as the design sets it, in every configuration and size", () => {
  const hour = { "recovery-time": ["hour"], "data-loss": ["minutes"], "change-window": ["monthly"] };
  for (const tree of everywhere(hour)) {
    const isSpare = cells(tree, "architecture.components").includes("Standby server for the restore");
    const set = plainOf(tree, "solution.recovery.given");
    expect(set).not.toMatch(/a restore from backup is too slow|not a nightly backup/);
    expect(set).toMatch(isSpare ? /[Aa] standby server is ready/ : /[Tt]he other issuing CA continues enrolment/);
    expect(cells(tree, "solution.recovery")).toMatch(isSpare ? /CA · 15 minutes · 1 hour/ : /enrolment at once/);
    expect(cells(tree, "solution.recovery")).toMatch(/[Ww]eb hosts? · none · 1 hour/);
    expect(cells(tree, "approach.cutover")).toContain("the monthly weekend before T0");
  }
});

test("a one-tier authority promises nothing of ceremonies, responders and a module's cards", () => {
  for (const industry of ["finance", "healthcare"])
    for (const size of SIZES) {
      const answers: Answers = { industry: [industry], "company-size": [size], skills: ["some"] };
      const tree = composed(
        inputFor({ ...workedExample(), ...answers, "solution-configuration": ["cert-small-single"] }),
      );
      if (!cells(tree, "architecture.components").includes("Enterprise root and issuing CA")) continue;
      expect(plainOfSections(tree)).not.toContain("key ceremony evidence");
      expect(plainOfSections(tree)).not.toContain("Responder arrays");
    }
});

test("an authority is renewed in the year of the calendar, whatever the configuration", () => {
  for (const tree of everywhere({})) {
    const [, year] = /with a new key, (in year \d+) of/.exec(plainOfSections(tree)) ?? [];
    expect(cells(tree, "pki.validity")).toMatch(new RegExp(`ssuing CA · .* years, renewed ${year} · `));
  }
});

test("a bank in the cloud reads whose machines are meant, what keys and cards serve, and measures that its dates can show", () => {
  const said = new Set<string>();
  for (const tree of everywhere({
    industry: ["finance"],
    "cloud-maturity": ["significant"],
    "primary-objective": ["remote-work", "innovation"],
    "security-requirements": ["data-encryption"],
    "integration-needs": ["custom-applications", "crm"],
    "change-window": ["monthly"],
    "budget-band": ["100"],
  })) {
    expect(cells(tree, "appendix.assumptions")).toMatch(/All [\d,]+ devices are joined to Active Directory/);
    expect(cells(tree, "architecture.ports")).toContain("remote devices through the VPN");
    expect(plainOfSections(tree)).not.toMatch(/renew on time|ertificates renewed automatically/); // a year passes before any renews
    const lines = cells(tree, "bill").split("\n");
    const line = (item: string) => lines.find((row) => row.includes(item))?.slice(0, 4);
    const trace = (requirement: string) =>
      cells(tree, "appendix.traceability")
        .split("\n")
        .filter((row) => row.startsWith(requirement))
        .join("\n");
    expect(trace("Integrat")).toContain(line("Security keys with smart card function"));
    const pair = line("Hardware security module pair");
    if (pair) expect(trace("Data encryption, by D-")).toContain(pair);
    expect(cells(tree, "approach.cutover")).not.toContain("after the servers"); // which wait for another weekend
    const waves = tasks(tree).find((row) => row.includes("Enrolment waves: devices, then"));
    if (waves) expect(waves).toContain("devices, then users, then servers");
    const budget = plainOf(tree, "given.budget-considerations");
    const saving = /Software keys \(D-\d+\), against the sector's expectation, would save about/.exec(budget)?.[0];
    if (saving) expect(pair).toBeDefined();
    said.add(saving ?? "");
  }
  expect(said.size).toBeGreaterThan(1);
});
