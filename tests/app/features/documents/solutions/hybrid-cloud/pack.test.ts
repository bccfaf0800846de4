import { expect, test } from "vitest";
import { configurationsOf } from "#app/features/catalogue/configurations.ts";
import { type Answers, requireQuestion } from "#app/features/catalogue/steps.ts";
import { PRICES } from "#app/features/documents/facts/prices.ts";
import type { DocumentTree } from "#app/features/documents/tree/tree.ts";
import { blocksOf, plainOf } from "#app/features/documents/tree/tree-text.ts";
import { inputFor, workedExample } from "#tests/app/features/documents/answer-sets.ts";
import { composed, contentFor } from "#tests/app/features/documents/composed.ts";
import { cells, likelyDays } from "#tests/app/features/documents/solutions/cells.ts";

const inputOf = (configuration: string, size: string, answers: Answers = {}) =>
  inputFor({
    ...workedExample(),
    "solution-type": ["hybrid-cloud"],
    "solution-configuration": [configuration],
    "company-size": [size],
    timeline: ["6-12-months"],
    ...answers,
  });
const documentOf = (...given: Parameters<typeof inputOf>): DocumentTree => composed(inputOf(...given));
/** What an option buys, whether it may be chosen or not. */
const basesOf = (...given: Parameters<typeof inputOf>): string =>
  contentFor(inputOf(...given))
    .estimates.map(({ basis }) => basis)
    .join("\n");

/** Something stands in Azure that uses the link. */
const RUNNING: Answers = {
  "cloud-maturity": ["significant"],
  "current-technologies": ["windows-server", "active-directory", "azure-services"],
};

const SIZES = requireQuestion("company-size").options.map(({ id }) => id);
const EVERY = configurationsOf("hybrid-cloud").flatMap(({ id }) => SIZES.map((size) => [id, size] as const));

test.each(EVERY)("%s at %s recovers into a region with a domain controller", (configuration, size) => {
  const tree = documentOf(configuration, size);
  expect(cells(tree, "architecture.components")).toContain("Domain controller in Azure");
  expect(cells(tree, "decisions")).not.toMatch(/replicas; its network/);
});

test("a clinic tests the loss of its link at every size", () => {
  for (const [configuration, size] of EVERY)
    expect(cells(documentOf(configuration, size), "approach.tests")).toMatch(/^AT-1 · Site cut off/);
});

test("what is part of a plan is said of the plans that the client can buy", () => {
  const bill = (industry: string) =>
    cells(documentOf("hybrid-vpn", "medium", { industry: [industry], "primary-objective": ["remote-work"] }), "bill");
  expect(bill("education")).toContain("part of Microsoft 365 A3");
  expect(bill("retail")).toContain("part of Business Premium");
});

test.each(EVERY)("%s at %s has a data gateway for reports, and none for an ERP system alone", (configuration, size) => {
  const components = (...integrations: string[]) =>
    cells(documentOf(configuration, size, { "integration-needs": integrations }), "architecture.components");
  expect(components("erp", "database-systems")).not.toContain("data gateway");
  expect(components("reporting-tools")).toContain("On-premises data gateway");
});

test("guests of the premises share licences by pairs, and those of a cluster need none of their own", () => {
  const answers: Answers = { "current-technologies": ["active-directory"], "integration-needs": ["reporting-tools"] };
  const bill = (configuration: string, size: string) => cells(documentOf(configuration, size, answers), "bill");
  expect(bill("hybrid-vpn", "medium")).toMatch(
    /on-premises roles · 3 · 1 backup server, 2 connectors, 2 data gateway members and 1 replication appliance/,
  );
  expect(bill("hybrid-azure-local", "medium")).toMatch(/on-premises roles · 1 · 1 backup server; fewer/);
  expect(bill("hybrid-azure-local", "medium")).not.toContain("data gateway");
  expect(bill("hybrid-vpn", "small")).not.toContain("Windows Server 2025");
});

test("where the nightly backup serves, it is what brings servers back, and replicas are for the loss of the site", () => {
  for (const [configuration, size] of EVERY) {
    const rows = cells(
      documentOf(configuration, size, { "recovery-time": ["day"], "data-loss": ["day"] }),
      "solution.recovery",
    );
    expect(rows).toMatch(/^On-site servers and files · 24 hours · 8 hours .* · Azure Backup/);
    expect(rows).toContain("if the site is lost · 5 to 15 minutes · 2 hours · Site Recovery");
  }
});

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

test("the first page says what a licence taken as owned costs once", () => {
  const answers: Answers = { "current-technologies": ["windows-server"], "primary-objective": ["remote-work"] };
  const headline = cells(documentOf("hybrid-vpn", "medium", answers), "summary.headline");
  expect(headline).toMatch(/probably owned: B-\d+ /);
  expect(headline).toMatch(/If not already owned · adds \S+ [\d,]+ one-off/);
});

test.each(EVERY)(
  "%s at %s plans with no line beyond 80% of a class, nor with one that gives nothing back",
  (configuration, size) => {
    for (const bandwidth of ["1", "900", "100000"]) {
      const rows = cells(documentOf(configuration, size, { bandwidth: [bandwidth] }), "architecture.sizing");
      for (const [, percent] of rows.matchAll(/= (\d+)%/g)) expect(Number(percent)).toBeLessThanOrEqual(80);
      expect(rows).not.toMatch(/· 0 GB/);
    }
  },
);

test.each(EVERY)(
  "%s at %s promises of its replicas what they give, not what would be enough",
  (configuration, size) => {
    const first = (answers: Answers) =>
      cells(documentOf(configuration, size, answers), "solution.recovery").split("\n")[0];
    expect(first({ "recovery-time": ["hours"], "data-loss": ["day"] })).toContain("5 to 15 minutes · 2 hours");
    expect(first({ "recovery-time": ["hour"], "data-loss": ["hour"] })).toContain(
      "1 hour for the most important service",
    );
  },
);

test("a cluster leads before one that is managed by hand, under every objective", () => {
  for (const { id } of requireQuestion("primary-objective").options) {
    const scores = cells(documentOf("hybrid-azure-local", "medium", { "primary-objective": [id] }), "options.scores");
    const [, own, rival] = /Weighted score · 100% · ([\d.]+) · ([\d.]+)/.exec(scores) ?? [];
    expect(Number(own)).toBeGreaterThan(Number(rival));
  }
});

test("a cloud alone is no choice where work goes on without the line, nor a tunnel alone where a private path is asked for", () => {
  const verdict = (configuration: string, industry: string) =>
    JSON.stringify(
      documentOf(configuration, "medium", { industry: [industry], "integration-needs": ["no-integrations"] }),
    );
  expect(verdict("hybrid-vpn", "retail")).toMatch(/\bC( \([^)]*\))? is not ranked: operations that must continue/);
  expect(verdict("hybrid-vpn", "education")).not.toMatch(/\bC( \([^)]*\))? is not ranked/);
  expect(verdict("hybrid-expressroute", "finance")).toMatch(
    /\bB( \([^)]*\))? is not ranked: it is not the private path/,
  );
  expect(verdict("hybrid-expressroute", "education")).not.toMatch(/\bB( \([^)]*\))? is not ranked/);
});

test("backups before a cutover are asked for where something moves", () => {
  const duties = (configuration: string, ...technologies: string[]) =>
    cells(documentOf(configuration, "enterprise", { "current-technologies": technologies }), "appendix.duties");
  expect(duties("hybrid-vpn", "active-directory")).not.toContain("before each cutover");
  expect(duties("hybrid-vpn", "windows-server")).toContain("before each cutover");
  expect(duties("hybrid-azure-local", "active-directory")).toContain("before each cutover");
});

test.each(EVERY)(
  "%s at %s tests a recovery, and no cluster carries more than it may with one machine down",
  (configuration, size) => {
    const tree = documentOf(configuration, size, {
      industry: ["manufacturing"],
      "primary-objective": ["remote-work"],
      "integration-needs": ["reporting-tools"],
    });
    expect(cells(tree, "approach.tests")).toContain("Test failover of one application");
    const room = /× \d+ = (\d+)(?:, of which (\d+) for [^;]*)?; planned (\d+) of/.exec(
      cells(tree, "architecture.sizing"),
    );
    if (room) expect(Number(room[3]) + Number(room[2] ?? 0)).toBeLessThanOrEqual(Number(room[1]));
  },
);

test("a hub of a Virtual WAN is weighed against a gateway, and grows by scale units", () => {
  const tree = documentOf("hybrid-virtual-wan", "large");
  expect(cells(tree, "options.description")).toContain("Hub with a VPN gateway");
  expect(cells(tree, "appendix.assumptions")).toContain("One more scale unit per 400 Mbps");
});

test("no rule is called by a number that only we know", () => {
  for (const [configuration, size] of EVERY)
    expect(JSON.stringify(documentOf(configuration, size).sections)).not.toMatch(/\(H\d\d\)/);
});

test("one of anything is said in the singular", () => {
  for (const [configuration, size] of EVERY) {
    const tree = documentOf(configuration, size, {
      servers: ["1"],
      sites: ["1"],
      bandwidth: ["1"],
      "fast-recovery": ["1"],
    });
    expect(JSON.stringify(tree.sections)).not.toMatch(/\b1 (?:servers|sites|days|Mbp\b|workloads|guests|licences)/);
  }
});

test.each(EVERY)(
  "%s at %s has a backup server only where a domain is there to join, and says so everywhere",
  (configuration, size) => {
    const tree = documentOf(configuration, size, {
      "current-technologies": ["azure-services"],
      "primary-objective": ["remote-work"],
      "integration-needs": ["no-integrations"],
    });
    const joins = ["large", "enterprise"].includes(size);
    const text = JSON.stringify(tree.sections);
    expect(/\d backup servers?\b|[Bb]ackup server on|On-premises backup server|from the backup server/.test(text)).toBe(
      joins,
    );
    expect(cells(tree, "architecture.components").includes("Backup agents")).toBe(!joins);
    expect(cells(tree, "approach.tests").includes("server onto a fresh installation")).toBe(!joins);
  },
);

test("agents that read files are given dumps of databases and copies of mailboxes to read", () => {
  const answers: Answers = { "current-technologies": ["sql-server", "exchange-server"] };
  const components = cells(documentOf("hybrid-vpn", "small", answers), "architecture.components");
  expect(components).toMatch(/Backup agents · \d+ · .*databases as nightly dumps, mailboxes from a nightly copy/);
});

test.each(EVERY)("%s at %s pays for servers under Arc, but not for guests of a cluster", (configuration, size) => {
  const tree = documentOf(configuration, size);
  const [, servers] = /Arc-enabled servers · (\d+)/.exec(cells(tree, "architecture.components")) ?? [];
  const [, guests = "0"] = /site for (\d+) workload/.exec(JSON.stringify(tree.sections)) ?? [];
  const charged = Number(servers) - Number(guests);
  const [, billed = "0"] = /Update Manager for servers outside Azure · (\d+)/.exec(cells(tree, "bill")) ?? [];
  expect(Number(billed)).toBe(charged);
});

test.each(EVERY)(
  "%s at %s tiers the files of servers in use, where a directory knows their readers and they are not few",
  (configuration, size) => {
    const answers = (...technologies: string[]): Answers => ({ "current-technologies": technologies });
    const joined = documentOf(configuration, size, answers("active-directory", "windows-server"));
    if (size === "small") expect(JSON.stringify(joined.sections)).not.toMatch(/File Sync|tiered|file storage/);
    else
      expect(cells(joined, "architecture.components")).toMatch(
        /File Sync servers · \d+ · agent on existing file servers?/,
      );
    expect(cells(joined, "bill")).not.toMatch(/File Sync server;|File Sync servers;/);
    const alone = JSON.stringify(documentOf(configuration, size, answers("windows-server")).sections);
    if (["small", "medium"].includes(size)) expect(alone).not.toMatch(/File Sync|tiered/);
    else expect(alone).not.toContain("No Active Directory is among");
  },
);

test.each(EVERY)("%s at %s lets the client's staff restore in four days at most", (configuration, size) => {
  const days = likelyDays(documentOf(configuration, size), "following the draft run book unaided");
  expect(days).toBeGreaterThan(0);
  if (size !== "small") expect(days).toBeLessThanOrEqual(4);
});

test("tunnels of many sites are weighed against as many hubs of a Virtual WAN, which above a hundred is asked for", () => {
  const decisions = (sites: number) =>
    cells(documentOf("hybrid-vpn", "enterprise", { sites: [String(sites)] }), "decisions");
  expect(decisions(9)).not.toContain("is an alternative");
  expect(decisions(10)).toMatch(/a hub in each region .* USD [\d,]+ a month, the two gateways USD [\d,]+\./);
  const asked = (sites: number) =>
    cells(documentOf("hybrid-vpn", "enterprise", { sites: [String(sites)] }), "summary.decisions");
  expect(asked(30)).toContain("or take B (Virtual WAN) instead, which scores at least as high (Options");
  expect(asked(99)).toContain("or take B (Virtual WAN) instead, which scores at least as high (Options");
  expect(asked(101)).toContain(
    "or take B (Virtual WAN) instead, which scores at least as high; A needs more gateways for 102 tunnels",
  );
});

test("who names no Windows Server is told that the backup agents serve nothing else", () => {
  const assumptions = (...technologies: string[]) =>
    cells(documentOf("hybrid-vpn", "medium", { "current-technologies": technologies }), "appendix.assumptions");
  expect(assumptions("azure-services")).toContain("the only system the backup agent supports");
  expect(assumptions("windows-server")).not.toContain("the backup agent");
  expect(assumptions("active-directory")).not.toContain("the backup agent");
});

test("an outage of an hour at most is met by replication, and no spare is spoken of", () => {
  for (const [configuration, size] of EVERY) {
    const text = JSON.stringify(documentOf(configuration, size, { "recovery-time": ["hour"] }).sections);
    expect(text).toContain("its test failover is timed against the hour");
    expect(text).not.toContain("A spare that takes over");
  }
});

test("workloads have a way onto a cluster and back, and other configurations name none", () => {
  for (const [configuration, size] of EVERY) {
    const isLocal = configuration === "hybrid-azure-local";
    const tree = documentOf(configuration, size);
    expect(cells(tree, "approach.cutover").includes("Workload migration to the cluster")).toBe(isLocal);
  }
});

test("servers that the client counted for recovery are not called a quarter", () => {
  const bill = (answers: Answers) => cells(documentOf("hybrid-vpn", "medium", answers), "bill");
  expect(bill({})).toContain("a quarter of the servers; first 31 days free");
  expect(bill({ "fast-recovery": ["7"] })).toContain("given by the client; first 31 days free");
});

test("a directory found late costs what this size needs", () => {
  const assumed = (size: string) =>
    JSON.stringify(documentOf("hybrid-vpn", size, { "current-technologies": ["office-365"] }));
  expect(assumed("small")).toMatch(/\+5 days, plus a domain controller in Azure(?! and)/);
  expect(assumed("medium")).toContain("a domain controller in Azure and an on-premises backup server");
});

test("so many people with servers are not planned without a directory, whatever they named", () => {
  for (const [configuration, size] of EVERY) {
    const tree = documentOf(configuration, size, { "current-technologies": ["office-365"] });
    const isTaken = ["large", "enterprise"].includes(size);
    const assumed = cells(tree, "appendix.assumptions");
    expect(assumed.includes("an organisation of this size with servers depends on it")).toBe(isTaken);
    expect(assumed.includes("No system uses Active Directory")).toBe(!isTaken);
    expect(cells(tree, "bill").includes("Domain controller in Azure")).toBe(isTaken);
    expect(JSON.stringify(tree.sections).includes("Active Directory: forest and domain level")).toBe(isTaken);
  }
});

test("a product that the work does not touch has no version to be confirmed", () => {
  const assumed = (technologies: string[]) =>
    cells(documentOf("hybrid-vpn", "enterprise", { "current-technologies": technologies }), "appendix.assumptions");
  expect(assumed(["active-directory", "exchange-server"])).not.toContain("in use are unconfirmed");
  expect(assumed(["sql-server", "exchange-server"])).toContain("SQL Server in use are unconfirmed");
});

test("a first copy that travels on Data Box has a line in the bill", () => {
  for (const bandwidth of ["10", "10000"]) {
    const tree = composed(inputFor({ ...workedExample(), "solution-type": ["hybrid-cloud"], bandwidth: [bandwidth] }));
    expect(cells(tree, "bill").includes("Data Box"), bandwidth).toBe(bandwidth === "10");
  }
});

test.each(EVERY)("%s at %s buys the ExpressRoute gateway of the class that it draws", (configuration, size) => {
  const tree = documentOf(configuration, size);
  const megabits = /ErGw\dAZ, ([\d,]+) Mbps/.exec(cells(tree, "architecture.components"))?.[1]?.replace(",", "");
  const gigabits = /ExpressRoute gateway, (\d+) Gbps class/.exec(cells(tree, "bill"))?.[1];
  expect(gigabits && Number(gigabits) * 1000).toBe(megabits && Number(megabits));
});

test.each([
  [["zero-trust"], ["active-directory"], true],
  [["identity-management"], [], true],
  [["identity-management"], ["active-directory"], false],
  [["mfa"], ["active-directory"], false],
])("with %j beside %j, Entra ID P2 is bought where a control gives rights on request: %s", (asked, used, bought) => {
  const tree = documentOf("hybrid-vpn", "medium", {
    "security-requirements": asked,
    "current-technologies": used.length > 0 ? used : ["none"],
  });
  expect(cells(tree, "bill").includes("Entra ID P2 for administrators")).toBe(bought);
  expect(/just in time, for a few hours|with eligible roles/.test(cells(tree, "security.controls"))).toBe(bought);
});

test("a circuit that is encrypted is announced no prefix of the site, and its failure is noticed by the tunnel", () => {
  const answers: Answers = { bandwidth: ["800"] };
  const encrypted = documentOf("hybrid-expressroute", "medium", answers);
  expect(cells(encrypted, "hybrid.routes")).toContain("Azure would bypass the tunnel and send traffic unencrypted");
  expect(JSON.stringify(encrypted.sections)).not.toContain("Both paths advertise the same prefixes");
  expect(cells(encrypted, "approach.tests")).toMatch(/Circuit switched off · .*dead-peer detection/);
  expect(cells(encrypted, "approach.tests")).not.toContain("fast failure detection");
  const plainly = documentOf("hybrid-expressroute", "medium", { ...answers, "security-requirements": ["mfa"] });
  expect(cells(plainly, "hybrid.routes")).toContain("Both paths advertise the same prefixes");
  expect(cells(plainly, "approach.tests")).toContain("fast failure detection");
});

test.each(EVERY)("%s at %s pays for no server three times what one plan of Defender holds", (configuration, size) => {
  for (const requirement of ["threat-protection", "zero-trust", "mfa"]) {
    const tree = documentOf(configuration, size, { "security-requirements": [requirement] });
    const bill = cells(tree, "bill");
    const isWatched = requirement !== "mfa";
    const bought = (plan: string) => Number(new RegExp(`Defender for Servers ${plan} · (\\d+)`).exec(bill)?.[1] ?? 0);
    const [, servers] = /Arc-enabled servers · (\d+)/.exec(cells(tree, "architecture.components")) ?? [];
    const [, guests = "0"] = /site for (\d+) workload/.exec(JSON.stringify(tree.sections)) ?? [];
    expect(bought("P1")).toBe(isWatched ? Number(guests) : 0);
    expect(bought("P2")).toBe(isWatched ? Number(servers) - Number(guests) : 0);
    if (isWatched) expect(bill).not.toMatch(/Update Manager for servers|Machine configuration for servers/);
    expect(bill.includes("with P1 would total USD 16")).toBe(bought("P2") > 0);
    if (configuration === "hybrid-azure-local" && isWatched && size !== "small")
      expect(JSON.stringify(tree.sections)).toContain(`${guests} × Defender for Servers P2`);
  }
});

test("a line that does not carry the changes of a day in a night is named where it is decided, and a circuit is ordered as wide as that", () => {
  const answers: Answers = { servers: ["300"], bandwidth: ["100"] };
  const tree = documentOf("hybrid-vpn", "enterprise", answers);
  expect(cells(tree, "architecture.sizing")).toContain("1,200 GB: 44.4 hours; a 10-hour night needs 450 Mbps");
  expect(cells(tree, "summary.decisions")).toContain("Order a 450 Mbps line, or name the servers");
  expect(cells(tree, "decisions")).toContain("1,200 GB, take 44.4 hours to reach the vault");
  expect(cells(tree, "solution.recovery")).toContain("24 hours from the backup server; the vault lags");
  const circuit = cells(documentOf("hybrid-expressroute", "enterprise", answers), "architecture.sizing");
  expect(circuit).toMatch(/Bandwidth · 100 Mbps line given by the client; circuit .* · 450 Mbps/);
  expect(circuit).toContain("1,200 GB: 9.9 hours");
  for (const [configuration, size] of EVERY)
    expect(cells(documentOf(configuration, size), "solution.recovery")).not.toContain("upgraded");
});

test("the budget that watches Azure holds no licence of a person", () => {
  const tree = documentOf("hybrid-vpn", "enterprise", { "security-requirements": ["zero-trust"] });
  const [, told = ""] =
    /Azure spending exceeds the USD ([\d,]+) a year budgeted in this plan/.exec(cells(tree, "appendix.risks")) ?? [];
  const azure = cells(tree, "bill")
    .split("\n")
    .map((row) => row.split(" · "))
    .filter(([, , , , unit = "", , year]) => year !== "–" && unit.startsWith("USD") && !unit.includes("per user"))
    .reduce((sum, [, , , , , , year = ""]) => sum + Number(year.replaceAll(/[^\d]/g, "")), 0);
  expect(Number(told.replaceAll(",", ""))).toBe(azure);
  expect(cells(tree, "bill")).toContain("Entra ID P2 for administrators");
});

test("nobody is to confirm the date of a circuit while everybody is away", () => {
  const input = inputFor({
    ...workedExample(),
    "solution-type": ["hybrid-cloud"],
    "solution-configuration": ["hybrid-expressroute"],
    timeline: ["6-12-months"],
  });
  const trigger = (today: string) => cells(composed({ ...input, today: new Date(today) }), "appendix.risks");
  expect(trigger("2026-11-23T10:00:00Z")).toContain("No confirmed delivery date by 18 December 2026");
  expect(trigger("2027-02-08T10:00:00Z")).toMatch(/No confirmed delivery date by \d+ March 2027/);
});

test.each(EVERY)(
  "%s at %s counts a private endpoint for each vault and each storage behind one",
  (configuration, size) => {
    for (const technologies of [["active-directory"], ["active-directory", "windows-server"]]) {
      const bill = cells(documentOf(configuration, size, { "current-technologies": technologies }), "bill");
      const [, count, formula = ""] = /Private endpoints · (\d+) · ([^·]*)/.exec(bill) ?? [];
      const parts = [...formula.matchAll(/(\d+) for /g)].reduce((sum, [, part]) => sum + Number(part), 0);
      expect(parts).toBe(Number(count ?? 0));
      if (size !== "small") expect(Number(count)).toBe(technologies.length > 1 ? 5 : 3);
    }
  },
);

test("a backup server and an appliance share a licence where no pair stands beside them", () => {
  const answers: Answers = {
    "current-technologies": ["active-directory"],
    "security-requirements": ["data-encryption"],
    "primary-objective": ["cost-reduction"],
    "integration-needs": ["no-integrations"],
  };
  expect(cells(documentOf("hybrid-vpn", "medium", answers), "bill")).toContain(
    "on-premises roles · 1 · 1 backup server and 1 replication appliance: two guests per licence; fewer",
  );
});

test.each(EVERY)("%s at %s tests the failure of its paths in six days at most", (configuration, size) => {
  if (size === "small") return;
  const tree = documentOf(configuration, size);
  const days = (title: RegExp) => likelyDays(tree, title) || 0;
  expect(days(/Failure tests/)).toBeGreaterThan(0);
  expect(days(/Failure tests/)).toBeLessThanOrEqual(6);
  expect(days(/Circuit commissioning/)).toBeLessThanOrEqual(10);
});

test("an outage of hours is promised to the servers with recovery, and to no other", () => {
  const given = (servers: string, outage = "hours") => {
    const answers: Answers = { servers: [servers], "fast-recovery": ["3"], "recovery-time": [outage] };
    return JSON.stringify(documentOf("hybrid-vpn", "medium", answers).sections);
  };
  expect(given("20")).toContain("17 servers are restored from backup and may take longer");
  expect(given("20", "days")).toContain("17 servers are restored from backup, within it while the site stands");
  expect(given("3")).toContain(
    "The 3 replicated servers recover within this limit, as a timed test failover must show.",
  );
});

/** The configuration as the worked example has it, with these answers, for a client of this country. */
const inCountry = (country: string, configuration: string, answers: Answers): DocumentTree => {
  const input = inputFor({
    ...workedExample(),
    "solution-type": ["hybrid-cloud"],
    "solution-configuration": [configuration],
    ...answers,
  });
  return composed({ ...input, client: { ...input.client, country } });
};

test("copies of the vault go to the pair of the region, and nobody is offered another", () => {
  const regions = (configuration: string, size = "medium") =>
    cells(inCountry("Germany", configuration, { "company-size": [size] }), "decisions");
  expect(regions("hybrid-vpn")).toContain("its pair, Germany North, receives the copies automatically");
  expect(regions("hybrid-vpn")).not.toContain("West Europe");
  expect(regions("hybrid-expressroute")).toContain("its pair, Germany North, receives the copies automatically");
  expect(regions("hybrid-expressroute", "large")).toContain("opens on request");
});

test("what is set up once is told in full: rings of updates, the code of the hub, who closes an old Exchange", () => {
  const tree = documentOf("hybrid-vpn", "medium");
  expect(cells(tree, "hybrid.arc")).toMatch(/rings: test and standby servers in release week/);
  expect(cells(tree, "hybrid.arc")).not.toContain("`");
  expect(cells(tree, "timeline.tasks")).toContain("code in the client's repository");
  expect(JSON.stringify(tree.sections)).toContain("the client closes them to the internet except for mail transport");
});

test.each(["small", "medium"])(
  "a circuit at %s needs the weeks of its delivery, and of what comes after it",
  (size) => {
    const weeks = (configuration: string) =>
      Number(/^A\b[^·]* · [\d.]+ · (\d+) ·/m.exec(cells(documentOf(configuration, size), "options.figures"))?.[1]);
    expect(weeks("hybrid-expressroute")).toBe(13);
    expect(weeks("hybrid-vpn")).toBeLessThan(13);
  },
);

test("what another option costs is told once and by the year where the currencies differ, and what is left out by its line", () => {
  const answers: Answers = {
    "primary-objective": ["remote-work", "digital-transformation"],
    "integration-needs": ["no-integrations"],
  };
  const said = JSON.stringify(documentOf("hybrid-expressroute", "small", answers).sections);
  expect(said).toMatch(/B takes [\d.]+ days and costs EUR [\d,]+ one-off and USD [\d,]+ a year; A takes/);
  expect(said).toMatch(/Not included: for A, B-\d+ Charges of the circuit provider \(to be quoted\)/);
});

test("a Virtual WAN for few sites is asked for with what would do instead", () => {
  const asked = (sites: string, objective = "scalability") => {
    const tree = documentOf("hybrid-virtual-wan", "medium", { sites: [sites], "primary-objective": [objective] });
    return `${cells(tree, "summary.decisions")}${cells(tree, "decisions")}`;
  };
  expect(asked("3")).toContain("Confirm Virtual WAN for 3 sites, or choose the hub with a VPN gateway");
  const level = asked("3", "innovation");
  expect(level).toMatch(/Confirm A .*B \(Hub with a VPN gateway\)/);
  expect(level).not.toMatch(/Confirm Virtual WAN|internet lines|\(D-01\)/); // asked once, as a choice among the options
  expect(asked("3")).toContain("the case for it at 3 must be made before the order");
  expect(asked("12")).toContain("Confirm Virtual WAN and two internet lines, from two providers, at each of 12 sites");
  expect(asked("12")).not.toContain("made before the order");
});

test("a circuit is asked about once, with what it needs beside a VPN alone, and its price says what it follows from", () => {
  const small = (integration: string) =>
    documentOf("hybrid-expressroute", "small", {
      "primary-objective": ["remote-work"],
      industry: ["technology"],
      "integration-needs": [integration],
    });
  for (const [integration, need] of [
    ["crm", "with a stated reason for the circuit"],
    ["erp", "if database latency justifies the circuit"],
  ] as const) {
    const asked = cells(small(integration), "summary.decisions");
    expect(asked).toContain(`; A only ${need}, which is then ordered in week 1 (`);
    expect(asked).not.toContain("(D-01)");
  }
  expect(cells(small("crm"), "bill")).toMatch(/200 Mbps · 1 · .*about a third of the listed USD 436 for 1 Gbps/);
  const asked = cells(documentOf("hybrid-expressroute", "enterprise", {}), "summary.decisions");
  expect(asked).toMatch(/Order the circuit in week 1 .*\(D-01\)/);
});

test("a circuit for which only a regulator may ask is ordered on that condition", () => {
  const asked = (answers: Answers) =>
    cells(
      documentOf("hybrid-expressroute", "medium", {
        industry: ["finance"],
        "current-technologies": ["windows-server", "active-directory"],
        "integration-needs": ["crm"],
        ...answers,
      }),
      "summary.decisions",
    );
  expect(asked({})).toContain("if a regulator requires a private path; otherwise the VPN alone suffices (D-01)");
  expect(asked({ "integration-needs": ["erp"] })).toMatch(/Order the circuit in week 1 \(delivery [^)]*\) \(D-01\)/);
});

test("who may wait three days for a restore is told when the vault takes longer", () => {
  const outage = (servers: string) =>
    JSON.stringify(
      documentOf("hybrid-vpn", "enterprise", { ...RUNNING, "recovery-time": ["days"], servers: [servers] }).sections,
    );
  expect(outage("300")).toMatch(/if the site is lost, all 300 servers take [\d.]+ days from the vault/);
  expect(outage("20")).not.toContain("if the site is lost, all");
});

test("a circuit whose traffic nobody knows is assumed once", () => {
  const assumed = (bandwidth: string) =>
    cells(documentOf("hybrid-expressroute", "large", { bandwidth: [bandwidth] }), "appendix.assumptions");
  expect(assumed("unknown")).toContain("Mbps is enough. “Bandwidth” is not yet known.");
  expect(assumed("unknown")).not.toContain("a typical figure is assumed");
  for (const bandwidth of ["unknown", "500"]) expect(assumed(bandwidth).match(/A circuit of/g)).toHaveLength(1);
});

test.each(EVERY)("%s at %s opens the ports of the backup that it has", (configuration, size) => {
  for (const technologies of [["active-directory"], ["azure-services"]]) {
    const tree = documentOf(configuration, size, { "current-technologies": technologies });
    const isServed = cells(tree, "architecture.components").includes("On-premises backup server");
    const ports = cells(tree, "architecture.ports");
    expect(ports.includes("Backup server · Recovery Services vault")).toBe(isServed);
    expect(/^Servers · Recovery Services vault/m.test(ports)).toBe(!isServed);
  }
});

test("a circuit is as wide as the work of the size, and not as the line to the internet", () => {
  const tree = documentOf("hybrid-expressroute", "small", { servers: ["3"], bandwidth: ["500"] });
  expect(cells(tree, "architecture.sizing")).toMatch(/Bandwidth · 500 Mbps line given .* until traffic .* · 100 Mbps/);
  expect(cells(tree, "bill")).toContain("ExpressRoute circuit, 200 Mbps · 1 ");
  expect(cells(tree, "appendix.assumptions")).toContain("A circuit of 200 Mbps is enough.");
  const tunnel = documentOf("hybrid-vpn", "small", { servers: ["3"], bandwidth: ["500"] });
  expect(cells(tunnel, "architecture.sizing")).toContain("Bandwidth · given by the client · 500 Mbps");
});

test("a Virtual WAN of few sites promises no backbone for ten, and routes by hand are little work there", () => {
  const few = documentOf("hybrid-virtual-wan", "small", { sites: ["2"] });
  expect(plainOf(few, "solution.statement")).toContain("One managed backbone for 2 sites");
  const many = documentOf("hybrid-virtual-wan", "enterprise", { sites: ["14"] });
  expect(plainOf(many, "solution.statement")).toContain("ten or more branches");
  expect(cells(few, "options.scores")).toMatch(/Low effort to run · [\d.]+% · 3 · 3 · /);
  expect(cells(many, "options.scores")).toMatch(/Low effort to run · [\d.]+% · 3 · 2 · /);
});

test("workloads of a cluster are replicated by its machines, and rest from policies while they run in Azure", () => {
  const tree = documentOf("hybrid-azure-local", "medium");
  const components = cells(tree, "architecture.components");
  expect(components).toMatch(/Replication provider · 2 · on each cluster machine · /);
  expect(components).not.toContain("Replication appliance");
  expect(cells(tree, "hybrid.local")).toContain("Azure guest agent not installed");
  expect(cells(documentOf("hybrid-vpn", "medium"), "architecture.components")).toContain("Replication appliance · 1");
});

test("a restore is reckoned with the line that the copies take, and not with a circuit that they pass by", () => {
  const alone: Answers = { "current-technologies": ["azure-services"], "cloud-maturity": ["significant"] };
  const recovery = (size: string, bandwidth: string) =>
    cells(
      documentOf("hybrid-expressroute", size, { ...alone, servers: ["8"], bandwidth: [bandwidth] }),
      "solution.recovery",
    );
  expect(recovery("small", "200")).toContain("8 hours per 432 GB");
  expect(recovery("small", "50")).toContain("8 hours per 108 GB");
  const narrow = documentOf("hybrid-expressroute", "small", { ...alone, servers: ["30"], bandwidth: ["20"] });
  expect(cells(narrow, "decisions")).toContain("Backup and replication use public endpoints");
  expect(cells(narrow, "architecture.sizing")).toContain("Bandwidth · given by the client · 20 Mbps");
  expect(recovery("medium", "500")).toContain("per 648 GB");
  const unused = documentOf("hybrid-vpn", "small", { bandwidth: ["2000"], servers: ["3"] });
  expect(cells(unused, "architecture.sizing")).toContain("Restore from Azure · 2,000 Mbps × 0.6 × 8 hours · 4,320 GB");
});

test("replication promises its minutes only as far as it gets the line", () => {
  const treeOf = (bandwidth: string) =>
    documentOf("hybrid-vpn", "enterprise", { servers: ["300"], bandwidth: [bandwidth], "data-loss": ["minutes"] });
  const recovery = (bandwidth: string) => cells(treeOf(bandwidth), "solution.recovery");
  expect(recovery("200")).toContain("5 to 15 minutes, with replication prioritised on the line");
  expect(recovery("50")).toContain("5 to 15 minutes once the line is upgraded");
  expect(recovery("500")).toContain("5 to 15 minutes · ");
  expect(JSON.stringify(treeOf("50").sections)).toContain("lose at most 15 minutes once the line is upgraded");
});

test("storage is counted by the tenth of a terabyte, and twelve people buy no whole one", () => {
  const bill = cells(documentOf("hybrid-expressroute", "small", { "head-count": ["12"], servers: ["2"] }), "bill");
  expect(bill).toMatch(/Replica disks of Site Recovery · 0\.2 · 0\.2 TB per protected machine/);
  const medium = cells(documentOf("hybrid-vpn", "medium", { "head-count": ["60"] }), "bill");
  expect(medium).toMatch(/Azure Files storage for File Sync · 0\.3 · 4 GB per user/);
  const large = cells(documentOf("hybrid-vpn", "enterprise", { "head-count": ["7825"] }), "bill");
  expect(large).toContain("Azure Files storage for File Sync · 31.3 · ");
});

test("Zero Trust is traced to the rights on request that are bought for it", () => {
  const tree = documentOf("hybrid-vpn", "medium", { "security-requirements": ["zero-trust"] });
  const [, line] = /^(B-\d+) · Entra ID P2 for administrators/m.exec(cells(tree, "bill")) ?? [];
  expect(cells(tree, "appendix.traceability")).toMatch(
    new RegExp(`Zero Trust architecture · .* · S-\\d · services, phase \\d; .*${line}`),
  );
  const both = documentOf("hybrid-vpn", "medium", { "security-requirements": ["zero-trust", "identity-management"] });
  expect(cells(both, "appendix.traceability")).toMatch(/^Identity management · .* · services, phase \d$/m);
});

test("a tunnel is watched for no circuit, and the second region of a circuit holds what is designed for it", () => {
  const signals = (configuration: string) => cells(documentOf(configuration, "enterprise"), "support.signals");
  expect(signals("hybrid-vpn")).toMatch(/^Path down · 60 seconds/m);
  expect(signals("hybrid-vpn")).not.toMatch(/circuit/i);
  expect(signals("hybrid-expressroute")).toMatch(/^Path down · 60 seconds/m);
  expect(JSON.stringify(documentOf("hybrid-expressroute", "small").sections)).not.toContain("where recovery asks");
});

test("Data Box carries the first backup, and no replica", () => {
  const sizing = (bandwidth: string) =>
    cells(documentOf("hybrid-vpn", "enterprise", { servers: ["300"], bandwidth: [bandwidth] }), "architecture.sizing");
  expect(sizing("200")).toContain(
    "47 days; first copy by Data Box, but replicas over the link: 12 days with no other traffic",
  );
  expect(sizing("2000")).not.toContain("replicas over the link");
});

test("a small circuit carries the copies too, and beside a controller in Azure nobody buys a resolver", () => {
  const tree = documentOf("hybrid-expressroute", "small", { servers: ["3"], bandwidth: ["200"] });
  expect(cells(tree, "architecture.ports")).toMatch(/Site Recovery · TCP 443, private endpoint/);
  expect(cells(tree, "solution.recovery")).toContain("8 hours per 216 GB");
  expect(cells(tree, "approach.tests")).toContain("returns the private endpoint's address");
  expect(cells(tree, "decisions")).not.toContain("public endpoints and bypass");
  for (const [configuration, size] of EVERY) {
    const items = cells(documentOf(configuration, size), "bill");
    expect(items).not.toContain("Resolver");
    const named = cells(documentOf(configuration, size, { "current-technologies": ["azure-services"] }), "bill");
    expect(named.includes("Resolver endpoints")).toBe(size === "medium");
    expect(named.includes("Private endpoints")).toBe(size !== "small");
  }
});

test("who administers Azure administers the servers under Arc, and no risk says otherwise", () => {
  const risks = cells(documentOf("hybrid-vpn", "enterprise"), "appendix.risks");
  expect(risks).toContain("treated as a server administrator");
  expect(risks).not.toContain("its own administrators");
});

test("disks of another option hold as much as those of the chosen one", () => {
  const bases = basesOf("hybrid-vpn", "medium", { servers: ["6"], "primary-objective": ["scalability"] });
  expect(bases).toContain("1.2 × Managed disks");
});

test("a loss that was named is promised to no server beyond those with recovery", () => {
  const given = (servers: string) =>
    JSON.stringify(documentOf("hybrid-vpn", "medium", { servers: [servers], "data-loss": ["hour"] }).sections);
  expect(given("20")).toContain("the other 15 lose up to a day (decision requested)");
  expect(given("1")).toContain("Replicated servers lose at most 15 minutes.");
});

test("an application is published with the sign-in that it has, and a line is planned for examinations, not an enrolment tested", () => {
  const tree = documentOf("hybrid-vpn", "medium", {
    industry: ["education"],
    "current-technologies": ["azure-services"],
    "integration-needs": ["legacy-applications"],
  });
  expect(cells(tree, "integration.interfaces")).toContain("the application's own behind it");
  expect(cells(tree, "integration.interfaces")).not.toContain("Kerberos");
  expect(JSON.stringify(tree.sections)).not.toContain("load-test");
});

test("names are forwarded to a controller that stands", () => {
  const rows = cells(documentOf("hybrid-vpn", "enterprise"), "timeline.tasks");
  const [, controller] = /^(T-2\.\d+) · Domain controller in Azure/m.exec(rows) ?? [];
  expect(rows).toMatch(new RegExp(`Name resolution across .* · Engineer · ${controller} · `));
});

test("few servers in Azure of a middle size are guarded by the Basic edition, and what inspects is tested", () => {
  const tree = (size: string, answers: Answers = {}) =>
    documentOf("hybrid-vpn", size, {
      industry: ["education"],
      "cloud-maturity": ["some"],
      "current-technologies": ["active-directory", "azure-services"],
      "security-requirements": ["mfa"],
      ...answers,
    });
  expect(cells(tree("medium"), "bill")).toMatch(/Azure Firewall Basic · 1 · .* USD 65 per TB/);
  expect(cells(tree("medium", { "security-requirements": ["zero-trust"] }), "bill")).toMatch(/Azure Firewall · 1/);
  expect(cells(tree("large"), "bill")).toMatch(/Azure Firewall · 1 · 1, in the hub/);
  expect(cells(tree("large"), "approach.tests")).not.toContain("HaxerMen");
  const inspected = tree("large", { industry: ["finance"] });
  expect(cells(inspected, "architecture.components")).toContain("TLS inspection with a Key Vault certificate");
  expect(cells(inspected, "approach.tests")).toContain("refused, with the signature in the firewall log");
});

test.each(EVERY)(
  "%s at %s says how people reach what was recovered while their site is lost",
  (configuration, size) => {
    const tree = documentOf(configuration, size);
    const isWan = configuration === "hybrid-virtual-wan";
    expect(cells(tree, "decisions")).toContain(
      `is down, users reach recovered servers ${isWan ? "from the other sites" : "by point-to-site on the VPN gateway"}`,
    );
    expect(cells(tree, "architecture.ports").includes("Users, while their site is down")).toBe(!isWan);
  },
);

test("a wider line that is asked for has a day by which it must be there", () => {
  const assumed = (bandwidth: string) =>
    cells(documentOf("hybrid-vpn", "enterprise", { servers: ["300"], bandwidth: [bandwidth] }), "appendix.assumptions");
  expect(assumed("200")).toContain("The 450 Mbps line, once ordered, is in service before replication starts");
  expect(assumed("1000")).not.toContain("once ordered");
});

test("the disks of a backup server are bought, and not taken for granted", () => {
  const tree = documentOf("hybrid-vpn", "enterprise", { servers: ["300"] });
  expect(cells(tree, "bill")).toContain("Backup server disk · 90 · TB: 1.5 times the data");
  expect(cells(tree, "appendix.assumptions")).not.toContain("TB of disk");
  expect(cells(tree, "bill")).toMatch(/Backup server disk · 90 · .* · EUR 80 – 200 per TB · 12,600 · –/);
  expect(cells(documentOf("hybrid-vpn", "small"), "bill")).not.toContain("Backup server disk");
});

test("a few servers and a few sites are not onboarded for weeks", () => {
  const days = (title: RegExp, configuration: string, size: string, answers: Answers) =>
    likelyDays(documentOf(configuration, size, answers), title);
  expect(days(/Arc and backup on all servers/, "hybrid-vpn", "medium", { servers: ["6"] })).toBeLessThanOrEqual(2);
  expect(days(/Tunnels to the other 2/, "hybrid-azure-local", "enterprise", { sites: ["3"] })).toBeLessThanOrEqual(4);
});

test("a wide line to the internet is no reason for a circuit, nor one site a reason for many branches", () => {
  const answers: Answers = {
    bandwidth: ["500"],
    "integration-needs": ["no-integrations"],
    "security-requirements": ["mfa"],
    industry: ["other"],
  };
  const tree = documentOf("hybrid-expressroute", "small", answers);
  expect(cells(tree, "summary.decisions")).toContain("Name the reason for the circuit");
  expect(JSON.stringify(tree.sections)).toContain("A private circuit is worthwhile from about 500 Mbps");
  const wan = (sites: string) => documentOf("hybrid-virtual-wan", "medium", { sites: [sites] });
  expect(cells(wan("1"), "decisions")).toContain("a user VPN gateway in the hub, deployed and paid for only then");
  expect(cells(wan("3"), "decisions")).toContain("the case for it at 3 must be made before the order");
  expect(cells(wan("12"), "decisions")).not.toContain("the case for it");
});

test("a hub of a Virtual WAN has no subnet for a firewall", () => {
  const answers: Answers = { industry: ["other"], "security-requirements": ["mfa"], "cloud-maturity": ["no-cloud"] };
  const guarded = (configuration: string) => cells(documentOf(configuration, "medium", answers), "decisions");
  expect(guarded("hybrid-virtual-wan")).toContain("can be deployed in the hub later");
  expect(guarded("hybrid-vpn")).toContain(
    "subnets for Azure Firewall Basic are reserved. · USD 33 to USD 45 a month instead of USD 280 to USD 320 a month",
  );
});

test.each(EVERY)(
  "%s at %s asks for a second factor where applications are published, and encrypts where the tunnel is built",
  (configuration, size) => {
    const rows = cells(
      documentOf(configuration, size, { "security-requirements": ["mfa", "data-encryption", "compliance"] }),
      "timeline.tasks",
    );
    expect(rows).toMatch(/^T-3\.\d+ · [^·]*ublication of internal applications[^·]*\(S-1\)/m);
    expect(rows).toMatch(/^T-2\.\d+ · [^·]*budgets as code \(S-2\)/m);
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

test("present hosts hold until the cluster is ready what its guests are to carry, and the appliance that fills it", () => {
  const assumed = (configuration: string) =>
    cells(
      documentOf(configuration, "medium", {
        "security-requirements": ["mfa"],
        "integration-needs": ["reporting-tools"],
        "current-technologies": ["power-platform"],
        servers: ["26"],
        "fast-recovery": ["4"],
      }),
      "appendix.assumptions",
    );
  expect(assumed("hybrid-azure-local")).toContain(
    "(1 Azure Migrate appliance; until the cluster is ready, 2 connectors and 2 data gateway members)",
  );
  expect(assumed("hybrid-vpn")).toContain("and 1 replication appliance unless the hosts run Hyper-V");
});

test("a rule between the sides stands somewhere, and Private Access is in no sum before anybody named what needs it", () => {
  const tree = documentOf("hybrid-virtual-wan", "enterprise", {
    industry: ["retail"],
    "primary-objective": ["remote-work"],
    "security-requirements": ["mfa", "zero-trust"],
  });
  const decisions = cells(tree, "decisions");
  expect(decisions).toContain("Network security groups filter between site and spokes");
  expect(decisions).toContain("Private Access for others, USD 5 per user per month, is an option in the bill");
  expect(cells(tree, "bill")).toMatch(/Entra Private Access \(option\) · 1 · .* · to be quoted · – · –/);
  expect(cells(tree, "security.controls")).toContain("Defender for Servers covers every Arc-enabled server");
});

test("paid updates of SQL Server are said to be in no sum, and what runs in Azure after a failover to be paid", () => {
  const tree = documentOf("hybrid-vpn", "enterprise", { "current-technologies": ["sql-server"] });
  expect(JSON.stringify(tree.sections)).toMatch(/not in the totals .* for 2 cores of SQL Server/);
  expect(cells(tree, "bill")).toContain("recovered machines are charged while running");
  expect(cells(tree, "timeline.tasks")).toContain("regional core quota granted");
});

test("what is no part of the project is not to be settled before it", () => {
  for (const [configuration, size] of EVERY) {
    const tree = documentOf(configuration, size, { "security-requirements": ["data-loss-prevention"] });
    expect(JSON.stringify(tree.sections)).not.toContain("To be settled first: Data loss prevention");
  }
});

test("a small public body may be one that NIS2 covers at any size", () => {
  const law = (industry: string) =>
    JSON.stringify(documentOf("hybrid-vpn", "small", { industry: [industry] }).sections);
  expect(law("government")).toContain("bodies of central government whatever their size");
  expect(law("government")).not.toContain("is unlikely to apply at this size");
  expect(law("education")).toContain("is unlikely to apply at this size");
});

test.each(EVERY)("%s at %s builds no data gateway that no task installs", (configuration, size) => {
  const tree = documentOf(configuration, size, {
    "current-technologies": ["active-directory", "sql-server", "power-platform"],
    "integration-needs": ["erp", "database-systems"],
  });
  expect(cells(tree, "architecture.components")).not.toContain("data gateway");
  expect(cells(tree, "bill")).not.toContain("data gateway");
  expect(JSON.stringify(tree.sections)).not.toContain("recovery key kept in the safe");
});

test.each(EVERY.filter(([, size]) => ["small", "medium"].includes(size)))(
  "%s at %s asks Arc for no machine that runs in Azure",
  (configuration, size) => {
    const answers: Answers = {
      "current-technologies": ["sql-server"],
      "security-requirements": ["identity-management", "compliance"],
    };
    const without = documentOf(configuration, size, answers);
    expect(JSON.stringify(without.sections)).not.toMatch(
      /of each side through Arc|servers on both sides are administered|\d servers? on both sides/,
    );
    expect(cells(without, "security.controls")).toContain("An administrator reaches an on-premises server through Arc");
    const directory = documentOf(configuration, size, { ...answers, "current-technologies": ["active-directory"] });
    expect(cells(directory, "security.controls")).not.toContain("accounts synchronised");
    expect(cells(directory, "appendix.assumptions")).toContain("synchronised from Active Directory");
  },
);

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

test("a Virtual WAN takes the same days as the option beside a VPN, and its branches are paid once", () => {
  const answers: Answers = { sites: ["14"], timeline: ["12-plus-months"] };
  const days = (configuration: string) =>
    Number(/^A · ([\d.]+)/m.exec(cells(documentOf(configuration, "large", answers), "options.figures"))?.[1]);
  const beside = Number(
    /^B · ([\d.]+)/m.exec(cells(documentOf("hybrid-vpn", "large", answers), "options.figures"))?.[1],
  );
  expect(Math.abs(days("hybrid-virtual-wan") / beside - 1)).toBeLessThan(0.05);
});

test("sites that fill a gateway are not said to leave it room", () => {
  const decided = (sites: string) => cells(documentOf("hybrid-vpn", "enterprise", { sites: [sites] }), "decisions");
  expect(decided("20")).toContain("is required above 100 tunnels");
  expect(decided("28")).toContain("28 sites leave less than a fifth free");
  expect(decided("28")).not.toContain("is required above 100 tunnels");
  expect(decided("40")).toContain("is required above 100 tunnels");
  expect(decided("90")).toContain("90 sites leave less than a fifth free, so it is due before more sites join");
  expect(decided("120")).toContain("One gateway supports at most 100 tunnels, so 120 sites need it");
});

test("tunnels that a class does not carry are bought with one that does, and charged above ten", () => {
  const tree = (configuration: string, sites: string) =>
    documentOf(configuration, "enterprise", { ...RUNNING, sites: [sites], bandwidth: ["400"] });
  const bill = (configuration: string, sites: string) => cells(tree(configuration, sites), "bill");
  expect(bill("hybrid-vpn", "29")).toMatch(
    /VPN gateway, 650 Mbps class · 2 [\s\S]*tunnels above ten per gateway · 40 /,
  );
  expect(bill("hybrid-vpn", "30")).toMatch(/VPN gateway, 5 Gbps class · 2 [\s\S]*tunnels above ten per gateway · 42 /);
  expect(cells(tree("hybrid-vpn", "30"), "architecture.sizing")).toContain(
    "VpnGw4AZ: 31 tunnels where smaller classes support 30",
  );
  expect(bill("hybrid-vpn", "9")).not.toContain("tunnels above ten");
  expect(bill("hybrid-expressroute", "40")).not.toMatch(/5 Gbps class|tunnels above ten/);
});

test("a line that is ordered is carried by the gateway too", () => {
  const ordered = (configuration: string, size: string) =>
    /Internet line upgrade · .*/.exec(
      cells(
        documentOf(configuration, size, { ...RUNNING, servers: ["1040"], bandwidth: ["1000"], sites: ["10"] }),
        "bill",
      ),
    )?.[0];
  expect(ordered("hybrid-vpn", "enterprise")).toContain("1,550 Mbps, contracted");
  expect(ordered("hybrid-vpn", "enterprise")).toContain("the gateway then becomes a VpnGw3AZ");
  expect(ordered("hybrid-virtual-wan", "enterprise")).toContain("the hub then needs 4 scale units");
});

test("what backup and replication wait for is watched", () => {
  const signals = (...technologies: string[]) =>
    cells(documentOf("hybrid-vpn", "medium", { "current-technologies": technologies }), "support.signals");
  expect(signals("active-directory")).toMatch(/^Replication behind · 30 minutes/m);
  expect(signals("active-directory")).toContain("Controller in Azure does not answer DNS");
  expect(signals("windows-server")).not.toContain("Controller in Azure");
});

test("no replication appliance serves more servers than it may, and many are served by a larger one", () => {
  const rows = (servers: string, fast: string) =>
    cells(
      documentOf("hybrid-vpn", "enterprise", { servers: [servers], "fast-recovery": [fast] }),
      "architecture.components",
    );
  expect(rows("600", "150")).toContain("Replication appliance · 1 · 8 vCPU, 32 GB and its own vault");
  expect(rows("800", "200")).toContain("Replication appliance · 1 · 16 vCPU, 32 GB, 1 TB of cache and its own vault");
  expect(rows("1040", "260")).toContain("Replication appliance · 2 · 8 vCPU, 32 GB and their own vault");
});

test("names and routes are told of what is built, and in brief to a small client", () => {
  const rows = (configuration: string, size: string, answers: Answers = {}) =>
    cells(documentOf(configuration, size, answers), "hybrid.routes");
  for (const [configuration, size] of EVERY)
    expect(rows(configuration, size)).toMatch(/^Azure prefixes · (sites|the site) · /m);
  expect(rows("hybrid-vpn", "large")).toContain("through the other gateway and the connection between the two");
  expect(rows("hybrid-vpn", "medium")).toContain("static routes on a device without it");
  expect(rows("hybrid-vpn", "medium")).toMatch(/backup\.windowsazure\.com.*to the controller in Azure/);
  expect(rows("hybrid-vpn", "medium", { "current-technologies": ["windows-server"] })).toContain(
    "to the resolver's inbound endpoint",
  );
  expect(rows("hybrid-virtual-wan", "large", { sites: ["12"] })).toContain("passes on every site's prefixes");
  expect(rows("hybrid-vpn", "small")).not.toMatch(/windowsazure|team|Point-to-site/);
  expect(rows("hybrid-vpn", "small")).toContain(
    "Arc, updates, monitoring, backup, replication · the site · public endpoints",
  );
  const bare = documentOf("hybrid-vpn", "small", { "current-technologies": ["office-365"] });
  expect(JSON.stringify(bare.sections)).not.toContain("Names and routes");
});

test("the capacity of a line is not taken for the load that a circuit is justified by", () => {
  const decided = (bandwidth: string) =>
    cells(documentOf("hybrid-vpn", "enterprise", { ...RUNNING, bandwidth: [bandwidth] }), "decisions");
  expect(decided("2000")).toContain("2,000 Mbps is capacity, not load: a circuit is justified if traffic");
  expect(decided("1000")).not.toContain("a circuit is justified");
});

test("no firewall is paid for in a region where no server starts", () => {
  const bill = (configuration: string) => cells(documentOf(configuration, "enterprise"), "bill");
  for (const configuration of ["hybrid-vpn", "hybrid-expressroute"]) {
    expect(bill(configuration)).toMatch(/Azure Firewall[^·]* · 1 · 1, in the hub used for recovery/);
    expect(bill(configuration)).toMatch(/NAT gateway · 1 · 1 for the second region's controller/);
  }
  expect(bill("hybrid-virtual-wan")).not.toContain("NAT gateway");
});

test.each(SIZES)("a circuit at %s takes over from the tunnel by a step that can be undone", (size) => {
  expect(cells(documentOf("hybrid-expressroute", size), "approach.cutover")).toMatch(
    /from the internet tunnel to the circuit/,
  );
  expect(cells(documentOf("hybrid-vpn", size), "approach.cutover")).not.toMatch(/to the circuit/);
});

test("nothing of the client's own is put into a virtual hub", () => {
  expect(cells(documentOf("hybrid-virtual-wan", "medium"), "architecture.components")).toContain(
    "shared-services spoke",
  );
});

test("latency is feared for what talks to a database, by name", () => {
  const tree = documentOf("hybrid-vpn", "medium", {
    ...RUNNING,
    "integration-needs": [
      "crm",
      "erp",
      "legacy-applications",
      "third-party-apis",
      "database-systems",
      "reporting-tools",
    ],
  });
  expect(cells(tree, "appendix.risks")).toContain("Latency disrupts ERP systems and database systems");
});

test.each(SIZES)("a cluster at %s is kept on a supported release, by its own update alone", (size) => {
  const run = (configuration: string) => cells(documentOf(configuration, size), "support.calendar");
  expect(run("hybrid-azure-local")).toContain("each release is supported for six months");
  expect(run("hybrid-vpn")).not.toContain("six months");
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

test("a share and a time over the line are those that a reader recomputes", () => {
  const sizing = cells(
    documentOf("hybrid-vpn", "medium", { bandwidth: ["100"], servers: ["20"] }),
    "architecture.sizing",
  );
  expect(sizing).toContain("100 ÷ 650 = 15%");
  const wide = cells(
    documentOf("hybrid-vpn", "medium", { bandwidth: ["300"], servers: ["20"] }),
    "architecture.sizing",
  );
  expect(wide).toContain("4 TB: 2.1 days; replicas: another 0.6 days");
  expect(wide).toContain("Restore from Azure · Mbps × 0.6 × 8 hours · 648 GB");
});

test("a wider line that is asked for stands in the bill, to be quoted", () => {
  const bill = (bandwidth: string) =>
    cells(documentOf("hybrid-vpn", "enterprise", { bandwidth: [bandwidth], servers: ["300"] }), "bill");
  expect(bill("100")).toMatch(/Internet line upgrade · 1 · 450 Mbps/);
  expect(bill("1000")).not.toContain("Internet line upgrade");
  const tree = documentOf("hybrid-vpn", "enterprise", { bandwidth: ["100"], servers: ["300"] });
  expect(JSON.stringify(tree.sections[0])).toMatch(/to be quoted: [^"]*Internet line upgrade/);
});

test("a line that cannot stand in for the circuit is widened, quoted and a risk, and the VPN alone is among the options", () => {
  const tree = (bandwidth: string) =>
    documentOf("hybrid-expressroute", "enterprise", {
      industry: ["finance"],
      servers: ["187"],
      bandwidth: [bandwidth],
      "current-technologies": ["windows-server", "active-directory", "azure-services"],
      "security-requirements": ["mfa"],
    });
  const thin = tree("100");
  expect(cells(thin, "architecture.sizing")).toContain("a day's changes take 27.7 hours over the 100 Mbps");
  expect(cells(thin, "bill")).toContain("Internet line upgrade · 1 · 150 Mbps for failover");
  expect(cells(thin, "summary.decisions")).toContain("also a 150 Mbps internet line, for failover");
  expect(cells(thin, "appendix.risks")).toContain("Until the circuit is delivered, and while it is down");
  expect(JSON.stringify(thin.sections)).toMatch(/VPN alone.* is not the private path/);
  expect(JSON.stringify(tree("150").sections)).not.toMatch(/Internet line upgrade|Until the circuit is delivered/);
});

test("what the backup does not give of the limits stated is decided with its price, and the plant's rules are tested", () => {
  const asked = (answers: Answers, configuration = "hybrid-vpn") =>
    JSON.stringify(documentOf(configuration, "medium", { servers: ["20"], ...answers }).sections);
  expect(asked({ "data-loss": ["hour"] })).toContain(
    "15 servers may lose a day of data (stated: 1 hour), or replicate all 20 for about USD 930 a month",
  );
  expect(asked({ "recovery-time": ["hours"] })).toContain("15 servers may be restored later than the limit stated");
  expect(asked({ "recovery-time": ["hours"], "fast-recovery": ["3"] })).not.toContain("later than the limit stated");
  expect(asked({ "recovery-time": ["hour"] }, "hybrid-azure-local")).toMatch(/replicate all \d+ cluster guests for/);
  const plant = documentOf("hybrid-vpn", "medium", {
    industry: ["manufacturing"],
    "security-requirements": ["zero-trust"],
  });
  expect(cells(plant, "approach.tests")).toMatch(/plant below level 3.*every connection refused/);
  expect(cells(plant, "timeline.tasks")).toContain("rules to the plant");
  expect(cells(plant, "appendix.traceability")).toMatch(/Zero Trust architecture, by D-/);
  expect(cells(plant, "bill")).toContain("if covered, 4 added machines extra");
});

test.each(EVERY)("%s at %s says what was decided once, and not again as a rule", (configuration, size) => {
  const tree = documentOf(configuration, size, { sites: ["12"], "primary-objective": ["scalability"] });
  expect(JSON.stringify(tree.sections)).not.toContain("Design rules");
});

test.each(SIZES)("machines of a cluster at %s are ordered with the disk that its workloads need", (size) => {
  const components = cells(documentOf("hybrid-azure-local", size), "architecture.components");
  const [, count = "", terabytes = ""] =
    /Azure Local machines · (\d+) · .* ([\d.]+) TB of disk plus a spare/.exec(components) ?? [];
  const workloads = Number(
    /planned (\d+) of/.exec(cells(documentOf("hybrid-azure-local", size), "architecture.sizing"))?.[1],
  );
  const copies = Number(count) >= 3 ? 3 : 2;
  expect(Number(terabytes) * Number(count)).toBeGreaterThanOrEqual(workloads * 0.2 * copies - 0.01);
});

test("a vault limits nobody by address, and names are forwarded where a private answer waits for them", () => {
  const answers: Answers = { "current-technologies": ["active-directory"] };
  const small = documentOf("hybrid-virtual-wan", "small", answers);
  expect(cells(small, "decisions")).toContain("Backup and replication use public names over TLS. Private endpoints");
  expect(cells(small, "decisions")).not.toContain("the sites' addresses");
  expect(JSON.stringify(small.sections)).not.toContain("its DNS forwards to Azure");
  expect(JSON.stringify(documentOf("hybrid-virtual-wan", "medium", answers).sections)).toContain(
    "its DNS forwards to Azure",
  );
});

test("a hub with a gateway costs less at ten sites too", () => {
  const said = JSON.stringify(documentOf("hybrid-virtual-wan", "small").sections);
  expect(said).toContain("Designed for 10 sites, as the configuration implies; a hub with a VPN gateway costs less");
  expect(said).not.toContain("below ten sites");
});

test("the tunnel of another option carries the load of the link", () => {
  const said = (configuration: string, size: string) =>
    JSON.stringify(documentOf(configuration, size, { "cloud-maturity": ["significant"] }).sections);
  const wan = said("hybrid-virtual-wan", "enterprise");
  expect(wan.match(/1 × VPN gateway, 2\.5 Gbps class/g)).toHaveLength(2);
  expect(wan).not.toContain("650 Mbps class, zone redundant");
  expect(said("hybrid-virtual-wan", "medium")).toContain("1 × VPN gateway, 650 Mbps class");
});

test("paid updates are a step where a version in use has them", () => {
  const steps = (version: string, ...technologies: string[]) =>
    JSON.stringify(
      documentOf("hybrid-vpn", "medium", {
        "current-technologies": ["windows-server", ...technologies],
        "windows-server-version": [version],
      }).sections,
    );
  expect(steps("2016")).toContain("Extended security updates for legacy servers");
  expect(steps("2022", "sql-server")).not.toContain("Extended security updates for legacy servers");
  expect(steps("2016", "sql-server")).toMatch(/not in the totals .* for 2 cores of SQL Server/);
});

test("a second region on request does not move the copies of a vault", () => {
  expect(cells(inCountry("Germany", "hybrid-expressroute", { "company-size": ["large"] }), "decisions")).toContain(
    "although vault copies still go to Germany North",
  );
});

test("a cluster is taught, and its late machines are a risk that is printed", () => {
  const tree = documentOf("hybrid-azure-local", "medium");
  expect(cells(tree, "approach.training")).toContain("Arc, patching, backup, recovery, cluster");
  expect(cells(tree, "architecture.ports")).toContain("Replication provider · Site Recovery");
  expect(cells(tree, "appendix.risks")).toMatch(/cluster machines arrive after 12 weeks, .* · 3 × 4 = 12/);
  expect(cells(documentOf("hybrid-vpn", "medium"), "approach.training")).not.toContain("cluster");
});

test("databases in scope are backed up as dumps, and a replica goes to a server that its owner has", () => {
  const tree = documentOf("hybrid-vpn", "small", { "integration-needs": ["database-systems", "crm"] });
  expect(cells(tree, "architecture.components")).toContain("databases as nightly dumps");
  expect(cells(tree, "integration.interfaces")).toContain("to a server provided by its owner");
  expect(cells(tree, "integration.interfaces")).not.toContain("rules of the hub");
});

test("the exercise of the year cuts off one site of many, and a platform in use is checked in discovery", () => {
  const technologies = { "current-technologies": ["azure-services"] };
  const many = documentOf("hybrid-virtual-wan", "medium", technologies);
  expect(JSON.stringify(many.sections)).toContain("Site-loss recovery exercise");
  expect(cells(many, "environment.technologies")).toContain("Discovery checks the existing platform");
});

test("the storage through which replicas go keeps its keys", () => {
  for (const [configuration, size] of EVERY) {
    const answers: Answers = { "security-requirements": ["data-loss-prevention"], "current-technologies": ["none"] };
    const controls = cells(documentOf(configuration, size, answers), "security.controls");
    expect(controls).toContain("Storage accounts refuse anonymous access");
    expect(controls).not.toMatch(/\bkeys?\b/);
  }
});

test("no more people are led to a gateway than it lets in at once", () => {
  const decided = (users: string, answers: Answers = {}) =>
    cells(
      documentOf("hybrid-vpn", "large", { ...RUNNING, "head-count": [users], sites: ["1"], ...answers }),
      "decisions",
    );
  expect(decided("900", { bandwidth: ["300"] })).toContain("with Entra sign-in, for up to 250 concurrent users");
  expect(decided("900", { bandwidth: ["2000"] })).not.toContain("concurrent users");
  expect(decided("900", { bandwidth: ["1000"] })).toContain("for up to 500 concurrent users");
  const medium = documentOf("hybrid-vpn", "medium", { "head-count": ["240"], bandwidth: ["300"] });
  expect(cells(medium, "decisions")).not.toContain("concurrent users");
});

test("what a circuit carries, and that it encrypts nothing, is said before it is ordered", () => {
  const bare: Answers = { "current-technologies": ["none"], "security-requirements": ["compliance"] };
  const small = documentOf("hybrid-expressroute", "small", bare);
  expect(cells(small, "summary.decisions")).toContain(
    "Name what will use the circuit, as nothing in this project does",
  );
  expect(cells(small, "decisions")).toContain("it carries almost nothing until a workload runs in Azure");
  const served = documentOf("hybrid-expressroute", "small", { ...bare, "current-technologies": ["active-directory"] });
  expect(cells(served, "summary.decisions")).toContain("Confirm that a private path for audit justifies the circuit");
  expect(cells(served, "decisions")).not.toContain("almost nothing");
  for (const size of SIZES) {
    const decided = (control: string) =>
      cells(documentOf("hybrid-expressroute", size, { "security-requirements": [control] }), "decisions");
    expect(decided("mfa")).toContain("The circuit itself is unencrypted");
    expect(decided("data-encryption")).not.toContain("is unencrypted");
  }
});

test("where nothing runs in Azure yet, no application is the first on the new path", () => {
  for (const [configuration, size] of EVERY) {
    const steps = (level: string) =>
      cells(documentOf(configuration, size, { "cloud-maturity": [level] }), "approach.cutover");
    expect(steps("early")).not.toMatch(/^T0 · .*application/m);
    expect(steps("early")).toMatch(/^T0 · .*(backup of one server|test machine in Azure)/m);
    expect(steps("significant")).toMatch(/^T0 · First .*application on the new path/m);
  }
});

test("no row of the sizing counts ranges to compare", () => {
  for (const [configuration, size] of EVERY)
    expect(cells(documentOf(configuration, size), "architecture.sizing")).not.toContain("to compare");
});

test("licences for many people outside are a decision of their own, unless a plan in use has them", () => {
  const published: Answers = { "integration-needs": ["legacy-applications"] };
  const asked = (size: string, ...technologies: string[]) =>
    cells(
      documentOf("hybrid-virtual-wan", size, { ...published, "current-technologies": technologies }),
      "summary.decisions",
    );
  expect(asked("enterprise", "windows-server")).toMatch(
    /Confirm that [\d,]+ people use published applications, at USD/,
  );
  expect(asked("enterprise", "office-365")).not.toContain("use published applications");
  expect(asked("medium", "windows-server")).not.toContain("use published applications");
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

test("where there are several sites, it is said that the servers stand at one", () => {
  const assumed = (sites: string, size = "enterprise") =>
    cells(documentOf("hybrid-virtual-wan", size, { sites: [sites] }), "appendix.assumptions");
  expect(assumed("10")).toMatch(/All servers are at one site.* · Each further site with servers/);
  expect(assumed("1")).not.toContain("are at one site");
  expect(assumed("10", "small")).not.toContain("are at one site");
});

test("nothing is said of the library of an ERP system that nobody named", () => {
  const tree = documentOf("hybrid-vpn", "medium", { "integration-needs": ["erp", "reporting-tools"] });
  expect(plainOf(tree, "integration.gateway")).toContain("updated monthly");
  expect(plainOf(tree, "integration.gateway")).not.toMatch(/8 cores|[Oo]utbound/); // the components say it
  expect(JSON.stringify(tree.sections)).not.toContain("NCo");
});

test("the link that an option pays for each year is not said to fall away with it", () => {
  const described = (configuration: string, sites = "3") =>
    cells(documentOf(configuration, "medium", { sites: [sites] }), "options.description");
  expect(described("hybrid-vpn")).toContain("All workloads move to Azure, reached through a VPN gateway");
  expect(described("hybrid-expressroute", "1")).toContain("reached through a VPN gateway");
  expect(described("hybrid-virtual-wan")).toContain("reached through the same hub");
  const outlined = cells(
    documentOf("hybrid-virtual-wan", "medium", {
      sites: ["3"],
      "cloud-maturity": ["cloud-first"],
      "primary-objective": ["innovation"],
      industry: ["technology"],
    }),
    "outline.design",
  );
  expect(outlined).toContain("the same hub for users and remaining on-site devices");
  expect(outlined).toMatch(/Regions, hub, .*\. Arc is not needed/);
});

test("replicas leave from the machines of a cluster, in the picture as in the table", () => {
  const replicated = (configuration: string) =>
    blocksOf(documentOf(configuration, "small"))
      .flatMap((block) => (block.kind === "diagram" ? block.diagram.edges : []))
      .find(({ label }) => label?.startsWith("Site Recovery"))?.from;
  expect(replicated("hybrid-azure-local")).toBe("local");
  expect(replicated("hybrid-vpn")).toBe("servers");
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

test("a cluster that joins a domain is started once without its controllers", () => {
  const said = (technology: string) => {
    const tree = documentOf("hybrid-azure-local", "small", { "current-technologies": [technology] });
    return cells(tree, "decisions") + cells(tree, "timeline.tasks");
  };
  expect(said("active-directory")).toMatch(/A cold start is tested[\s\S]*, a start without a domain controller/);
  expect(said("power-platform")).not.toContain("domain controller");
});

test("the tunnels of a gateway are a reason for a Virtual WAN where its sites come near them", () => {
  const decided = (sites: string) =>
    cells(documentOf("hybrid-virtual-wan", "enterprise", { sites: [sites] }), "decisions");
  expect(decided("10")).not.toMatch(/\d tunnels/);
  expect(decided("25")).toContain("one gateway supports 30 to 100 tunnels");
});

test("connectors are installed by the task that publishes, and not once more by an integration", () => {
  const tree = documentOf("hybrid-vpn", "medium", { "integration-needs": ["legacy-applications"] });
  expect(cells(tree, "timeline.tasks")).toContain("Publication of internal applications");
  expect(cells(tree, "integration.interfaces")).toContain("published with the others");
});

test("one server holds one connector", () => {
  const components = (servers: string) =>
    cells(
      documentOf("hybrid-vpn", "small", { servers: [servers], "integration-needs": ["legacy-applications"] }),
      "architecture.components",
    );
  expect(components("1")).toContain("Proxy connectors · 1 ·");
  expect(components("2")).toContain("Proxy connectors · 2 ·");
});

test("what copies pay on their way through private endpoints is in the bill", () => {
  const bill = (servers: string) => cells(documentOf("hybrid-vpn", "medium", { servers: [servers] }), "bill");
  expect(bill("300")).toMatch(
    /Data through private endpoints · 36 · 30 days of changes, in TB, rounded up · USD 10 [^\n]* · 4,320$/m,
  );
  expect(bill("20")).toMatch(/Data through private endpoints · 3 · [^\n]* · 360$/m);
});

test("a trade-off has its sums where the prices are known, and what is copied is decided beside what is restored", () => {
  for (const [configuration, size] of EVERY.filter(([, size]) => size !== "small")) {
    const tree = documentOf(configuration, size, { servers: ["9"], "fast-recovery": ["2"] });
    const decided = cells(tree, "decisions");
    expect(decided).toMatch(/About USD [\d,]+ a month for 2, not USD [\d,]+ for all 9/);
    expect(decided).toMatch(/Inspection and outbound traffic.*USD [\d,]+ to USD [\d,]+ a month instead of USD \d+/);
    expect(decided).not.toMatch(/Directory for what is recovered|Identity of devices and servers/);
  }
});

test("a cluster that joins the domain of its own guests is said to start without them, and users' licences are named", () => {
  const tree = documentOf("hybrid-azure-local", "small", {
    "current-technologies": ["windows-server", "active-directory"],
    servers: ["5"],
  });
  expect(cells(tree, "decisions")).toMatch(/Directory of the cluster.*starts without a domain controller/);
  expect(cells(tree, "bill")).toMatch(/Windows Server 2025 access licences · 50 · /);
  expect(cells(documentOf("hybrid-vpn", "small"), "bill")).not.toContain("access licences");
});

test("of the controllers of a domain one stays outside the cluster where servers stay on their hosts", () => {
  const decided = (servers: string) =>
    cells(
      documentOf("hybrid-azure-local", "medium", {
        "current-technologies": ["active-directory"],
        servers: [servers],
      }),
      "decisions",
    );
  expect(decided("30")).toMatch(
    /Directory of the cluster.*stays on a current host, among the \d+ servers that do not move/,
  );
  expect(decided("8")).not.toContain("stays on a current host");
  expect(decided("8")).toMatch(/no controller is available on site/);
});

test("growth and innovation are measured by two things, not by one under two names", () => {
  const measured = cells(
    documentOf("hybrid-vpn", "medium", { "primary-objective": ["scalability", "innovation"] }),
    "features.measures",
  );
  expect(measured).toContain("Days to add a site, network or server");
  expect(measured).toContain("trial environment in Azure");
  expect(measured).not.toContain("new site, network or environment");
});

test("the agent of Arc is approved with the design, the line and the regions with the order", () => {
  for (const size of SIZES) {
    const input = inputFor({
      ...workedExample(),
      "solution-type": ["hybrid-cloud"],
      "solution-configuration": ["hybrid-vpn"],
      "company-size": [size],
    });
    const { asked } = contentFor(input);
    const needed = (words: string) => asked.find(({ text }) => text.includes(words))?.needed;
    expect(needed("Approve the Arc agent")).toBe("Design sign-off");
    expect(needed("Name the regions")).toBe("the order");
  }
});

test("what the table of interfaces holds is not said before it", () => {
  const tree = documentOf("hybrid-vpn", "medium", { "integration-needs": ["crm", "erp"] });
  expect(plainOf(tree, "integration.intro")).toBe("");
  const none = documentOf("hybrid-vpn", "medium", { "integration-needs": ["no-integrations"] });
  expect(plainOf(none, "integration.intro")).toContain("No integration was requested");
});

test("what follows the first on the new path is named where it is no site or application of several", () => {
  const cutover = (sites: string, maturity: string, size = "medium") =>
    cells(documentOf("hybrid-vpn", size, { sites: [sites], "cloud-maturity": [maturity] }), "approach.cutover");
  expect(cutover("3", "significant")).toContain("Remaining sites and applications, in waves");
  expect(cutover("1", "significant")).toContain("Remaining applications, in waves");
  expect(cutover("2", "early")).toContain("Remaining site and servers, in waves");
  expect(cutover("1", "early")).toContain("Remaining servers, in waves");
  expect(cutover("1", "early", "small")).toContain("Servers, in waves");
  const circuit = (maturity: string) =>
    cells(
      documentOf("hybrid-expressroute", "medium", { sites: ["3"], "cloud-maturity": [maturity] }),
      "approach.cutover",
    );
  expect(circuit("early")).toMatch(/Main site on the new path[\s\S]*Remaining servers, and users of the other 2 sites/);
  expect(circuit("significant")).toMatch(
    /First application[\s\S]*Remaining applications, and users of the other 2 sites/,
  );
});

test("a wider circuit costs more than a narrower one, and none more than its width", () => {
  const widths = [PRICES["er-200m"], PRICES["er-500m"], PRICES["er-1g"], PRICES["er-2g"]];
  for (const [index, wider] of widths.slice(1).entries()) {
    const narrower = widths[index];
    expect(wider.low).toBeGreaterThan(narrower?.high ?? 0);
    expect(wider.high).toBeLessThanOrEqual(2.5 * (narrower?.low ?? 0));
  }
  expect(cells(documentOf("hybrid-expressroute", "medium"), "appendix.assumptions")).toContain(
    "at up to 2.5 times its",
  );
});

test.each(EVERY)("%s at %s traces Zero Trust to the lines that its control needs", (configuration, size) => {
  const tree = documentOf(configuration, size, { "security-requirements": ["mfa", "zero-trust"] });
  const lines = cells(tree, "bill").split("\n");
  const row = cells(tree, "appendix.traceability").match(/^.*Zero Trust.*$/m)?.[0] ?? "";
  const traced = [...row.matchAll(/B-(\d+)(?: to B-(\d+))?/g)].map(([, first, last = first]) =>
    [first, last].map(Number),
  );
  for (const item of ["Defender for Servers", "Entra ID P1 for published", "Entra ID P2 for administrators"]) {
    const place = lines.findIndex((line) => line.includes(`· ${item}`)) + 1;
    expect(
      traced.some(([first = 0, last = 0]) => first <= place && place <= last),
      item,
    ).toBe(true);
  }
});

test("servers that recover are taken to stand on the cluster that sends their replicas", () => {
  const assumptions = (servers: string, fast: string) =>
    cells(
      documentOf("hybrid-azure-local", "enterprise", { servers: [servers], "fast-recovery": [fast] }),
      "appendix.assumptions",
    );
  expect(assumptions("266", "29")).toContain("go to the cluster, including the 29 replicated servers. ·");
  expect(assumptions("266", "29")).toContain("a replication appliance for replicated servers elsewhere");
  expect(assumptions("266", "120")).toContain("go to the cluster. ·");
  expect(assumptions("40", "29")).toContain("go to the cluster. ·");
});

test("whoever names no Azure service has no path to Azure that is kept open or closed", () => {
  const tree = (maturity: string, ...technologies: string[]) =>
    documentOf("hybrid-vpn", "enterprise", {
      "cloud-maturity": [maturity],
      "current-technologies": ["windows-server", "active-directory", ...technologies],
    });
  const unnamed = tree("some", "office-365");
  expect(plainOf(unnamed, "summary.situation")).toContain("no Azure service was named");
  expect(plainOf(unnamed, "approach.coexistence")).toContain(
    "No Azure service was named, so this is planned as the first",
  );
  expect(cells(unnamed, "approach.cutover")).not.toMatch(/current paths|Old paths|application on the new path/);
  const named = tree("some", "azure-services");
  expect(plainOf(named, "summary.situation")).toContain("Workloads already run on-premises and in Azure");
  expect(cells(named, "approach.cutover")).toMatch(/current paths[\s\S]*Old paths closed/);
  expect(plainOf(tree("no-cloud"), "approach.coexistence")).toContain("This is the first link to Azure");
});

test("what cannot wait for a restore is said as it was given, and as an assumption where it was not", () => {
  const tree = (servers: string, answers: Answers) =>
    documentOf("hybrid-vpn", "medium", { servers: [servers], ...answers });
  const decided = (servers: string, answers: Answers = {}) => cells(tree(servers, answers), "decisions");
  expect(decided("20")).toContain("5 of 20 servers are assumed unable to wait for a restore");
  expect(decided("20", { "fast-recovery": ["4"] })).toContain("4 of 20 servers cannot wait for a restore");
  const none = decided("20", { "fast-recovery": ["0"] });
  expect(none).toContain("No server was named as unable to wait for a restore");
  const patient = decided("20", { "recovery-time": ["days"] });
  expect(patient).toContain("2 of 20 servers are assumed to be needed in Azure if it is lost");
  expect(patient).not.toContain("unable to wait");
  expect(cells(tree("20", { "recovery-time": ["days"] }), "bill")).toContain(
    "Site Recovery · 2 · a tenth of the servers;",
  );
  expect(none).toContain("so that failover can be rehearsed; the others are restored");
  expect(decided("2")).toMatch(
    /One server is replicated [^·]*; the other is restored[^·]*· About .* for both; the other waits/,
  );
  const hour = (count: string) =>
    cells(tree("2", { "recovery-time": ["hour"], "fast-recovery": [count] }), "solution.recovery");
  expect(hour("1")).toMatch(/^Replicated servers · [^·]* · 1 hour · /m);
  expect(hour("1")).toContain("Other servers and files");
  expect(hour("2")).toContain("1 hour for the most important service, 2 hours for the others");
  expect(hour("2")).toContain("Files and earlier versions");
  expect(hour("2")).not.toContain("Other servers");
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
  expect(likelyDays(found, /./)).toBeLessThan(likelyDays(first, /./)); // a service in use is no first one
  const signed = tree("office-365");
  expect(cells(signed, "appendix.assumptions")).toContain("are synchronised from Active Directory to Entra ID");
  expect(cells(signed, "timeline.tasks")).not.toMatch(/Entra tenant|sers synchronised/);
});

test("who signs in by point-to-site is synchronised, whatever else was asked for", () => {
  const assumed = (configuration: string, ...technologies: string[]) =>
    cells(
      documentOf(configuration, "large", {
        "cloud-maturity": [technologies.length > 0 ? "some" : "no-cloud"],
        "current-technologies": ["windows-server", "active-directory", ...technologies],
        "security-requirements": ["threat-protection"],
        "primary-objective": ["compliance-objective"],
        "integration-needs": ["no-integrations"],
      }),
      "appendix.assumptions",
    );
  expect(assumed("hybrid-vpn")).toContain("No Entra tenant exists: this project creates it");
  expect(assumed("hybrid-vpn", "azure-services")).toContain("Accounts are synchronised from Active Directory");
  expect(assumed("hybrid-virtual-wan", "azure-services")).not.toContain("synchronise");
});

test("the link is accepted at the throughput with which the copies were planned", () => {
  const accepted = (sites: string, bandwidth = "500", size = "medium") =>
    cells(documentOf("hybrid-vpn", size, { ...RUNNING, bandwidth: [bandwidth], sites: [sites] }), "approach.tests");
  expect(accepted("3")).toMatch(/iperf3 with 8 flows, from the main site · .*; 300 Mbps, as sizing assumes/);
  expect(accepted("1")).toMatch(/iperf3 with 8 flows · /);
  expect(accepted("3", "2000", "large")).toContain("600 Mbps, 60% of a 1 Gbps tunnel");
  expect(accepted("3", "2000")).toContain("312 Mbps, as sizing assumes");
  const wide = documentOf("hybrid-virtual-wan", "enterprise", { ...RUNNING, bandwidth: ["2000"], servers: ["162"] });
  expect(cells(wide, "architecture.sizing")).toContain("one tunnel's 1,000 Mbps × 0.6 × 8 hours · 2,160 GB");
  expect(cells(wide, "solution.recovery")).toContain("8 hours per 2,160 GB");
});

test("few people buy no gateway as wide as their line", () => {
  for (const size of ["small", "medium"])
    for (const [configuration, planned, bought] of [
      ["hybrid-virtual-wan", 400, /scale units · 1 /],
      ["hybrid-vpn", 520, /VPN gateway, 650 Mbps class · 1 /],
      ["hybrid-azure-local", 520, /VPN gateway, 650 Mbps class · 1 /],
    ] as const) {
      const tree = documentOf(configuration, size, { ...RUNNING, servers: ["2"], bandwidth: ["2000"] });
      const sizing = cells(tree, "architecture.sizing");
      expect(sizing).toMatch(new RegExp(`2,000 Mbps line .* smallest class for this size .* · ${planned} Mbps`));
      expect(sizing).not.toContain("would carry");
      expect(cells(tree, "bill")).toMatch(bought);
    }
});

test("what a wide line asks for beyond a night's copies is the client's choice, with its price", () => {
  const asked = (configuration: string, bandwidth: string, answers: Answers = {}) =>
    cells(
      documentOf(configuration, "enterprise", {
        ...RUNNING,
        servers: ["300"],
        sites: ["12"],
        bandwidth: [bandwidth],
        ...answers,
      }),
      "summary.decisions",
    );
  expect(asked("hybrid-virtual-wan", "2000")).toContain("5 scale units or 2 (USD 9,490 a year less, slower restores)");
  expect(asked("hybrid-vpn", "2000")).toMatch(
    /VpnGw3AZ or VpnGw1AZ \(USD 21,840 a year less, slower restores, at most/,
  );
  for (const configuration of ["hybrid-virtual-wan", "hybrid-vpn"])
    expect(asked(configuration, "500")).not.toContain("a year less, slower");
});

test("a cluster that does not hold all it replicates opens the ports of the appliance beside it", () => {
  const ports = (servers: string) =>
    cells(documentOf("hybrid-azure-local", "enterprise", { servers: [servers] }), "architecture.ports");
  expect(ports("700")).toContain("Replication appliance · TCP 443, 9443");
  expect(ports("60")).not.toContain("Replication appliance");
});

test("the second region costs a hub where it has one, and only copies where it has none", () => {
  const decided = (configuration: string, size: string) => cells(documentOf(configuration, size), "decisions");
  expect(decided("hybrid-vpn", "enterprise")).toContain("A second hub to pay for");
  expect(decided("hybrid-virtual-wan", "enterprise")).toContain(
    "No network runs in the second region until it is built",
  );
  expect(decided("hybrid-vpn", "medium")).toContain("No recovery while the region is down");
});

test("a second site holds what it recovers while one of its hosts is down", () => {
  for (const size of ["medium", "large", "enterprise"]) {
    const text = basesOf("hybrid-azure-local", size, { servers: ["200"] });
    const [, hosts, guests] = /(\d+) × Host with disks.*?; (\d+) × On-premises server/.exec(text) ?? [];
    expect(Number(guests)).toBeGreaterThan(0);
    expect(Number(hosts)).toBe(1 + Math.ceil(Number(guests) / 14)); // 256 GB less 32, by 16
  }
});

test("plant systems are a manufacturer's reason for a cluster, and nobody else's", () => {
  const said = (industry: string) =>
    JSON.stringify(documentOf("hybrid-azure-local", "large", { industry: [industry] }).sections);
  expect(said("manufacturing")).toContain("latency, plant systems or data residency");
  expect(said("finance")).toContain("where latency or data residency keep workloads on site");
  expect(said("finance")).not.toMatch(/plant systems|latency, plant/);
});

test("the option that is designed bears the name of its configuration", () => {
  for (const [configuration, name] of [
    ["hybrid-vpn", "Site-to-site VPN with Azure Arc"],
    ["hybrid-expressroute", "ExpressRoute with VPN backup"],
    ["hybrid-azure-local", "Azure Local at the site"],
    ["hybrid-virtual-wan", "Virtual WAN with Azure Arc"],
  ] as const)
    expect(JSON.stringify(documentOf(configuration, "medium").sections)).toContain(`A: ${name}`);
});

test("where nothing runs in Azure yet, the link is the smallest that carries the copies of a night, and nothing is inspected", () => {
  const tree = (configuration: string, answers: Answers = {}) =>
    documentOf(configuration, "enterprise", { servers: ["300"], ...answers });
  for (const [configuration, planned, bought] of [
    ["hybrid-vpn", 520, /VPN gateway, 650 Mbps class · 2 /],
    ["hybrid-azure-local", 520, /VPN gateway, 650 Mbps class · 2 /],
    ["hybrid-virtual-wan", 800, /scale units · 2 /],
    ["hybrid-expressroute", 800, /ExpressRoute circuit, 1 Gbps · 1 /],
  ] as const)
    for (const answers of [{}, { bandwidth: ["2000"] }]) {
      const sizing = cells(tree(configuration, answers), "architecture.sizing");
      expect(sizing).toMatch(new RegExp(`Bandwidth · .*est .* with room for a day's .* · ${planned} Mbps`));
      expect(cells(tree(configuration, answers), "bill")).toMatch(bought);
      expect(cells(tree(configuration, answers), "bill")).not.toContain("Firewall Premium");
    }
  for (const answers of [RUNNING, { ...RUNNING, "cloud-maturity": ["early"] }])
    expect(cells(tree("hybrid-virtual-wan", answers), "bill")).toMatch(/scale units · 5 /);
  expect(cells(tree("hybrid-virtual-wan", RUNNING), "bill")).toContain("Firewall Premium");
  const school = documentOf("hybrid-vpn", "small", { servers: ["8"], bandwidth: ["2000"] });
  expect(cells(school, "bill")).toContain("VPN gateway, 650 Mbps class · 1 ");
});

test("what partners call is put behind API Management by a decision that the client approves", () => {
  const decided = (size: string) =>
    cells(documentOf("hybrid-vpn", size, { "integration-needs": ["third-party-apis"] }), "decisions");
  expect(decided("medium")).toContain("Partner interfaces");
  expect(decided("small")).not.toContain("Partner interfaces");
  const tree = documentOf("hybrid-vpn", "medium", { "integration-needs": ["third-party-apis"] });
  expect(JSON.stringify(tree.sections)).toContain("or keep the inbound rules");
  expect(cells(tree, "appendix.traceability")).toMatch(/^Integrate with third-party APIs, by D-\d+ /m);
});

test("days of recovery follow the servers that recover, and those of tiering the file servers", () => {
  const days = (servers: string, title: string, size = "enterprise") =>
    likelyDays(documentOf("hybrid-vpn", size, { "fast-recovery": [servers], sites: ["3"] }), title);
  expect(days("1", "Recovery of servers")).toBeLessThanOrEqual(5);
  expect(days("1", "Recovery of servers", "medium")).toBeLessThanOrEqual(2.5);
  expect(days("60", "Recovery of servers")).toBeGreaterThan(5);
  expect(days("1", "File Sync with tiering")).toBeLessThanOrEqual(8);
});

test("servers that are to be recovered are servers that exist", () => {
  const tree = documentOf("hybrid-vpn", "small", { "head-count": ["12"], "fast-recovery": ["8"] });
  expect(cells(tree, "environment.facts")).toMatch(/^Servers · 8$/m);
  expect(JSON.stringify(tree.sections)).not.toContain("all of them: 8 were given");
});

test("no number of administrators is quoted, as none is asked for", () => {
  for (const [configuration, size] of EVERY)
    expect(JSON.stringify(documentOf(configuration, size).sections)).not.toMatch(/managed by \d+ administrator/);
});

test("licences of 2012 run no guest of a cluster", () => {
  const bill = (version: string) =>
    cells(
      documentOf("hybrid-azure-local", "small", { "windows-server-version": [version], "head-count": ["12"] }),
      "bill",
    );
  expect(bill("2012")).not.toMatch(/for cluster guests[^\n]*probably owned|2025 access licences[^\n]*probably owned/);
  expect(bill("2022")).toMatch(/for cluster guests[^\n]*probably owned/);
});

test("two machines have a witness, and three need none", () => {
  expect(cells(documentOf("hybrid-azure-local", "small"), "hybrid.local")).toContain("cloud witness");
  expect(cells(documentOf("hybrid-azure-local", "large"), "hybrid.local")).not.toContain("witness");
});

test("passwordless sign-in on site is planned with controllers that serve it", () => {
  const assumed = (wish: string, answers: Answers = {}) =>
    cells(documentOf("hybrid-vpn", "medium", { "security-requirements": [wish], ...answers }), "appendix.assumptions");
  const oldest = (version: string) => assumed("identity-management", { "windows-server-version": [version] });
  expect(oldest("2012")).toContain("Kerberos trust");
  expect(oldest("2016")).not.toContain("Kerberos trust");
  expect(assumed("identity-management")).toContain("run Windows Server 2016 or later, as cloud Kerberos");
  expect(assumed("mobile-device-management")).toContain("run Windows Server 2016 or later, as cloud Kerberos");
  expect(assumed("data-encryption")).not.toContain("Kerberos trust");
});

test("a public body of the United States is named a pair", () => {
  const input = inputOf("hybrid-vpn", "small", { industry: ["government"] });
  const tree = composed({ ...input, client: { ...input.client, country: "United States" } });
  expect(cells(tree, "decisions")).toContain("US Gov Virginia and its pair US Gov Texas");
});

test("the link is said of every site, and products that stay as they are of none", () => {
  const text = JSON.stringify(
    documentOf("hybrid-vpn", "medium", {
      sites: ["3"],
      "integration-needs": ["no-integrations"],
      "current-technologies": ["windows-server", "active-directory", "teams", "power-platform"],
    }).sections,
  );
  expect(text).toContain("link between 3 sites and Azure");
  expect(text).not.toMatch(/Unchanged; |makers, connectors/);
});

test("who wants to save is told that no saving is counted yet, and asked what may end", () => {
  const tree = (objective: string) => documentOf("hybrid-vpn", "medium", { "primary-objective": [objective] });
  expect(cells(tree("cost-reduction"), "appendix.assumptions")).toContain("are not in the totals");
  expect(cells(tree("cost-reduction"), "environment.requests")).toContain("retention; annual cost of backup");
  expect(cells(tree("productivity"), "appendix.assumptions")).not.toContain("are not in the totals");
});

test("few people decide on the inspection of what leaves Azure where somebody asks for it", () => {
  const decided = (answers: Answers) => cells(documentOf("hybrid-vpn", "small", answers), "decisions");
  const plain: Answers = {
    industry: ["other"],
    "primary-objective": ["productivity"],
    "security-requirements": ["data-encryption"],
    "integration-needs": ["no-integrations"],
    "windows-server-version": ["2022"],
  };
  expect(decided(plain)).not.toContain("Inspection and outbound traffic");
  expect(decided({ ...plain, industry: ["finance"] })).toContain("Inspection and outbound traffic");
  expect(decided({ ...plain, "security-requirements": ["zero-trust"] })).toContain("Inspection and outbound traffic");
});

test("what an option needs is in its figures: the disk of a second site, and machines that are delivered first", () => {
  for (const size of SIZES) expect(basesOf("hybrid-vpn", size)).toMatch(/\d+ × Backup server disk.*On-premises server/);
  const weeksAt = (configuration: string, size: string) =>
    contentFor(inputOf(configuration, size)).estimates.find(
      ({ option }) => option.row.name === "Azure Local at the site",
    )?.weeks;
  for (const size of SIZES) expect(weeksAt("hybrid-vpn", size)).toBe({ small: 20, medium: 21, large: 23 }[size] ?? 32);
});

test("a gateway is promised zones where both regions have them", () => {
  const text = (country: string, size: string) => {
    const input = inputOf("hybrid-vpn", size, { sites: ["3"] });
    const tree = composed({ ...input, client: { ...input.client, country } });
    return `${cells(tree, "decisions")}\n${cells(tree, "architecture.components")}`;
  };
  expect(text("Canada", "enterprise")).toContain("gateways in two regions, zone-redundant where the region has zones");
  expect(text("Canada", "enterprise")).not.toContain("zone-redundant gateways");
  expect(text("Ireland", "enterprise")).toContain("on zone-redundant gateways in two regions");
  expect(text("Canada", "medium")).toContain("on a zone-redundant gateway.");
});

test("the disks of a cluster hold the guests that this project adds, and its witness resolves without the link", () => {
  const tree = documentOf("hybrid-azure-local", "medium", {
    servers: ["18"],
    "primary-objective": ["remote-work"],
    "integration-needs": ["reporting-tools"],
  });
  expect(cells(tree, "architecture.sizing")).toContain("16 × 0.2 × 2 = 6.4 TB");
  expect(cells(tree, "hybrid.local")).toContain("its name is forwarded to public DNS");
});

test("servers known to run a supported version are not assumed to, and those that miss an hour are named", () => {
  const tree = (version: string) =>
    documentOf("hybrid-vpn", "medium", {
      servers: ["18"],
      "recovery-time": ["hour"],
      "windows-server-version": [version],
    });
  expect(cells(tree("2012"), "appendix.assumptions")).toContain("supported by the Arc agent");
  expect(cells(tree("2022"), "appendix.assumptions")).not.toContain("supported by the Arc agent");
  expect(JSON.stringify(tree("2022").sections)).toContain("13 servers are restored from backup and will take longer");
});

test("what the scope promises is accepted: agents on every server, and files that are tiered", () => {
  for (const [configuration, size] of EVERY) {
    const tree = documentOf(configuration, size, { "primary-objective": ["productivity"], industry: ["other"] });
    const tests = cells(tree, "approach.tests");
    expect(tests).toMatch(/Arc coverage|Arc agent status/);
    expect(tests).toMatch(/resolved from/);
    if (cells(tree, "architecture.components").includes("File Sync servers"))
      expect(tests).toContain("a tiered file from Azure Files");
  }
});

test("file servers after the first are paid for, and no second gateway by an option that has one", () => {
  expect(cells(documentOf("hybrid-vpn", "medium", { sites: ["3"] }), "bill")).toContain("File Sync servers · 2 · ");
  expect(cells(documentOf("hybrid-vpn", "medium", { sites: ["1"] }), "bill")).not.toContain("File Sync servers");
  expect(basesOf("hybrid-vpn", "enterprise", { sites: ["10"] })).not.toContain("VPN tunnel above ten");
});

test("a wide encrypted circuit has several tunnels wherever they are told", () => {
  const routes = (servers: string) =>
    cells(
      documentOf("hybrid-expressroute", "enterprise", {
        ...RUNNING,
        servers: [servers],
        bandwidth: [servers === "20" ? "500" : "2000"],
        "security-requirements": ["data-encryption"],
      }),
      "hybrid.routes",
    );
  expect(routes("300")).toContain("Several tunnels over the circuit");
  expect(routes("20")).toContain("One tunnel over the circuit");
});

test("machines in Azure are maintained by their owner, as the scale of the effort says", () => {
  for (const maturity of ["early", "significant"]) {
    const rows = cells(
      documentOf("hybrid-vpn", "medium", { industry: ["other"], sites: ["2"], "cloud-maturity": [maturity] }),
      "options.scores",
    );
    expect(rows).toMatch(/Low effort to run · [\d.]+% · 3 · 2 · [23]$/m);
  }
});

test("the vault is restored from once its private names resolve", () => {
  for (const technologies of [["windows-server", "active-directory"], ["windows-server"]]) {
    const rows = cells(documentOf("hybrid-vpn", "medium", { "current-technologies": technologies }), "timeline.tasks");
    const [, names] = /^(T-2\.\d+) · (?:Name resolution|Resolver)/m.exec(rows) ?? [];
    expect(rows).toMatch(new RegExp(`Vault, immutability, first restore · Engineer · ${names} ·`));
  }
});

test("the scope counts what this client has", () => {
  const scope = (configuration: string) =>
    cells(documentOf(configuration, "enterprise", { servers: ["300"], sites: ["12"] }), "solution.scope");
  expect(scope("hybrid-vpn")).toMatch(/12 sites[\s\S]*Azure Arc on 300 servers[\s\S]*backup of 300 servers/);
  expect(scope("hybrid-virtual-wan")).toContain("Onboarding of 12 sites");
  expect(scope("hybrid-azure-local")).toContain("6 machines for 69 workloads");
  expect(scope("hybrid-expressroute")).toMatch(/rivate circuits? of [\d,]+ Mbps and VPN failover/);
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

test("traffic that nobody measured buys no gateway of 10 Gbps, and no more comes back than is protected", () => {
  const bill = cells(documentOf("hybrid-expressroute", "enterprise", RUNNING), "bill");
  expect(bill).toContain("ExpressRoute gateway, 2 Gbps class · 2");
  expect(bill).not.toContain("10 Gbps");
  const recovery = (servers: string) =>
    cells(documentOf("hybrid-vpn", "small", { servers: [servers], bandwidth: ["2000"] }), "solution.recovery");
  expect(recovery("3")).toContain("8 hours, plus reinstallation");
  expect(recovery("40")).toContain("8 hours per 4,320 GB");
});

test("two circuits are told as two", () => {
  const tree = documentOf("hybrid-expressroute", "enterprise", { ...RUNNING, bandwidth: ["2000"] });
  expect(cells(tree, "summary.decisions")).toContain("Order both circuits in week 1");
  expect(cells(tree, "decisions")).toContain("2 ExpressRoute circuits in different peering locations");
  expect(cells(tree, "appendix.assumptions")).toMatch(
    /2 circuits of 1,000 Mbps are enough[\s\S]*delivers both circuits/,
  );
  expect(plainOf(tree, "summary.recommendation")).toContain("2 private circuits");
  expect(cells(tree, "approach.tests")).toMatch(
    /One circuit, then both switched off.*the other circuit, then the (VPN|internet tunnel), each/,
  );
});

test("Azure networks that exist are in the scope, and their routes are checked", () => {
  for (const [configuration, joined] of [
    ["hybrid-vpn", "peered"],
    ["hybrid-virtual-wan", "connected"],
  ] as const) {
    const tree = documentOf(configuration, "medium", RUNNING);
    expect(cells(tree, "solution.scope")).toContain(
      `Existing Azure networks that do not overlap, ${joined} to the new hub`,
    );
    expect(cells(tree, "approach.cutover")).toContain("address plan, existing Azure networks included");
  }
  expect(cells(documentOf("hybrid-vpn", "medium"), "solution.scope")).not.toContain("Existing Azure networks");
});

test("a cluster of two runs the risk of an update, and SharePoint beside Microsoft 365 is taken as the service", () => {
  const counted: Answers = {
    servers: ["11"],
    "windows-server-version": ["2022"],
    skills: ["experienced"],
    "integration-needs": ["no-integrations"],
  };
  const risks = (size: string) => cells(documentOf("hybrid-azure-local", size, counted), "appendix.risks");
  expect(risks("medium")).toContain("One of 2 cluster machines fails during an update of the other");
  expect(risks("enterprise")).not.toContain("during an update");
  const named = documentOf("hybrid-vpn", "medium", {
    ...RUNNING,
    "current-technologies": ["windows-server", "office-365", "sharepoint"],
  });
  expect(cells(named, "environment.technologies")).toContain(
    "Assumed to be SharePoint Online, not changed by this project",
  );
});
