/** What must hold of the weeks of a plan, of its tasks and of the days around it, in every document, whoever the client is. */

import { expect, test } from "vitest";
import { Brief } from "#app/features/documents/brief/brief.ts";
import type { ComposeInput } from "#app/features/documents/compose.ts";
import { formatDay, isWeekend } from "#app/features/documents/dates.ts";
import { ASSESSES } from "#app/features/documents/facts/effort.ts";
import { sponsorDay } from "#app/features/documents/options/asked-decisions.ts";
import { fixedDay } from "#app/features/documents/plan/fixed-date.ts";
import { freezesBetween } from "#app/features/documents/plan/freezes.ts";
import {
  firstDayOf,
  isHurried,
  lastDayOf,
  monthlyWeekends,
  orderDay,
  planOf,
} from "#app/features/documents/plan/plan.ts";
import { isClosing, quarterEndsText } from "#app/features/documents/plan/quarter-ends.ts";
import { stopsSoon } from "#app/features/documents/plan/service-dates.ts";
import { loadsOf, TENTHS_A_WEEK } from "#app/features/documents/plan/task-weeks.ts";
import { saturdaysOf } from "#app/features/documents/plan/weekends.ts";
import { plain } from "#app/features/documents/tree/tree.ts";
import { plainOf, tableOf } from "#app/features/documents/tree/tree-text.ts";
import { isHoliday, workingDayFrom } from "#app/features/documents/working-days.ts";
import { composed, contentFor, samples } from "#tests/app/features/documents/composed.ts";

/** Fewer than elsewhere: composing takes the time. */
const COUNT = 50;
const DAY_MS = 86_400_000;
const dayOf = (text: string): number => Date.parse(`${text} UTC`) / DAY_MS;
const WINDOWS: Record<string, number> = { "1-3-months": 13, "3-6-months": 26, "6-12-months": 52, "12-plus-months": 78 };

test("a plan with time to spare leaves days between order and kick-off, and says when its window ends", () => {
  let spared = 0;
  for (const input of samples(COUNT)) {
    const { brief, plan } = contentFor(input);
    const window = WINDOWS[input.answers.timeline?.[0] ?? ""];
    if (window === undefined || fixedDay(brief) !== null) continue;
    const day = formatDay(brief.today + window * 7);
    const ends = plan.kind === "minimum-scope" ? `On ${day}, when the window ends` : `requested window ends on ${day}`;
    const said = ["summary.plan", "timeline.statement", "timeline.start"].map((part) => plainOf(composed(input), part));
    expect(said.join(" ")).toContain(ends);
    if (window - plan.weeks < 20 || brief.known("deadline-reason") !== null) continue;
    if (stopsSoon(brief) || (window < 52 && brief.holds(ASSESSES))) continue; // nothing waits, or a review is wanted soon
    expect((plan.phases[0]?.firstDay ?? 0) - orderDay(brief), ends).toBeGreaterThanOrEqual(7);
    spared += 1;
  }
  expect(spared).toBeGreaterThan(3);
});

test("a public body that has the time signs after six weeks at least", () => {
  for (const sample of samples(100)) {
    const answers = { ...sample.answers, industry: ["government"], timeline: ["12-plus-months"] };
    const brief = new Brief({ ...sample, answers });
    if (planOf(brief).minimumWeeks > 40 || stopsSoon(brief)) continue;
    expect(orderDay(brief) - brief.today, JSON.stringify(answers)).toBeGreaterThanOrEqual(42);
  }
});

test("no task waits for an order, only for what it delivers, with the weeks that the plan leaves", () => {
  let awaited = 0;
  for (const input of samples(COUNT)) {
    const { tasks } = contentFor(input);
    const orders = tasks.filter(({ marks }) => marks.includes("order"));
    for (const { id, after, from, longest } of tasks)
      for (const code of after) {
        const order = orders.find((one) => code.startsWith(one.id) && !/^\d/.test(code.slice(one.id.length)));
        if (!order) continue;
        expect(code, id).toMatch(/ \+ \d+ weeks$/);
        const left = from - 1 - order.to;
        if (longest) expect(code, id).toBe(`${order.id} + ${Math.min(left, longest)} weeks`);
        awaited += 1;
      }
  }
  expect(awaited).toBeGreaterThan(1);
});

test("of each role there are people enough for its busiest week", () => {
  let several = 0;
  for (const input of samples(COUNT)) {
    const { tasks, plan } = contentFor(input);
    const said = plainOf(composed(input), "timeline.staff");
    for (const role of ["Engineer", "Architect"]) {
      const [, people] = new RegExp(`(\\d+) ${role.toLowerCase()}s? \\(week`).exec(said) ?? [];
      if (people === undefined) continue;
      const own = tasks.filter((task) => task.role === role);
      const most = Math.max(...loadsOf(own, plan.weeks)) / TENTHS_A_WEEK;
      expect(Number(people) + 0.11, `${said} ${role} ${most}`).toBeGreaterThan(most); // a tenth of a person is some help
      several += 1;
    }
  }
  expect(several).toBeGreaterThan(3);
});

test("every public holiday inside the plan is printed, but those of the year-end", () => {
  for (const input of samples(COUNT)) {
    const { brief, plan } = contentFor(input);
    const said = plainOf(composed(input), "timeline.absences");
    for (let day = plan.start; day <= plan.end; day += 1) {
      if (isWeekend(day) || !isHoliday(day, brief.client.country)) continue;
      const isYearEnd = freezesBetween(brief, day, day).some(({ reason }) => reason.startsWith("year-end holidays"));
      if (!isYearEnd) expect(said).toContain(formatDay(day).replace(/ \d{4}$/, ""));
    }
  }
});

test("nobody is reminded before acceptance", () => {
  for (const input of samples(COUNT)) {
    const said = plainOf(composed(input), "support.reminders");
    for (const [, date = ""] of said.matchAll(/first reminder (\d+ \w+ \d{4})/g))
      expect(dayOf(date), said).toBeGreaterThan(contentFor(input).plan.end);
  }
});

test("what follows long work does not share the last week of a rollout that has five and more and time to spare", () => {
  for (const input of samples(COUNT)) {
    const { plan, tasks } = contentFor(input);
    const window = WINDOWS[input.answers.timeline?.[0] ?? ""] ?? 0;
    const rollout = plan.phases.find(({ number }) => number === 3);
    if (isHurried(plan) || window - plan.weeks < 8 || !rollout || rollout.end - rollout.start < 5) continue;
    const own = tasks.filter(({ phase, title }) => phase === 3 && title !== "Project management and steering");
    const long = own.filter(({ from, to }) => to === rollout.end && to - from >= 2);
    const last = own.filter(({ from, after }) => from === rollout.end && long.some(({ id }) => after.includes(id)));
    expect(last.length, last.map(({ id }) => id).join()).toBeLessThan(2);
  }
});

const isHeard = ({ answers }: ComposeInput): boolean =>
  ["configuration-manager", "microsoft-365", "security"].includes(answers["solution-type"]?.[0] ?? "") &&
  answers["company-size"]?.[0] !== "small";

test("talks with those who represent staff are opened with the sponsor and end before logs show names, or these wait", () => {
  let heard = 0;
  for (const sample of samples(100).filter(isHeard).slice(0, 12)) {
    const input = { ...sample, client: { ...sample.client, country: "Germany" } };
    const { brief, plan, tasks } = contentFor(input);
    const rows = (tableOf(composed(input), "next.steps")?.rows ?? []).map((one) => one.map(plain));
    const opened = rows.find(([, step]) => step?.startsWith("Send the works council"));
    const row = rows.find(([, step]) => step?.startsWith("Agree with the works council"));
    const pilot = brief.holds(ASSESSES) ? undefined : tasks.find(({ kind }) => kind === "pilot");
    expect(dayOf(opened?.[0] ?? "")).toBe(sponsorDay(contentFor(input)));
    expect(opened?.[1]).toContain("eight weeks are usual");
    const agreed = dayOf(row?.[0] ?? "");
    const talked = workingDayFrom(sponsorDay(contentFor(input)) + 8 * 7, "Germany");
    if (agreed >= firstDayOf(plan, 2)) expect(agreed).toBe(talked);
    expect(agreed).toBeGreaterThanOrEqual(talked);
    expect(row?.[1]).toContain("until it agrees, logs are read without names");
    const isSooner = pilot && workingDayFrom(plan.start + (pilot.from - 1) * 7, "Germany") < talked;
    if (pilot && !isSooner) expect(row?.[1]).toContain(`${pilot.id} waits`);
    if (isSooner) expect(row?.[1]).toMatch(new RegExp(`${pilot.id}, planned from .* waits, with all dates after it`));
    heard += 1;
  }
  expect(heard).toBeGreaterThan(5);
});

test("a rollout at monthly weekends holds two of them at least where the window has weeks to spare", () => {
  for (const sample of samples(100)) {
    const brief = new Brief({ ...sample, answers: { ...sample.answers, "change-window": ["monthly"] } });
    const plan = planOf(brief);
    const window = WINDOWS[sample.answers.timeline?.[0] ?? ""] ?? 0;
    if (brief.holds(ASSESSES) || isHurried(plan) || plan.ahead !== null || window - plan.weeks < 20) continue;
    expect(monthlyWeekends(brief), JSON.stringify(sample.answers)).toBeGreaterThanOrEqual(2);
  }
});

test("machines that are delivered in a rollout leave it three weeks after they are built, where nothing presses", () => {
  let built = 0;
  for (const sample of samples(COUNT)) {
    const answers = {
      ...sample.answers,
      timeline: ["12-plus-months"],
      "solution-configuration": ["hybrid-azure-local"],
    };
    const input = { ...sample, answers: { ...answers, "solution-type": ["hybrid-cloud"] } };
    const { tasks, plan } = contentFor(input);
    const cluster = tasks.find(({ marks }) => marks.includes("cluster"));
    if (!cluster || plan.freezes.length > 0) continue;
    expect((plan.phases.find(({ number }) => number === 3)?.end ?? 0) - cluster.from).toBeGreaterThanOrEqual(3);
    built += 1;
  }
  expect(built).toBeGreaterThan(5);
});

test("waves of a bank avoid the end of a quarter where another weekend is left", () => {
  let closed = 0;
  for (const sample of samples(100)) {
    const answers = { ...sample.answers, industry: ["finance"], "company-size": ["medium"] };
    const brief = new Brief({ ...sample, answers });
    const [first, last] = [firstDayOf(planOf(brief), 3), lastDayOf(planOf(brief), 3)];
    const from = (first - planOf(brief).start) / 7 + 1;
    const saturdays = saturdaysOf({ from: Math.ceil(from), to: Math.ceil(from) + 3, phase: 3 }, brief);
    const near = saturdays.filter((day) => isClosing(day, brief));
    if (near.length > 0) expect(near).toEqual(saturdays);
    closed += Number(quarterEndsText(brief, first, last).includes("No wave changes what users notice"));
  }
  expect(closed).toBeGreaterThan(10);
});
