/** Estimates the page of each heading in a Word file, since Word counts pages only when told to. */

import { figureOf } from "#app/features/documents/figures/figures.ts";
import { labelLines } from "#app/features/documents/figures/helvetica.ts";
import { isCaption, plainText, sourceOf, type Table } from "#app/features/documents/files/file-content.ts";
import type { Block, Inline } from "#app/shared/markdown.ts";
import { rememberFor } from "#app/shared/remember.ts";
import { CELL_TYPE_SIZE, columnsOf } from "./columns.ts";

/** In points, as the styles and margins of the file are. */
const PAGE = 712;
const WIDTH = 482;
/** The height of a line as a multiple of its type size: the font's own, and with what the styles add. */
const LINE = { single: 1.15, text: 1.32, close: 1.265 };
const TEXT = { size: 9.5, after: 6 };
const ITEM = { indent: 18, after: 3 };
const NOTE = { indent: 12, before: 4, after: 8 };
const CELL = { padding: 5.5, sides: 9 };
const HEADINGS: Record<number, { size: number; before: number; after: number }> = {
  2: { size: 16, before: 20, after: 7 },
  3: { size: 12, before: 13, after: 5 },
};
const LOWER_HEADING = { size: 10, before: 10, after: 3 };
const CAPTION = { before: 8, height: 11.4, after: 4 };
const SOURCE = { before: 3, height: 10.1, after: 11 };
/** The narrow paragraph below tables without sources and below figures. */
const TABLE_END = { height: 2.3, after: 6 };
const FIGURE = { around: 3, after: 6, highest: 670, typed: 100 };
const CONTENTS = { title: 28, section: 13.4, heading: 10.4 };

/** `y` is where the last block ends, `after` the gap that it requires. */
type Pages = { page: number; y: number; after: number; found: Map<string, number> };
type Box = { before: number; height: number; after: number };

/** The page of each heading in the text, which follows the front page and the contents. */
export function headingPages(body: readonly Block[], entries: readonly { depth: number }[]): Map<string, number> {
  const listed = entries.reduce((sum, { depth }) => sum + (depth === 2 ? CONTENTS.section : CONTENTS.heading), 0);
  const first = 2 + Math.ceil((CONTENTS.title + listed) / PAGE);
  const state: Pages = { page: first, y: 0, after: 0, found: new Map() };
  body.forEach((block, index) => {
    addBlock(state, block, { box: boxAt(body, index), keep: heightToKeep(body, index) });
  });
  return state.found;
}

function addBlock(state: Pages, block: Block, { box, keep }: { box: Box; keep: number }): void {
  const gap = Math.max(state.after, box.before);
  if (state.y > 0 && state.y + gap + keep > PAGE) turn(state);
  else state.y += gap;
  if (block.kind === "heading") state.found.set(block.id, state.page);
  if (block.kind === "table") addRows(state, block);
  else state.y += box.height;
  state.after = box.after;
  while (state.y > PAGE) {
    state.page += 1;
    state.y -= PAGE;
  }
}

/** Begins a page, at the top of which no gap is left above a block. */
function turn(state: Pages): void {
  state.page += 1;
  state.y = 0;
}

/** The height that must stay on one page: headings and captions with the beginning of what follows. */
function heightToKeep(blocks: readonly Block[], index: number): number {
  const block = blocks[index];
  if (!block) return 0;
  const { height, after } = boxAt(blocks, index);
  if (block.kind === "heading" || isCaption(block, blocks[index + 1])) {
    const { before } = boxAt(blocks, index + 1);
    return height + Math.max(after, before) + heightToKeep(blocks, index + 1);
  }
  if (block.kind === "table") {
    const [titles = 0, first = 0] = rowHeights(block);
    return titles + first;
  }
  return block.kind === "code" ? height : Math.min(height, 2 * TEXT.size * LINE.text);
}

function boxAt(blocks: readonly Block[], index: number): Box {
  const block = blocks[index];
  const next = blocks[index + 1];
  if (!block) return { before: 0, height: 0, after: 0 };
  if (isCaption(block, next)) return CAPTION;
  // The rows of a table are added one by one.
  if (block.kind === "table")
    return { before: 0, height: 0, after: sourceOf(next) === null ? TABLE_END.height + TABLE_END.after : 0 };
  return boxes(block);
}

/** Cached, since the block and each heading above it ask for it. */
const boxes = rememberFor((block: Block): Box => boxOf(block, WIDTH));

function boxOf(block: Block, width: number, line = LINE.text): Box {
  switch (block.kind) {
    case "heading": {
      const { size, before, after } = HEADINGS[block.depth] ?? LOWER_HEADING;
      const height = linesIn(block.children, { bold: true, size, width }) * size * LINE.close;
      return { before, height, after };
    }
    case "paragraph":
      if (sourceOf(block) !== null) return SOURCE;
      return {
        before: 0,
        height: linesIn(block.children, { size: TEXT.size, width }) * TEXT.size * line,
        after: TEXT.after,
      };
    case "quote":
      return { ...NOTE, height: stacked(block.children, width - NOTE.indent, NOTE.after, LINE.text) };
    case "list":
      return {
        before: 0,
        height: stacked(block.items.flat(), width - ITEM.indent, ITEM.after, LINE.close),
        after: ITEM.after,
      };
    case "code": {
      const picture = figureOf(block)?.picture;
      const height = picture ? Math.min(FIGURE.highest, picture.height) : FIGURE.typed;
      return { before: FIGURE.around, height, after: FIGURE.after + TABLE_END.height + TABLE_END.after };
    }
    default:
      return { before: 0, height: TABLE_END.height, after: TABLE_END.after };
  }
}

/** The height of blocks below each other with equal gaps. */
function stacked(blocks: readonly Block[], width: number, gap: number, line: number): number {
  return blocks.reduce((sum, block) => sum + boxOf(block, width, line).height + gap, -gap);
}

function linesIn(inlines: readonly Inline[], look: { bold?: boolean; size: number; width: number }): number {
  return Math.max(1, labelLines(plainText(inlines), look).length);
}

/** The height of the titles and of each row. */
const rowHeights = rememberFor((table: Table): readonly number[] => {
  const widths = columnsOf(table).map((width) => width / 20);
  return [table.head, ...table.rows].map((cells, row) => {
    const lines = widths.map((width, column) =>
      linesIn(cells[column] ?? [], { bold: row === 0, size: CELL_TYPE_SIZE, width: width - CELL.sides }),
    );
    return Math.max(...lines) * CELL_TYPE_SIZE * LINE.single + CELL.padding;
  });
});

/** Rows do not break over pages, and each page repeats the titles. */
function addRows(state: Pages, table: Table): void {
  const [head = 0, ...rows] = rowHeights(table);
  state.y += head;
  for (const height of rows) {
    if (state.y + height > PAGE) {
      turn(state);
      state.y = head;
    }
    state.y += height;
  }
}
