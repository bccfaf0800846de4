/** Assumptions, requests, technologies in use and effects of optional answers. */

import { detailLabel } from "#app/features/catalogue/detail-answers.ts";
import { UNKNOWN } from "#app/features/catalogue/details.ts";
import { all, any, is, none } from "#app/features/catalogue/predicate.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import { formatAmount } from "#app/features/documents/budget/budget.ts";
import { PRICES } from "#app/features/documents/facts/prices.ts";
import type { AssumptionRow, Pack } from "#app/features/documents/pack.ts";
import { clause, figure, listed, plural } from "#app/features/documents/words.ts";
import {
  ACADEMIC,
  ACCOUNTS_WITH_TIERS,
  ASSESSMENT,
  BUILD,
  DETECTION,
  DIRECTORY,
  DIRECTORY_NAMED,
  ENDPOINT,
  EXCHANGE,
  FIRST_SYNCHRONISED,
  JOINING,
  LARGER,
  MAIL_ASSUMED,
  MAIL_IN_TENANT,
  MANAGED,
  MIGRATES,
  NEW_TENANT,
  OWNED,
  PATHS_READ,
  POLICIES,
  POWER_PLATFORM,
  SIEM,
  SIEM_ADVISED,
  SIGN_IN_LOG,
  SMALL,
  SUBSCRIPTIONS_READ,
  SYNCHRONISED,
  SYNCHRONISES,
  TENANT,
  TIER0,
  TIERED,
  TRIALLED,
  UNREAD,
} from "./answers.ts";
import { E5_OPEN, ONE_BY_ONE, PLANS, SET_OFF } from "./answers-licences.ts";
import { base, basePrice, firstMonth, heldAsBase } from "./licences.ts";
import { inDollars, logCost } from "./prices.ts";
import {
  approvers,
  connected,
  held,
  isSignInCapped,
  onBase,
  onF3,
  serviceAccounts,
  syncServers,
} from "./quantities.ts";

/** Versions of Windows Server rest on it, and the first week decides on those that end. */
const SERVERS_IN_USE = any(DIRECTORY, EXCHANGE, is("current-technologies", "windows-server", "sql-server"));
/** Asked for first: work of the first week rests on them. */
const SERVER_LIST = "List of servers by version, role, owner and last patch";
const EXCHANGE_STATE =
  "Exchange Server: version and update level, services published to the internet, remote mail users and the VPN they use";
const SUBSCRIPTIONS = "Azure subscriptions, owners, policies, posture report";
const DEDUCTED = "Licences held are deducted from the annual lines at bill prices";
const licencesHeld = (brief: Brief): string =>
  brief.frontline > 0
    ? `${base(brief)} is held for ${plural(brief.knowledge, "knowledge worker")} and F3 for ${plural(brief.frontline, "shift worker")}${brief.holds(TRIALLED) ? ", not only in a trial" : ""}.`
    : `${base(brief)} is held for every user${brief.holds(TRIALLED) ? ", not only in a trial" : ""}.`;

/** What stands in Tier 0 beside domain controllers. */
const besideForest = (brief: Brief): string[] => [
  "one certification authority",
  ...(syncServers(brief) > 0
    ? [syncServers(brief) > 1 ? "2 synchronisation servers" : "one synchronisation server"]
    : []),
  ...(brief.holds(ACCOUNTS_WITH_TIERS) ? [plural(serviceAccounts(brief), "privileged service account")] : []),
];

/** Where a licence counts in the road map alone, what a wrong count of it changes. */
const recalculated =
  (billed: string) =>
  (brief: Brief): string =>
    brief.holds(ASSESSMENT) ? "The road map's licence column is recalculated: +0.5 day" : billed;

/** All that the steps take as held, at list. */
const withoutPlans = (brief: Brief): string =>
  `The road map's licence column is recalculated: +0.5 day${brief.holds(ACADEMIC) ? "" : `, and up to ${firstMonth(brief)} a month more at list`}`;

/** Spared the decision on licences, which tells a larger organisation what its road map starts from. */
const SMALL_REVIEW = all(ASSESSMENT, SMALL);
/** Applications that had a sign-in of their own get the one of the tenant. */
const CONNECTS = any(SYNCHRONISES, MIGRATES);

/** Setting one up, and bringing accounts into it, is in the days. */
const WITHOUT_TENANT = all(SYNCHRONISES, NEW_TENANT, none(SMALL));

/** Where their number is not known, this stands in the place of that answer: sensors follow it in some projects alone. */
const forest = (isUnknown: boolean): AssumptionRow => ({
  text: (brief) =>
    `${plural(brief.domainControllers, "domain controller")} in one forest${brief.holds(TIERED) ? `, ${listed(besideForest(brief))}` : brief.holds(SYNCHRONISED) ? ", synchronised to the tenant" : ""}${brief.holds(FIRST_SYNCHRONISED) ? ", not yet synchronised" : brief.holds(WITHOUT_TENANT) ? ", synchronised to no Microsoft tenant" : ""}.`,
  ifWrong: (brief) =>
    `${brief.holds(TIERED) ? `+1 day per two additional domain controllers${brief.holds(ACCOUNTS_WITH_TIERS) ? " or service accounts" : ""}, +5 days per forest; without a certification authority its review is dropped` : `${brief.holds(ASSESSMENT) ? "+1 day" : "+2 days"} per forest${brief.holds(SYNCHRONISED) ? "; synchronisation is added and priced" : ""}`}${brief.holds(FIRST_SYNCHRONISED) ? "; existing synchronisation is not charged" : brief.holds(WITHOUT_TENANT) ? "; what an existing tenant saves is not charged" : ""}`,
  task: "Review the directory",
  asked: (brief) => (brief.detail("domain-controllers") === UNKNOWN) === isUnknown,
  ...(isUnknown && { settledBy: ["domain-controllers"] as const }),
  when: DIRECTORY,
  source: ["ej"],
});

export const ASSUMPTIONS: Pack["assumptions"] = [
  {
    text: licencesHeld,
    ifWrong: "Lines marked as probably owned are payable; without them, security defaults and replanning: +2 days",
    task: "Licence export",
    settledBy: ["user-licences"],
    when: all(PLANS, OWNED, none(ASSESSMENT)),
    source: ["m365-price"],
  },
  {
    text: licencesHeld,
    ifWrong: withoutPlans,
    task: "Licence export",
    rests: { within: /licence (counts|export)/i, ask: "Licence counts by plan" },
    settledBy: ["user-licences"],
    when: all(ASSESSMENT, OWNED),
    source: ["m365-price"],
  },
  {
    text: (brief) => `The ${heldAsBase(brief)}.`,
    ifWrong: (brief) =>
      recalculated(
        `The affected bill lines are recalculated${brief.holds(all(SET_OFF, none(ACADEMIC))) ? `, at up to ${inDollars(12 * PRICES[basePrice(brief)].low * Math.min(held(brief), onBase(brief)))} a year` : ""}: +0.5 day`,
      )(brief),
    task: "Licence export",
    asked: (brief) => held(brief) > 0,
    when: any(SET_OFF, all(SMALL_REVIEW, OWNED)),
    source: ["m365-price"],
  },
  {
    text: "No licence of the main Microsoft 365 plan is held, although its services are in use.",
    ifWrong: recalculated(DEDUCTED),
    task: "Licence export",
    asked: (brief) => brief.given("user-licences") === 0,
    when: all(any(PLANS, SMALL_REVIEW), OWNED),
    source: ["m365-price"],
  },
  {
    text: (brief) => `F3 is held for ${plural(onF3(brief), "shift worker")}.`,
    ifWrong: "The line marked as probably owned is payable at the stated price",
    task: "Licence export",
    asked: (brief) => brief.given("user-licences") !== null && onF3(brief) > 0,
    when: all(PLANS, OWNED, none(ACADEMIC)),
    source: ["m365-price"],
  },
  {
    text: (brief) => `No Microsoft 365 licence is held; the road map starts from ${base(brief)}.`,
    ifWrong: (brief) =>
      `Licence step dropped${brief.holds(ACADEMIC) ? "" : `: up to ${firstMonth(brief)} a month less at list`}`,
    task: "Licence export",
    settledBy: ["user-licences"],
    when: all(ASSESSMENT, TENANT, none(OWNED)),
    source: ["m365-price"],
  },
  {
    text: (brief) =>
      `No Microsoft tenant is in use; identity, data and mail are scored on the systems used instead, and the road map starts from ${base(brief)}.`,
    ifWrong: "Baseline report and Secure Score added: +1 day",
    task: "Establish which services provide sign-in, mail and files",
    when: UNREAD,
    source: ["ej"],
  },
  {
    text: "No Microsoft 365 E5 is held, which includes Entra ID P2 and Defender for Identity.",
    ifWrong: (brief) =>
      `Both lines are dropped for its holders: up to ${formatAmount(12 * (PRICES["entra-p2"].low * approvers(brief) + PRICES["defender-identity"].low * brief.users), "USD")} less a year`,
    task: "Licence export by plan",
    when: E5_OPEN,
    asked: (brief) => brief.given("user-licences") !== 0,
    source: ["m365-price", "ej"],
  },
  {
    text: (brief) =>
      brief.holds(ONE_BY_ONE)
        ? "No Microsoft 365 licence is held; the bill covers only what this project needs."
        : "No Microsoft 365 licence is held; none was listed, so the bill covers every user.",
    ifWrong: "Licences held are deducted at bill prices, up to all plan lines",
    task: "Licence export",
    settledBy: ["user-licences"],
    when: JOINING,
    source: ["m365-price"],
  },
  {
    text: (brief) =>
      `The policies cover ${connected(brief)} supporting SAML or OpenID Connect${brief.has("integration-needs", "erp") ? ", the ERP system first," : ","} in addition to Microsoft services.`,
    ifWrong: "+0.5 day per additional application; unsupported ones keep their own sign-in",
    task: "Applications with their own sign-in, by protocol",
    when: CONNECTS,
    source: ["ej"],
  },
  {
    text: (brief) =>
      `Every user not counted for a security key has a phone usable for MFA${brief.holds(MANAGED) ? `, enrolled or not; ${plural(brief.devices, "device")}, phones included, are enrolled` : ""}.`,
    ifWrong: (brief) =>
      `One security key per person without such a phone, at the bill price${brief.holds(MANAGED) ? "; +0.5 day per 50 further phones to enrol" : ""}`,
    task: "Survey staff before communications go out",
    when: POLICIES,
    source: ["ej"],
  },
  {
    text: (brief) =>
      `The ${plural(held(brief), "licence")} held and the cloud services named stand in one tenant that the tools can read.`,
    ifWrong: "+1 day per further tenant",
    task: "Tenant names and domains",
    asked: (brief) => held(brief) > 0,
    when: all(ASSESSMENT, TENANT, none(OWNED, SMALL)),
    source: ["ej"],
  },
  {
    text: (brief) => `Pupil accounts are not among the ${figure(brief.users)} users, in days or in licences.`,
    ifWrong:
      "Each further 100 accounts add a day to the access policies of the road map; student use benefits are confirmed with the quotation",
    task: "Number of pupil accounts",
    when: all(ASSESSMENT, ACADEMIC, none(SMALL)),
    source: ["ej"],
  },
  {
    text: (brief) =>
      `${figure(brief.frontline)} of ${plural(brief.users, "user")} work in shifts, typical of the sector.`,
    ifWrong: "Lines per knowledge worker and per shift worker are recalculated at bill prices",
    task: "Headcount by kind of work",
    settledBy: ["shift-workers"],
    asked: (brief) => brief.frontline > 0,
    when: all(BUILD, none(SMALL, ACADEMIC)),
    source: ["ej"],
  },
  {
    text: "No incident is under way.",
    ifWrong: "The project stops and an incident response partner takes over",
    task: "Check for indicators during the assessment",
    source: ["ej"],
  },
  forest(false),
  forest(true),
  {
    text: "Storage for the offline directory backup and an isolated host for its rehearsal are available.",
    ifWrong: "Both are quoted before the build",
    task: "Name storage and host",
    when: TIERED,
    source: ["ej"],
  },
  {
    text: "Active Directory exists although it was not listed, as the servers or the chosen work depend on it.",
    ifWrong: "Directory days are reassigned to identity in Entra ID",
    task: "Review forest and domain controllers",
    when: all(any(TIERED, all(ASSESSMENT, DIRECTORY)), none(DIRECTORY_NAMED, TIER0)), // there it is a conflict among the answers
    source: ["ej"],
  },
  {
    text: (brief) =>
      `Exchange Server mail keeps its current route and filter${brief.holds(MAIL_IN_TENANT) ? "; the presets protect Exchange Online mailboxes" : ""}.`,
    ifWrong: "+2 days to route its mail through Exchange Online Protection",
    task: "Mail route and filter",
    when: all(ENDPOINT, EXCHANGE),
    source: ["ej"],
  },
  {
    text: "Mail, which was not listed, is in Exchange Online.",
    ifWrong: "Its presets and sender authentication are dropped",
    task: "MX record",
    when: all(ENDPOINT, MAIL_ASSUMED),
    source: ["ej"],
  },
  {
    text: (brief) =>
      `Current antivirus${brief.holds(MAIL_IN_TENANT) ? " and mail gateway" : ""} contracts can end during the project.`,
    ifWrong: "Consolidation waits for contract expiry",
    task: "Contract list with end dates",
    when: ENDPOINT,
    source: ["ej"],
  },
];

/** A risk counts those that have none on the day when requests are answered. */
const LEGACY = all(none(ASSESSMENT), is("integration-needs", "legacy-applications"));
const OWNERS_TOO = "; legacy applications, each with its owner";

export const REQUESTS: Pack["requests"] = [
  (brief) => (brief.holds(SERVERS_IN_USE) ? SERVER_LIST : ""),
  (brief) => (brief.holds(EXCHANGE) ? EXCHANGE_STATE : ""),
  (brief) =>
    brief.holds(is("primary-objective", "cost-reduction"))
      ? "Contracts for endpoint protection, mail filtering, backup and logging, with annual cost and end date"
      : "",
  (brief) => {
    const exported = brief.holds(TENANT)
      ? `Licence export by plan and last sign-in${brief.holds(all(ENDPOINT, MAIL_ASSUMED)) ? "; mail provider" : ""}`
      : "Services that provide sign-in, mail and files today, with contracts";
    const owned = `${exported}${brief.holds(all(ACADEMIC, SMALL)) ? "; number of pupil accounts, term dates" : ""}`;
    // A small client is asked for no more than six answers, and its price follows these counts.
    return brief.holds(SMALL) && (brief.given("devices") === null || brief.holds(all(ASSESSMENT, MANAGED)))
      ? `Devices${brief.holds(all(POLICIES, MANAGED)) ? ", phones included," : ""} by model and user; ${clause(owned)}`
      : owned;
  },
  (brief) =>
    brief.holds(TENANT)
      ? `Export of Conditional Access policies, roles and role members${brief.holds(POWER_PLATFORM) ? "; Power Platform environments, makers and data policies" : ""}${brief.holds(all(LEGACY, SMALL)) ? OWNERS_TOO : ""}`
      : `Administrators of each system, with their permissions${brief.holds(all(LEGACY, SMALL)) ? OWNERS_TOO : ""}`,
  (brief) =>
    brief.holds(all(DIRECTORY, none(DIRECTORY_NAMED)))
      ? "Active Directory: whether in use, functional levels, domain controllers, AD FS, certification authority, use of LAPS"
      : "",
  "Incidents in the last 24 months; backup products, retention, last restore",
  (brief) =>
    `Applications with their own sign-in${brief.holds(all(LEGACY, none(SMALL))) ? OWNERS_TOO : ""}${brief.holds(all(ACADEMIC, none(SMALL))) ? "; number of pupil accounts, term dates" : ""}`,
  (brief) => (brief.holds(all(ASSESSMENT, SUBSCRIPTIONS_READ, none(SMALL))) ? SUBSCRIPTIONS : ""),
  "Cyber insurance conditions",
];

/** One a site, and two at least, answer for so few people; judgement. */
function fewerControllers(brief: Brief): string {
  const enough = Math.max(2, brief.sites);
  const given = brief.given("domain-controllers");
  return brief.holds(SMALL) && given !== null && given > enough
    ? `; ${figure(enough)} of the ${given} domain controllers suffice (one a site, two at least), so ${given - enough === 1 ? "one" : figure(given - enough)} can be retired rather than upgraded`
    : brief.holds(LARGER) && given !== null && given < brief.sites
      ? `; with ${plural(given, "domain controller")} for ${plural(brief.sites, "site")}, discovery lists which sites sign in over a link and for how long they can do without`
      : "";
}

/** None is cut off from those who sign in, and paid updates end. */
function replacedFirst(brief: Brief): string {
  const oldest = brief.known("windows-server-version") ?? "";
  if (!["2012", "2016"].includes(oldest)) return "";
  const { low, high } = PRICES["windows-standard"];
  return `; domain controllers on ${detailLabel("windows-server-version", oldest)} are upgraded first, as none can be isolated: Windows Server 2025 at ${formatAmount(low, "USD")} to ${formatAmount(high, "USD")} and about a day each, not in the bill`;
}

export const TECHNOLOGIES: Pack["technologies"] = {
  "windows-server": {
    effect: (brief) => {
      const oldest = brief.known("windows-server-version");
      if (oldest)
        return `Oldest in use: ${detailLabel("windows-server-version", oldest)}; patch status is assessed under Servers`;
      return brief.holds(SMALL) ? "" : "Patch status and end of support are assessed under Servers"; // as the scope says
    },
    request: SERVER_LIST,
    source: ["eol", "ej"],
  },
  "active-directory": {
    effect: (brief) =>
      `${brief.holds(UNREAD) ? "Accounts, permissions, delegation" : brief.holds(PATHS_READ) ? "Attack paths" : "Age of the krbtgt password, use of LAPS"} and certificate templates are reviewed${brief.holds(all(DETECTION, SMALL)) ? `; ${brief.domainControllers === 1 ? "the domain controller gets" : "domain controllers get"} a server sensor, with Defender for Identity left to a later project` : ""}${brief.domainControllers === 1 && !brief.holds(ASSESSMENT) ? `; a second domain controller is advised (an option of the bill)` : ""}${brief.holds(TIERED) ? fewerControllers(brief) : ""}${brief.holds(TIER0) ? replacedFirst(brief) : ""}`,
    request:
      "Forest and domain functional levels, domain controller versions, sites, AD FS, krbtgt password age, use of LAPS",
    source: ["locksmith", "ej"],
  },
  "exchange-server": {
    effect: "Version and internet exposure are assessed",
    request: EXCHANGE_STATE,
    source: ["eol", "exo-ews"],
  },
  sharepoint: {
    effect: "Sharing and, if self-hosted, the version are assessed",
    request: "SharePoint: online or self-hosted with version; sharing settings",
    source: ["eol", "scuba"],
  },
  "sql-server": {
    effect: "Patch status, authentication and backup of each instance are sampled",
    request: "SQL Server: edition, version and patch status of each instance, databases with personal data",
    source: ["eol", "ej"],
  },
  "azure-services": {
    effect: "Posture and permissions of every subscription are measured",
    request: SUBSCRIPTIONS,
    source: ["alz-check", "ej"],
  },
  "office-365": {
    effect: "Policies, roles and licences are reviewed; licences held are not bought again",
    source: ["scuba", "ej"],
  },
  teams: {
    effect: "Guest and external access are assessed under Data",
    request: "Meeting, guest and external access policies",
    source: ["scuba"],
  },
  "power-platform": {
    effect: "Makers, connectors and data policies are assessed under Data",
    source: ["scuba"],
  },
};

export const EFFECTS: Pack["effects"] = {
  "log-volume": {
    unused: (brief) => {
      if (brief.holds(any(SIEM, all(ASSESSMENT, SIEM_ADVISED))) || isSignInCapped(brief)) return "";
      if (brief.holds(SIGN_IN_LOG))
        return `No log but that of sign-ins, for 31 days, is retained by this project; Sentinel for the whole volume would cost about ${logCost(brief)}`;
      return brief.holds(SMALL)
        ? "No log store is sized from it here"
        : `No log store is sized from it here; Sentinel would cost about ${logCost(brief)}`;
    },
  },
  "user-licences": {
    unused: (brief) =>
      brief.holds(any(SET_OFF, UNREAD))
        ? ""
        : brief.holds(ASSESSMENT)
          ? "None is bought for the assessment; the road map says what its steps need"
          : held(brief) === 0
            ? "None is held, so none is deducted"
            : brief.holds(E5_OPEN)
              ? "The plan was not stated, so none is deducted; E5 would include Entra ID P2 and Defender for Identity, and the licence export shows it"
              : brief.holds(OWNED)
                ? "This project uses none of them"
                : "The plan was not stated, so none is deducted; the licence export shows which lines are not needed",
  },
};
