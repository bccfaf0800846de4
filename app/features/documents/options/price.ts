/** What options cost over three years beside each other. */

import { type Estimate, estimateFor, type Option, partsLeftOut } from "#app/features/documents/budget/estimates.ts";
import { FOR_A_DOLLAR } from "#app/features/documents/facts/exchange.ts";
import { halfUp } from "#app/shared/half-up.ts";

/** Three years, in dollars at planning rates: what is compared is a ratio. */
export function priceOf({ threeYears }: Estimate): number {
  return [...threeYears].reduce((sum, [currency, amount]) => sum + amount / FOR_A_DOLLAR[currency], 0);
}

/** The same of an option; 0 where it has no figures. */
export function priceIn(estimates: readonly Estimate[], option: Pick<Option, "letter">): number {
  const estimate = estimateFor(estimates, option);
  return estimate ? priceOf(estimate) : 0;
}

/** Up to so many times the sum of another option is the same within what an estimate tells. */
export const CLEARLY = 1.1;

/** Whether it costs less over three years in every currency, and its sums leave out nothing that those of the other hold. */
export function isCheaper(option: Option, than: Option, estimates: readonly Estimate[]): boolean {
  const [own, other] = [estimateFor(estimates, option), estimateFor(estimates, than)];
  if (!own || !other || priceOf(own) === 0 || priceOf(own) >= priceOf(other) || partsLeftOut(own, other).length > 0)
    return false;
  return [...own.threeYears].every(([currency, amount]) => amount <= (other.threeYears.get(currency) ?? 0));
}

/** The cheapest of those that are cheaper than another one by more than an estimate may err. */
export function clearlyCheaper<Any extends Option>(
  options: readonly Any[],
  than: Option,
  estimates: readonly Estimate[],
): Any | undefined {
  const price = (option: Option) => priceIn(estimates, option);
  return options
    .filter((option) => isCheaper(option, than, estimates) && price(than) > CLEARLY * price(option))
    .toSorted((a, z) => price(a) - price(z))[0];
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
