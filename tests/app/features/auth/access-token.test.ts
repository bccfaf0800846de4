import { exportSPKI, generateKeyPair, importSPKI, SignJWT, UnsecuredJWT } from "jose";
import { expect, test } from "vitest";
import { checkAccessToken } from "#app/features/auth/access-token.server.ts";
import { KeysUnavailable, openKeyRing } from "#app/features/auth/signing-keys.server.ts";
import { claimsOf, makeSigner, SESSION_ID, USER_ID } from "./fake-auth.ts";

const ISSUER = "https://project.example/auth/v1";
const signer = await makeSigner("first");
const stranger = await makeSigner("first");
const keys = openKeyRing({
  url: "https://project.example/jwks.json",
  fetch: async () => Response.json({ keys: [signer.jwk] }),
  now: () => 0,
});
const good = claimsOf(ISSUER);

async function signedWithPublicKey(): Promise<string> {
  const { publicKey } = await generateKeyPair("ES256", { extractable: true });
  const secret = new TextEncoder().encode(await exportSPKI(await importSPKI(await exportSPKI(publicKey), "ES256")));
  return new SignJWT(good).setProtectedHeader({ alg: "HS256", typ: "JWT", kid: "first" }).sign(secret);
}

function withChangedPayload(token: string): string {
  const [header, , signature] = token.split(".");
  const payload = Buffer.from(JSON.stringify({ ...good, sub: SESSION_ID })).toString("base64url");
  return `${header}.${payload}.${signature}`;
}

const { session_id: _session, ...withoutSession } = good;
const { exp: _exp, ...withoutExpiry } = good;
const now = Math.floor(Date.now() / 1_000);

test.each([
  ["without a signature (alg none)", () => new UnsecuredJWT(good).encode()],
  ["signed with the public key as a secret", signedWithPublicKey],
  ["signed by somebody else under our key id", () => stranger.sign(good)],
  ["with a key id nobody knows", () => signer.sign(good, { kid: "other" })],
  ["without a key id", () => signer.sign(good, { kid: undefined })],
  ["of another issuer", () => signer.sign({ ...good, iss: "https://other.example/auth/v1" })],
  ["for another audience", () => signer.sign({ ...good, aud: "service" })],
  ["of the anonymous role", () => signer.sign({ ...good, role: "anon" })],
  ["of the service role", () => signer.sign({ ...good, role: "service_role" })],
  ["of an anonymous user", () => signer.sign({ ...good, is_anonymous: true })],
  ["without a session", () => signer.sign(withoutSession)],
  ["whose subject is no id", () => signer.sign({ ...good, sub: "1 or 1=1" })],
  ["that never ends", () => signer.sign(withoutExpiry)],
  ["that is not valid yet", () => signer.sign({ ...good, nbf: now + 120 })],
  ["whose payload was changed", async () => withChangedPayload(await signer.sign(good))],
  ["that is a refresh token", () => "v1.MrefreshTokenOfSomebody"],
  ["that is empty", () => ""],
  ["that is too long to be one", () => "a.".repeat(10_000)],
])("a token %s is not accepted", async (_kind, forge) => {
  expect(await checkAccessToken(await forge(), { keys, issuer: ISSUER })).toEqual({ ok: false, code: "invalid" });
});

test("a token of the service is accepted, and says who is asking in which session", async () => {
  const checked = await checkAccessToken(await signer.sign(good), { keys, issuer: ISSUER });
  expect(checked).toMatchObject({
    ok: true,
    value: { sub: USER_ID, session_id: SESSION_ID, email: "ada@example.com", aal: "aal1" },
  });
  const shown = await checkAccessToken(await signer.sign({ ...good, aal: "aal2" }), { keys, issuer: ISSUER });
  expect(shown).toMatchObject({ ok: true, value: { aal: "aal2" } });
});

test.each([
  ["five minutes slow, before it begins", -300, "invalid"],
  ["a minute slow, before it begins", -61, "invalid"],
  ["less than a minute slow, before it begins", -59, "accepted"],
  ["right, when it begins", 0, "accepted"],
  ["right, when it ends", 3_600, "accepted"],
  ["less than a minute fast, after its end", 3_659, "accepted"],
  ["a minute fast, after its end", 3_661, "expired"],
  ["five minutes fast, after its end", 3_900, "expired"],
])("clocks may differ by a minute: ours is %s", async (_when, seconds, outcome) => {
  const begins = Math.floor(Date.now() / 1_000);
  const token = await signer.sign({ ...good, iat: begins, nbf: begins, exp: begins + 3_600 });
  const at = new Date((begins + seconds) * 1_000);
  const checked = await checkAccessToken(token, { keys, issuer: ISSUER, now: at });
  expect(checked.ok ? "accepted" : checked.code).toBe(outcome);
});

test("without keys nobody can tell", async () => {
  const none = () => Promise.reject(new KeysUnavailable());
  const checked = await checkAccessToken(await signer.sign(good), { keys: none, issuer: ISSUER });
  expect(checked).toEqual({ ok: false, code: "keys-unavailable" });
});
