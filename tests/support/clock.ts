/** Time that passes in a database: everything that is there becomes older, which is the same as a later clock. */
import postgres from "postgres";
import { SUPERUSER } from "#supabase/local/postgres-cluster.ts";
import type { TestDatabase } from "./database.ts";

/** Every moment in every row of ours and of Auth, triggers asleep. A chain of hashes that holds moments does not hold afterwards. */
export async function passDays(db: TestDatabase, days: number): Promise<void> {
  const sql = postgres(db.url(SUPERUSER), { max: 1, onnotice: () => {} });
  try {
    const columns = await sql<{ name: string; columns: string[] }[]>`
      select format('%I.%I', c.table_schema, c.table_name) as name, array_agg(quote_ident(c.column_name)) as columns
      from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
      where c.table_schema in ('public', 'private', 'auth') and c.data_type like 'timestamp%' and c.is_generated = 'NEVER'
        and t.table_type = 'BASE TABLE'
      group by 1`;
    const shifts = columns.map(
      (table) =>
        `update ${table.name} set ${table.columns.map((column) => `${column} = ${column} - interval '${days} days'`).join(", ")}`,
    );
    await sql.unsafe(`begin; set local session_replication_role = replica; ${shifts.join("; ")}; commit`);
  } finally {
    await sql.end();
  }
}
