/** Freeze periods: which weeks they take, and how phases are cut so that no gate falls into one. */

import type { Brief } from "#app/features/documents/brief/brief.ts";
import { dayOfIso, formatDays, type IsoDate, isoOfDay, isWeekend, yearOfDay } from "#app/features/documents/dates.ts";
import { ASSESSES } from "#app/features/documents/facts/effort.ts";
import { FREEZES, type FreezeRow, SCHOOL_HOLIDAYS } from "#app/features/documents/facts/regulations.ts";
import type { TaskKind, TaskRow } from "#app/features/documents/pack.ts";
import { listed } from "#app/features/documents/words.ts";
import { type Country, isHoliday } from "#app/features/documents/working-days.ts";
import type { PlanKind } from "./plan-shape.ts";

export type Freeze = { from: number; to: number; reason: string; absence: boolean };

/** A week with so many frozen working days is lost. */
const LOST_DAYS = 3;

/** The freezes of the client's sector that touch the days, in their order. */
export function freezesBetween(brief: Brief, first: number, last: number): Freeze[] {
  const found: Freeze[] = [];
  for (const row of FREEZES) {
    const { from: start, to: end, nextYear, reason, absence = false } = row;
    if (!applies(row, brief)) continue;
    for (let year = yearOfDay(first) - 1; year <= yearOfDay(last); year += 1) {
      const from = dayOfIso(`${year}-${start}` as IsoDate); // the table holds month and day
      const to = dayOfIso(`${nextYear ? year + 1 : year}-${end}` as IsoDate);
      if (from <= last && to >= first) found.push({ from, to, reason, absence });
    }
  }
  return found.toSorted((a, b) => a.from - b.from);
}

function applies(row: FreezeRow, brief: Brief): boolean {
  return (row.industries.length === 0 || brief.has("industry", ...row.industries)) && isThere(row, brief);
}

function isThere({ countries, elsewhere }: Pick<FreezeRow, "countries" | "elsewhere">, brief: Brief): boolean {
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

/** The kind of work that ends each phase. */
const GATE_KINDS = ["acceptance", "pilot", "rollout", "acceptance"] as const satisfies readonly TaskKind[];

/** What must be open: the work of a project, of one in haste, of an assessment, of one with a pilot. */
export type Pursuit = "project" | "haste" | "assessment" | "pilot";
type OpenShare = { kind: TaskKind; share: number; least: number; skipped: number };
/**
 * So much of each phase is open to such work, and so many weeks if it has them; less, and it gets longer while the window
 * allows. A pilot follows the build, so only weeks in the later half of its phase are of use to it.
 */
const PROJECT_SHARES: readonly OpenShare[] = [
  { kind: "discovery", share: 0.8, least: 2, skipped: 0 },
  { kind: "pilot", share: 0.3, least: 2, skipped: 1 / 2 },
  { kind: "rollout", share: 0.8, least: 2, skipped: 0 },
  { kind: "acceptance", share: 0.8, least: 2, skipped: 0 },
];
/** Workshops and interviews fill the second phase of an assessment. */
const ASSESSMENT_SHARES = PROJECT_SHARES.with(1, { kind: "discovery", share: 0.5, least: 2, skipped: 0 });
const OPEN_SHARES: Record<Pursuit, readonly OpenShare[]> = {
  project: PROJECT_SHARES,
  haste: PROJECT_SHARES.with(1, { kind: "pilot", share: 0.3, least: 1, skipped: 1 / 2 }),
  assessment: ASSESSMENT_SHARES,
  pilot: ASSESSMENT_SHARES.with(2, { kind: "pilot", share: 0.8, least: 3, skipped: 0 }),
};
/** So much of a phase is left to it when a gate moves. */
const KEPT_SHARE = 0.75;
const MOST_WEEKS_ADDED = 12;

/** Phases whose gates lie outside the freezes, longer by the weeks that a freeze takes from them. */
export function aroundFreezes(
  shape: Lengths & { kind?: PlanKind },
  start: number,
  freezes: readonly Freeze[],
  window: number | null,
  pursuit: Pursuit,
): Lengths {
  const shortIn = ({ lengths }: Lengths, isWhole = false) =>
    shortOf(lengths, { asked: shape.lengths, isWhole }, start, freezes, OPEN_SHARES[pursuit]);
  const around = (room: Room, isWhole = false): Lengths => {
    let wanted = shape;
    for (let added = 0; ; added += 1) {
      const moved = moveGates(wanted, start, freezes, window);
      const short = shortIn(moved, isWhole).find((phase) => room(wanted, phase, window));
      if (short === undefined || added === MOST_WEEKS_ADDED) return moved;
      wanted = longer(wanted, short);
    }
  };
  const afterwards = shape.kind === "late" ? null : around(hasRoom, true);
  const whole = !afterwards || shortIn(afterwards, true).includes(ROLLOUT) ? around(hasRoom) : afterwards;
  return shape.inside !== undefined && shortIn(whole).includes(BUILD) ? around(hasRoomAfter) : whole;
}

/** The place of the phase that ends with the pilot. */
const BUILD = 1;
const ROLLOUT = 2;
/** A freeze of so many weeks parts what is begun before it from what ends after it. */
const LONG_FREEZE = 4;

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

type Room = (lengths: Lengths, phase: number, window: number | null) => boolean;

/** A plan that leaves its window has room after it, and for the pilot where some of the rollout can leave the window as well. */
const hasRoom: Room = ({ lengths, inside }, phase, window) => {
  if (inside === undefined) return lengths.reduce((sum, length) => sum + length, 0) < (window ?? Infinity);
  return phase > BUILD || (phase === BUILD && inside > LEAST_INSIDE);
};
const hasRoomAfter: Room = ({ inside }, phase) => inside !== undefined && phase > BUILD;

/** A week more; for the pilot it is one less of those of the rollout that lie inside the window. */
function longer({ lengths, inside }: Lengths, phase: number): Lengths {
  const more = lengths.with(phase, (lengths[phase] ?? 0) + 1);
  if (inside === undefined) return { lengths: more };
  return { lengths: more, inside: phase === BUILD ? inside - 1 : inside };
}

/** The places of the phases in which too few weeks are left. */
function shortOf(
  lengths: readonly number[],
  { asked, isWhole }: { asked: readonly number[]; isWhole: boolean },
  start: number,
  freezes: readonly Freeze[],
  shares: readonly OpenShare[],
): number[] {
  let week = 0;
  return shares.flatMap(({ kind, share, least, skipped }, index) => {
    const first = week + Math.floor((lengths[index] ?? 0) * skipped);
    week += lengths[index] ?? 0;
    const stops = stopping(kind, freezes);
    const weeks = Array.from({ length: week - first }, (_, at) => !isFrozen(start + (first + at) * 7, stops));
    const length = asked[index] ?? 0;
    const needed = Math.min(length, Math.max(least, Math.ceil(length * share)));
    const open = (isWhole && index === ROLLOUT ? openAfter(weeks, needed) : weeks).filter(Boolean);
    const isCut = (lengths[index] ?? 0) < length * KEPT_SHARE;
    const isShort = isCut || open.length < needed;
    return isShort ? [index] : [];
  });
}

type Lengths = { lengths: readonly number[]; inside?: number };

/** Moves weeks between neighbouring phases until no phase ends in a freeze, as far as half of each is left; the last may end later inside the window. */
function moveGates(shape: Lengths, start: number, freezes: readonly Freeze[], window: number | null): Lengths {
  const lengths = [...shape.lengths];
  const split = shape.inside === undefined ? null : shape.inside + (lengths[0] ?? 0) + (lengths[1] ?? 0);
  let end = 0;
  for (const [index, kind] of GATE_KINDS.entries()) {
    const own = lengths[index] ?? 0;
    end += own;
    const next = index === 1 && split !== null ? split - end : lengths[index + 1];
    const open = (shift: number) => !isFrozen(start + (end + shift - 1) * 7, stopping(kind, freezes));
    const kept = index === 2 ? Math.max(HYPERCARE_WEEKS, (next ?? 0) / 2) : (next ?? 0) / 2;
    const later = next === undefined ? Math.max(0, (window ?? Infinity) - end) : Math.max(0, Math.floor(next - kept));
    const spare = index === 2 && split !== null ? end - split - 1 : Math.floor(own / 2);
    const shift = nearest(open, Math.min(later, MOST_SHIFT), next === undefined ? 0 : Math.min(spare, MOST_SHIFT));
    lengths[index] = own + shift;
    if (next !== undefined) lengths[index + 1] = (lengths[index + 1] ?? 0) - shift;
    end += shift;
  }
  return split === null ? { lengths } : { lengths, inside: split - (lengths[0] ?? 0) - (lengths[1] ?? 0) };
}

const MOST_SHIFT = 10;
/** So much of the last phase is left after go-live. */
const HYPERCARE_WEEKS = 2;

/** The smallest shift to an open week, later before earlier; 0 where there is none. */
function nearest(open: (shift: number) => boolean, later: number, earlier: number): number {
  for (let shift = 0; shift <= later; shift += 1) if (open(shift)) return shift;
  for (let shift = 1; shift <= earlier; shift += 1) if (open(-shift)) return -shift;
  return 0;
}

/** Days inside a plan that stop no work but that of whoever decides or asks for help; the year-end holidays are named among the freezes. */
export function absencesText(
  { brief, plan }: { brief: Brief; plan: { start: number; end: number; freezes: readonly Freeze[] } },
  careEnd: number,
): string | null {
  const { start, end, freezes } = plan;
  const free = daysOffBetween(start, end, brief.client.country).filter(
    (day) => !freezes.some(({ absence, from, to }) => absence && day >= from && day <= to),
  );
  const away = brief.holds(ASSESSES) ? null : awayOn(careEnd, brief, freezes);
  return (
    [
      ...(free.length > 0 ? [`No start, decision or gate falls on these days off: ${listed(formatDays(free))}.`] : []),
      ...(away ? [`Hypercare ends in the ${away}: go-live agrees which of its days wait until staff return.`] : []),
    ].join(" ") || null
  );
}

/** Public holidays that are no Saturday or Sunday. */
function daysOffBetween(first: number, last: number, country: Country): number[] {
  const days = Array.from({ length: last - first + 1 }, (_, day) => first + day);
  return days.filter((day) => !isWeekend(day) && isHoliday(day, country));
}

/** Why nobody is there to ask for help on the last day of hypercare; most is asked for in the first days of a term. */
function awayOn(day: number, brief: Brief, freezes: readonly Freeze[]): string | null {
  const freeze = freezes.find(({ absence, from, to }) => absence && day >= from && day <= to);
  if (freeze) return freeze.reason.split(",")[0] ?? null;
  if (!brief.has("industry", "education")) return null;
  const date = isoOfDay(day).slice(5);
  const holds = SCHOOL_HOLIDAYS.some(
    ({ from, to, ...where }) =>
      isThere(where, brief) && (from < to ? date >= from && date <= to : date >= from || date <= to),
  );
  return holds ? "school holidays" : null;
}
