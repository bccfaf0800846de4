/** How many people a document plans for, and which answer says so. */

import { mostPeople, SIZE_BANDS } from "#app/features/catalogue/detail-answers.ts";
import { FIRST_WAVE } from "#app/features/catalogue/estate.ts";
import { all, any, is, none } from "#app/features/catalogue/predicate.ts";
import { plural } from "#app/features/documents/words.ts";
import type { Brief } from "./brief.ts";

/** `size`: the top of the size band, or of what the configuration is made for. */
export type People = { count: number; from: "head-count" | "user-licences" | "devices" | "size" };

/**
 * The head-count where it was given. Else as many as hold a licence of the main plan, or as the devices serve, where the size band
 * has room for that number: the highest band has no end. Shift workers hold no such licence, and shared devices count among those
 * that serve one person each.
 */
export function peopleOf(brief: Brief, devicesPerUser: number): People {
  const counted = brief.given("head-count");
  if (counted !== null) return { count: counted, from: "head-count" };
  const planned = brief.plannedAt(brief.size).users;
  const most = mostPeople(brief.size) === Infinity ? Infinity : planned;
  const signs: People[] = [
    { count: licensed(brief), from: "user-licences" },
    { count: served(brief.given("devices") ?? 0, devicesPerUser), from: "devices" },
  ];
  const sign = signs.find(({ count }) => count >= SIZE_BANDS[brief.size].low && count <= most);
  return sign ?? { count: planned, from: "size" };
}

/** A share of thousands of devices counts nobody to the last one. */
function served(devices: number, perUser: number): number {
  const people = Math.round(devices / perUser);
  return perUser === 1 || people < 1000 ? people : Math.round(people / 10) * 10;
}

/** None where shift workers, whom nobody counted, hold another plan or none; staff of a school hold one plan. */
function licensed(brief: Brief): number {
  const held = brief.given("user-licences") ?? 0;
  if (held === 0 || brief.has("industry", "education")) return held;
  const counted = brief.given("shift-workers");
  return counted === null && brief.hasShiftWork ? 0 : held + (counted ?? 0);
}

const FRONTLINE_SHARE = 0.4;

/** Shift and shop-floor workers: somebody runs the rest. */
export function frontlineOf(brief: Brief): number {
  const planned = brief.hasShiftWork ? Math.round(brief.users * FRONTLINE_SHARE) : 0;
  return Math.min(brief.given("shift-workers") ?? planned, brief.users - 1);
}

/** Planning assumption: so many shift workers share one device. */
const SHARING = 3;

/** Shift workers in a sector in which nobody expects them; where they are expected each user counts one device. */
export const sharingOf = (brief: Brief): number => (brief.hasShiftWork ? 0 : brief.frontline);

/** Applications that a migration publishes are the only thing of it that follows who works outside the office. */
const PUBLISHES = all(
  none(FIRST_WAVE),
  any(is("primary-objective", "remote-work"), is("integration-needs", "legacy-applications")),
);

/** Devices ask for certificates, whoever shares them. */
export const countsShifts = (brief: Brief): boolean =>
  brief.frontline > 0 &&
  !brief.has("solution-type", "certificate-services") &&
  (!brief.has("solution-type", "azure-migration") || brief.holds(PUBLISHES));

/** Where nobody counted them. */
export function devicesOf(brief: Brief, perUser: number): number {
  const sharing = sharingOf(brief);
  return Math.round((brief.users - sharing) * perUser + sharing / SHARING);
}

/** Its devices are planned from its name, which has no upper limit, and the users from the devices. */
export const NAMED_FOR_DEVICES = "sccm-enterprise";

/** `340 users`, `about 340 users` where another number stands for them, `up to 1,000 users` where only the size is known. */
export function peoplePlanned(brief: Brief): string {
  const { from } = brief.people;
  const isLeast = from === "size" && brief.has("solution-configuration", NAMED_FOR_DEVICES);
  return `${PRECISION[isLeast ? "devices" : from]}${plural(brief.users, "user")}`;
}

const PRECISION: Record<People["from"], string> = {
  "head-count": "",
  "user-licences": "about ",
  devices: "about ",
  size: "up to ",
};
