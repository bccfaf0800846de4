/** Money: a whole number of minor units with its currency; no float ever holds an amount. */
import type { Currency } from "#db/schema/currencies.ts";
import { remember } from "./remember.ts";

export type { Currency };
export type Money = { minor: number; currency: Currency };

/** What one document costs. */
export const DOCUMENT_PRICE: Money = { minor: 9999, currency: "USD" };

const makeFormat = (currency: Currency) =>
  remember((locale) => new Intl.NumberFormat(locale, { style: "currency", currency, currencyDisplay: "narrowSymbol" }));
const formatOf = { USD: makeFormat("USD"), EUR: makeFormat("EUR"), GBP: makeFormat("GBP"), CHF: makeFormat("CHF") };

/** `USD 99.99` → `$99.99`, in the reader's conventions; two decimals always. */
export function formatMoney({ minor, currency }: Money, locale = "en-GB"): string {
  const sign = minor < 0 ? "-" : "";
  const digits = String(Math.abs(minor)).padStart(3, "0");
  const amount = `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}` as Intl.StringNumericLiteral; // built from digits above
  return formatOf[currency](locale).format(amount);
}

/**
 * A database `numeric(10,2)` such as `"99.99"` as minor units.
 *
 * @throws {RangeError} when the text is not an amount with at most two decimals
 */
export function parseAmount(text: string, currency: Currency): Money {
  const match = /^(-?)(\d+)(?:\.(\d{1,2}))?$/.exec(text);
  if (!match) throw new RangeError("not an amount with at most two decimals");
  const [, sign = "", whole = "", decimals = ""] = match;
  const minor = Number(whole) * 100 + Number(decimals.padEnd(2, "0"));
  return { minor: sign ? -minor : minor, currency };
}

/** Sums amounts per currency, in order of first appearance. */
export function sumMoney(amounts: readonly Money[]): Money[] {
  const totals = new Map<Currency, number>();
  for (const { minor, currency } of amounts) totals.set(currency, (totals.get(currency) ?? 0) + minor);
  return [...totals].map(([currency, minor]) => ({ minor, currency }));
}
