/** The client's budget frame beside the likely one-off sums. */

import type { Brief } from "#app/features/documents/brief/brief.ts";
import type { Content } from "#app/features/documents/content.ts";
import { formatDay } from "#app/features/documents/dates.ts";
import { ASSESSES, fewerDays } from "#app/features/documents/facts/effort.ts";
import { exchanged } from "#app/features/documents/facts/exchange.ts";
import { fixedDay } from "#app/features/documents/plan/fixed-date.ts";
import { lastDayOf } from "#app/features/documents/plan/plan.ts";
import type { Task } from "#app/features/documents/plan/tasks.ts";
import { listed } from "#app/features/documents/words.ts";
import { endOfWeek } from "#app/features/documents/working-days.ts";
import type { Currency } from "#app/shared/money.ts";
import { bandApart, bandOf, isBandApart } from "./band.ts";
import { type Budget, formatAmount, roughly } from "./budget.ts";
import { amountsText, daysInWords } from "./estimates.ts";
import { paidBy, pricedText, servicesFor, taughtByClient } from "./first-tasks.ts";
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

/** Whether the likely sums are above the budget that the client named, with all their currencies read as one. */
export function exceedsBudget(brief: Brief, budget: Budget): boolean {
  const framed = framedBy(brief, budget);
  return framed ? ["beyond", "together"].includes(framed.state) : bandApart(brief, budget)?.state === "above";
}

/** `exceeds the budget of EUR 5,000 by EUR 1,177`; with what is paid in another currency, all of it against the budget. */
export function beyondText({ beyond, end, foreign }: Framed, main: Currency): string {
  return foreign
    ? `is ${formatAmount(end + beyond, main)} and ${foreign} against a budget of ${formatAmount(end, main)}`
    : `exceeds the budget of ${formatAmount(end, main)} by ${formatAmount(beyond, main)}`;
}

/** In words; `unbought`: of the phases only the services of the first fit, so that nothing is ordered in it. */
type Fitting = { text: string; unbought: boolean };

/** What stays inside a frame that the whole is beyond, every currency counted: the phases that fit, or what is missing to all of them, and the ranked options that do; or that none does. */
export function fittingIn(content: Content, framed: Framed): Fitting {
  const isWhole = content.brief.holds(ASSESSES); // its first phases alone end without a report
  const phases = isWhole ? null : fittingPhases(content, framed);
  const options = fittingOptions(content, framed.end);
  if (!phases && options.length === 0) {
    const text = isWhole
      ? `Within it A does not fit${smallerOrders(content, framed)}`
      : "Within it neither the whole of phase 1 nor any other ranked option fits";
    return { text, unbought: false };
  }
  const others =
    options.length > 0
      ? `; of the other options ${options.length === 1 ? "this fits" : "these fit"}: ${options.join("; ")}`
      : "";
  const none = `Within it ${isWhole ? "A does not fit" : "no phase of A fits"}`;
  return { text: `${phases?.text ?? none}${others}`, unbought: phases?.unbought ?? false };
}

type Order = { what: string; cost: number };

/** What costs less than the whole of an assessment, ranked or not. */
function ordersOf({ brief, estimates, appraisal, budget: { totals } }: Content): Order[] {
  const [main] = totals;
  if (!main) return [];
  const domains = fewerDays(brief);
  const three = roughly((main.oneOff.likely * (100 - domains)) / 100, 2);
  return [
    ...(domains > 0 ? [{ what: "three domains (D-01)", cost: three }] : []),
    ...estimates
      .filter(({ option, days }) => days > 0 && appraisal.excluded.some(({ letter }) => letter === option.letter))
      .map(({ option, oneOff }) => ({ what: option.letter, cost: roughly(oneOff.get(main.currency) ?? 0, 2) })),
  ];
}

const pricedOrders = (orders: readonly Order[], { budget }: Content): string[] =>
  orders.map(({ what, cost }) => `${what} at about ${formatAmount(cost, budget.rates.currency)}`);

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
function servicesOf(content: Content): (from: number, to: number) => number {
  return (from, to) =>
    servicesFor(
      content,
      content.tasks.filter(({ phase }) => phase >= from && phase <= to),
    );
}

/** The last phase up to which all fits with what is bought once, every currency counted. */
function lastFitting(content: Content, { end }: Framed): number | undefined {
  const { rates } = content.budget;
  const whole = exchanged(amountsOf(content.budget, "oneOff"), rates.currency);
  return [3, 2, 1].find((phase) => whole - servicesOf(content)(phase + 1, CLOSING) <= end);
}

/** `phases 1 and 2 first: 24 days, EUR 34,335, until 12 May 2027`: what may be ordered in place of the whole; phase 1 where less does not fit. Null where phases alone are worth nothing. */
export function firstOrder(content: Content, framed: Framed): string | null {
  const { brief, budget, plan, tasks } = content;
  const last = lastFitting(content, framed);
  if (brief.holds(ASSESSES)) {
    const fitting = ordersOf(content).filter(({ cost }) => cost <= framed.end);
    return listed(pricedOrders(fitting, content), "or") || null;
  }
  if (last === CLOSING - 1) return framed.foreign ? null : taughtByClient(content, framed.beyond);
  const until = last ?? 1;
  const days = tasks.filter(({ phase }) => phase <= until).reduce((sum, task) => sum + task.days, 0);
  const services = servicesOf(content);
  const sum = last ? (budget.totals[0]?.oneOff.likely ?? 0) - services(last + 1, CLOSING) : services(1, 1);
  const bought = last && framed.foreign ? ` and ${framed.foreign}` : "";
  const paid = sum > framed.end ? paidBy(content, framed.end) : null;
  if (paid) {
    const ends = endOfWeek(plan, Math.max(...paid.map(({ to }) => to)));
    return `${pricedText(content, paid)}, whose results price what follows${meetsDate(content, ends)}`;
  }
  const ends = lastDayOf(plan, until);
  const fits = sum > framed.end ? ", still beyond the budget" : "";
  const what = until === 2 ? "phases 1 and 2" : last ? "phase 1" : "the services of phase 1";
  const purchases = sum > services(1, until) ? " and purchases" : "";
  return `${what} alone, ${daysInWords(days)}, ${formatAmount(sum, budget.rates.currency)} with contingency${purchases}${bought}, until ${formatDay(ends)}${meetsDate(content, ends)}${fits}`;
}

/** The first tasks that a budget pays for where it does not reach to the end of phase 1: what the order holds unless it is widened. */
export function partOrdered(content: Content): Task[] | null {
  const { brief, budget } = content;
  const framed = framedBy(brief, budget);
  if (framed?.state !== "beyond" || brief.holds(ASSESSES) || savedWithin(content, framed)) return null;
  return servicesOf(content)(1, 1) > framed.end ? paidBy(content, framed.end) : null;
}

/** Beside the question of a date that the whole misses, so that the two decisions have one answer. */
function meetsDate({ brief, plan }: Content, ends: number): string {
  const fixed = fixedDay(brief) ?? plan.end;
  return ends <= fixed && fixed < plan.end ? ", which meets the date too" : "";
}

/** The most phases that fit with all that is bought once, else the first without it; null where that is too much, and what is missing where only the handover would be left out. */
function fittingPhases(content: Content, framed: Framed): Fitting | null {
  const { end, beyond, foreign } = framed;
  const { currency } = content.budget.rates;
  const services = servicesOf(content);
  const whole = content.budget.totals[0]?.oneOff.likely ?? 0;
  const last = lastFitting(content, framed);
  const first = services(1, 1);
  const taught = foreign ? null : taughtByClient(content, beyond);
  if (last === CLOSING - 1)
    return {
      text: `Cut or add ${listed([formatAmount(beyond, currency), ...(foreign ? [foreign] : [])])}: the handover cannot wait for a later budget${taught ? `; ${taught}` : ""}`,
      unbought: false,
    };
  if (!last && first > end) return firstTasks(content, framed);
  const named = last === 2 ? "phases 1 and 2" : "phase 1";
  const rest = last ? services(last + 1, CLOSING) : whole - first;
  const what = last ? `${named} with all one-off purchases` : "the services of phase 1 alone, with contingency,";
  const bought = last && foreign ? ` and ${foreign}` : "";
  const text = `Within it ${what} ${last === 1 ? "fits" : "fit"}, at ${formatAmount(whole - rest, currency)}${bought}; the rest, ${formatAmount(rest, currency)}${!last && foreign ? ` and ${foreign}` : ""}, falls to a later budget`;
  return { text, unbought: !last };
}

/** Not even the services of phase 1 fit. */
function firstTasks(content: Content, { end, foreign }: Framed): Fitting | null {
  const paid = paidBy(content, end);
  if (!paid) return null;
  const { currency } = content.budget.rates;
  const rest = (content.budget.totals[0]?.oneOff.likely ?? 0) - servicesFor(content, paid);
  const text = `Within it ${pricedText(content, paid)}, fit, and their results price what follows; the rest, ${formatAmount(rest, currency)}${foreign ? ` and ${foreign}` : ""}, falls to a later budget`;
  return { text, unbought: false };
}

/** The ranked options whose one-off sums are inside the frame together, by name and sums, the recurring ones with them, and whether the fixed date allows them. */
function fittingOptions({ appraisal, brief, budget, estimates, plan }: Content, end: number): string[] {
  const out = new Set([appraisal.designed, ...appraisal.excluded].map(({ letter }) => letter));
  const sumOf = (amounts: ReadonlyMap<Currency, number>) => exchanged(amounts, budget.rates.currency);
  const until = fixedDay(brief) === null ? Infinity : (plan.askedWeeks ?? Infinity);
  return estimates
    .filter(({ option, oneOff, days }) => !out.has(option.letter) && days > 0 && sumOf(oneOff) <= end)
    .map(({ option, oneOff, yearly, weeks }) => {
      const recurring = sumOf(yearly) > 0 ? `, plus ${amountsText(yearly)} a year` : "";
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
