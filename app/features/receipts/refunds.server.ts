/** The caller's payments that have no receipt because the money should not have been taken and is being refunded. */
import { and, desc, eq, sql } from "drizzle-orm";
import type { Money } from "#app/shared/money.ts";
import type { UserDb } from "#db/rls.server.ts";
import { CALLER } from "#db/schema/columns.ts";
import { documents } from "#db/schema/documents.ts";
import { payments } from "#db/schema/payments.ts";

export type ListedRefund = {
  id: string;
  /** Null once the document is deleted. */
  title: string | null;
  amount: Money;
  takenAt: Date | null;
  /** Null while the refund is on its way. */
  givenBackAt: Date | null;
};

const SHOWN = 20;

/** The latest twenty, newest first; with `onlyRecent`, only payments taken within the last two weeks. */
export async function listRefunds(db: UserDb, { onlyRecent = false } = {}): Promise<ListedRefund[]> {
  const { id, amountMinor: minor, currency, succeededAt: takenAt, refundedAt: givenBackAt } = payments;
  const isRecent = sql`${takenAt} > now() - interval '14 days'`;
  const rows = await db.read((tx) =>
    tx
      .select({ id, title: documents.title, minor, currency, takenAt, givenBackAt })
      .from(payments)
      .leftJoin(documents, eq(documents.id, payments.documentId))
      .where(and(eq(payments.userId, CALLER), sql`${payments.status} = 'duplicate'`, onlyRecent ? isRecent : undefined))
      .orderBy(desc(payments.createdAt))
      .limit(SHOWN),
  );
  return rows.map(({ minor, currency: code, ...row }) => ({
    ...row,
    amount: { minor, currency: code },
  }));
}
