/** Days of an option that are counted step by step, in place of a share of other days. */

import type { Brief } from "#app/features/documents/brief/brief.ts";

/** `counted` in tenths of a day, at the engineer's rate; least weeks and shares of the phases are those of a row; `said` is what they are. */
export type CountedDays = { row: string; counted: (brief: Brief) => number; said: (brief: Brief) => string };

export const isCounted = (days: unknown): days is CountedDays =>
  typeof days === "object" && days !== null && "counted" in days;

/** Days that are those of the tasks in the outline of an option. */
export const BY_TASK = "by-task";
