/** The budget: services from effort and rate, bought and recurring lines from the bill of materials, sums per currency in minor units. */

import type { Brief } from "#app/features/documents/brief/brief.ts";
import type { Currency } from "#app/features/documents/facts/exchange.ts";
import {
  LOCAL_PRICES,
  PRICES,
  type PriceKey,
  type PriceRow,
  RATE_CARDS,
  type RateCard,
  type TaskRole,
} from "#app/features/documents/facts/prices.ts";
import { COMMON_BILL } from "#app/features/documents/facts/work.ts";
import { type BillRow, chosenRows, count, type Pack, resolved } from "#app/features/documents/pack.ts";
import type { Deadline } from "#app/features/documents/plan/deadlines.ts";
import type { Plan } from "#app/features/documents/plan/plan.ts";
import type { Task } from "#app/features/documents/plan/tasks.ts";
import { figure } from "#app/features/documents/words.ts";
import { halfUp } from "#app/shared/half-up.ts";
import { type BillLine, bridgeOf, timesAYear, toBuy } from "./bill.ts";
import { contingencyOf } from "./contingency.ts";

/** Amounts in minor units. `likely` is the middle of low and high where the price book has a range. */
export type Range = { low: number; likely: number; high: number };

/** `yearly` is a full year of every recurring line, `threeYears` the one-off sum and three of these. */
export type CurrencyTotal = { currency: Currency; oneOff: Range; yearly: Range; threeYears: Range };

/** Tenths of a day and cost of one role. */
export type RoleCost = RateCard["roles"][number] & { days: Range; cost: Range };

export type Budget = {
  rates: RateCard;
  services: Range;
  roles: readonly RoleCost[];
  contingencyPercent: number;
  contingency: number;
  contingencyReason: string;
  lines: readonly BillLine[];
  totals: readonly CurrencyTotal[];
  /** The same sums with every line that is only taken as owned, in the currencies that it changes. */
  ifNotOwned: readonly CurrencyTotal[];
  /** Months of the lines that follow the rollout, paid while the old side still runs; by currency. */
  parallel: {
    months: readonly [number, number];
    what: string;
    ids: readonly string[];
    amounts: readonly [Currency, Range][];
  } | null;
};

export type BudgetParts = {
  pack: Pack;
  plan: Plan;
  tasks: readonly Task[];
  /** The deadline that needs paid updates to bridge it. */
  gate: Deadline | null;
};

const ZERO: Range = { low: 0, likely: 0, high: 0 };

export function budgetOf(brief: Brief, { pack, plan, tasks, gate }: BudgetParts): Budget {
  const rates = RATE_CARDS[brief.currency];
  const roles = rates.roles
    .map((rate) => ({
      ...rate,
      ...workOf(
        tasks.filter(({ role }) => role === rate.role),
        rates,
      ),
    }))
    .filter(({ days }) => days.high > 0);
  const services = roles.reduce((sum, { cost }) => add(sum, cost), ZERO);
  const { percent, reason } = contingencyOf(brief, plan);
  const contingency = wholeUnits((services.likely * percent) / 100);
  const lines = linesOf(brief, [...chosenRows([...pack.bill, ...COMMON_BILL], brief), ...bridgeOf(gate, brief)]);
  const totals = totalsOf(rates.currency, services, contingency, lines);
  return {
    rates,
    services,
    roles,
    contingencyPercent: percent,
    contingency,
    contingencyReason: reason,
    lines,
    totals,
    ifNotOwned: ifNotOwned(totals, lines),
    parallel: parallelOf(brief, pack, lines),
  };
}

/** What a day of the role costs in minor units. */
export function rateOf({ roles }: RateCard, role: TaskRole): number {
  return roles.find((rate) => rate.role === role)?.plan ?? 0;
}

/** What days of an engineer cost, as an amount. */
export function engineersCost(brief: Brief, days: number): string {
  return formatAmount(days * rateOf(RATE_CARDS[brief.currency], "Engineer"), brief.currency);
}

/** The work of tasks: tenths of days, and what they cost in minor units. */
export function workOf(tasks: readonly Task[], rates: RateCard): { days: Range; cost: Range } {
  const [days, cost] = [{ ...ZERO }, { ...ZERO }];
  for (const { role, lowDays, days: likely, highDays } of tasks) {
    const tenth = rateOf(rates, role) / 10;
    days.low += lowDays;
    days.likely += likely;
    days.high += highDays;
    cost.low += lowDays * tenth;
    cost.likely += likely * tenth;
    cost.high += highDays * tenth;
  }
  return { days, cost };
}

function linesOf(brief: Brief, bill: readonly BillRow[]): BillLine[] {
  return bill
    .map((row) => ({ row, ...toBuy(brief, row) }))
    .map((line) => ({ ...line, most: Math.max(line.quantity, count(line.row.most ?? 0, brief)) }))
    .filter(({ quantity }) => quantity > 0)
    .map(({ row, quantity, most, formula, owned }, index) => {
      const price = row.price ? priceOf(resolved(row.price, brief), RATE_CARDS[brief.currency]) : null;
      return {
        id: `B-${String(index + 1).padStart(2, "0")}`,
        item: row.item,
        quantity,
        formula,
        kind: row.kind,
        price,
        amount: price ? amountBetween(price, quantity, most, row.least) : null,
        guide: row.guide?.(brief) ?? null,
        owned,
        requirement: row.requirement,
        source: price ? [...row.source, ...price.source] : row.source,
      };
    });
}

/** The price in the client's currency where it is known; the consultant's own days cost what the rate card says. */
export function priceOf(key: PriceKey, { currency, roles, source }: RateCard): PriceRow {
  const price: PriceRow = LOCAL_PRICES[currency]?.[key] ?? PRICES[key];
  const person = roles.find(({ role }) => role === DAYS_OF[key]);
  return person ? { ...price, low: person.plan, high: person.plan, currency, source } : price;
}

/** Who comes on a day that is bought by the year. */
const DAYS_OF: Partial<Record<PriceKey, string>> = { "operations-day": "Engineer" };

/** With the most that may be needed in the high sum, and what all savings leave in the low one. */
export function amountBetween(price: PriceRow, quantity: number, most: number, least = 100): Range {
  const { low, likely } = amountOf(price, quantity);
  const saved = wholeUnits((price.high * quantity * least) / 100);
  return { low: Math.min(low, saved), likely, high: amountOf(price, most).high };
}

export function amountOf({ low, high }: PriceRow, quantity: number): Range {
  const [lowest, highest] = [wholeUnits(low * quantity), wholeUnits(high * quantity)];
  return { low: lowest, likely: wholeUnits(((low + high) / 2) * quantity), high: highest };
}

/** Planning figures carry no cents. */
export function wholeUnits(minor: number): number {
  return halfUp(minor / 100) * 100;
}

/** So many significant digits of whole units, for what is estimated by ratio. */
export function roughly(amount: number, kept = 3): number {
  const digits = Math.max(0, Math.floor(Math.log10(Math.max(1, amount / 100))) + 1 - kept);
  const step = 100 * 10 ** digits;
  return Math.round(amount / step) * step;
}

export function totalsOf(
  currency: Currency | null,
  services: Range,
  contingency: number,
  lines: readonly Pick<BillLine, "amount" | "price" | "kind" | "owned">[],
): CurrencyTotal[] {
  const totals = new Map<Currency, { oneOff: Range; yearly: Range }>();
  const kept = { low: contingency, likely: contingency, high: contingency }; // one reserve, however many days the work takes
  if (currency) totals.set(currency, { oneOff: add(services, kept), yearly: ZERO });
  for (const { amount, price, kind, owned } of lines) {
    if (!amount || !price || owned) continue;
    const before = totals.get(price.currency) ?? { oneOff: ZERO, yearly: ZERO };
    totals.set(price.currency, before);
    if (kind === "one-off") before.oneOff = add(before.oneOff, amount);
    else before.yearly = add(before.yearly, times(amount, timesAYear(kind)));
  }
  return [...totals].map(([name, { oneOff, yearly }]) => ({
    currency: name,
    oneOff,
    yearly,
    threeYears: add(oneOff, times(yearly, 3)),
  }));
}

/** The other end of the sums: what is taken as owned is bought. */
function ifNotOwned(totals: readonly CurrencyTotal[], lines: readonly BillLine[]): CurrencyTotal[] {
  const bought = lines.filter(({ owned }) => owned === "assumed").map((line) => ({ ...line, owned: false as const }));
  const more = totalsOf(null, ZERO, 0, bought);
  return more.map(({ currency, ...sums }) => {
    const own = totals.find((total) => total.currency === currency);
    const both = (key: keyof typeof sums) => add(own?.[key] ?? ZERO, sums[key]);
    return { currency, oneOff: both("oneOff"), yearly: both("yearly"), threeYears: both("threeYears") };
  });
}

/** While both sides run: the months of the new side that are paid beside the old one. */
function parallelOf(brief: Brief, { parallel }: Pack, lines: readonly BillLine[]): Budget["parallel"] {
  if (!parallel || !brief.holds(parallel.when)) return null;
  const months = parallel.months(brief);
  const monthly = new Map<Currency, Range>();
  const ids: string[] = [];
  for (const { id, item, amount, price, kind, owned } of lines) {
    if (!amount || !price || owned || kind !== "monthly" || !parallel.lines.includes(item)) continue;
    ids.push(id);
    monthly.set(price.currency, add(monthly.get(price.currency) ?? ZERO, amount));
  }
  const inAll = ({ low, likely, high }: Range): Range => ({
    low: low * months[0],
    likely: wholeUnits((likely * (months[0] + months[1])) / 2), // of the whole: a reader multiplies the sum
    high: high * months[1],
  });
  return { months, what: parallel.what, ids, amounts: [...monthly].map(([currency, sum]) => [currency, inAll(sum)]) };
}

export function add(a: Range, b: Range): Range {
  return { low: a.low + b.low, likely: a.likely + b.likely, high: a.high + b.high };
}

export function times({ low, likely, high }: Range, factor: number): Range {
  return { low: low * factor, likely: likely * factor, high: high * factor };
}

/** `EUR 19,650` and `EUR 1,234.50`: whole amounts without decimals, the currency always named. */
export function formatAmount(minor: number, currency: Currency): string {
  return `${currency} ${formatFigure(minor)}`;
}

/** The amount without its currency, for columns that name it. */
export function formatFigure(minor: number): string {
  const whole = figure(Math.floor(minor / 100));
  const cents = minor % 100;
  return cents === 0 ? whole : `${whole}.${String(cents).padStart(2, "0")}`;
}
