import { expect, test } from "vitest";
import {
  answersFromClient,
  contradictions,
  factsFromAnswers,
  fillFromClient,
} from "#app/features/questionnaire/client-facts.ts";
import { COMPANY_SIZES, INDUSTRIES } from "#app/shared/profile-choices.ts";

test.each([
  ["1-10", ["small"]],
  ["11-50", ["small"]],
  ["51-200", ["medium"]],
  ["201-500", undefined],
  ["501-1000", ["large"]],
  ["1000+", ["enterprise"]],
])("a company of %s employees answers %j", (companySize, size) => {
  expect(answersFromClient({ companySize })["company-size"]).toEqual(size);
});

test("every band and industry of a client's record is understood", () => {
  for (const companySize of COMPANY_SIZES.filter((band) => band !== "201-500")) {
    expect(answersFromClient({ companySize }), companySize).toHaveProperty("company-size");
  }
  for (const industry of INDUSTRIES) expect(answersFromClient({ industry }), industry).toHaveProperty("industry");
});

test("industries that only the record knows count as Other", () => {
  expect(answersFromClient({ industry: "Non-profit" })).toEqual({ industry: ["other"] });
});

test("what is open is filled in, what was answered stays", () => {
  const facts = { industry: "Retail", companySize: "1-10" };
  expect(fillFromClient({ industry: ["finance"] }, facts)).toEqual({
    answers: { industry: ["finance"], "company-size": ["small"] },
    filled: ["company-size"],
  });
});

test("an answer that the record contradicts is pointed out with its step", () => {
  const found = contradictions(
    { industry: ["finance"], "company-size": ["small"] },
    { industry: "Retail", companySize: "1-10" },
  );
  expect(found).toEqual([{ step: 4, message: expect.stringContaining("“Retail”") }]);
  expect(found[0]?.message).toContain("“Finance & Banking”");
});

test("a band that lies across two sizes contradicts only the others", () => {
  const band = { companySize: "201-500" };
  expect(contradictions({ "company-size": ["medium"] }, band)).toEqual([]);
  expect(contradictions({ "company-size": ["large"] }, band)).toEqual([]);
  expect(contradictions({ "company-size": ["small"] }, band)).toHaveLength(1);
});

test.each([
  ["small", undefined],
  ["medium", undefined],
  ["large", undefined],
  ["enterprise", "1000+"],
])("an organisation that is %s gives a new record the band %s, and its industry", (size, companySize) => {
  const facts = factsFromAnswers({ industry: ["finance"], "company-size": [size] });
  expect(facts).toEqual({ industry: "Finance & Banking", ...(companySize ? { companySize } : {}) });
});

test("an assessment without answers gives a new record nothing", () => {
  expect(factsFromAnswers({})).toEqual({});
});

test("an empty record says nothing", () => {
  expect(fillFromClient({}, {})).toEqual({ answers: {}, filled: [] });
  expect(contradictions({ industry: ["retail"] }, {})).toEqual([]);
});
