import { expect, test } from "vitest";
import { Brief } from "#app/features/documents/brief/brief.ts";
import { contentOf } from "#app/features/documents/content.ts";
import { besideGates, gatesOf } from "#app/features/documents/plan/deadlines.ts";
import { lapsedOf } from "#app/features/documents/plan/support-dates.ts";
import { AT_ONCE } from "#app/features/documents/requests.ts";
import { plainOf } from "#app/features/documents/tree/tree-text.ts";
import { inputFor, workedExample } from "#tests/app/features/documents/answer-sets.ts";
import { composed, contentFor } from "#tests/app/features/documents/composed.ts";
import { cells } from "#tests/app/features/documents/solutions/cells.ts";

const HYBRID = {
  ...workedExample(),
  "solution-type": ["hybrid-cloud"],
  "solution-configuration": ["hybrid-vpn"],
  "current-technologies": ["windows-server", "active-directory", "sql-server"],
  timeline: ["6-12-months"],
};

function inputOn(day: string, answers: Record<string, string[]> = {}) {
  return inputFor({ ...HYBRID, ...answers }, { today: new Date(`${day}T10:00:00Z`) });
}

test("the end of the oldest version that no decision can precede has lapsed on the document's day", () => {
  const input = inputOn("2027-01-08", { "windows-server-version": ["2016"] });
  const brief = new Brief(input);
  expect(gatesOf(brief).map(({ product }) => product)).not.toContain("Windows Server 2016");
  expect(lapsedOf(brief).map(({ products }) => products)).toContain("Windows Server 2016");
  const tree = composed(input);
  expect(cells(tree, "summary.headline")).toMatch(
    /^Out of support · Windows Server 2016, the oldest in use: from 12 January 2027/m,
  );
  expect(
    contentOf(brief)
      .risks.map(({ text }) => text)
      .join(),
  ).toContain("leaves support on 12 January 2027");
});

test("a second end inside the plan is named with the decision of the first", () => {
  const input = inputOn("2026-11-23", { "company-size": ["enterprise"] });
  const [beside] = besideGates(new Brief(input));
  expect(beside?.what).toBe("end of paid updates for SQL Server 2014");
  expect(plainOf(composed(input), "timeline.deadline")).toMatch(
    /The date of 12 July 2027 \(end of paid updates for SQL Server 2014, if in use\) falls during the plan\.$/,
  );
});

test("the versions that a list of the first weeks rests on are asked for at once", () => {
  const { requests, tasks } = contentFor(inputOn("2027-02-08"));
  expect(tasks.map(({ title }) => title).join()).toMatch(/systems on SQL Server 2014: list/i);
  const place = requests.findIndex((text) => text.startsWith("SQL Server: edition, version"));
  expect(place).toBeGreaterThanOrEqual(0);
  expect(place).toBeLessThan(AT_ONCE);
});
