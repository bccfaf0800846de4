/** What is said of a budget that was given, beside the likely sums. */

import { additionsFor } from "#app/features/documents/budget/additions.ts";
import { isBandApart } from "#app/features/documents/budget/band.ts";
import { type CurrencyTotal, formatAmount } from "#app/features/documents/budget/budget.ts";
import {
  beyondText,
  type Framed,
  fittingIn,
  framedBy,
  freeBelow,
  isUnbought,
  likelyOnce,
  savedWithin,
} from "#app/features/documents/budget/budget-frame.ts";
import { aboutText, amountsOf } from "#app/features/documents/budget/one-currency.ts";
import { cutsFor } from "#app/features/documents/budget/reductions.ts";
import type { Content } from "#app/features/documents/content.ts";
import { ASSESSES } from "#app/features/documents/facts/effort.ts";
import { exchanged } from "#app/features/documents/facts/exchange.ts";
import { say } from "#app/features/documents/pack.ts";
import { ORDER } from "#app/features/documents/plan/tasks.ts";
import { clause, listed } from "#app/features/documents/words.ts";

/** What is paid once beside the frame, and what recurs, since nobody said whether the frame is for one year. */
export function budgetText(content: Content): string {
  const { brief, budget } = content;
  const [main] = budget.totals;
  const framed = framedBy(brief, budget);
  if (isBandApart(brief))
    return `Given in the client's own currency, it is compared with ${likelyOnce(budget)} at the exchange rate of the day, before the order`;
  if (!main || !framed) return "No total to compare";
  const yearly = yearlyText(content);
  return `${frameText(content, main, framed)}${yearly && `${yearly}${firstYear(content, main, framed)}`}`;
}

function yearlyText({ budget: { totals } }: Content): string {
  const paid = totals.filter(({ yearly }) => yearly.likely > 0);
  const sums = listed(paid.map(({ yearly, currency }) => formatAmount(yearly.likely, currency)));
  return sums && `. Recurring cost of ${sums} a year is additional`;
}

const MORE_THAN_ALL = ", more than the entire budget";

/** Nobody said whether the frame is for one payment or for a year: what both come to, where that matters. */
function firstYear({ budget }: Content, { currency }: CurrencyTotal, { end }: Framed): string {
  const [once, year] = (["oneOff", "yearly"] as const).map((sum) => exchanged(amountsOf(budget, sum), currency));
  if (year !== undefined && year > end) return MORE_THAN_ALL;
  if (once === undefined || year === undefined || once > end) return "";
  const both = once + year;
  if (both <= end && end !== Infinity) return "";
  const above = both > end ? `, above the budget of up to ${formatAmount(end, currency)}` : "";
  return `: with a first full year ${aboutText([[currency, both]], currency)} in all${above}`;
}

function frameText(content: Content, main: CurrencyTotal, framed: Framed): string {
  const { brief } = content;
  const { state, start, end, foreign } = framed;
  const unowned = unownedText(content, end);
  const likely = `The likely one-off cost is ${formatAmount(main.oneOff.likely, main.currency)}`;
  const onTop = foreign ? `. In addition ${foreign.includes(" and ") ? "there are" : "there is"} ${foreign}` : "";
  if (state === "beyond")
    return `${foreign ? "The likely one-off cost" : `${likely} and`} ${beyondText(framed, main.currency)}. ${inside(content, framed)}. Scope or budget is decided before the order`;
  if (state === "together")
    return `${likely}, within budget${main.oneOff.high > end ? "; the high figure is not" : ""}${onTop}: ${aboutText(amountsOf(content.budget, "oneOff"), main.currency)} in all, above the budget of up to ${formatAmount(end, main.currency)}; whether it covers both is settled before the order, at the current exchange rate`;
  if (state === "below")
    return `${likely}${foreign ? ` and ${foreign}` : ""}; even the high figure is under budget${end === Infinity ? "" : `${freeBelow(content, framed)}${brief.holds(ASSESSES) ? laterText(content, main, end) || ", towards the steps that it proposes" : ""}`}${end === Infinity ? `, whose band begins at ${formatAmount(start, main.currency)}${withSteps(content, main)}` : ""}${unowned}${notBought(content, main, start)}`;
  if (end === Infinity) {
    const under =
      main.oneOff.likely < start ? `, under the ${formatAmount(start, main.currency)} at which it begins` : "";
    return `${likely}${onTop}${under}; the budget has no stated upper limit`;
  }
  const reach = framed.highs > end ? "the high figure is not" : "so is the high figure";
  return `${likely}, within budget; ${reach}${unowned}${onTop}${foreign ? ", which it also covers" : ""}${laterText(content, main, end)}`;
}

const MOST_NAMED = 3;

/** A frame of more than twice the sum was meant for more than this scope: what stands outside it, unless that has prices below. */
function notBought(content: Content, { oneOff }: CurrencyTotal, start: number): string {
  const { brief, pack } = content;
  if (brief.holds(ASSESSES) || additionsFor(brief, content)) return "";
  const outside = pack.scope.outside.flatMap((text) => say(text, brief) || []).map(clause);
  if (start < oneOff.high * 2 || outside.length === 0) return "";
  return `. It may have been set for more than this scope, which excludes among other things ${outside.slice(0, MOST_NAMED).join("; ")}`;
}

/** Where the budget pays for an assessment, and not for what it proposes too. */
function laterText({ brief, pack }: Content, { oneOff, currency }: CurrencyTotal, end: number): string {
  const later = pack.later?.(brief)?.once ?? 0;
  return later > 0 && oneOff.likely + later > end
    ? `. The road-map steps, ${formatAmount(later, currency)}, would exceed it (together ${formatAmount(oneOff.likely + later, currency)})`
    : "";
}

/** A frame without an end is compared with all that an assessment leads to, a year of licences included. */
function withSteps({ brief, pack }: Content, { oneOff, currency }: CurrencyTotal): string {
  const later = pack.later?.(brief);
  if (!later || later.once === 0) return "";
  const sum = formatAmount(oneOff.likely + later.once, currency);
  const yearly = later.yearly && `, and ${later.yearly} a year for ${later.named}`;
  return `. With its road-map steps it is ${sum} once${yearly}${later.quoted && `; to be quoted: ${later.quoted}`}`;
}

/** What a frame is not held against: purchases that are probably made already. */
function unownedText({ budget: { lines, totals, ifNotOwned, rates } }: Content, end: number): string {
  const ids = lines.filter(({ owned, kind, amount }) => owned === "assumed" && kind === "one-off" && amount);
  if (ids.length === 0) return "";
  const currencies = new Set([...totals, ...ifNotOwned].map(({ currency }) => currency));
  const once = [...currencies].map((unit) => {
    const of = [ifNotOwned, totals].flatMap((sums) => sums.find(({ currency }) => currency === unit) ?? []);
    return [unit, of[0]?.oneOff.likely ?? 0] as const;
  });
  const whole = exchanged(once, rates.currency);
  const above = whole > end ? `; if not owned, ${aboutText(once, rates.currency)} in all, above the budget` : "";
  return `; ${listed(ids.map(({ id }) => id))}, probably owned, excluded${above}`;
}

/** Which other options fit the frame, and the purchase that a first order of phase 1 leaves out, unless one decision brings the whole within it. */
function inside(content: Content, framed: Framed): string {
  const saved = savedText(content, framed);
  const isPhaseOne = isUnbought(content, framed) && !saved && !cutsFor(content.brief, content)?.fits;
  const order = isPhaseOne ? content.tasks.find(({ phase, marks }) => phase === 1 && marks.includes(ORDER)) : undefined;
  const ordered = content.tasks.find(({ after }) => after.some((one) => order && one.startsWith(`${order.id} + `)));
  const waits = order
    ? `. If phase 1 is ordered first, ${order.id} (${clause(order.title)}) waits: phase 1 ends without it, and ${ordered?.phase === 2 ? "phase 2" : "the rollout"} depends on it`
    : "";
  return `${fittingIn(content, framed)}${waits}${saved}`;
}

/** Where what the solution may do without takes the sum to within the frame. */
function savedText(content: Content, framed: Framed): string {
  const { brief, budget } = content;
  const { saved, saving, number } = savedWithin(content, framed) ?? {};
  if (!saved || !saving) return "";
  return `. ${saving.by} (${number})${say(saving.beside, brief)} would save about ${formatAmount(saved, budget.rates.currency)}, which brings it within budget`;
}
