import { expect, test } from "vitest";
import { answerPasswordChange, answerPasswordCheck, answerTrouble } from "#app/features/auth/trouble.ts";

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

test("a wrong current password is told at its field; a service that is away is not", () => {
  const wrong = answerPasswordCheck(typed, { code: "wrong" });
  expect(wrong.data.errors).toEqual({ currentPassword: "This is not your current password." });
  expect(wrong.init).toEqual({ status: 400 });
  expect(answerPasswordCheck(typed, { code: "away" })).toEqual(answerTrouble(typed, { code: "away" }));
});

test.each(["same-password", "weak-password"] as const)(
  "a new password that is refused as %s is told at its field",
  (code) => {
    expect(answerPasswordChange(typed, code, "Ended.").data.errors).toEqual({
      password: expect.stringMatching(/password/),
    });
  },
);

test("a session that has ended is told in the words of the page", () => {
  expect(answerPasswordChange(typed, "expired", "Ended.").data).toEqual({ ...typed, message: "Ended." });
});
