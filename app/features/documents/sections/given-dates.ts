/** What a fixed date leaves: the working day that counts, and the payments due by it. */

import type { Content } from "#app/features/documents/content.ts";
import { formatDay, isWeekend } from "#app/features/documents/dates.ts";
import { fixedDay } from "#app/features/documents/plan/fixed-date.ts";
import { lastDayOf, orderDay } from "#app/features/documents/plan/plan.ts";
import { clause } from "#app/features/documents/words.ts";
import { workingDayUntil } from "#app/features/documents/working-days.ts";

/** Nothing is signed or delivered on a day that nobody works. */
export function dayBeforeText({ brief, plan }: Content): string {
  const day = fixedDay(brief);
  if (day === null) return "";
  const last = workingDayUntil(day, plan.country);
  const kind = isWeekend(day) ? (isWeekend(day + 1) ? "Saturday" : "Sunday") : "public holiday";
  return last < day ? `. That is a ${kind}, so ${formatDay(last)}, the last working day before it, counts` : "";
}

/** Which of the proposed payments fall due before the financial year ends: one with the order, one at each gate. */
export function paymentsText({ brief, plan }: Content): string {
  const fixed = fixedDay(brief) ?? plan.end;
  const due = [
    { what: "the order", day: orderDay(brief) },
    ...plan.gates.map(({ gate }, place) => ({
      what: clause(gate),
      day: lastDayOf(plan, place + 1),
    })),
  ];
  const [before, after] = [due.filter(({ day }) => day <= fixed), due.filter(({ day }) => day > fixed)];
  const at = (row: (typeof due)[number] | undefined) => (row ? `${row.what} (${formatDay(row.day)})` : "");
  const fall =
    after.length === 0
      ? `All proposed payments fall due by then, the last at ${at(before.at(-1))}`
      : before.length === 0
        ? `No proposed payment falls due by then, as the first comes with ${at(after[0])}`
        : `Proposed payments up to ${at(before.at(-1))} fall due by then, the others from ${at(after[0])} on`;
  return `Orders and invoices count, not completion. ${fall}; the client lists what else is ordered by then`;
}
