/** The days: what is counted piece by piece stands outside the cap, with its days by size. */

import { expect, test } from "vitest";
import type { Answers } from "#app/features/catalogue/steps.ts";
import { Brief } from "#app/features/documents/brief/brief.ts";
import { INTERVIEWS } from "#app/features/documents/brief/planning-figures.ts";
import { effortOf } from "#app/features/documents/effort/effort.ts";
import { planOf } from "#app/features/documents/plan/plan.ts";
import { inputFor, workedExample } from "#tests/app/features/documents/answer-sets.ts";
import { contentFor } from "#tests/app/features/documents/composed.ts";

const THREE = ["mfa", "data-encryption", "mobile-device-management"];
const EIGHT = [
  ...THREE,
  "identity-management",
  "zero-trust",
  "compliance",
  "threat-protection",
  "data-loss-prevention",
];
const SYSTEMS = ["crm", "erp", "legacy-applications", "third-party-apis", "database-systems", "reporting-tools"];

const effortFor = (answers: Answers) => effortOf(new Brief(inputFor({ ...workedExample(), ...answers })));

test("a project of three security requirements without modules has no added days", () => {
  expect(effortFor({}).added).toEqual([]);
  expect(effortFor({}).exact.likely).toBe(262);
});

test("each security requirement after the third costs the same days, where the cap is reached too", () => {
  for (const added of [{}, { "integration-needs": SYSTEMS }]) {
    const few = effortFor({ ...added, "security-requirements": THREE });
    const many = effortFor({ ...added, "security-requirements": EIGHT });
    expect(many.added.map(({ reason }) => reason)).toEqual(["5 security requirements after the third × 1 day"]);
    expect(many.exact.likely - few.exact.likely).toBe(50);
  }
  expect(effortFor({ "integration-needs": SYSTEMS })).toMatchObject({ factor: 16_000, product: 18_184 });
});

test("a module pair is priced by size, low and high as far apart as those of the row", () => {
  const [modules] = effortFor({ industry: ["finance"] }).added;
  expect(modules).toMatchObject({ low: 31, likely: 40, high: 58 });
});

test("where one server alone moves, no half of them is replatformed", () => {
  const factor = (servers: string) =>
    effortFor({
      "solution-type": ["azure-migration"],
      "solution-configuration": ["azure-platform"],
      "company-size": ["small"],
      servers: [servers],
      "domain-controllers": ["1"],
    }).configurationFactor?.percent;
  expect([factor("2"), factor("6")]).toEqual([110, 130]);
});

test("changes at weekends cost 15% on the days of the rollout, and nothing in an assessment", () => {
  const reasons = (answers: Answers) =>
    effortFor(answers).adjusters.filter(({ reason }) => /weekend working/.test(reason));
  expect(reasons({ "change-window": ["weekends"] })).toMatchObject([
    { percent: 2, reason: expect.stringContaining("15% on half of the rollout") }, // its machines enrol by day
  ]);
  const landing = { "solution-type": ["azure-migration"], "solution-configuration": ["azure-landing-zone"] };
  expect(reasons({ ...landing, "change-window": ["weekends"] })).toEqual([]); // its rollout switches nothing
  const rehost = { ...landing, "solution-configuration": ["azure-rehost"] };
  expect(reasons({ ...rehost, "change-window": ["weekends"] })).toMatchObject([{ percent: 5 }]);
  expect(reasons({ "change-window": ["evenings"] })).toEqual([]);
  const custom = { "solution-type": ["custom"], "solution-configuration": ["custom-roadmap"] };
  expect(reasons({ ...custom, "change-window": ["weekends"] })).toEqual([]);
});

test("the phases add up to the days, and added days lie in the build", () => {
  const few = effortFor({ "security-requirements": THREE });
  const many = effortFor({ "security-requirements": EIGHT });
  for (const { phases, likely } of [few, many])
    expect(phases.reduce((sum, phase) => sum + phase.likely, 0)).toBe(likely);
  expect((many.phases[1]?.likely ?? 0) - (few.phases[1]?.likely ?? 0)).toBeGreaterThanOrEqual(35);
});

test("an assessment measures each requirement after the third in half of the days", () => {
  const custom = { "solution-type": ["custom"], "solution-configuration": ["custom-roadmap"] };
  expect(effortFor({ ...custom, "security-requirements": EIGHT }).added).toMatchObject([
    { reason: "5 security requirements after the third, measured × 0.5 day", likely: 25 },
  ]);
});

test("added days are whole tenths, so that each figure of the table is a number", () => {
  for (const size of ["small", "medium", "large", "enterprise"])
    for (let count = 4; count <= EIGHT.length; count += 1) {
      const chosen = { "company-size": [size], "security-requirements": EIGHT.slice(0, count) };
      const { added, exact } = effortFor({
        ...chosen,
        "solution-type": ["custom"],
        "solution-configuration": ["custom-roadmap"],
      });
      for (const { low, likely, high } of [...added, exact])
        expect([low, likely, high].every(Number.isInteger)).toBe(true);
    }
});

test("three months hurry nobody whose work needs half of them, and its plan is not called compressed", () => {
  const check = {
    "solution-type": ["microsoft-365"],
    "solution-configuration": ["m365-optimise"],
    "company-size": ["medium"],
    timeline: ["1-3-months"],
  };
  const hurries = ({ adjusters }: ReturnType<typeof effortFor>) =>
    adjusters.some(({ reason }) => /tasks overlap/.test(reason));
  expect(hurries(effortFor(check))).toBe(false);
  expect(planOf(new Brief(inputFor({ ...workedExample(), ...check })))).toMatchObject({
    kind: "short",
    minimumWeeks: 6,
  });
  expect(hurries(effortFor({ ...check, "solution-configuration": ["m365-new-tenant"] }))).toBe(true);
});

test("a small organisation pays for the settings that are as many for few people", () => {
  const factorOf = (configuration: string, size: string) =>
    effortFor({
      "solution-type": ["security"],
      "solution-configuration": [configuration],
      "company-size": [size],
    }).configurationFactor?.percent ?? 100;
  expect(factorOf("security-identity", "small")).toBe(125);
  expect(factorOf("security-identity", "medium")).toBe(100);
});

test("sites of which an assessment measures a few add less than sites that are built", () => {
  const percent = (answers: Answers) =>
    effortFor({ "company-size": ["enterprise"], sites: ["22"], ...answers }).adjusters.find(({ reason }) =>
      /^22 sites/.test(reason),
    )?.percent;
  expect(percent({ "solution-type": ["custom"], "solution-configuration": ["custom-roadmap"] })).toBe(12);
  expect(percent({ "solution-type": ["hybrid-cloud"], "solution-configuration": ["hybrid-vpn"] })).toBe(40);
});

test("sites that policies reach add less than sites at which somebody builds", () => {
  const percent = (answers: Answers) =>
    effortFor({ ...answers, sites: ["18"], "company-size": ["enterprise"] }).adjusters.find(({ reason }) =>
      reason.includes("18 sites"),
    )?.percent;
  const certificates = { "solution-type": ["certificate-services"], "solution-configuration": ["cert-medium-multi"] };
  const deployment = { "solution-type": ["configuration-manager"], "solution-configuration": ["sccm-medium"] };
  const [afar, there] = [percent(certificates), percent(deployment)];
  expect((there ?? 0) / (afar ?? 1)).toBeCloseTo(10 / 3);
});

test("rules of the directory take as long for many people as for few", () => {
  const tier0 = {
    "solution-type": ["security"],
    "solution-configuration": ["security-tier0"],
    "company-size": ["enterprise"],
  };
  const days = (users: string) => effortFor({ ...tier0, "head-count": [users] }).likely;
  expect(days("6000") / days("2000")).toBeLessThan(1.3);
});

test("an interview more or fewer is a quarter of a day", () => {
  const custom = { "solution-type": ["custom"], "solution-configuration": ["custom-roadmap"] };
  const added = (more: number) => {
    const usual = INTERVIEWS.medium;
    return effortFor({ ...custom, "company-size": ["medium"], interviews: [String(usual + more)] }).added.map(
      ({ likely }) => likely,
    );
  };
  expect([added(0), added(3), added(4), added(-2)]).toEqual([[], [8], [10], [-5]]);
});

test("sites move only the days that do not follow a given number of servers", () => {
  const azure = { "solution-type": ["azure-migration"], "solution-configuration": ["azure-rehost"] };
  const percent = (answers: Answers) =>
    effortFor({ ...azure, "company-size": ["enterprise"], sites: ["1"], ...answers }).adjusters.find(({ reason }) =>
      reason.startsWith("1 site instead of "),
    )?.percent;
  expect(percent({ servers: ["593"] })).toBe(-10.5);
  expect(percent({})).toBe(-21);
  expect(percent({ "company-size": ["small"] })).toBeUndefined();
});

test("three sites count wherever a size implies fewer, and every integration after the first beside legacy applications", () => {
  const reasons = effortFor({
    ...{ "solution-type": ["hybrid-cloud"], "solution-configuration": ["hybrid-vpn"], "company-size": ["small"] },
    ...{ sites: ["3"], "integration-needs": ["legacy-applications", "crm"] },
  }).adjusters;
  expect(reasons).toContainEqual(expect.objectContaining({ percent: 10, reason: expect.stringMatching(/^3 sites/) }));
  expect(reasons).toContainEqual(
    expect.objectContaining({ percent: 5, reason: expect.stringMatching(/^2 integrations/) }),
  );
});

test("Zero Trust counts with the row of multi-factor authentication that it brings", () => {
  const [implied, named] = [[], ["mfa"]].map((more) =>
    effortFor({ "security-requirements": ["compliance", "data-loss-prevention", "zero-trust", ...more] }),
  );
  expect(implied?.added).toEqual(named?.added);
  expect(implied?.added.map(({ reason }) => reason)).toEqual(["1 security requirement after the third × 1 day"]);
});

test("whoever reports no adoption has a first cloud only where no service of that cloud is named, and reads why not", () => {
  const reasons = (solution: string, configuration: string, service: string[]) =>
    effortFor({
      "solution-type": [solution],
      "solution-configuration": [configuration],
      "cloud-maturity": ["no-cloud"],
      "current-technologies": ["windows-server", "active-directory", ...service],
    }).adjusters.map(({ reason }) => reason);
  expect(reasons("configuration-manager", "sccm-small", [])).toContain("no cloud adoption reported");
  for (const service of ["power-platform", "azure-services", "teams", "office-365"]) {
    expect(reasons("configuration-manager", "sccm-small", [service])).not.toContain("no cloud adoption reported");
    const isNamed = (solution: string) => solution === "microsoft-365" || service === "azure-services";
    for (const [solution, configuration] of [
      ["azure-migration", "azure-rehost"],
      ["hybrid-cloud", "hybrid-vpn"],
      ["microsoft-365", "m365-new-tenant"],
    ] as const)
      expect(reasons(solution, configuration, [service]).includes("no cloud adoption reported"), solution).toBe(
        !isNamed(solution), // the cloud of a migration is Azure
      );
  }
  expect(reasons("hybrid-cloud", "hybrid-vpn", [])).toContain("no cloud adoption reported");
  expect(reasons("microsoft-365", "m365-optimise", ["office-365"])).not.toContain("no cloud adoption reported");
});

test("in a thin project design and discovery are no smaller than the controls, and no run book takes weeks", () => {
  const { tasks } = contentFor(
    inputFor({
      ...workedExample(),
      "solution-type": ["configuration-manager"],
      "solution-configuration": ["sccm-medium"],
      "company-size": ["enterprise"],
      sites: ["3"],
      devices: ["1452"],
      servers: ["182"],
      industry: ["technology"],
      timeline: ["6-12-months"],
      "primary-objective": ["cost-reduction"],
      "cloud-maturity": ["some"],
      "current-technologies": ["windows-server", "active-directory", "office-365"],
      "integration-needs": ["database-systems", "custom-applications"],
      "security-requirements": ["mfa", "identity-management"],
    }),
  );
  const days = (title: RegExp) => tasks.find((task) => title.test(task.title))?.days ?? 0;
  expect(days(/^Detailed design/)).toBeGreaterThanOrEqual(30);
  expect(days(/confirmation of assumptions/)).toBeGreaterThanOrEqual(20);
  const tenant = inputFor({
    ...workedExample(),
    "solution-type": ["microsoft-365"],
    "solution-configuration": ["m365-secure"],
    "company-size": ["enterprise"],
    "head-count": ["6000"],
  });
  const book = contentFor(tenant).tasks.find(({ title }) => title.startsWith("Run book"));
  expect(book?.days).toBeLessThanOrEqual(120);
});

test("a medium site takes more days with every thousand devices beyond its 5,000, and fewer than the enterprise site", () => {
  const of = (configuration: string, devices: number) =>
    effortFor({
      "solution-type": ["configuration-manager"],
      "solution-configuration": [configuration],
      "company-size": ["enterprise"],
      devices: [`${devices}`],
      servers: ["300"],
    });
  const counts = [3000, 5000, 5001, 8400, 9999];
  const days = counts.map((devices) => of("sccm-medium", devices).likely);
  expect(days).toEqual(days.toSorted((a, b) => a - b));
  for (const devices of counts.slice(2))
    expect(of("sccm-medium", devices).likely).toBeLessThan(of("sccm-enterprise", devices).likely);
  const { volume, added } = of("sccm-medium", 8400);
  expect(volume?.formula).toContain("devices 5,000 ÷ 2,500");
  expect(added.some(({ reason }) => reason.startsWith("3,400 devices beyond 5,000 × 3 days for each thousand"))).toBe(
    true,
  );
});
