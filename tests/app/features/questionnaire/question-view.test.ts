import { expect, test } from "vitest";
import { findConfiguration } from "#app/features/catalogue/configurations.ts";
import { type Answers, requireQuestion } from "#app/features/catalogue/steps.ts";
import type { Place } from "#app/features/questionnaire/address.ts";
import { type Known, viewQuestion, viewSummary } from "#app/features/questionnaire/question-view.ts";

const place: Place = {
  step: null,
  fromSummary: false,
  cleared: false,
  client: null,
  find: "",
  add: false,
  details: false,
};
const client = { id: "0b0f6a3e-6d0c-4f7e-9d5e-0d9a4d1f7a11", name: "Orla Keane", company: "Keane Ltd" };

function known(answers: Answers, more: Partial<Known> = {}): Known {
  const draft = { id: client.id, version: 3, answers, savedAt: null };
  return { draft, client: null, last: {}, signedIn: true, ...more };
}

test("step 2 offers the configurations of the chosen solution, with what their panel shows", () => {
  const view = viewQuestion(requireQuestion("solution-configuration"), place, known({ "solution-type": ["security"] }));
  expect(view.options.map(({ id }) => id)).toEqual(view.configurations.map(({ id }) => id));
  expect(view.configurations.length).toBeGreaterThan(2);
});

test("a configuration that was cleared is announced until it is chosen again", () => {
  const question = requireQuestion("solution-configuration");
  const cleared = { ...place, cleared: true };
  const open: Answers = { "solution-type": ["custom"] };
  expect(viewQuestion(question, cleared, known(open)).notice).toContain("was cleared");
  const chosen: Answers = { ...open, "solution-configuration": ["custom-focused"] };
  expect(viewQuestion(question, cleared, known(chosen)).notice).toBeNull();
});

test("size and industry begin with the last assessment's, and nothing else does", () => {
  const last: Answers = { "company-size": ["large"], timeline: ["1-3-months"] };
  const size = viewQuestion(requireQuestion("company-size"), place, known({}, { last }));
  expect(size).toMatchObject({ selection: ["large"], saved: [], origin: "last assessment" });
  expect(viewQuestion(requireQuestion("timeline"), place, known({}, { last })).selection).toEqual([]);
});

test("the chosen client's record comes before the last assessment", () => {
  const facts = { client: { ...client, companySize: "1-10" }, last: { "company-size": ["large"] } };
  const view = viewQuestion(requireQuestion("company-size"), place, known({}, facts));
  expect(view).toMatchObject({ selection: ["small"], origin: "client record" });
});

test("a new client is chosen at once", () => {
  const view = viewQuestion(requireQuestion("selected-client"), { ...place, client: client.id }, known({}));
  expect(view).toMatchObject({ selection: [client.id], saved: [], origin: "new client" });
});

test("a mismatch shows only once every question it looks at is answered", () => {
  const question = requireQuestion("solution-configuration");
  const enterprise: Answers = {
    "solution-type": ["configuration-manager"],
    "solution-configuration": ["sccm-enterprise"],
  };
  expect(viewQuestion(question, place, known(enterprise)).remarks).toEqual([]);
  const [remark] = viewQuestion(question, place, known({ ...enterprise, "company-size": ["small"] })).remarks;
  expect(remark).toMatchObject({ tone: "warning", step: 2 });
});

test("the summary groups the answers by category in words", () => {
  const answers: Answers = { "solution-type": ["custom"], "current-technologies": ["teams", "windows-server"] };
  const { groups, hasClient } = viewSummary(known(answers, { client }), null);
  expect(groups.map(({ title }) => title)).toEqual([
    "Solution",
    "Configuration",
    "Organization",
    "Technology",
    "Objectives",
    "Technical requirements",
    "Client",
  ]);
  const rows = groups.flatMap((group) => group.rows);
  expect(rows).toHaveLength(11);
  expect(rows.find(({ step }) => step === 5)?.answer).toBe("Windows Server, Teams");
  expect(rows.at(-1)).toEqual({ title: "Client Selection", answer: "Orla Keane (Keane Ltd)", step: 11 });
  expect(hasClient).toBe(true);
});

test("a client's record that says something else is pointed out on the summary", () => {
  const { remarks } = viewSummary(
    known({ industry: ["finance"] }, { client: { ...client, industry: "Retail" } }),
    null,
  );
  expect(remarks).toMatchObject([{ tone: "info", step: 4, message: expect.stringContaining("Retail") }]);
});

test("what the document would recommend instead is said on the summary, where the configuration can still be changed", () => {
  const instead = { recommended: "Intune only", asked: "Medium site", configuration: null };
  const [remark] = viewSummary(known({}), instead).remarks;
  expect(remark).toMatchObject({ tone: "info", step: 2 });
  expect(remark?.message).toContain("“Intune only” comes out ahead of “Medium site”");
  expect(remark).not.toHaveProperty("choice");
});

test("a configuration that designs what is recommended can be chosen where that is said", () => {
  const configuration = findConfiguration("sccm-small");
  const [remark] = viewSummary(known({}), { recommended: "Small site", asked: "Medium site", configuration }).remarks;
  expect(remark?.choice).toEqual({ value: "sccm-small", label: "Small site (up to 500 clients)" });
});
