/** Lets time pass in a database: making everything in it older has the same effect as a later clock. */
import postgres from "postgres";
import { SUPERUSER } from "#supabase/local/postgres-cluster.ts";
import type { TestDatabase } from "./database.ts";

/** Moves every moment in our rows and Auth's back, with triggers off. Hashes made over moments no longer match afterwards. */
export async function passDays(db: TestDatabase, days: number): Promise<void> {
  const sql = postgres(db.url(SUPERUSER), { max: 1, onnotice: () => {} });
  try {
    const columns = await sql<{ name: string; columns: string[] }[]>`
      select c.oid::regclass::text as name, array_agg(quote_ident(a.attname)) as columns
      from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      where c.relnamespace in ('public'::regnamespace, 'private'::regnamespace, 'auth'::regnamespace) and c.relkind = 'r'
        and a.atttypid in ('timestamp'::regtype, 'timestamptz'::regtype)
      group by c.oid`;
    const shifts = columns.map(
      (table) =>
        `update ${table.name} set ${table.columns.map((column) => `${column} = ${column} - interval '${days} days'`).join(", ")}`,
    );
    await sql.unsafe(`begin; set local session_replication_role = replica; ${shifts.join("; ")}; commit`);
  } finally {
    await sql.end();
  }
}
