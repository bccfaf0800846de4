/** Announces and deletes what has reached its age limit, so that nothing is kept for longer than the privacy policy says. */
import { type SQL, sql } from "drizzle-orm";
import type { ServiceDb } from "#db/rls.server.ts";

type Duty = (db: ServiceDb) => Promise<number>;

const MAX_ROUNDS = 10;

/**
 * In the order in which they run, under their names in the log. Each database function handles at most the given number of items and returns
 * how many it handled. Running one again changes nothing, and two running at once handle each item once.
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

/** The duties due now: all of them for the first to ask in any hour, otherwise none. */
export async function listDuties(db: ServiceDb): Promise<[task: string, duty: Duty][]> {
  const [row] = await db.write((tx) =>
    tx.execute<{ wait: number }>(sql`select app.take_token('retention', 1, 3600) as wait`),
  );
  if (row?.wait !== 0) return [];
  return Object.entries(DUTIES).map(([task, act]) => [task, (service) => fulfil(service, act)]);
}

/** Repeats the duty until nothing is left, ten times at most; the rest waits for the next hour. */
async function fulfil(db: ServiceDb, act: SQL): Promise<number> {
  let done = 0;
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const [row] = await db.write((tx) => tx.execute<{ done: number }>(sql`select ${act} as done`));
    if (!row?.done) break;
    done += row.done;
  }
  return done;
}
