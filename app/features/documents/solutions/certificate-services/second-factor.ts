/** Who gets a second factor: two people test one here, the others get theirs elsewhere. */

import { CLOUD_PRODUCTS } from "#app/features/catalogue/estate.ts";
import { all, any } from "#app/features/catalogue/predicate.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import { amountOf, engineersCost, formatAmount, priceOf } from "#app/features/documents/budget/budget.ts";
import { FACTOR_DAYS } from "#app/features/documents/facts/effort.ts";
import { RATE_CARDS } from "#app/features/documents/facts/prices.ts";
import type { DecisionRow } from "#app/features/documents/pack.ts";
import type { Beyond } from "#app/features/documents/rests.ts";
import { atMost, type Needs, yearAtMost } from "#app/features/documents/solutions/rest-licences.ts";
import { mostDays, needsOf } from "#app/features/documents/solutions/rest-of-controls.ts";
import { figure, plural } from "#app/features/documents/words.ts";
import { MOBILE, SMART_CARDS } from "./answers.ts";
import { RESTS } from "./rests.ts";

const TESTERS = 2;
export const withoutKey = ({ users }: Brief): number => users - TESTERS;
/** Of keys for them, at the price of the bill. */
export const keysPrice = (brief: Brief): string =>
  formatAmount(
    amountOf(priceOf("smart-card-key", RATE_CARDS[brief.currency]), withoutKey(brief)).likely,
    brief.currency,
  );
/** A product of the cloud signs in to Entra ID, whatever plan is held; a gateway would not stand before it. */
const BY_ENTRA = any(MOBILE, CLOUD_PRODUCTS);
const elsewhere = (brief: Brief): string =>
  brief.holds(BY_ENTRA) ? "methods of Entra ID with Conditional Access" : "the remote access gateway";

/** Conditional Access needs a licence of each user; a gateway has terms of its own. */
const factorNeeds: Needs = (brief) =>
  brief.holds(all(SMART_CARDS, BY_ENTRA)) ? [{ price: "entra-p1", count: withoutKey(brief) }] : [];
const licence = (brief: Brief): string => {
  if (!brief.holds(BY_ENTRA)) return "the gateway's own licences";
  const year = formatAmount(yearAtMost(factorNeeds(brief)), "USD");
  return `Entra ID P1 unless owned, ${brief.has("industry", "education") ? "at academic prices" : `${year} a year`}`;
};

/** With the rest of the other requirements. */
export const beyondKeys: Beyond = (brief) => {
  const isLeft = brief.holds(SMART_CARDS) && withoutKey(brief) > 0;
  const days = [...mostDays(RESTS, brief), ...(isLeft ? [FACTOR_DAYS[brief.size][1]] : [])];
  return atMost(days, [...needsOf(RESTS, brief), ...(isLeft ? factorNeeds(brief) : [])], brief);
};

/** Who hands out keys and enrols them in person serves so many people a day. */
const KEYS_A_DAY = 25;
const keyDays = (brief: Brief): number => Math.ceil(withoutKey(brief) / KEYS_A_DAY);

/** `5 to 8 days × CHF 1,700, CHF 8,500 to CHF 13,600`. */
const elsewhereCost = (brief: Brief): string => {
  const [least, most] = FACTOR_DAYS[brief.size];
  return `${least} to ${most} days × ${engineersCost(brief, 1)}, so ${engineersCost(brief, least)} to ${engineersCost(brief, most)}`;
};
/** `CHF 18,600 in keys and 10 days (CHF 17,000) to hand out 25 a day`. */
const keysCost = (brief: Brief): string =>
  `${keysPrice(brief)} in keys and ${plural(keyDays(brief), "day")} (${engineersCost(brief, keyDays(brief))}) to hand out ${KEYS_A_DAY} a day`;

export const SECOND_FACTOR: DecisionRow = {
  title: "Second factor for all users",
  context: (brief) =>
    `${brief.has("security-requirements", "mfa") ? "Multi-factor authentication is required" : "Zero Trust implies multi-factor authentication"}; this project tests it with ${TESTERS} of ${figure(brief.users)} people.`,
  alternatives: (brief) => `${elsewhere(brief)}; security keys with certificates of this CA`,
  decision: (brief) =>
    `For the other ${figure(withoutKey(brief))}, ${elsewhere(brief)}: another project, outside the totals here and of the order of ${elsewhereCost(brief)}, plus ${brief.has("company-size", "small") ? "its licences" : licence(brief)}. Certificates of this CA on security keys are the alternative: ${keysCost(brief)}, plus card management.`,
  tradeOff: "Another project; no keys to buy, hand out and replace",
  confidence: "medium",
  when: SMART_CARDS,
  asked: (brief) => withoutKey(brief) > 0,
  isAskedFirst: true,
  ask: (brief) => {
    const [least, most] = FACTOR_DAYS[brief.size];
    return `Name who delivers multi-factor authentication to the other ${figure(withoutKey(brief))} users: another project, by ${elsewhere(brief)} (recommended); it costs ${engineersCost(brief, least)} to ${engineersCost(brief, most)} and ${licence(brief)}; or take this CA with security keys, ${keysPrice(brief)} and ${engineersCost(brief, keyDays(brief))} of work`;
  },
  source: ["ej"],
};
