/** Dates in words and as ISO texts, in UTC so that the server and every browser show the same day. */

import { remember } from "./remember.ts";

const dayFormat = remember((locale) => new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" }));
const timeFormat = remember((locale) => new Intl.DateTimeFormat(locale, { timeStyle: "short", timeZone: "UTC" }));

const LOCALES: Record<string, string> = {
  "United Kingdom": "en-GB",
  Ireland: "en-IE",
  Germany: "de-DE",
  France: "fr-FR",
  Canada: "en-CA",
  Australia: "en-AU",
};

/** `20 November 2026`. With a country's name from the client forms, in that country's style (American if not listed here). */
export function formatDate(date: Date, country?: string): string {
  const locale = country === undefined ? "en-GB" : (LOCALES[country] ?? "en-US");
  return dayFormat(locale).format(date);
}

/** The day on which an instant falls in a time zone, given as midnight UTC of that day. */
export function dayInZone(instant: Date, timeZone = "UTC"): Date {
  return new Date(new Intl.DateTimeFormat("sv-SE", { timeZone }).format(instant)); // written as 2026-11-20
}

/** Whether the text is a calendar day of this century, such as `2026-11-20`. */
export function isDay(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`);
  return /^20\d\d-\d\d-\d\d$/.test(text) && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/** `20 November 2026 at 22:50 UTC`. */
export function formatInstant(instant: Date): string {
  const time = timeFormat("en-GB").format(instant);
  return `${formatDate(instant)} at ${time} UTC`;
}
