/** Whether the recommended option is the cheapest of those ranked, over three years and by currency. */

import { formatAmount } from "#app/features/documents/budget/budget.ts";
import { type Estimate, estimateFor, partsLeftOut } from "#app/features/documents/budget/estimates.ts";
import type { Content } from "#app/features/documents/content.ts";
import { FOR_A_DOLLAR } from "#app/features/documents/facts/exchange.ts";
import { isExcluded } from "#app/features/documents/options/appraisal.ts";
import { priceOf } from "#app/features/documents/options/price.ts";
import { listed } from "#app/features/documents/words.ts";
import { shownUnranked } from "./shown-options.ts";

/** Percent of the planning rate, below and above which two currencies are not taken to move while a decision is open. */
const LEAST_RATE = 75;

/** Said wherever two options are ranked: that none costs less, or by how much the recommended one is dearer, in each currency. */
export function costRank(content: Content): string {
  const rank = amongRanked(content);
  return rank && `${rank.replace(/\.$/, "")}${unranked(content)}.`;
}

/** `; not ranked, B (by EUR 36,685) and E cost less`: of what has a row in the figures; by how much, where the client may still accept it. */
function unranked(content: Content): string {
  const { appraisal, estimates } = content;
  const own = estimateFor(estimates, appraisal.winner);
  const below = shownUnranked(content).filter(
    (other) => own && priceOf(other) > 0 && costsLess(own, other) === "always",
  );
  const told = below.map((other) => {
    const { letter } = other.option;
    const isOpen = appraisal.excluded.some((option) => option.letter === letter && option.accepted !== undefined);
    const less = own && isOpen ? differences(own, other).filter(({ by }) => by !== 0) : [];
    const sums = less.map(({ currency, by }) => formatAmount(-by, currency));
    return less.length > 0 && less.every(({ by }) => by < 0) ? `${letter} (by ${listed(sums)})` : letter;
  });
  return told.length > 0 ? `; not ranked, ${listed(told)} cost${told.length === 1 ? "s" : ""} less` : "";
}

function amongRanked({ appraisal, estimates }: Content): string {
  const { winner, excluded, options } = appraisal;
  const isRanked = ({ option }: Estimate) => !isExcluded(option, { excluded });
  const own = estimateFor(estimates, winner);
  const priced = estimates.filter((estimate) => isRanked(estimate) && priceOf(estimate) > 0);
  const others = priced.filter((estimate) => estimate !== own);
  if (!own || priceOf(own) === 0 || others.length === 0) return "";
  const lower = others.filter((other) => costsLess(own, other) !== "never").toSorted((a, b) => priceOf(a) - priceOf(b));
  const [cheapest] = lower.toSorted(
    (a, b) => Number(costsLess(own, b) === "always") - Number(costsLess(own, a) === "always"),
  );
  const few = priced.length < options.length - excluded.length ? " with a price here" : "";
  if (!cheapest)
    return `${winner.letter} costs least of those ranked${few}${recurs(priced) ? " over three years" : ""}${leftOut(own, others, [])}.`;
  const leaves = leftOut(own, [cheapest], [cheapest]);
  const { letter } = winner;
  const [sums, other] = [
    `${recurs(priced) ? "over three years it" : "it"} costs ${apart(own, cheapest)} than`,
    cheapest.option.letter,
  ];
  const rate = breakEven(own, cheapest);
  if (costsLess(own, cheapest) === "always")
    return `${letter} is not the cheapest ranked: ${sums} ${other}${leaves}${rate ? `; ${other} is cheaper${rate}` : ""}.`;
  const open = rate === "" ? "exchange rates decide which is cheaper" : `${other} is cheaper${rate}`;
  return `${letter} may not be the cheapest ranked: ${sums} ${other}${leaves}; ${open}.`;
}

/** Something is paid every year, so that three of them are compared. */
export const recurs = (estimates: readonly Estimate[]): boolean =>
  estimates.some(({ yearly }) => [...yearly.values()].some((amount) => amount > 0));

/** `, though its sum leaves parts out (last column)`, where the sums of an option lack what those it is held against have; of both, which covers less is not told by that. */
function leftOut(own: Estimate, others: readonly Estimate[], lacking: readonly Estimate[]): string {
  const letters = [
    ...(others.some((other) => partsLeftOut(own, other).length > 0) ? [own] : []),
    ...lacking.filter((other) => partsLeftOut(other, own).length > 0),
  ].map(({ option }) => option.letter);
  return letters.length > 0
    ? `, though ${letters.length > 1 ? "each sum" : `${letters}'s sum`} leaves parts out (last column)`
    : "";
}

/** `EUR 1,000 less and USD 2,000 more`. */
function apart(own: Estimate, other: Estimate): string {
  const told = differences(own, other).filter(({ by }) => by !== 0);
  return listed(told.map(({ currency, by }) => `${formatAmount(Math.abs(by), currency)} ${by > 0 ? "less" : "more"}`));
}

/** Whether another option costs less in every currency, or at every plausible rate between them. */
export function costsLess(own: Estimate, other: Estimate): "always" | "never" | "at some rates" {
  const more = differences(own, other).map(({ currency, by }) => by / FOR_A_DOLLAR[currency]);
  const [up, down] = [1, -1].map((sign) =>
    more.filter((by) => by * sign > 0).reduce((sum, by) => sum + Math.abs(by), 0),
  ) as [number, number]; // a pair stays one
  if (up * 100 <= down * LEAST_RATE) return down > 0 ? "always" : "never";
  return down * 100 <= up * LEAST_RATE ? "never" : "at some rates";
}

const differences = (own: Estimate, other: Estimate) =>
  [...new Set([...own.threeYears.keys(), ...other.threeYears.keys()])].map((currency) => ({
    currency,
    by: (other.threeYears.get(currency) ?? 0) - (own.threeYears.get(currency) ?? 0),
  }));

/** Of two sums in two currencies, the rate at which they are the same: no rate is kept to add them up by. */
export function breakEven(own: Estimate, other: Estimate): string {
  const more = differences(own, other);
  const [dearer, ...alsoDearer] = more.filter(({ by }) => by > 0);
  const [cheaper, ...alsoCheaper] = more.filter(({ by }) => by < 0);
  if (!dearer || !cheaper || alsoDearer.length + alsoCheaper.length > 0) return "";
  if (costsLess(own, other) === "always") return " at any plausible exchange rate";
  const rate = Math.ceil((dearer.by / -cheaper.by) * 100);
  return ` while ${cheaper.currency} 1 is worth at least ${formatAmount(rate, dearer.currency)}`;
}
