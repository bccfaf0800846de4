/** Tables in a PDF: cells wrap, rows continue over pages, and each page repeats the column titles. */
import { columnWidths, type Table } from "#app/features/documents/files/file-content.ts";
import { remember, rememberFor } from "#app/shared/remember.ts";
import {
  drawLines,
  drawMarked,
  type Flow,
  MARGIN,
  PAGE_ROOM,
  STYLES,
  scaled,
  TEXT_WIDTH,
  type TextStyle,
} from "./flow.ts";
import { type Line, linesOf, widthOf } from "./lines.ts";
import { COLOURS, type Element } from "./page.ts";

/** How a table is set: its letters, and the room beside and above them. */
type Look = { cell: TextStyle; head: TextStyle; padding: { x: number; y: number } };
const lookAt = remember((part: string): Look => {
  const density = Number(part);
  const padding = { x: 4.5 * density, y: 3 * density };
  return { cell: scaled(STYLES.cell, density), head: scaled(STYLES.head, density), padding };
});
/** Sums of widths are not exact, and a word that only just fits must not be broken. */
const SLACK = 0.5;

type Text = { lines: Line[] };
type Cell = Text & { x: number; width: number; right: boolean; element: Element };
type Row = { cells: Cell[]; isHead: boolean; look: Look };

/** `caption` is what assistive technology reads first; `below` is the height of what must stay with the table. */
type Surroundings = { caption?: string | null; below?: number };

/** Draws a table at the flow's place. */
export function drawTable(flow: Flow, table: Table, { caption = null, below = 0 }: Surroundings = {}): void {
  const element: Element = {
    type: "Table",
    kids: [],
    ...(caption && { attributes: `/O/Table/Summary ${summaryString(caption)}` }),
  };
  flow.elements.push(element);
  const look = lookAt(String(flow.density));
  const { head: titles, rows: first } = beginningIn(look)(table);
  const head = rowOf(table, titles, { element, isHead: true, look });
  const rows = table.rows.map((cells, index) =>
    rowOf(table, first[index] ?? wrapped(table, cells, { isHead: false, look }), { element, isHead: false, look }),
  );
  flow.need(beginningOf(table, below, flow.density));
  drawRow(flow, head);
  const heights = rows.map(({ cells }) => heightOf(cells, look));
  rows.forEach((row, index) => {
    if (index > 0 && heightFrom(heights, index, { count: rows.length, below }) > flow.room) turnPage(flow, head);
    drawParts(flow, row, head);
  });
}

/**
 * The height of the titles and of what the first row needs, which must stay on one page with what stands above the
 * table. `below` is the height of what must stay with the table. A row higher than half a page may begin on a partly used one.
 */
export function beginningOf(table: Table, below: number, density: number): number {
  const look = lookAt(String(density));
  const { head, rows } = beginningIn(look)(table);
  const heights = rows.map((row) => heightOf(row, look));
  return heightOf(head, look) + Math.min(heightFrom(heights, 0, { count: table.rows.length, below }), PAGE_ROOM / 2);
}

/** The titles and the first two rows. Cached, since heading, caption and table each ask for it. */
const beginningIn = rememberFor((look: Look) =>
  rememberFor((table: Table) => ({
    head: wrapped(table, table.head, { isHead: true, look }),
    rows: table.rows.slice(0, 2).map((cells) => wrapped(table, cells, { isHead: false, look })),
  })),
);

/** The text of a row's cells in lines as wide as their columns. */
function wrapped(table: Table, cells: Table["head"], { isHead, look }: Pick<Row, "isHead" | "look">): Text[] {
  const style = isHead ? look.head : look.cell;
  return widthsOf(look)(table).map((width, column) => ({
    lines: linesOf(cells[column] ?? [], { ...style, width: width - 2 * look.padding.x }),
  }));
}

/** The room that a row needs on its page, so that neither the last row nor what stands below the table goes to a new page alone. */
function heightFrom(
  heights: readonly number[],
  index: number,
  { count, below }: { count: number; below: number },
): number {
  const own = heights[index] ?? 0;
  if (index < count - 2) return own;
  const together = heights.slice(index).reduce((sum, height) => sum + height, below);
  return together < PAGE_ROOM / 2 ? together : own;
}

const widthsOf = rememberFor(({ cell, padding }: Look) =>
  rememberFor((table: Table) =>
    columnWidths(table, {
      total: TEXT_WIDTH,
      padding: 2 * padding.x + SLACK,
      measure: (text, isHead) => widthOf(text, isHead ? "bold" : "regular", cell.size),
    }),
  ),
);

/** A text reduced to characters that need no escapes. */
function summaryString(text: string): string {
  return `(${text.replace(/[^ -~]|[\\()]/g, "")})`;
}

type Setting = Pick<Row, "isHead" | "look"> & { element: Element };

function rowOf(table: Table, texts: readonly Text[], { element, isHead, look }: Setting): Row {
  const rowElement: Element = { type: "TR", kids: [] };
  element.kids.push(rowElement);
  let x = MARGIN.left;
  const made = widthsOf(look)(table).map((width, column): Cell => {
    const cellElement: Element = isHead
      ? { type: "TH", kids: [], attributes: "/O/Table/Scope/Column" }
      : { type: "TD", kids: [] };
    rowElement.kids.push(cellElement);
    const cell = {
      lines: texts[column]?.lines ?? [],
      x,
      width,
      right: table.align[column] === "right",
      element: cellElement,
    };
    x += width;
    return cell;
  });
  return { cells: made, isHead, look };
}

/** How many lines a row's cells have at most. */
function linesIn(texts: readonly Text[]): number {
  return Math.max(1, ...texts.map(({ lines }) => lines.length));
}

function heightOf(texts: readonly Text[], { cell, padding }: Look): number {
  return linesIn(texts) * cell.lead + 2 * padding.y;
}

function turnPage(flow: Flow, head: Row): void {
  flow.newPage();
  if (heightOf(head.cells, head.look) < PAGE_ROOM / 2) drawRow(flow, head, { repeated: true });
}

/** Draws a row whole, or over as many pages as it needs. */
function drawParts(flow: Flow, row: Row, head: Row): void {
  const count = linesIn(row.cells);
  for (let start = 0; start < count; ) {
    const { cell, padding } = row.look;
    const most = Math.max(1, Math.floor((flow.room - 2 * padding.y) / cell.lead));
    drawRow(flow, most < count ? slice(row, start, start + most) : row);
    start += most;
    if (start < count) turnPage(flow, head);
  }
}

/** Some of the lines of a row that is higher than the room on a page. */
function slice(row: Row, start: number, end: number): Row {
  return { ...row, cells: row.cells.map((cell) => ({ ...cell, lines: cell.lines.slice(start, end) })) };
}

function drawRow(flow: Flow, row: Row, { repeated = false } = {}): void {
  const { cell: body, head, padding } = row.look;
  const height = heightOf(row.cells, row.look);
  const { page, y } = flow;
  page.artifact(() => {
    if (row.isHead) page.fill(COLOURS.soft, MARGIN.left, y - height, TEXT_WIDTH, height);
    page.rule(row.isHead ? COLOURS.accent : COLOURS.line, MARGIN.left, y - height, TEXT_WIDTH);
  });
  for (const cell of row.cells) {
    const { x, width, right, element } = cell;
    const lines = right ? cell.lines.map((line) => movedBy(line, width - 2 * padding.x - line.width)) : cell.lines;
    const place = { x: x + padding.x, top: y - padding.y, style: row.isHead ? head : body };
    if (repeated) page.artifact(() => drawLines(page, lines, place));
    else drawMarked(page, lines, { ...place, element });
  }
  flow.y -= height;
}

function movedBy({ runs, width }: Line, distance: number): Line {
  return { runs: runs.map((run) => ({ ...run, x: run.x + distance })), width };
}
