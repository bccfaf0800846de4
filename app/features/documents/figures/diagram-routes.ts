/** Finds the route of each connection in an architecture: out of a box, along the corridors between rows, into another box. */

import type { DiagramEdge } from "#app/features/documents/tree/tree.ts";
import type { Cell, Grid } from "./diagram-grid.ts";

/** Each corridor lies above the row with its number, the last one below all rows. It holds tracks inside zones and between them. */
export type Side = "top" | "bottom";
export type End = { cell: Cell; side: Side; corridor: number };
/** `gap` is the number of the column to whose left the route passes the rows in between; null if there are none. */
export type Route = { edge: DiagramEdge; number: number; from: End; to: End; gap: number | null };

export function routesOf(edges: readonly DiagramEdge[], grid: Grid): Route[] {
  const places = new Map(grid.cells.map((cell) => [cell.node.id, cell]));
  const used = new Map<number, number>();
  return edges.flatMap((edge, index) => {
    const from = places.get(edge.from);
    const to = places.get(edge.to);
    if (!from || !to || from === to) return [];
    const ends = endsOf(from, to);
    const gap = Math.abs(from.row - to.row) > 1 ? nearestGap(from, to, { columns: grid.columns, used }) : null;
    return { edge, number: index + 1, ...ends, gap };
  });
}

/** Connects boxes of one row below it, and all others on the sides that face each other. */
function endsOf(from: Cell, to: Cell): { from: End; to: End } {
  const end = (cell: Cell, side: Side): End => ({ cell, side, corridor: side === "top" ? cell.row : cell.row + 1 });
  if (from.row === to.row) return { from: end(from, "bottom"), to: end(to, "bottom") };
  const isDown = from.row < to.row;
  return { from: end(from, isDown ? "bottom" : "top"), to: end(to, isDown ? "top" : "bottom") };
}

/** The gap that gives the shortest route; gaps already used cost a little extra. */
function nearestGap(from: Cell, to: Cell, { columns, used }: { columns: number; used: Map<number, number> }): number {
  const length = (gap: number) =>
    Math.abs(gap - from.column - 0.5) + Math.abs(gap - to.column - 0.5) + (used.get(gap) ?? 0) / 2;
  let best = 0;
  for (let gap = 1; gap <= columns; gap++) if (length(gap) < length(best)) best = gap;
  used.set(best, (used.get(best) ?? 0) + 1);
  return best;
}
