/** What would be recommended if something were owned that the sums buy, or had to be bought that they take as owned. */

import { type BillLine, timesAYear } from "#app/features/documents/budget/bill.ts";
import { exceedsBudget } from "#app/features/documents/budget/budget-frame.ts";
import { type Estimate, estimateFor } from "#app/features/documents/budget/estimates.ts";
import type { Content } from "#app/features/documents/content.ts";
import { addsCost } from "#app/features/documents/pack.ts";
import { type Appraisal, type AppraisedOption, appraise, comparesCost } from "./appraisal.ts";
import { isNear } from "./sensitivity.ts";

/** `isOwned`: it reverses the result if it is owned, else if it is not; `byCost`: the scores then decide nothing, and the winner costs clearly less. */
export type OwnedTurn = { item: string; isOwned: boolean; winner: AppraisedOption; byCost: boolean };

/** `System Center`, of a line that the bill says is not needed by whoever owns that; empty of any other. */
const spareOf = ({ formula, amount, owned }: BillLine): string =>
  amount && !owned ? (/(?:none|not needed) if (.+?) is owned/.exec(formula)?.[1] ?? "") : "";

/** Those that would put another option in front, what moves the sums most first. */
export function ownedTurns(content: Content): OwnedTurn[] {
  const { budget, appraisal, estimates } = content;
  if (!comparesCost(appraisal) || appraisal.options.length - appraisal.excluded.length < 2) return [];
  const spared = Map.groupBy(budget.lines, spareOf);
  const cases = [...spared].flatMap(([item, lines]) => (item ? [{ item, lines, isOwned: true }] : []));
  const isSaid = estimates.some(({ besides }) => besides.includes("(probably owned")); // whose price no line holds
  const guessed = isSaid ? [] : budget.lines.filter(({ owned, amount }) => owned === "assumed" && amount);
  const open = guessed.map((line) => ({ item: line.item, lines: [line], isOwned: false }));
  const worth = (lines: readonly BillLine[]) => lines.reduce((sum, line) => sum + yearsOf(line), 0);
  const turns = [...cases, ...open].toSorted((a, z) => worth(z.lines) - worth(a.lines));
  return turns.flatMap(({ item, lines, isOwned }) => {
    const { winner, designed, saves } = appraisedWith(content, lines, isOwned);
    const [before, after] = [appraisal.winner, winner].map((option) =>
      movedIn(estimateFor(estimates, option), lines, isOwned),
    );
    if (before?.length === after?.length) return []; // what both need alike is no reason to change
    return [{ item, isOwned, winner, byCost: saves && isNear(Math.abs(winner.total - designed.total)) }];
  });
}

/** Of some lines those that fall out of the sums of an option, or come into them. */
function movedIn(estimate: Estimate | undefined, lines: readonly BillLine[], isOwned: boolean): BillLine[] {
  const has = isOwned ? estimate?.lines.map(({ line }) => line) : estimate?.unsummed.map(({ id }) => id);
  return lines.filter(({ id }) => has?.includes(id));
}

/** The appraisal once some lines fall out of the sums, or come into them. */
function appraisedWith(content: Content, lines: readonly BillLine[], isOwned: boolean): Appraisal {
  const { brief, budget, pack, plan, estimates, appraisal } = content;
  const moved = estimates.map((estimate) =>
    movedIn(estimate, lines, isOwned).reduce((sums, line) => withLine(sums, line, isOwned ? -1 : 1), estimate),
  );
  const means = { addsCost: addsCost(pack, brief), isOverBudget: exceedsBudget(brief, budget) };
  const options = appraisal.options.map(({ row, letter }) => ({ row, letter }));
  return appraise(brief, options, moved, plan.scoredWeeks, means);
}

const yearsOf = ({ amount, kind }: BillLine): number =>
  (amount?.likely ?? 0) * (kind === "one-off" ? 1 : 3 * timesAYear(kind));

function withLine(estimate: Estimate, line: BillLine, sign: number): Estimate {
  const { price } = line;
  if (!price) return estimate;
  const threeYears = new Map(estimate.threeYears);
  threeYears.set(price.currency, (threeYears.get(price.currency) ?? 0) + sign * yearsOf(line));
  return { ...estimate, threeYears, unsummed: estimate.unsummed.filter(({ id }) => id !== line.id) };
}
