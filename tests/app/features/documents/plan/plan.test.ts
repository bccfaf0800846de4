import fc from "fast-check";
import { expect, test } from "vitest";
import { Brief } from "#app/features/documents/brief/brief.ts";
import { contentOf } from "#app/features/documents/content.ts";
import { barePhases, leastWeeks } from "#app/features/documents/effort/effort.ts";
import { ASSESSES, ASSESSMENT_WEEKS } from "#app/features/documents/facts/effort.ts";
import { RACI_ROLES, STEERING } from "#app/features/documents/facts/work.ts";
import { drawGantt, readGantt } from "#app/features/documents/figures/diagram.ts";
import { toMarkdown } from "#app/features/documents/files/markdown.ts";
import { unranged } from "#app/features/documents/numbered.ts";
import { chosenRows, count } from "#app/features/documents/pack.ts";
import { isDeadlineTask } from "#app/features/documents/plan/deadline-tasks.ts";
import { isFrozen, stopping } from "#app/features/documents/plan/freezes.ts";
import { planOf } from "#app/features/documents/plan/plan.ts";
import { wordsOf } from "#app/features/documents/plan/plan-words.ts";
import { floatsOf } from "#app/features/documents/plan/task-graph.ts";
import { busiestOf, hastyWeeks, loadsOf, TENTHS_A_WEEK } from "#app/features/documents/plan/task-weeks.ts";
import { responsibilitiesOf } from "#app/features/documents/plan/tasks.ts";
import { approachSection } from "#app/features/documents/sections/approach.ts";
import { supportSection } from "#app/features/documents/sections/support.ts";
import { timelineSection } from "#app/features/documents/sections/timeline.ts";
import { barsOf, hasPath } from "#app/features/documents/sections/timeline-figure.ts";
import { plain } from "#app/features/documents/tree/tree.ts";
import { blocksOf, plainOf, tableOf } from "#app/features/documents/tree/tree-text.ts";
import { anyInput, inputFor, workedExample } from "#tests/app/features/documents/answer-sets.ts";
import { composed, contentFor, samples } from "#tests/app/features/documents/composed.ts";

const WINDOWS: Record<string, number> = { "1-3-months": 13, "3-6-months": 26, "6-12-months": 52, "12-plus-months": 78 };

function planFor(solution: string, configuration: string, size: string, timeline: string) {
  return planOf(
    new Brief(
      inputFor({
        ...workedExample(),
        "solution-type": [solution],
        "solution-configuration": [configuration],
        "company-size": [size],
        timeline: [timeline],
      }),
    ),
  );
}

test("every plan fits its window, or is a minimum scope whose first part takes as many weeks as the window", () => {
  fc.assert(
    fc.property(anyInput, (input) => {
      const plan = planOf(new Brief(input));
      const window = WINDOWS[input.answers.timeline?.[0] ?? ""];
      expect(plan.weeks).toBeGreaterThanOrEqual(leastWeeks(new Brief(input)));
      if (plan.kind === "minimum-scope") expect(plan.phases[plan.phases.length > 4 ? 2 : 1]?.end).toBe(window);
      else if (window) expect(plan.weeks).toBeLessThanOrEqual(window);
      for (const [index, phase] of plan.phases.entries()) {
        expect(phase.end).toBeGreaterThan(phase.start);
        expect(phase.start).toBe(plan.phases[index - 1]?.end ?? 0);
      }
    }),
    { seed: 9, numRuns: 1000 },
  );
});

test("of a phase of nine years no more weeks are tried than of one of two", () => {
  expect(hastyWeeks(5)).toEqual([1, 2, 3, 4]);
  const [most, long] = [hastyWeeks(104), hastyWeeks(468)];
  expect(most).toHaveLength(103);
  expect(long.length).toBeLessThan(most.length);
  expect(long.every((week) => week >= 1 && week < 468)).toBe(true);
  const extreme = {
    "head-count": ["1"],
    devices: ["20"],
    "shift-workers": ["100000"],
    sites: ["2000"],
    servers: ["20000"],
  };
  const own = { "solution-type": ["custom"], "solution-configuration": ["custom-focused"], "company-size": ["small"] };
  const content = contentFor(inputFor({ ...workedExample(), ...own, timeline: ["no-timeline"], ...extreme }));
  expect(content.plan.weeks).toBeGreaterThan(400);
  expect(content.tasks.length).toBeGreaterThan(0);
});

test.each([
  ["certificate-services", "cert-medium-single", "medium", "1-3-months", "compressed", 11],
  ["configuration-manager", "sccm-medium", "large", "1-3-months", "compressed", 12],
  ["azure-migration", "azure-rehost", "large", "1-3-months", "minimum-scope", 22],
  ["azure-migration", "azure-rehost", "enterprise", "3-6-months", "minimum-scope", 40],
  ["azure-migration", "azure-rehost", "enterprise", "6-12-months", "extended", 44],
  ["azure-migration", "azure-rehost", "enterprise", "no-timeline", "extended", 40],
  ["azure-migration", "azure-landing-zone", "enterprise", "3-6-months", "scaled", 18],
  ["microsoft-365", "m365-new-tenant", "enterprise", "3-6-months", "extended", 26],
  ["security", "security-identity", "small", "3-6-months", "short", 13],
  ["hybrid-cloud", "hybrid-vpn", "medium", "6-12-months", "short", 22],
  ["hybrid-cloud", "hybrid-vpn", "large", "12-plus-months", "short", 22],
  ["hybrid-cloud", "hybrid-vpn", "medium", "12-plus-months", "short", 22],
  ["hybrid-cloud", "hybrid-vpn", "small", "12-plus-months", "short", 12],
  ["certificate-services", "cert-small-single", "small", "no-timeline", "short", 10],
  ["certificate-services", "cert-large-enterprise", "enterprise", "3-6-months", "scaled", 19], // 20 would end a day after the window
  ["custom", "custom-roadmap", "small", "no-timeline", "standard", 7],
  ["custom", "custom-roadmap", "small", "12-plus-months", "scaled", 5],
  ["custom", "custom-pilot", "enterprise", "6-12-months", "scaled", 16],
])("%s %s %s in %s is a %s plan of %i weeks", (solution, configuration, size, timeline, kind, weeks) => {
  expect(planFor(solution, configuration, size, timeline)).toMatchObject({ kind, weeks });
});

test("an assessment takes no longer than its size bears, but for the holidays in it", () => {
  for (const input of samples(1000)) {
    const brief = new Brief(input);
    if (!brief.holds(ASSESSES)) continue;
    const [, longest] = ASSESSMENT_WEEKS[brief.size];
    const most = Math.max(longest, leastWeeks(brief)) + (brief.has("solution-configuration", "custom-pilot") ? 4 : 3);
    expect(planOf(brief).weeks, `${brief.configuration.id} ${brief.size}`).toBeLessThanOrEqual(most);
  }
});

test("a surcharge for haste is taken where the plan is shorter for it, and nowhere else", () => {
  for (const input of samples(1000)) {
    const { plan, effort } = contentFor(input);
    const hasty = effort.adjusters.some(({ reason }) => reason.includes("tasks overlap"));
    if (hasty) expect(plan.kind).toBe("compressed");
    expect(plan.statement.includes("tasks overlap")).toBe(hasty);
  }
});

test("work of less than a person does not last longer than the standard plan because the window is long, but for what is delivered", () => {
  for (const input of samples(1000)) {
    const { brief, plan, effort } = contentFor(input);
    const people = effort.likely / plan.weeks / TENTHS_A_WEEK;
    const holidays = plan.freezes.length > 0 ? 12 : 0;
    const delivery = brief.has("solution-configuration", "hybrid-azure-local") ? 2 : 0;
    if (people < 1) expect(plan.weeks).toBeLessThanOrEqual(Math.max(22, plan.minimumWeeks + delivery) + holidays);
  }
});

test("work begins on a Monday, later where an organisation buys more slowly, and never in the holidays", () => {
  const starts = ["small", "medium", "large", "enterprise"].map((size) => {
    const { start } = planFor("custom", "custom-roadmap", size, "no-timeline");
    return new Date(start * 86_400_000).toISOString().slice(0, 10);
  });
  expect(starts).toEqual(["2026-12-07", "2026-12-07", "2027-01-11", "2027-01-11"]); // two weeks before the holidays, or a week after them
});

test("the freeze of the sector is found with its dates", () => {
  const brief = new Brief(
    inputFor({ ...workedExample(), industry: ["retail"] }, { today: new Date("2026-10-05T00:00:00Z") }),
  );
  const reasons = planOf(brief).freezes.map(
    ({ reason, from }) => `${reason} ${new Date(from * 86_400_000).toISOString().slice(0, 10)}`,
  );
  expect(reasons).toEqual(["peak trading 2026-11-01", "year-end holidays 2026-12-21"]);
});

test("no week carries more than two people can do and four times the average of its phase or plan, unless the window is full", () => {
  fc.assert(
    fc.property(anyInput, (input) => {
      const content = contentFor(input);
      const { plan, tasks } = content;
      if (plan.kind === "minimum-scope" || plan.weeks === plan.windowWeeks) return;
      const loads = loadsOf(tasks, plan.weeks);
      const overall = loads.reduce((sum, load) => sum + load, 0) / plan.weeks;
      for (const { start, end, number } of plan.phases) {
        const own = loads.slice(start, end);
        const average = own.reduce((sum, load) => sum + load, 0) / own.length;
        expect(Math.max(...own), `phase ${number}`).toBeLessThanOrEqual(Math.max(80, 4 * average, 4 * overall));
      }
    }),
    { seed: 11, numRuns: 1000 },
  );
});

/** A plan of which a path can be drawn: no week of it is lost to a freeze or a delivery. */
function withPath() {
  const contents = samples(60).map((input) => contentFor(input));
  const found = contents.find(
    ({ tasks, plan, brief }) => hasPath(tasks, plan.phases) && !brief.has("company-size", "small"),
  );
  if (!found) throw new Error("no plan has a path");
  return found;
}

test("the critical path is drawn through every phase: the tasks without float", () => {
  const content = withPath();
  const gantt = timelineSection(content).blocks.find((block) => block.kind === "gantt");
  if (gantt?.kind !== "gantt") throw new Error("the timeline has no plan");
  const read = readGantt(drawGantt(gantt.weeks, gantt.bars))?.bars.filter(({ kind }) => kind === "critical") ?? [];
  expect(read).toHaveLength(4);
  for (const [index, { dates }] of read.entries()) {
    const own = content.tasks.filter(({ phase }) => phase === index + 1);
    expect(unranged(dates)).toEqual(own.filter(({ float }) => float === 0).map(({ id }) => id));
    expect(own.some(({ float }) => float === 0)).toBe(true);
  }
});

test("float is read from the printed order and weeks, and a path is drawn through every week or not at all", () => {
  const task = (id: string, role: string, from: number, to: number, after = "Pilot exit") => ({
    id,
    role,
    from,
    to,
    after: [after],
  });
  const [first, second] = [task("T-3.1", "Engineer", 12, 14), task("T-3.2", "Engineer", 14, 16, "T-3.1")];
  const [late, beside] = [task("T-3.3", "Engineer", 17, 18), task("T-3.4", "Architect", 12, 16)];
  const own = [first, second, late, beside];
  expect(floatsOf(own, own)).toEqual([2, 2, 0, 2]);
  const [long, short] = [task("T-3.1", "Engineer", 12, 15), task("T-3.2", "Engineer", 12, 14)];
  const joined = { ...task("T-3.3", "Architect", 15, 16), after: ["T-3.1", "T-3.2"] };
  expect(floatsOf([long, short, joined], [long, short, joined])).toEqual([0, 1, 0]); // it begins late in week 15
  const order = task("T-2.1", "Engineer", 6, 7, "Design sign-off");
  const built = [task("T-3.1", "Engineer", 16, 16), task("T-3.2", "Engineer", 17, 20, "T-2.1 + 10 weeks")];
  expect(floatsOf(built, [order, ...built])).toEqual([4, 0]);
  expect(floatsOf([order], [order, ...built])).toEqual([0]); // ten weeks from the end of week 7 are late already
  const commissioned = [task("T-3.4", "Engineer", 10, 11, "T-1.3 + 8 weeks")];
  const ordered = [task("T-1.3", "Project manager", 1, 1, "start"), task("T-1.7", "Architect", 3, 3, "start")];
  expect(floatsOf(ordered, [...ordered, ...commissioned])[0]).toBe(0); // eight weeks from the end of week 1
  expect(floatsOf(ordered, [...ordered, task("T-3.4", "Engineer", 11, 11, "T-1.3 + 8 weeks")])[0]).toBe(1);
  let [drawn, undrawn] = [0, 0];
  for (const input of samples(150)) {
    const { plan, tasks } = contentFor(input);
    const paths = barsOf({ plan, tasks }).filter(({ kind }) => kind === "critical");
    const said = plainOf(composed(input), "timeline.critical");
    expect(said.startsWith("Critical path") && paths.length === 0).toBe(false);
    if (paths.length === 0 && said.startsWith("Tasks can end later")) undrawn += 1;
    for (const [index, { dates }] of paths.entries()) {
      drawn += 1;
      const own = tasks.filter(({ id }) => unranged(dates).includes(id));
      for (const { number, start, end } of plan.phases.filter((phase) => phase.number === index + 1))
        for (let week = start + 1; week <= end; week += 1)
          expect(
            own.some(({ from, to }) => from <= week && week <= to),
            `${number}: ${week}`,
          ).toBe(true);
    }
  }
  expect(drawn).toBeGreaterThan(100);
  expect(undrawn).toBeGreaterThan(0);
});

test("the largest task of the critical path is named where it is the only one of its size", () => {
  let ties = 0;
  for (const input of samples(100)) {
    const tree = composed(input);
    const { tasks } = contentFor(input);
    const critical = tasks.filter(({ float }) => float === 0).map(({ days }) => days);
    const isAlone = critical.filter((days) => days === Math.max(...critical)).length === 1;
    if (!isAlone) ties += 1;
    const text = plainOf(tree, "timeline.critical");
    if (text.startsWith("Critical path")) expect(text.includes("the largest is")).toBe(isAlone);
  }
  expect(ties).toBeGreaterThan(5);
});

test("a plan says what its weeks are against the least, and stretches nothing that takes as few", () => {
  const shown = { assesses: false, window: 52, until: null, dated: false, haste: null, pilot: 8 };
  const extended = (weeks: number) => wordsOf({ ...shown, kind: "extended", weeks, minimum: 30 }).statement;
  expect(extended(30)).toContain(
    "needs at least 30 weeks. The plan takes that long, with the rollout in waves, within the",
  );
  expect(extended(38)).toContain(
    "The rollout is phased in waves, 38 weeks in total, within the requested window of 52.",
  );
  let unhurried = 0;
  for (const input of samples(60)) {
    const answers = { ...input.answers, "company-size": ["small"] };
    const { kind, weeks, minimumWeeks, scoredWeeks } = contentFor({ ...input, answers }).plan;
    const tree = composed({ ...input, answers });
    const isSaid = new RegExp(`The work needs at least ${minimumWeeks} weeks; ${weeks} (suit|end)`).test(
      plainOf(tree, "timeline.start"),
    );
    const isTimed = tableOf(tree, "options.figures")?.columns.some(({ title }) => title === "Minimum weeks");
    expect(isTimed ?? Boolean(scoredWeeks)).toBe(Boolean(scoredWeeks));
    const isHurried = ["compressed", "minimum-scope", "late"].includes(kind);
    expect(isSaid).toBe(Boolean(scoredWeeks) && weeks > minimumWeeks && !isHurried);
    if (isSaid) unhurried += 1;
  }
  expect(unhurried).toBeGreaterThan(5);
});

test("what can slip is said in whole weeks, and the papers of a project by its tasks alone", () => {
  let without = 0;
  for (const input of samples(60)) {
    const tree = composed(input);
    const said = plainOf(tree, "timeline.critical");
    if (/^No task( except .*)? can slip by a full week/.test(said)) {
      without += 1;
      expect(said).toMatch(/moving a gate( or missing a date)?\.$/);
    }
    const isDated = contentFor(input).tasks.some(({ float, title }) => float === null && title !== STEERING.title);
    if (/^No task( except .*)? can slip by a full week/.test(said))
      expect(said.includes("or missing a date")).toBe(isDated);
    expect(said).not.toMatch(/none can slip/);
    expect(plainOf(tree, "approach.method")).not.toMatch(/Four phases|run book/);
  }
  expect(without).toBeGreaterThan(0);
});

test("a plan of an hour's grain is not drawn for a few days of work: half a person at least, or the least weeks", () => {
  fc.assert(
    fc.property(anyInput, (input) => {
      const content = contentFor(input);
      if (content.plan.kind !== "short") return;
      const { weeks, minimumWeeks } = content.plan;
      const byPeople = content.effort.likely / TENTHS_A_WEEK / 1.25;
      expect(weeks).toBeLessThanOrEqual(Math.max(22, minimumWeeks, byPeople) + 13);
      expect(content.budget.contingencyReason).not.toMatch(/shorter than|before the plan ends/);
      expect(content.effort.adjusters.some(({ reason }) => reason.includes("tasks overlap"))).toBe(false);
      expect(content.risks.some(({ id }) => id === "R04")).toBe(false);
    }),
    { seed: 12, numRuns: 300 },
  );
});

test("tasks wait for tasks above them, and none begins before they end", () => {
  fc.assert(
    fc.property(anyInput, (input) => {
      const { tasks, plan } = contentFor(input);
      for (const [place, task] of tasks.entries()) {
        expect(task.days).toBeGreaterThan(0);
        for (const code of task.after) {
          const above = tasks.findIndex(({ id }) => id === code.split(" + ")[0]);
          if (above < 0) expect(plan.gates.map(({ gate }) => gate)).toContain(code);
          else expect(above).toBeLessThan(place);
          expect(task.from).toBeGreaterThanOrEqual(tasks[above]?.to ?? 0);
        }
      }
    }),
    { seed: 13, numRuns: 300 },
  );
});

test("nine plans in ten of a person and more need at most 1.8 times the average people in their busiest two weeks, 2.3 times around freezes", () => {
  const shares = { free: [] as number[], frozen: [] as number[] };
  for (const input of samples(500)) {
    const { tasks, plan } = contentFor(input);
    const loads = loadsOf(tasks, plan.weeks);
    const average = loads.reduce((sum, load) => sum + load, 0) / plan.weeks / TENTHS_A_WEEK;
    if (average >= 1) shares[plan.freezes.length > 0 ? "frozen" : "free"].push(busiestOf(loads).people / average);
  }
  for (const [list, most] of [
    [shares.free, 1.8],
    [shares.frozen, 2.3],
  ] as const) {
    expect(list.length).toBeGreaterThan(30);
    expect(list.filter((share) => share > most).length).toBeLessThanOrEqual(list.length / 10);
  }
});

test("discovery and build of a person and more need hardly more people than a rollout that can give them a week", () => {
  let looked = 0;
  for (const input of samples(300)) {
    const brief = new Brief(input);
    const plan = planOf(brief);
    const [discovery = 0, build = 0, rollout = 0, handover = 0] = barePhases(brief);
    const [first = 1, second = 1, third = 1] = plan.phases.map(({ start, end }) => end - start);
    const isLittle = discovery + build + rollout + handover < (plan.weeks * TENTHS_A_WEEK) / 10;
    const isShaped = plan.freezes.length === 0 && !["minimum-scope", "dated", "late"].includes(plan.kind);
    if (brief.holds(ASSESSES) || isLittle || !isShaped || third <= 4) continue;
    expect(Math.max(discovery / first, build / second)).toBeLessThan((rollout / (third - 1)) * 1.2);
    looked += 1;
  }
  expect(looked).toBeGreaterThan(20);
});

test("once ordinary support has ended, the end of the paid updates is the deadline", () => {
  const answers = {
    ...workedExample(),
    "solution-type": ["azure-migration"],
    "solution-configuration": ["azure-platform"],
    "current-technologies": ["windows-server", "sql-server"],
    "windows-server-version": ["2019"], // whose support ends later, and which carries SQL Server 2014
  };
  const at = (today: string) => contentFor({ ...inputFor(answers), today: new Date(today) }).deadline?.what;
  expect(at("2024-06-01T10:00:00Z")).toBe("end of support of SQL Server 2014");
  expect(at("2026-11-21T10:00:00Z")).toBe("end of paid updates for SQL Server 2014");
});

test("reports are pointed at their sources after these have moved", () => {
  const answers = {
    ...workedExample(),
    "solution-type": ["azure-migration"],
    "solution-configuration": ["azure-platform"],
    "integration-needs": ["erp", "reporting-tools"],
  };
  const { tasks } = contentFor(inputFor(answers));
  const task = (title: string) => tasks.find((one) => one.title.includes(title));
  const moves = ["Production migration", "Databases and web applications"].map((title) => task(title)?.id);
  expect(moves).not.toContain(undefined);
  expect(task("Reporting tools")?.after).toEqual(moves);
});

test("a system is connected with its move or after it, and what hides a move from partners stands before it", () => {
  const solution = { "solution-type": ["azure-migration"], "solution-configuration": ["azure-platform"] };
  const needs = ["crm", "erp", "legacy-applications", "third-party-apis", "database-systems", "custom-applications"];
  for (const size of ["small", "medium", "large", "enterprise"]) {
    const answers = { ...workedExample(), ...solution, "company-size": [size], "integration-needs": needs };
    const { tasks } = contentFor(inputFor(answers));
    const weeks = (id: string) => tasks.find(({ carries, phase }) => phase === 3 && carries?.includes(id));
    const moved = tasks.find(({ marks }) => marks.includes("systems"))?.to ?? 99;
    for (const id of needs.filter((need) => need !== "third-party-apis"))
      expect(weeks(id)?.from, `${size} ${id}`).toBeGreaterThanOrEqual(moved);
    expect(weeks("third-party-apis")?.from, size).toBeLessThanOrEqual(moved);
  }
});

test("what is signed or ordered takes days, not weeks, and a project manager goes beside all but the small ones", () => {
  for (const input of samples(300)) {
    const brief = new Brief(input);
    const { tasks, effort } = contentOf(brief);
    for (const { title, days } of tasks)
      if (/^(Design sign-off|Pilot exit review|Acceptance and closing|Order of .*)$/.test(title))
        expect(days, title).toBeLessThanOrEqual(40);
    expect(tasks.filter(({ title }) => title.startsWith("Project management"))).toHaveLength(
      effort.likely >= 1000 || (effort.likely >= 100 && brief.size !== "small" && !brief.holds(ASSESSES)) ? 4 : 0,
    );
  }
});

test("nothing is built on machines of a cluster before they can have come", () => {
  for (const input of samples(1500)) {
    const brief = new Brief(input);
    if (!brief.has("solution-configuration", "hybrid-azure-local")) continue;
    const built = contentOf(brief).tasks.find(({ title }) => title.startsWith("Cluster build"));
    expect(built?.after.join(), `${brief.size} ${brief.one("timeline")}`).toContain("+ 10 weeks");
  }
});

test("an interface is not agreed, set and tested in half a day where the phase has the days", () => {
  for (const input of samples(300)) {
    const { tasks, effort } = contentFor(input);
    const own = tasks.filter(({ title }) => /^Integration: [^;]*$/.test(title));
    if ((effort.phases[2]?.likely ?? 0) <= own.length * 30) continue;
    for (const { title, days } of own) expect(days, title).toBeGreaterThanOrEqual(10);
  }
});

test("where the window ends inside the rollout, each gate stands once", () => {
  fc.assert(
    fc.property(anyInput, (input) => {
      const content = contentFor(input);
      const { phases } = content.plan;
      const table = timelineSection(content).blocks.find(({ provenance }) => provenance.rule === "timeline.phases");
      if (phases.length < 5 || table?.kind !== "table") return;
      const gates = table.rows.map((row) => plain(row[2] ?? ""));
      expect(gates.map((gate) => gate === "review, no gate")).toEqual([false, false, true, false, false]);
    }),
    { seed: 13, numRuns: 300 },
  );
});

test("the work breakdown says at every size what each task leaves behind", () => {
  for (const input of samples(100)) {
    const { tasks } = contentFor(input);
    const left = tableOf(composed(input), "timeline.tasks")?.rows.map((row) => plain(row.at(-1) ?? "")) ?? [];
    expect(left).toEqual([...tasks.map(({ deliverable }) => deliverable), ""]);
    expect(left.slice(0, -1)).not.toContain("");
  }
});

test("a pilot has two weeks that no freeze takes, unless its window leaves no room", () => {
  for (const input of samples(1000)) {
    const { plan, tasks } = contentFor(input);
    if (plan.kind === "compressed" || plan.kind === "minimum-scope") continue;
    for (const { title, kind, phase, from, to } of tasks) {
      if (kind !== "pilot" || phase !== 2 || !/^Pilot\b(?! exit)/.test(title)) continue;
      const weeks = Array.from({ length: to - from + 1 }, (_, index) => plan.start + (from - 1 + index) * 7);
      const stops = stopping("pilot", plan.freezes);
      expect(weeks.filter((monday) => !isFrozen(monday, stops)).length, title).toBeGreaterThanOrEqual(2);
    }
  }
});

test("half a day is not sold for three things, nor a day for four", () => {
  const signed = /sign-off|exit review|^hypercare|training of|closing|explained|^read-out|review of the evidence/i;
  const crowded = samples(300).flatMap((input) =>
    contentFor(input).tasks.filter(({ title, days }) => {
      const things = title.split("; ").filter((part) => !signed.test(part)).length;
      return things > Math.max(2, 1 + days / 5);
    }),
  );
  expect(crowded.length).toBeLessThanOrEqual(3);
});

test("the courses of a document fit into the days of the task that gives them", () => {
  for (const input of samples(250)) {
    const brief = new Brief(input);
    if (brief.size === "small") continue; // prints no courses
    const { pack, tasks } = contentOf(brief);
    const hours = chosenRows(pack.training, brief).reduce((sum, row) => sum + count(row.hours, brief), 0);
    const days = tasks
      .filter(({ title }) => /training of|explained/.test(title))
      .reduce((sum, task) => sum + task.days, 0);
    expect(days / 10, `${brief.configuration.id} ${brief.size}`).toBeGreaterThanOrEqual(Math.floor(hours / 8));
  }
});

test("a task does what each line of the scope and each feature promises", () => {
  for (const input of samples(350)) {
    const brief = new Brief(input);
    const { pack, tasks } = contentOf(brief);
    const titles = tasks.map(({ title }) => title.toLowerCase());
    for (const { by = "" } of [...chosenRows(pack.scope.inside, brief), ...chosenRows(pack.features, brief)]) {
      const isDone = titles.some((title) => [by].flat().some((words) => title.includes(words.toLowerCase())));
      expect(isDone, `${brief.configuration.id} ${brief.size}: ${by}`).toBe(true);
    }
  }
});

test("few days are led by a call, and a daily call has days behind it", () => {
  for (const input of samples(120)) {
    const content = contentFor(input);
    const { effort, tasks } = content;
    const text = JSON.stringify([approachSection(content), supportSection(content)]);
    const name = `${effort.likely} ${input.answers["solution-configuration"]}`;
    if (effort.likely < 200) expect(text, name).not.toMatch(/Governance: [^.]*(steering|board)/);
    const hypercare = tasks.find(({ title }) => title === "Hypercare")?.days ?? 0;
    expect(text.includes("with a daily call"), name).toBe(hypercare >= 20);
  }
});

test("staffing is told where some weeks need clearly more people than the average, or all of them too many", () => {
  const told = samples(60).map((input) => plainOf(composed(input), "timeline.staff"));
  expect(told).toContain("");
  for (const text of told) if (text) expect(text).toMatch(/at most \d|more than an organisation of this size/);
});

test("a role that needs more than one person at a time is named with how many", () => {
  let named = 0;
  for (const input of samples(80)) {
    const { plan, tasks, brief } = contentFor(input);
    if (brief.has("company-size", "small")) continue;
    const said = plainOf(composed(input), "timeline.staff");
    for (const [role, own] of Map.groupBy(tasks, (task) => task.role)) {
      const people = Math.max(...loadsOf(own, plan.weeks)) / TENTHS_A_WEEK;
      const [, count] = new RegExp(`(?:up to|,|and) (\\d+) ${role.toLowerCase()}s?\\b`).exec(said) ?? [];
      expect(count !== undefined, `${role} ${people}`).toBe(people > 1.1);
      if (count) expect(Number(count)).toBe(Math.ceil(people - 0.1));
      named += count ? 1 : 0;
    }
  }
  expect(named).toBeGreaterThan(20);
});

test("an assessment of more than its least weeks says why, and two weeks of hypercare have two calls", () => {
  const shown = { kind: "scaled", window: 13, until: null, dated: false, haste: null, pilot: 8 } as const;
  const said = (weeks: number, assesses: boolean) => wordsOf({ ...shown, weeks, minimum: 4, assesses }).statement;
  expect(said(6, true)).toContain("takes 6 weeks, allowing for diaries and holidays, and fits the requested window");
  expect(said(4, true)).not.toContain("diaries");
  const answers = { ...workedExample(), "company-size": ["small"], "solution-configuration": ["cert-small-single"] };
  const tree = composed(inputFor(answers));
  expect(plainOf(tree, "support.model")).toContain("with a call at each end.");
  expect(plainOf(tree, "budget.owned")).not.toContain("Probably owned");
});

test("phases stand once with dates, gate and what it asks for; the figure beside them counts weeks alone", () => {
  for (const size of ["small", "medium"]) {
    const { answers, ...given } = inputFor(workedExample());
    const tree = composed({ ...given, answers: { ...answers, "company-size": [size] } });
    const rows = tableOf(tree, "timeline.phases")?.rows.map((row) => row.map(plain)) ?? [];
    expect(rows.map(([, , gate]) => gate)).toEqual(["Design sign-off", "Pilot exit", "Go-live", "Acceptance"]);
    for (const [, dates = "", , passed = ""] of rows) {
      expect(dates).toMatch(/^\d+ \w+ \d{4} to \d+ \w+ \d{4}$/);
      expect(toMarkdown(tree).split(passed)).toHaveLength(2);
      expect(toMarkdown(tree).split(dates)).toHaveLength(2);
    }
    const bars = blocksOf(tree).flatMap((block) => (block.kind === "gantt" ? block.bars : []));
    expect(bars.map(({ dates }) => dates).join()).not.toMatch(/\d{4}/);
  }
});

test("a role with the same part in every task is named above the table, not in a column of one letter", () => {
  let named = 0;
  for (const input of samples(100)) {
    const table = tableOf(composed(input), "approach.raci");
    const parts = (place: number) => new Set(table?.rows.map((row) => plain(row[place] ?? "")));
    for (const [place, { title }] of table?.columns.entries() ?? []) {
      if ((table?.rows.length ?? 0) < 2) continue;
      expect([...parts(place)].join(), title).not.toMatch(/^[CI]$/);
    }
    if (/in all tasks: .* [CI]$/.test(table?.caption ?? "")) named += 1;
  }
  expect(named).toBeGreaterThan(5);
});

test("where hardly a task can slip, it is named, and neither a column of noughts nor a path through the others is printed", () => {
  const content = withPath();
  const columns = (tasks: typeof content.tasks) => {
    const { blocks } = timelineSection({ ...content, tasks });
    const table = blocks.find(({ kind, provenance }) => kind === "table" && provenance.rule === "timeline.tasks");
    const gantt = blocks.find((block) => block.kind === "gantt");
    const paths = gantt?.kind === "gantt" ? gantt.bars.filter(({ kind }) => kind === "critical") : [];
    const said = blocks.find(({ provenance }) => provenance.rule === "timeline.critical");
    const titles = table?.kind === "table" ? table.columns.map(({ title }) => title) : [];
    return { paths, titles, said: JSON.stringify(said ?? "") };
  };
  const slips = columns(content.tasks);
  expect(slips.titles).toContain("Float, weeks");
  expect(slips.paths).not.toEqual([]);
  for (const few of [[], [2]]) {
    const tasks = content.tasks.map((task, index) => ({
      ...task,
      float: task.float === null ? null : (few[index - 3] ?? 0),
    }));
    const { titles, paths, said } = columns(tasks);
    expect(titles).not.toContain("Float, weeks");
    expect(paths).toEqual([]);
    expect(said).toContain(few.length > 0 ? `No task except ${tasks[3]?.id} (2 weeks) can slip` : "No task can slip");
  }
});

test("what is decided by a date of its own has no float to slip by", () => {
  let dated = 0;
  for (const input of samples(150))
    for (const { title, float } of contentFor(input).tasks) {
      if (!isDeadlineTask(title)) continue;
      dated += 1;
      expect(float === null || float === 0, title).toBe(true);
    }
  expect(dated).toBeGreaterThan(20);
});

test("a plan that misses the fixed date does not say that it fits the window", () => {
  const CASES = [
    ["azure-migration", "azure-landing-zone", "enterprise", "3-6-months"],
    ["hybrid-cloud", "hybrid-azure-local", "medium", "3-6-months"],
    ["microsoft-365", "m365-new-tenant", "enterprise", "no-timeline"],
  ] as const;
  for (const [solution, configuration, size, timeline] of CASES) {
    const answers = { ...workedExample(), "company-size": [size], timeline: [timeline], deadline: ["2027-02-15"] };
    const chosen = { "solution-type": [solution], "solution-configuration": [configuration] };
    const input = inputFor({ ...answers, ...chosen }, { today: new Date("2026-11-23T10:00:00Z") });
    const { kind, statement } = planOf(new Brief(input));
    expect(kind, configuration).toBe("late");
    expect(statement, configuration).toMatch(/The fixed date leaves fewer, .* as the work and any freezes allow/);
  }
});

test("for the list of systems whose updates end the client answers, whoever writes it", () => {
  const answers = {
    ...workedExample(),
    "solution-type": ["custom"],
    "solution-configuration": ["custom-focused"],
    "company-size": ["medium"],
    "current-technologies": ["windows-server", "active-directory"],
    timeline: ["3-6-months"],
  };
  const { tasks } = contentFor(inputFor(answers, { today: new Date("2026-11-23T10:00:00Z") }));
  const list = tasks.find(({ marks }) => marks.includes("deadline"));
  expect(list?.title).toMatch(/^Systems on Windows Server 2016/);
  const ROLES: readonly string[] = RACI_ROLES;
  const of = (role: string) => list && responsibilitiesOf(list, false)[ROLES.indexOf(role)];
  expect([of("Client IT lead"), of(list?.role ?? "")]).toEqual(["A", "R"]);
});

test("what stands on a directory that another project builds begins when that project has had its weeks", () => {
  const startOf = (solution: string, configuration: string, size: string, technologies: string[]) => {
    const answers = { "solution-type": [solution], "solution-configuration": [configuration], "company-size": [size] };
    const input = inputFor({ ...workedExample(), ...answers, "current-technologies": technologies });
    return planOf(new Brief({ ...input, today: new Date("2027-04-19T10:00:00Z") })).start;
  };
  for (const [solution, configuration, size, weeks] of [
    ["certificate-services", "cert-medium-multi", "enterprise", 10],
    ["certificate-services", "cert-medium-single", "medium", 3],
    ["configuration-manager", "sccm-small", "small", 2],
    ["microsoft-365", "m365-secure", "medium", 0],
  ] as const) {
    const [without, beside] = [["office-365"], ["office-365", "active-directory"]].map((technologies) =>
      startOf(solution, configuration, size, technologies),
    );
    expect(((without ?? 0) - (beside ?? 0)) / 7, `${configuration} ${size}`).toBe(weeks);
  }
});

test("what of a plan longer than its window is done when that ends, counted from the date of the document, is named, and no more is claimed", () => {
  let told = 0;
  for (const input of samples(150)) {
    const tree = composed(input); // a small organisation reads it on the first page alone
    const said = plainOf(tree, "timeline.statement") || ` ${plainOf(tree, "summary.plan")}`;
    const { plan, tasks } = contentFor(input);
    expect(/, when the window ends, /.test(said), said).toBe(plan.kind === "minimum-scope");
    const [, day = ""] = / On (\d+ \w+ \d{4}), when the window ends/.exec(said) ?? [];
    if (day === "") continue;
    const last = Date.parse(`${day} UTC`) / 86_400_000;
    expect(last).toBe(plan.windowEnd);
    const done = /document, (.*?) (?:is|are) done/.exec(said)?.[1] ?? "";
    for (const id of done.match(/T-\d\.\d+/g) ?? [])
      expect(plan.start + ((tasks.find((task) => task.id === id)?.to ?? Infinity) - 1) * 7).toBeLessThanOrEqual(last);
    for (const phase of done.replaceAll(/T-\d\.\d+/g, "").match(/(?<=phases? .*)\d(?=,|$| and)/g) ?? [])
      expect(plan.phases.findLast(({ number }) => `${number}` === phase)?.lastDay).toBeLessThanOrEqual(last);
    told += 1;
  }
  expect(told).toBeGreaterThan(0);
});
