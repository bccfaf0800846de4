/** What a project that misses its fixed date delivers by then: a smaller scope that can be ordered. */

import type { Brief } from "#app/features/documents/brief/brief.ts";
import { formatDay } from "#app/features/documents/dates.ts";
import { fixedDay, lateness, weeksUntil } from "#app/features/documents/plan/fixed-date.ts";
import { planOf } from "#app/features/documents/plan/plan.ts";
import { tasksOf } from "#app/features/documents/plan/tasks.ts";
import { listed } from "#app/features/documents/words.ts";
import { BUILD } from "./answers.ts";
import { DETECTION_ROLLOUT, ELIGIBLE, ENFORCEMENT, QUICK_WINS, TIERING } from "./names.ts";
import { TASKS } from "./tasks.ts";

/** What is of use by itself, by words of the title of its task. */
const DELIVERED: readonly [title: string, named: string][] = [
  ["Assessment: tools", "the score of eight domains"],
  ["break-glass accounts", "break-glass accounts"],
  ["Exchange Server closed", "Exchange Server closed to the internet"],
  [QUICK_WINS, "quick wins"],
  ["Directory synchronisation", "accounts in the tenant"],
  ["Accounts migrated", "accounts in the tenant"],
  [ELIGIBLE, "roles on request"],
  ["Identity sensors", "identity sensors"],
  ["Sentinel workspace", "Sentinel"],
  ["privileged workstations", "privileged workstations"],
  ["Offline directory backup", "an offline directory backup"],
  [ENFORCEMENT, "access policies"],
  [DETECTION_ROLLOUT, "detection on devices"],
  [TIERING, "separate tiers"],
];
/** One thing alone is no scope. */
const FEWEST_DELIVERED = 2;

/** For the first page, where the plan ends after the day. */
export function deliveredInTime(brief: Brief): string {
  const plan = planOf(brief);
  const day = fixedDay(brief);
  if (!brief.holds(BUILD) || day === null || lateness(brief, plan) === null) return "";
  const done = tasksOf(brief, { tasks: TASKS }).filter(({ to }) => to <= weeksUntil(day, plan.start));
  const named = DELIVERED.flatMap(([words, text]) =>
    done.some(({ title }) => title.toLowerCase().includes(words.toLowerCase())) ? [text] : [],
  );
  if (named.length < FEWEST_DELIVERED) return "";
  return `By ${formatDay(day)} the plan has delivered ${listed(named)}: the smaller scope that “Decisions required” prices.`;
}
