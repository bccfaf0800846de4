import { expect, test } from "vitest";
import { plainOf } from "#app/features/documents/tree/tree-text.ts";
import { documentOf } from "./documents.ts";

test("the marks of the site, of Intune, of a second tool for servers and of another suite have a reason for each objective that was chosen, and for no other", () => {
  const tree = documentOf("sccm-medium", {
    industry: ["manufacturing"],
    "company-size": ["large"],
    "primary-objective": ["productivity", "compliance-objective"],
    "security-requirements": ["threat-protection"],
  });
  const told = plainOf(tree, "options.marks");
  expect(told).toMatch(
    /Improve productivity: A 4: images, .*; B 3: .*production-line PCs lack maintenance windows; C 4: as A for PCs; servers .*another tool; D 4: .*relays/,
  );
  expect(told).toMatch(
    /Compliance requirements: A and D 4: PCs and servers in one report.*; B and C 3: .*separate tools/,
  );
  expect(told).not.toMatch(/innovation|remote work/i);
});
