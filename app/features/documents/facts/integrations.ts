/** Integration requirements of step 10: who owns each, and what it means inside a solution. */

import { FIRST_WAVE, MAIL_MOVES } from "#app/features/catalogue/estate.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import { ofSubject } from "#app/features/documents/brief/subject.ts";
import { say, type Wording } from "#app/features/documents/pack.ts";
import { ASSESSES } from "./effort.ts";
import type { Sourced } from "./sources.ts";

export { MAIL_MOVES };

/** An order by mailboxes means something only where these move. */
function byMailbox(moved: Wording, kept: string): Wording {
  return (brief) => (brief.holds(MAIL_MOVES) ? say(moved, brief) : kept);
}

/** `id`: option id of the question `integration-needs`. */
export type IntegrationRow = Sourced & { id: string; owner: string };

export const INTEGRATIONS: readonly IntegrationRow[] = [
  { id: "crm", owner: "CRM system owner", source: ["ais", "ej"] },
  { id: "erp", owner: "ERP system owner", source: ["ais", "ej"] },
  { id: "legacy-applications", owner: "Application owner", source: ["eol", "ej"] },
  { id: "third-party-apis", owner: "Integration lead", source: ["scuba", "ej"] },
  { id: "database-systems", owner: "Database owner", source: ["ej"] },
  { id: "reporting-tools", owner: "Reporting owner", source: ["ej"] },
  { id: "custom-applications", owner: "Development lead", source: ["ej"] },
];

/** A package, an account, a log or a window beside what is done anyway: half a day, as for any further application. */
const PACKAGED = { share: 0.5, least: 0.5 };

/** Its certificates come from templates that ask for approval. */
const APPROVED = { waits: ["issuing", "approval"] } as const;
/** What connecting a system waits for, by marks of the solution's rows, or the mark under which these wait for it; a system is connected with its move or after it, never before. `share`: of the days of an ordinary one; `least`: days that it takes at least where the rollout is short, one where nothing is said. */
export const INTEGRATION_ORDER: Partial<
  Record<string, Partial<Record<string, { waits?: readonly string[]; mark?: string; share?: number; least?: number }>>>
> = {
  "azure-migration": {
    crm: { waits: ["systems", "databases"] },
    erp: { waits: ["systems", "databases"] },
    "legacy-applications": { waits: ["systems", "databases"] },
    "third-party-apis": { waits: [], mark: "partners" },
    "database-systems": { waits: ["systems", "databases"] },
    "reporting-tools": { waits: ["systems", "waves", "databases"] },
    "custom-applications": { waits: ["systems", "databases"] },
  },
  "microsoft-365": {
    crm: { waits: ["mail"] },
    erp: { waits: [], mark: "callers", share: 1.5 },
    "legacy-applications": { waits: ["mail"], share: 1.5 },
    "third-party-apis": { waits: ["mail"] },
    "database-systems": { share: 0.5, least: 0.5 }, // its policy and gateway are of the build
    "reporting-tools": { ...PACKAGED, waits: ["mail"] },
    "custom-applications": { waits: [], mark: "callers", share: 0.5 }, // its developers do the work
  },
  security: {
    crm: PACKAGED,
    erp: PACKAGED,
    "third-party-apis": PACKAGED,
    "database-systems": PACKAGED,
    "reporting-tools": PACKAGED,
  }, // a log or a right, and a test
  "hybrid-cloud": {
    crm: { share: 0.5, least: 0.5 }, // an outbound rule and its test
    "third-party-apis": { share: 1.5 }, // each partner tests
    "legacy-applications": { waits: ["publication"] },
    erp: { waits: ["circuit"] }, // which carries it
    "database-systems": { waits: ["circuit"] },
  },
  "certificate-services": {
    crm: { ...APPROVED, share: 0.5 }, // a root in a trust store, a certificate under its alias, and a test
    "reporting-tools": { share: 0.5 },
    "legacy-applications": { waits: ["waves", "approval"] }, // they change last
    "custom-applications": APPROVED,
    erp: APPROVED,
    "third-party-apis": { ...APPROVED, share: 1.5 }, // each partner tests
  },
  "configuration-manager": {
    crm: PACKAGED,
    erp: PACKAGED,
    "database-systems": { ...PACKAGED, waits: ["waves"] }, // the last waves are those of servers
    "reporting-tools": PACKAGED,
    "custom-applications": PACKAGED,
  },
};

/** An assessment lists what others build, as that of a custom solution does. */
export function integrationIn(id: string, solution: string, brief: Brief): string {
  const own = INTEGRATION_IN_SOLUTION[id] ?? {};
  const assessed = (solution === "security" && own["security-assessment"]) || own.custom;
  return say(
    (brief.holds(ASSESSES) ? assessed : (ofSubject(own, brief) ?? own[solution])) ?? "Handled by the standard pattern.",
    brief,
  );
}

/** A landing zone prepares what later waves move. */
function inWave(moved: Wording, prepared: string): Wording {
  return (brief) => (brief.holds(FIRST_WAVE) ? prepared : say(moved, brief));
}

/** Hardening of Tier 0 looks at the accounts and servers of a system, not at what people may do in it. */
function inTier0(tiered: string, otherwise: Wording): Wording {
  return (brief) => (brief.has("solution-configuration", "security-tier0") ? tiered : say(otherwise, brief));
}

/** Detection needs the log of a system, and somebody who may block an account of it; elsewhere its rights are looked at. */
function inDetection(watched: string, otherwise: Wording): Wording {
  return (brief) => (brief.has("solution-configuration", "security-detection") ? watched : say(otherwise, brief));
}

/** What an integration means inside a solution. Keys are integration and solution option ids. */
export const INTEGRATION_IN_SOLUTION: Record<string, Record<string, Wording>> = {
  crm: {
    "certificate-services":
      "If self-hosted, its clients and connectors receive the new root certificate before its TLS certificate is replaced; a cloud service keeps its public one.",
    "configuration-manager": "Its client, or browser add-in, is packaged and deployed through collections.",
    "sccm-intune": "Its client, or browser add-in, is packaged and assigned to the group that uses it.",
    "azure-migration": inWave(
      "Latency between users, application and database is measured in discovery; application and database move in one wave, followed by interface tests.",
      "Latency between users, application and database is measured; the system moves in a later wave.",
    ),
    "microsoft-365": byMailbox(
      "Single sign-on is set up; the Outlook add-in is deployed to five users with mailboxes in the tenant, then to all CRM users.",
      "Single sign-on is set up; the Outlook add-in is deployed to five users, then to all CRM users.",
    ),
    security: inTier0(
      "Its servers are assigned to their tier, and its service accounts lose all directory rights.",
      inDetection(
        "Logging of sign-ins and exports is enabled; the run book names who reviews it and who can block an account or interface.",
        (brief) =>
          brief.has("industry", "healthcare", "education", "government")
            ? `Roles show who can export ${brief.has("industry", "healthcare") ? "patient and referrer lists" : brief.has("industry", "education") ? "applicant and alumni lists" : "citizen records"}; excess rights are removed.`
            : `Roles show who can export the customer list or change ${brief.has("industry", "finance") ? "terms" : "prices"}; excess rights are removed.`,
      ),
    ),
    "hybrid-cloud":
      "Its interfaces to systems on either side use HTTPS; outbound rules in Azure allow only the system's addresses.",
    "security-assessment":
      "Roles and settings are reviewed for bulk-export rights and for user and interface sign-in; a right without a reason is a finding.",
    custom: (brief) =>
      `The master system for names and addresses is identified, and duplicates are counted in 100 records${brief.has("current-technologies", "power-platform") ? "; flows that write to it are listed with the account they run under" : ""}${brief.has("current-technologies", "sql-server") ? "; its instance and vendor-supported version are noted" : ""}.`,
  },
  erp: {
    "certificate-services":
      "Interfaces with mutual TLS are listed and receive certificates with an owner and expiry alert; one is renewed in the test system.",
    "configuration-manager": "Its client is packaged and deployed outside posting periods.",
    "azure-migration": inWave(
      "Vendor confirmation first; application and database move in one wave to one region, and latency below 10 ms between them is verified afterwards.",
      "Vendor confirmation is obtained and database latency measured; the system moves in a later wave.",
    ),
    "microsoft-365": byMailbox(
      "Mail and approval flows move to Graph in the test system first, then with the finance mailboxes.",
      "Mail and approval flows move to Graph in the test system first, then in production, outside month-end.",
    ),
    security: inTier0(
      "Their servers are assigned to their tier outside month-end, and their batch and service accounts lose all directory rights.",
      inDetection(
        "Logging of sign-ins and permission changes is enabled; the run book names who reviews it and who can block an account or interface.",
        "Their roles are checked for segregation-of-duties conflicts.",
      ),
    ),
    "hybrid-cloud": (brief) =>
      brief.has("solution-configuration", "hybrid-expressroute")
        ? "Batches and interfaces crossing the link use the private circuit, and are tested over it below 10 ms and outside month-end."
        : "Application and database stay on the same side of the link; batches and interfaces crossing it are listed and tested outside month-end.",
    "security-assessment":
      "Their roles are reviewed for segregation-of-duties conflicts, and their service accounts for standing rights; each conflict is a finding.",
    custom: (brief) =>
      `Vendor support for newer versions${brief.has("current-technologies", "sql-server") ? " of SQL Server" : ""}, service accounts with standing rights and the last timed restore are recorded; no scripts run during month-end closing, whose days the owner names at kick-off.`,
  },
  "legacy-applications": {
    "certificate-services":
      "Applications still using SHA-1, short keys or old ciphers are inventoried; they receive TLS certificates last, or a TLS-terminating proxy (Entra application proxy or another).",
    "configuration-manager": "One application is packaged and tested on each operating-system build.",
    "azure-migration": inWave(
      (brief) =>
        `Rehosted, and published through the application proxy if web-based; ${brief.has("solution-configuration", "azure-exit") ? "at a hosting provider" : "retained"} with Arc if the vendor refuses the move.`,
      "Sign-in method, owner and exit date are listed; they move in a later wave.",
    ),
    "microsoft-365": byMailbox(
      "Replacements for basic authentication and SMTP submission are set up in phase 2; each owner tests the application once its mail is in the tenant, or it sends through a relay of the client's own with an end date.",
      "Basic authentication and SMTP submission are replaced in phase 2; each owner then tests for a month, or the application is isolated with an end date.",
    ),
    security: "Isolated by network and account until retired; exceptions have an expiry date.",
    "hybrid-cloud":
      "Sign-in, owner and exit date are listed; published with the others, without an inbound rule, and user journeys tested with the owner.",
    custom:
      "Listed with owner, operating system, sign-in method, exit date and the networks from which each is reachable.",
  },
  "third-party-apis": {
    "certificate-services": "Partner client certificates come from a dedicated template with approval.",
    "configuration-manager": "The administration service is the only interface; scripts use a scoped service account.",
    "sccm-intune":
      "Microsoft Graph is the only interface; each caller has an application of its own with the least permissions.",
    "azure-migration": inWave(
      (brief) =>
        brief.has("company-size", "small")
          ? "Outbound calls use the NAT gateway's single address; names called by partners stay, but their addresses change. Partners are told two weeks before the wave."
          : "Calls in pass API Management under the old name, so that partners notice no move. Calls out come from new public addresses, which third parties admit two weeks before the wave.",
      "Partners and contracts are listed; their interfaces follow with the wave that moves the systems they call.",
    ),
    "microsoft-365": byMailbox(
      (brief) =>
        `EWS callers${brief.has("current-technologies", "office-365", "teams") ? " of the tenant move to Graph as decided under legacy protocols, those of mailboxes outside it" : ""} are set up for Graph in phase 2; their permissions are then limited to the mailboxes they need, as partners confirm.`,
      "EWS callers move to Graph as decided under legacy protocols; their permissions are then limited to the mailboxes they need, as partners confirm.",
    ),
    security: inTier0(
      "Partner and partner-interface accounts are listed; none keeps directory rights.",
      "Consents granted to third-party applications are reviewed; those without an owner or use are revoked.",
    ),
    "hybrid-cloud": (brief) =>
      brief.has("company-size", "small")
        ? "They do not move; each call is listed with owner, firewall path and secret expiry date."
        : "API Management publishes them and reaches on-premises systems across the link.",
    custom: (brief) =>
      `Listed with partner, owner and secret age; ${brief.has("current-technologies", "exchange-server", "office-365") ? "Exchange Web Services callers, " : ""}secrets older than 180 days and manually renewed certificates are findings.`,
  },
  "database-systems": {
    "certificate-services":
      "Database server TLS certificates, and those that encrypt database files, receive owners, expiry alerts and a restore test.",
    "configuration-manager":
      "Database servers are patched in maintenance windows agreed with their owners, clusters node by node; the site database has its own instance.",
    "sccm-intune":
      "Database servers have a schedule of their own in Azure Update Manager, in windows agreed with their owners; of a cluster one node at a time.",
    "azure-migration": (brief) =>
      brief.holds(FIRST_WAVE)
        ? `Assessed ${brief.has("company-size", "small", "medium") ? "with the applications that use them" : "for Managed Instance"}; they move in a later wave.`
        : brief.has("company-size", "small", "medium") && !brief.has("solution-configuration", "azure-platform")
          ? "They move with their virtual machines, in the wave of the applications that use them."
          : "Managed Instance where features allow, otherwise SQL Server on a virtual machine, in the wave of the applications that use them.",
    "microsoft-365": (brief) =>
      brief.has("current-technologies", "power-platform")
        ? "Flows that read or write a database are listed; each moves to the gateway and a named account, and a data policy blocks other database connectors."
        : `${brief.has("current-technologies", "office-365", "teams") || brief.has("solution-configuration", "m365-optimise") ? "Existing" : "Planned"} database connections are listed; no database is connected here, and a data policy blocks unapproved database connectors.`,
    security: inTier0(
      "Database service accounts become managed accounts; database and directory administrators use separate people or accounts.",
      "Administrator sign-ins and permission changes in databases with personal data are logged and reviewed.",
    ),
    "hybrid-cloud":
      "One database is replicated natively across the link to a server provided by its owner; the change rate shows whether the link is sufficient.",
    "security-assessment":
      "Administrators, connection encryption and the last restore are reviewed for the three holding most personal data.",
    custom: (brief) =>
      brief.has("current-technologies", "sql-server")
        ? "Third-party databases are also listed: version, size, application, last restore and links to SQL Server."
        : "Listed with vendor, version, size, application and last restore.",
  },
  "reporting-tools": {
    "certificate-services": "A certificate inventory report (owner, template, expiry) is delivered monthly.",
    "configuration-manager":
      "Reporting Services or Power BI reads site database views daily; the readers of each report are named.",
    "sccm-intune":
      "Power BI reads Intune's data warehouse for devices and Azure Resource Graph for servers; the readers of each report are named.",
    "azure-migration": inWave(
      "The data gateway is installed, and each dataset repointed to its source's new address after the last wave.",
      "Datasets and their sources are listed and repointed in later waves.",
    ),
    "microsoft-365":
      "Tenant usage reports are loaded daily into the client's reporting tool; measures, readers and name concealment are agreed.",
    security: "Secure Score and policy coverage are reported monthly.",
    "hybrid-cloud": "Power BI reads on-premises sources through the data gateway; another tool keeps its connections.",
    "security-assessment":
      "Read and export rights are reviewed for the five reports with most personal data; access through an anonymous link is a finding.",
    custom: (brief) =>
      `The ten most-read reports are listed with source, refresh and permissions${brief.has("current-technologies", "power-platform") ? ", and the data gateway with its members and last update" : ""}; a report that fewer than two people can explain is a finding.`,
  },
  "custom-applications": {
    "certificate-services": "Mutual TLS and code signing use dedicated templates.",
    "configuration-manager": "One application's installer is packaged for silent installation and removal.",
    "azure-migration": (brief) => {
      if (brief.holds(FIRST_WAVE)) return "Assessed for App Service; they move in a later wave.";
      return brief.has("solution-configuration", "azure-platform")
        ? "Moved to App Service if it runs there unchanged, otherwise rehosted; code changes are for its developers."
        : "Rehosted in one wave with its database; code changes are for its developers.";
    },
    "microsoft-365": byMailbox(
      "Its developers move sign-in to MSAL and mail access to Graph in their own release, tested with a test mailbox and switched with the mailboxes it uses; this project supplies the list.",
      "Its developers move sign-in to MSAL and mail access to Graph in their own release; this project supplies the list.",
    ),
    security: inTier0(
      "Their service accounts become managed accounts where supported; service account passwords in code are found and changed.",
      "Secrets in code are identified; developers replace them, with managed identities where supported.",
    ),
    "hybrid-cloud":
      "The network path and DNS names are opened on both sides; its developers change the sign-in in their own release.",
    custom:
      "Listed with sign-in method, last release and who can build it; repositories are scanned for secrets, but code is not reviewed.",
  },
};

/** Every kind of system that can be asked for. */
export const INTEGRATION_IDS: readonly string[] = INTEGRATIONS.map(({ id }) => id);
