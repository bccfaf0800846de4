import { expect, test } from "vitest";
import { daysBetween, formatDays } from "#app/features/admin/age.ts";

const NOON = new Date("2026-11-21T12:00:00Z");

test.each([
  ["2026-11-20T12:00:01Z", "Today"],
  ["2026-11-20T12:00:00Z", "1 day"],
  ["2026-11-18T13:00:00Z", "2 days"],
  ["2026-11-22T12:00:00Z", "Today"],
])("what began at %s has waited, at noon of the 21st: %s", (from, words) => {
  expect(formatDays(daysBetween(new Date(from), NOON))).toBe(words);
});
