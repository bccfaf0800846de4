import { afterAll, expect, test, vi } from "vitest";
import { anyAddress, PASSWORD, problem, startTestStack } from "./test-stack.ts";

const open = await startTestStack();
const guarded = await startTestStack({ auth: { email: { enable_confirmations: true, max_frequency: "0s" } } });
afterAll(() => Promise.all([open.stop(), guarded.stop()]));

test("without confirmation a new account is signed in at once", async () => {
  const email = anyAddress();
  const { data, error } = await open.client().auth.signUp({ email, password: PASSWORD });
  expect(error).toBeNull();
  expect(data.session).toMatchObject({ token_type: "bearer", expires_in: 3600 });
  expect(data.user).toMatchObject({ email, role: "authenticated", aud: "authenticated", is_anonymous: false });
  expect(data.user?.email_confirmed_at).toBeDefined();
  expect(data.user?.identities).toHaveLength(1);
  expect(await open.countMailsTo(email)).toBe(0);
});

test("the access token carries the claims of the real server", async () => {
  const client = open.client();
  const email = anyAddress();
  const { data } = await client.auth.signUp({ email, password: PASSWORD, options: { data: { name: "Ada" } } });
  const { data: verified } = await client.auth.getClaims();
  expect(verified?.header).toMatchObject({ alg: "ES256", typ: "JWT" });
  expect(verified?.claims).toEqual({
    iss: `${open.apiUrl}/auth/v1`,
    sub: data.user?.id,
    aud: "authenticated",
    exp: data.session?.expires_at,
    iat: (data.session?.expires_at ?? 0) - 3600,
    email,
    phone: "",
    app_metadata: { provider: "email", providers: ["email"] },
    user_metadata: { name: "Ada", email, sub: data.user?.id, email_verified: true, phone_verified: false },
    role: "authenticated",
    aal: "aal1",
    amr: [{ method: "password", timestamp: expect.any(Number) }],
    session_id: expect.stringMatching(/^[\da-f-]{36}$/),
    is_anonymous: false,
  });
});

test("metadata that names a role or a confirmation changes neither", async () => {
  const data = { role: "service_role", email_verified: true, app_metadata: { role: "admin" } };
  const signedUp = await guarded.client().auth.signUp({ email: anyAddress(), password: PASSWORD, options: { data } });
  expect(signedUp.data.user?.role).toBe("authenticated");
  expect(signedUp.data.user?.email_confirmed_at).toBeUndefined();
  expect(signedUp.data.user?.app_metadata).toEqual({ provider: "email", providers: ["email"] });
  expect(signedUp.data.user?.user_metadata).toMatchObject({ email_verified: false });
});

test("an address is kept in lower case and belongs to one account", async () => {
  const email = anyAddress();
  const { data } = await open.client().auth.signUp({ email: email.toUpperCase(), password: PASSWORD });
  expect(data.user?.email).toBe(email);
  const { error } = await open.client().auth.signUp({ email, password: PASSWORD });
  expect(problem(error)).toEqual({ status: 422, code: "user_already_exists", message: "User already registered" });
});

test("with confirmation there is no session until the link was opened", async () => {
  const email = anyAddress();
  const { data } = await guarded.client().auth.signUp({ email, password: PASSWORD });
  expect(data.session).toBeNull();
  expect(data.user?.confirmation_sent_at).toBeDefined();
  const { error } = await guarded.client().auth.signInWithPassword({ email, password: PASSWORD });
  expect(problem(error)).toEqual({ status: 400, code: "email_not_confirmed", message: "Email not confirmed" });
});

test("with confirmation nobody learns whether an address has an account", async () => {
  const email = anyAddress();
  const first = await guarded.client().auth.signUp({ email, password: PASSWORD });
  const { tokenHash } = await guarded.mailTo(email);
  await guarded.client().auth.verifyOtp({ type: "signup", token_hash: tokenHash });
  const again = await guarded.client().auth.signUp({ email, password: "another-one" });
  expect(again.error).toBeNull();
  expect(again.data.session).toBeNull();
  expect(again.data.user).toMatchObject({ email, role: "", identities: [] });
  expect(again.data.user?.id).not.toBe(first.data.user?.id);
  expect(await guarded.countMailsTo(email)).toBe(1);
});

test("signing up again before the confirmation sends another mail and keeps the first password", async () => {
  const email = anyAddress();
  await guarded.client().auth.signUp({ email, password: PASSWORD });
  const older = await guarded.mailTo(email);
  await guarded.client().auth.signUp({ email, password: "another-one" });
  const newer = await guarded.mailTo(email);
  const stale = await guarded.client().auth.verifyOtp({ type: "signup", token_hash: older.tokenHash });
  expect(problem(stale.error).code).toBe("otp_expired");
  await guarded.client().auth.verifyOtp({ type: "signup", token_hash: newer.tokenHash });
  const { error } = await guarded.client().auth.signInWithPassword({ email, password: PASSWORD });
  expect(error).toBeNull();
});

test.each([
  ["a short password", { password: "12345" }, 422, "weak_password", "Password should be at least 6 characters."],
  ["no password", { password: "" }, 400, "validation_failed", "Signup requires a valid password"],
  [
    "a password over 72 bytes, counted as bytes",
    { password: "é".repeat(37) },
    400,
    "validation_failed",
    "Password cannot be longer than 72 characters",
  ],
  [
    "a malformed address",
    { email: "not an address" },
    400,
    "validation_failed",
    "Unable to validate email address: invalid format",
  ],
  [
    "an overlong address",
    { email: `${"a".repeat(250)}@b.com` },
    400,
    "validation_failed",
    "An email address is too long",
  ],
])("sign-up refuses %s", async (_what, fields, status, code, message) => {
  const { error } = await open.client().auth.signUp({ email: anyAddress(), password: PASSWORD, ...fields });
  expect(problem(error)).toEqual({ status, code, message });
});

test("a weak password comes with its reasons", async () => {
  const { error } = await open.client().auth.signUp({ email: anyAddress(), password: "12345" });
  expect(error).toMatchObject({ name: "AuthWeakPasswordError", reasons: ["length"] });
});

test("a sign-up without address or phone is an anonymous one, which is off", async () => {
  const { error } = await open.client().auth.signInAnonymously();
  expect(problem(error)).toEqual({
    status: 422,
    code: "anonymous_provider_disabled",
    message: "Anonymous sign-ins are disabled",
  });
});

test("fifty sign-ups with one address at the same moment make one account", async () => {
  vi.spyOn(console, "warn").mockReturnValue(undefined);
  const email = anyAddress();
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => open.client().auth.signUp({ email, password: PASSWORD })),
  );
  expect(answers.filter(({ error }) => error === null)).toHaveLength(1);
  const { data } = await open.service().auth.admin.listUsers({ perPage: 1000 });
  expect(data.users.filter((user) => user.email === email)).toHaveLength(1);
});

test("what characters a password must have is told, one set after the other", async () => {
  await using strict = await startTestStack({
    auth: { password_requirements: "letters_digits", enable_signup: true, minimum_password_length: 8 },
  });
  const { error } = await strict.client().auth.signUp({ email: anyAddress(), password: "letters" });
  expect(error).toMatchObject({ code: "weak_password", reasons: ["length", "characters"] });
  expect(error?.message).toContain("Password should contain at least one character of each: abc");
});

test("sign-up can be switched off", async () => {
  await using closed = await startTestStack({ auth: { enable_signup: false } });
  const { error } = await closed.client().auth.signUp({ email: anyAddress(), password: PASSWORD });
  expect(problem(error)).toEqual({
    status: 422,
    code: "signup_disabled",
    message: "Signups not allowed for this instance",
  });
});
