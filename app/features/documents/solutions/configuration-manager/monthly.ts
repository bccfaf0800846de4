/** Restarts on one weekend a month: the one that lies between the last ring's start and its deadline, by date in this plan. */

import type { Brief } from "#app/features/documents/brief/brief.ts";
import { isMonthly } from "#app/features/documents/brief/change-window.ts";
import { dayIn, formatDay, formatDays, yearOfDay } from "#app/features/documents/dates.ts";
import { isFrozen, stopping } from "#app/features/documents/plan/freezes.ts";
import { planOf } from "#app/features/documents/plan/plan.ts";
import { listed } from "#app/features/documents/words.ts";

/** Days after a release: the last ring starts on day 7 and is due by day 14. */
const SATURDAY = 11;
const MONTHS = 24;

/** Microsoft's release day, the second Tuesday of a month; day 0 of all was a Thursday. */
function releaseDay(year: number, month: number): number {
  const first = dayIn(year, month, 1);
  return first + ((12 - (first % 7)) % 7) + 7;
}

/** Saturdays of such weekends from the first day of the rollout to acceptance, without those that freezes take. */
function weekendsOf(brief: Brief): { saturdays: number[]; golive: number } {
  const { phases, freezes } = planOf(brief);
  const rollout = phases.filter(({ number }) => number === 3);
  const from = rollout[0]?.firstDay ?? 0;
  const closed = stopping("rollout", freezes);
  const last = phases.at(-1)?.lastDay ?? 0;
  const saturdays = Array.from({ length: MONTHS }, (_, place) => releaseDay(yearOfDay(from), place) + SATURDAY);
  return {
    saturdays: saturdays.filter((day) => day >= from && day <= last && !isFrozen(day - 5, closed)),
    golive: rollout.at(-1)?.lastDay ?? 0,
  };
}

/** “20 February and 21 February 2027”, the first in the rollout; null where it has none for certain. */
export function rolloutWeekend(brief: Brief): string | null {
  const { saturdays, golive } = weekendsOf(brief);
  const [first] = saturdays;
  return isMonthly(brief) && first !== undefined && first <= golive ? listed(formatDays([first, first + 1])) : null;
}

/** When workstations of a monthly client are patched: those that join after the weekend of the rollout wait for the next. */
export function patchedOn(brief: Brief): string {
  const [first, next] = weekendsOf(brief).saturdays;
  if (rolloutWeekend(brief) === null || first === undefined) return " enrolled before the monthly weekend";
  return next === undefined
    ? ` enrolled before the weekend of ${formatDay(first)}`
    : `, those enrolled after the weekend of ${formatDay(first)} on that of ${formatDay(next)},`;
}

/** Whether the first cycle of every ring ends between go-live and acceptance. */
export const endsLater = (brief: Brief): boolean => {
  const { saturdays, golive } = weekendsOf(brief);
  return isMonthly(brief) && (saturdays[1] ?? 0) > golive;
};
