import { expect, test } from "vitest";
import { scheduled } from "#app/features/documents/lint/schedule.ts";
import { blocksOf, plainOf, tableOf, textsOf } from "#app/features/documents/tree/tree-text.ts";
import { cells } from "#tests/app/features/documents/solutions/cells.ts";
import { CONFIGURATIONS, documentOf, PRODUCTS, SIZES } from "./documents.ts";

test("a review that changes nothing names no quick wins, and a server past its updates is closed in every form", () => {
  for (const configuration of ["custom-roadmap", "custom-pilot", "custom-focused"]) {
    const tree = documentOf(configuration, { "current-technologies": ["exchange-server"] });
    expect(tableOf(tree, "custom.quick-wins") === undefined).toBe(configuration === "custom-focused");
    expect(cells(tree, "summary.decisions")).toContain("no Exchange Server before SE is exposed");
  }
});

test("quick wins that wait for one weekend a month are prepared by the gate, and made in time otherwise", () => {
  const tasks = (window: string) =>
    cells(documentOf("custom-roadmap", { "company-size": ["medium"], "change-window": [window] }), "timeline.tasks");
  expect(tasks("monthly")).toContain("Each change prepared with its old value");
  expect(tasks("evenings")).toContain("Each change recorded with its old value");
});

test("a focused review closes nothing as a quick win", () => {
  for (const size of ["small", "medium", "large", "enterprise"]) {
    const answers = { "company-size": [size], "current-technologies": ["active-directory", "exchange-server"] };
    const tree = documentOf("custom-focused", answers);
    expect(blocksOf(tree).flatMap(textsOf).join("\n")).not.toMatch(/quick win/i);
  }
});

test("where little is named, quick wins come from the domains that are read", () => {
  const named = ["windows-server", "active-directory", "exchange-server", "sharepoint", "sql-server", "office-365"];
  for (const size of ["small", "medium", "large", "enterprise"])
    for (const configuration of ["custom-roadmap", "custom-pilot"])
      for (const technology of [...named, "azure-services", "teams", "power-platform", "none"]) {
        const answers = { "company-size": [size], "current-technologies": [technology] };
        const rows = cells(documentOf(configuration, answers), "custom.quick-wins").split("\n");
        expect(rows.length, `${technology}, ${size}`).toBeGreaterThanOrEqual(2);
        expect(rows.join(), technology).toContain("Ownerless firewall rules");
        expect(rows.join(), technology).not.toContain("Remote desktop"); // closed within the week that finds it
      }
});

test("no more quick wins are proposed than their days hold, and in a firm of fifty one server is held against no list", () => {
  const given = { "company-size": ["small"], "current-technologies": PRODUCTS.map(([id]) => id) };
  const tree = documentOf("custom-roadmap", { ...given, servers: ["1"] });
  for (const size of SIZES)
    expect(
      cells(documentOf("custom-roadmap", { ...given, "company-size": [size] }), "custom.quick-wins").split("\n"),
    ).toHaveLength(4);
  expect(JSON.stringify(tree)).not.toContain("hypervisor's list");
  expect(cells(tree, "approach.tests")).not.toContain("hypervisor");
  expect(cells(documentOf("custom-roadmap", { ...given, servers: ["6"] }), "approach.tests")).toContain("hypervisor");
});

test("quick wins have a time that the plan can keep, and a pilot promises none", () => {
  for (const size of SIZES) {
    const tree = documentOf("custom-roadmap", { "company-size": [size], timeline: ["no-timeline"] }, "2027-01-11");
    expect(plainOf(tree, "solution.scope")).toContain(
      "made by “Findings agreed”, within 30 days of “Evidence complete”",
    );
    const tasks = scheduled(tree);
    const gate = Math.max(...tasks.filter(({ id }) => id.startsWith("T-2.")).map(({ to }) => to));
    const wins = tasks.find(({ title }) => title.startsWith("Quick wins"));
    expect((wins?.to ?? Infinity) - gate, size).toBeLessThanOrEqual(4);
    const workshop = tasks.find(({ title }) => title.startsWith("Findings workshop"));
    expect(wins?.to, size).toBeLessThanOrEqual(workshop?.to ?? 0);
    expect(JSON.stringify(documentOf("custom-pilot", { "company-size": [size] }))).not.toMatch(/within 30 days of/i);
  }
});

test("an assessment says how a change is taken back where the change stands, and lists no way that a browser takes", () => {
  for (const configuration of CONFIGURATIONS)
    for (const technology of ["teams", "azure-services", "windows-server", "exchange-server"]) {
      const tree = documentOf(configuration, { "current-technologies": [technology] });
      expect(tableOf(tree, "approach.cutover")).toBeUndefined();
      expect(blocksOf(tree).flatMap(textsOf).join("\n")).not.toContain("Settings changed by quick wins");
      const ways = tableOf(tree, "architecture.ports") ? cells(tree, "architecture.ports") : "";
      expect(ways).not.toMatch(/^Assessment workstation · (Tenant|Azure) ·/m);
      expect(cells(tree, "decisions")).not.toContain("Follow-on project");
    }
});

test("changes of one weekend a month are made on the next one, as the scope says beside a pilot too", () => {
  const scope = (window: string) =>
    plainOf(documentOf("custom-pilot", { "company-size": ["medium"], "change-window": [window] }), "solution.scope");
  expect(scope("monthly")).toContain("prepared before the read-out and made on the next change weekend");
  expect(scope("evenings")).toContain("of under a day, made before the read-out");
});
