/** Reads answers and remembers which were looked at, so that provenance is recorded by the reading itself and cannot be forgotten. */

import { CONFIGURATIONS } from "#app/features/catalogue/configurations.ts";
import { DETAIL_IDS, type DetailId } from "#app/features/catalogue/detail-ids.ts";
import type { Condition } from "#app/features/catalogue/predicate.ts";
import { type Answers, type QuestionId, STEPS } from "#app/features/catalogue/steps.ts";

/** Which answers were looked at, a bit for each of `NAMES`: a few thousand are noted in each document. */
export type Marks = number[];

/** A question as far as it has been answered, with the places of what is noted when it is looked at. */
type Asked = { place: number; chosen: readonly string[]; places: readonly number[]; together: Marks | null };

export class AnswerReader {
  readonly #answers: Answers;
  readonly #asked = new Map<QuestionId, Asked>();
  readonly #trail: { seen: Marks };
  readonly #together: Partial<Record<QuestionId, Marks>>;

  /** `together`: what else is looked at whenever a question is, because its answer was settled with the help of it. */
  constructor(answers: Answers, together: Partial<Record<QuestionId, Marks>> = {}, trail = { seen: NOTHING.slice() }) {
    this.#answers = answers;
    this.#together = together;
    this.#trail = trail;
  }

  /** The same trail over other answers. */
  over(answers: Answers): AnswerReader {
    return new AnswerReader(answers, this.#together, this.#trail);
  }

  /** Whether one of the options was chosen. */
  has(question: QuestionId, options: readonly string[]): boolean {
    const asked = this.#ask(question);
    let found = false;
    for (const option of options) {
      const index = asked.chosen.indexOf(option);
      if (index < 0) continue;
      this.#note(asked, asked.places[index]);
      found = true;
    }
    if (!found) this.#note(asked);
    return found;
  }

  /** All chosen options, in the order of choosing. */
  values(question: QuestionId): readonly string[] {
    const asked = this.#ask(question);
    if (asked.places.length === 0) this.#note(asked);
    for (const place of asked.places) this.#note(asked, place);
    return asked.chosen;
  }

  /** The chosen option of a single choice. */
  one(question: QuestionId): string {
    return this.values(question)[0] ?? "";
  }

  /** The answer to an optional question, where there is one. */
  detail(id: DetailId): string | undefined {
    mark(this.#trail.seen, placeOf(id));
    return this.#answers[id]?.[0];
  }

  /** Whether a condition over the answers holds. Every part is looked at, so that what decides is always recorded. */
  holds(condition: Condition | undefined): boolean {
    if (!condition) return true;
    if ("question" in condition) return this.has(condition.question, condition.in);
    if ("all" in condition) return this.#holding(condition.all) === condition.all.length;
    if ("any" in condition) return this.#holding(condition.any) > 0;
    return this.#holding(condition.none) === 0;
  }

  /** Records that the client's record was used. */
  noteClient(): void {
    mark(this.#trail.seen, placeOf("selected-client"));
  }

  /** Runs the work and tells which answers it looked at; they do not count for what is being read around it. */
  watch<T>(work: () => T): { value: T; answers: () => readonly string[] } {
    const { value, seen } = this.#watch(work);
    return { value, answers: () => namesOf(seen) };
  }

  /** A derived value, worked out once; whoever uses it has looked at what it was made from. */
  derive<T>(work: () => T): () => T {
    let known: { value: T; seen: Marks } | null = null;
    return () => {
      known ??= this.#watch(work);
      markAll(this.#trail.seen, known.seen);
      return known.value;
    };
  }

  #watch<T>(work: () => T): { value: T; seen: Marks } {
    const around = this.#trail.seen;
    const seen = NOTHING.slice();
    this.#trail.seen = seen;
    try {
      return { value: work(), seen };
    } finally {
      this.#trail.seen = around;
    }
  }

  /** How many of the conditions hold. */
  #holding(conditions: readonly Condition[]): number {
    let holding = 0;
    for (const condition of conditions) if (this.holds(condition)) holding += 1;
    return holding;
  }

  /** Looked up once, as a document asks some thousand times. */
  #ask(question: QuestionId): Asked {
    const known = this.#asked.get(question);
    if (known) return known;
    const chosen = this.#answers[question] ?? [];
    const asked = {
      place: placeOf(question),
      chosen,
      places: chosen.map((option) => placeOf(question, option)),
      together: this.#together[question] ?? null,
    };
    this.#asked.set(question, asked);
    return asked;
  }

  #note({ place, together }: Asked, chosen = place): void {
    mark(this.#trail.seen, chosen);
    if (together) markAll(this.#trail.seen, together);
  }
}

/** All that can be noted: questions, their options, and optional questions. An option that is not here counts as its question. */
const NAMES = [
  ...STEPS.flatMap(({ id, options }) => {
    const ids = (id === "solution-configuration" ? CONFIGURATIONS : options).map((option) => option.id);
    return [[id, ""] as const, ...ids.map((option) => [id, option] as const)];
  }),
  ...DETAIL_IDS.map((id) => [id, ""] as const),
];
const WORDS = NAMES.map(([question, option]) => (option ? `${question}/${option}` : question));

const PLACES = new Map<string, Map<string, number>>();
for (const [place, [question, option]] of NAMES.entries()) {
  const options = PLACES.get(question) ?? new Map<string, number>();
  PLACES.set(question, options.set(option, place));
}

/** Small enough for an element to stay a small integer. */
const BITS = 30;
const NOTHING: Marks = Array.from({ length: Math.ceil(NAMES.length / BITS) }, () => 0);

/** The marks of some names, each `question` or `question/option`. */
export function marksOf(names: readonly string[]): Marks {
  const marks = NOTHING.slice();
  for (const name of names) {
    const [question = "", option = ""] = name.split("/");
    mark(marks, placeOf(question, option));
  }
  return marks;
}

function placeOf(question: string, option = ""): number {
  const options = PLACES.get(question);
  return options?.get(option) ?? options?.get("") ?? 0;
}

function mark(marks: Marks, place: number): void {
  const word = Math.floor(place / BITS);
  marks[word] = (marks[word] ?? 0) | (1 << (place % BITS));
}

function markAll(marks: Marks, others: Marks): void {
  for (let word = 0; word < others.length; word += 1) marks[word] = (marks[word] ?? 0) | (others[word] ?? 0);
}

/** The names that are marked, in the order of the catalogue. */
function namesOf(marks: Marks): readonly string[] {
  const names: string[] = [];
  for (let word = 0; word < marks.length; word += 1) {
    for (let left = marks[word] ?? 0; left !== 0; left &= left - 1) {
      names.push(WORDS[word * BITS + 31 - Math.clz32(left & -left)] ?? "");
    }
  }
  return names;
}
