/** The client's budget frame beside the likely one-off sums. */

import type { Brief } from "#app/features/documents/brief/brief.ts";
import type { Content } from "#app/features/documents/content.ts";
import { ASSESSES, fewerDays } from "#app/features/documents/facts/effort.ts";
import { type Currency, exchanged } from "#app/features/documents/facts/exchange.ts";
import { fixedDay } from "#app/features/documents/plan/fixed-date.ts";
import type { Task } from "#app/features/documents/plan/tasks.ts";
import { listed } from "#app/features/documents/words.ts";
import { bandOf, isBandApart } from "./band.ts";
import { type Budget, formatAmount, roughly } from "./budget.ts";
import { amountsText } from "./estimates.ts";
import { paidBy, phaseOne, servicesFor } from "./first-tasks.ts";
import { amountsOf } from "./one-currency.ts";

const HUNDRED = 100 * 100;

/**
 * `beyond`: the likely sum in the client's currency is above the frame, by so much; `together`: it is inside, and with what
 * comes on top in other currencies, at planning rates, it is above; `below`: the high figure of both does not reach the frame.
 */
export type Framed = {
  state: "beyond" | "together" | "inside" | "below";
  beyond: number;
  start: number;
  end: number;
  /** The high figure, with what is paid in other currencies. */
  highs: number;
  foreign: string;
};

/** `EUR 41,946 and USD 96`. */
export function likelyOnce({ totals }: Budget): string {
  const paid = totals.filter(({ oneOff }) => oneOff.likely > 0);
  return listed(paid.map(({ oneOff, currency }) => formatAmount(oneOff.likely, currency)));
}

/** Null where no frame is known, or none in the currency of the sums. */
export function framedBy(brief: Brief, { totals: [main, ...others] }: Budget): Framed | null {
  const band = bandOf(brief);
  if (!band || !main || isBandApart(brief)) return null;
  const [start, end] = band;
  const foreign = others.filter(({ oneOff }) => oneOff.likely > 0);
  const inOne = (of: "likely" | "high") =>
    exchanged(
      [main, ...foreign].map(({ currency, oneOff }) => [currency, oneOff[of]]),
      main.currency,
    );
  const [sum, highs] = [inOne("likely"), inOne("high")];
  const beyond = Math.max(0, main.oneOff.likely - end);
  const state = beyond > 0 ? "beyond" : sum > end ? "together" : highs < start ? "below" : "inside";
  const amounts = foreign.map(({ oneOff, currency }) => formatAmount(oneOff.likely, currency));
  return { state, beyond, start, end, highs, foreign: listed(amounts) };
}

/** The likely sum is above the budget. */
export const isBeyond = (brief: Brief, budget: Budget): boolean => framedBy(brief, budget)?.state === "beyond";

/** The same with all currencies of the sums read as one. */
export const exceedsBudget = (brief: Brief, budget: Budget): boolean =>
  framedBy(brief, budget)?.state === "together" || isBeyond(brief, budget);

/** `exceeds the budget of up to EUR 25,000 by EUR 1,177`, the top of the band; with what is paid in another currency, all of it against the budget. */
export function beyondText({ beyond, end, foreign }: Framed, main: Currency): string {
  return foreign
    ? `is ${formatAmount(end + beyond, main)} and ${foreign} against a budget of up to ${formatAmount(end, main)}`
    : `exceeds the budget of up to ${formatAmount(end, main)} by ${formatAmount(beyond, main)}`;
}

/** Of the other options those that stay inside a frame that the whole is beyond, every currency counted; of a review what is smaller. */
export function fittingIn(content: Content, framed: Framed): string {
  const isWhole = content.brief.holds(ASSESSES); // its first phases alone end without a report
  const options = fittingOptions(content, framed.end);
  if (isWhole && options.length === 0) return `Within it A does not fit${smallerOrders(content, framed)}`;
  if (options.length === 0) return "No other ranked option fits it";
  return `Of the other options ${options.length === 1 ? "this fits" : "these fit"} it: ${options.join("; ")}`;
}

/** Whether the budget pays for the services of phase 1, and for nothing that is ordered in it. */
export const isUnbought = (content: Content, { end }: Framed): boolean =>
  !content.brief.holds(ASSESSES) && !lastFitting(content, { end }) && servicesFor(content, phaseOne(content)) <= end;

/** `days` in tenths, where the table of figures has them. */
type Order = { what: string; cost: number; days: number | null };

const isOut = ({ appraisal }: Content, letter: string) => appraisal.excluded.some((option) => option.letter === letter);

/** Three of ten domains: the ranked option, else by their share of the days, as a firm of fifty has them in a decision alone. */
function threeDomains(content: Content): Order[] {
  const [main] = content.budget.totals;
  const percent = fewerDays(content.brief);
  if (!main || percent === 0) return [];
  const ranked = content.estimates.find(
    ({ option: { letter, row } }) => row.name === "Three domains" && !isOut(content, letter),
  );
  if (!ranked) {
    const cost = roughly((main.oneOff.likely * (100 - percent)) / 100, 2);
    return [{ what: "three domains (D-01)", cost, days: null }];
  }
  const { option, oneOff, days } = ranked;
  return [{ what: `${option.letter} (${option.row.name})`, cost: oneOff.get(main.currency) ?? 0, days }];
}

/** What costs less than the whole of an assessment, ranked or not. */
export function ordersOf(content: Content): Order[] {
  const [main] = content.budget.totals;
  if (!main) return [];
  return [
    ...threeDomains(content),
    ...content.estimates
      .filter(({ option, days }) => days > 0 && isOut(content, option.letter))
      .map(({ option, oneOff }) => ({
        what: option.letter,
        cost: roughly(oneOff.get(main.currency) ?? 0, 2),
        days: null,
      })),
  ];
}

export const pricedOrders = (orders: readonly Order[], { budget }: Content): string[] =>
  orders.map(
    ({ what, cost, days }) => `${what} at ${days === null ? "about " : ""}${formatAmount(cost, budget.rates.currency)}`,
  );

/** `; B at about EUR 22,000 would; three domains (D-01) at about EUR 31,000 would not`. */
function smallerOrders(content: Content, { end }: Framed): string {
  return [true, false]
    .map((fits) => {
      const those = ordersOf(content).filter(({ cost }) => cost <= end === fits);
      return those.length > 0 ? `; ${listed(pricedOrders(those, content))} would${fits ? "" : " not"}` : "";
    })
    .join("");
}

/** The phase without which no project ends. */
export const CLOSING = 4;

/** What the services of some phases cost, with contingency. */
export function servicesOf(content: Content): (from: number, to: number) => number {
  return (from, to) =>
    servicesFor(
      content,
      content.tasks.filter(({ phase }) => phase >= from && phase <= to),
    );
}

/** The last phase up to which all fits with what is bought once, every currency counted; none before the phase that uses what is bought. */
export function lastFitting(content: Content, { end }: { end: number }): number | undefined {
  const { rates } = content.budget;
  const whole = exchanged(amountsOf(content.budget, "oneOff"), rates.currency);
  return [3, 2].find((phase) => whole - servicesOf(content)(phase + 1, CLOSING) <= end);
}

/** The first tasks that a budget pays for where it does not reach to the end of phase 1: what the order holds unless it is widened. */
export function partOrdered(content: Content): Task[] | null {
  const { brief, budget } = content;
  const framed = framedBy(brief, budget);
  if (framed?.state !== "beyond" || brief.holds(ASSESSES) || savedWithin(content, framed)) return null;
  return servicesFor(content, phaseOne(content)) > framed.end ? paidBy(content, framed.end) : null;
}

/** The ranked options whose one-off sums are inside the frame together, by name and sums, the recurring ones with them, and whether the fixed date allows them. */
function fittingOptions({ appraisal, brief, budget, estimates, plan }: Content, end: number): string[] {
  const out = new Set([appraisal.designed, ...appraisal.excluded].map(({ letter }) => letter));
  const sumOf = (amounts: ReadonlyMap<Currency, number>) => exchanged(amounts, budget.rates.currency);
  const until = fixedDay(brief) === null ? Infinity : (plan.askedWeeks ?? Infinity);
  return estimates
    .filter(({ option, oneOff, days }) => !out.has(option.letter) && days > 0 && sumOf(oneOff) <= end)
    .map(({ option, oneOff, yearly, threeYears, weeks }) => {
      const withYear = new Map([...threeYears].map(([unit, sum]) => [unit, sum - 2 * (yearly.get(unit) ?? 0)]));
      const recurring =
        sumOf(yearly) > 0
          ? `, ${amountsText(withYear)} with the first year, ${amountsText(threeYears)} over three`
          : "";
      const late = weeks > until ? ", though not by the fixed date" : "";
      return `${option.letter} (${option.row.name}) at ${amountsText(oneOff)}${recurring}${late}`;
    });
}

/** What a frame leaves that even the high figure does not reach; to three digits where a planning rate is in it. */
export function freeBelow({ budget: { rates } }: Content, { start, highs, foreign }: Framed): string {
  const left = foreign ? roughly(start - highs) : start - highs;
  return ` and leaves at least ${foreign ? "about " : ""}${formatAmount(left, rates.currency)} unspent`;
}

/** The decision on what the solution may do without, and its sum in whole hundreds, where that takes the whole to within the frame. */
export function savedWithin({ brief, pack: { saving }, budget, decisions }: Content, { end }: Framed) {
  const saved = Math.round((saving?.amount(brief, budget) ?? 0) / HUNDRED) * HUNDRED;
  const sum = exchanged(amountsOf(budget, "oneOff"), budget.rates.currency);
  if (!saving || saved === 0 || sum - saved > end) return null;
  return { saved, saving, number: decisions.find(({ title }) => title === saving.decision)?.number };
}
