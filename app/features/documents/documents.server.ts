/** Documents as the database keeps them: made once, listed without their text, read when paid. */
import { sql } from "drizzle-orm";
import type { Response } from "#app/features/catalogue/answers.ts";
import { ok, type Result } from "#app/shared/result.ts";
import type { UserDb } from "#db/rls.server.ts";
import { previewOf } from "./preview.ts";

/** A composed document on its way into the database. */
export type NewDocument = {
  /** The key that makes Generate safe to press twice. */
  assessmentId: string;
  clientId: string;
  title: string;
  description: string;
  templateType: string;
  responses: readonly Response[];
  /** The whole text, as Markdown. */
  content: string;
  /** Which version of the composer and its facts wrote the text. */
  contentVersion: string;
};

export type CreateDocumentCode = "not-found" | "too-many";

/**
 * Stores a composed document with its text and its preview, unpaid, at the price of the house, and returns its id.
 *
 * Promises: one document an assessment; a second call, also a concurrent one, returns the first one's id.
 * `not-found`: the assessment or the client is not the caller's. `too-many`: the caller holds too many unpaid documents.
 */
export async function createDocument(
  db: UserDb,
  document: NewDocument,
): Promise<Result<{ id: string }, CreateDocumentCode>> {
  const preview = previewOf(document.content);
  return db.write(async (tx) => {
    const rows = await tx.execute<{ id: string }>(sql`select app.create_document(
      ${document.assessmentId}, ${document.clientId}, ${document.title}, ${document.description}, ${document.templateType},
      ${JSON.stringify(document.responses)}::jsonb, ${document.content}, ${document.contentVersion},
      ${JSON.stringify(document.client)}::jsonb, ${JSON.stringify(preview)}::jsonb) as id`);
    const [row] = rows;
    if (!row) throw new Error("app.create_document returned no row");
    return ok({ id: row.id });
  });
}
