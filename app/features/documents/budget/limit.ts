/** The ends of the stated budget in the currency of the sums, beside all that is paid once. */

import type { Brief } from "#app/features/documents/brief/brief.ts";
import { homeUnitOf } from "#app/features/documents/brief/jurisdiction.ts";
import { exchanged } from "#app/features/documents/facts/exchange.ts";
import { bandOf, isBandApart } from "./band.ts";
import { type Budget, formatAmount, formatFigure } from "./budget.ts";
import { amountsOf } from "./one-currency.ts";

/** `whole` and `high`: what is paid once, in all currencies at planning rates. `text`: the upper end as the client counts it. */
export type Limit = { start: number; end: number; whole: number; high: number; text: string };

/** Null where no budget is known, or nobody knows in which currency. */
export function limitOf(brief: Brief, budget: Budget): Limit | null {
  const band = bandOf(brief);
  const { currency } = budget.rates;
  const unit = isBandApart(brief) ? homeUnitOf(brief.client.country) : currency;
  if (!band || !unit) return null;
  const one = exchanged([[currency, 1]], unit);
  const [start, end] = band.map((edge) => (Number.isFinite(edge) ? Math.floor(edge / one / 100) * 100 : edge));
  const [whole, high] = (["likely", "high"] as const).map((of) => exchanged(amountsOf(budget, "oneOff", of), currency));
  const own = `${unit} ${formatFigure(band[1])}`;
  const text = unit === currency ? own : `${own} (${formatAmount(end ?? 0, currency)} at planning rates)`;
  return { start: start ?? 0, end: end ?? 0, whole: whole ?? 0, high: high ?? 0, text };
}
