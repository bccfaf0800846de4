/** Assumptions, requests, technologies in use and what optional answers set. */

import { DIRECTORY, SHAREPOINT_ONLINE } from "#app/features/catalogue/estate.ts";
import { all, any, is, none } from "#app/features/catalogue/predicate.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import { isMonthly } from "#app/features/documents/brief/change-window.ts";
import { LARGE_SITE_DEVICES } from "#app/features/documents/brief/settle.ts";
import { formatAmount } from "#app/features/documents/budget/budget.ts";
import { daysOfRow } from "#app/features/documents/effort/effort.ts";
import { PRICES } from "#app/features/documents/facts/prices.ts";
import { YARDSTICKS } from "#app/features/documents/facts/technologies.ts";
import type { AssumptionRow, Pack } from "#app/features/documents/pack.ts";
import { clientsOf } from "#app/features/documents/rules/conflicts.ts";
import { figure, plural, sentence } from "#app/features/documents/words.ts";
import {
  ACADEMIC,
  BEYOND_MEDIUM,
  BEYOND_SMALL,
  BUSINESS_PLAN,
  borrowsSyncServer,
  COVERED,
  ENCRYPTION,
  ENTERPRISE,
  GATEWAY,
  GOVERNMENT,
  HELLO,
  keptBySite,
  PHONES,
  SMALL,
  SMALL_COMPANY,
  TENANT,
  UNJOINED,
  UP_TO_MEDIUM,
} from "./answers.ts";
import { hasUnlistedStores, isCut, isEachServed, servesBranches } from "./distribution-points.ts";
import { gatewayPrice } from "./gateway.ts";
import {
  availableWorth,
  counted,
  hasBusinessPlan,
  PLAN_ASKED,
  SERVERS_A_HOST,
  setsForHosts,
  shiftPlans,
} from "./licences.ts";
import { USER_SUITE } from "./names.ts";
import { saidOfOldest } from "./old-servers.ts";
import { databaseBack } from "./outage.ts";
import { examples, sharedDiskGb, yearOf } from "./quantities.ts";

/** A decision on the licences asks for its name, before the order. */
const isNamedFirst = (brief: Brief): boolean => brief.holds(BEYOND_SMALL) && hasBusinessPlan(brief);
const countedPlan = (brief: Brief): string =>
  `The plan counted as owned (${plural(counted(brief), "licence")}) includes Intune${brief.holds(BUSINESS_PLAN) ? " and Entra ID P1" : ", Entra ID P1 and Configuration Manager rights"}${isNamedFirst(brief) ? "" : "; its name is requested"}.`;

/** Business Premium is usual up to a size, whatever was named: it lacks the rights of the site alone. */
const withoutSuite = (brief: Brief): string => {
  const suite = yearOf(PRICES["ems-e3"], counted(brief));
  return brief.holds(UP_TO_MEDIUM)
    ? `With Business Premium, option A adds Intune Plan 1 (${yearOf(PRICES["intune-p1"], counted(brief))} a year); without Intune, ${USER_SUITE} adds ${suite} a year`
    : `${USER_SUITE} is also bought for these users, ${formatAmount(PRICES["ems-e3"].low, "USD")} per user and month: about ${suite} a year`;
};

/** Before “access licences”. */
const freeLicences = (brief: Brief): string => {
  const free = brief.given("server-licences");
  return free
    ? `The ${plural(free, "Windows Server licence")} stated as available ${free === 1 ? "is" : "are"} spare, not of a running server; client`
    : "Client";
};

/** Those of the effort at as many sites as were named for content, and one for each further point. */
const moreSiteDays = (brief: Brief): number => {
  const named = brief.given("distribution-sites") ?? 0;
  const row = { row: brief.configuration.id, percent: 100 };
  const [, now] = daysOfRow(brief, row);
  const [, then] = daysOfRow(brief.having("sites", named), row);
  return Math.max(0, Math.round((then - now) / 10)) + named - brief.sites;
};

/** Computers are synchronised first. */
export const READY_DIRECTORY: Pack["assumptions"][number] = {
  text: (brief) =>
    `The directory is ready to synchronise: one forest, a routable UPN suffix, no duplicate addresses, computer accounts up to date${brief.holds(MATCHED) ? "; accounts in the tenant of Power Platform have their owners' mail addresses" : ""}${borrowsSyncServer(brief) ? "; a supported member server, protected as Tier 0, is free for Entra Connect Sync" : ""}.`,
  ifWrong: (brief) =>
    `+2 to 4 days of clean-up before the first synchronisation, and as many for computer accounts${borrowsSyncServer(brief) ? "; without such a server, one more Windows Server licence" : ""}`,
  task: "Run IdFix against the directory",
  when: all(DIRECTORY, UNJOINED),
  source: ["ej"],
};

/** Whatever deploys it. */
export const NATIONAL_BASELINE: Pack["assumptions"][number] = {
  text: (brief) =>
    `The baseline under ${YARDSTICKS[brief.client.country ?? ""] ?? "national rules"} specifies Windows settings; where it states only objectives, Microsoft's security baseline applies.`,
  ifWrong: "+2 to 4 days to derive settings from its text",
  task: "Name the baseline and edition",
  when: GOVERNMENT,
  source: ["ej"],
};

/** Where no plan was named. */
export const LICENCES_BOUGHT: Pack["assumptions"][number] = {
  text: "User licences are bought as in the bill of materials.",
  ifWrong: "Plans that are owned replace them",
  task: "Check the licence list and request a quotation",
  settledBy: ["user-licences"],
  asked: (brief) => brief.detail("user-licences") !== null, // else the bill alone says it
  when: all(none(TENANT), any(ACADEMIC, none(COVERED))),
  source: ["cm-comgmt", "ej"],
};

/** Of an organisation of thousands. */
export const PLAN_USUAL: Pack["assumptions"][number] = {
  text: "Although none was named, a Microsoft 365 plan with Intune and Entra ID P1 covers every user, as is usual for an organisation of this size that uses cloud services.",
  ifWrong: "The lines marked as probably owned become due, at list or agreement prices",
  task: "Check the licence list",
  rests: { within: PLAN_ASKED },
  settledBy: ["user-licences"],
  when: all(none(TENANT), none(ACADEMIC), COVERED),
  source: ["cm-comgmt", "ej"],
};

/** They are not counted. */
export const STUDENT_DEVICES: Pack["assumptions"][number] = {
  text: (brief) => `Student devices outside teaching rooms are not among the ${figure(brief.devices)} planned.`,
  ifWrong: "+1 day for dedicated rings and collections, plus licences by academic quotation",
  task: "Count staff, teaching-room and student devices separately",
  when: ACADEMIC,
  source: ["ej"],
};

type Shared<Own extends keyof AssumptionRow> = Omit<AssumptionRow, Own>;

/** What the days take for granted of the present tools, whatever manages the devices. */
export const ONE_TOOL: Shared<"ifWrong"> = {
  text: "At most one tool patches devices today, and it is not Configuration Manager.",
  task: "Name the tool, its version and servers",
  source: ["ej"],
};

/** The plan that is probably owned already. */
export const PLAN_IN_USE: Shared<"text"> = {
  ifWrong: (brief) =>
    `The items marked as probably owned become due ${brief.holds(ACADEMIC) ? "by academic quotation" : "at the printed prices"}`,
  task: "Check the licence list",
  rests: { within: PLAN_ASKED },
  settledBy: ["user-licences"],
  when: TENANT,
  source: ["cm-comgmt"],
};

export const ASSUMPTIONS: Pack["assumptions"] = [
  {
    text: (brief) =>
      `${plural(clientsOf(brief), "client")} exist; below 10,000, only its standby servers justify this configuration.`,
    ifWrong:
      "Below 10,000: the medium site, extended with points from 5,000, in fewer days, with no passive server or cluster",
    task: "Count computer accounts active in 30 days",
    when: ENTERPRISE,
    asked: (brief) => clientsOf(brief) >= LARGE_SITE_DEVICES,
    source: ["cm-size", "ej"],
  },
  {
    ...ONE_TOOL,
    ifWrong:
      "An existing site on a supported release is upgraded in place: −3 to −5 days. Any other is migrated and removed: +4 to +8 days",
  },
  {
    text: (brief) =>
      `Computers are already hybrid-joined through Entra Connect Sync${brief.has("cloud-maturity", "no-cloud") ? ", although no cloud adoption is reported" : ""}, with accounts up to date; Cloud Sync does not synchronise devices.`,
    ifWrong: "+3 days for synchronisation and hybrid join, before co-management; +2 to 4 days of clean-up",
    task: "Compare computer accounts with hybrid-joined and active devices",
    rests: { within: /hybrid-joined/ },
    when: all(DIRECTORY, none(UNJOINED)),
    source: ["cm-comgmt", "ej"],
  },
  READY_DIRECTORY,
  {
    text: (brief) =>
      `A separate project, neither planned nor priced here, builds the directory by the start of phase 2${brief.holds(all(SMALL, UNJOINED)) ? ", with a member server for Entra Connect Sync," : ""} and joins each computer to it${brief.holds(UNJOINED) ? "" : " and to Entra ID"} before its wave.`,
    ifWrong: "Phase 2 waits for it, or this becomes an Intune project: 4 days of redesign",
    task: "Decide between a directory and Intune before the order",
    when: none(DIRECTORY),
    source: ["cm-prereq", "ej"],
  },
  {
    text: (brief) =>
      `Virtual hosts have capacity for the servers in the component table${servesBranches(brief) ? " at each location that needs one" : ""}.`,
    ifWrong: "Hosts or Azure capacity are bought on quotation; the plan waits for delivery",
    task: "Confirm hosts and free capacity",
    when: none(ENTERPRISE),
    source: ["ej"],
  },
  {
    text: `System Center is counted at ${SERVERS_A_HOST} servers per 16-core host.`,
    ifWrong: "A 32-core host needs two sets, as “High” counts",
    task: "List hosts by cores and servers",
    when: BEYOND_MEDIUM,
    asked: (brief) => setsForHosts(brief) > 0,
    source: ["cm-licence", "ej"],
  },
  {
    text: (brief) => `Content is planned at ${plural(brief.sites, "site")}, the number stated.`,
    ifWrong: (brief) =>
      `With ${figure(brief.given("distribution-sites") ?? 0)} sites: about +${plural(moreSiteDays(brief), "day")}, and a server licence for each further distribution point`,
    task: "Confirm the sites with local content",
    asked: (brief) => (brief.given("distribution-sites") ?? 0) > brief.sites && !isCut(brief),
    source: ["ej"],
  },
  {
    text: "Devices outside the office reach the site over an existing VPN.",
    ifWrong: (brief) =>
      `A cloud management gateway is added (about ${gatewayPrice(brief)} a year, plus set-up), or Intune alone updates them once workload 2 moves`,
    task: "Confirm VPN access for these devices",
    when: none(GATEWAY),
    asked: (brief) => (brief.given("outside-devices") ?? 0) > 0,
    source: ["ej"],
  },
  {
    text: "The client provides an update point certificate that every device trusts, from its own or a public CA.",
    ifWrong: (brief) =>
      `Until then, clients scan over plain HTTP (TCP 8530)${brief.holds(ENCRYPTION) ? " and the data encryption control cannot be accepted" : ""}`,
    task: "Name the certificate issuer",
    source: ["ej"],
  },
  {
    text: (brief) => `${freeLicences(brief)} access licences cover the site systems' Windows Server version.`,
    ifWrong: (brief) =>
      `${brief.given("server-licences") ? `Any in use is bought (up to ${availableWorth(brief)}); site` : "Site"} systems run the licensed version, 2022 or later`,
    task: "Check the licence list",
    source: ["cm-os", "ej"],
  },
  NATIONAL_BASELINE,
  {
    text: (brief) =>
      brief.holds(UNJOINED)
        ? "The client sets up Windows Hello for Business for administrators once the pilot is hybrid-joined."
        : "Administrators can sign in with Windows Hello for Business.",
    ifWrong: "+2 days to set it up",
    task: "Check sign-in methods, or who sets them up",
    when: HELLO,
    source: ["ej"],
  },
  {
    text: countedPlan,
    ifWrong: "A plan with both is also bought for these users, by academic quotation",
    task: "Confirm the plan name",
    rests: { within: PLAN_ASKED },
    asked: (brief) => counted(brief) > 0,
    when: ACADEMIC,
    source: ["cm-comgmt", "ej"],
  },
  {
    text: countedPlan,
    ifWrong: (brief) =>
      brief.holds(BUSINESS_PLAN)
        ? `With E3 or E5, no Configuration Manager rights are due; for a plan without Entra ID P1, ${USER_SUITE} replaces them, at ${formatAmount(PRICES["suite-over-intune"].low, "USD")} more per user and month`
        : withoutSuite(brief),
    task: "Confirm the plan name",
    rests: { within: PLAN_ASKED },
    asked: (brief) => counted(brief) > 0,
    when: none(ACADEMIC),
    source: ["cm-comgmt", "entra-price", "ms-july", "ej"],
  },
  {
    ...PLAN_IN_USE,
    text: (brief) =>
      `The Microsoft 365 plan in use includes ${brief.holds(BUSINESS_PLAN) ? `Intune and Entra ID P1 for every user, as Business Premium${shiftPlans(brief) > 0 ? " and F3 do" : " does"}` : "Intune and Configuration Manager rights for every user"}.`,
  },
  LICENCES_BOUGHT,
  PLAN_USUAL,
  {
    text: "Virtual hosts have capacity for the servers in the component table, and shared block storage exists for two cluster nodes.",
    ifWrong: (brief) =>
      `Hosts and ${figure(sharedDiskGb(brief) * 1.5)} GB of shared storage are bought on quotation, and phase 2 waits for delivery; or the database runs on one node, whose loss requires a restore`,
    task: "Confirm hosts and storage platform",
    when: ENTERPRISE,
    source: ["ej"],
  },
  STUDENT_DEVICES,
  {
    text: "Site links can carry content overnight.",
    ifWrong: (brief) =>
      isEachServed(brief)
        ? "Large packages are prestaged on disk for slow locations, half a day each"
        : "+1 distribution point for each slow location, 1 day each",
    task: "Measure link use over one week",
    fewestSites: 2,
    source: ["ej"],
  },
];

/** What is out of support is no supported client either. */
const oldServers = saidOfOldest(
  "can no longer be clients",
  "have not been supported clients since",
  "are supported clients only until",
);

/** Asked for among the first: the versions that leave support are decided on before the design. */
const SERVER_LIST = "List of servers by version, role, owner and virtual host";

export const TECHNOLOGIES: Pack["technologies"] = {
  "windows-server": {
    effect: oldServers,
    request: SERVER_LIST,
    source: ["eol", "cm-clients", "ej"],
  },
  "active-directory": {
    effect: null,
    request: "Directory sites and subnets, computer accounts with last sign-in",
    source: ["cm-prereq", "ej"],
  },
  "exchange-server": {
    effect:
      "Dedicated collection with its own ring, patched server by server; only Exchange Server SE still receives updates, so for an older one the client chooses SE or Exchange Online, outside this project, by design sign-off",
    source: ["eol", "ej"],
  },
  sharepoint: {
    effect: (brief) =>
      brief.holds(SHAREPOINT_ONLINE)
        ? ""
        : "Dedicated collection, with farm updates excluded from automatic deployment rules; only SharePoint Server SE still receives updates",
    source: ["eol", "ej"],
  },
  "sql-server": {
    effect: (brief) =>
      brief.holds(any(SMALL, SMALL_COMPANY, is("integration-needs", "database-systems")))
        ? ""
        : "Clustered servers are patched node by node",
    source: ["cm-sql", "ej"],
  },
  "office-365": {
    effect: "Determines who has Intune and Configuration Manager rights",
    source: ["cm-comgmt", "ej"],
  },
  "azure-services": {
    effect: (brief) =>
      brief.holds(GATEWAY)
        ? "The gateway gets a resource group and a budget alert in an existing subscription"
        : "Azure servers are patched by the site or Azure Update Manager, never both",
    source: ["ej"],
  },
  teams: { effect: null, source: ["ej"] },
  "power-platform": {
    effect: (brief) =>
      `${brief.holds(MATCHED) ? "Its tenant has accounts, to which the first synchronisation matches those of the directory" : "Its apps run in the cloud and change nothing here"}; a server with its data gateway is patched outside their schedules`,
    source: ["ej"],
  },
};

/** Asked of whoever has neither told it nor been told to find out; a larger client says what it owns of System Center with a decision. */
const licenceRequest = (brief: Brief): string => {
  const isSmall = brief.holds(SMALL_COMPANY);
  if (brief.detail("user-licences") === null && brief.holds(all(TENANT, ACADEMIC)))
    return `Licence counts by plan: A3 includes Intune, the free A1 does not`;
  if (brief.detail("user-licences") === null)
    return `Licence counts by plan, including Intune rights${isSmall ? " and System Center" : ""}`;
  const plan = counted(brief) > 0 && !isNamedFirst(brief) ? "Name of the Microsoft 365 plan owned" : "";
  const site = isSmall ? "System Center licences owned, with Software Assurance" : "";
  return plan && site ? `${plan}; ${site}` : plan || site;
};

/** A small client's list has no row for them alone. */
export const unattended = (brief: Brief, devices: string): string =>
  keptBySite(brief) ?? `${devices} that must not restart during working hours`;

/** Nothing is synchronised, and yet accounts exist in a tenant: matched wrongly, a person signs in to another's. */
const MATCHED = all(DIRECTORY, UNJOINED, is("current-technologies", "power-platform"));

/** A plan is in use, but hardly more of the cloud: that computers are joined is counted before the order rests on it. */
export const DOUBTFULLY_JOINED = all(DIRECTORY, TENANT, is("cloud-maturity", "no-cloud", "early"));

/** Of whoever reads more than a page of requests. */
export const KEPT_REQUEST = (brief: Brief): string =>
  brief.holds(BEYOND_SMALL)
    ? `${sentence(unattended(brief, "devices"))}, each with the person who approves its updates${brief.holds(ACADEMIC) ? "; term, examination and break dates" : ""}`
    : "";

export const APPLICATIONS_REQUEST = (brief: Brief): string =>
  brief.holds(SMALL_COMPANY)
    ? ""
    : `${examples(brief) > 1 ? "Twenty" : "Five"} most-used applications, with owner and installer`;

export const REQUESTS: Pack["requests"] = [
  licenceRequest,
  (brief) =>
    `Devices by model, operating system and location${brief.holds(BEYOND_SMALL) ? "" : `, with ${unattended(brief, "those")} and their approvers`}${brief.holds(PHONES) ? "; phones by platform and owner" : ""}; current patching and software deployment tools, with fees and notice`,
  KEPT_REQUEST,
  (brief) => (brief.has("current-technologies", "windows-server") ? SERVER_LIST : ""),
  (brief) => (brief.holds(DOUBTFULLY_JOINED) ? "Number of computers that Entra ID shows as hybrid-joined" : ""),
  (brief) => (brief.holds(GOVERNMENT) ? "Mandatory hardening baseline, with its edition" : ""),
  (brief) => (brief.holds(GATEWAY) ? "Gateway public name, certificate buyer, Azure subscription to be charged" : ""),
  (brief) => (brief.holds(PHONES) ? "Apple account for the push certificate, Google account for Android" : ""),
  (brief) =>
    `IP ranges and link speeds${brief.sites > 1 ? " of each location" : hasUnlistedStores(brief) ? " of each store" : ""}${brief.holds(SMALL_COMPANY) ? "; five most-used applications, with owner and installer" : ""}`,
  APPLICATIONS_REQUEST,
  (brief) => (isMonthly(brief) ? "" : "Server maintenance windows"),
];

/** What is timed, and against what. */
const timed = (brief: Brief): string =>
  brief.holds(ENTERPRISE)
    ? `The passive site server takes over within 1 hour; a corrupt database${brief.detail("recovery-time") === "hour" ? ", which no standby replaces," : ""} is restored within ${databaseBack(brief)}; both are timed before acceptance`
    : "The restore is timed before acceptance";

export const EFFECTS: Pack["effects"] = {
  "recovery-time": { hour: timed, hours: timed, day: timed, days: timed },
  "outside-devices": {
    unused: (brief) => {
      if (brief.holds(GATEWAY)) return "";
      return brief.given("outside-devices") === 0
        ? "No gateway is built here"
        : "No gateway is built here; the site reaches them only over VPN, and after workload 2 moves Intune updates them over the internet";
    },
    "0": "The gateway is for devices that have yet to leave the office; if none will, it is removed at design sign-off",
  },
};
