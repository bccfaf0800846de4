/** Servers of the site, their sizing and the ports between them. */

import { is, none } from "#app/features/catalogue/predicate.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import type { Pack } from "#app/features/documents/pack.ts";
import { clientsOf } from "#app/features/documents/rules/conflicts.ts";
import { figure, plural } from "#app/features/documents/words.ts";
import {
  BEYOND_SMALL,
  ENTERPRISE,
  GATEWAY,
  hasSyncServer,
  isBeyondNeed,
  isMeasured,
  MEDIUM,
  SMALL,
  UNJOINED,
  WORKSTATIONS,
} from "./answers.ts";
import {
  isCut,
  isRaised,
  namedSites,
  perPoint,
  pointServers,
  points,
  secondPoint,
  servesBranches,
  sharedPoint,
} from "./distribution-points.ts";
import { carried, gateways, hasLargeInstances, instances, lastPort, outside } from "./gateway.ts";
import { ACCESS_WORKSTATION, LARGE_GATEWAY, SERVER_LICENCES, SMALL_GATEWAY } from "./names.ts";
import { wantsSpare } from "./outage.ts";
import {
  databaseGb,
  dataDiskGb,
  fullAdministrators,
  LEAST_DATABASE_GB,
  managementPoints,
  sharedDiskGb,
  sized,
  sqlNode,
} from "./quantities.ts";

/** Why there are two where one has connections for all. */
const standIn = (brief: Brief): string =>
  instances(brief) === 2 && outside(brief) <= carried(brief) ? "; one can carry them all if the other fails" : "";
const forOutside = (brief: Brief): string => {
  const given = brief.given("outside-devices");
  if (given === 0) return "";
  return `, for ${given === null ? `all ${figure(brief.devices)} devices` : plural(given, "remote device")}`;
};

/** The first that was named is served without a server of its own. */
const othersNamed = (brief: Brief): string => {
  if (isCut(brief)) return "largest locations";
  const isShared = sharedPoint(brief) !== "";
  const others = (namedSites(brief) ?? 0) - (isShared ? 1 : 0);
  return `${isShared ? "other " : ""}location${others > 1 ? "s" : ""}`;
};

export const COMPONENTS: Pack["components"] = [
  {
    name: "Primary site server",
    bill: [SERVER_LICENCES],
    count: 1,
    size: (brief) =>
      sized(brief, [
        "4 cores, 16 GB (10 for SQL Server 2022); system 100, content 200, data 75, log 40 GB; 500 IOPS",
        `6 cores, 32 GB; system 100, content 500, data ${dataDiskGb(brief)}, log ${dataDiskGb(brief) / 2} GB`,
        "",
      ]),
    purpose: "Site, database and all central roles, including reporting",
    when: none(ENTERPRISE),
    source: ["cm-hw", "cm-perf", "ej"],
  },
  {
    name: "Primary site server",
    bill: [SERVER_LICENCES],
    count: 2,
    size: "8 cores, 16 GB, 100 / 200 GB",
    purpose: "Active and passive site servers",
    when: ENTERPRISE,
    source: ["cm-hw", "cm-perf", "ej"],
  },
  {
    name: "Spare site server",
    bill: [SERVER_LICENCES],
    count: 1,
    size: "as primary site server",
    purpose: "Pre-built with SQL Server and prerequisites, on another host, so that a restore can take an hour",
    asked: wantsSpare,
    source: ["ej"],
  },
  {
    name: "SQL Server cluster node",
    bill: [SERVER_LICENCES],
    count: 2,
    size: (brief) =>
      `${sqlNode(brief).cores} cores, ${sqlNode(brief).memoryGb} GB, ${figure(sharedDiskGb(brief))} + ${figure(sharedDiskGb(brief) / 2)} GB on shared disks`,
    purpose: "Failover cluster instance; mirroring, NLB and cluster shared volumes are not supported",
    when: ENTERPRISE,
    source: ["cm-sql", "cm-perf", "ej"],
  },
  {
    name: "File server",
    bill: [SERVER_LICENCES],
    count: 1,
    size: "2 cores, 8 GB, 100 / 1,000 GB",
    purpose: "Remote content library, required by the passive site server; cluster witness",
    when: ENTERPRISE,
    source: ["ej"],
  },
  {
    name: "Reporting services point",
    bill: [SERVER_LICENCES],
    count: 1,
    size: "4 cores, 8 GB, 50 GB",
    purpose: "Compliance and inventory reports from the site database",
    when: ENTERPRISE,
    source: ["cm-hw", "ej"],
  },
  {
    name: "Management point",
    bill: [SERVER_LICENCES],
    count: 1,
    size: "4 cores, 8 GB; 50 GB, and content × 1.5",
    purpose: (brief) =>
      `Second management point, with a distribution point: offloads client traffic from the site server${isBeyondNeed(brief) ? "" : ", whose database both need"}`,
    when: MEDIUM,
    source: ["cm-size", "cm-hw"],
  },
  {
    name: "Management and software update point",
    bill: [SERVER_LICENCES],
    count: managementPoints,
    size: "8 cores, 16 GB, 100 GB",
    purpose: (brief) =>
      `${managementPoints(brief) > 2 ? "Up to" : "Two for availability,"} 25,000 clients each, distributed by boundary groups, as software update points cannot be load-balanced. ${managementPoints(brief) > 2 ? "All" : "Both"} host a CMG connection point, one the service connection point, which cannot be on a site server`,
    when: ENTERPRISE,
    source: ["cm-size", "cm-hw", "cm-dep", "ej"],
  },
  {
    name: "Synchronisation server",
    bill: [SERVER_LICENCES],
    count: 1,
    size: "2 cores, 8 GB, 80 GB",
    purpose: "Entra Connect Sync for computer objects, which Cloud Sync does not synchronise",
    asked: hasSyncServer,
    source: ["cloudsync", "ej"],
  },
  {
    name: "Distribution point",
    bill: [SERVER_LICENCES],
    count: pointServers,
    size: "2 cores, 8 GB, content × 1.5",
    purpose: (brief) => {
      const given = namedSites(brief);
      const named = given === 0 ? "all locations" : `the ${othersNamed(brief)} the client named`;
      if (given === null && brief.holds(ENTERPRISE) && brief.sites === 1)
        return "For the only location, one more than its devices need, up to 4,000 clients each";
      return `For ${given === null ? `locations with 50 or more devices${secondPoint(brief)}` : named}, up to 4,000 clients each`;
    },
    source: ["cm-size", "cm-hw", "ej"],
  },
  {
    name: ACCESS_WORKSTATION,
    bill: [ACCESS_WORKSTATION],
    count: fullAdministrators,
    size: "4 cores, 16 GB, 256 GB",
    purpose: (brief) =>
      `The only ${fullAdministrators(brief) > 1 ? "devices" : "device"} on which full administrators open the console`,
    when: WORKSTATIONS,
    source: ["privaccess"],
  },
  {
    name: "Cloud management gateway",
    bill: [SMALL_GATEWAY, LARGE_GATEWAY],
    count: instances,
    size: (brief) =>
      `${hasLargeInstances(brief) ? "D8ads_v6, 10,000 connections each" : "D4ads_v6, 6,000 connections each"}${forOutside(brief)}${gateways(brief) > 1 ? `; ${gateways(brief)} gateways, of 16 instances at most` : ""}`,
    purpose: (brief) => `Devices outside the office, without VPN${standIn(brief)}`,
    when: GATEWAY,
    source: ["cm-cmg", "cm-2609"],
  },
];

/** Inboxes and database together, in whole hundreds, and no less than the configuration starts from. */
const leastDisk = (brief: Brief): number => sized(brief, [500, 1000, 2300]);
const diskTarget = (brief: Brief): number =>
  Math.max(leastDisk(brief), Math.ceil((clientsOf(brief) * 2300) / 25_000 / 100) * 100);

export const SIZING: Pack["sizing"] = [
  {
    quantity: "Clients",
    formula: "devices + servers",
    result: (brief) => `${figure(brief.devices)} + ${figure(brief.servers.plan)} = ${figure(clientsOf(brief))}`,
    asked: isMeasured,
    source: ["ej"],
  },
  {
    quantity: "Site database",
    formula: "10 MB per client",
    result: (brief) => `${databaseGb(brief)} GB`,
    asked: (brief) => databaseGb(brief) > LEAST_DATABASE_GB,
    source: ["cm-hw"],
  },
  {
    quantity: "SQL Server memory",
    formula: (brief) =>
      `${brief.holds(ENTERPRISE) ? "88% of the dedicated node" : "65% of the server, shared with the site"}; at least 8 GB`,
    result: (brief) => `${sized(brief, [10, 21, Math.floor(sqlNode(brief).memoryGb * 0.88)])} GB`,
    asked: isMeasured,
    source: ["cm-sql", "cm-perf"],
  },
  {
    quantity: "Disk performance, inboxes and database",
    formula: (brief) =>
      `2,300 IOPS for 25,000 clients, in proportion, to the next hundred, at least ${figure(leastDisk(brief))} for this configuration; measured before installation`,
    result: (brief) => `${figure(diskTarget(brief))} IOPS`,
    asked: isMeasured,
    source: ["cm-perf", "ej"],
  },
  {
    quantity: "Distribution points",
    formula: (brief) => {
      if (isRaised(brief)) return `${perPoint(brief)}, more than the client named`;
      if (isCut(brief))
        return "one at each location with 50 or more devices, which those the client named cannot all have";
      const given = namedSites(brief);
      if (given === 0) return "the client named no site that needs its own";
      return given === null
        ? `${perPoint(brief)} at each location with 50 or more devices${secondPoint(brief)}`
        : "given by the client";
    },
    result: (brief) =>
      `${points(brief)}${namedSites(brief) === 0 || (isCut(brief) && !servesBranches(brief)) ? ", at the main location" : sharedPoint(brief)}`,
    fewestSites: 2,
    asked: (brief) => (namedSites(brief) ?? points(brief)) !== 1 || isRaised(brief),
    source: ["cm-size", "ej"],
  },
];

/** Of the server that synchronises. */
export const SYNC_PORTS: Pack["ports"] = [
  {
    from: "Entra Connect Sync",
    to: "Entra ID",
    port: "TCP 443 outbound",
    purpose: "Users and computers",
    when: UNJOINED,
    source: ["ej"],
  },
  {
    from: "Entra Connect Sync",
    to: "Domain controllers",
    port: "TCP and UDP 53, 88, 389; TCP 135, 445, 49152–65535",
    purpose: "Reads synchronised accounts",
    when: UNJOINED,
    source: ["ej"],
  },
];

export const PORTS: Pack["ports"] = [
  {
    from: "Clients",
    to: "Management and distribution points",
    port: "TCP 443, 10123, 80",
    purpose: "443: policy, inventory, content; 10123: notification; 80: what Enhanced HTTP does not cover",
    source: ["cm-prereq", "cm-sql"],
  },
  {
    from: "Clients",
    to: "Software update point",
    port: "TCP 8531",
    purpose: "Update metadata over TLS",
    source: ["ej"],
  },
  {
    from: "Remote devices",
    to: "Cloud management gateway and its storage",
    port: "TCP 443",
    purpose: "Policy and content without VPN",
    when: GATEWAY,
    source: ["cm-cmg"],
  },
  {
    from: "Site servers, management, update and reporting services points",
    to: "SQL Server",
    port: "TCP 1433, 4022",
    purpose: "Database and Service Broker",
    when: ENTERPRISE,
    source: ["cm-sql"],
  },
  {
    from: "Second management point",
    to: "SQL Server on the site server",
    port: "TCP 1433",
    purpose: "Policy queries",
    when: MEDIUM,
    source: ["cm-sql"],
  },
  {
    from: "Site servers, cluster nodes",
    to: "File server",
    port: "TCP 445",
    purpose: "Shared content library, cluster witness",
    when: ENTERPRISE,
    source: ["ej"],
  },
  {
    from: "Site server",
    to: "Other site systems",
    port: (brief) => `TCP 445, 135, ${brief.holds(ENTERPRISE) ? "8531, " : ""}49152–65535`,
    purpose: (brief) => `Role installation, content${brief.holds(ENTERPRISE) ? ", update synchronisation" : ""}`,
    asked: (brief) => !brief.holds(SMALL) || pointServers(brief) > 0,
    source: ["ej"],
  },
  {
    from: "Site server",
    to: "Spare site server",
    port: "TCP 445",
    purpose: "Database backups, content library copy",
    asked: wantsSpare,
    source: ["ej"],
  },
  {
    from: "Devices being set up",
    to: "Distribution points",
    port: "UDP 67, 69, 4011",
    purpose: "PXE boot, in designated build rooms",
    source: ["ej"],
  },
  {
    from: "Clients",
    to: "Clients at the same location",
    port: "TCP 7680, 8003",
    purpose: "Delivery Optimization; peer cache, which uses plain HTTP",
    fewestSites: 2,
    source: ["ej"],
  },
  {
    from: "Site server",
    to: "Domain controllers",
    port: "TCP 88, 389, 445, UDP 53",
    purpose: "Discovery, service authentication, DNS",
    source: ["ej"],
  },
  {
    from: "CMG connection point",
    to: "Cloud management gateway",
    port: (brief) => `TCP 443${instances(brief) > 1 ? `, 10124–${lastPort(brief)}` : ""} outbound`,
    purpose: "No inbound connection",
    when: GATEWAY,
    source: ["cm-cmg", "ej"],
  },
  {
    from: "Site server",
    to: "Gateway storage",
    port: "TCP 443 outbound",
    purpose: "Content for remote devices",
    when: GATEWAY,
    source: ["cm-cmg", "ej"],
  },
  {
    from: "Help desk",
    to: "Clients",
    port: "TCP 2701",
    purpose: "Remote control",
    when: BEYOND_SMALL, // which has no table of roles
    source: ["ej"],
  },
  {
    from: "Clients, service connection and software update points",
    to: "Intune, Azure, Microsoft Update",
    port: "TCP 443 outbound",
    purpose: "Co-management, updates and their metadata",
    source: ["cm-comgmt"],
  },
  ...SYNC_PORTS,
  {
    from: "Consoles and scripts",
    to: "Site server",
    port: "TCP 443, 135, 49152–65535",
    purpose: "Console; administration service on 443 only",
    source: ["ej"],
  },
  {
    from: "Report users",
    to: "Reporting services point",
    port: "TCP 443",
    purpose: (brief) => `Reports, with ${brief.holds(ENTERPRISE) ? "a dedicated" : "the update point's"} certificate`,
    source: ["ej"],
  },
  {
    from: "Client's reporting tool",
    to: "SQL Server",
    port: "TCP 1433",
    purpose: "Site database views, read-only account",
    when: is("integration-needs", "reporting-tools"),
    source: ["cm-sql"],
  },
  {
    from: "Site server",
    to: "Clients",
    port: "TCP 445, 135, 49152–65535",
    purpose: "Client push, pilot only; closed afterwards",
    source: ["ej"],
  },
];
