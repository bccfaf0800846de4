/** What every list and page may know of a document without its text. */
import { desc, eq, sql } from "drizzle-orm";
import { countedAnswers } from "#app/features/catalogue/answers.ts";
import { type Currency, type Money, parseAmount } from "#app/shared/money.ts";
import type { Tx } from "#db/rls.server.ts";
import { deliveries } from "#db/schema/deliveries.ts";
import { documents } from "#db/schema/documents.ts";

export type DocumentSummary = {
  id: string;
  title: string;
  description: string;
  templateType: string;
  /** The client as it was at generation; the id is null where the client is gone. */
  client: { id: string | null; name: string; company: string };
  answered: number;
  isPaid: boolean;
  price: Money;
  createdAt: Date;
};

export type MailState = "on-its-way" | "sent" | "failed";
/** `mail` is null before anything was to be sent. */
export type ListedDocument = DocumentSummary & { mail: MailState | null };

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
    ...{ id, title, description, templateType, isPaid, createdAt },
    client: { id: clientId, name: client.name ?? "", company: client.company ?? "" },
    answered: countedAnswers(answers.map((answer) => ({ answer }))),
    price: parseAmount(price, currency as Currency), // app.create_document writes the house's currency
  };
}

export function latestMail(tx: Tx) {
  return tx
    .select({ status: deliveries.status })
    .from(deliveries)
    .where(eq(deliveries.documentId, documents.id))
    .orderBy(desc(deliveries.createdAt), desc(deliveries.id))
    .limit(1)
    .as("latest_mail");
}

type DeliveryStatus = (typeof deliveries.$inferSelect)["status"];

export function toListed(row: SummaryRow & { mail: DeliveryStatus | null }): ListedDocument {
  const mail = row.mail === "pending" || row.mail === "sending" ? "on-its-way" : row.mail;
  return { ...toSummary(row), mail };
}
