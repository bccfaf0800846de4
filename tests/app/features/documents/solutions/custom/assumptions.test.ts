import { expect, test } from "vitest";
import type { Answers } from "#app/features/catalogue/steps.ts";
import { plainOf, tableOf } from "#app/features/documents/tree/tree-text.ts";
import { cells } from "#tests/app/features/documents/solutions/cells.ts";
import { CONFIGURATIONS, documentOf, MAIL_AT_HOME, SIZES } from "./documents.ts";

test("an assessment assumes no cutover and tests no emergency account", () => {
  const tree = documentOf("custom-roadmap", { "security-requirements": ["mfa"] });
  expect(cells(tree, "appendix.assumptions")).not.toMatch(/cutover|application code/);
  expect(cells(tree, "appendix.risks")).not.toContain("Emergency access");
});

test("a merger behind the date is not assumed away", () => {
  const tree = documentOf("custom-roadmap", { "deadline-reason": ["merger"] });
  expect(cells(tree, "appendix.assumptions")).not.toContain("No merger");
});

test("a cloud that nobody named is asked for before the lists, and a budget that was given is not", () => {
  const asked = (answers: Answers) =>
    cells(
      documentOf("custom-roadmap", { "company-size": ["small"], "cloud-maturity": ["significant"], ...answers }),
      "environment.requests",
    );
  const named = asked({ "current-technologies": ["active-directory", "exchange-server"], "budget-band": ["100"] });
  expect(named).toMatch(/Cloud services in use, with provider.*\n.*Goals for the year$/m);
  expect(asked({ "current-technologies": ["teams"] })).toMatch(/Goals for the year and the budget available$/m);
});

test("the systems of an early decision are asked for before it is due", () => {
  const answers = { "current-technologies": ["windows-server"], timeline: ["3-6-months"] };
  for (const size of SIZES)
    for (const configuration of CONFIGURATIONS) {
      const tree = documentOf(configuration, { ...answers, "company-size": [size] }, "2026-11-23");
      expect(cells(tree, "environment.requests")).toMatch(
        /^[1-6] · (Systems on Windows Server 2016 or older, by your own records( \((by .*, for D-\d+|by \d+ \w+)\))?|.*servers by version)/m,
      );
    }
});

test("an assessment plans nothing by versions that it is there to find, and a review that changes nothing takes nothing back", () => {
  for (const size of SIZES) {
    const tree = documentOf("custom-focused", { ...MAIL_AT_HOME, "company-size": [size] });
    expect(cells(tree, "appendix.assumptions")).not.toContain("Which versions of");
    expect(cells(tree, "environment.lifecycle")).toContain("Exchange Server");
    expect(tableOf(tree, "solution.recovery")).toBeUndefined();
    expect(cells(tree, "approach.tests")).toMatch(/^.*Tool accounts.* on the last day · removed; no sign-in after/m);
    expect(plainOf(tree, "approach.coexistence")).toBe("");
    expect(plainOf(tree, "approach.rollback")).toBe("");
  }
});

test("what further sites add is said as it is calculated, and an unknown budget is no budget that is usual", () => {
  const tree = documentOf("custom-focused", { "company-size": ["medium"], "budget-band": ["unknown"] });
  expect(cells(tree, "appendix.assumptions")).toContain(
    "+3% effort at each further multiple of three sites, as most sites answer in writing",
  );
  expect(cells(tree, "appendix.assumptions")).toContain("“Budget” is not yet known; no budget limit is applied.");
});

test("an assessment says what a wrong number does to its days, and counts no lines that it does not have", () => {
  for (const configuration of CONFIGURATIONS)
    for (const size of SIZES) {
      const open = { "company-size": [size], "current-technologies": ["windows-server"] };
      const rows = cells(documentOf(configuration, open), "appendix.assumptions");
      expect(rows).not.toMatch(/in proportion/);
      expect(rows).toMatch(
        /^A-\d+ · Planned for .* users and .* devices\. · 10% of the effort basis follows users, 5% devices; another size has another basis( · |$)/m,
      );
      expect(rows).toMatch(
        /servers\. · \+3% effort at each further multiple of three sites, as most sites answer in writing; 15% of the effort basis follows servers( · |$)/m,
      );
      const counted = cells(documentOf(configuration, { ...open, "head-count": ["45"] }), "appendix.assumptions");
      expect(counted).toMatch(/devices\. · 5% of the effort basis follows devices( · |$)/m);
    }
});

test("what an assumption costs if it is wrong is days at the rate of the budget, and no merger is assumed away unasked", () => {
  for (const configuration of CONFIGURATIONS) {
    const tree = documentOf(configuration, { "company-size": ["medium"] });
    const assumed = cells(tree, "appendix.assumptions");
    const rate = configuration === "custom-roadmap" ? "Two further workshops or" : "Each further workshop or two";
    expect(assumed).toContain(`${rate} interviews: +0.5 day (EUR 475)`);
    const small = cells(documentOf(configuration, { "company-size": ["small"] }), "appendix.assumptions");
    expect(small).toContain("Two further workshops or interviews: +0.5 day (EUR 475)");
    expect(assumed).toContain("measured after the report: +1 day (EUR 680)");
    expect(assumed).not.toContain("merger");
    const merged = cells(documentOf(configuration, { "deadline-reason": ["merger"] }), "appendix.assumptions");
    expect(merged).toMatch(/affects neither users nor directory.*\+2 days \(EUR 1,900\)/);
  }
});

test("learners are counted apart from the staff that is planned for, once", () => {
  for (const size of SIZES) {
    const tree = documentOf("custom-pilot", { "company-size": [size], industry: ["education"] });
    expect(plainOf(tree, "summary.situation")).toContain("Users are staff; learners are counted in discovery");
    expect(cells(tree, "environment.requests").match(/number of learners|Term and examination/g)).toHaveLength(1);
  }
});

test("a date that nobody was sure of is asked for as one that may not exist", () => {
  expect(cells(documentOf("custom-roadmap", { deadline: ["unknown"] }), "environment.requests")).toContain(
    "The fixed date, if there is one",
  );
});

test("a firm of fifty is asked for the contracts that its licences are counted by", () => {
  const tree = documentOf("custom-pilot", {
    "company-size": ["small"],
    "current-technologies": ["windows-server", "exchange-server", "sql-server"],
    devices: ["unknown"],
    "shift-workers": ["unknown"],
    sites: ["unknown"],
  });
  expect(cells(tree, "environment.requests")).toContain("Systems with owners, contracts and licences with renewal");
});

test("the budget is asked for once", () => {
  for (const band of [[], ["unknown"], ["50"]]) {
    const given: Answers = band.length > 0 ? { "budget-band": band } : {};
    const asked = cells(documentOf("custom-roadmap", { "company-size": ["medium"], ...given }), "environment.requests");
    expect(asked.match(/budget/gi)?.length ?? 0, band.join()).toBe(band[0] === "50" ? 0 : 1);
  }
});

test("a small client with unanswered questions is asked for its lists beside the callers of a service that stops", () => {
  const unknown = { sites: ["unknown"], framework: ["unknown"], "budget-band": ["unknown"] };
  const answers = { ...unknown, "current-technologies": ["windows-server", "office-365"], "company-size": ["small"] };
  const asked = cells(documentOf("custom-focused", answers, "2026-12-24"), "environment.requests");
  expect(asked).toMatch(/allow list .* \(by \d+ \w+.*\n(.*\n)*.*Systems with owners, contracts and licences/);
});

test("a tenant or service on trial is asked for, in the words of whoever only tries", () => {
  const of = (level: string, size = "large") =>
    cells(
      documentOf("custom-pilot", {
        "company-size": [size],
        "cloud-maturity": [level],
        "current-technologies": ["windows-server", "active-directory"],
      }),
      "environment.requests",
    );
  expect(of("early")).toContain("Tenants and cloud services on trial, with their owners");
  expect(of("no-cloud")).not.toMatch(/[Cc]loud services/);
});

test("what decisions and checks rest on is asked for: of a firm of fifty in one request, of a sector before what is usual", () => {
  const small = cells(
    documentOf("custom-roadmap", {
      "company-size": ["small"],
      "current-technologies": ["windows-server", "active-directory", "sharepoint"],
      devices: ["unknown"],
      "shift-workers": ["unknown"],
      framework: ["unknown"],
    }),
    "environment.requests",
  );
  expect(small).toMatch(
    /^\d · Addresses and names published .*\(by \d+ \w+\)(\n.*)*Systems with owners, contracts and licences .*; servers by version, role and backup; .*antivirus/m,
  );
  expect(small).not.toContain("List of servers");
  const shop = {
    "company-size": ["medium"],
    industry: ["retail"],
    "current-technologies": ["windows-server", "active-directory", "exchange-server", "sql-server", "power-platform"],
  };
  expect(cells(documentOf("custom-pilot", shop), "environment.requests")).toContain("Stores with their tills");
  const devices = { "primary-objective": ["remote-work"], "current-technologies": ["office-365"] };
  expect(cells(documentOf("custom-focused", devices), "environment.requests")).toContain("devices by management tool");
});

test("legacy applications on nothing but recent servers are doubted", () => {
  const of = (version: string) =>
    cells(
      documentOf("custom-focused", {
        "company-size": ["enterprise"],
        "current-technologies": ["windows-server"],
        "integration-needs": ["legacy-applications"],
        "windows-server-version": [version],
      }),
      "appendix.assumptions",
    );
  expect(of("2025")).toContain("No server is older than Windows Server 2025, as answered, although legacy");
  expect(of("2016")).not.toContain("as answered, although");
});

test("a pilot of data rules assumes mail and files in Microsoft 365 where Teams alone was named", () => {
  const of = (...technologies: string[]) =>
    cells(
      documentOf("custom-pilot", {
        "company-size": ["medium"],
        "current-technologies": technologies,
        "security-requirements": ["data-loss-prevention", "mfa"],
      }),
      "appendix.assumptions",
    );
  expect(of("windows-server", "teams")).toMatch(
    /Mail and files are taken to be in Microsoft 365.* · The pilot becomes \w+/,
  );
  expect(of("windows-server", "office-365")).not.toContain("Mail and files are taken");
});
