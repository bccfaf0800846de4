/** Work that every project has: tasks, roles, risks, duties, tests of cutover and operations. */

import type { DetailId } from "#app/features/catalogue/detail-ids.ts";
import { requireDetail } from "#app/features/catalogue/details.ts";
import {
  CLOUD_MANAGED,
  DIRECTORY,
  FIRST_WAVE,
  SHAREPOINT_ONLINE,
  SHAREPOINT_SERVER,
} from "#app/features/catalogue/estate.ts";
import { all, any, type Condition, is, none } from "#app/features/catalogue/predicate.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import { peoplePlanned } from "#app/features/documents/brief/people.ts";
import { rangeInWords } from "#app/features/documents/brief/planning-figures.ts";
import type {
  AssumptionRow,
  BillRow,
  Chosen,
  CommonOperationRow,
  TaskKind,
  TaskRow,
} from "#app/features/documents/pack.ts";
import { listed, plural } from "#app/features/documents/words.ts";
import {
  ASSESSES,
  type Size,
  sitesFromAfar,
  sitesPercentOf,
  type VolumeShare,
  volumeSharesOf,
  WITHOUT_SITES,
} from "./effort.ts";
import { TAUGHT } from "./framework-controls.ts";
import type { Sourced } from "./sources.ts";
import { inItsIndustries, RECORDS_PEOPLE, WORKFORCE } from "./workforce.ts";

export const KICK_OFF = "kick-off";

/** From a hundred days on a project manager goes beside the work from the first week of a phase to its last. */
export const STEERING = {
  title: "Project management and steering",
  mark: "steering",
  waits: [],
  kind: "scope",
  role: "Project manager",
  deliverable: "Steering group reports, list of open points",
} as const satisfies Omit<TaskRow, "phase" | "weight">;
/** Whether a task, as planned or as printed, is that one. */
export const isSteering = ({ title }: { title: string }): boolean => title === STEERING.title;
/** Days of a call each week and a steering group every two, with what is written before and after them. */
export const STEERING_A_WEEK = { least: 0.5, most: 1.5 };
/** Its share beside the rows of each phase. */
export const STEERING_WEIGHTS = { 1: 1.5, 2: 1.5, 3: 2, 4: 0.5 } as const;

/** Nobody but administrators feels it. */
const TIER0_ALONE = all(
  is("solution-configuration", "security-tier0"),
  none(is("security-requirements", "mfa", "zero-trust")),
);

/** Its servers are counted by a task of its own, with the appliance. */
const MIGRATION = is("solution-type", "azure-migration");

/** Four weeks of simulation end with the handover, whatever the plan. */
const BLOCKS_AT_LAST = all(
  is("solution-type", "security"),
  is("security-requirements", "data-loss-prevention"),
  none(is("solution-configuration", "security-assessment", "security-tier0")),
);

/** Course material and messages, with the courses themselves: at least, and at most where administrators alone are taught. */
const TRAINING_DAYS: Record<Size, number> = { small: 0.5, medium: 1, large: 3, enterprise: 5 };
const ADMINISTRATORS_DAYS: Record<Size, number> = { small: 1, medium: 1, large: 2, enterprise: 3 };
const MOST_TRAINING_DAYS = 6;
/** What is written in one week is taught in the next. */
const TRAINING_WEEKS: Record<Size, number> = { small: 0, medium: 0, large: 2, enterprise: 2 };
const trainingWeeks = ({ size }: Brief): number => TRAINING_WEEKS[size];
/** A run book is written once and handed over in a few days, however many servers it speaks of. */
const MOST_HANDOVER_DAYS: Record<Size, number> = { small: 3, medium: 6, large: 8, enterprise: 10 };
/** Where there are many servers to look at and many decisions to write down, a day holds neither. */
const DISCOVERY_DAYS: Record<Size, number> = { small: 0, medium: 1, large: 1.5, enterprise: 3 };
const DESIGN_DAYS: Record<Size, number> = { small: 0, medium: 1, large: 2, enterprise: 3 };
/** A look at what was built each day of its first week, an hour or two at a time. */
const CARE_DAYS: Record<Size, number> = { small: 1, medium: 1, large: 2, enterprise: 4 };
/** A run book is no shorter for a larger organisation, and whoever starts without experience does each duty once beside it. */
const HANDOVER_DAYS: Record<Size, number> = { small: 0, medium: 1, large: 1.5, enterprise: 2 };
const TAUGHT_DAYS: Record<Size, number> = { small: 1, medium: 2, large: 3, enterprise: 4 };
/** Days of hypercare of three to five machines. */
const FIRST_WAVE_CARE = 4;
/** What is written when everything has been measured. */
const REPORT_DAYS: Record<Size, number> = { small: 1, medium: 1, large: 2, enterprise: 3 };

/** By the experience of those who take over: how they do, and its weight beside hypercare. */
const HANDED_OVER: Record<string, string> = {
  none: ", each duty performed once by the client's team",
  some: ", new duties performed once by the client's team",
  experienced: ", reviewed with the client's team",
};
const HANDOVER_WEIGHT: Record<string, number> = { none: 4, some: 3, experienced: 2 };

/** What is read, said and signed in a meeting, with its minutes. */
const SIGNATURE_DAYS: Record<Size, number> = { small: 1, medium: 1, large: 1, enterprise: 2 };
const signature = ({ size }: Brief): number => SIGNATURE_DAYS[size];

/** Each wave sends what was written before the first. */
function preparedFor(brief: Brief): string {
  if (brief.holds(FIRST_WAVE)) return "Preparation and";
  return brief.has("company-size", "small") ? "User communications;" : "User communications written;";
}

const KICK_OFF_TASK: TaskRow = {
  phase: 1,
  title: "Kick-off, scope and communication plan",
  mark: KICK_OFF,
  waits: [],
  kind: "scope",
  role: "Project manager",
  weight: 2,
  deliverable: "Project charter, contact list",
};

const TRAINING = {
  phase: 3,
  mark: "training",
  least: trainingWeeks,
  kind: "training",
  role: "Engineer",
  weight: 2,
} as const;
const ADMINISTRATORS_TRAINING = {
  ...TRAINING,
  holds: ({ size }: Brief) => ADMINISTRATORS_DAYS[size],
  most: MOST_TRAINING_DAYS,
};

export const USERS_TRAINING: TaskRow = {
  ...TRAINING,
  title: (brief) =>
    `User communications; training of users and ${brief.has("company-size", "small") ? "the IT contact" : "administrators"}`,
  holds: ({ size }) => TRAINING_DAYS[size],
  deliverable: `Messages, course material, ${TAUGHT.attended}`,
  when: none(
    is("solution-type", "azure-migration", "configuration-manager", "certificate-services", "hybrid-cloud"),
    TIER0_ALONE,
  ),
};

export const COMMON_TASKS: readonly TaskRow[] = [
  KICK_OFF_TASK,
  {
    phase: 1,
    title: (brief) =>
      brief.holds(MIGRATION)
        ? "Interviews with application owners; confirmation of assumptions"
        : "Discovery and confirmation of assumptions",
    mark: "discovery",
    kind: "discovery",
    role: "Engineer",
    weight: 4,
    holds: ({ size }) => DISCOVERY_DAYS[size],
    deliverable: (brief) =>
      `${brief.holds(MIGRATION) ? "Application list with owner and recovery class" : "Inventory"}, assumptions confirmed or re-priced`,
  },
  {
    phase: 1,
    title: "Detailed design and test plan",
    waits: ["discovery", "inventory", "draft"],
    kind: "design",
    role: "Architect",
    weight: 5,
    holds: ({ size }) => DESIGN_DAYS[size],
    deliverable: "Design, test plan, quotation (±10%)",
  },
  {
    phase: 1,
    title: "Design sign-off",
    most: signature,
    waits: "all",
    kind: "acceptance",
    role: "Architect",
    weight: 1,
    deliverable: "Signed design",
  },
  {
    phase: 2,
    title: "Pilot exit review",
    most: signature,
    waits: "all",
    least: 0,
    kind: "pilot",
    role: "Architect",
    weight: 1,
    deliverable: "Go/no-go, signed",
  },
  USERS_TRAINING,
  {
    ...ADMINISTRATORS_TRAINING,
    title: (brief) =>
      brief.has("company-size", "small")
        ? "User communications; training of the IT contact"
        : "User communications written; training of administrators and help desk",
    deliverable: "Messages, course material",
    when: is("solution-type", "hybrid-cloud", "configuration-manager", "certificate-services"),
  },
  {
    ...ADMINISTRATORS_TRAINING,
    title: "Training of administrators",
    deliverable: "Course material",
    when: TIER0_ALONE,
  },
  {
    ...ADMINISTRATORS_TRAINING,
    title: (brief) =>
      `${preparedFor(brief)} training of administrators${brief.has("company-size", "small") ? "" : ", workload owners and help desk"}`,
    // of a first wave all has moved by the end of the build: its users were told then
    deliverable: (brief) => (brief.holds(FIRST_WAVE) ? "Course material" : "Messages, course material"),
    when: is("solution-type", "azure-migration"),
  },
  {
    phase: 4,
    title: (brief) => `Run book and handover to operations${HANDED_OVER[brief.detail("skills") ?? ""] ?? ""}`,
    kind: "handover",
    role: "Engineer",
    holds: (brief) => (brief.known("skills") === "none" ? TAUGHT_DAYS : HANDOVER_DAYS)[brief.size],
    most: ({ size }) => MOST_HANDOVER_DAYS[size],
    weight: (brief) => HANDOVER_WEIGHT[brief.detail("skills") ?? ""] ?? 3,
    deliverable: (brief) =>
      `Run book, operations calendar${brief.holds(BLOCKS_AT_LAST) ? ", loss prevention set to block" : ""}`,
  },
  {
    phase: 4,
    title: "Hypercare",
    least: 2,
    holds: ({ size }) => CARE_DAYS[size],
    most: (brief) => (brief.holds(FIRST_WAVE) ? FIRST_WAVE_CARE : Infinity),
    goesOn: true,
    kind: "handover",
    role: "Engineer",
    weight: 3,
    deliverable: "Incident list with causes",
  },
  {
    phase: 4,
    title: "Acceptance and closing",
    most: signature,
    waits: "all",
    kind: "acceptance",
    role: "Project manager",
    weight: 1,
    deliverable: "Signed acceptance",
  },
];

/** Waits for everything in its phase: what becomes one with it waits too. */
export const REVIEW = "review";

/** The same where an assessment is sold: nothing goes live, so there is no pilot exit, no training and no hypercare. */
export const ASSESSMENT_TASKS: readonly TaskRow[] = [
  KICK_OFF_TASK,
  {
    phase: 1,
    title: "Collection of lists, contracts and reports",
    kind: "discovery",
    role: "Engineer",
    weight: 3,
    deliverable: "Inventory, assumptions confirmed or re-priced",
  },
  {
    phase: 1,
    title: "Scope sign-off",
    most: signature,
    waits: "all",
    kind: "scope",
    role: "Architect",
    weight: 1,
    deliverable: "Signed scope and questions",
  },
  {
    phase: 2,
    title: "Review of the evidence",
    mark: REVIEW,
    most: 4,
    waits: "all",
    kind: "discovery",
    role: "Architect",
    weight: 1,
    deliverable: "Evidence list, gaps named",
  },
  {
    phase: 3,
    title: "Findings workshop with the client",
    most: 2,
    waits: ["analysis", "second", "trial"],
    kind: "discovery",
    role: "Architect",
    weight: 2,
    deliverable: "Findings agreed, facts corrected",
  },
  {
    phase: 4,
    title: "Report and evidence register",
    mark: "report",
    kind: "discovery",
    role: "Architect",
    weight: 3,
    holds: ({ size }) => REPORT_DAYS[size],
    deliverable: "Report, evidence register",
  },
  {
    phase: 4,
    title: "Tools, scale and evidence explained to the client's team",
    waits: ["report"],
    kind: "handover",
    role: "Architect",
    weight: 1,
    most: 1,
    deliverable: "Tools and scale handed over",
    when: none(is("company-size", "small")),
  },
  // in a firm of fifty whoever reads out has the acceptance signed in the same hour, and the report gets the half day
  ...([none(is("company-size", "small")), is("company-size", "small")] as const).map(
    (when, place): TaskRow => ({
      phase: 4,
      title: "Acceptance and closing",
      most: 3,
      waits: "all",
      kind: "acceptance",
      role: place === 0 ? "Project manager" : "Architect",
      weight: 1,
      deliverable: "Signed acceptance",
      when,
    }),
  ),
];

/** Responsibilities by kind of task. Columns as in `RACI_ROLES`; exactly one A each. */
export const RACI_ROLES = [
  "Sponsor",
  "Client IT lead",
  "Security",
  "Architect",
  "Engineer",
  "Project manager",
  "Users",
] as const;
export const RACI: Record<TaskKind, readonly string[]> = {
  scope: ["A", "C", "C", "C", "I", "R", "I"],
  discovery: ["I", "A", "C", "R", "R", "C", "I"],
  design: ["I", "C", "C", "A/R", "C", "I", "I"],
  security: ["I", "C", "A", "R", "C", "I", "I"],
  build: ["I", "C", "I", "A", "R", "C", "I"],
  pilot: ["I", "A", "C", "C", "R", "R", "C"],
  rollout: ["I", "A", "C", "C", "R", "R", "C"],
  acceptance: ["A", "R", "C", "C", "C", "R", "I"],
  training: ["I", "A", "I", "C", "C", "R", "I"],
  handover: ["I", "A", "C", "R", "R", "C", "I"],
  ceremony: ["I", "C", "A", "R", "R", "I", "I"],
};

/** In an enterprise a team of its own runs what is handed over, and takes part before it does. */
export const OPERATIONS = "Operations";
export const OPERATIONS_PART: Record<TaskKind, string> = {
  scope: "I",
  discovery: "C",
  design: "C",
  security: "C",
  build: "I",
  pilot: "C",
  rollout: "C",
  acceptance: "C",
  training: "I",
  handover: "R",
  ceremony: "I",
};

/** Who speaks for a small organisation, in whatever a larger one has a role for. */
export const SMALL_CLIENT = "Sponsor and IT contact";

/** For a small organisation the client's roles and the consultant's architect and project manager are one person each. */
export const RACI_ROLES_SMALL = [SMALL_CLIENT, "Consultant (architect, project manager)", "Engineer", "Users"] as const;
export const RACI_SMALL: Record<TaskKind, readonly string[]> = {
  scope: ["A", "R", "I", "I"],
  discovery: ["A", "R", "R", "I"],
  design: ["C", "A/R", "C", "I"],
  security: ["A", "R", "C", "I"],
  build: ["I", "A", "R", "I"],
  pilot: ["A", "R", "R", "C"],
  rollout: ["A", "R", "R", "C"],
  acceptance: ["A", "R", "C", "I"],
  training: ["A", "R", "C", "I"],
  handover: ["A", "R", "R", "I"],
  ceremony: ["A", "R", "R", "I"],
};

/** Shares that a hybrid project tiers: those of a few people gain nothing by it. */
export const TIERED = all(is("current-technologies", "windows-server"), none(is("company-size", "small")));
/** A hybrid project moves nothing but workloads to a cluster. */
export const MOVES_DATA = any(
  is("solution-type", "azure-migration"),
  all(is("solution-type", "microsoft-365"), none(is("solution-configuration", "m365-optimise"))),
  is("solution-configuration", "hybrid-azure-local"),
);
/** Who sets access policies needs a way past them; a management site, an authority and a link set none. */
const EMERGENCY_ACCESS = all(
  none(is("solution-type", "configuration-manager", "certificate-services", "hybrid-cloud", "custom")),
  any(
    is("solution-type", "microsoft-365", "security", "azure-migration"),
    is("security-requirements", "mfa", "identity-management", "zero-trust"),
  ),
);

/** Why Active Directory is taken to exist where it was not named. */
function reasonForDirectory(brief: Brief): string {
  if (brief.has("current-technologies", "exchange-server")) return "Exchange Server cannot run without it.";
  return brief.holds(SHAREPOINT_SERVER)
    ? "SharePoint is assumed to be SharePoint Server, which cannot run without it."
    : `an organisation of this size with ${brief.has("current-technologies", "windows-server") ? "Windows Server" : "servers"} depends on it.`;
}

/** Counted in a solution that does not ask for their number. */
const COUNTED: Partial<Record<string, readonly DetailId[]>> = {
  "certificate-services": ["servers"],
  "microsoft-365": ["devices"],
};
/** Figures that this solution plans with, and that no given number replaces. */
const openFigures = (brief: Brief, ...ids: DetailId[]): DetailId[] =>
  ids.filter(
    (id) =>
      brief.given(id) === null &&
      !(id === "servers" && brief.has("solution-type", "azure-migration")) && // whose estate has a row of its own
      (requireDetail(id).solutions?.includes(brief.solution) !== false || COUNTED[brief.solution]?.includes(id)),
  );
const FIGURES: Partial<Record<DetailId, (brief: Brief) => string>> = {
  "head-count": peoplePlanned,
  devices: (brief) => plural(brief.devices, "device"),
  sites: (brief) => plural(brief.sites, "site"),
  servers: (brief) => `${rangeInWords(brief.servers)} servers`,
};
const VOLUME_OF: Partial<Record<DetailId, VolumeShare["volume"]>> = {
  "head-count": "users",
  devices: "devices",
  servers: "servers",
};
/** `10% of the effort basis follows users, 5% devices`: the terms of the row of volumes; empty where no day follows them. */
function basisFollows(brief: Brief, ...ids: DetailId[]): string {
  const open = openFigures(brief, ...ids).map((id) => VOLUME_OF[id]);
  const terms = volumeSharesOf(brief).flatMap(({ percent, volume }) =>
    open.includes(volume) ? [{ percent, volume }] : [],
  );
  return terms
    .map(({ percent, volume }, at) => `${percent}% ${at === 0 ? "of the effort basis follows " : ""}${volume}`)
    .join(", ");
}

/** An assessment buys nothing by the head, a first wave of servers neither. A head-count decides the size too. */
function peopleOrDevicesWrong(brief: Brief): string {
  const parts = [
    brief.holds(any(ASSESSES, FIRST_WAVE)) ? "" : "Dependent cost lines in proportion",
    basisFollows(brief, "head-count", "devices"),
    brief.given("head-count") === null ? "another size has another basis" : "",
  ];
  return parts.filter(Boolean).join("; ") || "No change in days";
}

function sitesOrServersWrong(brief: Brief): string {
  const percent = brief.given("sites") === null ? sitesPercentOf(brief) : 0;
  const sites =
    percent > 0 ? [`+${percent}% effort at each further multiple of three sites${sitesFromAfar(brief)}`] : [];
  const days = brief.has("company-size", "small") && !brief.holds(ASSESSES) ? "" : basisFollows(brief, "servers");
  const parts = [...sites, days].filter(Boolean);
  if (brief.holds(ASSESSES)) return parts.join("; ") || "No change in days";
  return parts.length > 0
    ? `${parts.join("; ")}; dependent cost lines in proportion`
    : "Dependent cost lines change in proportion";
}

const plannedFor = (brief: Brief, ...ids: DetailId[]): string =>
  `Planned for ${listed(openFigures(brief, ...ids).flatMap((id) => FIGURES[id]?.(brief) ?? []))}.`;

export const COMMON_ASSUMPTIONS: readonly AssumptionRow[] = [
  {
    settledBy: ["head-count", "devices"],
    asked: (brief) => openFigures(brief, "head-count", "devices").length > 0,
    text: (brief) => plannedFor(brief, "head-count", "devices"),
    ifWrong: peopleOrDevicesWrong,
    task: "Confirm headcount and devices from the directory or inventory",
    source: ["spec", "ej"],
  },
  {
    settledBy: ["sites", "servers"],
    asked: (brief) => openFigures(brief, "sites", "servers").length > 0,
    text: (brief) => plannedFor(brief, "sites", "servers"),
    ifWrong: sitesOrServersWrong,
    task: "List sites, links and servers",
    when: none(WITHOUT_SITES),
    source: ["ej"],
  },
  {
    text: "SharePoint in the answers means SharePoint Online, part of the tenant.",
    ifWrong: "An on-premises server: its version, support and exposure become findings, effort unchanged",
    task: "Ask at kick-off",
    when: SHAREPOINT_ONLINE,
    source: ["ej"],
  },
  {
    settledBy: ["change-window"],
    text: (brief) =>
      brief.has("solution-type", "azure-migration")
        ? "Work takes place in business hours, except each wave's cutover, which takes an evening or a weekend."
        : "Work takes place in business hours, except for two weekend cutovers and those in the cutover table.",
    ifWrong: "+15% on days outside business hours",
    task: "Agree change windows",
    when: none(ASSESSES, is("solution-type", "microsoft-365")), // whose hours follow from its way of moving mail
    source: ["ej"],
  },
  {
    text: (brief) =>
      `Active Directory exists, although it was not among the technologies named: ${reasonForDirectory(brief)}`,
    ifWrong: (brief) =>
      brief.has("solution-type", "configuration-manager") && !brief.holds(CLOUD_MANAGED)
        ? "The site cannot be installed: a separate project builds a directory first, or this becomes an Intune project"
        : brief.holds(ASSESSES)
          ? "Its assessment is dropped; the replacement work takes the same days"
          : "+2 days to redesign what depends on the directory",
    task: "Confirm the forest, its domains and their versions",
    when: all(
      DIRECTORY,
      none(
        is("current-technologies", "active-directory"),
        is("solution-type", "azure-migration", "microsoft-365", "security"),
      ),
    ),
    source: ["ej"],
  },
  {
    text: "The servers run Windows Server, although it was not named; its versions are to be confirmed, and the plan uses the earliest date that could apply.",
    ifWrong: "Windows Server dates no longer apply; no design change",
    task: "List servers by version",
    when: all(
      is("solution-type", "security", "custom"),
      is("current-technologies", "active-directory", "exchange-server", "sql-server"),
      none(is("current-technologies", "windows-server")),
    ),
    source: ["eol", "ej"],
  },
  {
    text: "No application code is changed.",
    when: all(
      is("integration-needs", "custom-applications", "legacy-applications", "third-party-apis"),
      none(ASSESSES),
    ),
    ifWrong: "Priced separately after a 2-day code review",
    task: "By week 3, name the applications that must change",
    source: ["ej"],
  },
];

const HOSTS_INTERFACES = is("solution-type", "azure-migration", "hybrid-cloud");

/** Where business data stay on the premises and cloud services read them. */
export const DATA_GATEWAY: Condition = any(
  all(
    is("solution-type", "azure-migration", "hybrid-cloud"),
    none(FIRST_WAVE),
    any(
      is("integration-needs", "reporting-tools"),
      all(
        is("solution-type", "azure-migration"), // nobody moves what a gateway in use reads where all of it stays
        is("current-technologies", "power-platform"),
        any(is("current-technologies", "sql-server"), is("integration-needs", "database-systems", "erp")),
      ),
    ),
  ),
  all(
    is("solution-type", "microsoft-365"),
    is("integration-needs", "database-systems"),
    is("current-technologies", "power-platform"),
  ),
);

/** Partners call what stands in Azure; a small organisation tells them a new address. */
export const API_GATEWAY: Condition = all(
  HOSTS_INTERFACES,
  is("integration-needs", "third-party-apis"),
  none(FIRST_WAVE, is("company-size", "small")),
);

/** Bought for an integration, whatever the solution. */
export const COMMON_BILL: readonly BillRow[] = [
  {
    item: "Windows Server 2025 Standard for the data gateway",
    quantity: 2,
    formula: "a two-node cluster, 8 cores and 8 GB each",
    price: "windows-standard",
    kind: "one-off",
    when: all(DATA_GATEWAY, is("solution-type", "microsoft-365"), none(is("company-size", "small"))), // the others count it among their machines and guests
    requirement: "integration of business systems",
    source: ["gateway"],
  },
  {
    item: "API Management",
    quantity: 1,
    formula: "one instance, in the lowest tier with private network access",
    price: "api-management",
    kind: "monthly",
    when: API_GATEWAY,
    requirement: "third-party APIs",
    source: ["ej"],
  },
];

export type DutyRow = Sourced & Chosen & { duty: string; by: string; effect: string };

const RECORDING = is("solution-type", ...RECORDS_PEOPLE);

/** Where those who work have a say before they are recorded. */
/** What is tried out with staff is brought in, however few they are. */
const PILOTS_IT = is("solution-configuration", "custom-pilot");

const WORKFORCE_DUTIES = WORKFORCE.flatMap((row): DutyRow[] => {
  const { country, duty, binding, consulted, source } = row;
  const beforeDecision = binding ?? consulted;
  const asked = (brief: Brief) => brief.client.country === country;
  return [
    {
      duty,
      by: "before the pilot",
      effect: beforeDecision ? "The pilot waits" : "Reports are anonymised until it is done",
      when: all(RECORDING, none(ASSESSES), inItsIndustries(row)),
      asked,
      source,
    },
    {
      duty,
      by: "before sign-in logs and usage reports are read",
      effect: "Both are read without names, and lists by user wait",
      when: all(RECORDING, ASSESSES, none(...(beforeDecision ? [PILOTS_IT] : [])), inItsIndustries(row)),
      asked,
      source,
    },
    {
      duty,
      by: "before logs are read or a pilot is decided on",
      effect: "Logs are read without names, and the pilot waits",
      when: all(RECORDING, PILOTS_IT, inItsIndustries(row)),
      asked: (brief) => beforeDecision === true && asked(brief),
      source,
    },
  ];
});

/** A sample shows what people wrote. */
const SAMPLED = any(is("security-requirements", "data-loss-prevention"), is("industry", "healthcare"));

/** Logs, accounts and tickets name people too, and some laws want a contract with whoever reads them for another. */
function wantsAgreement(brief: Brief): boolean {
  const { jurisdiction, client } = brief;
  return jurisdiction === "eu" || jurisdiction === "uk" || client.country === "Switzerland" || brief.holds(SAMPLED);
}

/** Customers' data goes to a provider. */
const OUTSOURCED = all(
  is("solution-type", "azure-migration", "microsoft-365", "hybrid-cloud"),
  none(is("solution-configuration", "m365-optimise")),
);

export const CLIENT_DUTIES: readonly DutyRow[] = [
  {
    duty: "Grant administrative access and name accounts",
    by: "by the start",
    effect: "Each week of delay moves the plan by a week",
    when: none(ASSESSES),
    source: ["ej"],
  },
  {
    duty: "Open read-only accounts, or name who exports",
    by: "by the start",
    effect: "Each week's delay moves the plan by a week",
    when: all(ASSESSES, none(is("solution-type", "custom"))),
    source: ["ej"],
  },
  ...WORKFORCE_DUTIES,
  {
    duty: "Sign a data processing agreement and confidentiality undertaking with the consultant",
    by: "with the order",
    effect: "No log, data store or list of names is read",
    when: is("solution-type", "custom"),
    asked: wantsAgreement,
    source: ["ej"],
  },
  {
    duty: "Sign a business associate agreement with Microsoft and with the consultant",
    by: "before patient data moves",
    effect: "No machine with patient data moves",
    when: all(MIGRATION, is("industry", "healthcare")),
    asked: ({ jurisdiction }) => jurisdiction === "us",
    source: ["hipaa-rules"],
  },
  {
    duty: "Classify the outsourcing (material or not) and make any notification the regulator requires",
    by: "by design sign-off",
    effect: "Customer data does not move",
    when: all(OUTSOURCED, is("industry", "finance")),
    asked: ({ jurisdiction }) => jurisdiction !== "us",
    source: ["ej"],
  },
  {
    duty: "Assess Microsoft and the consultant as third parties (critical activity or not) and send any notice due",
    by: "by design sign-off",
    effect: "Customer data does not move",
    when: all(OUTSOURCED, is("industry", "finance")),
    asked: ({ jurisdiction }) => jurisdiction === "us",
    source: ["interagency-tprm", "ej"],
  },
  {
    duty: "Make firewall and network changes",
    by: "within 5 working days of each request",
    effect: "Pilot dates move",
    when: none(ASSESSES, is("solution-configuration", "m365-optimise")), // changes no connection
    source: ["ej"],
  },
  {
    duty: "Hand over lists of systems, contracts and licences",
    by: "by the date of each information request",
    effect: "Related findings are marked as not measured",
    when: ASSESSES,
    source: ["ej"],
  },
  {
    duty: "Buy the licences and hardware in the bill of materials",
    by: "before the task that needs them",
    effect: "That task and everything after it wait",
    when: none(ASSESSES),
    source: ["ej"],
  },
  {
    duty: "Provide test users and one test device of each type",
    by: "two weeks before the pilot",
    effect: "The pilot is less conclusive",
    when: none(ASSESSES, is("solution-type", "azure-migration")),
    source: ["ej"],
  },
  {
    duty: "Name the people who test each workload",
    by: "two weeks before its wave",
    effect: "The workload moves in a later wave",
    when: is("solution-type", "azure-migration"),
    source: ["ej"],
  },
  {
    duty: "Name the pilot users and what they need for the test",
    by: "before workshop 3, which signs the pilot rules",
    effect: "The pilot starts late and is less conclusive",
    when: is("solution-configuration", "custom-pilot"),
    source: ["ej"],
  },
  {
    duty: "Hold a backup under a day old before each cutover",
    by: "each cutover",
    effect: "The cutover is postponed",
    when: all(
      any(MOVES_DATA, all(is("solution-type", "hybrid-cloud"), TIERED)),
      none(is("solution-type", "microsoft-365")),
    ),
    source: ["ej"],
  },
];

export const COMMON_OPERATIONS: readonly CommonOperationRow[] = [
  {
    frequency: "Quarterly",
    task: "Test break-glass accounts",
    covered: /break-glass/i,
    owner: "Security lead",
    when: EMERGENCY_ACCESS,
    source: ["mfa-mandatory", "ej"],
  },
  {
    frequency: "Yearly",
    task: "Recovery exercise and licence true-up",
    covered: /recovery exercise|true-up/i,
    owner: "Client IT lead",
    when: none(is("solution-type", "certificate-services")),
    source: ["ej"],
  },
];

/** Most rows to print, by size of the organisation. */
export const ROW_LIMITS = {
  small: { risks: 4, requests: 6, tests: 6 },
  medium: { risks: 7, requests: 10, tests: 8 },
  large: { risks: 8, requests: 12, tests: 10 },
  enterprise: { risks: 9, requests: 14, tests: 12 },
} as const;
