/** Payments that were refunded in part or in full, or that a buyer's bank disputes or disputed. */
import { desc, eq, gt, isNotNull, or } from "drizzle-orm";
import type { Money } from "#app/shared/money.ts";
import type { AdminDb } from "#db/rls.server.ts";
import { documents } from "#db/schema/documents.ts";
import { payments } from "#db/schema/payments.ts";

export type TakenBackPayment = {
  id: string;
  /** Null once the account was erased. */
  title: string | null;
  amount: Money;
  refunded: Money;
  dispute: "open" | "won" | "lost" | null;
  /** The provider's name for it. */
  reference: string | null;
  createdAt: Date;
};

const SHOWN = 20;

/** The latest twenty, newest first. */
export async function listTakenBack(db: AdminDb): Promise<TakenBackPayment[]> {
  const { id, amountMinor, refundedMinor, currency, disputeStatus, providerReference, createdAt } = payments;
  const rows = await db.read((tx) =>
    tx
      .select({
        id,
        title: documents.title,
        minor: amountMinor,
        refunded: refundedMinor,
        currency,
        dispute: disputeStatus,
        reference: providerReference,
        createdAt,
      })
      .from(payments)
      .leftJoin(documents, eq(documents.id, payments.documentId))
      .where(or(gt(refundedMinor, 0), isNotNull(disputeStatus)))
      .orderBy(desc(createdAt), desc(id))
      .limit(SHOWN),
  );
  return rows.map(({ minor, refunded, currency: code, ...row }) => ({
    ...row,
    amount: { minor, currency: code },
    refunded: { minor: refunded, currency: code },
  }));
}
