import { expect, test } from "vitest";
import { type Limited, placedAt } from "#app/features/documents/plan/placing.ts";

const piece: Limited = {
  kind: "discovery",
  days: 10,
  before: [],
  least: 0,
  isKept: false,
  isFirst: false,
  earliest: 0,
  atOnce: 60,
  due: 0,
};

test("work that is all wanted at once is placed, though nothing else is there to be as urgent as", () => {
  const spans = placedAt(
    () => 20,
    [piece, piece, { ...piece, before: [0, 1], isFirst: true, due: Infinity }],
    new Map(),
    8,
  );
  expect(spans?.map(({ end }) => end)).toEqual([1, 1, 1.5]);
});
