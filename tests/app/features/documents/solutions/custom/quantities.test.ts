import { expect, test } from "vitest";
import { lintDocument } from "#app/features/documents/lint/lint.ts";
import { meetingHours } from "#app/features/documents/solutions/custom/quantities.ts";
import { inputFor, workedExample } from "#tests/app/features/documents/answer-sets.ts";
import { composed, contentFor } from "#tests/app/features/documents/composed.ts";
import { cells } from "#tests/app/features/documents/solutions/cells.ts";
import { documentOf, inputOf, SIZES } from "./documents.ts";

test("three domains in depth get half a morning, which the time asked of the client counts", () => {
  for (const configuration of ["custom-focused", "custom-pilot"])
    for (const size of SIZES) {
      const tree = documentOf(configuration, { "company-size": [size] });
      const [, workshops, each, depth] =
        /^Workshops · (\d) · ([\d.]+) hours? \(the second (\d)(?:, an hour for each domain with its own people)?\),/m.exec(
          cells(tree, "architecture.components"),
        ) ?? [];
      expect(Number(depth)).toBeGreaterThanOrEqual(size === "small" ? 2 : 3);
      const hours = (Number(workshops) - 1) * Number(each) + Number(depth);
      const { brief } = contentFor(inputOf(configuration, { "company-size": [size] }));
      const { who, hours: own } = meetingHours(brief);
      const [, people, all, heard] =
        /^Meetings \((\d+) × ([\d.]+) hours, (\d+) interviews? of an hour\)$/.exec(who) ?? [];
      expect(Number(all)).toBe(hours + 2 * Number(each)); // with findings workshop and read-out
      expect(Number(people) * Number(all) + Number(heard)).toBe(own.reduce((sum, phase) => sum + phase, 0));
    }
});

test("fewer interviews than usual take days off, as more of them add days", () => {
  const daysWith = (interviews?: string) => {
    const answers = { "company-size": ["enterprise"], ...(interviews ? { interviews: [interviews] } : {}) };
    const tree = documentOf("custom-roadmap", answers);
    expect(lintDocument(tree)).toEqual([]);
    return {
      rows: cells(tree, "budget.adjusters"),
      sum: Number(/^Result · [\d.]+ – ([\d.]+)/m.exec(cells(tree, "budget.adjusters"))?.[1]),
    };
  };
  const usual = daysWith();
  expect(usual.rows).not.toMatch(/^(Added|Deducted) .* interviews?/m);
  const few = daysWith("4");
  expect(few.rows).toMatch(/^Deducted · 1\.9 – 3\.5 – 5\.4 · 14 interviews fewer than the usual 18, 4 to a day$/m);
  expect(usual.sum - few.sum).toBeCloseTo(3.5);
  expect(daysWith("26").sum - usual.sum).toBeCloseTo(2);
});

test("products beyond the three that the row reads add days, in an assessment alone", () => {
  const products = ["windows-server", "active-directory", "sql-server", "teams", "azure-services"];
  const stepsOf = (size: string, count: number) => {
    const tree = documentOf("custom-roadmap", {
      "company-size": [size],
      "current-technologies": products.slice(0, count),
    });
    expect(lintDocument(tree)).toEqual([]);
    return cells(tree, "budget.adjusters");
  };
  for (const [size, each] of [
    ["small", "0.25 day"],
    ["medium", "0.5 day"],
    ["large", "0.75 day"],
    ["enterprise", "1 day"],
  ] as const) {
    expect(stepsOf(size, 3)).not.toContain("after the third, read");
    expect(stepsOf(size, 5)).toContain(`2 products after the third, read × ${each}`);
  }
  const migration = composed(inputFor({ ...workedExample(), "current-technologies": products }));
  expect(cells(migration, "budget.adjusters")).not.toContain("after the third, read");
});
