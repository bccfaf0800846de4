/** The optional questions as data: what is asked, for which solutions, and which figure the answer sets. */

import type { DetailId } from "./detail-ids.ts";
import { CLOUD_MANAGED } from "./estate.ts";
import { type Condition, is, none } from "./predicate.ts";
import type { Option } from "./steps.ts";

/** The headings of the sections that optional answers make more precise, in order. */
export const SHARPENED_SECTIONS = [
  "Current Environment Analysis",
  "Recommended Solution",
  "Security Requirements",
  "Implementation Timeline",
  "Budget Considerations",
  "Implementation Approach",
] as const;
export type SharpenedSection = (typeof SHARPENED_SECTIONS)[number];

/** `effect` is the consequence of the choice in words. Absent: the design or plan decides and says it. Empty: a table shows it. */
export type DetailOption = Option & { effect?: string | undefined };

export type Detail = {
  id: DetailId;
  title: string;
  text: string;
  /** Numbers are whole; a date has no time. */
  answer: { kind: "number"; min: number; max: number; unit: string } | { kind: "date" } | ChoiceAnswer;
  /** Absent: asked for every solution. */
  solutions?: readonly string[];
  /** Asked only when this holds. */
  when?: Condition;
  section: SharpenedSection;
  /** The figure that the answer sets in the section, to complete "sets …". */
  figure: string;
  /** Printed among the assumptions while the answer is unknown: the cost of being wrong, and in `task` the work that finds it out. */
  ifWrong: string;
  task: string;
};

type ChoiceAnswer = { kind: "choice"; options: readonly DetailOption[] };

/** The stored answer of somebody who was asked and cannot say. */
export const UNKNOWN = "unknown";
export const UNKNOWN_LABEL = "Don’t know";

const CERT = "certificate-services";
const SCCM = "configuration-manager";
const AZURE = "azure-migration";
const M365 = "microsoft-365";
const SECURITY = "security";
const HYBRID = "hybrid-cloud";
const CUSTOM = "custom";

const number = (max: number, unit: string, min = 1) => ({ kind: "number" as const, min, max, unit });
const choice = (...options: [id: string, label: string, effect?: string][]): ChoiceAnswer => ({
  kind: "choice",
  options: options.map(([id, label, effect]) => ({ id, label, effect })),
});

/** Distribution points, a gateway and the licences of servers are those of a site. */
const HAS_SITE = none(CLOUD_MANAGED);

const CURRENT = "Current Environment Analysis";
const SOLUTION = "Recommended Solution";
const BUDGET = "Budget Considerations";
const TIMELINE = "Implementation Timeline";
const APPROACH = "Implementation Approach";

export const DETAILS: readonly Detail[] = [
  {
    id: "head-count",
    title: "Headcount",
    text: "How many people will use the solution?",
    answer: number(100_000, "people"),
    section: CURRENT,
    figure: "users, sizing, licences, days, cost and the size band",
    ifWrong: "Licences and sizing change in proportion; effort by up to one size band",
    task: "Headcount, by active accounts",
  },
  {
    id: "devices",
    title: "Devices",
    text: "How many PCs, laptops and tablets are managed?",
    answer: number(200_000, "devices"),
    solutions: [CERT, SCCM, SECURITY, CUSTOM],
    section: CURRENT,
    figure: "devices, clients, certificates, device licences and days",
    ifWrong: "Per-device lines change in proportion",
    task: "Device list from the inventory or management tool",
  },
  {
    id: "shift-workers",
    title: "Shift and shop-floor workers",
    text: "How many of them share a device or have none?",
    answer: number(100_000, "people", 0),
    solutions: [M365, CUSTOM],
    section: CURRENT,
    figure: "shift workers, and the split between the main plan and F3",
    ifWrong: "Statements on shared devices change, as do any plan lines for them",
    task: "Number of people who share a device or have none, from HR",
  },
  {
    id: "servers",
    title: "Servers",
    text: "How many servers, physical and virtual, are in scope?",
    answer: number(20_000, "servers"),
    solutions: [SCCM, AZURE, SECURITY, HYBRID, CUSTOM],
    section: CURRENT,
    figure: "servers, machines, waves, per-server lines and days",
    ifWrong: "Per-server lines change in proportion; waves with their number",
    task: "Server list from the hypervisor and the directory",
  },
  {
    id: "sites",
    title: "Sites",
    text: "How many workplaces have their own network?",
    answer: number(2_000, "sites"),
    section: CURRENT,
    figure: "sites, site roles, connections and days",
    ifWrong: "Site roles and connections change in proportion",
    task: "List of sites with their links",
  },
  {
    id: "administrators",
    title: "Administrators",
    text: "How many people hold administrative rights?",
    answer: number(1_000, "people"),
    solutions: [CERT, M365, SECURITY],
    section: CURRENT,
    figure: "administrators, and their keys, workstations and licences",
    ifWrong: "Keys, workstations and licences for administrators change in proportion",
    task: "Members of privileged groups and roles",
  },
  {
    id: "domain-controllers",
    title: "Domain controllers",
    text: "How many domain controllers are in use?",
    answer: number(500, "servers"),
    solutions: [SECURITY],
    when: is("current-technologies", "active-directory"),
    section: CURRENT,
    figure: "domain controllers and sensors",
    ifWrong: "Sensors and hardening change in proportion",
    task: "Domain controllers in every domain",
  },
  {
    id: "certificates-a-year",
    title: "Certificates per year",
    text: "How many certificates are issued per year?",
    answer: number(5_000_000, "certificates"),
    solutions: [CERT],
    section: SOLUTION,
    figure: "certificates per year and CA database growth",
    ifWrong: "Database growth changes in proportion; no design change below tenfold",
    task: "Certificate count from the existing CA database",
  },
  {
    id: "distribution-sites",
    title: "Sites with local content",
    text: "How many sites need their own distribution point?",
    answer: number(500, "sites", 0),
    solutions: [SCCM],
    when: HAS_SITE,
    section: SOLUTION,
    figure: "distribution points and server licences",
    ifWrong: "One server licence per point more or fewer",
    task: "Link speeds of all sites",
  },
  {
    id: "outside-devices",
    title: "Remote devices",
    text: "How many devices are rarely or never in the office?",
    answer: number(200_000, "devices", 0),
    solutions: [SCCM],
    when: HAS_SITE,
    section: SOLUTION,
    figure: "cloud management gateway load",
    ifWrong: "Nothing more is bought; fewer than 50 need only one instance",
    task: "Share of remote devices, from the sign-in log",
  },
  {
    id: "data-volume",
    title: "Data to move",
    text: "How much data is on the servers to be migrated, in terabytes?",
    answer: number(5_000, "TB"),
    solutions: [AZURE],
    section: SOLUTION,
    figure: "storage, its cost and the initial transfer time",
    ifWrong: "Storage and the initial transfer change in proportion",
    task: "Disk space used on each server",
  },
  {
    id: "bandwidth",
    title: "Bandwidth",
    text: "What is the bandwidth of the link to the internet or to Azure, in megabits per second?",
    answer: number(100_000, "Mbps"),
    solutions: [AZURE, HYBRID],
    section: SOLUTION,
    figure: "gateway size and the initial transfer time",
    ifWrong: "The gateway changes by one size; the initial transfer in proportion",
    task: "Link bandwidth, and its load over a working week",
  },
  {
    id: "fast-recovery",
    title: "Servers to recover within a day",
    text: "How many servers must be running again within a day of a disaster?",
    answer: number(20_000, "servers", 0),
    solutions: [AZURE, HYBRID],
    section: BUDGET,
    figure: "replicated servers and their price",
    ifWrong: "Each additional server is replicated, at the price of Site Recovery and its disk",
    task: "Servers that cannot wait for a restore, from application owners",
  },
  {
    id: "mail-volume",
    title: "Mail to move",
    text: "What is the total size of all mailboxes, in gigabytes?",
    answer: number(5_000_000, "GB"),
    solutions: [M365],
    section: SOLUTION,
    figure: "the mail volume used to plan batches",
    ifWrong: "Above double: one more week for batches",
    task: "Mailbox statistics",
  },
  {
    id: "file-volume",
    title: "Files to move",
    text: "What is the total size of the file shares and personal drives to be moved, in gigabytes?",
    answer: number(5_000_000, "GB"),
    solutions: [M365],
    section: SOLUTION,
    figure: "the file volume used to plan the transfer",
    ifWrong: "Above double: one more week for files",
    task: "File shares and personal drives with their size",
  },
  {
    id: "log-volume",
    title: "Logs per month",
    text: "How many gigabytes of security logs are generated per month?",
    answer: number(1_000_000, "GB"),
    solutions: [SECURITY],
    section: SOLUTION,
    figure: "log volume and its ingestion price",
    ifWrong: "The ingestion line changes in proportion",
    task: "One week's log volume, from the largest sources",
  },
  {
    id: "interviews",
    title: "People to interview",
    text: "How many people should be interviewed?",
    answer: number(200, "people"),
    solutions: [CUSTOM],
    section: SOLUTION,
    figure: "interviews and client staff hours",
    ifWrong: "A quarter of a day for each interview more or fewer, and an hour of client staff time",
    task: "Names of the people to interview",
  },
  {
    id: "pilot-users",
    title: "Pilot users",
    text: "How many people can take part in a pilot?",
    answer: number(5_000, "people"),
    solutions: [CUSTOM],
    when: is("solution-configuration", "custom-pilot"),
    section: SOLUTION,
    figure: "the pilot group",
    ifWrong: "The pilot group changes; no change in method",
    task: "Names of the pilot group",
  },
  {
    id: "windows-server-version",
    title: "Oldest Windows Server in use",
    text: "What is the oldest version of Windows Server in use?",
    answer: choice(
      ["2012", "Windows Server 2012 and 2012 R2"],
      ["2016", "Windows Server 2016"],
      ["2019", "Windows Server 2019"],
      ["2022", "Windows Server 2022"],
      ["2025", "Windows Server 2025"],
    ),
    solutions: [CERT, SCCM, AZURE, SECURITY, HYBRID, CUSTOM],
    when: is("current-technologies", "windows-server"),
    section: CURRENT,
    figure: "the lifecycle table and the nearest deadline",
    ifWrong: "The nearest deadline moves, as do the affected systems",
    task: "Server list by operating system and version",
  },
  {
    id: "exchange-version",
    title: "Oldest Exchange Server in use",
    text: "What is the oldest version of Exchange Server in use?",
    answer: choice(
      ["2013", "Exchange Server 2013"],
      ["2016", "Exchange Server 2016"],
      ["2019", "Exchange Server 2019"],
      ["se", "Exchange Server SE"],
    ),
    solutions: [M365],
    when: is("current-technologies", "exchange-server"),
    section: CURRENT,
    figure: "the lifecycle table and the nearest deadline",
    ifWrong: "The migration method is reselected: 1 day",
    task: "Exchange Server: version and update level of each server",
  },
  {
    id: "sql-version",
    title: "Oldest SQL Server in use",
    text: "What is the oldest version of SQL Server in use?",
    answer: choice(
      ["2014", "SQL Server 2014"],
      ["2016", "SQL Server 2016"],
      ["2017", "SQL Server 2017"],
      ["2019", "SQL Server 2019"],
      ["2022", "SQL Server 2022"],
      ["2025", "SQL Server 2025"],
    ),
    solutions: [AZURE],
    when: is("current-technologies", "sql-server"),
    section: CURRENT,
    figure: "the lifecycle table and the nearest deadline",
    ifWrong: "The nearest deadline moves, as do the affected databases",
    task: "SQL Server: instances by version and edition",
  },
  {
    id: "user-licences",
    title: "Main Microsoft 365 plan licences owned",
    text: "How many licences of the main plan are owned today?",
    answer: number(100_000, "licences", 0),
    solutions: [SCCM, M365, SECURITY],
    section: BUDGET,
    figure: "licences still to be purchased",
    ifWrong: "The licence line changes by the licences found",
    task: "Licence counts by plan",
  },
  {
    id: "server-licences",
    title: "Windows Server licences owned",
    text: "How many current 16-core Windows Server licences are available for this project?",
    answer: number(1_000, "licences", 0),
    solutions: [CERT, SCCM],
    when: HAS_SITE,
    section: BUDGET,
    figure: "server licences still to be purchased",
    ifWrong: "The licence line changes by the licences found",
    task: "Windows Server licences and hosts, from the licence register",
  },
  {
    id: "recovery-time",
    title: "Longest acceptable outage",
    text: "How soon must the most important service be running again?",
    answer: choice(["hour", "1 hour"], ["hours", "4 hours"], ["day", "1 working day"], ["days", "3 working days"]),
    solutions: [CERT, SCCM, AZURE, HYBRID],
    section: SOLUTION,
    figure: "the recovery time used in acceptance and drills",
    ifWrong: "A shorter time needs standby capacity: price and 2 days of design",
    task: "Recovery times expected by service owners",
  },
  {
    id: "data-loss",
    title: "Maximum data loss",
    text: "How much work may be lost after a failure?",
    answer: choice(["minutes", "15 minutes"], ["hour", "1 hour"], ["day", "1 working day"], ["week", "1 week"]),
    solutions: [CERT, AZURE, M365, HYBRID],
    section: SOLUTION,
    figure: "the recovery point that backups must meet",
    ifWrong: "Shorter intervals need different backup technology: price and 1 day of design",
    task: "Recovery points expected by data owners",
  },
  {
    id: "framework",
    title: "Named framework",
    text: "Which framework must evidence follow?",
    answer: choice(
      ["iso-27001", "ISO/IEC 27001", ""],
      ["nis2", "NIS2", ""],
      ["dora", "DORA", ""],
      ["pci-dss", "PCI DSS", "the client states which systems handle card data"],
      ["cis", "CIS Controls", ""],
      ["none", "None", ""],
    ),
    solutions: [CERT, M365, SECURITY, CUSTOM],
    section: "Security Requirements",
    figure: "the structure of the evidence",
    ifWrong: "Evidence is refiled in another structure: 1 to 2 days",
    task: "Framework and scope, from the compliance owner",
  },
  {
    id: "change-window",
    title: "Change window",
    text: "When may user-visible changes be made?",
    answer: choice(
      ["evenings", "Weekday evenings"],
      ["weekends", "Weekends"],
      ["monthly", "One weekend a month"],
      ["agreed", "By agreement at any time"],
    ),
    section: APPROACH,
    figure: "cutover hours",
    ifWrong: "+15% on days outside business hours",
    task: "Change windows",
  },
  {
    id: "skills",
    title: "Skills of the client’s team",
    text: "What experience does the client’s own team have with this technology?",
    answer: choice(
      ["none", "None", "at handover the team performs each duty once, supported by the consultant"],
      ["some", "Some", "at handover the team performs new duties once, supported by the consultant"],
      ["experienced", "Experienced", "handover is a run book review with the team"],
    ),
    section: APPROACH,
    figure: "how operations are handed over",
    ifWrong: "Handover takes 1 to 3 more days",
    task: "Names of those who will operate the solution, with their experience",
  },
  {
    id: "deadline",
    title: "Fixed date",
    text: "Is there a date by which it must be complete?",
    answer: { kind: "date" },
    section: TIMELINE,
    figure: "the date used to check the plan",
    ifWrong: "Phase 3 scope is reduced to meet the date",
    task: "The fixed date, if there is one",
  },
  {
    id: "deadline-reason",
    title: "Reason for the date",
    text: "What is the reason for the date?",
    answer: choice(
      ["contract", "A contract or lease ends", ""],
      ["support", "A product leaves support", "late systems are isolated, or covered by paid updates where sold"],
      ["audit", "An audit or a law"],
      ["merger", "A merger, sale or move", "day-one requirements are requested; the rest may follow the date"],
      ["budget", "The budget year ends", "orders and invoices count, not completion; the client lists them"],
    ),
    section: TIMELINE,
    figure: "what may follow the date",
    ifWrong: "Day-one requirements change; cost does not",
    task: "Reason for the fixed date, and what happens after it",
  },
  {
    id: "budget-band",
    title: "Budget",
    text: "What is the likely one-off budget, in the client’s currency?",
    answer: choice(
      ["25", "Up to 25,000"],
      ["50", "25,000 to 50,000"],
      ["100", "50,000 to 100,000"],
      ["250", "100,000 to 250,000"],
      ["500", "250,000 to 500,000"],
      ["more", "More than 500,000"],
    ),
    section: BUDGET,
    figure: "the benchmark for the likely one-off cost",
    ifWrong: "Scope is cut to the budget: 1 day",
    task: "The likely budget, if not stated with the order",
  },
];

const BY_ID = new Map(DETAILS.map((detail) => [detail.id, detail]));

/** The optional question with this id. Every `DetailId` has one, so a missing one is a fault of the table above. */
export function requireDetail(id: DetailId): Detail {
  const detail = BY_ID.get(id);
  if (!detail) throw new Error(`No detail ${id}`);
  return detail;
}

/** Whether a word from outside names one of the optional questions. */
export function isDetailId(value: string): value is DetailId {
  // The map's keys are detail ids; the cast only lets an arbitrary string be looked up.
  return BY_ID.has(value as DetailId);
}
