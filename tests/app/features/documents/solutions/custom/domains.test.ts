import { expect, test } from "vitest";
import type { Answers } from "#app/features/catalogue/steps.ts";
import type { DocumentTree } from "#app/features/documents/tree/tree.ts";
import { plainOf, tableOf } from "#app/features/documents/tree/tree-text.ts";
import { inputFor, workedExample } from "#tests/app/features/documents/answer-sets.ts";
import { composed } from "#tests/app/features/documents/composed.ts";
import { cells } from "#tests/app/features/documents/solutions/cells.ts";
import { documentOf, SIZES } from "./documents.ts";

test("a focused review proposes the three domains that most answers point to, and names them in its decision", () => {
  const tree = documentOf("custom-focused");
  const proposed = cells(tree, "custom.domains")
    .split("\n")
    .filter((row) => row.includes("· workshop 2"));
  expect(proposed.map((row) => row.split(" · ")[0])).toEqual([
    "Identity",
    "Security operations",
    "Licensing and contracts",
  ]);
  expect(cells(tree, "decisions")).toContain("Identity, Security operations, and Licensing and contracts in depth");
  expect(cells(tree, "decisions")).toContain("No answer points to a fourth domain.");
});

test("other answers propose other domains", () => {
  const tree = documentOf("custom-focused", {
    "security-requirements": ["mobile-device-management", "compliance"],
    "primary-objective": ["remote-work"],
    industry: ["finance"],
  });
  expect(cells(tree, "custom.domains")).toMatch(/Devices .*· workshop 2: .*Enable remote work/);
  expect(cells(tree, "custom.domains")).toMatch(/Compliance .*· workshop 2/);
});

test("an aim outweighs interfaces, so a review asked for security scores its operations", () => {
  const tree = documentOf("custom-focused", {
    "primary-objective": ["enhance-security", "compliance-objective"],
    "security-requirements": ["data-loss-prevention"],
    "integration-needs": ["crm", "erp", "custom-applications"],
  });
  const named = "Data and databases, Security operations, and Compliance";
  expect(cells(tree, "decisions")).toContain(`${named} in depth`);
  expect(cells(tree, "decisions")).toContain(
    "Three domains rank highest by the answers, those of the objectives first; next is Resilience. ",
  );
  expect(cells(tree, "custom.domains")).not.toMatch(/not scored: .*Enhance security/);
});

test("the table of domains promises no evidence where it has no column for it", () => {
  const tree = documentOf("custom-roadmap", { "company-size": ["small"] });
  expect(tableOf(tree, "custom.domains")?.caption).toBe("Domains and opening questions");
  expect(plainOf(tree, "custom.domains")).toContain(
    "“in brief” means the opening question, and a score of at most 2. ",
  );
  expect(cells(tree, "budget.adjusters")).not.toContain("every product is measured");
});

test("what a focused review reads has its domain in the table, and no interface is accepted where none is in scope", () => {
  const answers = { "current-technologies": ["sharepoint", "sql-server"], "integration-needs": ["no-integrations"] };
  const tree = documentOf("custom-focused", { ...answers, "security-requirements": ["threat-protection"] });
  expect(cells(tree, "custom.products")).toContain("Directory: administrators");
  expect(cells(tree, "custom.domains")).toMatch(/^Identity .*not scored: the underlying directory/m);
  expect(cells(tree, "custom.domains")).toMatch(/^Data and databases .*workshop 2: SQL Server/m);
  expect(plainOf(tree, "approach.acceptance")).not.toContain("I-1");
});

test("servers that the script reads are not left out of a focused review of what nobody named", () => {
  for (const size of SIZES) {
    const domains = documentOf("custom-focused", { "company-size": [size] });
    expect(cells(domains, "custom.domains")).toMatch(/^Servers and virtualisation · .*the servers found by script$/m);
  }
});

test("a firm of fifty and a review of three domains have one score, and what is read from outside shares a task with the records of mail", () => {
  const small = documentOf("custom-roadmap", { "company-size": ["small"], industry: ["manufacturing"] });
  const focused = documentOf("custom-focused", { "company-size": ["large"], industry: ["manufacturing"] });
  for (const tree of [small, focused])
    expect(JSON.stringify(tree)).not.toMatch(/scored separately|one score for plant|control programs/);
  const tree = documentOf("custom-roadmap", {
    "company-size": ["enterprise"],
    "current-technologies": ["active-directory"],
  });
  expect(cells(tree, "timeline.tasks")).toContain("Measurement: mail and files, internet exposure");
});

test("a public body that names a framework is measured by it", () => {
  const said = (framework: string) =>
    JSON.stringify(documentOf("custom-roadmap", { industry: ["government"], framework: [framework] }));
  expect(said("iso-27001")).toMatch(/ardstick is ISO\/IEC 27001/);
  expect(said("iso-27001")).not.toMatch(/ardstick is the baseline|rule of the national baseline/);
  expect(said("none")).toContain("ardstick is the Public Sector Cyber Security Baseline Standards");
});

test("the evidence of devices is what the sources of the picture can show", () => {
  const tree = documentOf("custom-roadmap", {
    "company-size": ["enterprise"],
    "current-technologies": ["active-directory"],
  });
  expect(plainOf(tree, "architecture.diagram")).not.toContain("script");
  expect(cells(tree, "custom.domains")).not.toContain("script");
});

test("a domain in brief is not said to go unmeasured, and what follows an assessment has no baseline", () => {
  const tree = documentOf("custom-roadmap", { "primary-objective": ["innovation"] });
  expect(plainOf(tree, "custom.domains")).not.toContain("a domain is measured");
  expect(JSON.stringify(tree)).not.toContain("with a baseline taken");
});

test("shift workers who were counted share devices in the question on devices, and one of them shares none", () => {
  const asked = (workers: string, answers: Answers) =>
    cells(
      documentOf("custom-roadmap", {
        "company-size": ["medium"],
        "current-technologies": ["office-365"],
        "shift-workers": [workers],
        ...answers,
      }),
      "custom.domains",
    );
  const managed = { "security-requirements": ["mobile-device-management"] };
  expect(asked("35", managed)).toContain("including those shared by 35 shift workers");
  expect(asked("35", { "primary-objective": ["remote-work"] })).toContain("do the 35 shift workers share");
  expect(asked("1", managed)).not.toContain("shift worker");
  expect(asked("unknown", { ...managed, industry: ["retail"] })).toContain(
    "Which devices, including those shared by shift workers and personal ones, access",
  );
});

test("a framework is named with its article, and two servers are the two", () => {
  const tree = documentOf("custom-roadmap", {
    "company-size": ["small"],
    "current-technologies": ["windows-server"],
    framework: ["cis"],
    servers: ["2"],
  });
  expect(plainOf(tree, "custom.domains")).toContain("the yardstick is the CIS Controls");
  expect(cells(tree, "custom.products")).toContain("owner of each of the two servers");
});

test("security controls are no yardstick of contracts and duties, and the ratings of Zero Trust are kept apart from scores of at most 2", () => {
  const own = "Contracts and duties are held against their own text.";
  const of = (answers: Answers) => plainOf(documentOf("custom-roadmap", answers), "custom.domains");
  expect(of({ "security-requirements": ["zero-trust"] })).toContain("at most 2. Zero Trust ratings are separate.");
  expect(of({ framework: ["cis"] })).toContain(own);
  expect(of({ framework: ["cis"] })).not.toContain("Zero Trust");
  expect(of({ industry: ["manufacturing"], framework: ["iso-27001"] })).not.toContain(own);
});

test("a date that rests on support points to ageing servers, and stands in its months of the road map", () => {
  const of = (reason: string, version: string) =>
    documentOf(
      "custom-focused",
      {
        "current-technologies": ["windows-server"],
        "primary-objective": ["enhance-security", "cost-reduction"],
        "security-requirements": ["identity-management", "compliance"],
        deadline: ["2027-10-02"],
        "deadline-reason": [reason],
        "windows-server-version": [version],
      },
      "2026-12-06",
    );
  const servers = (tree: DocumentTree) => /^Servers and virtualisation .*$/m.exec(cells(tree, "custom.domains"))?.[0];
  expect(servers(of("support", "2016"))).toMatch(/ · workshop 2: Windows Server, A product leaves support$/);
  expect(servers(of("contract", "2016"))).toContain("not scored: Windows Server");
  expect(servers(of("support", "2022"))).toContain("not scored: Windows Server");
  expect(cells(of("support", "2016"), "custom.horizons").match(/fixed date: 2 October 2027/g)).toHaveLength(1);
});

test("each workshop after the first goes into two domains", () => {
  for (const size of SIZES) {
    const domains = cells(documentOf("custom-roadmap", { "company-size": [size] }), "custom.domains");
    for (const workshop of [2, 3, 4, 5, 6])
      expect(domains.match(new RegExp(`workshop ${workshop}, in`, "g")), `${size} ${workshop}`).toHaveLength(2);
  }
});

test("a public body is measured by the framework of its country where one is known, and few interviews are called few", () => {
  const of = (country: string, answers: Answers) =>
    composed(
      inputFor(
        {
          ...workedExample(),
          "solution-type": ["custom"],
          "solution-configuration": ["custom-roadmap"],
          industry: ["government"],
          ...answers,
        },
        { client: { name: "Ann", company: "Sato", country } },
      ),
    );
  expect(plainOf(of("United Kingdom", {}), "custom.domains")).toContain("yardstick is the Cyber Assessment Framework");
  expect(cells(of("United Kingdom", {}), "custom.domains")).toContain("requirement of the Cyber Assessment Framework");
  for (const [country, yardstick] of [
    ["Germany", "BSI IT-Grundschutz"],
    ["Australia", "the Essential Eight"],
    ["United States", "NIST CSF 2.0"],
    ["Belgium", "the baseline of the national authority"],
  ] as const)
    expect(plainOf(of(country, {}), "custom.domains")).toContain(`yardstick is ${yardstick}`);
  expect(plainOf(of("Germany", {}), "summary.situation")).not.toContain("national authority");
  const said = (interviews: string) =>
    cells(of("Germany", { "company-size": ["enterprise"], interviews: [interviews] }), "decisions");
  expect(said("1")).toContain("With 1 interview instead of the usual 18, most statements come from the workshops");
  expect(said("12")).toContain("Statements from 12 interviews may differ from what tools measure.");
});

test("the horizons of a small organisation name no project that its table leaves out, and a doubtful framework is no yardstick yet", () => {
  const of = (industry: string, framework: string, technologies: string[]) =>
    documentOf("custom-pilot", {
      "company-size": ["small"],
      industry: [industry],
      framework: [framework],
      "current-technologies": ["windows-server", "active-directory", ...technologies],
      "cloud-maturity": ["early"],
      "primary-objective": ["digital-transformation"],
      "security-requirements": ["mfa", "compliance", "identity-management"],
    });
  const tree = of("manufacturing", "dora", ["power-platform"]);
  expect(cells(tree, "custom.follow-on")).not.toContain("Power Platform governance");
  expect(cells(tree, "custom.horizons")).not.toContain("Power Platform governance");
  expect(cells(tree, "architecture.components")).toContain("Global Reader role; Power Platform Administrator role");
  expect(cells(tree, "custom.products")).toContain("; version of Connect Sync, if installed");
  expect(cells(tree, "decisions")).toContain("Budget classes: up to 10 consultant days, and above.");
  expect(plainOf(tree, "custom.domains")).toContain("DORA if confirmed before the order, else the CIS Controls.");
  expect(plainOf(of("manufacturing", "cis", []), "custom.domains")).toContain("the yardstick is the CIS Controls.");
});

test("evidence answers the question of the sector, and a rule for cards is no yardstick of everything", () => {
  const tree = documentOf("custom-roadmap", {
    "company-size": ["medium"],
    industry: ["retail"],
    framework: ["pci-dss"],
    "current-technologies": ["sharepoint"],
  });
  expect(cells(tree, "custom.domains")).toMatch(/^Compliance · Which systems touch card data.* · card data flow/m);
  expect(cells(tree, "custom.domains")).toMatch(/^Productivity · .*workflows and forms.* · workflows, forms and/m);
  expect(plainOf(tree, "custom.domains")).toContain("PCI DSS where cards are handled, else the CIS Controls");
});

test("what a task reads is no domain in brief, and sharing that is promised is checked", () => {
  const tree = documentOf("custom-roadmap", {
    "company-size": ["medium"],
    "current-technologies": ["active-directory", "sharepoint", "office-365"],
    "primary-objective": ["innovation"],
    "security-requirements": ["data-encryption"],
  });
  expect(cells(tree, "custom.domains")).toMatch(/^Identity · .*in depth: Active Directory/m);
  expect(cells(tree, "custom.domains")).toMatch(/^Licensing and contracts · .*in depth: Office 365/m);
  expect(cells(tree, "custom.domains")).toMatch(/^Network · .*in brief$/m);
  expect(cells(tree, "custom.products")).toMatch(/sharing \(MS\.SHAREPOINT\.1\.1\).*sharing with anyone/);
});

test("a review of three domains scores what each aim asks for, whatever more products point to", () => {
  const tree = documentOf("custom-focused", {
    "company-size": ["medium"],
    "current-technologies": ["windows-server", "active-directory", "sql-server", "azure-services"],
    "security-requirements": ["identity-management", "zero-trust", "data-encryption"],
    "primary-objective": ["enhance-security", "cost-reduction"],
  });
  expect(cells(tree, "custom.domains")).toMatch(/^Security operations .*workshop 2.*^Licensing .*workshop 2/ms);
  expect(plainOf(tree, "options.description")).toContain("A security project now");
});

test("a framework that may not bind a public body is no yardstick in one place and certain in another", () => {
  for (const [framework, proviso] of [
    ["dora", "DORA if confirmed before the order"],
    ["pci-dss", "PCI DSS where cards are handled"],
  ] as const) {
    const answers = { industry: ["government"], framework: [framework] };
    const input = inputFor(
      { ...workedExample(), "solution-type": ["custom"], "solution-configuration": ["custom-roadmap"], ...answers },
      { client: { name: "Ann", company: "Sato", country: "United States" } },
    );
    const tree = composed(input);
    expect(plainOf(tree, "summary.situation")).toContain(`Findings are measured against ${proviso}.`);
    expect(plainOf(tree, "custom.domains")).toContain(`yardstick is ${proviso}, else NIST CSF 2.0.`);
    expect(cells(tree, "custom.domains")).toContain("Which requirement of NIST CSF 2.0 lacks evidence?");
  }
});

test("the only aim of a review is scored, however little else points to its domain", () => {
  for (const [aim, domain] of [
    ["scalability", "Servers and virtualisation"],
    ["innovation", "Productivity"],
    ["digital-transformation", "Productivity"],
  ] as const) {
    const tree = documentOf("custom-focused", {
      "company-size": ["medium"],
      "current-technologies": ["windows-server", "active-directory", "sql-server"],
      "security-requirements": ["identity-management", "data-encryption", "compliance", "threat-protection"],
      "primary-objective": [aim],
    });
    expect(cells(tree, "custom.domains"), aim).toMatch(new RegExp(`^${domain} .*workshop 2: `, "m"));
  }
});

test("duties of the sector keep incidents and recovery among the domains of a review", () => {
  const of = (industry: string, country: string) =>
    composed(
      inputFor(
        {
          ...workedExample(),
          "solution-type": ["custom"],
          "solution-configuration": ["custom-focused"],
          "company-size": ["enterprise"],
          industry: [industry],
          "current-technologies": ["exchange-server"],
          "security-requirements": ["mfa", "compliance"],
          "primary-objective": ["cost-reduction"],
          "integration-needs": ["none"],
        },
        { client: { name: "Ann", company: "Sato", country } },
      ),
    );
  const bound = of("finance", "Germany");
  expect(cells(bound, "custom.domains")).toMatch(/^Security operations .*not scored: duties under “Regulation”/m);
  expect(cells(bound, "custom.domains")).toMatch(/^Resilience .*not scored: Finance & Banking/m);
  expect(plainOf(bound, "custom.domains")).toContain("checked, and duties asked about, but not scored");
  expect(plainOf(of("retail", "Germany"), "custom.domains")).toMatch(
    /checked but not scored\. Not covered.*Resilience/,
  );
  const elsewhere = of("finance", "United States");
  expect(plainOf(elsewhere, "custom.domains")).toContain("checked but not scored");
  expect(cells(elsewhere, "custom.domains")).toMatch(/^Resilience .*not scored: Finance & Banking/m);
});

test("a domain that is left out is not said to be without the checks that touch it", () => {
  const of = (objective: string) => {
    const answers = { "primary-objective": [objective], "security-requirements": ["threat-protection"] };
    return plainOf(documentOf("custom-focused", answers), "custom.domains");
  };
  expect(of("scalability")).toMatch(/Not covered, growth limits aside, .*: .*Network/);
  expect(of("remote-work")).toMatch(/Not covered, remote access aside, .*: .*Network/);
  expect(of("compliance-objective")).toContain("Not covered, as the answers");
});

test("a baseline that is not known by its name is named with the scope", () => {
  const of = (country: string) => {
    const answers = { ...workedExample(), "solution-type": ["custom"], "solution-configuration": ["custom-roadmap"] };
    const client = { name: "Aoife Byrne", company: "Byrne Borough", country };
    return plainOf(composed(inputFor({ ...answers, industry: ["government"] }, { client })), "custom.domains");
  };
  expect(of("Switzerland")).toContain("baseline of the national authority, named at scope sign-off.");
  expect(of("Germany")).toContain("the yardstick is BSI IT-Grundschutz.");
});

test("devices that Zero Trust has reviewed are not said to be left out, and seats are asked about with cores", () => {
  const tree = documentOf("custom-focused", {
    "security-requirements": ["zero-trust"],
    "current-technologies": ["active-directory", "sql-server", "office-365"],
    "primary-objective": ["digital-transformation"],
  });
  expect(plainOf(tree, "custom.domains")).toMatch(/Not covered, the Zero Trust review aside, .*Devices/);
  expect(cells(tree, "custom.domains")).toContain("Do seats match people, and core licences machines?");
});

test("what is required beside three domains is said to have no score, and no requirement that one of them scores is", () => {
  const of = (...required: string[]) =>
    cells(
      documentOf("custom-focused", {
        "primary-objective": ["digital-transformation", "scalability", "cost-reduction"],
        "security-requirements": required,
      }),
      "decisions",
    );
  expect(of("threat-protection")).toContain(" Threat protection is checked as required, without a score.");
  expect(of("identity-management", "zero-trust")).toContain(
    " Identity management and Zero Trust are checked as required,",
  );
  const scored = documentOf("custom-focused", { "security-requirements": ["threat-protection"] });
  expect(cells(scored, "custom.domains")).toMatch(/^Security operations .*workshop 2/m);
  expect(cells(scored, "decisions")).not.toContain("without a score");
});

test("no score is promised that only a test would prove, where none is made", () => {
  expect(plainOf(documentOf("custom-pilot", { "company-size": ["enterprise"] }), "custom.domains")).toContain(
    "those without a check below on statements and records, so at most 2.",
  );
});
