import { expect, test } from "vitest";
import { documentOf, landing, SIZES } from "#tests/app/features/documents/solutions/azure-migration/documents.ts";
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

test.each(SIZES)("who has one region at %s reads how long its loss would last", (size) => {
  expect(cells(landing(size), "solution.recovery")).toMatch(
    /Machines of the first wave, when the region is lost · 24 hours, plus the delay of the copy · 3 days · /,
  );
  expect(
    cells(documentOf("azure-rehost", size), "solution.recovery").match(/when the region is lost/g)?.length,
  ).toBeGreaterThan(0);
});
