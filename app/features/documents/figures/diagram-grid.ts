/** Places the boxes of an architecture: zones below each other, their boxes in columns, so that connections are short. */

import type { Diagram, DiagramNode } from "#app/features/documents/tree/tree.ts";

const MOST_COLUMNS = 4;
const FEWEST_COLUMNS = 3;

export type Cell = { node: DiagramNode; zone: number; row: number; column: number };
/** `zones` gives the zone of each row. */
export type Grid = { columns: number; zones: readonly number[]; cells: readonly Cell[] };

export function gridOf(diagram: Diagram): Grid {
  const { zones } = diagram;
  const rowsOf = (count: number) => Math.max(1, Math.ceil(count / MOST_COLUMNS));
  const columns = Math.max(FEWEST_COLUMNS, ...zones.map(({ nodes }) => Math.ceil(nodes.length / rowsOf(nodes.length))));
  const rowZones: number[] = [];
  const cells: Cell[] = [];
  zones.forEach(({ nodes }, zone) => {
    const rows = rowsOf(nodes.length);
    const size = Math.ceil(nodes.length / rows);
    for (let row = 0; row < rows; row++) {
      const some = nodes.slice(row * size, (row + 1) * size);
      const first = Math.floor((columns - some.length) / 2);
      some.forEach((node, index) => {
        cells.push({ node, zone, row: rowZones.length, column: first + index });
      });
      rowZones.push(zone);
    }
  });
  shorten(cells, diagram, columns);
  return { columns, zones: rowZones, cells };
}

const MOST_ROUNDS = 12;

/** Swaps boxes within their rows for as long as that makes the connections shorter. */
function shorten(cells: Cell[], diagram: Diagram, columns: number): void {
  let best = costOf(cells, diagram);
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const before = best;
    for (const cell of cells) {
      for (let column = 0; column < columns; column++) {
        const from = cell.column;
        if (column === from) continue;
        const other = cells.find((one) => one.row === cell.row && one.column === column);
        move(cell, other, column, from);
        const cost = costOf(cells, diagram);
        if (cost < best) best = cost;
        else move(cell, other, from, column);
      }
    }
    if (best === before) return;
  }
}

function move(cell: Cell, other: Cell | undefined, column: number, from: number): void {
  cell.column = column;
  if (other) other.column = from;
}

/** The cost, on top of its length, of a connection that passes through a row of other boxes. */
const PASSING = 1.5;

function costOf(cells: readonly Cell[], { edges }: Diagram): number {
  const places = new Map(cells.map((cell) => [cell.node.id, cell]));
  let cost = 0;
  for (const { from, to } of edges) {
    const start = places.get(from);
    const end = places.get(to);
    if (!start || !end) continue;
    const across = Math.abs(start.column - end.column);
    const down = Math.abs(start.row - end.row);
    cost += across + (down > 1 && across === 0 ? PASSING : 0);
  }
  return cost;
}
