/** The figures of issue 6 that the database keeps, each with the guard taken away: then the same run goes wrong. */
import { expect, test } from "vitest";
import { openServiceDb, openUserDb } from "#db/rls.server.ts";
import { markPaid, recordRefund, recordState, type Started, startPayment } from "#tests/support/buy.ts";
import { freshDatabase, type TestDatabase } from "#tests/support/database.ts";
import { addDocument, addPerson } from "#tests/support/people.ts";

/** `npm run soak` asks for the whole of it; the suite for enough to notice. */
const ROUNDS = process.env.SOAK ? 40 : 1;
const CALLERS = 50;

/** Fifty presses of one button, each with a connection of its own and an event of its own. */
async function purchase(db: TestDatabase): Promise<{ succeeded: number; paid: number; mails: number }> {
  const { person, documentId } = await addDocument(db);
  await Promise.allSettled(
    Array.from({ length: CALLERS }, async (_, at) => {
      const payment = await startPayment(openUserDb(db.connect(), person.claims), documentId);
      await markPaid(openServiceDb(db.connect()), { payment, documentId, eventId: `${documentId} ${at}` });
    }),
  );
  const [row] = await db.sql<{ succeeded: number; paid: number; mails: number }[]>`
    select (select count(*)::int from public.payments where document_id = ${documentId} and status = 'succeeded') as succeeded,
      (select count(*)::int from public.documents where id = ${documentId} and is_paid) as paid,
      (select count(*)::int from public.deliveries where document_id = ${documentId}) as mails`;
  return row ?? { succeeded: 0, paid: 0, mails: 0 };
}

async function purchases(db: TestDatabase, rounds: number) {
  const outcomes = [];
  for (let round = 0; round < rounds; round++) outcomes.push(await purchase(db));
  return outcomes;
}

const ONCE = { succeeded: 1, paid: 1, mails: 1 };

test(`${CALLERS} concurrent purchases, rounds of them: ${ROUNDS}, one success each`, async () => {
  await using db = await freshDatabase();
  expect(await purchases(db, ROUNDS)).toEqual(Array.from({ length: ROUNDS }, () => ONCE));
}, 600_000);

test("without locks, unique indexes, guards and the look at what is paid, the same purchases succeed several times", async () => {
  await using db = await freshDatabase();
  await db.sql.unsafe(`
    drop index public.payments_one_open; drop index public.payments_one_succeeded; drop index public.deliveries_one_purchase;
    drop index public.deliveries_one_under_way;
    alter table public.payments disable trigger guard; alter table public.documents disable trigger guard;`);
  await rewrite(db, "app.lock_payment(uuid)", [[/ for update/g, ""]]);
  await rewrite(db, "app.start_payment(uuid,text,text)", [
    [/ for update/g, ""],
    [/document\.is_paid/g, "false"],
  ]);
  await rewrite(db, "app.mark_paid(uuid,text,text,integer,text,uuid)", [
    [/when payment\.status = 'succeeded' then 'already-paid'/g, ""],
    [/when exists \(select from public\.documents d[^\n]*/g, ""],
  ]);
  const outcomes = await purchases(db, 1);
  expect(outcomes).not.toEqual([ONCE]);
});

/** Replaces parts of a function's text, each of which must be there. */
async function rewrite(db: TestDatabase, name: string, changes: [RegExp, string][]): Promise<void> {
  const [row] = await db.sql<{ text: string }[]>`select pg_get_functiondef(${name}::regprocedure) as text`;
  let text = row?.text ?? "";
  for (const [found, put] of changes) {
    if (!text.match(found)) throw new Error(`${name} has no ${found}`);
    text = text.replace(found, put);
  }
  await db.sql.unsafe(text);
}

const EVENTS = process.env.SOAK ? 100 : 20;
const DELIVERIES = EVENTS * 5;

type Told = { payment: Started; documentId: string; eventId: string };

/** One sale for every two events: the success, and a refund of all. */
async function hundredEvents(db: TestDatabase): Promise<(() => Promise<string>)[]> {
  const service = openServiceDb(db.connect());
  const told: Told[] = [];
  for (let at = 0; at < EVENTS / 2; at++) {
    const { user, documentId } = await addDocument(db); // each of somebody else, who may begin few payments an hour
    told.push({ payment: await startPayment(user, documentId), documentId, eventId: `event ${at}` });
  }
  return told.flatMap((word) => [
    () => markPaid(service, word),
    () => recordRefund(service, word.payment, { eventId: `${word.eventId} refund` }),
  ]);
}

/** Every event five times, in an order without order, twenty at once. */
async function deliverShuffled(db: TestDatabase): Promise<void> {
  const events = await hundredEvents(db);
  const deliveries = Array.from({ length: DELIVERIES }, (_, at) => events[at % EVENTS]);
  const chance = deliveries.map((deliver) => ({ deliver, at: Math.random() })).sort((a, b) => a.at - b.at);
  for (let from = 0; from < DELIVERIES; from += 20) {
    await Promise.all(chance.slice(from, from + 20).map(({ deliver }) => deliver?.().catch(() => "failed")));
  }
}

async function totals(db: TestDatabase) {
  const [row] = await db.sql`
    select (select count(*)::int from public.payment_events) as events,
      (select count(*)::int from public.documents where is_paid) as paid,
      (select count(*)::int from public.payments where status = 'succeeded' and refunded_minor = amount_minor) as refunded,
      (select count(*)::int from public.deliveries) as mails,
      (select count(*)::int from public.audit_events where action in ('document.paid', 'payment.refunded')) as applied`;
  return row;
}

const SALES = EVENTS / 2;
const APPLIED_ONCE = { events: EVENTS, paid: SALES, refunded: SALES, mails: SALES, applied: EVENTS };

test(`${DELIVERIES} shuffled deliveries of ${EVENTS} events: each applied once`, async () => {
  await using db = await freshDatabase();
  await deliverShuffled(db);
  expect(await totals(db)).toEqual(APPLIED_ONCE);
}, 120_000);

test("without the key and the look at what was told, the same deliveries are not applied once each", async () => {
  await using db = await freshDatabase();
  await db.sql.unsafe("alter table public.payment_events drop constraint payment_events_pkey");
  for (const name of [
    "app.record_refund(uuid,text,text,integer,text)",
    "app.mark_paid(uuid,text,text,integer,text,uuid)",
  ]) {
    await rewrite(db, name, [[/if found then/, "if false then"]]);
  }
  await deliverShuffled(db);
  expect(await totals(db)).not.toEqual(APPLIED_ONCE);
}, 120_000);

function orders<T>(items: readonly T[]): T[][] {
  if (items.length <= 1) return [[...items]];
  return items.flatMap((item, at) => orders(items.toSpliced(at, 1)).map((rest) => [item, ...rest]));
}

/** A state in which one of the orders ends and which is not that of a paid payment. (All 24 with the guard: payments.test.ts.) */
async function findOddEnd(db: TestDatabase): Promise<string | null> {
  const service = openServiceDb(db.connect());
  const person = await addPerson(db);
  for (const order of orders(["succeeded", "processing", "failed", "refunded"])) {
    const { user, documentId } = await addDocument(db, person);
    const payment = await startPayment(user, documentId);
    for (const word of order) {
      if (word === "succeeded") await markPaid(service, { payment, documentId });
      else if (word === "refunded") await recordRefund(service, payment);
      else await recordState(service, payment, word);
    }
    const [row] = await db.sql`select status from public.payments where document_id = ${documentId}`;
    if (row?.status !== "succeeded") return row?.status;
  }
  return null;
}

test("if a payment could go back, some order of the 24 would end elsewhere", async () => {
  await using db = await freshDatabase();
  await db.sql.unsafe(`
    alter table public.payments disable trigger guard;
    alter table public.payments drop constraint payments_success_has_date;`);
  await rewrite(db, "app.record_payment_state(uuid,text,text,text,text,text)", [
    [/when app\.payment_rank\(state\) < app\.payment_rank\(payment\.status\) then 'late'/, ""],
  ]);
  expect(await findOddEnd(db)).toMatch(/processing|failed/);
}, 120_000);
