import { expect, test } from "vitest";
import { toMarkdown } from "#app/features/documents/files/markdown.ts";
import { plainOf } from "#app/features/documents/tree/tree-text.ts";
import { inputFor, workedExample } from "#tests/app/features/documents/answer-sets.ts";
import { composed } from "#tests/app/features/documents/composed.ts";
import { cells } from "#tests/app/features/documents/solutions/cells.ts";
import { SIZES, securityDocument } from "./documents.ts";

test("loss prevention is part of the scope, and reaches a part where a group alone is licensed", () => {
  for (const size of SIZES) {
    const tree = securityDocument("security-identity", {
      "company-size": [size],
      "security-requirements": ["data-loss-prevention"],
    });
    expect(plainOf(tree, "solution.scope")).toContain("Sensitivity labels and DLP");
    expect(cells(tree, "security.domains")).toMatch(/Data · 15% ·[^\n]* · 1$/m);
  }
});

test("sensors that the project leaves out are a later step with its price", () => {
  const left = (size: string, industry = "technology") =>
    plainOf(
      securityDocument("security-identity", {
        "company-size": [size],
        industry: [industry],
        "current-technologies": ["active-directory"],
      }),
      "solution.out-of-scope",
    );
  expect(left("enterprise")).toContain(
    "on domain controllers (licensed by the suite; a later step of 2 days or EUR 1,360)",
  );
  expect(left("enterprise", "manufacturing")).toContain(
    "(licensed by the suite for knowledge workers; a later step of",
  );
  expect(left("medium")).toMatch(/on domain controllers \(a later step of .*, and USD [\d,]+ a month at list\)/);
});

test("detection that the plan holds and nobody switches on is a later step, which a small organisation takes before it buys sensors", () => {
  const left = (size: string, asked = "mfa") =>
    plainOf(
      securityDocument("security-identity", {
        "company-size": [size],
        "current-technologies": ["active-directory"],
        "security-requirements": [asked],
      }),
      "solution.out-of-scope",
    );
  expect(left("small")).toContain(
    "by Defender for Business (in Business Premium; a later step of 2 days or EUR 1,360, and USD 60 a month for 20 F3 users)",
  );
  expect(left("small")).not.toContain("Defender for Identity");
  expect(left("medium")).toMatch(/by Defender for Business .* Defender for Identity sensors/);
  expect(left("small", "threat-protection")).not.toContain("Defender for Business");
});

test("a public body reads which rating of its national authority the project does not give", () => {
  const left = (country: string, industry: string) =>
    plainOf(
      composed(
        inputFor(
          {
            ...workedExample(),
            "solution-type": ["security"],
            "solution-configuration": ["security-assessment"],
            industry: [industry],
          },
          { client: { name: "A", company: "B", country } },
        ),
      ),
      "solution.out-of-scope",
    );
  expect(left("Australia", "government")).toContain("Essential Eight");
  expect(left("Canada", "government")).toContain("formerly PBMM");
  expect(left("Australia", "retail")).not.toContain("Essential Eight");
  expect(left("Ireland", "government")).toMatch(/penetration test; legal/);
});

test("detection that servers go without has a price", () => {
  const tree = securityDocument("security-identity", { "security-requirements": ["zero-trust"], servers: ["6"] });
  expect(toMarkdown(tree)).toContain("etection on servers (Defender for Servers P1: USD 30 a month at list)");
});

test("remote work that a project does not bring to applications on premises has its price", () => {
  const told = (objective: string) =>
    plainOf(
      securityDocument("security-identity", {
        "current-technologies": ["active-directory", "office-365"],
        "primary-objective": [objective],
      }),
      "solution.out-of-scope",
    );
  expect(told("remote-work")).toMatch(/through Entra application proxy \(1\.5 days or [A-Z]{3} [\d,]+ each/);
  expect(told("innovation")).not.toContain("application proxy");
});
