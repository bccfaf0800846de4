import { spawn } from "node:child_process";
import { once } from "node:events";
import process from "node:process";
import { setTimeout as wait } from "node:timers/promises";
import postgres from "postgres";
import { expect, test } from "vitest";
import { migrate } from "#db/migrate.ts";
import { findPending, type Migration, MigrationConflict, readMigrations } from "#db/migrations.ts";
import { WORKER_PASSWORD } from "#tests/support/cluster.ts";
import { availableMajors, freshDatabase, type TestDatabase } from "#tests/support/database.ts";
import { addPerson } from "#tests/support/people.ts";
import { splitStatements } from "#tests/support/sql-statements.ts";

const MIGRATIONS = readMigrations();
const VERSIONS = MIGRATIONS.map(({ version }) => version);

/** What a migration may leave behind, as one comparable text. */
async function fingerprint({ sql }: TestDatabase): Promise<string> {
  const rows = await sql`
    select format('relation %s %s %s %s %s', oid::regclass, relkind, relrowsecurity, relforcerowsecurity, relacl) as thing
    from pg_class where relnamespace in (select oid from pg_namespace where nspname in ('public', 'private', 'app'))
    union all select format('function %s %s', oid::regprocedure, proacl) from pg_proc where pronamespace = to_regnamespace('app')
    union all select format('trigger %s %s', tgrelid::regclass, tgname) from pg_trigger where not tgisinternal
    union all select format('policy %s %s', polrelid::regclass, polname) from pg_policy
    union all select format('schema %s %s', nspname, nspacl) from pg_namespace where nspname !~ '^pg_'
    union all select format('constraint %s %s', conrelid::regclass, conname) from pg_constraint where connamespace = 'public'::regnamespace
    union all select format('default %s %s', defaclobjtype, defaclacl) from pg_default_acl
    order by thing
  `;
  return rows.map(({ thing }) => thing).join("\n");
}

async function appliedVersions({ sql }: TestDatabase): Promise<string[]> {
  const rows = await sql`select version from supabase_migrations.schema_migrations order by version`;
  return rows.map(({ version }) => version);
}

test.for(availableMajors())("all migrations apply to an empty project once, on PostgreSQL %i", async (major) => {
  await using db = await freshDatabase({ template: "bare", major });
  expect(await migrate({ url: db.url("postgres"), workerPassword: WORKER_PASSWORD })).toEqual(VERSIONS);
  expect(await migrate({ url: db.url("postgres"), workerPassword: WORKER_PASSWORD })).toEqual([]);
  expect(await appliedVersions(db)).toEqual(VERSIONS);
});

test("three at once: one applies everything, the others find nothing to do", async () => {
  await using db = await freshDatabase({ template: "bare" });
  const applied = await Promise.all([1, 2, 3].map(() => migrate({ url: db.url("postgres") })));
  expect(applied.sort((a, b) => b.length - a.length)).toEqual([VERSIONS, [], []]);
});

/** Files whose every statement is tried; the older ones never change, are tried at both ends, and wholly once a week. */
const NEWEST = process.env.EVERY_STATEMENT ? MIGRATIONS.length : 12;

test("killed after a statement of each file, any of the newest: nothing of that file is left, and the next run completes", {
  timeout: 240_000,
}, async () => {
  await using db = await freshDatabase({ template: "bare" });
  const url = db.url("postgres");
  await migrate({ url, migrations: [] });
  for (const [at, migration] of MIGRATIONS.entries()) {
    const before = await fingerprint(db);
    const statements = splitStatements(migration.text);
    expect(statements.length).toBeGreaterThan(0);
    const isNew = at >= MIGRATIONS.length - NEWEST;
    const stops = isNew ? statements.map((_, place) => place + 1) : [1, statements.length];
    for (const done of stops) {
      const text = [...statements.slice(0, done), "select pg_terminate_backend(pg_backend_pid())"].join(";\n");
      const killed: Migration[] = [...MIGRATIONS.slice(0, at), { ...migration, text }];
      await expect(migrate({ url, migrations: killed })).rejects.toThrow();
    }
    expect(await fingerprint(db)).toBe(before);
    expect(await appliedVersions(db)).toEqual(VERSIONS.slice(0, at));
    await migrate({ url, migrations: MIGRATIONS.slice(0, at + 1) });
  }
  expect(await findPending(db.sql, MIGRATIONS)).toEqual([]);
});

test("the command killed with SIGKILL at any moment leaves whole migrations, and the next run completes", async () => {
  for (const delayMs of [150, 220, 300]) {
    await using db = await freshDatabase({ template: "bare" });
    const child = spawn(process.execPath, ["db/migrate.ts"], {
      env: { ...process.env, DATABASE_URL: db.url("postgres") },
      stdio: "ignore",
    });
    await Promise.race([wait(delayMs), once(child, "exit")]);
    child.kill("SIGKILL");
    await migrate({ url: db.url("postgres") });
    expect(await appliedVersions(db)).toEqual(VERSIONS);
  }
});

test("a file that was edited after it was applied is refused, and nothing is changed", async () => {
  await using db = await freshDatabase();
  const edited = MIGRATIONS.map((migration, at) =>
    at === 2 ? { ...migration, text: `${migration.text} select 1` } : migration,
  );
  const added: Migration = { version: "29990101000000", name: "later", text: "create table public.later ()" };
  const run = migrate({ url: db.url("postgres"), migrations: [...edited, added] });
  await expect(run).rejects.toThrow(MigrationConflict);
  await expect(run).rejects.toThrow(`${MIGRATIONS[2]?.version}_${MIGRATIONS[2]?.name} was edited`);
  expect(await db.sql`select to_regclass('public.later') as found`).toEqual([{ found: null }]);
});

test("a new file that is dated before an applied one is refused", async () => {
  await using db = await freshDatabase();
  const early: Migration = { version: "20200101000000", name: "early", text: "select 1" };
  await expect(migrate({ url: db.url("postgres"), migrations: [early, ...MIGRATIONS] })).rejects.toThrow(
    "is dated before",
  );
});

test("an applied migration whose file is gone is refused", async () => {
  await using db = await freshDatabase();
  await expect(migrate({ url: db.url("postgres"), migrations: MIGRATIONS.slice(0, -1) })).rejects.toThrow(
    "there is no file",
  );
});

test("a file gives way while a table is in use, so that nobody waits behind it, and is applied afterwards", async () => {
  await using db = await freshDatabase();
  const added: Migration = {
    version: "29990101000000",
    name: "later",
    text: "alter table public.articles add column later text",
  };
  const waiting = () =>
    db.sql`select pid from pg_locks where relation = 'public.articles'::regclass and not granted`.then(
      ({ length }) => length,
    );
  const backup = postgres(db.url("postgres"), { max: 1 });
  let run: Promise<string[]> | undefined;
  await backup.begin(async (tx) => {
    await tx`lock table public.articles in access share mode`;
    run = migrate({ url: db.url("postgres"), migrations: [...MIGRATIONS, added] });
    await expect.poll(waiting).toBe(1);
    await expect.poll(waiting).toBe(0);
    expect(await db.sql`select count(*) from public.articles`).toHaveLength(1);
  });
  await backup.end();
  expect(await run).toEqual([added.version]);
});

test("a migration is split where a statement ends, not in a text or a comment", () => {
  const statements = ["/* one; */ select 1", "-- two;\nselect ';', \";\"", "do $$ begin; end $$"];
  expect(splitStatements(`${statements.join(";\n")};\n/* nothing; more */ -- here;`)).toEqual(statements);
});

test("a history that was written statement by statement, as the Supabase CLI does, is the same history", async () => {
  await using db = await freshDatabase();
  for (const { version, text } of MIGRATIONS) {
    const statements = splitStatements(text);
    await db.sql`update supabase_migrations.schema_migrations set statements = ${statements} where version = ${version}`;
  }
  expect(await migrate({ url: db.url("postgres") })).toEqual([]);
});

test("the Worker's password is stored as a verifier that lets it in", async () => {
  await using db = await freshDatabase();
  const superuser = postgres(db.url("supabase_admin"), { max: 1 });
  const [row] = await superuser`select rolpassword from pg_authid where rolname = 'portal_worker'`;
  await superuser.end();
  expect(row?.rolpassword).toMatch(/^SCRAM-SHA-256\$4096:/);
  const worker = postgres(db.url("portal_worker"), { max: 1 });
  expect(await worker`select current_user as name`).toEqual([{ name: "portal_worker" }]);
  await worker.end();
});

test("an operator's address set after the account was confirmed makes that account owner, once", async () => {
  await using db = await freshDatabase();
  const early = await addPerson(db, { email: "early@example.com" });
  const unconfirmed = await addPerson(db, { email: "unconfirmed@example.com", confirmed: false });
  await migrate({ url: db.url("postgres"), ownerEmail: unconfirmed.email });
  await migrate({ url: db.url("postgres"), ownerEmail: "Early@example.com" });
  const later = await addPerson(db, { email: "later@example.com" });
  await migrate({ url: db.url("postgres"), ownerEmail: later.email });
  const owners = await db.sql`select id from public.users where role = 'owner'`;
  expect(owners).toEqual([{ id: early.id }]);
});

async function runStatus(url: string): Promise<{ code: number; output: string }> {
  const child = spawn(process.execPath, ["db/status.ts"], { env: { ...process.env, DATABASE_URL: url } });
  let output = "";
  child.stdout.on("data", (chunk) => (output += chunk));
  const [code] = await once(child, "close");
  return { code, output };
}

test("the status command tells applied from pending, and ends with a code for each", async () => {
  await using bare = await freshDatabase({ template: "bare" });
  const pending = await runStatus(bare.url("postgres"));
  expect(pending.code).toBe(1);
  expect(pending.output.split("\n").filter((line) => line.startsWith("pending  "))).toHaveLength(MIGRATIONS.length);

  await using db = await freshDatabase();
  const done = await runStatus(db.url("postgres"));
  expect(done.code).toBe(0);
  expect(done.output.split("\n").filter((line) => line.startsWith("applied  "))).toHaveLength(MIGRATIONS.length);

  await db.sql`update supabase_migrations.schema_migrations set statements = '{select 1}' where version = ${VERSIONS[0] ?? ""}`;
  const conflict = await runStatus(db.url("postgres"));
  expect(conflict.code).toBe(2);
  expect(conflict.output).toContain("was edited");
});
