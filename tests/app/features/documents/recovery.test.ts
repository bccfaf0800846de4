import { expect, test } from "vitest";
import { configurationsOf } from "#app/features/catalogue/configurations.ts";
import type { Answers } from "#app/features/catalogue/steps.ts";
import type { DocumentTree } from "#app/features/documents/tree/tree.ts";
import { plainOf, tableOf } from "#app/features/documents/tree/tree-text.ts";
import { composed } from "#tests/app/features/documents/composed.ts";
import { inputFor, workedExample } from "./answer-sets.ts";
import { cells } from "./solutions/cells.ts";

const SIZES = ["small", "enterprise"];

/** The solution in every configuration, small and large, with these answers. */
function everywhere(solution: string, answers: Answers): { name: string; tree: DocumentTree }[] {
  return configurationsOf(solution).flatMap(({ id }) =>
    SIZES.map((size) => ({
      name: `${id}, ${size}, ${JSON.stringify(answers)}`,
      tree: composed(
        inputFor({
          ...workedExample(),
          "solution-type": [solution],
          "solution-configuration": [id],
          "company-size": [size],
          timeline: ["6-12-months"],
          ...answers,
        }),
      ),
    })),
  );
}

const MINUTES = { minute: 1, hour: 60, day: 24 * 60, "working day": 8 * 60 };

/** What the first service of the recovery table is promised at most, in minutes; a time for each volume counts as the time. */
function promised(text: string): number {
  if (/^(none|at once|enrolment at once)/.test(text)) return 0;
  const [, last, unit] = /^(?:\d+ to )?(\d+) (minute|hour|day|working day)s?/.exec(text) ?? [];
  return Number(last) * MINUTES[unit as keyof typeof MINUTES]; // the pattern names the keys
}

const OUTAGES = { hour: 60, hours: 240, day: 8 * 60, days: 3 * 24 * 60 };
const LOSSES = { minutes: 15, hour: 60, day: 24 * 60, week: 7 * 24 * 60 };

test.each(["certificate-services", "configuration-manager", "azure-migration", "hybrid-cloud"])(
  "%s brings its first service back within the outage that was accepted, and says of the answer what the design does",
  (solution) => {
    for (const [outage, most] of Object.entries(OUTAGES))
      for (const { name, tree } of everywhere(solution, { "recovery-time": [outage] })) {
        const [, , time = ""] = cells(tree, "solution.recovery").split("\n")[0]?.split(" · ") ?? [];
        expect(promised(time), name).toBeLessThanOrEqual(most);
        const said = plainOf(tree, "solution.recovery.given");
        expect(said, name).toMatch(/timed|rehearsed|held against|takes over/);
        if (/failover|Site Recovery/.test(said))
          expect(cells(tree, "solution.recovery"), name).toContain("Site Recovery");
      }
  },
);

test.each(["certificate-services", "azure-migration", "hybrid-cloud", "microsoft-365"])(
  "%s loses no more of its first service than was accepted, and says of the answer what the design does",
  (solution) => {
    for (const [loss, most] of Object.entries(LOSSES))
      for (const { name, tree } of everywhere(solution, { "data-loss": [loss] })) {
        const [, point = ""] = cells(tree, "solution.recovery").split("\n")[0]?.split(" · ") ?? [];
        const said = plainOf(tree, "solution.recovery.given");
        if (point.startsWith("that of the existing backup")) expect(said, name).toContain("is checked against it");
        else expect(promised(point), name).toBeLessThanOrEqual(most);
        expect(/replicat|Site Recovery|servers with recovery/i.test(said), name).toBe(
          solution !== "microsoft-365" && most <= 60 && solution !== "certificate-services",
        );
      }
  },
);

test("who counts servers that cannot wait for a day gets them replicated, and who counts none pays for none in Azure", () => {
  for (const days of [{}, { "recovery-time": ["days"] }]) {
    for (const { name, tree } of everywhere("azure-migration", { ...days, "fast-recovery": ["2"] }))
      expect(cells(tree, "bill"), name).toMatch(/Site Recovery · 2 ·|Site Recovery · 1 ·/);
    for (const { name, tree } of everywhere("azure-migration", { ...days, "fast-recovery": ["0"] }))
      expect(JSON.stringify(tree.sections), name).not.toMatch(/Site Recovery|replicated servers|tested failover/);
  }
});

test("a first service that a backup brings back is proved by a restore", () => {
  for (const solution of ["azure-migration", "hybrid-cloud"])
    for (const { name, tree } of everywhere(solution, { "recovery-time": ["day"] })) {
      const [, code = ""] = /Recover “.*· (AT-\d+) ·/.exec(cells(tree, "appendix.traceability")) ?? [];
      expect(cells(tree, "approach.tests"), name).toMatch(new RegExp(`^${code} · .*[Rr]estore`, "m"));
    }
});

test("an alert on an emergency account is raised from a log that is bought", () => {
  for (const solution of ["azure-migration", "microsoft-365", "security"])
    for (const { name, tree } of everywhere(solution, {})) {
      const promises = `${cells(tree, "architecture.components")}\n${cells(tree, "approach.tests")}`;
      if (/break-glass.*alert/i.test(promises)) expect(cells(tree, "bill"), name).toMatch(/Log |Sentinel ingestion/);
    }
});

test("who changes at weekends reads of one way back only", () => {
  for (const solution of ["azure-migration", "microsoft-365", "hybrid-cloud"])
    for (const { name, tree } of everywhere(solution, { "change-window": ["weekends"] }))
      expect(JSON.stringify(tree.sections), name).not.toMatch(/point of return|rollback rehearsed/);
});

test("a number that nothing in the design rests on is said to set nothing, and is not asked for", () => {
  for (const [solution, detail, used] of [
    ["security", "log-volume", /Sentinel ingestion|Sentinel, about/],
    ["microsoft-365", "mail-volume", /Mail to move/],
    ["configuration-manager", "outside-devices", /Cloud management gateway/],
  ] as const) {
    const unknowns = everywhere(solution, { [detail]: ["unknown"] });
    for (const [place, { name, tree }] of everywhere(solution, { [detail]: ["500"] }).entries()) {
      if (name.startsWith("sccm-intune")) continue; // is not asked at all
      const sizing = tableOf(tree, "architecture.sizing") ? cells(tree, "architecture.sizing") : "";
      const roadMap = tableOf(tree, "security.plan") ? cells(tree, "security.plan") : "";
      const isUsed = used.test(cells(tree, "bill") + sizing + roadMap);
      expect(
        / (here|by this project|prices a migration)(; .*)?\.$/.test(plainOf(tree, "given.recommended-solution")),
        name,
      ).toBe(!isUsed);
      const unknown = unknowns[place];
      if (!unknown) throw new Error("as many were composed");
      expect(cells(unknown.tree, "appendix.assumptions").includes("not yet known"), name).toBe(isUsed);
    }
  }
});

test("what is not known is said to be planned as it is", () => {
  const unknown = { "server-licences": ["unknown"], "outside-devices": ["unknown"], "distribution-sites": ["unknown"] };
  for (const solution of ["certificate-services", "configuration-manager"])
    for (const { name, tree } of everywhere(solution, unknown))
      expect(cells(tree, "appendix.assumptions"), name).not.toContain("is planned with a typical figure");
});

test("a first wave outside production promises the recovery of its own machines alone", () => {
  for (const outage of ["hour", "day"])
    for (const { name, tree } of everywhere("azure-migration", { "recovery-time": [outage] })) {
      const isFirst = name.startsWith("azure-landing-zone");
      const said = `${cells(tree, "solution.recovery")} ${plainOf(tree, "solution.recovery.given")}`;
      if (isFirst) expect(said, name).not.toMatch(/Business machines|The most important service .* among/);
      else expect(said, name).not.toContain("first wave");
    }
});
