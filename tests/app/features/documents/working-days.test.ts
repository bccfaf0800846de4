/** Working days by country: what the holidays of seven years were listed as, by hand, and what a plan makes of them. */

import { expect, test } from "vitest";
import { Brief } from "#app/features/documents/brief/brief.ts";
import { contentOf } from "#app/features/documents/content.ts";
import { dayOfIso, type IsoDate, isoOfDay } from "#app/features/documents/dates.ts";
import { lintDocument } from "#app/features/documents/lint/lint.ts";
import { orderDay, planOf } from "#app/features/documents/plan/plan.ts";
import {
  addWorkingDays,
  endOfWeek,
  isDayOff,
  isHoliday,
  workingDayFrom,
} from "#app/features/documents/working-days.ts";
import { EEA_COUNTRIES } from "#app/shared/countries.ts";
import { composed, samples } from "#tests/app/features/documents/composed.ts";
import { inputFor, workedExample } from "./answer-sets.ts";

const YEARS = [2026, 2027, 2028, 2029, 2030, 2031, 2032];
/** Good Friday and Easter Monday. */
const EASTER = [
  "04-03 04-06",
  "03-26 03-29",
  "04-14 04-17",
  "03-30 04-02",
  "04-19 04-22",
  "04-11 04-14",
  "03-26 03-29",
];
/** Where not both are kept. */
const EASTER_OF: Record<string, (friday: string, monday: string) => string> = {
  "United States": () => "",
  Canada: (friday) => friday,
  France: (_, monday) => monday,
  Netherlands: (_, monday) => monday,
  Belgium: (_, monday) => monday,
};
/** Of each year from 2026, the other public holidays on weekdays between 4 January and 20 December. */
const LISTED: Record<string, readonly string[]> = {
  Ireland: [
    "02-02 03-17 05-04 06-01 08-03 10-26",
    "02-01 03-17 05-03 06-07 08-02 10-25",
    "02-07 03-17 05-01 06-05 08-07 10-30",
    "02-05 05-07 06-04 08-06 10-29",
    "02-01 05-06 06-03 08-05 10-28",
    "02-03 03-17 05-05 06-02 08-04 10-27",
    "02-02 03-17 05-03 06-07 08-02 10-25",
  ],
  "United Kingdom": [
    "05-04 05-25 08-31",
    "05-03 05-31 08-30",
    "05-01 05-29 08-28",
    "05-07 05-28 08-27",
    "05-06 05-27 08-26",
    "05-05 05-26 08-25",
    "05-03 05-31 08-30",
  ],
  "United States": [
    "01-19 02-16 05-25 06-19 07-03 09-07 10-12 11-11 11-26",
    "01-18 02-15 05-31 06-18 07-05 09-06 10-11 11-11 11-25",
    "01-17 02-21 05-29 06-19 07-04 09-04 10-09 11-10 11-23",
    "01-15 02-19 05-28 06-19 07-04 09-03 10-08 11-12 11-22",
    "01-21 02-18 05-27 06-19 07-04 09-02 10-14 11-11 11-28",
    "01-20 02-17 05-26 06-19 07-04 09-01 10-13 11-11 11-27",
    "01-19 02-16 05-31 06-18 07-05 09-06 10-11 11-11 11-25",
  ],
  Germany: [
    "05-01 05-14 05-25",
    "05-06 05-17",
    "05-01 05-25 06-05 10-03",
    "05-01 05-10 05-21 10-03",
    "05-01 05-30 06-10 10-03",
    "05-01 05-22 06-02 10-03",
    "05-06 05-17",
  ],
  France: [
    "05-01 05-08 05-14 05-25 07-14 11-11",
    "05-06 05-17 07-14 11-01 11-11",
    "05-01 05-08 05-25 06-05 07-14 08-15 11-01",
    "05-01 05-08 05-10 05-21 08-15 11-01",
    "05-01 05-08 05-30 06-10 08-15 11-01 11-11",
    "05-01 05-08 05-22 06-02 07-14 08-15 11-11",
    "05-06 05-17 07-14 11-01 11-11",
  ],
  Netherlands: [
    "04-27 05-14 05-25",
    "04-27 05-06 05-17",
    "04-27 05-25 06-05",
    "04-27 05-10 05-21",
    "05-30 06-10",
    "05-22 06-02",
    "04-27 05-06 05-17",
  ],
  Belgium: [
    "05-01 05-14 05-25 07-21 11-11",
    "05-06 05-17 07-21 11-01 11-11",
    "05-01 05-25 06-05 07-21 08-15 11-01",
    "05-01 05-10 05-21 08-15 11-01",
    "05-01 05-30 06-10 08-15 11-01 11-11",
    "05-01 05-22 06-02 07-21 08-15 11-11",
    "05-06 05-17 07-21 11-01 11-11",
  ],
  Canada: [
    "02-16 05-18 07-01 09-07 09-30 10-12 11-11",
    "02-15 05-24 07-01 09-06 09-30 10-11 11-11",
    "02-21 05-22 07-03 09-04 10-02 10-09 11-13",
    "02-19 05-21 07-02 09-03 10-01 10-08 11-12",
    "02-18 05-20 07-01 09-02 09-30 10-14 11-11",
    "02-17 05-19 07-01 09-01 09-30 10-13 11-11",
    "02-16 05-24 07-01 09-06 09-30 10-11 11-11",
  ],
  Australia: [
    "01-26 04-27 06-08",
    "01-26 04-26 06-14",
    "01-26 04-25 06-12",
    "01-26 04-25 06-11",
    "01-28 04-25 06-10",
    "01-27 04-25 06-09",
    "01-26 04-26 06-14",
  ],
  Switzerland: [
    "05-14 05-25",
    "05-06 05-17",
    "05-25 06-05 08-01",
    "05-10 05-21 08-01",
    "05-30 06-10 08-01",
    "05-22 06-02 08-01",
    "05-06 05-17",
  ],
  Other: ["05-01", "", "05-01", "05-01", "05-01", "05-01", ""],
};

/**
 * The rest of the EEA as the Python package `holidays` 0.109 lists it, of 2027 and 2028 and between the same days: without what
 * a government moves in a single year, with Midsummer Eve in Sweden.
 */
const PUBLISHED: Record<string, readonly string[]> = {
  Austria: [
    "01-06 03-29 05-06 05-17 05-27 10-26 11-01 12-08",
    "01-06 04-17 05-01 05-25 06-05 06-15 08-15 10-26 11-01 12-08",
  ],
  Bulgaria: ["03-03 04-30 05-03 05-04 05-06 05-24 09-06 09-22", "03-03 04-14 04-17 05-01 05-08 05-24 09-06 09-22"],
  Croatia: ["01-06 03-29 05-27 06-22 08-05 11-01 11-18", "01-06 04-17 05-01 05-30 06-15 06-22 08-15 11-01"],
  Cyprus: ["01-06 03-15 03-25 04-01 04-30 05-03 06-21 10-01 10-28", "01-06 02-28 04-14 04-17 05-01 06-05 08-15"],
  Czechia: ["03-26 03-29 07-05 07-06 09-28 10-28 11-17", "04-14 04-17 05-01 05-08 07-05 07-06 09-28 11-17"],
  Denmark: ["03-25 03-26 03-29 05-06 05-17", "04-13 04-14 04-17 05-25 06-05"],
  Estonia: ["02-24 03-26 06-23 06-24 08-20", "02-24 04-14 05-01 06-23"],
  Finland: ["01-06 03-26 03-29 05-06 06-25 12-06", "01-06 04-14 04-17 05-01 05-25 06-23 12-06"],
  Greece: ["01-06 03-15 03-25 04-30 05-03 06-21 10-28", "01-06 02-28 04-14 04-17 05-01 06-05 08-15"],
  Hungary: ["03-15 03-26 03-29 05-17 08-20 11-01", "03-15 04-14 04-17 05-01 06-05 10-23 11-01"],
  Iceland: ["03-25 03-26 03-29 04-22 05-06 05-17 06-17 08-02", "04-13 04-14 04-17 04-20 05-01 05-25 06-05 08-07"],
  Italy: ["01-06 03-29 06-02 10-04 11-01 12-08", "01-06 04-17 04-25 05-01 06-02 08-15 10-04 11-01 12-08"],
  Latvia: ["03-26 03-29 05-04 06-23 06-24 11-18", "04-14 04-17 05-01 05-04 06-23 11-20"],
  Liechtenstein: [
    "01-06 02-02 03-19 03-29 05-06 05-17 05-27 09-08 11-01 12-08",
    "01-06 02-02 04-17 05-01 05-25 06-05 06-15 08-15 09-08 11-01 12-08",
  ],
  Lithuania: ["02-16 03-11 03-29 06-24 07-06 11-01 11-02", "02-16 04-17 05-01 07-06 08-15 11-01 11-02"],
  Luxembourg: ["03-29 05-06 05-17 06-23 11-01", "04-17 05-01 05-09 05-25 06-05 06-23 08-15 11-01"],
  Malta: [
    "02-10 03-19 03-26 03-31 06-07 06-29 09-08 09-21 12-08 12-13",
    "02-10 03-31 04-14 05-01 06-07 06-29 08-15 09-08 09-21 12-08 12-13",
  ],
  Norway: ["03-25 03-26 03-29 05-06 05-17", "04-13 04-14 04-17 05-01 05-17 05-25 06-05"],
  Poland: ["01-06 03-29 05-03 05-27 11-01 11-11", "01-06 04-17 05-01 05-03 06-15 08-15 11-01"],
  Portugal: ["03-26 05-27 06-10 10-05 11-01 12-01 12-08", "04-14 04-25 05-01 06-15 08-15 10-05 11-01 12-01 12-08"],
  Romania: [
    "01-06 01-07 04-30 05-03 06-01 06-21 11-30 12-01",
    "01-06 01-07 01-24 04-14 04-17 05-01 06-01 06-05 08-15 11-30 12-01",
  ],
  Slovakia: ["01-06 03-26 03-29 07-05 09-15 11-01", "01-06 04-14 04-17 05-01 05-08 07-05 08-29 09-15 11-01"],
  Slovenia: ["02-08 03-29 04-27 06-25 11-01", "02-08 04-17 04-27 05-01 05-02 08-15 10-31 11-01"],
  Spain: ["01-06 03-26 10-12 11-01 12-06 12-08", "01-06 04-14 05-01 08-15 10-12 11-01 12-06 12-08"],
  Sweden: ["01-06 03-26 03-29 05-06 06-25", "01-06 04-14 04-17 05-01 05-25 06-06 06-23"],
};

/** Days off on weekdays between 4 January and 20 December. */
function daysOff(country: string, year: number): string[] {
  const first = dayOfIso(`${year}-01-04`);
  return Array.from({ length: dayOfIso(`${year}-12-21`) - first }, (_, day) => first + day)
    .filter((day) => ![0, 6].includes(new Date(day * 86_400_000).getUTCDay()) && isHoliday(day, country))
    .map((day) => isoOfDay(day).slice(5));
}

test("the rest of the EEA has its own public holidays", () => {
  for (const country of EEA_COUNTRIES)
    for (const [place, year] of [2027, 2028].entries())
      if (!(country in LISTED))
        expect(daysOff(country, year).join(" "), `${country} ${year}`).toBe(PUBLISHED[country]?.[place]);
});

test("each country has the public holidays that its law gives it, from 2026 to 2032", () => {
  for (const [country, years] of Object.entries(LISTED))
    for (const [place, year] of YEARS.entries()) {
      const [friday = "", monday = ""] = (EASTER[place] ?? "").split(" ");
      const easter = EASTER_OF[country]?.(friday, monday) ?? `${friday} ${monday}`;
      const expected = `${easter} ${years[place]}`.split(" ").filter((day) => day !== "");
      expect(daysOff(country, year), `${country} ${year}`).toEqual(expected.toSorted());
    }
});

test("a holiday at a weekend is kept on the day that the law of the country moves it to, or on none", () => {
  const off = (country: string, ...days: readonly IsoDate[]) => days.map((day) => isDayOff(dayOfIso(day), country));
  expect(off("United Kingdom", "2027-12-27", "2027-12-28", "2027-12-29", "2028-01-03")).toEqual([
    true,
    true,
    false,
    true,
  ]);
  expect(off("United Kingdom", "2022-12-26", "2022-12-27", "2023-01-02")).toEqual([true, true, true]);
  expect(off("United States", "2027-12-24", "2027-12-31", "2027-12-27", "2028-01-03")).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect(off("Ireland", "2029-03-19", "2027-12-27")).toEqual([false, false]);
  expect(off("Germany", "2026-10-05", "2027-05-03")).toEqual([false, false]);
});

test("working days are counted over holidays, and a week ends on its last one", () => {
  const start = dayOfIso("2027-03-22");
  expect(isoOfDay(addWorkingDays(dayOfIso("2027-03-25"), 1, "Germany"))).toBe("2027-03-30");
  expect(isoOfDay(addWorkingDays(dayOfIso("2027-03-25"), 1, "United States"))).toBe("2027-03-26");
  expect(isoOfDay(endOfWeek({ start, country: "Switzerland" }, 1))).toBe("2027-03-25");
  expect(isoOfDay(endOfWeek({ start, country: "France" }, 1))).toBe("2027-03-26");
  expect(isoOfDay(endOfWeek({ start, country: "United States" }, 1))).toBe("2027-03-26");
  expect(isoOfDay(endOfWeek({ start: dayOfIso("2027-05-03"), country: "Germany" }, 1))).toBe("2027-05-05"); // before Ascension
  expect(isoOfDay(endOfWeek({ start: dayOfIso("2026-12-21"), country: "United Kingdom" }, 1))).toBe("2026-12-24");
});

test("no phase begins or ends, and nothing is decided or ordered, on a day off of the client's country", () => {
  const firsts = new Set<number>();
  const countries = [...Object.keys(LISTED), ...Object.keys(PUBLISHED), undefined];
  for (const [place, input] of samples(150).entries()) {
    const { country: _, ...client } = input.client;
    const country = countries[place % countries.length];
    const today = new Date(Date.UTC(2026, 10, 20 + place * 7));
    const tree = composed({ ...input, today, client: { ...client, ...(country && { country }) } });
    const brief = new Brief({ ...input, today, client: { ...client, ...(country && { country }) } });
    const { plan, asked, deadline } = contentOf(brief);
    const days = [
      plan.end,
      orderDay(brief),
      ...plan.phases.flatMap(({ firstDay, lastDay }) => [firstDay, lastDay]),
      ...asked.map(({ day }) => day).filter((day) => day !== deadline?.day),
    ];
    expect(days.filter((day) => isDayOff(day, country ?? null)).map(isoOfDay), `${country}`).toEqual([]);
    for (const { firstDay } of plan.phases) firsts.add(new Date(firstDay * 86_400_000).getUTCDay());
    expect(lintDocument(tree), `${country}`).toEqual([]);
  }
  expect([...firsts]).toContain(2);
});

test("a country that is not in the table, whatever it is called, has the common holidays", () => {
  for (const country of ["constructor", "Atlantis", null]) {
    expect(isDayOff(dayOfIso("2027-05-06"), country)).toBe(false);
    expect(isDayOff(dayOfIso("2027-03-29"), country)).toBe(true);
  }
});

test("a large organisation has a week between its order and the first day, also over the year's end", () => {
  for (let week = 0; week < 20; week += 1)
    for (const size of ["large", "enterprise"]) {
      const today = new Date(Date.UTC(2026, 10, 20 + week * 3));
      const brief = new Brief(inputFor({ ...workedExample(), "company-size": [size] }, { today }));
      expect(planOf(brief).start - orderDay(brief), isoOfDay(brief.today)).toBeGreaterThanOrEqual(7);
    }
});

test("a search for a working day ends, even from a date that is none", () => {
  expect(isDayOff(Number.NaN, "Ireland")).toBe(false);
  expect(workingDayFrom(Number.NaN, "Ireland")).toBeNaN();
});
