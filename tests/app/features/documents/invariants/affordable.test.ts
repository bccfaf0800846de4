/** What holds of every budget that is too small or too large for the whole, whatever the solution. */

import { expect, test } from "vitest";
import { additionsFor } from "#app/features/documents/budget/additions.ts";
import { formatFigure } from "#app/features/documents/budget/budget.ts";
import { framedBy, savedWithin } from "#app/features/documents/budget/budget-frame.ts";
import { servicesFor } from "#app/features/documents/budget/first-tasks.ts";
import { limitOf } from "#app/features/documents/budget/limit.ts";
import { cutsFor, cutsOf } from "#app/features/documents/budget/reductions.ts";
import { orderWithin, smallerOrder } from "#app/features/documents/budget/smaller-order.ts";
import { ASSESSES } from "#app/features/documents/facts/effort.ts";
import { exchanged } from "#app/features/documents/facts/exchange.ts";
import { requirementsOf } from "#app/features/documents/facts/requirements.ts";
import { isSteering } from "#app/features/documents/facts/work.ts";
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

test("the largest saving of three years is cut first, and what a team without experience learns from last; all are cut before a sum is still too large", () => {
  let several = 0;
  for (const [place, one] of inputs.entries()) {
    const skills = place % 2 === 0 ? ["none"] : ["experienced"];
    const content = contentFor({ ...one, answers: { ...one.answers, skills } });
    const { brief, budget, plan } = content;
    const found = cutsFor(brief, content);
    if (!found || found.cuts.length < 2) continue;
    several += 1;
    const apart = found.cuts.length < 4 ? found.cuts : found.cuts.slice(0, 3); // the last row may be several
    const worth = apart.map(({ saved, yearly }) => saved + 3 * exchanged(yearly, budget.rates.currency));
    const lasts = apart.map(({ adopts }) => brief.known("skills") === "none" && adopts === true);
    for (const [at, sum] of worth.entries()) {
      if (at === 0) continue;
      if (lasts[at] === lasts[at - 1]) expect(sum).toBeLessThanOrEqual(worth[at - 1] ?? 0);
      else expect(lasts[at]).toBe(true);
    }
    const cut = found.cuts.flatMap(({ tasks }) => tasks);
    expect(new Set(cut).size).toBe(cut.length);
    if (!found.fits) for (const { tasks } of cutsOf(content)) for (const task of tasks) expect(cut).toContain(task);
    const led = found.cuts.find(({ lost, tasks }) => tasks.every(isSteering) && lost.startsWith("The client leads"));
    if (led) expect(led.lost.includes("half a day a week")).toBe(led.days / plan.weeks < 7.5);
  }
  expect(several).toBeGreaterThan(15);
});

test("a first order buys nothing for a phase that is not ordered, and leaves no stated requirement that the budget would pay for next", () => {
  const seen = { one: 0, setting: 0 };
  for (const input of inputs) {
    const content = contentFor(input);
    const limit = limitOf(content.brief, content.budget);
    if (!limit || limit.whole <= limit.end || content.brief.holds(ASSESSES)) continue;
    const order = orderWithin(content, limit);
    if (order?.phases !== 1) continue;
    seen.one += 1;
    seen.setting += Number(order.setting.length > 0);
    const cost = servicesFor(content, order.tasks);
    expect(cost).toBeLessThanOrEqual(limit.end);
    const said = smallerOrder(content.brief, content);
    expect(said?.cost).toBe(cost);
    expect(said?.what).not.toContain("with all");
    const gate = content.plan.gates[0]?.gate;
    for (const task of content.tasks)
      if (task.phase === 2 && (task.carries ?? []).length > 0 && task.after.every((code) => code === gate))
        expect(order.tasks.includes(task) || servicesFor(content, [...order.tasks, task]) > limit.end).toBe(true);
  }
  expect(seen.one).toBeGreaterThan(3);
});

test("what a budget may buy beside the project adds up, fits as said, and completes a requirement first", () => {
  const seen = { large: 0, completes: 0, ends: 0 };
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
    const atStart = found.rows
      .slice(0, found.fitting)
      .filter(({ together }) => together <= (limit?.start ?? 0) - (limit?.high ?? 0));
    expect(found.surely).toBe(atStart.length);
    if (atStart.length < found.fitting)
      seen.ends += Number(/; of a budget of .*, (?:none fits|the first \d)/.test(said));
    if (limit && limit.high < limit.start) seen.large += 1;
    const question = asked.find(({ number }) => number === "budget")?.text;
    if (question?.startsWith("Choose what else")) expect(found.fitting).toBeGreaterThan(0);
  }
  expect(seen.large).toBeGreaterThan(20);
  expect(seen.completes).toBeGreaterThan(5);
  expect(seen.ends).toBeGreaterThan(0);
});
