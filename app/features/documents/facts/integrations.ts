/** Integration requirements of step 10: who owns each, and what it means inside a solution. */

import { all, any, type Condition, is, none } from "#app/features/catalogue/predicate.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import { say, type Wording } from "#app/features/documents/pack.ts";
import { ASSESSES } from "./effort.ts";
import type { Sourced } from "./sources.ts";

/** A tenant that is new to the client takes the mail with it; what is protected or checked in one stands there already. */
export const MAIL_MOVES: Condition = all(
  none(is("solution-configuration", "m365-optimise")),
  any(
    is("current-technologies", "exchange-server"),
    is("solution-configuration", "m365-hybrid", "m365-new-tenant"),
    all(is("solution-configuration", "m365-secure"), none(is("current-technologies", "office-365", "teams"))),
  ),
);

/** An order by mailboxes means something only where these move. */
function byMailbox(moved: string, kept: string): Wording {
  return (brief) => (brief.holds(MAIL_MOVES) ? moved : kept);
}

/** `id`: option id of the question `integration-needs`. */
export type IntegrationRow = Sourced & { id: string; owner: string };

export const INTEGRATIONS: readonly IntegrationRow[] = [
  { id: "crm", owner: "Sales systems owner", source: ["ais", "ej"] },
  { id: "erp", owner: "Finance systems owner", source: ["ais", "ej"] },
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
    crm: { waits: ["systems"] },
    erp: { waits: ["systems"] },
    "legacy-applications": { waits: ["systems"] },
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
    crm: { share: 0.5 }, // a root in a trust store, and a test
    "reporting-tools": { share: 0.5 },
    "legacy-applications": { waits: ["waves"] }, // they change last
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
  return say((brief.holds(ASSESSES) ? assessed : own[solution]) ?? "Handled in the common pattern.", brief);
}

/** A landing zone prepares what later waves move. */
function inWave(moved: Wording, prepared: string): Wording {
  return (brief) => (brief.has("solution-configuration", "azure-landing-zone") ? prepared : say(moved, brief));
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
      "Its clients and connectors are listed and get the new root; its own TLS certificate changes last.",
    "configuration-manager":
      "Its client, or the add-in of one that runs in the browser, is packaged and deployed through collections.",
    "azure-migration": inWave(
      "Latency between users, application and database is measured in discovery; application and database move in one wave, and the interfaces are tested after it.",
      "Latency between users, application and database is measured; it moves in a later wave.",
    ),
    "microsoft-365": byMailbox(
      "Single sign-on is set up; the Outlook add-in goes to five users of the system whose mail is in the tenant, then to their departments.",
      "Single sign-on is set up; the Outlook add-in goes to five users of the system, then to their departments.",
    ),
    security: inTier0(
      "Its servers are put into their tier, and its service accounts keep no right over the directory.",
      inDetection(
        "Its log of sign-ins and exports is switched on; the run book names who reads it and who blocks an account or interface of it.",
        (brief) =>
          brief.has("industry", "healthcare", "education", "government")
            ? `Who may export the list of ${brief.has("industry", "healthcare") ? "patients and referrers" : brief.has("industry", "education") ? "applicants and alumni" : "citizens"} is read from its roles; excess rights go.`
            : `Who may export the customer list and who may change ${brief.has("industry", "finance") ? "terms" : "prices"} is read from its roles; excess rights go.`,
      ),
    ),
    "hybrid-cloud":
      "Its interface to systems on either side runs over HTTPS; the outbound rules in Azure name the addresses of the system and no others.",
    "security-assessment":
      "Who may export whole lists, and how people and interfaces sign in, is read from its roles and settings; a right without a reason is a finding.",
    custom: (brief) =>
      `The system that leads for names and addresses is named, and duplicates are counted in 100 records${brief.has("current-technologies", "power-platform") ? "; flows that write to it are listed with the name that they run under" : ""}${brief.has("current-technologies", "sql-server") ? "; its instance and the version that its vendor supports are noted" : ""}.`,
  },
  erp: {
    "certificate-services":
      "Interfaces with mutual TLS are listed and get certificates with an owner and an expiry alert; one is renewed in the test system.",
    "configuration-manager": "Its client is packaged and deployed outside posting periods.",
    "azure-migration": inWave(
      "Vendor's statement first; application and database move in one wave into one region, and latency below 10 ms between them is measured after it.",
      "The vendor's statement is obtained and the latency to the database measured; it moves in a later wave.",
    ),
    "microsoft-365": byMailbox(
      "Mail and approval flows move to Graph in the test system first, then with the mailboxes of finance, outside a month-end.",
      "Mail and approval flows move to Graph in the test system first, then in production, outside a month-end.",
    ),
    security: inTier0(
      "Its servers are put into their tier outside a month-end, and its batch and service accounts keep no right over the directory.",
      inDetection(
        "Its log of sign-ins and changes of rights is switched on; the run book names who reads it and who blocks an account or interface of it.",
        "Its roles are checked for duties that one person must not hold together.",
      ),
    ),
    "hybrid-cloud": (brief) =>
      brief.has("solution-configuration", "hybrid-expressroute")
        ? "The private circuit carries it; latency to the database, below 10 ms, is measured on it outside month end."
        : "Application and database stay on one side of the link; the batches and interfaces that cross it are listed and tested outside month end.",
    "security-assessment":
      "Its roles are read for duties that one person must not hold together, and its service accounts for standing rights; each pair in one hand is a finding.",
    custom: (brief) =>
      `Its vendor's word on newer versions${brief.has("current-technologies", "sql-server") ? " of SQL Server" : ""}, service accounts with standing rights, and the last timed restore; nothing is measured on it in the closing days of a month.`,
  },
  "legacy-applications": {
    "certificate-services":
      "Inventory which applications still use SHA-1, short keys or old ciphers; they get TLS certificates last, or a proxy that ends TLS in front (Entra application proxy or another).",
    "configuration-manager": "Packaging and compatibility tests on each operating-system build.",
    "azure-migration": inWave(
      "Rehosted, and published through the application proxy where it is a web application; retained with Arc where the vendor refuses.",
      "Way of sign-in, owner and exit date are listed; they move in a later wave.",
    ),
    "microsoft-365": byMailbox(
      "What replaces basic authentication and SMTP submission is set up in phase 2; each application is tested by its owner once its mail is in the tenant, or isolated with an end date.",
      "Basic authentication and SMTP submission are replaced in phase 2; here each owner tests a month of use, or isolates the application with an end date.",
    ),
    security: "Isolated by network and by account until retired; exceptions have an expiry date.",
    "hybrid-cloud":
      "Sign-in, owner and exit date are listed; published with the others, without an inbound rule, and its journeys walked with its owner.",
    custom:
      "Listed with owner, operating system, way of sign-in and exit date, and from where the network lets each be reached.",
  },
  "third-party-apis": {
    "certificate-services": "Client certificates for partners come from a template of their own with approval.",
    "configuration-manager":
      "The administration service is the only interface; scripts use a service account with a scope.",
    "azure-migration": inWave(
      (brief) =>
        brief.has("company-size", "small")
          ? "Calls leave from the one address of the NAT gateway, and names that partners call keep while their address changes; both are told to the partners two weeks before the wave."
          : "API Management in front of the moved systems hides the move from partners.",
      "Partners and contracts are listed; API Management comes with the wave that moves what they call.",
    ),
    "microsoft-365": byMailbox(
      "Callers of EWS are set up for Graph in phase 2; here their rights are cut to the mailboxes that they need, and partners confirm it.",
      "Callers of EWS move to Graph in phase 2; here their rights are cut to the mailboxes that they need, and partners confirm it.",
    ),
    security: inTier0(
      "Accounts of partners and of their interfaces are listed; none keeps a right over the directory.",
      "Consents that were given to applications of others are reviewed, and those without an owner or a use are withdrawn.",
    ),
    "hybrid-cloud": (brief) =>
      brief.has("company-size", "small")
        ? "Nothing of them moves; each call is listed with its owner, its way across the firewall and the end date of its secret."
        : "API Management publishes them, and reaches the systems on the premises across the link.",
    custom: (brief) =>
      `Listed with partner, owner and age of the secret; ${brief.has("current-technologies", "exchange-server", "office-365") ? "a caller of Exchange Web Services, " : ""}a secret older than 180 days and a certificate renewed by hand are findings.`,
  },
  "database-systems": {
    "certificate-services":
      "TLS certificates of the database servers, and those that encrypt their files, get owners, expiry alerts and a restore test.",
    "configuration-manager":
      "Database servers are patched in windows that their owners agree, clusters node by node; the site's own database shares no instance with them.",
    "azure-migration": (brief) =>
      brief.has("solution-configuration", "azure-landing-zone")
        ? `Assessed ${brief.has("company-size", "small", "medium") ? "with the applications that use them" : "for Managed Instance"}; they move in a later wave.`
        : brief.has("company-size", "small", "medium") && !brief.has("solution-configuration", "azure-platform")
          ? "They move on their machines, in the wave of the applications that use them."
          : "Managed Instance where features allow, SQL on a virtual machine otherwise, in the wave of the applications that use them.",
    "microsoft-365": (brief) =>
      brief.has("current-technologies", "power-platform")
        ? "Flows that read or write a database are listed; each is moved to the gateway and a named account, and a data policy keeps other connectors from databases."
        : "Who reads a database from the tenant today is listed; no database is connected here, and a data policy keeps connectors to them for named owners.",
    security: inTier0(
      "Service accounts of database servers become managed accounts; administrators of databases and of the directory are different people or different accounts.",
      "Sign-ins of administrators and changes of rights in databases with personal data are logged and read.",
    ),
    "hybrid-cloud":
      "One database is replicated across the link with its own replication, to a server that its owner provides; the change rate shows whether the line can carry it.",
    "security-assessment":
      "Administrators, encryption of connections and the last restore are read for the three that hold most personal data.",
    custom: (brief) =>
      brief.has("current-technologies", "sql-server")
        ? "Databases of other makers are listed too: version, size, application, last restore, and what links them to SQL Server."
        : "Listed with maker, version, size, application and last restore.",
  },
  "reporting-tools": {
    "certificate-services": "A certificate inventory report (owner, template, expiry) is delivered each month.",
    "configuration-manager":
      "Reporting Services or Power BI reads views of the site database, once a day; the readers of each report are named.",
    "azure-migration": inWave(
      "Each dataset is pointed at the new address of its source after the wave in which the source moves.",
      "Datasets and their sources are listed; they are pointed at new addresses in later waves.",
    ),
    "microsoft-365":
      "The usage reports of the tenant are loaded into the client's reporting tool once a day; measures and readers are agreed, and whether names stay hidden.",
    security: "Secure Score and policy coverage are reported each month.",
    "hybrid-cloud":
      "The data gateway is installed, and each dataset reads its source on the premises through it, outbound only.",
    "security-assessment":
      "Who may read and export the five reports with most personal data is read from their rights; access through a link that anybody can open is a finding.",
    custom: (brief) =>
      `The ten most read reports are listed with source, refresh and rights${brief.has("current-technologies", "power-platform") ? ", and the data gateway with its members and last update" : ""}; a report that no two people can explain is a finding.`,
  },
  "custom-applications": {
    "certificate-services": "Mutual TLS and code signing get templates of their own.",
    "configuration-manager": "Installers are wrapped for silent installation and removal.",
    "azure-migration": (brief) => {
      if (brief.has("solution-configuration", "azure-landing-zone"))
        return "Assessed for App Service; it moves in a later wave.";
      return brief.has("solution-configuration", "azure-platform")
        ? "Moved to App Service where it runs there unchanged, rehosted otherwise; its own developers change code, not this project."
        : "Rehosted in one wave with its database; its own developers change code, not this project.";
    },
    "microsoft-365": byMailbox(
      "Its developers move sign-in to MSAL and mail access to Graph in a release of their own, tested with a test mailbox and switched with the mailboxes that it uses; this project gives them the list.",
      "Its developers move sign-in to MSAL and mail access to Graph in a release of their own; this project gives them the list.",
    ),
    security: inTier0(
      "The accounts under which they run become managed accounts where the application allows it; passwords of service accounts in code are found and changed.",
      "Secrets in code are found; their developers replace them, by managed identities where these work.",
    ),
    "hybrid-cloud":
      "The path and the names are opened on both sides; its developers change the sign-in in a release of theirs.",
    custom:
      "Listed with way of sign-in, last release and who can build it; repositories are searched for secrets, the code itself is not reviewed.",
  },
};

/** Every kind of system that can be asked for. */
export const INTEGRATION_IDS: readonly string[] = INTEGRATIONS.map(({ id }) => id);
