/** The sums of the budget: one-off, each full year, three years, and what is paid twice while both sides run. */

import { formatAmount, formatFigure } from "#app/features/documents/budget.ts";
import type { Content } from "#app/features/documents/content.ts";
import { type Sheet, sourced } from "#app/features/documents/sheet.ts";
import { figures } from "./budget-figures.ts";

export function totals(sheet: Sheet, content: Content): void {
  sheet.heading("Sums and three-year view");
  sheet.table("budget.totals", () => ({
    caption: "Sums by currency (one-off: services, their contingency in likely and high, and one-off lines)",
    columns: ["Currency", "What", "Low|money", "Likely|money", "High|money"],
    rows: sourced(
      content.budget.totals.flatMap(({ currency, oneOff, yearly, threeYears }) => [
        ...(oneOff.high > 0 ? [{ currency, what: "One-off", range: oneOff }] : []),
        ...(yearly.high > 0
          ? [
              { currency, what: "Recurring, each full year", range: yearly },
              { currency, what: "One-off and three full years", range: threeYears },
            ]
          : []),
      ]),
      "ej",
    ),
    cells: ({ currency, what, range }) => [currency, what, ...figures(range)],
  }));
  sheet.paragraph("budget.open", () => {
    const open = content.budget.lines.filter(({ amount, owned }) => !amount && !owned);
    const names = open.map(({ id, item }) => `${id} ${item}`);
    return open.length > 0 && `To be quoted, and in none of the sums above: ${names.join("; ")}.`;
  });
  sheet.paragraph("budget.parallel", () => {
    const { parallel } = content.budget;
    if (!parallel || parallel.amounts.length === 0) return null;
    const [low, high] = parallel.months;
    const amounts = parallel.amounts.map(
      ([currency, range]) =>
        `${formatAmount(range.likely, currency)} likely (${formatFigure(range.low)} to ${formatFigure(range.high)})`,
    );
    return [
      { strong: "Parallel running: " },
      `${amounts.join(" and ")} of the recurring cost is ${parallel.what}, ${low} to ${high} months of the lines counted by what moves. It is inside the three years; the old side's own cost goes on for the same months in the client's present budget.`,
    ];
  });
}
