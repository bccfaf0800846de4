/** Writes a document tree as Markdown (CommonMark with GFM tables). Every text is literal: nothing a user typed can become markup. */

import type { CitedKey, SourceKey } from "#app/features/documents/facts/sources.ts";
import { drawDiagram, drawGantt } from "#app/features/documents/figures/diagram.ts";
import { citationsOf, isCited } from "#app/features/documents/tree/citations.ts";
import type { Block, ColumnKind, DocumentTree, Inline, TableBody, Text } from "#app/features/documents/tree/tree.ts";

type Numbering = { tables: number; figures: number; sources: ReadonlyMap<CitedKey, number> };

/**
 * The stored form of a document, from which page, text and files can be rendered. A caption stands in bold above each
 * table and figure; a table's sources stand below it. Diagrams are fenced blocks with the language `diagram` or `gantt`.
 */
export function toMarkdown({ title, subtitle, control, sections }: DocumentTree): string {
  const sources = citationsOf([...control, ...sections.flatMap(({ blocks }) => blocks)]);
  const numbering: Numbering = { tables: 0, figures: 0, sources };
  const parts = [`# ${escapeText(title)}`, escapeText(subtitle)];
  for (const block of control) parts.push(blockText(block, numbering));
  for (const section of sections) {
    parts.push(`## ${escapeText(section.title)}`);
    for (const block of section.blocks) parts.push(blockText(block, numbering));
  }
  return `${parts.join("\n\n")}\n`;
}

function blockText(block: Block, numbering: Numbering): string {
  switch (block.kind) {
    case "heading":
      return `${"#".repeat(block.level)} ${escapeText(block.text)}`;
    case "paragraph":
      return inlineText(block.text, numbering);
    case "list":
      return block.items
        .map((item, index) => `${block.ordered ? `${index + 1}.` : "-"} ${inlineText(item, numbering)}`)
        .join("\n");
    case "note":
      return `> **${block.tone === "warning" ? "Attention." : "Note."}** ${inlineText(block.text, numbering)}`;
    case "table":
      numbering.tables += 1;
      return tableText(block, numbering);
    case "diagram":
      numbering.figures += 1;
      return figureText(numbering.figures, block.caption, "diagram", drawDiagram(block.diagram));
    case "gantt":
      numbering.figures += 1;
      return figureText(numbering.figures, block.caption, "gantt", drawGantt(block.weeks, block.bars));
  }
}

function tableText({ caption, columns, rows, sources }: TableBody, numbering: Numbering): string {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  const lines = [
    `**Table ${numbering.tables}. ${escapeText(caption)}**\n`,
    line(columns.map(({ title }) => escapeText(title))),
    line(columns.map(({ kind }) => ruleOf(kind))),
    ...rows.map((row) => line(row.map((cell) => inlineText(cell, numbering)))),
  ];
  const source = sourceText(sources, numbering);
  return source ? `${lines.join("\n")}\n\n*${source}*` : lines.join("\n");
}

function ruleOf(kind: ColumnKind): string {
  return kind === "number" || kind === "money" ? "---:" : "---";
}

/** Names the sources by their numbers in the references. The control page says what a table without sources rests on. */
function sourceText(sources: readonly SourceKey[], numbering: Numbering): string {
  const numbers = citeText(sources, numbering);
  if (!numbers) return "";
  return `Source: ${numbers}`;
}

/** `[3], [7]`, in ascending order. */
function citeText(keys: readonly SourceKey[], { sources }: Numbering): string {
  return keys
    .filter(isCited)
    .map((key) => {
      const number = sources.get(key);
      if (number === undefined) throw new Error(`the source ${key} has no number`);
      return number;
    })
    .sort((a, b) => a - b)
    .map((number) => `\\[${number}\\]`)
    .join(", ");
}

function figureText(number: number, caption: string, language: string, drawing: string): string {
  return `**Figure ${number}. ${escapeText(caption)}**\n\n${fenced(language, drawing)}`;
}

function fenced(language: string, text: string): string {
  const longest = Math.max(0, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = "`".repeat(Math.max(3, longest + 1));
  return `${fence}${language}\n${flattenLines(text)}\n${fence}`;
}

function inlineText(text: Text, numbering: Numbering): string {
  if (typeof text === "string") return escapeText(text);
  return text
    .map((part, index) => partText(part, index === 0, numbering))
    .join("")
    .trimEnd();
}

function partText(part: Inline, first: boolean, numbering: Numbering): string {
  if (typeof part === "string") return first ? escapeText(part) : escapeInline(part);
  if ("strong" in part) return strongText(part.strong);
  if ("link" in part) return `[${escapeInline(part.link)}](${part.href})`;
  if ("cite" in part) return citeText(part.cite, numbering);
  return codeText(part.code);
}

/** Blanks must stand outside the marks, or the marks do not close. */
function strongText(text: string): string {
  const trimmed = text.trim();
  const after = text.endsWith(" ") ? " " : "";
  return trimmed ? `**${escapeInline(trimmed)}**${after}` : after;
}

function codeText(text: string): string {
  const flat = clean(text).replaceAll("|", "\\|");
  return flat.includes("`") ? escapeInline(text) : `\`${flat}\``;
}

const SPECIAL = /[\\`*_[\]<>&|~]/g;
const LINE_START = /^(#{1,6}(?=\s|$)|[-+=](?=[\s=-]|$)|\d{1,9}[.)](?=\s|$)|:?-+:?\s*$)/;
const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}\ufeff]+/gu;

/** Escapes a text that begins a block or a table cell. */
export function escapeText(text: string): string {
  const escaped = escapeInline(text).trimStart();
  return LINE_START.test(escaped) ? escapeStart(escaped) : escaped;
}

function escapeStart(text: string): string {
  const number = /^\d+/.exec(text)?.[0] ?? "";
  return `${number}\\${text.slice(number.length)}`;
}

/** Escapes a text inside a line. */
function escapeInline(text: string): string {
  return clean(text).replace(SPECIAL, "\\$&");
}

/** One well-formed line without control and direction characters, which could hide or reorder what follows. */
function clean(text: string): string {
  return text.search(CONTROL) >= 0 || !text.isWellFormed() ? text.toWellFormed().replace(CONTROL, " ").trim() : text;
}

/** As `clean`, line by line, for drawings. */
function flattenLines(text: string): string {
  return text
    .split("\n")
    .map((line) => line.toWellFormed().replace(CONTROL, " "))
    .join("\n");
}
