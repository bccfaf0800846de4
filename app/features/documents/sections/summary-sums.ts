/** What the sums of the first page leave out. */

import { borrowsRates, marketOf } from "#app/features/documents/brief/jurisdiction.ts";
import type { BillLine } from "#app/features/documents/budget/bill.ts";
import { formatAmount } from "#app/features/documents/budget/budget.ts";
import type { Content } from "#app/features/documents/content.ts";
import { listed } from "#app/features/documents/words.ts";

/** Beside the sums of the first page: what is in none of them. */
export function leftOutOf(content: Content): string {
  return [openLines(content), ownedLines(content)].filter(Boolean).join("; ");
}

/** Where the rates are another market's: which, and how the reader's own take their place. */
export function borrowedRates({ brief, budget }: Content): string | null {
  const { country } = brief.client;
  if (!borrowsRates(country)) return null;
  const local = brief.country ? `for ${brief.country}` : "of the country";
  return `services in ${brief.currency} at ${marketOf(brief.currency)} rates, as none ${local} are published in the sources used; your own replace them: days by role (Budget Considerations) × rate, plus ${budget.contingencyPercent}% contingency`;
}

/** Lines that a quotation must price, so that nobody takes the sums for the whole. */
function openLines({ brief, budget }: Content): string | null {
  const open = budget.lines.filter(({ amount, owned }) => !amount && !owned);
  return open.length > 0 ? `to be quoted: ${named(open, brief.size !== "small")}` : null;
}

/** `B-02 Entra ID P1, B-03 Microsoft 365 E3`; what an item is for stands in the bill. */
function named(rows: readonly BillLine[], guides = false): string {
  return rows
    .map(({ id, item, formula }) => {
      const guide = guides && formula.startsWith("as a guide ") ? `, ${formula})` : ")"; // at the end of `(option)`
      return `${id} ${item.replace(/ \(includes .*\)$/, "").replace(/\)$/, guide)}`;
    })
    .join(", ");
}

/** What is taken as owned, for whoever finds that it is not. */
function ownedLines({ budget }: Content): string | null {
  const owned = budget.lines.filter((line) => line.owned === "assumed");
  if (owned.length === 0) return null;
  return `probably owned: ${named(owned)}`;
}

/** What comes on top where nothing is owned that is only taken so. */
export function sumsIfNotOwned({ budget }: Content): string | null {
  const owned = budget.lines.filter((line) => line.owned === "assumed");
  if (owned.length === 0) return null;
  const more = budget.ifNotOwned.flatMap(({ currency, oneOff, yearly }) => {
    const own = budget.totals.find((total) => total.currency === currency);
    return [
      { amount: oneOff.likely - (own?.oneOff.likely ?? 0), currency, when: "one-off" },
      { amount: yearly.likely - (own?.yearly.likely ?? 0), currency, when: "a year" },
    ];
  });
  const sums = more
    .filter(({ amount }) => amount > 0)
    .map(({ amount, currency, when }) => `${formatAmount(amount, currency)} ${when}`);
  const open = owned.filter(({ amount }) => !amount).map(({ id }) => `${id} by quotation`);
  return `adds ${listed([...sums, ...open])}`;
}
