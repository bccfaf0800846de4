/** The sums of the budget and the three years from the start: one-off, recurring from its week, parallel running. */

import type { BillLine } from "#app/features/documents/bill.ts";
import { type CurrencyTotal, formatAmount, formatFigure } from "#app/features/documents/budget.ts";
import type { Content } from "#app/features/documents/content.ts";
import type { PriceRow } from "#app/features/documents/facts/prices.ts";
import { type Sheet, sourced } from "#app/features/documents/sheet.ts";
import { type Begin, beginOf } from "#app/features/documents/years.ts";
import { figures } from "./budget-figures.ts";

export function totals(sheet: Sheet, content: Content): void {
  sheet.heading("Sums and three-year view");
  sheet.table("budget.totals", () => ({
    caption: "Sums by currency (one-off includes the services; likely and high also the contingency)",
    columns: ["Currency", "What", "Low|money", "Likely|money", "High|money"],
    rows: sourced(
      content.budget.totals.flatMap(({ currency, oneOff, yearly, threeYears }) => [
        ...(oneOff.high > 0 ? [{ currency, what: "One-off", range: oneOff }] : []),
        ...(yearly.high > 0 ? [{ currency, what: "Recurring, each full year", range: yearly }] : []),
        { currency, what: "Three years from the start", range: threeYears },
      ]),
      "ej",
    ),
    cells: ({ currency, what, range }) => [currency, what, ...figures(range)],
  }));
  sheet.paragraph("budget.open", () => {
    const open = content.budget.lines.filter(({ amount, owned }) => !amount && !owned).map(({ id }) => id);
    return open.length > 0 && `Not in these sums, nor in the three-year view: ${open.join(", ")}, to be quoted.`;
  });
  sheet.table("budget.years", () => ({
    caption: "Three years from the start of the project, likely figures",
    columns: ["Currency", "What", "Year 1|money", "Year 2|money", "Year 3|money", "Together|money"],
    rows: sourced(content.budget.totals.flatMap(yearRows), "ej"),
    cells: ({ currency, what, amounts }) => [
      currency,
      what,
      ...amounts.map(formatFigure),
      formatFigure(amounts.reduce((sum, amount) => sum + amount, 0)),
    ],
  }));
  sheet.paragraph("budget.ramp", () => {
    const { plan, budget } = content;
    const begins = new Set(budget.lines.flatMap((line) => (isRecurring(line) ? [beginOf(line.price)] : [])));
    const rollout = plan.phases.filter(({ number }) => number === 3);
    const weeks: Record<Begin, string> = {
      build: `platforms and services from phase 2 (week ${(plan.phases[1]?.start ?? 0) + 1})`,
      rollout: `what is counted for each user, device, machine or gigabyte growing evenly over phase 3 (weeks ${(rollout[0]?.start ?? 0) + 1} to ${rollout.at(-1)?.end ?? 0})`,
      acceptance: `the consultant's days after acceptance (week ${plan.weeks + 1})`,
    };
    const parts = BEGINS.filter((begin) => begins.has(begin)).map((begin) => weeks[begin]);
    return parts.length > 0 && `Recurring lines are paid from the week in which they begin: ${parts.join(", ")}.`;
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
      `${amounts.join(" and ")} of the recurring cost of the first year or of the rollout is ${parallel.what}, ${low} to ${high} months of the lines that follow the rollout. It is inside the view above and no saving can be set against it; the old side's room, power and maintenance go on for the same months in the client's present budget.`,
    ];
  });
}

const BEGINS: readonly Begin[] = ["build", "rollout", "acceptance"];

function isRecurring(line: BillLine): line is BillLine & { price: PriceRow } {
  return Boolean(line.price && line.amount && !line.owned && line.kind !== "one-off");
}

/** One-off cost falls into the year of the order; both rows together make the third. */
function yearRows({ currency, oneOff, years }: CurrencyTotal): { currency: string; what: string; amounts: number[] }[] {
  const once = [oneOff.likely, 0, 0];
  const recurring = years.map(({ likely }) => likely);
  const both = recurring.map((amount, index) => amount + (once[index] ?? 0));
  if (recurring.every((amount) => amount === 0)) return [{ currency, what: "One-off", amounts: once }];
  return [
    ...(oneOff.likely > 0 ? [{ currency, what: "One-off", amounts: once }] : []),
    { currency, what: "Recurring", amounts: recurring },
    ...(oneOff.likely > 0 ? [{ currency, what: "Both", amounts: both }] : []),
  ];
}
