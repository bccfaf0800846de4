/** Finds and writes the mails about payments, for the outbox. */
import { sql } from "drizzle-orm";
import type { Currency } from "#app/shared/money.ts";
import type { ServiceDb } from "#db/rls.server.ts";
import type { ProviderName } from "#db/schema/payments.ts";
import type { MailMessage } from "./message.ts";
import { type PaymentMail, writePaymentMail } from "./payment-mail.ts";

type Row = {
  reason: PaymentMail["reason"];
  amount_minor: number;
  currency: Currency;
  payment_id: string;
  provider_name: ProviderName;
  provider_reference: string | null;
  title: string | null;
  recipient_email: string;
  recipient_name: string;
};

const PROVIDERS: Record<ProviderName, string> = {
  stripe: "Stripe",
  "stripe-test": "Stripe, in test mode",
  simulator: "the simulator",
};

/** The mail of a claimed delivery about a payment; null when its recipient has no confirmed address. */
export async function findPaymentMail(
  db: ServiceDb,
  { deliveryId, from, origin }: { deliveryId: string; from: string; origin: string },
): Promise<MailMessage | null> {
  const [row] = await db.read((tx) => tx.execute<Row>(sql`select * from app.payment_mail(${deliveryId}::uuid)`));
  if (!row) return null;
  const written = await writePaymentMail({
    reason: row.reason,
    amount: { minor: row.amount_minor, currency: row.currency },
    paymentId: row.payment_id,
    provider: PROVIDERS[row.provider_name],
    reference: row.provider_reference,
    title: row.title,
    recipientName: row.recipient_name,
    origin,
  });
  return { id: deliveryId, from, to: row.recipient_email, attachments: [], ...written };
}
