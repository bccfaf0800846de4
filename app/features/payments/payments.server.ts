/** Attempts to pay. The buyer begins them; only the provider's answer settles them, never anything the browser says. */
import { and, desc, eq, inArray, sql } from "drizzle-orm";
import type { Currency, Money } from "#app/shared/money.ts";
import { failure, ok, type Result } from "#app/shared/result.ts";
import { isUuid } from "#app/shared/uuid.ts";
import { refusalOf } from "#db/errors.server.ts";
import type { ServiceDb, UserDb } from "#db/rls.server.ts";
import { CALLER } from "#db/schema/columns.ts";
import { type ProviderName, payments } from "#db/schema/payments.ts";
import { inTurn } from "./in-turn.server.ts";
import {
  askWhoBegan,
  type DeclineReason,
  type Outcome,
  type PaymentAttempt,
  type PaymentProvider,
} from "./provider.ts";

/** The state of an attempt, as far as it concerns the buyer. */
export type Settlement =
  | { status: "paid" | "pending" | "requires-confirmation" | "cancelled" }
  | { status: "declined"; reason: DeclineReason };

/**
 * Opens an attempt to pay for one of the caller's documents, before the provider is asked for money.
 *
 * Promises: one open attempt per document. While one is open it is returned as it is, with the reference it began with.
 * `not-found`: the caller has no such document. `token-used`: the token belongs to an earlier attempt. `too-many`: so many of the
 * caller's attempts have failed within the hour that somebody may be trying out cards.
 */
export async function startPayment(
  db: UserDb,
  { documentId, provider, reference }: { documentId: string; provider: ProviderName; reference: string | null },
): Promise<Result<PaymentAttempt, "not-found" | "already-paid" | "token-used" | "too-many">> {
  try {
    const [row] = await db.write((tx) =>
      tx.execute<AttemptRow>(
        sql`select *, ${documentId}::uuid as document_id from app.start_payment(${documentId}::uuid, ${provider}, ${reference})`,
      ),
    );
    if (!row) throw new Error("app.start_payment returned no row");
    return ok(toAttempt(row));
  } catch (error) {
    const refusal = refusalOf(error);
    if (refusal === "already-paid" || refusal === "too-many") return failure(refusal);
    if (refusal === "taken") return failure("token-used");
    if (refusal === "not-found" || refusal === "malformed") return failure("not-found");
    throw error;
  }
}

/** The attempt to pay for one of the caller's documents that is still open, or null. */
export async function findOpenPayment(
  db: UserDb,
  { documentId }: { documentId: string },
): Promise<PaymentAttempt | null> {
  if (!isUuid(documentId)) return null;
  const [row] = await db.read((tx) =>
    tx
      .select({
        payment_id: payments.id,
        provider_name: payments.provider,
        provider_reference: payments.providerReference,
        amount_minor: payments.amountMinor,
        currency: payments.currency,
        created_at: payments.createdAt,
      })
      .from(payments)
      .where(
        and(
          eq(payments.documentId, documentId),
          eq(payments.userId, CALLER),
          inArray(payments.status, ["open", "processing"]),
        ),
      )
      .orderBy(desc(payments.createdAt))
      .limit(1),
  );
  return row ? toAttempt({ ...row, document_id: documentId }) : null;
}

export type TakenBack = { refunded: Money; dispute: "open" | "won" | "lost" | null };

/** How much of the payment for one of the caller's documents was refunded, and the state of any dispute; null without either. */
export async function findTakenBack(db: UserDb, { documentId }: { documentId: string }): Promise<TakenBack | null> {
  if (!isUuid(documentId)) return null;
  const { refundedMinor: minor, currency, disputeStatus: dispute } = payments;
  const mine = and(eq(payments.documentId, documentId), eq(payments.userId, CALLER), eq(payments.status, "succeeded"));
  const [row] = await db.read((tx) => tx.select({ minor, currency, dispute }).from(payments).where(mine));
  if (!row || (row.minor === 0 && !row.dispute)) return null;
  const refunded = { minor: row.minor, currency: row.currency };
  return { refunded, dispute: row.dispute };
}

/** Records the provider's name for an attempt, before the provider is asked for money. Never replaces one already recorded. */
export async function namePayment(
  db: ServiceDb,
  { attempt, reference }: { attempt: Pick<PaymentAttempt, "id" | "provider">; reference: string },
): Promise<void> {
  await db.write((tx) =>
    tx.execute(sql`select app.name_payment(${attempt.id}::uuid, ${attempt.provider}, ${reference})`),
  );
}

type Said = {
  attempt: Pick<PaymentAttempt, "id" | "provider" | "reference">;
  outcome: Outcome;
  /** The provider's id of the event, which counts once; omitted for an answer to our own question. */
  eventId?: string;
};

/**
 * Records what the provider said. On success, the payment, the document, the audit event and the queued mail are written
 * in one transaction. Recording the same thing again changes nothing.
 */
export async function settlePayment(db: ServiceDb, { attempt, outcome, eventId }: Said): Promise<Settlement> {
  const { provider } = attempt;
  const event = eventId ?? `${attempt.id}:${outcome.status}`; // a payment enters each state once, so the state identifies the event
  switch (outcome.status) {
    case "succeeded": {
      const { documentId, amount } = outcome.charge;
      if (!isUuid(documentId)) return { status: "pending" };
      const [row] = await db.write((tx) =>
        tx.execute<{ said: string }>(sql`select app.mark_paid(${attempt.id}::uuid, ${provider}, ${event},
          ${amount.minor}, ${amount.currency}, ${documentId}::uuid) as said`),
      );
      const isPaid = ["paid", "already-paid", "duplicate-payment"].includes(row?.said ?? "");
      return { status: isPaid ? "paid" : "pending" };
    }
    case "requires-confirmation":
      return { status: outcome.status };
    default: {
      const state = STATES[outcome.status];
      const reason = outcome.status === "declined" ? outcome.reason : null;
      const reference = attempt.reference || null;
      await db.write((tx) =>
        tx.execute(sql`select app.record_payment_state(${attempt.id}::uuid, ${provider}, ${event}, ${state},
          ${reference}, ${reason})`),
      );
      return outcome.status === "declined" ? outcome : { status: outcome.status };
    }
  }
}

const STATES = { declined: "failed", cancelled: "cancelled", pending: "processing" } as const;

type Event = { provider: ProviderName; paymentId: string; eventId: string };

/**
 * Records how much of a payment the provider has refunded in all. The document stays open. The owners are told by mail, or the
 * buyer where the payment had been taken for nothing.
 */
export async function recordRefund(
  db: ServiceDb,
  { provider, paymentId, eventId, amount }: Event & { amount: { minor: number; currency: string } },
): Promise<void> {
  await db.write((tx) =>
    tx.execute(sql`select app.record_refund(${paymentId}::uuid, ${provider}, ${eventId}, ${amount.minor},
      ${amount.currency})`),
  );
}

/**
 * Records that a refund failed: the provider refused it, or the buyer's bank returned the money. The owners are told by mail, once. The
 * buyer is told by mail how much the bank returned.
 *
 * @param given how much the buyer has been refunded in all, less what the bank returned; null where the provider did not say
 */
export async function refuseRefund(
  db: ServiceDb,
  { provider, paymentId, eventId, reason, given }: Event & { reason: string; given: { minor: number } | null },
): Promise<void> {
  await db.write((tx) =>
    tx.execute(sql`select app.refuse_refund(${paymentId}::uuid, ${provider}, ${eventId}, ${reason},
      ${given?.minor ?? null}::integer)`),
  );
}

/** Records that the buyer's bank disputes a payment, or has decided. The document stays open; the owners are told by mail. */
export async function recordDispute(
  db: ServiceDb,
  { provider, paymentId, eventId, status }: Event & { status: "open" | "won" | "lost" },
): Promise<void> {
  await db.write((tx) =>
    tx.execute(sql`select app.record_dispute(${paymentId}::uuid, ${provider}, ${eventId}, ${status})`),
  );
}

/**
 * Asks the provider about payments that have been open for too long and settles them one at a time.
 *
 * @returns how many turned out to be paid
 */
export async function reconcilePayments(db: ServiceDb, { provider }: { provider: PaymentProvider }): Promise<number> {
  const rows = await db.write((tx) =>
    tx.execute<AttemptRow>(sql`select * from app.payments_to_reconcile(${RECONCILED_AT_ONCE})`),
  );
  let paid = 0;
  await inTurn(rows, async (row) => {
    const attempt = toAttempt(row);
    const outcome = await askWhoBegan(provider, attempt, () => provider.find(attempt));
    const settlement = await settlePayment(db, { attempt, outcome });
    if (settlement.status === "paid") paid++;
  });
  return paid;
}

const RECONCILED_AT_ONCE = 20;

export type AttemptRow = {
  payment_id: string;
  provider_name: ProviderName;
  document_id: string;
  provider_reference: string | null;
  amount_minor: number;
  currency: Currency;
  created_at: string | Date;
};

export function toAttempt(row: AttemptRow): PaymentAttempt {
  return {
    id: row.payment_id,
    provider: row.provider_name,
    documentId: row.document_id,
    amount: { minor: row.amount_minor, currency: row.currency },
    reference: row.provider_reference ?? "",
    createdAt: new Date(row.created_at),
  };
}
