/** The phases of work that does not fit the window: a pilot ends with it, the rest follows. */

import { shared } from "#app/features/documents/effort/shares.ts";
import { LEAST_INSIDE } from "./freezes.ts";

type Given = { phaseDays: readonly number[]; configuration: string };

/** Near the shares of the days. */
const MINIMUM_SHARES: readonly number[] = [0.24, 0.25, 0.36, 0.15];

/** Weeks of the build in which hardly anything can be done beside the foundation. */
const SERIAL_WEEKS: Partial<Record<string, number>> = { "azure-rehost": 3, "azure-platform": 3, "azure-exit": 3 };

/** As much of the window as discovery and build leave is rollout, or none: a week of waves behind a crowded build is worth nothing. */
export function minimumScope(
  minimum: number,
  window: number,
  given: Given,
  shares = MINIMUM_SHARES,
): { lengths: number[]; inside: number } {
  const [discovery = 0, build = 0, rollout = 0, handover = 0] = shared(minimum, shares);
  const left = window - discovery - build;
  const inside = left < LEAST_INSIDE ? 0 : left;
  const [designed = 0, built = 0] = given.phaseDays;
  const byDays = Math.round(((window - (SERIAL_WEEKS[given.configuration] ?? 0)) * designed) / (designed + built));
  const first = left < LEAST_INSIDE ? Math.min(discovery, byDays) : discovery;
  const second = window - inside - first;
  const rest = Math.max(minimum - first - second - handover, inside + 1);
  return { lengths: [first, second, Math.max(rollout, rest), handover], inside };
}
