/** What the same work comes to for another answer that is tried: the sums of its budget, without the words of its lines. */

import type { Brief } from "#app/features/documents/brief/brief.ts";
import { COMMON_BILL } from "#app/features/documents/facts/work.ts";
import { chosenRows, count, resolved } from "#app/features/documents/pack.ts";
import { boughtOf } from "./bill.ts";
import { amountBetween, type Budget, type BudgetParts, priceOf, totalsOf, wholeUnits } from "./budget.ts";
import { contingencyOf } from "./contingency.ts";

export type Sums = Pick<Budget, "services" | "contingency" | "totals">;

/** The tasks stay as they are, and with them the services. */
export function triedSums(
  brief: Brief,
  { pack, plan }: Pick<BudgetParts, "pack" | "plan">,
  { rates, services }: Pick<Budget, "rates" | "services">,
): Sums {
  const contingency = wholeUnits((services.likely * contingencyOf(brief, plan).percent) / 100);
  const priced = [...pack.bill, ...COMMON_BILL].filter(({ price }) => price); // paid updates have none
  const lines = chosenRows(priced, brief).flatMap((row) => {
    if (!row.price) return [];
    const { quantity, owned } = boughtOf(brief, row);
    if (quantity <= 0 || owned) return [];
    const price = priceOf(resolved(row.price, brief), rates);
    const most = Math.max(quantity, count(row.most ?? 0, brief));
    return { price, amount: amountBetween(price, quantity, most, row.least), kind: row.kind, owned };
  });
  return { services, contingency, totals: totalsOf(rates.currency, services, contingency, lines) };
}
