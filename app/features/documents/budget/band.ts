/** The band of the client's budget, and whether it stands in the currency of the sums. */

import type { Brief } from "#app/features/documents/brief/brief.ts";
import { borrowsRates } from "#app/features/documents/brief/jurisdiction.ts";

/** The ends of the bands, in thousands of whole units of the client's currency; the last one has no upper end. */
const BANDS: Record<string, readonly [number, number]> = {
  "25": [0, 25],
  "50": [25, 50],
  "100": [50, 100],
  "250": [100, 250],
  "500": [250, 500],
  more: [500, Infinity],
};
const THOUSAND = 1000 * 100;

/** Its ends in minor units; null where none was given. */
export function bandOf(brief: Brief): readonly [number, number] | null {
  const band = BANDS[brief.detail("budget-band") ?? ""];
  return band ? [band[0] * THOUSAND, band[1] * THOUSAND] : null;
}

/** A band was given, and nobody knows in which currency the client counts. */
export const isBandApart = (brief: Brief): boolean =>
  brief.known("budget-band") !== null && borrowsRates(brief.client.country);
