import { expect, test } from "vitest";
import type { Answers } from "#app/features/catalogue/steps.ts";
import { plainOf } from "#app/features/documents/tree/tree-text.ts";
import {
  CONFIGURATIONS,
  documentOf,
  EVERY,
  landing,
  MOVING,
  SIZES,
} from "#tests/app/features/documents/solutions/azure-migration/documents.ts";
import { askedIn, cells, likelyDays } from "#tests/app/features/documents/solutions/cells.ts";

test("a platform in use is checked, and takes nothing off the bill before", () => {
  const tree = documentOf("azure-exit", "large", { "current-technologies": ["azure-services"] });
  expect(JSON.stringify(tree)).toContain("until then no saving is assumed");
  expect(cells(tree, "environment.requests")).toContain("hub networks");
});

test.each(SIZES)("a migration at %s asks for the servers and for what the room costs today", (size) => {
  const tree = documentOf("azure-rehost", size, { "current-technologies": ["windows-server", "power-platform"] });
  expect(cells(tree, "environment.requests")).toMatch(/Server list [\s\S]*\n.*Server room: last year's cost/);
});

test("who does not know what cannot wait is told what is planned with", () => {
  const told = (size: string) =>
    cells(documentOf("azure-rehost", size, { "fast-recovery": ["unknown"] }), "appendix.assumptions");
  expect(told("medium")).toContain("No server is replicated");
  expect(told("large")).toMatch(/\d+ of \d+ machines cannot wait for a restore/);
});

test.each(EVERY.filter(([, size]) => ["large", "enterprise"].includes(size)))(
  "%s at %s reckons with a directory that nobody ticked, asks for it and prices its controllers",
  (configuration, size) => {
    const tree = documentOf(configuration, size, { "current-technologies": ["sql-server"] });
    expect(cells(tree, "appendix.assumptions")).toMatch(/Active Directory exists, although not listed/);
    expect(cells(tree, "environment.requests")).toContain("Active Directory: forest and domain functional level");
    expect(cells(tree, "architecture.components")).toContain("Domain controllers");
  },
);

test("a lease that ends is set against the day on which the last wave leaves, and an exit alone empties the room", () => {
  const lease: Answers = { deadline: ["2027-12-20"], "deadline-reason": ["contract"] };
  const told = (configuration: string) =>
    plainOf(documentOf(configuration, "medium", lease), "given.implementation-timeline");
  expect(told("azure-rehost")).toMatch(
    /lease of the server room: the last wave leaves it by \d+ \w+ 2027.*with 2 domain/,
  );
  expect(told("azure-landing-zone")).toMatch(/a first wave will not meet the date: about \d+ servers remain in it/);
  expect(told("azure-exit")).not.toContain("server room");
  expect(JSON.stringify(documentOf("azure-rehost", "medium"))).toContain("clearing the server room");
  expect(JSON.stringify(documentOf("azure-exit", "medium"))).not.toContain("clearing the server room");
});

test("what is taken for granted of reports and sites that nobody described stands among the assumptions", () => {
  const assumed = (answers: Answers) => cells(documentOf("azure-rehost", "medium", answers), "appendix.assumptions");
  const reports = { "integration-needs": ["reporting-tools"] };
  expect(assumed(reports)).toContain("Reports use Power BI or a tool that works through the same gateway");
  expect(assumed({ ...reports, "current-technologies": ["power-platform"] })).not.toContain("Reports use Power BI");
  const online = assumed({ "current-technologies": ["sharepoint", "office-365"] });
  expect(online.match(/SharePoint Online/g)).toHaveLength(1);
  expect(assumed({ "current-technologies": ["sharepoint"] })).not.toContain("SharePoint Online");
});

test("a landing zone's days and bill hardly follow the servers of the estate, and its assumption says so", () => {
  expect(cells(landing("enterprise"), "appendix.assumptions")).toContain(
    "15% of the effort basis follows servers, for inventory and strategy; purchases are unaffected",
  );
  expect(cells(documentOf("azure-rehost", "enterprise"), "appendix.assumptions")).toContain(
    "50% of the effort basis follows servers; consumption in proportion",
  );
  expect(cells(landing("small", { servers: ["5"] }), "appendix.assumptions")).toContain(
    "the first wave grows to 3 servers at most",
  );
  expect(cells(landing("enterprise"), "appendix.assumptions")).toMatch(/about 375 servers; 5 move, and/); // none is retired
});

test("who may own Entra ID already is asked before it is bought for half the users", () => {
  const asked = (answers: Answers) => cells(documentOf("azure-rehost", "enterprise", answers), "environment.requests");
  const published = { "integration-needs": ["legacy-applications"], "current-technologies": ["windows-server"] };
  expect(asked(published)).toContain("ntra ID or Microsoft 365 licences in use");
  expect(asked({ ...published, "current-technologies": ["office-365"] })).not.toContain(
    "ntra ID or Microsoft 365 licences in use",
  );
  expect(asked({ ...published, "integration-needs": ["erp"], "primary-objective": ["scalability"] })).not.toContain(
    "ntra ID or Microsoft 365 licences in use",
  );
});

test("recovery times that nobody knows are asked for once", () => {
  const asked = (answers: Answers) =>
    cells(documentOf("azure-rehost", "medium", answers), "environment.requests").match(/[Rr]ecovery times/g);
  expect(asked({ "recovery-time": ["unknown"] })).toHaveLength(1);
  expect(asked({})).toHaveLength(1);
});

test.each(["unknown", "100"])("a line of which %s is said is assumed in one place", (bandwidth) => {
  const tree = documentOf("azure-rehost", "medium", { bandwidth: [bandwidth] });
  const said = cells(tree, "appendix.assumptions").match(/.*(?:Bandwidth|internet link).*/g) ?? [];
  expect(said).toHaveLength(1);
  expect(said[0]?.includes("“Bandwidth” is not yet known.")).toBe(bandwidth === "unknown");
});

test("an exit asks by when the rooms must be empty, unless the date was given", () => {
  const asked = (answers: Answers) => cells(documentOf("azure-exit", "medium", answers), "environment.requests");
  expect(asked({})).toContain("Date the rooms must be empty");
  expect(asked({ deadline: ["2027-12-31"] })).not.toContain("Date the rooms must be empty");
});

test("what a wrong number of servers does to the days is the share by which the row of volumes counts them", () => {
  for (const id of CONFIGURATIONS) {
    const tree = documentOf(id, "medium", { servers: ["37"] });
    const [, share] = /(\d+)% × \(servers/.exec(cells(tree, "budget.adjusters")) ?? [];
    expect(cells(tree, "appendix.assumptions"), id).toContain(`${share}% of the effort basis follows servers`);
  }
});

test("servers of a migration are taken for granted in one row, whose purchases follow them or do not", () => {
  for (const configuration of CONFIGURATIONS) {
    const rows = cells(documentOf(configuration, "medium"), "appendix.assumptions").split("\n");
    expect(
      rows.filter((row) => /\d+ servers/.test(row.split(" · ")[1] ?? "") && /estate|Planned/.test(row)),
    ).toHaveLength(1);
  }
});

test("servers that nobody counted are taken for granted in one row, which asks for them", () => {
  for (const configuration of CONFIGURATIONS) {
    const tree = documentOf(configuration, "enterprise", { servers: ["unknown"], sites: ["4"] });
    const rows = cells(tree, "appendix.assumptions").split("\n");
    const found = rows.filter((row) => row.includes("“Servers”"));
    expect(found, configuration).toHaveLength(1);
    expect(found[0]).toMatch(/estate is about 375 servers.* of the effort basis follows servers/);
  }
});

test("databases that nobody said are on SQL Server are confirmed at their price, and taken for granted", () => {
  const made = (...named: string[]) =>
    documentOf("azure-platform", "medium", { "current-technologies": ["windows-server", ...named] });
  expect(askedIn(made())).toMatch(
    /that databases run on SQL Server, which you did not list \(instances at USD \d+,\d{3} a year\)/,
  );
  expect(cells(made(), "appendix.assumptions")).toMatch(
    /\(on SQL Server, although not listed\).*saves USD 8,880 a year/,
  );
  expect(JSON.stringify(made("sql-server"))).not.toMatch(/which you did not list|although not listed/);
});

test("internal applications are published in no fewer days than further ones are planned at", () => {
  for (const [configuration, size] of MOVING) {
    const tree = documentOf(configuration, size, { "integration-needs": ["legacy-applications"] });
    const [, most, each] =
      /Up to (\d+) internal web applications.*\+(0\.\d+) day/.exec(cells(tree, "appendix.assumptions")) ?? [];
    expect(likelyDays(tree, "ublishing internal"), `${configuration} ${size}`).toBeGreaterThanOrEqual(
      Math.floor(2 * Number(most) * Number(each)) / 2,
    );
  }
});

test("accounts are synchronised by a task where no tenant is in use, and taken for granted where one is", () => {
  const published = (...named: string[]) => {
    const tree = documentOf("azure-rehost", "medium", {
      "primary-objective": ["remote-work"],
      "current-technologies": ["active-directory", ...named],
    });
    return [
      cells(tree, "timeline.tasks").includes("Synchronisation of users to Entra ID"),
      cells(tree, "appendix.assumptions").includes("are synchronised from Active Directory"),
    ];
  };
  expect(published("windows-server")).toEqual([true, false]);
  expect(published("office-365")).toEqual([false, true]);
});

test("a small organisation is asked for what it has in Azure, and for recovery times with its servers", () => {
  const technologies = ["windows-server", "active-directory", "exchange-server", "office-365", "azure-services"];
  const requests = cells(
    documentOf("azure-rehost", "small", { "current-technologies": technologies }),
    "environment.requests",
  );
  expect(requests).toContain("Subscriptions, management groups, policies");
  expect(requests).toContain("recovery time expected");
});

test.each([
  ["small", "12", "40"],
  ["medium", "60", "220"],
  ["large", "300", "900"],
  ["enterprise", "1200", "4000"],
])("a first wave at %s buys nothing by the head, and no assumption says that it does", (size, few, many) => {
  const bill = (heads: string) => cells(landing(size, { servers: ["20"], "head-count": [heads] }), "bill");
  expect(bill(few)).toBe(bill(many));
  const assumed = cells(landing(size, { "head-count": ["unknown"] }), "appendix.assumptions");
  expect(assumed).toMatch(/Planned for .* users/);
  expect(assumed).not.toContain("Dependent cost lines in proportion");
});
