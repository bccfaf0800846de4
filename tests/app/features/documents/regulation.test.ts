import { expect, test } from "vitest";
import { configurationsOf } from "#app/features/catalogue/configurations.ts";
import { requireDetail } from "#app/features/catalogue/details.ts";
import { type Answers, type QuestionId, requireQuestion } from "#app/features/catalogue/steps.ts";
import { Brief } from "#app/features/documents/brief.ts";
import { composeDocument } from "#app/features/documents/compose.ts";
import { type Content, contentOf } from "#app/features/documents/content.ts";
import { dayOfIso, formatDay } from "#app/features/documents/dates.ts";
import { FRAMEWORKS } from "#app/features/documents/facts/frameworks.ts";
import { NIS2_MEASURES, REGULATIONS } from "#app/features/documents/facts/regulations.ts";
import { freezesBetween } from "#app/features/documents/freezes.ts";
import { type DocumentTree, plain } from "#app/features/documents/tree.ts";
import { plainOf, tableOf } from "#app/features/documents/tree-text.ts";
import { inputFor, workedExample } from "./answer-sets.ts";

const every = (question: QuestionId): string[] =>
  requireQuestion(question).options.flatMap(({ id, exclusive }) => (exclusive ? [] : [id]));
const ASKED = requireDetail("framework").solutions ?? [];

/** Each configuration, in a small and a large organisation by turns, with every security requirement and technology. */
function everywhere(solutions: readonly string[], more: Answers = {}): Answers[] {
  return solutions.flatMap((solution) =>
    configurationsOf(solution).map(({ id }, turn) => ({
      ...workedExample(),
      "solution-type": [solution],
      "solution-configuration": [id],
      "company-size": [turn % 2 ? "large" : "small"],
      "current-technologies": every("current-technologies"),
      "security-requirements": every("security-requirements"),
      ...more,
    })),
  );
}

/** The cells of a table by row, with the columns above them. */
function cellsOf(tree: DocumentTree, rule: string): string[][] {
  const table = tableOf(tree, rule);
  return table ? [table.columns.map(({ title }) => title), ...table.rows.map((row) => row.map(plain))] : [];
}

test.each(Object.entries(FRAMEWORKS))(
  "each control says where it stands in %s, and nothing speaks of another framework",
  (id, framework) => {
    for (const answers of everywhere(ASKED, { framework: [id] })) {
      const tree = composeDocument(inputFor(answers));
      const [columns, ...rows] = cellsOf(tree, "security.controls");
      expect(columns?.at(-1)).toBe(framework?.column);
      const places = rows.map((row) => row.at(-1));
      expect(places.filter((place) => place === "–").length, `${answers["solution-configuration"]}: ${places}`).toBe(
        id === "cis" ? 1 : 0, // none of its controls asks for proof of law
      );
      expect(plainOf(tree, "security.controls")).not.toContain("NIST CSF");
      expect(cellsOf(tree, "security.csf")).toEqual([]);
    }
  },
);

test("without a framework no control carries one", () => {
  for (const answers of everywhere(ASKED, { framework: ["none"] })) {
    const tree = composeDocument(inputFor(answers));
    expect(plainOf(tree, "security.controls")).not.toContain("NIST CSF");
    expect(cellsOf(tree, "security.csf")).toEqual([]);
  }
});

test("a framework that is named brings its duties in every industry", () => {
  for (const [framework, regime] of [
    ["pci-dss", "PCI DSS"],
    ["iso-27001", "ISO/IEC 27001"],
  ] as const)
    for (const answers of everywhere(ASKED, { framework: [framework], industry: ["other"] })) {
      const tree = composeDocument(inputFor(answers));
      expect(plainOf(tree, "regulation.rows") + plainOf(tree, "regulation.rest")).toContain(regime);
    }
});

test("NIS2 and DORA are questioned wherever they hardly bind", () => {
  const given = (framework: string, more: Answers) =>
    plainOf(
      composeDocument(inputFor({ ...workedExample(), ...more, framework: [framework] })),
      "given.security-requirements",
    );
  expect(given("nis2", {})).not.toContain("It binds");
  expect(given("nis2", { "company-size": ["small"] })).toContain("from medium size on");
  expect(given("nis2", { industry: ["retail"] })).toContain("listed sectors");
  expect(given("nis2", { industry: ["finance"] })).toContain("without those of DORA");
  expect(given("dora", { industry: ["finance"] })).not.toContain("It binds");
  expect(given("dora", {})).toContain("financial entities");
});

const contents: readonly Content[] = everywhere(every("solution-type")).flatMap((answers) =>
  every("industry").map((industry) => contentOf(new Brief(inputFor({ ...answers, industry: [industry] })))),
);

test("every obligation that a project may serve is served by something in one", () => {
  const words = new Set(contents.flatMap(({ proofs }) => proofs.map((proof) => proof.words)));
  words.add("kept for six years"); // in the United States alone
  for (const { shows } of [...REGULATIONS, ...NIS2_MEASURES])
    if (shows)
      expect(
        [...words].some((text) => shows.test(text)),
        `${shows}`,
      ).toBe(true);
});

/** What is restored or tested here holds nobody's data; what is only audited protects nobody's. */
const NOT_OF_PEOPLE =
  /CA database|^Site recovery|^Audit events|^Mail in and out|for audit only|Configuration, issuance, audit|^Data loss prevention: Keys/;
const OF_PEOPLE = REGULATIONS.filter(({ regime }) => /GDPR|HIPAA|rivacy|health information|secrecy/.test(regime));

test("no duty towards people is served by what holds nothing of theirs", () => {
  for (const { proofs } of contents)
    for (const { words } of proofs.filter((proof) => NOT_OF_PEOPLE.test(proof.words)))
      for (const { regime, shows } of OF_PEOPLE) expect(shows?.test(words) ?? false, `${regime}: ${words}`).toBe(false);
});

test("the budget year of a public body ends where its country ends it", () => {
  const frozen = (country: string) => {
    const brief = new Brief(
      inputFor({ ...workedExample(), industry: ["government"] }, { client: { name: "A", company: "B", country } }),
    );
    const [first, last] = [dayOfIso("2027-01-10"), dayOfIso("2027-12-10")];
    return freezesBetween(brief, first, last).map(({ from, reason }) => `${reason} ${formatDay(from)}`);
  };
  expect(frozen("Germany")).toContain("budget year end 1 December 2027");
  expect(frozen("United Kingdom")).toEqual(["budget year end 1 March 2027"]);
  expect(frozen("United States")).toEqual(["budget year end 1 September 2027"]);
});

test("where nobody shares a device no plan for shift workers is promised", () => {
  for (const industry of ["healthcare", "manufacturing", "retail"])
    for (const answers of everywhere(["microsoft-365"], { industry: [industry], "shift-workers": ["0"] }))
      expect(plainOf(composeDocument(inputFor(answers)), "summary.situation")).not.toMatch(/F3/);
});

test("a review measures by the framework that was named", () => {
  for (const answers of everywhere(["custom"], { industry: ["other"], framework: ["pci-dss"] })) {
    const tree = composeDocument(inputFor(answers));
    expect(plainOf(tree, "summary.situation")).toContain("PCI DSS serves as the yardstick");
    for (const rule of ["summary.situation", "custom.domains"]) expect(plainOf(tree, rule)).not.toContain("CIS");
  }
});

test("a duty that a decision settles is not left to the client", () => {
  const of = (solution: string, industry: string) =>
    everywhere([solution], { industry: [industry], "company-size": ["large"] }).map((answers) =>
      composeDocument(inputFor(answers)),
    );
  for (const tree of of("hybrid-cloud", "manufacturing"))
    expect(plainOf(tree, "regulation.rows")).toMatch(/IEC 62443.*D-\d/);
  for (const tree of of("microsoft-365", "healthcare"))
    expect(plainOf(tree, "regulation.rows")).toMatch(/Clinical practice.*D-\d/);
});
