import { expect, test } from "vitest";
import { toMarkdown } from "#app/features/documents/files/markdown.ts";
import { inputFor, workedExample } from "#tests/app/features/documents/answer-sets.ts";
import { composed } from "#tests/app/features/documents/composed.ts";

const documentIn = (country: string, framework: string, configuration = "m365-new-tenant", industry = "finance") => {
  const input = inputFor({
    ...workedExample(),
    "solution-type": ["microsoft-365"],
    "solution-configuration": [configuration],
    "security-requirements": ["mobile-device-management"],
    framework: [framework],
    industry: [industry],
  });
  return toMarkdown(composed({ ...input, client: { ...input.client, country } }));
};

test("whoever names ISO/IEC 27001 reads what the tenant answers of it", () => {
  const named = documentIn("Ireland", "iso-27001");
  for (const control of ["A.5.15–A.5.18", "A.8.1", "A.8.2, A.8.5", "A.8.13", "A.8.15"])
    expect(named).toContain(`| ${control}: `);
  expect(named).not.toContain("| A.8.12: ");
  expect(documentIn("Ireland", "iso-27001", "m365-secure")).toContain("| A.8.12: ");
  expect(documentIn("Ireland", "nis2")).not.toContain("### ISO/IEC 27001");
});

test("whoever names NIS2 outside the Union reads its measures once, and that DORA prevails for a bank", () => {
  const abroad = documentIn("United Kingdom", "nis2");
  expect(abroad).toContain("| j: multi-factor authentication |");
  expect(abroad).toContain("DORA prevails");
  expect(documentIn("United Kingdom", "nis2", "m365-new-tenant", "retail")).not.toContain("DORA prevails");
  expect(documentIn("Ireland", "nis2")).not.toContain("| j: multi-factor authentication |");
});
