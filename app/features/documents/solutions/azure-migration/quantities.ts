/** Servers, data and machines of the platform, worked out from the brief. */

import { all, any, none } from "#app/features/catalogue/predicate.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import { perBrief } from "#app/features/documents/brief/per-brief.ts";
import { DATA_GATEWAY } from "#app/features/documents/facts/work.ts";
import { planOf } from "#app/features/documents/plan/plan.ts";
import { backupServes, DATA_EACH } from "#app/features/documents/solutions/azure-network.ts";
import {
  CIRCUIT,
  EXIT,
  FIREWALL,
  isResidual,
  LANDING,
  LARGER,
  NAMED_SQL,
  OWN_GATEWAY,
  PLATFORM,
  PREMIUM,
  SHAREPOINT,
  SMALL,
  SOON,
  SQL,
  TWO_REGIONS,
} from "./answers.ts";

/** Of an estate that is in the cloud already, this share is taken as left over; for less than this many servers nobody orders waves. */
const RESIDUAL = 0.5;
export const LEAST_RESIDUAL = 5;
export const estate = (brief: Brief): number => {
  const { plan } = brief.servers;
  return isResidual(brief) ? Math.min(plan, Math.max(LEAST_RESIDUAL, Math.ceil(plan * RESIDUAL))) : plan;
};
const FARM = { small: 1, medium: 1, large: 2, enterprise: 4 } as const;

export type Kept = { count: number; role: string };

/** Servers of the estate that no wave takes: Azure gets controllers of its own, mail and sites leave by another project. One is moved at least, so that some may be left without a server of their own. */
export function placed(brief: Brief): Kept[] {
  const roles: [number, string][] = [
    [brief.hasDirectory ? brief.domainControllers : 0, "domain controller"],
    [brief.has("current-technologies", "exchange-server") ? FARM[brief.size] : 0, "Exchange server"],
    [brief.holds(SHAREPOINT) ? FARM[brief.size] : 0, "SharePoint server"],
  ];
  let room = estate(brief) - 1;
  return roles.flatMap(([wanted, role]) => {
    const count = Math.min(wanted, room);
    room -= count;
    return wanted > 0 ? [{ count, role }] : [];
  });
}

export const unmovable = (brief: Brief): Kept[] => placed(brief).filter(({ count }) => count > 0);
/** A landing zone leaves most of the estate where it is, so nothing is taken off it. */
export const unmoved = perBrief((brief) => (brief.holds(LANDING) ? [] : unmovable(brief)));
export const stays = (brief: Brief): number => unmoved(brief).reduce((sum, { count }) => sum + count, 0);
/** What could be moved in all. */
export const movable = (brief: Brief): number =>
  estate(brief) - unmovable(brief).reduce((sum, { count }) => sum + count, 0);
export const mostInFirstWave = (brief: Brief): number => (brief.holds(SMALL) ? 3 : 5);
/** Servers in scope: a landing zone moves only its first wave, no more than half of what can move, so that a decision on the rest is left. */
export const moved = perBrief((brief): number =>
  brief.holds(LANDING) ? Math.min(mostInFirstWave(brief), Math.max(1, Math.floor(movable(brief) / 2))) : movable(brief),
);

/** Of so few nobody keeps three for tests. */
const FEW_SERVERS = 12;
export const isFew = (brief: Brief): boolean => brief.holds(SMALL) || movable(brief) < FEW_SERVERS;
const INSPECTED = all(PREMIUM, LARGER);
/** Below the large sizes Standard filters, and what inspection would cost is told beside it. */
export const inspects = (brief: Brief): boolean => brief.holds(INSPECTED);
/** Whether more can move than the first wave takes. */
export const leavesRest = (brief: Brief): boolean => movable(brief) > moved(brief);
/** A first wave that no other follows: it does not wait until its dependencies were watched for a month. */
export const movesAlone = (brief: Brief): boolean => brief.holds(LANDING) && !leavesRest(brief);

/** A tenth is retired; of the rest, platform services take half where they come first, else a tenth; one machine at least moves as it is. Without databases or platform services asked for, none is guessed. */
export const retired = (brief: Brief): number => (brief.holds(LANDING) ? 0 : Math.floor(moved(brief) / 10));
/** Workloads that every option must carry. */
export const staying = (brief: Brief): number => moved(brief) - retired(brief);
/** One or two databases are cheaper on their own machines than on an instance of four cores. */
const ON_MACHINES = none(PLATFORM, LARGER);
const DATABASES = all(SQL, none(LANDING, ON_MACHINES));
/** Databases were named, or platform services are what was asked for. */
const ANY_PLATFORM = any(DATABASES, PLATFORM);
export const replatformed = perBrief((brief): number => {
  if (!brief.holds(ANY_PLATFORM)) return 0;
  const kept = moved(brief) - retired(brief);
  return Math.min(kept - 1, Math.max(1, Math.floor(kept / (brief.holds(PLATFORM) ? 2 : 10))));
});
/** So many, or systems joined to them, and no list of dependencies is complete at the first reading. */
export const MANY_MACHINES = 30;
export const machines = perBrief((brief): number => moved(brief) - retired(brief) - replatformed(brief));
/** Where platform services come first, half of them are databases; else all are, where there are databases, or none. */
export const databases = (brief: Brief): number => {
  if (brief.holds(PLATFORM)) return Math.ceil(replatformed(brief) / 2);
  return brief.holds(DATABASES) ? replatformed(brief) : 0;
};
export const webApplications = (brief: Brief): number => replatformed(brief) - databases(brief);
/** Where one server alone moves, it moves as it is, whatever was asked for. */
export const hasInstances = (brief: Brief): boolean => databases(brief) > 0;
/** Instances are bought for databases that nobody said are on SQL Server. */
export const hasUnlistedSql = (brief: Brief): boolean =>
  hasInstances(brief) && !brief.has("current-technologies", "sql-server");
/** Databases were named, or are taken to be among what moves to platform services. */
export const hasDatabases = (brief: Brief): boolean => brief.holds(NAMED_SQL) || hasInstances(brief);
export const hasPlatform = (brief: Brief): boolean => replatformed(brief) > 0;
export const isPlatform = (brief: Brief): boolean => brief.holds(PLATFORM) && hasPlatform(brief);
export const onMachines = (brief: Brief): boolean =>
  brief.holds(ON_MACHINES) || (!brief.holds(LANDING) && !hasInstances(brief));

export const instancesFor = (count: number): number => Math.ceil(count / 2);
/** Length of the prefix: five addresses for Azure, twelve for each general purpose instance that may be scaled, and sixteen for one more cluster. */
export const instanceSubnet = (brief: Brief): number =>
  32 - Math.max(5, Math.ceil(Math.log2(5 + 12 * instancesFor(databases(brief)) + 16)));
export const plansFor = (count: number): number => Math.ceil(count / 2);

/** Machines of all that can move, after the retired tenth. */
export const wholeRetired = (brief: Brief): number => Math.floor(movable(brief) / 10);
export const wholeEstate = (brief: Brief): number => movable(brief) - wholeRetired(brief);

export const tenths = (terabytes: number): number => Math.round(terabytes * 10) / 10;
/** Of the data that were given, in TB: a landing zone carries the share of its first wave. */
export const givenData = (brief: Brief): number | null => {
  const given = brief.given("data-volume");
  return given === null || !brief.holds(LANDING)
    ? given
    : Math.max(0.1, tenths((given * machines(brief)) / wholeEstate(brief)));
};
/** What crosses the line and is stored: databases leave their servers behind, their data come along. */
export const terabytes = (brief: Brief): number =>
  givenData(brief) ?? tenths((machines(brief) + databases(brief)) * DATA_EACH);
/** Data of each machine or database, in TB, to a tenth. */
export const dataEach = (brief: Brief): number => {
  const given = givenData(brief);
  return given === null ? DATA_EACH : Math.max(0.1, tenths(given / (machines(brief) + databases(brief))));
};
/** An instance in the vault holds half a terabyte of a machine. */
export const instancesOf = (count: number, data: number | null): number => Math.max(count, Math.ceil(2 * (data ?? 0)));

export const regions = (brief: Brief): number => (brief.holds(TWO_REGIONS) ? 2 : 1);
/** Hubs that run all the time: up to the middle size, and where the nightly backup serves, that of the second region is code until a failover, which takes longer than an hour. */
export const hubs = (brief: Brief): number =>
  brief.holds(TWO_REGIONS) && !backupServes(brief) && (brief.holds(LARGER) || brief.detail("recovery-time") === "hour")
    ? 2
    : 1;
const SMALL_STAYS = all(SMALL, none(EXIT));
/** Beside controllers that stay in the room, for what else stays there, a small estate has one in Azure. */
const isSecond = (brief: Brief): boolean =>
  brief.holds(SMALL_STAYS) && (brief.holds(LANDING) || unmoved(brief).some(({ role }) => !role.startsWith("domain")));
/** Two where the hub runs, one where only copies lie; a small estate that has two regions needs one in each. */
export const controllers = (brief: Brief): number => {
  if (!brief.hasDirectory) return 0;
  if (isSecond(brief)) return 1;
  if (!brief.holds(TWO_REGIONS) || brief.holds(SMALL)) return 2;
  return hubs(brief) === 2 ? 4 : 3;
};

/** Members of the data gateway; where few people read reports, these wait for its repair. */
export const gateways = (brief: Brief): number => (brief.holds(SMALL) ? 1 : 2);
export const ownGateways = (brief: Brief): number => (brief.holds(OWN_GATEWAY) ? gateways(brief) : 0);
/** Of larger ones each counts as two of the D4s class. */
export const sizesOf = (members: number, brief: Brief): number => members * (brief.holds(LARGER) ? 2 : 1);
export const gatewaySizes = (brief: Brief): number => sizesOf(ownGateways(brief), brief);
/** Machines that the project creates beside those that it moves. */
export const created = (brief: Brief): number => controllers(brief) + ownGateways(brief);
/** One serves one network: that of the machines, and that of the controllers in each region, who share it in a small estate. */
export function natGateways(brief: Brief): number {
  if (!brief.hasDirectory) return hubs(brief);
  return brief.holds(SMALL) ? Math.max(hubs(brief), regions(brief)) : hubs(brief) + regions(brief);
}
/** Vaults of a second region whose hub is code until a failover. */
export const vaultsWithoutHub = (brief: Brief): number => regions(brief) - hubs(brief);
/** For vault, keys and storage in each hub, for each other vault, and one for each web application. */
export const privateEndpoints = (brief: Brief): number =>
  3 * hubs(brief) + vaultsWithoutHub(brief) + webApplications(brief);
/** GB a month of a machine's own logs, and of its share in those of the firewall: planning assumptions. */
export const OWN_LOG_GB = 2;
const FIREWALL_LOG_GB = 1;
export const logEach = (brief: Brief): number => OWN_LOG_GB + (brief.holds(FIREWALL) ? FIREWALL_LOG_GB : 0);
/** Of so many machines, those that the project creates too. */
export const logsOf = (count: number, brief: Brief): number => Math.max(10, (count + created(brief)) * logEach(brief));
export const logVolume = (brief: Brief): number => logsOf(machines(brief), brief);
export const hostsGateway = (brief: Brief): boolean => machines(brief) === 1 && brief.holds(all(DATA_GATEWAY, SMALL));

/** Of the D4s class: half of the machines, and the only one where it has the data gateway to carry. */
export const large = (brief: Brief): number => (hostsGateway(brief) ? 1 : Math.floor(machines(brief) / 2));

/** Of the machines that the project brings into being, in virtual cores. */
export const cores = (brief: Brief): number =>
  2 * (machines(brief) - large(brief) + controllers(brief)) + 4 * (large(brief) + gatewaySizes(brief));
/** So many no region keeps for who has not asked; organisations of these sizes have two. */
export const needsQuota = (brief: Brief): boolean => brief.holds(all(LARGER, none(LANDING)));

export const megabits = (brief: Brief): number =>
  brief.given("bandwidth") ?? { small: 100, medium: 500, large: 1000, enterprise: 1000 }[brief.size];

/** Of what leaves Azure in a month, in GB. */
export const FREE_GB = 100;
/** Of a line, in GB a month: 60% of it, for 30 days. */
export const GB_A_MEGABIT = 194;
export const outboundOf = (data: number, brief: Brief): number =>
  Math.max(0, Math.min(Math.round(data * 100), megabits(brief) * GB_A_MEGABIT) - FREE_GB);

/** Whole TB of what leaves in a month, the free part too. */
export const filtered = (gigabytes: number): number => Math.ceil((gigabytes + FREE_GB) / 1000);

/** People reach the moved servers from where they work: other sites, or any site once the room is given back. */
export const apart = (brief: Brief): boolean => !brief.holds(LANDING) && (brief.holds(EXIT) || brief.sites > 1);
/** Beside a circuit runs the tunnel. */
export const needsSecondLink = (brief: Brief): boolean =>
  !brief.holds(LANDING) && (brief.sites > 1 || !brief.holds(CIRCUIT));
/** Of 650 Mbps at most four fifths are planned with, which leaves so many people 5 Mbps each at once; beside a circuit other sites share the gateway, and of one site it is the fall-back. A first wave serves few, and the size is raised where it stands. */
const WIDE_PEOPLE = 104;
/** So many leave each other half a megabit, whatever the line of the room: other sites do not come by it. */
const CROWD = 1040;
export const wide = (brief: Brief): boolean =>
  !brief.holds(LANDING) &&
  (brief.holds(CIRCUIT) ? brief.sites > 1 : megabits(brief) > 520 || (brief.sites > 1 && brief.knowledge > CROWD)) &&
  brief.users > WIDE_PEOPLE;

/** Up to the middle size what leaves to the internet is far below the limit of the Basic edition. */
export const BASIC_MBPS = 250;

/** Two machines promoted, replication and sign-in tested, in days: a planning assumption. */
export const CONTROLLER_DAYS = { small: 1, medium: 2, large: 2, enterprise: 2 } as const;
export const controllerDays = (brief: Brief): number => (CONTROLLER_DAYS[brief.size] * controllers(brief)) / 2;

export const weeksIn = (phase: number, brief: Brief): number =>
  planOf(brief)
    .phases.filter(({ number }) => number === phase)
    .reduce((sum, { start, end }) => sum + end - start, 0);

/** So many weeks of discovery hold the 30 days that dependencies are watched, with a month end. */
const WATCHED_WEEKS = 6;
/** They end after the pilot; of a first wave alone they are watched on. */
export const isSoon = (brief: Brief): boolean =>
  brief.holds(LANDING) || (brief.holds(SOON) && weeksIn(1, brief) < WATCHED_WEEKS);
