/** Whose law and whose currency a country has. */

import type { Unit } from "#app/features/documents/facts/exchange.ts";
import type { Jurisdiction } from "#app/features/documents/facts/regulation-row.ts";
import { EEA_COUNTRIES } from "#app/shared/countries.ts";
import type { Currency } from "#app/shared/money.ts";

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

/** Currencies that no day rates are held in and that move against those in which services are priced. */
const FLOATING: ReadonlyMap<string, { name: string; unit: Unit }> = new Map([
  ["Australia", { name: "Australian dollar", unit: "AUD" }],
  ["Canada", { name: "Canadian dollar", unit: "CAD" }],
  ["Czechia", { name: "Czech koruna", unit: "CZK" }],
  ["Hungary", { name: "Hungarian forint", unit: "HUF" }],
  ["Iceland", { name: "Icelandic króna", unit: "ISK" }],
  ["Norway", { name: "Norwegian krone", unit: "NOK" }],
  ["Poland", { name: "Polish zloty", unit: "PLN" }],
  ["Romania", { name: "Romanian leu", unit: "RON" }],
  ["Sweden", { name: "Swedish krona", unit: "SEK" }],
]);

/** The client's own currency, where its rate to that of the prices is a risk. */
export function floatingCurrencyOf(country: string | null): string | undefined {
  return FLOATING.get(country ?? "")?.name;
}

/** The currency in which the client counts: its own where day rates are borrowed and it is known, null where it is not. */
export function homeUnitOf(country: string | null): Unit | null {
  if (!borrowsRates(country)) return currencyOf(country);
  return country === "Denmark" ? "DKK" : (FLOATING.get(country ?? "")?.unit ?? null);
}

/** Whether the client pays in another currency than that of the rates; the Danish krone differs, but is tied to the euro. */
export function borrowsRates(country: string | null): boolean {
  const isElsewhere = jurisdictionOf(country) === "other" && country !== "Switzerland";
  return isElsewhere || country === "Denmark" || FLOATING.has(country ?? "");
}

/** Whose rates stand in for those of a country without its own. */
export const marketOf = (currency: Currency): string => (currency === "USD" ? "North American" : "Irish and EU");

/** The currency of rates and sums: of the market on record that the country belongs to, or else of the nearest one. */
export function currencyOf(country: string | null): Currency {
  if (country === "Canada") return "USD";
  if (country === "Switzerland" || country === "Liechtenstein") return "CHF";
  const jurisdiction = jurisdictionOf(country);
  if (jurisdiction === "uk") return "GBP";
  return jurisdiction === "us" ? "USD" : "EUR";
}
