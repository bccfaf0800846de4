/** The tasks of what ends or changes inside the plan. */

import type { Brief } from "#app/features/documents/brief/brief.ts";
import { formatDay } from "#app/features/documents/dates.ts";
import type { TaskRow } from "#app/features/documents/pack.ts";
import { listed, sentence } from "#app/features/documents/words.ts";
import { type Deadline, decisionDay, gatesOf } from "./deadlines.ts";
import type { Plan } from "./plan.ts";

/** The list of what is decided before its date. */
export const DEADLINE = "deadline";

/** Days that a list with a decision for each system takes at least. */
const LISTED_DAYS = 0.25;

/** What ends or changes inside the plan; what is decided before the first day is only checked. */
export function deadlineTasks(plan: Plan, brief: Brief): TaskRow[] {
  const listsCallers = brief.has("solution-type", "microsoft-365");
  const gates = gatesOf(brief).filter(({ product }) => product || !listsCallers);
  const isDecided = (gate: Deadline) => decisionDay(gate, plan, brief) < plan.start;
  return [...Map.groupBy(gates, isDecided)].map(([decided, rows]) => ({
    phase: 1,
    title: `${sentence(listed(rows.map(listedFor)))}: ${decided ? "check of the client's list and decisions" : "list, and a decision for each"}`,
    kind: "design",
    role: "Engineer",
    mark: DEADLINE,
    weight: rows.length,
    holds: LISTED_DAYS * rows.length,
    waits: ["kick-off"],
    deliverable: "List with upgrade, bridge or exception for each",
  }));
}

function listedFor({ product, systems, day }: Deadline): string {
  return product ? `systems on ${systems}` : `systems affected by the change of ${formatDay(day)}`;
}
