/** Whose law and whose currency a country has; one that is not on record counts as a country of the European Union. */

import type { Jurisdiction } from "#app/features/documents/facts/regulation-row.ts";
import type { Currency } from "#app/shared/money.ts";

const EU_COUNTRIES = new Set([
  ..."Austria Belgium Bulgaria Croatia Cyprus Czechia Denmark Estonia Finland France Germany Greece Hungary".split(" "),
  ..."Iceland Ireland Italy Latvia Liechtenstein Lithuania Luxembourg Malta Netherlands Norway Poland".split(" "),
  ..."Portugal Romania Slovakia Slovenia Spain Sweden".split(" "),
]);

export function jurisdictionOf(country: string | null): Jurisdiction {
  if (country === null || EU_COUNTRIES.has(country)) return "eu";
  if (country === "United Kingdom") return "uk";
  return country === "United States" ? "us" : "other";
}

const WITH_ARTICLE = new Set(["United Kingdom", "United States", "Netherlands"]);

/** As it stands in a sentence: `the United Kingdom`. */
export function countryInWords(country: string): string {
  return WITH_ARTICLE.has(country) ? `the ${country}` : country;
}

/** Whether the rates are those of another market, in its currency. */
export function borrowsRates(country: string | null): boolean {
  return jurisdictionOf(country) === "other" && country !== "Switzerland";
}

/** The currency of rates and sums: of the market on record that the country belongs to, or else of the nearest one. */
export function currencyOf(country: string | null): Currency {
  if (country === "Canada") return "USD";
  if (country === "Switzerland") return "CHF";
  const jurisdiction = jurisdictionOf(country);
  if (jurisdiction === "uk") return "GBP";
  return jurisdiction === "us" ? "USD" : "EUR";
}
