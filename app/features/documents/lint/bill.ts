/** Checks the architecture against the bill of materials. */

import { type DocumentTree, plain } from "#app/features/documents/tree/tree.ts";
import { tableOf } from "#app/features/documents/tree/tree-text.ts";

/** Every server that is bought must be in the architecture, so that nobody pays for a machine that no table places. */
export function unplacedServers(tree: DocumentTree): string[] {
  const components = tableOf(tree, "architecture.components");
  const placed = (components?.rows ?? []).flatMap((row) => plain(row.at(-1) ?? "").split(", "));
  return (tableOf(tree, "bill")?.rows ?? [])
    .map((row) => row.map(plain))
    .filter(([id = "", item = ""]) => /^Windows Server(?!.* licences)/.test(item) && !placed.includes(id))
    .map(([id, item]) => `${id} buys a server that no component is: ${item}`);
}

/** Every component of the architecture must be paid for by a line of the bill of materials, or say why it needs none. */
export function unpaidComponents(tree: DocumentTree): string[] {
  const lines = new Set((tableOf(tree, "bill")?.rows ?? []).map((row) => plain(row[0] ?? "")));
  return (tableOf(tree, "architecture.components")?.rows ?? []).flatMap((row) => {
    const paid = plain(row.at(-1) ?? "");
    const known = /no charge|services|part of the plans/.test(paid) || paid.split(", ").every((id) => lines.has(id));
    return known ? [] : [`${plain(row[0] ?? "")} is in no line of the bill of materials`];
  });
}
