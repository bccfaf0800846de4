import { expect, test } from "vitest";
import { configurationsOf } from "#app/features/catalogue/configurations.ts";
import { detailsFor } from "#app/features/catalogue/detail-answers.ts";
import { type Answers, requireQuestion } from "#app/features/catalogue/steps.ts";
import { composeDocument } from "#app/features/documents/compose.ts";
import { toMarkdown } from "#app/features/documents/markdown.ts";
import { inputFor, workedExample } from "./answer-sets.ts";

const SOLUTIONS = requireQuestion("solution-type").options.map(({ id }) => id);
const INDUSTRIES = ["retail", "technology", "education"];

/** Each solution with each configuration, a sector with shift work and others in turn, and everything in use. */
function* documents(change: (answers: Answers) => Answers, solutions = SOLUTIONS): Generator<{ text: string }> {
  const technologies = requireQuestion("current-technologies").options.filter(({ exclusive }) => !exclusive);
  let turn = 0;
  for (const solution of solutions)
    for (const { id } of configurationsOf(solution)) {
      turn += 1;
      const base = {
        ...workedExample(),
        "solution-type": [solution],
        "solution-configuration": [id],
        industry: [INDUSTRIES[turn % 3] ?? ""],
        "company-size": [["small", "medium", "large"][turn % 3] ?? ""],
        "current-technologies": technologies.filter((_, at) => (at + turn) % 3 > 0).map(({ id: name }) => name),
      };
      yield { text: toMarkdown(composeDocument(inputFor(change(base)))) };
    }
}

/** The numbers of optional questions of the chosen solution, as `value` says. */
const withNumbers = (answers: Answers, value: (id: string) => string | undefined): Answers => ({
  ...answers,
  ...Object.fromEntries(
    detailsFor(answers).flatMap(({ id, answer }) => {
      const given = answer.kind === "number" ? value(id) : undefined;
      return given ? [[id, [given]]] : [];
    }),
  ),
});

const linesOf = (text: string, words: RegExp): string[] => text.split("\n").filter((line) => words.test(line));

test("a number that was given stands in no assumption, and the band of the size nowhere beside it", () => {
  const numbers: Record<string, string> = { "head-count": "347", devices: "419", servers: "23", sites: "7" };
  for (const { text } of documents((answers) => withNumbers(answers, (id) => numbers[id]))) {
    expect(linesOf(text, / employees and |Planned for (up to 347|[^|]*419|7 sites|[^|]*23 servers)/)).toEqual([]);
    expect(linesOf(text, /about (23|347|419) /)).toEqual([]);
  }
});

test("one of anything is said in the singular", () => {
  const few = (answers: Answers) =>
    withNumbers(answers, (id) => (["head-count", "devices", "log-volume"].includes(id) ? "2" : "1"));
  for (const { text } of documents(few))
    expect(
      linesOf(
        text,
        /(?<![\d.,–×–-])(?<!– |to |× |\+ )\b1 (other )?(users|people|devices|servers|sites|licences|hours|clients|(shift|knowledge) workers)\b/,
      ),
    ).toEqual([]);
});

test("licences that were counted are neither assumed to be held nor called probable, and none is taken off where none is", () => {
  for (const owned of ["0", "20", "90000"])
    for (const { text } of documents(
      (given) => withNumbers(given, (id) => (id === "user-licences" ? owned : undefined)),
      ["configuration-manager", "microsoft-365", "security"],
    )) {
      expect(
        linesOf(text, /less 0 owned|No Microsoft 365 licence is held;|is held for every user|taken to be held by/),
      ).toEqual([]);
      if (owned === "90000")
        expect(linesOf(text, /Probably owned[^|]*(Business Premium|Microsoft 365 E3 |E3 as the base)/)).toEqual([]);
    }
});
