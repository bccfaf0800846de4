import { expect, test } from "vitest";
import type { Answers } from "#app/features/catalogue/steps.ts";
import { toMarkdown } from "#app/features/documents/files/markdown.ts";
import { plainOf } from "#app/features/documents/tree/tree-text.ts";
import { inputFor, workedExample } from "#tests/app/features/documents/answer-sets.ts";
import { contentFor } from "#tests/app/features/documents/composed.ts";
import { cells } from "#tests/app/features/documents/solutions/cells.ts";
import { CONFIGURATIONS, documentOf, everyDocument, school } from "./documents.ts";

test("more licences than the plan needs are returned once people are counted, where nobody counted them", () => {
  const said = (count: string, shift = "unknown") =>
    cells(
      documentOf("m365-new-tenant", {
        "company-size": ["enterprise"],
        industry: ["retail"],
        "user-licences": ["4477"],
        "head-count": [count],
        "shift-workers": [shift],
      }),
      "decisions",
    );
  expect(said("unknown")).toMatch(
    /; confirm the head-count and number of shift workers before returning the [\d,]+ above plan\./,
  );
  expect(said("2500")).toMatch(/; confirm the number of shift workers before returning the [\d,]+ above plan\./);
  expect(said("2500", "1000")).toMatch(
    /; return the [\d,]+ above plan at renewal; until then shift workers use them in place of F3\. Returning them saves USD [\d,]+ a year at list price, of which F3 takes USD 120,000\./,
  );
});

test("what the step to a higher plan is bought for is set up", () => {
  for (const { name, tree } of everyDocument({ "security-requirements": ["data-loss-prevention"] })) {
    if (!/to E5 for the sensitive group|E5 for the sensitive group/.test(cells(tree, "bill"))) continue;
    expect(cells(tree, "decisions"), name).toContain("(auto-labelling");
    expect(cells(tree, "m365.baseline"), name).toContain("one auto-label");
  }
});

test("a health check says what the shift's keys may still cost, and what its plan does not cover", () => {
  const decisions = (requirement: string) =>
    cells(
      documentOf("m365-optimise", {
        industry: ["retail"],
        "company-size": ["enterprise"],
        "head-count": ["2500"],
        "shift-workers": ["1000"],
        "security-requirements": [requirement],
      }),
      "decisions",
    );
  expect(decisions("data-loss-prevention")).toMatch(/at most 900 more keys \([A-Z]{3} [\d,]+\)/);
  expect(decisions("data-loss-prevention")).toContain("F3 has no DLP");
  expect(decisions("identity-management")).not.toContain("F3 has no DLP");
});

test("a health check returns seats at renewal, and no earlier", () => {
  for (const size of ["small", "medium", "enterprise"])
    for (const objective of ["cost-reduction", "scalability"]) {
      const tree = documentOf("m365-optimise", { "company-size": [size], "primary-objective": [objective] });
      expect(cells(tree, "decisions")).toMatch(/[Aa]t renewal/);
      expect(cells(tree, "timeline.tasks")).not.toContain("eats returned");
    }
});

test("the step beyond Business Premium is the suite that holds what is set up, and no middle of two prices", () => {
  const tree = (...requirements: string[]) =>
    documentOf("m365-new-tenant", {
      "company-size": ["small"],
      "head-count": ["40"],
      "security-requirements": requirements,
    });
  const line = (...requirements: string[]) =>
    cells(tree(...requirements), "bill")
      .split("\n")
      .find((row) => row.includes("for the sensitive group"));
  expect(line("data-loss-prevention")).toMatch(/Purview suite for the sensitive group · .*USD 10 per user and month/);
  expect(line("data-loss-prevention", "zero-trust")).toMatch(/Defender and Purview suites .*USD 15 per user and month/);
  expect(line("mfa")).toBeUndefined();
  expect(toMarkdown(tree("data-loss-prevention"))).not.toMatch(/holders of E5|CA08/);
});

test("a public body confirms where its tenant lies, and chooses where it has none", () => {
  const asked = (...technologies: string[]) =>
    toMarkdown(documentOf("m365-new-tenant", { industry: ["government"], "current-technologies": technologies }));
  for (const service of ["teams", "azure-services"]) {
    expect(asked(service)).toContain("Confirm the tenant's data region and choose the licence plan");
    expect(asked(service)).toContain("was set when it was created");
  }
  expect(asked("none")).toContain("Choose the data region and the licence plan");
});

test("where licences of the main plan were counted, those of the shift are in the sums", () => {
  const tree = (licences: string) =>
    documentOf("m365-secure", {
      "company-size": ["medium"],
      industry: ["retail"],
      "current-technologies": ["office-365"],
      "head-count": ["200"],
      "shift-workers": ["80"],
      "user-licences": [licences],
    });
  expect(cells(tree("21"), "bill")).toContain("Microsoft 365 F3");
  expect(cells(tree("120"), "bill")).toMatch(/Microsoft 365 F3 · 80 · .* · USD 10 per .* · – · 9,600/);
  expect(cells(tree("unknown"), "bill")).toMatch(/Microsoft 365 F3.* · probably owned, else [A-Z]{3} [^·]+ · – · –/);
  expect(plainOf(tree("unknown"), "budget.owned")).toContain("Microsoft 365 F3");
  expect(cells(tree("150"), "decisions")).toContain(
    "off the bill; return the 30 above plan at renewal; until then shift workers use them in place of F3.",
  );
});

test("whoever decides on E5 for everybody reads on the first page what it costs above E3 for most", () => {
  const asked = (answers: Answers) =>
    plainOf(
      documentOf("m365-secure", { "company-size": ["enterprise"], industry: ["finance"], ...answers }),
      "summary.decisions",
    );
  const above = "USD 504,000 a year more at list price than E3 with E5 for 500 people";
  expect(asked({ "head-count": ["2500"] })).toContain(above);
  expect(asked({ "head-count": ["2500"], "current-technologies": ["office-365"] })).not.toContain("than E3 with E5");
  expect(asked({ "head-count": ["2500"], "user-licences": ["2500"] })).not.toContain("than E3 with E5");
});

test("where a fifth on E5 is recommended, no plan is recommended against it, and one sum is asked about once", () => {
  const tree = documentOf("m365-secure", {
    "company-size": ["enterprise"],
    industry: ["government"],
    "primary-objective": ["productivity", "digital-transformation", "remote-work"],
    "security-requirements": ["data-loss-prevention", "threat-protection"],
    "head-count": ["2500"],
    "shift-workers": ["unknown"],
    "budget-band": ["50"],
  });
  const asked = plainOf(tree, "summary.decisions");
  expect(asked).toContain("B (E5 for a fifth, E3 for the others), B recommended");
  expect(asked).toMatch(/the licence plan with the option: E5, or E3 with E5 for \d+ people/);
  expect(asked).not.toContain("Microsoft 365 E5 is recommended");
  expect(asked).not.toMatch(/([A-Z]{3} [\d,]+) for B, or \1 for A/);
});

test("who is asked to choose the plan is told what is bought beside it", () => {
  const asked = (size: string, ...requirements: string[]) =>
    plainOf(
      documentOf("m365-new-tenant", {
        "company-size": [size],
        industry: ["technology"],
        "head-count": [size === "small" ? "40" : "600"],
        "security-requirements": requirements,
      }),
      "summary.decisions",
    );
  expect(asked("small", "data-loss-prevention")).toContain("is recommended, with the Purview suite for 8 people;");
  expect(asked("large", "data-loss-prevention")).toContain("with the Purview suite for 120 people;");
  expect(asked("large", "zero-trust")).toContain("with E5 for 120 people;");
  expect(asked("small", "mfa")).toMatch(/is recommended[;.] [Nn]ame/);
  const school = documentOf("m365-new-tenant", {
    "company-size": ["small"],
    industry: ["education"],
    administrators: ["3"],
    "security-requirements": ["mfa"],
  });
  expect(plainOf(school, "summary.decisions")).toContain(
    "with the step to A5 for 3 administrators, together at most USD 24,156 a year until quoted;",
  );
});

test("a health check buys no seat, whatever the client counts", () => {
  const sizes = { medium: "120", large: "800", enterprise: "4000" };
  for (const [size, people] of Object.entries(sizes))
    for (const industry of ["education", "finance"]) {
      const check = (held: string) =>
        documentOf("m365-optimise", {
          industry: [industry],
          "company-size": [size],
          "head-count": [people],
          "current-technologies": ["office-365"],
          "user-licences": [held],
        });
      const bill = cells(check("14"), "bill");
      expect(bill, `${size} ${industry}`).toMatch(/(A3, academic|Business Premium|Microsoft 365 E[35]) · 14 ·/);
      expect(bill).not.toContain("less 14 owned");
      expect(cells(check("14"), "decisions")).not.toContain("off the bill");
      expect(cells(check("14"), "appendix.assumptions")).toContain("hold other plans in this tenant");
      expect(cells(check("9000"), "decisions")).toMatch(/licences of the 9,000 held exceed|above plan/);
      if (industry === "education") continue;
      const none = toMarkdown(check("0"));
      expect(none).toMatch(
        size === "medium" ? /seats not held: \w+ [\d,]+ a year at list/ : /No licence of the main plan is held/,
      );
      expect(none).not.toMatch(/ saves USD|a year less if/);
    }
});

test("the plans that a health check counts its savings on are said to be assumed", () => {
  for (const industry of ["retail", "finance"])
    expect(
      cells(documentOf("m365-optimise", { "company-size": ["enterprise"], industry: [industry] }), "decisions"),
    ).toMatch(/E5 is assumed for (all users|knowledge workers and F3).*saves USD/);
});

test("a school's pupils are in no figure, and what it holds already is not quoted again", () => {
  const school = (configuration: string, answers: Answers = {}) =>
    documentOf(configuration, {
      industry: ["education"],
      "company-size": ["large"],
      "head-count": ["900"],
      "current-technologies": ["office-365"],
      ...answers,
    });
  for (const configuration of CONFIGURATIONS) {
    const assumed = cells(school(configuration), "appendix.assumptions");
    if (configuration === "m365-optimise") expect(assumed).not.toContain("no pupil or student");
    else expect(assumed, configuration).toMatch(/The 900 people planned for are staff: no pupil or student mailbox/);
  }
  const plan = (held: string) => cells(school("m365-new-tenant", { "user-licences": [held] }), "decisions");
  expect(plan("400")).toContain("USD 234,000 a year for 500 people");
  expect(plan("400")).toMatch(/500 people \(E3\) and USD [\d,]+ a year for \d+ people \(step to E5\)/);
  expect(plan("900")).not.toContain("(E3)");
});

test("a health check lists the licences held as they were given, and calls none too many by a count made from them", () => {
  const tree = (answers: Answers) =>
    documentOf("m365-optimise", { "current-technologies": ["office-365"], ...answers });
  expect(cells(tree({ "head-count": ["120"], "user-licences": ["80"], "shift-workers": ["0"] }), "bill")).toMatch(
    /Microsoft 365 Business Premium · 80 · given by the client/,
  );
  const shift = { "user-licences": ["120"], "shift-workers": ["20"] };
  expect(cells(tree({ ...shift, "head-count": ["130"] }), "bill")).toContain("110 · one per knowledge worker");
  const large = { "company-size": ["large"], "user-licences": ["620"], "shift-workers": ["20"] };
  expect(cells(tree(large), "decisions")).not.toContain("the number of people on the plan");
  expect(cells(tree({ ...large, "head-count": ["620"] }), "decisions")).toContain("20 licences of the 620 held exceed");
});

test("a school that holds fewer plans than it has staff reads it where it approves the plan", () => {
  const asked = (held: string) =>
    cells(
      school("m365-optimise", { "current-technologies": ["office-365"], "user-licences": [held] }),
      "summary.decisions",
    );
  expect(asked("110")).toContain("(10 seats not held: by academic quotation)");
  expect(asked("120")).not.toContain("not held");
});

test("a tenant whose plans nobody holds has its plan settled before the order", () => {
  const due = (held: string) =>
    contentFor(
      inputFor({
        ...workedExample(),
        "solution-type": ["microsoft-365"],
        "solution-configuration": ["m365-secure"],
        "current-technologies": ["office-365"],
        "user-licences": [held],
      }),
    ).decisions.find(({ title }) => title === "Licence plan")?.due;
  expect([due("0"), due("20")]).toEqual([undefined, "design"]);
});

test("E5 for everybody is priced above what is recommended, not above E3 alone", () => {
  const decision = (requirement: string, industry: string) =>
    cells(
      documentOf("m365-hybrid", {
        "company-size": ["enterprise"],
        industry: [industry],
        "head-count": ["2500"],
        "current-technologies": ["active-directory"],
        "security-requirements": [requirement],
        "primary-objective": ["compliance-objective"],
      }),
      "decisions",
    );
  expect(decision("zero-trust", "technology")).toContain("E5 for all users would add USD 504,000 a year.");
  expect(decision("compliance", "finance")).toContain("E5 for all users would add USD 558,000 a year.");
  expect(decision("mfa", "technology")).toContain(
    "E5 for all users would add USD 630,000 a year, and no requirement calls for it.",
  );
});

test("a client who returns licences at renewal is asked when that is", () => {
  for (const [configuration, technology] of [
    ["m365-hybrid", "office-365"],
    ["m365-secure", "teams"],
    ["m365-optimise", "office-365"],
  ] as const)
    expect(
      cells(documentOf(configuration, { "current-technologies": [technology] }), "environment.requests"),
      `${configuration} ${technology}`,
    ).toContain("Licence counts by plan with renewal dates");
});

test("what a health check may return is not rounded up, and the plan of the licences held is confirmed", () => {
  const tree = (licences: string) =>
    documentOf("m365-optimise", {
      "company-size": ["small"],
      industry: ["retail"],
      "current-technologies": ["office-365"],
      "head-count": ["31"],
      "shift-workers": ["0"],
      "user-licences": [licences],
    });
  expect(cells(tree("31"), "decisions")).toContain("every tenth seat (3) is worth");
  expect(cells(tree("8"), "decisions")).toContain("each seat is worth");
  expect(plainOf(tree("31"), "summary.decisions")).toContain("confirming that the 31 licences held are for it");
  expect(plainOf(tree("0"), "summary.decisions")).not.toContain("confirming");
});

test("where loss prevention is required, the decision prices a shift worker whom F3 leaves without it", () => {
  const decision = (requirement: string) =>
    cells(
      documentOf("m365-secure", {
        "company-size": ["small"],
        "shift-workers": ["4"],
        "security-requirements": [requirement],
      }),
      "decisions",
    );
  expect(decision("data-loss-prevention")).toContain("(USD 144 a year more each at list price)");
  expect(decision("mfa")).not.toContain("a year more each");
});

test("whoever chooses the plan names the shift workers whom DLP would leave out, and reads what all of them cost", () => {
  const asked = (industry: string, requirement = "data-loss-prevention") =>
    plainOf(
      documentOf("m365-new-tenant", {
        "company-size": ["small"],
        industry: [industry],
        "head-count": ["40"],
        "shift-workers": ["20"],
        "security-requirements": [requirement],
      }),
      "summary.decisions",
    );
  expect(asked("healthcare")).toContain("(main plan for all 20: USD 2,880 more a year)");
  expect(asked("healthcare")).toMatch(/[Nn]ame the clinical shift workers, as F3 has no (DLP|data loss)/);
  expect(asked("retail")).toMatch(/[Nn]ame the shift workers with data to protect, as F3 has no (DLP|data loss)/);
  expect(asked("retail", "mfa")).not.toContain("as F3 has no");
});

test("an authority of the Union settles where its data lie by the boundary and by who may open them", () => {
  const decided = (technology: string) =>
    cells(
      documentOf("m365-secure", {
        industry: ["government"],
        "company-size": ["enterprise"],
        "primary-objective": ["compliance-objective"],
        "current-technologies": [technology],
      }),
      "decisions",
    );
  expect(decided("none")).toMatch(/EU Data Boundary, and Customer Lockbox, part of E5, on/);
  expect(decided("office-365")).not.toContain("EU Data Boundary");
});

test("E5 bought for threats brings sensors, and nobody is promised watch around the clock", () => {
  const control = (configuration: string, size: string) =>
    cells(
      documentOf(configuration, {
        "company-size": [size],
        "security-requirements": ["threat-protection"],
        "current-technologies": ["active-directory"],
      }),
      "security.controls",
    );
  expect(control("m365-secure", "enterprise")).toMatch(/sensors run on every domain controller.*sensor reports/);
  expect(control("m365-secure", "medium")).not.toContain("sensor");
  expect(control("m365-secure", "medium")).toMatch(/is not included: managed detection is estimated at USD [\d,]+ to/);
});
