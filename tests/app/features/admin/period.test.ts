import { expect, test } from "vitest";
import { monthOf, PERIODS, readPeriod, spanOf, stepsOf } from "#app/features/admin/period.ts";

const TODAY = new Date("2026-03-01T00:30:00Z");

test.each([
  ["7d", { from: "2026-02-23", step: "day" }],
  ["30d", { from: "2026-01-31", step: "day" }],
  ["90d", { from: "2025-12-02", step: "day" }],
  ["12m", { from: "2025-04-01", step: "month" }],
  ["all", { from: null, step: "month" }],
] as const)("the period %s begins where its name says", (period, span) => {
  expect(spanOf(period, TODAY)).toEqual(span);
});

test.each([
  ["7d", 7],
  ["30d", 30],
  ["90d", 90],
  ["12m", 12],
] as const)("the period %s has its %i steps, today's being the last", (period, count) => {
  const span = spanOf(period, TODAY);
  const steps = stepsOf(span, span.from, TODAY);
  expect(steps).toHaveLength(count);
  expect(steps[0]).toBe(span.from);
  expect(steps.at(-1)).toBe("2026-03-01");
});

test("all time goes month by month from the first one, and is this month where there is nothing", () => {
  const span = spanOf("all", TODAY);
  expect(stepsOf(span, "2025-11-01", TODAY)).toEqual([
    "2025-11-01",
    "2025-12-01",
    "2026-01-01",
    "2026-02-01",
    "2026-03-01",
  ]);
  expect(stepsOf(span, null, TODAY)).toEqual(["2026-03-01"]);
});

test("no step is lost or doubled on the last days of long months, in leap years and over new year", () => {
  for (const day of ["2024-02-29", "2024-03-31", "2025-12-31", "2026-01-01"]) {
    const today = new Date(`${day}T23:59:59.999Z`);
    for (const { id } of PERIODS) {
      const steps = stepsOf(spanOf(id, today), spanOf(id, today).from, today);
      expect(new Set(steps).size).toBe(steps.length);
      expect(steps).toEqual([...steps].sort());
    }
  }
});

test("an address with another period gets the last 30 days", () => {
  for (const said of [null, "", "30d", "__proto__", "1d' or 1=1"]) expect(readPeriod(said)).toBe("30d");
  expect(readPeriod("12m")).toBe("12m");
});

test("a month begins on its first day, in UTC", () => {
  expect(monthOf(new Date("2026-11-30T23:30:00-05:00"))).toBe("2026-12-01");
});
