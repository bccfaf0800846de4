/** A stored document as plain text: made from the parsed Markdown, readable without any viewer. */

import type { BlockContent, Heading, List, ListItem, RootContent, Table } from "mdast";
import { toString as textOf } from "mdast-util-to-string";
import { parseDocument } from "./outline.ts";

const WIDTH = 100;

/** Plain text with lines of at most 100 characters, save for drawings and long words; tables as grids or, when too wide, as records. */
export function toPlainText(markdown: string): string {
  const parts = parseDocument(markdown).children.map(blockText).filter(Boolean);
  return `${parts.join("\n\n")}\n`;
}

function blockText(node: RootContent | BlockContent | ListItem): string {
  switch (node.type) {
    case "heading":
      return headingText(node);
    case "paragraph":
      return wrap(textOf(node));
    case "list":
      return listText(node);
    case "blockquote":
      return node.children.map((child) => wrap(textOf(child), "  ")).join("\n");
    case "code":
      return node.value;
    case "table":
      return tableText(node);
    default:
      return "";
  }
}

function headingText(node: Heading): string {
  const text = textOf(node);
  if (node.depth === 1) return `${text.toUpperCase()}\n${"=".repeat(text.length)}`;
  return node.depth === 2 ? `\n${text.toUpperCase()}\n${"-".repeat(text.length)}` : text;
}

function listText(node: List): string {
  return node.children
    .map((item, index) => {
      const mark = node.ordered ? `${index + 1}. ` : "- ";
      return wrap(textOf(item), " ".repeat(mark.length)).replace(/^ +/, mark);
    })
    .join("\n");
}

function tableText(node: Table): string {
  const [header = [], ...rows] = node.children.map((row) => row.children.map((cell) => textOf(cell)));
  const widths = header.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => (row[column] ?? "").length)),
  );
  const total = widths.reduce((sum, width) => sum + width + 3, 1);
  return total <= WIDTH ? gridText(header, rows, widths, node) : recordText(header, rows);
}

function gridText(header: string[], rows: string[][], widths: number[], { align }: Table): string {
  const line = (cells: string[]) =>
    `| ${widths.map((width, column) => pad(cells[column] ?? "", width, align?.[column] === "right")).join(" | ")} |`;
  return [line(header), `|${widths.map((width) => "-".repeat(width + 2)).join("|")}|`, ...rows.map(line)].join("\n");
}

function pad(text: string, width: number, right: boolean): string {
  return right ? text.padStart(width) : text.padEnd(width);
}

/** The first column heads each record, the others stand below it. */
function recordText(header: string[], rows: string[][]): string {
  return rows
    .map(([first = "", ...rest]) => {
      const lines = rest.flatMap((value, index) => (value ? [wrap(`${header[index + 1]}: ${value}`, "    ")] : []));
      return [wrap(`* ${header[0]}: ${first}`), ...lines].join("\n");
    })
    .join("\n");
}

function wrap(text: string, indent = ""): string {
  const lines: string[] = [];
  let line = indent;
  for (const word of text.split(/\s+/)) {
    if (line.length > indent.length && line.length + word.length + 1 > WIDTH) {
      lines.push(line);
      line = indent;
    }
    line += line.length > indent.length ? ` ${word}` : word;
  }
  return [...lines, line].join("\n");
}
