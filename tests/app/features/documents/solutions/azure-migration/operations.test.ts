import { expect, test } from "vitest";
import { landing } from "#tests/app/features/documents/solutions/azure-migration/documents.ts";
import { cells } from "#tests/app/features/documents/solutions/cells.ts";

test("the monthly report on the policies is somebody's recurring work", () => {
  const aims = {
    "primary-objective": ["enhance-security", "compliance-objective"],
    "security-requirements": ["identity-management"],
  };
  const tree = landing("medium", aims);
  expect(cells(tree, "support.calendar")).toContain("Monthly · Policy report, filed as evidence");
  const both = landing("medium", { ...aims, "security-requirements": ["compliance"] });
  expect(cells(both, "support.calendar")).not.toContain("Policy report");
});
