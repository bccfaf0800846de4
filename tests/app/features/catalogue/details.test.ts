import { expect, test } from "vitest";
import { countedAnswers, fromResponses, toResponses } from "#app/features/catalogue/answers.ts";
import { confidenceOf } from "#app/features/catalogue/confidence.ts";
import {
  bandOf,
  detailFault,
  detailLabel,
  detailsFor,
  detailsOf,
  detailWarnings,
} from "#app/features/catalogue/detail-answers.ts";
import { DETAIL_IDS } from "#app/features/catalogue/detail-ids.ts";
import { DETAILS, requireDetail, UNKNOWN } from "#app/features/catalogue/details.ts";
import type { Answers } from "#app/features/catalogue/steps.ts";
import { ANSWERS } from "#tests/support/journey.ts";

test("every optional question stands in the table once, and names a task and a cost", () => {
  expect(DETAILS.map(({ id }) => id).toSorted()).toEqual([...DETAIL_IDS].toSorted());
  for (const { task, ifWrong, figure } of DETAILS)
    for (const text of [task, ifWrong, figure]) expect(text).not.toBe("");
});

test.each([
  ["head-count", "180", true],
  ["head-count", "0", false],
  ["head-count", "1.5", false],
  ["head-count", "1e3", false],
  ["head-count", "007", false],
  ["shift-workers", "0", true],
  ["deadline", "2027-02-28", true],
  ["deadline", "2027-02-30", false],
  ["deadline", "tomorrow", false],
  ["change-window", "weekends", true],
  ["change-window", "never", false],
  ["change-window", UNKNOWN, true],
] as const)("%s answered with %j: taken is %s", (id, value, isTaken) => {
  expect(detailFault(requireDetail(id), value) === null).toBe(isTaken);
});

test("detail raises the grade, not knowing does not, and an open question lowers it", () => {
  const details = detailsFor(ANSWERS);
  const answered = (count: number): Answers => ({
    ...ANSWERS,
    ...Object.fromEntries(details.slice(0, count).map(({ id }) => [id, ["1"]])),
  });
  const unknown = Object.fromEntries(details.map(({ id }) => [id, [UNKNOWN]]));
  expect(confidenceOf(ANSWERS)).toMatchObject({ grade: "C", questions: { answered: 10, of: 10 }, toDiscover: [] });
  expect(confidenceOf(answered(Math.ceil(details.length / 2))).grade).toBe("B");
  expect(confidenceOf(answered(details.length))).toMatchObject({ grade: "A", assumed: [] });
  expect(confidenceOf({ ...ANSWERS, ...unknown })).toMatchObject({ grade: "C", assumed: [] });
  expect(confidenceOf({ ...ANSWERS, ...unknown }).toDiscover).toHaveLength(details.length);
  expect(confidenceOf({ ...ANSWERS, industry: [] })).toMatchObject({ grade: "D" });
});

test("answers that do not fit each other are said, each in a sentence", () => {
  const answers: Answers = {
    ...ANSWERS,
    "solution-type": ["azure-migration"],
    "solution-configuration": ["azure-landing-zone"],
    "head-count": ["400"],
  };
  expect(detailWarnings(ANSWERS)).toEqual([]);
  expect(detailWarnings(answers).map(({ id }) => id)).toEqual(["head-count"]);
});

test("optional answers travel into the responses and back; not knowing is kept and not counted", () => {
  const answers: Answers = { ...ANSWERS, "head-count": ["180"], sites: [UNKNOWN] };
  const responses = toResponses(answers, null);
  expect(fromResponses(responses)).toEqual({ ok: true, answers });
  expect(countedAnswers(responses)).toBe(Object.keys(ANSWERS).length + 1);
});

test.each<[Answers, string[]]>([
  [{ "solution-configuration": ["cert-medium-multi"], sites: ["1"] }, ["sites"]],
  [{ "solution-configuration": ["cert-medium-multi"], sites: ["2"] }, []],
  [{ "solution-configuration": ["cert-medium-single"], sites: ["1"] }, []],
  [{ "head-count": ["180"], sites: [UNKNOWN] }, []],
])("with %j these answers are questioned: %j", (answers, questioned) => {
  const certificates: Answers = { ...ANSWERS, "solution-type": ["certificate-services"], "company-size": ["medium"] };
  expect(detailWarnings({ ...certificates, ...answers }).map(({ id }) => id)).toEqual(questioned);
});

test("the optional answers are told apart from the others", () => {
  expect(detailsOf({ ...ANSWERS, "head-count": ["180"], sites: [UNKNOWN] })).toEqual({
    "head-count": ["180"],
    sites: [UNKNOWN],
  });
});

test.each([
  [1, "small"],
  [50, "small"],
  [51, "medium"],
  [1_000, "large"],
  [1_001, "enterprise"],
  [400_000, "enterprise"],
])("a head-count of %i belongs to the size %s", (people, band) => {
  expect(bandOf(people)).toBe(band);
});

test.each([
  ["sites", "1", "1 site"],
  ["sites", "12", "12 sites"],
  ["administrators", "1", "1 person"],
  ["bandwidth", "1", "1 Mbps"],
] as const)("%s of %s reads “%s”", (id, value, label) => {
  expect(detailLabel(id, value)).toBe(label);
});
