/** What licences, logs and a partner come to, in words, at the prices of the bill. */

import type { Brief } from "#app/features/documents/brief/brief.ts";
import { priceOf as billPriceOf, formatAmount } from "#app/features/documents/budget/budget.ts";
import { PRICES, type PriceKey, RATE_CARDS } from "#app/features/documents/facts/prices.ts";
import { figure } from "#app/features/documents/words.ts";
import { ACADEMIC, DLP, SEATS, TIERED } from "./answers.ts";
import { fifth, firewallGb, keptGb, lakeGb, logGb, SERVER_GB, watched, watchedAlone } from "./quantities.ts";

/** As the bill prints its lines: without cents. */
export const inDollars = (minor: number): string => formatAmount(Math.round(minor / 100) * 100, "USD");
/** What a price of the commercial list comes to for so many people: no academic price is above it. */
export const ceiling = (price: PriceKey, quantity: number): string =>
  `by academic quotation, up to the commercial list price of ${formatAmount(PRICES[price].high * quantity, "USD")} a month`;

/** The sum that the bill counts, a month. */
export const likely = (price: PriceKey): number => (PRICES[price].low + PRICES[price].high) / 2;

/** A licence with its monthly price, which a school asks for: none of its prices is above the commercial one. */
export const atList =
  (name: string, price: PriceKey, quantity: number) =>
  (brief: Brief): string =>
    `${name} for ${figure(quantity)}, ${brief.holds(ACADEMIC) ? `by academic quotation, at most ${inDollars(PRICES[price].high * quantity)} a month` : `${inDollars(likely(price) * quantity)} a month at list`}`;

/** What the log store of a road map costs, by the volume given or estimated. */
export const logCost = (brief: Brief): string => {
  const { low, high, currency } = billPriceOf("sentinel-gb", RATE_CARDS[brief.currency]);
  return `${formatAmount(Math.round((((low + high) / 2) * logGb(brief)) / 100) * 100, currency)} a month`;
};

/** The same with the months after the analytics tier, which the lake keeps. */
export const keptCost = (brief: Brief): string => {
  const { currency } = billPriceOf("sentinel-gb", RATE_CARDS[brief.currency]);
  return `${formatAmount(
    monthOf(brief, [
      ["sentinel-gb", logGb(brief)],
      ["sentinel-lake-storage", keptGb(brief)],
    ]),
    currency,
  )} a month`;
};

/** A gigabyte that goes there at once. */
export const lakeEach = (brief: Brief): string => {
  const { low, currency } = billPriceOf("sentinel-lake-gb", RATE_CARDS[brief.currency]);
  return `${currency} ${(low / 100).toFixed(2)}`;
};

/** Lines of a log store, each in whole units a month. */
const monthOf = (brief: Brief, lines: readonly [PriceKey, number][]): number =>
  lines.reduce((sum, [key, quantity]) => {
    const { low, high } = billPriceOf(key, RATE_CARDS[brief.currency]);
    return sum + Math.round((((low + high) / 2) * quantity) / 100) * 100;
  }, 0);

/** What the log store of a project costs with its lake, as the bill's lines have it: each in whole units a month. */
export function sentinelCost(brief: Brief): string {
  const lines: [PriceKey, number][] = [
    ["sentinel-gb", logGb(brief)],
    ["sentinel-lake-gb", firewallGb(brief)],
    ["sentinel-lake-storage", lakeGb(brief)],
  ];
  const { currency } = billPriceOf("sentinel-gb", RATE_CARDS[brief.currency]);
  return formatAmount(monthOf(brief, lines), currency);
}

/** What the events of the servers planned cost to take in, where no volume was given that has them in it. */
export const serverLogCost = (brief: Brief): string => {
  const { low, high, currency } = billPriceOf("sentinel-gb", RATE_CARDS[brief.currency]);
  return formatAmount(Math.round((((low + high) / 2) * brief.servers.plan * SERVER_GB) / 100) * 100, currency);
};

export function partnerFee(brief: Brief, months = 1): string {
  const { low, high } = PRICES["managed-detection-user"];
  const users = months * watched(brief);
  return `${formatAmount(low * users, "USD")} to ${formatAmount(high * users, "USD")}`;
}

/** What a school's licences for detection come to in a year at commercial prices. */
export function quotedAtMost(brief: Brief): string {
  const high = (price: PriceKey, quantity: number): number => PRICES[price].high * quantity * 12;
  const seats =
    high("defender-endpoint-p2", brief.users) +
    (brief.holds(TIERED) ? high("defender-identity", watchedAlone(brief)) : 0) +
    (brief.holds(DLP) ? high("e3-to-e5", fifth(brief)) : 0);
  return `up to ${inDollars(brief.holds(SEATS) ? seats : high("e3-to-e5", brief.users))} a year`;
}
