/** Tells the owners by mail what a provider took back. */
import { sql } from "drizzle-orm";
import type { Sender } from "#app/features/mail/mail.server.ts";
import { sendMail } from "#app/features/mail/transport.server.ts";
import type { Currency } from "#app/shared/money.ts";
import type { ServiceDb } from "#db/rls.server.ts";
import { type PaymentAlert, writeAlertMail } from "./alert-mail.ts";

const SENT_AT_ONCE = 10;

type AlertRow = {
  alert_id: string;
  kind: PaymentAlert["kind"];
  amount_minor: number;
  currency: string;
  payment_id: string;
  provider_name: string;
  provider_reference: string | null;
  title: string | null;
  recipient_email: string;
};

/**
 * Sends up to ten alerts that are due. Each is claimed by one caller at a time, counts as sent only after the carrier
 * took it, and is tried again, ever more seldom, until it did.
 *
 * @returns how many were sent
 */
export async function sendPaymentAlerts(
  db: ServiceDb,
  { mail, origin }: Pick<Sender, "mail" | "origin">,
): Promise<number> {
  const rows = await db.write((tx) =>
    tx.execute<AlertRow>(sql`select * from app.claim_payment_alerts(${SENT_AT_ONCE})`),
  );
  let sent = 0;
  for (const row of rows) {
    const letter = writeAlertMail(toAlert(row, origin));
    const message = { id: row.alert_id, from: mail.from, to: row.recipient_email, attachments: [], ...letter };
    const error = await sendMail(mail, message).then(
      () => null,
      (refused) => (refused instanceof Error ? refused.message : "unknown"),
    );
    await db.write((tx) =>
      tx.execute(sql`select app.settle_payment_alert(${row.alert_id}::uuid, ${error === null}, ${error})`),
    );
    if (error === null) sent++;
  }
  return sent;
}

function toAlert(row: AlertRow, origin: string): PaymentAlert {
  return {
    kind: row.kind,
    amount: { minor: row.amount_minor, currency: row.currency as Currency }, // copied from the document's row
    paymentId: row.payment_id,
    provider: row.provider_name === "stripe" ? "Stripe" : "the simulator",
    reference: row.provider_reference,
    title: row.title,
    address: `${origin}/admin`,
  };
}
