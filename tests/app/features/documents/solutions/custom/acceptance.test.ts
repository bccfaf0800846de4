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
