/** What a year costs at both ends of a number of servers that nobody gave: prices alone would make a far smaller range. */

import type { Content } from "#app/features/documents/content.ts";
import { gateOf } from "#app/features/documents/plan/deadlines.ts";
import { listed } from "#app/features/documents/words.ts";
import { budgetOf, formatAmount } from "./budget.ts";

/** `USD 105,528 with 150 servers, USD 284,808 with 600`; null where the number was given, or moves the sum by less than prices do. */
export function serverEndsText({ brief, pack, plan, tasks, budget }: Content): string | null {
  const { low, high } = brief.servers;
  if (!brief.has("solution-type", "azure-migration", "hybrid-cloud") || low === high) return null;
  const [least, most] = [low, high].map((count) => {
    const { totals } = budgetOf(brief.having("servers", count), { pack, plan, tasks, gate: gateOf(brief) });
    return totals.filter(({ yearly }) => yearly.likely > 0);
  });
  const isWider = budget.totals.some(({ currency, yearly }) =>
    most?.some((total) => total.currency === currency && total.yearly.likely > yearly.high),
  );
  if (!least || !most || !isWider) return null;
  const [few, many] = [least, most].map((totals) =>
    listed(totals.map(({ currency, yearly }) => formatAmount(yearly.likely, currency))),
  );
  return `${few} with ${low} servers, ${many} with ${high}`;
}

/** That low and high vary days and prices alone, with three years at both ends of a number of servers that nobody gave; null where they lie inside the printed range. */
export function numberEndsText({ brief, pack, plan, tasks, budget }: Content): string | null {
  const { low, high, plan: typical } = brief.servers;
  if (low === high) return null;
  const [few, many] = [low, high].map(
    (count) => budgetOf(brief.having("servers", count), { pack, plan, tasks, gate: gateOf(brief) }).totals,
  );
  const isOutside = budget.totals.some(({ currency, threeYears }) => {
    const [least, most] = [few, many].map((totals) => totals?.find((total) => total.currency === currency)?.threeYears);
    return (least && least.likely < threeYears.low) || (most && most.likely > threeYears.high);
  });
  if (!few || !many || !isOutside) return null;
  const [fewest, most] = [few, many].map((totals) =>
    listed(totals.map(({ currency, threeYears }) => formatAmount(threeYears.likely, currency))),
  );
  return `Low and high vary days and prices, not numbers: the sums are for ${typical} servers. With the same days, one-off plus three full years likely cost ${fewest} for ${low} servers and ${most} for ${high}.`;
}
