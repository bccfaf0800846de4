/** What an option takes and costs at both ends: days in the proportion of the first option's, and each price as far as it ranges. */

import type { Effort } from "#app/features/documents/effort/effort.ts";
import { amountOf, type Budget, type Range, roughly, wholeUnits } from "./budget.ts";
import type { Estimate } from "./estimates.ts";

type Ends = Pick<Range, "low" | "high">;

/** Tenths of a day. */
export function daysAtEnds({ days }: Pick<Estimate, "days">, { low, likely, high, unit }: Effort): Ends {
  const at = (end: number) => Math.round((days * end) / likely / unit) * unit;
  return { low: at(low), high: at(high) };
}

/** Once, in the currency of the services, as the totals of the first option: both ends with the contingency of the likely days. */
export function onceAtEnds(estimate: Estimate, effort: Effort, budget: Budget): Ends {
  const { lines, services, contingency, days } = estimate;
  const ends = daysAtEnds(estimate, effort);
  const at = (end: number) => wholeUnits((services * end) / Math.max(1, days));
  const bought = lines.filter(({ price, kind }) => kind === "one-off" && price.currency === budget.rates.currency);
  const amounts = bought.map(
    ({ line, price, quantity, months = 1 }) =>
      budget.lines.find(({ id }) => id === line)?.amount ?? amountOf(price, quantity * months),
  );
  const sum = (end: keyof Ends) => amounts.reduce((all, amount) => all + amount[end], at(ends[end]));
  return { low: roughly(sum("low") + contingency), high: roughly(sum("high") + contingency) };
}
