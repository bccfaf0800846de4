/** Outlines of the options that may serve a client better than what was asked for: planning assumptions, priced by the option's own lines. */

import type { Brief } from "#app/features/documents/brief/brief.ts";
import { isMonthly } from "#app/features/documents/brief/change-window.ts";
import { integrationsOf } from "#app/features/documents/effort/requested-work.ts";
import { requirementsOf } from "#app/features/documents/facts/requirements.ts";
import { ranges } from "#app/features/documents/numbered.ts";
import type { OptionOutline, OptionTasks } from "#app/features/documents/options/option-row.ts";
import { BOUND_TO_PLAN, devices, servers } from "#app/features/documents/solutions/outlines.ts";
import { figure, listed, plural } from "#app/features/documents/words.ts";
import {
  ACADEMIC,
  conditionalAccess,
  ENCRYPTION,
  GATEWAY,
  GOVERNMENT,
  HEALTHCARE,
  HELLO,
  keptBySite,
  LINES,
  lostTo,
  PHONES,
  SERVERS_HARDENED,
  UNJOINED,
} from "./answers.ts";
import { hasBusinessPlan, hasPlan } from "./licences.ts";
import { LOCATION, SERVER_RIGHTS } from "./names.ts";
import { has2012 } from "./old-servers.ts";
import { examples, waves } from "./quantities.ts";

/** How each integration is served without the site. */
const BY_INTUNE: Partial<Record<string, string>> = {
  "database-systems": "maintenance windows for database servers in Azure Update Manager",
  "reporting-tools": "reports from Intune and Azure Resource Graph",
  "third-party-apis": "Microsoft Graph for scripts",
  "legacy-applications": "one legacy application packaged and tested",
  crm: "the CRM client packaged",
  erp: "the ERP client packaged",
  "custom-applications": "one own application packaged",
};

/** What was required and comes from Intune, or beside it, at no further price. */
const required = (brief: Brief): string =>
  [
    brief.holds(HELLO) && "a second factor for Intune administrators",
    brief.has("security-requirements", "identity-management") && "Intune roles with scope tags for support staff",
    brief.has("security-requirements", "zero-trust") && "Conditional Access by device compliance",
    brief.has("security-requirements", "threat-protection") &&
      `Defender Antivirus policies by Intune${brief.servers.plan > 0 ? `, on servers by ${brief.hasDirectory ? "group" : "local"} policy` : ""}`,
    brief.has("security-requirements", "data-loss-prevention") && "removable drives blocked by Intune",
    brief.has("security-requirements", "compliance") &&
      "a monthly compliance report of devices and servers as evidence",
    ...brief.values("integration-needs").map((id) => BY_INTUNE[id]),
  ]
    .filter(Boolean)
    .join("; ");

/** The oldest servers, for which nothing is released. */
const patchable = (brief: Brief): string =>
  has2012(brief) ? ", except those on 2012 and 2012 R2, which receive no updates" : "";

/** How the devices that the site would keep are updated without it. */
const keptApart = (brief: Brief): string => {
  const kept = keptBySite(brief);
  if (!kept) return "";
  if (brief.holds(HEALTHCARE)) return `${kept} in a ring of their own without deadlines, restarted by hand as in A`;
  if (brief.holds(ACADEMIC)) return `${kept} in a ring that restarts at night, reset in place of imaging`;
  return `${kept} in a ring that installs and restarts at one fixed hour of the week`;
};

/** Requirements and interfaces, whose tests hold without the site too. */
const provenIn = (brief: Brief): string[] => [
  ...requirementsOf(brief).map(({ code }) => code),
  ...integrationsOf(brief).flatMap(({ id }, place) => (BY_INTUNE[id] ? [`I-${place + 1}`] : [])),
];

/** What takes the place of the tests of the site. */
const accepting = (brief: Brief): string[] => [
  "98% of devices report to Intune as compliant",
  "a reset PC is set up by Autopilot within 2 hours",
  ...(provenIn(brief).length > 0 ? [`${ranges(provenIn(brief))} pass with Intune in place of the site`] : []),
  ...(brief.has("industry", "finance") ? ["Intune's audit log shows who built and who started a deployment"] : []),
  ...(brief.holds(GOVERNMENT) ? ["deviations from the hardening baseline are reported"] : []),
  ...(brief.servers.plan > 0 ? ["the first patches of a server arrive through Azure Update Manager"] : []),
];

/** Decisions that only a site needs. */
const OF_THE_SITE = [
  "Scale of the site",
  LOCATION,
  "Database",
  "Product versions",
  "Client communication",
  SERVER_RIGHTS,
  "Co-management",
  "Devices outside the office",
  "Branches",
  "Operating-system deployment",
];

/** Servers that take an agent by script in a day, with the few that fail: a planning assumption. */
const SCRIPTED_A_DAY = 150;

/** By size, in days: a planning assumption. */
const bySize =
  (small: number, medium: number, large: number) =>
  ({ size }: Brief): number =>
    ({ small, medium, large, enterprise: large })[size];

/** Without those of the servers. */
const PC_WAVES: OptionTasks["changes"][number] = ["Client waves", (brief) => (100 * waves(brief)) / (waves(brief) + 1)];

/** By size, and for so many servers a day. */
const ARC_TASK: OptionTasks["adds"][number] = {
  phase: 3,
  title: "Arc agent by script, Update Manager on servers",
  days: (brief) =>
    brief.servers.plan > 0 ? Math.max(bySize(0.5, 1, 3)(brief), Math.ceil(brief.servers.plan / SCRIPTED_A_DAY)) : 0,
};

const INTUNE_TASKS: OptionTasks = {
  changes: [
    PC_WAVES,
    ["Client count, boundary list", 50],
    ["Boundary list and database", 0],
    ["Servers, cluster storage", 0],
    ["Disk benchmark", 0],
    ["Site installation", 0],
    ["spare site server", 0],
    ["Active and passive site servers", 0],
    ["Distribution points at the locations", 0],
    ["Boundaries, collections", 0],
    ["Cloud management gateway", 0],
    ["Co-management", 0],
    ["one task sequence", (brief) => (100 * examples(brief)) / (examples(brief) + 2)],
    ["Recovery test", 0],
  ],
  adds: [
    {
      phase: 1,
      title: (brief) => `${brief.hasDirectory ? "group policies" : "settings in use"} mapped to Intune settings`,
      days: bySize(0.5, 1, 2),
    },
    {
      phase: 2,
      title: (brief) => `enrolment, compliance policies, ${conditionalAccess(brief)}`,
      days: bySize(1, 2, 3),
    },
    { phase: 2, title: "update rings, Autopilot, tested per model", days: bySize(0.5, 1, 2) },
    ARC_TASK,
    {
      phase: 3,
      title: "deviations of hardened servers reported by machine configuration",
      days: (brief) => (brief.holds(SERVERS_HARDENED) ? bySize(0.5, 1, 2)(brief) : 0),
    },
  ],
};

export const INTUNE: OptionOutline = {
  parts: [
    (brief) =>
      `Intune for ${devices(brief)}${brief.holds(PHONES) ? " and phones" : ""}: enrolment, compliance policies, ${brief.holds(GOVERNMENT) ? "hardening baseline, " : ""}${brief.holds(ENCRYPTION) ? "disk encryption, " : ""}applications`,
    (brief) =>
      brief.hasDirectory && brief.holds(UNJOINED)
        ? "Entra ID synchronisation as in A; PCs in use hybrid-joined, new or reset ones joined to Entra ID alone"
        : "",
    "update rings with the shares and deadlines below",
    keptApart,
    (brief) =>
      isMonthly(brief)
        ? "workstations from ring 2 and servers restarted on the first monthly weekend after their enrolment, for which acceptance waits"
        : "",
    "Autopilot, with preinstalled Windows, instead of imaging",
    (brief) => `Azure Arc and Azure Update Manager to patch ${servers(brief)}${patchable(brief)}`,
    (brief) =>
      brief.holds(SERVERS_HARDENED)
        ? "servers hardened by group policy, their deviations reported by Azure machine configuration"
        : "",
    required,
  ],
  tasks: INTUNE_TASKS,
  carries: "Update rings, waves, Windows 10 risk",
  ends: {
    decisions: (brief) => (hasBusinessPlan(brief) ? [...OF_THE_SITE, "User licences"] : OF_THE_SITE), // its rights alone
    tests: [
      "Site",
      "Recovery",
      "Gateway",
      "Availability",
      "Deployment",
      "Co-management",
      "Content",
      "Roles",
      "Baseline",
    ],
    accepts: (brief) => listed(accepting(brief)),
  },
  lost: "bare-metal imaging, device maintenance windows, server software deployment and inventory",
  risks: [
    {
      text: (brief) =>
        brief.hasDirectory
          ? "Group policy and Intune apply conflicting settings"
          : "Joining a PC to Entra ID gives its user a new profile",
      response: (brief) =>
        brief.hasDirectory
          ? "one source per setting, agreed in discovery; the other policy removed in each wave"
          : "copy documents and browser data before each wave, as tested in the pilot",
    },
    {
      text: (brief) => {
        const outside = brief.given("outside-devices") ?? 0;
        return `${outside > 1 ? `Some of the ${figure(outside)} remote devices are` : "Devices"} rarely online${outside > 1 ? " and" : " are"} left behind`;
      },
      response: "list them in the pilot; provide connectivity or keep the current tool",
    },
    {
      text: "Each PC fetches its updates itself and fills a line",
      response: "Delivery Optimisation within each site, its bandwidth limited in working hours",
    },
    {
      text: "A reset PC is unknown to Autopilot and is set up by hand",
      response: "hardware identifiers collected in each wave; the reseller registers new PCs",
    },
  ],
  against: [
    (brief) =>
      brief.holds(ACADEMIC) ? "teaching rooms are imaged each term" : "devices are imaged on site every week",
    (brief) => `the ${brief.servers.plan === 1 ? "server needs" : `${servers(brief)} need`} software deployment`,
    (brief) =>
      lostTo(brief) && !brief.holds(ACADEMIC)
        ? `${keptBySite(brief)} cannot restart at one fixed hour of the week${brief.holds(LINES) ? " or must not reach the internet" : ""}`
        : "",
    "devices work offline",
  ],
};

export const UPDATED_SERVERS: OptionOutline = {
  parts: [
    (brief) => `the site as in A, for ${devices(brief)}`,
    (brief) => `Azure Arc and Azure Update Manager to patch ${servers(brief)}${patchable(brief)}`,
  ],
  tasks: { changes: [PC_WAVES], adds: [ARC_TASK] },
  carries: "Site, collections, rings, gateway, co-management and acceptance tests of PCs, unchanged",
  ends: {
    decisions: [SERVER_RIGHTS],
    tests: [],
    accepts: "",
  },
  lost: "inventory of servers and software deployment to them; one report of updates",
  risks: [
    {
      text: "PCs and servers are reported apart",
      response: "one monthly report from both tools, by the owner of operations",
    },
  ],
  against: ["System Center is owned with Software Assurance", "the site must inventory servers or deploy to them"],
};

export const OTHER_ENDPOINTS: OptionOutline = {
  parts: [
    (brief) => `the vendor’s cloud service, with agents on ${devices(brief)} and ${servers(brief)}`,
    "one content and PXE relay per location",
    "a connector that reports device compliance to Entra ID",
  ],
  work: [
    "three products compared against must-have requirements, one chosen after a ten-device trial",
    "service, roles, rings and relays configured; pilot",
    "agents deployed in the waves of A, old agent removed",
    "first complete patch cycle, training, run book",
  ],
  carries: (brief) =>
    `Rings, waves, collections (as groups), acceptance tests and cutover. Not needed: site, database${brief.holds(GATEWAY) ? ", gateway" : ""}`,
  lost: (brief) =>
    `${hasPlan(brief) ? "use of the Intune rights already paid for" : "co-management"}, and Conditional Access without a connector`,
  risks: [
    BOUND_TO_PLAN,
    {
      text: "An agent with full rights on every device is compromised",
      response:
        "multi-factor authentication and device rules for the console; two-person approval for scripts to all devices",
    },
  ],
  against: [
    (brief) => (hasPlan(brief) ? "the Intune rights already paid for are to be used" : ""),
    "the team has no time to learn another product",
    "content and management data must stay on-premises",
  ],
};

export const PATCHING: OptionOutline = {
  parts: [
    (brief) => `the vendor’s agent on ${devices(brief)} and ${servers(brief)}`,
    "its console with rings, approvals and reports for Windows and third-party applications",
  ],
  work: [
    (brief) => `requirements listed, two products trialled on ${plural(Math.min(10, brief.devices), "device")}`,
    "console, roles and rings configured; pilot",
    "agents deployed in waves, old update policies removed",
    "first complete patch cycle and run book",
  ],
  carries: "Rings, waves and first patch cycle acceptance. The site is not needed",
  lost: "imaging, software deployment beyond updates, device compliance and device-based access",
  risks: [BOUND_TO_PLAN],
  against: ["devices are imaged", "access must depend on device state", "software is packaged in-house"],
};

export const SMALL_SITE: OptionOutline = {
  parts: ["one site server with database, management, distribution and software update points"],
  work: ["as A", "one server instead of two; pilot", "waves as in A", "restore rehearsed on one server; handover"],
  carries: "Rings, collections, gateway, co-management, security controls and acceptance tests, unchanged",
  lost: "content from a second server while the site server is maintained or restored",
  risks: [
    {
      text: "The server reaches its limit of 500 clients",
      response: "add a second management point, without a new hierarchy, at 400 active clients",
    },
  ],
  against: [
    "more than 500 clients are expected within three years",
    "content must stay available during a site restore",
  ],
};

export const MEDIUM_SITE: OptionOutline = {
  parts: [
    "one site server with its database",
    "a second server for content and management points, and distribution points as in A",
  ],
  work: [
    "as A",
    "two servers instead of the standby pairs; pilot",
    "waves as in A",
    "restore rehearsed on one server; handover",
  ],
  carries: "Rings, collections, gateway, co-management, security controls and acceptance tests of devices, unchanged",
  lost: "failover to a passive site server and a database cluster",
  risks: [
    {
      text: "The site server fails",
      response: "restored from backup, as rehearsed; clients keep working by the policies they have",
    },
  ],
  against: ["the site must go on within hours of losing a server", "10,000 clients are counted"],
};
