/** Current technologies, cloud levels and industries: statements, information requests and consequences. */

import { CLOUD_PRODUCTS, FIRST_WAVE } from "#app/features/catalogue/estate.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import { say, type Wording } from "#app/features/documents/pack.ts";
import { ASSESSES } from "./effort.ts";
import { frameworkOf } from "./frameworks.ts";
import type { Sourced } from "./sources.ts";

/** What an assessment measures public bodies by, where they name no framework; a choice of ours. */
export const YARDSTICKS: Partial<Record<string, string>> = {
  "United Kingdom": "the Cyber Assessment Framework",
  Germany: "BSI IT-Grundschutz",
  France: "the ANSSI hygiene guide",
  Australia: "the Essential Eight",
  Ireland: "the Public Sector Cyber Security Baseline Standards",
  Netherlands: "the Government Information Security Baseline (BIO2)",
  "United States": "NIST CSF 2.0",
};
export const NATIONAL_BASELINE = "the baseline of the national authority";

/** What the findings of an assessment are held against: a framework that was named, with what it depends on, or the usual one. */
export function yardstickOf(brief: Brief): { name: string; proviso: string; usual: string } {
  const { id, label = "" } = frameworkOf(brief) ?? {};
  const isPublic = brief.has("industry", "government");
  const usual = isPublic ? (YARDSTICKS[brief.client.country ?? ""] ?? NATIONAL_BASELINE) : "the CIS Controls";
  if (!label) return { name: usual, proviso: "", usual };
  const isBound = brief.jurisdiction === "eu" && (id === "nis2" || brief.has("industry", "finance"));
  const isDoubtful = (id === "dora" || id === "nis2") && !isBound;
  const ofCards = id === "pci-dss" ? " where cards are handled" : "";
  const name = label.endsWith("Controls") ? `the ${label}` : label;
  return { name, proviso: isDoubtful ? " if confirmed before the order" : ofCards, usual };
}

function measuredAgainst(brief: Brief): string {
  const { name, proviso } = yardstickOf(brief);
  return `Findings are measured against ${name}${proviso}.`;
}

export type TechnologyRow = Sourced & { id: string; request: string; effect: string };

export const TECHNOLOGIES: readonly TechnologyRow[] = [
  {
    id: "windows-server",
    request: "Server list by version, role, owner and backup",
    effect: "Upgrade path per server; Azure Arc and Update Manager for those that stay",
    source: ["eol"],
  },
  {
    id: "active-directory",
    request:
      "Forest and domain level, domain controllers by version, sites, AD FS, replication health, krbtgt password age, LAPS usage",
    effect: "Tier 0 protection, LDAP signing, RC4 removal, synchronisation",
    source: ["kb5073381", "ej"],
  },
  {
    id: "exchange-server",
    request:
      "Exchange Server: version and update level, number and size of mailboxes, relaying devices, public folders",
    effect: "Migration method and date; no design may depend on 2016 or 2019",
    source: ["eol", "exo-ews"],
  },
  {
    id: "sharepoint",
    request: "SharePoint: Online, or Server with its version; content size, customisations, workflows",
    effect: "SharePoint Online or SharePoint Server SE",
    source: ["eol"],
  },
  {
    id: "sql-server",
    request: "Edition, version, cores, database sizes, high availability",
    effect: "Managed Instance or virtual machine per database",
    source: ["eol", "sqlmi"],
  },
  {
    id: "office-365",
    request: "Licence counts by plan, Secure Score, Connect Sync version, Conditional Access export",
    effect: "Licence lines are shown as an upgrade from those owned",
    source: ["entra-sync", "ej"],
  },
  {
    id: "azure-services",
    request: "Subscriptions, management groups, policies, spend of the last three months",
    effect: "Discovery checks the existing platform against the landing zone checklist",
    source: ["alz-check"],
  },
  {
    id: "teams",
    request: "Meeting, guest and telephony policies, external access list",
    effect: "Governance rules rather than a new roll-out",
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
    effect: "No product was named, so discovery takes longer, adding 10% to the effort",
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
        ? "reports no cloud adoption, although cloud services are listed"
        : "reports no cloud adoption yet",
  },
  { id: "early", phrase: "is trialling cloud services" },
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
      : `${halves} are scored separately.`;

/** Of those who work in shifts a number that was given stands in the recommendation; that of the sector alone is assumed. */
function shiftLicences(brief: Brief, staff: string): string {
  if (brief.frontline === 0) return "No shift workers were reported, so no frontline licences are planned.";
  return brief.given("shift-workers") === null
    ? `${staff} are assumed to share devices and ${brief.has("security-requirements", "data-loss-prevention") ? "are planned on the frontline plan, F3, without loss prevention (who needs it is decided with the plan)" : "to need only the frontline plan, F3"}.`
    : "";
}

export type IndustryRow = Sourced & { id: string; context: string; nuance: Record<string, Wording> };

/** One sentence for each industry and solution, and the context that the executive summary begins with. */
export const INDUSTRIES: readonly IndustryRow[] = [
  {
    id: "healthcare",
    context: "works in healthcare",
    nuance: {
      "certificate-services":
        "Device certificates grant access to any clinical wireless network; medical devices that cannot enrol remain on an isolated network run by the client.",
      "sccm-intune": "Clinical devices have a ring of their own that never restarts them automatically.",
      "configuration-manager": "Clinical devices will be in separate collections that never restart automatically.",
      "azure-migration": "The regions permitted for patient data are decided before the first wave.",
      "microsoft-365": (brief) => shiftLicences(brief, "Clinical staff"),
      security: (brief) =>
        brief.has("solution-configuration", "security-identity", "security-detection")
          ? "Where phones are not allowed at the bedside, the second factor is a security key."
          : brief.has("solution-configuration", "security-tier0")
            ? "Clinical systems cannot start without the directory, so its recovery is rehearsed and timed."
            : "The interviews cover shared ward workstations and devices that cannot be patched.",
      "hybrid-cloud": "Clinical work must continue when the link is down.",
      custom: scoredApart("Clinical work and administration"),
    },
    source: ["hipaa", "ej"],
  },
  {
    id: "finance",
    context: "works in finance",
    nuance: {
      "certificate-services":
        "Whether its auditors require the CA keys in hardware, under dual control, is asked first.",
      "sccm-intune": "Auditors will find recorded who changed each policy and who approved it: two people.",
      "configuration-manager": "Auditors will find recorded who built each deployment and who started it: two people.",
      "azure-migration": (brief) =>
        brief.jurisdiction === "eu"
          ? "The Digital Operational Resilience Act requires an exit plan and an entry in the register of information; the client maintains both, using facts from the design."
          : "Permitted locations for customer data are settled at design sign-off; the client maintains the supplier exit plan, using facts from the design.",
      "microsoft-365": (brief) =>
        brief.has("solution-configuration", "m365-optimise")
          ? "Retention of communications is checked first, for the periods its compliance owner names; supervising them needs the Purview suite or E5."
          : brief.has("solution-configuration", "m365-secure") ||
              brief.has("security-requirements", "data-loss-prevention", "zero-trust", "compliance", "data-encryption")
            ? "Retention of communications is in force before acceptance, for the periods its compliance owner names; supervising them needs the Purview suite or E5 and is not set up here."
            : "Retention of communications, a sector duty, was not among the requirements selected: the mailboxes concerned are put on hold before they move, and periods and supervision are left to a later project.",
      security: (brief) =>
        brief.jurisdiction === "eu" && !brief.holds(ASSESSES)
          ? "The Digital Operational Resilience Act sets the incident clock: initial notification within 4 hours of classifying an incident as major and 24 hours of becoming aware of it."
          : `Each ${brief.holds(ASSESSES) ? "score" : "step"} produces evidence for the regulator.`,
      "hybrid-cloud": (brief) =>
        brief.has("solution-configuration", "hybrid-expressroute", "hybrid-virtual-wan") ||
        brief.has("company-size", "large", "enterprise")
          ? "Its links should follow diverse routes from different providers."
          : "Evidence of each failover test and restore is kept for the regulator.",
      custom: "Each finding names the regulatory requirement it affects.",
    },
    source: ["dora", "ej"],
  },
  {
    id: "manufacturing",
    context: "works in manufacturing",
    nuance: {
      "certificate-services":
        "Any plant devices receive long-lived certificates from a dedicated template, issued in maintenance windows.",
      "sccm-intune": "Production-line PCs restart at one fixed hour of the week, set by the production schedule.",
      "configuration-manager": "Maintenance windows will follow production schedules.",
      "azure-migration":
        "Systems that a production line needs within milliseconds stay at the plant; they are assumed not to be among the servers counted.",
      "microsoft-365": (brief) =>
        brief.frontline === 0
          ? shiftLicences(brief, "")
          : `${(shiftLicences(brief, "Shop-floor staff") || "Shift workers are planned on F3.").slice(0, -1)}; their second factor is a security key, plus their own phone where agreed.`,
      security: (brief) =>
        brief.holds(ASSESSES)
          ? "The network domain covers the separation of plant and office networks."
          : "The project lists plant computers with their owners, and gives remote maintenance named accounts.",
      "hybrid-cloud": (brief) =>
        brief.has("solution-configuration", "hybrid-azure-local")
          ? "Azure Local at the plant keeps production independent of the link."
          : "Systems that a production line needs within milliseconds stay at the plant and keep running when the link is down.",
      custom: scoredApart("Plant and office"),
    },
    source: ["ciso-lib", "ej"],
  },
  {
    id: "retail",
    context: "works in retail",
    nuance: {
      "certificate-services": "Any tills and kiosks authenticate to the network with certificates.",
      "sccm-intune": "Any tills and kiosks restart at a fixed hour outside trading.",
      "configuration-manager": "The site will patch any tills and kiosks outside trading hours.",
      "azure-migration": "Peak trading is a change freeze.",
      "microsoft-365": (brief) => shiftLicences(brief, "Store staff"),
      security: (brief) =>
        brief.has("solution-configuration", "security-tier0")
          ? "Any till back ends and stock systems lose their privileges over the directory."
          : brief.holds(ASSESSES)
            ? "The network domain covers the separation of tills and payment terminals from the office network."
            : "Any tills and their back-end systems form a separate group, with rules that never stop a sale.",
      "hybrid-cloud": (brief) =>
        brief.has("solution-configuration", "hybrid-virtual-wan")
          ? "Stores join the hub one by one; any tills must keep taking payments while their link is down."
          : "Any tills must keep taking payments while the link is down.",
      custom: (brief) => scoredApart(brief.sites > 1 ? "Stores and head office" : "Shop and office")(brief),
    },
    source: ["ciso-lib", "eol", "ej"],
  },
  {
    id: "education",
    context: "works in education",
    nuance: {
      "certificate-services": "The campus wireless network (eduroam, where joined) uses certificates.",
      "sccm-intune": "Teaching-room PCs are reset instead of imaged, and changed only outside teaching hours.",
      "configuration-manager": "Teaching rooms are changed only outside teaching hours.",
      "azure-migration": "Academic prices may apply to licences and are quoted separately.",
      "microsoft-365": "Licences are planned on the academic plans, Microsoft 365 A3 or A5.",
      security: (brief) =>
        brief.has("solution-configuration", "security-tier0")
          ? "School administration, library and room systems lose any privileges over the directory."
          : brief.has("solution-configuration", "security-assessment")
            ? "Separation of pupil and staff accounts is part of the score."
            : "Pupils have separate access policies, which need no phone and allow no guests.",
      "hybrid-cloud": "No user traffic is moved in examination weeks.",
      custom: (brief) =>
        `${scoredApart("Teaching and administration")(brief)} Users are staff; learners are counted in discovery.`.trim(),
    },
    source: ["ej"],
  },
  {
    id: "government",
    context: "is a public body",
    nuance: {
      "certificate-services": "The CA keys stay in the country, under the body's own control.",
      "sccm-intune": (brief) =>
        `The hardening baseline under ${YARDSTICKS[brief.client.country ?? ""] ?? "national rules"}, or Microsoft's security baseline where no settings are specified, is deployed as Intune policies.`,
      "configuration-manager": (brief) =>
        `The hardening baseline under ${YARDSTICKS[brief.client.country ?? ""] ?? "national rules"}, or Microsoft's security baseline where no settings are specified, is deployed as configuration items.`,
      "azure-migration": (brief) =>
        brief.jurisdiction === "us"
          ? "The choice between Azure Government and commercial regions comes first."
          : "Data location and the authority's applicable rules are settled before the first resource is deployed.",
      "microsoft-365": (brief) =>
        brief.has("solution-configuration", "m365-optimise")
          ? "The tenant audit records the data location; the authority compares it with its rules."
          : brief.jurisdiction === "us"
            ? "The cloud variant (commercial or government) is settled with the licence plan, before data moves."
            : "Data location and the authority's applicable rules are settled with the licence plan, before data moves.",
      security: (brief) =>
        brief.holds(ASSESSES)
          ? "Phishing-resistant sign-in for administrators is a road-map action."
          : "Phishing-resistant authentication starts with administrators; all other users follow after this project.",
      "hybrid-cloud": "National rules determine which workloads may leave.",
      custom: measuredAgainst,
    },
    source: ["cjis", "alz-check", "ej"],
  },
  {
    id: "technology",
    context: "is a technology company",
    nuance: {
      "certificate-services":
        "This CA signs code that runs internally; code that customers install is signed with a public certificate.",
      "sccm-intune": "Developers' new machines set themselves up; rights of administrators are granted for hours.",
      "configuration-manager":
        "The site manages existing machines; Autopilot provisions developers' new ones after this project.",
      "azure-migration": (brief) =>
        brief.has("solution-configuration", "azure-platform") || brief.has("current-technologies", "sql-server")
          ? "Infrastructure as code is in place before the first virtual machine."
          : "Infrastructure as code is in place before the first virtual machine; platform services follow once real usage is known.",
      "microsoft-365": "Work with guests is assumed, so sharing is restricted by policy rather than switched off.",
      security: (brief) => {
        const isScanned = brief.has("integration-needs", "custom-applications");
        if (!brief.has("solution-configuration", "security-assessment"))
          return `Its build machines and signing keys are treated as privileged; its source code${isScanned ? ", which its developers scan for secrets," : ""} and the rest of its software supply chain are not examined.`;
        return isScanned
          ? "Its developers scan their own code for secrets; the rest of its software supply chain is not examined."
          : "Its source code and software supply chain are not examined.";
      },
      "hybrid-cloud": (brief) =>
        brief.cloudLevel >= 2
          ? "Week 1 confirms whether machines run in other clouds, which Arc would also cover."
          : "Network, policies and onboarding are deployed as code from the start.",
      custom: scoredApart("Product development and internal IT"),
    },
    source: ["ciso-lib", "ej"],
  },
  {
    id: "other",
    context: "",
    nuance: { custom: measuredAgainst },
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
    measure: "Monthly running cost against the baseline month",
    target: "10 to 20% lower within 12 months (planning target)",
    evidence: "Microsoft Cost Management report",
    source: ["cost-check", "ej"],
  },
  {
    id: "productivity",
    measure: "Sign-in prompts per user per day; tickets per month; hours to a working device",
    target: "Fewer prompts than in month one; 20% fewer tickets; new device within 2 hours",
    evidence: "Sign-in log, ticket report",
    source: ["ej"],
  },
  {
    id: "enhance-security",
    measure: "Secure Score; administrators with phishing-resistant sign-in",
    target: "20 percentage points higher, or 70% reached; 100%",
    evidence: "Secure Score, baseline report",
    source: ["scuba", "ej"],
  },
  {
    id: "remote-work",
    measure: "Patch compliance of remote devices; remote devices out of contact for a week",
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
    target: "fewer open gaps each quarter; none older than 90 days",
    evidence: "Policy or baseline report",
    source: ["purview", "ej"],
  },
  {
    id: "scalability",
    measure: "Days to add a site or 50 users; capacity headroom",
    target: "5 working days; at least 20%",
    evidence: "Change record, capacity report",
    source: ["alz-check", "ej"],
  },
  {
    id: "innovation",
    measure: "Lead time from idea to pilot; files labelled",
    target: "30 days; 60% of new files",
    evidence: "Pilot record, label report",
    source: ["alz-check", "ej"],
  },
];

type Measure = Pick<ObjectiveRow, "evidence"> & { measure: Wording; target: Wording };

/** Where Microsoft 365 Business plans end. */
const SEATS = 300;

/** A few people order no servers. */
const isSmall = (brief: Brief): boolean => brief.has("company-size", "small");

/** What nobody has signed in to yet has no baseline. */
const PROMPTS = (brief: Brief): string => `${brief.has365 ? "not above the baseline" : "at most one a day"}; 20% fewer`;

/** What a solution really moves, where the general measure of the objective is out of its reach. Keys are objective, and solution or configuration. */
const MEASURES_IN_SOLUTION: Record<string, Record<string, Measure>> = {
  "cost-reduction": {
    "microsoft-365": {
      measure: "Paid seats without a sign-in for 30 days; paid products already included in the plan",
      target: "each marked for return at renewal; each decided by acceptance",
      evidence: "Licence report, contract list",
    },
    "azure-landing-zone": {
      measure: "Three-year cost in Azure against the server room's, in the business case; resources without owner",
      target: "lower before more servers move; none",
      evidence: "Cost Management report, room costs, owner tags",
    },
    "azure-migration": {
      measure:
        "Annualised Azure bill after right-sizing; contracts of today's platform ended, with amounts; machines without owner or use",
      target: "at least 10% below this document's likely year; each by its notice date; none",
      evidence: "Microsoft Cost Management report, contract list, owner tags",
    },
    "hybrid-cloud": {
      measure: "Servers and licences unused per the inventory, with annual cost; monthly Azure bill",
      target: "each decided within 90 days; within 10% of this document's likely month",
      evidence: "Arc inventory, Microsoft Cost Management report",
    },
    "security-assessment": {
      measure: "Duplicate or unused products, with contract end date",
      target: "each decided within 90 days",
      evidence: "Contract list",
    },
    security: {
      measure: "Security contracts, with annual cost and end date; purchased licences unused",
      target: "each kept or ended by design sign-off; none",
      evidence: "Contract list, licence report",
    },
    custom: {
      measure: "Yearly savings found, with source and cancellation date; cost findings with a budget class",
      target: "10 to 20% of the invoices in scope (planning target); 100%",
      evidence: "Licence and contract analysis",
    },
    "certificate-services": {
      measure: "Public certificates bought for internal servers; hours of manual renewal per month",
      target: "none within 12 months; half of the baseline",
      evidence: "Public CA invoices, ticket report",
    },
    "sccm-intune": {
      measure: "Hours of manual patching and set-up per month; annual fees of retired tools",
      target: "half of the baseline; with the hours saved, above the recurring cost (key figures)",
      evidence: "Ticket report, contract list",
    },
    "configuration-manager": {
      measure: "Hours of manual patching and installation per month; annual fees of retired tools",
      target: ({ servers }) =>
        `half of the baseline; with the hours saved, above the recurring cost (key figures)${servers.plan > 0 ? " and a third of the System Center line" : ""}`,
      evidence: "Ticket report, contract list",
    },
  },
  productivity: {
    "m365-optimise": {
      measure: "Sign-in and sharing tickets per month; sign-in prompts per user per day",
      target: "20% fewer; not above the baseline",
      evidence: "Ticket report, sign-in log",
    },
    "microsoft-365": {
      measure: "Sign-in prompts per user per day; sign-in, mail and file tickets per month",
      target: PROMPTS,
      evidence: "Sign-in log, ticket report",
    },
    "security-assessment": {
      measure: "Sign-in problems and lockouts that cost working time, by cause",
      target: "the three largest causes have a road-map action",
      evidence: "Ticket report",
    },
    "security-tier0": {
      measure: "Sign-in and access tickets per month",
      target: "not above the baseline, as hardening itself saves no working time",
      evidence: "Ticket report",
    },
    custom: {
      measure: "The ten commonest ticket causes, each with a finding or a reason for none",
      target: "10",
      evidence: "Ticket report, findings",
    },
    security: {
      measure: "Sign-in prompts per user per day; sign-in tickets per month",
      target: (brief) =>
        `${brief.has365 ? "not above the baseline" : "at most one a day"}; not above the baseline, once users have registered`,
      evidence: "Sign-in log, ticket report",
    },
    "certificate-services": {
      measure: "Outages from expired certificates per quarter; certificate tickets per month",
      target: "none; below the baseline",
      evidence: "Incident list, ticket report",
    },
    "sccm-intune": {
      measure: "Hours from a boxed PC to a working one; software requests met by self-service",
      target: "2 hours; 80%",
      evidence: "Autopilot report, ticket report",
    },
    "configuration-manager": {
      measure: "Hours to a working device; software requests met by self-service",
      target: "2 hours; 80%",
      evidence: "Deployment report, ticket report",
    },
    "azure-migration": {
      measure: (brief) =>
        `${isSmall(brief) ? `Hours of work lost a month to faults of ${brief.holds(FIRST_WAVE) ? "what moved" : "servers"}` : "Days from request to a new server"}; cutovers rolled back outside tests`,
      target: "half of the baseline; none",
      evidence: "Ticket report, cutover run sheets",
    },
    "hybrid-cloud": {
      measure: "Working days from request to a new server; access incidents per month",
      target: "half of the baseline; below the baseline",
      evidence: "Request list, help desk report",
    },
  },
  "digital-transformation": {
    "security-assessment": {
      measure: "Jobs that run under a person's account",
      target: "all listed, each with an owner",
      evidence: "Findings register",
    },
    custom: {
      measure: "Manual steps between systems named in interviews, with owner and budget class",
      target: "100%",
      evidence: "Interview notes, findings",
    },
    "microsoft-365": {
      measure: "Teams and sites with an owner; shared files opened from a team rather than an attachment",
      target: "100%; 60% within 12 months",
      evidence: "Usage report, mail report",
    },
    security: {
      measure: "Jobs still running under a person's account; applications consented to by a user without review",
      target: "none except time-limited exceptions; none",
      evidence: "Sign-in log, consent report",
    },
    "security-tier0": {
      measure: "Service accounts with privileges over the directory; service account passwords known to a person",
      target: "none; each with a change date",
      evidence: "Tier 0 list",
    },
    "certificate-services": {
      measure: "Certificates enrolled and renewed automatically",
      target: "80% within 12 months",
      evidence: "Issuance report",
    },
    "sccm-intune": {
      measure: "Devices set up without IT; group policies replaced by Intune",
      target: "90% of new devices; each one mapped in discovery, within 12 months of acceptance",
      evidence: "Autopilot report, policy map",
    },
    "configuration-manager": {
      measure: "Workloads moved to cloud management; deployments without manual steps",
      target: "four workloads within 12 months of acceptance; 90%",
      evidence: "Co-management report, deployment report",
    },
    "azure-migration": {
      measure: "New environments built from code; changes made outside the portal",
      target: "100%; 80%",
      evidence: "Repository, activity log",
    },
    "hybrid-cloud": {
      measure: "Servers under one set of policies; changes made from code",
      target: "95%; 80%",
      evidence: "Policy report, repository",
    },
  },
  "enhance-security": {
    "security-assessment": {
      measure: "Maturity index at least 90 days after road-map acceptance",
      target: "the index in the sizing table",
      evidence: "Second scorecard",
    },
    "security-tier0": {
      measure: "Attack paths from a standard account to Tier 0; standing members of Tier 0 groups",
      target: "none; emergency accounts only",
      evidence: "Attack-path report, group report",
    },
    custom: {
      measure:
        "Red findings with owner and date at the read-out; red findings closed or excepted in writing 90 days later",
      target: "100%; 100%",
      evidence: "Findings, first quarterly review",
    },
    "certificate-services": {
      measure: "Open findings from the monthly template check; certificates without an owner",
      target: "none critical; none",
      evidence: "Check record, certificate inventory",
    },
    "sccm-intune": {
      measure: "Workstations patched within 14 days; devices of the directory or the asset list not enrolled",
      target: "95%; below 3%",
      evidence: "Update report, device list",
    },
    "configuration-manager": {
      measure: "Workstations patched within 14 days; directory devices without a client",
      target: "95%; below 3%",
      evidence: "Update compliance report, client report",
    },
    "azure-migration": {
      measure: "Defender for Cloud secure score; management ports open to the internet",
      target: "70%; none",
      evidence: "Score history, network report",
    },
    "hybrid-cloud": {
      measure: "Servers missing an update older than 14 days; successful restores in the quarter",
      target: "none without a written exception; all",
      evidence: "Azure Update Manager report, restore record",
    },
  },
  "compliance-objective": {
    "azure-migration": {
      measure: "Resources compliant with assigned policies; exemptions without an end date",
      target: "90%; none",
      evidence: "Policy report",
    },
    "microsoft-365": {
      measure: "Baseline failures without a signed exception; age of the last baseline report",
      target: "none; at most 90 days",
      evidence: "Baseline report",
    },
    "hybrid-cloud": {
      measure: "Servers on both sides compliant with assigned policies; age of the last restore record",
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
        "Sample of up to 20 certificates traceable to request and template; CA permission changes without a change record",
      target: "all; none",
      evidence: "Audit events 4886 and 4887, audit event 4882",
    },
    "configuration-manager": {
      measure:
        "Monthly patch reports filed, with the workstations patched within 14 days; devices without an owner in the report",
      target: "12 in the first year, at 95% or better; none",
      evidence: "Report archive",
    },
    "security-assessment": {
      measure: "Duties under “Regulation” with a status and an owner; age of their evidence",
      target: "all; none older than 90 days",
      evidence: "Evidence register",
    },
    custom: {
      measure: "Duties under “Regulation” with evidence from the last 12 months; gaps with an owner",
      target: "known for every duty; 100%",
      evidence: "Evidence register",
    },
  },
  innovation: {
    "security-assessment": {
      measure: "Applications with permissions but no owner",
      target: "all listed, each decided",
      evidence: "Findings register",
    },
    "microsoft-365": {
      measure: "Days from application request to reply; teams created by their owner without a ticket",
      target: "5 working days; 90%",
      evidence: "Consent requests, usage report",
    },
    security: {
      measure: "Days from application request to reply; applications with permissions but no owner",
      target: "5 working days; none",
      evidence: "Request log, consent report",
    },
    "certificate-services": {
      measure: "Time from template request to first certificate",
      target: "10 working days",
      evidence: "Change record",
    },
    "sccm-intune": {
      measure: "Time from feature update to first ring; devices set up by their users unaided",
      target: "14 days; 90%",
      evidence: "Update report, Autopilot report",
    },
    "configuration-manager": {
      measure: "Time from feature update to first ring; devices rebuilt unaided by the task sequence",
      target: "14 days; 90%",
      evidence: "Update report, deployment report",
    },
    custom: {
      measure: "Ranked ideas in the road map, each with an owner and a budget class; road-map actions started on time",
      target: "at least five; 80%",
      evidence: "Road map, quarterly review minutes",
    },
    "azure-migration": {
      measure: "Time from request to running environment; trials closed or adopted by their end date",
      target: "1 working day; 100%",
      evidence: "Request list, activity log",
    },
    "hybrid-cloud": {
      measure: "Time from request to a trial environment in Azure; trials closed or adopted by their end date",
      target: "5 working days; 100%",
      evidence: "Request list, activity log",
    },
  },
  "remote-work": {
    "security-assessment": {
      measure: "Remote access paths with an owner and a second factor",
      target: "all listed, the rest closed by day 30",
      evidence: "Findings register",
    },
    "security-tier0": {
      measure:
        "Servers with remote desktop exposed to the internet; administrative sign-ins not from a privileged access workstation",
      target: "none; none",
      evidence: "External scan, domain controller logs",
    },
    custom: {
      measure: "Remote access paths listed with users and sign-in method; remote access paths without a second factor",
      target: "all; each of them a finding",
      evidence: "Sign-in log or gateway list",
    },
    "m365-optimise": {
      measure: "Remote sign-ins with a second factor; computers signing in unenrolled",
      target: "100%; each with an owner and enrolment date",
      evidence: "Sign-in log",
    },
    "microsoft-365": {
      measure: "Remote sign-ins with a second factor; devices set up away from the office",
      target: "100%; 90% of new devices",
      evidence: "Sign-in log, enrolment report",
    },
    security: {
      measure: (brief) =>
        `${brief.has365 && !brief.hasDirectory ? "Remote sign-ins" : "Remote access paths, a VPN included,"} with a second factor; unknown devices restricted or blocked`,
      target: (brief) =>
        `${brief.has365 && !brief.hasDirectory ? "100%" : "each, or closed, or an exception with an end date"}; 100%`,
      evidence: "List of remote access paths, sign-in log",
    },
    "azure-landing-zone": {
      measure: "Applications in the estate with remote access decided",
      target: "all by the end of the first wave",
      evidence: "Workload list",
    },
    "azure-migration": {
      measure: "Published applications opening remotely without VPN; published applications behind a second factor",
      target: "all on the agreed list; all",
      evidence: "Test record, sign-in log",
    },
    "hybrid-cloud": {
      measure: "Published applications opening remotely without VPN; published applications behind a second factor",
      target: "all on the agreed list; all",
      evidence: "Test record, sign-in log",
    },
    "certificate-services": {
      measure: "Remote devices with a valid certificate; remote sign-ins failing for certificate reasons",
      target: "98%; below 1%",
      evidence: "Issuance report, gateway log",
    },
  },
  scalability: {
    "hybrid-cloud": {
      measure: "Days to add a site, network or server; capacity headroom",
      target: "5 working days; at least 20%",
      evidence: "Change record, capacity report",
    },
    "certificate-services": {
      measure: "Working days from a new service or site to its first certificate",
      target: "2",
      evidence: "Issuance report",
    },
    "azure-migration": {
      measure: (brief) =>
        `Working days ${isSmall(brief) ? "to enlarge a server for more users or data" : "from order to a new machine in its landing zone"}; capacity headroom`,
      target: "1; at least 20%",
      evidence: "Change record, capacity report",
    },
    "configuration-manager": {
      measure: "Working days from a new location's address range to its first patched device",
      target: "5",
      evidence: "Change record, deployment report",
    },
    "security-assessment": {
      measure: "Days to onboard a person and a device, over the last five of each",
      target: "known, each cause of delay a finding",
      evidence: "Findings register",
    },
    "security-tier0": {
      measure: "Days until a new server is in its tier; exceptions past their end date",
      target: "1 working day; none",
      evidence: "Change record, exception register",
    },
    custom: {
      measure: "Limits reached with 30% more users or one more site, each with a finding",
      target: "named for every domain examined",
      evidence: "Findings",
    },
    "microsoft-365": {
      measure: "Hours until a new starter is working; what the next user needs",
      target: (brief) =>
        `2 hours; one licence${brief.users < SEATS && !brief.has("industry", "education") ? `, of Business plans up to ${SEATS} users` : ""}, no server`,
      evidence: "Enrolment report, licence report",
    },
    security: {
      measure: "Days until a new team is under all policies; exceptions past their end date",
      target: "1 working day; none",
      evidence: "Group report, exception register",
    },
  },
};

/** The objective with the measure that the solution can move. */
export function objectiveIn(row: ObjectiveRow, solution: string, brief: Brief): ObjectiveRow {
  const measures = MEASURES_IN_SOLUTION[row.id];
  const own = measures?.[brief.configuration.id] ?? measures?.[solution];
  return own
    ? { ...row, ...own, measure: say(own.measure, brief), target: say(own.target, brief), source: ["ej"] }
    : row;
}
