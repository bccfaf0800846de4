/**
 * Measures the admin's pages and a consultant's lists on a full portal and, at the same time, on one a thousandth of its size, as ratios; and
 * the download of all users. `node tests/bench/admin.ts [share]`: 1, the default, is 5,000,000 documents.
 */
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import process from "node:process";
import postgres from "postgres";
import { LOCAL_PASSWORD, SUPERUSER } from "#supabase/local/postgres-cluster.ts";
import { type Person, signUp } from "#tests/support/journey.ts";
import { type Portal, startPortal } from "#tests/support/portal.ts";
import { fill } from "./fill.ts";

const LARGE = ["users", "clients", "assessments", "documents", "payments", "deliveries", "audit_events"];
const ROUNDS = 60;
const MOST = { admin: 1.5, account: 1.2, firstByteMs: 300, growthMegabytes: 64 };

const ADMIN_PAGES = [
  "/admin",
  "/admin?period=all",
  "/admin/clients",
  "/admin/users",
  "/admin/users?tab=pending",
  "/admin/audit",
  "/admin/users?filter=admins",
  "/admin/users?q=person77",
  "/admin/audit?about=document",
  "/admin/rows/documents",
  "/admin/rows/documents-paid?period=30d",
  "/admin/rows/revenue",
  "/admin/rows/clients",
  "/admin/rows/assessments-finished",
  "/admin/rows/documents-begun",
];
const ACCOUNT_PAGES = ["/documents", "/clients"];

type Side = { portal: Portal; owner: Person; member: Person };

const share = Number(process.argv[2] ?? 1);
execFileSync("react-router", ["build", "--logLevel", "warn"], { stdio: ["ignore", "ignore", "inherit"] });
await using small = await startPortal();
await using large = await startPortal();
const sides = [await prepare(small, share / 1000), await prepare(large, share)] as const;
for (const page of ADMIN_PAGES) await compare(page, "owner", MOST.admin);
for (const page of ACCOUNT_PAGES) await compare(page, "member", MOST.account);
await takeAway(sides[1]);

async function prepare(portal: Portal, part: number): Promise<Side> {
  const owner = await signUp(portal, "Ola Owner");
  await portal.sql`update users set role = 'owner' where email = ${owner.email}`;
  const member = await signUp(portal, "Mia Member");
  const [{ id: first }] = await portal.sql<[{ id: string }]>`select id from users where email = ${member.email}`;
  const startedAt = Date.now();
  const count = await fill({ url: superuserOf(portal), share: part, first });
  console.log(`filled in ${((Date.now() - startedAt) / 1000).toFixed(0)} s: ${JSON.stringify(count)}`);
  return { portal, owner, member };
}

function superuserOf({ sql }: Portal): string {
  return `postgresql://${SUPERUSER}:${LOCAL_PASSWORD}@127.0.0.1:${sql.options.port[0]}/postgres`;
}

/** Asks both in turn, so that whatever else the machine does affects both alike. */
async function compare(page: string, who: "owner" | "member", most: number): Promise<void> {
  const before = await scans(large);
  const times: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round++) {
    for (const at of [0, 1] as const) times[at].push(await time(sides[at][who], page));
  }
  const [thousandth, whole] = [median(times[0]), median(times[1])];
  const after = await scans(large);
  const scanned = LARGE.filter((table) => after[table] !== before[table]);
  const found = `${thousandth.toFixed(1)} → ${whole.toFixed(1)} ms, ${(whole / thousandth).toFixed(2)} × (at most ${most})`;
  const read = scanned.length > 0 ? `, READS ALL OF ${scanned}` : "";
  verdict(whole / thousandth <= most && scanned.length === 0, `${page.padEnd(42)} ${found}${read}`);
}

async function time(person: Person, page: string): Promise<number> {
  const startedAt = performance.now();
  const { status } = await person.get(page);
  if (status !== 200) throw new Error(`${page} answered ${status}`);
  return performance.now() - startedAt;
}

/** How often each large table was read from end to end; connections report that when they close. */
async function scans(portal: Portal): Promise<Record<string, number>> {
  await new Promise((resume) => setTimeout(resume, 1_200));
  const sql = postgres(superuserOf(portal), { max: 1 });
  const rows = await sql`select relname, seq_scan::int from pg_stat_user_tables where schemaname = 'public'`;
  await sql.end();
  return Object.fromEntries(rows.map(({ relname, seq_scan }) => [relname, seq_scan]));
}

/** Measures the download of all users: how soon it begins, and how far memory grows meanwhile. */
async function takeAway({ portal, owner }: Side): Promise<void> {
  const cookie = [...owner.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const firsts: number[] = [];
  let growth = 0;
  let lines = 0;
  for (let round = 0; round < 5; round++) {
    const startedAt = performance.now();
    const response = await fetch(`${portal.url}/admin/users/users_export.csv`, { headers: { cookie } });
    let first = 0;
    let base = 0;
    lines = 0;
    for await (const piece of response.body ?? []) {
      if (first === 0) [first, base] = [performance.now() - startedAt, workerMegabytes()];
      lines += Buffer.from(piece).filter((byte: number) => byte === 10).length;
      if (round > 0) growth = Math.max(growth, workerMegabytes() - base); // the first round warms up
    }
    firsts.push(first);
  }
  const first = median(firsts);
  verdict(
    first < MOST.firstByteMs && growth < MOST.growthMegabytes,
    `users_export.csv, ${lines} lines: first byte after ${first.toFixed(0)} ms (under ${MOST.firstByteMs}), memory grew by ${growth.toFixed(0)} MB (under ${MOST.growthMegabytes})`,
  );
}

/** The memory of all workers that this process started. */
function workerMegabytes(): number {
  const pids = readdirSync("/proc").filter((name) => /^\d+$/.test(name));
  return pids.reduce((sum, pid) => sum + ownWorkerMegabytes(pid), 0);
}

function ownWorkerMegabytes(pid: string): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, "utf8");
    const isOurs = /^Name:\s+workerd/m.test(status) && Number(/^PPid:\s+(\d+)/m.exec(status)?.[1]) === process.pid;
    return isOurs ? Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]) / 1024 : 0;
  } catch {
    return 0; // it has ended meanwhile
  }
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

function verdict(passed: boolean, line: string): void {
  console.log(`${passed ? "ok  " : "FAIL"} ${line}`);
  if (!passed) process.exitCode = 1;
}
