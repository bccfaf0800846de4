import * as v from "valibot";
import { expect, test } from "vitest";
import { UNKNOWN } from "#app/features/catalogue/details.ts";
import { detailErrors, withDetails } from "#app/features/questionnaire/detail-form.ts";
import { type DetailsForm, QuestionnaireForm } from "#app/features/questionnaire/questionnaire.schema.ts";
import { ANSWERS } from "#tests/support/journey.ts";

function formWith(fields: Record<string, string>): DetailsForm {
  const ref = { assessment: crypto.randomUUID(), version: "1" };
  const form = v.parse(QuestionnaireForm, { intent: "details", ...ref, ...fields });
  if (form.intent !== "details") throw new Error("another form");
  return form;
}

test("an empty field takes an answer away, and a question that was not asked keeps its own", () => {
  const before = { ...ANSWERS, "head-count": ["180"], "mail-volume": ["700"] };
  expect(withDetails(before, formWith({}))).toEqual({ ...ANSWERS, "mail-volume": ["700"] });
});

test("of an answer and a tick for not knowing the newer one counts", () => {
  const both = formWith({ "detail-head-count": "180", "unknown-head-count": "on" });
  expect(withDetails(ANSWERS, both)["head-count"]).toEqual(["180"]);
  expect(withDetails({ ...ANSWERS, "head-count": ["180"] }, both)["head-count"]).toEqual([UNKNOWN]);
  expect(withDetails({ ...ANSWERS, "head-count": [UNKNOWN] }, both)["head-count"]).toEqual(["180"]);
  expect(withDetails(ANSWERS, formWith({ "unknown-sites": "on" })).sites).toEqual([UNKNOWN]);
});

test("what cannot be taken is said at its field", () => {
  const errors = detailErrors(formWith({ "detail-head-count": "many", "detail-sites": "2", "detail-skills": "guru" }));
  expect(Object.keys(errors)).toEqual(["detail-head-count", "detail-skills"]);
});
