import { expect, test } from "vitest";
import type { Answers } from "#app/features/catalogue/steps.ts";
import { toMarkdown } from "#app/features/documents/files/markdown.ts";
import { tableOf } from "#app/features/documents/tree/tree-text.ts";
import { contentFor } from "#tests/app/features/documents/composed.ts";
import { askedIn, cells } from "#tests/app/features/documents/solutions/cells.ts";
import { BUILDING, everyDocument, securityDocument, securityInput } from "./documents.ts";

test("every plan that is bought for people is asked for among the decisions", () => {
  for (const asked of ["data-loss-prevention", "mfa", "threat-protection"])
    for (const industry of ["healthcare", "other"])
      for (const tree of everyDocument({ industry: [industry], "security-requirements": [asked] })) {
        const bill = tableOf(tree, "bill") ? cells(tree, "bill") : "";
        if (/Business Premium as the base/.test(bill))
          expect(cells(tree, "summary.decisions")).toMatch(/Business Premium for/);
      }
});

test("licences of a plan that nobody named are not set off, and what is approved is what the bill sums up", () => {
  for (const size of ["large", "enterprise"]) {
    const tree = securityDocument("security-identity", { "company-size": [size], "user-licences": ["161"] });
    expect(cells(tree, "decisions")).toContain("161 licences are held, plan not stated");
    expect(cells(tree, "bill")).not.toMatch(/less 161 owned/);
    const asked = Number(
      /licences for this design, USD ([\d,.]+) a month/.exec(toMarkdown(tree))?.[1]?.replaceAll(",", ""),
    );
    const lines = cells(tree, "bill")
      .split("\n")
      .filter((line) => / user and month/.test(line));
    const likely = lines.map((line) => Number(line.split(" · ")[6]?.replaceAll(/[^\d]/g, "")) / 12);
    expect(asked).toBeGreaterThan(0);
    expect(likely.reduce((sum, one) => sum + one, 0)).toBeCloseTo(asked, 0);
  }
});

test("licences that lack beside those held are asked for wherever they are billed", () => {
  for (const asked of ["mfa", "threat-protection", "data-loss-prevention"])
    for (const industry of ["finance", "education"])
      for (const tree of everyDocument({
        industry: [industry],
        "current-technologies": ["office-365", "active-directory"],
        "security-requirements": [asked],
        "user-licences": ["3"],
      }))
        if (tableOf(tree, "bill") && /as the base[^\n]* needed, 3 owned/.test(cells(tree, "bill")))
          expect(askedIn(tree)).toMatch(/Approve (Business Premium|Microsoft 365 [AE]3[^;]*) for .* more/);
});

test("a plan of which no licence is held is asked for with its price, and the doubt is an assumption", () => {
  for (const [size, base] of [
    ["small", "Business Premium"],
    ["enterprise", "Microsoft 365 E3"],
  ] as const) {
    const tree = securityDocument("security-identity", {
      "company-size": [size],
      "current-technologies": ["office-365", "active-directory"],
      "user-licences": ["0"],
    });
    expect(askedIn(tree)).toMatch(
      new RegExp(`Approve ${base} for (all users|[\\d,]+ people) \\([A-Z]{3} [\\d,.]+ a month at list price`),
    );
    expect(cells(tree, "appendix.assumptions")).toContain("although its services are in use");
    expect(cells(tree, "appendix.assumptions")).toContain("synchronised to the tenant");
    if (size === "enterprise") expect(toMarkdown(tree)).toContain("if another plan already provides Office and mail");
  }
});

test("a small organisation reads what the suite beside its plan would cost", () => {
  const tree = securityDocument("security-detection", {
    "company-size": ["medium"],
    "head-count": ["100"],
    administrators: ["3"],
    "security-requirements": ["mfa"],
    "current-technologies": ["active-directory", "office-365"],
  });
  expect(cells(tree, "decisions")).toContain("USD 800 a month instead of USD 530.");
});

test("hardening of Tier 0 that completes the plan held says so, and whoever holds none buys no plan", () => {
  const level = (...technologies: string[]) =>
    cells(
      securityDocument("security-tier0", {
        "current-technologies": technologies,
        "security-requirements": ["mfa", "mobile-device-management"],
      }),
      "decisions",
    );
  expect(level("active-directory", "office-365")).toMatch(
    /Business Premium for (?:all users|\d).*, plus what this project needs: Entra ID P2/,
  );
  expect(level("active-directory")).toContain("Only what this project needs: ");
});

test("a small organisation is asked for the suites that its bill holds, and for E5 nowhere", () => {
  for (const size of ["small", "medium"])
    for (const technologies of [["active-directory"], ["office-365", "active-directory"]])
      for (const configuration of BUILDING.filter((id) => id !== "security-tier0")) {
        const tree = securityDocument(configuration, {
          "company-size": [size],
          industry: ["finance"],
          "security-requirements": ["data-loss-prevention"],
          "current-technologies": technologies,
        });
        const isWatched = size === "medium" && configuration === "security-detection";
        const suites = isWatched ? "Defender and Purview suites" : "Purview suite"; // of which the first half is used or not
        expect(cells(tree, "bill")).toMatch(new RegExp(`B-\\d+ · ${suites} for the sensitive group`));
        expect(askedIn(tree)).toMatch(new RegExp(`the ${suites} for \\d+ (people|person)`));
        expect(cells(tree, "security.steps")).toContain("Purview suite for devices");
        for (const said of [askedIn(tree), cells(tree, "bill"), cells(tree, "security.steps")])
          expect(said).not.toMatch(/\bE5\b/);
      }
});

test("what licences come to in a month is told in whole dollars", () => {
  for (const [configuration, place] of [
    ["security-identity", "summary.decisions"],
    ["security-assessment", "security.plan"],
  ] as const) {
    const tree = securityDocument(configuration, {
      "company-size": ["enterprise"],
      "security-requirements": ["threat-protection"],
      "head-count": ["2467"],
    });
    expect(cells(tree, place)).toMatch(/USD [\d,]+ a month/);
    expect(cells(tree, place)).not.toMatch(/USD [\d,]+\.\d\d a month/);
  }
});

test("whoever approves the suites of the sensitive group approves the watch over the directory too, each with its price", () => {
  const tree = securityDocument("security-detection", {
    "company-size": ["medium"],
    industry: ["manufacturing"],
    "current-technologies": ["active-directory", "office-365"],
    "security-requirements": ["data-loss-prevention"],
  });
  expect(toMarkdown(tree)).toMatch(
    /suites for 30 people \(USD 450 a month at list price\), or leave devices and Teams outside data loss prevention \(DLP\)[.;] [Aa]pprove Defender for Identity for the other 220 \(USD 1,100 a month\)/,
  );
});

test("what is billed beside the plans is asked for with them, of shift workers and schools too", () => {
  const asked = (size: string, industry: string, ...technologies: string[]) =>
    askedIn(
      securityDocument("security-detection", {
        "company-size": [size],
        industry: [industry],
        "current-technologies": technologies,
        "security-requirements": ["data-loss-prevention"],
      }),
    );
  expect(asked("medium", "healthcare", "active-directory")).toMatch(
    /Business Premium for 150 people [^;]*, the Defender and Purview suites for 30 people \(USD 450 [^;]* and Defender for Identity for the other 220 \(USD 1,100 a month\)(?:, or|\. Or) state which/,
  );
  expect(asked("enterprise", "healthcare", "active-directory", "office-365")).toMatch(
    /Defender for Endpoint P2 and Defender for Identity for 1,000 shift workers \(USD 10,200 a month/,
  );
  expect(asked("medium", "education", "active-directory", "office-365")).toMatch(
    /Defender for Identity for 250 people [^;]*Defender for Endpoint P2 for 250 people and A5 for 50 people on academic quotation/,
  );
});

test("a larger plan takes the place of what it holds, and of Defender for Identity or Servers nowhere", () => {
  const decision = (configuration: string, size: string) =>
    cells(
      securityDocument(configuration, {
        "company-size": [size],
        industry: ["technology"],
        "security-requirements": ["zero-trust", "threat-protection"],
      }),
      "decisions",
    );
  expect(decision("security-tier0", "small")).toContain(
    "Business Premium, at USD 22 per user per month, replaces the suite and Defender for Business once",
  );
  expect(decision("security-detection", "enterprise")).toContain(
    "E5, at USD 60 per user per month, replaces the suite and Defender for Endpoint once",
  );
});

test("hardening of Tier 0 names the suite that costs little more than the two products it bills", () => {
  const licences = (industry: string, asked: string) =>
    cells(
      securityDocument("security-tier0", {
        "company-size": ["enterprise"],
        industry: [industry],
        "current-technologies": ["active-directory", "office-365"],
        "security-requirements": [asked],
      }),
      "decisions",
    );
  expect(licences("other", "threat-protection")).toContain(
    "USD 12 per user per month (planning assumption) against USD 10.20",
  );
  expect(licences("other", "mfa")).not.toContain("Defender suite");
  expect(licences("education", "threat-protection")).not.toContain("Defender suite");
});

test("no plan is called unstated where no licence is held", () => {
  const text = (licences: string) =>
    toMarkdown(securityDocument("security-detection", { "company-size": ["enterprise"], "user-licences": [licences] }));
  expect(text("0")).not.toContain("plan was not stated");
  expect(text("0")).toContain("None is held, so none is deducted");
  expect(text("9")).toContain("The plan was not stated, so none is deducted");
});

test("licences are decided before the design that rests on them, not the day before the build begins", () => {
  const { asked, tasks } = contentFor(securityInput("security-detection", { "company-size": ["enterprise"] }));
  const design = tasks.find(({ title }) => title.startsWith("Access policy and privilege design"));
  expect(design).toBeDefined();
  expect(asked.find(({ text }) => text.includes("licences for this design"))?.needed).toBe(design?.id);
});

test("a school reads which licences are quoted and which are at list price", () => {
  const tree = securityDocument("security-tier0", { industry: ["education"], "security-requirements": ["mfa"] });
  const bill = cells(tree, "bill");
  expect(bill).toMatch(/Entra ID P2 · .* · USD 10 per user and month/);
  expect(cells(tree, "decisions")).toContain(
    "Licences for all staff are bought on academic quotation, those for administrators at list price.",
  );
});

test("a plan with Office and mail is weighed by what is enough without them, and a suite by the parts it replaces", () => {
  const level = (configuration: string, answers: Answers) =>
    cells(securityDocument(configuration, answers), "decisions");
  const medium = { "company-size": ["medium"], "security-requirements": ["mfa"] };
  expect(level("security-detection", medium)).toContain("E3 with Defender for Business is enough, at USD 15 per user");
  expect(level("security-identity", medium)).toContain(
    "Enterprise Mobility + Security E3 is enough, at USD 12 per user",
  );
  expect(level("security-identity", { ...medium, "company-size": ["large"] })).toMatch(
    /cost USD 19 if bought individually \(Entra ID P2 USD 10 and Intune about USD 9\)/,
  );
});

test("a sum that holds an estimate is not asked for as a list price", () => {
  const asked = (technology: string) =>
    cells(
      securityDocument("security-detection", { "company-size": ["enterprise"], "current-technologies": [technology] }),
      "summary.decisions",
    );
  expect(asked("active-directory")).toMatch(/USD [\d,]+ a month as a planning estimate, to be quoted/);
});

test("a small organisation reads what else the price of P2 buys, and which mailboxes stay unused", () => {
  const level = (...technologies: string[]) =>
    cells(
      securityDocument("security-identity", { "company-size": ["small"], "current-technologies": technologies }),
      "decisions",
    );
  expect(level("exchange-server")).toContain("Its mailboxes stay unused until mail leaves Exchange Server.");
  expect(level("active-directory")).toMatch(/Defender suite for Business Premium, at about USD 10 .* includes P2/);
  expect(level("active-directory")).not.toContain("stay unused");
});

test("a plan that was counted and not named is not said to hold nothing of what is bought", () => {
  for (const size of ["medium", "enterprise"]) {
    const tree = securityDocument("security-tier0", {
      "company-size": [size],
      "current-technologies": ["teams", "active-directory"],
      "security-requirements": ["compliance"],
      "user-licences": ["54"],
    });
    expect(cells(tree, "decisions")).toMatch(/54 licences are held, plan not stated; E5, .* is assumed not to be held/);
    expect(cells(tree, "appendix.assumptions")).toContain("No Microsoft 365 E5 is held");
    expect(toMarkdown(tree)).toContain("The plan was not stated, so none is deducted; E5 would include");
  }
});

test("a large client that holds no named plan is told the lesser suite and what its licences may save", () => {
  const tree = securityDocument("security-identity", {
    "company-size": ["enterprise"],
    industry: ["other"],
    "current-technologies": ["active-directory", "azure-services"],
    "security-requirements": ["mfa"],
    "head-count": ["2000"],
    administrators: ["50"],
    "user-licences": ["1000"],
  });
  const suite = 12 * (2000 * (18 - 12) - 50 * 10);
  expect(toMarkdown(tree)).toContain(`instead of E5, USD ${suite.toLocaleString("en-GB")} a year less`);
  expect(cells(tree, "decisions")).toContain("1,000 people need only Entra ID P2 of the suite, USD 96,000 a year less");
});

test("a small client is asked for all that it pays each month", () => {
  const tree = securityDocument("security-detection", {
    "company-size": ["small"],
    industry: ["healthcare"],
    "current-technologies": ["active-directory", "azure-services"],
    "head-count": ["48"],
    servers: ["6"],
    administrators: ["1"],
    "user-licences": ["43"],
  });
  expect(toMarkdown(tree)).toMatch(
    /F3 with Defender for Business for 5 \(USD 65 a month\), Entra ID P2 for 3 \(USD 30 a month\), Defender for Servers P1 for 6 \(USD 30 a month\) and Sentinel \(/,
  );
});

test("policies by risk are priced for everybody and for those who hold roles, and are for these where cost is an aim", () => {
  const tree = (objective: string, ...asked: string[]) =>
    securityDocument("security-identity", {
      "company-size": ["enterprise"],
      "current-technologies": ["office-365"],
      "primary-objective": [objective],
      "security-requirements": ["identity-management", ...asked],
    });
  expect(toMarkdown(tree("productivity", "data-loss-prevention"))).toMatch(
    /Entra ID P2 for [\d,]+ people \(USD [\d,]+ a month at list price\) and E5 for [\d,]+ \(USD [\d,]+ above E3\), or for \d+ administrators and approvers \(USD \d+\)[.,] [^;]*, with the Purview suite for the [\d,]+ \(/,
  );
  expect(toMarkdown(tree("productivity"))).not.toMatch(/Purview suite for the|and E5 for/);
  const saving = tree("cost-reduction", "data-loss-prevention");
  expect(cells(saving, "bill")).toMatch(/Entra ID P2 · \d+ · one per administrator/);
  expect(cells(saving, "bill")).toMatch(/Purview suite for the sensitive group · [\d,]+ · .*Microsoft 365 E3 · USD 12/);
  expect(cells(saving, "bill")).not.toMatch(/E5|for risk-based policies/);
  expect(toMarkdown(saving)).toMatch(/for all users they cost USD [\d,]+ a month more; E5 for all, USD [\d,]+\./);
});
