/** What the sums of the first page leave out. */

import type { BillLine } from "#app/features/documents/budget/bill.ts";
import { formatAmount } from "#app/features/documents/budget/budget.ts";
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
  return rows.map(({ id, item }) => `${id} ${item.replace(/ \(includes .*\)$/, "")}`).join(", ");
}

/** What is taken as owned, for whoever finds that it is not. */
function ownedLines({ budget }: Content): string | null {
  const owned = budget.lines.filter((line) => line.owned === "assumed");
  if (owned.length === 0) return null;
  return `probably owned: ${named(owned)}`;
}

/** The other end of the sums: what they come to where nothing is owned that is only taken so. */
export function sumsIfNotOwned({ budget }: Content): string | null {
  const owned = budget.lines.filter((line) => line.owned === "assumed");
  if (owned.length === 0) return null;
  const paid = (kinds: readonly BillLine["kind"][], currency: Currency) =>
    owned.some(({ kind, price }) => kinds.includes(kind) && price?.currency === currency);
  /** Beside a sum in another currency it reads as that sum's successor; last of all, so that the word holds for nothing else. */
  const another = (currency: Currency, kind: "oneOff" | "yearly") =>
    budget.totals.some((total) => total[kind].high > 0) &&
    !budget.totals.some((total) => total.currency === currency && total[kind].high > 0)
      ? "another "
      : "";
  const found = budget.ifNotOwned.flatMap(({ currency, oneOff, yearly }) => [
    ...(paid(["one-off"], currency)
      ? [`${another(currency, "oneOff")}${formatAmount(oneOff.likely, currency)} one-off`]
      : []),
    ...(paid(["monthly", "yearly"], currency)
      ? [`${another(currency, "yearly")}${formatAmount(yearly.likely, currency)} a year`]
      : []),
  ]);
  const isAnother = (sum: string) => sum.startsWith("another");
  const whole = found.filter((sum) => !isAnother(sum));
  const sums = [
    whole.length > 0 && `${listed(whole)} likely in total${budget.totals.length > 1 ? ", per currency" : ""}`,
    whole.length < found.length && `${listed(found.filter(isAnother))} likely`,
  ].filter((part) => part !== false);
  const open = owned.filter(({ amount }) => !amount).map(({ id }) => id);
  const quoted = open.length > 0 ? `${listed(open)} by quotation` : "";
  return [...sums, ...(quoted ? [quoted] : [])].join(", and ");
}
