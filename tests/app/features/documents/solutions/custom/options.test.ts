import { expect, test } from "vitest";
import { lintDocument } from "#app/features/documents/lint/lint.ts";
import { scheduled } from "#app/features/documents/lint/schedule.ts";
import { plainOf, tableOf } from "#app/features/documents/tree/tree-text.ts";
import { composed, contentFor } from "#tests/app/features/documents/composed.ts";
import { cells } from "#tests/app/features/documents/solutions/cells.ts";
import { CONFIGURATIONS, documentOf, inputOf, SIZES } from "./documents.ts";

/** What the weeks of a project score on the printed ladder, by the weeks of the window. */
function scoreOf(weeks: number, window: number): number {
  const step = [0.5, 0.75, 1, 1.5].findIndex((most) => weeks / window <= most);
  return step < 0 ? 1 : 5 - step;
}

test("a project whose weeks stand in no figure is scored in time by its least weeks, not as one without work", () => {
  for (const size of ["small", "large"]) {
    const tree = documentOf("custom-roadmap", { "security-requirements": ["zero-trust"], "company-size": [size] });
    const rules = plainOf(tree, "options.rules");
    const [, window = ""] = /÷ the (\d+) weeks of the window/.exec(rules) ?? [];
    const [, weeks = ""] = /; C takes at least (\d+) weeks\./.exec(rules) ?? [];
    const score = scoreOf(Number(weeks), Number(window));
    expect(score, size).toBeGreaterThan(1);
    const said = `in at least ${weeks} weeks (planning minimum for its size)`;
    expect(cells(tree, "options.figures").includes(said), size).toBe(size !== "small");
    expect(cells(tree, "options.scores"), size).toMatch(
      new RegExp(`^Fits the requested time · .* · ${score} · 1$`, "m"),
    );
    expect(lintDocument(tree)).toEqual([]);
  }
  expect(plainOf(documentOf("custom-roadmap"), "options.rules")).not.toMatch(/\bC\b/);
});

test("a pilot alone is offered beside a pilot and ranked nowhere, and costs about what its own days do", () => {
  for (const size of ["medium", "large", "enterprise"]) {
    const input = inputOf("custom-pilot", { "company-size": [size], "current-technologies": ["sql-server"] });
    expect(plainOf(composed(input), "options.verdict"), size).toMatch(/\bE( \([^)]*\))? is not ranked/);
    expect(tableOf(composed(input), "outline.phases"), size).toBeUndefined();
    const alone = contentFor(input).estimates.find(({ option }) => option.row.name === "Pilot without assessment");
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
    cells(
      documentOf(configuration, {
        "company-size": ["small"],
        "current-technologies": ["windows-server", "active-directory"],
        "cloud-maturity": ["no-cloud"],
        servers: [servers],
      }),
      "summary.decisions",
    );
  const choice =
    /Choose A or, if nothing else is in question, B and then the renewal of the two servers for at most EUR [\d,]+ of work\. For A, confirm /;
  expect(of("2")).toMatch(choice);
  expect(of("2", "custom-roadmap")).toMatch(choice);
  expect(of("40")).not.toContain("Choose A");
});

test("a pilot alone has its price, by the rule of the other options", () => {
  const tree = documentOf("custom-pilot", { "company-size": ["medium"] });
  const [, days = "", price = ""] =
    /(\d+) days? with its own kick-off and report, about EUR ([\d,]+) of services/.exec(
      cells(tree, "options.description"),
    ) ?? [];
  const [, rate = "", percent = ""] = /days × EUR ([\d,]+), .*plus (\d+)%/.exec(JSON.stringify(tree)) ?? [];
  const exact = Number(days) * Number(rate.replace(",", "")) * (1 + Number(percent) / 100);
  expect(Math.abs(Number(price.replace(",", "")) - exact)).toBeLessThanOrEqual(exact / 200);
  expect(exact).toBeGreaterThan(0);
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
      .find((row) => row.includes("incidents"));
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

test("three domains take fewer weeks than ten of the same size, and say how many days each of the ten would have", () => {
  for (const [size, few, ten] of [
    ["large", 5, 6],
    ["enterprise", 7, 10],
  ] as const) {
    const tree = documentOf("custom-focused", { "company-size": [size], "primary-objective": ["productivity"] });
    const figures = cells(tree, "options.figures");
    expect(figures).toMatch(new RegExp(`^A · [\\d.]+ · ${few} · `, "m"));
    expect(figures).toMatch(new RegExp(`^C · [\\d.]+ · ${ten} · `, "m"));
    expect(plainOf(tree, "options.marks")).toMatch(/about \d+ days for each domain become \d+/);
    const whole = cells(documentOf("custom-roadmap", { "company-size": [size] }), "options.figures");
    expect(whole).toMatch(new RegExp(`^B · [\\d.]+ · ${few} · `, "m"));
  }
});

test("a health check in a firm of fifty takes three weeks, whether or not the order has a pilot", () => {
  for (const configuration of ["custom-roadmap", "custom-pilot"])
    expect(cells(documentOf(configuration, { "company-size": ["small"] }), "options.figures"), configuration).toMatch(
      /^B: Health check\..* · [\d.]+ · 3 · /m,
    );
});
