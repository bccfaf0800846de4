/** Gives back what should not have been taken: the money for a document that was paid already, or deleted. */
import { sql } from "drizzle-orm";
import type { ServiceDb } from "#db/rls.server.ts";
import { inTurn } from "./in-turn.server.ts";
import { type AttemptRow, recordRefund, refuseRefund, toAttempt } from "./payments.server.ts";
import type { PaymentProvider } from "./provider.ts";

const REFUNDED_AT_ONCE = 20;

/**
 * Has the provider give back every payment that took money for nothing. Safe to run twice at once, and to die in: the
 * provider gives each back once, however often it is asked. One that is away is asked again after five minutes; of one
 * that refuses the owners are told, and it is asked again the next day, as where the bank sends the money back. What
 * another provider took, before the operator changed, is refused here.
 *
 * @param now the clock, in milliseconds
 * @returns how many were given back
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
    const day = new Date(now).toISOString().slice(0, 10); // so that what was sent back counts when it goes again
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
