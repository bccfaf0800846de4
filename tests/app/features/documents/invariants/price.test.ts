/** What must hold of every factor, rate and reserve: it is true for this client, and its reason says why. */

import { expect, test } from "vitest";
import { CONFIGURATIONS } from "#app/features/catalogue/configurations.ts";
import { detailsFor } from "#app/features/catalogue/detail-answers.ts";
import type { Detail } from "#app/features/catalogue/details.ts";
import { hasOpenServers } from "#app/features/documents/brief/open-servers.ts";
import { formatAmount } from "#app/features/documents/budget/budget.ts";
import { driversOf } from "#app/features/documents/budget/contingency.ts";
import { daysOf, servicesFor } from "#app/features/documents/budget/first-tasks.ts";
import { limitOf } from "#app/features/documents/budget/limit.ts";
import { cutsFor } from "#app/features/documents/budget/reductions.ts";
import { smallerOrder } from "#app/features/documents/budget/smaller-order.ts";
import { ASSESSES, SIZES } from "#app/features/documents/facts/effort.ts";
import { exchanged } from "#app/features/documents/facts/exchange.ts";
import { exceedsWindow } from "#app/features/documents/plan/plan-lengths.ts";
import { ORDER } from "#app/features/documents/plan/tasks.ts";
import { budgetText } from "#app/features/documents/sections/given-budget.ts";
import { plain } from "#app/features/documents/tree/tree.ts";
import { tableOf } from "#app/features/documents/tree/tree-text.ts";
import { inputFor, workedExample } from "#tests/app/features/documents/answer-sets.ts";
import { composed, contentFor, samples } from "#tests/app/features/documents/composed.ts";

const inputs = samples(100);

/** A reply that any such question accepts. */
function replyTo(answer: Detail["answer"]): string {
  if (answer.kind === "date") return "unknown";
  return answer.kind === "number" ? `${answer.min}` : (answer.options[0]?.id ?? "");
}

/** Nothing given, everything, or only what moves no days. */
const briefed = inputs.slice(0, 80).map((one, place) => {
  const replies = detailsFor(one.answers)
    .filter(({ id }) => place % 3 === 1 || !["head-count", "devices", "servers", "sites", "user-licences"].includes(id))
    .map(({ id, answer }) => [id, [replyTo(answer)]]);
  return { ...one, answers: { ...one.answers, ...(place % 3 === 0 ? {} : Object.fromEntries(replies)) } };
});

test("the contingency is chosen once, by what is true: 20% for one to three months or an unknown environment, 15% up to six months, else 10%", () => {
  const met = new Set<string>();
  for (const [place, input] of briefed.entries()) {
    const { brief, budget, plan } = contentFor(input);
    const { contingencyPercent: percent, contingencyReason: reason } = budget;
    const printed = place < 12 ? tableOf(composed(input), "environment.facts") : null;
    const figures = (printed?.rows ?? []).map((row) => row.map(plain));
    const isGiven = (name: string) =>
      figures.some(([figure = "", , basis = ""]) => figure.toLowerCase() === name && basis === "given by the client");
    const { assumed, given } = driversOf(brief);
    for (const name of assumed) if (brief.size !== "small") expect(isGiven(name), name).toBe(false);
    if (reason.startsWith("an unknown environment: ") && reason.endsWith(" are assumed"))
      for (const name of assumed) expect(reason).toContain(name);
    const isUnknown = brief.has("current-technologies", "none") || given.length < assumed.length;
    const isLonger = exceedsWindow(plan);
    const isShort = brief.has("timeline", "1-3-months") && !isLonger;
    if (isUnknown || hasOpenServers(brief) || isShort) expect(percent, reason).toBe(20);
    else if (!brief.known("deadline") && !isLonger)
      expect(percent, reason).toBe(
        brief.has("timeline", "3-6-months") || (plan.windowWeeks ?? 0) + plan.weeks < 26 ? 15 : 10,
      );
    const [weeks = 0] = /\d+/.exec(reason)?.map(Number) ?? [];
    if (weeks > 0) expect(percent).toBe(weeks < 13 ? 20 : weeks < 26 ? 15 : 10);
    expect(reason).not.toMatch(/between|figures are assumed/);
    met.add(`${percent} ${reason.replace(/\d+/, "N")}`);
  }
  expect([...met].filter((one) => !one.startsWith("20")).length).toBeGreaterThan(2);
});

test("the factor of a configuration is explained by parts in days that add up to it", () => {
  let read = 0;
  for (const { id, solution } of CONFIGURATIONS) {
    for (const size of SIZES) {
      const { brief, effort } = contentFor(
        inputFor({
          ...workedExample(),
          "solution-type": [solution],
          "solution-configuration": [id],
          "company-size": [size],
        }),
      );
      const { percent, reason } = effort.configurationFactor ?? { percent: 100, reason: "" };
      const days = [...reason.matchAll(/\((\+|−) ([\d.]+) days?\)/g)].map(
        ([, sign, many]) => (sign === "−" ? -1 : 1) * Number(many),
      );
      const sum = days.reduce((all, one) => all + one, 0);
      const likely = effort.base[1] ?? 0;
      expect(Math.abs(sum - (likely * (percent - 100)) / 100), `${brief.configuration.id} ${size}`).toBeLessThan(0.06);
      expect(days.length > 0).toBe(percent !== 100);
      read += days.length;
    }
  }
  expect(read).toBeGreaterThan(40);
});

test("sites that add less than the usual ten percent say so and why, and a percent that the cap cuts names the cap", () => {
  const seen = { sites: 0, capped: 0 };
  for (const [place, one] of inputs.entries()) {
    const { timeline } = one.answers;
    const sites = [`${(place % 4) * 3 + 6}`];
    const input = {
      ...one,
      answers: { ...one.answers, timeline: place % 2 ? ["1-3-months"] : (timeline ?? []), sites },
    };
    const { effort, plan } = contentFor(input);
    for (const { percent, reason } of effort.adjusters) {
      const [, each = ""] = /^\d+ sites? instead of .*: (\d+)%(?! off).* for each full three\b/.exec(reason) ?? [];
      if (each === "" || Number(each) === 10) continue;
      expect(reason).toMatch(/, not the usual 10%, for each full three(?: \(.*\))?, as /);
      expect(percent % Number(each)).toBe(0);
      seen.sites += 1;
    }
    const [, added] = /which adds (\d+)% to the effort/.exec(plan.statement) ?? [];
    if (!added || Number(added) === 15) continue;
    expect(effort.product).toBeGreaterThan(effort.factor);
    expect(plan.statement).toContain("where the adjusters reach their cap");
    seen.capped += 1;
  }
  expect(seen.sites).toBeGreaterThan(5);
});

test("phase 1 alone has one price wherever it is offered, and buys nothing", () => {
  const seen = { asked: 0, tables: 0 };
  for (const [place, one] of inputs.slice(0, 60).entries()) {
    const answers = { "budget-band": [place % 2 ? "25" : "50"], "deadline-reason": ["contract"] };
    const content = contentFor({ ...one, answers: { ...one.answers, ...answers } });
    const { brief, budget, tasks, asked } = content;
    if (brief.holds(ASSESSES)) continue;
    const own = tasks.filter(({ phase, marks }) => phase === 1 && !marks.includes(ORDER));
    const price = formatAmount(servicesFor(content, own), budget.rates.currency);
    const offered = asked.map(({ text }) => text).join(" ");
    for (const [, days, sum] of offered.matchAll(
      /phase 1 alone, ([\d.,]+) days?, ([A-Z]{3} [\d,]+) (?:of services )?with contingency/g,
    )) {
      expect(sum).toBe(price);
      expect(Number(days)).toBe(daysOf(own) / 10);
      seen.asked += 1;
    }
    const order = smallerOrder(brief, content);
    if (!/^Phase 1(?:, without purchases)?$/.test(order?.what ?? "")) continue;
    expect(order?.cost).toBe(servicesFor(content, own));
    seen.tables += 1;
  }
  expect(seen.asked).toBeGreaterThan(5);
  expect(seen.tables).toBeGreaterThan(0);
});

test("the cuts of a budget begin with what is bought where that is more than the work left out", () => {
  let read = 0;
  for (const servers of ["60", "300", "1000"]) {
    const content = contentFor(
      inputFor({
        ...workedExample(),
        "solution-type": ["configuration-manager"],
        "solution-configuration": ["sccm-enterprise"],
        "company-size": ["enterprise"],
        "budget-band": ["25"],
        devices: ["8000"],
        servers: [servers],
      }),
    );
    const [first] = cutsFor(content.brief, content)?.cuts ?? [];
    const line = content.budget.lines.find(({ item }) => item.startsWith("System Center"));
    if (!line?.amount || line.owned) continue;
    expect(first?.decided).toMatch(/^D-\d\d's System Center/);
    expect([...(first?.yearly ?? [])]).toEqual([["USD", -500 * 12 * Number(servers)]]); // a tool at five dollars a month in its place
    read += 1;
  }
  expect(read).toBe(3);
});

test("a budget without an end is compared with what an assessment leads to, and what is only taken as owned with a budget that it would pass", () => {
  const review = contentFor(
    inputFor({
      ...workedExample(),
      "solution-type": ["security"],
      "solution-configuration": ["security-assessment"],
      "budget-band": ["more"],
    }),
  );
  expect(budgetText(review)).toMatch(/\. With its road-map steps it is EUR [\d,]+ once, and (?:EUR|USD) [\d,]+/);
  let passed = 0;
  for (const [place, one] of inputs.entries()) {
    const answers = { ...one.answers, "budget-band": [["25", "50", "100", "250"][place % 4] ?? ""] };
    const content = contentFor({ ...one, answers });
    const said = budgetText(content);
    const limit = limitOf(content.brief, content.budget);
    if (!limit || !said.includes("probably owned, excluded")) continue;
    const { budget } = content;
    const whole = exchanged(
      [...new Map([...budget.totals, ...budget.ifNotOwned].map((sums) => [sums.currency, sums.oneOff.likely]))],
      budget.rates.currency,
    );
    expect(said.includes("; if not owned, "), said).toBe(whole > limit.end);
    passed += 1;
  }
  expect(passed).toBeGreaterThan(3);
});
