/** The weeks that phases need beside their days: for weekends, for a delivery, and for tests after long work. */

import type { Size } from "#app/features/documents/facts/effort.ts";

/** Weeks that hold a weekend of each month. */
export const MONTH_WEEKS = 5;
/** And two or three for certain, for waves after one another. */
const WAVED_MONTHS = [14, 9];

/** With a weekend of their own for the controllers, waves over days are none. */
const WAVED_WEEKS = 4;
/** Weeks that the window leaves beside them. */
const SPARE_WEEKS = 8;

/** Weeks of a rollout in which what is tested or joined follows what is moved, where the window has many to spare. */
const UNHURRIED_WEEKS = { small: 5, medium: 6, large: 6, enterprise: 7 };
/** Of build and rollout, where machines ordered in the first of them come in ten: a week each to build, to move, to test and to go live after it. */
const DELIVERED_WEEKS = 15;

/** `monthly`: the change window is one weekend a month; `rehearses`: the pilot itself is switched, at a weekend; `waved`: what signs in changes at a weekend before the waves of what uses it. */
export type Switched = { monthly: boolean; rehearses: boolean; waved: boolean };
/** `standard`: so long is the longest plan that is not extended; no work is spread beyond it. */
type Sized = Switched & { size: Size; awaitsMachines: boolean; standard: number };

/**
 * A rollout that waits for the weekend of its month is long enough to hold one, where there are weeks left. A pilot that is
 * prepared for a week, switched at a weekend and read after it takes a week more. Waves after a weekend
 * get a month where there are many weeks left.
 */
export function withWeekends(lengths: readonly number[], room: number, given: Sized): readonly number[] {
  const fewest = rolloutOf(lengths, room, given);
  const more = Math.max(0, fewest - (lengths[2] ?? 0));
  return switched(more > 0 ? lengths.with(2, fewest) : lengths, room - more, given);
}

/** The weeks of rollout that the work asks for, as far as there is room. */
function rolloutOf(lengths: readonly number[], room: number, { size, awaitsMachines, standard }: Sized) {
  const [, build = 0, rollout = 0] = lengths;
  if (awaitsMachines) return Math.min(Math.max(rollout, DELIVERED_WEEKS - build), rollout + Math.max(0, room));
  const more = UNHURRIED_WEEKS[size] - rollout;
  const weeks = lengths.reduce((sum, length) => sum + length, more);
  return room < Infinity && more > 0 && weeks <= standard && more + SPARE_WEEKS <= room ? rollout + more : rollout;
}

function switched(lengths: readonly number[], room: number, { monthly, rehearses, waved }: Switched) {
  const [, build = 0, rollout = 0] = lengths;
  if (monthly) {
    const waves = WAVED_MONTHS.find((weeks) => weeks - rollout + SPARE_WEEKS <= room && room < Infinity);
    const weeks = waves ?? (MONTH_WEEKS - rollout <= room ? MONTH_WEEKS : rollout);
    return weeks > rollout ? lengths.with(2, weeks) : lengths;
  }
  if (waved && rollout < WAVED_WEEKS && room < Infinity && room >= WAVED_WEEKS - rollout + SPARE_WEEKS)
    return lengths.with(2, WAVED_WEEKS);
  return rehearses && room > 0 ? lengths.with(1, build + 1) : lengths;
}
