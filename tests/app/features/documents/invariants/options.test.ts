/** What must hold of the options of every document, whichever client it is for. */

import { expect, test } from "vitest";
import type { Appraisal } from "#app/features/documents/options/appraisal.ts";
import { plainOf } from "#app/features/documents/tree/tree-text.ts";
import { composed, contentFor, samples } from "#tests/app/features/documents/composed.ts";

const inputs = samples(150);

const rankedOf = ({ options, excluded }: Appraisal) => options.filter((option) => !excluded.includes(option));

/** Judgements of one point, or a difference between two, that alone put another option first. */
function turnsOf(appraisal: Appraisal): { letter: string; by: number }[] {
  const { criteria } = appraisal;
  const ranked = rankedOf(appraisal);
  const [first] = ranked.toSorted((a, b) => b.total - a.total);
  const sum = criteria.reduce((all, { weight }) => all + weight, 0);
  return ranked.flatMap(({ letter, scores, total }) =>
    criteria.flatMap(({ id, weight }, place) => {
      const [own = 0, ahead = 0] = [scores[place], first?.scores[place]];
      const lead = (first?.total ?? 0) - total;
      const isJudged = !["time", "cost-reduction"].includes(id);
      const [alike, point] = [(weight / sum) * (ahead - own) - lead, own < 5 ? weight / sum - lead : 0];
      const isTurned = alike > 0.005 || (lead >= 0.295 && point > 0.005);
      return isJudged && total < (first?.total ?? 0) && isTurned ? [{ letter, by: alike }] : [];
    }),
  );
}

test("no lead rests silently on one judgement: whatever overtakes the leader by it is named, with the most by which it does, and nothing else", () => {
  let told = 0;
  for (const input of inputs) {
    const { appraisal } = contentFor(input);
    if (rankedOf(appraisal).length < 2) continue;
    const turns = turnsOf(appraisal);
    const [, alike = ""] =
      /([A-F] would lead [^.]*\.\d\d if both scored alike on .*?\.)(?: |$)/.exec(appraisal.sensitivity) ?? [];
    const [, point = ""] = /One point more for (.*) would put it first/.exec(appraisal.sensitivity) ?? [];
    if (alike) expect(plainOf(composed(input), "options.verdict")).toContain(alike);
    for (const { letter } of rankedOf(appraisal)) {
      const own = turns.filter((turn) => turn.letter === letter);
      const most = Math.max(...own.map(({ by }) => by));
      const by = new RegExp(`(?<!lead )\\b${letter} (?:would lead [A-F] )?by (\\d\\.\\d\\d)`).exec(alike)?.[1];
      const isNamed = by !== undefined || new RegExp(`\\b${letter} on `).test(point);
      expect(isNamed, `${letter}: ${appraisal.sensitivity}`).toBe(own.length > 0);
      if (most > 0.005) expect(Math.abs(Number(by) - most)).toBeLessThan(0.0051);
      told += own.length > 0 ? 1 : 0;
    }
  }
  expect(told).toBeGreaterThan(10);
});
