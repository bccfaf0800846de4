/** What is told and deleted by the clock (Retention in README): each after its time and not before, and the second run of a day does nothing. */
import { sql } from "drizzle-orm";
import postgres, { type Sql } from "postgres";
import { expect, test, vi } from "vitest";
import { listDuties } from "#app/features/account/retention.server.ts";
import { keptUntil } from "#app/features/documents/kept-until.ts";
import { openOwnerDb, openServiceDb, openUserDb } from "#db/rls.server.ts";
import { SUPERUSER } from "#supabase/local/postgres-cluster.ts";
import { buy, recordState, startPayment } from "#tests/support/buy.ts";
import { passDays } from "#tests/support/clock.ts";
import { freshDatabase, type TestDatabase } from "#tests/support/database.ts";
import { addAssessment, addDocument, addPerson, type Person } from "#tests/support/people.ts";

/** What the schedule does in an hour: how much of each was done. */
async function runDuties(db: TestDatabase): Promise<Record<string, number>> {
  const service = openServiceDb(db.connect());
  await db.sql`delete from private.rate_limits`; // the hour has passed
  const done: [string, number][] = [];
  for (const [task, duty] of await listDuties(service)) done.push([task, await duty(service)]);
  return Object.fromEntries(done.filter(([, count]) => count > 0));
}

/** As if every mail in the outbox had gone out now. */
async function sendAll(db: TestDatabase): Promise<string[]> {
  const rows = await db.sql<{ reason: string }[]>`
    update public.deliveries set status = 'sent', sent_at = now() where status = 'pending' returning reason`;
  return rows.map(({ reason }) => reason).sort();
}

async function countOf(db: TestDatabase, table: string): Promise<number> {
  const [row] = await db.sql.unsafe(`select count(*)::int as count from ${table}`);
  return row?.count;
}

/** Uses the account, so that it is not forgotten. */
async function signIn(db: TestDatabase, person: Person): Promise<void> {
  await db.sql`update auth.users set last_sign_in_at = now() where id = ${person.id}`;
}

test("an hour's work is done once an hour, whoever asks", async () => {
  await using db = await freshDatabase();
  const services = [1, 2, 3].map(() => openServiceDb(db.connect()));
  const lists = await Promise.all(services.map(listDuties));
  expect(lists.map((list) => list.length).sort()).toEqual([0, 0, 7]);
});

test("an unpaid document goes after a year, with its answers, a month after its owner was told; a paid one stays", async () => {
  await using db = await freshDatabase();
  const unpaid = await addDocument(db);
  const paid = await addDocument(db, unpaid.person);
  await buy(openServiceDb(db.connect()), paid);
  await sendAll(db);
  await passDays(db, 335);
  await signIn(db, unpaid.person);
  expect(await runDuties(db)).toEqual({});
  await passDays(db, 1);
  expect(await runDuties(db)).toEqual({ "expiry-told": 1 });
  expect(await runDuties(db)).toEqual({});
  expect(await sendAll(db)).toEqual(["documents-expiring"]);
  const isOver = async () => {
    const [document] = await db.sql`select created_at from public.documents where id = ${unpaid.documentId}`;
    return keptUntil(document?.created_at) <= new Date();
  };
  await passDays(db, 29);
  expect(await isOver()).toBe(false);
  expect(await runDuties(db)).toEqual({});
  await passDays(db, 1);
  expect(await isOver()).toBe(true);
  expect(await runDuties(db)).toEqual({ "documents-expired": 1 });
  expect(await runDuties(db)).toEqual({});
  expect(await db.sql`select id from public.documents`).toEqual([{ id: paid.documentId }]);
  expect(await db.sql`select id from public.assessments`).toEqual([{ id: paid.assessmentId }]);
  expect(await db.sql`select entity_id from public.audit_events where action = 'document.expired'`).toEqual([
    { entity_id: unpaid.documentId },
  ]);
});

test("a document stays while nobody could be told of its end, and while a payment for it is under way", async () => {
  await using db = await freshDatabase();
  const { person, user, documentId } = await addDocument(db);
  await passDays(db, 400);
  await signIn(db, person);
  expect(await runDuties(db)).toEqual({ "expiry-told": 1 });
  await passDays(db, 40);
  expect(await runDuties(db)).toEqual({}); // the mail has not gone out
  await sendAll(db);
  await passDays(db, 30);
  const payment = await startPayment(user, documentId);
  expect(await runDuties(db)).toEqual({});
  await recordState(openServiceDb(db.connect()), payment, "cancelled");
  expect(await runDuties(db)).toEqual({ "documents-expired": 1 });
  expect(await db.sql`select document_id from public.payments`).toEqual([{ document_id: null }]);
});

test("of many documents a person is told in one mail", async () => {
  await using db = await freshDatabase();
  const first = await addDocument(db);
  await addDocument(db, first.person);
  await passDays(db, 1);
  await addDocument(db, first.person);
  await passDays(db, 336);
  await signIn(db, first.person);
  expect(await runDuties(db)).toEqual({ "expiry-told": 1 });
  await sendAll(db);
  await passDays(db, 30);
  expect(await runDuties(db)).toEqual({ "documents-expired": 3 });
});

test("answers that no document was made of go a year after they were last touched", async () => {
  await using db = await freshDatabase();
  const person = await addPerson(db);
  await addAssessment(db, person);
  const touched = await addAssessment(db, person);
  await passDays(db, 365);
  await signIn(db, person);
  await db.sql`update public.assessments set step = 2 where id = ${touched}`;
  expect(await runDuties(db)).toEqual({});
  await passDays(db, 1);
  expect(await runDuties(db)).toEqual({ "assessments-expired": 1 });
  expect(await db.sql`select id from public.assessments`).toEqual([{ id: touched }]);
});

test("an account that is not confirmed goes after a week, and its address is free again", async () => {
  await using db = await freshDatabase();
  await addPerson(db, { confirmed: false, email: "late@example.com" });
  const confirmed = await addPerson(db);
  await passDays(db, 6);
  expect(await runDuties(db)).toEqual({});
  await passDays(db, 1);
  expect(await runDuties(db)).toEqual({ "accounts-expired": 1 });
  expect(await runDuties(db)).toEqual({});
  expect(await db.sql`select id from auth.users`).toEqual([{ id: confirmed.id }]);
  await addPerson(db, { email: "late@example.com" });
});

/** Lets Auth write to an account, has the schedule erase accounts meanwhile, and only then lets Auth commit. */
async function expireWhile(db: TestDatabase, write: (auth: Sql) => Promise<unknown>): Promise<void> {
  const erased = Promise.withResolvers<unknown>();
  await db.sql.begin(async (auth) => {
    await write(auth as unknown as Sql); // the same, within a transaction
    const expired = openServiceDb(db.connect()).write((tx) => tx.execute(sql`select app.expire_accounts()`));
    erased.resolve(expired);
    await Promise.race([expired, vi.waitUntil(async () => (await countOf(db, WAITING)) > 0)]);
  });
  await erased.promise;
}

const WAITING = "pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";

test("an account that is confirmed while the schedule erases such accounts stays", async () => {
  await using db = await freshDatabase();
  const late = await addPerson(db, { confirmed: false });
  await passDays(db, 7);
  await expireWhile(db, (auth) => auth`update auth.users set email_confirmed_at = now() where id = ${late.id}`);
  expect(await db.sql`select id from public.users`).toEqual([{ id: late.id }]);
  expect(await runDuties(db)).toEqual({});
});

test("an account that is signed in to while the schedule erases unused ones stays", async () => {
  await using db = await freshDatabase();
  const back = await addPerson(db);
  await passDays(db, 731);
  await db.sql`
    insert into public.deliveries (user_id, reason, status, created_at, sent_at)
    values (${back.id}, 'account-expiring-last', 'sent', now() - interval '15 days', now() - interval '15 days')`;
  await expireWhile(db, (auth) => auth`update auth.users set last_sign_in_at = now() where id = ${back.id}`);
  expect(await db.sql`select id from public.users`).toEqual([{ id: back.id }]);
  await passDays(db, 800);
  await db.sql`update public.deliveries set created_at = now() - interval '15 days', sent_at = now() - interval '15 days'`;
  expect(await runDuties(db)).toMatchObject({ "accounts-expired": 1 });
});

test("what waits for a payment takes no place among what goes", async () => {
  await using db = await freshDatabase();
  const service = openServiceDb(db.connect());
  const [waiting, free] = [await addDocument(db), await addDocument(db)];
  const payment = await startPayment(waiting.user, waiting.documentId);
  await passDays(db, 400);
  await db.sql`update auth.users set email_confirmed_at = null`;
  await db.sql`
    insert into public.deliveries (user_id, reason, status, created_at, sent_at)
    select id, 'documents-expiring', 'sent', now() - interval '31 days', now() - interval '31 days' from public.users`;
  const once = async (act: string) => {
    const [row] = await service.write((tx) => tx.execute<{ done: number }>(sql`select ${sql.raw(act)} as done`));
    return row?.done;
  };
  expect(await once("app.expire_documents(1)")).toBe(1);
  expect(await once("app.expire_accounts(1)")).toBe(1);
  expect(await db.sql`select user_id, document_id from public.payments`).toEqual([
    { user_id: waiting.person.id, document_id: waiting.documentId },
  ]);
  await recordState(service, payment, "cancelled");
  expect(await once("app.expire_accounts(1)")).toBe(1);
  expect(await db.sql`select from public.users where id = ${free.person.id}`).toHaveLength(0);
});

test("telling asks nothing anew of each account that nobody uses, since there may be very many", async () => {
  await using db = await freshDatabase();
  for (let made = 0; made < 5; made++) await addPerson(db);
  await passDays(db, 680);
  expect(await runDuties(db)).toEqual({ "expiry-told": 5 });
  await sendAll(db);
  await passDays(db, 30);
  const superuser = postgres(db.url(SUPERUSER), { max: 1 });
  const calls = await superuser.begin(async (tx) => {
    await tx`set local track_functions = 'all'`;
    await tx`select app.tell_of_expiry(500)`;
    return tx`select funcname as name, calls::int from pg_stat_xact_user_functions where schemaname = 'app'`;
  });
  await superuser.end();
  expect(calls).toEqual([{ name: "tell_of_expiry", calls: 1 }]);
});

test("an account that nobody uses goes after two years and two notices, with everything in it but the payments", async () => {
  await using db = await freshDatabase();
  const { person, documentId } = await addDocument(db);
  await buy(openServiceDb(db.connect()), await addDocument(db, person));
  await db.sql`delete from public.documents where id = ${documentId}`;
  await sendAll(db);
  await passDays(db, 670);
  expect(await runDuties(db)).toEqual({ "assessments-expired": 1, "payment-events-expired": 1 });
  await passDays(db, 1);
  expect(await runDuties(db)).toEqual({ "expiry-told": 1 });
  expect(await sendAll(db)).toEqual(["account-expiring"]);
  await passDays(db, 45);
  expect(await runDuties(db)).toEqual({});
  await passDays(db, 1);
  expect(await runDuties(db)).toEqual({ "expiry-told": 1 });
  expect(await sendAll(db)).toEqual(["account-expiring-last"]);
  expect(await runDuties(db)).toEqual({});
  await passDays(db, 13);
  expect(await runDuties(db)).toEqual({});
  await passDays(db, 1);
  expect(await runDuties(db)).toMatchObject({ "accounts-expired": 1 });
  expect(await runDuties(db)).toEqual({});
  for (const table of ["auth.users", "public.users", "public.documents", "public.clients"])
    expect(await countOf(db, table), table).toBe(0);
  expect(await db.sql`select user_id, status from public.payments`).toEqual([{ user_id: null, status: "succeeded" }]);
  expect(await countOf(db, "public.receipts")).toBe(1);
});

test("who comes back keeps the account and is told anew in another two years; who administers the portal always keeps it", async () => {
  await using db = await freshDatabase();
  const person = await addPerson(db);
  await addPerson(db, { role: "admin" });
  await addPerson(db, { role: "owner" });
  await passDays(db, 720);
  expect(await runDuties(db)).toEqual({ "expiry-told": 1 });
  await sendAll(db);
  expect(await runDuties(db)).toEqual({}); // the last notice does not follow on the first one's heels
  await db.sql`update auth.sessions set refreshed_at = now() where user_id = ${person.id}`;
  await passDays(db, 60);
  expect(await runDuties(db)).toEqual({});
  await passDays(db, 611);
  expect(await runDuties(db)).toMatchObject({ "expiry-told": 1 });
  expect(await sendAll(db)).toEqual(["account-expiring"]);
  expect(await countOf(db, "public.users")).toBe(3);
});

test("what a payment provider told us goes after 400 days, and not a day before, whoever asks", async () => {
  await using db = await freshDatabase();
  const owned = await addDocument(db);
  await buy(openServiceDb(db.connect()), owned);
  await passDays(db, 399);
  await signIn(db, owned.person);
  expect(await runDuties(db)).toEqual({});
  await expect(db.sql`delete from public.payment_events`).rejects.toMatchObject({ code: "42501" });
  await passDays(db, 1);
  expect(await runDuties(db)).toEqual({ "payment-events-expired": 1 });
  expect(await countOf(db, "public.payments")).toBe(1);
});

test("what a notice says goes a week after it, the rest of it after 400 days; of old browsers the latest stays", async () => {
  await using db = await freshDatabase();
  const person = await addPerson(db);
  await db.sql`insert into public.deliveries (user_id, reason, detail) values (${person.id}, 'new-place', '{"country": "IE"}')`;
  await sendAll(db);
  await db.sql`
    insert into public.browsers (user_id, key, last_used_at)
    select ${person.id}, repeat(n::text, 64), now() - n * interval '1 minute' from generate_series(1, 3) n`;
  await passDays(db, 6);
  expect(await runDuties(db)).toEqual({});
  await passDays(db, 1);
  expect(await runDuties(db)).toEqual({ "notes-expired": 1 });
  expect(await db.sql`select detail from public.deliveries`).toEqual([{ detail: {} }]);
  await passDays(db, 393);
  expect(await runDuties(db)).toEqual({ "notes-expired": 3 });
  expect(await db.sql`select left(key, 1) as key from public.browsers`).toEqual([{ key: "1" }]);
});

test("the log is shortened by whole days after two years, counted by month, and what remains is verified as before", async () => {
  await using db = await freshDatabase();
  const owner = await addPerson(db, { role: "owner" });
  for (let made = 0; made < 4; made++) await addPerson(db);
  await passDays(db, 732);
  const later = await addPerson(db);
  const service = openServiceDb(db.connect());
  const seal = () => service.write((tx) => tx.execute(sql`select app.seal_audit()`));
  const verify = async () => {
    const handle = openOwnerDb(db.connect(), owner.claims);
    const [row] = await handle.read((tx) => tx.execute(sql`select * from app.verify_audit()`));
    return row;
  };
  await seal();
  const before = await verify();
  expect(before).toMatchObject({ sealed: "6", broken_at: null });

  expect(await runDuties(db)).toMatchObject({ "audit-shortened": 5 });
  expect((await runDuties(db))["audit-shortened"]).toBeUndefined();
  expect(await verify()).toMatchObject({ sealed: "1", waiting: "1", head: before?.head, broken_at: null });
  await seal();
  expect(await verify()).toMatchObject({ sealed: "2", waiting: "0", broken_at: null });
  expect(await db.sql`select action, lines::int from public.audit_months`).toEqual([
    { action: "user.created", lines: 5 },
  ]);
  const [left] = await db.sql`select entity_id from public.audit_events where action = 'user.created'`;
  expect(left?.entity_id).toBe(later.id);
  await expect(db.sql`delete from public.audit_chain`).rejects.toMatchObject({ code: "42501" });
  await expect(db.sql`delete from public.audit_events`).rejects.toMatchObject({ code: "42501" });
});

test("a log that was tampered with is not shortened, so that it shows", async () => {
  await using db = await freshDatabase();
  await addPerson(db, { role: "owner" });
  for (let made = 0; made < 4; made++) await addPerson(db);
  await passDays(db, 732);
  await addPerson(db);
  const service = openServiceDb(db.connect());
  await service.write((tx) => tx.execute(sql`select app.seal_audit()`));
  await db.sql.unsafe(`
    alter table public.audit_events disable trigger user;
    delete from public.audit_events where id = (select min(id) from public.audit_events);
    alter table public.audit_events enable trigger user`);
  expect((await runDuties(db))["audit-shortened"]).toBeUndefined();
  expect(await countOf(db, "public.audit_chain")).toBe(6);
});

test("a person's own handle reads none of it away", async () => {
  await using db = await freshDatabase();
  const user = openUserDb(db.connect(), (await addPerson(db)).claims);
  const expire = user.write((tx) => tx.execute(sql`select app.expire_documents()`));
  await expect(expire).rejects.toThrow();
});
