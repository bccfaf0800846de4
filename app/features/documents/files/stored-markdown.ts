/** Reads the Markdown that our own writer stores, many times faster than a general reader: most CPU time of a file is reading. */
import { type Block, type HeadingIds, headingBlock, type Inline, readMarkdown } from "#app/shared/markdown.ts";

/**
 * The blocks of a stored document, the same as `readMarkdown` gives.
 *
 * A text that holds anything that the writer in `markdown.ts` never writes is left entirely to `readMarkdown`.
 */
export function readStored(markdown: string): Block[] {
  return readOwn(markdown) ?? readMarkdown(markdown);
}

/** The blocks of a text; null if it holds anything that the writer never writes. */
export function readOwn(markdown: string): Block[] | null {
  try {
    return readBlocks(markdown);
  } catch (error) {
    if (error instanceof Unfamiliar) return null;
    throw error;
  }
}

/** The text holds something that is not read here. */
class Unfamiliar extends Error {}

const LIST_ITEM = /^(?:- |\d{1,9}\. )/;

function readBlocks(markdown: string): Block[] {
  if (/[\t\r\0]/.test(markdown)) throw new Unfamiliar();
  const lines = markdown.split("\n");
  const ids: HeadingIds = new Map();
  const blocks: Block[] = [];
  for (let start = 0; start < lines.length; ) {
    const first = lines[start] ?? "";
    if (first === "") {
      start += 1;
      continue;
    }
    const fence = /^(`{3,})([a-z]*)$/.exec(first);
    const end = fence ? closing(lines, fence[1] ?? "", start) : paragraphEnd(lines, start);
    const chunk = lines.slice(start, end);
    if (LIST_ITEM.test(first) && blocks.at(-1)?.kind === "list") throw new Unfamiliar();
    blocks.push(fence ? codeBlock(fence[2] ?? "", chunk) : blockOf(first, chunk, ids));
    start = end;
  }
  return blocks;
}

function closing(lines: readonly string[], fence: string, start: number): number {
  const end = lines.indexOf(fence, start + 1);
  if (end < 0) throw new Unfamiliar();
  return end + 1;
}

function paragraphEnd(lines: readonly string[], start: number): number {
  const end = lines.indexOf("", start);
  return end < 0 ? lines.length : end;
}

function codeBlock(language: string, chunk: readonly string[]): Block {
  return { kind: "code", language, text: chunk.slice(1, -1).join("\n") };
}

function blockOf(first: string, chunk: readonly string[], ids: HeadingIds): Block {
  if (first.startsWith("| ")) return tableBlock(chunk);
  if (LIST_ITEM.test(first)) return listBlock(first, chunk);
  if (chunk.length > 1) throw new Unfamiliar();
  const heading = /^(#{1,6}) (.*[^ #])$/.exec(first);
  if (heading) {
    const children = inlinesOf(heading[2] ?? "");
    return headingBlock((heading[1] ?? "").length, textOf(children), children, ids);
  }
  if (first.startsWith("> ")) return { kind: "quote", children: [paragraph(first.slice(2))] };
  return paragraph(first);
}

function listBlock(first: string, chunk: readonly string[]): Block {
  const isOrdered = !first.startsWith("- ");
  const items = chunk.map((line, index): Block[] => {
    const mark = isOrdered ? `${index + 1}. ` : "- ";
    if (!line.startsWith(mark)) throw new Unfamiliar();
    return [paragraph(line.slice(mark.length))];
  });
  return { kind: "list", start: isOrdered ? 1 : null, items };
}

function paragraph(line: string): Block {
  if (BLOCK_START.test(line)) throw new Unfamiliar();
  return { kind: "paragraph", children: inlinesOf(line) };
}

/** The beginnings that make a line something other than a paragraph. A number with a full stop is text only when escaped. */
const BLOCK_START = /^(?: |#{1,6}(?: |$)|[-+=](?:[ =-]|$)|\d{1,9}[.)](?: |$)|:?-+:?\s*$|$)/;
const ALIGNED = { "---": null, "---:": "right" } as const;

function tableBlock([head = "", rule = "", ...rows]: readonly string[]): Block {
  const titles = cellsOf(head);
  const align = rule
    .slice(2, -2)
    .split(" | ")
    .map((mark) => {
      if (mark !== "---" && mark !== "---:") throw new Unfamiliar();
      return ALIGNED[mark];
    });
  if (align.length !== titles.length) throw new Unfamiliar();
  const body = rows.map(cellsOf);
  if (body.some((row) => row.length !== titles.length)) throw new Unfamiliar();
  return { kind: "table", align, head: titles, rows: body };
}

/** Bars between cells are bare; those inside a cell are escaped. */
function cellsOf(line: string): Inline[][] {
  if (!line.startsWith("| ") || !line.endsWith(" |")) throw new Unfamiliar();
  const inner = line.slice(1, -1);
  const cells = inner.includes("\\|") ? inner.split(/(?<!\\)\|/) : inner.split("|");
  return cells.map((cell) => inlinesOf(cell.replaceAll("\\|", "|").trim(), true));
}

/** `isCell`: bars have already lost their escapes. */
function inlinesOf(text: string, isCell = false): Inline[] {
  if (text.endsWith(" ") || text.includes("  ")) throw new Unfamiliar();
  if (!MARK.test(text)) return text ? [text] : [];
  return new Phrase(text, isCell).read();
}

const MARK = /[\\`*_[\]<>&|~]/;
const PUNCTUATION = /[!-/:-@[-`{-~]/;

/** One line of text with marks. Strong and emphasised parts do not nest, as the writer never nests them. */
class Phrase {
  readonly #text: string;
  readonly #isCell: boolean;
  #at = 0;

  constructor(text: string, isCell: boolean) {
    this.#text = text;
    this.#isCell = isCell;
  }

  read(): Inline[] {
    const parts: Inline[] = [];
    while (this.#at < this.#text.length) {
      if (this.#take("**")) parts.push({ kind: "strong", children: this.#until("**") });
      else if (this.#take("*")) parts.push({ kind: "emphasis", children: this.#until("*") });
      else if (this.#take("`")) parts.push(this.#code());
      else if (this.#take("[")) parts.push(this.#link());
      else if (this.#text.charAt(this.#at) === "]") throw new Unfamiliar();
      else parts.push(this.#literal());
    }
    return parts;
  }

  #take(mark: string): boolean {
    if (!this.#text.startsWith(mark, this.#at)) return false;
    this.#at += mark.length;
    return true;
  }

  /** Marks are certain only with a blank or nothing outside them, or after a letter or digit and before a colon, as in a term and its meaning. */
  #until(mark: string): Inline[] {
    const before = this.#text.charAt(this.#at - mark.length - 1);
    const literal = this.#literal();
    if (!this.#take(mark) || literal.trim() !== literal || literal === "") throw new Unfamiliar();
    const after = this.#text.charAt(this.#at);
    const isTerm = after === ":" && /[\p{L}\p{N}]$/u.test(literal);
    if (before.trim() || (after.trim() && !isTerm)) throw new Unfamiliar();
    return [literal];
  }

  #code(): Inline {
    const end = this.#text.indexOf("`", this.#at);
    const text = this.#text.slice(this.#at, end);
    if (end < 0 || text === "" || text.trim() !== text || this.#text[end + 1] === "`") throw new Unfamiliar();
    this.#at = end + 1;
    return { kind: "code", text };
  }

  /** Accepts only web addresses without anything that would need an escape. */
  #link(): Inline {
    const literal = this.#literal();
    const rest = /^\]\((https:\/\/[\w./-]+)\)/.exec(this.#text.slice(this.#at));
    if (literal === "" || literal.trim() !== literal || !rest) throw new Unfamiliar();
    this.#at += rest[0].length;
    return { kind: "link", href: rest[1] ?? "", children: [literal] };
  }

  #literal(): string {
    let literal = "";
    while (this.#at < this.#text.length) {
      const character = this.#text.charAt(this.#at);
      if (character === "*" || character === "`" || character === "[" || character === "]") break;
      if (character === "\\") literal += this.#escaped();
      else if (MARK.test(character) && !(character === "|" && this.#isCell)) throw new Unfamiliar();
      else literal += character;
      this.#at += 1;
    }
    return literal;
  }

  #escaped(): string {
    const next = this.#text.charAt(this.#at + 1);
    if (!PUNCTUATION.test(next)) throw new Unfamiliar();
    this.#at += 1;
    return next;
  }
}

function textOf(inlines: readonly Inline[]): string {
  return inlines.map(partText).join("");
}

function partText(part: Inline): string {
  if (typeof part === "string") return part;
  if ("children" in part) return textOf(part.children);
  return part.kind === "code" ? part.text : "";
}
