/** What may be ordered in place of a whole that a budget does not pay for, as the first page asks it. */

import type { Content } from "#app/features/documents/content.ts";
import { formatDay } from "#app/features/documents/dates.ts";
import { ASSESSES } from "#app/features/documents/facts/effort.ts";
import { fixedDay } from "#app/features/documents/plan/fixed-date.ts";
import { lastDayOf } from "#app/features/documents/plan/plan.ts";
import { listed } from "#app/features/documents/words.ts";
import { endOfWeek } from "#app/features/documents/working-days.ts";
import { formatAmount, wholeUnits } from "./budget.ts";
import { CLOSING, ordersOf, pricedOrders, servicesOf } from "./budget-frame.ts";
import { amountsText, daysInWords } from "./estimates.ts";
import { daysOf, pricedText, servicesFor } from "./first-tasks.ts";
import { limitOf } from "./limit.ts";
import { type Cuts, cutNames, cutsFor, yearlyMore } from "./reductions.ts";
import { orderWithin, smallerOrder } from "./smaller-order.ts";

/** `phases 1 and 2 alone: 24 days, EUR 34,335, until 12 May 2027`, or what the client does without; null where nothing is within the budget. */
export function firstOrder(content: Content): string | null {
  const { brief, budget } = content;
  const limit = limitOf(brief, budget);
  if (!limit) return null;
  const cuts = cutsFor(brief, content);
  if (cuts?.fits) return cutText(content, cuts);
  if (brief.holds(ASSESSES)) {
    const fitting = ordersOf(content).filter(({ cost }) => cost <= limit.end);
    const ranked = fitting.filter(({ days }) => days !== null); // beside which what measures little is no choice
    return listed(pricedOrders(ranked.length > 0 ? ranked : fitting, content), "or") || somePart(content);
  }
  return phasesText(content, limit.end);
}

function cutText(content: Content, { cuts, left }: Cuts): string {
  const saved = cuts.reduce((sum, cut) => sum + cut.saved, 0);
  const { currency } = content.budget.rates;
  const more = yearlyMore(cuts);
  return `without ${cutNames(cuts)}, which saves ${formatAmount(saved, currency)}, it costs ${formatAmount(wholeUnits(left), currency)}${more.size > 0 ? `, and ${amountsText(more)} a year more` : ""}`;
}

/** Phases, or the first tasks, that end by themselves. */
function phasesText(content: Content, end: number): string | null {
  const { budget, plan } = content;
  const order = orderWithin(content, { end });
  if (!order) return somePart(content);
  const { phases, tasks, setting } = order;
  if (phases === 0) {
    const ends = endOfWeek(plan, Math.max(...tasks.map(({ to }) => to)));
    return `${pricedText(content, tasks)}, whose results price what follows${meetsDate(content, ends)}`;
  }
  const services = servicesOf(content);
  const [main, ...others] = budget.totals;
  const bought = phases === 2;
  const sum = bought ? (main?.oneOff.likely ?? 0) - services(phases + 1, CLOSING) : servicesFor(content, tasks);
  const foreign = others.filter(({ oneOff }) => bought && oneOff.likely > 0);
  const sums = foreign.map((one) => ` and ${formatAmount(one.oneOff.likely, one.currency)}`).join("");
  const ends = Math.max(lastDayOf(plan, phases), ...setting.map(({ to }) => endOfWeek(plan, to)));
  const what = bought ? "phases 1 and 2" : listed(["the services of phase 1", ...setting.map(({ id }) => id)]);
  const purchases = bought && sum > services(1, phases) ? " and purchases" : "";
  return `${what} alone, ${daysInWords(daysOf(tasks))}, ${formatAmount(sum, budget.rates.currency)} with contingency${purchases}${sums}, until ${formatDay(ends)}${meetsDate(content, ends)}`;
}

/** Some days of the first inventory. */
function somePart(content: Content): string | null {
  const order = smallerOrder(content.brief, content);
  return order && `${order.what}, ${formatAmount(order.cost, content.budget.rates.currency)} with contingency`;
}

export const MEETS_DATE = ", which meets the date too";
/** Beside the question of a date that the whole misses, so that the two decisions have one answer. */
function meetsDate({ brief, plan }: Content, ends: number): string {
  const fixed = fixedDay(brief) ?? plan.end;
  return ends <= fixed && fixed < plan.end ? MEETS_DATE : "";
}
