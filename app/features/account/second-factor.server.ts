/** What the database knows of the caller's second factor. */
import { sql } from "drizzle-orm";
import type { UserDb } from "#db/rls.server.ts";

export type SecondFactor = {
  /** Null: there is none. */
  since: Date | null;
  /** Whether the caller's role asks for one. */
  isRequired: boolean;
};

/** One statement without parameters. */
export async function findSecondFactor(db: UserDb): Promise<SecondFactor> {
  const [row] = await db.read((tx) =>
    tx.execute<{ since: string | null; is_required: boolean }>(sql`select * from app.second_factor()`),
  );
  return { since: row?.since ? new Date(row.since) : null, isRequired: row?.is_required ?? false };
}

/** Forgets a factor that was begun and not finished, so that another may be begun. */
export async function dropUnfinishedFactors(db: UserDb): Promise<void> {
  await db.write((tx) => tx.execute(sql`select app.drop_unfinished_factors()`));
}
