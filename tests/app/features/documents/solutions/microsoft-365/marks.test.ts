import { expect, test } from "vitest";
import { cells } from "#tests/app/features/documents/solutions/cells.ts";
import { documentOf } from "./documents.ts";

test("the options that are ranked most tell why they are marked so, for the objectives chosen and no other", () => {
  const rows = (configuration: string, size: string) =>
    cells(
      documentOf(configuration, {
        "company-size": [size],
        "primary-objective": ["enhance-security", "scalability"],
      }),
      "options.description",
    );
  const secure = rows("m365-secure", "medium");
  expect(secure).toMatch(/On security: one sign-in policy .*; on growth: a further user is a licence, without/);
  expect(secure).toMatch(/On security: each product has rules .*; on growth: each device adds licences/);
  expect(secure).toContain("as Business Standard has no Conditional Access");
  expect(secure).not.toMatch(/on innovation|remote work:/i);
  expect(rows("m365-hybrid", "medium")).toContain("On security: as A, with no mail server left to attack");
});
