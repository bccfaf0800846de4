import { expect, test } from "vitest";
import { QuestionnaireForm } from "#app/features/questionnaire/questionnaire.schema.ts";
import { readForm } from "#app/shared/form.ts";

const step = { assessment: "0b0f6a3e-6d0c-4f7e-9d5e-0d9a4d1f7a11", version: "3", step: "5" };

function post(fields: Record<string, string> | string[][]) {
  const request = new Request("http://portal.example/questionnaire", {
    method: "POST",
    body: new URLSearchParams(fields),
  });
  return readForm(request, QuestionnaireForm);
}

test("one answer, several and none are all lists", async () => {
  const answers = async (given: string[]) => {
    const form = await post([...Object.entries(step), ["intent", "next"], ...given.map((one) => ["answer", one])]);
    return form.ok && "answer" in form.value ? form.value.answer : null;
  };
  expect(await answers([])).toEqual([]);
  expect(await answers([""])).toEqual([]);
  expect(await answers(["teams"])).toEqual(["teams"]);
  expect(await answers(["teams", "sharepoint"])).toEqual(["teams", "sharepoint"]);
});

test.each([
  ["an unknown button", { ...step, intent: "drop" }],
  ["no button", step],
  ["an unknown field", { ...step, intent: "next", role: "admin" }],
  ["a negative version", { ...step, intent: "next", version: "-1" }],
  ["a version beyond an integer", { ...step, intent: "next", version: "4294967296" }],
  ["a step beyond the last", { ...step, intent: "next", step: "13" }],
  ["an id that is no id", { ...step, intent: "generate", assessment: "1" }],
  ["an endless answer", { ...step, intent: "next", answer: "x".repeat(61) }],
  ["a way back that is not the summary", { ...step, intent: "next", return: "//evil.example" }],
])("%s is refused with a sentence", async (_, fields) => {
  const form = await post(fields);
  expect(form.ok).toBe(false);
  const said = [form.reply.message ?? "", ...Object.values(form.reply.errors)].join(" ");
  expect(said).toMatch(/could not be read|an unexpected field|Please choose/);
});

test("the dialog requires company, industry and size and a valid email, and keeps what was typed", async () => {
  const form = await post({
    intent: "add-client",
    step: "11",
    name: "Orla",
    email: "orla",
    company: "",
    industry: "",
    companySize: "",
  });
  expect(form.reply.errors).toEqual({
    email: "Please enter a valid email",
    company: "Company Name is required",
    industry: "Industry is required",
    companySize: "Company size is required",
  });
  expect(form.reply.values).toMatchObject({ name: "Orla", email: "orla" });
});
