import { expect, test } from "vitest";
import type { Answers } from "#app/features/catalogue/steps.ts";
import { cells } from "#tests/app/features/documents/solutions/cells.ts";
import { documentOf, EVERY, RUNNING } from "./documents.ts";

test("what is set up once is told in full: rings of updates, the code of the hub, who closes an old Exchange", () => {
  const tree = documentOf("hybrid-vpn", "medium");
  expect(cells(tree, "hybrid.arc")).toMatch(/rings: test and standby servers in release week/);
  expect(cells(tree, "hybrid.arc")).not.toContain("`");
  expect(cells(tree, "timeline.tasks")).toContain("code in the client's repository");
  expect(JSON.stringify(tree.sections)).toContain("the client closes it to the internet, except for mail transport");
  const mail = (...wishes: string[]) =>
    JSON.stringify(documentOf("hybrid-vpn", "medium", { "primary-objective": wishes }).sections);
  expect(mail("remote-work")).toContain("published through the proxy; phones outside the network are cut off");
});

test("names and routes are told of what is built, and in brief to a small client", () => {
  const rows = (configuration: string, size: string, answers: Answers = {}) =>
    cells(documentOf(configuration, size, answers), "hybrid.routes");
  for (const [configuration, size] of EVERY)
    expect(rows(configuration, size)).toMatch(/^Azure prefixes · (sites|the site) · /m);
  expect(rows("hybrid-vpn", "large", RUNNING)).toContain(
    "through the other gateway and the connection between the two",
  );
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

test("growth and innovation are measured by two things, not by one under two names", () => {
  const measured = cells(
    documentOf("hybrid-vpn", "medium", { "primary-objective": ["scalability", "innovation"] }),
    "features.measures",
  );
  expect(measured).toContain("Days to add a site, network or server");
  expect(measured).toContain("trial environment in Azure");
  expect(measured).not.toContain("new site, network or environment");
});

test("two machines have a witness, and three need none", () => {
  expect(cells(documentOf("hybrid-azure-local", "small"), "hybrid.local")).toContain("cloud witness");
  expect(cells(documentOf("hybrid-azure-local", "large"), "hybrid.local")).not.toContain("witness");
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

test("servers that are assumed at one site are not grouped by every site", () => {
  const tree = documentOf("hybrid-vpn", "enterprise", { sites: ["12"], "current-technologies": ["active-directory"] });
  expect(cells(tree, "appendix.assumptions")).toContain("All servers are at one site.");
  expect(cells(tree, "hybrid.arc")).toContain("One resource group per site with servers");
});

test("names that are forwarded to Azure resolve without the link too, by a second resolver that a test proves", () => {
  for (const [configuration, size] of EVERY) {
    const text = JSON.stringify(documentOf(configuration, size).sections);
    const isForwarded = text.includes("168.63.129.16") || text.includes("resolver's inbound endpoint");
    expect(text.includes("with a public resolver as second")).toBe(isForwarded);
    expect(text.includes("on site, another blob name with the link down")).toBe(isForwarded);
    expect(text).not.toContain("do not resolve on site");
  }
});

test("whoever wants lower costs sees what can be left out, at its price, and what pays for the rest", () => {
  const answers: Answers = {
    "primary-objective": ["cost-reduction"],
    "cloud-maturity": ["early"],
    "current-technologies": ["windows-server", "active-directory"],
    "security-requirements": ["zero-trust"],
    "integration-needs": ["no-integrations"],
    industry: ["healthcare"],
  };
  const tree = documentOf("hybrid-virtual-wan", "enterprise", answers);
  const savings = cells(tree, "hybrid.savings");
  expect(savings).toMatch(/Publication to 750 people · USD 63,000 · /);
  expect(savings).toMatch(/38 servers replicated instead of 94 · USD 31,250 · 56 more servers restored only from/);
  expect(savings).toMatch(/File Sync with tiering · USD 9,120 · /);
  expect(JSON.stringify(tree.sections)).toContain("“What could cost less” lists what can be left out.");
  expect(cells(tree, "bill")).toMatch(/recovered machines, while running, cost USD 9,870 to USD 23,688 a month in all/);
  const zero = cells(tree, "hybrid.zero-trust");
  expect(zero).toMatch(/Devices · none · a compliant device required/);
  const content = JSON.stringify(
    documentOf("hybrid-virtual-wan", "enterprise", { ...answers, "primary-objective": ["productivity"] }),
  );
  expect(content).not.toContain("What could cost less");
  expect(JSON.stringify(documentOf("hybrid-vpn", "small", answers))).not.toContain("What could cost less");
});

test("whoever wants lower costs sees what the circuit and the backup cost, as the options and the decision count them", () => {
  const tree = documentOf("hybrid-expressroute", "medium", {
    "primary-objective": ["cost-reduction"],
    "cloud-maturity": ["significant"],
    "current-technologies": ["windows-server", "active-directory"],
    "integration-needs": ["no-integrations"],
    industry: ["finance"],
  });
  const savings = cells(tree, "hybrid.savings");
  expect(savings).toMatch(/VPN alone instead of the circuit · USD 7,680 · /);
  const kept = /Azure Backup for all, USD ([\d,]+) a year.*only the \d+ replicated servers, USD ([\d,]+) a year/.exec(
    cells(tree, "decisions"),
  );
  const [all, part] = [kept?.[1], kept?.[2]].map((sum) => Number(sum?.replaceAll(",", "")));
  const saved = /Azure Backup of all but the replicated servers · USD ([\d,]+) · /.exec(savings)?.[1];
  expect(Number(saved?.replaceAll(",", ""))).toBe((all ?? 0) - (part ?? 0));
});
