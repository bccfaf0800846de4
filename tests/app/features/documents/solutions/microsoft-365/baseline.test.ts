import { expect, test } from "vitest";
import { toMarkdown } from "#app/features/documents/files/markdown.ts";
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
  expect(cells(tree("53", "enterprise"), "timeline.tasks")).toContain("all but 8 global administrators moved");
  expect(cells(tree("53", "enterprise"), "bill")).toContain("at most: ordered once roles are reduced");
  expect(cells(tree("8", "enterprise"), "m365.baseline")).not.toContain("narrower roles");
  expect(cells(tree("1", "small"), "bill")).toMatch(
    /security keys[^\n]* · 26 · 2 × administrator and deputy \+ 2 break-glass \+ 1 per shift worker/i,
  );
  expect(cells(tree("1", "small"), "m365.baseline")).toContain(
    "2 to 8 global administrators with the break-glass accounts",
  );
  expect(cells(tree("2", "small"), "m365.baseline")).not.toContain("with the break-glass accounts");
  expect(cells(tree("2", "small"), "bill")).not.toContain("deputy");
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

test("what the licences or the plan leave unmet of the baseline is named as an exception", () => {
  const intro = (size: string, requirement: string) =>
    toMarkdown(
      documentOf("m365-new-tenant", {
        "company-size": [size],
        industry: ["technology"],
        "security-requirements": [requirement],
      }),
    );
  expect(intro("medium", "mfa")).toContain(
    "is recorded, among them MS.AAD.3.1 (phishing-resistant MFA for all users) and, for accounts without Entra ID P2, 2.1–2.3 and 7.4–7.6.",
  );
  expect(intro("enterprise", "zero-trust")).toContain(
    "each exception, among them MS.AAD.3.1 (phishing-resistant MFA for all users) and, for accounts without Entra ID P2, 2.1–2.3.",
  );
});

test("nothing in a record is left for the client to fill in but what the tenant shows", () => {
  const records = cells(documentOf("m365-new-tenant"), "m365.dns");
  expect(records).not.toContain("client-domain");
});

test("policies of a tenant with makers in it replace its security defaults at once", () => {
  const access = (technology: string) =>
    cells(documentOf("m365-new-tenant", { "current-technologies": [technology] }), "m365.baseline");
  expect(access("power-platform")).toContain("then each user who moves, or all at once where security defaults are on");
  expect(access("none")).toContain("all accounts before the pilot");
  expect(access("none")).not.toContain("where security defaults are on");
});

test("protection that the plan contains is set up with the devices", () => {
  const devices = (configuration: string, size: string) =>
    cells(documentOf(configuration, { "company-size": [size] }), "m365.baseline");
  expect(devices("m365-new-tenant", "medium")).toContain("Defender for Business");
  expect(devices("m365-secure", "enterprise")).toContain("Defender for Endpoint");
  for (const [configuration, size] of [
    ["m365-new-tenant", "enterprise"],
    ["m365-optimise", "medium"],
  ] as const)
    expect(devices(configuration, size)).not.toMatch(/Defender for (Business|Endpoint)/);
});
