import { expect, test } from "vitest";
import { Brief } from "#app/features/documents/brief/brief.ts";
import { dayOfIso, easterMondayOf, formatDays, formatMonth, isoOfDay, pastDay } from "#app/features/documents/dates.ts";
import { planOf, workingDayAfter, workingDayBefore } from "#app/features/documents/plan/plan.ts";
import { isDayOff, lastDayOfWeek } from "#app/features/documents/working-days.ts";
import { inputFor, workedExample } from "./answer-sets.ts";

test("a day is over from the next day on, and one that is not known never is", () => {
  expect(pastDay("2027-05-19", new Date("2027-05-19T23:59:00Z"))).toBeNull();
  expect(pastDay("2027-05-19", new Date("2027-05-20T00:00:00Z"))).toBe("2027-05-19");
  expect(pastDay(null, new Date("2030-01-01T00:00:00Z"))).toBeNull();
});

test("a day and its text are two forms of the same", () => {
  expect(isoOfDay(dayOfIso("2028-02-29"))).toBe("2028-02-29");
});

test("a month is written out, a year or a span of years is not", () => {
  expect(["2026-03", "2025–26", "2012", "undated"].map(formatMonth)).toEqual([
    "March 2026",
    "2025–26",
    "2012",
    "undated",
  ]);
});

test("of days in a list the last one of each year carries it", () => {
  const days = (["2027-03-17", "2027-03-29", "2028-01-03"] as const).map(dayOfIso);
  expect(formatDays(days)).toEqual(["17 March", "29 March 2027", "3 January 2028"]);
});

test("Easter Monday is found, the early and the late ones and those of the exceptions of the computus", () => {
  const days = ["2008-03-24", "2026-04-06", "2027-03-29", "2038-04-26", "2049-04-19", "2076-04-20"] as const;
  expect(days.map((day) => isoOfDay(easterMondayOf(Number(day.slice(0, 4)))))).toEqual(days);
});

test("no project begins on Easter Monday", () => {
  const starts = Array.from({ length: 60 }, (_, day) => {
    const today = new Date(Date.UTC(2027, 1, 1 + day));
    return isoOfDay(planOf(new Brief(inputFor(workedExample(), { today }))).phases[0]?.firstDay ?? 0);
  });
  expect(starts).toContain("2027-03-30");
  expect(starts).not.toContain("2027-03-29");
});

test("a gate of Good Friday is passed on the day before, and nobody decides over Easter", () => {
  const days = new Set<string>();
  for (let day = 0; day < 120; day += 1) {
    const brief = new Brief(inputFor(workedExample(), { today: new Date(Date.UTC(2026, 11, 1 + day)) }));
    const { phases, end, country } = planOf(brief);
    expect(isoOfDay(lastDayOfWeek(dayOfIso("2027-03-22"), country))).toBe("2027-03-25");
    expect(isoOfDay(lastDayOfWeek(dayOfIso("2027-03-15"), country))).toBe("2027-03-19");
    const all = [
      ...phases.map(({ lastDay }) => lastDay),
      end,
      workingDayAfter(brief, 5),
      workingDayBefore(brief.today, brief),
    ];
    expect(all.filter((one) => isDayOff(one, country)).map(isoOfDay)).toEqual([]);
    for (const one of all) days.add(isoOfDay(one));
  }
  expect([...days]).toContain("2027-03-25");
});
