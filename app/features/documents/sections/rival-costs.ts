/** What a rival costs beside the designed option, in days and money. */

import {
  amountsText,
  daysInWords,
  type Estimate,
  estimateFor,
  partsLeftOut,
} from "#app/features/documents/budget/estimates.ts";
import type { Content } from "#app/features/documents/content.ts";
import { outlineOf } from "#app/features/documents/options/outline.ts";
import { listed } from "#app/features/documents/words.ts";
import { outlinedAhead } from "./ahead.ts";

/** The leading option, or one that scores no less, beside the designed one in days and money; what is left out, where no outline says it. */
export function costsOf(content: Content, rival = content.appraisal.winner.letter): string {
  const [other, own] = estimatesOf(content, rival);
  if (!other || !own) return "";
  const adds = [other, own].every(({ threeYears }) => currenciesOf(threeYears) <= 1);
  if (rival === outlinedAhead(content)?.option.letter) return ""; // the key figures have both
  const likely = ` On the likely figures, ${figuresOf(other, adds)}; ${figuresOf(own, adds)}.`;
  if (outlineOf(content)?.option.letter === rival) return likely;
  const left = [...leftOutOf(other, own), ...leftOutOf(own, other)];
  const open = left.length > 0 ? ` Not included: ${left.join("; ")}.` : "";
  return `${likely}${open}`;
}

/** The figures of the rival and of the designed option. */
export function estimatesOf({ appraisal, estimates }: Content, rival: string): (Estimate | undefined)[] {
  return [{ letter: rival }, appraisal.designed].map((option) => estimateFor(estimates, option));
}

/** Whether it costs less than the designed one over three years, in some currency. */
export function isCheaper(content: Content, rival: string): boolean {
  const [other, own] = estimatesOf(content, rival);
  return [...(own?.threeYears ?? [])].some(([currency, amount]) => (other?.threeYears.get(currency) ?? 0) < amount);
}

/** What the sums of one option lack and those of the other do not. */
function leftOutOf(estimate: Estimate, beside: Estimate): string[] {
  const parts = partsLeftOut(estimate, beside);
  return parts.length > 0 ? [`for ${estimate.option.letter}, ${listed(parts)}`] : [];
}

/** `B takes 23 days and costs USD 64,000 one-off, USD 106,000 over three years`; where currencies do not add up, both are told by the year. */
function figuresOf({ option, days, oneOff, yearly, threeYears, besides }: Estimate, adds: boolean): string {
  const costs = [
    ...(hasAny(oneOff) ? [`${amountsText(oneOff)} one-off`] : []),
    ...(hasAny(yearly) ? [adds ? `${amountsText(threeYears)} over three years` : `${amountsText(yearly)} a year`] : []),
  ];
  const takes = days > 0 ? `takes ${daysInWords(days)} and ` : "";
  if (costs.length === 0 && besides) return `${option.letter} has no sum of its own`; // what it leaves out has
  return `${option.letter} ${takes}costs ${(adds ? costs.join(", ") : costs.join(" and ")) || "nothing"}`;
}

const currenciesOf = (amounts: Estimate["oneOff"]): number =>
  [...amounts.values()].filter((amount) => amount > 0).length;
export const hasAny = (amounts: Estimate["oneOff"]): boolean => currenciesOf(amounts) > 0;
