/** When the services are paid. */

import { formatAmount, workOf } from "#app/features/documents/budget/budget.ts";
import { partOrdered } from "#app/features/documents/budget/budget-frame.ts";
import { daysOrdered } from "#app/features/documents/budget/smaller-order.ts";
import type { Content } from "#app/features/documents/content.ts";
import { split } from "#app/features/documents/effort/shares.ts";
import { ranges } from "#app/features/documents/numbered.ts";
import type { Sheet } from "#app/features/documents/tree/sheet.ts";
import { clause, listed } from "#app/features/documents/words.ts";

/** Each phase is paid for at its gate, half of the first with the order, which binds no further than that. */
export function payments(sheet: Sheet, content: Content): void {
  sheet.paragraph("budget.payments", () => {
    const { plan, budget } = content;
    const [first = 0, ...later] = servicesByGate(content);
    const [ordered = 0, ...atGates] = split(budget.services.likely / 100, [first / 2, first / 2, ...later]);
    const amount = (units: number) => formatAmount(units * 100, budget.rates.currency);
    const [rest = 0, ...others] = atGates;
    const at = (index: number) => `at ${clause(plan.gates[index]?.gate ?? "")}`;
    const half = "half of phase 1 with the order";
    const phaseOne =
      rest === ordered
        ? [`${half} and half ${at(0)} (${amount(ordered)} each)`]
        : [`${half} (${amount(ordered)})`, `the rest ${at(0)} (${amount(rest)})`];
    const due = others.map((units, index) => `phase ${index + 2} ${at(index + 1)} (${amount(units)})`);
    return `Proposed payments (likely services): ${listed([...phaseOne, ...due])}.${partPaid(content)}`;
  });
}

/** The likely services of each phase, in minor units. */
export function servicesByGate({ plan, budget, tasks }: Content): number[] {
  return plan.gates.map((_, index) => {
    const inPhase = tasks.filter(({ phase }) => phase === index + 1);
    return workOf(inPhase, budget.rates).cost.likely;
  });
}

/** What is paid for the smaller order that a budget leaves. */
function partPaid(content: Content): string {
  const part = partOrdered(content);
  const { currency } = content.budget.rates;
  const days = part ? null : daysOrdered(content);
  if (days) return ` Unless the budget is widened, only ${days.what} are ordered.`;
  return part
    ? ` Unless the budget is widened, only ${ranges(part.map(({ id }) => id))} are ordered: half of ${formatAmount(workOf(part, content.budget.rates).cost.likely, currency)} with the order, half with their results.`
    : "";
}
