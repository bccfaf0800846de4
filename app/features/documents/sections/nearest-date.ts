/** The next date of the first page: what ends, what has just ended, and which service changes come before it. */

import type { Content } from "#app/features/documents/content.ts";
import { dayOfIso, formatDay, formatIso } from "#app/features/documents/dates.ts";
import { type Deadline, endText } from "#app/features/documents/plan/deadlines.ts";
import { endedLately, unmatchedEnd } from "#app/features/documents/plan/support-dates.ts";

/** In the order of their days; what has just ended may matter more. */
export function nearestDate(deadline: Deadline, { brief, serviceDates }: Content): string {
  const ended = endedLately(brief);
  const sooner = serviceDates
    .filter(({ date }) => dayOfIso(date) > brief.today && dayOfIso(date) < deadline.day)
    .toSorted((a, b) => (a.date < b.date ? -1 : 1))
    .map(({ date, inForce }) => `${formatIso(date)}: ${inForce}`);
  const own = `${formatDay(deadline.day)}: ${endText(deadline)}`;
  return [...new Set([...sooner, own]), ...(ended ? [ended] : [])].join("; ");
}

/** The client's own date comes first, whatever the products listed say. */
export function givenEnd({ brief, deadline }: Content): string | null {
  const day = unmatchedEnd(brief);
  return day !== null && day < (deadline?.day ?? Infinity) ? `${formatDay(day)}: as given, product to be named` : null;
}
