import { expect, test } from "vitest";
import { configurationsOf } from "#app/features/catalogue/configurations.ts";
import { plain } from "#app/features/documents/tree/tree.ts";
import { tableOf } from "#app/features/documents/tree/tree-text.ts";
import { cells, likelyDays } from "#tests/app/features/documents/solutions/cells.ts";
import { SIZES, securityDocument, weeksAndDays } from "./documents.ts";

test("an assessment fears for no rollout, and reads its tools before it sets a quick win", () => {
  for (const size of SIZES) {
    const tree = securityDocument("security-assessment", {
      "company-size": [size],
      industry: ["retail"],
      "current-technologies": ["windows-server", "office-365"],
      "security-requirements": ["mfa"],
      "integration-needs": ["legacy-applications"],
    });
    expect(cells(tree, "appendix.risks")).not.toMatch(
      /freeze period|work around|blocks the change|Support of a product/,
    );
    expect(cells(tree, "timeline.tasks")).toMatch(/T-2\.\d · [^·]*tool runs[\s\S]*[Qq]uick wins/);
  }
});

test("eight domains are not asked about and measured in half a day", () => {
  for (const size of ["small", "medium"]) {
    const tasks = weeksAndDays(
      securityDocument("security-assessment", {
        "company-size": [size],
        "security-requirements": [
          "mfa",
          "data-encryption",
          "compliance",
          "threat-protection",
          "data-loss-prevention",
          "mobile-device-management",
          "zero-trust",
        ],
        "integration-needs": ["crm", "legacy-applications", "third-party-apis", "database-systems", "reporting-tools"],
      }),
    );
    expect(tasks.find(({ title }) => /eight domains/.test(title))?.days, size).toBeGreaterThanOrEqual(2);
  }
});

test("interviews have the days that the road map counts for them", () => {
  for (const [size, people, least] of [
    ["small", "26", 1],
    ["medium", "58", 1.5],
    ["large", "260", 2.5],
  ] as const)
    for (const { id } of configurationsOf("security")) {
      const counted = { "head-count": [people], devices: [people], servers: ["3"] };
      const tasks = tableOf(securityDocument(id, { "company-size": [size], ...counted }), "timeline.tasks");
      const place = (title: string) => tasks?.columns.findIndex((column) => column.title === title) ?? -1;
      const row = tasks?.rows.find((one) =>
        /Assessment: (interviews|tools)(?! runs)/.test(plain(one[place("Activity")] ?? "")),
      );
      expect(Number(plain(row?.[place("Days likely")] ?? "")), `${id} ${size}`).toBeGreaterThanOrEqual(least);
    }
});

test("no quick win of an assessment is set before the way past it has been tested", () => {
  for (const technologies of [["office-365"], ["active-directory"]])
    for (const size of ["large", "enterprise"]) {
      const tasks = cells(
        securityDocument("security-assessment", { "company-size": [size], "current-technologies": technologies }),
        "timeline.tasks",
      );
      const [, first = "", rest = ""] =
        /(T-[\d.]+) · (?:Break-glass|Emergency) accounts? and separate administrator accounts([^·]*)/.exec(tasks) ?? [];
      const after = /[Qq]uick wins · Engineer · ([^·]*)/.exec(tasks)?.[1] ?? "";
      expect(rest.includes("quick wins") || after.trim().split(", ").includes(first), tasks).toBe(true);
    }
});

test("a report is written by the architect, and those who measured and operations are asked about it", () => {
  const raci = cells(securityDocument("security-assessment", { "company-size": ["enterprise"] }), "approach.raci");
  expect(raci).toMatch(/T-4\.1[^·]* · C · C · A\/R · C · C · C$/m);
});

test("a small organisation pays once for what the eight domains measure, and for no cloud that it does not enter", () => {
  const small = securityDocument("security-assessment", {
    "company-size": ["small"],
    "head-count": ["20"],
    "cloud-maturity": ["no-cloud"],
    "current-technologies": ["windows-server", "active-directory"],
    "security-requirements": ["compliance", "identity-management", "threat-protection"],
    "integration-needs": ["no-integrations"],
  });
  const tasks = cells(small, "timeline.tasks");
  expect(tasks).toMatch(/measurement of eight domains \(S-2, S-3\)/);
  expect(tasks).toMatch(/[Mm]easurement: evidence of duties \(S-1\)/);
  expect(cells(small, "budget.adjusters")).not.toContain("no cloud adoption reported");
  expect(likelyDays(small, /^(?!Sum)./)).toBeLessThanOrEqual(12);
});

test("tools that read a tenant, its subscriptions and a directory take more days than one of them", () => {
  const days = (...technologies: string[]) =>
    weeksAndDays(
      securityDocument("security-assessment", { "company-size": ["medium"], "current-technologies": technologies }),
    ).find(({ title }) => title.includes("tool runs"))?.days ?? 0;
  expect(days("azure-services", "active-directory")).toBeGreaterThan(days("office-365"));
});
