import { expect, test } from "vitest";
import { lintDocument } from "#app/features/documents/lint/lint.ts";
import type { Block, DocumentTree, Text } from "#app/features/documents/tree/tree.ts";
import { inputFor, workedExample } from "#tests/app/features/documents/answer-sets.ts";
import { composed } from "#tests/app/features/documents/composed.ts";

/** Certificates of a firm with one site, its second set of machines in another room. */
const oneSite = composed(
  inputFor({ ...workedExample(), "solution-configuration": ["cert-medium-multi"], sites: ["1"] }),
);
/** A site whose release runs out within the year. */
const site = composed(
  inputFor({
    ...workedExample(),
    "solution-type": ["configuration-manager"],
    "solution-configuration": ["sccm-small"],
    "company-size": ["small"],
  }),
);

/** The document with the rows of a table changed, or without the table where nothing is left. */
function withRows(tree: DocumentTree, rule: string, change: (rows: readonly (readonly Text[])[]) => Text[][]) {
  const spoil = (block: Block): Block[] => {
    if (block.provenance.rule !== rule || block.kind !== "table") return [block];
    const rows = change(block.rows);
    return rows.length > 0 ? [{ ...block, rows }] : [];
  };
  return { ...tree, sections: tree.sections.map((section) => ({ ...section, blocks: section.blocks.flatMap(spoil) })) };
}

test("two of everything on one site stand in two rooms", () => {
  expect(lintDocument(oneSite)).toEqual([]);
});

test("a second site is noticed where one is planned", () => {
  const spoiled = withRows(oneSite, "architecture.components", (rows) =>
    rows.map(([name = "", number = "", size = "", , ...rest]) => [
      name,
      number,
      size,
      "One in each of the two sites",
      ...rest,
    ]),
  );
  expect(lintDocument(spoiled).join("\n")).toMatch(/one site is planned/);
});

/** The column of the register. */
const RESPONSE = 3;

test("a response that comes once a year and is in no calendar is noticed", () => {
  const promised = withRows(site, "appendix.risks", (rows) =>
    rows.map((row) => row.map((cell, place) => (place === RESPONSE ? "Renewed once a year" : cell))),
  );
  expect(lintDocument(promised)).toEqual([]);
  const spoiled = withRows(promised, "support.calendar", (rows) =>
    rows.filter(([often]) => often !== "Yearly").map((row) => [...row]),
  );
  expect(lintDocument(spoiled).join("\n")).toMatch(/nothing yearly/);
});
