/** What the site leaves of each requirement. */

import type { Brief } from "#app/features/documents/brief/brief.ts";
import { PRICES } from "#app/features/documents/facts/prices.ts";
import {
  detection,
  factorBeyond,
  identityBeyond,
  lossBeyond,
  type RestOfControl,
  threatsBeyond,
} from "#app/features/documents/solutions/rest-of-controls.ts";
import { ACADEMIC } from "./answers.ts";
import { hasBusinessPlan } from "./licences.ts";
import { yearOf } from "./quantities.ts";

/** By the plan that the bill takes as owned. */
function lossLicence(brief: Brief): string {
  if (brief.holds(ACADEMIC))
    return "Microsoft 365 A3 for mail and files, A5 for devices and Teams, by academic quotation";
  const more = (price: "bp-purview" | "e3-to-e5") => `${yearOf(PRICES[price], brief.users)} a year for all users`;
  return hasBusinessPlan(brief)
    ? `for devices and Teams the Purview suite on Business Premium, ${more("bp-purview")}`
    : `for devices and Teams E5 in place of E3, ${more("e3-to-e5")}`;
}

export const RESTS: readonly RestOfControl[] = [
  factorBeyond("the console", "beyond the console", ({ users }) => users), // every user's plan, bought or owned, has Entra ID P1
  identityBeyond("roles of the site", "of users: leavers, reviews"),
  {
    ...threatsBeyond("antivirus and rules on devices"),
    rest: "threat protection on devices beyond antivirus, by detection",
    licence: (brief) => (hasBusinessPlan(brief) ? "no licence beside Business Premium" : detection(brief)),
  },
  { ...lossBeyond("removable drives"), licence: lossLicence },
];
