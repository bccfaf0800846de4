/** Duties that single countries set beside those of regulations.ts, as far as their text or explanations of it were read. */

import {
  ASSESSED,
  CUSTOMERS_GUARDED,
  ENCRYPTED,
  GUARDED,
  HEALTH_GUARDED,
  INCIDENT,
  NIS2_INDUSTRIES,
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
  implication: "Names in logs and reports only where the agreed purpose requires them",
  control: row.binding
    ? "agreement on logs and reports"
    : row.consulted
      ? "consultation on logs and reports"
      : "notice of logs and reports before the pilot",
  evidence: row.binding ? "Signed agreement" : "Minutes, or the staff notice",
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
    regime: "BSI Act (BSIG), §§ 28–38 (Germany), where NIS2 applies",
    obligation:
      "Register with the BSI within three months of coming into scope (§ 33): for whoever was in scope at once, by 6 March 2026; management implements and oversees the measures, is liable for failure and is trained (§ 38)",
    implication: "This project's measures enter the management report, with evidence",
    control: "scope check, registration, management training",
    evidence: "Registration, training record",
    owner: "Management",
    source: ["bsig"],
  },
  {
    industries: ["healthcare"],
    solutions: CLOUD,
    jurisdictions: ["eu"],
    countries: ["Germany"],
    regime: "SGB V, § 393 (Germany), for statutory healthcare providers and their processors",
    obligation:
      "Health and social data in a cloud only with a current C5 attestation, type 2 since 1 July 2025, and within the location limits",
    implication: "Reports from Microsoft and every other cloud service in scope; customer criteria met",
    control: "C5 reports on file, customer criteria met",
    evidence: "C5 type 2 report, list of customer criteria",
    owner: "Data protection lead",
    source: ["c5"],
  },
];

const FRANCE: readonly RegulationRow[] = [
  {
    industries: ["healthcare"],
    solutions: CLOUD,
    jurisdictions: ["eu"],
    countries: ["France"],
    regime: "Code de la santé publique, Art. L.1111-8 (France), for health data held for a care provider",
    obligation: "Whoever hosts or backs up such data for others is certified for it (HDS)",
    implication: "Certificates of Microsoft and every other host for their part of the work, and the contract clauses",
    control: "HDS certificates and contract on file",
    evidence: "HDS certificates, contract",
    owner: "Data protection lead",
    source: ["hds"],
  },
];

const NETHERLANDS: readonly RegulationRow[] = [
  {
    industries: ["healthcare"],
    jurisdictions: ["eu"],
    countries: ["Netherlands"],
    regime: "NEN 7510 (Netherlands), which the law on patient data makes binding on healthcare providers",
    obligation: "Information security management for patient data, with controls beyond those of ISO 27001",
    implication: "Controls and their evidence named by the clauses of the standard",
    shows: new RegExp(`${HEALTH_GUARDED.source}|${GUARDED.source}`),
    beside: { ...ENCRYPTED, control: "proof of encryption, management system, logging of access to records" },
    control: "management system, risk analysis, logging of access to records",
    evidence: "Statement of applicability, audit report",
    owner: "Management",
    source: ["nen7510"],
  },
];

const SWITZERLAND: readonly RegulationRow[] = [
  {
    industries: PRIVATE,
    jurisdictions: ["other"],
    countries: ["Switzerland"],
    regime: "Federal Act on Data Protection (FADP), Art. 8 and 61 (Switzerland)",
    obligation:
      "Security appropriate to the risk; wilful breach of the minimum requirements carries personal fines of up to CHF 250,000",
    implication: "Encryption, timely restore, access logging for large volumes of sensitive data",
    shows: GUARDED,
    beside: ENCRYPTED,
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
      "Report a high-risk breach to the federal commissioner (FDPIC) as soon as possible, and to those affected where they must protect themselves",
    implication: "Contact list, decision log; no fixed number of hours",
    shows: INCIDENT,
    control: "breach reports as soon as possible",
    evidence: "Rehearsal record",
    owner: "Data protection lead",
    reported: true,
    source: ["fadp"],
  },
  {
    industries: ["healthcare", "finance", "education", "government", "technology"],
    jurisdictions: ["other"],
    countries: ["Switzerland"],
    regime: "Information Security Act, Art. 74a to 74e, for bodies named in Art. 74b (Switzerland)",
    obligation:
      "Report a cyber attack to the National Cyber Security Centre within 24 hours of discovery, in force since 1 April 2025",
    implication: "Timestamps in the incident record, access to the centre's reporting form",
    shows: INCIDENT,
    control: "scope check, reports of cyber attacks within 24 hours",
    evidence: "Timed rehearsal",
    owner: "Information security officer",
    reported: true,
    source: ["isa-ch"],
  },
  {
    industries: ["healthcare"],
    jurisdictions: ["other"],
    countries: ["Switzerland"],
    regime: "Medical secrecy, Criminal Code Art. 321, and cantonal health law (Switzerland)",
    obligation:
      "Patient data is disclosed only to those treating the patient, which excludes administrators and suppliers",
    implication: "Role-based access, written confidentiality undertaking from every supplier",
    shows: REVIEW,
    control: "role-based access, written supplier undertakings",
    evidence: "Access review, signed undertakings",
    owner: "Data protection lead",
    general: true,
    source: ["ej"],
  },
  {
    industries: ["finance"],
    jurisdictions: ["other"],
    countries: ["Switzerland"],
    regime: "FINMA circular 2023/1 and guidance 05/2020, for supervised institutions (Switzerland)",
    obligation:
      "Identify critical data and functions, with tolerances for disruption; notify attacks on them within 24 hours and report within 72",
    implication: "Critical data identified, timed incident process",
    shows: INCIDENT,
    control: "list of critical data, timed incident process",
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
    obligation: "Safeguards against loss and theft, appropriate to the sensitivity of personal information",
    implication: "Encryption, timely restore",
    shows: GUARDED,
    beside: ENCRYPTED,
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
      "Report to the Privacy Commissioner and notify individuals as soon as feasible where there is a real risk of significant harm; record every breach for 24 months",
    implication: "Contact list, decision log, breach record",
    shows: INCIDENT,
    control: "breach reports as soon as feasible, record of breaches for 24 months",
    evidence: "Rehearsal record, breach record",
    owner: "Data protection lead",
    reported: true,
    source: ["pipeda"],
  },
  {
    industries: PRIVATE,
    solutions: CLOUD,
    jurisdictions: ["other"],
    countries: ["Canada"],
    regime: "Act P-39.1 as amended by Law 25, where people in Quebec are concerned",
    obligation:
      "Privacy impact assessment and written agreement before personal information leaves Quebec (s. 17), even for another province; incident register kept for five years",
    implication:
      "The location of each store determines the assessment: Canada East is in Quebec, Canada Central in Ontario",
    control: "privacy impact assessment, incident register",
    evidence: "Assessment, register",
    owner: "Person in charge of personal information",
    source: ["law-25", "ej"],
  },
  {
    industries: ["healthcare"],
    jurisdictions: ["other"],
    countries: ["Canada"],
    regime: "Provincial health information law, such as PHIPA in Ontario (Canada)",
    obligation:
      "Notify patients at the first reasonable opportunity; notify the commissioner in the cases listed in the regulation, with annual statistics by 1 March (Ontario)",
    implication: "Contact list, decision log",
    shows: INCIDENT,
    control: "incident run book with the decision to notify, annual statistics",
    evidence: "Decision log, annual statistics",
    owner: "Clinical system owner",
    source: ["phipa"],
  },
  {
    industries: ["finance"],
    jurisdictions: ["other"],
    countries: ["Canada"],
    regime:
      "OSFI guidelines “Technology and Cyber Risk Management” and “Third-Party Risk Management”, for federally regulated institutions (Canada)",
    obligation:
      "Technology and cyber risk governance, operational resilience and defence, suppliers included, with records (in force since 1 January 2024)",
    implication: "Inventory, patching, tested recovery and suppliers, each with an owner and a record",
    control: "self-assessment against both",
    evidence: "Self-assessment with supporting records",
    owner: "Technology risk officer",
    source: ["osfi-b13"],
  },
  {
    industries: ["finance"],
    jurisdictions: ["other"],
    countries: ["Canada"],
    regime: "OSFI advisory on technology and cyber incidents, for federally regulated institutions (Canada)",
    obligation: "Report an incident to OSFI within 24 hours, sooner where possible",
    implication: "Severity levels, timed incident process",
    shows: INCIDENT,
    control: "incident reports within 24 hours",
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
      "Assess a suspected breach within 30 days; notify individuals and the commissioner of an eligible one as soon as practicable",
    implication: "Contact list, decision log",
    shows: INCIDENT,
    control: "suspected breaches assessed within 30 days",
    evidence: "Rehearsal record",
    owner: "Data protection lead",
    reported: true,
    source: ["breach-au"],
  },
  {
    industries: ["finance"],
    jurisdictions: ["other"],
    countries: ["Australia"],
    regime: "Prudential Standards CPS 230 and CPS 234, for APRA-regulated entities (Australia)",
    obligation:
      "Report to APRA: a material incident within 72 hours, a critical operation disrupted beyond its tolerance within 24 hours, a material control weakness within 10 business days",
    implication: "Timed incident process",
    shows: INCIDENT,
    control: "incident reports to APRA within 72 hours, disruptions within 24, weaknesses within 10 business days",
    evidence: "Timed rehearsal",
    owner: "Information security manager",
    source: ["breach-au", "ej"],
  },
  {
    industries: ["finance"],
    jurisdictions: ["other"],
    countries: ["Australia"],
    regime: "Prudential Standards CPS 230 and CPS 234, providers and controls (Australia)",
    obligation: "Register material service providers and notify APRA of them; test controls systematically",
    implication: "Microsoft and the consultant checked against the register",
    control: "register and notice of material service providers, programme of control tests",
    evidence: "Register, test programme",
    owner: "Information security manager",
    general: true,
    source: ["ej"],
  },
];

const UNITED_STATES: readonly RegulationRow[] = [
  {
    industries: PRIVATE,
    jurisdictions: ["us"],
    regime: "State breach notification laws (all 50 states and the District of Columbia)",
    obligation:
      "Notify residents, often also the attorney general, without unreasonable delay; where a state sets a number, 30 to 60 days",
    implication: "States of residence in the data register; encrypted data whose keys are safe is mostly exempt",
    shows: INCIDENT,
    control: "breach notices within 30 to 60 days where a state sets a number, states of residence known",
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
    implication: "Quarterly access reviews, approved change records",
    shows: REVIEW,
    control: "access reviews, change records",
    evidence: "Review reports, change tickets",
    owner: "Internal audit",
    source: ["sox"],
  },
  {
    industries: ["finance"],
    jurisdictions: ["us"],
    regime: "GLBA Safeguards Rule (16 CFR 314), for institutions regulated by the FTC",
    obligation:
      "Written programme with encryption and a second factor for customer information; notify the FTC within 30 days where 500 or more consumers are affected",
    implication: "Customer information located and encrypted; second factor on every path to it",
    shows: CUSTOMERS_GUARDED,
    beside: { shows: SECOND_FACTOR, control: "users' second factor, written programme, FTC notification" },
    control: "written programme, encryption and a second factor for customer information, FTC notification",
    evidence: "Programme, records of encryption and sign-in",
    owner: "Qualified individual",
    source: ["ftc-safeguards", "ej"],
  },
  {
    industries: ["finance"],
    solutions: CLOUD,
    jurisdictions: ["us"],
    regime: "Interagency Guidance on Third-Party Relationships (June 2023), for federally supervised banks",
    obligation:
      "Risk management from planning and due diligence to contract, monitoring and termination, stricter for critical activities",
    implication: "Microsoft and the consultant assessed before data moves; a way out in the contract",
    control: "assessment of each third party, contract, exit plan",
    evidence: "Assessment, contract",
    owner: "Third-party risk manager",
    source: ["interagency-tprm"],
  },
  {
    industries: ["finance"],
    jurisdictions: ["us"],
    regime: "Computer-security incident rule (12 CFR 53, 225, 304), for federally supervised banks",
    obligation: "Notify the primary federal regulator within 36 hours of determining that an incident is notifiable",
    implication: "Classification rules; the bank's suppliers report disruption of 4 hours immediately",
    shows: INCIDENT,
    control: "notification of the regulator within 36 hours, supplier clause",
    evidence: "Timed rehearsal",
    owner: "Security officer",
    reported: true,
    source: ["bank-incidents"],
  },
  {
    industries: ["manufacturing", "technology"],
    solutions: CLOUD,
    jurisdictions: ["us"],
    regime: "CMMC (32 CFR 170, DFARS 252.204-7021), where a defence contract or its supply chain includes the clause",
    obligation: [
      {
        from: "2025-11-10",
        text: "Phase 1: level 1 or 2 self-assessment before award; level 2 certification from 10 November 2026",
      },
      {
        from: "2026-11-10",
        text: "Phase 2: level 2 certification (the 110 requirements of NIST SP 800-171) before most awards where controlled information is handled; phase 3 follows on 10 November 2027",
      },
      {
        from: "2027-11-10",
        text: "Phase 3: level 2 certification wherever controlled information is handled, level 3 where the contract requires it; all contracts from 10 November 2028",
      },
      { from: "2028-11-10", text: "~x~x" },
    ],
    implication:
      "Whether controlled information enters the tenant determines commercial or government cloud, before design",
    control: "contract search for the clause, scope of controlled information",
    evidence: "Contract list, score or certificate",
    owner: "Contracts manager",
    source: ["cmmc", "ej"],
  },
  {
    industries: ["education"],
    jurisdictions: ["us"],
    regime: "FERPA (34 CFR 99), and the amended COPPA Rule, fully in force since 22 April 2026",
    obligation:
      "Education records go to a provider only as a school official under the institution's direct control; services for under-13s need a written security programme and a deletion date",
    implication: "Contract clause for each cloud service, role-based access, time-limited retention of pupil data",
    control: "contract clause, role-based access, end dates",
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
        text: "Phishing-resistant authentication; authorised services only; audits can sanction first-priority controls now and all others from 1 October 2027",
      },
      {
        from: "2027-10-01",
        text: "Phishing-resistant authentication; authorised services only; audits can sanction every control since 1 October 2027",
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
    regime: "Cyber Essentials 3.3, where a public contract, customer or insurer requires it",
    obligation:
      "Second factor for all users on every cloud service that offers one; critical and high-risk updates within 14 days; either gap fails the assessment",
    implication: "All cloud services are in scope; unsupported products are removed or segregated out of scope",
    shows: SECOND_FACTOR,
    control: "second factor on every cloud service, updates within 14 days",
    beside: { shows: PATCHED, control: "updates within 14 days" },
    controlIn: {
      "configuration-manager": "second factor on every cloud service; updates within 14 days where a ring ends later",
    },
    evidence: "Registration report, update compliance report",
    owner: "Information security manager",
    source: ["cyber-essentials"],
  },
  {
    industries: ["healthcare"],
    jurisdictions: ["uk"],
    regime: "NHS Data Security and Protection Toolkit, where NHS data or systems are used",
    obligation: "Annual evidenced assessment by 30 June; for large bodies under the Cyber Assessment Framework",
    implication: "Evidence of access, backup and incidents in toolkit order",
    shows: REGISTER,
    control: "submission by 30 June",
    evidence: "Annual submission",
    owner: "Data protection lead",
    source: ["dspt"],
  },
  {
    industries: ["finance"],
    jurisdictions: ["uk"],
    regime: "FCA Handbook, SYSC 15A, and PRA rules, for firms in their scope",
    obligation:
      "Important business services stay within impact tolerance in severe but plausible disruption, shown by mapping, scenario tests and a self-assessment",
    implication: "This design's recovery times against the tolerances; Microsoft and partners in the mapping",
    shows: RESTORED,
    control: "impact tolerances, scenario test, self-assessment",
    evidence: "Recovery test against the tolerance",
    owner: "Operational resilience lead",
    source: ["sysc-15a"],
  },
  {
    industries: ["finance"],
    jurisdictions: ["uk"],
    regime: "FCA PS26/2 and PRA PS7/26, in force from 18 March 2027, for firms in their scope",
    obligation:
      "Report operational incidents above the thresholds; larger firms also notify and register material third parties",
    implication: "Microsoft in the register where material; times of every incident recorded",
    control: "incident reporting, register of material third parties",
    evidence: "Register extract, rehearsal record",
    owner: "Operational resilience lead",
    source: ["ps26-2"],
  },
  {
    industries: ["healthcare", "technology"],
    solutions: ["security", "custom"],
    jurisdictions: ["uk"],
    regime: "Cyber Security and Resilience Bill, before Parliament since 12 November 2025; verify status",
    obligation:
      "Would bring managed service providers and data centres under the NIS Regulations, with initial notification within 24 hours and a report within 72",
    implication: "Suppliers will ask for earlier incident notice",
    shows: ASSESSED,
    control: "scope check once enacted",
    evidence: "Scope note",
    owner: "Information security manager",
    source: ["csr-bill"],
  },
];

export const NATIONAL_LAW: readonly RegulationRow[] = [
  ...OF_THE_WORKFORCE,
  ...GERMANY,
  ...FRANCE,
  ...NETHERLANDS,
  ...SWITZERLAND,
  ...CANADA,
  ...AUSTRALIA,
  ...UNITED_STATES,
  ...UNITED_KINGDOM,
];
