import { and, eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { refusalOf } from "#db/errors.server.ts";
import { openServiceDb, openUserDb } from "#db/rls.server.ts";
import { MAX_FAILED_PAYMENTS, MAX_ROWS } from "#db/schema/limits.ts";
import { clients } from "#db/schema.ts";
import { buy, markPaid, recordState, startPayment } from "#tests/support/buy.ts";
import { passDays } from "#tests/support/clock.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { addAssessment, addClient, addDocument, addPerson, createDocument } from "#tests/support/people.ts";

/** Fifty requests at the same moment, each with a connection of its own. */
function fifty<T>(request: (at: number) => Promise<T>): Promise<PromiseSettledResult<T>[]> {
  return Promise.allSettled(Array.from({ length: 50 }, (_, at) => request(at)));
}

function valuesOf<T>(outcomes: PromiseSettledResult<T>[]): T[] {
  return outcomes.flatMap((outcome) => (outcome.status === "fulfilled" ? [outcome.value] : []));
}

function refusalsOf(outcomes: PromiseSettledResult<unknown>[]): unknown[] {
  return outcomes.flatMap((outcome) =>
    outcome.status === "rejected" ? [refusalOf(outcome.reason) ?? String(outcome.reason)] : [],
  );
}

test("Generate pressed fifty times at once makes one document, and everybody gets its id", async () => {
  await using db = await freshDatabase();
  const person = await addPerson(db);
  const [clientId, assessmentId] = [await addClient(db, person), await addAssessment(db, person)];
  const outcomes = await fifty(() =>
    createDocument(openUserDb(db.connect(), person.claims), { assessmentId, clientId }),
  );
  expect(refusalsOf(outcomes)).toEqual([]);
  expect(new Set(valuesOf(outcomes)).size).toBe(1);
  const counts = await db.sql`
    select (select count(*)::int from public.documents) as documents, (select count(*)::int from public.document_contents) as texts,
      (select count(*)::int from public.audit_events where action = 'document.created') as lines
  `;
  expect(counts).toEqual([{ documents: 1, texts: 1, lines: 1 }]);
});

test("fifty purchases of one document at once make one payment, one paid document and one mail", async () => {
  await using db = await freshDatabase();
  const { person, documentId } = await addDocument(db);
  const outcomes = await fifty(async (at) => {
    const payment = await startPayment(openUserDb(db.connect(), person.claims), documentId);
    return markPaid(openServiceDb(db.connect()), { payment, documentId, eventId: `event ${at}` });
  });
  const said = valuesOf(outcomes);
  expect(said.filter((word) => word === "paid")).toHaveLength(1);
  expect(new Set([...said, ...refusalsOf(outcomes)])).toEqual(new Set(["paid", "already-paid"]));
  const counts = await db.sql`
    select (select count(*)::int from public.payments) as payments,
      (select count(*)::int from public.payments where status = 'succeeded') as succeeded,
      (select count(*)::int from public.documents where is_paid) as paid,
      (select count(*)::int from public.deliveries) as mails,
      (select count(*)::int from public.audit_events where action = 'document.paid') as lines
  `;
  expect(counts).toEqual([{ payments: 1, succeeded: 1, paid: 1, mails: 1, lines: 1 }]);
});

test("a document is not made of answers that were saved anew meanwhile", async () => {
  await using db = await freshDatabase();
  const person = await addPerson(db);
  const input = { assessmentId: await addAssessment(db, person), clientId: await addClient(db, person) };
  await db.sql`update public.assessments set step = 2 where id = ${input.assessmentId}`;
  const user = openUserDb(db.connect(), person.claims);
  await expect(createDocument(user, { ...input, version: 1 })).rejects.toMatchObject({ code: "UB006" });
  await createDocument(user, { ...input, version: 2 });
});

test("one event delivered fifty times at once is applied once", async () => {
  await using db = await freshDatabase();
  const { user, documentId } = await addDocument(db);
  const payment = await startPayment(user, documentId);
  const outcomes = await fifty(() => markPaid(openServiceDb(db.connect()), { payment, documentId, eventId: "one" }));
  expect(refusalsOf(outcomes)).toEqual([]);
  expect(valuesOf(outcomes).sort()).toEqual([...Array.from({ length: 49 }, () => "already-paid"), "paid"]);
  expect(await db.sql`select event_id, outcome from public.payment_events`).toEqual([
    { event_id: "one", outcome: "paid" },
  ]);
});

test("fifty saves from the same version of a client: one is kept, the others find nothing", async () => {
  await using db = await freshDatabase();
  const person = await addPerson(db);
  const id = await addClient(db, person);
  const outcomes = await fifty((at) =>
    openUserDb(db.connect(), person.claims).write((tx) =>
      tx
        .update(clients)
        .set({ name: `Name ${at}` })
        .where(and(eq(clients.id, id), eq(clients.version, 1)))
        .returning({ version: clients.version }),
    ),
  );
  expect(refusalsOf(outcomes)).toEqual([]);
  expect(valuesOf(outcomes).filter((rows) => rows.length > 0)).toEqual([[{ version: 2 }]]);
});

test("a limit of rows holds against inserts at the same moment", async () => {
  await using db = await freshDatabase();
  const person = await addPerson(db);
  await db.sql`
    insert into public.clients (user_id, name, email, company)
    select ${person.id}, 'N', 'e', 'c' from generate_series(1, ${MAX_ROWS.clients - 3})
  `;
  const outcomes = await fifty(() =>
    openUserDb(db.connect(), person.claims).write((tx) =>
      tx
        .insert(clients)
        .values({ userId: person.id, name: "N", email: "e", company: "c" })
        .returning({ id: clients.id }),
    ),
  );
  expect(valuesOf(outcomes)).toHaveLength(3);
  expect(new Set(refusalsOf(outcomes))).toEqual(new Set(["too-many"]));
});

test("nobody holds more unpaid documents than the limit, nor more open assessments", async () => {
  await using db = await freshDatabase();
  const { person, user, clientId } = await addDocument(db);
  await db.sql`
    insert into public.documents (user_id, assessment_id, title, description, template_type, responses, content_version)
    select ${person.id}, gen_random_uuid(), 'T', '', 'T', '[]', '1' from generate_series(2, ${MAX_ROWS.unpaidDocuments})
  `;
  const assessmentId = await addAssessment(db, person);
  await expect(createDocument(user, { assessmentId, clientId })).rejects.toMatchObject({ code: "UB002" });

  const more = db.sql`insert into public.assessments (user_id) select ${person.id} from generate_series(1, ${MAX_ROWS.openAssessments})`;
  await expect(more).rejects.toMatchObject({ code: "UB002" });
});

test("attempts to pay that come to nothing are limited by the hour, also at the same moment; what succeeds does not count", async () => {
  await using db = await freshDatabase();
  const service = openServiceDb(db.connect());
  const { person, user, documentId } = await addDocument(db);
  const [second, third] = [await addDocument(db, person), await addDocument(db, person)];
  await buy(service, await addDocument(db, person));
  for (let tried = 2; tried < MAX_FAILED_PAYMENTS; tried++) {
    await recordState(service, await startPayment(user, documentId), "failed");
  }
  const startAll = () =>
    Promise.allSettled([documentId, second.documentId, third.documentId].map((id) => startPayment(user, id)));
  expect(refusalsOf(await startAll())).toEqual(["too-many"]);
  const other = await addDocument(db);
  await startPayment(other.user, other.documentId);
  await passDays(db, 1);
  expect(refusalsOf(await startAll())).toEqual([]);
});

test("a rate limit counts exactly, and each key for itself", async () => {
  await using db = await freshDatabase();
  const take = async (key: string) => {
    const [row] = await openServiceDb(db.connect()).write((tx) =>
      tx.execute<{ wait: number }>(sql`select app.take_token(${key}, 10, 60) as wait`),
    );
    return row?.wait ?? -1;
  };
  const waits = valuesOf(await fifty(() => take("sign-in 192.0.2.1")));
  expect(waits.filter((wait) => wait === 0)).toHaveLength(10);
  expect(Math.max(...waits)).toBeLessThanOrEqual(60);
  expect(await take("sign-in 192.0.2.2")).toBe(0);

  await db.sql`update private.rate_limits set expires_at = now() - interval '2 hours'`;
  expect(await take("sign-in 192.0.2.1")).toBe(0);
  const [swept] = await openServiceDb(db.connect()).write((tx) => tx.execute(sql`select app.sweep_rate_limits() as n`));
  expect(swept).toEqual({ n: 1 });
});

test("three schedules at once take each open payment and each due mail once", async () => {
  await using db = await freshDatabase();
  const owners = await Promise.all(Array.from({ length: 6 }, () => addDocument(db)));
  for (const { user, documentId } of owners.slice(0, 3)) await startPayment(user, documentId);
  for (const owned of owners.slice(3)) await buy(openServiceDb(db.connect()), owned);
  await db.sql`update public.payments set reconcile_at = now() - interval '1 second'`;
  type Taken = { document_id: string };
  /** Two others run before the first has committed: they find what it holds locked, and neither take nor wait for it. */
  const take = async (statement: string) => {
    const one = () => openServiceDb(db.connect());
    const taken = await one().write(async (tx) => {
      const first = await tx.execute<Taken>(sql.raw(statement));
      const others = [1, 2].map(() => one().write((other) => other.execute<Taken>(sql.raw(statement))));
      return [...first, ...(await Promise.all(others)).flat()];
    });
    return taken.map(({ document_id }) => document_id).sort();
  };
  const idsOf = (some: typeof owners) => some.map(({ documentId }) => documentId).sort();
  expect(await take("select document_id from app.payments_to_reconcile(20)")).toEqual(idsOf(owners.slice(0, 3)));
  expect(await take("select document_id from app.claim_deliveries(20)")).toEqual(idsOf(owners.slice(3)));
});
