/** No task is smaller than the unit in which the days are planned: rows that would be become one with another. */

import { split } from "./effort.ts";
import type { TaskRow } from "./pack.ts";
import { type Node, united } from "./task-graph.ts";
import { clause } from "./words.ts";

/** So many units a row has at least, or it becomes one with another of its role. */
const LEAST = 0.75;

/** Rows of one kind and role become one below `least` units, rows of one role below `LEAST`, and any rows where there are more of them than units. */
export function gathered(nodes: Node[], units: number, least: number): Node[] {
  for (let known = nodes; ; ) {
    const next = withOneLess(known, units, least);
    if (!next) return known;
    known = next;
  }
}

function withOneLess(nodes: readonly Node[], units: number, least: number): Node[] | null {
  const sum = nodes.reduce((all, { row }) => all + row.weight, 0);
  const isCrowded = nodes.length > units;
  const small = nodes
    .map(({ row }, place) => ({ row, place, worth: (row.weight * units) / sum }))
    .filter(({ worth }) => isCrowded || worth < least)
    .toSorted((a, b) => a.worth - b.worth);
  for (const { row, place, worth } of small) {
    const farthest = isCrowded ? Infinity : worth < LEAST ? ANOTHER_ROLE : ANOTHER_KIND;
    const others = nodes
      .map((other, at) => ({ row: other.row, at, far: farness(row, other.row, Math.abs(at - place)) }))
      .filter((other) => other.at !== place && other.far < farthest && mayJoin(row, other.row))
      .toSorted((a, b) => a.far - b.far);
    for (const { at } of others) {
      const joinedUp = united(nodes, Math.min(place, at), Math.max(place, at), joined);
      if (joinedUp) return joinedUp;
    }
  }
  return null;
}

/** What waits for a delivery, or is an order, stays by itself. */
function mayJoin(a: TaskRow, b: TaskRow): boolean {
  return ![a, b].some(({ lead, mark }) => lead || mark === "order");
}

const ANOTHER_KIND = 100;
const ANOTHER_ROLE = 1000;

/** Small for what is alike, light and near. */
function farness(a: TaskRow, b: TaskRow, distance: number): number {
  return (a.role === b.role ? 0 : ANOTHER_ROLE) + (a.kind === b.kind ? 0 : ANOTHER_KIND) + b.weight + distance / 10;
}

/** A subject that both titles begin with, such as `Security controls:`, is said once. */
function joined(first: TaskRow, second: TaskRow): TaskRow {
  const [subject = ""] = second.title.split(": ");
  const said = [`${subject}: `, `; ${clause(subject)}: `].some((text) => `; ${first.title}`.includes(text));
  const shared = second.title.includes(": ") && said;
  const main = second.weight > first.weight ? second : first;
  const carries = [...(first.carries ?? []), ...(second.carries ?? [])];
  const least = first.least ?? second.least;
  return {
    ...first,
    kind: second.kind === "acceptance" ? second.kind : main.kind,
    role: main.role,
    title: shared
      ? `${first.title}, ${second.title.slice(subject.length + 2)}`
      : `${first.title}; ${clause(second.title)}`,
    weight: first.weight + second.weight,
    ...(carries.length > 0 && { carries }),
    ...(least && { least }),
    ...((first.goesOn ?? second.goesOn) && { goesOn: true as const }),
    deliverable: joinedDeliverable(first.deliverable, second.deliverable),
  };
}

/** Both lists, each entry once, whatever letter it begins with. */
function joinedDeliverable(first: string, second: string): string {
  const entries = first.split(", ");
  const known = new Set(entries.map(clause));
  const more = clause(second)
    .split(", ")
    .filter((entry) => !known.has(entry));
  return [...entries, ...more].join(", ");
}

/** Whole units by weight that add up exactly, at least one for each as far as they go. */
export function unitsOf(total: number, weights: readonly number[]): number[] {
  if (total < weights.length) return split(total, weights);
  const sum = weights.reduce((all, weight) => all + weight, 0);
  const above = weights.map((weight) => Math.max(0, (weight * total) / sum - 1));
  return split(total - weights.length, above).map((units) => units + 1);
}
