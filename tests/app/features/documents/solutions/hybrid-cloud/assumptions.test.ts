import { expect, test } from "vitest";
import type { Answers } from "#app/features/catalogue/steps.ts";
import { cells } from "#tests/app/features/documents/solutions/cells.ts";
import { documentOf, EVERY } from "./documents.ts";

test("who names no Windows Server is told that the backup agents serve nothing else", () => {
  const assumptions = (...technologies: string[]) =>
    cells(documentOf("hybrid-vpn", "medium", { "current-technologies": technologies }), "appendix.assumptions");
  expect(assumptions("azure-services")).toContain("the only system the backup agent supports");
  expect(assumptions("windows-server")).not.toContain("the backup agent");
  expect(assumptions("active-directory")).not.toContain("the backup agent");
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

test("a circuit whose traffic nobody knows is assumed once", () => {
  const assumed = (bandwidth: string) =>
    cells(documentOf("hybrid-expressroute", "large", { bandwidth: [bandwidth] }), "appendix.assumptions");
  expect(assumed("unknown")).toContain("Mbps is enough. “Bandwidth” is not yet known.");
  expect(assumed("unknown")).not.toContain("a typical figure is assumed");
  for (const bandwidth of ["unknown", "500"]) expect(assumed(bandwidth).match(/A circuit of/g)).toHaveLength(1);
});

test("a wider line that is asked for has a day by which it must be there", () => {
  const assumed = (bandwidth: string) =>
    cells(documentOf("hybrid-vpn", "enterprise", { servers: ["300"], bandwidth: [bandwidth] }), "appendix.assumptions");
  expect(assumed("200")).toContain("The 450 Mbps line, once ordered, is in service before replication starts");
  expect(assumed("1000")).not.toContain("once ordered");
});

test("where there are several sites, it is said that the servers stand at one", () => {
  const assumed = (sites: string, size = "enterprise") =>
    cells(documentOf("hybrid-virtual-wan", size, { sites: [sites] }), "appendix.assumptions");
  expect(assumed("10")).toMatch(/All servers are at one site.* · Each further site with servers/);
  expect(assumed("1")).not.toContain("are at one site");
  expect(assumed("10", "small")).not.toContain("are at one site");
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
  expect(assumptions("40", "29")).toMatch(/39 workloads, of 40 servers all but a domain controller,.*including the 29/);
  expect(assumptions("40", "40")).toContain("go to the cluster. ·");
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

test("servers that are to be recovered are servers that exist", () => {
  const tree = documentOf("hybrid-vpn", "small", { "head-count": ["12"], "fast-recovery": ["8"] });
  expect(cells(tree, "environment.facts")).toMatch(/^Servers · 8$/m);
  expect(JSON.stringify(tree.sections)).not.toContain("all of them: 8 were given");
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

test("who wants to save is told that no saving is counted yet, and asked what may end", () => {
  const tree = (objective: string) => documentOf("hybrid-vpn", "medium", { "primary-objective": [objective] });
  expect(cells(tree("cost-reduction"), "appendix.assumptions")).toContain("are not in the totals");
  expect(cells(tree("cost-reduction"), "environment.requests")).toContain("retention; annual cost of backup");
  expect(cells(tree("productivity"), "appendix.assumptions")).not.toContain("are not in the totals");
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

test("a licence that would waive the charges of Arc is asked about, with what it saves in a year", () => {
  const requests = (requirement: string) =>
    cells(
      documentOf("hybrid-vpn", "enterprise", { servers: ["300"], "security-requirements": [requirement] }),
      "environment.requests",
    );
  expect(requests("mfa")).toContain("with Software Assurance, which would save USD 41,064 a year"); // with 7 added, and File Sync on nine
  expect(requests("threat-protection")).not.toContain("Software Assurance");
  const files = documentOf("hybrid-vpn", "medium", {
    "current-technologies": ["windows-server", "active-directory"],
    "security-requirements": ["mfa"],
    servers: ["20"],
    sites: ["7"],
  });
  expect(cells(files, "environment.requests")).toContain("which would save USD 3,396 a year"); // 23 × 11, of which 3 added, and 6 × 5 a month
});

test("synchronisation that is assumed is not told as a fact", () => {
  const said = (maturity: string) =>
    cells(
      documentOf("hybrid-vpn", "medium", {
        "cloud-maturity": [maturity],
        "current-technologies": ["windows-server", "active-directory"],
      }),
      "environment.technologies",
    );
  expect(said("early")).toContain("assumed to be synchronised to Entra");
  expect(said("no-cloud")).toContain(", to be synchronised to Entra");
});

test("a licence that would waive the fee of a cluster is asked about", () => {
  const requests = (configuration: string) =>
    cells(
      documentOf(configuration, "medium", { servers: ["6"], "security-requirements": ["threat-protection"] }),
      "environment.requests",
    );
  expect(requests("hybrid-azure-local")).toContain(
    "Windows Server Datacenter licences with Software Assurance, which would save USD 3,840 a year",
  );
  expect(requests("hybrid-vpn")).not.toContain("Software Assurance");
});

test("replication that was a preview is assumed to be released, with what comes back where", () => {
  const assumed = (configuration: string) => cells(documentOf(configuration, "medium"), "appendix.assumptions");
  expect(assumed("hybrid-azure-local")).toMatch(/preview in 2025.* · .*restored from backup/);
  expect(assumed("hybrid-vpn")).not.toContain("preview in 2025");
  expect(cells(documentOf("hybrid-azure-local", "medium"), "hybrid.local")).toContain(
    "until failback, to the same cluster only",
  );
});

test("who works in the cloud already is asked for the hub that may be there, and shares are part of what servers hold", () => {
  const of = (level: string, technologies: string[], size = "medium", answers: Answers = {}) =>
    documentOf("hybrid-vpn", size, { "cloud-maturity": [level], "current-technologies": technologies, ...answers });
  const found = of("significant", ["active-directory"]);
  expect(cells(found, "appendix.assumptions")).toContain("No existing hub in Azure can be reused");
  expect(JSON.stringify(found.sections)).toContain("Azure, if used: subscriptions");
  const named = ["windows-server", "active-directory", "sharepoint", "office-365", "azure-services", "power-platform"];
  expect(JSON.stringify(of("significant", named).sections)).toContain("Azure: subscriptions, networks with address");
  expect(cells(of("early", ["active-directory"]), "appendix.assumptions")).not.toContain("existing hub");
  const sizing = (servers: string) =>
    cells(
      of("some", ["active-directory", "windows-server"], "medium", { "head-count": ["250"], servers: [servers] }),
      "architecture.sizing",
    );
  expect(sizing("40")).toContain("servers × 0.2 TB on average, shares included, until measured");
  expect(sizing("3")).toContain("servers × 0.2 TB, shares apart, until measured");
});

test("what is published to partners is counted, and falls away if nobody calls", () => {
  const tree = documentOf("hybrid-vpn", "medium", { "integration-needs": ["third-party-apis"] });
  expect(cells(tree, "appendix.assumptions")).toContain("Partners call one interface of systems on site");
  expect(cells(tree, "decisions")).toContain("saved with its task if systems here only call partners");
});

test("the internet line on which the VPN stands in for a circuit is assumed with its width where nobody gave it", () => {
  const assumed = (answers = {}) =>
    cells(documentOf("hybrid-expressroute", "enterprise", answers), "appendix.assumptions");
  expect(assumed()).toMatch(/until then, and in failover, the main site's internet line carries [\d,]+ Mbps/);
  expect(assumed({ bandwidth: ["5000"] })).not.toContain("the main site's internet line carries");
});
