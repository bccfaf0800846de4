/** Assumptions, requests, and what technologies in use and optional answers mean here. */

import { DIRECTORY, NAMED, SHAREPOINT_ONLINE } from "#app/features/catalogue/estate.ts";
import { all, any, is, none } from "#app/features/catalogue/predicate.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import { formatAmount } from "#app/features/documents/budget/budget.ts";
import { PRICES } from "#app/features/documents/facts/prices.ts";
import { API_GATEWAY, DATA_GATEWAY } from "#app/features/documents/facts/work.ts";
import type { AssumptionRow, Pack } from "#app/features/documents/pack.ts";
import { coresOf, d2Price, publishedApplications } from "#app/features/documents/solutions/azure-network.ts";
import { REGULATED } from "#app/features/documents/solutions/regulated.ts";
import { figure, listed, plural, sentence } from "#app/features/documents/words.ts";
import {
  AZURE,
  BACKUP_SERVER,
  BY_CONTROLLERS,
  CIRCUIT,
  COPIED_FIRST,
  DEFENDER,
  EMPTY,
  FILES,
  FIRST_TENANT,
  IDENTITIES,
  LARGER,
  LOCAL,
  MANAGED,
  oldest,
  PROXY,
  SAVING,
  SMALL,
  SYNCHRONISED,
  SYNCHRONISED_HERE,
  TENANT_FOUND,
  TWO_TUNNELS,
  WAN,
} from "./answers.ts";
import { copiesText, isOrdered, recovered } from "./copies.ts";
import { below, littleLost, NIGHTLY, restLater, restored, unnamed } from "./limits.ts";
import { circuitMegabits, circuits, megabits, standIn, theCircuits } from "./link.ts";
import {
  chargedByArc,
  copiesAll,
  fileServers,
  hasBackupServer,
  hosted,
  isFull,
  nightMegabits,
  nodesOf,
  onHosts,
  perNode,
} from "./quantities.ts";
import { addedServers, addedUnderArc, appliances } from "./roles.ts";

/** Replicas are sent by the machines of the cluster, so what recovers is taken to stand there. */
function recoveredThere(brief: Brief): string {
  if (recovered(brief) === 0 || recovered(brief) > hosted(brief) || onHosts(brief) === 0) return "";
  return `, including the ${recovered(brief) === 1 ? "" : `${recovered(brief)} `}replicated server${recovered(brief) === 1 ? "" : "s"}`;
}

/** Assumed beside a known line too, which is no measure of a circuit. */
const CIRCUIT_SUFFICES: AssumptionRow = {
  text: (brief) =>
    `${circuits(brief) > 1 ? `${circuits(brief)} circuits` : "A circuit"} of ${figure(circuitMegabits(brief))} Mbps ${circuits(brief) > 1 ? "are" : "is"} enough.`,
  ifWrong: "Upgrade to the next size without interruption, at up to 2.5 times its monthly price",
  task: "Measure for a week, ask about planned workloads",
  when: CIRCUIT,
  source: ["ej"],
};

/** Tenant, clean-up of accounts, pilot and the rest in waves: by the accounts there are to clean up. */
const SYNC_DAYS = { small: 2, medium: 3, large: 5, enterprise: 8 };

const copiedFirst = (brief: Brief): string[] => [
  ...(brief.holds(COPIED_FIRST.databases) ? ["databases"] : []),
  ...(brief.holds(COPIED_FIRST.mail) ? ["Exchange Server"] : []),
  ...(brief.holds(COPIED_FIRST.sharepoint) ? ["SharePoint"] : []),
];

/** What that licence waives in a year: patching, configuration, File Sync and the fee of a cluster. */
function waived(brief: Brief): string {
  const {
    "update-manager-server": patching,
    "machine-configuration-server": settings,
    "file-sync-server": files,
    "azure-local-core": core,
  } = PRICES;
  const synchronised = brief.holds(FILES) ? fileServers(brief) - 1 : 0;
  const arc = brief.holds(DEFENDER) ? 0 : (chargedByArc(brief) + addedUnderArc(brief)) * (patching.low + settings.low);
  const fee = brief.holds(LOCAL) ? nodesOf(brief) * coresOf(brief) * core.low : 0;
  return formatAmount(12 * (arc + synchronised * files.low + fee), "USD");
}

/** A hub may stand there already: asked for before what other products in use are asked for. */
const BUILT_ON = all(AZURE, none(EMPTY, SMALL));

/** The line on which the VPN stands in for a circuit, which nobody gave. */
const isUnseen = (brief: Brief): boolean => brief.holds(none(SMALL)) && brief.given("bandwidth") === null;

export const ASSUMPTIONS: Pack["assumptions"] = [
  {
    settledBy: ["bandwidth"],
    text: (brief) =>
      `The ${brief.sites > 1 ? "main site" : "site"}'s line carries ${figure(megabits(brief))} Mbps to Azure, which is enough.`,
    ifWrong: (brief) =>
      `${brief.holds(WAN) ? "One more scale unit per 400 Mbps, at the unit price in the bill" : "Next gateway class, at two to three times the monthly price"}; a narrower line slows copies and restores`,
    task: "Measure for a week, ask about planned workloads",
    when: none(CIRCUIT),
    source: ["ej"],
  },
  {
    text: (brief) =>
      `The ${figure(brief.given("bandwidth") ?? 0)} Mbps given are the line of the main site, where the servers are.`,
    ifWrong: "Copies, restores and the throughput tested follow that site's line, in proportion",
    task: "Line of each site, and its load over a working week",
    when: none(CIRCUIT),
    asked: (brief) => brief.given("bandwidth") !== null,
    fewestSites: 2,
    source: ["ej"],
  },
  { ...CIRCUIT_SUFFICES, settledBy: ["bandwidth"] },
  { ...CIRCUIT_SUFFICES, asked: (brief) => brief.known("bandwidth") !== null },
  {
    settledBy: ["fast-recovery"],
    text: (brief) => `None of the ${plural(brief.servers.plan, "server")} can wait for a restore.`,
    ifWrong: `Each that can saves its replication, about ${copiesText(1)} a month`,
    task: "Agree recovery times with application owners",
    asked: (brief) => copiesAll(brief) && brief.servers.plan > 1,
    source: ["ej"],
  },
  {
    text: (brief) =>
      `The provider delivers ${theCircuits(brief)} within 12 weeks of the order (8 to 16 are usual)${isUnseen(brief) ? `; until then, and in failover, the main site's internet line carries ${standIn(brief)}` : ""}.`,
    ifWrong: (brief) =>
      `The VPN carries the traffic until a separate change: +2 days${isUnseen(brief) ? "; over a narrower line copies take longer in proportion" : ""}`,
    task: "Delivery date in the order confirmation",
    when: CIRCUIT,
    source: ["ej"],
  },
  {
    text: (brief) =>
      `The ${brief.sites === 2 ? "other site reaches" : `${figure(brief.sites - 1)} other sites reach`} ${theCircuits(brief)} over the client's WAN.`,
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
    ifWrong: "Savings confirmed in phase 1 are deducted",
    task: "Annual cost of current backup, hosting and tools",
    when: SAVING,
    source: ["ej"],
  },
  {
    text: "No existing hub in Azure can be reused.",
    ifWrong: "Gateway, controller or firewall that fits is reused; its task and cost lines are deducted",
    task: "Read subscriptions, networks, address ranges and policies",
    when: none(EMPTY),
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
      `${onHosts(brief) > 0 && !isFull(brief) ? `${plural(hosted(brief), "workload")}, of ${brief.servers.plan} servers all but a domain controller,` : onHosts(brief) > 0 ? `At most ${plural(hosted(brief), "workload")} of ${brief.servers.plan} servers, as many as ${nodesOf(brief)} machines hold,` : plural(hosted(brief), "workload")} must stay on site and go to the cluster${recoveredThere(brief)}.`,
    ifWrong: (brief) =>
      `One more machine, with its fee and licences, per ${perNode(brief)} further workloads${recoveredThere(brief) && "; a replication appliance for replicated servers elsewhere"}`,
    task: "Reason to stay, memory and disk of each server in discovery",
    when: LOCAL,
    source: ["ej"],
  },
  ...publishedApplications(PROXY).map((row) =>
    row.source.includes("cloudsync")
      ? {
          ...row,
          ifWrong: (brief: Brief) => `+${SYNC_DAYS[brief.size]} days for synchronisation, including a pilot unit`,
          when: all(row.when ?? all(), none(SYNCHRONISED_HERE)),
        }
      : row,
  ),
  {
    text: "Accounts are synchronised from Active Directory to Entra ID.",
    ifWrong: (brief) => `+${SYNC_DAYS[brief.size]} days for synchronisation, including a pilot unit`,
    task: "Read the state of synchronisation",
    when: all(SYNCHRONISED, none(PROXY, FIRST_TENANT)),
    source: ["cloudsync", "ej"],
  },
  {
    text: "Domain controllers that new devices reach run Windows Server 2016 or later, as cloud Kerberos trust requires.",
    ifWrong: "+1 day for each controller added, its licence at the client's cost",
    task: "Version of every controller",
    when: all(DIRECTORY, any(MANAGED, IDENTITIES)),
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
      `Each further site with servers needs its own ${hasBackupServer(brief) ? "backup server and " : ""}replication appliance: +1.5 days`,
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
    text: (brief) =>
      `${sentence(listed(copiedFirst(brief)))} ${copiedFirst(brief).length > 1 || brief.holds(COPIED_FIRST.databases) ? "have" : "has"} local disk for the nightly copy that the backup agent reads.`,
    ifWrong: "Disk at the client's cost, or +3 days, and an on-premises backup server",
    task: "Free disk and size of each application",
    asked: (brief) => !hasBackupServer(brief) && copiedFirst(brief).length > 0,
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
    ifWrong: "New host or licence, quoted after discovery",
    task: "Free memory and disk of the host",
    when: SMALL,
    asked: (brief) => appliances(brief) > 0,
    source: ["ej"],
  },
  {
    text: "Site Recovery of cluster guests, a preview in 2025, is generally available.",
    ifWrong: "No service level; guests that need one are restored from backup",
    task: "Status in Microsoft's documentation",
    when: LOCAL,
    source: ["azlocal-asr", "ej"],
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
      `+5 days, plus a domain controller in Azure${brief.holds(SMALL) ? "" : " and an on-premises backup server"}`,
    task: "Ask for domains and their controllers",
    when: none(DIRECTORY),
    source: ["ej"],
  },
  {
    text: "Partners call one interface of systems on site, which API Management publishes.",
    ifWrong: "+1 day for each further interface; none to publish if systems here only call partners",
    task: "List of partners and interfaces, with who calls whom",
    when: API_GATEWAY,
    source: ["ais", "ej"],
  },
  {
    text: (brief) =>
      `Site edge devices support route-based tunnels${brief.holds(any(TWO_TUNNELS, WAN)) ? " and BGP" : ""}${brief.holds(CIRCUIT) ? "; the provider supplies the circuit's routers, with BGP and BFD" : ""}.`,
    ifWrong: (brief) =>
      `One device per unsupported site${brief.holds(CIRCUIT) ? " and two routers per circuit" : ""}, at the client's cost`,
    task: "List models and firmware",
    source: ["vpngw", "ej"],
  },
];

export const REQUESTS: Pack["requests"] = [
  "Network plan with sites, links and addresses",
  "Edge devices with model and firmware",
  (brief) =>
    `Servers with version, role, owner and recovery time expected${brief.has("industry", "technology") ? ", including other clouds" : ""}`,
  "Latency-sensitive applications",
  (brief) =>
    `Current backup with ${brief.holds(SMALL) ? "" : "place of its copies and "}retention${brief.holds(SAVING) ? "; annual cost of backup, hosting and tools that may end" : brief.holds(SMALL) ? "" : "; annual cost"}`,
  (brief) =>
    brief.holds(all(none(SMALL), any(LOCAL, none(DEFENDER))))
      ? `Windows Server${brief.holds(LOCAL) ? " Datacenter" : ""} licences with Software Assurance, which would save ${waived(brief)} a year`
      : "",
  (brief) =>
    brief.holds(all(PROXY, is("industry", "education")))
      ? "Staff and pupils who open internal applications from outside"
      : "",
  (brief) => (brief.holds(all(API_GATEWAY, none(SMALL))) ? "Partners and their interfaces, with who calls whom" : ""),
  (brief) => (brief.holds(REGULATED) ? "Data residency obligations" : ""),
  (brief) =>
    brief.holds(all(LARGER, DIRECTORY, none(NAMED)))
      ? "Active Directory: forest and domain level, domain controllers with version, sites, DNS zones"
      : "",
  (brief) =>
    brief.holds(none(EMPTY, AZURE)) ? "Azure, if used: subscriptions, networks with address ranges, gateways" : "",
  (brief) =>
    brief.holds(BUILT_ON)
      ? "Azure: subscriptions, networks with address ranges, gateways, management groups, spend of the last three months"
      : "",
  (brief) => (brief.holds(FIRST_TENANT) ? "Azure subscription: contract, billing account, who pays" : ""),
];

export const TECHNOLOGIES: Pack["technologies"] = {
  "power-platform": {
    effect: (brief) =>
      brief.holds(DATA_GATEWAY)
        ? "Its gateway sits next to the data it reads; outbound only, no tunnel needed"
        : "Not changed by this project",
    request: (brief) =>
      brief.holds(DATA_GATEWAY) ? "Power Platform: environments, makers, connectors, data policies" : "",
    source: ["gateway"],
  },
  "windows-server": {
    effect: (brief) =>
      sentence(
        `${brief.holds(SMALL) ? "" : `Arc and Update Manager on ${plural(brief.servers.plan, "server")}; `}${oldest(brief) < 2019 ? "unsupported versions are listed as exceptions" : `${oldest(brief)} is the oldest version`}`,
      ),
    source: ["arc-check", "eol"],
  },
  "active-directory": {
    effect: (brief) =>
      `Remains the on-premises directory${brief.holds(SYNCHRONISED) ? `, ${brief.holds(FIRST_TENANT) ? "" : "assumed "}to be synchronised to Entra` : ""}${brief.holds(BY_CONTROLLERS) ? "; its DNS forwards to Azure" : ""}`,
    request: "Forest and domain level, domain controllers with version, sites, DNS zones and forwarders",
    source: ["cloudsync"],
  },
  "exchange-server": {
    effect: (brief) =>
      `${brief.holds(LOCAL) ? "Not upgraded by this project" : "Not moved by this project"}; a version before SE${brief.holds(SMALL) ? " is closed to the internet" : ", without updates of any kind since 1 November 2026, is closed to the internet before the order, except for mail transport"}`,
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
    request: (brief) =>
      brief.holds(BUILT_ON)
        ? ""
        : "Subscriptions, networks, management groups, policies, spend of the last three months",
    source: ["alz-check"],
  },
  "office-365": {
    effect: "Its Entra tenant also serves Azure; Conditional Access needs Entra ID P1, which not every plan includes",
    request: "Licence counts by plan, export of Conditional Access",
    source: ["ej"],
  },
  teams: {
    effect: (brief) =>
      brief.has("current-technologies", "office-365") ? "" : "Its Entra tenant is used, its licences counted first",
    request: "Entra tenant: administrators and Conditional Access policies",
    source: ["ej"],
  },
};

const standbyMonthly = (brief: Brief): string => {
  const { low, high } = PRICES[d2Price(brief)];
  return `${formatAmount(low, "USD")} to ${formatAmount(high, "USD")}`;
};

export const EFFECTS: Pack["effects"] = {
  "recovery-time": {
    hour: (brief) =>
      `${unnamed(brief)}he most important service is replicated and starts first, by script, in a network that already runs; its test failover is timed against the hour, and if it misses, a standby that always runs is added, at ${standbyMonthly(brief)} a month for a D2s machine, and 2 days${restLater(brief, " and will take longer")}`,
    hours: below,
    day: restored,
    days: restored,
  },
  "data-loss": { minutes: littleLost, hour: littleLost, day: NIGHTLY, week: NIGHTLY },
};
