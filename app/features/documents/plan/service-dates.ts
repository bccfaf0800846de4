/** The dated changes of cloud services that bind the client. */

import type { Brief } from "#app/features/documents/brief/brief.ts";
import { perBrief } from "#app/features/documents/brief/per-brief.ts";
import { dayOfIso } from "#app/features/documents/dates.ts";
import { SERVICE_DATES, type ServiceDateRow } from "#app/features/documents/facts/lifecycle.ts";

export const serviceDatesOf = perBrief((brief): ServiceDateRow[] => {
  return SERVICE_DATES.filter(
    ({ families, solutions, when }) =>
      brief.has("solution-type", ...solutions) &&
      brief.holds(when) &&
      families.some(
        (family) =>
          brief.has("current-technologies", family) ||
          brief.has("solution-type", family) ||
          brief.has("integration-needs", family),
      ),
  );
});

/** Within half a year, and not before anything can have begun. */
const SOON_DAYS = { least: 28, most: 182 };

/** Whether one of them stops something soon, so that no week before the work is to spare. */
export const stopsSoon = (brief: Brief): boolean =>
  serviceDatesOf(brief).some(({ stops, date }) => {
    const left = dayOfIso(date) - brief.today;
    return stops !== false && brief.holds(stops) && left >= SOON_DAYS.least && left <= SOON_DAYS.most;
  });
