import { expect, test } from "vitest";
import { cells } from "#tests/app/features/documents/solutions/cells.ts";
import { documentOf } from "./documents.ts";

test("the marks of the site, of Intune and of another suite have a reason for each objective that was chosen, and for no other", () => {
  const tree = documentOf("sccm-medium", {
    industry: ["manufacturing"],
    "company-size": ["large"],
    "primary-objective": ["productivity", "compliance-objective"],
    "security-requirements": ["threat-protection"],
  });
  const rows = cells(tree, "options.description").split("\n");
  const [site, intune, suite] = [/^A: /, /Intune only/, /endpoint management/].map(
    (name) => rows.find((row) => name.test(row)) ?? "",
  );
  expect(site).toMatch(/On productivity: images, .*; on compliance: PCs and servers in one report/);
  expect(intune).toMatch(/production-line PCs lack maintenance windows; on compliance: .* separate tools/);
  expect(suite).toMatch(/On productivity: .* relays; on compliance: PCs and servers in one report/);
  expect(rows.join("\n")).not.toMatch(/on innovation|remote work/i);
});
