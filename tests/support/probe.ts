/** A table that records as whom, and in which transaction, each statement ran. */
import type { TestDatabase } from "./database.ts";

/** Everybody may insert into it, so that a statement that escapes its transaction is recorded instead of refused. */
export async function addProbe({ sql }: TestDatabase): Promise<void> {
  await sql.unsafe(`
    create table public.probe (
      intended uuid not null, step int not null, ran_as text default current_user, transaction xid8 default pg_current_xact_id(),
      claims text default current_setting('request.jwt.claims', true)
    );
    grant insert on public.probe to public;
  `);
}

/** Rows written as another role or person than intended, or in a transaction that did not write exactly its six rows. */
export async function escapedRows({ sql }: TestDatabase): Promise<object[]> {
  return sql`
    select * from (
      select *, claims::jsonb ->> 'sub' as sub, count(*) over (partition by transaction) as together from public.probe
    ) seen
    where ran_as <> 'portal_user' or sub is distinct from intended::text or together <> 6
  `;
}

/** Ends a random one of the Worker's connections; false when there is none. */
export async function killSomeBackend({ sql }: TestDatabase): Promise<boolean> {
  const ended = await sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where usename = 'portal_worker' and datname = current_database() order by random() limit 1
  `;
  return ended.length > 0;
}
