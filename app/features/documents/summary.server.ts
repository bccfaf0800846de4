/** What lists and pages may show of a document without its text. */
import { and, desc, eq, ne, sql } from "drizzle-orm";
import { countedAnswers } from "#app/features/catalogue/answers.ts";
import { type Currency, type Money, parseAmount } from "#app/shared/money.ts";
import type { Tx } from "#db/rls.server.ts";
import { deliveries } from "#db/schema/deliveries.ts";
import { documents } from "#db/schema/documents.ts";
import { receipts } from "#db/schema/receipts.ts";

export type DocumentSummary = {
  id: string;
  title: string;
  description: string;
  templateType: string;
  /** The client as it was at generation; the id is null once the client is deleted. */
  client: { id: string | null; name: string; company: string };
  answered: number;
  isPaid: boolean;
  price: Money;
  createdAt: Date;
};

/** `uncertain`: it may have been sent. `bounced`: it was sent and came back. */
export type MailState = "on-its-way" | "sent" | "failed" | "uncertain" | "bounced";
/** `mail` is null before a mail is due, `receipt` before the document is paid. */
export type ListedDocument = DocumentSummary & { mail: MailState | null; receipt: string | null };

export const SUMMARY = {
  id: documents.id,
  title: documents.title,
  description: documents.description,
  templateType: documents.templateType,
  clientId: documents.clientId,
  client: documents.clientSnapshot,
  answers: sql<string[]>`jsonb_path_query_array(${documents.responses}, '$[*].answer')`,
  isPaid: documents.isPaid,
  price: documents.price,
  currency: documents.currency,
  createdAt: documents.createdAt,
};

export type SummaryRow = Pick<typeof documents.$inferSelect, Exclude<keyof typeof SUMMARY, "client" | "answers">> & {
  client: { name?: string; company?: string };
  answers: string[];
};

export function toSummary({ clientId, client, answers, price, currency, ...row }: SummaryRow): DocumentSummary {
  const { id, title, description, templateType, isPaid, createdAt } = row;
  return {
    id,
    title,
    description,
    templateType,
    isPaid,
    createdAt,
    client: { id: clientId, name: client.name ?? "", company: client.company ?? "" },
    answered: countedAnswers(answers.map((answer) => ({ answer }))),
    price: parseAmount(price, currency as Currency), // app.create_document writes the house's currency
  };
}

/** The latest mail that hands the document over. Reminders do not count, since they deliver nothing. */
export function latestMail(tx: Tx) {
  return tx
    .select({ status: deliveries.status, bouncedAt: deliveries.bouncedAt })
    .from(deliveries)
    .where(and(eq(deliveries.documentId, documents.id), ne(deliveries.reason, "reminder")))
    .orderBy(desc(deliveries.createdAt), desc(deliveries.id))
    .limit(1)
    .as("latest_mail");
}

/** The number of the receipt of the document in the row. */
const RECEIPT_NUMBER = sql<
  string | null
>`(select ${receipts.number} from ${receipts} where ${receipts.documentId} = ${documents.id} limit 1)`;

/** The fields that {@link toListed} takes, for a select over documents with their latest mail. */
export function listedFields(mail: ReturnType<typeof latestMail>) {
  return { ...SUMMARY, mail: mail.status, bouncedAt: mail.bouncedAt, receipt: RECEIPT_NUMBER };
}

type Listed = {
  mail: (typeof deliveries.$inferSelect)["status"] | null;
  bouncedAt: Date | null;
  receipt: string | null;
};

export function toListed({ mail, bouncedAt, receipt, ...row }: SummaryRow & Listed): ListedDocument {
  const state = mail === "pending" || mail === "sending" ? "on-its-way" : mail;
  return { ...toSummary(row), mail: bouncedAt ? "bounced" : state, receipt };
}
