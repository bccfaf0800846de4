/** The lines of the bill in the budget: priced, probably owned, to be quoted, and what is said of their prices. */

import { formatAmount, formatFigure } from "#app/features/documents/budget.ts";
import type { Content } from "#app/features/documents/content.ts";
import type { Sheet } from "#app/features/documents/sheet.ts";
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
      "Currency",
      "Paid",
      "Price kind and date",
    ],
    rows: content.budget.lines.filter(({ amount, owned }) => amount && !owned),
    cells: ({ id, item, quantity, price, amount, kind }) => [
      id,
      item,
      figure(quantity),
      price
        ? `${price.low === price.high ? formatFigure(price.low) : `${formatFigure(price.low)} – ${formatFigure(price.high)}`} per ${price.unit}`
        : "",
      ...figures(amount ?? undefined),
      price?.currency ?? "",
      kind,
      price ? [`${price.kind}, ${price.asOf} `, { cite: price.source }] : "",
    ],
  }));
}

export function otherLines(sheet: Sheet, content: Content): void {
  const { brief } = content;
  sheet.table("budget.owned", () => ({
    caption: "Lines that are probably owned already (to be confirmed, not summed)",
    columns: ["No.|code", "Item", "Quantity|number", "Worth if it had to be bought", "Paid"],
    rows: content.budget.lines.filter(({ owned }) => owned),
    cells: ({ id, item, quantity, amount, price, kind }) => [
      id,
      item,
      figure(quantity),
      amount && price ? formatAmount(amount.likely, price.currency) : "no list price",
      kind,
    ],
  }));
  sheet.table("budget.unpriced", () => ({
    caption: "Lines without a list price: a quotation is to be obtained",
    columns: ["No.|code", "Item", "Quantity|number", "How counted"],
    rows: content.budget.lines.filter(({ amount, owned }) => !amount && !owned),
    cells: ({ id, item, quantity, formula }) => [id, item, figure(quantity), formula],
  }));
  sheet.paragraph("budget.prices", () => {
    const foreign =
      content.budget.totals.length > 1
        ? " Amounts are kept in the currency of their price list and are not converted, because a rate without a date would be a guess."
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
    return `No discount is assumed${commercial ? ": volume levels A to D ended on 1 November 2025, and an annual commitment paid monthly adds 5%" : ""}.${foreign}${academic}`;
  });
}
