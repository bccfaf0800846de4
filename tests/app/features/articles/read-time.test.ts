import { expect, test } from "vitest";
import { readMinutes } from "#app/features/articles/read-time.ts";

test.each([
  [0, 1],
  [1, 1],
  [220, 1],
  [221, 2],
  [1_100, 5],
])("%i words take %i minutes", (words, minutes) => {
  expect(readMinutes(" word\n".repeat(words))).toBe(minutes);
});
