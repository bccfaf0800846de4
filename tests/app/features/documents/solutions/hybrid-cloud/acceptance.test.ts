import { expect, test } from "vitest";
import type { Answers } from "#app/features/catalogue/steps.ts";
import { plainOf } from "#app/features/documents/tree/tree-text.ts";
import { cells } from "#tests/app/features/documents/solutions/cells.ts";
import { documentOf, EVERY, RUNNING, SIZES } from "./documents.ts";

test("a clinic tests the loss of its link at every size", () => {
  for (const [configuration, size] of EVERY)
    expect(cells(documentOf(configuration, size), "approach.tests")).toMatch(/^AT-1 · Site cut off/);
});

test("backups before a cutover are asked for where something moves", () => {
  const duties = (configuration: string, ...technologies: string[]) =>
    cells(documentOf(configuration, "enterprise", { "current-technologies": technologies }), "appendix.duties");
  expect(duties("hybrid-vpn", "active-directory")).not.toContain("before each cutover");
  expect(duties("hybrid-vpn", "windows-server")).toContain("before each cutover");
  expect(duties("hybrid-azure-local", "active-directory")).toContain("before each cutover");
});

test("workloads have a way onto a cluster and back, and other configurations name none", () => {
  for (const [configuration, size] of EVERY) {
    const isLocal = configuration === "hybrid-azure-local";
    const tree = documentOf(configuration, size);
    expect(cells(tree, "approach.cutover").includes("Workload migration to the cluster")).toBe(isLocal);
  }
});

test("a circuit that is encrypted is announced no prefix of the site, and its failure is noticed by the tunnel", () => {
  const answers: Answers = { bandwidth: ["800"], industry: ["other"] };
  const encrypted = documentOf("hybrid-expressroute", "medium", answers);
  expect(cells(encrypted, "hybrid.routes")).toContain("Azure would bypass the tunnel and send traffic unencrypted");
  expect(JSON.stringify(encrypted.sections)).not.toContain("Both advertise the same prefixes");
  expect(cells(encrypted, "approach.tests")).toMatch(/Circuit switched off · .*dead-peer detection/);
  expect(cells(encrypted, "approach.tests")).not.toContain("fast failure detection");
  const plainly = documentOf("hybrid-expressroute", "medium", { ...answers, "security-requirements": ["mfa"] });
  expect(cells(plainly, "hybrid.routes")).toContain("Both advertise the same prefixes");
  expect(cells(plainly, "approach.tests")).toContain("fast failure detection");
});

test.each(SIZES)("a circuit at %s takes over from the tunnel by a step that can be undone", (size) => {
  expect(cells(documentOf("hybrid-expressroute", size), "approach.cutover")).toMatch(
    /from the internet tunnel to the circuit/,
  );
  expect(cells(documentOf("hybrid-vpn", size), "approach.cutover")).not.toMatch(/to the circuit/);
});

test("where nothing runs in Azure yet, no application is the first on the new path", () => {
  for (const [configuration, size] of EVERY) {
    const steps = (level: string) =>
      cells(documentOf(configuration, size, { "cloud-maturity": [level] }), "approach.cutover");
    expect(steps("early")).not.toMatch(/^T0|T\+7|application/m);
    expect(steps("significant")).toMatch(/^T0 · First application on the new path, in the first change window/m);
    for (const level of ["early", "significant"])
      expect(steps(level)).toMatch(/^phase 2, .* · .*(backup of one server|test machine in Azure)/m);
    expect(steps("significant")).not.toMatch(/T−|start of its task/);
  }
});

test("what follows the first on the new path is named where it is no site or application of several", () => {
  const cutover = (sites: string, maturity: string, size = "medium") =>
    cells(documentOf("hybrid-vpn", size, { sites: [sites], "cloud-maturity": [maturity] }), "approach.cutover");
  expect(cutover("3", "significant")).toContain("Remaining sites and applications, in waves");
  expect(cutover("1", "significant")).toContain("Remaining applications, in waves");
  expect(cutover("2", "early")).toContain("Remaining site and servers, in waves");
  expect(cutover("1", "early")).toContain("Remaining servers, in waves");
  expect(cutover("2", "early", "small")).not.toMatch(/wave/); // one site is no wave
  expect(cutover("1", "early", "small")).not.toContain("in waves"); // its copies go over the internet
  expect(cutover("3", "early", "small")).toContain("Remaining sites, in waves");
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

test("the link is accepted at the throughput with which the copies were planned", () => {
  const accepted = (sites: string, bandwidth = "500", size = "medium") =>
    cells(documentOf("hybrid-vpn", size, { ...RUNNING, bandwidth: [bandwidth], sites: [sites] }), "approach.tests");
  expect(accepted("3")).toMatch(/iperf3 with 8 flows, from the main site · .*; 300 Mbps, as sizing assumes/);
  expect(accepted("1")).toMatch(/iperf3 with 8 flows · /);
  expect(accepted("3", "2000", "large")).toContain("600 Mbps, 60% of a 1 Gbps tunnel");
  expect(accepted("3", "2000")).toContain("312 Mbps, as sizing assumes");
  const heavy = documentOf("hybrid-vpn", "enterprise", { bandwidth: ["9000"], servers: ["724"], sites: ["10"] });
  expect(cells(heavy, "approach.tests")).toMatch(/[\d,]+ Mbps over its 2 tunnels together, as sizing assumes/);
  expect(cells(heavy, "decisions")).toContain("so the main site has 2 to the gateway, used together");
  expect(cells(heavy, "bill")).toMatch(/tunnels above ten per gateway · 1 .*1 more from the main site − 10/);
  const wide = documentOf("hybrid-virtual-wan", "enterprise", { ...RUNNING, bandwidth: ["2000"], servers: ["162"] });
  expect(cells(wide, "architecture.sizing")).toContain("one tunnel's 1,000 Mbps × 0.6 × 8 hours · 2,160 GB");
  expect(cells(wide, "solution.recovery")).toContain(
    "121 servers first need new hosts and a line, then 3.8 days from the vault",
  );
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

test("a circuit is accepted by the latency of the tunnel that it replaces, and a tunnel by what was measured first", () => {
  const accepted = (configuration: string) => cells(documentOf(configuration, "enterprise", RUNNING), "approach.tests");
  expect(accepted("hybrid-expressroute")).toContain("95th percentile latency below that of the tunnel;");
  expect(accepted("hybrid-vpn")).toContain("95th percentile latency within 10% of the phase 1 baseline;");
});

test("a machine that is left for a cluster waits until hypercare ends, and controllers and agents are set up anew", () => {
  for (const size of SIZES) {
    const tree = documentOf("hybrid-azure-local", size, { "current-technologies": ["active-directory"] });
    expect(plainOf(tree, "approach.rollback")).toContain("kept off and unchanged until hypercare ends");
    expect(cells(tree, "approach.cutover")).toMatch(
      /Workload migration to the cluster.*Arc agents? disconnected before.*new domain controllers/,
    );
  }
  const without = documentOf("hybrid-azure-local", "small", { "current-technologies": ["azure-services"] });
  expect(cells(without, "approach.cutover")).not.toContain("domain controller");
});

test("what an agent cannot read while it is open has a nightly copy, with disk assumed and a restore tested", () => {
  const of = (size: string, ...technologies: string[]) =>
    documentOf("hybrid-vpn", size, { "current-technologies": technologies });
  const farm = of("small", "windows-server", "active-directory", "sharepoint");
  expect(cells(farm, "architecture.components")).toContain(
    "no whole machines; SharePoint from its own nightly farm backup",
  );
  expect(cells(farm, "appendix.assumptions")).toContain("SharePoint has local disk for the nightly copy");
  expect(cells(farm, "approach.tests")).toContain("with one application from its nightly copy");
  for (const tree of [of("small", "windows-server"), of("medium", "active-directory", "sharepoint")])
    expect(JSON.stringify(tree.sections)).not.toContain("nightly copy");
});

test("patients' data that is encrypted on a circuit unasked is captured as proof, once", () => {
  const tests = (answers: Answers) => cells(documentOf("hybrid-expressroute", "small", answers), "approach.tests");
  const answers: Answers = { industry: ["healthcare"], "security-requirements": ["mfa"] };
  expect(tests(answers)).toContain("only ESP (protocol 50)");
  expect(tests({ ...answers, "security-requirements": ["data-encryption"] })).not.toContain("only ESP");
  expect(tests({ ...answers, industry: ["technology"] })).not.toContain("only ESP");
});

test("users who were not in the pilot are synchronised before a site is lost, and one of them is let in from outside", () => {
  const answers: Answers = {
    "cloud-maturity": ["no-cloud"],
    "current-technologies": ["windows-server", "active-directory"],
    "primary-objective": ["productivity"],
    "security-requirements": ["identity-management"],
    "integration-needs": ["no-integrations"],
  };
  for (const size of ["small", "medium"]) {
    const tree = documentOf("hybrid-vpn", size, answers);
    expect(cells(tree, "timeline.tasks")).toContain("Other users synchronised; recovery plan with sequence");
    expect(cells(tree, "approach.tests")).toMatch(
      /point-to-site by an ordinary user, from outside · .*; the user signs in/,
    );
  }
  expect(cells(documentOf("hybrid-vpn", "medium", answers), "security.controls")).toContain(
    "with one account and, once disabled, on neither within an hour",
  );
  const wan = documentOf("hybrid-virtual-wan", "medium", answers);
  expect(cells(wan, "approach.tests")).not.toContain("point-to-site");
});

test("what waits for the weekend of the month is what users take, and nobody takes the first path of the build", () => {
  const tree = documentOf("hybrid-virtual-wan", "small", { "change-window": ["monthly"], sites: ["2"] });
  expect(JSON.stringify(tree.sections)).toMatch(/Network paths that users take are switched on these weekends/);
  expect(cells(tree, "approach.cutover")).toContain("First site on the new path, with a test machine in Azure alone");
  expect(cells(tree, "approach.tests")).toContain("Primary line of a branch disconnected, outside working hours");
});
