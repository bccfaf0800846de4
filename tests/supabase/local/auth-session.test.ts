import postgres from "postgres";
import { afterAll, expect, test } from "vitest";
import { anyAddress, PASSWORD, problem, startTestStack, type TestStack } from "./test-stack.ts";

const stack = await startTestStack();
const hasty = await startTestStack({ auth: { refresh_token_reuse_interval: 0 } });
afterAll(() => Promise.all([stack.stop(), hasty.stop()]));

/** A client that has just signed up, and its session. */
async function signedIn(on: TestStack = stack) {
  const client = on.client();
  const email = anyAddress();
  const { data, error } = await client.auth.signUp({ email, password: PASSWORD });
  if (error || !data.session) throw new Error("The sign-up gave no session.");
  return { client, email, session: data.session };
}

/** Changes a refresh token as any holder of it could. */
async function refresh(on: TestStack, refreshToken: string) {
  const { data, error } = await on.client().auth.refreshSession({ refresh_token: refreshToken });
  return { token: data.session?.refresh_token, code: error?.code };
}

test("a password signs in, however the address is written", async () => {
  const { email } = await signedIn();
  const { data, error } = await stack
    .client()
    .auth.signInWithPassword({ email: email.toUpperCase(), password: PASSWORD });
  expect(error).toBeNull();
  expect(data.user?.last_sign_in_at).toBeDefined();
  expect(data.session?.refresh_token).toMatch(/^[a-z2-7]{12}$/);
});

test("a wrong password and an unknown address get the same answer", async () => {
  const { email } = await signedIn();
  const wrong = await stack.client().auth.signInWithPassword({ email, password: "wrong-password" });
  const unknown = await stack.client().auth.signInWithPassword({ email: anyAddress(), password: PASSWORD });
  const answer = { status: 400, code: "invalid_credentials", message: "Invalid login credentials" };
  expect(problem(wrong.error)).toEqual(answer);
  expect(problem(unknown.error)).toEqual(answer);
});

test("a banned person neither signs in nor keeps the session", async () => {
  const { client, email, session } = await signedIn();
  await stack.service().auth.admin.updateUserById(session.user.id, { ban_duration: "24h" });
  const { error } = await stack.client().auth.signInWithPassword({ email, password: PASSWORD });
  expect(problem(error)).toEqual({ status: 400, code: "user_banned", message: "User is banned" });
  const user = await client.auth.getUser();
  expect(problem(user.error)).toEqual({ status: 403, code: "user_banned", message: "User is banned" });
  expect(await refresh(stack, session.refresh_token)).toEqual({ token: undefined, code: "user_banned" });
  await stack.service().auth.admin.updateUserById(session.user.id, { ban_duration: "none" });
  expect((await stack.client().auth.signInWithPassword({ email, password: PASSWORD })).error).toBeNull();
});

test("a password that is too weak today still signs in, with a remark", async () => {
  const email = anyAddress();
  await hasty.service().auth.admin.createUser({ email, password: "1234", email_confirm: true });
  const { data } = await hasty.client().auth.signInWithPassword({ email, password: "1234" });
  expect(data.weakPassword).toEqual({ message: "Password should be at least 6 characters.", reasons: ["length"] });
});

test("a refresh gives new tokens of the same session", async () => {
  const { client, session } = await signedIn();
  const before = await client.auth.getClaims(session.access_token);
  const { data } = await client.auth.refreshSession();
  const after = await client.auth.getClaims(data.session?.access_token);
  expect(data.session?.refresh_token).not.toBe(session.refresh_token);
  expect(after.data?.claims.session_id).toBe(before.data?.claims.session_id);
  expect(after.data?.claims.amr).toEqual(before.data?.claims.amr);
});

test("fifty refreshes with one token at the same moment all get the same successor", async () => {
  const { session } = await signedIn();
  const answers = await Promise.all(Array.from({ length: 50 }, () => refresh(stack, session.refresh_token)));
  expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([undefined]));
  expect(new Set(answers.map(({ token }) => token)).size).toBe(1);
});

test("a used token whose successor was never used is taken again, however late", async () => {
  const { session } = await signedIn(hasty);
  const first = await refresh(hasty, session.refresh_token);
  expect(await refresh(hasty, session.refresh_token)).toEqual(first);
});

test("an older token is taken within the reuse interval", async () => {
  const { session } = await signedIn();
  const { token: second = "" } = await refresh(stack, session.refresh_token);
  await refresh(stack, second);
  expect((await refresh(stack, session.refresh_token)).code).toBeUndefined();
});

test("an older token after the reuse interval is refused and revokes the session's tokens", async () => {
  const { session } = await signedIn(hasty);
  const { token: second = "" } = await refresh(hasty, session.refresh_token);
  const { token: third = "" } = await refresh(hasty, second);
  const { error } = await hasty.client().auth.refreshSession({ refresh_token: session.refresh_token });
  expect(problem(error)).toEqual({
    status: 400,
    code: "refresh_token_already_used",
    message: "Invalid Refresh Token: Already Used",
  });
  expect((await refresh(hasty, third)).code).toBe("refresh_token_already_used");
});

test("a session has an end, and one that nobody uses ends sooner", async () => {
  const { session } = await signedIn();
  const sql = postgres(stack.dbUrl, { max: 1 });
  const sessionId = sql`(select session_id from auth.refresh_tokens where token = ${session.refresh_token})`;
  const answerTo = async (began: string, renewed: string | null) => {
    await sql`
      update auth.sessions set created_at = now() - ${began}::interval, refreshed_at = now() at time zone 'utc' - ${renewed}::interval
      where id = ${sessionId}`;
    await sql`update auth.refresh_tokens set updated_at = now() - ${renewed ?? began}::interval where token = ${session.refresh_token}`;
    return problem((await stack.client().auth.refreshSession({ refresh_token: session.refresh_token })).error);
  };
  const over = { status: 400, code: "session_expired", message: "Invalid Refresh Token: Session Expired" };
  expect(await answerTo("31 days", "1 hour")).toEqual(over);
  const idle = { ...over, message: "Invalid Refresh Token: Session Expired (Inactivity)" };
  expect(await answerTo("29 days", "8 days")).toEqual(idle);
  expect(await answerTo("8 days", null)).toEqual(idle);
  await sql`update auth.sessions set created_at = now() - interval '29 days', refreshed_at = now() at time zone 'utc' where id = ${sessionId}`;
  expect((await refresh(stack, session.refresh_token)).code).toBeUndefined();
  await sql.end();
});

test("an unknown refresh token is not found, a malformed one not valid", async () => {
  const unknown = await stack.client().auth.refreshSession({ refresh_token: "abcdefghijkl" });
  expect(problem(unknown.error)).toEqual({
    status: 400,
    code: "refresh_token_not_found",
    message: "Invalid Refresh Token: Refresh Token Not Found",
  });
  const malformed = await stack.client().auth.refreshSession({ refresh_token: "NOT-A-TOKEN" });
  expect(problem(malformed.error)).toEqual({
    status: 400,
    code: "validation_failed",
    message: "Refresh token is not valid",
  });
});

test("signing out ends this session at once, though its token has not run out", async () => {
  const { client, session } = await signedIn();
  expect((await client.auth.signOut({ scope: "local" })).error).toBeNull();
  const { error } = await stack.client().auth.getUser(session.access_token);
  expect(error).toMatchObject({ name: "AuthSessionMissingError" });
  const answer = await stack.call("/auth/v1/user", { token: session.access_token });
  expect(answer.status).toBe(403);
  expect(await answer.json()).toMatchObject({ error_code: "session_not_found" });
  expect((await refresh(stack, session.refresh_token)).code).toBe("refresh_token_not_found");
});

test.each([
  ["local", { own: false, other: true }],
  ["others", { own: true, other: false }],
  ["global", { own: false, other: false }],
] as const)("signing out with scope %s leaves the sessions it should", async (scope, left) => {
  const { client, email, session } = await signedIn();
  const other = await stack.client().auth.signInWithPassword({ email, password: PASSWORD });
  await client.auth.signOut({ scope });
  const works = async (token = "") => (await stack.call("/auth/v1/user", { token })).ok;
  expect({ own: await works(session.access_token), other: await works(other.data.session?.access_token) }).toEqual(
    left,
  );
});

test("an unknown sign-out scope is refused", async () => {
  const { session } = await signedIn();
  const answer = await stack.call("/auth/v1/logout?scope=every", { method: "POST", token: session.access_token });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ msg: 'Unsupported logout scope "every"' });
});

test("sessions, tokens and the audit trail stand in the tables of the real server", async () => {
  const { client, session } = await signedIn();
  await client.auth.refreshSession();
  const sql = postgres(stack.dbUrl, { max: 1 });
  const tokens = await sql`
    select t.revoked, t.parent is null as first from auth.refresh_tokens t where t.user_id = ${session.user.id} order by t.id`;
  const actions = await sql`
    select payload ->> 'action' as action from auth.audit_log_entries where payload ->> 'actor_id' = ${session.user.id} order by created_at`;
  await sql.end();
  expect([...tokens]).toEqual([
    { revoked: true, first: true },
    { revoked: false, first: false },
  ]);
  expect(actions.map(({ action }) => action)).toEqual(["user_signedup", "login", "token_refreshed", "token_revoked"]);
});
