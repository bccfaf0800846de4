/** What it takes to run the servers on machines of one's own: the lines of the options that do not move to Azure. */

import type { Brief } from "#app/features/documents/brief/brief.ts";
import type { OptionEstimate } from "#app/features/documents/options/option-row.ts";
import { hosts } from "#app/features/documents/solutions/azure-network.ts";
import { figure } from "#app/features/documents/words.ts";
import { copied, DEFENDER } from "./answers.ts";
import { givenData, instancesOf, OWN_LOG_GB, staying, terabytes, wide } from "./quantities.ts";

type Lines = OptionEstimate["lines"];

/** Servers, and terabytes in two copies, that one machine of a cluster or server room carries. */
const SERVERS_ON_ONE = 20;
const TERABYTES_ON_ONE = 10;
/** A cluster has no more machines. */
const CLUSTER = 16;
const loaded = (brief: Brief): number =>
  Math.ceil(Math.max(staying(brief) / SERVERS_ON_ONE, terabytes(brief) / TERABYTES_ON_ONE));
/** One in each cluster stands by, so that a failed one is not waited for: in Azure another takes its place at once. */
const spares = (brief: Brief): number => Math.ceil(loaded(brief) / (CLUSTER - 1));
export const nodesFor = (brief: Brief): number => loaded(brief) + spares(brief);

/** Needed by people, wherever the machines stand. */
const PEOPLE_LINES = [
  "Entra ID P2 for administrators",
  "Intune Plan 1 for administrators",
  "Entra ID P1 for published applications",
  "Security keys",
];
/** Site Recovery copies machines of the own room to Azure at the price of those between regions. */
export const AT_HOME_LINES = [...PEOPLE_LINES, "Site Recovery", "Replica disks of Site Recovery"];

/** What a server costs at home has half a terabyte of backup in it; more lies in the same vault as in the first option. */
const backupBeyond = (brief: Brief): number => instancesOf(staying(brief), givenData(brief)) - staying(brief);
export const atHome = (brief: Brief): string =>
  `one host per ${SERVERS_ON_ONE} servers or ${TERABYTES_ON_ONE} TB, plus one spare${spares(brief) > 1 ? ` in each of ${spares(brief)} clusters` : ""}${backupBeyond(brief) > 0 ? `; backup beyond 0.5 TB a server in Azure (${figure(backupBeyond(brief))} × 0.5 TB)` : ""}`;

/** Room, detection, backup and logs as the machines of the first option have them, and the gateway of a failover to Azure. */
export const RUNNING_AT_HOME: Lines = [
  { price: "premises-server", quantity: staying, kind: "monthly" },
  {
    price: "defender-servers-p2",
    quantity: (brief) => (brief.holds(DEFENDER) ? staying(brief) : 0),
    kind: "monthly",
  },
  { price: "backup-server", quantity: backupBeyond, kind: "monthly" },
  { price: "log-storage", quantity: (brief) => Math.max(10, OWN_LOG_GB * staying(brief)), kind: "monthly" },
  {
    price: (brief) => (wide(brief) ? "vpn-1g" : "vpn-650"),
    quantity: (brief) => (copied(brief) ? 1 : 0),
    kind: "monthly",
  },
];
/** Percent of the days of the first option. */
export const STAY_DAYS = 45;
export const STAY_LINES: Lines = [...hosts(nodesFor, staying), ...RUNNING_AT_HOME];

/** What the sum of staying is made of, for those who read no row of it: the lines of the own cluster are printed. */
export const STAY_TEXT = `${STAY_DAYS}% of A’s days, and the lines of Azure Local without its fee`;
