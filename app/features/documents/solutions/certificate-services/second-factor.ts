/** Who gets a second factor: two people test one here, the others get theirs elsewhere. */

import { all, any, is, none } from "#app/features/catalogue/predicate.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import { amountOf, formatAmount, priceOf } from "#app/features/documents/budget/budget.ts";
import { RATE_CARDS } from "#app/features/documents/facts/prices.ts";
import type { DecisionRow } from "#app/features/documents/pack.ts";
import { figure } from "#app/features/documents/words.ts";
import { FEW, MOBILE, TENANT } from "./answers.ts";

const TESTERS = 2;
export const withoutKey = ({ users }: Brief): number => users - TESTERS;
/** Of keys for them, at the price of the bill. */
export const keysPrice = (brief: Brief): string =>
  formatAmount(
    amountOf(priceOf("smart-card-key", RATE_CARDS[brief.currency]), withoutKey(brief)).likely,
    brief.currency,
  );
const elsewhere = (brief: Brief): string =>
  brief.holds(any(MOBILE, TENANT)) ? "methods of Entra ID with Conditional Access" : "the remote access gateway";

export const SECOND_FACTOR: DecisionRow = {
  title: "Second factor for all users",
  context: (brief) =>
    `Multi-factor authentication is required; this project tests it with ${TESTERS} of ${figure(brief.users)} people.`,
  alternatives: (brief) => `${elsewhere(brief)}; security keys with certificates of this CA`,
  decision: (brief) =>
    `For the other ${figure(withoutKey(brief))}, ${elsewhere(brief)}, by a project neither planned nor priced here. Certificates of this CA on security keys are the alternative: ${keysPrice(brief)} in keys, with enrolment and card management by quotation.`,
  tradeOff: "Another project; no key for everyone to buy, hand out and replace",
  confidence: "medium",
  when: all(is("security-requirements", "mfa"), none(FEW)), // the scope tells a small organisation
  asked: (brief) => withoutKey(brief) > 0,
  due: "design",
  ask: (brief) =>
    `Name who delivers multi-factor authentication to the other ${figure(withoutKey(brief))} users: another project, by ${elsewhere(brief)} (recommended), or this CA with security keys at ${keysPrice(brief)}, enrolment by quotation`,
  source: ["ej"],
};
