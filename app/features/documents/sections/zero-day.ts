/** The day from which the times of a cutover plan count: proposed where it lies on a weekend, else by when and in which phase it is named. */

import type { Brief } from "#app/features/documents/brief/brief.ts";
import { isMonthly, isWeekly } from "#app/features/documents/brief/change-window.ts";
import type { Content } from "#app/features/documents/content.ts";
import { formatDay } from "#app/features/documents/dates.ts";
import { ASSESSES } from "#app/features/documents/facts/effort.ts";
import { chosenRows, say } from "#app/features/documents/pack.ts";
import { type Plan, switchingPhase, workingDayBefore } from "#app/features/documents/plan/plan.ts";
import type { Task } from "#app/features/documents/plan/tasks.ts";
import { saturdaysOf } from "#app/features/documents/plan/weekends.ts";
import { clause, listed } from "#app/features/documents/words.ts";

/** So many days hold what is prepared and the switch. */
const LONG_DAYS = 25;
/** What is prepared begins so long before the switch of a machine. */
const AHEAD_DAYS = 7;
const DAYS_A_WEEK = 7;

/** What is switched in the tasks of these marks: at the first weekend that its tests leave, or at the last, once all is copied. */
type Switched = { atWeekend: (brief: Brief) => boolean; isLast: boolean; marks: readonly string[] };
const SWITCHED: Partial<Record<string, Switched>> = {
  "azure-migration": { atWeekend: isWeekly, isLast: false, marks: ["pilot", "systems"] },
  "microsoft-365": {
    atWeekend: (brief) => brief.detail("change-window") !== "evenings", // the last batch is finalised on a Friday
    isLast: true,
    marks: ["mail"],
  },
};

export function zeroDay(content: Content): string {
  const { brief, pack } = content;
  const times = chosenRows(pack.cutover, brief).map(({ time }) => say(time, brief));
  if (brief.holds(ASSESSES) || !times.some((time) => /\bT0\b/.test(time))) return "";
  const lead = Math.max(0, ...times.map((time) => Number(/T−(\d+) days/.exec(time)?.[1] ?? 0)));
  return proposed(content) ?? named(content, lead);
}

/** A Saturday that the change window, the freezes and the public holidays leave for each; null where they leave none. */
function proposed({ brief, plan, tasks }: Content): string | null {
  const own = SWITCHED[brief.solution];
  if (!own?.atWeekend(brief) || isMonthly(brief)) return null;
  const days = own.marks.flatMap((mark) => {
    const task = tasks.find(({ marks }) => marks.includes(mark));
    if (!task) return [];
    const saturdays = saturdaysOf(task, brief);
    const tested = plan.start + (task.from - 1) * DAYS_A_WEEK + AHEAD_DAYS;
    const day = own.isLast ? undefined : saturdays.find((one) => one >= tested);
    return [{ task, day: day ?? saturdays.at(-1) ?? null }];
  });
  if (days.length === 0) return null;
  const said = days.flatMap(({ task, day }, place) =>
    day === null ? [] : `${nameOf(task)}${place === 0 ? " proposed" : ""} for Saturday ${formatDay(day)}`,
  );
  if (said.length < days.length) return null;
  const [{ phase } = { phase: 2 }] = days.map(({ task }) => task);
  const gate = days.length > 1 ? "each confirmed at the gate before" : `confirmed at ${gateBefore(phase, plan)}`;
  return `; ${listed(said)}, ${gate}`;
}

function nameOf({ marks, title }: Task): string {
  if (marks.includes("mail")) return "T0";
  if (marks.includes("pilot")) return "T0 of wave 0";
  return `T0 of ${/final move/.test(title) ? "the final move" : "wave 1"}`;
}

const gateBefore = (phase: number, { gates }: Plan): string => clause(gates[phase - 2]?.gate ?? "");

/** Early enough for what comes days before it; each wave of a migration has its own. */
function named({ brief, plan }: Content, lead: number): string {
  const number = switchingPhase(brief) === "pilot" ? 2 : 3;
  const first = plan.phases.find((phase) => phase.number === number);
  if (!first) return "";
  const wave = number === 2 ? " of wave 0" : " of each wave after wave 0";
  const gate = gateBefore(number, plan);
  const { firstDay, lastDay } = first;
  const isAfter = lead === 0 || number === 2 || lastDay - firstDay >= LONG_DAYS;
  const when = isAfter
    ? `named at ${gate}`
    : `named by ${formatDay(workingDayBefore(firstDay - lead, brief))}, confirmed at ${gate}`;
  return `; T0${brief.solution === "azure-migration" ? wave : ""} is a day in phase ${number}, ${when}`;
}
