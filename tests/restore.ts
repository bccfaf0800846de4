/**
 * `node tests/restore.ts [major]`: rehearses README "Backup and restore" on throw-away servers with the machine's own pg_dump and psql. Dumps a
 * portal with rows, loads the dump into a new one, and checks that both dump the same bytes and that the new one passes `db:verify`.
 */
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import postgres from "postgres";
import { migrate } from "#db/migrate.ts";
import { verifyDatabase } from "#db/verify.ts";
import { applyPlatform, type PostgresServer, SUPERUSER, startTemporaryPostgres } from "#supabase/local/postgres.ts";
import { findInstallations, type Installation } from "./support/postgres-installations.ts";

/** The options of README's two commands; the second loads the dump in one transaction, without triggers. */
const DUMP = ["--data-only", "--table=public.*", "--table=private.*", "--table=auth.users", "--table=auth.identities"];
const LOAD = ["--no-psqlrc", "--quiet", "--single-transaction", "--set=ON_ERROR_STOP=1"];
const EMPTY = `do $$ begin execute (
  select 'truncate ' || string_agg(format('%I.%I', schemaname, tablename), ', ') from pg_tables where schemaname in ('public', 'private')
); end $$`;

const ROWS = `
  insert into auth.users (id, email, email_confirmed_at, raw_user_meta_data)
    select gen_random_uuid(), 'person-' || n || '@example.com', now(), '{"name":"Ada"}' from generate_series(1, 200) n;
  insert into public.clients (user_id, name, email, company)
    select u.id, 'Orla', 'orla@keane.example', 'Keane "Ltd" \\ ' || n from public.users u, generate_series(1, 5) n;
  insert into public.documents
    (user_id, client_id, assessment_id, title, description, template_type, responses, content_version)
    select c.user_id, c.id, gen_random_uuid(), 'Title', 'Text', 'Azure Migration Strategy', '[]', '1' from public.clients c;
  insert into public.document_contents (document_id, generated_content) select id, '# Ünïcode' from public.documents;
  do $$ declare one record; begin
    for one in select d.id, d.user_id from public.documents d order by d.id limit 300 loop
      perform set_config('request.jwt.claims', json_build_object('sub', one.user_id)::text, true);
      perform app.mark_paid(p.payment_id, 'simulator', one.id::text, p.amount_minor, p.currency, one.id)
        from app.start_payment(one.id, 'simulator', null) p;
    end loop;
  end $$;
  select app.seal_audit(100000);`;

async function makePortal(installation: Installation): Promise<PostgresServer> {
  const server = await startTemporaryPostgres(installation.binaries);
  await applyPlatform(server.url({ login: SUPERUSER }));
  // The hosted platform lets its role postgres switch triggers off for a session.
  await ask(server.url({ login: SUPERUSER }), "grant set on parameter session_replication_role to postgres");
  await migrate({ url: server.url(), workerPassword: "portal-worker", ownerEmail: "person-1@example.com" });
  return server;
}

async function ask(url: string, statements: string): Promise<unknown> {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  try {
    return await sql.unsafe(statements);
  } finally {
    await sql.end();
  }
}

function readDump(url: string, tool: string): string {
  const dump = execFileSync(tool, [...DUMP, url], { encoding: "utf8", maxBuffer: 1e9 });
  return dump.replace(/^\\(un)?restrict .*$|^--.*$/gm, "");
}

const installation = findInstallations().find(({ major }) => major === Number(process.argv[2] ?? 15));
if (!installation) throw new Error("There is no PostgreSQL of that version on this machine");
const folder = mkdtempSync(join(tmpdir(), "portal-restore-"));
await using source = await makePortal(installation);
await using target = await makePortal(installation);
try {
  const file = join(folder, "portal.sql");
  await ask(source.url(), ROWS);
  execFileSync("pg_dump", [...DUMP, `--file=${file}`, source.url()]);
  const commands = ["set session_replication_role = replica", EMPTY].flatMap((command) => ["--command", command]);
  execFileSync("psql", [...LOAD, ...commands, `--file=${file}`, target.url()], { stdio: "inherit" });
  const isSame = readDump(source.url(), "pg_dump") === readDump(target.url(), "pg_dump");
  console.log(isSame ? "ok      both dumps are the same to the byte" : "WRONG   the dumps differ");
  if (!isSame) process.exitCode = 1;
  for (const { name, found, isRight } of await verifyDatabase(target.url())) {
    console.log(`${isRight ? "ok     " : "WRONG  "} ${name}: ${found}`);
    if (!isRight) process.exitCode = 1;
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
