/** What must hold of the dates on which the client acts: there is time for each act, it comes after what it needs, and the window has one clock. */

import { expect, test } from "vitest";
import { Brief } from "#app/features/documents/brief/brief.ts";
import type { ComposeInput } from "#app/features/documents/compose.ts";
import { ASSESSES } from "#app/features/documents/facts/effort.ts";
import { rivalsIn, sponsorDay } from "#app/features/documents/options/asked-decisions.ts";
import { dueOf } from "#app/features/documents/options/due.ts";
import { losingSupport } from "#app/features/documents/plan/losing-support.ts";
import { orderDay, planOf, workingDayAfter } from "#app/features/documents/plan/plan.ts";
import { plain } from "#app/features/documents/tree/tree.ts";
import { tableOf } from "#app/features/documents/tree/tree-text.ts";
import { addWorkingDays, endOfWeek } from "#app/features/documents/working-days.ts";
import { composed, contentFor, samples } from "#tests/app/features/documents/composed.ts";

const INPUTS = samples(100);
const dayOf = (text: string): number => Date.parse(`${text} UTC`) / 86_400_000;
/** Nobody upgrades servers in fewer days. */
const UPGRADE_DAYS = 42;

const stepsOf = (input: ComposeInput) =>
  (tableOf(composed(input), "next.steps")?.rows ?? [])
    .map((row) => row.map(plain))
    .map(([date = "", step = ""]) => ({ day: dayOf(date), step }));

/** When each decision of the log is taken, by its number. */
function decidedDays(input: ComposeInput): Map<string, number> {
  const content = contentFor(input);
  return new Map(
    content.decisions.map((row) => [
      row.number,
      content.asked.find(({ number }) => number === row.number)?.day ??
        dueOf(row, content).day ??
        orderDay(content.brief),
    ]),
  );
}

test("no plan ends after the requested window where one of fewer weeks, between the same freezes, would not", () => {
  let windowed = 0;
  for (const input of samples(600)) {
    const plan = planOf(new Brief(input));
    const { windowEnd, end, weeks, minimumWeeks, freezes } = plan;
    if (windowEnd === null || freezes.length > 0) continue; // around a freeze the least weeks may not hold
    windowed += 1;
    const couldEnd = weeks > minimumWeeks && endOfWeek(plan, minimumWeeks) <= windowEnd;
    if (couldEnd) expect(end, JSON.stringify(input.answers)).toBeLessThanOrEqual(windowEnd);
  }
  expect(windowed).toBeGreaterThan(50);
});

test("before the end of support systems are isolated or paid for where the decision leaves no weeks for upgrades", () => {
  let acted = 0;
  for (const input of INPUTS) {
    const days = decidedDays(input);
    for (const { day, step } of stepsOf(input)) {
      const number = /^Have .*?(D-\d+)/.exec(step)?.[1];
      if (!number || /to the internet/.test(step)) continue;
      const left = day - (days.get(number) ?? 0);
      if (left < UPGRADE_DAYS - 7) expect(step).toMatch(/isolated or .*; upgrades follow$/);
      expect(left).toBeGreaterThanOrEqual(0);
      acted += 1;
    }
  }
  expect(acted).toBeGreaterThan(0);
});

test("what loses its support is decided on before that day, and a supplier has a week for a quotation where there is one", () => {
  let [decided, quoted] = [0, 0];
  for (const input of INPUTS) {
    const { brief, decisions } = contentFor(input);
    const days = decidedDays(input);
    for (const { family, next } of losingSupport(brief)) {
      const own = decisions.filter(({ decides }) => decides?.includes(family)).map(({ number }) => days.get(number));
      if (!next || own.length === 0 || next.day <= workingDayAfter(brief, 3)) continue;
      expect(Math.min(...own.map((day) => day ?? Infinity)), next.what).toBeLessThanOrEqual(next.day);
      decided += 1;
    }
    const suppliers = stepsOf(input).filter((row) => row.step.startsWith("Ask for a quotation"));
    expect(suppliers.length).toBeLessThan(2); // with unit prices, as the list of systems may be due later
    for (const { step } of suppliers) expect(step).toMatch(/ with unit prices \(D-/);
    for (const { day, step } of suppliers)
      for (const [number] of step.matchAll(/D-\d+/g)) {
        const until = days.get(number) ?? Infinity;
        const isNext = day <= addWorkingDays(brief.today, 1, brief.client.country);
        if (!isNext) expect(until - day, step).toBeGreaterThanOrEqual(7);
        quoted += 1;
      }
  }
  expect(decided).toBeGreaterThan(10);
  expect(quoted).toBeGreaterThan(10);
});

test("a sponsor is named before anything is decided, where the day after the document leaves time", () => {
  for (const input of INPUTS) {
    const content = contentFor(input);
    const first = Math.min(...decidedDays(input).values());
    if (first > workingDayAfter(content.brief, 1)) expect(sponsorDay(content)).toBeLessThan(first);
  }
});

test("the choice among the options and the decision that it settles have one day", () => {
  let settled = 0;
  for (const input of INPUTS) {
    const content = contentFor(input);
    const { asked, decisions, brief } = content;
    const choice = asked.find(({ number }) => number === "options");
    if (!choice) continue;
    const steps = stepsOf(input);
    const titles = rivalsIn(content).flatMap(({ row }) => row.settles?.title ?? []);
    for (const { number, title, due, before } of decisions.filter((row) => titles.includes(row.title))) {
      const own = asked.find((row) => row.number === number);
      if (own && (due ?? before)) continue; // what is left of it waits for its task
      const row = steps.find(({ step }) => /^(?:Decide on|Approve D-)/.test(step) && step.includes(number));
      if (row) expect(row.day, `${title} ${brief.configuration.id}`).toBe(choice.day);
      settled += 1;
    }
  }
  expect(settled).toBeGreaterThan(0);
});

test("servers are closed to the internet at once, outside a window of weekends, by whoever knows their version", () => {
  let closed = 0;
  for (const sample of INPUTS.slice(0, 24)) {
    const input = { ...sample, answers: { ...sample.answers, "change-window": ["weekends"] } };
    const { requests } = contentFor(input);
    const steps = stepsOf(input).filter(({ step }) =>
      /close[sd] .*(?:Exchange|SharePoint).* to the internet/.test(step),
    );
    for (const { day, step } of steps) {
      expect(step).toContain("outside the change window");
      const asked = requests.filter(({ text }) => /^(?:Exchange|SharePoint)(?: Server)?: .*version/.test(text));
      for (const { text, due } of asked)
        if (step.includes(text.split(/[ :]/)[0] ?? "-")) expect(due?.day, text).toBeLessThan(day);
      closed += 1;
    }
  }
  expect(closed).toBeGreaterThan(5);
});

test("whoever represents staff is asked with the sponsor at every size, and no log shows names before it answers", () => {
  for (const sample of INPUTS.slice(0, 24)) {
    const input = { ...sample, client: { ...sample.client, country: "Netherlands" } };
    const content = contentFor(input);
    const records = ["configuration-manager", "microsoft-365", "security", "custom"].includes(content.brief.solution);
    if (!records || content.brief.has("industry", "education")) continue;
    const rows = stepsOf(input).filter(({ step }) => step.includes("works council"));
    expect(rows[0]?.day).toBe(sponsorDay(content));
    const said = rows.map(({ step }) => step).join(" ");
    expect(said).toMatch(/where one exists.*eight weeks are usual.*[Uu]ntil it agrees, logs are read without names/);
    if (!content.brief.holds(ASSESSES)) expect(said).toMatch(/names, and .* waits/);
  }
});
