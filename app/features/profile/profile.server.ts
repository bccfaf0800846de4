/** Reads and saves what the signed-in person has entered about themselves. */
import { and, eq, ne, or } from "drizzle-orm";
import type { UserDb } from "#db/rls.server.ts";
import { CALLER } from "#db/schema/columns.ts";
import { type Profile, users } from "#db/schema/users.ts";
import type { ProfileChange } from "./profile.schema.ts";

export type OwnProfile = { name: string; email: string; company: string; profile: Profile; updatedAt: Date };

/** The caller's own row, in one statement without parameters. Everybody who may act at all has one. */
export async function readProfile(db: UserDb): Promise<OwnProfile> {
  const { name, email, company, profile, updatedAt } = users;
  const [row] = await db.read((tx) =>
    tx.select({ name, email, company, profile, updatedAt }).from(users).where(eq(users.id, CALLER)),
  );
  if (!row) throw new Error("the caller has no row");
  return row;
}

/**
 * Saves what is given and leaves the rest. Only one person edits this row and it has no version, so the later of two saves
 * wins.
 *
 * @returns false when only a name or company was given and it was already stored, so that nothing was written
 */
export async function updateProfile(db: UserDb, change: ProfileChange): Promise<boolean> {
  const { name = users.name, company = users.company } = change;
  const isOther = change.profile ? undefined : or(ne(users.name, name), ne(users.company, company));
  const rows = await db.write((tx) =>
    tx
      .update(users)
      .set(change)
      .where(and(eq(users.id, CALLER), isOther))
      .returning({ id: users.id }),
  );
  return rows.length > 0;
}
