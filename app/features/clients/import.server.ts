/** Imports many clients at once, and tells beforehand which are new. */
import { sql } from "drizzle-orm";
import { failure, ok, type Result } from "#app/shared/result.ts";
import { refusalOf } from "#db/errors.server.ts";
import type { UserDb } from "#db/rls.server.ts";
import type { ClientInput } from "./client.schema.ts";
import type { ReadRow } from "./import.ts";

export type KnownRow = ReadRow & { isArchived: boolean };

/** Separates the rows that are new from those that are already clients of the caller. Two round trips. */
export async function findKnown(
  db: UserDb,
  rows: readonly ReadRow[],
): Promise<{ fresh: ReadRow[]; known: KnownRow[] }> {
  const entries = JSON.stringify(rows.map(({ client: { email, company } }, n) => ({ n, email, company })));
  const found = await db.read((tx) =>
    tx.execute<{ n: number; is_archived: boolean }>(sql`select * from app.find_same_clients(${entries}::jsonb)`),
  );
  const archived = new Map(found.map(({ n, is_archived }) => [n, is_archived]));
  return {
    fresh: rows.filter((_, n) => !archived.has(n)),
    known: rows.flatMap((row, n) => (archived.has(n) ? [{ ...row, isArchived: archived.get(n) ?? false }] : [])),
  };
}

/**
 * Adds the clients that the caller does not have yet, all of them or none, and returns how many. Importing the same list again
 * adds nobody. `too-many`: the account would hold more clients than it may.
 */
export async function importClients(
  db: UserDb,
  clients: readonly ClientInput[],
): Promise<Result<{ added: number }, "too-many">> {
  try {
    const [row] = await db.write((tx) =>
      tx.execute<{ added: number }>(sql`select app.import_clients(${JSON.stringify(clients)}::jsonb) as added`),
    );
    if (!row) throw new Error("app.import_clients returned no row");
    return ok(row);
  } catch (error) {
    if (refusalOf(error) === "too-many") return failure("too-many");
    throw error;
  }
}
