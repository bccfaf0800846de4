import { expect, test } from "vitest";
import { availableMajors, freshDatabase, type TestDatabase } from "#tests/support/database.ts";
import { CASES } from "./policies.cases.ts";
import { ACTORS, type Actor, FUNCTIONS, RIGHTS, type Role, type TableRights } from "./policies.rights.ts";
import { addFixture, openRunner, type Runner } from "./policies.runner.ts";

const DENIED = "42501";
const EVERYBODY = Object.keys(ACTORS) as Actor[]; // the keys of a constant

function may(rights: TableRights, verb: "select" | "insert" | "update", role: Role | null, column: string): boolean {
  const columns = role ? rights[verb]?.[role] : undefined;
  return columns === "all" || (columns?.includes(column) ?? false);
}

/** Every verb on every column of a table as one actor; answers with what came out otherwise than listed. */
async function wrongCells({ run }: Runner, table: string, actor: Actor): Promise<string[]> {
  const rights = RIGHTS[table] ?? { columns: [] };
  const role = ACTORS[actor];
  const wrong: string[] = [];
  const expectCell = async (statement: string, allowed: boolean) => {
    const outcome = await run(actor, statement);
    if (outcome !== (allowed ? 0 : DENIED)) wrong.push(`${actor}: ${statement} → ${outcome}`);
  };
  for (const column of rights.columns) {
    await expectCell(`select "${column}" from ${table} limit 0`, may(rights, "select", role, column));
    await expectCell(
      `insert into ${table} ("${column}") overriding system value select (null::${table})."${column}" where false`,
      may(rights, "insert", role, column),
    );
    await expectCell(`update ${table} set "${column}" = default where false`, may(rights, "update", role, column));
  }
  await expectCell(`delete from ${table} where false`, role !== null && (rights.delete?.includes(role) ?? false));
  await expectCell(`truncate ${table}`, false);

  const readable = rights.columns.find((column) => may(rights, "select", role, column));
  if (readable) {
    const seen = await run(actor, `select "${readable}" from ${table}`);
    if (seen !== rights.visible?.[actor]) wrong.push(`${actor} sees ${seen} rows of ${table}`);
  }
  return wrong;
}

async function allWrongCells(db: TestDatabase, tables = Object.keys(RIGHTS)): Promise<string[]> {
  const { claims } = await addFixture(db);
  await using runner = openRunner(db, claims);
  const wrong: string[] = [];
  for (const table of tables) {
    for (const actor of EVERYBODY) wrong.push(...(await wrongCells(runner, table, actor)));
  }
  return wrong;
}

test.for(availableMajors())(
  "every actor may do with every column what is listed, and nothing else, on PostgreSQL %i",
  async (major) => {
    await using db = await freshDatabase({ major });
    expect(await allWrongCells(db)).toEqual([]);
  },
);

test.for(availableMajors())("every case comes out as listed, on PostgreSQL %i", async (major) => {
  await using db = await freshDatabase({ major });
  const { claims, ...fixture } = await addFixture(db);
  await using runner = openRunner(db, claims);
  const wrong: string[] = [];
  for (const { it, statement, outcomes } of CASES) {
    for (const [actor, expected] of Object.entries(outcomes) as [Actor, number | string][]) {
      const outcome = await runner.run(actor, statement(fixture));
      if (outcome !== expected) wrong.push(`${it}: ${actor} got ${outcome}, not ${expected}`);
    }
  }
  expect(wrong).toEqual([]);
});

test("every table and column has its line", async () => {
  await using db = await freshDatabase();
  const rows = await db.sql<{ name: string; columns: string[] }[]>`
    select c.oid::regclass::text as name, array_agg(a.attname::text) as columns
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where n.nspname in ('public', 'private', 'app') and c.relkind in ('r', 'p', 'v', 'm', 'f') group by c.oid
  `;
  const found = rows.map(({ name, columns }) => [name.includes(".") ? name : `public.${name}`, columns.sort()]);
  const listed = Object.entries(RIGHTS).map(([table, { columns }]) => [table, [...columns].sort()]);
  expect(Object.fromEntries(found)).toEqual(Object.fromEntries(listed));
});

test("every table is under row-level security that binds its owner too, and nothing is published or exposed", async () => {
  await using db = await freshDatabase();
  const open = await db.sql`
    select c.relname from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('public', 'private') and c.relkind in ('r', 'p') and not (c.relrowsecurity and c.relforcerowsecurity)
  `;
  expect(open).toEqual([]);
  expect(await db.sql`select * from pg_publication_tables`).toEqual([]);
  expect(
    await db.sql`select policyname from pg_policies where schemaname = 'public' and 'public' = any (roles)`,
  ).toEqual([]);
});

test("every function has its line, and only those listed may call it", async () => {
  await using db = await freshDatabase();
  const roles = [...new Set(Object.values(ACTORS).filter((role) => role !== null)), "portal_worker"];
  const others = ["anon", "authenticated", "service_role", "authenticator"];
  const rows = await db.sql<{ name: string; config: string[] | null; callers: string[] }[]>`
    select replace(p.oid::regprocedure::text, 'app.', '') as name, p.proconfig as config,
      array(select r from unnest(${[...roles, ...others]}::text[]) r where has_function_privilege(r, p.oid, 'execute')) as callers
    from pg_proc p where p.pronamespace in ('app'::regnamespace, 'private'::regnamespace)
  `;
  const found = rows.map(({ name, callers }) => [name, callers.sort()]);
  const listed = Object.entries(FUNCTIONS).map(([name, callers]) => [name, [...callers].sort()]);
  expect(Object.fromEntries(found)).toEqual(Object.fromEntries(listed));
  expect(rows.filter(({ config }) => !config?.includes("search_path=pg_catalog, pg_temp"))).toEqual([]);
});

test.for([
  ["a column too many", "public.users", "grant update (role) on public.users to portal_user"],
  ["a whole table", "public.documents", "grant update on public.documents to portal_user"],
  ["truncate for the REST API", "public.clients", "grant truncate on public.clients to anon"],
  ["a table without row-level security", "public.clients", "alter table public.clients disable row level security"],
  [
    "a policy for everything",
    "public.clients",
    "create policy mutant on public.clients for select to portal_user using (true)",
  ],
  [
    "text before payment",
    "public.document_contents",
    "alter policy document_contents_read_own_paid on public.document_contents using (app.uid() is not null)",
  ],
  ["rights of the Worker's login", "public.payments", "grant select on public.payments to portal_worker"],
] as const)("the matrix notices %s", async ([, table, mutation]) => {
  await using db = await freshDatabase();
  await db.sql.unsafe(mutation);
  expect(await allWrongCells(db, [table])).not.toEqual([]);
});

test("the Worker's login has no powers and inherits none", async () => {
  await using db = await freshDatabase();
  expect(
    await db.sql`
      select rolinherit, rolsuper, rolbypassrls, rolcreaterole, rolcreatedb, rolreplication, rolconfig::text[] as settings
      from pg_roles where rolname = 'portal_worker'
    `,
  ).toEqual([
    {
      rolinherit: false,
      rolsuper: false,
      rolbypassrls: false,
      rolcreaterole: false,
      rolcreatedb: false,
      rolreplication: false,
      settings: ["statement_timeout=5s", "lock_timeout=2s", "idle_in_transaction_session_timeout=10s"],
    },
  ]);
  const memberships = await db.sql`
    select roleid::regrole::text as role, inherit_option, set_option, admin_option
    from pg_auth_members where member = 'portal_worker'::regrole order by 1
  `;
  expect(memberships).toEqual(
    ["portal_admin", "portal_owner", "portal_service", "portal_user", "portal_visitor"].map((role) => ({
      role,
      inherit_option: false,
      set_option: true,
      admin_option: false,
    })),
  );
});
