/** A drawing in no particular format: shapes in points from the upper left corner, for the page, the PDF and Word alike. */

import { labelWidth } from "./helvetica.ts";

/** A role for which every format has a colour. */
export type Tone = "ink" | "muted" | "accent" | "band" | "line" | "paper" | "warning" | "warningSoft";

export type Point = readonly [x: number, y: number];
export type Box = { x: number; y: number; width: number; height: number };

export type Shape =
  | (Box & { kind: "box"; fill?: Tone; stroke?: Tone; dashed?: boolean; radius?: number })
  | { kind: "line"; points: readonly Point[]; stroke: Tone; dashed?: boolean; thin?: boolean }
  | { kind: "area"; points: readonly Point[]; fill: Tone }
  | Label;

/** One line of text; `y` is its baseline, `x` its left end, middle or right end. */
export type Label = {
  kind: "text";
  x: number;
  y: number;
  text: string;
  size: number;
  tone: Tone;
  bold?: boolean;
  anchor?: "start" | "middle" | "end";
};

export type Picture = { width: number; height: number; shapes: readonly Shape[] };

/** The width of every picture, which is that of the text on a page. */
export const PICTURE_WIDTH = 483;

/** How much wider than our measuring font the fonts of other systems may be. */
const WIDER = 1.08;
const ASCENT = 0.76;
const DESCENT = 0.22;

/** The room that a line of text takes in the widest of the usual fonts. */
export function boxOf({ x, y, text, size, bold = false, anchor = "start" }: Label): Box {
  const width = labelWidth(text, bold, size) * WIDER;
  const left = anchor === "start" ? x : anchor === "middle" ? x - width / 2 : x - width;
  return { x: left, y: y - size * ASCENT, width, height: size * (ASCENT + DESCENT) };
}

/** The measured width that text may take so that it also fits in wider fonts. */
export function roomFor(width: number): number {
  return width / WIDER;
}

export function overlap(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

/** Lines of text below each other, beginning at the height `top`. */
export function labelsOf(
  lines: readonly string[],
  { top, lead, ...look }: { x: number; top: number; lead: number } & Omit<Label, "kind" | "y" | "text">,
): Label[] {
  return lines.map((text, index) => ({
    ...look,
    kind: "text",
    text,
    y: top + index * lead + (lead + look.size * (ASCENT - DESCENT)) / 2,
  }));
}
