/** The open assessment of a signed-in person, in the database. Its version lets a save from a stale tab be refused. */

import { and, desc, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { type AnswerChange, furthestStep } from "#app/features/catalogue/answers.ts";
import type { Answers, Question } from "#app/features/catalogue/steps.ts";
import { ok, type Result } from "#app/shared/result.ts";
import type { Tx, UserDb } from "#db/rls.server.ts";
import { CALLER } from "#db/schema/columns.ts";
import { assessments, clients } from "#db/schema.ts";
import { type ClientFacts, fillFromClient } from "./client-facts.ts";
import {
  type AnswerFault,
  answerQuestion,
  type Draft,
  type DraftClient,
  type DraftRef,
  knownAnswers,
  sameAnswers,
} from "./draft.ts";

/**
 * `stale`: the assessment was changed elsewhere after the form was rendered, so nothing was saved; `stored` is its present state.
 * `gone`: it was finished or started again elsewhere.
 */
export type SaveOutcome =
  | { kind: "saved"; draft: Draft; cleared: AnswerChange["cleared"] }
  | { kind: "refused"; fault: AnswerFault }
  | { kind: "stale"; stored: Draft }
  | { kind: "gone" };

const SHOWN = {
  id: assessments.id,
  version: assessments.version,
  answers: assessments.answers,
  clientId: assessments.clientId,
  updatedAt: assessments.updatedAt,
};
type Row = Pick<typeof assessments.$inferSelect, keyof typeof SHOWN>;

const FACTS = {
  industry: sql<string | null>`${clients.profile} ->> 'industry'`,
  companySize: sql<string | null>`${clients.profile} ->> 'companySize'`,
};

const CHOSEN = {
  id: clients.id,
  name: clients.name,
  company: clients.company,
  country: sql<string | null>`${clients.profile} #>> '{address,country}'`,
};

/** The caller's open assessment with its client, or null. `client` is also null when the client is archived. */
export async function findOpenAssessment(db: UserDb): Promise<(Draft & { client: DraftClient | null }) | null> {
  const [row] = await db.read((tx) =>
    tx
      .select({ ...SHOWN, client: CHOSEN, ...FACTS })
      .from(assessments)
      .leftJoin(
        clients,
        and(eq(clients.id, assessments.clientId), eq(clients.userId, CALLER), isNull(clients.archivedAt)),
      )
      .where(IS_OPEN)
      .orderBy(...LATEST_FIRST)
      .limit(1),
  );
  if (!row) return null;
  const { client } = row;
  return { ...toDraft(row), client: client && { ...client, country: client.country ?? undefined, ...factsOf(row) } };
}

/** The answers of the caller's last finished assessment; empty when there is none. */
export async function findLastAnswers(db: UserDb): Promise<Answers> {
  const [row] = await db.read((tx) =>
    tx
      .select({ answers: assessments.answers })
      .from(assessments)
      .where(and(eq(assessments.userId, CALLER), isNotNull(assessments.completedAt)))
      .orderBy(...LATEST_FIRST)
      .limit(1),
  );
  return knownAnswers(row?.answers);
}

const IS_OPEN = and(eq(assessments.userId, CALLER), isNull(assessments.completedAt));
const LATEST_FIRST = [desc(assessments.updatedAt), desc(assessments.id)];

async function selectOpen(tx: Tx): Promise<Draft | null> {
  const [row] = await tx
    .select(SHOWN)
    .from(assessments)
    .where(IS_OPEN)
    .orderBy(...LATEST_FIRST)
    .limit(1);
  return row ? toDraft(row) : null;
}

function toDraft({ id, version, answers, clientId, updatedAt }: Row): Draft {
  const chosen: Answers = clientId ? { "selected-client": [clientId] } : {};
  return { id, version, answers: { ...knownAnswers(answers), ...chosen }, savedAt: updatedAt };
}

function factsOf({ industry, companySize }: Record<keyof typeof FACTS, string | null>): ClientFacts {
  return { ...(industry ? { industry } : {}), ...(companySize ? { companySize } : {}) };
}

/**
 * Saves the answer to one question. The first answer creates the assessment, under the id that the form carried.
 * Choosing a client also fills in the unanswered questions that its record answers.
 * A save that changes nothing succeeds at any version, so that pressing Next twice is not a conflict.
 */
export async function saveAnswer(
  db: UserDb,
  ref: DraftRef,
  { question, values }: { question: Question; values: readonly string[] },
): Promise<SaveOutcome> {
  const wellFormed = question.kind === "client" ? answerQuestion({}, question, values) : null;
  if (wellFormed?.ok === false) return { kind: "refused", fault: wellFormed.code };
  const clientId = question.kind === "client" ? values[0] : undefined;
  return db.write(async (tx) => {
    const [stored, facts] = await Promise.all([selectOpen(tx), clientId ? findFacts(tx, clientId) : null]);
    if (clientId && !facts) return { kind: "refused", fault: "not-a-client" };
    return replace(tx, { ref, stored }, (answers) => {
      const change = answerQuestion(answers, question, values);
      if (!change.ok || !facts) return change;
      return ok({ ...change.value, answers: fillFromClient(change.value.answers, facts).answers });
    });
  });
}

/** Returns the answers with those to the optional questions replaced. */
export type DetailChange = (answers: Answers) => Answers;

/** Replaces the answers to the optional questions of the open assessment. `stale` and `gone` as in {@link saveAnswer}. */
export function saveDetailAnswers(db: UserDb, ref: DraftRef, change: DetailChange): Promise<SaveOutcome> {
  return db.write(async (tx) => {
    const stored = await selectOpen(tx);
    if (!stored) return { kind: "gone" };
    return replace(tx, { ref, stored }, (answers) => ok({ answers: change(answers), cleared: [] }));
  });
}

/**
 * Replaces every answer of the open assessment, or creates an assessment. `stale` and `gone` as in {@link saveAnswer}.
 * The answers must already have passed the catalogue's checks.
 */
export function replaceAnswers(db: UserDb, ref: DraftRef, answers: Answers): Promise<SaveOutcome> {
  return db.write(async (tx) => {
    const stored = await selectOpen(tx);
    return replace(tx, { ref, stored }, () => ok({ answers, cleared: [] }));
  });
}

/**
 * Opens a new assessment with these answers, unless the one in progress has the same. The one in progress is kept, and comes back once the
 * new one is finished.
 */
export async function openAssessment(tx: Tx, answers: Answers): Promise<void> {
  const stored = await selectOpen(tx);
  if (stored && sameAnswers(answers, stored.answers)) return;
  await write(tx, { id: crypto.randomUUID(), version: 0, answers: {}, savedAt: null }, answers);
}

/** Removes one assessment that is in progress. Finished ones stay, and so does any other in progress. */
export async function discardAssessment(db: UserDb, { assessment }: Pick<DraftRef, "assessment">): Promise<void> {
  await db.write((tx) => tx.delete(assessments).where(and(IS_OPEN, eq(assessments.id, assessment))));
}

type Change = (answers: Answers) => Result<AnswerChange, AnswerFault>;

async function replace(
  tx: Tx,
  { ref, stored }: { ref: DraftRef; stored: Draft | null },
  change: Change,
): Promise<SaveOutcome> {
  if (!stored && ref.version > 0) return { kind: "gone" };
  const base = stored ?? { id: ref.assessment, version: 0, answers: {}, savedAt: null };
  const changed = change(base.answers);
  if (!changed.ok) return { kind: "refused", fault: changed.code };
  const { answers, cleared } = changed.value;
  if (stored && sameAnswers(answers, stored.answers)) return { kind: "saved", draft: stored, cleared };
  if (base.id !== ref.assessment || base.version !== ref.version) return { kind: "stale", stored: base };
  const [row] = await write(tx, base, answers);
  if (row) return { kind: "saved", draft: toDraft(row), cleared };
  const now = await selectOpen(tx); // another save came first
  if (!now) return { kind: "gone" };
  return sameAnswers(answers, now.answers) ? { kind: "saved", draft: now, cleared } : { kind: "stale", stored: now };
}

function write(tx: Tx, base: Draft, answers: Answers): Promise<Row[]> {
  const { "selected-client": client, ...rest } = answers;
  const values = { answers: rest, clientId: client?.[0] ?? null, step: furthestStep(answers, { signedIn: true }) };
  if (base.version === 0) {
    const row = { id: base.id, userId: CALLER, ...values };
    return tx.insert(assessments).values(row).onConflictDoNothing().returning(SHOWN);
  }
  const unchanged = and(IS_OPEN, eq(assessments.id, base.id), eq(assessments.version, base.version));
  return tx.update(assessments).set(values).where(unchanged).returning(SHOWN);
}

/** Null when the client is archived or not the caller's. */
async function findFacts(tx: Tx, id: string): Promise<ClientFacts | null> {
  const own = and(eq(clients.id, id), eq(clients.userId, CALLER), isNull(clients.archivedAt));
  const [row] = await tx.select(FACTS).from(clients).where(own);
  return row ? factsOf(row) : null;
}
