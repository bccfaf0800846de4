/** What would turn the recommendation, and whose document designs what is in front. */

import { findConfiguration } from "#app/features/catalogue/configurations.ts";
import { estimateFor } from "#app/features/documents/budget/estimates.ts";
import type { Content } from "#app/features/documents/content.ts";
import { isNear } from "#app/features/documents/options/sensitivity.ts";
import { listed } from "#app/features/documents/words.ts";

/** What else would be recommended if what the sums take as owned were not, or what they buy were. */
export function turnText({ brief, turns, appraisal }: Content): string {
  return [
    ...Map.groupBy(turns, ({ winner }) => appraisal.options.find(({ letter }) => letter === winner.letter) ?? winner),
  ]
    .map(([{ letter, row }, those]) => {
      const why =
        brief.size !== "small" && those.every(({ byCost }) => byCost) ? ", which then costs clearly less" : "";
      const ifs = those.map(({ item, isOwned }) => `${item} ${isOwned ? "is owned" : "must be bought"}`);
      return ` If ${listed(ifs, "or")}, take ${letter === appraisal.designed.letter ? letter : `${letter} (${row.name})`} instead${why}.`;
    })
    .join("");
}

/** `, unless you need bare-metal imaging`: where cost decides between options that score alike, what the cheaper one does without. */
export function unlessNeeded({ appraisal, estimates }: Content): string {
  const { winner, designed, excluded } = appraisal;
  const gives = estimateFor(estimates, winner)?.gives ?? [];
  const isByCost = isNear(winner.total - designed.total) && !excluded.includes(designed);
  return isByCost && gives.length > 0 ? `, unless you need ${listed(gives, "or")}` : "";
}

/** Whose document designs what is in front. */
export function elsewhere({ appraisal: { winner } }: Content): string {
  const name = findConfiguration(winner.row.configuration)?.name;
  return name ? ` To have ${winner.letter} designed in full, choose “${name}” in the portal.` : "";
}
