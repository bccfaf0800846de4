/** What the fixed date alone would ask for, where a shorter window was given beside it: the price of haste. */

import type { Content } from "#app/features/documents/content.ts";
import { formatDay } from "#app/features/documents/dates.ts";
import { daysOfAll, formatDays } from "#app/features/documents/effort/effort.ts";
import { fixedDay } from "#app/features/documents/plan/fixed-date.ts";
import { planOf } from "#app/features/documents/plan/plan.ts";
import { formatAmount, roughly } from "./budget.ts";
import { contingencyOf } from "./contingency.ts";

/** `: by the date alone the plan ends on 2 July 2027 and takes about 42 days, EUR 34,700 one-off, against 44.8 and EUR 40,101`; nothing where that saves nothing. */
export function byDateText({ brief, budget, effort }: Content): string {
  const [main] = budget.totals;
  const other = brief.having("timeline", "no-timeline");
  const plan = planOf(other);
  if (!main || plan.end > (fixedDay(brief) ?? 0)) return "";
  const ratio = daysOfAll(other) / daysOfAll(brief);
  const services = budget.services.likely * ratio * (1 + contingencyOf(other, plan).percent / 100);
  const sum = main.oneOff.likely - budget.services.likely - budget.contingency + services;
  if (sum >= main.oneOff.likely) return "";
  const [longer, shorter] = [roughly(sum), main.oneOff.likely].map((of) => formatAmount(of, main.currency));
  const days = ratio < 1 ? ` about ${formatDays(Math.round((effort.likely * ratio) / 5) * 5)} days and` : "";
  return `: by the date alone the plan ends on ${formatDay(plan.end)} and takes${days} ${longer} one-off, against ${days ? `${formatDays(effort.likely)} days and ` : ""}${shorter}`;
}
