/** The viewer's own row. */
import { eq } from "drizzle-orm";
import { isAnswer } from "#app/shared/respond.ts";
import type { UserDb } from "#db/rls.server.ts";
import { CALLER } from "#db/schema/columns.ts";
import { type USER_ROLES, users } from "#db/schema/users.ts";

export type Viewer = { name: string; email: string; company: string; role: (typeof USER_ROLES)[number] };

/**
 * Who is signed in, for the header of every page. One statement without parameters.
 *
 * Null when the database is away or refuses the caller: a page that needs no data still renders, and one that does
 * says so itself.
 */
export async function findViewer(db: UserDb): Promise<Viewer | null> {
  const own = (tx: Parameters<Parameters<UserDb["read"]>[0]>[0]) =>
    tx
      .select({ name: users.name, email: users.email, company: users.company, role: users.role })
      .from(users)
      .where(eq(users.id, CALLER));
  try {
    const [viewer] = await db.read(own);
    return viewer ?? null;
  } catch (thrown) {
    if (isAnswer(thrown)) return null;
    throw thrown;
  }
}
