/** Why each part of a document is there: the rules and answers behind its headings, in words, small enough to store beside the text. */

import { labelsFor } from "#app/features/catalogue/answers.ts";
import { detailLabel } from "#app/features/catalogue/detail-answers.ts";
import { isDetailId, requireDetail } from "#app/features/catalogue/details.ts";
import { type Answers, type QuestionId, requireQuestion } from "#app/features/catalogue/steps.ts";
import type { Block, DocumentTree } from "./tree/tree.ts";

/** `parts` follow the headings of depth 2 and 3 in reading order and hold indexes into `rules` and `answers`. */
export type ProvenanceIndex = {
  rules: readonly string[];
  answers: readonly string[];
  parts: readonly { rules: readonly number[]; answers: readonly number[] }[];
};

/** The rules and answers of one part. */
export type Reasons = { rules: readonly string[]; answers: readonly string[] };

export function provenanceOf({ sections }: DocumentTree, answers: Answers): ProvenanceIndex {
  const [rules, words] = [new Places(), new Places()];
  const parts = sections.flatMap(({ blocks }) =>
    partsOf(blocks).map((part) => ({
      rules: rules.of(part.map(({ provenance }) => provenance.rule)),
      answers: words.of(inWords(new Set(part.flatMap(({ provenance }) => provenance.answers)), answers)),
    })),
  );
  return { rules: rules.all, answers: words.all, parts };
}

/** The reasons for each heading; empty if the index was made for another number of headings. */
export function reasonsOf(index: ProvenanceIndex | null, headings: number): Reasons[] {
  if (index?.parts.length !== headings) return [];
  const words = (all: readonly string[], places: readonly number[]) => places.flatMap((place) => all[place] ?? []);
  return index.parts.map(({ rules, answers }) => ({
    rules: words(index.rules, rules),
    answers: words(index.answers, answers),
  }));
}

/** The blocks under the section's own heading, then those under each heading of the third level. */
function partsOf(blocks: readonly Block[]): Block[][] {
  const parts: Block[][] = [[]];
  for (const block of blocks) {
    if (block.kind === "heading" && block.level === 3) parts.push([]);
    parts.at(-1)?.push(block);
  }
  return parts;
}

/** One line a question: the options that counted, or only its title if none did. Leaves out optional questions without an answer. */
function inWords(keys: ReadonlySet<string>, answers: Answers): string[] {
  const lines = new Map<string, string[]>();
  for (const key of keys) {
    const [id = "", option] = key.split("/");
    if (isDetailId(id)) {
      const [value] = answers[id] ?? [];
      if (value) lines.set(requireDetail(id).title, [detailLabel(id, value)]);
      continue;
    }
    const question = id as QuestionId; // the reader notes nothing but questions and details
    const { title } = requireQuestion(question);
    const labels = lines.get(title) ?? [];
    lines.set(title, option ? [...labels, ...optionWords(question, option, answers)] : labels);
  }
  return [...lines].map(([title, labels]) =>
    labels.length > 0 ? `${title}: ${[...new Set(labels)].join(", ")}` : title,
  );
}

/** The option as the person saw it, marked if the document settled or assumed it. */
function optionWords(question: QuestionId, option: string, answers: Answers): string[] {
  const given = answers[question];
  const origin = !given ? " (assumed)" : given.includes(option) ? "" : " (settled here)";
  return labelsFor(question, { ...answers, [question]: [option] }).map((label) => label + origin);
}

/** Numbers distinct words in order of appearance. */
class Places {
  readonly #places = new Map<string, number>();

  of(words: readonly string[]): number[] {
    const found = words.map((word) => {
      const place = this.#places.get(word) ?? this.#places.size;
      this.#places.set(word, place);
      return place;
    });
    return [...new Set(found)].sort((a, b) => a - b);
  }

  get all(): string[] {
    return [...this.#places.keys()];
  }
}
