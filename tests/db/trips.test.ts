import { desc, eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { openServiceDb, openUserDb, openVisitorDb } from "#db/rls.server.ts";
import { CALLER } from "#db/schema/columns.ts";
import { articles, assessments, clients, documents, users } from "#db/schema.ts";
import { markPaid, startPayment } from "#tests/support/buy.ts";
import { freshDatabase, type TestDatabase } from "#tests/support/database.ts";
import { addAssessment, addClient, addDocument, addPerson, createDocument } from "#tests/support/people.ts";
import { type PostgresProxy, startPostgresProxy } from "#tests/support/postgres-proxy.ts";

const DELAY_MS = 10;

/** What the proxy counts once the connection is open, while `work` is waited for; commits of reads come later and are left out. */
async function tripsOf(
  db: TestDatabase,
  proxy: PostgresProxy,
  work: (url: string) => Promise<unknown>,
): Promise<number> {
  const before = proxy.trips();
  await work(db.url().replace(`:${db.port}/`, `:${proxy.port}/`));
  return proxy.trips() - before;
}

test("a page's queries, with parameters or without, take one round trip together", async () => {
  await using db = await freshDatabase();
  await using proxy = await startPostgresProxy(db.port, DELAY_MS);
  const { person, clientId } = await addDocument(db);
  const trips = await tripsOf(db, proxy, async (url) => {
    const user = openUserDb(db.connect({ url }), person.claims);
    const [me, list, mine] = await Promise.all([
      user.read((tx) => tx.select().from(users).where(eq(users.id, CALLER))),
      user.read((tx) => tx.select().from(clients).where(eq(clients.id, clientId)).limit(20)),
      user.read((tx) =>
        tx.select().from(documents).where(eq(documents.clientId, clientId)).orderBy(desc(documents.createdAt)),
      ),
    ]);
    expect([me.length, list.length, mine.length]).toEqual([1, 1, 1]);
  });
  expect(trips).toBe(1);
});

test("a page whose second query needs the answer of the first takes two", async () => {
  await using db = await freshDatabase();
  await using proxy = await startPostgresProxy(db.port, DELAY_MS);
  const { person } = await addDocument(db);
  const trips = await tripsOf(db, proxy, (url) =>
    openUserDb(db.connect({ url }), person.claims).read(async (tx) => {
      const [document] = await tx.select().from(documents);
      return tx
        .select()
        .from(clients)
        .where(eq(clients.id, document?.clientId ?? ""));
    }),
  );
  expect(trips).toBe(2);
});

test("a read that follows another at once joins its transaction", async () => {
  await using db = await freshDatabase();
  await using proxy = await startPostgresProxy(db.port, DELAY_MS);
  const { person } = await addDocument(db);
  const backends = new Set<number>();
  await tripsOf(db, proxy, async (url) => {
    const user = openUserDb(db.connect({ url }), person.claims);
    for (let round = 0; round < 3; round++) {
      const [row] = await user.read((tx) => tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`));
      backends.add(row?.pid ?? 0);
    }
  });
  expect(backends.size).toBe(1);
});

test("a save takes two round trips: one for head and statement, one for the commit", async () => {
  await using db = await freshDatabase();
  await using proxy = await startPostgresProxy(db.port, DELAY_MS);
  const person = await addPerson(db);
  const clientId = await addClient(db, person);
  const trips = await tripsOf(db, proxy, (url) =>
    openUserDb(db.connect({ url }), person.claims).write((tx) =>
      tx.update(clients).set({ name: "New" }).where(eq(clients.id, clientId)).returning({ version: clients.version }),
    ),
  );
  expect(trips).toBe(2);
});

test("Generate, which reads what it composes from, takes three", async () => {
  await using db = await freshDatabase();
  await using proxy = await startPostgresProxy(db.port, DELAY_MS);
  const person = await addPerson(db);
  const [clientId, assessmentId] = [await addClient(db, person), await addAssessment(db, person)];
  const trips = await tripsOf(db, proxy, (url) => {
    const user = openUserDb(db.connect({ url }), person.claims);
    return user.write(async (tx) => {
      await Promise.all([tx.select().from(assessments), tx.select().from(clients), tx.select().from(users)]);
      return createDocument({ ...user, write: (work) => work(tx) }, { assessmentId, clientId });
    });
  });
  expect(trips).toBe(3);
});

test("paying, from the buyer's click to the unlocked document, takes four", async () => {
  await using db = await freshDatabase();
  await using proxy = await startPostgresProxy(db.port, DELAY_MS);
  const { person, documentId } = await addDocument(db);
  const trips = await tripsOf(db, proxy, async (url) => {
    const connection = db.connect({ url });
    const payment = await startPayment(openUserDb(connection, person.claims), documentId);
    expect(await markPaid(openServiceDb(connection), { payment, documentId })).toBe("paid");
  });
  expect(trips).toBe(4);
});

test("the round trips and milliseconds that somebody waited for are reported", async () => {
  await using db = await freshDatabase();
  const reported: { trips: number; ms: number }[] = [];
  const connection = db.connect({ onTrip: (trips, ms) => reported.push({ trips, ms }) });
  await openVisitorDb(connection).read((tx) => tx.select().from(articles));
  expect(reported).toEqual([{ trips: 1, ms: expect.any(Number) }]);
  expect(reported[0]?.ms).toBeGreaterThan(0);
});

test("at most five connections of one request are open at once", async () => {
  await using db = await freshDatabase();
  const connection = db.connect();
  const person = await addPerson(db);
  const user = openUserDb(connection, person.claims);
  const seen: number[] = [];
  const write = () =>
    user.write(async (tx) => {
      const [row] = await tx.execute<{ open: number }>(
        sql`select count(*)::int as open, pg_sleep(0.05) from pg_stat_activity where usename = 'portal_worker' and datname = current_database()`,
      );
      seen.push(row?.open ?? 0);
    });
  await Promise.all(Array.from({ length: 12 }, write));
  expect(seen).toHaveLength(12);
  expect(Math.max(...seen)).toBe(5);
});
