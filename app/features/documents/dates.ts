/** Calendar days without time or zone: facts give them as `YYYY-MM-DD`, and arithmetic uses whole days since 1970. */

import { remember } from "#app/shared/remember.ts";

export type IsoDate = `${number}-${number}-${number}`;

const DAY_MS = 86_400_000;
const MONTHS = "January February March April May June July August September October November December".split(" ");

export function dayOf(date: Date): number {
  return Math.floor(date.getTime() / DAY_MS);
}

/** Months and days of a month are counted from 1. */
export function dayIn(year: number, month: number, date: number): number {
  return Date.UTC(year, month - 1, date) / DAY_MS;
}

/** Cached: the dates are those of the facts, and every document reads each many times. */
const dayOfText = remember((iso) => Date.parse(iso) / DAY_MS);

export function dayOfIso(iso: IsoDate): number {
  return dayOfText(iso);
}

/** The day if it is over, or else null. */
export function pastDay(iso: string | null | undefined, now: Date): string | null {
  return iso && iso < now.toISOString().slice(0, 10) ? iso : null;
}

export function isoOfDay(day: number): IsoDate {
  return new Date(day * DAY_MS).toISOString().slice(0, 10) as IsoDate; // the date part is written so
}

/** The same day so many months later, or the last of a shorter month. */
export function monthsAfter(day: number, months: number): number {
  const date = new Date(day * DAY_MS);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + 1 + months];
  return Math.min(dayIn(year, month, date.getUTCDate()), dayIn(year, month + 1, 0));
}

/** `12 January 2027`. */
export function formatDay(day: number): string {
  const date = new Date(day * DAY_MS);
  return `${date.getUTCDate()} ${MONTHS[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
}

/** Days in ascending order, worded for a list: only the last day of a year names it. */
export function formatDays(days: readonly number[]): string[] {
  return days.map((day, place) => {
    const next = days[place + 1];
    return next !== undefined && yearOfDay(next) === yearOfDay(day) ? formatDay(day).slice(0, -5) : formatDay(day);
  });
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

/** Easter Monday of the western churches, by the Gregorian computus. */
export function easterMondayOf(year: number): number {
  const century = Math.floor(year / 100);
  const golden = year % 19;
  const shift = century - Math.floor(century / 4) - Math.floor((8 * century + 13) / 25);
  const epact = (shift + 19 * golden + 15) % 30;
  const moon = epact - (epact > 28 || (epact === 28 && golden > 10) ? 1 : 0);
  const weekday = (year + Math.floor(year / 4) + moon + 2 - century + Math.floor(century / 4)) % 7;
  return dayIn(year, 3, 29 + moon - weekday);
}

/** Easter Monday of the eastern churches, by the Julian computus: thirteen days behind until 2099. */
export function orthodoxEasterMondayOf(year: number): number {
  const moon = (19 * (year % 19) + 15) % 30;
  const weekday = (2 * (year % 4) + 4 * (year % 7) - moon + 34) % 7;
  return dayIn(year, 3, 23 + 13 + moon + weekday);
}

/** Day 0 was a Thursday. */
export function isWeekend(day: number): boolean {
  return (day + 5) % 7 < 2;
}
