/** What a weight for cost would change, where no objective names it: in the verdict, and on the first page where another option would clearly lead. */

import { estimateFor, partsLeftOut } from "#app/features/documents/budget/estimates.ts";
import type { Content } from "#app/features/documents/content.ts";
import { type CostTried, costTried } from "#app/features/documents/options/cost-tried.ts";
import { isNear, TRIED } from "#app/features/documents/options/sensitivity.ts";
import { listed } from "#app/features/documents/words.ts";

/** One clause of the verdict; a small organisation reads only of a change, and once. */
export function triedText(content: Content): string {
  const tried = costTried(content);
  if (!tried) return "";
  const isSmall = content.brief.has("company-size", "small");
  return !isSmall || (tried.lead > 0 && isNear(tried.lead)) ? ` ${WEIGHED}, ${leads(tried, content)}.` : "";
}

/** On the first page. */
export function triedFirst(content: Content): string {
  const tried = costTried(content);
  return tried && !isNear(tried.lead) ? ` ${WEIGHED}, ${leads(tried, content)}.` : "";
}

const WEIGHED = `If three-year cost had ${TRIED}% of the weight`;

function leads(
  { leader, level, lead, upTo }: CostTried,
  { appraisal: { winner, options, excluded }, estimates }: Content,
): string {
  if (leader === winner) {
    const isFirst = options.every((option) => excluded.includes(option) || option.total <= winner.total);
    if (level.length > 0) return `${listed([winner.letter, ...level])} would score the same`;
    return `${winner.letter} would ${isFirst ? "still lead" : "lead"}${upTo === null ? "" : `, as up to ${upTo}%`}`;
  }
  const [own, other] = [estimateFor(estimates, winner), estimateFor(estimates, leader)];
  const isPart = own && other && partsLeftOut(other, own).length > 0;
  return `${leader.letter} would lead by ${lead.toFixed(2)}${isPart ? ", but covers less" : ""}`;
}
