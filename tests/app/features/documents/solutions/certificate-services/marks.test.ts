import { expect, test } from "vitest";
import { inputFor, workedExample } from "#tests/app/features/documents/answer-sets.ts";
import { composed } from "#tests/app/features/documents/composed.ts";
import { cells } from "#tests/app/features/documents/solutions/cells.ts";

const described = (objectives: readonly string[], size = "medium") =>
  cells(
    composed(
      inputFor({
        ...workedExample(),
        industry: ["retail"],
        "company-size": [size],
        "primary-objective": [...objectives],
      }),
    ),
    "options.description",
  ).split("\n");

test("the marks of the own and the managed authority have a reason for each objective that was chosen, and for no other", () => {
  const rows = described(["compliance-objective", "scalability"]);
  const [own, managed] = [/^A: /, /managed P/].map((name) => rows.find((row) => name.test(row)) ?? "");
  expect(own).toMatch(/On compliance: policy and audit events .*; on growth: a further device costs no fee/);
  expect(managed).toMatch(/On compliance: the provider's audit report .*; on growth: each further device adds/);
  expect(`${own}${managed}`).not.toMatch(/innovation|remote work/);
});

test("an objective that follows from the figures needs no reason", () => {
  expect(described(["cost-reduction"]).join("\n")).not.toContain(". On ");
});
