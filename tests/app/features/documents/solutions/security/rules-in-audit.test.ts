import { expect, test } from "vitest";
import { toMarkdown } from "#app/features/documents/files/markdown.ts";
import { planOf } from "#app/features/documents/plan/plan.ts";
import { blocksLater } from "#app/features/documents/solutions/security/rules-in-audit.ts";
import { contentFor } from "#tests/app/features/documents/composed.ts";
import { SIZES, securityDocument, securityInput } from "./documents.ts";

test("rules block within the plan only where a device has been in audit for 30 days by then", () => {
  for (const size of SIZES) {
    const answers = { "company-size": [size], "current-technologies": ["active-directory", "office-365"] };
    const { brief } = contentFor(securityInput("security-detection", answers));
    const { phases } = planOf(brief);
    const rollout = phases.find(({ number }) => number === 3)?.firstDay ?? 0;
    const isRead = rollout + 30 <= (phases.findLast(({ number }) => number === 4)?.lastDay ?? 0);
    const later = blocksLater(brief);
    if (!isRead) expect(later, size).not.toBe("");
    const text = toMarkdown(securityDocument("security-detection", answers));
    expect(text.includes("rules enforced on each device with 30 days"), size).toBe(later === "");
    expect(text.includes(`the others from ${later} by the run book`), size).toBe(later !== "");
  }
});
