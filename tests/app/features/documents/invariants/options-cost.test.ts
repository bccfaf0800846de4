/** What must hold of the figures of the options of every document, and of what their cost decides. */

import { expect, test } from "vitest";
import { exceedsBudget } from "#app/features/documents/budget/budget-frame.ts";
import { amountsText, type Estimate, NONE } from "#app/features/documents/budget/estimates.ts";
import { partsLeftOut } from "#app/features/documents/budget/left-out.ts";
import { filledAs } from "#app/features/documents/budget/option-work.ts";
import { baselineOf } from "#app/features/documents/effort/baseline.ts";
import { isCounted } from "#app/features/documents/effort/counted.ts";
import { daysOfRow } from "#app/features/documents/effort/effort.ts";
import { PRICES } from "#app/features/documents/facts/prices.ts";
import { comparesCost } from "#app/features/documents/options/appraisal.ts";
import { priceOf } from "#app/features/documents/options/price.ts";
import { plainOf, tableOf } from "#app/features/documents/tree/tree-text.ts";
import { composed, contentFor, samples } from "#tests/app/features/documents/composed.ts";

const inputs = samples(150);
const BANDS = ["25", "50", "100", "250"];
const budgeted = inputs.map((input, place) => ({
  ...input,
  answers: { ...input.answers, "budget-band": [BANDS[place % BANDS.length] ?? ""] },
}));

/** In every currency, and with all that the other one has. */
const isCheaper = (own: Estimate, than: Estimate): boolean =>
  priceOf(own) > 0 &&
  priceOf(own) < priceOf(than) &&
  partsLeftOut(own, than).length === 0 &&
  [...own.threeYears].every(([currency, sum]) => sum <= (than.threeYears.get(currency) ?? 0));

test("days that run an option are in the sums of all options or of none, but for advice that stands in for a project", () => {
  let paid = 0;
  for (const input of inputs) {
    const { estimates } = contentFor(input);
    const runs = ({ lines }: Estimate) => lines.some(({ price }) => price.item === PRICES["operations-day"].item);
    for (const estimate of estimates.filter(runs)) {
      if (estimate.option.row.name.startsWith("In-house team")) continue;
      expect(estimates.slice(0, 1).some(runs), estimate.option.row.name).toBe(true);
      paid += 1;
    }
  }
  expect(paid).toBeGreaterThan(20);
});

test("of what is too near the best to tell apart, nothing that costs clearly less and leaves nothing out stays behind the recommended option", () => {
  let taken = 0;
  for (const input of [...inputs, ...budgeted]) {
    const { appraisal, estimates } = contentFor(input);
    if (!comparesCost(appraisal)) continue;
    const { options, excluded, winner, designed } = appraisal;
    const able = options.filter((option) => !excluded.includes(option));
    const most = Math.max(...able.map(({ total }) => total));
    const own = estimates.find(({ option }) => option.letter === winner.letter);
    for (const { letter } of able.filter(({ total }) => most - total < 0.295)) {
      const other = estimates.find(({ option }) => option.letter === letter);
      if (own && other && isCheaper(other, own)) expect(priceOf(own), letter).toBeLessThanOrEqual(1.1 * priceOf(other));
    }
    if (winner.total < designed.total) taken += 1;
  }
  expect(taken).toBeGreaterThan(0);
});

test("where the option asked for exceeds the budget that was named, cost has a weight, and the reason for it is printed", () => {
  const met = { over: 0, within: 0 };
  for (const input of budgeted) {
    const { brief, budget, appraisal, estimates } = contentFor(input);
    const able = appraisal.options.filter(({ letter }) => !appraisal.excluded.some((other) => other.letter === letter));
    const arePriced = able.every(({ letter }) =>
      estimates.some((estimate) => estimate.option.letter === letter && priceOf(estimate) > 0),
    );
    if (brief.has("primary-objective", "cost-reduction") || !comparesCost(appraisal) || !arePriced) continue;
    const cost = appraisal.criteria.find(({ id }) => id === "cost-reduction");
    if (able.length < 2 || appraisal.excluded.some(({ accepted }) => accepted)) continue;
    const isOver = exceedsBudget(brief, budget);
    expect(cost?.weight).toBe(isOver ? 25 : undefined);
    met[isOver ? "over" : "within"] += 1;
    if (isOver && met.over < 12)
      expect(plainOf(composed(input), "options.rules")).toContain(
        "Three-year cost, which has 25% as A exceeds the budget",
      );
  }
  expect(Math.min(met.over, met.within)).toBeGreaterThan(5);
});

test("at least three options, or two for a small organisation, carry figures and scores, where as many have a sum; and none of them costs less unsaid", () => {
  const met = { shown: 0, below: 0 };
  for (const input of inputs) {
    const { brief, appraisal, estimates } = contentFor(input);
    const tree = composed(input);
    const priced = estimates.filter(({ threeYears }) => amountsText(threeYears) !== NONE);
    const rows = tableOf(tree, "options.figures")?.rows.length ?? 0;
    expect(rows).toBeGreaterThanOrEqual(Math.min(priced.length, brief.size === "small" ? 2 : 3));
    const columns = (tableOf(tree, "options.scores")?.columns ?? []).slice(2).map(({ title }) => title);
    if (columns.length > 0) expect(columns).toHaveLength(rows);
    met.shown += 1;
    const verdict = plainOf(tree, "options.verdict");
    const [, after = ""] = /[A-F] costs least of those ranked([^.]*)\./.exec(verdict) ?? [];
    if (after === "") continue;
    const own = estimates.find(({ option }) => option.letter === appraisal.winner.letter);
    for (const other of priced) {
      const { letter } = other.option;
      const isLess = own && [...own.threeYears].every(([of, sum]) => (other.threeYears.get(of) ?? 0) < sum);
      if (!isLess || !columns.some((title) => title.startsWith(letter))) continue;
      expect(after).toMatch(new RegExp(`not ranked, .*\\b${letter}\\b.* costs? less`));
      met.below += 1;
    }
  }
  expect(met.shown).toBe(inputs.length);
  expect(met.below).toBeGreaterThan(0);
});

test("days of another row of the table are named by that row, and come to what it has for this client; all days are whole units", () => {
  let read = 0;
  for (const input of inputs) {
    const { brief, effort, estimates } = contentFor(input);
    const said = plainOf(composed(input), "options.days");
    expect(said).not.toMatch(/\d × \d/); // no factor that nothing derives
    for (const { option, days } of estimates) {
      expect(days % effort.unit, option.row.name).toBe(0);
      const { days: share, of } = option.row.estimate ?? {};
      if (typeof share === "number" && !of && share !== 100)
        expect(Math.abs(days - (effort.likely * share) / 100)).toBeLessThanOrEqual(effort.unit / 2);
      if (typeof share !== "object" || !("row" in share) || isCounted(share)) continue;
      const [, likely] = daysOfRow(brief, share);
      expect(Math.abs(days - filledAs(effort, likely))).toBeLessThanOrEqual(effort.unit / 2);
      const isPrinted = new RegExp(`${option.letter}( takes)? ${share.percent}% `).test(said);
      if (isPrinted) expect(said).toMatch(new RegExp(`of “[^”]+” \\(${baselineOf(brief, share.row)}-day baseline`));
      read += Number(isPrinted);
    }
  }
  expect(read).toBeGreaterThan(20);
});
