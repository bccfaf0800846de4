/** What must hold of a recommendation whichever client it is for: one rule for ties, every mark with its reason, sums in one currency, and what would turn it. */

import { expect, test } from "vitest";
import { findConfiguration } from "#app/features/catalogue/configurations.ts";
import { type Estimate, wholeOf } from "#app/features/documents/budget/estimates.ts";
import { unpaidParts } from "#app/features/documents/budget/left-out.ts";
import { exchanged } from "#app/features/documents/facts/exchange.ts";
import { type AppraisedOption, comparesCost } from "#app/features/documents/options/appraisal.ts";
import { reasonOf } from "#app/features/documents/options/marks.ts";
import { CLEARLY, priceOf } from "#app/features/documents/options/price.ts";
import { firstDecisionDay } from "#app/features/documents/plan/sponsor-days.ts";
import { plain } from "#app/features/documents/tree/tree.ts";
import { plainOf, tableOf } from "#app/features/documents/tree/tree-text.ts";
import { composed, contentFor, samples } from "#tests/app/features/documents/composed.ts";

const inputs = samples(100);
const contents = () => inputs.map((input) => ({ content: contentFor(input), tree: composed(input) }));
type Read = ReturnType<typeof contents>[number];

const rankedIn = ({ appraisal }: Read["content"]): AppraisedOption[] =>
  appraisal.options.filter((option) => !appraisal.excluded.includes(option));
const sumOf = ({ estimates }: Read["content"], { letter }: { letter: string }): Estimate | undefined =>
  estimates.find(({ option }) => option.letter === letter);

test("of options that score alike or nearly so, what was asked for leads unless another costs clearly less", () => {
  const met = { asked: 0, cheaper: 0 };
  for (const { content } of contents()) {
    const { winner, designed } = content.appraisal;
    const most = Math.max(...rankedIn(content).map(({ total }) => total));
    const near = rankedIn(content).filter(({ total }) => most - total < 0.295);
    if (near.length < 2 || !near.includes(designed) || !comparesCost(content.appraisal)) continue;
    const [own, asked] = [winner, designed].map((option) => sumOf(content, option));
    if (winner === designed) met.asked += 1;
    else {
      expect(own && asked && priceOf(asked) > CLEARLY * priceOf(own)).toBe(true);
      expect(own && asked && unpaidParts(own, asked)).toEqual([]);
      met.cheaper += 1;
    }
  }
  expect(Math.min(met.asked, met.cheaper)).toBeGreaterThan(2);
});

test("every mark that differs has its reason: beside all of them in a larger organisation, beside the next best in a small one", () => {
  let told = 0;
  for (const { content, tree } of contents()) {
    const { appraisal, brief } = content;
    const ranked = rankedIn(content);
    const judged = appraisal.criteria.flatMap(({ id, label }, place) =>
      ["time", "cost-reduction", "run"].includes(id) || new Set(ranked.map(({ scores }) => scores[place])).size < 2
        ? []
        : [{ id, label }],
    );
    const said = plainOf(tree, "options.marks");
    for (const { id, label } of ranked.length > 1 ? judged : [])
      for (const { letter, row } of ranked) {
        const why = reasonOf(row.marks, id, brief);
        expect(why, `${row.name}: ${label}`).not.toBe("");
        if (brief.size !== "small") expect(said, letter).toContain(why);
        told += 1;
      }
  }
  expect(told).toBeGreaterThan(100);
});

test("no letter is missing in the tables, and what the first page names with a sum has its row", () => {
  for (const { content, tree } of contents()) {
    const letters = (tableOf(tree, "options.figures")?.rows ?? []).map(([cell = ""]) => plain(cell).charAt(0));
    expect(letters.join("")).toBe("ABCDEF".slice(0, letters.length));
    const first = plainOf(tree, "summary.recommendation");
    for (const [, letter = ""] of first.matchAll(/about [A-Z]{3} [\d,]+ for ([B-F])\b|\b([B-F]) (?:costs )?about/g))
      if (letter && letters.length > 0) expect(letters, content.brief.solution).toContain(letter);
  }
});

test("three years of every option stand in the client's currency, and those of the two that matter on the first page", () => {
  let [rows, pairs] = [0, 0];
  for (const { content, tree } of contents()) {
    const { brief, appraisal } = content;
    const table = tableOf(tree, "options.figures");
    const place = (table?.columns ?? []).findIndex(({ title }) => /^(One-off plus three years|In all)/.test(title));
    for (const row of place < 0 ? [] : (table?.rows ?? [])) {
      const own = sumOf(content, { letter: plain(row[0] ?? "").charAt(0) });
      const [, unit, sum = ""] = /^([A-Z]{3}) ([\d,]+)(?: with B-.*)?$/.exec(plain(row[place] ?? "")) ?? [];
      if (!own || priceOf(own) === 0) continue;
      expect(unit).toBe(brief.currency);
      expect(Number(sum.replaceAll(",", ""))).toBe(Math.round(exchanged(wholeOf(own), brief.currency) / 100));
      rows += 1;
    }
    const priced = rankedIn(content).filter((option) => priceOf(sumOf(content, option) ?? NOTHING) > 0);
    const [next] = priced.filter((option) => option !== appraisal.designed).toSorted((a, z) => z.total - a.total);
    const others = rankedIn(content).filter((option) => option !== appraisal.designed);
    if (!next || others.some(({ total }) => total > next.total) || content.conflicts.some(isBlocker)) continue;
    if (!priced.includes(appraisal.designed)) continue;
    const said = plainOf(tree, "summary.recommendation").match(/about [A-Z]{3} [\d,]+/g) ?? [];
    expect(said.length, `${brief.solution} ${brief.size}`).toBeGreaterThan(1);
    pairs += 1;
  }
  expect(rows).toBeGreaterThan(150);
  expect(pairs).toBeGreaterThan(40);
});

const NOTHING = { threeYears: new Map(), guided: new Map() } as unknown as Estimate; // of what has no figures
const isBlocker = ({ severity }: Read["content"]["conflicts"][number]) => severity === "blocker";

test("what would turn the result by being owned, or not, is said beside it and asked for before the choice", () => {
  let turned = 0;
  for (const input of samples(400)) {
    const content = contentFor(input);
    const { turns, requests, brief } = content;
    if (turns.length === 0 || content.conflicts.some(isBlocker)) continue;
    const first = plainOf(composed(input), "summary.recommendation");
    for (const { item, isOwned, winner } of turns) {
      expect(first).toContain(`${item} ${isOwned ? "is owned" : "must be bought"}`);
      expect(first).toMatch(new RegExp(`, take ${winner.letter}( \\(.*?\\))? instead\\.`));
      const asked = requests.find(({ text }) => text.includes(item));
      expect(asked?.due?.day ?? Infinity).toBeLessThanOrEqual(firstDecisionDay(brief));
      turned += 1;
    }
  }
  expect(turned).toBeGreaterThan(2);
});

test("an option in front that is a configuration of its own has the document named that designs it", () => {
  let named = 0;
  for (const { content, tree } of contents()) {
    const { winner, designed } = content.appraisal;
    const name = findConfiguration(winner.row.configuration)?.name;
    if (winner === designed || !name) continue;
    expect(plainOf(tree, "summary.recommendation")).toContain(
      `To have ${winner.letter} designed in full, choose “${name}” in the portal`,
    );
    named += 1;
  }
  expect(named).toBeGreaterThan(0);
});

test("a larger organisation reads why cost has a weight or none", () => {
  let told = 0;
  for (const { content, tree } of contents()) {
    if (content.brief.size === "small" || rankedIn(content).length < 2) continue;
    const said = plainOf(tree, "options.rules");
    const isWeighed = content.appraisal.criteria.some(({ id }) => id === "cost-reduction");
    if (!isWeighed) expect(said).toMatch(/Cost has no weight, (as no objective|because the options)/);
    told += isWeighed ? 0 : 1;
  }
  expect(told).toBeGreaterThan(10);
});
