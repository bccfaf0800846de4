/** What options cost over three years beside each other. */

import { type Estimate, estimateFor, type Option, wholeOf } from "#app/features/documents/budget/estimates.ts";
import { unpaidParts } from "#app/features/documents/budget/left-out.ts";
import { FOR_A_DOLLAR } from "#app/features/documents/facts/exchange.ts";
import { halfUp } from "#app/shared/half-up.ts";

/** Three years, in dollars at planning rates: what is compared is a ratio. */
export function priceOf(estimate: Estimate): number {
  return [...wholeOf(estimate)].reduce((sum, [currency, amount]) => sum + amount / FOR_A_DOLLAR[currency], 0);
}

/** The same of an option; 0 where it has no figures. */
export function priceIn(estimates: readonly Estimate[], option: Pick<Option, "letter">): number {
  const estimate = estimateFor(estimates, option);
  return estimate ? priceOf(estimate) : 0;
}

/** Up to so many times the sum of another option is the same within what an estimate tells. */
export const CLEARLY = 1.1;

/** Percent of the planning rate, below and above which two currencies are not taken to move while a decision is open. */
const LEAST_RATE = 75;

export function differences(own: Estimate, other: Estimate) {
  const [sums, beside] = [wholeOf(own), wholeOf(other)];
  return [...new Set([...sums.keys(), ...beside.keys()])].map((currency) => ({
    currency,
    by: (beside.get(currency) ?? 0) - (sums.get(currency) ?? 0),
  }));
}

/** Whether another option costs less in every currency, or at every plausible rate between them. */
export function costsLess(own: Estimate, other: Estimate): "always" | "never" | "at some rates" {
  const more = differences(own, other).map(({ currency, by }) => by / FOR_A_DOLLAR[currency]);
  const [up, down] = [1, -1].map((sign) =>
    more.filter((by) => by * sign > 0).reduce((sum, by) => sum + Math.abs(by), 0),
  ) as [number, number]; // a pair stays one
  if (up * 100 <= down * LEAST_RATE) return down > 0 ? "always" : "never";
  return down * 100 <= up * LEAST_RATE ? "never" : "at some rates";
}

/** Whether it costs less than another one, at any plausible rate, by more than an estimate may err. */
export const isClearlyLess = (option: Estimate, than: Estimate): boolean =>
  priceOf(option) > 0 && priceOf(than) > CLEARLY * priceOf(option) && costsLess(than, option) === "always";

/** Of those that cost clearly less than another one and leave nothing out that would have to be paid for, the best that is not clearly dearer than the cheapest. */
export function clearlyCheaper<Any extends Option & { total: number }>(
  options: readonly Any[],
  than: Option,
  estimates: readonly Estimate[],
): Any | undefined {
  const [asked, price] = [estimateFor(estimates, than), (option: Option) => priceIn(estimates, option)];
  const cheaper = options.filter((option) => {
    const own = estimateFor(estimates, option);
    return own && asked && isClearlyLess(own, asked) && unpaidParts(own, asked).length === 0;
  });
  const least = Math.min(...cheaper.map(price));
  return cheaper
    .filter((option) => price(option) <= CLEARLY * least)
    .toSorted((a, z) => z.total - a.total || price(a) - price(z))[0];
}

/** Of like with like: what does without a must is no measure. */
export const cheapestOf = (estimates: readonly Estimate[]): number =>
  Math.min(...estimates.map(priceOf).filter((price) => price > 0));

/** What the cheapest ranked option scores, and what each tenth that another costs more takes off; where every option adds cost, the cheapest is the least bad of them and reduces nothing. */
export const COST_RULES = { saves: { top: 5, tenth: 0.2 }, adds: { top: 2, tenth: 0.1 } } as const;

/** In tenths of a point, by the three years of an option ÷ the cheapest ranked: no step hides a difference, and what is not ranked scores no more for being cheaper. */
export function costScore(ratio: number, addsCost: boolean): number {
  const { top, tenth } = COST_RULES[addsCost ? "adds" : "saves"];
  return halfUp(Math.min(top, Math.max(1, top - tenth * 10 * (ratio - 1))) * 10) / 10;
}
