import { expect, test } from "vitest";
import { configurationsOf } from "#app/features/catalogue/configurations.ts";
import type { Answers } from "#app/features/catalogue/steps.ts";
import { Brief } from "#app/features/documents/brief/brief.ts";
import { planOf } from "#app/features/documents/plan/plan.ts";
import { conflictsOf } from "#app/features/documents/rules/conflicts.ts";
import { plainOf } from "#app/features/documents/tree/tree-text.ts";
import { composed } from "#tests/app/features/documents/composed.ts";
import { inputFor, workedExample } from "./answer-sets.ts";

/** Of the worked example with other answers. */
const conflictsFor = (answers: Answers) => conflictsOf(new Brief(inputFor({ ...workedExample(), ...answers })));

test("a window that hurries the plan, long before a fixed date, is a conflict", () => {
  const found = (deadline: string) =>
    conflictsFor({ timeline: ["1-3-months"], deadline: [deadline] }).filter(({ id }) => id === "X47");
  expect(found("2028-08-28")).toMatchObject([
    { statement: expect.stringMatching(/^One to three months are requested, but the fixed date is \d+ weeks after/) },
  ]);
  expect(found("2027-03-05")).toEqual([]);
});

test("a plan that cannot end with its window does not say that it keeps to it", () => {
  const treated = (size: string, deadline: string) =>
    conflictsFor({
      "solution-type": ["microsoft-365"],
      "solution-configuration": ["m365-secure"],
      "company-size": [size],
      timeline: ["1-3-months"],
      deadline: [deadline],
    }).find(({ id }) => id === "X47")?.treatment;
  expect(treated("medium", "2028-08-28")).toContain("The plan keeps to the window");
  expect(treated("enterprise", "2028-08-28")).toMatch(
    /^The work does not fit the window, so the date takes precedence: the plan ends by the fixed date\.$/,
  );
  expect(treated("enterprise", "2027-05-24")).toMatch(
    /the date takes precedence: the plan ends \d+ (weeks|days) after the fixed date/,
  );
});

test("weeks between a window and a later date are those of the calendar, and a plan that ends after its window does not keep to it", () => {
  const ends = { kept: 0, after: 0 };
  for (const type of ["custom", "microsoft-365", "security"])
    for (const size of ["small", "medium", "enterprise"]) {
      const own = { "solution-type": [type], "solution-configuration": [configurationsOf(type)[0]?.id ?? ""] };
      const answers = { ...own, "company-size": [size], timeline: ["1-3-months"], deadline: ["2028-08-28"] };
      const brief = new Brief(inputFor({ ...workedExample(), ...answers }));
      const { end, windowEnd, minimumWeeks, windowWeeks } = planOf(brief);
      const found = conflictsOf(brief).find(({ id }) => id === "X47" || id === "X66");
      if (!found || windowEnd === null || minimumWeeks > (windowWeeks ?? 0)) continue;
      const weeks = Math.floor((Date.parse("2028-08-28") / 86_400_000 - windowEnd) / 7);
      expect(found.statement).toContain(`the fixed date is ${weeks} weeks after`);
      if (end <= windowEnd) expect(found.treatment).toMatch(/^The plan keeps to the window;/);
      else expect(found.treatment).toMatch(/ends \d+ (?:days?|weeks?) after it;/);
      ends[end <= windowEnd ? "kept" : "after"] += 1;
    }
  expect(ends.kept).toBeGreaterThan(0);
  expect(ends.after).toBeGreaterThan(0);
});

test("which of two dates counts is asked once, and not where a later date is asked for already", () => {
  const page = (size: string, deadline: string) => {
    const named = { "solution-type": ["microsoft-365"], "solution-configuration": ["m365-secure"] };
    const dates = { timeline: ["1-3-months"], deadline: [deadline] };
    const tree = composed(inputFor({ ...workedExample(), ...named, ...dates, "company-size": [size] }));
    return ["conflicts", "decisions"].map((part) => plainOf(tree, `summary.${part}`)).join(" ");
  };
  const said = page("medium", "2028-08-28");
  expect(said.match(/which counts, the requested window or the fixed date(?:[:.] [^()]+)? \(C-\d+\)/g)).toHaveLength(1);
  expect(said).not.toContain("after that window ends");
  expect(page("enterprise", "2027-05-24")).toMatch(/^(?!.*which counts).*Choose a later date/);
});

test("a fixed date before the window begins is a conflict, and the date counts", () => {
  const found = (timeline: string, deadline: string) =>
    conflictsFor({ timeline: [timeline], deadline: [deadline] }).filter(({ id }) => id === "X48");
  expect(found("12-plus-months", "2027-06-30")).toMatchObject([
    {
      id: "X48",
      statement: expect.stringMatching(/^A window of 12\+ months is requested, .* leaves \d+ working weeks/),
    },
  ]);
  expect(found("12-plus-months", "2027-06-30")).toMatchObject([{ treatment: expect.stringContaining("ends by it") }]);
  expect(found("6-12-months", "2026-12-24")).toMatchObject([{ treatment: expect.stringContaining("misses it") }]);
  expect(found("6-12-months", "2027-09-30").map(({ id }) => id)).not.toContain("X48");
});

test("a conflict names the products that make it, not all that could", () => {
  const uses = (...ids: string[]) =>
    conflictsFor({ "current-technologies": ids, "cloud-maturity": ["no-cloud"] }).map(({ statement }) => statement);
  expect(uses("exchange-server", "teams")).toEqual(
    expect.arrayContaining([
      "Active Directory was not named, although products in use depend on it: Exchange Server.",
      "No cloud adoption is reported, although Microsoft cloud services are in use: Teams.",
    ]),
  );
});

test("numbers that are unlikely together stand among the conflicts, and the plan goes on with them", () => {
  const statements = (administrators: string) => {
    const answers = { "solution-type": ["security"], "solution-configuration": ["security-tier0"] };
    const numbers = { "head-count": ["200"], administrators: [administrators] };
    return conflictsFor({ ...answers, ...numbers }).map(({ severity, statement }) => `${severity}: ${statement}`);
  };
  expect(statements("60")).toContain("warning: These numbers do not fit together: 60 administrators among 200 people.");
  expect(statements("6").join()).not.toContain("do not fit together");
});

test("the summary asks to confirm what is designed where another size was chosen, and states no bare limit", () => {
  const summary = (configuration: string, size: string, rule: string) =>
    plainOf(
      composed(
        inputFor({
          ...workedExample(),
          "solution-type": ["configuration-manager"],
          "solution-configuration": [configuration],
          "company-size": [size],
          "current-technologies": ["active-directory"],
        }),
      ),
      rule,
    );
  expect(summary("sccm-small", "enterprise", "summary.decisions")).toMatch(
    /Confirm the configuration “Medium site .*” in place of “Small site .*”, which does not fit this size \(D-01\)/,
  );
  expect(summary("sccm-enterprise", "medium", "summary.conflicts")).not.toContain("a smaller site or Intune suits it");
});

test("where cloud services are named, no level without cloud stands", () => {
  const answers = { "current-technologies": ["teams"], "cloud-maturity": ["no-cloud"] };
  const treated = conflictsFor(answers).find(({ id }) => id === "X41")?.treatment;
  expect(treated).toContain("are treated as in use");
  expect(treated).not.toContain("stated level");
});

test("licences for loss prevention are a conflict only where Microsoft 365 is the subject", () => {
  const found = (solution: string, configuration: string) =>
    conflictsFor({
      "solution-type": [solution],
      "solution-configuration": [configuration],
      "company-size": ["medium"],
      "security-requirements": ["data-loss-prevention"],
    }).some(({ id }) => id === "X26");
  expect(found("microsoft-365", "m365-secure")).toBe(true);
  expect(found("security", "security-identity")).toBe(true);
  for (const [solution, configuration] of [
    ["security", "security-tier0"],
    ["certificate-services", "cert-medium-multi"],
    ["configuration-manager", "sccm-medium"],
    ["azure-migration", "azure-rehost"],
    ["hybrid-cloud", "hybrid-azure-local"],
    ["custom", "custom-roadmap"],
  ] as const)
    expect(found(solution, configuration), configuration).toBe(false);
});

test("a school is told of the licences that are sold to schools", () => {
  const said = (industry: string) =>
    conflictsFor({
      "solution-type": ["microsoft-365"],
      "solution-configuration": ["m365-secure"],
      "company-size": ["medium"],
      "security-requirements": ["data-loss-prevention"],
      industry: [industry],
    }).find(({ id }) => id === "X26")?.statement;
  expect(said("education")).toMatch(/A5-class licences; A3 covers/);
  expect(said("education")).not.toContain("Business Premium");
  expect(said("retail")).toContain("E5-class licences; Business Premium covers mail and files, F3 neither");
  expect(said("technology")).toContain("Business Premium covers mail and files.");
});

test("a project of Tier 0 stops without a directory, as its assumptions say", () => {
  const answers = {
    "solution-type": ["security"],
    "solution-configuration": ["security-tier0"],
    "company-size": ["large"],
    "current-technologies": ["teams"],
  };
  const found = conflictsFor(answers).find(({ id }) => id === "X37");
  expect(found?.treatment).toContain("without one, the project stops before build");
});

test("plans that stop below the size conflict with a head-count that they would hold, and with nothing else", () => {
  const found = (answers: Answers) =>
    conflictsFor({
      "solution-type": ["microsoft-365"],
      "solution-configuration": ["m365-secure"],
      "company-size": ["large"],
      ...answers,
    }).some(({ id }) => id === "X21");
  expect(found({ "head-count": ["280"] })).toBe(true);
  expect(found({ "head-count": ["600"] })).toBe(false);
  expect(found({})).toBe(false);
});

test("what a decision settles is told where it is decided, and not a second time above it", () => {
  const first = (answers: Answers) => {
    const tree = composed(inputFor({ ...workedExample(), ...answers }));
    return [plainOf(tree, "summary.conflicts"), plainOf(tree, "summary.decisions")];
  };
  const [open = "", asked = ""] = first({
    "solution-type": ["certificate-services"],
    "solution-configuration": ["cert-medium-multi"],
    "company-size": ["enterprise"],
    "current-technologies": ["none"],
  });
  expect(open).not.toContain("requires Active Directory");
  expect(asked).toMatch(/Settle the precondition and its date: an enterprise .*Active Directory.* \(C-01\)/);
  const [hybrid = "", mail = ""] = first({
    "solution-type": ["microsoft-365"],
    "solution-configuration": ["m365-hybrid"],
    "company-size": ["medium"],
    "current-technologies": ["active-directory"],
  });
  expect(hybrid).not.toContain("Exchange hybrid configuration");
  expect(mail).toContain("Confirm that Exchange Server exists");
});

test("who owns licences of Microsoft 365 is not taken to use another provider's cloud, and is told so once", () => {
  const found = (solution: string, configuration: string, held: string) =>
    conflictsFor({
      "solution-type": [solution],
      "solution-configuration": [configuration],
      "company-size": ["medium"],
      "current-technologies": ["active-directory"],
      "cloud-maturity": ["cloud-first"],
      "user-licences": [held],
    }).filter(({ id }) => id === "X42" || id === "X45");
  expect(found("configuration-manager", "sccm-small", "133").map(({ id }) => id)).toEqual(["X45"]);
  expect(found("configuration-manager", "sccm-small", "0")).toMatchObject([
    { treatment: expect.stringContaining("from another provider") },
  ]);
  expect(found("microsoft-365", "m365-secure", "133").map(({ id }) => id)).toEqual(["X45"]);
});

test("a configuration that does not fit is answered once, by what is designed instead", () => {
  const [conflict] = conflictsFor({
    "solution-type": ["configuration-manager"],
    "solution-configuration": ["sccm-enterprise"],
    "company-size": ["small"],
    "current-technologies": ["active-directory"],
  }).filter(({ id }) => id === "X12");
  expect(conflict?.treatment).toBe("“Small site (up to 500 clients)” is designed instead, under decision D-01.");
});

test("remote work without a cloud is answered by what is so in every configuration of security", () => {
  const wanted = { "primary-objective": ["remote-work"], "cloud-maturity": ["no-cloud"] };
  for (const { id } of configurationsOf("security").filter(({ id }) => id !== "security-assessment")) {
    const own = { "solution-type": ["security"], "solution-configuration": [id] };
    const found = conflictsFor({ ...own, ...wanted }).filter((conflict) => conflict.id === "X31");
    expect(found, id).toMatchObject([
      {
        treatment: expect.stringMatching(
          /^Replacing the VPN with access to individual applications is a separate project/,
        ),
      },
    ]);
    expect(found[0]?.treatment.includes("gets a second factor here")).toBe(id === "security-identity");
  }
});

test("licences that no named service uses are a conflict, whichever other cloud product is named", () => {
  const said = (technologies: string[], licences: string, cloud = "no-cloud") =>
    conflictsFor({
      "solution-type": ["security"],
      "solution-configuration": ["security-assessment"],
      "current-technologies": technologies,
      "cloud-maturity": [cloud],
      "user-licences": [licences],
    }).find(({ id }) => id === "X45")?.statement;
  expect(said(["windows-server"], "20")).toContain("no Microsoft cloud service is among");
  for (const cloud of ["no-cloud", "early"])
    expect(said(["windows-server", "azure-services"], "20", cloud)).toContain(
      "neither Microsoft 365 nor Teams is among",
    );
  expect(said(["windows-server", "azure-services"], "0")).toBeUndefined();
  expect(said(["office-365"], "20")).toBeUndefined();
});

test("more licences than planned users are a conflict, where the size alone says how many users there are", () => {
  const said = (given: Answers) =>
    conflictsFor({
      "solution-type": ["configuration-manager"],
      "solution-configuration": ["sccm-medium"],
      "company-size": ["enterprise"],
      industry: ["manufacturing"],
      "current-technologies": ["active-directory", "office-365"],
      "user-licences": ["5274"],
      ...given,
    }).find(({ id }) => id === "X55")?.statement;
  expect(said({})).toBe("5,274 licences of the main Microsoft 365 plan are held, but 2,500 users are planned for.");
  expect(said({ "head-count": ["5200"] })).toBeUndefined();
  expect(said({ "user-licences": ["2400"] })).toBeUndefined();
});

test("products that would have to run on a domain controller are asked about", () => {
  const asked = (servers: string, technologies: string[]) =>
    conflictsFor({
      "solution-type": ["security"],
      "solution-configuration": ["security-assessment"],
      "current-technologies": ["active-directory", ...technologies],
      servers: [servers],
      "domain-controllers": ["2"],
    }).find(({ id }) => id === "X61")?.statement;
  expect(asked("2", ["sharepoint", "sql-server"])).toContain(
    "are the 2 domain controllers, which should not run SharePoint and SQL",
  );
  expect(asked("4", ["sharepoint", "sql-server"])).toBeUndefined();
  expect(asked("2", ["sharepoint", "office-365"])).toBeUndefined();
});

test("a small organisation is told too of a window that its fixed date does not leave", () => {
  const given = { "company-size": ["small"], timeline: ["12-plus-months"], deadline: ["2027-05-31"] };
  expect(conflictsFor(given).map(({ id }) => id)).toContain("X48");
});

test("a configuration for several sites at one site is a conflict, and says what is designed", () => {
  const found = (sites: string) =>
    conflictsFor({
      "solution-configuration": ["cert-medium-multi"],
      "company-size": ["medium"],
      sites: [sites],
    }).filter(({ id }) => id === "X63");
  expect(found("1")).toMatchObject([{ treatment: expect.stringContaining("two fire compartments of that site") }]);
  expect(found("2")).toEqual([]);
});

test("sites of a retailer that are too few for its people are doubted, with what more of them add", () => {
  const found = (answers: Answers) =>
    conflictsFor({ "company-size": ["enterprise"], "head-count": ["5672"], sites: ["3"], ...answers }).filter(
      ({ id }) => id === "X64",
    );
  const custom = { "solution-type": ["custom"], "solution-configuration": ["custom-roadmap"], industry: ["retail"] };
  expect(found(custom)).toMatchObject([
    {
      statement: "3 sites stated for 5,672 people in retail: shops are probably not counted.",
      treatment: expect.stringMatching(/Each three sites more add 3% to the effort, about [\d.]+ days\.$/),
    },
  ]);
  expect(found({ ...custom, sites: ["60"] })).toEqual([]);
  expect(found({ ...custom, industry: ["finance"] })).toEqual([]);
});
