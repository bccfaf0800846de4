/** What a weight for cost would change, where no objective names it: in the verdict, and on the first page where another option would clearly lead. */

import { estimateFor } from "#app/features/documents/budget/estimates.ts";
import { partsLeftOut } from "#app/features/documents/budget/left-out.ts";
import type { Content } from "#app/features/documents/content.ts";
import { type CostTried, costTried } from "#app/features/documents/options/cost-tried.ts";
import { isNear, TRIED } from "#app/features/documents/options/sensitivity.ts";
import { listed } from "#app/features/documents/words.ts";

/** One clause of the verdict, with the scores it follows from; a small organisation reads only of a change, and once. */
export function triedText(content: Content): string {
  const tried = costTried(content);
  if (!tried) return "";
  const isSmall = content.brief.has("company-size", "small");
  const scores = listed(tried.scores.map(({ letter, score }) => `${letter} ${score}`));
  const by = isSmall ? "" : ` (on cost alone, ${scores})`;
  return !isSmall || (tried.lead > 0 && isNear(tried.lead)) ? ` ${WEIGHED}${by}, ${leads(tried, content)}.` : "";
}

/** On the first page, which may have said already what the sums leave out. */
export function triedFirst(content: Content, before: string): string {
  const tried = costTried(content);
  return tried && !isNear(tried.lead) ? ` ${WEIGHED}, ${leads(tried, content, before)}.` : "";
}

const WEIGHED = `If three-year cost had ${TRIED}% of the weight`;

function leads({ leader, level, lead, also, upTo }: CostTried, content: Content, before = ""): string {
  const { winner, options, excluded } = content.appraisal;
  if (leader === winner) {
    const isFirst = options.every((option) => excluded.includes(option) || option.total <= winner.total);
    if (level.length > 0) return `${listed([winner.letter, ...level])} would score the same`;
    return `${winner.letter} would ${isFirst ? "still score" : "score"} highest${upTo === null ? "" : `, and does up to ${upTo}%`}`;
  }
  const others = also.map(({ option, lead: by }) => `${option.letter} by ${by.toFixed(2)}`);
  const isTold = new RegExp(`for ${leader.letter}( \\(.*?\\))?, which covers less`).test(before);
  const part = coversLess(leader, content) && !isTold ? ", but covers less" : "";
  const name =
    before === "" || before.includes(`${leader.letter} (`) ? leader.letter : `${leader.letter} (${leader.row.name})`;
  return `${name} would lead by ${lead.toFixed(2)} points${part}${others.length > 0 ? `${part && ","} and ${listed(others)}` : ""}`;
}

function coversLess(leader: CostTried["leader"], { appraisal, estimates }: Content): boolean {
  const [own, other] = [estimateFor(estimates, appraisal.winner), estimateFor(estimates, leader)];
  return own !== undefined && other !== undefined && partsLeftOut(other, own).length > 0;
}
