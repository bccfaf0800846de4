/** The caller's receipts: what was issued, and what has happened to the payment since. */
import { and, desc, eq, sql } from "drizzle-orm";
import type { UserDb } from "#db/rls.server.ts";
import { CALLER } from "#db/schema/columns.ts";
import { payments } from "#db/schema/payments.ts";
import { receipts } from "#db/schema/receipts.ts";
import type { Receipt } from "./receipt-text.ts";

export type ListedReceipt = Pick<Receipt, "number" | "title" | "issuedAt" | "amount">;

export const PAGE_SIZE = 50;

/** `2026-000001` */
const NUMBER = /^(\d{4})-(\d{6,9})$/;

/** One of the caller's receipts; null for any other number, including other people's. */
export async function findReceipt(db: UserDb, { number }: { number: string }): Promise<Receipt | null> {
  if (!NUMBER.test(number)) return null;
  const [row] = await db.read((tx) =>
    tx
      .select({
        title: receipts.title,
        issuedAt: receipts.issuedAt,
        amountMinor: receipts.amountMinor,
        taxTreatment: receipts.taxTreatment,
        taxRateBasisPoints: receipts.taxRateBasisPoints,
        taxMinor: receipts.taxMinor,
        seller: receipts.seller,
        buyer: receipts.buyer,
        refundedMinor: payments.refundedMinor,
        refundedAt: payments.refundedAt,
        disputeStatus: payments.disputeStatus,
        disputedAt: payments.disputedAt,
        currency: receipts.currency,
        isDemonstration: receipts.isDemonstration,
      })
      .from(receipts)
      .innerJoin(payments, eq(payments.id, receipts.paymentId))
      .where(and(eq(receipts.userId, CALLER), eq(receipts.number, number))),
  );
  if (!row) return null;
  const money = (minor: number) => ({ minor, currency: row.currency });
  return {
    number,
    title: row.title,
    issuedAt: row.issuedAt,
    seller: row.seller,
    buyer: row.buyer,
    amount: money(row.amountMinor),
    tax: { treatment: row.taxTreatment, rateBasisPoints: row.taxRateBasisPoints, amount: money(row.taxMinor) },
    isDemonstration: row.isDemonstration,
    refunded: row.refundedMinor > 0 ? { amount: money(row.refundedMinor), wholeAt: row.refundedAt } : null,
    dispute: row.disputeStatus && row.disputedAt ? { status: row.disputeStatus, openedAt: row.disputedAt } : null,
  };
}

/** The caller's receipts, newest first, `size` at a time. Pass `next` as `before` to get the next page; null on the last. */
export async function listReceipts(
  db: UserDb,
  { before, size = PAGE_SIZE }: { before: string | null; size?: number },
): Promise<{ receipts: ListedReceipt[]; next: string | null }> {
  const { number, title, issuedAt, amountMinor, currency, year, serial } = receipts;
  const [, belowYear, belowSerial] = NUMBER.exec(before ?? "") ?? [];
  const below = sql`(${year}, ${serial}) < (${belowYear}::smallint, ${belowSerial}::integer)`;
  const rows = await db.read((tx) =>
    tx
      .select({ number, title, issuedAt, amountMinor, currency })
      .from(receipts)
      .where(and(eq(receipts.userId, CALLER), belowYear && belowSerial ? below : undefined))
      .orderBy(desc(year), desc(serial))
      .limit(size + 1),
  );
  const shown = rows.slice(0, size).map(({ amountMinor: minor, currency: code, ...row }) => ({
    ...row,
    amount: { minor, currency: code },
  }));
  return { receipts: shown, next: rows.length > size ? (shown.at(-1)?.number ?? null) : null };
}
