/** The agreement, tenant and bill of a client who names no service of Microsoft's cloud: without them nothing can be built. */

import { CLOUD_PRODUCTS } from "#app/features/catalogue/estate.ts";
import { is, none } from "#app/features/catalogue/predicate.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import type { DecisionRow } from "#app/features/documents/pack.ts";

export const UNSUBSCRIBED = none(CLOUD_PRODUCTS, is("company-size", "small")); // a small one opens it with whoever sells it
export const countryOf = (brief: Brief): string => brief.client.country ?? "the client's country";

export const FIRST_SUBSCRIPTION: DecisionRow = {
  title: "Agreement and tenant",
  context: "No service of Microsoft's cloud was named, so no tenant, agreement or subscription is taken to exist.",
  alternatives: "Microsoft Customer Agreement; a partner who bills; an agreement that exists",
  decision: (brief) =>
    `A tenant in ${countryOf(brief)} with a Microsoft Customer Agreement, or through a partner who bills; its owner belongs to the client, and a tenant opened on trial is looked for first.`,
  tradeOff: "The country of a tenant cannot be changed later",
  confidence: "medium",
  isAskedFirst: true, // before all that is built on it
  when: UNSUBSCRIBED,
  ask: (brief) =>
    `Name the agreement for Azure, who owns its bill, and the country of the tenant, which cannot be changed later (${countryOf(brief)} is proposed)`,
  source: ["ej"],
};
