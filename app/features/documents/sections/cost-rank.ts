/** Whether the recommended option is the cheapest of those ranked, over three years. */

import type { Brief } from "#app/features/documents/brief/brief.ts";
import { formatAmount } from "#app/features/documents/budget/budget.ts";
import { type Estimate, estimateFor } from "#app/features/documents/budget/estimates.ts";
import { partsLeftOut } from "#app/features/documents/budget/left-out.ts";
import { aboutText } from "#app/features/documents/budget/one-currency.ts";
import type { Content } from "#app/features/documents/content.ts";
import { exchanged } from "#app/features/documents/facts/exchange.ts";
import { isExcluded } from "#app/features/documents/options/appraisal.ts";
import { costsLess, differences, priceOf } from "#app/features/documents/options/price.ts";
import { listed } from "#app/features/documents/words.ts";
import { shownUnranked } from "./shown-options.ts";

/** Said wherever two options are ranked: that none costs less, or by how much the recommended one is dearer, at planning rates. */
export function costRank(content: Content): string {
  const rank = amongRanked(content);
  return rank && `${rank.replace(/\.$/, "")}${unranked(content)}.`;
}

/** `; not ranked, B (by EUR 36,685) and E cost less`: of what has a row in the figures; by how much, where the client may still accept it. */
function unranked(content: Content): string {
  const { brief, appraisal, estimates } = content;
  const own = estimateFor(estimates, appraisal.winner);
  const below = shownUnranked(content).filter(
    (other) => own && priceOf(other) > 0 && costsLess(own, other) === "always",
  );
  const told = below.map((other) => {
    const { letter } = other.option;
    const isOpen = appraisal.excluded.some((option) => option.letter === letter && option.accepted !== undefined);
    return own && isOpen ? `${letter} (by ${between(other, own, brief)})` : letter;
  });
  return told.length > 0 ? `; not ranked, ${listed(told)} cost${told.length === 1 ? "s" : ""} less` : "";
}

function amongRanked({ brief, appraisal, estimates }: Content): string {
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
    return `${winner.letter} costs least of those ranked${few}${recurs(priced) ? " over three years" : ""}${brief.size === "small" ? "" : leftOut(own, others, [])}.`;
  const leaves = brief.size === "small" ? "" : leftOut(own, [cheapest], [cheapest]);
  const { letter } = winner;
  const [sums, other] = [
    `${recurs(priced) ? "over three years it" : "it"} costs ${between(own, cheapest, brief)} ${priceOf(own) > priceOf(cheapest) ? "more" : "less"} than`,
    cheapest.option.letter,
  ];
  const rate = breakEven(own, cheapest);
  if (costsLess(own, cheapest) === "always") return `${letter} is not the cheapest ranked: ${sums} ${other}${leaves}.`;
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

/** What lies between two sums of three years. */
function between(one: Estimate, other: Estimate, { currency }: Brief): string {
  const sum = exchanged(
    differences(one, other).map(({ currency: unit, by }) => [unit, by] as const),
    currency,
  );
  return aboutText([[currency, Math.abs(sum)]], currency);
}

/** Of two sums in two currencies, of which either may be the lower, the rate at which they are the same. */
export function breakEven(own: Estimate, other: Estimate): string {
  const more = differences(own, other);
  const [dearer, ...alsoDearer] = more.filter(({ by }) => by > 0);
  const [cheaper, ...alsoCheaper] = more.filter(({ by }) => by < 0);
  if (!dearer || !cheaper || alsoDearer.length + alsoCheaper.length > 0) return "";
  if (costsLess(own, other) !== "at some rates") return "";
  const rate = Math.ceil((dearer.by / -cheaper.by) * 100);
  return ` while ${cheaper.currency} 1 is worth at least ${formatAmount(rate, dearer.currency)}`;
}
