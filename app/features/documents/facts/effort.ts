/** Effort by solution, configuration and size, what adjusts it, and the least time a project needs. All planning assumptions. */

import { CLOUD_MANAGED, CLOUD_PRODUCTS, DIRECTORY, MAIL_MOVES } from "#app/features/catalogue/estate.ts";
import { all, any, type Condition, is, none } from "#app/features/catalogue/predicate.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import type { Sourced } from "./sources.ts";

export type Size = "small" | "medium" | "large" | "enterprise";
export const SIZES: readonly Size[] = ["small", "medium", "large", "enterprise"];

/** Person-days: low, likely, high. */
export type Days = readonly [number, number, number];

/** `key` is a configuration id, or a solution id for all its configurations; `name` what its days are for, where that is less than the configuration. */
export type EffortRow = Sourced & { key: string; days: Partial<Record<Size, Days>>; excludes: string; name?: string };

export const EFFORT: readonly EffortRow[] = [
  { key: "cert-small-single", days: { small: [5, 8, 12], medium: [7, 10, 15] }, excludes: "hardware", source: ["ej"] },
  {
    key: "cert-medium-single",
    days: { small: [10, 14, 20], medium: [14, 18, 26], large: [16, 22, 32] },
    excludes: "hardware purchase",
    source: ["ej"],
  },
  {
    key: "cert-medium-multi",
    days: { medium: [20, 28, 40], large: [24, 35, 50], enterprise: [28, 40, 60] },
    excludes: "hardware purchase",
    source: ["ej"],
  },
  {
    key: "cert-large-enterprise",
    days: { large: [35, 50, 75], enterprise: [50, 75, 120] },
    excludes: "hardware purchase, and policy CAs, at 10 days each",
    source: ["ej"],
  },
  { key: "sccm-small", days: { small: [10, 15, 22], medium: [14, 20, 30] }, excludes: "licences", source: ["ej"] },
  {
    key: "sccm-medium",
    days: { medium: [22, 32, 45], large: [30, 45, 65], enterprise: [35, 55, 80] },
    excludes: "licences",
    source: ["ej"],
  },
  { key: "sccm-enterprise", days: { enterprise: [60, 90, 140] }, excludes: "hardware", source: ["ej"] },
  {
    key: "sccm-intune", // the tasks that stay of a site, with those of Intune in the place of its servers
    days: { small: [8, 12, 17], medium: [14, 21, 30], large: [21, 32, 46], enterprise: [27, 42, 61] },
    excludes: "licences",
    source: ["ej"],
  },
  {
    key: "azure-migration",
    days: { small: [12, 20, 30], medium: [30, 50, 80], large: [70, 110, 180], enterprise: [180, 300, 600] },
    excludes: "application code rewrites",
    source: ["ej"],
  },
  {
    key: "microsoft-365",
    days: { small: [8, 14, 22], medium: [20, 35, 55], large: [45, 75, 120], enterprise: [110, 180, 350] },
    excludes: "telephony",
    source: ["ej"],
  },
  {
    key: "security",
    days: { small: [8, 12, 18], medium: [18, 28, 45], large: [40, 65, 100], enterprise: [90, 150, 280] },
    excludes: "a security operations centre",
    source: ["ej"],
  },
  {
    key: "security-assessment",
    name: "Assessment alone",
    days: { small: [3, 5, 8], medium: [5, 8, 13], large: [7, 12, 18], enterprise: [12, 20, 37] },
    excludes: "implementation of its recommendations",
    source: ["ej"],
  },
  {
    key: "hybrid-cloud",
    days: { small: [12, 18, 28], medium: [25, 40, 65], large: [55, 90, 140], enterprise: [130, 220, 400] },
    excludes: "the circuits themselves, which the provider installs",
    source: ["ej"],
  },
  {
    key: "custom",
    days: { small: [5, 8, 12], medium: [8, 14, 22], large: [14, 24, 36], enterprise: [25, 45, 70] },
    excludes: "implementation",
    source: ["ej"],
  },
];

/** A platform and a tenant take as many settings, policies and tests for few people as for many. */
const FOR_FEW = "settings and tests do not shrink with headcount";

const FOR_A_TENANT = "tenant baseline, policies and tests do not shrink with headcount";

type ConfigurationFactor = { percent: number; reason: string };

/** What adds or takes off so many percent of the likely days; where a size is not named, as elsewhere. */
export type FactorPart = { what: string; percent: number; small?: number; medium?: number };

/** Where no mail moves, the percent that `still` takes off. */
export const MAIL_STAYS: Condition = none(MAIL_MOVES);

/**
 * How far a configuration differs from the effort row of its solution, in percent of the likely days; `small` and `medium`
 * where the part that does not shrink with the organisation weighs more; `alone` where at most one server is no controller; `still` what falls away where no mail moves;
 * `parts` what it is made of, where that is more than one thing: they add up to it.
 */
export const CONFIGURATION_FACTORS: Record<
  string,
  ConfigurationFactor & {
    small?: number;
    medium?: number;
    alone?: ConfigurationFactor;
    still?: number;
    parts?: readonly FactorPart[];
  }
> = {
  "cert-small-single": {
    percent: 100,
    small: 120,
    reason: "restore test and run book, which the basis leaves out",
  },
  "azure-landing-zone": {
    percent: 45,
    small: 70,
    medium: 55,
    reason: "foundation and first wave only",
    parts: [
      { what: "foundation and first wave only", percent: -55 },
      { what: "the same platform for few servers", percent: 0, small: 25, medium: 10 },
    ],
  },
  "azure-rehost": { percent: 100, small: 110, reason: FOR_FEW },
  "azure-platform": {
    percent: 130,
    reason: "replatforming takes 1.5 to 2 times the effort of rehosting per workload, for about half of them",
    alone: { percent: 110, reason: FOR_FEW },
  },
  "azure-exit": {
    percent: 115,
    small: 120,
    reason: "decommissioning and a second region",
    parts: [
      { what: "decommissioning", percent: 5, small: 10 },
      { what: "second region", percent: 10 },
    ],
  },
  "m365-new-tenant": { percent: 100, small: 125, reason: FOR_A_TENANT },
  "m365-hybrid": { percent: 110, reason: "coexistence and decommissioning of old servers" },
  "m365-secure": {
    percent: 115,
    small: 140,
    reason: "labels, data loss prevention and retention",
    still: 20,
    parts: [
      { what: "labels, data loss prevention and retention", percent: 15 },
      { what: FOR_A_TENANT, percent: 0, small: 25 },
    ],
  },
  "m365-optimise": {
    percent: 45,
    small: 80,
    medium: 55,
    reason: "existing tenant: no mail, files or new devices",
    parts: [
      { what: "existing tenant: no mail, files or new devices", percent: -55 },
      { what: FOR_FEW, percent: 0, small: 35, medium: 10 },
    ],
  },
  "security-assessment": {
    percent: 170,
    small: 190,
    reason: "what follows from the findings",
    parts: [
      { what: "quick wins", percent: 20, small: 30 },
      { what: "evidence register", percent: 20 },
      { what: "road map with read-out", percent: 30, small: 40 },
    ],
  },
  "security-identity": { percent: 100, small: 125, reason: FOR_FEW },
  "security-detection": {
    percent: 110,
    small: 135,
    reason: "onboarding and run books",
    parts: [
      { what: "onboarding and run books", percent: 10 },
      { what: FOR_FEW, percent: 0, small: 25 },
    ],
  },
  "security-tier0": {
    percent: 100,
    small: 130,
    reason: "directory rules do not shrink with headcount",
  },
  "hybrid-vpn": { percent: 85, reason: "no circuit to order, connect and test, and no cluster to build" },
  "hybrid-expressroute": { percent: 100, reason: "the basis of the effort table" },
  "hybrid-azure-local": { percent: 115, reason: "cluster build and on-site validation" },
  "hybrid-virtual-wan": {
    percent: 90,
    reason: "no circuit to order, and a hub with its branches",
    parts: [
      { what: "no circuit to order, connect and test, and no cluster to build", percent: -15 },
      { what: "hub with its usual number of branches", percent: 5 },
    ],
  },
  "custom-roadmap": { percent: 100, small: 125, reason: "all ten domains are measured at any size" },
  "custom-pilot": {
    percent: 125,
    small: 140,
    reason: "the pilot, and fewer workshops",
    parts: [
      { what: "pilot", percent: 35, small: 25 },
      { what: "ten domains at any size", percent: 0, small: 25 },
      { what: "3 workshops instead of 6", percent: -10 },
    ],
  },
  "custom-focused": {
    percent: 60,
    small: 95,
    medium: 80,
    reason: "three domains",
    parts: [
      { what: "three domains instead of ten", percent: -40 },
      { what: "inventory and report hardly shrink", percent: 0, small: 35, medium: 20 },
    ],
  },
};

/** By how much of its days a review of three domains is shorter than ten, and than ten with a pilot, in percent: seen over many answers. */
const FEWER_DAYS: Partial<Record<string, Record<Size, number>>> = {
  "custom-roadmap": { small: 20, medium: 15, large: 30, enterprise: 35 },
  "custom-pilot": { small: 30, medium: 30, large: 45, enterprise: 50 },
};

/** Nought where no more than three are ordered. */
export const fewerDays = ({ configuration, size }: Brief): number => FEWER_DAYS[configuration.id]?.[size] ?? 0;

/** The share of the days of a solution, or of a configuration that has rows of its own, in percent, that follows a volume where a number was given for it; sites have an adjuster. */
export type VolumeShare = Sourced & { solution: string; volume: "users" | "devices" | "servers"; percent: number };

/** Of the days of a migration, those that follow its servers. */
export const SERVERS_PERCENT = 50;

export const VOLUME_SHARES: readonly VolumeShare[] = [
  { solution: "certificate-services", volume: "devices", percent: 20, source: ["ej"] },
  { solution: "configuration-manager", volume: "devices", percent: 30, source: ["ej"] },
  { solution: "configuration-manager", volume: "servers", percent: 5, source: ["ej"] },
  { solution: "azure-migration", volume: "servers", percent: SERVERS_PERCENT, source: ["ej"] },
  { solution: "azure-migration", volume: "users", percent: 5, source: ["ej"] },
  { solution: "azure-landing-zone", volume: "servers", percent: 15, source: ["ej"] }, // inventory and strategy list alone
  { solution: "microsoft-365", volume: "users", percent: 40, source: ["ej"] },
  { solution: "security", volume: "users", percent: 15, source: ["ej"] },
  { solution: "security", volume: "devices", percent: 15, source: ["ej"] },
  { solution: "security", volume: "servers", percent: 10, source: ["ej"] },
  { solution: "security-tier0", volume: "users", percent: 5, source: ["ej"] }, // rules of the directory, not of its people
  { solution: "security-tier0", volume: "devices", percent: 10, source: ["ej"] },
  { solution: "security-tier0", volume: "servers", percent: 10, source: ["ej"] },
  { solution: "hybrid-cloud", volume: "servers", percent: 20, source: ["ej"] },
  { solution: "hybrid-cloud", volume: "users", percent: 5, source: ["ej"] },
  { solution: "custom", volume: "users", percent: 10, source: ["ej"] },
  { solution: "custom", volume: "devices", percent: 5, source: ["ej"] },
  { solution: "custom", volume: "servers", percent: 15, source: ["ej"] },
];

/** Where a site is extended, its days follow devices up to `from` only; each thousand beyond takes as long as on the enterprise site: 30% of 90 days over 10,000 devices, rounded up. */
export const EXTENSIONS: Partial<Record<string, { from: number; days: number }>> = {
  "sccm-medium": { from: 5000, days: 3 },
};
/** More points, collections and waves. */
export const EXTENSION_PHASES: PhaseShares = [10, 30, 55, 5];

/** Those of a configuration that has rows of its own, else those of its solution. */
export function volumeSharesOf({ solution, configuration }: Brief, row = configuration.id): VolumeShare[] {
  const key = VOLUME_SHARES.some((share) => share.solution === row) ? row : solution;
  return VOLUME_SHARES.filter((share) => share.solution === key);
}

/** An adjuster of the likely days, in percent. `regulated` by industry weighs more than by wish. */
export type Adjuster = Sourced & { id: string; percent: number; when: Condition; reason: string; phases?: PhaseShares };

/** Percent of days by phase. */
export type PhaseShares = readonly [number, number, number, number];

/** They take an organisation into Azure, whatever of a tenant is in use already. */
const intoAzure = all(
  is("solution-type", "azure-migration", "hybrid-cloud"),
  none(is("current-technologies", "azure-services")),
);
/** The others only stand on a tenant. */
const onTenant = is("solution-type", "microsoft-365", "security", "configuration-manager");
/** Where no adoption is reported; with the cloud products that rule it out, why it adds nothing. */
export const NO_CLOUD: Condition = all(
  is("cloud-maturity", "no-cloud"),
  any(is("solution-type", "azure-migration", "hybrid-cloud"), onTenant),
);
export const FIRST_CLOUD: Condition = all(
  NO_CLOUD,
  any(intoAzure, all(onTenant, none(CLOUD_PRODUCTS))), // named, they are treated as in use
  none(is("solution-configuration", "m365-optimise")),
);

export const REGULATED_INDUSTRY: Condition = is("industry", "healthcare", "finance", "government");
export const REGULATED_BY_WISH: Condition = any(
  is("security-requirements", "compliance"),
  is("primary-objective", "compliance-objective"),
);
export const REGULATED: Condition = any(REGULATED_INDUSTRY, REGULATED_BY_WISH);

/** What is sold is a measured state and a road map: nothing is built but quick wins and, where chosen, a pilot. */
export const ASSESSES: Condition = any(
  is("solution-type", "custom"),
  is("solution-configuration", "security-assessment"),
);

/** Sectors whose signing keys belong into a hardware module. */
export const KEYS_IN_MODULES: Condition = is("industry", "finance", "government");
const MODULES_ALWAYS = is("solution-configuration", "cert-large-enterprise");
const MODULES_BY_SECTOR = all(is("solution-configuration", "cert-medium-single", "cert-medium-multi"), KEYS_IN_MODULES);
/** The authority is built with a pair of hardware modules. */
export const HAS_MODULES: Condition = any(MODULES_ALWAYS, MODULES_BY_SECTOR);

/** No Exchange server is built or kept: up to 250 mailboxes, or up to 1,000 where work together is no objective, or where costs are to fall; more take months, in which calendars are to be shared. */
export const MINIMAL_HYBRID: Condition = all(
  is("solution-configuration", "m365-hybrid"),
  none(
    is("company-size", "enterprise"),
    all(
      is("company-size", "large"),
      is("primary-objective", "productivity", "digital-transformation"),
      none(is("primary-objective", "cost-reduction")),
    ),
  ),
);

/** Half of an estate is left where the cloud came first, and half of the days follow the servers. */
export const RESIDUAL_PERCENT = SERVERS_PERCENT / 2;

/** What a short window adds. */
export const HASTE_PERCENT = 15;

export const ADJUSTERS: readonly Adjuster[] = [
  {
    id: "timeline",
    percent: HASTE_PERCENT,
    when: all(is("timeline", "1-3-months"), none(ASSESSES)),
    reason: "one to three months: tasks overlap, with little slack",
    source: ["ej"],
  },
  {
    id: "legacy",
    percent: 10,
    when: is("integration-needs", "legacy-applications"),
    reason: "legacy applications",
    source: ["ej"],
  },
  {
    id: "regulated",
    percent: 15,
    when: REGULATED_INDUSTRY,
    reason: "regulated industry: evidence and approvals at gates",
    source: ["ej"],
  },
  {
    id: "regulated-wish",
    percent: 10,
    when: all({ none: [REGULATED_INDUSTRY] }, REGULATED_BY_WISH),
    reason: "compliance required: evidence and approvals",
    source: ["ej"],
  },
  {
    id: "first-cloud",
    percent: 15,
    when: FIRST_CLOUD,
    reason: "no cloud adoption reported",
    source: ["ej"],
  },
  {
    id: "tenant-first",
    percent: 15,
    when: all(
      any(
        all(
          any(
            is("solution-configuration", "security-identity", "security-detection"),
            all(is("solution-configuration", "security-tier0"), is("security-requirements", "mfa", "zero-trust")),
          ),
          any(none(is("cloud-maturity", "no-cloud")), CLOUD_PRODUCTS), // where none is in use, the row above counts
        ),
        all(
          is("solution-type", "configuration-manager"),
          any(is("cloud-maturity", "early"), all(is("cloud-maturity", "no-cloud"), CLOUD_PRODUCTS)),
        ),
      ),
      none(is("current-technologies", "office-365", "teams")),
    ),
    reason: "neither Microsoft 365 nor Teams in use: accounts and devices enter a tenant first, as in a first cloud",
    phases: [15, 60, 20, 5],
    source: ["ej"],
  },
  {
    id: "residual",
    percent: -RESIDUAL_PERCENT,
    when: all(
      is("cloud-maturity", "cloud-first"),
      is("solution-configuration", "azure-rehost", "azure-platform", "azure-exit"),
    ),
    reason: "cloud-first: half of the estate, and half of the days, remain",
    source: ["ej"],
  },
  {
    id: "discovery",
    percent: 10,
    when: is("current-technologies", "none"),
    reason: "unknown environment: more discovery",
    source: ["ej"],
  },
];

/** Percent for each integration after the first, and where the work lies: after the design it is tested in the rollout. */
export const INTEGRATION_PERCENT = 5;
export const INTEGRATION_PHASES: PhaseShares = [15, 10, 65, 10];
/** In an assessment they are reviewed beside the workshops. */
export const REVIEW_PHASES: PhaseShares = [10, 60, 30, 0];
/** A project has this many security requirements anyway. */
export const PROTECTIONS_INCLUDED = 3;
/**
 * Days for each one more: agreed, set, tested, evidence filed. A control takes as long beside an authority as beside a
 * migration: 3 to 5% of the likely days of most rows, more of the few that are smaller than their size.
 */
export const PROTECTION_DAYS: Record<Size, number> = { small: 0.5, medium: 1, large: 2, enterprise: 3 };
export const PROTECTION_PHASES: PhaseShares = [10, 75, 10, 5];
/** A second factor for everybody, where another project brings it: methods, policies, registration and help, fewest and most days. */
export const FACTOR_DAYS: Record<Size, readonly [number, number]> = {
  small: [2, 4],
  medium: [5, 8],
  large: [10, 18],
  enterprise: [20, 40],
};
/** An assessment sets none: it measures and judges each in half of those days. */
export const MEASURED = 0.5;
export const MEASURED_PHASES: PhaseShares = [0, 70, 30, 0];
/** The row of an assessment reads so many products; each one more has a reading, findings and a way on of its own. */
export const PRODUCTS_INCLUDED = 3;
export const PRODUCT_DAYS: Record<Size, number> = { small: 0.25, medium: 0.5, large: 0.75, enterprise: 1 };
export const INTERVIEW_PHASES: PhaseShares = [0, 100, 0, 0];
/** What the line of a pair of hardware modules is called in the bill. */
export const MODULE_PAIR = "Hardware security module pair";
/** Days for the pair, whose purchase and set-up the rows leave out: a fifth of the authority's days in most sizes. */
export const MODULE_DAYS: Record<Size, number> = { small: 3, medium: 4, large: 7, enterprise: 10 };
export const MODULE_PHASES: PhaseShares = [10, 30, 50, 10];
/** One platform and a first wave: no task of it is done once for each site, no legacy application moves, and nothing is switched in its rollout. */
export const BUILT_ONCE: ReadonlySet<string> = new Set(["azure-landing-zone"]);
/** Percent on the days of the rollout where what users notice is changed in the evening or at weekends only. */
export const OUT_OF_HOURS_PERCENT = 15;
/** Machines enrol by day, and half of the rollout is servers and controllers. */
export const OUT_OF_HOURS_HALF: ReadonlySet<string> = new Set(["certificate-services"]);
export const OUT_OF_HOURS_PHASES: PhaseShares = [0, 0, 100, 0];
/** Reads what there is, and takes nobody into a cloud. */
export const READS_ALONE: ReadonlySet<string> = new Set(["security-assessment"]);
/** Settings of one tenant are measured once, wherever its people sit. */
export const WITHOUT_SITES: Condition = is("solution-configuration", "m365-optimise");
const SITES_PERCENT = 10;
const SITES_PERCENT_AFAR = 3;
/** Of more sites a few are measured and the others answer in writing; and certificates reach a site by policy, as its computers do. */
const FROM_AFAR: Condition = any(ASSESSES, is("solution-type", "certificate-services"));

/** The share of that which each three sites fewer deduct. */
export const FEWER_SITES = 0.7;

/** Beside a percent that is lower than what the sites of a project usually add. */
export const belowUsual = (percent: number): string =>
  percent < SITES_PERCENT ? `, not the usual ${SITES_PERCENT}%,` : "";

/** Why sites add less than the usual percent, to end a clause. */
export function sitesFromAfar(brief: Brief, row = brief.configuration.id): string {
  if (followsServers(brief, row)) return ", as half of the days follow servers";
  if (!brief.holds(FROM_AFAR)) return "";
  return brief.holds(ASSESSES) ? ", as most sites answer in writing" : ", as certificates reach sites by policy";
}

/** Percent for each three sites more or fewer than the size implies, by the configuration or as given; of days that follow a given number of servers, sites move only the rest. */
export function sitesPercentOf(brief: Brief, row = brief.configuration.id): number {
  if (BUILT_ONCE.has(row) || brief.holds(WITHOUT_SITES)) return 0;
  if (brief.holds(FROM_AFAR)) return SITES_PERCENT_AFAR;
  return followsServers(brief, row) ? SITES_PERCENT * (1 - SERVERS_PERCENT / 100) : SITES_PERCENT;
}

function followsServers(brief: Brief, row: string): boolean {
  const byServers = volumeSharesOf(brief, row).some(
    ({ volume, percent }) => volume === "servers" && percent >= SERVERS_PERCENT,
  );
  return byServers && brief.given("servers") !== null;
}
/** The adjusters together never add more than this: they overlap, as one approval and one calendar serve several. What counts pieces is added outside it. */
export const ADJUSTER_CAP_PERCENT = 60;

/** Share of the days by phase, in percent. */
export const PHASE_SHARES: PhaseShares = [25, 25, 35, 15];
/** An assessment is workshops and measurement before all. */
export const ASSESSMENT_PHASES: PhaseShares = [16, 40, 25, 19];
/** The configuration whose factor and phases another one takes, under a condition: the same work, without a server. */
export const PLANNED_AS: Partial<Record<string, { configuration: string; when: Condition }>> = {
  "m365-hybrid": { configuration: "m365-new-tenant", when: MINIMAL_HYBRID },
};

/** Run book, restore test and hypercare do not shrink with a small project. */
export const SMALL_PHASES: PhaseShares = [23, 25, 34, 18];
/** By configuration, solution or solution with size, where they differ. */
export const OWN_PHASES: Record<string, PhaseShares> = {
  "azure-landing-zone": [27, 40, 18, 15], // nothing is moved but a first wave
  "azure-landing-zone medium": [23, 44, 18, 15], // its platform is no smaller for a few servers
  "azure-landing-zone large": [29, 42, 17, 12], // the strategy of every server is drawn up first
  "azure-landing-zone enterprise": [31, 42, 16, 11],
  "azure-migration small": [27, 34, 22, 17], // a handful of servers needs the whole platform, and moves fast
  "azure-migration medium": [25, 28, 32, 15],
  "custom-pilot": [14, 31, 39, 16], // set up and lived with in the third phase
  "custom-focused": [20, 40, 20, 20], // kick-off and report hardly shrink with the domains
  "custom-pilot small": [17, 34, 33, 16],
  "custom-focused small": [23, 47, 16, 14],
  "custom small": [21, 41, 18, 20], // inventory, kick-off and closing hardly shrink with the interviews
  "custom medium": [20, 38, 23, 19],
  custom: ASSESSMENT_PHASES,
  "security-assessment": ASSESSMENT_PHASES,
  "cert-small-single": [20, 28, 31, 21], // the same authority, run book and restore for 50 people as for 250
  "cert-medium-single small": [21, 34, 26, 19], // the ceremony and a responder more, and machines enrol by policy
  "cert-medium-single medium": [21, 30, 30, 19], // templates, responders and hardening are the work; machines enrol by policy
  "cert-medium-single large": [21, 28, 31, 20],
  "cert-medium-multi medium": [23, 29, 31, 17],
  "cert-medium-multi small": [22, 33, 27, 18],
  "m365-hybrid": [20, 31, 33, 16], // a server is built before anything moves
  "microsoft-365 small": [20, 30, 35, 15], // a tenant has as many settings for fifty people as for more
  "configuration-manager small": [21, 30, 31, 18], // and a site as many roles
  "sccm-small": [21, 30, 32, 17],
  "sccm-small large": [18, 37, 33, 12], // gateway, co-management and controls are set before anything is rolled out
  "sccm-medium enterprise": [18, 37, 33, 12],
  "sccm-enterprise": [22, 31, 34, 13],
  "sccm-intune": [20, 32, 33, 15], // settings and waves, with nothing to install
  "sccm-intune medium": [23, 31, 31, 15],
  "sccm-intune small": [22, 32, 27, 19],
  "m365-optimise": [21, 33, 30, 16], // settings are most of it, and nothing is moved
  "security-tier0": [26, 32, 25, 17], // what is built is rolled out to a handful of people
  "security small": [34, 24, 23, 19], // and the design, which hardly shrink
  security: [30, 29, 26, 15], // begins with the assessment of its eight domains, and sets rights on request before anything is rolled out
};

/** Where the days lie that follow the number of servers, of a migration that moves them all: landing zone and closing hardly change. */
const MOVED_SERVER: PhaseShares = [20, 10, 60, 10];
export const SERVER_PHASES: Record<string, PhaseShares> = {
  "azure-rehost": MOVED_SERVER,
  "azure-platform": MOVED_SERVER,
  "azure-exit": MOVED_SERVER,
};

/** Fewest weeks in which the project can be done well, by configuration where it differs from its solution: one for each phase, and another for hypercare, also where the sources say less. */
export const MIN_WEEKS: Record<string, Record<Size, number>> = {
  "sccm-intune": { small: 5, medium: 7, large: 10, enterprise: 16 }, // a fifth less than with a site, as nothing is installed first
  "certificate-services": { small: 6, medium: 8, large: 10, enterprise: 16 },
  "configuration-manager": { small: 6, medium: 9, large: 12, enterprise: 20 },
  "azure-migration": { small: 8, medium: 14, large: 22, enterprise: 40 },
  "azure-landing-zone": { small: 6, medium: 9, large: 13, enterprise: 18 },
  "microsoft-365": { small: 5, medium: 8, large: 14, enterprise: 26 },
  "m365-optimise": { small: 5, medium: 6, large: 10, enterprise: 16 },
  "security-assessment": { small: 4, medium: 6, large: 8, enterprise: 10 },
  security: { small: 5, medium: 9, large: 14, enterprise: 26 },
  "hybrid-cloud": { small: 8, medium: 12, large: 18, enterprise: 30 },
  "hybrid-expressroute": { small: 18, medium: 18, large: 20, enterprise: 30 }, // 12 weeks of delivery, service, failure tests, handover
  "hybrid-azure-local": { small: 21, medium: 21, large: 23, enterprise: 32 }, // machines come in 8 to 12 weeks
  custom: { small: 4, medium: 4, large: 6, enterprise: 10 },
  "custom-focused": { small: 4, medium: 4, large: 5, enterprise: 7 }, // fewer people to hear and domains to score; planning assumption
};

/** Weeks to sign, name people and grant access before the first day, working days to the order, and days from it to the start; planning assumption. */
export type Mobilisation = { weeks: number; inWords: string; order: number; access: number };

/** Larger organisations buy more slowly, and open accounts after it. */
export const MOBILISATION: Record<Size, Mobilisation> = {
  small: { weeks: 2, inWords: "two", order: 9, access: 1 },
  medium: { weeks: 2, inWords: "two", order: 9, access: 1 },
  large: { weeks: 4, inWords: "four", order: 14, access: 7 },
  enterprise: { weeks: 6, inWords: "six", order: 19, access: 7 },
};

/** Where a window of three months would be half gone. */
export const HASTY_MOBILISATION: Partial<Record<Size, Mobilisation>> = {
  enterprise: { weeks: 5, inWords: "five", order: 19, access: 7 },
};

/** Where the window leaves the time: nobody decides, signs and opens accounts at once without need. */
export const CALM_MOBILISATION: Record<Size, Mobilisation> = {
  small: { weeks: 4, inWords: "four", order: 11, access: 7 },
  medium: { weeks: 4, inWords: "four", order: 14, access: 7 },
  large: { weeks: 6, inWords: "six", order: 19, access: 14 },
  enterprise: { weeks: 8, inWords: "eight", order: 29, access: 14 },
};

/** The same of a public body, which buys by a procedure. */
export const PUBLIC_MOBILISATION: Record<Size, Mobilisation> = {
  small: { weeks: 8, inWords: "eight", order: 34, access: 7 },
  medium: { weeks: 10, inWords: "ten", order: 39, access: 14 },
  large: { weeks: 12, inWords: "twelve", order: 49, access: 14 },
  enterprise: { weeks: 16, inWords: "sixteen", order: 69, access: 14 },
};

/** What stands on a directory begins later where another project builds one first: by what that takes beyond the weeks of discovery and design. */
const DIRECTORY_WEEKS: Record<Size, number> = { small: 2, medium: 3, large: 6, enterprise: 10 };
const AWAITS_DIRECTORY: Condition = all(
  is("solution-type", "certificate-services", "configuration-manager"),
  none(DIRECTORY, CLOUD_MANAGED),
);

export function directoryWeeks(brief: Brief): number {
  return brief.holds(AWAITS_DIRECTORY) ? DIRECTORY_WEEKS[brief.size] : 0;
}

/** A module pair is delivered in six weeks at least; ceremony, authorities and the first waves come after it. */
export const MODULES_LEAST_WEEKS = 12;

/** What a configuration adds to the least weeks of its solution. */
export const MORE_WEEKS: Record<string, number> = { "custom-pilot": 3 };

/** The weeks of an assessment, shortest and longest, where one person works on it: interviews need calendars, and a measured state is worth nothing when it is old. */
export const ASSESSMENT_WEEKS: Record<Size, readonly [number, number]> = {
  small: [5, 6],
  medium: [6, 10],
  large: [8, 12],
  enterprise: [10, 16],
};
