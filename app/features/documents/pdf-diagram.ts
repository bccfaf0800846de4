/** An architecture in a PDF: zones as frames, what runs in them as boxes, and the connections listed below. */

import { drawLines, type Flow, MARGIN, STYLES, TEXT_WIDTH, type TextStyle } from "./pdf-flow.ts";
import { type Line, linesOf } from "./pdf-lines.ts";
import type { Element } from "./pdf-page.ts";
import { COLOURS } from "./pdf-page.ts";
import type { Diagram, DiagramZone } from "./tree.ts";

const BOXES_A_ROW = 3;
const PADDING = 7;
const GAP = 7;
const BOX_WIDTH = (TEXT_WIDTH - 2 * PADDING - (BOXES_A_ROW - 1) * GAP) / BOXES_A_ROW;
const BETWEEN_ZONES = 8;
const ABOVE_CONNECTIONS = 4;

const LABEL: TextStyle = STYLES.head;
const ZONE: TextStyle = { ...STYLES.head, colour: COLOURS.accent };
const TEXT: TextStyle = STYLES.cell;

type Box = { label: Line[]; note: Line[]; height: number };
type Zone = { title: Line[]; rows: Box[][]; height: number };

/** A diagram with its lines broken, ready to be drawn. */
export type Plot = { zones: Zone[]; connections: Line[][]; height: number };

export function plotOf({ zones, edges }: Diagram): Plot {
  const labels = new Map(zones.flatMap(({ nodes }) => nodes.map(({ id, label }) => [id, label])));
  const plots = zones.map(zoneOf);
  const connections = edges.map(({ from, to, label, dotted }) => {
    const ends = `${labels.get(from) ?? from} ${dotted ? "··>" : "→"} ${labels.get(to) ?? to}`;
    return linesOf([{ kind: "strong", children: [ends] }, `: ${label}`], { ...TEXT, width: TEXT_WIDTH });
  });
  const listed = connections.reduce((sum, lines) => sum + lines.length * TEXT.lead, 0);
  const framed = plots.reduce((sum, { height }) => sum + height + BETWEEN_ZONES, 0);
  return { zones: plots, connections, height: framed + ABOVE_CONNECTIONS + listed };
}

function zoneOf({ title, nodes }: DiagramZone): Zone {
  const width = BOX_WIDTH - 2 * PADDING;
  const boxes = nodes.map(({ label, note }): Box => {
    const head = linesOf([label], { ...LABEL, width });
    const text = note ? linesOf([note], { ...TEXT, width }) : [];
    return { label: head, note: text, height: (head.length + text.length) * TEXT.lead + PADDING };
  });
  const rows: Box[][] = [];
  for (let start = 0; start < boxes.length; start += BOXES_A_ROW) rows.push(boxes.slice(start, start + BOXES_A_ROW));
  const titleLines = linesOf([title], { ...ZONE, width: TEXT_WIDTH - 2 * PADDING });
  const height = rows.reduce((sum, row) => sum + rowHeight(row) + GAP, titleLines.length * ZONE.lead + PADDING + 3);
  return { title: titleLines, rows, height };
}

function rowHeight(row: readonly Box[]): number {
  return Math.max(...row.map(({ height }) => height));
}

/** Draws a plot at the flow's place; a zone does not part, and a page ends between two of them. */
export function drawPlot(flow: Flow, { zones, connections }: Plot, element: Element): void {
  for (const zone of zones) {
    flow.need(zone.height);
    flow.page.mark(element, () => drawZone(flow, zone));
    flow.y -= zone.height + BETWEEN_ZONES;
  }
  flow.gap(ABOVE_CONNECTIONS);
  for (const lines of connections) {
    flow.need(lines.length * TEXT.lead);
    flow.page.mark(element, () => drawLines(flow.page, lines, { x: MARGIN.left, top: flow.y, style: TEXT }));
    flow.y -= lines.length * TEXT.lead;
  }
}

function drawZone({ page, y }: Flow, { title, rows, height }: Zone): void {
  page.fill(COLOURS.soft, MARGIN.left, y - height, TEXT_WIDTH, height);
  drawLines(page, title, { x: MARGIN.left + PADDING, top: y - PADDING / 2, style: ZONE });
  let top = y - PADDING / 2 - title.length * ZONE.lead - 3;
  for (const row of rows) {
    const tallest = rowHeight(row);
    row.forEach(({ label, note }, index) => {
      const left = MARGIN.left + PADDING + index * (BOX_WIDTH + GAP);
      page.fill(COLOURS.paper, left, top - tallest, BOX_WIDTH, tallest);
      page.frame(COLOURS.accent, left, top - tallest, BOX_WIDTH, tallest);
      const x = left + PADDING;
      drawLines(page, label, { x, top: top - PADDING / 2, style: LABEL });
      drawLines(page, note, { x, top: top - PADDING / 2 - label.length * LABEL.lead, style: TEXT });
    });
    top -= tallest + GAP;
  }
}
