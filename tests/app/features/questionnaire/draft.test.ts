import { expect, test } from "vitest";
import { type Answers, requireQuestion } from "#app/features/catalogue/steps.ts";
import {
  answerQuestion,
  differences,
  faultMessage,
  hasAnswers,
  knownAnswers,
  sameAnswers,
  withoutClient,
} from "#app/features/questionnaire/draft.ts";

const CLIENT = "0b0f6a3e-6d0c-4f7e-9d5e-0d9a4d1f7a11";
const begun: Answers = { "solution-type": ["configuration-manager"], "solution-configuration": ["sccm-small"] };

test("an answer is set and the others stay", () => {
  const change = answerQuestion(begun, requireQuestion("company-size"), ["small"]);
  expect(change).toEqual({ ok: true, value: { answers: { ...begun, "company-size": ["small"] }, cleared: [] } });
});

test("an empty list takes the answer away", () => {
  const change = answerQuestion(begun, requireQuestion("solution-configuration"), []);
  expect(change).toMatchObject({ ok: true, value: { answers: { "solution-type": ["configuration-manager"] } } });
});

test("changing the solution clears the configuration", () => {
  const change = answerQuestion(begun, requireQuestion("solution-type"), ["custom"]);
  expect(change).toEqual({
    ok: true,
    value: { answers: { "solution-type": ["custom"] }, cleared: ["solution-configuration"] },
  });
});

test.each([
  ["industry", ["wizardry"], "unknown-option"],
  ["industry", ["retail", "finance"], "too-many"],
  ["current-technologies", ["none", "teams"], "exclusive"],
  ["solution-configuration", ["cert-small-single"], "unknown-option"],
  ["selected-client", ["1 or 1=1"], "not-a-client"],
] as const)("%s refuses %j: %s", (id, values, fault) => {
  expect(answerQuestion(begun, requireQuestion(id), values)).toEqual({ ok: false, code: fault });
});

test("a configuration without a solution is refused in the specified words", () => {
  const question = requireQuestion("solution-configuration");
  expect(answerQuestion({}, question, ["sccm-small"])).toEqual({ ok: false, code: "no-solution" });
  expect(faultMessage("no-solution", question)).toBe("Please select a solution type first.");
});

test("the refusal of an exclusive option names it", () => {
  expect(faultMessage("exclusive", requireQuestion("current-technologies"))).toBe(
    "“None of the above” cannot be combined with other options.",
  );
});

test("of stored answers only what the catalogue no longer knows is dropped", () => {
  const stored = { ...begun, industry: ["alchemy"], timeline: "soon", shoe: ["43"], "company-size": ["small"] };
  expect(knownAnswers(stored)).toEqual({ ...begun, "company-size": ["small"] });
  expect(knownAnswers(null)).toEqual({});
  expect(knownAnswers("x")).toEqual({});
});

test("the order of a multiple choice makes no difference", () => {
  const one: Answers = { "integration-needs": ["crm", "erp"] };
  const other: Answers = { "integration-needs": ["erp", "crm"] };
  expect(sameAnswers(one, other)).toBe(true);
  expect(sameAnswers(one, { "integration-needs": ["crm"] })).toBe(false);
  expect(sameAnswers(one, {})).toBe(false);
});

test("two versions are told apart in words", () => {
  expect(differences(begun, { ...begun, "solution-configuration": ["sccm-medium"], industry: ["retail"] })).toEqual([
    {
      title: "Solution Configuration",
      one: "Small site (up to 500 clients)",
      other: "Medium site (up to 5000 clients)",
    },
    { title: "Industry Sector", one: "Not answered", other: "Retail" },
  ]);
});

test("the client stays with the account", () => {
  expect(withoutClient({ ...begun, "selected-client": [CLIENT] })).toEqual(begun);
});

test("an empty list is no answer", () => {
  expect(hasAnswers({ industry: [] })).toBe(false);
  expect(hasAnswers(begun)).toBe(true);
});

test("optional answers that differ are told in words, an open one as not answered", () => {
  expect(differences({ ...begun, "head-count": ["180"] }, { ...begun, sites: ["unknown"] })).toEqual([
    { title: expect.any(String), one: "180 people", other: "Not answered" },
    { title: expect.any(String), one: "Not answered", other: "Don’t know" },
  ]);
});
