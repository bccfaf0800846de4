/** Security requirements of step 9: what each means inside a solution, what accepts it, and where it is written. */

import { DIRECTORY } from "#app/features/catalogue/estate.ts";
import { all, type Condition, is, none } from "#app/features/catalogue/predicate.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import { say, type Wording } from "#app/features/documents/pack.ts";
import { ASSESSES } from "./effort.ts";
import type { Sourced } from "./sources.ts";

/** `id`: option id of the question `security-requirements`; `measure` accepts it where a solution rolls it out. */
export type RequirementRow = Sourced & {
  id: string;
  measure: string;
  reference: string;
  /** Named beside `reference` in the solutions whose products the baseline is written for. */
  baselines?: readonly (Sourced & { text: string; solutions: readonly string[]; when?: Condition })[];
};

/** What the first policy against loss looks for. */
const marked = (brief: Brief): string =>
  brief.has("industry", "healthcare")
    ? "patient and national identity numbers"
    : brief.has("industry", "education")
      ? "pupil, student and national identity numbers"
      : brief.has("industry", "finance")
        ? "card, account and national identity numbers"
        : "card and national identity numbers";
/** The frontline plan is no licence for loss prevention; academic plans know no such plan. */
const withoutLossPrevention = (brief: Brief): string =>
  brief.frontline > 0 && !brief.has("industry", "education") ? " (not of people on F3, which carries none)" : "";
/** The rollout of a smaller organisation is over before a month of simulation. */
const simulated = (brief: Brief): string => (brief.has("company-size", "small", "medium") ? "14 days" : "30 days");

const IN_TENANT = ["microsoft-365", "security"];
const IN_AZURE = ["azure-migration", "hybrid-cloud"];

export const REQUIREMENTS: readonly RequirementRow[] = [
  {
    id: "mfa",
    measure: "100% of users registered; every administrator phishing-resistant; no legacy sign-in",
    reference: "NIST CSF PR.AA",
    baselines: [
      {
        text: "MS.AAD.3.1, 3.5 and 3.6 of the CISA baseline",
        solutions: [...IN_TENANT, ...IN_AZURE],
        source: ["scuba", "ca-templates"],
      },
    ],
    source: ["ciso-lib", "ej"],
  },
  {
    id: "data-encryption",
    measure:
      "100% of laptops encrypted; no connection below TLS 1.2; a date within 12 months for the rotation of every key",
    reference: "NIST CSF PR.DS",
    baselines: [{ text: "Azure review checklist G02.10", solutions: IN_AZURE, source: ["alz-check"] }],
    source: ["ciso-lib", "ej"],
  },
  {
    id: "compliance",
    measure: "Share of controls passed; evidence no older than 90 days; open gaps falling each month",
    reference: "NIST CSF GV.PO",
    baselines: [{ text: "Azure review checklist E01.03", solutions: IN_AZURE, source: ["alz-check"] }],
    source: ["ciso-lib", "ej"],
  },
  {
    id: "identity-management",
    measure: "Leavers disabled within 4 hours; single sign-on for at least 80% of applications",
    reference: "NIST CSF PR.AA",
    baselines: [
      { text: "MS.AAD.7 of the CISA baseline", solutions: IN_TENANT, source: ["scuba"] },
      { text: "Azure review checklist B03.02 and B04.03", solutions: IN_AZURE, source: ["alz-check"] },
    ],
    source: ["ciso-lib", "ej"],
  },
  {
    id: "threat-protection",
    measure: "At least 98% of devices onboarded; high alerts closed within 24 hours",
    reference: "NIST CSF DE.CM",
    baselines: [
      { text: "MS.SECURITYSUITE.1, 2, 6 and 7 of the CISA baseline", solutions: IN_TENANT, source: ["scuba"] },
    ],
    source: ["ciso-lib", "ej"],
  },
  {
    id: "data-loss-prevention",
    measure: "Incidents per week falling; override rate below 10%",
    reference: "NIST CSF PR.DS",
    baselines: [
      {
        text: "MS.SECURITYSUITE.3.1–3.5 of the CISA baseline",
        solutions: IN_TENANT,
        when: none(is("solution-configuration", "security-tier0")),
        source: ["scuba", "purview"],
      },
    ],
    source: ["ciso-lib", "ej"],
  },
  {
    id: "mobile-device-management",
    measure: "At least 95% of devices compliant",
    reference: "NIST CSF PR.PS",
    source: ["ciso-lib", "ej"],
  },
  {
    id: "zero-trust",
    measure:
      "At least 90% of sign-ins from compliant or joined devices; the ten most used applications behind Conditional Access; Secure Score of 70%, or 20 points above the baseline",
    reference: "Zero Trust guidance: verify explicitly, least privilege, assume breach",
    source: ["zt", "ej"],
  },
];

const inTenant = (brief: Brief): boolean =>
  brief.has("current-technologies", "office-365", "teams", "azure-services", "power-platform");
/** Detection on devices, by the plan that carries it; a health check enrols none. */
function onboarded(brief: Brief): string {
  if (brief.has("solution-configuration", "m365-optimise")) return "";
  if (brief.has("industry", "education")) return "; devices of the people on A5 report to Defender for Endpoint";
  return brief.has("company-size", "small", "medium")
    ? `; devices report to Defender for Business${brief.frontline > 0 ? ", but for those of people on F3, " : " "}as they are enrolled`
    : "; devices of the people on E5 report to Defender for Endpoint, those of any others keep the antivirus of Windows without detection and response";
}
/** Loss prevention is bought alone, beside a plan that holds no more than the base. */
const isSuiteAlone = (brief: Brief): boolean =>
  brief.has("company-size", "small", "medium") ||
  !(
    brief.has("solution-configuration", "m365-secure") ||
    brief.has("security-requirements", "zero-trust", "identity-management", "threat-protection")
  );
/** Beside Exchange Server, Teams alone says nothing of the mailboxes. */
const mailInTenant = (brief: Brief): boolean =>
  brief.has("current-technologies", "office-365") ||
  (brief.has("current-technologies", "teams") && !brief.has("current-technologies", "exchange-server"));
/** Hardening of Tier 0 sets policies for everybody only where a second factor for everybody was asked for. */
const hardensDirectory = (brief: Brief): boolean =>
  brief.has("solution-configuration", "security-tier0") && !brief.has("security-requirements", "mfa", "zero-trust");

/** Sensors on the controllers of a medium organisation come with detection. */
const watchesDirectory = (brief: Brief): boolean =>
  brief.holds(all(is("solution-configuration", "security-detection"), is("company-size", "medium"), DIRECTORY));

/** The rights and duties of a requirement inside each solution: one sentence each. Keys are solution option ids. */
export const REQUIREMENT_IN_SOLUTION: Record<string, Record<string, Wording>> = {
  mfa: {
    "certificate-services":
      "Sign-in by a certificate on a security key is prepared and tested with two people; enrolment for it needs approval.",
    "configuration-manager": (brief) =>
      `The site requires Windows Hello for Business to open the console (its authentication level)${brief.has("integration-needs", "third-party-apis") ? ", with the service accounts of scripts as the only exceptions" : ""}${brief.has("company-size", "small") ? "" : "; full rights are used from privileged workstations only"}.`,
    "azure-migration":
      "Conditional Access demands a second factor for every right over Azure before the first server moves.",
    "microsoft-365": (brief) =>
      brief.has("solution-configuration", "m365-optimise")
        ? "Policies CA01 to CA04 are compared with what is set, and enforced for the pilot group first."
        : "Policies CA01 to CA04 are in force for the pilot when it begins, and for everybody after the enforcement in phase 3.",
    security:
      "The Conditional Access policies of the table below go from report-only to enforced; text message, voice and e-mail codes are switched off as methods.",
    "security-assessment": (brief) =>
      inTenant(brief)
        ? "Registered methods, coverage of the policies and legacy sign-ins are read from the tenant; scored under Identity."
        : "Every sign-in that works with a password alone, from outside or by an administrator, is listed; scored under Identity.",
    "hybrid-cloud":
      "Applications on the premises are published through the application proxy, so that the same second factor protects them.",
    custom: (brief) =>
      brief.has365
        ? "Registration, methods and coverage by Conditional Access are exported for every administrator and user; a telephone code of an administrator, or a sign-in without second factor, is a finding."
        : "Ways in from outside and sign-ins of administrators are listed; each without a second factor is a finding.",
  },
  "data-encryption": {
    "certificate-services":
      "Templates give servers TLS certificates with owners and expiry; the keys of the authority itself are protected as decided in the design decisions.",
    "configuration-manager":
      "Clients reach site systems by HTTPS or Enhanced HTTP only; BitLocker is managed, and its recovery keys lie in the site database encrypted by the certificate BitLockerManagement_CERT, which is backed up apart from it.",
    "azure-migration": (brief) =>
      `Storage and disks are encrypted by the platform; Key Vault${brief.has("company-size", "small") ? "" : " with private endpoint"} holds the client's own keys where a rule asks for them.`,
    "microsoft-365": (brief) =>
      `Labels encrypt files of the highest level, inside the organisation and outside; connectors to named partners require TLS${brief.has("solution-configuration", "m365-optimise") ? "" : "; disks of computers are encrypted as these are enrolled, and their recovery keys are kept in Entra ID"}.`,
    security: (brief) =>
      `${brief.has("solution-configuration", "security-tier0") ? "Controllers, privileged workstations and their backups are encrypted" : "Laptops under management are encrypted by policy"}; databases and connections without encryption are found, and each finding gets an owner and a date; a register names the owner, place and rotation of every key.`,
    "hybrid-cloud": (brief) =>
      brief.has("solution-configuration", "hybrid-expressroute")
        ? "Traffic on the circuit is encrypted by IPsec up to the VPN gateway; backups and replicas are encrypted where they lie."
        : "Traffic between the sides is encrypted by IPsec; backups and replicas are encrypted where they lie.",
    "security-assessment":
      "Devices, backups and connections of ten systems are sampled; scored under Endpoint and Data.",
    custom: (brief) =>
      `Sampled on ten systems: disks and where their keys are kept, TLS below 1.2${brief.has("current-technologies", "sql-server") ? ", databases, their backups and connections" : ""}${brief.has("current-technologies", "azure-services") ? ", key vaults without protection against deletion" : ""}; a key that nobody can find is a finding.`,
  },
  compliance: {
    "certificate-services":
      "The outline of policy and practice statement after RFC 3647 and the audit events of the authority are the evidence.",
    "configuration-manager": (brief) =>
      `The site shows the state of today only: each month its patch ${brief.has("industry", "government") ? "and baseline reports are" : "report is"} exported to a share outside it and kept for ${brief.has("industry", "healthcare") && brief.jurisdiction === "us" ? "six years" : "the period that the client's counsel confirms"}.`,
    "azure-migration": (brief) =>
      `The Microsoft cloud security benchmark and the built-in initiative for ${brief.jurisdiction === "us" ? "NIST SP 800-53" : "ISO 27001"} are assigned at the intermediate root, for audit, and reported each month.`,
    "microsoft-365": "Retention, audit and the evidence register are part of the tenant baseline.",
    security: "The duties under “Regulation” are assessed one by one, and each gap gets an owner.",
    "security-assessment": "Each duty under “Regulation” gets its state, its gap and an owner.",
    "hybrid-cloud":
      "One policy initiative is assigned to both sides, for audit only; servers on the premises report to it through Arc.",
    custom: "Each duty under “Regulation” is asked for its evidence; a gap becomes a finding with an owner.",
  },
  "identity-management": {
    "certificate-services":
      "Configuration, issuance, audit and backup are separate groups, and nobody manages the authority through a default group.",
    "configuration-manager": "Role-based administration with scopes: whoever helps users cannot deploy to servers.",
    "azure-migration": (brief) =>
      `Rights over Azure are eligible, not standing.${brief.hasDirectory ? ` New domain controllers stand in ${brief.has("company-size", "small") ? "the platform subscription, apart from the workloads" : "an identity subscription of their own"}.` : ""}`,
    "microsoft-365": (brief) =>
      brief.has("solution-configuration", "m365-optimise")
        ? "Stale accounts are closed, and single sign-on and the leaver process are tested."
        : `Every account has one source; one further application signs in through Entra ID; one procedure closes a leaver's account and sessions${brief.hasDirectory ? ", by disabling it in Active Directory: an expiry date is not synchronised, and the account would go on working in the cloud" : ""}.`,
    security: "Roles become eligible, the highest with approval, and the first access review is held.",
    "hybrid-cloud": (brief) =>
      brief.hasDirectory
        ? "One identity on both sides, for the first users: cloud Kerberos trust, Entra join of their new devices."
        : "Servers on the premises are administered through Arc with Entra accounts, whose rights are eligible instead of standing.",
    "security-assessment":
      "Accounts without an owner, standing administrators and the way of a leaver are followed; scored under Identity.",
    custom: (brief) =>
      `Three leavers of the last quarter are followed through every system${brief.hasDirectory ? "; accounts of the directory without a sign-in for 90 days are counted" : ""}${brief.has365 ? "; standing roles, guests and consents of the tenant are listed" : ""}.`,
  },
  "threat-protection": {
    "certificate-services":
      "Authorities are Tier 0: hardened, their events forwarded, watched by a Defender for Identity sensor where it is licensed.",
    "configuration-manager":
      "Endpoint protection policies are delivered by the site until the workload moves to Intune.",
    "azure-migration": "Defender for Cloud is on before the first wave; servers are onboarded as they arrive.",
    "microsoft-365": (brief) =>
      `Mail protection presets are applied, Standard for everybody and Strict for people who are often attacked${onboarded(brief)}.`,
    security: (brief) =>
      brief.has("solution-configuration", "security-tier0")
        ? "One incident queue joins the signals of endpoints, servers and the directory."
        : `One incident queue joins the signals of endpoints${mailInTenant(brief) ? ", mail" : ""}${brief.has("company-size", "large", "enterprise") ? (brief.has365 || brief.has("industry", "education") ? ", identities and cloud applications" : " and identities") : watchesDirectory(brief) ? ", sign-ins and the directory" : " and sign-ins"}.`,
    "hybrid-cloud": "Defender for Servers reaches machines on the premises through Arc.",
    "security-assessment":
      "Devices without detection are counted and the last three alerts followed to their end; scored under Monitoring.",
    custom: (brief) =>
      `Alerts of the last three months are read with those who answer them, and the time from alert to person is taken from ten; ${brief.has("current-technologies", "windows-server") ? "a server without protection or" : "a device without protection or"} an alert that nobody saw is a finding.`,
  },
  "data-loss-prevention": {
    "certificate-services": (brief) =>
      brief.has("current-technologies", "exchange-server", "office-365", "teams")
        ? "Keys of encrypted mail are archived under dual control, so that it can be inspected; nothing else is done here against the loss of data."
        : "Keys cannot be exported from the devices that hold them; nothing else is done here against the loss of data.",
    "configuration-manager":
      "A configuration item of the site refuses removable drives, with a collection of exceptions.",
    "azure-migration": (brief) =>
      `Storage accounts refuse keys, and answer ${brief.has("company-size", "small") ? "the networks of the landing zone and of the office" : "private endpoints"} only; one that replication writes to is exempted in writing where it must be.${brief.has("company-size", "enterprise") ? " Rules on the content of mail and files are a project of their own." : ""}`,
    "microsoft-365": (brief) =>
      `One policy for ${marked(brief)} in mail and files${brief.has("solution-configuration", "m365-optimise") ? "" : `${withoutLossPrevention(brief)}, and for holders of ${brief.has("industry", "education") ? "A5" : isSuiteAlone(brief) ? "the Purview suite" : "E5"} on devices and in Teams,`} runs in simulation for ${simulated(brief)} before it blocks.`,
    security: (brief) =>
      brief.has("solution-configuration", "security-tier0")
        ? "Copies of the directory lie where two named people reach them, and privileged workstations refuse removable drives; labels and rules for everybody's mail and files are a step after this project."
        : brief.has365
          ? mailInTenant(brief)
            ? "Mail, files and, where licensed, devices are covered by one policy set."
            : "Files, chats and devices are covered by one policy set, the last two where licensed; mail is reached by it once its mailboxes have left Exchange Server."
          : `Devices${brief.has("company-size", "large", "enterprise") && brief.has("industry", "education") ? "" : " of those with the most sensitive data"} are covered by one policy set; mail and files are reached by it once they lie in Microsoft 365.`,
    "hybrid-cloud": (brief) =>
      brief.hasDirectory && brief.has("current-technologies", "windows-server")
        ? "Files are classified before they are synchronised or tiered."
        : "Storage accounts refuse anonymous access; nothing else is done here against the loss of data.",
    "security-assessment":
      "The three largest stores are searched for personal data and open shares; scored under Data.",
    custom: (brief) =>
      `${brief.has("current-technologies", "sharepoint", "office-365", "teams") ? "Links that anybody can open, mail forwarded outside" : "Shares that everybody can read"}${brief.has("current-technologies", "sql-server") ? ", copies of databases outside their server" : ""} and the three largest stores are sampled for personal and confidential data; what lies open is a finding.`,
  },
  "mobile-device-management": {
    "certificate-services": (brief) =>
      brief.has("industry", "government")
        ? "Phones get certificates of this authority through NDES and the Intune connector; Cloud PKI is the alternative."
        : "Phones get certificates of Cloud PKI through Intune; a connector to this authority is the alternative.",
    "configuration-manager":
      "Phones are enrolled in Intune: the site does not manage them, and co-management is for Windows devices only.",
    "azure-migration":
      "Azure is administered only from devices that Intune reports as compliant; the devices of the users are not managed here.",
    "microsoft-365": (brief) =>
      brief.has("solution-configuration", "m365-optimise")
        ? "Compliance and app protection are set for devices that are enrolled; the others become a list with owners."
        : "Enrolment, compliance and app protection are part of the tenant build.",
    security: (brief) =>
      hardensDirectory(brief)
        ? "Administrators sign in only from devices that Intune reports as compliant."
        : "Access depends on whether Intune reports the device as compliant (CA06 and CA07).",
    "security-assessment": "Ownership, enrolment and state of twenty devices are checked; scored under Endpoint.",
    "hybrid-cloud": (brief) =>
      `New devices are Entra joined and enrolled in Intune${brief.hasDirectory ? "; hybrid join is kept for existing domain PCs" : ""}.`,
    custom: (brief) =>
      `${brief.has365 ? "Devices that opened mail or files in 30 days are held against those that are managed" : "Devices in the list of the network are held against those that somebody manages"}; ownership, encryption and patch state are read on a sample of ${Math.min(50, Math.max(5, Math.ceil(brief.devices / 20)))}.`,
  },
  "zero-trust": {
    "certificate-services": "Device certificates are one of the signals that networks and applications trust.",
    "configuration-manager":
      "Intune receives the compliance of every device that is co-managed, and Conditional Access decides by it.",
    "azure-migration": (brief) =>
      `Landing zones are segmented and reach platform services ${brief.has("company-size", "small") ? "that answer their networks only" : "by private address only"}.`,
    "microsoft-365": (brief) =>
      `Sign-in, device and data are one set of conditions: a second factor (CA02), a compliant device (CA06, CA07), labels that stay on the file${brief.has("industry", "education") ? "" : "; administrators hold rights on request, with none standing but the break-glass accounts"}.`,
    security:
      "Person, device and the rights of the hour decide, not the network: CA02, CA06 and CA12, and roles on request.",
    "hybrid-cloud": (brief) =>
      `Application proxy and rules by address replace flat VPN access; administrators hold rights over Azure and Arc on request, for hours${brief.has("security-requirements", "threat-protection") ? "" : "; Defender for Servers watches every server under Arc"}.`,
    "security-assessment": "The findings are sorted by the pillars of Zero Trust.",
    custom: (brief) =>
      `Identity, devices, networks, applications, data and infrastructure are each ${brief.has("solution-configuration", "custom-focused") ? "read for the gap that weighs most; a score is given to the three domains alone" : "placed on the scale from 0 to 3"}.`,
  },
};

/** An assessment measures what others build; that of security scores it in its eight domains. */
export function requirementIn(id: string, solution: string, brief: Brief): string {
  const column = !brief.holds(ASSESSES) ? solution : solution === "security" ? "security-assessment" : "custom";
  return say(REQUIREMENT_IN_SOLUTION[id]?.[column] ?? "Part of the common baseline.", brief);
}

/** What accepts the part of a requirement that a solution carries. Solutions without a row here roll the control out and are measured in full. */
export const ACCEPTED_IN_SOLUTION: Record<string, Record<string, Wording>> = {
  mfa: {
    "certificate-services":
      "A test user signs in with a certificate of the new authority; an enrolment without approval is refused",
    "configuration-manager":
      "The console opens after a sign-in with Windows Hello for Business, and is refused after one with a password",
    "azure-migration": "A sign-in to Azure administration without a second factor is refused for three test accounts",
    "hybrid-cloud": "Each published application asks for the second factor from outside and refuses without it",
    "microsoft-365": (brief) =>
      `Every active account${brief.has("industry", "education") ? " of staff" : ""} is registered; a sign-in with a legacy protocol is refused; each break-glass account signs in and raises its alert`,
  },
  "data-encryption": {
    security: (brief) =>
      brief.has("solution-configuration", "security-tier0")
        ? "Every controller and privileged workstation encrypted, its key escrowed; each other finding has an owner and a date"
        : "Every laptop under management encrypted, its key escrowed; each other finding has an owner and a date",
    "certificate-services":
      "Each server of the pilot presents a TLS certificate of the new template; every key has an owner",
    "configuration-manager":
      "No client of the pilot reaches a site system by plain HTTP; a recovery key is read back from the site",
    "azure-migration":
      "Every disk and storage account that the project creates is encrypted, shown by the policy report",
    "hybrid-cloud": "A capture on each path that the design encrypts shows no readable payload",
    "microsoft-365": (brief) =>
      `A file of the highest level is unreadable to a stranger; mail to a named partner is refused without TLS${brief.has("solution-configuration", "m365-optimise") ? "" : "; the recovery key of a computer of the pilot is read back"}`,
  },
  compliance: {
    security: "Each duty under “Regulation” has its state, owner and date in the evidence register",
    "certificate-services":
      "Outline of policy and practice statement signed; an issuance is traced through the audit events",
    "configuration-manager": (brief) =>
      `The patch ${brief.has("industry", "government") ? "and baseline reports of one month are" : "report of one month is"} on the share and can be read without the site`,
    "azure-migration": "The regulatory initiative is assigned and its first report is filed",
    "hybrid-cloud":
      "The first report names servers on the premises beside what stands in Azure; each deviation has an owner",
    "microsoft-365":
      "The baseline report is filed with a signature for every exception; the audit log finds a test event; a deleted test mail is found under retention",
  },
  "identity-management": {
    security: "No standing administrator but the emergency accounts; minutes of the first access review",
    "certificate-services": "Each duty is a group with named members; nobody else holds rights over the authority",
    "configuration-manager": "An account for helping users sees its collections only and cannot deploy to servers",
    "azure-migration": "No standing owner of a subscription but the emergency accounts",
    "hybrid-cloud": (brief) =>
      brief.hasDirectory
        ? "A test user signs in on both sides with one account"
        : "An administrator reaches a server on the premises through Arc, and is refused once the right has lapsed",
    "microsoft-365": (brief) =>
      brief.has("solution-configuration", "m365-optimise")
        ? "No account without an owner is enabled; a test leaver loses access to mail and files within 4 hours"
        : "A test user signs in to mail, files and one further application with one account, and loses all three within 4 hours of leaving",
  },
  "threat-protection": {
    security: "At least 98% of devices report; the alert of a test is answered by the person on the rota",
    "certificate-services": "A test event of the authority reaches the log within 15 minutes",
    "configuration-manager": "A harmless test file is detected on a device of each collection of the pilot",
    "azure-migration": "Every migrated server reports to Defender for Cloud; a test alert reaches its owner",
    "hybrid-cloud": "Every server connected through Arc in this project reports; a test alert reaches its owner",
    "microsoft-365":
      "A harmless test mail is held by the preset policy; the alert of a test reaches its owner within an hour",
  },
  "data-loss-prevention": {
    security: (brief) =>
      brief.has("solution-configuration", "security-tier0")
        ? "A removable drive is refused on a privileged workstation; an administrator who is not named cannot open a copy of the directory"
        : brief.has365
          ? `After 30 days of simulation a test ${mailInTenant(brief) ? "message with marked data is stopped, and one" : "file with marked data is not shared outside, and one"} with a stated reason passes`
          : "After 30 days of simulation a copy of marked data to a removable drive is stopped, and one with a stated reason passes",
    "certificate-services": (brief) =>
      brief.has("current-technologies", "exchange-server", "office-365", "teams")
        ? "An archived key is recovered by two people, with minutes"
        : "The export of a key from a test device is refused",
    "configuration-manager": "A removable drive is refused on a device of the pilot and allowed by the exception",
    "azure-migration":
      "Anonymous and key-based access to each new storage account without a written exemption is refused",
    "hybrid-cloud": (brief) =>
      brief.hasDirectory && brief.has("current-technologies", "windows-server")
        ? "The classification of the synchronised shares is signed by their owners"
        : "Anonymous access to each new storage account is refused",
    "microsoft-365": (brief) =>
      `After ${simulated(brief)} of simulation a test message with marked data is stopped, and one with a stated reason passes`,
  },
  "mobile-device-management": {
    security: (brief) =>
      hardensDirectory(brief)
        ? "An administrator is refused from a device that is not compliant, and admitted once it is"
        : "A device of each platform that is not compliant is refused, and admitted once it is",
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
    security: "A sign-in from an unknown device is limited or refused",
    "certificate-services": "A test application admits a device by its certificate and refuses one without",
    "configuration-manager": "Compliance of a pilot device changes an access decision within an hour",
    "azure-migration":
      "No management port is reachable from the internet; traffic between workloads passes only where a rule names it",
    "hybrid-cloud":
      "Traffic between the sides passes only where a rule names it; no inbound rule from the internet; none but the emergency accounts holds standing rights over Azure",
    "microsoft-365":
      "A device of the pilot that is not compliant is refused, and admitted once it is; a labelled file stays encrypted outside the tenant",
  },
};

/** The row with the baselines that are written for the products of this solution; a client without a framework is named no other. */
export function referredIn(row: RequirementRow, solution: string, brief: Brief): RequirementRow {
  const baselines = (row.baselines ?? []).filter(
    ({ solutions, when }) => solutions.includes(solution) && (!when || brief.holds(when)),
  );
  const general = brief.detail("framework") === "none" ? [] : [row.reference];
  return {
    ...row,
    reference: [...baselines.map(({ text }) => text), ...general].join("; "),
    source: [...baselines.flatMap(({ source }) => source), ...row.source],
  };
}

/** What accepts the part that this project carries; the whole target where the project rolls the control out. */
export function acceptedIn(id: string, solution: string, measure: string, brief: Brief): string {
  return say(ACCEPTED_IN_SOLUTION[id]?.[solution] ?? measure, brief);
}
