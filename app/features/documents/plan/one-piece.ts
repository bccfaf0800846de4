/** What a freeze would take apart although it is little: done before it or begun after it, whole. */

import { type Limited, NOTHING, type Open, type Pace, placedAt, type Span } from "./placing.ts";

/** In tenths of a day, what one person does in a week with some help. */
export const WEEK_OF_ONE = 60;
/** So many times the pace that would do, at most. */
export const PACES = [1, 1.1, 1.2, 1.4, 1.7, 2, 2.5];

export type Placed = { spans: readonly Span[]; works: readonly Limited[]; pace: Pace };
/** The open weeks of a task before the first freeze in it, the first week after it, and the open ones from there on. */
type Parted = { at: number; before: number; again: number; later: number };

/** What one person does in a week is done before a freeze or begun after it, as far as a quicker pace allows; so is a pilot. */
export function inOnePiece(placed: Placed, open: Open, length: number): Span[] {
  const parted = partedBy(placed, open);
  let best = { spans: placed.spans, left: parted.length };
  for (const early of parted.length > 0 ? sidesOf(parted, placed.works) : []) {
    const works = placed.works.map((work, at) => {
      const own = parted.find((one) => one.at === at);
      if (!own) return work;
      return early.has(at) ? { ...work, isFirst: true } : { ...work, earliest: Math.max(work.earliest, own.again) };
    });
    for (const times of PACES) {
      const pace: Pace = (week) => placed.pace(week) * times;
      if (best.left === 0 || (times > QUICKER && pace(0) > WEEK_OF_ONE)) break;
      const spans = placedAt(pace, works, open, length);
      const left = spans ? partedBy({ spans, works, pace }, open).length : best.left;
      if (spans && left < best.left && endOf(spans) > endOf(placed.spans) - 1) best = { spans, left };
    }
  }
  return [...best.spans];
}

export const endOf = (spans: readonly Span[]): number => Math.max(...spans.map(({ end }) => end));

/** So much quicker at most, or as one person works. */
const QUICKER = 1.4;

/** In tenths of a day, about what one person does in a week. */
const SMALL = 50;

function partedBy({ works, spans }: Placed, open: Open): Parted[] {
  return works.flatMap(({ kind, days, isKept }, at) => {
    const weeks = open.get(kind);
    const { start = 0, end = 0 } = spans[at] ?? {};
    if (!weeks || isKept || (days > SMALL && kind !== "pilot")) return [];
    const [first, last] = [Math.floor(start + NOTHING), Math.ceil(end - NOTHING)];
    const closed = weeks.indexOf(false, first);
    const again = closed < 0 ? -1 : weeks.indexOf(true, closed);
    return closed >= last || again < 0 || again >= last
      ? []
      : [{ at, before: closed - first, again, later: weeks.slice(again, last).filter(Boolean).length }];
  });
}

/** What is done before the freeze: as much as was in pieces, in the order of the tasks; a pilot as well; nothing. */
function sidesOf(parted: readonly Parted[], works: readonly Limited[]): Set<number>[] {
  const isPilot = (at: number) => works[at]?.kind === "pilot";
  const early = new Set<number>();
  let room = 0;
  for (const { at, before, later } of parted) room += ((works[at]?.days ?? 0) * before) / (before + later);
  for (const { at } of parted) {
    const days = works[at]?.days ?? 0;
    if (isPilot(at) || days / 2 > room) continue;
    early.add(at);
    room -= days;
  }
  const pilots = parted.map(({ at }) => at).filter(isPilot);
  return [early, ...(pilots.length > 0 ? [new Set([...early, ...pilots])] : []), new Set()];
}
