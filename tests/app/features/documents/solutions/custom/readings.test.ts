import { expect, test } from "vitest";
import type { Answers } from "#app/features/catalogue/steps.ts";
import { plainOf } from "#app/features/documents/tree/tree-text.ts";
import { cells } from "#tests/app/features/documents/solutions/cells.ts";
import { CONFIGURATIONS, documentOf, PRODUCTS, SIZES } from "./documents.ts";

test("where nothing is named, every form says what it reads, on which sample, and the task that reads it", () => {
  for (const configuration of CONFIGURATIONS)
    for (const size of SIZES) {
      const tree = documentOf(configuration, { "company-size": [size] });
      expect(cells(tree, "custom.products")).toMatch(/script on \d+ devices and \d+ servers/);
      for (const [row, task] of [
        ["Internet exposure", "internet exposure"],
        ["Backup", "backup"],
      ] as const)
        expect(cells(tree, "custom.products").includes(`${row} · `)).toBe(cells(tree, "timeline.tasks").includes(task));
    }
});

test("a domain in depth has something to read and somebody who reads it", () => {
  const depth: readonly (readonly [string, Answers, RegExp, RegExp])[] = [
    [
      "Security operations",
      { "security-requirements": ["threat-protection"] },
      /^Detection and response/m,
      /test alert/,
    ],
    ["Compliance", { "primary-objective": ["compliance-objective"] }, /^Compliance evidence/m, /compliance records/],
    ["Licensing and contracts", { "primary-objective": ["cost-reduction"] }, /^Contracts and licences/m, /contracts/],
    ["Devices", { "primary-objective": ["remote-work"] }, /^Devices/m, /devices/],
    ["Data and databases", { "integration-needs": ["crm", "reporting-tools"] }, /^Data stores/m, /data stores/],
    ["Network", { "integration-needs": ["third-party-apis"] }, /^Internet exposure/m, /internet exposure/],
  ];
  for (const configuration of CONFIGURATIONS)
    for (const size of SIZES)
      for (const [domain, answers, row, task] of depth) {
        const given = { "security-requirements": [], "primary-objective": ["innovation"], ...answers };
        const tree = documentOf(configuration, {
          "company-size": [size],
          "current-technologies": ["teams"],
          ...given,
        });
        expect(cells(tree, "decisions")).toContain(configuration === "custom-roadmap" ? "Ten domains" : domain);
        expect(cells(tree, "custom.products")).toMatch(row);
        expect(cells(tree, "timeline.tasks")).toMatch(task);
      }
});

test("whatever is said to be read has a task that reads it, and the sites that answer in writing have theirs", () => {
  const read: readonly (readonly [Answers, string, RegExp])[] = [
    [{ "primary-objective": ["productivity"] }, "Ticket causes", /ticket causes/],
    [{ "primary-objective": ["remote-work"] }, "Remote access", /remote access/],
  ];
  const areas: typeof read = [
    [{ industry: ["manufacturing"] }, "Plant", /the plant/],
    [{ industry: ["healthcare"] }, "Clinical work", /clinical work/],
  ];
  for (const technologies of [["active-directory"], PRODUCTS.map(([id]) => id)])
    for (const size of ["medium", "large", "enterprise"])
      for (const configuration of CONFIGURATIONS)
        for (const [answers, subject, task] of configuration === "custom-focused" ? read : [...read, ...areas]) {
          const given = {
            "security-requirements": ["data-encryption"],
            "primary-objective": ["innovation"],
            ...answers,
          };
          const tree = documentOf(configuration, {
            "company-size": [size],
            "current-technologies": technologies,
            ...given,
          });
          expect(cells(tree, "custom.products"), size).toMatch(new RegExp(`^${subject} · `, "m"));
          expect(cells(tree, "timeline.tasks"), size).toMatch(task);
        }
  const tasks = (sites: string) =>
    cells(documentOf("custom-roadmap", { "company-size": ["enterprise"], sites: [sites] }), "timeline.tasks");
  expect(tasks("22")).toContain("three sites remotely, written answers from the other 19 (4 checked)");
  expect(tasks("3")).not.toContain("written answers");
});

test("where the cloud in use was not named, it is asked for and read in every form", () => {
  for (const configuration of CONFIGURATIONS)
    for (const size of SIZES) {
      const given = {
        "company-size": [size],
        "cloud-maturity": ["cloud-first"],
        "current-technologies": ["sql-server", "windows-server", "sharepoint"],
      };
      const tree = documentOf(configuration, given);
      expect(cells(tree, "custom.products"), size).toMatch(/^Cloud services · /m);
      expect(cells(tree, "timeline.tasks"), size).toContain("cloud services");
      expect(plainOf(tree, "environment.requests"), size).toContain("Cloud services in use, with provider");
    }
});

test("devices that Zero Trust has read are measured in one task", () => {
  for (const configuration of ["custom-focused", "custom-pilot"]) {
    const tree = documentOf(configuration, {
      "company-size": ["medium"],
      "current-technologies": ["active-directory"],
      "primary-objective": ["remote-work"],
      "security-requirements": ["zero-trust"],
    });
    expect(cells(tree, "custom.products"), configuration).toMatch(/^Devices · /m);
    expect(cells(tree, "timeline.tasks").match(/\bdevices\b/g), configuration).toHaveLength(1);
  }
});

test("a review of other domains counts no refusing server among its risks, and names the evidence of duties that it reads", () => {
  const answers = {
    "company-size": ["medium"],
    "current-technologies": ["windows-server", "teams", "power-platform"],
    "security-requirements": ["mfa", "compliance", "threat-protection", "zero-trust"],
    "primary-objective": ["productivity", "compliance-objective"],
  };
  const focused = documentOf("custom-focused", answers);
  expect(cells(focused, "appendix.risks")).not.toContain("reject the discovery account");
  expect(cells(documentOf("custom-roadmap", answers), "appendix.risks")).toContain("reject the discovery account");
  // nobody counted them: no figure from the middle of a range stands in the risk
  expect(cells(documentOf("custom-roadmap", answers), "appendix.risks")).toMatch(
    /Servers reject the discovery .*Over 5% of the hypervisor's list still unread/,
  );
  expect(cells(focused, "timeline.tasks")).toContain("Measurement: detection and evidence of duties (");
});

test("lower costs come from contracts or seats that a task reads, in every form", () => {
  for (const configuration of CONFIGURATIONS)
    for (const size of ["small", "large"])
      for (const technology of ["sql-server", "office-365", "teams", "none"])
        for (const objectives of [["cost-reduction"], ["innovation", "scalability", "cost-reduction"]]) {
          const tree = documentOf(configuration, {
            "company-size": [size],
            "current-technologies": [technology],
            "primary-objective": objectives,
            "security-requirements": ["identity-management", "threat-protection", "compliance"],
          });
          const name = `${configuration} ${size} ${technology} ${objectives.length}`;
          expect(cells(tree, "timeline.tasks"), name).toMatch(/contracts and licences|tenant and licences/);
          expect(cells(tree, "custom.products"), name).toMatch(/^(Contracts and licences|Microsoft 365, licences) · /m);
          expect(plainOf(tree, "architecture.diagram"), name).toContain("Licence and contract list");
        }
  const asked = cells(documentOf("custom-roadmap", { "current-technologies": ["teams"] }), "appendix.traceability");
  const task = /“Cost reduction”.*? · .*?(T-2\.\d+)/.exec(asked)?.[1];
  expect(task).toBeDefined();
});

test("a contract behind the date has its domain in depth and its notice read", () => {
  const of = (reason: string) =>
    documentOf("custom-roadmap", {
      "company-size": ["medium"],
      "current-technologies": ["office-365"],
      "primary-objective": ["innovation"],
      deadline: ["2027-11-30"],
      "deadline-reason": [reason],
    });
  expect(cells(of("contract"), "custom.domains")).toMatch(/in depth: .*A contract or lease ends/);
  expect(cells(of("contract"), "custom.products")).toContain("first the one behind the fixed date");
  expect(cells(of("budget"), "custom.products")).not.toContain("notice period");
});
