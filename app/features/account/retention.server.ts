/** What is told and deleted by the clock, so that nothing is kept for longer than the privacy policy says. */
import { type SQL, sql } from "drizzle-orm";
import type { ServiceDb } from "#db/rls.server.ts";

type Duty = (db: ServiceDb) => Promise<number>;

const MAX_ROUNDS = 10;

/**
 * In order, by what the log calls them. Each is a function of the database that does at most so many and answers how many it did; done twice
 * it does nothing, and two at once do each thing once.
 */
const DUTIES: Readonly<Record<string, SQL>> = {
  "expiry-told": sql`app.tell_of_expiry(500)`,
  "documents-expired": sql`app.expire_documents(100)`,
  "assessments-expired": sql`app.expire_assessments(1000)`,
  "accounts-expired": sql`app.expire_accounts(100)`,
  "notes-expired": sql`app.expire_notes(5000)`,
  "payment-events-expired": sql`app.expire_payment_events(5000)`,
  "audit-shortened": sql`app.shorten_audit(5000)`,
};

/** What is to be done now: everything once an hour, whoever asks first, and nothing otherwise. */
export async function listDuties(db: ServiceDb): Promise<[task: string, duty: Duty][]> {
  const [row] = await db.write((tx) =>
    tx.execute<{ wait: number }>(sql`select app.take_token('retention', 1, 3600) as wait`),
  );
  if (row?.wait !== 0) return [];
  return Object.entries(DUTIES).map(([task, act]) => [task, (service) => fulfil(service, act)]);
}

/** Until there is no more to do, or ten times; the rest waits for the next hour. */
async function fulfil(db: ServiceDb, act: SQL): Promise<number> {
  let done = 0;
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const [row] = await db.write((tx) => tx.execute<{ done: number }>(sql`select ${act} as done`));
    if (!row?.done) break;
    done += row.done;
  }
  return done;
}
