/** Which migrations exist, which of them a database has had, and whether the two can be reconciled. */
import { readdirSync, readFileSync } from "node:fs";
import type { Sql } from "postgres";

export type Migration = { version: string; name: string; text: string };

/** The files and the database's history contradict each other; the message names the file. Nothing was changed. */
export class MigrationConflict extends Error {
  override name = "MigrationConflict";
}

const FOLDER = new URL("../supabase/migrations/", import.meta.url);
const FILE_NAME = /^(\d+)_(.*)\.sql$/;

/** The migrations of a folder (by default ours), in the order in which they apply: the same files that the Supabase CLI takes. */
export function readMigrations(folder: URL = FOLDER): Migration[] {
  return readdirSync(folder)
    .sort()
    .flatMap((file) => {
      const [, version, name] = FILE_NAME.exec(file) ?? [];
      if (version === undefined || name === undefined) return [];
      return [{ version, name, text: readFileSync(new URL(file, folder), "utf8") }];
    });
}

/**
 * Which of the migrations a database has not had yet.
 *
 * @throws {MigrationConflict} when an applied file was edited or is gone, or a new one is dated before one that was applied
 */
export async function findPending(sql: Sql, migrations: readonly Migration[]): Promise<Migration[]> {
  const applied = await readHistory(sql);
  for (const { version, name, statements } of applied) {
    const file = migrations.find((migration) => migration.version === version);
    if (!file)
      throw new MigrationConflict(`The database has had migration ${version}_${name}, of which there is no file`);
    if (essence(file.text) !== essence(statements.join(";"))) {
      throw new MigrationConflict(
        `Migration ${version}_${file.name} was edited after it had been applied; write a new one instead`,
      );
    }
  }
  const newest = applied.at(-1)?.version ?? "";
  const pending = migrations.filter(({ version }) => !applied.some((row) => row.version === version));
  const late = pending.find(({ version }) => version < newest);
  if (late)
    throw new MigrationConflict(
      `Migration ${late.version}_${late.name} is dated before ${newest}, which was applied; date it anew`,
    );
  return pending;
}

/** The table that the Supabase CLI keeps, so that `supabase db push` and ours share one history. */
export async function prepareHistory(sql: Sql): Promise<void> {
  await sql.unsafe(`
    create schema if not exists supabase_migrations;
    create table if not exists supabase_migrations.schema_migrations (version text not null primary key);
    alter table supabase_migrations.schema_migrations add column if not exists statements text[];
    alter table supabase_migrations.schema_migrations add column if not exists name text;
  `);
}

type Applied = { version: string; name: string; statements: string[] };

async function readHistory(sql: Sql): Promise<Applied[]> {
  const [table] = await sql`select to_regclass('supabase_migrations.schema_migrations') is not null as found`;
  if (!table?.found) return [];
  return sql<Applied[]>`
    select version, coalesce(name, '') as name, coalesce(statements, '{}') as statements
    from supabase_migrations.schema_migrations order by version
  `;
}

/** Without blanks and semicolons: the CLI records trimmed statements without semicolons, and we record the whole file. */
function essence(text: string): string {
  return text.replace(/[\s;]/g, "");
}
