/** The options that carry figures and scores: those that are ranked, and what a reader needs to hold them against. */

import { amountsText, type Estimate, NONE, wholeOf } from "#app/features/documents/budget/estimates.ts";
import type { Content } from "#app/features/documents/content.ts";
import { type Currency, rateText } from "#app/features/documents/facts/exchange.ts";
import { type AppraisedOption, isExcluded } from "#app/features/documents/options/appraisal.ts";
import { COST } from "#app/features/documents/options/sensitivity.ts";

/** No comparison of fewer, where as many have a sum; a small organisation reads of two. */
const FEWEST = 3;
const FEWEST_IF_SMALL = 2;

/** In the order of their letters: the ranked, what the client may still accept, the baseline of a larger organisation, or one that may be chosen, and to make up the fewest the next of the others. */
export function shownOptions({ brief, appraisal, estimates }: Content): AppraisedOption[] {
  const { options, baseline } = appraisal;
  const isPriced = ({ letter }: AppraisedOption) =>
    estimates.some(({ option, threeYears }) => option.letter === letter && amountsText(threeYears) !== NONE);
  const always = options.filter(
    (option) =>
      !isExcluded(option, appraisal) ||
      (isPriced(option) && option.accepted !== undefined) ||
      (option === baseline && (brief.size !== "small" || option.row.offered || brief.has("primary-objective", COST))),
  );
  const others = options.filter((option) => !always.includes(option) && isPriced(option));
  const added = others.slice(0, Math.max(0, (brief.size === "small" ? FEWEST_IF_SMALL : FEWEST) - always.length));
  return options.filter((option) => always.includes(option) || added.includes(option));
}

export const hasRow = ({ letter }: { letter: string }, content: Content): boolean =>
  shownOptions(content).some((option) => option.letter === letter);

/** Those without a rank among them. */
export const shownUnranked = (content: Content): Estimate[] =>
  content.estimates.filter(({ option }) => isExcluded(option, content.appraisal) && hasRow(option, content));

/** `B`, or `D, not ranked`, as a column is named. */
export const columnOf = (option: AppraisedOption, { appraisal }: Content): string =>
  isExcluded(option, appraisal) ? `${option.letter}, not ranked` : option.letter;

/** The rates at which sums in other currencies than the client's are read as one; empty where there are none. */
export function foreignTo(unit: Currency, shown: readonly Estimate[]): string {
  const paid = shown.flatMap((estimate) => [...wholeOf(estimate)].filter(([of, amount]) => amount > 0 && of !== unit));
  return [...new Set(paid.map(([currency]) => rateText(currency, unit)))].join(", ");
}
