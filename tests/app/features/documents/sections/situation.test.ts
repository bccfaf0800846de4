/** The opening of the summary says what was asked for, and never a part of it as the whole. */
import { expect, test } from "vitest";
import type { Answers } from "#app/features/catalogue/steps.ts";
import { toMarkdown } from "#app/features/documents/files/markdown.ts";
import { inputFor, workedExample } from "#tests/app/features/documents/answer-sets.ts";
import { composed } from "#tests/app/features/documents/composed.ts";

const opening = (protections: string[], systems: string[]) =>
  toMarkdown(
    composed(inputFor({ ...workedExample(), "security-requirements": protections, "integration-needs": systems })),
  );
const MANY = ["mfa", "data-encryption", "identity-management", "data-loss-prevention", "compliance"];

test("a list too long to name is counted, beside one that is named or alone", () => {
  expect(opening(MANY, ["crm"])).toContain("It has 5 security requirements and requires integration with CRM systems.");
  expect(opening(["mfa"], ["crm", "erp", "legacy-applications", "reporting-tools", "database-systems"])).toContain(
    "It requires multi-factor authentication, and integration with 5 systems.",
  );
  expect(opening(MANY, ["no-integrations"])).toContain("It has 5 security requirements.");
});

test("who gives a reason for a date and not the date has set one that is not known", () => {
  const summary = (answers: Answers) =>
    toMarkdown(composed(inputFor({ ...workedExample(), timeline: ["no-timeline"], ...answers })));
  expect(summary({})).toContain(", with no set date");
  const undated = summary({ "deadline-reason": ["budget"] });
  expect(undated).toContain(", before the financial year ends, on a date to be confirmed");
  expect(undated).not.toContain("no date was set");
});
