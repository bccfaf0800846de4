import { expect, test } from "vitest";
import { formatDate } from "#app/shared/date.ts";

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
