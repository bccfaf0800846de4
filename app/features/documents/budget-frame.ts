/** The client's budget frame beside the likely one-off sums. */

import type { Brief } from "./brief.ts";
import { type Budget, formatAmount } from "./budget.ts";
import { listed } from "./words.ts";

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

/**
 * `beyond`: the likely sum in the client's currency is above the frame, by so much; `together`: it is inside, and with what
 * comes on top in other currencies, counted as equal, it is above; `below`: its high figure does not reach the frame.
 */
export type Framed = {
  state: "beyond" | "together" | "inside" | "below";
  beyond: number;
  end: number;
  foreign: string;
};

/** Null where no frame is known. */
export function framedBy(brief: Brief, { totals: [main, ...others] }: Budget): Framed | null {
  const band = BANDS[brief.detail("budget-band") ?? ""];
  if (!band || !main) return null;
  const [start, end] = band.map((thousands) => thousands * THOUSAND) as [number, number]; // a pair stays one
  const foreign = others.filter(({ oneOff }) => oneOff.likely > 0);
  const highs = [main, ...foreign].reduce((sum, { oneOff }) => sum + oneOff.high, 0);
  const sum = foreign.reduce((all, { oneOff }) => all + oneOff.likely, main.oneOff.likely);
  const beyond = Math.max(0, main.oneOff.likely - end);
  const state = beyond > 0 ? "beyond" : sum > end ? "together" : highs < start ? "below" : "inside";
  const amounts = foreign.map(({ oneOff, currency }) => formatAmount(oneOff.likely, currency));
  return { state, beyond, end, foreign: listed(amounts) };
}
