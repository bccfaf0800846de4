import { expect, test } from "vitest";
import { plainOf, tableOf } from "#app/features/documents/tree/tree-text.ts";
import { cells } from "#tests/app/features/documents/solutions/cells.ts";
import { BUILDING, everyDocument, securityDocument } from "./documents.ts";

test("a sector that cannot bear an isolated device has a run book of its own for it", () => {
  for (const [industry, device] of [
    ["manufacturing", "plant computer"],
    ["healthcare", "ward workstation"],
    ["retail", "till"],
  ] as const)
    for (const tree of everyDocument({ industry: [industry], "security-requirements": ["threat-protection"] }))
      if (tableOf(tree, "security.steps"))
        expect(cells(tree, "security.run-books")).toContain(`Malware on a ${device}`);
});

test("certificate cases and a register of exceptions stand where something is corrected or refused", () => {
  const tree = (configuration: string) =>
    securityDocument(configuration, {
      "company-size": ["large"],
      "current-technologies": ["active-directory", "office-365"],
      "security-requirements": ["identity-management"],
    });
  expect(tableOf(tree("security-detection"), "security.esc")).not.toBeNull();
  for (const configuration of ["security-identity", "security-assessment"])
    expect(tableOf(tree(configuration), "security.esc") ?? null).toBeNull();
  expect(plainOf(tree("security-identity"), "solution.scope")).toContain("findings are handed over with their fix");
  expect(cells(tree("security-tier0"), "decisions")).not.toContain("Exceptions. ");
  expect(cells(tree("security-identity"), "decisions")).toMatch(/Exceptions\. [^·]* may be unable to comply\./);
});

test("an exercise of two incidents has a run book for each", () => {
  for (const configuration of BUILDING) {
    const tree = securityDocument(configuration, {
      "company-size": ["medium"],
      "current-technologies": ["office-365"],
      "security-requirements": ["mfa"],
    });
    expect(cells(tree, "security.run-books").split("\n").length, configuration).toBeGreaterThan(1);
  }
});
