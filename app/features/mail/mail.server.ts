/** The outbox: sends the mails that are due and records the outcome of each. */
import { sql } from "drizzle-orm";
import type { Platform } from "#app/context.ts";
import { downloadsOf } from "#app/features/documents/downloads.ts";
import type { Logo } from "#app/shared/logo.ts";
import { isAnswer } from "#app/shared/respond.ts";
import type { ServiceDb } from "#db/rls.server.ts";
import { ACCOUNT_REASONS } from "#db/schema/deliveries.ts";
import type { Settings } from "#workers/env.ts";
import { writeDocumentMail } from "./document-mail.tsx";
import type { MailMessage } from "./message.ts";
import { findNotice } from "./notice.server.ts";
import { findPaymentMail } from "./payment-mail.server.ts";
import { findReminder } from "./reminder.server.ts";
import { MailRefused, MailUnanswered, sendMail } from "./transport.server.ts";

const SENT_AT_ONCE = 10;
/** Cloudflare stops a Worker thirty seconds after the response, and a mail being handed over at that moment stays in doubt for good. */
const SENT_AFTER_RESPONSE = 1;
/** The number of refusals after which the database gives a mail up. */
const MAX_ATTEMPTS = 6;

/** Where mails leave from, and the portal's own address for the links in them. */
export type Sender = Pick<Settings, "mail" | "origin" | "loadFile">;

/** Sends the next due mail once the response is out. The schedule sends the others, and this one too if it fails now. */
export function sendMailsSoon({ settings, defer }: Platform, db: ServiceDb): void {
  defer("mails-sent", sendDueMails(db, settings, { atMost: SENT_AFTER_RESPONSE }));
}

/**
 * Sends up to ten due mails, first those that somebody is waiting for.
 *
 * Promises: one caller at a time claims a mail, and claims it alone, so that if the Worker dies no other mail is affected; after
 * six such deaths the mail is given up. It counts as sent only once the carrier has accepted it. If the carrier refuses, it is
 * tried again later (after a minute, then at growing intervals, six times in all). If nobody knows whether the carrier accepted
 * it, it is not sent again unless somebody asks. A mail that fails does not hold up the others.
 *
 * @returns how many were sent
 * @throws {AggregateError} after every mail has had its turn, if a fault of ours kept any from being written; those too are tried again
 */
export async function sendDueMails(db: ServiceDb, sender: Sender, { atMost = SENT_AT_ONCE } = {}): Promise<number> {
  let sent = 0;
  const faults: { id: string; fault: unknown }[] = [];
  for (let turn = 0; turn < atMost; turn++) {
    const [claim] = await db.write((tx) => tx.execute<Claim>(sql`select * from app.claim_deliveries(1)`));
    if (!claim) break;
    const ending = await trySending(db, sender, claim);
    await settle(db, claim, ending);
    if (ending.said === "sent") sent++;
    if (ending.said === "refused" && ending.fault) faults.push({ id: claim.delivery_id, fault: ending.fault });
  }
  if (faults.length === 0) return sent;
  throw new AggregateError(
    faults.map(({ fault }) => fault),
    faults.map(({ id, fault }) => `Mail ${id}: ${fault}`).join("; "),
  );
}

/** `document_id` is null for a mail about a payment or an account. */
type Claim = { delivery_id: string; document_id: string | null; attempt: number; reason: string };

/** `lapsed`: writing the mail took so long that another caller may now send it. `fault`: our own, not the carrier's. */
type Ending =
  | { said: "sent" | "lapsed" }
  | { said: "unknown"; error: string }
  | { said: "refused"; error: string; fault?: unknown };

async function trySending(db: ServiceDb, sender: Sender, claim: Claim): Promise<Ending> {
  if (claim.attempt > MAX_ATTEMPTS) return { said: "refused", error: "The Worker ended each time it wrote this mail" };
  try {
    const message = await writeMail(db, sender, claim);
    if (typeof message === "string") return { said: "refused", error: message };
    if (!(await handOver(db, claim))) return { said: "lapsed" };
    await sendMail(sender.mail, message);
    return { said: "sent" };
  } catch (error) {
    if (error instanceof MailUnanswered) return { said: "unknown", error: error.message };
    if (error instanceof MailRefused) return { said: "refused", error: error.message };
    // The log already has a line for a database that is away.
    return {
      said: "refused",
      error: "The portal could not write this email",
      fault: isAnswer(error) ? undefined : error,
    };
  }
}

/** The mail, or the reason why there is none. */
async function writeMail(db: ServiceDb, sender: Sender, claim: Claim): Promise<MailMessage | string> {
  const { delivery_id: deliveryId, document_id, reason } = claim;
  if (reason === "reminder") {
    const reminder = await findReminder(db, { deliveryId, from: sender.mail.from, origin: sender.origin });
    return reminder ?? "The document no longer awaits payment, or its owner has no confirmed address";
  }
  if (isAboutAccount(reason)) {
    const notice = await findNotice(db, { deliveryId, from: sender.mail.from, origin: sender.origin });
    return notice ?? "Its subject no longer exists, or the account has no confirmed address";
  }
  if (document_id === null) {
    const mail = await findPaymentMail(db, { deliveryId, from: sender.mail.from, origin: sender.origin });
    return mail ?? "The recipient has no confirmed address";
  }
  const [[row], [logo]] = await db.read((tx) =>
    Promise.all([
      tx.execute<DeliveryRow>(sql`select * from app.delivery_mail(${deliveryId}::uuid)`),
      tx.execute<Logo>(sql`select * from app.delivery_logo(${deliveryId}::uuid)`),
    ]),
  );
  return row
    ? composeMail(row, { ...sender, deliveryId, logo: logo ?? null })
    : "The owner of the document has no confirmed address";
}

function isAboutAccount(reason: string): boolean {
  return ACCOUNT_REASONS.some((known) => known === reason);
}

/** Marks the mail as handed over; false if the claim has lapsed. If the Worker dies after this, the mail may have gone out. */
async function handOver(db: ServiceDb, { delivery_id, attempt }: Claim): Promise<boolean> {
  const [row] = await db.write((tx) =>
    tx.execute<{ is_ours: boolean }>(
      sql`select app.hand_over_delivery(${delivery_id}::uuid, ${attempt}::smallint) as is_ours`,
    ),
  );
  return row?.is_ours ?? false;
}

async function settle(db: ServiceDb, { delivery_id, attempt }: Claim, ending: Ending): Promise<void> {
  if (ending.said === "lapsed") return;
  const error = "error" in ending ? ending.error : null;
  await db.write((tx) =>
    tx.execute(
      ending.said === "unknown"
        ? sql`select app.doubt_delivery(${delivery_id}::uuid, ${attempt}::smallint, ${error})`
        : sql`select app.settle_delivery(${delivery_id}::uuid, ${attempt}::smallint, ${ending.said === "sent"}, ${error})`,
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
  receipt_number: string | null;
};

async function composeMail(
  row: DeliveryRow,
  { mail, origin, loadFile, deliveryId, logo }: Sender & { deliveryId: string; logo: Logo | null },
): Promise<MailMessage> {
  const client = { name: row.client_snapshot.name ?? "", company: row.client_snapshot.company ?? "" };
  const createdAt = new Date(row.created_at);
  const files = await downloadsOf({ title: row.title, client, createdAt, markdown: row.content, logo }, loadFile);
  return {
    id: deliveryId,
    from: mail.from,
    to: row.recipient_email,
    attachments: files,
    ...(await writeDocumentMail({
      recipientName: row.recipient_name,
      title: row.title,
      clientName: client.company || client.name,
      address: `${origin}/documents/${row.document_id}`,
      receipt:
        row.receipt_number === null
          ? null
          : {
              number: row.receipt_number,
              address: `${origin}/receipts/${row.receipt_number}`,
            },
      files: files.map(({ name }) => name),
    })),
  };
}
