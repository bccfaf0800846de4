/** Documents as admins see them: what was made, what is paid, what waits; never what is in them. */
import { and, desc, eq, max, not, sql } from "drizzle-orm";
import { type Money, parseAmount } from "#app/shared/money.ts";
import type { AdminDb, OwnerDb, Tx } from "#db/rls.server.ts";
import { clients } from "#db/schema/clients.ts";
import { deliveries } from "#db/schema/deliveries.ts";
import { documents } from "#db/schema/documents.ts";
import { payments } from "#db/schema/payments.ts";
import { users } from "#db/schema/users.ts";
import { below, type Page, pageOf } from "./cursor.server.ts";

export type RecentDocument = {
  id: string;
  title: string;
  isPaid: boolean;
  createdAt: Date;
  /** What its payment brought, less refunds; null without one, and when all of it was given back. */
  revenue: Money | null;
};

export type PendingDocument = {
  id: string;
  title: string;
  createdAt: Date;
  price: Money;
  user: { id: string; name: string; email: string };
  /** The client's company; null where the client was erased. */
  company: string | null;
  /** When an owner last had its payment reminded of. */
  remindedAt: Date | null;
};

const RECENT_DOCUMENTS = 5;
export const PAGE_SIZE = 20;

/** The newest five of everybody's. One statement. */
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

/** Everybody's documents that wait for payment, the newest first, twenty at a time. One statement. */
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
      .where(and(not(documents.isPaid), below(before, documents)))
      .orderBy(desc(createdAt), desc(id))
      .limit(PAGE_SIZE + 1),
  );
  const found = rows.map(({ price, currency, ...row }) => ({
    ...row,
    price: parseAmount(price, currency),
  }));
  return pageOf(found, PAGE_SIZE);
}

function lastReminder(tx: Tx) {
  const isReminder = and(eq(deliveries.documentId, documents.id), sql`${deliveries.reason} = 'reminder'`);
  return tx
    .select({ at: max(deliveries.createdAt) })
    .from(deliveries)
    .where(isReminder);
}
