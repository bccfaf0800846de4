import { expect, test } from "vitest";
import { dayOfIso, isoOfDay, pastDay } from "#app/features/documents/dates.ts";

test("a day is over from the next day on, and one that is not known never is", () => {
  expect(pastDay("2027-05-19", new Date("2027-05-19T23:59:00Z"))).toBeNull();
  expect(pastDay("2027-05-19", new Date("2027-05-20T00:00:00Z"))).toBe("2027-05-19");
  expect(pastDay(null, new Date("2030-01-01T00:00:00Z"))).toBeNull();
});

test("a day and its text are two forms of the same", () => {
  expect(isoOfDay(dayOfIso("2028-02-29"))).toBe("2028-02-29");
});
