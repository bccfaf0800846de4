/** Breaks marked text into lines of a given width. */
import type { Inline } from "#app/shared/markdown.ts";
import { type FontName, printable, textWidth } from "./text.ts";

/** Text in one font, `x` points from the start of its line. */
export type Run = { text: string; font: FontName; x: number; width: number; href: string | null };
export type Line = { runs: Run[]; width: number };

/** A part of a text, which is cut out only once it is known how much of it stands on a line. */
type Part = { source: string; start: number; end: number };
type Word = Part & { font: FontName; href: string | null; width: number };
type OpenRun = Part & Run;

/** The lines of a text in the given font and size; one empty line for an empty text. */
export function linesOf(
  inlines: readonly Inline[],
  { font, size, width }: { font: FontName; size: number; width: number },
): Line[] {
  const setting = new Setting(size, width);
  gather(inlines, setting, { font, href: null });
  return setting.finished();
}

/** The width of a text on one line. */
export function widthOf(text: string, font: FontName, size: number): number {
  return textWidth(printable(text), font, size);
}

type Style = { font: FontName; href: string | null };

function gather(inlines: readonly Inline[], setting: Setting, style: Style): void {
  for (const part of inlines) {
    if (typeof part === "string") setting.add(part, style);
    else if (part.kind === "code") setting.add(part.text, style);
    else if (part.kind === "break") setting.breakLine();
    else if (part.kind === "link") gather(part.children, setting, { ...style, href: part.href });
    else gather(part.children, setting, { ...style, font: part.kind === "strong" ? "bold" : "italic" });
  }
}

/** Lines that fill with words. */
class Setting {
  readonly #size: number;
  readonly #room: number;
  readonly #lines: { runs: OpenRun[]; width: number }[] = [{ runs: [], width: 0 }];
  /** The last words so far, with no blank between them, which may go on in the next text. */
  #chunk: Word[] = [];

  constructor(size: number, room: number) {
    this.#size = size;
    this.#room = room;
  }

  add(text: string, { font, href }: Style): void {
    const source = printable(/[^\S ]| {2}/.test(text) ? text.replace(/\s+/g, " ") : text);
    for (let start = 0; start <= source.length; ) {
      const blank = source.indexOf(" ", start);
      const end = blank < 0 ? source.length : blank;
      if (start > 0) this.#placeChunk();
      if (end > start)
        this.#chunk.push({ source, start, end, font, href, width: textWidth(source, font, this.#size, start, end) });
      start = end + 1;
    }
  }

  breakLine(): void {
    this.#placeChunk();
    this.#lines.push({ runs: [], width: 0 });
  }

  finished(): Line[] {
    this.#placeChunk();
    for (const { runs } of this.#lines) for (const run of runs) run.text = textOf(run);
    return this.#lines;
  }

  get #line() {
    return this.#lines[this.#lines.length - 1] ?? { runs: [], width: 0 };
  }

  #placeChunk(): void {
    const chunk = this.#chunk;
    if (chunk.length === 0) return;
    let width = 0;
    for (const word of chunk) width += word.width;
    const gap = this.#line.runs.length > 0 ? textWidth(" ", "regular", this.#size) : 0;
    if (this.#line.width + gap + width <= this.#room) this.#append(chunk, gap);
    else {
      if (this.#line.runs.length > 0) this.#lines.push({ runs: [], width: 0 });
      if (width <= this.#room) this.#append(chunk, 0);
      else this.#placePieces(chunk);
    }
    this.#chunk = [];
  }

  /** Places words that are wider than a line, cutting them wherever a line ends. */
  #placePieces(chunk: readonly Word[]): void {
    for (const word of chunk) {
      let rest = textOf(word);
      while (rest !== "") {
        const length = fitting(rest, word.font, this.#size, this.#room - this.#line.width);
        if (length === 0 && this.#line.runs.length > 0) {
          this.#lines.push({ runs: [], width: 0 });
          continue;
        }
        const source = rest.slice(0, Math.max(1, length));
        const width = textWidth(source, word.font, this.#size);
        this.#append([{ ...word, source, start: 0, end: source.length, width }], 0);
        rest = rest.slice(source.length);
        if (rest !== "") this.#lines.push({ runs: [], width: 0 });
      }
    }
  }

  /** Joins words in the same font into one run, blanks included, so that they are read and copied together. */
  #append(words: readonly Word[], gap: number): void {
    const line = this.#line;
    let space = gap;
    for (const word of words) {
      const last = line.runs.at(-1);
      // The blank goes with the run before it, or the two words would be copied as one.
      if (last && space > 0) join(last, BLANK);
      if (last && last.font === word.font && last.href === word.href) {
        join(last, word);
        last.width += space + word.width;
      } else line.runs.push({ ...word, text: "", x: line.width + space });
      line.width += space + word.width;
      space = 0;
    }
  }
}

const BLANK: Part = { source: " ", start: 0, end: 1 };

/** Adds a part to the end of a text, where it mostly stands in the source too. */
function join(text: Part, { source, start, end }: Part): void {
  if (text.source === source ? text.end === start : text.source[text.end] === " " && source === " ") {
    text.end += end - start;
    return;
  }
  text.source = textOf(text) + source.slice(start, end);
  text.start = 0;
  text.end = text.source.length;
}

function textOf({ source, start, end }: Part): string {
  return source.slice(start, end);
}

/** How many characters fit, ending after a mark that separates words if the second half of them has one. */
function fitting(text: string, font: FontName, size: number, room: number): number {
  let width = 0;
  let length = 0;
  while (length < text.length) {
    width += textWidth(text.charAt(length), font, size);
    if (width > room) break;
    length += 1;
  }
  if (length === text.length) return length;
  const softly = Math.max(...[..."-/_.@:;,?&="].map((mark) => text.lastIndexOf(mark, length - 1)));
  return softly >= length / 2 ? softly + 1 : length;
}
