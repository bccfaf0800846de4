import { expect, test } from "vitest";
import { dayInZone, formatDate } from "#app/shared/date.ts";

const lateEvening = new Date("2026-11-20T23:30:00Z");

test.each([
  ["United Kingdom", "20 November 2026"],
  ["Ireland", "20 November 2026"],
  ["Germany", "20. November 2026"],
  ["France", "20 novembre 2026"],
  ["Canada", "November 20, 2026"],
  ["Australia", "20 November 2026"],
  ["Netherlands", "November 20, 2026"],
])("a date for %s reads '%s'", (country, text) => {
  expect(formatDate(lateEvening, country)).toBe(text);
});

test("without a country it is written the British way", () => {
  expect(formatDate(lateEvening)).toBe("20 November 2026");
});

test.each([
  ["2026-11-21T02:00:00Z", "America/New_York", "2026-11-20"],
  ["2026-11-20T12:00:00Z", "Pacific/Auckland", "2026-11-21"],
  ["2026-11-20T23:30:00Z", "Europe/Dublin", "2026-11-20"],
  ["2026-11-20T23:30:00Z", undefined, "2026-11-20"],
])("%s falls in %s on %s", (instant, zone, day) => {
  expect(dayInZone(new Date(instant), zone)).toEqual(new Date(`${day}T00:00:00Z`));
});
