/** Where the days of the options other than the first come from. */

import { findConfiguration } from "#app/features/catalogue/configurations.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import { optionLabel } from "#app/features/documents/brief/option-label.ts";
import type { Estimate } from "#app/features/documents/budget/estimates.ts";
import { listed } from "#app/features/documents/words.ts";

/** `B 158% and C 60% of A's`; those of another row of the effort table apart. */
export function daysByShare(estimates: readonly Estimate[], brief: Brief): string {
  const shares = Map.groupBy(
    estimates.filter(({ days }) => days > 0).flatMap((estimate) => shareIn(estimate, brief) ?? []),
    ({ of }) => of,
  );
  const parts = [...shares].map(
    ([of, own]) => `${listed(own.map(({ letter, percent }) => `${letter} ${percent}%`))} of ${of}`,
  );
  return parts.length > 0 ? `Days by judgement: ${parts.join("; ")}.` : "";
}

function shareIn({ option }: Estimate, brief: Brief): { letter: string; percent: number; of: string } | null {
  const { row, letter } = option;
  if (!row.estimate) return null;
  const { days, of } = row.estimate;
  const isOwn = typeof days === "number";
  const base = isOwn ? (of && brief.holds(of.when) ? of.configuration : null) : days.row;
  const percent = isOwn ? days : days.percent;
  if (base === null) return { letter, percent, of: "A's" };
  const name = findConfiguration(base)?.name ?? optionLabel("solution-type", base);
  return { letter, percent, of: `the effort for “${name}”, adjusted alike` };
}
