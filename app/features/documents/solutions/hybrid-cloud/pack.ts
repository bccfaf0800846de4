/** Hybrid cloud: connection, names, identity, Arc, Azure Local, files, backup and recovery. */

import { DIRECTORY, NAMED, SHAREPOINT_ONLINE } from "#app/features/catalogue/estate.ts";
import { all, any, is, none } from "#app/features/catalogue/predicate.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import { following, isMonthly } from "#app/features/documents/brief/change-window.ts";
import { optionLabel } from "#app/features/documents/brief/option-label.ts";
import { formatAmount } from "#app/features/documents/budget/budget.ts";
import { dayOfIso } from "#app/features/documents/dates.ts";
import { PRICES } from "#app/features/documents/facts/prices.ts";
import { API_GATEWAY, DATA_GATEWAY, TIERED } from "#app/features/documents/facts/work.ts";
import type { OptionEstimate, OptionRow } from "#app/features/documents/options/option-row.ts";
import {
  type AssumptionRow,
  type BillRow,
  type ComponentRow,
  type DecisionRow,
  type Pack,
  say,
} from "#app/features/documents/pack.ts";
import { monthlyWeekends } from "#app/features/documents/plan/plan.ts";
import { shownProducts } from "#app/features/documents/plan/support-dates.ts";
import {
  apiManagement,
  BY_VOLUME,
  backupServes,
  CIRCUIT_ORDER,
  coresOf,
  dataBox,
  gatewayRestart,
  hosts,
  natGateway,
  natGatewayLine,
  outsideText,
  PROTECTED,
  partnersPort,
  partOfPlans,
  proposedRegions,
  providerCharges,
  publishedApplications,
  remoteUsers,
  replicaDisks,
  replicated,
  replicatedBy,
  zonesInBoth,
} from "#app/features/documents/solutions/azure-network.ts";
import { REGULATED } from "#app/features/documents/solutions/regulated.ts";
import type { Diagram, DiagramEdge, DiagramZone } from "#app/features/documents/tree/tree.ts";
import { clause, figure, listed, oneOf, people, plural, sentence } from "#app/features/documents/words.ts";
import { AZURE_LOCAL, FULL_CLOUD, HUB, OWN_CLUSTER, TUNNEL, VIRTUAL_WAN } from "./outlines.ts";

const VPN = is("solution-configuration", "hybrid-vpn");
const CIRCUIT = is("solution-configuration", "hybrid-expressroute");
const LOCAL = is("solution-configuration", "hybrid-azure-local");
const WAN = is("solution-configuration", "hybrid-virtual-wan");
const LARGER = is("company-size", "large", "enterprise");
/** Whoever names no Azure service, with little of any cloud, has no path to Azure that could be replaced. */
const FIRST_LINK = all(
  is("cloud-maturity", "no-cloud", "early", "some"),
  none(is("current-technologies", "azure-services", "none")),
);
/** Nothing runs in Azure that could go over the new path. */
const EMPTY = any(is("cloud-maturity", "no-cloud", "early"), FIRST_LINK);
/** Nor does anything that was named: what is tried out in Azure may need more than the copies of this project. */
const UNUSED = all(EMPTY, none(is("current-technologies", "azure-services")));
/** Nobody signs in to a tenant yet: its first steps are in the days, by the adjuster for a first cloud. */
const FIRST_TENANT = all(
  is("cloud-maturity", "no-cloud"),
  none(is("current-technologies", "office-365", "teams", "azure-services")),
);
/** Apps and flows run in a tenant, whatever is said of the cloud. */
const TENANT_FOUND = is("current-technologies", "power-platform");
const SMALL = is("company-size", "small");
/** A small estate is guarded by NAT gateway and network rules, and so is one that has nothing in Azure to part or to inspect. */
const FIREWALL = any(
  LARGER,
  all(
    none(SMALL),
    any(
      all(is("cloud-maturity", "some", "significant", "cloud-first"), is("current-technologies", "azure-services")),
      is("security-requirements", "zero-trust"),
      REGULATED,
    ),
  ),
);
/** Whoever is large and supervised inspects what leaves the servers in Azure; few stand there for anybody smaller, and none at first where nothing runs there yet. */
const PREMIUM = all(LARGER, REGULATED, none(UNUSED));
/** Little leaves the few servers in Azure of a middle size, and nobody asked for more than a record of it; nothing does where none runs there yet. */
const BASIC = all(FIREWALL, none(LARGER, WAN, is("security-requirements", "zero-trust")), any(none(REGULATED), UNUSED));
const BASIC_MBPS = 250;
/** Azure Backup Server is a member of a domain; without one, and for a few servers, an agent on each does. */
const BACKUP_SERVER = all(DIRECTORY, none(SMALL));
/** Copies keep to private addresses, without which a circuit would carry next to nothing; a small estate beside a tunnel needs none. */
const PRIVATE = any(none(SMALL), all(CIRCUIT, DIRECTORY));
/** With controllers in Azure nothing else need resolve private names. */
const RESOLVER = all(PRIVATE, none(DIRECTORY));
const BY_CONTROLLERS = all(PRIVATE, DIRECTORY);
/** A larger site holds tunnels to the gateways of two regions, over two lines. */
const TWO_TUNNELS = all(LARGER, none(CIRCUIT, WAN));
/** Each vault has one, and so has the storage through which replicas go; File Sync has one for the service and one for its storage. */
const privateEndpoints = (brief: Brief): number => (brief.holds(FILES) ? 5 : 3);
const toVault = (brief: Brief): string => (brief.holds(PRIVATE) ? "TCP 443, private endpoint" : "TCP 443 outbound");
/** It faces the internet, and versions before SE have no updates. */
const UNPATCHED_MAIL = all(
  is("current-technologies", "exchange-server"),
  none(is("security-requirements", "zero-trust")),
);
/** A way round when the main line fails, apart from the second instance of the gateway. */
const TWO_PATHS = any(CIRCUIT, WAN, TWO_TUNNELS);
const ENCRYPTED = is("security-requirements", "data-encryption");
const DEFENDER = is("security-requirements", "threat-protection", "zero-trust");
const DEAD_PEER = "within 60 seconds by continuous ping: dead-peer detection, 45 seconds by default, sets the time";
const ROUTES_ALIKE =
  "Circuit, then VPN. Both paths advertise the same prefixes; Azure prefers the circuit by default, the site's routers by local preference, to avoid asymmetric routing";
/** Azure prefers a circuit to a tunnel for the same prefix, whether or not the tunnel runs inside it. */
const ROUTES_IN_TUNNELS =
  "one more over the internet with a longer AS path. Only the tunnels advertise the site's prefixes, the circuit the tunnel endpoints: if both advertised the same, Azure would bypass the tunnel and send traffic unencrypted";
/** Below the bandwidth of a circuit, and nobody who asks for one: the tunnel alone is weighed against it. */
const TUNNEL_WOULD_DO = all(CIRCUIT, any(none(LARGER), UNUSED));
const MANAGED = is("security-requirements", "mobile-device-management");
/** A regulator asks these for evidence; who selected compliance alone has duties that an encrypted tunnel meets. */
const SUPERVISED = is("industry", "healthcare", "finance", "government");
/** What talks to a database with every click; interfaces over HTTPS wait, and what is published does not move. */
const SENSITIVE = ["erp", "database-systems"];
const SWIFT = is("integration-needs", ...SENSITIVE);
const PRIVATE_PATH = any(SUPERVISED, SWIFT);
const isTunnelWeighed = (brief: Brief): boolean => brief.holds(TUNNEL_WOULD_DO) || megabits(brief) < 500;
/** Nothing but what a regulator may require speaks for the circuit. */
const isForAudit = (brief: Brief): boolean => isTunnelWeighed(brief) && brief.holds(all(SUPERVISED, none(SWIFT)));
/** Shares need people who sign in to them; without a directory nobody is known to. */
const FILES = all(DIRECTORY, TIERED);
const PROXY = any(
  is("primary-objective", "remote-work"),
  is("integration-needs", "legacy-applications"),
  is("security-requirements", "mfa", "zero-trust"),
);
/** `ERP systems and database systems`, as far as they were named. */
const integrationsOf = (brief: Brief, ids: readonly string[]): string =>
  listed(
    ids.filter((id) => brief.has("integration-needs", id)).map((id) => clause(optionLabel("integration-needs", id))),
  );
const PLANT = is("industry", "manufacturing");
const SAVING = is("primary-objective", "cost-reduction");
/** Of Windows Server, or what it may be. */
const oldest = (brief: Brief): number => brief.given("windows-server-version") ?? 0;
/** Licences of 2012 run none of the versions to which its guests must be upgraded. */
const mayOwn = (brief: Brief): boolean => brief.has("current-technologies", "windows-server") && oldest(brief) !== 2012;
/** Guests of a version that is still updated keep it, and with it the licences of their users. */
const keepsVersion = (brief: Brief): boolean => [2016, 2019, 2022].includes(oldest(brief));
const guestsKeep = (brief: Brief): string =>
  keepsVersion(brief) ? "; guests keep their version and its access licences" : "";
/** On a cluster the connectors are guests, whose licences it brings. */
const OWN_CONNECTORS = all(PROXY, none(LOCAL));
/** By a plan of Microsoft 365 that is in use. */
const P1_OWNED = is("current-technologies", "office-365", "teams");
/** Somebody signs in to Entra ID with an account of the directory, if only by point-to-site. */
const SYNCHRONISED = all(
  DIRECTORY,
  any(none(WAN), PROXY, MANAGED, is("security-requirements", "identity-management"), P1_OWNED),
);
const SYNCHRONISED_HERE = all(SYNCHRONISED, FIRST_TENANT);
/** For what is no web application; offered where people are to work from anywhere, and bought by nobody who named none. */
const PRIVATE_ACCESS = all(PROXY, LARGER, is("primary-objective", "remote-work"));
/** Where people or machines at the site cannot wait for a link, its loss is tested at every size. */
const SURVIVES = any(is("industry", "healthcare", "manufacturing", "retail"), LOCAL);
/** Where administrators get rights on request: by the control for Zero Trust, and beside no directory by that for identities. */
const ELIGIBLE = any(
  is("security-requirements", "zero-trust"),
  all(is("security-requirements", "identity-management"), none(DIRECTORY)),
);

const nodesOf = (brief: Brief): number => ({ small: 2, medium: 2, large: 3, enterprise: 6 })[brief.size];
/** Regions with a network that runs all the time; up to the middle size, and beside the one hub of a Virtual WAN, the second holds copies only. */
const gateways = (brief: Brief): number => (brief.holds(all(LARGER, none(WAN))) ? 2 : 1);
/** A hub in which no server starts needs an outbound address for its controller, and a firewall only once servers recover there. */
const NAT = any(none(FIREWALL), all(LARGER, DIRECTORY, none(WAN)));
const natGateways = (brief: Brief): number => gateways(brief) - (brief.holds(FIREWALL) ? 1 : 0);
/** A second region may have no zones for its gateway. */
const zoned = (brief: Brief): boolean => gateways(brief) === 1 || zonesInBoth(brief);
const ONE_FIREWALL = (brief: Brief): string => (gateways(brief) > 1 ? "1, in the hub used for recovery" : "1 per hub");
/** Two from the larger sizes on, in zones or regions of their own, so that one may be patched. */
const controllers = (brief: Brief): number => (brief.holds(LARGER) ? 2 : 1);
/** A line may carry more than the link is ever planned for. */
const MOST_MEGABITS = 2000;
const USUAL_MEGABITS = { small: 100, medium: 300, large: 1000, enterprise: 2000 };
/** To protect on each, until measured. */
const GIGABYTES_A_SERVER = 200;
/** Of what is protected, changed in a day. */
const CHANGED_PERCENT = 2;
const changedDaily = (brief: Brief): number => (brief.servers.plan * GIGABYTES_A_SERVER * CHANGED_PERCENT) / 100;
/** Between two working days, in which the changes of one must have reached the vault. */
const NIGHT_HOURS = 10;
/** What that takes, at 60% of the line, in steps of 50. */
const nightMegabits = (brief: Brief): number =>
  Math.ceil((changedDaily(brief) * 8000) / (0.6 * 3600 * NIGHT_HOURS) / 50) * 50;
/** Unmeasured traffic buys no gateway above 2 Gbps, whose price is three times that of the next. */
const UNMEASURED_MEGABITS = 1600;
/** A line to the internet is no measure of a circuit: what passes it goes elsewhere for the most part. */
function offeredMegabits(brief: Brief): number {
  const usual = USUAL_MEGABITS[brief.size];
  const given = brief.given("bandwidth") ?? usual;
  return brief.holds(CIRCUIT) ? Math.min(given, usual, UNMEASURED_MEGABITS) : given;
}
/** What the smallest circuit, gateway or hub carries that has room for the copies of a night, and for the work of the size. */
function leastLink(brief: Brief): number {
  const work = brief.holds(UNUSED) ? 0 : USUAL_MEGABITS[brief.size];
  const night = Math.min(Math.max(nightMegabits(brief), work), MOST_MEGABITS);
  if (brief.holds(CIRCUIT)) return USABLE * ([200, 500, 1000].find((size) => size * USABLE >= night) ?? 2000);
  if (brief.holds(WAN)) return UNIT_MEGABITS * Math.ceil(night / UNIT_MEGABITS);
  return USABLE * smallest(VPN_CLASSES, night).megabits;
}
/** Where nothing runs in Azure yet nothing but these copies crosses the link, and little does for few people: a wider gateway waits for what needs it. */
const lineMegabits = (brief: Brief): number =>
  brief.holds(any(UNUSED, none(LARGER))) ? Math.min(offeredMegabits(brief), leastLink(brief)) : offeredMegabits(brief);
/** A line that is there is planned with as it is; a circuit is ordered, and a line that nobody measured assumed, as wide as the night needs. */
const isWidened = (brief: Brief): boolean =>
  (brief.holds(all(CIRCUIT, PRIVATE)) || brief.given("bandwidth") === null) &&
  lineMegabits(brief) < nightMegabits(brief);
const megabits = (brief: Brief): number =>
  Math.min(isWidened(brief) ? nightMegabits(brief) : lineMegabits(brief), MOST_MEGABITS);
/** The line to the internet carries less than the half that stands in for a circuit: a day's changes take longer than a day. */
const isThin = (brief: Brief): boolean =>
  brief.holds(all(CIRCUIT, PRIVATE)) && (brief.given("bandwidth") ?? MOST_MEGABITS) < megabits(brief) / 2;
const standIn = (brief: Brief): string => `${figure(megabits(brief) / 2)} Mbps`;
const overLine = (brief: Brief): string => {
  const line = brief.given("bandwidth") ?? MOST_MEGABITS;
  return `a day's changes take ${figure(Math.round((changedDaily(brief) * 8000) / (0.6 * 360 * line)) / 10)} hours over the ${figure(line)} Mbps internet line`;
};
/** `line of 500 Mbps given by the client; a circuit is planned with the figure of the size until its traffic is measured`. */
function bandwidthText(brief: Brief): string {
  const given = brief.given("bandwidth");
  const line = given === null ? "" : `${figure(given)} Mbps line given by the client; `;
  if (isWidened(brief)) return `${line}${line ? "circuit " : ""}sized to copy a day's changes overnight`;
  if (lineMegabits(brief) < offeredMegabits(brief))
    return brief.holds(UNUSED)
      ? `${line}80% of the ${brief.holds(CIRCUIT) ? "smallest circuit of 200, 500 or 1,000 Mbps" : brief.holds(WAN) ? "fewest scale units" : "smallest gateway class"} with room for a day's changes overnight, as nothing runs in Azure yet`
      : `${line}planned with 80% of the smallest class for this size until traffic to Azure is measured`;
  if (given === null)
    return megabits(brief) < USUAL_MEGABITS[brief.size]
      ? "typical of the size, up to 80% of two 1 Gbps circuits"
      : "typical of the size";
  if (brief.holds(CIRCUIT) && given > megabits(brief))
    return `${line}circuit sized by company size until traffic to Azure is measured`;
  return given > MOST_MEGABITS
    ? `${line}planning maximum for the link until traffic is measured`
    : "given by the client";
}
/** The share of a published throughput that is planned with: benchmarks are not promises. */
const USABLE = 0.8;
/** Of a scale unit of 500 Mbps. */
const UNIT_MEGABITS = 500 * USABLE;
type GatewayClass = { name: string; megabits: number };
/** `people`: let in at once by point-to-site; `tunnels`: from sites. */
type VpnClass = GatewayClass & {
  item: string;
  people: number;
  tunnels: number;
  price: "vpn-650" | "vpn-1g" | "vpn-2g" | "vpn-5g";
};
const smallest = <Class extends GatewayClass>(classes: readonly [Class, ...Class[]], load: number): Class =>
  classes.find((candidate) => candidate.megabits * USABLE >= load) ?? classes[0];
const VPN_CLASSES: readonly [VpnClass, ...VpnClass[]] = [
  { name: "VpnGw1AZ", item: "VPN gateway, 650 Mbps class", megabits: 650, people: 250, tunnels: 30, price: "vpn-650" },
  { name: "VpnGw2AZ", item: "VPN gateway, 1.25 Gbps class", megabits: 1250, people: 500, tunnels: 30, price: "vpn-1g" },
  { name: "VpnGw3AZ", item: "VPN gateway, 2.5 Gbps class", megabits: 2500, people: 1000, tunnels: 30, price: "vpn-2g" },
  { name: "VpnGw4AZ", item: "VPN gateway, 5 Gbps class", megabits: 5000, people: 5000, tunnels: 100, price: "vpn-5g" },
];
/** So many tunnels of a gateway are in its price. */
const FREE_TUNNELS = 10;
/** One for each site, and one between two gateways; a circuit ends at one site, whose tunnel alone stands beside it. */
const tunnels = (brief: Brief): number => (brief.holds(CIRCUIT) ? 1 : brief.sites + (brief.holds(TWO_TUNNELS) ? 1 : 0));
const chargedTunnels = (brief: Brief): number => Math.max(0, tunnels(brief) - FREE_TUNNELS);
const vpnFor = (brief: Brief, load: number): VpnClass => {
  const [first, ...more] = VPN_CLASSES.filter(
    (candidate) => candidate.tunnels >= Math.min(tunnels(brief), MOST_TUNNELS),
  );
  return first ? smallest([first, ...more], load) : VPN_CLASSES[0];
};
const ER_CLASSES: readonly [GatewayClass, ...GatewayClass[]] = [
  { name: "ErGw1AZ", megabits: 1000 },
  { name: "ErGw2AZ", megabits: 2000 },
  { name: "ErGw3AZ", megabits: 10_000 },
];
function gatewayOfCircuit({ megabits }: GatewayClass): string {
  return `ExpressRoute gateway, ${megabits / 1000} Gbps class`;
}
/** As fall-back of a circuit the VPN carries half, unless it also encrypts what the circuit carries. */
const tunnelLoad = (brief: Brief): number =>
  megabits(brief) / (brief.holds(CIRCUIT) && !brief.holds(ENCRYPTED) ? 2 : 1);
const vpnClass = (brief: Brief): VpnClass => vpnFor(brief, tunnelLoad(brief));
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
const erClass = (brief: Brief): GatewayClass => smallest(ER_CLASSES, megabits(brief));
const used = (load: number, available: number): string =>
  `${figure(load)} ÷ ${figure(available)} = ${Math.round((load / available) * 100)}%`;
/** `6 ÷ 4, rounded up: 2`. */
const parts = (sum: number, size: number): string =>
  `${figure(sum)} ÷ ${figure(size)}${sum % size === 0 ? " =" : ", rounded up:"} ${Math.ceil(sum / size)}`;
const units = (brief: Brief): number => Math.max(1, Math.ceil(megabits(brief) / UNIT_MEGABITS));
/** What a night's copy needs, and what it saves in a year beside what a wide line asks for; restores, up to a tunnel, are what the rest buys. */
function smallerLink(brief: Brief): { name: string; saved: string; lost: string } | null {
  if (brief.holds(CIRCUIT) || isNarrow(brief)) return null;
  const range = (price: keyof typeof PRICES) => PRICES[price].low + PRICES[price].high;
  const needed = Math.max(1, Math.ceil(nightMegabits(brief) / UNIT_MEGABITS));
  const night = vpnFor(brief, nightMegabits(brief));
  const spare = brief.holds(WAN)
    ? (units(brief) - needed) * range("vwan-s2s")
    : gateways(brief) * (range(vpnClass(brief).price) - range(night.price));
  if (spare <= 0) return null;
  const saved = formatAmount(Math.round((spare * 6) / 1000) * 1000, "USD");
  const left = brief.holds(WAN) ? needed * UNIT_MEGABITS : night.megabits * USABLE;
  const slower = left < copyMegabits(brief) ? "slower restores" : "less headroom";
  if (brief.holds(WAN)) return { name: `${needed}`, saved, lost: slower };
  const fewer = brief.users > night.people ? `, at most ${night.people} point-to-site users` : "";
  return { name: night.name, saved, lost: `${slower}${fewer}` };
}
/** `3 scale units or 1 (USD 6,320 a year less, slower restores)`. */
function widthAsked(brief: Brief): string {
  const smaller = smallerLink(brief);
  const planned = brief.holds(WAN) ? `${units(brief)} scale units` : vpnClass(brief).name;
  return smaller ? `${planned} or ${smaller.name} (${smaller.saved} a year less, ${smaller.lost})` : "";
}
/** The smallest circuit of which four fifths carry the load; up to 1,600 Mbps two of 1 Gbps, above that as many of 2 Gbps as it takes. */
const circuitMegabits = (brief: Brief): number => {
  const one = [200, 500].find((size) => megabits(brief) <= size * USABLE);
  return one ?? (megabits(brief) <= 2000 * USABLE ? 1000 : 2000);
};
const circuits = (brief: Brief): number => Math.ceil(megabits(brief) / (circuitMegabits(brief) * USABLE));
const theCircuits = (brief: Brief): string => (circuits(brief) > 1 ? "both circuits" : "the circuit");
const switchedOff = (brief: Brief): string => (circuits(brief) > 1 ? "One circuit, then both" : "Circuit");
const firstPath = (brief: Brief, last: string): string =>
  circuits(brief) > 1 ? `the other circuit, then ${last}, each` : last;
/** Half a day connects a site to a hub that stands. */
const sitesDays = (brief: Brief): number => (brief.sites - 1) / 2;
/** And two days do, with its second tunnel, its device and the evening of the change. */
const sitesMost = (brief: Brief): number => 2 * Math.max(1, brief.sites - 1);
/** From so many sites on, one gateway is the exception and Virtual WAN the rule (H03, H26). */
const MANY_SITES = 10;
/** Of any class (H04). */
const MOST_TUNNELS = 100;
/** A circuit ends at one site, whatever their number. */
const manySites = (brief: Brief): boolean => brief.sites >= MANY_SITES && brief.holds(none(CIRCUIT, WAN));
const tooManyTunnels = (brief: Brief): boolean => manySites(brief) && tunnels(brief) > MOST_TUNNELS;
/** Without a private path by regulation or a latency contract, less than 500 Mbps needs no circuit (H01, H02). */
const circuitUnfounded = (brief: Brief): boolean =>
  (brief.holds(UNUSED) ? nightMegabits(brief) : megabits(brief)) < 500 && !brief.holds(all(PRIVATE_PATH, none(SMALL)));
/** One for each site, and no more than a third of the servers: a branch of a few people has none of its own. */
const fileServers = (brief: Brief): number => Math.max(1, Math.min(brief.sites, Math.ceil(brief.servers.plan / 3)));
/** Joined and enrolled in this project, to prove it. */
const firstDevices = (brief: Brief): number => Math.min(brief.holds(SMALL) ? 5 : 20, brief.devices);
const memory = (brief: Brief): number => (brief.holds(SMALL) ? 128 : 256);
/** A machine keeps 32 GB for itself; a workload is planned with 16. */
const perNode = (brief: Brief): number => (memory(brief) - 32) / 16;
const copies = (brief: Brief): number => (nodesOf(brief) >= 3 ? 3 : 2);
/** Connectors of 4 GB and members of the data gateway of 8, in workloads of 16. */
const roleRoom = (brief: Brief): number =>
  Math.ceil(((brief.holds(PROXY) ? 8 : 0) + (brief.holds(all(DATA_GATEWAY, none(SMALL))) ? 16 : 0)) / 16);
/** What the cluster carries while one machine is down. */
const hosted = (brief: Brief): number =>
  Math.min((nodesOf(brief) - 1) * perNode(brief) - roleRoom(brief), brief.servers.plan);
/** Beside the cluster, on the hosts of today. */
const onHosts = (brief: Brief): number => brief.servers.plan - hosted(brief);
/** Replicas are sent by the machines of the cluster, so what recovers is taken to stand there. */
function recoveredThere(brief: Brief): string {
  if (recovered(brief) === 0 || recovered(brief) > hosted(brief) || onHosts(brief) === 0) return "";
  return `, including the ${recovered(brief) === 1 ? "" : `${recovered(brief)} `}replicated server${recovered(brief) === 1 ? "" : "s"}`;
}
/** On its disks, copies counted and the reserve not. */
const clusterTerabytes = (brief: Brief): number => Math.round(clusterGuests(brief) * copies(brief) * 2) / 10;
/** Guests of Azure Local are patched and configured by Azure without a charge. */
const chargedByArc = (brief: Brief): number => brief.servers.plan - (brief.holds(LOCAL) ? hosted(brief) : 0);
/** Of another option's cluster, those that it does not carry; with plan 2 of Defender nothing is charged for them. */
const besideCluster = (brief: Brief): number => (brief.holds(DEFENDER) ? 0 : onHosts(brief));
/** Guests of a cluster without Azure Local: what plan 2 does not cover is charged. */
const unwatched = (brief: Brief): number => (brief.holds(DEFENDER) ? 0 : hosted(brief));
const underArc = (brief: Brief): string =>
  brief.holds(LOCAL) ? "Arc-enabled servers, excluding cluster guests (covered by Azure Local)" : "Arc-enabled servers";
/** In Azure, and beside the servers that were counted: an appliance takes no agent. */
const machinesAdded = (brief: Brief): number =>
  (brief.holds(DIRECTORY) ? controllers(brief) : 0) +
  (brief.holds(SMALL) ? 0 : rolesOnPremises(brief) - appliances(brief));
const alsoCovered = (added: number): string =>
  added > 0 ? `; if covered, ${plural(added, "added machine")} extra` : "";
/** Of a version in the lifecycle table paid updates can still be had. */
const hasPaidUpdates = (brief: Brief, family: string): boolean =>
  shownProducts(brief).some((row) => row.family === family && row.paidEnd && dayOfIso(row.paidEnd) >= brief.today);
const paidUpdates = (brief: Brief): string[] => [
  ...(hasPaidUpdates(brief, "windows-server") ? ["USD 1,000 for 16 cores of Windows Server Standard"] : []),
  ...(hasPaidUpdates(brief, "sql-server") ? ["USD 3,353 for 2 cores of SQL Server Standard"] : []),
];
/** Held by one person for each team, in the days of the training row. */
const courseHours = (brief: Brief): number => ({ small: 2, medium: 4, large: 8, enterprise: 12 })[brief.size];
/** With their owners' signatures; what is copied meanwhile needs nobody. */
const MOVED_A_DAY = 5;
/** Weeks in which so many workloads move, each wave quiet for three days before the next; a small site has one. */
const wavesToCluster = (brief: Brief): number => ({ small: 1, medium: 2, large: 3, enterprise: 4 })[brief.size];
/** Each machine is licensed for all guests, two by one Standard licence; above ten the Datacenter edition costs less. */
const STANDARD_GUESTS = 10;
const clusterGuests = (brief: Brief): number =>
  hosted(brief) + 2 * [PROXY, all(DATA_GATEWAY, none(SMALL))].filter((condition) => brief.holds(condition)).length;
const standardGuests = (brief: Brief): number =>
  clusterGuests(brief) > STANDARD_GUESTS ? 0 : nodesOf(brief) * Math.ceil(clusterGuests(brief) / 2);
const datacenterGuests = (brief: Brief): number => (clusterGuests(brief) > STANDARD_GUESTS ? nodesOf(brief) : 0);
/** A pair on machines of its own, or on the servers of a small site as far as there are two. */
const connectors = (brief: Brief): number => (brief.holds(SMALL) ? Math.min(2, brief.servers.plan) : 2);
/** Connectors and members of the data gateway, each a pair on two hosts. */
const pairsOnPremises = (brief: Brief): number =>
  [PROXY, DATA_GATEWAY].filter((condition) => brief.holds(condition)).length;
const REPLICATED_BY_ONE = 200;
/** The template of a replication appliance carries a trial of 180 days; a provider on the cluster needs none. */
const appliances = (brief: Brief): number =>
  Math.ceil(
    (brief.holds(LOCAL) ? Math.max(0, recovered(brief) - hosted(brief)) : recovered(brief)) / REPLICATED_BY_ONE,
  );
/** Up to so many the smaller machine replicates; with more it is as large as the table of its support has it. */
const REPLICATED_BY_SMALL = 150;
const applianceText = (brief: Brief): string => plural(appliances(brief), "replication appliance");
/** A licence carries two guests of one host, and the members of a pair stand on two. */
const rolesOnPremises = (brief: Brief): number =>
  backupServers(brief) + appliances(brief) + (brief.holds(LOCAL) ? 0 : 2 * pairsOnPremises(brief));
const parted = (brief: Brief): boolean => pairsOnPremises(brief) > 0 && !brief.holds(LOCAL);
const licencesOnPremises = (brief: Brief): number =>
  Math.max(parted(brief) ? 2 : 0, Math.ceil(rolesOnPremises(brief) / 2));

/** `1 backup server, 2 connectors and 1 replication appliance: two guests by one licence, a pair on two hosts; fewer where hosts are licensed`. */
function rolesText(brief: Brief): string {
  const guests = [
    ...backupServerText(brief),
    ...(brief.holds(OWN_CONNECTORS) ? ["2 connectors"] : []),
    ...(brief.holds(all(DATA_GATEWAY, none(LOCAL))) ? ["2 data gateway members"] : []),
    ...(appliances(brief) > 0 ? [applianceText(brief)] : []),
  ];
  const pairs = rolesOnPremises(brief) > 1 ? ": two guests per licence" : "";
  return `${listed(guests)}${pairs}${parted(brief) ? ", at least two hosts" : ""}; fewer if hosts are already licensed`;
}
const backupServerText = (brief: Brief): string[] =>
  brief.holds(BACKUP_SERVER) ? [plural(backupServers(brief), "backup server")] : [];

/** `1 backup server, 2 connectors and 1 replication appliance`; a cluster takes the pairs, is filled by Azure Migrate and replicates by itself. */
function addedServers(brief: Brief): string {
  const pairs = [
    ...(brief.holds(PROXY) ? ["2 connectors"] : []),
    ...(brief.holds(DATA_GATEWAY) ? ["2 data gateway members"] : []),
  ];
  const replication = `${applianceText(brief)} unless the hosts run Hyper-V`;
  if (!brief.holds(LOCAL)) return listed([...backupServerText(brief), ...pairs, replication]);
  const moving = recovered(brief) > hosted(brief) ? [replication] : [];
  const until = pairs.length > 0 ? `; until the cluster is ready, ${listed(pairs)}` : "";
  return `${listed([...backupServerText(brief), "1 Azure Migrate appliance", ...moving])}${until}`;
}
const BACKED_UP_BY_ONE = 60;
const backupServers = (brief: Brief): number =>
  brief.holds(BACKUP_SERVER) ? Math.ceil(brief.servers.plan / BACKED_UP_BY_ONE) : 0;
const backupTerabytes = (brief: Brief): number => Math.ceil(1.5 * terabytes(brief.servers.plan));
/** Planned for each user, until shares are measured. */
const GIGABYTES_A_USER = 4;
const shareTerabytes = (brief: Brief): number => Math.ceil((brief.users * GIGABYTES_A_USER) / 100) / 10;
/** Of what tiering costs, in the middle of the prices. */
function filesYearly(brief: Brief): string {
  const { "azure-files-tb": storage, "file-sync-server": server } = PRICES;
  const month =
    shareTerabytes(brief) * (storage.low + storage.high) + (fileServers(brief) - 1) * (server.low + server.high);
  return formatAmount(Math.round((6 * month) / 1000) * 1000, "USD");
}
/** By the tenth: what a few servers keep is far from a whole terabyte. */
const terabytes = (servers: number): number => Math.ceil((servers * GIGABYTES_A_SERVER) / 100) / 10;
const replicaTerabytes = (brief: Brief): number => terabytes(recovered(brief));
/** For acceptance: what the rollout lists with a reason stays out. */
const allServers = (brief: Brief): string =>
  `${["", "the server", "both servers"][brief.servers.plan] ?? `all ${figure(brief.servers.plan)} servers`}, less agreed exceptions,`;
const pilotServers = (brief: Brief): number => Math.min(5, Math.max(1, Math.floor(brief.servers.plan / 3)));
/** Hosts of a second site that would carry the servers with recovery while one of them is down. */
const spareHosts = (brief: Brief): number => 1 + Math.ceil(recovered(brief) / perNode(brief));
/** The agent reads files: what is open all the time it reads as a dump. */
function agentReads(brief: Brief): string {
  const dumps = [
    ...(brief.holds(any(is("current-technologies", "sql-server"), is("integration-needs", "database-systems")))
      ? ["databases as nightly dumps"]
      : []),
    ...(brief.holds(is("current-technologies", "exchange-server"))
      ? ["mailboxes from a nightly copy by Windows Server Backup"]
      : []),
  ];
  return `files, folders and system state${dumps.map((text) => `, ${text}`).join("")}; restored onto a fresh installation`;
}
/** Of one tunnel, by which a site sends; changes of a night that are too many for it take several. */
const TUNNEL_MEGABITS = 1000;
const inOneTunnel = (brief: Brief): boolean =>
  megabits(brief) > TUNNEL_MEGABITS && nightMegabits(brief) <= TUNNEL_MEGABITS && brief.holds(none(CIRCUIT));
/** Without a private endpoint copies take the line to the internet, however wide the link beside it is. */
function copyMegabits(brief: Brief): number {
  if (brief.holds(none(PRIVATE))) return Math.min(brief.given("bandwidth") ?? megabits(brief), MOST_MEGABITS);
  return inOneTunnel(brief) ? TUNNEL_MEGABITS : megabits(brief);
}
/** Of what the first row of the sizing gives, unless copies take another way. */
const ofLine = (brief: Brief): string =>
  copyMegabits(brief) === megabits(brief)
    ? "Mbps"
    : `${inOneTunnel(brief) ? "one tunnel's " : ""}${figure(copyMegabits(brief))} Mbps`;
/** Gigabytes an hour at 60% of the line. */
const hourly = (brief: Brief): number => (copyMegabits(brief) * 0.6 * 3600) / 8000;
const accepted = (brief: Brief): string =>
  inOneTunnel(brief)
    ? "600 Mbps, 60% of a 1 Gbps tunnel"
    : `${figure(Math.floor(megabits(brief) * 0.6))} Mbps, as sizing assumes`;
/** Gigabytes that come back in a working day of 8 hours. */
const restorable = (brief: Brief): number => Math.max(1, Math.floor(hourly(brief) * 8));
/** Days and nights that the first copy of so many servers takes, to the tenth below ten. */
const copyDays = (servers: number, brief: Brief): number => {
  const days = (servers * GIGABYTES_A_SERVER) / hourly(brief) / 24;
  return days < 10 ? Math.ceil(days * 10) / 10 : Math.ceil(days);
};
const firstCopyDays = (brief: Brief): number => copyDays(brief.servers.plan, brief);
/** The line does not carry the changes of a day in a night. */
const isNarrow = (brief: Brief): boolean => changedDaily(brief) > hourly(brief) * NIGHT_HOURS;
/** As a reader works it out; what is too much for a night is not rounded to one. */
const changeHours = (brief: Brief): number => {
  const hours = changedDaily(brief) / hourly(brief);
  return hours < 100
    ? Math.max(isNarrow(brief) ? NIGHT_HOURS + 0.1 : 0.1, Math.round(hours * 10) / 10)
    : Math.ceil(hours);
};
const changesText = (brief: Brief, takes: string): string =>
  `${figure(changedDaily(brief))} GB${takes} ${plural(changeHours(brief), "hour")}`;
/** A wider line is asked for; a circuit is ordered as wide as the night needs. */
const isOrdered = (brief: Brief): boolean => brief.holds(none(CIRCUIT)) && isNarrow(brief);
/** Endpoints with private addresses are reached over the link alone, which grows with the line. */
function widerLink(brief: Brief): string {
  if (!brief.holds(PRIVATE)) return "";
  const night = Math.min(nightMegabits(brief), MOST_MEGABITS);
  const count = Math.ceil(night / UNIT_MEGABITS);
  if (brief.holds(WAN)) return count > units(brief) ? `; the hub then needs ${count} scale units` : "";
  const { name } = vpnFor(brief, night);
  return name === vpnClass(brief).name ? "" : `; the gateway then becomes a ${name}`;
}
/** The night's copy as far as the line carries it. */
function nightly(brief: Brief): string {
  if (!isNarrow(brief)) return "24 hours";
  return brief.holds(BACKUP_SERVER)
    ? "24 hours from the backup server; the vault lags until the line is upgraded"
    : "24 hours once the line is upgraded";
}
/** A first copy that takes longer is not waited for. */
const FIRST_COPY_DAYS = 21;
const byDisk = (brief: Brief): boolean => firstCopyDays(brief) > FIRST_COPY_DAYS;
/** Where none were counted, of so many servers one is replicated: of more where the nightly backup meets what was given. */
const perReplica = (brief: Brief): number => (restoresFirst(brief) ? 10 : 4);
const recovered = (brief: Brief): number =>
  brief.given("fast-recovery") === null
    ? Math.ceil(brief.servers.plan / perReplica(brief))
    : replicated(brief.servers.plan, brief);
const shareReplicated = (brief: Brief, rounded = ""): string =>
  say(
    replicatedBy(
      `a ${perReplica(brief) === 4 ? "quarter" : "tenth"} of the servers${rounded}`,
      ({ servers }) => servers.plan,
    ),
    brief,
  );
/** A backup brings the most important service back where a day may pass and its server comes over the line within one. */
const comesBack = (brief: Brief): boolean => brief.holds(BACKUP_SERVER) || restorable(brief) >= GIGABYTES_A_SERVER;
const restoresFirst = (brief: Brief): boolean => backupServes(brief) && comesBack(brief);
/** Replication and the night's copy share a line; replication alone may be more than a working day carries. */
const replicaLags = (brief: Brief): boolean =>
  (changedDaily(brief) * recovered(brief)) / brief.servers.plan > hourly(brief) * NIGHT_HOURS;
function replicatedWithin(brief: Brief): string {
  if (replicaLags(brief)) return "5 to 15 minutes once the line is upgraded";
  return isNarrow(brief) ? "5 to 15 minutes, with replication prioritised on the line" : "5 to 15 minutes";
}
function restoredIn(brief: Brief): string {
  const isWhole = restorable(brief) >= brief.servers.plan * GIGABYTES_A_SERVER;
  const unexplained = brief.holds(all(SMALL, any(CIRCUIT, LOCAL))) ? " at 60% of the line" : ""; // beyond its sizing table
  const overTheLine = isWhole ? "8 hours" : `8 hours per ${figure(restorable(brief))} GB${unexplained}`;
  if (brief.holds(BACKUP_SERVER)) return `8 hours for a server from the backup server; from the vault, ${overTheLine}`;
  return `${overTheLine}, ${brief.detail("recovery-time") === "day" && restoresFirst(brief) ? "the most important service first, " : ""}plus reinstallation`;
}
/** Of several sites the main one alone has a circuit and its tunnel. */
const endsAtOne = (brief: Brief): boolean => brief.holds(CIRCUIT) && brief.sites > 1;
/** What takes the new path after the first. */
function followers(brief: Brief): string {
  if (endsAtOne(brief))
    return `Remaining ${brief.holds(EMPTY) ? "servers" : "applications"}, and users of the other ${brief.sites === 2 ? "site" : `${brief.sites - 1} sites`}`;
  if (brief.holds(none(EMPTY))) return `Remaining ${brief.sites > 1 ? "sites and " : ""}applications`;
  if (brief.sites > 1) return `Remaining ${brief.sites === 2 ? "site" : "sites"} and servers`;
  return brief.holds(PRIVATE) ? "Remaining servers" : "Servers";
}
/** Sentences on what was given for outage and loss. */
function restored(brief: Brief): string {
  if (!restoresFirst(brief)) return below(brief);
  const [days, limit] = [firstCopyDays(brief), brief.detail("recovery-time") === "day" ? 1 : 3];
  const fromVault = `; if the site is lost, all ${plural(brief.servers.plan, "server")} take ${plural(days, "day")} from the vault, in the order of the recovery plan`;
  return `The restore test is timed against this limit${days > limit ? fromVault : ""}`;
}
function below(brief: Brief): string {
  const first =
    recovered(brief) === 1 ? "replicated server recovers" : `${recovered(brief)} replicated servers recover`;
  const isPatient = ["day", "days"].includes(brief.detail("recovery-time") ?? "") && comesBack(brief);
  const longer = isPatient ? ", within it while the site stands" : " and may take longer";
  return `The ${first} within this limit, as a timed test failover must show${restLater(brief, longer)}`;
}
function restLater(brief: Brief, longer: string): string {
  const others = brief.servers.plan - recovered(brief);
  if (others === 0) return "";
  return `; ${plural(others, "server")} ${others === 1 ? "is" : "are"} restored from backup${longer}${waitsLonger(brief) ? ASKED : ": list any that cannot wait"}`;
}
const ASKED = " (decision requested)";
const isRestored = (brief: Brief): boolean => recovered(brief) < brief.servers.plan;
/** Nobody said which cannot wait, and a restore takes longer than what was given. */
function waitsLonger(brief: Brief): boolean {
  const limit = brief.detail("recovery-time") ?? "";
  const isLate = ["hour", "hours"].includes(limit) || (["day", "days"].includes(limit) && !comesBack(brief));
  return isLate && isRestored(brief) && !brief.given("fast-recovery");
}
const losesMore = (brief: Brief): boolean =>
  isRestored(brief) && ["minutes", "hour"].includes(brief.detail("data-loss") ?? "");
/** What the backup does not give of what the client wants. */
function replicasAsked(brief: Brief): string {
  const misses = [
    ...(losesMore(brief)
      ? [`lose a day of data (stated: ${brief.detail("data-loss") === "hour" ? "1 hour" : "15 minutes"})`]
      : []),
    ...(waitsLonger(brief) ? ["be restored later than the limit stated"] : []),
  ];
  if (misses.length === 0) return "";
  const guests = brief.holds(LOCAL) && recovered(brief) < hosted(brief) ? hosted(brief) : brief.servers.plan;
  const every = guests < brief.servers.plan ? `${figure(guests)} cluster guests` : figure(guests);
  return `Confirm that ${plural(brief.servers.plan - recovered(brief), "server")} may ${listed(misses)}, or replicate all ${every} for about ${copiesText(guests)} a month`;
}
function littleLost(brief: Brief): string {
  const others = brief.servers.plan - recovered(brief);
  const rest =
    others === 0
      ? ""
      : `; the other ${others === 1 ? "one loses" : `${figure(others)} lose`} up to a day${brief.holds(all(BACKUP_SERVER, is("current-technologies", "sql-server"))) ? ", their SQL Server databases 15 minutes while the site stands" : ""}${ASKED}`;
  return `Replicated servers lose at most 15 minutes${replicaLags(brief) ? " once the line is upgraded" : ""}${rest}`;
}
const NIGHTLY = "The nightly backup is sufficient";

const pointToSite = (brief: Brief): string =>
  `by point-to-site on the VPN gateway, with Entra sign-in${brief.users > vpnClass(brief).people ? `, for up to ${figure(vpnClass(brief).people)} concurrent users named in the recovery plan` : ""}`;
/** Connectors and edge devices are lost with their site, and what was recovered would stand in Azure with nobody at it. */
const reachedBy = (brief: Brief): string =>
  ` While ${brief.sites > 1 ? "a" : "the"} site is down, users reach recovered servers ${brief.holds(WAN) ? (brief.sites > 1 ? "from the other sites" : "through a user VPN gateway in the hub, deployed and paid for only then") : pointToSite(brief)}.`;

/** `USD 800 to USD 1,000 a month`. */
const monthlyOf = (
  price: "firewall-month" | "firewall-basic-month" | "firewall-premium-month" | "nat-gateway" | "api-management",
): string => `${formatAmount(PRICES[price].low, "USD")} to ${formatAmount(PRICES[price].high, "USD")} a month`;

/** What the filter of outbound traffic costs, beside what the next lesser or greater one does. */
function filterCosts(brief: Brief): string {
  const plain = `${monthlyOf("nat-gateway")} for a NAT gateway without filtering by domain name`;
  if (!brief.holds(FIREWALL))
    return `${monthlyOf("nat-gateway")} instead of ${monthlyOf(brief.holds(WAN) ? "firewall-month" : "firewall-basic-month")}, but no filtering by domain name`;
  if (brief.holds(PREMIUM))
    return `${monthlyOf("firewall-premium-month")} instead of ${monthlyOf("firewall-month")} without inspection of encrypted traffic`;
  return `${monthlyOf(brief.holds(BASIC) ? "firewall-basic-month" : "firewall-month")} instead of ${plain}`;
}

/** What so many copies cost in a month with their disks, in the middle of the prices. */
function copiesText(servers: number): string {
  const { asr, "disk-tb": disk } = PRICES;
  const month = ((asr.low + asr.high) * servers + (disk.low + disk.high) * terabytes(servers)) / 2;
  return formatAmount(Math.round(month / 1000) * 1000, "USD");
}

/** What of the answers may ask for a circuit, whatever the size. */
function circuitReason(brief: Brief): string {
  if (brief.holds(SUPERVISED)) return "a private path for audit";
  return brief.holds(SWIFT) ? "database latency" : "";
}

/** What the client says before a circuit is ordered that bandwidth does not ask for. */
function circuitAsked(brief: Brief): string {
  if (!brief.holds(PRIVATE)) return "Name what will use the circuit, as nothing in this project does";
  const reason = circuitReason(brief);
  return reason ? `Confirm that ${reason} justifies the circuit` : "Name the reason for the circuit";
}

const lineAsked = (brief: Brief): string =>
  isOrdered(brief)
    ? `Order a ${figure(nightMegabits(brief))} Mbps line, or name the servers whose backups stay on-premises`
    : "";
/** Decided with the option, but for a line that either way is too narrow. */
const CONNECTION = {
  title: "Connection",
  left: (brief: Brief) => lineAsked(brief) || (widthAsked(brief) && `Choose ${widthAsked(brief)} for A`),
};

const besideCircuit = (brief: Brief): string =>
  isThin(brief) ? `; also a ${standIn(brief)} internet line, for failover` : "";

/** Of the circuits the price of 1 Gbps alone is listed. */
const ofGigabit = (share: string): string =>
  `at about ${share} the listed ${formatAmount(PRICES["er-1g"].low, "USD")} for 1 Gbps, ±10%; excluding provider charges`;

function circuitLine(width: string, each: number, price: keyof typeof PRICES, formula: string): BillRow {
  return {
    item: `ExpressRoute circuit, ${width}`,
    quantity: (brief) => (circuitMegabits(brief) === each ? circuits(brief) : 0),
    formula,
    price,
    kind: "monthly",
    when: CIRCUIT,
    requirement: "connection",
    source: ["ergw"],
  };
}

/** Like for like: as many hubs as there are gateways, in as many regions. */
function besideVirtualWan(brief: Brief): string {
  const middle = (price: keyof typeof PRICES) => (PRICES[price].low + PRICES[price].high) / 2;
  const money = (price: keyof typeof PRICES) => formatAmount(Math.round(middle(price)), "USD");
  const hub = middle("vwan-hub") + units(brief) * middle("vwan-s2s") + brief.sites * middle("vwan-connection");
  const monthly = (each: number) => formatAmount(Math.round((gateways(brief) * each) / 1000) * 1000, "USD");
  const parts = `${money("vwan-hub")}, ${units(brief)} × ${money("vwan-s2s")} for throughput, ${brief.sites} × ${money("vwan-connection")} for sites`;
  const [hubs, own] = gateways(brief) > 1 ? ["a hub in each region", "the two gateways"] : ["a hub", "the gateway"];
  const most = vpnClass(brief).tunnels;
  const limit = tooManyTunnels(brief)
    ? `One gateway supports at most ${MOST_TUNNELS} tunnels, so ${brief.sites} sites need it.`
    : tunnels(brief) > most * USABLE
      ? `This gateway class supports ${most} tunnels; ${brief.sites} sites leave less than a fifth free, so it${most < MOST_TUNNELS ? " or a larger class" : ""} is due before more sites join.`
      : `It pays off where sites change often, and is required above ${MOST_TUNNELS} tunnels.`;
  return ` From ten sites, Virtual WAN is an alternative: ${hubs} (${parts}) costs about ${monthly(hub)} a month, ${own} ${monthly(middle(vpnClass(brief).price) + chargedTunnels(brief) * middle("vpn-tunnel"))}. ${limit}`;
}

function reasonOf(brief: Brief): string {
  if (manySites(brief)) return besideVirtualWan(brief);
  if (!brief.holds(CIRCUIT)) return "";
  if (brief.holds(all(SUPERVISED, none(SMALL))))
    return " The case for a circuit is the private path a regulator may require.";
  if (circuitUnfounded(brief))
    return ` On bandwidth alone a VPN would suffice; ${circuitReason(brief) ? `${circuitReason(brief)} could justify a circuit, but rarely for so few users` : "the answers give no other reason"}.`;
  return brief.holds(SWIFT) ? "" : " Above about 500 Mbps a circuit is worthwhile.";
}

/** What would ask for a circuit all the same, and its price (H02). */
const whenCircuit = (brief: Brief): string =>
  megabits(brief) > 1000
    ? ` ${figure(megabits(brief))} Mbps is capacity, not load: a circuit is justified if traffic to Azure stays above 1 Gbps${brief.holds(SUPERVISED) ? " or if a regulator requires a private path" : ""} (${formatAmount(PRICES["er-1g"].low, "USD")} a month for 1 Gbps, plus provider charges).`
    : "";

const latencyFirst = (brief: Brief): string =>
  brief.holds(SWIFT) ? " Latency is measured first; above 10 ms, application and database stay on the same side." : "";

const hubBuilt = (brief: Brief): string =>
  `${brief.holds(FIRST_TENANT) ? `${brief.holds(TENANT_FOUND) ? "Existing tenant confirmed" : "Entra tenant"}${brief.holds(SYNCHRONISED) ? " with first users synchronised" : ""}, hub` : "Hub"} with tested tunnel${brief.holds(PLANT) ? " and rules to the plant" : ""}, code in the client's repository`;

/** Assumed beside a known line too, which is no measure of a circuit. */
const CIRCUIT_SUFFICES: AssumptionRow = {
  text: (brief) =>
    `${circuits(brief) > 1 ? `${circuits(brief)} circuits` : "A circuit"} of ${figure(circuitMegabits(brief))} Mbps ${circuits(brief) > 1 ? "are" : "is"} enough.`,
  ifWrong: "Upgrade to the next size without interruption, at up to 2.5 times its monthly price",
  task: "Measure for a week, ask about planned workloads",
  when: CIRCUIT,
  source: ["ej"],
};

const REMOTE_ACCESS: DecisionRow = {
  title: "Remote access",
  context: (brief) => `Internal applications for ${people(remoteUsers(brief))} outside the office.`,
  alternatives: "VPN for all users; application proxy; Private Access",
  decision: (brief) =>
    `Application proxy for web applications. Private Access for others, USD 5 per user per month, is ${brief.holds(PRIVATE_ACCESS) ? "an option in the bill, with users counted in phase 1" : "not in the bill until such an application is named"}.`,
  tradeOff: "Connectors to maintain; no inbound ports to open",
  confidence: "high",
  when: PROXY,
  source: ["appproxy"],
};
const REPLICATION: DecisionRow = {
  title: "Replication or restore",
  context: (brief) =>
    brief.given("fast-recovery") === null && restoresFirst(brief)
      ? `The nightly backup meets the limits given while the site stands; ${recovered(brief)} of ${plural(brief.servers.plan, "server")} ${recovered(brief) === 1 ? "is" : "are"} assumed to be needed in Azure if it is lost.`
      : brief.given("fast-recovery") === 0
        ? "No server was named as unable to wait for a restore; a nightly backup loses up to a day."
        : `${recovered(brief)} of ${plural(brief.servers.plan, "server")} ${brief.given("fast-recovery") === null ? `${recovered(brief) === 1 ? "is" : "are"} assumed unable to` : "cannot"} wait for a restore; a nightly backup loses up to a day.`,
  alternatives: "backup only; replicate some; replicate all",
  decision: (brief) =>
    `${recovered(brief) === 1 ? "One server is" : `${recovered(brief)} are`} replicated continuously and ${recovered(brief) === 1 ? "fails" : "fail"} over to Azure${brief.given("fast-recovery") === 0 ? ", so that failover can be rehearsed" : ""}; the ${brief.servers.plan - recovered(brief) === 1 ? "other is" : "others are"} restored.`,
  tradeOff: (brief) =>
    `About ${copiesText(recovered(brief))} a month for ${recovered(brief)}, not ${copiesText(brief.servers.plan)} for ${brief.servers.plan === 2 ? "both" : `all ${figure(brief.servers.plan)}`}; ${brief.servers.plan - recovered(brief) === 1 ? "the other waits" : "the rest wait"} for a restore`,
  confidence: "medium",
  source: ["asr", "ej"],
};
const ON_CLUSTER = "no charge; two cluster guests, on current hosts until it is ready";
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
  purpose: "Gives cloud services on-premises business data, outbound only",
  source: ["gateway"],
};
/** So many that their licences are a decision of their own. */
const MANY_OUTSIDE = 300;
const licencesAsked = (brief: Brief): boolean => remoteUsers(brief) >= MANY_OUTSIDE && brief.holds(none(P1_OWNED));

/** Beside a directory no control for identities activates rights. */
const RIGHTS_ON_REQUEST: BillRow = {
  item: "Entra ID P2 for administrators",
  quantity: (brief) => brief.administrators,
  formula: "1 per administrator; required for Privileged Identity Management",
  price: "entra-p2",
  kind: "monthly",
  requirement: "Zero Trust architecture, identity management and rights",
  source: ["alz-check"],
};

function diagram(brief: Brief): Diagram {
  const site = [{ id: "servers", label: "Servers with Arc agent", note: `${figure(brief.servers.plan)} planned` }];
  if (brief.hasDirectory) site.push({ id: "ad", label: "Active Directory and DNS", note: "" });
  if (brief.holds(LOCAL))
    site.push({
      id: "local",
      label: "Azure Local cluster",
      note: `${nodesOf(brief)} machines${brief.sites > 1 ? ", at the main site" : ""}`,
    });
  site.push({ id: "edge", label: "Edge device", note: "client end of the link" });
  const hub = [
    {
      id: "hub",
      label: brief.holds(WAN) ? "Virtual WAN hub" : "Hub network",
      note: brief.holds(WAN) ? "/23, routing and security" : "/22, gateway subnet /27",
    },
  ];
  if (brief.holds(CIRCUIT)) hub.push({ id: "er", label: "ExpressRoute gateway", note: "zone redundant" });
  const standby = `${brief.holds(ENCRYPTED) ? "IPsec, " : ""}failover`;
  hub.push({ id: "vpn", label: "VPN gateway", note: brief.holds(CIRCUIT) ? standby : "zone redundant" });
  if (brief.holds(RESOLVER)) hub.push({ id: "dns", label: "DNS Private Resolver", note: "inbound and outbound" });
  if (brief.holds(FIREWALL))
    hub.push({ id: "fw", label: "Azure Firewall", note: brief.holds(WAN) ? "in the hub" : "subnet /26" });
  /** A circuit ends at one site; the others reach it over the client's own network. */
  const main = endsAtOne(brief);
  const zones: DiagramZone[] = [
    {
      title: main ? "Main site" : brief.sites > 1 ? `${brief.sites} sites` : "Site",
      nodes: site.map(({ id, label, note }) => (note ? { id, label, note } : { id, label })),
    },
    { title: "Azure: connectivity", nodes: hub },
    {
      title: "Azure: workloads and management",
      nodes: [
        { id: "spoke", label: "Spoke networks", note: `${plural(recovered(brief), "server")} can start here` },
        { id: "vault", label: "Recovery Services vault", note: "immutable" },
        { id: "manage", label: "Policy, Update Manager, Monitor" },
      ],
    },
  ];
  const edges: DiagramEdge[] = [
    { from: "edge", to: "vpn", label: "IPsec" },
    { from: "servers", to: "manage", label: "Arc, outbound only" },
    {
      from: "servers",
      to: "vault",
      label: brief.holds(BACKUP_SERVER) ? "via backup server" : "backup",
    },
    { from: brief.holds(LOCAL) ? "local" : "servers", to: "spoke", label: "Site Recovery" },
    { from: "hub", to: "spoke", label: brief.holds(WAN) ? "hub routing" : "peering" },
  ];
  if (main) {
    const others = {
      id: "others",
      label: brief.holds(FILES) ? "Users and file servers" : "Users",
      note: "no dedicated circuit",
    };
    zones.push({ title: plural(brief.sites - 1, "further site"), nodes: [others] });
    edges.push({ from: "others", to: "edge", label: "client WAN" });
  }
  if (brief.hasDirectory) {
    hub.push({ id: "dc", label: "Domain controller", note: `${controllers(brief)}, for recovered servers` });
    edges.push({ from: "ad", to: "dc", label: "replication", dotted: true });
  }
  if (brief.holds(CIRCUIT))
    edges.push({
      from: "edge",
      to: "er",
      label: brief.holds(ENCRYPTED) ? "private peering, IPsec inside" : "private peering, two routers",
    });
  if (brief.hasDirectory) edges.push({ from: "spoke", to: "dc", label: "DNS", dotted: true });
  if (brief.holds(LOCAL)) edges.push({ from: "local", to: "manage", label: "Arc resource bridge" });
  if (brief.holds(FIREWALL)) edges.push({ from: "spoke", to: "fw", label: "outbound and between spokes" });
  if (brief.holds(PROXY)) {
    zones.push({
      title: "Remote users",
      nodes: [
        { id: "people", label: "Users", note: "no VPN for web applications" },
        {
          id: "proxy",
          label: "Application proxy",
        },
      ],
    });
    edges.push(
      { from: "people", to: "proxy", label: "sign-in with second factor" },
      { from: "proxy", to: "servers", label: "connector, outbound only", dotted: true },
    );
  }
  if (brief.holds(LARGER)) {
    zones.push({
      title: "Azure: second region",
      nodes: [{ id: "copy", label: "Vault copy", note: gateways(brief) > 1 ? "and a hub" : "network as code" }],
    });
    edges.push({ from: "vault", to: "copy", label: "geo-redundant copy" });
  }
  return { zones, edges };
}

const VPN_LINES = [...VPN_CLASSES.map(({ item }) => item), "VPN tunnels above ten per gateway"];
const CIRCUITS = [
  "ExpressRoute circuit, 200 Mbps",
  "ExpressRoute circuit, 500 Mbps",
  "ExpressRoute circuit, 1 Gbps",
  "ExpressRoute circuit, 2 Gbps",
  "Charges of the circuit provider",
];
const CIRCUIT_LINES = [...ER_CLASSES.map(gatewayOfCircuit), ...CIRCUITS];
const WAN_LINES = ["Virtual WAN hub", "Virtual WAN scale units", "Virtual WAN branch connections"];
/** What stands once in each hub. */
const WIDER_LINE = "Internet line upgrade";
const HUB_LINES = [
  ...VPN_LINES,
  "Azure Firewall Basic",
  "Azure Firewall",
  "Azure Firewall Premium",
  "NAT gateway",
  "DNS Private Resolver endpoints",
];
/** Paid for each server outside Azure that no cluster of Azure Local covers. */
const ARC_LINES = ["Update Manager for servers outside Azure", "Machine configuration for servers outside Azure"];
/** Plan 2 frees a server of the charges for patching and configuration, beside which plan 1 costs more; guests of a cluster have both free. */
const PLAN_ONE = "Defender for Servers P1";
const PLAN_TWO = "Defender for Servers P2";
const HOST_FEE = "Azure Local host fee";
const ROLE_LICENCES = "Windows Server Standard for on-premises roles";
const BACKUP_DISK = "Backup server disk";
/** What a server costs in a month with plan 1, and patching and configuration beside it. */
const BESIDE_PLAN_ONE = [
  PRICES["defender-servers-p1"],
  PRICES["update-manager-server"],
  PRICES["machine-configuration-server"],
].reduce((sum, { low }) => sum + low, 0);
/** Machines of a cluster, their fee, and what licenses their guests. */
const CLUSTER_LINES = [
  "Azure Local machines",
  "Azure Local machines, low-capacity class",
  HOST_FEE,
  "Windows Server Standard for cluster guests",
  "Windows Server 2025 Datacenter for cluster guests",
];

const SITES = (brief: Brief): string => (brief.sites > 1 ? "sites" : "the site");
const SCORES = {
  productivity: 3,
  "enhance-security": 4,
  "remote-work": 4,
  "digital-transformation": 4,
  "compliance-objective": 4,
  scalability: 4,
  innovation: 4,
  run: 3,
};
const AS_CHOSEN: Omit<OptionRow, "name" | "description" | "against"> = {
  scores: SCORES,
  shifts: [
    { when: LOCAL, criterion: "run", by: -1 },
    { when: WAN, criterion: "scalability", by: 1 },
    { when: is("industry", "manufacturing"), criterion: "compliance-objective", by: 1 },
  ],
  source: ["vpngw", "arc-check", "ej"],
};
/** For few sites it does what a Virtual WAN does. */
const OWN_HUB: OptionRow = {
  name: "Hub with a VPN gateway",
  outline: HUB,
  when: WAN,
  settles: CONNECTION,
  description: "One hub network with a gateway and a tunnel per site",
  against: "Tunnels and routes maintained manually per site",
  estimate: { days: 95, weeks: 100, keeps: { but: WAN_LINES }, lines: tunnelOf(() => true) },
  scores: SCORES,
  shifts: [{ when: is("industry", "manufacturing"), criterion: "compliance-objective", by: 1 }],
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
    "Hardware to buy, without a service level agreement",
  ],
  [
    "Virtual WAN with Azure Arc",
    WAN,
    "Managed hub with a connection per site, servers on both sides under Arc",
    "A charge per site",
  ],
] as const;

export const HYBRID_CLOUD: Pack = {
  id: "hybrid-cloud",
  noun: "hybrid cloud project",
  reworded: (text, brief) =>
    brief.holds(WAN) && brief.sites < MANY_SITES
      ? text.replace("ten or more branches or several regions", plural(brief.sites, "site"))
      : (brief.has("industry", "manufacturing")
          ? text
          : text.replace("latency, plant systems or data residency", "latency or data residency")
        ).replace("the site and", brief.sites > 1 ? `${brief.sites} sites and` : "the site and"),
  deliverable: (brief) =>
    brief.holds(LOCAL)
      ? `an Azure Local cluster of ${nodesOf(brief)} machines at the ${brief.sites > 1 ? "main " : ""}site for ${plural(hosted(brief), "workload")}, managed from Azure, with ${plural(brief.servers.plan, "server")} under one set of policies and recovery to Azure`
      : brief.holds(WAN)
        ? `a Virtual WAN connecting ${plural(brief.sites, "site")} to Azure with common routing and rules, and ${plural(brief.servers.plan, "server")} under central management`
        : `${brief.holds(CIRCUIT) && circuits(brief) > 1 ? circuits(brief) : "a"} ${brief.holds(CIRCUIT) ? `private circuit${circuits(brief) > 1 ? "s" : ""} with VPN failover` : zoned(brief) ? "zone-redundant VPN" : "VPN"} between ${brief.sites === 1 ? "the site" : brief.holds(CIRCUIT) ? `the main site, one of ${brief.sites},` : `${brief.sites} sites`} and ${brief.holds(CIRCUIT) || zoned(brief) ? "Azure" : "two Azure regions"}, with ${plural(brief.servers.plan, "server")} under central management, DNS resolution in both directions and immutable backup`,
  situation: (brief) =>
    brief.cloudLevel <= 1
      ? "Workloads run on-premises; Azure is to become part of the same estate."
      : brief.cloudLevel >= 4
        ? "Cloud is the default; the link serves what remains on-premises."
        : brief.holds(FIRST_LINK)
          ? "Workloads run on-premises, and no Azure service was named; Azure is to become part of the same estate."
          : `Workloads already run on-premises and in ${brief.has("current-technologies", "azure-services") ? "Azure" : "the cloud"}; this project gives both common networking and management.`,
  scope: {
    inside: [
      {
        text: (brief) =>
          `Non-overlapping address plan${brief.sites > 1 ? ` for ${brief.sites} sites` : ""}, hub and routing`,
        by: "address plan",
      },
      {
        text: (brief) =>
          `Existing Azure networks that do not overlap, ${brief.holds(WAN) ? "connected" : "peered"} to the new hub`,
        by: "hub, gateway",
        when: is("current-technologies", "azure-services"),
      },
      {
        text: (brief) =>
          `${brief.holds(CIRCUIT) ? `${circuits(brief) > 1 ? `${circuits(brief)} private circuits` : "Private circuit"} of ${figure(circuitMegabits(brief))} Mbps and VPN failover` : brief.holds(WAN) ? `Connection and failover path${brief.sites > 1 ? " of each site" : ""}` : `Tunnels from ${plural(brief.sites, "site")} to gateways in two regions`}, with failure tests`,
        by: "failure tests of each path",
        when: TWO_PATHS,
      },
      {
        text: (brief) =>
          `VPN from ${brief.sites > 1 ? `${brief.sites} sites` : "the site"} over a single line${brief.sites > 1 ? " each" : ""}, with a gateway restart test`,
        by: "failure tests of gateway",
        when: none(TWO_PATHS),
      },
      { text: "DNS resolution in both directions", by: "name" },
      {
        text: (brief) => `Azure Arc on ${plural(brief.servers.plan, "server")}, with policy, patching and alerts`,
        by: "Arc and backup on all servers",
      },
      {
        text: (brief) =>
          `Azure Local cluster of ${nodesOf(brief)} machines for ${plural(hosted(brief), "workload")}, validated and handed over`,
        by: "cluster build and validation",
        when: LOCAL,
      },
      {
        text: ({ sites }) => `Onboarding of ${sites} sites`,
        by: "branch onboarding in waves",
        when: WAN,
        fewestSites: 2,
      },
      {
        text: (brief) =>
          `Immutable backup of ${plural(brief.servers.plan, "server")}; replication of ${recovered(brief)} to Azure`,
        by: "recovery of servers",
      },
      {
        text: (brief) => `File service with cloud tiering on ${plural(fileServers(brief), "file server")}`,
        by: "file sync with tiering",
        when: FILES,
      },
      {
        text: (brief) => `Internal applications published to ${people(remoteUsers(brief))}, without inbound rules`,
        by: "publication of internal applications",
        when: PROXY,
      },
    ],
    outside: [
      (brief) => (brief.holds(CIRCUIT) ? "Circuit and provider contracts" : "Internet lines and their contracts"),
      "Cabling and server rooms",
      "Migration of workloads to Azure",
      (brief) => (brief.has("security-requirements", "data-loss-prevention") ? "Data loss prevention rules" : ""),
      (brief) =>
        brief.has("current-technologies", "windows-server") && oldest(brief) < 2019
          ? "Upgrades of operating systems"
          : "",
      (brief) => (brief.has("industry", "manufacturing") ? "Operational technology below level 3" : ""),
      "Replacement of on-premises switches and firewalls",
    ],
  },
  options: [
    ...DESIGNED.map(([name, when, description, against]) => ({ ...AS_CHOSEN, name, when, description, against })),
    {
      name: "Self-managed Hyper-V cluster",
      outline: OWN_CLUSTER,
      when: LOCAL,
      description: "Windows Server on the same hardware and link, guests under Arc",
      against: "Operating system, drivers and firmware updated manually",
      estimate: {
        days: 100,
        weeks: 100,
        keeps: { but: [HOST_FEE, PLAN_ONE] },
        lines: [
          { price: "update-manager-server", quantity: unwatched, kind: "monthly" },
          { price: "machine-configuration-server", quantity: unwatched, kind: "monthly" },
          { price: "defender-servers-p2", quantity: (brief) => hosted(brief) - unwatched(brief), kind: "monthly" },
        ],
        without: "single management of hosts and guests",
      },
      scores: {
        ...SCORES,
        "enhance-security": 3,
        "digital-transformation": 3,
        "compliance-objective": 3,
        scalability: 3,
        innovation: 3,
        run: 1,
      },
      source: ["azlocal", "ej"],
    },
    { ...OWN_HUB, asked: ({ sites }) => sites < MANY_SITES },
    {
      ...OWN_HUB,
      fewestSites: MANY_SITES,
      scores: { ...SCORES, "digital-transformation": 3, innovation: 3, run: 2 },
    },
    {
      name: "Virtual WAN",
      outline: VIRTUAL_WAN,
      when: VPN,
      settles: {
        ...CONNECTION,
        by: (brief) => (tooManyTunnels(brief) ? `; A needs more gateways for ${tunnels(brief)} tunnels` : ""),
      },
      fewestSites: MANY_SITES,
      description: "One managed hub for all sites instead of a gateway in each of two regions",
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
        without: "a running network in the second region",
      },
      scores: { ...SCORES, scalability: 5 },
      shifts: [{ when: is("industry", "manufacturing"), criterion: "compliance-objective", by: 1 }],
      source: ["vwan", "ej"],
    },
    {
      name: "VPN alone",
      outline: TUNNEL,
      when: CIRCUIT,
      asked: isTunnelWeighed,
      settles: {
        ...CONNECTION,
        by: (brief) =>
          `; A only ${circuitReason(brief) ? `if ${circuitReason(brief)} justifies` : "with a stated reason for"} the circuit, which is then ordered in week 1`,
      },
      description: "The same hub and management over a zone-redundant internet VPN",
      against: "Latency and packet loss of the internet",
      estimate: {
        days: 85,
        weeks: 80,
        keeps: { but: CIRCUIT_LINES },
        lines: [],
      },
      scores: { ...SCORES, "compliance-objective": 3, scalability: 3, run: 4 },
      cannot: {
        when: all(PRIVATE_PATH, none(SMALL)),
        why: (brief) =>
          brief.holds(SUPERVISED)
            ? "it is not the private path a regulated industry may have to evidence, though it saves circuit, gateways and provider charges"
            : "the internet guarantees no latency, and databases across the link need less than 10 ms",
      },
      source: ["vpngw", "ej"],
    },
    ...[true, false].map(
      (isSame): OptionRow => ({
        name: "Azure Local at the site",
        outline: AZURE_LOCAL,
        when: none(LOCAL),
        asked: (brief) => keepsGateway(brief, megabits) === isSame,
        description: "Cloud-managed cluster on client hardware",
        against: "Hardware to buy, without a service level agreement",
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
          run: 2,
        },
        source: ["azlocal", "ej"],
      }),
    ),
    ...[true, false].map(
      (isSame): OptionRow => ({
        name: "Full cloud",
        outline: FULL_CLOUD,
        description: (brief) =>
          `All workloads move to Azure, reached through ${brief.holds(WAN) ? "the same hub" : "a VPN gateway"}`,
        against: "Server rooms stay until every application can move",
        asked: (brief) => keepsGateway(brief, workMegabits) === isSame,
        estimate: {
          days: { row: "azure-migration", percent: 100 },
          weeks: 140,
          keeps: {
            but: [
              ...(isSame ? [] : VPN_LINES),
              ...CIRCUIT_LINES,
              ...ARC_LINES,
              PLAN_TWO,
              ...CLUSTER_LINES,
              ROLE_LICENCES,
              BACKUP_DISK,
            ],
          },
          lines: [
            {
              price: "defender-servers-p1",
              quantity: (brief) => (brief.holds(DEFENDER) ? chargedByArc(brief) : 0),
              kind: "monthly",
            },
            { price: "vm-d2", quantity: (brief) => Math.ceil(brief.servers.plan / 2), kind: "monthly" },
            { price: "vm-d4", quantity: (brief) => Math.floor(brief.servers.plan / 2), kind: "monthly" },
            { price: "disk-tb", quantity: (brief) => terabytes(brief.servers.plan), kind: "monthly" },
            ...tunnelOf((brief) => !isSame && brief.holds(none(WAN)), workMegabits),
            {
              price: "vwan-s2s",
              quantity: (brief) =>
                brief.holds(WAN) ? Math.ceil(workMegabits(brief) / UNIT_MEGABITS) - units(brief) : 0,
              kind: "monthly",
            },
          ],
          without: "applications that cannot move; savings on server rooms",
        },
        scores: { ...SCORES, "compliance-objective": 3, scalability: 5 },
        shifts: [
          { when: is("cloud-maturity", "no-cloud", "early"), criterion: "run", by: -1 },
          { when: is("cloud-maturity", "cloud-first"), criterion: "run", by: 1 },
          { when: is("integration-needs", "legacy-applications", "erp"), criterion: "digital-transformation", by: -1 },
          { when: is("integration-needs", "legacy-applications", "erp"), criterion: "remote-work", by: -1 },
          { when: is("cloud-maturity", "no-cloud", "early", "some"), criterion: "scalability", by: -1 },
          { when: is("cloud-maturity", "no-cloud", "early", "some"), criterion: "innovation", by: -1 },
        ],
        cannot: {
          when: any(SURVIVES, all(LARGER, is("timeline", "1-3-months", "3-6-months"))),
          why: (brief) =>
            brief.holds(all(SURVIVES, none(LOCAL)))
              ? "operations that must continue during a link outage cannot leave the site"
              : brief.holds(LOCAL)
                ? `the configuration keeps workloads on site for latency${brief.has("industry", "manufacturing") ? ", plant" : ""} or residency; others may still move`
                : "so many servers cannot move in the requested time; the link comes first either way",
        },
        source: ["caf-strategies", "ej"],
      }),
    ),
    {
      name: "Stay on-premises",
      baseline: all(),
      description: "Recovery and backup at the client's own second site, no link",
      against: "A second site to build, run and patch",
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
        run: 1,
      },
      cannot: {
        when: { all: [] },
        why: "it lacks the requested link",
      },
      source: ["ej"],
    },
  ],
  components: [
    {
      name: "VPN gateway",
      bill: VPN_LINES,
      count: gateways,
      size: (brief) => `${vpnClass(brief).name}, ${figure(vpnClass(brief).megabits)} Mbps`,
      purpose: (brief) =>
        brief.holds(CIRCUIT)
          ? brief.holds(ENCRYPTED)
            ? "Encrypts circuit traffic; failover over the internet"
            : "Failover for the circuit"
          : `Connection, zone-redundant${zoned(brief) ? "" : " where the region has zones"}`,
      when: none(WAN),
      source: ["vpngw"],
    },
    {
      name: "ExpressRoute gateway",
      bill: ER_CLASSES.map(gatewayOfCircuit),
      count: gateways,
      size: (brief) => `${erClass(brief).name}, ${figure(erClass(brief).megabits)} Mbps`,
      purpose: "Terminates the private circuit in Azure",
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
      bill: ["Virtual WAN hub"],
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
      bill: [...ARC_LINES, PLAN_ONE, PLAN_TWO],
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
      purpose: (brief) =>
        nodesOf(brief) >= 3 ? "Three-way mirror; one disk per machine in reserve" : "Two-way mirror",
      when: LOCAL,
      source: ["azlocal", "ej"],
    },
    {
      name: "Domain controller in Azure",
      bill: ["Domain controller in Azure"],
      count: controllers,
      size: "2 vCPU, 8 GB, own directory site",
      purpose: "Sign-in for servers recovered to Azure",
      when: DIRECTORY,
      source: ["alz-check", "ej"],
    },
    {
      name: "Replication appliance",
      bill: ["Site Recovery", "Replica disks of Site Recovery", ROLE_LICENCES],
      count: appliances,
      size: (brief) =>
        `${recovered(brief) > REPLICATED_BY_SMALL * appliances(brief) ? "16 vCPU, 32 GB, 1 TB of cache" : "8 vCPU, 32 GB"} and ${appliances(brief) === 1 ? "its" : "their"} own vault; on Hyper-V hosts, a provider instead`,
      purpose: (brief) => `Replicates ${plural(recovered(brief), "server")} to Azure`,
      when: none(LOCAL),
      source: ["asr-appliance", "asr-matrix", "ej"],
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
      size: "8 vCPU, 32 GB and its own vault",
      purpose: (brief) =>
        `Replicates ${plural(recovered(brief) - hosted(brief), "server")} outside the cluster to Azure`,
      when: LOCAL,
      asked: (brief) => appliances(brief) > 0,
      source: ["asr-appliance", "asr-matrix", "ej"],
    },
    {
      name: "Backup agents",
      bill: ["Azure Backup"],
      count: (brief) => brief.servers.plan,
      size: agentReads,
      purpose: "Direct backup to the vault, without a backup server",
      when: none(BACKUP_SERVER),
      source: ["ej"],
    },
    {
      name: "On-premises backup server",
      bill: [ROLE_LICENCES, BACKUP_DISK],
      count: backupServers,
      size: "4 vCPU, 16 GB, disk of 1.5 times the data",
      purpose: "Azure Backup Server for databases and whole machines, up to 60 servers each; keeps recent days locally",
      when: BACKUP_SERVER,
      source: ["ej"],
    },
    {
      name: "Recovery Services vault",
      bill: ["Azure Backup"],
      count: 1,
      size: "geo-redundant, multi-user authorisation; immutable, locked after the pilot",
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
    { ...CONNECTORS, bill: [ROLE_LICENCES], free: "no charge; on existing servers", when: OWN_CONNECTORS },
    { ...CONNECTORS, free: ON_CLUSTER, count: 2, when: all(PROXY, LOCAL) },
    {
      ...GATEWAYS_OF_DATA,
      bill: [ROLE_LICENCES],
      free: "no charge; on an existing always-on server",
      when: all(DATA_GATEWAY, any(SMALL, none(LOCAL))),
    },
    { ...GATEWAYS_OF_DATA, free: ON_CLUSTER, when: all(DATA_GATEWAY, LOCAL, none(SMALL)) },
    apiManagement(API_GATEWAY),
  ],
  sizing: [
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
          ? `${parts(megabits(brief), 400)} ${units(brief) === 1 ? "scale unit" : "scale units"} of 500 Mbps`
          : `${vpnClass(brief).name}: ${tunnels(brief) > VPN_CLASSES[0].tunnels ? `${plural(Math.min(tunnels(brief), MOST_TUNNELS), "tunnel")} where smaller classes support ${VPN_CLASSES[0].tunnels}; ` : ""}${used(tunnelLoad(brief), vpnClass(brief).megabits)}${brief.holds(all(CIRCUIT, none(ENCRYPTED))) ? " (half the bandwidth, for failover)" : ""}${isThin(brief) ? `; ${overLine(brief)}` : ""}`,
      source: ["vpngw"],
    },
    {
      quantity: "ExpressRoute gateway and circuits",
      formula: "smallest class and number of circuits at up to 80% of their throughput",
      result: (brief) =>
        `${erClass(brief).name}: ${used(megabits(brief), erClass(brief).megabits)}; ${plural(circuits(brief), "circuit")} of ${figure(circuitMegabits(brief))} Mbps: ${used(megabits(brief), circuits(brief) * circuitMegabits(brief))}`,
      when: CIRCUIT,
      source: ["ergw", "ej"],
    },
    {
      quantity: "Workloads on the cluster",
      formula: (brief) => `(machines − 1) × (${memory(brief)} − 32 GB) ÷ 16 GB, to tolerate one machine failure`,
      result: (brief) =>
        `${nodesOf(brief) - 1} × ${perNode(brief)} = ${(nodesOf(brief) - 1) * perNode(brief)}${roleRoom(brief) > 0 ? `, of which ${roleRoom(brief)} for ${listed([...(brief.holds(PROXY) ? ["2 connectors of 4 GB"] : []), ...(brief.holds(all(DATA_GATEWAY, none(SMALL))) ? ["2 data gateway members of 8 GB"] : [])])}` : ""}; planned ${hosted(brief)} of ${plural(brief.servers.plan, "server")}`,
      when: LOCAL,
      source: ["ej"],
    },
    {
      quantity: "Replicated servers",
      formula: (brief) => shareReplicated(brief, ", rounded up"),
      result: (brief) =>
        brief.given("fast-recovery") === null ? parts(brief.servers.plan, perReplica(brief)) : `${recovered(brief)}`,
      asked: (brief) => brief.given("fast-recovery") !== recovered(brief), // else the decision says it
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
      formula: (brief) => `servers × 0.2 TB × ${CHANGED_PERCENT}% until measured ÷ (${ofLine(brief)} × 0.6)`,
      result: (brief) =>
        `${changesText(brief, ":")}${isNarrow(brief) ? `; a ${NIGHT_HOURS}-hour night needs ${figure(nightMegabits(brief))} Mbps` : ""}`,
      source: ["ej"],
    },
    {
      quantity: "First backup to Azure, or full restore",
      formula: (brief) => `servers × 0.2 TB until measured ÷ (${ofLine(brief)} × 0.6), day and night, rounded up`,
      result: (brief) =>
        `${figure(brief.servers.plan / 5)} TB: ${plural(firstCopyDays(brief), "day")}${recovered(brief) > 0 && !byDisk(brief) ? `; replicas: another ${plural(copyDays(recovered(brief), brief), "day")}` : ""}${byDisk(brief) ? `; first copy by Data Box, but replicas over the link: ${plural(copyDays(recovered(brief), brief), "day")}${isNarrow(brief) ? " with no other traffic" : ""}` : ""}`,
      source: ["ej"],
    },
  ],
  ports: [
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
      when: BACKUP_SERVER,
      source: ["ej"],
    },
    {
      from: "Backup server",
      to: "Recovery Services vault",
      port: toVault,
      purpose: "Backup copy",
      when: BACKUP_SERVER,
      source: ["backup-pe", "ej"],
    },
    {
      from: "Servers",
      to: "Recovery Services vault",
      port: toVault,
      purpose: "Backup",
      when: none(BACKUP_SERVER),
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
      from: "Users, while their site is down",
      to: "VPN gateway",
      port: "TCP 443, point-to-site with Entra sign-in",
      purpose: "Access to recovered servers, from a dedicated range",
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
      purpose: "Publishing without inbound rules",
      when: PROXY,
      source: ["appproxy"],
    },
    partnersPort(API_GATEWAY),
  ],
  decisions: [
    {
      title: "Connection",
      context: (brief) =>
        `${plural(brief.sites, "site")}, ${figure(megabits(brief))} Mbps to Azure${brief.sites > 1 ? " in all" : ""}; ${brief.holds(SWIFT) ? `low latency needed for ${integrationsOf(brief, SENSITIVE)}` : "no latency requirement stated"}.${isNarrow(brief) ? ` A day's changes, ${changesText(brief, ", take")} to reach the vault over this line.` : ""}${reasonOf(brief)}`,
      alternatives: "VPN; ExpressRoute with VPN; Virtual WAN; application access only",
      decision: (brief) =>
        brief.holds(WAN)
          ? `Virtual WAN${brief.sites < MANY_SITES ? `, as selected: it pays off from about ten sites or several regions, so the case for it at ${brief.sites} must be made before the order.` : `: from about ten sites its managed routing is worth the higher price${brief.sites > VPN_CLASSES[0].tunnels * USABLE ? `, and one gateway supports ${VPN_CLASSES[0].tunnels} to ${MOST_TUNNELS} tunnels, depending on class` : ""}.`}${latencyFirst(brief)}${megabits(brief) > 1000 ? " Its tunnels run over the internet; above a sustained 1 Gbps, a circuit from the main site joins the same hub." : ""}`
          : brief.holds(CIRCUIT)
            ? `${circuits(brief) > 1 ? `${circuits(brief)} ExpressRoute circuits in different peering locations` : "ExpressRoute"} as primary path with VPN failover; two routers per circuit.${brief.holds(ENCRYPTED) ? "" : ` ${sentence(theCircuits(brief))} ${circuits(brief) > 1 ? "are" : "itself is"} unencrypted; applications must encrypt.`}${brief.sites > 1 ? ` ${circuits(brief) > 1 ? "They terminate" : "It terminates"} at the main site; the other ${brief.sites === 2 ? "site reaches" : `${brief.sites - 1} reach`} ${circuits(brief) > 1 ? "them" : "it"} over the client's WAN.` : ""} The VPN is built first and carries traffic until the circuit is delivered.${brief.holds(PRIVATE) ? "" : " Backup and replication use public endpoints and bypass it: it carries almost nothing until a workload runs in Azure."}`
            : `Site-to-site VPN on ${brief.holds(TWO_TUNNELS) ? `${zoned(brief) ? "zone-redundant gateways in two regions" : "gateways in two regions, zone-redundant where the region has zones"}, with a tunnel from each site to both and a BGP connection between the two` : "a zone-redundant gateway"}.${whenCircuit(brief)}${latencyFirst(brief)}`,
      tradeOff: (brief) =>
        brief.holds(CIRCUIT)
          ? "Longer lead time and higher cost, in return for stable latency"
          : brief.holds(WAN)
            ? "A charge per site, in return for automatic routing"
            : "Internet latency; avoids the cost and lead time of a circuit",
      confidence: "medium",
      ask: (brief) =>
        tooManyTunnels(brief)
          ? `Confirm tunnels for ${brief.sites} sites, or change to Virtual WAN before the order`
          : brief.holds(CIRCUIT)
            ? circuitUnfounded(brief)
              ? `${circuitAsked(brief)}, and order it in week 1 (delivery 8 to 16 weeks)${besideCircuit(brief)}`
              : `Order ${theCircuits(brief)} in week 1 (delivery 8 to 16 weeks)${isForAudit(brief) ? " if a regulator requires a private path; otherwise the VPN alone suffices" : ""}${besideCircuit(brief)}`
            : lineAsked(brief) ||
              (brief.holds(WAN) && brief.sites < MANY_SITES
                ? `Confirm Virtual WAN for ${plural(brief.sites, "site")}, or choose the hub with a VPN gateway, cheaper below ten`
                : `Confirm ${brief.holds(WAN) ? "Virtual WAN" : "the VPN"}${widthAsked(brief) && `, with ${widthAsked(brief)},`} and ${brief.holds(TWO_PATHS) ? "two internet lines, from two providers," : "a single internet line"} at ${brief.sites === 1 ? "the site" : `each of ${brief.sites} sites`}`),
      source: ["vpngw", "alz-check"],
    },
    {
      title: "Encryption on the private circuit",
      context: "Data encryption is required; a provider circuit is private but unencrypted.",
      alternatives: "application TLS only; IPsec over private peering; MACsec on ExpressRoute Direct",
      decision: (brief) =>
        `IPsec over private peering, terminated on the VPN gateway, whose class (${vpnClass(brief).name}) is therefore sized for the full bandwidth${megabits(brief) > 1000 ? ", over several tunnels of about 1 Gbps each" : ""}; applications keep their own TLS. MACsec needs ExpressRoute Direct ports of 10 Gbps or more.`,
      tradeOff: "The VPN gateway limits throughput; the provider cannot read the traffic",
      confidence: "high",
      when: all(CIRCUIT, ENCRYPTED),
      source: ["ergw", "vpn-er", "alz-check"],
    },
    {
      title: "Circuit billing model",
      context: (brief) => `Outbound volume, planned at ${figure(brief.servers.plan * 10)} GB a month, is unmeasured.`,
      alternatives: "metered; unlimited; ExpressRoute Local",
      decision:
        "Metered: outbound data is charged per GB until its volume is known; the provider bills its part separately. Unlimited cannot be reversed; Local needs a peering location that serves the region.",
      tradeOff: "Monthly charges vary with volume",
      confidence: "high",
      when: all(CIRCUIT, LARGER),
      source: ["alz-check", "ergw"],
    },
    {
      title: "Management",
      context: (brief) => `${plural(brief.servers.plan, "server")} outside Azure to inventory and patch with one tool.`,
      alternatives: "separate tools on-premises and in Azure; Azure Arc; Configuration Manager",
      decision: (brief) =>
        `Azure Arc on ${plural(brief.servers.plan, "server")}, with Update Manager.${brief.hasDirectory ? " Domain controllers get a separate resource group: whoever installs an extension controls the server." : ""}`,
      tradeOff: "One more agent per server",
      confidence: "high",
      ask: (brief) => `Approve the Arc agent on ${plural(brief.servers.plan, "server")}`,
      due: "design",
      source: ["arc-check", "alz-check"],
    },
    {
      title: "Directory of the cluster",
      context: (brief) =>
        `The cluster joins the domain, and after a power loss ${onHosts(brief) > 0 ? "a controller hosted on it is unavailable" : `no controller is available on site: ${brief.domainControllers === 1 ? "the only one becomes its guest" : "all become its guests"}`}.`,
      alternatives: "controller on a separate host; controller in Azure; start without a controller",
      decision: (brief) =>
        `${onHosts(brief) > 0 ? `${brief.domainControllers === 1 ? "The controller" : "One controller"} stays on a current host, ${onHosts(brief) === 1 ? "the one server that does" : `among the ${onHosts(brief)} servers that do`} not move. The cluster also starts without it` : "The cluster starts without a domain controller"}, as its machines authenticate each other with a local account. The administrator uses another local account${onHosts(brief) > 0 ? "" : `, and starts ${brief.domainControllers === 1 ? "the controller" : "a controller"} first`}; its password is kept in a safe with the volume recovery keys. A cold start is tested during cluster validation.`,
      tradeOff: (brief) =>
        onHosts(brief) > 0
          ? "One host outside the cluster to maintain; avoids a manual start after a power loss"
          : "A manual start after a power loss; no extra host to maintain",
      confidence: "medium",
      when: all(LOCAL, DIRECTORY),
      source: ["cluster-directory", "ej"],
    },
    {
      title: "Name resolution",
      context: (brief) =>
        `Both sides must resolve ${privateEndpoints(brief)} private endpoints identically, and no Active Directory was named.`,
      alternatives: "self-managed DNS servers; Private Resolver",
      decision:
        "Private Resolver, with conditional forwarders on the site's DNS servers and rules in Azure for client zones (Names and routes).",
      tradeOff: "A monthly charge; no DNS servers to patch",
      confidence: "high",
      when: RESOLVER,
      source: ["dnspr", "alz-check"],
    },
    {
      title: "Name resolution",
      context: "Names of servers on both sides.",
      alternatives: "DNS server in Azure; Private Resolver",
      decision: (brief) =>
        `${brief.hasDirectory ? "" : "Azure DNS, with a short list of names for the site. "}Backup and replication use public names over TLS. Private endpoints are deferred until a workload needs them.`,
      tradeOff: "No monthly charge; names and addresses are public",
      confidence: "high",
      when: none(PRIVATE),
      source: ["ej"],
    },
    { ...REPLICATION, asked: (brief) => isRestored(brief) && !replicasAsked(brief) },
    { ...REPLICATION, ask: replicasAsked, due: "design", asked: (brief) => replicasAsked(brief) !== "" },
    {
      title: "Identity of users and servers",
      context: "No Active Directory is among the technologies in use.",
      alternatives: "Entra ID only; a new Active Directory; Entra Domain Services",
      decision:
        "Entra ID is the only directory: users sign in with it, and its groups administer on-premises servers through Arc and Azure machines directly.",
      tradeOff: "No second directory to run; no Kerberos for applications that need it",
      confidence: "medium",
      when: none(DIRECTORY),
      source: ["cloudnative", "ej"],
    },
    {
      title: "Regions",
      context: (brief) =>
        `${plural(recovered(brief), "server")} must be able to start in Azure; ${brief.holds(REGULATED) ? "data residency obligations are to be confirmed" : "where data may be stored is undecided"}.`,
      alternatives: "one region with zones; two regions",
      decision: (brief) =>
        brief.holds(LARGER)
          ? `Two regions in one jurisdiction.${proposedRegions(brief)} Servers recover into the first; the second has ${gateways(brief) > 1 ? `the vault copy and its own hub, also connected to the ${brief.holds(CIRCUIT) ? `${circuits(brief) > 1 ? "circuits" : "circuit"} and ` : ""}tunnels.` : "the vault copy, and its network is built from code."}${reachedBy(brief)}`
          : `One region with zones, vault copy in its pair.${proposedRegions(brief, true)}${reachedBy(brief)}`,
      tradeOff: (brief) =>
        brief.holds(LARGER)
          ? gateways(brief) > 1
            ? "A second hub to pay for, in return for surviving the loss of a region"
            : "No network runs in the second region until it is built"
          : "No recovery while the region is down",
      confidence: "medium",
      ask: "Name the regions where data may be stored",
      source: ["alz-check", "ej"],
    },
    {
      title: "Inspection and outbound traffic",
      context: (brief) =>
        `${brief.has("security-requirements", "zero-trust") ? "Zero Trust was requested: a private path alone is not trusted" : brief.holds(REGULATED) ? `${brief.holds(SUPERVISED) ? "A regulated industry" : "The compliance requirement"} calls for control of outbound traffic` : `${plural(recovered(brief), "recovered server")} may need outbound access`}${brief.holds(NAT) ? "" : "; new Azure networks have no outbound access by default"}.`,
      alternatives: "NAT gateway with network security groups; Azure Firewall; third-party appliance",
      decision: (brief) =>
        brief.holds(FIREWALL)
          ? `${
              brief.holds(PREMIUM)
                ? "Azure Firewall Premium in the hub: application rules for outbound traffic, TLS inspection, rules between spokes. Inspection needs an intermediate CA certificate in Key Vault, trusted by the inspected servers."
                : brief.holds(BASIC)
                  ? `Azure Firewall Basic in the hub for outbound and inter-spoke traffic, up to ${BASIC_MBPS} Mbps; Standard, ${monthlyOf("firewall-month")}, above that or to block known malicious addresses instead of only reporting them.`
                  : "Azure Firewall Standard in the hub for outbound and inter-spoke traffic; Premium if encrypted traffic must be inspected."
            }${gateways(brief) > 1 ? ` The second region's hub gets its own from code once servers recover there${brief.hasDirectory ? "; until then a NAT gateway serves its controller" : ""}.` : ""} Network security groups filter between site and spokes, as the firewall charges by volume.`
          : brief.holds(WAN)
            ? `NAT gateway and network security groups; Azure Firewall can be deployed in the hub later.`
            : `NAT gateway and network security groups; subnets for Azure Firewall Basic are reserved.`,
      tradeOff: (brief) => filterCosts(brief),
      confidence: "medium",
      when: any(none(SMALL), REGULATED, is("security-requirements", "zero-trust")), // else the bill says it
      source: ["alz-check", "firewall-sku"],
    },
    {
      title: "Azure Local or machines in Azure",
      context: (brief) =>
        brief.has("industry", "manufacturing")
          ? "Plant systems must stay on site: a late response stops the line."
          : `${brief.has("industry", "healthcare") ? "Clinical work continues without the link: up" : brief.has("industry", "retail") ? "Tills work without the link: up" : "Up"} to ${plural(hosted(brief), "workload")} may have to stay on site; the reason is recorded for each.`,
      alternatives: "Azure Local; another hypervisor with Arc; Azure",
      decision: (brief) =>
        `Azure Local from validated models for up to ${plural(hosted(brief), "workload")}${onHosts(brief) > 0 ? `; ${onHosts(brief)} of ${brief.servers.plan} servers ${onHosts(brief) === 1 ? "stays on its host" : "stay on their hosts"}, under Arc` : ""}.${nodesOf(brief) < 3 ? " Two machines tolerate one failure; a third is advised if work must also survive a second during the repair." : ""}`,
      tradeOff: "Hardware and a fee per core, in return for independence from the link",
      confidence: "medium",
      when: LOCAL,
      ask: "Order the validated machines at design sign-off (delivery 8 to 12 weeks)",
      due: "design",
      source: ["azlocal"],
    },
    {
      title: "File service",
      context: (brief) =>
        `${plural(fileServers(brief), "file server")} ${fileServers(brief) === 1 ? "is" : "are"} assumed.`,
      alternatives: "unchanged; File Sync with tiering; SharePoint",
      decision: (brief) =>
        `File Sync with tiering: cold files move to Azure Files, and a lost file server needs no full restore. Optional: left out, it saves its task and about ${filesYearly(brief)} a year.`,
      tradeOff: "Cold files come over the link",
      confidence: "medium",
      when: FILES,
      source: ["filesync", "ej"],
    },
    { ...REMOTE_ACCESS, asked: (brief) => !licencesAsked(brief) },
    {
      ...REMOTE_ACCESS,
      ask: (brief) =>
        `Confirm that ${figure(remoteUsers(brief))} people use published applications, at ${formatAmount(12 * PRICES["entra-p1"].low * remoteUsers(brief), "USD")} a year, or name those who do`,
      asked: licencesAsked,
    },
    {
      title: "Partner interfaces",
      context: "Partners are assumed to call systems that stay on-premises.",
      alternatives: "inbound firewall rules; application proxy; API Management",
      decision:
        "API Management under the existing name, reaching the systems across the link: no inbound rule on-premises, quotas and logs for each partner.",
      tradeOff: `${monthlyOf("api-management")}; no inbound rules to maintain`,
      confidence: "medium",
      when: API_GATEWAY,
      serves: ["third-party-apis"],
      ask: `Approve API Management (${monthlyOf("api-management")}) if partners call your systems, or keep the inbound rules`,
      due: "design",
      source: ["ais", "ej"],
    },
    {
      title: "Plant and office",
      context: "Manufacturing brings a plant network into the estate.",
      alternatives: "flat network; separation by a DMZ",
      decision:
        "A DMZ between levels 3 and 4, conduits by rule, no path to the internet or cloud below level 3. The client maintains plant rules, this project the hub rules.",
      tradeOff: "Plant access only through jump hosts; incidents in the office do not stop the line",
      confidence: "high",
      serves: ["zero-trust"],
      when: PLANT,
      source: ["ciso-lib", "azlocal"],
    },
  ],
  bill: [
    ...VPN_CLASSES.map(
      ({ name, item, price }): BillRow => ({
        item,
        quantity: (brief) => (vpnClass(brief).name === name ? gateways(brief) : 0),
        formula: "1 per region",
        price,
        kind: "monthly",
        when: none(WAN),
        requirement: "connection",
        source: ["vpngw"],
      }),
    ),
    {
      item: "VPN tunnels above ten per gateway",
      quantity: (brief) => gateways(brief) * chargedTunnels(brief),
      formula: (brief) =>
        `(${brief.sites} sites${brief.holds(TWO_TUNNELS) ? " + 1 to the other gateway" : ""} − ${FREE_TUNNELS}) for each gateway`,
      price: "vpn-tunnel",
      kind: "monthly",
      when: none(CIRCUIT, WAN),
      requirement: "connection",
      source: ["vpngw", "ej"],
    },
    ...ER_CLASSES.map(
      (type): BillRow => ({
        item: gatewayOfCircuit(type),
        quantity: (brief) => (erClass(brief) === type ? gateways(brief) : 0),
        formula: "1 per region",
        price: type.megabits > 2000 ? "er-gateway-10g" : "er-gateway",
        kind: "monthly",
        when: CIRCUIT,
        requirement: "connection",
        source: ["ergw"],
      }),
    ),
    circuitLine("500 Mbps", 500, "er-500m", `as sized, ${ofGigabit("two thirds of")}`),
    circuitLine("200 Mbps", 200, "er-200m", `as sized, ${ofGigabit("a third of")}`),
    providerCharges(circuits, CIRCUIT),
    circuitLine("1 Gbps", 1000, "er-1g", "Mbps ÷ (1,000 × 80%), rounded up; excluding provider charges"),
    {
      ...circuitLine("2 Gbps", 2000, "er-2g", `Mbps ÷ (2,000 × 80%), rounded up, ${ofGigabit("twice")}`),
      source: ["ergw", "ej"],
    },
    {
      item: "Virtual WAN hub",
      quantity: 1,
      formula: "1 for the region; traffic between Azure networks is billed separately, none planned",
      price: "vwan-hub",
      kind: "monthly",
      when: WAN,
      requirement: "connection",
      source: ["vwan", "ej"],
    },
    {
      item: "Virtual WAN scale units",
      quantity: units,
      formula: "Mbps ÷ (500 × 80%), rounded up",
      price: "vwan-s2s",
      kind: "monthly",
      when: WAN,
      requirement: "connection",
      source: ["vwan"],
    },
    {
      item: "Virtual WAN branch connections",
      quantity: (brief) => brief.sites,
      formula: "1 per site",
      price: "vwan-connection",
      kind: "monthly",
      when: WAN,
      requirement: "connection",
      source: ["vwan"],
    },
    {
      item: "Azure Firewall Basic",
      quantity: 1,
      formula: `1 per hub; plus ${formatAmount(PRICES["firewall-basic-tb"].low, "USD")} per TB of outbound data`,
      price: "firewall-basic-month",
      kind: "monthly",
      when: BASIC,
      requirement: "inspection in the hub",
      source: ["firewall-sku", "ej"],
    },
    {
      item: "Azure Firewall",
      quantity: 1,
      formula: (brief) => `${ONE_FIREWALL(brief)}${BY_VOLUME}`,
      price: "firewall-month",
      kind: "monthly",
      when: all(FIREWALL, none(PREMIUM, BASIC)),
      requirement: "inspection in the hub",
      source: ["alz-check"],
    },
    {
      item: "Azure Firewall Premium",
      quantity: 1,
      formula: (brief) => `${ONE_FIREWALL(brief)}${BY_VOLUME}`,
      price: "firewall-premium-month",
      kind: "monthly",
      when: PREMIUM,
      requirement: "inspection in the hub",
      source: ["alz-check"],
    },
    {
      ...natGatewayLine(natGateways, NAT),
      formula: (brief) =>
        brief.holds(FIREWALL) ? "1 for the second region's controller" : "1 for the machines' network at each hub",
    },
    {
      item: "DNS Private Resolver endpoints",
      quantity: (brief) => gateways(brief) * 2,
      formula: "1 inbound, 1 outbound for each region",
      price: "resolver-endpoint",
      kind: "monthly",
      when: RESOLVER,
      requirement: "name resolution",
      source: ["dnspr"],
    },
    {
      item: "Private endpoints",
      quantity: privateEndpoints,
      formula: (brief) =>
        `2 for the vaults, 1 for the Site Recovery cache${brief.holds(FILES) ? ", 2 for File Sync and its storage" : ""}`,
      price: "private-endpoint",
      kind: "monthly",
      when: PRIVATE,
      requirement: "name resolution",
      source: ["backup-pe", "asr-pe", "ej"],
    },
    {
      item: "Data through private endpoints",
      quantity: (brief) => Math.ceil((changedDaily(brief) * 30) / 1000),
      formula: "30 days of changes, in TB, rounded up",
      price: "private-endpoint-tb",
      kind: "monthly",
      when: PRIVATE,
      requirement: "backup",
      source: ["ej"],
    },
    {
      item: "Domain controller in Azure",
      quantity: controllers,
      formula: (brief) =>
        `${controllers(brief) === 1 ? "1 machine" : gateways(brief) > 1 ? "1 machine per region" : "2 machines in separate zones"}, D2s class`,
      price: "vm-d2",
      kind: "monthly",
      when: DIRECTORY,
      requirement: "recovery",
      source: ["alz-check", "ej"],
    },
    {
      item: "Update Manager for servers outside Azure",
      quantity: chargedByArc,
      formula: (brief) =>
        `${underArc(brief)}; free with Defender for Servers P2, Software Assurance or paid security updates`,
      price: "update-manager-server",
      kind: "monthly",
      when: none(DEFENDER),
      requirement: "patching of both sides",
      source: ["ej"],
    },
    {
      item: "Machine configuration for servers outside Azure",
      quantity: chargedByArc,
      formula: (brief) => `${underArc(brief)}; free with Defender for Servers P2 or Software Assurance`,
      price: "machine-configuration-server",
      kind: "monthly",
      when: none(DEFENDER),
      requirement: "policy on both sides",
      source: ["ej"],
    },
    {
      item: "Azure Backup",
      quantity: (brief) => brief.servers.plan,
      formula: `each server, ${PROTECTED}`,
      price: "backup-server",
      kind: "monthly",
      requirement: "backup",
      source: ["ej"],
    },
    dataBox(byDisk, "backup"),
    {
      item: WIDER_LINE,
      quantity: 1,
      formula: (brief) =>
        isThin(brief)
          ? `${standIn(brief)} for failover, contracted by the client, unless vault copies wait`
          : `${figure(nightMegabits(brief))} Mbps, contracted by the client, unless backups stay on-premises${widerLink(brief)}`,
      kind: "monthly",
      asked: (brief) => isOrdered(brief) || isThin(brief),
      requirement: "connection",
      source: ["ej"],
    },
    {
      item: "Site Recovery",
      quantity: recovered,
      formula: (brief) =>
        `${shareReplicated(brief)}; first 31 days free${brief.holds(SMALL) ? "" : "; recovered machines are charged while running"}`,
      price: "asr",
      kind: "monthly",
      requirement: "recovery",
      source: ["asr"],
    },
    { ...replicaDisks(recovered), quantity: replicaTerabytes },
    {
      item: "Azure outbound data",
      quantity: (brief) => brief.servers.plan * 10,
      formula: (brief) =>
        `10 GB per server per month, until measured${brief.holds(CIRCUIT) ? "; internet rate, lower over a metered circuit" : ""}`,
      price: "egress-gb",
      kind: "monthly",
      requirement: "network",
      source: ["ej"],
    },
    {
      item: PLAN_ONE,
      quantity: hosted,
      formula: (brief) =>
        `cluster guests, in a dedicated subscription: Azure Local covers patching and configuration${alsoCovered(clusterGuests(brief) - hosted(brief))}`,
      price: "defender-servers-p1",
      kind: "monthly",
      when: all(DEFENDER, LOCAL),
      requirement: "threat protection, Zero Trust architecture",
      source: ["arc-check"],
    },
    {
      item: PLAN_TWO,
      quantity: chargedByArc,
      formula: (brief) =>
        `${brief.holds(LOCAL) ? "servers outside the cluster" : "each Arc-enabled server"}; includes Update Manager and machine configuration, which with P1 would total ${formatAmount(BESIDE_PLAN_ONE, "USD")}${alsoCovered(machinesAdded(brief))}`,
      price: "defender-servers-p2",
      kind: "monthly",
      when: DEFENDER,
      requirement: "threat protection, Zero Trust architecture",
      source: ["arc-check", "updmgr"],
    },
    {
      item: "Azure Local machines",
      quantity: nodesOf,
      formula: "by company size, until discovery counts what must stay on site",
      price: "azure-local-node",
      kind: "one-off",
      when: all(LOCAL, none(SMALL)),
      requirement: "site cluster",
      source: ["azlocal"],
    },
    {
      item: "Azure Local machines, low-capacity class",
      quantity: nodesOf,
      formula: "by company size, until discovery counts what must stay on site",
      price: "azure-local-node-small",
      kind: "one-off",
      when: all(LOCAL, SMALL),
      requirement: "site cluster",
      source: ["azlocal"],
    },
    {
      item: HOST_FEE,
      quantity: (brief) => nodesOf(brief) * coresOf(brief),
      formula: "physical cores; Hybrid Benefit can waive it",
      price: "azure-local-core",
      kind: "monthly",
      when: LOCAL,
      requirement: "site cluster",
      source: ["azlocal"],
    },
    {
      item: ROLE_LICENCES,
      quantity: licencesOnPremises,
      formula: rolesText,
      price: "windows-standard",
      kind: "one-off",
      when: none(SMALL),
      owned: mayOwn,
      requirement: "management",
      source: ["ej"],
    },
    {
      item: BACKUP_DISK,
      quantity: backupTerabytes,
      formula: "TB: 1.5 times the data; none if current hosts have it to spare",
      price: "backup-disk-tb",
      kind: "one-off",
      when: BACKUP_SERVER,
      requirement: "backup",
      source: ["ej"],
    },
    {
      item: "Azure Files storage for File Sync",
      quantity: shareTerabytes,
      formula: `${GIGABYTES_A_USER} GB per user with snapshots, until the shares are measured`,
      price: "azure-files-tb",
      kind: "monthly",
      when: FILES,
      requirement: "files",
      source: ["filesync"],
    },
    {
      item: "File Sync servers",
      quantity: (brief) => fileServers(brief) - 1,
      formula: "each file server after the first; free with Software Assurance, as servers are under Arc",
      price: "file-sync-server",
      kind: "monthly",
      when: FILES,
      requirement: "files",
      source: ["ej"],
    },
    {
      item: "Windows Server Standard for cluster guests",
      quantity: standardGuests,
      formula: (brief) =>
        `${plural(nodesOf(brief), "machine")}, each licensed for all ${clusterGuests(brief)} guests, two per licence${guestsKeep(brief)}`,
      price: "windows-standard",
      kind: "one-off",
      when: LOCAL,
      owned: mayOwn,
      requirement: "site cluster",
      source: ["ej"],
    },
    {
      item: "Windows Server 2025 Datacenter for cluster guests",
      quantity: datacenterGuests,
      formula: (brief) =>
        `1 per 16-core machine, any number of guests${guestsKeep(brief)}; current licences stay with remaining hosts`,
      price: "windows-datacenter",
      kind: "one-off",
      when: LOCAL,
      requirement: "site cluster",
      source: ["ej"],
    },
    {
      item: "Windows Server 2025 access licences",
      quantity: (brief) => brief.users,
      formula: "1 per user of guests on 2025; none while guests run an earlier version, as the licence permits",
      price: "windows-cal",
      kind: "one-off",
      when: LOCAL,
      owned: (brief) => oldest(brief) !== 2012,
      asked: (brief) => !keepsVersion(brief),
      requirement: "site cluster",
      source: ["ej"],
    },
    {
      item: "Entra ID P1 for published applications",
      quantity: remoteUsers,
      formula: (brief) => `${outsideText(brief)}; ${partOfPlans(brief)}`,
      price: "entra-p1",
      kind: "monthly",
      when: PROXY,
      owned: P1_OWNED,
      requirement: "remote access, multi-factor authentication, Zero Trust architecture",
      source: ["appproxy"],
    },
    { ...RIGHTS_ON_REQUEST, when: all(ELIGIBLE, none(DIRECTORY)) },
    { ...RIGHTS_ON_REQUEST, when: all(ELIGIBLE, DIRECTORY), requirement: "Zero Trust architecture" },
    {
      item: "Intune Plan 1 for the first devices",
      quantity: firstDevices,
      formula: (brief) => `the first ${firstDevices(brief)} devices; the rest on replacement; ${partOfPlans(brief)}`,
      price: "intune-p1",
      kind: "monthly",
      when: is("security-requirements", "mobile-device-management"),
      owned: is("current-technologies", "office-365", "teams"),
      requirement: "mobile device management",
      source: ["m365-bp", "ej"],
    },
    {
      item: "Entra Private Access (option)",
      quantity: 1,
      formula: "placeholder; users of non-web applications, counted in phase 1",
      kind: "monthly",
      when: PRIVATE_ACCESS,
      requirement: "remote access",
      source: ["appproxy"],
    },
    {
      item: "Log analytics",
      quantity: (brief) => brief.servers.plan,
      formula: "1 GB per server per month",
      price: "log-storage",
      kind: "monthly",
      requirement: "monitoring",
      source: ["ej"],
    },
  ],
  features: [
    {
      by: "Arc and backup on all servers",
      objectives: ["cost-reduction"],
      source: ["arc-check"],
    },
    {
      by: "Arc pilot",
      objectives: ["compliance-objective"],
      source: ["arc-check"],
    },
    {
      by: "Failure tests",
      objectives: ["productivity"],
      when: TWO_PATHS,
      source: ["alz-check"],
    },
    {
      by: "Hub, gateway",
      objectives: ["productivity"],
      when: none(TWO_PATHS),
      source: ["vpngw"],
    },
    {
      by: "Vault, immutability",
      objectives: ["enhance-security"],
      source: ["ej"],
    },
    {
      by: "Publication of internal",
      objectives: ["remote-work"],
      when: PROXY,
      source: ["appproxy"],
    },
    {
      by: "Hub, gateway",
      objectives: ["scalability", "innovation", "digital-transformation"],
      source: ["alz-check"],
    },
  ],
  rules: [],
  tables: [
    {
      id: "hybrid.routes",
      section: "solution",
      heading: "Names and routes",
      caption: "Name resolution and routing",
      when: any(DIRECTORY, none(SMALL)),
      columns: ["Name or prefix", "Used from", "Answered or reached by"],
      rows: [
        {
          cells: [
            "Active Directory zones",
            "both sides",
            (brief) =>
              `domain controllers of each side; Azure networks ask ${controllers(brief) === 1 ? "the one in Azure first, then one on site" : "those in Azure"}`,
          ],
          when: DIRECTORY,
          source: ["alz-check", "ej"],
        },
        {
          cells: [
            "Client zones",
            "Azure networks",
            "outbound endpoint of the resolver, one rule per zone to the site's DNS servers",
          ],
          when: RESOLVER,
          source: ["dnspr"],
        },
        {
          cells: [
            (brief) =>
              `backup.windowsazure.com, siterecovery.windowsazure.com, blob and queue.core.windows.net${brief.holds(FILES) ? ", file.core.windows.net, afs.azure.net" : ""}`,
            "both sides",
            (brief) =>
              `on site, a conditional forwarder for each public zone (not its privatelink zone) to ${brief.holds(RESOLVER) ? "the resolver's inbound endpoint" : `the ${controllers(brief) === 1 ? "controller" : "controllers"} in Azure and from there to Azure DNS (168.63.129.16), kept on each server: in the directory, ${controllers(brief) === 1 ? "that one would forward to itself" : "those would forward to themselves"}`}. Private zones linked to ${gateways(brief) > 1 ? "each hub" : brief.holds(WAN) ? "the shared-services spoke" : "the hub"} return the private endpoints. Without the link, they do not resolve on site`,
          ],
          when: PRIVATE,
          source: ["pe-dns"],
        },
        {
          cells: [
            (brief) =>
              `Arc, updates, monitoring${brief.holds(PRIVATE) ? "; Entra sign-in of backup and replication" : ", backup, replication"}`,
            SITES,
            "public endpoints, over the internet line",
          ],
          when: any(none(SMALL), none(PRIVATE)),
          source: ["arc-check", "asr-matrix", "ej"],
        },
        {
          cells: [
            "Azure prefixes",
            SITES,
            (brief) =>
              brief.holds(TWO_TUNNELS)
                ? "each region through its own gateway; if that tunnel fails, through the other gateway and the connection between the two, by BGP with a separate AS number for each gateway and site"
                : brief.holds(WAN)
                  ? "the hub, by BGP over both tunnels"
                  : brief.holds(CIRCUIT)
                    ? brief.holds(ENCRYPTED)
                      ? `${megabits(brief) > 1000 ? "Several tunnels" : "One tunnel"} over the circuit, ${ROUTES_IN_TUNNELS}`
                      : ROUTES_ALIKE
                    : "the tunnel, by BGP, or static routes on a device without it",
          ],
          source: ["alz-check", "ej"],
        },
        {
          cells: [
            "Other sites",
            SITES,
            (brief) =>
              brief.holds(WAN)
                ? "the hub, which passes on every site's prefixes; an existing WAN needs the better metric, or is closed"
                : brief.holds(TWO_TUNNELS)
                  ? "the existing WAN; BGP passes every site's prefixes on through Azure too, so edge devices filter them or rank them second"
                  : `the existing WAN, else the gateway in Azure, by BGP, while both lines work${brief.holds(LOCAL) ? "; a site without either loses the cluster's workloads" : ""}`,
          ],
          when: none(CIRCUIT),
          fewestSites: 2,
          source: ["ej"],
        },
        {
          cells: [
            "Site prefixes",
            "Azure networks",
            (brief) =>
              `${brief.holds(WAN) ? "hub connection" : "peering with gateway transit"}${brief.holds(FIREWALL) ? ", not through the firewall" : ""}; network security groups filter, with network policies on for the endpoints' subnet; no default route is advertised to Azure`,
          ],
          when: none(SMALL),
          source: ["alz-check", "ej"],
        },
        {
          cells: [
            "Internet and other spokes",
            "Azure networks",
            (brief) =>
              `Azure Firewall, by ${brief.holds(WAN) ? "the hub's default route" : "user-defined routes"}${brief.holds(NAT) ? "; NAT gateway in the second region" : ""}`,
          ],
          when: FIREWALL,
          source: ["alz-check", "ej"],
        },
      ],
    },
    {
      id: "hybrid.arc",
      section: "solution",
      heading: "Azure Arc",
      caption: "Onboarding of servers",
      columns: ["Setting", "Check"],
      rows: [
        {
          cells: [
            (brief) =>
              `${brief.sites > 1 ? `${brief.sites} resource groups, one per site,` : "One resource group"} in the chosen region, tags for owner and patch ring`,
            "allowed-regions policy; no server without owner",
          ],
          source: ["arc-check"],
        },
        {
          cells: [
            (brief) =>
              `Service principal with only the Azure Connected Machine Onboarding role on ${brief.sites > 1 ? "these groups" : "that group"}`,
            "secret rotated after each wave",
          ],
          source: ["arc-check"],
        },
        {
          cells: [
            (brief) =>
              `Agent via the current deployment tool, pilot of ${plural(pilotServers(brief), "server")}; “azcmagent config set extensions.allowlist” limits extensions`,
            "connected for 7 days; other extensions refused",
          ],
          source: ["arc-check", "ej"],
        },
        {
          cells: [
            (brief) =>
              `Update Manager in rings: test and standby servers in release week, the others a week later${brief.hasDirectory ? ", domain controllers last, one at a time" : ""}${brief.holds(LOCAL) ? "; cluster machines by solution update only" : ""}`,
            "no second patching tool",
          ],
          source: ["alz-check", "ej"],
        },
        {
          cells: [
            (brief) =>
              `Extended security updates for legacy servers, where still sold, with end date; not in the totals (guide for a year, 2026: ${listed(paidUpdates(brief))})`,
            "list shrinks each quarter",
          ],
          asked: (brief) => paidUpdates(brief).length > 0,
          source: ["esu-change", "esu-price"],
        },
      ],
    },
    {
      id: "hybrid.local",
      section: "solution",
      heading: "Azure Local",
      caption: "Cluster decisions",
      when: LOCAL,
      columns: ["Point", "Value", "Reason"],
      rows: [
        {
          cells: [
            "Networks",
            (brief) =>
              `storage on dedicated adapters, ${nodesOf(brief) > 2 ? "over two switches" : "cabled directly between the two machines, without a switch"}; management and workloads on others`,
            (brief) =>
              nodesOf(brief) > 2
                ? "survives a switch failure"
                : "no storage switches to buy; a third machine means recabling",
          ],
          source: ["ej"],
        },
        {
          cells: [
            "Witness",
            (brief) =>
              `cloud witness: a storage account in Azure, HTTPS 443${brief.holds(PRIVATE) ? "; its name is forwarded to public DNS, so it resolves without the link" : ""}`,
            "with two machines, neither alone has a majority",
          ],
          asked: (brief) => nodesOf(brief) < 3,
          source: ["azlocal", "ej"],
        },
        {
          cells: [
            "Directory",
            "dedicated organisational unit with inheritance blocked, created by New-HciAdObjectsPreCreation; deployment account with rights on it only",
            "inherited policies break the deployment",
          ],
          when: DIRECTORY,
          source: ["ej"],
        },
        {
          cells: ["Directory", "none: local accounts, secrets in Azure Key Vault", "no Active Directory was named"],
          when: none(DIRECTORY),
          source: ["ej"],
        },
        {
          cells: [
            "After failover to Azure",
            "policies and Arc extensions suspended until failback; Azure guest agent not installed",
            "two agents would compete for extensions",
          ],
          source: ["azlocal-asr"],
        },
        {
          cells: [
            "Link down",
            "workloads run, management is unavailable; the cluster must reach Azure within 30 days. Longer outages need disconnected operations with a three-machine management cluster",
            "site autonomy",
          ],
          source: ["azlocal"],
        },
      ],
    },
  ],
  tasks: [
    { ...CIRCUIT_ORDER, when: CIRCUIT },
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
      phase: 2,
      title: (brief) => `Hub, gateway, ${brief.holds(FIREWALL) ? "firewall" : "outbound rules"} and budgets as code`,
      carries: ["digital-transformation", "innovation", "scalability", "data-encryption"],
      mark: "platform",
      waits: [],
      kind: "build",
      role: "Engineer",
      weight: (brief) => (brief.holds(FIREWALL) ? 5 : 4),
      deliverable: hubBuilt,
    },
    {
      phase: 2,
      title: "Hub of the second region",
      waits: ["platform"],
      kind: "build",
      role: "Engineer",
      weight: 2,
      deliverable: (brief) => `Second hub with tested tunnel${brief.hasDirectory ? ", own domain controller" : ""}`,
      when: all(LARGER, none(WAN)),
    },
    {
      phase: 2,
      title: "Domain controller in Azure",
      mark: "controller",
      waits: ["platform"],
      kind: "build",
      role: "Engineer",
      weight: 1,
      deliverable: "Controller in its own site, disk without host caching, repadmin and dcdiag clean",
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
      deliverable: "Pilot servers connected for 7 days",
    },
    {
      phase: 2,
      title: "Vault, immutability, first restore",
      carries: ["enhance-security", "compliance-objective"],
      waits: ["platform", "names"],
      kind: "build",
      role: "Engineer",
      weight: 2,
      most: 6,
      deliverable: "Restore record",
    },
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
      title: "File Sync with tiering",
      waits: ["paths"],
      kind: "rollout",
      role: "Engineer",
      weight: 2,
      most: (brief) => 2 + 2 * fileServers(brief),
      deliverable: "Shares synchronised, failed files listed, first restore from Azure",
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
      mark: "circuit",
      waits: ["order"],
      lead: 8,
      kind: "rollout",
      role: "Engineer",
      weight: 3,
      most: 10,
      deliverable: "Traffic on the circuit, routes on both routers, measured latency",
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
        `Recovery plan with sequence${brief.holds(WAN) ? " and scripts" : ", scripts and user access"}${brief.holds(LARGER) ? ", regional core quota granted" : ""}, time of each step measured`,
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
      deliverable: "Failure test record: what fails, and for how long",
      when: none(TWO_PATHS),
    },
    {
      phase: 4,
      title: (brief) =>
        `Restore of ${brief.holds(LARGER) ? "one server of each kind" : "a server"} by the client's own staff, ${brief.holds(BACKUP_SERVER) ? "" : "onto a fresh installation, "}following the draft run book unaided`,
      kind: "acceptance",
      role: "Engineer",
      weight: 2,
      most: 4,
      deliverable: "Restore record signed by operations",
    },
  ],
  risks: [
    {
      id: "HY1",
      text: ({ brief }) => `IP addresses overlap between ${plural(brief.sites, "site")} and Azure`,
      likelihood: ({ brief }) => (brief.sites < 5 ? 2 : 3),
      impact: 4,
      mitigation: "Address plan agreed before the first network",
      owner: "Architect",
      trigger: "Any range used twice",
      fewestSites: 2, // a single one is given no range of its own in Azure
      source: ["alz-check"],
    },
    {
      id: "HY2",
      text: ({ brief }) =>
        brief.holds(CIRCUIT)
          ? "The circuit and the VPN fail together"
          : `Both internet lines of ${brief.sites > 1 ? "a" : "the"} site fail together`,
      likelihood: 2,
      impact: 5,
      mitigation: "Separate building entry, provider and device; failure tests",
      owner: "Client IT lead",
      trigger: "Shared element in the network plan",
      when: TWO_PATHS,
      source: ["alz-check"],
    },
    {
      id: "HY15",
      text: ({ brief }) => `Until the circuit is delivered, and while it is down, ${overLine(brief)}`,
      likelihood: 4,
      impact: 3,
      mitigation: ({ brief }) =>
        `${standIn(brief)} internet line ordered with the circuit; until then replication goes first`,
      owner: "Client IT lead",
      trigger: "No delivery date for the line at design sign-off",
      asked: isThin,
      source: ["ej"],
    },
    {
      id: "HY12",
      text: ({ brief }) => `The ${nodesOf(brief)} cluster machines arrive after 12 weeks, not the 10 planned`,
      likelihood: 3,
      impact: 4,
      mitigation: "Order on the day of design sign-off; if late, go-live moves and workloads stay on current hosts",
      owner: "Client IT lead",
      trigger: "No confirmed date after 2 weeks",
      when: LOCAL,
      source: ["ej"],
    },
    {
      id: "HY6",
      text: ({ brief }) =>
        `An attacker moves from ${brief.holds(UNPATCHED_MAIL) ? "Exchange Server, if older than SE, or " : ""}${oneOf(brief.servers.plan, "server")} to the cloud, or back`,
      likelihood: ({ brief }) => (brief.holds(UNPATCHED_MAIL) ? 3 : 2),
      impact: 5,
      mitigation:
        "A rule for every path between the sides; whoever can install Arc extensions is treated as a server administrator",
      owner: "Security lead",
      trigger: "Any-to-any rule",
      source: ["ej"],
    },
    {
      id: "HY7",
      text: ({ brief }) =>
        `An attacker with an administrator account deletes the backups of ${plural(brief.servers.plan, "server")}`,
      likelihood: 2,
      impact: 5,
      mitigation: "Immutability, soft delete, and second-person approval through a Resource Guard",
      owner: "Security lead",
      trigger: "Vault settings changed",
      source: ["ej"],
    },
    {
      id: "HY9",
      text: ({ brief }) => `Latency disrupts ${integrationsOf(brief, SENSITIVE)}`,
      likelihood: 3,
      impact: 4,
      mitigation: "Latency measured in phase 1; application and database kept on the same side",
      owner: "Architect",
      trigger: "More than 10 ms measured in phase 1",
      when: all(SWIFT, any(CIRCUIT, none(UNUSED))), // else each stays on one side
      source: ["ej"],
    },
    {
      id: "HY13",
      text: ({ brief }) =>
        `One of ${nodesOf(brief)} cluster machines fails during an update of the other, stopping ${plural(hosted(brief), "workload")}`,
      likelihood: 2,
      impact: 5,
      mitigation: "Update only with both machines healthy and last night's backup complete; replicate what cannot wait",
      owner: "Client IT lead",
      trigger: "A health fault open on an update date",
      when: all(LOCAL, none(LARGER)),
      source: ["azlocal", "ej"],
    },
  ],
  tests: [
    {
      test: (brief) =>
        `Site cut off from Azure for one hour, outside working hours${brief.holds(PLANT) ? "; then connections tried from Azure to the plant below level 3, and from there to the internet" : ""}`,
      pass: (brief) =>
        `essential work on site continues${brief.has("industry", "retail") ? ", till payments included" : ""}; owners sign off anything that stops${brief.holds(PLANT) ? "; every connection refused" : ""}`,
      component: "Survival",
      when: SURVIVES,
      source: ["ej"],
    },
    {
      test: (brief) =>
        `${switchedOff(brief)} switched off, with fast failure detection (BFD) enabled on the edge routers`,
      pass: (brief) =>
        `traffic on ${firstPath(brief, "the VPN")} within 60 seconds and back without prolonged interruption; routes on a test machine and the edge router show the same path both ways`,
      component: "Connection",
      when: all(CIRCUIT, none(ENCRYPTED)),
      source: ["alz-check", "ej"],
    },
    {
      test: (brief) => `${switchedOff(brief)} switched off`,
      pass: (brief) =>
        `traffic on ${firstPath(brief, "the internet tunnel")} ${DEAD_PEER}, as VPN gateways do not support BFD; then back; routes on a test machine point to the VPN gateway before and after`,
      component: "Connection",
      when: all(CIRCUIT, ENCRYPTED),
      source: ["vpn-er", "ej"],
    },
    {
      test: "Main tunnel of a site switched off",
      pass: `traffic on the other tunnel ${DEAD_PEER}, as VPN gateways do not support BFD and BGP alone waits 180`,
      component: "Connection",
      when: TWO_TUNNELS,
      source: ["alz-check", "ej"],
    },
    {
      test: (brief) => `Primary line${brief.sites > 1 ? " of a branch" : ""} disconnected`,
      pass: `traffic on the second tunnel ${DEAD_PEER}, as BGP alone waits 180`,
      component: "Connection",
      when: WAN,
      source: ["vwan", "ej"],
    },
    gatewayRestart("Connection", none(TWO_PATHS)),
    {
      test: "Loss of one cluster machine",
      pass: "its workloads restart on another within 10 minutes; once it is back, Get-StorageJob is empty and Get-VirtualDisk reports “Healthy” before any further test",
      component: "Cluster",
      when: LOCAL,
      source: ["azlocal"],
    },
    {
      test: (brief) =>
        `Test failover of one application with its servers, into an isolated network${brief.hasDirectory ? ", with a copy of the domain controller" : ""}`,
      pass: "from job start to the owner's sign-in within the recovery table; the recovery plan stops the Arc agent, unsupported on Azure machines",
      component: "Recovery",
      when: none(SMALL),
      source: ["alz-check"],
    },
    {
      test: "Test failover of one application into an isolated network; restore of a file, and of a server onto a fresh installation",
      pass: "measured time within the recovery table",
      component: "Recovery",
      when: SMALL,
      source: ["alz-check"],
    },
    {
      test: (brief) =>
        `Restore of a ${brief.holds(BACKUP_SERVER) ? `server and a file${brief.holds(FILES) ? ", and of a tiered file from Azure Files" : ""}` : "file, and of a server onto a fresh installation"}`,
      pass: "within the recovery time",
      component: "Backup",
      when: none(SMALL),
      source: ["ej"],
    },
    {
      test: "Deletion of a backup, and disabling of soft delete, attempted by one administrator",
      pass: "both refused for lack of Resource Guard rights",
      component: "Backup",
      source: ["ej"],
    },
    {
      test: "Arc coverage, by a Resource Graph query on agent status",
      pass: (brief) => `${allServers(brief)} “Connected”, none “Expired” (45 days without contact)`,
      component: "Management",
      when: PRIVATE, // else the names' test says it
      source: ["arc-check", "ej"],
    },
    {
      test: "Vault service's public name resolved from both sides",
      pass: "nslookup returns the private endpoint's address, via the privatelink name",
      component: "Names",
      when: PRIVATE,
      source: ["pe-dns"],
    },
    {
      test: "A server on each side resolved from the other; Resource Graph query on Arc agent status",
      pass: (brief) => `correct address in both directions; ${allServers(brief)} “Connected”`,
      component: "Names",
      when: none(PRIVATE),
      source: ["ej"],
    },
    {
      test: "Internal application from outside",
      pass: "opens with a second factor, without VPN",
      component: "Access",
      when: all(PROXY, none(is("security-requirements", "mfa", "zero-trust"))), // else a control proves it
      source: ["appproxy"],
    },
    {
      test: "From a spoke server over HTTPS: curl with user agent “HaxerMen”, a firewall test signature",
      pass: "refused, with the signature in the firewall log",
      component: "Inspection",
      when: PREMIUM,
      source: ["firewall-sku", "ej"],
    },
    {
      test: (brief) =>
        `One hour of psping on the application port and iperf3 with 8 flows${brief.sites > 1 ? ", from the main site" : ""}`,
      pass: (brief) =>
        `95th percentile latency at most 10% above the phase 1 baseline; ${accepted(brief)}; MSS clamped to 1,350 bytes`,
      component: "Connection",
      when: none(all(SMALL, EMPTY)),
      source: ["ej"],
    },
    {
      test: "Policy compliance, after an on-demand scan (az policy state trigger-scan)",
      pass: "at least 90%; each exemption with owner, reason and end date",
      component: "Management",
      source: ["ej"],
    },
    {
      test: "Main site cut off from Azure for one hour",
      pass: "local systems keep working; owners sign off anything that stops",
      component: "Survival",
      when: none(SMALL, SURVIVES),
      source: ["ej"],
    },
  ],
  cutover: [
    {
      step: (brief) => `Tunnel up${brief.holds(FIRST_LINK) ? "" : " alongside current paths"}, no production traffic`,
      time: "T−14 days",
      check: (brief) =>
        `7 days without interruption, including rekeying; learned routes match the address plan${brief.has("current-technologies", "azure-services") ? ", existing Azure networks included" : ""}`,
      back: "tunnel down",
      source: ["ej"],
    },
    {
      step: "DNS forwarding enabled for one zone",
      time: "T−7 days",
      check: "both sides return the private address",
      back: "forwarder removed",
      when: PRIVATE,
      source: ["pe-dns"],
    },
    {
      step: (brief) => `First ${brief.sites > 1 && !endsAtOne(brief) ? "site or " : ""}application on the new path`,
      time: "T0",
      check: "latency as measured in phase 1, five user tasks pass",
      back: "route withdrawn",
      when: none(EMPTY),
      source: ["ej"],
    },
    {
      step: (brief) =>
        `${endsAtOne(brief) ? "Main site on the new path" : brief.sites > 1 ? "First site on the new path" : "New path in use"}, with ${brief.holds(PRIVATE) ? "backup of one server" : "a test machine in Azure"}`,
      time: "T0",
      check: (brief) =>
        brief.holds(PRIVATE)
          ? "latency as measured in phase 1, a file is restored over it"
          : "latency as measured in phase 1, names resolve both ways",
      back: "route withdrawn",
      when: EMPTY,
      source: ["ej"],
    },
    {
      step: (brief) => `${followers(brief)}, in waves`,
      time: (brief) =>
        `${following(brief, "T+7 days onwards")}${isMonthly(brief) && monthlyWeekends(brief) === 1 ? "; anything outstanding at go-live is listed with its date" : ""}`,
      check: "previous wave stable for 3 days",
      back: "route withdrawn for the wave",
      source: ["ej"],
    },
    {
      step: "Traffic moved from the internet tunnel to the circuit, one network first",
      time: "after provider handover",
      check: "routes on both routers as designed, latency below the tunnel's, one day without loss",
      back: "peering disabled, traffic back on the tunnel",
      when: CIRCUIT,
      source: ["alz-check", "ej"],
    },
    {
      step: (brief) =>
        `Workload migration to the cluster${wavesToCluster(brief) > 1 ? ", in waves" : ""}: by Azure Migrate from Hyper-V or VMware, otherwise by restore`,
      time: "after cluster validation",
      check: (brief) => `owners' tasks pass${wavesToCluster(brief) > 1 ? ", previous wave stable for 3 days" : ""}`,
      back: "old machine restarted",
      when: LOCAL,
      source: ["ej"],
    },
    {
      step: "Old paths closed",
      time: "in hypercare",
      check: "counters of old rules and routes at zero for 7 days",
      back: "reopened",
      when: none(FIRST_LINK),
      source: ["ej"],
    },
  ],
  coexistence: (brief) =>
    brief.holds(FIRST_LINK)
      ? `${brief.has("cloud-maturity", "no-cloud") ? "This is" : "No Azure service was named, so this is planned as"} the first link to Azure; it replaces nothing, and on-site systems work without it.`
      : `Old paths${brief.has("current-technologies", "azure-services") ? "" : ", if any,"} stay open, unused and monitored, until hypercare.`,
  noticed: (brief) => `Network paths are switched${brief.holds(LOCAL) ? " and workloads moved" : ""}`,
  rollback: (brief) =>
    `${
      brief.holds(FIRST_LINK)
        ? "Routes are withdrawn within minutes; on-site servers keep their addresses."
        : "Routes are withdrawn and the old path carries traffic again within minutes; addresses do not change until it is closed."
    }${brief.holds(LOCAL) ? " A workload reverts to its old machine, kept off and unchanged until hypercare; data entered since is re-entered." : ""}`,
  operations: [
    {
      frequency: "Daily",
      task: "Gateway and tunnel state; backup and replication",
      owner: "Client IT",
      source: ["ej"],
    },
    {
      frequency: "Weekly",
      task: "Disconnected Arc agents; policy findings",
      owner: "Client IT",
      source: ["arc-check"],
    },
    {
      frequency: "Monthly",
      task: "Patch rings; cost and outbound volume; unused network rules",
      owner: "Client IT",
      source: ["alz-check"],
    },
    {
      frequency: "Quarterly",
      task: "Path failover test; restore test",
      owner: "Client IT",
      when: TWO_PATHS,
      source: ["alz-check", "ej"],
    },
    { frequency: "Quarterly", task: "Restore test", owner: "Client IT", when: none(TWO_PATHS), source: ["ej"] },
    {
      frequency: "Quarterly",
      task: "Cluster solution update with firmware: each release is supported for six months",
      owner: "Client IT",
      when: LOCAL,
      source: ["azlocal-release"],
    },
    {
      frequency: "Yearly",
      task: "Site-loss recovery exercise, licence true-up; capacity and address review",
      owner: "Client IT lead",
      source: ["ej"],
    },
  ],
  signals: [
    {
      signal: "Path down",
      threshold: "60 seconds",
      action: "confirm the other, call provider",
      when: TWO_PATHS,
      source: ["ej"],
    },
    {
      signal: "Tunnel down",
      threshold: "5 minutes",
      action: "check gateway and line, call provider",
      when: none(TWO_PATHS),
      source: ["ej"],
    },
    {
      signal: "Gateway throughput",
      threshold: "above 80% for an hour",
      action: "next gateway class",
      when: none(WAN),
      source: ["vpngw", "ej"],
    },
    {
      signal: "Gateway throughput",
      threshold: "above 80% for an hour",
      action: "add a scale unit",
      when: WAN,
      source: ["vwan", "ej"],
    },
    {
      signal: "Replication behind",
      threshold: (brief) => (brief.detail("data-loss") === "minutes" ? "10 minutes" : "30 minutes"),
      action: "check appliance or provider, then the link",
      source: ["asr", "ej"],
    },
    {
      signal: "Controller in Azure does not answer DNS",
      threshold: "5 minutes",
      action: "restart it: backup and replication wait for it",
      when: BY_CONTROLLERS,
      source: ["ej"],
    },
    {
      signal: "Cluster health",
      threshold: "any disk or machine fault",
      action: "repair from reserve",
      when: LOCAL,
      source: ["azlocal"],
    },
  ],
  recovery: [
    {
      service: "On-site servers and files",
      betters: ["day", "week"],
      quicker: ["day", "days"],
      rpo: nightly,
      rto: restoredIn,
      method: "Azure Backup, immutable vault",
      asked: restoresFirst,
      source: ["ej"],
    },
    {
      service: "Replicated servers, if the site is lost",
      rpo: replicatedWithin,
      rto: "2 hours",
      method: "Site Recovery",
      asked: restoresFirst,
      source: ["asr", "ej"],
    },
    {
      service: "Replicated servers",
      betters: ["minutes", "hour", "day", "week"],
      quicker: ["hour", "hours", "day", "days"],
      rpo: replicatedWithin,
      rto: (brief) =>
        brief.detail("recovery-time") === "hour"
          ? `1 hour${recovered(brief) === 1 ? "" : " for the most important service, 2 hours for the others"}`
          : "2 hours",
      method: "Site Recovery",
      asked: (brief) => !restoresFirst(brief),
      source: ["asr", "ej"],
    },
    {
      service: "Connection",
      rpo: "none",
      rto: (brief) =>
        `60 seconds (${brief.holds(CIRCUIT) ? `${circuits(brief) > 1 ? "other circuit, then " : ""}VPN` : "second tunnel"})`,
      method: "Routing to the second path",
      when: TWO_PATHS,
      source: ["alz-check", "ej"],
    },
    {
      service: "Connection",
      rpo: "none",
      rto: "3 minutes (gateway), 4 hours (line, subject to its contract)",
      method: "Second gateway instance; line repair by the provider",
      when: none(TWO_PATHS),
      source: ["alz-check", "ej"],
    },
    {
      service: "Other servers and files",
      rpo: nightly,
      rto: restoredIn,
      method: "Azure Backup, immutable vault",
      asked: (brief) => !restoresFirst(brief) && recovered(brief) < brief.servers.plan,
      source: ["ej"],
    },
    {
      service: "Files and earlier versions",
      rpo: nightly,
      rto: restoredIn,
      method: "Azure Backup, immutable vault",
      asked: (brief) => !restoresFirst(brief) && recovered(brief) === brief.servers.plan,
      source: ["ej"],
    },
    {
      service: "Cluster workloads, one machine lost",
      rpo: "none",
      rto: "10 minutes",
      method: "Data mirrored; workloads restart on a surviving machine",
      when: LOCAL,
      source: ["azlocal", "ej"],
    },
  ],
  assumptions: [
    {
      settledBy: ["bandwidth"],
      text: (brief) => `${figure(megabits(brief))} Mbps to Azure is enough.`,
      ifWrong: (brief) =>
        brief.holds(WAN)
          ? "One more scale unit per 400 Mbps, at the unit price in the bill"
          : "Next gateway class, at two to three times the monthly price",
      task: "Measure for a week, ask about planned workloads",
      when: none(CIRCUIT),
      source: ["ej"],
    },
    { ...CIRCUIT_SUFFICES, settledBy: ["bandwidth"] },
    { ...CIRCUIT_SUFFICES, asked: (brief) => brief.known("bandwidth") !== null },
    {
      text: (brief) =>
        `The provider delivers ${theCircuits(brief)} before the end of the rollout (8 to 16 weeks from the order).`,
      ifWrong: "The VPN carries the traffic; the circuit goes live in a separate change: +2 days",
      task: "Delivery date in the order confirmation",
      when: CIRCUIT,
      source: ["ej"],
    },
    {
      text: (brief) =>
        `The ${brief.sites === 2 ? "other site reaches" : `${figure(brief.sites - 1)} other sites reach`} the circuit over the client's WAN.`,
      ifWrong: "A separate tunnel from each to the VPN gateway: +0.5 day each",
      task: "Network plan",
      when: CIRCUIT,
      fewestSites: 2,
      source: ["ej"],
    },
    {
      text: ({ sites }) => `${sites > 1 ? "Each" : "The"} site has two internet lines, from two providers.`,
      ifWrong: "With one line the link is lost when it fails, for up to 4 hours; the client contracts a second",
      task: "List of lines and providers by site",
      when: any(TWO_TUNNELS, WAN),
      source: ["alz-check", "ej"],
    },
    {
      asked: isOrdered,
      text: (brief) =>
        `The ${figure(nightMegabits(brief))} Mbps line, once ordered, is in service before replication starts.`,
      ifWrong: "Replication and go-live are delayed; backup continues without the vault copy",
      task: "Delivery date of the provider",
      source: ["ej"],
    },
    {
      text: "Savings from what can then be retired (backup, hosting, tools) are not in the totals.",
      ifWrong: "Savings confirmed in phase 1 are deducted; without any, running costs only rise",
      task: "Annual cost of current backup, hosting and tools",
      when: SAVING,
      source: ["ej"],
    },
    {
      text: "Site address ranges do not overlap.",
      ifWrong: "+3 days for address translation, +1 day per site",
      task: "Collect all ranges",
      fewestSites: 2,
      source: ["alz-check", "ej"],
    },
    {
      text: (brief) =>
        `Every server (${brief.servers.plan} planned) runs an operating system supported by the Arc agent.`,
      ifWrong: "Legacy systems are excluded or replaced: 0.5 day each",
      task: "Inventory by version",
      asked: (brief) => oldest(brief) < 2016,
      source: ["arc-check"],
    },
    {
      text: (brief) =>
        `${onHosts(brief) > 0 ? `At most ${plural(hosted(brief), "workload")} of ${brief.servers.plan} servers, as many as ${nodesOf(brief)} machines hold,` : plural(hosted(brief), "workload")} must stay on site and go to the cluster${recoveredThere(brief)}.`,
      ifWrong: (brief) =>
        `One more machine, with its fee and licences, per ${perNode(brief)} further workloads${recoveredThere(brief) && "; a replication appliance for replicated servers elsewhere"}`,
      task: "Reason to stay, memory and disk of each server in discovery",
      when: LOCAL,
      source: ["ej"],
    },
    ...publishedApplications(PROXY).map((row) =>
      row.source.includes("cloudsync") ? { ...row, when: all(row.when ?? all(), none(SYNCHRONISED_HERE)) } : row,
    ),
    {
      text: "Accounts are synchronised from Active Directory to Entra ID.",
      ifWrong: "+2 days for synchronisation, with a pilot unit",
      task: "Read the state of synchronisation",
      when: all(SYNCHRONISED, none(PROXY, FIRST_TENANT)),
      source: ["cloudsync", "ej"],
    },
    {
      text: "Domain controllers that new devices reach run Windows Server 2016 or later, as cloud Kerberos trust requires.",
      ifWrong: "+1 day for each controller added, its licence at the client's cost",
      task: "Version of every controller",
      when: all(DIRECTORY, any(MANAGED, is("security-requirements", "identity-management"))),
      asked: (brief) => oldest(brief) < 2016,
      source: ["cloudnative", "ej"],
    },
    {
      text: (brief) =>
        brief.holds(TENANT_FOUND)
          ? "The Entra tenant of Power Platform serves Azure too: this project synchronises the users of its services."
          : "No Entra tenant exists: this project creates it and synchronises the users of its services.",
      ifWrong: "Days re-priced after discovery",
      task: "Ask for tenants and verified domains",
      when: SYNCHRONISED_HERE,
      source: ["cloudsync", "ej"],
    },
    {
      text: (brief) => `All servers are at one site${brief.holds(FILES) ? ", except file servers" : ""}.`,
      ifWrong: (brief) =>
        `Each further site with servers needs its own ${brief.holds(BACKUP_SERVER) ? "backup server and " : ""}replication appliance: +1.5 days`,
      task: "Servers by site",
      when: none(SMALL),
      fewestSites: 2,
      source: ["ej"],
    },
    {
      text: (brief) => `Current hosts have capacity for the servers this project adds (${addedServers(brief)}).`,
      ifWrong: "New hosts, outside this budget, quoted after discovery",
      task: "Free memory and disk of the hosts",
      when: none(SMALL),
      source: ["ej"],
    },
    {
      text: "The servers run Windows Server, the only system the backup agent supports.",
      ifWrong: "+3 days, and an on-premises backup server for the others",
      task: "Inventory by operating system",
      when: none(BACKUP_SERVER, is("current-technologies", "windows-server", "active-directory", "exchange-server")),
      source: ["ej"],
    },
    {
      text: "The host has capacity and a Windows Server licence for the replication appliance, unless it runs Hyper-V.",
      ifWrong: "New host or licence, outside this budget, quoted after discovery",
      task: "Free memory and disk of the host",
      when: all(SMALL, none(LOCAL)),
      source: ["ej"],
    },
    {
      text: "Rack space, power and switches are available for the cluster.",
      ifWrong: "Building work outside this budget, 4 to 8 weeks",
      task: "Site visit",
      when: LOCAL,
      source: ["ej"],
    },
    {
      text: "No system uses Active Directory: none was named.",
      ifWrong: (brief) =>
        `+5 days, plus a domain controller in Azure${brief.has("company-size", "small") ? "" : " and an on-premises backup server"}`,
      task: "Ask for domains and their controllers",
      when: none(DIRECTORY),
      source: ["ej"],
    },
    {
      text: (brief) =>
        `Site edge devices support route-based tunnels${brief.holds(any(TWO_TUNNELS, WAN)) ? " and BGP" : ""}${brief.holds(CIRCUIT) ? "; the provider supplies the circuit's routers, with BGP and BFD" : ""}.`,
      ifWrong: (brief) =>
        `One device per unsupported site${brief.holds(CIRCUIT) ? " and two routers per circuit" : ""}, at the client's cost`,
      task: "List models and firmware",
      source: ["vpngw", "ej"],
    },
  ],
  requests: [
    "Network plan with sites, links and addresses",
    "Edge devices with model and firmware",
    (brief) =>
      `Servers with version, role, owner and recovery time expected${brief.has("industry", "technology") ? ", including other clouds" : ""}`,
    "Latency-sensitive applications",
    (brief) =>
      `Current backup with retention${brief.holds(SAVING) ? "; annual cost of backup, hosting and tools that may end" : ""}`,
    (brief) => (brief.holds(REGULATED) ? "Data residency obligations" : ""),
    (brief) =>
      brief.holds(all(LARGER, DIRECTORY, none(NAMED)))
        ? "Active Directory: forest and domain level, domain controllers with version, sites, DNS zones"
        : "",
  ],
  training: [
    { audience: "Network team", content: "Hub, routing, failure tests", hours: courseHours, source: ["ej"] },
    {
      audience: "Server team",
      content: (brief) => `Arc, patching, backup, recovery${brief.holds(LOCAL) ? ", cluster" : ""}`,
      hours: courseHours,
      source: ["ej"],
    },
    {
      audience: "Help desk",
      content: (brief) => `${brief.holds(PROXY) ? "Application access" : "Link status"}, first checks`,
      hours: 1,
      source: ["ej"],
    },
  ],
  effects: {
    "recovery-time": {
      hour: (brief) =>
        `The most important service is replicated, and its test failover is timed against the hour${restLater(brief, " and will take longer")}`,
      hours: below,
      day: restored,
      days: restored,
    },
    "data-loss": { minutes: littleLost, hour: littleLost, day: NIGHTLY, week: NIGHTLY },
    "fast-recovery": { 0: "One is still replicated, so that failover can be rehearsed" },
  },
  technologies: {
    "power-platform": {
      effect: (brief) =>
        brief.holds(DATA_GATEWAY) ? "Its gateway sits next to the data it reads; outbound only, no tunnel needed" : "",
      request: (brief) =>
        brief.holds(DATA_GATEWAY) ? "Power Platform: environments, makers, connectors, data policies" : "",
      source: ["gateway"],
    },
    "windows-server": {
      effect: (brief) =>
        `Arc and Update Manager on ${plural(brief.servers.plan, "server")}; ${oldest(brief) < 2019 ? "unsupported versions are listed as exceptions" : `${oldest(brief)} is the oldest version`}`,
      source: ["arc-check", "eol"],
    },
    "active-directory": {
      effect: (brief) =>
        `Remains the on-premises directory${brief.holds(SYNCHRONISED) ? `, ${brief.holds(FIRST_TENANT) ? "to be " : ""}synchronised to Entra` : ""}${brief.holds(BY_CONTROLLERS) ? "; its DNS forwards to Azure" : ""}`,
      request: "Forest and domain level, domain controllers with version, sites, DNS zones and forwarders",
      source: ["cloudsync"],
    },
    "exchange-server": {
      effect: (brief) =>
        `${brief.holds(LOCAL) ? "Not upgraded by this project" : "Not moved by this project"}; versions before SE have had no updates of any kind since 1 November 2026, and the client closes them to the internet except for mail transport`,
      source: ["eol", "ej"],
    },
    sharepoint: {
      effect: (brief) =>
        brief.holds(SHAREPOINT_ONLINE)
          ? "Assumed to be SharePoint Online, not changed by this project"
          : "Not moved by this project; versions before SE are not published externally",
      source: ["eol", "ej"],
    },
    "sql-server": {
      effect: (brief) =>
        `${brief.holds(LOCAL) ? "Not upgraded by this project" : "Stays in place"}; Arc reports edition, version and licence of every instance`,
      request: "SQL Server: edition, version and cores of each instance",
      source: ["arc-check", "ej"],
    },
    "azure-services": {
      effect: "Discovery checks the existing platform against the landing zone checklist",
      request: "Subscriptions, networks, management groups, policies, spend of the last three months",
      source: ["alz-check"],
    },
    "office-365": {
      effect: "Its Entra tenant also serves Azure; Conditional Access needs Entra ID P1, which not every plan includes",
      request: "Licence counts by plan, export of Conditional Access",
      source: ["ej"],
    },
    teams: {
      effect: null,
      request: "Entra tenant: administrators and Conditional Access policies",
      source: ["ej"],
    },
  },
  diagram,
};
