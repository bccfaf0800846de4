/** `npm run db:migrate`: applies the pending migrations to the database at DATABASE_URL, and the environment to its settings. */
import { setTimeout as pause } from "node:timers/promises";
import type { Sql } from "postgres";
import { findPending, type Migration, prepareHistory, readMigrations } from "./migrations.ts";
import { openOperator } from "./operator.ts";
import { scramVerifier } from "./scram.ts";
import { readSeller, type Seller } from "./seller.ts";
import { readStaffFactor, type StaffFactor } from "./staff-factor.ts";

export type MigrateOptions = {
  /** A direct connection as the role that owns the tables (`postgres`), not one through a pooler. */
  url: string;
  /** The password of the Worker's login; without it the login keeps the one it has. */
  workerPassword?: string | undefined;
  /** The address whose account becomes the first owner once it is confirmed; without it the setting stays as it is. */
  ownerEmail?: string | undefined;
  /** The seller named on receipts issued from now on; without it the setting stays as it is. */
  seller?: Seller | undefined;
  /** Whether staff need a second factor; without it the setting stays as it is, which in a new database means that they do not. */
  staffSecondFactor?: StaffFactor | undefined;
  migrations?: readonly Migration[];
};

/** Lets only one process at a time migrate this database; the number means nothing. */
const LOCK = 7_239_841_650;
const GIVE_WAY_MS = 3_000;

/**
 * Applies the pending migrations, each file in one transaction with its line in the history, and returns the versions applied.
 * Safe to run again, to run in parallel, and to run after being killed at any point.
 *
 * @throws {MigrationConflict} before changing anything, when files and history contradict each other
 */
export async function migrate({
  url,
  workerPassword,
  ownerEmail,
  seller,
  staffSecondFactor,
  migrations,
}: MigrateOptions): Promise<string[]> {
  const sql = openOperator(url);
  try {
    await sql`select pg_advisory_lock(${LOCK})`;
    await prepareHistory(sql);
    const pending = await findPending(sql, migrations ?? readMigrations());
    for (const migration of pending) await applyInTurn(sql, migration);
    if (workerPassword) await sql.unsafe(`alter role portal_worker password '${scramVerifier(workerPassword)}'`);
    if (ownerEmail) await setOwner(sql, ownerEmail);
    if (seller) await setSeller(sql, seller);
    if (staffSecondFactor) await keepSetting(sql, "staff_second_factor", staffSecondFactor);
    return pending.map(({ version }) => version);
  } finally {
    await sql.end({ timeout: 0 }); // everything is answered by now, or the connection is lost and waiting would be useless
  }
}

/**
 * Applies one migration, retrying while a table is in use. Every later query of the table would queue behind a waiting migration, and a
 * backup may hold the table for an hour; so the migration gives up after three seconds, and pages are answered until it tries again.
 */
async function applyInTurn(sql: Sql, migration: Migration): Promise<void> {
  for (;;) {
    try {
      return await apply(sql, migration);
    } catch (error) {
      if (!isWaiting(error)) throw error;
      await sql`rollback`;
      console.log(`${migration.version}_${migration.name} waits for a table that is in use; it is tried again`);
      await pause(GIVE_WAY_MS);
    }
  }
}

function isWaiting(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "55P03"; // lock_not_available
}

/**
 * Sends one message, which the server carries out whole or not at all. Between several messages the connection could be lost unnoticed, and
 * the rest would run on a new one. The lock is taken again for the same reason.
 */
async function apply(sql: Sql, { version, name, text }: Migration): Promise<void> {
  await sql.unsafe(`
    begin;
    set local statement_timeout = 0;
    select pg_advisory_xact_lock(${LOCK});
    set local lock_timeout = '3s';
    ${text};
    insert into supabase_migrations.schema_migrations (version, name, statements)
    values (${quote(version)}, ${quote(name)}, array[${quote(text)}]);
    commit;
  `);
}

function quote(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}

async function keepSetting(sql: Sql, key: string, value: string): Promise<void> {
  await sql`
    insert into private.settings (key, value) values (${key}, ${value})
    on conflict (key) do update set value = excluded.value, updated_at = now() where settings.value <> excluded.value
  `;
}

/** Also promotes an account whose address was confirmed before the operator named it. */
async function setOwner(sql: Sql, email: string): Promise<void> {
  await keepSetting(sql, "owner_email", email);
  await sql`
    select app.claim_ownership(id, email) from auth.users
    where lower(email) = lower(${email}) and email_confirmed_at is not null and deleted_at is null
  `;
}

/** Also issues receipts for earlier payments that have none, now that the seller is known. */
async function setSeller(sql: Sql, seller: Seller): Promise<void> {
  await keepSetting(sql, "seller", JSON.stringify(seller));
  await sql`select app.issue_missing_receipts()`;
}

if (import.meta.main) {
  const { DATABASE_URL: url, PORTAL_WORKER_PASSWORD: workerPassword, PORTAL_OWNER_EMAIL: ownerEmail } = process.env;
  if (!url) throw new Error("DATABASE_URL is not set");
  const [seller, staffSecondFactor] = [readSeller(process.env), readStaffFactor(process.env)];
  const applied = await migrate({ url, workerPassword, ownerEmail, seller, staffSecondFactor });
  console.log(applied.length > 0 ? `Applied ${applied.join(", ")}` : "Nothing to apply");
}
