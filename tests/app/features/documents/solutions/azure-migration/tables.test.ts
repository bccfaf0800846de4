import { expect, test } from "vitest";
import { tableOf } from "#app/features/documents/tree/tree-text.ts";
import { composed } from "#tests/app/features/documents/composed.ts";
import {
  documentOf,
  inputOf,
  landing,
  MOVING,
  monthOf,
} from "#tests/app/features/documents/solutions/azure-migration/documents.ts";
import { cells } from "#tests/app/features/documents/solutions/cells.ts";

test("the strategy says how far a server is upgraded as it moves", () => {
  const told = (version: string) =>
    cells(documentOf("azure-rehost", "medium", { "windows-server-version": [version] }), "azure.strategies");
  expect(told("2012")).toContain("(2012 to 2016, 2012 R2 to 2019, 2016 to 2022); the rest of the way");
  expect(told("2016")).toContain("(2016 to 2022)");
});

test("what Software Assurance changes lies inside the prices that are printed", () => {
  const tree = documentOf("azure-rehost", "medium", { "current-technologies": ["windows-server"], servers: ["20"] });
  expect(cells(tree, "appendix.assumptions")).toContain(
    "the likely price of a machine is the middle of its range in the bill, which ends at pay as you go",
  );
  const [, saved = "", likely = ""] =
    /up to USD ([\d,]+) of the likely USD ([\d,]+)/.exec(cells(tree, "azure.levers")) ?? [];
  const value = (text: string) => Number(text.replace(",", ""));
  const high = monthOf(tree, /^Virtual machines/).reduce((sum, amount) => sum + amount, 0);
  expect(value(likely) - value(saved)).toBe(Math.round(0.3 * high));
});

test("a machine outside the United States has the dearer region in its high figure, and so in the total", () => {
  const bill = (country: string) => {
    const input = inputOf("azure-rehost", "medium", { "current-technologies": ["windows-server"] });
    const tree = composed({ ...input, client: { ...input.client, country } });
    return [cells(tree, "bill"), cells(tree, "appendix.assumptions")] as const;
  };
  const [home, known] = bill("United States");
  const [abroad, dearer] = bill("Ireland");
  expect(home).toContain("USD 140 – 280 per machine and month");
  expect(abroad).toContain("USD 140 – 336 per machine and month");
  expect(abroad).not.toContain("USD 140 – 280 per machine");
  expect(dearer).toContain(" more, which includes up to 20% for the region");
  expect(known).not.toContain("for the region");
});

test("a service that stays has no row among the strategies, and its gateway is said where it is listed", () => {
  const uses = { "current-technologies": ["windows-server", "power-platform"], "integration-needs": ["erp"] };
  expect(cells(landing("medium", uses), "azure.strategies")).not.toContain("Power Platform");
  const reads = { "current-technologies": ["sql-server", "power-platform"] };
  const tree = documentOf("azure-rehost", "medium", reads);
  expect(cells(tree, "azure.strategies")).not.toContain("Power Platform");
  expect(JSON.stringify(tree)).toContain("Stays as it is, with a gateway near the data it reads");
});

test("who has flows and no source named for them reads what a gateway would cost, and is asked", () => {
  const said = (id: string, size: string, more: object = {}) =>
    JSON.stringify(documentOf(id, size, { "current-technologies": ["windows-server", "power-platform"], ...more }));
  expect(said("azure-rehost", "medium")).toContain("2 machines (USD 5,712 a year) and 2 days");
  expect(said("azure-exit", "enterprise")).toContain("2 machines (USD 11,424 a year) and 2 days");
  expect(said("azure-rehost", "medium")).toContain("flows, apps and reports that read servers through a data gateway");
  expect(said("azure-rehost", "medium", { "integration-needs": ["erp"] })).not.toContain(
    "A data gateway near the data",
  );
  expect(said("azure-landing-zone", "medium")).not.toContain("A data gateway near the data");
});

test("the platform is built from modules that are still kept up", () => {
  expect(cells(landing("medium"), "azure.landing-zone")).toContain("archive date 16 February 2027");
});

test("a caption names no column that a small organisation does not read", () => {
  expect(tableOf(landing("small"), "azure.landing-zone")?.caption).toBe("Decisions by design area");
});

test("a first wave calls the strategies of the rest proposals, as its decision does", () => {
  const caption = (id: string) => tableOf(documentOf(id, "large"), "azure.strategies")?.caption;
  expect(caption("azure-landing-zone")).toContain("decided on measured figures");
  expect(caption("azure-rehost")).toContain("Default strategies from the answers");
});

test("the lever on every machine counts those of the data gateway too", () => {
  const tree = documentOf("azure-rehost", "large", { "integration-needs": ["reporting-tools"] });
  const likely = Number(/of the likely USD ([\d,]+)/.exec(cells(tree, "azure.levers"))?.[1]?.replace(",", ""));
  const lines = cells(tree, "bill").match(/(?:Virtual machines|Machines of the data gateway)[^\n]*/g) ?? [];
  const yearly = lines.map((line) => Number(/([\d,]+)$/.exec(line)?.[1]?.replace(",", "")));
  expect(lines).toHaveLength(3);
  expect(12 * likely).toBe(yearly.reduce((sum, amount) => sum + amount, 0));
});

test("detection that the bill has for machines alone is said to leave platform services out", () => {
  const security = (configuration: string) => cells(documentOf(configuration, "large"), "azure.landing-zone");
  expect(security("azure-platform")).toContain("Defender for Servers only, no plan for platform services");
  expect(security("azure-landing-zone")).not.toContain("no plan for platform services");
  const required = documentOf("azure-platform", "large", { "security-requirements": ["threat-protection"] });
  expect(cells(required, "azure.landing-zone")).toMatch(/to be quoted, plans for \d+ workloads on platform services/);
  expect(cells(required, "bill")).toMatch(/Defender plans for platform services · \d+ · [^·]* · to be quoted/);
});

test("databases that nobody named have no strategy where the one server is rehosted", () => {
  const alone = documentOf("azure-platform", "small", {
    servers: ["2"],
    "current-technologies": ["windows-server", "active-directory"],
    "integration-needs": ["no-integrations"],
  });
  expect(cells(alone, "azure.strategies")).not.toContain("SQL Server");
});

test("every size that names SQL Server finds the strategy for it", () => {
  for (const [id, size] of MOVING)
    expect(
      cells(documentOf(id, size, { "current-technologies": ["sql-server"] }), "azure.strategies"),
      `${id} ${size}`,
    ).toContain("SQL Server");
});

test("the share of SQL Server's licence is called the most that it can be", () => {
  const levers = cells(documentOf("azure-platform", "enterprise"), "azure.levers");
  expect(levers).toMatch(/Hybrid Benefit, SQL Server · up to 55%: USD [\d,]+ of the USD [\d,]+ a month/);
});

test("records that cannot move in peak weeks have a week named for them", () => {
  const tree = documentOf("azure-exit", "medium", { industry: ["education"], timeline: ["1-3-months"] });
  expect(cells(tree, "azure.strategies")).toContain(
    "in a break of the term calendar, outside enrolment and examinations; if the rollout has none, in the next",
  );
});

test("what signs in by the directory is told what platform services lack or need", () => {
  const tree = documentOf("azure-platform", "enterprise", {
    "current-technologies": ["active-directory", "sql-server"],
  });
  expect(cells(tree, "azure.strategies")).toContain("without integrated Windows sign-in, which it lacks");
  expect(cells(tree, "decisions")).toContain("Windows logins need their users synchronised to Entra ID");
});

test("a room with files and services of the network says what becomes of them", () => {
  const said = (configuration: string, size: string) =>
    cells(
      documentOf(configuration, size, { "current-technologies": ["windows-server", "active-directory"] }),
      "azure.strategies",
    );
  expect(said("azure-exit", "enterprise")).toContain("RADIUS, certificate authority, directory synchronisation");
  expect(said("azure-exit", "enterprise")).toContain("each given a place before its wave");
  for (const size of ["small", "medium", "enterprise"]) expect(said("azure-rehost", size)).toContain("File servers");
  expect(said("azure-rehost", "small")).not.toContain("RADIUS");
});

test("the policy that denies other regions lets a restore into the paired one, which the tests and the loss of a region ask for", () => {
  const governance = (configuration: string, country: string) => {
    const input = inputOf(configuration, "medium");
    return composed({ ...input, client: { ...input.client, country } });
  };
  for (const [country, pair] of [
    ["Netherlands", "North Europe"],
    ["France", "France South"],
  ] as const) {
    const tree = governance("azure-landing-zone", country);
    expect(cells(tree, "azure.landing-zone")).toContain(`denied, ${pair} allowed only for recovery resource groups`);
    expect(cells(tree, "decisions").includes("A restore there needs access to it")).toBe(country === "France");
  }
  expect(cells(governance("azure-exit", "Netherlands"), "azure.landing-zone")).not.toContain("allowed only");
});
