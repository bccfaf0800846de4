/** The rules of the assessment in progress, wherever it is kept: answering a question and comparing two versions. */

import { type AnswerChange, checkAnswers, labelsFor, setAnswer } from "#app/features/catalogue/answers.ts";
import { detailLabel } from "#app/features/catalogue/detail-answers.ts";
import { DETAIL_IDS, type DetailId } from "#app/features/catalogue/detail-ids.ts";
import { requireDetail } from "#app/features/catalogue/details.ts";
import {
  type Answers,
  NO_CONFIGURATION_TEXT,
  type Option,
  type Question,
  requireQuestion,
  STEPS,
} from "#app/features/catalogue/steps.ts";
import type { ClientChoice } from "#app/features/clients/clients.server.ts";
import { failure, ok, type Result } from "#app/shared/result.ts";
import { sameValues } from "./same-values.ts";

/** `version` is 0 while nothing has been stored for an account; a visitor's answers have no versions and stay at 0. */
export type Draft = { id: string; version: number; answers: Answers; savedAt: Date | null };

/** The client of an assessment; the country moves currency and holidays of its document. */
export type DraftClient = ClientChoice & { country?: string };

/** The assessment and version that a form was rendered from. */
export type DraftRef = { assessment: string; version: number };

export type AnswerFault = "unknown-option" | "exclusive" | "too-many" | "not-a-client" | "no-solution";

/**
 * Sets the answer to one question. An empty list removes the answer.
 * Does not check that a client is the caller's; the database does.
 */
export function answerQuestion(
  answers: Answers,
  question: Question,
  values: readonly string[],
): Result<AnswerChange, AnswerFault> {
  if (values.length > 0 && question.dependsOn && !answers[question.dependsOn]) return failure("no-solution");
  const change = setAnswer(answers, question.id, [...new Set(values)]);
  // The line above clears a dependent answer that is not on its list, so the checks below would not see it.
  if (change.cleared.includes(question.id)) return failure("unknown-option");
  const checked = checkAnswers(change.answers);
  const problem = checked.ok ? undefined : checked.problems.find((found) => found.question === question.id);
  return problem ? failure(faultOf(problem.code)) : ok(change);
}

function faultOf(code: string): AnswerFault {
  return code === "exclusive" || code === "too-many" || code === "not-a-client" ? code : "unknown-option";
}

/** The error sentence for an answer that was refused. */
export function faultMessage(fault: AnswerFault, question: Question): string {
  const alone = question.options.find(({ exclusive }) => exclusive)?.label;
  const messages: Record<AnswerFault, string> = {
    "unknown-option": "Please choose from the list.",
    "too-many": "Please choose one option only.",
    "not-a-client": "Please choose one of your clients.",
    "no-solution": NO_CONFIGURATION_TEXT,
    exclusive: `“${alone}” cannot be combined with other options.`,
  };
  return messages[fault];
}

/** The error sentence for a question left unanswered. */
export function missingMessage({ kind }: Pick<Question, "kind">): string {
  if (kind === "client") return "Please choose a client.";
  return kind === "multi" ? "Please choose at least one option." : "Please choose an option.";
}

/** Those of the stored answers that the catalogue still accepts; the rest are dropped, question by question. */
export function knownAnswers(stored: unknown): Answers {
  if (typeof stored !== "object" || stored === null) return {};
  const given = new Map(Object.entries(stored));
  let known: Answers = {};
  for (const id of [...STEPS.map((question) => question.id), ...DETAIL_IDS]) {
    if (!given.has(id)) continue;
    const checked = checkAnswers({ ...known, [id]: given.get(id) });
    if (checked.ok) known = checked.answers;
  }
  return known;
}

export function hasAnswers(answers: Answers): boolean {
  return STEPS.some(({ id }) => answers[id]?.length);
}

export function sameAnswers(one: Answers, other: Answers): boolean {
  const isSame = (id: keyof Answers) => sameValues(one[id], other[id]);
  return STEPS.every(({ id }) => isSame(id)) && DETAIL_IDS.every(isSame);
}

/** A question that two versions answer differently, with both answers in words. */
export type Difference = { title: string; one: string; other: string };

/** The client question is left out: a client belongs to an account, and is named where the two versions are shown. */
export function differences(one: Answers, other: Answers): Difference[] {
  const steps = STEPS.filter(({ id, kind }) => kind !== "client" && !sameValues(one[id], other[id]));
  const details = DETAIL_IDS.filter((id) => !sameValues(one[id], other[id]));
  return [
    ...steps.map(({ id, title }) => ({ title, one: answerText(id, one), other: answerText(id, other) })),
    ...details.map((id) => ({
      title: requireDetail(id).title,
      one: detailText(id, one),
      other: detailText(id, other),
    })),
  ];
}

function detailText(id: DetailId, answers: Answers): string {
  const [value] = answers[id] ?? [];
  return value ? detailLabel(id, value) : "Not answered";
}

function answerText(id: Question["id"], answers: Answers): string {
  return labelsFor(id, answers).join(", ") || "Not answered";
}

/** The chosen options in words; ids that are not on the list are left out. */
export function labelsOf(options: readonly Option[], values: readonly string[]): string {
  const chosen = options.filter(({ id }) => values.includes(id));
  return chosen.map(({ label }) => label).join(", ") || "Not answered";
}

/** The answers without the client, who belongs to an account: only these may be parked or kept in a browser. */
export function withoutClient(answers: Answers): Answers {
  const { [requireQuestion("selected-client").id]: _, ...kept } = answers;
  return kept;
}
