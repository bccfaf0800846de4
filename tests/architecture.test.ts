/** The rules of the house that a machine can check, each proved to notice a breach. */
import { expect, test } from "vitest";
import { readTree, withFiles } from "./support/house/rule.ts";
import { findCycles, SHAPE_RULES } from "./support/house/shape.ts";
import { readSource } from "./support/house/source.ts";
import { EFFECTS, WRITING_RULES } from "./support/house/writing.ts";

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

test.each([
  ["export const a = Date.now();", ["Date.now()"]],
  ["const a = new WebSocket(url);", ["new WebSocket(url)"]],
  ["class A { static { fetch(url); } }", ["fetch(url)"]],
  ["const a = (() => fetch(url))();", ["(() => fetch(url))()", "fetch(url)"]],
  ["(async function () { await fetch(url); })();", ["(async function () { await fetch(url); })()", "fetch(url)"]],
  ["const a = () => { (() => fetch(url))(); };", []],
])("what runs when a module is imported is found in %j", (code, calls) => {
  expect(readSource("app/shared/a.ts", code).importTimeCalls).toEqual(calls);
});

test.each([
  ["new Date()", true],
  ["new Date", true],
  ['new Date("2026-01-01")', false],
  ["crypto.subtle.digest(hash, bytes)", true],
  ["new EventSource(url)", true],
  ["new Map()", false],
])("whether %s may not run then: %s", (call, isEffect) => {
  expect(EFFECTS.test(call)).toBe(isEffect);
});

test("a table of rooms that leads back to its start is noticed", () => {
  expect(findCycles({ a: ["b"], b: ["c"], c: [] })).toEqual([]);
  expect(findCycles({ a: ["b"], b: ["c"], c: ["b"] })).toEqual(["b", "c"]);
});
