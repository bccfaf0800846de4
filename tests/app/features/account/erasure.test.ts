import { sql } from "drizzle-orm";
import type { Sql } from "postgres";
import { expect, test, vi } from "vitest";
import { eraseAccount } from "#app/features/account/erasure.server.ts";
import { writeErasureMail } from "#app/features/account/erasure-mail.ts";
import { IdentityRefused } from "#db/errors.server.ts";
import { openServiceDb, openUserDb } from "#db/rls.server.ts";
import { buy, markPaid, recordState, type Started, startPayment } from "#tests/support/buy.ts";
import { freshDatabase, type TestDatabase } from "#tests/support/database.ts";
import { addAssessment, addDocument, addPerson, type Owned } from "#tests/support/people.ts";

/** Where each of these may never be found again. */
const MARKERS = [
  "Marker Name",
  "marker@example.com",
  "Marker Ltd",
  "Marker Title",
  "Marker text",
  "orla@keane.example",
];

type Bought = Owned & { payment: Started };

async function addMarked(db: TestDatabase) {
  const person = await addPerson(db, {
    email: "marker@example.com",
    metadata: { name: "Marker Name", company: "Marker Ltd" },
  });
  const user = openUserDb(db.connect(), person.claims);
  await db.sql`update public.users set profile = '{"jobTitle": "Marker Title"}' where id = ${person.id}`;
  const unpaid = await addDocument(db, person, "# Marker text");
  const paid = await addDocument(db, person, "# Marker text");
  await addAssessment(db, person);
  const payment = await buy(openServiceDb(db.connect()), paid);
  return { person, user, unpaid, paid, payment };
}

/** Every row of every table of ours and of Auth, as text. */
async function dump(db: TestDatabase): Promise<string> {
  const tables = await db.sql<{ name: string }[]>`
    select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('public', 'private', 'auth') and c.relkind = 'r'`;
  const parts = await Promise.all(
    tables.map(({ name }) => db.sql.unsafe(`select coalesce(string_agg(t::text, ' '), '') as text from ${name} t`)),
  );
  return parts.map(([row]) => row?.text).join(" ");
}

test("after an erasure nothing names the person, and of other people nothing is gone", async () => {
  await using db = await freshDatabase();
  const { person, user } = await addMarked(db);
  const before = await dump(db);
  expect(MARKERS.filter((marker) => !before.includes(marker))).toEqual([]);
  const other = await addPerson(db, { email: "stays@example.com", metadata: { name: "Stays", company: "" } });
  const theirs = await addDocument(db, other, "# Their text");
  await db.sql`update public.clients set email = 'kept@client.example' where user_id = ${other.id}`;

  expect(await eraseAccount(user)).toEqual({ ok: true, value: null });

  const after = await dump(db);
  expect(MARKERS.filter((marker) => after.includes(marker))).toEqual([]);
  expect(after).toContain("# Their text");
  expect(after).toContain("kept@client.example");
  expect(await db.sql`select id from public.documents`).toMatchObject([{ id: theirs.documentId }]);
  expect(await db.sql`select from auth.sessions where user_id = ${person.id}`).toHaveLength(0);
});

test("of a payment its amount, dates and the provider's word stay, without document and person", async () => {
  await using db = await freshDatabase();
  const { user, payment } = await addMarked(db);
  await eraseAccount(user);
  const rows = await db.sql`
    select id, user_id, document_id, status, amount_minor, currency, succeeded_at is not null as dated from public.payments`;
  expect(rows).toEqual([
    {
      id: payment.payment_id,
      user_id: null,
      document_id: null,
      status: "succeeded",
      amount_minor: 9999,
      currency: "USD",
      dated: true,
    },
  ]);
  expect(await db.sql`select from public.payment_events where payment_id = ${payment.payment_id}`).toHaveLength(1);
});

test("a payment that stays can be given to nobody else", async () => {
  await using db = await freshDatabase();
  const { user, paid } = await addMarked(db);
  const other = await addPerson(db);
  const change = db.sql`update public.payments set user_id = ${other.id} where document_id = ${paid.documentId}`;
  await expect(change).rejects.toMatchObject({ code: "23514" });
  await eraseAccount(user);
  const theirs = await addDocument(db, other);
  const late = db.sql`update public.payments set user_id = ${other.id}, document_id = ${theirs.documentId}`;
  await expect(late).rejects.toMatchObject({ code: "23514" });
});

test("a payment under way keeps the account, and one that ended does not", async () => {
  await using db = await freshDatabase();
  const { user, unpaid, person } = await addMarked(db);
  const service = openServiceDb(db.connect());
  const payment = await startPayment(user, unpaid.documentId);
  expect(await eraseAccount(user)).toEqual({ ok: false, code: "payment-open" });
  await recordState(service, payment, "processing");
  expect(await eraseAccount(user)).toEqual({ ok: false, code: "payment-open" });
  expect(await db.sql`select name from public.users where id = ${person.id}`).toMatchObject([{ name: "Marker Name" }]);
  await recordState(service, payment, "failed");
  expect(await eraseAccount(user)).toEqual({ ok: true, value: null });
});

test("a provider's late word about an erased account is kept, and pays for nothing", async () => {
  await using db = await freshDatabase();
  const { user, unpaid } = await addMarked(db);
  const service = openServiceDb(db.connect());
  const payment = await startPayment(user, unpaid.documentId);
  await recordState(service, payment, "cancelled");
  await eraseAccount(user);
  expect(await markPaid(service, { payment, documentId: unpaid.documentId })).toBe("orphaned-payment");
  expect(await db.sql`select from public.documents`).toHaveLength(0);
});

test("an erasure and a payment that begins at the same moment leave one of the two", async () => {
  await using db = await freshDatabase();
  for (let round = 0; round < 5; round++) {
    const { user, person, documentId } = await addDocument(db);
    const again = openUserDb(db.connect(), person.claims);
    const [erased, started] = await Promise.allSettled([eraseAccount(user), startPayment(again, documentId)]);
    const isErased = erased.status === "fulfilled" && erased.value.ok;
    expect(isErased).not.toBe(started.status === "fulfilled");
  }
  expect(
    await db.sql`select from public.payments where user_id is null and status in ('open', 'processing')`,
  ).toHaveLength(0);
});

test.for([
  [
    "the provider's word of a payment",
    (tx: Sql, { documentId }: Bought) => tx`select from public.documents where id = ${documentId} for update`,
    (tx: Sql, { payment, documentId }: Bought) => tx`
      select app.mark_paid(${payment.payment_id}, 'simulator', 'late', ${payment.amount_minor}, ${payment.currency}, ${documentId})`,
  ],
  [
    "a change of address by Auth",
    (tx: Sql, { person }: Bought) => tx`update auth.users set updated_at = now() where id = ${person.id}`,
    (tx: Sql, { person }: Bought) => tx`update auth.users set email = 'new@example.com' where id = ${person.id}`,
  ],
] as const)("an erasure and %s at the same moment are both done", async ([, begin, end]) => {
  await using db = await freshDatabase();
  const owned = await addDocument(db);
  const payment = await startPayment(owned.user, owned.documentId);
  await recordState(openServiceDb(db.connect()), payment, "failed");
  const erased = await db.sql.begin(async (transaction) => {
    const tx = transaction as unknown as Sql; // the same, within a transaction
    await begin(tx, { ...owned, payment });
    const erasure = eraseAccount(owned.user);
    await vi.waitUntil(async () => (await db.sql`select from pg_locks where not granted`).length > 0);
    await end(tx, { ...owned, payment });
    return { erasure };
  });
  expect(await erased.erasure).toEqual({ ok: true, value: null });
  expect(await db.sql`select from auth.users`).toHaveLength(0);
});

test("an erasure writes each payment and each receipt once, however many there are", async () => {
  await using db = await freshDatabase();
  const { person } = await addMarked(db);
  for (let more = 0; more < 2; more++) await buy(openServiceDb(db.connect()), await addDocument(db, person));
  const written = await db.sql.begin(async (tx) => {
    await tx`select app.erase_user(${person.id})`;
    return tx`
      select relname as table, n_tup_upd::int as rows from pg_stat_xact_user_tables where relname in ('payments', 'receipts') order by 1`;
  });
  expect(written).toEqual([
    { table: "payments", rows: 3 },
    { table: "receipts", rows: 3 },
  ]);
});

test("the only owner stays; with a second one either may go, but not both", async () => {
  await using db = await freshDatabase();
  const first = await addPerson(db, { role: "owner" });
  const handleOf = (person: typeof first) => openUserDb(db.connect(), person.claims);
  expect(await eraseAccount(handleOf(first))).toEqual({ ok: false, code: "last-owner" });
  const second = await addPerson(db, { role: "owner" });
  const answers = await Promise.all([eraseAccount(handleOf(first)), eraseAccount(handleOf(second))]);
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
});

test("whoever was erased has no session any more, and the log says that it was done", async () => {
  await using db = await freshDatabase();
  const { user, person } = await addMarked(db);
  await eraseAccount(user);
  const again = openUserDb(db.connect(), person.claims).read((tx) => tx.execute(sql`select 1`));
  await expect(again).rejects.toBeInstanceOf(IdentityRefused);
  const rows = await db.sql`select actor_id, entity_id from public.audit_events where action = 'user.erased'`;
  expect(rows).toEqual([{ actor_id: person.id, entity_id: person.id }]);
});

test("the mail says what was erased and what stays, in one line of header", async () => {
  const { subject, text, html } = await writeErasureMail({ name: "Ada\r\nBcc: x@y.example <b>" });
  expect(subject).toBe("Your Planwright account has been erased");
  expect(text).toContain("Hello Ada Bcc: x@y.example <b>,");
  expect(html).toContain("&lt;b&gt;");
  expect(text).toContain("payments");
});
