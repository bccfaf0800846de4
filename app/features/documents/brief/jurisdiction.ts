/** Whose law and whose currency a country has. */

import type { Currency } from "#app/features/documents/facts/exchange.ts";
import type { Jurisdiction } from "#app/features/documents/facts/regulation-row.ts";
import { EEA_COUNTRIES } from "#app/shared/countries.ts";

const EEA: ReadonlySet<string> = new Set(EEA_COUNTRIES);

/** A client whose country was not given is planned as one of the European Union, which the document states as an assumption. */
export function jurisdictionOf(country: string | null): Jurisdiction {
  if (country === null || EEA.has(country)) return "eu";
  if (country === "United Kingdom") return "uk";
  return country === "United States" ? "us" : "other";
}

const WITH_ARTICLE = new Set(["United Kingdom", "United States", "Netherlands"]);

/** As it stands in a sentence: `the United Kingdom`. */
export function countryInWords(country: string): string {
  return WITH_ARTICLE.has(country) ? `the ${country}` : country;
}

/** Currencies whose names documents say, as prices are derived for them. */
const DERIVED: ReadonlyMap<string, { name: string; unit: Currency }> = new Map([
  ["Australia", { name: "Australian dollar", unit: "AUD" }],
  ["Canada", { name: "Canadian dollar", unit: "CAD" }],
  ["Czechia", { name: "Czech koruna", unit: "CZK" }],
  ["Denmark", { name: "Danish krone", unit: "DKK" }],
  ["Hungary", { name: "Hungarian forint", unit: "HUF" }],
  ["Iceland", { name: "Icelandic króna", unit: "ISK" }],
  ["Norway", { name: "Norwegian krone", unit: "NOK" }],
  ["Poland", { name: "Polish zloty", unit: "PLN" }],
  ["Romania", { name: "Romanian leu", unit: "RON" }],
  ["Sweden", { name: "Swedish krona", unit: "SEK" }],
]);

/** Countries of these whose own day rates are held. */
const OWN_RATES: ReadonlySet<string> = new Set(["Australia", "Canada"]);

/** Whether services are priced at the rates of Ireland and the EU, read in the client's currency. */
export const derivesRates = (country: string | null): boolean =>
  DERIVED.has(country ?? "") && !OWN_RATES.has(country ?? "");

/** Its name; undefined where prices are held in it, or nobody knows which it is. */
export const derivedCurrencyOf = (country: string | null): string | undefined => DERIVED.get(country ?? "")?.name;

/** Whether nobody knows in which currency the client pays: a country that the form does not name, outside the euro. */
export function borrowsRates(country: string | null): boolean {
  return jurisdictionOf(country) === "other" && country !== "Switzerland" && !DERIVED.has(country ?? "");
}

/** The currency of rates and sums: the client's own, or the euro where nobody knows it. */
export function currencyOf(country: string | null): Currency {
  if (country === "Switzerland" || country === "Liechtenstein") return "CHF";
  const jurisdiction = jurisdictionOf(country);
  if (jurisdiction === "uk") return "GBP";
  return jurisdiction === "us" ? "USD" : (DERIVED.get(country ?? "")?.unit ?? "EUR");
}
