import { expect, test } from "vitest";
import { Brief } from "#app/features/documents/brief/brief.ts";
import { dayOfIso } from "#app/features/documents/dates.ts";
import { freezesBetween } from "#app/features/documents/plan/freezes.ts";
import { withoutBridges } from "#app/features/documents/plan/weekends.ts";
import { inputFor, workedExample } from "#tests/app/features/documents/answer-sets.ts";

const briefIn = (country: string, answers = {}) =>
  new Brief(
    inputFor({ ...workedExample(), ...answers }, { client: { name: "Maren Holt", company: "Holt & Brand", country } }),
  );

test("a weekend behind a holiday on Thursday is taken only where no other is free", () => {
  const [ascension, later] = [dayOfIso("2027-05-08"), dayOfIso("2027-05-22")];
  expect(withoutBridges([ascension, later], briefIn("Germany"))).toEqual([later]);
  expect(withoutBridges([ascension], briefIn("Germany"))).toEqual([ascension]);
  expect(withoutBridges([ascension, later], briefIn("Ireland"))).toEqual([ascension, later]);
});

test("schools and colleges in the United States are free between the end of term and enrolment", () => {
  const frozen = (from: string, to: string, country = "United States") =>
    freezesBetween(
      briefIn(country, { industry: ["education"] }),
      dayOfIso(from as "2027-01-01"),
      dayOfIso(to as "2027-01-01"),
    );
  expect(frozen("2027-06-15", "2027-08-10")).toEqual([]);
  expect(frozen("2027-08-16", "2027-08-20").map(({ reason }) => reason)).toEqual(["enrolment and start of term"]);
  expect(frozen("2027-08-16", "2027-08-20", "Ireland")).toEqual([]);
});
