import { expect, test } from "vitest";
import { cells } from "#tests/app/features/documents/solutions/cells.ts";
import { CONFIGURATIONS, documentOf, SIZES } from "./documents.ts";

test("a client who wants lower costs accepts sums, and another is promised none", () => {
  const accepted = (objective: string) =>
    CONFIGURATIONS.flatMap((configuration) =>
      SIZES.map((size) =>
        cells(
          documentOf(configuration, { "company-size": [size], "primary-objective": [objective] }),
          "approach.tests",
        ),
      ),
    );
  for (const tests of accepted("cost-reduction")) expect(tests).toMatch(/Savings in the cost findings · .*yearly sum/);
  for (const tests of accepted("innovation")) expect(tests).not.toContain("Savings");
});

test("what a regulated industry pays more for is delivered and accepted, and another is promised none", () => {
  for (const configuration of CONFIGURATIONS)
    for (const [industry, isRegulated] of [
      ["government", true],
      ["healthcare", true],
      ["retail", false],
    ] as const) {
      const tree = documentOf(configuration, { industry: [industry] });
      expect(/×\s1\.15.*regulated industry/.test(cells(tree, "budget.adjusters")), industry).toBe(isRegulated);
      expect(cells(tree, "timeline.tasks").includes("with owner and requirement affected")).toBe(isRegulated);
      expect(cells(tree, "approach.tests").includes("each names the requirement affected")).toBe(isRegulated);
    }
});
