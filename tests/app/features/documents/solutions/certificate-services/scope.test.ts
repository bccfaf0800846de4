import { expect, test } from "vitest";
import { plainOf } from "#app/features/documents/tree/tree-text.ts";
import { cells } from "#tests/app/features/documents/solutions/cells.ts";
import { everywhere, plainOfSections } from "./documents.ts";

test("who sets wireless, VPN and RADIUS is said in the scope", () => {
  for (const integrations of [["no-integrations"], ["erp"]])
    for (const tree of everywhere({ "integration-needs": integrations }))
      expect(plainOf(tree, "solution.out-of-scope")).toMatch(
        /ertificate replacement inside applications, and wireless, VPN and RADIUS settings, made by their owners/,
      );
});

test("card management is left out by name only where somebody signs in by card", () => {
  for (const tree of everywhere({ "security-requirements": ["mfa"] }))
    expect(plainOfSections(tree)).toContain("card management");
  for (const tree of everywhere({ "security-requirements": ["data-encryption"] }))
    expect(plainOfSections(tree)).not.toContain("card management");
});

test("whoever is no test user is told of with a price where a second factor is required", () => {
  for (const tree of everywhere({ "security-requirements": ["mfa"], "head-count": ["60"] })) {
    expect(cells(tree, "security.controls")).toContain("the other 58 are outside this project");
    expect(plainOfSections(tree)).toMatch(/to the other 58 users: .* security keys, [A-Z]{3} [\d,]+ and/);
  }
});
