/** When recurring lines are paid: from the second phase, growing with the rollout, or from acceptance, as shares of each of three years. */

import type { PriceRow } from "./facts/prices.ts";
import type { Plan } from "./plan.ts";

const WEEKS_A_YEAR = 52;
/** Counted for what is moved or rolled out. */
const ROLLED_OUT = /^(user|server|machine|mailbox|workload|instance|TB|GB)\b/;

export function followsRollout({ unit }: Pick<PriceRow, "unit">): boolean {
  return ROLLED_OUT.test(unit);
}

/** Days of people who run what was handed over. */
const AFTER_ACCEPTANCE = /^day\b/;

/** Everything that neither grows with the rollout nor waits for acceptance stands from the second phase. */
export type Begin = "build" | "rollout" | "acceptance";

export function beginOf({ unit }: Pick<PriceRow, "unit">): Begin {
  if (AFTER_ACCEPTANCE.test(unit)) return "acceptance";
  return followsRollout({ unit }) ? "rollout" : "build";
}

/** The part of each of the first three years, from the start of the project, in which a line is paid. */
export function paidShares({ phases, weeks }: Plan, begin: Begin): [number, number, number] {
  const own = phases.filter(({ number }) => number === (begin === "rollout" ? 3 : 2));
  const from = begin === "acceptance" ? weeks : (own[0]?.start ?? 0);
  const full = begin === "rollout" ? (own.at(-1)?.end ?? from) : from;
  const paid = (year: number) => paidWeeks(year * WEEKS_A_YEAR, from, full) / WEEKS_A_YEAR;
  return [paid(1), paid(2) - paid(1), paid(3) - paid(2)];
}

/** Weeks paid until a week, where the line grows evenly from nothing in `from` to the whole in `full`. */
function paidWeeks(until: number, from: number, full: number): number {
  if (until <= from) return 0;
  if (until < full) return (until - from) ** 2 / (2 * (full - from));
  return (full - from) / 2 + until - full;
}
