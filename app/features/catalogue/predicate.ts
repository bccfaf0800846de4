/** Conditions over answers as data: option ids only, never texts, so that a test can check each against the catalogue. */

import type { Answers, QuestionId } from "./steps.ts";

export type Condition =
  | { question: QuestionId; in: readonly string[] }
  | { all: readonly Condition[] }
  | { any: readonly Condition[] }
  | { none: readonly Condition[] };

/** True when at least one of the options was chosen for the question. */
export function is(question: QuestionId, ...options: string[]): Condition {
  return { question, in: options };
}

export function all(...conditions: Condition[]): Condition {
  return { all: conditions };
}

export function any(...conditions: Condition[]): Condition {
  return { any: conditions };
}

export function none(...conditions: Condition[]): Condition {
  return { none: conditions };
}

/** A condition that always holds. */
export const ALWAYS: Condition = { all: [] };

export function holds(condition: Condition, answers: Answers): boolean {
  if ("question" in condition) return answers[condition.question]?.some((id) => condition.in.includes(id)) ?? false;
  if ("all" in condition) return condition.all.every((part) => holds(part, answers));
  if ("any" in condition) return condition.any.some((part) => holds(part, answers));
  return !condition.none.some((part) => holds(part, answers));
}

/** The questions that a condition looks at, each once. */
export function questionsOf(condition: Condition): QuestionId[] {
  if ("question" in condition) return [condition.question];
  const parts = "all" in condition ? condition.all : "any" in condition ? condition.any : condition.none;
  return [...new Set(parts.flatMap(questionsOf))];
}

/** Every pair of question and option that a condition names. */
export function optionsNamedBy(condition: Condition): { question: QuestionId; option: string }[] {
  if ("question" in condition) return condition.in.map((option) => ({ question: condition.question, option }));
  const parts = "all" in condition ? condition.all : "any" in condition ? condition.any : condition.none;
  return parts.flatMap(optionsNamedBy);
}
