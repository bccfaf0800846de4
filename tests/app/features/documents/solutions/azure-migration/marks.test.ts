import { expect, test } from "vitest";
import { plainOf } from "#app/features/documents/tree/tree-text.ts";
import { documentOf, landing } from "#tests/app/features/documents/solutions/azure-migration/documents.ts";
import { cells } from "#tests/app/features/documents/solutions/cells.ts";

const CHOSEN = { "primary-objective": ["cost-reduction", "enhance-security"] };

test("a first wave and the whole migration have a reason for each mark, and cost marks that admit what they add", () => {
  const tree = landing("medium", CHOSEN);
  const [first = "", whole = ""] = cells(tree, "options.description").split("\n");
  expect(first).toContain("On cost: adds less a year");
  expect(whole).toContain("On cost: adds more a year");
  expect(plainOf(tree, "options.marks")).toMatch(
    /Enhance security: A 5: policies are proven.*; B 4: the same policies/,
  );
  expect(plainOf(tree, "options.marks")).not.toContain("Innovation");
  expect(cells(tree, "options.scores")).toMatch(/Cost reduction · \d+% · 2 · 2/);
});

test("a migration and a cluster of one's own have reasons for the objectives that were chosen", () => {
  const told = plainOf(documentOf("azure-rehost", "medium", CHOSEN), "options.marks");
  expect(told).toMatch(/Enhance security: A \d: policies, eligible roles.*; B \d: hardware and firmware/);
  expect(told).not.toContain("Cost reduction"); // follows from the figures
});
