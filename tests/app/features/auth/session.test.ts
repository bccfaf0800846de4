import { createLocalJWKSet } from "jose";
import { expect, test } from "vitest";
import { openAuth } from "#app/features/auth/auth-client.server.ts";
import { findCaller } from "#app/features/auth/session.server.ts";
import { type CookieJar, openCookieJar } from "#app/features/auth/session-cookies.server.ts";
import { type Behaviour, claimsOf, SESSION_ID, startFakeAuth, USER_ID } from "./fake-auth.ts";

type FakeAuth = Awaited<ReturnType<typeof startFakeAuth>>;

async function openJarWith(auth: FakeAuth, lifeSeconds: number, ageSeconds = 0): Promise<CookieJar> {
  const access_token = await auth.signer.sign(claimsOf(auth.issuer, lifeSeconds, ageSeconds));
  const session = {
    access_token,
    refresh_token: "original",
    token_type: "bearer",
    expires_in: 3_600,
    expires_at: Math.floor(Date.now() / 1_000) + lifeSeconds,
  };
  const value = `base64-${Buffer.from(JSON.stringify(session)).toString("base64url")}`;
  return openCookieJar(`__Host-sb=${value}`, "https://portal.example");
}

function findCallerOf(fake: FakeAuth, jar: CookieJar) {
  const auth = openAuth({ url: fake.url, publishableKey: "sb_publishable_x", jar });
  const keys = createLocalJWKSet({ keys: [fake.signer.jwk] });
  return findCaller({ auth, keys, issuer: fake.issuer, now: new Date() });
}

function setCookies(jar: CookieJar): string[] {
  const headers = new Headers();
  jar.writeTo(headers);
  return headers.getSetCookie();
}

test("a request without cookies is a visitor's, and Auth is not asked", async () => {
  await using fake = await startFakeAuth();
  const caller = await findCallerOf(fake, openCookieJar(null, "https://portal.example"));
  expect(caller).toEqual({ session: null, isAway: false });
  expect(fake.state.refreshes).toBe(0);
});

test("a good token is believed without asking Auth, and no cookie is touched", async () => {
  await using fake = await startFakeAuth();
  const jar = await openJarWith(fake, 600);
  const caller = await findCallerOf(fake, jar);
  expect(caller).toEqual({
    session: { userId: USER_ID, email: "ada@example.com", sessionId: SESSION_ID, aal: "aal1" },
    claims: { sub: USER_ID, session_id: SESSION_ID, aal: "aal1" },
  });
  expect(fake.state.refreshes).toBe(0);
  expect(setCookies(jar)).toEqual([]);
});

test("an expired token is refreshed once and kept for 30 days", async () => {
  await using fake = await startFakeAuth();
  const jar = await openJarWith(fake, -3_600);
  const caller = await findCallerOf(fake, jar);
  expect(caller.session?.userId).toBe(USER_ID);
  expect(fake.state.refreshes).toBe(1);
  const [cookie, ...others] = setCookies(jar);
  expect(others).toEqual([]);
  expect(cookie).toMatch(/^__Host-sb=base64-/);
  expect(cookie?.split("; ").slice(1).sort()).toEqual([
    "HttpOnly",
    "Max-Age=2592000",
    "Path=/",
    "SameSite=Lax",
    "Secure",
  ]);
});

test.each<Behaviour>(["is down", "answers nonsense", "is busy"])(
  "an expired token while Auth %s: nobody can tell, and no cookie is touched",
  async (behaviour) => {
    await using fake = await startFakeAuth();
    fake.state.behaviour = behaviour;
    const jar = await openJarWith(fake, -3_600);
    const startedAt = Date.now();
    expect(await findCallerOf(fake, jar)).toEqual({ session: null, isAway: true });
    expect(Date.now() - startedAt).toBeLessThan(5_000);
    expect(setCookies(jar)).toEqual([]);
    expect(fake.state.refreshes).toBe(1);
  },
);

test("a token in its last seconds still counts while Auth is down", async () => {
  await using fake = await startFakeAuth();
  fake.state.behaviour = "is down";
  const jar = await openJarWith(fake, 10);
  expect((await findCallerOf(fake, jar)).session?.userId).toBe(USER_ID);
  expect(setCookies(jar)).toEqual([]);
});

test("a refresh token that Auth refuses ends the session", async () => {
  await using fake = await startFakeAuth();
  fake.state.behaviour = "refuses";
  const jar = await openJarWith(fake, -3_600);
  expect(await findCallerOf(fake, jar)).toEqual({ session: null, isAway: false });
  expect(setCookies(jar)).toEqual(["__Host-sb=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax"]);
});

const WEEK_SECONDS = 7 * 24 * 60 * 60;

test("a session that lay for a week is over, and Auth is not asked", async () => {
  await using fake = await startFakeAuth();
  const jar = await openJarWith(fake, -WEEK_SECONDS, WEEK_SECONDS + 60);
  expect(await findCallerOf(fake, jar)).toEqual({ session: null, isAway: false });
  expect(fake.state.refreshes).toBe(0);
  expect(setCookies(jar)).toEqual(["__Host-sb=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax"]);
});

test("a session that lay for almost a week goes on", async () => {
  await using fake = await startFakeAuth();
  const jar = await openJarWith(fake, -3_600, WEEK_SECONDS - 60);
  expect((await findCallerOf(fake, jar)).session?.userId).toBe(USER_ID);
});

test.each([
  "nonsense",
  "base64-%%%",
  "base64-e30",
  `base64-${Buffer.from('{"access_token":1}').toString("base64url")}`,
])("a cookie of %s is no session", async (value) => {
  await using fake = await startFakeAuth();
  const caller = await findCallerOf(fake, openCookieJar(`__Host-sb=${value}`, "https://portal.example"));
  expect(caller).toEqual({ session: null, isAway: false });
  expect(fake.state.refreshes).toBe(0);
});

test("a good token is believed for a minute without looking at its signature again, and never past its end", async () => {
  await using fake = await startFakeAuth();
  const ring = createLocalJWKSet({ keys: [fake.signer.jwk] });
  let looks = 0;
  const keys: typeof ring = Object.assign((...asked: Parameters<typeof ring>) => {
    looks++;
    return ring(...asked);
  }, ring);
  const jar = await openJarWith(fake, 100);
  const auth = openAuth({ url: fake.url, publishableKey: "sb_publishable_x", jar });
  const begun = Date.now();
  const askAfter = (seconds: number) =>
    findCaller({ auth, keys, issuer: fake.issuer, now: new Date(begun + seconds * 1000) });

  expect((await askAfter(0)).session?.userId).toBe(USER_ID);
  expect((await askAfter(59)).session?.userId).toBe(USER_ID);
  expect(looks).toBe(1);
  await askAfter(61);
  expect(looks).toBe(2);
  expect(fake.state.refreshes).toBe(0);
  await askAfter(101);
  expect(looks).toBeGreaterThan(2);
});

test("what one ring of keys believed says nothing to another", async () => {
  await using fake = await startFakeAuth();
  await using stranger = await startFakeAuth();
  const jar = await openJarWith(fake, 600);
  expect((await findCallerOf(fake, jar)).session?.userId).toBe(USER_ID);
  expect(await findCallerOf({ ...fake, signer: stranger.signer }, jar)).toEqual({ session: null, isAway: false });
});
