/** Lists where the caller is signed in, and records events in the account's log. */
import { sql } from "drizzle-orm";
import { isUnavailable } from "#app/shared/respond.ts";
import type { UserDb } from "#db/rls.server.ts";

export type OwnSession = { id: string; createdAt: Date; usedAt: Date; isCurrent: boolean };

/** The caller's sessions, the most recently used first. One statement without parameters. */
export async function listSessions(db: UserDb): Promise<OwnSession[]> {
  const rows = await db.read((tx) =>
    tx.execute<{ session_id: string; created_at: string; used_at: string; is_current: boolean }>(
      sql`select * from app.list_sessions()`,
    ),
  );
  return rows.map((row) => ({
    id: row.session_id,
    createdAt: new Date(row.created_at),
    usedAt: new Date(row.used_at),
    isCurrent: row.is_current,
  }));
}

/** Events recorded from here, besides those that the database records itself. */
export type AccountEvent =
  | "exported"
  | "password-changed"
  | "email-change-asked"
  | "others-signed-out"
  | "second-factor-set"
  | "second-factor-removed";

export async function recordAccountEvent(db: UserDb, event: AccountEvent): Promise<void> {
  await db.write((tx) => tx.execute(sql`select app.record_account_event(${event})`));
}

/** Records something already done. Does not fail when the database is away, since the caller must still be told that it was done. */
export async function recordDone(db: UserDb, event: AccountEvent): Promise<void> {
  try {
    await recordAccountEvent(db, event);
  } catch (thrown) {
    if (!isUnavailable(thrown)) throw thrown;
  }
}
