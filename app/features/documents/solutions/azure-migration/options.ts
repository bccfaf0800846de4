/** The ways that are weighed against each other. */

import { ALWAYS, all, is, none } from "#app/features/catalogue/predicate.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import { API_GATEWAY } from "#app/features/documents/facts/work.ts";
import type { OptionRow } from "#app/features/documents/options/option-row.ts";
import { coresOf, hosts } from "#app/features/documents/solutions/azure-network.ts";
import { plural } from "#app/features/documents/words.ts";
import { copied, EXIT, LANDING, PLATFORM } from "./answers.ts";
import { AT_HOME_LINES, atHome, nodesFor, RUNNING_AT_HOME, STAY_DAYS, STAY_LINES } from "./at-home.ts";
import { dearerText } from "./costs.ts";
import { costMark, FEW_MARKS, FIRST_WAVE_MARKS, LOCAL_MARKS, MOVE_MARKS } from "./marks.ts";
import { CREATED, MACHINE_LINES } from "./names.ts";
import { REHOST } from "./options-rehost.ts";
import { WHOLE_MIGRATIONS } from "./options-whole-migration.ts";
import { AZURE_LOCAL_MOVE, FEW_ALONE, MACHINES_WEEKS } from "./outlines.ts";
import { databases, hasPlatform, instancesFor, leavesRest, movable, moved, plansFor, staying } from "./quantities.ts";
import { hasOldSql } from "./versions.ts";

/** A Managed Instance has its licence in the price; databases at home need one of a version with support. At a provider, people and partners come from outside. */
const leftOutAtHome = (brief: Brief): string =>
  [
    copied(brief) && "firewall and machines of the network for failover to Azure",
    databases(brief) > 0 &&
      (hasOldSql(brief) || !brief.has("current-technologies", "sql-server")) &&
      "licences for a supported SQL Server (in the price of A's instances)",
    brief.holds(EXIT) && "what a provider charges beyond power, space and maintenance",
    brief.holds(all(EXIT, API_GATEWAY)) && "partner interfaces",
    brief.holds(EXIT) && (brief.sites > 1 ? "connections of the sites" : "the office connection"),
  ]
    .filter(Boolean)
    .join("; ");

/** So few servers that a platform of its own costs more than what it carries. */
const MOST_WITHOUT_PLATFORM = 2;

const FEW_SERVERS: Omit<OptionRow, "source"> = {
  name: "A few servers in one subscription, without a landing zone",
  outline: FEW_ALONE,
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
  scores: {
    productivity: 3,
    "enhance-security": 2,
    "remote-work": 3,
    "digital-transformation": 2,
    "compliance-objective": 1,
    scalability: 1,
    innovation: 3,
  },
  leaves: ["settings", "servers"],
};

export const OPTIONS: readonly OptionRow[] = [
  {
    name: "Migration as designed here",
    when: none(LANDING),
    marks: MOVE_MARKS,
    description: (brief) =>
      `Landing zone first, then ${moved(brief) === 1 ? "the one server" : "waves of dependent systems"}, ${hasPlatform(brief) ? "platform services where features allow" : "rehosted"}`,
    against: dearerText,
    scores: {
      productivity: 3,
      "enhance-security": 4,
      "remote-work": 4,
      "digital-transformation": 4,
      "compliance-objective": 4,
      scalability: 4,
      innovation: 4,
    },
    leaves: ["settings", "servers"],
    shifts: [
      { when: PLATFORM, criterion: "scalability", by: 1 },
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
    },
    leaves: ["settings"],
    shifts: [{ when: is("cloud-maturity", "no-cloud", "early"), criterion: "innovation", by: -1 }],
    source: ["caf-strategies", "ej"],
  },
  {
    name: "Azure Local or hosted private cloud",
    outline: AZURE_LOCAL_MOVE,
    when: none(LANDING),
    marks: LOCAL_MARKS,
    description: (brief) =>
      `${brief.holds(EXIT) ? "Own clusters in space rented from a provider" : "Managed clusters on-premises or at a provider"}: ${atHome(brief)}`,
    against: "Hardware to buy or rent, no Microsoft service level",
    estimate: {
      days: { row: "hybrid-cloud", percent: 115 },
      weeks: 115,
      of: { configuration: "hybrid-vpn", when: ALWAYS },
      delivery: MACHINES_WEEKS,
      keeps: AT_HOME_LINES,
      lines: [
        ...hosts(nodesFor, staying),
        { price: "azure-local-core", quantity: (brief) => nodesFor(brief) * coresOf(brief), kind: "monthly" },
        ...RUNNING_AT_HOME,
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
    },
    leaves: ["settings", "servers", "hardware"],
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
      days: STAY_DAYS,
      weeks: 70,
      delivery: MACHINES_WEEKS,
      keeps: AT_HOME_LINES,
      lines: STAY_LINES,
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
    },
    leaves: ["settings", "servers", "hardware"],
    source: ["ej"],
  },
  REHOST,
  {
    name: "Landing zone and a first wave, then a decision",
    when: LANDING,
    marks: FIRST_WAVE_MARKS,
    description: (brief) =>
      `A platform, ${plural(moved(brief), "server")} to prove it, measured figures for the rest${costMark(brief, "adds less a year, saves nothing while the room runs")}`,
    against: "The platform is paid for on top of the server room for months",
    without: (brief) =>
      leavesRest(brief) ? `moving the other ${plural(movable(brief) - moved(brief), "server")}` : "",
    cost: 2,
    scores: {
      productivity: 3,
      "enhance-security": 5,
      "remote-work": 3,
      "digital-transformation": 4,
      "compliance-objective": 5,
      scalability: 4,
      innovation: 4,
    },
    leaves: ["settings", "servers"],
    source: ["caf-strategies", "alz-check", "ej"],
  },
  ...WHOLE_MIGRATIONS,
  {
    ...FEW_SERVERS,
    when: none(LANDING),
    asked: (brief) => movable(brief) <= MOST_WITHOUT_PLATFORM,
    marks: FEW_MARKS,
    source: ["alz-check", "ej"],
  },
  {
    ...FEW_SERVERS,
    when: LANDING,
    asked: (brief) => !leavesRest(brief), // else the whole migration is the rival
    cost: 2,
    marks: FEW_MARKS,
    source: ["alz-check", "ej"],
  },
];
