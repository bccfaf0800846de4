/** What an answer's words and time tell of an account: nothing (SECURITY T-17). */
import { expect, test } from "vitest";
import {
  requestEmailChange,
  requestReset,
  resendConfirmation,
  signIn,
  signUp,
} from "#app/features/auth/auth.server.ts";
import type { Auth } from "#app/features/auth/auth-client.server.ts";
import { openCookieJar } from "#app/features/auth/session-cookies.server.ts";
import { failure, ok } from "#app/shared/result.ts";

/** A service that says at once what it knows, as the real one does of an address without account. */
function serviceSaying(answer: Awaited<ReturnType<Auth["ask"]>>): Auth {
  return { ask: async () => answer, jar: openCookieJar(null, "https://portal.example") } as Auth; // its answer has any shape
}

const person = { name: "Ada", email: "ada@example.com", company: "", password: "tall-green-lamp-42" };
const LINK = "https://portal.example/auth/confirm";

test.each([
  ["a wrong password", (auth: Auth) => signIn(auth, person), [failure("invalid_credentials"), failure("user_banned")]],
  [
    "a sign-up",
    (auth: Auth) => signUp(auth, { ...person, confirmPassword: person.password }, LINK),
    [ok({ session: null }), failure("over_email_send_rate_limit")],
  ],
  [
    "a forgotten password",
    (auth: Auth) => requestReset(auth, person.email, LINK),
    [ok(null), failure("user_not_found")],
  ],
  [
    "a mail sent again",
    (auth: Auth) => resendConfirmation(auth, person.email, LINK),
    [ok(null), failure("over_email_send_rate_limit")],
  ],
  [
    "another address",
    (auth: Auth) => requestEmailChange(auth, person.email, LINK),
    [ok(null), failure("email_exists")],
  ],
] as const)("%s takes half a second and is answered alike, whatever the service knows", async (_what, ask, answers) => {
  const told = await Promise.all(
    answers.map(async (answer) => {
      const startedAt = performance.now();
      const said = await ask(serviceSaying(answer));
      expect(performance.now() - startedAt).toBeGreaterThan(490);
      return said;
    }),
  );
  expect(told[1]).toEqual(told[0]);
});
