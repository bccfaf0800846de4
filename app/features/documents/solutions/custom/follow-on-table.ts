/** The table of the projects that may follow: signal, what confirms it, and its order of magnitude. */

import type { Brief } from "#app/features/documents/brief/brief.ts";
import { type Budget, formatAmount, formatFigure, roughly } from "#app/features/documents/budget/budget.ts";
import { framedBy } from "#app/features/documents/budget/budget-frame.ts";
import { amountsOf } from "#app/features/documents/budget/one-currency.ts";
import { dayOfIso } from "#app/features/documents/dates.ts";
import { exchanged } from "#app/features/documents/facts/exchange.ts";
import { PRICES, RATE_CARDS } from "#app/features/documents/facts/prices.ts";
import { type PackTable, say } from "#app/features/documents/pack.ts";
import { lifecycleOf, oldestOf } from "#app/features/documents/plan/deadlines.ts";
import { planOf } from "#app/features/documents/plan/plan.ts";
import { figure, listed, oneOf, plural } from "#app/features/documents/words.ts";
import { CLOUD_OFFICE, FOCUSED, OFFICE, SHAREPOINT, SMALL, SQL } from "./answers.ts";
import { isProposed } from "./domains.ts";
import { asNamed, candidates, FIRST_TENANT, isPointedTo, SIGNALS, THREE_REQUIREMENTS } from "./follow-on.ts";
import { isCounted, magnitudeIn, paidFrom, together, upgradesInstead } from "./magnitudes.ts";
import { lacksUpdates } from "./out-of-support.ts";
import { BUSINESS_SEATS } from "./quantities.ts";

/** In the order of the options. */
const CLOUD_WORDS = [
  "no cloud",
  "first cloud trials",
  "some cloud experience",
  "significant cloud adoption",
  "a cloud-first strategy",
];

function renewal(brief: Brief): string {
  const { low, high } = PRICES["windows-standard"];
  return `${magnitudeIn("servers")(brief)} to renew ${plural(brief.servers.plan, "server")}${brief.hasDirectory && brief.holds(SMALL) ? ", the domain controller on a new machine" : ""}; USD ${formatFigure(low)} – ${formatFigure(high)} per 16 cores of Windows Server 2025 Standard${brief.has("industry", "education") ? " before academic pricing" : ""}${brief.holds(SQL) ? ", and about USD 4,200 per two cores of SQL Server Standard (minimum four)" : ""}`;
}

/** The suite beside the plan that the size buys costs less than the step to E5. */
const suiteFor = (brief: Brief) => PRICES[brief.users > BUSINESS_SEATS ? "e3-purview" : "bp-purview"];

function dearerLicences(brief: Brief): string {
  const { high } = suiteFor(brief);
  const some = Math.ceil(brief.users / 10);
  return `USD ${formatFigure(high * 12)} per user per year; for one user in ten (${figure(some)}), USD ${figure((high * 12 * some) / 100)} a year`;
}

function named(brief: Brief, products: Record<string, string>): string {
  return listed(
    Object.keys(products).flatMap((id) => (brief.has("current-technologies", id) ? products[id] : []) ?? []),
  );
}

const OBJECTIVES: readonly (readonly [string, string])[] = [
  ["productivity", "higher productivity requested"],
  ["remote-work", "remote work requested"],
  ["digital-transformation", "digital transformation requested"],
];

/** `one of the two servers`, `4 of 12 servers`: from a third on a move pays for its platform; a planning assumption. */
function oneThird(brief: Brief): string {
  const third = Math.ceil(brief.servers.plan / 3);
  return third === 1
    ? oneOf(brief.servers.plan, "server")
    : `${figure(third)} of ${plural(brief.servers.plan, "server")}`;
}

const serversIn = (brief: Brief) => named(brief, { "windows-server": "Windows Server", "sql-server": "SQL Server" });
const MICROSOFT_365 = "Microsoft 365 Implementation";
/** The project that brings the tenant brings the management that was asked for. */
const withDevices = (brief: Brief): string =>
  brief.has("security-requirements", "mobile-device-management") && !brief.holds(CLOUD_OFFICE)
    ? ", device management included"
    : "";
/** A public body of the United States may be bound to a cloud of its own, which decides licences and price. */
const ofCloud = (brief: Brief, clouds: string): string =>
  brief.jurisdiction === "us" && brief.has("industry", "government")
    ? `; the cloud chosen first (${clouds}), as a later move between them is a migration`
    : "";
const ofAzure = (brief: Brief): string => ofCloud(brief, "commercial Azure or Azure Government");
const outOfSupport = (brief: Brief): string =>
  `a version out of support, and no rule keeping its content on-premises${ofCloud(brief, "commercial, GCC or GCC High")}`;
/** What has its support for longer is kept, as the lifecycle table says. */
const ENDING = "whose support has ended or ends within a year of the read-out";
/** Some version that may be in use has lost its support by then. */
const endsSoon = (brief: Brief, family: string): boolean =>
  lifecycleOf(brief).some((row) => row.family === family && row.end && dayOfIso(row.end) <= planOf(brief).end + 365);
const MANY_DEVICES = 500;

/** `a score below 2 in identity, or `: of the three domains those that the project would raise; a firm of fifty has no room for them. */
function scoredLow(brief: Brief): string {
  const words = [
    ...(isProposed("identity", brief) ? ["identity"] : []),
    ...(isProposed("operations", brief) ? ["security operations"] : []),
  ];
  return words.length > 0 && !brief.holds(SMALL) ? `a score below 2 in ${listed(words, "or")}, or ` : "";
}

const FOLLOW_ON_TABLE: PackTable = {
  id: "custom.follow-on",
  section: "solution",
  heading: "Possible follow-on projects",
  intro: (brief) =>
    `${together(brief)}${upgradesInstead(brief)}Days are the baseline for this size${isCounted(brief) ? ", adjusted to the numbers given" : ""}, before adjusters such as regulation or interfaces; cost is days × ${formatAmount(RATE_CARDS[brief.currency].blended, brief.currency)}${brief.holds(SMALL) ? "" : " (blended rate, with more engineer days than an assessment has)"}, excluding licences and hardware.`,
  caption: "Follow-on projects suggested by the answers",
  asked: (brief) => candidates(brief).length > 0 || brief.holds(SIGNALS.e5),
  columns: ["Candidate", "Signal in the answers", "Confirmed by", "Order of magnitude"],
  rows: [
    {
      cells: [
        (brief) =>
          `${MICROSOFT_365}${withDevices(brief)}${brief.holds(CLOUD_OFFICE) ? `, ${brief.holds(SHAREPOINT) ? "mail and sites" : "mail"} only` : ""}`,
        (brief) =>
          `${named(brief, { "exchange-server": "Exchange Server", sharepoint: "SharePoint" })} in use${brief.holds(CLOUD_OFFICE) ? ", and a tenant in place" : ""}`,
        outOfSupport,
        magnitudeIn("ended"),
      ],
      when: SIGNALS.ended,
      asked: (brief) => isPointedTo("ended", brief),
      source: ["eol", "ej"],
    },
    {
      cells: [
        "Security Assessment & Implementation",
        (brief) =>
          brief.has("security-requirements", "zero-trust")
            ? "Zero Trust architecture requested"
            : brief.holds(THREE_REQUIREMENTS)
              ? `${brief.values("security-requirements").length} security requirements selected`
              : "better security requested",
        (brief) =>
          brief.holds(FOCUSED)
            ? `${scoredLow(brief)}findings rated red under S-1 onwards`
            : "a score below 2 in identity or security operations",
        magnitudeIn("security"),
      ],
      when: SIGNALS.security,
      source: ["ej"],
    },
    {
      cells: [
        (brief) => `${MICROSOFT_365}${brief.holds(FIRST_TENANT) ? withDevices(brief) : ", sites only"}`,
        (brief) =>
          brief.holds(FIRST_TENANT)
            ? `${OBJECTIVES.find(([id]) => brief.has("primary-objective", id))?.[1] ?? ""}, and no Microsoft 365 listed`
            : "SharePoint in use, and a tenant in place",
        (brief) =>
          brief.holds(FIRST_TENANT)
            ? "volume and cost of mail and file services, and no rule keeping them there"
            : lacksUpdates(brief, "sharepoint")
              ? outOfSupport(brief)
              : "sites needed from outside, and no rule keeping their content on-premises",
        magnitudeIn("m365"),
      ],
      when: SIGNALS.m365,
      source: ["eol", "ej"],
    },
    {
      cells: [
        "Azure Migration Strategy",
        (brief) =>
          `${serversIn(brief)} in use, ${brief.cloudLevel === 0 ? "Azure named" : CLOUD_WORDS[brief.cloudLevel]}`,
        (brief) =>
          brief.holds(SQL) && oldestOf(brief, "windows-server") && !endsSoon(brief, "windows-server")
            ? `a SQL Server version ${ENDING}, with vendor agreement, and server cost compared with Azure${ofAzure(brief)}`
            : brief.holds(SQL) || endsSoon(brief, "windows-server")
              ? `at least ${oneThird(brief)} on a version ${ENDING}, with vendor agreement for each${ofAzure(brief)}`
              : `current server cost compared with Azure, and no vendor objection${ofAzure(brief)}`,
        magnitudeIn("azure"),
      ],
      when: SIGNALS.azure,
      source: ["ej"],
    },
    {
      cells: [
        (brief) => asNamed("On-premises renewal of servers and databases", brief),
        (brief) => `${serversIn(brief)} in use, no cloud adoption reported`,
        "versions near end of support, and hosts able to run the next version",
        renewal,
      ],
      when: SIGNALS.servers,
      asked: (brief) => isPointedTo("servers", brief),
      source: ["ws-price", "ej"],
    },
    {
      cells: [
        (brief) =>
          brief.devices >= MANY_DEVICES
            ? "Intune, or Microsoft System Center Configuration Manager"
            : `${MICROSOFT_365}, Intune only`,
        (brief) =>
          `device management requested, ${brief.given("devices") === null ? "" : `${plural(brief.devices, "device")}, `}a directory`,
        "unmanaged devices with company data",
        magnitudeIn("devices"),
      ],
      when: SIGNALS.devices,
      source: ["ej"],
    },
    {
      cells: [
        "Certificate Services",
        "identity management requested, a directory",
        "devices, networks or services that rely on a password, a shared key or an authority that nobody owns",
        magnitudeIn("certificates"),
      ],
      when: SIGNALS.certificates,
      source: ["ej"],
    },
    {
      cells: [
        "Hybrid Cloud Infrastructure",
        (brief) =>
          `${brief.has("cloud-maturity", "some") ? "partial" : "extensive"} cloud use, with ${brief.has("integration-needs", "legacy-applications") ? "legacy applications" : "an ERP system"}`,
        "workloads that must stay on-premises, for latency or compliance",
        magnitudeIn("hybrid"),
      ],
      when: SIGNALS.hybrid,
      source: ["ej"],
    },
    {
      cells: [
        "Power Platform governance and environments",
        "Power Platform in use",
        "business-critical flows without an owner or in the default environment",
        magnitudeIn("power"),
      ],
      when: SIGNALS.power,
      source: ["ej"],
    },
    {
      cells: [
        (brief) =>
          `Licences for data loss prevention on devices and in Teams: the ${suiteFor(brief).item.replace(", paid yearly", "")}`,
        "data loss prevention requested",
        (brief) =>
          `sampled data leaving by device or chat; mail and files need no upgrade from ${brief.users > BUSINESS_SEATS ? "Microsoft 365 E3" : "Business Premium"}${brief.holds(OFFICE) ? "" : ", if that is the plan in use"}`,
        dearerLicences,
      ],
      when: SIGNALS.e5,
      source: (brief) => [...suiteFor(brief).source, "purview"],
    },
  ],
};

/** What this order leaves of the stated budget, and which of the projects that pays for. */
function leftOver(brief: Brief, budgetIn: (brief: Brief) => Budget): string {
  if (!brief.known("budget-band")) return "";
  const budget = budgetIn(brief);
  const [main] = budget.totals;
  const framed = framedBy(brief, budget);
  if (!main || !framed) return "";
  const left = framed.end - exchanged(amountsOf(budget, "oneOff"), main.currency);
  // to three digits where a planning rate is in it
  const [sum, rate] = framed.foreign ? [roughly(left), " at planning rates"] : [left, ""];
  return left > 0 && Number.isFinite(left)
    ? ` Of the top of the stated budget this order leaves about ${formatAmount(sum, main.currency)}${rate}${paidFrom(left, brief)}.`
    : "";
}

export const followOnTable = (budgetIn: (brief: Brief) => Budget): PackTable => ({
  ...FOLLOW_ON_TABLE,
  intro: (brief) => `${say(FOLLOW_ON_TABLE.intro ?? "", brief)}${leftOver(brief, budgetIn)}`,
});
