/** No task is smaller than the unit in which the days are planned: rows that would be become one with another. */

import { split } from "#app/features/documents/effort/shares.ts";
import { REVIEW, STEERING } from "#app/features/documents/facts/work.ts";
import type { Work } from "#app/features/documents/pack.ts";
import { clause, entriesOnce } from "#app/features/documents/words.ts";
import { type Node, united } from "./task-graph.ts";

/** So many units a row has at least, or it becomes one with another of its role. */
const LEAST = 0.75;
/** And so many where the phase cannot give every row what it holds beside a unit for each of the others. */
const LEAST_BESIDE = 1.25;

/** So begin the titles of what is read with one tool after the other, in whatever time is left beside what the others hold. */
const MEASURES = "Measurement: ";

/** Rows of one kind and role become one below `least` units, rows of one role below `LEAST` or where the phase is held `LEAST_BESIDE`, and any rows where there are more of them than units. */
export function gathered(nodes: Node[], units: number, least: number): Node[] {
  for (let known = nodes; ; ) {
    const next = withOneLess(known, units, least);
    if (!next) return known;
    known = next;
  }
}

function withOneLess(nodes: readonly Node[], units: number, least: number): Node[] | null {
  const sum = sumOf(nodes.map(({ row }) => row.weight));
  const isCrowded = nodes.length > units;
  const isHeld = sumOf(nodes.map(({ row }) => Math.max(1, Math.round(row.holds)))) > units;
  const free = isHeld ? Math.max(0, units - sumOf(nodes.map(({ row }) => row.holds))) : units;
  const farthestOf = (worth: number) =>
    isCrowded || worth < (isHeld ? LEAST_BESIDE : LEAST) ? ANOTHER_ROLE : ANOTHER_KIND;
  const small = nodes
    .map(({ row }, place) => ({
      row,
      place,
      worth: Math.max(row.holds, (row.weight * (row.title.startsWith(MEASURES) ? free : units)) / sum),
    }))
    .filter(({ worth }) => isCrowded || worth < (isHeld ? Math.max(least, LEAST_BESIDE) : least))
    .toSorted((a, b) => Number(isReview(a.row)) - Number(isReview(b.row)) || a.worth - b.worth);
  const near = small.map((one) => ({ ...one, farthest: farthestOf(one.worth) }));
  const far = isCrowded ? small.map((one) => ({ ...one, farthest: Infinity })) : [];
  for (const { row, place, farthest } of [...near, ...far]) {
    const others = nodes
      .map((other, at) => ({ row: other.row, at, far: farness(row, other.row, Math.abs(at - place)) }))
      .filter((other) => other.at !== place && other.far < farthest && mayJoin(row, other.row, isCrowded))
      .toSorted((a, b) => Number(isReview(a.row)) - Number(isReview(b.row)) || a.far - b.far);
    for (const { at } of others) {
      const joinedUp = united(nodes, Math.min(place, at), Math.max(place, at), joined);
      if (joinedUp) return joinedUp;
    }
  }
  return null;
}

/**
 * What waits for a delivery, is an order or goes on beside the others stays by itself, and where there is room the review,
 * since what is reviewed does not wait for it, and a course; no freeze holds up a list that has a date.
 */
function mayJoin(a: Work, b: Work, isCrowded: boolean): boolean {
  if (!isCrowded && a.kind !== b.kind && [a, b].some(({ kind }) => kind === "training")) return false;
  if ([a, b].some(({ mark }) => mark === "deadline") && [a, b].some(({ stopsAs, goesOn }) => stopsAs && !goesOn))
    return false;
  return ![a, b].some(
    ({ lead, mark }) => lead || mark === "order" || mark === STEERING.mark || (mark === REVIEW && !isCrowded),
  );
}

/** Joined last: whatever shares its row waits for all that is reviewed. */
const isReview = ({ mark }: Work): boolean => mark === REVIEW;

const ANOTHER_KIND = 100;
const ANOTHER_ROLE = 1000;

/** Small for what is alike, light and near. */
function farness(a: Work, b: Work, distance: number): number {
  return (a.role === b.role ? 0 : ANOTHER_ROLE) + (a.kind === b.kind ? 0 : ANOTHER_KIND) + b.weight + distance / 10;
}

/** Both titles; a subject that the second begins with, such as `Security controls:`, is said once, where the first has it. */
function joinedTitles(first: string, second: string): string {
  const [subject = "", ...rest] = second.split(": ");
  const parts = first.split("; ");
  const place = rest.length > 0 ? parts.findIndex((part) => clause(part).startsWith(`${clause(subject)}: `)) : -1;
  if (place < 0) return `${first}; ${clause(second)}`;
  return parts.with(place, `${parts[place]}, ${rest.join(": ")}`).join("; ");
}

/** Whoever signs for a gate also signs where its signature shares a row. */
const GATES = ["acceptance", "scope"];

function joined(first: Work, second: Work): Work {
  const main = second.weight > first.weight ? second : first;
  const carries = [...(first.carries ?? []), ...(second.carries ?? [])];
  const completes = [...(first.completes ?? []), ...(second.completes ?? [])];
  const least = first.least ?? second.least;
  const stopsAs = first.stopsAs ?? second.stopsAs;
  return {
    ...first,
    kind: [first, second].find(({ kind }) => GATES.includes(kind))?.kind ?? main.kind,
    role: main.role,
    title: joinedTitles(first.title, second.title),
    weight: first.weight + second.weight,
    holds: first.holds + second.holds,
    most: first.most + second.most,
    ...(carries.length > 0 && { carries }),
    ...(completes.length > 0 && { completes }),
    ...(least && { least }),
    ...((first.goesOn ?? second.goesOn) && { goesOn: true as const }),
    ...(stopsAs && { stopsAs }),
    deliverable: entriesOnce([first.deliverable, second.deliverable])
      .map((list, place) => (place === 0 ? list : clause(list)))
      .join(", "),
  };
}

type Weighed = Pick<Work, "weight" | "holds" | "most">;

/** Whole units by weight that add up exactly: at least one for each, what each holds, and half of what its weight gives, as far as they go. */
export function unitsOf(total: number, rows: readonly Weighed[]): number[] {
  const weights = limited(total, rows);
  if (total < rows.length) return split(total, weights);
  const sum = weights.reduce((all, weight) => all + weight, 0);
  const shares = weights.map((weight) => (weight * total) / sum);
  const firm = rows.map(firmOf);
  const wanted = firm.map((units, place) => Math.max(units, Math.round((shares[place] ?? 0) / 2)));
  const least = [wanted, firm].find((units) => sumOf(units) <= total) ?? shrunk(firm, total);
  const left = total - sumOf(least);
  const above = shares.map((share, place) => Math.max(0, share - (least[place] ?? 0)));
  const more = split(left, above.some((units) => units > 0) ? above : weights);
  return least.map((units, place) => units + (more[place] ?? 0));
}

/** Whole units that a row holds at least. */
const firmOf = ({ holds }: Weighed): number => Math.max(1, Math.round(holds));

/** Of all the rows of a phase. */
export const unitsHeld = (rows: readonly Weighed[]): number => sumOf(rows.map(firmOf));

const sumOf = (units: readonly number[]): number => units.reduce((all, one) => all + one, 0);

/** Weights of which none gives more than the most of its row. */
function limited(total: number, rows: readonly Weighed[]): number[] {
  let weights = rows.map(({ weight }) => weight);
  for (let round = 0; round < ROUNDS; round += 1) {
    const sum = weights.reduce((all, weight) => all + weight, 0);
    weights = weights.map((weight, place) => Math.min(weight, ((rows[place]?.most ?? Infinity) * sum) / total));
  }
  return weights;
}

/** What one row gives up raises the others a little, so it is looked at again. */
const ROUNDS = 3;

/** One for each, and what they want beyond it in proportion. */
function shrunk(wanted: readonly number[], total: number): number[] {
  const beyond = wanted.map((units) => units - 1);
  return split(total - wanted.length, beyond).map((units) => units + 1);
}
