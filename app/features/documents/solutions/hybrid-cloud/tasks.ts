/** Tasks of the four phases. */

import { DIRECTORY } from "#app/features/catalogue/estate.ts";
import { all, is, none } from "#app/features/catalogue/predicate.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import { REGULATED } from "#app/features/documents/facts/effort.ts";
import type { Pack, TaskRow } from "#app/features/documents/pack.ts";
import { CIRCUIT_ORDER } from "#app/features/documents/solutions/azure-network.ts";
import { plural } from "#app/features/documents/words.ts";
import {
  CIRCUIT,
  EMPTY,
  FILES,
  FIREWALL,
  FIRST_TENANT,
  LARGER,
  LOCAL,
  PLANT,
  PRIVATE,
  PROXY,
  RESOLVER,
  SECOND_HUB,
  SMALL,
  SYNCHRONISED,
  SYNCHRONISED_HERE,
  TENANT_FOUND,
  TWO_PATHS,
  WAN,
} from "./answers.ts";
import { recovered, sharesByDisk } from "./copies.ts";
import { theCircuits } from "./link.ts";
import {
  backupServers,
  controllers,
  fileServers,
  gateways,
  hasBackupServer,
  hosted,
  nodesOf,
  wavesToCluster,
} from "./quantities.ts";

/** Half a day connects a site to a hub that stands. */
const sitesDays = (brief: Brief): number => (brief.sites - 1) / 2;

/** And two days do, with its second tunnel, its device and the evening of the change. */
const sitesMost = (brief: Brief): number => 2 * Math.max(1, brief.sites - 1);

/** With their owners' signatures; what is copied meanwhile needs nobody. */
const MOVED_A_DAY = 5;

const hubBuilt = (brief: Brief): string =>
  `${brief.holds(FIRST_TENANT) ? `${brief.holds(TENANT_FOUND) ? "Existing tenant confirmed" : "Entra tenant"}${brief.holds(SYNCHRONISED) ? " with first users synchronised" : ""}, hub` : "Hub"} with tested tunnel${brief.holds(PLANT) ? " and rules to the plant" : ""}, code in the client's repository, two break-glass accounts tested with the client's security keys${brief.has("primary-objective", "innovation") ? ", a subscription for trials with a budget alert" : ""}`;

const VAULT: TaskRow = {
  phase: 2,
  title: "Vault, immutability, first restore",
  carries: ["enhance-security", "compliance-objective"],
  completes: ["data-encryption"],
  waits: ["platform", "names"],
  kind: "build",
  role: "Engineer",
  weight: 2,
  most: 6,
  deliverable: (brief) =>
    backupServers(brief) > 0
      ? `${plural(backupServers(brief), "backup server")} registered, restore record, restore procedure`
      : "Restore record, restore procedure",
};

const SERVED = ["digital-transformation", "innovation", "scalability"];

/** Its tunnel encrypts; what a circuit carries is encrypted once there is one. */
const HUB_BUILD: TaskRow = {
  phase: 2,
  title: (brief) => `Hub, gateway, ${brief.holds(FIREWALL) ? "firewall" : "outbound rules"} and budgets as code`,
  mark: "platform",
  waits: [],
  kind: "build",
  role: "Engineer",
  weight: (brief) => (brief.holds(FIREWALL) ? 5 : 4),
  deliverable: hubBuilt,
};

export const TASKS: Pack["tasks"] = [
  {
    phase: 2,
    title: "Order for the validated machines",
    mark: "order",
    most: 2,
    goesOn: true,
    kind: "scope",
    role: "Project manager",
    weight: 1,
    deliverable: "Order confirmation with delivery date",
    when: LOCAL,
  },
  {
    phase: 1,
    title: "Server inventory and latency measurement",
    kind: "discovery",
    role: "Engineer",
    weight: 3,
    deliverable: "Server list, latency baseline",
  },
  {
    phase: 1,
    title: "Address plan, routing and name design",
    kind: "design",
    role: "Architect",
    weight: 4,
    deliverable: "Address plan, routing, DNS",
  },
  {
    ...CIRCUIT_ORDER,
    deliverable:
      "Confirmation of the order signed with the project: peering location, delivery date, building entry, service key",
    when: CIRCUIT,
  }, // awaits none of them, but a budget pays for these first
  { ...HUB_BUILD, carries: [...SERVED, "data-encryption"], when: none(CIRCUIT) },
  { ...HUB_BUILD, carries: SERVED, when: CIRCUIT },
  {
    phase: 2,
    title: "Hub of the second region",
    waits: ["platform"],
    kind: "build",
    role: "Engineer",
    weight: 2,
    deliverable: (brief) => `Second hub with tested tunnel${brief.hasDirectory ? ", own domain controller" : ""}`,
    when: SECOND_HUB,
  },
  {
    phase: 2,
    title: "Domain controller in Azure",
    mark: "controller",
    waits: ["platform"],
    kind: "build",
    role: "Engineer",
    weight: 1,
    deliverable: (brief) =>
      `${controllers(brief) > gateways(brief) ? "Two controllers in their" : "Controller in its"} own site, disk without host caching, repadmin and dcdiag clean`,
    when: DIRECTORY,
  },
  {
    phase: 2,
    title: "Resolver and name forwarding",
    mark: "names",
    waits: ["platform"],
    kind: "build",
    role: "Engineer",
    weight: 2,
    most: 5,
    deliverable: "DNS resolution in both directions",
    when: RESOLVER,
  },
  {
    phase: 2,
    title: (brief) => `Name resolution across the tunnel${brief.holds(PRIVATE) ? ", private endpoints" : ""}`,
    mark: "names",
    waits: ["platform", "controller"],
    kind: "build",
    role: "Engineer",
    weight: (brief) => (brief.holds(none(SMALL)) ? 2 : 1),
    most: 5,
    deliverable: "DNS resolution in both directions",
    when: none(RESOLVER),
  },
  {
    phase: 2,
    title: "Arc pilot, policies, patch rings and alerts",
    waits: [],
    kind: "build",
    role: "Engineer",
    weight: 3,
    deliverable: (brief) => `${brief.servers.high > 2 ? "Pilot servers" : "First server"} connected for 7 days`,
  },
  {
    phase: 2,
    title: "First applications published to a pilot group",
    carries: ["remote-work"],
    waits: ["platform"],
    kind: "pilot",
    role: "Engineer",
    weight: 1,
    most: 4,
    deliverable: "Two applications in use from outside, with a second factor and without VPN",
    when: all(is("primary-objective", "remote-work"), none(SMALL)), // a small one has all of them a few weeks later
  },
  { ...VAULT, when: PRIVATE },
  { ...VAULT, waits: ["platform"], when: none(PRIVATE) },
  {
    phase: 3,
    title: "Arc and backup on all servers in scope",
    carries: ["cost-reduction"],
    waits: [],
    kind: "rollout",
    role: "Engineer",
    weight: 4,
    most: (brief) => 1 + brief.servers.plan / 8,
    deliverable: "All servers connected, tagged and backed up, exceptions with reason",
  },
  {
    phase: 3,
    title: "Branch onboarding in waves",
    mark: "paths",
    waits: [],
    kind: "rollout",
    role: "Engineer",
    weight: 5,
    holds: sitesDays,
    most: sitesMost,
    deliverable: "Every site connected, with measured latency",
    when: WAN,
    fewestSites: 2,
  },
  {
    phase: 3,
    title: (brief) => `Tunnels to the other ${brief.sites === 2 ? "site" : `${brief.sites - 1} sites, in waves`}`,
    mark: "paths",
    waits: [],
    kind: "rollout",
    role: "Engineer",
    weight: 3,
    holds: sitesDays,
    most: sitesMost,
    deliverable: "Every site connected, with measured latency",
    when: none(WAN, CIRCUIT),
    fewestSites: 2,
  },
  {
    phase: 3,
    title: "Application cutover in waves",
    waits: [],
    kind: "rollout",
    role: "Engineer",
    weight: 2,
    least: 2,
    deliverable: "Applications on the new path, with measured latency",
    when: none(EMPTY),
  },
  {
    phase: 3,
    title: "File Sync with tiering",
    waits: ["paths"],
    kind: "rollout",
    role: "Engineer",
    weight: 2,
    most: (brief) => 2 + 2 * fileServers(brief),
    deliverable: (brief) =>
      `Shares synchronised${sharesByDisk(brief) ? " once copied by Data Box" : ""}, failed files listed, first restore from Azure${brief.holds(LOCAL) ? "; tiering on once the server is on the cluster" : ""}`,
    when: FILES,
  },
  {
    phase: 3,
    title: "Publication of internal applications",
    mark: "publication",
    carries: ["remote-work", "mfa"],
    waits: ["training"],
    kind: "rollout",
    role: "Engineer",
    weight: 2,
    most: 12,
    deliverable: (brief) =>
      `${brief.holds(SYNCHRONISED_HERE) ? "Other users synchronised, each" : "Each"} application with URL, group and second factor`,
    when: PROXY,
  },
  {
    phase: 3,
    title: "Circuit commissioning, VPN as failover",
    carries: ["data-encryption"],
    mark: "circuit",
    waits: ["order"],
    lead: 12,
    kind: "rollout",
    role: "Engineer",
    weight: 3,
    most: 10,
    deliverable: (brief) => `Traffic on ${theCircuits(brief)}, routes on every router, measured latency`,
    when: CIRCUIT,
  },
  {
    phase: 3,
    title: "Cluster build and validation",
    mark: "cluster",
    waits: ["order"],
    lead: 10,
    kind: "build",
    role: "Engineer",
    weight: 5,
    holds: (brief) => nodesOf(brief) + 1,
    most: (brief) => 3 * nodesOf(brief),
    deliverable: (brief) =>
      `Clean validation report, storage throughput measured, a machine switched off and back${brief.hasDirectory ? ", a start without a domain controller" : ""}`,
    when: LOCAL,
  },
  {
    phase: 3,
    title: (brief) => `Workload migration to the cluster${wavesToCluster(brief) > 1 ? ", in waves" : ""}`,
    mark: "moved",
    waits: ["cluster", "training"],
    kind: "rollout",
    role: "Engineer",
    weight: 4,
    holds: (brief) => Math.max(1, hosted(brief) / MOVED_A_DAY),
    deliverable: (brief) =>
      wavesToCluster(brief) > 1
        ? "Per wave: workloads moved, owners' signatures, old machines off"
        : "Workloads moved, owners' signatures, old machines off",
    least: wavesToCluster,
    when: LOCAL,
  },
  {
    phase: 3,
    title: "Recovery of servers, test failover",
    waits: ["moved"],
    kind: "rollout",
    role: "Engineer",
    weight: 3,
    holds: 1,
    most: (brief) => (brief.holds(LARGER) ? 4 : 2) + recovered(brief) / 4,
    deliverable: (brief) =>
      `${brief.holds(all(SYNCHRONISED_HERE, none(PROXY))) ? "Other users synchronised; r" : "R"}ecovery plan with sequence${brief.holds(WAN) ? " and scripts" : ", scripts and user access"}${brief.holds(LARGER) ? ", regional core quota granted" : ""}, time of each step measured`,
  },
  {
    phase: 3,
    title: "Failure tests of each path",
    carries: ["productivity"],
    waits: ["paths", "circuit"],
    kind: "rollout",
    role: "Engineer",
    weight: 3,
    most: 6,
    deliverable: "Failover times, sessions lost",
    when: TWO_PATHS,
  },
  {
    phase: 3,
    title: "Failure tests of gateway and line",
    carries: ["productivity"],
    waits: ["paths"],
    kind: "rollout",
    role: "Engineer",
    weight: 2,
    most: 4,
    deliverable: "Failure test record: what fails, how long",
    when: none(TWO_PATHS),
  },
  {
    phase: 4,
    title: "Compliance evidence by obligation",
    carries: ["compliance-objective"],
    waits: [],
    kind: "handover",
    role: "Engineer",
    weight: 1,
    deliverable: "Policy report, restore records and list of access rights, filed with the compliance owner",
    when: all(REGULATED, none(is("security-requirements", "compliance"))), // else a control files it
  },
  {
    phase: 4,
    title: (brief) =>
      `Restore of ${brief.holds(LARGER) ? "one server of each kind" : "a server"} by the client's own staff, ${hasBackupServer(brief) ? "" : "onto a fresh installation, "}following the procedure of phase 2 unaided`,
    mark: "own-staff",
    kind: "acceptance",
    role: "Engineer",
    weight: 2,
    most: 4,
    deliverable: "Restore record signed by operations",
  },
];
