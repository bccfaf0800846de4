/** Sends a mail again because somebody asked. */
import { type SQL, sql } from "drizzle-orm";
import { failure, ok, type Result } from "#app/shared/result.ts";
import { refusalOf } from "#db/errors.server.ts";
import type { AdminDb, UserDb } from "#db/rls.server.ts";

type Resent = Result<null, "not-found" | "too-many">;

/**
 * Puts the mail of one of the caller's paid documents into the outbox again; does nothing while one is under way.
 * `too-many`: it was already sent again five times within a day.
 */
export function resendDocument(db: UserDb, { documentId }: { documentId: string }): Promise<Resent> {
  return resend(db, sql`select app.resend_delivery(${documentId}::uuid)`);
}

/** The same, but requested by an admin: the mail goes to the document's owner and counts towards the same five. */
export function resendForOwner(db: AdminDb, { documentId }: { documentId: string }): Promise<Resent> {
  return resend(db, sql`select app.resend_delivery_for_owner(${documentId}::uuid)`);
}

async function resend(db: UserDb | AdminDb, statement: SQL): Promise<Resent> {
  try {
    await db.write((tx) => tx.execute(statement));
    return ok(null);
  } catch (error) {
    const refusal = refusalOf(error);
    if (refusal === "not-found" || refusal === "too-many") return failure(refusal);
    throw error;
  }
}
