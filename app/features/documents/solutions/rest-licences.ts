/** The licences that the rest of a requirement needs: whose they are, what contains them, and what all of them cost in a year. */

import type { Brief } from "#app/features/documents/brief/brief.ts";
import { PRICES, type PriceKey } from "#app/features/documents/facts/prices.ts";
import type { Beyond } from "#app/features/documents/rests.ts";

/** A licence by the month for so many users or machines; `instead`: of a line that the bill has for them. */
export type Need = { price: PriceKey; count: number; instead?: PriceKey };
export type Needs = (brief: Brief) => readonly Need[];

/** Plans that contain a licence of their users. */
const CONTAINED: Partial<Record<PriceKey, readonly PriceKey[]>> = {
  "entra-p1": ["business-premium", "m365-e3", "entra-p2"],
  "intune-p1": ["business-premium", "m365-e3"],
  "defender-business": ["business-premium"],
  "defender-office-p1": ["business-premium", "m365-e3"],
};

/** So many of the needs are no part of another plan that is needed as well. */
function besides({ price, count }: Need, all: readonly Need[]): number {
  const plans = CONTAINED[price] ?? [];
  const covered = all.filter((other) => plans.includes(other.price)).map((other) => other.count);
  return Math.max(0, count - Math.max(0, ...covered));
}

/** What all of them cost in a year at most, in minor units of the price book's dollars, each licence once for each user. */
export function yearAtMost(needs: readonly Need[]): number {
  const once = new Map<PriceKey, Need>();
  for (const need of needs) if (need.count > (once.get(need.price)?.count ?? 0)) once.set(need.price, need);
  const all = [...once.values()];
  const each = ({ price, instead }: Need): number => PRICES[price].high - (instead ? PRICES[instead].low : 0);
  return all.reduce((sum, need) => sum + besides(need, all) * each(need) * 12, 0);
}

/** Days of work in so many parts, with their licences; schools pay less than the lists say. */
export function atMost(days: readonly number[], needs: readonly Need[], brief: Brief): ReturnType<Beyond> {
  if (days.length === 0) return null;
  const isQuoted = needs.length > 0 && brief.has("industry", "education");
  return {
    days: days.reduce((sum, each) => sum + each, 0),
    yearly: isQuoted ? 0 : yearAtMost(needs),
    isQuoted,
  };
}
