import { expect, test } from "vitest";
import { Brief } from "#app/features/documents/brief/brief.ts";
import { dayOfIso, formatDay, type IsoDate, isoOfDay } from "#app/features/documents/dates.ts";
import { LIFECYCLE } from "#app/features/documents/facts/lifecycle.ts";
import { earlierStart } from "#app/features/documents/plan/earlier-start.ts";
import { lateness, spanOf, weeksUntil } from "#app/features/documents/plan/fixed-date.ts";
import { freezesBetween } from "#app/features/documents/plan/freezes.ts";
import { mobilisationOf } from "#app/features/documents/plan/mobilisation.ts";
import { orderDay, type Plan, planOf } from "#app/features/documents/plan/plan.ts";
import { shapeOf } from "#app/features/documents/plan/plan-shape.ts";
import { wordsOf } from "#app/features/documents/plan/plan-words.ts";
import { insideFreeze, startsInFreeze, type Task } from "#app/features/documents/plan/tasks.ts";
import { barsOf } from "#app/features/documents/sections/timeline-figure.ts";
import { plainOf } from "#app/features/documents/tree/tree-text.ts";
import { endOfWeek } from "#app/features/documents/working-days.ts";
import { inputFor, workedExample } from "#tests/app/features/documents/answer-sets.ts";
import { composed, contentFor, samples } from "#tests/app/features/documents/composed.ts";

const plan = {
  start: dayOfIso("2027-01-11"),
  end: dayOfIso("2027-09-03"),
  phases: [
    { number: 3, firstDay: dayOfIso("2027-04-26"), lastDay: dayOfIso("2027-07-30") },
    { number: 4, firstDay: dayOfIso("2027-08-02"), lastDay: dayOfIso("2027-09-03") },
  ],
  gates: [{ gate: "Design sign-off" }, { gate: "Pilot exit" }, { gate: "Go-live" }, { gate: "Acceptance" }],
} as unknown as Plan;

test.each([
  ["2027-07-31", "34 days after the fixed date, which leaves time for phases 1 to 3"],
  ["2027-07-29", "36 days after the fixed date, which falls into phase 3"],
  ["2027-08-20", "2 weeks after the fixed date, which falls into phase 4, after go-live"],
  ["2027-01-04", "242 days after the fixed date, which falls before its first day"],
])("a plan that ends on 3 September 2027 is late for %s", (day, said) => {
  expect(lateness({ known: () => day } as unknown as Brief, plan)).toBe(said);
});

test("a plan that takes all the weeks there are keeps none in reserve", () => {
  const shown = { kind: "short", minimum: 9, assesses: false, dated: true, haste: null, pilot: 8 } as const;
  const said = (weeks: number, window: number, until: number | null) =>
    wordsOf({ ...shown, weeks, window, until }).statement;
  expect(said(13, 26, null)).toMatch(/takes 13 weeks, less than the requested window of 26; the rest is reserve/);
  expect(said(13, 13, null)).toContain("takes 13 weeks and fits the requested window");
  expect(said(13, 26, 23)).toMatch(/takes 13 weeks, less than the 23 working weeks up to the fixed date/);
  expect(said(23, 26, 23)).toContain("takes 23 and ends by the fixed date");
});

test("what fits the weeks before a fixed date is not measured by a longer window", () => {
  const shown = { minimum: 9, assesses: false, dated: true, haste: null, pilot: 8, weeks: 20 } as const;
  const said = (kind: "scaled" | "extended", until: number | null) =>
    wordsOf({ ...shown, kind, window: 78, until }).statement;
  expect(said("scaled", 21)).toContain("takes 20 and ends by the fixed date");
  expect(said("scaled", null)).toContain("fits the requested window of 78 weeks");
  expect(said("extended", 21)).toContain("20 weeks in total, within the 21 working weeks up to the fixed date");
  expect(said("extended", 19)).toContain("within the requested window of 78");
});

test("the days between two dates are told exactly", () => {
  expect([spanOf(34), spanOf(35), spanOf(1)]).toEqual(["34 days", "5 weeks", "1 day"]);
});

test("however near the fixed date, every phase has a week", () => {
  for (const input of samples(100)) {
    for (const day of ["2026-12-01", "2026-12-20", "2027-01-10"]) {
      const { phases } = contentFor({ ...input, answers: { ...input.answers, deadline: [day] } }).plan;
      const weeks = phases.map(({ start, end }) => end - start);
      expect(Math.min(...weeks), JSON.stringify(input.answers)).toBeGreaterThanOrEqual(1);
    }
  }
});

test("no consequence of a support date is true only before it", () => {
  for (const { product, effect } of LIFECYCLE) expect(effect, product).not.toContain("before the date");
});

test("a plan whose least weeks end by the fixed date ends by it, unless the window is shorter than those", () => {
  let shortened = 0;
  for (const input of samples(300))
    for (const deadline of ["2027-03-31", "2027-04-30", "2027-05-31"] as const) {
      const plan = planOf(new Brief({ ...input, answers: { ...input.answers, deadline: [deadline] } }));
      const meets = (plan.askedWeeks ?? 0) >= plan.minimumWeeks;
      if (meets && plan.kind !== "minimum-scope") expect(plan.end).toBeLessThanOrEqual(dayOfIso(deadline));
      const available = weeksUntil(dayOfIso(deadline), plan.start);
      expect(plan.askedWeeks).toBeLessThanOrEqual(available);
      if (plan.kind === "dated") shortened += 1;
    }
  expect(shortened).toBeGreaterThan(20);
});

test("a plan that cannot end by the fixed date takes its least weeks, but for holidays and the second week of a pilot", () => {
  let late = 0;
  for (const input of samples(300)) {
    const plan = planOf(new Brief({ ...input, answers: { ...input.answers, deadline: ["2027-02-26"] } }));
    if (plan.kind !== "late") continue;
    late += 1;
    expect(plan.weeks).toBeLessThanOrEqual(plan.minimumWeeks + (plan.freezes.length > 0 ? 12 : 1));
    expect(plan.statement).toContain("ends after it");
  }
  expect(late).toBeGreaterThan(5);
});

test("a project keeps weeks in reserve before a fixed date, as far as its least weeks leave them", () => {
  const planned = (deadline: string) =>
    planOf(
      new Brief(
        inputFor({
          ...workedExample(),
          "solution-type": ["microsoft-365"],
          "solution-configuration": ["m365-new-tenant"],
          "company-size": ["large"],
          timeline: ["6-12-months"],
          deadline: [deadline],
        }),
      ),
    );
  const roomy = planned("2027-06-11");
  expect(roomy).toMatchObject({ kind: "dated", weeks: (roomy.askedWeeks ?? 0) - 5 });
  const tight = planned("2027-04-30");
  expect(tight).toMatchObject({ kind: "dated", weeks: tight.minimumWeeks });
});

test("the time of an option is scored by the window that the plan keeps, where the fixed date lies behind it", () => {
  const scored = (deadline: string) => {
    const answers = { ...workedExample(), timeline: ["1-3-months"], deadline: [deadline] };
    const content = contentFor(inputFor(answers, { today: new Date("2026-11-23T10:00:00Z") }));
    return { ...content.plan, contingency: plainOf(composed(inputFor(answers)), "budget.contingency") };
  };
  const far = scored("2027-10-29");
  expect(far).toMatchObject({ windowWeeks: 13, scoredWeeks: 13 });
  expect(far.askedWeeks).toBeGreaterThan(40);
  const near = scored("2027-01-29");
  expect(near.scoredWeeks).toBe(near.askedWeeks);
  expect(far.contingency).not.toContain("counted again"); // haste raises the days too
});

test("an assessment ends two weeks before a fixed date, as far as its least weeks leave them", () => {
  const own = {
    size: "enterprise",
    delivers: false,
    phaseDays: [10, 10, 10, 10],
    configuration: "custom-roadmap",
    monthly: false,
    rehearses: false,
    waved: false,
  } as const;
  const weeks = (until: number | null) =>
    shapeOf("no-timeline", 4, null, { ...own, assesses: true, until }).lengths.reduce((sum, one) => sum + one, 0);
  const usual = weeks(null);
  expect(usual).toBeGreaterThan(6);
  for (let until = 4; until <= usual + 3; until += 1)
    expect(weeks(until), `${until}`).toBe(Math.min(usual, Math.max(4, until - 2)));
});

test("a rollout that examinations would take is over before them, and the fixed date is not used up", () => {
  const answers = {
    ...workedExample(),
    "solution-type": ["microsoft-365"],
    "solution-configuration": ["m365-hybrid"],
    "company-size": ["small"],
    industry: ["education"],
    "current-technologies": ["windows-server", "active-directory", "office-365"],
    "cloud-maturity": ["some"],
    timeline: ["no-timeline"],
    deadline: ["2027-07-18"],
  };
  const client = { name: "Maren Holt", company: "Holt & Brand", country: "Germany" };
  const input = inputFor(answers, { client, today: new Date("2027-03-14T10:00:00Z") });
  const { plan, tasks } = contentFor(input);
  const rollout = plan.phases.find(({ number }) => number === 3);
  expect(rollout?.lastDay).toBeLessThan(dayOfIso("2027-05-10"));
  expect(dayOfIso("2027-07-18") - plan.end).toBeGreaterThanOrEqual(14);
  expect(plan.freezes.flatMap((freeze) => insideFreeze(tasks, plan, freeze))).toEqual([]);
  expect(plainOf(composed(input), "timeline.start")).toContain(
    `${plan.weeks} end the rollout before the examinations from 10 May 2027.`,
  );
});

test("two weeks are left before a fixed date, unless the work, a pilot of two weeks or a freeze needs them", () => {
  let dated = 0;
  for (const input of samples(300))
    for (const days of [90, 150, 240]) {
      const deadline = new Date(input.today.getTime() + days * 86_400_000).toISOString().slice(0, 10);
      const plan = planOf(new Brief({ ...input, answers: { ...input.answers, deadline: [deadline] } }));
      const spare = dayOfIso(deadline as IsoDate) - plan.end; // a date is written so
      if (spare < 0 || plan.weeks <= Math.max(plan.minimumWeeks, 9) || plan.freezes.length > 0) continue;
      if (plan.kind === "minimum-scope") continue;
      dated += 1;
      expect(spare).toBeGreaterThanOrEqual(14);
    }
  expect(dated).toBeGreaterThan(50);
});

test("a task whose last weekend lies in a freeze is among those that the freeze holds up", () => {
  const task = { kind: "rollout", from: 13, to: 14 } as Task; // the last week of the freeze is lost with three of its days
  const plan = { start: dayOfIso("2027-03-29") } as Plan;
  const freeze = { from: dayOfIso("2027-05-10"), to: dayOfIso("2027-06-30"), reason: "examinations", absence: false };
  expect(insideFreeze([task, { ...task, to: 15 }], plan, freeze)).toEqual([task]);
});

test("a task that begins in a freeze, because what it waits for is inside it, is named with that", () => {
  const task = { id: "T-3.1", kind: "training", from: 8, to: 9, after: [] as string[] } as unknown as Task;
  const wave = { ...task, id: "T-3.2", kind: "rollout", from: 9, to: 20, after: ["T-3.1"] } as Task;
  const plan = { start: dayOfIso("2027-03-29") } as Plan;
  const freeze = { from: dayOfIso("2027-05-10"), to: dayOfIso("2027-06-30"), reason: "examinations", absence: false };
  const built = { ...wave, id: "T-3.3", kind: "build" } as Task; // no user notices it
  const alone = { ...wave, id: "T-3.4", after: [] as string[] };
  expect(insideFreeze([task, wave, built, alone], plan, freeze)).toEqual([task]);
  expect(startsInFreeze([task, wave, built, alone], plan, freeze)).toEqual([wave]);
});

test("an earlier start is offered where its order can be signed in time, and meets the date", () => {
  const offered = new Set<number>();
  for (const input of samples(200)) {
    const free = planOf(new Brief(input));
    const deadline = isoOfDay(free.start + free.minimumWeeks * 7 - 12);
    const late = { ...input, answers: { ...input.answers, deadline: [deadline] } };
    const { brief, plan, asked } = contentFor(late);
    if (free.isCalm || mobilisationOf(new Brief(input)) !== mobilisationOf(brief)) continue; // a fixed date brings it forward
    const earlier = earlierStart(brief);
    const told = plainOf(composed(late), "given.implementation-timeline");
    const choice = asked.find(({ title }) => title === "Date or scope");
    expect(told.includes("A start on "), told).toBe(earlier !== null);
    expect(choice?.text.includes("an earlier start, a later date"), choice?.text).toBe(earlier !== null);
    if (!earlier) continue;
    const { start, weeks, order } = earlier;
    const end = endOfWeek({ start, country: plan.country }, weeks);
    offered.add((plan.start - start) / 7);
    expect(end).toBeLessThanOrEqual(dayOfIso(deadline));
    expect(freezesBetween(brief, start, end)).toEqual([]);
    expect(choice?.day).toBeLessThanOrEqual(order);
    expect(order - brief.today).toBeGreaterThanOrEqual(8); // six working days
    expect(start - order).toBeGreaterThanOrEqual(plan.start - orderDay(brief));
  }
  expect([...offered]).toContain(2);
});

test("where holidays stretch a late plan, an earlier start with the least weeks is offered", () => {
  const input = {
    ...inputFor({
      ...workedExample(),
      "solution-type": ["custom"],
      "solution-configuration": ["custom-pilot"],
      "company-size": ["enterprise"],
      industry: ["manufacturing"],
      timeline: ["3-6-months"],
      deadline: ["2027-07-21"],
      "deadline-reason": ["support"],
    }),
    client: { name: "Maren Holt", company: "Holt & Brand", country: "Germany" },
    today: new Date("2027-03-17T10:00:00Z"),
  };
  const plan = planOf(new Brief(input));
  expect(plan.weeks).toBeGreaterThan(plan.minimumWeeks);
  const earlier = earlierStart(new Brief(input));
  expect(earlier?.weeks).toBe(plan.minimumWeeks);
  expect(plainOf(composed(input), "given.implementation-timeline")).toContain(
    `would meet it in the ${plan.minimumWeeks} weeks needed, with the order signed by`,
  );
});

test("a window counted from the day of writing ends when it is said to, where the plan ends later", () => {
  const of = (timeline: string) => {
    const input = inputFor({ ...workedExample(), "company-size": ["large"], timeline: [timeline] });
    return { said: plainOf(composed(input), "timeline.start"), ...contentFor(input) };
  };
  const { said, brief, plan } = of("1-3-months");
  const last = brief.today + 13 * 7;
  expect(said).toContain(
    `the requested window ends on ${formatDay(last)}, ${spanOf(plan.end - last)} before the plan does`,
  );
  const later = of("12-plus-months");
  expect(later.said).toMatch(/, \d+ weeks after the plan; each quarter, first on \d+ \w+ \d+, the sponsor/);
  expect(later.said).not.toContain("before the plan does");
});

test("a freeze that begins at a weekend marks none of the week before it", () => {
  const start = dayOfIso("2027-01-04");
  const freeze = {
    from: dayOfIso("2027-01-09"),
    to: dayOfIso("2027-01-22"),
    reason: "stocktaking",
    phases: [],
    absence: false,
  };
  const shown = { phases: [], gates: [], freezes: [freeze], start, weeks: 6 } as unknown as Plan;
  expect(barsOf({ plan: shown, tasks: [] })).toMatchObject([{ start: 1, end: 3 }]);
});
