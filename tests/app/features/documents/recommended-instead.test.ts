import { expect, test } from "vitest";
import { recommendedInstead } from "#app/features/documents/recommended-instead.ts";
import { contentFor, samples } from "./composed.ts";

test("what is told before a document is made is what the document recommends", () => {
  let told = 0;
  for (const input of samples(100)) {
    const instead = recommendedInstead(input);
    const { winner, designed } = contentFor(input).appraisal;
    expect(instead !== null).toBe(winner !== designed);
    if (!instead) continue;
    expect(instead.recommended).toBe(winner.row.name);
    told += 1;
  }
  expect(told).toBeGreaterThan(5);
});
