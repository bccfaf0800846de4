/** Lists the mails and payments that went wrong and need somebody's attention. */
import { and, eq, exists, gt, isNotNull, isNull, not, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { below, byDate, type Page, pageOf } from "#app/shared/list-order.server.ts";
import type { Money } from "#app/shared/money.ts";
import type { AdminDb, Tx } from "#db/rls.server.ts";
import { type DELIVERY_REASONS, type DELIVERY_STATUSES, deliveries } from "#db/schema/deliveries.ts";
import { documents } from "#db/schema/documents.ts";
import { type ProviderName, payments } from "#db/schema/payments.ts";

export type UndeliveredMail = {
  id: string;
  /** Null for a mail about a payment or an account. */
  documentId: string | null;
  reason: (typeof DELIVERY_REASONS)[number];
  /** Null for a mail about a payment or an account. */
  title: string | null;
  status: (typeof DELIVERY_STATUSES)[number];
  bouncedAt: Date | null;
  attempts: number;
  lastError: string | null;
  createdAt: Date;
};

export type UnsettledPayment = {
  id: string;
  /** Null once the account was erased. */
  title: string | null;
  status: "open" | "processing" | "duplicate";
  provider: ProviderName;
  amount: Money;
  createdAt: Date;
};

/** At most {@link SHOWN} of each at a time, oldest first. */
export type Failures = { mails: Page<UndeliveredMail>; payments: Page<UnsettledPayment> };

export const SHOWN = 10;

const OLDEST_MAILS = byDate(deliveries, "oldest");
const OLDEST_PAYMENTS = byDate(payments, "oldest");

/** How long a mail or a payment may take before it needs attention. */
export const PATIENCE_MINUTES = 15;

type After = { mails: string | null; payments: string | null };

/** Two statements, sent together. */
export async function listFailures(db: AdminDb, after: After = { mails: null, payments: null }): Promise<Failures> {
  return db.read(async (tx) => {
    const [mails, unsettled] = await Promise.all([listMails(tx, after.mails), listPayments(tx, after.payments)]);
    const found = unsettled.map(({ minor, currency, ...row }) => ({
      ...row,
      status: row.status as UnsettledPayment["status"], // the statement asks for these three
      amount: { minor, currency },
    }));
    return { mails: pageOf(OLDEST_MAILS, mails, SHOWN), payments: pageOf(OLDEST_PAYMENTS, found, SHOWN) };
  });
}

const isOverdue = (createdAt: typeof deliveries.createdAt | typeof payments.createdAt) =>
  sql`${createdAt} < now() - make_interval(mins => ${PATIENCE_MINUTES})`;

/**
 * Mails given up, in doubt, returned, or unsent for too long. A mail that a later one made good is left out. No later mail
 * can make good one about a payment or an account, so those are listed for a week.
 */
function listMails(tx: Tx, after: string | null) {
  const { id, reason, status, attempts, createdAt, documentId, bouncedAt, bounceReason } = deliveries;
  const lastError = sql<string | null>`coalesce(${bounceReason}, ${deliveries.lastError})`;
  const later = alias(deliveries, "later");
  const madeGood = exists(
    tx
      .select({ id: later.id })
      .from(later)
      .where(
        and(
          eq(later.documentId, documentId),
          gt(later.createdAt, createdAt),
          sql`${later.status} not in ('failed', 'uncertain') and ${later.bouncedAt} is null`,
        ),
      ),
  );
  return tx
    .select({ id, documentId, reason, title: documents.title, status, bouncedAt, attempts, lastError, createdAt })
    .from(deliveries)
    .leftJoin(documents, eq(documents.id, documentId))
    .where(
      and(
        or(
          and(
            sql`(${status} in ('failed', 'uncertain') or ${bouncedAt} is not null)`,
            or(isNotNull(documentId), sql`${createdAt} > now() - interval '7 days'`),
            not(madeGood),
          ),
          and(sql`${status} in ('pending', 'sending')`, isOverdue(createdAt)),
        ),
        below(OLDEST_MAILS, after),
      ),
    )
    .orderBy(...OLDEST_MAILS.by)
    .limit(SHOWN + 1);
}

/** Payments about which the provider has been silent for too long, or whose money was taken for nothing and not yet refunded. */
function listPayments(tx: Tx, after: string | null) {
  const { id, status, provider, amountMinor: minor, currency, createdAt } = payments;
  return tx
    .select({ id, title: documents.title, status, provider, minor, currency, createdAt })
    .from(payments)
    .leftJoin(documents, eq(documents.id, payments.documentId))
    .where(
      and(
        or(
          and(sql`${status} in ('open', 'processing')`, isOverdue(createdAt)),
          and(sql`${status} = 'duplicate'`, isNull(payments.refundedAt)),
        ),
        below(OLDEST_PAYMENTS, after),
      ),
    )
    .orderBy(...OLDEST_PAYMENTS.by)
    .limit(SHOWN + 1);
}
