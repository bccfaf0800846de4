/** The band of the client's budget, and what it says where it stands in a currency that nothing here is priced in. */

import type { Brief } from "#app/features/documents/brief/brief.ts";
import { borrowsRates, homeUnitOf } from "#app/features/documents/brief/jurisdiction.ts";
import { exchanged } from "#app/features/documents/facts/exchange.ts";
import type { Budget } from "./budget.ts";
import { aboutText, amountsOf } from "./one-currency.ts";

/** The ends of the bands, in thousands of whole units of the client's currency; the last one has no upper end. */
const BANDS: Record<string, readonly [number, number]> = {
  "25": [0, 25],
  "50": [25, 50],
  "100": [50, 100],
  "250": [100, 250],
  "500": [250, 500],
  more: [500, Infinity],
};
const THOUSAND = 1000 * 100;

/** Its ends in minor units; null where none was given. */
export function bandOf(brief: Brief): readonly [number, number] | null {
  const band = BANDS[brief.detail("budget-band") ?? ""];
  return band ? [band[0] * THOUSAND, band[1] * THOUSAND] : null;
}

/** A band was given, and in a currency in which nothing here is priced: it is set beside the sums once these are converted. */
export const isBandApart = (brief: Brief): boolean =>
  brief.known("budget-band") !== null && borrowsRates(brief.client.country);

/** What a currency has moved by in a year, in percent: so far inside a band no rate of the day changes the answer. */
const MOVES = 15;

/** Such a band beside the likely sum at planning rates; null where there is none, or nobody knows its currency. `sure`: at any near rate. */
export function bandApart(brief: Brief, budget: Budget): { about: string; state: string; sure: boolean } | null {
  const [band, unit] = [bandOf(brief), homeUnitOf(brief.client.country)];
  if (!band || !unit || !isBandApart(brief)) return null;
  const [start, end] = band;
  const [likely, high] = (["likely", "high"] as const).map((of) => exchanged(amountsOf(budget, "oneOff", of), unit));
  if (likely === undefined || high === undefined) return null;
  const state = likely > end ? "above" : high < start ? "below" : "within";
  return { about: aboutText(amountsOf(budget, "oneOff"), unit), state, sure: (high * (100 + MOVES)) / 100 <= end };
}
