/** The audit log, which owners read, export and verify and the schedule seals. */
import { and, desc, eq, gte, inArray, lt, or, type SQL, sql } from "drizzle-orm";
import { csvStream } from "#app/shared/csv.ts";
import { isUuid } from "#app/shared/uuid.ts";
import type { AdminDb, OwnerDb, ServiceDb, Tx } from "#db/rls.server.ts";
import { auditEvents } from "#db/schema/audit-events.ts";
import { users } from "#db/schema/users.ts";
import { ABOUT, type AuditFilter, readCursor, writeCursor } from "./audit.ts";
import { matchesSearch } from "./users.server.ts";

const { id, at, actorId, actorRole, action, entity, entityId, detail, requestId, network } = auditEvents;

export type AuditLine = typeof auditEvents.$inferSelect & {
  /** Null for the portal itself, and for an account that was erased. */
  actor: { name: string; email: string } | null;
};

type AuditPage = { rows: AuditLine[]; next: string | null };

export const PAGE_SIZE = 50;
const ROWS_AT_ONCE = 1_000;
/** The most people found by a search whose lines are shown. */
const MAX_PEOPLE = 50;

/** Records in the log that the caller opened an admin page, at most once an hour for each page. */
export async function recordStaffPage(db: AdminDb | OwnerDb, path: string): Promise<void> {
  await db.write((tx) => tx.execute(sql`select app.record_staff_page(${loggedPath(path)})`));
}

/** The path in the one spelling that the log accepts; the router also accepts capitals, escapes and doubled slashes. */
function loggedPath(path: string): string {
  const plain = path.replace(/%[0-9a-f]{2}/gi, (escaped) => String.fromCharCode(Number.parseInt(escaped.slice(1), 16)));
  return plain
    .toLowerCase()
    .replace(/[^a-z0-9_./-]/g, "_")
    .replace(/\/+/g, "/")
    .slice(0, 150);
}

/** Lines that pass the filter, newest first, fifty at a time. One statement, or two when searching for people. */
export async function listAudit(
  db: OwnerDb,
  { filter, before, size = PAGE_SIZE }: { filter: AuditFilter; before: string | null; size?: number },
): Promise<AuditPage> {
  return db.read(async (tx) => {
    const found = await tx
      .select({
        id,
        at,
        actorId,
        actorRole,
        action,
        entity,
        entityId,
        detail,
        requestId,
        network,
        actor: { name: users.name, email: users.email },
      })
      .from(auditEvents)
      .leftJoin(users, eq(users.id, actorId))
      .where(and(await matching(tx, filter), olderThan(before)))
      .orderBy(desc(at), desc(id))
      .limit(size + 1);
    const rows = found.slice(0, size);
    const last = rows.at(-1);
    return { rows, next: found.length > size && last ? writeCursor(last) : null };
  });
}

/** As many lines as the database can verify while a page waits. */
const VERIFIED_AT_ONCE = 50_000;

export type Verdict = {
  /** The number of lines in the chain, of those verified, and of those that the next sealing will add. */
  sealed: number;
  verified: number;
  waiting: number;
  /** The last hash, which vouches for the whole log; null before the first sealing. */
  head: string | null;
  /** The first line found to be changed, inserted or removed; null if none was. */
  brokenAt: number | null;
};

type VerdictRow = { sealed: string; verified: string; waiting: string; head: string | null; broken_at: string | null };

/** Recomputes the hashes of the newest `atMost` lines. `npm run db:verify` checks the whole log, however long. */
export async function verifyAudit(db: OwnerDb, atMost = VERIFIED_AT_ONCE): Promise<Verdict> {
  const [row] = await db.read((tx) => tx.execute<VerdictRow>(sql`select * from app.verify_newest_audit(${atMost})`));
  if (!row) throw new Error("app.verify_newest_audit returned no row");
  const { sealed, verified, waiting, head, broken_at } = row;
  return {
    sealed: Number(sealed),
    verified: Number(verified),
    waiting: Number(waiting),
    head,
    brokenAt: broken_at === null ? null : Number(broken_at),
  };
}

/** Adds the new lines to the chain and returns how many there were. For the schedule. */
export async function sealAudit(db: ServiceDb): Promise<number> {
  const [row] = await db.write((tx) => tx.execute<{ sealed: number }>(sql`select app.seal_audit() as sealed`));
  return row?.sealed ?? 0;
}

const COLUMNS = ["Number", "Time", "Who", "Account", "Role", "What", "About", "About id", "Detail", "From", "Request"];

/** The lines that pass the filter, as comma-separated values, a thousand in memory at a time. The export itself is recorded in the log first. */
export async function exportAudit(db: OwnerDb, { filter }: { filter: AuditFilter }): Promise<ReadableStream> {
  const { search, ...narrowed } = filter;
  // The search text may be somebody's name, so only the fact that there was a search is recorded.
  const noted = JSON.stringify({ ...narrowed, searched: search !== "" });
  await db.write((tx) => tx.execute(sql`select app.record_audit_export(${noted}::jsonb)`));
  const read = (before: string | null) => listAudit(db, { filter, before, size: ROWS_AT_ONCE });
  return csvStream({ columns: COLUMNS, read, toCells });
}

function toCells(line: AuditLine): (string | number)[] {
  return [
    line.id,
    line.at.toISOString(),
    line.actor?.email ?? "",
    line.actorId ?? "",
    line.actorRole,
    line.action,
    line.entity,
    line.entityId ?? "",
    JSON.stringify(line.detail),
    line.network ?? "",
    line.requestId ?? "",
  ];
}

async function matching(tx: Tx, { search, about, action: wanted, from, to }: AuditFilter): Promise<SQL | undefined> {
  return and(
    search === "" ? undefined : await bySearch(tx, search),
    about === null ? undefined : eq(entity, about),
    wanted === null ? undefined : eq(action, wanted),
    from === null ? undefined : gte(at, sql`${from}::timestamp at time zone 'utc'`),
    to === null ? undefined : lt(at, sql`(${to}::date + 1)::timestamp at time zone 'utc'`),
  );
}

/** Lines by or about the id searched for, or by people whose name, address or company contains its words. */
async function bySearch(tx: Tx, search: string): Promise<SQL | undefined> {
  if (isUuid(search)) {
    const kinds = ABOUT.map(({ value }) => value);
    return or(eq(actorId, search), and(inArray(entity, kinds), eq(entityId, search)));
  }
  const people = await tx.select({ id: users.id }).from(users).where(matchesSearch(search)).limit(MAX_PEOPLE);
  const ids = people.map((person) => person.id);
  return ids.length === 0 ? sql`false` : inArray(actorId, ids);
}

function olderThan(before: string | null): SQL | undefined {
  const cursor = readCursor(before);
  return cursor ? sql`(${at}, ${id}) < (${cursor.at}::timestamptz, ${cursor.id}::bigint)` : undefined;
}
