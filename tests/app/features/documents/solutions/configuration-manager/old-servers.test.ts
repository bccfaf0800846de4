import { expect, test } from "vitest";
import type { Answers } from "#app/features/catalogue/steps.ts";
import { plainOf } from "#app/features/documents/tree/tree-text.ts";
import { inputFor, workedExample } from "#tests/app/features/documents/answer-sets.ts";
import { composed } from "#tests/app/features/documents/composed.ts";
import { cells } from "#tests/app/features/documents/solutions/cells.ts";
import { everySite } from "./documents.ts";

test("an oldest version that was given is not waited for", () => {
  const deadline = (answers: Answers) =>
    everySite({ "current-technologies": ["windows-server", "active-directory"], ...answers })
      .slice(1) // a small organisation reads of it on the first page
      .map((tree) => plainOf(tree, "environment.deadline"));
  for (const text of deadline({ "windows-server-version": ["2016"] })) {
    expect(text).toContain("end of support of Windows Server 2016");
    expect(text).not.toContain("until discovery confirms");
  }
  for (const text of deadline({})) expect(text).toContain("until discovery confirms");
});

test("a directory whose Windows Server nobody named may run on the version that ends first", () => {
  for (const tree of everySite({ "current-technologies": ["active-directory", "office-365"] }))
    expect(plainOf(tree, "environment.deadline")).toContain("may still run Windows Server 2016");
  for (const tree of everySite({ "current-technologies": ["active-directory", "windows-server"] }))
    expect(plainOf(tree, "environment.deadline")).not.toContain("may still run");
});

test("a server whose support has ended is a risk while its version is unknown, and decided on", () => {
  const treeOf = (today: string, answers: Answers = {}) =>
    composed({
      ...inputFor({
        ...workedExample(),
        "solution-type": ["configuration-manager"],
        "solution-configuration": ["sccm-medium"],
        "company-size": ["medium"],
        "current-technologies": ["active-directory", "windows-server"],
        ...answers,
      }),
      today: new Date(today),
    });
  const risks = (today: string, answers: Answers = {}) => cells(treeOf(today, answers), "appendix.risks");
  const asked = (today: string, answers: Answers = {}) =>
    plainOf(treeOf(today, answers), "summary.decisions") + cells(treeOf(today, answers), "next.steps");
  const decision = "Decide for each server on Windows Server 2016: upgrade, paid updates or isolation";
  expect(asked("2027-03-19T10:00:00Z")).toContain(decision);
  expect(asked("2027-03-19T10:00:00Z", { "windows-server-version": ["2022"] })).not.toContain(decision);
  expect(risks("2027-03-19T10:00:00Z")).toContain("Servers still on Windows Server 2016");
  expect(risks("2027-03-19T10:00:00Z")).toMatch(/decide on each before the order;.* without a decision when the order/);
  expect(risks("2026-11-25T10:00:00Z")).not.toContain("Servers still on Windows Server 2016");
  expect(risks("2027-03-19T10:00:00Z", { "windows-server-version": ["2022"] })).not.toContain("Servers still on");
  for (const version of ["2012", "2016"]) {
    const tree = treeOf("2027-03-19T10:00:00Z", { "windows-server-version": [version] });
    const [, day] = /A system without a decided treatment by (\d+ \w+ \d+)/.exec(cells(tree, "appendix.risks")) ?? [];
    expect(cells(tree, "next.steps")).toMatch(new RegExp(`^${day} · Sign the order`, "m")); // with which it is decided
  }
  for (const version of [{}, { "windows-server-version": ["2016"] }])
    expect(risks("2027-01-11T10:00:00Z", version)).toMatch(/2016(, the oldest in use,)? leaves? support on 12 January/); // too near for a date of its own
  expect(risks("2027-01-11T10:00:00Z", { "windows-server-version": ["2022"] })).not.toContain("Servers still on");
});
