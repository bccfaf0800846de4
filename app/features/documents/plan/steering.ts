/** The project manager who goes beside the work of a project that is called every week, by the weeks of each phase. */

import type { Brief } from "#app/features/documents/brief/brief.ts";
import type { Effort } from "#app/features/documents/effort/effort.ts";
import { ASSESSES } from "#app/features/documents/facts/effort.ts";
import { STEERING, STEERING_A_WEEK, STEERING_WEIGHTS } from "#app/features/documents/facts/work.ts";
import type { TaskRow } from "#app/features/documents/pack.ts";
import type { Plan } from "./plan.ts";

/** Tenths of a day from which a project manager goes beside the work, and from which somebody calls every week. */
export const STEERED_DAYS = 1000;
export const CALLED_DAYS = 100;

/** Below a hundred days: a call of an hour each week, with what is prepared and written for it and for the monthly project board. */
const CALLS_A_WEEK = { least: 0.25, most: 0.25 };
const CALLS = { deliverable: "Minutes, status for the project board, list of open points" };

/** How closely a project is led: a small organisation and a short assessment are called every second week, out of the days of the work. */
export type Led = "steered" | "called" | "seldom";

export function ledSo(brief: Brief, { likely }: Pick<Effort, "likely">): Led {
  if (likely >= STEERED_DAYS) return "steered";
  const isSeldom = likely < CALLED_DAYS || brief.has("company-size", "small") || brief.holds(ASSESSES);
  return isSeldom ? "seldom" : "called";
}

/** What it takes of the project manager at least, in words; null where it is among the days of the work. */
export const LED_DAYS: Record<Led, string | null> = {
  steered: "half a day a week",
  called: "a quarter of a day a week",
  seldom: null,
};

/** What goes on beside the work, with the days that its weeks take. */
export function steeringOf(phase: TaskRow["phase"], { phases }: Plan, led: Exclude<Led, "seldom">): TaskRow {
  const weeks = phases.reduce((sum, { number, start, end }) => sum + (number === phase ? end - start : 0), 0);
  const { least, most } = led === "steered" ? STEERING_A_WEEK : CALLS_A_WEEK;
  const row = { phase, weight: STEERING_WEIGHTS[phase], holds: weeks * least, most: weeks * most };
  return led === "called" ? { ...STEERING, ...CALLS, ...row } : { ...STEERING, ...row };
}
