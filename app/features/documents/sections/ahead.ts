/** What the first page says of an option that is in front of the designed one: its figures, and the decisions that it spares. */

import { formatAmount } from "#app/features/documents/budget/budget.ts";
import { daysAtEnds, onceAtEnds } from "#app/features/documents/budget/estimate-ends.ts";
import { amountsText, daysInWords, daysText, NONE } from "#app/features/documents/budget/estimates.ts";
import type { Content } from "#app/features/documents/content.ts";
import { formatDay } from "#app/features/documents/dates.ts";
import { ranges } from "#app/features/documents/numbered.ts";
import { isAhead, isRecommended } from "#app/features/documents/options/appraisal.ts";
import { rivalsIn } from "#app/features/documents/options/asked-decisions.ts";
import { type Outline, outlineOf } from "#app/features/documents/options/outline.ts";
import { resolved } from "#app/features/documents/pack.ts";
import { listed, plural } from "#app/features/documents/words.ts";
import { endOfWeek } from "#app/features/documents/working-days.ts";

/** The option in front, where it is worked out; its figures then stand beside those of the designed one. */
export function outlinedAhead(content: Content): Outline | null {
  const found = isAhead(content) ? outlineOf(content) : null;
  return found?.option.letter === content.appraisal.winner.letter ? found : null;
}

/** A row of the key figures. */
export function aheadRow(content: Content): [string, string][] {
  const found = outlinedAhead(content);
  if (!found) return [];
  const { effort, budget, plan, appraisal } = content;
  const { estimate, option, weeks } = found;
  const days = daysAtEnds(estimate, effort);
  const { currency } = budget.rates;
  const { low, high } = onceAtEnds(estimate, effort, budget);
  const yearly = amountsText(estimate.yearly);
  const told = [
    `${daysInWords(estimate.days)} likely, ${daysText(days.low)} to ${daysText(days.high)}`,
    `${amountsText(estimate.oneOff)} one-off (${formatAmount(low, currency)} to ${formatAmount(high, currency)})`,
    ...(yearly === NONE ? [] : [`${yearly} a year`]),
    `${plural(weeks, "week")}, to ${formatDay(endOfWeek(plan, weeks))}`,
  ];
  return [[`Option ${option.letter}, ${isRecommended(appraisal) ? "recommended" : "in front"}`, told.join("; ")]];
}

/** `; with C, D-03 to D-05 fall away`: decisions of the design that the one other option on the table does without. */
export function sparedBy(content: Content): string {
  const [rival, ...others] = rivalsIn(content);
  const titles = resolved(rival?.row.outline?.ends?.decisions ?? [], content.brief);
  if (!rival || others.length > 0 || titles.length === 0) return "";
  const numbers = content.asked.filter(({ title }) => titles.includes(title)).map(({ number }) => number);
  if (numbers.length === 0) return "";
  const more = content.decisions.filter(({ title }) => titles.includes(title)).length > numbers.length; // the outline has all
  return `; with ${rival.letter}, ${listed(ranges(numbers.toSorted()).split(", "))} ${numbers.length > 1 ? "fall" : "falls"} away${more ? " among those asked" : ""}`;
}
