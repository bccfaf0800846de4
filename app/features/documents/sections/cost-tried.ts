/** What a weight for cost would change, where no objective names it: in the verdict, and on the first page where another option would clearly lead. */

import { estimateFor, partsLeftOut } from "#app/features/documents/budget/estimates.ts";
import type { Content } from "#app/features/documents/content.ts";
import { type CostTried, costTried } from "#app/features/documents/options/cost-tried.ts";
import { isNear, TRIED } from "#app/features/documents/options/sensitivity.ts";
import { listed } from "#app/features/documents/words.ts";
import { atRates, costLadder } from "./option-rules.ts";

/** One clause of the verdict; a small organisation reads only of a change, and once. */
export function triedText(content: Content): string {
  const tried = costTried(content);
  if (!tried) return "";
  if (!content.brief.has("company-size", "small"))
    return ` At ${TRIED}% for cost (${scored(tried, content)}), ${leads(tried, content)}.`;
  return tried.lead > 0 && isNear(tried.lead) ? ` At ${TRIED}% for cost, ${leads(tried, content)}.` : "";
}

/** On the first page. */
export function triedFirst(content: Content): string {
  const tried = costTried(content);
  return tried && !isNear(tried.lead) ? ` At a weight of ${TRIED}% for cost, ${leads(tried, content)}.` : "";
}

/** How the scores follow, and which they are. */
function scored({ scores }: CostTried, { appraisal, brief }: Content): string {
  const rule = appraisal.addsCost
    ? ""
    : `three-year cost ÷ the cheapest${appraisal.baseline ? " or baseline" : ""}${atRates(brief)}, ${costLadder}: `;
  return `${rule}${scores.map(({ letter, score }) => `${letter} ${score}`).join(", ")}; other weights × ${(100 - TRIED) / 100}`;
}

function leads(
  { leader, level, lead, upTo }: CostTried,
  { appraisal: { winner, options, excluded }, estimates }: Content,
): string {
  if (leader === winner) {
    const isFirst = options.every((option) => excluded.includes(option) || option.total <= winner.total);
    if (level.length > 0) return `${listed([winner.letter, ...level])} score the same`;
    return `${winner.letter} ${isFirst ? "still leads" : "leads"}${upTo === null ? "" : `, up to ${upTo}%`}`;
  }
  const [own, other] = [estimateFor(estimates, winner), estimateFor(estimates, leader)];
  const isPart = own && other && partsLeftOut(other, own).length > 0;
  return `${leader.letter} would lead by ${lead.toFixed(2)}${isPart ? ", but covers less" : ""}`;
}
