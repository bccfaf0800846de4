import { expect, test } from "vitest";
import type { Answers } from "#app/features/catalogue/steps.ts";
import { cells } from "#tests/app/features/documents/solutions/cells.ts";
import { documentOf } from "./documents.ts";

test("who has a tenant in use is no team new to it", () => {
  const risks = (configuration: string, technology: string) =>
    cells(
      documentOf(configuration, {
        "cloud-maturity": ["early"],
        "current-technologies": [technology],
        "company-size": ["enterprise"],
      }),
      "appendix.risks",
    );
  expect(risks("m365-new-tenant", "none")).toContain("A team new to the cloud operates Microsoft 365");
  expect(risks("m365-optimise", "none")).not.toContain("A team new to the cloud");
  expect(risks("m365-secure", "teams")).not.toContain("A team new to the cloud");
});

test("the limit of 300 is measured by seats of Business Premium, not by people", () => {
  const risks = (shift: string) =>
    cells(
      documentOf("m365-secure", {
        "company-size": ["medium"],
        "current-technologies": ["office-365"],
        "cloud-maturity": ["cloud-first"],
        "integration-needs": ["none"],
        timeline: ["flexible"],
        "head-count": ["250"],
        "shift-workers": [shift],
      }),
      "appendix.risks",
    );
  expect(risks("62")).not.toContain("300-seat limit");
  expect(risks("20")).toContain("Growth by more than 70 people exceeds the 300-seat limit of Business Premium");
  expect(risks("20")).toContain("everyone above the limit gets E3, at USD 468 a year each");
});

test("teams of a school end by what the project sets, not by a register that it does not connect", () => {
  const risks = cells(documentOf("m365-new-tenant", { industry: ["education"] }), "appendix.risks");
  expect(risks).toContain("teams expire unless the owner renews");
});

test("where costs are to fall, what the plan adds is told", () => {
  const risks = (objective: string) =>
    cells(documentOf("m365-secure", { "primary-objective": [objective] }), "appendix.risks");
  expect(risks("cost-reduction")).toMatch(/Costs are to fall, yet the plan adds .*[A-Z]{3} [\d,]+ a year unless/);
  expect(risks("innovation")).not.toContain("Costs are to fall");
  const school = { industry: ["education"], "primary-objective": ["cost-reduction"] };
  expect(cells(documentOf("m365-secure", school), "appendix.risks")).toContain(
    " a year plus plans to be quoted unless",
  );
});

test("licences to be returned count against what the plan adds, and a health check says how many repay it", () => {
  const told = (configuration: string, answers: Answers) =>
    cells(documentOf(configuration, { "primary-objective": ["cost-reduction"], ...answers }), "appendix.risks");
  const small = { "company-size": ["small"], "head-count": ["27"], "shift-workers": ["10"], "user-licences": ["27"] };
  expect(told("m365-secure", small)).toMatch(
    /adds .*[A-Z]{3} [\d,]+ a year until renewal, then .+ less [A-Z]{3} [\d,]+ for returned licences, unless/,
  );
  expect(told("m365-secure", { ...small, "user-licences": ["17"] })).not.toContain("until renewal");
  const healthCheck = { "company-size": ["medium"], "head-count": ["150"], "current-technologies": ["office-365"] };
  expect(told("m365-optimise", healthCheck)).toMatch(/would take returning [\d,]+ of the \d+ Business Premium seats/);
  expect(told("m365-optimise", { ...healthCheck, industry: ["education"] })).not.toContain("would take returning");
});
