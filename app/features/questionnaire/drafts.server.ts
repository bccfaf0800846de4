/** Keeps the caller's answers, a visitor's in the browser and a signed-in person's in the account, and moves them from one to the other. */

import type { Question } from "#app/features/catalogue/steps.ts";
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
import {
  answerQuestion,
  type Draft,
  type DraftClient,
  type DraftRef,
  hasAnswers,
  sameAnswers,
  withoutClient,
} from "./draft.ts";

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
  | { kind: "draft"; draft: Draft; client: DraftClient | null }
  /** The browser's answers were moved into the account; `setCookie` removes them from the browser. */
  | { kind: "moved"; setCookie: string }
  /** Both hold answers, and they differ: the person decides. */
  | { kind: "two-versions"; browser: Draft; account: Draft };

/**
 * The caller's assessment in progress; an empty one with a new id when there is none.
 * Answers given before signing in are moved into the account once, under their own id if the account has no open assessment.
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

/** Null once moved. If another tab wrote to the account at the same moment, nothing is moved and its present draft is returned. */
async function moveIn(
  db: UserDb,
  { browser, account }: { browser: Draft; account: Draft | null },
): Promise<Draft | null> {
  const first = await replaceAnswers(db, refOf(account ?? browser), { ...account?.answers, ...browser.answers });
  // The account's assessment has just been finished, or a finished one already has the browser's id.
  const outcome = first.kind === "gone" ? await replaceAnswers(db, refOf(emptyDraft()), browser.answers) : first;
  return outcome.kind === "stale" ? outcome.stored : null;
}

function emptyDraft(): Draft {
  return { id: crypto.randomUUID(), version: 0, answers: {}, savedAt: null };
}

export function refOf({ id, version }: Draft): DraftRef {
  return { assessment: id, version };
}

/** `setCookie` must be sent whatever the response. `account-first`: the browser's answers have to be moved into the account first. */
export type Saved = { outcome: SaveOutcome | { kind: "account-first" }; setCookie?: string };

/**
 * Saves the answer to one question wherever the caller's answers are. If somebody has just signed in and their answers are still
 * in the browser, the answer is saved there too; the next page moves them all.
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
  // A visitor passes the client step without choosing a client.
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

/** Removes every answer of the assessment shown, from the account and the browser; returns the `Set-Cookie` value for the browser. */
export async function startAgain({ settings, db }: Caller, ref: DraftRef): Promise<string> {
  if (db) await discardAssessment(db, ref);
  return clearBrowser(settings);
}

/**
 * Replaces the account's version with the browser's, unless the account's has changed since the person was shown it.
 * `setCookie` removes the browser's answers; it is absent when nothing was settled.
 */
export async function keepBrowserVersion({ settings, request, db }: Caller, ref: DraftRef): Promise<Saved> {
  const browser = await findBrowserDraft(settings, request);
  if (!db || !browser) return { outcome: { kind: "gone" } };
  const outcome = await replaceAnswers(db, ref, browser.answers);
  return outcome.kind === "saved" ? { outcome, setCookie: await clearBrowser(settings) } : { outcome };
}
