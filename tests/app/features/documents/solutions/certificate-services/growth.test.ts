import { expect, test } from "vitest";
import { tableOf } from "#app/features/documents/tree/tree-text.ts";
import { cells } from "#tests/app/features/documents/solutions/cells.ts";
import { everywhere } from "./documents.ts";

test("who wants to grow reads what each step adds and costs, and nobody else", () => {
  for (const tree of everywhere({ "primary-objective": ["scalability"] })) {
    expect(cells(tree, "pki.growth")).toMatch(
      /^(Second|Further) issuing CA · .* · (\d days \([^)]*\d\); Windows .*\d|option B)$/m,
    );
    expect(cells(tree, "pki.growth")).toMatch(/^A further site · .* · 1 day \(.*\d\); Windows .*\d$/m);
  }
  for (const tree of everywhere({ "primary-objective": ["productivity"] }))
    expect(tableOf(tree, "pki.growth")).toBeUndefined();
});
