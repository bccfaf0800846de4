import { expect, test } from "vitest";
import { plainOf } from "#app/features/documents/tree/tree-text.ts";
import { cells } from "#tests/app/features/documents/solutions/cells.ts";
import { documentOf, SIZES } from "./documents.ts";

test("special devices have a ring of their own, and a sector reads how they restart without windows", () => {
  for (const [industry, words] of [
    ["retail", "tills and kiosks restart at one fixed hour"],
    ["manufacturing", "production-line PCs restart at one fixed hour"],
    ["education", "teaching-room PCs restart at one fixed hour"],
    ["healthcare", "clinical devices are never restarted by a deadline"],
  ] as const)
    expect(plainOf(documentOf("large", { industry: [industry] }), "cm.rings"), industry).toContain(words);
});

test("each task of the present tools is handed over by name, beyond the smallest organisations", () => {
  for (const size of SIZES) {
    const work = plainOf(documentOf(size), "intune.work");
    expect(work.includes("Maintenance windows"), size).toBe(size !== "small");
  }
});

test("a cache stands at each location only where the plan has the rights and the devices are enough", () => {
  const components = (technology: string, devices: string) =>
    cells(
      documentOf("large", {
        "current-technologies": ["active-directory", technology],
        "cloud-maturity": ["some"],
        sites: ["5"],
        devices: [devices],
      }),
      "architecture.components",
    );
  expect(components("office-365", "900")).toMatch(/Connected Cache node · 5 · /);
  expect(components("office-365", "120")).not.toContain("Connected Cache");
});
