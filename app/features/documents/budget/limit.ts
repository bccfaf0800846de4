/** The ends of the stated budget in the currency of the sums, beside all that is paid once. */

import type { Brief } from "#app/features/documents/brief/brief.ts";
import { exchanged } from "#app/features/documents/facts/exchange.ts";
import { bandOf, isBandApart } from "./band.ts";
import { type Budget, formatAmount } from "./budget.ts";
import { amountsOf } from "./one-currency.ts";

/** `whole` and `high`: what is paid once, in all currencies at planning rates. `text`: the upper end. */
export type Limit = { start: number; end: number; whole: number; high: number; text: string };

/** Null where no budget is known, or nobody knows in which currency. */
export function limitOf(brief: Brief, budget: Budget): Limit | null {
  const band = bandOf(brief);
  if (!band || isBandApart(brief)) return null;
  const { currency } = budget.rates;
  const [start, end] = band;
  const [whole, high] = (["likely", "high"] as const).map((of) => exchanged(amountsOf(budget, "oneOff", of), currency));
  return { start, end, whole: whole ?? 0, high: high ?? 0, text: formatAmount(end, currency) };
}
