/** What a solution may do without, and what may be bought beside it, for a budget that is too small or too large for the whole. */

import type { Brief } from "#app/features/documents/brief/brief.ts";
import type { PriceKey } from "#app/features/documents/facts/prices.ts";
import type { Sourced } from "#app/features/documents/facts/sources.ts";
import type { Chosen, Figure, Wording } from "#app/features/documents/pack.ts";

/**
 * Tasks that break no requirement if they are left out: each part of their title begins with one of `parts`. `lines`: of the bill, by
 * name, what falls away with them; `adopts`: a team without experience gives them up last.
 */
export type ReductionRow = Chosen & {
  parts: readonly string[];
  lines?: readonly string[];
  lost: Wording;
  adopts?: true;
};

/** A line of the bill that a lower edition at another price may stand for, or another product, paid by the month for so many; no day changes. `decision`: the title of the one that chooses. */
type CheaperLine = {
  item: string;
  by: string;
  price: PriceKey;
  monthly?: Figure;
  decision?: string;
  lost: string;
};

/** Work beside the project, at its fewest and most days, and the licences that it needs for a year. */
export type AdditionRow = Sourced &
  Chosen & {
    what: Wording;
    days: (brief: Brief) => readonly [low: number, high: number];
    /** Days of an engineer alone; else of the usual mix of roles. */
    byEngineer?: true;
    /** By the month, for so many; `base`: the plan that it is added to, where none is held. */
    licence?: { price: (brief: Brief) => PriceKey; base?: (brief: Brief) => PriceKey | null; quantity: Figure };
    why: Wording;
    /** Requirements or objectives, as option ids, that it serves. */
    serves?: readonly string[];
    /** Without it a stated requirement is met in part only. */
    completes?: true;
    /** For no aim of the client: offered where little else is. */
    spare?: true;
  };

/** Reductions, of which the largest is cut first; `instead`: the option, ranked or not, that is this one without its dearest part; additions in the order in which to buy. */
export type Affordable = {
  reductions: readonly ReductionRow[];
  cheaper?: readonly CheaperLine[];
  instead?: Chosen & { option: string; what: string; lost: string };
  additions: readonly AdditionRow[];
};
