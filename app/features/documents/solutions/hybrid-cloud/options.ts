/** The options that are weighed, the designed one first. */

import { all, any, is, none } from "#app/features/catalogue/predicate.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import { BY_TASK } from "#app/features/documents/effort/counted.ts";
import type { Leaves } from "#app/features/documents/options/left.ts";
import type { OptionEstimate, OptionRow } from "#app/features/documents/options/option-row.ts";
import type { Pack } from "#app/features/documents/pack.ts";
import { coresOf, d2Price, d4Price, hosts } from "#app/features/documents/solutions/azure-network.ts";
import { plural } from "#app/features/documents/words.ts";
import {
  ACROSS_LINK,
  AT_SITE,
  CIRCUIT,
  DEFENDER,
  FIREWALL,
  LARGER,
  LOCAL,
  MANY_SITES,
  PLANT,
  PREMIUM,
  PRIVATE,
  RESOLVER,
  SHOWS_PATH,
  SMALL,
  sectorOf,
  sensitiveNamed,
  VPN,
  WAN,
} from "./answers.ts";
import {
  CONNECTION,
  circuitCondition,
  circuitReason,
  isBelowVirtualWan,
  isTunnelWeighed,
  tooManyTunnels,
} from "./connection.ts";
import { recovered } from "./copies.ts";
import {
  ER_CLASSES,
  FREE_TUNNELS,
  gatewayOfCircuit,
  megabits,
  tunnels,
  UNIT_MEGABITS,
  USUAL_MEGABITS,
  units,
  VPN_CLASSES,
  VPN_LINES,
  vpnClass,
  vpnFor,
} from "./link.ts";
import {
  AZURE_LOCAL_MARKS,
  DESIGNED_MARKS,
  FULL_CLOUD_MARKS,
  HUB_MARKS,
  OWN_CLUSTER_MARKS,
  PRESENT_HOSTS_MARKS,
  TUNNEL_MARKS,
  WAN_MARKS,
} from "./marks.ts";
import {
  ARC_LINES,
  BACKUP_DISK,
  CIRCUITS,
  CLUSTER_ACCESS,
  CLUSTER_LINES,
  GUEST_LICENCES,
  HOST_FEE,
  PLAN_ONE,
  PLAN_TWO,
  ROLE_LICENCES,
  TUNNEL_ALONE,
} from "./names.ts";
import { AZURE_LOCAL, FULL_CLOUD, HUB, OWN_CLUSTER, PRESENT_HOSTS, TUNNEL, VIRTUAL_WAN } from "./outlines.ts";
import {
  backupServers,
  backupTerabytes,
  chargedByArc,
  clusterGuests,
  controllers,
  datacenterGuests,
  gateways,
  hosted,
  nodesOf,
  onHosts,
  perNode,
  terabytes,
} from "./quantities.ts";

/** Of an option without a circuit: one gateway that carries the whole link. */
const tunnelOf = (built: (brief: Brief) => boolean, load = megabits): OptionEstimate["lines"] => [
  ...VPN_CLASSES.map(({ name, price }) => ({
    price,
    quantity: (brief: Brief) => (built(brief) && vpnFor(brief, load(brief)).name === name ? 1 : 0),
    kind: "monthly" as const,
  })),
  {
    price: "vpn-tunnel",
    quantity: (brief) => (built(brief) && brief.holds(none(CIRCUIT)) ? Math.max(0, brief.sites - FREE_TUNNELS) : 0),
    kind: "monthly",
  },
];

/** Where everybody's work goes over the link. */
const workMegabits = (brief: Brief): number => Math.max(megabits(brief), USUAL_MEGABITS[brief.size]);

/** An option whose one gateway carries that load as the first option's does keeps its line. */
const keepsGateway = (brief: Brief, load: (brief: Brief) => number): boolean =>
  brief.holds(none(WAN, LARGER)) && vpnFor(brief, load(brief)) === vpnClass(brief);

/** Of another option's cluster, those that it does not carry; with plan 2 of Defender nothing is charged for them. */
const besideCluster = (brief: Brief): number => (brief.holds(DEFENDER) ? 0 : onHosts(brief) + backupServers(brief));

/** Disks mirrored between the machines need it on each, however few their guests; with many the bill has it anyway. */
const datacenterInstead = (brief: Brief): number => nodesOf(brief) - datacenterGuests(brief);

/** Guests of a cluster without Azure Local: what plan 2 does not cover is charged. */
const unwatched = (brief: Brief): number => (brief.holds(DEFENDER) ? 0 : hosted(brief));

/** Hosts of a second site that would carry the servers with recovery while one of them is down. */
const spareHosts = (brief: Brief): number => 1 + Math.ceil(recovered(brief) / perNode(brief));
const CIRCUIT_LINES = [...ER_CLASSES.map(gatewayOfCircuit), ...CIRCUITS];
const WAN_LINES = ["Virtual WAN hub", "Virtual WAN scale units", "Virtual WAN branch connections"];

const HUB_LINES = [
  ...VPN_LINES,
  "Azure Firewall Basic",
  "Azure Firewall",
  "Azure Firewall Premium",
  "NAT gateway",
  "DNS Private Resolver endpoints",
];

/** What has no circuit waits for none to be delivered. */
const WITHOUT_CIRCUIT: OptionEstimate["of"] = { configuration: "hybrid-vpn", when: CIRCUIT };

const SCORES = {
  productivity: 3,
  "enhance-security": 4,
  "remote-work": 4,
  "digital-transformation": 4,
  "compliance-objective": 4,
  scalability: 4,
  innovation: 4,
};

/** What stays on site stays to be run, hardware included. */
const ON_SITE_LEAVES: Leaves = ["settings", "servers", "hardware"];

const AS_CHOSEN: Omit<OptionRow, "name" | "description" | "against"> = {
  scores: SCORES,
  leaves: ON_SITE_LEAVES,
  shifts: [
    { when: WAN, criterion: "scalability", by: 1 },
    { when: PLANT, criterion: "compliance-objective", by: 1 },
  ],
  source: ["vpngw", "arc-check", "ej"],
};

/** For few sites it does what a Virtual WAN does. */
const OWN_HUB: OptionRow = {
  name: "Hub with a VPN gateway",
  configuration: "hybrid-vpn",
  outline: HUB,
  when: WAN,
  settles: CONNECTION,
  marks: HUB_MARKS,
  description: "One hub network with a gateway and a tunnel per site",
  against: "Tunnels and routes maintained manually per site",
  estimate: { days: BY_TASK, weeks: 100, keeps: { but: WAN_LINES }, lines: tunnelOf(() => true) },
  scores: SCORES,
  leaves: ON_SITE_LEAVES,
  shifts: [{ when: PLANT, criterion: "compliance-objective", by: 1 }],
  source: ["vpngw", "ej"],
};

/** The first option by its own name. */
const DESIGNED = [
  [
    "Site-to-site VPN with Azure Arc",
    VPN,
    "Hub with a VPN gateway, servers on both sides under Arc",
    "Internet latency",
  ],
  [
    "ExpressRoute with VPN backup",
    CIRCUIT,
    "Hub with a private circuit, servers on both sides under Arc",
    "Cost and lead time of the circuit",
  ],
  [
    "Azure Local at the site",
    LOCAL,
    "Cloud-managed cluster on client hardware, with recovery to Azure; other servers under Arc",
    "Hardware to buy, without a service level from Microsoft",
  ],
  [
    "Virtual WAN with Azure Arc",
    WAN,
    "Managed hub with a connection per site, servers on both sides under Arc",
    "A charge per site",
  ],
] as const;

/** What the client says before a circuit that scores no better is taken. */
function onlyFor(brief: Brief): string {
  if (!brief.holds(PRIVATE)) return "if you name what will use the circuit (nothing in this project does)";
  return circuitReason(brief) ? `if ${circuitCondition(brief)}` : "with a stated reason for the circuit";
}

export const OPTIONS: Pack["options"] = [
  ...DESIGNED.map(([name, when, description, against]) => ({
    ...AS_CHOSEN,
    name,
    when,
    marks: DESIGNED_MARKS,
    description,
    against,
  })),
  {
    name: "Self-managed Hyper-V cluster",
    outline: OWN_CLUSTER,
    when: LOCAL,
    marks: OWN_CLUSTER_MARKS,
    description:
      "Windows Server Datacenter, which mirrored disks need, on the same hardware and link; guests under Arc",
    against: "Operating system, drivers and firmware updated manually",
    estimate: {
      days: 100,
      weeks: 100,
      keeps: { but: [HOST_FEE, PLAN_ONE, GUEST_LICENCES] },
      lines: [
        { price: "windows-datacenter", quantity: datacenterInstead, kind: "one-off" },
        { price: "update-manager-server", quantity: unwatched, kind: "monthly" },
        { price: "machine-configuration-server", quantity: unwatched, kind: "monthly" },
        {
          price: "defender-servers-p2",
          quantity: (brief) => (brief.holds(DEFENDER) ? clusterGuests(brief) : 0),
          kind: "monthly",
        },
      ],
      gives: "one console for hosts and guests",
    },
    scores: {
      ...SCORES,
      "enhance-security": 3,
      "digital-transformation": 3,
      "compliance-objective": 3,
      scalability: 3,
      innovation: 3,
    },
    leaves: [...ON_SITE_LEAVES, "hand"],
    source: ["azlocal", "ej"],
  },
  { ...OWN_HUB, asked: ({ sites }) => sites < MANY_SITES },
  {
    ...OWN_HUB,
    fewestSites: MANY_SITES,
    scores: { ...SCORES, "digital-transformation": 3, innovation: 3 },
    leaves: [...ON_SITE_LEAVES, "hand"], // tunnel by tunnel
  },
  {
    name: "Virtual WAN",
    configuration: "hybrid-virtual-wan",
    outline: VIRTUAL_WAN,
    when: VPN,
    settles: {
      ...CONNECTION,
      by: (brief) =>
        tooManyTunnels(brief)
          ? `; A needs more gateways for ${tunnels(brief)} tunnels`
          : isBelowVirtualWan(brief)
            ? `; A costs less${gateways(brief) > 1 ? ` and keeps link${brief.hasDirectory ? " and directory" : ""} in two regions` : ""}`
            : "",
    },
    fewestSites: MANY_SITES,
    marks: WAN_MARKS,
    description: (brief) =>
      `One managed hub for all sites instead of ${gateways(brief) > 1 ? "a gateway in each of two regions" : "a gateway"}`,
    against: "Hub in one region only; a second costs as much again",
    estimate: {
      days: 105,
      weeks: 100,
      keeps: { but: HUB_LINES },
      lines: [
        { price: "vwan-hub", quantity: 1, kind: "monthly" },
        { price: "vwan-s2s", quantity: units, kind: "monthly" },
        { price: "vwan-connection", quantity: (brief) => brief.sites, kind: "monthly" },
        {
          price: "firewall-month",
          quantity: (brief) => (brief.holds(all(FIREWALL, none(PREMIUM))) ? 1 : 0),
          kind: "monthly",
        },
        { price: "firewall-premium-month", quantity: (brief) => (brief.holds(PREMIUM) ? 1 : 0), kind: "monthly" },
        { price: "nat-gateway", quantity: (brief) => (brief.holds(FIREWALL) ? 0 : 1), kind: "monthly" },
        { price: "resolver-endpoint", quantity: (brief) => (brief.holds(RESOLVER) ? 2 : 0), kind: "monthly" },
      ],
      gives: (brief) => (gateways(brief) > 1 ? "a running network in the second region" : ""),
    },
    scores: { ...SCORES, scalability: 5 },
    leaves: ON_SITE_LEAVES,
    shifts: [{ when: PLANT, criterion: "compliance-objective", by: 1 }],
    source: ["vwan", "ej"],
  },
  {
    name: TUNNEL_ALONE,
    configuration: "hybrid-vpn",
    outline: TUNNEL,
    when: CIRCUIT,
    asked: isTunnelWeighed,
    settles: {
      ...CONNECTION,
      by: (brief) =>
        `; A only ${onlyFor(brief)}, which is then ordered with the project order (delivery 8 to 16 weeks)`,
    },
    marks: TUNNEL_MARKS,
    description: "The same hub and management over a zone-redundant internet VPN",
    against: "Latency and packet loss of the internet",
    estimate: {
      days: BY_TASK,
      weeks: 100,
      of: WITHOUT_CIRCUIT,
      keeps: { but: CIRCUIT_LINES },
      lines: [],
      gives: "a private path for a supervisor or contract",
    },
    scores: { ...SCORES, scalability: 3 },
    leaves: ON_SITE_LEAVES,
    shifts: [
      { when: PLANT, criterion: "compliance-objective", by: 1 },
      { when: SHOWS_PATH, criterion: "compliance-objective", by: -1 },
    ],
    cannot: {
      when: all(ACROSS_LINK, none(SMALL)),
      why: (brief) =>
        `${sensitiveNamed(brief)} were named, whose databases need less than 10 ms across the link, and the internet guarantees no latency`,
    },
    source: ["vpngw", "ej"],
  },
  {
    name: "VPN and Arc, present hosts kept",
    configuration: "hybrid-vpn",
    outline: PRESENT_HOSTS,
    when: LOCAL,
    marks: PRESENT_HOSTS_MARKS,
    description: "The same link, management, backup and recovery, without a cluster",
    against: "Hosts stay as old as they are",
    estimate: {
      days: BY_TASK,
      weeks: 100,
      of: { configuration: "hybrid-vpn", when: all() },
      keeps: { but: [...CLUSTER_LINES, PLAN_ONE, CLUSTER_ACCESS] },
      lines: [
        { price: "update-manager-server", quantity: unwatched, kind: "monthly" },
        { price: "machine-configuration-server", quantity: unwatched, kind: "monthly" },
        { price: "defender-servers-p2", quantity: (brief) => hosted(brief) - unwatched(brief), kind: "monthly" },
      ],
      gives: (brief) => `new hosts for ${plural(brief.servers.plan, "server")}`,
    },
    scores: { ...SCORES, "enhance-security": 3, scalability: 3 },
    leaves: ON_SITE_LEAVES,
    shifts: [{ when: PLANT, criterion: "compliance-objective", by: 1 }],
    source: ["vpngw", "arc-check", "ej"],
  },
  ...[true, false].map(
    (isSame): OptionRow => ({
      name: "Azure Local at the site",
      configuration: "hybrid-azure-local",
      outline: AZURE_LOCAL,
      when: none(LOCAL),
      asked: (brief) => keepsGateway(brief, megabits) === isSame,
      marks: AZURE_LOCAL_MARKS,
      description: "Cloud-managed cluster on client hardware",
      against: "Hardware to buy, without a service level from Microsoft",
      estimate: {
        days: { row: "hybrid-cloud", percent: 115 },
        weeks: 100,
        of: { configuration: "hybrid-azure-local", when: all() }, // its machines are delivered first
        keeps: { but: [...(isSame ? [] : VPN_LINES), ...CIRCUIT_LINES, ...WAN_LINES, ...ARC_LINES] },
        lines: [
          ...hosts(nodesOf, hosted),
          { price: "update-manager-server", quantity: besideCluster, kind: "monthly" },
          { price: "machine-configuration-server", quantity: besideCluster, kind: "monthly" },
          { price: "azure-local-core", quantity: (brief) => nodesOf(brief) * coresOf(brief), kind: "monthly" },
          ...tunnelOf(() => !isSame),
        ],
        without: (brief) =>
          onHosts(brief) > 0 ? `host renewal for ${plural(onHosts(brief), "server")} not on the cluster` : "",
      },
      scores: {
        ...SCORES,
        "enhance-security": 3,
        "remote-work": 2,
        "digital-transformation": 3,
        scalability: 3,
        innovation: 3,
      },
      leaves: ON_SITE_LEAVES,
      source: ["azlocal", "ej"],
    }),
  ),
  ...[true, false].map(
    (isSame): OptionRow => ({
      name: "Full cloud",
      outline: FULL_CLOUD,
      marks: FULL_CLOUD_MARKS,
      description: (brief) =>
        `All workloads move to Azure, reached through ${brief.holds(WAN) ? "the same hub" : "a VPN gateway"}`,
      against: "Server rooms stay until every application can move",
      asked: (brief) => keepsGateway(brief, workMegabits) === isSame,
      estimate: {
        days: { row: "azure-migration", percent: 100 },
        weeks: 100,
        of: { configuration: "azure-rehost", when: all() },
        keeps: {
          but: [
            ...(isSame ? [] : VPN_LINES),
            ...CIRCUIT_LINES,
            ...ARC_LINES,
            PLAN_TWO,
            ...CLUSTER_LINES,
            ROLE_LICENCES,
            BACKUP_DISK,
            "File Sync servers",
          ],
        },
        lines: [
          {
            price: "defender-servers-p1",
            quantity: (brief) =>
              brief.holds(DEFENDER) ? chargedByArc(brief) + (brief.hasDirectory ? controllers(brief) : 0) : 0,
            kind: "monthly",
          },
          { price: d2Price, quantity: (brief) => Math.ceil(brief.servers.plan / 2), kind: "monthly" },
          { price: d4Price, quantity: (brief) => Math.floor(brief.servers.plan / 2), kind: "monthly" },
          { price: "disk-tb", quantity: (brief) => terabytes(brief.servers.plan), kind: "monthly" },
          ...tunnelOf((brief) => !isSame && brief.holds(none(WAN)), workMegabits),
          {
            price: "vwan-s2s",
            quantity: (brief) => (brief.holds(WAN) ? Math.ceil(workMegabits(brief) / UNIT_MEGABITS) - units(brief) : 0),
            kind: "monthly",
          },
        ],
        without: (brief) =>
          `applications that cannot move; ${brief.has("current-technologies", "sql-server") ? "SQL Server licences in Azure; " : ""}savings on server rooms`,
      },
      scores: { ...SCORES, "compliance-objective": 3, scalability: 5 },
      leaves: ["settings", "servers"],
      shifts: [
        { when: is("integration-needs", "legacy-applications", "erp"), criterion: "digital-transformation", by: -1 },
        { when: is("integration-needs", "legacy-applications", "erp"), criterion: "remote-work", by: -1 },
        { when: is("cloud-maturity", "no-cloud", "early", "some"), criterion: "scalability", by: -1 },
      ],
      cannot: {
        when: any(AT_SITE, all(LARGER, is("timeline", "1-3-months", "3-6-months"))),
        why: (brief) =>
          brief.holds(AT_SITE)
            ? `in ${sectorOf(brief)} work at the site must continue when the link is down`
            : "so many servers cannot move in the requested time; the link comes first either way",
      },
      source: ["caf-strategies", "ej"],
    }),
  ),
  {
    name: "Stay on-premises",
    baseline: all(),
    description: ({ sites }) =>
      `Recovery and backup at ${sites > 1 ? "another client site" : "the client's own second site"}, no link`,
    against: ({ sites }) => `A ${sites > 1 ? "recovery room" : "second site"} to build, run and patch`,
    estimate: {
      days: 40,
      weeks: 80,
      lines: [
        ...hosts(spareHosts, recovered),
        { price: "backup-disk-tb", quantity: backupTerabytes, kind: "one-off" },
        { price: "premises-server", quantity: recovered, kind: "monthly" },
      ],
      without: (brief) =>
        `${brief.sites > 1 ? "" : "rent of a second site; "}the line between the sites; central management of all servers`,
    },
    scores: {
      ...SCORES,
      productivity: 2,
      "enhance-security": 2,
      "remote-work": 1,
      "digital-transformation": 1,
      "compliance-objective": 3,
      scalability: 1,
      innovation: 1,
    },
    leaves: [...ON_SITE_LEAVES, "hand"],
    cannot: {
      when: { all: [] },
      why: "it lacks the requested link",
    },
    source: ["ej"],
  },
];
