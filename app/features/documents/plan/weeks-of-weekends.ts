/** The weeks that phases need in which something is switched at weekends alone. */

/** Weeks that hold a weekend of each month. */
export const MONTH_WEEKS = 5;

/** `monthly`: the change window is one weekend a month; `rehearses`: the pilot itself is switched, at a weekend. */
export type Switched = { monthly: boolean; rehearses: boolean };

/**
 * A rollout that waits for the weekend of its month is long enough to hold one, where there are weeks left. A pilot that is
 * prepared for a week, switched at a weekend and read after it takes a week more.
 */
export function withWeekends(
  lengths: readonly number[],
  room: number,
  { monthly, rehearses }: Switched,
): readonly number[] {
  const [, build = 0, rollout = 0] = lengths;
  if (monthly) return rollout < MONTH_WEEKS && MONTH_WEEKS - rollout <= room ? lengths.with(2, MONTH_WEEKS) : lengths;
  return rehearses && room > 0 ? lengths.with(1, build + 1) : lengths;
}
