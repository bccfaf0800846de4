/** Reads answers and remembers which were looked at, so that provenance is recorded by the reading itself and cannot be forgotten. */

import { CONFIGURATIONS } from "#app/features/catalogue/configurations.ts";
import { DETAIL_IDS, type DetailId } from "#app/features/catalogue/detail-ids.ts";
import type { Condition } from "#app/features/catalogue/predicate.ts";
import { type Answers, type QuestionId, STEPS } from "#app/features/catalogue/steps.ts";
import { rememberFor } from "#app/shared/remember.ts";

/** Which answers were looked at, a bit for each that can be: a few thousand are noted in each document. */
export type Marks = number[];

/** A question with its options as bits of one word of the marks; `every` are those of the options. */
type Asked = { place: number; word: number; own: number; every: number; options: ReadonlyMap<string, number> };

/** A condition with its bits: one of some options, or so many of its parts that hold at least and at most; `size` counts the questions it looks at. */
type Prepared = {
  asked: Asked | null;
  options: number;
  parts: readonly Prepared[];
  least: number;
  most: number;
  size: number;
};

/** What was found once, and what was looked at for it. */
type Found<T> = { value: T; seen: Marks };

/** What was looked at so far; `together` by the places of the questions. */
type Trail = { seen: Marks; together: readonly (Marks | undefined)[] };

export class AnswerReader {
  readonly #answers: Answers;
  readonly #chosen: Marks = NOTHING.slice();
  readonly #trail: Trail;
  /** Conditions of many parts, most of which several rows share. */
  readonly #large = new Map<Prepared, Found<boolean>>();
  /** What was derived, by the work that it takes. */
  readonly derived = new Map<object, () => unknown>();

  /** `together`: what else is looked at whenever a question is, because its answer was settled with the help of it. */
  constructor(
    answers: Answers,
    together: Partial<Record<QuestionId, Marks>> = {},
    trail: Trail = { seen: NOTHING.slice(), together: STEPS.map(({ id }) => together[id]) },
  ) {
    this.#answers = answers;
    this.#trail = trail;
    for (const { id } of STEPS) {
      const asked = askedBy(id);
      mark(this.#chosen, asked, bitsOf(asked, answers[id] ?? []));
    }
  }

  /** The same trail over other answers. */
  over(answers: Answers): AnswerReader {
    return new AnswerReader(answers, {}, this.#trail);
  }

  /** Whether one of the options was chosen. */
  has(question: QuestionId, options: readonly string[]): boolean {
    const asked = askedBy(question);
    return this.#look(asked, bitsOf(asked, options)) !== 0;
  }

  /** All chosen options, in the order of choosing. */
  values(question: QuestionId): readonly string[] {
    const asked = askedBy(question);
    this.#look(asked, asked.every);
    return this.#answers[question] ?? [];
  }

  /** The chosen option of a single choice. */
  one(question: QuestionId): string {
    return this.values(question)[0] ?? "";
  }

  /** The answer to an optional question, where there is one. */
  detail(id: DetailId): string | undefined {
    mark(this.#trail.seen, askedBy(id));
    return this.#answers[id]?.[0];
  }

  /** Whether a condition over the answers holds. Every part is looked at, so that what decides is always recorded. */
  holds(condition: Condition | undefined): boolean {
    return !condition || this.#holds(preparedOnce(condition));
  }

  /** Records that the client's record was used. */
  noteClient(): void {
    mark(this.#trail.seen, CLIENT);
  }

  /** Runs the work and tells which answers it looked at; they do not count for what is being read around it. */
  watch<T>(work: () => T): { value: T; answers: () => readonly string[] } {
    const { value, seen } = this.#watch(work);
    return { value, answers: () => namesOf(seen) };
  }

  /** A derived value, worked out once; whoever uses it has looked at what it was made from. */
  derive<T>(work: () => T): () => T {
    let known: Found<T> | null = null;
    return () => {
      known ??= this.#watch(work);
      markAll(this.#trail.seen, known.seen);
      return known.value;
    };
  }

  /** The same for each of some keys. */
  deriveEach<Key, T>(work: (key: Key) => T): (key: Key) => T {
    const known = new Map<Key, () => T>();
    const make = (key: Key) => {
      const made = this.derive(() => work(key));
      known.set(key, made);
      return made;
    };
    return (key) => (known.get(key) ?? make(key))();
  }

  #watch<T>(work: () => T): Found<T> {
    const around = this.#trail.seen;
    const seen = NOTHING.slice();
    this.#trail.seen = seen;
    try {
      return { value: work(), seen };
    } finally {
      this.#trail.seen = around;
    }
  }

  #holds(condition: Prepared): boolean {
    if (condition.asked) return this.#look(condition.asked, condition.options) !== 0;
    if (condition.size < LARGE) return this.#count(condition);
    const { value, seen } = this.#large.get(condition) ?? this.#find(condition);
    markAll(this.#trail.seen, seen);
    return value;
  }

  #find(condition: Prepared): Found<boolean> {
    const found = this.#watch(() => this.#count(condition));
    this.#large.set(condition, found);
    return found;
  }

  #count({ parts, least, most }: Prepared): boolean {
    let holding = 0;
    for (let place = 0; place < parts.length; place += 1) if (this.#holds(parts[place] ?? NEVER)) holding += 1;
    return holding >= least && holding <= most;
  }

  /** Which of the options were chosen; they are noted, or the question where none was. */
  #look(asked: Asked, options: number): number {
    const { seen, together } = this.#trail;
    const found = (this.#chosen[asked.word] ?? 0) & options;
    mark(seen, asked, found || asked.own);
    const others = together[asked.place];
    if (others) markAll(seen, others);
    return found;
  }
}

/** So many questions are looked up faster than looked at again. */
const LARGE = 16;

/** Small enough for a word to stay a small integer; a question and its options share one. */
const BITS = 30;
/** All that can be noted, by word and bit: questions, their options, and optional questions. */
const NAMES: string[][] = [[]];
const ASKED = new Map<string, Asked>();
for (const { id, options } of [...STEPS, ...DETAIL_IDS.map((id) => ({ id, options: [] }))]) {
  const ids = (id === "solution-configuration" ? CONFIGURATIONS : options).map((option) => option.id);
  if (ids.length >= BITS) throw new Error(`${id} has more options than a word of the marks has bits`);
  if ((NAMES.at(-1)?.length ?? 0) + ids.length >= BITS) NAMES.push([]);
  const names = NAMES.at(-1) ?? [];
  const own = 1 << (names.push(id) - 1);
  const bits = new Map(ids.map((option) => [option, 1 << (names.push(`${id}/${option}`) - 1)]));
  const every = [...bits.values()].reduce((all, bit) => all | bit, 0);
  ASKED.set(id, { place: ASKED.size, word: NAMES.length - 1, own, every, options: bits });
}
const NOTHING: Marks = NAMES.map(() => 0);
const CLIENT = askedBy("selected-client");

function askedBy(question: string): Asked {
  const asked = ASKED.get(question);
  if (!asked) throw new Error(`No question ${question}`);
  return asked;
}

/** What is no option has none. */
function bitsOf({ options }: Asked, ids: readonly string[]): number {
  let bits = 0;
  for (const id of ids) bits |= options.get(id) ?? 0;
  return bits;
}

const preparedOnce = rememberFor(prepared);

function prepared(condition: Condition): Prepared {
  if ("question" in condition) {
    const asked = askedBy(condition.question);
    return { asked, options: bitsOf(asked, condition.in), parts: [], least: 0, most: 0, size: 1 };
  }
  if ("all" in condition) return grouped(condition.all, condition.all.length, ALL);
  return "any" in condition ? grouped(condition.any, 1, ALL) : grouped(condition.none, 0, 0);
}

const NEVER: Prepared = { asked: null, options: 0, parts: [], least: 1, most: 0, size: 0 };
/** However many there are; a small integer like the other bounds. */
const ALL = 2 ** 30 - 1;

function grouped(conditions: readonly Condition[], least: number, most: number): Prepared {
  const parts = conditions.map(preparedOnce);
  const size = parts.reduce((sum, part) => sum + part.size, 0);
  return { asked: null, options: 0, parts, least, most, size };
}

/** The marks of some names, each `question` or `question/option`. */
export function marksOf(names: readonly string[]): Marks {
  const marks = NOTHING.slice();
  for (const name of names) {
    const [question = "", option = ""] = name.split("/");
    const asked = askedBy(question);
    mark(marks, asked, asked.options.get(option) ?? asked.own);
  }
  return marks;
}

function mark(marks: Marks, { word, own }: Asked, bits = own): void {
  marks[word] = (marks[word] ?? 0) | bits;
}

function markAll(marks: Marks, others: Marks): void {
  for (let word = 0; word < others.length; word += 1) marks[word] = (marks[word] ?? 0) | (others[word] ?? 0);
}

/** The names that are marked, in the order of the catalogue. */
function namesOf(marks: Marks): readonly string[] {
  const marked: string[] = [];
  for (const [word, names] of NAMES.entries()) {
    for (let left = marks[word] ?? 0; left !== 0; left &= left - 1) {
      marked.push(names[31 - Math.clz32(left & -left)] ?? "");
    }
  }
  return marked;
}
