import { expect, test } from "vitest";
import { configurationsOf } from "#app/features/catalogue/configurations.ts";
import { requireQuestion } from "#app/features/catalogue/steps.ts";
import { Brief } from "#app/features/documents/brief/brief.ts";
import { composeDocument, SECTION_TITLES } from "#app/features/documents/compose.ts";
import { contentOf } from "#app/features/documents/content.ts";
import { SMALL_CUTS } from "#app/features/documents/facts/depth.ts";
import { toMarkdown } from "#app/features/documents/files/markdown.ts";
import { lintDocument } from "#app/features/documents/lint/lint.ts";
import { chosenRows, say } from "#app/features/documents/pack.ts";
import { packOf } from "#app/features/documents/solutions/packs.ts";
import { type DocumentTree, plain } from "#app/features/documents/tree/tree.ts";
import { blocksOf, tableOf, textsOf } from "#app/features/documents/tree/tree-text.ts";
import { inputFor, workedExample } from "./answer-sets.ts";

const example = composeDocument(inputFor(workedExample()));
const markdown = toMarkdown(example);

/** What the table of conflicts finds. */
function findings(tree: DocumentTree): string[] {
  const [block] = blocksOf(tree).filter(
    ({ kind, provenance }) => kind !== "heading" && provenance.rule === "environment.conflicts",
  );
  if (block?.kind === "list") return block.items.map((item) => plain(item).replace(/^C-\d+\. /, ""));
  return block?.kind === "table" ? block.rows.map((row) => plain(row[2] ?? "")) : [];
}

function section(title: string): string {
  const start = markdown.indexOf(`\n## ${title}\n`);
  return markdown.slice(start, markdown.indexOf("\n## ", start + 5));
}

test("the document has the specified title and the eleven sections in their order", () => {
  expect(example.title).toBe("Microsoft Certificate Services Implementation Guide");
  expect(example.sections.map(({ title }) => title)).toEqual([...SECTION_TITLES, "Appendices"]);
});

test("a title says Implementation once, whatever the solution's name ends with", () => {
  const titles = requireQuestion("solution-type").options.map(({ id }) => {
    const [configuration] = configurationsOf(id);
    const chosen = { "solution-type": [id], "solution-configuration": [configuration?.id ?? ""] };
    return composeDocument(inputFor({ ...workedExample(), ...chosen })).title;
  });
  expect(titles).toContain("Microsoft 365 Implementation Guide");
  expect(titles.filter((title) => title.split("Implementation").length !== 2)).toEqual([]);
});

test("the letters of the appendices have no gap, with and without a glossary", () => {
  const lettersAt = (size: string) =>
    composeDocument(inputFor({ ...workedExample(), "company-size": [size] }))
      .sections.at(-1)
      ?.blocks.flatMap((block) => (block.kind === "heading" && /^[A-Z]\. /.test(block.text) ? [block.text[0]] : []))
      .join("");
  expect(lettersAt("small")).toBe("ABCDEFG");
  expect(lettersAt("medium")).toBe("ABCDEFGH");
});

test("the worked example passes the linter", () => {
  expect(lintDocument(example)).toEqual([]);
});

test("the worked example's summary carries users, tiers, plan, deadline and the decisions", () => {
  const summary = section("Executive Summary");
  for (const text of [
    "up to 250 users",
    "two-tier",
    "The work needs at least 8",
    "the plan is compressed to 11",
    "12 January 2027",
    "or a hardware security module (HSM) before the CA is installed",
    "Choose Cloud PKI for phones (recommended and budgeted) at USD 6,000 a year. Or take a connector to this CA",
  ]) {
    expect(summary).toContain(text);
  }
  expect(summary).toContain("The standard plan of 14 to 22 weeks does not fit");
});

/** The texts of the rules by their numbers in the domain files, which readers do not see. */
function rulesOf(...ids: string[]): string[] {
  const brief = new Brief(inputFor(workedExample()));
  return chosenRows(packOf("certificate-services").rules, brief)
    .filter(({ id }) => ids.includes(id))
    .map(({ text }) => say(text, brief));
}

test("the worked example's environment shows what ended, the conflict X01, and once that versions are open (X32)", () => {
  const environment = section("Current Environment Analysis");
  expect(environment).toMatch(/Windows Server 2016 \| 12 January 2027 .*ends in \d\d days/);
  expect(environment).toMatch(/Exchange Server 2016 and 2019 \| 14 October 2025 .*\| ended/);
  expect(findings(example).join("\n")).toContain(
    "One to three months are requested; the standard four phases take 14 to 22 weeks.",
  );
  expect(environment).not.toContain("version to be confirmed"); // said once, above the table
  expect(environment).toContain("It applies until discovery confirms the versions.");
  expect(environment).not.toContain("without versions");
});

test("conflicts are numbered without a gap, those that are not told left out", () => {
  const undated = {
    timeline: ["no-timeline"],
    "current-technologies": ["windows-server"],
    "primary-objective": ["cost-reduction", "enhance-security"],
    industry: ["government"],
  };
  const tree = composeDocument(
    inputFor({ ...workedExample(), ...undated }, { today: new Date("2026-11-22T10:00:00Z") }),
  );
  const [told = ""] = toMarkdown(tree).match(/### Conflicts[\s\S]*?\n###/) ?? [];
  const numbers = told.match(/C-\d+/g) ?? [];
  expect(numbers.length).toBeGreaterThan(1);
  expect(numbers).toEqual(numbers.map((_, index) => `C-0${index + 1}`));
});

test("the worked example's solution carries rules, sizes, validity, revocation and the hardening catalogue", () => {
  const rules = tableOf(example, "architecture.rules")?.rows.map(([, text]) => plain(text ?? ""));
  const wanted = rulesOf("P01", "P02", "P03", "P04", "P05", "P06", "P07", "P12");
  expect(wanted).toHaveLength(8);
  expect(rules).toEqual(expect.arrayContaining(wanted));
  const solution = section("Recommended Solution");
  for (const text of [
    "Offline root CA",
    "Issuing CA",
    "OCSP responder",
    "Web host for CRL and AIA",
    "20 years",
    "7 days / 3 days / none",
    "1 HTTP; 2 LDAP for domain members",
  ]) {
    expect(solution).toContain(text);
  }
  const codes = tableOf(example, "pki.esc")?.rows.map(([code]) => plain(code ?? "")) ?? [];
  expect(codes).toEqual([...Array.from({ length: 17 }, (_, index) => `ESC${index + 1}`), "Audit"]);
});

test("the worked example's security compares Cloud PKI and prints healthcare, NIS2 and 72 hours", () => {
  expect(tableOf(example, "pki.cloud-pki")?.rows.length).toBeGreaterThanOrEqual(8);
  const security = section("Security Requirements");
  for (const text of [
    "Multi-factor authentication",
    "Data encryption",
    "Mobile device management",
    "special category",
    "NIS2 (Directive (EU) 2022/2555)",
    "72 hours",
  ]) {
    expect(security.replaceAll("\\", "")).toContain(text);
  }
});

test("the worked example's integration asks for old ciphers and offers the proxy", () => {
  const integration = section("Integration Requirements");
  expect(integration).toContain("SHA-1");
  expect(integration).toContain("application proxy");
});

test("the worked example's plan has four phases in 11 weeks and marks optional templates", () => {
  const bars = blocksOf(example).flatMap((block) => (block.kind === "gantt" ? block.bars : []));
  const phases = bars.filter(({ label }) => /^\d/.test(label)).map(({ label, dates }) => `${label} ${dates}`);
  expect(phases).toEqual([
    "1 Discovery and design 1–2 (2 weeks)",
    "2 Build and pilot 3–5 (3 weeks)",
    "3 Rollout 6–9 (4 weeks)",
    "4 Handover and hypercare 10–11 (2 weeks)",
  ]);
  expect(section("Implementation Timeline")).toContain("Templates requiring approval");
});

test("the worked example's budget follows the published arithmetic", () => {
  const budget = section("Budget Considerations");
  expect(budget).toContain("| Basis | 14 – 18 – 26 |");
  expect(budget.match(/\| Adjuster \| × 1\.\d\d/g)).toEqual([
    "| Adjuster | × 1.15",
    "| Adjuster | × 1.10",
    "| Adjuster | × 1.15",
  ]);
  expect(budget).toContain("20.4 – 26.2 – 37.8");
  expect(budget).toContain("| Rounded | 20.5 – 26 – 38 |");
  expect(budget).toContain("Contingency: 20% of the likely services");
  expect(budget).toContain("Windows Server 2025 Standard");
});

test("the worked example's support has the CRL calendar, the restore test and the monthly check", () => {
  const support = section("Support and Maintenance");
  expect(support).toContain("Root ceremony for the CRL");
  expect(support).toContain("Restore test");
  expect(support).toContain("Locksmith");
  expect(markdown).toContain("KB5014754");
});

test("non-affiliation, licence, dates and the count of answers are printed", () => {
  expect(markdown).toContain("not affiliated with");
  expect(markdown).toContain("may use this document for this project");
  expect(markdown).toContain("Grade C: 0 of 15 optional questions answered");
  expect(markdown).toContain("Facts as of | 20 November 2026");
});

test("the same input gives the same bytes, and another date gives other dates", () => {
  expect(toMarkdown(composeDocument(inputFor(workedExample())))).toBe(markdown);
  const later = composeDocument(inputFor(workedExample(), { today: new Date("2027-02-01T00:00:00Z") }));
  expect(toMarkdown(later)).toMatch(/Windows Server 2016 \| 12 January 2027 \| paid updates only, to January 2030 \|/);
});

test("facts that have grown old are said to be due for a refresh", () => {
  const old = composeDocument(inputFor(workedExample(), { today: new Date("2027-09-01T00:00:00Z") }));
  expect(toMarkdown(old)).toContain("check dates and prices before relying on them");
  expect(markdown).not.toContain("check dates and prices before relying on them");
});

test("questions left open become numbered assumptions and are not counted", () => {
  const tree = composeDocument(inputFor({ "solution-type": ["microsoft-365"], "company-size": ["small"] }));
  const text = toMarkdown(tree);
  expect(text).toContain("Grade D: 2 of 10 questions and 0 of 14 optional questions answered");
  expect(
    tableOf(tree, "appendix.assumptions")?.rows.filter((row) => plain(row[1] ?? "").includes("was not answered")),
  ).toHaveLength(8);
  expect(lintDocument(tree)).toEqual([]);
});

test("a configuration that no organisation of the size fits is replaced, and the document says so", () => {
  const tree = composeDocument(
    inputFor({ ...workedExample(), "solution-configuration": ["cert-small-single"], "company-size": ["enterprise"] }),
  );
  const text = toMarkdown(tree);
  expect(text).toContain("Multi-tier enterprise");
  expect(tableOf(tree, "decisions")?.rows[0]?.map(plain).join(" ")).toContain("This document designs");
  expect(findings(tree).join(" ")).toContain("The single-server configuration is rated for up to 100 users");
});

test("a single-server authority carries the written risk acceptance and the exit path", () => {
  const text = toMarkdown(
    composeDocument(
      inputFor({ ...workedExample(), "solution-configuration": ["cert-small-single"], "company-size": ["small"] }),
    ),
  );
  expect(text).toContain("accepted in writing, with an exit path");
  expect(text).not.toContain("Offline root CA |");
});

test("the enterprise site has one primary and no central administration site", () => {
  const text = toMarkdown(
    composeDocument(
      inputFor({
        ...workedExample(),
        "solution-type": ["configuration-manager"],
        "solution-configuration": ["sccm-enterprise"],
        "company-size": ["enterprise"],
      }),
    ),
  );
  expect(text).toContain("no central administration site");
  expect(text).toContain("One stand-alone primary");
});

test("money is in the currency of the client's country", () => {
  const at = (country: string) =>
    toMarkdown(composeDocument(inputFor(workedExample(), { client: { name: "A", company: "B", country } })));
  expect(at("United Kingdom")).toContain("Rate, GBP a day");
  expect(at("United States")).toContain("HIPAA");
  expect(at("Ireland")).not.toContain("HIPAA");
  expect(at("United States")).not.toContain("NIS2 (Directive");
});

test("a small organisation reads at most three quarters of what a large one needs, in every solution", () => {
  const words = (solution: string, size: string) => {
    const answers = {
      ...workedExample(),
      "solution-type": [solution],
      "solution-configuration": [],
      "company-size": [size],
    };
    const blocks = blocksOf(composeDocument(inputFor(answers)));
    return blocks.flatMap(textsOf).join(" ").split(/\s+/).length;
  };
  for (const { id } of requireQuestion("solution-type").options)
    expect(words(id, "small") / words(id, "large"), id).toBeLessThan(0.75);
});

test("every table that is shortened for small organisations exists, with the columns that are left out", () => {
  const tables = requireQuestion("solution-type").options.flatMap(({ id }) =>
    ["medium", "enterprise"].flatMap((size) =>
      configurationsOf(id).flatMap((configuration) => {
        const answers = {
          ...workedExample(),
          "solution-type": [id],
          "solution-configuration": [configuration.id],
          "company-size": [size],
          "primary-objective": [
            "enhance-security",
            "productivity",
            ...(size === "medium" ? [] : ["compliance-objective"]), // whose controls stand in a table of their own
          ],
        };
        return blocksOf(composeDocument(inputFor(answers)));
      }),
    ),
  );
  for (const [rule, cut] of Object.entries(SMALL_CUTS)) {
    const found = tables.filter(({ provenance }) => provenance.rule === rule);
    expect(found.length, rule).toBeGreaterThan(0);
    const titles = found.flatMap((block) => (block.kind === "table" ? block.columns.map(({ title }) => title) : []));
    expect(titles, rule).toEqual(expect.arrayContaining([...(cut?.without ?? [])]));
  }
});

const NETWORK = { "solution-type": ["hybrid-cloud"], "solution-configuration": ["hybrid-vpn"] };

test("a place of one site that gave its head-count is not asked for it, nor by site", () => {
  const requests = (detail: Record<string, string[]>) =>
    contentOf(new Brief(inputFor({ ...workedExample(), ...NETWORK, ...detail })))
      .requests.map(({ text }) => text)
      .join("; ");
  expect(requests({})).toContain("Headcount, devices and shift workers by site");
  expect(requests({ sites: ["1"], "head-count": ["120"] })).toMatch(/(^|; )Number of devices and shift workers(;|$)/);
  expect(requests({ industry: ["education"] })).toContain("Headcount and devices by site");
});

test("a headcount that nobody gave is asked for, whatever else is", () => {
  for (const { id: solution } of requireQuestion("solution-type").options)
    for (const { id } of configurationsOf(solution))
      for (const size of ["medium", "large"]) {
        const answers = { "solution-type": [solution], "solution-configuration": [id], "company-size": [size] };
        const { requests } = contentOf(new Brief(inputFor({ ...workedExample(), ...answers })));
        expect(requests.map(({ text }) => text).join("; "), `${id} ${size}`).toMatch(/headcount/i);
      }
});

test("a client without a country is asked for it first, since law, currency and region rest on it", () => {
  const requests = (country: string | undefined) =>
    contentOf(
      new Brief(inputFor(workedExample(), { client: { name: "Ann", company: "Sato", ...(country && { country }) } })),
    ).requests.map(({ text }) => text);
  const asked = /^Country of the client/;
  expect(requests(undefined)[0]).toMatch(asked);
  expect(requests("Other")[0]).toMatch(asked);
  expect(requests("Ireland").join("\n")).not.toMatch(asked);
});

test("each reference says of which date its text is", () => {
  const listed = blocksOf(composeDocument(inputFor(workedExample())))
    .filter(({ kind, provenance }) => kind === "list" && provenance.rule === "appendix.references")
    .flatMap((block) => (block.kind === "list" ? block.items.map(plain) : []));
  expect(listed.length).toBeGreaterThan(5);
  for (const reference of listed)
    expect(reference).toMatch(/, (?:[A-Z][a-z]+ )?(?:20\d\d(?:–\d\d)?|undated), grade [ABC]$/);
});
