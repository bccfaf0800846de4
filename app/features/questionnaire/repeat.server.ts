/** Begins a new assessment with the answers of a document. */
import { and, eq, isNull } from "drizzle-orm";
import { type Failure, failure } from "#app/shared/result.ts";
import { isUuid } from "#app/shared/uuid.ts";
import { refusalOf } from "#db/errors.server.ts";
import type { UserDb } from "#db/rls.server.ts";
import { CALLER } from "#db/schema/columns.ts";
import { clients, documents } from "#db/schema.ts";
import { openAssessment } from "./assessment.server.ts";
import { knownAnswers, withoutClient } from "./draft.ts";

/**
 * Opens an assessment with the answers that a document was made from, as far as the catalogue still accepts them. The client is the same
 * unless gone or archived. The document does not change. Asked twice, it opens one assessment.
 * `not-found`: the document is not the caller's. `too-many`: the caller has too many assessments open.
 */
export async function repeatAssessment(
  db: UserDb,
  { documentId }: { documentId: string },
): Promise<{ ok: true } | Failure<"not-found" | "too-many">> {
  if (!isUuid(documentId)) return failure("not-found");
  try {
    return await db.write(async (tx) => {
      const isThere = and(eq(clients.id, documents.clientId), eq(clients.userId, CALLER), isNull(clients.archivedAt));
      const [found] = await tx
        .select({ responses: documents.responses, clientId: clients.id })
        .from(documents)
        .leftJoin(clients, isThere)
        .where(and(eq(documents.id, documentId), eq(documents.userId, CALLER)));
      if (!found) return failure("not-found");
      const given = Object.fromEntries(found.responses.map(({ id, values = [] }) => [id, values]));
      const chosen = found.clientId ? { "selected-client": [found.clientId] } : {};
      await openAssessment(tx, { ...withoutClient(knownAnswers(given)), ...chosen });
      return { ok: true };
    });
  } catch (error) {
    if (refusalOf(error) === "too-many") return failure("too-many");
    throw error;
  }
}
