/** Current technologies, cloud levels and industries: statements, information requests and consequences. */

import { CLOUD_PRODUCTS } from "#app/features/catalogue/estate.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import type { Wording } from "#app/features/documents/pack.ts";
import { ASSESSES } from "./effort.ts";
import { frameworkOf } from "./frameworks.ts";
import type { Sourced } from "./sources.ts";

export type TechnologyRow = Sourced & { id: string; request: string; effect: string };

export const TECHNOLOGIES: readonly TechnologyRow[] = [
  {
    id: "windows-server",
    request: "List of servers by version, role, owner and backup",
    effect: "Upgrade path per server; Arc and Update Manager for what stays",
    source: ["eol"],
  },
  {
    id: "active-directory",
    request:
      "Forest and domain level, version of domain controllers, sites, AD FS, replication state, age of the krbtgt password, use of LAPS",
    effect: "Tier 0 treatment, LDAP signing, removal of RC4, synchronisation",
    source: ["kb5073381", "ej"],
  },
  {
    id: "exchange-server",
    request:
      "Exchange Server: version and update level, number and size of mailboxes, relaying devices, public folders",
    effect: "Migration method and date; no design may rest on 2016 or 2019",
    source: ["eol", "exo-ews"],
  },
  {
    id: "sharepoint",
    request: "SharePoint: version, size of content, customisations, workflows",
    effect: "SharePoint Online or SharePoint Server SE",
    source: ["eol"],
  },
  {
    id: "sql-server",
    request: "Edition, version, cores, database sizes, availability set-up",
    effect: "Managed Instance or virtual machine per database",
    source: ["eol", "sqlmi"],
  },
  {
    id: "office-365",
    request: "Licence counts by plan, Secure Score, version of Connect Sync, export of Conditional Access",
    effect: "Licence lines are printed as a step from what is owned",
    source: ["entra-sync", "ej"],
  },
  {
    id: "azure-services",
    request: "Subscriptions, management groups, policies, spend of the last three months",
    effect: "In discovery the existing platform is checked against the landing-zone list",
    source: ["alz-check"],
  },
  {
    id: "teams",
    request: "Meeting, guest and telephony policies, external access list",
    effect: "Governance rules instead of a new roll-out",
    source: ["scuba"],
  },
  {
    id: "power-platform",
    request: "Power Platform: environments, makers, connectors, data policies",
    effect: "Gateway cluster in the hub, data policy per environment",
    source: ["scuba", "gateway"],
  },
  {
    id: "none",
    request: "Inventory of devices, servers, applications, identities and contracts",
    effect: "No product was named, so discovery takes longer, which adds 10% to the effort",
    source: ["ej"],
  },
];

export type CloudRow = {
  id: string;
  /** As in "It has 251 to 1,000 employees and …". */
  phrase: Wording;
};

export const CLOUD_LEVELS: readonly CloudRow[] = [
  {
    id: "no-cloud",
    phrase: (brief) =>
      brief.holds(CLOUD_PRODUCTS)
        ? "states no cloud adoption, although it names cloud services"
        : "reports no cloud adoption yet",
  },
  { id: "early", phrase: "is making its first trials of the cloud" },
  { id: "some", phrase: "already uses some cloud services" },
  { id: "significant", phrase: "already runs much of its work in the cloud" },
  { id: "cloud-first", phrase: "follows a cloud-first policy" },
];

/** In a firm of fifty the same few people are both halves, and three domains are too few to part. */
const scoredApart =
  (halves: string) =>
  (brief: Brief): string =>
    brief.has("company-size", "small") || brief.has("solution-configuration", "custom-focused")
      ? ""
      : `${halves} are scored apart.`;

export type IndustryRow = Sourced & { id: string; context: string; nuance: Record<string, Wording> };

/** One sentence for each industry and solution, and the context that the executive summary begins with. */
export const INDUSTRIES: readonly IndustryRow[] = [
  {
    id: "healthcare",
    context: "works in healthcare",
    nuance: {
      "certificate-services":
        "Device certificates admit to the clinical wireless network; medical devices that cannot enrol stay in a network that the client keeps apart.",
      "configuration-manager": "Clinical devices stand in collections of their own, which never restart automatically.",
      "azure-migration": "The regions in which patient data may lie are decided before the first wave.",
      "microsoft-365": (brief) =>
        brief.frontline > 0
          ? "Ward staff who share workstations are licensed with F3."
          : "Nobody shares a workstation, by the number given, so no plan for shift workers is needed.",
      security: (brief) =>
        brief.has("solution-configuration", "security-identity", "security-detection")
          ? "Where phones are not allowed at the bedside, a security key is the second factor."
          : brief.has("solution-configuration", "security-tier0")
            ? "No clinical system starts without the directory, so its recovery is rehearsed and timed."
            : "Shared workstations on the wards, and devices that cannot be patched, are part of the interviews.",
      "hybrid-cloud": "Clinical work goes on when the link is down.",
      custom: scoredApart("Clinical work and administration"),
    },
    source: ["hipaa", "ej"],
  },
  {
    id: "finance",
    context: "works in finance",
    nuance: {
      "certificate-services": "An auditor asks first where the keys of the authority are kept and who can use them.",
      "configuration-manager": "Every deployment leaves change evidence that audit can sample.",
      "azure-migration": (brief) =>
        brief.jurisdiction === "eu"
          ? "The Digital Operational Resilience Act asks for an exit plan and an entry in the register of information; both stay with the client, who takes their facts from the design."
          : "Where customer data may lie is settled at design sign-off; the plan for leaving the supplier stays with the client, who takes its facts from the design.",
      "microsoft-365": (brief) =>
        brief.has("solution-configuration", "m365-optimise")
          ? "Retention of communication is checked first; its supervision needs the Purview suite or E5."
          : brief.has("solution-configuration", "m365-secure") ||
              brief.has("security-requirements", "data-loss-prevention", "zero-trust", "compliance", "data-encryption")
            ? "Retention of communication is in force before the acceptance; its supervision, a function of the Purview suite and of E5, is not set up here."
            : "Retention of communication is a duty of the sector and not among the requirements chosen: whether it belongs to this project is asked before the order.",
      security: (brief) =>
        brief.jurisdiction === "eu" && !brief.holds(ASSESSES)
          ? "The Digital Operational Resilience Act sets the incident clock: a first notice within 4 hours of classifying an incident as major, and within 24 hours of noticing it."
          : `Each ${brief.holds(ASSESSES) ? "score" : "step"} leaves evidence that a supervisor can follow.`,
      "hybrid-cloud": (brief) =>
        brief.has("solution-configuration", "hybrid-expressroute", "hybrid-virtual-wan") ||
        brief.has("company-size", "large", "enterprise")
          ? "Its lines are to take different routes and to come from different providers."
          : "Evidence of each failure test and each restore is kept for the supervisor.",
      custom: "Each finding names the supervisory requirement it touches.",
    },
    source: ["dora", "ej"],
  },
  {
    id: "manufacturing",
    context: "works in manufacturing",
    nuance: {
      "certificate-services":
        "Plant devices get long-lived certificates from a template of their own, issued in maintenance windows.",
      "configuration-manager": "Maintenance windows follow the production lines.",
      "azure-migration":
        "What a production line needs within milliseconds is retained at the plant and is not among the servers counted here.",
      "microsoft-365": (brief) =>
        brief.frontline > 0
          ? `The shop floor is licensed with F3; its second factor is ${brief.has("solution-configuration", "m365-optimise") ? "the worker's phone or a security key" : "a security key, with the worker's phone beside it where that is agreed"}.`
          : "Nobody shares a device, by the number given, so no plan for the shop floor is needed.",
      security: (brief) =>
        brief.holds(ASSESSES)
          ? "How the plant is separated from the office network is asked in the network domain."
          : "Computers of the plant are listed with their owners, and remote maintenance gets named accounts.",
      "hybrid-cloud": (brief) =>
        brief.has("solution-configuration", "hybrid-azure-local")
          ? "Azure Local at the plant keeps production independent of the link."
          : "What a production line needs within milliseconds stays at the plant, and runs on when the link is down.",
      custom: scoredApart("Plant and office"),
    },
    source: ["ciso-lib", "ej"],
  },
  {
    id: "retail",
    context: "works in retail",
    nuance: {
      "certificate-services": "Tills and kiosks authenticate to the network with certificates.",
      "configuration-manager": "Tills and kiosks are patched by the site, outside trading hours.",
      "azure-migration": "Peak trading counts as a freeze.",
      "microsoft-365": (brief) =>
        brief.frontline > 0
          ? "Store staff are planned with the frontline plan Microsoft 365 F3."
          : "Nobody shares a device, by the number given, so no plan for store staff is needed.",
      security: (brief) =>
        brief.has("solution-configuration", "security-tier0")
          ? "Till back ends and stock systems lose whatever rights they have over the directory."
          : brief.holds(ASSESSES)
            ? "How tills and payment terminals are parted from the office network is asked in the network domain."
            : "Tills and what stands behind them are a group of their own, with rules that never stop a sale.",
      "hybrid-cloud": (brief) =>
        brief.has("solution-configuration", "hybrid-virtual-wan")
          ? "Stores join the hub one by one; tills take payments while their line is down."
          : "Tills take payments while the line is down.",
      custom: (brief) => scoredApart(brief.sites > 1 ? "Stores and head office" : "Shop and office")(brief),
    },
    source: ["ciso-lib", "eol", "ej"],
  },
  {
    id: "education",
    context: "works in education",
    nuance: {
      "certificate-services": "The campus wireless network, taken to be eduroam, gets certificates.",
      "configuration-manager": "Teaching rooms are imaged in the holidays.",
      "azure-migration": "Academic prices apply and are quoted separately.",
      "microsoft-365": "Licences are planned as the academic ones, Microsoft 365 A3 or A5.",
      security: (brief) =>
        brief.has("solution-configuration", "security-tier0")
          ? "School administration, library and room systems lose whatever rights they have over the directory."
          : brief.has("solution-configuration", "security-assessment")
            ? "How far accounts of pupils are kept apart from those of staff is part of the score."
            : "Pupils get access policies of their own, which need no phone and allow no guests.",
      "hybrid-cloud": "No path is changed in weeks of examinations.",
      custom: scoredApart("Teaching and administration"),
    },
    source: ["ej"],
  },
  {
    id: "government",
    context: "is a public body",
    nuance: {
      "certificate-services": "The keys of the authority stay in the country and under the body's own control.",
      "configuration-manager": "The national hardening baseline is delivered as configuration items.",
      "azure-migration": (brief) =>
        brief.jurisdiction === "us"
          ? "The choice between Azure Government and commercial regions comes first."
          : "Where the data may lie, and under which of the authority's rules, is settled before the first resource.",
      "microsoft-365": (brief) =>
        brief.jurisdiction === "us"
          ? "The cloud variant (commercial or government) is decided before licences."
          : "Where the data may lie, and under which of the authority's rules, is settled before licences.",
      security: (brief) =>
        brief.holds(ASSESSES)
          ? "Phishing-resistant sign-in for administrators is a step of the road map."
          : `Phishing-resistant authentication begins with the administrators; ${brief.has("security-requirements", "zero-trust") ? "a date for everybody is part of the plan that is handed over" : "everybody else follows after this project"}.`,
      "hybrid-cloud": "National rules decide which workloads may leave.",
      custom: (brief) => `The yardstick is ${frameworkOf(brief)?.label ?? "the baseline of the national authority"}.`,
    },
    source: ["cjis", "alz-check", "ej"],
  },
  {
    id: "technology",
    context: "is a technology company",
    nuance: {
      "certificate-services":
        "Code that runs inside is signed by this authority, code that customers install by a public issuer.",
      "configuration-manager":
        "The site manages the machines in use; Autopilot sets up developers' new ones after this project.",
      "azure-migration": (brief) =>
        brief.has("solution-configuration", "azure-platform")
          ? "Infrastructure as code comes before the first machine."
          : "Infrastructure as code comes before the first machine; platform services follow when real usage is known.",
      "microsoft-365": "Work with guests is daily business, so sharing is limited by rules rather than switched off.",
      security: (brief) =>
        brief.has("integration-needs", "custom-applications")
          ? "Secrets in the code of its own applications are looked for; the rest of its software supply chain is not examined."
          : "Its own source code and software supply chain are not examined.",
      "hybrid-cloud": (brief) =>
        brief.cloudLevel >= 2
          ? "Whether machines run in other clouds is asked in week 1; Arc would cover them too."
          : "Network, policies and onboarding are code from the first day.",
      custom: scoredApart("Product development and internal IT"),
    },
    source: ["ciso-lib", "ej"],
  },
  {
    id: "other",
    context: "",
    nuance: {
      "configuration-manager":
        "Discovery asks which devices may not restart in working hours; they get a collection of their own.",
      custom: (brief) =>
        `${frameworkOf(brief)?.label ?? "The CIS benchmarks"} ${frameworkOf(brief) ? "serves" : "serve"} as the yardstick.`,
    },
    source: ["ej"],
  },
];

export type ObjectiveRow = Sourced & {
  id: string;
  measure: string;
  target: string;
  evidence: string;
};

export const OBJECTIVES: readonly ObjectiveRow[] = [
  {
    id: "cost-reduction",
    measure: "Run cost per month against the baseline month",
    target: "10 to 20% lower within 12 months (planning target)",
    evidence: "Report of Cost Management",
    source: ["cost-check", "ej"],
  },
  {
    id: "productivity",
    measure: "Sign-in prompts per user and day; tickets per month; hours to a working device",
    target: "Fewer prompts than in the first month; 20% fewer tickets; a new device within 2 hours",
    evidence: "Sign-in log, list of tickets",
    source: ["ej"],
  },
  {
    id: "enhance-security",
    measure: "Secure Score; share of administrators with phishing-resistant sign-in",
    target: "20 percentage points more, or 70% reached; 100% of administrators",
    evidence: "Secure Score, baseline report",
    source: ["scuba", "ej"],
  },
  {
    id: "remote-work",
    measure: "Patch state of devices outside the office; devices outside without contact for a week",
    target: "95% or better; below 2%",
    evidence: "Device report",
    source: ["ej"],
  },
  {
    id: "digital-transformation",
    measure: "Processes automated; releases per quarter",
    target: "three in the first year; at least one",
    evidence: "Process list, release record",
    source: ["ej"],
  },
  {
    id: "compliance-objective",
    measure: "Controls passed; age of evidence",
    target: "open gaps fewer each quarter; none older than 90 days",
    evidence: "Policy or baseline report",
    source: ["purview", "ej"],
  },
  {
    id: "scalability",
    measure: "Days to add a site or 50 users; distance to the next limit",
    target: "5 working days; 20% headroom",
    evidence: "Change record, capacity report",
    source: ["alz-check", "ej"],
  },
  {
    id: "innovation",
    measure: "Lead time from idea to pilot; share of labelled files",
    target: "30 days; 60% of new files",
    evidence: "Pilot record, label report",
    source: ["alz-check", "ej"],
  },
];

type Measure = Pick<ObjectiveRow, "measure" | "target" | "evidence">;

/** What a solution really moves, where the general measure of the objective is out of its reach. Keys are objective, and solution or configuration. */
const MEASURES_IN_SOLUTION: Record<string, Record<string, Measure>> = {
  "cost-reduction": {
    "microsoft-365": {
      measure:
        "Seats paid for without a sign-in for 30 days; products that the plan contains and that are paid for beside it",
      target: "none at each monthly count; each decided by the acceptance",
      evidence: "Licence report, contract list",
    },
    "azure-landing-zone": {
      measure: "Month's bill of Azure against the likely month of this document; resources without owner or use",
      target: "within 15%; none",
      evidence: "Report of Cost Management, owner tags",
    },
    "azure-migration": {
      measure:
        "Month's bill of the machines against their likely month in this document; machines without owner or use",
      target: "a third lower, read once more 12 months after the last wave (planning target); none",
      evidence: "Report of Cost Management, owner tags",
    },
    "hybrid-cloud": {
      measure: "Servers and licences that the inventory shows unused, with their yearly cost; month's bill of Azure",
      target: "each decided within 90 days; within 10% of the likely month of this document",
      evidence: "Inventory of Arc, report of Cost Management",
    },
    "security-assessment": {
      measure: "Products bought twice or unused, with the end of their contract",
      target: "each decided within 90 days",
      evidence: "Contract list",
    },
    security: {
      measure: "Products that the licences replace, with yearly cost and end of contract; licences counted and unused",
      target: "each decided by design sign-off; none unused",
      evidence: "Contract list, licence report",
    },
    custom: {
      measure: "Contracts and seats listed with use and renewal date; findings on cost with a budget class",
      target: "all that were handed over; 100%",
      evidence: "Licence and contract analysis",
    },
    "certificate-services": {
      measure: "Public certificates bought for servers that only staff reach; hours of renewal by hand per month",
      target: "none within 12 months; half of the baseline",
      evidence: "Invoices of the public issuer, ticket report",
    },
    "configuration-manager": {
      measure: "Hours of patching and installing by hand per month; yearly fees of tools switched off",
      target: "half of the baseline; every tool of the discovery list decided",
      evidence: "Ticket report, contract list",
    },
  },
  productivity: {
    "microsoft-365": {
      measure: "Sign-in prompts per user and day; tickets about sign-in, mail and files per month",
      target: "not above the baseline; 20% fewer",
      evidence: "Sign-in log, list of tickets",
    },
    "security-assessment": {
      measure: "Sign-ins and lockouts that cost working time, by cause",
      target: "the three largest causes have a step on the road map",
      evidence: "List of tickets",
    },
    "security-tier0": {
      measure: "Minutes from the request of a role to its activation; alerts without a cause per month",
      target: "15 at most in office hours; fewer each month",
      evidence: "Role log, incident queue",
    },
    custom: {
      measure: "Of the ten commonest reasons for a ticket, those with a finding or a reason why not",
      target: "10",
      evidence: "List of tickets, findings",
    },
    security: {
      measure: "Sign-in prompts per user and day; tickets about sign-in per month",
      target: "not above the baseline; 20% fewer",
      evidence: "Sign-in log, list of tickets",
    },
    "certificate-services": {
      measure: "Outages by expired certificates per quarter; certificates issued without a manual step",
      target: "none; 90%",
      evidence: "Incident list, issuance report",
    },
    "configuration-manager": {
      measure: "Hours to a working device; software requests served by self-service",
      target: "2 hours; 80%",
      evidence: "Deployment report, list of tickets",
    },
    "azure-migration": {
      measure: "Cutovers not finished or taken back before the morning; unplanned hours of outage per quarter",
      target: "none; not above the baseline",
      evidence: "Run sheets, incident list",
    },
    "hybrid-cloud": {
      measure: "Availability of the connection per month; time of fail-over in the test",
      target: "99.9%, outages of a site's single line excepted; within the recovery time of the design",
      evidence: "Gateway metrics, test record",
    },
  },
  "digital-transformation": {
    "security-assessment": {
      measure: "Jobs that sign in as a person",
      target: "all listed, each with an owner",
      evidence: "Findings register",
    },
    custom: {
      measure: "Steps done by hand between systems that the interviews name, with owner and budget class",
      target: "100%",
      evidence: "Minutes of the interviews, findings",
    },
    "microsoft-365": {
      measure: "Teams and sites with an owner; shared files that are opened from a team instead of an attachment",
      target: "100%; 60% within 12 months",
      evidence: "Usage report, mail report",
    },
    security: {
      measure: "Jobs that still sign in as a person; applications that a user let in without a review",
      target: "none but exceptions with an end date; none",
      evidence: "Sign-in log, consent report",
    },
    "security-tier0": {
      measure: "Service accounts with rights over the directory; passwords of service accounts that a person knows",
      target: "none; each with a date of change",
      evidence: "Tier 0 list",
    },
    "certificate-services": {
      measure: "Share of certificates enrolled and renewed without a person",
      target: "80% within 12 months",
      evidence: "Issuance report",
    },
    "configuration-manager": {
      measure: "Workloads moved to cloud management; deployments without a manual step",
      target: "four workloads within 12 months of acceptance; 90%",
      evidence: "Co-management report, deployment report",
    },
    "azure-migration": {
      measure: "Share of new environments built from code; changes made without the portal",
      target: "100%; 80%",
      evidence: "Repository, activity log",
    },
    "hybrid-cloud": {
      measure: "Share of servers under one set of policies; changes made from code",
      target: "95%; 80%",
      evidence: "Policy report, repository",
    },
  },
  "enhance-security": {
    "security-assessment": {
      measure: "Maturity index, 90 days after the road map is accepted",
      target: "the index of the sizing table",
      evidence: "Second scorecard",
    },
    "security-tier0": {
      measure: "Attack paths from an ordinary account to Tier 0; standing members of Tier 0 groups",
      target: "none; emergency accounts only",
      evidence: "Attack-path report, group report",
    },
    custom: {
      measure: "Red findings with owner and date at the read-out; of these closed or excepted in writing 90 days later",
      target: "100%; 100%",
      evidence: "Findings, first quarterly review",
    },
    "certificate-services": {
      measure: "Open findings of the monthly template check; certificates without an owner",
      target: "none of high weight; none",
      evidence: "Record of the check, certificate inventory",
    },
    "configuration-manager": {
      measure: "Workstations patched within 14 days; devices in the directory without a client",
      target: "95%; below 3%",
      evidence: "Update compliance report, client report",
    },
    "azure-migration": {
      measure: "Secure score of Defender for Cloud; management ports open to the internet",
      target: "70%; none",
      evidence: "Score history, network report",
    },
    "hybrid-cloud": {
      measure: "Servers that lack an update older than 14 days; restores of the quarter that succeed",
      target: "none without a written exception; all",
      evidence: "Report of Update Manager, restore record",
    },
  },
  "compliance-objective": {
    "azure-migration": {
      measure: "Resources that meet the assigned policies; exemptions without an end date",
      target: "90%; none",
      evidence: "Policy report",
    },
    "microsoft-365": {
      measure: "Failures of the baseline without a signed exception; age of the last baseline report",
      target: "none; at most 90 days",
      evidence: "Baseline report",
    },
    "hybrid-cloud": {
      measure: "Servers of both sides that meet the assigned policies; age of the last restore record",
      target: "90%; at most 90 days",
      evidence: "Policy report, restore record",
    },
    security: {
      measure: "Duties under “Regulation” with an owner and evidence; age of the evidence",
      target: "all; none older than 90 days",
      evidence: "Evidence register",
    },
    "certificate-services": {
      measure:
        "Issuances of a sample of 20 that lead back to their request and template; changes of CA permissions without a change record",
      target: "20; none",
      evidence: "Audit events 4886 and 4887, audit event 4882",
    },
    "configuration-manager": {
      measure: "Monthly patch reports filed; devices without an owner in the report",
      target: "12 in the first year; none",
      evidence: "Report archive",
    },
    "security-assessment": {
      measure: "Duties under “Regulation” with a state and an owner; age of their evidence",
      target: "all; none older than 90 days",
      evidence: "Evidence register",
    },
    custom: {
      measure: "Duties under “Regulation” with evidence of the last 12 months; gaps with an owner",
      target: "known for every duty; 100%",
      evidence: "Evidence register",
    },
  },
  innovation: {
    "security-assessment": {
      measure: "Applications with rights and without an owner",
      target: "all listed, each decided",
      evidence: "Findings register",
    },
    "microsoft-365": {
      measure: "Days from the request for an application to its answer; teams opened by their owner without a ticket",
      target: "5 working days; 90%",
      evidence: "Consent requests, usage report",
    },
    security: {
      measure: "Days from the request for an application to its answer; applications with rights and without an owner",
      target: "5 working days; none",
      evidence: "Request log, consent report",
    },
    "certificate-services": {
      measure: "Time from the request for a template to its first certificate; certificates renewed without a person",
      target: "10 working days; 90%",
      evidence: "Change record, issuance report",
    },
    "configuration-manager": {
      measure: "Time from a feature update to its first ring; devices rebuilt by the task sequence without help",
      target: "14 days; 90%",
      evidence: "Update report, deployment report",
    },
    custom: {
      measure: "Road-map steps begun on their date; ideas with an owner and a budget class",
      target: "80%; 100%",
      evidence: "Road map, minutes of the quarterly review",
    },
    "azure-migration": {
      measure: "Time from request to a running environment; trials ended or taken into service by their end date",
      target: "1 working day; 100%",
      evidence: "Request list, activity log",
    },
    "hybrid-cloud": {
      measure:
        "Time from request to an environment in Azure for a trial; trials ended or taken into service by their end date",
      target: "5 working days; 100%",
      evidence: "Request list, activity log",
    },
  },
  "remote-work": {
    "security-assessment": {
      measure: "Ways in from outside with an owner and a second factor",
      target: "all listed, the others closed by day 30",
      evidence: "Findings register",
    },
    "security-tier0": {
      measure:
        "Servers whose remote desktop answers from the internet; administrative sign-ins from elsewhere than a privileged workstation",
      target: "none; none",
      evidence: "Scan from outside, log of the domain controllers",
    },
    custom: {
      measure: "Ways in from outside listed with users and kind of sign-in; of these without a second factor",
      target: "all; each of them a finding",
      evidence: "Sign-in log or gateway list",
    },
    "m365-optimise": {
      measure: "Sign-ins from outside with a second factor; computers that sign in and are not enrolled",
      target: "100%; each with an owner and the date of its enrolment",
      evidence: "Sign-in log",
    },
    "microsoft-365": {
      measure: "Sign-ins from outside with a second factor; devices set up without the office",
      target: "100%; 90% of new devices",
      evidence: "Sign-in log, enrolment report",
    },
    security: {
      measure: "Sign-ins from outside with a second factor; unknown devices limited or refused",
      target: "100%; 100%",
      evidence: "Sign-in log",
    },
    "azure-landing-zone": {
      measure: "Applications of the estate whose way in from outside is decided; of these without VPN",
      target: "all at the end of the first wave; the share that the owners agree",
      evidence: "List of workloads",
    },
    "azure-migration": {
      measure: "Published applications that open from outside without VPN; of these behind a second factor",
      target: "all of the agreed list; all",
      evidence: "Test record, sign-in log",
    },
    "hybrid-cloud": {
      measure: "Published applications that open from outside without VPN; of these behind a second factor",
      target: "all of the agreed list; all",
      evidence: "Test record, sign-in log",
    },
    "certificate-services": {
      measure: "Devices outside the office that renew in time; remote sign-ins that fail for certificate reasons",
      target: "98%; below 1%",
      evidence: "Issuance report, gateway log",
    },
  },
  scalability: {
    "hybrid-cloud": {
      measure: "Days to add a site, a network or a server; distance to the next limit",
      target: "5 working days; 20% headroom",
      evidence: "Change record, capacity report",
    },
    "certificate-services": {
      measure: "Working days from a new service or site to its first certificate",
      target: "2",
      evidence: "Issuance report",
    },
    "azure-migration": {
      measure: "Working days from an order to a new machine in its landing zone; distance to the next limit",
      target: "1; 20% headroom",
      evidence: "Change record, capacity report",
    },
    "configuration-manager": {
      measure: "Working days from the address range of a new location to its first patched device",
      target: "5",
      evidence: "Change record, deployment report",
    },
    "security-assessment": {
      measure: "Steps of the road map begun on their date",
      target: "80%",
      evidence: "Road map, minutes of the review",
    },
    "security-tier0": {
      measure: "Days until a new server stands in its tier; exceptions past their end date",
      target: "1 working day; none",
      evidence: "Change record, register of exceptions",
    },
    custom: {
      measure: "Limits that 30% more users or one more site would meet, each with a finding",
      target: "named for every domain examined",
      evidence: "Findings",
    },
    "microsoft-365": {
      measure: "Hours until a new colleague works; seats free of those paid for",
      target: "2 hours; at least one and at most 5%",
      evidence: "Enrolment report, licence report",
    },
    security: {
      measure: "Days until a new team works under all policies; exceptions past their end date",
      target: "1 working day; none",
      evidence: "Group report, register of exceptions",
    },
  },
};

/** The objective with the measure that the solution can move. */
export function objectiveIn(row: ObjectiveRow, solution: string, brief: Brief): ObjectiveRow {
  const measures = MEASURES_IN_SOLUTION[row.id];
  const own = measures?.[brief.configuration.id] ?? measures?.[solution];
  return own ? { ...row, ...own, source: ["ej"] } : row;
}
