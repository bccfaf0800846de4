import { expect, test } from "vitest";
import type { Answers } from "#app/features/catalogue/steps.ts";
import { plainOf } from "#app/features/documents/tree/tree-text.ts";
import { inputFor, workedExample } from "#tests/app/features/documents/answer-sets.ts";
import { composed } from "#tests/app/features/documents/composed.ts";
import { cells } from "#tests/app/features/documents/solutions/cells.ts";
import { documentOf, everySite } from "./documents.ts";

test("what needs a maintenance window keeps its updates from the site", () => {
  for (const tree of everySite({ industry: ["manufacturing"] })) {
    expect(cells(tree, "cm.comanagement")).toContain("excluding production-line PCs");
    expect(cells(tree, "approach.cutover")).toContain("in the line's maintenance window");
    expect(cells(tree, "approach.tests")).toContain("compliant within 14 days, excluding production-line PCs, by");
  }
  for (const tree of everySite({ industry: ["finance"] }))
    expect(cells(tree, "cm.comanagement")).not.toContain("excluding");
});

test("clients of every location are assigned to the site", () => {
  expect(cells(documentOf("sccm-enterprise"), "cm.boundaries")).toMatch(/Site assignment · all IP ranges/);
});

test("workstations restart inside the change window that was named", () => {
  for (const tree of everySite({ "change-window": ["weekends"] }))
    expect(cells(tree, "cm.rings")).not.toContain("evening");
  for (const tree of everySite({ "change-window": ["evenings"] }))
    expect(cells(tree, "cm.rings")).not.toContain("weekend");
});

test("workloads that leave the site take with them what the site did for a requirement", () => {
  const roadMap = (answers: Answers) => everySite(answers).map((tree) => cells(tree, "cm.comanagement"));
  const plain: Answers = { industry: ["finance"], "security-requirements": ["mfa"] };
  for (const rows of roadMap(plain)) expect(rows).not.toMatch(/BitLocker|apply this baseline/);
  for (const rows of roadMap({ ...plain, "security-requirements": ["data-encryption"] }))
    expect(rows).toMatch(/Endpoint protection · .*BitLocker policy in Intune/);
  for (const answers of [{ industry: ["government"] }, { "security-requirements": ["data-loss-prevention"] }])
    for (const rows of roadMap({ ...plain, ...answers }))
      expect(rows).toMatch(/Device configuration · .*“Always apply this baseline even for co-managed clients”/);
});

test("nobody who works in shifts is restarted in the evening because others have gone home", () => {
  const rings = (answers: Answers) => everySite(answers).map((tree) => cells(tree, "cm.rings"));
  for (const rows of rings({ industry: ["manufacturing"] })) {
    expect(rows).not.toMatch(/evening|immediate, announced/);
    expect(rows).toMatch(/^Ring 2 · .* · outside the user's shift$/m);
  }
  for (const rows of rings({ industry: ["finance"] })) expect(rows).toContain("evening");
});

test("a ring that is a third of the devices is not called a tenth", () => {
  const rings = (devices: string) => cells(documentOf("sccm-small", { devices: [devices] }), "cm.rings");
  expect(rings("5")).not.toContain("10%");
  expect(rings("60")).toContain("10%: 6 devices");
});

test("workstations restart as agreed where that is the change window", () => {
  for (const tree of everySite({ "change-window": ["agreed"] })) {
    expect(cells(tree, "cm.rings")).toMatch(/Ring 1 .* · as agreed/);
    expect(cells(tree, "cm.rings")).not.toContain("evening");
  }
});

test("updates move to Intune by rings, since Autopatch needs workloads that follow later", () => {
  for (const tree of everySite())
    expect(cells(tree, "cm.comanagement")).toMatch(/Windows Update.*Autopatch also needs/);
});

test("where a month has one weekend, servers restart on it, and a ring before it warns of faults", () => {
  for (const tree of everySite({ "change-window": ["monthly"] })) {
    expect(cells(tree, "cm.rings")).toMatch(/^Ring 1 · .* · 3 · 7 · by users, when prompted$/m);
    expect(cells(tree, "cm.rings")).toMatch(/^Servers · .* · 7 · monthly weekend · that weekend, after/m);
    expect(cells(tree, "approach.cutover")).toContain("on the rollout's monthly weekend");
    expect(plainOf(tree, "given.implementation-approach")).toContain(
      "workstations from ring 2 restart, within 14 days",
    );
  }
  for (const tree of everySite({ "change-window": ["weekends"] }))
    expect(cells(tree, "cm.rings")).toMatch(/^Servers · .* · 14 · 30 · in the maintenance window$/m);
});

test("where restarts wait for a weekend, deadlines fall on one, within 14 days of the release", () => {
  for (const tree of everySite({ "change-window": ["weekends"] })) {
    expect(cells(tree, "cm.rings")).toMatch(/^Ring 1 · .* · 3 · 4 \(Saturday\) · at the weekend$/m);
    expect(cells(tree, "cm.rings")).toMatch(/^Ring 2 · .* · 7 · 11 \(Saturday\) · at the weekend$/m);
    expect(JSON.stringify(tree.sections)).toContain("Day 0 is the second Tuesday of the month");
  }
  for (const tree of everySite({ "change-window": ["evenings"] }))
    expect(cells(tree, "cm.rings")).toMatch(/^Ring 2 · .* · 7 · 14 · evening$/m);
});

test("the road map names the months in which its workloads move, counted from acceptance", () => {
  for (const tree of everySite()) {
    const [, end = ""] = /acceptance on \d+ (\w+ \d{4})/.exec(JSON.stringify(tree.sections)) ?? [];
    const month = (name: string) => Date.parse(`1 ${name} UTC`) / (365.25 * 86_400_000);
    const moved = [...cells(tree, "cm.comanagement").matchAll(/ · by (\w+ \d{4})$/gm)].map(([, name = ""]) =>
      month(name),
    );
    expect(moved.map((at) => Math.round((at - month(end)) * 12))).toEqual([6, 12, 18, 24]);
  }
});

test("the ring of the IT team is not called by the name of the project's pilot", () => {
  for (const tree of everySite()) {
    expect(cells(tree, "cm.rings")).toMatch(/^Ring 0 · .* (IT team devices|the IT contact's first)/m);
    expect(cells(tree, "cm.rings")).not.toMatch(/^Pilot/m);
  }
});

test("Microsoft 365 Apps are taken to be in use where a plan with them is", () => {
  const condition = (technology: string) =>
    cells(
      documentOf("sccm-small", {
        "company-size": ["medium"],
        "current-technologies": ["active-directory", technology],
      }),
      "cm.comanagement",
    );
  expect(condition("exchange-server")).toContain("where the apps are in use");
  expect(condition("office-365")).not.toContain("where the apps are in use");
});

test("the lines of the locations are told that updates leave the distribution points with workload 2", () => {
  for (const tree of everySite({ sites: ["5"] }))
    expect(plainOf(tree, "cm.rings")).toContain("each location's own internet link");
  for (const tree of everySite({ sites: ["1"] })) expect(plainOf(tree, "cm.rings")).not.toContain("own internet link");
});

test("no clinical device restarts at once, not even on a zero day", () => {
  for (const tree of everySite({ industry: ["healthcare"] })) {
    expect(cells(tree, "cm.rings")).toMatch(/^Clinical devices · .* · manual, never automatic$/m);
    expect(cells(tree, "cm.rings")).toMatch(/^Zero day · .*; clinical devices stay in their own ring · /m);
  }
  for (const tree of everySite({ industry: ["education"] }))
    expect(cells(tree, "cm.rings")).toMatch(/^Zero day · .*servers and teaching-room PCs in an emergency window/m);
});

test("the head office draws content from a branch no sooner than by default, and packages what its task names", () => {
  const tree = documentOf("sccm-medium", { "company-size": ["enterprise"], sites: ["9"] });
  expect(cells(tree, "cm.boundaries")).toMatch(/^Head office · .* · nearest branch after 120 minutes \(default\) · /m);
  const [one, , six] = everySite().map((site) => cells(site, "timeline.tasks"));
  expect(one).toMatch(/One application and one task sequence .* · Packaged application, task sequence$/m);
  expect(six).toMatch(/Six applications and one task sequence .* · Packaged applications, task sequence$/m);
});

test("two devices are not spread across all departments", () => {
  const rings = (devices: string) => cells(documentOf("sccm-small", { devices: [devices] }), "cm.rings");
  expect(rings("17")).toMatch(/^Ring 1 · 2 volunteers' devices · /m);
  expect(rings("60")).toMatch(/^Ring 1 · 10%: 6 devices across all departments · /m);
});

test("no group policy is moved or analysed where there is no directory", () => {
  const roadMap = (technologies: string[]) =>
    cells(documentOf("sccm-small", { "current-technologies": technologies }), "cm.comanagement");
  expect(roadMap(["active-directory"])).toMatch(/no group policy specifies[\s\S]*group policy analytics/);
  expect(roadMap(["none"])).not.toContain("group policy");
});

test("the fees of retired tools are held against the licences of the servers too, where there are any", () => {
  const target = (servers: string) =>
    plainOf(
      documentOf("sccm-medium", { servers: [servers], "primary-objective": ["cost-reduction"] }),
      "features.measures",
    );
  expect(target("30")).toContain("(key figures) and a third of the System Center line");
  expect(target("0")).not.toContain("System Center");
});

test("no ring restarts outside the change window that was named, and a zero day does by what is approved", () => {
  const rings = (answers: Answers) => cells(documentOf("sccm-medium", answers), "cm.rings");
  expect(rings({})).toMatch(/^Ring 0 · .* · immediate$/m);
  for (const [named, restart] of [
    ["weekends", "by users, when prompted"],
    ["evenings", "evening"],
    ["agreed", "as agreed"],
  ] as const) {
    expect(rings({ "change-window": [named] })).toMatch(new RegExp(`^Ring 0 · .* · ${restart}$`, "m"));
    expect(rings({ "change-window": [named] })).toMatch(/^Zero day · .*outside the change window, as approved/m);
  }
  expect(rings({ "current-technologies": ["active-directory", "exchange-server"] })).toContain(
    "Exchange servers · one",
  );
});

test("supervised or audited Australian clients patch internet-facing servers by the Essential Eight", () => {
  const rings = (country: string, answers: Answers) => {
    const input = inputFor({
      ...workedExample(),
      "solution-type": ["configuration-manager"],
      "solution-configuration": ["sccm-medium"],
      "primary-objective": ["scalability"],
      "security-requirements": ["mfa"],
      ...answers,
    });
    return cells(composed({ ...input, client: { ...input.client, country } }), "cm.rings");
  };
  for (const answers of [{ industry: ["finance"] }, { industry: ["other"], "deadline-reason": ["audit"] }])
    expect(rings("Australia", answers as Answers)).toMatch(/^Internet-facing servers · .* · 14; 2 if critical/m);
  expect(rings("Australia", { industry: ["other"] })).not.toContain("Internet-facing");
  expect(rings("Ireland", { industry: ["finance"] })).not.toContain("Internet-facing");
});
