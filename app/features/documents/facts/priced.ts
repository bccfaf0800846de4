/** How far the sum of a line of the bill may be from its likely one, and what it is likely to be where nobody has priced it. */

import type { Brief } from "#app/features/documents/brief/brief.ts";
import type { PriceKey } from "./prices.ts";
import type { Sourced } from "./sources.ts";

export type Priced = Sourced & {
  /** As many of them may be needed at most: in the high sum alone. */
  most?: number | ((brief: Brief) => number);
  /** Percent of the highest price that every saving together leaves: in the low sum alone. */
  least?: number;
  /** What a line without a price is likely to cost, where the sums are read with it and without. */
  guide?: (brief: Brief) => { price: PriceKey; quantity: number } | null;
};
