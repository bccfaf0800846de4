/** A table as one text: cells joined by a middle dot, rows by a line break. */

import { type DocumentTree, plain } from "#app/features/documents/tree.ts";
import { tableOf } from "#app/features/documents/tree-text.ts";

export function cells(tree: DocumentTree, rule: string): string {
  const table = tableOf(tree, rule);
  if (!table) throw new Error(`No table ${rule}`);
  return table.rows.map((row) => row.map(plain).join(" · ")).join("\n");
}
