/** One exchange with the sign-in service: what comes back, whatever it does. */
import { expect, test } from "vitest";
import { openAuth } from "#app/features/auth/auth-client.server.ts";
import { openCookieJar } from "#app/features/auth/session-cookies.server.ts";
import { startFakeAuth } from "./fake-auth.ts";

const credentials = { email: "ada@example.com", password: "tall-green-lamp-42" };

function authAt(url: string, publishableKey = "sb_publishable_x") {
  return openAuth({ url, publishableKey, jar: openCookieJar(null, "https://portal.example") });
}

test.each([
  ["", "sb_publishable_x"],
  ["auth.example", "sb_publishable_x"],
  ["https://auth.example", ""],
])("a service that is not configured (%j, %j) is away, and nothing is asked", async (url, key) => {
  const answer = await authAt(url, key).ask(() => Promise.reject(new Error("asked")));
  expect(answer).toEqual({ ok: false, code: "away" });
});

test("a service whose answer makes no sense is not taken for a refusal, and one that is down is away", async () => {
  await using fake = await startFakeAuth();
  fake.state.behaviour = "answers nonsense";
  const signIn = () => authAt(fake.url).ask((api) => api.signInWithPassword(credentials));
  expect(await signIn()).toEqual({ ok: false, code: "unknown" });
  fake.state.behaviour = "is down";
  expect(await signIn()).toEqual({ ok: false, code: "away" });
});

test("after the line broke, nothing more of the same exchange is sent", async () => {
  await using fake = await startFakeAuth();
  fake.state.behaviour = "is down";
  const answer = await authAt(fake.url).ask(async (api) => {
    await api.signInWithPassword(credentials);
    return api.signInWithPassword(credentials);
  });
  expect(answer).toEqual({ ok: false, code: "away" });
  expect(fake.state.refreshes).toBe(1);
});
