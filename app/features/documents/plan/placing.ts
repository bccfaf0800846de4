/** Places the tasks of a phase at a given pace: who works is shared among what can go on. */

import type { TaskKind } from "#app/features/documents/pack.ts";

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

/** With the most days a week that those who can work on it at once give it, and the week from which it is as urgent as any. */
export type Limited = Work & { atOnce: number; due: number };
/** Days by week. */
export type Pace = (week: number) => number;

export type Open = ReadonlyMap<TaskKind, readonly boolean[]>;
export type Span = { start: number; end: number };
/** A task as it is placed: the days that are left of it, its weeks so far, and what it can use and gets while it can go on. */
class Placing {
  isBegun = false;
  isDone = false;
  start = 0;
  end = 0;
  urgency = 0;
  most = 0;
  rate = 0;
  left: number;
  readonly work: Limited;
  readonly behind: number;

  constructor(work: Limited, behind: number) {
    this.work = work;
    this.behind = behind;
    this.left = work.days;
  }
}

/** Less than a minute of a week is none. */
export const NOTHING = 0.0001;
/** So much less than its fewest weeks a task may take, because it begins and ends inside a week. */
const PART_WEEK = 0.5;

/** Everybody who works is shared among the tasks that can go on, from one event to the next; what has much behind it gets more. */
export function placedAt(pace: Pace, works: readonly Limited[], open: Open, length: number): Span[] | null {
  const behind = urgencies(works);
  const all = works.map((work, place) => new Placing(work, behind[place] ?? 1));
  const most = Math.max(...(behind.some((one) => one < AT_ONCE) ? behind.filter((one) => one < AT_ONCE) : behind));
  for (let at = 0, waiting = works.length; waiting > 0; ) {
    const week = Math.floor(at + NOTHING);
    if (week >= length) return null;
    const rate = pace(week);
    const ready = readyIn(week, all, open);
    for (const one of ready) {
      const { least, due, atOnce } = one.work;
      const soonest = (one.isBegun ? one.start : at) + Math.min(least, length) - PART_WEEK;
      one.urgency = due <= week ? most : one.behind;
      one.most = Math.min(atOnce, soonest > at ? one.left / (soonest - at) : Infinity);
    }
    const worked = atHand(rate, ready);
    share(rate, worked);
    let next = week + 1;
    for (const one of worked) next = Math.min(next, at + one.left / one.rate);
    for (const one of worked) {
      if (!one.isBegun) one.start = at;
      one.isBegun = true;
      one.end = next;
      one.left -= (next - at) * one.rate;
      one.isDone = one.left <= NOTHING * rate;
      if (one.isDone) waiting -= 1;
    }
    at = next;
  }
  return all.map(({ start, end }) => ({ start, end }));
}

/** What can go on in the week. */
function readyIn(week: number, all: readonly Placing[], open: Open): Placing[] {
  const ready: Placing[] = [];
  for (const one of all) {
    const { earliest, kind, before } = one.work;
    const isOpen = !one.isDone && earliest <= week && open.get(kind)?.[week] !== false;
    if (isOpen && areDone(before, all)) ready.push(one);
  }
  return ready;
}

function areDone(places: readonly number[], all: readonly Placing[]): boolean {
  for (const place of places) if (!all[place]?.isDone) return false;
  return true;
}

/** Nobody begins what would get less than this a week, in tenths of a day, beside what goes on or is more urgent. */
const LEAST_PACE = 10;

function atHand(pace: number, ready: readonly Placing[]): readonly Placing[] {
  if (ready.length < 2) return ready;
  let rest = pace;
  const goesOn = ({ work, isBegun }: Placing) => Number(work.isKept || isBegun);
  const inTurn = ready.toSorted((a, b) => goesOn(b) - goesOn(a) || b.urgency - a.urgency);
  return inTurn.filter(({ most }, place) => {
    const isWorked = place === 0 || rest >= Math.min(most, LEAST_PACE);
    if (isWorked) rest -= Math.min(most, LEAST_PACE);
    return isWorked;
  });
}

/** So much more urgent than all others that it has nearly everybody. */
const AT_ONCE = 10_000;

/** The root of the days on the longest way from the task to the gate: the long way is not starved, and the short ones end early; first is also what must be there before what is first. */
function urgencies(works: readonly Work[]): number[] {
  const behind = works.map(() => 0);
  const first = works.map(({ isFirst }) => isFirst);
  for (let place = works.length - 1; place >= 0; place -= 1) {
    const { days = 0, before = [] } = works[place] ?? {};
    const own = (behind[place] ?? 0) + days;
    behind[place] = own;
    for (const one of before) {
      behind[one] = Math.max(behind[one] ?? 0, own);
      if (first[place]) first[one] = true;
    }
  }
  return behind.map((days, place) => (first[place] ? AT_ONCE : Math.sqrt(days)));
}

/** Shares the pace by urgency; what a task cannot use, because of its fewest weeks, goes to the others. */
function share(pace: number, worked: readonly Placing[]): void {
  let [rest, hungry] = [pace, worked];
  while (hungry.length > 0) {
    const unit = rest / hungry.reduce((sum, { urgency }) => sum + urgency, 0);
    const full = hungry.filter(({ urgency, most }) => most <= unit * urgency);
    for (const task of full.length > 0 ? full : hungry) {
      task.rate = Math.min(task.most, unit * task.urgency);
      rest -= task.rate;
    }
    if (full.length === 0) break;
    hungry = hungry.filter((task) => !full.includes(task));
  }
}

/** In a phase of so many weeks, a week is found for what follows long work. */
const LONG_PHASE = 5;

/** What is tested or joined after work of twice its days gets a week of its own, not the rest of the week in which that ends; null where nothing is. */
export function afterLong(works: readonly (Work & Pick<Limited, "atOnce">)[], length: number): Limited[] | null {
  const follows = ({ before, days, kind, least }: Work) =>
    kind !== "acceptance" && least < WEEK && before.some((one) => (works[one]?.days ?? 0) >= 2 * days);
  if (length < LONG_PHASE || !works.some(follows)) return null;
  return works.map((work) => ({ ...work, due: Infinity, least: follows(work) ? WEEK : work.least }));
}

/** A whole week, wherever in a week it begins. */
const WEEK = 1 + PART_WEEK;

/** What is built, read or set beside the others: nothing waits for it but what ends the phase. */
export function isLoose(works: readonly Work[], place: number): boolean {
  const { kind, before = [], least, isFirst = true } = works[place] ?? {};
  if (isFirst || least !== 0 || before.length > 0 || !kind || !LOOSE.includes(kind)) return false;
  const isLast = (one: number) => !works.some((work) => work.before.includes(one));
  return works.every((work, other) => !work.before.includes(place) || isLast(other));
}

const LOOSE: readonly TaskKind[] = ["build", "discovery", "security"];
