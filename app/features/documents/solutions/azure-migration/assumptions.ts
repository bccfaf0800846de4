/** What is taken for granted, asked for, and set by answers and by products in use. */

import { UNKNOWN } from "#app/features/catalogue/details.ts";
import { DIRECTORY } from "#app/features/catalogue/estate.ts";
import { all, is, none } from "#app/features/catalogue/predicate.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import { isMerger } from "#app/features/documents/brief/deadline-reason.ts";
import { formatAmount } from "#app/features/documents/budget/budget.ts";
import { formatDay } from "#app/features/documents/dates.ts";
import { volumeSharesOf } from "#app/features/documents/facts/effort.ts";
import { PRICES } from "#app/features/documents/facts/prices.ts";
import { API_GATEWAY, DATA_GATEWAY } from "#app/features/documents/facts/work.ts";
import type { AssumptionRow, Pack } from "#app/features/documents/pack.ts";
import { hasOldWindows } from "#app/features/documents/plan/deadlines.ts";
import { lastDayOf, planOf } from "#app/features/documents/plan/plan.ts";
import {
  allowedRegions,
  d2Price,
  d4Price,
  inUnitedStates,
  publishedApplications,
} from "#app/features/documents/solutions/azure-network.ts";
import { figure, listed, plural } from "#app/features/documents/words.ts";
import {
  copied,
  EXIT,
  isResidual,
  LANDING,
  LARGER,
  MICROSOFT_365,
  PROXY,
  SHAREPOINT,
  SMALL,
  SYNCHRONISED_HERE,
  TWO_REGIONS,
} from "./answers.ts";
import { apiYear, gatewayYear, instanceYear, licenceText, monthlyOf, stayMonth } from "./costs.ts";
import { staysText } from "./left-in-room.ts";
import { API_DAYS, aboutGiven } from "./names.ts";
import {
  CONTROLLER_DAYS,
  controllerDays,
  controllers,
  databases,
  estate,
  gateways,
  hasDatabases,
  hasInstances,
  hasPlatform,
  hasUnlistedSql,
  leavesRest,
  machines,
  megabits,
  mostInFirstWave,
  movable,
  moved,
  movesAlone,
  onMachines,
  retired,
  stays,
  unmovable,
  webApplications,
} from "./quantities.ts";
import {
  copiesAll,
  forLimits,
  LEAST_RESTORE_DAYS,
  outlastsRegion,
  protectedMachines,
  RESTORES_A_DAY,
  restoreDays,
  uncopied,
} from "./replication.ts";
import { byDisk, HOURS_A_NIGHT, isSwift } from "./transfer.ts";
import { hasUnpaidWindows, openWindows, unpatched } from "./versions.ts";

/** Much runs in a cloud that was not named. */
const UNNAMED_CLOUD = all(
  is("cloud-maturity", "significant", "cloud-first"),
  none(is("current-technologies", "azure-services")),
);
const moves = (brief: Brief): string =>
  `${moved(brief) === 1 ? "moves" : "move"}${retired(brief) > 0 ? " or retire" : ""}`; // a tenth of one server is none

/** As the effort has it. */
const serversShare = (brief: Brief): string =>
  `${volumeSharesOf(brief).find(({ volume }) => volume === "servers")?.percent}% of the effort basis follows servers`;

/** `68 servers with databases and 67 with web applications`, without the kind of which there is none. */
function platformed(brief: Brief): string {
  const kinds: [number, string][] = [
    [databases(brief), `with databases${hasUnlistedSql(brief) ? " (on SQL Server, although not listed)" : ""}`],
    [webApplications(brief), "with web applications"],
  ];
  return kinds
    .filter(([count]) => count > 0)
    .map(([count, kind], at) => `${at === 0 ? plural(count, "server") : figure(count)} ${kind}`)
    .join(" and ");
}

const LINE_AT_NIGHT = {
  ifWrong: (brief: Brief) =>
    byDisk(brief) ? "More bandwidth or a longer rollout" : "A longer initial synchronisation: +2 days",
  task: "Measure for one week",
  source: ["ej"],
} as const;

/** To install its members, move their sources and test the flows: a planning assumption. */
const GATEWAY_DAYS = 2;

export const ASSUMPTIONS: readonly AssumptionRow[] = [
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
  ...([{ settledBy: ["servers"] }, { when: all() }] as const).map(
    (open): AssumptionRow => ({
      ...open,
      text: (brief) =>
        moved(brief) === brief.servers.plan
          ? `The whole estate of about ${plural(brief.servers.plan, "server")} is in scope.`
          : `The estate is ${aboutGiven(brief)}${plural(brief.servers.plan, "server")}${isResidual(brief) ? `, of which ${estate(brief)} are assumed still on-premises` : ""}; ${figure(moved(brief))} ${moves(brief)}${brief.holds(LANDING) && leavesRest(brief) ? `, and ${movable(brief) - moved(brief)} more can move later` : ""}${unmovable(brief).length > 0 ? `, excluding ${listed(staysText(brief, unmovable(brief)).split(", "))}` : ""}.`,
      ifWrong: (brief) =>
        brief.holds(LANDING)
          ? `${serversShare(brief)}, for inventory and strategy; ${moved(brief) < mostInFirstWave(brief) ? `the first wave grows to ${mostInFirstWave(brief)} servers at most` : "purchases are unaffected"}`
          : `${serversShare(brief)}; consumption in proportion; above double, effort is re-estimated`,
      task: "Count with the appliance in discovery",
      asked: (brief) =>
        "settledBy" in open ? brief.given("servers") === null : ![null, moved(brief)].includes(brief.given("servers")),
      source: ["ej"],
    }),
  ),
  {
    text: (brief) =>
      `Of those in scope, ${[hasPlatform(brief) && `${platformed(brief)} can move to platform services`, retired(brief) > 0 && `${figure(retired(brief))} can retire`].filter(Boolean).join("; ")}.`,
    ifWrong: (brief) =>
      `Each that cannot needs a machine at ${formatAmount(PRICES[d2Price(brief)].low, "USD")} to ${figure(PRICES[d4Price(brief)].high / 100)} a month and a disk${hasUnlistedSql(brief) ? `; each instance not needed saves ${instanceYear(1)} a year` : ""}`,
    task: "Use and compatibility assessed in discovery",
    asked: (brief) => machines(brief) < moved(brief),
    source: ["ej"],
  },
  {
    text: (brief) =>
      `Active Directory exists, although not listed: ${brief.has("current-technologies", "exchange-server") ? "Exchange Server needs it." : brief.holds(SHAREPOINT) ? "SharePoint is assumed to be SharePoint Server, which needs it." : "an organisation of this size with servers depends on it."}`,
    ifWrong: (brief) =>
      `The ${controllers(brief) === 1 ? "controller leaves" : "controllers leave"} the bill, and ${plural(controllerDays(brief), "day")} with ${controllers(brief) === 1 ? "it" : "them"}`,
    task: "Review forest and domain controllers",
    when: all(DIRECTORY, none(is("current-technologies", "active-directory"))),
    source: ["ej"],
  },
  {
    text: "No server is domain-joined: neither Active Directory nor anything that needs it is listed.",
    ifWrong: (brief) =>
      `Per region, 2 domain controllers at ${monthlyOf(d2Price(brief))} each, and ${plural(CONTROLLER_DAYS[brief.size], "day")}`,
    task: "Ask for forest and domains",
    when: none(DIRECTORY),
    source: ["ej"],
  },
  ...publishedApplications(PROXY).map((row) =>
    row.source.includes("cloudsync") ? { ...row, when: all(row.when ?? all(), none(SYNCHRONISED_HERE)) } : row,
  ),
  {
    text: "Third parties call systems that move, and are called by them.",
    ifWrong: (brief) =>
      `API Management leaves bill and plan: ${apiYear()} a year and ${plural(API_DAYS[brief.size], "day")}`,
    task: "List interfaces with their direction",
    when: API_GATEWAY,
    source: ["ej"],
  },
  {
    text: "Reports use Power BI or a tool that works through the same gateway; none is listed.",
    ifWrong: "The gateway leaves the plan and bill, and the tool is repointed to the new addresses",
    task: "List reports with the tool behind each",
    when: all(DATA_GATEWAY, none(is("current-technologies", "power-platform"))),
    source: ["ej"],
  },
  {
    text: "No flow, app or report of Power Platform reads a server that moves.",
    ifWrong: (brief) =>
      `A data gateway near the data: ${plural(gateways(brief), "machine")} (${gatewayYear(brief)} a year) and ${plural(GATEWAY_DAYS, "day")}`,
    task: "List connections by data gateway, with their sources",
    when: all(is("current-technologies", "power-platform"), none(DATA_GATEWAY, LANDING, SMALL)),
    source: ["gateway", "ej"],
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
    asked: (brief) => brief.given("bandwidth") !== null && !isSwift(brief),
  },
  {
    text: (brief) =>
      `A server in the room costs ${stayMonth(brief)} for power, space, maintenance and backup, likely halfway.`,
    ifWrong: "The business case compares with the room's true cost",
    task: "Last year's cost of the room",
    when: is("primary-objective", "cost-reduction"),
    source: ["ej"],
  },
  {
    text: (brief) =>
      `${brief.has("current-technologies", "windows-server") ? "" : "Windows Server is not listed, but the machines are priced with Windows. "}Software Assurance is unknown: the likely price of a machine is the middle of its range in the bill, which ends at pay as you go; estimates, not list prices of ${allowedRegions(brief, false)}.`,
    ifWrong: (brief) =>
      `With Hybrid Benefit (about 40% off pay as you go, at least 8 core licences a machine), or Linux, ${licenceText(brief)[0]} a year less; with none, ${licenceText(brief)[1]} more${inUnitedStates(brief) ? "" : ", which includes up to 20% for the region"}`,
    task: "Operating system and licence statement of each server",
    source: ["ahb", "ej"],
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
];

/** A small organisation is asked for few things: one list, and what it has in Azure before the rest. */
const asksAtOnce = (brief: Brief): boolean => brief.holds(SMALL) && brief.detail("recovery-time") === null;
const IN_AZURE = "Subscriptions, management groups, policies, hub networks, spend of the last three months";

export const REQUESTS: Pack["requests"] = [
  (brief) =>
    `Server list with owner, purpose, version, hypervisor, Software Assurance and last restore${asksAtOnce(brief) ? ", recovery time expected" : ""}${copied(brief) && brief.given("fast-recovery") === null && !copiesAll(brief) ? ", and which cannot wait for a restore" : ""}`,
  "Server room: last year's cost by power, maintenance and licences, and renewals due",
  (brief) =>
    isMerger(brief)
      ? "In a merger or sale: which Entra tenant and domains remain, and whether licences transfer, before the subscriptions are created"
      : "",
  (brief) => (brief.holds(all(SMALL, is("current-technologies", "azure-services"))) ? IN_AZURE : ""),
  (brief) =>
    hasDatabases(brief) && !brief.holds(LANDING) && !brief.has("current-technologies", "sql-server")
      ? "Databases: product, version, features in use"
      : "",
  (brief) => {
    const licences = brief.holds(all(PROXY, none(MICROSOFT_365)));
    if (brief.holds(UNNAMED_CLOUD))
      return `Cloud services in use by provider, with any Azure subscriptions${licences ? " and Entra ID licences" : ""}`;
    return licences ? "Entra ID or Microsoft 365 licences in use" : "";
  },
  (brief) => `Internet and WAN links: provider, ${brief.given("bandwidth") === null ? "bandwidth, " : ""}renewal date`,
  (brief) =>
    brief.holds(all(LARGER, DIRECTORY, none(is("current-technologies", "active-directory"))))
      ? "Active Directory: forest and domain functional level, domain controller versions, sites, replication state"
      : "",
  (brief) =>
    brief.holds(EXIT)
      ? `${brief.detail("deadline") === null ? "Date the rooms must be empty; room" : "Room"} leases and maintenance contracts with end dates and notice periods`
      : "",
  (brief) =>
    brief.holds(all(EXIT, DIRECTORY, none(SMALL)))
      ? "What sites take from the rooms: files, printing, DHCP, RADIUS, certificate authority, directory synchronisation"
      : "",
  (brief) =>
    brief.has("current-technologies", "exchange-server")
      ? "Exchange Server: version, mailboxes, systems relaying through it"
      : "",
  (brief) => (brief.holds(SHAREPOINT) ? "SharePoint Server: version, size of its sites" : ""),
  (brief) =>
    brief.detail("recovery-time") === null && !asksAtOnce(brief)
      ? "Goals for recovery times by business department"
      : "",
];

export const TECHNOLOGIES: Pack["technologies"] = {
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
      brief.holds(DATA_GATEWAY)
        ? "Power Platform: environments, makers, connectors, data policies"
        : brief.holds(none(LANDING, SMALL))
          ? "Power Platform: flows, apps and reports that read servers through a data gateway"
          : "",
    source: ["gateway"],
  },
  "windows-server": {
    effect: (brief) =>
      hasOldWindows(brief)
        ? brief.holds(LANDING)
          ? "Out-of-support versions in the first wave are upgraded in the move; for those that stay, the client decides"
          : `Out-of-support versions are upgraded during migration and isolated until then or${hasUnpaidWindows(brief) ? ", for 2016," : ""} covered by paid updates${openWindows(brief) === "none" ? " (not in the totals)" : ""}`
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
        : `Assumed to be SharePoint Online: nothing moves; servers, if any, ${brief.holds(EXIT) ? "move as additional machines, or their sites in a separate project before the last wave" : "stay in the room until a separate project moves their sites"}`,
    source: ["eol", "caf-strategies"],
  },
  "sql-server": {
    effect: (brief) =>
      brief.holds(LANDING)
        ? movesAlone(brief)
          ? "Its databases move only if more follows"
          : "Its databases wait for a later wave"
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
    request: (brief) => (brief.holds(SMALL) ? "" : IN_AZURE),
    source: ["alz-check"],
  },
  teams: {
    effect: (brief) =>
      brief.has("current-technologies", "office-365") ? "" : "Its Entra tenant is used, its licences counted first",
    request: "Entra tenant: administrators and Conditional Access policies",
    source: ["ej"],
  },
};

/** Sentences on what was given for outage and loss. */
const failoverEffect = (brief: Brief): string =>
  brief.holds(LANDING)
    ? "Failover of one first-wave machine is timed; the most important service moves later"
    : `The most important service is covered by Site Recovery${hasInstances(brief) ? `, its database only if it is on a protected machine${brief.holds(TWO_REGIONS) ? " or in a failover group" : ""}` : ""}; failover is timed before acceptance${uncopied(brief) > 0 ? "; others, restored from backup, take longer" : ""}`;
/** What one day restores, where more may have to come back within it. */
const atOnce = (brief: Brief): string => {
  const days = (copied(brief) ? uncopied(brief) : machines(brief)) / RESTORES_A_DAY;
  const most = brief.detail("recovery-time") === "day" ? 1 : LEAST_RESTORE_DAYS;
  return days > most ? ` for up to ${figure(most * RESTORES_A_DAY)} machines at once` : "";
};
const restoreEffect = (brief: Brief): string => {
  const isDay = brief.detail("recovery-time") === "day";
  const isLate = isDay || restoreDays(brief) > LEAST_RESTORE_DAYS;
  const lost = ", except when the region is lost";
  if (!copied(brief)) {
    const first = isDay && brief.holds(TWO_REGIONS);
    const exception = first
      ? " (when the region is lost, for the most important application only)"
      : `${lost} (${restoreDays(brief)} days),`;
    return `Restore from the nightly backup meets this${atOnce(brief)}${isLate ? exception : ""} and is timed before acceptance`;
  }
  const sooner =
    outlastsRegion(brief) && uncopied(brief) === 0
      ? `, even when the region is lost and a restore would take ${restoreDays(brief)} days`
      : "";
  const slow = outlastsRegion(brief)
    ? ` (other machines then take ${restoreDays(brief)} days)`
    : ` (then ${restoreDays(brief)} days)`;
  return `Restore from backup meets this${atOnce(brief)}${isLate && !sooner ? `${lost}${slow}` : ""}; machines with Site Recovery return sooner${sooner}; both are timed${uncopied(brief) > 1 ? " on a sample" : ""} before acceptance`;
};
const lossEffect = (brief: Brief): string =>
  brief.holds(LANDING)
    ? `One first-wave machine trials Site Recovery, losing 15 minutes at most${uncopied(brief) > 0 ? "; the others may lose a day, more than stated, so wave 0 takes servers for which that is acceptable" : ""}; servers that need it move later, each at ${formatAmount(PRICES.asr.low, "USD")} a month plus a replica disk${leavesRest(brief) ? `; until then this project does not meet the ${brief.detail("data-loss") === "hour" ? "hour" : "15 minutes"} stated for servers left in the room` : ""}`
    : `Machines with Site Recovery${uncopied(brief) > 0 ? ` (${figure(protectedMachines(brief))} of ${figure(machines(brief))})` : ""}${hasInstances(brief) ? " and databases" : ""} lose 15 minutes at most${hasInstances(brief) && brief.holds(TWO_REGIONS) ? " (databases 1 hour when the region is lost)" : ""}${uncopied(brief) > 0 ? ", all others up to a day" : ""}`;
const NIGHTLY_EFFECT = "The nightly backup meets this";

/** The lease that ends may be that of the room, which only an exit empties. */
const leaseEffect = (brief: Brief): string => {
  const asked = "Its notice period and the price of an extra month are requested";
  if (brief.holds(EXIT)) return asked;
  const room = `${asked}. If it is the lease of the server room`;
  const left = brief.servers.plan - moved(brief);
  if (brief.holds(LANDING))
    return left > 0
      ? `${room}, a first wave will not meet the date: ${aboutGiven(brief)}${plural(left, "server")} ${left === 1 ? "remains" : "remain"} in it`
      : asked;
  const rolledOut = lastDayOf(planOf(brief), 3);
  return `${room}: the last wave leaves it by ${formatDay(rolledOut)}, its machines stay there a further 14 days, and clearing it${stays(brief) > 0 ? `, with ${listed(staysText(brief).split(", "))},` : ""} is a separate order`;
};

export const EFFECTS: Pack["effects"] = {
  "deadline-reason": { contract: leaseEffect },
  "recovery-time": { hour: failoverEffect, hours: failoverEffect, day: restoreEffect, days: restoreEffect },
  "data-loss": { minutes: lossEffect, hour: lossEffect, day: NIGHTLY_EFFECT, week: NIGHTLY_EFFECT },
  "fast-recovery": {
    0: (brief) => (copied(brief) ? `One is still replicated, ${forLimits(brief)}` : "Nothing is replicated"),
  },
};
