import { expect, test } from "vitest";
import type { Answers } from "#app/features/catalogue/steps.ts";
import type { DocumentTree } from "#app/features/documents/tree/tree.ts";
import { plainOf } from "#app/features/documents/tree/tree-text.ts";
import { cells } from "#tests/app/features/documents/solutions/cells.ts";
import { documentOf, everySite } from "./documents.ts";

test("the gateway is spoken of where it is built", () => {
  const answers: Answers = {
    "current-technologies": ["active-directory", "azure-services"],
    "security-requirements": ["mobile-device-management"],
  };
  const texts = (tree: DocumentTree) =>
    ["environment.technologies", "environment.requests", "architecture.components"].map((rule) => cells(tree, rule));
  expect(texts(documentOf("sccm-small", answers)).join("\n")).not.toContain("ateway");
  for (const text of texts(documentOf("sccm-medium", answers))) expect(text).toContain("ateway");
});

test("a handful of devices outside needs one gateway instance", () => {
  for (const [outside, most] of [
    ["18", 1],
    ["900", 2],
  ] as const)
    for (const tree of everySite({ "company-size": ["enterprise"], "outside-devices": [outside] })) {
      const row = /Cloud management gateway · (\d+)/.exec(cells(tree, "architecture.components"));
      if (row) expect(Number(row[1])).toBe(most);
    }
});

test("who builds a gateway is asked for its name and its subscription", () => {
  const answers: Answers = {
    "company-size": ["medium"],
    industry: ["technology"],
    "current-technologies": ["windows-server", "teams"],
    "primary-objective": ["remote-work"],
    skills: ["unknown"],
    "change-window": ["unknown"],
    timeline: ["3-6-months"],
    "deadline-reason": ["budget"],
  };
  for (const configuration of ["sccm-small", "sccm-medium"] as const)
    expect(cells(documentOf(configuration, answers), "environment.requests")).toContain(
      "Azure subscription to be charged",
    );
});

test("a gateway beside Azure services in use is not called the first cloud service", () => {
  const answers: Answers = { "cloud-maturity": ["no-cloud"], "primary-objective": ["remote-work"] };
  const conflicts = (technology: string) =>
    everySite({ ...answers, "current-technologies": ["active-directory", technology] }).map((tree) =>
      cells(tree, "environment.conflicts"),
    );
  for (const text of conflicts("azure-services")) expect(text).not.toContain("first cloud service");
  for (const text of conflicts("sql-server")) expect(text).toContain("first cloud service");
});

test("the gateway of an enterprise site has the size that the devices outside need", () => {
  const tree = (outside: string) =>
    documentOf("sccm-enterprise", { "primary-objective": ["remote-work"], "outside-devices": [outside] });
  for (const [outside, line, size] of [
    ["1204", "Cloud management gateway", "D4ads_v6"],
    ["7000", "Cloud management gateway, large instances", "D8ads_v6"],
  ] as const) {
    expect(cells(tree(outside), "bill")).toContain(`${line} · 2 · `);
    expect(cells(tree(outside), "architecture.components")).toMatch(new RegExp(`gateway · 2 · ${size}`));
  }
});

test("a gateway that serves no device today is said to be struck where none is to come", () => {
  const given = (outside: string) =>
    plainOf(documentOf("sccm-medium", { "outside-devices": [outside] }), "given.recommended-solution");
  expect(given("0")).toContain("if none will, it is removed at design sign-off");
  expect(given("12")).not.toContain("removed at design sign-off");
});

test("devices outside that no gateway serves are said to be reached by another way, and none is spoken of where there are none", () => {
  const given = (outside: string) =>
    plainOf(documentOf("sccm-small", { "outside-devices": [outside] }), "given.recommended-solution");
  expect(given("12")).toMatch(/No gateway is built here; .* only over VPN, .* Intune updates them/);
  expect(given("0")).toContain("No gateway is built");
  expect(given("0")).not.toContain("VPN");
});

test("a VPN for devices outside is assumed only where such devices were named and no gateway is built", () => {
  const assumed = (configuration: "sccm-small" | "sccm-medium", outside?: string) =>
    cells(documentOf(configuration, outside ? { "outside-devices": [outside] } : {}), "appendix.assumptions");
  expect(assumed("sccm-small", "94")).toMatch(/over an existing VPN\..* USD 3,600 a year/);
  for (const outside of ["0", undefined]) expect(assumed("sccm-small", outside)).not.toContain("VPN");
  expect(assumed("sccm-medium", "94")).not.toContain("over an existing VPN");
});

test("the link to Intune is made with the gateway, and not with the distribution points", () => {
  const tree = documentOf("sccm-medium", { "company-size": ["enterprise"], sites: ["8"], devices: ["3283"] });
  const tasks = cells(tree, "timeline.tasks");
  expect(tasks).toMatch(/ · Cloud management gateway · [\s\S]* · Co-management of the pilot group, [^·]* · /);
  expect(tasks).toMatch(/ · Distribution points at the locations · /);
});

test("a second gateway instance that the number of devices does not need has its reason", () => {
  const gateway = (outside: string) =>
    cells(
      documentOf("sccm-medium", { "company-size": ["enterprise"], "outside-devices": [outside] }),
      "architecture.components",
    )
      .split("\n")
      .find((row) => row.startsWith("Cloud management gateway"));
  expect(gateway("1392")).toMatch(/ · 2 · .*one can carry them all if the other fails/);
  expect(gateway("7000")).not.toContain("if the other fails");
  expect(gateway("20")).not.toContain("if the other fails");
});

test("a gateway says for how many devices it is sized", () => {
  const gateway = (answers: Answers) =>
    cells(documentOf("sccm-medium", { devices: ["600"], ...answers }), "architecture.components");
  expect(gateway({})).toContain("connections each, for all 600 devices");
  expect(gateway({ "outside-devices": ["80"] })).toContain("connections each, for 80 remote devices");
});

test("beyond what a site and a gateway carry, a second one of each is spoken of", () => {
  const tree = (devices: string) =>
    documentOf("sccm-enterprise", { "company-size": ["enterprise"], devices: [devices], "head-count": [devices] });
  const [within, beyond] = [tree("140000"), tree("200000")];
  expect(cells(within, "decisions")).not.toContain("for the first 150,000 clients");
  expect(cells(within, "architecture.components")).not.toContain("2 gateways");
  expect(cells(beyond, "decisions")).toContain("for the first 150,000 clients");
  expect(cells(beyond, "architecture.components")).toContain("2 gateways, of 16 instances at most");
  expect(JSON.stringify(beyond.sections)).toContain("TCP 443, 10124–10139 outbound");
  expect(JSON.stringify(beyond.sections)).toContain("HTTPS 443, 10124 to 10139");
  expect(JSON.stringify(beyond.sections)).toContain("for the first 150,000 of 200,000 devices");
});

test("a gateway for a handful of devices is a choice, although remote work is the aim", () => {
  const remote = (devices: string) =>
    documentOf("sccm-small", { devices: [devices], "primary-objective": ["remote-work"] });
  expect(cells(remote("37"), "next.steps")).toMatch(
    /Choose the gateway for at most 37 devices .*or VPN and Intune alone/,
  );
  expect(cells(remote("60"), "next.steps")).not.toContain("Choose the gateway");
});
