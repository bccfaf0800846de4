/** A picture on a page of a PDF, as lines, areas and text. */

import type { Label, Picture, Point, Shape, Tone } from "#app/features/documents/figures/picture.ts";
import { decimal } from "./file.ts";
import { widthOf } from "./lines.ts";
import { COLOURS, type Colour, type Page } from "./page.ts";
import { printable } from "./text.ts";

const TONES: Record<Tone, Colour> = {
  ink: COLOURS.ink,
  muted: COLOURS.muted,
  accent: COLOURS.accent,
  band: "0.957 0.973 0.973",
  line: COLOURS.line,
  paper: COLOURS.paper,
  warning: COLOURS.warning,
  warningSoft: "0.98 0.933 0.855",
};

type Place = { x: number; top: number; scale: number };

/** Draws a picture with its upper left corner at a place. The caller must set its mark. */
export function drawPicture(page: Page, { shapes }: Picture, place: Place): void {
  for (const shape of shapes) {
    if (shape.kind === "text") drawLabel(page, shape, place);
    else page.draw(operatorsOf(shape, place));
  }
}

function drawLabel(page: Page, { x, y, text, size, bold, tone, anchor }: Label, place: Place): void {
  const font = bold ? "bold" : "regular";
  const own = size * place.scale;
  const width = widthOf(text, font, own);
  const before = anchor === "middle" ? width / 2 : anchor === "end" ? width : 0;
  const line = { runs: [{ text: printable(text), font, x: 0, width, href: null } as const], width };
  page.line(line, {
    x: place.x + x * place.scale - before,
    y: place.top - y * place.scale,
    size: own,
    colour: TONES[tone],
  });
}

function operatorsOf(shape: Exclude<Shape, Label>, { x: left, top, scale }: Place): string {
  const at = ([x, y]: Point) => `${decimal(left + x * scale)} ${decimal(top - y * scale)}`;
  const path = (points: readonly Point[]) =>
    points.map((point, index) => `${at(point)} ${index === 0 ? "m" : "l"}`).join(" ");
  if (shape.kind === "area") return `${TONES[shape.fill]} rg ${path(shape.points)} f`;
  const dashes = shape.dashed ? "[3 2]0 d" : "[]0 d";
  if (shape.kind === "line")
    return `${TONES[shape.stroke]} RG ${shape.thin ? 0.5 : 0.9} w ${dashes} ${path(shape.points)} S`;
  const { fill, stroke } = shape;
  const colours = `${fill ? `${TONES[fill]} rg ` : ""}${stroke ? `${TONES[stroke]} RG 0.7 w ${dashes} ` : ""}`;
  return `${colours}${outlineOf(shape, at)} ${fill ? (stroke ? "B" : "f") : "S"}`;
}

/** How far a curve's handles are from its ends, as a share of the radius, so that it looks like a quarter of a circle. */
const ROUND = 0.55;

function outlineOf(
  { x, y, width, height, radius = 0 }: Extract<Shape, { kind: "box" }>,
  at: (point: Point) => string,
): string {
  const r = Math.min(radius, width / 2, height / 2);
  const [right, bottom, k] = [x + width, y + height, r * (1 - ROUND)];
  const curve = (...points: Point[]) => `${points.map(at).join(" ")} c`;
  return [
    `${at([x + r, y])} m ${at([right - r, y])} l`,
    curve([right - k, y], [right, y + k], [right, y + r]),
    `${at([right, bottom - r])} l`,
    curve([right, bottom - k], [right - k, bottom], [right - r, bottom]),
    `${at([x + r, bottom])} l`,
    curve([x + k, bottom], [x, bottom - k], [x, bottom - r]),
    `${at([x, y + r])} l`,
    curve([x, y + k], [x + k, y], [x + r, y]),
    "h",
  ].join(" ");
}
