import { expect, test } from "vitest";
import { lintDocument } from "#app/features/documents/lint/lint.ts";
import { blocksOf, textsOf } from "#app/features/documents/tree/tree-text.ts";
import { cells } from "#tests/app/features/documents/solutions/cells.ts";
import { documentOf } from "./documents.ts";

const of = (size: string, ...technologies: string[]) =>
  documentOf("custom-focused", {
    "company-size": [size],
    "current-technologies": technologies,
    "primary-objective": ["cost-reduction"],
    skills: ["none"],
  });

test("who wants lower costs is told which invoices pay for the assessment, in seats where these are counted", () => {
  const tree = of("small", "office-365", "sql-server");
  expect(cells(tree, "architecture.sizing")).toMatch(
    /^Invoices that pay for the assessment · .* invoices of [A-Z]{3} [\d,]+ to [\d,]+ a year/m,
  );
  expect(lintDocument(tree)).toEqual([]);
  expect(
    cells(documentOf("custom-focused", { "primary-objective": ["productivity"] }), "architecture.sizing"),
  ).not.toContain("Invoices that pay");
});

test("a team without experience is told who makes the changes that it decides on, and from what its devices follow", () => {
  const tree = of("small", "windows-server");
  expect(blocksOf(tree).flatMap(textsOf).join(" ")).toMatch(
    /goes to its supplier or, by separate order, to the consultant, as a guide 0\.5 day \([A-Z]{3} \d+\)/,
  );
  expect(cells(tree, "architecture.sizing")).toMatch(/^Devices · .*users.* · \d+$/m);
});
