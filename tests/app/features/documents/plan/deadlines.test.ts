import { expect, test } from "vitest";
import { Brief } from "#app/features/documents/brief/brief.ts";
import { contentOf } from "#app/features/documents/content.ts";
import { toMarkdown } from "#app/features/documents/files/markdown.ts";
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
  const undated = requests.filter(({ due }) => !due); // these come first
  const place = undated.findIndex(({ text }) => text.startsWith("SQL Server: edition, version"));
  expect(place).toBeGreaterThanOrEqual(0);
  expect(place).toBeLessThan(AT_ONCE);
});

test("what ends on the document's own day is no deadline: the next date is", () => {
  const input = inputOn("2027-01-12");
  const { deadline } = contentFor(input);
  expect(deadline?.day).toBeGreaterThan(new Brief(input).today);
  const text = toMarkdown(composed(input));
  expect(text).not.toMatch(/Before 12 January 2027|next deadline for this work is 12 January 2027/);
  expect(text).toContain("ends today");
});

test("versions that nobody stated are planned as the table shows them: some may be out of support", () => {
  const site = {
    "solution-type": ["configuration-manager"],
    "solution-configuration": ["sccm-small"],
    "current-technologies": ["windows-server", "active-directory"],
  };
  const said = (day: string) => cells(composed(inputOn(day, site)), "appendix.assumptions");
  expect(said("2026-11-23")).toContain("planned by the next end date (Windows Server 2016, 12 January 2027");
  for (const day of ["2027-01-12", "2027-02-15"]) {
    expect(said(day)).toMatch(/planned as if some were out of support \([^)]*Windows Server[^)]*2016/);
    expect(said(day)).not.toContain("Windows Server 2019, 9 January 2029");
  }
});

test("a mail server has a certificate of the internet, which is issued for fewer days", () => {
  const custom = {
    "solution-type": ["custom"],
    "solution-configuration": ["custom-pilot"],
    "company-size": ["enterprise"],
    "integration-needs": ["reporting-tools"],
  };
  const dated = (...technologies: string[]) =>
    cells(composed(inputOn("2027-03-13", { ...custom, "current-technologies": technologies })), "environment.services");
  expect(dated("windows-server", "exchange-server")).toContain("Public TLS certificates limited to 100 days");
});
