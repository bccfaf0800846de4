import { expect, test } from "vitest";
import type { Answers } from "#app/features/catalogue/steps.ts";
import { askedIn, cells } from "#tests/app/features/documents/solutions/cells.ts";
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

test("licences counted for E5 may be E3, which is assumed, feared and priced wherever no step is bought", () => {
  const tree = (held: string, ...technologies: string[]) =>
    documentOf("m365-secure", {
      "company-size": ["enterprise"],
      "current-technologies": technologies.length > 0 ? technologies : ["none"],
      "head-count": ["2000"],
      "shift-workers": ["0"],
      "user-licences": [held],
    });
  const told = (...asked: Parameters<typeof tree>) =>
    ["appendix.assumptions", "appendix.risks"].map((table) => cells(tree(...asked), table));
  const step = /E3.*USD 504,000 a year/; // 2,000 × 21 × 12
  for (const text of told("2000")) expect(text).toMatch(step);
  expect(askedIn(tree("2000"))).toContain("the step from E3 would add USD 504,000 a year");
  for (const text of [...told("0"), ...told("2000", "office-365")]) expect(text).not.toMatch(/E3, not E5|in no sum/);
});

test("licences counted for Business Premium may be of a smaller plan, whose step is priced", () => {
  const tree = (held: string) =>
    documentOf("m365-secure", {
      "company-size": ["medium"],
      "current-technologies": ["office-365"],
      "head-count": ["100"],
      "shift-workers": ["20"],
      "user-licences": [held],
    });
  const step = "the step from Business Standard would add USD 7,680 a year"; // 80 × (22 − 14) × 12
  expect(askedIn(tree("90"))).toContain(step);
  expect(cells(tree("90"), "appendix.assumptions")).toMatch(/The 90 main plan .*in no sum: USD 7,680 a year/);
  expect(cells(tree("0"), "appendix.assumptions")).not.toContain("Business Standard");
});

test("a server out of support is looked up in the report by which its mail is throttled", () => {
  const risks = (version: string) =>
    cells(
      documentOf("m365-new-tenant", {
        "current-technologies": ["exchange-server", "active-directory", "office-365"],
        "company-size": ["medium"],
        "exchange-version": [version],
      }),
      "appendix.risks",
    );
  expect(risks("2016")).toMatch(/throttle or block mail.*report of out-of-date servers.*throttling paused there/);
  expect(risks("se")).not.toContain("out-of-date");
});
