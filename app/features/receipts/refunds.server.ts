/** The caller's payments for which there is no receipt, because the money went back: it should not have been taken. */
import { and, desc, eq } from "drizzle-orm";
import type { Currency, Money } from "#app/shared/money.ts";
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

/** The latest twenty, the newest first. */
export async function listRefunds(db: UserDb): Promise<ListedRefund[]> {
  const { id, amountMinor, currency, succeededAt, refundedAt } = payments;
  const rows = await db.read((tx) =>
    tx
      .select({
        id,
        title: documents.title,
        minor: amountMinor,
        currency,
        takenAt: succeededAt,
        givenBackAt: refundedAt,
      })
      .from(payments)
      .leftJoin(documents, eq(documents.id, payments.documentId))
      .where(and(eq(payments.userId, CALLER), eq(payments.status, "duplicate")))
      .orderBy(desc(payments.createdAt))
      .limit(SHOWN),
  );
  return rows.map(({ minor, currency: code, ...row }) => ({
    ...row,
    amount: { minor, currency: code as Currency }, // copied from the document's row
  }));
}
