/** The weekend on which domain controllers enrol, before the waves, where changes are made at weekends. */

import type { Brief } from "#app/features/documents/brief/brief.ts";
import { isWeekly } from "#app/features/documents/brief/change-window.ts";
import { planOf } from "#app/features/documents/plan/plan.ts";
import { saturdaysOf } from "#app/features/documents/plan/weekends.ts";
import { mondayOf } from "#app/features/documents/working-days.ts";
import { plannedTask } from "./tasks.ts";

/** Its Saturday: the last one before the waves, else the first one in them that leaves a week for their first; null where there is none. */
export function controllerSaturday(brief: Brief): number | null {
  const waves = plannedTask(brief, "waves") ?? plannedTask(brief, "approval");
  if (!waves || !brief.hasDirectory || !isWeekly(brief)) return null;
  const { from } = plannedTask(brief, "controllers") ?? waves;
  const open = saturdaysOf({ from, to: Math.max(from, waves.to - 1), phase: waves.phase }, brief);
  const begins = mondayOf(planOf(brief), waves.from);
  return open.findLast((day) => day < begins) ?? open[0] ?? null;
}
