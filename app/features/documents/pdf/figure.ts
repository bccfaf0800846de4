/** Drawings in a PDF: those that we recognise as pictures, all others as their text in a frame. */

import { type Figure, figureOf } from "#app/features/documents/figures/figures.ts";
import type { Code } from "#app/features/documents/files/file-content.ts";
import { drawLines, type Flow, MARGIN, PAGE_ROOM, TEXT_WIDTH } from "./flow.ts";
import type { Line } from "./lines.ts";
import type { Element } from "./page.ts";
import { COLOURS } from "./page.ts";
import { drawPicture } from "./picture.ts";
import { printable, textWidth } from "./text.ts";

const PADDING = 8;
const LARGEST_TYPE = 8;
/** The width of a column, as a share of the type size; no letter gets more. */
const COLUMN = 0.62;

/** Draws a figure at the flow's place. */
export function drawFigure(flow: Flow, code: Code, element: Element): void {
  const figure = figureOf(code);
  if (!figure) {
    drawTyped(flow, code.text, element);
    return;
  }
  const { picture } = figure;
  flow.need(picture.height * scaleOf(figure) * SMALLEST);
  const scale = Math.min(scaleOf(figure), flow.room / picture.height);
  flow.page.mark(element, () => drawPicture(flow.page, picture, { x: MARGIN.left, top: flow.y, scale }));
  flow.y -= picture.height * scale;
}

/** The least height that a figure takes, or half a page for one that may continue over pages. */
export function figureHeight(code: Code): number {
  const figure = figureOf(code);
  if (figure) return figure.picture.height * scaleOf(figure) * SMALLEST;
  const { lines, lead } = typedLines(code.text);
  return Math.min(lines.length * lead + 2 * PADDING, PAGE_ROOM / 2);
}

/** The smallest share of its full size: rather a little smaller at the foot of a page than alone on the next. */
const SMALLEST = 0.85;
/** The height of a caption above a picture that is as high as a page. */
const CAPTION_ROOM = 30;

/** As wide as the text, unless the page is too short for that. */
function scaleOf({ picture: { width, height } }: Figure): number {
  return Math.min(TEXT_WIDTH / width, (PAGE_ROOM - CAPTION_ROOM) / height);
}

/** Draws text in columns of equal width, small enough for its longest line, in a frame on each page that it takes. */
function drawTyped(flow: Flow, text: string, element: Element): void {
  const { lines, size, lead } = typedLines(text);
  const style = { font: "regular", size, lead, colour: COLOURS.ink } as const;
  for (let start = 0; start < lines.length; ) {
    const count = Math.max(1, Math.floor((flow.room - 2 * PADDING) / lead));
    const some = lines.slice(start, start + count);
    const height = some.length * lead + 2 * PADDING;
    const { page, y } = flow;
    page.artifact(() => page.frame(COLOURS.line, MARGIN.left, y - height, TEXT_WIDTH, height));
    page.mark(element, () =>
      drawLines(
        page,
        some.map((line) => spread(line, size)),
        { x: MARGIN.left + PADDING, top: y - PADDING, style },
      ),
    );
    flow.y -= height;
    start += some.length;
    if (start < lines.length) flow.newPage();
  }
}

function typedLines(text: string): { lines: string[]; size: number; lead: number } {
  const lines = text.split("\n").map((line) => printable(line.replaceAll("\t", "    ")));
  const columns = Math.max(20, ...lines.map((line) => line.length));
  const size = Math.min(LARGEST_TYPE, (TEXT_WIDTH - 2 * PADDING) / (columns * COLUMN));
  return { lines, size, lead: size * 1.25 };
}

/** Places every letter in the middle of its column. */
function spread(line: string, size: number): Line {
  const runs = [...line].flatMap((text, column) => {
    if (text === " ") return [];
    const width = textWidth(text, "regular", size);
    return [{ text, font: "regular" as const, x: (column + 0.5) * COLUMN * size - width / 2, width, href: null }];
  });
  return { runs, width: line.length * COLUMN * size };
}
