import { expect, test } from "vitest";
import { configurationsOf } from "#app/features/catalogue/configurations.ts";
import { type Answers, requireQuestion } from "#app/features/catalogue/steps.ts";
import { type DocumentTree, plain } from "#app/features/documents/tree/tree.ts";
import { plainOf, tableOf } from "#app/features/documents/tree/tree-text.ts";
import { inputFor, workedExample } from "#tests/app/features/documents/answer-sets.ts";
import { composed, contentFor } from "#tests/app/features/documents/composed.ts";
import { askedIn, cells, likelyDays } from "#tests/app/features/documents/solutions/cells.ts";

const inputOf = (configuration: string, size: string, answers: Answers = {}) =>
  inputFor({
    ...workedExample(),
    "solution-type": ["azure-migration"],
    "solution-configuration": [configuration],
    "company-size": [size],
    timeline: ["6-12-months"],
    ...answers,
  });
const documentOf = (...given: Parameters<typeof inputOf>): DocumentTree => composed(inputOf(...given));

const SIZES = requireQuestion("company-size").options.map(({ id }) => id);
const CONFIGURATIONS = configurationsOf("azure-migration").map(({ id }) => id);
const EVERY = CONFIGURATIONS.flatMap((id) => SIZES.map((size) => [id, size] as const));
const MOVING = EVERY.filter(([id]) => id !== "azure-landing-zone");

test.each(EVERY)("%s at %s gives back within the hour by replication, not by a backup", (configuration, size) => {
  const tree = documentOf(configuration, size, { "recovery-time": ["hour"], "data-loss": ["hour"] });
  expect(cells(tree, "solution.recovery")).toMatch(
    /^Machines with Site Recovery · 5 to 15 minutes · 1 hour · Site Recovery to/,
  );
  expect(cells(tree, "bill")).toContain("Replica disks of Site Recovery");
  expect(cells(tree, "decisions")).not.toContain("deployed from code at failover"); // takes longer than the hour
  expect(cells(tree, "approach.tests")).toMatch(/Failover of one application/);
});

test("an estate that may wait a day for its machines buys no replica where it has one region", () => {
  const tree = documentOf("azure-rehost", "medium", { "recovery-time": ["day"], "data-loss": ["day"] });
  expect(cells(tree, "bill")).not.toContain("Site Recovery");
});

test.each(CONFIGURATIONS)("%s promises no private endpoint that the bill leaves out", (configuration) => {
  for (const size of SIZES) {
    const tree = documentOf(configuration, size, { "security-requirements": ["zero-trust", "data-loss-prevention"] });
    const promised = cells(tree, "security.controls").includes("private endpoint");
    expect(cells(tree, "bill").includes("Private endpoints"), size).toBe(promised);
  }
});

test("who may lose minutes only is told how many machines lose more, and what it costs that these join the others", () => {
  const given = documentOf("azure-rehost", "medium", { "data-loss": ["minutes"], "recovery-time": ["day"] });
  expect(cells(given, "decisions")).toMatch(
    /Data loss\. .*Of \d+ machines, \d+ are replicated .*Replicating these too would add about USD [\d,]+ a month/,
  );
  expect(plainOf(given, "solution.recovery.given")).toMatch(
    /Site Recovery \(\d+ of \d+\) lose 15 minutes at most, all others up to a day/,
  );
  expect(cells(given, "environment.requests")).toContain("which cannot wait for a restore");
});

test("the bill of Azure is no more than the sum of the plan, and is called its own", () => {
  const tree = documentOf("azure-rehost", "medium");
  const value = (text: string, amount: RegExp) => Number(amount.exec(text)?.[1]?.replaceAll(",", ""));
  const billed = value(cells(tree, "appendix.risks"), /Azure bill exceeds the USD ([\d,]+) a year planned/);
  const yearly = value(cells(tree, "summary.headline"), /Recurring[^\n]* USD ([\d,]+) likely/);
  expect(billed).toBeLessThan(yearly);
  expect(value(cells(tree, "appendix.risks"), /planned \(of USD ([\d,]+) recurring in all\)/)).toBe(yearly);
});

test("who did not ask for lower cost is told too what costs far less", () => {
  const tree = documentOf("azure-rehost", "enterprise", { "primary-objective": ["scalability"] });
  const said = plainOf(tree, "summary.recommendation");
  expect(said).toMatch(
    /Proceed with .*It is not the cheapest of those ranked: its three-year cost is .*, against .* for C \(Azure Local/,
  );
});

test("what stays in the room is said, and why", () => {
  const technologies = { "current-technologies": ["exchange-server", "sharepoint", "active-directory"] };
  expect(plainOf(documentOf("azure-rehost", "medium", technologies), "approach.coexistence")).toMatch(
    /still holds 2 domain controllers, 1 Exchange server and 1 SharePoint server: mail moves/,
  );
  expect(plainOf(documentOf("azure-exit", "medium", technologies), "approach.coexistence")).not.toMatch(/still holds/);
  const crowded = documentOf("azure-rehost", "small", { ...technologies, servers: ["2"] });
  expect(cells(crowded, "architecture.sizing")).toContain(
    "1 domain controller (with Exchange and SharePoint) · 2 − 1 = 1",
  );
  expect(plainOf(crowded, "approach.coexistence")).toContain("is demoted once Exchange and SharePoint have left");
});

test("a project that moves one server has its client confirm before the order that more will follow", () => {
  for (const configuration of CONFIGURATIONS) {
    const asked = (servers: string) =>
      cells(
        documentOf(configuration, "small", { servers: [servers], "current-technologies": ["windows-server"] }),
        "decisions",
      );
    expect(asked("1"), configuration).toContain("Case for a landing zone");
    expect(asked("9"), configuration).not.toContain("Case for a landing zone");
  }
});

test.each(SIZES)(
  "an exit at %s ends no decommissioning within two weeks of its last wave, or lists that wave's dates",
  (size) => {
    for (const timeline of ["1-3-months", "3-6-months", "6-12-months", "12-plus-months"]) {
      const tasks = cells(documentOf("azure-exit", size, { timeline: [timeline] }), "timeline.tasks");
      const last = (title: string) =>
        Math.max(
          ...[...tasks.matchAll(new RegExp(`${title}[^\\n]*? · (?:\\d+–)?(\\d+) · `, "g"))].map(([, week]) =>
            Number(week),
          ),
        );
      if (!tasks.includes("with dates for the last wave"))
        expect(last("Decommissioning"), timeline).toBeGreaterThan(last("Production migration") + 2);
    }
  },
);

test.each(MOVING)("%s at %s accepts the applications that it publishes by a test", (configuration, size) => {
  const tree = documentOf(configuration, size, { "primary-objective": ["remote-work"], industry: ["healthcare"] });
  expect(cells(tree, "approach.tests")).toContain("Internal application opened from outside");
});

test("numbers from a thousand on are written alike", () => {
  const tree = documentOf("azure-exit", "enterprise", { servers: ["1243"], "recovery-time": ["hours"] });
  expect(JSON.stringify(tree)).not.toMatch(/\b1(243|231|108)\b/);
  expect(cells(tree, "solution.recovery")).toContain("days at 100 machines a day");
});

test("SharePoint that is taken as a service has no end of support", () => {
  const lifecycle = (...technologies: string[]) =>
    cells(
      documentOf("azure-rehost", "small", {
        "current-technologies": ["windows-server", "sharepoint", ...technologies],
      }),
      "environment.lifecycle",
    );
  expect(lifecycle()).toContain("SharePoint Server 2013, 2016 and 2019");
  expect(lifecycle("office-365", "sql-server")).not.toContain("SharePoint Server");
  expect(lifecycle("office-365", "sql-server", "exchange-server")).toContain("SQL Server 2016");
});

test("servers that move have ends of support, whatever was named", () => {
  const tree = documentOf("azure-platform", "enterprise", { "current-technologies": ["active-directory"] });
  expect(cells(tree, "environment.lifecycle")).toContain("Windows Server 2016");
});

test("machines of a data gateway are bought where somebody reads through it", () => {
  const bill = (...integrations: string[]) =>
    cells(documentOf("azure-platform", "enterprise", { "integration-needs": integrations }), "bill");
  expect(bill("erp", "database-systems")).not.toContain("data gateway");
  expect(bill("reporting-tools")).toContain("Machines of the data gateway");
});

test("a handful of servers pays for no API Management", () => {
  const bill = (size: string) =>
    cells(documentOf("azure-rehost", size, { "integration-needs": ["third-party-apis"] }), "bill");
  expect(bill("small")).not.toContain("API Management");
  expect(bill("medium")).toContain("API Management");
});

test.each(MOVING)("%s at %s buys no replica where the nightly backup serves", (configuration, size) => {
  const tree = documentOf(configuration, size, { "recovery-time": ["days"], "data-loss": ["week"] });
  expect(cells(tree, "bill")).not.toContain("Site Recovery");
  expect(cells(tree, "solution.recovery")).toMatch(/^Business machines · 24 hours · 8 hours · Azure Backup/);
});

test.each(MOVING)("%s at %s publishes no application before it moves", (configuration, size) => {
  const answers: Answers = { "primary-objective": ["remote-work"] };
  const tasks = cells(documentOf(configuration, size, answers), "timeline.tasks").split("\n");
  const place = (title: RegExp) => tasks.findIndex((line) => title.test(line));
  expect(place(/production migration/i)).toBeGreaterThan(-1);
  expect(place(/publishing internal/i)).toBeGreaterThanOrEqual(place(/production migration/i)); // one row where they are joined
});

const NEEDED: Answers = { "integration-needs": ["third-party-apis", "erp"], "primary-objective": ["remote-work"] };

test.each(EVERY)("%s at %s has what it buys in components, ports and tasks", (configuration, size) => {
  for (const answers of [{}, NEEDED]) {
    const tree = documentOf(configuration, size, answers);
    const bought = (item: string) => cells(tree, "bill").includes(`${item} · `);
    for (const item of ["API Management", "Application Gateway"]) {
      const buys = cells(tree, "bill").includes(item);
      expect(cells(tree, "architecture.components").includes(`${item} · `), item).toBe(buys);
      expect(cells(tree, "architecture.ports").includes(` · ${item} · `), item).toBe(buys);
    }
    const tasks = cells(tree, "timeline.tasks").toLowerCase();
    expect(tasks.includes("order of the circuit")).toBe(bought("ExpressRoute circuit"));
    expect(tasks.includes("circuit into service")).toBe(bought("ExpressRoute circuit"));
  }
});

test.each(CONFIGURATIONS)(
  "%s halves the planned estate of a cloud-first client, and no number that was given",
  (configuration) => {
    for (const size of SIZES) {
      const cloudFirst: Answers = { "cloud-maturity": ["cloud-first"] };
      const given = documentOf(configuration, size, { ...cloudFirst, servers: ["40"] });
      expect(cells(given, "appendix.assumptions")).not.toContain("still on-premises");
      expect(cells(given, "environment.conflicts")).not.toContain("half of the estate");
      expect(cells(documentOf(configuration, size, cloudFirst), "environment.conflicts")).toContain(
        "half of the estate",
      );
    }
  },
);

test.each(EVERY)("%s at %s trains no longer than the days of its task", (configuration, size) => {
  if (["small", "medium"].includes(size)) return; // whose documents print no courses
  const tree = documentOf(configuration, size);
  const hours = cells(tree, "approach.training")
    .split("\n")
    .reduce((sum, row) => sum + Number(row.split(" · ").at(-1)), 0);
  expect(hours).toBeLessThanOrEqual(8 * likelyDays(tree, "training of administrators"));
});

test.each(EVERY)(
  "%s at %s ranks no option that leaves out what was asked or its largest price",
  (configuration, size) => {
    const left = plainOf(documentOf(configuration, size), "options.verdict").match(/is not ranked/g);
    expect(left).toHaveLength(configuration === "azure-landing-zone" ? 1 : 2);
  },
);

test("only what stays is said to leave, and one controller is no more than one", () => {
  const technologies = { "current-technologies": ["exchange-server", "active-directory"], servers: ["2"] };
  const said = plainOf(documentOf("azure-rehost", "small", technologies), "approach.coexistence");
  expect(said).toContain(
    "still holds 1 domain controller (with Exchange): the old controller is demoted once Exchange has left in",
  );
  expect(said).toContain("The room is paid for until empty");
});

test.each(MOVING)(
  "%s at %s counts servers where it speaks of waves, and neither teams nor an early cost",
  (id, size) => {
    const tree = documentOf(id, size, { "change-window": ["monthly"] });
    expect(cells(tree, "architecture.sizing")).not.toMatch(/teams|wave 0 of \d+,/);
    expect(cells(tree, "timeline.tasks")).not.toContain("measured cost");
  },
);

test.each(["large", "enterprise"])("platform services at %s are named once, and no plan where none is", (size) => {
  const tree = documentOf("azure-rehost", size, { "current-technologies": ["windows-server", "sql-server"] });
  expect(cells(tree, "architecture.components")).toContain("per instance, until measured");
  expect(cells(tree, "appendix.assumptions")).toMatch(/Of those in scope, [\d,]+ servers? with databases can move/);
});

test("nothing stands in the way of the room's end but what stays in it", () => {
  const risksOf = (...technologies: string[]) =>
    cells(documentOf("azure-exit", "medium", { "current-technologies": technologies }), "appendix.risks");
  expect(risksOf("exchange-server", "sharepoint", "office-365")).toContain("because it still holds mail");
  expect(risksOf("sharepoint", "windows-server")).toContain("because it still holds sites");
  expect(risksOf("exchange-server", "sharepoint")).toContain("because it still holds mail or sites");
});

test("what replication writes to is no breach of the rule on storage accounts", () => {
  const tree = documentOf("azure-exit", "medium", { "security-requirements": ["data-loss-prevention"] });
  expect(cells(tree, "security.controls")).toMatch(/a replication target is exempted .* without a written exemption/);
});

test("a platform in use is checked, and takes nothing off the bill before", () => {
  const tree = documentOf("azure-exit", "large", { "current-technologies": ["azure-services"] });
  expect(JSON.stringify(tree)).toContain("until then no saving is assumed");
  expect(cells(tree, "environment.requests")).toContain("hub networks");
});

/** A small document on platform services prints no size of its waves. */
const SIZED = MOVING.filter(([id, size]) => id !== "azure-platform" || size !== "small");
test.each(SIZED)("%s at %s moves a server in its waves in no more than four times the days of wave 0", (id, size) => {
  const tree = documentOf(id, size, { "integration-needs": ["no-integrations"], "primary-objective": ["scalability"] });
  const [, servers = "", first = ""] =
    /(?:=|·) (\d+)\nWaves · wave 0 of (\d+)/.exec(cells(tree, "architecture.sizing")) ?? [];
  expect(Number(first)).toBeGreaterThan(0);
  const later = Math.max(1, Number(servers) - Number(first));
  const moved = likelyDays(tree, /^Production migration/) || 0; // none where all fits in wave 0
  expect(moved / later).toBeLessThanOrEqual((4 * likelyDays(tree, /^Wave 0/)) / Number(first));
});

test.each(EVERY)(
  "%s at %s keeps no version of SQL Server on its machine as it is that has lost support",
  (id, size) => {
    const technologies = ["windows-server", "sql-server", "active-directory"];
    for (const version of ["2014", "2016", "unknown"]) {
      const tree = documentOf(id, size, { "current-technologies": technologies, "sql-version": [version] });
      expect(cells(tree, "decisions")).not.toContain("stay on their machines, unchanged");
    }
  },
);

test("who names the oldest version of each product is not told that versions are missing", () => {
  const named = {
    "current-technologies": ["windows-server", "sql-server"],
    "primary-objective": ["cost-reduction"],
    "windows-server-version": ["2019"],
  };
  const open = "SQL Server, version not yet known, is in use";
  expect(cells(documentOf("azure-rehost", "medium", named), "decisions")).toContain(open);
  const both = { ...named, "sql-version": ["2019"] };
  expect(cells(documentOf("azure-rehost", "medium", both), "decisions")).not.toContain(open);
});

test("the options at home carry the data that were given: machines for it, and its backup", () => {
  const said = (volume: string) =>
    JSON.stringify(documentOf("azure-rehost", "large", { servers: ["60"], "data-volume": [volume] }));
  expect(said("20")).toContain("4 × Host with disks");
  expect(said("300")).toContain("31 × Host with disks");
  expect(said("900")).not.toContain("91 × Windows Server 2025 Standard");
  expect(said("300")).toMatch(/31 × Host with disks[^"]* × Azure Backup/);
});

test("a single server is moved by no waves and carries one connector", () => {
  const tree = documentOf("azure-rehost", "small", { servers: ["1"], "primary-objective": ["remote-work"] });
  expect(cells(tree, "timeline.tasks")).toContain("final move of the wave 0 server");
  expect(JSON.stringify(tree)).not.toMatch(/further waves|two of the moved|two for availability/);
});

test("what travels on Data Box has a line, a task and a place among what is to be quoted", () => {
  const tree = documentOf("azure-rehost", "medium", { "data-volume": ["39"], bandwidth: ["16"] });
  expect(cells(tree, "bill")).toContain("Data Box");
  expect(cells(tree, "timeline.tasks")).toContain("Data Box ordered, filled and returned");
  expect(cells(tree, "decisions")).toContain("Machine disks still replicate over the link");
  expect(cells(tree, "appendix.assumptions")).not.toContain("Data Box or a longer initial synchronisation"); // it is ordered already
  expect(cells(tree, "summary.headline")).toContain("Data Box");
  expect(cells(tree, "bill")).toContain("60% of the link for a month");
});

test.each(MOVING)("%s at %s names the class of the gateway that it buys", (configuration, size) => {
  const tree = documentOf(configuration, size, { bandwidth: ["100"] });
  expect(cells(tree, "decisions")).not.toContain("1.25 Gbps");
});

test("no more replicas are paid than there are machines and data", () => {
  const tree = documentOf("azure-rehost", "medium", {
    servers: ["20"],
    "data-volume": ["39"],
    "fast-recovery": ["39"],
    "recovery-time": ["hours"],
  });
  expect(cells(tree, "bill")).toContain("all of them: 39 were given");
  expect(cells(tree, "solution.recovery")).not.toContain("Other machines");
});

test("a first wave carries its share of the data, not all that the estate holds", () => {
  const tree = documentOf("azure-landing-zone", "large", { servers: ["80"], "data-volume": ["38"] });
  expect(cells(tree, "bill")).toMatch(/Managed disks · 2\.8 · first-wave share of the 38 TB given/);
});

test("a rebuild pays for the data that it stores", () => {
  const inThreeYears = (volume: string) => {
    const { estimates } = contentFor(inputOf("azure-rehost", "medium", { "data-volume": [volume] }));
    return (estimates.find(({ option }) => option.letter === "B")?.threeYears.get("USD") ?? 0) / 100;
  };
  expect(inThreeYears("60")).toBeGreaterThan(inThreeYears("10") + 150_000);
});

const rowsOf = (tree: DocumentTree, rule: string): string[][] =>
  (tableOf(tree, rule)?.rows ?? []).map((row) => row.map(plain));
const landing = (size: string, answers: Answers = {}) => documentOf("azure-landing-zone", size, answers);

test("a first wave is at most half of what can move, which mail and controllers cannot", () => {
  const room = { "current-technologies": ["windows-server", "active-directory", "exchange-server"] };
  for (const [size, servers, first, whole] of [
    ["small", "4", 1, 2],
    ["small", "9", 3, 7],
    ["medium", "9", 3, 6],
    ["enterprise", "169", 5, 157],
  ] as const) {
    const tree = landing(size, { ...room, servers: [servers] });
    expect(cells(tree, "architecture.sizing")).toContain(`Servers in scope · the first wave · ${first}`);
    expect(JSON.stringify(tree)).toContain(`every server that can move (${whole})`);
  }
});

test("a landing zone whose first wave is all that can move offers no second choice of the same", () => {
  const tree = landing("small", { servers: ["2"], "current-technologies": ["windows-server", "active-directory"] });
  const said = JSON.stringify(tree);
  expect(said).not.toMatch(/whole migration ordered at once|business case and wave plan for the rest/i);
  expect(said).toContain("which is all that can move");
  expect(tableOf(tree, "options.scores")).toBeUndefined(); // nothing is ranked beside it
  expect(plainOf(tree, "options.verdict")).toMatch(/^A is detailed here\. B \(A few servers .* is not ranked/);
  expect(said).toContain("Name the server of the first wave");
  expect(cells(tree, "summary.decisions")).toContain("a landing zone does not pay for the one server that can move");
  expect(cells(landing("small", { servers: ["9"] }), "decisions")).not.toContain("Case for a landing zone");
  expect(cells(tree, "bill")).toContain("1 rehosted machine + 2 domain controllers");
});

test.each(SIZES)("a landing zone at %s leaves databases to a later wave wherever it speaks of them", (size) => {
  const tree = landing(size, {
    "current-technologies": ["windows-server", "sql-server"],
    "integration-needs": ["database-systems"],
  });
  expect(JSON.stringify(tree)).not.toContain("databases move with their machines");
  expect(cells(tree, "integration.interfaces")).toContain("they move in a later wave");
  expect(cells(tree, "integration.interfaces")).toContain("Findings signed by the owner");
});

test("nothing is built on hardware before it can have come", () => {
  for (const size of SIZES) {
    const figures = rowsOf(documentOf("azure-rehost", size), "options.figures");
    const weeks = (name: string) => Number(figures.find(([option = ""]) => option.startsWith(name))?.[2]);
    const [own, local] = [weeks("A"), weeks("C")];
    expect(local).toBe(Math.round(own * 0.9) + 6);
  }
  const led = documentOf("azure-rehost", "medium", {
    industry: ["government"],
    "primary-objective": ["compliance-objective"],
    timeline: ["12-plus-months"],
    "cloud-maturity": ["early"],
  });
  const phases = rowsOf(led, "outline.phases");
  const [designed, built] = phases.map(([, weeks = ""]) => weeks.match(/\d+/g)?.map(Number) ?? []);
  expect((built?.at(0) ?? 0) - (designed?.at(-1) ?? 99)).toBeGreaterThanOrEqual(6);
});

test("a manufacturer's compliance is served no better by an own cluster than by Azure", () => {
  const tree = documentOf("azure-rehost", "medium", {
    industry: ["manufacturing"],
    "primary-objective": ["compliance-objective"],
  });
  const table = tableOf(tree, "options.scores");
  const row = rowsOf(tree, "options.scores").find(([label]) => label === "Compliance requirements") ?? [];
  const scoreOf = (letter: string) => row[table?.columns.findIndex(({ title }) => title === letter) ?? -1];
  expect(scoreOf("C")).toBeDefined();
  expect(scoreOf("C")).toBe(scoreOf("A"));
});

test.each(SIZES)("a first wave at %s is not called cheaper than a migration that moves more", (size) => {
  const tree = landing(size, { "primary-objective": ["cost-reduction"], servers: ["40"] });
  const scores = rowsOf(tree, "options.scores").find(([label]) => label === "Cost reduction") ?? [];
  expect(scores.slice(2, 4)).toEqual(["3", "3"]);
  expect(plainOf(tree, "options.rules")).toContain("Cost reduction is not scored on totals");
});

test("no paid updates are offered for a version that has none", () => {
  const answers = { "windows-server-version": ["2012"], "current-technologies": ["windows-server"] };
  const tree = documentOf("azure-rehost", "medium", answers);
  expect(cells(tree, "summary.decisions")).toContain(
    "Windows Server 2012, 2012 R2 and 2016: upgrade, isolation or, for 2016 alone, paid updates",
  );
  expect(cells(tree, "decisions")).toContain("isolated or, on Windows Server 2016 alone, covered by paid updates");
  expect(cells(tree, "decisions")).not.toContain("covered by extended updates");
  expect(cells(tree, "appendix.risks")).toContain("updates are no longer sold");
  const later = documentOf("azure-rehost", "medium", { ...answers, "windows-server-version": ["2016"] });
  expect(cells(later, "summary.decisions")).toContain("Windows Server 2016: upgrade, paid updates or isolation");
});

test("a first wave that travels on disks is not told of further waves", () => {
  const told = (configuration: string) =>
    cells(documentOf(configuration, "medium", { "data-volume": ["60"], bandwidth: ["20"] }), "decisions");
  expect(told("azure-landing-zone")).toContain("go ahead by Data Box");
  expect(told("azure-landing-zone")).not.toContain("a full wave");
  const asked = (bandwidth: string) =>
    askedIn(documentOf("azure-rehost", "medium", { "data-volume": ["60"], bandwidth: [bandwidth] }));
  expect(asked("20")).toContain("Confirm the transfer by Data Box, and choose more bandwidth or a longer rollout");
  expect(asked("2000")).not.toContain("longer rollout");
  expect(told("azure-rehost")).toMatch(/over the link; those of \d+ machines, a full wave, would take \d+ nights/);
});

test("the strategy says how far a server is upgraded as it moves", () => {
  const told = (version: string) =>
    cells(documentOf("azure-rehost", "medium", { "windows-server-version": [version] }), "azure.strategies");
  expect(told("2012")).toContain("(2012 to 2016 and from there again, 2012 R2 to 2019, 2016 to 2022)");
  expect(told("2016")).toContain("(2016 to 2022)");
});

test.each(SIZES)("the users of a first wave at %s are told before it moves", (size) => {
  const tasks = rowsOf(landing(size), "timeline.tasks");
  const told = tasks.filter(([, title = ""]) => /messages/i.test(title));
  expect(told).toHaveLength(1);
  expect(told[0]?.[1]).toMatch(/wave 0/i);
});

test.each(SIZES)("an architect writes the business case of a first wave at %s", (size) => {
  const row = rowsOf(landing(size, { servers: ["40"] }), "timeline.tasks").find(([, title = ""]) =>
    /business case and wave plan/i.test(title),
  );
  if (size !== "small") expect(row?.[2]).toBe("Architect");
  expect(row).toBeDefined();
});

test.each(EVERY)("%s at %s gives wave 0 half a day for each of its servers", (configuration, size) => {
  const tree = documentOf(configuration, size, { "security-requirements": ["mfa", "zero-trust", "compliance"] });
  const sizing = cells(tree, "architecture.sizing");
  const servers = Number(/wave 0 of (\d+)/.exec(sizing)?.[1] ?? /the first wave · (\d+)/.exec(sizing)?.[1] ?? 1);
  expect(likelyDays(tree, /wave 0\b.*, its rollback/i)).toBeGreaterThanOrEqual(servers / 2);
});

test("the strategy of workloads waits for the inventory", () => {
  const rows = rowsOf(documentOf("azure-rehost", "medium"), "timeline.tasks");
  const inventory = rows.find(([, title = ""]) => title.startsWith("Appliance and inventory"))?.[0] ?? "none";
  expect(rows.find(([, title = ""]) => title.startsWith("Strategy for each workload"))?.[3]).toContain(inventory);
});

test.each(SIZES)("a migration at %s asks for the servers and for what the room costs today", (size) => {
  const tree = documentOf("azure-rehost", size, { "current-technologies": ["windows-server", "power-platform"] });
  expect(cells(tree, "environment.requests")).toMatch(/Server list [\s\S]*\n.*Server room: last year's cost/);
});

test("a middle-sized client buys the Basic firewall, one of a supervised sector does not", () => {
  const bill = (industry: string) =>
    cells(documentOf("azure-rehost", "medium", { industry: [industry], "cloud-maturity": ["some"] }), "bill");
  expect(bill("retail")).toContain("Azure Firewall Basic");
  expect(bill("finance")).not.toContain("Azure Firewall Basic");
  expect(cells(documentOf("azure-rehost", "large"), "bill")).not.toContain("Azure Firewall Basic");
});

test("a fixed date before the end of the window is what the work is measured against", () => {
  const tree = landing("enterprise", { timeline: ["12-plus-months"], deadline: ["2027-10-29"] });
  expect(plainOf(tree, "timeline.statement")).toMatch(/less than the \d+ before the fixed date/);
});

test("the first 100 GB that leave Azure in a month are not paid", () => {
  const bill = (volume: string) => cells(documentOf("azure-rehost", "medium", { "data-volume": [volume] }), "bill");
  expect(bill("1")).not.toContain("Outbound data of Azure");
  expect(bill("3")).toMatch(/Outbound data of Azure · 200 · /);
});

test("of a dozen servers or fewer none is taken to stand outside production", () => {
  const said = (servers: string) => JSON.stringify(documentOf("azure-rehost", "medium", { servers: [servers] }));
  expect(said("9")).not.toContain("non-production");
  expect(said("60")).toContain("non-production");
});

test("who does not know what cannot wait is told what is planned with", () => {
  const told = (size: string) =>
    cells(documentOf("azure-rehost", size, { "fast-recovery": ["unknown"] }), "appendix.assumptions");
  expect(told("medium")).toContain("No server is replicated");
  expect(told("large")).toMatch(/\d+ of \d+ machines cannot wait for a restore/);
});

test("what Software Assurance changes lies inside the prices that are printed", () => {
  const tree = documentOf("azure-rehost", "medium", { "current-technologies": ["windows-server"], servers: ["20"] });
  expect(cells(tree, "appendix.assumptions")).toContain("halfway between list price (the high figure)");
  const [, saved = "", likely = ""] =
    /up to USD ([\d,]+) of the likely USD ([\d,]+)/.exec(cells(tree, "azure.levers")) ?? [];
  const value = (text: string) => Number(text.replace(",", ""));
  const high = monthOf(tree, /^Virtual machines/).reduce((sum, amount) => sum + amount, 0);
  expect(value(likely) - value(saved)).toBe(Math.round(0.3 * high));
});

test("databases keep step with the waves of their applications", () => {
  for (const configuration of ["azure-rehost", "azure-platform"]) {
    const answers = { "integration-needs": ["database-systems"], "current-technologies": ["sql-server"] };
    const rows = rowsOf(documentOf(configuration, "enterprise", answers), "timeline.tasks");
    const last = (title: RegExp) =>
      Math.max(
        ...rows
          .filter(([, said = ""]) => title.test(said))
          .map(([, , , , weeks = ""]) => Number(/\d+$/.exec(weeks)?.[0])),
      );
    expect(last(/^Databases/)).toBeGreaterThanOrEqual(last(/^Production migration/) - 1);
  }
});

test("owners are heard by one task, servers are counted by another", () => {
  const rows = rowsOf(documentOf("azure-rehost", "enterprise"), "timeline.tasks").slice(0, 8);
  expect(rows.filter((row) => /inventory/i.test(row.at(-1) ?? ""))).toHaveLength(1);
  expect(rows.some(([, title = ""]) => title.startsWith("Interviews with application owners"))).toBe(true);
});

test("moving every server is no more of a transformation than moving the first", () => {
  const tree = landing("large", { "primary-objective": ["digital-transformation"] });
  const [, , own, whole] = rowsOf(tree, "options.scores").find(([label]) => label === "Digital transformation") ?? [];
  expect(whole).toBe(own);
});

test("an own room replicates the machines that the migration replicates", () => {
  const tree = documentOf("azure-rehost", "large", { "recovery-time": ["hours"], servers: ["60"] });
  const local = rowsOf(tree, "options.figures").find(([option]) => option === "C") ?? [];
  expect(local.at(-1)).not.toContain("second site for recovery");
  expect(cells(tree, "options.basis")).toMatch(/C includes: .*B-\d+/);
});

test.each(SIZES)("a first wave at %s copies one machine as a trial, not servers that cannot wait", (size) => {
  const tree = documentOf("azure-landing-zone", size, {
    servers: ["120"],
    "fast-recovery": ["9"],
    "data-loss": ["minutes"],
  });
  expect(cells(tree, "bill")).toMatch(/Site Recovery · 1 · one, as a trial: the 9 stated move later/);
  expect(cells(tree, "solution.recovery")).toMatch(/\nOther machines · 24 hours · 8 hours · Azure Backup/);
  expect(plainOf(tree, "solution.scope")).toMatch(/Replica of one machine in another zone, as a failover trial/);
  expect(JSON.stringify(tree)).toMatch(/One first-wave machine trials Site Recovery, losing 15 minutes at most/);
  expect(JSON.stringify(tree)).not.toMatch(/short recovery times are replicated|all of them: 9 were given/);
});

test("where every machine is replicated, the restore has its row all the same", () => {
  const tree = documentOf("azure-rehost", "small", { servers: ["4"], "fast-recovery": ["4"] });
  expect(cells(tree, "solution.recovery")).toMatch(/\nAny machine, from its backup · 24 hours · 8 hours/);
  expect(cells(tree, "approach.tests")).toMatch(/Restore of one file and two machines at once/);
});

test.each(EVERY)("%s at %s files the last evidence once the last server reports", (configuration, size) => {
  const audit = {
    deadline: ["2028-04-27"],
    "deadline-reason": ["audit"],
    "security-requirements": ["threat-protection"],
  };
  const tree = documentOf(configuration, size, audit);
  const filed = /last evidence of the security controls is filed by (\d+ \w+ \d{4})/.exec(JSON.stringify(tree))?.[1];
  expect(JSON.stringify(tree)).toMatch(new RegExp(`3 Rollout[^}]*${filed}|"Go-live"[^}]*${filed}`));
});

test("a first copy is counted in nights, and travels on disks where the plan has too few of them", () => {
  const copy = (terabytes: string) => {
    const line = { servers: ["6"], "data-volume": [terabytes], bandwidth: ["50"], timeline: ["no-timeline"] };
    return documentOf("azure-landing-zone", "small", line);
  };
  expect(cells(copy("5"), "architecture.sizing")).toMatch(
    /2.5 TB at 50 Mbps: 19 nights; files and backups go ahead by Data Box/,
  );
  expect(cells(copy("5"), "bill")).toContain("Data Box");
  expect(cells(copy("1"), "decisions")).toContain(
    "about 4 nights of 10 hours at 60% of the link, which the plan allows",
  );
  expect(cells(copy("1"), "bill")).not.toContain("Data Box");
});

/** The high sum of the lines that are paid by the month: quantity by the upper end of the price. */
const monthOf = (tree: DocumentTree, item: RegExp): number[] =>
  rowsOf(tree, "bill")
    .filter(([, name = "", , , , , year]) => item.test(name) && year !== "–")
    .map(([, , quantity = "", , price = ""]) => {
      const high = /([\d,.]+) per /.exec(price)?.[1] ?? "";
      return Math.round(Number(quantity.replaceAll(",", "")) * Number(high.replaceAll(",", "")));
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

test("the Basic firewall pays for what passes through it, and new machines have disks", () => {
  const tree = documentOf("azure-rehost", "medium", {
    servers: ["35"],
    "data-volume": ["12"],
    industry: ["retail"],
    "cloud-maturity": ["some"],
    bandwidth: ["500"],
    "current-technologies": ["active-directory"],
  });
  expect(cells(tree, "bill")).toMatch(/Data through the firewall · 2 · 1\.2 TB outbound a month/);
  expect(cells(tree, "bill")).toMatch(/Disks of new machines · 0\.4 · 0\.2 TB × 2 domain controllers/);
  expect(monthOf(tree, /Data through/)).toEqual([130]);
});

test.each(["small", "medium", "enterprise"])(
  "a firewall at %s pays once for the volume that passes through it",
  (size) => {
    for (const industry of ["retail", "finance"]) {
      const bill = cells(documentOf("azure-rehost", size, { industry: [industry], servers: ["40"] }), "bill");
      expect(bill.match(/Data through the firewall · /g) ?? []).toHaveLength(bill.includes("Azure Firewall") ? 1 : 0);
      expect(bill).not.toContain("its charge by volume");
    }
  },
);

test.each(EVERY)("%s at %s measures wave 0 for a month where the plan has one", (configuration, size) => {
  for (const timeline of ["1-3-months", "12-plus-months", "no-timeline"]) {
    const tree = documentOf(configuration, size, { timeline: [timeline] });
    const endOf = (gate: string) =>
      tableOf(tree, "timeline.phases")
        ?.rows.map((row) => row.map(plain))
        .find((row) => row.includes(gate))?.[1]
        ?.split(" to ")[1] ?? "";
    const [end, last] = [endOf("Pilot exit"), endOf("Acceptance")];
    expect(last).not.toBe("");
    const days = (Date.parse(last) - Date.parse(end)) / 86_400_000;
    const tests = cells(tree, "approach.tests");
    if (tests.includes("Cost of the first"))
      expect(tests, `${timeline} ${days}`).toContain(
        days > 38 ? "first 30 days of wave 0" : "first two weeks of wave 0",
      );
  }
});

test("a short first wave says how many weeks its business case and its sizes rest on", () => {
  const tasks = cells(documentOf("azure-landing-zone", "small", { timeline: ["1-3-months"] }), "timeline.tasks");
  expect(tasks).toMatch(/Business case on \d+ weeks? of measurement/);
  expect(tasks).toMatch(/Sizes from \d weeks of load, client to recheck at day 60/);
});

test("the days of a landing zone follow neither sites nor weekends, and its first wave has tasks of its size", () => {
  const named: Answers = { servers: ["416"], sites: ["18"], "change-window": ["weekends"], "fast-recovery": ["9"] };
  const tree = documentOf("azure-landing-zone", "enterprise", { ...named, "integration-needs": ["third-party-apis"] });
  expect(cells(tree, "budget.adjusters")).not.toMatch(/sites where|weekends/);
  expect(cells(tree, "budget.adjusters")).toContain("15% × (servers 416 ÷ 300 − 1)");
  expect(likelyDays(tree, "Backup, monitoring")).toBeLessThanOrEqual(5);
  expect(likelyDays(tree, "Connection to the server room")).toBeLessThanOrEqual(5);
  expect(likelyDays(tree, "Hypercare")).toBeLessThanOrEqual(5);
  expect(likelyDays(tree, "Third-party APIs")).toBeLessThanOrEqual(2);
  expect(cells(documentOf("azure-rehost", "enterprise", named), "budget.adjusters")).toMatch(/sites where/);
});

test("beside a landing zone the whole migration costs the days that it has as an order of its own", () => {
  const named: Answers = { servers: ["416"], sites: ["18"] };
  const whole = tableOf(documentOf("azure-landing-zone", "enterprise", named), "options.figures")?.rows[1];
  const ordered = tableOf(documentOf("azure-rehost", "enterprise", named), "options.figures")?.rows[0];
  expect(plain(whole?.[1] ?? [])).toBe(plain(ordered?.[1] ?? []));
});

test.each(EVERY)("%s at %s has for its controllers the days that leave with them", (configuration, size) => {
  const tree = documentOf(configuration, size, { "current-technologies": ["exchange-server"] });
  const [, days] =
    /controllers leave the bill, and (\d) days? with them/.exec(cells(tree, "appendix.assumptions")) ?? [];
  expect(Number(days)).toBeGreaterThanOrEqual(1);
  const rows = tableOf(tree, "timeline.tasks")?.rows ?? [];
  const title = rows.map((row) => plain(row[1] ?? [])).find((text) => /domain controllers in Azure/i.test(text)) ?? "";
  expect(likelyDays(tree, title)).toBeGreaterThanOrEqual(Number(days));
  if (/^Domain controllers in Azure$/.test(title))
    expect(likelyDays(tree, title)).toBeLessThanOrEqual(2 * Number(days) + 1);
});

test("mail and sites without updates are a risk and a decision, with what guards them until their project", () => {
  for (const size of ["small", "medium"]) {
    const technologies = { "current-technologies": ["exchange-server", "sharepoint"] };
    const tree = documentOf("azure-landing-zone", size, technologies);
    expect(cells(tree, "decisions")).toContain("reachable from the internet by VPN only");
    expect(cells(tree, "summary.decisions")).toMatch(/Order the project that moves mail and SharePoint, and block/);
    expect(cells(tree, "appendix.risks")).toContain("Unpatched Exchange and SharePoint Servers are compromised");
    const supported = documentOf("azure-landing-zone", size, {
      "current-technologies": ["sharepoint", "office-365"],
    });
    expect(cells(supported, "decisions")).not.toContain("Unpatched servers outside");
    expect(cells(supported, "appendix.risks")).not.toContain("compromised");
    expect(cells(documentOf("azure-exit", size, technologies), "decisions")).not.toContain("Unpatched servers outside");
  }
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

test.each(EVERY)(
  "%s at %s inspects traffic only where a task gives the machines the certificate",
  (configuration, size) => {
    const tree = documentOf(configuration, size, { industry: ["finance"] });
    const buys = cells(tree, "bill").includes("Azure Firewall Premium");
    expect(/inspection of outbound traffic/i.test(cells(tree, "timeline.tasks"))).toBe(buys);
    if (configuration === "azure-landing-zone") expect(buys).toBe(false);
  },
);

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
  expect(cells(tree, "regulation.rows")).toMatch(/Access control, encryption, contingency plan · S-2, AT-2, AT-4/);
  expect(cells(tree, "security.controls")).toContain("user devices need a separate Intune project");
  expect(plainOf(tree, "summary.conflicts")).not.toContain("Data loss prevention");
});

test.each(EVERY)("%s at %s mends the faults of what has moved before hypercare begins", (configuration, size) => {
  expect(cells(documentOf(configuration, size), "timeline.tasks")).toMatch(/faults (of each wave )?fixed/);
});

test.each(EVERY)("%s at %s prepares interfaces in discovery where they move", (configuration, size) => {
  const tree = documentOf(configuration, size, { "integration-needs": ["crm", "erp", "reporting-tools"] });
  const row = cells(tree, "timeline.tasks")
    .split("\n")
    .find((line) => /interfaces: vendor statements, inventory/i.test(line));
  expect(row?.startsWith("T-1.") ?? false).toBe(configuration !== "azure-landing-zone");
  const none = documentOf(configuration, size, { "integration-needs": ["no-integrations"] });
  expect(cells(none, "timeline.tasks")).not.toMatch(/inventory and baseline latency/);
});

test("a circuit costs what the retail price list has for it, without its gateway and its data", () => {
  const lines = cells(documentOf("azure-exit", "enterprise"), "bill");
  expect(lines).toMatch(/ExpressRoute circuit · 1 · [^·]* · USD 436 per circuit and month;[^·]* · – · 5,232/);
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
      new RegExp(`The plan ends .* after .* · 5 × ${phase === "4" ? 3 : 4} = .* · Identify before`),
    );
    seen.add(phase);
  }
  expect(seen).toContain("4");
  expect(seen.size).toBeGreaterThan(1);
});

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

test("a handful of machines that may lose an hour is copied whole; of more the client decides which lose a day", () => {
  const few = documentOf("azure-rehost", "small", { servers: ["3"], "data-loss": ["hour"] });
  expect(cells(few, "bill")).toMatch(/Site Recovery · (\d) · each rehosted machine, as none may lose a day of work/);
  expect(cells(few, "decisions")).not.toContain("Data loss");
  const many = documentOf("azure-rehost", "medium", { servers: ["20"], "data-loss": ["hour"] });
  expect(cells(many, "decisions")).toMatch(/Data loss\. .*Replicating these too would add about USD \d+ a month/);
  expect(askedIn(many)).toMatch(/Confirm that \d+ of \d+ machines may lose a day of data/);
  const counted = documentOf("azure-rehost", "small", {
    servers: ["3"],
    "data-loss": ["hour"],
    "fast-recovery": ["1"],
  });
  expect(cells(counted, "bill")).toMatch(/Site Recovery · 1 ·/);
});

test("a replica of a fifth of a terabyte is not paid as a whole one", () => {
  const tree = documentOf("azure-rehost", "small", { servers: ["4"], "fast-recovery": ["1"] });
  expect(cells(tree, "bill")).toMatch(/Replica disks of Site Recovery · 0\.2 · 0\.2 TB per/);
});

test.each(SIZES)("web applications on App Service at %s have a recovery, and one gateway before them", (size) => {
  const tree = documentOf("azure-platform", size, { servers: ["60"], "integration-needs": ["crm"] });
  const row = /Web applications on App Service · none: .* · 4 hours(; 1 day when the region is lost)? · /.exec(
    cells(tree, "solution.recovery"),
  );
  expect(row).not.toBeNull();
  expect(row?.[1] !== undefined).toBe(["large", "enterprise"].includes(size));
  if (size !== "small") expect(cells(tree, "bill")).toMatch(/web application firewall · 1 · 1 in front of all/);
});

test("the days of a failover test at a larger size are those of the plans of all machines that it brings back", () => {
  const tasks = cells(documentOf("azure-exit", "enterprise"), "timeline.tasks");
  expect(tasks).toMatch(/Recovery plans for \d+ machines; failover test to the second region/);
});

test("no more waves share a monthly weekend than the weekends of the rollout need", () => {
  for (const [id, size] of MOVING) {
    if (size === "small") continue; // prints no size of its waves on platform services
    const monthly: Answers = { timeline: ["3-6-months"], servers: ["300"], "change-window": ["monthly"] };
    const tree = documentOf(id, size, monthly);
    const said = plainOf(tree, "given.implementation-approach");
    const together = Number(/up to (\d+) together/.exec(said)?.[1] ?? 1);
    const held = /includes at least (one|\d+)/.exec(said)?.[1];
    const waves = Number(/^Waves · .* · (\d+)$/m.exec(cells(tree, "architecture.sizing"))?.[1]) - 1;
    expect((together - 1) * (held === "one" ? 1 : Number(held)), `${id} ${size}: ${said}`).toBeLessThan(waves);
  }
});

test.each(["medium", "enterprise"])(
  "controllers at %s leave with the days of their task, not with half of them",
  (size) => {
    const tree = documentOf("azure-exit", size, { "current-technologies": ["exchange-server"] });
    const [, days] =
      /controllers leave the bill, and (\d) days with them/.exec(cells(tree, "appendix.assumptions")) ?? [];
    expect(likelyDays(tree, "Domain controllers in Azure")).toBe(Number(days));
  },
);

test.each(EVERY)("%s at %s promises no milestone after its end, no disposal and no end of contracts", (id, size) => {
  const said = JSON.stringify(documentOf(id, size));
  expect(said).not.toMatch(
    /with modernisation milestones|[Aa]sset disposal|contract exit|ended contracts|containers for/,
  );
});

test("servers open to attack wait for no design sign-off", () => {
  const tree = documentOf("azure-rehost", "medium", { "current-technologies": ["exchange-server"] });
  const asked = cells(tree, "summary.decisions").split("\n");
  const place = asked.findIndex((text) => text.startsWith("Order the project that moves"));
  const steps = cells(tree, "next.steps");
  const [, order = "no order"] = /^(.*) · Sign the order/m.exec(steps) ?? [];
  expect(steps).toMatch(new RegExp(`^${order} · Decisions? .*\\b${place + 1}\\b.* of the summary$`, "m"));
  expect(cells(tree, "decisions")).toContain("A separate project is ordered with this one");
});

test("what is taken for granted of reports and sites that nobody described stands among the assumptions", () => {
  const assumed = (answers: Answers) => cells(documentOf("azure-rehost", "medium", answers), "appendix.assumptions");
  const reports = { "integration-needs": ["reporting-tools"] };
  expect(assumed(reports)).toContain("Reports use Power BI or a tool that works through the same gateway");
  expect(assumed({ ...reports, "current-technologies": ["power-platform"] })).not.toContain("Reports use Power BI");
  expect(assumed({ "current-technologies": ["sharepoint", "office-365"] })).toContain(
    "SharePoint is SharePoint Online",
  );
  expect(assumed({ "current-technologies": ["sharepoint"] })).not.toContain("SharePoint is SharePoint Online");
});

test("what a design rests on most is tested at every size that has room for eight tests", () => {
  const tree = documentOf("azure-platform", "medium", {
    "current-technologies": ["sql-server", "active-directory"],
    "integration-needs": ["crm"],
  });
  expect(cells(tree, "approach.tests")).toMatch(/Migrated databases: row counts/);
  expect(cells(tree, "approach.tests")).toMatch(/Domain sign-in in Azure with the link down/);
});

test("who names a version of SQL Server without ordinary support finds the line of its paid updates", () => {
  const bill = (version: string) =>
    cells(
      documentOf("azure-platform", "medium", { "current-technologies": ["sql-server"], "sql-version": [version] }),
      "bill",
    );
  expect(bill("2016")).toContain("Paid security updates for SQL Server (option) · 1 · one line for SQL Server 2016");
  expect(bill("2019")).not.toContain("for SQL Server (option)");
});

test("a line that is thin for the people who work over it is named and widened, and its failure is a risk", () => {
  const line = (bandwidth: string, configuration = "azure-rehost") =>
    documentOf(configuration, "medium", { bandwidth: [bandwidth], "head-count": ["158"], sites: ["3"] });
  expect(cells(line("10"), "decisions")).toMatch(
    /10 Mbps must carry the daily work of 32 people \(an even share per site\), under 0\.5 Mbps/,
  );
  expect(cells(line("20"), "decisions")).not.toContain("a faster link"); // the other sites come by tunnels of their own
  expect(cells(line("10"), "summary.decisions") + plainOf(line("10"), "summary.decisions")).toContain(
    "order a faster link for daily work",
  );
  expect(cells(line("500"), "decisions")).not.toContain("a faster link");
  expect(cells(line("20", "azure-landing-zone"), "decisions")).not.toContain("a faster link");
  const calm: Answers = { industry: ["other"], "integration-needs": ["no-integrations"], timeline: ["no-timeline"] };
  expect(cells(documentOf("azure-rehost", "large", calm), "appendix.risks")).toContain("A site's only link fails");
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

test("how long a source is kept stands in the cutover, and once", () => {
  const said = JSON.stringify(documentOf("azure-rehost", "medium"));
  expect(said.match(/14 to 30 days/g)).toHaveLength(1);
});

test("no zones are promised in a second region that has none", () => {
  const regions = (country: string) => {
    const base = inputFor({
      ...workedExample(),
      "solution-type": ["azure-migration"],
      "solution-configuration": ["azure-rehost"],
      "company-size": ["enterprise"],
      "current-technologies": ["active-directory"],
      "integration-needs": ["erp"],
    });
    const tree = composed({ ...base, client: { ...base.client, country } });
    return `${cells(tree, "decisions")} ${cells(tree, "bill")}`;
  };
  expect(regions("United Kingdom")).toContain("different zones or, where the region has none, in an availability set");
  expect(regions("United Kingdom")).not.toContain("1 zone-redundant gateway for each hub");
  expect(regions("Ireland")).toContain("Two domain controllers in each region, in different zones, in an identity");
  expect(regions("Ireland")).toContain("1 zone-redundant gateway for each hub");
});

test("protection of servers that was asked for stands in one task", () => {
  const tasks = (protections: string[]) =>
    cells(documentOf("azure-rehost", "large", { "security-requirements": protections }), "timeline.tasks");
  expect(tasks(["mfa", "threat-protection"])).not.toContain("budgets; Defender for Servers");
  expect(tasks(["mfa", "threat-protection"])).toMatch(/Security controls: .*S-2/);
  expect(tasks(["mfa"])).toContain("budgets; Defender for Servers");
});

test("a database that moves as it is, shortly before its support ends, heads the list of what comes next", () => {
  const decided = (version: string) =>
    cells(
      documentOf("azure-rehost", "medium", { "current-technologies": ["sql-server"], "sql-version": [version] }),
      "decisions",
    );
  expect(decided("2017")).toContain(
    "unchanged, and SQL Server 2017, whose support ends on 12 October 2027, heads the modernisation list",
  );
  expect(decided("2022")).toContain("Databases stay on their machines, unchanged; a Managed Instance");
});

test("a few servers of a bank are not charged more for inspection than for their machines", () => {
  const bought = (servers: string) => {
    const tree = documentOf("azure-rehost", "medium", { industry: ["finance"], servers: [servers] });
    return `${cells(tree, "bill")} ${cells(tree, "timeline.tasks")}`;
  };
  expect(bought("8")).toMatch(/· Azure Firewall ·/);
  expect(bought("8")).not.toMatch(/Azure Firewall Premium|Inspection of outbound/);
  expect(bought("40")).toContain("Azure Firewall Premium");
  expect(bought("40")).not.toMatch(/· Azure Firewall ·/);
});

test("the days of the rollout follow the servers that are moved in it", () => {
  const move = (servers: string) => {
    const tree = documentOf("azure-rehost", "medium", { servers: [servers], industry: ["other"] });
    const row = cells(tree, "timeline.tasks")
      .split("\n")
      .find((line) => line.includes("· Production migration"));
    return Number(/· (\d+(?:\.5)?) · [\d,]+ · Wave reports/.exec(row ?? "")?.[1]);
  };
  expect(move("6")).toBeLessThanOrEqual(5);
  expect(move("40")).toBeGreaterThan(2.5 * move("6"));
});

test("what costs a quarter less than the design is told on the first page", () => {
  const tree = documentOf("azure-rehost", "medium", {
    industry: ["finance"],
    "current-technologies": [
      "active-directory",
      "sharepoint",
      "sql-server",
      "office-365",
      "azure-services",
      "power-platform",
    ],
    "cloud-maturity": ["some"],
    "primary-objective": ["enhance-security"],
    timeline: ["1-3-months"],
    "security-requirements": ["mfa", "data-encryption", "threat-protection", "data-loss-prevention"],
    "integration-needs": ["crm"],
    "head-count": ["103"],
    servers: ["6"],
    sites: ["4"],
    "data-volume": ["3"],
  });
  expect(plainOf(tree, "summary.recommendation")).toMatch(/Proceed with .*It is not the cheapest/);
});

test("the whole migration never takes fewer days than the first wave that it contains", () => {
  for (const size of SIZES)
    for (const maturity of ["no-cloud", "cloud-first"])
      for (const servers of [[], ["5"], ["9"]]) {
        const answers = { "cloud-maturity": [maturity], "current-technologies": ["none"], servers };
        const [first, whole] = rowsOf(landing(size, answers), "options.figures");
        if (!whole?.[0]?.includes("The whole migration")) continue;
        expect(Number(whole[1]?.replace(",", "")), `${size} ${maturity} ${servers}`).toBeGreaterThan(
          Number(first?.[1]),
        );
      }
});

test("half of an estate takes off what follows its servers, and a number that was given takes nothing off", () => {
  const steps = (answers: Answers) =>
    cells(documentOf("azure-rehost", "medium", { "cloud-maturity": ["cloud-first"], ...answers }), "budget.adjusters");
  expect(steps({})).toMatch(/× 0\.75 · cloud-first/);
  expect(steps({ servers: ["20"] })).not.toContain("cloud-first");
});

test("disks that nobody measured are counted to a tenth of a terabyte, as those of new machines are", () => {
  const tree = landing("small", { servers: ["6"] });
  expect(cells(tree, "bill")).toMatch(/Managed disks · 0\.\d · 0\.2 TB × \d rehosted machines?, until measured/);
  expect(cells(tree, "architecture.sizing")).toMatch(/ 0\.\d TB at 100 Mbps: \d nights?$/m);
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
  expect(cells(landing("enterprise"), "appendix.assumptions")).toMatch(/about 300 servers; 5 move, and/); // none is retired
});

test("seven machines are not right-sized in seven days", () => {
  expect(likelyDays(landing("enterprise"), "Right-sizing and reservation")).toBeLessThanOrEqual(3);
});

test("a service that stays has no row among the strategies, and its gateway is said where it is listed", () => {
  const uses = { "current-technologies": ["windows-server", "power-platform"], "integration-needs": ["erp"] };
  expect(cells(landing("medium", uses), "azure.strategies")).not.toContain("Power Platform");
  const reads = { "current-technologies": ["sql-server", "power-platform"] };
  const tree = documentOf("azure-rehost", "medium", reads);
  expect(cells(tree, "azure.strategies")).not.toContain("Power Platform");
  expect(JSON.stringify(tree)).toContain("Stays as it is, with a gateway near the data it reads");
});

test("the platform is built from modules that are still kept up", () => {
  expect(cells(landing("medium"), "azure.landing-zone")).toContain("archive date 16 February 2027");
});

test("what has no baseline before the platform stands is promised none", () => {
  const tree = landing("medium", {
    "primary-objective": ["enhance-security", "scalability", "innovation", "productivity"],
  });
  expect(plainOf(tree, "features.measures")).toContain("capabilities new with the project have no baseline");
  expect(cells(tree, "features.measures")).toContain("Defender for Cloud secure score · 70% · Score history");
});

test("a caption names no column that a small organisation does not read", () => {
  expect(tableOf(landing("small"), "azure.landing-zone")?.caption).toBe("Decisions by design area");
});

test.each(CONFIGURATIONS)("%s calls the place of the servers by one name", (configuration) => {
  for (const size of SIZES) {
    const tree = documentOf(configuration, size);
    for (const rule of ["architecture.ports", "architecture.components", "timeline.tasks", "decisions"])
      expect(cells(tree, rule), size).not.toMatch(/datacentre/i);
    expect(cells(tree, "architecture.ports")).toMatch(/server room/i);
  }
});

test("a database whose support has ended by the day of the document is upgraded, not moved as it is", () => {
  const on = (day: string) => {
    const answers = {
      ...workedExample(),
      "solution-type": ["azure-migration"],
      "solution-configuration": ["azure-rehost"],
      "company-size": ["medium"],
      "current-technologies": ["sql-server", "windows-server"],
      "sql-version": ["2017"],
    };
    return cells(composed(inputFor(answers, { today: new Date(`${day}T10:00:00Z`) })), "decisions");
  };
  expect(on("2026-11-23")).toContain("unchanged, and SQL Server 2017, whose support ends on 12 October 2027");
  expect(on("2027-11-01")).toContain("Databases stay on their machines; an out-of-support version is upgraded");
});

test("no wave whose disks the line cannot carry goes before the circuit", () => {
  const named = { "current-technologies": ["sql-server"], "integration-needs": ["erp", "database-systems"] };
  const rowsOfPhase = (bandwidth: string) =>
    rowsOf(documentOf("azure-exit", "enterprise", { ...named, bandwidth: [bandwidth] }), "timeline.tasks");
  const after = (rows: string[][], title: string) => rows.find(([, what = ""]) => what.startsWith(title))?.[3] ?? "";
  const thin = rowsOfPhase("200");
  const circuit = thin.find(([, what = ""]) => what.startsWith("Circuit into service"))?.[0] ?? "none";
  expect(after(thin, "Production migration: waves 1")).toContain(circuit);
  const wide = rowsOfPhase("5000");
  expect(after(wide, "Production migration: waves 1")).not.toContain("T-3.2");
});

test.each(["large", "enterprise"])(
  "the default strategy of %s names the databases that leave their machines",
  (size) => {
    const uses = { "current-technologies": ["sql-server", "windows-server"] };
    expect(cells(documentOf("azure-rehost", size, uses), "decisions")).toMatch(
      /Default strategy\. .*put databases on platform services where features allow, and rehost the rest/,
    );
    expect(cells(documentOf("azure-rehost", size), "decisions")).not.toContain("put databases on platform services");
  },
);

test("a pair that only receives the copies of a vault is opened by nobody", () => {
  const answers = { ...workedExample(), "solution-type": ["azure-migration"], "company-size": ["small"] };
  const tree = composed(
    inputFor(
      { ...answers, "solution-configuration": ["azure-rehost"] },
      { client: { name: "Aoife Byrne", company: "Byrne Clinics", country: "Germany" } },
    ),
  );
  expect(cells(tree, "decisions")).toContain("its pair, Germany North, receives the copies automatically");
  expect(cells(tree, "decisions")).not.toContain("on request");
});

test("small rehosting promises no milestone without a task, and no benefit later than it is to be had", () => {
  const tree = documentOf("azure-rehost", "small");
  expect(plainOf(tree, "solution.statement")).toContain("modernisation candidates are listed at handover");
  expect(cells(tree, "timeline.tasks")).toContain("Sizes from load to date, client to recheck at day 60");
});

test("the monthly report on the policies is somebody's recurring work", () => {
  const aims = {
    "primary-objective": ["enhance-security", "compliance-objective"],
    "security-requirements": ["identity-management"],
  };
  const tree = landing("medium", aims);
  expect(cells(tree, "support.calendar")).toContain("Monthly · Policy report, filed as evidence");
  const both = landing("medium", { ...aims, "security-requirements": ["compliance"] });
  expect(cells(both, "support.calendar")).not.toContain("Policy report");
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

test("two servers that need each other are not parted by waves", () => {
  const sizing = (servers: string) =>
    cells(
      documentOf("azure-rehost", "small", { servers: [servers], "current-technologies": ["none"] }),
      "architecture.sizing",
    );
  expect(sizing("2")).toContain("interdependent servers move in one wave");
  expect(sizing("9")).not.toContain("interdependent");
});

test("the levers are not said to close a gap that they leave", () => {
  expect(cells(documentOf("azure-rehost", "enterprise"), "options.description")).toMatch(
    /Costs more than staying; Hybrid Benefit and reservations narrow the gap by up to USD/,
  );
});

test("recovery times that nobody knows are asked for once", () => {
  const asked = (answers: Answers) =>
    cells(documentOf("azure-rehost", "medium", answers), "environment.requests").match(/[Rr]ecovery times/g);
  expect(asked({ "recovery-time": ["unknown"] })).toHaveLength(1);
  expect(asked({})).toHaveLength(1);
});

test("servers that all share one fate are counted once", () => {
  const said = (servers: string) =>
    plainOf(
      documentOf("azure-rehost", "small", { servers: [servers], "current-technologies": ["none"] }),
      "summary.recommendation",
    );
  expect(said("2")).toContain("migration of 2 servers in 2 waves, both rehosted,");
  expect(said("1")).toContain("the rehosting of one server, provided that more workloads follow,");
  expect(said("30")).toMatch(/waves: \d+ retired, \d+ rehosted/);
});

test("a product keeps its capital where a measure becomes a sentence", () => {
  const tree = documentOf("azure-rehost", "medium", { "primary-objective": ["cost-reduction"] });
  expect(plainOf(tree, "features.measures")).toContain("Cost Management");
});

test("an exit keeps the internet away from the old mail server until it has left", () => {
  const stands = (named: string[]) =>
    cells(documentOf("azure-exit", "medium", { "current-technologies": named }), "decisions");
  expect(stands(["exchange-server"])).toMatch(
    /until then their servers are reachable from the internet by VPN only, with inbound mail filtered/,
  );
  expect(stands(["sharepoint"])).toMatch(
    /until then their servers are reachable from the internet by VPN only\. Without an agreed date/,
  );
});

test.each(EVERY)("%s at %s lets the appliance read the snapshots of VMware hosts", (configuration, size) => {
  expect(cells(documentOf(configuration, size), "architecture.ports")).toContain("902 (ESXi hosts)");
});

test("a machine takes no longer than the environment that it stands in", () => {
  const tree = documentOf("azure-rehost", "medium", { "primary-objective": ["scalability", "innovation"] });
  const [, machine, environment] =
    /new machine[^\n·]* · (\d+) ·[\s\S]*running environment · (\d+) /.exec(cells(tree, "features.measures")) ?? [];
  expect(Number(machine)).toBeLessThanOrEqual(Number(environment));
});

test.each(SIZES.slice(1))("who stays in a %s organisation buys no machine of another option's product", (size) => {
  const stays = plainOf(documentOf("azure-rehost", size), "options.basis").split("D includes:")[1] ?? "";
  expect(stays).toContain("Host with disks");
  expect(stays).not.toContain("Azure Local");
});

test("servers are not said to move as they are where their databases become a managed service", () => {
  const said = (size: string) =>
    plainOf(documentOf("azure-rehost", size, { "current-technologies": ["sql-server"] }), "solution.statement");
  expect(said("enterprise")).toContain("databases to a managed service where they can, in waves");
  expect(said("medium")).toContain("Servers move as they are, in waves");
});

test.each(SIZES.slice(1))("a second region is not built in half a day for a %s organisation", (size) => {
  const treeOf = (answers: Answers) =>
    documentOf("azure-exit", size, {
      "current-technologies": ["windows-server", "exchange-server", "office-365", "power-platform"],
      "security-requirements": [
        "mfa",
        "data-encryption",
        "compliance",
        "identity-management",
        "threat-protection",
        "data-loss-prevention",
        "zero-trust",
      ],
      "integration-needs": ["crm", "database-systems", "custom-applications"],
      ...answers,
    });
  for (const answers of [{ "data-loss": ["minutes"] }, { "data-loss": ["day"], "recovery-time": ["day"] }])
    expect(likelyDays(treeOf(answers), "Second region")).toBeGreaterThanOrEqual(1);
});

test("the filter of outbound traffic is weighed against the price of the lesser one", () => {
  const price = /Outbound traffic.*USD [\d,]+ to USD [\d,]+ a month.* costs USD \d+ to USD [\d,]+ a month/;
  for (const size of ["small", "medium", "enterprise"])
    expect(cells(documentOf("azure-rehost", size), "decisions")).toMatch(price);
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

test("the whole migration stores the logs of its controllers too, as the first wave does", () => {
  const tree = documentOf("azure-landing-zone", "enterprise", { servers: ["270"] });
  const bought = plainOf(tree, "options.basis").split("B includes:")[1] ?? "";
  const countOf = (name: string) => Number(new RegExp(`([\\d,]+) × ${name}`).exec(bought)?.[1]?.replace(",", ""));
  expect(countOf("Log analytics")).toBe(2 * (countOf("Virtual machine, D2s") + countOf("Virtual machine, D4s")));
});

test("extended updates are decided on where a version in use can have lost its support", () => {
  const decided = (server: string) =>
    cells(
      documentOf("azure-rehost", "large", {
        "current-technologies": ["windows-server", "sql-server"],
        "windows-server-version": [server],
      }),
      "decisions",
    ).includes("Extended security updates.");
  expect(decided("2022")).toBe(false); // carries no SQL Server older than 2017
  expect(decided("2019")).toBe(true);
  expect(decided("2012")).toBe(true);
});

test.each(SIZES.slice(1))("the failover of four machines takes a %s organisation no more than three days", (size) => {
  const tree = documentOf("azure-exit", size, {
    servers: ["60"],
    "fast-recovery": ["4"],
    "current-technologies": ["windows-server"],
    "integration-needs": ["no-integrations"],
  });
  const days = likelyDays(tree, "ailover test to the second region");
  expect(days).toBeGreaterThan(0);
  expect(days).toBeLessThanOrEqual(3);
});

test.each(SIZES)("the strategy at %s retires only where the sizing does", (size) => {
  for (const servers of ["8", "40"]) {
    const tree = documentOf("azure-rehost", size, { servers: [servers], "current-technologies": ["windows-server"] });
    const isRetiring = /^Retired .* · [1-9]\d*$/m.test(cells(tree, "architecture.sizing"));
    expect(/Default strategy.*retire before anything moves/i.test(cells(tree, "decisions")), servers).toBe(isRetiring);
    expect(/Default strategy.*servers to move or retire/.test(cells(tree, "decisions"))).toBe(
      isRetiring && size !== "small",
    );
  }
});

test("a first wave calls the strategies of the rest proposals, as its decision does", () => {
  const caption = (id: string) => tableOf(documentOf(id, "large"), "azure.strategies")?.caption;
  expect(caption("azure-landing-zone")).toContain("decided on measured figures");
  expect(caption("azure-rehost")).toContain("Default strategies from the answers");
});

test("that nothing was named as in use is said once before the recommendation", () => {
  const said = plainOf(documentOf("azure-rehost", "small", { "current-technologies": ["none"] }), "summary.situation");
  expect(said.match(/were named/g)).toHaveLength(1);
  expect(said).toContain("begins with an inventory");
});

test("an hour that stands in the table of recovery is not pointed at where it is not named", () => {
  const said = (time: string) =>
    plainOf(documentOf("azure-landing-zone", "small", { "recovery-time": [time] }), "solution.recovery.given");
  for (const time of ["hour", "hours"]) expect(said(time)).toMatch(/first-wave machine is timed; the most important/);
  expect(said("hour")).not.toContain("Longest acceptable outage");
});

test("rebuilding buys no disk of a machine that it does not buy", () => {
  const answers = { "current-technologies": ["active-directory"], "integration-needs": ["reporting-tools"] };
  const { estimates } = contentFor(inputOf("azure-rehost", "medium", answers));
  const [designed, rebuilt] = estimates.map(({ lines }) => lines.map(({ item }) => item));
  for (const item of ["Machines of the data gateway", "Disks of new machines"]) {
    expect(designed).toContain(item);
    expect(rebuilt).not.toContain(item);
  }
});

test("a server that moves after its updates end is covered until its wave, not until that day", () => {
  const tree = documentOf("azure-rehost", "medium", { "windows-server-version": ["2016"] });
  expect(cells(tree, "decisions")).toMatch(
    /Systems that move after \d+ \w+ \d+ are covered by one of the three until their wave/,
  );
});

test("Zero Trust over Azure is called work on networks, and on devices only where these are managed", () => {
  const tasks = (...asked: string[]) =>
    cells(documentOf("azure-rehost", "medium", { "security-requirements": asked }), "timeline.tasks");
  expect(tasks("zero-trust")).toContain("Security controls: identities and networks (S-1, S-2)");
  expect(tasks("zero-trust", "mobile-device-management")).toMatch(/controls: identities, devices and networks \(/);
});

test("a pace says how many waves run at a time, so that its weeks follow", () => {
  const tree = documentOf("azure-exit", "enterprise", { servers: ["590"], timeline: ["1-3-months"] });
  const [, monthly = 0, together = 0, weeks = 0] =
    /about (\d+) machines a month .*; up to (\d+) waves at a time overlap[^·]* · (\d+) weeks of migration/
      .exec(cells(tree, "architecture.sizing"))
      ?.map(Number) ?? [];
  const [, waves = 0] =
    /waves of up to \d+ for the other \d+ · (\d+)/.exec(cells(tree, "architecture.sizing"))?.map(Number) ?? [];
  const [, machines = 0] = /scope − retired · .* = (\d+)/.exec(cells(tree, "architecture.sizing"))?.map(Number) ?? [];
  expect(weeks).toBe(Math.ceil(Math.max(2 * (waves - 1), ((machines / monthly) * 52) / 12) / together));
});

test.each(["unknown", "100"])("a line of which %s is said is assumed in one place", (bandwidth) => {
  const tree = documentOf("azure-rehost", "medium", { bandwidth: [bandwidth] });
  const said = cells(tree, "appendix.assumptions").match(/.*(?:Bandwidth|internet link).*/g) ?? [];
  expect(said).toHaveLength(1);
  expect(said[0]?.includes("“Bandwidth” is not yet known.")).toBe(bandwidth === "unknown");
});

test("a target that lies beyond the last measuring is said to be read once more", () => {
  const tree = documentOf("azure-rehost", "medium", { "primary-objective": ["cost-reduction", "scalability"] });
  expect(cells(tree, "features.measures")).toMatch(/lower, 12 months after the last wave/);
});

test("controllers in two regions have a site in each, and in one region one of their own", () => {
  expect(cells(documentOf("azure-exit", "enterprise"), "decisions")).toContain("one Active Directory site per region");
  expect(cells(documentOf("azure-rehost", "medium"), "decisions")).toContain("their own Active Directory site");
});

test("an exit leaves no SharePoint server in a room that is handed back", () => {
  const assumed = (configuration: string) =>
    cells(
      documentOf(configuration, "medium", { "current-technologies": ["sharepoint", "teams"] }),
      "appendix.assumptions",
    );
  expect(assumed("azure-exit")).toMatch(/as Teams is in use\..*before the last wave, or its servers as additional/);
  expect(assumed("azure-rehost")).toMatch(/as Teams is in use\..*Its servers stay in the room/);
});

test("web applications that move to App Service are in the scope", () => {
  const scope = (configuration: string) => JSON.stringify(documentOf(configuration, "medium"));
  expect(scope("azure-platform")).toContain("and web applications on App Service, where features allow");
  expect(scope("azure-rehost")).not.toContain("App Service, where features allow");
});

test("an exit asks by when the rooms must be empty, unless the date was given", () => {
  const asked = (answers: Answers) => cells(documentOf("azure-exit", "medium", answers), "environment.requests");
  expect(asked({})).toContain("Date the rooms must be empty");
  expect(asked({ deadline: ["2027-12-31"] })).not.toContain("Date the rooms must be empty");
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

test("rehosted servers stay the client's to patch, which the effort to run is scored by", () => {
  const run = (configuration: string) =>
    rowsOf(documentOf(configuration, "medium"), "options.scores").find(([label]) => label === "Low effort to run")?.[2];
  expect([run("azure-rehost"), run("azure-exit"), run("azure-platform")]).toEqual(["3", "3", "4"]);
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

test("old controllers follow the account of the new ones, and the servers an exit waits for are named", () => {
  const decided = cells(
    documentOf("azure-exit", "medium", {
      "current-technologies": ["windows-server", "active-directory", "exchange-server"],
    }),
    "decisions",
  );
  expect(decided).toMatch(/RID pool\. Controllers in the room are demoted before it is handed back\./);
  expect(decided).toContain("No wave includes the Exchange server, and the room");
});

test.each(SIZES)("a rebuild at %s stays unranked for a reason that does not hold for the design too", (size) => {
  for (const timeline of ["1-3-months", "3-6-months", "12-plus-months"]) {
    const said = JSON.stringify(documentOf("azure-platform", size, { timeline: [timeline] }));
    expect(said, timeline).toContain("writing the code, its largest part, is not priced here");
    expect(said, timeline).not.toContain("cannot finish within the requested window");
  }
});

test("SharePoint on a Windows Server that runs no unsupported version is not called unpatched, and its version is requested", () => {
  const on = (version: string) =>
    documentOf("azure-rehost", "medium", {
      "current-technologies": ["windows-server", "active-directory", "sharepoint"],
      "windows-server-version": [version],
    });
  for (const version of ["2016", "2019", "unknown"]) {
    expect(cells(on(version), "decisions"), version).toContain("Unpatched servers outside the waves");
    expect(cells(on(version), "appendix.risks"), version).toContain("Unpatched SharePoint Server is compromised");
  }
  for (const version of ["2022", "2025"]) {
    const said = JSON.stringify(on(version));
    expect(said, version).not.toMatch(/Unpatched|2016 and 2019 left support|versions up to 2019/);
    expect(cells(on(version), "environment.requests"), version).toContain("SharePoint Server: version");
  }
});

test("who may lose minutes only and named no server is told that what is not replicated misses the limit", () => {
  const tree = documentOf("azure-rehost", "medium", { "data-loss": ["minutes"], "fast-recovery": ["0"] });
  expect(cells(tree, "decisions")).toMatch(
    /no server was named for replication.* may lose a day, more than the limit stated/,
  );
  expect(askedIn(tree)).toContain("may lose a day of data instead of the 15 minutes stated");
  const counted = documentOf("azure-rehost", "medium", { "data-loss": ["hour"], "fast-recovery": ["2"] });
  expect(cells(counted, "decisions")).not.toContain("no server was named for replication");
  expect(askedIn(counted)).toContain("instead of the hour stated");
});

test("a wide link buys the wider gateway only where many people share it", () => {
  const gateway = (size: string, heads: string, configuration = "azure-rehost") =>
    cells(
      documentOf(configuration, size, { bandwidth: ["1000"], "head-count": [heads], "integration-needs": ["crm"] }),
      "bill",
    ).includes("VPN gateway, 1.25 Gbps class");
  expect(gateway("small", "50")).toBe(false);
  expect(gateway("medium", "97")).toBe(false);
  expect(gateway("medium", "200")).toBe(true);
  expect(gateway("medium", "200", "azure-landing-zone")).toBe(false); // a first wave serves few
  const sites = (count: string) => ({
    bandwidth: ["200"],
    "head-count": ["2400"],
    sites: [count],
    "integration-needs": ["crm"],
  });
  const size = (count: string) =>
    cells(documentOf("azure-rehost", "enterprise", sites(count)), "architecture.components");
  expect(size("22")).toContain("VpnGw2AZ"); // they come by lines of their own
  expect(size("1")).toContain("VpnGw1AZ");
});

test("an outage of hours that a restore does not meet is not said to be met for every machine", () => {
  const given = (servers: string) =>
    plainOf(
      documentOf("azure-exit", "enterprise", {
        "recovery-time": ["hours"],
        servers: ["200"],
        "fast-recovery": [servers],
      }),
      "solution.recovery.given",
    );
  expect(given("2")).toContain("others, restored from backup, take longer");
  expect(given("200")).not.toContain("take longer");
});

test("an order of a circuit may be late by no more than its longest delivery leaves, where the rollout waits that long", () => {
  const leads = new Set<number>();
  for (const timeline of ["1-3-months", "3-6-months", "12-plus-months"])
    for (const size of ["large", "enterprise"]) {
      const tree = documentOf("azure-exit", size, { timeline: [timeline], "integration-needs": ["erp"] });
      const rows = (tableOf(tree, "timeline.tasks")?.rows ?? []).map((row) => row.map((cell) => plain(cell)));
      const service = rows.find(([, what = ""]) => what.includes("Circuit into service")) ?? [];
      const lead = Number(/\+ (\d+) weeks/.exec(service[3] ?? "")?.[1] ?? 0);
      const begins = Number(/^\d+/.exec(service[4] ?? "")?.[0]);
      if (begins > 17) expect(lead, `${timeline} ${size}`).toBe(16);
      leads.add(lead);
    }
  expect(leads).toContain(16);
});

test("devices that are asked for and not managed here are named as outside", () => {
  const outside = (...needs: string[]) =>
    JSON.stringify(documentOf("azure-rehost", "medium", { "security-requirements": needs })).includes(
      "management of user devices",
    );
  expect(outside("mobile-device-management")).toBe(true);
  expect(outside("mfa")).toBe(false);
});

test("legacy applications raise the days once, whatever else is joined, and the row says so", () => {
  const factor = (...integrations: string[]) => {
    const asked = { "integration-needs": integrations, "security-requirements": ["mfa"] };
    const rows = cells(documentOf("azure-rehost", "medium", asked), "budget.adjusters");
    return { rows, days: Number(/^Result · [\d.]+ – ([\d.]+)/m.exec(rows)?.[1]) };
  };
  for (const others of [["erp"], ["erp", "crm"], ["erp", "crm", "reporting-tools"]]) {
    const [without, along] = [factor(...others), factor("legacy-applications", ...others)];
    expect(along.days / without.days).toBeCloseTo(1.1, 2);
    expect(along.rows).toContain("× 1.10 · legacy applications");
    expect(along.rows).not.toContain(`${others.length + 1} integrations`);
  }
  expect(factor("legacy-applications", "erp", "crm").rows).toContain("2 integrations other than legacy applications");
  // a first wave moves none: there it is an interface like any other
  const wave = cells(landing("medium", { "integration-needs": ["legacy-applications", "erp"] }), "budget.adjusters");
  expect(wave).toContain("2 integrations, 5% for each after the first");
});

test("what a wrong number of servers does to the days is the share by which the row of volumes counts them", () => {
  for (const id of CONFIGURATIONS) {
    const tree = documentOf(id, "medium", { servers: ["37"] });
    const [, share] = /(\d+)% × \(servers/.exec(cells(tree, "budget.adjusters")) ?? [];
    expect(cells(tree, "appendix.assumptions"), id).toContain(`${share}% of the effort basis follows servers`);
  }
});

test("what costs more than to stay is not called the best at reducing cost", () => {
  const asked = { "primary-objective": ["cost-reduction"] };
  for (const [id, size] of MOVING) {
    const tree = documentOf(id, size, asked);
    const stays = id !== "azure-exit"; // whose rooms are given back
    const [, score = ""] = /^Cost reduction · [\d.]+% · (\d)/m.exec(cells(tree, "options.scores")) ?? [];
    if (stays) expect(Number(score), `${id} ${size}`).toBeLessThan(5);
    if (size === "small") continue; // reads no rules
    expect(plainOf(tree, "options.rules").includes("cheapest ranked option or the baseline")).toBe(stays);
  }
  expect(plainOf(documentOf("azure-rehost", "small", asked), "summary.recommendation")).toMatch(
    /It is not the cheapest: .* for D \(Stay and refresh the server room, not ranked\)/,
  );
});

test.each(EVERY)("%s at %s shows for each line that it counts the terms of its quantity", (configuration, size) => {
  for (const answers of [
    {},
    { "integration-needs": ["reporting-tools"], "security-requirements": ["threat-protection"] },
  ]) {
    const tree = documentOf(configuration, size, answers);
    expect(tableOf(tree, "bill")?.caption).toContain("quantity × unit price (midpoint of ranges)");
    let worked = 0;
    for (const row of tableOf(tree, "bill")?.rows ?? []) {
      const [, item = "", quantity = "", basis = "", , , year = ""] = row.map(plain);
      const sum = termsOf(basis);
      if (sum === null) continue;
      worked += 1;
      expect(numberOf(quantity), `${item}: ${basis}`).toBeCloseTo(Math.max(sum, item === "Log analytics" ? 10 : 0), 5);
      const [, low = "", high = low] = /^USD ([\d.,]+)(?: – ([\d.,]+))? per/.exec(plain(row[4] ?? "")) ?? [];
      const middle = (numberOf(low) + numberOf(high)) / 2;
      expect(Math.abs(numberOf(year) - 12 * numberOf(quantity) * middle), item).toBeLessThan(12); // a month is rounded
    }
    expect(worked).toBeGreaterThan(3);
  }
});

const numberOf = (text: string): number => Number(text.replaceAll(",", ""));

/** `0.2 TB × (8 rehosted machines + 4 databases)` → 2.4; null where no terms are printed. */
function termsOf(basis: string): number | null {
  if (!/\d (?:of \d+ )?(?:rehosted|domain|new|hub|gateway)/.test(basis)) return null;
  const [each, inner] = /^([\d.]+)[^×]* × (.*)$/.exec(basis)?.slice(1) ?? ["1", basis];
  const [first = 0, ...others] = (inner ?? "")
    .replace(/[(),]/g, " ")
    .split(" + ")
    .map((term) => numberOf(/\d[\d.]*/.exec(term)?.[0] ?? ""));
  const rest = others.reduce((sum, count) => sum + count, 0);
  return /hub/.test(basis) ? Number(each) * first + rest : Number(each) * (first + rest);
}

test("what has no replica is not said to fail over with its region, and its way back has a row", () => {
  for (const [configuration, size] of MOVING) {
    const tree = documentOf(configuration, size);
    const [, copied, all] = /Site Recovery \((\d+) of (\d+)\)/.exec(plainOf(tree, "solution.recovery.given")) ?? [];
    const isPart = /^Other machines, when the region is lost · .* · 3 days · /m.test(cells(tree, "solution.recovery"));
    const trade = cells(tree, "decisions").includes("the others are restored from the vault copy");
    expect(trade, `${configuration} ${size}`).toBe(isPart);
    if (isPart && copied) expect(Number(copied)).toBeLessThan(Number(all));
    if (isPart) expect(cells(tree, "decisions")).not.toContain("the other takes over");
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

test("an outage of a day is not said to be met by a restore that takes three when the region is lost", () => {
  const given = (loss: string) =>
    plainOf(
      documentOf("azure-platform", "enterprise", { "recovery-time": ["day"], "data-loss": [loss] }),
      "solution.recovery.given",
    );
  expect(given("hour")).toContain("except when the region is lost (other machines then take 3 days)");
  expect(given("hour")).toContain("(databases 1 hour when the region is lost)");
  expect(given("day")).toContain("(when the region is lost, for the most important application only)");
  const one = documentOf("azure-rehost", "medium", { "recovery-time": ["day"], "data-loss": ["day"] });
  expect(plainOf(one, "solution.recovery.given")).not.toContain("region is lost");
});

test("a NAT gateway serves one network: that of the machines, and that of the controllers in each region", () => {
  const count = (configuration: string, technology: string) =>
    /NAT gateway · (\d+)/.exec(
      cells(
        documentOf(configuration, "small", {
          "current-technologies": [technology],
          "recovery-time": ["day"],
          "data-loss": ["day"],
        }),
        "bill",
      ),
    )?.[1];
  expect(count("azure-rehost", "active-directory")).toBe("2");
  expect(count("azure-exit", "active-directory")).toBe("3");
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

test("a circuit of one site leaves the tunnels of the others a gateway that carries them", () => {
  const components = (sites: string) =>
    cells(documentOf("azure-exit", "enterprise", { sites: [sites], bandwidth: ["200"] }), "architecture.components");
  expect(components("1")).toContain("VpnGw1AZ");
  expect(components("12")).toContain("VpnGw2AZ");
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
});

test("a larger client confirms who opens applications from outside, at what their licences cost, unless these are owned", () => {
  const asked = (size: string, ...owned: string[]) =>
    askedIn(
      documentOf("azure-rehost", size, {
        "head-count": [size === "enterprise" ? "4266" : "100"],
        "integration-needs": ["legacy-applications"],
        "current-technologies": ["windows-server", ...owned],
      }),
    );
  expect(asked("enterprise")).toContain(
    "Confirm that 1,280 people open internal applications from outside, at USD 107,520 a year",
  );
  expect(asked("enterprise", "office-365")).not.toContain("open internal applications");
  expect(asked("medium")).not.toContain("open internal applications");
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

test("a hub that stands twice and a circuit that is left for later have their price in the decision", () => {
  const decided = cells(documentOf("azure-rehost", "enterprise", { industry: ["other"] }), "decisions");
  expect(decided).toMatch(/The second hub costs about USD 1,\d{3} a month; if a region is lost/);
  expect(decided).toMatch(/at pilot exit on measured traffic: about USD 1,390 a month plus its provider/);
});

test("files that go ahead on disks are not replicated with their machine as well", () => {
  const moved = (bandwidth: string) =>
    cells(
      documentOf("azure-rehost", "medium", {
        "current-technologies": ["windows-server"],
        "data-volume": ["39"],
        bandwidth: [bandwidth],
      }),
      "azure.strategies",
    );
  expect(moved("16")).toContain("data disks are left out of replication, filled from Data Box");
  expect(moved("1000")).not.toContain("File servers"); // they move with the rest
});

test("six hundred machines are not restored in the three days of a hundred", () => {
  const days = (servers: string) =>
    /^Other machines, when the region is lost · .* · (\d+) days(?: at 100 machines a day)? · /m.exec(
      cells(
        documentOf("azure-rehost", "enterprise", { servers: [servers], "fast-recovery": ["2"] }),
        "solution.recovery",
      ),
    )?.[1];
  expect(days("100")).toBe("3");
  expect(days("600")).toBe("6");
});

test("old versions of Windows Server are decided on once", () => {
  const decided = cells(documentOf("azure-rehost", "medium", { "windows-server-version": ["unknown"] }), "decisions");
  expect(decided).toContain("Windows Server 2016 when updates end");
  expect(decided).not.toContain("Extended security updates.");
});

test("what partners call has a decision with its price, and what is tied to production does not leave the building", () => {
  const named = { "integration-needs": ["third-party-apis"], industry: ["manufacturing"] };
  const tree = documentOf("azure-exit", "medium", named);
  expect(cells(tree, "decisions")).toMatch(/Partner interfaces\..*About USD 8,400 a year/);
  expect(cells(documentOf("azure-exit", "small", named), "decisions")).not.toContain("Partner interfaces");
  expect(plainOf(tree, "solution.statement")).toMatch(/^Everything but systems tied to production leaves/);
  expect(plainOf(documentOf("azure-exit", "medium"), "solution.statement")).toMatch(/^Everything leaves the building/);
});

test("Windows Server 2016 without ordinary support has a line of paid updates and a decision on each system", () => {
  const on = (today: string, version = "2016") =>
    composed({
      ...inputOf("azure-platform", "medium", { "windows-server-version": [version] }),
      today: new Date(`${today}T10:00:00Z`),
    });
  const lapsed = on("2027-03-16");
  const LINE = /Paid security updates for Windows Server 2016 \(option\)/g;
  expect(cells(lapsed, "bill").match(LINE)).toHaveLength(1);
  expect(askedIn(lapsed)).toContain("Decide for each known system on Windows Server 2016: isolation or paid updates");
  expect(cells(on("2026-12-01"), "bill").match(LINE)?.length ?? 0).toBeLessThan(2); // the plan's own line stands alone
  for (const tree of [on("2027-03-16", "2019"), on("2030-02-01")]) expect(cells(tree, "bill")).not.toMatch(LINE);
  const onTheDay = on("2027-01-12"); // too late for a decision of the plan
  expect(cells(onTheDay, "bill").match(LINE)).toHaveLength(1);
  expect(askedIn(onTheDay)).toContain("Decide for each known system on Windows Server 2016: isolation or paid updates");
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

test("one protected machine covers no database on another, and a circuit of 1 Gbps ends at a gateway of as much", () => {
  const given = (count: string) =>
    documentOf("azure-platform", "enterprise", {
      servers: ["182"],
      "fast-recovery": [count],
      "recovery-time": ["hours"],
      "data-loss": ["hour"],
      industry: ["healthcare"],
    });
  const one = given("1");
  expect(plainOf(one, "solution.recovery.given")).toContain("its database only if on the same machine");
  expect(plainOf(given("4"), "solution.recovery.given")).toContain("The most important service and its database are");
  expect(cells(one, "decisions")).toContain("down for 8 hours or longer, more than the limits stated");
  expect(cells(one, "architecture.components")).toContain("ErGw1AZ, 1 Gbps");
});

test("wave 0 leaves machines to the waves after it, and a single one is tested in it", () => {
  const named: Answers = { "current-technologies": ["windows-server", "active-directory"] };
  const platform = (servers: string) => documentOf("azure-platform", "small", { ...named, servers: [servers] });
  expect(cells(platform("5"), "architecture.sizing")).toContain("wave 0 of 1 server, then waves of up to 6");
  expect(cells(platform("3"), "architecture.sizing")).toContain("one server: tested in wave 0, moved in the rollout");
  expect(cells(platform("3"), "timeline.tasks")).toContain("final move of the wave 0 server");
});

test.each(EVERY)("%s at %s has days for the landing zone that it is named after", (configuration, size) => {
  const tree = documentOf(configuration, size, { servers: [size === "small" ? "4" : "14"] });
  expect(likelyDays(tree, "Landing zone: identity")).toBeGreaterThanOrEqual(size === "small" ? 1.5 : 2.5);
});

test("a trial of replication promises later waves no more servers than are left for them", () => {
  const bill = (fast: string) => {
    const asked: Answers = { "fast-recovery": [fast], "data-loss": ["hour"], servers: ["13"] };
    return cells(landing("medium", { ...asked, "current-technologies": ["active-directory"] }), "bill");
  };
  expect(bill("6")).toContain("one, as a trial: the 6 stated move later");
  expect(bill("8")).toContain("one, as a trial: at most 6 of the 8 stated move later");
  expect(bill("0")).toContain("one, as a trial, for the outage or loss stated");
});

test("the whole migration counts its retired servers, names its disks, and the estate adds up beside it", () => {
  const tree = landing("enterprise", { servers: ["305"], "data-volume": ["79"], bandwidth: ["500"] });
  const [, movable = "", retired = ""] =
    /every server that can move \((\d+)\), less (\d+) retired/.exec(JSON.stringify(tree)) ?? [];
  expect(cells(tree, "bill")).toContain(`of ${Number(movable) - Number(retired)} machines of B)`);
  expect(cells(tree, "options.figures")).toContain("transfer of 79 TB by Data Box");
  const [, first = 0, rest = 0] =
    /is 305 servers; (\d+) move, and (\d+) more can move later, excluding/
      .exec(cells(tree, "appendix.assumptions"))
      ?.map(Number) ?? [];
  expect(first + rest).toBe(Number(movable));
});

test("databases that nobody named have no strategy where the one server is rehosted", () => {
  const alone = documentOf("azure-platform", "small", {
    servers: ["2"],
    "current-technologies": ["windows-server", "active-directory"],
    "integration-needs": ["no-integrations"],
  });
  expect(cells(alone, "azure.strategies")).not.toContain("SQL Server");
});

test.each(MOVING)("%s at %s lets no waves overlap that its weeks hold one after the other", (configuration, size) => {
  for (const servers of ["60", "300"]) {
    const tree = documentOf(configuration, size, { servers: [servers], "integration-needs": ["no-integrations"] });
    const said = cells(tree, "architecture.sizing");
    expect(cells(tree, "timeline.tasks")).not.toContain("systems with interfaces");
    if (!said.includes("at a time overlap")) continue;
    const waves = Number(/^Waves · .* · (\d+)$/m.exec(said)?.[1]);
    const weeks = rowsOf(tree, "timeline.tasks")
      .filter(([, title]) => title?.startsWith("Production migration"))
      .flatMap((row) => (row[4] ?? "").split("–").map(Number));
    expect(2 * (waves - 1), servers).toBeGreaterThan(Math.max(...weeks) - Math.min(...weeks) + 1);
  }
});
