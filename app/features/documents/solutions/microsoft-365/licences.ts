/** Plans, suites and steps by name, whom they are for, and what they cost a year. */

import { all, none } from "#app/features/catalogue/predicate.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import { formatAmount, priceOf, wholeUnits } from "#app/features/documents/budget/budget.ts";
import { PRICES, RATE_CARDS } from "#app/features/documents/facts/prices.ts";
import {
  A5_GROUP,
  ACADEMIC,
  BOTH_SUITES,
  BUSINESS_PLAN,
  E5,
  E5_BOUGHT,
  LARGER,
  SEATS,
  SMALL,
  STEP,
  SUITE_BOUGHT,
  stepsUp,
} from "./answers.ts";
import { onF3, onPlan, onWholeE5, sensitive, uncovered, unlicensed } from "./quantities.ts";

export const planName = (brief: Brief): string =>
  brief.holds(ACADEMIC)
    ? "Microsoft 365 A3 (academic)"
    : brief.holds(E5)
      ? "Microsoft 365 E5"
      : brief.holds(LARGER)
        ? "Microsoft 365 E3"
        : "Microsoft 365 Business Premium";

/** People are called knowledge workers only beside shift workers. */
export const worker = (brief: Brief): string => (onF3(brief) > 0 ? "knowledge worker" : "user");
export const fifth = (brief: Brief): string => `a fifth of the ${worker(brief)}s`;
export const suite = (brief: Brief): string =>
  brief.holds(BOTH_SUITES) ? "Defender and Purview suites" : "Purview suite";

export const highest = (brief: Brief): string =>
  brief.holds(ACADEMIC) ? "A5" : brief.holds(SUITE_BOUGHT) ? "the Purview suite" : "E5";

/** Who holds nothing is bought the whole. */
export const toE5 = (brief: Brief): string => (onWholeE5(brief) > 0 ? "E5" : "the step to E5");
/** A year of the step from E3 to E5 at list price. */
export const stepCost = (count: number): string => formatAmount(count * 12 * PRICES["e3-to-e5"].low, "USD");

export const mainPlan = (brief: Brief): "business-premium" | "m365-e5" | "m365-e3" =>
  brief.holds(SEATS) ? "business-premium" : brief.holds(E5_BOUGHT) && !stepsUp(brief) ? "m365-e5" : "m365-e3";

/** People of a school whose step to A5 is to be quoted. */
export const onA5 = (brief: Brief): number => brief.administrators + (brief.holds(A5_GROUP) ? sensitive(brief) : 0);
/** What the plans that a school has quoted would cost a year at the commercial list price. */
export const commercialCost = (brief: Brief): string =>
  formatAmount(12 * (uncovered(brief) * PRICES["m365-e3"].low + onA5(brief) * PRICES["e3-to-e5"].low), "USD");

/** Licences were counted of a plan that was not named, and no step to E5 is priced for them. */
export const mayHoldE3 = (brief: Brief): boolean =>
  brief.holds(all(E5_BOUGHT, none(STEP))) && (brief.given("user-licences") ?? 0) > 0;
/** What that step would come to. */
export const heldStep = (brief: Brief): string => stepCost(Math.min(brief.given("user-licences") ?? 0, onPlan(brief)));

/** List price of July 2026, in cents a user and month. */
export const BUSINESS_STANDARD = 1400;
/** A smaller plan may be what was counted; a small organisation reads it with the decision. */
export const mayHoldStandard = (brief: Brief): boolean =>
  brief.holds(all(BUSINESS_PLAN, none(SMALL))) && (brief.given("user-licences") ?? 0) > 0;
/** A year of the step that such licences would need, at list price. */
export const standardStep = (brief: Brief): string =>
  formatAmount(
    Math.min(brief.given("user-licences") ?? 0, onPlan(brief)) *
      12 *
      (PRICES["business-premium"].low - BUSINESS_STANDARD),
    "USD",
  );

/** What seats of the main plan cost a year. */
export const seatsCost = (brief: Brief, count = unlicensed(brief)): string => {
  const { low, currency } = priceOf(mainPlan(brief), RATE_CARDS[brief.currency]);
  return formatAmount(wholeUnits(count * 12 * low), currency);
};

export const BUSINESS_SEATS = 300;
/** From so many seats on the limit is of concern. */
export const isNearLimit = (brief: Brief): boolean => onPlan(brief) >= 200;
