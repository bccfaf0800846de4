/** Reads, stores and removes the caller's logo. */
import { eq } from "drizzle-orm";
import type { Logo } from "#app/shared/logo.ts";
import type { UserDb } from "#db/rls.server.ts";
import { CALLER } from "#db/schema/columns.ts";
import { logos } from "#db/schema/logos.ts";

/** What a page needs to show the logo: its size, and a time that tells this picture from its predecessor. */
export type ShownLogo = { width: number; height: number; updatedAt: Date };

/** Null when the caller has none. Has no parameters, so it costs a page no round trip of its own. */
export async function findLogo(db: UserDb): Promise<ShownLogo | null> {
  const { width, height, updatedAt } = logos;
  const [row] = await db.read((tx) =>
    tx.select({ width, height, updatedAt }).from(logos).where(eq(logos.userId, CALLER)),
  );
  return row ?? null;
}

/** The picture itself; null when the caller has none. */
export async function readOwnLogo(db: UserDb): Promise<Logo | null> {
  const { type, bytes, width, height } = logos;
  const [row] = await db.read((tx) =>
    tx.select({ type, bytes, width, height }).from(logos).where(eq(logos.userId, CALLER)),
  );
  return row ?? null;
}

/** Stores the caller's logo, replacing any earlier one. */
export async function saveLogo(db: UserDb, { type, bytes, width, height }: Logo): Promise<void> {
  const fields = { type, bytes, width, height };
  await db.write((tx) =>
    tx
      .insert(logos)
      .values({ userId: CALLER, ...fields })
      .onConflictDoUpdate({ target: logos.userId, set: fields }),
  );
}

/** Removes the caller's logo, if there is one. */
export async function removeLogo(db: UserDb): Promise<void> {
  await db.write((tx) => tx.delete(logos).where(eq(logos.userId, CALLER)));
}
