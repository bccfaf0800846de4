/** What an assessment reads of each product that the client names, what counts as a finding, and what usually follows. */

import { DIRECTORY } from "#app/features/catalogue/estate.ts";
import { all, any, type Condition, is, none } from "#app/features/catalogue/predicate.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import { dayOfIso, formatDay, formatIso, type IsoDate } from "#app/features/documents/dates.ts";
import { lifecycleStatus } from "#app/features/documents/facts/lifecycle.ts";
import { PRICES } from "#app/features/documents/facts/prices.ts";
import type { Sourced } from "#app/features/documents/facts/sources.ts";
import type { Wording } from "#app/features/documents/pack.ts";
import { lifecycleOf, oldestOf } from "#app/features/documents/plan/deadlines.ts";
import { planOf } from "#app/features/documents/plan/plan.ts";
import { figure, plural } from "#app/features/documents/words.ts";

export const WINDOWS = is("current-technologies", "windows-server");
export const DIRECTORY_NAMED = is("current-technologies", "active-directory");
export const EXCHANGE = is("current-technologies", "exchange-server");
export const SHAREPOINT = is("current-technologies", "sharepoint");
export const SQL = is("current-technologies", "sql-server");
export const OFFICE = is("current-technologies", "office-365");
export const AZURE = is("current-technologies", "azure-services");
export const TEAMS = is("current-technologies", "teams");
export const POWER = is("current-technologies", "power-platform");
/** Mail, files and meetings in the cloud; Power Platform alone needs no more than the tenant. */
export const CLOUD_OFFICE = any(OFFICE, TEAMS);
export const TENANT = any(CLOUD_OFFICE, POWER);
const SMALL = is("company-size", "small");
/** The second look at a product: not for a firm of fifty, nor where three domains are all that is asked. */
const FULL = none(SMALL, is("solution-configuration", "custom-focused"));
/** What three domains in few days have no room for, unless it is about cost. */
const BROAD = none(is("solution-configuration", "custom-focused"));
/** Templates and authorities of the directory are read. */
export const CERTIFICATES: Condition = all(DIRECTORY, none(SMALL));
const COSTS = any(BROAD, is("primary-objective", "cost-reduction"));
/** Seats of the tenant are counted. */
export const SEATS_COUNTED: Condition = all(OFFICE, COSTS);
/** Seats or cores are counted, and may be too few. */
export const COUNTED: Condition = any(SEATS_COUNTED, all(SQL, COSTS));
/** Below some twenty servers a script does what an appliance of 32 GB would. */
export const APPLIANCE: Condition = all(any(WINDOWS, SQL), none(SMALL));

/** Business plans stop here. */
export const BUSINESS_SEATS = 300;
const SEATS = 10;
const SUPPORTED = "supported";
/** Of a tenant in use the programs renew themselves. */
const OFFICE_FAMILY = "office-365";

const endingRows = (brief: Brief, family: string) =>
  lifecycleOf(brief).filter((row) => row.family === family && lifecycleStatus(row, brief.today) !== SUPPORTED);

/** `SQL Server 2014, 2016 or 2017`: versions whose support has ended or ends within a year; empty where there are none. */
function endingVersions(brief: Brief, family: string): string {
  const products = endingRows(brief, family).flatMap(({ product }) => product.split(" and "));
  const [first = "", ...others] = products;
  const short = others.map((product) => product.replace(/^(Windows|Exchange|SharePoint|SQL) Server /, ""));
  return short.length > 0 ? `${[first, ...short.slice(0, -1)].join(", ")} or ${short.at(-1)}` : first;
}

const outdated =
  (family: string, more: string): Wording =>
  (brief) => {
    const versions = endingVersions(brief, family);
    const ended = endingRows(brief, family).filter(({ end }) => end && dayOfIso(end) < brief.today).length;
    const when = [
      ...(ended > 0 ? ["has ended"] : []),
      ...(ended < endingRows(brief, family).length ? ["ends within a year"] : []),
    ].join(" or ");
    return versions ? `${versions}, whose support ${when}; ${more}` : `A version that nobody plans to renew; ${more}`;
  };

/** Of these support lasts years beyond any road map. */
const RENEWED_LATE = new Set(["Windows Server 2022", "Windows Server 2025"]);

/** Servers of which some version may be renewed: not where a recent one is the oldest in use. */
export function hasAgeingServers(brief: Brief): boolean {
  return brief.holds(WINDOWS) && !RENEWED_LATE.has(oldestOf(brief, "windows-server") ?? "");
}

/** The products of the lifecycle table of which some version gets no ordinary updates any more on a day: `SQL Server 2016 and older`. */
export function outOfSupport(brief: Brief, day = brief.today): string[] {
  const rows = lifecycleOf(brief);
  const ended = rows.filter(({ family, end }) => family !== OFFICE_FAMILY && end && dayOfIso(end) < day);
  return [...new Set(ended.map(({ family }) => family))].flatMap((family) => {
    const last = ended.findLast((row) => row.family === family);
    if (!last) return [];
    const product = last.product.replace(/(\d{4}) and \1 /, "$1 ");
    return rows.find((row) => row.family === family) === last ? [product] : [`${product} and older`];
  });
}

const EWS_END = "2027-04-01";
/** The report comes after what it would warn of. */
function isInPlan(brief: Brief, date: IsoDate): boolean {
  return brief.holds(CLOUD_OFFICE) && dayOfIso(date) >= brief.today && dayOfIso(date) <= planOf(brief).end;
}

/** `ends on 1 April 2027`, or that it has. */
function ends(brief: Brief, date: IsoDate): string {
  return `${dayOfIso(date) >= brief.today ? "ends" : "ended"} on ${formatIso(date)}`;
}

/** What is about to end between two days, with the day of each: `SQL Server 2017 (12 October 2027)`. */
export function endingBetween(brief: Brief, from: number, to: number): string[] {
  return lifecycleOf(brief)
    .flatMap(({ product, end }) => (end ? [{ product, day: dayOfIso(end) }] : []))
    .filter(({ day }) => day > from && day <= to)
    .toSorted((a, b) => a.day - b.day)
    .map(({ product, day }) => `${product} (${formatDay(day)})`);
}

const fullPlan = (brief: Brief) => (brief.users > BUSINESS_SEATS ? "m365-e3" : "business-premium");

/** What seats of the plan that the size buys cost in a year. */
function unusedSeats(brief: Brief): string {
  const { item, low } = PRICES[fullPlan(brief)];
  return `Each ${SEATS} seats of ${item} given back save USD ${figure((low * SEATS * 12) / 100)} a year at list`;
}

/** Shift workers who were counted, and whom a plan of their own would serve. */
const ofShifts = (brief: Brief): number =>
  brief.has("industry", "education") ? 0 : (brief.given("shift-workers") ?? 0);

/** What that plan would save in a year, if each of them holds the one that the size buys. */
function shiftSeats(brief: Brief): string {
  if (ofShifts(brief) === 0) return "";
  const { item, low } = PRICES[fullPlan(brief)];
  const saved = ((low - PRICES["m365-f3"].low) * ofShifts(brief) * 12) / 100;
  return `. Microsoft 365 F3 in the place of ${item} saves USD ${figure(saved)} a year for ${plural(ofShifts(brief), "shift worker")}`;
}

/** `, so 6 to 18 days if all 12 need it`. */
function renewalDays({ servers }: Brief): string {
  if (servers.plan < 2) return "";
  return `, so ${figure(Math.ceil(servers.plan / 2))} to ${figure(Math.ceil(servers.plan * 1.5))} days if all ${figure(servers.plan)} need it`;
}

/** So many servers that one may be missing from a list. */
export const isEstate = (brief: Brief): boolean => brief.servers.plan > 2;

export type CheckRow = Sourced & {
  when: Condition;
  asked?: (brief: Brief) => boolean;
  cells: readonly [Wording, Wording, Wording, Wording];
};

/** What moves with mail: three domains have the room where mail is among them. */
export const SENDERS: CheckRow = {
  when: all(EXCHANGE, BROAD),
  cells: [
    "Devices and applications that use mail",
    "Devices and applications in 30 days of Get-MessageTrackingLog; callers of /EWS in the logs of IIS, by user and agent",
    "One without an owner, or without another supported method",
    (brief) =>
      `An owner and a new method for each before a mailbox moves: Exchange Web Services in Exchange Online ${ends(brief, EWS_END)}${isInPlan(brief, EWS_END) ? ", so callers are handed over as soon as they are listed" : ""}`,
  ],
  source: ["exo-ews", "ej"],
};
/** What SharePoint Online does not run: the same. */
export const FORMS: CheckRow = {
  when: all(SHAREPOINT, BROAD),
  cells: [
    "Workflows, forms and dead sites",
    "SharePoint Migration Assessment Tool: workflows of the 2010 and 2013 kind, InfoPath forms; Get-SPSite, sites without a change for a year",
    "A workflow or form that a department depends on; more than a third of the volume unchanged",
    "Rebuilt in Power Automate and Power Apps before its site moves, since SharePoint Online runs neither kind of workflow; dead sites are archived, not moved",
  ],
  source: ["ej"],
};

const ofCards = (brief: Brief): boolean => brief.known("framework") === "pci-dss" || brief.has("industry", "retail");
const ofBritain = (brief: Brief): boolean => brief.jurisdiction === "uk" && brief.known("framework") !== "pci-dss";

/** Who sets the time in which an update must be on a server. */
const UPDATES: readonly CheckRow[] = (
  [
    [
      "A critical or high-risk update missing after 14 days: the assessment of Cyber Essentials fails by it",
      ofBritain,
      "cyber-essentials",
    ],
    [
      "A critical update missing after a month on a server that card data touch (PCI DSS 4.0.1, 6.3.3)",
      (brief) => ofCards(brief) && !ofBritain(brief),
      "pci-patches",
    ],
    ["A critical update missing after 30 days", (brief) => !ofCards(brief) && !ofBritain(brief), "ej"],
  ] satisfies [string, (brief: Brief) => boolean, CheckRow["source"][number]][]
).map(([finding, asked, source]) => ({
  when: WINDOWS,
  asked,
  cells: [
    "Updates of servers",
    "Day of the last monthly update on each server (Get-HotFix, InstalledOn), and who approves it where",
    finding,
    "A ring of three servers in the first week, the others in the second; a server that nobody may restart gets an owner and a date",
  ],
  source: [source],
}));

/** Product; what is read, and with what; a finding, if; then usually. */
export const CHECKS: readonly CheckRow[] = [
  {
    when: WINDOWS,
    cells: [
      "Windows Server",
      (brief) =>
        `Version, role and owner of each server (${brief.serverRange}), by ${brief.holds(APPLIANCE) ? "the discovery appliance" : "script (Win32_OperatingSystem)"}${isEstate(brief) ? ", held against the list of machines in vCenter or Hyper-V (Get-VM)" : ""}; its last restore, from the log of the backup`,
      outdated("windows-server", "a server that no list names"),
      (brief) =>
        [
          hasAgeingServers(brief)
            ? `Upgrade in place, tried first on a restored copy: half a day for a plain server, a day and a half with its application${renewalDays(brief)}. Domain controllers and servers with Exchange are replaced instead. A newer version needs newer client access licences`
            : "An owner, a date of renewal and a place in the backup for each",
          ...(endingVersions(brief, "windows-server").includes("2016")
            ? ["Paid updates for 2016 cost the same on Azure as elsewhere, so they are no reason to move"]
            : []),
        ].join(". "),
    ],
    source: ["eol", "esu-change", "ej"],
  },
  ...UPDATES,
  {
    when: all(WINDOWS, FULL),
    cells: [
      "Windows Server, load",
      "Azure Migrate, performance-based assessment over two weeks, with a month end where possible: 95th percentile of processor, memory and disk",
      "A machine whose peak stays below 40% of what it has, or that nobody has signed in to for 90 days",
      "Merged, made smaller or retired before licences by core are bought",
    ],
    source: ["ej"],
  },
  {
    when: all(DIRECTORY, none(WINDOWS), BROAD),
    cells: [
      "Servers and devices in the directory",
      "Computers by operating system and last sign-in (Get-ADComputer, LastLogonDate, which may lag by 14 days)",
      "A version past its support; a computer that nobody has signed in to for 90 days",
      "An owner and a date for each; accounts of computers that are gone are disabled first and deleted a month later",
    ],
    source: ["eol", "ej"],
  },
  {
    when: DIRECTORY,
    cells: [
      (brief) => (brief.holds(DIRECTORY_NAMED) ? "Active Directory" : "Directory: administrators and protocols"),
      (brief) =>
        `Members of the privileged groups (Get-ADGroupMember -Recursive), accounts trusted for delegation, PasswordLastSet of krbtgt, and in the System log events 201 to 209 of Kdcsvc on ${brief.domainControllers === 1 ? "the domain controller" : `${brief.domainControllers} domain controllers`}, which name accounts that still need RC4`,
      "An administrator who reads mail with the same account; a krbtgt password older than 180 days; a service account that has keys for RC4 alone",
      "RC4 first: since July 2026 only a setting made on purpose keeps it open, and an old account gets AES keys with its next password. Then separate accounts for administration, and LAPS",
    ],
    source: ["kb5073381", "ej"],
  },
  {
    when: CERTIFICATES,
    cells: [
      "Certificates of the directory",
      "Templates and authorities, where there are any, with Invoke-Locksmith in mode 0, which only reads",
      "A template by which anybody may name another person and sign in as that person (ESC1); web enrolment open to relay (ESC8)",
      "Closed first: one setting, tested on one template",
    ],
    source: ["locksmith"],
  },
  {
    when: all(DIRECTORY, any(CLOUD_OFFICE, AZURE)),
    cells: [
      (brief) => `Synchronisation with Entra ID${brief.holds(CLOUD_OFFICE) ? "" : ", if any"}`,
      "Version of Connect Sync (installed programs of its server), whether devices are synchronised (dsregcmd /status on one), who may sign in to its server",
      "Below 2.5.79.0, which has stopped synchronising; ordinary administrators on its server",
      "Upgraded at once, or replaced by Cloud Sync where no device is synchronised; its server is treated like a domain controller",
    ],
    source: ["entra-sync", "cloudsync", "ej"],
  },
  {
    when: EXCHANGE,
    cells: [
      "Exchange Server",
      "Version and update level with Microsoft's script HealthChecker.ps1; virtual directories with an external address; any hybrid (Get-HybridConfiguration)",
      outdated("exchange-server", "an address for administration that the internet reaches"),
      "Taken off the internet now and replaced soon: mailboxes move to Exchange Online, or to SE where they must stay. From its second cumulative update on, SE is to refuse 2016 and 2019 beside it, so a slow move is not possible",
    ],
    source: ["eol", "exo-ews"],
  },
  SENDERS,
  {
    when: all(EXCHANGE, FULL),
    cells: [
      "Mailboxes",
      "Get-MailboxStatistics (size, archive), Get-MailboxPermission (delegates), Get-PublicFolderStatistics",
      "A mailbox above 100 GB; public folders in use; delegates across departments",
      "Archiving first; delegates move in one batch; public folders are a separate work stream and add a fifth to the days",
    ],
    source: ["exo-mig", "ej"],
  },
  {
    when: SHAREPOINT,
    cells: [
      (brief) => (brief.holds(CLOUD_OFFICE) ? "SharePoint Server, where there is a farm" : "SharePoint Server"),
      "BuildVersion of Get-SPFarm, Get-SPSolution for farm solutions and their authors, published addresses (Get-SPAlternateURL)",
      outdated("sharepoint", "code whose author has left"),
      "Taken off the internet now; content moves to SharePoint Online, or to Subscription Edition only where it must stay. Farm solutions cannot move: each is retired or rewritten",
    ],
    source: ["eol", "ej"],
  },
  FORMS,
  {
    when: SQL,
    cells: [
      "SQL Server",
      (brief) =>
        `Each instance with version, edition (SERVERPROPERTY), cores, size and application, ${brief.holds(APPLIANCE) ? "found by the discovery appliance" : "by script on every server that runs sqlservr.exe"}; the vendor's word on newer versions`,
      outdated("sql-server", "an instance without an owner"),
      "Upgraded where the vendor agrees. Paid updates cost about USD 3,353 (Standard) or 12,854 (Enterprise) for each two cores and year, so cores are counted before anything is signed",
    ],
    source: ["eol", "esu-price"],
  },
  {
    when: all(SQL, COSTS),
    cells: [
      "Licences of SQL Server",
      "Editions and cores against the contract; in each database sys.dm_db_persisted_sku_features, which names features of Enterprise in use",
      "Enterprise without such a feature; Developer or Evaluation edition that serves users",
      "Standard at the next upgrade, up to 32 cores and 256 GB in version 2025: about USD 4,200 against 15,100 for each two cores",
    ],
    source: ["ws-price", "ej"],
  },
  {
    when: all(SQL, FULL),
    cells: [
      "Databases",
      "sys.databases (recovery model), msdb.dbo.backupset and restorehistory, sysjobs, sys.servers",
      "Full recovery without log backups; no restore for a year; queries across servers",
      "A timed restore first. Jobs, linked servers and files outside the database decide between Managed Instance and a machine",
    ],
    source: ["sqlmi", "ej"],
  },
  {
    when: all(SQL, is("integration-needs", "reporting-tools")),
    cells: [
      "Reporting Services",
      "View ExecutionLog3 of the report server (60 days, unless set longer), subscriptions, data sources with a stored password",
      "A report server on a version that ends; more than half of the reports unread",
      "SQL Server 2025 brings no Reporting Services: what is read moves to Power BI Report Server, the rest is dropped first",
    ],
    source: ["ej"],
  },
  {
    when: all(TEAMS, none(OFFICE)),
    cells: [
      "Tenant, settings",
      "ScubaGear (Invoke-SCuBA) against the published baseline: administrators (MS.AAD.7.1), consents, Conditional Access",
      "More than eight or fewer than two global administrators; an administrator without a second factor; applications admitted by any user",
      "One setting at a time, in report-only mode for a week where there is one, then enforced",
    ],
    source: ["scuba", "ej"],
  },
  {
    when: OFFICE,
    cells: [
      "Microsoft 365, settings",
      "ScubaGear (Invoke-SCuBA) against the published baseline: administrators (MS.AAD.7.1), forwarding (MS.EXO.1.1), consents, Conditional Access",
      "More than eight or fewer than two global administrators; basic authentication; automatic forwarding to outside; applications admitted by any user",
      "One setting at a time, in report-only mode for a week where there is one, then enforced",
    ],
    source: ["scuba", "ej"],
  },
  {
    when: SEATS_COUNTED,
    cells: [
      "Microsoft 365, licences",
      "Admin centre: seats by plan under Billing, against Reports, Usage, active users of 30 days; invoices for what a plan includes already",
      (brief) =>
        `A seat without use in 30 days; ${ofShifts(brief) > 0 ? `a full plan on the seat of a shift worker (${figure(ofShifts(brief))} counted); ` : ""}a second product for what the plan includes`,
      (brief) =>
        brief.has("industry", "education")
          ? "Seats of leavers first; what the student benefit gives is not bought"
          : `${unusedSeats(brief)}. ${brief.users > BUSINESS_SEATS ? "A renewal is signed after the count, since prices changed in July 2026" : brief.holds(SMALL) ? "They are given back at the renewal, since a yearly plan takes none back before" : `Business plans stop at ${BUSINESS_SEATS} seats: growth beyond is E3, and is planned`}${shiftSeats(brief)}`,
    ],
    source: ["m365-price", "ej"],
  },
  {
    when: AZURE,
    cells: [
      "Azure, cost",
      "Cost analysis of three months by tag and subscription; Advisor, page Cost; licenseType of each machine in Resource Graph; use of reservations",
      "Cost without an owner; no alert on a budget; Windows or SQL licences owned and not claimed",
      "Licences claimed and machines resized first; reservations only after 30 to 60 days of measurement",
    ],
    source: ["cost-check", "caf-strategies", "ej"],
  },
  {
    when: all(AZURE, BROAD),
    cells: [
      "Azure, platform",
      "Permanent Owners and Contributors (Access control), public addresses and subnets with default outbound access (Resource Graph), SKU of each gateway, held against the landing-zone checklist",
      "Permanent owners; a machine that reaches the internet by default; a gateway that is not zone-redundant",
      "Permanent rights become eligible ones; outbound path and gateway are renewed before the next workload",
    ],
    source: ["alz-check", "vpngw"],
  },
  {
    when: TEAMS,
    cells: [
      "Teams",
      "Teams admin centre: Manage teams (owners, last activity), Users, External access; guests by last sign-in in Entra ID; Get-CsTeamsMeetingPolicy",
      "A team without a second owner; guests not seen for 90 days; all external domains allowed",
      "Owners named, expiry set, domains listed; a team is archived, not deleted",
    ],
    source: ["scuba", "ej"],
  },
  {
    when: POWER,
    cells: [
      "Power Platform",
      "Get-AdminPowerAppEnvironment, Get-AdminPowerApp and Get-AdminFlow: environments, makers, apps and flows by owner, and the connectors in use; last run of those that departments name",
      "A flow that the business depends on in the default environment, or whose owner has left",
      "Moved to an environment with two owners; a data policy is tried against the list before it stops anything",
    ],
    source: ["scuba", "ej"],
  },
  {
    when: all(POWER, BROAD),
    cells: [
      "Connectors and gateways",
      "Premium connectors of each flow and app against licences; Power Platform admin centre, Data: gateways, their members and version",
      "A premium connector without a licence; a gateway of one member, or one more than six releases old",
      "Licences only for what is kept; a gateway of two members, updated each month, its recovery key in a safe",
    ],
    source: ["gateway", "ej"],
  },
];

/** The products with a version past its updates that the internet often reaches. */
export function exposed(brief: Brief): string {
  return [
    ...(brief.holds(EXCHANGE) ? ["Exchange Server before SE"] : []),
    ...(brief.holds(SHAREPOINT) ? ["SharePoint Server before Subscription Edition"] : []),
  ].join(" or ");
}

export type QuickWin = Sourced & {
  when: Condition;
  asked?: (brief: Brief) => boolean;
  cells: readonly [string, string, string];
};

/** Changes below one day that can be taken back: change, test, way back. */
export const QUICK_WINS: readonly QuickWin[] = [
  {
    when: OFFICE,
    cells: [
      "Automatic forwarding of mail to outside addresses blocked",
      "Rules of 30 days listed, owners asked",
      "Exception for a named mailbox",
    ],
    source: ["scuba"],
  },
  {
    when: CLOUD_OFFICE,
    cells: [
      "Only administrators consent to applications",
      "A new application of a test user waits for approval",
      "Setting restored within the hour",
    ],
    source: ["scuba"],
  },
  {
    when: TEAMS,
    cells: [
      "External domains allowed by list instead of all",
      "Domains of 30 days of chats are on the list",
      "A domain is added within the hour",
    ],
    source: ["scuba"],
  },
  {
    when: POWER,
    cells: [
      "Only administrators create environments",
      "A maker is refused, and existing flows run",
      "Setting restored within the hour",
    ],
    source: ["scuba"],
  },
  {
    when: AZURE,
    cells: [
      "A budget with alerts on actual and forecast cost for each subscription",
      "An alert at a low figure reaches its reader",
      "Budget deleted; it stops nothing",
    ],
    source: ["alz-check"],
  },
  {
    when: any(DIRECTORY_NAMED, EXCHANGE),
    cells: [
      "Ordinary users may no longer join computers to the domain",
      "A test user is refused, the help desk is not",
      "Setting restored within the hour",
    ],
    source: ["ej"],
  },
  {
    when: all(DIRECTORY, none(SMALL)), // in a small firm the domain controller shares the printers
    cells: [
      "Print spooler stopped on domain controllers",
      "None of them shares a printer; a page prints as before",
      "Service started again within minutes",
    ],
    source: ["ej"],
  },
  {
    when: WINDOWS,
    cells: [
      "SMB version 1 switched off where a week of its audit log shows no client",
      "One scanner and one share tried first",
      "Switched on for the one server that needs it, with an end date",
    ],
    source: ["ej"],
  },
  {
    when: SQL,
    cells: [
      "Backups of databases written with checksums (backup checksum default)",
      "The next backup of each instance verifies",
      "Setting restored within the hour",
    ],
    source: ["ej"],
  },
  {
    when: all(SHAREPOINT, none(CLOUD_OFFICE)),
    cells: [
      "Central administration and its ports reached by administrators only",
      "A user is refused, the farm runs its jobs",
      "Rule removed within the hour",
    ],
    source: ["ej"],
  },
];
