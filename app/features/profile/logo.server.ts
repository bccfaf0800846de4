/** The caller's logo: looked at, stored, removed. */
import { eq } from "drizzle-orm";
import type { Logo } from "#app/shared/logo.ts";
import type { UserDb } from "#db/rls.server.ts";
import { CALLER } from "#db/schema/columns.ts";
import { logos } from "#db/schema/logos.ts";

/** As a page shows it: its size, and the instant that tells this picture from the one before. */
export type ShownLogo = { width: number; height: number; updatedAt: Date };

/** Null when the caller has none. No parameters, so it costs a page no trip of its own. */
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

/** Puts it in the place of the one before. */
export async function saveLogo(db: UserDb, { type, bytes, width, height }: Logo): Promise<void> {
  const fields = { type, bytes, width, height };
  await db.write((tx) =>
    tx
      .insert(logos)
      .values({ userId: CALLER, ...fields })
      .onConflictDoUpdate({ target: logos.userId, set: fields }),
  );
}

/** Nothing happens where there is none. */
export async function removeLogo(db: UserDb): Promise<void> {
  await db.write((tx) => tx.delete(logos).where(eq(logos.userId, CALLER)));
}
