/** The client's budget frame beside the likely one-off sum in the client's currency. */

import type { Brief } from "./brief.ts";
import type { Budget } from "./budget.ts";

/** The ends of the bands, in thousands of whole units of the client's currency. */
const ENDS: Record<string, number> = { "25": 25, "50": 50, "100": 100, "250": 250, "500": 500 };

/** The upper end of the frame in minor units, or null where it was not given, is not known or has no end. */
export function frameOf(brief: Brief): number | null {
  const end = ENDS[brief.detail("budget-band") ?? ""];
  return end === undefined ? null : end * 1000 * 100;
}

/** By how much the likely sum exceeds the frame, in minor units; 0 where it does not. */
export function beyondFrame(brief: Brief, { totals: [main] }: Budget): number {
  const frame = frameOf(brief);
  return main && frame !== null ? Math.max(0, main.oneOff.likely - frame) : 0;
}
