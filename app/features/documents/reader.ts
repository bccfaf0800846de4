/** Reads answers and remembers which were looked at, so that provenance is recorded by the reading itself and cannot be forgotten. */

import { CONFIGURATIONS } from "#app/features/catalogue/configurations.ts";
import type { DetailId } from "#app/features/catalogue/detail-ids.ts";
import type { Condition } from "#app/features/catalogue/predicate.ts";
import { type Answers, type QuestionId, STEPS } from "#app/features/catalogue/steps.ts";

export class AnswerReader {
  readonly #answers: Answers;
  readonly #trail: { seen: Set<string> };
  readonly #together: Partial<Record<QuestionId, readonly string[]>>;

  /** `together`: what else is looked at whenever a question is, because its answer was settled with the help of it. */
  constructor(
    answers: Answers,
    together: Partial<Record<QuestionId, readonly string[]>> = {},
    trail = { seen: new Set<string>() },
  ) {
    this.#answers = answers;
    this.#together = together;
    this.#trail = trail;
  }

  /** The same trail over other answers. */
  over(answers: Answers): AnswerReader {
    return new AnswerReader(answers, this.#together, this.#trail);
  }

  /** Whether one of the options was chosen. */
  has(question: QuestionId, ...options: string[]): boolean {
    const chosen = this.#answers[question] ?? [];
    let found = false;
    for (const option of options) {
      if (!chosen.includes(option)) continue;
      this.#note(question, option);
      found = true;
    }
    if (!found) this.#note(question);
    return found;
  }

  /** All chosen options, in the order of choosing. */
  values(question: QuestionId): readonly string[] {
    const chosen = this.#answers[question] ?? [];
    if (chosen.length === 0) this.#note(question);
    for (const option of chosen) this.#note(question, option);
    return chosen;
  }

  /** The chosen option of a single choice. */
  one(question: QuestionId): string {
    return this.values(question)[0] ?? "";
  }

  /** The answer to an optional question, where there is one. */
  detail(id: DetailId): string | undefined {
    this.#trail.seen.add(id);
    return this.#answers[id]?.[0];
  }

  /** Whether a condition over the answers holds. Every part is looked at, so that what decides is always recorded. */
  holds(condition: Condition | undefined): boolean {
    if (!condition) return true;
    if ("question" in condition) return this.has(condition.question, ...condition.in);
    if ("all" in condition) return condition.all.map((part) => this.holds(part)).every(Boolean);
    if ("any" in condition) return condition.any.map((part) => this.holds(part)).some(Boolean);
    return !condition.none.map((part) => this.holds(part)).some(Boolean);
  }

  /** Records that the client's record was used. */
  noteClient(): void {
    this.#note("selected-client");
  }

  #note(question: QuestionId, option?: string): void {
    this.#trail.seen.add(option ? keyOf(question, option) : question);
    for (const other of this.#together[question] ?? []) this.#trail.seen.add(other);
  }

  /** Runs the work and tells which answers it looked at; they do not count for what is being read around it. */
  watch<T>(work: () => T): { value: T; answers: string[] } {
    const around = this.#trail.seen;
    this.#trail.seen = new Set();
    try {
      return { value: work(), answers: [...this.#trail.seen] };
    } finally {
      this.#trail.seen = around;
    }
  }

  /** A derived value, worked out once; whoever uses it has looked at what it was made from. */
  derive<T>(work: () => T): () => T {
    let known: { value: T; answers: string[] } | null = null;
    let noted: Set<string> | null = null;
    return () => {
      known ??= this.watch(work);
      if (noted !== this.#trail.seen) for (const answer of known.answers) this.#trail.seen.add(answer);
      noted = this.#trail.seen;
      return known.value;
    };
  }
}

/** The names of all answers in the catalogue, made once: they are noted a few thousand times in each document. */
const KEYS = new Map<string, Map<string, string>>(
  STEPS.map(({ id, options }) => {
    const ids =
      id === "solution-configuration" ? CONFIGURATIONS.map((option) => option.id) : options.map((option) => option.id);
    return [id, new Map(ids.map((option) => [option, `${id}/${option}`]))];
  }),
);

function keyOf(question: QuestionId, option: string): string {
  return KEYS.get(question)?.get(option) ?? `${question}/${option}`;
}
