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
/** A task that can go on: the days that are left of it, and the most that it can use in a week. */
type Ready = { place: number; days: number; urgency: number; most: number; goesOn: boolean };

/** Less than a minute of a week is none. */
export const NOTHING = 0.0001;
/** So much less than its fewest weeks a task may take, because it begins and ends inside a week. */
const PART_WEEK = 0.5;

/** Everybody who works is shared among the tasks that can go on, from one event to the next; what has much behind it gets more. */
export function placedAt(pace: Pace, works: readonly Limited[], open: Open, length: number): Span[] | null {
  const left = works.map(({ days }) => days);
  const urgency = urgencies(works);
  const most = Math.max(...urgency.filter((one) => one < AT_ONCE));
  const spans: (Span | undefined)[] = works.map(() => undefined);
  const done = works.map(() => false);
  for (let at = 0, waiting = works.length; waiting > 0; ) {
    const week = Math.floor(at + NOTHING);
    if (week >= length) return null;
    const ready: Ready[] = [];
    const rate = pace(week);
    for (const [place, { kind, before, earliest, least, isKept, atOnce: limit, due }] of works.entries()) {
      const isOpen = open.get(kind)?.[week] ?? true;
      if (done[place] || earliest > week || !isOpen || !before.every((one) => done[one])) continue;
      const soonest = (spans[place]?.start ?? at) + Math.min(least, length) - PART_WEEK;
      const days = left[place] ?? 0;
      const own = due <= week ? most : (urgency[place] ?? 1);
      ready.push({
        place,
        days,
        urgency: own,
        most: Math.min(limit, soonest > at ? days / (soonest - at) : Infinity),
        goesOn: isKept || spans[place] !== undefined,
      });
    }
    const worked = atHand(rate, ready);
    const rates = sharesOf(rate, worked);
    let next = week + 1;
    for (const [index, { days }] of worked.entries()) next = Math.min(next, at + days / (rates[index] ?? rate));
    for (const [index, { place, days }] of worked.entries()) {
      spans[place] = { start: spans[place]?.start ?? at, end: next };
      left[place] = days - (next - at) * (rates[index] ?? rate);
      if ((left[place] ?? 0) > NOTHING * rate) continue;
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
