import { createServerClient } from "@supabase/ssr";
import { SignJWT } from "jose";
import { afterAll, expect, test } from "vitest";
import { loadKeys } from "#supabase/local/keys.ts";
import { anyAddress, PASSWORD, problem, startTestStack } from "./test-stack.ts";

const stack = await startTestStack({ auth: { email: { max_frequency: "0s" } } });
afterAll(stack.stop);

async function signedIn() {
  const client = stack.client();
  const email = anyAddress();
  const { data, error } = await client.auth.signUp({ email, password: PASSWORD, options: { data: { name: "Ada" } } });
  if (error || !data.session) throw new Error("The sign-up gave no session.");
  return { client, email, session: data.session };
}

test("a person sees the own account", async () => {
  const { client, email, session } = await signedIn();
  const { data } = await client.auth.getUser();
  expect(data.user).toMatchObject({ id: session.user.id, email, user_metadata: { name: "Ada" } });
});

test("metadata is merged, and null takes a key away", async () => {
  const { client } = await signedIn();
  const { data } = await client.auth.updateUser({ data: { company: "Engines", name: null } });
  expect(data.user?.user_metadata).toMatchObject({ company: "Engines" });
  expect(data.user?.user_metadata).not.toHaveProperty("name");
});

test("a person changes neither role nor app metadata", async () => {
  const { session } = await signedIn();
  const token = session.access_token;
  const role = await stack.call("/auth/v1/user", { method: "PUT", token, json: { role: "service_role" } });
  expect(await role.json()).toMatchObject({ role: "authenticated" });
  const metadata = await stack.call("/auth/v1/user", { method: "PUT", token, json: { app_metadata: { admin: true } } });
  expect(metadata.status).toBe(403);
  expect(await metadata.json()).toMatchObject({ error_code: "not_admin" });
});

test("a new password must differ from the old, and be strong enough", async () => {
  const { client } = await signedIn();
  expect(problem((await client.auth.updateUser({ password: PASSWORD })).error)).toEqual({
    status: 422,
    code: "same_password",
    message: "New password should be different from the old password.",
  });
  expect(problem((await client.auth.updateUser({ password: "12345" })).error).code).toBe("weak_password");
});

test("a new password ends the other sessions and keeps this one", async () => {
  const { client, email } = await signedIn();
  const other = stack.client();
  await other.auth.signInWithPassword({ email, password: PASSWORD });
  expect((await client.auth.updateUser({ password: "another-horse" })).error).toBeNull();
  expect((await client.auth.getUser()).error).toBeNull();
  expect((await other.auth.refreshSession()).error?.code).toBe("refresh_token_not_found");
});

test("an address that has an account cannot be moved to", async () => {
  const [{ client }, { email }] = [await signedIn(), await signedIn()];
  expect(problem((await client.auth.updateUser({ email: email.toUpperCase() })).error)).toEqual({
    status: 422,
    code: "email_exists",
    message: "A user with this email address has already been registered",
  });
});

test("an account that is gone cannot be asked for", async () => {
  const { client, session } = await signedIn();
  await stack.service().auth.admin.deleteUser(session.user.id);
  const { error } = await client.auth.getUser();
  expect(problem(error)).toEqual({
    status: 403,
    code: "user_not_found",
    message: "User from sub claim in JWT does not exist",
  });
});

test("a token is taken only when this project signed it and it has not run out", async () => {
  const { session } = await signedIn();
  const { privateKey, keyId } = await loadKeys(stack.dataDir);
  const claims = new SignJWT({ role: "authenticated" }).setSubject(session.user.id).setAudience("authenticated");
  const late = await claims
    .setProtectedHeader({ alg: "ES256", kid: keyId })
    .setExpirationTime("-1 minute")
    .sign(privateKey);
  const [head = "", body = ""] = session.access_token.split(".");
  const otherHead = Buffer.from(JSON.stringify({ alg: "none", typ: "JWT" })).toString("base64url");
  const tokens = {
    late,
    unsigned: `${otherHead}.${body}.`,
    tampered: `${head}.${body}.${"A".repeat(86)}`,
    nonsense: "x",
  };
  for (const [kind, token] of Object.entries(tokens)) {
    const answer = await stack.call("/auth/v1/user", { token });
    expect({ kind, status: answer.status, body: await answer.json() }).toMatchObject({
      kind,
      status: 403,
      body: { error_code: "bad_jwt" },
    });
  }
});

test("a call that brings only the project's key is nobody", async () => {
  const answer = await stack.call("/auth/v1/user");
  expect(answer.status).toBe(403);
  expect(await answer.json()).toMatchObject({ error_code: "bad_jwt", msg: "invalid claim: missing sub claim" });
  const basic = await stack.call("/auth/v1/user", { headers: { authorization: "Basic YTpi" } });
  expect(basic.status).toBe(401);
  expect(await basic.json()).toMatchObject({
    error_code: "no_authorization",
    msg: "This endpoint requires a valid Bearer token",
  });
});

test("errors have the shape of the version that the client asks for", async () => {
  const init = { method: "POST", json: { email: anyAddress(), password: PASSWORD } };
  const older = await stack.call("/auth/v1/token?grant_type=password", init);
  expect(await older.json()).toEqual({
    code: 400,
    error_code: "invalid_credentials",
    msg: "Invalid login credentials",
  });
  const headers = { "x-supabase-api-version": "2024-01-01" };
  const newer = await stack.call("/auth/v1/token?grant_type=password", { ...init, headers });
  expect(newer.headers.get("x-supabase-api-version")).toBe("2024-01-01");
  expect(newer.headers.get("x-sb-error-code")).toBe("invalid_credentials");
  expect(await newer.json()).toEqual({ code: "invalid_credentials", message: "Invalid login credentials" });
});

test.each([
  ["{", 400, "bad_json"],
  ['{"email":5}', 400, "bad_json"],
  ["[]", 400, "bad_json"],
  ['{"password":"x"}', 400, "validation_failed"],
])("the body %s is refused", async (body, status, code) => {
  const answer = await stack.call("/auth/v1/token?grant_type=password", { method: "POST", body });
  expect(answer.status).toBe(status);
  expect(await answer.json()).toMatchObject({ error_code: code });
});

test("without a key of the project nothing answers but what is public", async () => {
  const missing = await stack.call("/auth/v1/settings", { key: null });
  expect([missing.status, await missing.json()]).toEqual([
    401,
    { message: "No API key found in request", hint: "No `apikey` request header or url param was found." },
  ]);
  const wrong = await stack.call("/auth/v1/settings", { key: "sb_publishable_wrong" });
  expect([wrong.status, await wrong.json()]).toEqual([
    401,
    { message: "Invalid API key", hint: "Double check your Supabase `anon` or `service_role` API key." },
  ]);
  const keys = await stack.call("/auth/v1/.well-known/jwks.json", { key: null });
  const published = await keys.json();
  expect(published).toMatchObject({ keys: [{ kty: "EC", crv: "P-256", alg: "ES256", use: "sig" }] });
  expect(JSON.stringify(published)).not.toContain('"d"');
});

test("the settings say what config.toml says", async () => {
  const answer = await stack.call("/auth/v1/settings");
  expect(await answer.json()).toMatchObject({
    disable_signup: false,
    mailer_autoconfirm: true,
    external: { email: true },
  });
});

test("the cookies of @supabase/ssr carry a session from one request to the next", async () => {
  const jar = new Map<string, string>();
  const forRequest = () =>
    createServerClient(stack.apiUrl, stack.publishableKey, {
      cookies: {
        getAll: () => [...jar].map(([name, value]) => ({ name, value })),
        setAll: (cookies) => {
          for (const { name, value } of cookies) value ? jar.set(name, value) : jar.delete(name);
        },
      },
    });
  const email = anyAddress();
  await forRequest().auth.signUp({ email, password: PASSWORD });
  expect(jar.size).toBeGreaterThan(0);
  expect((await forRequest().auth.getClaims()).data?.claims.email).toBe(email);
  await forRequest().auth.signOut();
  expect((await forRequest().auth.getClaims()).data).toBeNull();
});
