/**
 * `npm run db:status`: prints which migrations the database at DATABASE_URL has had and which are pending. Exits with 0 when none is pending,
 * 1 when some are, and 2 when files and history contradict each other.
 */
import { findPending, MigrationConflict, readMigrations } from "./migrations.ts";
import { openOperator } from "./operator.ts";

export type MigrationStatus = { applied: string[]; pending: string[] };

/** @throws {MigrationConflict} when files and history contradict each other */
export async function readStatus(url: string): Promise<MigrationStatus> {
  const sql = openOperator(url);
  try {
    const migrations = readMigrations();
    const pending = await findPending(sql, migrations);
    const label = ({ version, name }: { version: string; name: string }) => `${version}_${name}`;
    return {
      applied: migrations.filter((migration) => !pending.includes(migration)).map(label),
      pending: pending.map(label),
    };
  } finally {
    await sql.end({ timeout: 0 });
  }
}

async function printStatus(url: string): Promise<number> {
  try {
    const { applied, pending } = await readStatus(url);
    for (const migration of applied) console.log(`applied  ${migration}`);
    for (const migration of pending) console.log(`pending  ${migration}`);
    return pending.length > 0 ? 1 : 0;
  } catch (error) {
    if (!(error instanceof MigrationConflict)) throw error;
    console.log(error.message);
    return 2;
  }
}

if (import.meta.main) {
  const { DATABASE_URL: url } = process.env;
  if (!url) throw new Error("DATABASE_URL is not set");
  process.exitCode = await printStatus(url);
}
