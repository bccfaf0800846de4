/** When what users notice may be changed, as it was given. */

import type { Brief } from "./brief.ts";

export function isMonthly(brief: Brief): boolean {
  return brief.detail("change-window") === "monthly";
}

export function atWeekends(brief: Brief): boolean {
  return isMonthly(brief) || isWeekly(brief);
}

/** Each weekend, and not one of a month. */
export function isWeekly(brief: Brief): boolean {
  return brief.detail("change-window") === "weekends";
}

export function outOfHours(brief: Brief): boolean {
  return atWeekends(brief) || brief.detail("change-window") === "evenings";
}

/** When the next group follows the first one; the usual words where no weekend was asked for. */
export function following(brief: Brief, usual: string): string {
  if (isMonthly(brief)) return "the next monthly weekends";
  return atWeekends(brief) ? "the next weekends" : usual;
}
