/** Decides what a request for a step gets: the step, the summary, a choice between two versions, or a redirect. */

import { furthestStep } from "#app/features/catalogue/answers.ts";
import { CLIENT_STEP, SUMMARY_STEP } from "#app/features/catalogue/step-numbers.ts";
import { findQuestionOfStep, requireQuestion } from "#app/features/catalogue/steps.ts";
import { type ClientChoice, type ClientChoices, listClientChoices } from "#app/features/clients/clients.server.ts";
import type { ComposeInput } from "#app/features/documents/compose.ts";
import { recommendedInstead } from "#app/features/documents/recommended-instead.ts";
import { dayInZone } from "#app/shared/date.ts";
import type { UserDb } from "#db/rls.server.ts";
import { DETAILS_PATH, type Place, stepPath } from "./address.ts";
import { findLastAnswers } from "./assessment.server.ts";
import { type ClientFacts, FACT_QUESTIONS, factsFromAnswers } from "./client-facts.ts";
import { type DetailsView, viewDetails } from "./details-view.ts";
import { differences } from "./draft.ts";
import { type Caller, type Opened, openDraft, refOf } from "./drafts.server.ts";
import { type Known, type QuestionView, type SummaryView, viewQuestion, viewSummary } from "./question-view.ts";
import type { TwoVersions } from "./questionnaire-versions.tsx";

export type StepPage = {
  kind: "step";
  view: QuestionView | SummaryView | DetailsView;
  /** Empty where the step does not offer them. */
  choices: ClientChoices & { find: string };
  isAdding: boolean;
  /** What the answers say about a client added now. */
  newClient: ClientFacts;
};

export type Shown = StepPage | TwoVersions | { kind: "elsewhere"; path: string; setCookie?: string };

/** The steps that a client's record may answer. */
const FACT_STEPS = FACT_QUESTIONS.map((id) => requireQuestion(id).step);

/** A step beyond the furthest reachable one leads back to it. Its reads run at the same time. */
export async function showPlace(caller: Caller, place: Place): Promise<Shown> {
  const { db } = caller;
  const isFact = place.step !== null && FACT_STEPS.includes(place.step);
  const [opened, choices, last] = await Promise.all([
    openDraft(caller),
    db && (isFact || place.step === CLIENT_STEP) ? findChoices(db, place) : NO_CHOICES,
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
    return { kind: "step", view: viewDetails(known), ...NOBODY };
  }
  if (step === SUMMARY_STEP) {
    const instead = recommendedInstead(inputOf(caller, known));
    return { kind: "step", view: viewSummary(known, instead), ...NOBODY };
  }

  const question = findQuestionOfStep(step);
  if (!question) throw new Error(`No question at step ${step}`);
  const added = choices.clients.some(({ id }) => id === place.client) ? place.client : null;
  const view = viewQuestion(question, { ...place, client: added }, known);
  const offered = isFact && client ? NO_CHOICES : withChosen(choices, client);
  const isAdding = place.add && db !== null && step === CLIENT_STEP;
  return { kind: "step", view, choices: offered, isAdding, newClient: isAdding ? factsFromAnswers(draft.answers) : {} };
}

/** What a document of today would be made from, as far as what it recommends depends on it. */
function inputOf({ timezone }: Caller, { draft: { answers }, client }: Pick<Known, "draft" | "client">): ComposeInput {
  const { name, company, country } = client ?? { name: "", company: "" };
  return { answers, client: { name, company, country }, author: { name: "" }, today: dayInZone(new Date(), timezone) };
}

const NO_CHOICES: StepPage["choices"] = { clients: [], hasMore: false, find: "" };
const NOBODY = { choices: NO_CHOICES, isAdding: false, newClient: {} };

async function findChoices(db: UserDb, { find, client }: Place): Promise<StepPage["choices"]> {
  return { ...(await listClientChoices(db, { text: find, also: client })), find };
}

/** Offers the chosen client whatever was searched for. */
function withChosen(choices: StepPage["choices"], chosen: ClientChoice | null): StepPage["choices"] {
  if (!chosen || choices.clients.some(({ id }) => id === chosen.id)) return choices;
  return { ...choices, clients: [chosen, ...choices.clients] };
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
