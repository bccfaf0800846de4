/** The last week of the plan that ends by a day that a task names in its own words. */

/** `EWS by 31 March 2027`. */
const NAMED_DAY = /\bby (\d{1,2} [A-Z][a-z]+ 20\d\d)/g;
const DAY_MS = 86_400_000;
const DAYS_A_WEEK = 7;
const FRIDAY = 4;

/** Counted from 1, by the Monday of the first week; null where the words name no day. */
export function dueWeek(words: string, start: number): number | null {
  const days = [...words.matchAll(NAMED_DAY)].map(([, day]) => Date.parse(`${day} UTC`) / DAY_MS);
  if (days.length === 0) return null;
  return Math.floor((Math.min(...days) - FRIDAY - start) / DAYS_A_WEEK) + 1;
}
