import postgres from "postgres";
import { expect, test } from "vitest";
import { SUPERUSER } from "#supabase/local/postgres-cluster.ts";
import { availableMajors, freshDatabase, type TestDatabase } from "#tests/support/database.ts";

/** Runs statements as a login; answers with the notices, or with the code of the error. */
async function attempt(url: string, text: string): Promise<string[]> {
  const notices: string[] = [];
  const sql = postgres(url, { max: 1, onnotice: ({ message = "" }) => void notices.push(message) });
  try {
    await sql.unsafe(text);
    return notices;
  } catch (error) {
    return [error instanceof postgres.PostgresError ? error.code : String(error)];
  } finally {
    await sql.end();
  }
}

const asPostgres = (db: TestDatabase, text: string) => attempt(db.url("postgres"), text);

/** Roles belong to the whole cluster, so each test has its own name for one. */
let roles = 0;
function anyRole(): string {
  roles += 1;
  return `platform_test_${process.pid}_${roles}`;
}

test.each(availableMajors())(
  "on PostgreSQL %i a custom role is not given schema auth, and the grant only warns",
  async (major) => {
    await using db = await freshDatabase({ template: "bare", major });
    const role = anyRole();
    expect(await asPostgres(db, `create role ${role}; grant usage on schema auth to ${role}`)).toEqual([
      'no privileges were granted for "auth"',
    ]);
    const [granted] = await db.sql`select has_schema_privilege(${role}, 'auth', 'usage') as usage`;
    expect(granted?.usage).toBe(false);
    await asPostgres(db, `drop role ${role}`);
  },
);

test.each(availableMajors())(
  "on PostgreSQL %i the migrating role is no superuser and may do what a migration needs",
  async (major) => {
    await using db = await freshDatabase({ template: "bare", major });
    const [self] =
      await db.sql`select rolsuper, rolcreaterole, rolbypassrls from pg_roles where rolname = current_user`;
    expect(self).toEqual({ rolsuper: false, rolcreaterole: true, rolbypassrls: true });
    const migration = `
    create extension pg_trgm with schema extensions;
    create extension unaccent with schema extensions;
    create schema app;
    create table public.people (id uuid primary key references auth.users (id) on delete cascade);
    create function app.welcome() returns trigger language plpgsql security definer set search_path = '' as
      $$ begin insert into public.people values (new.id); return new; end $$;
    create trigger welcome after insert on auth.users for each row execute function app.welcome();
    select extensions.digest('a', 'sha256'), auth.uid(), auth.role(), auth.jwt(), auth.email();
    insert into auth.users (id, email) values (gen_random_uuid(), 'ada@example.com')`;
    expect(await asPostgres(db, migration)).toEqual([]);
    expect([...(await db.sql`select count(*)::int as n from public.people`)]).toEqual([{ n: 1 }]);
  },
);

test.each([
  ["make a superuser", "create role x superuser"],
  ["change Auth's own role", "alter role supabase_auth_admin nologin"],
  ["become Auth", "set role supabase_auth_admin"],
  ["become the superuser", `set role ${SUPERUSER}`],
  ["add to schema auth", "create table auth.mine ()"],
  ["change a table of Auth", "alter table auth.users add column mine text"],
  ["pass on writing to a table of Auth", "grant update on auth.users to authenticated; select 1 / 0"],
])("the migrating role may not %s", async (_what, statement) => {
  await using db = await freshDatabase({ template: "bare" });
  expect(await asPostgres(db, statement)).toEqual([expect.stringMatching(/^(42501|22012)$/)]);
  const [left] = await db.sql`select has_table_privilege('authenticated', 'auth.users', 'update') as granted`;
  expect(left?.granted).toBe(false);
});

test("a new table is neither read nor written through the API roles; what the platform leaves them is not data", async () => {
  await using db = await freshDatabase({ template: "bare" });
  await asPostgres(
    db,
    "create table public.plain (id int); create function public.f() returns int language sql as 'select 1'",
  );
  const privileges = await db.sql`
    select grantee, string_agg(lower(privilege_type), ', ' order by privilege_type) as held
    from information_schema.role_table_grants where table_name = 'plain' and grantee <> 'postgres' group by 1 order by 1`;
  const held = "references, trigger, truncate";
  expect([...privileges]).toEqual(["anon", "authenticated", "service_role"].map((grantee) => ({ grantee, held })));
});

test("the claims of a request are what auth.uid() and the others tell", async () => {
  await using db = await freshDatabase({ template: "bare" });
  const id = crypto.randomUUID();
  const claims = JSON.stringify({ sub: id, role: "authenticated", email: "ada@example.com" });
  const [told] = await db.sql.begin(async (sql) => {
    await sql`select set_config('request.jwt.claims', ${claims}, true)`;
    return sql`select auth.uid() as id, auth.role() as role, auth.email() as email, auth.jwt() ->> 'sub' as sub`;
  });
  expect(told).toEqual({ id, role: "authenticated", email: "ada@example.com", sub: id });
});

test("authenticator may become the API roles and nobody else", async () => {
  await using db = await freshDatabase({ template: "bare" });
  const as = (role: string) => attempt(db.url("authenticator"), `set role ${role}`);
  expect(await Promise.all(["anon", "authenticated", "service_role"].map(as))).toEqual([[], [], []]);
  expect(await Promise.all(["postgres", "supabase_auth_admin", SUPERUSER].map(as))).toEqual([
    ["42501"],
    ["42501"],
    ["42501"],
  ]);
});
