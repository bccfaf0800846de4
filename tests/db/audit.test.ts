import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { openOwnerDb, openServiceDb, openUserDb } from "#db/rls.server.ts";
import { freshDatabase, type TestDatabase } from "#tests/support/database.ts";
import { addDocument, addPerson } from "#tests/support/people.ts";

/** Twenty people, so that the log has lines; answers with what seals and what verifies. */
async function arrange(db: TestDatabase) {
  const person = await addPerson(db, { role: "owner" });
  await Promise.all(Array.from({ length: 20 }, () => addPerson(db)));
  const service = openServiceDb(db.connect());
  const owner = openOwnerDb(db.connect(), person.claims);
  return {
    person,
    seal: async () => {
      const [row] = await service.write((tx) => tx.execute<{ sealed: number }>(sql`select app.seal_audit() as sealed`));
      return row?.sealed;
    },
    verify: async () => {
      const [row] = await owner.read((tx) => tx.execute(sql`select * from app.verify_audit()`));
      return row as { sealed: string; waiting: string; head: string | null; broken_at: string | null };
    },
    /** The same of so many lines at the end. */
    verifyNewest: async (lines: number) => {
      const [row] = await owner.read((tx) => tx.execute(sql`select * from app.verify_newest_audit(${lines})`));
      return row as {
        sealed: string;
        verified: string;
        waiting: string;
        head: string | null;
        broken_at: string | null;
      };
    },
  };
}

/** As somebody who has the whole database in hand and no scruples. */
async function tamper(db: TestDatabase, statement: string): Promise<void> {
  await db.sql.unsafe(`
    alter table public.audit_events disable trigger user; alter table public.audit_chain disable trigger user;
    ${statement};
    alter table public.audit_events enable trigger user; alter table public.audit_chain enable trigger user`);
}

test.each([
  "update public.audit_events set action = 'other'",
  "delete from public.audit_events",
  "truncate public.audit_events",
  "update public.audit_chain set hash = repeat('0', 64)",
  "delete from public.audit_chain",
  "truncate public.audit_chain",
])("whoever owns the tables is refused too: %s", async (statement) => {
  await using db = await freshDatabase();
  const { seal } = await arrange(db);
  await seal();
  await expect(db.sql.unsafe(statement)).rejects.toMatchObject({ code: "42501" });
});

test("an untouched log is verified, a second sealing adds only what is new, and a line that came late is sealed too", async () => {
  await using db = await freshDatabase();
  const { seal, verify } = await arrange(db);
  expect(await verify()).toMatchObject({ sealed: "0", waiting: "21", head: null, broken_at: null });
  expect(await seal()).toBe(21);
  const first = await verify();
  expect(first).toMatchObject({ sealed: "21", waiting: "0", broken_at: null });
  expect(await seal()).toBe(0);
  const late = await db.sql.reserve();
  await late`begin`;
  await late`select app.audit('late.one', 'test', null)`;
  await db.sql`select app.audit('early.one', 'test', null)`;
  expect(await seal()).toBe(1);
  await late`commit`;
  late.release();
  expect(await seal()).toBe(1);
  const second = await verify();
  expect(second).toMatchObject({ sealed: "23", waiting: "0", broken_at: null });
  expect(second.head).not.toBe(first.head);
});

test.each([
  ["a line that was changed", "update public.audit_events set actor_id = null, detail = '{\"x\": 1}' where id = 7"],
  ["a line that was taken out", "delete from public.audit_events where id = 7"],
  [
    "a line taken out with its seal",
    "delete from public.audit_events where id = 7; delete from public.audit_chain where event_id = 7",
  ],
  [
    "a line slipped in",
    "insert into public.audit_events (actor_role, action, entity, at) values ('postgres', 'x', 'x', now() - interval '2 hours')",
  ],
  ["a network that was changed", "update public.audit_events set network = '203.0.113.0/24' where id = 7"],
])("%s shows", async (_what, statement) => {
  await using db = await freshDatabase();
  const { seal, verify, verifyNewest } = await arrange(db);
  await seal();
  await tamper(db, statement);
  const { broken_at } = await verify();
  const [slipped] = await db.sql`select max(id) as id from public.audit_events`;
  expect([7, 8, Number(slipped?.id)]).toContain(Number(broken_at));
  expect(await verifyNewest(100)).toMatchObject({ broken_at });
  expect(await verifyNewest(15)).toMatchObject({ broken_at });
});

test("of a long log the newest lines are verified, from the link before them", async () => {
  await using db = await freshDatabase();
  const { seal, verify, verifyNewest } = await arrange(db);
  expect(await verifyNewest(5)).toMatchObject({
    sealed: "0",
    verified: "0",
    waiting: "21",
    head: null,
    broken_at: null,
  });
  await seal();
  const { head } = await verify();
  expect(await verifyNewest(5)).toMatchObject({ sealed: "21", verified: "5", waiting: "0", head, broken_at: null });
  expect(await verifyNewest(21)).toMatchObject({ sealed: "21", verified: "21", waiting: "0", head, broken_at: null });
  await tamper(db, "update public.audit_events set action = 'other' where id = 7");
  expect(await verifyNewest(5)).toMatchObject({ verified: "5", broken_at: null });
});

test("a line says the request and the network that it came from, and nothing where there is none", async () => {
  await using db = await freshDatabase();
  const { person } = await arrange(db);
  const user = openUserDb(db.connect({ requestId: "r-1", network: "203.0.113.0/24" }), person.claims);
  await user.write((tx) => tx.execute(sql`select app.record_account_event('exported')`));
  const lines = await db.sql`
    select actor_id, request_id, network from public.audit_events where action in ('account.exported', 'user.created') order by id desc limit 2`;
  expect(lines).toEqual([
    { actor_id: person.id, request_id: "r-1", network: "203.0.113.0/24" },
    { actor_id: null, request_id: null, network: null },
  ]);
});

test("what is read of a paid document is written down once an hour, and nothing of one that is not paid or not one's own", async () => {
  await using db = await freshDatabase();
  const { documentId, user } = await addDocument(db);
  const other = openUserDb(db.connect(), (await addPerson(db)).claims);
  const read = (caller: typeof user, how: string) =>
    caller.write((tx) => tx.execute(sql`select app.record_reading(${documentId}, ${how})`));
  const lines = async () => {
    const rows =
      await db.sql`select action from public.audit_events where action in ('document.viewed', 'document.downloaded') order by id`;
    return rows.map(({ action }) => action);
  };
  await read(user, "viewed");
  expect(await lines()).toEqual([]);
  await db.sql`update public.documents set is_paid = true, paid_at = now() where id = ${documentId}`;
  for (const how of ["viewed", "downloaded", "viewed"]) await read(user, how);
  await read(other, "viewed");
  expect(await lines()).toEqual(["document.viewed", "document.downloaded"]);
  await tamper(db, "update public.audit_events set at = at - interval '61 minutes' where action = 'document.viewed'");
  for (const how of ["viewed", "downloaded"]) await read(user, how);
  expect(await lines()).toEqual(["document.viewed", "document.downloaded", "document.viewed"]);
});

test("a page of staff is written down with its address, and nothing else that looks like one", async () => {
  await using db = await freshDatabase();
  const { person } = await arrange(db);
  const owner = openOwnerDb(db.connect(), person.claims);
  const open = (path: string) => owner.write((tx) => tx.execute(sql`select app.record_staff_page(${path})`));
  for (const path of ["/admin", "/admin/users", "/admin"]) await open(path);
  await expect(open("/admin/users?q=somebody@example.com")).rejects.toMatchObject({ code: "22023" });
  const lines = await db.sql`
    select actor_id, detail from public.audit_events where action = 'account.staff-page-opened' order by id`;
  expect(lines).toEqual([
    { actor_id: person.id, detail: { page: "/admin" } },
    { actor_id: person.id, detail: { page: "/admin/users" } },
  ]);
});
