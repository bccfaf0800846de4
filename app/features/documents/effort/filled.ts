/** Adds the days that the tasks of a plan hold beyond those that the row of the effort table and its factors give. */

import { type Effort, FIVE_DAYS, MANY, phasesOf, type Range } from "./effort.ts";

/** Adds days to each phase whose tasks hold more units than it has. From a hundred days on the total is a multiple of five, as elsewhere. */
export function filledUp(effort: Effort, held: readonly number[]): Effort {
  const { unit, phases } = effort;
  const missing = phases.map(({ likely }, place) => Math.max(0, (held[place] ?? 0) * unit - likely));
  const needed = missing.reduce((sum, days) => sum + days, 0);
  if (needed === 0) return effort;
  const whole = effort.likely + needed;
  const likely = needed + (whole < MANY ? 0 : (FIVE_DAYS - (whole % FIVE_DAYS)) % FIVE_DAYS);
  const filled = { low: likely, likely, high: likely }; // a minimum is the same whatever the factors give
  const more = phasesOf(filled, unit, missing);
  return {
    ...effort,
    ...plus(effort, filled),
    phases: phases.map((phase, place) => plus(phase, more[place] ?? phase)),
    filled,
  };
}

const plus = (one: Range, other: Range): Range => ({
  low: one.low + other.low,
  likely: one.likely + other.likely,
  high: one.high + other.high,
});
