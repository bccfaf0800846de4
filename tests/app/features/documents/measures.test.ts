import { expect, test } from "vitest";
import { formatDay, monthsAfter } from "#app/features/documents/dates.ts";
import { plain } from "#app/features/documents/tree/tree.ts";
import { plainOf, tableOf } from "#app/features/documents/tree/tree-text.ts";
import { composed, contentFor, samples } from "#tests/app/features/documents/composed.ts";

const today = new Date("2026-11-24T10:00:00Z");

test("Key Features is the measures alone, each a figure with its target and its place, read on two days by somebody", () => {
  for (const drawn of samples(120)) {
    const input = { ...drawn, today };
    const tree = composed(input);
    const { plan } = contentFor(input);
    const section = tree.sections.find(({ title }) => title === "Key Features");
    const rules = section?.blocks.map(({ provenance }) => provenance.rule) ?? [];
    expect(new Set(rules.filter((rule) => !rule.startsWith("given")))).toEqual(new Set(["features.measures"]));
    const said = plainOf(tree, "features.measures");
    if (/(This is|All are) measured once/.test(said)) {
      expect(said).toMatch(/ measured once, on \d+ \w+ \d{4}/);
      expect(said).not.toContain("for acceptance");
    } else {
      expect(said).toMatch(/The (IT contact|client IT lead) (takes the baseline by|measures these)/);
      expect(said).toContain(`for acceptance on ${formatDay(plan.end)} and `);
      const [, day = ""] = /(?:three months later|the holidays), on (\d+ \w+ \d{4})/.exec(said) ?? [];
      const moved = Date.parse(`${day} UTC`) / 86_400_000 - monthsAfter(plan.end, 3);
      expect(said.includes("the holidays, on"), day).toBe(moved > 4);
    }
    const rows = tableOf(tree, "features.measures")?.rows.map((row) => row.map(plain)) ?? [];
    expect(rows.length).not.toBeLessThan(rows.length > 0 ? 3 : 0);
    for (const [, measure, target, place] of rows) {
      expect(`${measure}${target}`).not.toContain(";");
      expect(target && place).toBeTruthy();
    }
  }
});
