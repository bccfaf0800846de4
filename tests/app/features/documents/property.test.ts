import fc from "fast-check";
import { expect, test } from "vitest";
import { composeDocument } from "#app/features/documents/compose.ts";
import { toMarkdown } from "#app/features/documents/files/markdown.ts";
import { lintDocument } from "#app/features/documents/lint/lint.ts";
import { anyInput, anyParties } from "./answer-sets.ts";

const SEED = 20_261_120;

test("500 random answer sets, for clients in every country of their form, give documents without a fault of the linter", () => {
  fc.assert(
    fc.property(anyInput, anyParties, (input, parties) => {
      expect(lintDocument(composeDocument({ ...input, ...parties }))).toEqual([]);
    }),
    { seed: SEED, numRuns: 500 },
  );
});

test("the stored text never shows a placeholder", () => {
  fc.assert(
    fc.property(anyInput, (input) => {
      expect(toMarkdown(composeDocument(input))).not.toMatch(
        /undefined|NaN|\{|\}|Assessment required|Not specified|TBD/,
      );
    }),
    { seed: SEED + 1, numRuns: 100 },
  );
});

test("one of anything is never written in the plural", () => {
  const plural =
    /(?<![\d.,–−:+-])1 (?:domain )?(?:controllers|servers|machines|users|devices|sites|waves|days|weeks|months|administrators)\b/;
  fc.assert(
    fc.property(anyInput, (input) => {
      expect(toMarkdown(composeDocument(input))).not.toMatch(plural);
    }),
    { numRuns: 60, seed: 20261121 },
  );
});
