import { expect, test } from "vitest";
import {
  listAccounts,
  listNewestAccounts,
  NEWEST_ACCOUNTS,
  NEWEST_SOLUTIONS,
} from "#app/features/admin/accounts.server.ts";
import { listPendingDocuments, listRecentDocuments } from "#app/features/admin/documents.server.ts";
import { listFailures, SHOWN } from "#app/features/admin/failures.server.ts";
import { openServiceDb } from "#db/rls.server.ts";
import { buy, recordRefund, startPayment } from "#tests/support/buy.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { addDocument, addPerson } from "#tests/support/people.ts";
import { addYear, openAdmin, openOwner } from "./portal-year.ts";

test("a card has the newest accounts with what is paid and pending, counted by hand, and nobody's contact data", async () => {
  await using db = await freshDatabase();
  const { members } = await addYear(db);
  const userIds = members.map(({ id }) => id);
  const newest = await listNewestAccounts(await openAdmin(db), { userIds });
  const expected = await db.sql`
    select c.id, c.company, count(d.id) filter (where d.is_paid)::int as paid, count(d.id) filter (where not d.is_paid)::int as pending
    from (select *, row_number() over (partition by user_id order by created_at desc, id desc) as place from public.clients) c
    left join public.documents d on d.client_id = c.id
    where c.place <= ${NEWEST_ACCOUNTS} group by c.id, c.company order by c.id`;
  const listed = Object.values(newest).flat();
  const seen = listed.map(({ id, company, paid, pending }) => ({ id, company, paid, pending }));
  expect(seen.sort((a, b) => a.id.localeCompare(b.id))).toEqual([...expected]);
  expect(JSON.stringify(newest)).not.toMatch(/Hidden|hidden/);
});

test("all of a person's accounts come page by page, each with its newest solutions", async () => {
  await using db = await freshDatabase();
  const { members } = await addYear(db);
  const { owner } = await openOwner(db);
  const userId = members[5]?.id ?? "";
  const first = await listAccounts(owner, { userId, before: null });
  const second = await listAccounts(owner, { userId, before: first.next });
  const accounts = [...first.rows, ...second.rows];
  const ids = await db.sql`select id from public.clients where user_id = ${userId} order by created_at desc, id desc`;
  expect(accounts.map(({ id }) => id)).toEqual(ids.map(({ id }) => id));
  expect(second.next).toBeNull();
  for (const { id, solutions, paid, pending } of accounts) {
    expect(solutions.length).toBe(Math.min(NEWEST_SOLUTIONS, paid + pending));
    const rows = await db.sql`
      select id, is_paid as "isPaid" from public.documents where client_id = ${id} order by created_at desc, id desc limit ${NEWEST_SOLUTIONS}`;
    expect(solutions.map(({ id: solution, isPaid }) => ({ id: solution, isPaid }))).toEqual([...rows]);
  }
  expect(JSON.stringify(accounts)).not.toMatch(/Hidden|hidden/);
});

test.each(["x", "", "7f7a1a0e-0000-4000-8000-000000000000"])(
  "the accounts of %j, who is nobody, are none",
  async (userId) => {
    await using db = await freshDatabase();
    expect(await listAccounts(await openAdmin(db), { userId, before: null })).toEqual({ rows: [], next: null });
  },
);

test("the newest five documents come with their state and what they brought", async () => {
  await using db = await freshDatabase();
  const admin = await openAdmin(db);
  expect(await listRecentDocuments(admin)).toEqual([]);
  await addYear(db);
  const recent = await listRecentDocuments(admin);
  const rows = await db.sql`
    select d.id, d.is_paid as "isPaid", p.amount_minor as minor, p.currency from public.documents d
    left join public.payments p on p.document_id = d.id order by d.created_at desc, d.id desc limit 5`;
  expect(recent.map(({ id, isPaid, revenue }) => ({ id, isPaid, minor: null, currency: null, ...revenue }))).toEqual([
    ...rows,
  ]);
});

test("a recent document brings what a refund left of its payment, and nothing once all of it went back", async () => {
  await using db = await freshDatabase();
  const admin = await openAdmin(db);
  const service = openServiceDb(db.connect());
  const payment = await buy(service, await addDocument(db));
  const revenue = async () => (await listRecentDocuments(admin))[0]?.revenue;
  expect(await revenue()).toEqual({ minor: 9_999, currency: "USD" });
  await recordRefund(service, payment, { minor: 4_000 });
  expect(await revenue()).toEqual({ minor: 5_999, currency: "USD" });
  await recordRefund(service, payment);
  expect(await revenue()).toBeNull();
});

test("everybody's pending payments come page by page and are those that are not paid", async () => {
  await using db = await freshDatabase();
  await addYear(db);
  const { owner } = await openOwner(db);
  const seen: string[] = [];
  for (let before: string | null = null, pages = 0; pages < 40; pages++) {
    const page: Awaited<ReturnType<typeof listPendingDocuments>> = await listPendingDocuments(owner, { before });
    seen.push(...page.rows.map(({ id }) => id));
    before = page.next;
    if (before === null) break;
  }
  const rows = await db.sql`select id from public.documents where not is_paid order by created_at desc, id desc`;
  expect(seen).toEqual(rows.map(({ id }) => id));
});

test("what needs attention is what is stuck, and not what is under way or made good", async () => {
  await using db = await freshDatabase();
  const admin = await openAdmin(db);
  const service = openServiceDb(db.connect());
  const [late, madeGood, fresh, givenUp, open, doubled] = await Promise.all(
    Array.from({ length: 6 }, () => addDocument(db)),
  );
  if (!late || !madeGood || !fresh || !givenUp || !open || !doubled) throw new Error("nothing was made");
  for (const bought of [late, madeGood, fresh, givenUp, doubled]) await buy(service, bought);
  await startPayment(open.user, open.documentId);
  expect(await listFailures(admin)).toEqual({ mails: { rows: [], next: null }, payments: { rows: [], next: null } });

  await db.sql`update public.deliveries set created_at = now() - interval '20 minutes' where document_id = ${late.documentId}`;
  await db.sql`
    update public.deliveries set status = 'failed', last_error = 'Refused', created_at = now() - interval '10 minutes'
    where document_id in (${madeGood.documentId}, ${givenUp.documentId})`;
  await db.sql`insert into public.deliveries (document_id, user_id, reason) values (${madeGood.documentId}, ${madeGood.person.id}, 'resend')`;
  await db.sql`alter table public.payments disable trigger guard`;
  await db.sql`update public.payments set created_at = now() - interval '1 hour' where document_id = ${open.documentId}`;
  await db.sql`
    insert into public.payments (document_id, user_id, provider, status, amount_minor, currency, succeeded_at)
    values (${doubled.documentId}, ${doubled.person.id}, 'stripe', 'duplicate', 9999, 'USD', now())`;
  const { mails, payments } = await listFailures(admin);
  expect(mails.rows.map(({ status, lastError }) => [status, lastError])).toEqual([
    ["pending", null],
    ["failed", "Refused"],
  ]);
  expect(payments.rows.map(({ status, amount }) => [status, amount])).toEqual([
    ["open", { minor: 9999, currency: "USD" }],
    ["duplicate", { minor: 9999, currency: "USD" }],
  ]);
});

test("a mail about a payment or an account that was given up is listed for a week, one about a document until it is made good", async () => {
  await using db = await freshDatabase();
  const admin = await openAdmin(db);
  const service = openServiceDb(db.connect());
  const sale = await addDocument(db);
  await addPerson(db, { role: "owner" });
  const payment = await buy(service, sale);
  await recordRefund(service, payment);
  await db.sql`insert into public.deliveries (user_id, reason) values (${sale.person.id}, 'documents-expiring')`;
  const listed = async (status: string, days: number) => {
    await db.sql`update public.deliveries set status = ${status}, created_at = now() - make_interval(days => ${days})`;
    return (await listFailures(admin)).mails.rows.map(({ reason }) => reason).sort();
  };
  expect(await listed("failed", 6)).toEqual(["documents-expiring", "purchase", "refund"]);
  expect(await listed("failed", 8)).toEqual(["purchase"]);
  expect(await listed("pending", 8)).toEqual(["documents-expiring", "purchase", "refund"]);
});

test("failures come ten at a time, the longest waiting first, each once", async () => {
  await using db = await freshDatabase();
  await addYear(db);
  await db.sql`
    insert into public.deliveries (document_id, user_id, reason, status) select id, user_id, 'purchase', 'failed' from public.documents where is_paid`;
  await db.sql`
    update public.deliveries m set created_at = m.created_at - (n % 7) * interval '1 minute'
    from (select id, row_number() over () as n from public.deliveries) r where r.id = m.id`;
  const admin = await openAdmin(db);
  const seen: string[] = [];
  for (let after: string | null = null, pages = 0; pages < 30; pages++) {
    const { mails } = await listFailures(admin, { mails: after, payments: null });
    expect(mails.rows.length).toBeLessThanOrEqual(SHOWN);
    seen.push(...mails.rows.map(({ id }) => id));
    after = mails.next;
    if (after === null) break;
  }
  const rows = await db.sql`select id from public.deliveries order by created_at, id`;
  expect(rows.length).toBeGreaterThan(SHOWN);
  expect(seen).toEqual(rows.map(({ id }) => id));
});
