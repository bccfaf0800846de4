/** Freeze periods: which weeks they take, and how phases are cut so that no gate falls into one. */

import type { Brief } from "#app/features/documents/brief/brief.ts";
import { perBrief } from "#app/features/documents/brief/per-brief.ts";
import {
  dayOfIso,
  formatDay,
  formatDays,
  type IsoDate,
  isoOfDay,
  isWeekend,
  yearOfDay,
} from "#app/features/documents/dates.ts";
import { ASSESSES } from "#app/features/documents/facts/effort.ts";
import { FREEZES, type FreezeRow, SCHOOL_HOLIDAYS } from "#app/features/documents/facts/regulations.ts";
import type { TaskKind, TaskRow } from "#app/features/documents/pack.ts";
import { clause, listed } from "#app/features/documents/words.ts";
import { type Country, isHoliday } from "#app/features/documents/working-days.ts";
import { rememberFor } from "#app/shared/remember.ts";

export type Freeze = { from: number; to: number; reason: string; absence: boolean };

/** A week with so many frozen working days is lost. */
const LOST_DAYS = 3;

/** The freezes of the client's sector that touch the days, in their order. */
export function freezesBetween(brief: Brief, first: number, last: number): Freeze[] {
  const rows = rowsOf(brief);
  if (rows.length === 0) return [];
  const found: Freeze[] = [];
  const [firstYear, lastYear] = [yearOfDay(first) - 1, yearOfDay(last)];
  for (const row of rows) {
    const { reason, absence = false } = row;
    for (let year = firstYear; year <= lastYear; year += 1) {
      const { from, to } = daysIn(year)(row);
      if (from <= last && to >= first) found.push({ from, to, reason, absence });
    }
  }
  return found.toSorted((a, b) => a.from - b.from);
}

type Days = { from: number; to: number };
const years = new Map<number, (row: FreezeRow) => Days>();

/** Cached: the rows are those of the facts, and a plan asks for the same few years again and again. */
function daysIn(year: number): (row: FreezeRow) => Days {
  const known = years.get(year);
  if (known) return known;
  const made = rememberFor(
    ({ from, to, nextYear }: FreezeRow): Days => ({
      from: dayOfIso(`${year}-${from}` as IsoDate), // the table holds month and day
      to: dayOfIso(`${nextYear ? year + 1 : year}-${to}` as IsoDate),
    }),
  );
  years.set(year, made);
  return made;
}

const rowsOf = perBrief((brief): FreezeRow[] => FREEZES.filter((row) => applies(row, brief)));

function applies(row: FreezeRow, brief: Brief): boolean {
  return (row.industries.length === 0 || brief.has("industry", ...row.industries)) && isThere(row, brief);
}

/** Whether a row by country is of the client's. */
export function isThere({ countries, elsewhere }: Pick<FreezeRow, "countries" | "elsewhere">, brief: Brief): boolean {
  const country = brief.client.country ?? "";
  return (!countries || countries.includes(country)) && !elsewhere?.includes(country);
}

/** Whether the working week that begins on the Monday is lost to one of the freezes. */
export function isFrozen(monday: number, freezes: readonly Freeze[]): boolean {
  return freezes.some(({ from, to }) => Math.min(monday + 4, to) - Math.max(monday, from) + 1 >= LOST_DAYS);
}

/** The Monday of a later year, or the last one before it on which nobody is away. */
export function mondayWithPeople(brief: Brief, monday: number): number {
  const absences = freezesBetween(brief, monday - 60, monday + 7).filter(({ absence }) => absence);
  let day = monday;
  while (isFrozen(day, absences) || isHoliday(day, brief.client.country)) day -= 7;
  return day;
}

/** The first freeze that begins after the Monday, in words. */
export function nextFreeze(freezes: readonly Freeze[], monday: number): string | null {
  const next = freezes.find(({ from }) => from > monday);
  return next ? `${next.reason.split(",")[0]} from ${formatDay(next.from)}` : null;
}

const FELT_BY_USERS: readonly TaskKind[] = ["pilot", "rollout", "training"];
const DESK_WORK: readonly TaskKind[] = ["design", "build", "security"];

/** The kind of work as which freezes stop a task. */
export function stoppedAs({ kind, goesOn, stopsAs }: Pick<TaskRow, "kind" | "goesOn" | "stopsAs">): TaskKind {
  return goesOn ? "build" : (stopsAs ?? kind);
}

/** The freezes that stop a kind of work: holidays stop all but desk work, the others what users feel. */
export function stopping(kind: TaskKind, freezes: readonly Freeze[]): Freeze[] {
  return freezes.filter(({ absence }) => (absence ? !DESK_WORK.includes(kind) : FELT_BY_USERS.includes(kind)));
}

/** A freeze of so many weeks parts what is begun before it from what ends after it. */
export const LONG_FREEZE = 4;

/** A start of so few weeks before a long freeze is none. */
const MOST_BEFORE = 3;

/** Without the few open weeks before a long freeze, where more of them are needed. */
export function openAfter(open: readonly boolean[], needed: number): boolean[] {
  const first = open.indexOf(false);
  const again = open.indexOf(true, first);
  const isParted = first > 0 && again - first >= LONG_FREEZE && first < Math.min(needed, MOST_BEFORE + 1);
  return open.map((isOpen, week) => isOpen && !(isParted && week < first));
}
/** Of the rollout, so many weeks lie inside the window, or none. */
export const LEAST_INSIDE = 2;

type Planned = {
  gates: readonly { gate: string }[];
  start: number;
  end: number;
  freezes: readonly Freeze[];
  phases: readonly PhaseSpan[];
};
type PhaseSpan = { number: number; start: number; end: number };
type Planning = { brief: Brief; plan: Planned; tasks: readonly { kind: TaskKind; from: number; to: number }[] };

/** The weeks of a phase, which may stand in two parts, counted from 0. */
export function weeksOfPhase(phases: readonly PhaseSpan[], number: number): number[] {
  const parts = phases.filter((phase) => phase.number === number);
  return parts.flatMap(({ start, end }) => Array.from({ length: end - start }, (_, week) => start + week));
}

const YEAR_END = /^year-end holidays/;

/** Public holidays inside a plan, without those of the year-end, which are named among the freezes. */
export function daysOffText({
  brief,
  plan: { start, end, freezes },
}: {
  brief: Brief;
  plan: Omit<Planned, "gates">;
}): string | null {
  const { country } = brief.client;
  const free = daysOffBetween(start, end, country).filter(
    (day) => !freezes.some(({ reason, from, to }) => YEAR_END.test(reason) && day >= from && day <= to),
  );
  if (free.length === 0) return null;
  return `Days off${brief.has("company-size", "small") ? "" : ", free of decisions and gates"}: ${listed(formatDays(free))}${localOf(country)}.`;
}

/** Days inside a plan that stop no work but that of whoever decides or asks for help; the year-end holidays are named among the freezes. */
export function absencesText({ brief, plan, tasks }: Planning, careEnd: number): string | null {
  const { freezes } = plan;
  const away = brief.holds(ASSESSES) ? null : awayOn(careEnd, brief, freezes);
  return (
    [
      ...[daysOffText({ brief, plan }) ?? []].flat(),
      ...heldInHolidays({ brief, plan, tasks }),
      ...(away
        ? [
            `Hypercare ends in the ${away}: ${clause(plan.gates[2]?.gate ?? "")} agrees which of its days wait until staff return.`,
          ]
        : []),
    ].join(" ") || null
  );
}

/** Countries whose parts have public holidays of their own, and what these are called. */
export const LOCAL_HOLIDAYS: Readonly<Partial<Record<string, { name: string; part: string }>>> = {
  Australia: { name: "other state", part: "state" },
  Canada: { name: "other provincial", part: "province" },
  Germany: { name: "state", part: "state" },
  Spain: { name: "regional", part: "region" },
  Switzerland: { name: "cantonal", part: "canton" },
  "United States": { name: "state", part: "state" },
};

function localOf(country: Country): string {
  const local = country === null ? undefined : LOCAL_HOLIDAYS[country]?.name;
  return local ? ` (${local} holidays not included)` : "";
}

/** Public holidays that are no Saturday or Sunday. */
function daysOffBetween(first: number, last: number, country: Country): number[] {
  const days = Array.from({ length: last - first + 1 }, (_, day) => first + day);
  return days.filter((day) => !isWeekend(day) && isHoliday(day, country));
}

/** Of a school's pilot and rollout the weeks without pupils and most of the staff; no freeze, because what is done to rooms is done then. */
function heldInHolidays({ brief, plan: { start, phases }, tasks }: Planning): string[] {
  if (!brief.has("industry", "education")) return [];
  const among = (weeks: readonly number[], name: string, consequence: string): string[] => {
    const away = weeks.filter((week) => inSchoolHolidays(start + week * 7, brief));
    const [first, last] = [Math.min(...away) + 1, Math.max(...away) + 1];
    if (away.length === 0) return [];
    const when = first === last ? `Week ${first}` : `Weeks ${first} to ${last}`;
    const part = LOCAL_HOLIDAYS[brief.client.country ?? ""]?.part;
    if (part)
      return [
        `${when}, in ${name}, may fall in the school holidays, which differ by ${part} and are confirmed before the order: if so, ${consequence}.`,
      ];
    return [`${when}, in ${name}, ${first === last ? "falls" : "fall"} in the school holidays: ${consequence}.`];
  };
  const pilot = tasks
    .filter(({ kind }) => kind === "pilot")
    .flatMap(({ from, to }) => weeksOfPhase([{ number: 0, start: from - 1, end: to }], 0));
  const rollout = brief.holds(ASSESSES) ? [] : weeksOfPhase(phases, 3);
  return [
    ...among(
      pilot,
      "the pilot",
      "it takes staff who work then, and teachers repeat its checks in the first week of term",
    ),
    ...among(
      rollout,
      "the rollout",
      "people and devices away then are named before it and follow once the term has settled",
    ),
  ];
}

function inSchoolHolidays(day: number, brief: Brief): boolean {
  const date = isoOfDay(day).slice(5);
  return SCHOOL_HOLIDAYS.some(
    ({ from, to, ...where }) =>
      isThere(where, brief) && (from < to ? date >= from && date <= to : date >= from || date <= to),
  );
}

/** Why nobody is there to ask for help on the last day of hypercare; most is asked for in the first days of a term. */
function awayOn(day: number, brief: Brief, freezes: readonly Freeze[]): string | null {
  const freeze = freezes.find(({ absence, from, to }) => absence && day >= from && day <= to);
  if (freeze) return freeze.reason.split(",")[0] ?? null;
  return brief.has("industry", "education") && inSchoolHolidays(day, brief) ? "school holidays" : null;
}
