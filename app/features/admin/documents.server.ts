/** Documents as admins see them: what was made, what is paid and what is pending, but never their contents. */
import { and, desc, eq, max, not, sql } from "drizzle-orm";
import { below, byDate, type Page, pageOf } from "#app/shared/list-order.server.ts";
import { type Money, parseAmount } from "#app/shared/money.ts";
import type { AdminDb, OwnerDb, Tx } from "#db/rls.server.ts";
import { clients } from "#db/schema/clients.ts";
import { deliveries } from "#db/schema/deliveries.ts";
import { documents } from "#db/schema/documents.ts";
import { payments } from "#db/schema/payments.ts";
import { users } from "#db/schema/users.ts";

export type RecentDocument = {
  id: string;
  title: string;
  isPaid: boolean;
  createdAt: Date;
  /** The amount paid, less refunds; null if nothing was paid, or all of it was refunded. */
  revenue: Money | null;
};

export type PendingDocument = {
  id: string;
  title: string;
  createdAt: Date;
  price: Money;
  user: { id: string; name: string; email: string };
  /** The client's company; null if the client was erased. */
  company: string | null;
  /** When an owner last had a reminder sent for it. */
  remindedAt: Date | null;
};

const RECENT_DOCUMENTS = 5;
export const PAGE_SIZE = 20;

const NEWEST = byDate(documents, "newest");

/** The newest five of everybody's documents. One statement. */
export async function listRecentDocuments(db: AdminDb): Promise<RecentDocument[]> {
  const { id, title, isPaid, createdAt } = documents;
  const { amountMinor, refundedMinor, currency } = payments;
  const minor = sql<number | null>`${amountMinor} - ${refundedMinor}`.mapWith(amountMinor);
  const brought = and(
    eq(payments.documentId, id),
    sql`${payments.status} = 'succeeded'`,
    sql`${payments.refundedAt} is null`,
  );
  const rows = await db.read((tx) =>
    tx
      .select({ id, title, isPaid, createdAt, minor, currency })
      .from(documents)
      .leftJoin(payments, brought)
      .orderBy(desc(createdAt), desc(id))
      .limit(RECENT_DOCUMENTS),
  );
  return rows.map(({ minor, currency, ...row }) => ({
    ...row,
    revenue: minor === null || currency === null ? null : { minor, currency },
  }));
}

/** Everybody's documents that await payment, newest first, twenty at a time. One statement. */
export async function listPendingDocuments(
  db: OwnerDb,
  { before }: { before: string | null },
): Promise<Page<PendingDocument>> {
  const { id, title, createdAt, price, currency } = documents;
  const rows = await db.read((tx) =>
    tx
      .select({
        id,
        title,
        createdAt,
        price,
        currency,
        user: { id: users.id, name: users.name, email: users.email },
        company: clients.company,
        remindedAt: sql<Date | null>`(${lastReminder(tx)})`.mapWith(deliveries.createdAt),
      })
      .from(documents)
      .innerJoin(users, eq(users.id, documents.userId))
      .leftJoin(clients, and(eq(clients.userId, documents.userId), eq(clients.id, documents.clientId)))
      .where(and(not(documents.isPaid), below(NEWEST, before)))
      .orderBy(...NEWEST.by)
      .limit(PAGE_SIZE + 1),
  );
  const found = rows.map(({ price, currency, ...row }) => ({
    ...row,
    price: parseAmount(price, currency),
  }));
  return pageOf(NEWEST, found, PAGE_SIZE);
}

function lastReminder(tx: Tx) {
  const isReminder = and(eq(deliveries.documentId, documents.id), sql`${deliveries.reason} = 'reminder'`);
  return tx
    .select({ at: max(deliveries.createdAt) })
    .from(deliveries)
    .where(isReminder);
}
