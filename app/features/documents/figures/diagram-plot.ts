/** Lays out an architecture: the places of zones and boxes, and the corners of every connection. */

import type { Diagram, DiagramEdge } from "#app/features/documents/tree/tree.ts";
import { type Cell, type Grid, gridOf } from "./diagram-grid.ts";
import { type End, type Route, routesOf } from "./diagram-routes.ts";
import { labelLines } from "./helvetica.ts";
import { type Box, PICTURE_WIDTH, type Point, roomFor } from "./picture.ts";

export const NODE = { label: { size: 8, lead: 10 }, note: { size: 7, lead: 8.6 }, padding: 5 };
export const ZONE = { size: 8, lead: 10, panel: 82, padding: 8 };

const TRACK = 13;
const BETWEEN_ZONES = 10;
/** The distance between two rows of a zone if no connection passes between them. */
const BETWEEN_ROWS = 14;
const GAP = 16;
const LANE = 8;
/** The least distance between two ends at a box, or between two lines on one track. */
const APART = 7;

export type PlottedNode = Box & { label: string[]; note: string[] };
export type PlottedZone = Box & { title: string[] };
export type PlottedEdge = { edge: DiagramEdge; number: number; points: Point[] };
export type Plot = { zones: PlottedZone[]; nodes: PlottedNode[]; edges: PlottedEdge[]; height: number };

export function plotOf(diagram: Diagram): Plot {
  const grid = gridOf(diagram);
  const routes = routesOf(diagram.edges, grid);
  const across = acrossOf(grid, routes);
  const ports = portsOf(routes, across);
  const tracks = tracksOf(grid, routes, ports);
  const texts = new Map(grid.cells.map((cell) => [cell, textsOf(cell, across.width)]));
  const down = downOf(grid, tracks, texts);
  const nodes = grid.cells.map((cell): PlottedNode => {
    const { label, note } = texts.get(cell) ?? { label: [], note: [] };
    return {
      x: across.left(cell.column),
      y: down.top(cell.row),
      width: across.width,
      height: down.height(cell.row),
      label,
      note,
    };
  });
  const zones = diagram.zones.map(({ title }, zone): PlottedZone => {
    const rows = grid.zones.flatMap((one, row) => (one === zone ? [row] : []));
    const y = down.top(rows[0] ?? 0) - ZONE.padding;
    const room = { bold: true, size: ZONE.size, width: roomFor(ZONE.panel - 2 * ZONE.padding) };
    return {
      x: 0,
      y,
      width: PICTURE_WIDTH,
      height: down.frameEnd(rows.at(-1) ?? 0) - y,
      title: labelLines(title, room),
    };
  });
  const edges = routes.map((route) => ({
    edge: route.edge,
    number: route.number,
    points: cornersOf(route, { ports, tracks, down }),
  }));
  return { zones, nodes, edges, height: Math.max(...zones.map(({ y, height }) => y + height)) };
}

type Across = { width: number; left(column: number): number; lane(route: Route): number };

/** Columns of equal width, with gaps wide enough for what passes through them. */
function acrossOf({ columns }: Grid, routes: readonly Route[]): Across {
  const passing = Array.from({ length: columns + 1 }, (_, gap) => routes.filter((route) => route.gap === gap));
  const gaps = passing.map(({ length }, gap) => {
    const least = gap === 0 || gap === columns ? ZONE.padding : GAP;
    return Math.max(least, (length + 1) * LANE);
  });
  const room = PICTURE_WIDTH - ZONE.panel - gaps.reduce((sum, gap) => sum + gap, 0);
  const width = room / columns;
  const start = (gap: number) => ZONE.panel + gap * width + gaps.slice(0, gap).reduce((sum, one) => sum + one, 0);
  return {
    width,
    left: (column) => start(column) + (gaps[column] ?? 0),
    lane: (route) => {
      const gap = route.gap ?? 0;
      const all = passing[gap] ?? [];
      return start(gap) + ((all.indexOf(route) + 1) * (gaps[gap] ?? 0)) / (all.length + 1);
    },
  };
}

type Ports = { x(end: End): number; lane(route: Route): number };

/** Spreads ends along the side of their box in the order of where they lead; no two ends of a corridor are above each other. */
function portsOf(routes: readonly Route[], across: Across): Ports {
  const centre = ({ column }: Cell) => across.left(column) + across.width / 2;
  const sides = new Map<string, { end: End; goal: number; other: End }[]>();
  for (const route of routes) {
    const { from, to, gap } = route;
    for (const [end, other] of [
      [from, to],
      [to, from],
    ] as const) {
      const key = `${end.cell.row} ${end.cell.column} ${end.side}`;
      const goal = gap === null ? centre(other.cell) : across.lane(route);
      sides.set(key, [...(sides.get(key) ?? []), { end, goal, other }]);
    }
  }
  const places = new Map<End, number>();
  const taken = new Map<number, number[]>();
  const ordered = [...sides.values()].toSorted(
    (a, b) => Number(a[0]?.end.side === "top") - Number(b[0]?.end.side === "top"),
  );
  for (const side of ordered) {
    side.sort((a, b) => a.goal - b.goal);
    side.forEach(({ end, other }, index) => {
      const used = taken.get(end.corridor) ?? [];
      const facing = places.get(other);
      const isStraight =
        facing !== undefined &&
        side.length === 1 &&
        other.cell.column === end.cell.column &&
        other.corridor === end.corridor;
      let x = across.left(end.cell.column) + (across.width * (index + 1)) / (side.length + 1);
      if (isStraight) x = facing;
      else while (used.some((one) => Math.abs(one - x) < APART - 1)) x += APART;
      places.set(end, x);
      taken.set(end.corridor, [...used, x]);
    });
  }
  return { x: (end) => places.get(end) ?? 0, lane: across.lane };
}

/** A horizontal stretch of a connection in a corridor, inside a zone or between two. */
type Stretch = { route: Route; corridor: number; inside: boolean; from: number; to: number; track: number };
type Tracks = {
  of(route: Route, corridor: number): Stretch | undefined;
  count(corridor: number, inside: boolean): number;
};

function tracksOf(grid: Grid, routes: readonly Route[], ports: Ports): Tracks {
  const stretches = routes.flatMap((route) => stretchesOf(route, grid, ports));
  const counts = new Map<string, number>();
  const key = (corridor: number, inside: boolean) => `${corridor} ${inside}`;
  for (const group of Map.groupBy(stretches, ({ corridor, inside }) => key(corridor, inside)).values()) {
    const ends: number[] = [];
    for (const stretch of group.toSorted((a, b) => a.from - b.from)) {
      const free = ends.findIndex((end) => end + APART < stretch.from);
      stretch.track = free < 0 ? ends.length : free;
      ends[stretch.track] = stretch.to;
      counts.set(key(stretch.corridor, stretch.inside), ends.length);
    }
  }
  return {
    of: (route, corridor) => stretches.find((one) => one.route === route && one.corridor === corridor),
    count: (corridor, inside) => counts.get(key(corridor, inside)) ?? 0,
  };
}

function stretchesOf(route: Route, { zones }: Grid, ports: Ports): Stretch[] {
  const { from, to, gap } = route;
  const stretch = (corridor: number, a: number, b: number): Stretch[] => {
    const inside = from.cell.row === to.cell.row || zones[corridor - 1] === zones[corridor];
    return Math.abs(a - b) < 1 ? [] : [{ route, corridor, inside, from: Math.min(a, b), to: Math.max(a, b), track: 0 }];
  };
  const start = ports.x(from);
  const end = ports.x(to);
  if (gap === null) return stretch(from.corridor, start, end);
  const lane = ports.lane(route);
  return [...stretch(from.corridor, start, lane), ...stretch(to.corridor, lane, end)];
}

type Texts = { label: string[]; note: string[]; height: number };

function textsOf({ node }: Cell, width: number): Texts {
  const room = roomFor(width - 2 * NODE.padding);
  const label = labelLines(node.label, { bold: true, size: NODE.label.size, width: room });
  const note = labelLines(node.note ?? "", { size: NODE.note.size, width: room });
  return { label, note, height: label.length * NODE.label.lead + note.length * NODE.note.lead + 2 * NODE.padding };
}

type Down = {
  top(row: number): number;
  height(row: number): number;
  frameEnd(row: number): number;
  track(stretch: Stretch): number;
};

/** The vertical position of everything, from the top: row, tracks of its zone, edge of the zone, tracks between zones. */
function downOf({ cells, zones }: Grid, tracks: Tracks, texts: ReadonlyMap<Cell, Texts>): Down {
  const heights = zones.map((_, row) =>
    Math.max(...cells.filter((cell) => cell.row === row).map((cell) => texts.get(cell)?.height ?? 0)),
  );
  const tops: number[] = [];
  const frames: number[] = [];
  let y = ZONE.padding + 0.5;
  heights.forEach((height, row) => {
    tops.push(y);
    y += height;
    const inside = tracks.count(row + 1, true) * TRACK;
    const isLast = zones[row + 1] !== zones[row];
    y += inside + (isLast ? ZONE.padding : BETWEEN_ROWS);
    frames.push(y);
    if (isLast) y += BETWEEN_ZONES + tracks.count(row + 1, false) * TRACK + ZONE.padding;
  });
  return {
    top: (row) => tops[row] ?? 0,
    height: (row) => heights[row] ?? 0,
    frameEnd: (row) => frames[row] ?? 0,
    track: ({ corridor, inside, track }) => {
      const above = corridor - 1;
      const first = inside ? (tops[above] ?? 0) + (heights[above] ?? 0) + 3 : (frames[above] ?? 0) + BETWEEN_ZONES / 2;
      return first + (track + 0.5) * TRACK;
    },
  };
}

type Measures = { ports: Ports; tracks: Tracks; down: Down };

function cornersOf(route: Route, { ports, tracks, down }: Measures): Point[] {
  const { from, to, gap } = route;
  const edgeOf = ({ cell, side }: End) => down.top(cell.row) + (side === "top" ? 0 : down.height(cell.row));
  const level = (corridor: number, a: number, b: number): Point[] => {
    const stretch = tracks.of(route, corridor);
    return stretch
      ? [
          [a, down.track(stretch)],
          [b, down.track(stretch)],
        ]
      : [];
  };
  const start = ports.x(from);
  const end = ports.x(to);
  const way =
    gap === null
      ? level(from.corridor, start, end)
      : [...level(from.corridor, start, ports.lane(route)), ...level(to.corridor, ports.lane(route), end)];
  return [[start, edgeOf(from)], ...way, [end, edgeOf(to)]];
}
