/** What must hold of decisions and their dates in every document: each is dated where it is read, and nothing acts before it. */

import { expect, test } from "vitest";
import { sponsorDay } from "#app/features/documents/options/asked-decisions.ts";
import { FACING, losingSupport } from "#app/features/documents/plan/losing-support.ts";
import { plainOf } from "#app/features/documents/tree/tree-text.ts";
import { composed, contentFor, samples } from "#tests/app/features/documents/composed.ts";
import { cells } from "#tests/app/features/documents/solutions/cells.ts";

const INPUTS = samples(100);
const DAY_MS = 86_400_000;
const DATE = /\d{1,2} [A-Z][a-z]+ \d{4}/g;
const dayOf = (text: string): number => Date.parse(`${text} UTC`) / DAY_MS;

/** `D-01` for each code that the text names, one by one or in a range. */
function named(text: string): Set<string> {
  const pairs = [...text.matchAll(/D-(\d+)(?: to D-(\d+))?/g)];
  return new Set(
    pairs.flatMap(([, first = "", last = first]) =>
      Array.from(
        { length: Number(last) - Number(first) + 1 },
        (_, place) => `D-${String(Number(first) + place).padStart(2, "0")}`,
      ),
    ),
  );
}

const stepsOf = (tree: ReturnType<typeof composed>) =>
  cells(tree, "next.steps")
    .split("\n")
    .map((row) => row.split(" · "))
    .map(([date = "", ...step]) => ({ day: dayOf(date), step: step.join(" · ") }));

test("every decision of the log is named on the first page and has its day among the next steps", () => {
  for (const input of INPUTS) {
    const [tree, { asked, decisions }] = [composed(input), contentFor(input)];
    const numbers = decisions.map(({ number }) => number);
    expect([...named(plainOf(tree, "summary.decisions"))], "the first page").toEqual(expect.arrayContaining(numbers));
    const decided = stepsOf(tree).filter(({ step }) => /^(Decide on|Approve D-)|\(D-\d+[^()]*\)$/.test(step));
    for (const number of numbers) {
      const days = decided.filter(({ step }) => named(step).has(number)).map(({ day }) => day);
      const day = asked.find((row) => row.number === number)?.day;
      expect(days.length, `${number} among ${cells(tree, "next.steps")}`).toBeGreaterThan(0);
      if (day !== undefined) expect(days, number).toContain(day);
    }
  }
});

test("what is closed to the internet is approved by a sponsor who has been named, and says what stops", () => {
  let closed = 0;
  for (const input of INPUTS) {
    const [tree, content] = [composed(input), contentFor(input)];
    const steps = stepsOf(tree).filter(({ step }) => /\bclose[sd]\b.*\bto the internet\b/.test(step));
    const faces = losingSupport(content.brief).some(({ family, hasEnded }) => hasEnded && FACING[family]);
    if (faces) expect(steps.length, cells(tree, "next.steps")).toBeGreaterThan(0);
    for (const { day, step } of steps) {
      expect(step).toMatch(/^Approve that .*: until D-.* need the office or a VPN$|, if approved \(D-\d+\)$/);
      expect(day).toBeGreaterThanOrEqual(sponsorDay(content));
      const [, number] = /, if approved \((D-\d+)\)/.exec(step) ?? [];
      if (number) expect(day).toBeGreaterThan(content.asked.find((row) => row.number === number)?.day ?? Infinity);
    }
    if (steps.some(({ step }) => step.startsWith("Approve")))
      expect(plainOf(tree, "summary.decisions")).toMatch(
        /Approve by \d+ \w+ \d{4} that .* closed to the internet \(D-/,
      );
    closed += steps.length;
  }
  expect(closed).toBeGreaterThan(20);
});

test("what has lost its updates is decided on in the first week at the latest, and a purchase comes after its quotation", () => {
  let [ended, bought] = [0, 0];
  for (const input of INPUTS) {
    const [tree, { brief, decisions, plan, asked }] = [composed(input), contentFor(input)];
    const losing = losingSupport(brief).filter(({ hasEnded }) => hasEnded);
    const rest = decisions.find(({ title }) => title === "Products losing support");
    const day = stepsOf(tree).find(
      ({ step }) => rest && step.startsWith("Decide on") && named(step).has(rest.number),
    )?.day;
    if (rest && losing.length > 0 && day !== undefined) {
      expect(day - plan.start).toBeLessThan(7);
      ended += 1;
    }
    const quoted = stepsOf(tree).filter(({ step }) => step.startsWith("Ask for a quotation"));
    for (const { day: first, step } of quoted)
      for (const number of named(step)) {
        const decided = asked.find((row) => row.number === number)?.day ?? Infinity;
        const done = stepsOf(tree).find((row) => row.step.startsWith("Have ") && named(row.step).has(number))?.day;
        const days = [first, decided, done ?? Infinity];
        expect(days).toEqual(days.toSorted((a, b) => a - b));
        bought += 1;
      }
  }
  expect(ended).toBeGreaterThan(20);
  expect(bought).toBeGreaterThan(0);
});

test("the trigger of a risk is no later than what it warns of, and a decision that it waits for is due by then", () => {
  let dated = 0;
  for (const input of INPUTS) {
    const { risks } = contentFor(input);
    const decided = stepsOf(composed(input)).filter(({ step }) => step.startsWith("Decide") || step.includes("(D-"));
    const days = new Set(decided.map(({ day }) => day));
    for (const { trigger, text, id } of risks) {
      const warned = [...trigger.matchAll(DATE)].map(([date]) => dayOf(date));
      const ends = [...text.matchAll(/(?:stop on|before the report of|cannot be empty by) (\d+ \w+ \d{4})/g)];
      for (const [, date = ""] of ends)
        for (const day of warned) expect(day, `${id} ${trigger}`).toBeLessThanOrEqual(dayOf(date));
      if (!/decision by|treatment by/.test(trigger)) continue;
      for (const day of warned) expect(days.has(day), `${id} ${trigger}`).toBe(true);
      dated += 1;
    }
  }
  expect(dated).toBeGreaterThan(10);
});

test("whoever uses a tenant reads at every size when its old protocols stop, the nearest first", () => {
  const now = new Date("2026-12-05T10:00:00Z");
  let read = 0;
  for (const given of INPUTS.slice(0, 40)) {
    const used = given.answers["current-technologies"] ?? [];
    if (!used.some((id) => ["office-365", "teams"].includes(id))) continue;
    const tree = composed({ ...given, today: now });
    const told = `${cells(tree, "environment.services")}\n${plainOf(tree, "environment.services")}`;
    for (const words of [
      /31 December 2026/,
      /1 April 2027/,
      /multi-factor authentication/i,
      /Exchange Web Services.*(allow.list)/i,
    ])
      expect(told).toMatch(words);
    expect(told.indexOf("31 December 2026")).toBeLessThan(told.indexOf("1 April 2027"));
    expect(told.indexOf("1 April 2027")).toBeLessThan(told.search(/in force/i));
    read += 1;
  }
  expect(read).toBeGreaterThan(10);
});
