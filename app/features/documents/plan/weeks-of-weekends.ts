/** The weeks that phases need in which something is switched at weekends alone. */

import type { Size } from "#app/features/documents/facts/effort.ts";

/** Weeks that hold a weekend of each month. */
export const MONTH_WEEKS = 5;

/** Weeks of phase 2 in which the build has its own beside a pilot that is switched at a weekend. */
export const BUILD_OF_WEEKENDS: Record<Size, number> = { small: 4, medium: 5, large: 7, enterprise: 9 };

/** `monthly`: the change window is one weekend a month; `rehearses`: the pilot itself is switched, at a weekend. */
export type Switched = { size: Size; monthly: boolean; rehearses: boolean };

/**
 * A rollout that waits for the weekend of its month is long enough to hold one, where there are weeks left. A pilot that is
 * prepared for a week, switched at a weekend and read after it takes a week more, with a build before it.
 */
export function withWeekends(
  lengths: readonly number[],
  room: number,
  { size, monthly, rehearses }: Switched,
): readonly number[] {
  const [, build = 0, rollout = 0] = lengths;
  if (monthly) return rollout < MONTH_WEEKS && MONTH_WEEKS - rollout <= room ? lengths.with(2, MONTH_WEEKS) : lengths;
  const more = rehearses ? Math.min(room, Math.max(1, BUILD_OF_WEEKENDS[size] - build)) : 0;
  return more > 0 ? lengths.with(1, build + more) : lengths;
}
