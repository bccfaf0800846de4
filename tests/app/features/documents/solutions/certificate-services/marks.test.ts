import { expect, test } from "vitest";
import { plainOf } from "#app/features/documents/tree/tree-text.ts";
import { inputFor, workedExample } from "#tests/app/features/documents/answer-sets.ts";
import { composed } from "#tests/app/features/documents/composed.ts";

const told = (objectives: readonly string[], size = "medium") =>
  plainOf(
    composed(
      inputFor({
        ...workedExample(),
        industry: ["retail"],
        "company-size": [size],
        "primary-objective": [...objectives],
      }),
    ),
    "options.marks",
  );

test("the marks of the own and the managed authority have a reason for each objective that was chosen, and for no other", () => {
  const reasons = told(["compliance-objective", "scalability"]);
  expect(reasons).toMatch(/A 5: policy and audit events .*; [B-E] 3: the provider's audit report/);
  expect(reasons).not.toMatch(/innovation|remote work/i);
});

test("an objective that follows from the figures needs no reason; the keys, which none covers then, have one", () => {
  expect(told(["cost-reduction"])).toMatch(/^Protection of the keys: [^.]+\.$/);
});
