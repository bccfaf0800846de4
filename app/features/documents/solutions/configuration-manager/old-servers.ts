/** Windows Server 2016 and older, and the special devices that left support with it: whether they are decided on. */

import type { Brief } from "#app/features/documents/brief/brief.ts";
import { formatIso } from "#app/features/documents/dates.ts";
import { LIFECYCLE, SERVER_2016 } from "#app/features/documents/facts/lifecycle.ts";
import { gatesOf } from "#app/features/documents/plan/deadlines.ts";
import { lapsedOf, shownProducts } from "#app/features/documents/plan/support-dates.ts";

export const has2012 = (brief: Brief): boolean => brief.known("windows-server-version") === "2012";
export const left2016 = (brief: Brief): boolean => brief.today > SERVER_2016.end;

/** What becomes of the oldest servers, by what the product does no longer for those of 2012, and since or until when for those of 2016. */
export const saidOfOldest =
  (gone: string, since: string, until: string) =>
  (brief: Brief): string => {
    const oldest = brief.known("windows-server-version");
    if (oldest === "2012") return `Servers on 2012 and 2012 R2 ${gone} and must be replaced`;
    return oldest === "2016" ? `Servers on 2016 ${left2016(brief) ? since : until} ${SERVER_2016.endText}` : "";
  };

/** Its end has passed, or is too near for a decision with a date of its own. */
export const decidesOn2016 = (brief: Brief): boolean =>
  brief.has("current-technologies", "windows-server") &&
  [null, "2012", "2016"].includes(brief.known("windows-server-version")) &&
  gatesOf(brief).every(({ product }) => product !== SERVER_2016.product);

/** They are offered with that decision; a version that was named, and has ended, has the line of every solution. */
export const paysFor2016 = (brief: Brief): boolean =>
  decidesOn2016(brief) &&
  brief.today < SERVER_2016.paidEnd &&
  lapsedOf(brief).every(({ products, isKnown }) => !isKnown || products !== SERVER_2016.product);

export const LTSC = "Windows 10 LTSC 2021";
const endOf = (name: string): string => {
  const end = LIFECYCLE.find(({ product }) => product === `Windows 10 ${name}`)?.end;
  return end ? formatIso(end) : "";
};
/** What such devices may run besides, before it and between. */
export const LTSB = `LTSB 2016 (support to ${endOf("LTSB 2016")})`;
export const LTSC_KEPT = `LTSC 2019 is supported until ${endOf("LTSC 2019")}.`;
export const decidesOnLtsc = (brief: Brief): boolean => shownProducts(brief).some(({ product }) => product === LTSC);
