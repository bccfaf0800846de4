/** Azure migration: strategies for each workload, landing zone, waves, right-sizing and cost. */

import { detailLabel } from "#app/features/catalogue/detail-answers.ts";
import { UNKNOWN } from "#app/features/catalogue/details.ts";
import { DIRECTORY } from "#app/features/catalogue/estate.ts";
import { all, any, type Condition, is, none } from "#app/features/catalogue/predicate.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import { isMonthly } from "#app/features/documents/brief/change-window.ts";
import { countryInWords } from "#app/features/documents/brief/jurisdiction.ts";
import { perBrief } from "#app/features/documents/brief/per-brief.ts";
import { formatAmount } from "#app/features/documents/budget/budget.ts";
import { dayOfIso, formatDay } from "#app/features/documents/dates.ts";
import { CONFIGURATION_FACTORS, RESIDUAL_PERCENT, volumeSharesOf } from "#app/features/documents/facts/effort.ts";
import { INTEGRATION_IDS } from "#app/features/documents/facts/integrations.ts";
import { PRICES, type PriceKey } from "#app/features/documents/facts/prices.ts";
import { API_GATEWAY, DATA_GATEWAY } from "#app/features/documents/facts/work.ts";
import type { OptionEstimate, OptionRow } from "#app/features/documents/options/option-row.ts";
import {
  type BillRow,
  type DecisionRow,
  type Figure,
  foundBy,
  type Pack,
  type RecoveryRow,
  say,
  type TaskRow,
} from "#app/features/documents/pack.ts";
import { gateOf, hasOldWindows, lifecycleOf, oldestOf } from "#app/features/documents/plan/deadlines.ts";
import { isFrozen, stopping } from "#app/features/documents/plan/freezes.ts";
import { monthlyWeekends, planOf } from "#app/features/documents/plan/plan.ts";
import { lapsedOf } from "#app/features/documents/plan/support-dates.ts";
import { circuitLikelihood, circuitText, circuitTrigger, yearlyText } from "#app/features/documents/rules/risks.ts";
import {
  allowedRegions,
  apiManagement,
  asksForCopies,
  BACKUP_REGION,
  backupServes,
  CIRCUIT_ORDER,
  coresOf,
  DATA_EACH,
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
  publishedDays,
  remoteUsers,
  replicaDisks,
  replicated,
  replicatedBy,
  SECOND_REGION,
  zonesInBoth,
} from "#app/features/documents/solutions/azure-network.ts";
import { REGULATED } from "#app/features/documents/solutions/regulated.ts";
import type { Diagram, DiagramEdge, DiagramZone } from "#app/features/documents/tree/tree.ts";
import { figure, listed, oneOf, people, plural, sentence } from "#app/features/documents/words.ts";
import { AZURE_LOCAL_MOVE, MACHINES_WEEKS, WHOLE_MOVE } from "./outlines.ts";

const LANDING = is("solution-configuration", "azure-landing-zone");
const PLATFORM = is("solution-configuration", "azure-platform");
const EXIT = is("solution-configuration", "azure-exit");
const CUSTOM = is("integration-needs", "custom-applications");
const INTERFACES = is("integration-needs", ...INTEGRATION_IDS);
const LARGER = is("company-size", "large", "enterprise");
const SMALL = is("company-size", "small");
const NAMED_SQL = any(is("current-technologies", "sql-server"), is("integration-needs", "database-systems"));
const SQL = any(PLATFORM, NAMED_SQL);
/** An enterprise that a supervisor looks at is expected to keep its traffic off the internet. */
const SUPERVISED = all(is("company-size", "enterprise"), is("industry", "healthcare", "finance", "government"));
/** Neither a first wave nor an estate of a few dozen servers pays for a circuit. */
const CIRCUIT = all(LARGER, none(LANDING), any(EXIT, is("integration-needs", "erp"), SUPERVISED));
/** A small estate is guarded by NAT gateway and network rules: a firewall would cost more than its servers. */
const FIREWALL = any(
  LARGER,
  all(none(SMALL), any(REGULATED, is("cloud-maturity", "some", "significant", "cloud-first"))),
);
/** One or two databases are cheaper on their own machines than on an instance of four cores. */
const ON_MACHINES = none(PLATFORM, LARGER);
const DATABASES = all(SQL, none(LANDING, ON_MACHINES));
/** Databases were named, or platform services are what was asked for. */
const ANY_PLATFORM = any(DATABASES, PLATFORM);
/** A landing zone is ready for the second region; machines that need it come later. */
const TWO_REGIONS = any(EXIT, all(LARGER, none(LANDING)));
/** The pilot comes within the 30 days that dependencies are watched. */
const SOON = any(LANDING, SMALL, is("timeline", "1-3-months"));
const CLOUD_FIRST = is("cloud-maturity", "cloud-first");
/** Much runs in a cloud that was not named. */
const UNNAMED_CLOUD = all(
  is("cloud-maturity", "significant", "cloud-first"),
  none(is("current-technologies", "azure-services")),
);
/** Up to the middle size what leaves to the internet is far below the limit of the Basic edition. */
const BASIC_MBPS = 250;
/** Inspection waits for production: a first wave proves the rules, and the edition is raised where it stands. */
const PREMIUM = all(
  FIREWALL,
  none(LANDING),
  any(all(LARGER, REGULATED), is("industry", "healthcare", "finance", "government")),
);
const BASIC = all(FIREWALL, none(LARGER, PREMIUM));
const NOT_BASIC = all(FIREWALL, none(BASIC));
/** Beside no Microsoft 365, SharePoint is a server of the room. */
const SHAREPOINT = all(
  is("current-technologies", "sharepoint"),
  none(is("current-technologies", "office-365", "teams")),
);
/** Something is named whose strategy can be said before discovery. */
const WORKLOADS = any(
  all(SQL, any(LANDING, PLATFORM, SMALL)),
  is("current-technologies", "windows-server"),
  is("integration-needs", "legacy-applications", "erp", "crm", "custom-applications"),
);
/** What an exit must wait for: it leaves the room by a project of its own. */
const LEFT_BEHIND = all(EXIT, any(is("current-technologies", "exchange-server"), SHAREPOINT));
/** Mail or sites on servers without updates that no wave takes; an exit has a decision of its own for them. */
const unpatched = (brief: Brief): string[] =>
  brief.holds(EXIT)
    ? []
    : [
        hasEnded(brief, "exchange-server") && "Exchange",
        brief.holds(SHAREPOINT) && hasEnded(brief, "sharepoint") && "SharePoint",
      ].filter((name) => name !== false);
/** A version without support that may be in use: the oldest Windows Server named rules out those that it cannot carry. */
const hasEnded = (brief: Brief, family: string): boolean =>
  brief.has("current-technologies", family) &&
  lifecycleOf(brief).some((row) => row.family === family && row.end && dayOfIso(row.end) < brief.today);
const unpatchedText = (brief: Brief): string =>
  `${listed(unpatched(brief))} ${unpatched(brief).length > 1 ? "Servers" : "Server"}`;
/** With controllers in Azure nothing else need resolve private names; a small estate has no private endpoints. */
const RESOLVER = none(SMALL, DIRECTORY);
/** Internal applications are published where people or old systems need them outside the office. */
const PROXY = all(
  none(LANDING),
  any(is("primary-objective", "remote-work"), is("integration-needs", "legacy-applications")),
);
/** Who has no Microsoft 365 has nobody synchronised either. */
const SYNCHRONISED_HERE = all(PROXY, DIRECTORY, none(is("current-technologies", "office-365", "teams")));
/** Published applications come in by the proxy; where web applications are few, a gateway beside it would serve nobody. */
const WEB_GATEWAY = all(PLATFORM, none(SMALL), any(LARGER, none(PROXY)));
/** A nightly backup gives back yesterday, and takes a working day: whoever asks for less gets copies in another zone, where there is no second region. */
const inZones = (brief: Brief): boolean => !brief.holds(TWO_REGIONS) && asksForCopies(brief);
const copied = (brief: Brief): boolean => (brief.holds(TWO_REGIONS) && !backupServes(brief)) || inZones(brief);
/** One machine holds a service, and its database only where they share it. */
const coversService = (brief: Brief): string =>
  hasInstances(brief) && protectedMachines(brief) > 1 ? " and its database are" : " is";
/** Sentences on what was given for outage and loss. */
const FAILED_OVER = (brief: Brief): string =>
  brief.holds(LANDING)
    ? "Failover of one first-wave machine is timed; the most important service moves later"
    : `The most important service${coversService(brief)} covered by Site Recovery${hasInstances(brief) && protectedMachines(brief) === 1 ? ", its database only if on the same machine" : ""}; failover is timed before acceptance${uncopied(brief) > 0 ? "; others, restored from backup, take longer" : ""}`;
const RESTORED = (brief: Brief): string => {
  const isDay = brief.detail("recovery-time") === "day";
  const isLate = brief.holds(TWO_REGIONS) && (isDay || restoreDays(brief) > LEAST_RESTORE_DAYS);
  const lost = ", except when the region is lost";
  if (!copied(brief))
    return `Restore from the nightly backup meets this${isLate ? (isDay ? " (when the region is lost, for the most important application only)" : `${lost} (${restoreDays(brief)} days),`) : ""} and is timed before acceptance`;
  return `Restore from backup meets this${isLate && uncopied(brief) > 0 ? `${lost} (other machines then take ${restoreDays(brief)} days)` : ""}; machines with Site Recovery return sooner; both are timed${uncopied(brief) > 1 ? " on a sample" : ""} before acceptance`;
};
const LITTLE_LOST = (brief: Brief): string =>
  brief.holds(LANDING)
    ? `One first-wave machine trials Site Recovery, losing 15 minutes at most; servers that need it move later, each at ${formatAmount(PRICES.asr.low, "USD")} a month plus a replica disk`
    : `Machines with Site Recovery${uncopied(brief) > 0 ? ` (${figure(protectedMachines(brief))} of ${figure(machines(brief))})` : ""}${hasInstances(brief) ? " and databases" : ""} lose 15 minutes at most${hasInstances(brief) && brief.holds(TWO_REGIONS) ? " (databases 1 hour when the region is lost)" : ""}${uncopied(brief) > 0 ? ", all others up to a day (decision requested)" : ""}`;
const NIGHTLY = "The nightly backup meets this";
/** The lease that ends may be that of the room, which only an exit empties. */
const LEASE = (brief: Brief): string => {
  const asked = "Its notice period and the price of an extra month are requested";
  if (brief.holds(EXIT)) return asked;
  const room = `${asked}. If it is the lease of the server room`;
  const left = brief.servers.plan - moved(brief);
  if (brief.holds(LANDING))
    return left > 0
      ? `${room}, a first wave will not meet the date: ${aboutGiven(brief)}${plural(left, "server")} ${left === 1 ? "remains" : "remain"} in it`
      : asked;
  const rolledOut = planOf(brief).phases.findLast(({ number }) => number === 3)?.lastDay ?? planOf(brief).end;
  return `${room}: the last wave leaves it by ${formatDay(rolledOut)}, its machines stay there a further 14 days, and clearing it${stays(brief) > 0 ? `, with ${listed(staysText(brief).split(", "))},` : ""} is a separate order`;
};
/** Where a day may pass, the second region is built from the vault's copy, and nothing runs there before. */
const restored = (brief: Brief): boolean => brief.holds(TWO_REGIONS) && backupServes(brief);
const elsewhere = (brief: Brief): string => (brief.holds(TWO_REGIONS) ? "the second region" : "another zone");
const DEFENDER = any(LARGER, is("security-requirements", "threat-protection"));
/** Asked for, it is a control with a task and a test of its own. */
const ONBOARDED = all(DEFENDER, none(is("security-requirements", "threat-protection")));

/** Of an estate that is in the cloud already, this share is taken as left over; for less than this many servers nobody orders waves. */
const RESIDUAL = 0.5;
const LEAST_RESIDUAL = 5;
/** A number that was given counts what is in scope. */
const isResidual = (brief: Brief): boolean => brief.holds(CLOUD_FIRST) && brief.given("servers") === null;
const estate = (brief: Brief): number => {
  const { plan } = brief.servers;
  return isResidual(brief) ? Math.min(plan, Math.max(LEAST_RESIDUAL, Math.ceil(plan * RESIDUAL))) : plan;
};
/** A count that was given is no estimate. */
const aboutGiven = (brief: Brief): string => (brief.given("servers") === null ? "about " : "");
const estateText = (brief: Brief): string =>
  isResidual(brief) ? `about ${figure(estate(brief))} left` : brief.serverRange;
const FARM = { small: 1, medium: 1, large: 2, enterprise: 4 } as const;

type Kept = { count: number; role: string };
/** Servers of the estate that no wave takes: Azure gets controllers of its own, mail and sites leave by another project. One is moved at least, so that some may be left without a server of their own. */
function placed(brief: Brief): Kept[] {
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
const unmovable = (brief: Brief): Kept[] => placed(brief).filter(({ count }) => count > 0);
/** `Exchange`, which then runs on a controller. */
const housed = (brief: Brief): string[] =>
  stays(brief) > 0 ? placed(brief).flatMap(({ count, role }) => (count > 0 ? [] : role.split(" ", 1))) : [];
/** A landing zone leaves most of the estate where it is, so nothing is taken off it. */
const unmoved = perBrief((brief) => (brief.holds(LANDING) ? [] : unmovable(brief)));
const stays = (brief: Brief): number => unmoved(brief).reduce((sum, { count }) => sum + count, 0);
/** Mail and sites: what stands in the way of giving the room back. */
const inTheWay = (brief: Brief): Kept[] => unmoved(brief).filter(({ role }) => !role.startsWith("domain"));
const staysText = (brief: Brief, kept = unmoved(brief)): string =>
  kept
    .map(
      ({ count, role }, at) =>
        `${plural(count, role)}${at === 0 && housed(brief).length > 0 ? ` (${count > 1 ? "one " : ""}with ${listed(housed(brief))})` : ""}`,
    )
    .join(", ");
const moves = (brief: Brief): string =>
  `${moved(brief) === 1 ? "moves" : "move"}${retired(brief) > 0 ? " or retire" : ""}`; // a tenth of one server is none
/** What could be moved in all. */
const movable = (brief: Brief): number => estate(brief) - unmovable(brief).reduce((sum, { count }) => sum + count, 0);
const mostInFirstWave = (brief: Brief): number => (brief.holds(SMALL) ? 3 : 5);
/** Servers in scope: a landing zone moves only its first wave, no more than half of what can move, so that a decision on the rest is left. */
const moved = perBrief((brief): number =>
  brief.holds(LANDING) ? Math.min(mostInFirstWave(brief), Math.max(1, Math.floor(movable(brief) / 2))) : movable(brief),
);
/** The platform does not pay for one. */
const ifMoreFollows = (brief: Brief): string => (movable(brief) === 1 ? ", provided that more workloads follow" : "");
/** Of so few nobody keeps three for tests. */
const FEW_SERVERS = 12;
const isFew = (brief: Brief): boolean => brief.holds(SMALL) || movable(brief) < FEW_SERVERS;
/** Of a few servers no supervisor expects inspection that costs more than their machines. */
const inspects = (brief: Brief): boolean => brief.holds(PREMIUM) && (brief.holds(LARGER) || !isFew(brief));
/** Whether more can move than the first wave takes. */
const leavesRest = (brief: Brief): boolean => movable(brief) > moved(brief);
/** A tenth is retired; of the rest, platform services take half where they come first, else a tenth; one machine at least moves as it is. Without databases or platform services asked for, none is guessed. */
const retired = (brief: Brief): number => (brief.holds(LANDING) ? 0 : Math.floor(moved(brief) / 10));
const replatformed = (brief: Brief): number => {
  if (!brief.holds(ANY_PLATFORM)) return 0;
  const kept = moved(brief) - retired(brief);
  return Math.min(kept - 1, Math.max(1, Math.floor(kept / (brief.holds(PLATFORM) ? 2 : 10))));
};
/** So many, or systems joined to them, and no list of dependencies is complete at the first reading. */
const MANY_MACHINES = 30;
const CONNECTED = is("integration-needs", "erp", "legacy-applications", "database-systems", "custom-applications");
const machines = (brief: Brief): number => moved(brief) - retired(brief) - replatformed(brief);
/** Three to five servers prove the platform; of a small estate no more than three, or half of it, can be missed for a day. */
const firstWave = (brief: Brief): number =>
  brief.holds(LANDING)
    ? moved(brief)
    : Math.min(brief.holds(SMALL) ? 3 : 4, Math.max(1, Math.floor(machines(brief) / 2)));
const WAVE = { small: 6, medium: 8, large: 30, enterprise: 60 } as const;
/** Where weeks are few, waves are fewer and larger. */
const HURRIED_WAVE = { ...WAVE, medium: 15 } as const;
/** A client who names more servers than its size has moves more of them at a time. */
const wave = (brief: Brief): number =>
  Math.max(
    (brief.holds(is("timeline", "1-3-months")) ? HURRIED_WAVE : WAVE)[brief.size],
    Math.min(WAVE.enterprise, Math.ceil(moved(brief) / 6)),
  );
/** Of so few, those of wave 0 may well be joined to the others. */
const PAIRED = 3;
const waves = (brief: Brief): number =>
  brief.holds(LANDING) || machines(brief) === 1
    ? 1 // of one machine wave 0 is the test, whatever goes to a platform service beside it
    : 1 + Math.ceil((moved(brief) - retired(brief) - firstWave(brief)) / wave(brief));
/** After wave 0; where there are many, systems with interfaces move in the first half, so that these settle while the rest moves. */
const manyWaves = (brief: Brief): boolean => waves(brief) > 4;
const halfOfWaves = (brief: Brief): number => Math.ceil((waves(brief) - 1) / 2);
const spanOf = (first: number, last: number): string =>
  first === last ? `wave ${first}` : `waves ${first} ${last - first === 1 ? "and" : "to"} ${last}`;
/** About a hundred machines a month, and a wave every two weeks, for each team; every month where the change window opens no more often. */
const MACHINES_A_MONTH = 100;
const weeksAWave = (brief: Brief): number => (isMonthly(brief) ? 4 : 2);
/** Weeks of the rollout in which people are trained before its waves, and the failover is tested after them. */
const BESIDE_WAVES = { small: 1, medium: 1, large: 2, enterprise: 2 } as const;
/** From the end of wave 0 to the last machine, by one team. */
const weeksOfOneTeam = (brief: Brief): number =>
  Math.max(1, weeksAWave(brief) * (waves(brief) - 1), ((machines(brief) / MACHINES_A_MONTH) * 52) / 12);
const teams = (brief: Brief): number => {
  const { start, phases, freezes } = planOf(brief);
  const stops = stopping("rollout", freezes);
  const mondays = phases
    .filter(({ number }) => number === 3)
    .flatMap((phase) => Array.from({ length: phase.end - phase.start }, (_, week) => start + 7 * (phase.start + week)));
  const weeks = mondays.filter((monday) => !isFrozen(monday, stops)).length;
  const fewest = isMonthly(brief) ? Math.ceil((waves(brief) - 1) / monthlyWeekends(brief)) : 1;
  return Math.max(fewest, Math.ceil(weeksOfOneTeam(brief) / Math.max(1, weeks - BESIDE_WAVES[brief.size])));
};
/** Each team has at most one wave on a monthly weekend, and none has more than the weekends need. */
const wavesTogether = (brief: Brief): number =>
  isMonthly(brief) ? Math.min(teams(brief), Math.ceil((waves(brief) - 1) / Math.max(1, monthlyWeekends(brief)))) : 1;
/** Weekends of the change window, a month apart. */
const weekends = (brief: Brief): number => Math.ceil(Math.max(1, waves(brief) - 1) / Math.max(1, wavesTogether(brief)));
const moveWeeks = (brief: Brief): number =>
  Math.max(
    Math.ceil(weeksOfOneTeam(brief) / teams(brief)),
    isMonthly(brief) ? Math.ceil(((weekends(brief) - 1) * 52) / 12) + 1 : 0,
  );
const megabits = (brief: Brief): number =>
  brief.given("bandwidth") ?? { small: 100, medium: 500, large: 1000, enterprise: 1000 }[brief.size];
/** Of a line, in GB a month: 60% of it, for 30 days. */
const GB_A_MEGABIT = 194;
const outboundOf = (data: number, brief: Brief): number =>
  Math.max(0, Math.min(Math.round(data * 100), megabits(brief) * GB_A_MEGABIT) - FREE_GB);
const outbound = (brief: Brief): number => outboundOf(terabytes(brief), brief);
/** Of what leaves Azure in a month, in GB. */
const FREE_GB = 100;
/** From the middle of the rollout to the end of the plan, when the old side is off. */
const besideMonths = (brief: Brief): readonly [number, number] => {
  const { phases, end } = planOf(brief);
  const days = phases.filter(({ number }) => number === 3).flatMap(({ firstDay, lastDay }) => [firstDay, lastDay]);
  const months = Math.max(1, Math.floor((end - (Math.min(...days) + Math.max(...days)) / 2) / DAYS_A_MONTH));
  return [months, months + 1];
};
const DAYS_A_MONTH = 30;
const tenths = (terabytes: number): number => Math.round(terabytes * 10) / 10;
/** Of the data that were given, in TB: a landing zone carries the share of its first wave. */
const givenData = (brief: Brief): number | null => {
  const given = brief.given("data-volume");
  return given === null || !brief.holds(LANDING)
    ? given
    : Math.max(0.1, tenths((given * machines(brief)) / wholeEstate(brief)));
};
/** What crosses the line and is stored: databases leave their servers behind, their data come along. */
const terabytes = (brief: Brief): number =>
  givenData(brief) ?? tenths((machines(brief) + databases(brief)) * DATA_EACH);
const regions = (brief: Brief): number => (brief.holds(TWO_REGIONS) ? 2 : 1);
/** Hubs that run all the time: up to the middle size, and where the nightly backup serves, that of the second region is code until a failover, which takes longer than an hour. */
const hubs = (brief: Brief): number =>
  brief.holds(TWO_REGIONS) && !backupServes(brief) && (brief.holds(LARGER) || brief.detail("recovery-time") === "hour")
    ? 2
    : 1;
/** One serves one network: that of the machines, and that of the controllers in each region. */
const natGateways = (brief: Brief): number => hubs(brief) + (brief.hasDirectory ? regions(brief) : 0);
/** For vault, keys and storage in each hub, and one for each web application. */
const privateEndpoints = (brief: Brief): number => 3 * hubs(brief) + webApplications(brief);
/** A small organisation puts its data gateway on a server that it has. */
const OWN_GATEWAY = all(DATA_GATEWAY, none(SMALL));
/** Machines that the project creates beside those that it moves. */
const created = (brief: Brief): number => controllers(brief) + ownGateways(brief);
const CREATED = "new machines";
/** Members of the data gateway; where few people read reports, these wait for its repair. */
const gateways = (brief: Brief): number => (brief.holds(SMALL) ? 1 : 2);
/** Two where the hub runs, one where only copies lie; a small estate that has two regions needs one in each. */
const controllers = (brief: Brief): number => {
  if (!brief.hasDirectory) return 0;
  if (!brief.holds(TWO_REGIONS) || brief.holds(SMALL)) return 2;
  return hubs(brief) === 2 ? 4 : 3;
};
const IN_TWO_REGIONS: Record<number, string> = {
  2: "one in each region",
  3: "one in the second region",
  4: "two in each region",
};
const controllerPlaces = (brief: Brief): string =>
  `${controllers(brief)}, ${(brief.holds(TWO_REGIONS) && IN_TWO_REGIONS[controllers(brief)]) || "own site"}`;
/** Whether a version in use, or one that the servers can carry where nobody named any, has lost its support. */
const hasOldSql = (brief: Brief): boolean => hasEnded(brief, "sql-server");
/** Of the version named as the oldest, updates are still sold though its support has ended. */
const paysForSql = (brief: Brief): boolean =>
  lapsedOf(brief).some(
    ({ family, isKnown, paidEnd }) =>
      family === "sql-server" && isKnown && paidEnd !== undefined && dayOfIso(paidEnd) >= brief.today,
  );
/** The end of Windows Server 2016 has a decision and a line of its own, where it leaves days to decide in. */
const isGated = (brief: Brief): boolean => gateOf(brief)?.product === "Windows Server 2016";
const paysForWindows = (brief: Brief): boolean =>
  brief.known("windows-server-version") === "2016" && !isGated(brief) && brief.today <= dayOfIso("2030-01-12");
const isBridged = (brief: Brief): boolean => hasOldWindows(brief) && !hasOldSql(brief) && isGated(brief);
/** Versions named as the oldest whose support ends before the first day. */
const unsupported = (brief: Brief): string[] =>
  ["windows-server", "sql-server"].flatMap((family) => {
    const row = lifecycleOf(brief).find(({ product }) => product === oldestOf(brief, family));
    return row?.end && dayOfIso(row.end) < planOf(brief).start ? row.product : [];
  });
const OLD_SQL = "an out-of-support version";
/** Of the version named as the oldest, whose support ends within a year of the move. */
const sqlNext = (brief: Brief): string => {
  const row = lifecycleOf(brief).find(
    ({ family, product }) => family === "sql-server" && product === oldestOf(brief, family),
  );
  return row?.end && dayOfIso(row.end) < planOf(brief).end + 365
    ? `, and ${row.product}, whose support ends on ${formatDay(dayOfIso(row.end))}, heads the modernisation list`
    : "";
};
/** Of the versions that may be in use, how far the move upgrades them. */
const hasUnpaidWindows = (brief: Brief): boolean => ["2012", null].includes(brief.known("windows-server-version"));
const upgradePath = (brief: Brief): string =>
  `${hasUnpaidWindows(brief) ? "2012 to 2016 and from there again, 2012 R2 to 2019, " : ""}2016 to 2022`;
const logVolume = (brief: Brief): number => Math.max(10, (machines(brief) + created(brief)) * 2);
/** People reach the moved servers from where they work: other sites, or any site once the room is given back. */
const apart = (brief: Brief): boolean => !brief.holds(LANDING) && (brief.holds(EXIT) || brief.sites > 1);
/** Of 650 Mbps at most four fifths are planned with, which leaves so many people 5 Mbps each at once; beside a circuit other sites share the gateway, and of one site it is the fall-back. A first wave serves few, and the size is raised where it stands. */
const WIDE_PEOPLE = 104;
/** So many leave each other half a megabit, whatever the line of the room: other sites do not come by it. */
const CROWD = 1040;
const wide = (brief: Brief): boolean =>
  !brief.holds(LANDING) &&
  (brief.holds(CIRCUIT) ? brief.sites > 1 : megabits(brief) > 520 || (brief.sites > 1 && brief.knowledge > CROWD)) &&
  brief.users > WIDE_PEOPLE;

/** Machines that are copied all the time. Whatever cannot wait is in no wave of servers that can be missed: there one copy tries the failover. */
const protectedMachines = (brief: Brief): number => {
  if (brief.holds(LANDING)) return 1;
  return copiesAll(brief) ? machines(brief) : replicated(machines(brief), brief);
};
/** Of the servers that were named, no more move later than are left to move. */
const trialText = (brief: Brief): string => {
  const given = brief.given("fast-recovery");
  const left = movable(brief) - moved(brief);
  if (given === 0) return "one, as a trial, for the outage or loss stated";
  if (left === 0) return "one, as a trial";
  const those = given === null ? "servers that cannot wait for a restore" : `the ${figure(given)} stated`;
  return `one, as a trial: ${(given ?? 0) > left ? `at most ${figure(left)} of ` : ""}${those} move later`;
};
/** So few are copied one and all, where little may be lost and nobody counted those that cannot wait. */
const COPIED_WHOLE = 5;
const losesLittle = (brief: Brief): boolean => ["minutes", "hour"].includes(brief.detail("data-loss") ?? "");
/** A restore takes longer than was said to be acceptable. */
const isUrgent = (brief: Brief): boolean => ["hour", "hours"].includes(brief.detail("recovery-time") ?? "");
const copiesAll = (brief: Brief): boolean =>
  losesLittle(brief) && brief.given("fast-recovery") === null && machines(brief) <= COPIED_WHOLE;
const uncopied = (brief: Brief): number => machines(brief) - protectedMachines(brief);
/** Restored a day where a region is lost: a planning assumption. */
const RESTORES_A_DAY = 100;
const restoreDays = (brief: Brief): number =>
  Math.max(LEAST_RESTORE_DAYS, Math.ceil((copied(brief) ? uncopied(brief) : machines(brief)) / RESTORES_A_DAY));
/** Restored together, to time a restore of many. */
const sample = (brief: Brief): string => {
  if (machines(brief) === 1) return "one machine";
  return `${machines(brief) > MANY_MACHINES ? "ten" : "two"} machines at once`;
};
/** They build the network and begin; beyond them the machines count. */
const LEAST_RESTORE_DAYS = 3;
const restoreText = (brief: Brief): string =>
  `${restoreDays(brief)} days${restoreDays(brief) > LEAST_RESTORE_DAYS ? ` at ${RESTORES_A_DAY} machines a day` : ""}`;
/** What copies of the others would add to a month. */
const copiesMonth = (brief: Brief): number => {
  const disk = (PRICES["disk-tb"].low + PRICES["disk-tb"].high) / 2;
  return Math.round((uncopied(brief) * (PRICES.asr.low + dataEach(brief) * disk)) / (10 * DOLLAR)) * 10 * DOLLAR;
};
const webApplications = (brief: Brief): number => replatformed(brief) - databases(brief);
/** Where one server alone moves, it moves as it is, whatever was asked for. */
const hasInstances = (brief: Brief): boolean => databases(brief) > 0;
/** Databases were named, or are taken to be among what moves to platform services. */
const hasDatabases = (brief: Brief): boolean => brief.holds(NAMED_SQL) || hasInstances(brief);
const hasPlatform = (brief: Brief): boolean => replatformed(brief) > 0;
const isPlatform = (brief: Brief): boolean => brief.holds(PLATFORM) && hasPlatform(brief);
const onMachines = (brief: Brief): boolean =>
  brief.holds(ON_MACHINES) || (!brief.holds(LANDING) && !hasInstances(brief));

/** A workload on a platform service takes 1.5 to 2 times the work of a machine. */
const PLATFORM_EFFORT = 1.75;
/** Two machines are not moved in the days of ten. */
const WEIGHT_OF_ONE = 2.5;
const movingWeight = (brief: Brief): number =>
  Math.min(
    brief.holds(PLATFORM) ? 26 : (brief.holds(LARGER) ? 14 : 10) + (hasInstances(brief) ? 4 : 0),
    WEIGHT_OF_ONE * Math.max(1, moved(brief) - retired(brief) - firstWave(brief)),
  );
/** Wave 0 is a few servers at every size. */
const WAVE_0_WEIGHT = { small: 3, medium: 4, large: 3, enterprise: 2 } as const;
/** Test migration, switch, way back and restore of one server, in days: a planning assumption. */
const WAVE_0_DAYS = 0.5;
/** Two machines promoted, replication and sign-in tested, in days: a planning assumption. */
const CONTROLLER_DAYS = { small: 1, medium: 2, large: 2, enterprise: 2 } as const;
/** Hub, peering, vault and replication in a second region, in days: a planning assumption. */
const REGION_DAYS = { small: 0.5, medium: 1, large: 2, enterprise: 4 } as const;
const SECOND = {
  phase: 2,
  waits: ["platform"],
  kind: "build",
  role: "Engineer",
  weight: 1,
  holds: (brief: Brief) => REGION_DAYS[brief.size],
  deliverable: "Second region as code",
} as const satisfies Partial<TaskRow>;
const WATCHED = {
  title: "Dependency analysis closed after 30 days including a month end, final wave plan",
  kind: "build",
  role: "Engineer",
  deliverable: "Dependency map, wave plan",
} as const satisfies Partial<TaskRow>;
/** Where rules ask for it, among the first tests. */
const FOREIGN_REGION = {
  test: "Create a resource outside the allowed regions",
  pass: "refused with RequestDisallowedByPolicy",
  component: "Governance",
  source: ["alz-check"],
} as const;
/** Agents, rules and a pilot unit, in days: a planning assumption. */
const SYNCHRONISED_DAYS = { small: 1, medium: 2, large: 3, enterprise: 5 } as const;
/** A failover prepared, watched and written down, and each ten machines of its recovery plans, in days: planning assumptions. */
const failoverDays = (brief: Brief): number => Math.min(10, 2 + Math.ceil(protectedMachines(brief) / 10));
const controllerDays = (brief: Brief): number => (CONTROLLER_DAYS[brief.size] * controllers(brief)) / 2;
/** Sizing and reservations: of each machine of a first wave, and at most of a whole estate, in days: planning assumptions. */
const SIZING_DAYS_EACH = 0.25;
const MOST_SIZING_DAYS = 10;
/** At most, for a first wave: one tunnel with its names; vault, alerts and budgets, and each machine in them. */
const CONNECTION_DAYS = 5;
const VAULT_DAYS = 2;
const VAULT_DAYS_EACH = 0.5;
/** Of the days of the move, those of the machines after wave 0; databases and web applications have the rest. */
const machinesWeight = (brief: Brief): number => {
  const rehosted = Math.max(1, machines(brief) - firstWave(brief));
  return (movingWeight(brief) * rehosted) / (rehosted + PLATFORM_EFFORT * replatformed(brief));
};
const platformWeight = (brief: Brief): number => movingWeight(brief) - machinesWeight(brief);
/** Of the waves after wave 0, those of the first half. */
const firstShare = (brief: Brief): number => (manyWaves(brief) ? halfOfWaves(brief) / (waves(brief) - 1) : 1);
const laterWaves = (brief: Brief): string => spanOf(halfOfWaves(brief) + 1, waves(brief) - 1);
/** What goes to platform services keeps step with the machines of its applications. */
const PLATFORM_MOVE = {
  mark: "databases",
  waits: ["training", "dependencies"],
  kind: "rollout",
  role: "Engineer",
  weight: (brief: Brief) => platformWeight(brief) * firstShare(brief),
  least: (brief: Brief) => (manyWaves(brief) ? Math.floor(moveWeeks(brief) / 2) : 0),
} as const satisfies Partial<TaskRow>;
const MOVED_DATABASES = {
  deliverable: "Migrated databases, checksums",
  when: none(PLATFORM),
  asked: hasInstances,
} as const;
const LATER_PLATFORM_MOVE = {
  mark: "waves",
  waits: ["systems", "databases"],
  kind: "rollout",
  role: "Engineer",
  weight: (brief: Brief) => platformWeight(brief) * (1 - firstShare(brief)),
  least: (brief: Brief) => Math.ceil(moveWeeks(brief) / 2),
} as const satisfies Partial<TaskRow>;

/** What is done in turn with the servers that move. */
function sequence(brief: Brief): string {
  const steps = [
    retired(brief) > 0 && "retire before anything moves",
    hasPlatform(brief) && "put databases on platform services where features allow",
    retired(brief) > 0 || hasPlatform(brief)
      ? "rehost the rest"
      : `rehost ${machines(brief) === 2 ? "both servers" : `all ${plural(machines(brief), "server")}`} in ${plural(waves(brief), "wave")}`,
  ].filter((step) => step !== false);
  return sentence(steps.length > 2 ? `${steps.slice(0, -1).join(", ")}, and ${steps.at(-1)}` : steps.join(", and "));
}

/** `68 servers with databases and 67 with web applications`, without the kind of which there is none. */
function platformed(brief: Brief): string {
  const kinds: [number, string][] = [
    [databases(brief), "with databases"],
    [webApplications(brief), "with web applications"],
  ];
  return kinds
    .filter(([count]) => count > 0)
    .map(([count, kind], at) => `${at === 0 ? plural(count, "server") : figure(count)} ${kind}`)
    .join(" and ");
}

/** Hours of a copy at 60% of the line. */
const hoursFor = (data: number, brief: Brief): number =>
  Math.max(1, Math.round((data * 8000) / (megabits(brief) * 0.6) / 3.6));
const transferHours = (brief: Brief): number => hoursFor(terabytes(brief), brief);
/** Nobody waits for a copy that takes two weeks round the clock. */
const outlastsLine = (data: number, brief: Brief): boolean => hoursFor(data, brief) > 14 * 24;
/** By day the line belongs to its people. */
const HOURS_A_NIGHT = 10;
const LINE_AT_NIGHT = {
  ifWrong: (brief: Brief) =>
    byDisk(brief) ? "More bandwidth or a longer rollout" : "Data Box or a longer initial synchronisation: +2 days",
  task: "Measure for one week",
  source: ["ej"],
} as const;
const transferNights = (brief: Brief): number => Math.ceil(transferHours(brief) / HOURS_A_NIGHT);
const nightsText = (brief: Brief): string => `${plural(transferNights(brief), "night")} of ${HOURS_A_NIGHT} hours`;
const weeksIn = (phase: number, brief: Brief): number =>
  planOf(brief)
    .phases.filter(({ number }) => number === phase)
    .reduce((sum, { start, end }) => sum + end - start, 0);
/** From the connection, in the middle of its phase, to the first switch; where waves follow, to the last of them. A copy is whole a week before its switch. */
const copyNights = (brief: Brief): number =>
  7 * (weeksIn(2, brief) / 2 + (brief.holds(LANDING) ? 0 : weeksIn(3, brief) - 2));
/** A month of wave 0, and a week to read its bill, lie between its end and acceptance. */
const monthMeasured = (brief: Brief): boolean => weeksIn(3, brief) + weeksIn(4, brief) > 5;
/** The template of the appliance stops before the rollout ends. */
const outlastsTemplate = (brief: Brief): boolean =>
  7 * [1, 2, 3].reduce((sum, phase) => sum + weeksIn(phase, brief), 0) > 180;
/** Sizes rest on 60 days of each machine; those of the last wave are younger at any handover. */
const measuredShort = (brief: Brief): boolean => !brief.holds(LANDING) || weeksIn(3, brief) + weeksIn(4, brief) < 9;
const byDisk = (brief: Brief): boolean =>
  outlastsLine(terabytes(brief), brief) || transferNights(brief) > Math.max(1, copyNights(brief));
/** The weeks of its delivery, at most and at least. */
const CIRCUIT_LEADS = [16, 8] as const;
const SERVICE_WEEKS = 4;
/** Where the longest delivery comes before the work that waits for it, the order may be late by no more than what is left; where no wave waits, the circuit comes into service during the rollout. */
const circuitLead = (brief: Brief): number => {
  const [most, least] = CIRCUIT_LEADS;
  const rollout = planOf(brief).phases.filter(({ number }) => number === 3);
  const begins = byDisk(brief) ? (rollout.at(0)?.start ?? 0) : (rollout.at(-1)?.end ?? 0) - SERVICE_WEEKS;
  return begins > most ? most : least;
};
const CIRCUIT_SERVICE = {
  phase: 3,
  title: "Circuit into service, VPN as fallback",
  waits: [],
  kind: "rollout",
  role: "Engineer",
  weight: 1,
  most: 6,
  deliverable: "Record of VPN failover and failback",
} as const satisfies TaskRow;
const fullWave = (brief: Brief): number => Math.min(wave(brief), machines(brief));
/** On the road twice, and a week at either end: a planning assumption. */
const DATA_BOX_WEEKS = 4;
const waveShare = (brief: Brief): number => fullWave(brief) / (machines(brief) + databases(brief));
const waveNights = (brief: Brief): number => Math.ceil((transferHours(brief) * waveShare(brief)) / HOURS_A_NIGHT);
/** None ends in rooms that are given back. */
const BY_CIRCUIT = all(CIRCUIT, none(EXIT));
/** A circuit of 1 Gbps has nobody else on it: 60% of it, day and night. */
const waveDays = (brief: Brief): number => Math.ceil((terabytes(brief) * waveShare(brief) * 8000) / 600 / 3.6 / 24);
const wavesAtATime = (brief: Brief): number => (isMonthly(brief) ? wavesTogether(brief) : teams(brief));
/** The next waves are due before the disks of these have come. */
const lags = (days: number, brief: Brief): boolean => days * wavesAtATime(brief) > 7 * weeksAWave(brief);
const isSlow = (brief: Brief): boolean =>
  !brief.holds(LANDING) && lags(brief.holds(BY_CIRCUIT) ? waveDays(brief) : waveNights(brief), brief);
/** What helps, and what is asked for: smaller waves carry no fewer disks. */
const faster = (brief: Brief): readonly [string, string] =>
  brief.holds(all(CIRCUIT, EXIT)) && !lags(waveDays(brief), brief)
    ? [
        `they use the circuit if the room reaches the main site (${plural(waveDays(brief), "day")}), otherwise rented bandwidth`,
        "confirm that the room reaches it, or rent bandwidth",
      ]
    : ["more bandwidth is ordered or rented, or the rollout is extended", "choose more bandwidth or a longer rollout"];
/** What follows for disks that come by the line; after a first wave none is counted. */
const disksWait = (brief: Brief): string => {
  if (brief.holds(LANDING)) return "";
  const [by, time] = brief.holds(BY_CIRCUIT)
    ? [", once the circuit is in service", plural(waveDays(brief), "day")]
    : ["", plural(waveNights(brief), "night")];
  const together = wavesAtATime(brief) > 1 ? `, and up to ${wavesAtATime(brief)} waves overlap` : "";
  return `${by}; those of ${plural(fullWave(brief), "machine")}, a full wave, would take ${time}${together}${isSlow(brief) ? `: ${faster(brief)[0]}` : ""}`;
};
const firstCopy = (brief: Brief): string =>
  byDisk(brief)
    ? `The initial copy would take about ${nightsText(brief)} at 60% of the link, so files and database backups go ahead by Data Box. Machine disks still replicate over the link${disksWait(brief)}.`
    : `The initial copy${brief.holds(SMALL) ? ` of ${terabytes(brief)} TB at ${figure(megabits(brief))} Mbps` : ""} takes about ${nightsText(brief)} at 60% of the link, which the plan allows.`;
/** Data of each machine or database, in TB, to a tenth. */
const dataEach = (brief: Brief): number => {
  const given = givenData(brief);
  return given === null ? DATA_EACH : Math.max(0.1, tenths(given / (machines(brief) + databases(brief))));
};
/** An instance in the vault holds half a terabyte of a machine. */
const instancesOf = (count: number, data: number | null): number => Math.max(count, Math.ceil(2 * (data ?? 0)));
/** An instance of databases keeps its own backups. */
const machineData = (brief: Brief): number =>
  tenths(((givenData(brief) ?? 0) * machines(brief)) / (machines(brief) + databases(brief)));
const backups = (brief: Brief): number => instancesOf(machines(brief), machineData(brief)) + controllers(brief);
/** Where platform services come first, half of them are databases; else all are, where there are databases, or none. */
const databases = (brief: Brief): number => {
  if (brief.holds(PLATFORM)) return Math.ceil(replatformed(brief) / 2);
  return brief.holds(DATABASES) ? replatformed(brief) : 0;
};
const instancesFor = (count: number): number => Math.ceil(count / 2);
const plansFor = (count: number): number => Math.ceil(count / 2);

/** What becomes of the servers in scope, without what becomes of none. */
function fates(brief: Brief): string {
  const parts: [number, string][] = [
    [retired(brief), "retired"],
    [replatformed(brief), "moved to platform services"],
    [machines(brief), "rehosted"],
  ];
  return parts
    .filter(([count]) => count > 0)
    .map(([count, fate]) => `${figure(count)} ${fate}`)
    .join(", ");
}

/** Servers, and terabytes in two copies, that one machine of a cluster or server room carries. */
const SERVERS_ON_ONE = 20;
const TERABYTES_ON_ONE = 10;
const nodesFor = (brief: Brief): number =>
  1 + Math.ceil(Math.max(staying(brief) / SERVERS_ON_ONE, terabytes(brief) / TERABYTES_ON_ONE));
const AT_HOME = `one host per ${SERVERS_ON_ONE} servers or ${TERABYTES_ON_ONE} TB, plus one spare`;
/** Machines of all that can move, after the retired tenth. */
const wholeRetired = (brief: Brief): number => Math.floor(movable(brief) / 10);
const wholeEstate = (brief: Brief): number => movable(brief) - wholeRetired(brief);
const wholeTerabytes = (brief: Brief): number => brief.given("data-volume") ?? tenths(wholeEstate(brief) * DATA_EACH);
/** A Managed Instance has its licence in the price; databases at home need one of a version with support. */
const leftOutAtHome = (brief: Brief): string =>
  [
    copied(brief) && "the network for failover to Azure",
    databases(brief) > 0 &&
      (hasOldSql(brief) || !brief.has("current-technologies", "sql-server")) &&
      "licences for a supported SQL Server, which A's instances include",
    "log collection",
  ]
    .filter(Boolean)
    .join("; ");
/** Workloads that every option must carry. */
const staying = (brief: Brief): number => moved(brief) - retired(brief);

/** Of the D4s class: half of the machines, and the only one where it has the data gateway to carry. */
const large = (brief: Brief): number => (hostsGateway(brief) ? 1 : Math.floor(machines(brief) / 2));
const hostsGateway = (brief: Brief): boolean => machines(brief) === 1 && brief.holds(all(DATA_GATEWAY, SMALL));
/** The month of the machines: at list price, the high figure, and half way between it and Hybrid Benefit, the likely one. */
const listMonth = (brief: Brief): number => machinesAt("high", brief);
const machineMonth = (brief: Brief): number => (machinesAt("low", brief) + listMonth(brief)) / 2;
function machinesAt(end: "low" | "high", brief: Brief): number {
  const d2 = (machines(brief) - large(brief) + controllers(brief)) * PRICES["vm-d2"][end];
  return d2 + (large(brief) + gatewaySizes(brief)) * PRICES["vm-d4"][end];
}
/** What the strongest lever leaves of the list price. */
const LEFT_BY_LEVERS = 0.3;
const DOLLAR = 100;
const leverage = (brief: Brief): number =>
  Math.round((machineMonth(brief) - LEFT_BY_LEVERS * listMonth(brief)) / DOLLAR) * DOLLAR;
/** The likely month of the instances, and what their licence takes off it. */
const instanceMonth = (brief: Brief): number =>
  (instancesFor(databases(brief)) * (PRICES["sql-managed-instance"].low + PRICES["sql-managed-instance"].high)) / 2;
const sqlLeverage = (brief: Brief): number => Math.round((instanceMonth(brief) * 0.55) / DOLLAR) * DOLLAR;
const yearlyLeverage = (brief: Brief): number => 12 * (leverage(brief) + sqlLeverage(brief));

const dearerText = (brief: Brief): string =>
  `${brief.holds(EXIT) ? "Ongoing consumption charges; Hybrid Benefit and reservations lower them" : "Costs more than staying; Hybrid Benefit and reservations narrow the gap"} by up to ${formatAmount(yearlyLeverage(brief), "USD")} a year`;

/** `USD 800 to USD 1,000 a month`. */
const monthlyOf = (price: PriceKey): string =>
  `${formatAmount(PRICES[price].low, "USD")} to ${formatAmount(PRICES[price].high, "USD")} a month`;

/** The likely month of so many of each, to ten. */
const monthOf = (counts: Partial<Record<PriceKey, number>>): string =>
  formatAmount(
    10 *
      DOLLAR *
      Math.round(
        Object.entries(counts).reduce((sum, [price, count]) => sum + count * likely(price as PriceKey), 0) / // keys are price keys
          (10 * DOLLAR),
      ),
    "USD",
  );
const likely = (price: PriceKey): number => (PRICES[price].low + PRICES[price].high) / 2;
const secondHub = (brief: Brief): string =>
  monthOf({
    [wide(brief) ? "vpn-1g" : "vpn-650"]: 1,
    "er-gateway": brief.holds(CIRCUIT) ? 1 : 0,
    [filterOf(brief)]: 1,
    "bastion-month": 1,
  });
const filterOf = (brief: Brief): PriceKey => {
  if (!brief.holds(FIREWALL)) return "nat-gateway";
  if (inspects(brief)) return "firewall-premium-month";
  return brief.holds(BASIC) ? "firewall-basic-month" : "firewall-month";
};

/** What the filter of outbound traffic costs, beside what the next lesser or greater one does. */
function filterCosts(brief: Brief): string {
  if (!brief.holds(FIREWALL))
    return `No filtering by domain name at ${monthlyOf("nat-gateway")}${natGateways(brief) > 1 ? " each" : ""}; Azure Firewall Basic costs ${monthlyOf("firewall-basic-month")}`;
  const each = hubs(brief) > 1 ? " in each region" : "";
  const price = `${monthlyOf(filterOf(brief))}${each} for`;
  return inspects(brief)
    ? `${price} sight of encrypted traffic; Standard costs ${monthlyOf("firewall-month")}`
    : `${price} filtering by domain name; a NAT gateway costs ${monthlyOf("nat-gateway")}`;
}

/** Whole TB of what leaves in a month, the free part too. */
const filtered = (gigabytes: number): number => Math.ceil((gigabytes + FREE_GB) / 1000);
const firewallData = (price: PriceKey, when: Condition): BillRow => ({
  item: "Data through the firewall",
  quantity: (brief) => filtered(outbound(brief)),
  formula: (brief) => `${figure((outbound(brief) + FREE_GB) / 1000)} TB outbound a month, rounded up`,
  price,
  kind: "monthly",
  when,
  requirement: "outbound control",
  source: ["firewall-sku", "ej"],
});

const publishedYear = (brief: Brief): string => formatAmount(12 * PRICES["entra-p1"].low * remoteUsers(brief), "USD");

/** How people come to the web applications on App Service. */
const webEntry = (brief: Brief): string =>
  brief.holds(WEB_GATEWAY)
    ? "private endpoint, Application Gateway in front"
    : brief.holds(SMALL)
      ? "open to office and spoke only"
      : "private endpoint";

function diagram(brief: Brief): Diagram {
  const hub = [{ id: "gateway", label: "VPN gateway", note: "zone-redundant, subnet /27 or larger" }];
  if (brief.holds(CIRCUIT)) hub.push({ id: "er", label: "ExpressRoute gateway", note: "zone-redundant" });
  const log = { id: "log", label: "Log workspace", note: "one, central" };
  if (brief.holds(SMALL)) hub.push(log);
  if (brief.holds(FIREWALL)) hub.push({ id: "firewall", label: "Azure Firewall", note: "subnet /26" });
  const spokes = [
    {
      id: "spoke",
      label: "Spoke networks",
      note: `${plural(machines(brief), "machine")}, ${plural(waves(brief), "wave")}`,
    },
  ];
  if (hasInstances(brief)) spokes.push({ id: "sql", label: "SQL Managed Instance", note: "dedicated subnet" });
  if (webApplications(brief) > 0) spokes.push({ id: "app", label: "App Service", note: webEntry(brief) });
  if (brief.holds(API_GATEWAY))
    spokes.push({ id: "api", label: "API Management", note: "partners keep the old names" });
  const zones: DiagramZone[] = [
    {
      title: "Server room",
      nodes: [
        { id: "servers", label: "Current servers", note: estateText(brief) },
        { id: "appliance", label: "Azure Migrate appliance", note: "8 vCPU, 32 GB" },
      ],
    },
    { title: `Azure: ${brief.holds(SMALL) ? "platform" : "connectivity"} subscription`, nodes: hub },
    ...(brief.holds(SMALL) ? [] : [{ title: "Azure: management subscription", nodes: [log] }]),
    { title: "Azure: landing zones", nodes: spokes },
  ];
  const edges: DiagramEdge[] = [
    { from: "servers", to: "appliance", label: "inventory and performance" },
    { from: "appliance", to: "spoke", label: "replication, HTTPS 443" },
    {
      from: "servers",
      to: "gateway",
      label: apart(brief) ? "IPsec until the last wave" : "IPsec, UDP 500 and 4500",
    },
    { from: "gateway", to: "spoke", label: "peering" },
    { from: "spoke", to: "log", label: "logs and alerts" },
  ];
  if (apart(brief)) {
    zones.push({
      title: brief.sites > 1 ? `${brief.sites} sites` : "Office",
      nodes: [{ id: "people", label: "Users", note: "behind an edge device" }],
    });
    edges.push({ from: "people", to: "gateway", label: "IPsec, UDP 500 and 4500" });
  }
  if (brief.holds(CIRCUIT))
    edges.push({ from: apart(brief) ? "people" : "servers", to: "er", label: "private circuit from the main site" });
  if (brief.holds(FIREWALL)) edges.push({ from: "spoke", to: "firewall", label: "all outbound traffic" });
  if (hasInstances(brief)) edges.push({ from: "spoke", to: "sql", label: "TDS 1433, private address" });
  if (brief.hasDirectory) {
    const node = { id: "dc", label: "Domain controllers", note: controllerPlaces(brief) };
    if (brief.holds(SMALL)) hub.push(node);
    else zones.push({ title: "Azure: identity subscription", nodes: [node] });
    edges.push({
      from: "servers",
      to: "dc",
      label: `replication${brief.holds(TWO_REGIONS) ? "" : ", own site"}`,
      dotted: true,
    });
  }
  if (inZones(brief)) {
    spokes.push({ id: "zone", label: "Copies in another zone", note: "Site Recovery" });
    edges.push({ from: "spoke", to: "zone", label: "replication, 5-minute points" });
  }
  if (brief.holds(TWO_REGIONS)) {
    zones.push(copied(brief) ? SECOND_REGION : BACKUP_REGION);
    edges.push({
      from: "spoke",
      to: "recovery",
      label: copied(brief) ? "replication, 5-minute points" : "copy of the backups",
    });
  }
  return { zones, edges };
}

/** Below so much of the line for each of its people, in Mbps, servers in Azure are felt to be far away: a planning assumption. */
const LEAST_EACH = 0.5;
/** The line of the room carries one site: the others come by tunnels of their own. An even share is taken, as nobody counted by site. */
const onTheLine = (brief: Brief): number => Math.ceil(brief.knowledge / brief.sites);
const isThin = (brief: Brief): boolean => {
  const line = brief.given("bandwidth");
  return line !== null && !brief.holds(LANDING) && line < LEAST_EACH * onTheLine(brief);
};
const thinLine = (brief: Brief): string =>
  isThin(brief)
    ? ` After the move ${figure(megabits(brief))} Mbps must carry the daily work of ${people(onTheLine(brief))}${brief.sites > 1 ? " (an even share per site)" : ""}, under ${LEAST_EACH} Mbps each: a faster link is ordered with the design unless measurement shows this one is enough.`
    : "";

/** Tunnels that a gateway of the sizes planned here ends, one of them that of the room. */
const TUNNELS = 30;
const tooManyTunnels = (brief: Brief): string =>
  apart(brief) && brief.sites >= TUNNELS
    ? ` This gateway class supports ${TUNNELS} tunnels: for ${figure(brief.sites)} sites and the room Virtual WAN replaces it, priced with the network plan.`
    : "";

const gatewayEach = (brief: Brief): string =>
  hubs(brief) === 2 && !zonesInBoth(brief)
    ? "1 for each hub, zone-redundant where its region has zones"
    : "1 zone-redundant gateway for each hub";

const CONNECTION: DecisionRow = {
  title: "Connection",
  context: (brief) =>
    `About ${terabytes(brief)} TB to transfer at ${figure(megabits(brief))} Mbps${brief.given("bandwidth") === null ? " (assumed)" : ""}${brief.holds(LANDING) ? "" : ", with users on both sides during the move"}.${brief.holds(SUPERVISED) ? " The review checklist prefers a private circuit with VPN as fallback." : ""}`,
  alternatives: "VPN; ExpressRoute with VPN fallback; Virtual WAN",
  decision: (brief) =>
    brief.holds(CIRCUIT)
      ? `ExpressRoute from the main site${brief.holds(EXIT) ? ", not the rooms being vacated" : ""}, ordered in week 1 (delivery 8 to 16 weeks); the VPN carries all traffic until then and is the fallback afterwards.${byDisk(brief) ? ` ${firstCopy(brief)}` : ""}${brief.sites > 1 ? ` ${brief.sites === 2 ? "The other site connects by its own tunnel" : `The other ${figure(brief.sites - 1)} sites connect by their own tunnels`}.` : ""}${tooManyTunnels(brief)}`
      : `Zone-redundant VPN${wide(brief) ? " (1.25 Gbps class)" : ""}${hubs(brief) === 2 ? (zonesInBoth(brief) ? " in each region" : ", with a gateway in each region") : ""}${brief.holds(LARGER) ? `; a circuit, usual at this size, is decided ${brief.holds(LANDING) ? "with the business case" : "at pilot exit on measured traffic"}: about ${monthOf({ "er-1g": 1, "er-gateway": hubs(brief) })} a month plus its provider` : ""}. ${firstCopy(brief)}${thinLine(brief)}${apart(brief) ? ` The server-room tunnel serves the move only; ${brief.sites > 1 ? `those of the ${brief.sites} sites remain` : "that of the office remains"}.` : ""}${brief.sites >= 10 && brief.sites < TUNNELS ? " At this number of sites, Virtual WAN is considered once the network plan is in." : ""}${tooManyTunnels(brief)}`,
  tradeOff: (brief) =>
    brief.holds(CIRCUIT)
      ? "Adds cost and lead time; keeps latency steady"
      : "Latency varies with the internet; avoids circuit charges",
  confidence: "medium",

  source: ["alz-check", "caf-migrate"],
};

/** Why the room goes on costing money after the last wave. */
function leftInRoom(brief: Brief): string {
  if (brief.holds(any(LANDING, EXIT)) || stays(brief) === 0) return "";
  const count = (role: string): number => unmoved(brief).find((left) => left.role.startsWith(role))?.count ?? 0;
  const ends = [
    count("Exchange") > 0 && "mail moves in a separate project",
    count("SharePoint") > 0 && `sites ${count("Exchange") > 0 ? "in another" : "move in a separate project"}`,
    count("domain") > 0 &&
      `the old ${count("domain") === 1 ? "controller is" : "controllers are"} demoted${housed(brief).length > 0 ? ` once ${listed(housed(brief))} ${housed(brief).length > 1 ? "have" : "has"} left in a separate project` : ""}, or kept for local users${apart(brief) ? " on a site tunnel" : ""}`,
  ];
  return `After the last wave the room still holds ${listed(staysText(brief).split(", "))}: ${listed(ends.filter((end) => end !== false))}. The room is paid for until empty.`;
}

/** Hours of a course, where all moves and with a first wave: a smaller organisation is taught beside the work. */
const courses =
  (moving: number, landing: number): Figure =>
  (brief) =>
    brief.holds(LANDING) ? landing : moving;

/** The terms of a quantity, as a reader adds them up: `8 rehosted machines + 2 domain controllers`. */
const terms = (...parts: readonly (readonly [number, string])[]): string =>
  parts
    .filter(([count]) => count > 0)
    .map(([count, noun]) => plural(count, noun))
    .join(" + ");
const times = (amount: string, text: string): string => `${amount} × ${text.includes("+") ? `(${text})` : text}`;
const ownGateways = (brief: Brief): number => (brief.holds(OWN_GATEWAY) ? gateways(brief) : 0);
/** Of larger ones each counts as two of the D4s class. */
const gatewaySizes = (brief: Brief): number => ownGateways(brief) * (brief.holds(LARGER) ? 2 : 1);

/** Counted by what is rehosted. */
const MACHINE_LINES = [
  "Virtual machines, D2s class",
  "Virtual machines, D4s class",
  "Azure Backup",
  "Managed disks",
  "Defender for Servers P2",
  "Site Recovery",
  "Replica disks of Site Recovery",
];
/** What is paid twice while an old server waits to be decommissioned. */
const MOVED_LINES = [
  ...MACHINE_LINES,
  "SQL Managed Instance",
  "App Service plans",
  "Outbound data of Azure",
  "Log analytics",
];
/** Needed by people, wherever the machines stand. */
const PEOPLE_LINES = [
  "Entra ID P2 for administrators",
  "Intune Plan 1 for administrators",
  "Entra ID P1 for published applications",
  "Security keys",
];
/** Site Recovery copies machines of the own room to Azure at the price of those between regions. */
const AT_HOME_LINES = [...PEOPLE_LINES, "Site Recovery", "Replica disks of Site Recovery"];
/** The detection that the machines of the first option have. */
const DETECTION_AT_HOME = {
  price: "defender-servers-p2",
  quantity: (brief: Brief) => (brief.holds(DEFENDER) ? staying(brief) : 0),
  kind: "monthly",
} as const;

/** What a server costs at home has half a terabyte of backup in it; more lies in the same vault as in the first option. */
const BACKUP_BEYOND = {
  price: "backup-server",
  quantity: (brief: Brief) => instancesOf(staying(brief), givenData(brief)) - staying(brief),
  kind: "monthly",
} as const;

/** As the effort has it. */
const serversShare = (brief: Brief): string =>
  `${volumeSharesOf(brief).find(({ volume }) => volume === "servers")?.percent}% of the effort basis follows servers`;

/** The same platform with all that can move, ordered on estimates. */
const WHOLE_ESTIMATE: OptionEstimate = {
  days: { row: "azure-migration", percent: 100 },
  weeks: 100,
  keeps: { but: [...MACHINE_LINES, "Outbound data of Azure", "Data through the firewall", "Log analytics"] },
  lines: [
    {
      price: "vm-d2",
      quantity: (brief) => Math.ceil(wholeEstate(brief) / 2) + controllers(brief),
      kind: "monthly",
    },
    { price: "vm-d4", quantity: (brief) => Math.floor(wholeEstate(brief) / 2), kind: "monthly" },
    {
      price: "backup-server",
      quantity: (brief) => instancesOf(wholeEstate(brief), brief.given("data-volume")) + controllers(brief),
      kind: "monthly",
    },
    {
      price: "defender-servers-p2",
      quantity: (brief) => (brief.holds(DEFENDER) ? wholeEstate(brief) + controllers(brief) : 0),
      kind: "monthly",
    },
    { price: "disk-tb", quantity: wholeTerabytes, kind: "monthly" },
    {
      price: "egress-gb",
      quantity: (brief) => outboundOf(wholeTerabytes(brief), brief),
      kind: "monthly",
    },
    ...(["firewall-basic-tb", "firewall-tb"] as const).map((price) => ({
      price,
      quantity: (brief: Brief) =>
        brief.holds(price === "firewall-tb" ? NOT_BASIC : BASIC)
          ? filtered(outboundOf(wholeTerabytes(brief), brief))
          : 0,
      kind: "monthly" as const,
    })),
    {
      price: "log-storage",
      quantity: (brief) => Math.max(10, (wholeEstate(brief) + created(brief)) * 2),
      kind: "monthly",
    },
  ],
  without: (brief) =>
    `platform services${copied(brief) ? ", recovery copies" : ""}${outlastsLine(wholeTerabytes(brief), brief) ? `, transfer of ${figure(wholeTerabytes(brief))} TB by Data Box` : ""}`,
};
const WHOLE_MIGRATION: OptionRow = {
  name: "The whole migration ordered at once",
  outline: WHOLE_MOVE,
  description: (brief) =>
    `The same platform, with waves until every server that can move (${figure(movable(brief))})${wholeRetired(brief) > 0 ? `, less ${figure(wholeRetired(brief))} retired,` : ""} is in Azure, including business systems`,
  against: "Contracted on estimates with nothing measured at signature; production lands on an unproven platform",
  cost: 3,
  scores: {
    productivity: 3,
    "enhance-security": 4,
    "remote-work": 3,
    "digital-transformation": 4,
    "compliance-objective": 4,
    scalability: 5,
    innovation: 3,
    run: 3,
  },
  source: ["caf-strategies", "ej"],
};

/** With the days that it has as an order of its own: at a small organisation, and where half of the estate is left. */
const WHOLE_MIGRATIONS: readonly OptionRow[] = [
  { size: SMALL, percent: CONFIGURATION_FACTORS["azure-rehost"]?.small ?? 100 },
  { size: none(SMALL), percent: 100 },
].flatMap(({ size, percent }) => {
  const when = all(LANDING, size);
  const left = { row: "azure-migration", percent: (percent * (100 - RESIDUAL_PERCENT)) / 100 };
  return [
    {
      ...WHOLE_MIGRATION,
      estimate: {
        ...WHOLE_ESTIMATE,
        days: { row: "azure-migration", percent },
        of: { configuration: "azure-rehost", when },
      },
      when,
      asked: (brief: Brief) => leavesRest(brief) && !isResidual(brief),
    },
    {
      ...WHOLE_MIGRATION,
      estimate: { ...WHOLE_ESTIMATE, days: left, weeks: 130 },
      when,
      asked: (brief: Brief) => leavesRest(brief) && isResidual(brief),
    },
  ];
});

const FIRST = " in wave 0";
const later = (brief: Brief): string => (brief.holds(LANDING) ? " in a later wave" : "");
const KEPT = "Retain (0.2)";
const HOSTED = "Supplier's hosted service";
/** What each sector has on servers of its own, when it may move, what else could become of it, and why; planning assumptions. */
const SECTOR_WORKLOADS: Record<string, readonly [workload: string, moves: string, other: string, why: string]> = {
  retail: ["Till and stock systems", ", outside peak trading", HOSTED, "Trading hours"],
  healthcare: ["Clinical applications, images", ", once the supplier certifies the platform", HOSTED, "Certification"],
  education: ["Pupil or student records", ", outside enrolment and examinations", HOSTED, "Load of the peak weeks"],
  finance: ["Customer and contract systems", ", once the outsourcing is classified", KEPT, "Supervision"],
  government: ["Registers and case files", ", in permitted regions only", HOSTED, "Data location"],
  manufacturing: ["Production planning", ", once latency to the plant is measured", KEPT, "Line stoppages"],
  technology: ["Build and test systems", FIRST, "New machines from code", "Developers are the first users"],
};

/** Subscriptions, policies, roles and hub, from code, in days: a planning assumption. */
const LANDING_ZONE_DAYS = { small: 1.5, medium: 2.5, large: 6, enterprise: 12 } as const;
/** One design, on which few can work at a time. */
const LANDING_ZONE_WEEKS = { small: 1, medium: 2, large: 3, enterprise: 4 } as const;

export const AZURE_MIGRATION: Pack = {
  id: "azure-migration",
  noun: "Azure migration",
  deliverable: (brief) =>
    brief.holds(LANDING)
      ? `a governed Azure landing zone and a first wave of ${moved(brief) === 1 ? "one low-risk server" : plural(moved(brief), "low-risk server")}, with a business case based on measured cost${ifMoreFollows(brief)}`
      : moved(brief) === 1
        ? `an Azure landing zone and the rehosting of one server${ifMoreFollows(brief)}`
        : `an Azure landing zone and the migration of ${aboutGiven(brief)}${plural(moved(brief), "server")} in ${plural(waves(brief), "wave")}${machines(brief) === moved(brief) ? `${moved(brief) === 2 ? ", both rehosted" : ", all rehosted"}` : `: ${fates(brief)}`}`,
  reworded: (text, brief) =>
    text
      .replace(
        "Everything leaves the building",
        brief.has("industry", "manufacturing")
          ? "Everything but systems tied to production leaves the server room"
          : "$&",
      )
      .replace(
        "low-risk servers to prove it before the rest",
        moved(brief) === 1 ? "one low-risk server to prove it before more" : "$&",
      )
      .replace(
        "Servers move as they are, in waves of dependent systems",
        moved(brief) === 1 ? "One server moves, with any Windows upgrade" : "$&",
      )
      .replace(
        "Servers move as they are,",
        `Servers move as they are${hasOldWindows(brief) && brief.has("current-technologies", "windows-server") ? " apart from Windows upgrades" : ""},${hasInstances(brief) ? " databases to a managed service where they can," : ""}`,
      )
      .replace(
        "Databases and web applications move to managed services; only what cannot move that way is rehosted. More effort per workload, less to run afterwards.",
        hasPlatform(brief)
          ? webApplications(brief) > 0
            ? "$&"
            : "The database moves to a managed service where it can; the rest is rehosted. More effort for that workload, less to run afterwards."
          : "The one server that moves is rehosted: a dedicated platform service would cost more than its machine.",
      )
      .replace(
        "Managed Instance where features allow, otherwise SQL Server on a virtual machine, in the wave of the applications that use them.",
        hasInstances(brief) ? "$&" : "They move with their machines.",
      )
      .replace(
        "Moved to App Service if it runs there unchanged, otherwise rehosted;",
        webApplications(brief) > 0 ? "$&" : "Rehosted with its server;",
      ),
  situation: (brief) =>
    brief.holds(all(is("primary-objective", "cost-reduction"), none(LANDING)))
      ? "Any saving is unproven until today's cost is known."
      : brief.has("cloud-maturity", "cloud-first")
        ? "Each workload not yet in the cloud needs its own decision."
        : brief.has("current-technologies", "none")
          ? "The project begins with an inventory."
          : brief.holds(LANDING)
            ? "The platform comes first; further moves out of the server room are decided on measured figures."
            : "",
  scope: {
    inside: [
      {
        text: "Discovery and dependency analysis with Azure Migrate for at least 30 days",
        by: "dependency analysis closed after 30 days",
      },
      {
        text: "Strategy for each workload: retire, rehost, replatform or replace",
        by: "strategy for each workload",
        when: none(SMALL),
      },
      { text: "Landing zone: identity, network, governance, cost, backup, monitoring", by: "landing zone" },
      { text: "Wave 0 of non-production servers", by: "wave 0", asked: (brief) => !isFew(brief) },
      { text: "Wave 0: the one server to rehost, tested", by: "wave 0", asked: (brief) => machines(brief) === 1 },
      {
        text: "Wave 0 of the servers the business can most easily spare for a day",
        by: "wave 0",
        asked: (brief) => isFew(brief) && machines(brief) > 1,
      },
      {
        text: "All further waves, with the rollback tested in wave 0",
        by: "production migration",
        when: none(LANDING),
        asked: (brief) => waves(brief) > 1,
      },
      {
        text: "Final move of the wave 0 server, with the tested rollback",
        by: "production migration",
        when: none(LANDING),
        asked: (brief) => waves(brief) === 1,
      },
      {
        text: "Second region before the first wave, machines with short recovery times protected in their wave, tested failover",
        by: "failover test to the second region",
        when: TWO_REGIONS,
        asked: copied,
      },
      {
        text: "Backup copy in a second region, tested by a restore there",
        by: "restore test into the second region",
        asked: restored,
      },
      {
        text: "Replica of one machine in another zone, as a failover trial",
        by: "failover test to another zone",
        when: LANDING,
        asked: inZones,
      },
      {
        text: "Replicas in another zone of machines with short recovery times, tested failover",
        by: "failover test to another zone",
        when: none(LANDING),
        asked: inZones,
      },
      {
        text: "Publishing internal web applications without inbound rules",
        by: "publishing internal web applications",
        when: PROXY,
      },
      { text: "Decommissioning of the server room", by: "decommissioning", when: EXIT },
      {
        text: "Databases on SQL Managed Instance where features allow",
        by: "databases",
        asked: (brief) => hasInstances(brief) && webApplications(brief) === 0,
      },
      {
        text: "Databases on SQL Managed Instance and web applications on App Service, where features allow",
        by: "databases and web applications",
        asked: (brief) => webApplications(brief) > 0,
      },
    ],
    outside: [
      "Rewriting application code",
      (brief) => (brief.has("current-technologies", "exchange-server") ? "Moving mailboxes to Exchange Online" : ""),
      (brief) => (brief.holds(SHAREPOINT) ? "Moving SharePoint sites to SharePoint Online" : ""),
      (brief) => (brief.has("security-requirements", "mobile-device-management") ? "Management of user devices" : ""),
      "Third-party licences",
      "Installation of links and circuits by their providers",
      (brief) =>
        brief.holds(EXIT)
          ? "Hardware disposal beyond the list handed over"
          : brief.holds(LANDING)
            ? "Hardware disposal"
            : "Clearing the server room and disposing of hardware",
    ],
  },
  options: [
    {
      name: "Migration as designed here",
      when: none(LANDING),
      description: (brief) =>
        `Landing zone first, then ${moved(brief) === 1 ? "the one server" : "waves of dependent systems"}, ${hasPlatform(brief) ? "platform services where features allow" : "modernisation after measurement"}`,
      against: dearerText,
      scores: {
        productivity: 3,
        "enhance-security": 4,
        "remote-work": 4,
        "digital-transformation": 4,
        "compliance-objective": 4,
        scalability: 5,
        innovation: 4,
        run: 3,
      },
      shifts: [
        { when: PLATFORM, criterion: "run", by: 1 },
        { when: PLATFORM, criterion: "innovation", by: 1 },
        { when: PLATFORM, criterion: "digital-transformation", by: 1 },
      ],
      source: ["caf-strategies", "ej"],
    },
    {
      name: "Rebuild on platform services before anything moves",
      when: none(LANDING),
      description: "Applications are refactored or re-architected first, then released in Azure",
      against: "2 to 8 times the effort per workload",
      estimate: {
        days: 250,
        weeks: 300,
        keeps: {
          but: [
            ...MACHINE_LINES.filter((item) => item !== "Managed disks"), // what is stored stays to be paid
            "Machines of the data gateway",
            `Disks of ${CREATED}`,
            "Azure Bastion",
            "App Service plans",
            "SQL Managed Instance",
          ],
        },
        lines: [
          {
            price: "app-service-plan",
            quantity: (brief) => plansFor(Math.floor(staying(brief) / 2)),
            kind: "monthly",
          },
          {
            price: "sql-managed-instance",
            quantity: (brief) => instancesFor(Math.ceil(staying(brief) / 2)),
            kind: "monthly",
          },
        ],
        without: "application code written by the client or its vendors, the largest part",
      },
      cannot: {
        when: { all: [] },
        why: (brief) =>
          brief.holds(EXIT)
            ? "nothing leaves the rooms until code is rebuilt"
            : "writing the code, its largest part, is not priced here",
      },
      scores: {
        productivity: 3,
        "enhance-security": 4,
        "remote-work": 4,
        "digital-transformation": 5,
        "compliance-objective": 3,
        scalability: 5,
        innovation: 5,
        run: 4,
      },
      shifts: [
        { when: is("cloud-maturity", "no-cloud", "early"), criterion: "innovation", by: -1 },
        { when: is("cloud-maturity", "no-cloud", "early"), criterion: "run", by: -1 },
      ],
      source: ["caf-strategies", "ej"],
    },
    {
      name: "Azure Local or hosted private cloud",
      outline: AZURE_LOCAL_MOVE,
      when: none(LANDING),
      description: (brief) =>
        brief.holds(EXIT)
          ? `Managed clusters at a provider: ${AT_HOME}`
          : `Managed clusters on-premises or at a provider: ${AT_HOME}`,
      against: "Hardware to buy or rent, no Microsoft service level",
      estimate: {
        days: { row: "hybrid-cloud", percent: 115 },
        weeks: 90,
        delivery: MACHINES_WEEKS,
        keeps: AT_HOME_LINES,
        lines: [
          ...hosts(nodesFor, staying),
          { price: "azure-local-core", quantity: (brief) => nodesFor(brief) * coresOf(brief), kind: "monthly" },
          { price: "premises-server", quantity: staying, kind: "monthly" },
          DETECTION_AT_HOME,
          BACKUP_BEYOND,
        ],
        without: leftOutAtHome,
      },
      scores: {
        productivity: 3,
        "enhance-security": 3,
        "remote-work": 3,
        "digital-transformation": 3,
        "compliance-objective": 4,
        scalability: 2,
        innovation: 2,
        run: 2,
      },
      shifts: [{ when: is("industry", "government"), criterion: "compliance-objective", by: 1 }],
      source: ["azlocal", "ej"],
    },
    {
      name: "Stay and refresh the server room",
      when: none(LANDING),
      baseline: none(EXIT),
      description: `New hardware, supported versions, the same building: ${AT_HOME}`,
      against: "Capital outlay, no elasticity, next refresh in five years",
      estimate: {
        days: 45,
        weeks: 70,
        delivery: MACHINES_WEEKS,
        keeps: AT_HOME_LINES,
        lines: [
          ...hosts(nodesFor, staying),
          { price: "premises-server", quantity: staying, kind: "monthly" },
          DETECTION_AT_HOME,
          BACKUP_BEYOND,
        ],
        without: leftOutAtHome,
      },
      cannot: {
        when: { all: [] },
        why: (brief) => (brief.holds(EXIT) ? "it needs the rooms being vacated" : "it moves nothing"),
      },
      scores: {
        productivity: 2,
        "enhance-security": 2,
        "remote-work": 2,
        "digital-transformation": 1,
        "compliance-objective": 3,
        scalability: 1,
        innovation: 1,
        run: 2,
      },
      source: ["ej"],
    },
    {
      name: "Landing zone and a first wave, then a decision",
      when: LANDING,
      description: "A platform, a few servers to prove it, measured figures for the rest",
      against: "The platform is paid for months before it carries much load",
      cost: 3,
      scores: {
        productivity: 3,
        "enhance-security": 5,
        "remote-work": 3,
        "digital-transformation": 4,
        "compliance-objective": 5,
        scalability: 5,
        innovation: 4,
        run: 3,
      },
      source: ["caf-strategies", "alz-check", "ej"],
    },
    ...WHOLE_MIGRATIONS,
    {
      name: "A few servers in one subscription, without a landing zone",
      when: LANDING,
      description: "Machines, backup and a tunnel; policies and network follow as needed",
      against: "Everything moves again once a hub exists",
      estimate: {
        days: 50,
        weeks: 60,
        keeps: [
          "Virtual machines, D2s class",
          "Virtual machines, D4s class",
          "Azure Backup",
          "Managed disks",
          `Disks of ${CREATED}`,
          "VPN gateway",
          "VPN gateway, 1.25 Gbps class",
          "Outbound data of Azure",
          "Log analytics",
          "Security keys",
        ],
        lines: [],
        without: "moving the servers again, into a later landing zone",
      },
      cannot: {
        when: { all: [] },
        why: "it omits the landing zone",
      },
      cost: 3,
      scores: {
        productivity: 3,
        "enhance-security": 2,
        "remote-work": 3,
        "digital-transformation": 2,
        "compliance-objective": 1,
        scalability: 1,
        innovation: 3,
        run: 3,
      },
      source: ["alz-check", "ej"],
    },
  ],
  components: [
    {
      name: "Azure Migrate appliance",
      free: "no charge; a client machine",
      count: (brief) => Math.max(1, Math.ceil(brief.servers.high / 5000)),
      size: "8 vCPU, 32 GB, 80 GB",
      purpose: (brief) =>
        `Discovery and replication; no FIPS mode; template licensed for a 180-day evaluation${outlastsTemplate(brief) ? ", so licensed or redeployed before the last wave" : ""}`,
      source: ["migrate-appl"],
    },
    {
      name: "Hub network",
      bill: ["Outbound data of Azure"],
      free: "no charge; first 100 GB outbound a month free",
      count: hubs,
      size: (brief) =>
        `/22, gateway subnet /27, Bastion /26${brief.holds(FIREWALL) ? `, ${brief.holds(BASIC) ? "two for the firewall, /26 each" : "firewall /26"}` : ""}`,
      purpose: "No overlap with on-premises addresses",
      source: ["alz-check"],
    },
    {
      name: "VPN gateway",
      bill: ["VPN gateway", "VPN gateway, 1.25 Gbps class"],
      count: hubs,
      size: (brief) => (wide(brief) ? "VpnGw2AZ, 1,250 Mbps" : "VpnGw1AZ, 650 Mbps"),
      purpose: (brief) =>
        `${brief.holds(CIRCUIT) ? "Fallback for the circuit; tunnel" : "Tunnel"} to the server room${apart(brief) ? ` until the last wave, and permanently to ${brief.sites > 1 ? `${brief.sites} sites` : "the office"}` : ""}`,
      source: ["vpngw"],
    },
    {
      name: "ExpressRoute gateway",
      bill: ["ExpressRoute gateway"],
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
        inspects(brief)
          ? "Premium, TLS inspection"
          : brief.holds(BASIC)
            ? `Basic, up to ${BASIC_MBPS} Mbps`
            : "Standard",
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
      size: "one address each",
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
      free: "no charge; on an always-on migrated server",
      count: gateways,
      size: (brief) =>
        brief.holds(LARGER) ? "8 vCPU, 8 GB or more" : brief.holds(SMALL) ? "8 GB to spare" : "4 vCPU, 16 GB",
      purpose: "Reports and flows reach migrated data; outbound only, updated monthly",
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
      bill: ["Virtual machines, D2s class", "Virtual machines, D4s class", "Managed disks"],
      count: machines,
      size: (brief) =>
        `${machines(brief) > 1 ? "half D2s, half D4s" : hostsGateway(brief) ? "D4s" : "D2s"} class until measured`,
      purpose: "First size from 2 to 4 weeks of history with a month end; right-sized after 30 to 60 days",
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
        const subnet = databases(brief) > 0 ? "; instances have a dedicated subnet, /27 or larger" : "";
        return `Up to two workloads per ${kinds.filter(Boolean).join(" or ")}, until measured${subnet}`;
      },
      source: ["caf-strategies"],
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
      purpose: "Machine, activity and sign-in logs, with alerts",
      source: ["alz-check", "ej"],
    },
    {
      name: "Recovery Services vault",
      bill: ["Azure Backup"],
      count: (brief) => (brief.holds(TWO_REGIONS) ? 2 : 1),
      size: "geo-redundant, immutable",
      purpose: "30 daily and 12 monthly recovery points, multi-user authorisation for deletion",
      source: ["alz-check", "ej"],
    },
  ],
  sizing: [
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
      formula: "one tenth, rounded down: servers with no users or no known purpose",
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
        ["scope", retired(brief) > 0 && "retired", hasPlatform(brief) && "platform services"]
          .filter(Boolean)
          .join(" − "),
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
      result: (brief) => `${Math.ceil(brief.servers.high / 5000)}`,
      asked: (brief) => brief.servers.high > 5000,
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
          : `a wave every 2 weeks, and about ${MACHINES_A_MONTH} machines a month with client staff and one expert (rule of thumb)${teams(brief) > 1 ? `; up to ${teams(brief)} waves at a time overlap` : ""}`,
      result: (brief) =>
        isMonthly(brief)
          ? plural(weekends(brief), "monthly weekend")
          : `${plural(moveWeeks(brief), "week")} of migration at minimum`,
      when: none(LANDING, SMALL),
      source: ["migrate-rate"],
    },
    {
      quantity: "Initial transfer",
      formula: `TB × 8,000 ÷ (Mbps × 0.6) ÷ 3.6 hours, ${HOURS_A_NIGHT} a night`,
      result: (brief) =>
        `${terabytes(brief)} TB at ${figure(megabits(brief))} Mbps: ${plural(transferNights(brief), "night")}${byDisk(brief) ? "; files and backups go ahead by Data Box" : ""}`,
      source: ["ej"],
    },
  ],
  ports: [
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
          ? `Server-room tunnel until the last wave; ${brief.sites > 1 ? "site tunnels" : "that of the office"} permanently`
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
    {
      from: "Server room",
      to: "Domain controllers in Azure",
      port: "TCP and UDP 53, 88, 389, 464; TCP 135, 445, 636, 3268, 3269, 49152–65535; UDP 123",
      purpose: "Replication, sign-in and time",
      when: DIRECTORY,
      source: ["ej"],
    },
  ],
  decisions: [
    {
      title: "Default strategy",
      context: (brief) =>
        moved(brief) === 1
          ? "One server to move."
          : `${plural(moved(brief), "server")} to move${retired(brief) > 0 ? " or retire" : ""}.`,
      alternatives: (brief) => `rehost; replatform; rebuild${brief.holds(EXIT) ? "" : "; retain"}`,
      decision: (brief) =>
        isPlatform(brief)
          ? `${brief.holds(CLOUD_FIRST) ? "Remaining servers are first proposed for retirement or replacement. " : ""}Platform services for databases${webApplications(brief) > 0 ? " and web applications" : ""}, rehosting for the rest.`
          : brief.holds(LANDING)
            ? `Rehost for the first wave${leavesRest(brief) ? "; the default for the rest is set on measured figures" : ", which is all that can move"}.`
            : brief.holds(CLOUD_FIRST)
              ? `Remaining servers are first proposed for retirement or replacement; failing that, ${replatformed(brief) > 0 ? "databases go to platform services where features allow and the rest is rehosted" : "they are rehosted"}. Modernisation candidates are listed at handover.`
              : moved(brief) === 1
                ? `Rehost the one server that moves${brief.holds(PLATFORM) ? ": a dedicated platform service would cost more than its machine" : ""}; modernisation candidates are listed at handover.`
                : `${sequence(brief)}; modernisation candidates are listed at handover.`,
      tradeOff: (brief) =>
        `${
          isPlatform(brief)
            ? `More effort per workload now, less to run afterwards${hasInstances(brief) ? `; an instance costs ${monthlyOf("sql-managed-instance")} with its SQL Server licence, a D4s machine ${monthlyOf("vm-d4")} without` : ""}`
            : "Faster to migrate; modernisation savings come later"
        }${brief.holds(all(SMALL, none(LANDING, EXIT), is("primary-objective", "cost-reduction"))) ? `. ${dearerText(brief)}` : ""}`,
      confidence: "medium",
      ask: (brief) =>
        brief.holds(LANDING)
          ? `Name the ${moved(brief) === 1 ? "server" : plural(moved(brief), "server")} of the first wave`
          : retired(brief) > 0
            ? "Confirm the default strategy and the list of workloads to retire"
            : "Confirm the default strategy",
      due: "design",
      source: ["caf-strategies"],
    },
    {
      title: "Case for a landing zone",
      context: "Only one server can move.",
      alternatives: "landing zone; one machine without it; a service instead",
      decision: (brief) =>
        `Build the landing zone if more is coming to Azure within two years; otherwise ${brief.holds(EXIT) ? "replace the server" : "retain the server or replace it"} with a service.`,
      tradeOff: "Platform cost up front; governance is ready for new workloads",
      confidence: "low",
      ask: "Confirm that more will follow: a landing zone does not pay for the one server that can move",
      asked: (brief) => movable(brief) === 1,
      source: ["alz-check", "ej"],
    },
    {
      title: "Regions",
      context: (brief) => {
        const outage = brief.known("recovery-time");
        return `Based in ${countryInWords(brief.client.country ?? "a country not stated")}${brief.holds(REGULATED) ? ", with compliance obligations" : ""}; ${outage ? `an outage may last ${detailLabel("recovery-time", outage)}` : "no acceptable outage stated"}.`;
      },
      alternatives: "one region with zones; two regions",
      decision: (brief) =>
        brief.holds(TWO_REGIONS)
          ? `Two regions in ${brief.client.country && brief.jurisdiction === "eu" ? "the EEA" : "one jurisdiction"}, with a tested ${copied(brief) ? "failover" : "restore into the second"}.${proposedRegions(brief)}${hubs(brief) < regions(brief) ? ` The second holds copies${brief.hasDirectory ? ", and a domain controller in a network peered with the first" : ""}; its gateway${brief.holds(FIREWALL) ? " and firewall are" : " is"} deployed from code at failover and in each rehearsal.` : ""}`
          : `One region with availability zones; ${inZones(brief) ? `${brief.holds(LANDING) ? "one machine is replicated to another zone as a trial" : "machines with short recovery times are replicated to another zone"}; ` : ""}backup copy in the paired region.${proposedRegions(brief, !brief.holds(all(LANDING, LARGER)))}${brief.holds(all(LANDING, LARGER)) ? " The second region is defined as code now and deployed for the first wave that needs it." : ""}`,
      tradeOff: (brief) =>
        brief.holds(TWO_REGIONS)
          ? `${hubs(brief) === 2 ? `The second hub costs about ${secondHub(brief)} a month` : "Costs more than one region"}; if a region is lost, ${copied(brief) ? (uncopied(brief) > 0 ? `machines with Site Recovery fail over and the others are restored from the vault copy within ${restoreDays(brief)} days` : "the other takes over") : "services are restored in the other"}`
          : "Losing the region means a restore from the copy; two regions would cost more",
      confidence: "medium",
      ask: "Name the regions where data may be kept",
      due: "design",
      source: ["alz-check", "ej"],
    },
    {
      ...CONNECTION,
      ask: (brief) =>
        `Order the private circuit in week 1${byDisk(brief) && isSlow(brief) ? `, and ${faster(brief)[1]}` : ""}`,
      before: "order",
      when: CIRCUIT,
    },
    {
      ...CONNECTION,
      ask: (brief) =>
        `Confirm ${byDisk(brief) ? `the transfer by Data Box${isSlow(brief) ? `, and ${faster(brief)[1]}` : ""}` : "that the internet link carries the transfer"}${isThin(brief) ? ", and order a faster link for daily work" : ""}`,
      due: "design",
      when: none(CIRCUIT),
    },
    {
      title: "Data loss",
      context: (brief) =>
        `No more than ${brief.detail("data-loss") === "hour" ? "1 hour" : "15 minutes"} of work may be lost; a nightly backup risks a day${brief.given("fast-recovery") === 0 ? ", and no server was named for replication" : ""}.`,
      alternatives: "replicate every machine; replicate some; log backups of databases",
      decision: (brief) =>
        `Of ${plural(machines(brief), "machine")}, ${protectedMachines(brief)} ${protectedMachines(brief) === 1 ? "is replicated and loses" : "are replicated and lose"} 15 minutes at most; the others may lose a day${isUrgent(brief) ? " and be down for 8 hours or longer, more than the limits stated," : ", more than the limit stated,"} and must hold no work that cannot be re-entered. Replicating these too would add about ${formatAmount(copiesMonth(brief), "USD")} a month (${uncopied(brief)} × Site Recovery and ${dataEach(brief)} TB of disk).${brief.has("current-technologies", "sql-server") && !hasInstances(brief) ? " Log backups would cover only SQL Server databases." : ""}`,
      tradeOff: "A day of work at risk on machines without a replica",
      confidence: "medium",
      ask: (brief) =>
        `Confirm that ${figure(uncopied(brief))} of ${figure(machines(brief))} machines may lose a day of data instead of the ${brief.detail("data-loss") === "hour" ? "hour" : "15 minutes"} stated, or order their replication`,
      due: "design",
      when: none(LANDING),
      asked: (brief) => losesLittle(brief) && uncopied(brief) > 0,
      source: ["asr", "ej"],
    },
    {
      title: "Outbound traffic",
      context: (brief) =>
        `New virtual networks have no default outbound access, and ${plural(machines(brief) + created(brief), "machine")} ${machines(brief) + created(brief) === 1 ? "needs" : "need"} one${brief.holds(PREMIUM) ? "; the review checklist advises inspection in regulated sectors" : ""}.`,
      alternatives: "NAT gateway; Azure Firewall; third-party appliance",
      decision: (brief) =>
        brief.holds(FIREWALL)
          ? inspects(brief)
            ? `Azure Firewall Premium with application rules and TLS inspection by an intermediate CA that the machines trust.`
            : brief.holds(BASIC)
              ? `Azure Firewall Basic with application rules, suited to ${BASIC_MBPS} Mbps; Standard (${monthlyOf("firewall-month")}) for more, or to block known malicious addresses rather than only report them.`
              : `Azure Firewall Standard with application rules${brief.holds(PREMIUM) ? ", which blocks known malicious addresses" : ""}; Premium${brief.holds(PREMIUM) ? ` (${monthlyOf("firewall-premium-month")})` : ""} once traffic must be inspected.`
          : `${natGateways(brief) > 1 ? "NAT gateways" : "NAT gateway"} and network security groups, sufficient for ${plural(machines(brief) + created(brief), "machine")}.`,
      tradeOff: (brief) => filterCosts(brief),
      confidence: "high",
      source: ["alz-check", "firewall-sku"],
    },
    {
      title: "Identity in Azure",
      context: (brief) =>
        `${plural(brief.domainControllers, "domain controller")} on-premises; servers in Azure must authenticate users when the link is down.`,
      alternatives: "domain controllers in Azure; Entra Domain Services; sign-in over the link",
      decision: (brief) =>
        `${controllers(brief) === 4 ? `Two domain controllers in each region, in different zones${zonesInBoth(brief) ? "" : " or, where the region has none, in an availability set"}` : controllers(brief) === 3 ? "Two domain controllers in different zones of the first region, one in the second" : brief.holds(TWO_REGIONS) ? "A domain controller in each region" : "Two domain controllers in different zones"}, in ${brief.holds(SMALL) ? "the platform subscription and" : "an identity subscription and"} ${brief.holds(TWO_REGIONS) ? "one Active Directory site per region" : "their own Active Directory site"}. They are newly promoted, not migrated${hasUnpaidWindows(brief) ? ", on the newest version the functional level allows" : ""}: database and SYSVOL on a data disk without host caching, a static address set in Azure, and restarted rather than deallocated, since a new VM-GenerationID discards the RID pool.${brief.holds(EXIT) ? " Controllers in the room are demoted before it is handed back." : ""}${brief.holds(SMALL) ? "" : " Controllers in Azure forward names to Azure DNS (168.63.129.16), those on-premises private endpoint zones to them."}`,
      tradeOff: "Adds servers to patch; avoids sign-in over the link",
      confidence: "high",
      when: DIRECTORY,
      source: ["alz-check", "dnspr"],
    },
    {
      title: "Identity in Azure",
      context: "None of the products listed needs Active Directory.",
      alternatives: "Entra ID only; new domain controllers; Entra Domain Services",
      decision:
        "Entra ID only, also for server administration. Should a server prove to be domain-joined, its wave adds two domain controllers.",
      tradeOff: "No domain to run; no Kerberos for applications that need it",
      confidence: "medium",
      when: none(DIRECTORY),
      source: ["alz-check", "ej"],
    },
    {
      title: "Name resolution",
      context: (brief) =>
        `Both sides must resolve the names of ${privateEndpoints(brief)} private endpoints to their private addresses.`,
      alternatives: "dedicated DNS servers; Private Resolver",
      decision: (brief) =>
        `Private Resolver: DNS servers in the server room${brief.holds(EXIT) ? ", later at the sites," : ""} forward private endpoint zones to its inbound endpoint, and it forwards the client's zones to them.`,
      tradeOff: "Adds endpoint charges; avoids DNS servers",
      confidence: "high",
      when: RESOLVER,
      source: ["dnspr", "alz-check", "ej"],
    },
    {
      title: "Privileged access",
      context: (brief) =>
        `With standing rights, any of ${plural(brief.administrators, "administrator")} could delete servers and backups.`,
      alternatives: "standing roles; eligible roles",
      decision:
        "Eligible roles through Privileged Identity Management, cloud-only administrators, two break-glass accounts with security keys, multi-factor authentication for every Azure role.",
      tradeOff: "About a minute to activate a role",
      confidence: "high",
      source: ["alz-check", "mfa-mandatory"],
    },
    ...[true, false].map(
      (isPaid): DecisionRow => ({
        title: "Extended security updates",
        context: (brief) =>
          `Out of support: ${listed(unsupported(brief)) || "not yet known"}; since 1 April 2026 updates for 2016 versions cost the same in Azure as elsewhere.`,
        alternatives: "move to Azure for the updates; upgrade or retire",
        decision: (brief) =>
          `Not a reason to move: old versions are upgraded or retired in their wave, and isolated${isPaid || paysForSql(brief) || unsupported(brief).length === 0 ? " or covered by paid updates" : ""} until then.`,
        tradeOff: "Adds upgrade work to each wave; avoids an annual charge",
        confidence: "high",
        ...(isPaid && {
          ask: "Decide for each known system on Windows Server 2016: isolation or paid updates until its wave",
        }),
        when: is("current-technologies", "windows-server", "sql-server"),
        asked: (brief) =>
          isPaid === paysForWindows(brief) && !isBridged(brief) && (hasOldWindows(brief) || hasOldSql(brief)),
        source: ["esu-change"],
      }),
    ),
    {
      title: "Servers outside the waves",
      context: (brief) =>
        `No wave includes ${listed(inTheWay(brief).map(({ count, role }) => (count === 1 ? `the ${role}` : `the ${plural(count, role)}`))) || "mail and sites"}, and the room can be handed back only when empty.`,
      alternatives: "Microsoft 365 before the last wave; temporary machines in Azure; keep the room longer",
      decision: (brief) =>
        `${[brief.has("current-technologies", "exchange-server") && "Mailboxes", brief.holds(SHAREPOINT) && "sites"].filter(Boolean).join(" and ").replace(/^s/, "S")} move to Microsoft 365 in a separate project before the last wave; until then their servers are reachable from the internet by VPN only${brief.has("current-technologies", "exchange-server") ? ", with inbound mail filtered" : ""}. Without an agreed date at design sign-off, those servers move to Azure temporarily as additional machines.`,
      tradeOff: "Adds a parallel project; avoids moving these servers",
      confidence: "medium",
      ask: (brief) =>
        `Name the date by which ${[brief.has("current-technologies", "exchange-server") && "mail", brief.holds(SHAREPOINT) && "SharePoint"].filter(Boolean).join(" and ")} leaves the room, or order its servers as additional machines`.replace(
          "and SharePoint leaves",
          "and SharePoint leave",
        ),
      due: "design",
      when: LEFT_BEHIND,
      source: ["eol", "caf-strategies", "ej"],
    },
    {
      title: "Unpatched servers outside the waves",
      context: (brief) =>
        `No wave includes ${unpatchedText(brief)}, and versions up to 2019 no longer receive security updates.`,
      alternatives: "separate move to Microsoft 365; Subscription Edition; no internet access",
      decision: (brief) =>
        `A separate project is ordered with this one, unless they run Subscription Edition; until it completes, they are reachable from the internet by VPN only${unpatched(brief).includes("Exchange") ? ", with inbound mail filtered" : ""}.`,
      tradeOff: "Adds a parallel project; closes a route for attackers",
      confidence: "high",
      ask: (brief) =>
        `Order the project that moves ${unpatched(brief)
          .map((name) => (name === "Exchange" ? "mail" : "SharePoint"))
          .join(" and ")}, and block internet access to the old servers until then`,
      when: any(is("current-technologies", "exchange-server"), SHAREPOINT),
      asked: (brief) => unpatched(brief).length > 0,
      source: ["eol", "ej"],
    },
    {
      title: "Published applications",
      context: (brief) =>
        `An estimated ${people(remoteUsers(brief))} open internal applications from outside; no licences are listed.`,
      alternatives: "application proxy; VPN; in the office only",
      decision: "Application proxy, with Entra ID P1 for each of them.",
      tradeOff: (brief) => `${publishedYear(brief)} a year unless owned; no VPN client`,
      confidence: "medium",
      ask: (brief) =>
        `Confirm that ${people(remoteUsers(brief))} open internal applications from outside, at ${publishedYear(brief)} a year, or name those who do`,
      due: "design",
      when: all(PROXY, LARGER, none(is("current-technologies", "office-365", "teams"))),
      source: ["appproxy", "ej"],
    },
    {
      title: "Partner interfaces",
      context: "Partners call systems that move.",
      alternatives: "API Management; new addresses announced before each wave",
      decision:
        "API Management under the old names: partners change nothing, and their certificates or tokens are checked in one place.",
      tradeOff: `About ${formatAmount(12 * likely("api-management"), "USD")} a year; spares partners a change with each wave`,
      confidence: "medium",
      when: API_GATEWAY,
      source: ["ais", "ej"],
    },
    {
      title: "Databases",
      context: (brief) =>
        brief.has("current-technologies", "sql-server")
          ? `${oldestOf(brief, "sql-server") ? `${oldestOf(brief, "sql-server")} is the oldest version` : "SQL Server, version not yet known, is"} in use.`
          : "Databases are in scope; discovery identifies product and version.",
      alternatives: "Managed Instance; SQL on a machine; SQL Database",
      decision: (brief) =>
        onMachines(brief)
          ? `Databases stay on their machines${hasOldSql(brief) ? `; ${OLD_SQL} is upgraded in its wave once the vendor agrees` : `, unchanged${sqlNext(brief)}`}; a Managed Instance (${monthlyOf("sql-managed-instance")}) pays off once several databases share it; SQL Database for new single databases.`
          : `Managed Instance where features allow; a machine where file system or unsupported features are needed${brief.has("current-technologies", "sql-server") ? "" : ", and for other products"}; SQL Database for new single databases.${copied(brief) ? ` Applications that must be back within hours of losing a ${brief.holds(TWO_REGIONS) ? "region" : "zone"} keep their database on a protected machine or get a second instance in a failover group, not in the bill.` : ""}`,
      tradeOff: (brief) =>
        onMachines(brief)
          ? "SQL Server remains the client's to patch"
          : "Less control of the instance; less administration",
      confidence: "medium",
      when: all(SQL, none(LANDING)),
      asked: hasDatabases,
      source: ["sqlmi"],
    },
  ],
  bill: [
    {
      item: "Virtual machines, D2s class",
      quantity: (brief) => machines(brief) - large(brief) + controllers(brief),
      formula: (brief) =>
        `${machines(brief) === 1 ? "" : `${figure(machines(brief) - large(brief))} of `}${terms([hostsGateway(brief) ? 0 : machines(brief), "rehosted machine"], [controllers(brief), "domain controller"])}`,
      price: "vm-d2",
      kind: "monthly",
      requirement: "rehosted workloads",
      source: ["ej"],
    },
    {
      item: "Virtual machines, D4s class",
      quantity: large,
      formula: (brief) =>
        `${hostsGateway(brief) ? "" : `${figure(large(brief))} of `}${plural(machines(brief), "rehosted machine")}${hostsGateway(brief) ? ", which hosts the data gateway" : ""}`,
      price: "vm-d4",
      kind: "monthly",
      requirement: "rehosted workloads",
      source: ["ej"],
    },
    {
      item: "Machines of the data gateway",
      quantity: gatewaySizes,
      formula: (brief) =>
        brief.holds(LARGER)
          ? "2 machines of 8 vCPU, each priced as two of the D4s class"
          : `${plural(gateways(brief), "machine")} of the D4s class; few concurrent reports`,
      price: "vm-d4",
      kind: "monthly",
      when: OWN_GATEWAY,
      requirement: "integration of business systems",
      source: ["gateway", "ej"],
    },
    {
      item: "Azure Backup",
      quantity: backups,
      formula: (brief) =>
        backups(brief) > machines(brief) + controllers(brief)
          ? `${figure(machineData(brief))} TB ${hasInstances(brief) ? "on machines" : "stored"} ÷ 0.5, rounded up${brief.hasDirectory ? ` + ${plural(controllers(brief), "domain controller")}` : ""}`
          : `${terms([machines(brief), "rehosted machine"], [controllers(brief), "domain controller"])}, ${brief.given("data-volume") === null ? `each ${PROTECTED}` : "at the volume given"}`,
      price: "backup-server",
      kind: "monthly",
      requirement: "backup",
      source: ["ej"],
    },
    {
      item: "Defender for Servers P2",
      quantity: (brief) => machines(brief) + created(brief),
      formula: (brief) =>
        terms(
          [machines(brief), "rehosted machine"],
          [controllers(brief), "domain controller"],
          [ownGateways(brief), "gateway machine"],
        ),
      price: "defender-servers-p2",
      kind: "monthly",
      requirement: "threat protection",
      when: DEFENDER,
      source: ["alz-check"],
    },
    {
      item: "Managed disks",
      quantity: terabytes,
      formula: (brief) =>
        `${brief.holds(LANDING) && leavesRest(brief) && brief.given("data-volume") !== null ? `first-wave share of the ${brief.given("data-volume")} TB given (${machines(brief)} of ${plural(wholeEstate(brief), "machine")} of B)` : say(foundBy("data-volume", `${times(`${DATA_EACH} TB`, terms([machines(brief), "rehosted machine"], [databases(brief), "database"]))}, until measured`), brief)}${databases(brief) > 0 ? "; includes instance storage" : ""}`,
      price: "disk-tb",
      kind: "monthly",
      requirement: "rehosted workloads",
      source: ["ej"],
    },
    {
      item: `Disks of ${CREATED}`,
      quantity: (brief) => (2 * created(brief)) / 10,
      formula: (brief) =>
        times("0.2 TB", terms([controllers(brief), "domain controller"], [ownGateways(brief), "gateway machine"])),
      price: "disk-tb",
      kind: "monthly",
      requirement: "rehosted workloads",
      source: ["ej"],
    },
    {
      item: "VPN gateway, 1.25 Gbps class",
      quantity: (brief) => (wide(brief) ? hubs(brief) : 0),
      formula: gatewayEach,
      price: "vpn-1g",
      kind: "monthly",
      requirement: "connection",
      source: ["vpngw"],
    },
    {
      item: "VPN gateway",
      quantity: (brief) => (wide(brief) ? 0 : hubs(brief)),
      formula: gatewayEach,
      price: "vpn-650",
      kind: "monthly",
      requirement: "connection",
      source: ["vpngw"],
    },
    dataBox(byDisk, "rehosted workloads"),
    {
      item: "Rented bandwidth (option)",
      quantity: 1,
      formula: "quoted, if chosen",
      kind: "one-off",
      when: none(BY_CIRCUIT),
      asked: (brief) => byDisk(brief) && isSlow(brief),
      requirement: "connection",
      source: ["ej"],
    },
    {
      item: "ExpressRoute gateway",
      quantity: hubs,
      formula: "1 for each hub",
      price: "er-gateway",
      kind: "monthly",
      when: CIRCUIT,
      requirement: "connection",
      source: ["ergw"],
    },
    {
      item: "ExpressRoute circuit",
      quantity: 1,
      formula: "1 Gbps, metered, excluding provider charges",
      price: "er-1g",
      kind: "monthly",
      when: CIRCUIT,
      requirement: "connection",
      source: ["ergw"],
    },
    providerCharges(1, CIRCUIT),
    natGatewayLine(natGateways, none(FIREWALL)),
    ...(
      [
        ["Azure Firewall Premium", "firewall-premium-month", inspects],
        ["Azure Firewall Basic", "firewall-basic-month", (brief: Brief) => brief.holds(BASIC)],
        ["Azure Firewall", "firewall-month", (brief: Brief) => brief.holds(NOT_BASIC) && !inspects(brief)],
      ] as const
    ).map(
      ([item, price, asked]): BillRow => ({
        item,
        quantity: hubs,
        formula: "1 for each hub",
        price,
        kind: "monthly",
        asked,
        requirement: "outbound control",
        source: ["alz-check", "ej"],
      }),
    ),
    firewallData("firewall-basic-tb", BASIC),
    firewallData("firewall-tb", NOT_BASIC),
    {
      item: "Azure Bastion",
      quantity: hubs,
      formula: "1 for each hub",
      price: "bastion-month",
      kind: "monthly",
      requirement: "administration",
      source: ["alz-check"],
    },
    {
      item: "Site Recovery",
      quantity: protectedMachines,
      formula: (brief) =>
        brief.holds(LANDING)
          ? trialText(brief)
          : copiesAll(brief)
            ? "each rehosted machine, as none may lose a day of work"
            : brief.given("fast-recovery") === 0
              ? "the client named none; one, for the outage or loss stated"
              : say(
                  replicatedBy(
                    machines(brief) === 1
                      ? "the one rehosted machine"
                      : `a quarter of ${figure(machines(brief))} machines, rounded up: those that cannot wait for a restore`,
                    machines,
                  ),
                  brief,
                ),
      price: "asr",
      kind: "monthly",
      asked: copied,
      requirement: "recovery",
      source: ["asr"],
    },
    { ...replicaDisks(protectedMachines, dataEach, terabytes), asked: copied },
    {
      item: "DNS Private Resolver endpoints",
      quantity: (brief) => 2 * hubs(brief),
      formula: "1 inbound, 1 outbound for each hub",
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
        `3 (vault, keys, storage) × ${terms([hubs(brief), "hub"], [webApplications(brief), "web workload"])}`,
      price: "private-endpoint",
      kind: "monthly",
      when: none(SMALL),
      requirement: "data encryption and name resolution",
      source: ["alz-check", "ej"],
    },
    {
      item: "Outbound data of Azure",
      quantity: outbound,
      formula: (brief) =>
        `${
          megabits(brief) * GB_A_MEGABIT < terabytes(brief) * 100
            ? "60% of the link for a month, which is below a tenth of the data stored"
            : `a tenth of the ${terabytes(brief)} TB stored leaves Azure each month`
        }; first ${FREE_GB} GB free`,
      price: "egress-gb",
      kind: "monthly",
      requirement: "network",
      source: ["ej"],
    },
    {
      item: "Log analytics",
      quantity: logVolume,
      formula: (brief) =>
        `${times("2 GB a month", terms([machines(brief), "rehosted machine"], [created(brief), "new machine"]))}, at least 10`,
      price: "log-storage",
      kind: "monthly",
      requirement: "monitoring",
      source: ["ej"],
    },
    {
      item: "SQL Managed Instance",
      quantity: (brief) => instancesFor(databases(brief)),
      formula: (brief) =>
        `${plural(databases(brief), "database workload")}, up to two per 4-core instance, until measured`,
      price: "sql-managed-instance",
      kind: "monthly",
      requirement: "platform services",
      source: ["ej"],
    },
    {
      item: "App Service plans",
      quantity: (brief) => plansFor(webApplications(brief)),
      formula: (brief) => `${plural(webApplications(brief), "web workload")}, two per plan; sizes follow measurement`,
      price: "app-service-plan",
      kind: "monthly",
      requirement: "platform services",
      source: ["ej"],
    },
    {
      item: "Application Gateway with web application firewall",
      quantity: (brief) => Math.min(1, webApplications(brief)),
      formula: (brief) =>
        `1 in front of all${brief.holds(TWO_REGIONS) ? "; the second region's is deployed from code with its applications" : ""}`,
      price: "waf-gateway",
      kind: "monthly",
      when: WEB_GATEWAY,
      requirement: "platform services",
      source: ["ej"],
    },
    {
      item: "Entra ID P2 for administrators",
      quantity: (brief) => brief.administrators,
      formula: "1 for each administrator; required by Privileged Identity Management",
      price: "entra-p2",
      kind: "monthly",
      requirement: "rights, multi-factor authentication and identity management",
      source: ["alz-check"],
    },
    {
      item: "Intune Plan 1 for administrators",
      quantity: (brief) => brief.administrators,
      formula: (brief) => `1 for each administrator; ${partOfPlans(brief)}`,
      price: "intune-p1",
      kind: "monthly",
      when: is("security-requirements", "mobile-device-management"),
      owned: is("current-technologies", "office-365", "teams"),
      requirement: "mobile device management",
      source: ["m365-bp", "ej"],
    },
    {
      item: "Entra ID P1 for published applications",
      quantity: remoteUsers,
      formula: (brief) => `${outsideText(brief)}; ${partOfPlans(brief)}`,
      price: "entra-p1",
      kind: "monthly",
      when: PROXY,
      owned: is("current-technologies", "office-365", "teams"),
      requirement: "remote access",
      source: ["appproxy"],
    },
    {
      item: "Paid security updates for Windows Server 2016 (option)",
      quantity: 1,
      formula: "one line, per system until upgraded or retired; guide price USD 1,000 a year for 16 Standard cores",
      kind: "yearly",
      asked: paysForWindows,
      requirement: "end of support before the move",
      source: ["eol", "esu-price", "ej"],
    },
    {
      item: "Paid security updates for SQL Server (option)",
      quantity: 1,
      formula: (brief) =>
        `one line for ${oldestOf(brief, "sql-server")}, per instance until moved or upgraded; guide price USD 3,353 a year for two Standard cores`,
      kind: "yearly",
      when: is("current-technologies", "sql-server"),
      asked: paysForSql,
      requirement: "end of support before the move",
      source: ["eol", "esu-price", "ej"],
    },
    {
      item: "Security keys",
      quantity: (brief) => brief.administrators * 2 + 2,
      formula: "2 for each administrator, 2 for break-glass",
      price: "fido2-key",
      kind: "one-off",
      requirement: "multi-factor authentication",
      source: ["ej"],
    },
  ],
  features: [
    {
      by: "Landing zone:",
      objectives: ["enhance-security", "compliance-objective", "scalability", "innovation", "digital-transformation"],
      source: ["alz-check", "caf-overview"],
    },
    {
      by: "Strategy for each workload",
      objectives: ["cost-reduction"],
      when: none(LANDING, SMALL),
      source: ["caf-strategies"],
    },
    { by: "Right-sizing", objectives: ["cost-reduction"], source: ["ahb", "ri"] },
    { by: "Production migration", objectives: ["productivity"], when: none(LANDING), source: ["caf-migrate"] },
    { by: "Wave 0 with", objectives: ["productivity"], when: LANDING, source: ["caf-migrate"] },
    { by: "Publishing internal", objectives: ["remote-work"], when: PROXY, source: ["appproxy"] },
    {
      by: "Strategy for each workload",
      objectives: ["remote-work"],
      when: none(PROXY),
      source: ["appproxy", "ej"],
    },
  ],
  rules: [], // waves, sizes and gates say them
  tables: [
    {
      id: "azure.strategies",
      section: "solution",
      heading: "Strategy for each kind of workload",
      caption: (brief) =>
        `${brief.holds(LANDING) ? "Proposals, decided on measured figures" : "Default strategies from the answers"}, with effort relative to rehosting (1.0)`,
      columns: ["Workload", "Default", "Effort", "Alternative", "Reason"],
      rows: [
        {
          cells: [
            "Windows Server applications",
            (brief) =>
              hasOldWindows(brief)
                ? `Rehost; upgraded in the move, proven in the test migration: US English systems in transit by Azure Migrate, by two versions at most (${upgradePath(brief)}), others in place in Azure`
                : "Rehost on the current version",
            "1.0",
            "Retire (0.1)",
            (brief) =>
              hasOldWindows(brief)
                ? `Support for Windows Server 2016 ${dayOfIso("2027-01-12") < brief.today ? "ended" : "ends"} on 12 January 2027; older versions have none`
                : "Version in support",
          ],
          when: is("current-technologies", "windows-server"),
          source: ["eol", "migrate-upgrade", "ej"],
        },
        {
          cells: [
            (brief) => (brief.has("current-technologies", "sql-server") ? "SQL Server" : "Databases, if on SQL Server"),
            (brief) =>
              onMachines(brief)
                ? `Rehost on ${brief.has("current-technologies", "sql-server") ? "its machine" : "their machines"}${hasOldSql(brief) ? `; ${OLD_SQL} is upgraded there, proven in the test migration` : ""}`
                : "Replatform to Managed Instance",
            (brief) => (onMachines(brief) ? "1.0" : "1.5–2"),
            (brief) => (onMachines(brief) ? "Managed Instance (1.5–2)" : "Rehost on a virtual machine (1.0)"),
            (brief) =>
              onMachines(brief) ? "A 4-core instance costs more than the machine" : "Depends on the features in use",
          ],
          when: all(SQL, any(LANDING, PLATFORM, SMALL)), // others decide on databases
          asked: hasDatabases,
          source: ["sqlmi"],
        },
        {
          cells: [
            "File servers",
            "Rehost; data disks are left out of replication, filled from Data Box and synchronised before cutover",
            "1.0",
            "Azure Files, or SharePoint for team files",
            "First modernisation candidate once measured",
          ],
          when: is("current-technologies", "windows-server"),
          asked: byDisk,
          source: ["filesync", "ej"],
        },
        {
          cells: [
            "Legacy applications",
            (brief) => `Rehost${later(brief) || "; web applications behind the application proxy"}`,
            "1.0",
            (brief) => (brief.holds(EXIT) ? "At a hosting provider, with Arc" : "Retain with Arc (0.2)"),
            "Vendor statement first",
          ],
          when: is("integration-needs", "legacy-applications"),
          source: ["appproxy", "ej"],
        },
        {
          cells: [
            "ERP systems",
            (brief) => `Rehost${later(brief)} to the vendor's architecture`,
            "1.0",
            (brief) => (brief.holds(EXIT) ? HOSTED : KEPT),
            "Latency and support",
          ],
          when: is("integration-needs", "erp"),
          source: ["ej"],
        },
        {
          cells: [
            "CRM systems",
            (brief) => `Rehost${later(brief)}, its database in the same wave`,
            "1.0",
            "Replace with SaaS in a separate project",
            "Interfaces stay the same",
          ],
          when: is("integration-needs", "crm"),
          source: ["caf-strategies", "ej"],
        },
        {
          cells: [
            (brief) => `${brief.holds(CUSTOM) ? "Custom" : "Web"} applications`,
            (brief) =>
              webApplications(brief) > 0
                ? "App Service, if they run there unchanged"
                : `Rehost${later(brief)} with their databases`,
            (brief) => (webApplications(brief) > 0 ? "1.5–2" : "1.0"),
            (brief) =>
              webApplications(brief) > 0
                ? `Rehost (1.0)${brief.holds(CUSTOM) ? "; refactoring (2–4) by their developers later" : ""}`
                : "App Service (1.5–2) later; refactoring (2–4) by their developers",
            "This project changes no code",
          ],
          asked: (brief) => brief.holds(CUSTOM) || webApplications(brief) > 0,
          source: ["caf-strategies", "ej"],
        },
        ...Object.entries(SECTOR_WORKLOADS).map(([industry, [workload, moves, other, why]]) => ({
          cells: [
            workload,
            (brief: Brief) => `Rehost${moves === FIRST ? "" : later(brief)}${moves}`,
            "1.0",
            (brief: Brief) => (brief.holds(EXIT) && other === KEPT ? HOSTED : other),
            why,
          ],
          when: is("industry", industry),
          source: ["ej"] as const,
        })),
        {
          cells: [
            "Whatever discovery finds",
            "Rehost if compatible",
            "1.0",
            (brief) => (brief.holds(EXIT) ? "Retire (0.1)" : "Retire (0.1) or retain (0.2)"),
            "Decided per workload",
          ],
          when: none(WORKLOADS),
          source: ["caf-strategies"],
        },
      ],
    },
    {
      id: "azure.landing-zone",
      section: "solution",
      heading: "Landing zone",
      caption: "Decisions by design area",
      columns: ["Area", "Decision", "Review checklist"],
      rows: [
        {
          cells: [
            "Network",
            (brief) =>
              `Hub-and-spoke, no virtual network of /16 or larger; ${brief.holds(SMALL) ? "platform services open to office and spokes only" : "public access to platform services denied by policy"}`,
            "D01.02, D03.01, D05.07, D08.02, D09.01",
          ],
          source: ["alz-check"],
        },
        {
          cells: [
            "Governance",
            (brief) =>
              `Built-in policy initiatives at the intermediate root; all but ${allowedRegions(brief, brief.holds(any(TWO_REGIONS, all(LANDING, LARGER))))} denied`,
            "E01.01–E01.10",
          ],
          source: ["alz-check"],
        },
        {
          cells: [
            "Security",
            (brief) =>
              brief.holds(DEFENDER)
                ? `Defender for Cloud with Defender for Servers${hasPlatform(brief) ? ` only, no plan for platform services${brief.holds(ONBOARDED) ? "" : ` (threat protection leaves out ${plural(replatformed(brief), "workload")})`}` : ""}, Key Vault with purge protection`
                : `Free Defender for Cloud posture findings, Key Vault with purge protection; Defender for Servers is not in the bill and would add ${formatAmount(PRICES["defender-servers-p2"].low * (machines(brief) + created(brief)), "USD")} a month`,
            "G02.01–G05.01",
          ],
          source: ["alz-check"],
        },
        {
          cells: [
            "Resource organisation",
            (brief) =>
              brief.holds(SMALL)
                ? "One management group under the root, holding the subscriptions; tags: owner, environment, end date"
                : "Management groups below the intermediate root: platform (identity, management, connectivity), landing zones (corporate, online), sandbox, decommissioned; tags: owner, cost centre, environment, data classification, end date",
            "C02.01–C02.14",
          ],
          source: ["alz-check"],
        },
        {
          cells: [
            "Automation",
            "Microsoft's accelerator with verified Bicep modules, through a pipeline, not classic ALZ-Bicep (archive date 16 February 2027). Terraform where already in use",
            "H01.01–H03.01",
          ],
          source: ["alz-check", "alz-bicep"],
        },
      ],
    },
    {
      id: "azure.levers",
      section: "approach",
      heading: "Cost levers and timing",
      caption: "Cost levers, orders of magnitude",
      columns: ["Lever", "Effect", "Condition", "When"],
      rows: [
        {
          cells: [
            "Hybrid Benefit, Windows",
            "about 40%",
            "Software Assurance or subscription, at least 8 core licences a machine; dual use for 180 days",
            "day one",
          ],
          source: ["ahb"],
        },
        {
          cells: [
            "Hybrid Benefit and a three-year reservation on every machine",
            (brief) =>
              `about 70% off list (${formatAmount(listMonth(brief), "USD")}): up to ${formatAmount(leverage(brief), "USD")} of the likely ${formatAmount(machineMonth(brief), "USD")} a month for the machine lines`,
            "Software Assurance, always-on machines",
            "after right-sizing",
          ],
          source: ["cost-check", "ej"],
        },
        {
          cells: [
            "Hybrid Benefit, SQL Server",
            (brief) =>
              databases(brief) > 0
                ? `about 55%: up to ${formatAmount(sqlLeverage(brief), "USD")} of the ${formatAmount(instanceMonth(brief), "USD")} a month for the instances`
                : "about 55% of the licence-included machine price",
            "Software Assurance",
            "day one",
          ],
          when: all(SQL, none(LANDING)),
          source: ["ahb"],
        },
        {
          cells: ["Savings plan where sizes still change", "typically 15 to 40%", "steady load", "after right-sizing"],
          source: ["ri", "cost-check"],
        },
      ],
    },
  ],
  tasks: [
    {
      phase: 1,
      title: (brief) =>
        `Appliance and inventory; dependency analysis started${brief.has("current-technologies", "azure-services") ? "; existing platform checked against the review checklist" : ""}`,
      waits: [],
      least: 2,
      kind: "discovery",
      role: "Engineer",
      weight: 4,
      deliverable: "Server inventory with readiness, dependencies found so far",
    },
    {
      phase: 1,
      title: (brief) =>
        `Interfaces: ${brief.holds(is("integration-needs", "erp", "legacy-applications")) ? "vendor statements, " : ""}inventory and baseline latency`,
      mark: "inventory",
      waits: ["kick-off"],
      kind: "discovery",
      role: "Engineer",
      weight: 1.5,
      deliverable: "Interfaces with owner, address and latency",
      when: all(none(LANDING), INTERFACES),
    },
    {
      phase: 1,
      title: "Strategy for each workload, draft wave plan",
      carries: ["cost-reduction"],
      waits: ["discovery", "inventory"],
      kind: "design",
      role: "Architect",
      weight: 4,
      deliverable: "Strategy list, draft wave plan, business case",
    },
    {
      phase: 2,
      title: "Landing zone: identity, governance, network",
      carries: ["scalability", "digital-transformation", "innovation"],
      mark: "platform",
      least: (brief) => LANDING_ZONE_WEEKS[brief.size],
      holds: ({ size }) => LANDING_ZONE_DAYS[size],
      kind: "build",
      role: "Architect",
      weight: 6,
      deliverable: "Landing zone as code, no standing administrators, tested break-glass accounts, quota granted",
    },
    { ...CIRCUIT_ORDER, when: CIRCUIT },
    {
      phase: 2,
      title: (brief) =>
        `Connection to the server room${apart(brief) ? (brief.sites > 1 ? `, tunnels to ${brief.sites} sites` : ", tunnel to the office") : ""}${brief.holds(SMALL) ? "" : "; name resolution"}`,
      mark: "connection",
      waits: ["platform"],
      kind: "build",
      role: "Engineer",
      weight: 3,
      most: (brief) => (brief.holds(LANDING) ? CONNECTION_DAYS : Infinity),
      deliverable: "Tested connection",
    },
    {
      phase: 2,
      title: "Data Box ordered, filled and returned",
      waits: [],
      kind: "build",
      role: "Engineer",
      weight: 0.75,
      most: 3,
      least: (brief) => Math.min(DATA_BOX_WEEKS, weeksIn(2, brief) - 2),
      deliverable: "Data loaded, checked",
      asked: byDisk,
    },
    {
      phase: 2,
      title: (brief) => `Backup, monitoring and budgets${brief.holds(ONBOARDED) ? "; Defender for Servers" : ""}`,
      waits: ["platform"],
      kind: "build",
      role: "Engineer",
      weight: 3,
      most: (brief) => (brief.holds(LANDING) ? VAULT_DAYS + moved(brief) * VAULT_DAYS_EACH : Infinity),
      deliverable: "Vault, alerts, budgets",
    },
    {
      phase: 2,
      title: "API Management for what partners call",
      waits: ["platform"],
      kind: "build",
      role: "Engineer",
      weight: 1,
      holds: (brief) => (brief.holds(LARGER) ? 4 : 2),
      deliverable: "Gateway answering under a test name",
      when: API_GATEWAY,
    },
    {
      phase: 2,
      title: "Inspection of outbound traffic: intermediate CA, its certificate on the machines, exceptions",
      waits: ["platform"],
      kind: "build",
      role: "Engineer",
      weight: 1,
      deliverable: "Inspected test request, exception list",
      when: PREMIUM,
      asked: inspects,
    },
    {
      phase: 2,
      title: "Domain controllers in Azure",
      waits: ["connection"],
      kind: "build",
      role: "Engineer",
      weight: 2,
      holds: controllerDays,
      most: controllerDays,
      deliverable: (brief) =>
        `Controllers in ${brief.holds(TWO_REGIONS) ? "a site per region" : "their own site"}, repadmin and dcdiag clean, sign-in tested`,
      when: DIRECTORY,
    },
    {
      phase: 2,
      title: "Synchronisation of users to Entra ID",
      waits: ["platform"],
      kind: "build",
      role: "Engineer",
      weight: 1,
      holds: ({ size }) => SYNCHRONISED_DAYS[size],
      most: ({ size }) => SYNCHRONISED_DAYS[size],
      deliverable: "Users of published applications synchronised, a pilot unit first",
      when: SYNCHRONISED_HERE,
    },
    {
      ...SECOND,
      title: "Second region: network, vault and Site Recovery",
      when: TWO_REGIONS,
      asked: copied,
    },
    { ...SECOND, title: "Second region: network as code, vault copy", asked: restored },
    {
      phase: 2,
      title: "Zone-to-zone replication by Site Recovery",
      waits: ["platform"],
      kind: "build",
      role: "Engineer",
      weight: 0.5,
      deliverable: "Replication ready",
      asked: inZones,
    },
    { ...WATCHED, phase: 2, waits: ["platform"], weight: 1, when: none(SOON) },
    {
      phase: 2,
      title: "Dependencies of wave 0 confirmed",
      waits: ["platform"],
      kind: "build",
      role: "Engineer",
      weight: 0.5,
      deliverable: "Dependency map of wave 0",
      when: SOON,
    },
    {
      phase: 2,
      title: (brief) =>
        `Wave 0${brief.holds(LANDING) ? " with messages to its users" : ""}, its rollback and a test restore`,
      kind: "pilot",
      role: "Engineer",
      weight: (brief) => WAVE_0_WEIGHT[brief.size],
      holds: (brief) => firstWave(brief) * WAVE_0_DAYS,
      deliverable: "Wave 0 report",
    },
    ...CIRCUIT_LEADS.flatMap((lead): TaskRow[] => [
      { ...CIRCUIT_SERVICE, lead, when: CIRCUIT, asked: (brief) => circuitLead(brief) === lead && !byDisk(brief) },
      {
        ...CIRCUIT_SERVICE,
        lead,
        mark: "circuit",
        when: CIRCUIT,
        asked: (brief) => circuitLead(brief) === lead && byDisk(brief),
      },
    ]),
    { ...WATCHED, phase: 3, mark: "dependencies", waits: [], weight: 1.5, when: all(SOON, none(LANDING)) },
    {
      phase: 3,
      title: (brief) =>
        manyWaves(brief)
          ? `Production migration: ${spanOf(1, halfOfWaves(brief))}${brief.holds(INTERFACES) ? ", including systems with interfaces" : ""}`
          : `Production migration: ${waves(brief) === 1 ? "final move of the wave 0 server" : spanOf(1, waves(brief) - 1)}`,
      carries: ["productivity"],
      mark: "systems",
      waits: ["training", "dependencies", "partners", "circuit"],
      least: (brief) => (manyWaves(brief) ? Math.floor(moveWeeks(brief) / 2) : moveWeeks(brief)),
      kind: "rollout",
      role: "Engineer",
      weight: (brief) => machinesWeight(brief) * firstShare(brief),
      deliverable: "Wave reports, faults of each wave fixed",
      when: none(LANDING),
    },
    {
      phase: 3,
      title: (brief) => `Production migration: ${laterWaves(brief)}`,
      mark: "waves",
      waits: ["systems"],
      least: (brief) => Math.ceil(moveWeeks(brief) / 2),
      kind: "rollout",
      role: "Engineer",
      weight: (brief) => machinesWeight(brief) * (1 - firstShare(brief)),
      deliverable: "Wave reports, faults of each wave fixed",
      when: none(LANDING),
    },
    {
      phase: 3,
      title: "First wave measured, its faults fixed, dependency analysis closed after 30 days including a month end",
      mark: "measured",
      waits: [],
      kind: "rollout",
      role: "Engineer",
      weight: 3,
      deliverable: "Measured cost, dependency map",
      when: LANDING,
    },
    {
      phase: 3,
      title: (brief) => (leavesRest(brief) ? "Business case and wave plan for the rest" : "Business case, updated"),
      waits: ["measured", "lists"],
      kind: "design",
      role: "Architect",
      weight: 3,
      deliverable: (brief) =>
        `Business case on ${plural(weeksIn(3, brief), "week")} of measurement${leavesRest(brief) ? ", wave plan" : ""}`,
      when: LANDING,
    },
    {
      phase: 3,
      title: (brief) =>
        `Databases to Managed Instance, ${manyWaves(brief) ? `with ${spanOf(1, halfOfWaves(brief))}` : "each in the wave of its application"}`,
      ...PLATFORM_MOVE,
      ...MOVED_DATABASES,
    },
    {
      phase: 3,
      title: (brief) => `Databases to Managed Instance, with ${laterWaves(brief)}`,
      ...LATER_PLATFORM_MOVE,
      ...MOVED_DATABASES,
    },
    {
      phase: 3,
      title: (brief) =>
        `Databases${webApplications(brief) > 0 ? " and web applications" : ""} to platform services${manyWaves(brief) ? `, with ${spanOf(1, halfOfWaves(brief))}` : waves(brief) > 1 ? ` with ${spanOf(1, waves(brief) - 1)}` : ""}`,
      ...PLATFORM_MOVE,
      deliverable: (brief) =>
        `Workloads on Managed Instance${webApplications(brief) > 0 ? " and App Service" : ""}, checksums`,
      asked: isPlatform,
    },
    {
      phase: 3,
      title: (brief) => `Databases and web applications to platform services, with ${laterWaves(brief)}`,
      ...LATER_PLATFORM_MOVE,
      deliverable: "Workloads on Managed Instance and App Service, checksums",
      asked: isPlatform,
    },
    {
      phase: 3,
      title: "Data gateway alongside the migrated sources",
      waits: ["systems", "databases"],
      kind: "rollout",
      role: "Engineer",
      weight: 1,
      most: 5,
      deliverable: "Reports and flows reading the migrated sources",
      when: all(DATA_GATEWAY, none(is("integration-needs", "reporting-tools"))),
    },
    {
      phase: 3,
      title: "Publishing internal web applications",
      carries: ["remote-work"],
      waits: ["systems", "databases"],
      kind: "rollout",
      role: "Engineer",
      weight: 1,
      holds: publishedDays,
      most: 8,
      deliverable: "Published applications, each tested",
      when: PROXY,
    },
    {
      phase: 3,
      title: (brief) =>
        `${brief.holds(LARGER) ? `Recovery plans for ${plural(protectedMachines(brief), "machine")}; failover` : "Failover"} test to the second region`,
      waits: ["systems", "waves", "databases"],
      least: ({ size }) => (size === "enterprise" ? 2 : 0),
      kind: "rollout",
      role: "Engineer",
      weight: 2,
      most: failoverDays,
      deliverable: "Failover record",
      when: TWO_REGIONS,
      asked: copied,
    },
    {
      phase: 3,
      title: "Restore test into the second region",
      waits: ["systems", "waves", "databases"],
      kind: "rollout",
      role: "Engineer",
      weight: 2,
      most: 6,
      deliverable: "Restore record",
      asked: restored,
    },
    {
      phase: 3,
      title: "Failover test to another zone",
      waits: ["systems", "waves", "databases"],
      kind: "rollout",
      role: "Engineer",
      weight: 1,
      deliverable: "Failover record",
      asked: inZones,
    },
    {
      phase: 4,
      title: (brief) =>
        `Right-sizing and reservation proposal${brief.holds(LANDING) || isPlatform(brief) ? "" : "; modernisation candidates"}`,
      kind: "acceptance",
      role: "Architect",
      weight: 2,
      most: (brief) =>
        brief.holds(LANDING) ? 1 + (machines(brief) + controllers(brief)) * SIZING_DAYS_EACH : MOST_SIZING_DAYS,
      deliverable: (brief) =>
        `Sizes from ${brief.holds(LANDING) ? `${plural(weeksIn(3, brief) + 1, "week")} of load` : "load to date"}${measuredShort(brief) ? ", client to recheck at day 60" : ""}, break-even month`,
    },
    {
      phase: 4,
      title: (brief) =>
        `Decommissioning${planOf(brief).freezes.some(({ absence, phases }) => absence && phases.includes(4)) ? " (paused in the holidays)" : ""}, each server after at least 14 days off${brief.hasDirectory ? "; on-premises controllers demoted" : ""}`,
      kind: "handover",
      role: "Engineer",
      weight: 3,
      least: 3, // the last wave is off for two of them
      deliverable: (brief) =>
        `Disposal list${weeksIn(4, brief) < 3 ? " with dates for the last wave" : ""}, record of contracts terminated`,
      when: EXIT,
    },
  ],
  risks: [
    {
      id: "AZ1",
      text: ({ brief }) =>
        `An unknown dependency breaks an application when ${oneOf(machines(brief), "machine")} moves`,
      likelihood: ({ brief }) => (machines(brief) > MANY_MACHINES || brief.holds(CONNECTED) ? 4 : 3),
      impact: 4,
      mitigation: "Agentless dependency analysis for at least 30 days; isolated test first",
      owner: "Engineer",
      trigger: "A connection to a server outside the wave",
      source: ["migrate-appl", "ej"],
    },
    {
      id: "AZ2",
      text: (client) => `The Azure bill exceeds ${yearlyText(client, "planned")}`,
      likelihood: ({ brief }) => (brief.cloudLevel < 2 ? 4 : 3),
      impact: 4,
      mitigation: "Budgets, tags, right-sizing by day 60 of each machine, then reservations",
      owner: "Client IT lead",
      trigger: "Forecast 10% above plan",
      source: ["cost-check"],
    },
    {
      id: "AZ13",
      text: ({ brief }) =>
        `A database${oldestOf(brief, "sql-server") ? ` of ${oldestOf(brief, "sql-server")}${brief.known("sql-version") === "2025" ? "" : " or newer"}` : ""} needs a feature that Managed Instance lacks`,
      likelihood: 3,
      impact: 4,
      mitigation:
        "Assessment in phase 1 (FILESTREAM, linked servers to third-party products, Reporting Services); otherwise a machine",
      owner: "Application owner",
      trigger: "A blocking finding after design sign-off",
      asked: hasInstances,
      source: ["sqlmi", "ej"],
    },
    {
      id: "AZ14",
      text: ({ brief }) =>
        `Unpatched ${unpatchedText(brief)} ${unpatched(brief).length > 1 ? "are" : "is"} compromised, unless Subscription Edition`,
      likelihood: 3,
      impact: 5,
      mitigation: "Block internet access at once; order the Microsoft 365 project with this one",
      owner: "Client IT lead",
      trigger: "No order at the start of this project",
      when: any(is("current-technologies", "exchange-server"), SHAREPOINT),
      asked: (brief) => unpatched(brief).length > 0,
      source: ["eol", "ej"],
    },
    {
      id: "AZ15",
      text: ({ brief }) =>
        `${brief.sites > 1 ? "A site's" : "The office's"} only link fails, cutting users off from servers in Azure`,
      likelihood: 3,
      impact: 4,
      mitigation: "Second link on a separate path (mobile if need be) before the first production wave",
      owner: "Client IT lead",
      trigger: ({ brief }) => `${brief.sites > 1 ? "A site without a" : "No"} second link at pilot exit`,
      when: none(LANDING),
      source: ["alz-check", "ej"],
    },
    {
      id: "AZ7",
      text: "Data is stored outside the permitted regions",
      likelihood: 2,
      impact: 5,
      mitigation: "Allowed-regions policy before the first resource",
      owner: "Security lead",
      trigger: "Any resource outside the list",
      when: REGULATED,
      source: ["alz-check"],
    },
    {
      id: "AZ11",
      text: ({ brief }) =>
        `The room cannot be handed back because it still holds ${[brief.has("current-technologies", "exchange-server") && "mail", brief.holds(SHAREPOINT) && "sites"].filter(Boolean).join(" or ")}`,
      likelihood: 3,
      impact: 4,
      mitigation: "Date agreed at design sign-off, or the remainder moves as additional machines",
      owner: "Sponsor",
      trigger: "No date at design sign-off",
      when: LEFT_BEHIND,
      source: ["ej"],
    },
    {
      id: "AZ12",
      text: circuitText,
      likelihood: circuitLikelihood,
      impact: 4,
      mitigation: "Order in week 1; the VPN carries all traffic until then",
      owner: "Client IT lead",
      trigger: circuitTrigger,
      when: CIRCUIT,
      source: ["ej"],
    },
  ],
  tests: [
    {
      test: "Smoke test of each wave: five user journeys",
      pass: "all pass within 60 minutes",
      component: "Waves",
      source: ["caf-migrate", "ej"],
    },
    {
      test: (brief) => `Restore of one file and ${sample(brief)}`,
      pass: "within the stated recovery time, including sign-in by the owner",
      component: "Backup",
      source: ["alz-check"],
    },
    {
      test: (brief) =>
        `${restored(brief) ? "Restore of one application with its servers into" : `Failover of one application ${brief.holds(LANDING) ? "on the replicated machine" : "with its servers"} to`} ${elsewhere(brief)}`,
      pass: "within the stated recovery time",
      component: "Recovery",
      asked: (brief) => copied(brief) || restored(brief),
      source: ["alz-check"],
    },
    {
      test: "Rollback of wave 0",
      pass: "source back in use within 2 hours",
      component: "Waves",
      source: ["caf-migrate"],
    },
    {
      test: "Internal application opened from outside",
      pass: "opens with a second factor, no VPN",
      component: "Access",
      when: PROXY,
      source: ["appproxy"],
    },
    {
      test: "Migrated databases: row counts and CHECKSUM_AGG of the largest tables, DBCC CHECKDB on the target",
      pass: "equal, no errors; logins with SIDs, agent jobs and linked servers work",
      component: "Data",
      asked: hasInstances,
      source: ["sqlmi", "ej"],
    },
    {
      test: "Sign in with a break-glass account",
      pass: "succeeds with its own security key; alert within 15 minutes",
      component: "Identity",
      source: ["mfa-mandatory"],
    },
    { ...FOREIGN_REGION, when: REGULATED },
    {
      test: "Domain sign-in in Azure with the link down, by a user without cached credentials",
      pass: "succeeds; nltest /dsgetdc names a controller in Azure",
      component: "Identity",
      when: DIRECTORY,
      source: ["alz-check"],
    },
    {
      test: (brief) =>
        `Cost of the first ${monthMeasured(brief) ? "30 days of wave 0" : "two weeks of wave 0, scaled to a month"}`,
      pass: "within ±15% of the estimate updated at design sign-off, by wave tag in Cost Management",
      component: "Cost",
      source: ["caf-cost", "ej"],
    },
    { ...FOREIGN_REGION, when: none(REGULATED) },
    {
      test: "Circuit disabled, with fast failure detection (BFD) set on the edge routers",
      pass: "traffic on the VPN within 60 seconds and back without lasting interruption; effective routes use the tunnel both ways",
      component: "Network",
      when: CIRCUIT,
      source: ["alz-check", "ej"],
    },
    gatewayRestart("Network", none(CIRCUIT)),
    {
      test: "Name resolution of a private endpoint from both sides",
      pass: "nslookup of the public name returns the endpoint address via its privatelink name",
      component: "Network",
      when: none(SMALL),
      source: ["alz-check"],
    },
    {
      test: "Policy compliance of the landing zone, after a scan (az policy state trigger-scan)",
      pass: "at least 90%; each exemption with owner, reason and end date",
      component: "Governance",
      source: ["alz-check", "ej"],
    },
  ],
  cutover: [
    {
      step: "Replication healthy, test migration in an isolated network; hard-coded addresses and hardware-bound licences found, SAN policy OnlineAll, drive D free or a size without temporary disk, DNS TTL lowered",
      time: "T−7 days",
      check: "disks online, services started, Windows activated in the copy; application owner signs off",
      back: "stop replication",
      source: ["caf-migrate"],
    },
    {
      step: "Databases: Managed Instance link or Log Replay Service keeps the copy current to the last log",
      time: "T−7 days to T0",
      check: "link lag in seconds, or last log restored; Log Replay Service stops after 30 days",
      back: "applications back on the old instance; later entries recoverable only by link from SQL Server 2022",
      asked: hasInstances,
      source: ["sqlmi", "ej"],
    },
    {
      step: "Users signed out, final synchronisation",
      time: "T−2 h",
      check: "no open transactions",
      back: "users signed in again",
      source: ["caf-migrate"],
    },
    {
      step: "Cutover: source off, target on, DNS changed",
      time: "T0",
      check: "smoke test within 60 minutes; go/no-go by the application owner",
      back: "target off, source on, DNS reverted",
      source: ["caf-migrate"],
    },
    {
      step: "Source kept off",
      time: "T+14 to 30 days",
      check: "old address absent from DNS logs, no open tickets",
      back: "none; restore in Azure",
      source: ["caf-migrate", "ej"],
    },
  ],
  coexistence: leftInRoom,
  parallel: {
    when: none(LANDING),
    months: besideMonths,
    what: "machines and services running in Azure before the old servers are decommissioned",
    lines: MOVED_LINES,
  },
  noticed: (brief) =>
    wavesTogether(brief) > 1
      ? `Waves are cut over, up to ${wavesTogether(brief)} together,`
      : `${brief.holds(LANDING) ? "Wave 0" : "Each wave"} is cut over`,
  rollback: (brief) =>
    `${brief.holds(SMALL) ? "Shut down the target, start the source, revert DNS: possible" : "Possible"} only until data changes on the target, so the go/no-go is taken within two hours.`,
  operations: [
    { frequency: "Daily", task: "Service health; backup jobs", owner: "Client IT", source: ["ej"] },
    { frequency: "Daily", task: "State of Site Recovery", owner: "Client IT", asked: copied, source: ["ej"] },
    {
      frequency: "Weekly",
      task: "Security posture findings; cost against budget",
      owner: "Client IT lead",
      source: ["cost-check"],
    },
    {
      frequency: "Monthly",
      task: "Patching with Update Manager; cost review",
      owner: "Client IT",
      source: ["alz-check", "cost-check"],
    },
    {
      frequency: "Monthly",
      task: "Gateway throughput: above 80%, the next size",
      owner: "Client IT",
      when: none(SMALL),
      source: ["vpngw", "ej"],
    },
    {
      frequency: "Monthly",
      task: "Regulatory initiative report, filed as evidence",
      owner: "Security lead",
      when: is("security-requirements", "compliance"),
      source: ["alz-check"],
    },
    {
      frequency: "Monthly",
      task: "Policy report, filed as evidence",
      owner: "Security lead",
      when: all(is("primary-objective", "compliance-objective"), none(is("security-requirements", "compliance"))),
      source: ["alz-check"],
    },
    {
      frequency: "Monthly",
      task: "Data gateway update",
      owner: "Client IT",
      when: DATA_GATEWAY,
      source: ["gateway"],
    },
    {
      frequency: "Quarterly",
      task: "Right-sizing; reservation utilisation near 100%",
      owner: "Client IT lead",
      source: ["cost-check"],
    },
    {
      frequency: "Yearly",
      task: "Recovery exercise in the second region, licence true-up; review of regions and strategy list",
      owner: "Client IT lead",
      when: TWO_REGIONS,
      source: ["alz-check"],
    },
  ],
  signals: [], // what bills and policies set off stands among risks and tests
  recovery: [
    {
      service: "Machines with Site Recovery",
      rpo: "5 to 15 minutes",
      rto: (brief) => (hubs(brief) < regions(brief) ? "4 hours" : "2 hours"),
      method: "Site Recovery to the second region",
      betters: ["minutes", "hour", "day", "week"],
      quicker: ["hours", "day", "days"],
      when: TWO_REGIONS,
      asked: copied,
      source: ["asr", "ej"],
    },
    {
      service: "Machines with Site Recovery",
      rpo: "5 to 15 minutes",
      rto: "1 hour",
      method: "Site Recovery to another zone of the region",
      betters: ["minutes", "hour", "day", "week"],
      quicker: ["hours", "day", "days"],
      asked: inZones,
      source: ["asr", "ej"],
    },
    ...(
      [
        ["Other machines", (brief: Brief) => protectedMachines(brief) < machines(brief)],
        ["Any machine, from its backup", (brief: Brief) => protectedMachines(brief) >= machines(brief)],
      ] as const
    ).map(
      ([service, fits]): RecoveryRow => ({
        service,
        rpo: "24 hours",
        rto: (brief) => `8 hours${uncopied(brief) > RESTORES_A_DAY ? `, ${RESTORES_A_DAY} machines a day` : ""}`,
        method: "Azure Backup, immutable vault, in parallel",
        asked: (brief) => copied(brief) && fits(brief),
        source: ["ej"],
      }),
    ),
    ...(
      [
        ["Business machines", none(LANDING)],
        ["Machines of the first wave", LANDING],
      ] as const
    ).map(
      ([service, when]): RecoveryRow => ({
        service,
        rpo: "24 hours",
        rto: "8 hours",
        method: "Azure Backup, immutable vault",
        betters: ["day", "week"],
        quicker: ["day", "days"],
        when,
        asked: (brief) => !copied(brief),
        source: ["ej"],
      }),
    ),
    {
      service: "Other machines, when the region is lost",
      rpo: "24 hours, plus the delay of the copy",
      rto: restoreText,
      method: "Restore from the vault copy in the second region",
      when: TWO_REGIONS,
      asked: (brief) => copied(brief) && uncopied(brief) > 0,
      source: ["ej"],
    },
    {
      service: "Business machines, when the region is lost",
      rpo: "24 hours, plus the delay of the copy",
      rto: (brief) =>
        `${brief.detail("recovery-time") === "day" ? "1 working day for the most important application, " : ""}${restoreText(brief)}${brief.detail("recovery-time") === "day" ? " for the rest" : ""}`,
      method: "Restore from the vault copy in the second region",
      asked: restored,
      source: ["ej"],
    },
    {
      service: "Databases",
      rpo: "5 to 10 minutes",
      rto: "2 hours",
      method: "Point-in-time restore of the managed service or log backup",
      asked: hasInstances,
      source: ["sqlmi", "ej"],
    },
    {
      service: "Databases, when the region is lost",
      rpo: "1 hour",
      rto: "1 day",
      method: "Geo-restore into the second region",
      when: TWO_REGIONS,
      asked: hasInstances,
      source: ["sqlmi", "ej"],
    },
    {
      service: "Web applications on App Service",
      rpo: "none: data is held in the databases",
      rto: (brief) => `4 hours${brief.holds(TWO_REGIONS) ? "; 1 day when the region is lost" : ""}`,
      method: "Plan from code, then the migrated package",
      asked: (brief) => webApplications(brief) > 0,
      source: ["ej"],
    },
    { service: "Landing zone", rpo: "none", rto: "1 day", method: "Deployment from code", source: ["alz-check"] },
    {
      service: "Domain controllers",
      rpo: "none",
      rto: "none while another runs; 4 hours for the lost one",
      method: "Another controller; system-state backup",
      when: DIRECTORY,
      source: ["ej"],
    },
  ],
  assumptions: [
    {
      text: (brief) =>
        copied(brief)
          ? `${protectedMachines(brief)} of ${plural(machines(brief), "machine")} cannot wait for a restore.`
          : "No server is replicated: the nightly backup is sufficient for all.",
      ifWrong: "Each further server is replicated, at the price of Site Recovery and a replica disk",
      task: "Agree recovery classes with application owners",
      settledBy: ["fast-recovery"],
      when: none(LANDING),
      asked: (brief) => brief.detail("fast-recovery") === UNKNOWN,
      source: ["ej"],
    },
    {
      text: (brief) =>
        moved(brief) === brief.servers.plan
          ? `The whole estate of about ${plural(brief.servers.plan, "server")} is in scope.`
          : `The estate is ${aboutGiven(brief)}${plural(brief.servers.plan, "server")}${isResidual(brief) ? `, of which ${estate(brief)} are assumed still on-premises` : ""}; ${figure(moved(brief))} ${moves(brief)}${brief.holds(LANDING) && leavesRest(brief) ? `, and ${movable(brief) - moved(brief)} more can move later` : ""}${unmovable(brief).length > 0 ? `, excluding ${listed(staysText(brief, unmovable(brief)).split(", "))}` : ""}.`,
      ifWrong: (brief) =>
        brief.holds(LANDING)
          ? `${serversShare(brief)}, for inventory and strategy; ${moved(brief) < mostInFirstWave(brief) ? `the first wave grows to ${mostInFirstWave(brief)} servers at most` : "purchases are unaffected"}`
          : `${serversShare(brief)}; consumption in proportion; above double, effort is re-estimated`,
      task: "Count with the appliance in week 2",
      asked: (brief) => brief.given("servers") !== moved(brief),
      source: ["ej"],
    },
    {
      text: (brief) =>
        `Of those in scope, ${[hasPlatform(brief) && `${platformed(brief)} can move to platform services`, retired(brief) > 0 && `${figure(retired(brief))} can retire`].filter(Boolean).join("; ")}.`,
      ifWrong: "Each that cannot needs a machine at USD 70 to 280 a month and a disk",
      task: "Compatibility assessment in discovery",
      asked: (brief) => machines(brief) < moved(brief),
      source: ["ej"],
    },
    {
      text: (brief) =>
        `Active Directory exists, although not listed: ${brief.has("current-technologies", "exchange-server") ? "Exchange Server needs it." : brief.holds(SHAREPOINT) ? "SharePoint is assumed to be SharePoint Server, which needs it." : "an organisation of this size with servers depends on it."}`,
      ifWrong: (brief) => `The controllers leave the bill, and ${plural(controllerDays(brief), "day")} with them`,
      task: "Review forest and domain controllers",
      when: all(DIRECTORY, none(is("current-technologies", "active-directory"))),
      source: ["ej"],
    },
    {
      text: "No server is domain-joined: neither Active Directory nor anything that needs it is listed.",
      ifWrong: (brief) =>
        `Per region, 2 domain controllers at USD 70 to 140 a month each, and ${plural(CONTROLLER_DAYS[brief.size], "day")}`,
      task: "Ask for forest and domains",
      when: none(DIRECTORY),
      source: ["ej"],
    },
    ...publishedApplications(PROXY).map((row) =>
      row.source.includes("cloudsync") ? { ...row, when: all(row.when ?? all(), none(SYNCHRONISED_HERE)) } : row,
    ),
    {
      text: "Reports use Power BI or a tool that works through the same gateway; none is listed.",
      ifWrong: "The gateway leaves the plan and bill, and the tool is repointed to the new addresses",
      task: "List reports with the tool behind each",
      when: all(DATA_GATEWAY, none(is("current-technologies", "power-platform"))),
      source: ["ej"],
    },
    {
      text: (brief) =>
        `SharePoint is SharePoint Online, as ${brief.has("current-technologies", "office-365") ? "Microsoft 365" : "Teams"} is in use.`,
      ifWrong: (brief) =>
        brief.holds(EXIT)
          ? "Its sites move in a separate project before the last wave, or its servers as additional machines"
          : "Its servers stay in the room until a separate project moves their sites",
      task: "Ask for its site addresses",
      when: all(is("current-technologies", "sharepoint"), none(SHAREPOINT)),
      source: ["ej"],
    },
    {
      text: "A host in the server room has 8 vCPU and 32 GB to spare for the appliance.",
      ifWrong: "Inventory by list and script instead, without dependency data: +1 day",
      task: "Check free host memory",
      when: SMALL,
      source: ["migrate-appl", "ej"],
    },
    {
      ...LINE_AT_NIGHT,
      text: (brief) =>
        `The internet link carries ${figure(megabits(brief))} Mbps, 60% of it available for ${HOURS_A_NIGHT} hours a night.`,
      settledBy: ["bandwidth"],
    },
    {
      ...LINE_AT_NIGHT,
      text: `60% of the internet link is available for ${HOURS_A_NIGHT} hours a night.`,
      asked: (brief) => brief.given("bandwidth") !== null,
    },
    {
      text: (brief) =>
        `${brief.has("current-technologies", "windows-server") ? "" : "Windows Server is not listed, but the machines are priced with Windows. "}Software Assurance is unknown: the likely machine price lies halfway between list price (the high figure) and Hybrid Benefit (near the low one).`,
      ifWrong:
        "With it, or Linux, on every machine, their lines fall towards the low figure; with none, the high figure applies",
      task: "Operating system and licence statement of each server",
      source: ["ahb"],
    },
    {
      text: (brief) =>
        hasInstances(brief)
          ? "SQL Server that stays on a machine brings its licence with Software Assurance, which is in no total."
          : "SQL Server licences with Software Assurance move with the machines and are in no total.",
      ifWrong: "Each SQL Server machine pays for its licence by the hour, often more than for the machine itself",
      task: "SQL Server licences by edition and core, with end of Software Assurance",
      when: all(is("current-technologies", "sql-server"), none(LANDING)),
      source: ["ahb", "ej"],
    },
    {
      text: "The office has an edge device outside the rooms handed back, for the tunnel, DHCP and printing.",
      ifWrong: "+1 device and 0.5 day",
      task: "List what the office needs from the rooms",
      when: EXIT,
      asked: (brief) => brief.sites === 1,
      source: ["ej"],
    },
    {
      text: (brief) => `The ${brief.sites} sites reach Azure by tunnels from their own edge devices.`,
      ifWrong: "+1 device and 0.5 day for each site that cannot",
      task: "List links and edge devices by site",
      when: none(LANDING),
      fewestSites: 2,
      source: ["vpngw", "ej"],
    },
  ],
  requests: [
    (brief) =>
      `Server list with owner, purpose, version, hypervisor, Software Assurance and last restore${copied(brief) && brief.given("fast-recovery") === null && !copiesAll(brief) ? ", and which cannot wait for a restore" : ""}`,
    "Server room: last year's cost by power, maintenance and licences, and renewals due",
    (brief) =>
      hasInstances(brief) && !brief.has("current-technologies", "sql-server")
        ? "Databases: product, version, features in use"
        : "",
    (brief) => {
      const licences = brief.holds(all(PROXY, none(is("current-technologies", "office-365", "teams"))));
      if (brief.holds(UNNAMED_CLOUD))
        return `Cloud services in use by provider, with any Azure subscriptions${licences ? " and Entra ID licences" : ""}`;
      return licences ? "Entra ID or Microsoft 365 licences in use" : "";
    },
    (brief) =>
      `Internet and WAN links: provider, ${brief.given("bandwidth") === null ? "bandwidth, " : ""}contract end`,
    (brief) =>
      brief.holds(all(LARGER, DIRECTORY, none(is("current-technologies", "active-directory"))))
        ? "Active Directory: forest and domain functional level, domain controller versions, sites, replication state"
        : "",
    (brief) =>
      brief.holds(EXIT)
        ? `${brief.detail("deadline") === null ? "Date the rooms must be empty; room" : "Room"} leases and maintenance contracts with end dates and notice periods`
        : "",
    (brief) =>
      brief.has("current-technologies", "exchange-server")
        ? "Exchange Server: version, mailboxes, systems relaying through it"
        : "",
    (brief) => (brief.holds(SHAREPOINT) ? "SharePoint Server: version, size of its sites" : ""),
    (brief) => (brief.detail("recovery-time") === null ? "Recovery times expected by business departments" : ""),
  ],
  training: [
    {
      audience: "Administrators",
      content: "Landing zone, policies, network, cost",
      hours: courses(16, 8),
      when: LARGER,
      source: ["ej"],
    },
    {
      audience: "Workload owners",
      content: "Cost, backup, alerts for their workload",
      hours: courses(4, 3),
      when: LARGER,
      source: ["ej"],
    },
    {
      audience: "Help desk",
      content: "Access paths, Bastion, tickets",
      hours: courses(3, 2),
      when: LARGER,
      source: ["ej"],
    },
  ],
  technologies: {
    "active-directory": {
      effect: (brief) =>
        `New controllers in Azure, in ${brief.holds(TWO_REGIONS) ? "a site per region" : "their own site"}; replication must be healthy before they are added`,
      request:
        "Forest and domain functional level, domain controller versions, sites, replication state, age of the krbtgt password",
      source: ["alz-check", "kb5073381"],
    },
    "power-platform": {
      effect: (brief) => `Stays as it is${brief.holds(DATA_GATEWAY) ? ", with a gateway near the data it reads" : ""}`,
      request: (brief) =>
        brief.holds(DATA_GATEWAY) ? "Power Platform: environments, makers, connectors, data policies" : "",
      source: ["gateway"],
    },
    "windows-server": {
      effect: (brief) =>
        hasOldWindows(brief)
          ? `Out-of-support versions are upgraded during migration and isolated until then or${hasUnpaidWindows(brief) ? ", for 2016," : ""} covered by paid updates${paysForWindows(brief) ? "" : " (not in the totals)"}`
          : "No version in use needs upgrading for the move",
      source: ["eol", "migrate-concepts"],
    },
    "exchange-server": {
      effect: (brief) =>
        `Its servers are not rehosted: mailboxes move to Exchange Online in a separate project${brief.detail("exchange-version") === "se" || unpatched(brief).length > 0 ? "" : ", which should not wait for this one: versions up to 2019 no longer receive updates"}`,
      source: ["eol", "caf-strategies"],
    },
    sharepoint: {
      effect: (brief) =>
        brief.holds(SHAREPOINT)
          ? "Its servers are not rehosted: sites move to SharePoint Online in a separate project"
          : "Assumed to be SharePoint Online: nothing moves",
      source: ["eol", "caf-strategies"],
    },
    "sql-server": {
      effect: (brief) =>
        brief.holds(LANDING)
          ? "Its databases wait for a later wave"
          : onMachines(brief)
            ? "Its databases move with their machines"
            : "Each database moves to Managed Instance or a virtual machine",
      source: ["eol", "sqlmi"],
    },
    "office-365": {
      effect: "Its Entra tenant holds the subscriptions; existing licences are counted before others are bought",
      request: "Licence counts by plan, export of Conditional Access",
      source: ["ej"],
    },
    "azure-services": {
      effect: "Checked against the landing zone checklist before extension; until then no saving is assumed",
      request: "Subscriptions, management groups, policies, hub networks, spend of the last three months",
      source: ["alz-check"],
    },
    teams: {
      effect: null,
      request: "Entra tenant: administrators and Conditional Access policies",
      source: ["ej"],
    },
  },
  effects: {
    "deadline-reason": { contract: LEASE },
    "recovery-time": { hour: FAILED_OVER, hours: FAILED_OVER, day: RESTORED, days: RESTORED },
    "data-loss": { minutes: LITTLE_LOST, hour: LITTLE_LOST, day: NIGHTLY, week: NIGHTLY },
    "fast-recovery": {
      0: (brief) =>
        copied(brief) ? "One is still replicated, for the outage or loss stated" : "Nothing is replicated",
    },
  },
  diagram,
};
