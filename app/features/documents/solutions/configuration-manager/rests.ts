/** What the site leaves of each requirement. */

import type { Brief } from "#app/features/documents/brief/brief.ts";
import { PRICES } from "#app/features/documents/facts/prices.ts";
import { BUSINESS_USERS } from "#app/features/documents/facts/requirements.ts";
import type { Need } from "#app/features/documents/solutions/rest-licences.ts";
import {
  detection,
  factorBeyond,
  identityBeyond,
  lossBeyond,
  NO_LICENCE,
  type RestOfControl,
  threatsBeyond,
} from "#app/features/documents/solutions/rest-of-controls.ts";
import { figure, plural } from "#app/features/documents/words.ts";
import { ACADEMIC } from "./answers.ts";
import { hasBusinessPlan, mainSeats, onBusinessPlan, seat, suitesToBuy } from "./licences.ts";
import { USER_SUITE } from "./names.ts";
import { yearOf } from "./quantities.ts";

/** E3 and Business Premium guard mail and files; devices and Teams take the suite on top, and the bill's own suite guards nothing. */
function lossLicence(brief: Brief): string {
  if (brief.holds(ACADEMIC))
    return "Microsoft 365 A3 for mail and files, A5 for devices and Teams, by academic quotation";
  if (hasBusinessPlan(brief))
    return `for devices and Teams the Purview suite on Business Premium, ${yearOf(PRICES["bp-purview"], brief.users)} a year for all users`;
  const lacking = suitesToBuy(brief);
  const suite = yearOf(PRICES["e3-purview"], mainSeats(brief));
  const all = `for ${plural(mainSeats(brief), seat(brief))}`;
  if (lacking === 0) return `for devices and Teams the Purview suite on E3, ${suite} a year ${all} unless E5 is owned`;
  const plan = `Microsoft 365 E3, ${yearOf(DEARER_BY, lacking)} a year beyond ${USER_SUITE}`;
  return lacking === mainSeats(brief)
    ? `${all} ${plan}, with its Purview suite for devices and Teams, ${suite}`
    : `for the ${plural(lacking, "user")} without it ${plan}, and for devices and Teams the Purview suite, ${suite} ${all}`;
}

/** The same for the sums. */
function lossNeeds(brief: Brief): readonly Need[] {
  if (hasBusinessPlan(brief)) return [{ price: "bp-purview", count: brief.users }];
  return [
    { price: "e3-purview", count: mainSeats(brief) },
    { price: "m365-e3", count: suitesToBuy(brief), instead: "ems-e3" },
  ];
}

/** What it costs beyond the suite of the bill, which it includes. */
const DEARER_BY = {
  low: PRICES["m365-e3"].low - PRICES["ems-e3"].high,
  high: PRICES["m365-e3"].high - PRICES["ems-e3"].low,
};

/** Of users who hold Business Premium only as far as it was counted, or is usual. */
function detectionLicence(brief: Brief): string {
  const others = brief.users - onBusinessPlan(brief);
  if (!hasBusinessPlan(brief) || others === 0) return detection(brief);
  const [least, most] = [others, brief.users].map((users) => yearOf(PRICES["defender-business"], users));
  return `Defender for Business, ${least} to ${most} a year: part of Business Premium, which ${others === 1 ? "1 user lacks" : `${figure(others)} users lack`}`;
}

/** What watches devices beyond their antivirus, with a site or without. */
export const THREATS_BEYOND: RestOfControl = {
  ...threatsBeyond("antivirus and rules on devices"),
  rest: "threat protection beyond antivirus, by detection on devices",
  licence: detectionLicence,
  needs: ({ users }) => [
    { price: users <= BUSINESS_USERS ? "defender-business" : "defender-endpoint-p2", count: users },
  ],
};

export const LOSS_BEYOND: RestOfControl = {
  ...lossBeyond("removable drives"),
  licence: lossLicence,
  needs: lossNeeds,
};

export const RESTS: readonly RestOfControl[] = [
  {
    ...factorBeyond("the console", "beyond the console"),
    licence: NO_LICENCE, // every user's plan, bought or owned, has Entra ID P1
    needs: () => [],
  },
  identityBeyond("roles of the site", "of users: leavers, reviews"),
  THREATS_BEYOND,
  LOSS_BEYOND,
];
