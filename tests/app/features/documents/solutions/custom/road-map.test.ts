import { expect, test } from "vitest";
import type { Answers } from "#app/features/catalogue/steps.ts";
import { tableOf } from "#app/features/documents/tree/tree-text.ts";
import { inputFor } from "#tests/app/features/documents/answer-sets.ts";
import { composed } from "#tests/app/features/documents/composed.ts";
import { cells } from "#tests/app/features/documents/solutions/cells.ts";
import { CONFIGURATIONS, documentOf, focused, SIZES } from "./documents.ts";

test("the road map begins after the read-out: what lost its support before is replaced, not awaited", () => {
  const tree = documentOf("custom-roadmap", { "current-technologies": ["windows-server"], timeline: ["6-12-months"] });
  expect(cells(tree, "custom.horizons")).toContain("Windows Server 2016 and older, where found");
  expect(cells(tree, "custom.horizons")).not.toMatch(/end of support: Windows Server 2016/);
});

test("the horizons name the end of paid updates that the first page has as the nearest date", () => {
  const tree = documentOf("custom-roadmap", { "current-technologies": ["sql-server"] }, "2027-02-03");
  expect(cells(tree, "summary.headline")).toContain("12 July 2027: end of paid updates for SQL Server 2014");
  expect(cells(tree, "custom.horizons")).toMatch(/end of support: .*paid updates for SQL Server 2014 \(12 July 2027\)/);
});

test("what is rated amber has its months in every form, and a focused review names the project that it expects", () => {
  for (const configuration of CONFIGURATIONS) {
    const tree = documentOf(configuration, { "security-requirements": ["zero-trust"] });
    expect(cells(tree, "custom.horizons"), configuration).toMatch(/^Horizon 2 · 3–6, to [^·]* · findings rated amber/m);
    expect(cells(tree, "custom.horizons"), configuration).toContain("a security project, if the evidence confirms it");
  }
});

test("a horizon does not repeat the project that the pilot begins", () => {
  const answers = {
    "current-technologies": ["sharepoint", "office-365"],
    "security-requirements": ["data-encryption"],
  };
  const tree = documentOf("custom-pilot", answers);
  expect(cells(tree, "custom.horizons")).toContain("the other departments' sites");
  expect(cells(tree, "custom.horizons")).not.toContain("Microsoft 365 project");
  expect(cells(tree, "appendix.assumptions")).toMatch(
    /taken to mean SharePoint Server alongside .*the pilot becomes phishing/s,
  );
});

test("the horizons name the services that change in them, and a vendor owes a review its word alone", () => {
  const answers = {
    "current-technologies": ["office-365"],
    "integration-needs": ["erp", "crm", "legacy-applications"],
  };
  const tree = composed(
    inputFor(focused({ ...answers, "company-size": ["medium"], timeline: ["no-timeline"], industry: ["other"] }), {
      today: new Date("2026-12-07T10:00:00Z"),
    }),
  );
  expect(cells(tree, "custom.horizons")).toMatch(/^Horizon 1 .*Exchange Web Services .*\(1 April 2027\)/m);
  for (const configuration of CONFIGURATIONS)
    for (const size of SIZES)
      expect(cells(documentOf(configuration, { ...answers, "company-size": [size] }), "appendix.risks")).not.toContain(
        "does not deliver",
      );
});

test("a small firm reads what is red and how dear a step is, however many products it decides on", () => {
  const tree = documentOf("custom-roadmap", {
    "company-size": ["small"],
    "current-technologies": ["active-directory", "sql-server", "office-365", "power-platform"],
  });
  expect(cells(tree, "custom.horizons")).toContain("findings rated red");
  expect(cells(tree, "decisions")).toMatch(/red from 12.*Budget classes/);
});

test("mail servers that a pilot begins to empty are kept isolated until then", () => {
  const tree = documentOf("custom-pilot", {
    "current-technologies": ["windows-server", "exchange-server"],
    "windows-server-version": ["2022"],
  });
  expect(cells(tree, "custom.horizons")).toMatch(/^Horizon 1 .*Exchange Server 2019.*kept isolated/m);
});

test("what a pilot leaves of its own project follows at once where its servers have no updates", () => {
  const tree = documentOf("custom-pilot", {
    "company-size": ["medium"],
    "current-technologies": ["exchange-server", "sharepoint", "teams"],
    "security-requirements": ["mfa", "data-encryption", "threat-protection"],
  });
  expect(cells(tree, "custom.horizons")).toMatch(/^Horizon 2 .*the remaining mailboxes/m);
  expect(cells(tree, "custom.horizons")).toMatch(
    /^Horizon 2 .*the remaining mailboxes.* and the SharePoint migration, each if/m,
  );
  expect(cells(tree, "custom.horizons")).not.toMatch(/^Horizon 3 .*SharePoint migration/m);
});

test("what replaces servers without updates begins in the first three months, and is not begun twice", () => {
  const answers = {
    "current-technologies": ["exchange-server", "office-365"],
    "security-requirements": ["mobile-device-management"],
  };
  for (const size of ["small", "large"])
    for (const configuration of size === "small" ? CONFIGURATIONS : ["custom-roadmap", "custom-focused"]) {
      const [first, ...rest] = cells(
        documentOf(configuration, { ...answers, "company-size": [size] }),
        "custom.horizons",
      )
        .split("\n")
        .filter((row) => row.startsWith("Horizon"));
      expect(first, `${configuration} ${size}`).toContain("start of a mailbox migration");
      expect(rest.join(), `${configuration} ${size}`).not.toContain("mailbox migration");
    }
  const moved = { "current-technologies": ["exchange-server", "office-365"], "company-size": ["medium"] }; // mail is its pilot
  expect(cells(documentOf("custom-pilot", moved), "custom.horizons")).not.toContain("start of ");
});

test("a horizon cites dates of support only where it names one, and mail without updates goes before files", () => {
  const horizons = (answers: Answers) => tableOf(documentOf("custom-pilot", answers), "custom.horizons");
  expect(JSON.stringify(horizons({}))).not.toContain("eol");
  expect(JSON.stringify(horizons({ "current-technologies": ["exchange-server"] }))).toContain("eol");
  const next = (technology: string) =>
    cells(documentOf("custom-pilot", { "current-technologies": [technology] }), "custom.horizons");
  expect(next("exchange-server")).toMatch(
    /^Horizon 2 .*mail, as its servers receive no updates, then the other teams/m,
  );
  expect(next("none")).toMatch(/^Horizon 2 .*a decision on Microsoft 365/m);
});

test("a pilot on servers upgrades no server twice, nor moves it afterwards", () => {
  const tree = documentOf("custom-pilot", {
    "company-size": ["small"],
    "current-technologies": ["windows-server"],
    "cloud-maturity": ["some"],
    "security-requirements": ["none"],
    "primary-objective": ["scalability"],
  });
  expect(cells(tree, "custom.horizons")).toMatch(/^Horizon 2 .*the remaining servers/m);
  expect(cells(tree, "custom.horizons")).toMatch(/^Horizon 3 .*an Azure migration of servers not upgraded/m);
});

test("every project that may follow has its place in a horizon, and a task names devices where they are looked at", () => {
  const names: readonly (readonly [RegExp, string])[] = [
    [/^Security Assessment/m, "security project"],
    [/^Azure Migration/m, "Azure migration"],
    [/^Power Platform governance/m, "Power Platform governance"],
    [/^Hybrid Cloud/m, "hybrid cloud project"],
  ];
  for (const configuration of CONFIGURATIONS)
    for (const requirement of ["mfa", "mobile-device-management", "zero-trust"]) {
      const tree = documentOf(configuration, {
        "company-size": ["medium"],
        "current-technologies": ["windows-server", "sharepoint", "office-365", "power-platform"],
        "cloud-maturity": ["some"],
        "integration-needs": ["legacy-applications"],
        "security-requirements": [requirement],
      });
      for (const [row, words] of names)
        if (row.test(cells(tree, "custom.follow-on"))) expect(cells(tree, "custom.horizons")).toContain(words);
      const tasks = cells(tree, "timeline.tasks");
      expect(/: identities \(|, identities \(/.test(tasks)).toBe(requirement === "mfa");
      expect(/identities and devices \(/.test(tasks)).toBe(requirement === "zero-trust");
    }
});

test("servers that were replaced in the first months are not renewed in the last", () => {
  const horizons = (version: string) =>
    cells(
      documentOf("custom-roadmap", {
        "current-technologies": ["windows-server", "sql-server"],
        "windows-server-version": [version],
        "cloud-maturity": ["no-cloud"],
        "security-requirements": ["zero-trust"],
      }),
      "custom.horizons",
    );
  expect(horizons("unknown")).toMatch(/^Horizon 1 .*replaced.*\n(.*\n)?.*renewal of the remaining servers/m);
  expect(horizons("2025")).not.toContain("remaining servers");
});

test("projects begin in the second horizon where a fixed date comes soon after it", () => {
  const horizons = (deadline: string) =>
    cells(
      documentOf("custom-roadmap", {
        "current-technologies": ["active-directory", "power-platform"],
        "security-requirements": ["zero-trust", "mobile-device-management"],
        deadline: [deadline],
      }),
      "custom.horizons",
    );
  expect(horizons("2027-10-11")).toMatch(
    /^Horizon 2 .*a security project, device management and Power Platform governance, each if/m,
  );
  expect(horizons("2028-09-01")).toMatch(/^Horizon 3 .*device management/m);
});

test("a project that cannot end by a fixed date soon after the read-out is not begun to meet it", () => {
  const of = (size: string) =>
    cells(
      documentOf("custom-roadmap", {
        "company-size": [size],
        "current-technologies": ["active-directory", "power-platform"],
        "security-requirements": ["zero-trust"],
        deadline: ["2027-08-16"],
      }),
      "custom.horizons",
    );
  expect(of("enterprise")).toMatch(
    /^Horizon 3 .*a security project, if the evidence confirms it, too long to end by the fixed date; /m,
  );
  expect(of("enterprise")).not.toMatch(/^Horizon 2 .*a security project/m);
  expect(of("small")).toMatch(/^Horizon 2 .*a security project/m);
});

test("what the third horizon begins ends by a fixed date inside it", () => {
  const horizons = cells(
    documentOf(
      "custom-pilot",
      {
        "company-size": ["small"],
        "current-technologies": ["windows-server", "active-directory", "exchange-server", "sharepoint"],
        "cloud-maturity": ["early"],
        "primary-objective": ["productivity"],
        deadline: ["2028-02-24"],
        "deadline-reason": ["contract"],
      },
      "2027-03-02",
    ),
    "custom.horizons",
  );
  expect(horizons).toMatch(
    /^Horizon 3 .*if the evidence confirms it, completed by the fixed date, 24 February 2028; /m,
  );
  expect(horizons.match(/24 February 2028/g)).toHaveLength(1);
});

test("a fixed date lies in the horizon of its calendar months, not of so many days", () => {
  const of = (deadline: string) =>
    documentOf("custom-focused", { "company-size": ["medium"], deadline: [deadline] }, "2026-12-10");
  const horizonOf = (deadline: string) =>
    /^Horizon (\d) .*(?:fixed date: |the fixed date, )/m.exec(cells(of(deadline), "custom.horizons"))?.[1];
  expect(cells(of("2027-08-20"), "timeline.phases")).toContain("to 19 February 2027");
  expect(horizonOf("2027-08-19")).toBe("2");
  expect(horizonOf("2027-08-20")).toBe("3");
});

test("a fixed date after the read-out tells when a project would have to start, and a small firm reads the date alone", () => {
  const of = (size: string) =>
    cells(
      documentOf(
        "custom-focused",
        {
          "company-size": [size],
          "current-technologies": ["windows-server"],
          "cloud-maturity": ["early"],
          "windows-server-version": ["2019"],
          deadline: ["2027-08-20"],
        },
        "2026-12-10",
      ),
      "custom.horizons",
    );
  // fourteen weeks from a Monday end on the Friday of the date
  expect(of("medium")).toMatch(/; latest start.*an Azure migration of at least 14 weeks by 17 May 2027/);
  expect(of("small")).not.toContain("latest start");
});

test("a fixed date inside a freeze counts from the day before it, and security that was asked for waits behind nothing", () => {
  const of = (industry: string) =>
    cells(
      documentOf(
        "custom-pilot",
        {
          "company-size": ["medium"],
          industry: [industry],
          "current-technologies": ["windows-server", "sql-server"],
          "cloud-maturity": ["early"],
          "security-requirements": ["mfa", "zero-trust"],
          deadline: ["2027-12-12"],
        },
        "2026-12-05",
      ),
      "custom.horizons",
    );
  expect(of("retail")).toContain("fixed date: 12 December 2027, in effect 29 October 2027, before peak trading");
  expect(of("retail")).toMatch(/an Azure migration of at least 14 weeks by 26 July 2027/);
  expect(of("other")).not.toContain("in effect");
  expect(of("other")).toContain("12 December 2027 (counted as 10 December 2027)"); // a Sunday
  expect(of("other")).toMatch(/^Horizon 1 .*a second factor wherever administrators or remote access lack one/m);
  expect(of("other")).toMatch(/^Horizon 2 .*a security project/m);
});

test("a project starts in the horizon of its latest start, no holiday is one, and what is too long is a risk", () => {
  const of = (answers: Answers) =>
    composed(
      inputFor(
        focused({
          "company-size": ["enterprise"],
          timeline: ["6-12-months"],
          "current-technologies": ["windows-server", "sharepoint", "office-365"],
          "cloud-maturity": ["early"],
          "deadline-reason": ["contract"],
          ...answers,
        }),
        { today: new Date("2026-12-04T10:00:00Z"), client: { name: "A", company: "B", country: "United Kingdom" } },
      ),
    );
  const tree = of({ deadline: ["2027-12-01"] });
  expect(cells(tree, "custom.horizons")).toMatch(/^Horizon 1 .*start of .*a SharePoint migration/m);
  expect(cells(tree, "custom.horizons")).toContain("of at least 26 weeks by 28 May 2027"); // the Monday after it is a bank holiday
  expect(cells(tree, "appendix.risks")).toMatch(
    /An Azure migration, of at least 40 weeks, cannot end by 1 December 2027, when a contract or lease ends .*extension now/,
  );
  expect(cells(of({ deadline: ["2028-09-01"] }), "appendix.risks")).not.toContain("cannot end by");
  const ordered = of({ deadline: ["2027-12-01"], "deadline-reason": ["budget"] }); // by which nothing has to end
  expect(cells(ordered, "appendix.risks")).not.toContain("cannot end by");
  expect(cells(ordered, "custom.horizons")).not.toMatch(/latest start|too long|completed by/);
});

test("findings on which a fixed date rests are closed on a working day before it", () => {
  const of = (deadline: string, reason: string) =>
    cells(
      documentOf("custom-pilot", { "company-size": ["medium"], deadline: [deadline], "deadline-reason": [reason] }),
      "custom.horizons",
    );
  expect(of("2027-04-26", "audit")).toMatch(
    /^Horizon 1 .*fixed date: 26 April 2027 \(findings that it rests on closed by 23 April 2027\)/m,
  );
  expect(of("2027-04-26", "budget")).not.toContain("rests on closed by"); // no work has to end by the end of a year's money
});
