/** The decision on the country of a tenant that is still to be opened: it cannot be taken back. */

import { all, is, none } from "#app/features/catalogue/predicate.ts";
import type { DecisionRow } from "#app/features/documents/pack.ts";
import { countryOf } from "#app/features/documents/solutions/first-subscription.ts";
import { SMALL, TENANT } from "./answers.ts";

/** A public body settles the cloud and its region with the plan. */
const OPENED = all(none(TENANT), none(is("industry", "government")));

export const NEW_TENANT: DecisionRow = {
  title: "Country of the tenant",
  context: "It sets where data lie, and cannot be changed later.",
  alternatives: "the client's country; another one; a tenant that exists already",
  decision: (brief) =>
    brief.holds(SMALL)
      ? `${countryOf(brief)}, unless a search by domain finds a tenant.`
      : `${countryOf(brief)}, unless a search by each domain finds a tenant opened on trial, whose country stays as it is. A contract that requires all services to keep data there may need the Advanced Data Residency add-on, by quotation.`,
  tradeOff: "A wrong country means a second migration",
  confidence: "high",
  when: OPENED,
  ask: (brief) =>
    `Confirm the country of the tenant (${countryOf(brief)}), which is final, and name any tenant opened on trial`,
  source: ["ej"],
};
