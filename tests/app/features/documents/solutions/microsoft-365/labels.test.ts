import { expect, test } from "vitest";
import type { Answers } from "#app/features/catalogue/steps.ts";
import { toMarkdown } from "#app/features/documents/files/markdown.ts";
import { inputFor, workedExample } from "#tests/app/features/documents/answer-sets.ts";
import { composed } from "#tests/app/features/documents/composed.ts";
import { cells } from "#tests/app/features/documents/solutions/cells.ts";
import { documentOf } from "./documents.ts";

test("labels, rules and periods are named wherever they are set, with the numbers of the country", () => {
  const table = (country: string, answers: Answers = {}) => {
    const input = inputFor({
      ...workedExample(),
      "solution-type": ["microsoft-365"],
      "solution-configuration": ["m365-secure"],
      ...answers,
    });
    return cells(composed({ ...input, client: { ...input.client, country } }), "m365.labels");
  };
  expect(table("Ireland")).toMatch(/Rule: numbers .* Irish PPS numbers/);
  expect(table("Norway")).toMatch(/Rule: numbers .* national identity numbers/);
  expect(table("Ireland", { industry: ["finance"] })).toContain("card, IBAN and Irish PPS numbers");
  for (const label of ["Public", "Internal", "Confidential", "Highly confidential"])
    expect(table("Ireland")).toContain(`Label: ${label}`);
  expect(table("Ireland")).toContain("nothing is deleted by a rule until each period is confirmed");
});

test("whoever sets no labels reads of none, and compliance leads to the task that sets them", () => {
  const plain = documentOf("m365-new-tenant", { "security-requirements": ["mfa"] });
  expect(toMarkdown(plain)).not.toContain("Label: Public");
  const secure = documentOf("m365-secure", {
    "company-size": ["large"],
    "primary-objective": ["compliance-objective"],
    "security-requirements": ["threat-protection"],
  });
  expect(cells(secure, "appendix.traceability")).toMatch(/Objective “Compliance requirements”, by D-/);
});

test("a bank that asks for no retention holds what must be kept before it moves", () => {
  const tree = (...requirements: string[]) =>
    documentOf("m365-new-tenant", {
      industry: ["finance"],
      "company-size": ["medium"],
      "security-requirements": requirements,
    });
  const held = tree("mfa");
  expect(toMarkdown(held)).not.toContain("so it is not included");
  expect(cells(held, "m365.baseline")).toContain("Litigation hold");
  expect(cells(held, "decisions")).toContain("Communications hold");
  expect(cells(held, "approach.tests")).toContain("mailbox on hold");
  expect(cells(held, "environment.requests")).toContain("people whose communications must be kept");
  expect(toMarkdown(tree("data-loss-prevention"))).not.toContain("Litigation hold");
});
