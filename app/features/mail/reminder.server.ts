/** Reminders of documents that await payment, requested by an owner of the portal and sent through the outbox. */
import { sql } from "drizzle-orm";
import { type Currency, parseAmount } from "#app/shared/money.ts";
import { failure, ok, type Result } from "#app/shared/result.ts";
import type { OwnerDb, ServiceDb } from "#db/rls.server.ts";
import type { MailMessage } from "./message.ts";
import { writeReminderMail } from "./reminder-mail.ts";

export type ReminderRefusal = "not-found" | "paid" | "under-way" | "unreachable" | "too-soon";

/**
 * Puts a reminder into the outbox and records it in the audit log. `under-way`: a payment is in progress. `unreachable`: the account is
 * suspended or its address unconfirmed. `too-soon`: a reminder was already sent within the day.
 */
export async function remindOfPayment(
  db: OwnerDb,
  { documentId }: { documentId: string },
): Promise<Result<null, ReminderRefusal>> {
  const [row] = await db.write((tx) =>
    tx.execute<{ said: ReminderRefusal | "queued" }>(sql`select app.remind_of_payment(${documentId}::uuid) as said`),
  );
  if (!row) throw new Error("app.remind_of_payment returned no row");
  return row.said === "queued" ? ok(null) : failure(row.said);
}

type ReminderRow = {
  document_id: string;
  recipient_email: string;
  recipient_name: string;
  title: string;
  client_snapshot: { name?: string; company?: string };
  price: string;
  currency: Currency;
  created_at: string;
};

/** The mail of a claimed reminder; null when there is no longer anybody to remind. */
export async function findReminder(
  db: ServiceDb,
  { deliveryId, from, origin }: { deliveryId: string; from: string; origin: string },
): Promise<MailMessage | null> {
  const [row] = await db.read((tx) =>
    tx.execute<ReminderRow>(sql`select * from app.reminder_mail(${deliveryId}::uuid)`),
  );
  if (!row) return null;
  const { name = "", company = "" } = row.client_snapshot;
  return {
    id: deliveryId,
    from,
    to: row.recipient_email,
    attachments: [],
    ...(await writeReminderMail({
      recipientName: row.recipient_name,
      title: row.title,
      clientName: company || name,
      price: parseAmount(row.price, row.currency),
      createdAt: new Date(row.created_at),
      address: `${origin}/payment/${row.document_id}`,
    })),
  };
}
