/** Breaks marked text into lines of a given width. */
import type { Inline } from "#app/shared/markdown.ts";
import { type FontName, printable, textWidth } from "./text.ts";

/** Text in one font, `x` points from the start of its line. */
export type Run = { text: string; font: FontName; x: number; width: number; href: string | null };
export type Line = { runs: Run[]; width: number };

type Word = { text: string; font: FontName; href: string | null; width: number };
/** Words with no blank between them; `null` is a forced break. */
type Chunk = Word[] | null;

/** The lines of a text in the given font and size; one empty line for an empty text. */
export function linesOf(
  inlines: readonly Inline[],
  { font, size, width }: { font: FontName; size: number; width: number },
): Line[] {
  const chunks: Chunk[] = [];
  const state: State = { chunks, size, joined: false };
  gather(inlines, state, { font, href: null });
  const lines: Line[] = [{ runs: [], width: 0 }];
  for (const chunk of chunks) {
    if (chunk === null) lines.push({ runs: [], width: 0 });
    else place(chunk, { lines, size, room: width });
  }
  return lines;
}

/** The width of a text on one line. */
export function widthOf(text: string, font: FontName, size: number): number {
  return textWidth(printable(text), font, size);
}

type State = { chunks: Chunk[]; size: number; joined: boolean };
type Style = { font: FontName; href: string | null };

function gather(inlines: readonly Inline[], state: State, style: Style): void {
  for (const part of inlines) {
    if (typeof part === "string") addWords(part, state, style);
    else if (part.kind === "code") addWords(part.text, state, style);
    else if (part.kind === "break") {
      state.chunks.push(null);
      state.joined = false;
    } else if (part.kind === "link") gather(part.children, state, { ...style, href: part.href });
    else gather(part.children, state, { ...style, font: part.kind === "strong" ? "bold" : "italic" });
  }
}

function addWords(text: string, state: State, { font, href }: Style): void {
  const parts = printable(text.replace(/\s+/g, " ")).split(" ");
  parts.forEach((part, index) => {
    if (index > 0) state.joined = false;
    if (part === "") return;
    const word = { text: part, font, href, width: textWidth(part, font, state.size) };
    const last = state.joined ? state.chunks.at(-1) : null;
    if (last) last.push(word);
    else state.chunks.push([word]);
    state.joined = true;
  });
}

type Target = { lines: Line[]; size: number; room: number };

function place(chunk: Word[], target: Target): void {
  const { lines, size, room } = target;
  const line = lines[lines.length - 1];
  if (!line) return;
  const width = chunk.reduce((sum, word) => sum + word.width, 0);
  const gap = line.runs.length > 0 ? textWidth(" ", "regular", size) : 0;
  if (line.width + gap + width <= room) append(line, chunk, gap);
  else if (line.runs.length > 0) {
    lines.push({ runs: [], width: 0 });
    place(chunk, target);
  } else placePieces(chunk, target);
}

/** Places a chunk that is wider than a line, cutting it wherever a line ends. */
function placePieces(chunk: readonly Word[], { lines, size, room }: Target): void {
  for (const word of chunk) {
    let rest = word.text;
    while (rest !== "") {
      const line = lines[lines.length - 1] ?? { runs: [], width: 0 };
      const length = fitting(rest, word.font, size, room - line.width);
      if (length === 0 && line.runs.length > 0) {
        lines.push({ runs: [], width: 0 });
        continue;
      }
      const text = rest.slice(0, Math.max(1, length));
      append(line, [{ ...word, text, width: textWidth(text, word.font, size) }], 0);
      rest = rest.slice(text.length);
      if (rest !== "") lines.push({ runs: [], width: 0 });
    }
  }
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

/** Joins words in the same font into one run, blanks included, so that they are read and copied together. */
function append(line: Line, words: readonly Word[], gap: number): void {
  words.forEach((word, index) => {
    const space = index === 0 ? gap : 0;
    const last = line.runs.at(-1);
    if (last && last.font === word.font && last.href === word.href) {
      last.text += (space > 0 ? " " : "") + word.text;
      last.width += space + word.width;
    } else {
      // The blank goes with the run before it, or the two words would be copied as one.
      if (last && space > 0) last.text += " ";
      const { text, font, href, width } = word;
      line.runs.push({ text, font, href, width, x: line.width + space });
    }
    line.width += space + word.width;
  });
}
