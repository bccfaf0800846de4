/** Why the options are marked apart, objective by objective. */

import type { Content } from "#app/features/documents/content.ts";
import { type AppraisedOption, isExcluded } from "#app/features/documents/options/appraisal.ts";
import { reasonOf } from "#app/features/documents/options/marks.ts";
import { listed } from "#app/features/documents/words.ts";

/** `A 4: one set of policies; B 3: hosts are patched by hand`, for each objective by which ranked options differ; figures have rules of their own. A small organisation reads one of them, where the recommendation names it. */
export function markReasons(content: Content, shown: readonly AppraisedOption[]): { label: string; text: string }[] {
  const { brief, appraisal } = content;
  const ranked = shown.filter((option) => !isExcluded(option, appraisal));
  if (brief.size === "small") return [];
  return appraisal.criteria.flatMap(({ id, label }, place) => {
    if (new Set(ranked.map(({ scores }) => scores[place])).size < 2) return [];
    const told = new Map<string, string[]>(); // who shares mark and reason shares a line
    for (const { letter, row, scores } of ranked) {
      const why = reasonOf(row.marks, id, brief);
      if (why) told.set(`${scores[place]}: ${why}`, [...(told.get(`${scores[place]}: ${why}`) ?? []), letter]);
    }
    const text = [...told].map(([why, letters]) => `${listed(letters)} ${why}`).join("; ");
    return text ? [{ label, text }] : [];
  });
}

/** ` (a policy report leaves the hosts out)`: why a small organisation's next best has fewer points on a criterion; empty where no judgement is behind it. */
export function reasonBehind({ row }: AppraisedOption, criterion: string, { brief }: Content): string {
  const why = brief.size === "small" ? reasonOf(row.marks, criterion, brief) : "";
  return why ? ` (${why})` : "";
}
