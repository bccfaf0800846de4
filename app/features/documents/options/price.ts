/** What options cost over three years beside each other. */

import { type Estimate, type Option, partsLeftOut } from "#app/features/documents/budget/estimates.ts";
import { FOR_A_DOLLAR } from "#app/features/documents/facts/exchange.ts";

/** Three years, in dollars at planning rates: what is compared is a ratio. */
export function priceOf({ threeYears }: Estimate): number {
  return [...threeYears].reduce((sum, [currency, amount]) => sum + amount / FOR_A_DOLLAR[currency], 0);
}

/** Up to so many times the sum of another option is the same within what an estimate tells. */
const CLEARLY = 1.1;

/** Whether it costs less over three years in every currency, and its sums leave out nothing that those of the other hold. */
export function isCheaper(option: Option, than: Option, estimates: readonly Estimate[]): boolean {
  const [own, other] = [option, than].map(({ letter }) => estimates.find((row) => row.option.letter === letter));
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
  const priced = ({ letter }: Option) => {
    const estimate = estimates.find(({ option }) => option.letter === letter);
    return estimate ? priceOf(estimate) : 0;
  };
  return options
    .filter((option) => isCheaper(option, than, estimates) && priced(than) > CLEARLY * priced(option))
    .toSorted((a, z) => priced(a) - priced(z))[0];
}
