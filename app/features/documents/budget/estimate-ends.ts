/** What an option takes and costs at both ends: days in the proportion of the first option's, and each price as far as it ranges. */

import type { Effort } from "#app/features/documents/effort/effort.ts";
import type { Currency } from "#app/shared/money.ts";
import { amountOf, type Budget, type Range, roughly, wholeUnits } from "./budget.ts";
import type { Estimate } from "./estimates.ts";

type Ends = Pick<Range, "low" | "high">;

/** Tenths of a day. */
export function daysAtEnds({ days }: Pick<Estimate, "days">, { low, likely, high, unit }: Effort): Ends {
  const at = (end: number) => Math.round((days * end) / likely / unit) * unit;
  return { low: at(low), high: at(high) };
}

/** Once, by currency, as the totals of the first option: low without contingency, and high with that of the likely days. */
export function onceAtEnds(estimate: Estimate, effort: Effort, budget: Budget): ReadonlyMap<Currency, Ends> {
  const { lines, services, contingency, days } = estimate;
  const ends = daysAtEnds(estimate, effort);
  const at = (end: number) => wholeUnits((services * end) / Math.max(1, days));
  const sums = new Map([[budget.rates.currency, { low: at(ends.low), high: at(ends.high) + contingency }]]);
  for (const { line, price, quantity, months = 1, kind } of lines) {
    if (kind !== "one-off") continue;
    const amount = budget.lines.find(({ id }) => id === line)?.amount ?? amountOf(price, quantity * months);
    const { low, high } = sums.get(price.currency) ?? { low: 0, high: 0 };
    sums.set(price.currency, { low: low + amount.low, high: high + amount.high });
  }
  return new Map([...sums].map(([currency, { low, high }]) => [currency, { low: roughly(low), high: roughly(high) }]));
}
