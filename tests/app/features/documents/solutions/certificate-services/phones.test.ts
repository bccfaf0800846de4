import { expect, test } from "vitest";
import type { Answers } from "#app/features/catalogue/steps.ts";
import type { DocumentTree } from "#app/features/documents/tree/tree.ts";
import { plainOf, tableOf } from "#app/features/documents/tree/tree-text.ts";
import { inputFor, workedExample } from "#tests/app/features/documents/answer-sets.ts";
import { composed } from "#tests/app/features/documents/composed.ts";
import { askedIn, cells } from "#tests/app/features/documents/solutions/cells.ts";
import { ENTERPRISE_PKI, everywhere, hasMany, isSmall, plainOfSections, tasks } from "./documents.ts";

test("phones of a public body or of many users take certificates of its own authority, those of others Cloud PKI", () => {
  for (const tree of everywhere({ industry: ["government"] }).concat(everywhere({}).filter(hasMany))) {
    expect(cells(tree, "architecture.components")).toContain("NDES and certificate connector");
    expect(cells(tree, "bill")).not.toContain("Cloud PKI");
    expect(cells(tree, "pki.templates")).toContain("Phones (SCEP)");
    expect(cells(tree, "decisions")).toMatch(/NDES with the certificate connector|A connector to this CA \(NDES\)/);
    if (tableOf(tree, "pki.cloud-pki"))
      expect(plainOf(tree, "pki.cloud-pki")).toContain("based on NDES with the connector");
  }
  for (const tree of everywhere({}).filter((one) => !hasMany(one))) {
    expect(cells(tree, "architecture.components")).not.toContain("NDES and");
    expect(cells(tree, "bill")).toContain("Intune Cloud PKI licence");
  }
});

test("the licence of Cloud PKI is priced where an option uses it", () => {
  const isRanked = (tree: DocumentTree): boolean => {
    const letter = /([B-F]): Intune Cloud PKI/.exec(JSON.stringify(tree.sections))?.[1];
    const left = new RegExp(`\\b${letter}( \\([^)]*\\))? is not ranked`);
    return letter !== undefined && !left.test(plainOf(tree, "options.verdict"));
  };
  const few = { "integration-needs": ["no-integrations"], "current-technologies": ["office-365"] };
  const ranked = everywhere({ industry: ["other"] })
    .concat(everywhere({ industry: ["other"], ...few }))
    .filter((one) => plainOf(one, "options.basis") && isRanked(one));
  expect(ranked.length).toBeGreaterThan(0);
  for (const tree of ranked) expect(JSON.stringify(tree)).toContain("Intune Cloud PKI, stand-alone add-on");
});

test("a connector for phones costs as many servers wherever it is named", () => {
  for (const tree of everywhere({})) {
    const named =
      plainOfSections(tree).match(/(one more server|two more servers) \(Windows[^.;|]*no per-user fee/g) ?? [];
    expect(named.length).toBeGreaterThan(1);
    expect(new Set(named).size).toBe(1);
  }
});

test("a connector for phones is held against Cloud PKI with the Windows licences that are still to be bought for it", () => {
  const named = (licences: Answers) =>
    plainOfSections(
      composed(inputFor({ ...workedExample(), "solution-configuration": ["cert-medium-multi"], ...licences })),
    );
  expect(named({})).toContain(
    "two more servers (Windows: USD 2,245 once) and about 2 days of work but no per-user fee",
  );
  expect(named({ "server-licences": ["6"] })).toContain("(Windows: USD 1,123 once)");
  expect(named({ "server-licences": ["40"] })).toContain(
    "two more servers and about 2 days of work but no per-user fee",
  );
});

test("what the sign-in of phones assumes of Cloud PKI is somebody's work, and its rights are named", () => {
  for (const tree of everywhere({})) {
    const phones = tasks(tree).find((row) => /hone certificates through Intune/.test(row));
    expect(phones).toContain("with the account's SID"); // strong mapping refuses it otherwise
    expect(cells(tree, "appendix.assumptions")).toContain("so these accounts are synchronised to Entra ID");
    expect(phones?.includes("loud PKI root and issuing CA, published to the directory")).toBe(!hasMany(tree));
    expect(cells(tree, "architecture.ports").includes("RADIUS server · Cloud PKI")).toBe(!hasMany(tree));
    expect(cells(tree, "decisions")).toContain("rights over Intune SCEP profiles count as Tier 0");
  }
});

test("no plan in use is said to contain Cloud PKI where none is named", () => {
  for (const technologies of [["active-directory"], ["active-directory", "office-365"]])
    for (const tree of everywhere({ "current-technologies": technologies })) {
      const hasPlan = technologies.includes("office-365");
      expect(/current plan includes it\)/.test(askedIn(tree))).toBe(hasPlan);
      expect(cells(tree, "decisions").includes("no current plan including it was named")).toBe(!hasPlan);
    }
});

test("the sums say whether they hold the licence of Cloud PKI or a connector, and controllers of an unknown version have a date", () => {
  for (const tree of everywhere({ "current-technologies": ["active-directory", "office-365"] })) {
    expect(askedIn(tree)).toMatch(
      hasMany(tree)
        ? /a connector to this CA \(recommended otherwise and budgeted\)/
        : /budgeted at USD [\d,]+ a year(?:, or|\. Or take) a connector/,
    );
    expect(plainOfSections(tree)).toContain("(2016 without paid updates only until 12 January 2027)");
  }
});

test("the decision on phones names what Intune costs either way, where no plan in use contains it", () => {
  for (const industry of ["government", "finance"]) {
    const ask = (technologies: string[]) =>
      everywhere({ industry: [industry], "current-technologies": technologies }).map(plainOfSections);
    for (const text of ask(["active-directory"]))
      expect(text).toMatch(/[;.] [Bb]oth need Intune, budgeted at USD [\d,]+ a year/);
    for (const text of ask(["active-directory", "office-365"]))
      expect(text).toContain("unless the current plan includes it");
  }
});

test("Cloud PKI is recommended to few users, and to many where their plan contains it", () => {
  const asked = (users: string, size: string, technologies = ["active-directory", "office-365"]) =>
    askedIn(
      composed(
        inputFor({
          ...workedExample(),
          "current-technologies": technologies,
          "company-size": [size],
          "head-count": [users],
        }),
      ),
    );
  for (const users of ["60", "200"]) {
    expect(asked(users, "medium")).toContain("(recommended; free if the current plan includes it)");
    expect(asked(users, "medium", ["active-directory"])).toMatch(
      /phones \(recommended and budgeted\) at USD [\d,]+ a year(?:, or|\. Or take) a connector to this CA, which needs one more server .*about 1 day of work/,
    );
  }
  expect(asked("2000", "enterprise")).toMatch(
    /\(recommended if the current plan includes it\).*connector to this CA \(recommended otherwise and budgeted\)/,
  );
});

test("phones that no plan enrols have a price, and certificates on request are reissued as well", () => {
  for (const tree of everywhere({ "current-technologies": ["active-directory", "office-365"], "head-count": ["60"] })) {
    expect(cells(tree, "appendix.assumptions")).toContain(
      "USD 6,480 a year more if the plan lacks Intune (60 × USD 9 × 12)",
    );
    if (tableOf(tree, "pki.compromise")) expect(cells(tree, "pki.compromise")).toMatch(/; web servers.* on request/);
  }
});

test("Intune is budgeted where no plan was named, and taken as owned where one is in use", () => {
  for (const [level, technologies] of [
    ["no-cloud", ["active-directory"]],
    ["hybrid", ["active-directory"]],
    ["early", ["active-directory", "office-365"]],
  ] as const)
    for (const tree of everywhere({ "current-technologies": technologies, "cloud-maturity": [level] })) {
      const isNamed = level === "early";
      const line = cells(tree, "bill")
        .split("\n")
        .find((row) => row.includes("Intune Plan 1"));
      expect(line?.includes("probably owned")).toBe(isNamed);
      expect(/need Intune, budgeted/.test(askedIn(tree))).toBe(!isNamed);
      expect(cells(tree, "appendix.assumptions").includes("Intune licences are budgeted")).toBe(!isNamed);
    }
});

test("who wants lower costs reads why the dearer Cloud PKI is recommended", () => {
  for (const objective of ["cost-reduction", "productivity"])
    for (const tree of everywhere({ "primary-objective": [objective] })) {
      if (/Small \(/.test(plainOf(tree, "appendix.answers"))) continue; // a fee for so few may be the cheaper
      const isTold = askedIn(tree).includes("cheaper than the add-on over three years");
      expect(isTold).toBe(objective === "cost-reduction" && !hasMany(tree));
      if (isTold) expect(askedIn(tree)).toMatch(/internet \(SCEP\) or makes .*keys itself \(PKCS\)/);
    }
});

test("the template of phones is an exception wherever subjects of requesters are refused", () => {
  for (const industry of ["government", "retail"])
    for (const tree of everywhere({ industry: [industry] })) {
      const isConnected = cells(tree, "pki.templates").includes("Phones (SCEP)");
      const log = cells(tree, "decisions");
      const isLogged = log.includes("Template policy"); // a small organisation with much to be asked reads it in templates and tests
      expect(log.includes("except for phones, whose requests Intune validates")).toBe(isConnected && isLogged);
      expect(isLogged || isSmall(tree)).toBe(true);
      const tests = cells(tree, "approach.tests");
      if (tests.includes("rated critical")) expect(tests.includes("except ESC1 on the phone")).toBe(isConnected);
      if (!isConnected) continue;
      const trace = cells(tree, "appendix.traceability")
        .split("\n")
        .find((row) => row.includes("Mobile device management"));
      expect(trace).toMatch(/T-2\.\d+.*T-3\.\d+.*B-01/);
    }
});

test("Intune that a plan in use may lack has its price for a year in the bill, the decision and the assumption", () => {
  const tree = composed(
    inputFor({
      ...workedExample(),
      ...ENTERPRISE_PKI,
      "company-size": ["enterprise"],
      "current-technologies": ["active-directory", "office-365"],
      "security-requirements": ["mobile-device-management"],
      "head-count": ["2500"],
    }),
  );
  expect(cells(tree, "bill")).toMatch(
    /Intune Plan 1.*unless the current Microsoft 365 plan includes it.*probably owned/,
  );
  expect(cells(tree, "appendix.assumptions")).toContain("USD 270,000 a year more if the plan lacks Intune");
  const asked = plainOfSections(tree);
  expect(asked).toMatch(/[;.] [Bb]oth need Intune: USD 270,000 a year more unless the current plan includes it/);
  expect(asked).toMatch(/which needs two more servers[^.;]* and [\d.]+ days of work but no per-user fee/);
});
