/** Which reports the law asks for, and after how many hours. */

import type { Brief } from "#app/features/documents/brief/brief.ts";
import { ASSESSES } from "#app/features/documents/facts/effort.ts";
import { CLOCK, type ClockRow } from "#app/features/documents/facts/incident-times.ts";
import type { Place } from "#app/features/documents/facts/regulation-row.ts";

/** Whether a row of law is one of the client's place, sector and size. */
export function isOfPlace({ industries, jurisdictions, countries, elsewhere, larger }: Place, brief: Brief): boolean {
  const country = brief.client.country ?? "";
  return (
    jurisdictions.includes(brief.jurisdiction) &&
    (!countries || countries.includes(country)) &&
    !elsewhere?.includes(country) &&
    (industries.length === 0 || brief.has("industry", ...industries)) &&
    !(larger && brief.has("company-size", "small"))
  );
}

/** Beside the first hour: one period alone is said in the table of obligations. */
const FEWEST_REPORTS = 2;

/** Run books and their exercise are part of a security project that builds; where law sets several periods, its clock says them all. */
export function runsIncidents(brief: Brief): boolean {
  const builds = brief.has("solution-type", "security") && !brief.holds(ASSESSES);
  return builds && clock(brief).length > FEWEST_REPORTS;
}

export function clock(brief: Brief): ClockRow[] {
  return CLOCK.filter((row) => isOfPlace(row, brief)).toSorted((a, b) => a.hours - b.hours);
}
