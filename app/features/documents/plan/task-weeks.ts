/** Which weeks the tasks of a phase take: what may run side by side does, at the slowest pace that fits between the freezes. */

import { endOfWeek } from "#app/features/documents/dates.ts";
import type { TaskKind } from "#app/features/documents/pack.ts";
import { isFrozen, stopping } from "./freezes.ts";
import type { Plan } from "./plan.ts";

/** Counted from the start of the project; `last` is exclusive. */
export type Weeks = { first: number; last: number };

/**
 * `before` are places in the same list; `least` is the fewest weeks, `isKept` where nothing may shorten them, `earliest` the
 * first week by a delivery, counted from the phase.
 */
export type Work = {
  kind: TaskKind;
  days: number;
  before: readonly number[];
  least: number;
  isKept: boolean;
  earliest: number;
  /** Done before what may run beside it: a delivery or a decision counts from it. */
  isFirst: boolean;
};

/** With the most days a week that those who can work on it at once give it. */
type Limited = Work & { atOnce: number };

type Open = ReadonlyMap<TaskKind, readonly boolean[]>;
type Span = { start: number; end: number };
/** A task that can go on: the days that are left of it, and the most that it can use in a week. */
type Ready = { place: number; days: number; urgency: number; most: number; goesOn: boolean };

/** A pace is raised by so much until everything fits, then narrowed by halves. */
const STEP = 1.4;
const TRIES = 4;
/** Everything in a quarter of a week, which is as good as at once. */
const FASTEST = 4;
/** Less than a minute of a week is none. */
const NOTHING = 0.0001;
/** So much less than its fewest weeks a task may take, because it begins and ends inside a week. */
const PART_WEEK = 0.5;

/** Freezes, fewest weeks and how many can work on one thing are kept unless the phase leaves no other way. */
export function weeksOf(works: readonly Work[], phase: Weeks, plan: Plan): Weeks[] {
  const length = phase.last - phase.first;
  const open = openWeeks(works, phase, plan);
  const quick = works.map((work) => ({ ...work, least: work.isKept ? work.least : 0, earliest: 0 }));
  const free = quick.map((work) => ({ ...work, least: 0 }));
  const spans =
    leastPeople(works, open, length) ??
    leastPeople(quick, open, length) ??
    leastPeople(quick, new Map(), length) ??
    leastPeople(free, new Map(), length);
  return (spans ?? works.map(() => ({ start: 0, end: length }))).map(({ start, end }) => ({
    first: phase.first + Math.floor(start + NOTHING),
    last: phase.first + Math.max(Math.ceil(end - NOTHING), Math.floor(start + NOTHING) + 1),
  }));
}

/** So many times the usual people on each thing at once; at last as many as it takes. */
const CROWDS = [1, 1.5, 2, 3, Infinity];

function leastPeople(works: readonly Work[], open: Open, length: number): Span[] | null {
  for (const crowd of CROWDS) {
    const limited = works.map((work) => ({ ...work, atOnce: crowd * atOnce(work) }));
    const spans = leastPace(limited, open, length);
    if (spans) return spans;
  }
  return null;
}

/** In tenths of a day a week: one person for each eight days works on a thing at once, and another helps for a day. */
const atOnce = ({ days }: Work): number => WEEK_OF_ONE * Math.max(1, Math.ceil(days / DAYS_FOR_ONE));
const WEEK_OF_ONE = 60;
const DAYS_FOR_ONE = 80;

/** The slowest pace, in days a week, at which everything fits into the open weeks. */
function leastPace(works: readonly Limited[], open: Open, length: number): Span[] | null {
  const total = works.reduce((sum, { days }) => sum + days, 0);
  let [slow, fast] = [total / length, total / length];
  let best = placedAt(fast, works, open, length);
  if (best || !placedAt(total * FASTEST, works, open, length)) return best;
  while (!best && fast < total * FASTEST) {
    [slow, fast] = [fast, fast * STEP];
    best = placedAt(fast, works, open, length);
  }
  for (let left = TRIES; best && left > 0; left -= 1) {
    const pace = (slow + fast) / 2;
    const placed = placedAt(pace, works, open, length);
    if (placed) [best, fast] = [placed, pace];
    else slow = pace;
  }
  return best;
}

/** Everybody who works is shared among the tasks that can go on, from one event to the next; what has much behind it gets more. */
function placedAt(pace: number, works: readonly Limited[], open: Open, length: number): Span[] | null {
  const left = works.map(({ days }) => days);
  const urgency = urgencies(works);
  const spans: (Span | undefined)[] = works.map(() => undefined);
  const done = works.map(() => false);
  for (let at = 0, waiting = works.length; waiting > 0; ) {
    const week = Math.floor(at + NOTHING);
    if (week >= length) return null;
    const ready: Ready[] = [];
    for (const [place, { kind, before, earliest, least, isKept, atOnce: limit }] of works.entries()) {
      const isOpen = open.get(kind)?.[week] ?? true;
      if (done[place] || earliest > week || !isOpen || !before.every((one) => done[one])) continue;
      const soonest = (spans[place]?.start ?? at) + Math.min(least, length) - PART_WEEK;
      const days = left[place] ?? 0;
      const most = Math.min(limit, soonest > at ? days / (soonest - at) : Infinity);
      ready.push({ place, days, urgency: urgency[place] ?? 1, most, goesOn: isKept || spans[place] !== undefined });
    }
    const worked = atHand(pace, ready);
    const rates = sharesOf(pace, worked);
    let next = week + 1;
    for (const [index, { days }] of worked.entries()) next = Math.min(next, at + days / (rates[index] ?? pace));
    for (const [index, { place, days }] of worked.entries()) {
      spans[place] = { start: spans[place]?.start ?? at, end: next };
      left[place] = days - (next - at) * (rates[index] ?? pace);
      if ((left[place] ?? 0) > NOTHING * pace) continue;
      done[place] = true;
      waiting -= 1;
    }
    at = next;
  }
  return spans.map((span) => span ?? { start: 0, end: 0 });
}

/** Nobody begins what would get less than this a week, in tenths of a day, beside what goes on or is more urgent. */
const LEAST_PACE = 10;

function atHand(pace: number, ready: readonly Ready[]): Ready[] {
  let rest = pace;
  const inTurn = ready.toSorted((a, b) => Number(b.goesOn) - Number(a.goesOn) || b.urgency - a.urgency);
  return inTurn.filter(({ most }, place) => {
    const isWorked = place === 0 || rest >= Math.min(most, LEAST_PACE);
    if (isWorked) rest -= Math.min(most, LEAST_PACE);
    return isWorked;
  });
}

/** So much more urgent than all others that it has nearly everybody. */
const AT_ONCE = 10_000;

/** The root of the days on the longest way from the task to the gate: the long way is not starved, and the short ones end early. */
function urgencies(works: readonly Work[]): number[] {
  const behind = works.map(() => 0);
  for (let place = works.length - 1; place >= 0; place -= 1) {
    const { days = 0, before = [] } = works[place] ?? {};
    const own = (behind[place] ?? 0) + days;
    behind[place] = own;
    for (const one of before) behind[one] = Math.max(behind[one] ?? 0, own);
  }
  return behind.map((days, place) => (works[place]?.isFirst ? AT_ONCE : Math.sqrt(days)));
}

/** Shares of the pace by urgency; what a task cannot use, because of its fewest weeks, goes to the others. */
function sharesOf(pace: number, ready: readonly { urgency: number; most: number }[]): number[] {
  const shares = ready.map(() => 0);
  let [rest, hungry] = [pace, ready.map((task, index) => ({ ...task, index }))];
  while (hungry.length > 0) {
    const unit = rest / hungry.reduce((sum, { urgency }) => sum + urgency, 0);
    const full = hungry.filter(({ urgency, most }) => most <= unit * urgency);
    for (const { index, urgency, most } of full.length > 0 ? full : hungry) {
      shares[index] = Math.min(most, unit * urgency);
      rest -= shares[index] ?? 0;
    }
    if (full.length === 0) break;
    hungry = hungry.filter((task) => !full.includes(task));
  }
  return shares;
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
  plan: { start: number; end: number };
  tasks: readonly { title: string; to: number }[];
}): number {
  const task = tasks.find(({ title }) => /hypercare/i.test(title));
  return task ? endOfWeek(plan.start, task.to) : plan.end;
}
