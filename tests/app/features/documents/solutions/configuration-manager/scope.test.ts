import { expect, test } from "vitest";
import type { Answers } from "#app/features/catalogue/steps.ts";
import { plainOf } from "#app/features/documents/tree/tree-text.ts";
import { inputFor, workedExample } from "#tests/app/features/documents/answer-sets.ts";
import { composed } from "#tests/app/features/documents/composed.ts";
import { cells } from "#tests/app/features/documents/solutions/cells.ts";
import { documentOf, everySite } from "./documents.ts";

test("the upgrade to Windows 11 is in no task, and said to be outside", () => {
  for (const tree of everySite()) {
    expect(plainOf(tree, "solution.out-of-scope")).toContain("device upgrades to Windows 11");
    expect(cells(tree, "appendix.risks")).not.toContain("stay on Windows 10 after");
  }
});

test("servers whose version is no client any more are counted as clients once upgraded", () => {
  for (const [version, text] of [
    [null, "(any on a version past its support once upgraded), in waves"],
    ["2012", "(those on Windows Server 2016 and older once upgraded), in waves"],
    ["2016", "(those on Windows Server 2016 once upgraded, after 12 January 2027), in waves"],
  ] as const)
    for (const tree of everySite({
      "current-technologies": ["active-directory", "windows-server"],
      ...(version && { "windows-server-version": [version] }),
    })) {
      expect(JSON.stringify(tree.sections)).toContain(text);
      expect(cells(tree, "bill")).toContain("fewer may do if old servers are retired or isolated");
    }
});

test("a second factor that the console alone demands is not taken for one of all users", () => {
  const outside = (wish: string) =>
    everySite({ "security-requirements": [wish] }).map((tree) => plainOf(tree, "summary.decisions"));
  for (const text of outside("mfa")) expect(text).toContain("multi-factor authentication beyond the console");
  for (const text of outside("mfa")) expect(text).not.toContain("Entra ID P1"); // the bill has it for every user
  for (const text of outside("data-encryption")) expect(text).not.toMatch(/multi-factor/i);
});

test("what the block on removable drives leaves open is asked about where it was required", () => {
  const outside = (wish: string) =>
    everySite({ "security-requirements": [wish] }).map((tree) => plainOf(tree, "summary.decisions"));
  for (const text of outside("data-loss-prevention")) expect(text).toContain("data loss prevention for mail, files");
  for (const text of outside("mfa")) expect(text).not.toContain("data loss prevention");
  const small: Answers = { "company-size": ["small"], "security-requirements": ["data-loss-prevention"] };
  const scope = (technology: string) =>
    plainOf(
      documentOf("sccm-small", { ...small, "current-technologies": ["active-directory", technology] }),
      "summary.decisions",
    );
  expect(scope("office-365")).toMatch(/the Purview suite on Business Premium, USD [\d,]+ a year for all users/);
  const bare =
    /for (\d+) (?:non-shift )?users Microsoft 365 E3, USD ([\d,]+) a year beyond .*, with its Purview suite .*, USD ([\d,]+)/;
  const [, users = "", plan = "", suite = ""] = bare.exec(scope("windows-server")) ?? [];
  const aMonth = [plan, suite].map((sum) => Number(sum.replaceAll(",", "")) / 12 / Number(users));
  expect(aMonth).toEqual([39 - 12, 12]);
  for (const tree of everySite({ ...small, industry: ["education"] }))
    expect(plainOf(tree, "summary.decisions")).toMatch(/A3 for mail and files, A5 .*, by academic quotation/);
});

test("servers too old to be clients are said to be outside, with the price of a licence", () => {
  const scope = (oldest: string) =>
    plainOf(
      documentOf("sccm-small", {
        "current-technologies": ["active-directory", "windows-server"],
        "windows-server-version": [oldest],
      }),
      "solution.out-of-scope",
    );
  expect(scope("2012")).toMatch(/replacement of servers on Windows Server 2016 and older \(a licence each, USD 1,069/);
  expect(scope("2022")).not.toContain("replacement of servers");
});

test("third-party updates are left out with the price of having them, where security is an aim", () => {
  const outside = (objective: string) =>
    plainOf(
      documentOf("sccm-medium", { devices: ["1000"], "primary-objective": [objective] }),
      "solution.out-of-scope",
    );
  expect(outside("enhance-security")).toContain("planned at USD 2 – 5 per device and month: about USD 42,000 a year");
  expect(outside("scalability")).toMatch(/third-party updates beyond the packaged applications[;.]/);
});

test("whoever is measured by the Essential Eight is told which of its deadlines the rings keep, and the price of the others", () => {
  const tree = composed(
    inputFor(
      {
        ...workedExample(),
        "solution-type": ["configuration-manager"],
        "solution-configuration": ["sccm-small"],
        "company-size": ["small"],
        industry: ["finance"],
        devices: ["60"],
      },
      { client: { name: "A", company: "B", country: "Australia" } },
    ),
  );
  expect(cells(tree, "cm.rings")).toContain(
    "deadlines for operating systems of the national authority's Essential Eight",
  );
  expect(plainOf(tree, "solution.out-of-scope")).toMatch(/the Essential Eight sets deadlines too .* USD 2,520 a year/);
});
