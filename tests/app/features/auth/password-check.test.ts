import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { platformContext, serviceDbContext } from "#app/context.ts";
import { checkPassword } from "#app/features/auth/password-check.server.ts";
import { openServiceDb } from "#db/rls.server.ts";
import { freshDatabase, type TestDatabase } from "#tests/support/database.ts";
import type { Settings } from "#workers/env.ts";
import { type Behaviour, startFakeAuth } from "./fake-auth.ts";

/** As in production, with the sign-in service at this address. */
function contextOf(db: TestDatabase, url: string) {
  const settings = {
    origin: "https://portal.example",
    environment: "production",
    supabase: { url, publishableKey: "sb_publishable_x" },
  } as Settings; // only these of the settings are read
  const context = new RouterContextProvider();
  context.set(platformContext, { settings, defer: () => {} });
  context.set(serviceDbContext, openServiceDb(db.connect()));
  return context;
}

const request = new Request("https://portal.example/profile", { headers: { "CF-Connecting-IP": "203.0.113.7" } });
const credentials = { email: "ada@example.com", password: "tall-green-lamp-42" };

const ANSWERS: Partial<Record<Behaviour, object>> = {
  works: { ok: true },
  refuses: { ok: false, code: "wrong" },
  "is busy": { ok: false, code: "busy" },
  "is down": { ok: false, code: "away" },
};

test("only a refusal says that the password is wrong", async () => {
  await using db = await freshDatabase();
  const checked = Object.keys(ANSWERS).map(async (behaviour) => {
    await using fake = await startFakeAuth();
    fake.state.behaviour = behaviour as Behaviour; // a key of the table above
    return [behaviour, await checkPassword(contextOf(db, fake.url), request, credentials)];
  });
  expect(Object.fromEntries(await Promise.all(checked))).toEqual(ANSWERS);
});

test("the password is asked for as often as anybody may try to sign in, and the service is not asked after that", async () => {
  await using db = await freshDatabase();
  await using fake = await startFakeAuth();
  const context = contextOf(db, fake.url);
  for (let time = 0; time < 5; time++) expect((await checkPassword(context, request, credentials)).ok).toBe(true);
  const asked = fake.state.refreshes;
  expect(await checkPassword(context, request, credentials)).toMatchObject({
    code: "busy",
    waitSeconds: expect.any(Number),
  });
  expect(fake.state.refreshes).toBe(asked);
});
