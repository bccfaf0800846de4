import { expect, test } from "vitest";
import { checkAnswers } from "#app/features/catalogue/answers.ts";
import { mismatchWarnings } from "#app/features/catalogue/mismatches.ts";
import { findSample, SAMPLE_ANSWERS } from "#app/features/home/sample.server.ts";

test("the sample's answers are whole, valid and free of contradictions", () => {
  expect(checkAnswers(SAMPLE_ANSWERS)).toMatchObject({ ok: true });
  expect(Object.keys(SAMPLE_ANSWERS)).toHaveLength(10);
  expect(mismatchWarnings(SAMPLE_ANSWERS)).toEqual([]);
});

test("the sample is composed, begins with prose and a table, and stops before the first heading", () => {
  const { title, opening, tables } = findSample();
  expect(title).toBe("Azure Migration Strategy Implementation Guide");
  expect(opening[0]?.kind).toBe("paragraph");
  expect(JSON.stringify(opening)).toContain("Azure");
  expect(opening.map(({ kind }) => kind)).toContain("table");
  expect(opening.map(({ kind }) => kind)).not.toContain("heading");
  expect(tables).toBeGreaterThan(10);
});

test("the sample is composed once", () => {
  expect(findSample()).toBe(findSample());
});
