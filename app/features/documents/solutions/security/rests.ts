/** What hardening of Tier 0 leaves of each requirement; other projects of security carry them in full, and an assessment measures them. */

import { all, none } from "#app/features/catalogue/predicate.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import type { PriceKey } from "#app/features/documents/facts/prices.ts";
import { say } from "#app/features/documents/pack.ts";
import type { Needs } from "#app/features/documents/solutions/rest-licences.ts";
import {
  coveredInPart,
  devicesBeyond,
  disksBeyond,
  identityBeyond,
  lossBeyond,
  type RestOfControl,
  restExcluded,
  restsAtMost,
} from "#app/features/documents/solutions/rest-of-controls.ts";
import { listed } from "#app/features/documents/words.ts";
import {
  ACADEMIC,
  ADMINISTRATORS_ENROLLED,
  DEVICE_RULES,
  ENCRYPTION,
  LABELS_LEFT,
  OWNED,
  POLICIES_FOR_ADMINISTRATORS,
  SMALL,
  TIER0,
} from "./answers.ts";
import { daysForDevices, daysForLoss } from "./later.ts";
import { base, basePrice, purviewPrice } from "./licences.ts";
import { inDollars, likely } from "./prices.ts";

const DISKS_LEFT = all(TIER0, none(DEVICE_RULES));
/** One step enrols users' devices and encrypts them. */
const BOTH = all(ENCRYPTION, ADMINISTRATORS_ENROLLED);
const DISKS_PART = "domain controllers, workstations of administrators";
const stepOf =
  (days: (brief: Brief) => number) =>
  (brief: Brief): readonly [number, number] => [days(brief), days(brief)];
const ENROLMENT = devicesBeyond("administrators", "enrolment of users' devices and phones");

/** For a year, at the monthly prices of the steps after the project. */
function aYear(name: string, prices: readonly PriceKey[], brief: Brief): string {
  if (brief.holds(ACADEMIC)) return `${name} unless owned, at academic prices`;
  const month = prices.reduce((sum, price) => sum + likely(price), 0) * brief.users;
  return `${name} unless owned, ${inDollars(month * 12)} a year`;
}
const devicesYear = (brief: Brief): string => aYear("Intune Plan 1", ["intune-p1"], brief);
const lossYear = (brief: Brief): string =>
  brief.holds(OWNED)
    ? aYear("the Purview suite", [purviewPrice(brief)], brief)
    : aYear(`${base(brief)} with the Purview suite`, [basePrice(brief), purviewPrice(brief)], brief);

const OF_INTUNE: Needs = ({ users }) => [{ price: "intune-p1", count: users }];
const ofLoss: Needs = (brief) =>
  [purviewPrice(brief), ...(brief.holds(OWNED) ? [] : [basePrice(brief)])].map((price) => ({
    price,
    count: brief.users,
  }));

export const RESTS: readonly RestOfControl[] = [
  {
    ...disksBeyond(DISKS_PART),
    days: stepOf(daysForDevices),
    licence: devicesYear,
    needs: OF_INTUNE,
    asked: (brief) => brief.holds(all(DISKS_LEFT, none(ADMINISTRATORS_ENROLLED))),
  },
  {
    ...identityBeyond("administrators", "of users: leavers, reviews"),
    asked: (brief) => brief.holds(POLICIES_FOR_ADMINISTRATORS),
  },
  {
    ...ENROLMENT,
    rest: (brief) => `enrolment of users' devices and phones${brief.holds(BOTH) ? " with encrypted disks" : ""}`,
    days: stepOf(daysForDevices),
    licence: devicesYear,
    asked: (brief) => brief.holds(ADMINISTRATORS_ENROLLED),
  },
  {
    ...lossBeyond("the directory"),
    days: stepOf(daysForLoss),
    licence: lossYear,
    needs: ofLoss,
    asked: (brief) => brief.holds(LABELS_LEFT),
  },
];

export const beyond = restsAtMost(RESTS);

/** For the first page. */
export const partsCovered = (brief: Brief): string =>
  coveredInPart(
    brief,
    RESTS,
    brief.holds(all(BOTH, none(SMALL))) ? [["data-encryption", `data encryption (${DISKS_PART})`]] : [],
  );

/** Each by its name: what is sold must say what it is not. */
export function restsExcluded(brief: Brief): string {
  const left = RESTS.filter(({ id, asked }) => brief.has("security-requirements", id) && asked?.(brief));
  const words = restExcluded(RESTS)(brief);
  return words && `${words}: ${listed(left.map(({ rest }) => say(rest, brief)))}`;
}
