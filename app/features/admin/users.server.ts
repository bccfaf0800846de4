/** The accounts as admins may see them, and the changes that owners make to them. */
import { and, eq, exists, gte, isNotNull, ne, type SQL, sql } from "drizzle-orm";
import { below, byDate, holdsWords, type Page, pageOf } from "#app/shared/list-order.server.ts";
import { failure, ok, type Result } from "#app/shared/result.ts";
import { isUuid } from "#app/shared/uuid.ts";
import type { AdminDb, OwnerDb, Tx } from "#db/rls.server.ts";
import { clients } from "#db/schema/clients.ts";
import { users } from "#db/schema/users.ts";

import { RECENT_DAYS, type UserFilter } from "./user-filter.ts";
import type { UserInput } from "./users.schema.ts";

const { id, name, email, company, role, status, industry, createdAt, updatedAt } = users;
const COLUMNS = { id, name, email, company, role, status, industry, createdAt };
const EDITED = { name, company, role, status, updatedAt };

/** The fields that an edit may change, and the version that the next edit starts from. */
export type StoredUser = Pick<typeof users.$inferSelect, keyof typeof EDITED>;

export type ListedUser = Pick<typeof users.$inferSelect, keyof typeof COLUMNS> & {
  /** How many client accounts the person has. */
  accounts: number;
};

/** `lastSignIn` is null for somebody who never signed in; `updatedAt` is the version that an edit starts from. */
export type ManagedUser = ListedUser & { lastSignIn: Date | null; hasSecondFactor: boolean; updatedAt: Date };

export const PAGE_SIZE = 20;

const NEWEST = byDate(users, "newest");

/** Accounts that pass the filter, newest first, twenty at a time. One statement. */
export async function listUsers(
  db: AdminDb | OwnerDb,
  { filter, before }: { filter: UserFilter; before: string | null },
): Promise<Page<ListedUser>> {
  const found = await db.read((tx) =>
    tx
      .select({ ...COLUMNS, accounts: accountsOf(tx) })
      .from(users)
      .where(and(matching(tx, filter), below(NEWEST, before)))
      .orderBy(...NEWEST.by)
      .limit(PAGE_SIZE + 1),
  );
  return pageOf(NEWEST, found, PAGE_SIZE);
}

/** The same with what only owners may see, in two statements and `size` at a time. */
export async function listManagedUsers(
  db: OwnerDb,
  { filter, before, size = PAGE_SIZE }: { filter: UserFilter; before: string | null; size?: number },
): Promise<Page<ManagedUser>> {
  return db.read(async (tx) => {
    const found = await tx
      .select({ ...COLUMNS, updatedAt, accounts: accountsOf(tx) })
      .from(users)
      .where(and(matching(tx, filter), below(NEWEST, before)))
      .orderBy(...NEWEST.by)
      .limit(size + 1);
    const { rows, next } = pageOf(NEWEST, found, size);
    return { rows: await withSignIns(tx, rows), next };
  });
}

/** One account by its id, whatever the filter; null for any other id. */
export async function findManagedUser(db: OwnerDb, { userId }: { userId: string }): Promise<ManagedUser | null> {
  if (!isUuid(userId)) return null;
  return db.read(async (tx) => {
    const rows = await tx
      .select({ ...COLUMNS, updatedAt, accounts: accountsOf(tx) })
      .from(users)
      .where(eq(id, userId));
    const [user] = await withSignIns(tx, rows);
    return user ?? null;
  });
}

/**
 * Saves an owner's edit of an account and records it in the audit log. Suspending ends all the person's sessions at once. `not-found`: no
 * such account. `changed`: somebody else has saved since, so nothing was saved; `stored` is the newest version. `own-account`: owners may not
 * change their own role or status.
 */
export async function changeUser(
  db: OwnerDb,
  user: Omit<UserInput, "intent">,
): Promise<Result<null, "not-found" | "own-account"> | { ok: false; code: "changed"; stored: StoredUser }> {
  type Outcome = "saved" | "not-found" | "changed" | "own-account";
  return db.write(async (tx) => {
    const [row] = await tx.execute<{ outcome: Outcome }>(sql`select app.change_user(
      ${user.userId}, ${user.seen}::timestamptz, ${user.name}, ${user.company}, ${user.role}, ${user.status}) as outcome`);
    if (!row) throw new Error("app.change_user returned no row");
    if (row.outcome === "saved") return ok(null);
    if (row.outcome !== "changed") return failure(row.outcome);
    const [stored] = await tx.select(EDITED).from(users).where(eq(id, user.userId));
    return stored ? { ok: false, code: "changed", stored } : failure("not-found");
  });
}

/**
 * Removes somebody's second factor, ends their sessions and queues a mail that tells them. `not-found`: no such account. `own-account`: owners
 * remove their own in the profile, with a code. `none`: there is no second factor any more.
 */
export async function removeSecondFactor(
  db: OwnerDb,
  { userId }: { userId: string },
): Promise<Result<null, "not-found" | "own-account" | "none">> {
  type Outcome = "removed" | "not-found" | "own-account" | "none";
  const [row] = await db.write((tx) =>
    tx.execute<{ outcome: Outcome }>(sql`select app.remove_second_factor(${userId}::uuid) as outcome`),
  );
  if (!row) throw new Error("app.remove_second_factor returned no row");
  return row.outcome === "removed" ? ok(null) : failure(row.outcome);
}

/** Records in the audit log that the list of users was exported. */
export async function recordExport(db: OwnerDb, { filter }: { filter: UserFilter }): Promise<void> {
  const { shown, group, search } = filter;
  await db.write((tx) => tx.execute(sql`select app.record_users_export(${`${shown}, ${group}`}, ${search !== ""})`));
}

function accountsOf(tx: Tx) {
  const held = tx.select({ count: sql`count(*)::int` }).from(clients).where(eq(clients.userId, id));
  return sql<number>`(${held})`;
}

async function withSignIns<Row extends { id: string }>(tx: Tx, rows: readonly Row[]) {
  if (rows.length === 0) return [];
  const ids = `{${rows.map((row) => row.id).join(",")}}`;
  const signIns = await tx.execute<{ user_id: string; at: string; has_second_factor: boolean }>(
    sql`select user_id, to_json(at) #>> '{}' as at, has_second_factor from app.last_sign_ins(${ids}::uuid[])`,
  );
  const signInOf = new Map(signIns.map((signIn) => [signIn.user_id, signIn]));
  return rows.map((row) => {
    const { at, has_second_factor: hasSecondFactor = false } = signInOf.get(row.id) ?? {};
    return { ...row, lastSignIn: at ? new Date(at) : null, hasSecondFactor };
  });
}

/** Users of whom every word of the text occurs in the name, the address or the company; everybody if there is no word. */
export function matchesSearch(text: string): SQL | undefined {
  return and(...holdsWords(text, [name, email, company]));
}

function matching(tx: Tx, { search, shown, group }: UserFilter): SQL | undefined {
  return and(matchesSearch(search), SHOWN_AS[shown](tx), GROUPED_AS[group]());
}

const SHOWN_AS: Record<UserFilter["shown"], (tx: Tx) => SQL | undefined> = {
  all: () => undefined,
  active: () => eq(status, sql`'active'`),
  "with-clients": (tx) => exists(tx.select({ id: clients.id }).from(clients).where(eq(clients.userId, id))),
  "with-company": () => ne(company, sql`''`),
};

const GROUPED_AS: Record<UserFilter["group"], () => SQL | undefined> = {
  all: () => undefined,
  admins: () => ne(role, sql`'user'`), // owners are admins too; must match the index's condition
  recent: () => gte(createdAt, sql`now() - make_interval(days => ${RECENT_DAYS})`),
  "with-industry": () => isNotNull(industry),
};
