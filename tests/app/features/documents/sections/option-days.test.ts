import { expect, test } from "vitest";
import { plainOf } from "#app/features/documents/tree/tree-text.ts";
import { composed, contentFor, samples } from "#tests/app/features/documents/composed.ts";

test("the days of an option by ratio are the printed percent of those of the first", () => {
  let told = 0;
  for (const input of samples(60)) {
    const said = plainOf(composed(input), "options.days").replace(/Minimum weeks: .*/, "");
    const ofA = /(?:judgement, |; )([^;]*?) of A's days/.exec(said)?.[1] ?? "";
    const { effort, estimates } = contentFor(input);
    const own = estimates[0]?.days ?? 0;
    for (const [, letter, percent] of ofA.matchAll(/([B-F])(?: takes)? (\d+)%/g)) {
      const { days = 0 } = estimates.find(({ option }) => option.letter === letter) ?? {};
      expect(Math.abs(days - (own * Number(percent)) / 100), `${letter} ${percent}`).toBeLessThanOrEqual(
        effort.unit / 2,
      ); // half days, or whole ones
      told += 1;
    }
  }
  expect(told).toBeGreaterThan(20);
});
