/** Reads a stored document without its rules: the outline, the first section, and the plain text, all from the Markdown alone. */

import type { Root } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmTableFromMarkdown } from "mdast-util-gfm-table";
import { toString as textOf } from "mdast-util-to-string";
import { gfmTable } from "micromark-extension-gfm-table";

export type OutlineTable = { title: string; rows: number };
export type OutlineEntry = { level: 1 | 2 | 3 | 4 | 5 | 6; title: string; tables: OutlineTable[] };

const FIRST_SECTION = "Executive Summary";

/** The stored Markdown as a syntax tree; the only parser of documents, so that page, text and files agree. */
export function parseDocument(markdown: string): Root {
  return fromMarkdown(markdown, { extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()] });
}

/** The headings in order, each with the titles and row counts of the tables that stand below it: safe to show before paying. */
export function outline(markdown: string): OutlineEntry[] {
  const entries: OutlineEntry[] = [];
  let before = "";
  for (const node of parseDocument(markdown).children) {
    if (node.type === "heading") entries.push({ level: node.depth, title: textOf(node), tables: [] });
    else if (node.type === "table")
      entries.at(-1)?.tables.push({ title: captionOf(before), rows: node.children.length - 1 });
    before = node.type === "paragraph" ? textOf(node) : "";
  }
  return entries;
}

/** The Executive Summary as Markdown, heading included: the part of an unpaid document that may be shown. Empty when there is none. */
export function firstSection(markdown: string): string {
  const start = markdown.indexOf(`\n## ${FIRST_SECTION}\n`);
  if (start < 0) return "";
  const end = markdown.indexOf("\n## ", start + 1);
  return `${markdown.slice(start + 1, end < 0 ? undefined : end).trim()}\n`;
}

function captionOf(text: string): string {
  return text.replace(/^Table \d+\. /, "");
}
