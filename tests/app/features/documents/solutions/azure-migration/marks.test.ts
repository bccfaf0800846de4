import { expect, test } from "vitest";
import { documentOf, landing } from "#tests/app/features/documents/solutions/azure-migration/documents.ts";
import { cells } from "#tests/app/features/documents/solutions/cells.ts";

const CHOSEN = { "primary-objective": ["cost-reduction", "enhance-security"] };

test("a first wave and the whole migration have a reason for each mark, and cost marks that admit what they add", () => {
  const tree = landing("medium", CHOSEN);
  const [first = "", whole = ""] = cells(tree, "options.description").split("\n");
  expect(first).toMatch(/On cost: adds less a year.*On security: policies are proven/);
  expect(whole).toMatch(/On cost: adds more a year.*On security: the same policies/);
  expect(`${first}${whole}`).not.toMatch(/On .*innovation/);
  expect(cells(tree, "options.scores")).toMatch(/Cost reduction · \d+% · 2 · 2/);
});

test("a migration and a cluster of one's own have reasons for the objectives that were chosen", () => {
  const rows = cells(documentOf("azure-rehost", "medium", CHOSEN), "options.description").split("\n");
  expect(rows[0]).toContain("On security: policies, eligible roles");
  expect(rows.find((row) => row.includes("Azure Local"))).toContain("On security: hardware and firmware");
  expect(rows.join("\n")).not.toContain("On cost:"); // follows from the figures
});
