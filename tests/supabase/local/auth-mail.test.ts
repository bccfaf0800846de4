import { afterAll, expect, test } from "vitest";
import { anyAddress, PASSWORD, problem, startTestStack, type TestStack } from "./test-stack.ts";

const guarded = await startTestStack({ auth: { email: { enable_confirmations: true, max_frequency: "0s" } } });
const notification = { password_changed: { subject: "Your password was changed, {{ .Data.name }}" } };
const open = await startTestStack({ auth: { email: { max_frequency: "0s", notification } } });
afterAll(() => Promise.all([guarded.stop(), open.stop()]));

const SITE = "http://127.0.0.1:8787";

async function confirmed(on: TestStack) {
  const email = anyAddress();
  const account = { email, password: PASSWORD, email_confirm: true, user_metadata: { name: "Ada Byrne" } };
  const { data } = await on.service().auth.admin.createUser(account);
  const client = on.client();
  const signedIn = await client.auth.signInWithPassword({ email, password: PASSWORD });
  return { email, client, id: data.user?.id ?? "", session: signedIn.data.session };
}

test("the confirmation mail leads to the portal, carrying the token and where to go next", async () => {
  const email = anyAddress();
  const emailRedirectTo = `${SITE}/questionnaire?step=12&from=mail`;
  await guarded.client().auth.signUp({ email, password: PASSWORD, options: { emailRedirectTo } });
  const { link, subject, text } = await guarded.mailTo(email);
  expect(subject).toBe("Confirm your email address");
  expect(link.origin + link.pathname).toBe(`${SITE}/auth/confirm`);
  expect(link.searchParams.get("type")).toBe("signup");
  expect(link.searchParams.get("next")).toBe(emailRedirectTo);
  expect(link.searchParams.get("token_hash")).toMatch(/^[\da-f]{56}$/);
  expect(text).toContain(email);
});

test("a foreign address to return to is replaced by the site", async () => {
  const email = anyAddress();
  const emailRedirectTo = "https://evil.example/questionnaire";
  await guarded.client().auth.signUp({ email, password: PASSWORD, options: { emailRedirectTo } });
  expect((await guarded.mailTo(email)).link.searchParams.get("next")).toBe(SITE);
});

test.each(["signup", "email"] as const)("opening the link confirms and signs in, with type %s", async (type) => {
  const email = anyAddress();
  await guarded.client().auth.signUp({ email, password: PASSWORD });
  const { tokenHash } = await guarded.mailTo(email);
  const client = guarded.client();
  const { data, error } = await client.auth.verifyOtp({ type, token_hash: tokenHash });
  expect(error).toBeNull();
  expect(data.user?.email_confirmed_at).toBeDefined();
  expect(data.user?.identities?.[0]?.identity_data).toMatchObject({ email_verified: true });
  const claims = await client.auth.getClaims();
  expect(claims.data?.claims.amr).toMatchObject([{ method: "otp" }]);
});

test("the flow with a code verifier has a token that any browser may verify", async () => {
  const email = anyAddress();
  await guarded.client({ flowType: "pkce" }).auth.signUp({ email, password: PASSWORD });
  const { tokenHash } = await guarded.mailTo(email);
  expect(tokenHash).toMatch(/^pkce_[\da-f]{56}$/);
  const { data } = await guarded.client().auth.verifyOtp({ type: "signup", token_hash: tokenHash });
  expect(data.session).not.toBeNull();
});

test("a link works once, even when it is opened fifty times at the same moment", async () => {
  const email = anyAddress();
  await guarded.client().auth.signUp({ email, password: PASSWORD });
  const { tokenHash } = await guarded.mailTo(email);
  const open50 = Array.from({ length: 50 }, () =>
    guarded.client().auth.verifyOtp({ type: "signup", token_hash: tokenHash }),
  );
  const answers = await Promise.all(open50);
  expect(answers.filter(({ data }) => data.session !== null)).toHaveLength(1);
  expect(problem(answers.find(({ error }) => error)?.error)).toEqual({
    status: 403,
    code: "otp_expired",
    message: "Email link is invalid or has expired",
  });
});

test("the typed code confirms too, and only with its address", async () => {
  const email = anyAddress();
  await guarded.client().auth.signUp({ email, password: PASSWORD });
  const wrong = await guarded.client().auth.verifyOtp({ type: "email", email, token: "abcdef" });
  expect(problem(wrong.error)).toEqual({
    status: 403,
    code: "otp_expired",
    message: "Token has expired or is invalid",
  });
});

test("a link that has run out is refused", async () => {
  await using quick = await startTestStack({ auth: { email: { enable_confirmations: true, otp_expiry: 0 } } });
  const email = anyAddress();
  await quick.client().auth.signUp({ email, password: PASSWORD });
  const { tokenHash } = await quick.mailTo(email);
  const { error } = await quick.client().auth.verifyOtp({ type: "signup", token_hash: tokenHash });
  expect(problem(error).code).toBe("otp_expired");
});

test("a link of one kind is no link of another", async () => {
  const email = anyAddress();
  await guarded.client().auth.signUp({ email, password: PASSWORD });
  const { tokenHash } = await guarded.mailTo(email);
  const { error } = await guarded.client().auth.verifyOtp({ type: "recovery", token_hash: tokenHash });
  expect(problem(error).code).toBe("otp_expired");
});

test("the server's own confirmation link leads on to the site with a session, or with the error", async () => {
  const email = anyAddress();
  await guarded.client().auth.signUp({ email, password: PASSWORD });
  const { tokenHash } = await guarded.mailTo(email);
  const path = `/auth/v1/verify?type=signup&token=${tokenHash}&redirect_to=${encodeURIComponent(`${SITE}/welcome`)}`;
  const first = await guarded.call(path, { key: null });
  expect(first.status).toBe(303);
  expect(first.headers.get("location")).toMatch(/^http:\/\/127\.0\.0\.1:8787\/welcome#access_token=.+&type=signup$/);
  const second = await guarded.call(path, { key: null });
  expect(second.headers.get("location")).toContain("#error=access_denied&error_code=otp_expired");
});

test("recovery signs in and lets the password be changed", async () => {
  const { email } = await confirmed(open);
  expect(await open.client().auth.resetPasswordForEmail(email)).toMatchObject({ error: null });
  const { link, tokenHash } = await open.mailTo(email);
  expect(link.searchParams.get("type")).toBe("recovery");
  const client = open.client();
  await client.auth.verifyOtp({ type: "recovery", token_hash: tokenHash });
  expect((await client.auth.updateUser({ password: "another-horse" })).error).toBeNull();
  expect((await open.client().auth.signInWithPassword({ email, password: PASSWORD })).error?.code).toBe(
    "invalid_credentials",
  );
  expect((await open.client().auth.signInWithPassword({ email, password: "another-horse" })).error).toBeNull();
  const told = await open.mailTo(email);
  expect(told).toMatchObject({ subject: "Your password was changed, Ada Byrne", text: expect.stringContaining(email) });
  expect(told.link.pathname).toBe("/forgot-password");
});

test("recovery of an unknown address answers alike and sends nothing", async () => {
  const email = anyAddress();
  expect(await open.client().auth.resetPasswordForEmail(email)).toEqual({ data: {}, error: null });
  expect(await open.countMailsTo(email)).toBe(0);
});

test("a resent confirmation replaces the first", async () => {
  const email = anyAddress();
  await guarded.client().auth.signUp({ email, password: PASSWORD });
  const first = await guarded.mailTo(email);
  expect((await guarded.client().auth.resend({ type: "signup", email })).error).toBeNull();
  const second = await guarded.mailTo(email);
  expect(second.tokenHash).not.toBe(first.tokenHash);
  expect((await guarded.client().auth.verifyOtp({ type: "signup", token_hash: first.tokenHash })).error).not.toBeNull();
  expect((await guarded.client().auth.verifyOtp({ type: "signup", token_hash: second.tokenHash })).error).toBeNull();
});

test("nothing is resent to an unknown or a confirmed address, and the answer does not tell", async () => {
  const { email } = await confirmed(guarded);
  const unknown = anyAddress();
  expect(await guarded.client().auth.resend({ type: "signup", email })).toMatchObject({ error: null });
  expect(await guarded.client().auth.resend({ type: "signup", email: unknown })).toMatchObject({ error: null });
  expect([await guarded.countMailsTo(email), await guarded.countMailsTo(unknown)]).toEqual([0, 0]);
});

test("a second mail of the same kind must wait", async () => {
  await using slow = await startTestStack({ auth: { email: { enable_confirmations: true, max_frequency: "1m0s" } } });
  const email = anyAddress();
  await slow.client().auth.signUp({ email, password: PASSWORD });
  const { error } = await slow.client().auth.resend({ type: "signup", email });
  expect(problem(error)).toMatchObject({ status: 429, code: "over_email_send_rate_limit" });
  expect(error?.message).toMatch(/^For security purposes, you can only request this after \d+ seconds\.$/);
});

test("mails have an hourly limit where they go out through a real server", async () => {
  await using scarce = await startTestStack({
    auth: { rate_limit: { email_sent: 1 }, email: { enable_confirmations: true, smtp: { enabled: true } } },
  });
  await scarce.client().auth.signUp({ email: anyAddress(), password: PASSWORD });
  const { error } = await scarce.client().auth.signUp({ email: anyAddress(), password: PASSWORD });
  expect(problem(error)).toEqual({
    status: 429,
    code: "over_email_send_rate_limit",
    message: "email rate limit exceeded",
  });
});

test("an address changes only after both mailboxes agreed", async () => {
  const { email, client } = await confirmed(guarded);
  const newEmail = anyAddress();
  const asked = await client.auth.updateUser({ email: newEmail });
  expect(asked.data.user).toMatchObject({ email, new_email: newEmail });
  const [oldMail, newMail] = await Promise.all([guarded.mailTo(email), guarded.mailTo(newEmail)]);
  const first = await guarded.call("/auth/v1/verify", {
    method: "POST",
    json: { type: "email_change", token_hash: oldMail.tokenHash },
  });
  expect(await first.json()).toEqual({
    msg: "Confirmation link accepted. Please proceed to confirm link sent to the other email",
    code: "200",
  });
  expect((await client.auth.getUser()).data.user?.email).toBe(email);
  const second = await guarded.client().auth.verifyOtp({ type: "email_change", token_hash: newMail.tokenHash });
  expect(second.data.user?.email).toBe(newEmail);
  expect(second.data.user?.identities?.[0]?.identity_data).toMatchObject({ email: newEmail, email_verified: true });
  expect((await guarded.client().auth.signInWithPassword({ email, password: PASSWORD })).error).not.toBeNull();
  expect((await guarded.client().auth.signInWithPassword({ email: newEmail, password: PASSWORD })).error).toBeNull();
  const told = await guarded.mailTo(email);
  expect(told.subject).toBe("Your email address was changed");
  expect(told.text).toContain(newEmail);
  expect((await guarded.mailTo(newEmail)).subject).toBe("Confirm your new email address");
});

test("nobody is told where it is not asked for", async () => {
  const notification = { password_changed: { enabled: false }, email_changed: { enabled: false } };
  await using quiet = await startTestStack({ auth: { email: { max_frequency: "0s", notification } } });
  const { email, client } = await confirmed(quiet);
  expect((await client.auth.updateUser({ password: "another-horse" })).error).toBeNull();
  expect(await quiet.countMailsTo(email)).toBe(0);
});

test("one and the same mailbox cannot agree twice", async () => {
  const { email, client } = await confirmed(guarded);
  await client.auth.updateUser({ email: anyAddress() });
  const { tokenHash } = await guarded.mailTo(email);
  await guarded.client().auth.verifyOtp({ type: "email_change", token_hash: tokenHash });
  const { error } = await guarded.client().auth.verifyOtp({ type: "email_change", token_hash: tokenHash });
  expect(problem(error).code).toBe("otp_expired");
  expect((await client.auth.getUser()).data.user?.email).toBe(email);
});

test("without confirmation one of the two links is enough, as on the real server", async () => {
  const { client } = await confirmed(open);
  const newEmail = anyAddress();
  await client.auth.updateUser({ email: newEmail });
  const { tokenHash } = await open.mailTo(newEmail);
  const { data } = await open.client().auth.verifyOtp({ type: "email_change", token_hash: tokenHash });
  expect(data.user?.email).toBe(newEmail);
});

test("what a person wrote reaches the mail as text", async () => {
  const email = "o'neil+<b>@example.com".replace(/[<>]/g, "");
  await guarded.client().auth.signUp({ email, password: PASSWORD });
  const { html } = await guarded.mailTo(email);
  expect(html).toContain("o&#39;neil+b@example.com");
});
