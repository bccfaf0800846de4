/** Duties that single countries set beside those of regulations.ts, as far as their text or explanations of it were read. */

import {
  ASSESSED,
  GUARDED,
  HEALTH_GUARDED,
  INCIDENT,
  NIS2_INDUSTRIES,
  OPENED,
  PATCHED,
  REGISTER,
  RESTORED,
  REVIEW,
  type RegulationRow,
  SECOND_FACTOR,
} from "./regulation-row.ts";
import { RECORDS_PEOPLE, WORKFORCE } from "./workforce.ts";

const PRIVATE = ["healthcare", "finance", "manufacturing", "retail", "technology", "other"];
const CLOUD = ["azure-migration", "microsoft-365", "security", "hybrid-cloud", "custom"];

const OF_THE_WORKFORCE: readonly RegulationRow[] = WORKFORCE.map((row) => ({
  industries: row.industries ?? [],
  solutions: RECORDS_PEOPLE,
  jurisdictions: row.country === "Switzerland" ? ["other"] : ["eu"],
  countries: [row.country],
  regime: `${row.law} (${row.country})`,
  obligation: row.obligation,
  implication: "Names of people in logs and reports only where the agreed end needs them",
  control: row.binding
    ? "agreement on logs and reports before the pilot"
    : "information on logs and reports before the pilot",
  evidence: row.binding ? "Signed agreement" : "Minutes, or the notice to staff",
  owner: "Human resources",
  source: row.source,
}));

const GERMANY: readonly RegulationRow[] = [
  {
    // of public bodies the act binds those of the federation alone, by rules of their own
    industries: NIS2_INDUSTRIES.filter((industry) => industry !== "government"),
    jurisdictions: ["eu"],
    countries: ["Germany"],
    larger: true,
    regime: "BSI Act (BSIG), § 28 to 38, Germany's act on NIS2, in force since 6 December 2025",
    obligation:
      "Registration with the BSI within three months of falling under it (§ 33); management has the measures carried out, watches over them, answers for failure and is trained (§ 38)",
    implication: "Measures of this project enter the report to management, with their evidence",
    control: "check of scope, registration, training of management",
    evidence: "Registration, record of the training",
    owner: "Management",
    source: ["bsig"],
  },
  {
    industries: ["healthcare"],
    solutions: CLOUD,
    jurisdictions: ["eu"],
    countries: ["Germany"],
    regime: "SGB V, § 393 (Germany), for providers of statutory health care and their processors",
    obligation:
      "Health and social data in a cloud only with a current C5 attestation, of type 2 since 1 July 2025, and under the limits on where they lie",
    implication: "Reports of Microsoft and of every other cloud service in scope; its criteria for customers are met",
    control: "C5 reports on file, criteria for customers met",
    evidence: "C5 report of type 2, list of the criteria for customers",
    owner: "Data protection lead",
    source: ["c5"],
  },
];

const SWITZERLAND: readonly RegulationRow[] = [
  {
    industries: PRIVATE,
    jurisdictions: ["other"],
    countries: ["Switzerland"],
    regime: "Federal Act on Data Protection (FADP), Art. 8 and 61 (Switzerland)",
    obligation:
      "Security that suits the risk; who breaks the minimum requirements on purpose is fined in person, up to CHF 250,000",
    implication: "Encryption, restore in time, log of access where sensitive data are many",
    shows: GUARDED,
    control: "data map, safeguards",
    evidence: "Records of encryption and restore tests",
    owner: "Data protection lead",
    source: ["fadp"],
  },
  {
    industries: PRIVATE,
    jurisdictions: ["other"],
    countries: ["Switzerland"],
    regime: "FADP, Art. 24 (Switzerland)",
    obligation:
      "A breach with a high risk for people is reported to the federal commissioner (FDPIC) as quickly as possible, and to them where they must protect themselves",
    implication: "Contact list, decision log; no fixed number of hours",
    shows: INCIDENT,
    control: "incident process",
    evidence: "Rehearsal record",
    owner: "Data protection lead",
    reported: true,
    source: ["fadp"],
  },
  {
    industries: ["healthcare", "finance", "education", "government", "technology"],
    jurisdictions: ["other"],
    countries: ["Switzerland"],
    regime: "Information Security Act, Art. 74a to 74e, for those that Art. 74b names (Switzerland)",
    obligation:
      "A cyber attack is reported to the National Cyber Security Centre within 24 hours of its discovery, in force since 1 April 2025",
    implication: "Times in the incident record, access to the centre's reporting form",
    shows: INCIDENT,
    control: "check of scope, incident process with times",
    evidence: "Timed rehearsal",
    owner: "Information security officer",
    reported: true,
    source: ["isa-ch"],
  },
  {
    industries: ["healthcare"],
    jurisdictions: ["other"],
    countries: ["Switzerland"],
    regime: "Medical secrecy of the Criminal Code, Art. 321, and cantonal health law (Switzerland)",
    obligation: "Nobody outside the treatment learns of a patient, administrators and suppliers included",
    implication: "Access by role, written duty of every supplier to keep the secret",
    shows: REVIEW,
    control: "access by role, duties of suppliers in writing",
    evidence: "Access review, signed duties",
    owner: "Data protection lead",
    general: true,
    source: ["ej"],
  },
  {
    industries: ["finance"],
    jurisdictions: ["other"],
    countries: ["Switzerland"],
    regime: "FINMA circular 2023/1 and guidance 05/2020, for institutions it supervises (Switzerland)",
    obligation:
      "Critical data and functions are identified, with tolerances for their disruption; attacks on them are announced within 24 hours and reported within 72",
    implication: "Critical data marked, incident process with times",
    shows: INCIDENT,
    control: "list of critical data, incident process with times",
    evidence: "Timed rehearsal",
    owner: "Operational risk officer",
    source: ["finma"],
  },
];

const CANADA: readonly RegulationRow[] = [
  {
    industries: PRIVATE,
    jurisdictions: ["other"],
    countries: ["Canada"],
    regime: "PIPEDA, safeguards (Canada)",
    obligation: "Safeguards that suit how sensitive personal information is, against loss and theft",
    implication: "Encryption, restore in time",
    shows: GUARDED,
    control: "data map, safeguards",
    evidence: "Records of encryption and restore tests",
    owner: "Data protection lead",
    source: ["pipeda"],
  },
  {
    industries: PRIVATE,
    jurisdictions: ["other"],
    countries: ["Canada"],
    regime: "PIPEDA, breaches of safeguards (Canada)",
    obligation:
      "Report to the Privacy Commissioner and notice to people, as soon as feasible, at a real risk of significant harm; a record of every breach for 24 months",
    implication: "Contact list, decision log, record of breaches",
    shows: INCIDENT,
    control: "incident process, record of breaches",
    evidence: "Rehearsal record, record of breaches",
    owner: "Data protection lead",
    reported: true,
    source: ["pipeda"],
  },
  {
    industries: PRIVATE,
    solutions: CLOUD,
    jurisdictions: ["other"],
    countries: ["Canada"],
    regime: "Act P-39.1 with the changes of Law 25, where people in Quebec are concerned",
    obligation:
      "A privacy impact assessment and a written agreement before personal information leaves Quebec (s. 17), for another province too; a register of incidents kept for five years",
    implication: "Where each store lies decides the assessment: Canada East is in Quebec, Canada Central in Ontario",
    control: "privacy impact assessment, register of incidents",
    evidence: "Assessment, register",
    owner: "Person in charge of personal information",
    source: ["law-25", "ej"],
  },
  {
    industries: ["healthcare"],
    jurisdictions: ["other"],
    countries: ["Canada"],
    regime: "Provincial law on health information, such as PHIPA in Ontario (Canada)",
    obligation:
      "Notice to patients at the first reasonable opportunity; to the commissioner in the cases that the regulation lists, and figures of the year by 1 March (Ontario)",
    implication: "Access by role, log of who opened which record",
    shows: OPENED,
    control: "access by role, log of access, yearly figures",
    evidence: "Access review, log extract",
    owner: "Clinical system owner",
    source: ["phipa"],
  },
  {
    industries: ["finance"],
    jurisdictions: ["other"],
    countries: ["Canada"],
    regime:
      "OSFI guidelines “Technology and Cyber Risk Management” and “Third-Party Risk Management”, for institutions under federal supervision (Canada)",
    obligation:
      "Technology and cyber risk is governed, operated with resilience and defended, suppliers included, with a record of each (in force since 1 January 2024)",
    implication: "Inventory, patches, tested recovery and suppliers, each with an owner and a record",
    control: "self-assessment against both",
    evidence: "Self-assessment with its records",
    owner: "Technology risk officer",
    source: ["osfi-b13"],
  },
  {
    industries: ["finance"],
    jurisdictions: ["other"],
    countries: ["Canada"],
    regime: "OSFI advisory on technology and cyber incidents, for institutions under federal supervision (Canada)",
    obligation: "An incident is reported to OSFI within 24 hours, or sooner where possible",
    implication: "Levels of severity, incident process with times",
    shows: INCIDENT,
    control: "incident process with times",
    evidence: "Timed rehearsal",
    owner: "Technology risk officer",
    reported: true,
    source: ["osfi"],
  },
];

const AUSTRALIA: readonly RegulationRow[] = [
  {
    industries: PRIVATE,
    jurisdictions: ["other"],
    countries: ["Australia"],
    regime: "Privacy Act 1988, notifiable data breaches (Australia)",
    obligation:
      "A suspected breach is assessed within 30 days; people and the commissioner hear of an eligible one as soon as practicable",
    implication: "Contact list, decision log",
    shows: INCIDENT,
    control: "incident process",
    evidence: "Rehearsal record",
    owner: "Data protection lead",
    reported: true,
    source: ["breach-au"],
  },
  {
    industries: ["finance"],
    jurisdictions: ["other"],
    countries: ["Australia"],
    regime: "Prudential Standard CPS 234, for entities under APRA (Australia)",
    obligation: "Security in step with the threat; a material incident is reported within 72 hours",
    implication: "Controls tested, incident process with times",
    shows: INCIDENT,
    control: "incident process with times",
    evidence: "Timed rehearsal",
    owner: "Information security manager",
    source: ["breach-au", "ej"],
  },
];

const UNITED_STATES: readonly RegulationRow[] = [
  {
    industries: PRIVATE,
    jurisdictions: ["us"],
    regime: "Breach notification laws of the states (all 50 and the District of Columbia)",
    obligation:
      "Notice to residents, often to the attorney general too, without unreasonable delay; where a state sets a number, 30 to 60 days",
    implication: "States of residence in the register of data; what was encrypted and keeps its keys is mostly exempt",
    shows: INCIDENT,
    control: "incident process, states of residence known",
    evidence: "Rehearsal record",
    owner: "Data protection lead",
    reported: true,
    source: ["state-breach"],
  },
  {
    industries: ["finance"],
    jurisdictions: ["us"],
    regime: "SOX, sections 302 and 404, for listed companies",
    obligation: "Controls over access, change and operations",
    implication: "Quarterly access reviews, change records with approval",
    shows: REVIEW,
    control: "access reviews, change records",
    evidence: "Review reports, change tickets",
    owner: "Internal audit",
    source: ["sox"],
  },
  {
    industries: ["finance"],
    jurisdictions: ["us"],
    regime: "GLBA Safeguards Rule (16 CFR 314), for institutions under the FTC",
    obligation:
      "Written programme with encryption and a second factor for customer information; notice to the FTC within 30 days where 500 consumers or more are concerned",
    implication: "Customer information found and encrypted; the second factor on every path to it",
    shows: HEALTH_GUARDED,
    control: "written programme, notice to the FTC",
    evidence: "Programme, records of encryption and sign-in",
    owner: "Qualified individual",
    source: ["ftc-safeguards", "ej"],
  },
  {
    industries: ["finance"],
    jurisdictions: ["us"],
    regime: "Computer-security incident rule (12 CFR 53, 225, 304), for banks under federal supervision",
    obligation: "Notice to the primary federal regulator within 36 hours of finding that an incident counts",
    implication: "Rule of classification; suppliers of the bank tell it at once of 4 hours of disruption",
    shows: INCIDENT,
    control: "incident process with times, clause for suppliers",
    evidence: "Timed rehearsal",
    owner: "Security officer",
    reported: true,
    source: ["bank-incidents"],
  },
  {
    industries: ["manufacturing", "technology"],
    solutions: CLOUD,
    jurisdictions: ["us"],
    regime: "CMMC (32 CFR 170, DFARS 252.204-7021), where a defence contract or its supply chain carries the clause",
    obligation: [
      {
        from: "2025-11-10",
        text: "Phase 1: self-assessment at level 1 or 2 before award; certification at level 2 follows from 10 November 2026",
      },
      {
        from: "2026-11-10",
        text: "Phase 2: where controlled information is handled, certification at level 2 (the 110 requirements of NIST SP 800-171) before most awards; phase 3 follows on 10 November 2027",
      },
      {
        from: "2027-11-10",
        text: "Phase 3: certification at level 2 wherever controlled information is handled, level 3 where the contract says so; all contracts follow from 10 November 2028",
      },
      { from: "2028-11-10", text: "In every contract that it applies to, at the level that the contract names" },
    ],
    implication:
      "Whether controlled information enters the tenant decides commercial or government cloud, before design",
    control: "search of contracts for the clause, scope of controlled information",
    evidence: "List of contracts, score or certificate",
    owner: "Contracts manager",
    source: ["cmmc", "ej"],
  },
  {
    industries: ["education"],
    jurisdictions: ["us"],
    regime: "FERPA (34 CFR 99), and the COPPA Rule as amended, in force in full since 22 April 2026",
    obligation:
      "Education records go to a provider only as school official under the institution's direct control; services for children under 13 have a written security programme and a date for deletion",
    implication: "Contract clause for each cloud service, access by role, retention of pupils' data with an end",
    control: "contract clause, access by role, end dates",
    evidence: "Contract clause, sharing report",
    owner: "Registrar",
    source: ["ferpa", "coppa"],
  },
  {
    industries: ["government"],
    jurisdictions: ["us"],
    regime: "CJIS security policy 6.0 (criminal justice data) and FedRAMP",
    obligation: [
      {
        from: "2024-12-27",
        text: "Phishing-resistant authentication; authorised services only; audits sanction controls of the first priority now and all others from 1 October 2027",
      },
      {
        from: "2027-10-01",
        text: "Phishing-resistant authentication; authorised services only; audits sanction every control since 1 October 2027",
      },
    ],
    implication: "Choice of commercial or government cloud before design",
    shows: /every administrator phishing-resistant/,
    control: "list of services by authorisation",
    evidence: "Authorisation letter, policy export",
    owner: "Information security officer",
    source: ["cjis", "cjis-dates"],
  },
];

const UNITED_KINGDOM: readonly RegulationRow[] = [
  {
    industries: [],
    jurisdictions: ["uk"],
    regime: "Cyber Essentials 3.3, where a public contract, a customer or an insurer asks for it",
    obligation:
      "A second factor for everybody on every cloud service that has one; critical and high-risk updates within 14 days; either gap fails the assessment",
    implication: "All cloud services are in scope; unsupported products are out of it or gone",
    shows: SECOND_FACTOR,
    control: "second factor on every cloud service, updates within 14 days",
    beside: { shows: PATCHED, control: "updates within 14 days" },
    controlIn: {
      "configuration-manager":
        "second factor on every cloud service; updates of servers within 14 days as on workstations, where the ring of the table allows 30",
    },
    evidence: "Registration report, update compliance report",
    owner: "Information security manager",
    source: ["cyber-essentials"],
  },
  {
    industries: ["healthcare"],
    jurisdictions: ["uk"],
    regime: "Data Security and Protection Toolkit of the NHS, where its data or systems are used",
    obligation: "Assessment with evidence each year by 30 June; for large bodies by the Cyber Assessment Framework",
    implication: "Evidence of access, backup and incidents in the toolkit's order",
    shows: REGISTER,
    control: "submission by 30 June",
    evidence: "Submission of the year",
    owner: "Data protection lead",
    source: ["dspt"],
  },
  {
    industries: ["finance"],
    jurisdictions: ["uk"],
    regime: "FCA Handbook, SYSC 15A, and rules of the PRA, for firms they supervise",
    obligation:
      "Important business services stay within their impact tolerance in severe but plausible disruption; mapping, scenario tests and a self-assessment prove it",
    implication: "Recovery times of this design against the tolerances; Microsoft and partners in the mapping",
    shows: RESTORED,
    control: "impact tolerances, scenario test, self-assessment",
    evidence: "Recovery test beside the tolerance",
    owner: "Operational resilience lead",
    source: ["sysc-15a"],
  },
  {
    industries: ["healthcare", "technology"],
    solutions: ["security", "custom"],
    jurisdictions: ["uk"],
    regime: "Cyber Security and Resilience Bill, before Parliament since 12 November 2025, status to be verified",
    obligation:
      "Would bring managed service providers and data centres under the NIS Regulations, with a first notice after 24 hours and a report after 72",
    implication: "Suppliers will ask for earlier word of incidents",
    shows: ASSESSED,
    control: "check of scope once it is law",
    evidence: "Note on scope",
    owner: "Information security manager",
    source: ["csr-bill"],
  },
];

export const NATIONAL_LAW: readonly RegulationRow[] = [
  ...OF_THE_WORKFORCE,
  ...GERMANY,
  ...SWITZERLAND,
  ...CANADA,
  ...AUSTRALIA,
  ...UNITED_STATES,
  ...UNITED_KINGDOM,
];
