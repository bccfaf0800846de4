import { expect, test } from "vitest";
import { plainOf } from "#app/features/documents/tree/tree-text.ts";
import { cells } from "#tests/app/features/documents/solutions/cells.ts";
import { documentOf } from "./documents.ts";

test("who has never run a site is taught longer, within the days of the task", () => {
  const hours = (skills: string) =>
    plainOf(documentOf("sccm-medium", { "company-size": ["medium"], skills: [skills] }), "approach.training");
  expect(hours("none")).toContain("recovery (8 hours)");
  expect(hours("some")).toContain("recovery (4 hours)");
  expect(hours("experienced")).toContain("recovery (2 hours)");
});

test("clients are counted as silent from the share on that the signal names", () => {
  for (const [devices, servers] of [
    [264, 24],
    [4361, 300],
    [180, 20],
  ] as const) {
    const tree = documentOf("sccm-medium", { devices: [`${devices}`], servers: [`${servers}`] });
    const most = Number(
      /more than ([\d,]+) clients? inactive/.exec(cells(tree, "support.signals"))?.[1]?.replace(",", ""),
    );
    const share = (silent: number) => 1 - silent / (devices + servers);
    expect(share(most)).toBeGreaterThanOrEqual(0.95);
    expect(share(most + 1)).toBeLessThan(0.95);
  }
});

test("the course of a small site leaves room in its task for what is told to users", () => {
  const courses = (size: string) => plainOf(documentOf("sccm-medium", { "company-size": [size] }), "approach.training");
  expect(courses("medium")).toContain("recovery (4 hours)");
  expect(courses("enterprise")).toContain("recovery (6 hours)");
});
