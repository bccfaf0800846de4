/** The weeks that phases need in which something is switched at weekends alone. */

/** Weeks that hold a weekend of each month. */
export const MONTH_WEEKS = 5;

/** With a weekend of their own for the controllers, waves over days are none. */
const WAVED_WEEKS = 4;
/** Weeks that the window leaves beside them. */
const SPARE_WEEKS = 8;

/** `monthly`: the change window is one weekend a month; `rehearses`: the pilot itself is switched, at a weekend; `waved`: what signs in changes at a weekend before the waves of what uses it. */
export type Switched = { monthly: boolean; rehearses: boolean; waved: boolean };

/**
 * A rollout that waits for the weekend of its month is long enough to hold one, where there are weeks left. A pilot that is
 * prepared for a week, switched at a weekend and read after it takes a week more. Waves after a weekend
 * get a month where there are many weeks left.
 */
export function withWeekends(
  lengths: readonly number[],
  room: number,
  { monthly, rehearses, waved }: Switched,
): readonly number[] {
  const [, build = 0, rollout = 0] = lengths;
  if (monthly) return rollout < MONTH_WEEKS && MONTH_WEEKS - rollout <= room ? lengths.with(2, MONTH_WEEKS) : lengths;
  if (waved && rollout < WAVED_WEEKS && room < Infinity && room >= WAVED_WEEKS - rollout + SPARE_WEEKS)
    return lengths.with(2, WAVED_WEEKS);
  return rehearses && room > 0 ? lengths.with(1, build + 1) : lengths;
}
