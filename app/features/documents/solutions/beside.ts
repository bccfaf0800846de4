/** What several solutions may leave to the client, and what they may add beside their own work; days without a row of the effort table are planning assumptions. */

import { EXCHANGE, PLAN_HELD } from "#app/features/catalogue/estate.ts";
import { all, any, type Condition, is, none } from "#app/features/catalogue/predicate.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import type { AdditionRow, ReductionRow } from "#app/features/documents/budget/affordable-rows.ts";
import { formatAmount } from "#app/features/documents/budget/budget.ts";
import { daysOfProject } from "#app/features/documents/effort/other-project.ts";
import { FACTOR_DAYS, PROTECTION_DAYS, type Size } from "#app/features/documents/facts/effort.ts";
import { PRICES, type PriceKey } from "#app/features/documents/facts/prices.ts";
import { BUSINESS_USERS } from "#app/features/documents/facts/requirements.ts";
import type { Figure } from "#app/features/documents/pack.ts";
import { losingSupport } from "#app/features/documents/plan/losing-support.ts";

type Days = readonly [low: number, high: number];

const TRAINING_LEFT: ReductionRow = {
  parts: ["user communications", "first communications", "preparation and training", "training of"],
  lost: "The client writes the messages and teaches from the run book and the vendor's material",
  adopts: true,
};

/** What the client's own people can do after go-live and beside the work. */
const OTHERS_LEFT: readonly ReductionRow[] = [
  { parts: ["hypercare"], lost: "Later calls are paid by the day", adopts: true },
  {
    parts: ["project management and steering"],
    lost: "The client leads the project",
  },
];

/** What the client's own people can do. */
export const LEFT_TO_CLIENT: readonly ReductionRow[] = [TRAINING_LEFT, ...OTHERS_LEFT];

/** The same where training comes before the run book. */
export const LEFT_BEFORE_RUN_BOOK: readonly ReductionRow[] = [
  ...OTHERS_LEFT,
  { ...TRAINING_LEFT, lost: "The client writes the messages and teaches from the vendor's material" },
];

const TENANT = is("current-technologies", "office-365", "teams");
const project =
  (key: string, percent = 100) =>
  (brief: Brief): Days =>
    daysOfProject(key, brief, percent);
const ofSize =
  (days: Record<Size, Days>) =>
  ({ size }: Brief): Days =>
    days[size];

/** `bought`: users whose licence the bill has. */
export const factorForAll = (bought: Figure = 0): AdditionRow => ({
  what: "Multi-factor authentication for all other users",
  days: ({ size }) => FACTOR_DAYS[size],
  byEngineer: true,
  licence: {
    price: () => "entra-p1",
    quantity: (brief) => Math.max(0, brief.users - (typeof bought === "function" ? bought(brief) : bought)),
  },
  why: "this project requires it of some users only; the licence unless owned",
  serves: ["mfa", "zero-trust"],
  completes: true,
  when: is("security-requirements", "mfa", "zero-trust"),
  source: ["entra-price", "ej"],
});

/** Enrolment, compliance rules and help, beside a tenant. */
export const deviceDays = ofSize({ small: [2, 4], medium: [5, 10], large: [12, 25], enterprise: [25, 60] });

export const ALL_DEVICES: AdditionRow = {
  what: "Management of user devices in Intune",
  days: deviceDays,
  byEngineer: true,
  licence: { price: () => "intune-p1", quantity: ({ users }) => users },
  why: "this project manages few devices or none; the licence unless owned",
  serves: ["mobile-device-management"],
  completes: true,
  when: is("security-requirements", "mobile-device-management"),
  source: ["ej"],
};

const perPlan =
  (business: PriceKey, other: PriceKey) =>
  ({ users }: Brief): PriceKey =>
    users <= BUSINESS_USERS ? business : other;

/** Rules in simulation, then in force: two to four times what an assessment of them takes. */
export const timesProtection =
  (least: number, most: number) =>
  ({ size }: Brief): Days => [PROTECTION_DAYS[size] * least, PROTECTION_DAYS[size] * most];

export const lossDays = timesProtection(2, 4);
export const threatDays = timesProtection(1, 3);

export const LOSS_PREVENTION: AdditionRow = {
  what: "Data loss prevention for mail, files and devices",
  days: lossDays,
  byEngineer: true,
  licence: {
    price: perPlan("bp-purview", "e3-purview"),
    base: (brief) => (brief.holds(PLAN_HELD) ? null : perPlan("business-premium", "m365-e3")(brief)),
    quantity: ({ users }) => users,
  },
  why: (brief) =>
    `this project covers its own systems only; ${brief.holds(PLAN_HELD) ? "the suite" : "the plan, which needs a tenant, and its suite"} unless owned`,
  serves: ["data-loss-prevention"],
  completes: true,
  when: is("security-requirements", "data-loss-prevention"),
  source: ["ej"],
};

export const DEVICE_THREATS: AdditionRow = {
  what: "Detection of threats on user devices",
  days: threatDays,
  byEngineer: true,
  licence: { price: perPlan("defender-business", "defender-endpoint-p2"), quantity: ({ users }) => users },
  why: "this project protects its own servers only; the licence unless owned",
  serves: ["threat-protection"],
  completes: true,
  when: is("security-requirements", "threat-protection"),
  source: ["ej"],
};

/** Days of the connectors, and of one application published: a planning assumption. */
export const PUBLISHING_DAYS = 1.5;

export const publishingDays = ofSize({ small: [1, 2], medium: [2, 5], large: [5, 10], enterprise: [8, 20] });

export const REMOTE_ACCESS: AdditionRow = {
  what: "Remote access to internal web applications",
  days: publishingDays,
  byEngineer: true,
  licence: { price: () => "entra-p1", quantity: ({ knowledge }) => Math.ceil(knowledge / 2) },
  why: "excluded from this project; the licence of half of the office users unless owned",
  serves: ["remote-work"],
  completes: true,
  source: ["appproxy", "entra-price", "ej"],
};

/** Quick wins, register and road map beside the assessment of the row. */
const REVIEW_PERCENT = 170;
/** Another project of the catalogue, by its row of the effort table. */
const SECURITY_REVIEW: AdditionRow = {
  what: "Security assessment of eight domains, with a road map",
  days: project("security-assessment", REVIEW_PERCENT),
  why: "finds what lies beside this project",
  serves: ["enhance-security", "compliance-objective", "compliance", "zero-trust"],
  source: ["ej"],
};
export const SERVERS_MOVED: AdditionRow = {
  what: "Migration of servers to Azure",
  days: project("azure-migration"),
  why: "servers stay where they are in this project",
  serves: ["scalability", "digital-transformation", "innovation"],
  when: is("current-technologies", "windows-server", "sql-server"),
  source: ["ej"],
};
/** Mail and sites into a tenant that is in use take 60% of a whole one. */
const MOVE_PERCENT = 60;
const MAIL_MOVED: AdditionRow = {
  what: "Mail, files and sites in Microsoft 365",
  days: (brief) => daysOfProject("microsoft-365", brief, brief.holds(TENANT) ? MOVE_PERCENT : 100),
  why: "licences in addition, by user type",
  serves: ["productivity", "remote-work", "digital-transformation"],
  when: any(EXCHANGE, all(is("primary-objective", "productivity", "remote-work"), none(TENANT))),
  source: ["ej"],
};
/** Three of ten domains: 60% of the days of the whole. */
const FOCUSED_PERCENT: Record<Size, number> = { small: 95, medium: 80, large: 60, enterprise: 60 };
const AIMS_REVIEWED: AdditionRow = {
  what: "Assessment of three domains, with a road map",
  days: (brief) => daysOfProject("custom", brief, FOCUSED_PERCENT[brief.size]),
  why: "measures what this project does not touch",
  serves: ["cost-reduction", "digital-transformation", "innovation", "scalability", "productivity"],
  source: ["ej"],
};
const CARE_DAYS = 12;
const YEAR_OF_CARE: AdditionRow = {
  what: "A day of operations a month for a year after acceptance",
  days: () => [CARE_DAYS, CARE_DAYS],
  byEngineer: true,
  why: "reviews the operations calendar with the client's staff",
  source: ["ej"],
};
/** Plans switched on, alerts given to a named owner. */
export const SERVERS_WATCHED: AdditionRow = {
  what: "Defender for Servers P2 on all servers",
  days: ({ servers }) => [Math.ceil(servers.plan / 40), Math.ceil(servers.plan / 15)],
  byEngineer: true,
  licence: { price: () => "defender-servers-p2", quantity: ({ servers }) => servers.plan },
  why: "detects attacks on servers that patching and backup do not",
  serves: ["enhance-security", "compliance"],
  when: none(is("security-requirements", "threat-protection", "zero-trust")),
  source: ["ej"],
};

/** Ten at a time: how many there are nobody has counted. */
const OLD_SERVERS: AdditionRow = {
  what: "Replacement of the first ten servers on Windows Server versions without support",
  days: () => [10, 15],
  byEngineer: true,
  why: () => {
    const { low, high } = PRICES["windows-standard"];
    return `attackers use what is no longer mended, and no other task replaces these; licences, unless owned, ${formatAmount(low * 10, "USD")} to ${formatAmount(high * 10, "USD")} once`;
  },
  asked: (brief) =>
    brief.servers.plan >= 10 &&
    losingSupport(brief).some(({ family, hasEnded }) => hasEnded && family === "windows-server"),
  source: ["ws-price", "ej"],
};

const ALL: readonly (readonly [solution: string, row: AdditionRow])[] = [
  ["security", SECURITY_REVIEW],
  ["azure-migration", SERVERS_MOVED],
  ["microsoft-365", MAIL_MOVED],
  ["custom", AIMS_REVIEWED],
];

const isAimedAt = ({ serves = [] }: AdditionRow): Condition =>
  any(is("primary-objective", ...serves), is("security-requirements", ...serves));

/** What replaces servers that support has left, the other projects that serve an objective or a requirement of the client, a year of care, and then the others. */
export function projectsBeside(solution: string): AdditionRow[] {
  const others = ALL.filter(([own]) => own !== solution).map(([, row]) => row);
  const so = (row: AdditionRow, aim: Condition) => ({ ...row, when: row.when ? all(row.when, aim) : aim });
  return [
    ...(solution === "azure-migration" ? [] : [OLD_SERVERS]),
    ...others.map((row) => so(row, isAimedAt(row))),
    YEAR_OF_CARE,
    ...others.map((row) => ({ ...so(row, none(isAimedAt(row))), spare: true as const })),
  ];
}
