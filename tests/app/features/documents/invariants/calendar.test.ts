/** What must hold of the order and placing of work in every document, whoever the client is. */

import { expect, test } from "vitest";
import { Brief } from "#app/features/documents/brief/brief.ts";
import { ASSESSES } from "#app/features/documents/facts/effort.ts";
import { scheduled } from "#app/features/documents/lint/schedule.ts";
import { commentDays } from "#app/features/documents/plan/comment-days.ts";
import { fixedDay } from "#app/features/documents/plan/fixed-date.ts";
import { freezesBetween } from "#app/features/documents/plan/freezes.ts";
import { isHurried, planOf } from "#app/features/documents/plan/plan.ts";
import { leaveText } from "#app/features/documents/plan/summer-leave.ts";
import { plain } from "#app/features/documents/tree/tree.ts";
import { plainOf, tableOf } from "#app/features/documents/tree/tree-text.ts";
import { composed, contentFor, samples } from "#tests/app/features/documents/composed.ts";
import { cells } from "#tests/app/features/documents/solutions/cells.ts";

const COUNT = 150;
const DAY_MS = 86_400_000;
const dayOf = (text: string): number => Date.parse(`${text} UTC`) / DAY_MS;
const WINDOWS: Record<string, number> = { "1-3-months": 13, "3-6-months": 26, "6-12-months": 52, "12-plus-months": 78 };

test("nothing begins while people leave or come back where the window has weeks to spare", () => {
  let later = 0;
  for (const input of samples(1000)) {
    const brief = new Brief(input);
    const plan = planOf(brief);
    const { start, end, isCalm } = plan;
    later += Number(isCalm);
    const isNear = freezesBetween(brief, start - 14, start + 14).some(
      ({ absence, from, to }) => absence && from < start + 14 && start - to < 5,
    );
    if (isCalm) expect(isNear).toBe(false);
    if (!isNear || isHurried(plan) || plan.kind === "late" || fixedDay(brief) !== null) continue;
    const window = WINDOWS[input.answers.timeline?.[0] ?? ""] ?? Number.POSITIVE_INFINITY;
    expect(end + 42, JSON.stringify(input.answers)).toBeGreaterThan(brief.today + window * 7); // four weeks later, and a freeze on the way
  }
  expect(later).toBeGreaterThan(50);
});

test("a task ends by the day that its words name, its float included, and an order has none", () => {
  let [named, ordered] = [0, 0];
  for (const input of samples(COUNT)) {
    const { tasks, plan } = contentFor(input);
    for (const { id, title, deliverable, to, float, marks } of tasks) {
      if (marks.includes("order")) expect(float ?? 0, id).toBe(0);
      ordered += Number(marks.includes("order"));
      for (const [, date = ""] of `${title}; ${deliverable}`.matchAll(/\bby (\d+ [A-Z]\w+ 20\d\d)/g)) {
        const friday = plan.start + (to + (float ?? 0) - 1) * 7 + 4;
        if (float) expect(friday, `${id} ${date}`).toBeLessThanOrEqual(dayOf(date));
        named += 1;
      }
    }
  }
  expect(named).toBeGreaterThan(0);
  expect(ordered).toBeGreaterThan(3);
});

test("comments are due within the days that the plan leaves before each signature", () => {
  let short = 0;
  for (const input of samples(COUNT)) {
    const tree = composed(input);
    const said = plainOf(tree, "approach.acceptance");
    const days = [...said.matchAll(/within (\d+) working days?(?:, or (\d+) where)?/g)].flatMap(([, ...found]) =>
      found.filter(Boolean).map(Number),
    );
    if (days.length === 0) continue; // not every small organisation reads it
    const tasks = scheduled(tree);
    const isTight = tasks.some(({ title, after, from, to }) => {
      const signs = /sign-off|exit review|Acceptance and closing|^Acceptance/.test(title);
      return (
        signs &&
        from === to &&
        tasks.some(
          (other) =>
            after.includes(other.id) && other.to === to && !/hypercare|old tool|integration/i.test(other.title),
        )
      );
    });
    if (commentDays(contentFor(input).tasks).least !== null) short += 1;
    if (!isTight) continue;
    expect(Math.min(...days), said).toBeLessThanOrEqual(2); // the rest of that week
  }
  expect(short).toBeGreaterThan(COUNT / 2);
});

test("what was changed is looked after from the first change on", () => {
  for (const input of samples(COUNT)) {
    const { brief } = contentFor(input);
    if (brief.holds(ASSESSES)) continue;
    expect(plainOf(composed(input), "support.model")).toMatch(/Hypercare runs from the first change/);
  }
});

test("a target of a year is read a year after acceptance", () => {
  let yearly = 0;
  for (const input of samples(COUNT)) {
    const { brief, plan } = contentFor(input);
    const tree = composed(input);
    const rows = tableOf(tree, "features.measures")?.rows.flat().map(plain) ?? [];
    const said = `${rows.join()} ${plainOf(tree, "features.measures")}`;
    if (brief.holds(ASSESSES) || !/within 12 months|first year/.test(said)) continue;
    const [, day = ""] = /Targets of a year are measured on (\d+ \w+ \d+)/.exec(said) ?? [];
    expect(dayOf(day), said).toBeGreaterThanOrEqual(plan.end + 365);
    yearly += 1;
  }
  expect(yearly).toBeGreaterThan(10);
});

test("a certification authority goes live once its restore was rehearsed", () => {
  let restored = 0;
  for (const input of samples(COUNT)) {
    const { brief, tasks } = contentFor(input);
    if (brief.solution !== "certificate-services") continue;
    const rehearsed = tasks.find(({ title }) => /restore test/i.test(title));
    expect(rehearsed?.phase, JSON.stringify(input.answers)).toBe(3);
    const gates = (tableOf(composed(input), "timeline.phases")?.rows ?? []).map((row) => plain(row[3] ?? ""));
    expect(gates.some((text) => text.includes("restore rehearsed"))).toBe(true);
    restored += 1;
  }
  expect(restored).toBeGreaterThan(5);
});

test("a small organisation's devices have weeks, not days, after the weekend of its controllers where the window has them", () => {
  let waved = 0;
  for (const sample of samples(COUNT)) {
    const answers = {
      ...sample.answers,
      "company-size": ["small"],
      "change-window": ["weekends"],
      timeline: ["6-12-months"],
    };
    const input = { ...sample, answers };
    const { brief, plan, tasks } = contentFor(input);
    if (brief.solution !== "certificate-services" || !brief.hasDirectory || fixedDay(brief) !== null) continue;
    const waves = tasks.find(({ title }) => title.startsWith("Enrolment waves"));
    const [, begins = ""] =
      /T0: (?:in the week of|not before) (\d+ \w+ \d{4})/.exec(cells(composed(input), "approach.cutover")) ?? [];
    if (!waves || begins === "" || plan.weeks + 10 > 52) continue;
    expect(plan.start + waves.to * 7 - dayOf(begins), begins).toBeGreaterThanOrEqual(7);
    waved += 1;
  }
  expect(waved).toBeGreaterThan(3);
});

test("waves in the usual summer leave have deputies", () => {
  let away = 0;
  for (const input of samples(COUNT)) {
    const { brief, plan } = contentFor(input);
    const text = brief.has("company-size", "small") ? null : leaveText(brief, plan);
    if (text === null) continue;
    expect(text).toContain("deputy");
    expect(plainOf(composed(input), "timeline.absences")).toContain(text);
    away += 1;
  }
  expect(away).toBeGreaterThan(5);
});
