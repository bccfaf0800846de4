/** What would lead if cost, which no objective names, had a quarter of the weight. */

import type { Content } from "#app/features/documents/content.ts";
import { halfUp } from "#app/shared/half-up.ts";
import { type AppraisedOption, comparesCost, isExcluded } from "./appraisal.ts";
import { costScore, priceIn } from "./price.ts";
import { COST, TRIED } from "./sensitivity.ts";

/** What leads the recommended option by how much; the same option where none does, with what is level with it. */
export type CostTried = {
  leader: AppraisedOption;
  level: readonly string[];
  lead: number;
  /** What else would lead the recommended option, and by how much. */
  also: readonly { option: AppraisedOption; lead: number }[];
  /** On cost alone. */
  scores: readonly { letter: string; score: number }[];
  /** Where nothing does: percent of all weights up to which that holds; null where it holds at any. */
  upTo: number | null;
};

/** Null where cost has a weight already, or where the sums of the options cannot be held against each other. */
export function costTried({ appraisal, estimates }: Content): CostTried | null {
  const { options, winner } = appraisal;
  const able = options.filter((option) => !isExcluded(option, appraisal));
  if (appraisal.criteria.some(({ id }) => id === COST) || !comparesCost(appraisal) || able.length < 2) return null;
  const paidFor = (option: AppraisedOption) => priceIn(estimates, option);
  const prices = able.map(paidFor);
  if (able.some((option) => paidFor(option) === 0)) return null;
  const tried = able.map((option) => {
    const score = option.row.cost ?? costScore(paidFor(option) / Math.min(...prices), false);
    return { option, score, total: halfUp(option.total * (100 - TRIED) + score * TRIED) }; // in hundredths
  });
  const own = tried.find(({ option }) => option === winner)?.total ?? 0;
  const highest = Math.max(...tried.map(({ total }) => total));
  const leader = (own < highest && tried.find(({ total }) => total === highest)?.option) || winner;
  return {
    upTo: leader === winner ? turnOf(tried, winner) : null,
    leader,
    level: tried.flatMap(({ option, total }) => (option !== leader && total === highest ? [option.letter] : [])),
    lead: (highest - own) / 100,
    also: tried.flatMap(({ option, total }) =>
      own < total && total < highest ? [{ option, lead: (total - own) / 100 }] : [],
    ),
    scores: tried.map(({ option, score }) => ({ letter: option.letter, score })),
  };
}

type Tried = { option: AppraisedOption; score: number };

/** The share of cost, in whole percent, up to which the winner stays in front. */
function turnOf(tried: readonly Tried[], winner: AppraisedOption): number | null {
  const own = tried.find(({ option }) => option === winner);
  const turns = tried.flatMap(({ option, score }) => {
    const [lead, behind] = [winner.total - option.total, score - (own?.score ?? 0)];
    return lead >= 0 && behind > 0 ? [Math.floor((100 * lead) / (lead + behind) + 1e-6)] : [];
  });
  return turns.length > 0 ? Math.min(...turns) : null;
}
