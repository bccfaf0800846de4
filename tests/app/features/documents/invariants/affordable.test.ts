/** What holds of every budget that is too small or too large for the whole, whatever the solution. */

import { expect, test } from "vitest";
import { additionsFor } from "#app/features/documents/budget/additions.ts";
import { formatFigure } from "#app/features/documents/budget/budget.ts";
import { framedBy, savedWithin } from "#app/features/documents/budget/budget-frame.ts";
import { servicesFor } from "#app/features/documents/budget/first-tasks.ts";
import { limitOf } from "#app/features/documents/budget/limit.ts";
import { cutsFor, cutsOf } from "#app/features/documents/budget/reductions.ts";
import { smallerOrder } from "#app/features/documents/budget/smaller-order.ts";
import { requirementsOf } from "#app/features/documents/facts/requirements.ts";
import { packOf } from "#app/features/documents/solutions/packs.ts";
import { plain } from "#app/features/documents/tree/tree.ts";
import { plainOf, tableOf } from "#app/features/documents/tree/tree-text.ts";
import { composed, contentFor, samples } from "#tests/app/features/documents/composed.ts";

const BANDS = ["25", "50", "100", "250", "500", "more"];
const inputs = samples(100).map((input, place) => ({
  ...input,
  answers: { ...input.answers, "budget-band": [BANDS[place % BANDS.length] ?? "25"] },
}));
const numberOf = (text = "") => Number(text.replaceAll(",", "").replace("−", "-"));

test("a budget below the price buys an order within it, or is said to buy none, with what is still missing", () => {
  const seen = { whole: 0, part: 0, cut: 0 };
  for (const input of inputs) {
    const content = contentFor(input);
    const { brief, budget, effort } = content;
    const limit = limitOf(brief, budget);
    const framed = framedBy(brief, budget);
    const rows = (tableOf(composed(input), "budget.smaller")?.rows ?? []).map((row) => row.map(plain));
    const isDecided = framed && savedWithin(content, framed) !== null; // one decision brings it within
    expect(rows.length > 0).toBe(limit !== null && limit.whole > limit.end && !isDecided);
    if (!limit || rows.length === 0) continue;
    expect(rows.length).toBeLessThanOrEqual(6);
    const [, days, sum, said] = rows.at(-1) ?? [];
    const cuts = rows.filter(([order]) => order?.startsWith("Without "));
    const saved = cuts.reduce((all, [, , money]) => all + numberOf(money), 0);
    expect(Math.abs(numberOf(sum) - limit.whole / 100 - saved)).toBeLessThan(1);
    expect(numberOf(days)).toBeCloseTo(effort.likely / 10 + cuts.reduce((all, [, day]) => all + numberOf(day), 0));
    const isWithin = numberOf(sum) <= limit.end / 100;
    expect(said).toMatch(isWithin ? /^Within the budget$/ : /^Still [A-Z]{3} [\d,.]+ above the budget$/);
    const order = smallerOrder(brief, content);
    const first = rows.find(([what]) => what?.startsWith("First order: "));
    expect(first === undefined).toBe(isWithin);
    if (first && order) expect(numberOf(first[2])).toBeLessThanOrEqual(limit.end / 100);
    if (first && !order) expect(first[0]).toBe("First order: none");
    seen.cut += Number(isWithin);
    seen.part += Number(order?.isPart ?? false);
    seen.whole += Number(first !== undefined && order !== null && !order.isPart);
  }
  expect(seen.whole).toBeGreaterThan(10);
  expect(seen.cut).toBeGreaterThan(0);
});

test("what is left out carries no requirement, is in the plan, and costs what its tasks cost", () => {
  const used = new Map<string, Set<string>>();
  for (const input of inputs) {
    const content = contentFor(input);
    const { solution } = content.brief;
    for (const { tasks, saved, lost } of cutsOf(content)) {
      expect(saved).toBe(servicesFor(content, tasks));
      for (const task of tasks) {
        expect([...(task.carries ?? []), ...(task.completes ?? [])], task.title).toEqual([]);
        expect(task.title).not.toMatch(/\((S|I)-\d/);
        expect(content.tasks).toContain(task);
      }
      used.set(solution, (used.get(solution) ?? new Set()).add(lost));
    }
    expect(cutsFor(content.brief, content) === null).toBe(
      (limitOf(content.brief, content.budget)?.whole ?? 0) <= (limitOf(content.brief, content.budget)?.end ?? Infinity),
    );
  }
  for (const [solution, lost] of used)
    expect(lost.size, solution).toBeGreaterThan(packOf(solution).affordable.reductions.length - 2); // two are rare
});

test("what a budget may buy beside the project adds up, fits as said, and completes a requirement first", () => {
  const seen = { large: 0, completes: 0 };
  for (const input of inputs) {
    const content = contentFor(input);
    const { brief, budget, asked } = content;
    const found = additionsFor(brief, content);
    const said = plainOf(composed(input), "budget.additions");
    expect(said !== "").toBe(found !== null);
    if (!found) continue;
    const limit = limitOf(brief, budget);
    let sum = 0;
    for (const [place, { days, rate, once, together, completes, why, what }] of found.rows.entries()) {
      sum += once[1];
      expect(once).toEqual(days.map((day) => day * rate));
      expect(together).toBe(sum);
      expect(together <= found.room).toBe(place < found.fitting);
      if (place > 0 && place < found.fitting && completes) expect(found.rows[place - 1]?.completes).toBe(true);
      expect(said).toContain(formatFigure(once[1]));
      expect(said.toLowerCase()).toContain(what.toLowerCase());
      const [code] = /S-\d/.exec(why) ?? [];
      if (code) expect(requirementsOf(brief).map((row) => row.code)).toContain(code);
      seen.completes += Number(completes);
    }
    if (limit && limit.high < limit.start) seen.large += 1;
    const question = asked.find(({ number }) => number === "budget")?.text;
    if (question?.startsWith("Choose what else")) expect(found.fitting).toBeGreaterThan(0);
  }
  expect(seen.large).toBeGreaterThan(20);
  expect(seen.completes).toBeGreaterThan(5);
});
