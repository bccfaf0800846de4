/** Buys documents in database tests; the test plays the part of the provider. */
import { sql } from "drizzle-orm";
import type { ServiceDb, UserDb } from "#db/rls.server.ts";

export type Started = {
  payment_id: string;
  amount_minor: number;
  currency: string;
  status?: string;
  provider_reference?: string;
};
export type Word = { payment: Started; documentId: string; eventId?: string };

/** Calls app.start_payment as the handle's user. */
export async function startPayment(user: UserDb, documentId: string, reference?: string): Promise<Started> {
  const [row] = await user.write((tx) =>
    tx.execute<Started>(sql`select * from app.start_payment(${documentId}, 'simulator', ${reference ?? null})`),
  );
  if (!row) throw new Error("app.start_payment answered without a row");
  return row;
}

/** Calls app.mark_paid with what the provider would say of an honest payment. */
export async function markPaid(service: ServiceDb, { payment, documentId, eventId }: Word): Promise<string> {
  const [row] = await service.write((tx) =>
    tx.execute<{ said: string }>(sql`select app.mark_paid(
      ${payment.payment_id}, 'simulator', ${eventId ?? `paid ${payment.payment_id}`}, ${payment.amount_minor}, ${payment.currency},
      ${documentId}) as said`),
  );
  return row?.said ?? "";
}

/** Calls app.record_payment_state. */
export async function recordState(
  service: ServiceDb,
  payment: Started,
  state: string,
  eventId = `${state} ${payment.payment_id}`,
): Promise<string> {
  const [row] = await service.write((tx) =>
    tx.execute<{ said: string }>(
      sql`select app.record_payment_state(${payment.payment_id}, 'simulator', ${eventId}, ${state}) as said`,
    ),
  );
  return row?.said ?? "";
}

/** Calls app.record_refund with the amount refunded in all. */
export async function recordRefund(
  service: ServiceDb,
  payment: Started,
  refund: { minor?: number; currency?: string; eventId?: string } = {},
): Promise<string> {
  const { minor = payment.amount_minor, currency = payment.currency } = refund;
  const { eventId = `refund ${payment.payment_id} ${minor}` } = refund;
  const [row] = await service.write((tx) =>
    tx.execute<{ said: string }>(
      sql`select app.record_refund(${payment.payment_id}, 'simulator', ${eventId}, ${minor}, ${currency}) as said`,
    ),
  );
  return row?.said ?? "";
}

/** Calls app.record_dispute. */
export async function recordDispute(
  service: ServiceDb,
  payment: Started,
  status: string,
  eventId = `dispute ${payment.payment_id} ${status}`,
): Promise<string> {
  const [row] = await service.write((tx) =>
    tx.execute<{ said: string }>(
      sql`select app.record_dispute(${payment.payment_id}, 'simulator', ${eventId}, ${status}) as said`,
    ),
  );
  return row?.said ?? "";
}

/** Starts a payment and marks it paid. */
export async function buy(
  service: ServiceDb,
  { user, documentId }: { user: UserDb; documentId: string },
): Promise<Started> {
  const payment = await startPayment(user, documentId);
  await markPaid(service, { payment, documentId });
  return payment;
}
