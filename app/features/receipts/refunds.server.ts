/** The caller's payments for which there is no receipt, because the money goes back: it should not have been taken. */
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
  /** Null while it is on its way. */
  givenBackAt: Date | null;
};

const SHOWN = 20;

/** The latest twenty, newest first; with `onlyRecent`, those of them that were taken in the last two weeks. */
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
