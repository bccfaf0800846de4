import { expect, test } from "vitest";
import { findViewer } from "#app/features/account/account.server.ts";
import { guardHandle } from "#app/features/auth/guarded-db.server.ts";
import { openUserDb } from "#db/rls.server.ts";
import { freshDatabase, type TestDatabase } from "#tests/support/database.ts";
import { addPerson, type Person } from "#tests/support/people.ts";

const NOBODY_LISTENS = "postgresql://portal_worker:x@127.0.0.1:1/postgres";

function guarded(db: TestDatabase, { claims }: Person, url = db.url()) {
  const refusals: string[] = [];
  const handle = guardHandle(openUserDb(db.connect({ url }), claims), (reason) => {
    refusals.push(reason);
    return new Response(null, { status: 302 });
  });
  return { handle, refusals };
}

test("the viewer is the caller", async () => {
  await using db = await freshDatabase();
  await addPerson(db);
  const person = await addPerson(db, { role: "admin", metadata: { name: "Ruth Callaghan", company: "" } });
  const { handle } = guarded(db, person);
  expect(await findViewer(handle)).toEqual({ name: "Ruth Callaghan", email: person.email, company: "", role: "admin" });
});

test.each([
  [
    "session-ended",
    async (db: TestDatabase, { id }: Person) => db.sql`delete from auth.sessions where user_id = ${id}`,
  ],
  [
    "suspended",
    async (db: TestDatabase, { id }: Person) => db.sql`update public.users set status = 'suspended' where id = ${id}`,
  ],
  [
    "unconfirmed",
    async (db: TestDatabase, { id }: Person) =>
      db.sql`update auth.users set email_confirmed_at = null where id = ${id}`,
  ],
])(
  "a caller who is %s has no name, and whoever reads or writes for them is answered with a redirect",
  async (reason, change) => {
    await using db = await freshDatabase();
    const person = await addPerson(db);
    await change(db, person);
    const { handle, refusals } = guarded(db, person);
    expect(await findViewer(handle)).toBeNull();
    await expect(handle.write((tx) => tx.execute("select 1"))).rejects.toMatchObject({ status: 302 });
    expect(refusals).toEqual([reason, reason]);
  },
);

test("while the database is away nobody can tell, and whoever reads or writes is answered with 503", async () => {
  await using db = await freshDatabase();
  const { handle, refusals } = guarded(db, await addPerson(db), NOBODY_LISTENS);
  expect(await findViewer(handle)).toBeUndefined();
  await expect(handle.write((tx) => tx.execute("select 1"))).rejects.toMatchObject({ init: { status: 503 } });
  expect(refusals).toEqual([]);
});

test("any other error passes the guard unchanged", async () => {
  await using db = await freshDatabase();
  const { handle } = guarded(db, await addPerson(db));
  const fault = new Error("ours");
  await expect(handle.read(() => Promise.reject(fault))).rejects.toBe(fault);
});

test("a fault that is no answer is thrown on", async () => {
  await using db = await freshDatabase();
  const { handle } = guarded(db, await addPerson(db));
  const broken = { ...handle, read: () => Promise.reject(new Error("a surprise")) };
  await expect(findViewer(broken)).rejects.toThrow("a surprise");
});
