/** What `npm run db:verify` finds in a database that was not restored whole. */
import { expect, test } from "vitest";
import { readLedger } from "#db/ledger.ts";
import { openServiceDb } from "#db/rls.server.ts";
import { verifyDatabase } from "#db/verify.ts";
import { buy, markPaid, recordRefund, recordState, startPayment } from "#tests/support/buy.ts";
import { availableMajors, freshDatabase } from "#tests/support/database.ts";
import { addDocument } from "#tests/support/people.ts";

const LISTED = "privileges and triggers as the migrations leave them";

async function wrongIn(url: string): Promise<string[]> {
  return (await verifyDatabase(url)).filter(({ isRight }) => !isRight).map(({ name }) => name);
}

test.for(availableMajors())(
  "a whole database passes every check, and looking changes nothing, on PostgreSQL %i",
  async (major) => {
    await using db = await freshDatabase({ major });
    await addDocument(db);
    const linesOf = async () => (await db.sql`select count(*) as lines from figures`)[0]?.lines;
    const before = await linesOf();
    expect(await wrongIn(db.url("postgres"))).toEqual([]);
    expect(await linesOf()).toBe(before);
  },
);

test("nobody who writes is waited for, or waits", async () => {
  await using db = await freshDatabase();
  const { person } = await addDocument(db);
  await db.sql.begin(async (tx) => {
    await tx`update users set name = 'Not yet' where id = ${person.id}`;
    expect(await wrongIn(db.url("postgres"))).toEqual([]);
  });
});

test("each loss is found by the check that names it", async () => {
  await using db = await freshDatabase();
  const { documentId } = await addDocument(db);
  const database = db.sql.options.database;
  const losses: [check: string, loss: string, repair: string][] = [
    [
      "no tables without row-level security that binds their owner",
      "alter table public.clients no force row level security",
      "alter table public.clients force row level security",
    ],
    [
      "no policies that are for everybody, or missing on a readable table",
      "create policy hole on public.clients for select using (true)",
      "drop policy hole on public.clients",
    ],
    [
      "no functions whose search path could find temporary names first",
      "alter function app.end_session() set search_path = ''",
      "alter function app.end_session() set search_path = pg_catalog, pg_temp",
    ],
    [LISTED, "grant select on public.users to anon", "revoke select on public.users from anon"],
    [LISTED, "grant select (email) on public.users to anon", "revoke select (email) on public.users from anon"],
    [LISTED, "grant delete on public.documents to portal_user", "revoke delete on public.documents from portal_user"],
    [
      LISTED,
      "revoke select on public.articles from portal_visitor",
      "grant select on public.articles to portal_visitor",
    ],
    [
      LISTED,
      "grant execute on function app.end_session() to anon",
      "revoke execute on function app.end_session() from anon",
    ],
    [
      LISTED,
      `grant temporary on database ${database} to public`,
      `revoke temporary on database ${database} from public`,
    ],
    [LISTED, "alter table public.documents disable trigger user", "alter table public.documents enable trigger user"],
    [
      LISTED,
      "drop trigger guard on public.documents",
      "create trigger guard before update on public.documents for each row execute function app.guard_document()",
    ],
    [
      "admin's figures equal to their recount",
      "insert into public.figures (day, figure, amount) values ('2026-01-01', 'clients', 7)",
      "delete from public.figures where day = '2026-01-01'",
    ],
  ];
  for (const [check, loss, repair] of losses) {
    await db.sql.unsafe(loss);
    expect(await wrongIn(db.url("postgres"))).toEqual([check]);
    await db.sql.unsafe(repair);
  }
  await db.sql.unsafe("alter table public.documents disable trigger user");
  await db.sql`update documents set is_paid = true, paid_at = now() where id = ${documentId}`;
  await db.sql.unsafe("alter table public.documents enable trigger user");
  await db.sql`delete from supabase_migrations.schema_migrations where version = (select max(version) from supabase_migrations.schema_migrations)`;
  expect(await wrongIn(db.url("postgres"))).toEqual(
    expect.arrayContaining([
      "migrations applied and unedited",
      "no paid documents without text or payment, and payments that are paid without document",
    ]),
  );
});

test("receipts are summed against payments, refunds and revenue by month and currency, and a difference in any of them is found", async () => {
  await using db = await freshDatabase();
  const service = openServiceDb(db.connect());
  const sales = [await addDocument(db), await addDocument(db), await addDocument(db)];
  await db.sql.unsafe(`alter table public.documents disable trigger user`);
  await db.sql`update public.documents set currency = 'EUR' where id = ${sales[2]?.documentId ?? ""}`;
  await db.sql.unsafe(`alter table public.documents enable trigger user`);
  const payments = [];
  for (const sale of sales) payments.push(await buy(service, sale));
  const [first, second] = payments;
  if (!first || !second) throw new Error("nothing was sold");
  await recordRefund(service, first, { minor: 3_000 });
  await recordRefund(service, first, { minor: 4_000 });
  await recordRefund(service, second);
  const twice = await addDocument(db);
  const declined = await startPayment(twice.user, twice.documentId);
  await recordState(service, declined, "failed");
  await buy(service, twice);
  await markPaid(service, { payment: declined, documentId: twice.documentId });

  const month = new Date().toISOString().slice(0, 7);
  const euro = {
    issued: "99.99",
    taken: "99.99",
    said: "99.99",
    refunded: "0.00",
    saidRefunded: "0.00",
    revenue: "99.99",
  };
  const dollar = { issued: "299.97", taken: "299.97", said: "299.97", refunded: "139.99", saidRefunded: "139.99" };
  expect(await readLedger(db.sql)).toEqual([
    { month, currency: "EUR", receipts: 1, ...euro, isRight: true },
    { month, currency: "USD", receipts: 3, ...dollar, revenue: "159.98", isRight: true },
  ]);
  expect(await wrongIn(db.url("postgres"))).toEqual([]);

  for (const [table, change] of [
    ["receipts", "update public.receipts set amount_minor = 1 where currency = 'USD'"],
    ["payments", "update public.payments set refunded_minor = 5000 where refunded_minor = 4000"],
    ["payment_events", "delete from public.payment_events where outcome = 'paid' and currency = 'USD'"],
    ["figures", "update public.figures set amount = amount + 1 where figure = 'revenue' and currency = 'USD'"],
  ] as const) {
    await db.sql
      .begin(async (tx) => {
        await tx.unsafe(`alter table public.${table} disable trigger user`);
        await tx.unsafe(change);
        expect(
          (await readLedger(tx as unknown as typeof db.sql)).map(({ isRight }) => isRight),
          table,
        ).toEqual([true, false]); // a transaction asks as a client does
        throw new Error("undo");
      })
      .catch((error) => expect(String(error)).toBe("Error: undo"));
  }
});

test("payments whose provider's words have been deleted by their age are not held against them", async () => {
  await using db = await freshDatabase();
  const service = openServiceDb(db.connect());
  await buy(service, await addDocument(db));
  for (const [table, date] of [
    ["payments", "succeeded_at"],
    ["payment_events", "received_at"],
  ]) {
    await db.sql.unsafe(`alter table ${table} disable trigger user`);
    await db.sql.unsafe(`update ${table} set ${date} = ${date} - interval '440 days'`);
    await db.sql.unsafe(`alter table ${table} enable trigger user`);
  }
  await db.sql`select app.recount_figures(), app.expire_payment_events()`;
  expect(await readLedger(db.sql)).toMatchObject([{ taken: "99.99", said: null, saidRefunded: null, isRight: true }]);
  expect(await wrongIn(db.url("postgres"))).toEqual([]);
});
