/** What must hold between decisions, the order and what they rest on in every document, whoever the client is. */

import { expect, test } from "vitest";
import type { Content } from "#app/features/documents/content.ts";
import { formatDay } from "#app/features/documents/dates.ts";
import { needsOf } from "#app/features/documents/needs.ts";
import { orderDay } from "#app/features/documents/plan/plan.ts";
import { dueAtOnce, requestDays } from "#app/features/documents/requests.ts";
import { plain } from "#app/features/documents/tree/tree.ts";
import { plainOf, tableOf } from "#app/features/documents/tree/tree-text.ts";
import { isBridge, isDayOff } from "#app/features/documents/working-days.ts";
import { composed, contentFor, samples } from "#tests/app/features/documents/composed.ts";

const COUNT = 150;
const DAY_MS = 86_400_000;
const dayOf = (text: string): number => Date.parse(`${text} UTC`) / DAY_MS;

/** The day on which the answer to a request is due. */
function dueOf({ brief, requests }: Content, place: number): number {
  const { first, last } = requestDays(brief);
  return requests[place]?.due?.day ?? (place < dueAtOnce(brief, requests) ? first : last);
}

/** The day of the first request with such words. */
function askedBy(content: Content, words: RegExp): number {
  const place = content.requests.findIndex(({ text }) => words.test(text));
  return place < 0 ? Number.POSITIVE_INFINITY : dueOf(content, place);
}

/** What a decision says it depends on, and the request that has it. */
const SAID: readonly (readonly [said: RegExp, asked: RegExp])[] = [
  [/plan in use is confirmed|Confirm the Microsoft 365 plan in use|by the licence list/, /licence counts|plan owned/i],
  [/only if a regulator requires/, /^Rules? (and|or) contracts?/],
  [/by your own list/, /^Systems on Windows Server 2016/],
  [/state which plans users hold/, /licence counts/i],
];

test("nothing is decided before the answer that it rests on, which is asked for in a numbered request", () => {
  let [rested, said] = [0, 0];
  for (const input of samples(COUNT)) {
    const content = contentFor(input);
    for (const { within, ask, day, what } of needsOf(content)) {
      const own = typeof ask === "function" ? ask(content.brief) : ask;
      const place = content.requests.findIndex(({ text }) => within?.test(text) || (own && text === own));
      if (place < 0) {
        expect(own, `${what} has no request`).toBeFalsy();
        continue;
      }
      expect(dueOf(content, place), `${content.requests[place]?.text} for ${what}`).toBeLessThan(day);
      rested += 1;
    }
    for (const { text, day, number } of content.asked) {
      const { context = "" } = content.decisions.find((row) => row.number === number) ?? {};
      const words = `${text} ${typeof context === "function" ? context(content.brief) : context}`;
      for (const [condition, asked] of SAID.filter(([condition]) => condition.test(words))) {
        expect(askedBy(content, asked), `${condition} in ${words}`).toBeLessThan(day);
        said += 1;
      }
    }
  }
  expect(Math.min(rested, said)).toBeGreaterThan(10);
});

test("a decision from the client's own list has that list among the requests, due before it", () => {
  let listed = 0;
  for (const input of samples(COUNT)) {
    const content = contentFor(input);
    for (const { decision, day = 0, title } of content.decisions) {
      if (typeof decision !== "string" || !decision.includes("from the client's own list")) continue;
      const due = content.requests.filter(({ text }) => /^Systems (on|affected)/.test(text));
      expect(due.length, title).toBeGreaterThan(0);
      expect(Math.min(...due.map((one) => dueOf(content, content.requests.indexOf(one)))), title).toBeLessThan(day);
      listed += 1;
    }
  }
  expect(listed).toBeGreaterThan(5);
});

test("what is checked before the order is asked for before it, or decided with it", () => {
  let checked = 0;
  for (const input of samples(COUNT)) {
    const content = contentFor(input);
    const order = orderDay(content.brief);
    for (const { task, text } of content.assumptions) {
      if (!/before (the order|ordering|signing|the offer)/i.test(task)) continue;
      const isAsked = content.requests.some((_, place) => dueOf(content, place) < order);
      const isDecided = content.asked.some(({ day }) => day <= order);
      expect(isAsked || isDecided, `${text}: ${task}`).toBe(true);
      checked += 1;
    }
  }
  expect(checked).toBeGreaterThan(5);
});

test("every request is answered by one row of the next steps, and each decision of the first page has its number there", () => {
  for (const input of samples(COUNT)) {
    const { requests, asked } = contentFor(input);
    const steps = (tableOf(composed(input), "next.steps")?.rows ?? []).map(([, step]) => plain(step ?? ""));
    const answered = steps
      .filter((step) => step.includes("Answer information request"))
      .flatMap((step) => {
        const [, all = ""] = /Answer information requests? ([\d, and to]+)/.exec(step) ?? [];
        const [, from, to] = /(\d+) to (\d+)/.exec(all) ?? [];
        if (from && to)
          return Array.from({ length: Number(to) - Number(from) + 1 }, (_, place) => Number(from) + place);
        return [...all.matchAll(/\d+/g)].map(Number);
      });
    expect(answered, steps.join("; ")).toEqual(answered.map((_, place) => place + 1));
    const isLast = steps.some((step) => step.includes(", the rest by "));
    expect(answered.length === requests.length || isLast, steps.join("; ")).toBe(true);
    const named = steps.filter((step) => step.startsWith("Decide on ")).join("; ");
    for (const { number, isLater } of asked)
      if (/^[A-Z]-/.test(number)) expect(new RegExp(`\\b${number}\\b`).test(named), number).toBe(!isLater);
  }
});

test("a freeze is said to hold only the decisions whose day lies in it, and no system to be left alone where one changes", () => {
  let told = 0;
  for (const input of samples(COUNT)) {
    const { asked, brief } = contentFor(input);
    const text = plainOf(composed(input), "timeline.absences");
    for (const [, names = "", from = "", to = ""] of text.matchAll(
      /(?:^|\. )([^.]*?) falls? into [^(]* \((\d+ \w+ \d{4}) to (\d+ \w+ \d{4})\), in which no system is changed/g,
    )) {
      const isIn = (day: number) => day >= dayOf(from) && day <= dayOf(to);
      for (const { number, day } of asked)
        if (/^[A-Z]-/.test(number))
          expect(new RegExp(`\\b${number}\\b`).test(names), `${number} ${text}`).toBe(isIn(day));
      expect(/the order/i.test(names), text).toBe(isIn(orderDay(brief)));
      told += 1;
    }
  }
  expect(told).toBeGreaterThan(3);
});

test("nobody decides on a day off or on the bridge beside one", () => {
  for (const input of samples(COUNT)) {
    const { asked, brief, plan, deadline } = contentFor(input);
    for (const { day, number } of [...asked, { day: orderDay(brief), number: "order" }]) {
      if (day === deadline?.day) continue; // nobody can move it
      expect(isDayOff(day, plan.country) || isBridge(day, plan.country), `${number} ${formatDay(day)}`).toBe(false);
    }
  }
});
