/** The ways that are weighed against each other. */

import { ALWAYS, all, is, none } from "#app/features/catalogue/predicate.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import { API_GATEWAY } from "#app/features/documents/facts/work.ts";
import type { OptionRow } from "#app/features/documents/options/option-row.ts";
import { coresOf, hosts } from "#app/features/documents/solutions/azure-network.ts";
import { figure, plural } from "#app/features/documents/words.ts";
import { copied, DEFENDER, EXIT, LANDING, PLATFORM } from "./answers.ts";
import { dearerText } from "./costs.ts";
import { CREATED, MACHINE_LINES } from "./names.ts";
import { WHOLE_MIGRATIONS } from "./options-whole-migration.ts";
import { AZURE_LOCAL_MOVE, MACHINES_WEEKS } from "./outlines.ts";
import {
  databases,
  givenData,
  hasPlatform,
  instancesFor,
  instancesOf,
  leavesRest,
  movable,
  moved,
  plansFor,
  staying,
  terabytes,
} from "./quantities.ts";
import { hasOldSql } from "./versions.ts";

/** Servers, and terabytes in two copies, that one machine of a cluster or server room carries. */
const SERVERS_ON_ONE = 20;
const TERABYTES_ON_ONE = 10;
const nodesFor = (brief: Brief): number =>
  1 + Math.ceil(Math.max(staying(brief) / SERVERS_ON_ONE, terabytes(brief) / TERABYTES_ON_ONE));
/** Needed by people, wherever the machines stand. */
const PEOPLE_LINES = [
  "Entra ID P2 for administrators",
  "Intune Plan 1 for administrators",
  "Entra ID P1 for published applications",
  "Security keys",
];
/** Site Recovery copies machines of the own room to Azure at the price of those between regions. */
const AT_HOME_LINES = [...PEOPLE_LINES, "Site Recovery", "Replica disks of Site Recovery"];
/** The detection that the machines of the first option have. */
const DETECTION_AT_HOME = {
  price: "defender-servers-p2",
  quantity: (brief: Brief) => (brief.holds(DEFENDER) ? staying(brief) : 0),
  kind: "monthly",
} as const;

/** What a server costs at home has half a terabyte of backup in it; more lies in the same vault as in the first option. */
const backupBeyond = (brief: Brief): number => instancesOf(staying(brief), givenData(brief)) - staying(brief);
const BACKUP_BEYOND = { price: "backup-server", quantity: backupBeyond, kind: "monthly" } as const;
const atHome = (brief: Brief): string =>
  `one host per ${SERVERS_ON_ONE} servers or ${TERABYTES_ON_ONE} TB, plus one spare${backupBeyond(brief) > 0 ? `; backup beyond 0.5 TB a server in Azure (${figure(backupBeyond(brief))} × 0.5 TB)` : ""}`;

/** A Managed Instance has its licence in the price; databases at home need one of a version with support. At a provider, people and partners come from outside. */
const leftOutAtHome = (brief: Brief): string =>
  [
    copied(brief) && "the network for failover to Azure",
    databases(brief) > 0 &&
      (hasOldSql(brief) || !brief.has("current-technologies", "sql-server")) &&
      "licences for a supported SQL Server (in the price of A's instances)",
    brief.holds(EXIT) && "what a provider charges beyond power, space and maintenance",
    brief.holds(all(EXIT, API_GATEWAY)) && "partner interfaces",
    brief.holds(EXIT) && (brief.sites > 1 ? "connections of the sites" : "the office connection"),
    "log collection",
  ]
    .filter(Boolean)
    .join("; ");

export const OPTIONS: readonly OptionRow[] = [
  {
    name: "Migration as designed here",
    when: none(LANDING),
    description: (brief) =>
      `Landing zone first, then ${moved(brief) === 1 ? "the one server" : "waves of dependent systems"}, ${hasPlatform(brief) ? "platform services where features allow" : "rehosted"}`,
    against: dearerText,
    scores: {
      productivity: 3,
      "enhance-security": 4,
      "remote-work": 4,
      "digital-transformation": 4,
      "compliance-objective": 4,
      scalability: 5,
      innovation: 4,
      run: 3,
    },
    shifts: [
      { when: PLATFORM, criterion: "run", by: 1 },
      { when: PLATFORM, criterion: "innovation", by: 1 },
      { when: PLATFORM, criterion: "digital-transformation", by: 1 },
    ],
    source: ["caf-strategies", "ej"],
  },
  {
    name: "Rebuild on platform services before anything moves",
    when: none(LANDING),
    description: "Applications are refactored or re-architected first, then released in Azure",
    against: "2 to 8 times the effort per workload",
    estimate: {
      days: 250,
      weeks: 300,
      keeps: {
        but: [
          ...MACHINE_LINES.filter((item) => item !== "Managed disks"), // what is stored stays to be paid
          "Machines of the data gateway",
          `Disks of ${CREATED}`,
          "Azure Bastion",
          "App Service plans",
          "SQL Managed Instance",
        ],
      },
      lines: [
        {
          price: "app-service-plan",
          quantity: (brief) => plansFor(Math.floor(staying(brief) / 2)),
          kind: "monthly",
        },
        {
          price: "sql-managed-instance",
          quantity: (brief) => instancesFor(Math.ceil(staying(brief) / 2)),
          kind: "monthly",
        },
      ],
      without: "application code written by the client or its vendors, the largest part",
    },
    cannot: {
      when: ALWAYS,
      why: (brief) =>
        brief.holds(EXIT)
          ? "nothing leaves the rooms until code is rebuilt"
          : "writing the code, its largest part, is not priced here",
    },
    scores: {
      productivity: 3,
      "enhance-security": 4,
      "remote-work": 4,
      "digital-transformation": 5,
      "compliance-objective": 3,
      scalability: 5,
      innovation: 5,
      run: 4,
    },
    shifts: [
      { when: is("cloud-maturity", "no-cloud", "early"), criterion: "innovation", by: -1 },
      { when: is("cloud-maturity", "no-cloud", "early"), criterion: "run", by: -1 },
    ],
    source: ["caf-strategies", "ej"],
  },
  {
    name: "Azure Local or hosted private cloud",
    outline: AZURE_LOCAL_MOVE,
    when: none(LANDING),
    description: (brief) =>
      brief.holds(EXIT)
        ? `Own clusters in space rented from a provider: ${atHome(brief)}`
        : `Managed clusters on-premises or at a provider: ${atHome(brief)}`,
    against: "Hardware to buy or rent, no Microsoft service level",
    estimate: {
      days: { row: "hybrid-cloud", percent: 115 },
      weeks: 90,
      delivery: MACHINES_WEEKS,
      keeps: AT_HOME_LINES,
      lines: [
        ...hosts(nodesFor, staying),
        { price: "azure-local-core", quantity: (brief) => nodesFor(brief) * coresOf(brief), kind: "monthly" },
        { price: "premises-server", quantity: staying, kind: "monthly" },
        DETECTION_AT_HOME,
        BACKUP_BEYOND,
      ],
      without: leftOutAtHome,
    },
    scores: {
      productivity: 3,
      "enhance-security": 3,
      "remote-work": 3,
      "digital-transformation": 3,
      "compliance-objective": 4,
      scalability: 2,
      innovation: 2,
      run: 2,
    },
    shifts: [{ when: is("industry", "government"), criterion: "compliance-objective", by: 1 }],
    source: ["azlocal", "ej"],
  },
  {
    name: "Stay and refresh the server room",
    when: none(LANDING),
    baseline: none(EXIT),
    offered: true,
    description: (brief) => `New hardware, supported versions, the same building: ${atHome(brief)}`,
    against: "Capital outlay, no elasticity, next refresh in five years",
    estimate: {
      days: 45,
      weeks: 70,
      delivery: MACHINES_WEEKS,
      keeps: AT_HOME_LINES,
      lines: [
        ...hosts(nodesFor, staying),
        { price: "premises-server", quantity: staying, kind: "monthly" },
        DETECTION_AT_HOME,
        BACKUP_BEYOND,
      ],
      without: leftOutAtHome,
    },
    cannot: {
      when: ALWAYS,
      why: (brief) => (brief.holds(EXIT) ? "it needs the rooms that are given up" : "it moves nothing"),
    },
    scores: {
      productivity: 2,
      "enhance-security": 2,
      "remote-work": 2,
      "digital-transformation": 1,
      "compliance-objective": 3,
      scalability: 1,
      innovation: 1,
      run: 2,
    },
    source: ["ej"],
  },
  {
    name: "Landing zone and a first wave, then a decision",
    when: LANDING,
    description: "A platform, a few servers to prove it, measured figures for the rest",
    against: "The platform is paid for on top of the server room for months",
    without: (brief) =>
      leavesRest(brief) ? `moving the other ${plural(movable(brief) - moved(brief), "server")}` : "",
    cost: 3,
    scores: {
      productivity: 3,
      "enhance-security": 5,
      "remote-work": 3,
      "digital-transformation": 4,
      "compliance-objective": 5,
      scalability: 5,
      innovation: 4,
      run: 3,
    },
    source: ["caf-strategies", "alz-check", "ej"],
  },
  ...WHOLE_MIGRATIONS,
  {
    name: "A few servers in one subscription, without a landing zone",
    when: LANDING,
    description: "Machines, backup and a tunnel; policies and network follow as needed",
    against: "Everything moves again once a hub exists",
    estimate: {
      days: 50,
      weeks: 60,
      keeps: [
        "Virtual machines, D2s class",
        "Virtual machines, D4s class",
        "Azure Backup",
        "Managed disks",
        `Disks of ${CREATED}`,
        "VPN gateway",
        "VPN gateway, 1.25 Gbps class",
        "Outbound data of Azure",
        "Log analytics",
        "Security keys",
      ],
      lines: [],
      without: "moving the servers again, into a later landing zone",
    },
    cannot: {
      when: ALWAYS,
      why: "its servers would move again once a landing zone follows",
    },
    cost: 3,
    scores: {
      productivity: 3,
      "enhance-security": 2,
      "remote-work": 3,
      "digital-transformation": 2,
      "compliance-objective": 1,
      scalability: 1,
      innovation: 3,
      run: 3,
    },
    source: ["alz-check", "ej"],
  },
];
