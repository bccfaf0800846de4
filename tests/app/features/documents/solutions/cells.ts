/** A table or a list as one text: cells joined by a middle dot, rows and items by a line break. */

import { type DocumentTree, plain } from "#app/features/documents/tree/tree.ts";
import { blocksOf, tableOf, textsOf } from "#app/features/documents/tree/tree-text.ts";

export function cells(tree: DocumentTree, rule: string): string {
  const table = tableOf(tree, rule);
  if (table) return table.rows.map((row) => row.map(plain).join(" · ")).join("\n");
  const lists = blocksOf(tree).filter((block) => block.kind === "list" && block.provenance.rule === rule);
  if (lists.length === 0) throw new Error(`No table or list ${rule}`);
  return lists.flatMap(textsOf).join("\n");
}

/** What the client is asked to decide: on the first page, and what can wait in the next steps. */
export function askedIn(tree: DocumentTree): string {
  return `${cells(tree, "summary.decisions")}\n${cells(tree, "next.steps")}`;
}
