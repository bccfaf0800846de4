import { expect, test } from "vitest";
import type { Answers } from "#app/features/catalogue/steps.ts";
import { scheduled } from "#app/features/documents/lint/schedule.ts";
import { FORMS } from "#app/features/documents/solutions/custom/products.ts";
import { plainOf } from "#app/features/documents/tree/tree-text.ts";
import { cells } from "#tests/app/features/documents/solutions/cells.ts";
import { CONFIGURATIONS, documentOf, SIZES } from "./documents.ts";

test("what nobody named is looked for where every form reads it", () => {
  for (const configuration of CONFIGURATIONS)
    for (const part of [
      plainOf(documentOf(configuration), "environment.technologies"),
      cells(documentOf(configuration), "appendix.risks"),
    ]) {
      expect(part, configuration).toMatch(/invoices/i);
      expect(part, configuration).toContain("DHCP leases");
      expect(part, configuration).not.toMatch(/internet shows|visible on the internet/);
    }
});

test("a mailbox is restored only where there is mail, and no licence line shifts where there is none", () => {
  const answers = { "primary-objective": ["scalability"], "shift-workers": ["unknown"] };
  for (const [technology, isMail] of [
    ["sharepoint", false],
    ["exchange-server", true],
  ] as const) {
    const tree = documentOf("custom-roadmap", { ...answers, "current-technologies": [technology] });
    expect(cells(tree, "custom.products").includes("a mailbox")).toBe(isMail);
    expect(cells(tree, "environment.requests")).not.toContain("persona");
    expect(cells(tree, "appendix.assumptions")).not.toContain("F3");
  }
  const online = (size: string) =>
    cells(
      documentOf("custom-roadmap", { ...answers, "company-size": [size], "current-technologies": ["office-365"] }),
      "custom.products",
    );
  expect(online("small")).toContain("timed (a mailbox)");
  expect(online("medium")).toContain("timed (a file, a mailbox, a site)");
});

test("in a firm of fifty two processes are asked about, not followed for two hours", () => {
  const given = {
    "current-technologies": ["sharepoint"],
    "primary-objective": ["digital-transformation", "scalability"],
  };
  expect(cells(documentOf("custom-roadmap", { ...given, "company-size": ["small"] }), "custom.products")).not.toContain(
    "Manual steps",
  );
  expect(cells(documentOf("custom-roadmap", { ...given, "company-size": ["medium"] }), "custom.products")).toMatch(
    /Manual steps.*Growth limits/s,
  );
});

test("no assessment promises a test of each interface, or more records than there are duties", () => {
  for (const configuration of CONFIGURATIONS) {
    const tree = documentOf(configuration, {
      "company-size": ["enterprise"],
      "integration-needs": ["crm", "erp"],
      "primary-objective": ["compliance-objective"],
    });
    expect(JSON.stringify(tree).includes("a test that its owner signs"), configuration).toBe(false);
    expect(cells(tree, "custom.products"), configuration).toContain("the oldest is reproduced");
    expect(cells(tree, "architecture.sizing"), configuration).toContain("50 devices: below 1%, 30 servers: 4%");
  }
});

test("a merger behind the date is read for, and no other reason is", () => {
  const read = (reason: string) =>
    cells(documentOf("custom-roadmap", { "deadline-reason": [reason] }), "custom.products");
  expect(read("merger")).toMatch(/^Merger, sale or move/m);
  expect(read("audit")).not.toContain("Merger, sale");
});

test("an audit, or the objective, has the evidence of duties read", () => {
  const audit = documentOf("custom-focused", { "deadline-reason": ["audit"] });
  expect(cells(audit, "custom.domains")).toMatch(/^Compliance .*An audit or a law/m);
  expect(cells(audit, "custom.products")).toMatch(/^Compliance evidence .*each obligation under “Regulation”/m);
  expect(cells(documentOf("custom-focused"), "custom.domains")).not.toMatch(/^Compliance/m);
  expect(cells(documentOf("custom-focused"), "custom.products")).not.toContain("Compliance evidence");
  const wide = documentOf("custom-roadmap", {
    "current-technologies": ["exchange-server", "sharepoint", "sql-server", "office-365", "teams"],
    "primary-objective": ["compliance-objective", "cost-reduction", "productivity", "enhance-security"],
    "security-requirements": ["identity-management", "mfa"],
  });
  expect(cells(wide, "decisions")).not.toMatch(/answers point most strongly to [^.]*Compliance/);
  expect(cells(wide, "custom.products")).toContain("Compliance evidence");
  expect(cells(wide, "timeline.tasks")).toContain("compliance records");
  expect(plainOf(wide, "features.measures")).not.toContain("evidence of the last 90 days");
});

test("how long sign-in logs are kept is cited where they are read, and nowhere else", () => {
  const cited = (technologies: string[]) =>
    JSON.stringify(
      documentOf("custom-focused", {
        "company-size": ["medium"],
        "current-technologies": technologies,
        "primary-objective": ["remote-work"],
      }),
    );
  expect(cited(["office-365"])).toMatch(/30 days \(7 without P1\).*Microsoft Entra data retention/);
  expect(cited(["windows-server"])).not.toContain("Microsoft Entra data retention");
  expect(FORMS.source).toContain("smat"); // a table names the sources of most of its rows
});

test("growth is measured for whoever aims at it, in every form and size, however many products are read beside it", () => {
  for (const configuration of CONFIGURATIONS)
    for (const size of SIZES) {
      const tree = documentOf(configuration, {
        "company-size": [size],
        "current-technologies": ["windows-server", "active-directory", "exchange-server", "sql-server", "teams"],
        "primary-objective": ["scalability"],
      });
      if (configuration === "custom-roadmap")
        expect(cells(tree, "custom.domains")).toMatch(
          size === "small"
            ? /^Resilience · .*in brief: Scalability and growth/m
            : /^Resilience · .*in depth: Scalability and growth/m,
        );
      expect(/^Resilience · .*in depth/m.test(cells(tree, "custom.domains"))).toBe(
        configuration === "custom-roadmap" && /^Backup · /m.test(cells(tree, "custom.products")),
      );
      expect(cells(tree, "custom.domains").includes("oversized")).toBe(
        /^Windows Server, load/m.test(cells(tree, "custom.products")) &&
          !/^Servers and virtualisation · .*end-of-support/m.test(cells(tree, "custom.domains")),
      );
      expect(cells(tree, "custom.products")).toMatch(/^Growth limits/m);
      expect(scheduled(tree).some(({ title }) => title.includes("growth limits"))).toBe(true);
    }
});

test("links and forwarding are sampled where there is a tenant that allows them", () => {
  const sampled = (...technologies: string[]) =>
    cells(
      documentOf("custom-roadmap", {
        "current-technologies": technologies,
        "security-requirements": ["data-loss-prevention"],
      }),
      "security.controls",
    );
  expect(sampled("sharepoint")).toContain("Shares open to all users");
  expect(sampled("teams")).toContain("Anonymous links and the three largest stores");
  expect(sampled("office-365")).toContain("Anonymous links, external mail forwarding");
});

test("data in depth is read where only its encryption was asked for", () => {
  const answers = { "current-technologies": ["windows-server"], "integration-needs": ["crm", "database-systems"] };
  for (const required of ["data-encryption", "data-loss-prevention"]) {
    const tree = documentOf("custom-focused", { ...answers, "security-requirements": [required] });
    expect(cells(tree, "custom.domains")).toMatch(/^Data and databases .*workshop 2/m);
    expect(cells(tree, "custom.products"), required).toMatch(/^Data stores · /m);
  }
});

test("whoever names DORA has its own records looked for, a supplier those of its contracts", () => {
  const of = (framework: string, industry: string) =>
    cells(
      documentOf("custom-pilot", {
        industry: [industry],
        framework: [framework],
        "company-size": ["medium"],
        "primary-objective": ["compliance-objective"],
      }),
      "custom.products",
    );
  expect(of("dora", "technology")).toContain("clauses agreed with financial customers (Art. 30)");
  expect(of("dora", "finance")).toContain("supplier register and contract clauses (Art. 28, 30)");
  expect(of("iso-27001", "technology")).not.toContain("DORA");
});

test("a second factor that is required has a row, a quick win and its scale, and remote access one row only", () => {
  const of = (answers: Answers) =>
    documentOf("custom-roadmap", {
      "company-size": ["medium"],
      "current-technologies": ["active-directory"],
      ...answers,
    });
  const asked = of({ "security-requirements": ["mfa", "zero-trust"] });
  expect(cells(asked, "custom.products")).toMatch(/^Second factor · /m);
  expect(cells(asked, "custom.products")).toMatch(/^Zero Trust, six areas · .*0: .*1: .*2: .*3: /m);
  expect(cells(asked, "custom.quick-wins")).toContain("A second factor for every administrator");
  const remote = of({ "security-requirements": ["zero-trust"], "primary-objective": ["remote-work"] });
  expect(cells(remote, "custom.products").match(/^(Second factor|Remote access) · /gm)).toHaveLength(1);
  expect(cells(of({ "security-requirements": ["compliance"] }), "custom.products")).not.toMatch(/^(Second|Zero)/m);
});

test("devices are held against the ends of their own releases, and those of a small firm that wants security are listed", () => {
  const small = (requirement: string) =>
    documentOf(
      "custom-roadmap",
      {
        "company-size": ["small"],
        "current-technologies": ["active-directory", "windows-server", "sharepoint"],
        "security-requirements": [requirement],
        "primary-objective": ["scalability"],
      },
      "2026-12-07",
    );
  expect(cells(small("threat-protection"), "custom.products")).toMatch(
    /^Devices · .* · .*Windows 11 Pro past or near its end: 24H2 \(13 October 2026\) and 25H2/m,
  );
  expect(cells(small("threat-protection"), "timeline.tasks")).toContain("list of devices");
  expect(cells(small("compliance"), "custom.products")).not.toMatch(/^Devices · /m);
});

test("mail and files are measured where productivity is scored, and a plant's computers are looked for among the devices", () => {
  const mail = documentOf("custom-focused", { "company-size": ["medium"], "primary-objective": ["productivity"] });
  expect(cells(mail, "custom.products")).toMatch(/^Mail and files · Volume, last access and owner of each file store/m);
  const devices = documentOf("custom-focused", {
    "company-size": ["enterprise"],
    industry: ["manufacturing"],
    "current-technologies": ["teams"],
    "primary-objective": ["remote-work"],
  });
  expect(cells(devices, "custom.products")).toContain("a plant computer on Windows 10 LTSB 2016");
});
