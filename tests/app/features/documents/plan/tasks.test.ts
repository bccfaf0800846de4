/** The work breakdown: what is done once does not grow with the servers, and what is moved does. */

import fc from "fast-check";
import { expect, test } from "vitest";
import type { Answers } from "#app/features/catalogue/steps.ts";
import { Brief } from "#app/features/documents/brief/brief.ts";
import { contentOf } from "#app/features/documents/content.ts";
import { RACI_ROLES } from "#app/features/documents/facts/work.ts";
import { crowdedText, longestInAWeek } from "#app/features/documents/plan/crowded-weeks.ts";
import { responsibilitiesOf } from "#app/features/documents/plan/tasks.ts";
import { plainOf } from "#app/features/documents/tree/tree-text.ts";
import { anyInput, inputFor, workedExample } from "#tests/app/features/documents/answer-sets.ts";
import { composed, contentFor, samples } from "#tests/app/features/documents/composed.ts";

function daysOf(servers: number) {
  const { tasks } = contentFor(
    inputFor({
      ...workedExample(),
      "solution-type": ["azure-migration"],
      "solution-configuration": ["azure-rehost"],
      "company-size": ["enterprise"],
      "integration-needs": ["erp", "database-systems"],
      timeline: ["12-plus-months"],
      servers: [String(servers)],
    }),
  );
  const of = (title: RegExp) =>
    tasks.filter((task) => title.test(task.title)).reduce((sum, { days }) => sum + days / 10, 0);
  return { runBook: of(/^Run book/), interface: of(/^Integration: ERP/), moves: of(/^Production migration/) };
}

test("many servers make the moves longer, not the run book or an interface", () => {
  const [few, many] = [daysOf(200), daysOf(1500)];
  expect(many.moves).toBeGreaterThan(few.moves * 2);
  expect(many.runBook).toBeLessThanOrEqual(21);
  expect(many.interface).toBeLessThanOrEqual(9);
});

const tasksFor = (answers: Answers) => contentFor(inputFor({ ...workedExample(), ...answers })).tasks;

test("a project manager's days follow the weeks of each phase, and a signature takes no more than its meeting", () => {
  let steered = 0;
  for (const input of samples(300)) {
    const brief = new Brief(input);
    const { tasks, effort } = contentOf(brief);
    const [least, most] = effort.likely >= 1000 ? [0.5, 1.5] : [0.25, 0.25];
    for (const { title, from, to, days } of tasks) {
      if (/^(Design sign-off|Pilot exit review)$/.test(title))
        expect(days, title).toBeLessThanOrEqual(brief.size === "enterprise" ? 20 : 10);
      if (title !== "Project management and steering") continue;
      steered += 1;
      const weeks = to - from + 1;
      expect(days / 10).toBeGreaterThanOrEqual(Math.floor(weeks * least));
      expect(days / 10).toBeLessThanOrEqual(Math.ceil(weeks * most) + 1);
    }
  }
  expect(steered).toBeGreaterThan(100);
});

test("a weekly call has its days in every project that promises one, and the sums of the budget hold them", () => {
  let called = 0;
  for (const input of samples(200)) {
    const brief = new Brief(input);
    const content = contentOf(brief);
    const { tasks, effort, plan } = content;
    const governance = plainOf(composed(input), "approach.method");
    const own = tasks.filter(({ title }) => title === "Project management and steering");
    const days = own.reduce((sum, task) => sum + task.days, 0) / 10;
    expect(tasks.reduce((sum, task) => sum + task.days, 0)).toBe(effort.likely);
    const isCalled = governance.includes("a weekly call");
    expect(own.length, governance).toBe(isCalled ? 4 : 0);
    if (brief.size === "small" && effort.likely < 1000) expect(governance).not.toContain("weekly");
    if (!isCalled) continue;
    called += 1;
    expect(days, governance).toBeGreaterThanOrEqual(plan.weeks * (governance.includes("quarter") ? 0.25 : 0.5) - 2);
    expect(governance).toContain(
      effort.likely >= 1000 ? "at least half a day a week" : "at least a quarter of a day a week",
    );
  }
  expect(called).toBeGreaterThan(60);
});

test("what a small firm has named is read in more than a day", () => {
  const tasks = tasksFor({
    "solution-type": ["custom"],
    "solution-configuration": ["custom-roadmap"],
    "company-size": ["small"],
    "current-technologies": ["active-directory", "exchange-server"],
    "security-requirements": ["compliance", "mobile-device-management"],
    "integration-needs": ["no-integrations"],
  });
  const read = tasks.filter(({ title }) => title.startsWith("Measurement: "));
  expect(read.reduce((sum, { days }) => sum + days, 0)).toBeGreaterThan(10);
});

test("the plan of later waves waits for what was found of the systems that they move", () => {
  const tasks = tasksFor({
    "solution-type": ["azure-migration"],
    "solution-configuration": ["azure-landing-zone"],
    "company-size": ["large"],
    "integration-needs": ["erp", "crm"],
  });
  const lists = tasks.filter(({ title }) => title.startsWith("Integration: ")).map(({ id }) => id);
  expect(lists).toHaveLength(2);
  const plan = tasks.find(({ title }) => title.startsWith("Business case and wave plan"));
  expect(plan?.after).toEqual(expect.arrayContaining(lists));
});

test("hardly a plan has more work in one week, one task after the other, than a person and some help can do", () => {
  const inputs = samples(400);
  const crowded = inputs.filter((input) => longestInAWeek(contentFor(input).tasks).days > 60);
  expect(crowded.length).toBeLessThanOrEqual(inputs.length * 0.045);
});

test("a pilot that a freeze would push into one week gets another one of the rollout's", () => {
  const answers = {
    ...workedExample(),
    "solution-type": ["azure-migration"],
    "solution-configuration": ["azure-rehost"],
    "company-size": ["medium"],
    industry: ["finance"],
    timeline: ["1-3-months"],
  };
  const { tasks } = contentFor(inputFor(answers, { today: new Date("2030-11-15T10:00:00Z") }));
  const pilot = tasks.find(({ title }) => title.startsWith("Wave 0"));
  expect((pilot?.to ?? 0) - (pilot?.from ?? 0)).toBe(1);
});

test("users of a large organisation are taught beside their waves, administrators before the first", () => {
  for (const size of ["large", "enterprise"]) {
    const tasks = tasksFor({
      "solution-type": ["microsoft-365"],
      "solution-configuration": ["m365-new-tenant"],
      "company-size": [size],
      timeline: ["12-plus-months"],
    });
    const of = (title: RegExp) => tasks.find((task) => title.test(task.title));
    const [first, users, devices] = [
      of(/training of administrators/),
      of(/training of users/),
      of(/^Devices enrolled/),
    ];
    expect(devices?.from).toBeGreaterThanOrEqual(first?.to ?? 0);
    expect(users?.after).toEqual([first?.id]);
    expect((users?.to ?? 0) - (users?.from ?? 0)).toBeGreaterThanOrEqual(3);
  }
  for (const input of samples(300)) {
    const { tasks } = contentFor(input);
    const [users, waves] = [/^User communications and training of users/, /policies in waves$|^Devices enrolled/].map(
      (title) => tasks.find((task) => title.test(task.title)),
    );
    if (users && waves) expect(users.from, `${users.id} beside ${waves.id}`).toBeLessThanOrEqual(waves.from);
  }
});

test("in a quiet plan one thing is done after the other, and administrators are taught at once", () => {
  const tasks = tasksFor({
    "solution-type": ["hybrid-cloud"],
    "solution-configuration": ["hybrid-vpn"],
    "company-size": ["medium"],
    "integration-needs": ["erp", "crm", "database-systems"],
    timeline: ["6-12-months"],
  });
  const rollout = tasks.filter(({ phase }) => phase === 3);
  const first = Math.min(...rollout.map(({ from }) => from));
  expect(rollout.find(({ title }) => /training of/.test(title))?.to).toBe(first);
  for (const { title, days, from, to } of rollout.filter((task) => /^Integration/.test(task.title)))
    expect(to - from + 1, title).toBeLessThanOrEqual(Math.ceil(days / 10) + 1);
});

test("the low estimate leaves away the same share of each role's days", () => {
  const off = samples(200).filter((input) => {
    const tasks = contentFor(input).tasks.filter(({ days, lowDays }) => lowDays < days); // a least effort stays in the low estimate
    const shareOf = (own: typeof tasks) =>
      own.reduce((sum, { lowDays }) => sum + lowDays, 0) / own.reduce((sum, { days }) => sum + days, 0);
    return [...Map.groupBy(tasks, ({ role }) => role).values()].some(
      (own) => own.reduce((sum, { days }) => sum + days, 0) > 60 && Math.abs(shareOf(own) - shareOf(tasks)) > 0.1,
    );
  });
  expect(off.length).toBeLessThanOrEqual(12);
});

test("controls are named by what is set, and take no more days than setting them does", () => {
  const controls = (...ids: string[]) =>
    tasksFor({
      "solution-type": ["azure-migration"],
      "solution-configuration": ["azure-rehost"],
      "company-size": ["enterprise"],
      "security-requirements": ids,
    }).filter(({ title }) => title.startsWith("Security controls"));
  expect(controls("identity-management").map(({ title }) => title)).toEqual(["Security controls: identities (S-1)"]);
  expect(controls("data-encryption", "compliance")[0]?.title).toBe("Security controls: evidence and data (S-1, S-2)");
  for (const { days } of controls("mfa", "identity-management", "mobile-device-management"))
    expect(days / 10).toBeLessThanOrEqual(12);
});

test("work that one week must hold, one task after the other, is said to need several people", () => {
  const crowded = fc
    .sample(anyInput, { numRuns: 400, seed: 4242 })
    .map((input) => contentFor(input).tasks)
    .filter((tasks) => longestInAWeek(tasks).days > 60);
  const several = crowded.filter((tasks) => longestInAWeek(tasks).ids.length > 1);
  expect(several.length).toBeGreaterThan(0);
  for (const plan of several) {
    expect(crowdedText(plan)).toContain(`run in sequence within week ${longestInAWeek(plan).week}`);
    expect(crowdedText(plan.map((task) => ({ ...task, to: task.to + 1 })))).toBe("");
  }
});

const spanOf = ({ id, from, to }: { id: string; from: number; to: number }) => `${id} ${from}–${to}`;

test("every gate has work in the weeks before it, also where a freeze puts some of the phase in haste", () => {
  for (const input of samples(200)) {
    const { tasks, plan } = contentFor(input);
    for (const phase of [1, 2, 3, 4]) {
      const own = tasks.filter((task) => task.phase === phase && task.title !== "Project management and steering");
      const end = plan.phases.findLast(({ number }) => number === phase)?.end ?? 0;
      expect(Math.max(...own.map(({ to }) => to)), own.map(spanOf).join(", ")).toBeGreaterThanOrEqual(end - 1);
    }
  }
});

test("design goes on through a year-end closing before which the quick wins were made", () => {
  const input = inputFor({
    ...workedExample(),
    "solution-type": ["security"],
    "solution-configuration": ["security-identity"],
    "company-size": ["medium"],
    industry: ["finance"],
    "current-technologies": ["active-directory", "windows-server"],
    timeline: ["6-12-months"],
  });
  const { tasks, plan } = contentFor({ ...input, today: new Date("2026-11-23T10:00:00Z") });
  const first = tasks.filter(({ phase }) => phase === 1);
  const wins = first.find(({ title }) => title.startsWith("Quick wins"));
  const score = first.find(({ title }) => /assessment: tools/i.test(title));
  expect(wins?.after).toContain(score?.id);
  expect(wins?.float ?? 0).toBe(0);
  expect(first.find(({ title }) => /design sign-off/i.test(title))?.to).toBe(plan.phases[0]?.end);
});

test("interfaces that wait for the pilot alone are not all left to the last weeks of the rollout", () => {
  for (const input of fc.sample(anyInput, { numRuns: 200, seed: 5 })) {
    const { tasks, plan } = contentFor(input);
    const rollout = plan.phases.filter(({ number }) => number === 3);
    const [first, last] = [rollout[0]?.start ?? 0, rollout.at(-1)?.end ?? 0];
    const loose = tasks.filter(({ title, after }) => /^Integration: /.test(title) && after.join() === "Pilot exit");
    if (loose.length < 3 || last - first < 4) continue;
    expect(Math.min(...loose.map(({ from }) => from)), loose.map(spanOf).join(", ")).toBeLessThanOrEqual(
      Math.ceil((first + last) / 2) + 1,
    );
  }
});

test("a rollout that peak trading would part begins after it, where the window has weeks to spare", () => {
  for (const size of ["medium", "large"]) {
    const input = inputFor({
      ...workedExample(),
      "solution-type": ["configuration-manager"],
      "solution-configuration": ["sccm-small"],
      "company-size": [size],
      industry: ["retail"],
      timeline: ["12-plus-months"],
    });
    for (const day of ["2027-07-19", "2027-08-02", "2027-08-16"]) {
      const { tasks, plan } = contentFor({ ...input, today: new Date(`${day}T10:00:00Z`) });
      const peak = plan.freezes.find(({ reason }) => reason === "peak trading");
      const waves = tasks.find(({ title }) => title.startsWith("Client waves"));
      if (!peak || !waves) throw new Error("no peak");
      const [first, end] = [plan.start + (waves.from - 1) * 7, plan.start + waves.to * 7 - 3];
      expect(first > peak.to - 5 || end < peak.from, `${size} ${day}: ${spanOf(waves)}`).toBe(true);
    }
  }
});

test("the count that an order rests on is made before what may run beside it", () => {
  let found = 0;
  for (const input of samples(500)) {
    const { tasks } = contentFor({ ...input, today: new Date("2026-10-19T10:00:00Z") });
    const counted = tasks.find(({ title }) => title === "Client count");
    if (!counted || counted.days > 20) continue;
    expect(counted.to, spanOf(counted)).toBe(1);
    found += 1;
  }
  expect(found).toBeGreaterThan(0);
});

test("a task for which a dated one waits has no float beyond the weeks before it", () => {
  let dated = 0;
  for (const input of samples(200)) {
    const { tasks } = contentFor(input);
    for (const { float, from, after, marks } of tasks) {
      if (float !== null || marks.includes("steering")) continue;
      const waited = tasks.filter(({ id }) => after.includes(id));
      const last = waited.some(({ to }) => to >= from) ? from : from - 1; // it begins in the week in which one of them ends
      for (const before of waited) {
        dated += 1;
        expect(before.float ?? 0, before.title).toBeLessThanOrEqual(Math.max(0, last - before.to));
      }
    }
  }
  expect(dated).toBeGreaterThan(20);
});

test("an architect and an engineer are responsible only for tasks that hold days of theirs", () => {
  for (const input of samples(60)) {
    const { brief, tasks } = contentFor(input);
    if (brief.has("company-size", "small")) continue;
    for (const task of tasks)
      for (const role of ["Architect", "Engineer"] as const)
        if (/[AR]/.test(responsibilitiesOf(task, false)[RACI_ROLES.indexOf(role)] ?? "")) expect(task.role).toBe(role);
  }
});
