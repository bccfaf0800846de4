/** The sums of the budget: one-off, each full year, three years, and what is paid twice while both sides run. */

import { add, type CurrencyTotal, formatAmount, formatFigure, times } from "#app/features/documents/budget/budget.ts";
import { wholeOf } from "#app/features/documents/budget/estimates.ts";
import { guidedServices } from "#app/features/documents/budget/guide.ts";
import { numberEndsText } from "#app/features/documents/budget/number-ends.ts";
import { aboutText, oneCurrencyText, paysText, returnsText } from "#app/features/documents/budget/one-currency.ts";
import type { Content } from "#app/features/documents/content.ts";
import { type Currency, exchanged } from "#app/features/documents/facts/exchange.ts";
import { ranges } from "#app/features/documents/numbered.ts";
import { type Sheet, sourced } from "#app/features/documents/tree/sheet.ts";
import type { Text } from "#app/features/documents/tree/tree.ts";
import { listed } from "#app/features/documents/words.ts";
import { outlinedAhead } from "./ahead.ts";
import { figures } from "./budget-figures.ts";

export function totals(sheet: Sheet, content: Content): void {
  sheet.heading(recurs(content) ? "Totals and three-year view" : "Totals");
  sheet.table("budget.totals", () => ({
    caption: "Totals by currency (one-off: services, contingency and one-off lines)",
    columns: ["Currency", "Total", "Low|money", "Likely|money", "High|money"],
    rows: sourced(
      currenciesOf(content).flatMap(({ currency, oneOff, yearly, threeYears }) => [
        ...(oneOff.high > 0 ? [{ currency, what: "One-off", range: oneOff }] : []),
        ...(yearly.high > 0
          ? [
              { currency, what: "Recurring, per full year", range: yearly },
              { currency, what: "One-off plus three full years", range: threeYears },
            ]
          : []),
        ...notOwnedRows(content, currency),
        ...guideRows(content, { currency, yearly, threeYears }),
      ]),
      "ej",
    ),
    cells: ({ currency, what, range }) => [currency, what, ...figures(range)],
  }));
  sheet.paragraph("budget.currencies", () => oneCurrencyText(content.brief, content.budget));
  sheet.paragraph("budget.pays", () => {
    const text = content.brief.has("company-size", "small") ? null : paysText(content.brief, content.budget);
    return text && `${text.replace(/\.$/, "")}${paysAhead(content)}.`;
  });
  sheet.paragraph("budget.returns", () => (content.brief.has("company-size", "small") ? null : returnsText(content)));
  sheet.paragraph("budget.ends", () => (content.brief.has("company-size", "small") ? null : numberEndsText(content)));
  sheet.paragraph("budget.open", () => {
    if (content.brief.has("company-size", "small")) return null; // whose first page names them
    const open = content.budget.lines.filter(({ amount, owned }) => !amount && !owned);
    return open.length > 0 && `To be quoted, and in no sum that does not name it: ${listed(open.map(({ id }) => id))}.`;
  });
  sheet.paragraph("budget.parallel", () => parallelText(content));
}

function parallelText({ budget: { parallel } }: Content): Text | null {
  if (!parallel || parallel.amounts.length === 0) return null;
  const [low, high] = parallel.months;
  const amounts = parallel.amounts.map(
    ([currency, range]) =>
      `${formatAmount(range.likely, currency)} likely (${formatFigure(range.low)} to ${formatFigure(range.high)})`,
  );
  return [
    { strong: "Parallel running: " },
    `${amounts.join(" and ")} of the recurring cost is ${parallel.what} (${ranges(parallel.ids)}), for ${low} to ${high} months, likely ${(low + high) / 2}. It is part of the three-year total; the existing platform's own cost continues for those months in the client's present budget.`,
  ];
}

/** The same of the option in front. */
function paysAhead(content: Content): string {
  const other = outlinedAhead(content)?.estimate;
  if (!other) return "";
  const { currency } = content.brief;
  const third = aboutText([[currency, exchanged(wholeOf(other), currency) / 3]], currency);
  return `; of ${other.option.letter}, ${third}`;
}

/** Whether anything is paid by the year, or may have to be. */
function recurs({ budget: { totals, ifNotOwned } }: Content): boolean {
  return [...totals, ...ifNotOwned].some(({ yearly }) => yearly.high > 0);
}

/** With the currencies in which nothing is counted but what may have to be bought. */
function currenciesOf({ budget: { totals, ifNotOwned } }: Content): CurrencyTotal[] {
  const none = { low: 0, likely: 0, high: 0 };
  const others = ifNotOwned.filter(({ currency }) => !totals.some((total) => total.currency === currency));
  return [...totals, ...others.map(({ currency }) => ({ currency, oneOff: none, yearly: none, threeYears: none }))];
}

/** The sums with a service that a decision chooses, and that a quotation must price. */
function guideRows({ brief, budget }: Content, { currency, ...sums }: Omit<CurrencyTotal, "oneOff">) {
  return guidedServices(brief, budget)
    .filter((service) => service.currency === currency)
    .flatMap(({ id, yearly }) => [
      { currency, what: `Recurring, per full year, with ${id}`, range: add(sums.yearly, yearly) },
      { currency, what: `One-off plus three full years, with ${id}`, range: add(sums.threeYears, times(yearly, 3)) },
    ]);
}

/** The sums that change where what is taken as owned has to be bought. */
function notOwnedRows({ brief, budget: { lines, ifNotOwned } }: Content, currency: Currency) {
  const dearer = ifNotOwned.find((total) => total.currency === currency);
  if (!dearer) return [];
  const assumed = lines.filter(({ owned, price }) => owned === "assumed" && price?.currency === currency);
  const ids = `if ${listed(assumed.map(({ id }) => id))} ${assumed.length > 1 ? "are" : "is"} not owned`;
  const once = assumed.some(({ kind }) => kind === "one-off");
  const recurs = assumed.some(({ kind }) => kind !== "one-off");
  return [
    ...(once ? [{ currency, what: `One-off, ${ids}`, range: dearer.oneOff }] : []),
    ...(recurs ? [{ currency, what: `Recurring, per full year, ${ids}`, range: dearer.yearly }] : []),
    ...(recurs && !brief.has("company-size", "small") // whose first page has it
      ? [{ currency, what: `One-off plus three full years, ${ids}`, range: dearer.threeYears }]
      : []),
  ];
}
