/** Conflicts among the answers and what this document does about each: rules as data, each of them about two answers that do not fit together. */

import { detailLabel, mostPeople } from "#app/features/catalogue/detail-answers.ts";
import {
  CLOUD_MANAGED,
  CLOUD_PRODUCTS,
  FIRST_WAVE,
  RESTING_ON_DIRECTORY,
  SHAREPOINT_SERVER,
} from "#app/features/catalogue/estate.ts";
import { MISMATCHES, type Severity } from "#app/features/catalogue/mismatches.ts";
import { doubtsAmong } from "#app/features/catalogue/plausibility.ts";
import { ALWAYS, all, any, type Condition, is, none, optionsNamedBy } from "#app/features/catalogue/predicate.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import { optionLabel } from "#app/features/documents/brief/option-label.ts";
import { effortOf, formatDays } from "#app/features/documents/effort/effort.ts";
import { ASSESSES, FIRST_CLOUD, sitesPercentOf } from "#app/features/documents/facts/effort.ts";
import type { Sourced } from "#app/features/documents/facts/sources.ts";
import { type Numbered, numbered } from "#app/features/documents/numbered.ts";
import { type Case, firstHeld, say, type Wording } from "#app/features/documents/pack.ts";
import { fixedDay, lateness, spanOf } from "#app/features/documents/plan/fixed-date.ts";
import { isHurried, planOf } from "#app/features/documents/plan/plan.ts";
import { exceedsWindow, LITTLE_SLACK } from "#app/features/documents/plan/plan-lengths.ts";
import { STANDARD_WEEKS } from "#app/features/documents/plan/plan-shape.ts";
import { figure, listed, plural } from "#app/features/documents/words.ts";

export type ConflictRow = Sourced & {
  id: string;
  severity: Severity;
  when: Condition;
  /** A further condition that no answer carries: the client's country, the length of the plan. */
  applies?: (brief: Brief) => boolean;
  statement: Wording;
  treatment: Wording;
};

/** `id` is the rule that found it; readers see the number. */
export type Conflict = Numbered<{
  id: string;
  severity: Severity;
  statement: string;
  treatment: string;
  source: ConflictRow["source"];
}>;

const type = (...ids: string[]) => is("solution-type", ...ids);
/** Up to here a small site is enough, and from there on the enterprise site is worth its servers. */
export const SMALL_SITE_CLIENTS = 500;
export const ENTERPRISE_SITE_CLIENTS = 5000;
const NAMED_FOR_CLIENTS = 10_000;
/** Devices below which the servers and database of a site cost more than they save, as the summary step has it for small ones. */
const WORTH_A_SITE = 150;
/** Servers are managed too. */
export const clientsOf = ({ devices, servers }: Brief): number => devices + servers.plan;
/** Said where the devices and servers that were counted are more than the site is named for. */
const hasMoreThan = (clients: number) => (brief: Brief) =>
  brief.given("devices") === null || brief.devices + (brief.given("servers") ?? 0) > clients;
/** Weeks between the end of the window and the fixed date; none where there is no such date or it comes first. */
function weeksBeyondWindow(brief: Brief): number {
  const { askedWeeks, windowWeeks } = planOf(brief);
  return windowWeeks === null ? 0 : Math.max(0, (askedWeeks ?? 0) - windowWeeks);
}
/** The same as calendar weeks between the two days, for readers who count them. */
function weeksAfterWindow(brief: Brief): string {
  const { windowEnd } = planOf(brief);
  return plural(Math.max(1, Math.floor(((fixedDay(brief) ?? 0) - (windowEnd ?? 0)) / 7)), "week");
}
/** Whether the plan ends by the day on which its window does, which is counted from the date of the document. */
function besideWindow(brief: Brief): string {
  const { end, windowEnd } = planOf(brief);
  const after = end - (windowEnd ?? end);
  return after > 0
    ? `The plan takes no longer than the window, but begins after signature and so ends ${spanOf(after)} after it`
    : "The plan keeps to the window";
}
/** What a plan does that was asked to end with its window, and has a fixed date beyond that. */
function betweenWindowAndDate(brief: Brief): string {
  if (!exceedsWindow(planOf(brief)))
    return `${besideWindow(brief)}; if only the date counts, there is no need for haste.`;
  const ends = `the plan ends ${lateness(brief, planOf(brief)) ?? "by the fixed date"}.`;
  return planOf(brief).kind === "minimum-scope"
    ? `Freezes take most of the rollout before the date: part is delivered within the window, the rest after it, and ${ends}`
    : `The work does not fit the window, so the date takes precedence: ${ends}`;
}
/** Weeks before the windows of a quarter and longer begin. */
const WINDOW_STARTS: Record<string, number> = { "3-6-months": 13, "6-12-months": 26, "12-plus-months": 52 };
/** The fixed date comes before the window that was chosen has begun. */
function isBeforeWindow(brief: Brief): boolean {
  return fixedDay(brief) !== null && (planOf(brief).askedWeeks ?? 0) < (WINDOW_STARTS[brief.one("timeline")] ?? 0);
}
/** Beside no directory: what needs certificates and is enrolled in no Intune, as the options of the solution have it. */
const BEYOND_CLOUD_PKI = any(
  is("current-technologies", "windows-server", "sharepoint", "sql-server"),
  is("integration-needs", "erp", "legacy-applications", "third-party-apis", "database-systems", "custom-applications"),
);

/** Weeks after the window from which a fixed date is another wish than haste. */
const FAR_BEYOND_WEEKS = 26;
/** Those who have a licence of the main plan, and those who share a device. */
const heldAndShared = (brief: Brief): number =>
  (brief.given("user-licences") ?? 0) + (brief.given("shift-workers") ?? 0);

/** What licences of a Microsoft 365 plan are used with; Azure and Power Platform are bought without one. */
const PLAN_SERVICES = is("current-technologies", "office-365", "teams");

const doubts = (brief: Brief) =>
  doubtsAmong((id) => brief.given(id), mostPeople(brief.size)).map(({ finding }) => finding);
const CLOUD_IDS = new Set(optionsNamedBy(CLOUD_PRODUCTS).map(({ option }) => option));
const technologies = (ids: readonly string[]) => listed(ids.map((id) => optionLabel("current-technologies", id)));

/** Products in use that are installed on a machine of their own. */
const ownMachines = (brief: Brief): string[] =>
  ["exchange-server", "sharepoint", "sql-server"].filter(
    (id) => brief.has("current-technologies", id) && !(id === "sharepoint" && !brief.holds(SHAREPOINT_SERVER)),
  );

/** The outage that was accepted, where it is long enough to restore the only issuing authority. */
function mayStop(brief: Brief): string | null {
  const accepted = brief.known("recovery-time");
  return accepted === "day" || accepted === "days" ? detailLabel("recovery-time", accepted) : null;
}

/** What the document does about the mismatches that the summary step already shows. */
const TREATMENTS: Record<
  string,
  Pick<ConflictRow, "treatment" | "source"> & Partial<Pick<ConflictRow, "statement" | "applies">>
> = {
  X05: {
    treatment: (brief) =>
      brief.has("industry", "government")
        ? "A directory is neither planned nor priced here. A separate project builds it first, and every date after phase 1 waits for it; a cloud or managed PKI needs none, but would leave a public body's keys with a provider."
        : brief.holds(BEYOND_CLOUD_PKI)
          ? "A directory is neither planned nor priced here. Either a separate project builds it first, and every date after phase 1 waits for it, or a managed PKI, which needs none, replaces the CA; Intune Cloud PKI alone does not reach the servers, applications or partners named."
          : "A directory is neither planned nor priced here. Either a separate project builds it first, and every date after phase 1 waits for it, or Intune Cloud PKI, which needs none, replaces the CA; the options table compares both.",
    source: ["cloudpki", "ej"],
  },
  X07: {
    treatment: (brief) =>
      brief.configuration === brief.chosen
        ? "Designed as selected, for up to 100 users. If the confirmed headcount is higher, move to two tiers before the CA is built; doing so later means a new root."
        : movedTo(brief),
    source: ["spec"],
  },
  X08: {
    treatment: (brief) =>
      brief.configuration === brief.chosen
        ? "Designed as selected, for up to 500 users; above that, move to the multi-site configuration before build."
        : movedTo(brief),
    source: ["spec"],
  },
  X09: { treatment: (brief) => movedTo(brief), source: ["spec"] },
  X10: {
    treatment:
      "Designed as selected. The options table prices an offline root with one issuing CA, for comparison before the pair of HSMs is ordered.",
    source: ["ej"],
  },
  X50: {
    treatment: (brief) =>
      `Designed as selected. ${mayStop(brief) ? `An outage of ${mayStop(brief)} is accepted, so one issuing CA is enough: it` : "An offline root with one issuing CA"} is priced in the options table for comparison before the order.`,
    source: ["ej"],
  },
  X11: {
    applies: hasMoreThan(SMALL_SITE_CLIENTS),
    treatment: (brief) =>
      brief.configuration === brief.chosen
        ? "Designed for 500 clients; a second management and distribution point adds capacity without a new hierarchy."
        : movedTo(brief),
    source: ["spec"],
  },
  X12: { treatment: (brief) => movedTo(brief), source: ["spec"] },
  X13: {
    applies: hasMoreThan(ENTERPRISE_SITE_CLIENTS),
    treatment: (brief) =>
      brief.configuration === brief.chosen
        ? `One stand-alone primary site supports 150,000 Windows clients, so ${clientsOf(brief) > ENTERPRISE_SITE_CLIENTS ? `the ${figure(clientsOf(brief))} planned add distribution points and disk, not another hierarchy; standby servers are a decision` : "growth beyond 5,000 adds distribution and management points, not another hierarchy"}.`
        : movedTo(brief),
    source: ["cm-size"],
  },
  X14: {
    treatment:
      "A directory is neither planned nor priced here. Either a separate project builds it first, or this becomes an Intune project; the options table compares both.",
    source: ["cm-prereq"],
  },
  X15: {
    treatment: "The choice among the options settles it, before servers are bought.",
    source: ["ej"],
  },
  X17: {
    treatment: (brief) =>
      `${brief.given("servers") === null ? "The plan assumes that half of the estate, at least five servers, remains. " : ""}Each remaining server is considered first for retirement or replacement; ${brief.holds(FIRST_WAVE) ? "the first wave takes those suited to neither." : "the figures assume that all are migrated, as an upper limit."}`,
    source: ["caf-strategies", "ej"],
  },
  X18: {
    treatment: "Discovery takes 10% more effort, and the inventory completes the environment section.",
    source: ["ej"],
  },
  X22: {
    treatment:
      "The phase 1 inventory records why each workload stays; those without a reason are proposed for migration.",
    source: ["ej"],
  },
  X35: {
    treatment:
      "The design assumes that Exchange Server exists but was not selected; otherwise mail moves from the current provider.",
    source: ["ej"],
  },
  X36: {
    treatment:
      "The design assumes that a tenant exists but was not selected; otherwise the plan becomes that of a new tenant.",
    source: ["ej"],
  },
  X37: {
    treatment: "The first task confirms whether a directory exists; without one, the project stops before build.",
    source: ["ej"],
  },
  X38: {
    treatment: (brief) =>
      `Designed for ${plural(brief.sites, "site")}, as ${brief.given("sites") === null ? "the configuration implies" : "stated"}; a hub with a VPN gateway costs less and is among the options.`,
    source: ["vwan", "ej"],
  },
  X43: {
    treatment:
      "Designed as selected; the VPN alone is priced among the options, and the reason for the circuit is required before it is ordered.",
    source: ["vpngw", "ej"],
  },
  X39: {
    treatment:
      "Long-lead orders are placed in week 1 where the design cannot change them, otherwise at design sign-off; dependent work is scheduled after delivery or uses an interim solution.",
    source: ["ej"],
  },
  X40: {
    statement: (brief) =>
      `Active Directory was not named, although products in use depend on it: ${technologies(Object.entries(RESTING_ON_DIRECTORY).flatMap(([id, counts]) => (brief.holdsAsGiven(counts) ? [id] : [])))}.`,
    treatment:
      "The directory is assumed to exist but not to have been selected; discovery confirms its forest and versions.",
    source: ["ej"],
  },
  X41: {
    statement: (brief) =>
      `No cloud adoption is reported, although Microsoft cloud services are in use: ${technologies(brief.values("current-technologies").filter((id) => CLOUD_IDS.has(id)))}.`,
    treatment: (brief) =>
      `The named services are treated as in use; discovery measures how far they are adopted${brief.holds(FIRST_CLOUD) ? ", and the days allow for a first platform in Azure" : ""}.`,
    source: ["ej"],
  },
  X44: {
    treatment:
      "Identity, data and mail are scored on the current products, from exports and interviews; the road map starts with a tenant.",
    source: ["ej"],
  },
  X42: {
    treatment: (brief) =>
      takesPlanAsOwned(brief)
        ? "A Microsoft 365 plan is assumed to be owned but was not selected; the client names the services in use before design."
        : "The services in use are assumed to be from another provider or not to have been selected; the client names them before design.",
    applies: (brief) => !brief.given("user-licences"), // licences held by whom no such service serves are a finding of their own
    source: ["ej"],
  },
};

/** As the licence lines of the site do in larger organisations. */
function takesPlanAsOwned(brief: Brief): boolean {
  return (
    brief.has("solution-type", "configuration-manager") &&
    brief.has("company-size", "large", "enterprise") &&
    brief.given("user-licences") === null &&
    !brief.has("industry", "education")
  );
}

/** What the questions say of the document to come is no finding in it: the treatment says what was done. */
const ABOUT_THE_DOCUMENT = / If this one cannot fit, the document designs [^.]*\./;

/** The questions spell as their labels do. */
const messageIn = (message: string): string =>
  message.replace(ABOUT_THE_DOCUMENT, "").replaceAll("organization", "organisation");

const FROM_SUMMARY: readonly ConflictRow[] = MISMATCHES.map(({ id, severity, when, message, settled }) => {
  const entry = TREATMENTS[id];
  if (!entry) throw new Error(`No treatment for ${id}`);
  const applies = (brief: Brief) => !settled?.((detail) => brief.given(detail));
  return { id, severity, when, applies, statement: messageIn(message), ...entry };
});

/** Their control table says what they contribute to loss prevention: no licence of Microsoft 365 is at stake. */
const WITHOUT_ITS_POLICIES = any(
  type("certificate-services", "configuration-manager", "hybrid-cloud", "azure-migration"),
  is("solution-configuration", "security-tier0"),
);
/** The table of what may follow names the dearer licences with their price. */
const PRICED_AS_FOLLOW_ON = all(type("custom"), none(is("company-size", "small"), is("industry", "education")));

/** Loss prevention beyond mail and files needs dearer licences: where that is settled. */
const LICENCE_STEP: readonly Case[] = [
  [
    ASSESSES,
    "The review measures what would be protected; the licence upgrade is a finding and is not purchased here.",
  ],
  [
    is("solution-configuration", "m365-optimise"),
    "The licence table shows the upgrade; who needs it is a finding, and nothing is purchased here.",
  ],
  [type("microsoft-365"), "The licence table shows the upgrade; the licence plan decision settles who receives it."],
  [ALWAYS, "The licence level decision settles which devices are covered."],
];

/** Lower cost and more security: what the new cost is set against. */
const WHAT_PAYS: readonly Case[] = [
  [
    type("certificate-services"),
    "This project buys no security suite. Discovery lists what it replaces (purchased certificates, manual renewals) with its annual cost, for comparison with the recurring costs.",
  ],
  [
    type("configuration-manager"),
    "Discovery lists what this project replaces (patching, inventory and packaging tools) with its annual cost, for comparison with the recurring costs.",
  ],
  [
    type("azure-migration"),
    "The bill prices network, backup, logs and administrators' licences; discovery lists today's annual cost for comparison.",
  ],
  [
    ASSESSES,
    "Nothing is purchased here. The annual cost of today's suites, filters, backup and device tools is listed, and each finding that needs a licence is compared with it.",
  ],
  [
    ALWAYS,
    "Discovery lists what the licences replace (other suites, filters, backup and device tools) with its annual cost, for comparison with the recurring costs.",
  ],
];

/** Remote work without a cloud: what this project gives of it. */
const WAYS_IN: readonly Case[] = [
  [
    type("certificate-services"),
    "This project gives remote devices their certificates and a reachable CRL; remote access itself (identity, devices, individual applications) is a separate project.",
  ],
  [CLOUD_MANAGED, "Intune manages remote devices over the internet; its tenant is set up before the pilot."],
  [
    all(type("configuration-manager"), is("current-technologies", "office-365", "teams")),
    "The cloud management gateway serves remote devices; its subscription is added to the existing tenant before the pilot.",
  ],
  [
    all(type("configuration-manager"), is("current-technologies", "azure-services")),
    "The cloud management gateway serves remote devices from the existing subscription; Entra ID is set up for its devices before the pilot.",
  ],
  [
    type("configuration-manager"),
    "The cloud management gateway is the first cloud service; its subscription and Entra ID are set up before the pilot.",
  ],
  [
    FIRST_WAVE,
    "The first wave provides no remote access; the business case decides it for each application before the waves.",
  ],
  [
    is("solution-configuration", "security-identity"),
    "Replacing the VPN with access to individual applications is a separate project; until then its sign-in gets a second factor here, or an exception with an end date.",
  ],
  [type("security"), "Replacing the VPN with access to individual applications is a separate project."],
  [
    type("hybrid-cloud"),
    "This project connects sites and platforms; any applications it publishes are published individually with a second factor, without VPN access for remote users.",
  ],
  [
    type("azure-migration"),
    "Internal web applications are published individually with a second factor, without VPN access for remote users.",
  ],
  [
    type("microsoft-365"),
    "Mail and files are reached remotely with a second factor; access to on-premises applications is an addition, priced where these were named.",
  ],
  [
    ALWAYS,
    "Remote access paths are listed with their users and sign-in methods; their replacement is a finding, and nothing is built here.",
  ],
];

const OWN: readonly ConflictRow[] = [
  {
    id: "X01",
    severity: "warning",
    when: all(is("timeline", "1-3-months"), none(ASSESSES)),
    statement: (brief) =>
      exceedsWindow(planOf(brief))
        ? `One to three months are requested; the work needs at least ${planOf(brief).minimumWeeks} weeks.`
        : `One to three months are requested; the standard four phases take ${STANDARD_WEEKS} weeks.`,
    treatment: (brief) =>
      planOf(brief).kind === "compressed"
        ? `The plan is compressed to ${planOf(brief).weeks} weeks.`
        : planOf(brief).kind === "minimum-scope"
          ? `What fits is delivered within the window; the rest of the ${planOf(brief).weeks} weeks follows it.`
          : exceedsWindow(planOf(brief))
            ? `The fixed date applies instead; the plan takes ${planOf(brief).weeks} weeks.`
            : `The work is small enough for ${planOf(brief).weeks} weeks without a larger team.`,
    source: ["spec", "ej"],
  },
  {
    id: "X06",
    severity: "advice",
    when: all(type("certificate-services"), is("cloud-maturity", "cloud-first")),
    statement: "A cloud-first organisation is requesting self-hosted certificate servers.",
    treatment: "Intune Cloud PKI, which needs neither servers nor an HSM, is compared before servers are bought.",
    source: ["cloudpki"],
  },
  {
    id: "X16",
    severity: "advice",
    when: all(type("configuration-manager"), none(CLOUD_MANAGED), is("cloud-maturity", "significant", "cloud-first")),
    statement: "Most new management functions appear in Intune, and this organisation has adopted the cloud widely.",
    treatment: "Co-management is designed in from day one, and new workloads start in Intune.",
    source: ["cm-track", "cm-comgmt"],
  },
  {
    id: "X19",
    severity: "advice",
    when: all(is("solution-configuration", "m365-new-tenant"), is("current-technologies", "office-365", "teams")),
    statement: (brief) =>
      `A new tenant is requested, although ${brief.has("current-technologies", "office-365") ? "Microsoft 365" : "Teams"} is already in use.`,
    treatment: (brief) =>
      `The existing tenant is kept; mailboxes move into it from ${brief.has("current-technologies", "exchange-server") ? "Exchange Server" : "another provider, as assumed in the appendix"}.`,
    source: ["ej"],
  },
  {
    id: "X19b",
    severity: "advice",
    when: all(
      is("solution-configuration", "m365-new-tenant"),
      is("current-technologies", "azure-services", "power-platform"),
      none(is("current-technologies", "office-365", "teams")),
    ),
    statement: (brief) =>
      `A new tenant is requested, although ${brief.has("current-technologies", "azure-services") ? "Azure" : "Power Platform"} already uses an Entra tenant.`,
    treatment: "Microsoft 365 goes into it, as assumed in the appendix.",
    source: ["ej"],
  },
  {
    id: "X21",
    severity: "info",
    when: all(type("microsoft-365"), is("company-size", "large", "enterprise")),
    applies: (brief) => (brief.given("head-count") ?? Infinity) <= 300,
    statement: "Business plans are limited to 300 users and would leave no room to grow.",
    treatment: (brief) =>
      brief.has("industry", "education")
        ? "Licences are planned on the academic plans A3 and A5."
        : `Licences are planned on the enterprise plans${brief.frontline > 0 ? ", and F3 for shift workers" : ""}.`,
    source: ["m365-price"],
  },
  {
    id: "X23",
    severity: "info",
    when: all(type("security"), none(...pairs())),
    statement: "Only one security requirement was selected for a security project.",
    treatment: "All eight domains are still assessed, so the scope is broader than that requirement.",
    source: ["ej"],
  },
  {
    id: "X24",
    severity: "info",
    when: all(is("security-requirements", "zero-trust"), none(is("security-requirements", "mfa"))),
    statement: "Zero Trust was selected without multi-factor authentication.",
    treatment: (brief) =>
      brief.has("solution-type", "configuration-manager")
        ? `Multi-factor authentication is added for ${brief.holds(CLOUD_MANAGED) ? "administrators of Intune" : "the console"} only; other users stay outside this project.`
        : `Multi-factor authentication is ${brief.holds(ASSESSES) ? "examined" : "added"} as its first step.`,
    source: ["zt"],
  },
  {
    id: "X25",
    severity: "warning",
    when: all(
      type("configuration-manager"),
      none(CLOUD_MANAGED),
      is("security-requirements", "mobile-device-management"),
    ),
    statement:
      "Configuration Manager does not manage phones: its own mobile device management is deprecated and the macOS client has been removed.",
    treatment: "Intune and co-management are included in the design and the licence lines.",
    source: ["cm-dep"],
  },
  {
    id: "X26",
    severity: "warning",
    when: all(
      is("security-requirements", "data-loss-prevention"),
      is("company-size", "small", "medium", "large"),
      none(PRICED_AS_FOLLOW_ON, WITHOUT_ITS_POLICIES),
    ),
    statement: (brief) =>
      brief.has("industry", "education")
        ? "Data loss prevention on devices and in Teams needs Microsoft 365 A5-class licences; A3 covers mail and files."
        : `Data loss prevention on devices and in Teams needs the Purview suite or other Microsoft 365 E5-class licences; ${brief.has("company-size", "large") ? "E3" : "Business Premium"} covers mail and files${brief.frontline > 0 ? ", F3 neither" : ""}.`,
    treatment: firstHeld(LICENCE_STEP),
    source: ["purview"],
  },
  {
    id: "X30",
    severity: "advice",
    when: all(
      is("primary-objective", "cost-reduction"),
      any(is("primary-objective", "enhance-security"), is("solution-configuration", "security-detection")),
    ),
    statement: (brief) =>
      `Lower cost and better security conflict: ${brief.has("solution-type", "azure-migration", "hybrid-cloud") ? "platform security raises" : "security licences raise"} running costs.`,
    treatment: firstHeld(WHAT_PAYS),
    source: ["ej"],
  },
  {
    id: "X31",
    severity: "advice",
    when: all(is("primary-objective", "remote-work"), is("cloud-maturity", "no-cloud")),
    statement: "Remote work is an objective, but no cloud adoption is reported.",
    treatment: firstHeld(WAYS_IN),
    source: ["appproxy", "ej"],
  },
  {
    id: "X47",
    severity: "warning",
    when: is("timeline", "1-3-months", "3-6-months"),
    applies: (brief) =>
      (isHurried(planOf(brief)) || exceedsWindow(planOf(brief))) && weeksBeyondWindow(brief) > LITTLE_SLACK,
    statement: (brief) =>
      `${brief.has("timeline", "1-3-months") ? "One to three" : "Three to six"} months are requested, but the fixed date is ${weeksAfterWindow(brief)} after that window ends; it is unclear which applies.`,
    treatment: betweenWindowAndDate,
    source: ["ej"],
  },
  {
    id: "X48",
    severity: "advice",
    when: is("timeline", ...Object.keys(WINDOW_STARTS)),
    applies: isBeforeWindow,
    statement: (brief) =>
      `A window of ${optionLabel("timeline", brief.one("timeline"))} is requested, but the fixed date leaves ${plural(planOf(brief).askedWeeks ?? 0, "working week")} from the first day.`,
    treatment: (brief) =>
      `The date takes precedence${planOf(brief).weeks > (planOf(brief).askedWeeks ?? 0) ? ", and the plan misses it; the time score follows it" : ": the plan ends by it; contingency and the time score follow it"}.`,
    source: ["ej"],
  },
  {
    id: "X49",
    severity: "warning",
    when: is("solution-configuration", "sccm-enterprise"),
    applies: (brief) => brief.configuration === brief.chosen && clientsOf(brief) < NAMED_FOR_CLIENTS,
    statement: (brief) =>
      `The enterprise site is named for 10,000 clients${clientsOf(brief) < ENTERPRISE_SITE_CLIENTS ? " and is worth its cost from 5,000" : ""}; ${plural(clientsOf(brief), "client")} are planned.`,
    treatment: "Designed as selected; its scale is decided before servers are ordered.",
    source: ["spec", "cm-size"],
  },
  {
    id: "X62",
    severity: "advice",
    when: all(type("configuration-manager"), none(CLOUD_MANAGED, is("company-size", "small"))), // of a small one X15 says it
    applies: (brief) => brief.devices < WORTH_A_SITE,
    statement: (brief) =>
      `Below about ${WORTH_A_SITE} devices, the servers and database cost more than they save; ${plural(brief.devices, "device")} are planned, and the document compares Intune.`,
    treatment: "The choice among the options settles it, before servers are bought.",
    source: ["ej"],
  },
  {
    id: "X54",
    severity: "warning",
    when: is("solution-configuration", "sccm-medium"),
    applies: (brief) => brief.configuration === brief.chosen && clientsOf(brief) <= SMALL_SITE_CLIENTS,
    statement: (brief) =>
      `The small site supports the ${plural(clientsOf(brief), "client")} planned; the need for the medium one is not stated.`,
    treatment: "Designed as selected; its scale is decided before servers are ordered.",
    source: ["spec", "cm-size"],
  },
  {
    id: "X45",
    severity: "warning",
    when: all(type("microsoft-365", "security", "configuration-manager"), none(PLAN_SERVICES)),
    applies: (brief) => (brief.given("user-licences") ?? 0) > 0,
    statement: (brief) =>
      `Microsoft 365 licences are held, but ${brief.holds(CLOUD_PRODUCTS) ? "neither Microsoft 365 nor Teams" : "no Microsoft cloud service"} is among the technologies in use.`,
    treatment: "Discovery first establishes whether they belong to a tenant; if so, the work covers that tenant.",
    source: ["ej"],
  },
  {
    id: "X53",
    severity: "warning",
    when: all(type("microsoft-365", "security", "configuration-manager"), PLAN_SERVICES),
    applies: (brief) => brief.given("user-licences") === 0,
    statement: "Microsoft 365 services are in use, but no licence of the main plan is held.",
    treatment: (brief) =>
      brief.has("solution-configuration", "m365-optimise")
        ? "The licence counts requested show which plans its users have; no main plan is bought here."
        : brief.holds(ASSESSES)
          ? "The client states before the order which plan its users have; the road map counts from it."
          : "The client states before the order which plan its users have; licences already paid for leave the bill of materials.",
    source: ["ej"],
  },
  {
    id: "X55",
    severity: "warning",
    when: type("security", "configuration-manager"),
    applies: (brief) => brief.people.from === "size" && (brief.given("user-licences") ?? 0) > brief.users,
    statement: (brief) =>
      `${plural(brief.given("user-licences") ?? 0, "licence")} of the main Microsoft 365 plan are held, but ${plural(brief.users, "user")} are planned for.`,
    treatment:
      "The number of users is not known and is taken from the size; the headcount is confirmed before anything is ordered per user or device.",
    source: ["ej"],
  },
  {
    id: "X51",
    severity: "advice",
    when: all(type("certificate-services", "configuration-manager"), is("current-technologies", "none")),
    applies: (brief) => (brief.given("server-licences") ?? 0) > 0,
    statement: "Windows Server licences are held, but no Microsoft product is among the technologies in use.",
    treatment:
      "Confirm the products in use before the order: an existing directory removes the prerequisite, and a known environment the extra 10% discovery effort.",
    source: ["ej"],
  },
  {
    id: "X46",
    severity: "warning",
    when: ALWAYS,
    applies: (brief) => doubts(brief).length > 0,
    statement: (brief) => `These numbers do not fit together: ${doubts(brief).join("; ")}.`,
    treatment: "Planned as stated, except where one number caps the other; both are confirmed in week 1.",
    source: ["ej"],
  },
  {
    id: "X52",
    severity: "warning",
    when: type("custom"),
    applies: (brief) => brief.given("servers") === 1 && ownMachines(brief).length > 1,
    statement: (brief) =>
      `One server is stated, but ${technologies(ownMachines(brief))} are in use, which rarely share a machine.`,
    treatment:
      "Planned with one; week 1 confirms whether others were omitted or are hosted by a provider, and each further server is priced at scope sign-off.",
    source: ["ej"],
  },
  {
    id: "X63",
    severity: "advice",
    when: all(is("solution-configuration", "cert-medium-multi"), none(is("company-size", "small"))), // which is asked about its size
    applies: (brief) => brief.given("sites") === 1 && brief.configuration.id === brief.chosen.id,
    statement: "The configuration is named for several sites, but one is stated.",
    treatment:
      "Designed for two fire compartments of that site, which survives the loss of a room, not of the building; a second half elsewhere is priced in the assumptions.",
    source: ["ej"],
  },
  {
    id: "X66",
    severity: "advice",
    when: is("timeline", ...Object.keys(WINDOW_STARTS), "1-3-months"),
    applies: (brief) => {
      const isSettled = isHurried(planOf(brief)) || exceedsWindow(planOf(brief)); // another rule asks which counts
      return !isSettled && weeksBeyondWindow(brief) > FAR_BEYOND_WEEKS;
    },
    statement: (brief) =>
      `A window of ${optionLabel("timeline", brief.one("timeline"))} is requested, but the fixed date is ${weeksAfterWindow(brief)} after it ends.`,
    treatment: (brief) => `${besideWindow(brief)}; the time up to the date is left for what follows.`,
    source: ["ej"],
  },
  {
    id: "X65",
    severity: "advice",
    when: type("microsoft-365"),
    applies: (brief) => brief.people.from === "size" && heldAndShared(brief) > brief.users,
    statement: (brief) =>
      `${plural(brief.given("user-licences") ?? 0, "licence")} of the main plan and ${plural(brief.given("shift-workers") ?? 0, "shift worker")} make ${figure(heldAndShared(brief))} people, but ${plural(brief.users, "user")} are planned for.`,
    treatment: "The headcount is confirmed before the order; until then no licence is returned.",
    source: ["ej"],
  },
  {
    id: "X61",
    severity: "warning",
    when: type("security", "hybrid-cloud", "azure-migration"),
    applies: (brief) => {
      const [servers, controllers] = [brief.given("servers") ?? 0, brief.given("domain-controllers") ?? 0];
      return servers > 0 && servers === controllers && ownMachines(brief).length > 0;
    },
    statement: (brief) =>
      `The only ${brief.domainControllers === 1 ? "server stated is the domain controller" : `servers stated are the ${brief.domainControllers} domain controllers`}, which should not run ${technologies(ownMachines(brief))}.`,
    treatment: "Planned as counted; others found in the list of servers are priced.",
    source: ["ej"],
  },
  {
    id: "X64",
    severity: "warning",
    when: is("industry", "retail"),
    applies: (brief) => sitesPercentOf(brief) > 0 && brief.users > (brief.given("sites") ?? Infinity) * PEOPLE_A_SHOP,
    statement: (brief) =>
      `${plural(brief.sites, "site")} stated for ${figure(brief.users)} people in retail: shops are probably not counted.`,
    treatment: (brief) =>
      `Planned as stated; a list of shops is given before the order. Each three sites more add ${sitesPercentOf(brief)}% to the effort, about ${formatDays(Math.round((effortOf(brief).exact.likely * sitesPercentOf(brief)) / 500) * 5)} days.`,
    source: ["ej"],
  },
];

/** So many people at each site of a retailer that a chain of shops was probably not counted; a planning assumption. */
const PEOPLE_A_SHOP = 150;

export const CONFLICTS: readonly ConflictRow[] = [...FROM_SUMMARY, ...OWN].toSorted((a, b) => (a.id < b.id ? -1 : 1));

const ORDER: readonly Severity[] = ["blocker", "warning", "advice", "info"];

/** The conflicts among the answers as given that are worth saying, worst first. */
export function conflictsOf(brief: Brief): Conflict[] {
  const isSmall = brief.has("company-size", "small"); // is told what it must know
  const found = CONFLICTS.filter(({ severity }) => severity !== "info" || !isSmall)
    .filter(({ when, applies }) => brief.holdsAsGiven(when) && (applies?.(brief) ?? true))
    .map(({ id, severity, statement, treatment, source }) => ({
      id,
      severity,
      statement: say(statement, brief),
      treatment: say(treatment, brief),
      source,
    }))
    .toSorted((a, b) => ORDER.indexOf(a.severity) - ORDER.indexOf(b.severity));
  return numbered("C", found);
}

function movedTo(brief: Brief): string {
  return `“${brief.configuration.name}” is designed instead, under decision D-01.`;
}

/** Holds when two or more security requirements were chosen: any pair of them. */
function pairs(): Condition[] {
  const ids =
    "mfa data-encryption compliance identity-management threat-protection data-loss-prevention mobile-device-management zero-trust".split(
      " ",
    );
  return ids.map((id, index) =>
    all(
      is("security-requirements", id),
      any(...ids.slice(index + 1).map((other) => is("security-requirements", other))),
    ),
  );
}
