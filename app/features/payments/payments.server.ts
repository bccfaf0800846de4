/** Attempts to pay: begun by the buyer, settled by the provider's word, and never by anything the browser says. */
import { and, desc, eq, inArray, sql } from "drizzle-orm";
import type { Currency } from "#app/shared/money.ts";
import { failure, ok, type Result } from "#app/shared/result.ts";
import { isUuid } from "#app/shared/uuid.ts";
import { refusalOf } from "#db/errors.server.ts";
import type { ServiceDb, UserDb } from "#db/rls.server.ts";
import { CALLER } from "#db/schema/columns.ts";
import { payments } from "#db/schema/payments.ts";
import type { DeclineReason, Outcome, PaymentAttempt, PaymentProvider } from "./provider.ts";

/** What has become of an attempt, as far as the buyer must know. */
export type Settlement =
  | { status: "paid" | "pending" | "requires-confirmation" | "cancelled" }
  | { status: "declined"; reason: DeclineReason };

/**
 * Opens an attempt to pay for one of the caller's documents, before the provider is asked for money.
 *
 * Promises: one open attempt a document. While one is open it is returned as it is, with the reference it began with.
 * `not-found`: no such document of the caller's. `token-used`: the token stands for an earlier attempt.
 */
export async function startPayment(
  db: UserDb,
  { documentId, provider, token }: { documentId: string; provider: PaymentProvider["name"]; token: string },
): Promise<Result<PaymentAttempt, "not-found" | "already-paid" | "token-used">> {
  try {
    const [row] = await db.write((tx) =>
      tx.execute<AttemptRow>(
        sql`select *, ${documentId}::uuid as document_id from app.start_payment(${documentId}::uuid, ${provider}, ${token})`,
      ),
    );
    if (!row) throw new Error("app.start_payment returned no row");
    return ok(toAttempt(row));
  } catch (error) {
    const refusal = refusalOf(error);
    if (refusal === "already-paid") return failure(refusal);
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

/**
 * Writes down what the provider said. On success the payment, the document, the audit event and the mail's place in
 * the outbox are one transaction; whatever was said before, repeating it changes nothing.
 */
export async function settlePayment(
  db: ServiceDb,
  { provider, attempt, outcome }: { provider: PaymentProvider["name"]; attempt: PaymentAttempt; outcome: Outcome },
): Promise<Settlement> {
  switch (outcome.status) {
    case "succeeded": {
      const { eventId, documentId, amount } = outcome.charge;
      const [row] = await db.write((tx) =>
        tx.execute<{ said: string }>(sql`select app.mark_paid(${attempt.id}::uuid, ${provider}, ${eventId},
          ${amount.minor}, ${amount.currency}, ${documentId}::uuid) as said`),
      );
      const isPaid = ["paid", "already-paid", "duplicate-payment"].includes(row?.said ?? "");
      return { status: isPaid ? "paid" : "pending" };
    }
    case "declined":
      await recordState(db, { provider, attempt, state: "failed", failureCode: outcome.reason });
      return outcome;
    case "cancelled":
      await recordState(db, { provider, attempt, state: "cancelled" });
      return outcome;
    case "pending":
      await recordState(db, { provider, attempt, state: "processing" });
      return outcome;
    case "requires-confirmation":
      return outcome;
  }
}

/**
 * Asks the provider about payments that have been open for too long, and settles them.
 *
 * @returns how many are paid now
 */
export async function reconcilePayments(db: ServiceDb, { provider }: { provider: PaymentProvider }): Promise<number> {
  const rows = await db.write((tx) =>
    tx.execute<AttemptRow>(sql`select * from app.payments_to_reconcile(${RECONCILED_AT_ONCE})`),
  );
  let paid = 0;
  for (const row of rows) {
    const attempt = toAttempt(row);
    const settlement = await settlePayment(db, {
      provider: provider.name,
      attempt,
      outcome: await provider.find(attempt),
    });
    if (settlement.status === "paid") paid++;
  }
  return paid;
}

const RECONCILED_AT_ONCE = 20;

type RecordedState = {
  provider: PaymentProvider["name"];
  attempt: PaymentAttempt;
  state: "failed" | "cancelled" | "processing";
  failureCode?: DeclineReason;
};

/** A payment takes each of these states once, so the state names the event. */
async function recordState(db: ServiceDb, { provider, attempt, state, failureCode }: RecordedState): Promise<void> {
  const eventId = `${attempt.id}:${state}`;
  await db.write((tx) =>
    tx.execute(sql`select app.record_payment_state(${attempt.id}::uuid, ${provider}, ${eventId}, ${state},
      ${attempt.reference}, ${failureCode ?? null})`),
  );
}

type AttemptRow = {
  payment_id: string;
  document_id: string;
  provider_reference: string | null;
  amount_minor: number;
  currency: string;
  created_at: string | Date;
};

function toAttempt(row: AttemptRow): PaymentAttempt {
  return {
    id: row.payment_id,
    documentId: row.document_id,
    amount: { minor: row.amount_minor, currency: row.currency as Currency }, // copied from the document's row
    reference: row.provider_reference ?? "",
    createdAt: new Date(row.created_at),
  };
}
