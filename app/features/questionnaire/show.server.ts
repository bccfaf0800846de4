/** What a request for a step is shown: the step, the summary, a choice between two versions, or the way to where it may go. */

import { furthestStep } from "#app/features/catalogue/answers.ts";
import { CLIENT_STEP, SUMMARY_STEP } from "#app/features/catalogue/step-numbers.ts";
import { findQuestionOfStep } from "#app/features/catalogue/steps.ts";
import type { ClientChoice } from "#app/features/clients/clients.server.ts";
import { listClientChoices } from "#app/features/clients/clients.server.ts";
import { DETAILS_PATH, type Place, stepPath } from "./address.ts";
import { findLastAnswers } from "./assessment.server.ts";
import { type DetailsView, viewDetails } from "./details-view.ts";
import { differences } from "./draft.ts";
import { type Caller, type Opened, openDraft, refOf } from "./drafts.server.ts";
import { type QuestionView, type SummaryView, viewQuestion, viewSummary } from "./question-view.ts";
import type { TwoVersions } from "./questionnaire-versions.tsx";

export type StepPage = {
  kind: "step";
  view: QuestionView | SummaryView | DetailsView;
  /** Empty where the step does not offer them. */
  clients: readonly ClientChoice[];
  isAdding: boolean;
};

export type Shown = StepPage | TwoVersions | { kind: "elsewhere"; path: string; setCookie?: string };

/** The steps that a client's record may answer. */
const FACT_STEPS = [3, 4];

/** Reads at most twice, at once: a step beyond the furthest reachable one leads back to it. */
export async function showPlace(caller: Caller, place: Place): Promise<Shown> {
  const { db } = caller;
  const isFact = place.step !== null && FACT_STEPS.includes(place.step);
  const [opened, clients, last] = await Promise.all([
    openDraft(caller),
    db && (isFact || place.step === CLIENT_STEP) ? listClientChoices(db) : [],
    db && isFact ? findLastAnswers(db) : {},
  ]);
  if (opened.kind === "moved") return { kind: "elsewhere", path: pathOf(place), setCookie: opened.setCookie };
  if (opened.kind === "two-versions") return compare(opened);

  const { draft, client } = opened;
  const known = { draft, client, last, signedIn: db !== null };
  const furthest = furthestStep(draft.answers, known);
  const step = place.step ?? furthest;
  if (step > furthest) return { kind: "elsewhere", path: stepPath(furthest, { fromSummary: place.fromSummary }) };
  if (place.step === null && step > 1) return { kind: "elsewhere", path: stepPath(step) };
  if (step === SUMMARY_STEP && place.details) {
    return { kind: "step", view: viewDetails(known), clients: [], isAdding: false };
  }
  if (step === SUMMARY_STEP) return { kind: "step", view: viewSummary(known), clients: [], isAdding: false };

  const question = findQuestionOfStep(step);
  if (!question) throw new Error(`No question at step ${step}`);
  const added = clients.some(({ id }) => id === place.client) ? place.client : null;
  const offered = isFact && client ? [] : clients;
  const view = viewQuestion(question, { ...place, client: added }, known);
  return { kind: "step", view, clients: offered, isAdding: place.add && db !== null && step === CLIENT_STEP };
}

function pathOf(place: Place): string {
  if (place.details) return DETAILS_PATH;
  return place.step === null ? "/questionnaire" : stepPath(place.step, { fromSummary: place.fromSummary });
}

function compare({ browser, account }: Extract<Opened, { kind: "two-versions" }>): TwoVersions {
  return {
    kind: "two-versions",
    differences: differences(browser.answers, account.answers),
    browserSavedAt: browser.savedAt?.toISOString() ?? null,
    accountSavedAt: account.savedAt?.toISOString() ?? null,
    draft: refOf(account),
  };
}
