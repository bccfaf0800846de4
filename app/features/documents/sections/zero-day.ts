/** The day from which the times of a cutover plan count: proposed where it lies on a weekend, else by when and in which phase it is named. */

import { isMonthly, isWeekly } from "#app/features/documents/brief/change-window.ts";
import type { Content } from "#app/features/documents/content.ts";
import { formatDay } from "#app/features/documents/dates.ts";
import { ASSESSES } from "#app/features/documents/facts/effort.ts";
import { chosenRows, say } from "#app/features/documents/pack.ts";
import { type Plan, switchingPhase, workingDayBefore } from "#app/features/documents/plan/plan.ts";
import { saturdaysOf, withoutBridges } from "#app/features/documents/plan/weekends.ts";
import { clause, listed } from "#app/features/documents/words.ts";

/** So many days hold what is prepared and the switch. */
const LONG_DAYS = 25;
const DAYS_A_WEEK = 7;

export function zeroDay(content: Content): string {
  const { brief, pack } = content;
  const times = chosenRows(pack.cutover, brief).map(({ time }) => say(time, brief));
  if (brief.holds(ASSESSES) || !times.some((time) => /\bT0\b/.test(time))) return "";
  const lead = Math.max(0, ...times.map((time) => Number(/T−(\d+) days/.exec(time)?.[1] ?? 0)));
  return proposed(content) ?? named(content, lead);
}

/** Batches before it have a week at least. */
const LAST_BATCH = /last batch/i;

/** A Saturday that the change window, the freezes and the public holidays leave: of a wave the first after its tests, of mail the last, once all is copied. */
function proposed({ brief, pack, plan, tasks }: Content): string | null {
  const isMail = brief.solution === "microsoft-365"; // whose last batch is finalised on a Friday
  const isHeld = isMail
    ? !["evenings", "monthly"].includes(brief.detail("change-window") ?? "")
    : brief.solution === "azure-migration" && isWeekly(brief);
  const marks = isMail ? ["mail"] : ["pilot", "systems"];
  const switched = marks.flatMap((mark) => tasks.find((task) => task.marks.includes(mark)) ?? []);
  const [first] = switched;
  if (!isHeld || !first) return null;
  const inBatches = isMail && chosenRows(pack.cutover, brief).some(({ step }) => LAST_BATCH.test(say(step, brief)));
  const said = switched.flatMap((task) => {
    const second = plan.start + task.from * DAYS_A_WEEK; // a week after it begins
    const open = saturdaysOf(task, brief).filter((one) => !inBatches || one >= second);
    const tested = isMail ? Infinity : second;
    const [free] = withoutBridges(
      open.filter((one) => one >= tested),
      brief,
    );
    const day = free ?? open.at(-1);
    const what = isMail ? "" : task.phase === 2 ? " of wave 0" : " of the first move in phase 3";
    return day === undefined ? [] : `T0${what} ${task === first ? "proposed " : ""}for Saturday ${formatDay(day)}`;
  });
  if (said.length < switched.length) return null;
  return `; ${listed(said)}, confirmed at ${said.length > 1 ? "the gate before each" : gateBefore(first.phase, plan)}`;
}

/** Nobody moves what books while it closes them. */
const BOOKS = ", not within three days of a month end";

const gateBefore = (phase: number, { gates }: Plan): string => clause(gates[phase - 2]?.gate ?? "");

/** Early enough for what comes days before it; each wave of a migration has its own. Monthly weekends are dated with the design. */
function named({ brief, pack, plan }: Content, lead: number): string {
  const number = switchingPhase(brief) === "pilot" ? 2 : 3;
  const first = plan.phases.find((phase) => phase.number === number);
  if (!first) return "";
  const wave = number === 2 ? " of wave 0" : " of each wave after wave 0";
  const of = brief.solution === "azure-migration" ? wave : "";
  if (isMonthly(brief) && say(pack.noticed, brief) !== "")
    return `; T0${of} is one of the weekends dated by ${clause(plan.gates[0]?.gate ?? "")}`;
  const gate = gateBefore(number, plan);
  const { firstDay, lastDay } = first;
  const isAfter = lead === 0 || number === 2 || lastDay - firstDay >= LONG_DAYS;
  const when = isAfter
    ? `named at ${gate}${lead > 0 && number > 2 ? `, at least ${lead} days ahead` : ""}`
    : `named by ${formatDay(workingDayBefore(firstDay - lead, brief))}, confirmed at ${gate}`;
  return `; T0${of} is a day in phase ${number}${brief.solution === "azure-migration" ? BOOKS : ""}, ${when}`;
}
