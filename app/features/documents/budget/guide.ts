/** What services come to that a decision chooses, and that a quotation must price before they are in any sum. */

import type { Brief } from "#app/features/documents/brief/brief.ts";
import type { Currency } from "#app/features/documents/facts/exchange.ts";
import { RATE_CARDS } from "#app/features/documents/facts/prices.ts";
import { type BillLine, timesAYear } from "./bill.ts";
import { amountOf, type Budget, priceOf, type Range, times } from "./budget.ts";

type Guided = Pick<BillLine, "id" | "item"> & { currency: Currency; yearly: Range };

/** The recurring ones, with a full year of each. */
export function guidedServices(brief: Brief, { lines }: Budget): Guided[] {
  return lines.flatMap(({ id, item, kind, guide }) => {
    if (!guide || kind === "one-off") return [];
    const price = priceOf(guide.price, RATE_CARDS[brief.currency]);
    return [{ id, item, currency: price.currency, yearly: times(amountOf(price, guide.quantity), timesAYear(kind)) }];
  });
}
