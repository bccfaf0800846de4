import { expect, test } from "vitest";
import { cells } from "#tests/app/features/documents/solutions/cells.ts";
import { documentOf } from "./documents.ts";

test("protection is compared between the plans that the client may hold, and audit kept as long as each keeps it", () => {
  const told = (size: string, configuration = "m365-optimise") =>
    documentOf(configuration, {
      "company-size": [size],
      industry: ["technology"],
      "current-technologies": ["office-365"],
      "security-requirements": ["data-loss-prevention", "zero-trust"],
    });
  expect(cells(told("enterprise"), "m365.purview")).toContain("Plan · Microsoft 365 E3 · E5");
  expect(cells(told("medium"), "m365.purview")).toContain("Plan · Business Premium · E5 or Purview suite");
  const suite = "180 days, one year for holders of the Purview suite, extended to twelve months";
  expect(cells(told("medium", "m365-hybrid"), "m365.baseline")).toContain(suite);
  expect(cells(told("medium"), "m365.baseline")).toContain("180 days, extended to twelve months");
});

test("more administrators than a tenant may have globally get narrower roles; a single one is told what a deputy adds", () => {
  const tree = (administrators: string, size: string) =>
    documentOf("m365-new-tenant", { "company-size": [size], administrators: [administrators] });
  expect(cells(tree("53", "enterprise"), "m365.baseline")).toContain("others of the 53 in narrower roles");
  expect(cells(tree("8", "enterprise"), "m365.baseline")).not.toContain("narrower roles");
  expect(cells(tree("1", "small"), "bill")).toContain("2 more for a deputy");
  expect(cells(tree("2", "small"), "bill")).not.toContain("for a deputy");
});

test("guests are invited from the domains of those with whom the sector works", () => {
  const baseline = (industry: string) =>
    cells(documentOf("m365-new-tenant", { industry: [industry] }), "m365.baseline");
  expect(baseline("technology")).toContain("from allowed domains (customers, by project), links");
  expect(baseline("other")).toContain("from allowed domains, links");
});

test("a plan that nobody is planned on is no part of the baseline", () => {
  const audit = (shift: string) =>
    cells(
      documentOf("m365-optimise", { "company-size": ["enterprise"], industry: ["retail"], "shift-workers": [shift] }),
      "m365.baseline",
    );
  expect(audit("0")).toContain("180 days on E3, extended");
  expect(audit("400")).toContain("180 days on E3 and F3, extended");
});
