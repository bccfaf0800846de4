/** What the sums of the first page leave out. */

import type { BillLine } from "#app/features/documents/bill.ts";
import { formatAmount } from "#app/features/documents/budget.ts";
import type { Content } from "#app/features/documents/content.ts";
import { listed } from "#app/features/documents/words.ts";
import type { Currency } from "#app/shared/money.ts";

/** Beside the sums of the first page: what is in none of them. */
export function leftOutOf(content: Content): string {
  return [openLines(content), ownedLines(content)].filter(Boolean).join("; ");
}

/** Lines that a quotation must price, so that nobody takes the sums for the whole. */
function openLines({ budget }: Content): string | null {
  const open = budget.lines.filter(({ amount, owned }) => !amount && !owned);
  return open.length > 0 ? `to be quoted: ${named(open)}` : null;
}

/** `B-02 Entra ID P1, B-03 Microsoft 365 E3`; what an item is for stands in the bill. */
function named(rows: readonly BillLine[]): string {
  return rows.map(({ id, item }) => `${id} ${item.replace(/ \(carries .*\)$/, "")}`).join(", ");
}

const PAID = { "one-off": "once", monthly: "a month", yearly: "a year" };

/** What is taken as owned, for whoever finds that it is not. */
function ownedLines({ budget }: Content): string | null {
  const owned = budget.lines.filter((line) => line.owned === "assumed");
  if (owned.length === 0) return null;
  const sums = Object.entries(PAID).flatMap(([paidAs, paid]) => {
    const worth = new Map<Currency, number>();
    for (const { amount, price, kind } of owned)
      if (amount && price && kind === paidAs)
        worth.set(price.currency, (worth.get(price.currency) ?? 0) + amount.likely);
    return [...worth].map(([currency, sum]) => `${formatAmount(sum, currency)} ${paid}`);
  });
  const quoted = owned.some(({ amount }) => !amount) ? ["by quotation"] : [];
  const dearer = listed([...sums, ...quoted]);
  return `probably owned: ${named(owned)} (if not, ${dearer})`;
}
