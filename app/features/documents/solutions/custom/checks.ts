/** What an assessment reads beside products: the domains that it scores in depth, and what every organisation has where few products are named. */

import { DIRECTORY } from "#app/features/catalogue/estate.ts";
import { ALWAYS, all, any, type Condition, is, none } from "#app/features/catalogue/predicate.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import { dayOfIso, formatIso } from "#app/features/documents/dates.ts";
import { LIFECYCLE } from "#app/features/documents/facts/lifecycle.ts";
import { requirementsOf } from "#app/features/documents/facts/requirements.ts";
import type { SourceKey } from "#app/features/documents/facts/sources.ts";
import { planOf } from "#app/features/documents/plan/plan.ts";
import { figure, listed, plural } from "#app/features/documents/words.ts";
import {
  CLOUD_OFFICE,
  EXCHANGE,
  FOCUSED,
  NO_ACCOUNTS,
  NO_MAIL,
  OTHER_CLOUD,
  OTHER_DATA,
  OTHER_DEVICES,
  SECOND_FACTOR,
  SHAREPOINT,
  SMALL,
  SQL,
  TEN_DOMAINS,
  UNNAMED,
  WAYS_IN,
  WINDOWS,
  wants,
} from "./answers.ts";
import { AREAS, hasAreas, LTSC_ENDS } from "./areas.ts";
import { type CheckRow, FORMS, SENDERS } from "./products.ts";
import { BUSINESS_SEATS, deviceSample, grown, serverSample } from "./quantities.ts";
import {
  hasRoom,
  inDepth,
  isContractEnding,
  isMerged,
  isWatched,
  listsDevices,
  readsAgreements,
  readsBackup,
  readsDomain,
  readsDuties,
} from "./readings.ts";

/** A domain in depth of which a requirement asks for the reading: what counts as a finding is said all the same. */
const ASKED_DEVICES = all(none(UNNAMED), is("security-requirements", "mobile-device-management"));
const ASKED_DATA = all(none(SQL), is("security-requirements", "data-loss-prevention"));

/** `S-3`: the control that a requirement brings. */
function codeOf(requirement: string, brief: Brief): string {
  return requirementsOf(brief).find(({ id }) => id === requirement)?.code ?? "";
}

/** Something named runs on servers of the client. */
const ON_SERVERS = any(DIRECTORY, EXCHANGE, SHAREPOINT, SQL, WINDOWS);

/** What is brought back from a copy: of what is in use, and in a small organisation only the largest. */
function restored(brief: Brief): string {
  const isOnline = brief.holds(all(CLOUD_OFFICE, none(ON_SERVERS)));
  if (brief.holds(SMALL)) return isOnline ? "a mailbox" : "a whole system";
  const part = brief.holds(any(EXCHANGE, CLOUD_OFFICE))
    ? "a mailbox"
    : brief.holds(SQL)
      ? "a database"
      : brief.holds(SHAREPOINT)
        ? "a site"
        : "one application's data";
  return isOnline ? "a file, a mailbox, a site" : `a file, ${part}, a whole system`;
}

/** Releases of Windows 11 in the edition that the plan of such a size brings, whose support has ended by the read-out or ends within a year of it. */
function endingClients(brief: Brief): string {
  const edition = brief.users > BUSINESS_SEATS ? "Enterprise" : "Pro";
  const last = planOf(brief).end + 365;
  const ending = LIFECYCLE.flatMap(({ product, end }) =>
    product.startsWith("Windows 11 ") && product.endsWith(edition) && end && dayOfIso(end) <= last
      ? [`${product.split(" ")[2]} (${formatIso(end)})`]
      : [],
  );
  return ending.length > 0 ? `Windows 11 ${edition} past or near its end: ${listed(ending)}; ` : "";
}

const DEVICE_FINDING = (brief: Brief): string =>
  `An unmanaged device with company data; Windows 10 without paid updates; ${endingClients(brief)}${brief.has("industry", "manufacturing", "retail") ? `a ${brief.has("industry", "retail") ? "till" : "plant computer"} on ${LTSC_ENDS}; ` : ""}an unencrypted portable device`;

const DEVICE_STEP = "Bring under management or limit to browser access; replace hardware that cannot run Windows 11";

/** What lists the devices that nobody manages, where their management was not asked for. */
const otherDevices = (where: Condition, lists: string, ...source: SourceKey[]): CheckRow => ({
  when: all(OTHER_DEVICES, where),
  asked: inDepth("devices"),
  cells: [
    "Devices",
    (brief) => `${lists}; encryption, version and local administrators of ${figure(deviceSample(brief))} of them`,
    DEVICE_FINDING,
    DEVICE_STEP,
  ],
  source: [...source, "eol", "ej"],
});

/** What the act asks of whoever named it: of a supplier through the contracts of its financial customers. */
function ofDora(brief: Brief): string {
  if (brief.known("framework") !== "dora") return "";
  const own = brief.has("industry", "finance")
    ? "the supplier register and contract clauses (Art. 28, 30), the clock of a major incident"
    : "the clauses agreed with financial customers (Art. 30), the time within which these are told of an incident";
  return ` and, for DORA, ${own} and the last timed restore (Art. 11, 12)`;
}

const STORE_FINDING = "A store without an owner; personal data readable by all staff; no restore for a year";
const STORE_STEP = "The owner decides on access; data unopened for two years is archived before any move";

export const DOMAIN_CHECKS: readonly CheckRow[] = [
  {
    when: ALWAYS,
    asked: isMerged,
    cells: [
      "Merger, sale or move",
      "Day-one list against contracts, licences, network links, domain names and accounts",
      "A contract or licence that ends or needs consent on a change of owner or address; a domain name or account used by both sides; a link ordered too late",
      "Request consents and links first; assign one owner for day two to anything both sides use",
    ],
    source: ["ej"],
  },
  {
    when: UNNAMED,
    cells: [
      "Unlisted products",
      (brief) =>
        `Products by version, from a script on ${plural(deviceSample(brief), "device")} and ${plural(serverSample(brief), "server")}; antivirus console and DHCP leases, to reveal unlisted devices; 12 months of invoices`,
      "An unsupported product; a leased address whose device has no antivirus; a service paid by card",
      "A list of systems with owners comes first, as the basis for pricing every later step",
    ],
    source: ["eol", "ej"],
  },
  {
    when: UNNAMED,
    asked: readsDomain("devices"),
    cells: [
      "Devices",
      "Operating system, age, encryption and local administrators on the sample, against the list of all devices",
      "Windows 10, out of support since 14 October 2025, without paid updates (available to 10 October 2028 at the latest)",
      "Windows 11 where the hardware supports it, otherwise a new device: paid updates double in price each year",
    ],
    source: ["eol", "ej"],
  },
  {
    when: NO_ACCOUNTS,
    asked: readsDomain("identity"),
    cells: [
      "Accounts and administrators",
      "Administrators of computers, mail, backup, firewall and domain name, with their sign-in method; the last ten payroll leavers against every account list",
      "A shared administrator account, or one without MFA; a leaver's account still active",
      "Named accounts with MFA; leavers' accounts closed monthly from the payroll list",
    ],
    source: ["ej"],
  },
  {
    when: NO_MAIL,
    asked: readsDomain("productivity"),
    cells: [
      "Mail and files",
      "Volume, last access and owner of each file store, by script; mail platform, mailboxes and yearly cost of both, from invoices; SPF, DKIM and DMARC of every domain, from public DNS",
      "A store half unopened for two years; a second platform paid for the same purpose; no DMARC record, or a policy of none",
      "Archive what nobody opens, and compare the cost with Microsoft 365; SPF and DKIM for every sender, then DMARC from none to reject, each step after two weeks of reports",
    ],
    source: ["ej"],
  },
  { ...SENDERS, when: all(EXCHANGE, FOCUSED), asked: inDepth("productivity") },
  { ...FORMS, when: all(SHAREPOINT, FOCUSED), asked: inDepth("productivity") },
  {
    when: OTHER_CLOUD,
    cells: [
      "Cloud services",
      "Tenants registered to the mail domain, invoices, and each service's administrators",
      "A tenant opened by an employee; a service with a sole administrator and no MFA",
      "One owner and one sign-in method for each; cancel the rest",
    ],
    source: ["ej"],
  },
  {
    when: all(UNNAMED, is("integration-needs", "erp", "crm")),
    cells: [
      "Business systems",
      "Version, server, database, vendor contract and restore owner of each",
      "A version or database no longer supported by the vendor; no tested restore",
      "Obtain the vendor's offer for the next version before moving the server",
    ],
    source: ["ej"],
  },
  {
    when: ALWAYS,
    asked: readsDomain("network"),
    cells: [
      "Internet exposure",
      "Names and addresses from certificate transparency logs and public DNS, against the firewall rules; nothing is attacked",
      "Remote desktop or an administration page open to the internet; a rule or name without an owner",
      "Close within the week or put behind MFA; disable ownerless rules for 30 days, then delete",
    ],
    source: ["ej"],
  },
  {
    when: ALWAYS,
    asked: readsBackup,
    cells: [
      "Backup",
      (brief) =>
        `${brief.holds(SMALL) ? "One restore" : "Three restores"} by the backup operator, witnessed and timed (${restored(brief)}), and who can delete the copies`,
      "A restore slower than the data owner's target, set beforehand; copies that everyday administrators can delete",
      "One copy immutable for 30 days, under separate accounts; a timed restore each quarter",
    ],
    source: ["ej"],
  },
  {
    when: ALWAYS,
    asked: isWatched,
    cells: [
      "Detection and response",
      "The endpoint product's own detection test (not EICAR, often removed silently), run on one device and one server by a client administrator who tells only the sponsor; time from alert to first call; out-of-hours contact",
      "No alert, or no call within one working hour; a console unopened for a week",
      "One alert queue with a named owner by day; a managed service priced for nights",
    ],
    source: ["ej"],
  },
  {
    when: ALWAYS,
    asked: readsDuties,
    cells: [
      "Compliance evidence",
      (brief) =>
        `The latest record for each obligation under “Regulation”${ofDora(brief)}, with date and author; the oldest is reproduced in the consultant's presence`,
      "A policy without a record; a record over a year old; a record only one person can produce",
      "An owner and a frequency for each record; tool exports instead of manual records where possible",
    ],
    source: (brief) => (ofDora(brief) ? ["dora", "ej"] : ["ej"]),
  },
  {
    when: ALWAYS,
    asked: readsAgreements,
    cells: [
      "Contracts and licences",
      (brief) =>
        `Every contract with its notice period${isContractEnding(brief) ? ", first the one behind the fixed date" : ""}; 12 months of invoices against contracts, and seats against people`,
      "A notice period ending within 90 days with no owner; a product paid for twice; a payment without a contract",
      "Give notice in time; renew only what is used",
    ],
    source: ["ej"],
  },
  {
    when: OTHER_DATA,
    asked: inDepth("data"),
    cells: [
      "Data stores",
      "The three largest stores and every database: owner, type of data, access, age of the last restore",
      STORE_FINDING,
      STORE_STEP,
    ],
    source: ["ej"],
  },
  {
    when: SMALL,
    asked: listsDevices,
    cells: [
      "Devices",
      (brief) =>
        `Version, encryption, antivirus and local administrators of ${brief.given("devices") === null ? "every device" : `all ${plural(brief.devices, "device")}`}, from the antivirus console or by script`,
      DEVICE_FINDING,
      DEVICE_STEP,
    ],
    source: ["eol", "ej"],
  },
  otherDevices(
    CLOUD_OFFICE,
    "Entra ID sign-in logs of 30 days (7 without P1), filter “Managed: No”, against the managed devices",
    "entra-logs",
  ),
  otherDevices(none(CLOUD_OFFICE), "Computers on any list against the antivirus console"),
  {
    when: ASKED_DEVICES,
    asked: inDepth("devices"),
    cells: [
      "Devices",
      (brief) =>
        `As ${codeOf("mobile-device-management", brief)}, plus version and local administrators of the same devices`,
      DEVICE_FINDING,
      DEVICE_STEP,
    ],
    source: ["eol", "ej"],
  },
  {
    when: ASKED_DATA,
    asked: inDepth("data"),
    cells: [
      "Data stores",
      (brief) =>
        `As ${codeOf("data-loss-prevention", brief)}, plus owner and age of the last restore for each store and database`,
      STORE_FINDING,
      STORE_STEP,
    ],
    source: ["ej"],
  },
  {
    when: wants("productivity"),
    cells: [
      "Ticket causes",
      "Three months of tickets by cause; where none are recorded, a tally from kick-off to “Evidence complete” by whoever provides support",
      "A cause behind one ticket in ten, or one that stops a department for an hour",
      "Remove the cause before buying a tool; self-service instructions for the rest",
    ],
    source: ["ej"],
  },
  {
    when: wants("digital-transformation"),
    asked: hasRoom("productivity"),
    cells: [
      "Manual steps",
      (brief) =>
        `Two processes observed for an hour each, ${brief.has("industry", "education") ? "enrolment to leaving" : "order to invoice"} and joiner to leaver; every transfer between systems by hand is counted`,
      "Data entered twice; one step taking over four hours a week; a spreadsheet that holds up several departments",
      "Drop or merge steps first; build an interface or flow only for the rest",
    ],
    source: ["ej"],
  },
  {
    when: wants("scalability"),
    cells: [
      "Growth limits",
      (brief) =>
        `Licences, storage, address ranges, network links and administrators, each against ${figure(grown(brief))} users (30% more) and ${plural(brief.sites + 1, "site")}`,
      (brief) =>
        `A limit reached by twelve months' growth${brief.users <= BUSINESS_SEATS && grown(brief) > BUSINESS_SEATS ? `, notably the ${BUSINESS_SEATS}-seat cap on Business plans` : ""}; a step only one person can perform`,
      "Raise limits in the order they will be reached; buy capacity in steps",
    ],
    source: ["ej"],
  },
  {
    when: WAYS_IN,
    cells: [
      "Remote access",
      "VPN, gateways and published names, with users over 30 days and sign-in method",
      "Password-only access; a VPN open to the whole network; an entry point unused for 30 days",
      "MFA first; then per-application access instead of the whole network; unused entry points closed",
    ],
    source: ["ej"],
  },
  {
    // remote access has a row of its own, and so have the administrators of a firm of fifty without a directory
    when: all(SECOND_FACTOR, none(WAYS_IN), none(all(SMALL, NO_ACCOUNTS))),
    cells: [
      "Second factor",
      "Sign-in method of every administrator and of each way in from outside; who holds the accounts for emergencies",
      "An administrator or a way in with a password alone; a shared administrator account",
      "Administrators and remote access first, then all users in groups, each with a way back in",
    ],
    source: ["ej"],
  },
  {
    when: all(is("security-requirements", "zero-trust"), TEN_DOMAINS, none(SMALL)),
    cells: [
      "Zero Trust, six areas",
      "In each the rule that grants access, who is exempt, and its log",
      "0: whoever is on the network has access; 1: some users or systems are verified; 2: all are, with the least rights; 3: a refused attempt proves it",
      "The lowest first; identity and devices before networks",
    ],
    source: ["zt", "ej"],
  },
  ...AREAS.map(
    ({ industry, cells, source = ["ej"] }): CheckRow => ({
      when: is("industry", industry),
      asked: hasAreas,
      cells,
      source,
    }),
  ),
];
