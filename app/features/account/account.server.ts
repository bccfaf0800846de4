/** Reads the viewer's own row. */
import { eq } from "drizzle-orm";
import { isAnswer } from "#app/shared/respond.ts";
import type { UserDb } from "#db/rls.server.ts";
import { CALLER } from "#db/schema/columns.ts";
import { type USER_ROLES, users } from "#db/schema/users.ts";

export type Viewer = { name: string; email: string; company: string; role: (typeof USER_ROLES)[number] };

/**
 * Who is signed in, for the header of every page. One statement without parameters.
 *
 * Null when the database no longer accepts the caller, undefined while it is away: a page that needs no data still
 * renders, and one that needs some reports the failure itself.
 */
export async function findViewer(db: UserDb): Promise<Viewer | null | undefined> {
  const { name, email, company, role } = users;
  try {
    const [viewer] = await db.read((tx) =>
      tx.select({ name, email, company, role }).from(users).where(eq(users.id, CALLER)),
    );
    return viewer ?? null;
  } catch (thrown) {
    if (!isAnswer(thrown)) throw thrown;
    return thrown instanceof Response ? null : undefined;
  }
}
