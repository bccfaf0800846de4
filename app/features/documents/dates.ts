/** Calendar days without time or zone: facts carry them as `YYYY-MM-DD`, arithmetic runs on whole days since 1970. */

import { remember } from "#app/shared/remember.ts";

export type IsoDate = `${number}-${number}-${number}`;

const DAY_MS = 86_400_000;
const MONTHS = "January February March April May June July August September October November December".split(" ");

export function dayOf(date: Date): number {
  return Math.floor(date.getTime() / DAY_MS);
}

/** Remembered: the dates are those of the facts, and each is read many times in every document. */
const dayOfText = remember((iso) => Date.parse(iso) / DAY_MS);

export function dayOfIso(iso: IsoDate): number {
  return dayOfText(iso);
}

/** The day where it is over, else null. */
export function pastDay(iso: string | null | undefined, now: Date): string | null {
  return iso && iso < now.toISOString().slice(0, 10) ? iso : null;
}

export function isoOfDay(day: number): IsoDate {
  return new Date(day * DAY_MS).toISOString().slice(0, 10) as IsoDate; // the date part is written so
}

/** `12 January 2027`. */
export function formatDay(day: number): string {
  const date = new Date(day * DAY_MS);
  return `${date.getUTCDate()} ${MONTHS[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
}

/** `2026-03` as `March 2026`; a year and a span of years as they are. */
export function formatMonth(text: string): string {
  const [, year, month] = /^(\d{4})-(\d{2})$/.exec(text) ?? [];
  return month ? `${MONTHS[Number(month) - 1]} ${year}` : text;
}

export function formatIso(iso: IsoDate): string {
  return formatDay(dayOfIso(iso));
}

/** The first Monday on or after the day. */
export function mondayFrom(day: number): number {
  const weekday = new Date(day * DAY_MS).getUTCDay();
  return day + ((8 - weekday) % 7);
}

export function yearOfDay(day: number): number {
  return new Date(day * DAY_MS).getUTCFullYear();
}

/** Whether the day is Easter Monday of the western churches, by the Gregorian computus. */
export function isEasterMonday(day: number): boolean {
  const year = yearOfDay(day);
  const century = Math.floor(year / 100);
  const golden = year % 19;
  const shift = century - Math.floor(century / 4) - Math.floor((8 * century + 13) / 25);
  const epact = (shift + 19 * golden + 15) % 30;
  const moon = epact - (epact > 28 || (epact === 28 && golden > 10) ? 1 : 0);
  const weekday = (year + Math.floor(year / 4) + moon + 2 - century + Math.floor(century / 4)) % 7;
  return day === Date.UTC(year, 2, 29 + moon - weekday) / DAY_MS;
}

/** The Easter Mondays from one day to another. */
export function easterMondays(from: number, to: number): number[] {
  const first = mondayFrom(from);
  const weeks = Math.max(0, Math.floor((to - first) / 7) + 1);
  return Array.from({ length: weeks }, (_, week) => first + week * 7).filter(isEasterMonday);
}

function isGoodFriday(day: number): boolean {
  return isEasterMonday(day + 3);
}

/** The last day on which people work in the week that begins on the Monday. */
export function lastDayOfWeek(monday: number): number {
  return isGoodFriday(monday + 4) ? monday + 3 : monday + 4;
}

/** The last working day of a week, counted from 1, of what begins on a Monday. */
export function endOfWeek(start: number, week: number): number {
  return lastDayOfWeek(start + (week - 1) * 7);
}

/** Nobody signs or decides at the weekend or over Easter. */
export function isDayOff(day: number): boolean {
  return isWeekend(day) || isGoodFriday(day) || isEasterMonday(day);
}

/** Day 0 was a Thursday. */
function isWeekend(day: number): boolean {
  return (day + 5) % 7 < 2;
}

/** The day moved on by working days. */
export function addWorkingDays(day: number, count: number): number {
  let result = day;
  for (let left = count; left > 0; ) {
    result += 1;
    if (!isDayOff(result)) left -= 1;
  }
  return result;
}
