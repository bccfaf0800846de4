import postgres from "postgres";
import { expect, test } from "vitest";
import { availableMajors, freshDatabase, type TestDatabase } from "#tests/support/database.ts";

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

/** A type of the Worker's login, named as the server's own, whose check says as whom it ran; then a function of ours with such a variable. */
const SEIZURE = `
  create function pg_temp.seize(pg_catalog.text) returns bool language plpgsql as
    $$ begin raise exception 'ran as %', current_user; end $$;
  create domain pg_temp.text as pg_catalog.text check (pg_temp.seize(value));
  set local role portal_service;
  select app.record_payment_state(gen_random_uuid(), 'simulator', 'forged', 'failed')`;

async function seize(db: TestDatabase): Promise<string> {
  const sql = postgres(db.url(), { max: 1, onnotice: () => {} });
  try {
    await sql.begin((tx) => tx.unsafe(SEIZURE));
    return "did what it is for";
  } catch (error) {
    return String(error);
  } finally {
    await sql.end();
  }
}

const giveTemporary = (db: TestDatabase) =>
  db.sql`select format('grant temporary on database %I to portal_worker', current_database()) as text`.then(([row]) =>
    db.sql.unsafe(row?.text),
  );

test.for(availableMajors())(
  "the Worker's login can make nothing that a function of ours would run as its owner, on PostgreSQL %i",
  async (major) => {
    await using db = await freshDatabase({ major });
    expect(await seize(db)).toContain("permission denied to create temporary tables");
    await giveTemporary(db);
    expect(await seize(db)).toBe("did what it is for");
  },
);

test("with temporary objects and a search path that does not name them, it runs as the owner of the tables", async () => {
  await using db = await freshDatabase();
  await giveTemporary(db);
  await db.sql.unsafe("alter function app.record_payment_state set search_path = ''");
  expect(await seize(db)).toContain("ran as postgres");
});
