/** The lines of the bill in the budget: priced, probably owned, to be quoted, and what is said of their prices. */

import type { Brief } from "#app/features/documents/brief/brief.ts";
import { type BillLine, timesAYear } from "#app/features/documents/budget/bill.ts";
import { formatAmount, formatFigure } from "#app/features/documents/budget/budget.ts";
import { NONE } from "#app/features/documents/budget/estimates.ts";
import type { Content } from "#app/features/documents/content.ts";
import { ASSESSES } from "#app/features/documents/facts/effort.ts";
import type { PriceRow } from "#app/features/documents/facts/prices.ts";
import { isCited } from "#app/features/documents/tree/citations.ts";
import type { Sheet } from "#app/features/documents/tree/sheet.ts";
import type { Text } from "#app/features/documents/tree/tree.ts";
import { figure, listed, plural } from "#app/features/documents/words.ts";

/** The one table that counts and prices: a year's column adds up to the sum of a full year. */
export function billOfMaterials(sheet: Sheet, content: Content): void {
  sheet.heading("Bill of materials");
  sheet.table("bill", () => ({
    caption: `Bill of materials: quantity × unit price (midpoint of ranges)${content.budget.lines.some((line) => isPriced(line) && line.kind === "monthly") ? "; annual amounts are twelve rounded months" : ""}`,
    columns: [
      "No.|code",
      "Item",
      "Quantity|number",
      "Basis of quantity",
      "Unit price",
      "One-off|money",
      "Annual|money",
    ],
    rows: content.budget.lines,
    cells: (line) => [
      line.id,
      line.item,
      figure(line.quantity),
      line.formula,
      [unitPrice(line), ...basisOf(line)],
      ...amountsOf(line),
    ],
  }));
}

const isPriced = ({ amount, owned }: BillLine): boolean => amount !== null && !owned;

/** Kind and date of a price; a planning estimate has no source to look up. */
function basisOf({ price, owned }: BillLine): Exclude<Text, string> {
  if (!price || owned === "given" || isEstimate(price)) return [];
  return [`; ${price.kind}, ${price.asOf} `, { cite: price.source }];
}

const isEstimate = ({ source }: PriceRow): boolean => !source.some(isCited);

function amountsOf({ amount, price, owned, kind }: BillLine): string[] {
  if (!amount || !price || owned) return [NONE, NONE];
  const text = formatFigure(amount.likely * timesAYear(kind));
  return kind === "one-off" ? [text, NONE] : [NONE, text];
}

/** The licences that were counted. */
function ownedText({ brief }: Content): string {
  const counted = [
    { count: brief.given("user-licences"), of: "the main Microsoft 365 plan" },
    { count: brief.given("server-licences"), of: "Windows Server" },
  ];
  return listed(counted.flatMap(({ count, of }) => (count ? [`${plural(count, "licence")} of ${of}`] : [])));
}

export function otherLines(sheet: Sheet, content: Content): void {
  sheet.paragraph("budget.owned", () => {
    const counted = ownedText(content);
    const given = `Owned, as counted by the client${counted && ` (${counted})`}, and excluded from all totals`;
    const assumed = "Probably owned already; to be confirmed and excluded from all totals";
    return [
      ...ownedLines(content, "given", given),
      ...(content.brief.has("company-size", "small") // reads it in the key figures, the bill and the totals
        ? []
        : ownedLines(content, "assumed", assumed)),
    ].join(" ");
  });
  sheet.paragraph("budget.prices", () => pricesText(content));
}

function ownedLines({ budget }: Content, kept: BillLine["owned"], lead: string): string[] {
  const parts = budget.lines
    .filter(({ owned }) => owned === kept)
    .map(({ id, item, amount, price, kind }) => {
      const often = kind === "one-off" ? "one-off" : "a year";
      const sum = (amount?.likely ?? 0) * timesAYear(kind);
      const worth = amount && price ? `, worth ${formatAmount(sum, price.currency)} ${often}` : "";
      return `${id} ${item}${worth}`;
    });
  return parts.length > 0 ? [`${lead}: ${parts.join("; ")}.`] : [];
}

function pricesText({ brief, budget }: Content): string | null {
  const priced = budget.lines.filter(({ price, owned }) => price && owned !== "given");
  if (priced.length === 0) return null;
  const plans = budget.lines.filter(
    ({ item, owned }) => !owned && /Microsoft 365|Business|Entra ID P|Intune/.test(item),
  );
  const commercial = plans.some(({ amount }) => amount);
  const isCommercial = !brief.has("industry", "education", "government"); // other institutions have lists of their own
  const volume =
    isCommercial && brief.has("company-size", "large", "enterprise")
      ? "; volume levels A to D ended on 1 November 2025"
      : "";
  const paid =
    commercial && !brief.holds(ASSESSES) // a pilot holds its plans for weeks
      ? `. Payment is annual, as monthly adds 5%${volume}`
      : "";
  const estimated = priced.some(({ price }) => price && isEstimate(price))
    ? "Unit prices without a source number are 2026 planning estimates. "
    : "";
  const academic = brief.has("industry", "education") && plans.length > 0 ? academicText(commercial) : "";
  return `${estimated}No discount is assumed${paid}.${academic}${governmentText(brief)}`;
}

function academicText(commercial: boolean): string {
  return commercial
    ? " Academic prices apply to educational institutions; the commercial list prices shown are a ceiling until the academic quotation arrives."
    : " Academic prices apply to educational institutions, so plans are shown as lines to be quoted rather than at commercial list prices.";
}

function governmentText(brief: Brief): string {
  return brief.has("industry", "government") && brief.jurisdiction === "us"
    ? " A public body may have to use the Government Community Cloud or Azure Government, whose prices differ from the commercial list shown."
    : "";
}

/** `USD 8 per user and month`, with the range where there is one; of what is only assumed to be owned, what it costs if it is not. */
export function unitPrice({ price, owned }: Pick<BillLine, "price" | "owned">): string {
  if (owned === "given") return "owned";
  if (!price) return owned ? "probably owned" : "to be quoted";
  const { low, high, currency, unit } = price;
  return `${owned ? "probably owned, else " : ""}${currency} ${low === high ? formatFigure(low) : `${formatFigure(low)} – ${formatFigure(high)}`} per ${unit}`;
}
