/** Numbers the sources of a document in the order in which its tables name them, so that a reader can look each one up. */

import type { CitedKey, SourceKey } from "./facts/sources.ts";
import type { Block } from "./tree.ts";

/** Source to number, counted from 1. */
export function citationsOf(blocks: Iterable<Block>): Map<CitedKey, number> {
  const numbers = new Map<CitedKey, number>();
  for (const block of blocks) {
    if (block.kind !== "table") continue;
    for (const key of block.sources) if (isCited(key) && !numbers.has(key)) numbers.set(key, numbers.size + 1);
  }
  return numbers;
}

export function isCited(key: SourceKey): key is CitedKey {
  return key !== "ej" && key !== "spec";
}
