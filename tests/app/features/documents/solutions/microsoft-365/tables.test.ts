import { expect, test } from "vitest";
import type { Answers } from "#app/features/catalogue/steps.ts";
import { toMarkdown } from "#app/features/documents/files/markdown.ts";
import { plainOf } from "#app/features/documents/tree/tree-text.ts";
import { cells } from "#tests/app/features/documents/solutions/cells.ts";
import { CONFIGURATIONS, documentOf } from "./documents.ts";

test("the policies that a configuration promises are those of the table", () => {
  for (const size of ["small", "medium", "enterprise"])
    expect(cells(documentOf("m365-secure", { "company-size": [size] }), "conditional-access")).toContain("CA12");
});

test("a health check changes the sign-in of shift workers and not their devices", () => {
  const adoption = (configuration: string, shift: Answers = {}) =>
    plainOf(documentOf(configuration, { "company-size": ["large"], industry: ["retail"], ...shift }), "m365.adoption");
  expect(adoption("m365-optimise")).not.toContain("instead of a PC account");
  expect(adoption("m365-new-tenant")).toContain("instead of a PC account");
  expect(adoption("m365-new-tenant", { "shift-workers": ["0"] })).not.toContain("Shift workers");
  expect(adoption("m365-new-tenant", { industry: ["healthcare"] })).toContain(
    "Key at the shared device, optionally their own phone",
  );
});

test("computers of a domain pass the condition on devices wherever accounts are synchronised", () => {
  for (const technology of ["windows-server", "sql-server", "active-directory", "none"]) {
    const tree = documentOf("m365-secure", { "company-size": ["large"], "current-technologies": [technology] });
    const isKept = cells(tree, "decisions").includes("hybrid join and enrolment by Group Policy only for domain PCs");
    expect(isKept, technology).toBe(technology !== "none");
    expect(cells(tree, "conditional-access").includes("compliant or hybrid-joined computer"), technology).toBe(isKept);
  }
});

test("a block and a grant are two policies, and only kinds of policy that are listed start report-only", () => {
  for (const size of ["small", "medium"]) {
    const tree = documentOf("m365-new-tenant", { "company-size": [size], "security-requirements": ["mfa"] });
    expect(cells(tree, "conditional-access")).toMatch(
      /CA07 · Require protected apps[^\n]*\nCA07b · Block unknown platforms/,
    );
    expect(toMarkdown(tree).includes("session policies start")).toBe(
      cells(tree, "conditional-access").includes("CA12"),
    );
    expect(toMarkdown(tree)).toContain("CA01 to CA04 apply to all accounts before the pilot");
    expect(cells(tree, "timeline.tasks")).toContain("device policies for the pilot group, report-only for others");
  }
});

test("a health check locks nobody out whose computer it does not enrol", () => {
  for (const configuration of CONFIGURATIONS) {
    const tree = documentOf(configuration, { "primary-objective": ["remote-work"] });
    const policies = cells(tree, "conditional-access");
    if (configuration === "m365-optimise") expect(policies).toMatch(/CA06.*users of enrolled computers/);
    else expect(policies, configuration).toMatch(/CA06.*all users except guests/);
    expect(toMarkdown(tree), configuration).not.toContain("Intune does not know");
  }
});

test("a device that is tested to be refused until it is compliant does not pass for being joined", () => {
  const policies = (...requirements: string[]) =>
    cells(
      documentOf("m365-secure", {
        "current-technologies": ["active-directory", "office-365"],
        "security-requirements": ["mfa", ...requirements],
      }),
      "conditional-access",
    );
  expect(policies()).toContain("CA06 · Require a compliant or hybrid-joined computer");
  expect(policies("zero-trust")).toContain("CA06 · Require a compliant computer");
});

test("an application that may still send by password in the tenant is stopped by no access policy", () => {
  const policies = (configuration: string, ...technologies: string[]) =>
    cells(documentOf(configuration, { "current-technologies": technologies }), "conditional-access");
  const spared = /^CA0[12] · [^·]* · all users except listed senders, until changed/gm;
  expect(policies("m365-hybrid", "office-365").match(spared)).toHaveLength(2);
  expect(policies("m365-secure", "office-365").match(spared)).toHaveLength(2);
  expect(policies("m365-hybrid", "exchange-server")).not.toMatch(spared);
});

test("passwords are written back where others than cloud-only administrators hold Entra ID P2", () => {
  const policies = (size: string, requirement: string) =>
    cells(
      documentOf("m365-hybrid", { "company-size": [size], "security-requirements": [requirement] }),
      "conditional-access",
    );
  expect(policies("small", "identity-management")).toMatch(/CA08 · Password change for high-risk users · /);
  expect(policies("enterprise", "zero-trust")).toContain("high-risk users (writeback)");
});

test("a health check asks protected apps of the phones that are enrolled", () => {
  const policies = (configuration: string) =>
    cells(documentOf(configuration, { "current-technologies": ["office-365"] }), "conditional-access");
  expect(policies("m365-optimise")).toContain("Require protected apps on phones · users of enrolled phones");
  expect(policies("m365-secure")).toContain("Require protected apps on phones · all users except guests");
});
