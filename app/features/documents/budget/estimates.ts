/** The options side by side in figures: the first as worked out in this document, the others by ratio, each with its basis. */

import type { Brief } from "#app/features/documents/brief/brief.ts";
import { isCounted } from "#app/features/documents/effort/counted.ts";
import { type Effort, formatDays } from "#app/features/documents/effort/effort.ts";
import type { Currency } from "#app/features/documents/facts/exchange.ts";
import type { PriceRow } from "#app/features/documents/facts/prices.ts";
import type { OptionEstimate, OptionRow } from "#app/features/documents/options/option-row.ts";
import { chosenRows, count, type Pack, resolved, say } from "#app/features/documents/pack.ts";
import type { Plan } from "#app/features/documents/plan/plan.ts";
import type { Task } from "#app/features/documents/plan/tasks.ts";
import { figure } from "#app/features/documents/words.ts";
import { type BillLine, timesAYear } from "./bill.ts";
import { amountOf, type Budget, formatAmount, formatFigure, priceOf, rateOf, roughly, wholeUnits } from "./budget.ts";
import { guidedServices } from "./guide.ts";
import { type LeftOut, leftOut } from "./left-out.ts";
import { leastOf, workedDays } from "./option-work.ts";
import type { WorkBeside } from "./work-beside.ts";

type Amounts = ReadonlyMap<Currency, number>;

/** The first option is the one that the document designs. */
export type Option = { row: OptionRow; letter: string };

export type Estimate = LeftOut & {
  option: Option;
  /** Tenths of a day, in the unit in which the tasks are planned. */
  days: number;
  /** Its work beside that of the first option, where that is known by task. */
  work?: WorkBeside;
  weeks: number;
  /** Of these, the weeks that nothing can be built in before what was ordered has come. */
  delivery?: number;
  /** Likely figures in minor units: services with contingency and what is bought, a full year, and one plus three of these. */
  oneOff: Amounts;
  yearly: Amounts;
  threeYears: Amounts;
  /** What is bought, beside the days; empty where nothing is. */
  basis: string;
  /** Three years of its services that only a guide prices, likely figures: in no sum, but counted where options are compared. */
  guided: Amounts;
  /** What the sums are made of, likely figures in minor units. */
  services: number;
  contingency: number;
  lines: readonly EstimateLine[];
};

/** The figures of an option; none where it has no price, or there is no such option. */
export const estimateFor = (
  estimates: readonly Estimate[],
  option: Pick<Option, "letter"> | null | undefined,
): Estimate | undefined => estimates.find((estimate) => estimate.option.letter === option?.letter);

/** `line`: the line of the first option's bill that it is, with its months; null for one of the option's own. */
export type EstimateLine = {
  line: string | null;
  item: string;
  quantity: number;
  months?: number | undefined;
  price: PriceRow;
  kind: BillLine["kind"];
  likely: number;
};

export type Worked = { effort: Effort; budget: Budget; plan: Plan; tasks: readonly Task[] };

const LETTERS = "ABCDEF";
export const NONE = "–";

/** The designed one, then as tables show them: what is ranked or may be accepted, the baseline, what has a price, the rest; so no letter is missing there. */
export function optionsOf(brief: Brief, pack: Pack): Option[] {
  const [designed, ...others] = chosenRows(pack.options, brief);
  const placed = others.toSorted((a, z) => placeOf(a, brief) - placeOf(z, brief));
  return [designed, ...placed].flatMap((row, index) => (row ? { row, letter: LETTERS[index] ?? "?" } : []));
}

function placeOf({ cannot, baseline, estimate }: OptionRow, brief: Brief): number {
  if (!cannot || !brief.holds(cannot.when)) return 0;
  if (cannot.waived && brief.holds(cannot.waived)) return 1;
  return baseline && brief.holds(baseline) ? 2 : estimate ? 3 : 4;
}

export function estimatesOf(brief: Brief, options: readonly Option[], worked: Worked): Estimate[] {
  const [designed] = options;
  return options.flatMap((option) => {
    if (option === designed) return [designedEstimate(brief, option, worked)];
    const { estimate } = option.row;
    return estimate ? [estimateOf(brief, option, estimate, worked)] : [];
  });
}

function designedEstimate(brief: Brief, option: Option, { effort, budget, plan }: Worked): Estimate {
  const oneOff = new Map(budget.totals.map(({ currency, oneOff: range }) => [currency, range.likely]));
  const yearly = new Map(budget.totals.map(({ currency, yearly: range }) => [currency, range.likely]));
  return {
    option,
    days: effort.likely,
    weeks: plan.minimumWeeks,
    ...withYears(oneOff, yearly),
    basis: "the budget totals",
    ...leftOut(budget.lines, say(option.row.without ?? "", brief), ""),
    guided: guidedIn(brief, budget, budget.lines),
    services: budget.services.likely,
    contingency: budget.contingency,
    lines: pricedOf(budget.lines),
  };
}

function estimateOf(brief: Brief, option: Option, estimate: OptionEstimate, worked: Worked): Estimate {
  const { budget, plan } = worked;
  const { weeks, delivery = 0, without = "", gives = "" } = estimate;
  const least = leastOf(brief, estimate) ?? plan.minimumWeeks;
  const { days, isSame, work } = workedDays(brief, option, estimate, worked);
  const rate = isCounted(estimate.days) ? rateOf(budget.rates, "Engineer") : meanRate(worked);
  const services = isSame ? budget.services.likely : wholeUnits((days * rate) / 10);
  const contingency = wholeUnits((services * budget.contingencyPercent) / 100);
  const own = ownLines(brief, estimate, budget);
  const lines = [...pricedOf(keptOf(estimate, budget.lines)), ...own];
  const { oneOff, yearly } = sumsOf(lines, budget.rates.currency, services + contingency);
  return {
    option,
    days,
    ...(work ? { work } : {}),
    weeks: days > 0 ? Math.max(1, Math.round((least * weeks) / 100)) + delivery : 0,
    delivery,
    ...withYears(isSame ? oneOff : rounded(oneOff, budget.rates.currency), yearly),
    basis: [...linesOfA(estimate, budget.lines), ...own.map(inWords(brief))].join("; "),
    ...leftOut(keptOf(estimate, budget.lines), say(without, brief), say(gives, brief)),
    guided: guidedIn(brief, budget, keptOf(estimate, budget.lines)),
    services,
    contingency,
    lines,
  };
}

/** What a day costs on the mean of the roles of the first option, in whole units: days and rate multiply to the sum. */
export function meanRate({ effort, budget }: Pick<Worked, "effort" | "budget">): number {
  return wholeUnits((budget.services.likely * 10) / Math.max(1, effort.likely));
}

/** The lines of the first option that an option has too. */
function keptOf({ keeps = [] }: OptionEstimate, bill: readonly BillLine[]): BillLine[] {
  return bill.filter(({ item }) => ("but" in keeps ? !keeps.but.includes(item) : keeps.includes(item)));
}

function guidedIn(brief: Brief, budget: Budget, lines: readonly BillLine[]): Amounts {
  const sums = new Map<Currency, number>();
  for (const { currency, yearly } of guidedServices(brief, { ...budget, lines }))
    sums.set(currency, (sums.get(currency) ?? 0) + yearly.likely * 3);
  return sums;
}

/** A line of its own with quantity and price; a small organisation, which pays few of each, reads how often and not for what. */
const inWords =
  ({ size }: Brief) =>
  ({ item, quantity, months, price, kind }: EstimateLine): string => {
    const { low, high, currency, unit } = price;
    const each =
      size !== "small" ? ` per ${unit}` : kind === "one-off" ? "" : kind === "monthly" ? " a month" : " a year";
    const amount = low === high ? formatFigure(low) : `${formatFigure(low)} – ${formatFigure(high)}`;
    return `${figure(quantity)} × ${months ? `${months} months of ` : ""}${item}, ${currency} ${amount}${each}`;
  };

/** The summed lines that it shares with the first option, by what is shorter to say. */
function linesOfA(estimate: OptionEstimate, bill: readonly BillLine[]): string[] {
  const summed = bill.filter(({ amount, owned }) => amount && !owned);
  const kept = keptOf(estimate, summed);
  const others = summed.filter((line) => !kept.includes(line));
  if (kept.length === 0) return [];
  if (kept.length <= others.length) return [`${kept.map(({ id }) => id).join(", ")} of A`];
  return [`the priced lines of A${others.length > 0 ? ` except ${others.map(({ id }) => id).join(", ")}` : ""}`];
}

/** The lines of the bill that have a sum. */
function pricedOf(bill: readonly BillLine[]): EstimateLine[] {
  return bill.flatMap(({ id, item, quantity, price, amount, kind, owned }) =>
    price && amount && !owned ? [{ line: id, item, quantity, price, kind, likely: amount.likely }] : [],
  );
}

function ownLines(brief: Brief, { lines }: OptionEstimate, { rates }: Budget): EstimateLine[] {
  return lines.flatMap(({ price: key, quantity: wanted, months, kind }) => {
    const price = priceOf(resolved(key, brief), rates);
    const quantity = count(wanted, brief);
    const { likely } = amountOf(price, quantity * (months ?? 1));
    return quantity > 0 ? [{ line: null, item: price.item, quantity, months, price, kind, likely }] : [];
  });
}

/** Once and a full year, services among what is paid once. */
export function sumsOf(lines: readonly EstimateLine[], currency: Currency, services: number) {
  const oneOff = new Map([[currency, services]]);
  const yearly = new Map([[currency, 0]]);
  for (const { price, kind, likely } of lines) {
    const place = kind === "one-off" ? oneOff : yearly;
    place.set(price.currency, (place.get(price.currency) ?? 0) + likely * timesAYear(kind));
  }
  return { oneOff, yearly };
}

/** Services by ratio are known to few digits. What is bought is counted line by line as in the first option: rounded, the same lines would look dearer or cheaper. */
function rounded(amounts: Amounts, ofServices: Currency): Amounts {
  const kept = (currency: Currency, amount: number) => (currency === ofServices ? roughly(amount) : amount);
  return new Map([...amounts].map(([currency, amount]) => [currency, kept(currency, amount)]));
}

/** Three years are those of the parts as they are printed, so that a reader can add them up. */
function withYears(oneOff: Amounts, yearly: Amounts): Pick<Estimate, "oneOff" | "yearly" | "threeYears"> {
  const threeYears = new Map(oneOff);
  for (const [currency, amount] of yearly) threeYears.set(currency, (threeYears.get(currency) ?? 0) + amount * 3);
  return { oneOff, yearly, threeYears };
}

/** What three years come to, with what only a guide prices. */
export function wholeOf({ threeYears, guided }: Estimate): Amounts {
  const sums = new Map(threeYears);
  for (const [currency, amount] of guided) sums.set(currency, (sums.get(currency) ?? 0) + amount);
  return sums;
}

/** `EUR 19,650 and USD 3,000`; a dash where there is nothing. */
export function amountsText(amounts: Amounts): string {
  const parts = [...amounts]
    .filter(([, amount]) => amount > 0)
    .map(([currency, amount]) => formatAmount(amount, currency));
  return parts.length > 0 ? parts.join(" and ") : NONE;
}

/** Tenths as `209.6`, and whole days without a decimal. */
export function daysText(days: number): string {
  return days > 0 ? formatDays(days).replace(/\.0$/, "") : NONE;
}

/** `1 day`, `0.5 days`. */
export function daysInWords(days: number): string {
  return `${daysText(days)} ${days === 10 ? "day" : "days"}`;
}
