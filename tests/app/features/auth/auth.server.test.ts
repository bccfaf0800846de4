/** What the sign-in service's answers become, and what their words and time tell of an account: nothing (T-17 in tests/security). */
import { expect, test } from "vitest";
import {
  confirmLink,
  requestEmailChange,
  requestReset,
  resendConfirmation,
  setPassword,
  signIn,
  signOut,
  signOutOthers,
  signUp,
} from "#app/features/auth/auth.server.ts";
import type { Auth } from "#app/features/auth/auth-client.server.ts";
import { guardHandle } from "#app/features/auth/guarded-db.server.ts";
import { openCookieJar } from "#app/features/auth/session-cookies.server.ts";
import { failure, ok } from "#app/shared/result.ts";
import { openUserDb } from "#db/rls.server.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { addPerson } from "#tests/support/people.ts";

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

const USER = { user: { id: "7f7a1a0e-1b2c-4d3e-8f90-a1b2c3d4e5f6" } };
const SIGNED_UP = ok({ userId: USER.user.id });
const CAME_IN = ok({ userId: USER.user.id, needsCode: false });
const NOBODY = ok({ userId: null, needsCode: false });
const ON_THE_WAY = ["timeout", "away"] as const;
const BUSY = ["over_request_rate_limit", "over_email_send_rate_limit"] as const;

/** What each of the service's answers becomes, all asked at once: a refusal takes half a second. */
async function outcomesOf(
  ask: (auth: Auth) => Promise<unknown>,
  answers: readonly Awaited<ReturnType<Auth["ask"]>>[],
): Promise<unknown[]> {
  return Promise.all(answers.map((answer) => ask(serviceSaying(answer))));
}

test("signing in tells trouble on the way from a refusal, and an unconfirmed address only after the right password", async () => {
  const codes = ["email_not_confirmed", "invalid_credentials", ...ON_THE_WAY, "over_request_rate_limit", "unheard_of"];
  const answers = [ok(USER), ok({ user: null }), ...codes.map((code) => failure(code))];
  expect(await outcomesOf((auth) => signIn(auth, person), answers)).toEqual([
    CAME_IN,
    NOBODY,
    failure("unconfirmed"),
    failure("wrong"),
    failure("timeout"),
    failure("away"),
    failure("busy"),
    failure("refused"),
  ]);
});

test("whoever has a second factor needs its code, however they came; one that was only begun asks for nothing", async () => {
  const having = (status: string) => ok({ user: { ...USER.user, factors: [{ status }] } });
  const answers = [having("verified"), having("unverified")];
  const told = [ok({ userId: USER.user.id, needsCode: true }), CAME_IN];
  expect(await outcomesOf((auth) => signIn(auth, person), answers)).toEqual(told);
  const link = (auth: Auth) => confirmLink(auth, { token_hash: "x", type: "recovery", next: "" });
  expect(await outcomesOf(link, answers)).toEqual(told);
});

test("signing up comes in where nothing is to be confirmed, and asks once more when two met", async () => {
  const form = { ...person, confirmPassword: person.password };
  const answers = [ok({ session: USER }), ...["weak_password", "timeout", "over_request_rate_limit", "x"].map(failure)];
  expect(await outcomesOf((auth) => signUp(auth, form, LINK), answers)).toEqual([
    SIGNED_UP,
    failure("weak-password"),
    failure("timeout"),
    failure("busy"),
    failure("refused"),
  ]);
  const said = [failure("away"), ok({ session: USER })];
  const met = { ...serviceSaying(ok(null)), ask: async () => said.shift() } as Auth; // its answers have any shape
  expect(await signUp(met, form, LINK)).toEqual(SIGNED_UP);
});

test("a link is good once: whatever else the service says of it, it is expired", async () => {
  const answers = [ok(USER), ok({ user: null }), ...["otp_expired", ...ON_THE_WAY, BUSY[0]].map(failure)];
  const confirm = (auth: Auth) => confirmLink(auth, { token_hash: "x", type: "email", next: "/" });
  expect(await outcomesOf(confirm, answers)).toEqual([
    CAME_IN,
    NOBODY,
    failure("expired"),
    failure("timeout"),
    failure("away"),
    failure("busy"),
  ]);
});

test("a new password is refused for a reason that helps, and ends the sessions elsewhere", async () => {
  const codes = ["same_password", "weak_password", "session_not_found", "away", BUSY[0]];
  const answers = [ok(USER), ...codes.map(failure)];
  expect(await outcomesOf((auth) => setPassword(auth, person.password), answers)).toEqual([
    ok(null),
    failure("same-password"),
    failure("weak-password"),
    failure("expired"),
    failure("away"),
    failure("busy"),
  ]);
  expect(await outcomesOf(signOutOthers, [ok(null), failure("timeout"), failure("unheard_of")])).toEqual([
    ok(null),
    failure("timeout"),
    failure("away"),
  ]);
});

test("of a mail that was asked for, only that the service cannot be reached is told", async () => {
  const asks = [requestReset, resendConfirmation, requestEmailChange];
  const outcomes = asks.map((ask) =>
    outcomesOf((auth) => ask(auth, person.email, LINK), [...ON_THE_WAY, ...BUSY].map(failure)),
  );
  for (const told of await Promise.all(outcomes)) {
    expect(told).toEqual([failure("timeout"), failure("away"), ok(null), ok(null)]);
  }
});

test("signing out ends the session in the database; the service is asked only where the database does not", async () => {
  await using db = await freshDatabase();
  const { claims } = await addPerson(db);
  let asked = 0;
  const cookies = openCookieJar("__Host-sb=base64-e30", "https://portal.example");
  const auth = { ask: async () => ok(asked++), jar: cookies } as unknown as Auth; // its answer has any shape
  const user = guardHandle(openUserDb(db.connect(), claims), () => new Response());
  await signOut(auth, user);
  expect(await db.sql`select id from auth.sessions`).toEqual([]);
  expect([asked, cookies.getAll()]).toEqual([0, []]);
  await signOut(auth, user);
  expect(asked).toBe(1);
  await signOut(auth, null);
  expect(asked).toBe(2);
  const broken = { ...user, write: () => Promise.reject(new Error("a surprise")) };
  await expect(signOut(auth, broken)).rejects.toThrow("a surprise");
});
