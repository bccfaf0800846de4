/** Security requirements of step 9: what each means inside a solution, what accepts it, and where it is written. */

import { DIRECTORY, PLAN_HELD } from "#app/features/catalogue/estate.ts";
import { all, any, type Condition, is, none } from "#app/features/catalogue/predicate.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import { perBrief } from "#app/features/documents/brief/per-brief.ts";
import { ofSubject } from "#app/features/documents/brief/subject.ts";
import { say, type Wording } from "#app/features/documents/pack.ts";
import { figure, plural } from "#app/features/documents/words.ts";
import { ASSESSES, HAS_MODULES } from "./effort.ts";
import { PRICES } from "./prices.ts";
import type { Sourced } from "./sources.ts";
import { TIERED } from "./work.ts";

/** `id`: option id of the question `security-requirements`; `measure` accepts it where a solution rolls it out. */
export type RequirementRow = Sourced & {
  id: string;
  measure: string;
  reference: string;
  /** Named beside `reference` in the solutions whose products the baseline is written for. */
  baselines?: readonly (Sourced & { text: string; solutions: readonly string[]; when?: Condition })[];
};

/** Somebody else's watch, as an option. */
function watchPrice(): string {
  const { low, high } = PRICES["managed-detection-user"];
  return `managed detection is estimated at USD ${low / 100} to USD ${high / 100} per user and month`;
}

/** What the first policy against loss looks for. */
const marked = (brief: Brief): string =>
  brief.has("industry", "healthcare")
    ? "card, patient and national identity numbers"
    : brief.has("industry", "education")
      ? "card, pupil, student and national identity numbers"
      : brief.has("industry", "finance")
        ? "card, account and national identity numbers"
        : "card and national identity numbers";
/** Built in for public bodies, by country. */
const PUBLIC_INITIATIVES: Partial<Record<string, string>> = {
  Australia: "Australian Government ISM PROTECTED",
  Canada: "Canada Federal PBMM",
  Netherlands: "NL BIO Cloud Theme",
  "United Kingdom": "UK OFFICIAL and UK NHS",
};
function nationalInitiative(brief: Brief): string | undefined {
  const country = brief.client.country ?? "";
  const isPublic =
    brief.has("industry", "government") || (brief.has("industry", "healthcare") && country === "United Kingdom");
  return isPublic ? PUBLIC_INITIATIVES[country] : undefined;
}
const initiativeOf = (brief: Brief): string => {
  const isHealth = brief.has("industry", "healthcare");
  if (brief.jurisdiction === "us")
    return isHealth ? "HIPAA/HITRUST" : "NIST SP 800-53 (the controls to which the NIST CSF refers)";
  return nationalInitiative(brief) ?? "ISO 27001";
};
/** The frontline plan is no licence for loss prevention; academic plans know no such plan. */
const withoutLossPrevention = (brief: Brief): string =>
  brief.frontline > 0 && !brief.has("industry", "education") ? " (excluding F3 users, whose plan has none)" : "";
/** Main plans held for everybody leave nobody on F3. */
const beyondF3 = (brief: Brief): string =>
  (brief.given("user-licences") ?? 0) < brief.users ? withoutLossPrevention(brief) : "";
/** The rollout of a smaller organisation is over before a month of simulation. */
const simulated = (brief: Brief): string => (brief.has("company-size", "small", "medium") ? "14 days" : "30 days");

const IN_TENANT = ["microsoft-365", "security"];
const MAIL_IN_TENANT = any(
  is("solution-type", "microsoft-365"),
  is("current-technologies", "office-365"),
  all(is("current-technologies", "teams"), none(is("current-technologies", "exchange-server"))),
);
const IN_AZURE = ["azure-migration", "hybrid-cloud"];

/** So few devices are all looked at; planning assumption. */
export const ALL_DEVICES = 20;
/** Of so many systems drawn, a fault in one of ten is missed less often than once in twenty. */
export const ENCRYPTION_SAMPLE = 29;

export const REQUIREMENTS: readonly RequirementRow[] = [
  {
    id: "mfa",
    measure: "100% of users registered; every administrator phishing-resistant; no legacy sign-in",
    reference: "NIST CSF PR.AA",
    baselines: [
      {
        text: "CISA baseline MS.AAD.3.2, 3.5 and 3.6",
        solutions: [...IN_TENANT, ...IN_AZURE],
        source: ["scuba", "ca-templates"],
      },
    ],
    source: ["ciso-lib", "ej"],
  },
  {
    id: "data-encryption",
    measure: "100% of laptops encrypted; no connection below TLS 1.2; every key dated for rotation within 12 months",
    reference: "NIST CSF PR.DS",
    baselines: [{ text: "Azure review checklist G02.10", solutions: IN_AZURE, source: ["alz-check"] }],
    source: ["ciso-lib", "ej"],
  },
  {
    id: "compliance",
    measure: "Controls passed; evidence no older than 90 days; fewer open gaps each month",
    reference: "NIST CSF GV.PO",
    baselines: [{ text: "Azure review checklist E01.03", solutions: IN_AZURE, source: ["alz-check"] }],
    source: ["ciso-lib", "ej"],
  },
  {
    id: "identity-management",
    measure: "Leavers disabled within 4 hours; single sign-on for at least 80% of applications",
    reference: "NIST CSF PR.AA",
    baselines: [
      { text: "CISA baseline MS.AAD.7", solutions: IN_TENANT, source: ["scuba"] },
      { text: "Azure review checklist B03.02 and B04.03", solutions: IN_AZURE, source: ["alz-check"] },
    ],
    source: ["ciso-lib", "ej"],
  },
  {
    id: "threat-protection",
    measure: "At least 98% of devices onboarded; high alerts closed within 24 hours",
    reference: "NIST CSF DE.CM",
    baselines: [
      {
        text: "CISA baseline MS.SECURITYSUITE.1, 2, 6 and 7",
        solutions: IN_TENANT,
        when: MAIL_IN_TENANT, // they protect mail
        source: ["scuba"],
      },
    ],
    source: ["ciso-lib", "ej"],
  },
  {
    id: "data-loss-prevention",
    measure: "Fewer incidents per week; override rate below 10%",
    reference: "NIST CSF PR.DS",
    baselines: [
      {
        text: "CISA baseline MS.SECURITYSUITE.3.1–3.5",
        solutions: IN_TENANT,
        when: none(is("solution-configuration", "security-tier0", "m365-optimise")),
        source: ["scuba", "purview"],
      },
      {
        text: "CISA baseline MS.SECURITYSUITE.3.1–3.5, for mail and files",
        solutions: ["microsoft-365"],
        when: is("solution-configuration", "m365-optimise"),
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
      "At least 90% of sign-ins from compliant or joined devices; the ten most used applications under Conditional Access; Secure Score of 70%, or 20 points above baseline",
    reference: "Zero Trust guidance: verify explicitly, least privilege, assume breach",
    source: ["zt", "ej"],
  },
];

const inTenant = (brief: Brief): boolean =>
  brief.has("current-technologies", "office-365", "teams", "azure-services", "power-platform");
/** Detection on devices, by the plan that carries it; a health check enrols none. */
function onboarded(brief: Brief): string {
  const seats = brief.has("company-size", "small", "medium");
  const isSchool = brief.has("industry", "education");
  if (brief.has("solution-configuration", "m365-optimise"))
    return `; each enrolled computer ${seats && !isSchool ? `reports to Defender for Business${brief.frontline > 0 ? " (F3 has none)" : ""}` : `of an ${isSchool ? "A5" : "E5"} user reports to Defender for Endpoint`} or has an owner and a date`;
  if (isSchool) return "; A5 users' devices report to Defender for Endpoint P2";
  return seats || brief.holds(E5_FOR_ALL)
    ? `; devices report to Defender for ${seats ? "Business" : "Endpoint"}${brief.frontline > 0 ? " (except for F3 users) " : " "}as they are enrolled`
    : "; devices of E5 users report to Defender for Endpoint; those of others on E3 have its Plan 1, which blocks without detection and response";
}
/** Where detection is asked for with two suites of it, an enterprise buys E5 for everybody, unless it is to pay less. */
const E5_FOR_ALL = all(
  is("company-size", "enterprise"),
  any(
    is("solution-configuration", "m365-secure"),
    is("security-requirements", "data-loss-prevention", "zero-trust", "identity-management"),
  ),
  none(is("primary-objective", "cost-reduction")),
);
/** E5 for everybody carries what watches the directory and the applications too. */
const hasSensors = (brief: Brief): boolean =>
  brief.hasDirectory &&
  brief.holds(all(E5_FOR_ALL, none(is("industry", "education"), is("solution-configuration", "m365-optimise"))));
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
/** Beside those policies some look at devices. */
const managesDevices = (brief: Brief): boolean =>
  !hardensDirectory(brief) &&
  (brief.has("company-size", "large", "enterprise") ||
    brief.has("security-requirements", "mobile-device-management", "zero-trust"));

/** Sensors on the controllers of a medium organisation come with detection. */
const watchesDirectory = (brief: Brief): boolean =>
  brief.holds(all(is("solution-configuration", "security-detection"), is("company-size", "medium"), DIRECTORY));

/** Defender for Business ends at so many users. */
export const BUSINESS_USERS = 300;

/** The rights and duties of a requirement inside each solution: one sentence each. Keys are solution option ids. */
export const REQUIREMENT_IN_SOLUTION: Record<string, Record<string, Wording>> = {
  mfa: {
    "certificate-services": (brief) =>
      `Sign-in with a certificate on a security key is set up and tested with two people${brief.users > 2 ? `; the other ${figure(brief.users - 2)} are outside this project` : ""}.`,
    "sccm-intune": (brief) =>
      `Administrators of Intune${brief.servers.plan > 0 ? " and of the servers in Azure" : ""} sign in with a phishing-resistant second factor, by Conditional Access${brief.has("company-size", "small") ? "" : "; full administrators work only from privileged access workstations"}.`,
    "configuration-manager": (brief) =>
      `The site's authentication level requires Windows Hello for Business to open the console${brief.has("integration-needs", "third-party-apis") ? ", except for service accounts running scripts" : ""}${brief.has("company-size", "small") ? "" : "; full administrators work only from privileged access workstations"}.`,
    "azure-migration":
      "Conditional Access requires a second factor for every Azure role before the first server moves, and of administrators a security key, which Microsoft's own enforcement does not.",
    "microsoft-365": (brief) =>
      brief.has("solution-configuration", "m365-optimise")
        ? "Policies CA01 to CA04 are compared with current settings and enforced for the pilot group first."
        : brief.has("solution-type", "microsoft-365") &&
            !brief.has("current-technologies", "office-365", "teams", "azure-services", "power-platform")
          ? "Policies CA01 to CA04 apply to all accounts before the pilot, as nobody works in the tenant yet."
          : `Policies CA01 to CA04 apply to the pilot group from its start, and to ${brief.has365 ? "all users after enforcement in phase 3" : "each other user on moving"}.`,
    security:
      "The Conditional Access policies in the table below move from report-only to enforced; text message, voice and e-mail codes are disabled.",
    "security-assessment": (brief) =>
      inTenant(brief)
        ? "Registered methods, policy coverage and legacy sign-ins are read from the tenant and scored under Identity."
        : "Every remote or administrator sign-in that needs only a password is listed and scored under Identity.",
    "hybrid-cloud":
      "On-premises applications are published through application proxy, behind Entra multi-factor authentication.",
    custom: (brief) =>
      brief.has365
        ? "Registration, methods and Conditional Access coverage are exported for all administrators and users; findings are administrators using telephone codes and any sign-in without a second factor."
        : "Remote access paths and administrator sign-ins are listed; each without a second factor is a finding.",
  },
  "data-encryption": {
    "certificate-services": (brief) =>
      `Templates issue TLS certificates to servers with owners and expiry; the CA keys are ${brief.holds(HAS_MODULES) ? "in the HSM pair" : "in software, on encrypted volumes"}.`,
    "sccm-intune":
      "Intune encrypts the disks of Windows devices silently by BitLocker; recovery keys are stored in Entra ID and renewed after use.",
    "configuration-manager":
      "Clients connect to site systems over HTTPS or Enhanced HTTP only; BitLocker is managed, with recovery keys in the site database encrypted by the BitLockerManagement_CERT certificate, which is backed up separately.",
    "azure-migration": (brief) =>
      `The platform encrypts storage and, at the host, disks with their caches; Key Vault${brief.has("company-size", "small") ? "" : " with a private endpoint"} holds customer-managed keys where a rule requires them.`,
    "microsoft-365": (brief) =>
      `Labels encrypt files at the highest level, inside and outside the organisation; connectors to named partners require TLS${brief.has("solution-configuration", "m365-optimise") ? "" : "; computers are encrypted on enrolment, with recovery keys in Entra ID"}.`,
    security: (brief) =>
      `${brief.has("solution-configuration", "security-tier0") ? `Domain controllers, privileged access workstations and their backups are encrypted${managesDevices(brief) ? ", and managed laptops by policy" : ""}` : "Policy encrypts managed laptops"}; unencrypted databases and connections become findings with an owner and a date; a key register records owner, location and rotation.`,
    "hybrid-cloud": (brief) =>
      brief.has("solution-configuration", "hybrid-expressroute")
        ? "IPsec encrypts traffic on the circuit up to the VPN gateway; backups and replicas are encrypted at rest."
        : "IPsec encrypts traffic between site and Azure; backups and replicas are encrypted at rest.",
    "security-assessment":
      "Devices, backups and connections on ten systems are sampled and scored under Endpoint and Data.",
    custom: (brief) =>
      `Sampled on ${brief.has("company-size", "small") ? "ten" : ENCRYPTION_SAMPLE} systems: disks and where their keys are stored, TLS below 1.2${brief.has("current-technologies", "sql-server") ? ", databases with their backups and connections" : ""}${brief.has("current-technologies", "azure-services") ? ", key vaults without purge protection" : ""}; a missing key is a finding.`,
  },
  compliance: {
    "certificate-services": "The outline CP/CPS (RFC 3647) and the CA audit events are the evidence.",
    "sccm-intune": (brief) =>
      `Each month the patch report of devices${brief.servers.plan > 0 ? " and servers" : ""} is exported, with their compliance, to a share of its own and kept for ${brief.has("industry", "healthcare") && brief.jurisdiction === "us" ? "six years" : "the period confirmed by the client's counsel"}.`,
    "configuration-manager": (brief) =>
      `The site shows only the current state, so each month its patch ${brief.has("industry", "government") ? "and baseline reports are" : "report is"} exported to a separate share and kept for ${brief.has("industry", "healthcare") && brief.jurisdiction === "us" ? "six years" : "the period confirmed by the client's counsel"}.`,
    "azure-migration": (brief) =>
      `The Microsoft cloud security benchmark and the built-in initiative for ${initiativeOf(brief)} are assigned in audit mode at the intermediate root and reported monthly.`,
    "microsoft-365": "Retention, audit and the evidence register are part of the tenant baseline.",
    security: "The duties under “Regulation” are assessed individually, and each gap gets an owner.",
    "security-assessment": "Each duty under “Regulation” gets a status, its gap and an owner.",
    "hybrid-cloud": (brief) => {
      const own = nationalInitiative(brief);
      return `${own ? `Two policy initiatives, the Microsoft cloud security benchmark and the built-in one for ${own}, are` : "One policy initiative, the Microsoft cloud security benchmark, is"} assigned to both sides in audit mode; on-premises servers report through Arc.`;
    },
    custom: "Evidence is requested for each duty under “Regulation”; a gap becomes a finding with an owner.",
  },
  "identity-management": {
    "certificate-services":
      "CA configuration, issuance, audit and backup are separate groups; no default group manages the CA.",
    "sccm-intune": (brief) =>
      `Intune roles with scope tags: support staff see the devices of their group only${brief.servers.plan > 0 ? ", and no server" : ""}.`,
    "configuration-manager": "Role-based administration with scopes: support staff cannot deploy to servers.",
    "azure-migration": (brief) =>
      `Azure roles are eligible, not standing.${brief.hasDirectory ? ` New domain controllers are in ${brief.has("company-size", "small") ? "a subnet of their own" : "a dedicated identity subscription"}.` : ""}`,
    "microsoft-365": (brief) =>
      brief.has("solution-configuration", "m365-optimise")
        ? "Stale accounts are closed; single sign-on and the leaver process are tested."
        : `Each account has one source; one further application uses Entra ID sign-in; one procedure closes a leaver's account and sessions${brief.hasDirectory ? " by disabling it in Active Directory (an expiry date is not synchronised, so the cloud account would keep working)" : ""}.`,
    security: "Roles become eligible, with approval for the most privileged; the first access review is held.",
    "hybrid-cloud": (brief) =>
      brief.hasDirectory
        ? "One identity on both sides for the first users: cloud Kerberos trust and Entra join of their new devices; a leaver is disabled once, in Active Directory."
        : "On-premises servers are administered through Arc using Entra accounts with eligible roles.",
    "security-assessment":
      "Accounts without an owner, standing administrators and the leaver process are checked and scored under Identity.",
    custom: (brief) =>
      `The last three leavers are traced through every system${brief.hasDirectory ? "; directory accounts unused for 90 days are counted" : ""}${brief.has365 ? "; standing roles, guests and consents in the tenant are listed" : ""}.`,
  },
  "threat-protection": {
    "certificate-services": (brief) =>
      `${brief.has("solution-configuration", "cert-small-single") ? "The CA is" : "CAs are"} Tier 0: hardened, with events forwarded${brief.holds(PLAN_HELD) ? " and a Defender for Identity sensor where licensed" : " to the log store, which detects"}.`,
    "sccm-intune": (brief) =>
      `Intune sets antivirus, firewall and attack-surface rules, the rules in audit before they block${brief.servers.plan > 0 ? `; on servers ${brief.hasDirectory ? "group" : "local"} policy sets the antivirus` : ""}. Alerts go to a named owner.`,
    "configuration-manager":
      "Until the workload moves to Intune, the site deploys policies for antivirus, firewall and attack-surface rules, the rules in audit before they block; alerts go to a named owner.",
    "azure-migration": "Defender for Cloud is enabled before the first wave; servers are onboarded on arrival.",
    "microsoft-365": (brief) =>
      `Preset mail protection policies apply: Standard for all users, Strict for those most often attacked${onboarded(brief)}${hasSensors(brief) ? "; Defender for Identity sensors run on every domain controller, and Defender for Cloud Apps lists the applications in use" : ""}. ${brief.has("solution-configuration", "m365-optimise") ? "" : `The client answers alerts in working hours; watch around the clock is not included: ${watchPrice()}.`}`.trim(),
    security: (brief) =>
      brief.has("solution-configuration", "security-tier0")
        ? "One incident queue combines endpoint, server and directory signals."
        : `One incident queue combines signals from endpoints${mailInTenant(brief) ? ", mail" : ""}${brief.has("company-size", "large", "enterprise") ? (brief.has365 || brief.has("industry", "education") ? ", identities and cloud applications" : " and identities") : watchesDirectory(brief) ? ", sign-ins and the directory" : " and sign-ins"}.`,
    "hybrid-cloud": "Defender for Servers covers on-premises machines through Arc.",
    "security-assessment":
      "Devices without detection are counted and the last three alerts traced to closure; scored under Monitoring.",
    custom: (brief) =>
      `Alerts from the last three months are reviewed with those who respond, and response time is measured on ten; ${brief.has("current-technologies", "windows-server") ? "an unprotected server or" : "an unprotected device or"} a missed alert is a finding.`,
  },
  "data-loss-prevention": {
    "certificate-services": (brief) =>
      brief.has("current-technologies", "exchange-server", "office-365", "teams")
        ? "Pilot users' keys for encrypted mail, which no inspection in transit can read, are archived under dual control."
        : "Keys cannot be exported from the devices that hold them.",
    "sccm-intune": "A device control policy of Intune blocks removable drives, with a group for exceptions.",
    "configuration-manager": "A site configuration item blocks removable drives, with a collection for exceptions.",
    "azure-migration": (brief) =>
      `Storage accounts refuse access keys and accept ${brief.has("company-size", "small") ? "the landing zone and office networks" : "private endpoints"} only; replication targets may be exempted in writing.`,
    "microsoft-365": (brief) =>
      `One policy for ${marked(brief)} in mail and files${brief.has("solution-configuration", "m365-optimise") ? "" : `${withoutLossPrevention(brief)}, and for users with ${brief.has("industry", "education") ? "A5" : isSuiteAlone(brief) ? "the Purview suite" : "E5"} on devices and in Teams,`} runs in simulation mode for ${simulated(brief)} before it blocks.`,
    security: (brief) =>
      brief.has("solution-configuration", "security-tier0")
        ? "Directory copies are kept where two named people can reach them, and privileged access workstations block removable drives; labels and rules for all mail and files follow this project."
        : brief.has365
          ? mailInTenant(brief)
            ? `One policy set covers mail and files${beyondF3(brief)} and, where licensed, devices.`
            : `One policy set covers files${beyondF3(brief)} and, where licensed, chats and devices; it covers mail once mailboxes have left Exchange Server.`
          : `One policy set covers devices${brief.has("company-size", "large", "enterprise") && brief.has("industry", "education") ? "" : " holding the most sensitive data"}, and mail and files once they are in Microsoft 365.`,
    "hybrid-cloud": (brief) =>
      brief.hasDirectory && brief.holds(TIERED)
        ? "Files are classified before they are synchronised or tiered."
        : "Storage accounts refuse anonymous access.",
    "security-assessment": (brief) =>
      `The three largest stores are sampled for personal data and open shares, by ${brief.has365 ? "content search and sharing report" : "script"}; scored under Data.`,
    custom: (brief) =>
      `${brief.has365 ? `Anonymous links${brief.has("current-technologies", "office-365") ? ", external mail forwarding" : ""}` : "Shares open to all users"}${brief.has("current-technologies", "sql-server") ? ", database copies outside their server" : ""} and the three largest stores are sampled for sensitive data; only client staff open files; exposed data is a finding.`,
  },
  "mobile-device-management": {
    "certificate-services": (brief) =>
      brief.has("industry", "government") || brief.has("company-size", "large", "enterprise")
        ? "Phones receive certificates from this CA through NDES and the Intune connector; Cloud PKI is the alternative."
        : "Phones receive Cloud PKI certificates through Intune; a connector to this CA is the alternative.",
    "sccm-intune":
      "Phones and tablets are enrolled too: PIN, encryption and supported versions within seven days, protected apps on private phones.",
    "configuration-manager":
      "Phones are enrolled in Intune, as co-management covers Windows only: PIN, encryption and supported versions within seven days, protected apps on private phones.",
    "azure-migration": "Azure is administered only from devices that Intune reports as compliant.",
    "microsoft-365": (brief) =>
      brief.has("solution-configuration", "m365-optimise")
        ? "Compliance and app protection apply to enrolled devices; the others are listed with owners."
        : `Enrolment, compliance and app protection cover ${plural(brief.devices, "device")}.`,
    security: (brief) =>
      hardensDirectory(brief)
        ? "Administrators sign in only from devices that Intune reports as compliant, once security defaults are off."
        : "Access requires a device that Intune reports as compliant (CA06), on phones within protected apps (CA07).",
    "security-assessment": ({ devices }) =>
      `Ownership, enrolment and condition of ${devices > 20 ? "twenty" : "all"} devices are checked and scored under Endpoint.`,
    "hybrid-cloud": (brief) =>
      `New PCs (Entra joined) and test phones are enrolled in Intune${brief.hasDirectory ? "; existing PCs stay joined to the domain" : ""}.`,
    custom: (brief) =>
      `${brief.has365 ? "Devices that opened mail or files in 30 days (7 without Entra ID P1) are compared with managed devices" : "Exported DHCP leases are compared with managed devices"}; ownership, encryption and patching are checked on ${brief.devices <= ALL_DEVICES ? "each" : `a sample of ${Math.min(50, Math.max(10, Math.ceil(brief.devices / 20)))}`}.`,
  },
  "zero-trust": {
    "certificate-services": "Device certificates are one signal of trust for networks and applications.",
    "sccm-intune": (brief) =>
      `Intune reports compliance for every enrolled device, and Conditional Access acts on it${brief.has365 ? "" : ", first for the administration portals"}.`,
    "configuration-manager": (brief) =>
      `Intune receives compliance for every co-managed device, and Conditional Access acts on it${brief.has365 ? "" : ", first for the administration portals"}.`,
    "azure-migration": (brief) =>
      `Landing zones are segmented and reach platform services ${brief.has("company-size", "small") ? "restricted to their networks" : "by private endpoint or dedicated subnet only"}.`,
    "microsoft-365": (brief) =>
      `Sign-in, device and data controls combine: a second factor (CA02), a compliant device (CA06, CA07) and labels that stay with the file${brief.has("industry", "education") ? "" : "; administrator roles are activated on request, with only break-glass accounts standing"}.`,
    security: "Access depends on user, device and just-in-time roles rather than the network: CA02, CA06 and CA12.",
    "hybrid-cloud": (brief) =>
      `Application proxy and address-based rules replace flat VPN access; Azure and Arc roles are activated just in time, for a few hours${brief.has("security-requirements", "threat-protection") ? "" : "; Defender for Servers covers every Arc-enabled server"}.`,
    "security-assessment": "Findings are grouped by the Zero Trust pillars.",
    custom: (brief) =>
      `Identity, devices, networks, applications, data and infrastructure are each ${brief.has("solution-configuration", "custom-focused") ? "reviewed for the most serious gap; only the three domains are scored" : "rated from 0 to 3"}.`,
  },
};

/** An assessment measures what others build; that of security scores it in its eight domains. */
export function requirementIn(id: string, solution: string, brief: Brief): string {
  const column = !brief.holds(ASSESSES) ? solution : solution === "security" ? "security-assessment" : "custom";
  const own = REQUIREMENT_IN_SOLUTION[id] ?? {};
  return say(
    (brief.holds(ASSESSES) ? undefined : ofSubject(own, brief)) ?? own[column] ?? "Part of the common baseline.",
    brief,
  );
}

/** What accepts the part of a requirement that a solution carries. Solutions without a row here roll the control out and are measured in full. */
export const ACCEPTED_IN_SOLUTION: Record<string, Record<string, Wording>> = {
  mfa: {
    "certificate-services":
      "A test user signs in with a certificate from the new CA; enrolment without approval is refused",
    "sccm-intune": "The Intune admin center opens with the second factor and is refused with a password alone",
    "configuration-manager":
      "The console opens after sign-in with Windows Hello for Business and is refused with a password",
    "azure-migration":
      "Three test accounts with Azure roles must give a second factor, and the sign-in log names this policy",
    "hybrid-cloud":
      "Each published application requires the second factor for remote access and refuses sign-in without it",
    "microsoft-365": (brief) =>
      `All active accounts${brief.has("industry", "education") ? " of staff" : ""} registered; legacy protocol sign-in refused; each break-glass account signs in and triggers its alert`,
    security: (brief) =>
      `100% of ${brief.has("industry", "education") ? "staff" : "users"} registered; every administrator phishing-resistant; no legacy sign-in`,
  },
  "data-encryption": {
    security: (brief) =>
      brief.has("solution-configuration", "security-tier0")
        ? `Every domain controller${managesDevices(brief) ? ", managed laptop" : ""} and privileged access workstation encrypted with its key escrowed; each other finding has an owner and a date`
        : "Every managed laptop encrypted with its key escrowed; each other finding has an owner and a date",
    "certificate-services":
      "Each pilot server presents a TLS certificate from the new template; every key has an owner",
    "sccm-intune":
      "Every portable device of the waves reports as encrypted, or its reason is listed; a recovery key is retrieved from Entra ID",
    "configuration-manager":
      "Policy and content reach a pilot client over TCP 443 alone, the update scan over 8531; every portable device of the waves reports as encrypted, or its reason is listed; a recovery key is retrieved from the site",
    "azure-migration":
      "The policy report shows encryption at host on every machine, secure transfer required on every storage account and purge protection on every key vault",
    "hybrid-cloud":
      "A capture on each encrypted path shows no readable payload; settings of vault, storage and replica disks show encryption at rest",
    "microsoft-365": (brief) =>
      `A file at the highest level is unreadable to outsiders; mail to a named partner fails without TLS${brief.has("solution-configuration", "m365-optimise") ? "" : "; a pilot computer's recovery key is retrieved"}`,
  },
  compliance: {
    security: "Each duty under “Regulation” has a status, owner and date in the evidence register",
    "certificate-services": "Outline CP/CPS signed; one issuance traced through the audit events",
    "sccm-intune": "The patch report of one month is on the share and readable without Intune",
    "configuration-manager": (brief) =>
      `The patch ${brief.has("industry", "government") ? "and baseline reports of one month are" : "report of one month is"} on the share and readable without the site`,
    "azure-migration": "The regulatory initiative is assigned; each gap in its first report has an owner and a date",
    "hybrid-cloud": "The first report covers on-premises servers and Azure resources; each deviation has an owner",
    "microsoft-365":
      "The baseline report is filed with a signature for each exception; a test event is in the audit log; a deleted test message is found under retention",
  },
  "identity-management": {
    security: "No standing administrators except emergency accounts; minutes of the first access review",
    "certificate-services": "Each duty is a group with named members; no other account has rights over the CA",
    "sccm-intune": "A support account sees only the devices of its group and cannot change a policy",
    "configuration-manager": "A support account sees only its collections and cannot deploy to servers",
    "azure-migration": "No standing subscription owners except the emergency accounts",
    "hybrid-cloud": (brief) =>
      brief.hasDirectory
        ? "A test user signs in on both sides with one account and, once disabled, on neither within an hour"
        : "An administrator reaches an on-premises server through Arc, and is refused once the role expires",
    "microsoft-365": (brief) =>
      brief.has("solution-configuration", "m365-optimise")
        ? "No account without an owner is enabled; a test leaver loses access to mail and files within 4 hours"
        : "A test user uses one account for mail, files and one further application, and loses all three within 4 hours of leaving",
  },
  "threat-protection": {
    security: "At least 98% of devices report; the on-call person answers a test alert",
    "certificate-services": "A CA test event reaches the log within 15 minutes",
    "sccm-intune":
      "A harmless test file is detected on a device in each pilot group, and its alert reaches the owner; one week of the rules' audit events is reviewed",
    "configuration-manager":
      "A harmless test file is detected on a device in each pilot collection, and its alert reaches the owner; one week of the rules' audit events is reviewed",
    "azure-migration": "Every migrated server reports to Defender for Cloud; a test alert reaches its owner",
    "hybrid-cloud": "Every server connected through Arc in this project reports; a test alert reaches its owner",
    "microsoft-365": (brief) =>
      `The preset policy holds a harmless test message; its alert reaches the owner within an hour${brief.has("solution-configuration", "m365-optimise") ? "" : "; a pilot device with detection raises a test alert"}${hasSensors(brief) ? "; every domain controller's sensor reports" : ""}`,
  },
  "data-loss-prevention": {
    security: (brief) =>
      brief.has("solution-configuration", "security-tier0")
        ? "A privileged access workstation blocks a removable drive; an administrator not named cannot open a directory copy"
        : brief.has365
          ? `After at least four weeks in simulation mode, a test ${mailInTenant(brief) ? "message with marked data is blocked, and one" : "file with marked data is not shared outside, and one"} with a stated reason passes`
          : "After at least four weeks in simulation mode, copying marked data to a removable drive is blocked, and allowed with a stated reason",
    "certificate-services": (brief) =>
      brief.has("current-technologies", "exchange-server", "office-365", "teams")
        ? "Two people recover an archived key, with minutes"
        : "Key export from a test device is refused",
    "configuration-manager": "A removable drive is blocked on a pilot device and allowed by the exception",
    "azure-migration": "Each new storage account without a written exemption refuses anonymous and key-based access",
    "hybrid-cloud": (brief) =>
      brief.hasDirectory && brief.holds(TIERED)
        ? "Owners sign the classification of the synchronised shares"
        : "Each new storage account refuses anonymous access",
    "microsoft-365": (brief) =>
      `After ${simulated(brief)} in simulation mode, a test message with marked data is blocked, and one with a stated reason passes`,
  },
  "mobile-device-management": {
    security: (brief) =>
      hardensDirectory(brief)
        ? "An administrator is refused on a non-compliant device and admitted once it complies"
        : "A non-compliant device of each platform is refused, and admitted once it complies",
    "certificate-services": "A phone of each platform receives and uses its certificate, and renews a short-lived one",
    "configuration-manager":
      "A pilot phone of each platform is enrolled and compliant; a selective wipe removes only company data",
    "azure-migration": "Sign-in to Azure administration from an unmanaged device is refused",
    "hybrid-cloud": (brief) =>
      brief.hasDirectory
        ? "A new PC joins Entra ID and opens an on-premises share without a password; test phones are compliant"
        : "A new PC joins Entra ID; it and test phones are reported as compliant",
    "microsoft-365":
      "A pilot device of each platform is enrolled and compliant; a selective wipe removes only company data",
  },
  "zero-trust": {
    security: "Sign-in from an unknown device is restricted or blocked",
    "certificate-services": "A test application admits a device with a certificate and refuses one without",
    "configuration-manager": "Compliance of a pilot device changes an access decision within an hour",
    "azure-migration":
      "No management port is reachable from the internet; traffic between workloads passes only where a rule allows it",
    "hybrid-cloud":
      "Traffic between the sides passes only where a rule allows it; no inbound rule from the internet; only emergency accounts hold standing Azure roles",
    "microsoft-365":
      "A non-compliant pilot device is refused and admitted once it complies; at the highest level a labelled file stays encrypted outside the tenant",
  },
};

/** The row with the baselines that are written for the products of this solution; a client without a framework is named no other. */
export function referredIn(row: RequestedControl, solution: string, brief: Brief): RequestedControl {
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
  const own = ACCEPTED_IN_SOLUTION[id] ?? {};
  return say((own[solution] && ofSubject(own, brief)) ?? measure, brief);
}

/** `code`: of the control that it brings, `S-1`. */
export type RequestedControl = RequirementRow & { code: string };

/** Those asked for; Zero Trust brings multi-factor authentication with it (X24). */
export const requirementsOf = perBrief((brief): readonly RequestedControl[] =>
  REQUIREMENTS.filter(
    ({ id }) =>
      brief.has("security-requirements", id) || (id === "mfa" && brief.has("security-requirements", "zero-trust")),
  ).map((row, index) => ({ ...row, code: `S-${index + 1}` })),
);
