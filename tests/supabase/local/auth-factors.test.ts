import type { SupabaseClient } from "@supabase/supabase-js";
import { decodeJwt } from "jose";
import postgres from "postgres";
import encodeQR from "qr";
import { afterAll, expect, test } from "vitest";
import { codeAt, isCode, newSecret, toUri } from "#supabase/local/auth/totp.ts";
import { anyAddress, PASSWORD, problem, startTestStack } from "./test-stack.ts";

const stack = await startTestStack();
const sql = postgres(stack.dbUrl, { max: 1 });
afterAll(async () => {
  await sql.end();
  await stack.stop();
});

async function signedUp() {
  const client = stack.client();
  const email = anyAddress();
  const { data } = await client.auth.signUp({ email, password: PASSWORD });
  return { client, email, session: data.session };
}

async function signedIn(email: string): Promise<SupabaseClient> {
  const client = stack.client();
  const { error } = await client.auth.signInWithPassword({ email, password: PASSWORD });
  if (error) throw error;
  return client;
}

async function enrol(client: SupabaseClient) {
  const { data, error } = await client.auth.mfa.enroll({ factorType: "totp", issuer: "The portal" });
  if (error) throw error;
  return { factorId: data.id, ...data.totp };
}

const answer = (client: SupabaseClient, factorId: string, code: string) =>
  client.auth.mfa.challengeAndVerify({ factorId, code });

/** An account with a factor, and a client that has shown it. */
async function withFactor() {
  const { client, email } = await signedUp();
  const { factorId, secret } = await enrol(client);
  const { error } = await answer(client, factorId, codeAt(secret, new Date()));
  if (error) throw error;
  return { client, email, factorId, secret };
}

const claimsOf = async (client: SupabaseClient) =>
  decodeJwt<{ aal: string; amr: { method: string }[]; session_id: string }>(
    (await client.auth.getSession()).data.session?.access_token ?? "",
  );

test.each([
  [59, "287082"],
  [1111111109, "081804"],
  [1234567890, "005924"],
  [20000000000, "353130"],
])("at second %i the code is the one of RFC 6238", (seconds, code) => {
  const secret = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";
  expect(codeAt(secret, new Date(seconds * 1000))).toBe(code);
  expect(isCode(secret, code, new Date((seconds + 30) * 1000))).toBe(true);
  expect(isCode(secret, code, new Date((seconds + 90) * 1000))).toBe(false);
});

test("a secret is 160 bits by lot, and its address escapes what is written into it", () => {
  expect(newSecret()).toMatch(/^[A-Z2-7]{32}$/);
  expect(newSecret()).not.toBe(newSecret());
  const uri = new URL(toUri({ issuer: "A & B", account: "ada@example.com", secret: "ABC" }));
  expect(uri.pathname).toBe("/A%20&%20B:ada@example.com");
  expect(uri.searchParams.get("issuer")).toBe("A & B");
});

test("enrolling tells secret, address and picture; the factor counts once its code was shown", async () => {
  const { client, email } = await signedUp();
  const { factorId, secret, uri, qr_code } = await enrol(client);
  expect(uri).toContain(`otpauth://totp/The%20portal:${email}?`);
  expect(uri).toContain(`secret=${secret}`);
  expect(qr_code).toBe(`data:image/svg+xml;utf-8,${encodeQR(uri, "svg", { ecc: "high" })}`);
  const before = (await client.auth.getUser()).data.user?.factors;
  expect(before).toMatchObject([{ id: factorId, factor_type: "totp", status: "unverified" }]);
  expect(JSON.stringify(before)).not.toContain(secret);

  const { data } = await answer(client, factorId, codeAt(secret, new Date()));
  expect(data?.user.factors).toMatchObject([{ id: factorId, status: "verified" }]);
  expect(await claimsOf(client)).toMatchObject({ aal: "aal2", amr: [{ method: "totp" }, { method: "password" }] });
  expect((await stack.mailTo(email)).subject).toBe("Two-step verification was turned on");
});

test("raising a session ends those that were not, and keeps its level over a refresh", async () => {
  const { client, email } = await signedUp();
  const elsewhere = await signedIn(email);
  const { factorId, secret } = await enrol(client);
  await answer(client, factorId, codeAt(secret, new Date()));
  expect((await elsewhere.auth.getUser()).error).toMatchObject({ name: "AuthSessionMissingError" });
  const before = await claimsOf(client);
  expect((await client.auth.refreshSession()).error).toBeNull();
  expect(await claimsOf(client)).toMatchObject({ aal: "aal2", session_id: before.session_id });
});

test("after the password alone a session is aal1, sees the factor, and may change neither it nor the password", async () => {
  const { email, factorId } = await withFactor();
  const client = await signedIn(email);
  expect(await claimsOf(client)).toMatchObject({ aal: "aal1", amr: [{ method: "password" }] });
  const { data } = await client.auth.mfa.getAuthenticatorAssuranceLevel();
  expect(data).toMatchObject({ currentLevel: "aal1", nextLevel: "aal2" });
  expect((await client.auth.mfa.listFactors()).data?.totp).toMatchObject([{ id: factorId }]);

  const refusals = await Promise.all([
    client.auth.mfa.unenroll({ factorId }),
    client.auth.mfa.enroll({ factorType: "totp", friendlyName: "another" }),
    client.auth.updateUser({ password: "another-horse" }),
    client.auth.updateUser({ email: anyAddress() }),
  ]);
  expect(refusals.map(({ error }) => problem(error))).toEqual([
    { status: 422, code: "insufficient_aal", message: "AAL2 required to unenroll verified factor" },
    { status: 403, code: "insufficient_aal", message: "AAL2 required to enroll a new factor" },
    ...Array.from({ length: 2 }, () => ({
      status: 401,
      code: "insufficient_aal",
      message: "AAL2 session is required to update email or password when MFA is enabled.",
    })),
  ]);
});

test("a wrong code is refused, a challenge is answered once, in time, and only for its own factor", async () => {
  const { client, factorId, secret } = await withFactor();
  const code = codeAt(secret, new Date());
  const wrong = code === "000000" ? "111111" : "000000";
  expect(problem((await answer(client, factorId, wrong)).error)).toEqual({
    status: 422,
    code: "mfa_verification_failed",
    message: "Invalid TOTP code entered",
  });
  const challenge = async () => (await client.auth.mfa.challenge({ factorId })).data?.id ?? "";
  const verify = async (challengeId: string) =>
    (await client.auth.mfa.verify({ factorId, challengeId, code: codeAt(secret, new Date()) })).error?.code;

  const first = await challenge();
  expect(await verify(first)).toBeUndefined();
  expect(await verify(first)).toBe("mfa_ip_address_mismatch");
  expect(await verify(crypto.randomUUID())).toBe("mfa_factor_not_found");
  const late = await challenge();
  await sql`update auth.mfa_challenges set created_at = now() - interval '6 minutes' where id = ${late}`;
  expect(await verify(late)).toBe("mfa_challenge_expired");
  const foreign = await signedUp();
  expect((await answer(foreign.client, factorId, code)).error?.code).toBe("mfa_factor_not_found");
});

test("a removed factor is gone from the account at once and from the session at its next refresh", async () => {
  const { client, email, factorId } = await withFactor();
  expect((await client.auth.mfa.unenroll({ factorId })).data).toEqual({ id: factorId });
  expect((await client.auth.getUser()).data.user?.factors).toBeUndefined();
  await client.auth.refreshSession();
  expect(await claimsOf(client)).toMatchObject({ aal: "aal1", amr: [{ method: "password" }] });
  expect((await stack.mailTo(email)).subject).toBe("Two-step verification was turned off");
});

test("one name counts once, other kinds of factor are off, and neither names nor codes may be left out", async () => {
  const { client, session } = await signedUp();
  const { factorId } = await enrol(client);
  expect((await client.auth.mfa.enroll({ factorType: "totp" })).error?.code).toBe("mfa_factor_name_conflict");
  await sql`update auth.mfa_factors set created_at = now() - interval '6 minutes' where id = ${factorId}`;
  expect((await client.auth.mfa.enroll({ factorType: "totp" })).error).toBeNull();
  expect((await client.auth.mfa.enroll({ factorType: "phone", phone: "+353871234567" })).error?.code).toBe(
    "mfa_phone_enroll_not_enabled",
  );
  const post = async (path: string, json: unknown) => {
    const said = await stack.call(`/auth/v1/factors${path}`, {
      method: "POST",
      token: session?.access_token,
      json,
    });
    const body: object = await said.json();
    return { status: said.status, ...body };
  };
  expect(await post("", { factor_type: "none" })).toMatchObject({ status: 400, error_code: "validation_failed" });
  expect(await post("/not-an-id/challenge", {})).toMatchObject({ status: 404, error_code: "validation_failed" });
  const [factor] = (await client.auth.mfa.listFactors()).data?.all ?? [];
  expect(await post(`/${factor?.id}/verify`, { challenge_id: crypto.randomUUID(), code: "" })).toMatchObject({
    status: 400,
    msg: "Code needs to be non-empty",
  });
});
