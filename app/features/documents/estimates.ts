/** The options side by side in figures: the first as worked out in this document, the others by ratio, each with its basis. */

import type { Currency } from "#app/shared/money.ts";
import type { BillLine } from "./bill.ts";
import type { Brief } from "./brief.ts";
import { amountOf, type Budget, formatAmount, formatFigure, priceOf, roughly } from "./budget.ts";
import { daysOfRow, type Effort, formatDays } from "./effort.ts";
import { chosenRows, count, type OptionEstimate, type OptionRow, type Pack, say } from "./pack.ts";
import type { Plan } from "./plan.ts";
import { figure } from "./words.ts";

type Amounts = ReadonlyMap<Currency, number>;

/** The first option is the one that the document designs. */
export type Option = { row: OptionRow; letter: string };

export type Estimate = {
  option: Option;
  /** Tenths of a day; of an estimated option whole days. */
  days: number;
  weeks: number;
  /** Likely figures in minor units: services with contingency and what is bought, a full year, and one plus three of these. */
  oneOff: Amounts;
  yearly: Amounts;
  threeYears: Amounts;
  /** What the figures were worked out from. */
  basis: string;
  without: string;
  /** The same in its parts: the lines of the first option without a sum, and what it says itself. */
  unsummed: readonly BillLine[];
  besides: string;
};

export type Worked = { effort: Effort; budget: Budget; plan: Plan };

const LETTERS = "ABCDEF";
export const NONE = "–";
const NOTHING = "nothing";

export function optionsOf(brief: Brief, pack: Pack): Option[] {
  return chosenRows(pack.options, brief).map((row, index) => ({ row, letter: LETTERS[index] ?? "?" }));
}

export function estimatesOf(brief: Brief, options: readonly Option[], worked: Worked): Estimate[] {
  const [designed] = options;
  return options.flatMap((option) => {
    if (option === designed) return [designedEstimate(option, worked)];
    const { estimate } = option.row;
    return estimate ? [estimateOf(brief, option, estimate, worked)] : [];
  });
}

function designedEstimate(option: Option, { effort, budget, plan }: Worked): Estimate {
  const oneOff = new Map(budget.totals.map(({ currency, oneOff: range }) => [currency, range.likely]));
  const yearly = new Map(budget.totals.map(({ currency, yearly: range }) => [currency, range.likely]));
  return {
    option,
    days: effort.likely,
    weeks: plan.minimumWeeks,
    ...withYears(oneOff, yearly),
    basis: "the sums of the budget",
    ...leftOut(budget.lines),
  };
}

function estimateOf(brief: Brief, option: Option, estimate: OptionEstimate, worked: Worked): Estimate {
  const { effort, budget, plan } = worked;
  const { days: ratio, weeks, without = "" } = estimate;
  const share =
    typeof ratio === "number" ? (effort.likely * ratio) / 100 : daysOfRow(brief, ratio.row, ratio.percent, effort)[1];
  const days = share > 0 ? Math.max(1, Math.round(share / 10)) * 10 : 0;
  const services = (days * budget.services.likely) / Math.max(1, effort.likely);
  const { oneOff, yearly } = boughtFor(brief, estimate, budget);
  const { currency } = budget.rates;
  oneOff.set(currency, (oneOff.get(currency) ?? 0) + services * (1 + budget.contingencyPercent / 100));
  return {
    option,
    days,
    weeks: days > 0 ? Math.max(1, Math.round((plan.minimumWeeks * weeks) / 100)) : 0,
    ...withYears(rounded(oneOff), rounded(yearly)),
    basis: basisOf(brief, estimate, budget),
    ...leftOut(keptOf(estimate, budget.lines), say(without, brief)),
  };
}

/** The lines of the first option that an option has too. */
function keptOf({ keeps = [] }: OptionEstimate, bill: readonly BillLine[]): BillLine[] {
  return bill.filter(({ item }) => ("but" in keeps ? !keeps.but.includes(item) : keeps.includes(item)));
}

/** What is in none of its sums: lines without a price, lines that are probably owned, and what it says itself. */
function leftOut(lines: readonly BillLine[], besides = ""): Pick<Estimate, "without" | "unsummed" | "besides"> {
  const unsummed = lines.filter(({ amount, owned }) => owned === "assumed" || (!amount && !owned));
  const parts = [false, "assumed"].flatMap((kept) => {
    const ids = unsummed.filter(({ owned }) => owned === kept).map(({ id }) => id);
    return ids.length > 0 ? [`${ids.join(", ")} (${kept ? "probably owned" : "to be quoted"})`] : [];
  });
  return { without: [...parts, ...(besides ? [besides] : [])].join("; ") || NOTHING, unsummed, besides };
}

/** In words: the share of the days, the lines that stay, and those of its own with quantity and price. */
function basisOf(brief: Brief, estimate: OptionEstimate, { lines: bill, rates }: Budget): string {
  const { days, lines, basis } = estimate;
  const share = typeof days === "number" ? days : days.percent;
  const own = lines.flatMap((line) => {
    const { item, low, high, currency, unit } = priceOf(line.price, rates);
    const quantity = count(line.quantity, brief);
    const price = low === high ? formatFigure(low) : `${formatFigure(low)} – ${formatFigure(high)}`;
    return quantity > 0
      ? [
          `${figure(quantity)} × ${line.months ? `${line.months} months of ` : ""}${item}, ${currency} ${price} per ${unit}`,
        ]
      : [];
  });
  return (
    [
      ...(share > 0
        ? [typeof days === "number" ? `${share}% of the days of A` : "days by its own row of the effort table"]
        : []),
      ...linesOfA(estimate, bill),
      ...own,
    ].join("; ") ||
    (basis ?? "no work and no purchase")
  );
}

/** The summed lines that it shares with the first option, by what is shorter to say. */
function linesOfA(estimate: OptionEstimate, bill: readonly BillLine[]): string[] {
  const summed = bill.filter(({ amount, owned }) => amount && !owned);
  const kept = keptOf(estimate, summed);
  const others = summed.filter((line) => !kept.includes(line));
  if (kept.length === 0) return [];
  if (kept.length <= others.length) return [`${kept.map(({ id }) => id).join(", ")} of A`];
  return [`the priced lines of A${others.length > 0 ? ` but ${others.map(({ id }) => id).join(", ")}` : ""}`];
}

/** The lines that stay from the first option, and the option's own. */
function boughtFor(brief: Brief, estimate: OptionEstimate, { lines: bill, rates }: Budget) {
  const oneOff = new Map([[rates.currency, 0]]);
  const yearly = new Map([[rates.currency, 0]]);
  const put = (likely: number, currency: Currency, kind: BillLine["kind"]) => {
    const place = kind === "one-off" ? oneOff : yearly;
    place.set(currency, (place.get(currency) ?? 0) + likely * (kind === "monthly" ? 12 : 1));
  };
  for (const { price, amount, kind, owned } of keptOf(estimate, bill))
    if (price && amount && !owned) put(amount.likely, price.currency, kind);
  for (const line of estimate.lines) {
    const price = priceOf(line.price, rates);
    const quantity = count(line.quantity, brief);
    if (quantity > 0) put(amountOf(price, quantity * (line.months ?? 1)).likely, price.currency, line.kind);
  }
  return { oneOff, yearly };
}

function rounded(amounts: Amounts): Amounts {
  return new Map([...amounts].map(([currency, amount]) => [currency, roughly(amount)]));
}

function withYears(oneOff: Amounts, yearly: Amounts): Pick<Estimate, "oneOff" | "yearly" | "threeYears"> {
  const threeYears = new Map(oneOff);
  for (const [currency, amount] of yearly) threeYears.set(currency, (threeYears.get(currency) ?? 0) + amount * 3);
  return { oneOff, yearly, threeYears };
}

/** `EUR 19,650 and USD 3,000`; a dash where there is nothing. */
export function amountsText(amounts: Amounts): string {
  const parts = [...amounts]
    .filter(([, amount]) => amount > 0)
    .map(([currency, amount]) => formatAmount(amount, currency));
  return parts.length > 0 ? parts.join(" and ") : NONE;
}

/** `209.6`, and whole days without a decimal. */
export function daysText(days: number): string {
  return days > 0 ? formatDays(days).replace(/\.0$/, "") : NONE;
}
