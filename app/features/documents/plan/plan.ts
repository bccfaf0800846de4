/** The plan: four phases fitted to the chosen timeline, or a stated exception with its reason. */

import type { Brief } from "#app/features/documents/brief/brief.ts";
import { perBrief } from "#app/features/documents/brief/per-brief.ts";
import { formatDay, mondayFrom } from "#app/features/documents/dates.ts";
import { leastWeeks } from "#app/features/documents/effort/effort.ts";
import { hasteOf } from "#app/features/documents/effort/haste.ts";
import { ASSESSES, BUILT_ONCE, directoryWeeks } from "#app/features/documents/facts/effort.ts";
import type { GateRow } from "#app/features/documents/facts/governance.ts";
import { addWorkingDays, endOfWeek, isBridge, isQuiet } from "#app/features/documents/working-days.ts";
import { calmStart } from "./calm-start.ts";
import { fixedDay, openWeeksUntil, weeksUntil } from "./fixed-date.ts";
import { type Freeze, freezesBetween, isFrozen, nextFreeze, stopping, weeksOfPhase } from "./freezes.ts";
import { mobilisationOf, windowOf } from "./mobilisation.ts";
import { lengthsByDate, lengthsOf } from "./plan-lengths.ts";
import { namesOf, phasesOf, touching } from "./plan-phases.ts";
import { DATE_RESERVE, type PlanKind, sumOf } from "./plan-shape.ts";
import { wordsOf } from "./plan-words.ts";

/** Weeks are counted from the start of the project; `end` is exclusive. */
export type PlanPhase = {
  number: number;
  title: string;
  start: number;
  end: number;
  firstDay: number;
  lastDay: number;
};

export type Plan = {
  kind: PlanKind;
  phases: readonly PlanPhase[];
  weeks: number;
  minimumWeeks: number;
  /** The end of the chosen window in weeks, or null when no timeline was chosen. */
  windowWeeks: number | null;
  /** Its last day, counted from the date of the document. */
  windowEnd: number | null;
  /** The weeks before the fixed date where one was given, else those of the window. */
  askedWeeks: number | null;
  /** By which the time of an option is scored: the shorter of window and fixed date, as the plan keeps to it. */
  scoredWeeks: number | null;
  /** The freeze before which the rollout ends in fewer weeks than the plan had without it. */
  ahead: string | null;
  /** The Monday of the first week, from which weeks are counted. */
  start: number;
  country: string | null;
  end: number;
  statement: string;
  /** What the first page adds to the dates; null where they say everything. */
  inShort: string | null;
  /** One for each of the four phases. */
  gates: readonly GateRow[];
  freezes: readonly (Freeze & { phases: readonly number[] })[];
  /** It begins later than it could, because people are away about then and there is time. */
  isCalm: boolean;
};

/** No plan, with what stands before it, is longer. */
const MOST_DAYS = 900;
export const planOf = perBrief(planned);

function planned(brief: Brief): Plan {
  const freezes = freezesBetween(brief, brief.today, brief.today + MOST_DAYS);
  const start = startOf(brief, freezes);
  const plan = plannedFrom(start, brief, freezes);
  const later = isHurried(plan) ? null : calmStart(start, freezes);
  if (later === null) return plan;
  const calm = plannedFrom(later, brief, freezes);
  return isHurried(calm) || calm.end > lastCalmDay(brief, plan) ? plan : { ...calm, isCalm: true };
}

/** By the window, counted from the date of the document, and with a reserve by the fixed date; never where that date is still open. A plan that misses either begins at once. */
function lastCalmDay(brief: Brief, { windowEnd }: Plan): number {
  const asked = windowEnd ?? Infinity;
  if (fixedDay(brief) === null && brief.known("deadline-reason") !== null) return 0;
  return Math.min(asked, (fixedDay(brief) ?? Infinity) - DATE_RESERVE * 7);
}

function plannedFrom(start: number, brief: Brief, freezes: readonly Freeze[]): Plan {
  const assesses = brief.holds(ASSESSES);
  const windowWeeks = windowOf(brief);
  const minimumWeeks = leastWeeks(brief);
  const until = openWeeksUntil(fixedDay(brief), start, freezes);
  const windowEnd = windowWeeks === null ? null : brief.today + windowWeeks * 7;
  const counted = assesses && windowEnd !== null ? Math.max(minimumWeeks, weeksUntil(windowEnd, start)) : Infinity;
  const most = windowWeeks === null ? null : Math.min(windowWeeks, counted); // a review is over in time: nothing in it waits for freezes
  const left = windowEnd === null ? Infinity : weeksUntil(windowEnd, start);
  const room = { start, freezes, until, windowWeeks: most, minimumWeeks, left };
  const byDate = lengthsByDate(brief, room, assesses);
  const keptWeeks = byDate ? null : windowWeeks;
  const { lengths, inside, kind, isAhead } = byDate ?? lengthsOf(brief, room, assesses);
  const ahead = isAhead ? nextFreeze(freezes, start + (sumOf(lengths.slice(0, 3)) - 1) * 7) : null;
  const shown = { kind, assesses, until, ahead, dated: fixedDay(brief) !== null, haste: hasteOf(brief) };
  const from = { start, country: brief.client.country };
  const { titles, gates } = namesOf(brief);
  const phases = phasesOf(lengths, titles, from, inside);
  const weeks = sumOf(lengths);
  const end = endOfWeek(from, weeks);
  const pilot = sumOf(lengths.slice(0, 2));
  const overruns = end > (windowEnd ?? Infinity);
  return {
    kind,
    phases,
    weeks,
    minimumWeeks,
    windowWeeks,
    askedWeeks: until ?? windowWeeks,
    scoredWeeks: until === null || keptWeeks === null ? (until ?? keptWeeks) : Math.min(until, keptWeeks),
    ahead,
    ...from,
    windowEnd,
    end,
    ...wordsOf({ ...shown, weeks, minimum: minimumWeeks, window: windowWeeks, overruns, pilot }),
    gates,
    freezes: touching(freezes, phases),
    isCalm: false,
  };
}

const weeksAhead = (brief: Brief): number => mobilisationOf(brief).weeks + directoryWeeks(brief);

/** The first Monday after the mobilisation whose week no holidays freeze. */
function startOf(brief: Brief, freezes: readonly Freeze[]): number {
  const granted = orderDay(brief) + mobilisationOf(brief).access;
  let start = mondayFrom(Math.max(brief.today + weeksAhead(brief) * 7, granted));
  const absences = freezes.filter(({ absence }) => absence);
  while (isFrozen(start, absences)) start += 7;
  return start;
}

/** More is done at a time than the standard plan would do. */
export function isHurried({ kind }: Pick<Plan, "kind">): boolean {
  return kind === "compressed" || kind === "minimum-scope";
}

/** The day on which the order is signed, before the first day of the work. */
export const orderDay = perBrief((brief): number => workingDayAfter(brief, mobilisationOf(brief).order));

/** So many working days after the date of the document, without those on which approvers are away. */
export function workingDayAfter(brief: Brief, count: number): number {
  const away = awayDays(brief, brief.today, brief.today + MOST_DAYS_AWAITED);
  let day = brief.today;
  for (let left = count; left > 0; ) {
    day = addWorkingDays(day, 1, brief.client.country);
    if (!away(day) && !isBridge(day, brief.client.country)) left -= 1;
  }
  return day;
}

const MOST_DAYS_AWAITED = 150;

function awayDays(brief: Brief, first: number, last: number): (day: number) => boolean {
  const absences = freezesBetween(brief, first, last).filter(({ absence }) => absence);
  return (day) => absences.some(({ from, to }) => day >= from && day <= to);
}

/** The weeks that the plan leaves before its first day, at least, in words. */
export function mobilisationWeeks(brief: Brief): string {
  return mobilisationOf(brief).inWords;
}

/** The first working day of a phase by its number. */
export function firstDayOf({ phases, end }: Plan, phase: number): number {
  return phases.find(({ number }) => number === phase)?.firstDay ?? end;
}

/** The last day of a phase by its number, of all its parts. */
export function lastDayOf({ phases, end }: Plan, phase: number): number {
  return phases.findLast(({ number }) => number === phase)?.lastDay ?? end;
}

/** The last day of the phase that ends with the gate: the first (design sign-off) or the second (pilot exit). */
export function gateDay(plan: Plan, gate: "design" | "pilot"): number {
  return lastDayOf(plan, gate === "design" ? 1 : 2);
}

const LONGEST_ABSENCE_DAYS = 100;

/** The last working day, on or before the given one, on which nobody is away. */
export const workingDayBefore = (day: number, brief: Brief): number => workingDayBy(-1, day, brief);

/** The first working day, on or after the given one, on which nobody is away. */
export const workingDayOnward = (day: number, brief: Brief): number => workingDayBy(1, day, brief);

function workingDayBy(step: 1 | -1, day: number, brief: Brief): number {
  const end = day + step * LONGEST_ABSENCE_DAYS;
  const away = awayDays(brief, Math.min(day, end), Math.max(day, end));
  let result = day;
  while (away(result) || isQuiet(result, brief.client.country)) result += step;
  return result;
}

/** `7 December 2026 to 18 December 2026`. */
export function datesOf({ firstDay, lastDay }: Pick<PlanPhase, "firstDay" | "lastDay">): string {
  return `${formatDay(firstDay)} to ${formatDay(lastDay)}`;
}

const WEEKS_A_MONTH = 52 / 12;

/** Monthly weekends that the weeks of switching hold for certain, and one at least, as shorter ones are moved to meet it. */
export function monthlyWeekends(brief: Brief): number {
  return Math.max(1, Math.floor(switchingWeeks(brief) / WEEKS_A_MONTH));
}

/** Whether they are so few that the weekend of their month may lie beside them. */
export function mayMissWeekend(brief: Brief): boolean {
  return switchingWeeks(brief) < WEEKS_A_MONTH;
}

/** The phase in which what users notice is changed. */
export function switchingPhase(brief: Brief): "pilot" | "rollout" {
  return BUILT_ONCE.has(brief.configuration.id) ? "pilot" : "rollout";
}

/** Its weeks outside freezes. */
export function switchingWeeks(brief: Brief): number {
  const { start, freezes, phases } = planOf(brief);
  const closed = stopping("rollout", freezes);
  const weeks = weeksOfPhase(phases, switchingPhase(brief) === "pilot" ? 2 : 3);
  return weeks.filter((week) => !isFrozen(start + week * 7, closed)).length;
}

export function buildWeeks(brief: Brief): number {
  return weeksOfPhase(planOf(brief).phases, 2).length;
}

export function rolloutWeeks(brief: Brief): number {
  return weeksOfPhase(planOf(brief).phases, 3).length;
}
