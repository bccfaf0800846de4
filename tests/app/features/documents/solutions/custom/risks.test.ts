import { expect, test } from "vitest";
import { cells } from "#tests/app/features/documents/solutions/cells.ts";
import { documentOf } from "./documents.ts";

test("too few licences are feared only where seats or cores are counted", () => {
  for (const configuration of ["custom-roadmap", "custom-pilot", "custom-focused"])
    for (const technology of ["windows-server", "sql-server", "office-365", "teams", "power-platform"])
      for (const objective of ["cost-reduction", "enhance-security"]) {
        const tree = documentOf(configuration, {
          "current-technologies": [technology],
          "primary-objective": [objective],
        });
        const isCounted = /^(Microsoft 365, licences|SQL Server licences)/m.test(cells(tree, "custom.products"));
        expect(cells(tree, "appendix.risks").includes("reveals a shortfall")).toBe(isCounted);
        expect(cells(tree, "decisions").includes("Licence findings")).toBe(isCounted);
      }
});

test("a risk of this client comes before the one that every road map has", () => {
  const tree = documentOf("custom-roadmap", { "current-technologies": ["exchange-server", "sql-server"] });
  const risks = cells(tree, "appendix.risks").split("\n");
  const generic = risks.findIndex((row) => row.includes("No road-map action has started"));
  for (const own of ["Unpatched Exchange Server", "reveals a shortfall", "Unsupported SQL Server"])
    expect(risks.findIndex((row) => row.includes(own))).toBeLessThan(generic);
});

test("sites on servers that carry no older version are not feared as unpatched", () => {
  const of = (version: string) =>
    documentOf("custom-roadmap", {
      "company-size": ["medium"],
      "current-technologies": ["windows-server", "sharepoint"],
      "windows-server-version": [version],
    });
  for (const rule of ["appendix.risks", "decisions", "appendix.duties", "custom.products", "custom.follow-on"])
    expect(cells(of("2022"), rule), rule).not.toMatch(
      /[Uu]npatched|Block internet access|Microsoft 365 Impl|ted product/,
    );
  expect(cells(of("2019"), "appendix.risks")).toContain("Unpatched SharePoint Server is compromised");
  expect(cells(of("2019"), "custom.follow-on")).toContain("Microsoft 365 Implementation");
  const online = documentOf("custom-roadmap", { "current-technologies": ["sharepoint", "teams"] });
  expect(cells(online, "appendix.risks")).toContain("Unpatched SharePoint Server, if in use, is compromised");
});

test("a support date during the plan is one risk, not two", () => {
  const risks = (version: string, ...others: string[]) =>
    cells(
      documentOf(
        "custom-roadmap",
        {
          "company-size": ["medium"],
          "current-technologies": ["windows-server", ...others],
          "windows-server-version": [version],
          timeline: ["1-3-months"],
        },
        "2026-12-14",
      ),
      "appendix.risks",
    );
  expect(risks("2016")).toMatch(/End of support of Windows Server 2016/);
  expect(risks("2016")).not.toMatch(/nsupported .* stays in use/);
  expect(risks("2022", "exchange-server")).toContain("Unsupported Exchange Server stays in use");
  const lapsed = (...others: string[]) =>
    cells(
      documentOf(
        "custom-roadmap",
        { "current-technologies": ["windows-server", ...others], "windows-server-version": ["2016"] },
        "2027-02-15",
      ),
      "appendix.risks",
    );
  expect(lapsed()).toMatch(/the oldest in use, left support on 12 January 2027/);
  expect(lapsed()).not.toMatch(/nsupported .* stays in use/);
  expect(lapsed("exchange-server")).toContain("Unsupported Exchange Server stays in use");
  expect(lapsed("sql-server")).toMatch(/^K-\d+ · Unsupported SQL Server stays in use/m);
});

test("servers that refuse to be read are counted by the hypervisor's list, not by a number that nobody confirmed", () => {
  const answers = { "current-technologies": ["windows-server"], "company-size": ["enterprise"] };
  const rows = cells(documentOf("custom-roadmap", answers), "appendix.risks");
  expect(rows).toContain("Over 5% of the hypervisor's list");
  expect(rows).not.toMatch(/of \d+ servers/);
});

test("a few missing seats are no main risk to a small firm; missing cores, and the seats of a larger one, are", () => {
  const risks = (size: string, technologies: string[]) =>
    cells(
      documentOf("custom-roadmap", { "company-size": [size], "current-technologies": technologies }),
      "appendix.risks",
    );
  expect(risks("small", ["office-365"])).not.toMatch(/reveals a shortfall .* = 12/);
  expect(risks("small", ["office-365", "sql-server"])).toMatch(/reveals a shortfall .* = 12/);
  expect(risks("medium", ["office-365"])).toMatch(/reveals a shortfall .* = 12/);
});

test("a service that stops soon after the read-out is a risk, and one that stops before it or much later is none here", () => {
  const tree = (today: string, technology = "office-365") =>
    documentOf(
      "custom-focused",
      { "company-size": ["medium"], "current-technologies": [technology], timeline: ["1-3-months"] },
      today,
    );
  const risks = (...given: Parameters<typeof tree>) => cells(tree(...given), "appendix.risks");
  const requests = (...given: Parameters<typeof tree>) => cells(tree(...given), "environment.requests");
  const late = /Exchange Web Services shutdown in Exchange Online on 1 April 2027, \d+ days? after the plan ends/;
  expect(risks("2027-01-11")).toMatch(late);
  expect(risks("2027-01-11")).toContain("The client lists affected applications from the allow list before the order");
  expect(requests("2027-01-11")).toMatch(/^\d · Exchange Web Services allow list .* \(by/m);
  expect(requests("2026-11-23")).not.toContain("allow list");
  expect(risks("2027-01-11", "windows-server")).not.toMatch(late);
  expect(risks("2026-11-23")).not.toMatch(late);
  expect(risks("2027-03-15")).not.toMatch(late);
});

test("no evidence is listed of a domain that nobody scores, and the risk of its seats leads to the decision on them", () => {
  const given = {
    "company-size": ["medium"],
    "current-technologies": ["office-365"],
    "primary-objective": ["cost-reduction"],
    "integration-needs": ["crm"],
  };
  const review = documentOf("custom-focused", given);
  const rows = cells(review, "custom.domains").split("\n");
  expect(rows.some((row) => row.includes(" · – · not scored"))).toBe(true);
  for (const row of rows) expect(row.includes("not scored"), row).toBe(row.includes(" · – · "));
  expect(cells(review, "appendix.risks")).toContain("Handled as decided under “Licence findings”");
  expect(cells(review, "decisions")).toContain("Licence findings");
});

test("a firm of fifty is pointed to no decision that it does not read", () => {
  const products = ["windows-server", "active-directory", "exchange-server", "sql-server", "power-platform"];
  const tree = documentOf("custom-roadmap", { "company-size": ["small"], "current-technologies": products });
  expect(cells(tree, "appendix.risks")).toContain("Shown to the sponsor first, who settles it with the supplier");
  expect(cells(tree, "appendix.risks")).not.toContain("Handled as decided");
});

test("an exposed mail server waits for no start of the work", () => {
  const tree = documentOf("custom-pilot", { "current-technologies": ["exchange-server"] });
  expect(cells(tree, "appendix.risks")).toMatch(
    /is compromised before the report .*closes them now, without waiting for the start.*An address still open on/,
  );
});

test("tills and plant computers on an edition that ends soon are on the first page, and no others", () => {
  const of = (industry: string, today: string) =>
    cells(
      documentOf(
        "custom-pilot",
        { industry: [industry], "company-size": ["medium"], "current-technologies": ["windows-server"] },
        today,
      ),
      "summary.risks",
    );
  expect(of("retail", "2026-12-02")).toMatch(
    /Tills on Windows 10 .*2021, its IoT edition excepted, if in use, lose support on 12 January/,
  );
  expect(of("manufacturing", "2026-12-02")).toContain("Plant computers on Windows 10");
  expect(of("technology", "2026-12-02")).not.toContain("on Windows 10");
  expect(of("retail", "2027-02-02")).not.toContain("on Windows 10");
});
