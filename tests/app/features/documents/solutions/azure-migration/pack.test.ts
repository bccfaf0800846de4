import { expect, test } from "vitest";
import type { Answers } from "#app/features/catalogue/steps.ts";
import type { DocumentTree } from "#app/features/documents/tree/tree.ts";
import { plainOf } from "#app/features/documents/tree/tree-text.ts";
import { inputFor, workedExample } from "#tests/app/features/documents/answer-sets.ts";
import { composed } from "#tests/app/features/documents/composed.ts";
import {
  documentOf,
  inputOf,
  landing,
  MOVING,
  monthOf,
  rowsOf,
  SIZES,
} from "#tests/app/features/documents/solutions/azure-migration/documents.ts";
import { cells } from "#tests/app/features/documents/solutions/cells.ts";

test("what replication writes to is no breach of the rule on storage accounts", () => {
  const tree = documentOf("azure-exit", "medium", { "security-requirements": ["data-loss-prevention"] });
  expect(cells(tree, "security.controls")).toMatch(
    /replication targets may be exempted .* without a written exemption/,
  );
});

test.each(SIZES)("a landing zone at %s leaves databases to a later wave wherever it speaks of them", (size) => {
  const tree = landing(size, {
    "current-technologies": ["windows-server", "sql-server"],
    "integration-needs": ["database-systems"],
  });
  expect(JSON.stringify(tree)).not.toContain("databases move with their machines");
  expect(cells(tree, "integration.interfaces")).toContain("they move in a later wave");
  expect(cells(tree, "integration.interfaces")).toContain("Findings signed by the owner");
  expect(cells(tree, "integration.interfaces")).not.toContain("go-live"); // theirs is none of this project
});

test("a fixed date before the end of the window is what the work is measured against", () => {
  const tree = landing("enterprise", { timeline: ["12-plus-months"], deadline: ["2027-10-29"] });
  expect(plainOf(tree, "timeline.statement")).toMatch(/less than the \d+ working weeks up to the fixed date/);
});

test("only what moves is paid twice while both sides run", () => {
  const tree = documentOf("azure-rehost", "medium", {
    "integration-needs": ["third-party-apis", "reporting-tools"],
    "primary-objective": ["remote-work"],
  });
  const [, high = "", months = ""] =
    /to ([\d,]+)\) of the recurring cost is machines.* to (\d+) months, likely/.exec(
      plainOf(tree, "budget.parallel"),
    ) ?? [];
  const moving =
    /D[24]s class|Azure Backup|Managed disks|Defender for Servers|Site Recovery|Outbound data|Log analytics|SQL Managed|App Service/;
  const sum = monthOf(tree, moving).reduce((total, amount) => total + amount, 0);
  expect(sum).toBeGreaterThan(0);
  expect(Number(months)).toBeGreaterThan(0);
  expect(Number(high.replaceAll(",", ""))).toBe(sum * Number(months));
});

test("a clinic in the United States signs for its patient data, and each duty is served by what tests it", () => {
  const clinic = (country: string): DocumentTree => {
    const input = inputFor({
      ...workedExample(),
      "solution-type": ["azure-migration"],
      "solution-configuration": ["azure-landing-zone"],
      "company-size": ["small"],
      timeline: ["6-12-months"],
      "security-requirements": ["mobile-device-management", "data-loss-prevention"],
    });
    return composed({ ...input, client: { ...input.client, country } });
  };
  const tree = clinic("United States");
  expect(cells(tree, "appendix.duties")).toContain(
    "business associate agreement with Microsoft and with the consultant",
  );
  expect(cells(clinic("Ireland"), "appendix.duties")).not.toContain("business associate");
  expect(cells(tree, "regulation.rows")).toMatch(/Access control, encryption, contingency plan · S-2, AT-2, AT-5/);
  expect(plainOf(tree, "summary.decisions")).toMatch(
    /management of user devices takes \d[^;]*, and Intune Plan 1 unless owned, USD/i,
  );
  expect(plainOf(tree, "summary.conflicts")).not.toContain("Data loss prevention");
});

test("a date after go-live is missed by handover alone, and weighs less than one that the rollout misses", () => {
  const seen = new Set<string>();
  for (const day of ["2027-04-15", "2027-08-16", "2027-09-01", "2027-09-15", "2027-10-01", "2027-10-15"]) {
    const late: Answers = { timeline: ["3-6-months"], deadline: [day], "deadline-reason": ["contract"] };
    const tree = documentOf("azure-platform", "enterprise", { ...late, "integration-needs": ["erp"] });
    const [, phase, rest] =
      /which falls into phase (\d)(, after go-live)?/.exec(plainOf(tree, "summary.decisions")) ?? [];
    if (phase === undefined) continue;
    expect(rest !== undefined, day).toBe(phase === "4");
    expect(cells(tree, "appendix.risks"), day).toMatch(
      new RegExp(`The plan ends .* after .* · 5 × ${phase === "4" ? 3 : 4} = .* · Identify by week 1 `),
    );
    seen.add(phase);
  }
  expect(seen).toContain("4");
  expect(seen.size).toBeGreaterThan(1);
});

test("what runs twice costs the sum of its lines times the months, not each line rounded", () => {
  for (const servers of ["3", "7", "11"]) {
    const tree = documentOf("azure-rehost", "medium", { servers: [servers], "recovery-time": ["hours"] });
    const [, likely = "", from = "", to = ""] =
      /USD ([\d,]+) likely .* (\d+) to (\d+) months, likely/.exec(plainOf(tree, "budget.parallel")) ?? [];
    const moving =
      /D[24]s class|Azure Backup|Managed disks|Defender for Servers|Site Recovery|Outbound data|Log analytics/;
    const year = rowsOf(tree, "bill")
      .filter(([, item = ""]) => moving.test(item))
      .reduce((sum, row) => sum + Number((row[6] ?? "").replaceAll(/[^\d]/g, "")), 0);
    const month = year / 12;
    expect(Number(to)).toBeGreaterThan(0);
    expect(Number(likely.replaceAll(",", "")), servers).toBe(Math.ceil((month * (Number(from) + Number(to))) / 2));
  }
});

test("what has no baseline before the platform stands is promised none", () => {
  const tree = landing("medium", {
    "primary-objective": ["enhance-security", "scalability", "innovation", "productivity"],
  });
  expect(plainOf(tree, "features.measures")).toContain("what is new has no baseline");
  expect(cells(tree, "features.measures")).toContain("Defender for Cloud secure score · 70% · Score history");
});

test("servers that all share one fate are counted once", () => {
  const said = (servers: string) =>
    plainOf(
      documentOf("azure-rehost", "small", { servers: [servers], "current-technologies": ["none"] }),
      "summary.recommendation",
    );
  expect(said("2")).toContain("migration of 2 servers in 2 waves, both rehosted.");
  expect(said("1")).toContain("the rehosting of one server, provided that more workloads follow.");
  expect(said("30")).toMatch(/waves: \d+ retired, \d+ rehosted/);
});

test("a product keeps its capital where a measure becomes a sentence", () => {
  const tree = documentOf("azure-rehost", "medium", { "primary-objective": ["cost-reduction"] });
  expect(plainOf(tree, "features.measures")).toContain("Cost Management");
});

test("a machine takes no longer than the environment that it stands in", () => {
  const tree = documentOf("azure-rehost", "medium", { "primary-objective": ["scalability", "innovation"] });
  const [, machine, environment] =
    /new machine[^\n·]* · (\d+) ·[\s\S]*running environment · (\d+) /.exec(cells(tree, "features.measures")) ?? [];
  expect(Number(machine)).toBeLessThanOrEqual(Number(environment));
});

test("servers are not said to move as they are where their databases become a managed service", () => {
  const said = (size: string) =>
    plainOf(documentOf("azure-rehost", size, { "current-technologies": ["sql-server"] }), "solution.statement");
  expect(said("enterprise")).toContain("databases to a managed service where they can, in waves");
  expect(said("medium")).toContain("Servers move as they are, in waves");
});

test.each(SIZES)("one server that moves at %s goes to no platform service, and nothing says that it does", (size) => {
  const tree = documentOf("azure-platform", size, {
    servers: ["1"],
    "current-technologies": ["sql-server"],
    "integration-needs": ["database-systems", "custom-applications"],
  });
  expect(cells(tree, "architecture.sizing")).toContain("Servers in scope · given by the client · 1");
  expect(cells(tree, "architecture.sizing")).not.toMatch(/platform services|− 0/);
  expect(JSON.stringify(tree)).not.toMatch(
    /on SQL Managed Instance|only what cannot move that way|FILESTREAM|CHECKSUM_AGG|Log Replay|of the managed service|TDS 1433|runs? there unchanged|Platform services for|Platform services and|where features allow/,
  );
  expect(cells(tree, "decisions")).toContain("would cost more than its machine");
});

test("that nothing was named as in use is said once before the recommendation", () => {
  const said = plainOf(documentOf("azure-rehost", "small", { "current-technologies": ["none"] }), "summary.situation");
  expect(said.match(/were named/g)).toHaveLength(1);
  expect(said).toContain("begins with an inventory");
});

test("Zero Trust over Azure is called work on networks, and on devices only where these are managed", () => {
  const tasks = (...asked: string[]) =>
    cells(documentOf("azure-rehost", "medium", { "security-requirements": asked }), "timeline.tasks");
  expect(tasks("zero-trust")).toContain("Security controls: identities and networks (S-1, S-2)");
  expect(tasks("zero-trust", "mobile-device-management")).toMatch(/controls: identities, devices and networks \(/);
});

test("a few people, who order no servers, are measured by their work", () => {
  const measured = (size: string) =>
    plainOf(
      documentOf("azure-rehost", size, { "primary-objective": ["productivity", "scalability"] }),
      "features.measures",
    );
  expect(measured("small")).toMatch(/hours of work lost a month to faults of servers.*enlarge a server/);
  expect(measured("small")).not.toContain("new server");
});

test("the bill is measured for a reduction, by the last measuring", () => {
  const tree = documentOf("azure-rehost", "medium", { "primary-objective": ["cost-reduction", "scalability"] });
  expect(cells(tree, "features.measures")).toMatch(
    /Annualised Azure bill after right-sizing · at least 10% below this document's likely year/,
  );
});

test("old Windows versions are upgraded on the way, and the statement says so", () => {
  const said = (version: string) =>
    plainOf(
      documentOf("azure-rehost", "medium", {
        "current-technologies": ["windows-server"],
        "windows-server-version": [version],
      }),
      "solution.statement",
    );
  expect(said("2012")).toContain("Servers move as they are apart from Windows upgrades, in waves");
  expect(said("2022")).toContain("Servers move as they are, in waves");
});

test("where the one workload on a platform service is a database, no web application is said to move", () => {
  const tree = documentOf("azure-platform", "small", {
    servers: ["3"],
    "current-technologies": ["windows-server", "active-directory", "sql-server"],
    "integration-needs": ["no-integrations"],
    "sql-version": ["2025"],
  });
  expect(cells(tree, "decisions")).toContain("Platform services for databases, rehosting for the rest");
  expect(cells(tree, "azure.strategies")).not.toContain("Web applications · App Service");
  const custom = documentOf("azure-platform", "small", {
    servers: ["3"],
    "integration-needs": ["custom-applications"],
    "current-technologies": ["active-directory"],
  });
  expect(JSON.stringify(custom)).toMatch(/[Dd]atabases to platform services/);
  expect(JSON.stringify(custom)).not.toMatch(
    /web applications (move|to platform)|App Service, if|Moved to App Service/,
  );
  expect(cells(tree, "appendix.assumptions")).toContain("SQL Server that stays on a machine brings its licence");
  expect(JSON.stringify(tree)).not.toContain("SQL Server 2025 or newer");
});

test("a migration names no supported version for paid updates, and gives partners, disks and reports their tasks", () => {
  const tree = composed({
    ...inputOf("azure-exit", "medium", {
      "current-technologies": ["windows-server", "active-directory", "sql-server"],
      "integration-needs": ["third-party-apis", "reporting-tools"],
      "windows-server-version": ["2012"],
      "sql-version": ["2025"],
      sites: ["1"],
      servers: ["14"],
      "data-volume": ["39"],
      bandwidth: ["16"],
      "change-window": ["monthly"],
    }),
    today: new Date("2027-03-16T10:00:00Z"),
  });
  expect(cells(tree, "decisions")).toContain("Out of support: Windows Server 2012 and 2012 R2; since");
  expect(cells(tree, "decisions")).toContain("on the newest version the functional level allows");
  expect(cells(tree, "timeline.tasks")).toContain("API Management for what partners call");
  const [, from = 0, to = 0] =
    /Data Box ordered[^·]*· [^·]* · [^·]* · (\d+)–(\d+)/.exec(cells(tree, "timeline.tasks"))?.map(Number) ?? [];
  expect(to - from).toBeGreaterThanOrEqual(3);
  expect(cells(tree, "integration.interfaces")).toContain("The data gateway is installed");
  expect(cells(tree, "architecture.sizing")).toMatch(/Pace · a wave on each monthly weekend · \d+ monthly weekends?/);
  expect(cells(tree, "appendix.assumptions")).toContain("The office has an edge device outside the rooms handed back");
  expect(cells(tree, "options.description")).not.toContain("Costs more than staying");
});

test("an exit names the ways that its servers go, and no other", () => {
  const said = (...technologies: string[]) =>
    plainOf(documentOf("azure-exit", "enterprise", { "current-technologies": technologies }), "solution.statement");
  expect(said("windows-server")).toContain("Everything leaves the building, retired or rehosted: two regions");
  expect(said("windows-server", "sql-server")).toContain(
    "retired, rehosted or moved to platform services: two regions",
  );
  expect(cells(documentOf("azure-exit", "medium"), "options.description")).not.toContain(
    "modernisation after measurement",
  );
});

test("what the servers cost today is called an estimate", () => {
  const tree = documentOf("azure-rehost", "medium", {
    "primary-objective": ["cost-reduction"],
    industry: ["other"],
    "security-requirements": ["mfa"],
  });
  expect(plainOf(tree, "summary.situation")).toMatch(
    /Running today's servers costs an estimated EUR [\d,]+ a year \(\d+ × EUR.*Azure is planned to cost more/m,
  );
});

test("rules on patient data are met by a second factor before they are met by a restore", () => {
  const input = inputOf("azure-landing-zone", "small", {
    industry: ["healthcare"],
    "security-requirements": ["mfa", "identity-management"],
  });
  const tree = composed({ ...input, client: { ...input.client, country: "Netherlands" } });
  const [, answered = ""] = /NEN 7510.*? Addressed by ([^\n]*)/.exec(plainOf(tree, "regulation.rows")) ?? [];
  expect(answered).toMatch(/^S-1\b.*AT-2/);
  expect(answered).toContain("the client: proof of encryption, management system, logging of access to records");
});

test("academic prices are not promised for a bill that is nearly all consumption", () => {
  expect(JSON.stringify(documentOf("azure-exit", "medium", { industry: ["education"] }))).toContain(
    "Academic prices may apply to licences",
  );
});

test("the first page says that what protects devices, mail and files is not in this project", () => {
  const tree = documentOf("azure-exit", "medium", {
    "security-requirements": ["data-loss-prevention", "mobile-device-management"],
  });
  expect(plainOf(tree, "summary.situation")).toContain(
    "Covered in part: device management (administrators' devices) and data loss prevention (storage). “Decisions required” asks for the rest.",
  );
  expect(
    plainOf(documentOf("azure-exit", "medium", { "security-requirements": ["compliance"] }), "summary.situation"),
  ).not.toContain("in part");
});

test.each(MOVING)("%s at %s runs both sides for two months at least", (configuration, size) => {
  const said = plainOf(documentOf(configuration, size), "budget.parallel");
  expect(Number(/for (\d+) to \d+ months/.exec(said)?.[1])).toBeGreaterThanOrEqual(2);
});
