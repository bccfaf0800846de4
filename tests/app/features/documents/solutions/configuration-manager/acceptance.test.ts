import { expect, test } from "vitest";
import type { Answers } from "#app/features/catalogue/steps.ts";
import { plainOf } from "#app/features/documents/tree/tree-text.ts";
import { cells } from "#tests/app/features/documents/solutions/cells.ts";
import { documentOf, everySite, WAVES } from "./documents.ts";

test("waves carry the devices that the pilot left", () => {
  for (const devices of ["34", "113", "4541"])
    for (const tree of everySite({ devices: [devices] })) {
      const cutover = cells(tree, "approach.cutover").replaceAll(",", "");
      const pilot = Number(/Pilot group of (\d+) devices/.exec(cutover)?.[1]);
      const [, count, each] = /(Two|Three|Four) waves[^·]*?(\d+) devices? each/.exec(cutover) ?? [];
      const waves = 2 + WAVES.indexOf(count ?? "");
      expect(Number(each)).toBe(Math.ceil((Number(devices) - pilot) / waves));
    }
});

test("updates that Intune runs are not proved by a report of the site alone", () => {
  for (const tree of everySite({})) {
    expect(cells(tree, "timeline.tasks")).toContain("first two workloads moved");
    expect(cells(tree, "approach.tests")).toMatch(/Overall compliance.*Intune's report where workload 2 has moved/);
  }
});

test("Intune's updates are proved on half of the pilot before anybody's move to them", () => {
  for (const tree of everySite({ devices: ["200"] })) {
    expect(cells(tree, "timeline.tasks")).toMatch(/Pilot: 10 devices, .*on 5 by Intune/);
    expect(cells(tree, "approach.tests")).toContain("as on 5 pilot devices since phase 2");
  }
});

test("no client is accepted for using no port that the network table gives it", () => {
  const tree = documentOf("sccm-medium", { "security-requirements": ["data-encryption"] });
  expect(cells(tree, "architecture.ports")).toContain("TCP 443, 10123, 80");
  expect(cells(tree, "security.controls")).toMatch(
    /over TCP 443 alone.*every portable device of the waves reports as encrypted/,
  );
});

test("the task sequence of the scope is accepted in a small public body too", () => {
  const answers: Answers = { industry: ["government"], "primary-objective": ["remote-work"] };
  for (const tree of everySite(answers)) expect(cells(tree, "approach.tests")).toContain("Operating system deployed");
});

test("what the way back is stands once", () => {
  for (const tree of everySite({ "company-size": ["medium"] })) {
    expect(cells(tree, "approach.cutover")).toContain("old agent reinstalled the same day");
    expect(JSON.stringify(tree.sections)).not.toContain("reinstall its agent");
  }
  expect(plainOf(documentOf("sccm-small"), "approach.rollback")).toContain("reinstall its agent");
});

test("devices enrolled after the month's weekend are counted on the next one", () => {
  const tests = (window: string) => cells(documentOf("sccm-small", { "change-window": [window] }), "approach.tests");
  expect(tests("monthly")).toContain(
    "reachable workstations, those enrolled after the weekend of 23 January 2027 on that of 20 February 2027, compliant",
  );
  expect(tests("weekends")).toContain("reachable workstations compliant within 14 days");
});

test("waves are not cut by locations alone where there are fewer locations than waves", () => {
  const waves = (sites: string) =>
    cells(
      documentOf("sccm-small", { sites: [sites], devices: ["100"], "company-size": ["medium"] }),
      "approach.cutover",
    );
  expect(waves("1")).toContain("waves by department");
  expect(waves("2")).toContain("Three waves by location and department");
  expect(waves("3")).toContain("Three waves by location,");
});

test("the test of the site's health can be passed, and no deployment waits for an approval that the site does not know", () => {
  for (const tree of everySite({})) {
    expect(cells(tree, "approach.tests")).toContain("no critical entry for 5 working days, each warning explained");
    expect(JSON.stringify(tree.sections)).not.toMatch(/second approval|approval by a second person/);
  }
});

test("what is said of a wave's devices is their number, rounded where it is called about", () => {
  const cutover = (industry: string) =>
    cells(
      documentOf("sccm-medium", { "company-size": ["medium"], devices: ["300"], industry: [industry] }),
      "approach.cutover",
    );
  expect(cutover("finance")).toContain("Four waves by department, about 71 devices each");
  expect(cutover("healthcare")).toContain("Four waves by department, at most 72 devices each");
});

test("the pilot has as many devices in its task as in the cutover", () => {
  for (const devices of ["17", "150", "2500"])
    for (const tree of everySite({ devices: [devices] })) {
      const [, count] = /Pilot group of ([\d,]+) devices/.exec(cells(tree, "approach.cutover")) ?? [];
      expect(cells(tree, "timeline.tasks")).toContain(`Pilot: ${count} devices, the latest month's updates`);
    }
});

test("one store has no regions", () => {
  const tills = (sites: string) =>
    cells(documentOf("sccm-medium", { industry: ["retail"], sites: [sites] }), "approach.cutover");
  expect(tills("1")).toContain("Tills and kiosks, one first; old agent removed");
  expect(tills("3")).toContain("one store first, then the others");
  expect(tills("30")).toContain("one store first, then by region");
});

test("what the summary promises a bank is tested before acceptance", () => {
  for (const tree of everySite({ industry: ["finance"] }))
    expect(cells(tree, "approach.tests")).toContain("Audit status messages for one deployment");
  for (const tree of everySite({ industry: ["other"] }))
    expect(JSON.stringify(tree.sections)).not.toContain("Audit status messages");
  for (const industry of ["finance", "retail", "government"]) {
    const small = cells(
      documentOf("sccm-small", { industry: [industry], "primary-objective": ["remote-work"] }),
      "approach.tests",
    );
    expect(small).toContain("shown as co-managed");
    expect(small.includes("Audit status messages")).toBe(industry === "finance");
  }
});

test("who built and who started a deployment is proved to a bank with Intune alone too", () => {
  const teams = { "current-technologies": ["active-directory", "teams"], "primary-objective": ["remote-work"] };
  const outlined = (industry: string) =>
    JSON.stringify(documentOf("sccm-small", { ...teams, industry: [industry] }).sections);
  expect(outlined("finance")).toMatch(/Tested instead: [^.]*Intune's audit log shows who built and who started/);
  expect(outlined("other")).not.toContain("audit log shows who built");
});

test("the patching of servers is accepted too, where there are any", () => {
  const tests = (size: string, servers: string) =>
    cells(documentOf("sccm-medium", { "company-size": [size], servers: [servers] }), "approach.tests");
  expect(tests("large", "20")).toContain("First patches of servers in a maintenance window");
  expect(tests("large", "0")).not.toContain("First patches of servers");
  for (const size of ["small", "medium"])
    expect(tests(size, "2")).toContain("the first server patched in its maintenance window");
});
