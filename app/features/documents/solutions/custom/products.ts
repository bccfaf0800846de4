/** What an assessment reads of each product that the client names, what counts as a finding, and what usually follows. */

import { DIRECTORY } from "#app/features/catalogue/estate.ts";
import { all, any, type Condition, is, none } from "#app/features/catalogue/predicate.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import { dayOfIso, formatIso, type IsoDate, isoOfDay } from "#app/features/documents/dates.ts";
import { LIFECYCLE, lifecycleStatus, SMTP_OFF } from "#app/features/documents/facts/lifecycle.ts";
import { PRICES } from "#app/features/documents/facts/prices.ts";
import type { SourceKey } from "#app/features/documents/facts/sources.ts";
import { type Citing, say, type Wording } from "#app/features/documents/pack.ts";
import { lifecycleOf, oldestOf } from "#app/features/documents/plan/deadlines.ts";
import { gateDay, planOf } from "#app/features/documents/plan/plan.ts";
import { figure, listed, plural } from "#app/features/documents/words.ts";
import {
  AZURE,
  CERTIFICATES,
  CLOUD_OFFICE,
  COSTS,
  DIRECTORY_NAMED,
  EXCHANGE,
  FULL,
  hasAgeingServers,
  hasAppliance,
  isEstate,
  OFFICE,
  POWER,
  RENEWED_LATE,
  SEATS_COUNTED,
  SHAREPOINT,
  SMALL,
  SQL,
  TEAMS,
  TEN_DOMAINS,
  TENANT,
  WINDOWS,
} from "./answers.ts";
import { lacksUpdates, viaOlder } from "./out-of-support.ts";
import { BUSINESS_SEATS, grown, theServers } from "./quantities.ts";

/** The databases of a farm, where nobody named SQL Server: its versions whose support has ended or ends within a year. What runs on a recent server alone takes a later one. */
function beneathSites(brief: Brief): string {
  if (RENEWED_LATE.has(oldestOf(brief, "windows-server") ?? "")) return "";
  const years = LIFECYCLE.filter(({ family }) => family === "sql-server")
    .filter((row) => lifecycleStatus(row, brief.today) !== "supported")
    .map(({ product }) => product.replace("SQL Server ", ""));
  return years.length > 0
    ? `SQL Server ${listed(years, "or")} beneath it, out of support or within a year of it; `
    : "";
}

const SEATS = { small: 1, medium: 10, large: 10, enterprise: 100 };
const RING_SHARE = 10;

const endingRows = (brief: Brief, family: string) =>
  lifecycleOf(brief).filter((row) => row.family === family && lifecycleStatus(row, brief.today) !== "supported");

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
    return versions ? `${versions}, whose support ${when}; ${more}` : `A version with no renewal planned; ${more}`;
  };

/** Why versions that are not told cannot be expected, as the oldest server carries none of them, or may be older than the table, as it does. */
function tooOld(brief: Brief): string {
  const server = oldestOf(brief, "windows-server");
  if (brief.known("windows-server-version") === "2012") return "an older version; ";
  const first = lifecycleOf(brief).find(({ family }) => family === "sql-server")?.product;
  return server && !oldestOf(brief, "sql-server") && first === "SQL Server 2017"
    ? `an older version, unsupported on ${server}; `
    : "";
}

/** `. Paid updates cost … a year (2014 and 2016 only)`: a version before its end, and one past its paid years, is sold none. */
function paidSql(brief: Brief): string {
  const sold = endingRows(brief, "sql-server").filter(
    (row) => lifecycleStatus(row, brief.today) === "paid extension only",
  );
  const versions = listed(sold.map(({ product }) => product.replace("SQL Server ", "")));
  const only = sold.length < endingRows(brief, "sql-server").length ? ` (${versions} only)` : "";
  return (
    versions && `. Paid updates cost about USD 3,353 (Standard) or 12,854 (Enterprise) per two cores a year${only}`
  );
}

const EWS_BLOCKED = "2026-10-01";
const EWS_END = "2027-04-01";
type Ews = "listed" | "ended" | "past";

/** Between the two days the service answers listed applications alone; where the evidence is complete before the second it reads the list, later only what became of those who called. */
function ewsOf(brief: Brief): Ews {
  if (brief.today < dayOfIso(EWS_BLOCKED) || brief.today > dayOfIso(EWS_END)) return "past";
  return gateDay(planOf(brief), "pilot") > dayOfIso(EWS_END) ? "ended" : "listed";
}

const EWS_WORDS: Record<Ews, readonly [read: string, finding: string]> = {
  listed: [
    `; Exchange Web Services allow list, closed to others since ${formatIso(EWS_BLOCKED)}`,
    "; an application on that list",
  ],
  ended: [
    `; former callers of Exchange Web Services, shut down on ${formatIso(EWS_END)}, and what each uses now`,
    "; one of these that stopped, or that people work around",
  ],
  past: ["", ""],
};

/** The report comes after what it would warn of, and the first list before it. */
function isInPlan(brief: Brief, date: IsoDate): boolean {
  const { start, end } = planOf(brief);
  return brief.holds(CLOUD_OFFICE) && dayOfIso(date) >= start && dayOfIso(date) <= end;
}

/** `ends on 1 April 2027`, or that it has. */
function ends(brief: Brief, date: IsoDate): string {
  return `${dayOfIso(date) >= brief.today ? "ends" : "ended"} on ${formatIso(date)}`;
}

/** Lower costs are promised from every contract, not those of the seats alone. */
const ifCostly = (brief: Brief, words: string): string =>
  brief.has("primary-objective", "cost-reduction") ? words : "";

const fullPlan = (brief: Brief) => (brief.users > BUSINESS_SEATS ? "m365-e3" : "business-premium");

/** What seats of the plan that the size buys cost in a year. */
function unusedSeats(brief: Brief): string {
  const { item, low } = PRICES[fullPlan(brief)];
  const seats = SEATS[brief.size];
  const words = seats === 1 ? "Each seat" : `Every ${seats} seats`;
  return `${words} of ${item} returned at renewal ${seats === 1 ? "saves" : "save"} USD ${figure((low * seats * 12) / 100)} a year at list price`;
}

/** A larger client signs one renewal for all; Business plans end where a year's growth may lead. */
function atPlanEnd(brief: Brief): string {
  if (brief.users > BUSINESS_SEATS) return ". Sign the renewal after the count, as prices changed in July 2026";
  return grown(brief) > BUSINESS_SEATS
    ? `. Business plans stop at ${BUSINESS_SEATS} seats: plan growth beyond that on E3`
    : "";
}

/** Shift workers whose number was stated, and whom a plan of their own would serve. */
const ofShifts = (brief: Brief): number =>
  brief.has("industry", "education") ? 0 : (brief.given("shift-workers") ?? 0);

/** What that plan would save in a year, if each of them holds the one that the size buys. */
function shiftSeats(brief: Brief): string {
  if (ofShifts(brief) === 0) return "";
  const { item, low } = PRICES[fullPlan(brief)];
  const saved = ((low - PRICES["m365-f3"].low) * ofShifts(brief) * 12) / 100;
  // F3 has no loss prevention, and no price stands here for what would add it
  const handle = brief.has("security-requirements", "data-loss-prevention")
    ? `; those handling data under loss prevention, which F3 lacks, keep the full plan (USD ${figure(saved / ofShifts(brief))} less saved each)`
    : "";
  return `. Microsoft 365 F3 instead of ${item} saves USD ${figure(saved)} a year for ${plural(ofShifts(brief), "shift worker")}, if all hold the full plan today and a small mailbox suffices${handle}`;
}

/** What still has its support waits for other work. */
function upgradeTime(brief: Brief): string {
  const end = lifecycleOf(brief).find(({ family }) => family === "windows-server")?.end;
  return endingVersions(brief, "windows-server") || !end
    ? "Upgrade"
    : `With the next hardware or migration wave, before ${formatIso(end)}: upgrade`;
}

/** Nobody upgrades more of them in place at once. */
const MANY_SERVERS = 100;

/** What is not upgraded beneath its product: `domain controllers, Exchange and SharePoint servers`. */
const replaced = (brief: Brief): string => {
  const products = [...(brief.holds(EXCHANGE) ? ["Exchange"] : []), ...(brief.holds(SHAREPOINT) ? ["SharePoint"] : [])];
  if (products.length === 0) return "domain controllers";
  return `domain controllers${products.length > 1 ? "," : " and"} ${listed(products)} servers`;
};

/** `, so 6 to 18 days if all 12 are upgraded`. */
function renewalDays({ servers }: Brief): string {
  if (servers.plan < 2) return "";
  if (servers.plan > MANY_SERVERS) return `, so ${MANY_SERVERS / 2} to ${MANY_SERVERS * 1.5} days per ${MANY_SERVERS}`;
  return `, so ${figure(Math.ceil(servers.plan / 2))} to ${figure(Math.ceil(servers.plan * 1.5))} days if ${servers.plan === 2 ? "both are" : `all ${figure(servers.plan)} are`} upgraded`;
}

/** What synchronises the directory has a row; elsewhere, where any cloud is in use, only its version is read. */
const SYNCHRONISED = all(DIRECTORY, any(CLOUD_OFFICE, all(AZURE, none(SMALL))));
const MAY_SYNCHRONISE = all(none(SYNCHRONISED), any(none(is("cloud-maturity", "no-cloud")), TENANT, AZURE));

export type CheckRow = Citing & {
  when: Condition;
  asked?: (brief: Brief) => boolean;
  cells: readonly [Wording, Wording, Wording, Wording];
};

/** What moves with mail: three domains have the room where mail is among them. */
export const SENDERS: CheckRow = {
  when: all(EXCHANGE, TEN_DOMAINS),
  cells: [
    "Devices and applications using mail",
    "30 days of Get-MessageTrackingLog; callers of /EWS in the IIS logs, by user and agent",
    "One without an owner or a supported alternative",
    (brief) =>
      `An owner and a new method for each before any mailbox moves: Exchange Web Services in Exchange Online ${ends(brief, EWS_END)}${isInPlan(brief, EWS_END) ? ", so the list of callers is handed over at once" : ""}`,
  ],
  source: ["exo-ews", "ej"],
};

/** What SharePoint Online does not run: the same. */
export const FORMS: CheckRow = {
  when: all(SHAREPOINT, TEN_DOMAINS),
  cells: [
    "Workflows, forms and inactive sites",
    // the tool runs on no later farm
    (brief) =>
      `${lifecycleOf(brief).some(({ product }) => product === "SharePoint Server 2016") ? "SharePoint Migration Assessment Tool (farms up to 2016; later ones by script)" : "A script across all sites"}: 2010 and 2013 workflows, InfoPath forms; Get-SPSite, sites unchanged for a year`,
    "A workflow or form that a department depends on; over a third of the volume unchanged",
    "Rebuild in Power Automate and Power Apps before the site moves, as SharePoint Online runs neither type of workflow; archive inactive sites instead of moving them",
  ],
  source: ["smat", "ej"],
};

const ofCards = (brief: Brief): boolean => brief.known("framework") === "pci-dss" || brief.has("industry", "retail");
const ofBritain = (brief: Brief): boolean => brief.jurisdiction === "uk" && brief.known("framework") !== "pci-dss";

/** Ten domains of a firm of fifty, whose network nothing else reads. */
const isPlain = (brief: Brief): boolean => brief.holds(all(SMALL, TEN_DOMAINS));
/** Whether remote desktop answers is tried on each server. */
export const triesDesktop = (brief: Brief): boolean => isPlain(brief) && brief.holds(WINDOWS);

/** How long an update may be missing on a server, and who says so. */
const lateUpdate = (brief: Brief): readonly [finding: string, source: SourceKey] =>
  ofBritain(brief)
    ? [
        "A critical or high-risk update missing after 14 days, which fails a Cyber Essentials assessment",
        "cyber-essentials",
      ]
    : ofCards(brief)
      ? [
          "A critical update missing after a month; a server handling card data then fails PCI DSS 4.0.1, 6.3.3",
          "pci-patches",
        ]
      : ["A critical update missing after 30 days", "ej"];

/** Between the first gate, by which load is recorded, and “Evidence complete” a month ends. */
function hasMonthEnd(brief: Brief): boolean {
  const [from, to] = (["design", "pilot"] as const).map((gate) => gateDay(planOf(brief), gate));
  const monthOf = (day = 0) => isoOfDay(day).slice(0, 7);
  return monthOf(from) !== monthOf((to ?? 0) + 1);
}

const UPDATES: CheckRow = {
  when: WINDOWS,
  cells: [
    "Server updates",
    (brief) =>
      `Last monthly update on each server (Get-HotFix, InstalledOn)${isPlain(brief) ? "; remote desktop (Test-NetConnection, port 3389)" : ""}`,
    (brief) => `${lateUpdate(brief)[0]}${isPlain(brief) ? "; remote desktop open to users" : ""}`,
    ({ servers }) =>
      servers.plan === 1
        ? "Installed within two weeks, after a backup"
        : `${servers.plan > RING_SHARE ? "One in ten" : "One"} first, the rest a week later`,
  ],
  source: (brief) => [lateUpdate(brief)[1]],
};

/** Product; what is read, and with what; a finding, if; then usually. */
export const CHECKS: readonly CheckRow[] = [
  {
    when: WINDOWS,
    cells: [
      "Windows Server",
      (brief) =>
        `Version, role and owner of ${brief.servers.high === 1 ? "" : "each of "}${theServers(brief)}, by ${hasAppliance(brief) ? "the discovery appliance" : "script (Win32_OperatingSystem)"}${isEstate(brief) ? ", against vCenter or Hyper-V (Get-VM)" : ""}`,
      outdated("windows-server", "an unlisted server"),
      (brief) =>
        hasAgeingServers(brief)
          ? `${upgradeTime(brief)} in place, trialled on a restored copy: half a day for a basic server${viaOlder(brief)}, a day and a half with its application${renewalDays(brief)}. Replace ${replaced(brief)} instead. Newer versions need new client access licences`
          : "An owner, a renewal date and a backup for each",
    ],
    source: ["eol", "server-upgrade", "ej"],
  },
  UPDATES,
  {
    when: all(WINDOWS, FULL),
    asked: hasAppliance,
    cells: [
      "Windows Server, load",
      (brief) =>
        `Azure Migrate performance-based assessment, recorded from set-up until “Evidence complete”, at least two weeks${hasMonthEnd(brief) ? " and a month end" : " (no month end falls within: the owners state its peaks)"}: 95th percentile of processor, memory and disk`,
      (brief) =>
        `A machine peaking below 40% of capacity${brief.has("industry", "retail") ? ", also at peak trading, by its counters or its sales" : ""}`,
      "Consolidate, resize or retire before buying core licences",
    ],
    source: ["ej"],
  },
  {
    when: all(DIRECTORY, none(WINDOWS), TEN_DOMAINS),
    cells: [
      "Servers and devices in the directory",
      "Computers by operating system and last sign-in (Get-ADComputer, LastLogonDate, which may lag by 14 days)",
      "An unsupported version; a computer with no sign-in for 90 days",
      "An owner and a date for each; stale computer accounts disabled, then deleted after a month",
    ],
    source: ["eol", "ej"],
  },
  {
    when: DIRECTORY,
    cells: [
      (brief) => (brief.holds(DIRECTORY_NAMED) ? "Active Directory" : "Directory: administrators and protocols"),
      (brief) =>
        `Privileged group members (Get-ADGroupMember -Recursive), accounts trusted for delegation, krbtgt PasswordLastSet, and Kdcsvc events 201 to 209 on ${brief.domainControllers === 1 ? "the" : "every"} domain controller (accounts still needing RC4)${brief.holds(MAY_SYNCHRONISE) ? "; version of Connect Sync, if installed" : ""}`,
      "An administrator using the same account for mail; unconstrained delegation beyond domain controllers; a krbtgt password over 180 days old; a service account with RC4 keys only",
      "RC4 first: since July 2026 it works only if explicitly enabled, and an old account gets AES keys at its next password change. Then separate administrative accounts, and LAPS",
    ],
    source: ["kb5073381", "ej"],
  },
  {
    when: CERTIFICATES,
    cells: [
      "Directory certificates",
      "Certificate templates and CAs, if any, with Invoke-Locksmith in mode 0 (read-only)",
      "A template letting any user request a certificate in another's name (ESC1); web enrolment open to relay (ESC8)",
      "Fix these first: one setting, tested on one template",
    ],
    source: ["locksmith"],
  },
  {
    when: SYNCHRONISED,
    cells: [
      (brief) => `Synchronisation with Entra ID${brief.holds(CLOUD_OFFICE) ? "" : ", if any"}`,
      "Connect Sync version (installed programs on its server), device synchronisation (dsregcmd /status on one), who may sign in to the server",
      "A version below 2.5.79.0, which no longer synchronises; everyday administrators on the server",
      "Upgrade at once, or move to Cloud Sync where no devices are synchronised; treat the server as a domain controller",
    ],
    source: ["entra-sync", "cloudsync", "ej"],
  },
  {
    when: EXCHANGE,
    cells: [
      "Exchange Server",
      "Version and update level with Microsoft's HealthChecker.ps1; virtual directories with an external address",
      outdated("exchange-server", "an administration address reachable from the internet"),
      (brief) =>
        lacksUpdates(brief, "exchange-server")
          ? "Block internet access now and replace soon: mailboxes move to Exchange Online, or to SE where they must stay. From its second cumulative update, SE is due to block coexistence with older versions, which rules out a slow move"
          : "Keep SE up to date, administered from inside only; move mailboxes to Exchange Online where no rule keeps them on-premises",
    ],
    source: ["eol", "exo-ews"],
  },
  SENDERS,
  {
    when: all(EXCHANGE, FULL),
    cells: [
      "Mailboxes",
      "Get-MailboxStatistics (size, archive), Get-MailboxPermission (delegates), Get-PublicFolderStatistics",
      "A mailbox over 100 GB; public folders in use; delegates across departments",
      "Archive first; move delegates in one batch; treat public folders as a separate work stream, adding 20% to the days",
    ],
    source: ["exo-mig", "ej"],
  },
  {
    when: SHAREPOINT,
    cells: [
      (brief) => (brief.holds(CLOUD_OFFICE) ? "SharePoint Server, where there is a farm" : "SharePoint Server"),
      (brief) =>
        `Get-SPFarm BuildVersion, farm solutions and their authors (Get-SPSolution), published addresses (Get-SPAlternateURL)${brief.holds(SQL) ? "" : ", version of its SQL Server (SERVERPROPERTY)"}`,
      (brief) =>
        say(outdated("sharepoint", `${brief.holds(SQL) ? "" : beneathSites(brief)}code whose author has left`), brief),
      (brief) =>
        `${lacksUpdates(brief, "sharepoint") ? "Block internet access now; move" : "Move"} content to SharePoint Online, or ${lacksUpdates(brief, "sharepoint") ? "to" : "keep"} Subscription Edition only where it must stay. Farm solutions cannot move: retire or rewrite each`,
    ],
    source: ["eol", "ej"],
  },
  FORMS,
  {
    when: SQL,
    cells: [
      "SQL Server",
      (brief) =>
        `Each instance with version, edition (SERVERPROPERTY), cores, size and application, ${hasAppliance(brief) ? "found by the discovery appliance" : "by script on every server running sqlservr.exe"}; vendor support for newer versions`,
      (brief) => say(outdated("sql-server", `${tooOld(brief)}an instance without an owner`), brief),
      (brief) =>
        lacksUpdates(brief, "sql-server")
          ? `Upgrade where the vendor agrees${paidSql(brief)}`
          : "Upgrade before support ends, where the vendor agrees; count cores before buying",
    ],
    source: (brief) => ["eol", lacksUpdates(brief, "sql-server") ? "esu-price" : "ej"],
  },
  {
    when: all(SQL, COSTS),
    cells: [
      "SQL Server licences",
      "Editions and cores against the contract; Enterprise features in use, from sys.dm_db_persisted_sku_features in each database",
      "Enterprise with no such feature; Developer or Evaluation edition in production",
      "Standard at the next upgrade (up to 32 cores and 256 GB in version 2025): about USD 4,200 instead of 15,100 per two cores",
    ],
    source: ["ws-price", "ej"],
  },
  {
    when: all(SQL, FULL),
    cells: [
      "Databases",
      "sys.databases (recovery model), msdb.dbo.backupset and restorehistory, sysjobs, sys.servers",
      "Full recovery model without log backups; no restore for a year; cross-server queries",
      "A timed restore first. Jobs, linked servers and external files decide between Managed Instance and a virtual machine",
    ],
    source: ["sqlmi", "ej"],
  },
  {
    when: all(SQL, is("integration-needs", "reporting-tools")),
    cells: [
      "Reporting Services",
      "Report server view ExecutionLog3 (60 days by default), subscriptions, data sources with a stored password",
      "A report server on a version near end of support; over half of the reports unread",
      "SQL Server 2025 has no Reporting Services: retire unread reports, then move the rest to Power BI Report Server",
    ],
    source: ["ej"],
  },
  {
    when: all(TEAMS, none(OFFICE)),
    cells: [
      "Tenant, settings",
      "ScubaGear (Invoke-SCuBA) against the US CISA baseline: administrators (MS.AAD.7.1), consents, sharing (MS.SHAREPOINT.1.1), Conditional Access",
      "More than eight or fewer than two global administrators; an administrator without MFA; user consent to applications allowed; sharing with anyone",
      "One setting at a time, in report-only mode for a week where available, then enforced",
    ],
    source: ["scuba", "ej"],
  },
  {
    when: OFFICE,
    cells: [
      "Microsoft 365, settings",
      (brief) =>
        `ScubaGear (Invoke-SCuBA) against the US CISA baseline: administrators (MS.AAD.7.1), forwarding (MS.EXO.1.1), sharing (MS.SHAREPOINT.1.1), consents, Conditional Access${EWS_WORDS[ewsOf(brief)][0]}${brief.today < dayOfIso(SMTP_OFF) ? "; SMTP AUTH clients report" : ""}`,
      (brief) =>
        `More than eight or fewer than two global administrators; basic authentication; automatic external forwarding; sharing with anyone; user consent to applications allowed${EWS_WORDS[ewsOf(brief)][1]}`,
      "One setting at a time, in report-only mode for a week where available, then enforced",
    ],
    source: (brief) => (ewsOf(brief) === "past" ? ["scuba", "ej"] : ["scuba", "exo-ews", "ej"]),
  },
  {
    when: SEATS_COUNTED,
    cells: [
      "Microsoft 365, licences",
      (brief) =>
        `Admin centre: seats by plan (Billing) against 30-day active users (Reports, Usage); invoices for products the plan already includes${ifCostly(brief, "; every other contract with its notice period")}`,
      (brief) =>
        `A seat unused for 30 days; ${ofShifts(brief) > 0 ? `a full plan for a shift worker (${figure(ofShifts(brief))} stated); ` : ""}a product that duplicates the plan${ifCostly(brief, "; notice due within 90 days and no owner")}`,
      (brief) =>
        brief.has("industry", "education")
          ? "Leavers' seats first; buy nothing that the student benefit covers"
          : `${unusedSeats(brief)}${atPlanEnd(brief)}${shiftSeats(brief)}`,
    ],
    source: ["m365-price", "ej"],
  },
  {
    when: AZURE,
    cells: [
      (brief) => `Azure, cost${brief.holds(SMALL) ? " and owners" : ""}`,
      (brief) =>
        `Three months of Cost analysis by tag and subscription; Advisor cost recommendations; licenseType of each machine in Resource Graph; ${brief.holds(SMALL) ? "permanent Owners (Access control)" : "reservation utilisation"}`,
      (brief) =>
        `Unowned cost; no budget alert; Azure Hybrid Benefit not claimed on owned Windows or SQL licences${brief.holds(SMALL) ? "; a permanent owner who is no administrator" : ""}`,
      "Claim licences and resize machines first; reservations only after 30 to 60 days of measurement",
    ],
    source: ["cost-check", "caf-strategies", "ej"],
  },
  {
    when: all(AZURE, FULL), // gateways and outbound paths are no matter for a firm of fifty
    cells: [
      "Azure, platform",
      "Permanent Owners and Contributors (Access control), public addresses and subnets with default outbound access (Resource Graph), gateway SKUs, against the landing-zone checklist",
      "Permanent owners; default outbound internet access; a gateway that is not zone-redundant",
      "Make permanent roles eligible; replace the outbound path and gateway before the next workload",
    ],
    source: ["alz-check", "vpngw"],
  },
  {
    when: TEAMS,
    cells: [
      "Teams",
      "Teams admin centre: Manage teams (owners, last activity), Users, External access; guests by last sign-in in Entra ID (with P1)",
      "A team without a second owner; guests inactive for 90 days; all external domains allowed",
      "Name owners, set expiry, list domains; archive teams instead of deleting",
    ],
    source: ["scuba", "ej"],
  },
  {
    when: POWER,
    cells: [
      "Power Platform",
      "Get-AdminPowerAppEnvironment, Get-AdminPowerApp and Get-AdminFlow: environments, makers, apps and flows by owner, and connectors in use",
      "A business-critical flow in the default environment, or whose owner has left",
      "Move to an environment with two owners; test a data policy against the list before enforcing it",
    ],
    source: ["scuba", "ej"],
  },
  {
    when: all(POWER, FULL),
    cells: [
      "Connectors and gateways",
      "Premium connectors by flow and app against licences; gateways, members and versions (Power Platform admin centre, Data)",
      "A premium connector without a licence; a single-member gateway, or one over six releases old",
      "Licences only for what is kept; a two-member gateway, updated monthly, with its recovery key in a safe",
    ],
    source: ["gateway", "ej"],
  },
];
