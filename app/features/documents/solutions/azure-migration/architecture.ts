/** Components, sizing and ports. */

import { DIRECTORY } from "#app/features/catalogue/estate.ts";
import { none } from "#app/features/catalogue/predicate.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import { isMonthly } from "#app/features/documents/brief/change-window.ts";
import { API_GATEWAY, DATA_GATEWAY } from "#app/features/documents/facts/work.ts";
import { type ComponentRow, foundBy, type Pack, type PortRow, say } from "#app/features/documents/pack.ts";
import { apiManagement, natGateway, partnersPort } from "#app/features/documents/solutions/azure-network.ts";
import { figure, plural, sentence } from "#app/features/documents/words.ts";
import {
  BASIC,
  CIRCUIT,
  copied,
  FIREWALL,
  isResidual,
  LANDING,
  LARGER,
  PLATFORM,
  PROXY,
  RESOLVER,
  SMALL,
  TWO_REGIONS,
  WEB_GATEWAY,
} from "./answers.ts";
import { staysText } from "./left-in-room.ts";
import { CREATED, webEntry } from "./names.ts";
import {
  apart,
  BASIC_MBPS,
  controllers,
  databases,
  estate,
  FREE_GB,
  gateways,
  hasInstances,
  hasPlatform,
  hostsGateway,
  hubs,
  inspects,
  instanceSubnet,
  instancesFor,
  LEAST_RESIDUAL,
  logVolume,
  machines,
  megabits,
  moved,
  natGateways,
  outboundOf,
  privateEndpoints,
  replatformed,
  retired,
  stays,
  terabytes,
  webApplications,
  weeksIn,
  wide,
} from "./quantities.ts";
import { elsewhere, protectedMachines } from "./replication.ts";
import { byDisk, HOURS_A_NIGHT, transferNights } from "./transfer.ts";
import {
  firstWave,
  MACHINES_A_MONTH,
  moveWeeks,
  teams,
  wave,
  waves,
  wavesTogether,
  weekends,
  weeksOfOneTeam,
} from "./waves.ts";

/** One finds so many servers. */
const SERVERS_OF_ONE_APPLIANCE = 5000;
const appliances = (brief: Brief): number => Math.max(1, Math.ceil(brief.servers.high / SERVERS_OF_ONE_APPLIANCE));
/** Of so few, those of wave 0 may well be joined to the others. */
const PAIRED = 3;
/** The template of the appliance stops before the rollout ends. */
const outlastsTemplate = (brief: Brief): boolean =>
  7 * [1, 2, 3].reduce((sum, phase) => sum + weeksIn(phase, brief), 0) > 180;

/** How the least weeks follow from those of one team, where several waves overlap. */
const paceText = (brief: Brief): string =>
  teams(brief) > 1 ? `: ${Math.ceil(weeksOfOneTeam(brief))} ÷ ${teams(brief)}` : "";

export const COMPONENTS: readonly ComponentRow[] = [
  {
    name: "Azure Migrate appliance",
    free: "no charge; a client machine",
    count: appliances,
    size: "8 vCPU, 32 GB, 80 GB",
    purpose: (brief) =>
      `Discovery and replication; no FIPS mode; template licensed for a 180-day evaluation${outlastsTemplate(brief) ? ", so licensed or redeployed before the last wave" : ""}`,
    source: ["migrate-appl"],
  },
  {
    name: "Hub network",
    bill: ["Outbound data of Azure", "Azure Bastion"],
    free: "no charge",
    count: hubs,
    size: (brief) =>
      `/22, gateway subnet /27, Bastion /26${brief.holds(FIREWALL) ? `, ${brief.holds(BASIC) ? "two for the firewall, /26 each" : "firewall /26"}` : ""}${outboundOf(terabytes(brief), brief) === 0 ? `; outbound data below the free ${FREE_GB} GB a month` : ""}`,
    purpose: "No overlap with on-premises addresses",
    source: ["alz-check"],
  },
  {
    name: "VPN gateway",
    bill: ["VPN gateway", "VPN gateway, 1.25 Gbps class"],
    count: hubs,
    size: (brief) => (wide(brief) ? "VpnGw2AZ, 1,250 Mbps" : "VpnGw1AZ, 650 Mbps"),
    purpose: (brief) =>
      `${brief.holds(CIRCUIT) ? "Fallback for the circuit; tunnel" : "Tunnel"} to the server room${apart(brief) ? ` until it is empty, and permanently to ${brief.sites > 1 ? `${brief.sites} sites` : "the office"}` : ""}`,
    source: ["vpngw"],
  },
  {
    name: "ExpressRoute gateway",
    bill: ["ExpressRoute gateway", "ExpressRoute circuit", "Charges of the circuit provider"],
    count: hubs,
    size: "ErGw1AZ, 1 Gbps", // all that the circuit brings
    purpose: "Private circuit for throughput and latency",
    when: CIRCUIT,
    source: ["ergw"],
  },
  natGateway(natGateways, none(FIREWALL)),
  {
    name: "Azure Firewall",
    bill: ["Azure Firewall Basic", "Data through the firewall", "Azure Firewall", "Azure Firewall Premium"],
    count: hubs,
    size: (brief) =>
      inspects(brief) ? "Premium, TLS inspection" : brief.holds(BASIC) ? `Basic, up to ${BASIC_MBPS} Mbps` : "Standard",
    purpose: "Explicit outbound by application rule",
    when: FIREWALL,
    source: ["alz-check"],
  },
  {
    name: "DNS Private Resolver endpoints",
    bill: ["DNS Private Resolver endpoints"],
    count: (brief) => 2 * hubs(brief),
    size: "inbound and outbound, /28 each",
    purpose: "Private endpoint names resolved from both sides",
    when: RESOLVER,
    source: ["dnspr"],
  },
  {
    name: "Private endpoints",
    bill: ["Private endpoints"],
    count: privateEndpoints,
    size: "one address each, several for the vault",
    purpose: (brief) =>
      `Vault, keys and storage${webApplications(brief) > 0 ? ", and each web application," : ""} reachable on private addresses only`,
    when: none(SMALL),
    source: ["alz-check", "ej"],
  },
  {
    name: "Application Gateway",
    bill: ["Application Gateway with web application firewall"],
    count: (brief) => Math.min(1, webApplications(brief)),
    size: "WAF_v2, zone-redundant, subnet /24",
    purpose: "In front of the web applications on App Service",
    when: WEB_GATEWAY,
    source: ["ej"],
  },
  apiManagement(API_GATEWAY),
  {
    name: "Proxy connectors",
    free: "no charge; on migrated servers",
    count: (brief) => Math.min(2, machines(brief)),
    size: "2 vCPU, 4 GB",
    purpose: (brief) => `Outbound only${machines(brief) > 1 ? ", two for availability" : ""}`,
    when: PROXY,
    source: ["appproxy"],
  },
  {
    name: "Data gateway",
    bill: ["Machines of the data gateway"],
    free: "no charge; shares a D4s class machine until reports slow down, though one of its own is advised",
    count: gateways,
    size: (brief) =>
      brief.holds(LARGER)
        ? "8 vCPU, 8 GB or more"
        : brief.holds(SMALL)
          ? "8 of 16 GB"
          : "4 vCPU, 16 GB; 8 vCPU, as is advised, once reports queue",
    purpose: "Reports and flows reach migrated data",
    when: DATA_GATEWAY,
    source: ["gateway"],
  },
  {
    name: "Domain controllers",
    bill: ["Virtual machines, D2s class", `Disks of ${CREATED}`],
    count: controllers,
    size: "2 vCPU, 8 GB",
    purpose: "Sign-in while the link is down",
    when: DIRECTORY,
    source: ["alz-check"],
  },
  {
    name: "Rehosted virtual machines",
    bill: ["Virtual machines, D2s class", "Virtual machines, D4s class", "Managed disks", "Defender for Servers P2"],
    count: machines,
    size: (brief) =>
      `${machines(brief) > 1 ? "half D2s, half D4s" : hostsGateway(brief) ? "D4s" : "D2s"} class until measured`,
    purpose: "First size from 2 to 4 weeks of history; right-sized after 30 to 60 days",
    source: ["caf-strategies", "ej"],
  },
  {
    name: "Workloads on platform services",
    bill: ["SQL Managed Instance", "App Service plans"],
    count: replatformed,
    size: (brief) =>
      [databases(brief) > 0 && "SQL Managed Instance", replatformed(brief) > databases(brief) && "App Service"]
        .filter(Boolean)
        .join(", "),
    purpose: (brief) => {
      const kinds = [databases(brief) > 0 && "instance", replatformed(brief) > databases(brief) && "plan"];
      const subnet =
        databases(brief) > 0
          ? `; dedicated subnet for ${plural(instancesFor(databases(brief)), "instance")}, /${instanceSubnet(brief)} or larger: 5 + 12 each + 16 addresses`
          : "";
      return `Up to two workloads per ${kinds.filter(Boolean).join(" or ")}, until measured${subnet}`;
    },
    source: ["caf-strategies", "sqlmi-subnet"],
  },
  {
    name: "Machines with Site Recovery",
    bill: ["Site Recovery", "Replica disks of Site Recovery"],
    count: protectedMachines,
    size: (brief) => `a replica of each disk in ${elsewhere(brief)}`,
    purpose: "Started only for tests or failover",
    asked: copied,
    source: ["asr"],
  },
  {
    name: "Log workspace",
    bill: ["Log analytics"],
    count: 1,
    size: (brief) => `${figure(logVolume(brief))} GB a month until measured`,
    purpose: (brief) =>
      `Machine${brief.holds(FIREWALL) ? ", firewall" : ""} and activity logs, administrators' sign-ins, with alerts`,
    source: ["alz-check", "ej"],
  },
  {
    name: "Recovery Services vault",
    bill: ["Azure Backup"],
    count: (brief) => (brief.holds(TWO_REGIONS) ? 2 : 1),
    size: "geo-redundant with Cross Region Restore, immutable",
    purpose: "30 daily and 12 monthly recovery points, multi-user authorisation for deletion",
    source: ["alz-check", "ej"],
  },
];

export const SIZING: Pack["sizing"] = [
  {
    quantity: "Servers in scope",
    formula: (brief) =>
      brief.holds(LANDING)
        ? "the first wave"
        : `${say(foundBy("servers", "planning figure of the size"), brief)}${stays(brief) > 0 ? `, excluding servers outside the waves: ${staysText(brief)}` : ""}`,
    result: (brief) => {
      if (brief.holds(LANDING)) return `${moved(brief)}`;
      const rest = stays(brief) > 0 ? ` − ${stays(brief)} = ${figure(moved(brief))}` : "";
      return isResidual(brief)
        ? `${brief.servers.plan} × 50% still on-premises, ${LEAST_RESIDUAL} or more = ${estate(brief)}${rest && `; ${estate(brief)}${rest}`}`
        : `${figure(estate(brief))}${rest}`;
    },
    source: ["ej"],
  },
  {
    quantity: "Retired",
    formula: "one tenth, rounded down: no users or known purpose",
    result: (brief) => `${retired(brief)}`,
    asked: (brief) => retired(brief) > 0,
    source: ["ej"],
  },
  {
    quantity: "To platform services",
    formula: (brief) =>
      `${brief.holds(PLATFORM) ? "half" : "one tenth"} of ${retired(brief) > 0 ? "the remainder" : "those in scope"}, rounded down; at least 1`,
    result: (brief) => `${replatformed(brief)}`,
    asked: hasPlatform,
    source: ["ej"],
  },
  {
    quantity: "Virtual machines",
    formula: (brief) =>
      ["scope", retired(brief) > 0 && "retired", hasPlatform(brief) && "platform services"].filter(Boolean).join(" − "),
    result: (brief) =>
      `${[moved(brief), retired(brief), replatformed(brief)]
        .filter((count) => count > 0)
        .map(figure)
        .join(" − ")} = ${figure(machines(brief))}`,
    asked: (brief) => machines(brief) < moved(brief),
    source: ["ej"],
  },
  {
    quantity: "Appliances",
    formula: "servers ÷ 5,000 (Hyper-V; VMware ÷ 10,000), rounded up; plus one per 1,000 physical servers, if any",
    result: (brief) => `${appliances(brief)}`,
    asked: (brief) => appliances(brief) > 1,
    source: ["migrate-appl"],
  },
  {
    quantity: "Waves",
    formula: (brief) =>
      brief.holds(LANDING)
        ? "wave 0 only"
        : waves(brief) === 1
          ? "one server: tested in wave 0, moved in the rollout"
          : `wave 0 of ${plural(firstWave(brief), "server")}, then waves of up to ${wave(brief)} for the other ${figure(moved(brief) - retired(brief) - firstWave(brief))}${moved(brief) - retired(brief) <= PAIRED ? "; interdependent servers move in one wave" : ""}`,
    result: (brief) => `${waves(brief)}`,
    source: ["caf-migrate", "ej"],
  },
  {
    quantity: "Pace",
    formula: (brief) =>
      isMonthly(brief)
        ? `${wavesTogether(brief) > 1 ? `up to ${wavesTogether(brief)} waves` : "a wave"} on each monthly weekend`
        : `a wave every 2 weeks, or about ${MACHINES_A_MONTH} rehosted machines a month with client staff and one expert if that takes longer${teams(brief) > 1 ? `; up to ${teams(brief)} waves at a time overlap, each with an expert and client staff of its own` : ""}`,
    result: (brief) =>
      isMonthly(brief)
        ? plural(weekends(brief), "monthly weekend")
        : `${plural(moveWeeks(brief), "week")} of migration at minimum${paceText(brief)}`,
    when: none(LANDING, SMALL),
    source: ["migrate-rate"],
  },
  {
    quantity: "Initial transfer",
    formula: `TB × 8,000 ÷ (Mbps of the internet link × 0.6) ÷ 3.6 hours, ${HOURS_A_NIGHT} a night`,
    result: (brief) =>
      `${terabytes(brief)} TB at ${figure(megabits(brief))} Mbps: ${plural(transferNights(brief), "night")}${byDisk(brief) ? "; files and backups go ahead by Data Box" : ""}`,
    source: ["ej"],
  },
];

export const PORTS: readonly PortRow[] = [
  {
    from: "Appliance",
    to: "vCenter Server, hosts and servers",
    port: "TCP 443 (vCenter), 902 (ESXi hosts), 5985 (Hyper-V, Windows), 22 (Linux)",
    purpose: "Software and dependency inventory; snapshots for replication",
    source: ["migrate-appl", "migrate-concepts", "ej"],
  },
  {
    from: "Appliances; Hyper-V hosts",
    to: "Azure",
    port: "TCP 443 outbound; physical servers to their replication appliance 443, 9443",
    purpose: "Discovery and replication",
    source: ["migrate-appl", "migrate-concepts", "ej"],
  },
  {
    from: "Edge devices",
    to: "VPN gateway",
    port: "UDP 500, 4500",
    purpose: (brief) =>
      apart(brief)
        ? `Server-room tunnel until the room is empty; ${brief.sites > 1 ? "site tunnels" : "that of the office"} permanently`
        : "Server-room tunnel",
    source: ["vpngw"],
  },
  {
    from: "Administrators",
    to: "Machines",
    port: "Bastion, TCP 443",
    purpose: "No public RDP or SSH",
    source: ["alz-check"],
  },
  {
    from: "DNS servers in the server room",
    to: "Resolver inbound endpoint",
    port: "TCP and UDP 53",
    purpose: "privatelink names",
    when: RESOLVER,
    source: ["dnspr"],
  },
  {
    from: "Data gateway",
    to: "Power Platform and Power BI",
    port: "TCP 443 outbound",
    purpose: "Queries from reports and flows",
    when: DATA_GATEWAY,
    source: ["gateway"],
  },
  {
    from: "Users",
    to: "Application Gateway",
    port: "TCP 443",
    purpose: "Web applications on App Service, behind the web application firewall",
    when: WEB_GATEWAY,
    asked: (brief) => webApplications(brief) > 0,
    source: ["ej"],
  },
  {
    from: "Users",
    to: "Web applications on App Service",
    port: "TCP 443",
    purpose: (brief) => sentence(webEntry(brief)),
    when: none(WEB_GATEWAY),
    asked: (brief) => webApplications(brief) > 0,
    source: ["ej"],
  },
  partnersPort(API_GATEWAY),
  {
    from: "Connectors",
    to: "Application proxy",
    port: "TCP 443 outbound",
    purpose: "Publishing without inbound rules",
    when: PROXY,
    source: ["appproxy"],
  },
  {
    from: "Applications",
    to: "SQL Managed Instance",
    port: "TCP 1433; 11000–11999 where it redirects",
    purpose: "Dedicated subnet",
    asked: hasInstances,
    source: ["sqlmi", "ej"],
  },
  ...[false, true].map(
    (isApart): PortRow => ({
      from: isApart ? "Server room, sites" : "Server room",
      to: "Domain controllers in Azure",
      port: "TCP and UDP 53, 88, 389, 464; TCP 135, 445, 636, 3268, 3269, 49152–65535; UDP 123",
      purpose: "Replication, sign-in and time",
      when: DIRECTORY,
      asked: (brief) => apart(brief) === isApart,
      source: ["ej"],
    }),
  ),
];
