/** The next date of the first page: what ends, what has just ended, and which service changes come before it. */

import type { Content } from "#app/features/documents/content.ts";
import { dayOfIso, formatDay } from "#app/features/documents/dates.ts";
import { type Deadline, endText } from "#app/features/documents/plan/deadlines.ts";
import { endedLately, unmatchedEnd } from "#app/features/documents/plan/support-dates.ts";
import { listed } from "#app/features/documents/words.ts";

/** What has just ended may matter more. */
export function nearestDate(deadline: Deadline, { brief, serviceDates }: Content): string {
  const ended = endedLately(brief);
  const sooner = serviceDates
    .map(({ date }) => dayOfIso(date))
    .filter((day) => day > brief.today && day < deadline.day);
  const days = listed([...new Set(sooner.toSorted((a, b) => a - b))].map(formatDay));
  return `${formatDay(deadline.day)}: ${endText(deadline)}${ended ? `; ${ended}` : ""}${days && `; service changes before it on ${days}`}`;
}

/** The client's own date comes first, whatever the products listed say. */
export function givenEnd({ brief, deadline }: Content): string | null {
  const day = unmatchedEnd(brief);
  return day !== null && day < (deadline?.day ?? Infinity) ? `${formatDay(day)}: as given, product to be named` : null;
}
