import { expect, test } from "vitest";
import { BY_TASK } from "#app/features/documents/effort/counted.ts";
import { OPTIONS } from "#app/features/documents/solutions/configuration-manager/options.ts";
import { contentFor } from "#tests/app/features/documents/composed.ts";
import { cells } from "#tests/app/features/documents/solutions/cells.ts";
import { documentOf, inputOf, SIZES } from "./documents.ts";

test("its days are those that a site's document counts for Intune alone, task by task, within a fifth", () => {
  expect(OPTIONS.some(({ estimate }) => estimate?.days === BY_TASK)).toBe(true);
  for (const [size, site] of [
    ["small", "sccm-small"],
    ["medium", "sccm-medium"],
    ["large", "sccm-medium"],
    ["enterprise", "sccm-medium"],
  ] as const) {
    const input = inputOf(size, { "security-requirements": ["mfa"], "integration-needs": ["no-integrations"] });
    const own = contentFor(input).effort.likely;
    const { estimates } = contentFor({
      ...input,
      answers: { ...input.answers, "solution-configuration": [site] },
    });
    const counted = estimates.find(({ option }) => option.row.name === "Intune only")?.days ?? 0;
    expect(own / counted, size).toBeGreaterThan(0.8);
    expect(own / counted, size).toBeLessThan(1.2);
  }
});

test("what servers need is planned only where there are any", () => {
  for (const size of SIZES) {
    expect(cells(documentOf(size, { servers: ["12"] }), "timeline.tasks")).toContain("Azure Arc");
    expect(cells(documentOf(size, { servers: ["12"] }), "bill")).toMatch(/Azure Update Manager.* · 12 · /);
  }
});

test("computers that no tenant knows are synchronised before they are enrolled", () => {
  const tasks = (level: string) => cells(documentOf("large", { "cloud-maturity": [level] }), "timeline.tasks");
  expect(tasks("no-cloud")).toContain("hybrid join for the pilot");
  expect(tasks("significant")).not.toContain("hybrid join for the pilot");
});
