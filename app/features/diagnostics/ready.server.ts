/** Whether the portal can serve somebody who is signed in. */
import { sql } from "drizzle-orm";
import { isUnavailable } from "#app/shared/respond.ts";
import type { VisitorDb } from "#db/rls.server.ts";

/** Asks the database for one row. False when it is away or has not answered within the time. */
export async function isDatabaseReady(db: VisitorDb, { withinMs }: { withinMs: number }): Promise<boolean> {
  const asked = db.read((tx) => tx.execute(sql`select 1`)).then(() => true, refuseUnlessAway);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<false>((answer) => {
    timer = setTimeout(() => answer(false), withinMs);
  });
  return await Promise.race([asked, tooLate]).finally(() => clearTimeout(timer));
}

function refuseUnlessAway(error: unknown): false {
  if (isUnavailable(error)) return false;
  throw error;
}
