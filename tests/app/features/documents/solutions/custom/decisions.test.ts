import { expect, test } from "vitest";
import { lintDocument } from "#app/features/documents/lint/lint.ts";
import { plainOf } from "#app/features/documents/tree/tree-text.ts";
import { inputFor, workedExample } from "#tests/app/features/documents/answer-sets.ts";
import { composed } from "#tests/app/features/documents/composed.ts";
import { askedIn, cells, likelyDays } from "#tests/app/features/documents/solutions/cells.ts";
import { CONFIGURATIONS, DECEMBER, documentOf, focused, SIZES } from "./documents.ts";

test("what is to be closed to the internet is what was named, and mail is spoken of only with a mail server", () => {
  for (const configuration of CONFIGURATIONS)
    for (const [id, other] of [
      ["exchange-server", /SharePoint/],
      ["sharepoint", /Exchange|[Ii]nbound mail|relay/],
    ] as const) {
      const tree = documentOf(configuration, { "current-technologies": [id] });
      for (const table of ["decisions", "summary.decisions", "appendix.duties", "appendix.risks"])
        expect(cells(tree, table)).not.toMatch(other);
    }
});

test("a larger organisation is told which of its sites are measured, and what is done with the others", () => {
  const decisions = (size: string, sites: string) =>
    cells(
      composed(
        inputFor({
          ...workedExample(),
          "solution-type": ["custom"],
          "solution-configuration": ["custom-roadmap"],
          "company-size": [size],
          sites: [sites],
        }),
      ),
      "decisions",
    );
  expect(decisions("enterprise", "13")).toMatch(/The other 10 answer .* evidence of 2;/);
  expect(decisions("enterprise", "3")).not.toContain("Sites to be measured");
  expect(decisions("enterprise", "3")).toContain("Critical findings");
  expect(decisions("small", "13")).not.toMatch(/Sites to be measured|Critical findings/);
});

const MARCH = new Date("2027-03-02T10:00:00Z");

test("a freeze stops no workshop of an assessment, and a change before the first day is listed by the client", () => {
  const government = composed(
    inputFor(focused({ industry: ["government"] }), {
      today: DECEMBER, // a large public body buys for so long that the plan starts in the freeze
      client: { name: "Ann", company: "Sato", country: "Canada" },
    }),
  );
  const freezes = cells(government, "timeline.freezes");
  expect(freezes).toContain("document reviews, workshops and interviews continue");
  expect(freezes).not.toContain("desk work");
  const mail = composed({
    ...inputFor(focused({ "current-technologies": ["office-365"], "company-size": ["small"] })),
    today: MARCH,
  });
  expect(cells(mail, "decisions")).toContain("Dependent systems are listed; the client changes them before the date");
  const early = composed(
    inputFor(focused({ "current-technologies": ["office-365"], "company-size": ["small"] }), { today: DECEMBER }),
  );
  expect(cells(early, "decisions")).toMatch(/decided by \d+ December 2026; phase 1 confirms what was done\./);
  expect(cells(mail, "timeline.tasks")).toContain(
    "ystems affected by the change of 1 April 2027: verification of the client's list and decisions",
  );
});

test("a Windows Server that was named as in use is not left to discovery, and its support is decided on", () => {
  const of = (version: string, technologies: string[]) =>
    documentOf(
      "custom-roadmap",
      {
        "company-size": ["medium"],
        "current-technologies": ["windows-server", ...technologies],
        "windows-server-version": [version],
      },
      "2027-02-01",
    );
  const stated = of("2016", ["sharepoint"]);
  const said = plainOf(stated, "summary.situation");
  expect(said).toContain("Windows Server 2016, still in use, receives at most paid updates. Where in use, SharePoint");
  expect(plainOf(of("unknown", []), "summary.situation")).toContain(
    "Windows Server 2016 and older receive at most paid updates (Windows Server 2012 and 2012 R2 none)",
  );
  expect(said).toMatch(/and older receive no updates\./);
  expect(cells(stated, "custom.horizons")).toMatch(
    /Windows Server 2016: what may move to Azure is isolated or, where sold, covered by paid updates; the rest is upgraded or replaced; SharePoint Server .* and older, where found: isolated until replaced; /,
  );
  expect(cells(stated, "decisions")).toContain(
    "only one whose vendor forbids it, or that may move to Azure, is isolated or covered by paid updates",
  );
  const older = of("2012", []);
  expect(cells(older, "custom.horizons")).toContain(
    "Windows Server 2016 and older: what may move to Azure is isolated or, where sold",
  );
  expect(cells(older, "decisions")).toContain("isolated or, on 2016, covered by paid updates");
  expect(cells(older, "decisions")).toMatch(
    /until then such servers are closed to the internet, which an outside port check proves\./,
  );
  expect(askedIn(older)).toMatch(
    /Approve by \d+ \w+ \d{4} that servers on Windows Server 2016 and older are closed to the internet \(D-\d+\)[\s\S]*Approve that the IT lead closes/,
  );
  expect(cells(older, "next.steps")).toContain(
    "Block internet access to servers on Windows Server 2016 and older, if approved, and file an outside port check (IT lead)",
  );
  expect(cells(older, "environment.requests")).toMatch(
    /^\d+ · Servers on Windows Server 2016 and older, by your own records \(by .*, for their closing to the internet\)/m,
  );
  expect(cells(of("2019", []), "decisions")).not.toContain("Windows Server past its support");
});

test("a Windows Server whose version nobody gave is decided on too where its support ends before the start", () => {
  const tree = documentOf(
    "custom-focused",
    { "company-size": ["enterprise"], "current-technologies": ["windows-server"] },
    "2027-01-09",
  );
  expect(cells(tree, "decisions")).toContain("Windows Server 2016 and older, where in use, left support before");
  expect(cells(tree, "bill")).toMatch(/Paid security updates for Windows Server 2016 \(option\) · 1 · /);
  expect(lintDocument(tree)).toEqual([]);
});

test("what three domains alone would save is near what they do save", () => {
  const answers = { "current-technologies": ["windows-server", "active-directory", "office-365"], sites: ["1"] };
  for (const size of ["small", "medium", "large", "enterprise"]) {
    const given = { ...answers, "company-size": [size] };
    const focused = documentOf("custom-focused", given);
    const three = likelyDays(focused, /./);
    const [, factor, told] =
      /all ten \(configuration × ([\d.]+)\) would take about (\d+)% more days/.exec(cells(focused, "decisions")) ?? [];
    expect(factor).toBe(size === "small" ? "1.25" : "1.00");
    const more = Number(told);
    const ten = likelyDays(documentOf("custom-roadmap", given), /./);
    expect(Math.abs(more - 100 * (ten / three - 1)), size).toBeLessThan(10);
    for (const configuration of ["custom-roadmap", "custom-pilot"]) {
      const tree = documentOf(configuration, given);
      const told = Number(/about (\d+)% fewer days/.exec(cells(tree, "decisions"))?.[1]);
      expect(Math.abs(told - 100 * (1 - three / likelyDays(tree, /./))), `${size} ${configuration}`).toBeLessThan(10);
    }
  }
});

test("what is chosen is said where neither its reasons nor the other ways stand beside it", () => {
  const chosen = (...technologies: string[]) =>
    cells(
      documentOf("custom-roadmap", { "company-size": ["small"], "current-technologies": technologies }),
      "decisions",
    );
  expect(chosen("exchange-server")).toMatch(/· Evidence · Interviews and tools: each finding needs two pieces/);
  expect(chosen("exchange-server")).toContain(
    "Wherever Exchange Server before SE is found, the client's IT contact blocks",
  );
  expect(chosen("exchange-server", "power-platform")).not.toMatch(/ · Both: |such a version|; the policy follows/);
});

test("with few interviews the other seven domains rest on tools and records, and more interviews have a price", () => {
  const of = (interviews: string) =>
    documentOf("custom-pilot", { "company-size": ["enterprise"], interviews: [interviews] });
  expect(cells(of("1"), "decisions")).toContain(
    "the other seven from tools and records, one pilot during the analysis",
  );
  expect(cells(of("1"), "custom.domains")).not.toContain("interviews");
  expect(cells(of("1"), "decisions")).toMatch(
    /At least \d+ more interviews are recommended; appendix A has their price\./,
  );
  expect(cells(of("1"), "custom.domains")).toMatch(/^Compliance .* · records$/m);
  expect(cells(of("1"), "appendix.assumptions")).toMatch(/Each further workshop or four interviews: \+1 day/);
  expect(cells(of("18"), "decisions")).toContain("the other seven in interviews");
  expect(cells(of("18"), "custom.domains")).toContain("· interviews");
  expect(cells(of("18"), "appendix.assumptions")).not.toContain("four interviews");
});

test("a Windows Server that nobody updates is kept from the internet at once, whichever decision replaces it", () => {
  const products = { "current-technologies": ["windows-server", "exchange-server"], "company-size": ["medium"] };
  const asked = (version: string) =>
    askedIn(documentOf("custom-roadmap", { ...products, "windows-server-version": [version] }, "2026-12-01"));
  expect(asked("2012")).toContain(
    "no Windows Server before 2016 or Exchange Server before SE is exposed to the internet",
  );
  expect(asked("2016")).toContain("no Exchange Server before SE is exposed to the internet");
  const blocks =
    /the client's IT lead blocks internet access to it by (\d+ \w+ \d{4}) \(found later: that day\), even in a change freeze, and files an outside port check;/;
  const tree = documentOf("custom-roadmap", products, "2026-12-01");
  const [, day = ""] = blocks.exec(cells(tree, "decisions")) ?? [];
  expect(cells(tree, "next.steps")).toContain(day);
  expect(day).not.toBe("");
  const lapsed = documentOf("custom-roadmap", { ...products, "windows-server-version": ["2012"] }, "2027-02-19");
  expect(cells(lapsed, "bill")).toMatch(/Paid security updates for Windows Server 2016 \(option\) · 1 · /);
});

test("a pilot without a runner-up offers none, and where no product was named none is measured regardless", () => {
  const said = (...technologies: string[]) =>
    cells(
      documentOf("custom-pilot", { "company-size": ["medium"], "current-technologies": technologies }),
      "decisions",
    );
  expect(said("none")).not.toMatch(/runner-up|measured regardless/);
  expect(said("windows-server", "sql-server")).toMatch(/measured regardless.*the proposed subject; the runner-up;/s);
});

test("a block of the mail server spares a hybrid tenant, and what waits for an upgrade has no end of its own", () => {
  const of = (...technologies: string[]) =>
    cells(
      documentOf("custom-roadmap", { "company-size": ["medium"], "current-technologies": technologies }),
      "decisions",
    );
  expect(of("exchange-server", "office-365")).toContain("hybrid Exchange Online from its published addresses");
  expect(of("exchange-server")).not.toContain("hybrid Exchange Online");
  expect(of("exchange-server")).toContain("through a filter or relay, ordered first where there is none");
  expect(of("sql-server")).toContain("No new updates until the upgrade");
  expect(of("sql-server")).not.toContain("A few weeks");
});

test("a pilot that no answer asks for is not said to be what the answers point to", () => {
  const answers = {
    "company-size": ["enterprise"],
    "current-technologies": ["windows-server", "active-directory"],
    "security-requirements": ["mfa", "identity-management"],
    "pilot-users": ["559"],
  };
  const tree = documentOf("custom-pilot", { ...answers, "primary-objective": ["enhance-security"] });
  expect(cells(tree, "decisions")).toContain(
    "Nothing named suits a pilot with 559 users; files and meetings of several teams in Microsoft 365 would try MFA in daily work",
  );
  expect(cells(tree, "custom.horizons")).toContain(
    "if the pilot passed, a decision on Microsoft 365, not estimated here",
  );
  const asked = documentOf("custom-pilot", { ...answers, "primary-objective": ["remote-work"] });
  expect(cells(asked, "decisions")).toContain("The answers point most strongly to files and meetings");
  expect(cells(asked, "custom.horizons")).toContain("if the pilot passed, the other teams, then mail");
  expect(cells(asked, "custom.pilot")).toContain("licences cancelled, then the tenant deleted");
});

test("what three domains save is not explained by what would lessen it", () => {
  const of = (size: string) =>
    cells(
      documentOf("custom-pilot", { "company-size": [size], "current-technologies": ["windows-server"] }),
      "decisions",
    );
  expect(of("enterprise")).toMatch(/about 50% fewer days ·/);
  expect(of("medium")).toContain(
    "(configuration × 0.80 instead of × 1.25) would take about 30% fewer days, as products are measured regardless",
  );
});

test("whoever reads records is silent about them, and screened where criminal justice data is in reach", () => {
  const of = (industry: string, country: string) =>
    cells(
      composed(inputFor(focused({ industry: [industry] }), { client: { name: "A", company: "B", country } })),
      "decisions",
    );
  expect(of("government", "United States")).toMatch(/confidentiality undertaking and, where criminal justice data/);
  expect(of("government", "Ireland")).toContain("under a confidentiality undertaking · ");
});

test("servers past their support are upgraded unless a vendor forbids it, and what bridges them is priced", () => {
  const small = (servers: string) =>
    cells(
      documentOf(
        "custom-roadmap",
        {
          "company-size": ["small"],
          "current-technologies": ["windows-server"],
          "windows-server-version": ["2016"],
          servers: [servers],
        },
        "2027-03-23",
      ),
      "decisions",
    );
  expect(small("4")).toMatch(/only one whose vendor forbids it.*USD 1,000 a year for each server with/);
  expect(small("1")).toContain("cost about USD 1,000 a year with 16 cores");
  const sql = documentOf("custom-roadmap", { "company-size": ["medium"], "current-technologies": ["sql-server"] });
  expect(cells(sql, "bill")).toMatch(/Paid security updates for SQL Server \(option\).*12,854/);
  expect(JSON.stringify(sql)).toContain("Decide for each unsupported SQL Server, once counted");
});

test("the domain that the reason for a date points to may take a place among the three", () => {
  const asked = (reason: string) =>
    cells(
      documentOf("custom-focused", {
        "company-size": ["enterprise"],
        "current-technologies": ["windows-server", "active-directory", "teams"],
        "primary-objective": ["productivity", "remote-work", "compliance-objective"],
        "security-requirements": ["mfa", "compliance"],
        deadline: ["2028-01-10"],
        "deadline-reason": [reason],
      }),
      "summary.decisions",
    );
  expect(asked("support")).toContain("such as Servers and virtualisation for “A product leaves support”");
  expect(asked("contract")).toContain("such as Licensing and contracts for “A contract or lease ends”");
  expect(asked("merger")).not.toContain("Servers and virtualisation (for");
});

test("the administrator accounts of an appliance are asked for beside those that only read, and none where a script does", () => {
  for (const size of SIZES) {
    const tree = documentOf("custom-focused", {
      "company-size": [size],
      "current-technologies": ["windows-server", "active-directory"],
    });
    const isRead = size !== "small";
    const asked = "an Azure subscription and administrator accounts for the appliance";
    expect(askedIn(tree).includes(asked), size).toBe(isRead);
    expect(cells(tree, "appendix.assumptions").includes("Read-only access for the tools"), size).toBe(!isRead);
  }
});
