import { expect, test } from "vitest";
import type { Answers } from "#app/features/catalogue/steps.ts";
import { toMarkdown } from "#app/features/documents/files/markdown.ts";
import { plain } from "#app/features/documents/tree/tree.ts";
import { plainOf, tableOf } from "#app/features/documents/tree/tree-text.ts";
import { cells } from "#tests/app/features/documents/solutions/cells.ts";
import { everyDocument, SIZES, securityDocument } from "./documents.ts";

test("every step of a road map says how its days are counted, and their sum is printed", () => {
  for (const tree of everyDocument({ "current-technologies": ["exchange-server", "windows-server"] })) {
    const road = tableOf(tree, "security.plan");
    if (!road) continue;
    const place = (title: string) => road.columns.findIndex((column) => column.title === title);
    const days = road.rows.map((row) => Number(plain(row[place("Days")] ?? "")));
    expect(toMarkdown(tree)).toContain(`come to ${days.reduce((sum, one) => sum + one, 0)} person-days`);
    for (const row of road.rows) expect(plain(row[place("Basis")] ?? "")).not.toBe("");
  }
});

test("a volume of logs that the client gave is not called an estimate", () => {
  const log = (answers: Answers) =>
    toMarkdown(
      securityDocument("security-identity", {
        "company-size": ["medium"],
        "security-requirements": ["threat-protection"],
        ...answers,
      }),
    );
  expect(log({ "log-volume": ["126"] })).toContain("126 GB of logs a month are reported");
  expect(log({})).toContain("would generate about");
  const roadMap = securityDocument("security-assessment", { "company-size": ["enterprise"], "log-volume": ["900"] });
  expect(cells(roadMap, "security.plan")).toMatch(/Sentinel, about 900 GB: [A-Z]{3} [\d,]+ a month/);
  expect(toMarkdown(roadMap)).toMatch(/person-days \(\d+\.\d consultants on average\)/);
  expect(toMarkdown(roadMap)).not.toContain("No log store is sized");
});

test("a road map of a client who asked for managed devices enrols them", () => {
  for (const size of SIZES)
    for (const technologies of [["office-365"], ["none"]])
      expect(
        cells(
          securityDocument("security-assessment", {
            "company-size": [size],
            "current-technologies": technologies,
            "security-requirements": ["mobile-device-management"],
          }),
          "security.plan",
        ),
      ).toMatch(/(60|90) · Devices enrolled, compliance policies · .* · Intune, in /);
});

test("a step of a road map needs no table of another project, and names what its licence costs", () => {
  const road = (size: string, industry: string) =>
    cells(
      securityDocument("security-assessment", {
        "company-size": [size],
        industry: [industry],
        "current-technologies": ["office-365", "active-directory"],
      }),
      "security.plan",
    );
  expect(road("enterprise", "healthcare")).not.toMatch(/CA0\d/);
  expect(road("enterprise", "healthcare")).toContain("Defender for Endpoint P2 for 2,500, USD 13,000 a month at list");
  expect(road("small", "healthcare")).toContain("Entra ID P2 for 3, USD 30 a month at list");
  expect(road("enterprise", "education")).not.toMatch(/at list/);
  expect(road("enterprise", "education")).toContain("Defender for Endpoint P2 for 2,500, by academic quotation");
});

test("days of a road map are counted by what the work is about", () => {
  const road = cells(
    securityDocument("security-assessment", { "company-size": ["enterprise"], industry: ["healthcare"] }),
    "security.plan",
  );
  expect(road).toMatch(/Session lock[^\n]* · 0\.5 \+ 1,000 shift workers ÷ 300/);
  expect(road).toMatch(/Sentinel connectors[^\n]* · 4 \+ 10 log sources, assumed/);
});

test("the days of a road map are said to be those of its steps alone", () => {
  expect(toMarkdown(securityDocument("security-assessment"))).toMatch(
    /come to \d+(\.5)? person-days( \([\d.]+ consultants on average\))?, or \d+ with 20% for design, training and project management/,
  );
});

test("a road map that begins with a tenant names what its first plan costs", () => {
  const road = (size: string, industry: string) =>
    cells(securityDocument("security-assessment", { "company-size": [size], industry: [industry] }), "security.plan");
  expect(road("medium", "technology")).toContain("Business Premium for 250, USD 5,500 a month at list");
  expect(road("enterprise", "healthcare")).toContain(
    "Microsoft 365 E3 for 1,500 and F3 for 1,000, USD 68,500 a month at list",
  );
  expect(road("medium", "education")).not.toMatch(/at list/);
});

test("a tenant without anybody's accounts gets them before its policies, and its alert a workspace", () => {
  const road = (...technologies: string[]) =>
    cells(
      securityDocument("security-assessment", { "company-size": ["small"], "current-technologies": technologies }),
      "security.plan",
    );
  const joined = road("active-directory", "power-platform");
  expect(joined).toMatch(/accounts synchronised from the directory[\s\S]*\nR-\d+ · 30 · Conditional Access: /);
  expect(joined).toMatch(
    /Conditional Access: [^\n]*Entra ID P1, in Business Premium and F3; \d+ security keys \(two per additional approver, one per shift worker\), [A-Z]{3} [\d,]+ once$/m,
  );
  expect(joined).toMatch(/break-glass alert · [^\n]*log workspace, about 3 GB: USD 8 a month/);
  expect(road("azure-services")).toContain("accounts migrated from the current identity provider");
  expect(road("active-directory", "office-365")).not.toContain("accounts synchronised");
});

test("a road map prices the plan that it needs where none is held, and what lacks of it", () => {
  const road = (licences: string) =>
    cells(
      securityDocument("security-assessment", {
        "company-size": ["enterprise"],
        industry: ["technology"],
        "current-technologies": ["office-365"],
        "head-count": ["2500"],
        "user-licences": [licences],
      }),
      "security.plan",
    );
  expect(road("0")).toContain("Entra ID P1, in Microsoft 365 E3 for 2,500, USD 97,500 a month at list");
  expect(road("2400")).toContain("in Microsoft 365 E3; 100 more than held, USD 3,900 a month at list");
  expect(road("2500")).not.toMatch(/Microsoft 365 E3[^·]* at list/);
});

test("the road map says which of its licences shift workers hold, and what is bought beside theirs", () => {
  const road = (industry: string) =>
    cells(
      securityDocument("security-assessment", {
        "company-size": ["small"],
        industry: [industry],
        "security-requirements": ["mobile-device-management"],
      }),
      "security.plan",
    );
  expect(road("retail")).toContain(
    "Defender for Business, in Business Premium; for 20 on F3 USD 60 a month, planning estimate",
  );
  expect(road("retail")).toMatch(/Entra ID P1, in Business Premium and F3; \d+ security keys/);
  expect(road("retail")).toMatch(/Intune, in Business Premium and F3$/m);
  expect(road("technology")).toMatch(/Defender for Business, in Business Premium$/m);
  expect(road("technology")).toContain("approval for the most privileged by one additional person");
});

test("a road map buys what mail on Exchange Server needs, and enrols devices for Zero Trust", () => {
  const plan = (technology: string, asked: string) =>
    cells(
      securityDocument("security-assessment", {
        "current-technologies": ["active-directory", technology],
        "security-requirements": [asked],
      }),
      "security.plan",
    );
  expect(plan("exchange-server", "mfa")).toMatch(/Subscription Edition, if chosen, by quotation/);
  expect(plan("exchange-server", "mfa")).toMatch(/DKIM signing gateway, by quotation/);
  expect(plan("office-365", "mfa")).not.toMatch(/Subscription Edition|DKIM signing gateway|Devices enrolled/);
  expect(plan("office-365", "zero-trust")).toMatch(/Devices enrolled, compliance policies/);
});

test("a step of the road map is rounded to the nearest half day, and takes one at least", () => {
  const steps = cells(
    securityDocument("security-assessment", {
      "company-size": ["small"],
      "head-count": ["9"],
      devices: ["9"],
      "current-technologies": ["active-directory", "office-365"],
    }),
    "security.plan",
  );
  expect(steps).toContain("1 · 1 + 9 devices ÷ 500");
  expect(steps).toContain("2 · 2 + 9 users ÷ 100");
});

test("the price of Entra ID is cited from the page that it was read from", () => {
  const road = tableOf(
    securityDocument("security-assessment", { "current-technologies": ["office-365"] }),
    "security.plan",
  );
  expect(JSON.stringify(road)).toContain("entra-price");
});

test("a road map requires of administrators what it or the project gives them by then", () => {
  const road = (technologies: string[]) =>
    cells(
      securityDocument("security-assessment", { industry: ["government"], "current-technologies": technologies }),
      "security.plan",
    );
  for (const technologies of [["office-365", "active-directory"], ["active-directory"]]) {
    expect(road(technologies).match(/phishing-resistant/gi)).toHaveLength(1);
    expect(road(technologies)).toContain("Shared supplier accounts");
  }
  expect(road(["active-directory"])).toMatch(
    /security keys \(two per administrator and approver, one per break-glass account\)/,
  );
  expect(road(["office-365"])).not.toContain("per administrator and approver");
});

test("a road map before a merger closes what the other party can reach", () => {
  const road = (reason: string) =>
    cells(
      securityDocument("security-assessment", { deadline: ["2027-12-01"], "deadline-reason": [reason] }),
      "security.plan",
    );
  expect(road("merger")).toContain("30 · Trusts, guests and shared accounts of the other party");
  expect(road("audit")).not.toContain("other party");
});

test("a road map adds the second domain controller, and sums what its licences cost", () => {
  const tree = (controllers: string) =>
    securityDocument("security-assessment", {
      "company-size": ["enterprise"],
      "current-technologies": ["active-directory", "office-365"],
      "domain-controllers": [controllers],
    });
  expect(cells(tree("1"), "security.plan")).toContain("30 · Second domain controller");
  expect(cells(tree("2"), "security.plan")).not.toContain("Second domain controller");
  const months = [...cells(tree("2"), "security.plan").matchAll(/USD ([\d,]+) a month/g)];
  const year = months.reduce((sum, [, month = ""]) => sum + 12 * Number(month.replaceAll(",", "")), 0);
  expect(toMarkdown(tree("2"))).toContain(`USD ${year.toLocaleString("en-GB")}`);
  expect(toMarkdown(tree("2"))).toMatch(/ are due by day 60 \(\d\.\d consultants\)/);
});

test("a road map without a log store prices no logs, and a new tenant takes its accounts from the directory there is", () => {
  const told = (technologies: string[]) =>
    toMarkdown(
      securityDocument("security-assessment", {
        "company-size": ["small"],
        "current-technologies": technologies,
        "security-requirements": ["mfa"],
        industry: ["other"],
      }),
    );
  expect(told(["active-directory"])).toMatch(/a year for priced licences[.;]/);
  expect(told(["office-365"])).toMatch(/a year for priced licences and logs[.;]/);
  expect(told(["active-directory"])).toContain(
    "break-glass accounts, licences; accounts synchronised from the directory",
  );
  expect(told(["none"])).toContain("break-glass accounts, licences, user accounts");
});

test("an index that only the second measurement shows is promised for no earlier day", () => {
  for (const size of SIZES) {
    const said = (objectives: string[]) =>
      plainOf(
        securityDocument("security-assessment", { "company-size": [size], "primary-objective": objectives }),
        "features.measures",
      );
    expect(said(["enhance-security"]), size).toMatch(
      /This is measured once, on \d+ \w+ \d{4}, by the road map's second/,
    );
    expect(said(["enhance-security"]), size).not.toContain("for acceptance");
  }
});

test("a budget that pays for the assessment alone says so of its steps", () => {
  const said = (band: string) =>
    plainOf(
      securityDocument("security-assessment", { "company-size": ["small"], "budget-band": [band] }),
      "given.budget-considerations",
    );
  expect(said("25")).toMatch(/within budget.*The road-map steps, [A-Z]{3} [\d,]+, would exceed it \(together /);
  expect(said("50")).not.toContain("would exceed it");
});

test("an engineer answers for no task of an assessment that has no day of engineers", () => {
  for (const size of SIZES) {
    const tree = securityDocument("security-assessment", { "company-size": [size] });
    const table = tableOf(tree, "approach.raci");
    const place = table?.columns.findIndex(({ title }) => title === "Engineer") ?? -1;
    expect(place, size).toBeGreaterThan(0);
    const rows = table?.rows.map((row) => row.map(plain)) ?? [];
    const answered = rows.flatMap((row) => (row[place]?.includes("R") ? [row[0]] : []));
    expect(answered.join(), size).not.toContain("T-3.1");
    expect(answered.length, size).toBeGreaterThan(0);
  }
});

test("what comes after an assessment is provisional, with its licences on the first page", () => {
  const tree = securityDocument("security-assessment", {
    "company-size": ["medium"],
    industry: ["healthcare"],
    "primary-objective": ["innovation"],
    "security-requirements": ["data-loss-prevention"],
  });
  expect(toMarkdown(tree)).toMatch(
    /With the road map’s steps \| [A-Z]{3} [\d,]+ one-off, provisional, plus licences and logs at [A-Z]{3} [\d,]+ .*a year/,
  );
  expect(toMarkdown(tree)).toContain("Provisional: the findings replace steps, days and licences.");
  expect(cells(tree, "security.plan")).toContain("none reads files before these are labelled");
  expect(cells(tree, "security.plan")).toContain("shift workers who handle such data are added, or listed");
});

test("a target that a road map promises has a step that reaches it", () => {
  const road = (asked: string, more: Answers = {}) => {
    const answers = { "current-technologies": ["active-directory"], "security-requirements": [asked], ...more };
    const tree = securityDocument("security-assessment", answers);
    return { steps: cells(tree, "security.plan"), targets: cells(tree, "security.targets") };
  };
  const watched = road("threat-protection").steps;
  expect(watched).toMatch(/Devices enrolled, compliance policies/);
  expect(watched).toMatch(/Incident plan and run books written, one incident rehearsed/);
  expect(road("zero-trust").steps).toContain("Second factor on today's mail and every remote route");
  expect(road("zero-trust", { "current-technologies": ["office-365"] }).steps).not.toContain("today's mail");
  const old = road("zero-trust", { "current-technologies": ["windows-server"], "windows-server-version": ["2016"] });
  expect(old.targets).toContain("detection on each server, unsupported ones off the internet with a replacement date");
  const eight = road("zero-trust", { framework: ["essential-eight"] });
  expect(eight.targets).toContain("Maturity Level 1; patches of operating systems and backups partly met");
});

test("the first page and the options name what the steps need and no list prices", () => {
  const tree = (industry: string) =>
    securityDocument("security-assessment", {
      "company-size": ["medium"],
      industry: [industry],
      "current-technologies": ["active-directory", "exchange-server"],
      "domain-controllers": ["1"],
    });
  const quoted =
    "to be quoted: Subscription Edition, licence of Windows Server (guide USD 1,069 to USD 1,176, on an existing host)";
  expect(cells(tree("technology"), "summary.headline")).toContain(`${quoted} and DKIM signing gateway`);
  expect(cells(tree("technology"), "options.figures")).toMatch(/to be quoted for them: Subscription Edition, /);
  const school = tree("education");
  expect(cells(school, "security.plan")).toContain("by academic quotation, at most USD 1,300 a month");
  expect(cells(school, "summary.headline")).toMatch(/at most USD 15,960 a year\)/);
  expect(cells(school, "summary.headline")).not.toMatch(/licences and logs at USD 15/);
});

test("the days of a road map have dates, and mail that is paid for moves to where it is", () => {
  const answers = { "company-size": ["medium"], "current-technologies": ["active-directory", "exchange-server"] };
  const tree = (licences: string) =>
    securityDocument("security-assessment", { ...answers, "user-licences": [licences] });
  expect(plainOf(tree("0"), "security.plan")).toMatch(/days 30, 60 and 90 are \d+ \w+.* and \d+ \w+ 20\d\d as planned/);
  expect(cells(tree("100"), "security.plan")).toContain(
    "move to Exchange Online, which Business Premium includes, begun",
  );
  expect(cells(tree("0"), "security.plan")).toContain("migration or Subscription Edition begun");
});

test("a larger road map puts sensors on the directory that it watches", () => {
  const road = (size: string) =>
    cells(
      securityDocument("security-assessment", {
        "company-size": [size],
        "current-technologies": ["active-directory"],
        "security-requirements": ["threat-protection"],
      }),
      "security.plan",
    );
  expect(road("medium")).toMatch(/Sensors of Defender for Identity on [^\n]* · 0\.5 \+ \d sensors ÷ 6/);
  expect(road("small")).not.toContain("Defender for Identity");
});

test("each objective that a step of the road map serves has its target beside that step, but in a small organisation", () => {
  for (const id of ["cost-reduction", "productivity", "digital-transformation", "scalability", "innovation"]) {
    const targets = (size: string) =>
      cells(
        securityDocument("security-assessment", {
          "company-size": [size],
          "current-technologies": ["office-365"],
          "primary-objective": [id],
          "security-requirements": ["mfa"],
        }),
        "security.targets",
      );
    expect(targets("medium"), id).toMatch(/^“.*” · R-\d+ · .* \(.*\)$/m);
    expect(targets("small"), id).not.toContain("“");
  }
});
