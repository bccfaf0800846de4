/** The caller's payments for which there is no receipt, because the money goes back: it should not have been taken. */
import { and, desc, eq, sql } from "drizzle-orm";
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

/** The latest twenty, the newest first; or of those only what was taken in the last two weeks. */
export async function listRefunds(db: UserDb, { only }: { only?: "recent" } = {}): Promise<ListedRefund[]> {
  const { id, amountMinor: minor, currency, succeededAt: takenAt, refundedAt: givenBackAt } = payments;
  const isRecent = sql`${takenAt} > now() - interval '14 days'`;
  const rows = await db.read((tx) =>
    tx
      .select({ id, title: documents.title, minor, currency, takenAt, givenBackAt })
      .from(payments)
      .leftJoin(documents, eq(documents.id, payments.documentId))
      .where(and(eq(payments.userId, CALLER), sql`${payments.status} = 'duplicate'`, only ? isRecent : undefined))
      .orderBy(desc(payments.createdAt))
      .limit(SHOWN),
  );
  return rows.map(({ minor, currency: code, ...row }) => ({
    ...row,
    amount: { minor, currency: code as Currency }, // copied from the document's row
  }));
}
