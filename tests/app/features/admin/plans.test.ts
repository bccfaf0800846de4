import postgres from "postgres";
import { expect, test } from "vitest";
import { listAccounts, listNewestAccounts } from "#app/features/admin/accounts.server.ts";
import { listAudit } from "#app/features/admin/audit.server.ts";
import { readAuditFilter } from "#app/features/admin/audit.ts";
import { listPendingDocuments, listRecentDocuments } from "#app/features/admin/documents.server.ts";
import { listFailures } from "#app/features/admin/failures.server.ts";
import { readFigure, readPeriodFigures, readTotals } from "#app/features/admin/figures.server.ts";
import { listCounted } from "#app/features/admin/rows.server.ts";
import { FIGURE_TEXTS, type FigureId } from "#app/features/admin/rows.ts";
import { GROUPS, SHOWN, type UserFilter } from "#app/features/admin/user-filter.ts";
import { listManagedUsers, listUsers } from "#app/features/admin/users.server.ts";
import { openAdminDb, openOwnerDb } from "#db/rls.server.ts";
import { freshDatabase, type TestDatabase } from "#tests/support/database.ts";
import { addPerson } from "#tests/support/people.ts";
import { waitFor } from "#tests/support/wait.ts";
import { addYear } from "./portal-year.ts";

const LARGE = ["users", "clients", "assessments", "documents", "payments", "deliveries", "audit_events"];
const NARROWED = [
  "",
  "about=document",
  "what=document.paid",
  "from=2026-01-01&to=2026-11-21",
  "q=Member",
  `q=${crypto.randomUUID()}`,
];

/** How often each large table was read from one end to the other, once everybody has hung up. */
async function scans({ sql }: TestDatabase): Promise<Record<string, number>> {
  await waitFor("everybody to hang up", async () => {
    const [row] = await sql`
      select count(*)::int as open from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`;
    return row?.open === 0;
  });
  const rows = await sql`
    select relname, seq_scan::int from pg_stat_user_tables where schemaname = 'public' and relname = any (${LARGE})`;
  return Object.fromEntries(rows.map(({ relname, seq_scan }) => [relname, seq_scan]));
}

test("no list and no figure of the admin's needs to read a large table from one end to the other", async () => {
  await using db = await freshDatabase();
  // On a connection that ends, so that what it read itself is counted before.
  const sql = postgres(db.url("postgres"), { max: 1, onnotice: () => {} });
  const { members } = await addYear({ ...db, sql });
  const { claims } = await addPerson({ ...db, sql }, { role: "owner" });
  await sql`analyze`;
  await sql.end();
  // A table this small is quickest read whole; so what is asked is whether there is any other way.
  await db.sql.unsafe(`alter database ${new URL(db.url()).pathname.slice(1)} set enable_seqscan = off`);
  const before = await scans(db);
  const [admin, owner] = [openAdminDb(db.connect(), claims), openOwnerDb(db.connect(), claims)];
  const userId = members[5]?.id ?? "";
  const cursor = `${new Date().toISOString()}_${userId}`;
  await readTotals(admin, { today: new Date() });
  await readPeriodFigures(admin, { period: "all", today: new Date() });
  await listRecentDocuments(admin);
  await listFailures(admin);
  await listNewestAccounts(admin, { userIds: members.map(({ id }) => id) });
  for (const before of [null, cursor]) {
    await listAccounts(owner, { userId, before });
    await listPendingDocuments(owner, { before });
    for (const search of ["", "Member"]) {
      for (const shown of SHOWN) await listUsers(admin, { filter: { search, shown, group: "all" }, before });
      for (const group of GROUPS) {
        const filter: UserFilter = { search, shown: "all", group };
        await listManagedUsers(owner, { filter, before });
      }
    }
    for (const figure of Object.keys(FIGURE_TEXTS) as FigureId[]) {
      // the keys of a constant
      await readFigure(admin, { figure, from: "2026-01-01" });
      for (const from of [null, "2026-01-01"]) await listCounted(admin, { figure, from, before });
    }
  }
  for (const query of NARROWED) {
    await listAudit(owner, { filter: readAuditFilter(new URLSearchParams(query)), before: null });
  }
  expect(await scans(db)).toEqual(before);
});
