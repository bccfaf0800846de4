/** The rules of answering: what may be stored, what clears what, how far one may go, and how a document stores the answers. */

import { clientLabel } from "./client-label.ts";
import { detailLabel, detailsFor, isDetailAnswer, UNKNOWN_ANSWER } from "./detail-answers.ts";
import type { DetailId } from "./detail-ids.ts";
import { isDetailId } from "./details.ts";
import { CLIENT_STEP, SUMMARY_STEP } from "./step-numbers.ts";
import {
  type Answers,
  type Category,
  findQuestionOfStep,
  isQuestionId,
  optionsFor,
  type Question,
  type QuestionId,
  requireQuestion,
  STEPS,
} from "./steps.ts";

export type { Answers, QuestionId } from "./steps.ts";

export type ProblemCode =
  | "not-an-object"
  | "unknown-question"
  | "not-a-list"
  | "unknown-option"
  | "too-many"
  | "exclusive"
  | "not-a-client";

/** `question` is absent when the whole value is at fault. */
export type AnswerProblem = { code: ProblemCode; question?: QuestionId; message: string };

export type CheckedAnswers = { ok: true; answers: Answers } | { ok: false; problems: AnswerProblem[] };

/** One answer as stored with a document: `answer` is the text shown, `values` the option ids. */
export type Response = {
  id: QuestionId | DetailId;
  question: string;
  answer: string;
  values: string[];
  category: Category | "detail";
};

/** What an answer shows of the client. */
export type AnswerClient = { id: string; name: string; company: string };

const MESSAGES: Record<ProblemCode, string> = {
  "not-an-object": "The answers could not be read.",
  "unknown-question": "The answers name a question that does not exist.",
  "not-a-list": "Please choose from the list.",
  "unknown-option": "Please choose from the list.",
  "too-many": "Please choose one option only.",
  exclusive: "This option cannot be combined with others.",
  "not-a-client": "Please choose one of your clients.",
};

const CLIENT_ID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/**
 * Checks a value from outside against the catalogue. Every question and option must be known, a single choice must have one
 * option, an exclusive option must stand alone, and the configuration must belong to the solution type. Unanswered questions
 * are allowed; empty lists are dropped. Only the database can say whether the client exists and is the caller's.
 */
export function checkAnswers(input: unknown): CheckedAnswers {
  if (typeof input !== "object" || input === null || Array.isArray(input)) {
    return { ok: false, problems: [problem("not-an-object")] };
  }
  const answers: Answers = {};
  const problems: AnswerProblem[] = [];
  for (const [key, value] of Object.entries(input)) {
    if (isDetailId(key)) {
      if (isDetailAnswer(key, value)) answers[key] = value;
      else problems.push(problem("unknown-option"));
    } else if (!isQuestionId(key)) problems.push(problem("unknown-question"));
    else if (!isTextList(value)) problems.push(problem("not-a-list", key));
    else if (value.length > 0) answers[key] = [...new Set(value)];
  }
  for (const question of STEPS) {
    const code = faultOf(question, answers);
    if (code) problems.push(problem(code, question.id));
  }
  return problems.length > 0 ? { ok: false, problems } : { ok: true, answers };
}

function faultOf(question: Question, answers: Answers): ProblemCode | null {
  const values = answers[question.id];
  if (!values) return null;
  if (question.kind !== "multi" && values.length > 1) return "too-many";
  if (question.kind === "client") return values.every((id) => CLIENT_ID.test(id)) ? null : "not-a-client";
  const options = optionsFor(question, answers);
  const chosen = options.filter(({ id }) => values.includes(id));
  if (chosen.length !== values.length) return "unknown-option";
  return chosen.length > 1 && chosen.some(({ exclusive }) => exclusive) ? "exclusive" : null;
}

function problem(code: ProblemCode, question?: QuestionId): AnswerProblem {
  return { code, question, message: MESSAGES[code] };
}

function isTextList(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((item) => typeof item === "string");
}

/** The new answers, and the questions whose answers were cleared because they no longer fit. */
export type AnswerChange = { answers: Answers; cleared: QuestionId[] };

/** Sets one answer (an empty list removes it) and clears the answers that depended on the old one. */
export function setAnswer(answers: Answers, id: QuestionId, values: readonly string[]): AnswerChange {
  const next: Answers = { ...answers };
  if (values.length > 0) next[id] = [...values];
  else delete next[id];
  return clearDependents(next);
}

/** Removes answers that are no longer among their question's options. */
export function clearDependents(answers: Answers): AnswerChange {
  const cleared = STEPS.filter(
    (question) => question.dependsOn && answers[question.id] && faultOf(question, answers) === "unknown-option",
  ).map(({ id }) => id);
  const kept: Answers = { ...answers };
  for (const id of cleared) delete kept[id];
  return { answers: kept, cleared };
}

/** The sentence that tells the user which answer was cleared, or null when none was. */
export function clearedNotice(cleared: readonly QuestionId[]): string | null {
  if (cleared.length === 0) return null;
  const titles = cleared.map((id) => requireQuestion(id).title).join(", ");
  return `The solution was changed, so the answer to “${titles}” was cleared. Please choose again.`;
}

/** Who is answering: a visitor passes the client step without a client, since the list belongs to an account. */
export type Respondent = { signedIn: boolean };

/** Whether Next is enabled on this step. The summary is complete when all steps before it are. */
export function isStepComplete(step: number, answers: Answers, { signedIn }: Respondent): boolean {
  if (step === SUMMARY_STEP) return furthestStep(answers, { signedIn }) === SUMMARY_STEP;
  const question = findQuestionOfStep(step);
  if (!question) return false;
  if (step === CLIENT_STEP && !signedIn) return true;
  return Boolean(answers[question.id]?.length) && faultOf(question, answers) === null;
}

/** The furthest step that may be opened: the first incomplete one, or the summary if all are complete. */
export function furthestStep(answers: Answers, respondent: Respondent): number {
  const open = STEPS.find(({ step }) => !isStepComplete(step, answers, respondent));
  return open?.step ?? SUMMARY_STEP;
}

/** The labels of the chosen options in the catalogue's order; ids that are not in the catalogue are left out. */
export function labelsFor(id: QuestionId, answers: Answers): string[] {
  const values = answers[id] ?? [];
  return optionsFor(requireQuestion(id), answers)
    .filter((option) => values.includes(option.id))
    .map(({ label }) => label);
}

/** The label of the chosen solution type, or a general label when none is chosen. */
export function solutionLabel(answers: Answers): string {
  return labelsFor("solution-type", answers)[0] ?? "Custom Solution Assessment";
}

/** The list of answers as a document stores it. `client` gives the client answer; unanswered questions are left out. */
export function toResponses(answers: Answers, client: AnswerClient | null): Response[] {
  const answered = STEPS.flatMap((question): Response[] => {
    const values = question.kind === "client" ? (client ? [client.id] : []) : [...(answers[question.id] ?? [])];
    if (values.length === 0) return [];
    const answer =
      question.kind === "client" && client ? clientLabel(client) : labelsFor(question.id, answers).join(", ");
    return [{ id: question.id, question: question.text, answer, values, category: question.category }];
  });
  const details = detailsFor(answers).flatMap(({ id, text }): Response[] => {
    const [value] = answers[id] ?? [];
    return value ? [{ id, question: text, answer: detailLabel(id, value), values: [value], category: "detail" }] : [];
  });
  return [...answered, ...details];
}

/** The answers behind a stored list of responses; the inverse of `toResponses` for everything in the catalogue. */
export function fromResponses(responses: readonly Response[]): CheckedAnswers {
  return checkAnswers(Object.fromEntries(responses.map(({ id, values }) => [id, values])));
}

/** How many answers count. Blank ones do not, nor do 'Not specified', 'N/A' and 'Don’t know'. */
export function countedAnswers(responses: readonly Pick<Response, "answer">[]): number {
  const empty = new Set(["", "not specified", "n/a", UNKNOWN_ANSWER]);
  return responses.filter(({ answer }) => !empty.has(answer.trim().toLowerCase())).length;
}
