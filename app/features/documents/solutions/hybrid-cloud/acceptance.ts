/** Acceptance tests and steps of the cutover. */

import { all, any, is, none } from "#app/features/catalogue/predicate.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import { following, isMonthly } from "#app/features/documents/brief/change-window.ts";
import type { Pack } from "#app/features/documents/pack.ts";
import { monthlyWeekends } from "#app/features/documents/plan/plan.ts";
import { gatewayRestart } from "#app/features/documents/solutions/azure-network.ts";
import { figure, sentence } from "#app/features/documents/words.ts";
import {
  AZURE,
  CIRCUIT,
  COPIED_FIRST,
  EMPTY,
  ENCRYPTED,
  ENCRYPTION_ASKED,
  endsAtOne,
  FILES,
  FIRST_LINK,
  LOCAL,
  PLANT,
  PREMIUM,
  PRIVATE,
  PROXY,
  SMALL,
  SURVIVES,
  TWO_PATHS,
  TWO_TUNNELS,
  WAN,
} from "./answers.ts";
import { inOneTunnel } from "./copies.ts";
import { circuits, mainTunnels, megabits, theCircuits } from "./link.ts";
import { hasBackupServer, wavesToCluster } from "./quantities.ts";
import { addedUnderArc } from "./roles.ts";

const DEAD_PEER = "within 60 seconds by continuous ping: dead-peer detection, 45 seconds by default, sets the time";

const switchedOff = (brief: Brief): string => (circuits(brief) > 1 ? "One circuit, then both" : "Circuit");

const firstPath = (brief: Brief, last: string): string =>
  circuits(brief) > 1 ? `the other circuit, then ${last}, each` : last;

/** For acceptance: what the rollout lists with a reason stays out. */
const allServers = (brief: Brief): string =>
  brief.servers.plan === 1
    ? `the server${addedUnderArc(brief) > 0 ? ` and the ${addedUnderArc(brief)} added` : ""}`
    : `${brief.servers.plan === 2 ? "both" : `all ${figure(brief.servers.plan)}`} servers${addedUnderArc(brief) > 0 ? ` and the ${addedUnderArc(brief)} added` : ""}, less agreed exceptions,`;

const accepted = (brief: Brief): string =>
  inOneTunnel(brief)
    ? "600 Mbps, 60% of a 1 Gbps tunnel"
    : `${figure(Math.floor(megabits(brief) * 0.6))} Mbps${mainTunnels(brief) > 1 ? ` over its ${mainTunnels(brief)} tunnels together` : ""}, as sizing assumes`;

/** What the agent reads from a nightly copy is proven from it. */
const withApplication = (brief: Brief): string =>
  !hasBackupServer(brief) && brief.holds(any(...Object.values(COPIED_FIRST)))
    ? ", with one application from its nightly copy"
    : "";

/** Of what users do while their site is lost. */
const fromOutside = (brief: Brief): string =>
  brief.holds(WAN) ? "" : "; point-to-site by an ordinary user, from outside";

/** What takes the new path after the first: of servers their copies, unless these go over the internet. */
function followers(brief: Brief): string {
  const servers = brief.holds(PRIVATE) && brief.servers.plan > 1 ? "servers" : "";
  if (brief.servers.high === 2 && servers && brief.holds(EMPTY) && brief.sites === 1) return "Second server";
  const moved = brief.holds(EMPTY) ? servers : "applications";
  if (endsAtOne(brief)) {
    const users = `users of the other ${brief.sites === 2 ? "site" : `${brief.sites - 1} sites`}`;
    return moved ? `Remaining ${moved}, and ${users}` : sentence(users);
  }
  const sites = brief.sites > 1 ? (brief.sites === 2 && brief.holds(EMPTY) ? "site" : "sites") : "";
  return sites || moved ? `Remaining ${[sites, moved].filter(Boolean).join(" and ")}` : "";
}

/** One follows the first, so there is nothing to part. */
const isOneSite = (brief: Brief): boolean => followers(brief) === "Remaining site";
const isOneServer = (brief: Brief): boolean => followers(brief) === "Second server";

export const TESTS: Pack["tests"] = [
  {
    test: (brief) =>
      `Site cut off from Azure for one hour, outside working hours${brief.holds(PLANT) ? "; then connections tried from Azure to the plant below level 3, and from there to the internet" : ""}`,
    pass: (brief) =>
      `essential work on site continues${brief.has("industry", "retail") ? ", till payments included" : ""}; owners accept in writing what stops${brief.holds(PLANT) ? "; every connection refused" : ""}`,
    component: "Survival",
    when: SURVIVES,
    source: ["ej"],
  },
  {
    test: (brief) =>
      `${switchedOff(brief)} switched off, with fast failure detection (BFD) enabled on the edge routers`,
    pass: (brief) =>
      `traffic on ${firstPath(brief, "the VPN")} within 60 seconds by continuous ping, and back with at most as long a gap; routes on a test machine and the edge router show the same path both ways`,
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
    test: "Packets captured at the edge device's circuit port while a file is copied to Azure",
    pass: "only ESP (protocol 50), IKE and routing packets; capture filed as evidence",
    component: "Encryption",
    when: all(CIRCUIT, ENCRYPTED, none(ENCRYPTION_ASKED)), // else a control proves it
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
    test: (brief) => `Primary line${brief.sites > 1 ? " of a branch" : ""} disconnected, outside working hours`,
    pass: (brief) =>
      brief.holds(SMALL)
        ? "traffic on the second tunnel within 60 seconds by continuous ping"
        : `traffic on the second tunnel ${DEAD_PEER}, as BGP alone waits 180`,
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
      `Test failover of one application with its servers, into an isolated network${brief.hasDirectory ? ", with a copy of the domain controller" : ""}${fromOutside(brief)}`,
    pass: (brief) =>
      `from job start to the owner's sign-in within the recovery table; the recovery plan stops the Arc agent, unsupported on Azure machines${fromOutside(brief) && "; the user signs in"}`,
    component: "Recovery",
    when: none(SMALL),
    source: ["alz-check"],
  },
  {
    test: (brief) =>
      `Test failover of one application into an isolated network; restore of a file, and of a server onto a fresh installation${withApplication(brief)}${fromOutside(brief)}`,
    pass: (brief) => `measured time within the recovery table${fromOutside(brief) && "; the user signs in"}`,
    component: "Recovery",
    when: SMALL,
    source: ["alz-check"],
  },
  {
    test: (brief) =>
      `Restore of a ${hasBackupServer(brief) ? `server and a file${brief.holds(FILES) ? ", and of a tiered file from Azure Files" : ""}` : `file, and of a server onto a fresh installation${withApplication(brief)}`}`,
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
    test: "Vault service's public name resolved from both sides; on site, another blob name with the link down",
    pass: "nslookup returns the private endpoint's address, via the privatelink name; with the link down, a public address",
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
      `95th percentile latency ${brief.holds(CIRCUIT) ? "below that of the tunnel" : "within 10% of the phase 1 baseline"}; ${accepted(brief)}; tunnel MSS clamped to 1,350 bytes`,
    component: "Connection",
    when: none(all(SMALL, EMPTY)),
    source: ["ej"],
  },
  {
    test: "Microsoft cloud security benchmark compliance, after az policy state trigger-scan",
    pass: "each deviation has an owner, each exemption also a reason and end date",
    component: "Management",
    source: ["ej"],
  },
  {
    test: "Main site cut off from Azure for one hour",
    pass: "local systems keep working; owners accept in writing what stops",
    component: "Survival",
    when: none(SMALL, SURVIVES),
    source: ["ej"],
  },
];

export const CUTOVER: Pack["cutover"] = [
  {
    step: (brief) =>
      `Tunnel up${brief.holds(FIRST_LINK) ? "" : " alongside current paths"}, ${brief.hasDirectory ? "for replication of the directory only" : "no traffic yet"}`,
    time: "phase 2, with the hub",
    check: (brief) =>
      `7 days without interruption by pilot exit, including rekeying; learned routes match the address plan${brief.holds(AZURE) ? " and existing Azure networks" : ""}`,
    back: "tunnel down",
    source: ["ej"],
  },
  {
    step: "DNS forwarding enabled for one zone",
    time: "phase 2, with name resolution",
    check: "both sides return the private address",
    back: "forwarder removed",
    when: PRIVATE,
    source: ["pe-dns"],
  },
  {
    step: (brief) =>
      `${endsAtOne(brief) ? "Main site on the new path" : brief.sites > 1 ? "First site on the new path" : "New path in use"}, with ${brief.holds(PRIVATE) ? "backup of one server" : "a test machine in Azure alone"}`,
    time: (brief) => (brief.holds(PRIVATE) ? "phase 2, with the first restore" : "phase 2, once names resolve"),
    check: (brief) =>
      brief.holds(PRIVATE)
        ? "latency as measured in phase 1, a file is restored over it"
        : "latency as measured in phase 1, names resolve both ways",
    back: "route withdrawn",
    source: ["ej"],
  },
  {
    step: (brief) => `Backup of the ${brief.servers.high === 2 ? "second server" : "remaining servers"}`,
    time: "phase 3, from its start",
    check: "a night's copies end by morning; users notice nothing",
    back: "schedule moved or paused",
    when: all(PRIVATE, none(EMPTY)),
    asked: (brief) => brief.servers.plan > 1,
    source: ["ej"],
  },
  {
    step: "First application on the new path, in the first change window of its task",
    time: "T0",
    check: "latency as measured in phase 1, five user tasks pass",
    back: "route withdrawn",
    when: none(EMPTY),
    source: ["ej"],
  },
  {
    step: (brief) => `${followers(brief)}${isOneSite(brief) || isOneServer(brief) ? "" : ", in waves"}`,
    time: (brief) =>
      `${following(brief, brief.holds(EMPTY) ? "phase 3, from its start" : "T+7 days onwards")}${isMonthly(brief) && monthlyWeekends(brief) === 1 ? "; anything outstanding at go-live is listed with its date" : ""}`,
    check: (brief) =>
      `${isOneServer(brief) ? "first server" : isOneSite(brief) ? "first site" : "previous wave"} stable for 3 days`,
    back: (brief) => `route withdrawn for the ${isOneServer(brief) ? "server" : isOneSite(brief) ? "site" : "wave"}`,
    asked: (brief) => followers(brief) !== "",
    source: ["ej"],
  },
  {
    step: (brief) => `Traffic moved from the internet tunnel to ${theCircuits(brief)}, one network first`,
    time: "after provider handover",
    check: "routes on every router as designed, latency below the tunnel's, one day without loss",
    back: "peering disabled, traffic back on the tunnel",
    when: CIRCUIT,
    source: ["alz-check", "ej"],
  },
  {
    step: (brief) =>
      `Workload migration to the cluster${wavesToCluster(brief) > 1 ? ", in waves" : ""}: by Azure Migrate from Hyper-V or VMware, otherwise by restore; Arc agents disconnected before, enabled from the cluster after${brief.hasDirectory ? "; new domain controllers instead of moved ones" : ""}`,
    time: "after cluster validation",
    check: (brief) => `owners' tasks pass${wavesToCluster(brief) > 1 ? ", previous wave stable for 3 days" : ""}`,
    back: "old machine restarted",
    when: LOCAL,
    source: ["ej"],
  },
  {
    step: "Old paths closed",
    time: "phase 4",
    check: "hit counters of old rules at zero for 7 days",
    back: "reopened",
    when: none(FIRST_LINK),
    source: ["ej"],
  },
];
