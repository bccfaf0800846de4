import { expect, test } from "vitest";
import { type Answers, optionsFor, STEPS } from "#app/features/catalogue/steps.ts";
import { clearBrowser, findBrowserDraft, keepInBrowser } from "#app/features/questionnaire/answers-cookie.server.ts";

const settings = { origin: "https://portal.example", sessionSecret: "a secret of at least thirty-two letters" };
const local = { ...settings, origin: "http://127.0.0.1:8787" };
const now = new Date("2026-11-20T12:00:00Z");
const id = "0b0f6a3e-6d0c-4f7e-9d5e-0d9a4d1f7a11";

function requestWith(cookie: string) {
  return new Request("https://portal.example/questionnaire", { headers: { Cookie: cookie.split(";")[0] ?? "" } });
}

/** Every option of every multiple choice, and the longest of the others. */
function longestAnswers(): Answers {
  const answers: Answers = {};
  for (const question of STEPS.filter(({ kind }) => kind !== "client")) {
    const ids = optionsFor(question, answers)
      .filter(({ exclusive }) => !exclusive)
      .map((option) => option.id)
      .toSorted((a, b) => b.length - a.length);
    answers[question.id] = question.kind === "multi" ? ids : ids.slice(0, 1);
  }
  return answers;
}

test("answers come back as they were kept", async () => {
  const answers = longestAnswers();
  const cookie = await keepInBrowser(settings, { id, answers }, now);
  expect(await findBrowserDraft(settings, requestWith(cookie))).toEqual({ id, version: 0, answers, savedAt: now });
});

test("the longest answers fit into one cookie", async () => {
  const cookie = await keepInBrowser(settings, { id, answers: longestAnswers() }, now);
  expect(cookie.length).toBeLessThan(3_000);
});

test("the cookie is for the server alone, and marked for TLS except on the own machine", async () => {
  const answers: Answers = { industry: ["retail"] };
  expect(await keepInBrowser(settings, { id, answers }, now)).toMatch(
    /^__Host-assessment=.*; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  );
  expect(await keepInBrowser(local, { id, answers }, now)).toMatch(/^assessment=.*; Path=\/; HttpOnly; SameSite=Lax$/);
});

test("a chosen client is not kept in the browser", async () => {
  const answers: Answers = { industry: ["retail"], "selected-client": [id] };
  const cookie = await keepInBrowser(settings, { id, answers }, now);
  expect((await findBrowserDraft(settings, requestWith(cookie)))?.answers).toEqual({ industry: ["retail"] });
});

test("what was tampered with, or signed with another secret, is no answer", async () => {
  const cookie = await keepInBrowser(settings, { id, answers: { industry: ["retail"] } }, now);
  const other = { ...settings, sessionSecret: "another secret of at least thirty-two" };
  expect(await findBrowserDraft(other, requestWith(cookie))).toBeNull();
  expect(await findBrowserDraft(settings, requestWith(cookie.replace("assessment=e", "assessment=f")))).toBeNull();
  expect(await findBrowserDraft(settings, requestWith("__Host-assessment=x"))).toBeNull();
  expect(await findBrowserDraft(settings, requestWith(await clearBrowser(settings)))).toBeNull();
});
