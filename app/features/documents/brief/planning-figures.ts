/** Planning figures where the answers cannot say: typical of the size, printed as assumptions. */

import type { Size } from "#app/features/documents/facts/effort.ts";
import { figure } from "#app/features/documents/words.ts";

/** `plan`: the middle of the two. */
type Servers = { low: number; high: number; plan: number };
export const SERVERS: Record<Size, Servers> = {
  small: { low: 3, high: 8, plan: 6 },
  medium: { low: 10, high: 30, plan: 20 },
  large: { low: 40, high: 120, plan: 80 },
  enterprise: { low: 150, high: 600, plan: 375 },
};
/** `counted`: so many are there at least. */
export function serversFor(size: Size, people: number | null, counted: number): Servers {
  const { low, high, plan } = usualServers(size, people);
  return { low: Math.max(low, counted), high: Math.max(high, counted), plan: Math.max(plan, counted) };
}

/** So few people have fewer: one for each four of them, up to the plan of the smallest size. */
function usualServers(size: Size, people: number | null): Servers {
  const usual = SERVERS[size];
  if (size !== "small" || people === null || people >= usual.plan * 4) return usual;
  const plan = Math.ceil(people / 4);
  return {
    low: Math.min(usual.low, Math.max(1, Math.floor(people / 6))),
    high: Math.min(usual.high, Math.max(plan + 1, Math.ceil(people / 2))),
    plan,
  };
}
export const SITES: Record<Size, number> = { small: 1, medium: 1, large: 3, enterprise: 10 };
export const ADMINISTRATORS: Record<Size, number> = { small: 2, medium: 3, large: 6, enterprise: 12 };
/** Of an assessment: over all domains, and over the chosen ones. */
export const INTERVIEWS: Record<Size, number> = { small: 3, medium: 6, large: 10, enterprise: 18 };
/** With preparation and notes. */
export const INTERVIEWS_A_DAY = 4;
export const INTERVIEWS_FOCUSED: Record<Size, number> = { small: 2, medium: 4, large: 6, enterprise: 10 };
export const DOMAIN_CONTROLLERS: Record<Size, number> = { small: 1, medium: 2, large: 4, enterprise: 8 };

/** `40 to 120`, or the one number that it is. */
export function rangeInWords({ low, high }: { low: number; high: number }): string {
  return low === high ? figure(low) : `${low} to ${high}`;
}
