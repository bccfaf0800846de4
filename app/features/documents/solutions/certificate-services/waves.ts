/** What the sector has besides desks, and what waits for the servers that check certificates. */

import { any, is } from "#app/features/catalogue/predicate.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import { isMonthly } from "#app/features/documents/brief/change-window.ts";
import type { Wording } from "#app/features/documents/pack.ts";
import { lastDayOf, monthlyWeekends, planOf } from "#app/features/documents/plan/plan.ts";
import { EDUCATION, FEW, USER_WAVE } from "./answers.ts";

/** What the sector has besides desks, with a template of its own: when it changes over, what shows that it works, and what helps if not. */
export const SECTOR_DEVICES: Partial<Record<string, { wave: string; step: Wording; check: string; back: string }>> = {
  healthcare: {
    wave: "clinical devices",
    step: (brief) =>
      `Clinical devices, ${brief.holds(FEW) ? "type by type" : "ward by ward"}, with medical engineering present`,
    check: "each type reaches its server over wireless",
    back: "restore the previous wireless profile",
  },
  manufacturing: {
    wave: "plant devices",
    step: "Plant devices, line by line, each in its maintenance window; lines left at go-live are listed with dates",
    check: "the line completes a shift on the new certificate",
    back: "rebind the previous certificate in the same window",
  },
  retail: {
    wave: "tills",
    step: (brief) => `Tills and kiosks${brief.sites > 1 ? ", store by store" : ""}, outside opening hours`,
    check: "each till type takes a test payment",
    back: "restore the previous network profile",
  },
  education: {
    wave: "the campus wireless",
    step: (brief) => `Campus wireless${brief.holds(FEW) ? "" : ", building by building"}: staff and school devices`,
    check: "sample devices join by EAP-TLS and trust the RADIUS server certificate",
    back: "revert to the previous sign-in, still enabled",
  },
};

export const HAS_SECTOR_DEVICES = is("industry", ...Object.keys(SECTOR_DEVICES));
export const sectorDevices = (brief: Brief) => SECTOR_DEVICES[brief.one("industry")];
/** `plant devices`, which change over in a step of their own; the devices of a school are the same ones. */
export const apartFromDesks = (brief: Brief): string =>
  brief.holds(EDUCATION) ? "" : (sectorDevices(brief)?.wave ?? "");
/** Controllers and servers take a weekend each, and the weeks in which the authorities are installed hold none for them. */
export const fewWeekends = (brief: Brief): boolean => monthlyWeekends(brief) < 3;
export const goLive = (brief: Brief): number => lastDayOf(planOf(brief), 3);
/** Who signs in over the network waits for the servers that check certificates: for all of them, or for those that change on the weekend of the controllers. */
const SIGNS_IN = any(USER_WAVE, HAS_SECTOR_DEVICES);
export const checksFirst = (brief: Brief): boolean => brief.hasDirectory && isMonthly(brief) && brief.holds(SIGNS_IN);
