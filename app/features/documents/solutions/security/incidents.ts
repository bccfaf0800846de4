/** What the exercise of an incident proves of the law's periods. */

import type { Brief } from "#app/features/documents/brief/brief.ts";
import { CLOCK } from "#app/features/documents/facts/incident-times.ts";

/** The first hour is for the house itself. */
const OWN_HOUR = 1;

/** The early warning of Art. 23(4), which who names the directive rehearses, listed sector or not. */
const NIS2_HOURS = 24;

/** In hours, of the law of the client's place, sector and size; undefined where none sets one. */
function shortestPeriod(brief: Brief): number | undefined {
  const country = brief.client.country ?? "";
  const named = brief.known("framework") === "nis2" && brief.jurisdiction === "eu" ? [NIS2_HOURS] : [];
  const hours = CLOCK.filter(
    ({ industries, jurisdictions, countries, elsewhere, larger }) =>
      jurisdictions.includes(brief.jurisdiction) &&
      (!countries || countries.includes(country)) &&
      !elsewhere?.includes(country) &&
      (industries.length === 0 || brief.has("industry", ...industries)) &&
      !(larger && brief.has("company-size", "small")),
  ).flatMap((row) => (row.hours > OWN_HOUR ? [row.hours] : []));
  hours.push(...named);
  return hours.length > 0 ? Math.min(...hours) : undefined;
}

/** Periods of weeks need no draft on the day. */
const DRAFTED_WITHIN_HOURS = 72;

export function reportDrafted(brief: Brief): string {
  const period = shortestPeriod(brief);
  return period !== undefined && period <= DRAFTED_WITHIN_HOURS
    ? `; report drafted in time for the shortest legal period that may apply (${period} hours)`
    : "";
}
