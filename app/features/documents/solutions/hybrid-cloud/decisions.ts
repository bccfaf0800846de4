/** Decisions of the design, and what the client confirms of them. */

import { DIRECTORY } from "#app/features/catalogue/estate.ts";
import { all, any, is, none } from "#app/features/catalogue/predicate.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import { formatAmount } from "#app/features/documents/budget/budget.ts";
import { PRICES } from "#app/features/documents/facts/prices.ts";
import { API_GATEWAY } from "#app/features/documents/facts/work.ts";
import type { DecisionRow, Pack } from "#app/features/documents/pack.ts";
import {
  coresOf,
  d2Price,
  proposedRegions,
  regionOnRequest,
  remoteUsers,
} from "#app/features/documents/solutions/azure-network.ts";
import { FIRST_SUBSCRIPTION } from "#app/features/documents/solutions/first-subscription.ts";
import { REGULATED } from "#app/features/documents/solutions/regulated.ts";
import { restDecision } from "#app/features/documents/solutions/rest-of-controls.ts";
import { figure, people, plural, sentence } from "#app/features/documents/words.ts";
import {
  AZURE,
  BASIC,
  CIRCUIT,
  DEFENDER,
  ENCRYPTED,
  ENCRYPTION_ASKED,
  FILES,
  FIREWALL,
  isWanForFew,
  LARGER,
  LOCAL,
  MANAGED,
  MANY_SITES,
  NAT,
  PLAN_USED,
  PLANT,
  PREMIUM,
  PRIVATE,
  PRIVATE_ACCESS,
  PROXY,
  RESOLVER,
  SAVING,
  SMALL,
  SUPERVISED,
  SWIFT,
  sensitiveNamed,
  TWO_PATHS,
  TWO_TUNNELS,
  UNUSED,
  WAN,
  ZERO_TRUST,
} from "./answers.ts";
import { secondHubYearly } from "./bill-network.ts";
import {
  besideCircuit,
  byTunnels,
  carried,
  circuitAsked,
  circuitUnfounded,
  isForAudit,
  latencyFirst,
  lineAsked,
  reasonOf,
  tooManyTunnels,
  whenCircuit,
  widthAsked,
  withoutReason,
} from "./connection.ts";
import { changesText, copiesText, isNarrow, isRestored, recovered, restoresFirst } from "./copies.ts";
import { BACKUP, MAIL_SERVER, NAMES_BY_CONTROLLERS, OTHER_OWNER, PLANT_AND_OFFICE } from "./decisions-situation.ts";
import { replicasAsked } from "./limits.ts";
import { circuits, MOST_TUNNELS, megabits, oneLeft, theCircuits, USABLE, VPN_CLASSES, vpnClass } from "./link.ts";
import {
  BASIC_MBPS,
  datacenterGuests,
  fileServers,
  firstDevices,
  gateways,
  hasBackupServer,
  hosted,
  isSole,
  nodesOf,
  onHosts,
  privateEndpoints,
  REPLICA_ENDPOINTS,
  zoned,
} from "./quantities.ts";
import { RESTS } from "./rests.ts";
import { filesYearly } from "./savings.ts";

/** A host that the cluster does not replace can carry a controller that does not stop with it. */
const keepsHost = (brief: Brief): boolean => onHosts(brief) > 0;

const pointToSite = (brief: Brief): string =>
  `by point-to-site on the VPN gateway, with Entra sign-in and a preinstalled client${brief.users > vpnClass(brief).people ? `, for up to ${figure(vpnClass(brief).people)} concurrent users named in the recovery plan` : ""}`;

/** Connectors and edge devices are lost with their site, and what was recovered would stand in Azure with nobody at it. */
const reachedBy = (brief: Brief): string =>
  ` While ${brief.sites > 1 ? "a" : "the"} site is down, users reach recovered servers ${brief.holds(WAN) ? (brief.sites > 1 ? `from the other ${brief.sites === 2 ? "site" : "sites"}` : "through a user VPN gateway in the hub, deployed and paid for only then") : pointToSite(brief)}.`;

/** `USD 800 to USD 1,000`. */
const rangeOf = (price: keyof typeof PRICES): string =>
  `${formatAmount(PRICES[price].low, "USD")} to ${formatAmount(PRICES[price].high, "USD")}`;

const monthlyOf = (price: keyof typeof PRICES): string => `${rangeOf(price)} a month`;

/** What the filter of outbound traffic costs, beside what the next lesser or greater one does. */
function filterCosts(brief: Brief): string {
  const plain = `${monthlyOf("nat-gateway")} for a NAT gateway without filtering by domain name`;
  if (!brief.holds(FIREWALL))
    return `${monthlyOf("nat-gateway")} instead of ${monthlyOf(brief.holds(WAN) ? "firewall-month" : "firewall-basic-month")}, but no filtering by domain name`;
  if (brief.holds(PREMIUM))
    return `${monthlyOf("firewall-premium-month")} instead of ${monthlyOf("firewall-month")} without inspection of encrypted traffic`;
  return `${monthlyOf(brief.holds(BASIC) ? "firewall-basic-month" : "firewall-month")} instead of ${plain}`;
}

const filterName = (brief: Brief): string =>
  `Azure Firewall ${brief.holds(PREMIUM) ? "Premium" : brief.holds(BASIC) ? "Basic" : "Standard"}`;

/** More devices than this project enrols. */
const isManagedInPart = (brief: Brief): boolean => brief.holds(MANAGED) && firstDevices(brief) < brief.devices;

/** A cluster and a small estate buy it for the few servers of theirs that the bill lists. */
const DETECTION_BOUGHT = all(DEFENDER, none(SMALL, LOCAL));

/** Whoever wants security pays for patching and configuration most of what the plan costs that contains them. */
function detectionOffered(brief: Brief): string {
  const plan = `Defender for Servers P2, ${formatAmount(PRICES["defender-servers-p2"].low, "USD")} a server and month,`;
  const parts = formatAmount(PRICES["update-manager-server"].low + PRICES["machine-configuration-server"].low, "USD");
  if (brief.holds(DETECTION_BOUGHT))
    return ` ${plan} is included; patching and configuration without it cost ${parts}.`;
  return brief.holds(all(any(is("primary-objective", "enhance-security"), LARGER), none(DEFENDER, LOCAL)))
    ? ` As an option, ${plan} adds threat detection and replaces the ${parts} for patching and configuration.`
    : "";
}

/** What is published needs no link, which whoever wants nothing else should know. */
function withoutLink(brief: Brief): string {
  if (brief.values("primary-objective").join() !== "remote-work") return "";
  const year = formatAmount(12 * PRICES["entra-p1"].low * remoteUsers(brief), "USD");
  return ` Remote work itself needs no link: application access alone${brief.holds(PLAN_USED) ? "" : `, ${year} a year in licences,`} would do; the link is for servers that recover or run in Azure.`;
}

/** The cluster registers in fewer regions than copies may go to. */
function clusterRegion(brief: Brief): string {
  if (!brief.holds(LOCAL)) return "";
  const inEurope = ["eu", "uk"].includes(brief.jurisdiction) || brief.client.country === "Switzerland";
  return ` The cluster registers only in the regions on Microsoft's list for Azure Local${inEurope ? ", in Europe West Europe alone in November 2024" : ""}, to be checked at design: its names, settings and state are kept there, workloads and copies not.`;
}

/** A share of the licence's price for each year. */
const ASSURANCE = 0.25;

/** Datacenter is bought for the guests anyway, and costs less a year with the assurance that waives the fee than the fee does. */
function feeWaived(brief: Brief): string {
  const { low, high } = PRICES["windows-datacenter"];
  const assured = Math.round((ASSURANCE * datacenterGuests(brief) * (low + high)) / 2 / 1000) * 1000;
  const fee = 12 * nodesOf(brief) * coresOf(brief) * PRICES["azure-local-core"].low;
  return assured > 0 && assured < fee
    ? `, ${formatAmount(fee, "USD")} a year: Software Assurance bought with the Datacenter licences waives it for about ${formatAmount(assured, "USD")} (25% of their price)`
    : "";
}

/** It was asked for, and stands before what is published; who uses Microsoft 365 meets it there too. */
const isSecondFactorInPart = (brief: Brief): boolean =>
  brief.holds(all(is("security-requirements", "mfa"), none(PLAN_USED))) && remoteUsers(brief) < brief.users;

const REMOTE_ACCESS: DecisionRow = {
  title: "Remote access",
  context: (brief) => `Internal applications for ${people(remoteUsers(brief))} outside the office.`,
  alternatives: "VPN for all users; application proxy; Private Access",
  decision: (brief) =>
    `Application proxy for web applications. Private Access for others, USD 5 per user per month, is ${brief.holds(PRIVATE_ACCESS) ? "an option in the bill, with users counted in phase 1" : "not in the bill until such an application is named"}.${isSecondFactorInPart(brief) ? ` The second factor covers these ${figure(remoteUsers(brief))} of ${figure(brief.users)} people; sign-in on site is unchanged.` : ""}`,
  tradeOff: "Connectors to maintain; no inbound ports to open",
  confidence: "high",
  when: PROXY,
  source: ["appproxy"],
};

/** None was named, and nothing that was said asks for one. */
const isRehearsed = (brief: Brief): boolean => brief.given("fast-recovery") === 0 && !replicasAsked(brief);

const REPLICATION: DecisionRow = {
  title: "Replication or restore",
  context: (brief) =>
    brief.given("fast-recovery") === null && restoresFirst(brief)
      ? `The nightly backup meets the limits given while the site stands; ${recovered(brief)} of ${plural(brief.servers.plan, "server")} ${recovered(brief) === 1 ? "is" : "are"} assumed to be needed in Azure if it is lost.`
      : brief.given("fast-recovery") === 0
        ? `No server was named as unable to wait for a restore${isRehearsed(brief) ? "" : "; a nightly backup loses up to a day"}.`
        : `${recovered(brief)} of ${plural(brief.servers.plan, "server")} ${brief.given("fast-recovery") === null ? `${recovered(brief) === 1 ? "is" : "are"} assumed unable to` : "cannot"} wait for a restore; a nightly backup loses up to a day.`,
  alternatives: "backup only; replicate some; replicate all",
  decision: (brief) =>
    `${isRehearsed(brief) ? "Optional, for rehearsal: one" : recovered(brief) === 1 ? "One" : recovered(brief)} ${recovered(brief) === 1 ? "server is" : "are"} replicated continuously and ${recovered(brief) === 1 ? "fails" : "fail"} over to Azure; the ${brief.servers.plan - recovered(brief) === 1 ? "other is" : "others are"} restored.`,
  tradeOff: (brief) =>
    isRehearsed(brief)
      ? `About ${copiesText(recovered(brief))} a month${besideReplicas(brief) && `, with ${besideReplicas(brief)},`} and the recovery task, apart from its restore sequence, saved if left out`
      : `About ${copiesText(recovered(brief))} a month for ${recovered(brief)}, not ${copiesText(brief.servers.plan)} for ${brief.servers.plan === 2 ? "both" : `all ${figure(brief.servers.plan)}`}${besideReplicas(brief) && `, either way with ${besideReplicas(brief)}`}`,
  confidence: "medium",
  source: ["asr", "ej"],
};

/** What comes with the first replica, in the middle of the prices: endpoints of its own, or a controller that no name needs. */
function besideReplicas(brief: Brief): string {
  const monthly = (price: keyof typeof PRICES, count: number): string =>
    formatAmount(Math.round((count * (PRICES[price].low + PRICES[price].high)) / 2 / 100) * 100, "USD");
  if (brief.holds(PRIVATE)) return `${monthly("private-endpoint", REPLICA_ENDPOINTS)} for private endpoints`;
  return brief.hasDirectory ? `${monthly(d2Price(brief), 1)} for the controller in Azure` : "";
}

const INSPECTION: DecisionRow = {
  title: "Inspection and outbound traffic",
  context: (brief) =>
    `${brief.holds(ZERO_TRUST) ? `Zero Trust was requested: every path needs its rule${brief.holds(FIREWALL) ? ", and what leaves Azure networks or passes between them is inspected too" : ""}` : brief.holds(REGULATED) ? `${brief.holds(SUPERVISED) ? "A regulated industry" : "The compliance requirement"} calls for control of outbound traffic` : `${brief.holds(all(FIREWALL, AZURE)) ? "Existing Azure networks joined to the hub and " : ""}${plural(recovered(brief), "recovered server")} may need outbound access`}${brief.holds(NAT) ? "" : "; new Azure networks have no outbound access by default"}.`,
  alternatives: "NAT gateway with network security groups; Azure Firewall; third-party appliance",
  decision: (brief) =>
    brief.holds(FIREWALL)
      ? `${
          brief.holds(PREMIUM)
            ? "Azure Firewall Premium in the hub: application rules for outbound traffic, TLS inspection, rules between spokes. Inspection needs an intermediate CA certificate in Key Vault, trusted by the inspected servers."
            : brief.holds(BASIC)
              ? `Azure Firewall Basic in the hub for outbound and inter-spoke traffic, up to ${BASIC_MBPS} Mbps; Standard, ${monthlyOf("firewall-month")}, above that or to block known malicious addresses instead of only reporting them.`
              : `Azure Firewall Standard in the hub; Basic, ${monthlyOf("firewall-basic-month")}, only reports known malicious addresses, Premium also inspects encrypted traffic.`
        }${gateways(brief) > 1 ? ` The second region's hub gets its own from code once servers recover there${brief.hasDirectory ? "; until then a NAT gateway serves its controller" : ""}.` : ""} Network security groups filter between site and spokes, so backup and recovery do not depend on the firewall.`
      : brief.holds(WAN)
        ? `NAT gateway and network security groups; Azure Firewall can be deployed in the hub later.`
        : `NAT gateway and network security groups; subnets are reserved for Azure Firewall Basic${brief.holds(all(UNUSED, none(SMALL))) ? ", built from code once a server recovers or runs in Azure" : ""}.`,
  tradeOff: (brief) => filterCosts(brief),
  confidence: "medium",
  source: ["alz-check", "firewall-sku"],
};

/** So many that their licences are a decision of their own: at a school, where half do not work elsewhere, fewer. */
const manyOutside = (brief: Brief): number => (brief.has("industry", "education") ? 50 : 300);

const licencesAsked = (brief: Brief): boolean =>
  remoteUsers(brief) >= manyOutside(brief) && brief.holds(none(PLAN_USED));

/** Of a circuit, where no decision of its own says it. */
function encryptionOf(brief: Brief): string {
  if (brief.holds(ENCRYPTION_ASKED)) return "";
  if (brief.holds(ENCRYPTED)) return " IPsec over private peering, on the VPN gateway, encrypts patient data.";
  const clinical = brief.has("industry", "healthcare")
    ? "; IPsec over private peering for clinical interfaces that cannot"
    : "";
  return ` ${sentence(theCircuits(brief))} ${circuits(brief) > 1 ? "are" : "itself is"} unencrypted; applications must encrypt${clinical}.`;
}

/** It was selected below the number of sites at which it pays off. */
const forFew = (brief: Brief): string =>
  brief.has("primary-objective", "scalability")
    ? `, as selected: the case for it at ${plural(brief.sites, "site")} is growth, as each new one joins by one connection. With no more planned, the hub with a VPN gateway suffices and costs less.`
    : `, as selected, though it pays off only from about ten sites or several regions: unless more sites are planned, we recommend the hub with a VPN gateway, which costs less.`;

/** Not every duty of evidence asks for one. */
const PATH_RULE = "Rule or contract that requires a private path, from the compliance owner";

export const DECISIONS: Pack["decisions"] = [
  {
    title: "Connection",
    context: (brief) =>
      `${plural(brief.sites, "site")}, ${figure(megabits(brief))} Mbps to Azure${brief.sites > 1 ? " from the main site" : ""}; ${brief.holds(SWIFT) ? `low latency needed for ${sensitiveNamed(brief)}` : brief.holds(LOCAL) ? "what cannot bear its latency stays on site" : "no latency requirement stated"}.${isNarrow(brief) ? ` A day's changes, ${changesText(brief, ", take")} to reach the vault over this line.` : ""}${reasonOf(brief)}`,
    alternatives: "VPN; ExpressRoute with VPN; Virtual WAN; application access only",
    decision: (brief) =>
      brief.holds(WAN)
        ? `Virtual WAN${isWanForFew(brief) ? forFew(brief) : `: from about ten sites its managed routing is worth the higher price${brief.sites > VPN_CLASSES[0].tunnels * USABLE ? `, and one gateway supports ${VPN_CLASSES[0].tunnels} to ${MOST_TUNNELS} tunnels, depending on class` : ""}.`}${byTunnels(brief)}${carried(brief)}${latencyFirst(brief)}${whenCircuit(brief)}${withoutLink(brief)}`
        : brief.holds(CIRCUIT)
          ? `${circuits(brief) > 1 ? `${circuits(brief)} ExpressRoute circuits in different peering locations` : "ExpressRoute"} as primary path with VPN failover; two routers per circuit.${withoutReason(brief)}${encryptionOf(brief)}${brief.sites > 1 ? ` ${circuits(brief) > 1 ? "They terminate" : "It terminates"} at the main site; the other ${brief.sites === 2 ? "site reaches" : `${brief.sites - 1} reach`} ${circuits(brief) > 1 ? "them" : "it"} over the client's WAN${brief.sites >= MANY_SITES ? ", so Virtual WAN would add nothing" : ""}.` : ""} The VPN is built first and carries traffic until circuit delivery.${brief.holds(PRIVATE) ? "" : " Backup and replication use public endpoints and bypass it: it carries almost nothing until a workload runs in Azure."}${withoutLink(brief)}`
          : `Site-to-site VPN on ${brief.holds(TWO_TUNNELS) ? `${zoned(brief) ? "zone-redundant gateways in two regions" : "gateways in two regions, zone-redundant where the region has zones"}, with a tunnel from each site to both and a BGP connection between the two` : "a zone-redundant gateway"}.${byTunnels(brief)}${carried(brief)}${whenCircuit(brief)}${latencyFirst(brief)}${withoutLink(brief)}`,
    tradeOff: (brief) =>
      brief.holds(CIRCUIT)
        ? `Longer lead time, higher cost; stable latency${oneLeft(brief)}`
        : brief.holds(WAN)
          ? "A charge per site; automatic routing"
          : "Internet latency; no circuit cost or lead time",
    confidence: "medium",
    ask: (brief) =>
      tooManyTunnels(brief)
        ? `Confirm tunnels for ${brief.sites} sites, or change to Virtual WAN before the order`
        : brief.holds(CIRCUIT)
          ? circuitUnfounded(brief)
            ? `${circuitAsked(brief)}; then order it with the project order (delivery 8 to 16 weeks), if possible cancellable until design sign-off${besideCircuit(brief)}`
            : `Order ${theCircuits(brief)} with the project order (delivery 8 to 16 weeks), if possible cancellable until design sign-off${isForAudit(brief) ? ", and only if a regulator requires a private path; otherwise the VPN alone suffices" : ""}${besideCircuit(brief)}`
          : lineAsked(brief) ||
            (isWanForFew(brief)
              ? `Confirm Virtual WAN for ${plural(brief.sites, "site")}, or choose the hub with a VPN gateway, cheaper below ten`
              : `Confirm ${brief.holds(WAN) ? "Virtual WAN" : "the VPN"}${widthAsked(brief) && `, with ${widthAsked(brief)},`} and ${brief.holds(TWO_PATHS) ? "two internet lines, from two providers," : "a single internet line"} at ${brief.sites === 1 ? "the site" : `each of ${brief.holds(WAN) && brief.given("sites") === null ? `an assumed ${brief.sites} sites; the hub with a VPN gateway costs less, and suffices below ten` : `${brief.sites} sites`}`}${brief.holds(none(TWO_PATHS)) && brief.detail("recovery-time") === "hour" ? ", with repair in up to 4 hours" : ""}`),
    // nothing is ordered for a tunnel; a circuit is, by its width and for whoever requires it
    due: (brief) => (brief.holds(CIRCUIT) || tooManyTunnels(brief) ? undefined : "design"),
    rests: (brief) => [
      { within: /^Link bandwidth|^Internet and WAN links/ },
      ...(isForAudit(brief) && brief.holds(CIRCUIT)
        ? [{ within: /^Rules and contracts to comply/, ask: PATH_RULE }]
        : []),
    ],
    source: ["vpngw", "alz-check"],
  },
  {
    title: "Encryption on the private circuit",
    context: "Data encryption is required; a provider circuit is private but unencrypted.",
    alternatives: "application TLS only; IPsec over private peering; MACsec on ExpressRoute Direct",
    decision: (brief) =>
      `IPsec over private peering, terminated on the VPN gateway, whose class (${vpnClass(brief).name}) is therefore sized for the full bandwidth${circuits(brief) > 1 ? ", over several tunnels of about 1 Gbps each" : ""}; applications keep their own TLS. MACsec needs ExpressRoute Direct ports of 10 Gbps or more.`,
    tradeOff: "The VPN gateway limits throughput; the provider cannot read the traffic",
    confidence: "high",
    when: all(CIRCUIT, ENCRYPTION_ASKED),
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
      `Azure Arc on ${plural(brief.servers.plan, "server")}, with Update Manager.${!brief.hasDirectory ? "" : isSole(brief) ? " As it is the domain controller too, whoever may add extensions controls the directory: named administrators only." : " Domain controllers get a separate resource group: extensions control the server."}${detectionOffered(brief)}${isManagedInPart(brief) ? ` Intune on the first ${firstDevices(brief)} devices: the requirement is met for these only; the others are priced under “Decisions required”.` : ""}`,
    tradeOff: "One more agent per server",
    confidence: "high",
    ask: (brief) =>
      `Approve the Arc agent on ${plural(brief.servers.plan, "server")}${brief.holds(DETECTION_BOUGHT) ? ", with Defender for Servers P2" : ""}${isManagedInPart(brief) ? `, and Intune on the first ${firstDevices(brief)} of ${figure(brief.devices)} devices` : ""}`,
    due: "design",
    source: ["arc-check", "alz-check"],
  },
  {
    title: "One server for all roles",
    context: "The one server is taken to be the domain controller too.",
    alternatives: "all roles on one server; a second machine for the directory",
    decision:
      "Its roles stay together, with the agents of this project. If it fails, sign-in continues over the link from the controller in Azure. Its replica starts in Azure as a second controller and first takes over later changes; a restore is a fresh installation, promoted anew, with files and databases from the vault.",
    tradeOff: "No second machine to buy; agents and applications run on a domain controller",
    confidence: "medium",
    asked: isSole,
    source: ["asr", "ej"],
  },
  {
    title: "Directory of the cluster",
    context: (brief) =>
      `The cluster joins the domain, and after a power loss ${keepsHost(brief) ? "a controller hosted on it is unavailable" : `no controller is available on site: ${brief.domainControllers === 1 ? "the only one becomes its guest" : "all become its guests"}`}.`,
    alternatives: "controller on a separate host; controller in Azure; start without a controller",
    decision: (brief) =>
      `${keepsHost(brief) ? `${brief.domainControllers === 1 ? "The controller" : "One controller"} stays on a current host, ${onHosts(brief) === 1 ? `the one server that does not move${hasBackupServer(brief) ? ", beside the backup server" : ""}` : `among the ${onHosts(brief)} servers that do not move`}. The cluster also starts without it` : "The cluster starts without a domain controller"}, as its machines authenticate each other with a local account. The administrator uses another local account${keepsHost(brief) ? "" : `, and starts ${brief.domainControllers === 1 ? "the controller" : "a controller"} first`}; its password is kept in a safe with the volume recovery keys. A cold start is tested during cluster validation.`,
    tradeOff: (brief) =>
      keepsHost(brief)
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
    decision:
      "Azure DNS, with a short list of names for the site. Public names over TLS for backup and replication; private endpoints once a workload needs them.",
    tradeOff: "No monthly charge; public names and addresses",
    confidence: "high",
    when: none(PRIVATE, DIRECTORY), // else the table of names says it
    source: ["ej"],
  },
  NAMES_BY_CONTROLLERS,
  { ...REPLICATION, asked: (brief) => isRestored(brief) && !replicasAsked(brief) },
  {
    ...REPLICATION,
    ask: replicasAsked,
    due: (brief) => (brief.holds(CIRCUIT) ? undefined : "design"), // the width of what is ordered follows from it
    rests: (brief) =>
      brief.holds(CIRCUIT) && brief.given("fast-recovery") === null
        ? [{ within: /cannot wait for a restore/, ask: "Servers that cannot wait for a restore" }]
        : [],
    asked: (brief) => replicasAsked(brief) !== "",
  },
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
      `${isRehearsed(brief) ? "No server has to start in Azure" : `${plural(recovered(brief), "server")} ${brief.given("fast-recovery") ? "must be able" : recovered(brief) === 1 ? "is planned" : "are planned"} to start in Azure`}; ${brief.holds(REGULATED) ? "data residency obligations are to be confirmed" : "where data may be stored is undecided"}.`,
    alternatives: "one region with zones; two regions",
    decision: (brief) =>
      brief.holds(LARGER)
        ? `Two regions under one data protection law.${proposedRegions(brief)} Servers recover into the first, within a core quota that reserves no capacity; the second has ${gateways(brief) > 1 ? `the vault copy and its own hub, also connected to the ${brief.holds(CIRCUIT) ? `${circuits(brief) > 1 ? "circuits" : "circuit"} and ` : ""}tunnels.` : "the vault copy, and its network is built from code."}${clusterRegion(brief)}${reachedBy(brief)}`
        : `One region with zones, vault copy in its pair.${proposedRegions(brief, true)}${clusterRegion(brief)}${reachedBy(brief)}`,
    tradeOff: (brief) =>
      brief.holds(LARGER)
        ? gateways(brief) > 1
          ? `A second hub, about ${secondHubYearly(brief)} a year; if the first region is lost, link and directory remain, replicas do not`
          : `No network runs in the second region until it is built${brief.holds(WAN) ? "" : `; a hub there, about ${secondHubYearly(brief)} a year, is due once servers recover or run there`}`
        : `No recovery while the region is down; a ${brief.holds(WAN) ? "hub in the other, as dear as the first," : `network in the other, about ${secondHubYearly(brief)} a year,`} is not in the totals${regionOnRequest(brief) && `; ${regionOnRequest(brief)} opens for one only on request to Microsoft, which may refuse`}`,
    confidence: "medium",
    ask: (brief) =>
      `Name the regions where data may be stored${brief.holds(LOCAL) ? ", and that of the cluster's registration" : ""}`,
    rests: () => [{ within: /^Data residency obligations/ }, { within: /^Rules and contracts to comply/ }],
    due: (brief) => (brief.holds(all(REGULATED, none(CIRCUIT))) ? "design" : undefined), // residency duties are asked for at the start; a circuit leads to one
    source: ["alz-check", "azlocal-regions", "ej"],
  },
  OTHER_OWNER,
  MAIL_SERVER,
  { ...INSPECTION, when: all(any(none(SMALL), REGULATED, ZERO_TRUST), none(all(FIREWALL, any(SAVING, UNUSED)))) }, // else the bill says it
  {
    title: "Azure Local or machines in Azure",
    context: (brief) =>
      brief.holds(PLANT)
        ? "Plant systems are taken to stay on site, as a late response may stop a line; the inventory says which."
        : `${brief.has("industry", "healthcare") ? "Clinical work continues without the link: up" : brief.has("industry", "retail") ? "Tills work without the link (cards need the internet or a mobile line): up" : "Up"} to ${plural(hosted(brief), "workload")} may have to stay on site.`,
    alternatives: "Azure Local; another hypervisor with Arc; Azure",
    decision: (brief) =>
      `Azure Local from validated models for up to ${plural(hosted(brief), "workload")}${onHosts(brief) > 0 ? `; ${onHosts(brief)} of ${brief.servers.plan} servers${brief.holds(DIRECTORY) ? `, a domain controller${onHosts(brief) === 1 ? "," : " among them,"}` : ""} ${onHosts(brief) === 1 ? "stays on its host" : "stay on their hosts"}, under Arc` : ""}.${nodesOf(brief) < 3 ? " Two machines tolerate one failure; a third is advised if work must also survive a second during the repair." : ""}`,
    tradeOff: (brief) => `Hardware and a fee per core${feeWaived(brief)}; independence from the link`,
    confidence: "medium",
    when: LOCAL,
    ask: (brief) =>
      brief.detail("deadline")
        ? "Order the validated machines (delivery 8 to 12 weeks) with the project order, which brings the cluster forward by the weeks of phase 1 at the risk of a wrong size, or at design sign-off, as planned"
        : "Order the validated machines at design sign-off (delivery 8 to 12 weeks)",
    due: (brief) => (brief.detail("deadline") ? undefined : "design"),
    source: ["azlocal"],
  },
  {
    title: "File service",
    context: (brief) =>
      `${plural(fileServers(brief), "file server")} ${fileServers(brief) === 1 ? "is" : "are"} assumed.`,
    alternatives: "unchanged; File Sync with tiering; SharePoint",
    decision: (brief) =>
      `File Sync with tiering: cold files move to Azure Files, and a lost file server needs no full restore. Optional: left out, it saves its task and about ${filesYearly(brief)} a year.`,
    tradeOff:
      "Cold files come over the link; their snapshots are outside the immutable vault until share backup, quoted, is added",
    confidence: "medium",
    when: FILES,
    source: ["filesync", "ej"],
  },
  { ...REMOTE_ACCESS, asked: (brief) => !licencesAsked(brief) },
  {
    ...REMOTE_ACCESS,
    ask: (brief) =>
      `Confirm that ${figure(remoteUsers(brief))} people use published applications, at ${formatAmount(12 * PRICES["entra-p1"].low * remoteUsers(brief), "USD")} a year, or name those who do`,
    due: "design", // by the headcount, which is asked for in the first week
    asked: licencesAsked,
  },
  {
    ...INSPECTION,
    ask: (brief) =>
      `Approve ${filterName(brief)}, at ${filterCosts(brief)}${brief.holds(UNUSED) ? ", or leave it out until a server recovers or runs in Azure" : ""}`,
    due: "design",
    when: all(FIREWALL, any(SAVING, UNUSED)), // nothing passes it yet
  },
  BACKUP,
  {
    title: "Partner interfaces",
    context: "Partners are assumed to call systems that stay on-premises.",
    alternatives: "inbound firewall rules; application proxy; API Management",
    decision:
      "API Management under the existing name, reaching the systems across the link: no inbound rule on-premises, quotas and logs for each partner.",
    tradeOff: `${monthlyOf("api-management")}, saved with its task if systems here only call partners; no inbound rules to maintain`,
    confidence: "medium",
    when: API_GATEWAY,
    serves: ["third-party-apis"],
    ask: `Approve API Management (${monthlyOf("api-management")}) if partners call your systems, or keep the inbound rules`,
    due: "design",
    source: ["ais", "ej"],
  },
  FIRST_SUBSCRIPTION,
  restDecision(RESTS),
  { ...PLANT_AND_OFFICE, when: all(PLANT, none(SMALL)) },
  {
    ...PLANT_AND_OFFICE,
    when: all(PLANT, SMALL),
    ask: "Approve the zone between plant and office, whose rules towards the plant your own staff maintain",
    due: "design",
  },
];
