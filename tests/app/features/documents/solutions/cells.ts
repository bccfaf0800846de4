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

/** Likely days of the tasks whose title matches, together; NaN where none does. */
export function likelyDays(tree: DocumentTree, title: string | RegExp): number {
  const table = tableOf(tree, "timeline.tasks");
  const place = table?.columns.findIndex((column) => column.title === "Days likely") ?? -1;
  const tasks = (table?.rows ?? [])
    .map((row) => row.map(plain))
    .filter(([, what = ""]) => (typeof title === "string" ? what.includes(title) : title.test(what)));
  return tasks.length === 0 ? Number.NaN : tasks.reduce((sum, row) => sum + Number(row[place]), 0);
}
