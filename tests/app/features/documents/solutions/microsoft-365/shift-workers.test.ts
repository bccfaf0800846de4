import { expect, test } from "vitest";
import type { Answers } from "#app/features/catalogue/steps.ts";
import { toMarkdown } from "#app/features/documents/files/markdown.ts";
import { cells } from "#tests/app/features/documents/solutions/cells.ts";
import { documentOf, school } from "./documents.ts";

test("shift workers sign in as their sector works, and nobody is told of them where there are none", () => {
  const decisions = (industry: string, shift: Answers = {}) =>
    toMarkdown(documentOf("m365-new-tenant", { "company-size": ["large"], industry: [industry], ...shift }));
  expect(decisions("healthcare")).toContain("Shared workstations are unlocked by key");
  expect(decisions("retail")).toContain(
    "Seasonal staff accounts are disabled and their F3 seats returned at the end of the season",
  );
  expect(decisions("finance")).not.toContain("Shift worker sign-in");
  expect(decisions("retail", { "shift-workers": ["0"] })).not.toContain("Shift worker sign-in");
});

test("a key is bought for everybody who opens a shared computer by key", () => {
  const tree = (industry: string, configuration = "m365-new-tenant", shift = "80") =>
    documentOf(configuration, {
      industry: [industry],
      "company-size": ["medium"],
      "head-count": ["200"],
      "shift-workers": [shift],
      administrators: ["3"],
    });
  const keys = (...asked: Parameters<typeof tree>) =>
    /Security keys · (\d+) ·/.exec(cells(tree(...asked), "bill"))?.[1];
  expect(keys("healthcare")).toBe("88");
  expect(keys("manufacturing")).toBe("88");
  expect(keys("retail")).toBe("16");
  expect(keys("healthcare", "m365-optimise")).toBe("88");
  expect(keys("retail", "m365-optimise")).toBe("16");
  expect(keys("healthcare", "m365-optimise", "4")).toBe("12");
  expect(cells(tree("healthcare", "m365-optimise", "4"), "decisions")).toContain("A security key each");
  const further = /at most 72 more keys \(.+\)/;
  expect(cells(tree("retail"), "decisions")).toMatch(further);
  expect(cells(tree("retail"), "bill")).toMatch(new RegExp(`in the high figure alone: ${further.source}`));
  expect(cells(tree("healthcare"), "bill")).not.toContain("more keys");
  expect(cells(tree("healthcare"), "decisions")).not.toContain("planned for one in ten");
  const large = documentOf("m365-new-tenant", { "company-size": ["enterprise"], "head-count": ["2500"] });
  expect(cells(large, "bill")).toMatch(/Security keys · 1,0\d\d · .*1 per shift worker/m);
});

test("the summary of a shop floor names the second factor that the decision and the bill name", () => {
  const shop = (configuration: string) =>
    toMarkdown(documentOf(configuration, { industry: ["manufacturing"], "shift-workers": ["60"] }));
  expect(shop("m365-secure")).toContain("their second factor is a security key, plus their own phone where agreed");
  expect(shop("m365-secure")).toContain("A security key each, plus their own phone");
  expect(shop("m365-optimise")).toContain("their second factor is a security key, plus their own phone where agreed");
  expect(shop("m365-secure")).toContain("shared phones and tablets in shared device mode");
});

test("a school's shift workers count as staff, for the academic list has no frontline plan", () => {
  for (const configuration of ["m365-new-tenant", "m365-secure", "m365-optimise"]) {
    const tree = school(configuration, { "current-technologies": ["office-365"] });
    expect(toMarkdown(tree)).not.toMatch(/\bF3\b/);
    expect(cells(tree, "decisions")).toContain("the 20 shift workers count as staff");
    expect(cells(tree, "bill")).toContain("Microsoft 365 A3, academic · 120");
  }
});
