import { expect, test } from "vitest";
import { Brief } from "#app/features/documents/brief/brief.ts";
import { contentOf } from "#app/features/documents/content.ts";
import { formatDay } from "#app/features/documents/dates.ts";
import { lintDocument } from "#app/features/documents/lint/lint.ts";
import { rivalsIn, sponsorDay } from "#app/features/documents/options/asked-decisions.ts";
import { say } from "#app/features/documents/pack.ts";
import { DEADLINE } from "#app/features/documents/plan/deadline-tasks.ts";
import { lateness } from "#app/features/documents/plan/fixed-date.ts";
import { freezesBetween } from "#app/features/documents/plan/freezes.ts";
import { gateDay, orderDay, workingDayBefore } from "#app/features/documents/plan/plan.ts";
import { plainOf, tableOf } from "#app/features/documents/tree/tree-text.ts";
import { endOfWeek } from "#app/features/documents/working-days.ts";
import { composed, contentFor, samples } from "#tests/app/features/documents/composed.ts";
import { inputFor, workedExample } from "./answer-sets.ts";
import { cells } from "./solutions/cells.ts";

const DAYS = ["2026-11-24", "2026-12-10", "2026-12-22", "2027-07-05"];

test("nobody is asked to decide, to sign or to be named while approvers are away, nor after the work has begun", () => {
  for (const input of samples(100))
    for (const today of DAYS) {
      const content = contentFor({ ...input, today: new Date(`${today}T10:00:00Z`) });
      const { brief, plan, deadline } = content;
      const absences = freezesBetween(brief, brief.today, plan.end).filter(({ absence }) => absence);
      const { asked } = content;
      expect(content.asked, "worked out once").toBe(asked);
      const bought = [
        sponsorDay(content),
        orderDay(brief),
        ...asked.filter(({ needed }) => needed === "the order").map(({ day }) => day),
      ];
      for (const day of bought) expect(day, today).toBeLessThan(plan.start);
      const first = Math.min(...asked.map(({ day }) => day));
      if (workingDayBefore(first - 1, brief) > brief.today) expect(sponsorDay(content), today).toBeLessThan(first);
      for (const day of [...bought, ...asked.map((one) => one.day)]) {
        if (day === deadline?.day) continue; // nobody can move it
        const away = absences.filter(({ from, to }) => day >= from && day <= to);
        expect(away, `${today}: ${formatDay(day)}`).toEqual([]);
      }
    }
});

test("the sponsor has days before the first decision, a week before what the order rests on where it leaves one", () => {
  let [weeks, early] = [0, 0];
  for (const input of samples(350)) {
    const content = contentFor({ ...input, today: new Date("2026-11-27T10:00:00Z") });
    const { brief, asked, plan } = content;
    const named = sponsorDay(content);
    for (const { day, needed } of asked) {
      expect(day - named, brief.configuration.id).toBeGreaterThan(needed === "the deadline" ? 0 : 2);
      early += day < plan.start && needed === "the deadline" ? 1 : 0;
    }
    if (!brief.has("company-size", "enterprise")) continue;
    const chosen = asked.filter(({ number, needed }) => needed === "the order" && !number.startsWith("D-"));
    for (const { day } of chosen) expect(day - named).toBeGreaterThanOrEqual(7);
    weeks += chosen.length;
    const steps = cells(composed({ ...input, today: new Date("2026-11-27T10:00:00Z") }), "next.steps");
    expect(steps).not.toMatch(/ · (the order|the start|discovery|all decisions)$/m);
    const isBefore = asked.some(({ day, needed }) => needed === "the deadline" && day < plan.start);
    if (isBefore) expect(steps.split(/\n.*Kick-off/)[0]).toContain("Answer information request");
  }
  expect(Math.min(weeks, early)).toBeGreaterThan(10);
});

test("what the order waits for has one day, and a choice that it rests on an earlier one at most", () => {
  for (const input of samples(100)) {
    const brief = new Brief({ ...input, today: new Date("2026-11-24T10:00:00Z") });
    const content = contentOf(brief);
    const settled = rivalsIn(content).flatMap(({ row }) => row.settles?.title ?? []); // with the choice among the options
    const asked = content.asked.filter(({ needed, title }) => needed === "the order" && !settled.includes(title));
    const [designed, others] = [true, false].map((is) => asked.filter(({ number }) => number.startsWith("D-") === is));
    for (const { day } of others ?? []) expect(day).toBeLessThanOrEqual(orderDay(brief));
    const budget = others?.find(({ number }) => number === "budget");
    const saving = / smaller scope \((D-\d+)\)/.exec(budget?.text ?? "")?.[1]; // decided with the budget
    for (const { day, number } of designed ?? []) expect(day).toBe(number === saving ? budget?.day : orderDay(brief));
  }
});

test("no decision is due before the work that it rests on has ended", () => {
  let [listed, gated] = [0, 0];
  for (const input of samples(400)) {
    const brief = new Brief({ ...input, today: new Date("2026-11-22T10:00:00Z") });
    const { plan, tasks, asked, decisions } = contentOf(brief);
    const ended = (those: typeof tasks) =>
      workingDayBefore(endOfWeek(plan, Math.max(...those.map(({ to }) => to))), brief);
    const lists = tasks.filter(({ marks, title }) => marks.includes(DEADLINE) || /: list\b/.test(title));
    for (const { number, day, needed } of asked) {
      if (needed === plan.gates[0]?.gate) {
        expect(day, brief.configuration.id).toBeGreaterThanOrEqual(ended(tasks.filter(({ phase }) => phase === 1)));
        gated += 1;
      }
      const row = decisions.find((one) => one.number === number);
      if (
        needed !== "the deadline" ||
        !row ||
        /own list|before the project|blocks internet access to it|Closed to the internet/.test(say(row.decision, brief))
      )
        continue;
      expect(day, brief.configuration.id).toBeGreaterThanOrEqual(ended(lists));
      listed += 1;
    }
  }
  expect(Math.min(listed, gated)).toBeGreaterThan(10);
});

test("what a task needs bought is decided a week and more before the week of the task", () => {
  let bought = 0;
  for (const input of samples(200)) {
    const { asked, tasks, plan } = contentFor(input);
    for (const { day, needed } of asked) {
      const task = tasks.find(({ id }) => id === needed);
      if (!task || task.from <= 2) continue;
      expect(plan.start + (task.from - 1) * 7 - day).toBeGreaterThanOrEqual(10);
      bought += 1;
    }
  }
  expect(bought).toBeGreaterThan(5);
});

test("a product whose support ends during the plan is decided on although the change of a service comes first", () => {
  for (const size of ["small", "medium", "large"]) {
    const answers = {
      ...workedExample(),
      "solution-type": ["custom"],
      "solution-configuration": ["custom-roadmap"],
      "company-size": [size],
      "current-technologies": ["windows-server", "office-365"],
      "windows-server-version": ["2016"],
      timeline: ["no-timeline"],
    };
    const tree = composed(inputFor(answers, { today: new Date("2026-11-24T10:00:00Z") }));
    const decisions = cells(tree, "decisions").split("\n");
    const [service, product] = [/31 December 2026|Service change/, /^D-\d+ · Windows Server 2016 when/].map((words) =>
      decisions.find((row) => words.test(row)),
    );
    expect([service, product], size).not.toContain(undefined);
    for (const row of [service, product])
      expect(plainOf(tree, "timeline.deadline"), size).toContain(`decision ${row?.split(" · ")[0]}`);
    expect(cells(tree, "timeline.tasks"), size).toMatch(
      /ystems affected by the change of 31 December 2026( and systems on Windows Server 2016)?: /,
    );
    expect(cells(tree, "timeline.tasks"), size).toMatch(/systems on Windows Server 2016: /i);
    expect(cells(tree, "appendix.risks"), size).toContain("End of support of Windows Server 2016");
    expect(lintDocument(tree), size).toEqual([]);
  }
});

test("a second deadline takes no decision of the solution from a small organisation", () => {
  const answers = {
    ...workedExample(),
    "solution-type": ["custom"],
    "solution-configuration": ["custom-roadmap"],
    "company-size": ["small"],
    "current-technologies": ["windows-server", "exchange-server", "sql-server", "office-365"],
    timeline: ["no-timeline"],
  };
  const said = cells(composed(inputFor(answers, { today: new Date("2026-11-24T10:00:00Z") })), "decisions");
  for (const title of ["Service change", "Windows Server 2016 or older when", "Unsupported SQL Server"])
    expect(said).toContain(title);
});

test("the shape of the plan is a decision where date or scope gives way, and nowhere else", () => {
  const decided = (timeline: string, size: string) =>
    cells(composed(inputFor({ ...workedExample(), timeline: [timeline], "company-size": [size] })), "decisions");
  expect(decided("1-3-months", "enterprise")).toContain("Plan type");
  for (const size of ["medium", "large", "enterprise"]) {
    expect(decided("no-timeline", size)).not.toContain("Plan type");
    expect(decided("no-timeline", size).split("\n").length).toBeGreaterThanOrEqual(6);
  }
  const few = {
    "solution-type": ["custom"],
    "solution-configuration": ["custom-focused"],
    timeline: ["12-plus-months"],
  };
  for (const size of ["small", "medium", "large", "enterprise"]) {
    const input = inputFor({ ...workedExample(), ...few, "company-size": [size] });
    expect(cells(composed(input), "decisions")).not.toContain("Plan type");
  }
});

test("the shape of a plan gives up what it gives up, and names two or three others", () => {
  const seen = new Set<string>();
  const missed = ["2027-02-15", "2027-03-01"].map((deadline) => ({ timeline: ["no-timeline"], deadline: [deadline] }));
  const named = missed.map((answers) => inputFor({ ...workedExample(), ...answers, "company-size": ["enterprise"] }));
  for (const input of [...samples(150), ...named]) {
    const brief = new Brief(input);
    const { plan, decisions } = contentOf(brief);
    const row = decisions.find(({ title }) => title === "Plan type");
    if (!row) continue;
    seen.add(plan.kind);
    expect(say(row.alternatives, brief).split("; ").length).toBeLessThan(4);
    expect(say(row.tradeOff, brief).includes("the fixed date is missed")).toBe(lateness(brief, plan) !== null);
  }
  expect([...seen]).toEqual(expect.arrayContaining(["compressed", "minimum-scope", "late"]));
});

test("phase 1 confirms once what a deadline affects, and nothing that was decided before it", () => {
  let said = 0;
  for (const input of samples(150)) {
    const brief = new Brief(input);
    const { decisions, plan } = contentOf(brief);
    for (const row of decisions.filter(({ day }) => day !== undefined)) {
      const text = `${say(row.context, brief)} ${say(row.decision, brief)}`;
      expect(text.match(/phase 1 confirms/g)?.length ?? 0, text).toBeLessThanOrEqual(1);
      expect(text.includes("as discovery ends later") && text.includes("phase 1 confirms the"), text).toBe(false);
      said += plan.start > 0 && text.includes("phase 1 confirms") ? 1 : 0;
    }
  }
  expect(said).toBeGreaterThan(10);
});

test("an exception that work inside a freeze needs is asked for on the first page", () => {
  let granted = 0;
  for (const input of samples(400)) {
    const tree = composed(input);
    const needed = JSON.stringify(tree.sections[6]).includes("sponsor grants a written exception");
    const asked = /Grant a written exception for (T-[\d., and T-]+) inside a freeze/.exec(
      plainOf(tree, "summary.decisions"),
    );
    expect(asked !== null, plainOf(tree, "summary.decisions")).toBe(needed);
    granted += needed ? 1 : 0;
  }
  expect(granted).toBeGreaterThan(2);
});

test("a public body confirms how it procures before it signs, and is not asked for it afterwards", () => {
  let bodies = 0;
  for (const input of samples(150)) {
    const { brief, requests } = contentFor(input);
    const isPublic = brief.has("industry", "government");
    const steps = tableOf(composed(input), "next.steps")?.rows.map(([, step]) => `${step}`) ?? [];
    const [confirmed, signed] = [/^Confirm the procurement route/, /^Sign the order/].map((said) =>
      steps.findIndex((step) => said.test(step)),
    );
    expect(confirmed !== -1, steps.join("; ")).toBe(isPublic);
    if (isPublic) expect(confirmed, steps.join("; ")).toBeLessThan(signed ?? 0);
    expect(requests.map(({ text }) => text).join("; ")).not.toMatch(/procurement/i);
    bodies += isPublic ? 1 : 0;
  }
  expect(bodies).toBeGreaterThan(5);
});

test("an event whose date nobody gave is asked for first, with what may be ordered without it", () => {
  for (const reason of ["merger", "budget", "audit", "contract"]) {
    const { asked } = contentFor(inputFor({ ...workedExample(), deadline: ["unknown"], "deadline-reason": [reason] }));
    const [first] = asked.filter(({ number }) => number === "date");
    expect(first?.text, reason).toMatch(/^Say when .* ends|^Say when .* place/);
    expect(first?.text).toMatch(/phase 1 alone, [\d.]+ days, [A-Z]{3} [\d,]+ of services/);
  }
});

test("what ends within days is isolated at once, listed by the order and decided on with the design", () => {
  const answers = { ...workedExample(), "current-technologies": ["windows-server", "active-directory"] };
  const input = { ...inputFor(answers), today: new Date("2027-01-11T10:00:00Z") };
  const { brief, plan } = contentFor(input);
  expect(cells(composed(input), "next.steps")).toContain(
    `the IT lead isolates each system that the internet reaches, and lists the others by ${formatDay(orderDay(brief))}; each is decided on by ${formatDay(gateDay(plan, "design"))}`,
  );
});
