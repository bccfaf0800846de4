import { expect, test } from "vitest";
import { plainOf } from "#app/features/documents/tree/tree-text.ts";
import { cells } from "#tests/app/features/documents/solutions/cells.ts";
import { documentOf, type SITES } from "./documents.ts";

test("a recovery ends within the outage that was accepted", () => {
  const steps = (configuration: keyof typeof SITES, outage: string) =>
    plainOf(documentOf(configuration, { "recovery-time": [outage] }), "cm.recovery");
  const tests = cells(documentOf("sccm-enterprise", { "recovery-time": ["days"] }), "approach.tests");
  expect(tests).toContain("a test client reports within 3 working days");
  for (const configuration of ["sccm-small", "sccm-medium"] as const) {
    expect(steps(configuration, "hour")).toContain("The target for steps 1 to 4 is 1 hour");
    expect(steps(configuration, "hours")).toContain("Steps 1 to 4 take 4 hours at most");
    expect(steps(configuration, "hours")).not.toContain("Within");
    const log = cells(documentOf(configuration, { "recovery-time": ["hour"] }), "decisions");
    expect(log).toContain("or if the exercise before acceptance takes longer, four hours apply");
    const proof = (outage: string) => cells(documentOf(configuration, { "recovery-time": [outage] }), "approach.tests");
    expect(proof("hour")).toContain("reports within 1 hour; failing that, within 4, which then apply");
    expect(proof("hours")).not.toContain("failing that");
  }
});

test("an hour of outage is promised with a spare machine only", () => {
  const components = (configuration: keyof typeof SITES, outage: string) =>
    cells(documentOf(configuration, { "recovery-time": [outage] }), "architecture.components");
  for (const configuration of ["sccm-small", "sccm-medium"] as const) {
    expect(components(configuration, "hour")).toContain("Spare site server");
    expect(components(configuration, "hours")).not.toContain("Spare site server");
  }
  expect(components("sccm-enterprise", "hour")).not.toContain("Spare site server");
});

test("a damaged database of the enterprise site is back within the outage that was accepted, but for an hour", () => {
  for (const [outage, back] of [
    ["hour", "4 hours"],
    ["hours", "4 hours"],
    ["day", "1 working day"],
    ["days", "3 working days"],
  ] as const) {
    const tree = documentOf("sccm-enterprise", { "recovery-time": [outage] });
    expect(cells(tree, "solution.recovery")).toMatch(new RegExp(`^Site database · 24 hours · ${back} · `, "m"));
    expect(plainOf(tree, "cm.recovery")).toContain(`Steps 1 to 4 take ${back} at most`);
    expect(plainOf(tree, "solution.recovery.given")).toContain(`restored within ${back}`);
  }
});

test("the spare takes the name of the failed server before the site is recovered on it", () => {
  const steps = (outage: string) => plainOf(documentOf("sccm-small", { "recovery-time": [outage] }), "cm.recovery");
  expect(steps("hour")).toMatch(/give its name to the spare, in SQL Server too, .*\(2\) recover the site/);
  expect(steps("hours")).not.toContain("spare");
});
