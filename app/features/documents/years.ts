/** When recurring lines are paid: from the start of the build, or growing with the rollout, as shares of each of three years. */

import type { PriceRow } from "./facts/prices.ts";
import type { Plan } from "./plan.ts";

const WEEKS_A_YEAR = 52;
/** Counted for what is moved or rolled out; everything else stands from the start of the build. */
const ROLLED_OUT = /^(user|server|machine|mailbox|workload|instance|TB|GB)\b/;

export function followsRollout({ unit }: Pick<PriceRow, "unit">): boolean {
  return ROLLED_OUT.test(unit);
}

/** The part of each of the first three years, from the start of the project, in which a line is paid. */
export function paidShares({ phases }: Plan, rollout: boolean): [number, number, number] {
  const number = rollout ? 3 : 2;
  const own = phases.filter((phase) => phase.number === number);
  const from = own[0]?.start ?? 0;
  const full = rollout ? (own.at(-1)?.end ?? from) : from;
  const paid = (year: number) => paidWeeks(year * WEEKS_A_YEAR, from, full) / WEEKS_A_YEAR;
  return [paid(1), paid(2) - paid(1), paid(3) - paid(2)];
}

/** Weeks paid until a week, where the line grows evenly from nothing in `from` to the whole in `full`. */
function paidWeeks(until: number, from: number, full: number): number {
  if (until <= from) return 0;
  if (until < full) return (until - from) ** 2 / (2 * (full - from));
  return (full - from) / 2 + until - full;
}
