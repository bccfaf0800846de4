/** What may be shown of a document before payment: its real outline, each table's title and length, and its first section. */
import type { Confidence } from "#app/features/catalogue/confidence.ts";
import type { Block } from "#app/shared/markdown.ts";
import type { IsoDate } from "./dates.ts";
import { captionOf } from "./files/file-content.ts";
import { readStored } from "./files/stored-markdown.ts";

export type PreviewSection = { title: string; parts: string[]; tables: { title: string; rows: number }[] };

export type Preview = {
  /** In reading order. The front matter counts as a section. */
  sections: PreviewSection[];
  /** The first section as Markdown, its heading included. */
  opening: string;
  /** The document's confidence; absent in documents older than this grade. */
  confidence?: Confidence;
  /** The day until which its facts count as current; absent in older documents. */
  factsUntil?: IsoDate;
};

const FRONT = "Front matter";

/** Extracts the preview from a whole text. It is stored separately, so that showing it never reads the unpaid text. */
export function previewOf(markdown: string): Pick<Preview, "sections" | "opening"> {
  return { sections: sectionsOf(readStored(markdown)), opening: firstSection(markdown) };
}

function sectionsOf(blocks: readonly Block[]): PreviewSection[] {
  const front: PreviewSection = { title: FRONT, parts: [], tables: [] };
  const sections: PreviewSection[] = [];
  for (const [index, block] of blocks.entries()) {
    const section = sections.at(-1) ?? front;
    if (block.kind === "heading" && block.depth === 2) {
      sections.push({ title: block.title, parts: [], tables: [] });
    } else if (block.kind === "heading" && block.depth === 3) {
      section.parts.push(block.title);
    } else if (block.kind === "table") {
      const title = captionOf(blocks[index - 1]) ?? section.parts.at(-1) ?? section.title;
      section.tables.push({ title, rows: block.rows.length });
    }
  }
  return front.tables.length > 0 ? [front, ...sections] : sections;
}

/** Lines inside a code fence are not headings. */
function firstSection(markdown: string): string {
  const lines = markdown.split("\n");
  const starts: number[] = [];
  let isFenced = false;
  for (const [index, line] of lines.entries()) {
    if (line.startsWith("```")) isFenced = !isFenced;
    if (!isFenced && line.startsWith("## ")) starts.push(index);
  }
  const [first, second] = starts;
  return first === undefined ? "" : lines.slice(first, second).join("\n").trimEnd();
}
