import { expect, test } from "vitest";
import { isFrozen } from "#app/features/documents/plan/freezes.ts";
import { contentFor } from "#tests/app/features/documents/composed.ts";
import { securityInput } from "./documents.ts";

test("systems lose directory rights outside examinations", () => {
  const answers = {
    "company-size": ["small"],
    industry: ["education"],
    timeline: ["3-6-months"],
    "current-technologies": ["windows-server", "active-directory", "teams"],
    "integration-needs": ["crm", "database-systems"],
  };
  const today = new Date("2027-03-12T10:00:00Z");
  const { plan, tasks } = contentFor({ ...securityInput("security-tier0", answers), today });
  const integration = tasks.find(({ title }) => title.startsWith("Integration"));
  expect(plan.freezes.map(({ reason }) => reason)).toContain("examinations");
  expect(integration?.to).toBeGreaterThan(0);
  expect(isFrozen(plan.start + ((integration?.from ?? 0) - 1) * 7, plan.freezes)).toBe(false);
  expect(isFrozen(plan.start + ((integration?.to ?? 0) - 1) * 7, plan.freezes)).toBe(false);
});
