/** What connects a business system in each solution: the way, the sign-in and what its owner accepts. */

import type { Sourced } from "./sources.ts";

export type Interface = Sourced & { protocol: string; authentication: string; acceptance: string };

/** What hardening of Tier 0 does with a system that signs in to the directory. */
const WATCHED: Interface = {
  protocol: "HTTPS, TCP 443, or its own console",
  authentication: "log reader account",
  acceptance: "",
  source: ["ej"],
};

const TIERED: Interface = {
  protocol: "Kerberos with AES, TCP 88",
  authentication: "managed service account, or a named account with an end date",
  acceptance: "No system account is in a Tier 0 group; the owner confirms a day's normal work after the change",
  source: ["privaccess", "ej"],
};

/** Keys are solution or configuration, and integration option ids; an assessment connects nothing. */
export const INTERFACES: Partial<Record<string, Partial<Record<string, Interface>>>> = {
  "certificate-services": {
    crm: {
      protocol: "HTTPS, TCP 443",
      authentication: "unchanged; server certificate validated",
      acceptance: "Each client and connector opens the system without a warning after the certificate change",
      source: ["ej"],
    },
    erp: {
      protocol: "HTTPS with client certificate (SAP GUI: SNC)",
      authentication: "service client certificate",
      acceptance: "A renewal in the test system interrupts no posting",
      source: ["ej"],
    },
    "legacy-applications": {
      protocol: "HTTPS to the proxy; legacy protocol only behind it",
      authentication: "unchanged",
      acceptance: "Every inventory finding has a proxy, an exception or an exit date",
      source: ["appproxy", "ej"],
    },
    "third-party-apis": {
      protocol: "HTTPS with client certificate, TCP 443",
      authentication: "client certificate, checked against the CRL",
      acceptance: "A partner's test certificate is accepted, then revoked and refused within the CRL period",
      source: ["pki-crl", "ej"],
    },
    "database-systems": {
      protocol: "database protocol over TLS (SQL Server: TCP 1433)",
      authentication: "unchanged; server certificate validated",
      acceptance:
        "One application connects to a pilot server with a validated certificate; an encrypted database is restored on another",
      source: ["ej"],
    },
    "reporting-tools": {
      protocol: "file export, SMB, TCP 445",
      authentication: "service account with the permission Read on the CA, and no role",
      acceptance: "The report matches a count by certutil -view, and every row has an owner",
      source: ["pki-sec", "ej"],
    },
    "custom-applications": {
      protocol: "HTTPS with client certificate, TCP 443",
      authentication: "service client certificate",
      acceptance:
        "A service renews a short-lived certificate unattended; the signature of a release verifies and that of an altered copy does not",
      source: ["ej"],
    },
  },
  "sccm-intune": {
    "third-party-apis": {
      protocol: "Microsoft Graph, HTTPS, TCP 443",
      authentication: "application with certificate, least permissions",
      acceptance: "Each caller reads its data and is refused outside its permissions",
      source: ["ej"],
    },
    "database-systems": {
      protocol: "HTTPS, TCP 443 outbound",
      authentication: "managed identity of the Arc agent",
      acceptance:
        "One database server is patched in its maintenance window; in a cluster, the database stays available",
      source: ["updmgr", "ej"],
    },
    "reporting-tools": {
      protocol: "OData and REST over HTTPS, TCP 443",
      authentication: "Entra ID, read-only role",
      acceptance: "The compliance report matches a sample of devices",
      source: ["ej"],
    },
  },
  "configuration-manager": {
    crm: {
      protocol: "content over HTTPS, TCP 443",
      authentication: "account of the device",
      acceptance: "Silent installation, update and removal on one device per build",
      source: ["ej"],
    },
    erp: {
      protocol: "content over HTTPS, TCP 443",
      authentication: "account of the device",
      acceptance: "Key users post a test month-end with the deployed version; no deployment during closing",
      source: ["ej"],
    },
    "legacy-applications": {
      protocol: "content over HTTPS, TCP 443",
      authentication: "account of the device",
      acceptance: "Three user journeys pass on each build in use, or the device is kept apart",
      source: ["eol", "ej"],
    },
    "third-party-apis": {
      protocol: "HTTPS, TCP 443",
      authentication: "scoped service account, not full administrator",
      acceptance: "Each caller reads its data and is refused outside its scope",
      source: ["cm-size", "ej"],
    },
    "database-systems": {
      protocol: "HTTPS 443, update catalogue TCP 8531",
      authentication: "computer account",
      acceptance:
        "One database server is patched in its maintenance window; in a cluster, the database stays available",
      source: ["ej"],
    },
    "reporting-tools": {
      protocol: "TDS over TLS, TCP 1433",
      authentication: "read-only account on the views",
      acceptance: "The compliance report matches a sample of devices",
      source: ["cm-sql", "ej"],
    },
    "custom-applications": {
      protocol: "content over HTTPS, TCP 443",
      authentication: "account of the device",
      acceptance: "Two consecutive versions are installed, upgraded and removed unattended",
      source: ["ej"],
    },
  },
  "microsoft-365": {
    crm: {
      protocol: "HTTPS, TCP 443",
      authentication: "SAML or OpenID Connect; administrator consent",
      acceptance: "Five users file a mail and a meeting with one sign-in; no permissions beyond those approved",
      source: ["scuba", "ej"],
    },
    erp: {
      protocol: "HTTPS, TCP 443; SMTP with TLS through the connector",
      authentication: "app registration with certificate, no user name and password",
      acceptance: "A month-end run in the test system sends every mail and receives every approval",
      source: ["exo-ews", "ej"],
    },
    "legacy-applications": {
      protocol: "SMTP with TLS, TCP 25 via connector",
      authentication: "none: connector restricted to its public IP address",
      acceptance: "Each application sends a test mail, or its exception has an owner and an end date",
      source: ["exo-ews", "ej"],
    },
    "third-party-apis": {
      protocol: "HTTPS, TCP 443",
      authentication: "OAuth client with certificate; secrets rotated within 180 days",
      acceptance: "Each caller works through Graph and is refused outside its permissions",
      source: ["scuba", "exo-ews"],
    },
    "database-systems": {
      protocol: "HTTPS outbound from a data gateway, TCP 443; blocked without one",
      authentication: "service account with read access to named views",
      acceptance: "A flow with a blocked connector cannot be saved; each listed connection has an owner",
      source: ["scuba", "gateway"],
    },
    "reporting-tools": {
      protocol: "HTTPS, TCP 443",
      authentication: "app registration with report read permission, certificate",
      acceptance: "Active users and licences for the last 30 days match the admin centre",
      source: ["ej"],
    },
    "custom-applications": {
      protocol: "HTTPS, TCP 443",
      authentication: "OpenID Connect for users, certificate for jobs",
      acceptance: "Sign-in, sending and receiving work with basic authentication and EWS blocked",
      source: ["exo-ews", "ej"],
    },
  },
  "azure-migration": {
    "legacy-applications": {
      protocol: "unchanged inside the network; HTTPS to the proxy from outside",
      authentication: "Entra sign-in at the proxy, unchanged behind it",
      acceptance: "Three user journeys per application pass",
      source: ["appproxy", "eol", "ej"],
    },
    "database-systems": {
      protocol: "TDS over TLS, TCP 1433, private address",
      authentication: "unchanged; Entra authentication after a move to Managed Instance",
      acceptance: "Row counts and checksums match; a restore is timed",
      source: ["sqlmi", "ej"],
    },
    crm: {
      protocol: "unchanged; HTTPS, TCP 443",
      authentication: "unchanged; Entra sign-in where supported",
      acceptance: "Five user journeys take at most 20% longer than before the move",
      source: ["caf-migrate", "ej"],
    },
    erp: {
      protocol: "unchanged, over the connection to Azure",
      authentication: "unchanged",
      acceptance: "A month-end close completes in the test system",
      source: ["caf-migrate", "ej"],
    },
    "third-party-apis": {
      protocol: "HTTPS, TCP 443",
      authentication: "OAuth client with certificate; secrets rotated within 180 days",
      acceptance:
        "Each partner's test call to the same name passes before the move; the smoke test of its wave repeats it",
      source: ["ais", "scuba", "ej"],
    },
    "reporting-tools": {
      protocol: "HTTPS outbound, TCP 443",
      authentication: "service account with read access",
      acceptance: "Report totals before and after the move match to the cent",
      source: ["gateway", "ej"],
    },
    "custom-applications": {
      protocol: "HTTPS, TCP 443",
      authentication: "unchanged; Entra sign-in where supported",
      acceptance: "Sign-in and regression tests pass",
      source: ["caf-strategies", "ej"],
    },
  },
  "hybrid-cloud": {
    crm: {
      protocol: "HTTPS, TCP 443, through the hub",
      authentication: "unchanged",
      acceptance:
        "Five interface runs pass from each side, in Azure at least from a test machine; an address without a rule is refused",
      source: ["alz-check", "ej"],
    },
    erp: {
      protocol: "unchanged, across the link",
      authentication: "unchanged",
      acceptance: "A night's batches finish in time with the new path in use",
      source: ["ej"],
    },
    "legacy-applications": {
      protocol: "HTTPS to the proxy; legacy protocol only behind it",
      authentication: "Entra sign-in at the proxy, the application's own behind it",
      acceptance: "Three user journeys per application pass from outside, without an inbound rule",
      source: ["appproxy", "ej"],
    },
    "third-party-apis": {
      protocol: "HTTPS, TCP 443",
      authentication: "OAuth client with certificate; secrets rotated within 180 days",
      acceptance: "Each partner's test call passes; a call without its certificate or secret is refused",
      source: ["ais", "scuba", "ej"],
    },
    "database-systems": {
      protocol:
        "native replication over TLS across the link (SQL Server: TCP 5022 for an availability group, 1433 for a publication)",
      authentication: "unchanged",
      acceptance: "Lag stays within the owner's limit over a full working day",
      source: ["ej"],
    },
    "reporting-tools": {
      protocol: "HTTPS outbound from the gateway, TCP 443",
      authentication: "service account with read access",
      acceptance: "Report totals match the source to the cent",
      source: ["gateway", "ej"],
    },
    "custom-applications": {
      protocol: "unchanged, over the newly opened path",
      authentication: "unchanged, until its developers change it",
      acceptance: "Its developers' regression tests pass across the link",
      source: ["ej"],
    },
  },
  security: {
    crm: {
      protocol: "administrator export",
      authentication: "named read-only account",
      acceptance: "Every right is confirmed by the owner, or covered by an exception with an end date",
      source: ["ej"],
    },
    erp: {
      protocol: "administrator export",
      authentication: "named read-only account",
      acceptance:
        "No user holds both duties of a conflicting pair, or a second person signs and the exception has an end date",
      source: ["ej"],
    },
    "legacy-applications": {
      protocol: "unchanged, from named networks only",
      authentication: "unchanged; NTLM audited",
      acceptance: "Accessible only from named networks by named accounts, with an exit date",
      source: ["ej"],
    },
    "third-party-apis": {
      protocol: "HTTPS, TCP 443",
      authentication: "certificate or federated identity; secrets rotated within 180 days",
      acceptance: "Each remaining permission has an owner and use within 90 days, or an exception with an end date",
      source: ["scuba"],
    },
    "database-systems": {
      protocol: "audit log of the database",
      authentication: "audit account without data access",
      acceptance:
        "A test sign-in and a test grant by an administrator appear in the database's own audit log, and its reviewer finds both",
      source: ["ej"],
    },
    "reporting-tools": {
      protocol: "HTTPS, TCP 443",
      authentication: "app registration with security event read permission, certificate",
      acceptance: "Figures match the portal on the test day",
      source: ["scuba", "ej"],
    },
    "custom-applications": {
      protocol: "HTTPS, TCP 443",
      authentication: "managed identity or dedicated certificate",
      acceptance: "No live secrets in scanned repositories, or an owner and date for each remaining one",
      source: ["ej"],
    },
  },
  "security-detection": {
    crm: {
      ...WATCHED,
      acceptance: "A test export appears in its own log the next day; a test account is blocked using the run book",
    },
    erp: {
      ...WATCHED,
      acceptance:
        "A test permission change appears in its own log the next day; a test account is blocked using the run book",
    },
  },
  "security-tier0": {
    crm: TIERED,
    erp: {
      ...TIERED,
      acceptance: "No system account is in a Tier 0 group; the owner has posted a test month-end",
    },
    "third-party-apis": {
      ...TIERED,
      acceptance: "No partner account is in a Tier 0 group; each has an owner and an end date",
    },
    "database-systems": TIERED,
    "custom-applications": {
      ...TIERED,
      acceptance: "None runs with directory rights or a personal account; each exception has an owner and an end date",
    },
  },
};
