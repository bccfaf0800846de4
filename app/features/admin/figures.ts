/** Turns the summed lines of the figures into totals, shares and the points of a chart. */
import { type Currency, type Money, sumMoney } from "#app/shared/money.ts";
import { type Span, stepsOf } from "./period.ts";

/** The amount of a figure in one step of the period; money in minor units. */
export type FigureLine = { step: string; figure: string; currency: string; amount: number };

export type Point = { step: string; documents: number; paid: number; revenue: Money[] };

export type PeriodFigures = {
  newUsers: number;
  /** Assessments begun in the period, and how many of these have every question answered by now. */
  assessments: number;
  finished: number;
  documents: number;
  /** How many of the documents generated in the period have had a payment attempt. */
  begun: number;
  paid: number;
  /** The paid share of the documents generated in the period; null if there are none. */
  conversion: number | null;
  revenue: Money[];
  points: Point[];
};

/** Includes every step, even those in which nothing happened. */
export function periodFigures(lines: readonly FigureLine[], span: Span, today: Date): PeriodFigures {
  const first = span.from ?? lines.reduce<string | null>((min, { step }) => (min && min < step ? min : step), null);
  const documents = count(lines, "documents");
  const paid = count(lines, "documents-paid");
  return {
    newUsers: count(lines, "users"),
    assessments: count(lines, "assessments"),
    finished: count(lines, "assessments-finished"),
    documents,
    begun: count(lines, "documents-begun"),
    paid,
    conversion: documents === 0 ? null : paid / documents,
    revenue: revenueOf(lines),
    points: stepsOf(span, first, today).map((step) => pointOf(lines, step)),
  };
}

function pointOf(lines: readonly FigureLine[], step: string): Point {
  const here = lines.filter((line) => line.step === step);
  return {
    step,
    documents: count(here, "documents"),
    paid: count(here, "documents-paid"),
    revenue: revenueOf(here),
  };
}

function count(lines: readonly FigureLine[], figure: string): number {
  return lines.reduce((sum, line) => (line.figure === figure ? sum + line.amount : sum), 0);
}

/** Revenue by currency, without currencies that come to nothing. */
export function revenueOf(lines: readonly FigureLine[]): Money[] {
  const revenue = lines.filter(({ figure }) => figure === "revenue");
  // Payments are only ever taken in currencies that we know.
  const totals = sumMoney(revenue.map(({ amount, currency }) => ({ minor: amount, currency: currency as Currency })));
  return totals.filter(({ minor }) => minor !== 0).sort((a, b) => a.currency.localeCompare(b.currency));
}

/** `68.5%`; a dash for null. */
export function formatShare(share: number | null): string {
  if (share === null) return "–";
  return new Intl.NumberFormat("en-GB", { style: "percent", maximumFractionDigits: 1 }).format(share);
}

/** `1,247` */
export function formatCount(value: number): string {
  return new Intl.NumberFormat("en-GB").format(value);
}
