import { expect, test } from "vitest";
import { CONFIGURATIONS, configurationsOf } from "#app/features/catalogue/configurations.ts";
import { SIZE_BANDS } from "#app/features/catalogue/detail-answers.ts";
import { MISMATCHES, mismatchWarnings } from "#app/features/catalogue/mismatches.ts";
import { optionsNamedBy } from "#app/features/catalogue/predicate.ts";
import { optionsFor, requireQuestion, STEPS } from "#app/features/catalogue/steps.ts";

test("the eleven questions have the specified ids, steps and titles", () => {
  expect(STEPS.map(({ id, step, title }) => `${step} ${id} ${title}`)).toEqual([
    "1 solution-type Solution Selection",
    "2 solution-configuration Solution Configuration",
    "3 company-size Organization Size",
    "4 industry Industry Sector",
    "5 current-technologies Current Microsoft Technologies",
    "6 cloud-maturity Current Cloud Adoption",
    "7 primary-objective Primary Business Objectives",
    "8 timeline Implementation Timeline",
    "9 security-requirements Security Requirements",
    "10 integration-needs Integration Requirements",
    "11 selected-client Client Selection",
  ]);
});

test("the specified labels are there word by word", () => {
  const labels = (id: (typeof STEPS)[number]["id"]) => requireQuestion(id).options.map(({ label }) => label);
  expect(labels("solution-type")).toEqual([
    "Microsoft Certificate Services",
    "Microsoft System Center Configuration Manager",
    "Azure Migration Strategy",
    "Microsoft 365 Implementation",
    "Security Assessment & Implementation",
    "Hybrid Cloud Infrastructure",
    "Custom Solution Assessment",
  ]);
  expect(labels("company-size")).toEqual([
    "Small (1-50 employees)",
    "Medium (51-250 employees)",
    "Large (251-1000 employees)",
    "Enterprise (1000+ employees)",
  ]);
  expect(labels("timeline")).toEqual(["1-3 months", "3-6 months", "6-12 months", "12+ months", "No specific timeline"]);
  expect(labels("security-requirements")).toContain("Compliance (GDPR, HIPAA, etc.)");
  expect(labels("integration-needs")).toContain("No specific integrations needed");
  expect(labels("current-technologies")).toContain("Office 365/Microsoft 365");
  expect(labels("cloud-maturity")).toHaveLength(5);
  expect(labels("primary-objective")).toHaveLength(8);
  expect(labels("industry")).toHaveLength(8);
});

test("every solution type has three or four configurations with features and a narrow drawing", () => {
  for (const { id } of requireQuestion("solution-type").options) {
    const offered = optionsFor(requireQuestion("solution-configuration"), { "solution-type": [id] });
    expect(offered.length, id).toBeGreaterThanOrEqual(3);
    expect(offered.length, id).toBeLessThanOrEqual(4);
  }
  for (const { id, description, features, diagram } of CONFIGURATIONS) {
    expect(description.length, id).toBeGreaterThan(60);
    expect(features.length, id).toBeGreaterThanOrEqual(4);
    expect(Math.max(...diagram.split("\n").map((line) => line.length)), id).toBeLessThanOrEqual(46);
  }
});

test("the specified configurations keep their ids", () => {
  expect(configurationsOf("certificate-services").map(({ id }) => id)).toEqual([
    "cert-small-single",
    "cert-medium-single",
    "cert-medium-multi",
    "cert-large-enterprise",
  ]);
  expect(configurationsOf("configuration-manager").map(({ id }) => id)).toEqual([
    "sccm-small",
    "sccm-medium",
    "sccm-enterprise",
    "sccm-intune",
  ]);
});

test("the ratings of one solution leave no gap and do not overlap", () => {
  for (const solution of ["certificate-services", "configuration-manager"]) {
    const ratings = configurationsOf(solution).flatMap(({ rating }) => (rating ? [rating] : []));
    expect(ratings[0]?.from).toBe(1);
    expect(ratings.at(-1)?.to).toBeNull();
    for (const [index, rating] of ratings.slice(1).entries()) expect(rating.from).toBe((ratings[index]?.to ?? 0) + 1);
  }
});

test("ids are unique and every mismatch names real options", () => {
  const known = new Set(STEPS.flatMap(({ id, options }) => options.map((option) => `${id}/${option.id}`)));
  for (const { id } of CONFIGURATIONS) known.add(`solution-configuration/${id}`);
  expect(known.size).toBe(STEPS.reduce((sum, { options }) => sum + options.length, CONFIGURATIONS.length));
  for (const { id, when } of MISMATCHES) {
    for (const { question, option } of optionsNamedBy(when)) expect(known, id).toContain(`${question}/${option}`);
  }
});

test("a small firm that chose the enterprise site is warned and sent to step 2", () => {
  const [warning] = mismatchWarnings({
    "solution-type": ["configuration-manager"],
    "solution-configuration": ["sccm-enterprise"],
    "company-size": ["medium"],
    "current-technologies": ["active-directory"],
  });
  expect(warning).toMatchObject({ id: "X12", severity: "warning", step: 2 });
});

test("answers that fit each other give no warning", () => {
  expect(
    mismatchWarnings({
      "solution-type": ["certificate-services"],
      "solution-configuration": ["cert-medium-single"],
      "company-size": ["medium"],
      "current-technologies": ["active-directory", "windows-server"],
      timeline: ["3-6-months"],
    }),
  ).toEqual([]);
});

test("the size bands are those of the labels, and leave no gap", () => {
  const labels = requireQuestion("company-size").options.map(({ label }) => label);
  const { small, medium, large, enterprise } = SIZE_BANDS;
  const closed = [small, medium, large].map(({ low, high, label }) => `${label} (${low}-${high} employees)`);
  expect(labels).toEqual([...closed, `${enterprise.label} (${enterprise.low - 1}+ employees)`]);
  expect([medium.low, large.low, enterprise.low]).toEqual([small.high + 1, medium.high + 1, large.high + 1]);
});
