/** Documents as the database keeps them: made once, listed without their text, read when paid. */
import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import { countedAnswers, type Response } from "#app/features/catalogue/answers.ts";
import { type Currency, type Money, parseAmount } from "#app/shared/money.ts";
import { failure, ok, type Result } from "#app/shared/result.ts";
import { isUuid } from "#app/shared/uuid.ts";
import { refusalOf } from "#db/errors.server.ts";
import type { Tx, UserDb } from "#db/rls.server.ts";
import { CALLER } from "#db/schema/columns.ts";
import { deliveries } from "#db/schema/deliveries.ts";
import { documentContents } from "#db/schema/document-contents.ts";
import { type ClientSnapshot, documents } from "#db/schema/documents.ts";
import { type Preview, previewOf } from "./preview.ts";

/** A composed document on its way into the database. */
export type NewDocument = {
  /** The key that makes Generate safe to press twice. */
  assessmentId: string;
  /** Of the answers that were composed. */
  assessmentVersion: number;
  clientId: string;
  title: string;
  description: string;
  templateType: string;
  responses: readonly Response[];
  /** The whole text, as Markdown. */
  content: string;
  /** Which version of the composer and its facts wrote the text. */
  contentVersion: string;
  /** The client as it is now; kept with the document. */
  client: ClientSnapshot;
};

/** What every list and page may know of a document without its text. */
export type DocumentSummary = {
  id: string;
  title: string;
  description: string;
  templateType: string;
  /** The client as it was at generation. */
  client: { name: string; company: string };
  answered: number;
  isPaid: boolean;
  price: Money;
  createdAt: Date;
};

export type MailState = "on-its-way" | "sent" | "failed";
/** `mail` is null before anything was to be sent. */
export type ListedDocument = DocumentSummary & { mail: MailState | null };

export const PAGE_SIZE = 20;

/**
 * Stores a composed document with its text and its preview, unpaid, at the price of the house, and returns its id.
 *
 * Promises: one document an assessment; a second call, also a concurrent one, returns the first one's id.
 * `not-found`: the assessment or the client is not the caller's. `too-many`: the caller holds too many unpaid documents.
 * `changed`: the answers were saved anew since that version.
 */
export async function createDocument(
  db: UserDb,
  document: NewDocument,
): Promise<Result<{ id: string }, "not-found" | "too-many" | "changed">> {
  const preview = previewOf(document.content);
  try {
    const [row] = await db.write((tx) =>
      tx.execute<{ id: string }>(sql`select app.create_document(
        ${document.assessmentId}, ${document.clientId}, ${document.title}, ${document.description},
        ${document.templateType}, ${JSON.stringify(document.responses)}::jsonb, ${document.content},
        ${document.contentVersion}, ${JSON.stringify(document.client)}::jsonb, ${JSON.stringify(preview)}::jsonb,
        ${document.assessmentVersion}) as id`),
    );
    if (!row) throw new Error("app.create_document returned no row");
    return ok({ id: row.id });
  } catch (error) {
    const refusal = refusalOf(error);
    if (refusal === "not-found" || refusal === "too-many" || refusal === "changed") return failure(refusal);
    throw error;
  }
}

/** The caller's documents, newest first, twenty at a time; `next` continues below the last one, null at the end. */
export async function listDocuments(
  db: UserDb,
  { before }: { before: string | null },
): Promise<{ documents: ListedDocument[]; next: string | null }> {
  const rows = await db.read((tx) => {
    const mail = latestMail(tx);
    return tx
      .select({ ...SUMMARY, mail: mail.status })
      .from(documents)
      .leftJoinLateral(mail, sql`true`)
      .where(and(eq(documents.userId, CALLER), below(before)))
      .orderBy(desc(documents.createdAt), desc(documents.id))
      .limit(PAGE_SIZE + 1);
  });
  const page = rows.slice(0, PAGE_SIZE);
  const last = page.at(-1);
  return {
    documents: page.map(toListed),
    next: rows.length > PAGE_SIZE && last ? `${last.createdAt.toISOString()}_${last.id}` : null,
  };
}

/** One of the caller's documents with what may be seen of it before payment; null for any other id. */
export async function findDocument(
  db: UserDb,
  { documentId }: { documentId: string },
): Promise<(ListedDocument & { preview: Preview }) | null> {
  if (!isUuid(documentId)) return null;
  const [row] = await db.read((tx) => {
    const mail = latestMail(tx);
    return tx
      .select({ ...SUMMARY, mail: mail.status, preview: documents.preview })
      .from(documents)
      .leftJoinLateral(mail, sql`true`)
      .where(isOwn(documentId));
  });
  return row ? { ...toListed(row), preview: row.preview as Preview } : null; // written by createDocument alone
}

/** One of the caller's documents with its text, which is null while it is unpaid; null for any other id. */
export async function findText(
  db: UserDb,
  { documentId }: { documentId: string },
): Promise<(DocumentSummary & { text: string | null }) | null> {
  if (!isUuid(documentId)) return null;
  const [row] = await db.read((tx) =>
    tx
      .select({ ...SUMMARY, text: documentContents.generatedContent })
      .from(documents)
      .leftJoin(documentContents, eq(documentContents.documentId, documents.id))
      .where(isOwn(documentId)),
  );
  return row ? { ...toSummary(row), text: row.text } : null;
}

const SUMMARY = {
  id: documents.id,
  title: documents.title,
  description: documents.description,
  templateType: documents.templateType,
  client: documents.clientSnapshot,
  answers: sql<string[]>`jsonb_path_query_array(${documents.responses}, '$[*].answer')`,
  isPaid: documents.isPaid,
  price: documents.price,
  currency: documents.currency,
  createdAt: documents.createdAt,
};

type SummaryRow = Pick<typeof documents.$inferSelect, Exclude<keyof typeof SUMMARY, "client" | "answers">> & {
  client: { name?: string; company?: string };
  answers: string[];
};

function toSummary({ client, answers, price, currency, ...row }: SummaryRow): DocumentSummary {
  const { id, title, description, templateType, isPaid, createdAt } = row;
  return {
    ...{ id, title, description, templateType, isPaid, createdAt },
    client: { name: client.name ?? "", company: client.company ?? "" },
    answered: countedAnswers(answers.map((answer) => ({ answer }))),
    price: parseAmount(price, currency as Currency), // app.create_document writes the house's currency
  };
}

function latestMail(tx: Tx) {
  return tx
    .select({ status: deliveries.status })
    .from(deliveries)
    .where(eq(deliveries.documentId, documents.id))
    .orderBy(desc(deliveries.createdAt), desc(deliveries.id))
    .limit(1)
    .as("latest_mail");
}

type DeliveryStatus = (typeof deliveries.$inferSelect)["status"];

function toListed(row: SummaryRow & { mail: DeliveryStatus | null }): ListedDocument {
  const mail = row.mail === "pending" || row.mail === "sending" ? "on-its-way" : row.mail;
  return { ...toSummary(row), mail };
}

function isOwn(documentId: string): SQL | undefined {
  return and(eq(documents.id, documentId), eq(documents.userId, CALLER));
}

const CURSOR = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)_([0-9a-f-]{36})$/;

/** Rows that follow the cursor; a cursor that cannot be read is none. */
function below(cursor: string | null): SQL | undefined {
  const [, at = "", id = ""] = CURSOR.exec(cursor ?? "") ?? [];
  const instant = new Date(at);
  if (Number.isNaN(instant.getTime()) || !isUuid(id)) return undefined;
  return sql`(${documents.createdAt}, ${documents.id}) < (${instant.toISOString()}::timestamptz, ${id}::uuid)`;
}
