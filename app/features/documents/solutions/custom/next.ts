/** What may follow an assessment: projects with their order of magnitude, and the horizons of the road map. */

import { DIRECTORY } from "#app/features/catalogue/estate.ts";
import { all, any, type Condition, is, none } from "#app/features/catalogue/predicate.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import { perBrief } from "#app/features/documents/brief/per-brief.ts";
import { formatAmount, formatFigure } from "#app/features/documents/budget/budget.ts";
import { dayOfIso, formatDay } from "#app/features/documents/dates.ts";
import { EFFORT, type Size, volumeSharesOf } from "#app/features/documents/facts/effort.ts";
import { PRICES, RATE_CARDS } from "#app/features/documents/facts/prices.ts";
import { type PackTable, say } from "#app/features/documents/pack.ts";
import { oldestOf, serviceDatesOf } from "#app/features/documents/plan/deadlines.ts";
import { fixedDay } from "#app/features/documents/plan/fixed-date.ts";
import { planOf } from "#app/features/documents/plan/plan.ts";
import { figure, listed, oneOf, plural } from "#app/features/documents/words.ts";
import { pilotsFor } from "./pilots.ts";
import {
  BUSINESS_SEATS,
  CLOUD_OFFICE,
  EXCHANGE,
  endingBetween,
  hasAgeingServers,
  isSoldUpdates,
  lacksUpdates,
  outOfSupport,
  POWER,
  paidRows,
  SHAREPOINT,
  SQL,
  WINDOWS,
} from "./products.ts";

const FOCUSED = is("solution-configuration", "custom-focused");
const PILOT = is("solution-configuration", "custom-pilot");
/** No second platform and no dearer plan for fifty people. */
const SMALL = is("company-size", "small");
const NO_CLOUD = is("cloud-maturity", "no-cloud");
/** In the order of the options. */
const CLOUD_WORDS = [
  "no cloud",
  "first cloud trials",
  "some cloud experience",
  "significant cloud adoption",
  "a cloud-first strategy",
];

/** Any three of the security requirements. */
const REQUIREMENTS = [
  "mfa",
  "data-encryption",
  "compliance",
  "identity-management",
  "threat-protection",
  "data-loss-prevention",
  "mobile-device-management",
  "zero-trust",
];
const THREE_REQUIREMENTS = any(
  ...REQUIREMENTS.flatMap((first, a) =>
    REQUIREMENTS.slice(a + 1).flatMap((second, b) =>
      REQUIREMENTS.slice(a + b + 2).map((third) =>
        all(...[first, second, third].map((id) => is("security-requirements", id))),
      ),
    ),
  ),
);

/** Files, mail and meetings are to change, and no tenant is named. */
const FIRST_TENANT = all(
  is("primary-objective", "productivity", "remote-work", "digital-transformation"),
  none(EXCHANGE, SHAREPOINT, CLOUD_OFFICE),
);

/** The project that brings the tenant brings the management of devices. */
const WHOLE_TENANT = all(any(EXCHANGE, SHAREPOINT, FIRST_TENANT), none(CLOUD_OFFICE));

/** Servers that get no updates any more wait for no other project; with a tenant at hand a farm is not certain. */
const ENDED_SERVERS = any(EXCHANGE, all(SHAREPOINT, none(CLOUD_OFFICE)));

/** What points to a project. */
const SIGNALS: Record<string, Condition> = {
  ended: ENDED_SERVERS,
  security: any(
    is("security-requirements", "zero-trust"),
    THREE_REQUIREMENTS,
    is("primary-objective", "enhance-security"),
  ),
  m365: all(any(SHAREPOINT, FIRST_TENANT), none(ENDED_SERVERS)),
  azure: all(any(WINDOWS, SQL), none(NO_CLOUD)),
  servers: all(any(WINDOWS, SQL), NO_CLOUD),
  devices: all(is("security-requirements", "mobile-device-management"), DIRECTORY, none(WHOLE_TENANT)),
  hybrid: all(
    is("cloud-maturity", "some", "significant"),
    is("integration-needs", "legacy-applications", "erp"),
    none(SMALL),
  ),
  power: POWER,
  // beside a plan that is in use: without one the suite has nothing to stand on
  e5: all(is("security-requirements", "data-loss-prevention"), CLOUD_OFFICE, none(is("industry", "education"), SMALL)),
};
/** Licences alone are no project to begin. */
export const NO_SIGNAL = none(...Object.entries(SIGNALS).flatMap(([id, signal]) => (id === "e5" ? [] : [signal])));
/** Servers of a recent version are not renewed, nor such as have updates replaced. */
const isPointedTo = (id: string, brief: Brief): boolean =>
  brief.holds(SIGNALS[id]) &&
  (id !== "servers" || brief.holds(SQL) || hasAgeingServers(brief)) &&
  (id !== "ended" || lacksUpdates(brief, "exchange-server") || lacksUpdates(brief, "sharepoint"));

/** In the order of the table. */
const FOLLOW_ON: Record<string, string> = {
  ended: "a Microsoft 365 project",
  security: "a security project",
  m365: "a Microsoft 365 project",
  azure: "an Azure migration",
  servers: "the on-premises renewal of servers and databases",
  devices: "device management",
  hybrid: "a hybrid cloud project",
  power: "Power Platform governance",
};

/** So many rows the table of a firm of fifty has. */
const FEW_ROWS = 3;
const rowsOf = (brief: Brief): number => (brief.holds(SMALL) ? FEW_ROWS : Infinity);
/** The projects that the answers point to, as far as the table shows them, in its order. */
const candidates = perBrief((brief): readonly string[] =>
  Object.keys(FOLLOW_ON)
    .flatMap((id) => (isPointedTo(id, brief) ? (FOLLOW_ON[id] ?? []) : []))
    .slice(0, rowsOf(brief)),
);

/** Databases are renewed where some are named. */
const asNamed = (words: string, brief: Brief): string =>
  brief.holds(SQL) ? words : words.replace("servers and databases", "servers");

type Begun = readonly [pilot: string, project: "m365" | "devices" | "servers", whole: Condition, rest: string];
/** The project that what follows a pilot is already the whole of, or what is left of it. */
const BEGUN: readonly Begun[] = [
  ["mail", "m365", none(SHAREPOINT), "the SharePoint migration"],
  ["sharepoint", "m365", none(EXCHANGE), "the mailbox migration"],
  ["team-work", "m365", none(EXCHANGE, SHAREPOINT), "the rest of a Microsoft 365 project"],
  ["devices", "devices", all(), ""],
  ["server", "servers", none(SQL), "the database renewal"],
  ["database", "servers", none(WINDOWS), "the renewal of the remaining servers"],
];

/** What the pilot begins, where there is one. */
const begunByPilot = (brief: Brief) => BEGUN.find(([id]) => brief.holds(PILOT) && id === pilotsFor(brief)[0].id);

/** What replaces servers without updates is begun at once, unless a pilot has begun it. */
function begunAtOnce(brief: Brief): string | undefined {
  return isPointedTo("ended", brief) && begunByPilot(brief)?.[1] !== "m365" ? FOLLOW_ON.ended : undefined;
}

/** The projects that wait for the second and third horizon. */
function later(brief: Brief): readonly string[] {
  const first = begunAtOnce(brief);
  return candidates(brief).filter((project) => project !== first);
}

/** The projects that the pilot does not begin; of its own project the rest comes after the others. */
function besidePilot(brief: Brief): string[] {
  const [, begun, whole = all(), rest = ""] = begunByPilot(brief) ?? [];
  const own = begun && FOLLOW_ON[begun];
  // the same servers are not upgraded first and moved then
  const isMoved = (project: string) => project === FOLLOW_ON.azure && begun === "servers";
  return later(brief)
    .flatMap((project) => {
      if (project === own) return [];
      return isMoved(project) ? `${project} of servers not upgraded` : project;
    })
    .concat(own && later(brief).includes(own) && !brief.holds(whole) ? rest : []);
}

/** The project that an aim of security asks for, else the first that the answers point to. */
const leadOf = (brief: Brief): string | undefined =>
  brief.has("primary-objective", "enhance-security")
    ? "security"
    : Object.keys(FOLLOW_ON).find((id) => isPointedTo(id, brief));

export function followOn(brief: Brief): string | null {
  const lead = leadOf(brief);
  return lead ? asNamed(FOLLOW_ON[lead] ?? "", brief) : null;
}

const AMBER = "findings rated amber";
const ifConfirmed = (...projects: string[]): string =>
  `${listed(projects)}, ${projects.length > 1 ? "each " : ""}if the evidence confirms it`;

function secondHorizon(brief: Brief): string {
  if (brief.holds(PILOT)) return `${AMBER}; if the pilot passed, ${say(pilotsFor(brief)[0].next, brief)}`;
  const [project] = later(brief);
  return project ? `${AMBER}; ${ifConfirmed(project)}` : AMBER;
}

/** Every project of the table of what may follow that no earlier horizon begins. */
function thirdHorizon(brief: Brief): string {
  const projects = brief.holds(PILOT) ? besidePilot(brief) : later(brief).slice(1);
  const last = brief.holds(FOCUSED) ? "assessment of the domains not scored" : "repeat assessment on the same scale";
  return projects.length > 0 ? `${ifConfirmed(...projects)}; ${last}` : last;
}

type Days = readonly [low: number, high: number];
/** `20 to 55 days, EUR 15,000 to EUR 41,250`: the product that the text above the table names. */
function magnitude(brief: Brief, [low, high]: Days): string {
  const { blended, currency } = RATE_CARDS[brief.currency];
  const money = (days: number) => formatAmount(days * blended, currency);
  return `${figure(low)} to ${figure(high)} days, ${money(low)} to ${money(high)}`;
}

/** Beyond this an order of magnitude is said in fives. */
const MANY_DAYS = 100;
const isCounted = (brief: Brief): boolean =>
  (["head-count", "devices", "servers"] as const).some((id) => brief.given(id) !== null);

/** A row of the effort table, or a share of it in percent, as far as it follows what was counted. */
function project(key: string, brief: Brief, percent = 100): Days {
  const [low, , high] = EFFORT.find((row) => row.key === key)?.days[brief.size] ?? [0, 0, 0];
  const planned = brief.plannedAt(brief.size);
  const counted = { users: brief.users, devices: brief.devices, servers: brief.servers.plan };
  const moved = volumeSharesOf(brief, key).reduce(
    (sum, share) => sum + share.percent * (counted[share.volume] / planned[share.volume] - 1),
    100,
  );
  const days = (base: number) => {
    const exact = Math.ceil((base * percent * moved) / 10_000);
    return exact > MANY_DAYS ? Math.ceil(exact / 5) * 5 : exact;
  };
  return [days(low), days(high)];
}

/** Devices without the rest of Microsoft 365. */
const INTUNE_PERCENT = 35;
/** Mail and sites into a tenant that is in use. */
const MOVE_PERCENT = 60;
const MANY_DEVICES = 500;
const POWER_DAYS: Record<Size, Days> = {
  small: [2, 5],
  medium: [4, 10],
  large: [8, 20],
  enterprise: [15, 40],
};

const mailAndSites = (brief: Brief): Days =>
  project("microsoft-365", brief, brief.holds(CLOUD_OFFICE) ? MOVE_PERCENT : 100);

/** The days of each project that may follow, in the order of the table. */
const DAYS = {
  ended: mailAndSites,
  security: (brief) => project("security", brief),
  m365: mailAndSites,
  azure: (brief) => project("azure-migration", brief),
  // half a day for a plain server, a day and a half where an application must be tested with its owner
  servers: (brief) => [Math.ceil(brief.servers.plan / 2), Math.ceil(brief.servers.plan * 1.5)],
  devices: (brief) => project("microsoft-365", brief, INTUNE_PERCENT),
  hybrid: (brief) => project("hybrid-cloud", brief),
  power: (brief) => POWER_DAYS[brief.size],
} satisfies Record<string, (brief: Brief) => Days>;

const magnitudeIn = (id: keyof typeof DAYS) => (brief: Brief) => magnitude(brief, DAYS[id](brief));
const daysOf = (brief: Brief): Days[] =>
  Object.entries(DAYS).flatMap(([id, days]) => (isPointedTo(id, brief) ? [days(brief)] : []));

/** Of the project that would be begun. */
const daysOfLead = (brief: Brief): Days | undefined => {
  const lead = leadOf(brief);
  return Object.entries(DAYS).find(([id]) => id === lead)?.[1](brief);
};

/** `: 18 to 45 days, EUR 13,500 to EUR 33,750`, or nothing. */
export function magnitudeOf(brief: Brief): string {
  const first = daysOfLead(brief);
  return first ? `: ${magnitude(brief, first)}` : "";
}

/** What little knowledge adds to the days, and then to the sum; planning assumptions. */
const UNMEASURED = 1.1 * 1.2;
/** `: EUR 17,800 to EUR 44,600`: the same, begun without measurement. */
export function unmeasuredCost(brief: Brief): string {
  const first = daysOfLead(brief);
  const { blended, currency } = RATE_CARDS[brief.currency];
  const money = (days: number) => formatAmount(Math.round((days * blended * UNMEASURED) / 100_00) * 100_00, currency);
  return first ? `: ${first.map(money).join(" to ")}` : "";
}

function sumOf(brief: Brief): Days {
  const all = daysOf(brief).slice(0, rowsOf(brief));
  return all.reduce<Days>(([low, high], [least, most]) => [low + least, high + most], [0, 0]);
}

/** Of all that may follow, in minor units. */
export const leastCost = (brief: Brief): number => sumOf(brief)[0] * RATE_CARDS[brief.currency].blended;

/** What the assessment decides on. */
function together(brief: Brief): string {
  return candidates(brief).length > 1 ? `Together they come to ${magnitude(brief, sumOf(brief))}. ` : "";
}

function renewal(brief: Brief): string {
  const { low, high } = PRICES["windows-standard"];
  return `${magnitudeIn("servers")(brief)} to renew ${plural(brief.servers.plan, "server")}; USD ${formatFigure(low)} – ${formatFigure(high)} per 16 cores of Windows Server 2025 Standard${brief.holds(SQL) ? ", and about USD 4,200 per two cores of SQL Server Standard (minimum four)" : ""}`;
}

/** The suite beside the plan that the size buys costs less than the step to E5. */
const SUITES = [
  ["bp-purview", "bp-suites"],
  ["e3-purview", "purview-suite"],
] as const;

function dearerLicences(brief: Brief, price: (typeof SUITES)[number][0]): string {
  const { high } = PRICES[price];
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
const OUT_OF_SUPPORT = "a version out of support, and no rule keeping its content on-premises";

export const FOLLOW_ON_TABLE: PackTable = {
  id: "custom.follow-on",
  section: "solution",
  heading: "Possible follow-on projects",
  intro: (brief) =>
    `${together(brief)}Days are the baseline for this size${isCounted(brief) ? ", adjusted to the numbers given" : ""}; cost is days × ${formatAmount(RATE_CARDS[brief.currency].blended, brief.currency)} (blended rate), excluding licences and hardware.`,
  caption: "Follow-on projects suggested by the answers",
  asked: (brief) => candidates(brief).length > 0 || brief.holds(SIGNALS.e5),
  columns: ["Candidate", "Signal in the answers", "Confirmed by", "Order of magnitude"],
  rows: [
    {
      cells: [
        (brief) =>
          `${MICROSOFT_365}${brief.holds(CLOUD_OFFICE) ? `, ${brief.holds(SHAREPOINT) ? "mail and sites" : "mail"} only` : ""}`,
        (brief) =>
          `${named(brief, { "exchange-server": "Exchange Server", sharepoint: "SharePoint" })} in use${brief.holds(CLOUD_OFFICE) ? ", and a tenant in place" : ""}`,
        OUT_OF_SUPPORT,
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
          brief.holds(FOCUSED) ? "gaps found under S-1 onwards" : "a score below 2 in identity or security operations",
        magnitudeIn("security"),
      ],
      when: SIGNALS.security,
      source: ["ej"],
    },
    {
      cells: [
        (brief) => `${MICROSOFT_365}${brief.holds(FIRST_TENANT) ? "" : ", sites only"}`,
        (brief) =>
          brief.holds(FIRST_TENANT)
            ? `${OBJECTIVES.find(([id]) => brief.has("primary-objective", id))?.[1] ?? ""}, and no Microsoft 365 listed`
            : "SharePoint in use, and a tenant in place",
        (brief) =>
          brief.holds(FIRST_TENANT)
            ? "current location and cost of files, mail and meetings, and no rule keeping them there"
            : lacksUpdates(brief, "sharepoint")
              ? OUT_OF_SUPPORT
              : "sites needed from outside, and no rule keeping their content on-premises",
        magnitudeIn("m365"),
      ],
      when: SIGNALS.m365,
      source: ["eol", "ej"],
    },
    {
      cells: [
        "Azure Migration Strategy",
        (brief) => `${serversIn(brief)} in use, ${CLOUD_WORDS[brief.cloudLevel]}`,
        (brief) =>
          brief.holds(SQL) && !hasAgeingServers(brief) && oldestOf(brief, "windows-server")
            ? "a SQL Server version whose support ends within 24 months of the read-out, with vendor agreement, and server cost compared with Azure"
            : brief.holds(SQL) || hasAgeingServers(brief)
              ? `at least ${oneThird(brief)} on a version whose support ends within 24 months of the read-out, with vendor agreement for each`
              : "current server cost compared with Azure, and no vendor objection",
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
        "devices by platform and current management",
        magnitudeIn("devices"),
      ],
      when: SIGNALS.devices,
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
    ...SUITES.map(([price, prices]) => ({
      cells: [
        `Licences for data loss prevention on devices and in Teams: the ${PRICES[price].item.replace(", paid yearly", "")}`,
        "data loss prevention requested",
        "sampled data leaving by device or chat; mail and files need no upgrade",
        (brief: Brief) => dearerLicences(brief, price),
      ],
      when: SIGNALS.e5,
      asked: (brief: Brief) => brief.users > BUSINESS_SEATS === (price === "e3-purview"),
      source: [prices, "purview"] as const,
    })),
  ],
};

const MONTH_DAYS = 30.4;

/** What loses its support, and which service changes, in some months after the plan, behind the words. */
function withEnds(brief: Brief, words: string, from: number, to: number): string {
  const [first, last] = [from, to].map((months) => planOf(brief).end + Math.round(months * MONTH_DAYS));
  const ending = endingBetween(brief, first ?? 0, last ?? 0);
  const changing = serviceDatesOf(brief)
    .map(({ event, date }) => ({ event, day: dayOfIso(date) }))
    .filter(({ day }) => day > (first ?? 0) && day <= (last ?? 0))
    .toSorted((a, b) => a.day - b.day)
    .map(({ event, day }) => `${event} (${formatDay(day)})`);
  const fixed = fixedDay(brief);
  return [
    words,
    ...(fixed !== null && fixed > (first ?? 0) && fixed <= (last ?? 0) ? [`fixed date: ${formatDay(fixed)}`] : []),
    ...(ending.length > 0 ? [`end of support in this period: ${ending.join(", ")}`] : []),
    ...(changing.length > 0 ? [`service changes: ${changing.join(", ")}`] : []),
  ].join("; ");
}

/** Products out of support on a day: Windows Server where its oldest version in use was named, and the others. */
export function statedFirst(brief: Brief, day: number): { stated: string[]; others: string[] } {
  const ended = outOfSupport(brief, day);
  const isStated = (product: string) => oldestOf(brief, "windows-server") !== null && product.startsWith("Windows ");
  return { stated: ended.filter(isStated), others: ended.filter((product) => !isStated(product)) };
}

function firstHorizon(brief: Brief): string {
  const { stated, others } = statedFirst(brief, planOf(brief).end);
  const found = others.length > 0 ? [`${listed(others)}, where found`] : [];
  const systems = [...stated, ...found].join(stated.length > 0 && found.length > 0 ? "; " : "");
  const treated = /Windows|SQL/.test(systems)
    ? "replaced, isolated, or covered by paid updates where available"
    : "replaced or isolated";
  const first = systems ? `${systems}: ${treated}; other ` : "";
  const project = begunAtOnce(brief);
  return `${first}findings rated red${project ? `; start of ${ifConfirmed(project)}` : ""}`;
}

const HORIZONS: readonly (readonly [from: number, to: number, words: (brief: Brief) => string])[] = [
  [0, 3, firstHorizon],
  [3, 6, secondHorizon],
  [6, 12, thirdHorizon],
];
/** The words that rest on dates of support; those of services have their source where they are told first. */
const DATED = /replaced, isolated|in this period/;

export const HORIZONS_TABLE: PackTable = {
  id: "custom.horizons",
  section: "support",
  heading: "Horizons",
  caption: "Road-map horizons",
  columns: ["Horizon", "Months from the read-out", "Content"],
  rows: HORIZONS.flatMap(([from, to, words], index) => {
    const content = (brief: Brief) => {
      const said = withEnds(brief, asNamed(words(brief), brief), from, to);
      // what has no updates was replaced in the first
      return from > 0 && outOfSupport(brief, planOf(brief).end).some((product) => /Windows|SQL/.test(product))
        ? said.replace("renewal of servers", "renewal of the remaining servers")
        : said;
    };
    return [true, false].map((isDated) => ({
      cells: [`Horizon ${index + 1}`, `${from}–${to}`, content],
      asked: (brief: Brief) => DATED.test(content(brief)) === isDated,
      source: isDated ? (["eol", "ej"] as const) : (["ej"] as const),
    }));
  }),
};

const isMany = (products: readonly string[]): boolean => products.length > 1 || products[0]?.endsWith("older") === true;

/** ` Where in use, Exchange Server 2019 and older receive no updates; …`, or nothing. */
function received(brief: Brief, products: readonly string[], isOpen: boolean): string {
  const said = ["no updates", "at most paid updates"].flatMap((updates, isSold) => {
    const those = products.filter((product) => Number(isSoldUpdates(brief, product)) === isSold);
    const known = isOpen ? "" : ", still in use,";
    return those.length > 0 ? [`${listed(those)}${known} ${isMany(those) ? "receive" : "receives"} ${updates}`] : [];
  });
  return said.length > 0 ? ` ${isOpen ? "Where in use, " : ""}${said.join("; ")}.` : "";
}

/** What products out of support still receive, first of all those that the client named with their version. */
export function endedAlready(brief: Brief): string {
  const { stated, others } = statedFirst(brief, brief.today);
  return `${received(brief, stated, false)}${received(brief, others, true)}`;
}

/** After so many days a deferred assessment is looked at again. */
const DEFERRED_DAYS = 183;

/** `, and paid updates for Windows Server 2016, where in use`: for what has no others before that; empty where nothing has. */
export function paidMeanwhile(brief: Brief): string {
  const products = paidRows(brief, brief.today + DEFERRED_DAYS).map(({ product }) => product);
  return products.length > 0 ? `, and paid updates for ${listed(products)}, where in use` : "";
}
