/** Working days in the client's country: nothing begins, ends or is due at a weekend or on a public holiday. */

import { remember } from "#app/shared/remember.ts";
import { easterMondayOf, isWeekend, yearOfDay } from "./dates.ts";
import { COMMON_HOLIDAYS, HOLIDAYS, WITHOUT_BRIDGES } from "./facts/holidays.ts";

/** The client's country as in its form; null if not given. */
export type Country = string | null;

/** Cached, by country and year: a plan asks for the days of the same few years again and again. */
const holidaysOf = remember((country) => {
  const years = new Map<number, ReadonlySet<number>>();
  return (year: number): ReadonlySet<number> => {
    const known = years.get(year);
    if (known) return known;
    const days = new Set([...holidaysIn(year, country), ...holidaysIn(year + 1, country)]); // New Year's Day may be kept on its eve
    years.set(year, days);
    return days;
  };
});

function holidaysIn(year: number, country: string): Set<number> {
  const days = new Set<number>();
  for (const { day, moved } of HOLIDAYS[country] ?? COMMON_HOLIDAYS) {
    let free = day(year, easterMondayOf(year));
    if (moved === "nearest" && isWeekend(free) && isWeekend(free + 1)) free -= 1;
    while (moved && (isWeekend(free) || days.has(free))) free += 1;
    days.add(free);
  }
  return days;
}

export function isHoliday(day: number, country: Country): boolean {
  if (Number.isNaN(day)) return false; // leaves an invalid date to the linter, since a search for a working day must end
  const known = country !== null && Object.hasOwn(HOLIDAYS, country) ? country : "";
  return holidaysOf(known)(yearOfDay(day)).has(day);
}

/** Whether the day is one on which nobody signs or decides. */
export function isDayOff(day: number, country: Country): boolean {
  return isWeekend(day) || isHoliday(day, country);
}

/** The first working day on or after the given day. */
export function workingDayFrom(day: number, country: Country): number {
  let result = day;
  while (isDayOff(result, country)) result += 1;
  return result;
}

/** The last working day on or before the given day. */
export function workingDayUntil(day: number, country: Country): number {
  let result = day;
  while (isDayOff(result, country)) result -= 1;
  return result;
}

/** Between a holiday and the weekend most people take the day off, where that is the custom: day 0 was a Thursday. */
export function isBridge(day: number, country: Country): boolean {
  if (country !== null && WITHOUT_BRIDGES.has(country)) return false;
  return (day % 7 === 1 && isHoliday(day - 1, country)) || (day % 7 === 4 && isHoliday(day + 1, country));
}

/** Whether nobody can be counted on to sign or decide. */
export const isQuiet = (day: number, country: Country): boolean => isDayOff(day, country) || isBridge(day, country);

/** The last working day of the week that begins on the Monday, or the one before its last holiday where that leaves a bridge. */
export function lastDayOfWeek(monday: number, country: Country): number {
  let result = monday + 4;
  while (result > monday && isQuiet(result, country)) result -= 1;
  return result;
}

/** The first day of a week of a plan that starts on a Monday; weeks count from 1. */
export const mondayOf = ({ start }: { start: number }, week: number): number => start + (week - 1) * 7;

/** The last working day of a week of a plan that starts on a Monday; weeks count from 1. */
export function endOfWeek(plan: { start: number; country: Country }, week: number): number {
  return lastDayOfWeek(mondayOf(plan, week), plan.country);
}

/** The day that lies a number of working days after another. */
export function addWorkingDays(day: number, count: number, country: Country): number {
  let result = day;
  for (let left = count; left > 0; left -= 1) result = workingDayFrom(result + 1, country);
  return result;
}
