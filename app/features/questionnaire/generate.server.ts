/** Makes the document of an assessment: reads it once, checks every answer, composes, and stores it once. */

import { and, eq } from "drizzle-orm";
import { checkAnswers, furthestStep, solutionLabel, toResponses } from "#app/features/catalogue/answers.ts";
import { SUMMARY_STEP } from "#app/features/catalogue/step-numbers.ts";
import { type ComposeInput, composeDocument } from "#app/features/documents/compose.ts";
import { createDocument } from "#app/features/documents/documents.server.ts";
import { toMarkdown } from "#app/features/documents/files/markdown.ts";
import { lintInput } from "#app/features/documents/lint/lint.ts";
import { provenanceOf } from "#app/features/documents/provenance-index.ts";
import { failure, ok, type Result } from "#app/shared/result.ts";
import type { UserDb } from "#db/rls.server.ts";
import { CALLER } from "#db/schema/columns.ts";
import { assessments, clients, documents, users } from "#db/schema.ts";
import { type DraftRef, knownAnswers } from "./draft.ts";

const FAULTS = { "not-found": "gone", "too-many": "too-many", changed: "stale" } as const;

export type GenerateFault = "gone" | "stale" | "incomplete" | "no-client" | "too-many" | "contradictory";

/**
 * Returns the id of the assessment's document, making it if there is none yet: however often it is called, it makes one. Three round trips.
 *
 * `gone`: the caller has no such assessment. `stale`: it has changed since the summary was shown. `incomplete`: an answer is missing
 * or no longer in the catalogue. `no-client`: there is no client, or it is gone. `too-many`: too many documents await payment.
 * `contradictory`: the linter found faults in the document, so none is made; `report` receives the faults.
 */
export async function generateDocument(
  db: UserDb,
  ref: DraftRef,
  { today, report }: { today: Date; report: (faults: readonly string[]) => void },
): Promise<Result<{ id: string }, GenerateFault>> {
  const source = await findSource(db, ref.assessment);
  if (!source) return failure("gone");
  const { assessment, client, author, documentId } = source;
  if (documentId) return ok({ id: documentId });
  if (assessment.completedAt) return failure("gone");
  if (assessment.version !== ref.version) return failure("stale");
  if (!client || client.archivedAt) return failure("no-client");

  const answers = { ...knownAnswers(assessment.answers), "selected-client": [client.id] };
  if (!checkAnswers(answers).ok || furthestStep(answers, { signedIn: true }) < SUMMARY_STEP) {
    return failure("incomplete");
  }
  const { name, company, email, profile } = client;
  const input = { answers, client: { name, company, country: profile.address?.country }, author, today };
  const faults = lintInput(input);
  if (faults.length > 0) {
    report(faults);
    return failure("contradictory");
  }
  const created = await createDocument(db, {
    assessmentId: assessment.id,
    assessmentVersion: assessment.version,
    clientId: client.id,
    title: `${solutionLabel(answers)} Solution Document`,
    description: "Custom Microsoft solution documentation based on your requirements",
    templateType: solutionLabel(answers),
    responses: toResponses(answers, client),
    ...writtenOut(input),
    client: { name, email, company, profile },
  });
  return created.ok ? created : failure(FAULTS[created.code]);
}

function writtenOut(input: ComposeInput) {
  const tree = composeDocument(input);
  const { contentVersion, confidence, factsUntil } = tree;
  return {
    contentVersion,
    confidence,
    factsUntil,
    content: toMarkdown(tree),
    provenance: provenanceOf(tree, input.answers),
  };
}

/** Two statements in one round trip. */
async function findSource(db: UserDb, id: string) {
  const [[row], [author]] = await db.read((tx) =>
    Promise.all([
      tx
        .select({ assessment: assessments, client: clients, documentId: documents.id })
        .from(assessments)
        .leftJoin(clients, and(eq(clients.id, assessments.clientId), eq(clients.userId, CALLER)))
        .leftJoin(documents, and(eq(documents.assessmentId, assessments.id), eq(documents.userId, CALLER)))
        .where(and(eq(assessments.id, id), eq(assessments.userId, CALLER))),
      tx
        .select({ name: users.name, company: users.company, email: users.email })
        .from(users)
        .where(eq(users.id, CALLER)),
    ]),
  );
  return row && author ? { ...row, author } : null;
}
