import { expect, test } from "vitest";
import type { Answers } from "#app/features/catalogue/steps.ts";
import { toMarkdown } from "#app/features/documents/files/markdown.ts";
import { askedIn, cells } from "#tests/app/features/documents/solutions/cells.ts";
import { documentOf } from "./documents.ts";

const documentWith = (requirement: string, answers: Answers = {}, configuration = "m365-new-tenant") =>
  documentOf(configuration, { "security-requirements": [requirement], ...answers });

test("whoever requires managed devices decides whose they are, and reads what is set on each platform", () => {
  for (const size of ["small", "medium", "enterprise"]) {
    const tree = documentWith("mobile-device-management", { "company-size": [size] });
    expect(askedIn(tree), size).toMatch(/protected apps without enrolment on private phones/);
    expect(cells(tree, "decisions"), size).toContain("private computers are refused (CA06)");
    for (const subject of [
      "Windows",
      "iPhone",
      "Android",
      "Compliance",
      "Protected apps",
      "Privacy notice",
      "Accounts",
    ])
      expect(cells(tree, "m365.devices"), size).toContain(subject);
    expect(cells(tree, "appendix.traceability"), size).toMatch(/Mobile device management, by D-\d+/);
  }
});

test("nobody else is asked whose the devices are, nor is a health check", () => {
  for (const tree of [
    documentWith("threat-protection"),
    documentWith("mobile-device-management", { "current-technologies": ["office-365"] }, "m365-optimise"),
  ])
    expect(toMarkdown(tree)).not.toMatch(/### Device management|Privacy notice/);
});

test("domain PCs are joined as the synchronisation says", () => {
  const table = (...technologies: string[]) =>
    cells(documentWith("mobile-device-management", { "current-technologies": technologies }), "m365.devices");
  expect(table("active-directory")).toContain("domain PCs by Group Policy, hybrid-joined");
  expect(table("power-platform")).not.toContain("domain");
});
