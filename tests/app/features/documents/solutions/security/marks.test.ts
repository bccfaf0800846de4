import { expect, test } from "vitest";
import { toMarkdown } from "#app/features/documents/files/markdown.ts";
import { securityDocument } from "./documents.ts";

test("options that are ranked say what earned their marks, by the objectives that were chosen", () => {
  for (const [configuration, best, next] of [
    ["security-identity", "each policy, role and exception leaves a record", "evidence in two logs"],
    ["security-detection", "logs kept for 12 months", "evidence is gathered from several products"],
    ["security-tier0", "who administers what is recorded", "separation is easy to show"],
    ["security-assessment", "two pieces of evidence for each score", "no measurement before"],
  ] as const) {
    const told = (objective: string) =>
      toMarkdown(securityDocument(configuration, { "company-size": ["large"], "primary-objective": [objective] }));
    expect(told("compliance-objective")).toMatch(new RegExp(`Compliance requirements:.* A \\d: ${best}`));
    expect(told("compliance-objective")).toMatch(new RegExp(`Compliance requirements:.*; [B-F] \\d: ${next}`));
    expect(told("innovation")).not.toContain(best);
  }
});
