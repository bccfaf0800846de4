import { expect, test } from "vitest";
import { toMarkdown } from "#app/features/documents/files/markdown.ts";
import { plainOf } from "#app/features/documents/tree/tree-text.ts";
import { inputFor, workedExample } from "#tests/app/features/documents/answer-sets.ts";
import { composed } from "#tests/app/features/documents/composed.ts";
import { cells } from "#tests/app/features/documents/solutions/cells.ts";

const hurried = (more: Record<string, string[]>) =>
  composed(
    inputFor({
      ...workedExample(),
      "solution-type": ["microsoft-365"],
      "solution-configuration": ["m365-hybrid"],
      timeline: ["1-3-months"],
      deadline: ["2028-08-28"],
      ...more,
    }),
  );

test("the choice between window and fixed date has its price, and haste adds no more than the cap lets it", () => {
  const tree = hurried({
    "cloud-maturity": ["no-cloud"],
    skills: ["none"],
    "integration-needs": ["crm", "erp", "third-party-apis", "reporting-tools"],
  });
  const [, end, longer = "", shorter = ""] =
    /\bBy the date alone the plan ends on (.*?) and takes.* ([A-Z]{3} [\d,]+) one-off, against .*([A-Z]{3} [\d,]+) \(C-/.exec(
      cells(tree, "summary.decisions"),
    ) ?? [];
  expect(Date.parse(`${end} UTC`)).toBeLessThanOrEqual(Date.parse("2028-08-28"));
  const amount = (text: string) => Number(text.replaceAll(/\D/g, ""));
  expect(amount(longer)).toBeGreaterThan(0);
  expect(amount(longer)).toBeLessThan(amount(shorter));
  expect(toMarkdown(tree)).toContain(shorter);
  expect(plainOf(tree, "timeline.statement")).toMatch(/which adds (no days|(\d|1[0-4])% to the effort)/);
});
