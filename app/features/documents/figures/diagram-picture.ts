/** Draws an architecture: zones as frames, boxes, numbered connections with their protocols, and a legend of the numbers. */

import type { Diagram, DiagramEdge } from "#app/features/documents/tree/tree.ts";
import { NODE, type PlottedEdge, type PlottedNode, type PlottedZone, plotOf, ZONE } from "./diagram-plot.ts";
import { labelLines, labelWidth } from "./helvetica.ts";
import {
  type Box,
  labelsOf,
  overlap,
  PICTURE_WIDTH,
  type Picture,
  type Point,
  roomFor,
  type Shape,
} from "./picture.ts";

export function diagramPicture(diagram: Diagram): Picture {
  const plot = plotOf(diagram);
  const names = new Map(diagram.zones.flatMap(({ nodes }) => nodes.map(({ id, label }) => [id, label])));
  const legend = drawLegend(diagram.edges, names, plot.height + LEGEND.above);
  return {
    width: PICTURE_WIDTH,
    height: legend.end + 1,
    shapes: [
      ...plot.zones.flatMap(drawZone),
      ...plot.edges.flatMap(drawEdge),
      ...plot.nodes.flatMap(drawNode),
      ...drawBadges(plot.edges, plot.nodes),
      ...legend.shapes,
    ],
  };
}

function drawZone({ title, ...box }: PlottedZone): Shape[] {
  return [
    { kind: "box", ...box, x: 0.5, width: box.width - 1, fill: "band", stroke: "accent", dashed: true, radius: 4 },
    ...labelsOf(title, {
      x: ZONE.padding,
      top: box.y + ZONE.padding,
      size: ZONE.size,
      lead: ZONE.lead,
      tone: "accent",
      bold: true,
    }),
  ];
}

function drawNode({ label, note, ...box }: PlottedNode): Shape[] {
  const height = label.length * NODE.label.lead + note.length * NODE.note.lead;
  const top = box.y + (box.height - height) / 2;
  const place = { x: box.x + box.width / 2, anchor: "middle" } as const;
  return [
    { kind: "box", ...box, fill: "paper", stroke: "accent", radius: 3 },
    ...labelsOf(label, { ...place, top, ...NODE.label, tone: "ink", bold: true }),
    ...labelsOf(note, { ...place, top: top + label.length * NODE.label.lead, ...NODE.note, tone: "muted" }),
  ];
}

const HEAD = { length: 5, half: 2.4 };

/** A line with its arrow head, dashed for connections that are made by hand or only now and then. */
function drawEdge({ edge, points }: PlottedEdge): Shape[] {
  const [x, y] = points.at(-1) ?? [0, 0];
  const isDown = y > (points.at(-2)?.[1] ?? 0);
  const base = isDown ? y - HEAD.length : y + HEAD.length;
  const line: Point[] = [...points.slice(0, -1), [x, base]];
  return [
    { kind: "line", points: line, stroke: "ink", dashed: edge.dotted === true },
    {
      kind: "area",
      points: [
        [x, y],
        [x - HEAD.half, base],
        [x + HEAD.half, base],
      ],
      fill: "ink",
    },
  ];
}

const BADGE = { size: 6.6, height: 10, padding: 3.4, step: 3 };

/** Draws the number of each connection on its line, with protocol and port if there is room. */
function drawBadges(edges: readonly PlottedEdge[], nodes: readonly Box[]): Shape[] {
  const placed: Box[] = [];
  return edges.flatMap((plotted) => {
    const others = edges.filter((one) => one !== plotted).flatMap(({ points }) => linesOf(points));
    const number = String(plotted.number);
    const port = portOf(plotted.edge.label);
    const taken = [...placed, ...nodes];
    const isFree = (box: Box) =>
      box.x > 0 && box.x + box.width < PICTURE_WIDTH && !taken.some((one) => overlap(one, grown(box)));
    const isCrossed = (box: Box) => others.some((one) => overlap(one, grown(box)));
    const texts = port ? [`${number}  ${port}`, number] : [number];
    const tries = texts.flatMap((text) => placesOn(plotted.points, badgeWidth(text)).map((box) => ({ text, box })));
    const best =
      tries.find(({ box }) => !isCrossed(box) && isFree(box)) ??
      tries.findLast(({ text, box }) => text === number && isFree(box)) ??
      tries.at(-1);
    if (!best) return [];
    placed.push(best.box);
    return drawBadge(best.box, best.text);
  });
}

function drawBadge(box: Box, text: string): Shape[] {
  const { size, height } = BADGE;
  return [
    { kind: "box", ...box, fill: "paper", stroke: "accent", radius: height / 2 },
    ...labelsOf([text], {
      x: box.x + box.width / 2,
      top: box.y,
      lead: height,
      size,
      tone: "accent",
      bold: true,
      anchor: "middle",
    }),
  ];
}

function badgeWidth(text: string): number {
  return Math.max(BADGE.height, labelWidth(text, true, BADGE.size) * 1.08 + 2 * BADGE.padding);
}

/** The protocol and port of a connection, from its label: `HTTPS 443`, for instance. */
function portOf(label: string): string | null {
  return (
    /\b(?:HTTPS?|LDAPS?|TCP|UDP|RPC|SMTP|TDS|IPsec|TCP and UDP)(?:, UDP)? \d+(?: and \d+)?/.exec(label)?.[0] ?? null
  );
}

/** Places for a badge along a route: first the middles of long horizontal stretches. */
function placesOn(points: readonly Point[], width: number): Box[] {
  const segments = linesOf(points).filter((line) => line.width > width + 4 || line.height > BADGE.height + 8);
  const ordered = segments.toSorted((a, b) => b.width - a.width || b.height - a.height);
  return ordered.flatMap((line) => {
    const isLevel = line.width > line.height;
    const room = isLevel ? (line.width - width - 4) / 2 : (line.height - BADGE.height - 8) / 2;
    const middle = { x: line.x + line.width / 2 - width / 2, y: line.y + line.height / 2 - BADGE.height / 2 };
    const offsets = Array.from(
      { length: Math.floor(room / BADGE.step) * 2 + 1 },
      (_, index) => Math.ceil(index / 2) * BADGE.step * (index % 2 ? 1 : -1),
    );
    return offsets.map(
      (offset): Box => ({
        x: middle.x + (isLevel ? offset : 0),
        y: middle.y + (isLevel ? 0 : offset),
        width,
        height: BADGE.height,
      }),
    );
  });
}

/** The straight parts of a route as boxes without width or without height. */
function linesOf(points: readonly Point[]): Box[] {
  return points.slice(1).map(([x, y], index) => {
    const [fromX, fromY] = points[index] ?? [x, y];
    return { x: Math.min(x, fromX), y: Math.min(y, fromY), width: Math.abs(x - fromX), height: Math.abs(y - fromY) };
  });
}

function grown({ x, y, width, height }: Box): Box {
  return { x: x - 2, y: y - 2.5, width: width + 4, height: height + 5 };
}

const LEGEND = { above: 14, size: 7.5, lead: 9.6, between: 2.4, number: 18, gap: 10, end: 142 };

/** Draws one row for each connection: number, from, to, and what runs over it. */
function drawLegend(edges: readonly DiagramEdge[], names: ReadonlyMap<string, string>, top: number): Drawn {
  const hasDotted = edges.some(({ dotted }) => dotted);
  const head = legendRow(["From", "To", `Connection${hasDotted ? " (dashed: not constant)" : ""}`], top, true);
  const rule = head.end - 1;
  const points = [
    [0, rule],
    [PICTURE_WIDTH, rule],
  ] as const;
  const shapes: Shape[] = [...head.shapes, { kind: "line", points, stroke: "line", thin: true }];
  let end = head.end + 1;
  for (const [index, { from, to, label }] of edges.entries()) {
    const row = legendRow([names.get(from) ?? from, names.get(to) ?? to, label], end, false);
    const place = { x: 10, top: end, size: LEGEND.size, lead: LEGEND.lead, anchor: "end" } as const;
    shapes.push(...row.shapes, ...labelsOf([String(index + 1)], { ...place, tone: "accent", bold: true }));
    end = row.end;
  }
  return { shapes, end };
}

type Drawn = { shapes: Shape[]; end: number };

const LEGEND_WIDTHS = [LEGEND.end, LEGEND.end, PICTURE_WIDTH - LEGEND.number - 2 * LEGEND.end];

function legendRow(texts: readonly string[], top: number, bold: boolean): Drawn {
  const { size, lead } = LEGEND;
  const cells = texts.map((text, column) =>
    labelLines(text, { bold, size, width: roomFor((LEGEND_WIDTHS[column] ?? 0) - LEGEND.gap) }),
  );
  const shapes = cells.flatMap((lines, column) => {
    const x = LEGEND.number + column * LEGEND.end;
    return labelsOf(lines, { x, top, size, lead, tone: bold ? "muted" : "ink", bold });
  });
  return { shapes, end: top + Math.max(...cells.map(({ length }) => length)) * lead + LEGEND.between };
}
