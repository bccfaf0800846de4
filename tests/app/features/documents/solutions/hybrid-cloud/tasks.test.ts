import { expect, test } from "vitest";
import type { Answers } from "#app/features/catalogue/steps.ts";
import { unranged } from "#app/features/documents/numbered.ts";
import { plain } from "#app/features/documents/tree/tree.ts";
import { plainOf, tableOf } from "#app/features/documents/tree/tree-text.ts";
import { cells, likelyDays } from "#tests/app/features/documents/solutions/cells.ts";
import { documentOf, EVERY, SIZES } from "./documents.ts";

test("a cluster is ordered at the sign-off, carries its workloads before they are replicated, and moves them in waves", () => {
  for (const timeline of ["1-3-months", "3-6-months", "6-12-months"]) {
    const rows = cells(documentOf("hybrid-azure-local", "medium", { timeline: [timeline] }), "timeline.tasks");
    const [, order] = /^(T-2\.\d+) · Order for the validated machines/m.exec(rows) ?? [];
    const [, moved] = /^(T-3\.\d+) · Workload migration to the cluster/m.exec(rows) ?? [];
    expect(rows).toContain(`${order} + 10 weeks`);
    expect(rows).toMatch(new RegExp(`Recovery of servers, test failover · Engineer · ${moved} ·`));
  }
});

test("every site that is counted is connected by a task", () => {
  const tasks = (configuration: string, sites: number) =>
    cells(documentOf(configuration, "medium", { sites: [String(sites)] }), "timeline.tasks");
  expect(tasks("hybrid-vpn", 1)).not.toContain("Tunnels to the other");
  expect(tasks("hybrid-vpn", 2)).toContain("Tunnels to the other site ·");
  expect(tasks("hybrid-azure-local", 4)).toContain("Tunnels to the other 3 sites, in waves ·");
  expect(tasks("hybrid-virtual-wan", 12)).toContain("Branch onboarding in waves ·");
  expect(tasks("hybrid-virtual-wan", 2)).toContain("Branch onboarding in waves ·");
  expect(tasks("hybrid-virtual-wan", 1)).not.toContain("Branches");
  expect(cells(documentOf("hybrid-virtual-wan", "medium", { sites: ["1"] }), "solution.scope")).not.toContain(
    "Onboarding",
  );
});

test.each(EVERY)("%s at %s lets the client's staff restore in four days at most", (configuration, size) => {
  const days = likelyDays(documentOf(configuration, size), "following the procedure of phase 2 unaided");
  expect(days).toBeGreaterThan(0);
  if (size !== "small") expect(days).toBeLessThanOrEqual(4);
});

test.each(EVERY)("%s at %s tests the failure of its paths in six days at most", (configuration, size) => {
  if (size === "small") return;
  const tree = documentOf(configuration, size);
  const days = (title: RegExp) => likelyDays(tree, title) || 0;
  expect(days(/Failure tests/)).toBeGreaterThan(0);
  expect(days(/Failure tests/)).toBeLessThanOrEqual(6);
  expect(days(/Circuit commissioning/)).toBeLessThanOrEqual(10);
});

test("names are forwarded to a controller that stands", () => {
  const rows = cells(documentOf("hybrid-vpn", "enterprise"), "timeline.tasks");
  const [, controller] = /^(T-2\.\d+) · Domain controller in Azure/m.exec(rows) ?? [];
  expect(rows).toMatch(new RegExp(`Name resolution across .* · Engineer · ${controller} · `));
});

test("a few servers and a few sites are not onboarded for weeks", () => {
  const days = (title: RegExp, configuration: string, size: string, answers: Answers) =>
    likelyDays(documentOf(configuration, size, answers), title);
  expect(days(/Arc and backup on all servers/, "hybrid-vpn", "medium", { servers: ["6"] })).toBeLessThanOrEqual(2);
  expect(days(/Tunnels to the other 2/, "hybrid-azure-local", "enterprise", { sites: ["3"] })).toBeLessThanOrEqual(4);
});

test.each(EVERY)(
  "%s at %s asks for a second factor where applications are published, and encrypts where the tunnel is built or the circuit commissioned",
  (configuration, size) => {
    const rows = cells(
      documentOf(configuration, size, { "security-requirements": ["mfa", "data-encryption", "compliance"] }),
      "timeline.tasks",
    );
    expect(rows).toMatch(/^T-3\.\d+ · [^·]*ublication of internal applications[^·]*\(S-1\)/m);
    expect(rows).toMatch(
      configuration === "hybrid-expressroute"
        ? /^T-3\.\d+ · Circuit commissioning[^·]*\(S-2\)/m
        : /^T-2\.\d+ · [^·]*budgets as code \(S-2\)/m,
    );
    expect(rows).toMatch(/^T-2\.\d+ · [^·]*ecurity controls: evidence \(S-3\)/m);
  },
);

test("where a controller in Azure forwards names, private endpoints wait for no resolver, and a vault takes six days at most", () => {
  const answers: Answers = { "solution-configuration": ["hybrid-vpn"], "primary-objective": ["scalability"] };
  const decided = (...technologies: string[]) =>
    cells(documentOf("hybrid-vpn", "small", { ...answers, "current-technologies": technologies }), "decisions");
  expect(decided("active-directory")).not.toContain("Private Resolver at");
  const tree = documentOf("hybrid-azure-local", "enterprise", { servers: ["300"] });
  const days = likelyDays(tree, "Vault, immutability, first restore");
  expect(days).toBeGreaterThan(0);
  expect(days).toBeLessThanOrEqual(6);
});

test.each(EVERY)(
  "%s at %s backs up every server by a task, and grows by what its gateway is made of",
  (configuration, size) => {
    const tree = documentOf(configuration, size);
    expect(cells(tree, "timeline.tasks")).toMatch(/Arc and backup on all servers in scope .*tagged and backed up/);
    const signals = size === "small" ? "" : cells(tree, "support.signals");
    if (signals)
      expect(/Gateway throughput · [^·]* · (.*)/.exec(signals)?.[1]?.startsWith("add a scale unit")).toBe(
        configuration === "hybrid-virtual-wan",
      );
  },
);

test("paid updates of SQL Server are said to be in no sum, and what runs in Azure after a failover to be paid", () => {
  const tree = documentOf("hybrid-vpn", "enterprise", { "current-technologies": ["sql-server"] });
  expect(JSON.stringify(tree.sections)).toMatch(/not in the totals .* for 2 cores of SQL Server/);
  expect(cells(tree, "bill")).toContain("recovered machines, while running, cost USD");
  expect(cells(tree, "timeline.tasks")).toContain("regional core quota granted");
});

test.each(EVERY)("%s at %s sells each failure test once, and growth by code", (configuration, size) => {
  const tree = documentOf(configuration, size, { sites: ["12"], "primary-objective": ["productivity", "scalability"] });
  const tasks = cells(tree, "timeline.tasks").split("\n");
  const built = tasks.find((row) => row.includes("budgets as code"))?.split(" · ")[0];
  expect(tasks.filter((row) => /failure test|failover record/i.test(row))).toHaveLength(1);
  const growth = cells(tree, "appendix.traceability")
    .split("\n")
    .find((row) => row.includes("Scalability"));
  if (growth) expect(growth).toContain(built);
});

test.each(SIZES)("workloads move to a cluster at %s no faster than five a day", (size) => {
  const tree = documentOf("hybrid-azure-local", size, {
    industry: ["retail"],
    "security-requirements": ["mfa"],
    "integration-needs": ["crm", "custom-applications"],
  });
  const workloads = Number(/planned (\d+) of/.exec(cells(tree, "architecture.sizing"))?.[1]);
  const days = likelyDays(tree, "Workload migration to the cluster");
  expect(workloads).toBeGreaterThan(1);
  expect(days).toBeGreaterThanOrEqual(Math.floor(workloads / 2.5) / 2);
});

test("a circuit is in service before what it carries is accepted", () => {
  const answers: Answers = { "integration-needs": ["crm", "erp", "database-systems"] };
  for (const size of SIZES) {
    const rows = cells(documentOf("hybrid-expressroute", size, answers), "timeline.tasks");
    const [, circuit] = /^(T-3\.\d+) · Circuit commissioning/m.exec(rows) ?? [];
    for (const system of ["ERP", "Database"])
      expect(rows).toMatch(new RegExp(`Integration: [^·]*${system} systems[^·]* · Engineer · ${circuit} ·`));
  }
});

test("what moves in one week waits for no wave before it", () => {
  const moved = (size: string) => {
    const tree = documentOf("hybrid-azure-local", size);
    return [cells(tree, "timeline.tasks"), cells(tree, "approach.cutover")]
      .flatMap((text) => text.split("\n").filter((line) => line.includes("Workload migration to the cluster")))
      .join("\n");
  };
  expect(moved("small")).toContain("owners' tasks pass");
  expect(moved("small")).not.toContain("wave");
  expect(moved("medium")).toMatch(/in waves[\s\S]*previous wave stable for 3 days/);
});

test("connectors are installed by the task that publishes, and not once more by an integration", () => {
  const tree = documentOf("hybrid-vpn", "medium", { "integration-needs": ["legacy-applications"] });
  expect(cells(tree, "timeline.tasks")).toContain("Publication of internal applications");
  expect(cells(tree, "integration.interfaces")).toContain("published with the others");
});

test("a client without a tenant gets one from this project, and is not taken to have synchronised anybody", () => {
  const tree = (...technologies: string[]) =>
    documentOf("hybrid-vpn", "medium", {
      "cloud-maturity": ["no-cloud"],
      "current-technologies": ["windows-server", "active-directory", ...technologies],
      "security-requirements": ["mfa"],
    });
  const first = tree();
  expect(cells(first, "appendix.assumptions")).toContain("No Entra tenant exists: this project creates it");
  expect(cells(first, "appendix.assumptions")).not.toContain("are synchronised from Active Directory");
  expect(cells(first, "timeline.tasks")).toMatch(
    /Entra tenant with first users synchronised, hub with tested tunnel[\s\S]*Other users synchronised, each/,
  );
  const found = tree("power-platform");
  expect(cells(found, "appendix.assumptions")).toContain("The Entra tenant of Power Platform serves Azure too");
  expect(cells(found, "appendix.assumptions")).not.toContain("No Entra tenant exists");
  expect(cells(found, "timeline.tasks")).toContain(
    "Existing tenant confirmed with first users synchronised, hub with tested tunnel",
  );
  expect(likelyDays(found, /./)).toBe(likelyDays(first, /./)); // it teaches nobody Azure
  expect(cells(found, "budget.adjusters")).toContain("no cloud adoption reported");
  const inAzure = tree("azure-services"); // named, it is treated as in use
  expect(likelyDays(inAzure, /./)).toBeLessThan(likelyDays(first, /./));
  expect(cells(inAzure, "budget.adjusters")).toContain("no cloud adoption (the services named are in use)");
  const signed = tree("office-365");
  expect(cells(signed, "appendix.assumptions")).toContain("are synchronised from Active Directory to Entra ID");
  expect(cells(signed, "timeline.tasks")).not.toMatch(/Entra tenant|sers synchronised/);
});

test("days of recovery follow the servers that recover, and those of tiering the file servers", () => {
  const days = (servers: string, title: string, size = "enterprise") =>
    likelyDays(documentOf("hybrid-vpn", size, { "fast-recovery": [servers], sites: ["3"] }), title);
  expect(days("1", "Recovery of servers")).toBeLessThanOrEqual(5);
  expect(days("1", "Recovery of servers", "medium")).toBeLessThanOrEqual(2.5);
  expect(days("60", "Recovery of servers")).toBeGreaterThan(5);
  expect(days("1", "File Sync with tiering")).toBeLessThanOrEqual(8);
});

test("the vault is restored from once its private names resolve", () => {
  for (const technologies of [["windows-server", "active-directory"], ["windows-server"]]) {
    const rows = cells(documentOf("hybrid-vpn", "medium", { "current-technologies": technologies }), "timeline.tasks");
    const [, names] = /^(T-2\.\d+) · (?:Name resolution|Resolver)/m.exec(rows) ?? [];
    expect(rows).toMatch(new RegExp(`Vault, immutability, first restore · Engineer · ${names} ·`));
  }
});

test("files are tiered once the sites that hold them have paths, by a decision that prices leaving it out", () => {
  for (const configuration of ["hybrid-vpn", "hybrid-virtual-wan"]) {
    const tree = documentOf(configuration, "medium", { sites: ["12"] });
    const tasks = cells(tree, "timeline.tasks");
    const [, paths] = /^(T-3\.\d+) · (?:Branch onboarding|Tunnels to the other)/m.exec(tasks) ?? [];
    expect(tasks).toMatch(new RegExp(`File Sync with tiering · Engineer · ${paths} ·`));
    expect(cells(tree, "decisions")).toMatch(/File service\. .*saves its task and about USD [\d,]+ a year/);
  }
});

test.each(SIZES)("applications in Azure at %s are moved by a task that has room for a second wave", (size) => {
  const tree = (maturity: string) => documentOf("hybrid-vpn", size, { "cloud-maturity": [maturity] });
  const [, first, last] =
    /pplication cutover in waves.* · (\d+)–(\d+) · /.exec(cells(tree("significant"), "timeline.tasks")) ?? [];
  expect(Number(last)).toBeGreaterThan(Number(first));
  expect(cells(tree("early"), "timeline.tasks")).not.toContain("pplication cutover");
});

test("a vault that is reached over the internet waits for no name", () => {
  const tree = documentOf("hybrid-vpn", "small", {
    "primary-objective": ["enhance-security"],
    "security-requirements": ["threat-protection"],
    "integration-needs": ["erp", "legacy-applications", "third-party-apis"],
  });
  const rows = cells(tree, "timeline.tasks");
  const [, hub] = /^(T-2\.\d+) · [^·]*budgets as code/m.exec(rows) ?? [];
  expect(hub).toBeDefined();
  expect(rows).toMatch(new RegExp(`ault, immutability, first restore · Engineer · ${hub} ·`));
});

test("files are tiered once their server stands on the cluster: a restore onto it would bring stubs", () => {
  const tasks = (configuration: string) => cells(documentOf(configuration, "medium"), "timeline.tasks");
  expect(tasks("hybrid-azure-local")).toMatch(
    /File Sync with tiering .*; tiering on once the server is on the cluster/,
  );
  expect(tasks("hybrid-vpn")).not.toContain("tiering on once");
});

test.each(SIZES)("whoever restores at %s is responsible for it", (size) => {
  const tree = documentOf("hybrid-vpn", size);
  const [, id] = /^(T-4\.\d+) · Restore of/m.exec(cells(tree, "timeline.tasks")) ?? [];
  const table = tableOf(tree, "approach.raci");
  const row = (table?.rows ?? []).map((row) => row.map(plain)).find(([tasks]) => `${tasks},`.includes(`${id},`));
  const part = (title: string) => row?.[table?.columns.findIndex((column) => column.title === title) ?? -1];
  if (size === "small") expect(part("Sponsor and IT contact")).toBe("A/R");
  else expect(part("Client IT lead")).toContain("R");
  if (size === "enterprise") expect(part("Operations")).toBe("R");
});

test("what the client's own staff restore by is written before they do", () => {
  for (const size of SIZES) {
    const tasks = cells(documentOf("hybrid-vpn", size), "timeline.tasks");
    expect(tasks).toMatch(/^T-2\.\d+ · .*first restore.*restore procedure/m);
    expect(tasks).not.toContain("draft run book");
  }
});

test("where remote work is the aim its first applications are published in the pilot, and the rest in the rollout", () => {
  const rows = (size: string, aim: string) =>
    cells(
      documentOf("hybrid-vpn", size, { "primary-objective": [aim], "security-requirements": ["mfa"] }),
      "timeline.tasks",
    );
  for (const size of ["medium", "large", "enterprise"]) {
    expect(rows(size, "remote-work")).toMatch(/T-2\.\d+ · First applications published to a pilot group/);
    expect(rows(size, "remote-work")).toMatch(/T-3\.\d+ · Publication of internal applications/);
    expect(rows(size, "scalability")).not.toContain("First applications published");
  }
});

test("backup servers are registered with the vault", () => {
  for (const [servers, named] of [
    ["40", "1 backup server registered"],
    ["300", "5 backup servers registered"],
  ] as const)
    expect(cells(documentOf("hybrid-vpn", "enterprise", { servers: [servers] }), "timeline.tasks")).toContain(named);
});

test("evidence waits for the last server only where servers show it", () => {
  const told = (requirement: string) =>
    plainOf(
      documentOf("hybrid-vpn", "medium", {
        deadline: ["2028-04-27"],
        "deadline-reason": ["audit"],
        "security-requirements": [requirement],
      }),
      "given.implementation-timeline",
    );
  expect(told("compliance")).toContain("is filed once all servers report, by");
  expect(told("identity-management")).toMatch(/The last evidence of S-1 is filed by /);
});

test("a budget below the first phase pays for inventory and address plan before a circuit is ordered", () => {
  const tree = documentOf("hybrid-expressroute", "enterprise", { servers: ["200"], "budget-band": ["50"] });
  const [, said = ""] = /First order: (T-1\.1[T\d., to&and-]*)/.exec(JSON.stringify(tree.sections)) ?? [];
  const ordered = unranged(said.trim().replace(" and ", ", "));
  const tasks = cells(tree, "timeline.tasks");
  const codeOf = (title: string) => new RegExp(`(T-1\\.\\d) · ${title}`).exec(tasks)?.[1] ?? "";
  expect(ordered).toContain(codeOf("Address plan, routing and name design"));
  expect(ordered).not.toContain(codeOf("Order of the circuit"));
  expect(codeOf("Order of the circuit") > codeOf("Address plan, routing and name design")).toBe(true);
});
