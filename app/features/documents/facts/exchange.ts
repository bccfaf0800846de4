/** Planning rates of exchange: sums in several currencies are read as one by them, and prices that no source states in a currency are derived; nobody pays at them. */

import type { Currency as Invoiced } from "#app/shared/money.ts";

/** Of one US dollar, rounded: a planning assumption, checked with the price list. */
export const FOR_A_DOLLAR = {
  USD: 1,
  EUR: 0.87,
  GBP: 0.77,
  CHF: 0.8,
  AUD: 1.55,
  CAD: 1.4,
  CZK: 21,
  DKK: 6.5,
  HUF: 340,
  ISK: 125,
  NOK: 10,
  PLN: 3.7,
  RON: 4.4,
  SEK: 9.5,
} as const satisfies Record<Invoiced, number> & Record<string, number>;

/** When they were set. */
export const PLANNED_IN = "November 2026";

/** In which sums of a document may stand; fewer are invoiced in. */
export type Currency = keyof typeof FOR_A_DOLLAR;

/** How much of the one is paid for a unit of the other, to three digits, as printed. */
function exchangeRate(from: Currency, to: Currency): number {
  return Number((FOR_A_DOLLAR[to] / FOR_A_DOLLAR[from]).toPrecision(3));
}

/** `USD 1 = EUR 0.87`, `EUR 1 = SEK 10.9`. */
export function rateText(from: Currency, to: Currency): string {
  const rate = exchangeRate(from, to);
  return `${from} 1 = ${to} ${rate < 10 ? rate.toFixed(2) : rate}`;
}

/** Amounts in minor units as one, at those rates. */
export function exchanged(amounts: Iterable<readonly [Currency, number]>, to: Currency): number {
  let sum = 0;
  for (const [currency, amount] of amounts) sum += amount * exchangeRate(currency, to);
  return sum;
}

/** A price of one currency in another, as known as the rate: to three digits. */
export function converted(amount: number, from: Currency, to: Currency): number {
  return Number(Math.round(amount * exchangeRate(from, to)).toPrecision(3));
}
