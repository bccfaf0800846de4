/** Decisions, those on the connection apart. */

import { detailLabel } from "#app/features/catalogue/detail-answers.ts";
import { DIRECTORY } from "#app/features/catalogue/estate.ts";
import { all, is, none } from "#app/features/catalogue/predicate.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import { countryInWords } from "#app/features/documents/brief/jurisdiction.ts";
import { formatAmount } from "#app/features/documents/budget/budget.ts";
import { dayOfIso, formatDay } from "#app/features/documents/dates.ts";
import { EFFORT } from "#app/features/documents/facts/effort.ts";
import { SERVER_2016 } from "#app/features/documents/facts/lifecycle.ts";
import { API_GATEWAY } from "#app/features/documents/facts/work.ts";
import type { DecisionRow } from "#app/features/documents/pack.ts";
import { hasOldWindows, lifecycleOf, oldestOf } from "#app/features/documents/plan/deadlines.ts";
import { firstDayOf, planOf } from "#app/features/documents/plan/plan.ts";
import {
  d4Price,
  proposedRegions,
  regionOnRequest,
  remoteUsers,
  zonesInBoth,
} from "#app/features/documents/solutions/azure-network.ts";
import { FIRST_SUBSCRIPTION } from "#app/features/documents/solutions/first-subscription.ts";
import { REGULATED } from "#app/features/documents/solutions/regulated.ts";
import { restDecision } from "#app/features/documents/solutions/rest-of-controls.ts";
import { figure, listed, people, plural, sentence } from "#app/features/documents/words.ts";
import {
  BASIC,
  CLOUD_FIRST,
  copied,
  EXIT,
  FIREWALL,
  inZones,
  LANDING,
  LARGER,
  LEFT_BEHIND,
  MAIL_OR_SITES,
  MICROSOFT_365,
  PLANT_CONTROLLER,
  PLATFORM,
  PREMIUM,
  PROXY,
  RESOLVER,
  SHAREPOINT,
  SMALL,
  SQL,
  TWO_REGIONS,
} from "./answers.ts";
import {
  apiYear,
  copiesMonth,
  dearerText,
  filterCosts,
  instanceYear,
  monthlyOf,
  publishedYear,
  savedByBackup,
  secondHub,
} from "./costs.ts";
import { CONNECTION } from "./decisions-connection.ts";
import { neededUntil, oldControllers, weeksOfRest } from "./left-in-room.ts";
import { aboutGiven, OLD_SQL } from "./names.ts";
import { isTopHeavy, leanerYear, movedYear, platformYear } from "./platform-costs.ts";
import {
  BASIC_MBPS,
  controllers,
  created,
  databases,
  dataEach,
  hasDatabases,
  hasInstances,
  hasPlatform,
  hasUnlistedSql,
  hubs,
  inspects,
  instancesFor,
  isPlatform,
  type Kept,
  leavesRest,
  machines,
  movable,
  moved,
  natGateways,
  onMachines,
  privateEndpoints,
  regions,
  replatformed,
  retired,
  unmoved,
  webApplications,
} from "./quantities.ts";
import {
  isLate,
  isUrgent,
  lateOnes,
  losesDays,
  losesLittle,
  outlastsRegion,
  protectedMachines,
  RESTORES_A_DAY,
  restoreDays,
  uncopied,
} from "./replication.ts";
import { RESTS } from "./rests.ts";
import {
  endedSql,
  endingSql,
  hasOldSql,
  hasUnpaidWindows,
  isGated,
  openWindows,
  paysForSql,
  unpatched,
  unpatchedText,
} from "./versions.ts";
import { waves } from "./waves.ts";

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

const isBridged = (brief: Brief): boolean => hasOldWindows(brief) && !hasOldSql(brief) && isGated(brief);
/** Versions named as the oldest whose support ends before the first day; where Windows Server has a decision of its own, those of SQL Server. */
const unsupported = (brief: Brief): string[] =>
  [...(isGated(brief) ? [] : ["windows-server"]), "sql-server"].flatMap((family) => {
    const row = lifecycleOf(brief).find(({ product }) => product === oldestOf(brief, family));
    return row?.end && dayOfIso(row.end) < planOf(brief).start ? row.product : [];
  });

/** Older offers than those of 2016 kept their terms; what is sold ends on a day of its own. */
const END_OF_2014 = "2027-07-12";
const hasSql2014 = (brief: Brief): boolean =>
  unsupported(brief).includes("SQL Server 2014") && brief.today <= dayOfIso(END_OF_2014);
const on2014 = (brief: Brief): string => {
  const begins = firstDayOf(planOf(brief), 3);
  return hasSql2014(brief) && waves(brief) > 2 && begins < dayOfIso(END_OF_2014)
    ? ` Those on SQL Server 2014 go in the first waves, as its updates end on ${formatDay(dayOfIso(END_OF_2014))}.`
    : "";
};

const sqlNext = (brief: Brief): string => {
  const row = endingSql(brief);
  return row
    ? `, and ${row.name}, whose support ends on ${formatDay(dayOfIso(row.end))}, heads the modernisation list`
    : "";
};
/** A small organisation reads no decision on databases: the one on the strategy has what it would say of a version near its end. */
const sqlAsked = (brief: Brief): string | undefined =>
  brief.holds(SMALL) && onMachines(brief) && !hasOldSql(brief) ? endingSql(brief)?.name : undefined;
const listedText = (brief: Brief): string => {
  const name = sqlAsked(brief);
  return `modernisation candidates${name ? `, ${name} first,` : ""} are listed at handover`;
};
/** Others come back later than stated, the client counted none that cannot wait, and the decisions on outage and loss do not ask for it. */
const asksForSlow = (brief: Brief): boolean =>
  (inZones(brief) || outlastsRegion(brief)) &&
  !brief.holds(LANDING) &&
  isUrgent(brief) &&
  !brief.given("fast-recovery") &&
  !losesLittle(brief) &&
  !isLate(brief) &&
  uncopied(brief) > 0;

/** What they take, and when a region is lost. */
function slowOnes(brief: Brief): string {
  const inRegion = `8 hours${uncopied(brief) > RESTORES_A_DAY ? " or longer" : ""} to return`;
  const copies = `, or order their replication (about ${formatAmount(copiesMonth(brief), "USD")} a month)`;
  const counted = `${figure(uncopied(brief))} of ${figure(machines(brief))}`;
  if (asksForSlow(brief) && outlastsRegion(brief))
    return `, and confirm that machines without Site Recovery (${counted}) may take ${inRegion}, ${restoreDays(brief)} days if a region is lost${copies}`;
  const which =
    outlastsRegion(brief) && uncopied(brief) > 0
      ? "machines without Site Recovery"
      : machines(brief) === 1
        ? "the machine"
        : "machines";
  return [
    losesDays(brief) && `, and confirm that ${which} may take ${restoreDays(brief)} days to return if a region is lost`,
    asksForSlow(brief) &&
      `, and ${losesDays(brief) ? `that ${counted} may otherwise` : `confirm that ${counted} machines may`} take ${inRegion}${copies}`,
  ]
    .filter(Boolean)
    .join("");
}

const isToldDearer = (brief: Brief): boolean => brief.holds(all(SMALL, none(LANDING, EXIT)));
/** The nightly backup gives back within a day what is to be back within a day. */
const isSpared = (brief: Brief): boolean =>
  inZones(brief) &&
  !brief.holds(LANDING) &&
  !isUrgent(brief) &&
  !losesLittle(brief) &&
  machines(brief) <= RESTORES_A_DAY;
/** Mail and sites: what stands in the way of giving the room back. */
const inTheWay = (brief: Brief): Kept[] => unmoved(brief).filter(({ role }) => !role.startsWith("domain"));

/** What an old mail server must let in, and what its users lose. */
const MAIL_WAYS = ", with inbound mail filtered and Exchange Online admitted to move mailboxes";
const MAIL_LOST = "phones read mail over the VPN only";

/** What is found is stored from the first week on, wherever the machines go later. */
const INVENTORY_PLACE = " The inventory of Azure Migrate is stored in the same geography from week 1.";

/** Where the platform costs more than all that it carries, it is chosen before the order. */
const asksForPlatform = (brief: Brief): boolean =>
  isTopHeavy(brief) && brief.holds(none(LANDING, PLATFORM, CLOUD_FIRST));
const platformText = (brief: Brief): string =>
  asksForPlatform(brief)
    ? ` The platform costs about ${platformYear(brief)} a year whatever moves, the ${plural(machines(brief), "server")} about ${movedYear(brief)}. Leaner: administration by the tunnel instead of Bastion saves about ${leanerYear(brief)} a year. Microsoft 365, Azure Files and Entra ID instead, a separate project, may leave no server to move.`
    : "";
const platformAsk = (brief: Brief): string =>
  asksForPlatform(brief)
    ? `, and choose the platform as designed (about ${platformYear(brief)} of the yearly cost), the leaner one (${leanerYear(brief)} less) or services in place of the servers`
    : "";

/** What the project that moves the mailboxes may take, as no price stands in this document. */
function mailGuide(brief: Brief, moves = unpatched(brief).includes("Exchange")): string {
  const [low, likely, high] = EFFORT.find(({ key }) => key === "microsoft-365")?.days[brief.size] ?? [];
  return likely && moves
    ? ` (not in the totals; guide for a move to Microsoft 365: ${low} to ${high} days, likely ${likely})`
    : "";
}

const LATE_SYSTEMS = [
  ["erp", "ERP"],
  ["crm", "CRM"],
  ["database-systems", "databases"],
  ["legacy-applications", "legacy applications"],
  ["custom-applications", "custom applications"],
] as const;

const OPEN_WINDOWS = {
  known:
    "Decide for each known system on Windows Server 2016: isolation or paid updates until its wave (by design sign-off for those found later)",
  found: `Decide for each system on ${SERVER_2016.product}, without updates since ${SERVER_2016.endText}, by your own list: isolation or paid updates until its wave; the same for any found later`,
  none: "",
};
const OWN_RECORDS = "Systems on Windows Server 2016, by your own records";
const OPEN = (["known", "found", "none"] as const).flatMap((open) => [[open, true] as const, [open, false] as const]);
const sqlAsk = (brief: Brief): string => {
  const row = endedSql(brief);
  return row
    ? `Decide for each instance of ${row.product}, out of support since ${formatDay(dayOfIso(row.end))}: isolation${paysForSql(brief) ? " or paid updates" : ""} until it is upgraded or retired`
    : "";
};

/** What no first wave takes may run on the only server that it could take. */
const lateText = (brief: Brief): string => {
  const kept = [
    brief.has("current-technologies", "exchange-server") && "mail",
    brief.holds(SHAREPOINT) && "sites",
    ...LATE_SYSTEMS.map(([system, words]) => brief.has("integration-needs", system) && words),
  ].filter((part) => part !== false);
  return brief.holds(LANDING) && kept.length > 0
    ? `, and say what that runs: with ${listed(kept, "or")} on it, order phase 1 alone`
    : "";
};

export const DECISIONS: readonly DecisionRow[] = [
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
            ? `Remaining servers are first proposed for retirement or replacement; failing that, ${replatformed(brief) > 0 ? "databases go to platform services where features allow and the rest is rehosted" : "they are rehosted"}. ${sentence(listedText(brief))}.`
            : moved(brief) === 1
              ? `Rehost the one server that moves${brief.holds(PLATFORM) ? ": a dedicated platform service would cost more than its machine" : ""}; ${listedText(brief)}.`
              : `${sequence(brief)}; ${listedText(brief)}.${platformText(brief)}`,
    tradeOff: (brief) =>
      `${
        isPlatform(brief)
          ? `More effort per workload now, less to run afterwards${hasInstances(brief) ? `; an instance costs ${monthlyOf("sql-managed-instance")} with its SQL Server licence, a D4s machine ${monthlyOf(d4Price(brief))} without` : ""}`
          : `Faster to migrate${isToldDearer(brief) ? "" : "; savings come later"}`
      }${isToldDearer(brief) ? `. ${dearerText(brief)}` : ""}`,
    confidence: "medium",
    ask: (brief) =>
      brief.holds(LANDING)
        ? `Name the ${moved(brief) === 1 ? "server" : plural(moved(brief), "server")} of the first wave`
        : `Confirm ${listed(["the default strategy", retired(brief) > 0 && "the list of workloads to retire", hasUnlistedSql(brief) && `that databases run on SQL Server, which you did not list (instances at ${instanceYear(instancesFor(databases(brief)))} a year)`].filter((part) => part !== false))}${sqlAsked(brief) ? `, and name who upgrades ${sqlAsked(brief)} before its support ends` : ""}${platformAsk(brief)}`,
    due: (brief) => (asksForPlatform(brief) ? undefined : "design"),
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
    ask: (brief) =>
      `Confirm that more will follow: a landing zone does not pay for the one server that can move${lateText(brief)}`,
    asked: (brief) => movable(brief) === 1,
    source: ["alz-check", "ej"],
  },
  {
    title: "Regions",
    context: (brief) => {
      const outage = brief.known("recovery-time");
      const place = brief.country ? `Based in ${countryInWords(brief.country)}` : "Country not stated";
      return `${place}${brief.holds(REGULATED) ? ", with compliance obligations" : ""}; ${outage ? `an outage may last ${detailLabel("recovery-time", outage)}` : "no acceptable outage stated"}.`;
    },
    alternatives: "one region with zones; two regions",
    decision: (brief) =>
      `${
        brief.holds(TWO_REGIONS)
          ? `Two regions in ${brief.client.country && brief.jurisdiction === "eu" ? "the EEA" : "one jurisdiction"}, with a tested ${copied(brief) ? "failover" : "restore into the second"}.${proposedRegions(brief)}${hubs(brief) < regions(brief) ? ` The second holds copies${brief.hasDirectory ? ", and a domain controller in a network peered with the first" : ""}; its gateway${brief.holds(FIREWALL) ? " and firewall are" : " is"} deployed from code at failover and in each rehearsal${copied(brief) ? ", on reserved addresses preset on the edge devices" : ""}.` : ""}`
          : `One region with availability zones; ${inZones(brief) ? `${brief.holds(LANDING) ? "one machine is replicated to another zone as a trial" : "machines with short recovery times are replicated to another zone"}; ` : ""}backup copy in the paired region.${proposedRegions(brief, !brief.holds(all(LANDING, LARGER)))}${regionOnRequest(brief) ? " A restore there needs access to it, requested in week 1." : ""}${brief.holds(all(LANDING, LARGER)) ? " The second region is defined as code now and deployed for the first wave that needs it." : ""}`
      }${INVENTORY_PLACE}`,
    tradeOff: (brief) =>
      brief.holds(TWO_REGIONS)
        ? `${hubs(brief) === 2 ? `The second hub costs about ${secondHub(brief)} a month` : "Costs more than one region"}; if a region is lost, ${copied(brief) ? (uncopied(brief) > 0 ? `machines with Site Recovery fail over and the others are restored from the vault copy within ${restoreDays(brief)} days` : "the other takes over") : "services are restored in the other"}`
        : `Losing the region means a restore from the copy within ${restoreDays(brief)} days; ${isSpared(brief) ? `backup alone restores within 8 hours and saves ${savedByBackup(brief)} a year` : "two regions would cost more"}`,
    confidence: "medium",
    ask: (brief) =>
      `Name the regions where data may be kept${brief.has("industry", "government") ? ` and the rules on cloud services that bind the authority${brief.client.country === "France" ? " (whether sensitive data need a provider with SecNumCloud qualification)" : ""}` : ""}${slowOnes(brief)}`,
    rests: () => [{ within: /^Rules and contracts to comply/ }],
    source: ["alz-check", "ej"],
  },
  {
    title: "Outage",
    context: (brief) => `The most important service must be back within the hour; ${lateOnes(brief, "take")}.`,
    alternatives: (brief) =>
      `longer outage; protected machines${brief.holds(TWO_REGIONS) ? "; a second instance in a failover group" : ""}`,
    decision: (brief) =>
      `Services that must be back within the hour keep database and web application on a machine with Site Recovery${brief.holds(TWO_REGIONS) ? " or get a second instance in a failover group, not in the bill" : ""}; the recovery objectives below apply to the rest.`,
    tradeOff: "Managed services return later than the hour stated; avoids standby instances",
    confidence: "medium",
    ask: (brief) =>
      `Confirm that ${lateOnes(brief, "may take")} to return instead of the hour stated, or name those to keep on protected machines`,
    due: "design",
    asked: isLate,
    source: ["sqlmi", "ej"],
  },
  {
    title: "Data loss",
    context: (brief) =>
      `No more than ${brief.detail("data-loss") === "hour" ? "1 hour" : "15 minutes"} of work may be lost; a nightly backup risks a day${brief.given("fast-recovery") === 0 ? ", and no server was named for replication" : ""}.`,
    alternatives: "replicate every machine; replicate some; log backups of databases",
    decision: (brief) =>
      `Of ${plural(machines(brief), "machine")}, ${protectedMachines(brief)} ${protectedMachines(brief) === 1 ? "is replicated and loses" : "are replicated and lose"} 15 minutes at most; ${uncopied(brief) === 1 ? "the other" : "the others"} may lose a day${isUrgent(brief) ? " and be down for 8 hours or longer, more than the limits stated" : ", more than the limit stated"}. Replicating ${uncopied(brief) === 1 ? "it" : "these"} too would add about ${formatAmount(copiesMonth(brief), "USD")} a month (${uncopied(brief)} × Site Recovery and ${dataEach(brief)} TB of disk).${brief.has("current-technologies", "sql-server") && !hasInstances(brief) ? " Log backups would cover only SQL Server databases." : ""}`,
    tradeOff: "A day of work at risk on machines without a replica",
    confidence: "medium",
    ask: (brief) =>
      `Confirm that ${figure(uncopied(brief))} of ${figure(machines(brief))} machines may lose a day of data instead of the ${brief.detail("data-loss") === "hour" ? "hour" : "15 minutes"} stated, or order their replication`,
    due: "design",
    when: none(LANDING),
    asked: (brief) => losesLittle(brief) && uncopied(brief) > 0,
    source: ["asr", "ej"],
  },
  CONNECTION,
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
            ? `Azure Firewall Basic with application rules, suited to ${BASIC_MBPS} Mbps; Standard (${monthlyOf("firewall-month")}) for more, or to block, not just report, known malicious addresses.`
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
      `${controllers(brief) === 1 ? "One domain controller, as those in the room remain and answer over the tunnel" : controllers(brief) === 4 ? `Two domain controllers in each region, in different zones${zonesInBoth(brief) ? "" : " or, where the region has none, in an availability set"}` : controllers(brief) === 3 ? "Two domain controllers in different zones of the first region, one in the second" : brief.holds(TWO_REGIONS) ? "A domain controller in each region" : "Two domain controllers in different zones"}, in ${brief.holds(SMALL) ? `the ${brief.holds(TWO_REGIONS) ? "networks" : "network"} of the machines and` : "an identity subscription and"} ${brief.holds(TWO_REGIONS) ? "one Active Directory site per region" : `${controllers(brief) === 1 ? "its" : "their"} own Active Directory site`}. ${controllers(brief) === 1 ? "It is" : "They are"} newly promoted${hasUnpaidWindows(brief) ? ", on the newest version the functional level allows" : ""}: database and SYSVOL on a data disk without host caching, a static Azure address, and never deallocated, which discards the RID pool.${brief.holds(EXIT) ? ` Controllers in the room are demoted before it is handed back${brief.holds(PLANT_CONTROLLER) ? ", except one for the systems staying at the plant" : ""}.` : ""}${oldControllers(brief) > 0 ? ` Old ones are demoted at handover, unless the client names users who sign in there; one that is kept needs a supported version.` : ""}${brief.holds(SMALL) ? "" : " Controllers in Azure forward names to Azure DNS (168.63.129.16); those on-premises forward private endpoint zones to them."}`,
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
  ...OPEN.map(
    ([open, isSqlOpen]): DecisionRow => ({
      title: "Extended security updates",
      decides: (brief) => ["windows-server", ...(isGated(brief) || endedSql(brief) ? ["sql-server"] : [])],
      context: (brief) =>
        `${unsupported(brief).length > 0 ? `Out of support: ${listed(unsupported(brief))}; since` : "Since"} 1 April 2026 updates for 2016 versions cost the same in Azure as elsewhere${hasSql2014(brief) ? "; those for SQL Server 2014 stay free on Azure machines" : ""}.`,
      alternatives: "move to Azure for the updates; upgrade or retire",
      decision: (brief) =>
        `Not a reason to move: old ${isGated(brief) ? "SQL Server " : ""}versions are upgraded or retired in their wave${brief.holds(LANDING) ? " or, where they stay, by the client" : ""}, and isolated${open === "known" || paysForSql(brief) || unsupported(brief).length === 0 ? " or covered by paid updates" : ""} until then.${on2014(brief)}`,
      tradeOff: "Adds upgrade work to each wave; avoids an annual charge",
      confidence: "high",
      ...((open !== "none" || isSqlOpen) && {
        ask: (brief) => [OPEN_WINDOWS[open], isSqlOpen && sqlAsk(brief)].filter(Boolean).join("; "),
      }),
      ...(open === "found" && { rests: () => [{ within: /^Systems on Windows Server 2016/, ask: OWN_RECORDS }] }),
      when: is("current-technologies", "windows-server", "sql-server"),
      asked: (brief) =>
        open === openWindows(brief) &&
        isSqlOpen === (endedSql(brief) !== null) &&
        !isBridged(brief) &&
        (hasOldWindows(brief) || hasOldSql(brief)),
      source: ["esu-change"],
    }),
  ),
  {
    title: "Servers outside the waves",
    decides: ["exchange-server", "sharepoint"],
    context: (brief) =>
      `No wave includes ${listed(inTheWay(brief).map(({ count, role }) => (count === 1 ? `the ${role}` : `the ${plural(count, role)}`))) || "mail and sites"}, and the room can be handed back only when empty.`,
    alternatives: "Microsoft 365 before the last wave; temporary machines in Azure; keep the room longer",
    decision: (brief) =>
      `${[brief.has("current-technologies", "exchange-server") && "Mailboxes", brief.holds(SHAREPOINT) && "sites"].filter(Boolean).join(" and ").replace(/^s/, "S")} move to Microsoft 365 in a separate project before the last wave; until then their servers are reachable from the internet by the client's own VPN only${brief.has("current-technologies", "exchange-server") ? MAIL_WAYS : ""}. Without an agreed date at design sign-off, those servers move to Azure temporarily as additional machines.`,
    tradeOff: (brief) =>
      `Adds a parallel project; ${brief.has("current-technologies", "exchange-server") ? MAIL_LOST : "avoids moving these servers"}`,
    confidence: "medium",
    ask: (brief) =>
      `Name the date by which ${[brief.has("current-technologies", "exchange-server") && "mail", brief.holds(SHAREPOINT) && "SharePoint"].filter(Boolean).join(" and ")} leaves the room${mailGuide(brief, brief.has("current-technologies", "exchange-server"))}, or order its servers as additional machines`.replace(
        "and SharePoint leaves",
        "and SharePoint leave",
      ),
    due: "design",
    when: LEFT_BEHIND,
    source: ["eol", "caf-strategies", "ej"],
  },
  {
    title: "Unpatched servers outside the waves",
    decides: ["exchange-server", "sharepoint"],
    context: (brief) =>
      `No wave includes ${unpatchedText(brief)}, and versions up to 2019 no longer receive security updates.`,
    alternatives: "separate move to Microsoft 365; Subscription Edition; no internet access",
    decision: (brief) =>
      `A separate project is ordered with this one, unless they run Subscription Edition; until it completes, they are reachable from the internet by the client's own VPN only${unpatched(brief).includes("Exchange") ? MAIL_WAYS : ""}.`,
    tradeOff: (brief) =>
      `Adds a parallel project; ${unpatched(brief).includes("Exchange") ? MAIL_LOST : "closes a route for attackers"}`,
    confidence: "high",
    ask: (brief) =>
      `Order the project that moves ${unpatched(brief)
        .map((name) => (name === "Exchange" ? "mail" : "SharePoint"))
        .join(" and ")}${mailGuide(brief)}, unless its servers run Subscription Edition`,
    rests: () => [{ within: /^Exchange Server: version/ }, { within: /^SharePoint Server: version/ }],
    when: MAIL_OR_SITES,
    asked: (brief) => unpatched(brief).length > 0,
    source: ["eol", "ej"],
  },
  {
    title: "Lease of the server room",
    context: (brief) =>
      `A contract or lease ends, and after the first wave ${aboutGiven(brief)}${plural(brief.servers.plan - moved(brief), "server")} ${brief.servers.plan - moved(brief) === 1 ? "remains" : "remain"} in the room.`,
    alternatives: "extend the lease; a full exit instead; another room",
    decision: (brief) =>
      `If the lease is the server room's, it is extended to ${neededUntil(brief)} at least: the end of this plan and ${plural(weeksOfRest(brief), "week")}, the fewest of option B.`,
    tradeOff: "Rent for further months; no move under a date that a first wave cannot meet",
    confidence: "medium",
    ask: (brief) =>
      `Choose, if the lease is the server room's, to extend it to ${neededUntil(brief)} at least (this plan, then option B) or to order a full exit instead`,
    when: LANDING,
    asked: (brief) => brief.detail("deadline-reason") === "contract" && leavesRest(brief),
    source: ["ej"],
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
    when: all(PROXY, LARGER, none(MICROSOFT_365)),
    source: ["appproxy", "ej"],
  },
  {
    title: "Partner interfaces",
    context: "Third parties may call systems that move, or be called by them.",
    alternatives: "API Management; new addresses announced before each wave",
    decision: (brief) =>
      `Calls in: API Management under the old names, so that partners change nothing and their certificates or tokens are checked in one place; without such calls it is left out. Calls out leave from new public addresses, which third parties admit before the wave${inspects(brief) ? "; those with mutual TLS or pinned certificates are exempt from inspection" : ""}.`,
    tradeOff: `About ${apiYear()} a year; spares partners a change with each wave`,
    confidence: "medium",
    ask: `Confirm that third parties call systems that move; otherwise API Management (${apiYear()} a year) is left out`,
    due: "design",
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
        ? `Databases stay on their machines${hasOldSql(brief) ? `; ${OLD_SQL} is upgraded in its wave once the vendor agrees` : `, unchanged${sqlNext(brief)}`}; a Managed Instance (${monthlyOf("sql-managed-instance")}) pays off once several databases share it.`
        : `Managed Instance where features allow; a machine where file system or unsupported features are needed${brief.has("current-technologies", "sql-server") ? "" : ", and for other products"}.${brief.hasDirectory ? " Windows logins need their users synchronised to Entra ID; SQL logins do not." : ""}${copied(brief) && !isLate(brief) ? ` Applications that must be back within hours of losing a ${brief.holds(TWO_REGIONS) ? "region" : "zone"} keep their database on a protected machine${brief.holds(TWO_REGIONS) ? " or get a second instance in a failover group, not in the bill" : ""}.` : ""}`,
    tradeOff: (brief) =>
      onMachines(brief)
        ? "SQL Server remains the client's to patch"
        : "Less control of the instance; less administration",
    confidence: "medium",
    when: all(SQL, none(LANDING)),
    asked: hasDatabases,
    source: ["sqlmi"],
  },
  FIRST_SUBSCRIPTION,
  restDecision(RESTS),
];
