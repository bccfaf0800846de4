import { expect, test } from "vitest";
import type { Answers } from "#app/features/catalogue/steps.ts";
import { composeDocument } from "#app/features/documents/compose.ts";
import type { DocumentTree } from "#app/features/documents/tree.ts";
import { inputFor, workedExample } from "#tests/app/features/documents/answer-sets.ts";
import { cells } from "./cells.ts";

const documentOf = (configuration: string, answers: Answers = {}): DocumentTree =>
  composeDocument(
    inputFor({
      ...workedExample(),
      "solution-type": ["microsoft-365"],
      "solution-configuration": [configuration],
      "current-technologies": ["none"],
      ...answers,
    }),
  );

test("a hybrid is never without synchronisation", () => {
  const tree = documentOf("m365-hybrid");
  expect(cells(tree, "architecture.components")).toContain("Synchronisation agents");
  expect(cells(tree, "appendix.assumptions")).toMatch(/Active Directory exists, although it was not/);
});

test("a date of Exchange Online is a deadline for those who use it", () => {
  const figures = (...technologies: string[]) =>
    cells(documentOf("m365-new-tenant", { "current-technologies": technologies }), "summary.headline");
  expect(figures("none")).not.toMatch(/Nearest deadline/);
  expect(figures("office-365")).toMatch(/Nearest deadline · 31 December 2026: Basic authentication/);
});

test("a control is accepted by the part that the project carries, not by its roll-out everywhere", () => {
  const answers: Answers = { "security-requirements": ["identity-management", "threat-protection", "zero-trust"] };
  for (const configuration of ["m365-new-tenant", "m365-optimise"])
    expect(cells(documentOf(configuration, answers), "security.measures")).not.toMatch(/as in this project/);
});

test("a gateway is bought where flows read databases, and stands in the architecture", () => {
  const answers: Answers = { "integration-needs": ["database-systems", "reporting-tools"] };
  const makers = documentOf("m365-new-tenant", { ...answers, "current-technologies": ["power-platform"] });
  expect(cells(makers, "bill")).toContain("data gateway");
  expect(cells(makers, "architecture.components")).toContain("On-premises data gateway");
  expect(cells(documentOf("m365-new-tenant", answers), "bill")).not.toContain("data gateway");
});

test("a health check neither buys the plan that is held nor moves mail", () => {
  const tree = documentOf("m365-optimise", { "company-size": ["enterprise"] });
  expect(cells(tree, "bill")).toMatch(/Microsoft 365 E5 .* probably owned/);
  expect(cells(tree, "timeline.tasks")).not.toMatch(/[Mm]ailbox|Mail and file/);
  expect(cells(tree, "options.description")).toContain("Licences alone");
});
