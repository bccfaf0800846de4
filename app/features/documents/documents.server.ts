/** Documents in the database: created once, listed without their text, readable once paid. */
import { and, eq, not, type SQL, sql } from "drizzle-orm";
import type { Response } from "#app/features/catalogue/answers.ts";
import type { Confidence } from "#app/features/catalogue/confidence.ts";
import { failure, ok, type Result } from "#app/shared/result.ts";
import { isUuid } from "#app/shared/uuid.ts";
import { refusalOf } from "#db/errors.server.ts";
import type { UserDb } from "#db/rls.server.ts";
import { CALLER } from "#db/schema/columns.ts";
import { documentContents } from "#db/schema/document-contents.ts";
import { type ClientSnapshot, documents } from "#db/schema/documents.ts";
import type { IsoDate } from "./dates.ts";
import { type Preview, previewOf } from "./preview.ts";
import type { ProvenanceIndex } from "./provenance-index.ts";
import {
  type DocumentSummary,
  type ListedDocument,
  latestMail,
  listedFields,
  SUMMARY,
  toListed,
  toSummary,
} from "./summary.server.ts";

/** A composed document on its way into the database. */
export type NewDocument = {
  /** The key that makes Generate safe to press twice. */
  assessmentId: string;
  /** The version of the answers from which the document was composed. */
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
  confidence: Confidence;
  factsUntil: IsoDate;
  provenance: ProvenanceIndex;
};

/**
 * Stores a composed document with its text and its preview, unpaid and at the house's price, and returns its id.
 *
 * Promises one document an assessment: a second call, even a concurrent one, returns the first one's id.
 * `not-found`: the assessment or the client is not the caller's. `too-many`: the caller holds too many unpaid documents.
 * `changed`: the answers have been saved again since `assessmentVersion`.
 */
export async function createDocument(
  db: UserDb,
  document: NewDocument,
): Promise<Result<{ id: string }, "not-found" | "too-many" | "changed">> {
  const { confidence, factsUntil } = document;
  const preview: Preview = { ...previewOf(document.content), confidence, factsUntil };
  try {
    const [row] = await db.write((tx) =>
      tx.execute<{ id: string }>(sql`select app.create_document(
        ${document.assessmentId}, ${document.clientId}, ${document.title}, ${document.description},
        ${document.templateType}, ${JSON.stringify(document.responses)}::jsonb, ${document.content},
        ${document.contentVersion}, ${JSON.stringify(document.client)}::jsonb, ${JSON.stringify(preview)}::jsonb,
        ${document.assessmentVersion}, ${JSON.stringify(document.provenance)}::jsonb) as id`),
    );
    if (!row) throw new Error("app.create_document returned no row");
    return ok({ id: row.id });
  } catch (error) {
    const refusal = refusalOf(error);
    if (refusal === "not-found" || refusal === "too-many" || refusal === "changed") return failure(refusal);
    throw error;
  }
}

/**
 * Deletes an unpaid document and its text for good; the log records that it existed.
 * `payment-open`: a payment for it is under way. `not-found`: not the caller's, or no such document.
 */
export async function removeDocument(
  db: UserDb,
  { documentId }: { documentId: string },
): Promise<Result<null, "not-found" | "already-paid" | "payment-open">> {
  try {
    await db.write((tx) => tx.execute(sql`select app.delete_document(${documentId})`));
    return ok(null);
  } catch (error) {
    const refusal = refusalOf(error);
    if (refusal === "not-found" || refusal === "already-paid" || refusal === "payment-open") return failure(refusal);
    throw error;
  }
}

/**
 * Logs, at most once an hour, that the caller viewed or downloaded their paid document: evidence of delivery if the payment is disputed.
 * Does nothing for any other document.
 */
export async function recordReading(
  db: UserDb,
  { documentId, how }: { documentId: string; how: "viewed" | "downloaded" },
): Promise<void> {
  await db.write((tx) => tx.execute(sql`select app.record_reading(${documentId}, ${how})`));
}

/** One of the caller's documents as the list shows it; null for any other id. */
export async function findDocument(db: UserDb, { documentId }: { documentId: string }): Promise<ListedDocument | null> {
  if (!isUuid(documentId)) return null;
  const [row] = await db.read((tx) => {
    const mail = latestMail(tx);
    return tx.select(listedFields(mail)).from(documents).leftJoinLateral(mail, sql`true`).where(isOwn(documentId));
  });
  return row ? toListed(row) : null;
}

/** The preview of one of the caller's unpaid documents; null once it is paid, and for any other id. */
export async function findPreview(db: UserDb, { documentId }: { documentId: string }): Promise<Preview | null> {
  if (!isUuid(documentId)) return null;
  const { preview, isPaid } = documents;
  const [row] = await db.read((tx) =>
    tx
      .select({ preview })
      .from(documents)
      .where(and(isOwn(documentId), not(isPaid))),
  );
  return row ? (row.preview as Preview) : null; // written by createDocument alone
}

/** A document's text, why its parts are there, and until when its facts are current; the last two are null in older documents. */
export type Text = { text: string | null; provenance: ProvenanceIndex | null; factsUntil: string | null };

/** One of the caller's documents with its text, which is null while it is unpaid; null for any other id. */
export async function findText(
  db: UserDb,
  { documentId }: { documentId: string },
): Promise<(DocumentSummary & Text) | null> {
  if (!isUuid(documentId)) return null;
  const [row] = await db.read((tx) =>
    tx
      .select({
        ...SUMMARY,
        text: documentContents.generatedContent,
        provenance: documentContents.provenance,
        factsUntil: sql<string | null>`${documents.preview} ->> 'factsUntil'`,
      })
      .from(documents)
      .leftJoin(documentContents, eq(documentContents.documentId, documents.id))
      .where(isOwn(documentId)),
  );
  if (!row) return null;
  const { text, provenance, factsUntil } = row;
  return { ...toSummary(row), text, provenance, factsUntil };
}

function isOwn(documentId: string): SQL | undefined {
  return and(eq(documents.id, documentId), eq(documents.userId, CALLER));
}
