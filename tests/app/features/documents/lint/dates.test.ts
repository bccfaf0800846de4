import { expect, test } from "vitest";
import { lintDates } from "#app/features/documents/lint/dates.ts";
import { inputFor, workedExample } from "#tests/app/features/documents/answer-sets.ts";
import { composed, samples } from "#tests/app/features/documents/composed.ts";

const DAYS = ["2026-11-22", "2027-04-20", "2027-08-02", "2028-01-20"];

test("no document, whenever it is written, tells an end that has passed as still to come, nor one ahead as over", () => {
  for (const input of samples(120))
    for (const day of DAYS)
      expect(lintDates(composed({ ...input, today: new Date(`${day}T10:00:00Z`) })), day).toEqual([]);
});

test.each([
  ["Support ends on 12 January 2027", "2026-11-22", 0],
  ["Support ends on 12 January 2027", "2027-04-20", 1],
  ["Support ended on 12 January 2027", "2026-11-22", 1],
  ["Support ended on 12 January 2027", "2027-04-20", 0],
])("“%s” in a document of %s: %i faults", (text, day, faults) => {
  const tree = composed(inputFor(workedExample(), { today: new Date(`${day}T10:00:00Z`) }));
  const [first, ...others] = tree.sections;
  if (!first) throw new Error("no section");
  const said = { kind: "paragraph" as const, text, provenance: { rule: "said", answers: [], sources: [] } };
  const sections = [{ ...first, blocks: [...first.blocks, said] }, ...others];
  expect(lintDates({ ...tree, sections })).toHaveLength(faults);
});
