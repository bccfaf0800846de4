/** What an assessment reads beside products: the domains that it scores in depth, and what every organisation has where few products are named. */

import { CLOUD_PRODUCTS, DIRECTORY } from "#app/features/catalogue/estate.ts";
import { all, any, type Condition, is, none } from "#app/features/catalogue/predicate.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import { requirementsOf } from "#app/features/documents/effort/requested-work.ts";
import { figure, plural } from "#app/features/documents/words.ts";
import { AREAS, hasAreas } from "./custom-areas.ts";
import { isProposed } from "./custom-domains.ts";
import {
  BUSINESS_SEATS,
  type CheckRow,
  CLOUD_OFFICE,
  EXCHANGE,
  FORMS,
  OFFICE,
  POWER,
  type QuickWin,
  SENDERS,
  SHAREPOINT,
  SQL,
} from "./custom-products.ts";

const NONE = is("current-technologies", "none");
const FOCUSED = is("solution-configuration", "custom-focused");
const BROAD = none(FOCUSED);
/** With more products named, these have the room. */
const FEW_PRODUCTS = 2;
const SOME_PRODUCTS = 4;

/** Devices that are looked at one by one. */
export function deviceSample(brief: Brief): number {
  return Math.min(50, Math.max(5, Math.ceil(brief.devices / 20)));
}

/** Servers that the script reads; all of them where there are few. */
export function serverSample(brief: Brief): number {
  return Math.min(brief.servers.plan, 30, Math.max(10, Math.ceil(brief.servers.plan / 10)));
}

/** One of the three domains that most answers point to. */
const inDepth =
  (domain: string) =>
  (brief: Brief): boolean =>
    isProposed(domain, brief);
/** The same, or all ten are scored and few products give anything to read. */
export const isRead =
  (domain: string) =>
  (brief: Brief): boolean =>
    isProposed(domain, brief) || (brief.holds(BROAD) && brief.values("current-technologies").length <= FEW_PRODUCTS);

/** What serves an objective rather than a product is read where products leave the room, and in a firm of fifty asked in the interviews. */
const hasRoom =
  (domain: string) =>
  (brief: Brief): boolean =>
    !brief.has("company-size", "small") &&
    brief.values("current-technologies").length <= SOME_PRODUCTS &&
    (brief.holds(BROAD) || isProposed(domain, brief));
const wants = (objective: string): Condition => is("primary-objective", objective);

const GROWTH = 1.3;
/** Users after the growth against which limits are held. */
const grown = (brief: Brief): number => Math.ceil(brief.users * GROWTH);

/** Whatever is in use. */
const ANY: Condition = all();
/** Read with the second factor where that was asked for and no tenant shows it. */
const WAYS_IN = all(wants("remote-work"), any(CLOUD_OFFICE, none(is("security-requirements", "mfa", "zero-trust"))));
/** Cloud services are in use, and none of those that were named. */
export const OTHER_CLOUD = all(is("cloud-maturity", "some", "significant", "cloud-first"), none(CLOUD_PRODUCTS));
/** What no row of a product or of a requirement reads already. */
const NO_ACCOUNTS = none(DIRECTORY, OFFICE);
const NO_MAIL = none(EXCHANGE, SHAREPOINT, CLOUD_OFFICE, POWER);
const OTHER_DATA = none(SQL, is("security-requirements", "data-loss-prevention", "data-encryption"));
const OTHER_DEVICES = none(NONE, is("security-requirements", "mobile-device-management"));
/** A domain in depth of which a requirement asks for the reading: what counts as a finding is said all the same. */
const ASKED_DEVICES = all(none(NONE), is("security-requirements", "mobile-device-management"));
const ASKED_DATA = all(none(SQL), is("security-requirements", "data-loss-prevention"));
/** Where seats are counted product by product, their contract is read with them. */
const OTHER_CONTRACTS = none(OFFICE);

/** `S-3`: the control that a requirement brings. */
function codeOf(requirement: string, brief: Brief): string {
  return `S-${requirementsOf(brief).findIndex(({ id }) => id === requirement) + 1}`;
}

/** Devices are looked at one by one: nothing was named, or they are among the three domains. */
export function isDeviceSampled(brief: Brief): boolean {
  return brief.holds(NONE) || (brief.holds(OTHER_DEVICES) && isProposed("devices", brief));
}

/** What is brought back from a copy: of what is in use, and in a small organisation only the largest. */
function restored(brief: Brief): string {
  if (brief.has("company-size", "small")) return "a whole system";
  const part = brief.holds(any(EXCHANGE, CLOUD_OFFICE))
    ? "a mailbox"
    : brief.holds(SQL)
      ? "a database"
      : brief.holds(SHAREPOINT)
        ? "a site"
        : "the data of one application";
  return `a file, ${part}, a whole system`;
}

/** A subject with its weight among the tasks. */
export type Reading = readonly [subject: string, weight: number, when: Condition, asked: (brief: Brief) => boolean];

const always = (): boolean => true;
/** An objective, or the reason for the date, asks for the evidence of duties although other domains weigh more. */
const readsDuties = (brief: Brief): boolean =>
  isProposed("compliance", brief) ||
  brief.has("primary-objective", "compliance-objective") ||
  brief.known("deadline-reason") === "audit";
/** Lower costs are promised from what is paid for; with SQL Server its own row reads the cores. */
export function readsContracts(brief: Brief): boolean {
  return brief.has("primary-objective", "cost-reduction") || (isProposed("licensing", brief) && !brief.holds(SQL));
}
/** Whatever is in use changes hands or address on a day. */
const isMerged = (brief: Brief): boolean => brief.known("deadline-reason") === "merger";

/** A ward, a shop or a plant is walked through with those who work there, which takes half a day in the smallest. */
const WALKED = 2;

/** What is measured beside products; what one person reads at one sitting shares a task. */
export const READINGS: readonly (readonly Reading[])[] = [
  [
    [
      "administrators and leavers",
      1,
      all(NO_ACCOUNTS, none(is("security-requirements", "identity-management"))),
      isRead("identity"),
    ],
  ],
  [
    ["mail records", 0.25, NO_MAIL, isRead("productivity")],
    ["what the internet sees", 1, ANY, isRead("network")],
    ["ways in from outside", 0.5, WAYS_IN, always],
    ["cloud services", 0.5, OTHER_CLOUD, always],
  ],
  [
    ["backup", 1, ANY, isRead("resilience")],
    ["a test alert", 0.5, ANY, inDepth("operations")],
  ],
  [
    ["records of duties", 1, none(is("security-requirements", "compliance")), readsDuties],
    ["contracts and licences", 0.5, OTHER_CONTRACTS, readsContracts],
    ["what the merger, sale or move changes", 0.5, ANY, isMerged],
  ],
  [
    ["stores of data", 1, OTHER_DATA, inDepth("data")],
    // Zero Trust has them in a task of its own
    ["devices", 1, all(OTHER_DEVICES, none(is("security-requirements", "zero-trust"))), inDepth("devices")],
  ],
  [
    ["causes of tickets", 0.5, wants("productivity"), always],
    ["steps done by hand", 0.5, wants("digital-transformation"), hasRoom("productivity")],
    ["limits of growth", 0.5, wants("scalability"), hasRoom("resilience")],
  ],
  AREAS.map(({ industry, reading }): Reading => [reading, WALKED, is("industry", industry), hasAreas]),
];

/** Those of them that these answers ask for. */
export function readIn(group: readonly Reading[], brief: Brief): readonly Reading[] {
  return group.filter(([, , when, asked]) => brief.holds(when) && asked(brief));
}

const DEVICE_FINDING =
  "A device with company data that nobody manages; Windows 10 without paid updates; no encryption on what leaves the building";
const DEVICE_STEP = "Managed, or limited to the browser; replaced where the hardware does not carry Windows 11";
const STORE_FINDING =
  "A store without an owner; personal data that everybody in the organisation can read; no restore for a year";
const STORE_STEP = "An owner decides who reads; what nobody has opened for two years is archived before anything moves";

export const DOMAIN_CHECKS: readonly CheckRow[] = [
  {
    when: ANY,
    asked: isMerged,
    cells: [
      "Day of the merger, sale or move",
      "The day-one list against contracts, licences, lines, domain names and accounts",
      "A contract or licence that ends or needs consent when the owner or the address changes; a name or an account that both sides use; a line ordered too late for the day",
      "Consents and lines are asked for first; whatever both sides use gets one owner for the day after",
    ],
    source: ["ej"],
  },
  {
    when: NONE,
    cells: [
      "What nobody named",
      (brief) =>
        `Products by version, from a script on ${plural(deviceSample(brief), "device")} and ${plural(serverSample(brief), "server")}; the console of the virus scanner and the DHCP leases, which show devices that no list contains; invoices of 12 months`,
      "A product past its end; a device in the leases that the scanner does not manage; a service paid by card",
      "A list of systems with owners comes first: every later step is priced from it",
    ],
    source: ["eol", "ej"],
  },
  {
    when: NONE,
    asked: isRead("devices"),
    cells: [
      "Devices",
      (brief) =>
        `Operating system, age, encryption and local administrators on the sample, beside the list of all ${plural(brief.devices, "device")}`,
      "Windows 10, whose support ended on 14 October 2025, without paid updates (until 10 October 2028 at the latest)",
      "Windows 11 where the hardware carries it, a new device where it does not: paid updates double in price each year",
    ],
    source: ["eol", "ej"],
  },
  {
    when: NO_ACCOUNTS,
    asked: isRead("identity"),
    cells: [
      "Accounts and administrators",
      "Administrators of computers, mail, backup, firewall and domain name, with their way of sign-in; the last ten leavers of the payroll against every list of accounts",
      "An administrator's account that several people share, or one without a second factor; a leaver whose account still opens",
      "Named accounts with a second factor; accounts of leavers are closed from the payroll's list each month",
    ],
    source: ["ej"],
  },
  {
    when: NO_MAIL,
    asked: isRead("productivity"),
    cells: [
      "Mail",
      "MX, SPF, DKIM and DMARC of every domain, read from outside (Resolve-DnsName _dmarc.…, type TXT)",
      "No record that tells receivers what to do with forged mail, or one that asks for nothing (DMARC at none)",
      "Records for every sender first, then from none to quarantine and reject, each step after two weeks of reports",
    ],
    source: ["scuba", "ej"],
  },
  { ...SENDERS, when: all(EXCHANGE, FOCUSED), asked: inDepth("productivity") },
  { ...FORMS, when: all(SHAREPOINT, FOCUSED), asked: inDepth("productivity") },
  {
    when: OTHER_CLOUD,
    cells: [
      "Cloud services",
      "Tenants that know the mail domain, invoices, and who administers each service",
      "A tenant that an employee opened; a service whose only administrator is one person without a second factor",
      "One owner and one way of signing in for each; the others are cancelled",
    ],
    source: ["ej"],
  },
  {
    when: all(NONE, is("integration-needs", "erp", "crm")),
    cells: [
      "Business systems",
      "Version, server and database of each, its vendor's contract, and who restores it",
      "A version or a database that its vendor no longer supports; nobody who has restored it",
      "The vendor's offer for the next version, before its server is moved anywhere",
    ],
    source: ["ej"],
  },
  {
    when: ANY,
    asked: isRead("network"),
    cells: [
      "What the internet sees",
      "Names and addresses from the public logs of certificates and from the domain's records, held against the rules of the firewall; nothing is attacked",
      "A remote desktop or a page for administration that opens from anywhere; a rule or a name without an owner",
      "Closed within the week, or put behind a sign-in with a second factor; rules without an owner are switched off for 30 days, then deleted",
    ],
    source: ["ej"],
  },
  {
    when: ANY,
    asked: isRead("resilience"),
    cells: [
      "Backup",
      (brief) =>
        `${brief.has("company-size", "small") ? "One restore" : "Three restores"} made by whoever looks after the backup, watched and timed (${restored(brief)}), and who can delete the copies`,
      "A restore that takes longer than the owner of the data wrote down before it began; copies that the ordinary administrator can delete",
      "One copy that cannot be changed for 30 days, under accounts of its own; one timed restore each quarter",
    ],
    source: ["ej"],
  },
  {
    when: ANY,
    asked: inDepth("operations"),
    cells: [
      "Detection and response",
      "A harmless test file (EICAR), placed on one device and one server by an administrator of the client who tells only the sponsor; the time from the alert to the first call; who is called at night",
      "No alert, or nobody calls within an hour of office time; a console that nobody has opened for a week",
      "One queue with a named reader by day; for the night a managed service is priced, since three shifts of one's own are seldom worth it",
    ],
    source: ["ej"],
  },
  {
    when: ANY,
    asked: readsDuties,
    cells: [
      "Evidence of duties",
      "For each duty under “Regulation” the newest record, its date and who made it; the oldest is made again in the consultant's presence",
      "A policy without a record; a record older than a year; a record that only one person can produce",
      "An owner and a rhythm for each record; what a tool can export is no longer written by hand",
    ],
    source: ["ej"],
  },
  {
    when: OTHER_CONTRACTS,
    asked: readsContracts,
    cells: [
      "Contracts and licences",
      "Every contract with its notice period; invoices of 12 months against contracts, and seats against people",
      "A notice period that ends within 90 days without an owner; a product paid twice; a payment without a contract",
      "Notice is given in time to keep a choice; the next renewal covers what is used",
    ],
    source: ["ej"],
  },
  {
    when: OTHER_DATA,
    asked: inDepth("data"),
    cells: [
      "Stores of data",
      "The three largest stores and every database: owner, kind of data, who can read it, age of the last restore",
      STORE_FINDING,
      STORE_STEP,
    ],
    source: ["ej"],
  },
  {
    when: OTHER_DEVICES,
    asked: inDepth("devices"),
    cells: [
      "Devices",
      (brief) =>
        `${brief.holds(CLOUD_OFFICE) ? "Sign-in log of 30 days in Entra ID, filter “Managed: No”, against the devices under management" : "Computers that some list knows against the console of the virus scanner"}; encryption, version and local administrators of ${figure(deviceSample(brief))} of them`,
      DEVICE_FINDING,
      DEVICE_STEP,
    ],
    source: ["eol", "ej"],
  },
  {
    when: ASKED_DEVICES,
    asked: inDepth("devices"),
    cells: [
      "Devices",
      (brief) =>
        `What ${codeOf("mobile-device-management", brief)} reads, with version and local administrators of the sample`,
      DEVICE_FINDING,
      DEVICE_STEP,
    ],
    source: ["eol", "ej"],
  },
  {
    when: ASKED_DATA,
    asked: inDepth("data"),
    cells: [
      "Stores of data",
      (brief) =>
        `What ${codeOf("data-loss-prevention", brief)} reads, with owner and age of the last restore of each store and of every database`,
      STORE_FINDING,
      STORE_STEP,
    ],
    source: ["ej"],
  },
  {
    when: wants("productivity"),
    cells: [
      "Causes of tickets",
      "Tickets of three months by cause; where none are written, a tally of two weeks by whoever is asked",
      "A cause behind one ticket in ten, or one that stops a department for an hour",
      "Removed at its source before a tool is bought for it; for the rest, instructions that users find themselves",
    ],
    source: ["ej"],
  },
  {
    when: wants("digital-transformation"),
    asked: hasRoom("productivity"),
    cells: [
      "Steps done by hand",
      "Two processes followed for an hour each with those who do them, from order to invoice and from joiner to leaver; every copy from one system into another is counted",
      "Data typed twice; more than four hours a week for one step; a spreadsheet that several departments wait for",
      "Steps are dropped or merged first; an interface or a flow is built only for what remains",
    ],
    source: ["ej"],
  },
  {
    when: wants("scalability"),
    asked: hasRoom("resilience"),
    cells: [
      "Limits of growth",
      (brief) =>
        `Licences, storage, address ranges, lines and the people who administer, each against ${figure(grown(brief))} users (30% more) and ${plural(brief.sites + 1, "site")}`,
      (brief) =>
        `A limit that the growth of twelve months reaches${brief.users <= BUSINESS_SEATS && grown(brief) > BUSINESS_SEATS ? `, first of all the ${BUSINESS_SEATS} seats at which Business plans stop` : ""}; a step that one person alone can do`,
      "Limits are raised in the order in which they will be reached; capacity is bought in steps, not for five years",
    ],
    source: ["ej"],
  },
  {
    when: WAYS_IN,
    cells: [
      "Ways in from outside",
      "VPN, gateways and published names, with users of 30 days and kind of sign-in",
      "A way in with a password alone; a VPN that opens the whole network; one that nobody has used for 30 days",
      "A second factor first; then access to single applications instead of the whole network; unused ways in are closed",
    ],
    source: ["ej"],
  },
  ...AREAS.map(
    ({ industry, cells }): CheckRow => ({ when: is("industry", industry), asked: hasAreas, cells, source: ["ej"] }),
  ),
];

/** Changes below one day in what no product's own row reads. */
export const DOMAIN_QUICK_WINS: readonly QuickWin[] = [
  {
    when: NO_ACCOUNTS,
    asked: isRead("identity"),
    cells: [
      "Second factor for every administrator of mail and of the domain name",
      "Each signs in twice, with the second factor",
      "Recovery codes in the safe",
    ],
    source: ["ej"],
  },
  {
    when: NO_MAIL,
    asked: isRead("productivity"),
    cells: [
      "DMARC record at none, with an address for reports",
      "Reports of one day name the senders; delivery is unchanged",
      "Record deleted; at none it stops nothing",
    ],
    source: ["scuba", "ej"],
  },
  {
    when: NO_ACCOUNTS,
    asked: isRead("identity"),
    cells: [
      "Accounts of leavers disabled, from the payroll's list",
      "Owner and manager of each asked the day before",
      "Account enabled within the hour; none is deleted",
    ],
    source: ["ej"],
  },
  {
    when: ANY,
    asked: isRead("network"),
    cells: [
      "Firewall rules without an owner switched off, for deletion after 30 days",
      "A week of each rule's counter shows no connection",
      "Rule switched on again within the hour",
    ],
    source: ["ej"],
  },
];
