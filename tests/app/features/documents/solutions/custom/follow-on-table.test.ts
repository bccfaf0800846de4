import { expect, test } from "vitest";
import type { Answers } from "#app/features/catalogue/steps.ts";
import { blocksOf, plainOf, textsOf } from "#app/features/documents/tree/tree-text.ts";
import { inputFor, workedExample } from "#tests/app/features/documents/answer-sets.ts";
import { composed } from "#tests/app/features/documents/composed.ts";
import { cells } from "#tests/app/features/documents/solutions/cells.ts";
import { documentOf, ruled, SIZES } from "./documents.ts";

test("the first candidate for a project is the same wherever it is named", () => {
  const three = documentOf("custom-roadmap", {
    "security-requirements": ["mfa", "data-encryption", "threat-protection"],
  });
  expect(cells(three, "custom.follow-on")).toContain("3 security requirements selected");
  expect(plainOf(three, "options.description")).toContain("A security project now");
  expect(ruled(documentOf("custom-roadmap"), "custom.follow-on")).toEqual([]);
});

test("loss prevention beyond mail and files is priced by the suite, not by the step to E5", () => {
  for (const [size, price] of [
    ["medium", "Business Premium"],
    ["large", "Microsoft 365 E3"],
  ] as const) {
    const tree = documentOf("custom-roadmap", {
      "company-size": [size],
      "current-technologies": ["office-365"],
      "security-requirements": ["data-loss-prevention"],
    });
    const row = cells(tree, "custom.follow-on");
    expect(row).toContain(`the Purview suite with ${price}`);
    expect(row).toContain(size === "medium" ? "USD 120 per user" : "USD 144 per user");
    expect(row).not.toContain("E5");
  }
});

test("what may follow calls no cloud absent that was named, and prices the databases that it renews", () => {
  const answers = { "cloud-maturity": ["no-cloud"], "primary-objective": ["productivity"] };
  const tree = documentOf("custom-focused", { ...answers, "current-technologies": ["sql-server"] });
  expect(cells(tree, "custom.follow-on")).toContain("SQL Server in use, no cloud adoption reported");
  const named = documentOf("custom-focused", { ...answers, "current-technologies": ["sql-server", "azure-services"] });
  expect(cells(named, "custom.follow-on")).toContain("Azure Migration Strategy · SQL Server in use, Azure named");
  expect(cells(tree, "custom.follow-on")).toMatch(/USD 4,200 per two cores of SQL Server Standard/);
  expect(cells(tree, "custom.follow-on")).toContain("no Microsoft 365 listed");
  const plain = documentOf("custom-focused", { ...answers, "current-technologies": ["windows-server"] });
  expect(cells(plain, "custom.follow-on")).not.toContain("SQL Server");
});

test("dearer licences for data loss prevention are named once: with their price where the table of what may follow has them", () => {
  for (const size of SIZES)
    for (const industry of ["retail", "education"]) {
      const tree = documentOf("custom-roadmap", {
        "company-size": [size],
        industry: [industry],
        "current-technologies": ["office-365"],
        "security-requirements": ["data-loss-prevention"],
      });
      const named = blocksOf(tree)
        .flatMap(textsOf)
        .filter((text) => /loss prevention on devices and in Teams/.test(text));
      expect(named.length, `${size} ${industry}`).toBeLessThanOrEqual(1);
    }
});

test("growth, renewal and the move to Azure are measured with the numbers of the client", () => {
  const of = (answers: Answers) =>
    documentOf("custom-roadmap", {
      "company-size": ["medium"],
      "current-technologies": ["windows-server"],
      "cloud-maturity": ["some"],
      "primary-objective": ["scalability"],
      ...answers,
    });
  const large = of({ "head-count": ["240"], servers: ["12"], sites: ["2"] });
  expect(cells(large, "custom.products")).toMatch(
    /312 users \(30% more\) and 3 sites .*the 300-seat cap on Business plans/,
  );
  expect(cells(large, "custom.products")).toContain("so 6 to 18 days if all 12 are upgraded");
  expect(cells(large, "custom.follow-on")).toContain(
    "at least 4 of 12 servers on a version whose support has ended or ends",
  );
  expect(cells(of({ "head-count": ["90"] }), "custom.products")).not.toContain("300-seat cap");
});

test("where all that was named has support, no unsupported product is feared, nor servers that Azure would save from its end", () => {
  const of = (version: string, technologies: string[]) =>
    documentOf("custom-roadmap", {
      "company-size": ["medium"],
      "current-technologies": ["windows-server", ...technologies],
      "cloud-maturity": ["some"],
      "windows-server-version": [version],
    });
  expect(cells(of("2025", []), "appendix.risks")).not.toMatch(/nsupported .* stays in use/);
  expect(cells(of("2025", ["exchange-server"]), "appendix.risks")).toContain(
    "Unsupported Exchange Server stays in use",
  );
  expect(cells(of("2025", ["sql-server"]), "custom.follow-on")).toContain(
    "a SQL Server version whose support has ended or ends",
  );
  expect(cells(of("2019", ["sql-server"]), "custom.follow-on")).toContain(
    "a SQL Server version whose support has ended or ends", // none of its Windows Servers ends within a year
  );
  expect(cells(of("2016", ["sql-server"]), "custom.follow-on")).toContain(
    "servers on a version whose support has ended or ends",
  );
  const steps = (version: string) => cells(of(version, []), "custom.products");
  expect(steps("2019")).toContain("With the next hardware or migration wave, before 9 January 2029: upgrade in place");
  expect(steps("2016")).toContain("Upgrade in place");
});

test("a follow-on project quotes how far the cloud is adopted", () => {
  const signal = (level: string) =>
    cells(
      documentOf("custom-roadmap", { "current-technologies": ["windows-server"], "cloud-maturity": [level] }),
      "custom.follow-on",
    );
  expect(signal("early")).toContain("in use, first cloud trials");
  expect(signal("some")).toContain("in use, some cloud experience");
  expect(signal("significant")).toContain("in use, significant cloud adoption");
  expect(signal("cloud-first")).toContain("in use, a cloud-first strategy");
});

test("servers that are tried in an upgrade have its days beside those of a migration, and only what ends soon points to one", () => {
  const tree = documentOf("custom-pilot", {
    "company-size": ["small"],
    "current-technologies": ["windows-server", "teams"],
    "security-requirements": ["data-encryption"],
    "primary-objective": ["scalability"],
  });
  expect(cells(tree, "custom.pilot")).toContain("in-place upgrade");
  expect(plainOf(tree, "custom.follow-on")).toContain(
    "Upgrades in place instead of the Azure migration: 3 to 9 days, EUR",
  );
  expect(cells(tree, "custom.follow-on")).toContain("whose support has ended or ends within a year of the read-out");
  const newer = documentOf("custom-pilot", {
    "current-technologies": ["windows-server"],
    "windows-server-version": ["2019"],
  });
  expect(cells(newer, "custom.follow-on")).toContain("current server cost compared with Azure");
});

test("a project for devices is confirmed by what nobody manages", () => {
  const tree = documentOf("custom-roadmap", {
    "current-technologies": ["active-directory", "teams"],
    "security-requirements": ["mobile-device-management"],
  });
  expect(cells(tree, "custom.follow-on")).toContain("unmanaged devices with company data");
});

test("a public body of the United States chooses its cloud before a project is ordered, and nobody else", () => {
  const of = (industry: string, country: string) =>
    cells(
      composed(
        inputFor(
          {
            ...workedExample(),
            "solution-type": ["custom"],
            "solution-configuration": ["custom-roadmap"],
            industry: [industry],
            "current-technologies": ["windows-server", "exchange-server"],
            "cloud-maturity": ["early"],
          },
          { client: { name: "A", company: "B", country } },
        ),
      ),
      "custom.follow-on",
    );
  expect(of("government", "United States")).toMatch(/GCC High.*Azure Government/s);
  expect(of("government", "Ireland")).not.toContain("GCC");
  expect(of("retail", "United States")).not.toContain("GCC");
});

test("a security project follows three domains where one of them scores low or something is rated red, not for any gap", () => {
  const of = (size: string) =>
    cells(
      documentOf("custom-focused", {
        "company-size": [size],
        "current-technologies": ["active-directory"],
        "security-requirements": ["zero-trust"],
      }),
      "custom.follow-on",
    );
  expect(of("large")).toMatch(/ · a score below 2 in identity[^·]*, or findings rated red under S-1 onwards · /);
  expect(of("small")).toMatch(/ · findings rated red under S-1 onwards · /);
});
