import fc from "fast-check";
import { expect, test } from "vitest";
import { Brief } from "#app/features/documents/brief.ts";
import { contentOf } from "#app/features/documents/content.ts";
import { drawGantt, readGantt } from "#app/features/documents/diagram.ts";
import { MIN_WEEKS } from "#app/features/documents/facts/effort.ts";
import { planOf } from "#app/features/documents/plan.ts";
import { timelineSection } from "#app/features/documents/sections/timeline.ts";
import { loadsOf } from "#app/features/documents/task-weeks.ts";
import { anyInput, inputFor, workedExample } from "./answer-sets.ts";

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

test("every plan fits its window, or is a minimum scope whose first part ends with the window", () => {
  fc.assert(
    fc.property(anyInput, (input) => {
      const plan = planOf(new Brief(input));
      const window = WINDOWS[input.answers.timeline?.[0] ?? ""];
      const solution = input.answers["solution-type"]?.[0] ?? "";
      const size = input.answers["company-size"]?.[0] as "small";
      const configuration = new Brief(input).configuration.id;
      expect(plan.weeks).toBeGreaterThanOrEqual((MIN_WEEKS[configuration] ?? MIN_WEEKS[solution])?.[size] ?? 0);
      if (plan.kind === "minimum-scope")
        expect(plan.phases.find(({ title }) => title.includes("inside the window"))?.end).toBe(window);
      else if (window) expect(plan.weeks).toBeLessThanOrEqual(window);
      for (const [index, phase] of plan.phases.entries()) {
        expect(phase.end).toBeGreaterThan(phase.start);
        expect(phase.start).toBe(plan.phases[index - 1]?.end ?? 0);
      }
    }),
    { seed: 9, numRuns: 1000 },
  );
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
  ["security", "security-identity", "small", "3-6-months", "scaled", 14],
  ["hybrid-cloud", "hybrid-vpn", "medium", "6-12-months", "scaled", 30],
  ["hybrid-cloud", "hybrid-vpn", "large", "12-plus-months", "releases", 52],
  ["hybrid-cloud", "hybrid-vpn", "medium", "12-plus-months", "scaled", 30],
  ["hybrid-cloud", "hybrid-vpn", "small", "12-plus-months", "scaled", 18],
  ["certificate-services", "cert-small-single", "small", "no-timeline", "standard", 18],
  ["custom", "custom-roadmap", "small", "no-timeline", "standard", 7],
  ["custom", "custom-roadmap", "small", "12-plus-months", "scaled", 7],
  ["custom", "custom-pilot", "enterprise", "6-12-months", "scaled", 20],
])("%s %s %s in %s is a %s plan of %i weeks", (solution, configuration, size, timeline, kind, weeks) => {
  expect(planFor(solution, configuration, size, timeline)).toMatchObject({ kind, weeks });
});

test("work begins on a Monday at least two weeks ahead", () => {
  const { start } = planFor("custom", "custom-roadmap", "small", "no-timeline");
  expect(new Date(start * 86_400_000).toISOString()).toBe("2026-12-07T00:00:00.000Z");
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
      const content = contentOf(new Brief(input));
      const { plan, tasks } = content;
      if (plan.kind === "minimum-scope" || plan.weeks === plan.windowWeeks) return;
      const loads = loadsOf(
        tasks.filter(({ beside }) => !beside),
        plan.weeks,
      );
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

test("the critical path is drawn through every phase, from the first to the last task that waits for another", () => {
  const content = contentOf(new Brief(inputFor(workedExample())));
  const gantt = timelineSection(content).blocks.find((block) => block.kind === "gantt");
  if (gantt?.kind !== "gantt") throw new Error("the timeline has no plan");
  const read = readGantt(drawGantt(gantt.weeks, gantt.bars))?.bars.filter(({ kind }) => kind === "critical") ?? [];
  const chain = content.tasks.filter(({ beside }) => !beside);
  expect(read).toHaveLength(4);
  expect(read[0]?.start).toBe((chain[0]?.from ?? 0) - 1);
  expect(read.at(-1)?.end).toBe(chain.at(-1)?.to);
  for (const [index, { dates }] of read.entries())
    expect(dates).toContain(chain.findLast(({ phase }) => phase === index + 1)?.id);
  expect(read.map(({ dates }) => dates).join()).toContain("beside it");
});
