/** Works out how much of a document rests on answers, how much on assumptions, and what must still be found out. */

import { detailsFor } from "./detail-answers.ts";
import { UNKNOWN } from "./details.ts";
import { type Answers, STEPS } from "./steps.ts";

export type Grade = "A" | "B" | "C" | "D";

export type Confidence = {
  grade: Grade;
  /** What the grade means, in a sentence. */
  meaning: string;
  questions: { answered: number; of: number };
  details: { answered: number; of: number };
  /** Titles of everything planned with a typical figure because it was not asked, or left open. */
  assumed: readonly string[];
  /** Titles of everything answered "don't know": each is an assumption and a task of the discovery. */
  toDiscover: readonly string[];
};

const MEANINGS: Record<Grade, string> = {
  A: "A firm basis: the rest is confirmed at kick-off.",
  B: "Based largely on the client’s own figures: sufficient for a budget request.",
  C: "A planning basis: figures are typical for the size and solution.",
  D: "An outline: questions that determine the design are open.",
};

/** The share of optional questions from which a grade is reached. Below these the grade is C, if all other questions are answered. */
const SHARES: readonly { grade: Grade; from: number }[] = [
  { grade: "A", from: 0.8 },
  { grade: "B", from: 0.4 },
];

/** The confidence that these answers allow. "Don't know" does not raise it. The client step does not count. */
export function confidenceOf(answers: Answers): Confidence {
  const questions = STEPS.filter(({ kind }) => kind !== "client");
  const open = questions.filter(({ id }) => !answers[id]?.length);
  const offered = detailsFor(answers);
  const unknown = offered.filter(({ id }) => answers[id]?.[0] === UNKNOWN);
  const unasked = offered.filter(({ id }) => !answers[id]);
  const answered = offered.length - unknown.length - unasked.length;
  const share = offered.length > 0 ? answered / offered.length : 0;
  const grade = open.length > 0 ? "D" : (SHARES.find(({ from }) => share >= from)?.grade ?? "C");
  return {
    grade,
    meaning: MEANINGS[grade],
    questions: { answered: questions.length - open.length, of: questions.length },
    details: { answered, of: offered.length },
    assumed: [...open, ...unasked].map(({ title }) => title),
    toDiscover: unknown.map(({ title }) => title),
  };
}
