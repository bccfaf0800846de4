/** The tasks of what ends or changes inside the plan. */

import type { Brief } from "#app/features/documents/brief/brief.ts";
import { formatDay } from "#app/features/documents/dates.ts";
import type { TaskRow } from "#app/features/documents/pack.ts";
import { listed, sentence } from "#app/features/documents/words.ts";
import { endOfWeek } from "#app/features/documents/working-days.ts";
import { type Deadline, decisionDay, gatesOf } from "./deadlines.ts";
import { type Plan, workingDayBefore } from "./plan.ts";

/** The list of what is decided before its date. */
export const DEADLINE = "deadline";

const CHECKED = ": verification of the client's list and decisions";
const LISTED = ": list, and a proposal for each";

/** Whether a printed task is, or holds, one that a date of its own decides. */
export const isDeadlineTask = (title: string): boolean => title.includes(CHECKED) || title.includes(LISTED);

/** Days that a list with a proposal for each system takes at least. */
const LISTED_DAYS = 0.25;

/** What ends or changes inside the plan; what is decided before the first day is only checked. */
export function deadlineTasks(plan: Plan, brief: Brief): TaskRow[] {
  const listsCallers = brief.has("solution-type", "microsoft-365");
  const gates = gatesOf(brief).filter(({ product }) => product || !listsCallers);
  const isDecided = (gate: Deadline) => decisionDay(gate, plan, brief) < plan.start;
  return [...Map.groupBy(gates, isDecided)].map(([decided, rows]) => ({
    phase: 1,
    title: `${sentence(listed(rows.map(listedFor)))}${decided ? CHECKED : LISTED}`,
    kind: "design",
    role: "Engineer",
    mark: DEADLINE,
    weight: rows.length,
    holds: LISTED_DAYS * rows.length,
    waits: ["kick-off"],
    deliverable: `${decided ? "Verified list" : "List"} with ${waysOf(rows)} for each`,
  }));
}

/** In the words of the decision. */
function waysOf(rows: readonly Deadline[]): string {
  const row = rows.find(({ product }) => product);
  if (!row) return "change, switch-off or accepted outage";
  const changed = rows.some(({ product }) => !product) ? "change or accepted outage, or " : "";
  return `${changed}upgrade, ${row.paidEnd ? "paid updates" : "retirement"} or isolation`;
}

function listedFor({ product, systems, day }: Deadline): string {
  return product ? `systems on ${systems}` : `systems affected by the change of ${formatDay(day)}`;
}

/** In fewer days after the decision no server is upgraded that has to be tested, bought for and given a window: planning assumption. */
const UPGRADE_DAYS = 42;

/** Whether a product can only be isolated or paid for by its date, as the decision on it leaves no time for more. */
export const isBridged = ({ product, day }: Deadline, decided: number): boolean =>
  product !== undefined && day - decided < UPGRADE_DAYS;

/** Before a date, the days in which what was decided is carried out. */
const ACTED_DAYS = 10;

type Listing = { title: string; marks: readonly string[]; to: number };
/** What calls a service of the tenant is listed by the solution itself. */
const LISTS = /: list\b/;

/** The day of the decision: not before the list that it rests on is done, where that is in time (`listed`). */
export function decidedBy(
  deadline: Deadline,
  { brief, plan, tasks }: { brief: Brief; plan: Plan; tasks: readonly Listing[] },
): { by: number; listed: boolean } {
  const wanted = decisionDay(deadline, plan, brief);
  const lists = tasks.filter(({ marks, title }) => marks.includes(DEADLINE) || LISTS.test(title));
  const done = workingDayBefore(endOfWeek(plan, Math.max(1, ...lists.map(({ to }) => to))), brief);
  const listed = wanted >= plan.start && done <= deadline.day - ACTED_DAYS;
  return { by: listed ? Math.max(wanted, done) : wanted, listed };
}
