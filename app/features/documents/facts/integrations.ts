/** Integration requirements of step 10: pattern, interface, risk and acceptance of each. */

import type { Brief } from "#app/features/documents/brief.ts";
import { say, type Wording } from "#app/features/documents/pack.ts";
import { ASSESSES } from "./effort.ts";
import type { Sourced } from "./sources.ts";

export type IntegrationRow = Sourced & {
  /** Option id of the question `integration-needs`. */
  id: string;
  pattern: string;
  services: string;
  direction: string;
  protocol: string;
  authentication: string;
  data: string;
  steps: string;
  risk: string;
  acceptance: string;
  owner: string;
};

export const INTEGRATIONS: readonly IntegrationRow[] = [
  {
    id: "crm",
    pattern: "Single sign-on, API for data, events for changes",
    services: "Entra single sign-on and SCIM, Logic Apps, API Management",
    direction: "both ways",
    protocol: "HTTPS REST, TCP 443",
    authentication: "OpenID Connect for people, managed identity for jobs",
    data: "accounts, contacts, activities",
    steps:
      "name the data owner, agree the field map and the leading system, set duplicate rules, rehearse in the sandbox",
    risk: "duplicate master data (3/3); API limits (3/2)",
    acceptance: "100 sample records agree on both sides",
    owner: "Sales systems owner",
    source: ["ais", "ej"],
  },
  {
    id: "erp",
    pattern: "Batch and events over a private path",
    services: "Logic Apps connector, on-premises data gateway cluster of two, Service Bus",
    direction: "both ways, posting under approval",
    protocol: "HTTPS outbound from the gateway, TCP 443",
    authentication: "service account with least rights, stored in Key Vault",
    data: "orders, invoices, master data",
    steps: "size the gateway, open outbound rules, create the service account, respect the month-end freeze",
    risk: "posting error (2/5); vendor support statement missing (3/3)",
    acceptance: "a month-end close completes in the test system",
    owner: "Finance systems owner",
    source: ["gateway", "ais", "ej"],
  },
  {
    id: "legacy-applications",
    pattern: "Publish or wrap, otherwise isolate",
    services: "Entra application proxy or Private Access, Kerberos delegation, rehosted machine, Arc",
    direction: "users to application",
    protocol: "HTTPS to the proxy; the old protocol only behind it",
    authentication: "Entra pre-authentication, Kerberos or header to the application",
    data: "as today",
    steps: "inventory authentication, operating system, ciphers, owner and exit date of each application",
    risk: "operating system out of support (4/4); NTLM only (3/3)",
    acceptance: "three user journeys per application pass",
    owner: "Application owner",
    source: ["appproxy", "eol", "ej"],
  },
  {
    id: "third-party-apis",
    pattern: "API gateway with workload identity",
    services: "API Management, Key Vault, managed identities, Microsoft Graph instead of EWS",
    direction: "both ways",
    protocol: "HTTPS, TCP 443",
    authentication: "OAuth client with certificate; secrets rotated within 180 days",
    data: "by contract",
    steps: "inventory secrets and contracts, set rotation and rate limits, write contract tests",
    risk: "leaked secret (3/4); end of EWS and basic authentication (4/4)",
    acceptance: "the contract test runs in the pipeline and passes",
    owner: "Integration lead",
    source: ["scuba", "exo-ews", "ais"],
  },
  {
    id: "database-systems",
    pattern: "Migrate or link, private network only",
    services: "SQL Managed Instance, SQL on a virtual machine, private endpoints, Database Migration Service",
    direction: "applications to database",
    protocol: "TDS over TLS, TCP 1433",
    authentication: "Entra authentication, SQL logins only where an application needs them",
    data: "business databases",
    steps: "assess compatibility, collation, agent jobs, linked servers; agree recovery point and time",
    risk: "downtime (3/4); licence position (3/3)",
    acceptance: "row counts and checksums agree; a restore is timed",
    owner: "Database owner",
    source: ["sqlmi", "ej"],
  },
  {
    id: "reporting-tools",
    pattern: "Gateway and shared semantic models",
    services: "Power BI, on-premises data gateway cluster of two, Fabric",
    direction: "database to reports",
    protocol: "HTTPS outbound, TCP 443",
    authentication: "single sign-on with row-level security",
    data: "figures and dimensions",
    steps: "name the owner of each dataset, set refresh times, test row-level security with three users",
    risk: "stale figures (3/2); gateway outage (3/3)",
    acceptance: "report totals agree with the source to the cent",
    owner: "Reporting owner",
    source: ["gateway", "ej"],
  },
  {
    id: "custom-applications",
    pattern: "Modern authentication, pipeline for each release",
    services: "App Service, Entra app registration, GitHub or Azure DevOps, Key Vault",
    direction: "users to application",
    protocol: "HTTPS, TCP 443",
    authentication: "OpenID Connect through MSAL",
    data: "application data",
    steps: "its developers replace old sign-in code; environments are separated, regression tests written",
    risk: "old libraries (4/3); the author has left (3/3)",
    acceptance: "sign-in and regression tests pass",
    owner: "Development lead",
    source: ["ais", "ej"],
  },
];

/** Integrations that nobody names and every project meets; a checklist where none was chosen. */
export const HIDDEN_INTEGRATIONS: readonly (Sourced & { item: string; question: string })[] = [
  { item: "Printers and scanners", question: "Which devices send mail, and with which account?", source: ["ej"] },
  { item: "Monitoring", question: "What raises an alarm today, and to whom?", source: ["ej"] },
  { item: "Backup", question: "Which product, which retention, when was the last restore?", source: ["ej"] },
  { item: "Telephone system", question: "Does it read the directory or the calendar?", source: ["ej"] },
  { item: "HR feed", question: "Who creates and disables accounts, and how fast?", source: ["ej"] },
];

/** An assessment lists what others build, as that of a custom solution does. */
export function integrationIn(id: string, solution: string, brief: Brief): string {
  const column = brief.holds(ASSESSES) ? "custom" : solution;
  return say(INTEGRATION_IN_SOLUTION[id]?.[column] ?? "Handled in the common pattern.", brief);
}

/** A landing zone prepares what later waves move. */
function inWave(moved: string, prepared: string): Wording {
  return (brief) => (brief.has("solution-configuration", "azure-landing-zone") ? prepared : moved);
}

/** What an integration means inside a solution. Keys are integration and solution option ids. */
export const INTEGRATION_IN_SOLUTION: Record<string, Record<string, Wording>> = {
  crm: {
    "certificate-services": "Clients of the system must trust the new root before its TLS certificates change.",
    "configuration-manager": "Its client is packaged and deployed through collections.",
    "azure-migration": inWave(
      "Latency between users, application and database is measured in discovery; application and database move in one wave, and the interfaces are tested after it.",
      "Latency between users, application and database is measured; it moves in a later wave.",
    ),
    "microsoft-365": "Outlook add-in and single sign-on are tested in the pilot.",
    security: "Who may export the customer list and who may change prices is read from its roles; excess rights go.",
    "hybrid-cloud":
      "The interface runs over HTTPS through the hub; its outbound rules name the addresses of the system and no others.",
    custom: "Leading system, data owner and duplicates are asked of its owner in an interview.",
  },
  erp: {
    "certificate-services": "Interfaces with mutual TLS get certificates with an owner and an expiry alert.",
    "configuration-manager": "Its client is packaged and deployed outside posting periods.",
    "azure-migration": inWave(
      "Vendor's statement first; application and database move in one wave into one region, and latency below 10 ms between them is measured after it.",
      "The vendor's statement is obtained and the latency to the database measured; it moves in a later wave.",
    ),
    "microsoft-365": "Mail and approval flows are moved to Graph and tested with month-end volume.",
    security: "Duties that must not meet in one person are checked against its roles.",
    "hybrid-cloud": (brief) =>
      brief.has("solution-configuration", "hybrid-expressroute")
        ? "The private circuit carries it; latency budget below 10 ms to the database."
        : "Application and database stay on one side of the link; only batches and interfaces cross it.",
    custom: "Month-end runs, service accounts and restore are asked of its owner in an interview.",
  },
  "legacy-applications": {
    "certificate-services":
      "Inventory which applications still use SHA-1, short keys or old ciphers; they get TLS certificates last, or a TLS-terminating proxy in front.",
    "configuration-manager": "Packaging and compatibility tests on each operating-system build.",
    "azure-migration": inWave(
      "Rehosted with the proxy in front; retained with Arc where the vendor refuses.",
      "Way of sign-in, owner and exit date are listed; they move in a later wave.",
    ),
    "microsoft-365": "Basic authentication and SMTP submission are replaced or isolated.",
    security: "Isolated by network and by account until retired; exceptions have an expiry date.",
    "hybrid-cloud": "Published by the application proxy; no inbound rule.",
    custom: "Listed with owner, operating system, way of sign-in and exit date.",
  },
  "third-party-apis": {
    "certificate-services": "Client certificates for partners come from a template of their own with approval.",
    "configuration-manager":
      "The administration service is the only interface; scripts use a service account with a scope.",
    "azure-migration": "API Management in the hub hides the move from partners; its tier follows the volume of calls.",
    "microsoft-365": "Callers of EWS move to Graph before 1 April 2027.",
    security: "Consent to applications is restricted and reviewed.",
    "hybrid-cloud":
      "API Management publishes them; a self-hosted gateway for callers on the premises needs its Premium tier.",
    custom: "Listed with owner and secret age.",
  },
  "database-systems": {
    "certificate-services":
      "TLS and transparent-encryption certificates of SQL Server get owners, alerts and a restore test.",
    "configuration-manager":
      "Database servers are patched node by node in windows that their owners agree; the site's own database shares no instance with them.",
    "azure-migration": inWave(
      "Managed Instance where features allow, SQL on a virtual machine otherwise.",
      "Assessed for Managed Instance; they move in a later wave.",
    ),
    "microsoft-365": (brief) =>
      brief.has("current-technologies", "power-platform")
        ? "Connectors of Power Platform are limited by a data policy; flows reach databases through the gateway only."
        : "A data policy blocks database connectors until an owner asks for one.",
    security: "Sign-ins of administrators and changes of rights in databases with personal data are logged and read.",
    "hybrid-cloud": "Replication across the link is sized by change rate.",
    custom: "Listed with version, size, application and last restore.",
  },
  "reporting-tools": {
    "certificate-services": "A certificate inventory report (owner, template, expiry) is delivered each month.",
    "configuration-manager": "Reporting Services or Power BI reads the site database.",
    "azure-migration": inWave(
      "Each dataset is pointed at the new address of its source after the wave in which the source moves.",
      "Datasets and their sources are listed; they are pointed at new addresses in later waves.",
    ),
    "microsoft-365": "Usage and adoption reports are delivered each month.",
    security: "Secure Score and policy coverage are reported each month.",
    "hybrid-cloud":
      "Reports read sources on the premises through the data gateway; it reaches the service outbound only.",
    custom: "Sources, refresh and rights of the most read reports are listed.",
  },
  "custom-applications": {
    "certificate-services": "Mutual TLS and code signing get templates of their own.",
    "configuration-manager": "Installers are wrapped for silent installation and removal.",
    "azure-migration": inWave(
      "Moved to App Service where it runs there unchanged, rehosted otherwise; its own developers change code, not this project.",
      "Assessed for App Service; it moves in a later wave.",
    ),
    "microsoft-365":
      "Its developers move sign-in to MSAL and mail access to Graph in a release of theirs; this project gives them the list.",
    security: "Secrets in code are found; their developers replace them, by managed identities where these work.",
    "hybrid-cloud":
      "The path and the names are opened on both sides; its developers change the sign-in in a release of theirs.",
    custom: "Listed with way of sign-in, secrets in the code and last release.",
  },
};
