/** What of work that is longer than its window is done when the window ends, which counts from the date of the document. */

import type { Content } from "#app/features/documents/content.ts";
import { formatDay } from "#app/features/documents/dates.ts";
import { isSteering } from "#app/features/documents/facts/work.ts";
import { ranges } from "#app/features/documents/numbered.ts";
import { lastDayOf } from "#app/features/documents/plan/plan.ts";
import { listed } from "#app/features/documents/words.ts";
import { endOfWeek, mondayOf } from "#app/features/documents/working-days.ts";

/** Beside the statement that not all fits into the window; empty for every other plan. */
export function insideWindow({ plan, tasks }: Pick<Content, "plan" | "tasks">): string {
  const { kind, windowEnd, gates } = plan;
  if (kind !== "minimum-scope" || windowEnd === null) return "";
  const over = gates.map((_, place) => place + 1).filter((phase) => lastDayOf(plan, phase) <= windowEnd);
  const own = tasks.filter((task) => task.phase === over.length + 1 && !isSteering(task));
  const done = own.filter(({ to }) => endOfWeek(plan, to) <= windowEnd);
  const begun = own.filter((task) => mondayOf(plan, task.from) <= windowEnd && !done.includes(task));
  const phases = over.length > 0 ? [`${over.length > 1 ? "phases" : "phase"} ${listed(over.map(String))}`] : [];
  const [ended, under] = [done, begun].map((rows) =>
    ranges(rows.map(({ id }) => id))
      .split(", ")
      .filter(Boolean),
  );
  const said = [
    statedOf([...phases, ...(ended ?? [])], over.length + done.length, "done"),
    statedOf(under ?? [], begun.length, "under way"),
  ].filter(Boolean);
  return ` On ${formatDay(windowEnd)}, when the window ends, counted from the date of this document, ${said.join("; ") || "no work has begun"}.`;
}

/** `phase 1 and T-2.1 are done`. */
function statedOf(names: readonly string[], count: number, state: string): string {
  if (names.length === 0) return "";
  return `${listed(names)} ${count > 1 ? "are" : "is"} ${state}`;
}
