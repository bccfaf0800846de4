import { expect, test } from "vitest";
import type { Answers } from "#app/features/catalogue/steps.ts";
import { cells } from "#tests/app/features/documents/solutions/cells.ts";
import { documentOf, EVERY, SIZES } from "./documents.ts";

test.each(EVERY)("%s at %s recovers into a region with a domain controller", (configuration, size) => {
  const tree = documentOf(configuration, size);
  expect(cells(tree, "architecture.components")).toContain("Domain controller in Azure");
  expect(cells(tree, "decisions")).not.toMatch(/replicas; its network/);
});

test.each(EVERY)("%s at %s has a data gateway for reports, and none for an ERP system alone", (configuration, size) => {
  const components = (...integrations: string[]) =>
    cells(documentOf(configuration, size, { "integration-needs": integrations }), "architecture.components");
  expect(components("erp", "database-systems")).not.toContain("data gateway");
  expect(components("reporting-tools")).toContain("On-premises data gateway");
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
  expect(components).toMatch(/Backup agents · \d+ · .*databases as nightly dumps; mailboxes from a nightly copy/);
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

test.each(EVERY)("%s at %s opens the ports of the backup that it has", (configuration, size) => {
  for (const technologies of [["active-directory"], ["azure-services"]]) {
    const tree = documentOf(configuration, size, { "current-technologies": technologies });
    const isServed = cells(tree, "architecture.components").includes("On-premises backup server");
    const ports = cells(tree, "architecture.ports");
    expect(ports.includes("Backup server · Recovery Services vault")).toBe(isServed);
    expect(/^Servers · Recovery Services vault/m.test(ports)).toBe(!isServed);
  }
});

test("workloads of a cluster are replicated by its machines, and rest from policies while they run in Azure", () => {
  const tree = documentOf("hybrid-azure-local", "medium");
  const components = cells(tree, "architecture.components");
  expect(components).toMatch(/Replication provider · 2 · on each cluster machine · /);
  expect(components).not.toContain("Replication appliance");
  expect(cells(tree, "hybrid.local")).toContain("Azure guest agent not installed");
  expect(cells(documentOf("hybrid-vpn", "medium"), "architecture.components")).toContain("Replication appliance · 1");
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

test("nothing of the client's own is put into a virtual hub", () => {
  expect(cells(documentOf("hybrid-virtual-wan", "medium"), "architecture.components")).toContain(
    "shared-services spoke",
  );
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

test("databases in scope are backed up as dumps, and a replica goes to a server that its owner has", () => {
  const tree = documentOf("hybrid-vpn", "small", { "integration-needs": ["database-systems", "crm"] });
  expect(cells(tree, "architecture.components")).toContain("databases as nightly dumps");
  expect(cells(tree, "integration.interfaces")).toContain("to a server provided by its owner");
  expect(cells(tree, "integration.interfaces")).not.toContain("rules of the hub");
});

test("no row of the sizing counts ranges to compare", () => {
  for (const [configuration, size] of EVERY)
    expect(cells(documentOf(configuration, size), "architecture.sizing")).not.toContain("to compare");
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

test("a cluster that does not hold all it replicates opens the ports of the appliance beside it", () => {
  const ports = (servers: string) =>
    cells(documentOf("hybrid-azure-local", "enterprise", { servers: [servers] }), "architecture.ports");
  expect(ports("700")).toContain("Replication appliance · TCP 443, 9443");
  expect(ports("60")).not.toContain("Replication appliance");
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

test("a tenant that this project fills has agents that do so, and a full restore may take the line that is there", () => {
  const of = (size: string, answers: Answers) => documentOf("hybrid-vpn", size, answers);
  const first: Answers = {
    "cloud-maturity": ["no-cloud"],
    "current-technologies": ["active-directory"],
    "security-requirements": ["mfa"],
  };
  expect(cells(of("small", first), "architecture.components")).toContain("Entra Cloud Sync agents");
  expect(cells(of("small", first), "architecture.ports")).toContain("Cloud Sync agents");
  expect(JSON.stringify(of("small", { ...first, "cloud-maturity": ["some"] }).sections)).not.toContain(
    "Cloud Sync agents",
  );
  const sizing = (bandwidth: string) =>
    cells(
      of("enterprise", { "cloud-maturity": ["early"], servers: ["182"], bandwidth: [bandwidth] }),
      "architecture.sizing",
    );
  expect(sizing("2420")).toContain("raised to VpnGw2AZ for it: 5.7 days over 1,000 Mbps");
  expect(sizing("500")).not.toContain("raised to");
});
