/** When what users notice may be changed, as it was given, and what that means for the weeks of the rollout. */

import type { Brief } from "./brief.ts";
import { planOf } from "./plan.ts";

export function isMonthly(brief: Brief): boolean {
  return brief.detail("change-window") === "monthly";
}

export function atWeekends(brief: Brief): boolean {
  return isMonthly(brief) || brief.detail("change-window") === "weekends";
}

/** When the next group follows the first one; the usual words where no weekend was asked for. */
export function following(brief: Brief, usual: string): string {
  if (isMonthly(brief)) return "the next monthly weekends";
  return atWeekends(brief) ? "the next weekends" : usual;
}

const WEEKS_A_MONTH = 52 / 12;

/** Monthly weekends that the rollout holds for certain, and one at least. */
export function monthlyWeekends(brief: Brief): number {
  return Math.max(1, Math.floor(rolloutWeeks(brief) / WEEKS_A_MONTH));
}

export function rolloutWeeks(brief: Brief): number {
  const parts = planOf(brief).phases.filter(({ number }) => number === 3);
  return parts.reduce((sum, { start, end }) => sum + end - start, 0);
}
