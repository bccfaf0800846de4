/** Numbers the sources of a document in the order in which its tables and lists name them, so that a reader can look each one up. */

import type { CitedKey, SourceKey } from "#app/features/documents/facts/sources.ts";
import type { Block, Text } from "./tree.ts";

/** Source to number, counted from 1. */
export function citationsOf(blocks: Iterable<Block>): Map<CitedKey, number> {
  const numbers = new Map<CitedKey, number>();
  for (const block of blocks) {
    for (const key of sourcesIn(block)) if (isCited(key) && !numbers.has(key)) numbers.set(key, numbers.size + 1);
  }
  return numbers;
}

function sourcesIn(block: Block): readonly SourceKey[] {
  if (block.kind === "table") return block.sources;
  return block.kind === "list" ? block.items.flatMap(citedIn) : [];
}

function citedIn(text: Text): readonly SourceKey[] {
  if (typeof text === "string") return [];
  return text.flatMap((part) => (typeof part === "object" && "cite" in part ? part.cite : []));
}

export function isCited(key: SourceKey): key is CitedKey {
  return key !== "ej" && key !== "spec";
}
