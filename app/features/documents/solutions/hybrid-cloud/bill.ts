/** The bill: services, hardware and licences, after the lines of the network. */

import { DIRECTORY, PLAN_HELD } from "#app/features/catalogue/estate.ts";
import { all, any, none } from "#app/features/catalogue/predicate.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import { formatAmount } from "#app/features/documents/budget/budget.ts";
import { PRICES } from "#app/features/documents/facts/prices.ts";
import type { BillRow, Pack } from "#app/features/documents/pack.ts";
import {
  coresOf,
  d2Price,
  d4Price,
  dataBox,
  inUnitedStates,
  outsideText,
  PROTECTED,
  partOfPlans,
  remoteUsers,
  replicaDisks,
  STANDARD_GUESTS,
} from "#app/features/documents/solutions/azure-network.ts";
import { figure, plural } from "#app/features/documents/words.ts";
import {
  CIRCUIT,
  DEFENDER,
  FILES,
  IDENTITIES,
  LOCAL,
  MANAGED,
  oldest,
  PRIVATE,
  PRIVATE_ACCESS,
  PROXY,
  SMALL,
  WAN,
  WINDOWS,
  ZERO_TRUST,
} from "./answers.ts";
import { NETWORK_LINES } from "./bill-network.ts";
import { byDisk, isOrdered, recovered, shareReplicated, sharesByDisk } from "./copies.ts";
import { isThin, MOST_MEGABITS, standIn, UNIT_MEGABITS, units, vpnClass, vpnFor } from "./link.ts";
import { BACKUP_DISK, CLUSTER_ACCESS, GUEST_LICENCES, HOST_FEE, PLAN_ONE, PLAN_TWO, ROLE_LICENCES } from "./names.ts";
import {
  backupTerabytes,
  chargedByArc,
  clusterGuests,
  controllers,
  datacenterGuests,
  fileServers,
  firstDevices,
  GIGABYTES_A_USER,
  gateways,
  hasBackupServer,
  nightMegabits,
  nodesOf,
  shareTerabytes,
  terabytes,
} from "./quantities.ts";
import { addedUnderArc, appliances, licencesOnPremises, patchedByArc, rolesText } from "./roles.ts";

/** Licences of 2012 run none of the versions to which its guests must be upgraded. */
const mayOwn = (brief: Brief): boolean => brief.holds(WINDOWS) && oldest(brief) !== 2012;

/** Guests of a version that is still updated keep it, and with it the licences of their users. */
const keepsVersion = (brief: Brief): boolean => [2016, 2019, 2022].includes(oldest(brief));

const guestsKeep = (brief: Brief): string =>
  keepsVersion(brief) ? "; guests keep their version and its access licences" : "";

/** Where administrators get rights on request: by the control for Zero Trust, and beside no directory by that for identities. */
const ELIGIBLE = any(ZERO_TRUST, all(IDENTITIES, none(DIRECTORY)));

const underArc = (brief: Brief): string =>
  `Arc-enabled servers${brief.holds(LOCAL) ? ", excluding cluster guests (covered by Azure Local)" : ""}${withAdded(brief)}`;

const withAdded = (brief: Brief): string => (addedUnderArc(brief) > 0 ? ` and ${addedUnderArc(brief)} added` : "");

/** In Azure, and beside the servers that were counted: an appliance takes no agent, and guests of a cluster are covered with it. */
const machinesAdded = (brief: Brief): number =>
  (brief.holds(DIRECTORY) ? controllers(brief) : 0) + addedUnderArc(brief);

const underPlanTwo = (brief: Brief): string => {
  if (brief.holds(LOCAL)) return "machines outside the cluster, in Azure too";
  const added = machinesAdded(brief);
  return `each Arc-enabled server${added > 0 ? ` and ${plural(added, "added machine")}${brief.holds(none(SMALL)) && appliances(brief) > 0 ? ", excluding replication appliances" : ""}` : ""}`;
};

const standardGuests = (brief: Brief): number =>
  clusterGuests(brief) > STANDARD_GUESTS ? 0 : nodesOf(brief) * Math.ceil(clusterGuests(brief) / 2);

const replicaTerabytes = (brief: Brief): number => terabytes(recovered(brief));

/** Endpoints with private addresses are reached over the link alone, which grows with the line. */
function widerLink(brief: Brief): string {
  if (!brief.holds(PRIVATE)) return "";
  const night = Math.min(nightMegabits(brief), MOST_MEGABITS);
  const count = Math.ceil(night / UNIT_MEGABITS);
  if (brief.holds(WAN)) return count > units(brief) ? `; the hub then needs ${count} scale units` : "";
  const { name } = vpnFor(brief, night);
  return name === vpnClass(brief).name ? "" : `; the gateway then becomes a ${name}`;
}

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

/** Half of them of the smaller class, as where everything moves to Azure. */
function whileRunning(brief: Brief): string {
  const [fewer, more] = [Math.floor(recovered(brief) / 2), Math.ceil(recovered(brief) / 2)];
  const month = (bound: "low" | "high") =>
    formatAmount(more * PRICES[d2Price(brief)][bound] + fewer * PRICES[d4Price(brief)][bound], "USD");
  return `${month("low")} to ${month("high")}`;
}

const ofClasses = (brief: Brief): string =>
  recovered(brief) > 1
    ? ` in all (${figure(Math.ceil(recovered(brief) / 2))} D2s, ${figure(Math.floor(recovered(brief) / 2))} D4s)`
    : "";

/** What a server costs in a month with plan 1, and patching and configuration beside it. */
const BESIDE_PLAN_ONE = [
  PRICES["defender-servers-p1"],
  PRICES["update-manager-server"],
  PRICES["machine-configuration-server"],
].reduce((sum, { low }) => sum + low, 0);

export const BILL: Pack["bill"] = [
  ...NETWORK_LINES,
  {
    item: "Domain controller in Azure",
    quantity: controllers,
    formula: (brief) =>
      `${controllers(brief) === 1 ? "1 machine" : gateways(brief) > 1 ? "1 machine per region" : "2 machines in separate zones"}, D2s class; low with Hybrid Benefit${inUnitedStates(brief) ? "" : ", high a fifth above the United States"}`,
    price: d2Price,
    kind: "monthly",
    when: DIRECTORY,
    requirement: "recovery",
    source: ["alz-check", "ej"],
  },
  {
    item: "Update Manager for servers outside Azure",
    quantity: patchedByArc,
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
    quantity: patchedByArc,
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
  dataBox((brief) => byDisk(brief) || sharesByDisk(brief), "backup"),
  {
    item: "Internet line upgrade",
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
      `${shareReplicated(brief)}; first 31 days free${brief.holds(SMALL) ? "" : `; recovered machines, while running, cost ${whileRunning(brief)} a month${ofClasses(brief)}`}`,
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
    quantity: clusterGuests,
    formula: "cluster guests, in a dedicated subscription: Azure Local covers patching and configuration",
    price: "defender-servers-p1",
    kind: "monthly",
    when: all(DEFENDER, LOCAL),
    requirement: "threat protection, Zero Trust architecture",
    source: ["arc-check"],
  },
  {
    item: PLAN_TWO,
    quantity: (brief) => chargedByArc(brief) + machinesAdded(brief),
    formula: (brief) =>
      `${underPlanTwo(brief)}; includes Update Manager and machine configuration, which with P1 would total ${formatAmount(BESIDE_PLAN_ONE, "USD")}`,
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
    asked: hasBackupServer,
    requirement: "backup",
    source: ["ej"],
  },
  {
    item: "Azure Files storage for File Sync",
    quantity: shareTerabytes,
    formula: `${GIGABYTES_A_USER} GB per user with snapshots, until measured`,
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
    item: GUEST_LICENCES,
    quantity: standardGuests,
    formula: (brief) =>
      `${plural(nodesOf(brief), "machine")}, each licensed for all ${clusterGuests(brief)} guests, two per licence${guestsKeep(brief)}; fewer if current licences may move, as those sold with a machine may not`,
    price: "windows-standard",
    kind: "one-off",
    when: LOCAL,
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
    item: CLUSTER_ACCESS,
    quantity: (brief) => brief.users,
    formula: (brief) =>
      `1 per user of guests on 2025${oldest(brief) === 2025 ? "" : "; none while guests run an earlier version, as the licence permits"}`,
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
    owned: PLAN_HELD,
    requirement: "remote access, multi-factor authentication, Zero Trust architecture",
    source: ["appproxy"],
  },
  { ...RIGHTS_ON_REQUEST, when: all(ELIGIBLE, none(DIRECTORY)) },
  { ...RIGHTS_ON_REQUEST, when: all(ELIGIBLE, DIRECTORY), requirement: "Zero Trust architecture" },
  {
    item: "Intune Plan 1 for the first devices",
    quantity: firstDevices,
    formula: (brief) => `the rest on replacement; ${partOfPlans(brief)}`,
    price: "intune-p1",
    kind: "monthly",
    when: MANAGED,
    owned: PLAN_HELD,
    requirement: "mobile device management",
    source: ["m365-bp", "ej"],
  },
  {
    item: "Entra Private Access (option)",
    quantity: 1,
    formula: "as a guide USD 60 a user and year; users of non-web applications, counted in phase 1",
    kind: "monthly",
    when: PRIVATE_ACCESS,
    requirement: "remote access",
    source: ["appproxy"],
  },
  {
    item: "Log analytics",
    quantity: (brief) => brief.servers.plan + addedUnderArc(brief),
    formula: (brief) => `1 GB per month for each server${withAdded(brief)}`,
    price: "log-storage",
    kind: "monthly",
    requirement: "monitoring",
    source: ["ej"],
  },
];
