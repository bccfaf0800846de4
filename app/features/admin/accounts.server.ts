/** Reads customer accounts: people's clients, by company, with what was made for them and what is paid. No contact data. */
import { and, desc, eq, inArray, sql } from "drizzle-orm";
import { below, byDate, type Page, pageOf } from "#app/shared/list-order.server.ts";
import { type Money, parseAmount } from "#app/shared/money.ts";
import { isUuid } from "#app/shared/uuid.ts";
import type { AdminDb, OwnerDb, Tx } from "#db/rls.server.ts";
import { clients } from "#db/schema/clients.ts";
import { documents } from "#db/schema/documents.ts";
import { users } from "#db/schema/users.ts";

export type Account = {
  id: string;
  company: string;
  createdAt: Date;
  archivedAt: Date | null;
  /** How many of the account's documents are paid, and how many await payment. */
  paid: number;
  pending: number;
};

export type AccountSolution = {
  id: string;
  templateType: string;
  isPaid: boolean;
  price: Money;
  createdAt: Date;
  paidAt: Date | null;
};
/** With the newest of its solutions. */
export type OpenAccount = Account & { solutions: AccountSolution[] };

/** The number shown on a closed card. */
export const NEWEST_ACCOUNTS = 3;
export const NEWEST_SOLUTIONS = 5;
export const PAGE_SIZE = 10;

const NEWEST = byDate(clients, "newest");

/** The newest accounts of each of these people, keyed by the person's id. One statement. */
export async function listNewestAccounts(
  db: AdminDb,
  { userIds }: { userIds: readonly string[] },
): Promise<Record<string, Account[]>> {
  if (userIds.length === 0) return {};
  const rows = await db.read((tx) => {
    const account = tx
      .select(COLUMNS)
      .from(clients)
      .where(eq(clients.userId, users.id))
      .orderBy(...NEWEST.by)
      .limit(NEWEST_ACCOUNTS)
      .as("account");
    const { id, company, createdAt, archivedAt } = account;
    const made = tx
      .select(MADE)
      .from(documents)
      .where(and(eq(documents.userId, users.id), eq(documents.clientId, id)))
      .as("made");
    return tx
      .select({ userId: users.id, id, company, createdAt, archivedAt, paid: made.paid, pending: made.pending })
      .from(users)
      .innerJoinLateral(account, sql`true`)
      .innerJoinLateral(made, sql`true`)
      .where(inArray(users.id, [...userIds]))
      .orderBy(desc(createdAt), desc(id));
  });
  return Object.groupBy(rows, ({ userId }) => userId) as Record<string, Account[]>; // every key has rows
}

/** One person's accounts with their newest solutions, newest first, ten at a time. Two statements, one after the other. */
export async function listAccounts(
  db: AdminDb | OwnerDb,
  { userId, before }: { userId: string; before: string | null },
): Promise<Page<OpenAccount>> {
  if (!isUuid(userId)) return { rows: [], next: null };
  return db.read(async (tx) => {
    const made = tx
      .select(MADE)
      .from(documents)
      .where(and(eq(documents.userId, clients.userId), eq(documents.clientId, clients.id)))
      .as("made");
    const found = await tx
      .select({ ...COLUMNS, paid: made.paid, pending: made.pending })
      .from(clients)
      .innerJoinLateral(made, sql`true`)
      .where(and(eq(clients.userId, userId), below(NEWEST, before)))
      .orderBy(...NEWEST.by)
      .limit(PAGE_SIZE + 1);
    const { rows, next } = pageOf(NEWEST, found, PAGE_SIZE);
    const solutions = await listSolutions(tx, { userId, clientIds: rows.map(({ id }) => id) });
    return { rows: rows.map((row) => ({ ...row, solutions: solutions[row.id] ?? [] })), next };
  });
}

const COLUMNS = {
  id: clients.id,
  company: clients.company,
  createdAt: clients.createdAt,
  archivedAt: clients.archivedAt,
};

const MADE = {
  paid: sql<number>`(count(*) filter (where ${documents.isPaid}))::int`.as("paid"),
  pending: sql<number>`(count(*) filter (where not ${documents.isPaid}))::int`.as("pending"),
};

type Solutions = Partial<Record<string, AccountSolution[]>>;

async function listSolutions(tx: Tx, of: { userId: string; clientIds: readonly string[] }): Promise<Solutions> {
  if (of.clientIds.length === 0) return {};
  const newest = tx
    .select({
      id: documents.id,
      templateType: documents.templateType,
      isPaid: documents.isPaid,
      price: documents.price,
      currency: documents.currency,
      createdAt: documents.createdAt,
      paidAt: documents.paidAt,
    })
    .from(documents)
    .where(and(eq(documents.userId, clients.userId), eq(documents.clientId, clients.id)))
    .orderBy(desc(documents.createdAt), desc(documents.id))
    .limit(NEWEST_SOLUTIONS)
    .as("newest");
  const { id, templateType, isPaid, price, currency, createdAt, paidAt } = newest;
  const rows = await tx
    .select({ clientId: clients.id, id, templateType, isPaid, price, currency, createdAt, paidAt })
    .from(clients)
    .innerJoinLateral(newest, sql`true`)
    .where(and(eq(clients.userId, of.userId), inArray(clients.id, [...of.clientIds])))
    .orderBy(desc(createdAt), desc(id));
  const solutions = rows.map(({ price, currency, ...row }) => ({
    ...row,
    price: parseAmount(price, currency),
  }));
  return Object.groupBy(solutions, ({ clientId }) => clientId);
}
