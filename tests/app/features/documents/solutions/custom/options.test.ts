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

test("a smaller assessment is ranked and priced in every form and size, a larger one beside three domains, and neither leads", () => {
  for (const configuration of CONFIGURATIONS)
    for (const size of SIZES) {
      const input = inputOf(configuration, { "company-size": [size], "primary-objective": ["remote-work"] });
      const { appraisal, estimates } = contentFor(input);
      const [a, b, c] = appraisal.options;
      const place = `${configuration} ${size}`;
      const isFocused = configuration === "custom-focused";
      expect(b?.row.name, place).toBe(isFocused || size === "small" ? "Health check" : "Three domains");
      expect(c?.row.name === "Ten domains", place).toBe(isFocused && size !== "small");
      expect(appraisal.excluded, place).not.toContain(b);
      expect(appraisal.winner, place).toBe(a);
      const [own = 0, smaller = 0, larger = 0] = estimates.map(({ oneOff }) => [...oneOff.values()][0] ?? 0);
      expect(smaller, place).toBeLessThan(own);
      if (c?.row.name === "Ten domains") expect(larger, place).toBeGreaterThan(own);
      expect(lintDocument(composed(input)), place).toEqual([]);
    }
});

test("a review that costs more than renewing the servers that it looks at says so, and which order is enough", () => {
  const of = (servers: string, configuration = "custom-focused") =>
    plainOf(
      documentOf(configuration, {
        "company-size": ["small"],
        "current-technologies": ["windows-server", "active-directory"],
        "cloud-maturity": ["no-cloud"],
        servers: [servers],
      }),
      "custom.follow-on",
    );
  expect(of("2")).toMatch(/ This review costs more than renewing the two servers \(at most EUR [\d,]+ of work\); /);
  expect(of("2", "custom-roadmap")).toContain("order option B, then renew.");
  expect(of("40")).not.toContain("costs more than renewing");
});

test("what is paid once is not said to be paid over three years", () => {
  const tree = documentOf("custom-focused", { "primary-objective": ["remote-work"], "company-size": ["large"] });
  expect(JSON.stringify(tree)).not.toMatch(/three-year cost|over three years/);
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
