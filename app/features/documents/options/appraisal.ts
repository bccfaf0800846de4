/** The options appraisal: weighed by the chosen objectives, with the sensitivity of the result. */

import type { Brief } from "#app/features/documents/brief/brief.ts";
import { type Estimate, estimateFor, type Option } from "#app/features/documents/budget/estimates.ts";
import { halfUp } from "#app/shared/half-up.ts";
import { type Criterion, criteriaOf, RUN } from "./criteria.ts";
import { runScore } from "./left.ts";
import { cheapestOf, clearlyCheaper, costScore, isClearlyLess, priceIn, priceOf } from "./price.ts";
import { COST, isNear, sensitivityOf, weighedOf } from "./sensitivity.ts";

/** `accepted`: of what misses a must that may be given up, its total and that of the designed option once it is ranked. */
export type AppraisedOption = Option & {
  scores: number[];
  total: number;
  accepted?: { total: number; designed: number };
};
export type Appraisal = {
  criteria: readonly Criterion[];
  options: readonly AppraisedOption[];
  /** Options that miss a must. */
  excluded: readonly AppraisedOption[];
  /** Of these, what is paid if nothing changes. */
  baseline: AppraisedOption | null;
  /** The option that is recommended: the best, or of what is no clear step behind it what costs clearly less or was asked for. */
  winner: AppraisedOption;
  /** The option that this document designs. */
  designed: AppraisedOption;
  sensitivity: string;
  /** No single criterion that counts double would put another option first. */
  steady: boolean;
  /** The winner costs clearly less than the designed option. */
  saves: boolean;
  /** No single judgement, one point higher, would put an option first that is clearly behind. */
  firm: boolean;
  /** Lower cost is an objective, and every ranked option costs more than today, or than to stay. */
  addsCost: boolean;
};

/** Whether an option misses a must; by its letter, since an estimate holds it as it was before it was scored. */
export const isExcluded = ({ letter }: { letter: string }, { excluded }: Pick<Appraisal, "excluded">): boolean =>
  excluded.some((option) => option.letter === letter);

/** Upper ends of the ratios of least weeks to those asked for that score 5, 4, 3 and 2. */
export const TIME_STEPS = [0.5, 0.75, 1, 1.5] as const;
/** Whether another option is ahead under every weighting, by more than taste, or costs clearly less. */
export function isRecommended({ winner, designed, steady, saves, excluded }: Appraisal): boolean {
  const isLevel = isNear(winner.total - designed.total);
  return winner !== designed && (excluded.includes(designed) ? steady && !isLevel : steady || saves);
}

/** Another option is in front: figures, design and decisions are said to be those of the one that was asked for, and budget and order follow the choice. */
export const isAhead = ({ appraisal: { winner, designed } }: { appraisal: Appraisal }): boolean => winner !== designed;

/** The ranked options, the designed one included, that are too near to the winner to tell apart. */
export const closeTo = ({ options, excluded, winner }: Appraisal): AppraisedOption[] =>
  options.filter(
    (option) => option !== winner && !excluded.includes(option) && isNear(Math.abs(winner.total - option.total)),
  );

/** Whether it also leads whatever a single point more says, and nothing else is level with it. */
export const leadsClearly = (appraisal: Appraisal): boolean =>
  isRecommended(appraisal) && appraisal.firm && closeTo(appraisal).length === 0;

export function appraise(
  brief: Brief,
  every: readonly Option[],
  estimates: readonly Estimate[],
  scoredWeeks: number | null,
  { addsCost, isOverBudget }: { addsCost: boolean; isOverBudget: boolean },
): Appraisal {
  const misses = ({ row: { cannot } }: Option) => Boolean(cannot && brief.holds(cannot.when));
  const isBaseline = ({ row: { baseline } }: Option) => Boolean(baseline && brief.holds(baseline));
  const measures = estimates.filter(({ option }) => !misses(option));
  const staying = estimates.filter(({ option }) => isBaseline(option)).map(priceOf);
  const isAdded =
    brief.has("primary-objective", COST) &&
    (addsCost || staying.some((price) => price > 0 && price < cheapestOf(measures)));
  const compared = every.filter((option) => !misses(option) || mayBeAccepted(option.row, brief));
  const criteria = criteriaFor(brief, compared, [estimates, scoredWeeks, isOverBudget]);
  const appraised = (option: Option, beside: readonly Estimate[]): AppraisedOption => {
    const figures = { estimates, scoredWeeks, cheapest: cheapestOf(beside), addsCost: isAdded };
    const scores = criteria.map(({ id }) => scoreOf(option, id, brief, figures));
    return { ...option, scores, total: totalOf(scores, criteria) };
  };
  const options = every.map((option): AppraisedOption => {
    const own = appraised(option, measures);
    if (!misses(option) || !mayBeAccepted(option.row, brief)) return own;
    const [first = option] = every;
    const beside = [...measures, ...estimates.filter((estimate) => estimate.option.letter === option.letter)];
    return { ...own, accepted: { total: appraised(option, beside).total, designed: appraised(first, beside).total } };
  });
  const [designed] = options;
  const excluded = options.filter(misses);
  const able = options.filter((option) => !excluded.includes(option));
  const found = designed && winnerOf(able, designed, estimates);
  if (!designed || !found) throw new Error(`${brief.solution} has no options`);
  const { first, winner } = found;
  const baseline = excluded.find(isBaseline) ?? null;
  const sensitive = sensitivityOf(able, criteria, first);
  const [asked, own] = [designed, winner].map((option) => estimateFor(estimates, option));
  const saves = Boolean(asked && own && designed.row.cost === undefined && isClearlyLess(own, asked));
  return { saves, criteria, options, excluded, baseline, winner, designed, addsCost: isAdded, ...sensitive };
}

/** Time counts where it tells the options apart, three-year cost where the budget is exceeded and every sum is known. */
function criteriaFor(
  brief: Brief,
  compared: readonly Option[],
  [estimates, scoredWeeks, isOverBudget]: readonly [readonly Estimate[], number | null, boolean],
): Criterion[] {
  const times = new Set(compared.map((option) => timeOf(option, brief, estimates, scoredWeeks)));
  return criteriaOf(brief, {
    isTimed: scoredWeeks !== null && scoredWeeks > 0 && times.size > 1,
    isCosted: isOverBudget && canCompareCost(compared, estimates),
  });
}

/** Every one of them has a sum, and they carry the same. */
const canCompareCost = (options: readonly Option[], estimates: readonly Estimate[]): boolean =>
  options.length > 1 &&
  options.every(
    ({ row, letter }) =>
      row.cost === undefined && estimates.some((own) => own.option.letter === letter && priceOf(own) > 0),
  );

type Figures = { estimates: readonly Estimate[]; scoredWeeks: number | null; cheapest: number; addsCost: boolean };

/** Time and cost follow from the figures, everything else from the pack. */
function scoreOf({ row, letter }: Option, criterion: string, brief: Brief, figures: Figures): number {
  const { estimates, scoredWeeks, cheapest, addsCost } = figures;
  const estimate = estimateFor(estimates, { letter });
  if (criterion === RUN) return runScore(row, brief);
  if (criterion === "time" && estimate) return timeOf({ row, letter }, brief, estimates, scoredWeeks);
  if (criterion === COST && row.cost !== undefined) return row.cost;
  if (criterion === COST && estimate && priceOf(estimate) > 0) return costScore(priceOf(estimate) / cheapest, addsCost);
  if (criterion === COST && estimate) return 3;
  const shift = (row.shifts ?? [])
    .filter((entry) => entry.criterion === criterion && brief.holds(entry.when))
    .reduce((sum, { by }) => sum + by, 0);
  return Math.min(5, Math.max(1, (row.scores[criterion] ?? 3) + shift));
}

/** What takes no week brings nothing inside the window, unless its work stands in no figure here. */
function timeOf({ row, letter }: Option, brief: Brief, estimates: readonly Estimate[], scoredWeeks: number | null) {
  const weeks = estimateFor(estimates, { letter })?.weeks || row.least?.(brief) || 0;
  return weeks > 0 ? scoreBy(weeks / (scoredWeeks ?? Infinity), TIME_STEPS) : (row.time ?? 1);
}

/** Whether the sums of the options may be held against each other: those of options that carry different things say nothing of savings. */
export const comparesCost = ({ designed }: Appraisal): boolean => designed.row.cost === undefined;

/** It misses a must that the client may still give up. */
export const mayBeAccepted = ({ cannot }: AppraisedOption["row"], brief: Brief): boolean =>
  cannot?.waived !== undefined && brief.holds(cannot.waived);

/** 5 up to the first step, 1 beyond the last. */
export function scoreBy(ratio: number, steps: readonly number[]): number {
  const place = steps.findIndex((step) => ratio <= step);
  return place < 0 ? 1 : 5 - place;
}

/** Between 1.00 and 5.00. */
function totalOf(scores: readonly number[], criteria: readonly Criterion[]): number {
  const sum = criteria.reduce((all, { weight }) => all + weight, 0);
  return halfUp((weighedOf(scores, criteria) / sum) * 100) / 100;
}

/** The best; of what is too near to it to tell apart, what was asked for, unless another costs clearly less. */
function winnerOf(able: readonly AppraisedOption[], designed: AppraisedOption, estimates: readonly Estimate[]) {
  const [first] = able.toSorted((a, z) => z.total - a.total); // of equals the designed one, which stands first
  if (!first) return undefined;
  const near = able.filter(({ total }) => isNear(first.total - total));
  const asked = near.includes(designed) ? designed : first;
  const cheaper = designed.row.cost === undefined ? clearlyCheaper(near, asked, estimates) : undefined;
  return { first, winner: cheaper ?? asked };
}

/** The ranked options but the designed one, the best first. */
export function othersOf({ options, excluded, designed }: Appraisal): AppraisedOption[] {
  const others = options.filter((option) => option !== designed && !excluded.includes(option));
  return others.toSorted((a, b) => b.total - a.total);
}

/** Those of them that score no less than the designed one, where that is recommended all the same. */
export function levelWith(appraisal: Appraisal): AppraisedOption[] {
  const { designed, winner } = appraisal;
  return winner === designed ? othersOf(appraisal).filter(({ total }) => total >= designed.total) : [];
}

/** The cheapest ranked option, or the baseline too, that the designed one costs more than so many times, over three years. */
export function cheaperThanDesigned(
  { options, excluded, baseline, designed }: Appraisal,
  estimates: readonly Estimate[],
  ratioOf: (option: AppraisedOption) => number,
  withBaseline = false,
): { option: AppraisedOption; estimate: Estimate } | null {
  const own = estimateFor(estimates, designed);
  const cheaper = options.flatMap((option) => {
    const estimate = estimateFor(estimates, option);
    const price = estimate ? priceOf(estimate) : 0;
    const counts = !excluded.includes(option) || (withBaseline && option === baseline);
    return own && estimate && counts && price > 0 && priceOf(own) > price * ratioOf(option)
      ? [{ option, estimate, price }]
      : [];
  });
  return cheaper.toSorted((a, b) => a.price - b.price)[0] ?? null;
}

/** So many times as dear as another option, and the reader of the table asks why nobody said it. */
export const FAR = 1.25;

/** What stands against the designed option: the leader, what scores no less, or the next best where the choice was promised. The same score for far more money is no choice. */
export function rivalsOf(appraisal: Appraisal, estimates: readonly Estimate[], promised: boolean): AppraisedOption[] {
  const { winner, designed } = appraisal;
  if (winner !== designed) return [winner];
  const price = (option: Option) => priceIn(estimates, option);
  const level = levelWith(appraisal).filter(
    (option) => option.total > designed.total || price(option) <= FAR * price(designed),
  );
  if (!promised) return level;
  const near = othersOf(appraisal).filter(({ total }) => isNear(designed.total - total));
  const saver = clearlyCheaper(near, designed, estimates); // behind what leads, but not behind what was asked for
  const choice = level.length > 0 || saver ? level : othersOf(appraisal).slice(0, 1);
  return saver && !choice.includes(saver) ? [...choice, saver] : choice;
}
