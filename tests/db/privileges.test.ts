import { expect, test } from "vitest";
import { freshDatabase } from "#tests/support/database.ts";

/** Whoever can log in, or be become, without being trusted with everything. */
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

test("every privilege on our tables, columns, sequences, schemas and functions is in the checked-in list", async () => {
  await using db = await freshDatabase();
  const lines = await db.sql<{ line: string }[]>`
    with r as (select unnest(${ROLES}::text[]) as role),
    relations as (
      select c.oid, c.oid::regclass::text as name, c.relkind from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname in ('public', 'private', 'app') and c.relkind in ('r', 'p', 'v', 'm', 'f', 'S')
    )
    select r.role || ' schema ' || s.name || ': ' || s.privilege as line from r
    cross join (select n.name, p.privilege from unnest(array['public', 'private', 'app']) n(name), unnest(array['CREATE', 'USAGE']) p(privilege)) s
    where has_schema_privilege(r.role, s.name, s.privilege)
    union all
    select r.role || ' table ' || t.name || ': ' || p.privilege from r
    cross join relations t
    cross join unnest(array['SELECT', 'INSERT', 'UPDATE', 'DELETE', 'TRUNCATE', 'REFERENCES', 'TRIGGER', 'MAINTAIN']) p(privilege)
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
    where f.pronamespace in ('public'::regnamespace, 'app'::regnamespace) and has_function_privilege(r.role, f.oid, 'EXECUTE')
    order by line
  `;
  await expect(`${lines.map(({ line }) => line).join("\n")}\n`).toMatchFileSnapshot("./privileges.txt");
});
