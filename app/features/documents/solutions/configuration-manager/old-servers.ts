/** Windows Server 2016 and older: how far their support goes, and whether they are decided on. */

import type { Brief } from "#app/features/documents/brief/brief.ts";
import { dayOfIso } from "#app/features/documents/dates.ts";
import { gatesOf } from "#app/features/documents/plan/deadlines.ts";

export const SERVER_2016 = "Windows Server 2016";
export const SERVER_2016_ENDS = dayOfIso("2027-01-12");
export const has2012 = (brief: Brief): boolean => brief.known("windows-server-version") === "2012";
export const left2016 = (brief: Brief): boolean => brief.today > SERVER_2016_ENDS;

/** Its end has passed, or is too near for a decision with a date of its own. */
export const decidesOn2016 = (brief: Brief): boolean =>
  brief.has("current-technologies", "windows-server") &&
  [null, "2012", "2016"].includes(brief.known("windows-server-version")) &&
  gatesOf(brief).every(({ product }) => product !== SERVER_2016);
