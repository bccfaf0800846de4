/** The rules of the house that a machine can check, each proved to notice a breach. */
import { expect, test } from "vitest";
import { readTree, withFiles } from "./support/house/rule.ts";
import { findCycles, SHAPE_RULES } from "./support/house/shape.ts";
import { WRITING_RULES } from "./support/house/writing.ts";

const tree = readTree();
const RULES = [...SHAPE_RULES, ...WRITING_RULES];

test.each(RULES)("$sentence", ({ check }) => {
  expect(check(tree)).toEqual([]);
});

test.each(RULES)("a breach is noticed: $sentence", ({ check, breach }) => {
  const before = check(tree);
  const after = check(withFiles(tree, breach));
  expect(after.length).toBeGreaterThan(before.length);
});

test("a table of rooms that leads back to its start is noticed", () => {
  expect(findCycles({ a: ["b"], b: ["c"], c: [] })).toEqual([]);
  expect(findCycles({ a: ["b"], b: ["c"], c: ["b"] })).toEqual(["b", "c"]);
});
