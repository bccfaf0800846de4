/** When the client moves the workloads that are left after acceptance. */

import type { Brief } from "#app/features/documents/brief/brief.ts";
import { dayIn, formatDay, isoOfDay } from "#app/features/documents/dates.ts";
import { planOf } from "#app/features/documents/plan/plan.ts";

/** `by December 2027`, so many months after the acceptance of this plan. */
export const byMonth =
  (months: number) =>
  (brief: Brief): string => {
    const [year = 0, month = 1] = isoOfDay(planOf(brief).phases.at(-1)?.lastDay ?? 0)
      .split("-")
      .map(Number);
    return `by ${formatDay(dayIn(year, month + months, 1)).replace(/^\d+ /, "")}`;
  };
