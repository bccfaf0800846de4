/** Lists the privileges in a database and the triggers that guard it, and the same as the migrations leave them. */
import { readFileSync } from "node:fs";
import type { Sql } from "postgres";

/** The roles that can log in or be assumed and are not trusted with everything. */
const ROLES = [
  "anon",
  "authenticated",
  "service_role",
  "authenticator",
  "portal_worker",
  "portal_visitor",
  "portal_user",
  "portal_admin",
  "portal_owner",
  "portal_service",
];

const LINES = `
  with r as (select rolname as role from pg_roles where rolname = any ($1)),
  relations as (
    select c.oid, c.oid::regclass::text as name, c.relkind from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('public', 'private', 'app') and c.relkind in ('r', 'p', 'v', 'm', 'f', 'S')
  ),
  of_tables as (
    select unnest(array['SELECT', 'INSERT', 'UPDATE', 'DELETE', 'TRUNCATE', 'REFERENCES', 'TRIGGER']
      || case when current_setting('server_version_num')::int >= 170000 then array['MAINTAIN'] end) as privilege
  )
  select r.role || ' database: ' || p.privilege as line from r cross join unnest(array['CREATE', 'TEMPORARY']) p(privilege)
  where has_database_privilege(r.role, current_database(), p.privilege)
  union all
  select r.role || ' schema ' || s.name || ': ' || s.privilege from r
  cross join (select n.name, p.privilege from unnest(array['public', 'private', 'app']) n(name), unnest(array['CREATE', 'USAGE']) p(privilege)) s
  where has_schema_privilege(r.role, s.name, s.privilege)
  union all
  select r.role || ' table ' || t.name || ': ' || p.privilege from r cross join relations t cross join of_tables p
  where t.relkind <> 'S' and has_table_privilege(r.role, t.oid, p.privilege)
  union all
  select r.role || ' columns ' || t.name || ': ' || p.privilege || ' (' || string_agg(a.attname, ', ' order by a.attname) || ')' from r
  cross join relations t join pg_attribute a on a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped
  cross join unnest(array['SELECT', 'INSERT', 'UPDATE', 'REFERENCES']) p(privilege)
  where t.relkind <> 'S' and has_column_privilege(r.role, t.oid, a.attnum, p.privilege) and not has_table_privilege(r.role, t.oid, p.privilege)
  group by r.role, t.name, p.privilege
  union all
  select r.role || ' sequence ' || t.name || ': ' || p.privilege from r
  cross join relations t cross join unnest(array['USAGE', 'SELECT', 'UPDATE']) p(privilege)
  where t.relkind = 'S' and has_sequence_privilege(r.role, t.oid, p.privilege)
  union all
  select r.role || ' function ' || f.oid::regprocedure || case when f.prosecdef then ' (as its owner)' else '' end from r
  cross join pg_proc f
  where f.pronamespace in ('public'::regnamespace, 'private'::regnamespace, 'app'::regnamespace)
    and f.prorettype <> 'event_trigger'::regtype and has_function_privilege(r.role, f.oid, 'EXECUTE')
  union all
  select 'trigger' || case t.tgenabled when 'O' then '' else ' switched off' end || ': ' || pg_get_triggerdef(t.oid) from pg_trigger t
  join pg_proc f on f.oid = t.tgfoid
  where not t.tgisinternal and f.pronamespace in ('public'::regnamespace, 'private'::regnamespace, 'app'::regnamespace)
  order by line`;

/** Reads a sorted line for each privilege on the database, our schemas, tables, columns, sequences and functions, and for each trigger. */
export async function readProtection(sql: Sql): Promise<string[]> {
  const lines = await sql.unsafe<{ line: string }[]>(LINES, [ROLES]);
  return lines.map(({ line }) => line);
}

/** The lines of a fully migrated database; a test keeps the list right. */
export function expectedProtection(): string[] {
  return readFileSync(new URL("./protection.txt", import.meta.url), "utf8")
    .trimEnd()
    .split("\n");
}
