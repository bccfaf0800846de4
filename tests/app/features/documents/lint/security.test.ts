import { expect, test } from "vitest";
import { lintDocument } from "#app/features/documents/lint/lint.ts";
import type { Block, DocumentTree, Text } from "#app/features/documents/tree/tree.ts";
import { securityDocument } from "#tests/app/features/documents/solutions/security/documents.ts";

/** An assessment of a client without a tenant, and a project that builds. */
const assessment = securityDocument("security-assessment");
const detection = securityDocument("security-detection");

/** The document with the rows of a table changed, or with the table of another one in the place of its calendar. */
function spoiled(tree: DocumentTree, rule: string, change: (block: Block & { kind: "table" }) => Block): DocumentTree {
  const spoil = (block: Block) => (block.kind === "table" && block.provenance.rule === rule ? change(block) : block);
  return { ...tree, sections: tree.sections.map((section) => ({ ...section, blocks: section.blocks.map(spoil) })) };
}
const withRows = (tree: DocumentTree, rule: string, change: (rows: readonly (readonly Text[])[]) => Text[][]) =>
  spoiled(tree, rule, (block) => ({ ...block, rows: change(block.rows) }));
const found = (tree: DocumentTree) => lintDocument(tree).join("\n");

test("an assessment without a tenant, and a project that makes one, hold together", () => {
  expect(lintDocument(assessment)).toEqual([]);
  expect(lintDocument(detection)).toEqual([]);
});

test("a tenant that is measured and not there is noticed", () => {
  const tree = withRows(assessment, "approach.tests", ([first = [], ...rest]) => [
    [first[0] ?? "", "Secure Score at start and end", ...first.slice(2)],
    ...rest.map((row) => [...row]),
  ]);
  expect(found(tree)).toMatch(/approach.tests measures a tenant that is not there: Secure Score/);
});

test("an index that its own table does not give is noticed", () => {
  const tree = withRows(detection, "security.domains", (rows) => rows.map((row) => row.with(-1, "1")));
  expect(found(tree)).toMatch(/the targets give 33%, and \d+% is printed/);
});

test("a road map that goes back in time is noticed", () => {
  const tree = withRows(assessment, "security.plan", (rows) => rows.toReversed().map((row) => [...row]));
  expect(found(tree)).toMatch(/goes back from day 90 to day 60/);
});

test("an assessment that leaves a daily duty behind is noticed", () => {
  const tree = withRows(assessment, "support.calendar", ([first = [], ...rest]) => [
    ["Daily", ...first.slice(1)],
    ...rest.map((row) => [...row]),
  ]);
  expect(found(tree)).toMatch(/an assessment leaves nothing running: Daily/);
});
