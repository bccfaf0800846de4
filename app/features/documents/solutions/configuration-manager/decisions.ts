/** Decisions on site, licences, servers and devices. */

import { all, any, is } from "#app/features/catalogue/predicate.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import { LARGE_SITE_DEVICES } from "#app/features/documents/brief/settle.ts";
import { engineersCost, formatAmount } from "#app/features/documents/budget/budget.ts";
import { formatDay } from "#app/features/documents/dates.ts";
import { SERVER_2016 } from "#app/features/documents/facts/lifecycle.ts";
import { PRICES } from "#app/features/documents/facts/prices.ts";
import type { Pack } from "#app/features/documents/pack.ts";
import { firstDecisionDay } from "#app/features/documents/plan/sponsor-days.ts";
import type { Rest } from "#app/features/documents/rests.ts";
import { clientsOf, ENTERPRISE_SITE_CLIENTS, SMALL_SITE_CLIENTS } from "#app/features/documents/rules/conflicts.ts";
import { restDecision } from "#app/features/documents/solutions/rest-of-controls.ts";
import { figure, plural, sentence } from "#app/features/documents/words.ts";
import {
  BEYOND_SMALL,
  ENTERPRISE,
  GATEWAY,
  GOVERNMENT,
  HEALTHCARE,
  isBeyondNeed,
  isExtended,
  keptBySite,
  SAVING,
  SMALL,
  TENANT,
  UNJOINED,
  UP_TO_MEDIUM,
} from "./answers.ts";
import {
  branchPoints,
  cutSites,
  inOffices,
  isCut,
  isEachServed,
  isRaised,
  isUnderserved,
  namedSites,
  perPoint,
  points,
  servesBranches,
  sharedPoint,
  standbyServers,
  unservedSites,
} from "./distribution-points.ts";
import { gatewayPrice, isForFew, outside } from "./gateway.ts";
import {
  askedForServers,
  atCommercial,
  hasBusinessPlan,
  isAskedFirst,
  isUpdatedAlone,
  mainSeats,
  onBusinessPlan,
  PLAN_ASKED,
  planMissing,
  plansAtUsual,
  restsOnPlan,
  rightsPrice,
  rightsReason,
  rightsTerms,
  seat,
  serverRights,
  suitesToBuy,
  updatesAlone,
} from "./licences.ts";
import { dataCentre, LOCATION, SCALE, SERVER_RIGHTS, USER_SUITE } from "./names.ts";
import { decidesOn2016, decidesOnLtsc, has2012, LTSB, LTSC, LTSC_KEPT, left2016 } from "./old-servers.ts";
import { acceptsDays, databaseBack, wantsSpare } from "./outage.ts";
import { beyondSite, databaseGb, fewerDays, managementPoints, middle, yearOf } from "./quantities.ts";
import { beyondRating, isOutgrownByLicences } from "./rating.ts";
import { RESTS } from "./rests.ts";
import { VERSION_ENDS } from "./upgrade.ts";

/** Its support ends on the same day as that of the server. */
const isolatedBy = (brief: Brief): string =>
  firstDecisionDay(brief) > SERVER_2016.end ? "at once" : `by ${SERVER_2016.endText}`;

/** Strong identity was asked for, by an organisation that can run an authority for it. */
const CERTIFICATES = all(
  is("security-requirements", "identity-management", "zero-trust", "data-encryption"),
  BEYOND_SMALL,
);
const SQL_RIGHT =
  "The Configuration Manager licence includes SQL Server for the site, WSUS and reporting databases only.";

/** Where it stands on the site server. */
const onSiteServer = (brief: Brief): string => {
  const hour = wantsSpare(brief)
    ? " The required one-hour recovery depends on the spare server; without it, or if the exercise before acceptance takes longer, four hours apply."
    : "";
  return `${hour} ${SQL_RIGHT}`;
};

/** A small client's log has it with the site, which leaves room for another decision. */
const DATABASE_ALONE = any(BEYOND_SMALL, ENTERPRISE);
const withDatabase = (brief: Brief): string =>
  brief.holds(DATABASE_ALONE)
    ? ""
    : `${onSiteServer(brief)} Versions: 2609 from its own media, SQL Server 2022 at compatibility level 150.`;

const VERSIONS = `2609 from its own media (supported until ${formatDay(VERSION_ENDS)}), with the hotfixes of installation day; SQL Server 2022 (until 11 January 2033) with Reporting Services, at compatibility level 150.`;

const mediumSite = (brief: Brief): string =>
  clientsOf(brief) < ENTERPRISE_SITE_CLIENTS
    ? "the medium site"
    : "the medium site, extended with management and distribution points";
/** Of the days between the two sites; nothing where they take as long. */
const servicesBetween = (brief: Brief): string => engineersCost(brief, fewerDays(brief));
const lessByMedium = (brief: Brief): string =>
  fewerDays(brief) > 0
    ? `, ${fewerDays(brief)} days and about ${servicesBetween(brief)} of services less, before contingency`
    : "";
const inFewerDays = (brief: Brief): string => (fewerDays(brief) > 0 ? `, about ${fewerDays(brief)} fewer days` : "");

const noAccount = (brief: Brief): string =>
  `It needs no network access account${brief.holds(BEYOND_SMALL) ? ", whose password local administrators could read" : ""}.`;
const certificatesPrice = (brief: Brief): string => engineersCost(brief, 2);

/** In minor units. */
const HUNDRED = 10_000;

/** What the standby servers add to a medium site: days, with their services, and servers, with their licences. */
const standbyPrice = (brief: Brief): string => {
  const servers = standbyServers(brief);
  const licences = formatAmount(Math.round((middle(PRICES["windows-standard"]) * servers) / HUNDRED) * HUNDRED, "USD");
  const days =
    fewerDays(brief) > 0
      ? `about ${fewerDays(brief)} days (${servicesBetween(brief)} of services, before contingency) and `
      : "";
  return `${days}${plural(servers, "server")} (about ${licences} of licences unless owned; hosts and shared storage on quotation)`;
};
const keptWithoutStandby = (brief: Brief): string =>
  acceptsDays(brief) ? ` A restore there also meets the accepted outage of ${databaseBack(brief)}.` : "";
const suitesPrice = (brief: Brief): string => yearOf(PRICES["ems-e3"], suitesToBuy(brief));

/** Intune and Entra ID P1 are bought for it; the site alone takes rights, which Intune Plan 1 has. */
const buysForCloud = (brief: Brief): boolean => suitesToBuy(brief) > 0 && !hasBusinessPlan(brief);
const siteOnlySaving = (brief: Brief): string => {
  const saved = middle(PRICES["ems-e3"]) - middle(PRICES["intune-p1"]);
  return yearOf({ low: saved, high: saved }, suitesToBuy(brief));
};

/** What was required and comes with them. */
const otherServices = (brief: Brief): string => {
  const lost = brief.has("security-requirements", "data-loss-prevention");
  const detects = brief.has("security-requirements", "threat-protection");
  const files = lost ? ", such as the data loss prevention in e-mail and files that was required" : "";
  const more = (price: "e3-to-e5" | "e3-purview") => `at ${formatAmount(PRICES[price].low, "USD")} more`;
  if (detects)
    return `${files}; E5, ${more("e3-to-e5")}, adds Defender for Endpoint P2${lost ? " and data loss prevention on devices" : ""}`;
  return lost ? `${files}; its Purview suite, ${more("e3-purview")}, adds that on devices` : "";
};

const frontlinePlan = (brief: Brief): string => {
  const [plan, { low }] = brief.holds(SAVING)
    ? (["F1", PRICES["m365-f1"]] as const)
    : (["F3", PRICES["m365-f3"]] as const);
  return `Microsoft 365 ${plan}, at ${formatAmount(low, "USD")}, has the same rights`;
};

/** Why nobody is asked to buy it. */
const takenFrom = (brief: Brief): string => {
  if (brief.has("current-technologies", "office-365")) return "as Microsoft 365 is in use, its licences not counted";
  return brief.holds(TENANT) ? "although only Teams was named" : "as is usual at this size";
};

const branchContent = (brief: Brief): string => {
  const given = namedSites(brief);
  if (given === 1 && !isRaised(brief))
    return "Content at one site, as the client specified; peer cache and Delivery Optimization elsewhere";
  if (given !== null && isCut(brief))
    return `The ${given} locations the client named cannot all have the 50 devices from which a distribution point is worth a server: ${servesBranches(brief) ? `${plural(points(brief), "distribution point")} at the largest${sharedPoint(brief)}` : "content on the site server"}; peer cache and Delivery Optimization elsewhere`;
  if (given !== null)
    return given > 0
      ? `${plural(points(brief), "distribution point")}${isRaised(brief) ? ` at the named location${given > 1 ? "s" : ""}, ${perPoint(brief)}` : ", as the client specified"}${sharedPoint(brief)}; peer cache and Delivery Optimization elsewhere`
      : "Peer cache and Delivery Optimization; the client named no site that needs its own distribution point";
  return branchPoints(brief) > 0
    ? "A distribution point at each other site, with peer cache and Delivery Optimization"
    : "Peer cache and Delivery Optimization; distribution points only from 50 devices";
};

/** Most have no point of their own where the client named a few. */
const fromPeers = (sites: number): string =>
  `The other ${sites === 1 ? "site loads" : `${figure(sites)} sites load`} content from peers or over the WAN`;

const GATEWAY_DECISION: Pack["decisions"][number] = {
  title: "Devices outside the office",
  serves: ["remote-work"],
  context: (brief) => {
    const given = brief.given("outside-devices");
    const who = given
      ? plural(given, "device")
      : brief.has("primary-objective", "remote-work")
        ? "Remote work is an objective: devices"
        : "The chosen configuration includes a gateway: devices";
    return `${who} outside the office must receive policy and content without VPN.`;
  },
  alternatives: "cloud management gateway; always-on VPN; Intune only",
  decision: (brief) =>
    `Cloud management gateway (virtual machine scale set) under your own public name, with a public server certificate and a CNAME record to the service name. Devices authenticate with Entra ID and need no certificate.${brief.holds(GOVERNMENT) && brief.client.country === "United States" ? " Subscription and tenant must be in the same cloud, commercial or government." : ""}`,
  tradeOff: "Azure charges to manage remote laptops",
  confidence: "high",
  when: GATEWAY,
  asked: (brief) => !isForFew(brief),
  source: ["cm-cmg"],
};

const GATEWAY_DECISIONS: Pack["decisions"] = [
  GATEWAY_DECISION,
  {
    ...GATEWAY_DECISION,
    tradeOff: (brief) =>
      `About ${gatewayPrice(brief)} a year for ${brief.given("outside-devices") === null ? "at most " : ""}${plural(outside(brief), "device")}, which Intune alone updates once workload 2 moves`,
    due: "design",
    ask: (brief) =>
      `Choose the gateway for ${brief.given("outside-devices") === null ? "at most " : ""}${plural(outside(brief), "device")} (about ${gatewayPrice(brief)} a year), or VPN and Intune alone`,
    asked: isForFew,
  },
];

/** What the client named for content differs from what the devices need: a small document, too, has it in its log. */
const isAskedBranch = (brief: Brief): boolean => isCut(brief) || isUnderserved(brief);

/** What the client named is not set aside without a price. */
const askedOfCut = (brief: Brief): string => {
  const more = cutSites(brief);
  const licences = formatAmount(Math.round((middle(PRICES["windows-standard"]) * more) / 100) * 100, "USD");
  return `Confirm content ${servesBranches(brief) ? `at the ${plural(points(brief), "largest location")}` : "on the site server alone"} (recommended), or at all ${namedSites(brief)} locations that you named: ${plural(more, "more server")} and ${plural(more, "day")} (${licences} of licences unless owned)`;
};

const BRANCHES: Pack["decisions"][number] = {
  title: "Branches",
  context: (brief) =>
    `${plural(brief.sites, "site")} with about ${plural(Math.max(1, Math.round(inOffices(brief) / brief.sites)), "device")} each.`,
  alternatives: "secondary site; distribution point; peer cache and Delivery Optimization",
  decision: (brief) =>
    `${branchContent(brief)}. A secondary site is justified only from 500 clients behind a slow uplink.`,
  tradeOff: (brief) => {
    if (servesBranches(brief) && !isEachServed(brief)) return fromPeers(unservedSites(brief));
    return servesBranches(brief)
      ? "More distribution points to maintain, for less WAN traffic"
      : "Slower first downloads in branches, with no server to maintain there";
  },
  confidence: "high",
  fewestSites: 2,
  asked: (brief) => !isAskedBranch(brief),
  source: ["cm-hier", "cm-size"],
};

/** The size of the site follows from it. */
const counted = (brief: Brief): readonly Rest[] =>
  brief.given("devices") === null
    ? [{ within: /^Device list/, ask: "Number of PCs and servers to manage, now and planned" }]
    : [];

/** A till without its payment takes no card. */
const reachable = (brief: Brief): string =>
  brief.has("industry", "retail") ? " from all but payment and till servers" : "";

/** Special devices that lost their updates, whatever manages the others. */
export const LTSC_DECISION: Pack["decisions"][number] = {
  title: LTSC,
  context: (brief) => `${sentence(keptBySite(brief) ?? "")} may run it.`,
  alternatives: "replace; reinstall with the IoT edition; keep isolated",
  decision: (brief) =>
    `From the client's own list, devices on it or on ${LTSB}, not the IoT edition, are isolated${reachable(brief)} ${isolatedBy(brief)}${brief.holds(HEALTHCARE) ? ", each as clinical engineering approves," : ""} until replaced or reinstalled; any kept has an owner and an end date. ${LTSC_KEPT}`,
  tradeOff: "Isolated devices receive no security updates",
  confidence: "medium",
  due: "first",
  rests: () => [{ ask: `Devices on LTSB 2016 or ${LTSC} (IoT excepted), with owner and use` }],
  asked: decidesOnLtsc,
  ask: (brief) =>
    `Approve that devices on ${LTSC} or LTSB 2016, except the IoT edition, are isolated${reachable(brief)} ${isolatedBy(brief)}, until replaced or reinstalled with that edition`,
  source: ["eol", "ej"],
};

/** What has no updates is decided on, whatever brings the others. */
export const OLD_SERVERS: Pack["decisions"][number] = {
  title: "Windows Server past its support",
  decides: ["windows-server"],
  context: (brief) =>
    `Support of 2016 ${left2016(brief) ? "ended" : "ends"} on ${SERVER_2016.endText}, also as a client of the site${has2012(brief) ? "; 2012 and 2012 R2 receive no updates at all" : ""}.`,
  alternatives: "upgrade or retire; paid updates with an end date; isolation",
  decision: (brief) =>
    `Upgrade, isolation or${has2012(brief) ? ", on 2016 alone," : ""} paid updates for each server, by the client; these come by Azure Update Manager, unless Microsoft lets the site install them, as it did for 2012${left2016(brief) ? "; until then reachable only from where it is used" : ""}.`,
  tradeOff: "Cost of bridging, or exposure without updates",
  confidence: "medium",
  due: (brief) => (left2016(brief) ? undefined : "design"), // what gets no updates any more waits for no design
  rests: (brief) => (left2016(brief) ? [{ ask: "Systems on Windows Server 2016 and older, by your own records" }] : []),
  asked: decidesOn2016,
  ask: (brief) =>
    `Decide for each server on ${SERVER_2016.product}${has2012(brief) ? " and older: upgrade, isolation or, on 2016, paid updates" : ": upgrade, paid updates or isolation"}`,
  source: ["eol", "esu-price", "cm-clients"],
};

/** A plan in use is confirmed before the order. */
export const PLAN_TAKEN: Pack["decisions"][number] = {
  title: "User licences",
  context: (brief) =>
    `A plan with Intune, Entra ID P1 and Configuration Manager rights, such as Microsoft 365 E3 or E5, is taken as owned for ${plural(mainSeats(brief), seat(brief))}, ${takenFrom(brief)}.`,
  alternatives: `plan in use; ${USER_SUITE}; Microsoft 365 E3`,
  decision: (brief) =>
    `The plan in use, once the licence list shows it for every user. Else ${USER_SUITE} is bought for those without, for all of them ${planMissing(brief)}, with the site as with Intune alone.`,
  tradeOff: "No order before the licence list",
  confidence: "low",
  when: BEYOND_SMALL,
  asked: restsOnPlan,
  rests: () => [{ within: PLAN_ASKED }],
  ask: (brief) =>
    `Confirm by the licence list that Microsoft 365 E3 or E5 covers ${plural(mainSeats(brief), seat(brief))}: otherwise ${USER_SUITE} adds up to ${planMissing(brief)}`,
  source: ["cm-comgmt", "ms-july", "ej"],
};
/** Without one, a suite is bought. */
export const PLAN_BOUGHT: Pack["decisions"][number] = {
  title: "User licences",
  context: (brief) =>
    `${plural(suitesToBuy(brief), seat(brief))} need Intune, Entra ID P1 and Configuration Manager rights: ${suitesPrice(brief)} a year.`,
  alternatives: (brief) =>
    `${USER_SUITE}; Microsoft 365 E3 or ${brief.holds(SAVING) ? "F1" : "F3"}; Intune Plan 1 with Entra ID P1`,
  decision: (brief) =>
    `${USER_SUITE}, which costs less than Intune Plan 1 with Entra ID P1. Microsoft 365 E3, at ${formatAmount(PRICES["m365-e3"].low, "USD")} per user and month, includes it: worthwhile only for its other services${otherServices(brief)}. For users without a PC of their own, ${frontlinePlan(brief)}.`,
  tradeOff: "Superseded if Microsoft 365 E3 is bought later",
  confidence: "medium",
  when: BEYOND_SMALL,
  asked: buysForCloud,
  rests: () => [{ within: PLAN_ASKED }],
  ask: (brief) =>
    `Choose the licences for ${plural(suitesToBuy(brief), seat(brief))}: ${USER_SUITE} (recommended, ${suitesPrice(brief)} a year) or Microsoft 365 E3 (${yearOf(PRICES["m365-e3"], suitesToBuy(brief))} a year), which includes it`,
  source: ["cm-comgmt", "ms-july", "m365-price", "ej"],
};

export const DECISIONS: Pack["decisions"] = [
  {
    title: SCALE,
    serves: ["availability"],
    context: (brief) =>
      `The medium configuration ends at 5,000 clients, and this one is named for 10,000; ${plural(clientsOf(brief), "client")} are planned.`,
    alternatives: "enterprise site; medium site with more management and distribution points",
    decision: (brief) =>
      clientsOf(brief) < LARGE_SITE_DEVICES
        ? `The enterprise site, as chosen, for its standby servers. Client numbers alone need only ${mediumSite(brief)}: one site server, no passive partner or cluster${inFewerDays(brief)}, expandable later without a new hierarchy.${keptWithoutStandby(brief)}`
        : `The enterprise site, ${brief.configuration === brief.chosen ? "as chosen" : "required by the planned client count"}. If fewer than 10,000 clients are counted, the medium site, extended with management and distribution points from 5,000, is enough, and is expandable later.`,
    tradeOff: "More servers to run",
    confidence: "medium",
    when: ENTERPRISE,
    rests: counted,
    ask: (brief) =>
      clientsOf(brief) < LARGE_SITE_DEVICES
        ? `Choose the enterprise site for its standby servers, or ${mediumSite(brief)}: enough for the ${plural(clientsOf(brief), "client")} planned${acceptsDays(brief) ? " and for the outage you accept" : ""}${lessByMedium(brief)}`
        : `Confirm that the client count decides: this site from 10,000 clients, the medium site below, extended from 5,000${plansAtUsual(brief)}`,
    source: ["cm-size", "ej"],
  },
  {
    title: SCALE,
    serves: ["availability"],
    context: (brief) =>
      `The medium configuration is named for 5,000 clients; ${figure(clientsOf(brief))} are planned, and the enterprise one is named for 10,000.`,
    alternatives: "medium site, extended; enterprise site with standby servers",
    decision: (brief) =>
      `The medium site, extended: ${plural(points(brief), "distribution point")} of up to 4,000 devices, two management points of up to 25,000 clients, disks by the clients planned. After a failure it is restored within ${databaseBack(brief)}${acceptsDays(brief) ? ", as accepted" : ""}. The enterprise site's passive server and database cluster would add ${standbyPrice(brief)}.${clientsOf(brief) < LARGE_SITE_DEVICES ? "" : " They are designed instead if the count confirms 10,000 devices."}`,
    tradeOff: (brief) => `No standby: a failed site server is restored${wantsSpare(brief) ? " to the spare" : ""}`,
    confidence: "medium",
    asked: isExtended,
    rests: counted,
    ask: (brief) =>
      `Confirm the medium site, extended to ${figure(clientsOf(brief))} clients and restored within ${databaseBack(brief)}, or choose the enterprise site for its standby servers: ${standbyPrice(brief)}`,
    source: ["cm-size", "ej"],
  },
  {
    title: LOCATION,
    serves: ["scalability"],
    context: (brief) =>
      `The small site${brief.holds(UP_TO_MEDIUM) ? " (option B)" : ""} would also support the ${plural(clientsOf(brief), "client")}; the second management point offloads but cannot replace the site server.`,
    alternatives: "medium site; small site on one server",
    decision: (brief) =>
      `Designed as chosen: one stand-alone primary in the client's data centre. The small site is enough unless over ${SMALL_SITE_CLIENTS} clients are planned. So the site server is sized for the ${plural(clientsOf(brief), "client")}, as a small one; beyond ${SMALL_SITE_CLIENTS} it grows to 6 cores and 32 GB, on the same licence.${withDatabase(brief)}`,
    tradeOff: "A second server to maintain",
    confidence: "medium",
    asked: isBeyondNeed,
    rests: counted,
    ask: (brief) =>
      `Choose the location and size of the primary site: small${brief.holds(UP_TO_MEDIUM) ? " (B, " : " ("}enough unless over ${SMALL_SITE_CLIENTS} clients are planned) or medium`,
    source: ["cm-hier", "cm-size"],
  },
  {
    title: LOCATION,
    serves: ["scalability"],
    context: (brief) =>
      `${plural(brief.devices, "device")}${beyondRating(brief)}; one primary site supports 150,000 Windows devices.`,
    alternatives: (brief) =>
      brief.holds(SMALL)
        ? "on-premises virtual host; virtual machine in Azure"
        : "one stand-alone primary; central administration site with several primaries",
    decision: (brief) => {
      if (beyondSite(brief) > 0)
        return `One stand-alone primary site in the client's data centre for the first 150,000 clients. The other ${figure(beyondSite(brief))} need a second one under a central administration site, designed and priced separately once clients are counted; quantities here cover all.`;
      return brief.holds(SMALL)
        ? `One stand-alone primary site on the client's virtual host; Azure would add a monthly charge and a private link.${withDatabase(brief)}`
        : `One stand-alone primary site in the client's data centre, with no central administration site, which would only add database replication.${isOutgrownByLicences(brief) ? " If the count confirms them, management and distribution points are added." : ""}${withDatabase(brief)}`;
    },
    tradeOff: (brief) =>
      brief.holds(SMALL)
        ? "The client keeps the host running"
        : "No second primary site to share load or limit an outage",
    confidence: "high",
    asked: (brief) => !isBeyondNeed(brief),
    ask: (brief) =>
      brief.holds(SMALL)
        ? "Choose where the site server runs: on your own virtual host (recommended) or in Azure"
        : dataCentre(brief),
    source: ["cm-hier", "cm-size"],
  },
  {
    title: "Database",
    serves: ["availability"],
    context: (brief) =>
      brief.holds(ENTERPRISE)
        ? `Site performance for ${plural(clientsOf(brief), "client")} depends on the database. The included licence covers Standard edition only, whose basic availability groups lack the readable secondary the site requires.`
        : `The database for ${plural(clientsOf(brief), "client")} needs about ${databaseGb(brief)} GB, at 10 MB per client.`,
    alternatives: (brief) =>
      `on the site server; ${brief.holds(ENTERPRISE) ? "separate failover cluster; availability group (Enterprise edition)" : "separate server"}`,
    decision: (brief) => {
      if (brief.holds(ENTERPRISE))
        return `Remote two-node failover cluster instance on shared disks, Standard edition. Extended Protection is required against relayed authentication: the site server's account is an administrator there. The ${managementPoints(brief) > 2 ? "" : "two "}update points share a database there. ${SQL_RIGHT}`;
      return `On the site server, as a separate one would add a licence but no performance; dedicated instance.${onSiteServer(brief)}`;
    },
    tradeOff: (brief) =>
      brief.holds(ENTERPRISE) ? "A cluster and shared storage to run" : "No database while the site server is down",
    confidence: "high",
    when: DATABASE_ALONE,
    source: ["cm-sql", "cm-hw", "cm-licence"],
  },
  {
    title: "Product versions",
    context:
      "2603 has no installation media; 2509 is supported only until 12 May 2027. SQL Server 2025 has no Reporting Services.",
    alternatives: "2609 or 2509; SQL Server 2022 or 2025",
    decision: VERSIONS,
    tradeOff: "One upgrade a year; Power BI Report Server later",
    confidence: "high",
    when: BEYOND_SMALL, // a small client's log has them with the database
    source: ["cm-ver", "cm-sql", "pbirs", "eol"],
  },
  PLAN_BOUGHT,
  {
    title: "User licences",
    context: (brief) =>
      `${plural(onBusinessPlan(brief), "user")} are assumed to have Business Premium, which lacks Configuration Manager rights: ${rightsPrice(brief)} a year.`,
    alternatives: "Intune Plan 1 for the rights; Microsoft 365 E3; no site (Intune only)",
    decision: "Intune Plan 1 for the rights, unless Microsoft 365 E3 or E5, which include them, is owned.",
    tradeOff: "Intune is paid for twice",
    confidence: "medium",
    when: BEYOND_SMALL,
    asked: hasBusinessPlan, // and settled with the order, as the cost of the site rests on it
    rests: (brief) => [isAskedFirst(brief) ? { within: PLAN_ASKED, first: true } : { within: PLAN_ASKED }],
    ask: (brief) => (isAskedFirst(brief) ? "" : `Confirm the Microsoft 365 plan in use: ${rightsTerms(brief)}`),
    source: ["cm-licence", "ej"],
  },
  PLAN_TAKEN,
  OLD_SERVERS,
  LTSC_DECISION,
  {
    title: "Client communication",
    serves: ["enhance-security"],
    context: (brief) =>
      `${plural(brief.devices, "device")} must connect by HTTPS or Enhanced HTTP, mandatory since 2403.${brief.holds(CERTIFICATES) ? " The security requirements favour client certificates." : ""}`,
    alternatives: "Enhanced HTTP; client certificates from your own certification authority",
    decision: (brief) =>
      brief.holds(CERTIFICATES)
        ? `Enhanced HTTP initially, with a server certificate for the update point, which it does not cover. ${noAccount(brief)} Autoenrolled client certificates follow once your own certification authority issues them (+2 days, ${certificatesPrice(brief)} of services).`
        : `Enhanced HTTP, with a server certificate for the update point, which it does not cover. ${noAccount(brief)}`,
    tradeOff: "Clients use self-signed tokens rather than PKI certificates",
    confidence: "medium",
    due: "design",
    ask: (brief) =>
      brief.holds(CERTIFICATES)
        ? "Confirm Enhanced HTTP at first, and say from when, if ever, your own certification authority issues client certificates"
        : "Choose Enhanced HTTP (recommended) or client certificates from your own certification authority",
    source: ["cm-prereq", "ej"],
  },
  {
    title: SERVER_RIGHTS,
    serves: ["compliance-objective"], // with the site, they are in its reports
    context: (brief) =>
      `System Center for ${plural(brief.servers.plan, "server")} as clients: ${serverRights(brief)}${atCommercial(brief)} for three years, nothing if it is owned.`,
    alternatives: "System Center; Azure Update Manager through Arc",
    decision: (brief) => {
      const { purpose, tool, price } = updatesAlone(brief);
      return isUpdatedAlone(brief)
        ? `System Center: ${rightsReason(brief)}. For updates alone choose Azure Update Manager, a second tool.`
        : `System Center: ${rightsReason(brief)}, with inventory and software deployment. ${sentence(purpose)}, ${tool} costs ${price}; ${figure(brief.servers.plan)} servers then leave the site's reports.`;
    },
    tradeOff: "Three years paid in advance",
    confidence: "medium",
    rests: () => [
      { within: /System Center/, ask: "System Center owned, with Software Assurance; hosts by cores", first: true },
    ],
    asked: (brief) => brief.servers.plan > 0,
    ask: (brief) => askedForServers(brief),
    source: ["cm-licence", "ej"],
  },
  {
    title: "Co-management",
    serves: ["digital-transformation", "innovation"],
    context: (brief) =>
      `${brief.holds(UNJOINED) ? "Hybrid join is part of this project" : brief.holds(TENANT) ? `${brief.has("current-technologies", "office-365") ? "Microsoft 365" : "Teams"} is in use` : "Cloud services are in use"}; Configuration Manager is on a stability track.`,
    alternatives: "site only; co-management; Intune only",
    decision: (brief) =>
      `Co-management from day one, as new features go to Intune; the road map sets the order.${buysForCloud(brief) && brief.holds(BEYOND_SMALL) ? ` The site alone needs its rights, not Entra ID P1: Intune Plan 1 in place of ${USER_SUITE} costs ${siteOnlySaving(brief)} a year less.` : ""} After 24 months the site is reviewed before further investment.`,
    tradeOff: "Two consoles during the transition",
    confidence: "high",
    due: (brief) => (buysForCloud(brief) ? undefined : "design"), // it sets what is bought
    ask: (brief) =>
      `Choose co-management with the proposed workload order (recommended), or keep all workloads on the site${buysForCloud(brief) ? ` (${siteOnlySaving(brief)} a year less, no Conditional Access by device state)` : ""}`,
    source: ["cm-comgmt", "cm-track", "ej"],
  },
  restDecision(RESTS),
  ...GATEWAY_DECISIONS,
  BRANCHES,
  {
    ...BRANCHES,
    due: "design",
    ask: (brief) => {
      if (isCut(brief)) return askedOfCut(brief);
      const others = Math.min(unservedSites(brief), brief.sites - 1);
      const size = `about ${plural(Math.round(inOffices(brief) / brief.sites), "device")}`;
      return others === 1
        ? `Confirm that the other site, with ${size}, needs no distribution point (otherwise one server and one day)`
        : `Confirm that the other ${figure(others)} sites, with ${size} each, need no distribution point (otherwise one server and one day each)`;
    },
    asked: isAskedBranch,
  },
  {
    title: "Operating-system deployment",
    serves: ["productivity"],
    context: "The Microsoft Deployment Toolkit has been unsupported since 10 October 2025.",
    alternatives: "native task sequences; Autopilot; deployment toolkit",
    decision:
      "Native task sequences for existing devices, with password-protected PXE boot. Autopilot for new devices follows after this project.",
    tradeOff: "Toolkit scripts must be rewritten",
    confidence: "high",
    source: ["cm-dep"],
  },
];
