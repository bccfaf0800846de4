/** A first week in which people are there: not the last ones before they are away, nor the one in which they come back. */

import { type Freeze, isFrozen } from "./freezes.ts";

const DAYS_A_WEEK = 7;
/** So many weeks before an absence are enough to begin in. */
const ENOUGH_BEFORE = 2;
/** Before the weekend they were back for so many days of a week, or the next one is theirs. */
const BACK_DAYS = 5;

/** The Monday after an absence by which people are back, where the given Monday is too near to it; else null. */
export function calmStart(start: number, freezes: readonly Freeze[]): number | null {
  const absences = freezes.filter(({ absence }) => absence);
  const near = absences.find(({ from, to }) => from < start + ENOUGH_BEFORE * DAYS_A_WEEK && start - to < BACK_DAYS);
  if (!near) return null;
  let monday = start;
  while (monday - near.to < BACK_DAYS || isFrozen(monday, absences)) monday += DAYS_A_WEEK;
  return monday;
}
