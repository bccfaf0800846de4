/** The lines of the bill in the budget: priced, probably owned, to be quoted, and what is said of their prices. */

import type { BillLine } from "#app/features/documents/budget/bill.ts";
import { formatAmount, formatFigure } from "#app/features/documents/budget/budget.ts";
import type { Content } from "#app/features/documents/content.ts";
import { ASSESSES } from "#app/features/documents/facts/effort.ts";
import type { Sheet } from "#app/features/documents/tree/sheet.ts";
import { figure } from "#app/features/documents/words.ts";
import { figures } from "./budget-figures.ts";

export function pricedLines(sheet: Sheet, content: Content): void {
  sheet.heading("Licences, hardware and consumption");
  sheet.table("budget.lines", () => ({
    caption: "Priced lines of the bill of materials",
    columns: [
      "No.|code",
      "Item",
      "Quantity|number",
      "Unit price",
      "Low|money",
      "Likely|money",
      "High|money",
      "Paid",
      "Price kind and date",
    ],
    rows: content.budget.lines.filter(({ amount, owned }) => amount && !owned),
    cells: ({ id, item, quantity, price, amount, kind }) => [
      id,
      item,
      figure(quantity),
      unitPrice({ price, owned: false }),
      ...figures(amount ?? undefined),
      kind,
      price ? [`${price.kind}, ${price.asOf} `, { cite: price.source }] : "",
    ],
  }));
}

export function otherLines(sheet: Sheet, content: Content): void {
  const { brief } = content;
  sheet.paragraph("budget.owned", () => {
    const listing = (lead: string, kept: BillLine["owned"]) => {
      const parts = content.budget.lines
        .filter(({ owned }) => owned === kept)
        .map(({ id, item, amount, price, kind }) => {
          const worth = amount && price ? `, worth ${formatAmount(amount.likely, price.currency)} ${PAID[kind]}` : "";
          return `${id} ${item}${worth}`;
        });
      return parts.length > 0 ? [`${lead}: ${parts.join("; ")}.`] : [];
    };
    return [
      ...listing("Owned, as the client counts, and not included in any sum", "given"),
      ...listing("Probably owned already, to be confirmed and not included in any sum", "assumed"),
    ].join(" ");
  });
  sheet.paragraph("budget.prices", () => {
    if (content.budget.lines.length === 0) return null;
    const foreign =
      content.budget.totals.length > 1
        ? " Amounts stay in the currency of their price list and are not converted."
        : "";
    const plans = content.budget.lines.filter(
      ({ item, owned }) => !owned && /Microsoft 365|Business|Entra ID P|Intune/.test(item),
    );
    const commercial = plans.some(({ amount }) => amount);
    const academic =
      !brief.has("industry", "education") || plans.length === 0
        ? ""
        : commercial
          ? " Academic prices apply to an institution of education; the commercial list printed here is the ceiling until the academic quotation arrives."
          : " Academic prices apply to an institution of education: its plans stand among the lines to be quoted, not at the commercial list.";
    const government =
      brief.has("industry", "government") && brief.jurisdiction === "us"
        ? " A public body may be bound to the Government Community Cloud or Azure Government, whose price lists differ from the commercial one printed here."
        : "";
    const volume = brief.has("company-size", "large", "enterprise")
      ? "; volume levels A to D ended on 1 November 2025"
      : "";
    const paid =
      commercial && !brief.holds(ASSESSES) // a pilot holds its plans for weeks
        ? `: plans are priced as paid yearly, monthly payment adds 5%${volume}`
        : "";
    return `No discount is assumed${paid}.${foreign}${academic}${government}`;
  });
}

/** `USD 8 per user and month`, with the range where there is one. */
export function unitPrice({ price, owned }: Pick<BillLine, "price" | "owned">): string {
  if (owned) return owned === "given" ? "owned" : "probably owned";
  if (!price) return "to be quoted";
  const { low, high, currency, unit } = price;
  return `${currency} ${low === high ? formatFigure(low) : `${formatFigure(low)} – ${formatFigure(high)}`} per ${unit}`;
}

const PAID = { "one-off": "once", monthly: "a month", yearly: "a year" } as const;

/** `USD 660 a month`. */
export function likelyText({ amount, price, owned, kind }: BillLine): string {
  return amount && price && !owned ? `${formatAmount(amount.likely, price.currency)} ${PAID[kind]}` : "not included";
}
