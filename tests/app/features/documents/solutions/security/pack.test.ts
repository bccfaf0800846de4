import { expect, test } from "vitest";
import type { Answers } from "#app/features/catalogue/steps.ts";
import { toMarkdown } from "#app/features/documents/files/markdown.ts";
import { plainOf } from "#app/features/documents/tree/tree-text.ts";
import { BUILDING, securityDocument } from "./documents.ts";

test("the opening says once that nothing was named, and leaves the order of work to its decision", () => {
  const opening = toMarkdown(
    securityDocument("security-identity", { industry: ["other"], "cloud-maturity": ["early"] }),
  );
  expect(opening).toContain("The first weeks establish how sign-in, mail and devices are protected today.");
  expect(opening).not.toMatch(/No Microsoft cloud service was named|alone sets the order of work/);
});

test("no baseline report and no tool is spoken of where there is no tenant that a tool could read", () => {
  const said = (technology: string) =>
    toMarkdown(securityDocument("security-assessment", { "current-technologies": [technology] }));
  expect(said("none")).not.toMatch(/final baseline report|Interpreting tool reports/);
  expect(said("office-365")).toMatch(/final baseline report/);
});

test("people whom nobody counted are recommended for as the planning basis has them", () => {
  const said = (configuration: string, answers: Answers) =>
    toMarkdown(securityDocument(configuration, { "company-size": ["enterprise"], ...answers }));
  expect(said("security-assessment", {})).toContain("covering up to 2,500 users");
  expect(said("security-identity", {})).toMatch(/Proceed with [^.]*for up to 2,500 users/);
  expect(said("security-detection", { "head-count": ["1800"] })).toMatch(/Proceed with [^.]* for 1,800 users/);
});

test("a small client's plan says how its logon restrictions are undone, with and without policies", () => {
  const of = (requirements: string[]) =>
    plainOf(
      securityDocument("security-tier0", { "company-size": ["small"], "security-requirements": requirements }),
      "approach.rollback",
    );
  expect(of(["compliance"])).toMatch(/^Rollback\. A GPO is unlinked, .* within two hours, or an account returns/);
  expect(of(["mfa"])).toMatch(/excluded from it, within minutes\. A GPO is unlinked, .* or an account returns/);
});

test("nothing is said to begin on-premises before a tenant that is set up at the same time", () => {
  for (const configuration of BUILDING) {
    const tree = securityDocument(configuration, {
      "current-technologies": ["active-directory"],
      "cloud-maturity": ["no-cloud"],
    });
    expect(toMarkdown(tree), configuration).toContain("exposure on-premises is reduced in phase 1, ahead of the first");
  }
});
