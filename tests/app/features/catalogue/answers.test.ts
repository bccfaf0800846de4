import { expect, test } from "vitest";
import {
  type Answers,
  checkAnswers,
  clearedNotice,
  countedAnswers,
  fromResponses,
  furthestStep,
  isStepComplete,
  setAnswer,
  solutionLabel,
  toResponses,
} from "#app/features/catalogue/answers.ts";
import { clientLabel } from "#app/features/catalogue/client-label.ts";
import { applyExclusive } from "#app/features/catalogue/exclusive.ts";
import { requireQuestion } from "#app/features/catalogue/steps.ts";

const client = { id: "0b0f6a3e-6d0c-4f7e-9d5e-0d9a4d1f7a11", name: "Aoife Byrne", company: "Byrne Clinics" };

function fullAnswers(): Answers {
  return {
    "solution-type": ["certificate-services"],
    "solution-configuration": ["cert-medium-single"],
    "company-size": ["medium"],
    industry: ["healthcare"],
    "current-technologies": ["windows-server", "active-directory"],
    "cloud-maturity": ["early"],
    "primary-objective": ["enhance-security"],
    timeline: ["1-3-months"],
    "security-requirements": ["mfa", "compliance"],
    "integration-needs": ["legacy-applications"],
    "selected-client": [client.id],
  };
}

test("complete answers pass the check unchanged", () => {
  expect(checkAnswers(fullAnswers())).toEqual({ ok: true, answers: fullAnswers() });
});

test.each([
  ["an unknown question", { shoe: ["43"] }, "unknown-question"],
  ["a prototype key", JSON.parse('{"__proto__":["x"]}'), "unknown-question"],
  ["a label instead of an id", { industry: ["Healthcare"] }, "unknown-option"],
  ["two answers to a single choice", { industry: ["healthcare", "retail"] }, "too-many"],
  ["none together with others", { "current-technologies": ["none", "teams"] }, "exclusive"],
  [
    "another solution's configuration",
    { "solution-type": ["custom"], "solution-configuration": ["sccm-small"] },
    "unknown-option",
  ],
  ["a configuration without a solution", { "solution-configuration": ["sccm-small"] }, "unknown-option"],
  ["a text instead of a list", { industry: "healthcare" }, "not-a-list"],
  ["a client id that is no id", { "selected-client": ["1 or 1=1"] }, "not-a-client"],
  ["a list instead of an object", ["healthcare"], "not-an-object"],
  ["nothing", null, "not-an-object"],
])("%s is refused", (_, input, code) => {
  const checked = checkAnswers(input);
  expect(checked.ok ? [] : checked.problems.map((problem) => problem.code)).toEqual([code]);
});

test("changing the solution clears the configuration and says so", () => {
  const { answers, cleared } = setAnswer(fullAnswers(), "solution-type", ["custom"]);
  expect(cleared).toEqual(["solution-configuration"]);
  expect(answers["solution-configuration"]).toBeUndefined();
  expect(answers.industry).toEqual(["healthcare"]);
  expect(clearedNotice(cleared)).toContain("Solution Configuration");
});

test("choosing the same solution again keeps the configuration", () => {
  const { answers, cleared } = setAnswer(fullAnswers(), "solution-type", ["certificate-services"]);
  expect(cleared).toEqual([]);
  expect(answers).toEqual(fullAnswers());
  expect(clearedNotice(cleared)).toBeNull();
});

test("an exclusive option and the others replace each other", () => {
  const question = requireQuestion("current-technologies");
  expect(applyExclusive(question, ["teams", "none"], ["teams"])).toEqual(["none"]);
  expect(applyExclusive(question, ["none", "teams"], ["none"])).toEqual(["teams"]);
  expect(applyExclusive(question, ["none", "teams"])).toEqual(["teams"]);
  expect(applyExclusive(question, ["none"])).toEqual(["none"]);
});

test("the furthest step is the first that is not complete", () => {
  expect(furthestStep({}, { signedIn: true })).toBe(1);
  const { industry: _, ...withoutIndustry } = fullAnswers();
  expect(furthestStep(withoutIndustry, { signedIn: true })).toBe(4);
  expect(furthestStep(fullAnswers(), { signedIn: true })).toBe(12);
});

test("a visitor passes the client step without a client, a signed-in user does not", () => {
  const { "selected-client": _, ...answers } = fullAnswers();
  expect(isStepComplete(11, answers, { signedIn: false })).toBe(true);
  expect(isStepComplete(11, answers, { signedIn: true })).toBe(false);
  expect(furthestStep(answers, { signedIn: false })).toBe(12);
});

test("a configuration of another solution does not complete step 2", () => {
  const answers: Answers = { "solution-type": ["custom"], "solution-configuration": ["sccm-small"] };
  expect(isStepComplete(2, answers, { signedIn: true })).toBe(false);
});

test("responses carry the specified text and the option ids", () => {
  const responses = toResponses(fullAnswers(), client);
  expect(responses).toHaveLength(11);
  expect(responses.find(({ id }) => id === "security-requirements")).toMatchObject({
    answer: "Multi-factor authentication, Compliance (GDPR, HIPAA, etc.)",
    values: ["mfa", "compliance"],
    category: "technical",
  });
  expect(responses.at(-1)).toMatchObject({ answer: "Aoife Byrne (Byrne Clinics)", values: [client.id] });
  expect(fromResponses(responses)).toEqual({ ok: true, answers: fullAnswers() });
});

test("blank answers, Not specified and N/A are not counted", () => {
  const answers = ["Healthcare", " ", "", "Not specified", "n/a", "Retail"].map((answer) => ({ answer }));
  expect(countedAnswers(answers)).toBe(2);
});

test("without a solution type the document is a custom assessment", () => {
  expect(solutionLabel({})).toBe("Custom Solution Assessment");
  expect(solutionLabel(fullAnswers())).toBe("Microsoft Certificate Services");
});

test("the summary is complete when every step before it is, and there is no step after it", () => {
  const { "selected-client": _, ...open } = fullAnswers();
  expect(isStepComplete(12, open, { signedIn: false })).toBe(true);
  expect(isStepComplete(12, open, { signedIn: true })).toBe(false);
  expect(isStepComplete(12, fullAnswers(), { signedIn: true })).toBe(true);
  expect(isStepComplete(13, fullAnswers(), { signedIn: true })).toBe(false);
});

test("an empty list is no answer, and a wrong answer to an optional question is refused", () => {
  expect(checkAnswers({ industry: [], "head-count": ["180"] })).toEqual({
    ok: true,
    answers: { "head-count": ["180"] },
  });
  for (const wrong of [["many"], ["1", "2"], "180", [180]]) {
    expect(checkAnswers({ "head-count": wrong })).toMatchObject({ ok: false, problems: [{ code: "unknown-option" }] });
  }
});

test("a client without a company goes by the name alone", () => {
  expect(clientLabel({ name: "Aoife Byrne", company: "" })).toBe("Aoife Byrne");
  expect(clientLabel(client)).toBe("Aoife Byrne (Byrne Clinics)");
});
