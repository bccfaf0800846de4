/** When the private circuit is ordered, by the weeks that its delivery may take before something waits for it. */

import type { Brief } from "#app/features/documents/brief/brief.ts";
import { planOf } from "#app/features/documents/plan/plan.ts";
import { byDisk } from "./transfer.ts";

/** The weeks of its delivery, at most and at least. */
export const CIRCUIT_LEADS = [16, 8] as const;
const SERVICE_WEEKS = 4;

/** The week before which it must have come: with the first wave where that waits, else late in the rollout. */
function awaited(brief: Brief): number {
  const rollout = planOf(brief).phases.filter(({ number }) => number === 3);
  return byDisk(brief) ? (rollout.at(0)?.start ?? 0) : (rollout.at(-1)?.end ?? 0) - SERVICE_WEEKS;
}

/** Where the longest delivery comes before the work that waits for it, the order may be late by no more than what is left; where no wave waits, the circuit comes into service during the rollout. */
export const circuitLead = (brief: Brief): number => {
  const [most, least] = CIRCUIT_LEADS;
  return awaited(brief) > most ? most : least;
};

/** Nobody orders on a design that is not signed where the longest delivery fits after it. */
export const isOrderedLater = (brief: Brief): boolean =>
  awaited(brief) > (planOf(brief).phases[0]?.end ?? 0) + CIRCUIT_LEADS[0];

export const orderedWhen = (brief: Brief): string => (isOrderedLater(brief) ? "after design sign-off" : "in week 1");
