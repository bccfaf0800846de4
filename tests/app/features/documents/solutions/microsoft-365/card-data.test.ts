import { expect, test } from "vitest";
import { toMarkdown } from "#app/features/documents/files/markdown.ts";
import { inputFor, workedExample } from "#tests/app/features/documents/answer-sets.ts";
import { composed } from "#tests/app/features/documents/composed.ts";
import { documentOf } from "./documents.ts";

test("whoever names PCI DSS reads what of it the tenant answers, and nobody else does", () => {
  const named = toMarkdown(documentOf("m365-secure", { "company-size": ["small"], framework: ["pci-dss"] }));
  for (const requirement of ["8.4.2", "8.3.6", "8.2.8", "10.5.1", "7.2.4"])
    expect(named).toContain(`| ${requirement}: `);
  expect(toMarkdown(documentOf("m365-secure", { "company-size": ["small"] }))).not.toContain("PCI DSS");
});

test("what no test covers of the proposed HIPAA rule stays with the client", () => {
  const answers = {
    "solution-type": ["microsoft-365"],
    "solution-configuration": ["m365-secure"],
    industry: ["healthcare"],
  };
  const input = inputFor({ ...workedExample(), ...answers });
  const tree = composed({ ...input, client: { ...input.client, country: "United States" } });
  expect(toMarkdown(tree)).toMatch(
    /proposed 6 January 2025.*the client: penetration test, segmentation, asset inventory/,
  );
});
