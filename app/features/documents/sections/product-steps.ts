/** What is done about products whose updates end or have ended: a quotation in time for the decision, and by the date what the days left allow. */

import type { Content } from "#app/features/documents/content.ts";
import { dueOf } from "#app/features/documents/options/due.ts";
import { isBridged } from "#app/features/documents/plan/deadline-tasks.ts";
import { gatesOf, oldestOf } from "#app/features/documents/plan/deadlines.ts";
import { losingSupport } from "#app/features/documents/plan/losing-support.ts";
import { orderDay, workingDayBefore } from "#app/features/documents/plan/plan.ts";
import { listed } from "#app/features/documents/words.ts";
import { addWorkingDays } from "#app/features/documents/working-days.ts";

type Step = { day: number; step: string };

export const productSteps = (content: Content): Step[] => [...quotations(content), ...carriedOut(content)];

/** A supplier's working days: planning assumption. */
const QUOTED_DAYS = 5;

/** Asked a week before the decision, or tomorrow where that is nearer. */
function quotationDay(decided: number, { brief }: Content): number {
  let day = decided;
  for (let left = QUOTED_DAYS; left > 0; left -= 1) day = workingDayBefore(day - 1, brief);
  return Math.max(day, addWorkingDays(brief.today, 1, brief.client.country));
}

/** For all decisions that may buy updates which have ended, or end at a gate of the plan: once, and by unit, as the list of systems may come later. */
function quotations(content: Content): Step[] {
  const { brief, decisions } = content;
  const gates = gatesOf(brief).flatMap(({ family, paidEnd }) => (family && paidEnd ? [family] : []));
  const isStated = (family: string) => !brief.has("company-size", "small") || oldestOf(brief, family) !== null; // who may have none needs no quotation
  const ended = losingSupport(brief).filter(({ family, hasEnded, sold }) => hasEnded && sold && isStated(family));
  const families = [...gates, ...ended.map(({ family }) => family)];
  const rows = decisions
    .filter(({ decides = [] }) => decides.some((family) => families.includes(family)))
    .map((row) => ({ number: row.number, day: quotationDay(dueOf(row, content).day ?? orderDay(brief), content) }));
  if (rows.length === 0) return [];
  const step = `Ask for a quotation of paid updates with unit prices (${listed(rows.map(({ number }) => number))})`;
  return [{ day: Math.min(...rows.map(({ day }) => day)), step }];
}

/** What loses its updates at a gate of the plan, or was decided on because of that day, is bought, changed or isolated by then. */
function carriedOut(content: Content): Step[] {
  const { brief, decisions } = content;
  const gates = gatesOf(brief);
  const others = losingSupport(brief).flatMap(({ family, next }) =>
    next && gates.every((gate) => gate.family !== family) ? [next] : [],
  );
  return [...gates, ...others].flatMap((gate) => {
    const { product, family, day, paidEnd } = gate;
    const row = decisions.find((one) => one.day !== undefined && one.decides?.includes(family ?? ""));
    if (!product || row?.day === undefined || (!gates.includes(gate) && !isBridged(gate, row.day))) return [];
    const last = Math.max(row.day, workingDayBefore(day, brief));
    const step = isBridged(gate, row.day)
      ? `Have each system${gates.includes(gate) ? "" : ` on ${product}`} isolated or ${paidEnd ? "its paid updates ordered" : "retired"} (${row.number}); upgrades follow`
      : `Have ${row.number} carried out for each system`;
    return [{ day: last, step }];
  });
}
