/** A document as plain text: wrapped lines, underlined headings, tables in columns or, when too wide, row by row. */
import type { Block, Inline } from "#app/shared/markdown.ts";
import { readStored } from "./stored-markdown.ts";

const WIDTH = 88;
const TABLE_WIDTH = 110;
const GAP = "  ";

type Table = Extract<Block, { kind: "table" }>;

/** The text of a stored document, ending with one line break. */
export function toPlainText(markdown: string): string {
  return `${writeBlocks(readStored(markdown), WIDTH)}\n`;
}

function writeBlocks(blocks: readonly Block[], width: number): string {
  return blocks.map((block) => writeBlock(block, width)).join("\n\n");
}

function writeBlock(block: Block, width: number): string {
  switch (block.kind) {
    case "heading":
      return underline(writeInlines(block.children), block.depth);
    case "paragraph":
      return wrap(writeInlines(block.children), width);
    case "quote":
      return prefix(writeBlocks(block.children, width - 2), "| ", "| ");
    case "list":
      return block.items.map((item, index) => writeItem(item, markOf(block.start, index), width)).join("\n");
    case "table":
      return writeTable(block);
    case "code":
      return prefix(block.text, "    ", "    ");
    case "rule":
      return "-".repeat(width);
  }
}

function underline(title: string, depth: number): string {
  const line = { 1: "=", 2: "-" }[depth];
  return line ? `${title}\n${line.repeat(Math.min(columnsOf(title), WIDTH))}` : title;
}

function markOf(start: number | null, index: number): string {
  return start === null ? "- " : `${start + index}. `;
}

function writeItem(item: readonly Block[], mark: string, width: number): string {
  const text = item.map((block) => writeBlock(block, width - mark.length)).join("\n");
  return prefix(text, mark, " ".repeat(mark.length));
}

function writeTable({ head, rows, align }: Table): string {
  const titles = head.map(writeInlines);
  const cells = rows.map((row) => row.map(writeInlines));
  const widths = titles.map((title, column) =>
    Math.max(columnsOf(title), ...cells.map((row) => columnsOf(row[column] ?? ""))),
  );
  const isWide = widths.reduce((sum, width) => sum + width + GAP.length, 0) > TABLE_WIDTH;
  if (isWide) return cells.map((row) => writeRecord(titles, row)).join("\n\n");
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) => pad(cell, widths[column] ?? 0, align[column] === "right"))
      .join(GAP)
      .trimEnd();
  return [line(titles), widths.map((width) => "-".repeat(width)).join(GAP), ...cells.map(line)].join("\n");
}

/** Writes a row of a table that is too wide for columns, with its cells listed under the first. */
function writeRecord(titles: readonly string[], row: readonly string[]): string {
  const [first = "", ...others] = row;
  const lines = others.map((cell, index) => wrap(`${titles[index + 1]}: ${cell}`, WIDTH - 4));
  return [wrap(`* ${first}`, WIDTH), ...lines.map((line) => prefix(line, "  ", "    "))].join("\n");
}

function writeInlines(inlines: readonly Inline[]): string {
  return inlines
    .map(writeInline)
    .join("")
    .replace(/[ \t]*\n[ \t]*/g, "\n");
}

function writeInline(inline: Inline): string {
  if (typeof inline === "string") return inline.replace(/\s+/g, " ");
  if (inline.kind === "code") return inline.text;
  if (inline.kind === "break") return "\n";
  const text = inline.children.map(writeInline).join("");
  if (inline.kind !== "link" || inline.href === text || inline.href === `mailto:${text}`) return text;
  return `${text} (${inline.href})`;
}

function wrap(text: string, width: number): string {
  return text
    .split("\n")
    .map((line) => wrapLine(line, width))
    .join("\n");
}

function wrapLine(text: string, width: number): string {
  const lines = [""];
  for (const word of text.split(" ")) {
    const longer = `${lines.at(-1)}${lines.at(-1) ? " " : ""}${word}`;
    if (columnsOf(longer) > width && lines.at(-1)) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines.join("\n");
}

function prefix(text: string, first: string, others: string): string {
  const lines = text.split("\n").map((line, index) => `${index === 0 ? first : others}${line}`.trimEnd());
  return lines.join("\n");
}

function pad(text: string, width: number, right: boolean): string {
  const space = " ".repeat(Math.max(0, width - columnsOf(text)));
  return right ? space + text : text + space;
}

function columnsOf(text: string): number {
  return [...text].length;
}
