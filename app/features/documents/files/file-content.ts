/** What a document's files have in common: its parts by their use, its author, and the widths of columns. */
import type { Block, Inline } from "#app/shared/markdown.ts";
import { readStored } from "./stored-markdown.ts";

export type Table = Extract<Block, { kind: "table" }>;
export type Code = Extract<Block, { kind: "code" }>;

export type FileContent = {
  title: string;
  subtitle: string;
  /** Who prepared the document, according to its text; empty if it does not say. */
  author: string;
  /** The control page, which stands before the contents. */
  front: readonly Block[];
  body: readonly Block[];
};

/** The parts of a stored document from which files are made. `title` is used if the text has no title of its own. */
export function fileContent(markdown: string, title: string): FileContent {
  const blocks = readStored(markdown);
  const [first, second] = blocks;
  const hasTitle = first?.kind === "heading" && first.depth === 1;
  const hasSubtitle =
    hasTitle && second?.kind === "paragraph" && second.children.every((part) => typeof part === "string");
  const rest = blocks.slice(hasSubtitle ? 2 : hasTitle ? 1 : 0);
  const start = rest.findIndex((block) => block.kind === "heading" && block.depth === 2);
  const front = start < 0 ? [] : rest.slice(0, start);
  return {
    title: hasTitle ? first.title : title,
    subtitle: hasSubtitle ? plainText(second.children) : "",
    author: authorOf(front),
    front,
    body: start < 0 ? rest : rest.slice(start),
  };
}

function authorOf(front: readonly Block[]): string {
  const rows = front.flatMap((block) => (block.kind === "table" ? block.rows : []));
  const row = rows.find(([label]) => plainText(label ?? []) === "Prepared by");
  return plainText(row?.[1] ?? []);
}

/** The description of the logo for assistive technology. */
export function logoAbout({ author }: FileContent): string {
  return author ? `Logo of ${author}` : "Logo";
}

/** The text without its marks. */
export function plainText(inlines: readonly Inline[]): string {
  return inlines.map(partText).join("");
}

function partText(part: Inline): string {
  if (typeof part === "string") return part;
  if (part.kind === "code") return part.text;
  return part.kind === "break" ? " " : plainText(part.children);
}

/** The text of a paragraph that is entirely strong, as captions are; null for any other block. */
export function captionOf(block: Block | undefined): string | null {
  return whole(block, "strong");
}

/** The text of a paragraph that is entirely emphasised, as the sources below a table are; null for any other block. */
export function sourceOf(block: Block | undefined): string | null {
  return whole(block, "emphasis");
}

function whole(block: Block | undefined, kind: "strong" | "emphasis"): string | null {
  if (block?.kind !== "paragraph" || block.children.length !== 1) return null;
  const [only] = block.children;
  return typeof only === "object" && only.kind === kind ? plainText(only.children) : null;
}

/** Whether a paragraph names the table or figure that follows it. */
export function isCaption(block: Block, next: Block | undefined): boolean {
  return captionOf(block) !== null && (next?.kind === "table" || next?.kind === "code");
}

/** The largest share of the whole width for one word, so that an endless word does not squeeze out the other columns. */
const WIDEST_WORD = 0.35;

/** Between 0, which makes all columns equal, and 1, which follows the length of the text alone. */
const EVENNESS = 0.85;

/**
 * The widths of a table's columns, which add up to `total`. Each column fits its longest word, and the rest goes where
 * the text is; no column gets more than it can use while another could use it.
 *
 * @param measure the width of a text in a cell; `isHead` for titles
 * @param padding the padding left and right of the text together
 */
export function columnWidths(
  { head, rows }: Table,
  { total, padding, measure }: { total: number; padding: number; measure(text: string, isHead: boolean): number },
): number[] {
  const columns = head.map((title, index): Column => {
    const titleText = plainText(title);
    const widest = Math.max(...titleText.split(" ").map((word) => measure(word, true)));
    const column = { least: widest, most: measure(titleText, true), weight: 1 };
    for (const row of rows) {
      const cell = plainText(row[index] ?? []);
      const length = measure(cell, false);
      column.most = Math.max(column.most, length);
      column.weight += length;
      if (length > column.least) column.least = Math.max(column.least, longestWord(cell, measure));
    }
    return {
      least: Math.min(column.least + padding, total * WIDEST_WORD),
      most: column.most + padding,
      weight: (column.weight / Math.max(1, rows.length)) ** EVENNESS,
    };
  });
  return share(columns, total);
}

/** The width of the widest word, found without measuring those that are clearly shorter than another. */
function longestWord(text: string, measure: (text: string, isHead: boolean) => number): number {
  let letters = 0;
  for (let start = 0; start <= text.length; ) {
    const end = endOfWord(text, start);
    letters = Math.max(letters, end - start);
    start = end + 1;
  }
  let widest = 0;
  for (let start = 0; start <= text.length; ) {
    const end = endOfWord(text, start);
    if (end - start > letters - 3) widest = Math.max(widest, measure(text.slice(start, end), false));
    start = end + 1;
  }
  return widest;
}

function endOfWord(text: string, start: number): number {
  const blank = text.indexOf(" ", start);
  return blank < 0 ? text.length : blank;
}

type Column = { least: number; most: number; weight: number };

function share(columns: readonly Column[], total: number): number[] {
  const least = sum(columns.map((column) => column.least));
  const widths = columns.map((column) => (least > total ? (column.least * total) / least : column.least));
  let left = total - sum(widths);
  for (let round = 0; round < columns.length && left > 0.01; round++) {
    const open = columns.map((column, index) => (column.most > (widths[index] ?? 0) ? column.weight : 0));
    const weights = sum(open);
    if (weights === 0) break;
    columns.forEach((column, index) => {
      const width = widths[index] ?? 0;
      const more = Math.min((left * (open[index] ?? 0)) / weights, Math.max(0, column.most - width));
      widths[index] = width + more;
    });
    left = total - sum(widths);
  }
  const used = sum(widths);
  return widths.map((width) => (used > 0 ? (width * total) / used : total / columns.length));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
