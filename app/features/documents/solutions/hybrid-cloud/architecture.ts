/** Components, their sizing and the ports between them. */

import { DIRECTORY } from "#app/features/catalogue/estate.ts";
import { all, any, none } from "#app/features/catalogue/predicate.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import { isMerger } from "#app/features/documents/brief/deadline-reason.ts";
import { API_GATEWAY, DATA_GATEWAY } from "#app/features/documents/facts/work.ts";
import type { ComponentRow, Pack } from "#app/features/documents/pack.ts";
import { apiManagement, coresOf, natGateway, partnersPort } from "#app/features/documents/solutions/azure-network.ts";
import { figure, listed, plural } from "#app/features/documents/words.ts";
import {
  BASIC,
  BY_CONTROLLERS,
  CIRCUIT,
  COPIED_FIRST,
  ENCRYPTED,
  FILES,
  FIREWALL,
  GATEWAY_PAIR,
  LOCAL,
  NAT,
  OWN_CONNECTORS,
  PREMIUM,
  PRIVATE,
  PROXY,
  REPLICATES,
  RESOLVER,
  SMALL,
  SYNCHRONISED_HERE,
  UNUSED,
  WAN,
} from "./answers.ts";
import {
  beforeCircuit,
  byDisk,
  changesText,
  copyDays,
  copyMegabits,
  firstCopyDays,
  inOneTunnel,
  isNarrow,
  perReplica,
  raisedForRestore,
  recovered,
  restorable,
  shareDays,
  shareReplicated,
  sharesByDisk,
} from "./copies.ts";
import { losesMore } from "./limits.ts";
import {
  bandwidthText,
  circuitLoad,
  circuitMegabits,
  circuits,
  ER_CLASSES,
  erClass,
  gatewayOfCircuit,
  isThin,
  MOST_MEGABITS,
  MOST_TUNNELS,
  megabits,
  overLine,
  theCircuits,
  tunnelLoad,
  tunnels,
  UNIT_MEGABITS,
  units,
  VPN_CLASSES,
  VPN_LINES,
  vpnClass,
} from "./link.ts";
import { ARC_LINES, BACKUP_DISK, CIRCUITS, CLUSTER_LINES, PLAN_ONE, PLAN_TWO, ROLE_LICENCES } from "./names.ts";
import {
  BASIC_MBPS,
  backupServers,
  CHANGED_PERCENT,
  clusterGuests,
  clusterTerabytes,
  controllers,
  copies,
  copiesAll,
  fileServers,
  GIGABYTES_A_USER,
  gateways,
  hasBackupServer,
  holdsShares,
  hosted,
  isFewReplicated,
  isFull,
  isWithoutMembers,
  memory,
  NIGHT_HOURS,
  natGateways,
  nightMegabits,
  nodesOf,
  onHosts,
  perNode,
  privateEndpoints,
  roleRoom,
  shareTerabytes,
  zoned,
} from "./quantities.ts";
import { appliances, connectors, sentByAppliance } from "./roles.ts";

/** The load where the bandwidth itself is chosen by what the gateways carry. */
const NIGHT_COPIES = "for the night's copies, in steps of 50 Mbps, ";

const toVault = (brief: Brief): string => (brief.holds(PRIVATE) ? "TCP 443, private endpoint" : "TCP 443 outbound");

const used = (load: number, available: number): string =>
  `${figure(load)} ÷ ${figure(available)} = ${Math.round((load / available) * 100)}%`;

/** `6 ÷ 4, rounded up: 2`. */
export const parts = (sum: number, size: number): string =>
  `${figure(sum)} ÷ ${figure(size)}${sum % size === 0 ? " =" : ", rounded up:"} ${Math.ceil(sum / size)}`;

/** Up to so many the smaller machine replicates; with more it is as large as the table of its support has it. */
const REPLICATED_BY_SMALL = 150;

/** The agent reads files: what is open all the time it reads as a dump. */
function agentReads(brief: Brief): string {
  const dumps = [
    ...(brief.holds(COPIED_FIRST.databases) ? ["databases as nightly dumps"] : []),
    ...(brief.holds(COPIED_FIRST.mail) ? ["mailboxes from a nightly copy by Windows Server Backup"] : []),
    ...(brief.holds(COPIED_FIRST.sharepoint) ? ["SharePoint from its own nightly farm backup (Backup-SPFarm)"] : []),
  ];
  return `files, folders and system state, no whole machines${dumps.map((text) => `; ${text}`).join("")}`;
}

/** Of what the first row of the sizing gives, unless copies take another way. */
const ofLine = (brief: Brief): string =>
  copyMegabits(brief) === megabits(brief)
    ? "Mbps"
    : `${inOneTunnel(brief) ? "one tunnel's " : ""}${figure(copyMegabits(brief))} Mbps`;

const ON_CLUSTER = "no charge; two cluster guests, on current hosts until it is ready";

const ON_EXISTING = "no charge; on existing servers";

const CONNECTORS: ComponentRow = {
  name: "Proxy connectors",
  count: connectors,
  size: "2 vCPU, 4 GB",
  purpose: "Outbound only, two for availability",
  source: ["appproxy"],
};

const GATEWAYS_OF_DATA: ComponentRow = {
  name: "On-premises data gateway",
  count: (brief) => (brief.holds(SMALL) ? 1 : 2),
  size: (brief) => (brief.holds(SMALL) ? "8 GB on top of existing load" : "8 cores, 8 GB, clustered"),
  purpose: "Gives cloud services on-premises data, outbound only",
  source: ["gateway"],
};

export const COMPONENTS: Pack["components"] = [
  {
    name: "VPN gateway",
    bill: [...VPN_LINES, "Azure outbound data"],
    count: gateways,
    size: (brief) => `${vpnClass(brief).name}, ${figure(vpnClass(brief).megabits)} Mbps`,
    purpose: (brief) =>
      brief.holds(CIRCUIT)
        ? brief.holds(ENCRYPTED)
          ? "Encrypts circuit traffic; failover over the internet"
          : `Failover for ${theCircuits(brief)}`
        : `Connection, zone-redundant${zoned(brief) ? "" : " where the region has zones"}`,
    when: none(WAN),
    source: ["vpngw"],
  },
  {
    name: "ExpressRoute gateway",
    bill: ER_CLASSES.map(gatewayOfCircuit),
    count: gateways,
    size: (brief) => `${erClass(brief).name}, ${figure(erClass(brief).megabits)} Mbps`,
    purpose: (brief) => `Terminates ${theCircuits(brief)} in Azure`,
    when: CIRCUIT,
    source: ["ergw"],
  },
  {
    name: "ExpressRoute circuit",
    bill: CIRCUITS,
    count: circuits,
    size: (brief) => `${figure(circuitMegabits(brief))} Mbps, metered`,
    purpose: (brief) =>
      circuits(brief) > 1
        ? "Private path; two routers each, different peering locations"
        : "Private path over two routers at one peering location",
    when: CIRCUIT,
    source: ["ergw", "alz-check"],
  },
  {
    name: "Virtual WAN hub",
    bill: ["Virtual WAN hub", "Azure outbound data"],
    count: 1,
    size: "standard, /23",
    purpose: "Central routing; machines and endpoints go in a shared-services spoke, as the hub cannot host them",
    when: WAN,
    source: ["vwan"],
  },
  {
    name: "Virtual WAN scale units",
    bill: ["Virtual WAN scale units"],
    count: units,
    size: "500 Mbps each",
    purpose: "Site-to-site throughput of the hub",
    when: WAN,
    source: ["vwan"],
  },
  {
    name: "Branch connections",
    bill: ["Virtual WAN branch connections"],
    count: (brief) => brief.sites,
    size: "VPN or SD-WAN appliance",
    purpose: "One per site, two tunnels each",
    when: WAN,
    source: ["vwan", "ej"],
  },
  {
    name: "Azure Firewall",
    bill: ["Azure Firewall Basic", "Azure Firewall", "Azure Firewall Premium"],
    count: 1,
    size: (brief) =>
      brief.holds(PREMIUM)
        ? "Premium, TLS inspection with a Key Vault certificate"
        : brief.holds(BASIC)
          ? `Basic, up to ${BASIC_MBPS} Mbps`
          : "Standard",
    purpose: "Outbound filtering, rules between spokes",
    when: FIREWALL,
    source: ["alz-check"],
  },
  natGateway(natGateways, NAT),
  {
    name: "DNS Private Resolver endpoints",
    bill: ["DNS Private Resolver endpoints"],
    count: (brief) => gateways(brief) * 2,
    size: "inbound and outbound, /28 each",
    purpose: "No DNS servers to run in Azure",
    when: RESOLVER,
    source: ["dnspr"],
  },
  {
    name: "Private endpoints",
    bill: ["Private endpoints", "Data through private endpoints"],
    count: privateEndpoints,
    size: "10 addresses for Backup, 5 for Site Recovery; subnet /26",
    purpose: "Those of a vault must be created while it is empty",
    when: PRIVATE,
    source: ["backup-pe", "asr-pe", "ej"],
  },
  {
    name: "Arc-enabled servers",
    bill: [...ARC_LINES, PLAN_ONE, PLAN_TWO, "Log analytics"],
    free: "no charge; all are cluster guests",
    count: (brief) => brief.servers.plan,
    size: "agent, free of charge",
    purpose: "Policy, patching, inventory, Defender where licensed",
    source: ["arc-lic", "arc-check"],
  },
  {
    name: "Azure Local machines",
    bill: CLUSTER_LINES,
    count: nodesOf,
    size: (brief) =>
      `${coresOf(brief)} cores, ${memory(brief)} GB, ${figure(Math.ceil((10 * clusterTerabytes(brief)) / nodesOf(brief)) / 10)} TB of disk plus a spare, ${brief.holds(SMALL) ? "low-capacity class" : "validated model"}`,
    purpose: (brief) => (nodesOf(brief) >= 3 ? "Three-way mirror; one disk per machine in reserve" : "Two-way mirror"),
    when: LOCAL,
    source: ["azlocal", "ej"],
  },
  {
    name: "Domain controller in Azure",
    bill: ["Domain controller in Azure"],
    count: controllers,
    size: "2 vCPU, 8 GB, own directory site; rebuilt, not restored",
    purpose: (brief) =>
      `Sign-in for servers recovered to Azure${brief.holds(BY_CONTROLLERS) ? "; names of private endpoints" : ""}`,
    when: DIRECTORY,
    source: ["alz-check", "ej"],
  },
  {
    name: "Replication provider",
    bill: ["Site Recovery", "Replica disks of Site Recovery"],
    count: nodesOf,
    size: "on each cluster machine",
    purpose: (brief) => `Replicates ${plural(Math.min(recovered(brief), hosted(brief)), "cluster guest")} to Azure`,
    when: LOCAL,
    source: ["azlocal-asr", "ej"],
  },
  {
    name: "Replication appliance",
    bill: ["Site Recovery", "Replica disks of Site Recovery", ROLE_LICENCES],
    count: appliances,
    size: (brief) =>
      `${sentByAppliance(brief) > REPLICATED_BY_SMALL * appliances(brief) ? "16 vCPU, 32 GB, 1 TB of cache" : "8 vCPU, 32 GB"} and ${appliances(brief) === 1 ? "its" : "their"} own vault${brief.holds(LOCAL) ? "" : "; on Hyper-V hosts, a provider instead"}`,
    purpose: (brief) =>
      `Replicates ${plural(sentByAppliance(brief), "server")}${brief.holds(LOCAL) ? " outside the cluster" : ""} to Azure`,
    asked: (brief) => appliances(brief) > 0,
    source: ["asr-appliance", "asr-matrix", "ej"],
  },
  {
    name: "Backup agents",
    bill: ["Azure Backup"],
    count: (brief) => brief.servers.plan,
    size: agentReads,
    purpose: "Direct backup to the vault, without a backup server",
    asked: (brief) => !hasBackupServer(brief),
    source: ["ej"],
  },
  {
    name: "On-premises backup server",
    bill: [ROLE_LICENCES, BACKUP_DISK],
    count: backupServers,
    size: "4 vCPU, 16 GB, disk of 1.5 times the data",
    purpose: (brief) =>
      `Azure Backup Server for databases and whole machines, up to 60 servers each; ${losesMore(brief) ? "synchronises files and SQL Server databases every 15 minutes" : "keeps recent days locally"}`,
    asked: hasBackupServer,
    source: ["ej"],
  },
  {
    name: "Recovery Services vault",
    bill: ["Azure Backup"],
    count: 1,
    size: (brief) =>
      `geo-redundant, multi-user authorisation; immutable, locked ${isMerger(brief) ? "once it is known who keeps it" : "after the pilot"}`,
    purpose: "30 daily, 12 monthly recovery points; lock irreversible, so a restore is proven first",
    source: ["ej"],
  },
  {
    name: "File Sync servers",
    bill: ["Azure Files storage for File Sync", "File Sync servers"],
    count: fileServers,
    size: (brief) => `agent on existing file ${fileServers(brief) === 1 ? "server" : "servers"}`,
    purpose: "Tiering at 20% free space; snapshots in Azure Files; virus scanners skip offline files",
    when: FILES,
    source: ["filesync", "ej"],
  },
  {
    ...CONNECTORS,
    bill: [ROLE_LICENCES],
    free: ON_EXISTING,
    when: OWN_CONNECTORS,
    asked: (brief) => !isFewReplicated(brief),
  },
  { ...CONNECTORS, free: ON_EXISTING, when: OWN_CONNECTORS, asked: isFewReplicated },
  { ...CONNECTORS, free: ON_CLUSTER, count: 2, when: all(PROXY, LOCAL) },
  {
    ...GATEWAYS_OF_DATA,
    bill: [ROLE_LICENCES],
    free: "no charge; on an existing always-on server",
    when: all(DATA_GATEWAY, any(SMALL, none(LOCAL))),
  },
  { ...GATEWAYS_OF_DATA, free: ON_CLUSTER, when: all(DATA_GATEWAY, LOCAL, none(SMALL)) },
  {
    name: "Entra Cloud Sync agents",
    free: ON_EXISTING,
    count: (brief) => Math.min(2, brief.servers.plan),
    size: (brief) =>
      isWithoutMembers(brief)
        ? `on ${brief.servers.plan === 1 ? "the one server, 4 GB" : "domain controllers, 4 GB each"}`
        : "on member servers, 4 GB each",
    purpose: "Synchronise the users of this project's services, outbound only",
    when: SYNCHRONISED_HERE,
    source: ["cloudsync", "ej"],
  },
  apiManagement(API_GATEWAY),
];

/** What the scale units are counted for: the copies of a night where the bandwidth follows from them. */
const unitLoad = (brief: Brief): number => {
  const night = Math.min(nightMegabits(brief), MOST_MEGABITS);
  return brief.holds(UNUSED) && Math.ceil(night / UNIT_MEGABITS) === units(brief) ? night : megabits(brief);
};

export const SIZING: Pack["sizing"] = [
  {
    quantity: "Bandwidth",
    formula: bandwidthText,
    result: (brief) => `${figure(megabits(brief))} Mbps`,
    source: ["ej"],
  },
  {
    quantity: "Gateway class",
    formula: (brief) =>
      `${brief.holds(WAN) ? "fewest units" : "smallest class"} at up to 80% of its benchmark throughput`,
    result: (brief) =>
      brief.holds(WAN)
        ? `${unitLoad(brief) < megabits(brief) ? NIGHT_COPIES : ""}${parts(unitLoad(brief), UNIT_MEGABITS)} ${units(brief) === 1 ? "scale unit" : "scale units"} of 500 Mbps`
        : `${vpnClass(brief).name}: ${tunnels(brief) > VPN_CLASSES[0].tunnels ? `${plural(Math.min(tunnels(brief), MOST_TUNNELS), "tunnel")} where smaller classes support ${VPN_CLASSES[0].tunnels}; ` : ""}${used(tunnelLoad(brief), vpnClass(brief).megabits)}${brief.holds(all(CIRCUIT, none(ENCRYPTED))) ? " (half the bandwidth, for failover)" : ""}${isThin(brief) ? `; ${overLine(brief)}` : ""}`,
    source: ["vpngw"],
  },
  {
    quantity: "ExpressRoute gateway and circuits",
    formula: "smallest class and number of circuits at up to 80% of their throughput",
    result: (brief) =>
      `${circuitLoad(brief) < megabits(brief) ? NIGHT_COPIES : ""}${erClass(brief).name}: ${used(circuitLoad(brief), erClass(brief).megabits)}; ${plural(circuits(brief), "circuit")} of ${figure(circuitMegabits(brief))} Mbps: ${used(circuitLoad(brief), circuits(brief) * circuitMegabits(brief))}`,
    when: CIRCUIT,
    source: ["ergw", "ej"],
  },
  {
    quantity: "Workloads on the cluster",
    formula: (brief) => `(machines − 1) × (${memory(brief)} − 32 GB) ÷ 16 GB, to tolerate one machine failure`,
    result: (brief) =>
      `${nodesOf(brief) - 1} × ${perNode(brief)} = ${(nodesOf(brief) - 1) * perNode(brief)}${roleRoom(brief) > 0 ? `, of which ${roleRoom(brief)} for ${listed([...(brief.holds(PROXY) ? ["2 connectors of 4 GB"] : []), ...(brief.holds(GATEWAY_PAIR) ? ["2 data gateway members of 8 GB"] : [])])}` : ""}; planned ${hosted(brief)} of ${plural(brief.servers.plan, "server")}${onHosts(brief) > 0 && !isFull(brief) ? ", as a domain controller stays outside" : ""}`,
    when: LOCAL,
    source: ["ej"],
  },
  {
    quantity: "Replicated servers",
    formula: (brief) => shareReplicated(brief, ", rounded up"),
    result: (brief) =>
      brief.given("fast-recovery") === null && !copiesAll(brief)
        ? parts(brief.servers.plan, perReplica(brief))
        : `${recovered(brief)}`,
    asked: (brief) => ![0, recovered(brief)].includes(brief.given("fast-recovery") ?? -1), // else the decision says it
    source: ["ej"],
  },
  {
    quantity: "Cluster storage",
    formula: (brief) => `guests × 0.2 TB until measured × ${copies(brief)} copies; reserve extra`,
    result: (brief) =>
      `${clusterGuests(brief)} × 0.2 × ${copies(brief)} = ${figure(clusterTerabytes(brief))} TB, plus a disk per machine`,
    when: LOCAL,
    source: ["azlocal", "ej"],
  },
  {
    quantity: "Restore from Azure",
    formula: (brief) => `${ofLine(brief)} × 0.6 × 8 hours`,
    result: (brief) => `${figure(restorable(brief))} GB`,
    source: ["ej"],
  },
  {
    quantity: "Daily changes to Azure",
    formula: (brief) => `servers × 0.2 TB × ${CHANGED_PERCENT}% ÷ (${ofLine(brief)} × 0.6)`,
    result: (brief) =>
      `${changesText(brief, ":")}${isNarrow(brief) ? `; a ${NIGHT_HOURS}-hour night needs ${figure(nightMegabits(brief))} Mbps` : ""}`,
    source: ["ej"],
  },
  {
    quantity: "First backup to Azure, or full restore",
    formula: (brief) =>
      `servers × 0.2 TB${brief.holds(FILES) ? (holdsShares(brief) ? " on average, shares included," : ", shares apart,") : ""} until measured ÷ (${ofLine(brief)} × 0.6), day and night, rounded up`,
    result: (brief) =>
      `${figure(brief.servers.plan / 5)} TB: ${plural(firstCopyDays(brief), "day")}${recovered(brief) > 0 && !byDisk(brief) ? `; replicas: another ${plural(copyDays(recovered(brief), brief), "day")}` : ""}${byDisk(brief) ? `; first copy by Data Box, but replicas over the link: ${plural(copyDays(recovered(brief), brief), "day")}${isNarrow(brief) ? " with no other traffic" : ""}` : ""}${raisedForRestore(brief)}${beforeCircuit(brief)}`,
    source: ["ej"],
  },
  {
    quantity: "First copy to Azure Files",
    formula: (brief) => `users × ${GIGABYTES_A_USER} GB ÷ (${ofLine(brief)} × 0.6), rounded up`,
    result: (brief) =>
      `${figure(shareTerabytes(brief))} TB: ${plural(shareDays(brief), "day")}${sharesByDisk(brief) ? "; by Data Box" : ""}`,
    when: FILES,
    asked: (brief) => shareDays(brief) > 7, // else its task waits for none of it
    source: ["ej"],
  },
];

export const PORTS: Pack["ports"] = [
  {
    from: "Edge device",
    to: "VPN gateway",
    port: "UDP 500, 4500, protocol 50",
    purpose: "Tunnel",
    source: ["vpngw"],
  },
  { from: "Servers", to: "Azure Arc", port: "TCP 443 outbound", purpose: "Agent", source: ["arc-check"] },
  {
    from: "Edge device",
    to: "Microsoft edge routers, two per circuit",
    port: "TCP 179 (BGP), UDP 3784 (BFD)",
    purpose: "Private peering routes, failure detection",
    when: CIRCUIT,
    source: ["ej"],
  },
  {
    from: "Site DNS servers",
    to: "Resolver inbound endpoint",
    port: "TCP and UDP 53",
    purpose: "Private endpoint names",
    when: RESOLVER,
    source: ["dnspr"],
  },
  {
    from: "Resolver outbound endpoint",
    to: "Site DNS servers",
    port: "TCP and UDP 53",
    purpose: "Client DNS zones",
    when: RESOLVER,
    source: ["dnspr"],
  },
  {
    from: "Site domain controllers",
    to: "Domain controller in Azure",
    port: "TCP and UDP 53, 88, 389, 464; TCP 135, 445, 636, 3268, 3269, 49152–65535; UDP 123",
    purpose: "Replication and DNS",
    when: DIRECTORY,
    source: ["ej"],
  },
  {
    from: "Backup server",
    to: "Servers",
    port: "TCP 135, 5718, 5719, 49152–65535, both ways",
    purpose: "Local backup",
    asked: hasBackupServer,
    source: ["ej"],
  },
  {
    from: "Backup server",
    to: "Recovery Services vault",
    port: toVault,
    purpose: "Backup copy",
    asked: hasBackupServer,
    source: ["backup-pe", "ej"],
  },
  {
    from: "Servers",
    to: "Recovery Services vault",
    port: toVault,
    purpose: "Backup",
    asked: (brief) => !hasBackupServer(brief),
    source: ["backup-pe", "ej"],
  },
  {
    from: "Replicated servers, unless on Hyper-V",
    to: "Replication appliance",
    port: "TCP 443, 9443",
    purpose: "Control and data",
    when: none(SMALL),
    asked: (brief) => appliances(brief) > 0,
    source: ["asr-matrix"],
  },
  {
    from: "Replication appliance or provider",
    to: "Site Recovery",
    port: toVault,
    purpose: "Replication",
    asked: (brief) => appliances(brief) > 0,
    source: ["ej"],
  },
  {
    from: "Replication provider",
    to: "Site Recovery",
    port: toVault,
    purpose: "Replication",
    asked: (brief) => appliances(brief) === 0,
    source: ["ej"],
  },
  {
    from: "File Sync servers",
    to: "Azure Files",
    port: toVault,
    purpose: "Synchronisation",
    when: FILES,
    source: ["filesync"],
  },
  {
    from: "Database",
    to: "Its replica",
    port: "SQL Server: TCP 5022",
    purpose: "Replication",
    when: REPLICATES,
    source: ["ej"],
  },
  {
    from: "Users, site down",
    to: "VPN gateway",
    port: "TCP 443, point-to-site",
    purpose: "Recovered servers",
    when: none(WAN),
    source: ["vpngw", "ej"],
  },
  {
    from: "Cluster machines",
    to: "Azure",
    port: "TCP 443 outbound",
    purpose: "Registration, updates, billing",
    when: LOCAL,
    source: ["azlocal"],
  },
  {
    from: "Connectors",
    to: "Application proxy",
    port: "TCP 443 outbound",
    purpose: "Publishing",
    when: PROXY,
    source: ["appproxy"],
  },
  {
    from: "Cloud Sync agents",
    to: "Entra ID; domain controllers",
    port: "TCP 443 outbound; TCP 389, 636, 3268",
    purpose: "Synchronisation of users",
    when: SYNCHRONISED_HERE,
    source: ["cloudsync", "ej"],
  },
  partnersPort(API_GATEWAY),
];
