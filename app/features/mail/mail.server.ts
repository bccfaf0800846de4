/** The outbox: sends the mails that are due and writes down what became of each. */
import { sql } from "drizzle-orm";
import type { Platform } from "#app/context.ts";
import { downloadsOf } from "#app/features/documents/downloads.ts";
import { failure, ok, type Result } from "#app/shared/result.ts";
import { refusalOf } from "#db/errors.server.ts";
import type { ServiceDb, UserDb } from "#db/rls.server.ts";
import type { Settings } from "#workers/env.ts";
import { writeDocumentMail } from "./document-mail.tsx";
import type { MailMessage } from "./message.ts";
import { findReminder } from "./reminder.server.ts";
import { sendMail } from "./transport.server.ts";

const SENT_AT_ONCE = 10;

/** Where mails leave from, and the portal's own address for the links in them. */
export type Sender = Pick<Settings, "mail" | "origin" | "loadFile">;

/** Sends what is due once the response is out. What cannot be sent now, the schedule tries again. */
export function sendMailsSoon({ settings, defer }: Platform, db: ServiceDb): void {
  defer(sendDueMails(db, settings).catch(() => {}));
}

/**
 * Sends up to ten mails that are due.
 *
 * Promises: each mail is claimed by one caller at a time, counts as sent only after the carrier took it, and is tried
 * again later when it did not (after a minute, then ever more seldom, six times in all). A mail that fails does not
 * hold up the others.
 *
 * @returns how many were sent
 */
export async function sendDueMails(db: ServiceDb, sender: Sender): Promise<number> {
  const claims = await db.write((tx) => tx.execute<Claim>(sql`select * from app.claim_deliveries(${SENT_AT_ONCE})`));
  let sent = 0;
  for (const claim of claims) {
    const error = await trySending(db, sender, claim);
    await settle(db, claim, error);
    if (error === null) sent++;
  }
  return sent;
}

/**
 * Puts the mail of one of the caller's paid documents into the outbox again; while one is under way it does nothing.
 * `too-many`: five times a day are enough.
 */
export async function resendDocument(
  db: UserDb,
  { documentId }: { documentId: string },
): Promise<Result<null, "not-found" | "too-many">> {
  try {
    await db.write((tx) => tx.execute(sql`select app.resend_delivery(${documentId}::uuid)`));
    return ok(null);
  } catch (error) {
    const refusal = refusalOf(error);
    if (refusal === "not-found" || refusal === "too-many") return failure(refusal);
    throw error;
  }
}

type Claim = { delivery_id: string; attempt: number; reason: string };

/** Null when the carrier took the mail, else why not. */
async function trySending(
  db: ServiceDb,
  sender: Sender,
  { delivery_id: deliveryId, reason }: Claim,
): Promise<string | null> {
  if (reason === "reminder") {
    const message = await findReminder(db, { deliveryId, from: sender.mail.from, origin: sender.origin });
    if (!message) return "The document waits no more, or its owner has no confirmed address";
    return attempt(() => sendMail(sender.mail, message));
  }
  const [row] = await db.read((tx) =>
    tx.execute<DeliveryRow>(sql`select * from app.delivery_mail(${deliveryId}::uuid)`),
  );
  if (!row) return "The owner of the document has no confirmed address";
  return attempt(async () => sendMail(sender.mail, await composeMail(row, { ...sender, deliveryId })));
}

/** Null when it went well, else why not. */
async function attempt(send: () => Promise<void>): Promise<string | null> {
  try {
    await send();
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : "unknown";
  }
}

async function settle(db: ServiceDb, { delivery_id, attempt }: Claim, error: string | null): Promise<void> {
  await db.write((tx) =>
    tx.execute(
      sql`select app.settle_delivery(${delivery_id}::uuid, ${attempt}::smallint, ${error === null}, ${error})`,
    ),
  );
}

type DeliveryRow = {
  document_id: string;
  recipient_email: string;
  recipient_name: string;
  title: string;
  content: string;
  client_snapshot: { name?: string; company?: string };
  created_at: string;
};

async function composeMail(
  row: DeliveryRow,
  { mail, origin, loadFile, deliveryId }: Sender & { deliveryId: string },
): Promise<MailMessage> {
  const client = { name: row.client_snapshot.name ?? "", company: row.client_snapshot.company ?? "" };
  const createdAt = new Date(row.created_at);
  const files = await downloadsOf({ title: row.title, client, createdAt, markdown: row.content }, loadFile);
  return {
    id: deliveryId,
    from: mail.from,
    to: row.recipient_email,
    attachments: files,
    ...writeDocumentMail({
      recipientName: row.recipient_name,
      title: row.title,
      clientName: client.company || client.name,
      address: `${origin}/documents/${row.document_id}`,
      files: files.map(({ name }) => name),
    }),
  };
}
