import { expect, test } from "vitest";
import { formatAmount } from "#app/features/documents/budget/budget.ts";
import { framedBy } from "#app/features/documents/budget/budget-frame.ts";
import { endedBy, servicesFor } from "#app/features/documents/budget/first-tasks.ts";
import { ASSESSES } from "#app/features/documents/facts/effort.ts";
import { fixedDay } from "#app/features/documents/plan/fixed-date.ts";
import { plainOf } from "#app/features/documents/tree/tree-text.ts";
import { inputFor, workedExample } from "#tests/app/features/documents/answer-sets.ts";
import { composed, contentFor, samples } from "#tests/app/features/documents/composed.ts";

const inputs = samples(120);
const given = (input: (typeof inputs)[number], id: string, answer: string) =>
  ({ ...input, answers: { ...input.answers, [id]: [answer] } }) as typeof input;

test("a smaller scope is one with days, a sum and an end, wherever phases can be ordered alone", () => {
  let named = 0;
  for (const one of inputs) {
    const input = given(one, "budget-band", "25");
    const { brief, budget } = contentFor(input);
    if (framedBy(brief, budget)?.state !== "beyond" || brief.holds(ASSESSES)) continue;
    const said = contentFor(input).asked.find(({ number }) => number === "budget")?.text ?? "";
    if (/\(D-\d+\)/.test(said)) continue;
    const phases = / alone, [\d.,]+ days?, [A-Z]{3} [\d,]+ with contingency.*, until \d+ \w+ \d{4}/;
    const tasks = /\(T-1\.1.*, [\d.,]+ days?, [A-Z]{3} [\d,]+ of services with contingency, whose results price/;
    const days = /\([\d.,]+ days? of an engineer on T-.*, [A-Z]{3} [\d,]+ with contingency\)/;
    const cut =
      /\(without (?:T-\d\.\d+|D-\d\d's ).*, which saves [A-Z]{3} [\d,]+, it costs [A-Z]{3} [\d,]+(?:, and [A-Z]{3} [\d,]+ a year more)?\)/;
    named += 1;
    expect(
      [phases, tasks, days, cut].some((form) => form.test(said)),
      said,
    ).toBe(true);
  }
  expect(named).toBeGreaterThan(20);
});

test("a budget far above the sum is read beside what it may buy, in its currency", () => {
  const input = given(inputFor(workedExample()), "budget-band", "more");
  const { budget } = contentFor(input);
  const asked = contentFor(input).asked.find(({ number }) => number === "budget")?.text;
  expect(asked).toMatch(
    /^Choose what else the budget is for, first .* at up to EUR [\d,]+: even the high figure leaves/,
  );
  const said = plainOf(composed(input), "given.budget-considerations");
  expect(said).toContain(`whose band begins at ${formatAmount(50_000_000, budget.rates.currency)}`);
  expect(said).not.toContain("which excludes among other things");
  expect(plainOf(composed(input), "budget.additions")).toContain("A day of operations a month");
});

test("days and sums at both ends of an open number are printed wherever they leave the printed range", () => {
  let told = 0;
  for (const input of inputs) {
    const said = plainOf(composed(input), "budget.ends");
    if (!said) continue;
    told += 1;
    const { servers, people } = contentFor(input).brief;
    expect(servers.low < servers.high || people.from !== "head-count").toBe(true);
    expect(said).toMatch(/ about [\d,.]+ days and [A-Z]{3} [\d,]+.* with [\d,]+ (users|servers)/);
  }
  expect(told).toBeGreaterThan(5);
});

test("where date and budget are both missed, each smaller scope says whether it meets the other", () => {
  let both = 0;
  for (const one of inputs.slice(0, 60)) {
    const content = contentFor(given(given(one, "budget-band", "25"), "deadline", "2026-12-31"));
    const { brief, budget, asked, plan } = content;
    const date = asked.find(({ number }) => number === "date")?.text ?? "";
    const framed = framedBy(brief, budget);
    if (!date.includes("a scope that ends in time") || framed?.state !== "beyond") continue;
    both += 1;
    const ended = endedBy(content, fixedDay(brief) ?? 0) ?? [];
    expect(/beyond the budget\)/.test(date)).toBe(servicesFor(content, ended) > framed.end);
    expect(date.includes("without handover")).toBe(ended.every(({ phase }) => phase < 4));
    const said = asked.find(({ number }) => number === "budget")?.text ?? "";
    const until = plan.phases.findLast(({ number }) => number === 1)?.lastDay ?? plan.end;
    if (/phase 1 alone/.test(said)) expect(said.includes("meets the date too")).toBe(until <= (fixedDay(brief) ?? 0));
  }
  expect(both).toBeGreaterThan(0);
});
