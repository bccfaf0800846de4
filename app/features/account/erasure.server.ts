/** Erases an account. */
import { sql } from "drizzle-orm";
import { failure, ok, type Result } from "#app/shared/result.ts";
import { refusalOf } from "#db/errors.server.ts";
import type { UserDb } from "#db/rls.server.ts";

/**
 * Erases the caller's account with everything in it, in one transaction: the Supabase Auth account and its sessions, clients,
 * assessments, documents and mails. Payments stay, but name nobody. This cannot be undone, and leaves the caller without a session.
 *
 * `payment-open`: money may be on its way. `last-owner`: nobody would be left to administer the portal.
 */
export async function eraseAccount(db: UserDb): Promise<Result<null, "payment-open" | "last-owner">> {
  try {
    await db.write((tx) => tx.execute(sql`select app.erase_account()`));
    return ok(null);
  } catch (error) {
    const refusal = refusalOf(error);
    if (refusal === "payment-open" || refusal === "last-owner") return failure(refusal);
    throw error;
  }
}
