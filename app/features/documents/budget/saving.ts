/** What can be saved by one decision if the sum exceeds the budget. */

import type { Brief } from "#app/features/documents/brief/brief.ts";
import type { Wording } from "#app/features/documents/pack.ts";
import type { Budget } from "./budget.ts";

/** `by` what, the title of the decision on it, and the amount in minor units. */
export type Saving = {
  by: string;
  decision: string;
  beside: Wording;
  amount: (brief: Brief, budget: Budget) => number;
  /** What is left out, in tenths of days, where no task is that alone and nothing that binds the client asks for it. */
  spared?: (brief: Brief) => { what: string; days: number; lost: string } | null;
};

/** What a decision gives back, in dollars at list price: `each` of so many `pieces` is worth so much a year, in minor units of dollars; `given` is the condition. */
export type Returns = { decision: string; what: string; pieces: number; each: number; given: string };
