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
  const reasons = appraisal.criteria.flatMap(({ id, label }, place): Reason[] => {
    if (new Set(ranked.map(({ scores }) => scores[place])).size < 2) return [];
    return ranked.flatMap(({ letter, row, scores }) => {
      const why = reasonOf(row.marks, id, brief);
      return why ? [{ label, letter, why, mark: scores[place] ?? 0 }] : [];
    });
  });
  const others = reasons.filter(({ letter }) => letter !== appraisal.designed.letter);
  const always = [...Map.groupBy(others, ({ letter }) => letter).values()].filter(isAlways).flat();
  const own = [...Map.groupBy(reasons, ({ label }) => label)].flatMap(([label, those]) => {
    const text = told(those.filter((reason) => !always.includes(reason)));
    return text ? [{ label, text }] : [];
  });
  const alike = [...new Map(always.map(({ letter, why }) => [letter, why]))].map(([letter, why]) => ({ letter, why }));
  return alike.length > 0 ? [...own, { label: "The same for each objective", text: told(alike) }] : own;
}

type Reason = { label: string; letter: string; why: string; mark: number };

/** One reason stands behind an option's marks on several objectives, and is said once. */
const isAlways = (reasons: readonly Reason[]): boolean =>
  reasons.length > 1 && new Set(reasons.map(({ why }) => why)).size === 1;

/** Who shares mark and reason shares a line. */
const told = (reasons: readonly { letter: string; why: string; mark?: number }[]): string =>
  [...Map.groupBy(reasons, ({ mark, why }) => `${mark === undefined ? "" : ` ${mark}`}: ${why}`)]
    .map(([why, those]) => `${listed(those.map(({ letter }) => letter))}${why}`)
    .join("; ");

/** ` (a policy report leaves the hosts out)`: why a small organisation's next best has fewer points on a criterion; empty where no judgement is behind it. */
export function reasonBehind({ row }: AppraisedOption, criterion: string, { brief }: Content): string {
  const why = brief.size === "small" ? reasonOf(row.marks, criterion, brief) : "";
  return why ? ` (${why})` : "";
}
