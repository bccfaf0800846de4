/** People at the questionnaire: a visitor whose browser keeps the answers, and a signed-in person whose account does. */
import type { Answers } from "#app/features/catalogue/steps.ts";
import { keepInBrowser } from "#app/features/questionnaire/answers-cookie.server.ts";
import { replaceAnswers } from "#app/features/questionnaire/assessment.server.ts";
import type { DraftRef } from "#app/features/questionnaire/draft.ts";
import type { Caller } from "#app/features/questionnaire/drafts.server.ts";
import { openUserDb, type UserDb } from "#db/rls.server.ts";
import type { TestDatabase } from "#tests/support/database.ts";
import { addPerson } from "#tests/support/people.ts";
import type { Settings } from "#workers/env.ts";

/** An answer to every question but the client. */
export const FULL: Answers = {
  "solution-type": ["certificate-services"],
  "solution-configuration": ["cert-medium-single"],
  "company-size": ["medium"],
  industry: ["healthcare"],
  "current-technologies": ["windows-server", "active-directory"],
  "cloud-maturity": ["early"],
  "primary-objective": ["enhance-security"],
  timeline: ["3-6-months"],
  "security-requirements": ["mfa"],
  "integration-needs": ["no-integrations"],
};
export const TODAY = new Date("2026-11-20T12:00:00Z");

export const settings = {
  origin: "http://127.0.0.1:8787",
  sessionSecret: "a secret of at least thirty-two letters",
} as Settings; // only these of the settings are read

export const newRef = (): DraftRef => ({ assessment: crypto.randomUUID(), version: 0 });

export async function arrive(db: TestDatabase) {
  const person = await addPerson(db);
  return { person, user: openUserDb(db.connect(), person.claims) };
}

/** Opens an assessment with these answers in the account. */
export async function begin(user: UserDb, answers: Answers = { "solution-type": ["custom"] }): Promise<DraftRef> {
  const outcome = await replaceAnswers(user, newRef(), answers);
  if (outcome.kind !== "saved") throw new Error(outcome.kind);
  return { assessment: outcome.draft.id, version: outcome.draft.version };
}

/** A caller whose browser holds no answers. */
export function callerOf(user: UserDb | null, cookie = ""): Caller {
  const request = new Request(`${settings.origin}/questionnaire`, { headers: { Cookie: cookie.split(";")[0] ?? "" } });
  return { settings, request, db: user, requestId: "test", log: () => {} };
}

/** A caller whose browser holds these answers. */
export async function callerWith(
  user: UserDb | null,
  answers: Answers,
  id: string = crypto.randomUUID(),
): Promise<Caller> {
  return callerOf(user, await keepInBrowser(settings, { id, answers }, TODAY));
}
