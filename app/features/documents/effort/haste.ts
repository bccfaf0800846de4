/** What a short window adds to the days. */

import type { Brief } from "#app/features/documents/brief/brief.ts";
import { halfUp } from "#app/shared/half-up.ts";
import { isCompressed } from "./effort.ts";
import { adjustersOf, factorOf, ONE } from "./effort-adjusters.ts";

/** By how many percent it raises the days of the row, as far as the cap lets it; null where it adds none of its own. */
export function hasteOf(brief: Brief): number | null {
  if (!isCompressed(brief)) return null;
  const [calm = ONE, hasty = ONE] = [false, true].map((compressed) => factorOf(adjustersOf(brief, compressed)).factor);
  return halfUp((hasty / calm - 1) * 100);
}
