/** What each button of the questionnaire does. */

import { furthestStep } from "#app/features/catalogue/answers.ts";
import { clientLabel } from "#app/features/catalogue/client-label.ts";
import { CLIENT_STEP, SUMMARY_STEP } from "#app/features/catalogue/step-numbers.ts";
import {
  type Answers,
  findQuestionOfStep,
  optionsFor,
  type Question,
  requireQuestion,
} from "#app/features/catalogue/steps.ts";
import { TOO_MANY_CLIENTS } from "#app/features/clients/client.schema.ts";
import { createClient, listClientsById } from "#app/features/clients/clients.server.ts";
import { dayInZone } from "#app/shared/date.ts";
import { type FormReply, replyWith } from "#app/shared/form.ts";
import { isUnavailable } from "#app/shared/respond.ts";
import { type Failure, failure } from "#app/shared/result.ts";
import { MAX_ROWS } from "#db/schema/limits.ts";
import { DETAILS_PATH, SIGN_UP_PATH, stepPath } from "./address.ts";
import { clearBrowser } from "./answers-cookie.server.ts";
import { detailErrors, withDetails } from "./detail-form.ts";
import { type Draft, faultMessage, hasAnswers, labelsOf, missingMessage } from "./draft.ts";
import {
  type Caller,
  findAnswers,
  keepBrowserVersion,
  refOf,
  saveDetails,
  saveStep,
  startAgain,
} from "./drafts.server.ts";
import { generateDocument } from "./generate.server.ts";
import { parkAnswers } from "./parked.server.ts";
import type { DetailsForm, QuestionnaireForm, StepForm } from "./questionnaire.schema.ts";
import type { Stale } from "./questionnaire-versions.tsx";
import { sameValues } from "./same-values.ts";

/** What to tell a page that stays where it is. `gone`: the assessment was finished or started again elsewhere. */
export type Reply =
  | { kind: "refused"; form: "step" | "client" | "details"; reply: FormReply }
  | { kind: "stale"; stale: Stale }
  | { kind: "gone" }
  | { kind: "parked"; url: string }
  | { kind: "kept" }
  | { kind: "not-generated"; reason: string };

export type Act = ({ go: string } | { stay: Reply; status: number }) & { setCookie?: string };

/** Does what the button says. `reply` holds what was typed, in case the form has to be shown again. */
export async function act(caller: Caller, form: QuestionnaireForm, reply: FormReply): Promise<Act> {
  switch (form.intent) {
    case "next":
    case "previous":
    case "keep":
    case "park":
    case "use-client":
      return leaveStep(caller, form, reply);
    case "add-client":
      return addClient(caller, form, reply);
    case "details":
      return keepDetails(caller, form, reply);
    case "start-again":
      return { go: "/questionnaire", setCookie: await startAgain(caller, form) };
    case "keep-account":
      return { go: "/questionnaire", setCookie: await clearBrowser(caller.settings) };
    case "keep-browser": {
      // If nothing was settled, the page shows the two versions again, as they now are.
      const { setCookie } = await keepBrowserVersion(caller, form);
      return { go: "/questionnaire", setCookie };
    }
    case "generate":
      return generate(caller, form);
  }
}

async function leaveStep(caller: Caller, form: StepForm, reply: FormReply): Promise<Act> {
  const question = form.intent === "use-client" ? requireQuestion("selected-client") : findQuestionOfStep(form.step);
  const isOpen = form.answer.length === 0;
  const mayPass = question?.kind === "client" && !caller.db;
  if (question && isOpen && !mayPass && (form.intent === "next" || form.intent === "use-client")) {
    return refused(reply, missingMessage(question));
  }
  // Somebody who only looked at a prefilled step has not answered it.
  const isLeft = form.intent === "previous" || form.intent === "keep";
  const isOffer = isLeft && form.offered !== undefined && sameValues(form.answer, [form.offered]);
  if (!question || isOpen || isOffer) return moveOn(caller, form, reply);
  const { outcome, setCookie } = await saveStep(caller, form, { question, values: form.answer });
  switch (outcome.kind) {
    case "account-first":
      return { go: stepPath(form.step) };
    case "refused":
      // An answer that cannot be kept must not prevent going back.
      if (form.intent === "previous") return moveOn(caller, form, reply);
      return refused(reply, faultMessage(outcome.fault, question));
    case "stale":
      return {
        stay: { kind: "stale", stale: await staleOf(caller, { form, question, stored: outcome.stored }) },
        status: 409,
      };
    case "gone":
      return { stay: { kind: "gone" }, status: 409 };
    case "saved": {
      const next = await moveOn(caller, form, reply, {
        answers: outcome.draft.answers,
        cleared: outcome.cleared.length > 0,
      });
      return { ...next, setCookie };
    }
  }
}

function refused(reply: FormReply, message: string): Act {
  return {
    stay: { kind: "refused", form: "step", reply: replyWith(reply, { errors: { answer: message } }) },
    status: 400,
  };
}

type Left = { answers: Answers; cleared: boolean };

/** `left` is absent when nothing was saved. */
async function moveOn(caller: Caller, form: StepForm, reply: FormReply, left?: Left): Promise<Act> {
  const { step, intent } = form;
  const fromSummary = form.return === "summary";
  if (intent === "keep") return { stay: { kind: "kept" }, status: 200 };
  if (intent === "use-client") return { go: stepPath(step, { fromSummary }) };
  if (intent === "previous") return { go: stepPath(Math.max(1, step - 1)) };
  const answers = left?.answers ?? (await findAnswers(caller));
  if (intent === "park") return park(caller, answers, reply);
  const furthest = furthestStep(answers, { signedIn: caller.db !== null });
  const target = fromSummary ? furthest : Math.min(step + 1, SUMMARY_STEP);
  return { go: stepPath(target, { fromSummary, cleared: left?.cleared }) };
}

async function park({ settings }: Caller, answers: Answers, reply: FormReply): Promise<Act> {
  if (!hasAnswers(answers)) {
    const message = "There is nothing to save yet. Please answer at least one question first.";
    return { stay: { kind: "refused", form: "step", reply: replyWith(reply, { message }) }, status: 400 };
  }
  const key = await parkAnswers(settings, answers);
  return { stay: { kind: "parked", url: `${settings.origin}/resume/${key}` }, status: 200 };
}

type StaleSave = { form: StepForm; question: Question; stored: Draft };

async function staleOf({ db }: Caller, { form, question, stored }: StaleSave): Promise<Stale> {
  const ids = [...form.answer, ...(stored.answers[question.id] ?? [])];
  const clients = db && question.kind === "client" ? await listClientsById(db, ids) : [];
  const options = clients.map((client) => ({ id: client.id, label: clientLabel(client) }));
  const label = (values: readonly string[]) =>
    labelsOf(options.length > 0 ? options : optionsFor(question, stored.answers), values);
  return {
    step: form.step,
    title: question.title,
    mine: { values: form.answer, label: label(form.answer) },
    theirs: { label: label(stored.answers[question.id] ?? []), savedAt: stored.savedAt?.toISOString() ?? null },
    draft: refOf(stored),
    fromSummary: form.return === "summary",
  };
}

const DETAILS_CHANGED =
  "Your answers were changed in another window after this page was loaded. Open the summary again; what you see here was not saved.";

/** The optional questions are saved together and lead back to the summary. */
async function keepDetails(caller: Caller, form: DetailsForm, reply: FormReply): Promise<Act> {
  const refuse = (said: Pick<Partial<FormReply>, "errors" | "message">, status: number): Act => ({
    stay: { kind: "refused", form: "details", reply: replyWith(reply, said) },
    status,
  });
  const errors = detailErrors(form);
  if (Object.keys(errors).length > 0) return refuse({ errors }, 400);
  const { outcome, setCookie } = await saveDetails(caller, form, (answers) => withDetails(answers, form));
  switch (outcome.kind) {
    case "saved":
      return { go: stepPath(SUMMARY_STEP), setCookie };
    case "account-first":
      return { go: DETAILS_PATH };
    case "gone":
      return { stay: { kind: "gone" }, status: 409 };
    default:
      return refuse({ message: DETAILS_CHANGED }, 409);
  }
}

type ClientForm = Extract<QuestionnaireForm, { intent: "add-client" }>;

/** Adds a client and chooses it at once: the step's address names it until the step is saved. */
async function addClient({ db }: Caller, form: ClientForm, reply: FormReply): Promise<Act> {
  if (!db) return { go: SIGN_UP_PATH };
  const { name, email, company, industry, companySize, website } = form;
  const profile = { industry, companySize, ...(website ? { website } : {}) };
  const created = await createClient(db, { name, email, company, profile });
  if (!created.ok) {
    return {
      stay: { kind: "refused", form: "client", reply: replyWith(reply, { message: TOO_MANY_CLIENTS }) },
      status: 400,
    };
  }
  return { go: stepPath(CLIENT_STEP, { fromSummary: form.return === "summary", client: created.value.id }) };
}

type GenerateForm = Extract<QuestionnaireForm, { intent: "generate" }>;

const REASONS = {
  stale:
    "Your answers were changed in another window after this page was loaded. Reload the page, check the summary and try again.",
  gone: "This assessment was finished or restarted in another window. Nothing was generated here.",
  incomplete:
    "An answer is missing or no longer available. Please open the questionnaire again: it takes you to that step.",
  "no-client": "Please choose one of your clients first.",
  "too-many": `You have ${MAX_ROWS.unpaidDocuments} documents awaiting payment, the most an account can hold.`,
  contradictory:
    "Our check of the finished document found a contradiction, so it is not offered for sale. Your answers are kept and we have been notified. You can change an answer and try again, or write to us.",
  away: "The database did not respond in time. Your answers are kept; please try again in a moment.",
};

const STATUSES: Partial<Record<keyof typeof REASONS, number>> = { stale: 409, gone: 409, away: 503 };

async function generate({ db, requestId, timezone, log }: Caller, form: GenerateForm): Promise<Act> {
  if (!db) return { go: SIGN_UP_PATH };
  // Only the part before the colon, which names the rule, is logged: the rest quotes the document.
  const report = (faults: readonly string[]) =>
    log("document-refused", { faults: faults.slice(0, 20).map((fault) => fault.split(":")[0]) });
  const result = await generateDocument(db, form, { today: dayInZone(new Date(), timezone), report }).catch(
    awayOrThrow,
  );
  if (result.ok) return { go: `/payment/${result.value.id}` };
  if (result.code === "contradictory") {
    return { stay: { kind: "not-generated", reason: `${REASONS.contradictory} Reference: ${requestId}` }, status: 500 };
  }
  return { stay: { kind: "not-generated", reason: REASONS[result.code] }, status: STATUSES[result.code] ?? 400 };
}

/** Lets the page report an unavailable database beside the button, where pressing again makes no second document. */
function awayOrThrow(thrown: unknown): Failure<"away"> {
  if (isUnavailable(thrown)) return failure("away");
  throw thrown;
}
