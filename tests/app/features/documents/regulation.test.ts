import { expect, test } from "vitest";
import { configurationsOf } from "#app/features/catalogue/configurations.ts";
import { requireDetail } from "#app/features/catalogue/details.ts";
import { type Answers, type QuestionId, requireQuestion } from "#app/features/catalogue/steps.ts";
import { Brief } from "#app/features/documents/brief/brief.ts";
import type { Content } from "#app/features/documents/content.ts";
import { dayOfIso, formatDay } from "#app/features/documents/dates.ts";
import { FRAMEWORKS } from "#app/features/documents/facts/frameworks.ts";
import { NIS2_MEASURES, REGULATIONS } from "#app/features/documents/facts/regulations.ts";
import { SECTOR_REQUESTS, SECTOR_RISKS } from "#app/features/documents/facts/sectors.ts";
import { SOURCES, type SourceRecord } from "#app/features/documents/facts/sources.ts";
import { toMarkdown } from "#app/features/documents/files/markdown.ts";
import { freezesBetween } from "#app/features/documents/plan/freezes.ts";
import { type DocumentTree, plain } from "#app/features/documents/tree/tree.ts";
import { plainOf, tableOf } from "#app/features/documents/tree/tree-text.ts";
import { EEA_COUNTRIES } from "#app/shared/countries.ts";
import { composed, contentFor, samples } from "#tests/app/features/documents/composed.ts";
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

/** Where a framework binds: the law of banks in a bank, the other one from medium size on. */
const BINDING: Answers = { industry: ["finance"], "company-size": ["large"] };
const bindingOf = (id: string): Answers => (id === "nis2" ? { ...BINDING, industry: ["healthcare"] } : BINDING);

test.each(Object.entries(FRAMEWORKS))(
  "each requirement says where it stands in %s, and nothing speaks of another framework",
  (id, framework) => {
    for (const answers of everywhere(ASKED, { framework: [id], ...bindingOf(id) })) {
      const tree = composed(inputFor(answers));
      const [columns, ...rows] = cellsOf(tree, "security.controls");
      const isAssessed = columns?.at(-1) === framework?.column;
      const places = isAssessed ? rows.map((row) => row.at(-1)) : [];
      expect(places.filter((place) => place === "–").length, `${answers["solution-configuration"]}: ${places}`).toBe(
        isAssessed && id === "cis" ? 1 : 0, // it asks for no proof of law
      );
      const shown = cellsOf(tree, "security.framework").join();
      const codes = rows
        .filter((row) => !/^(Compliance|Data loss prevention)|Phones receive/.test(row.slice(1).join(" ")))
        .map(([code]) => code);
      if (!isAssessed) for (const code of codes) expect(shown, `${answers["solution-configuration"]}`).toContain(code);
      expect(plainOf(tree, "security.controls")).not.toContain("NIST CSF");
    }
  },
);

test("the practice statement of an authority stands at the controls on keys and on policies", () => {
  for (const answers of everywhere(["certificate-services"], { framework: ["iso-27001"] })) {
    const tree = composed(inputFor(answers));
    const [code = ""] = cellsOf(tree, "security.controls").find((row) => row.join().includes("CP/CPS")) ?? [];
    const places = cellsOf(tree, "security.framework").filter(([, here = ""]) => here.includes(code));
    expect(places.map(([control]) => control)).toEqual([
      "A.8.24 encryption and keys",
      "A.5.31, A.5.36 duties and policies",
    ]);
  }
});

test("without a framework no control carries one", () => {
  for (const answers of everywhere(ASKED, { framework: ["none"] })) {
    const tree = composed(inputFor(answers));
    expect(plainOf(tree, "security.controls")).not.toContain("NIST CSF");
  }
});

test("a framework that is named brings its duties in every industry", () => {
  for (const [framework, regime] of [
    ["pci-dss", "PCI DSS"],
    ["iso-27001", "ISO/IEC 27001"],
  ] as const)
    for (const answers of everywhere(ASKED, { framework: [framework], industry: ["other"] })) {
      const tree = composed(inputFor(answers));
      expect(plainOf(tree, "regulation.rows") + plainOf(tree, "regulation.rest")).toContain(regime);
    }
});

test("NIS2 and DORA are questioned wherever they hardly bind", () => {
  const given = (framework: string, more: Answers) =>
    plainOf(composed(inputFor({ ...workedExample(), ...more, framework: [framework] })), "given.security-requirements");
  expect(given("nis2", {})).not.toContain("It binds");
  expect(given("nis2", { "company-size": ["small"] })).toContain("from medium size upwards");
  expect(given("nis2", { industry: ["retail"] })).toContain("listed sectors");
  expect(given("nis2", { industry: ["finance"] })).toContain("except those under DORA");
  expect(given("dora", { industry: ["finance"] })).not.toContain("It binds");
  expect(given("dora", {})).toContain("financial entities");
});

const contents: readonly Content[] = everywhere(every("solution-type")).flatMap((answers) =>
  every("industry").map((industry) => contentFor(inputFor({ ...answers, industry: [industry] }))),
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
  /CA database|^Site recovery|^Audit events|^Mail in and out|audit only|in audit mode|onfiguration, issuance, audit|^Data loss prevention: Keys|^Data encryption: Templates/;
const OF_PEOPLE = REGULATIONS.filter(({ regime }) =>
  /GDPR|HIPAA|GLBA|FADP|PIPEDA|rivacy|health information|secrecy/.test(regime),
);

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
      expect(plainOf(composed(inputFor(answers)), "summary.situation")).not.toMatch(/F3/);
});

test("a review measures by the framework that was named", () => {
  for (const answers of everywhere(["custom"], { industry: ["other"], framework: ["pci-dss"] })) {
    const tree = composed(inputFor(answers));
    expect(plainOf(tree, "summary.situation")).toContain("Findings are measured against PCI DSS");
    expect(plainOf(tree, "summary.situation")).not.toContain("CIS");
    expect(plainOf(tree, "custom.domains")).toMatch(
      /yardstick is PCI DSS where cards are handled, else|^((?!CIS).)*$/s,
    );
  }
});

test("a duty that a decision settles is not left to the client", () => {
  const of = (solution: string, industry: string) =>
    everywhere([solution], { industry: [industry], "company-size": ["large"] }).map((answers) =>
      composed(inputFor(answers)),
    );
  for (const tree of of("hybrid-cloud", "manufacturing"))
    expect(plainOf(tree, "regulation.rows")).toMatch(/IEC 62443.*D-\d/);
  for (const tree of of("microsoft-365", "healthcare"))
    expect(plainOf(tree, "regulation.rows")).toMatch(/Clinical practice.*D-\d/);
});

const inCountry = (country: string, answers: Answers, today = "2026-11-20") =>
  composed(inputFor(answers, { client: { name: "A", company: "B", country }, today: new Date(`${today}T10:00:00Z`) }));
const lawOf = (tree: DocumentTree) =>
  ["regulation.notice", "regulation.rows", "regulation.rest", "regulation.nis2", "regulation.incident"]
    .map((rule) => plainOf(tree, rule))
    .join("\n");

test.each([
  ["Germany", "healthcare", ["BSI Act", "SGB V, § 393", "BetrVG"]],
  ["Switzerland", "finance", ["FADP", "FINMA"]],
  ["Canada", "healthcare", ["PIPEDA", "P-39.1", "PHIPA"]],
  ["Australia", "finance", ["CPS 230", "CPS 234"]],
  ["United States", "finance", ["GLBA Safeguards Rule"]],
  ["United Kingdom", "finance", ["Cyber Essentials 3.3", "SYSC 15A"]],
])("the law of %s that was read is named, and is not said to be unread", (country, industry, named) => {
  for (const answers of everywhere(["microsoft-365", "security"], {
    industry: [industry],
    "company-size": ["large"],
  })) {
    const law = lawOf(inCountry(country, answers));
    for (const name of named) expect(law).toContain(name);
    expect(law).not.toMatch(/was not read for this document|National privacy law/);
  }
});

test("where no law was read the document says so", () => {
  for (const answers of everywhere(["security", "azure-migration"]))
    expect(plainOf(inCountry("Other", answers), "regulation.notice")).toContain("was not reviewed for this document");
});

test("every country of the EEA has the law of the Union, and those outside it read how that binds them", () => {
  for (const country of EEA_COUNTRIES) {
    const answers = {
      ...workedExample(),
      "solution-type": ["security"],
      "solution-configuration": ["security-detection"],
    };
    const law = (industry: string) => lawOf(inCountry(country, { ...answers, industry: [industry] }));
    expect(law("healthcare"), country).toMatch(/GDPR, Art\. 9.*NIS2/s);
    expect(law("finance"), country).toContain("DORA");
    expect(law("healthcare"), country).not.toMatch(/The law of|European rules|National privacy law/);
    const isMember = !["Iceland", "Liechtenstein", "Norway"].includes(country);
    expect(law("healthcare").includes("under the EEA Agreement"), country).toBe(!isMember);
  }
});

test("what was not reviewed is one sentence, and nothing stands there that is true of every client", () => {
  for (const country of ["Ireland", "United Kingdom", "United States", "Switzerland", "Canada", "Other"])
    for (const answers of everywhere(["security", "custom"])) {
      const said = plainOf(inCountry(country, answers), "regulation.notice");
      expect(said, country).toMatch(/These rules probably .* with legal counsel\. [^.]+\.$/);
      expect(said.includes("European rules"), country).toBe(
        ["United Kingdom", "Switzerland", "Other"].includes(country),
      );
    }
});

test("every row of a country that rests on no text is marked as general knowledge", () => {
  for (const { countries, source, general, regime } of REGULATIONS)
    if (countries) expect(general ?? false, regime).toBe(source.every((key) => key === "ej"));
});

test("a law of which no text was read is marked in its row, or once for all of them", () => {
  const answers = { ...workedExample(), "solution-type": ["custom"], industry: ["education"] };
  const inPlace = (country: string) => {
    const tree = inCountry(country, { ...answers, "solution-configuration": ["custom-roadmap"] });
    return { law: cellsOf(tree, "regulation.rows").join(), notice: plainOf(tree, "regulation.notice") };
  };
  expect(inPlace("United States").law).toContain(
    "Privacy law for public or private institutions, whichever applies; counsel confirms the wording",
  );
  expect(inPlace("Other").law).not.toMatch(/general knowledge|not read/);
  expect(inPlace("Other").notice).toContain("its rows are general knowledge");
});

/** Kept there: framework texts, and the manual of the Australian authority by itself. */
const OFFICIAL = new Set<string>(["ciso-lib", "essential-eight"]);

test("no duty of a public body rests on the checklist of a product", () => {
  for (const country of ["United Kingdom", "Canada", "Germany", "Switzerland", "Ireland", "Australia"]) {
    const answers = { ...workedExample(), "solution-type": ["custom"], industry: ["government"] };
    const tree = inCountry(country, { ...answers, "solution-configuration": ["custom-roadmap"] });
    expect(lawOf(tree), country).toContain(
      country === "United Kingdom"
        ? "each judged achieved, partly achieved or not achieved"
        : "Minimum controls set by the national authority",
    );
    expect(tableOf(tree, "regulation.rows")?.sources ?? [], country).not.toContain("scuba");
  }
  for (const { source, regime } of REGULATIONS)
    expect(
      source.filter((key) => (SOURCES[key] as SourceRecord).url?.includes("github.com/") && !OFFICIAL.has(key)),
      regime,
    ).toEqual([]);
});

test("a duty that comes in stages is said as it stands on the day of the document", () => {
  const answers = { ...workedExample(), "solution-type": ["security"], industry: ["manufacturing"] };
  const on = (day: string) =>
    lawOf(inCountry("United States", { ...answers, "solution-configuration": ["security-assessment"] }, day));
  expect(on("2026-11-20")).toContain("Phase 2");
  expect(on("2027-11-09")).toContain("Phase 2");
  expect(on("2027-11-10")).toContain("Phase 3");
  expect(on("2029-01-01")).not.toMatch(/Phase \d/);
});

test("whoever represents staff has a say before logs name people, where the law gives one and the work records them", () => {
  const dutyOf = (country: string, solution: string) =>
    everywhere([solution], { "company-size": ["large"] }).map((answers) => {
      const tree = inCountry(country, answers);
      return `${plainOf(tree, "appendix.duties")} ${plainOf(tree, "appendix.risks")}`;
    });
  for (const solution of ["microsoft-365", "configuration-manager", "security"]) {
    for (const text of dutyOf("Germany", solution))
      expect(text).toMatch(/Agree with the works council, where one exists,/);
    for (const text of dutyOf("Netherlands", solution)) expect(text).toContain("works council, where one exists,");
    for (const text of dutyOf("France", solution)) expect(text).toMatch(/social and economic committee/);
    for (const text of dutyOf("Ireland", solution)) expect(text).not.toMatch(/works council|staff which logs/);
  }
  for (const text of dutyOf("Germany", "certificate-services")) expect(text).not.toMatch(/works council/);
});

test("a clock says the periods of its country in their order, from the first hour on", () => {
  const times = (country: string, industry: string) => {
    const [answers] = everywhere(["security"], {
      "solution-configuration": ["security-identity"],
      industry: [industry],
      "company-size": ["large"],
    });
    return cellsOf(inCountry(country, answers ?? {}), "regulation.incident").map(([after]) => after);
  };
  expect(times("Switzerland", "finance")).toEqual([
    "Deadline",
    "1 hour",
    "24 hours after discovery, the rest within 14 days",
    "24 hours, full report within 72",
    "as soon as possible",
  ]);
  expect(times("United States", "finance").slice(1, 3)).toEqual(["1 hour", "36 hours after determination"]);
  expect(times("Ireland", "healthcare").slice(1, 4)).toEqual([
    "1 hour",
    "24 hours after awareness",
    "72 hours after awareness",
  ]);
  expect(times("Ireland", "other")).toEqual([]);
});

test("whoever takes cards has an inventory of keys and certificates among the duties, in a bank and in a shop", () => {
  for (const industry of ["finance", "retail"]) {
    const tree = composed(inputFor({ ...workedExample(), industry: [industry], "company-size": ["medium"] }));
    expect(JSON.stringify(tree).includes("Inventory of keys and certificates"), industry).toBe(true);
  }
});

test("an inventory that one task makes with other work is shown by it, and a key tested by two people is a second factor for them alone", () => {
  const [cards] = REGULATIONS.filter(({ regime }) => regime.includes("4.2.1.1"));
  const joint = contents.flatMap(({ tasks, proofs }) =>
    tasks
      .filter(({ title }) => /; inventory of (existing CAs|certificate consumers)/.test(title))
      .map(({ id }) => proofs.find(({ code }) => code === id)?.words ?? ""),
  );
  for (const words of joint) expect(cards?.shows?.test(words), words).toBe(true);
  expect(cards?.shows?.test("Discovery; inventory of existing CAs, templates and consumers")).toBe(true);
  const factor = NIS2_MEASURES.find(({ point }) => point === "j")?.beside?.shows;
  expect(factor?.test("Multi-factor authentication: Policies CA01 to CA04 apply to the pilot group.")).toBe(true);
  expect(factor?.test("Multi-factor authentication: Sign-in with a certificate on a security key is set up")).toBe(
    false,
  );
});

test("a duty left to the client is not repeated from the columns before", () => {
  let left = 0;
  for (const industry of ["finance", "retail", "technology"])
    for (const answers of everywhere(["security"], {
      industry: [industry],
      "company-size": ["medium"],
      "security-requirements": ["mfa"],
    }))
      for (const row of cellsOf(composed(inputFor(answers)), "regulation.rows").slice(1)) {
        const by = row.find((cell) => cell.startsWith("the client")) ?? "";
        const [, duty = "(none)"] = by.split(": ");
        if (by === "the client") left += 1;
        expect(row.slice(0, row.indexOf(by)).join(" ").toLowerCase()).not.toContain(duty);
      }
  expect(left).toBeGreaterThan(0);
});

test("updates of tills are proved by tills, never by workstations", () => {
  const [patches] = REGULATIONS.filter(({ regime }) => regime.includes("6.3.3"));
  for (const { proofs } of contents)
    for (const { words } of proofs.filter((proof) => patches?.shows?.test(proof.words)))
      expect(words).toContain("till");
});

test("a European framework that was named outside the Union is asked about, and no point of it is said to be cited", () => {
  for (const framework of ["dora", "nis2"])
    for (const answers of everywhere(["security"], { framework: [framework], "company-size": ["large"] })) {
      const tree = inCountry("Switzerland", answers);
      const notice = plainOf(tree, "regulation.notice");
      expect(notice).toContain("and European rules were not reviewed");
      expect(cellsOf(tree, "regulation.rows").flat().join()).not.toContain(framework.toUpperCase());
      expect(plainOf(tree, "environment.conflicts")).not.toContain("European");
    }
});

test("each sector but the unnamed one has a risk of its own in every project, and a first question in every solution", () => {
  const sectors = every("industry").filter((id) => id !== "other");
  for (const solution of ["azure-migration", "configuration-manager", "microsoft-365", "certificate-services"])
    for (const industry of sectors) {
      const own = SECTOR_RISKS.filter(({ when }) =>
        everywhere([solution], { industry: [industry] }).some((answers) => new Brief(inputFor(answers)).holds(when)),
      );
      expect(own.length, `${solution} ${industry}`).toBe(1);
      const trees = everywhere([solution], { industry: [industry], "company-size": ["large"] }).map((answers) =>
        composed(inputFor(answers)),
      );
      expect(trees.some((tree) => plainOf(tree, "appendix.risks").includes(own[0]?.text ?? "–"))).toBe(true);
    }
  for (const industry of sectors) expect(SECTOR_REQUESTS[industry]).toBeDefined();
});

test("the sign-in of a ward serves its workstations, and no device that cannot be patched", () => {
  for (const answers of everywhere(["microsoft-365"], { industry: ["healthcare"], "company-size": ["large"] })) {
    const tree = composed(inputFor(answers));
    expect(plainOf(tree, "regulation.rows")).toMatch(/Shared workstations.*D-\d/);
    expect(plainOf(tree, "regulation.rows")).not.toContain("cannot be patched");
    expect(plainOf(tree, "regulation.rest")).toContain("isolated networks for devices that cannot be patched");
  }
});

test("a small firm is left no threat-led test of selected entities", () => {
  const rest = (size: string) =>
    everywhere(["microsoft-365"], { industry: ["finance"], "company-size": [size] }).map((answers) =>
      plainOf(composed(inputFor(answers)), "regulation.rest"),
    );
  for (const text of rest("small")) expect(text).not.toContain("accredited tester");
  for (const text of rest("large")) expect(text).toContain("accredited tester");
});

test("what no test covers of the proposed HIPAA rule stays with the client", () => {
  for (const answers of everywhere(["microsoft-365"], { industry: ["healthcare"] }))
    expect(lawOf(inCountry("United States", answers))).toMatch(
      /proposed 6 January 2025.*the client: penetration test, segmentation, asset inventory/s,
    );
});

test("duties of data protection in the United Kingdom rest on its own authority", () => {
  for (const answers of everywhere(["security", "microsoft-365"], { industry: ["healthcare"] })) {
    const base = inputFor(answers);
    const tree = composed({ ...base, client: { ...base.client, country: "United Kingdom" } });
    const cited = plainOf(tree, "appendix.references");
    expect(cited).toContain("UK GDPR");
    expect(cited).not.toContain("(EU) 2016/679");
  }
});

test("duties of one law that are left to the client stand on one line, each with its article", () => {
  for (const answers of everywhere(["azure-migration"], { industry: ["finance"], "company-size": ["large"] })) {
    const rest = plainOf(composed(inputFor(answers)), "regulation.rest");
    expect(rest.match(/PCI DSS 4\.0\.1/g)).toHaveLength(1);
    expect(rest).toContain("log archive (10.5.1); scans (11.3)");
  }
});

test("a public body in Germany agrees with its staff council, any other with its works council", () => {
  const told = (industry: string) => {
    const base = inputFor({
      ...workedExample(),
      "solution-type": ["security"],
      "solution-configuration": ["security-identity"],
      "company-size": ["large"],
      "current-technologies": ["windows-server"],
      industry: [industry],
    });
    return JSON.stringify(composed({ ...base, client: { ...base.client, country: "Germany" } }).sections);
  };
  expect(told("government")).toContain("staff council");
  expect(told("government")).not.toMatch(/works council|BetrVG/);
  expect(told("finance")).toContain("works council");
  expect(told("finance")).toContain("Agreement with the works council, where one exists, is missing");
  expect(told("finance")).not.toContain("staff council");
});

test("NIS2 is measured by kind and not by size for a public body, and no turnover of one is fined", () => {
  for (const size of ["small", "medium", "enterprise"]) {
    const base = inputFor({ ...workedExample(), "company-size": [size], industry: ["government"] });
    const tree = composed({ ...base, client: { ...base.client, country: "Ireland" } });
    const told = plainOf(tree, "regulation.nis2");
    expect(told).toContain("bodies of central government whatever their size");
    expect(told).not.toMatch(/turnover|out of scope at this size/);
  }
});

test("NIS2 lists a technology company by what it runs, and not one whose customers run its software", () => {
  for (const size of ["medium", "large", "enterprise"]) {
    const base = inputFor({ ...workedExample(), "company-size": [size], industry: ["technology"] });
    const tree = composed({ ...base, client: { ...base.client, country: "Ireland" } });
    const told = plainOf(tree, "regulation.nis2");
    expect(told).toContain("as an important");
    expect(told.includes("as an essential entity"), size).toBe(size !== "medium");
    expect(told).toContain("software that customers run themselves is not listed");
    expect(told).not.toContain("otherwise as an important one");
  }
});

test("who named a framework is not told that compliance was not selected", () => {
  const told = (more: Answers) => {
    const own = { industry: ["government"], "security-requirements": ["mfa"], "primary-objective": ["innovation"] };
    const custom = { "solution-type": ["custom"], "solution-configuration": ["custom-pilot"] };
    return plainOf(composed(inputFor({ ...workedExample(), ...custom, ...own, ...more })), "regulation.notice");
  };
  expect(told({})).toContain("although compliance was not selected");
  expect(told({ framework: ["cis"] })).not.toContain("although compliance was not selected");
});

test("who keeps the statement of applicability is said among the obligations, and not again", () => {
  for (const answers of everywhere(ASKED, { framework: ["iso-27001"] })) {
    const tree = composed(inputFor(answers));
    expect(plainOf(tree, "given.security-requirements")).not.toContain("statement of applicability");
    expect(lawOf(tree), `${answers["solution-configuration"]}`).toMatch(/statement of applicability/i);
  }
});

test("law of companies on staff and on security is not laid on a public body", () => {
  for (const [country, law] of [
    ["France", "L2312-38"],
    ["Belgium", "agreement no. 81"],
    ["Germany", "within three months of coming into scope"],
  ] as const)
    for (const [industry, binds] of [
      ["government", false],
      ["healthcare", true],
    ] as const) {
      const answers = { "company-size": ["large"], industry: [industry] };
      for (const given of everywhere(["custom"], answers))
        expect(lawOf(inCountry(country, given)).includes(law), `${country}, ${industry}`).toBe(binds);
    }
});

test("who opened a patient's record is shown by roles and logs, never by labels or loss prevention", () => {
  const provincial = REGULATIONS.filter(({ regime }) => regime.includes("PHIPA"));
  const special = REGULATIONS.filter(({ regime }) => /GDPR, Art\. 9$/.test(regime));
  expect([provincial.length, special.length]).toEqual([1, 2]); // the second is that of the United Kingdom
  for (const { proofs } of contents)
    for (const { words } of proofs) {
      if (/^Data loss prevention:/.test(words))
        for (const { shows } of [...provincial, ...special]) expect(shows?.test(words), words).toBe(false);
      if (/^(Labelled file|Data encryption:|Zero Trust)/.test(words))
        for (const { shows } of provincial) expect(shows?.test(words), words).toBe(false);
    }
});

test("a second factor alone leaves the updates of Cyber Essentials to the client, and a closed page is no second factor", () => {
  const served = (configuration: string) =>
    cellsOf(
      inCountry("United Kingdom", {
        ...workedExample(),
        "solution-type": ["security"],
        "solution-configuration": [configuration],
        "current-technologies": ["office-365"],
        "security-requirements": ["mfa"],
      }),
      "regulation.rows",
    ).find(([regime]) => regime?.startsWith("Cyber Essentials"));
  expect(served("security-identity")?.join()).toMatch(/(S-1|AT-1).*; the client: updates within 14 days/);
  const [factor] = NIS2_MEASURES.filter(({ point }) => point === "j");
  expect(factor?.shows?.test("Sign-in pages of Exchange Server, called from the internet: not reached")).toBe(false);
});

test("a firm of fifty reads what its security project serves, and every firm the duties on cards in one line", () => {
  for (const size of ["small", "medium"]) {
    const tree = composed(
      inputFor({
        ...workedExample(),
        "solution-type": ["security"],
        "solution-configuration": ["security-identity"],
        "company-size": [size],
        industry: ["retail"],
      }),
    );
    const rows = `${cellsOf(tree, "regulation.rows").join("\n")}`;
    expect(rows).not.toMatch(/the client: log archive/);
    expect(plainOf(tree, "regulation.rest")).toMatch(/^PCI DSS 4\.0\.1 .*log archive.*scans/m);
  }
});

test("customer information is guarded by what encrypts it or asks for a second factor, not by a restore", () => {
  const leftToClient = (requirement: string) =>
    plainOf(
      inCountry("United States", {
        ...workedExample(),
        "solution-type": ["azure-migration"],
        "solution-configuration": ["azure-rehost"],
        "company-size": ["large"],
        industry: ["finance"],
        "security-requirements": [requirement],
      }),
      "regulation.rest",
    ).includes("GLBA");
  expect(["data-encryption", "mfa", "identity-management"].map(leftToClient)).toEqual([false, false, true]);
});

test("a bank that has to notify its regulator reads within how many hours", () => {
  const tree = inCountry("United States", {
    ...workedExample(),
    "solution-type": ["azure-migration"],
    "solution-configuration": ["azure-rehost"],
    "company-size": ["enterprise"],
    industry: ["finance"],
  });
  expect(plainOf(tree, "regulation.rest")).toContain("notification of the regulator within 36 hours, supplier clause");
});

test("a restore is no proof of encryption: where nothing else serves the duty, the row leaves that half to the client", () => {
  const rows = REGULATIONS.filter(({ evidence }) => evidence === "Records of encryption and restore tests");
  expect(rows.length).toBeGreaterThan(5);
  for (const { regime, shows, beside } of rows)
    for (const restore of [
      "Restore of a server from its backup: files open",
      "Test failover of one system: it answers",
    ]) {
      expect(shows?.test(restore), regime).toBe(true);
      expect(beside?.shows.test(restore), regime).toBe(false);
      expect(beside?.control).toBe("proof of encryption");
    }
  const served = (requirement: string) =>
    /Art\. 32.*/.exec(
      plainOf(
        inCountry("Ireland", {
          ...workedExample(),
          "solution-type": ["microsoft-365"],
          "solution-configuration": ["m365-optimise"],
          industry: ["retail"],
          "security-requirements": [requirement],
        }),
        "regulation.rows",
      ),
    )?.[0];
  expect(served("identity-management")).toMatch(/AT-\d; the client: proof of encryption/);
  expect(served("data-encryption")).toMatch(/S-1, AT-\d/);
  expect(served("data-encryption")).not.toContain("the client");
});

test("duties that stand in a list are not looked for in a table", () => {
  for (const input of samples(120)) {
    const text = toMarkdown(composed(input));
    expect(text).not.toMatch(/regulation table/i);
    if (text.includes("under “Regulation”")) expect(text).toContain("### Regulation");
  }
});

test("laws that came into force lately stand where they bind, and nowhere else", () => {
  const read = (country: string, industry: string, configuration: string) => {
    const [solution = ""] = configuration.split(" ");
    const tree = composed(
      inputFor(
        {
          ...workedExample(),
          "solution-type": [solution],
          "solution-configuration": [configuration.split(" ")[1] ?? ""],
          "company-size": ["large"],
          industry: [industry],
        },
        { client: { name: "A", company: "B", country }, today: new Date("2026-12-01T10:00:00Z") },
      ),
    );
    return toMarkdown(tree);
  };
  const security = "security security-detection";
  expect(read("Germany", "manufacturing", security)).toContain("by 6 March 2026");
  expect(read("Germany", "manufacturing", security)).toContain("Cyber Resilience Act (EU) 2024/2847");
  const step = / \d{4} \| (Agree with|Obtain the consent of|Consult|Hear) the [^|]*logs, reports and any pilot/;
  const asked = (country: string, industry: string) => step.exec(read(country, industry, security))?.[1];
  expect(asked("Germany", "manufacturing")).toBe("Agree with");
  expect(asked("Germany", "government")).toBe("Agree with");
  expect(asked("Netherlands", "manufacturing")).toBe("Obtain the consent of");
  expect(asked("France", "manufacturing")).toBe("Consult");
  expect(asked("Ireland", "manufacturing")).toBeUndefined();
  expect(read("Germany", "healthcare", security)).not.toContain("Cyber Resilience Act");
  expect(read("United Kingdom", "finance", security)).toContain("in force from 18 March 2027");
  expect(read("France", "healthcare", "azure-migration azure-rehost")).toContain("Art. L.1111-8 (France)");
  const bank = read("United States", "finance", "azure-migration azure-rehost");
  expect(bank).toContain("Interagency Guidance on Third-Party Relationships");
  expect(bank).not.toContain("Classify the outsourcing");
  expect(read("France", "education", security)).toContain("Education is no listed sector of NIS2");
  expect(read("France", "government", security)).toContain("to regional ones after an assessment of risk");
});

test("who is counted and too large for a microenterprise reads nothing of its exemptions", () => {
  const said = (more: Answers) =>
    plainOf(
      composed(
        inputFor({
          ...workedExample(),
          "solution-type": ["security"],
          "solution-configuration": ["security-assessment"],
          industry: ["finance"],
          "company-size": ["small"],
          ...more,
        }),
      ),
      "regulation.dora",
    );
  expect(said({})).toContain("is exempt from parts of Art. 5 to 14");
  expect(said({ "head-count": ["9"] })).toContain("is exempt from parts of Art. 5 to 14");
  expect(said({ "head-count": ["16"] })).toMatch(/with 16 users the client is no microenterprise.*Art\. 16/);
  expect(said({ "head-count": ["16"] })).not.toContain("exempt");
});

test("when Germany's act on NIS2 came into force is said once", () => {
  const answers = everywhere(["certificate-services"], { industry: ["manufacturing"], "company-size": ["enterprise"] });
  const parts = answers.map(
    (one) => toMarkdown(inCountry("Germany", one)).split("in force since 6 December 2025").length,
  );
  expect(Math.max(...parts)).toBe(2);
});

test("the measures of NIS2 that stay with the client may be delivered in part", () => {
  const base = inputFor({ ...workedExample(), "company-size": ["enterprise"], industry: ["healthcare"] });
  const tree = composed({ ...base, client: { ...base.client, country: "Germany" } });
  expect(plainOf(tree, "regulation.nis2")).toMatch(/stay with .*, even where this project delivers a part\./);
});
