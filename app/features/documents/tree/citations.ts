/** Numbers the sources of a document in the order in which it first names them, so that a reader can look each one up. */

import type { CitedKey, SourceKey } from "#app/features/documents/facts/sources.ts";
import type { Block, Text } from "./tree.ts";

/** The number of each source, counted from 1. */
export function citationsOf(blocks: Iterable<Block>): Map<CitedKey, number> {
  const numbers = new Map<CitedKey, number>();
  const add = (keys: readonly SourceKey[]) => {
    for (const key of keys) if (isCited(key) && !numbers.has(key)) numbers.set(key, numbers.size + 1);
  };
  for (const block of blocks) {
    for (const text of textsIn(block))
      if (typeof text !== "string")
        for (const part of text) if (typeof part === "object" && "cite" in part) add(part.cite);
    if (block.kind === "table") add(block.sources);
  }
  return numbers;
}

/** The texts of a block that may contain citations. */
function textsIn(block: Block): readonly Text[] {
  switch (block.kind) {
    case "table":
      return block.rows.flat();
    case "list":
      return block.items;
    case "paragraph":
    case "note":
      return [block.text];
    default:
      return [];
  }
}

export function isCited(key: SourceKey): key is CitedKey {
  return key !== "ej" && key !== "spec";
}
