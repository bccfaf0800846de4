/** Finds and writes the notices about accounts, for the outbox. */
import { sql } from "drizzle-orm";
import type { ServiceDb } from "#db/rls.server.ts";
import type { ACCOUNT_REASONS } from "#db/schema/deliveries.ts";
import type { Letter } from "./mail-letter.tsx";
import type { MailMessage } from "./message.ts";
import {
  writeExpiringAccountMail,
  writeExpiringDocumentsMail,
  writeFactorRemovedMail,
  writeNewPlaceMail,
} from "./notice-mail.ts";

type Row = {
  reason: (typeof ACCOUNT_REASONS)[number];
  detail: { country?: string; browser?: string };
  created_at: string;
  /** Null unless the notice announces a deletion. */
  gone_on: string | null;
  recipient_email: string;
  recipient_name: string;
  documents: string;
  named: { title: string; client: string; created_at: string }[];
};

/** The mail of a claimed notice; null when its recipient has no confirmed address, or its subject no longer exists. */
export async function findNotice(
  db: ServiceDb,
  { deliveryId, from, origin }: { deliveryId: string; from: string; origin: string },
): Promise<MailMessage | null> {
  const [row] = await db.read((tx) => tx.execute<Row>(sql`select * from app.notice_mail(${deliveryId}::uuid)`));
  return row
    ? { id: deliveryId, from, to: row.recipient_email, attachments: [], ...(await writeNotice(row, origin)) }
    : null;
}

function writeNotice({ reason, detail, named, ...row }: Row, origin: string): Promise<Letter> {
  const mail = { recipientName: row.recipient_name, origin };
  const goneOn = new Date(row.gone_on ?? row.created_at);
  if (reason === "new-place") {
    const { country = null, browser = null } = detail;
    return writeNewPlaceMail({ ...mail, at: new Date(row.created_at), country, browser });
  }
  if (reason === "second-factor-removed") return writeFactorRemovedMail({ ...mail, at: new Date(row.created_at) });
  if (reason === "documents-expiring") {
    const documents = named.map(({ created_at, ...rest }) => ({ ...rest, createdAt: new Date(created_at) }));
    return writeExpiringDocumentsMail({ ...mail, documents, more: Number(row.documents) - named.length, goneOn });
  }
  return writeExpiringAccountMail({ ...mail, goneOn, isLast: reason === "account-expiring-last" });
}
