/** Security requirements of step 9: services, licence, steps, effort, measures, risks and evidence of each. */

import type { Brief } from "#app/features/documents/brief.ts";
import { say, type Wording } from "#app/features/documents/pack.ts";
import { ASSESSES, type Size } from "./effort.ts";
import type { Sourced } from "./sources.ts";

export type RequirementRow = Sourced & {
  /** Option id of the question `security-requirements`. */
  id: string;
  services: string;
  licence: string;
  /** Of a control that a security project carries whole; none where it carries a part. */
  steps: readonly string[];
  /** Person-days inside the project's effort, as a range. */
  effort: Record<Size, string>;
  measure: string;
  risk: string;
  evidence: string;
  reference: string;
};

export const REQUIREMENTS: readonly RequirementRow[] = [
  {
    id: "mfa",
    services:
      "Entra ID authentication methods, Conditional Access, Authenticator, FIDO2 keys, Windows Hello, temporary access pass",
    licence: "Entra ID P1 for Conditional Access (in Business Premium and E3); security defaults are free",
    steps: [
      "Create two break-glass accounts and test them",
      "Inventory sign-in methods and legacy protocols",
      "Switch off text message, voice and e-mail codes as methods",
      "Run the policies report-only for 7 to 14 days",
      "Pilot with the IT team and 10% of users, then department by department",
      "Enforce; administrators use phishing-resistant methods only",
      "Remove per-user multi-factor settings",
    ],
    effort: { small: "2–4", medium: "5–8", large: "10–18", enterprise: "20–40" },
    measure: "100% of users registered; at least 95% of administrators phishing-resistant; no legacy sign-in",
    risk: "Lockout of administrators or service accounts (2/5); staff without a phone need a key",
    evidence: "Policy export, baseline report, sign-in log",
    reference: "MS.AAD.3.1, 3.5 and 3.6 of the CISA baseline; NIST CSF PR.AA",
    source: ["ca-templates", "scuba", "ej"],
  },
  {
    id: "data-encryption",
    services:
      "BitLocker with escrowed keys, TLS 1.2 and 1.3, SQL transparent data encryption, storage encryption, Purview labels, Key Vault",
    licence: "Included in Windows and Azure; labels from Business Premium or E3",
    steps: [],
    effort: { small: "2–3", medium: "4–7", large: "8–15", enterprise: "15–35" },
    measure:
      "100% of laptops encrypted; no connection below TLS 1.2; a date within 12 months for the rotation of every key",
    risk: "Lost keys (2/5); old clients that cannot speak TLS 1.2 (3/3)",
    evidence: "Encryption report, cipher scan, key register",
    reference: "Azure review checklist G02.10; NIST CSF PR.DS",
    source: ["alz-check", "kb5073381", "ej"],
  },
  {
    id: "compliance",
    services:
      "Purview Compliance Manager, retention, eDiscovery and audit; Entra access reviews; Azure Policy regulatory initiatives",
    licence: "Audit of 180 days with E3-class plans, one year with E5-class; access reviews need Entra ID P2",
    steps: [
      "Name the regimes that apply and have counsel confirm them",
      "Write the scope statement",
      "Assess gaps against the tables of this section",
      "Open the evidence register with an owner for each line",
      "Set the retention schedule and the incident clock, and rehearse it",
    ],
    effort: { small: "4–8", medium: "8–15", large: "15–30", enterprise: "25–60" },
    measure: "Share of controls passed; evidence no older than 90 days; open gaps falling each month",
    risk: "Believing that a tool makes an organisation compliant (3/4)",
    evidence: "Evidence register, rehearsal minutes",
    reference: "Azure review checklist E01.03; NIST CSF GV.PO",
    source: ["purview", "alz-check", "ej"],
  },
  {
    id: "identity-management",
    services:
      "Entra ID, Cloud Sync or Connect Sync, Privileged Identity Management, lifecycle workflows, single sign-on, managed identities",
    licence: "Entra ID P1; P2 for Privileged Identity Management; Governance add-on for lifecycle workflows",
    steps: [],
    effort: { small: "2–4", medium: "5–10", large: "12–25", enterprise: "30–60" },
    measure: "Leavers disabled within 4 hours; single sign-on for at least 80% of applications",
    risk: "Wrong match of accounts at first synchronisation (3/3); dependence on AD FS (3/3)",
    evidence: "Review reports, application list with sign-in method",
    reference: "Azure review checklist B03.02 and B04.03; NIST CSF PR.AA",
    source: ["cloudsync", "alz-check", "entra-sync", "ej"],
  },
  {
    id: "threat-protection",
    services:
      "Defender for Endpoint, Office 365, Identity and Cloud Apps; Defender for Cloud; Sentinel where logs must be kept or joined",
    licence: "Defender for Business in Business Premium; the full suite in Microsoft 365 E5 or as add-ons",
    steps: [
      "Onboard devices through Intune, Configuration Manager or group policy",
      "Apply the preset policies, Standard first, Strict for exposed people",
      "Install identity sensors on domain controllers and certificate servers",
      "Run attack-surface rules in audit for 30 days, then block",
      "Write run books for the five likeliest incidents and rehearse two",
    ],
    effort: { small: "2–4", medium: "5–10", large: "12–25", enterprise: "30–70" },
    measure: "At least 98% of devices onboarded; high alerts closed within 24 hours",
    risk: "Alert fatigue (4/2); log cost (3/3); two antivirus products at once (3/2)",
    evidence: "Onboarding report, incident queue, rehearsal minutes",
    reference: "MS.SECURITYSUITE.1, 2, 6 and 7 of the CISA baseline; NIST CSF DE.CM",
    source: ["scuba", "mdi-adcs", "ej"],
  },
  {
    id: "data-loss-prevention",
    services: "Purview data loss prevention for mail, files, Teams and devices; sensitivity labels; user tips",
    licence: "Mail and files with E3-class plans; devices and Teams need E5-class Purview",
    steps: [
      "Find where sensitive data lie",
      "Agree four to six labels and their meaning",
      "Simulate the policies for 30 days",
      "Show tips, then block with override",
      "Extend to devices where the licence allows",
    ],
    effort: { small: "2–4", medium: "5–9", large: "10–20", enterprise: "20–45" },
    measure: "Incidents per week falling; override rate below 10%",
    risk: "False positives (4/2); works council or privacy objections (3/3); licence gap (3/3)",
    evidence: "Policy export, simulation report",
    reference: "MS.SECURITYSUITE.3.1–3.5 of the CISA baseline; NIST CSF PR.DS",
    source: ["scuba", "purview", "ej"],
  },
  {
    id: "mobile-device-management",
    services:
      "Intune enrolment (Autopilot, Apple Business Manager, Android Enterprise), app protection for private devices, compliance rules",
    licence: "Intune P1 (in Business Premium and E3); suite features by bundle, to be confirmed",
    steps: [
      "Decide which devices are owned and which are private",
      "Set enrolment profiles per platform",
      "Set compliance with 7 days of grace",
      "Protect company apps on private devices by PIN and selective wipe",
      "Give devices certificates for wireless networks and VPN",
      "Pilot with 20 devices, then in waves",
    ],
    effort: { small: "2–3", medium: "4–8", large: "10–18", enterprise: "20–45" },
    measure: "At least 95% of devices compliant",
    risk: "Privacy of private devices (3/3); Apple push certificate not renewed each year (3/4)",
    evidence: "Compliance report, enrolment profiles",
    reference: "NIST CSF PR.PS",
    source: ["m365-bp", "cloudpki", "ej"],
  },
  {
    id: "zero-trust",
    services: "Entra Conditional Access, Intune, Defender, Purview, Private Access, network segmentation",
    licence: "Entra ID P1, P2 for risk-based policies; Intune P1; Defender by chosen scope",
    steps: [],
    effort: { small: "4–8", medium: "10–18", large: "25–45", enterprise: "60–120" },
    measure:
      "At least 90% of sign-ins from compliant or joined devices; the ten most used applications behind Conditional Access; Secure Score of 70%, or 20 points above the baseline",
    risk: "Attempting everything at once (3/4)",
    evidence: "Sign-in log, Secure Score history",
    reference: "Zero Trust guidance: verify explicitly, least privilege, assume breach",
    source: ["zt", "ej"],
  },
];

/** The rights and duties of a requirement inside each solution: one sentence each. Keys are solution option ids. */
export const REQUIREMENT_IN_SOLUTION: Record<string, Record<string, Wording>> = {
  mfa: {
    "certificate-services":
      "Certificates from the new authority can serve as a phishing-resistant factor (smart card or certificate-based authentication); enrolment for it needs approval.",
    "configuration-manager":
      "The console is used only from privileged workstations whose sign-in passes Conditional Access.",
    "azure-migration":
      "Conditional Access demands a second factor for every right over Azure before the first server moves.",
    "microsoft-365": (brief) =>
      brief.has("solution-configuration", "m365-optimise")
        ? "Policies CA01 to CA04 are compared with what is set, and enforced for the pilot group first."
        : "Policies CA01 to CA04 are in force for the pilot before the first mailbox moves.",
    security: "The Conditional Access policies planned for this size go from report-only to enforced, in stages.",
    "hybrid-cloud":
      "Applications on the premises are published through the application proxy, so that the same second factor protects them.",
    custom: "Registration and policy coverage are measured in the identity workshop; gaps become findings.",
  },
  "data-encryption": {
    "certificate-services":
      "Templates give servers TLS certificates with owners and expiry; the keys of the authority itself are protected as decided in the design decisions.",
    "configuration-manager": "Clients talk HTTPS or Enhanced HTTP only; BitLocker is managed and keys are escrowed.",
    "azure-migration":
      "Storage and disks are encrypted by the platform; Key Vault with private endpoint holds the client's own keys where a rule asks for them.",
    "microsoft-365": "Labels encrypt what leaves; connectors to partners demand TLS.",
    security: (brief) =>
      `${brief.has("solution-configuration", "security-tier0") ? "Controllers, privileged workstations and their backups are encrypted" : "Laptops under management are encrypted by policy"}; databases and connections without encryption are found, and each find gets an owner and a date; a register names the owner, place and rotation of every key.`,
    "hybrid-cloud": (brief) =>
      brief.has("solution-configuration", "hybrid-expressroute")
        ? "Traffic on the circuit is encrypted by IPsec up to the VPN gateway; backups and replicas are encrypted where they lie."
        : "Traffic between the sides is encrypted by IPsec; backups and replicas are encrypted where they lie.",
    custom: "Encryption at rest and in transit is sampled on ten systems; gaps become findings.",
  },
  compliance: {
    "certificate-services":
      "A certificate policy and practice statement after RFC 3647 and the audit events of the authority are the evidence.",
    "configuration-manager": "Patch and baseline compliance reports are kept for the period of the regime.",
    "azure-migration": "A regulatory policy initiative is assigned at the intermediate root and reported each month.",
    "microsoft-365": "Retention, audit and the evidence register are part of the tenant baseline.",
    security: "The gap assessment follows the regulation tables of this section.",
    "hybrid-cloud": "Machine configuration through Arc reports the same policies on both sides.",
    custom: "The compliance domain is scored, and each gap gets an owner.",
  },
  "identity-management": {
    "certificate-services": "Six duties are separate groups, and nobody manages the authority through a default group.",
    "configuration-manager": "Role-based administration with scopes: the help desk cannot deploy to servers.",
    "azure-migration": (brief) =>
      `Rights over Azure are eligible, not standing.${brief.hasDirectory ? " Two domain controllers in each region stand in different zones of an identity subscription." : ""}`,
    "microsoft-365": (brief) =>
      brief.has("solution-configuration", "m365-optimise")
        ? "Stale accounts are closed, and single sign-on and the leaver process are tested."
        : "Synchronisation, single sign-on and the leaver process are delivered with the tenant.",
    security: "Roles become eligible, the highest with approval, and the first access review is held.",
    "hybrid-cloud": (brief) =>
      brief.hasDirectory
        ? "One identity on both sides: synchronisation, cloud Kerberos trust, Entra join for new devices."
        : "Servers on both sides are administered through Arc with Entra accounts, whose rights are eligible instead of standing.",
    custom: "The identity domain carries the highest weight of the score.",
  },
  "threat-protection": {
    "certificate-services": "Authorities are Tier 0: hardened, watched by the identity sensor, their events forwarded.",
    "configuration-manager":
      "Endpoint protection policies are delivered by the site until the workload moves to Intune.",
    "azure-migration": "Defender for Cloud is on before the first wave; servers are onboarded as they arrive.",
    "microsoft-365": (brief) =>
      brief.has("solution-configuration", "m365-optimise", "m365-secure")
        ? "Mail protection presets are applied, Standard for everybody and Strict for people who are often attacked."
        : "Mail protection presets are applied before the mail exchanger record changes.",
    security: "One incident queue joins endpoint, mail, identity and cloud signals.",
    "hybrid-cloud": "Defender for Servers reaches machines on the premises through Arc.",
    custom: "Detection and response is scored with a table-top exercise.",
  },
  "data-loss-prevention": {
    "certificate-services":
      "Mail encryption keys are archived under dual control, so that inspection and recovery remain possible.",
    "configuration-manager": "Removable media are controlled by device policies.",
    "azure-migration": "Storage accounts refuse public access and keys; private endpoints only.",
    "microsoft-365": "Policies run in simulation for 30 days before they block.",
    security: "Mail, files and, where licensed, devices are covered by one policy set.",
    "hybrid-cloud": (brief) =>
      brief.has("current-technologies", "windows-server")
        ? "Files are classified before they are synchronised or tiered."
        : "Storage accounts and vault refuse public access and keys; no file service is moved.",
    custom: "A discovery scan of the three largest stores shows what would be protected.",
  },
  "mobile-device-management": {
    "certificate-services":
      "Phones get certificates through Intune, from Cloud PKI or by SCEP from this authority; Recommended Solution compares both.",
    "configuration-manager":
      "Phones are not managed by Configuration Manager; Intune takes them, joined by co-management.",
    "azure-migration": "Azure is administered only from devices that Intune reports as compliant.",
    "microsoft-365": "Enrolment, compliance and app protection are part of the tenant build.",
    security: "Access depends on whether Intune reports the device as compliant (CA06 and CA07).",
    "hybrid-cloud": (brief) =>
      `New devices are Entra joined and enrolled in Intune${brief.hasDirectory ? "; hybrid join is kept for existing domain PCs" : ""}.`,
    custom: "The device domain shows ownership, enrolment and compliance of a sample.",
  },
  "zero-trust": {
    "certificate-services": "Device certificates are one of the signals that networks and applications trust.",
    "configuration-manager": "Device health from the site feeds the compliance signal.",
    "azure-migration": "Landing zones are segmented and reach platform services by private endpoint only.",
    "microsoft-365": "Conditional Access and labels are designed as one set.",
    security:
      "This project is the first of three horizons (0–3, 3–9 and 9–18 months); the other two are handed over as a plan.",
    "hybrid-cloud": "Application proxy and rules by address replace flat VPN access.",
    custom: "Each of the seven pillars is placed on the scale from 0 to 3.",
  },
};

/** An assessment measures what others build, as that of a custom solution does. */
export function requirementIn(id: string, solution: string, brief: Brief): string {
  const column = brief.holds(ASSESSES) ? "custom" : solution;
  return say(REQUIREMENT_IN_SOLUTION[id]?.[column] ?? "Part of the common baseline.", brief);
}

/** What accepts the part of a requirement that a solution carries. Solutions without a row here roll the control out and are measured in full. */
export const ACCEPTED_IN_SOLUTION: Record<string, Record<string, Wording>> = {
  mfa: {
    "certificate-services":
      "A test user signs in with a certificate of the new authority; an enrolment without approval is refused",
    "configuration-manager":
      "The console opens from a privileged workstation with a second factor, and is refused from any other",
    "azure-migration": "A sign-in to Azure administration without a second factor is refused for three test accounts",
    "hybrid-cloud": "Each published application asks for the second factor from outside and refuses without it",
    "microsoft-365":
      "Every account of the pilot is registered; a sign-in with a legacy protocol is refused; each break-glass account signs in and raises its alert",
  },
  "data-encryption": {
    security: (brief) =>
      brief.has("solution-configuration", "security-tier0")
        ? "Every controller and privileged workstation encrypted, its key escrowed; each other find has an owner and a date"
        : "Every laptop under management encrypted, its key escrowed; each other find has an owner and a date",
    "certificate-services":
      "Each server of the pilot presents a TLS certificate of the new authority; every key has an owner",
    "configuration-manager": "No client of the pilot talks plain HTTP; a recovery key is read back from the site",
    "azure-migration":
      "Every disk and storage account that the project creates is encrypted, shown by the policy report",
    "hybrid-cloud": "A capture on each path that the design encrypts shows no readable payload",
    "microsoft-365": "A labelled file is unreadable to a stranger; mail to a named partner is refused without TLS",
  },
  compliance: {
    security: "Each row of the regulation table has its state, owner and date in the evidence register",
    "certificate-services": "Policy and practice statement signed; an issuance is traced through the audit events",
    "configuration-manager": "Patch and baseline reports of one month are filed",
    "azure-migration": "The regulatory initiative is assigned and its first report is filed",
    "hybrid-cloud": "The policy report shows one machine of each side",
    "microsoft-365":
      "The baseline report is filed with a signature for every exception; the audit log finds a test event; a deleted test mail is found under retention",
  },
  "identity-management": {
    security: "No standing administrator but the emergency accounts; minutes of the first access review",
    "certificate-services": "Each duty is a group with named members; nobody else holds rights over the authority",
    "configuration-manager": "A help-desk account sees its collections only and cannot deploy to servers",
    "azure-migration": "No standing owner of a subscription but the emergency accounts",
    "hybrid-cloud": (brief) =>
      brief.hasDirectory
        ? "A test user signs in on both sides with one account"
        : "An administrator reaches a server of each side through Arc, and is refused once the right has lapsed",
    "microsoft-365": (brief) =>
      brief.has("solution-configuration", "m365-optimise")
        ? "No account without an owner is enabled; a test leaver loses access to mail and files within 4 hours"
        : "A test user signs in to mail, files and one further application with one account, and loses all three within 4 hours of leaving",
  },
  "threat-protection": {
    "certificate-services": "A test event of the authority reaches the log within 15 minutes",
    "configuration-manager": "A harmless test file is detected on a device of each collection of the pilot",
    "azure-migration": "Every migrated server reports to Defender for Cloud; a test alert reaches its owner",
    "hybrid-cloud": "Every server connected through Arc in this project reports; a test alert reaches its owner",
    "microsoft-365":
      "A harmless test mail is held by the preset policy; the alert of a test reaches its owner within an hour",
  },
  "data-loss-prevention": {
    security:
      "After 30 days of simulation a test message with marked data is stopped, and one with a stated reason passes",
    "certificate-services": "An archived key is recovered by two people, with minutes",
    "configuration-manager": "A removable drive is refused on a device of the pilot and allowed by the exception",
    "azure-migration": "Anonymous and key-based access to each new storage account is refused",
    "hybrid-cloud": (brief) =>
      brief.has("current-technologies", "windows-server")
        ? "The classification of the synchronised shares is signed by their owners"
        : "Anonymous and key-based access to each new storage account is refused",
    "microsoft-365":
      "After 30 days of simulation a test message with marked data is stopped, and one with a stated reason passes",
  },
  "mobile-device-management": {
    security: "A device of each platform that is not compliant is limited or refused, and admitted once it is",
    "certificate-services": "A phone of each platform receives, uses and renews its certificate",
    "configuration-manager": "A phone of each platform in the pilot is enrolled in Intune and reported as compliant",
    "azure-migration": "A sign-in to Azure administration from a device without management is refused",
    "hybrid-cloud": (brief) =>
      brief.hasDirectory
        ? "A new device joins Entra ID and reaches a share on the premises without a password"
        : "A new device joins Entra ID and is reported as compliant",
    "microsoft-365":
      "A device of each platform in the pilot is enrolled and compliant; a selective wipe removes company data and nothing else",
  },
  "zero-trust": {
    security:
      "A sign-in from an unknown device is limited or refused; Secure Score of 70%, or 20 points above the baseline; the plan of the next two horizons is signed",
    "certificate-services":
      "A network or application of the pilot admits a device by its certificate and refuses one without",
    "configuration-manager": "Compliance of a pilot device changes an access decision within an hour",
    "azure-migration":
      "No management port is reachable from the internet; traffic between workloads passes only where a rule names it",
    "hybrid-cloud": "Traffic between the sides passes only where a rule names it; no inbound rule from the internet",
    "microsoft-365":
      "A device of the pilot that is not compliant is refused, and admitted once it is; a labelled file stays encrypted outside the tenant",
  },
};
