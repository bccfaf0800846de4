/** What regulation asks for, by industry and jurisdiction: always "likely applicable, confirm with counsel". */

import { NATIONAL_LAW } from "./national-law.ts";
import {
  ASSESSED,
  DETECTED,
  ENCRYPTED,
  GUARDED,
  HEALTH_GUARDED,
  INCIDENT,
  type Jurisdiction,
  KEPT,
  NOTHING,
  OF_CERTIFICATES,
  PATCHED,
  PATIENTS,
  RECOVERY,
  REVIEW,
  type RegulationRow,
  SAFE,
  SECOND_FACTOR,
} from "./regulation-row.ts";
import type { Sourced } from "./sources.ts";

const EU: readonly Jurisdiction[] = ["eu"];
const US: readonly Jurisdiction[] = ["us"];
const EVERYWHERE: readonly Jurisdiction[] = ["eu", "uk", "us", "other"];
const OUTSIDE_US: readonly Jurisdiction[] = ["eu", "uk", "other"];

/** Countries whose general law on personal data was read: their rows stand in national-law.ts. */
const READ = ["Switzerland", "Canada", "Australia"];

/** General laws on personal data of countries without the GDPR, as far as they were not read. */
const PRIVACY: readonly Pick<RegulationRow, "industries" | "jurisdictions" | "elsewhere" | "regime" | "locally">[] = [
  {
    industries: ["healthcare", "finance", "manufacturing", "retail", "technology", "other"],
    jurisdictions: ["other"],
    elsewhere: READ,
    regime: "National privacy law",
  },
  {
    industries: ["government"],
    jurisdictions: ["us", "other"],
    regime: "Privacy law for public bodies",
    locally: {
      Switzerland: "FADP for federal bodies, the canton's data protection act for others (Switzerland)",
      Canada: "Privacy Act for federal institutions, the province's act for others (Canada)",
      Australia: "Privacy Act 1988 (APP 11) for federal agencies, the state's act for others (Australia)",
    },
  },
  {
    industries: ["education"],
    jurisdictions: ["us", "other"],
    regime: "Privacy law for public or private institutions, whichever applies",
    locally: {
      Switzerland:
        "The canton's data protection act for public institutions, FADP for private and federal ones (Switzerland)",
      Canada: "The province's act for public institutions, PIPEDA for private ones (Canada)",
      Australia:
        "The state's act for public institutions, Privacy Act 1988 (APP 11) for private and federal ones (Australia)",
    },
  },
];

/** What the national authority asks of public bodies: the countries whose text was read, and the others. */
const BASELINES: readonly (Pick<
  RegulationRow,
  "jurisdictions" | "countries" | "elsewhere" | "regime" | "locally" | "source"
> &
  Partial<Pick<RegulationRow, "obligation">>)[] = [
  {
    jurisdictions: ["uk"],
    countries: ["United Kingdom"],
    regime: "Cyber Assessment Framework (United Kingdom)",
    obligation: "Outcomes of its principles, each judged achieved, partly achieved or not achieved",
    source: ["caf-uk"],
  },
  {
    jurisdictions: ["other"],
    countries: ["Canada"],
    regime: "Cloud control profiles (Canadian Centre for Cyber Security or the province's), where cloud is used",
    source: ["cccs-cloud"],
  },
  {
    jurisdictions: OUTSIDE_US,
    elsewhere: ["United Kingdom", "Canada"],
    regime: "National cyber security baseline",
    locally: {
      Germany: "BSI IT-Grundschutz, and C5 for cloud services (Germany)",
      Australia: "Essential Eight and ISM, by the PSPF or the state's policy (Australia)",
      Ireland: "Public Sector Cyber Security Baseline Standards (Ireland)",
      Netherlands: "Government Information Security Baseline, BIO2 (Netherlands)",
      Switzerland: "Information Security Act (Switzerland), where it applies to the body",
    },
    source: ["ej"],
  },
];

/** What states and commissions ask for without a text that was read: safeguards of personal data. */
const SAFEGUARDS: readonly Pick<RegulationRow, "industries" | "jurisdictions" | "countries" | "regime">[] = [
  {
    industries: ["healthcare", "finance", "manufacturing", "retail", "technology", "other"],
    jurisdictions: ["us"],
    regime: "State law on privacy and reasonable security",
  },
  {
    industries: ["healthcare", "finance", "manufacturing", "retail", "technology", "other"],
    jurisdictions: ["other"],
    countries: ["Australia"],
    regime: "Privacy Act 1988, Australian Privacy Principle 11, where it applies to the organisation",
  },
];

/** Of the regulation of the Union and, under the same articles, of the United Kingdom. */
const GDPR: readonly RegulationRow[] = [
  {
    industries: [],
    jurisdictions: ["eu"],
    regime: "GDPR, Art. 32",
    obligation: "Security appropriate to the risk",
    implication: "Encryption, timely restore, regular tests",
    shows: SAFE,
    beside: ENCRYPTED,
    control: "encryption and restore tests of personal data",
    evidence: "Records of encryption and restore tests",
    owner: "Data protection lead",
    source: ["gdpr"],
  },
  {
    industries: [],
    jurisdictions: ["eu"],
    regime: "GDPR, Art. 33",
    obligation: "Notify the authority of a personal-data breach within 72 hours",
    implication: "Contact list, decision log",
    shows: INCIDENT,
    control: "breach notices within 72 hours",
    evidence: "Rehearsal record",
    owner: "Data protection lead",
    reported: true,
    source: ["gdpr"],
  },
  {
    industries: ["healthcare"],
    solutions: ["azure-migration", "microsoft-365", "security", "hybrid-cloud", "custom"],
    jurisdictions: ["eu"],
    regime: "GDPR, Art. 28 and 35",
    obligation: "Contract with each processor; impact assessment before health data is processed on a large scale",
    implication: "Both signed before patients' data reaches a cloud service",
    control: "processor contracts and impact assessment before patients' data moves",
    evidence: "Contracts, assessment",
    owner: "Data protection lead",
    source: ["gdpr", "ej"],
  },
  {
    industries: ["healthcare"],
    jurisdictions: ["eu"],
    regime: "GDPR, Art. 9",
    obligation: "Health data is a special category",
    implication: "Role-based access, access logging, labels on patient data",
    shows: PATIENTS,
    control: "role-based access and audit for health data, a special category",
    evidence: "Access review, audit extract",
    owner: "Clinical system owner",
    source: ["gdpr", "ej"],
  },
];

/** Security and notice of breaches as the authority of the United Kingdom explains them; no other article of its text was read. */
const UK_GDPR: readonly RegulationRow[] = GDPR.map((row) => ({
  ...row,
  jurisdictions: ["uk"],
  regime: `UK ${row.regime}`,
  source: row.source.includes("ej") ? ["ej"] : ["uk-gdpr"],
}));

export const REGULATIONS: readonly RegulationRow[] = [
  ...GDPR,
  ...UK_GDPR,
  ...[...PRIVACY, ...SAFEGUARDS].map(
    (law): RegulationRow => ({
      ...law,
      obligation: "Protect personal data against loss and misuse",
      implication: "Encryption, timely restore",
      shows: GUARDED,
      beside: ENCRYPTED,
      control: "data map, safeguards",
      evidence: "Records of encryption and restore tests",
      owner: "Data protection lead",
      general: true,
      source: ["ej"],
    }),
  ),
  ...PRIVACY.map(
    (law): RegulationRow => ({
      ...law,
      obligation: "Notify breaches as that law requires",
      implication: "Contact list, decision log",
      shows: INCIDENT,
      control: "breach notices by that law's periods",
      evidence: "Rehearsal record",
      owner: "Data protection lead",
      general: true,
      source: ["ej"],
    }),
  ),
  {
    industries: ["healthcare"],
    jurisdictions: US,
    regime: "HIPAA Security Rule in force (45 CFR 164, subpart C)",
    obligation: "Access control, encryption, contingency plan",
    implication: "Losing encrypted data with secure keys is not a notifiable breach",
    shows: HEALTH_GUARDED,
    beside: ENCRYPTED,
    control: "access control, encryption, contingency plan",
    evidence: "Records of encryption and restore tests",
    owner: "Security officer",
    source: ["hipaa-rules"],
  },
  {
    industries: ["healthcare"],
    jurisdictions: US,
    regime: "HIPAA Security and Breach Notification Rules in force (45 CFR 164, subparts C and D)",
    obligation: "Risk analysis, audit controls; breach notification within 60 days; six-year record retention",
    implication: "Six-year retention for audit exports and reports",
    shows: /kept for six years|^Table-?top/i,
    control: "risk analysis, review of the audit log, breach notices within 60 days, records kept for six years",
    evidence: "Risk analysis, log extract",
    owner: "Security officer",
    source: ["hipaa-rules"],
  },
  {
    industries: ["healthcare"],
    solutions: ["azure-migration", "microsoft-365", "security", "hybrid-cloud", "custom"],
    jurisdictions: US,
    regime: "HIPAA Security Rule, proposed 6 January 2025 (not final when checked)",
    obligation:
      "Encryption, multi-factor authentication, restore within 72 hours, annual penetration test, segmentation, asset inventory",
    implication: "Design to the proposal, marked as proposed",
    shows: HEALTH_GUARDED,
    beside: {
      shows: NOTHING,
      control: "penetration test, segmentation, asset inventory, and encryption where no test named here shows it",
    },
    control: "gap plan",
    evidence: "72-hour restore test",
    owner: "Security officer",
    source: ["hipaa"],
  },
  {
    industries: ["healthcare"],
    jurisdictions: US,
    regime: "HITRUST e1, i1 or r2, where a payer or partner requires it",
    obligation: "Assessed controls: 43 or 44 (e1), 182 (i1), tailored (r2)",
    implication: "Choose the level before the design freeze",
    control: "choice of level",
    evidence: "Control assessment",
    owner: "Security officer",
    source: ["hitrust"],
  },
  {
    industries: ["healthcare"],
    jurisdictions: EVERYWHERE,
    regime: "Clinical practice (not law)",
    obligation: "Shared workstations lock when unattended",
    implication: "Session lock at 15 minutes or less, fast user switching",
    shows: /(Ward|Shared) workstations/,
    control: "session lock on shared workstations",
    evidence: "Walk-through of one ward or practice",
    owner: "Clinical system owner",
    source: ["ej"],
  },
  {
    industries: ["healthcare"],
    jurisdictions: EVERYWHERE,
    regime: "Clinical practice (not law)",
    obligation: "Devices that cannot be patched are on isolated networks",
    implication: "Isolated networks, listed with owner and manufacturer",
    shows: /Medical devices get no sensor/,
    control: "isolated networks for devices that cannot be patched",
    evidence: "Device list with networks",
    owner: "Clinical system owner",
    source: ["ej"],
  },
  {
    industries: ["finance"],
    jurisdictions: EU,
    regime: "DORA, Art. 5–8 and 13",
    obligation: "ICT risk framework: governance, register of ICT assets, learning",
    implication: "Controls traced to the relevant article",
    shows: ASSESSED,
    control: "register of controls by article",
    evidence: "Register of controls",
    owner: "ICT risk officer",
    source: ["dora"],
  },
  {
    industries: ["finance"],
    jurisdictions: EU,
    tabled: "dora",
    regime: "DORA, Art. 9",
    obligation: "Protect systems and data: access by need, strong authentication, encryption",
    implication: "Each control's test is filed as evidence",
    shows:
      /^((Multi-factor authentication|Data encryption|Identity management|Data loss prevention|Mobile device management|Zero Trust architecture):|Registration report|Sign-in of a test user without|Activation of a role|Encryption report)/,
    beside: { shows: SECOND_FACTOR, control: "strong authentication" },
    further: [
      { ...ENCRYPTED, control: "encryption" },
      { shows: NOTHING, control: "systems outside this project" },
    ],
    control: "access, authentication and encryption",
    evidence: "Test records",
    owner: "ICT risk officer",
    source: ["dora"],
  },
  {
    industries: ["finance"],
    jurisdictions: EU,
    tabled: "dora",
    regime: "DORA, Art. 10",
    obligation: "Detect anomalous activity promptly",
    implication: "Alerts with owners, tested",
    shows: DETECTED,
    beside: { shows: NOTHING, control: "monitoring" },
    control: "detection",
    evidence: "Alert test",
    owner: "ICT risk officer",
    source: ["dora"],
  },
  {
    industries: ["finance"],
    jurisdictions: EU,
    tabled: "dora",
    regime: "DORA, Art. 11 and 12",
    obligation: "Continuity plan tested at least yearly; backup, restoration and recovery",
    implication: "Measured recovery times enter the plan",
    shows: RECOVERY,
    beside: { shows: NOTHING, control: "continuity plan and its yearly test" },
    control: "continuity plan and its yearly test, backups",
    evidence: "Recovery records",
    owner: "ICT risk officer",
    source: ["dora"],
  },
  {
    industries: ["finance"],
    solutions: ["certificate-services"],
    jurisdictions: EU,
    regime: "Delegated Regulation (EU) 2024/1774 under DORA, Art. 7",
    obligation:
      "Keys managed from generation to destruction; current register of certificates and of devices storing them, at least for critical or important functions; renewal before expiry",
    implication: "The authority's database is the register of what it issues; other certificates are entered beside it",
    shows: OF_CERTIFICATES,
    beside: { shows: NOTHING, control: "entry of other certificates and devices" },
    control: "register of certificates and devices",
    evidence: "Register extract",
    owner: "ICT risk officer",
    source: ["dora-keys"],
  },
  {
    industries: ["manufacturing", "technology"],
    solutions: ["security", "custom"],
    jurisdictions: EU,
    regime:
      "Cyber Resilience Act (EU) 2024/2847, Art. 14, since 11 September 2026, for manufacturers of products with digital elements",
    obligation:
      "Report actively exploited vulnerabilities and severe incidents of a product: early warning within 24 hours, notification within 72",
    implication: "Products in scope are listed; reports go by the platform of ENISA",
    control: "product scope check, reporting process",
    evidence: "Scope note, rehearsal record",
    owner: "Product security lead",
    source: ["cra"],
  },
  {
    industries: ["finance"],
    jurisdictions: EU,
    regime: "DORA, Art. 17–19",
    obligation:
      "Initial notification within 4 hours of classifying an incident as major and 24 hours of awareness; intermediate report 72 hours after that; final report a month later",
    implication: "Classification rules, timestamps in the incident record",
    shows: INCIDENT,
    control: "incident reports (4 hours from classification and 24 from awareness, 72 more, then a month)",
    evidence: "Timed rehearsal",
    owner: "ICT risk officer",
    reported: true,
    source: ["dora"],
  },
  {
    industries: ["finance"],
    jurisdictions: EU,
    regime: "DORA, Art. 28 and 30",
    obligation: "Register of ICT third-party providers and contract clauses",
    implication: "Microsoft, the consultant and each subcontractor are entries; exit plan in place",
    control: "register entry, contract addendum, exit plan",
    evidence: "Register extract",
    owner: "Procurement",
    source: ["dora", "ej"],
  },
  {
    industries: ["finance"],
    jurisdictions: EU,
    larger: true,
    regime: "DORA, Art. 24 and 25",
    obligation: "Programme of tests; systems of critical functions tested at least yearly",
    implication: "This project's tests, repeatable, enter the programme",
    control: "programme of tests",
    evidence: "Test plan and records",
    owner: "ICT risk officer",
    source: ["dora", "ej"],
  },
  {
    industries: ["finance"],
    jurisdictions: EU,
    larger: true,
    regime: "DORA, Art. 26, for selected entities",
    obligation: "Threat-led penetration test every 3 years",
    implication: "Tier 0 and recovery in test scope",
    control: "accredited tester",
    evidence: "Test plan",
    owner: "ICT risk officer",
    source: ["dora"],
  },
  {
    industries: ["finance", "retail"],
    framework: "pci-dss",
    jurisdictions: EVERYWHERE,
    regime: "PCI DSS 4.0.1, requirements 8.3–8.5 (where cards are handled)",
    obligation:
      "Multi-factor authentication into the card environment, 12-character passwords, lockout after 10 attempts",
    implication: "A second factor on every path into the card environment",
    control: "second factor into the card environment, 12-character passwords",
    evidence: "Policy export",
    owner: "Head of payments",
    source: ["ciso-lib"],
  },
  {
    industries: ["finance", "retail"],
    solutions: ["configuration-manager"],
    framework: "pci-dss",
    jurisdictions: EVERYWHERE,
    regime: "PCI DSS 4.0.1, 6.3.3 (where cards are handled)",
    obligation: "Critical security updates within one month of release",
    implication: "Zero-day ring for critical updates, even during a freeze",
    shows: /^Update\w* .*\btills/,
    control: "evidence for systems in the card environment, which the rings update by day 30",
    evidence: "Update compliance report",
    owner: "Head of payments",
    source: ["pci-patches"],
  },
  {
    industries: ["finance", "retail"],
    framework: "pci-dss",
    jurisdictions: EVERYWHERE,
    regime: "PCI DSS 4.0.1, 10.5.1 (where cards are handled)",
    obligation: "Logs for 12 months, 3 of them immediately available",
    implication: "Retention of every card environment log",
    shows: KEPT,
    control: "log archive",
    evidence: "Retention setting",
    owner: "Head of payments",
    source: ["ciso-lib"],
  },
  {
    industries: ["finance", "retail"],
    framework: "pci-dss",
    jurisdictions: EVERYWHERE,
    regime: "PCI DSS 4.0.1, 11.3 (where cards are handled)",
    obligation: "Authenticated internal scans; external scan each quarter",
    implication: "Scan calendar, scanner account",
    control: "scans",
    evidence: "Scan reports",
    owner: "Head of payments",
    source: ["ciso-lib"],
  },
  {
    industries: ["finance", "retail"],
    framework: "pci-dss",
    jurisdictions: EVERYWHERE,
    larger: true,
    regime: "PCI DSS 4.0.1, 3.5.1.2, 7.2.4 and 12.5.2 (where cards are handled)",
    obligation:
      "No stored card number protected by disk encryption alone, access reviewed every six months, scope confirmed every year",
    implication: "Encryption in the application or database; dates of reviews",
    control: "encryption beyond the disk, half-yearly reviews, yearly scope",
    evidence: "Scope document, minutes of reviews",
    owner: "Head of payments",
    source: ["ciso-lib"],
  },
  {
    industries: ["finance", "retail"],
    framework: "pci-dss",
    jurisdictions: EVERYWHERE,
    regime: "PCI DSS 4.0.1, 4.2.1.1 (where cards are handled)",
    obligation: "Inventory of keys and certificates that protect card data",
    implication: "Certificate inventory with owner and expiry",
    shows:
      /^Data encryption:.* (a key register|every key has an owner)|[Ii]nventory of (certificate consumers|existing CAs)/,
    control: "certificate inventory with owner and expiry",
    evidence: "Inventory",
    owner: "Head of payments",
    source: ["ciso-lib"],
  },
  {
    industries: ["retail"],
    framework: "pci-dss",
    jurisdictions: EVERYWHERE,
    regime: "PCI DSS 4.0.1, 6.4.2, 6.4.3 and 11.6.1 (where cards are taken online)",
    obligation: "Web application firewall; control of payment page scripts",
    implication: "Firewall that blocks attacks, script inventory and change detection",
    control: "web application firewall, script inventory, change alerts",
    evidence: "Firewall report, script inventory",
    owner: "Owner of the payment page",
    source: ["ciso-lib"],
  },
  {
    industries: ["manufacturing"],
    jurisdictions: EVERYWHERE,
    regime: "IEC 62443 (voluntary), with the Purdue levels of plant practice",
    locally: {
      "United States": "IEC 62443 and NIST SP 800-82 (guidance, voluntary), with the Purdue levels of plant practice",
    },
    obligation: "Zones and conduits, each with a security level; no path from the cloud into levels 0 to 2",
    implication: "Plant networks separated from office networks by a dedicated zone; maintenance windows by line",
    shows: /^Plant and office:/,
    control: "zone drawing, rules between office and plant",
    evidence: "Zone drawing, flow test",
    owner: "Plant engineering",
    source: ["ciso-lib", "ej"],
  },
  {
    industries: ["education"],
    jurisdictions: EVERYWHERE,
    regime: "Child protection",
    obligation: "Age-appropriate accounts of minors",
    implication: "Guest access off for minors",
    shows: /^(Account of a pupil|Invitation of a guest by a test pupil)/,
    control: "account settings of minors",
    evidence: "Account settings of minors, exported",
    owner: "Head of administration",
    source: ["ej"],
  },
  ...BASELINES.map(
    (baseline): RegulationRow => ({
      obligation: "Minimum controls set by the national authority, with evidence of each",
      ...baseline,
      industries: ["government"],
      implication:
        "Settings, data boundary, Customer Lockbox and customer-managed keys where the baseline requires them",
      shows: /policy initiative|hardening baseline/,
      control: "selection of the baseline, list of gaps",
      beside: { shows: /measure of the baseline/, control: "evidence mapped to the baseline's measures" },
      evidence: "Policy compliance report",
      owner: "Information security officer",
    }),
  ),
  {
    industries: ["technology"],
    framework: "iso-27001",
    jurisdictions: EVERYWHERE,
    regime: "ISO/IEC 27001:2022, Annex A, where certification is held or sought",
    obligation: "Applicable ones of 93 controls in place, each exclusion justified",
    implication: "This project's controls enter the statement of applicability with their evidence",
    control: "statement of applicability",
    evidence: "Statement of applicability",
    owner: "Information security manager",
    source: ["ciso-lib"],
  },
  {
    industries: ["technology"],
    jurisdictions: EVERYWHERE,
    regime: "SOC 2 trust criteria, where customers ask for a report",
    obligation: "Evidence over a period, not at a point in time",
    implication: "Logs and reviews start with the project",
    shows: REVIEW,
    control: "access reviews, change records",
    evidence: "Period extract",
    owner: "Information security manager",
    source: ["ciso-lib", "ej"],
  },
  ...NATIONAL_LAW,
];

/** A certificate on a key is tried by two people alone. */
const EVERYBODYS_FACTOR =
  /^(Multi-factor authentication: (?!Sign-in with a certificate|On-premises applications|Administrators of Intune)|Registration report|Sign-in of a test user without)|: a second factor/;

type Nis2Measure = Sourced & Pick<RegulationRow, "shows" | "control" | "beside"> & { point: string; measure: string };

/** Measures of NIS2, Art. 21(2), printed where the directive may apply. */
export const NIS2_MEASURES: readonly Nis2Measure[] = [
  {
    point: "a",
    measure: "Risk analysis and security policies",
    shows: /under “Regulation”|policy and practice|CP\/CPS/,
    control: "risk analysis beyond this project",
    source: ["nis2", "ej"],
  },
  {
    point: "b",
    measure: "Incident handling",
    shows: /^(Table-?top|Threat protection:)/i,
    control: "incident process",
    source: ["nis2", "ej"],
  },
  {
    point: "c",
    measure: "Continuity, backup, crisis management",
    shows: RECOVERY,
    control: "backup and crisis plan",
    source: ["nis2", "ej"],
  },
  {
    point: "d",
    measure: "Supply chain security",
    shows: /^Accounts of suppliers:|remote maintenance (gets|uses) named accounts/i,
    control: "suppliers and their access",
    source: ["nis2", "ej"],
  },
  {
    point: "e",
    measure: "Acquisition, maintenance and vulnerability handling",
    shows: PATCHED,
    control: "patching",
    source: ["nis2", "ej"],
  },
  {
    point: "f",
    measure: "Effectiveness assessment",
    shows: /^(Baseline report|Secure Score|Attack paths|Compliance: .*(initiative|baseline report|patch report))/,
    control: "annual measurement",
    source: ["nis2", "ej"],
  },
  {
    point: "g",
    measure: "Cyber hygiene and training",
    shows: /training of users/,
    control: "staff training",
    source: ["nis2", "ej"],
  },
  {
    point: "h",
    measure: "Cryptography",
    shows:
      /^(Data encryption:|Data loss prevention: Keys|Labelled file|pkiview|Certificate review)|certificate review,|labelled file stays/,
    control: "encryption",
    source: ["nis2", "ej"],
  },
  {
    point: "i",
    measure: "Personnel security, access control, assets",
    shows:
      /^(Identity management:|Multi-factor authentication: Sign-in with a certificate|Mobile device management:|Zero Trust architecture:|Data loss prevention: (?!Keys)|Activation of a role|Help desk attempts |Compliance report)|first access review/,
    control: "joiners, movers and leavers",
    source: ["nis2", "ej"],
  },
  {
    point: "j",
    measure: "Multi-factor authentication and secure communications",
    shows: new RegExp(`${EVERYBODYS_FACTOR.source}|^(Multi-factor authentication|Internal application from outside)`),
    beside: { shows: EVERYBODYS_FACTOR, control: "all other users" },
    control: "second factor",
    source: ["nis2", "ej"],
  },
];

/** Weeks in which an industry wants no change, as month and day; the year is that of the plan. */
export type FreezeRow = Sourced & {
  industries: readonly string[];
  /** Where it lies then; everywhere without. */
  countries?: readonly string[];
  /** Where it does not. */
  elsewhere?: readonly string[];
  from: string;
  to: string;
  nextYear?: true;
  /** People are away: approvals, workshops and reviews wait as well, not only what users feel. */
  absence?: true;
  reason: string;
};

/** Summers lie in December, beside the year-end holidays. */
const SOUTHERN = ["Australia"];
/** The last month of the budget year of public bodies, as far as it is not the calendar's. */
const YEAR_ENDS: readonly Pick<FreezeRow, "countries" | "elsewhere" | "from" | "to">[] = [
  { countries: ["United Kingdom", "Canada"], from: "03-01", to: "03-31" },
  { countries: ["Australia"], from: "06-01", to: "06-30" },
  { countries: ["United States"], from: "09-01", to: "09-30" },
  { elsewhere: ["United Kingdom", "Canada", "Australia", "United States"], from: "12-01", to: "12-31" },
];

/** Weeks in which a school has neither classes nor most of its staff. */
export const SCHOOL_HOLIDAYS: readonly Pick<FreezeRow, "countries" | "elsewhere" | "from" | "to">[] = [
  { elsewhere: [...SOUTHERN, "United Kingdom", "United States"], from: "07-01", to: "08-31" },
  { countries: ["United States"], from: "06-15", to: "08-10" }, // terms begin in August
  { countries: ["United Kingdom"], from: "07-21", to: "08-31" },
  { countries: SOUTHERN, from: "12-15", to: "01-31" },
];

/** When many are on leave, although nothing stops: a planning assumption. */
export const SUMMER_LEAVE: readonly Pick<FreezeRow, "countries" | "elsewhere" | "from" | "to">[] = [
  { elsewhere: [...SOUTHERN, "United States"], from: "07-15", to: "08-31" },
  { countries: SOUTHERN, from: "01-04", to: "01-26" },
];

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
  {
    industries: ["education"],
    countries: ["United States"],
    from: "05-01",
    to: "06-14",
    reason: "examinations and end of term",
    source: ["ej"],
  },
  {
    industries: ["education"],
    countries: ["United States"],
    from: "08-11",
    to: "09-10",
    reason: "enrolment and start of term",
    source: ["ej"],
  },
  {
    industries: ["education"],
    elsewhere: [...SOUTHERN, "United States"],
    from: "05-10",
    to: "06-30",
    reason: "examinations",
    source: ["ej"],
  },
  {
    industries: ["education"],
    countries: SOUTHERN,
    from: "10-10",
    to: "11-30",
    reason: "examinations",
    source: ["ej"],
  },
  {
    industries: ["manufacturing"],
    elsewhere: [...SOUTHERN, "United States"],
    from: "07-20",
    to: "08-16",
    absence: true,
    reason: "summer shutdown, approvers away",
    source: ["ej"],
  },
  {
    industries: ["manufacturing"],
    countries: ["United States"],
    from: "06-28",
    to: "07-11",
    absence: true,
    reason: "shutdown around 4 July, approvers away",
    source: ["ej"],
  },
  ...YEAR_ENDS.map(({ from, to, ...where }) => ({
    industries: ["government"],
    ...where,
    from,
    to,
    reason: "budget year end",
    source: ["ej"] as const,
  })),
];
