/** How far the result of the appraisal rests on its weights, and on single judgements. */

import { listed } from "#app/features/documents/words.ts";
import type { Appraisal, AppraisedOption, Criterion } from "./appraisal.ts";

/** Totals carry two decimals; nearer than that is a tie. */
const ROUNDING = 0.005;
/** Judgements in whole points tell no smaller lead than this from none: the option that was asked for keeps its place. */
export const CLOSE = 0.3;

export const COST = "cost-reduction";

/** A lead that settles nothing. */
export const isNear = (lead: number): boolean => lead < CLOSE - ROUNDING;

export const weighedOf = (scores: readonly number[], criteria: readonly Criterion[]): number =>
  scores.reduce((all, score, index) => all + score * (criteria[index]?.weight ?? 0), 0);

/** What would lead if one criterion counted double: its share is added once more to what was weighed. */
export function sensitivityOf(
  options: readonly AppraisedOption[],
  criteria: readonly Criterion[],
  winner: AppraisedOption,
): Pick<Appraisal, "sensitivity" | "steady" | "firm"> {
  const sum = criteria.reduce((all, { weight }) => all + weight, 0);
  const doubled = criteria.map(({ label, weight }, index) => {
    const totals = options.map(
      ({ scores }) => (weighedOf(scores, criteria) + (scores[index] ?? 0) * weight) / (sum + weight),
    );
    const highest = Math.max(...totals);
    return { label, leaders: options.filter((_, place) => (totals[place] ?? 0) > highest - ROUNDING) };
  });
  const changes = doubled.flatMap(({ label, leaders }) => {
    const [leader] = leaders;
    return leader && !leaders.includes(winner) ? [`“${label}” (then ${leader.letter} leads)`] : [];
  });
  const level = doubled.flatMap(({ label, leaders }) => {
    const letters = leaders.filter(({ total }) => total < winner.total).map(({ letter }) => letter);
    return letters.length > 0 ? [{ letters: listed(letters), label: `“${label}”` }] : [];
  });
  const ties = [...Map.groupBy(level, ({ letters }) => letters)].map(
    ([letters, group]) =>
      `${letters} for ${listed(
        group.map(({ label }) => label),
        "or",
      )}`,
  );
  const steady = changes.length === 0;
  const isTop = options.every(({ scores }) => scores.every((score, place) => score <= (winner.scores[place] ?? 0)));
  const kept = isTop
    ? "" // the table shows it row by row
    : ties.length > 0
      ? `No option overtakes ${winner.letter} when any single criterion is weighted double; it shares first place with ${ties.join(", ")}.`
      : "The leading ranked option stays the same when any single criterion is weighted double.";
  const weights = steady ? kept : `First place changes if one of these is weighted double: ${changes.join("; ")}.`;
  const point = onePoint(options, criteria, winner);
  return { sensitivity: [weights, point].filter(Boolean).join(" "), steady, firm: point === "" };
}

/** Scored by figures, which no judgement moves. */
const BY_FIGURES = ["time", COST];

/** The judgements of which one point more would put an option first that is now clearly behind. */
function onePoint(
  options: readonly AppraisedOption[],
  criteria: readonly Criterion[],
  winner: AppraisedOption,
): string {
  const sum = criteria.reduce((all, { weight }) => all + weight, 0);
  const told = options
    .filter(({ total }) => !isNear(winner.total - total))
    .flatMap(({ letter, total, scores }) => {
      const labels = criteria.flatMap(({ id, label, weight }, index) =>
        !BY_FIGURES.includes(id) && (scores[index] ?? 5) < 5 && total + weight / sum > winner.total + ROUNDING
          ? [`“${label}”`]
          : [],
      );
      return labels.length > 0 ? [`${letter} on ${listed(labels, "or")}`] : [];
    });
  return told.length > 0 ? `One point more for ${listed(told, "or")} would put it first.` : "";
}
