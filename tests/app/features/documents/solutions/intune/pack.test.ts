import { expect, test } from "vitest";
import { findConfiguration } from "#app/features/catalogue/configurations.ts";
import { detailsFor } from "#app/features/catalogue/detail-answers.ts";
import { toMarkdown } from "#app/features/documents/files/markdown.ts";
import { lintDocument } from "#app/features/documents/lint/lint.ts";
import { packOf } from "#app/features/documents/solutions/packs.ts";
import { cells } from "#tests/app/features/documents/solutions/cells.ts";
import { documentOf, everySize, inputOf } from "./documents.ts";

const INDUSTRIES = ["healthcare", "finance", "manufacturing", "retail", "education", "government", "technology"];

test("devices without a site have a design of their own, and the sites keep theirs", () => {
  expect(packOf("sccm-intune")).not.toBe(packOf("configuration-manager"));
  expect(packOf("sccm-intune").id).toBe("configuration-manager");
  for (const tree of everySize()) {
    expect(tree.title).toBe("Microsoft Intune Implementation Guide");
    expect(cells(tree, "architecture.components")).toContain("Microsoft Intune tenant");
    expect(cells(tree, "architecture.components")).not.toMatch(/site server|SQL Server|Distribution point/);
    expect(cells(tree, "environment.lifecycle")).not.toContain("Configuration Manager");
  }
});

test("what is a site's alone stands in no document without one, beside the option", () => {
  for (const industry of INDUSTRIES)
    for (const tree of everySize({
      industry: [industry],
      "security-requirements": ["mfa", "compliance", "zero-trust"],
    })) {
      for (const rule of [
        "security.controls",
        "timeline.tasks",
        "approach.tests",
        "bill",
        "support.calendar",
        "appendix.assumptions",
      ])
        expect(cells(tree, rule), `${industry} ${rule}`).not.toMatch(
          /\bthe site (?:deploys|server|database|reads|shows)|site's|collections?\b|distribution point|gateway|boundar/i,
        );
      expect(lintDocument(tree)).toEqual([]);
    }
});

test("every requirement and every interface is said and accepted without a site", () => {
  const wishes = [
    "mfa",
    "data-encryption",
    "compliance",
    "identity-management",
    "threat-protection",
    "data-loss-prevention",
    "mobile-device-management",
    "zero-trust",
  ];
  const needs = [
    "crm",
    "erp",
    "legacy-applications",
    "third-party-apis",
    "database-systems",
    "reporting-tools",
    "custom-applications",
  ];
  for (const size of ["medium", "enterprise"]) {
    const tree = documentOf(size, { "security-requirements": wishes, "integration-needs": needs });
    expect(cells(tree, "security.controls")).toMatch(/recovery keys are stored in Entra ID/);
    expect(cells(tree, "security.controls")).not.toMatch(/site|collection/);
    expect(cells(tree, "integration.interfaces")).toMatch(/Azure Resource Graph/);
    expect(cells(tree, "integration.interfaces")).not.toMatch(/site|collection|1433|8531/);
  }
});

test("only what sharpens a document without a site is asked", () => {
  const asked = (configuration: string) =>
    detailsFor({ ...inputOf("large").answers, "solution-configuration": [configuration] }).map(({ id }) => id);
  for (const id of ["distribution-sites", "outside-devices", "server-licences"] as const) {
    expect(asked("sccm-medium")).toContain(id);
    expect(asked("sccm-intune")).not.toContain(id);
  }
  expect(asked("sccm-intune")).toEqual(expect.arrayContaining(["servers", "user-licences", "recovery-time"]));
});

test("without a directory nothing blocks it, and each PC gets a new profile", () => {
  for (const tree of everySize({ "current-technologies": ["teams"], "cloud-maturity": ["some"] })) {
    expect(cells(tree, "environment.conflicts")).not.toContain("requires Active Directory");
    expect(cells(tree, "summary.headline")).not.toContain("provided the directory");
    expect(cells(tree, "decisions")).toContain("joins Entra ID");
    expect(cells(tree, "intune.join")).toContain("a new profile");
    expect(toMarkdown(tree)).not.toMatch(/Entra Connect Sync \(|hybrid-joined in each/);
  }
});

test("the configuration is drawn within a phone's width and has no size of its own", () => {
  expect(findConfiguration("sccm-intune")).not.toHaveProperty("rating");
});
