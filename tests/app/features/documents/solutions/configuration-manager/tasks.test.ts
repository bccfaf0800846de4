import { expect, test } from "vitest";
import type { Answers } from "#app/features/catalogue/steps.ts";
import type { DocumentTree } from "#app/features/documents/tree/tree.ts";
import { inputFor, workedExample } from "#tests/app/features/documents/answer-sets.ts";
import { composed } from "#tests/app/features/documents/composed.ts";
import { cells, likelyDays } from "#tests/app/features/documents/solutions/cells.ts";
import { documentOf, everySite, WAVES } from "./documents.ts";

test("machines are ordered by the count, and the cluster waits for them", () => {
  const tasks = cells(documentOf("sccm-enterprise"), "timeline.tasks").split("\n");
  const codeOf = (title: string) => tasks.find((row) => row.includes(title))?.split(" · ")[0];
  const [count, order] = [codeOf("Client count"), codeOf("reserved or ordered")];
  expect(tasks.find((row) => row.startsWith(`${order} · `))).toContain(` · ${count} · `);
  expect(tasks.find((row) => row.includes("SQL Server cluster"))).toContain(`${order} + 2 weeks`);
});

test("computers are joined before anything is co-managed, where no cloud is in use", () => {
  for (const tree of everySite({ "cloud-maturity": ["no-cloud"] }))
    expect(cells(tree, "timeline.tasks")).toMatch(/hybrid join[\s\S]*o-management of the pilot group/);
  for (const tree of everySite({ "cloud-maturity": ["some"] }))
    expect(cells(tree, "timeline.tasks")).not.toContain("hybrid join");
});

test("the baseline that the scope of a public body lists is a task", () => {
  for (const tree of everySite({ industry: ["government"] }))
    expect(cells(tree, "timeline.tasks")).toMatch(/hardening baseline/i);
});

test("a database server is patched after it became a client", () => {
  for (const tree of everySite({ "integration-needs": ["database-systems"] })) {
    const tasks = cells(tree, "timeline.tasks");
    const [, waves] = /^(T-3\.\d+) · Client waves/m.exec(tasks) ?? [];
    expect(tasks).toMatch(new RegExp(`Integration: Database systems.* · ${waves} · `));
  }
});

const HURRIED: Answers = {
  "solution-configuration": ["sccm-enterprise"],
  "company-size": ["small"],
  industry: ["technology"],
  "current-technologies": ["exchange-server", "sql-server", "office-365", "azure-services", "teams"],
  "cloud-maturity": ["significant"],
  "primary-objective": ["cost-reduction", "remote-work", "compliance-objective"],
  timeline: ["1-3-months"],
  "security-requirements": ["mfa"],
  "integration-needs": ["database-systems", "custom-applications"],
};

const weeksOfWaves = (tree: DocumentTree): number => {
  const [, weeks = ""] = /Client waves[^·]*·[^·]*·[^·]*· ([\d–]+)/.exec(cells(tree, "timeline.tasks")) ?? [];
  const [from = 0, to = from] = weeks.split("–").map(Number);
  return to - from + 1;
};

test("the waves fit into the weeks of their task", () => {
  for (const answers of [{ sites: ["1"] }, { sites: ["3"] }, { sites: ["10"] }, { sites: ["40"] }, HURRIED])
    for (const tree of everySite(answers)) {
      const waves = 2 + WAVES.indexOf(/(Two|Three|Four) waves by/.exec(cells(tree, "approach.cutover"))?.[1] ?? "");
      expect(waves).toBeGreaterThan(1);
      expect(waves).toBeLessThanOrEqual(2 * weeksOfWaves(tree));
    }
});

test("waves between a freeze and a fixed date are two a week, or said to share the one week that is open", () => {
  const told = (industry: string, today: string, deadline: string, timeline = "6-12-months") => {
    const answers: Answers = {
      ...workedExample(),
      "solution-type": ["configuration-manager"],
      "solution-configuration": ["sccm-medium"],
      "company-size": ["enterprise"],
      industry: [industry],
      "cloud-maturity": ["no-cloud"],
      "primary-objective": ["cost-reduction", "compliance-objective"],
      "integration-needs": ["third-party-apis", "database-systems", "custom-applications"],
      timeline: [timeline],
      servers: ["1233"],
      deadline: [deadline],
    };
    const tree = composed(inputFor(answers, { today: new Date(today) }));
    const cutover = cells(tree, "approach.cutover");
    expect(cutover).toContain("Four waves");
    return `${weeksOfWaves(tree)}, ${/during rollout, ([^·]*) ·/.exec(cutover)?.[1]}`;
  };
  expect(told("manufacturing", "2027-03-21", "2027-09-25")).toBe("2, at most two waves a week");
  expect(told("retail", "2027-06-21", "2027-12-24")).toBe("2, at most two waves a week");
  expect(told("manufacturing", "2027-03-21", "2027-09-23")).toBe("1, in the one week outside freezes");
});

test("applications are packaged in no fewer days than further ones are planned at", () => {
  for (const tree of everySite({})) {
    const text = JSON.stringify(tree.sections);
    const examples = { One: 1, Three: 3, Six: 6 }[/(One|Three|Six) applications? packaged/.exec(text)?.[1] ?? ""] ?? 0;
    const row = cells(tree, "timeline.tasks")
      .split("\n")
      .find((task) => /[Aa]pplications? and one task sequence/.test(task));
    const days = Number(/ · (\d+(?:\.\d+)?) · (?:[\d,]+ · )?[^·]*$/.exec(row ?? "")?.[1]);
    expect(examples).toBeGreaterThan(0);
    expect(days).toBeGreaterThanOrEqual(examples / 2 + 1); // a day at least for the task sequence
  }
});

const daysOf = (tree: DocumentTree, title: RegExp): number => {
  const row = cells(tree, "timeline.tasks")
    .split("\n")
    .find((task) => title.test(task));
  return Number(/ · (\d+(?:\.\d+)?) · (?:[\d,]+ · )?[^·]*$/.exec(row ?? "")?.[1]);
};

test("integrations leave the rollout the days of its waves", () => {
  const four = ["legacy-applications", "database-systems", "reporting-tools", "custom-applications"];
  const medium = documentOf("sccm-small", {
    "company-size": ["medium"],
    "integration-needs": four,
    devices: ["106"],
    servers: ["13"],
    sites: ["2"],
  });
  expect(daysOf(medium, /Client waves/)).toBeGreaterThanOrEqual(1.5);
  expect(daysOf(medium, /first two workloads moved/i)).toBeGreaterThanOrEqual(1);
  for (const name of ["Database systems", "Reporting tools", "Custom applications"])
    expect(daysOf(medium, new RegExp(`Integration: ${name}`))).toBe(0.5);
  const small = documentOf("sccm-small", {
    industry: ["government"],
    "integration-needs": ["database-systems", "custom-applications"],
    devices: ["49"],
    servers: ["5"],
  });
  expect(daysOf(small, /hardening baseline/i)).toBeGreaterThanOrEqual(1);
});

test("boundaries and windows of many locations are no work of a day", () => {
  const tree = documentOf("sccm-enterprise", { sites: ["31"], "distribution-sites": ["19"], devices: ["5006"] });
  expect(daysOf(tree, /Boundaries, collections/)).toBeGreaterThanOrEqual(3);
  expect(daysOf(tree, /SQL Server cluster/)).toBeGreaterThanOrEqual(3);
  expect(daysOf(tree, /[Cc]o-management of the pilot group/)).toBeGreaterThanOrEqual(
    /gateway; co-management/.test(cells(tree, "timeline.tasks")) ? 3 : 1,
  );
});

test("the Secure Boot certificates are dated by the last of them, with what their end stops", () => {
  for (const tree of everySite()) {
    expect(cells(tree, "environment.services")).toMatch(
      /19 October 2026.*without new boot protection|Secure Boot certificates of 2023/,
    );
    expect(cells(tree, "timeline.tasks")).toMatch(/eadiness by model for Windows 11/);
  }
});

test("the database, the site and the pilot have days that the size needs", () => {
  const asked: Answers = {
    "security-requirements": ["mfa", "data-encryption", "compliance", "identity-management", "zero-trust"],
  };
  const medium = documentOf("sccm-medium", asked);
  expect(likelyDays(medium, "SQL Server and prerequisites")).toBeGreaterThanOrEqual(1);
  expect(likelyDays(medium, "Site installation and roles")).toBeGreaterThanOrEqual(1.5);
  const largest = documentOf("sccm-medium", { ...asked, "company-size": ["enterprise"] });
  expect(likelyDays(largest, "Pilot: ")).toBeGreaterThanOrEqual(2);
});

test("hybrid join and the role of the site that connects it to its service have names of their own", () => {
  for (const tree of everySite({ "cloud-maturity": ["no-cloud"] }))
    expect(cells(tree, "timeline.tasks")).not.toContain("Service connection point");
});

test("six applications and a task sequence are no third of the rollout, and a list of ranges is less than its groups", () => {
  const tree = documentOf("sccm-enterprise", { "cloud-maturity": ["no-cloud"], sites: ["21"] });
  const daysOf = (title: string) => likelyDays(tree, title);
  expect(daysOf("Six applications and one task sequence")).toBeLessThan(daysOf("Client waves") / 2);
  expect(daysOf("Boundary list and database")).toBeLessThan(daysOf("Readiness for Windows 11"));
  expect(daysOf("Entra ID synchronisation")).toBeGreaterThanOrEqual(3);
});

test("a task sequence has days beside the examples, and what is packaged as an integration is an example too", () => {
  const of = (needs: string[]) =>
    documentOf("sccm-medium", {
      "company-size": ["enterprise"],
      devices: ["1560"],
      "security-requirements": ["data-loss-prevention"],
      "integration-needs": needs,
    });
  const packaging = of(["crm", "erp", "reporting-tools", "custom-applications"]);
  expect(JSON.stringify(packaging.sections)).toContain("Three applications packaged as examples");
  const daysIn = (tree: DocumentTree) => likelyDays(tree, "one task sequence");
  expect(daysIn(packaging)).toBeGreaterThanOrEqual(3);
  expect(daysIn(documentOf("sccm-enterprise", { "integration-needs": ["crm"] }))).toBeLessThan(5);
  expect(JSON.stringify(of(["reporting-tools"]).sections)).toContain("Six applications packaged as examples");
});

test("an objective of security or compliance is traced to the rings and roles that serve it", () => {
  for (const objective of ["enhance-security", "compliance-objective"]) {
    const tree = documentOf("sccm-medium", { "primary-objective": [objective] });
    const [, code] = /^(T-[\d.]+) · Boundaries, collections/m.exec(cells(tree, "timeline.tasks")) ?? [];
    expect(cells(tree, "appendix.traceability")).toMatch(new RegExp(`^Objective .* · ${code} · measures, `, "m"));
  }
});

test("what nobody notices yet is built while a freeze lasts, and the site is recovered in days by its size", () => {
  const tree = composed(
    inputFor(
      {
        ...workedExample(),
        "solution-type": ["configuration-manager"],
        "solution-configuration": ["sccm-medium"],
        "company-size": ["enterprise"],
        industry: ["government"],
        "integration-needs": ["crm"],
        timeline: ["1-3-months"],
      },
      { client: { name: "A", company: "B", country: "Australia" }, today: new Date("2027-01-31") },
    ),
  );
  const tasks = cells(tree, "timeline.tasks");
  expect(tasks).toMatch(/task sequence · Engineer · Pilot exit · 12/); // waves wait for week 17
  expect(tasks).toMatch(/hardening baseline as configuration items · Engineer · Pilot exit · 12/);
  expect(daysOf(tree, /Recovery test/)).toBe(3);
});

test("the old tool is kept until servers are patched, and a device rule has its task and its test", () => {
  const told = (size: string, wish = "mfa", servers = "20") => {
    const tree = documentOf("sccm-medium", {
      "company-size": [size],
      "security-requirements": [wish],
      servers: [servers],
    });
    return `${cells(tree, "timeline.tasks")}\n${cells(tree, "approach.tests")}`;
  };
  for (const size of ["enterprise", "medium"])
    expect(told(size)).toMatch(/^T-4\.\d+ · Old tool decommissioned .* · T-4.1 · /m);
  expect(told("medium", "mfa", "0")).toMatch(/^T-3\.\d+ · Old tool decommissioned/m);
  expect(told("medium")).toMatch(
    /Conditional Access in report-only mode.*two emergency accounts[\s\S]*sign-in log shows/,
  );
  expect(told("medium", "zero-trust")).toContain("Conditional Access for its devices");
});
