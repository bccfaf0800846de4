/** Reads what the database knows about the caller's second factor. */
import { sql } from "drizzle-orm";
import type { UserDb } from "#db/rls.server.ts";

export type SecondFactor = {
  /** Null when the caller has no second factor. */
  since: Date | null;
  /** Whether the caller's role requires one. */
  isRequired: boolean;
};

/** One statement without parameters. */
export async function findSecondFactor(db: UserDb): Promise<SecondFactor> {
  const [row] = await db.read((tx) =>
    tx.execute<{ since: string | null; is_required: boolean }>(sql`select * from app.second_factor()`),
  );
  return { since: row?.since ? new Date(row.since) : null, isRequired: row?.is_required ?? false };
}

/** Deletes the caller's unfinished factors, so that a new one can be begun. */
export async function dropUnfinishedFactors(db: UserDb): Promise<void> {
  await db.write((tx) => tx.execute(sql`select app.drop_unfinished_factors()`));
}
