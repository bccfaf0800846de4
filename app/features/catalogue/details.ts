/** The optional questions that sharpen a document, as data: what is asked, for which solutions, and which figure the answer sets. */

import type { DetailId } from "./detail-ids.ts";
import { type Condition, is } from "./predicate.ts";
import type { Option } from "./steps.ts";

/** The sections that an optional answer sharpens, by their headings and in their order. */
export const SHARPENED_SECTIONS = [
  "Current Environment Analysis",
  "Recommended Solution",
  "Security Requirements",
  "Implementation Timeline",
  "Budget Considerations",
  "Implementation Approach",
] as const;
export type SharpenedSection = (typeof SHARPENED_SECTIONS)[number];

/** `effect` is what follows from the choice, in words; absent where it hangs on design or plan, which then say it; empty where a table shows it. */
export type DetailOption = Option & { effect?: string | undefined };

export type Detail = {
  id: DetailId;
  title: string;
  text: string;
  /** Whole numbers only; a date is a day. */
  answer: { kind: "number"; min: number; max: number; unit: string } | { kind: "date" } | ChoiceAnswer;
  /** Absent: asked for every solution. */
  solutions?: readonly string[];
  /** Asked only where it holds. */
  when?: Condition;
  section: SharpenedSection;
  /** What the answer sets there, as in "sets …". */
  figure: string;
  /** What stands in the assumptions while nobody knows: the cost of being wrong, and the work that finds it out. */
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

const CURRENT = "Current Environment Analysis";
const SOLUTION = "Recommended Solution";
const BUDGET = "Budget Considerations";
const TIMELINE = "Implementation Timeline";
const APPROACH = "Implementation Approach";

export const DETAILS: readonly Detail[] = [
  {
    id: "head-count",
    title: "Head-count",
    text: "How many people will use the solution?",
    answer: number(100_000, "people"),
    section: CURRENT,
    figure: "users, and with them sizing, licences, days, cost and the size band",
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
    figure: "devices, and with them clients, certificates, licences by device and days",
    ifWrong: "Lines by device change in proportion",
    task: "Device list of the inventory or the management tool",
  },
  {
    id: "shift-workers",
    title: "Shift and shop-floor workers",
    text: "How many of the people share a device or have none?",
    answer: number(100_000, "people", 0),
    solutions: [M365, CUSTOM],
    section: CURRENT,
    figure: "shift workers, and with them the split between the main plan and F3",
    ifWrong: "What is said of shared devices changes, and with it the lines of plans for them, where there are any",
    task: "Number of people who share a device or have none, from HR",
  },
  {
    id: "servers",
    title: "Servers",
    text: "How many servers, physical and virtual, are in scope?",
    answer: number(20_000, "servers"),
    solutions: [SCCM, AZURE, SECURITY, HYBRID, CUSTOM],
    section: CURRENT,
    figure: "servers, and with them machines, waves, lines by server and days",
    ifWrong: "Lines by server change in proportion; waves by their number",
    task: "Server list of the hypervisor and the directory",
  },
  {
    id: "sites",
    title: "Sites",
    text: "How many places of work with a network of their own?",
    answer: number(2_000, "sites"),
    section: CURRENT,
    figure: "sites, and with them roles by site, connections and days",
    ifWrong: "Roles and connections by site change in proportion",
    task: "List of sites with their links",
  },
  {
    id: "administrators",
    title: "Administrators",
    text: "How many people hold administrative rights?",
    answer: number(1_000, "people"),
    solutions: [CERT, M365, SECURITY],
    section: CURRENT,
    figure: "administrators, and with them keys, workstations and licences of theirs",
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
    figure: "domain controllers, and with them sensors",
    ifWrong: "Sensors and hardening change in proportion",
    task: "Domain controllers of every domain",
  },
  {
    id: "certificates-a-year",
    title: "Certificates in a year",
    text: "How many certificates are issued in a year?",
    answer: number(5_000_000, "certificates"),
    solutions: [CERT],
    section: SOLUTION,
    figure: "certificates in a year and the growth of the CA database",
    ifWrong: "Growth of the database changes in proportion; no change of design below ten times",
    task: "Number of certificates in the database of the present authority",
  },
  {
    id: "distribution-sites",
    title: "Sites with content of their own",
    text: "How many sites need a distribution point of their own?",
    answer: number(500, "sites", 0),
    solutions: [SCCM],
    section: SOLUTION,
    figure: "distribution points, and with them server licences",
    ifWrong: "One server licence for each point more or less",
    task: "Link speeds of all sites",
  },
  {
    id: "outside-devices",
    title: "Devices outside the office",
    text: "How many devices are rarely or never in the office?",
    answer: number(200_000, "devices", 0),
    solutions: [SCCM],
    section: SOLUTION,
    figure: "load of the cloud management gateway",
    ifWrong: "Nothing more is bought; fewer than 50 need one instance only",
    task: "Share of remote devices, from the sign-in log",
  },
  {
    id: "data-volume",
    title: "Data to move",
    text: "How much data lies on the servers that move, in terabytes?",
    answer: number(5_000, "TB"),
    solutions: [AZURE],
    section: SOLUTION,
    figure: "storage, its cost, and the hours of the first transfer",
    ifWrong: "Storage changes in proportion, the first transfer with it",
    task: "Disk space used by each server",
  },
  {
    id: "bandwidth",
    title: "Bandwidth",
    text: "How many megabits a second does the line to the internet or to Azure carry?",
    answer: number(100_000, "Mbps"),
    solutions: [AZURE, HYBRID],
    section: SOLUTION,
    figure: "gateway size and the hours of the first transfer",
    ifWrong: "The gateway changes by one size; the first transfer in proportion",
    task: "Bandwidth of the line, and its load over a working week",
  },
  {
    id: "fast-recovery",
    title: "Servers that must be back within a day",
    text: "How many servers must run again within a day after a disaster?",
    answer: number(20_000, "servers", 0),
    solutions: [AZURE, HYBRID],
    section: BUDGET,
    figure: "servers under replication, and the price of it",
    ifWrong: "Each server more is replicated, at the price of Site Recovery and its disk",
    task: "Servers that cannot wait for a restore, from the owners of the applications",
  },
  {
    id: "mail-volume",
    title: "Mail to move",
    text: "How large are all mailboxes together, in gigabytes?",
    answer: number(5_000_000, "GB"),
    solutions: [M365],
    section: SOLUTION,
    figure: "the volume that the batches are planned with",
    ifWrong: "Above double: one week more for batches",
    task: "Mailbox statistics",
  },
  {
    id: "file-volume",
    title: "Files to move",
    text: "How large are all file shares and personal drives that move, in gigabytes?",
    answer: number(5_000_000, "GB"),
    solutions: [M365],
    section: SOLUTION,
    figure: "the volume that the transfer is planned with",
    ifWrong: "Above double: one week more for the files",
    task: "File shares and personal drives with their size",
  },
  {
    id: "log-volume",
    title: "Logs in a month",
    text: "How many gigabytes of security logs come together in a month?",
    answer: number(1_000_000, "GB"),
    solutions: [SECURITY],
    section: SOLUTION,
    figure: "log volume, and the price of its ingestion",
    ifWrong: "The line for ingestion changes in proportion",
    task: "Log volume of one week, from the largest sources",
  },
  {
    id: "interviews",
    title: "People to interview",
    text: "How many people should be heard?",
    answer: number(200, "people"),
    solutions: [CUSTOM],
    section: SOLUTION,
    figure: "interviews and the hours of the client’s staff",
    ifWrong: "One hour of the client’s staff for each interview more",
    task: "Names of the people to hear",
  },
  {
    id: "pilot-users",
    title: "Pilot users",
    text: "How many people can take part in a pilot?",
    answer: number(5_000, "people"),
    solutions: [CUSTOM],
    when: is("solution-configuration", "custom-pilot"),
    section: SOLUTION,
    figure: "the group of the pilot",
    ifWrong: "The pilot group changes; no change of method",
    task: "Names of the pilot group",
  },
  {
    id: "windows-server-version",
    title: "Oldest Windows Server in use",
    text: "Which is the oldest version of Windows Server in use?",
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
    ifWrong: "The nearest deadline moves, and the systems concerned with it",
    task: "List of servers by operating system and version",
  },
  {
    id: "exchange-version",
    title: "Oldest Exchange Server in use",
    text: "Which is the oldest version of Exchange Server in use?",
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
    ifWrong: "The way of migration is chosen again: 1 day",
    task: "Exchange Server: version and update level of each server",
  },
  {
    id: "sql-version",
    title: "Oldest SQL Server in use",
    text: "Which is the oldest version of SQL Server in use?",
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
    ifWrong: "The nearest deadline moves, and the databases concerned with it",
    task: "SQL Server: instances by version and edition",
  },
  {
    id: "user-licences",
    title: "Licences of the main Microsoft 365 plan owned",
    text: "How many licences of the main plan are owned today?",
    answer: number(100_000, "licences", 0),
    solutions: [SCCM, M365, SECURITY],
    section: BUDGET,
    figure: "licences still to be bought",
    ifWrong: "The licence line changes by the licences found",
    task: "Licence counts by plan",
  },
  {
    id: "server-licences",
    title: "Windows Server licences owned",
    text: "How many current Windows Server licences of 16 cores are free for this project?",
    answer: number(1_000, "licences", 0),
    solutions: [CERT, SCCM],
    section: BUDGET,
    figure: "server licences still to be bought",
    ifWrong: "The licence line changes by the licences found",
    task: "Windows Server licences and hosts, from the licence register",
  },
  {
    id: "recovery-time",
    title: "Longest acceptable outage",
    text: "After how long must the most important service run again?",
    answer: choice(["hour", "1 hour"], ["hours", "4 hours"], ["day", "1 working day"], ["days", "3 working days"]),
    solutions: [CERT, SCCM, AZURE, HYBRID],
    section: SOLUTION,
    figure: "the recovery time that acceptance and drills are measured by",
    ifWrong: "A shorter time needs a spare: price and 2 days of design",
    task: "Recovery times that the owners of the services expect",
  },
  {
    id: "data-loss",
    title: "Most data that may be lost",
    text: "How much work may be lost after a failure?",
    answer: choice(["minutes", "15 minutes"], ["hour", "1 hour"], ["day", "1 working day"], ["week", "1 week"]),
    solutions: [CERT, AZURE, M365, HYBRID],
    section: SOLUTION,
    figure: "the recovery point that backups are measured by",
    ifWrong: "Shorter intervals need other backup technology: price and 1 day of design",
    task: "Recovery points that the owners of the data expect",
  },
  {
    id: "framework",
    title: "Named framework",
    text: "Which framework must evidence be filed by?",
    answer: choice(
      ["iso-27001", "ISO/IEC 27001", ""],
      ["nis2", "NIS2", ""],
      ["dora", "DORA", ""],
      ["pci-dss", "PCI DSS", "the client says which systems touch card data"],
      ["cis", "CIS Controls", ""],
      ["none", "None", ""],
    ),
    solutions: [CERT, M365, SECURITY, CUSTOM],
    section: "Security Requirements",
    figure: "the structure in which evidence is filed",
    ifWrong: "Evidence is filed again in another structure: 1 to 2 days",
    task: "Name of the framework and its scope, from the owner of compliance",
  },
  {
    id: "change-window",
    title: "Change window",
    text: "When may changes that users notice be made?",
    answer: choice(
      ["evenings", "Weekday evenings"],
      ["weekends", "Weekends"],
      ["monthly", "One weekend a month"],
      ["agreed", "By agreement at any time"],
    ),
    section: APPROACH,
    figure: "the hours of cutovers",
    ifWrong: "+15% on the days outside business hours",
    task: "Change windows",
  },
  {
    id: "skills",
    title: "Skills of the client’s team",
    text: "What experience does the client’s own team have with this technology?",
    answer: choice(
      ["none", "None", "at handover the team does each duty once, with the consultant beside it"],
      ["some", "Some", "at handover the team does once what is new to it, with the consultant beside it"],
      ["experienced", "Experienced", "hand-over is a review of the run book with the team"],
    ),
    section: APPROACH,
    figure: "how operations are handed over",
    ifWrong: "Hand-over takes 1 to 3 days more",
    task: "Names of those who will operate the solution, with their experience",
  },
  {
    id: "deadline",
    title: "Fixed date",
    text: "By which day must it be done, if there is one?",
    answer: { kind: "date" },
    section: TIMELINE,
    figure: "the day that the plan is measured by",
    ifWrong: "The plan is cut to the date: scope of phase 3",
    task: "The fixed date itself",
  },
  {
    id: "deadline-reason",
    title: "Reason for the date",
    text: "Why does the date stand?",
    answer: choice(
      ["contract", "A contract or lease ends", ""],
      [
        "support",
        "A product leaves support",
        "what is late for it is isolated, or covered by paid updates where they are sold",
      ],
      ["audit", "An audit or a law"],
      [
        "merger",
        "A merger, sale or move",
        "what must work on its first day is asked for; the rest may follow the date",
      ],
      ["budget", "The budget year ends", "orders and invoices count, not completion; which ones is asked for"],
    ),
    section: TIMELINE,
    figure: "what may follow the date",
    ifWrong: "What must be ready by the date changes: no change of cost",
    task: "Reason why the date stands, and what happens after it",
  },
  {
    id: "budget-band",
    title: "Budget",
    text: "Which one-off budget is in view, in the currency of the client?",
    answer: choice(
      ["25", "Up to 25,000"],
      ["50", "25,000 to 50,000"],
      ["100", "50,000 to 100,000"],
      ["250", "100,000 to 250,000"],
      ["500", "250,000 to 500,000"],
      ["more", "More than 500,000"],
    ),
    section: BUDGET,
    figure: "what the likely one-off sum is measured by",
    ifWrong: "Scope is cut to the budget: 1 day",
    task: "The budget in view, before the order",
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
