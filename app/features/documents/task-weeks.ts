/** Which weeks the tasks of a phase take: one after the other, as evenly as the freezes allow. */

import { isFrozen, stopping } from "./freezes.ts";
import type { TaskKind, TaskRow } from "./pack.ts";
import type { Plan } from "./plan.ts";

/** Counted from the start of the project; `last` is exclusive. */
export type Weeks = { first: number; last: number };

type Open = ReadonlyMap<TaskKind, readonly boolean[]>;

/** Halvings of the span between the even pace and everything in one week. */
const TRIES = 12;
/** Less than a minute of a week is none. */
const NOTHING = 0.0001;

type Row = Pick<TaskRow, "kind" | "weight"> & { earliest?: number };

/**
 * The weeks of each task; freezes are kept out unless the phase leaves no other week, and so are the weeks before a
 * delivery. `ordered` is the week, counted from 1, in which the project's order goes out.
 */
export function weeksOf(tasks: readonly TaskRow[], phase: Weeks, plan: Plan, ordered?: number): Weeks[] {
  const rows = tasks.map(({ kind, weight, lead }): Row => {
    const delivered = lead && ordered ? ordered + lead - 1 - phase.first : 0;
    return delivered > 0 ? { kind, weight, earliest: delivered } : { kind, weight };
  });
  const length = phase.last - phase.first;
  const total = rows.reduce((sum, { weight }) => sum + weight, 0);
  const open = openWeeks(rows, phase, plan);
  const even = total / length;
  const placed = placedAt(even, rows, open, length) ?? leastPace(even, total, rows, open, length);
  const free = tasks.map(({ kind, weight }) => ({ kind, weight }));
  const found = placed ?? placedAt(even, free, new Map(), length) ?? rows.map(() => ({ first: 0, last: length }));
  return found.map(({ first, last }) => ({ first: phase.first + first, last: phase.first + last }));
}

/** The slowest pace, in weight a week, at which everything fits into the open weeks. */
function leastPace(even: number, total: number, rows: readonly Row[], open: Open, length: number): Weeks[] | null {
  let [slow, fast] = [even, total * 2];
  let best = placedAt(fast, rows, open, length);
  for (let left = TRIES; best && left > 0; left -= 1) {
    const pace = (slow + fast) / 2;
    const placed = placedAt(pace, rows, open, length);
    if (placed) [best, fast] = [placed, pace];
    else slow = pace;
  }
  return best;
}

function placedAt(pace: number, rows: readonly Row[], open: Open, length: number): Weeks[] | null {
  const placed: Weeks[] = [];
  let at = 0;
  for (const { kind, weight, earliest = 0 } of rows) {
    at = Math.max(at, earliest);
    const weeks = open.get(kind);
    let first: number | null = null;
    let last = 0;
    for (let left = Math.max(weight / pace, NOTHING); left >= NOTHING; ) {
      const week = Math.floor(at + NOTHING);
      if (week >= length) return null;
      if (weeks && !weeks[week]) {
        at = week + 1;
        continue;
      }
      const taken = Math.min(week + 1 - at, left);
      first ??= week;
      last = week + 1;
      at += taken;
      left -= taken;
    }
    placed.push({ first: first ?? 0, last });
  }
  return placed;
}

/** For each kind of work that a freeze stops, which weeks of the phase are open; a kind without any goes on all the same. */
function openWeeks(rows: readonly Row[], { first, last }: Weeks, plan: Plan): Open {
  const kinds = new Map<TaskKind, boolean[]>();
  if (plan.freezes.length === 0) return kinds;
  for (const { kind } of rows) {
    const freezes = stopping(kind, plan.freezes);
    if (freezes.length === 0 || kinds.has(kind)) continue;
    const open = Array.from({ length: last - first }, (_, week) => !isFrozen(plan.start + (first + week) * 7, freezes));
    if (open.includes(true)) kinds.set(kind, open);
  }
  return kinds;
}

/** Days by week, in tenths: each task spread evenly over its weeks. */
export function loadsOf(tasks: readonly { days: number; from: number; to: number }[], weeks: number): number[] {
  const loads = Array.from({ length: weeks }, () => 0);
  for (const { days, from, to } of tasks) {
    for (let week = from; week <= to; week += 1) loads[week - 1] = (loads[week - 1] ?? 0) + days / (to - from + 1);
  }
  return loads;
}
