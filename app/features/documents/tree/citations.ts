/** Numbers the sources of a document in the order in which it first names them, so that a reader can look each one up. */

import type { CitedKey, SourceKey } from "#app/features/documents/facts/sources.ts";
import type { Block, Text } from "./tree.ts";

/** The number of each source, counted from 1. */
export function citationsOf(blocks: Iterable<Block>): Map<CitedKey, number> {
  const numbers = new Map<CitedKey, number>();
  const add = (keys: readonly SourceKey[]) => {
    for (const key of keys) if (isCited(key) && !numbers.has(key)) numbers.set(key, numbers.size + 1);
  };
  const addIn = (texts: readonly Text[]) => {
    for (const text of texts)
      if (typeof text !== "string")
        for (const part of text) if (typeof part === "object" && "cite" in part) add(part.cite);
  };
  for (const block of blocks) {
    if (block.kind === "table") {
      block.rows.forEach(addIn);
      add(block.sources);
    } else if (block.kind === "list") addIn(block.items);
    else if (block.kind === "paragraph" || block.kind === "note") addIn([block.text]);
  }
  return numbers;
}

export function isCited(key: SourceKey): key is CitedKey {
  return key !== "ej" && key !== "spec";
}
