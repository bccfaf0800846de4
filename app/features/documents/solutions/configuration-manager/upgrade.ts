/** When the release that is installed must be replaced, and on which day the site is upgraded. */

import type { Brief } from "#app/features/documents/brief/brief.ts";
import { dayOfIso, formatDay } from "#app/features/documents/dates.ts";
import type { Pack } from "#app/features/documents/pack.ts";
import { freezesBetween, isFrozen } from "#app/features/documents/plan/freezes.ts";
import { isHoliday } from "#app/features/documents/working-days.ts";

/** Of 2609, which a new site is installed with. */
export const VERSION_ENDS = dayOfIso("2028-03-28");

/** By which the annual release after 2609 is out; planning assumption from the yearly cadence. */
const NEXT_RELEASE = dayOfIso("2027-10-01");

/** Days: an upgrade is made before a version ends, and not while the site is new. */
const UPGRADE_AHEAD = 36;
const SETTLED = 90;

/** Half a year: the longest freezes end within it. */
const LOOK_BACK = 180;

/** The Monday, or the last one before it that no freeze or holiday takes. */
const openMonday = (brief: Brief, monday: number): number => {
  const freezes = freezesBetween(brief, monday - LOOK_BACK, monday + 7);
  let day = monday;
  while (day > monday - LOOK_BACK && (isFrozen(day, freezes) || isHoliday(day, brief.client.country))) day -= 7;
  return day;
};

export const upgrades: Pack["reminders"] = (brief, { start, phases }) => {
  const build = phases.find(({ number }) => number === 2);
  if (!build) return [];
  const yearLater = openMonday(brief, start + (build.start + 52) * 7);
  const beforeEnd = openMonday(brief, VERSION_ENDS - UPGRADE_AHEAD);
  const acceptance = start + (phases.at(-1)?.end ?? 0) * 7;
  const isTooOld = beforeEnd < acceptance + SETTLED;
  return [
    {
      what: `Upgrade of the site ${isTooOld ? "within a year of installation, which uses the annual release after 2609" : `to the next annual release, ${yearLater < beforeEnd ? "a year after its installation and " : ""}before support for 2609 ends on ${formatDay(VERSION_ENDS)}`}`,
      day: isTooOld ? yearLater : Math.min(yearLater, beforeEnd),
      from: NEXT_RELEASE,
    },
  ];
};
