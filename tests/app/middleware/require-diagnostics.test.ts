import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { type Platform, platformContext, sessionContext, userDbContext } from "#app/context.ts";
import { guardHandle } from "#app/features/auth/guarded-db.server.ts";
import { requireDiagnostics } from "#app/middleware/require-diagnostics.ts";
import { openUserDb } from "#db/rls.server.ts";
import { freshDatabase, type TestDatabase } from "#tests/support/database.ts";
import { addPerson, type Person } from "#tests/support/people.ts";

type Place = { environment: "embedded" | "production"; diagnostics: boolean };
const DEVELOPMENT: Place = { environment: "embedded", diagnostics: true };
const ON: Place = { environment: "production", diagnostics: true };
const OFF: Place = { environment: "production", diagnostics: false };
const NOBODY_LISTENS = "postgresql://portal_worker:x@127.0.0.1:1/postgres";

type Caller = { db: TestDatabase; person: Person; url?: string };

/** The status with which the guard answers, or "inside". */
async function knock(place: Place, caller?: Caller): Promise<number | "inside"> {
  const context = new RouterContextProvider();
  const settings = place as Platform["settings"]; // all that the guard looks at
  context.set(platformContext, { settings, defer: () => {} });
  const session = caller && { userId: caller.person.id, email: "", sessionId: "", aal: "aal1" as const };
  context.set(sessionContext, session ?? null);
  if (caller) {
    const { db, person, url = db.url() } = caller;
    const handle = openUserDb(db.connect({ url }), person.claims);
    context.set(
      userDbContext,
      guardHandle(handle, () => new Response(null, { status: 302 })),
    );
  }
  const url = new URL("https://portal.example/supabase-test");
  const request = new Request("https://portal.example/supabase-test.data?_routes=routes%2Fsupabase-test");
  const args = { request, url, context, params: {}, pattern: "/supabase-test" };
  try {
    await requireDiagnostics(args, async () => new Response());
    return "inside";
  } catch (thrown) {
    const { init } = thrown as { init: ResponseInit }; // what data() makes
    return init.status ?? 200;
  }
}

test("in development everybody may come in", async () => {
  expect(await knock(DEVELOPMENT)).toBe("inside");
});

test("in production there is no such page for a visitor, switched on or not", async () => {
  expect(await knock(OFF)).toBe(404);
  expect(await knock(ON)).toBe(404);
});

test.each([
  ["user", 404],
  ["admin", "inside"],
  ["owner", "inside"],
] as const)("in production a %s gets %s where it is switched on, and 404 where it is not", async (role, expected) => {
  await using db = await freshDatabase();
  const person = await addPerson(db, { role });
  expect(await knock(ON, { db, person })).toBe(expected);
  expect(await knock(OFF, { db, person })).toBe(404);
});

test("an admin who was suspended does not come in", async () => {
  await using db = await freshDatabase();
  const person = await addPerson(db, { role: "admin", status: "suspended" });
  expect(await knock(ON, { db, person })).toBe(404);
});

test("while the database is away nobody can tell who is an admin, and the answer is 503", async () => {
  await using db = await freshDatabase();
  const person = await addPerson(db, { role: "admin" });
  expect(await knock(ON, { db, person, url: NOBODY_LISTENS })).toBe(503);
});
