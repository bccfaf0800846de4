/** The ends of quarters on which a bank closes its books: no freeze of weeks, but days that waves avoid. */

import type { Brief } from "#app/features/documents/brief/brief.ts";
import { dayOfIso, formatDays, type IsoDate, yearOfDay } from "#app/features/documents/dates.ts";
import { listed } from "#app/features/documents/words.ts";

/** That of the year has a freeze of its own. */
const ENDS = ["03-31", "06-30", "09-30"];
/** Three working days and the weekend beside them; planning assumption. */
const NEAR_DAYS = 5;

function quarterEnds(brief: Brief, first: number, last: number): number[] {
  if (!brief.has("industry", "finance")) return [];
  const years = Array.from({ length: yearOfDay(last) - yearOfDay(first) + 1 }, (_, place) => yearOfDay(first) + place);
  return years
    .flatMap((year) => ENDS.map((end) => dayOfIso(`${year}-${end}` as IsoDate))) // the list holds month and day
    .filter((day) => day >= first && day <= last);
}

/** Whether the books are being closed about then. */
export const isClosing = (day: number, brief: Brief): boolean =>
  quarterEnds(brief, day - NEAR_DAYS, day + NEAR_DAYS).length > 0;

/** Said of the ends inside a rollout; empty where there are none. */
export function quarterEndsText(brief: Brief, first: number, last: number): string {
  const ends = quarterEnds(brief, first, last);
  if (ends.length === 0) return "";
  return `No wave changes what users notice in the three working days before and after the ${ends.length > 1 ? "quarter-ends" : "quarter-end"} of ${listed(formatDays(ends))}, unless accounting agrees.`;
}
