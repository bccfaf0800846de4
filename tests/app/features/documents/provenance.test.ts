import fc from "fast-check";
import { expect, test } from "vitest";
import { configurationsOf } from "#app/features/catalogue/configurations.ts";
import { type Answers, requireQuestion, STEPS } from "#app/features/catalogue/steps.ts";
import type { ComposeInput } from "#app/features/documents/compose.ts";
import type { Block, DocumentTree } from "#app/features/documents/tree/tree.ts";
import { blocksOf } from "#app/features/documents/tree/tree-text.ts";
import { rememberFor } from "#app/shared/remember.ts";
import { anyInput, inputFor, workedExample } from "./answer-sets.ts";
import { composed } from "./composed.ts";

const SOLUTIONS = requireQuestion("solution-type").options.map(({ id }) => id);

function bodyOf({ provenance: _, ...body }: Block): string {
  return JSON.stringify(body);
}

/** What each block of a document says: each document is held against many others. */
const bodiesOf = rememberFor((tree: DocumentTree) => blocksOf(tree).map((block) => ({ block, body: bodyOf(block) })));
const known = rememberFor((tree: DocumentTree) => new Set(bodiesOf(tree).map(({ body }) => body)));

/** The blocks of the second document that the first does not have. */
function changedBlocks(before: ComposeInput, after: ComposeInput): Block[] {
  const old = known(composed(before));
  return bodiesOf(composed(after)).flatMap(({ block, body }) => (old.has(body) ? [] : [block]));
}

function baseFor(solution: string): Answers {
  return {
    ...workedExample(),
    "solution-type": [solution],
    "solution-configuration": [configurationsOf(solution)[0]?.id ?? ""],
  };
}

/** Every other answer that one question can take, from a base that does not have it. */
function flips(base: Answers): { question: (typeof STEPS)[number]["id"]; option: string; answers: Answers }[] {
  return STEPS.flatMap(({ id, kind, options }) => {
    if (kind === "client" || id === "solution-type") return [];
    const offered = id === "solution-configuration" ? configurationsOf(base["solution-type"]?.[0] ?? "") : options;
    const current = base[id] ?? [];
    return offered
      .filter((option) => !current.includes(option.id))
      .map((option) => {
        const alone = kind === "single" || ("exclusive" in option && option.exclusive);
        return {
          question: id,
          option: option.id,
          answers: { ...base, [id]: alone ? [option.id] : [...current, option.id] },
        };
      });
  });
}

test.each(SOLUTIONS)(
  "%s: every option of every question changes the document, and every changed block names the question",
  (solution) => {
    const base = baseFor(solution);
    for (const { question, option, answers } of flips(base)) {
      for (const [before, after] of [
        [base, answers],
        [answers, base],
      ] as const) {
        const changed = changedBlocks(inputFor(before), inputFor(after));
        expect(changed.length, `${question}/${option}`).toBeGreaterThan(0);
        const silent = changed.filter(
          ({ provenance }) => !provenance.answers.some((answer) => answer.split("/")[0] === question),
        );
        expect(
          silent.map(({ provenance }) => provenance.rule),
          `${question}/${option}`,
        ).toEqual([]);
      }
    }
  },
);

test.each(SOLUTIONS)("%s: a newly chosen option is named by a block that it changed", (solution) => {
  const base = baseFor(solution);
  for (const { question, option, answers } of flips(base)) {
    const named = changedBlocks(inputFor(base), inputFor(answers)).some(({ provenance }) =>
      provenance.answers.includes(`${question}/${option}`),
    );
    expect(named, `${question}/${option}`).toBe(true);
  }
});

test("between any two answer sets, every changed block names a question whose answer differs", () => {
  fc.assert(
    fc.property(anyInput, anyInput, (first, second) => {
      const after = { ...second, today: first.today, client: first.client };
      const differs = new Set<string>(
        STEPS.map(({ id }) => id).filter((id) => `${first.answers[id]}` !== `${after.answers[id]}`),
      );
      for (const { provenance } of changedBlocks(first, after)) {
        expect(
          provenance.answers.some((answer) => differs.has(answer.split("/")[0] ?? "")),
          provenance.rule,
        ).toBe(true);
      }
    }),
    { seed: 11, numRuns: 150 },
  );
});

test("another solution type changes nearly everything and is named", () => {
  for (const solution of SOLUTIONS) {
    for (const other of SOLUTIONS.filter((id) => id !== solution)) {
      const changed = changedBlocks(inputFor(baseFor(solution)), inputFor(baseFor(other)));
      expect(changed.length).toBeGreaterThan(40);
    }
  }
});

test("another client changes only blocks that name the client", () => {
  const client = { name: "Jonas Weber", company: "Weber Werke", country: "Germany" };
  const changed = changedBlocks(inputFor(workedExample()), inputFor(workedExample(), { client }));
  expect(changed.length).toBeGreaterThan(3);
  const silent = changed.filter(({ provenance }) => !provenance.answers.includes("selected-client"));
  expect(silent.map(({ provenance }) => provenance.rule)).toEqual([]);
});

test.each([
  ["small", "large"],
  ["medium", "large"],
  ["medium", "enterprise"],
  ["large", "enterprise"],
])("a %s and a %s client of other industry and timeline share less than 70%% of their table rows", (...sizes) => {
  for (const configuration of SOLUTIONS.flatMap((id) => configurationsOf(id))) {
    const [first, second = []] = sizes.map((size, index) => {
      const answers: Answers = {
        ...baseFor(configuration.solution),
        "solution-configuration": [configuration.id],
        "company-size": [size],
        industry: [["retail", "finance"][index] ?? ""],
        timeline: [["1-3-months", "6-12-months"][index] ?? ""],
      };
      const blocks = blocksOf(composed(inputFor(answers)));
      return blocks.flatMap((block) =>
        block.kind === "table" ? block.rows.map((row) => `${block.caption} ${JSON.stringify(row)}`) : [],
      );
    });
    const known = new Set(first);
    const shared = second.filter((row) => known.has(row)).length;
    expect(shared / second.length, configuration.id).toBeLessThan(0.7);
  }
});
