/** What a fixed date leaves for the projects that may follow: the day that counts, and when each would have to start. */

import type { Brief } from "#app/features/documents/brief/brief.ts";
import { formatDay, mondayFrom } from "#app/features/documents/dates.ts";
import { MIN_WEEKS } from "#app/features/documents/facts/effort.ts";
import { fixedDay } from "#app/features/documents/plan/fixed-date.ts";
import { freezesBetween } from "#app/features/documents/plan/freezes.ts";
import { planOf } from "#app/features/documents/plan/plan.ts";
import { listed, plural } from "#app/features/documents/words.ts";
import { workingDayUntil } from "#app/features/documents/working-days.ts";
import { SMALL } from "./answers.ts";
import { candidates, projectOf } from "./follow-on.ts";

/** `usable`: the last working day on which a project may still end, before the freeze in which the fixed date falls. */
type Due = { fixed: number; usable: number; freeze: string };

/** Null where there is no fixed date after the read-out. */
export function dueOf(brief: Brief): Due | null {
  const fixed = fixedDay(brief);
  const { end, country } = planOf(brief);
  if (fixed === null || fixed <= end) return null;
  const freezes = freezesBetween(brief, end, fixed).filter(({ to }) => to >= fixed);
  const [first] = freezes;
  const usable = workingDayUntil(first ? first.from - 1 : fixed, country);
  return usable > end ? { fixed, usable, freeze: first?.reason ?? "" } : null;
}

/** Money that a year's budget leaves has to be ordered by the date; no work has to end by it. */
export const endsByDate = (brief: Brief): boolean => brief.known("deadline-reason") !== "budget";

/** `12 December 2027, in effect 29 October 2027, before peak trading`; of a day on which nobody works, the one that counts. */
export function dueText({ fixed, usable, freeze }: Due): string {
  if (freeze) return `${formatDay(fixed)}, in effect ${formatDay(usable)}, before ${freeze}`;
  return `${formatDay(fixed)}${usable < fixed ? ` (counted as ${formatDay(usable)})` : ""}`;
}

/** Projects that have least weeks of their own, by what starts their name. */
const WEEKS_OF: readonly (readonly [id: string, solution: string])[] = [
  ["ended", "microsoft-365"],
  ["security", "security"],
  ["m365", "microsoft-365"],
  ["azure", "azure-migration"],
  ["hybrid", "hybrid-cloud"],
];

/** The least weeks of a project; nought where none are known. */
export function leastWeeks(brief: Brief, project: string): number {
  const solution = WEEKS_OF.find(([id]) => project.startsWith(projectOf(id, brief)))?.[1] ?? "";
  return MIN_WEEKS[solution]?.[brief.size] ?? 0;
}

/** The last Monday after the read-out from which the project's least weeks end on a Friday by the day that counts; null where none is left, undefined where no least or no date is known. */
export function latestMonday(brief: Brief, project: string): number | null | undefined {
  const due = dueOf(brief);
  const weeks = leastWeeks(brief, project);
  if (!due || weeks === 0 || !endsByDate(brief)) return undefined;
  const monday = mondayFrom(due.usable - weeks * 7 - 3);
  return monday > planOf(brief).end ? monday : null;
}

/** The projects that the fixed date leaves too little time for. */
export const tooLate = (brief: Brief): string[] =>
  candidates(brief).filter((project) => latestMonday(brief, project) === null);

/** `; latest start, if it depends on it: an Azure migration of at least 14 weeks by 10 May 2027`: of the projects that still can; a firm of fifty has no room for it. */
export function latestStarts(brief: Brief): string {
  if (brief.holds(SMALL)) return "";
  const { country } = planOf(brief);
  const said = candidates(brief).flatMap((project) => {
    const monday = latestMonday(brief, project);
    if (!monday) return [];
    return `${project} of at least ${plural(leastWeeks(brief, project), "week")} by ${formatDay(workingDayUntil(monday, country))}`;
  });
  const [starts, them] = said.length > 1 ? ["starts", "them"] : ["start", "it"];
  return said.length > 0 ? `; latest ${starts}, if it depends on ${them}: ${listed(said)}` : "";
}
