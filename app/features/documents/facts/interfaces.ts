/** What connects a business system in each solution: the way, the sign-in and what its owner accepts. */

import type { Sourced } from "./sources.ts";

export type Interface = Sourced & { protocol: string; authentication: string; acceptance: string };

/** What hardening of Tier 0 does with a system that signs in to the directory. */
const WATCHED: Interface = {
  protocol: "HTTPS, TCP 443, or its own console",
  authentication: "account that only reads the log",
  acceptance: "",
  source: ["ej"],
};

const TIERED: Interface = {
  protocol: "Kerberos with AES, TCP 88",
  authentication: "managed service account, or a named one with an end date",
  acceptance: "No account of the system is in a Tier 0 group, and its owner has worked a day after the change",
  source: ["privaccess", "ej"],
};

/** Keys are solution or configuration, and integration option ids; an assessment connects nothing. */
export const INTERFACES: Partial<Record<string, Partial<Record<string, Interface>>>> = {
  "certificate-services": {
    crm: {
      protocol: "HTTPS, TCP 443",
      authentication: "as today; the server proves its name by certificate",
      acceptance: "Each client and connector opens the system without a warning after the change of certificate",
      source: ["ej"],
    },
    erp: {
      protocol: "HTTPS or SNC with client certificate",
      authentication: "client certificate of a named service",
      acceptance: "A renewal in the test system passes without an interrupted posting",
      source: ["ej"],
    },
    "legacy-applications": {
      protocol: "HTTPS to the proxy; the old protocol only behind it",
      authentication: "as today",
      acceptance: "No find of the inventory is left without proxy, exception or exit date",
      source: ["appproxy", "ej"],
    },
    "third-party-apis": {
      protocol: "HTTPS with client certificate, TCP 443",
      authentication: "client certificate, checked against the CRL",
      acceptance: "A partner's test certificate is accepted, revoked, and then refused within the CRL period",
      source: ["pki-crl", "ej"],
    },
    "database-systems": {
      protocol: "database protocol over TLS (SQL Server: TCP 1433)",
      authentication: "as today; the server proves its name by certificate",
      acceptance:
        "One application connects encrypted and validated; an encrypted database is restored on another server",
      source: ["ej"],
    },
    "reporting-tools": {
      protocol: "file export, SMB, TCP 445",
      authentication: "read-only service account in the auditor group",
      acceptance: "The report agrees with a count in the databases, and every row has an owner",
      source: ["pki-sec", "ej"],
    },
    "custom-applications": {
      protocol: "HTTPS with client certificate, TCP 443",
      authentication: "client certificate of a named service",
      acceptance: "A service renews unattended; a signed release runs and a changed copy is refused",
      source: ["ej"],
    },
  },
  "configuration-manager": {
    crm: {
      protocol: "content by HTTPS, TCP 443",
      authentication: "computer account",
      acceptance: "Installed, updated and removed silently on a device of each build",
      source: ["ej"],
    },
    erp: {
      protocol: "content by HTTPS, TCP 443",
      authentication: "computer account",
      acceptance: "Key users post a month-end test with the deployed version; no deployment falls into a closing",
      source: ["ej"],
    },
    "legacy-applications": {
      protocol: "content by HTTPS, TCP 443",
      authentication: "computer account",
      acceptance:
        "Three user journeys pass on each build in use, or the device is held back in a collection of its own",
      source: ["eol", "ej"],
    },
    "third-party-apis": {
      protocol: "HTTPS, TCP 443",
      authentication: "service account with a scope, no full administrator",
      acceptance: "Each caller reads what it needs and is refused outside its scope",
      source: ["cm-size", "ej"],
    },
    "database-systems": {
      protocol: "HTTPS 443, update catalogue TCP 8531",
      authentication: "computer account",
      acceptance:
        "One database server is patched in its window; where it is a cluster, with its database reachable throughout",
      source: ["ej"],
    },
    "reporting-tools": {
      protocol: "TDS over TLS, TCP 1433",
      authentication: "read-only account on the views",
      acceptance: "The compliance report agrees with a sample of the devices",
      source: ["cm-sql", "ej"],
    },
    "custom-applications": {
      protocol: "content by HTTPS, TCP 443",
      authentication: "computer account",
      acceptance: "Two versions in a row are installed, upgraded and removed without a person",
      source: ["ej"],
    },
  },
  "microsoft-365": {
    crm: {
      protocol: "HTTPS, TCP 443",
      authentication: "SAML or OpenID Connect; consent by an administrator",
      acceptance: "The five users file a mail and a meeting with one sign-in; no right beyond the approved ones",
      source: ["scuba", "ej"],
    },
    erp: {
      protocol: "HTTPS, TCP 443; SMTP with TLS through the connector",
      authentication: "app registration with certificate, no user name and password",
      acceptance: "A month-end run in the test system sends every mail and gets every approval back",
      source: ["exo-ews", "ej"],
    },
    "legacy-applications": {
      protocol: "SMTP with TLS, TCP 25 by connector",
      authentication: "none: the connector admits its public address",
      acceptance: "Each application sends a test mail, or its exception has an owner and an end date",
      source: ["exo-ews", "ej"],
    },
    "third-party-apis": {
      protocol: "HTTPS, TCP 443",
      authentication: "OAuth client with certificate; secrets rotated within 180 days",
      acceptance: "Each caller works through Graph and is refused outside its rights",
      source: ["scuba", "exo-ews"],
    },
    "database-systems": {
      protocol: "HTTPS outbound from a data gateway, TCP 443; blocked without one",
      authentication: "service account with read rights on named views",
      acceptance: "A flow with a blocked connector does not save; each remaining connection has an owner",
      source: ["scuba", "gateway"],
    },
    "reporting-tools": {
      protocol: "HTTPS, TCP 443",
      authentication: "app registration with the right to read reports, certificate",
      acceptance: "Active users and licences of the last 30 days agree with the admin centre",
      source: ["ej"],
    },
    "custom-applications": {
      protocol: "HTTPS, TCP 443",
      authentication: "OpenID Connect for people, certificate for jobs",
      acceptance: "Sign-in and a mail in and out pass with basic authentication and EWS blocked",
      source: ["exo-ews", "ej"],
    },
  },
  "azure-migration": {
    "legacy-applications": {
      protocol: "as today inside the network; HTTPS to the proxy from outside",
      authentication: "Entra sign-in before the proxy, as today behind it",
      acceptance: "three user journeys per application pass",
      source: ["appproxy", "eol", "ej"],
    },
    "database-systems": {
      protocol: "TDS over TLS, TCP 1433, private address",
      authentication: "as today; Entra authentication where it becomes a Managed Instance",
      acceptance: "row counts and checksums agree; a restore is timed",
      source: ["sqlmi", "ej"],
    },
    crm: {
      protocol: "as today; HTTPS, TCP 443",
      authentication: "as today; Entra sign-in where the application knows it",
      acceptance: "Five journeys take no more than a fifth longer than before the move",
      source: ["caf-migrate", "ej"],
    },
    erp: {
      protocol: "as today, over the connection to Azure",
      authentication: "as today",
      acceptance: "a month-end close completes in the test system",
      source: ["caf-migrate", "ej"],
    },
    "third-party-apis": {
      protocol: "HTTPS, TCP 443",
      authentication: "OAuth client with certificate; secrets rotated within 180 days",
      acceptance: "Each partner's test call passes before and after the move at the same name",
      source: ["ais", "scuba", "ej"],
    },
    "reporting-tools": {
      protocol: "HTTPS outbound, TCP 443",
      authentication: "service account with read rights",
      acceptance: "report totals before and after the move agree to the cent",
      source: ["gateway", "ej"],
    },
    "custom-applications": {
      protocol: "HTTPS, TCP 443",
      authentication: "as today; Entra sign-in where the application knows it",
      acceptance: "sign-in and regression tests pass",
      source: ["caf-strategies", "ej"],
    },
  },
  "hybrid-cloud": {
    crm: {
      protocol: "HTTPS, TCP 443, through the hub",
      authentication: "as today",
      acceptance: "Five runs of the interface pass from each side, and an address that no rule names is refused",
      source: ["alz-check", "ej"],
    },
    erp: {
      protocol: "as today, across the link",
      authentication: "as today",
      acceptance: "A night's batches finish inside their window across the link",
      source: ["ej"],
    },
    "legacy-applications": {
      protocol: "HTTPS to the proxy; the old protocol only behind it",
      authentication: "Entra sign-in before the proxy, the application's own behind it",
      acceptance: "Three user journeys of each application pass from outside, without an inbound rule",
      source: ["appproxy", "ej"],
    },
    "third-party-apis": {
      protocol: "HTTPS, TCP 443",
      authentication: "OAuth client with certificate; secrets rotated within 180 days",
      acceptance: "Each partner's test call passes, and a call without its certificate or secret is refused",
      source: ["ais", "scuba", "ej"],
    },
    "database-systems": {
      protocol:
        "its own replication over TLS, across the link (SQL Server: TCP 5022 for an availability group, 1433 for a publication)",
      authentication: "as today",
      acceptance: "The lag stays within what its owner named for five working days",
      source: ["ej"],
    },
    "reporting-tools": {
      protocol: "HTTPS outbound from the gateway, TCP 443",
      authentication: "service account with read rights",
      acceptance: "Report totals agree with the source to the cent",
      source: ["gateway", "ej"],
    },
    "custom-applications": {
      protocol: "as today, over the path that is opened",
      authentication: "as today, until its developers change it",
      acceptance: "Its developers' regression tests pass across the link",
      source: ["ej"],
    },
  },
  security: {
    crm: {
      protocol: "export by its administrator",
      authentication: "read-only account with a name",
      acceptance: "No person holds a right that the owner did not confirm, or an exception has an end date",
      source: ["ej"],
    },
    erp: {
      protocol: "export by its administrator",
      authentication: "read-only account with a name",
      acceptance: "No person holds both duties of a pair, or a second person signs and the exception has an end date",
      source: ["ej"],
    },
    "legacy-applications": {
      protocol: "as today, from named networks only",
      authentication: "as today; NTLM audited",
      acceptance: "Each is reached from named networks and by named accounts only, and has an exit date",
      source: ["ej"],
    },
    "third-party-apis": {
      protocol: "HTTPS, TCP 443",
      authentication: "certificate or federated identity; secrets rotated within 180 days",
      acceptance: "Every permission left has an owner and was used in 90 days, or an exception has an end date",
      source: ["scuba"],
    },
    "database-systems": {
      protocol: "agent or file, TLS",
      authentication: "account of the audit, without rights on the data",
      acceptance: "A test sign-in and a test grant by an administrator are found in the log the next day",
      source: ["ej"],
    },
    "reporting-tools": {
      protocol: "HTTPS, TCP 443",
      authentication: "app registration that may read security events, certificate",
      acceptance: "The figures agree with the portal on the day of the test",
      source: ["scuba", "ej"],
    },
    "custom-applications": {
      protocol: "HTTPS, TCP 443",
      authentication: "managed identity, or a certificate of its own",
      acceptance: "No live secret in the scanned repositories, or a date and an owner for each that is left",
      source: ["ej"],
    },
  },
  "security-detection": {
    crm: {
      ...WATCHED,
      acceptance: "A test export is found in the log the next day; a test account is blocked by the run book",
    },
    erp: {
      ...WATCHED,
      acceptance: "A test change of rights is found in the log the next day; a test account is blocked by the run book",
    },
  },
  "security-tier0": {
    crm: TIERED,
    erp: {
      ...TIERED,
      acceptance: "No account of the system is in a Tier 0 group, and its owner has posted a test month-end",
    },
    "third-party-apis": {
      ...TIERED,
      acceptance: "No account of a partner is in a Tier 0 group; each has an owner and an end date",
    },
    "database-systems": TIERED,
    "custom-applications": {
      ...TIERED,
      acceptance:
        "None runs with a right over the directory or as a person; each exception has an owner and an end date",
    },
  },
};
