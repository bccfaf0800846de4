/** Which option leads, by how much, and why the designed one is designed. */

import { estimateFor } from "#app/features/documents/budget/estimates.ts";
import type { Content } from "#app/features/documents/content.ts";
import { levelWith, othersOf, rivalsOf } from "#app/features/documents/options/appraisal.ts";
import { CLOSE, isNear } from "#app/features/documents/options/sensitivity.ts";
import { listed } from "#app/features/documents/words.ts";
import { hasRow } from "./shown-options.ts";

/** Who leads, and why the designed option is designed. */
export function verdictOf(content: Content): string {
  const { brief, appraisal, estimates } = content;
  const { winner, designed } = appraisal;
  const [leader, ...others] = levelWith(appraisal);
  if (winner !== designed)
    return `${aheadText(appraisal)}; ${designed.letter}, detailed here, was requested${brief.chosen === brief.configuration ? "" : ", in another size"}.`;
  if (!leader)
    return barely(appraisal) || `${designed.letter} scores highest${isOutscored(content) ? " of those ranked" : ""}.`;
  const lead = leader.total - designed.total;
  const score =
    lead > 0
      ? `${leader.letter} scores ${lead.toFixed(2)} more than ${designed.letter}${others.map(({ letter, total }) => `, ${letter} ${total > designed.total ? `${(total - designed.total).toFixed(2)} more` : "the same"}`).join("")}`
      : `${listed([designed, leader, ...others].map(({ letter }) => letter))} score the same`;
  const { besides } = estimateFor(estimates, designed) ?? {};
  const [more, cost] = others.length > 0 ? ["include more and ", "cost"] : ["includes more and ", "costs"];
  if (rivalsOf(appraisal, estimates, false).length === 0)
    return `${score}; ${listed([leader, ...others].map(({ letter }) => letter))} ${besides ? more : ""}${cost} far more, so ${designed.letter} is detailed here.`;
  return `${score}${lead > 0 ? `; ${FINER}` : ""}: ${designed.letter}${brief.chosen === brief.configuration ? ", which was requested," : ""} is detailed here.`;
}

/** An option without a rank stands in the same table with more points. */
const isOutscored = (content: Content): boolean =>
  content.appraisal.excluded.some(
    (option) => option.total > content.appraisal.designed.total && hasRow(option, content),
  );

/** By how much the leader is in front, or that it is cheaper at the same score. */
function aheadText({ winner, designed, excluded }: Content["appraisal"]): string {
  const lead = winner.total - designed.total;
  if (excluded.includes(designed)) return `${winner.letter} leads the ranked options`;
  if (lead < 0)
    return `${winner.letter} scores ${(-lead).toFixed(2)} less than ${designed.letter}, too little to decide, and costs clearly less over three years`;
  const leads = lead > 0 ? `leads ${designed.letter} by ${lead.toFixed(2)}` : `scores the same as ${designed.letter}`;
  return `${winner.letter} ${leads}${isNear(lead) ? " and costs less over three years" : ""}`;
}

const FINER = `a lead below ${CLOSE.toFixed(2)} decides nothing`;

/** How little the designed option leads by, and over whom, where that is nearly nothing. */
function barely(appraisal: Content["appraisal"]): string {
  const { designed } = appraisal;
  const near = othersOf(appraisal).filter(({ total }) => isNear(designed.total - total));
  if (near.length === 0) return "";
  const leads = near.map(({ letter, total }) => `${letter} by ${(designed.total - total).toFixed(2)}`);
  return `${designed.letter} leads ${listed(leads)}; ${FINER}.`;
}
