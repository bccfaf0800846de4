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

test("what is sold is accepted: scores by the scale, quick wins by their tests, and access is always withdrawn", () => {
  for (const configuration of CONFIGURATIONS)
    for (const size of SIZES) {
      const answers = {
        "company-size": [size],
        "current-technologies": ["windows-server", "exchange-server", "sql-server"],
      };
      const tests = cells(documentOf(configuration, answers), "approach.tests");
      expect(tests).toContain("each score follows from the scale");
      expect(tests.includes("Quick wins, from the change log")).toBe(configuration !== "custom-focused");
      expect(tests).toContain("removed; no sign-in after the last register entry");
    }
});

test("a quick win that waits for the weekend of the month has its maker and is not promised in 30 days", () => {
  const tree = documentOf("custom-roadmap", { "company-size": ["small"], "change-window": ["monthly"] });
  expect(cells(tree, "approach.tests")).toContain("dated for the next change weekend with its maker named");
  expect(JSON.stringify(tree)).toContain("made by the client's administrator on the next change weekend");
  expect(JSON.stringify(tree)).not.toContain("within 30 days");
});

test("who names PCI DSS accepts the scope of card data, and nobody else", () => {
  const of = (framework: string) =>
    cells(documentOf("custom-focused", { "company-size": ["small"], framework: [framework] }), "approach.tests");
  expect(of("pci-dss")).toContain("Card-data scope against");
  expect(of("cis")).not.toContain("Card-data scope");
});
