/** The budget: services from effort and rate, bought and recurring lines from the bill of materials, sums per currency in minor units. */

import type { Currency } from "#app/shared/money.ts";
import type { Brief } from "./brief.ts";
import type { Deadline } from "./deadlines.ts";
import type { Effort } from "./effort.ts";
import { LOCAL_PRICES, PRICES, type PriceKey, type PriceRow, RATE_CARDS, type RateCard } from "./facts/prices.ts";
import type { SourceKey } from "./facts/sources.ts";
import { type BillRow, chosenRows, count, type Pack, say } from "./pack.ts";

/** Amounts in minor units. `likely` is the middle of low and high where the price book has a range. */
export type Range = { low: number; likely: number; high: number };

export type BillLine = {
  id: string;
  item: string;
  quantity: number;
  formula: string;
  kind: BillRow["kind"];
  price: PriceRow | null;
  /** Per month, per year or once, as `kind` says; null where there is no price to print. */
  amount: Range | null;
  owned: boolean;
  requirement: string;
  source: readonly SourceKey[];
};

export type CurrencyTotal = { currency: Currency; oneOff: Range; yearly: Range; threeYears: Range };

export type Budget = {
  rates: RateCard;
  services: Range;
  servicePhases: readonly Range[];
  contingencyPercent: number;
  contingency: number;
  contingencyReason: string;
  lines: readonly BillLine[];
  totals: readonly CurrencyTotal[];
};

const ZERO: Range = { low: 0, likely: 0, high: 0 };

export function budgetOf(brief: Brief, pack: Pack, effort: Effort, gate: Deadline | null): Budget {
  const rates = RATE_CARDS[brief.currency];
  const cost = (tenths: number) => (tenths * rates.blended) / 10;
  const price = ({ low, likely, high }: Range): Range => ({ low: cost(low), likely: cost(likely), high: cost(high) });
  const services = price(effort);
  const { percent, reason } = contingencyOf(brief);
  const contingency = wholeUnits((services.likely * percent) / 100);
  const lines = linesOf(brief, [...chosenRows(pack.bill, brief), ...bridgeOf(gate)]);
  return {
    rates,
    services,
    servicePhases: effort.phases.map(price),
    contingencyPercent: percent,
    contingency,
    contingencyReason: reason,
    lines,
    totals: totalsOf(rates.currency, services, contingency, lines),
  };
}

function contingencyOf(brief: Brief): { percent: number; reason: string } {
  if (brief.has("timeline", "1-3-months")) return { percent: 20, reason: "one to three months" };
  if (brief.has("current-technologies", "none")) return { percent: 20, reason: "unknown environment" };
  if (brief.has("timeline", "3-6-months")) return { percent: 15, reason: "three to six months" };
  if (brief.has("timeline", "no-timeline")) return { percent: 15, reason: "no date fixed yet" };
  return { percent: 10, reason: "six months or more" };
}

function linesOf(brief: Brief, bill: readonly BillRow[]): BillLine[] {
  return bill
    .map((row) => ({ row, quantity: count(row.quantity, brief) }))
    .filter(({ quantity }) => quantity > 0)
    .map(({ row, quantity }, index) => {
      const price = row.price ? priceOf(row.price, RATE_CARDS[brief.currency]) : null;
      return {
        id: `B-${String(index + 1).padStart(2, "0")}`,
        item: row.item,
        quantity,
        formula: say(row.formula, brief),
        kind: row.kind,
        price,
        amount: price ? amountOf(price, quantity) : null,
        owned: row.owned ? brief.holds(row.owned) : false,
        requirement: row.requirement,
        source: price ? [...row.source, ...price.source] : row.source,
      };
    });
}

/** Paid updates for what is still in use when its support ends inside the plan. */
function bridgeOf(gate: Deadline | null): BillRow[] {
  if (!gate?.product || !gate.paidEnd) return [];
  return [
    {
      item: `Paid security updates for ${gate.product} (option)`,
      quantity: 1,
      formula: "one position; number of systems from phase 1, only those neither upgraded nor isolated",
      kind: "yearly",
      requirement: "End of support inside the plan",
      source: ["eol", "ej"],
    },
  ];
}

/** The price in the client's currency where it is known; the consultant's own days cost what the rate card says. */
function priceOf(key: PriceKey, { currency, roles, source }: RateCard): PriceRow {
  const price: PriceRow = LOCAL_PRICES[currency]?.[key] ?? PRICES[key];
  const engineer = roles.find(({ role }) => role === "Engineer");
  if (key !== "operations-day" || !engineer) return price;
  return { ...price, low: engineer.low, high: engineer.high, currency, source };
}

function amountOf({ low, high }: PriceRow, quantity: number): Range {
  const [lowest, highest] = [wholeUnits(low * quantity), wholeUnits(high * quantity)];
  return { low: lowest, likely: wholeUnits((lowest + highest) / 2), high: highest };
}

/** Planning figures carry no cents. */
function wholeUnits(minor: number): number {
  return Math.round(minor / 100) * 100;
}

function totalsOf(
  currency: Currency,
  services: Range,
  contingency: number,
  lines: readonly BillLine[],
): CurrencyTotal[] {
  const totals = new Map<Currency, { oneOff: Range; yearly: Range }>();
  totals.set(currency, {
    oneOff: {
      low: services.low,
      likely: services.likely + contingency,
      high: services.high + contingency,
    },
    yearly: ZERO,
  });
  for (const { amount, price, kind, owned } of lines) {
    if (!amount || !price || owned) continue;
    const before = totals.get(price.currency) ?? { oneOff: ZERO, yearly: ZERO };
    if (kind === "one-off") before.oneOff = add(before.oneOff, amount);
    else before.yearly = add(before.yearly, times(amount, kind === "monthly" ? 12 : 1));
    totals.set(price.currency, before);
  }
  return [...totals].map(([name, { oneOff, yearly }]) => ({
    currency: name,
    oneOff,
    yearly,
    threeYears: add(oneOff, times(yearly, 3)),
  }));
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
  const whole = String(Math.floor(minor / 100)).replace(/\B(?=(\d{3})+$)/g, ",");
  const cents = minor % 100;
  return cents === 0 ? whole : `${whole}.${String(cents).padStart(2, "0")}`;
}
