/** Reckons on which page of a Word file each heading will stand: Word counts itself only when it is told to. */

import { figureOf } from "#app/features/documents/figures/figures.ts";
import { labelLines, labelWidth } from "#app/features/documents/figures/helvetica.ts";
import {
  columnWidths,
  isCaption,
  plainText,
  sourceOf,
  type Table,
} from "#app/features/documents/files/file-content.ts";
import type { Block, Inline } from "#app/shared/markdown.ts";
import { rememberFor } from "#app/shared/remember.ts";

/** In points, as the styles and margins of the file are. */
const PAGE = 715;
const WIDTH = 481;
/** Of a line to its type size: the font's own, and what the styles add. */
const LINE = { single: 1.15, text: 1.32, head: 1.265 };
const TEXT = { size: 9.5, after: 6 };
const CELL = { size: 8.5, padding: 4.4, sides: 9, slack: 3 };
const HEADINGS: Record<number, { size: number; around: number }> = {
  2: { size: 16, around: 27 },
  3: { size: 12, around: 18 },
};
const LOWER_HEADING = { size: 10, around: 13 };
const CAPTION = 24;
const SOURCE = 24;
const TABLE_END = 9;
const FIGURE = { around: 18, highest: 670 };
const CONTENTS = { title: 28, section: 13.4, heading: 10.4 };

type Pages = { page: number; y: number; found: Map<string, number> };

/** The page of each heading of the text that follows the front page and the contents. */
export function headingPages(body: readonly Block[], entries: readonly { depth: number }[]): Map<string, number> {
  const listed = entries.reduce((sum, { depth }) => sum + (depth === 2 ? CONTENTS.section : CONTENTS.heading), 0);
  const first = 2 + Math.ceil((CONTENTS.title + listed) / PAGE);
  const state: Pages = { page: first, y: 0, found: new Map() };
  body.forEach((block, index) => {
    addBlock(state, block, { next: body[index + 1], keep: heightToKeep(body, index) });
  });
  return state.found;
}

type Around = { next: Block | undefined; keep: number };

function addBlock(state: Pages, block: Block, { next, keep }: Around): void {
  if (state.y > 0 && state.y + keep > PAGE) turn(state);
  if (block.kind === "heading") state.found.set(block.id, state.page);
  if (block.kind === "table") addTable(state, block, sourceOf(next) !== null);
  else state.y += isCaption(block, next) ? CAPTION : fullHeight(block);
  while (state.y > PAGE) {
    state.page += 1;
    state.y -= PAGE;
  }
}

function turn(state: Pages): void {
  state.page += 1;
  state.y = 0;
}

/** What stays on one page with a block: headings and captions with the beginning of what follows. */
function heightToKeep(blocks: readonly Block[], index: number): number {
  const block = blocks[index];
  if (!block) return 0;
  if (block.kind === "heading") return fullHeight(block) + heightToKeep(blocks, index + 1);
  if (isCaption(block, blocks[index + 1])) return CAPTION + heightToKeep(blocks, index + 1);
  if (block.kind === "table") return 2 * (CELL.size * LINE.single + CELL.padding);
  return block.kind === "code" ? fullHeight(block) : Math.min(fullHeight(block), 2 * TEXT.size * LINE.text);
}

const fullHeight = (block: Block): number => heights(block).height;

/** Asked for by the block and by each heading above it. */
const heights = rememberFor((block: Block) => ({ height: heightOf(block, WIDTH) }));

function heightOf(block: Block, width: number): number {
  switch (block.kind) {
    case "heading": {
      const { size, around } = HEADINGS[block.depth] ?? LOWER_HEADING;
      return linesIn(block.children, { bold: true, size, width }) * size * LINE.head + around;
    }
    case "paragraph":
      if (sourceOf(block) !== null) return SOURCE;
      return linesIn(block.children, { size: TEXT.size, width }) * TEXT.size * LINE.text + TEXT.after;
    case "quote":
      return block.children.reduce((sum, child) => sum + heightOf(child, width - 12) + TEXT.after, 0);
    case "list":
      return block.items.flat().reduce((sum, child) => sum + heightOf(child, width - 18) - TEXT.after / 2, 0);
    case "code": {
      const picture = figureOf(block)?.picture;
      return (picture ? Math.min(FIGURE.highest, picture.height) : 100) + FIGURE.around;
    }
    default:
      return TABLE_END;
  }
}

function linesIn(inlines: readonly Inline[], look: { bold?: boolean; size: number; width: number }): number {
  return Math.max(1, labelLines(plainText(inlines), look).length);
}

/** Rows do not part, and the titles stand on top of each page. */
function addTable(state: Pages, table: Table, hasSource: boolean): void {
  const widths = columnWidths(table, {
    total: WIDTH,
    padding: CELL.sides + CELL.slack,
    measure: (text, isHead) => labelWidth(text, isHead, CELL.size),
  });
  const height = (cells: readonly (readonly Inline[])[], bold: boolean) => {
    const lines = widths.map((width, column) =>
      linesIn(cells[column] ?? [], { bold, size: CELL.size, width: width - CELL.sides }),
    );
    return Math.max(...lines) * CELL.size * LINE.single + CELL.padding;
  };
  const head = height(table.head, true);
  state.y += head;
  for (const row of table.rows) {
    const own = height(row, false);
    if (state.y + own > PAGE) {
      turn(state);
      state.y = head;
    }
    state.y += own;
  }
  if (!hasSource) state.y += TABLE_END;
}
