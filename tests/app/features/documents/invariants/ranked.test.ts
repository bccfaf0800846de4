/** What must hold of the ranking of options in every document: what is ranked, how it is marked, and why one of them is recommended. */

import { expect, test } from "vitest";
import { comparesCost, levelWith, othersOf } from "#app/features/documents/options/appraisal.ts";
import { outlineOf } from "#app/features/documents/options/outline.ts";
import { priceOf } from "#app/features/documents/options/price.ts";
import { shownOptions } from "#app/features/documents/sections/shown-options.ts";
import { plainOf, tableOf } from "#app/features/documents/tree/tree-text.ts";
import { composed, contentFor, samples } from "#tests/app/features/documents/composed.ts";

const inputs = samples(100);
const isSmall = (input: (typeof inputs)[number]): boolean => input.answers["company-size"]?.[0] === "small";

/** Never ranked, whoever asks: each does without what the document is for, or has no sum. */
const NEVER = new Set([
  "Rebuild on platform services before anything moves",
  "Stay and refresh the server room",
  "Stay on-premises",
  "Pilot without assessment",
  "Self-assessment by the client's team",
  "Move to Entra ID and retire Active Directory",
  "Security defaults",
  "Managed detection and response",
]);

test("what is not ranked fails an answer, which the reason names: nobody is told that a configuration or a regulator might ask for the other", () => {
  const met = { never: 0, byAnswer: 0 };
  for (const input of inputs) {
    const { appraisal } = contentFor(input);
    const verdict = plainOf(composed(input), "options.verdict");
    for (const { letter, row } of appraisal.excluded) {
      const [, why = ""] = new RegExp(`\\b${letter}(?: \\([^)]*\\))? is not ranked: ([^.]*)\\.`).exec(verdict) ?? [];
      expect(why).not.toMatch(/the configuration keeps|may require|may ask/);
      met[NEVER.has(row.name) ? "never" : "byAnswer"] += 1;
    }
  }
  expect(Math.min(met.never, met.byAnswer)).toBeGreaterThan(5);
});

test("a ranked option that costs a tenth more is marked lower for cost, down to the lowest mark", () => {
  let told = 0;
  for (const input of inputs) {
    const { appraisal, estimates } = contentFor(input);
    const place = appraisal.criteria.findIndex(({ id }) => id === "cost-reduction");
    if (place < 0 || !comparesCost(appraisal)) continue;
    const ranked = appraisal.options.flatMap((option) => {
      const own = estimates.find((estimate) => estimate.option.letter === option.letter);
      const isOut = appraisal.excluded.includes(option) || option.row.cost !== undefined;
      return own && !isOut && priceOf(own) > 0 ? [{ price: priceOf(own), mark: option.scores[place] ?? 0 }] : [];
    });
    for (const one of ranked)
      for (const other of ranked) {
        if (other.price < 1.1 * one.price || one.mark <= 1) continue;
        expect(other.mark).toBeLessThan(one.mark);
        told += 1;
      }
  }
  expect(told).toBeGreaterThan(10);
});

test("every ranked option that buys something else than A says what, whatever the size", () => {
  let told = 0;
  for (const input of inputs) {
    const content = contentFor(input);
    const bought = plainOf(composed(input), "options.basis");
    const outlined = outlineOf(content)?.option.letter;
    const [own] = content.estimates;
    for (const { letter } of shownOptions(content)) {
      const estimate = content.estimates.find(({ option }) => option.letter === letter);
      const isOut = content.appraisal.excluded.some((option) => option.letter === letter) || letter === outlined;
      if (!estimate || estimate === own || isOut || estimate.basis === "") continue;
      const isSame = estimate.lines.length === own?.lines.length && estimate.lines.every(({ line }) => line);
      if (isSame) continue;
      expect(bought).toContain(`${letter} includes: `);
      told += 1;
    }
  }
  expect(told).toBeGreaterThan(30);
});

test("every objective has its row, and a larger organisation reads why marks on it differ", () => {
  let told = 0;
  for (const input of inputs) {
    const { appraisal } = contentFor(input);
    const tree = composed(input);
    const labels = tableOf(tree, "options.scores")?.rows.map(([label]) => label) ?? [];
    if (labels.length === 0) continue;
    for (const { label } of appraisal.criteria) expect(labels).toContain(label);
    if (isSmall(input)) continue;
    const ranked = appraisal.options.filter((option) => !appraisal.excluded.includes(option));
    for (const [place, { id, label }] of appraisal.criteria.entries()) {
      const marks = new Set(ranked.map(({ scores }) => scores[place]));
      const isReasoned = appraisal.designed.row.marks && id in appraisal.designed.row.marks;
      if (marks.size < 2 || !isReasoned) continue;
      expect(plainOf(tree, "options.marks")).toContain(`${label}: A`);
      told += 1;
    }
  }
  expect(told).toBeGreaterThan(20);
});

test("a lead that decides nothing has its reason beside it on the first page", () => {
  let near = 0;
  for (const input of inputs) {
    const { appraisal } = contentFor(input);
    const [next] = othersOf(appraisal);
    if (appraisal.winner !== appraisal.designed || !next || levelWith(appraisal).length > 0) continue;
    const first = plainOf(composed(input), "summary.recommendation");
    if (!first.includes("; the next best, option ") || appraisal.designed.total - next.total >= 0.295) continue;
    expect(first).toMatch(/too close to be decisive: A is kept (for “|as it )/);
    near += 1;
  }
  expect(near).toBeGreaterThan(0);
});

test("the appraisal is told in sentences, not in notes", () => {
  for (const input of inputs) {
    const tree = composed(input);
    const said = ["options.rules", "options.verdict", "options.days", "summary.recommendation"].map((rule) =>
      plainOf(tree, rule),
    );
    expect(said.join(" ")).not.toMatch(
      /less one for each thing left|other weights ×|÷ the cheapest|None ranked|sum lacks a part|, less [\d.]+ within|Days by judgement/,
    );
  }
});
