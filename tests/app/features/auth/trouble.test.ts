import { expect, test } from "vitest";
import { answerTrouble } from "#app/features/auth/trouble.ts";

const typed = { values: { email: "ada@example.com" }, errors: {} };

test.each([
  ["timeout", /^Connection timeout/],
  ["away", /sign-in service cannot be reached/],
] as const)("%s is the service's trouble: 503, with what was typed", (code, sentence) => {
  const { data, init } = answerTrouble(typed, { code });
  expect(data).toEqual({ ...typed, message: expect.stringMatching(sentence) });
  expect(init).toEqual({ status: 503 });
});

test.each([
  [undefined, "60 seconds", "60"],
  [1, "1 second", "1"],
  [89, "89 seconds", "89"],
  [90, "2 minutes", "90"],
  [3_600, "60 minutes", "3600"],
])("too many attempts, none left for %s seconds: 429, in words and for programs", (waitSeconds, words, header) => {
  const { data, init } = answerTrouble(typed, { code: "busy", waitSeconds });
  expect(data.message).toBe(`Too many attempts. Please try again in ${words}.`);
  expect(init).toEqual({ status: 429, headers: { "Retry-After": header } });
});
