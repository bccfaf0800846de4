/** Where the caller's answers are: a visitor's in their browser, a signed-in person's in the account; and the move from one to the other. */

import type { Question } from "#app/features/catalogue/steps.ts";
import type { ClientChoice } from "#app/features/clients/clients.server.ts";
import type { UserDb } from "#db/rls.server.ts";
import type { Settings } from "#workers/env.ts";
import { clearBrowser, findBrowserDraft, keepInBrowser } from "./answers-cookie.server.ts";
import {
  type DetailChange,
  discardAssessment,
  findOpenAssessment,
  replaceAnswers,
  type SaveOutcome,
  saveAnswer,
  saveDetailAnswers,
} from "./assessment.server.ts";
import { answerQuestion, type Draft, type DraftRef, hasAnswers, sameAnswers, withoutClient } from "./draft.ts";

/** `db` is null for a visitor. `log` writes one event under the request's id; no answers and no names. `timezone`: UTC where unknown. */
export type Caller = {
  settings: Settings;
  request: Request;
  db: UserDb | null;
  requestId: string;
  timezone?: string;
  log: (event: string, fields: Record<string, unknown>) => void;
};

export type Opened =
  | { kind: "draft"; draft: Draft; client: ClientChoice | null }
  /** The browser's answers went into the account; `setCookie` takes them out of the browser. */
  | { kind: "moved"; setCookie: string }
  /** Both hold answers, and they differ: the person decides. */
  | { kind: "two-versions"; browser: Draft; account: Draft };

/**
 * The caller's assessment in progress; an empty one with a new id when there is none.
 * Answers that a visitor gave before signing in are moved into the account, once, under the id that they had.
 */
export async function openDraft({ settings, request, db }: Caller): Promise<Opened> {
  const browser = await findBrowserDraft(settings, request);
  if (!db) return { kind: "draft", draft: browser ?? emptyDraft(), client: null };
  const account = await findOpenAssessment(db);
  if (!browser) return { kind: "draft", draft: account ?? emptyDraft(), client: account?.client ?? null };
  const held = account ? withoutClient(account.answers) : {};
  const isSame = sameAnswers(held, browser.answers);
  if (account && hasAnswers(held) && !isSame) return { kind: "two-versions", browser, account };
  if (!isSame) {
    const other = await moveIn(db, { browser, account });
    if (other) return { kind: "two-versions", browser, account: other };
  }
  return { kind: "moved", setCookie: await clearBrowser(settings) };
}

/** Answers with what the account holds by now, where somebody else wrote to it at this moment and nothing was moved. */
async function moveIn(
  db: UserDb,
  { browser, account }: { browser: Draft; account: Draft | null },
): Promise<Draft | null> {
  const first = await replaceAnswers(db, refOf(account ?? browser), { ...account?.answers, ...browser.answers });
  // What was in progress is finished, or the browser's own id is taken by an assessment that is.
  const outcome = first.kind === "gone" ? await replaceAnswers(db, refOf(emptyDraft()), browser.answers) : first;
  return outcome.kind === "stale" ? outcome.stored : null;
}

function emptyDraft(): Draft {
  return { id: crypto.randomUUID(), version: 0, answers: {}, savedAt: null };
}

export function refOf({ id, version }: Draft): DraftRef {
  return { assessment: id, version };
}

/** `setCookie` goes out with the answer, whatever it is. `account-first`: the browser's answers have to be moved first. */
export type Saved = { outcome: SaveOutcome | { kind: "account-first" }; setCookie?: string };

/**
 * Saves the answer to one question where the caller's answers are. Answers that still wait in the browser of somebody who has
 * just signed in are completed there; the next page moves them.
 */
export async function saveStep(
  { settings, request, db }: Caller,
  ref: DraftRef,
  answer: { question: Question; values: readonly string[] },
): Promise<Saved> {
  const browser = await findBrowserDraft(settings, request);
  const isClient = answer.question.kind === "client";
  if (db && browser && isClient) return { outcome: { kind: "account-first" } };
  if (db && !browser) return { outcome: await saveAnswer(db, ref, answer) };
  const base = browser ?? { ...emptyDraft(), ...(ref.version === 0 ? { id: ref.assessment } : {}) };
  // A visitor passes the client step without a client.
  const change = answerQuestion(base.answers, answer.question, isClient ? [] : answer.values);
  if (!change.ok) return { outcome: { kind: "refused", fault: change.code } };
  const now = new Date();
  const draft = { ...base, answers: change.value.answers, savedAt: now };
  return {
    outcome: { kind: "saved", draft, cleared: change.value.cleared },
    setCookie: await keepInBrowser(settings, draft, now),
  };
}

/** Replaces the answers to the optional questions, wherever the caller's answers are. */
export async function saveDetails(
  { settings, request, db }: Caller,
  ref: DraftRef,
  change: DetailChange,
): Promise<Saved> {
  const browser = await findBrowserDraft(settings, request);
  if (db) return { outcome: browser ? { kind: "account-first" } : await saveDetailAnswers(db, ref, change) };
  if (!browser) return { outcome: { kind: "gone" } };
  const now = new Date();
  const draft = { ...browser, answers: change(browser.answers), savedAt: now };
  return { outcome: { kind: "saved", draft, cleared: [] }, setCookie: await keepInBrowser(settings, draft, now) };
}

/** Every answer the caller has given so far, wherever it is. */
export async function findAnswers({ settings, request, db }: Caller): Promise<Draft["answers"]> {
  const browser = await findBrowserDraft(settings, request);
  if (browser || !db) return browser?.answers ?? {};
  return (await findOpenAssessment(db))?.answers ?? {};
}

/** Removes every answer of the assessment that was shown, in the browser and in the account; returns the `Set-Cookie` value for the browser. */
export async function startAgain({ settings, db }: Caller, ref: DraftRef): Promise<string> {
  if (db) await discardAssessment(db, ref);
  return clearBrowser(settings);
}

/**
 * Of two versions, keeps the browser's: it replaces the account's at the version that the person was shown.
 * `setCookie` empties the browser; it is absent when nothing was settled.
 */
export async function keepBrowserVersion({ settings, request, db }: Caller, ref: DraftRef): Promise<Saved> {
  const browser = await findBrowserDraft(settings, request);
  if (!db || !browser) return { outcome: { kind: "gone" } };
  const outcome = await replaceAnswers(db, ref, browser.answers);
  return outcome.kind === "saved" ? { outcome, setCookie: await clearBrowser(settings) } : { outcome };
}
