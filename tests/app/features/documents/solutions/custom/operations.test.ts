import { expect, test } from "vitest";
import { blocksOf, plainOf, textsOf } from "#app/features/documents/tree/tree-text.ts";
import { cells } from "#tests/app/features/documents/solutions/cells.ts";
import { documentOf } from "./documents.ts";

test("an assessment asks for nothing each year, and the users of a pilot are named before the workshop on its rules", () => {
  for (const size of ["small", "medium", "large", "enterprise"])
    for (const configuration of ["custom-roadmap", "custom-pilot", "custom-focused"]) {
      const tree = documentOf(configuration, { "company-size": [size] });
      expect(blocksOf(tree).flatMap(textsOf).join("\n")).not.toMatch(/annual payment|Recurring cost per year/);
      expect(cells(tree, "support.calendar")).toMatch(/Internal review of scores and priorities/);
    }
  expect(cells(documentOf("custom-pilot"), "appendix.duties")).toContain("before workshop 3");
});

test("what recurs after the read-out are the readings of what is in use, and a small firm is told what confirms a project", () => {
  const calendar = (...named: string[]) =>
    cells(documentOf("custom-roadmap", { "current-technologies": named }), "support.calendar");
  expect(calendar("office-365")).toMatch(/Quarterly · .*ScubaGear re-run.*Seats unused/s);
  expect(calendar("windows-server")).toMatch(/Monthly · .*Last update date on each server/);
  expect(calendar("sharepoint")).not.toMatch(/ScubaGear|Last update|Cost analysis/);
  const small = documentOf("custom-focused", {
    "company-size": ["small"],
    "current-technologies": ["windows-server"],
    "cloud-maturity": ["early"],
  });
  expect(cells(small, "custom.follow-on")).toContain("with vendor agreement for each");
  expect(plainOf(small, "custom.domains")).not.toMatch(/goals, pain points|table after/);
});
