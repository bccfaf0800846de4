/** What regulation asks for, by industry and jurisdiction: always "likely applicable, confirm with counsel". */

import type { Sourced } from "./sources.ts";

export type Jurisdiction = "eu" | "uk" | "us" | "other";

export type RegulationRow = Sourced & {
  /** Industry option ids; empty for every industry. */
  industries: readonly string[];
  jurisdictions: readonly Jurisdiction[];
  regime: string;
  /** The name of the law in countries where it has one of its own. */
  locally?: Readonly<Record<string, string>>;
  obligation: string;
  implication: string;
  control: string;
  evidence: string;
  owner: string;
};

const EU: readonly Jurisdiction[] = ["eu"];
const US: readonly Jurisdiction[] = ["us"];
const EVERYWHERE: readonly Jurisdiction[] = ["eu", "uk", "us", "other"];
const OUTSIDE_US: readonly Jurisdiction[] = ["eu", "uk", "other"];

export const REGULATIONS: readonly RegulationRow[] = [
  {
    industries: [],
    jurisdictions: ["eu", "uk"],
    regime: "GDPR, Art. 32",
    locally: { "United Kingdom": "UK GDPR, Art. 32" },
    obligation: "Security appropriate to the risk",
    implication: "Encryption, confidentiality and integrity, restore in time, regular tests",
    control: "BitLocker, TLS 1.2 or later, Purview labels, backup with restore test",
    evidence: "Restore test record, encryption report",
    owner: "Data protection lead",
    source: ["gdpr"],
  },
  {
    industries: [],
    jurisdictions: ["eu", "uk"],
    regime: "GDPR, Art. 33",
    locally: { "United Kingdom": "UK GDPR, Art. 33" },
    obligation: "Notify the authority of a personal-data breach within 72 hours",
    implication: "Incident clock, contact list, decision log",
    control: "Incident playbook in Defender XDR or the ticket system",
    evidence: "Rehearsal record",
    owner: "Data protection lead",
    source: ["gdpr"],
  },
  {
    industries: [],
    jurisdictions: ["us", "other"],
    regime: "State or national privacy law",
    locally: {
      Switzerland: "Federal Act on Data Protection (Switzerland)",
      Canada:
        "PIPEDA and provincial law, such as Law 25 of Quebec; for public bodies the provincial act on privacy (Canada)",
      Australia: "Privacy Act 1988 (Australia)",
    },
    obligation: "Protect personal data and give notice of a breach in the period of the law that applies",
    implication: "Data map by place of residence, incident clock",
    control: "Purview data map, incident playbook",
    evidence: "Data map, rehearsal record",
    owner: "Data protection lead",
    source: ["ej"],
  },
  {
    industries: ["healthcare"],
    jurisdictions: ["eu", "uk"],
    regime: "GDPR, Art. 9",
    locally: { "United Kingdom": "UK GDPR, Art. 9" },
    obligation: "Health data are a special category",
    implication: "Access by role, logging of access, labels on patient data",
    control: "Entra groups, Purview labels and audit",
    evidence: "Access review, audit extract",
    owner: "Clinical system owner",
    source: ["gdpr", "ej"],
  },
  {
    industries: ["healthcare"],
    jurisdictions: US,
    regime: "HIPAA Security and Breach Notification Rules in force (45 CFR 164, subparts C and D)",
    obligation: "Risk analysis, access control, audit controls, contingency plan; notice of a breach within 60 days",
    implication: "Encrypted data whose keys are safe are not a notifiable loss; records are kept for six years",
    control: "Encryption, audit log, restore test, incident playbook",
    evidence: "Risk analysis, log extract, restore record",
    owner: "Security officer",
    source: ["hipaa-rules"],
  },
  {
    industries: ["healthcare"],
    jurisdictions: US,
    regime: "HIPAA Security Rule, proposal of 6 January 2025 (not final in mid-2026)",
    obligation:
      "Encryption, multi-factor authentication, restore within 72 hours, yearly penetration test, segmentation, asset inventory",
    implication: "Design to the proposal, labelled as proposed",
    control: "Entra, Defender, Intune, Site Recovery",
    evidence: "Test of the 72-hour restore",
    owner: "Security officer",
    source: ["hipaa"],
  },
  {
    industries: ["healthcare"],
    jurisdictions: US,
    regime: "HITRUST e1, i1 or r2",
    obligation: "Assessed controls: 43 or 44 (e1), 182 (i1), tailored (r2)",
    implication: "Choose the level before the design is frozen",
    control: "Compliance Manager template",
    evidence: "Control assessment",
    owner: "Security officer",
    source: ["hitrust"],
  },
  {
    industries: ["healthcare"],
    jurisdictions: EVERYWHERE,
    regime: "Clinical practice",
    obligation: "Shared workstations and devices that cannot be patched",
    implication: "Session lock of 15 minutes or less, fast user switching, isolated networks",
    control: "Intune shared-device mode, network rules, Defender for IoT",
    evidence: "Walk-through on one ward or practice",
    owner: "Clinical system owner",
    source: ["ej"],
  },
  {
    industries: ["finance"],
    jurisdictions: EU,
    regime: "DORA, Art. 5–13",
    obligation: "Framework for ICT risk: identify, protect, detect, respond, recover, back up, learn",
    implication: "Map every control of this document to an article",
    control: "Control tables of this section, Purview Compliance Manager",
    evidence: "Mapped control register",
    owner: "ICT risk officer",
    source: ["dora"],
  },
  {
    industries: ["finance"],
    jurisdictions: EU,
    regime: "DORA, incident reporting",
    obligation:
      "First notice within 4 hours of classification and 24 hours of awareness; intermediate after 72 hours; final within 1 month",
    implication: "Classification rules and a clock in the incident process",
    control: "Incident templates with time stamps",
    evidence: "Timed rehearsal",
    owner: "ICT risk officer",
    source: ["dora"],
  },
  {
    industries: ["finance"],
    jurisdictions: EU,
    regime: "DORA, Art. 28 and 30",
    obligation: "Register of ICT third parties and contract clauses",
    implication: "Microsoft, the consultant and each subcontractor are entries; an exit plan exists",
    control: "Register entry, contract addendum, exit plan",
    evidence: "Register extract",
    owner: "Procurement",
    source: ["dora", "ej"],
  },
  {
    industries: ["finance"],
    jurisdictions: EU,
    regime: "DORA, Art. 26",
    obligation: "Threat-led penetration test every 3 years for selected entities",
    implication: "Tier 0 and recovery in scope of the test",
    control: "Engage an accredited tester",
    evidence: "Test plan",
    owner: "ICT risk officer",
    source: ["dora"],
  },
  {
    industries: ["finance"],
    jurisdictions: US,
    regime: "SOX, sections 302 and 404 (listed companies); GLBA",
    obligation: "Controls over access, change and operations",
    implication: "Quarterly access reviews, change records with approval",
    control: "Privileged Identity Management, access reviews",
    evidence: "Review reports, change tickets",
    owner: "Internal audit",
    source: ["sox"],
  },
  {
    industries: ["finance", "retail"],
    jurisdictions: EVERYWHERE,
    regime: "PCI DSS 4.0.1, requirements 8.3–8.5 (where cards are handled)",
    obligation: "Multi-factor authentication into the card environment, 12-character passwords, lock after 10 attempts",
    implication: "Conditional Access for every path into the card environment",
    control: "Entra Conditional Access, password policy",
    evidence: "Policy export",
    owner: "Card scheme owner",
    source: ["ciso-lib"],
  },
  {
    industries: ["finance", "retail"],
    jurisdictions: EVERYWHERE,
    regime: "PCI DSS 4.0.1, 10.5.1 and 11.3 (where cards are handled)",
    obligation: "Logs for 12 months, 3 of them at hand; authenticated scans; external scan each quarter",
    implication: "Retention and scan calendar",
    control: "Sentinel or log archive, Defender Vulnerability Management",
    evidence: "Retention setting, scan reports",
    owner: "Card scheme owner",
    source: ["ciso-lib"],
  },
  {
    industries: ["finance"],
    jurisdictions: EVERYWHERE,
    regime: "PCI DSS 4.0.1, 4.2.1.1 (where cards are handled)",
    obligation: "Inventory of keys and certificates that protect card data",
    implication: "Certificate inventory with owner and expiry",
    control: "Certification authority database report, Key Vault",
    evidence: "Inventory",
    owner: "Card scheme owner",
    source: ["ciso-lib"],
  },
  {
    industries: ["retail"],
    jurisdictions: EVERYWHERE,
    regime: "PCI DSS 4.0.1, 6.4.3 and 11.6.1 (where cards are taken online)",
    obligation: "Control of scripts on payment pages",
    implication: "Inventory and change detection of scripts",
    control: "Front Door with web application firewall, change alerts",
    evidence: "Script inventory",
    owner: "Web shop owner",
    source: ["ciso-lib"],
  },
  {
    industries: ["retail"],
    jurisdictions: EVERYWHERE,
    regime: "Trading practice",
    obligation: "No change in peak trading; tills and kiosks on long-term servicing releases",
    implication: "Freeze in November and December; Windows 10 LTSC 2021 ends 12 January 2027",
    control: "Change calendar, device inventory by release",
    evidence: "Calendar, inventory",
    owner: "Store operations",
    source: ["eol", "ej"],
  },
  {
    industries: ["manufacturing"],
    jurisdictions: EVERYWHERE,
    regime: "IEC 62443",
    obligation: "Zones and conduits with a security level each; seven foundational requirements",
    implication: "Plant networks parted from office networks by a zone of their own",
    control: "Segmentation, jump host, Defender for IoT",
    evidence: "Zone drawing, rule review",
    owner: "Plant engineering",
    source: ["ciso-lib"],
  },
  {
    industries: ["manufacturing"],
    jurisdictions: EVERYWHERE,
    regime: "Plant practice (Purdue levels)",
    obligation: "No path from the cloud into levels 0 to 2",
    implication: "Servers in level 3 behind a zone 3.5; maintenance windows by production line",
    control: "Azure Local or servers at the plant, firewall rules of zone 3.5",
    evidence: "Flow test",
    owner: "Plant engineering",
    source: ["ej"],
  },
  {
    industries: ["education"],
    jurisdictions: US,
    regime: "FERPA and COPPA",
    obligation: "Use of pupil and student records limited to the school's purpose",
    implication: "The provider acts as school official under contract",
    control: "Role-based access, sharing limits",
    evidence: "Contract clause, sharing report",
    owner: "Registrar",
    source: ["ej"],
  },
  {
    industries: ["education"],
    jurisdictions: EVERYWHERE,
    regime: "Protection of children and term calendar",
    obligation: "Accounts fit for age; no cutover in exam weeks",
    implication: "Guests off for pupils, change freeze in exams",
    control: "Entra administrative units, Teams policies",
    evidence: "Policy export, calendar",
    owner: "Head of administration",
    source: ["ej"],
  },
  {
    industries: ["government"],
    jurisdictions: US,
    regime: "CJIS 6.0 and FedRAMP",
    obligation: "Phishing-resistant authentication; authorised services only",
    implication: "Choice of commercial or government cloud before design",
    control: "FIDO2 or certificates, service list by authorisation",
    evidence: "Authorisation letter, policy export",
    owner: "Information security officer",
    source: ["cjis"],
  },
  {
    industries: ["government"],
    jurisdictions: OUTSIDE_US,
    regime: "National security baseline",
    obligation: "Baseline of the national authority",
    implication: "Sovereignty controls: data boundary, Customer Lockbox, keys",
    control: "Policies by region, Customer Lockbox, customer-managed keys where required",
    evidence: "Policy compliance report",
    owner: "Information security officer",
    source: ["alz-check", "scuba"],
  },
  {
    industries: ["technology"],
    jurisdictions: EVERYWHERE,
    regime: "ISO/IEC 27001:2022, Annex A",
    obligation: "93 controls; the 2013 edition ended on 31 October 2025",
    implication: "Statement of applicability names each control of this document",
    control:
      "A.5.15–5.18 Entra, A.8.2 privileged access, A.8.8 vulnerabilities, A.8.13 backup, A.8.15 logging, A.8.24 cryptography",
    evidence: "Statement of applicability",
    owner: "Information security manager",
    source: ["ciso-lib"],
  },
  {
    industries: ["technology"],
    jurisdictions: EVERYWHERE,
    regime: "SOC 2 trust criteria",
    obligation: "Evidence over a period, not at a date",
    implication: "Logs and reviews start with the project, not after it",
    control: "Access reviews, change records, monitoring",
    evidence: "Period extract",
    owner: "Information security manager",
    source: ["ciso-lib", "ej"],
  },
];

/** Measures of NIS2, Art. 21(2), printed where the directive may apply. */
export const NIS2_MEASURES: readonly (Sourced & { point: string; measure: string; control: string })[] = [
  {
    point: "a",
    measure: "Risk analysis and security policies",
    control: "Risk register of this document, Compliance Manager",
    source: ["nis2", "ej"],
  },
  {
    point: "b",
    measure: "Incident handling",
    control: "Defender XDR or Sentinel with a run book",
    source: ["nis2", "ej"],
  },
  {
    point: "c",
    measure: "Continuity, backup, crisis management",
    control: "Backup, restore test, recovery run book",
    source: ["nis2", "ej"],
  },
  {
    point: "d",
    measure: "Supply chain",
    control: "Application consent, guest policies, vendor access rules",
    source: ["nis2", "ej"],
  },
  {
    point: "e",
    measure: "Acquisition, maintenance, vulnerability handling",
    control: "Update rings, Defender Vulnerability Management",
    source: ["nis2", "ej"],
  },
  {
    point: "f",
    measure: "Assessment of effectiveness",
    control: "Acceptance tests, Secure Score each month",
    source: ["nis2", "ej"],
  },
  {
    point: "g",
    measure: "Cyber hygiene and training",
    control: "Attack simulation, short courses",
    source: ["nis2", "ej"],
  },
  { point: "h", measure: "Cryptography", control: "Certificates, labels, Key Vault", source: ["nis2", "ej"] },
  {
    point: "i",
    measure: "Personnel security, access control, assets",
    control: "Joiner-mover-leaver process, device inventory",
    source: ["nis2", "ej"],
  },
  {
    point: "j",
    measure: "Multi-factor authentication and secured communication",
    control: "Conditional Access, Teams policies",
    source: ["nis2", "ej"],
  },
];

/** Weeks in which an industry wants no change, as month and day; the year is that of the plan. */
export type FreezeRow = Sourced & {
  industries: readonly string[];
  from: string;
  to: string;
  nextYear?: true;
  /** People are away: approvals, workshops and reviews wait as well, not only what users feel. */
  absence?: true;
  reason: string;
};

export const FREEZES: readonly FreezeRow[] = [
  {
    industries: [],
    from: "12-21",
    to: "01-03",
    nextYear: true,
    absence: true,
    reason: "year-end holidays",
    source: ["ej"],
  },
  { industries: ["retail"], from: "11-01", to: "12-31", reason: "peak trading", source: ["ej"] },
  { industries: ["finance"], from: "12-15", to: "01-15", nextYear: true, reason: "year-end closing", source: ["ej"] },
  { industries: ["education"], from: "05-10", to: "06-30", reason: "examinations", source: ["ej"] },
  {
    industries: ["manufacturing"],
    from: "07-20",
    to: "08-16",
    absence: true,
    reason: "summer shutdown, approvers are away",
    source: ["ej"],
  },
  { industries: ["government"], from: "12-01", to: "12-31", reason: "budget year end", source: ["ej"] },
];
