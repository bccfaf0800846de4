/** What the HSM pair costs, with the days of its installation and care, and what one HSM would save. */

import type { Brief } from "#app/features/documents/brief/brief.ts";
import { amountOf, formatAmount, priceOf, rateOf } from "#app/features/documents/budget/budget.ts";
import { MODULE_DAYS } from "#app/features/documents/facts/effort.ts";
import { RATE_CARDS } from "#app/features/documents/facts/prices.ts";
import { MODULE_DAYS_A_YEAR } from "./quantities.ts";

/** What the pair costs with its support, at the likely price of the bill, and the days of its installation and care. */
export const modulesCost = (brief: Brief): string => {
  const [pair, support] = (["hsm-pair", "hsm-support"] as const).map((key) =>
    formatAmount(amountOf(priceOf(key, RATE_CARDS[brief.currency]), 1).likely, brief.currency),
  );
  return `${pair} and ${MODULE_DAYS[brief.size]} days once, ${support} and ${MODULE_DAYS_A_YEAR} days a year`;
};

/** The same with the days at their rate, for three years and before contingency. */
export const modulesInThreeYears = (brief: Brief): string => {
  const rates = RATE_CARDS[brief.currency];
  const [pair, support] = (["hsm-pair", "hsm-support"] as const).map((key) => amountOf(priceOf(key, rates), 1).likely);
  const day = rateOf(rates, "Engineer");
  const sum = (pair ?? 0) + MODULE_DAYS[brief.size] * day + 3 * ((support ?? 0) + MODULE_DAYS_A_YEAR * day);
  return `${formatAmount(sum, brief.currency)} over three years before contingency, with days at ${formatAmount(day, brief.currency)}`;
};

/** Half of a pair, a planning assumption: one appliance with its backup device and half of the support, to a hundred. */
export const savedByOne = (brief: Brief): string => {
  const [pair, support] = (["hsm-pair", "hsm-support"] as const).map((key) =>
    formatAmount(
      Math.round(amountOf(priceOf(key, RATE_CARDS[brief.currency]), 1).likely / 20_000) * 10_000,
      brief.currency,
    ),
  );
  return `about ${pair} once and ${support} a year`;
};
