/** The options side by side in figures: the first as worked out in this document, the others by ratio. */

import type { Currency } from "#app/shared/money.ts";
import type { Appraisal, AppraisedOption } from "./appraisal.ts";
import type { BillLine } from "./bill.ts";
import type { Brief } from "./brief.ts";
import { amountOf, type Budget, formatAmount, priceOf, type Range, wholeUnits } from "./budget.ts";
import { daysOfRow, type Effort } from "./effort.ts";
import { count, type OptionEstimate, say } from "./pack.ts";
import type { Plan } from "./plan.ts";

type Amounts = ReadonlyMap<Currency, number>;

export type Estimate = {
  option: AppraisedOption;
  /** Tenths of a day. */
  days: Range;
  weeks: number;
  /** Likely figures in minor units: services with contingency and what is bought, a full year, and one plus three of these. */
  oneOff: Amounts;
  yearly: Amounts;
  threeYears: Amounts;
  without: string;
};

export function estimatesOf(
  brief: Brief,
  { options, designed }: Appraisal,
  effort: Effort,
  budget: Budget,
  plan: Plan,
): Estimate[] {
  return options.flatMap((option) => {
    if (option === designed) return [designedEstimate(option, effort, budget, plan)];
    const { estimate } = option.row;
    return estimate ? [estimateOf(brief, option, estimate, effort, budget, plan)] : [];
  });
}

function designedEstimate(option: AppraisedOption, effort: Effort, budget: Budget, plan: Plan): Estimate {
  const open = budget.lines.filter(({ amount, owned }) => !amount && !owned).map(({ id }) => id);
  const oneOff = new Map(budget.totals.map(({ currency, oneOff: range }) => [currency, range.likely]));
  const yearly = new Map(budget.totals.map(({ currency, yearly: range }) => [currency, range.likely]));
  return {
    option,
    days: { low: effort.low, likely: effort.likely, high: effort.high },
    weeks: plan.minimumWeeks,
    ...withYears(oneOff, yearly),
    without: open.length > 0 ? `to be quoted: ${open.join(", ")}` : "nothing",
  };
}

function estimateOf(
  brief: Brief,
  option: AppraisedOption,
  estimate: OptionEstimate,
  effort: Effort,
  budget: Budget,
  plan: Plan,
): Estimate {
  const { days: ratio, weeks, without } = estimate;
  const days =
    typeof ratio === "number" ? shareOf(effort, ratio) : rangeOf(daysOfRow(brief, ratio.row, ratio.percent, effort));
  const services = wholeUnits((days.likely * budget.services.likely) / Math.max(1, effort.likely));
  const contingency = wholeUnits((services * budget.contingencyPercent) / 100);
  const { oneOff, yearly } = boughtFor(brief, estimate, budget);
  const { currency } = budget.rates;
  oneOff.set(currency, (oneOff.get(currency) ?? 0) + services + contingency);
  return {
    option,
    days,
    weeks: Math.max(1, Math.round((plan.minimumWeeks * weeks) / 100)),
    ...withYears(oneOff, yearly),
    without: say(without, brief),
  };
}

/** The lines that stay from the first option, and the option's own. */
function boughtFor(brief: Brief, { keeps = [], lines }: OptionEstimate, { lines: bill, rates }: Budget) {
  const oneOff = new Map([[rates.currency, 0]]);
  const yearly = new Map([[rates.currency, 0]]);
  const put = (likely: number, currency: Currency, kind: BillLine["kind"]) => {
    const place = kind === "one-off" ? oneOff : yearly;
    place.set(currency, (place.get(currency) ?? 0) + likely * (kind === "monthly" ? 12 : 1));
  };
  for (const { item, price, amount, kind, owned } of bill)
    if (price && amount && !owned && keeps.includes(item)) put(amount.likely, price.currency, kind);
  for (const line of lines) {
    const price = priceOf(line.price, rates);
    const quantity = count(line.quantity, brief);
    if (quantity > 0) put(amountOf(price, quantity).likely, price.currency, line.kind);
  }
  return { oneOff, yearly };
}

function shareOf({ low, likely, high }: Effort, percent: number): Range {
  return rangeOf([low, likely, high].map((tenths) => Math.round((tenths * percent) / 100)));
}

function rangeOf([low = 0, likely = 0, high = 0]: readonly number[]): Range {
  return { low, likely, high };
}

function withYears(oneOff: Amounts, yearly: Amounts): Pick<Estimate, "oneOff" | "yearly" | "threeYears"> {
  const threeYears = new Map(oneOff);
  for (const [currency, amount] of yearly) threeYears.set(currency, (threeYears.get(currency) ?? 0) + amount * 3);
  return { oneOff, yearly, threeYears };
}

/** `EUR 19,650 and USD 3,000`; `none` where there is nothing. */
export function amountsText(amounts: Amounts): string {
  const parts = [...amounts]
    .filter(([, amount]) => amount > 0)
    .map(([currency, amount]) => formatAmount(amount, currency));
  return parts.length > 0 ? parts.join(" and ") : "none";
}
