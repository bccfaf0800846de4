/** What a rival costs beside the designed option, in days and money. */

import {
  amountsText,
  daysInWords,
  type Estimate,
  estimateFor,
  wholeOf,
} from "#app/features/documents/budget/estimates.ts";
import { partsLeftOut } from "#app/features/documents/budget/left-out.ts";
import { aboutText } from "#app/features/documents/budget/one-currency.ts";
import type { Content } from "#app/features/documents/content.ts";
import { outlineOf } from "#app/features/documents/options/outline.ts";
import { priceOf } from "#app/features/documents/options/price.ts";
import { listed, sentence } from "#app/features/documents/words.ts";
import { outlinedAhead } from "./ahead.ts";
import { recurs } from "./cost-rank.ts";

/** The leading option, or one that scores no less, beside the designed one in days and money; what is left out, where no outline says it. */
export function costsOf(content: Content, rival = content.appraisal.winner.letter): string {
  const [other, own] = estimatesOf(content, rival);
  if (!other || !own) return "";
  const isAhead = rival === outlinedAhead(content)?.option.letter; // the key figures have its days
  const sums = sumsBeside(content, [other, own], !isAhead && content.brief.size !== "small");
  const likely = sums ? ` ${sentence(sums)}.` : isAhead ? "" : ` ${figuresOf(other)}; ${figuresOf(own)}.`;
  if (outlineOf(content)?.option.letter === rival) return likely;
  const left = [...leftOutOf(other, own), ...leftOutOf(own, other)];
  const open = left.length > 0 ? ` Not included: ${left.join("; ")}.` : "";
  return `${likely}${open}`;
}

/** `over three years and with B-07 C costs about EUR 146,000 with 44 days of work, A about EUR 175,000 with 50.5 days`: in one currency, at planning rates, with what a guide alone prices; empty where one of them has no sum. */
export function sumsBeside({ brief }: Content, both: readonly (Estimate | undefined)[], withDays = false): string {
  const priced = both.flatMap((estimate) => (estimate && priceOf(estimate) > 0 ? [estimate] : []));
  if (priced.length < both.length) return "";
  const guided = priced.map(guidedIn);
  const [shared = ""] = new Set(guided).size === 1 ? guided : [];
  const told = priced.map((estimate, place) => {
    const { option, days } = estimate;
    const own = shared || !guided[place] ? "" : ` with ${guided[place]}`;
    const work = withDays && days > 0 ? ` with ${daysInWords(days)} of work` : "";
    return `${option.letter} ${place === 0 ? "costs " : ""}${aboutText(wholeOf(estimate), brief.currency)}${own}${work && own ? work.replace(" with", " and") : work}`;
  });
  const years = recurs(priced) ? `over three years${shared && ` and with ${shared}`} ` : "";
  return `${years}${told.join(", ")}`;
}

/** `B-07`: what recurs, and is in no sum but this, by the guide of its line. */
const guidedIn = ({ guided, unsummed }: Estimate): string =>
  guided.size > 0 ? listed(unsummed.filter(({ guide }) => guide).map(({ id }) => id)) : "";

/** The figures of the rival and of the designed option. */
export function estimatesOf({ appraisal, estimates }: Content, rival: string): (Estimate | undefined)[] {
  return [{ letter: rival }, appraisal.designed].map((option) => estimateFor(estimates, option));
}

/** What the sums of one option lack and those of the other do not. */
function leftOutOf(estimate: Estimate, beside: Estimate): string[] {
  const parts = partsLeftOut(estimate, beside);
  return parts.length > 0 ? [`for ${estimate.option.letter}, ${listed(parts)}`] : [];
}

/** `B takes 23 days and costs USD 64,000 one-off and USD 14,000 a year`. */
function figuresOf({ option, days, oneOff, yearly, besides }: Estimate): string {
  const costs = [
    ...(hasAny(oneOff) ? [`${amountsText(oneOff)} one-off`] : []),
    ...(hasAny(yearly) ? [`${amountsText(yearly)} a year`] : []),
  ];
  const takes = days > 0 ? `takes ${daysInWords(days)} and ` : "";
  if (costs.length === 0 && besides) return `${option.letter} has no sum of its own`; // what it leaves out has
  return `${option.letter} ${takes}costs ${costs.join(" and ") || "nothing"}`;
}

export const hasAny = (amounts: Estimate["oneOff"]): boolean => [...amounts.values()].some((amount) => amount > 0);
