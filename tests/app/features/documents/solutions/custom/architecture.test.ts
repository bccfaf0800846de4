import { expect, test } from "vitest";
import { plainOf } from "#app/features/documents/tree/tree-text.ts";
import { cells } from "#tests/app/features/documents/solutions/cells.ts";
import { CONFIGURATIONS, documentOf, PRODUCTS, ruled } from "./documents.ts";

test("each source of evidence stands in the picture and among the components", () => {
  for (const configuration of CONFIGURATIONS)
    for (const [id] of PRODUCTS) {
      const tree = documentOf(configuration, { "current-technologies": [id] });
      for (const name of ["Subscription report", "Server scripts", "Directory check"])
        expect(plainOf(tree, "architecture.diagram").includes(name)).toBe(
          cells(tree, "architecture.components").includes(name),
        );
    }
});

test("a script that reads servers alone is connected to no sample of devices", () => {
  const small = { "company-size": ["small"], "current-technologies": ["windows-server"] };
  expect(cells(documentOf("custom-roadmap", small), "architecture.ports")).toMatch(/· Servers · .*Scripted inventory/);
  expect(cells(documentOf("custom-roadmap"), "architecture.ports")).toMatch(/· Sampled servers and devices · /);
  const remote = { ...small, "primary-objective": ["remote-work"] };
  expect(cells(documentOf("custom-focused", remote), "architecture.ports")).toMatch(/· Servers and sampled devices · /);
});

test("the account of the directory check may read the event logs, and the ports let it", () => {
  const tree = documentOf("custom-roadmap", { "current-technologies": ["active-directory"] });
  expect(cells(tree, "architecture.components")).toContain("Event Log Readers");
  expect(cells(tree, "architecture.ports")).toMatch(
    /Domain controllers and .* · TCP 53, 80, 88, 135, .*49152–65535 · .*event logs/,
  );
});

test("a report on the tenant or the subscriptions has its connection", () => {
  for (const [product, purpose] of [
    ["teams", "Tenant report"],
    ["azure-services", "Subscription report"],
    ["exchange-server", ""],
  ] as const) {
    const ports = cells(documentOf("custom-focused", { "current-technologies": [product] }), "architecture.ports");
    if (purpose) expect(ports).toContain(`Microsoft cloud · TCP 443 outbound · ${purpose}`);
    else expect(ports).not.toContain("Microsoft cloud");
  }
});

test("Power Platform alone is held against no baseline", () => {
  for (const [product, name] of [
    ["power-platform", "Tenant report"],
    ["teams", "Tenant baseline report"],
  ] as const) {
    const tree = documentOf("custom-focused", { "current-technologies": [product] });
    expect(cells(tree, "architecture.components")).toMatch(new RegExp(`^${name} ·`, "m"));
    expect(plainOf(tree, "architecture.diagram")).toContain(name);
  }
});

test("both reports that a workstation fetches from the cloud are in its connection", () => {
  const tree = documentOf("custom-focused", { "current-technologies": ["teams", "azure-services"] });
  expect(cells(tree, "architecture.ports")).toContain("TCP 443 outbound · Tenant and subscription reports");
});

test("what is asked of databases beyond the list of the appliance is among the scripts that an administrator runs", () => {
  const scripts = (configuration: string, ...technologies: string[]) => {
    const answers = { "company-size": ["enterprise"], "current-technologies": technologies };
    const tree = documentOf(configuration, { ...answers, "primary-objective": ["productivity"] });
    return /^Server scripts · .*$/m.exec(cells(tree, "architecture.components"))?.[0];
  };
  expect(scripts("custom-roadmap", "exchange-server", "sql-server")).toContain("settings of Exchange and SQL Server");
  expect(scripts("custom-roadmap", "sql-server")).toContain("settings of SQL Server");
  expect(scripts("custom-focused", "sql-server")).toBeUndefined();
});

test("the road map is among the results, fed by the scores and the pilot", () => {
  for (const configuration of CONFIGURATIONS) {
    const sources = ruled(documentOf(configuration), "architecture.diagram")
      .flatMap((block) => (block.kind === "diagram" ? block.diagram.edges : []))
      .flatMap(({ from, to }) => (to === "roadmap" ? from : []));
    expect(sources, configuration).toEqual(configuration === "custom-pilot" ? ["score", "pilot"] : ["score"]);
  }
});

test("whatever a check reads has its connection", () => {
  const of = (size: string, ...technologies: string[]) =>
    cells(
      documentOf("custom-pilot", { "company-size": [size], "current-technologies": technologies }),
      "architecture.ports",
    );
  expect(of("medium", "active-directory")).toMatch(
    /Domain controllers and certification authorities · TCP 53, 80, 88, 135, .*443/,
  );
  expect(of("small", "active-directory")).toMatch(/· Domain controllers · TCP 53, 88/);
  expect(of("enterprise", "windows-server")).toContain("Assessment workstation · Servers · TCP 5985 · Update dates");
  expect(of("enterprise", "windows-server")).toContain("vCenter and ESXi, or Hyper-V hosts · TCP 443 or 5985");
  expect(of("small", "windows-server")).not.toContain("Update dates");
});

test("a list that was handed over is no measurement, and every finding is ranked", () => {
  const picture = plainOf(documentOf("custom-roadmap"), "architecture.diagram");
  expect(picture).toMatch(/Licence and contract list.*records/s);
  expect(picture).not.toContain("top ten");
});
