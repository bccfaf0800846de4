import { expect, test } from "vitest";
import type { Answers } from "#app/features/catalogue/steps.ts";
import type { DocumentTree } from "#app/features/documents/tree/tree.ts";
import { blocksOf, plainOf } from "#app/features/documents/tree/tree-text.ts";
import { cells } from "#tests/app/features/documents/solutions/cells.ts";
import { documentOf, everySite, type SITES } from "./documents.ts";

test("synchronisation has a server and a port where it comes with the project", () => {
  for (const tree of everySite({ "cloud-maturity": ["no-cloud"] }))
    expect(cells(tree, "architecture.ports")).toContain("Entra Connect Sync · Entra ID");
});

test("a client with a few servers has none to lend for synchronisation, and buys one", () => {
  const small = (servers: string) =>
    documentOf("sccm-small", { "cloud-maturity": ["no-cloud"], servers: [servers], "recovery-time": ["days"] });
  expect(cells(small("2"), "architecture.components")).toContain("Synchronisation server");
  expect(cells(small("2"), "bill")).toContain("Windows Server 2025 Standard for site systems · 2 · ");
  expect(cells(small("2"), "appendix.assumptions")).not.toContain("member server");
  expect(cells(small("5"), "architecture.components")).not.toContain("Synchronisation server");
  expect(cells(small("5"), "appendix.assumptions")).toContain(
    "a supported member server, protected as Tier 0, is free",
  );
});

test("reports that prove an update cycle have a server and a port, and a reader of the database has one too", () => {
  for (const tree of everySite({ "integration-needs": ["reporting-tools"] })) {
    expect(cells(tree, "architecture.ports")).toContain(" · Reporting services point");
    expect(cells(tree, "architecture.ports")).toMatch(/Client's reporting tool · SQL Server · TCP 1433/);
    expect(`${cells(tree, "architecture.components")}${plainOf(tree, "architecture.diagram")}`).toMatch(/report/i);
  }
});

test("the site server reaches every server that carries a role, and each reader of the database reaches it", () => {
  const branches: Answers = { "company-size": ["medium"], sites: ["3"], "distribution-sites": ["2"] };
  const ports = (tree: DocumentTree) => cells(tree, "architecture.ports");
  for (const tree of everySite(branches)) expect(ports(tree)).toContain("Site server · Other site systems · TCP 445");
  expect(ports(documentOf("sccm-small", { ...branches, sites: ["1"], "distribution-sites": ["0"] }))).not.toContain(
    "Other site systems",
  );
  expect(ports(documentOf("sccm-enterprise"))).toMatch(/reporting services points · SQL Server · TCP 1433/);
});

test("a second point has room for the content that it serves", () => {
  const point = cells(documentOf("sccm-medium"), "architecture.components")
    .split("\n")
    .find((row) => row.startsWith("Management point"));
  expect(point).toContain("content × 1.5");
});

test("what the gateway stores and what the help desk sees pass through ports that are named", () => {
  const ports = (configuration: keyof typeof SITES) =>
    cells(documentOf(configuration, { "company-size": ["medium"] }), "architecture.ports");
  expect(ports("sccm-medium")).toMatch(/^Site server · Gateway storage · TCP 443 outbound/m);
  expect(ports("sccm-medium")).toMatch(/^Help desk · Clients · TCP 2701 · Remote control/m);
  expect(cells(documentOf("sccm-small"), "architecture.ports")).not.toMatch(/Help desk|Gateway storage/);
});

test("console and scripts reach the site by ports of their own", () => {
  for (const tree of everySite()) expect(cells(tree, "architecture.ports")).toMatch(/Consoles and scripts.* 135, /);
});

test("servers are not drawn as devices of Intune, nor new devices as ones that the site images", () => {
  for (const tree of everySite()) {
    expect(JSON.stringify(tree)).toContain("PCs only: compliance and updates");
    expect(cells(tree, "architecture.ports")).not.toContain("New devices");
  }
});

test("PCs that control machines stay clients of the site alone, and are a reason for it where no cloud may reach them", () => {
  for (const tree of everySite({ industry: ["manufacturing"], "primary-objective": ["innovation"] })) {
    expect(JSON.stringify(tree)).toContain("PCs outside production lines: compliance and updates");
    expect(cells(tree, "cm.comanagement")).toMatch(/Compliance policies.*during rollout, excluding production-line/);
    expect(cells(tree, "outline.design")).toMatch(/production-line PCs cannot .* or must not reach the internet/);
  }
});

test("a named location whose content a server already there carries gets no machine in the picture of the site", () => {
  const picture = (tree: DocumentTree) => JSON.stringify(blocksOf(tree).filter(({ kind }) => kind === "diagram"));
  const named: Answers = { "company-size": ["enterprise"], sites: ["9"], "distribution-sites": ["3"] };
  expect(picture(documentOf("sccm-medium", named))).toContain("one at each other named location");
  const two: Answers = { ...named, "distribution-sites": ["2"] };
  expect(picture(documentOf("sccm-medium", two))).toContain('"at the other named location"');
  expect(picture(documentOf("sccm-enterprise", named))).toContain("one at each named location");
});

test("the disks are measured against the clients that there are", () => {
  const target = (devices: string) =>
    cells(documentOf("sccm-enterprise", { devices: [devices], servers: ["0"] }), "architecture.sizing");
  for (const [devices, iops] of [
    ["1500", "2,300"],
    ["10000", "2,300"],
    ["40000", "3,700"],
  ] as const)
    expect(target(devices)).toMatch(new RegExp(`^Disk performance.* · ${iops} IOPS$`, "m"));
});

test("the least machine says what it holds, without a table of its formulas, and one location needs no boundary groups", () => {
  for (const configuration of ["sccm-small", "sccm-medium"] as const) {
    const tree = documentOf(configuration, { sites: ["1"], "company-size": ["medium"] });
    expect(cells(tree, "architecture.components")).toMatch(/^Primary site server .*10 for SQL Server.*IOPS/m);
    expect(plainOf(tree, "architecture.sizing") + plainOf(tree, "cm.boundaries")).toBe("");
  }
  expect(cells(documentOf("sccm-enterprise"), "architecture.sizing")).toContain("IOPS");
});

test("a spare server receives its copies through a port that is named", () => {
  const ports = (outage: string) =>
    cells(documentOf("sccm-small", { "recovery-time": [outage] }), "architecture.ports");
  expect(ports("hour")).toContain("Site server · Spare site server · TCP 445");
  expect(ports("hours")).not.toContain("Spare");
});

test("disks, nodes and management points of the largest site hold the clients that are planned", () => {
  const site = (devices: string) => {
    const tree = documentOf("sccm-enterprise", { devices: [devices], servers: ["100"] });
    const rules = ["architecture.components", "architecture.sizing", "bill", "appendix.assumptions"];
    return rules.map((rule) => cells(tree, rule)).join("\n");
  };
  const usual = site("10000");
  for (const words of ["200 + 100 GB", " · 28 GB", "and 300 GB of shared storage", "Two for availability"])
    expect(usual).toContain(words);
  const large = site("60000");
  for (const words of ["16 cores, 72 GB, 800 + 400 GB", " · 63 GB", "and 1,200 GB of shared storage"])
    expect(large).toContain(words);
  expect(large).toMatch(/^Management and software update point · 3 · /m);
});
