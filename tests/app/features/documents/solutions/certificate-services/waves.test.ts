import { expect, test } from "vitest";
import { plainOf } from "#app/features/documents/tree/tree-text.ts";
import { cells } from "#tests/app/features/documents/solutions/cells.ts";
import { DIRECTORY_OR_NOT, everywhere, placeOf, tasks } from "./documents.ts";

test("whoever the recommendation names, where it is to proceed, gets a certificate: by template, wave and cutover", () => {
  for (const technologies of DIRECTORY_OR_NOT)
    for (const objective of ["remote-work", "productivity"])
      for (const tree of everywhere({ "current-technologies": technologies, "primary-objective": [objective] })) {
        const isNamed = objective === "remote-work";
        const said = plainOf(tree, "summary.recommendation");
        expect(/for up to [\d,]+ users/.test(said)).toBe(isNamed && /[Pp]roceed with/.test(said));
        expect(/User authentication/.test(cells(tree, "pki.templates"))).toBe(isNamed);
        expect(/users/.test(tasks(tree).find((row) => /nrolment waves/.test(row)) ?? "")).toBe(isNamed);
        expect(/Users, [\d,]+ planned/.test(cells(tree, "approach.cutover"))).toBe(isNamed);
      }
});

test("domain controllers enrol before the devices, in a directory that is still to be built as well", () => {
  for (const technologies of DIRECTORY_OR_NOT)
    for (const tree of everywhere({ "current-technologies": technologies })) {
      expect(cells(tree, "approach.cutover")).toContain("the domain controller template");
      expect(placeOf(tree, /[Dd]omain controller/)).toBeGreaterThanOrEqual(0);
    }
});

test("what the sector has besides desks changes over in the plan: by template, wave and cutover", () => {
  const named = {
    healthcare: /[Cc]linical/,
    manufacturing: /[Pp]lant device/,
    retail: /[Tt]ill/,
    education: /[Cc]ampus/,
  };
  for (const [industry, words] of Object.entries(named))
    for (const tree of everywhere({ industry: [industry] })) {
      for (const table of ["pki.templates", "approach.cutover"]) expect(cells(tree, table)).toMatch(words);
      expect(tasks(tree).find((row) => /nrolment waves/.test(row))).toMatch(words);
      expect(cells(tree, "appendix.assumptions").includes("of at most three types")).toBe(industry !== "education");
    }
  for (const tree of everywhere({ industry: ["other"] }))
    expect(cells(tree, "approach.cutover")).not.toMatch(/Tills|ward/);
});

test("a wave of users has the template that it enrols from", () => {
  for (const industry of ["education", "healthcare"])
    for (const objective of ["scalability", "remote-work"])
      for (const tree of everywhere({ industry: [industry], "primary-objective": [objective] })) {
        const hasTemplate = /^User authentication/m.test(cells(tree, "pki.templates"));
        expect(hasTemplate).toBe(objective === "remote-work");
        expect(/Users, [\d,]+ planned/.test(cells(tree, "approach.cutover"))).toBe(hasTemplate);
        expect(/Enrolment waves.*\busers\b/.test(tasks(tree).join("\n"))).toBe(hasTemplate);
        expect(cells(tree, "approach.cutover").includes("after the users")).toBe(
          hasTemplate && industry === "education",
        );
      }
});

test("devices of a sector, which change over in a step of their own, are not enrolled with all others before it", () => {
  for (const [industry, wave] of [
    ["manufacturing", "plant devices"],
    ["retail", "tills"],
  ] as const)
    for (const tree of everywhere({ industry: [industry], "security-requirements": ["compliance"] })) {
      expect(cells(tree, "approach.cutover")).toMatch(new RegExp(`(all|Remaining devices) except ${wave}`));
      expect(cells(tree, "pki.templates")).toContain("scoped computer group, up to ");
      const joined = /All [\d,]+ devices[^·]* joined to Active Directory/.exec(
        cells(tree, "appendix.assumptions"),
      )?.[0];
      if (joined) expect(joined.includes("except plant devices")).toBe(industry === "manufacturing");
      if (joined && industry !== "manufacturing") expect(joined).toContain(`including ${wave} of at most three types`);
      expect(cells(tree, "appendix.assumptions").match(/of at most three types/g)).toHaveLength(1);
    }
  for (const tree of everywhere({ industry: ["education"] }))
    expect(cells(tree, "approach.cutover")).not.toContain(" except ");
});
