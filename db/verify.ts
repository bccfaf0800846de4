/**
 * `npm run db:verify`: checks that the database at DATABASE_URL is intact, for instance after a backup was restored. Prints a line a check and
 * exits with 1 if one failed. Connect as the role that owns the tables. It only reads, and makes nobody wait.
 */
import type { Sql } from "postgres";
import { readLedger } from "./ledger.ts";
import { findPending, readMigrations } from "./migrations.ts";
import { openOperator } from "./operator.ts";
import { expectedProtection, readProtection } from "./protection.ts";

export type Check = { name: string; found: string; isRight: boolean };

/** Runs one check after another, in the order in which an operator would ask. */
export async function verifyDatabase(url: string): Promise<Check[]> {
  const sql = openOperator(url);
  try {
    await sql`set statement_timeout = 0`; // a hosting platform cancels a statement after two minutes, and a large log takes longer
    const checks = [await checkMigrations(sql), await checkRows(sql), ...(await checkProtection(sql))];
    return [
      ...checks,
      await checkAudit(sql),
      await checkFigures(sql),
      await checkReceipts(sql),
      ...(await checkLedger(sql)),
    ];
  } finally {
    await sql.end({ timeout: 0 });
  }
}

async function checkMigrations(sql: Sql): Promise<Check> {
  const migrations = readMigrations();
  const name = "migrations applied and unedited";
  try {
    const pending = await findPending(sql, migrations);
    return {
      name,
      found: `${migrations.length - pending.length} of ${migrations.length}`,
      isRight: pending.length === 0,
    };
  } catch (error) {
    return { name, found: String(error), isRight: false };
  }
}

/** Counts the rows, for an operator to compare with those at the time of the backup. Fails only where accounts and users differ in number. */
async function checkRows(sql: Sql): Promise<Check> {
  const [rows] = await sql`
    select (select count(*) from auth.users) as accounts, (select count(*) from public.users) as users,
      (select count(*) from public.clients) as clients, (select count(*) from public.documents) as documents,
      (select count(*) from public.documents where is_paid) as paid, (select count(*) from public.payments) as payments,
      (select count(*) from public.articles) as articles, (select count(*) from public.audit_events) as "audit lines"`;
  const found = Object.entries(rows ?? {}).map(([what, count]) => `${count} ${what}`);
  return { name: "rows", found: found.join(", "), isRight: rows?.accounts === rows?.users };
}

/** Each query finds what must not exist. What the policies say is not checked here but in tests/db/policies.test.ts. */
const HOLES: [name: string, query: string][] = [
  [
    "tables without row-level security that binds their owner",
    `select c.oid::regclass::text as hole from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname in ('public', 'private') and c.relkind in ('r', 'p') and not (c.relrowsecurity and c.relforcerowsecurity)`,
  ],
  [
    "policies that are for everybody, or missing on a readable table",
    `select policyname as hole from pg_policies where schemaname in ('public', 'private') and 'public' = any (roles)
     union all select g.table_name from information_schema.role_table_grants g
     where g.table_schema = 'public' and g.grantee = 'portal_user' and g.privilege_type = 'SELECT'
       and not exists (select from pg_policies p where p.schemaname = 'public' and p.tablename = g.table_name)`,
  ],
  [
    "functions whose search path could find temporary names first",
    `select f.oid::regprocedure::text as hole from pg_proc f where f.pronamespace in ('app'::regnamespace, 'private'::regnamespace)
       and not coalesce(f.proconfig, '{}') @> array['search_path=pg_catalog, pg_temp']`,
  ],
  [
    "powers of the Worker's login",
    `select rolname as hole from pg_roles where rolname = 'portal_worker'
       and (rolsuper or rolinherit or rolbypassrls or rolcreaterole or rolcreatedb or rolreplication)
     union all select 'roles that it lacks' where 5 <>
       (select count(*) from pg_auth_members m join pg_roles r on r.oid = m.roleid
        where m.member = to_regrole('portal_worker') and r.rolname like 'portal\\_%')
     union all select 'timeouts that it lacks' from pg_roles where rolname = 'portal_worker' and rolconfig is null`,
  ],
  [
    "paid documents without text or payment, and payments that are paid without document",
    `select d.id::text as hole from public.documents d where d.is_paid and not (
       exists (select from public.document_contents c where c.document_id = d.id)
       and exists (select from public.payments p where p.document_id = d.id and p.status = 'succeeded'))
     union all select p.id::text from public.payments p join public.documents d on d.id = p.document_id
     where p.status = 'succeeded' and not d.is_paid`,
  ],
];

async function checkProtection(sql: Sql): Promise<Check[]> {
  const checks: Check[] = [];
  for (const [name, query] of HOLES) {
    const holes = await sql.unsafe<{ hole: string }[]>(query);
    const found = holes.map(({ hole }) => hole).slice(0, 5);
    checks.push({ name: `no ${name}`, found: found.join(", ") || "none", isRight: holes.length === 0 });
  }
  return [...checks, await checkLines(sql)];
}

async function checkLines(sql: Sql): Promise<Check> {
  const [held, expected] = [await readProtection(sql), expectedProtection()];
  const missing = expected.filter((line) => !held.includes(line)).map((line) => `missing: ${line}`);
  const added = held.filter((line) => !expected.includes(line)).map((line) => `not ours: ${line}`);
  const found = [...missing, ...added];
  return {
    name: "privileges and triggers as the migrations leave them",
    found: found.slice(0, 5).join("; ") || `${held.length} as listed`,
    isRight: found.length === 0,
  };
}

async function checkAudit(sql: Sql): Promise<Check> {
  const [log] = await sql`select * from app.verify_audit()`;
  const found = JSON.stringify(log ?? null);
  return { name: "audit log as it was sealed", found, isRight: log !== undefined && log.broken_at === null };
}

/** Compares the stored figures with a recount of the rows. */
async function checkFigures(sql: Sql): Promise<Check> {
  const name = "admin's figures equal to their recount";
  const sum = (lines: string) =>
    sql.unsafe(`select figure, coalesce(currency, '') as currency, sum(amount)::text as amount from ${lines}
      where figure is not null group by 1, 2 having sum(amount) <> 0 order by 1, 2`);
  await sql`begin isolation level repeatable read read only`; // so that both see the same moment
  const [rows] = await sql<{ query: string }[]>`
    select string_agg(app.counted(t, 'public.' || t, ''), ' union all ') as query
    from unnest(array['users', 'clients', 'assessments', 'documents', 'payments']) t`;
  const kept = JSON.stringify(await sum("public.figures"));
  const counted = JSON.stringify(await sum(`(${rows?.query}) changes (moment, figure, currency, amount)`));
  await sql`rollback`;
  return {
    name,
    found: kept === counted ? "equal" : "not equal: select app.recount_figures()",
    isRight: kept === counted,
  };
}

async function checkReceipts(sql: Sql): Promise<Check> {
  const gaps = await sql`
    select year from (select year, count(*) as held, max(serial) as highest from public.receipts group by year) of_year
    full join private.receipt_counters c using (year)
    where year > app.receipts_deleted_until() and (held is distinct from highest or c.last is distinct from highest) order by year`;
  const found = gaps.map(({ year }) => `a gap in ${year}`).join(", ");
  return { name: "receipts numbered without a gap", found: found || "no gap", isRight: gaps.length === 0 };
}

/** One check for each month and currency. */
async function checkLedger(sql: Sql): Promise<Check[]> {
  const lines = await readLedger(sql);
  return lines.map(({ month, currency, receipts, issued, taken, said, refunded, saidRefunded, revenue, isRight }) => ({
    name: `receipts of ${month} in ${currency} equal to payments, refunds and revenue`,
    found: `${receipts} receipts for ${issued}; payments ${taken}, by the provider's word ${said ?? "no longer kept"}; given back ${refunded}, by its word ${saidRefunded ?? "no longer kept"}; revenue ${revenue}`,
    isRight,
  }));
}

if (import.meta.main) {
  const { DATABASE_URL: url } = process.env;
  if (!url) throw new Error("DATABASE_URL is not set");
  const checks = await verifyDatabase(url);
  for (const { name, found, isRight } of checks) console.log(`${isRight ? "ok     " : "WRONG  "} ${name}: ${found}`);
  process.exitCode = checks.every(({ isRight }) => isRight) ? 0 : 1;
}
