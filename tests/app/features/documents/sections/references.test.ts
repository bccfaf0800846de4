import { expect, test } from "vitest";
import { CONFIGURATIONS } from "#app/features/catalogue/configurations.ts";
import { toMarkdown } from "#app/features/documents/files/markdown.ts";
import { isCited } from "#app/features/documents/tree/citations.ts";
import type { DocumentTree } from "#app/features/documents/tree/tree.ts";
import { plainOf, tableOf } from "#app/features/documents/tree/tree-text.ts";
import { inputFor, workedExample } from "#tests/app/features/documents/answer-sets.ts";
import { composed } from "#tests/app/features/documents/composed.ts";

function everyMedium(): [string, DocumentTree][] {
  return CONFIGURATIONS.map(({ id, solution }) => {
    const answers = { "solution-type": [solution], "solution-configuration": [id], "company-size": ["medium"] };
    return [id, composed(inputFor({ ...workedExample(), ...answers }))];
  });
}

test("a table of the design names the three sources at most that carry it, and no checklist of another subject", () => {
  const named = new Set<number>();
  for (const [id, tree] of everyMedium()) {
    for (const rule of [
      "decisions",
      "architecture.components",
      "architecture.ports",
      "approach.tests",
      "appendix.risks",
    ]) {
      const cited = tableOf(tree, rule)?.sources.filter(isCited) ?? [];
      named.add(cited.length);
      expect(cited.length, `${id} ${rule}`).toBeLessThanOrEqual(3);
    }
    const foreign = id === "sccm-intune" ? /(?<!Azure Arc) review checklist/ : /review checklist/; // Arc connects its servers
    if (id.startsWith("sccm")) expect(plainOf(tree, "appendix.references"), id).not.toMatch(foreign);
  }
  expect(named).toContain(3);
});

test("a reference is graded by what its entry says of it", () => {
  const text = toMarkdown(
    composed(
      inputFor({
        ...workedExample(),
        "solution-type": ["security"],
        "solution-configuration": ["security-detection"],
        "current-technologies": ["office-365"],
      }),
    ),
  );
  expect(text).toContain("Grades: A official text or a copy of it, B several secondary sources");
  expect(text).toMatch(/Microsoft 365 prices of July 2026, five sites\].*, grade B$/m);
});
