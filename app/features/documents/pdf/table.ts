/** Tables in a PDF: cells wrap, rows continue over pages, and each page repeats the column titles. */
import { columnWidths, type Table } from "#app/features/documents/files/file-content.ts";
import { rememberFor } from "#app/shared/remember.ts";
import { drawLines, drawMarked, type Flow, MARGIN, PAGE_ROOM, STYLES, TEXT_WIDTH } from "./flow.ts";
import { type Line, linesOf, widthOf } from "./lines.ts";
import { COLOURS, type Element } from "./page.ts";

const PADDING = { x: 4.5, y: 3 };
/** Sums of widths are not exact, and a word that only just fits must not be broken. */
const SLACK = 0.5;

type Cell = { lines: Line[]; x: number; width: number; right: boolean; element: Element };
type Row = { cells: Cell[]; isHead: boolean };

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
  const head = rowOf(table, table.head, { element, isHead: true });
  const rows = table.rows.map((cells) => rowOf(table, cells, { element, isHead: false }));
  flow.need(beginningOf(table, below));
  drawRow(flow, head);
  const heights = rows.map(heightOf);
  rows.forEach((row, index) => {
    if (index > 0 && heightFrom(heights, index, { count: rows.length, below }) > flow.room) turnPage(flow, head);
    drawParts(flow, row, head);
  });
}

/**
 * The height of the titles and of what the first row needs, which must stay on one page with what stands above the
 * table. `below` is the height of what must stay with the table. A row higher than half a page may begin on a partly used one.
 */
export function beginningOf(table: Table, below: number): number {
  const { titles, rows } = beginnings(table);
  return titles + Math.min(heightFrom(rows, 0, { count: table.rows.length, below }), PAGE_ROOM / 2);
}

/** Cached, since heading, caption and table each ask for it. */
const beginnings = rememberFor((table: Table) => {
  const element: Element = { type: "Table", kids: [] }; // on no page: the rows are only measured
  const measured = (cells: Table["head"], isHead: boolean) => heightOf(rowOf(table, cells, { element, isHead }));
  const rows = table.rows.slice(0, 2).map((cells) => measured(cells, false));
  return { titles: measured(table.head, true), rows };
});

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

const widthsOf = rememberFor((table: Table) =>
  columnWidths(table, {
    total: TEXT_WIDTH,
    padding: 2 * PADDING.x + SLACK,
    measure: (text, isHead) => widthOf(text, isHead ? "bold" : "regular", STYLES.cell.size),
  }),
);

/** A text reduced to characters that need no escapes. */
function summaryString(text: string): string {
  return `(${text.replace(/[^ -~]|[\\()]/g, "")})`;
}

function rowOf(table: Table, cells: Table["head"], { element, isHead }: { element: Element; isHead: boolean }): Row {
  const rowElement: Element = { type: "TR", kids: [] };
  element.kids.push(rowElement);
  const style = isHead ? STYLES.head : STYLES.cell;
  let x = MARGIN.left;
  const made = widthsOf(table).map((width, column): Cell => {
    const cellElement: Element = isHead
      ? { type: "TH", kids: [], attributes: "/O/Table/Scope/Column" }
      : { type: "TD", kids: [] };
    rowElement.kids.push(cellElement);
    const lines = linesOf(cells[column] ?? [], { ...style, width: width - 2 * PADDING.x });
    const cell = { lines, x, width, right: table.align[column] === "right", element: cellElement };
    x += width;
    return cell;
  });
  return { cells: made, isHead };
}

function linesIn({ cells }: Row): number {
  return Math.max(1, ...cells.map(({ lines }) => lines.length));
}

function heightOf(row: Row): number {
  return linesIn(row) * STYLES.cell.lead + 2 * PADDING.y;
}

function turnPage(flow: Flow, head: Row): void {
  flow.newPage();
  if (heightOf(head) < PAGE_ROOM / 2) drawRow(flow, head, { repeated: true });
}

/** Draws a row whole, or over as many pages as it needs. */
function drawParts(flow: Flow, row: Row, head: Row): void {
  const count = linesIn(row);
  for (let start = 0; start < count; ) {
    const most = Math.max(1, Math.floor((flow.room - 2 * PADDING.y) / STYLES.cell.lead));
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
  const height = heightOf(row);
  const { page, y } = flow;
  page.artifact(() => {
    if (row.isHead) page.fill(COLOURS.soft, MARGIN.left, y - height, TEXT_WIDTH, height);
    page.rule(row.isHead ? COLOURS.accent : COLOURS.line, MARGIN.left, y - height, TEXT_WIDTH);
  });
  for (const cell of row.cells) {
    const { x, width, right, element } = cell;
    const lines = right ? cell.lines.map((line) => movedBy(line, width - 2 * PADDING.x - line.width)) : cell.lines;
    const place = { x: x + PADDING.x, top: y - PADDING.y, style: row.isHead ? STYLES.head : STYLES.cell };
    if (repeated) page.artifact(() => drawLines(page, lines, place));
    else drawMarked(page, lines, { ...place, element });
  }
  flow.y -= height;
}

function movedBy({ runs, width }: Line, distance: number): Line {
  return { runs: runs.map((run) => ({ ...run, x: run.x + distance })), width };
}
