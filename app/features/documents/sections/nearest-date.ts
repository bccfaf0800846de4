/** The next date of the first page: what ends, what has just ended, which service changes come before it, and what comes too early for any decision. */

import type { Content } from "#app/features/documents/content.ts";
import { dayOfIso, formatDay, formatIso } from "#app/features/documents/dates.ts";
import { type Deadline, endText, isNear } from "#app/features/documents/plan/deadlines.ts";
import { endedLately, unmatchedEnd } from "#app/features/documents/plan/support-dates.ts";
import { clause } from "#app/features/documents/words.ts";
import { isTooEarly } from "./lifecycle.ts";

/** In the order of their days; what has just ended may matter more. */
export function nearestDate(deadline: Deadline, { brief, serviceDates }: Content): string {
  const ended = endedLately(brief);
  const sooner = serviceDates
    .filter(({ date, isOutside }) => !isOutside && dayOfIso(date) > brief.today && dayOfIso(date) < deadline.day)
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

/** What no decision can be in time for, and whoever reads one page must still know. */
export function atOnceText({ brief, plan, deadline }: Content): string {
  if (!deadline || !isTooEarly(deadline, brief, plan)) return "";
  const affected = brief.has("company-size", "small")
    ? "what is affected"
    : `what is affected (${clause(deadline.what)})`;
  const change = isNear(deadline, brief) ? "plan for the outage of" : "change";
  const [what, verb] = deadline.product ? [deadline.product, "isolate"] : [affected, change];
  return ` Before ${formatDay(deadline.day)}, ${verb} ${what} (Next Steps).`;
}
