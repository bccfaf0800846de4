import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { openServiceDb } from "#db/rls.server.ts";
import { buy, markPaid, recordDispute, recordRefund, recordState, startPayment } from "#tests/support/buy.ts";
import { freshDatabase, type TestDatabase } from "#tests/support/database.ts";
import { addDocument } from "#tests/support/people.ts";

async function stateOf(db: TestDatabase, documentId: string) {
  const [row] = await db.sql`
    select d.is_paid, d.paid_at is not null as dated, p.status, p.refunded_at is not null as refunded,
      (select count(*)::int from public.deliveries where document_id = d.id) as mails
    from public.documents d join public.payments p on p.document_id = d.id where d.id = ${documentId}
  `;
  return row;
}

function permutations<T>(items: readonly T[]): T[][] {
  if (items.length <= 1) return [[...items]];
  return items.flatMap((item, at) => permutations(items.toSpliced(at, 1)).map((rest) => [item, ...rest]));
}

test("a payment carries the document's price and currency in minor units", async () => {
  await using db = await freshDatabase();
  const { user, documentId } = await addDocument(db);
  const payment = await startPayment(user, documentId, "token");
  expect(payment).toMatchObject({ amount_minor: 9999, currency: "USD", status: "open", provider_reference: "token" });
});

test("starting again answers with the open payment; after a decline with a new one", async () => {
  await using db = await freshDatabase();
  const { user, documentId } = await addDocument(db);
  const first = await startPayment(user, documentId, "token 1");
  expect(await startPayment(user, documentId, "token 2")).toEqual(first);
  expect(await recordState(openServiceDb(db.connect()), first, "failed")).toBe("recorded");
  const second = await startPayment(user, documentId, "token 2");
  expect(second.payment_id).not.toBe(first.payment_id);
});

test("a reference that served another attempt is refused", async () => {
  await using db = await freshDatabase();
  const [one, two] = [await addDocument(db), await addDocument(db)];
  await startPayment(one.user, one.documentId, "token");
  await expect(startPayment(two.user, two.documentId, "token")).rejects.toMatchObject({ code: "23505" });
});

test("whatever the order of four words about one payment, the end is the same", async () => {
  await using db = await freshDatabase();
  const service = openServiceDb(db.connect());
  const orders = permutations(["processing", "failed", "succeeded", "refunded"]);
  for (const order of orders) {
    const { user, documentId } = await addDocument(db);
    const payment = await startPayment(user, documentId);
    for (const word of order) {
      if (word === "succeeded") await markPaid(service, { payment, documentId });
      else if (word === "refunded") await recordRefund(service, payment);
      else await recordState(service, payment, word);
    }
    expect(await stateOf(db, documentId), order.join(", ")).toEqual({
      is_paid: true,
      dated: true,
      status: "succeeded",
      refunded: true,
      mails: 1,
    });
  }
  expect(orders).toHaveLength(24);
});

test("a word that was said before, or comes too late, changes nothing and says so", async () => {
  await using db = await freshDatabase();
  const service = openServiceDb(db.connect());
  const owned = await addDocument(db);
  const payment = await startPayment(owned.user, owned.documentId);
  const paid = { payment, documentId: owned.documentId };
  expect(await recordState(service, payment, "processing")).toBe("recorded");
  expect(await recordState(service, payment, "processing")).toBe("repeated");
  expect(await markPaid(service, paid)).toBe("paid");
  expect(await markPaid(service, paid)).toBe("already-paid");
  expect(await markPaid(service, { ...paid, eventId: "another event" })).toBe("already-paid");
  expect(await recordState(service, payment, "failed")).toBe("late");
  expect(await recordState(service, payment, "cancelled")).toBe("late");
  expect(await stateOf(db, owned.documentId)).toMatchObject({ is_paid: true, status: "succeeded", mails: 1 });
});

test("a late success of an attempt that was given up is told apart, so that it can be refunded", async () => {
  await using db = await freshDatabase();
  const service = openServiceDb(db.connect());
  const { user, documentId } = await addDocument(db);
  const first = await startPayment(user, documentId);
  await recordState(service, first, "failed");
  await buy(service, { user, documentId });
  expect(await markPaid(service, { payment: first, documentId })).toBe("duplicate-payment");
  const rows = await db.sql`select status from public.payments where document_id = ${documentId} order by status`;
  expect(rows).toEqual([{ status: "duplicate" }, { status: "succeeded" }]);
  expect(await db.sql`select count(*)::int as mails from public.deliveries`).toEqual([{ mails: 1 }]);
});

test.for([
  ["another amount", { amount_minor: 1 }],
  ["more than asked", { amount_minor: 10_000 }],
  ["another currency", { currency: "EUR" }],
  ["the currency in small letters", { currency: "usd" }],
  ["another document", { document: true }],
  ["another provider", { provider: "stripe" }],
  ["no amount", { amount_minor: null }],
] as const)("a success with %s marks nothing paid", async ([, forged]) => {
  await using db = await freshDatabase();
  const { user, documentId } = await addDocument(db);
  const other = await addDocument(db);
  const honest = await startPayment(user, documentId);
  const word = { provider: "simulator", ...honest, ...forged };
  const target = "document" in forged ? other.documentId : documentId;
  const [row] = await openServiceDb(db.connect()).write((tx) =>
    tx.execute(sql`select app.mark_paid(
      ${honest.payment_id}, ${word.provider}, 'event', ${word.amount_minor}, ${word.currency}, ${target}) as said`),
  );
  expect(row).toEqual({ said: "mismatch" });
  expect(await db.sql`select from public.documents where is_paid`).toHaveLength(0);
  expect(await db.sql`select from public.audit_events where action = 'payment.mismatch'`).toHaveLength(1);
});

test("a success for a payment that does not exist is written down and marks nothing", async () => {
  await using db = await freshDatabase();
  const { documentId } = await addDocument(db);
  const payment = { payment_id: crypto.randomUUID(), amount_minor: 9999, currency: "USD" };
  expect(await markPaid(openServiceDb(db.connect()), { payment, documentId })).toBe("unknown-payment");
  expect(await recordState(openServiceDb(db.connect()), payment, "failed")).toBe("unknown-payment");
  expect(await db.sql`select from public.documents where is_paid`).toHaveLength(0);
});

test("paying writes payment, document, mail and audit line together or not at all", async () => {
  await using db = await freshDatabase();
  const { user, documentId } = await addDocument(db);
  const payment = await startPayment(user, documentId);
  await db.sql`alter table public.deliveries add constraint broken check (reason <> 'purchase')`;
  await expect(markPaid(openServiceDb(db.connect()), { payment, documentId })).rejects.toMatchObject({ code: "23514" });
  expect(await db.sql`select from public.payment_events`).toHaveLength(0);
  await db.sql`alter table public.deliveries drop constraint broken`;
  expect(await markPaid(openServiceDb(db.connect()), { payment, documentId })).toBe("paid");
});

test("an audit line names actor, role and request, and no text of a document", async () => {
  await using db = await freshDatabase();
  const { person } = await addDocument(db, undefined, "# A marker in the text");
  const [line] = await db.sql`select * from public.audit_events where action = 'document.created'`;
  expect(line).toMatchObject({
    actor_id: person.id,
    actor_role: "portal_user",
    entity: "document",
    request_id: "test",
  });
  const [all] = await db.sql`select string_agg(a::text, ' ') as lines from public.audit_events a`;
  expect(all?.lines).not.toContain("marker");
});

test("what is given back only grows, is never more than was paid, and leaves the document open", async () => {
  await using db = await freshDatabase();
  const service = openServiceDb(db.connect());
  const owned = await addDocument(db);
  const payment = await buy(service, owned);
  expect(await recordRefund(service, payment, { minor: 3000 })).toBe("recorded");
  expect(await recordRefund(service, payment, { minor: 3000 })).toBe("repeated");
  expect(await recordRefund(service, payment, { minor: 2000 })).toBe("late");
  expect(await recordRefund(service, payment, { minor: 10_000 })).toBe("mismatch");
  expect(await recordRefund(service, payment, { minor: 5000, currency: "EUR" })).toBe("mismatch");
  expect(await stateOf(db, owned.documentId)).toMatchObject({ is_paid: true, refunded: false });
  expect(await recordRefund(service, payment)).toBe("recorded");
  expect(await stateOf(db, owned.documentId)).toMatchObject({ is_paid: true, status: "succeeded", refunded: true });
});

test("a dispute ends once, and its end is not undone by an older word", async () => {
  await using db = await freshDatabase();
  const service = openServiceDb(db.connect());
  const owned = await addDocument(db);
  const payment = await buy(service, owned);
  expect(await recordDispute(service, payment, "open")).toBe("recorded");
  expect(await recordDispute(service, payment, "open", "again")).toBe("late");
  expect(await recordDispute(service, payment, "lost")).toBe("recorded");
  expect(await recordDispute(service, payment, "open", "late")).toBe("late");
  expect(await recordDispute(service, payment, "won")).toBe("late");
  expect(await db.sql`select dispute_status from public.payments`).toEqual([{ dispute_status: "lost" }]);
  expect(await stateOf(db, owned.documentId)).toMatchObject({ is_paid: true, status: "succeeded" });
  const back = db.sql`update public.payments set dispute_status = 'open'`;
  await expect(back).rejects.toMatchObject({ code: "23514" });
});
