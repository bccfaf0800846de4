import { expect, test } from "vitest";
import { plainOf } from "#app/features/documents/tree/tree-text.ts";
import { cells } from "#tests/app/features/documents/solutions/cells.ts";
import { documentOf } from "./documents.ts";

test("the options that are ranked most tell why they are marked so, for the objectives chosen and no other", () => {
  const tree = (configuration: string, size: string) =>
    documentOf(configuration, { "company-size": [size], "primary-objective": ["enhance-security", "scalability"] });
  const told = (configuration: string, size: string) => plainOf(tree(configuration, size), "options.marks");
  const secure = told("m365-secure", "medium");
  expect(secure).toMatch(/Enhance security: A 5: one sign-in policy .*: each product has rules/);
  expect(secure).toMatch(
    /Scalability and growth: A 5: a further user is a licence, without .*: each device adds licences/,
  );
  expect(cells(tree("m365-secure", "medium"), "options.description")).toContain(
    "as Business Standard has no Conditional Access",
  );
  expect(secure).not.toMatch(/innovation|remote work/i);
  expect(told("m365-hybrid", "medium")).toContain("as A, with a mail server left to patch");
  expect(told("m365-new-tenant", "medium")).toMatch(
    /Enhance security: A 5: .*; B 3: mail keeps rules .*; C 3: a second factor, but rules differ by service/,
  );
});
