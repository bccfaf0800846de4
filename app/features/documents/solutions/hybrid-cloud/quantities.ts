/** Counts of what is built, the data that is protected, and what a cluster of Azure Local holds. */

import { none } from "#app/features/catalogue/predicate.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import { perBrief } from "#app/features/documents/brief/per-brief.ts";
import { asksForCopies, STANDARD_GUESTS, zonesInBoth } from "#app/features/documents/solutions/azure-network.ts";
import { BACKUP_SERVER, FILES, FIREWALL, GATEWAY_PAIR, LARGER, LOCAL, PROXY, SECOND_HUB, SMALL } from "./answers.ts";

export const BASIC_MBPS = 250;

/** Of File Sync: one for the service, one for its storage. */
export const FILE_ENDPOINTS = 2;

/** One for the vault of the replicas, one for the storage through which they go. */
export const REPLICA_ENDPOINTS = 2;

/** The vault of the backups has one too. */
export const privateEndpoints = (brief: Brief): number =>
  1 + REPLICA_ENDPOINTS + (brief.holds(FILES) ? FILE_ENDPOINTS : 0);

export const nodesOf = (brief: Brief): number => ({ small: 2, medium: 2, large: 3, enterprise: 6 })[brief.size];

/** Regions with a network that runs all the time; up to the middle size, and beside the one hub of a Virtual WAN, the second holds copies only. */
export const gateways = (brief: Brief): number => (brief.holds(SECOND_HUB) ? 2 : 1);

export const natGateways = (brief: Brief): number => gateways(brief) - (brief.holds(FIREWALL) ? 1 : 0);

/** A second region may have no zones for its gateway. */
export const zoned = (brief: Brief): boolean => gateways(brief) === 1 || zonesInBoth(brief);

/** Two from the larger sizes on, in zones or regions of their own, so that one may be patched. */
export const controllers = (brief: Brief): number => (brief.holds(LARGER) ? 2 : 1);

/** To protect on each, until measured. */
export const GIGABYTES_A_SERVER = 200;

/** Of what is protected, changed in a day. */
export const CHANGED_PERCENT = 2;

export const changedDaily = (brief: Brief): number => (brief.servers.plan * GIGABYTES_A_SERVER * CHANGED_PERCENT) / 100;

/** Between two working days, in which the changes of one must have reached the vault. */
export const NIGHT_HOURS = 10;

/** What that takes, at 60% of the line, in steps of 50. */
export const nightMegabits = perBrief(
  (brief): number => Math.ceil((changedDaily(brief) * 8000) / (0.6 * 3600 * NIGHT_HOURS) / 50) * 50,
);

/** One for each site, and no more than a third of the servers: a branch of a few people has none of its own. */
export const fileServers = (brief: Brief): number =>
  Math.max(1, Math.min(brief.sites, Math.ceil(brief.servers.plan / 3)));

/** Weeks in which so many workloads move, each wave quiet for three days before the next; a small site has one. */
export const wavesToCluster = (brief: Brief): number => ({ small: 1, medium: 2, large: 3, enterprise: 4 })[brief.size];
const COPIED_WHOLE = 5;

/** So few are all replicated where a shorter outage or loss was stated than a restore keeps to, and none were counted. */
export const copiesAll = perBrief(
  (brief): boolean =>
    brief.given("fast-recovery") === null && asksForCopies(brief) && brief.servers.plan <= COPIED_WHOLE,
);

/** A few servers that all fail over to Azure need no new ones on site beside their replication: agents keep their files. */
export const isFewReplicated = (brief: Brief): boolean =>
  brief.holds(WITHOUT_CLUSTER) &&
  brief.servers.plan <= COPIED_WHOLE &&
  (copiesAll(brief) || (brief.given("fast-recovery") ?? 0) >= brief.servers.plan);
const WITHOUT_CLUSTER = none(LOCAL);

export const hasBackupServer = (brief: Brief): boolean => brief.holds(BACKUP_SERVER) && !isFewReplicated(brief);

const BACKED_UP_BY_ONE = 60;

export const backupServers = (brief: Brief): number =>
  hasBackupServer(brief) ? Math.ceil(brief.servers.plan / BACKED_UP_BY_ONE) : 0;

export const backupTerabytes = (brief: Brief): number => Math.ceil(1.5 * terabytes(brief.servers.plan));

/** Joined and enrolled in this project, to prove it. */
export const firstDevices = (brief: Brief): number => Math.min(brief.holds(SMALL) ? 5 : 20, brief.devices);

/** Planned for each user, until shares are measured. */
export const GIGABYTES_A_USER = 4;

export const shareTerabytes = (brief: Brief): number => Math.ceil((brief.users * GIGABYTES_A_USER) / 100) / 10;

/** Shares are part of what the servers hold as long as they leave room for the rest. */
export const holdsShares = (brief: Brief): boolean =>
  brief.users * GIGABYTES_A_USER <= (brief.servers.plan * GIGABYTES_A_SERVER) / 2;

/** By the tenth: what a few servers keep is far from a whole terabyte. */
export const terabytes = (servers: number): number => Math.ceil((servers * GIGABYTES_A_SERVER) / 100) / 10;

export const memory = (brief: Brief): number => (brief.holds(SMALL) ? 128 : 256);

/** A machine keeps 32 GB for itself; a workload is planned with 16. */
export const perNode = (brief: Brief): number => (memory(brief) - 32) / 16;

export const copies = (brief: Brief): number => (nodesOf(brief) >= 3 ? 3 : 2);

/** Connectors of 4 GB and members of the data gateway of 8, in workloads of 16. */
export const roleRoom = (brief: Brief): number =>
  Math.ceil(((brief.holds(PROXY) ? 8 : 0) + (brief.holds(GATEWAY_PAIR) ? 16 : 0)) / 16);

/** Workloads that it has room for while one machine is down. */
const roomOf = (brief: Brief): number => (nodesOf(brief) - 1) * perNode(brief) - roleRoom(brief);

/** What the cluster carries while one machine is down; a host of today keeps the backup server, and a controller that does not stop with the cluster. */
export const hosted = (brief: Brief): number =>
  Math.min(roomOf(brief), Math.max(1, brief.servers.plan - (hasBackupServer(brief) ? 1 : 0)));

/** It has room for no other; else a controller alone stays outside. */
export const isFull = (brief: Brief): boolean => hosted(brief) === roomOf(brief);

/** Every server that was counted is a domain controller. */
export const isWithoutMembers = (brief: Brief): boolean =>
  brief.hasDirectory && brief.servers.plan <= brief.domainControllers;

/** The only server is the domain controller too, and stays where it is. */
export const isSole = (brief: Brief): boolean =>
  isWithoutMembers(brief) && brief.servers.plan === 1 && brief.holds(none(LOCAL));

/** Beside the cluster, on the hosts of today. */
export const onHosts = (brief: Brief): number => brief.servers.plan - hosted(brief);

/** On its disks, copies counted and the reserve not. */
export const clusterTerabytes = (brief: Brief): number => Math.round(clusterGuests(brief) * copies(brief) * 2) / 10;

/** Guests of Azure Local are patched and configured by Azure without a charge. */
export const chargedByArc = (brief: Brief): number => brief.servers.plan - (brief.holds(LOCAL) ? hosted(brief) : 0);

export const clusterGuests = (brief: Brief): number =>
  hosted(brief) + 2 * [PROXY, GATEWAY_PAIR].filter((condition) => brief.holds(condition)).length;

/** One for each machine, whose guests are too many for pairs. */
export const datacenterGuests = (brief: Brief): number => (clusterGuests(brief) > STANDARD_GUESTS ? nodesOf(brief) : 0);
