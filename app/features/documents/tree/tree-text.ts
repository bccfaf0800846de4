/** Reads the words of a tree: its blocks in order, and the texts in them. */

import { rememberFor } from "#app/shared/remember.ts";
import { type Block, type BlockBody, type DocumentTree, plain, type TableBody } from "./tree.ts";

export function tableOf(tree: DocumentTree, rule: string): TableBody | undefined {
  return blocksOf(tree).find(
    (block): block is typeof block & TableBody => block.kind === "table" && block.provenance.rule === rule,
  );
}

/** The plain text of the cells below a title; empty without such a column. */
export function cellsOf(table: TableBody | null | undefined, title: string): string[] {
  const place = table?.columns.findIndex((column) => column.title === title) ?? -1;
  return place < 0 ? [] : (table?.rows ?? []).map((row) => plain(row[place] ?? ""));
}

export const blocksOf = rememberFor(({ control, sections }: DocumentTree): readonly Block[] => [
  ...control,
  ...sections.flatMap(({ blocks }) => blocks),
]);

/** A text, and the rule of the block that holds it. */
type Said = { rule: string; text: string };

/** Every text of a tree. */
export const saidIn = rememberFor((tree: DocumentTree): readonly Said[] =>
  blocksOf(tree).flatMap((block) => textsOf(block).map((text) => ({ rule: block.provenance.rule, text }))),
);

export function textsOf(block: BlockBody): string[] {
  switch (block.kind) {
    case "heading":
      return [block.text];
    case "paragraph":
    case "note":
      return [plain(block.text)];
    case "list":
      return block.items.map(plain);
    case "table":
      return [
        block.caption,
        ...block.columns.map(({ title }) => title),
        ...block.rows.flatMap((row) => row.map(plain)),
      ];
    case "diagram":
      return [
        block.caption,
        ...block.diagram.zones.flatMap(({ title, nodes }) => [
          title,
          ...nodes.flatMap(({ label, note }) => [label, ...(note ? [note] : [])]),
        ]),
        ...block.diagram.edges.map(({ label }) => label),
      ];
    case "gantt":
      return [block.caption, ...block.bars.flatMap(({ label, dates }) => [label, dates])];
  }
}

export function plainOf(tree: DocumentTree, rule: string): string {
  return blocksOf(tree)
    .filter(({ provenance }) => provenance.rule === rule)
    .flatMap(textsOf)
    .join(" ");
}
