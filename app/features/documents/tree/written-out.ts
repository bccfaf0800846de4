/** Prepares the first page for a reader who knows no acronyms: each is written out where the page first uses it. */

import { expander, hasAcronym } from "#app/features/documents/words.ts";
import { type Block, type Inline, plain, type Section, type Text } from "./tree.ts";

/** The wording of a block then depends on the blocks before it, so it also names their answers. Strong parts and code stay as they are. */
export function writtenOut(section: Section): Section {
  const expand = expander();
  const before = new Set<string>();
  const blocks = section.blocks.map((block): Block => {
    const own = block.provenance;
    for (const answer of own.answers) before.add(answer);
    if (!textsIn(block).some((text) => hasAcronym(plain(text)))) return block;
    return { ...expanded(block, expand), provenance: { ...own, answers: [...before] } };
  });
  return { ...section, blocks };
}

function textsIn(block: Block): readonly Text[] {
  if (block.kind === "paragraph" || block.kind === "note") return [block.text];
  if (block.kind === "list") return block.items;
  return block.kind === "table" ? block.rows.flat() : [];
}

function expanded(block: Block, expand: (text: string) => string): Block {
  const write = (text: Text): Text => (typeof text === "string" ? expand(text) : text.map(writePart));
  const writePart = (part: Inline): Inline => (typeof part === "string" ? expand(part) : part);
  if (block.kind === "paragraph" || block.kind === "note") return { ...block, text: write(block.text) };
  if (block.kind === "list") return { ...block, items: block.items.map(write) };
  return block.kind === "table" ? { ...block, rows: block.rows.map((row) => row.map(write)) } : block;
}
