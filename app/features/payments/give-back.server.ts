/** Refunds money that should not have been taken: for a document that had already been paid for, or deleted. */
import { sql } from "drizzle-orm";
import type { ServiceDb } from "#db/rls.server.ts";
import { inTurn } from "./in-turn.server.ts";
import { type AttemptRow, recordRefund, refuseRefund, toAttempt } from "./payments.server.ts";
import type { PaymentProvider } from "./provider.ts";

const REFUNDED_AT_ONCE = 20;

/**
 * Asks the provider to refund every payment that took money for nothing, up to 20 at a time. May run twice at once or stop
 * halfway: the provider refunds each payment once, however often it is asked. If the provider is away, it is asked again
 * after five minutes. If it refuses, or the bank returns the money, the owners are told and it is asked again the next
 * day. A payment taken by a provider that is no longer configured counts as refused.
 *
 * @param now the clock, in milliseconds
 * @returns how many were refunded
 */
export async function refundPayments(
  db: ServiceDb,
  { provider, now = Date.now() }: { provider: PaymentProvider; now?: number },
): Promise<number> {
  const rows = await db.write((tx) =>
    tx.execute<AttemptRow>(sql`select * from app.payments_to_refund(${REFUNDED_AT_ONCE})`),
  );
  let refunded = 0;
  await inTurn(rows, async (row) => {
    const said = row.provider_name === provider.name ? await provider.refund(toAttempt(row)) : OTHER_PROVIDER;
    const payment = { provider: row.provider_name, paymentId: row.payment_id };
    const day = new Date(now).toISOString().slice(0, 10); // so that refunding again what the bank returned is a new event
    if (said.status === "refused") {
      const { reason, given } = said;
      await refuseRefund(db, { ...payment, eventId: `${row.payment_id}:refund-refused:${day}`, reason, given });
    } else {
      await recordRefund(db, { ...payment, eventId: `${row.payment_id}:refunded:${day}`, amount: said.amount });
      refunded++;
    }
  });
  return refunded;
}

const OTHER_PROVIDER = {
  status: "refused",
  reason: "taken by a provider that is not configured",
  given: null,
} as const;
