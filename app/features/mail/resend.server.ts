/** Mails that admins have sent again. */
import { sql } from "drizzle-orm";
import { failure, ok, type Result } from "#app/shared/result.ts";
import { refusalOf } from "#db/errors.server.ts";
import type { AdminDb } from "#db/rls.server.ts";

/**
 * Puts the mail of a paid document into the outbox again, for its owner; while one is under way it does nothing.
 * `too-many`: the owner's own five times a day are used up.
 */
export async function resendForOwner(
  db: AdminDb,
  { documentId }: { documentId: string },
): Promise<Result<null, "not-found" | "too-many">> {
  try {
    await db.write((tx) => tx.execute(sql`select app.resend_delivery_for_owner(${documentId}::uuid)`));
    return ok(null);
  } catch (error) {
    const refusal = refusalOf(error);
    if (refusal === "not-found" || refusal === "too-many") return failure(refusal);
    throw error;
  }
}
