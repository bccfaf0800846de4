import { expect, test } from "vitest";
import type { Answers } from "#app/features/catalogue/steps.ts";
import type { DocumentTree } from "#app/features/documents/tree/tree.ts";
import { plainOf } from "#app/features/documents/tree/tree-text.ts";
import { askedIn, cells } from "#tests/app/features/documents/solutions/cells.ts";
import { documentOf, everySite } from "./documents.ts";

test("a large organisation with Windows Server is taken to have a directory", () => {
  const servers: Answers = { "current-technologies": ["windows-server"] };
  expect(cells(documentOf("sccm-enterprise", servers), "appendix.assumptions")).toMatch(/Active Directory exists/);
  expect(cells(documentOf("sccm-small", servers), "appendix.assumptions")).toMatch(
    /A separate project, .* builds the directory/,
  );
});

test("phones are enrolled with an account that is asked for and renewed", () => {
  for (const tree of everySite({ "security-requirements": ["mobile-device-management"] })) {
    expect(cells(tree, "environment.requests")).toContain("Apple account");
    expect(cells(tree, "support.calendar")).toContain("Apple push certificate");
  }
});

test("a directory that was taken to exist is not designed away", () => {
  const [, , large] = everySite({ "current-technologies": ["windows-server", "exchange-server"] });
  expect(large && cells(large, "appendix.assumptions")).toMatch(/Active Directory exists.*cannot be installed/);
});

test("licence counts are asked for once, and not where they were given", () => {
  const asked = (tree: DocumentTree) => cells(tree, "environment.requests").match(/licence counts/gi)?.length ?? 0;
  const tenant: Answers = { "current-technologies": ["active-directory", "office-365"] };
  for (const tree of everySite(tenant)) expect(asked(tree)).toBe(1);
  for (const tree of everySite({ ...tenant, "user-licences": ["unknown"] })) expect(asked(tree)).toBe(1);
  for (const tree of everySite({ ...tenant, "user-licences": ["40"] })) expect(asked(tree)).toBe(0);
});

test("nobody is asked why a date stands that was not set", () => {
  const answers: Answers = { timeline: ["3-6-months"], "deadline-reason": ["unknown"] };
  for (const tree of everySite(answers))
    expect(cells(tree, "environment.requests")).not.toContain("Reason for the fixed date");
  for (const reason of [{}, { "deadline-reason": ["unknown"] }])
    for (const tree of everySite({ ...reason, timeline: ["3-6-months"], deadline: ["2028-02-01"] }))
      expect(cells(tree, "environment.requests").match(/Reason for the fixed date/g)).toHaveLength(1);
});

test("who opens the console by Windows Hello only is said to have it", () => {
  for (const asked of ["mfa", "zero-trust"])
    for (const tree of everySite({ "security-requirements": [asked] }))
      expect(cells(tree, "appendix.assumptions")).toContain("Windows Hello");
});

test("what is owned of System Center is known before it is decided on", () => {
  for (const tree of [...everySite({}), ...everySite({ "user-licences": ["40"] })]) {
    const requests = cells(tree, "environment.requests");
    expect(requests).not.toContain("before the order"); // which the first of them follow
    expect(requests).toMatch(/^[1-6] · .*System Center/m);
    if (askedIn(tree).includes("nothing if owned with Software Assurance"))
      expect(requests).toMatch(/^\d · System Center owned.*for the choice among the options/m);
  }
});

test("where no directory is, no older site and no group policy are spoken of", () => {
  const answers: Answers = { "current-technologies": ["teams"], "company-size": ["medium"] };
  for (const configuration of ["sccm-small", "sccm-medium"] as const) {
    const tree = documentOf(configuration, answers);
    expect(cells(tree, "environment.lifecycle")).not.toContain("Configuration Manager 25");
    expect(cells(tree, "outline.design")).not.toMatch(/group polic/i);
  }
});

test("versions that the table of support prints are to be confirmed, and nowhere unknown", () => {
  const answers: Answers = {
    "current-technologies": ["windows-server", "active-directory"],
    timeline: ["3-6-months"],
    "deadline-reason": ["support"],
  };
  for (const tree of everySite(answers)) {
    const text = JSON.stringify(tree.sections);
    expect(text).toMatch(/The versions of Windows Server in use are unconfirmed/);
    expect(text).not.toMatch(/unknown version|versions are not known|Versions of [^.]* are not known/);
    expect(text).not.toContain("unconfirmed date");
  }
});

test("nobody is asked to ask the sponsor", () => {
  const unknown: Answers = { "budget-band": ["unknown"], "deadline-reason": ["unknown"], timeline: ["3-6-months"] };
  for (const tree of everySite(unknown)) {
    const requests = cells(tree, "environment.requests");
    expect(requests).toContain("The likely budget");
    expect(requests).not.toContain("Ask the sponsor");
    if (requests.includes("Client IT lead")) expect(requests).toMatch(/The likely budget.* · Client sponsor/);
  }
});

test("an older site changes the price, and is not designed for beside the assumption that there is none", () => {
  for (const size of ["medium", "large"]) {
    const tree = documentOf("sccm-medium", { "company-size": [size] });
    expect(cells(tree, "appendix.assumptions")).toContain("it is not Configuration Manager");
    expect(plainOf(tree, "approach.coexistence")).not.toContain("older site");
  }
});

test("licences counted as owned are taken to carry Intune, with what it costs where they do not", () => {
  const assumed = (held: string) =>
    everySite({ "user-licences": [held] }).map((tree) => cells(tree, "appendix.assumptions"));
  const [small, medium, enterprise] = assumed("40");
  for (const rows of [small, medium])
    expect(rows).toMatch(
      /Configuration Manager rights; .*With Business Premium, option A adds Intune Plan 1 \(USD 4,320/,
    );
  expect(enterprise).toMatch(/\(40 licences\) includes Intune.*USD 12 per user/);
  for (const rows of assumed("0")) expect(rows).not.toContain("counted as owned");
});

test("licences of running servers are not free ones: what they cost is said", () => {
  for (const tree of everySite({ "server-licences": ["1"] }))
    expect(cells(tree, "appendix.assumptions")).toMatch(
      /is spare, not of a running server;.*is bought \(up to USD 1,123\)/,
    );
});

test("a product that the site only patches is not planned with in a version", () => {
  const answers: Answers = {
    "current-technologies": ["active-directory", "windows-server", "exchange-server"],
    "windows-server-version": ["2025"],
  };
  for (const tree of everySite(answers)) expect(cells(tree, "appendix.assumptions")).not.toContain("Planned with");
});

test("a plan that is taken as owned is no provider's but Microsoft's", () => {
  const unticked: Answers = { "current-technologies": ["none"], "cloud-maturity": ["cloud-first"] };
  const said = (size: string) =>
    cells(documentOf("sccm-medium", { ...unticked, "company-size": [size] }), "environment.conflicts");
  expect(said("enterprise")).toContain("plan is assumed to be owned but was not selected");
  expect(said("enterprise")).not.toContain("another provider");
  expect(said("medium")).toContain("another provider");
});

test("computers are joined to a directory that is yet to be built by whoever builds it", () => {
  for (const tree of everySite({ "current-technologies": ["none"], "cloud-maturity": ["no-cloud"] })) {
    expect(cells(tree, "appendix.assumptions")).toMatch(
      /builds the directory .* joins each computer to it before its wave/,
    );
    expect(cells(tree, "bill")).toMatch(/prerequisite\) · 1 · .*also joins the computers/);
    expect(JSON.stringify(tree.sections)).not.toContain("Existing member server");
  }
  const alone = documentOf("sccm-small", { "current-technologies": ["none"], "cloud-maturity": ["no-cloud"] });
  expect(cells(alone, "appendix.assumptions")).toContain("with a member server for Entra Connect Sync");
});

test("the hardening baseline is asked for where it is built, with what stands where it names no settings", () => {
  const texts = (industry: string) =>
    everySite({ industry: [industry], "company-size": ["medium"] }).map((tree) =>
      ["environment.requests", "appendix.assumptions"].map((rule) => cells(tree, rule)).join("\n"),
    );
  for (const text of texts("government"))
    expect(text).toMatch(/Mandatory hardening baseline[\s\S]*Microsoft's security baseline applies/);
  for (const text of texts("finance")) expect(text).not.toMatch(/security baseline|Mandatory hardening baseline/);
});

test("nothing is asked twice, and what the site does not touch is not listed", () => {
  const answers: Answers = {
    "current-technologies": ["windows-server", "active-directory", "sharepoint", "office-365", "azure-services"],
    "cloud-maturity": ["significant"],
  };
  for (const tree of everySite(answers)) {
    expect(plainOf(tree, "environment.technologies")).toContain("Azure Services");
    expect(plainOf(tree, "environment.technologies")).not.toContain("SharePoint");
    expect(cells(tree, "environment.requests")).not.toMatch(/Network plan|Azure subscriptions with owners/);
    expect(plainOf(tree, "architecture.sizing")).not.toContain("tempdb");
  }
});

test("what is quoted has no printed price to become due at", () => {
  const due = (industry: string) =>
    cells(
      documentOf("sccm-medium", {
        "current-technologies": ["active-directory", "teams"],
        industry: [industry],
      }),
      "appendix.assumptions",
    );
  expect(due("education")).toContain("probably owned become due by academic quotation");
  expect(due("finance")).toContain("probably owned become due at the printed prices");
});

test("without cloud adoption, hybrid join is called in question", () => {
  const assumed = (maturity: string) =>
    cells(
      documentOf("sccm-medium", {
        "current-technologies": ["active-directory", "teams"],
        "cloud-maturity": [maturity],
      }),
      "appendix.assumptions",
    );
  expect(assumed("no-cloud")).toContain("although no cloud adoption is reported");
  expect(assumed("some")).not.toContain("although no cloud adoption");
});

test("the plan that was counted is named with the order that rests on it, and more sites than stated are an assumption", () => {
  const tree = documentOf("sccm-small", {
    "company-size": ["medium"],
    "current-technologies": ["active-directory", "office-365"],
    industry: ["finance"],
    "user-licences": ["80"],
    sites: ["1"],
    "distribution-sites": ["5"],
  });
  const assumed = cells(tree, "appendix.assumptions");
  expect(assumed).toContain("Confirm the plan name");
  expect(assumed).not.toContain("its name is requested");
  expect(cells(tree, "environment.requests")).not.toContain("plan owned");
  expect(JSON.stringify(tree.sections)).toContain("Confirm the Microsoft 365 plan in use");
  expect(assumed).toContain("Content is planned at 1 site, the number stated.");
  const many = documentOf("sccm-medium", {
    "company-size": ["enterprise"],
    "current-technologies": ["active-directory", "teams"],
    sites: ["1"],
    "distribution-sites": ["4"],
    devices: ["1450"],
    "user-licences": ["1087"],
  });
  const [, days] = /With 4 sites: about \+(\d+) days/.exec(cells(many, "appendix.assumptions")) ?? [];
  expect(Number(days)).toBeGreaterThan(3); // a day for each point alone
  expect(cells(many, "appendix.assumptions")).toContain("USD 12 per user and month: about USD 156,528 a year");
});

test("that computers are joined is counted first where hardly any cloud is in use", () => {
  const requests = (maturity: string) =>
    cells(
      documentOf("sccm-medium", {
        "current-technologies": ["active-directory", "office-365"],
        "cloud-maturity": [maturity],
      }),
      "environment.requests",
    );
  expect(requests("early")).toContain("Entra ID shows as hybrid-joined");
  expect(requests("significant")).not.toContain("Entra ID shows as hybrid-joined");
});

test("accounts that exist in the tenant of Power Platform are matched by the first synchronisation", () => {
  const told = (technology: string) =>
    everySite({ "current-technologies": ["active-directory", technology], "cloud-maturity": ["early"] }).map(
      (tree) => `${plainOf(tree, "environment.technologies")} ${cells(tree, "appendix.assumptions")}`,
    );
  for (const text of told("power-platform"))
    expect(text).toMatch(/the first synchronisation matches.*tenant of Power Platform have their owners' mail/s);
  for (const text of told("windows-server")) expect(text).not.toContain("Power Platform");
});
