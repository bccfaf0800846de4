import { expect, test } from "vitest";
import type { Answers } from "#app/features/catalogue/steps.ts";
import { blocksOf, plainOf, textsOf } from "#app/features/documents/tree/tree-text.ts";
import { cells } from "#tests/app/features/documents/solutions/cells.ts";
import { CONFIGURATIONS, documentOf, SIZES } from "./documents.ts";

test("a project begun without measurement has the order of magnitude that the table of what may follow gives it", () => {
  const answers = { "security-requirements": ["zero-trust"] };
  for (const size of ["small", "medium", "large", "enterprise"]) {
    const tree = documentOf("custom-roadmap", { ...answers, "company-size": [size] });
    const magnitude = cells(tree, "custom.follow-on").split("\n")[0]?.split(" · ").at(-1);
    if (size === "small") expect(plainOf(tree, "options.figures")).toContain("without measurement");
    else expect(plainOf(tree, "options.description")).toContain(`without measurement: ${magnitude}`);
    // a tenth more days, and a fifth more of the sum, to the nearest hundred
    const sums = (text = "") => [...text.matchAll(/EUR ([\d,]+)/g)].map(([, sum]) => Number(sum?.replaceAll(",", "")));
    const [dearer] = /the project itself: EUR [\d,]+ to EUR [\d,]+/.exec(cells(tree, "options.figures")) ?? [];
    expect(sums(dearer)).toEqual(sums(magnitude).map((sum) => Math.round((sum * 1.32) / 100) * 100));
  }
});

test("the sums of what may follow are the days at the rate that the text names", () => {
  for (const configuration of CONFIGURATIONS)
    for (const size of SIZES)
      for (const technologies of [["windows-server", "sql-server"], ["sharepoint"], ["power-platform", "teams"]]) {
        const tree = documentOf(configuration, {
          "company-size": [size],
          "current-technologies": technologies,
          "security-requirements": ["zero-trust"],
        });
        const number = (text = "") => Number(text.replaceAll(",", ""));
        const rate = number(/cost is days × EUR ([\d,]+)/.exec(blocksOf(tree).flatMap(textsOf).join("\n"))?.[1]);
        const sums = [
          ...cells(tree, "custom.follow-on").matchAll(/([\d,]+) to ([\d,]+) days, EUR ([\d,]+) to EUR ([\d,]+)/g),
        ];
        expect(sums.length).toBeGreaterThan(0);
        for (const [, low, high, least, most] of sums)
          expect([number(least), number(most)]).toEqual([number(low) * rate, number(high) * rate]);
        const together = /Together they come to ([\d,]+) to ([\d,]+) days/.exec(JSON.stringify(tree));
        const total = (place: number) => sums.reduce((sum, match) => sum + number(match[place]), 0);
        expect(together?.slice(1).map(number)).toEqual(sums.length > 1 ? [total(1), total(2)] : undefined);
      }
});

test("a project that may follow is as large as what was counted", () => {
  const azure = (counted: Answers) => {
    const tree = documentOf("custom-roadmap", {
      "company-size": ["enterprise"],
      "current-technologies": ["windows-server"],
      "cloud-maturity": ["some"],
      ...counted,
    });
    return `${cells(tree, "custom.follow-on")} ${plainOf(tree, "custom.follow-on")}`;
  };
  expect(azure({})).toMatch(
    /180 to 600 days.* baseline for this size, before adjusters such as regulation or interfaces; /s,
  );
  expect(azure({ servers: ["900"] })).toMatch(
    /310 to 1,020 days.* this size, adjusted to the numbers given, before adjusters/s,
  );
});

const LICENSED_PILOT = {
  "current-technologies": ["windows-server", "active-directory"],
  "security-requirements": ["mfa", "identity-management"],
  "primary-objective": ["enhance-security", "compliance-objective"],
  "pilot-users": ["559"],
};

test("what may follow is held against what the order leaves of the budget", () => {
  const said = (band: string, configuration = "custom-roadmap", more: Answers = {}) =>
    plainOf(
      documentOf(configuration, {
        "company-size": ["enterprise"],
        "current-technologies": ["windows-server", "sharepoint"],
        "budget-band": [band],
        ...more,
      }),
      "custom.follow-on",
    );
  const enough = /leaves about EUR [\d,]+, at the high end enough for (none of these|[a-zM].* \(EUR [\d,]+\))/;
  expect(said("100")).toMatch(enough);
  expect(said("250", "custom-focused")).toMatch(enough);
  expect(said("500", "custom-focused")).toMatch(enough);
  expect(said("250", "custom-pilot", LICENSED_PILOT)).toMatch(/leaves about EUR [\d,]+ at planning rates, at the high/);
  expect(said("more")).not.toContain("the stated budget");
});
