/** Which weeks the tasks of a phase take: what may run side by side does, at the slowest pace that fits between the freezes. */

import type { TaskKind } from "#app/features/documents/pack.ts";
import { endOfWeek } from "#app/features/documents/working-days.ts";
import { isFrozen, openAfter, stopping } from "./freezes.ts";
import { endOf, inOnePiece, PACES, type Placed, WEEK_OF_ONE } from "./one-piece.ts";
import {
  afterLong,
  isLoose,
  type Limited,
  NOTHING,
  type Open,
  type Pace,
  placedAt,
  type Span,
  type Work,
} from "./placing.ts";
import type { Plan } from "./plan.ts";

/** Counted from the start of the project; `last` is exclusive. */
export type Weeks = { first: number; last: number };

/** A pace is raised by so much until everything fits, then narrowed by halves. */
const STEP = 1.4;
const TRIES = 4;
/** Everything in a quarter of a week, which is as good as at once. */
const FASTEST = 4;
/** Freezes, fewest weeks and how many can work on one thing are kept unless the phase leaves no other way. */
export function weeksOf(works: readonly Work[], phase: Weeks, plan: Plan): Weeks[] {
  const length = phase.last - phase.first;
  const open = openWeeks(works, phase, plan);
  const own = works.map((work) => ({ ...work, atOnce: atOnce(work, plan) }));
  const shortest = own.map((work) => ({ ...work, least: work.isKept ? work.least : 0 }));
  const quick = shortest.map((work) => ({ ...work, earliest: 0 }));
  const free = quick.map((work) => ({ ...work, least: 0 }));
  const after = afterFreeze(open, plan);
  const isFull = plan.kind === "minimum-scope";
  const haste = isFull ? MOST_HASTE : Infinity;
  const apart = HURRIED.includes(plan.kind) ? null : afterLong(own, length);
  const spans =
    (apart && leastPace(apart, after ?? open, length, EASY)) ??
    (after && leastPeople(own, after, length, haste)) ??
    leastPeople(own, open, length, haste) ??
    (own.some(isPrepared) ? leastPeople(own.map(asShort), open, length, haste) : null) ??
    (isFull ? leastPeople(own, new Map(), length, haste) : null) ??
    (works.some(({ earliest }) => earliest > 0) // nobody builds what has not come: rather in a freeze
      ? (leastPeople(shortest, open, length) ?? leastPeople(shortest, new Map(), length))
      : null) ??
    leastPeople(quick, open, length) ??
    leastPeople(quick, new Map(), length) ??
    leastPeople(free, new Map(), length);
  return toGate(spans ?? works.map(() => ({ start: 0, end: length })), works, length).map(({ start, end }) => ({
    first: phase.first + Math.floor(start + NOTHING),
    last: phase.first + Math.max(Math.ceil(end - NOTHING), Math.floor(start + NOTHING) + 1),
  }));
}

const HURRIED: readonly Plan["kind"][] = ["compressed", "minimum-scope", "late"];
/** So many times the average of the phase are no haste. */
const EASY = 1.4;

/** What ends a phase is done in the week of its gate. */
function toGate(spans: readonly Span[], works: readonly Work[], length: number): Span[] {
  const last = works.length - 1;
  const ends = (works[last]?.before.length ?? 0) > 0 && CLOSING.includes(works[last]?.kind ?? "build");
  return spans.map(({ start, end }, at) =>
    at === last && ends && end <= length - 1 ? { start: length - 1, end: length } : { start, end },
  );
}

/** A pilot that is prepared for a week is switched at once where its phase has no week for that. */
const isPrepared = ({ kind, least }: Work): boolean => kind === "pilot" && least > PILOT_WEEKS;
const asShort = <One extends Work>(work: One): One => (isPrepared(work) ? { ...work, least: PILOT_WEEKS } : work);

const CLOSING: readonly TaskKind[] = ["acceptance", "scope", "pilot"];

/** So many times the usual people on each thing at once; at last as many as it takes. */
const CROWDS = [1, 1.5, 2, 3, Infinity];

function leastPeople(
  works: readonly (Work & Pick<Limited, "atOnce">)[],
  open: Open,
  length: number,
  haste = Infinity,
): Span[] | null {
  for (const crowd of CROWDS) {
    const limited = works.map((work) => ({ ...work, atOnce: crowd * work.atOnce, due: Infinity }));
    const spans = leastPace(limited, open, length, haste);
    if (spans) return spans;
  }
  return null;
}

/** A pilot that is looked at for less proves nothing. */
export const PILOT_WEEKS = 2;

/** In tenths of a day a week: one person for each eight days works on a thing at once, and another helps for a day. */
function atOnce({ days, kind }: Work, plan: Plan): number {
  const people = Math.max(1, Math.ceil(days / DAYS_FOR_ONE));
  const isOneHand = kind === "design" && plan.kind !== "minimum-scope";
  return WEEK_OF_ONE * (isOneHand ? Math.min(people, MOST_DESIGN) : people);
}
/** What two people do, and so many times the average of the phase: before more, a freeze is broken where the window is full. */
const WEEK_OF_TWO = 80;
const MOST_HASTE = 4;
/** One design has no more authors, unless the window is full. */
const MOST_DESIGN = 2;
const DAYS_FOR_ONE = 80;

/** The slowest pace, in days a week, at which everything fits into the open weeks. */
function leastPace(works: readonly Limited[], open: Open, length: number, haste: number): Span[] | null {
  const total = works.reduce((sum, { days }) => sum + days, 0);
  const fastest = Math.min(total * FASTEST, Math.max(WEEK_OF_TWO, (total / length) * haste));
  let [slow, fast] = [total / length, total / length];
  let best = placedAt(() => fast, works, open, length);
  if (!best && !placedAt(() => fastest, works, open, length)) return best;
  while (!best && fast < fastest) {
    [slow, fast] = [fast, fast * STEP];
    best = placedAt(() => fast, works, open, length);
  }
  for (let left = TRIES; best && slow < fast && left > 0; left -= 1) {
    const pace = (slow + fast) / 2;
    const placed = placedAt(() => pace, works, open, length);
    if (placed) [best, fast] = [placed, pace];
    else slow = pace;
  }
  const place = (pace: Pace, those = works) => placedAt(pace, those, open, length);
  if (!best) return best;
  const steady: Placed = { spans: best, works, pace: () => fast };
  return inOnePiece(
    eased(works, { best, fast, open }, length) ?? spreadOut(works, fast, length, place) ?? steady,
    open,
    length,
  );
}

/** So many weeks without work before a gate are no rounding. */
const IDLE_WEEKS = 2;
const [TWO_YEARS, QUARTER] = [104, 13];
/** The weeks up to which haste is tried; of a phase longer than two years one a quarter, as each costs as much time as the phase is long. */
export function hastyWeeks(length: number): number[] {
  const step = length > TWO_YEARS ? QUARTER : 1;
  return Array.from({ length: Math.ceil((length - 1) / step) }, (_, place) => 1 + place * step);
}

/** Where some work is in haste before a freeze and the rest would lie idle until the gate, what can wait is done after it at its own pace. */
function eased(
  works: readonly Limited[],
  { best, fast, open }: { best: readonly Span[]; fast: number; open: Open },
  length: number,
): Placed | null {
  if (endOf(best) > length - IDLE_WEEKS) return null;
  const free = works.map(({ isFirst }, at) => !isFirst && !isHurried(works, at, open));
  const rest = works.reduce((sum, { days }, at) => sum + (free[at] ? days : 0), 0);
  for (const hurried of rest > 0 ? hastyWeeks(length) : []) {
    const those = works.map((work, at) => (free[at] ? { ...work, earliest: Math.max(work.earliest, hurried) } : work));
    for (const times of PACES) {
      const slow = (rest * times) / (length - hurried);
      const pace: Pace = (week) => (week < hurried ? fast : slow);
      const spans = placedAt(pace, those, open, length);
      if (spans && endOf(spans) > length - 1) return { spans, works: those, pace };
    }
  }
  return null;
}

/** A freeze stops it, or what waits for it, to the end of the phase. */
function isHurried(works: readonly Work[], place: number, open: Open): boolean {
  const kind = works[place]?.kind;
  if (kind && open.get(kind)?.at(-1) === false) return true;
  return works.some(({ before }, other) => before.includes(place) && other > place && isHurried(works, other, open));
}

/** Short pieces of work that wait only for the gate before become urgent one after the other, not all of them in the last week. */
function spreadOut(
  works: readonly Limited[],
  pace: number,
  length: number,
  place: (pace: Pace, works: readonly Limited[]) => Span[] | null,
): Placed | null {
  const short = works.filter(({ days }, at) => days <= pace && isLoose(works, at));
  if (short.length < 2) return null;
  const due = new Map(short.map((work, turn) => [work, Math.floor((turn * length) / short.length)]));
  const those = works.map((work) => ({ ...work, due: due.get(work) ?? Infinity }));
  for (const times of PACES.slice(0, 2)) {
    const spans = place(() => pace * times, those);
    if (spans && endOf(spans) > length - 1) return { spans, works: those, pace: () => pace * times };
  }
  return null;
}

/** For each kind of work that a freeze stops, which weeks of the phase are open; a kind without any goes on all the same. */
function openWeeks(works: readonly Work[], { first, last }: Weeks, plan: Plan): Open {
  const kinds = new Map<TaskKind, boolean[]>();
  if (plan.freezes.length === 0) return kinds;
  for (const { kind } of works) {
    const freezes = stopping(kind, plan.freezes);
    if (freezes.length === 0 || kinds.has(kind)) continue;
    const open = Array.from({ length: last - first }, (_, week) => !isFrozen(plan.start + (first + week) * 7, freezes));
    if (open.includes(true)) kinds.set(kind, open);
  }
  return kinds;
}

/** So many open weeks of a rollout after a freeze are enough to begin none of it before. */
const ENOUGH_AFTER = 4;

/** With what users notice begun after a long freeze, where most of its weeks lie there; null where none are. In a late plan users are taught before it. */
function afterFreeze(open: Open, { kind: planKind }: Plan): Open | null {
  const later = new Map(open);
  const isLate = planKind === "late" || planKind === "minimum-scope";
  for (const kind of isLate ? (["rollout"] as const) : (["rollout", "training"] as const)) {
    const weeks = open.get(kind) ?? [];
    const left = weeks.filter(Boolean).length - weeks.indexOf(false);
    if (left >= ENOUGH_AFTER) later.set(kind, openAfter(weeks, left));
  }
  return later.size > 0 ? later : null;
}

/** Days by week, in tenths: each task spread evenly over its weeks. */
export function loadsOf(tasks: readonly { days: number; from: number; to: number }[], weeks: number): number[] {
  const loads = Array.from({ length: weeks }, () => 0);
  for (const { days, from, to } of tasks) {
    for (let week = from; week <= to; week += 1) loads[week - 1] = (loads[week - 1] ?? 0) + days / (to - from + 1);
  }
  return loads;
}

/** Four working days a week, in tenths of a day. */
export const TENTHS_A_WEEK = 40;

/** The two weeks that need most people, and how many; `week` is the first of them, counted from 1. */
export function busiestOf(loads: readonly number[]): { people: number; week: number } {
  const pairs = loads.slice(0, -1).map((load, index) => (load + (loads[index + 1] ?? 0)) / 2 / TENTHS_A_WEEK);
  const people = Math.max(...pairs);
  return { people, week: pairs.indexOf(people) + 1 };
}

/** The last day on which somebody is called for what was just put to use. */
export function hypercareEnd({
  plan,
  tasks,
}: {
  plan: Pick<Plan, "start" | "country" | "end">;
  tasks: readonly { title: string; to: number }[];
}): number {
  const task = tasks.find(({ title }) => /hypercare/i.test(title));
  return task ? endOfWeek(plan, task.to) : plan.end;
}
