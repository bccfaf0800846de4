import { expect, test } from "vitest";
import { scheduled } from "#app/features/documents/lint/schedule.ts";
import { plainOf } from "#app/features/documents/tree/tree-text.ts";
import { cells } from "#tests/app/features/documents/solutions/cells.ts";
import { documentOf } from "./documents.ts";

test("what happens after the read-out is measured on the later of the two days alone", () => {
  const said = (objectives: string[]) =>
    plainOf(documentOf("custom-roadmap", { "primary-objective": objectives }), "features.measures");
  const later = "“Road-map actions started on time” is measured on the later date only.";
  expect(said(["innovation"])).toContain(later);
  expect(said(["enhance-security"])).toMatch(/90 days later” is measured on the later date only/);
  expect(said(["scalability", "compliance-objective"])).not.toContain("later date only");
});

test("each objective is traced to the task that reads for it", () => {
  const objectives = ["remote-work", "productivity", "enhance-security"];
  for (const size of ["medium", "large", "enterprise"]) {
    const tree = documentOf("custom-roadmap", {
      "company-size": [size],
      "primary-objective": objectives,
      "current-technologies": ["windows-server", "exchange-server"],
      "security-requirements": ["data-encryption"],
    });
    const titles = new Map(scheduled(tree).map(({ id, title }) => [id, title]));
    const traced = (objective: string) => {
      const row = cells(tree, "appendix.traceability")
        .split("\n")
        .find((line) => line.includes(`“${objective}”`));
      return titles.get(/T-\d\.\d+/.exec(row ?? "")?.[0] ?? "") ?? "";
    };
    expect(traced("Enable remote work"), size).toContain("remote access");
    expect(traced("Improve productivity"), size).toContain("ticket causes");
    expect(traced("Enhance security"), size).toContain("mail");
  }
});

test("better security is traced to detection where threats are to be found, else to whose sign-ins are read", () => {
  for (const [requirement, title] of [
    ["threat-protection", "detection"],
    ["zero-trust", "identities"],
  ] as const) {
    const tree = documentOf("custom-pilot", {
      "current-technologies": ["exchange-server", "sharepoint", "office-365"],
      "primary-objective": ["enhance-security"],
      "security-requirements": [requirement],
    });
    const row = cells(tree, "appendix.traceability")
      .split("\n")
      .find((line) => line.includes("“Enhance security”"));
    const tasks = scheduled(tree).filter(({ id }) => row?.split(" · ")[1]?.split(", ").includes(id));
    expect(tasks.map((task) => task.title).join()).toContain(title);
  }
});

test("better security is traced to the test alert before the directory", () => {
  const tree = documentOf("custom-focused", {
    "company-size": ["enterprise"],
    "primary-objective": ["enhance-security"],
    "current-technologies": ["windows-server", "active-directory", "office-365"],
    "security-requirements": ["data-encryption"],
  });
  const row = cells(tree, "appendix.traceability")
    .split("\n")
    .find((line) => line.includes("“Enhance security”"));
  expect(scheduled(tree).find(({ id }) => id === /T-\d\.\d+/.exec(row ?? "")?.[0])?.title).toContain("test alert");
});

test("domains name the controls of the framework that they are held against, where that is ISO 27001", () => {
  const of = (framework: string) =>
    cells(documentOf("custom-roadmap", { "company-size": ["medium"], framework: [framework] }), "custom.domains");
  expect(of("iso-27001")).toMatch(/^Devices · .*; A\.8\.1, A\.8\.7$/m);
  expect(of("nis2")).not.toContain("A.8.1");
});

test("what is drawn to find unencrypted systems misses a common fault less than once in twenty", () => {
  const tree = documentOf("custom-focused", {
    "company-size": ["large"],
    "security-requirements": ["data-encryption"],
  });
  expect(JSON.stringify(tree)).toContain("Sampled on 29 systems");
  expect(cells(tree, "architecture.sizing")).toContain("29 systems for encryption: 5%");
});
