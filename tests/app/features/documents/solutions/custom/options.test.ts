import { expect, test } from "vitest";
import { lintDocument } from "#app/features/documents/lint/lint.ts";
import { scheduled } from "#app/features/documents/lint/schedule.ts";
import { plainOf, tableOf } from "#app/features/documents/tree/tree-text.ts";
import { composed, contentFor } from "#tests/app/features/documents/composed.ts";
import { cells } from "#tests/app/features/documents/solutions/cells.ts";
import { CONFIGURATIONS, documentOf, inputOf, SIZES } from "./documents.ts";

test("a project whose weeks stand in no figure is not scored in time as one without work", () => {
  for (const size of ["small", "large"]) {
    const tree = documentOf("custom-roadmap", { "security-requirements": ["zero-trust"], "company-size": [size] });
    expect(cells(tree, "options.scores")).toMatch(/^Fits the requested time · .* · 3 · 1$/m);
    expect(plainOf(tree, "options.rules")).toContain("; C, which has no duration here, scores 3.");
    expect(lintDocument(tree)).toEqual([]);
  }
  expect(plainOf(documentOf("custom-roadmap"), "options.rules")).not.toContain("C, whose weeks");
});

test("a pilot alone is offered beside a pilot and ranked nowhere, and costs about what its own days do", () => {
  for (const size of ["medium", "large", "enterprise"]) {
    const input = inputOf("custom-pilot", { "company-size": [size], "current-technologies": ["sql-server"] });
    expect(plainOf(composed(input), "options.verdict"), size).toMatch(/\bC( \([^)]*\))? is not ranked/);
    expect(tableOf(composed(input), "outline.phases"), size).toBeUndefined();
    const alone = contentFor(input).estimates.find(({ option }) => option.letter === "C");
    const pilot = scheduled(composed(input)).find(({ title }) => title.startsWith("Pilot"))?.days ?? 0;
    expect((alone?.days ?? Infinity) / 10, size).toBeLessThanOrEqual(4 * pilot);
  }
});

test("an assessment of another extent is ranked and priced in every form and size, and never leads", () => {
  for (const configuration of CONFIGURATIONS)
    for (const size of SIZES) {
      const input = inputOf(configuration, { "company-size": [size], "primary-objective": ["remote-work"] });
      const { appraisal, estimates } = contentFor(input);
      const [a, b] = [appraisal.options[0], appraisal.options[1]];
      const place = `${configuration} ${size}`;
      const isFocused = configuration === "custom-focused";
      const isLarge = ["large", "enterprise"].includes(size);
      expect(b?.row.name, place).toBe(isFocused ? (isLarge ? "Two domains" : "Ten domains") : "Three domains");
      expect(appraisal.excluded, place).not.toContain(b);
      expect(appraisal.winner, place).toBe(a);
      const [own = 0, other = 0] = estimates.map(({ oneOff }) => [...oneOff.values()][0] ?? 0);
      expect(other < own, place).toBe(!isFocused || isLarge);
      expect(lintDocument(composed(input)), place).toEqual([]);
    }
});

test("ten domains are said to waste time only where no answer points to a fourth", () => {
  const of = (...technologies: string[]) =>
    cells(
      documentOf("custom-focused", { "company-size": ["medium"], "current-technologies": technologies }),
      "options.description",
    );
  expect(of("active-directory", "sql-server", "windows-server")).toContain(
    "Less depth in the domains that matter most",
  );
  expect(of("none")).toContain("Time goes to domains that no answer points to");
});

test("servers beyond the usual number make two domains the cheaper order, as their inventory is left out", () => {
  const share = (servers: string) => {
    const { estimates } = contentFor(inputOf("custom-focused", { "company-size": ["enterprise"], servers: [servers] }));
    return (estimates[1]?.days ?? 0) / (estimates[0]?.days ?? 1);
  };
  expect(share("300")).toBeCloseTo(0.75, 1);
  expect(share("1500")).toBeLessThan(0.6);
});

test("to spend nothing is not scored as a saving, nor the dearest work as the greatest", () => {
  const tree = documentOf("custom-pilot", { "company-size": ["medium"], "primary-objective": ["cost-reduction"] });
  expect(cells(tree, "options.scores")).toMatch(/^Cost reduction · [\d.]+% · 4 · /m);
  expect(plainOf(tree, "options.rules")).toContain("not scored on totals");
});

test("who defers pays for the updates of what has no others by then, and of nothing else", () => {
  const deferred = (technologies: string[], today: string) =>
    cells(documentOf("custom-roadmap", { "current-technologies": technologies }, today), "options.figures")
      .split("\n")
      .find((row) => row.startsWith("D"));
  expect(deferred(["windows-server"], "2027-02-01")).toContain("paid updates for Windows Server 2016, where in use");
  expect(deferred(["sharepoint"], "2027-02-01")).not.toContain("paid updates");
  expect(deferred(["teams"], "2026-12-01")).toMatch(/incidents$/);
});

test("what the client brings to a pilot is among what its figures leave out", () => {
  const of = (...technologies: string[]) =>
    cells(
      documentOf("custom-pilot", { "company-size": ["medium"], "current-technologies": technologies }),
      "options.figures",
    );
  expect(of("windows-server")).toContain("Windows Server 2025 licences for the copies");
  expect(of("exchange-server", "office-365")).toContain("an Exchange SE server and its certificate");
  expect(of("azure-services")).toMatch(/^A.* · nothing$/m);
});
