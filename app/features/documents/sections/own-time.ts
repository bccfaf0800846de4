/** The client's own time: a sentence among what the sums exclude, and a table beside the responsibilities. */

import { daysInWords } from "#app/features/documents/budget/estimates.ts";
import type { Content } from "#app/features/documents/content.ts";
import { formatDays } from "#app/features/documents/effort/effort.ts";
import { countedApart, ownDaysInAll, ownDaysOf, ownRule, sumOf } from "#app/features/documents/plan/own-days.ts";
import { type Sheet, sourced } from "#app/features/documents/tree/sheet.ts";

/** A small organisation has no table of it. */
export function ownTime({ brief, pack }: Content): string {
  if (brief.size !== "small") return `, about ${daysInWords(ownDaysInAll(brief, pack))} (Responsibilities).`;
  const apart = countedApart(brief, pack);
  return `. Of each task's days that time is ${ownRule(brief, pack)}${apart && `. Added: ${apart}`}.`; // the first page has their number
}

/** What the plan takes of the client's own people; a small organisation reads their sum with the budget. */
export function ownTimeTable(sheet: Sheet, content: Content): void {
  sheet.table("approach.own-days", () => {
    if (content.brief.size === "small") return null;
    const rows = ownDaysOf(content.brief, content.pack);
    const told = (phases: readonly number[]) => [...phases, sumOf(phases)].map(formatDays);
    const gates = content.plan.gates.map((_, place) => `Phase ${place + 1}|number`);
    return {
      caption: "The client's own days, in no sum (planning estimate)",
      columns: ["Role", ...gates, "All|number"],
      rows: sourced(rows, "ej"),
      cells: ({ role, phases }) => [role, ...told(phases)],
      total: ["Sum", ...told(gates.map((_, place) => sumOf(rows.map(({ phases }) => phases[place] ?? 0))))],
    };
  });
  sheet.paragraph("approach.own-rule", () =>
    content.brief.size === "small"
      ? null
      : `Of each task's likely days they are ${ownRule(content.brief, content.pack)}. A row with a calculation in brackets is counted apart from the tasks; what each user spends in a pilot or course is not counted.`,
  );
}
