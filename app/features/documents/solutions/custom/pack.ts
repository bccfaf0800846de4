/** Custom assessment: ten domains measured, scored, and turned into a road map or a pilot. */

import { DIRECTORY } from "#app/features/catalogue/estate.ts";
import { all, any, type Condition, is, none } from "#app/features/catalogue/predicate.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import { peoplePlanned } from "#app/features/documents/brief/people.ts";
import {
  INTERVIEWS,
  INTERVIEWS_A_DAY,
  INTERVIEWS_FOCUSED,
  SITES,
} from "#app/features/documents/brief/planning-figures.ts";
import { budgetOf, formatAmount } from "#app/features/documents/budget/budget.ts";
import { framedBy } from "#app/features/documents/budget/budget-frame.ts";
import { dayOfIso, formatDay, formatIso, type IsoDate } from "#app/features/documents/dates.ts";
import { CONFIGURATION_FACTORS } from "#app/features/documents/facts/effort.ts";
import { RATE_CARDS, type TaskRole } from "#app/features/documents/facts/prices.ts";
import type { OptionRow } from "#app/features/documents/options/option-row.ts";
import {
  type BillRow,
  type ComponentRow,
  chosenRows,
  foundBy,
  type Pack,
  say,
  type TaskRow,
  type Wording,
} from "#app/features/documents/pack.ts";
import { decidedBy } from "#app/features/documents/plan/deadline-tasks.ts";
import { type Deadline, gateOf, gatesOf, placeOf, serviceDatesOf } from "#app/features/documents/plan/deadlines.ts";
import { isFrozen, stopping } from "#app/features/documents/plan/freezes.ts";
import { planOf } from "#app/features/documents/plan/plan.ts";
import { wholeEffortOf } from "#app/features/documents/plan/task-rows.ts";
import { tasksOf } from "#app/features/documents/plan/tasks.ts";
import type { RiskRow } from "#app/features/documents/risks.ts";
import type { Diagram, DiagramEdge, DiagramZone } from "#app/features/documents/tree/tree.ts";
import { figure, listed, plural, sentence } from "#app/features/documents/words.ts";
import { partsOf } from "./areas.ts";
import {
  DOMAIN_CHECKS,
  DOMAIN_QUICK_WINS,
  deviceSample,
  isDeviceSampled,
  OTHER_CLOUD,
  READINGS,
  readIn,
  readsContracts,
  serverSample,
} from "./checks.ts";
import {
  DOMAIN_IDS,
  depthOf,
  domainRow,
  fourthOf,
  isLeftOut,
  isProposed,
  isShallow,
  leftOut,
  namesOf,
  yardstickOf,
} from "./domains.ts";
import {
  endedAlready,
  FOLLOW_ON_TABLE,
  followOn,
  HORIZONS_TABLE,
  leastCost,
  magnitudeOf,
  NO_SIGNAL,
  paidMeanwhile,
  statedFirst,
  unmeasuredCost,
} from "./next.ts";
import { pilotsFor } from "./pilots.ts";
import {
  AZURE,
  CERTIFICATES,
  CHECKS,
  CLOUD_OFFICE,
  COUNTED,
  EXCHANGE,
  exposed,
  hasAgeingServers,
  hasAppliance,
  isEstate,
  lacksUpdates,
  OFFICE,
  POWER,
  QUICK_WINS,
  SEATS_COUNTED,
  SHAREPOINT,
  SQL,
  TENANT,
  WINDOWS,
} from "./products.ts";

const ROADMAP = is("solution-configuration", "custom-roadmap");
const PILOT = is("solution-configuration", "custom-pilot");
const FOCUSED = is("solution-configuration", "custom-focused");
const SMALL = is("company-size", "small");
const UNNAMED = is("current-technologies", "none");
/** A firm of fifty is asked for six things at most, and its contracts are among them. */
const ASKED_AT_ONCE = all(SMALL, none(UNNAMED));
const SERVERS = any(WINDOWS, SQL);
/** A few missing seats cost less than a day of the work; cores cost more. */
const FEW_SEATS = all(SMALL, none(SQL));

/** Law of the European Union that was named and hardly binds this client. */
function isDoubtful(brief: Brief): boolean {
  const named = brief.known("framework");
  if (named === "dora" && !brief.has("industry", "finance")) return true;
  return (named === "dora" || named === "nis2") && brief.jurisdiction !== "eu";
}

const yardstick = (brief: Brief): string =>
  yardstickOf(brief)
    ? `; the yardstick is ${yardstickOf(brief)}${isDoubtful(brief) ? " if confirmed at kick-off, else the CIS benchmarks" : brief.known("framework") === "pci-dss" ? " where cards are handled, else the CIS benchmarks" : ""}`
    : brief.has("industry", "government")
      ? "; the yardstick is the baseline of the national authority"
      : brief.has("industry", "other")
        ? "; the yardstick is the CIS benchmarks"
        : "";
/** Something that a tool can read is named. */
const TOOLS = any(SERVERS, TENANT, DIRECTORY);
/** Servers too few for an appliance, or nothing that a tool of its own can read. */
const isByScript = (brief: Brief): boolean =>
  (brief.holds(SERVERS) && !hasAppliance(brief)) || brief.holds(none(TOOLS));
/** Administrators' sign-ins are listed, those of the tenant among them. */
const SIGN_INS_READ = is("security-requirements", "mfa", "identity-management", "zero-trust");
/** Power Platform alone is held against no baseline. */
const FORWARDS = all(OFFICE, is("security-requirements", "data-loss-prevention"));
const TENANT_REPORTS: readonly (readonly [name: string, purpose: Wording, when: Condition])[] = [
  [
    "Tenant baseline report",
    (brief) => `Settings against the CISA baseline${brief.holds(FORWARDS) ? "; auto-forwarded messages report" : ""}`,
    CLOUD_OFFICE,
  ],
  ["Tenant report", "Environments, makers, apps and flows", all(POWER, none(CLOUD_OFFICE))],
];
/** Past their updates, and often reached from the internet. */
const EXPOSED = any(EXCHANGE, SHAREPOINT);

const BUSINESS_SYSTEMS = is("integration-needs", "erp", "crm", "legacy-applications", "custom-applications");
/** `112 users`, `SQL Server cores`, or both. */
const countedIn = (brief: Brief): string =>
  listed([
    ...(brief.holds(SEATS_COUNTED) ? [peoplePlanned(brief)] : []),
    ...(brief.holds(SQL) ? ["SQL Server cores"] : []),
  ]);
/** Something under their applications is to be renewed. */
const asksVendors = (brief: Brief): boolean =>
  brief.holds(BUSINESS_SYSTEMS) && (brief.holds(SQL) || hasAgeingServers(brief));
const ACADEMIC = is("industry", "education");
const FINANCE = is("industry", "finance");
const BUSINESS = all(is("company-size", "small", "medium"), none(ACADEMIC));
/** What is measured, with its weight among the tasks. */
const MEASURED: readonly (readonly [string, number, Condition])[] = [
  ["servers", 2, WINDOWS],
  ["databases", 2, SQL],
  ["directory", 2, DIRECTORY],
  ["mail", 1, EXCHANGE],
  ["SharePoint", 1, SHAREPOINT],
  ["tenant and licences", 2, SEATS_COUNTED],
  ["tenant", 2, all(CLOUD_OFFICE, none(SEATS_COUNTED))],
  ["subscriptions", 1, AZURE],
  ["Power Platform", 1, POWER],
  ["device and server sample", 4, none(SERVERS, DIRECTORY, SHAREPOINT, TENANT, AZURE, POWER)],
];
/** What is read of a domain whose answers alone would not have it in depth. */
const READ_OF: Record<string, readonly string[]> = {
  identity: ["directory", "administrators and leavers"],
  productivity: ["mail", "SharePoint", "Power Platform", "mail records", "ticket causes", "manual steps"],
  network: ["internet exposure"],
  licensing: ["databases", "tenant and licences", "contracts and licences"],
  compliance: ["compliance records"],
  resilience: ["backup", "growth limits"],
};
const isRead = (domain: string, brief: Brief): boolean =>
  [...MEASURED.filter(([, , when]) => brief.holds(when)), ...readIn(READINGS.flat(), brief)].some(([subject]) =>
    READ_OF[domain]?.includes(subject),
  );
/** Days that it takes to read and prove a subject of weight 1; where many are heard, hearing comes first. */
function readDays(weight: number, brief: Brief): number {
  if ((brief.given("interviews") ?? 0) > INTERVIEWS[brief.size]) return 0;
  return weight * (brief.has("company-size", "small") ? 0.2 : 0.35);
}

/** How many times the servers of its size an estate has: what they add to the days is spent on them. */
const overServers = (brief: Brief): number => Math.max(1, brief.servers.plan / brief.plannedAt(brief.size).servers);

type Subject = readonly [subject: string, weight: number, ...rest: unknown[]];
const MEDIUM = is("company-size", "medium");
/** Everything in a firm of fifty is read with something else, and up to 250 people whatever weighs little. */
const isShared = ([, weight]: Subject, most: number, brief: Brief): boolean =>
  brief.holds(SMALL) || (brief.holds(MEDIUM) && weight <= most);
const measured = (group: typeof MEASURED, brief: Brief, shared: boolean): readonly Subject[] =>
  group
    .filter((one) => brief.holds(one[2]) && isShared(one, 1, brief) === shared)
    .map((one): Subject => (one[0] === "servers" ? [one[0], one[1] * overServers(brief)] : one));
const readBeside = (group: (typeof READINGS)[number], brief: Brief, shared: boolean): readonly Subject[] =>
  readIn(group, brief).filter((one) => isShared(one, 0.5, brief) === shared);
const inTurn = (names: readonly string[]): string => names.join(", ");
/** Half a day reads two of them, and one sitting several: `servers and databases, directory and mail`. */
function sittings(names: readonly string[]): string {
  const isPair = (name: string) => name.includes(" and ");
  const plain = names.filter((name) => !isPair(name));
  const pairs = plain.flatMap((_, place) => (place % 2 === 0 ? plain.slice(place, place + 2).join(" and ") : []));
  return [...pairs, ...names.filter(isPair)].join(", ");
}

/** Load is recorded until the gate and read with the servers, so that their task lasts from the first open week of its phase to the last. */
function loadWeeks(brief: Brief): number {
  if (!hasAppliance(brief) || brief.holds(FOCUSED)) return 0;
  const { phases, freezes, start: begin } = planOf(brief);
  const { start, end } = phases.find(({ number }) => number === 2) ?? { start: 0, end: 0 };
  const stops = stopping("discovery", freezes);
  const weeks = Array.from({ length: end - start }, (_, week) => begin + (start + week) * 7);
  return (
    weeks.length -
    Math.max(
      0,
      weeks.findIndex((monday) => !isFrozen(monday, stops)),
    )
  );
}

/** The task that reads what is chosen; none where that is nothing. */
const measurement = (
  subjectsOf: (brief: Brief) => readonly Subject[],
  named = inTurn,
  more: Pick<TaskRow, "least"> = {},
): TaskRow => ({
  phase: 2,
  title: (brief) => `Measurement: ${named(subjectsOf(brief).map(([subject]) => subject))}`,
  waits: [],
  kind: "discovery",
  role: "Engineer",
  weight: (brief) => subjectsOf(brief).reduce((sum, [, weight]) => sum + weight, 0),
  holds: (brief) => subjectsOf(brief).reduce((sum, [, weight]) => sum + readDays(weight, brief), 0),
  ...more,
  deliverable: "Raw reports",
  asked: (brief) => subjectsOf(brief).length > 0,
});

/** A change is announced to departments that did not ask for it, and watched with their help desks. */
const OF_DEPARTMENTS = is("company-size", "large", "enterprise");
/** About as many as the days of the task hold, the most important first. */
const MOST_WINS = 4;
const EVERY_WIN = [...QUICK_WINS, ...DOMAIN_QUICK_WINS];
const WINS = EVERY_WIN.map((row, place) => ({
  ...row,
  asked: (brief: Brief) =>
    (row.asked?.(brief) ?? true) && chosenRows(EVERY_WIN.slice(0, place), brief).length < MOST_WINS,
}));
/** What the source of the table stands for. */
const ofTenant = (brief: Brief): string =>
  chosenRows(WINS, brief).some(({ source }) => source.includes("scuba"))
    ? " Tenant settings follow the ScubaGear baseline."
    : "";
/** With what is prepared for it, and its minutes. */
const DAYS_OF_A_MEETING = 2;
/** What must not be scanned. */
const FRAGILE: readonly (readonly [string, Condition])[] = [
  ["a plant controller", is("industry", "manufacturing")],
  ["a medical device", is("industry", "healthcare")],
  [
    "an old application",
    all(is("integration-needs", "legacy-applications"), none(is("industry", "manufacturing", "healthcare"))),
  ],
];
/** Of more sites these are measured, and the others asked. */
const MEASURED_SITES = 3;
/** Servers that one appliance reads on any platform. */
const ONE_READS = 1000;
/** Of three domains where they are so many more than the size implies that they add to the days. */
const choosesSites = (brief: Brief): boolean =>
  brief.holds(none(FOCUSED)) || brief.sites >= SITES[brief.size] + MEASURED_SITES;
const WORKING_HOURS = 8;
/** A pilot by itself, in percent of the days of each form: kick-off, rules, the pilot as it is here, measurement and report. */
const SELF_STARTED: readonly (readonly [Condition, number])[] = [
  [PILOT, 35],
  [ROADMAP, 45],
  [FOCUSED, 60],
];
/** By how much of its days a review of three domains is shorter than ten, and than ten with a pilot, in percent: seen over many answers. */
const FEWER_DAYS: Record<Brief["size"], readonly [number, number]> = {
  small: [15, 25],
  medium: [10, 25],
  large: [30, 45],
  enterprise: [35, 45],
};
/** The same seen from the three, to the nearest five. */
const moreDays = ({ size }: Brief): number => Math.round(2000 / (100 - FEWER_DAYS[size][0]) - 20) * 5;
const TEN = CONFIGURATION_FACTORS["custom-roadmap"];
/** `1.25`: what the basis is multiplied by for ten domains. */
const tenFactor = (brief: Brief): string =>
  (((brief.holds(SMALL) ? TEN?.small : TEN?.percent) ?? 100) / 100).toFixed(2);
const PILOT_MONTHS = 2;
const PLANS = [
  ["Business Premium", "business-premium", BUSINESS],
  ["Microsoft 365 E3", "m365-e3", none(BUSINESS, ACADEMIC)],
] as const;
const USERS_A_KEY = 5;
const TESTERS = 5;
const MANY = 3;
const MOST_PILOT_USERS = 50;
const BY_APPLIANCE = { from: "Discovery appliance", asked: hasAppliance };
const BY_WORKSTATION = { from: "Assessment workstation" };

const workshops = (brief: Brief): number => (brief.holds(ROADMAP) ? 6 : brief.holds(PILOT) ? 3 : 2);
const usualInterviews = (brief: Brief): number => (brief.holds(FOCUSED) ? INTERVIEWS_FOCUSED : INTERVIEWS)[brief.size];
const interviews = (brief: Brief): number => brief.given("interviews") ?? usualInterviews(brief);
/** Of those who own the other seven domains most are not heard. */
const isHeardLittle = (brief: Brief): boolean => interviews(brief) * 2 < usualInterviews(brief);
/** Length of a workshop, of the one that goes into three domains in depth, and people in it beside the consultant. */
const hours = (brief: Brief): number => ({ small: 1, medium: 1.5, large: 2, enterprise: 2 })[brief.size];
const depthHours = (brief: Brief): number =>
  brief.holds(ROADMAP) ? hours(brief) : brief.has("company-size", "small") ? 2 : 3;
const workshopHours = (brief: Brief): number => (workshops(brief) - 1) * hours(brief) + depthHours(brief);
const attendees = (brief: Brief): number => ({ small: 3, medium: 5, large: 6, enterprise: 8 })[brief.size];
/** Days, in halves, of the interviews and of the workshops that follow the first. */
const heardDays = (brief: Brief): number =>
  Math.ceil(2 * (interviews(brief) / INTERVIEWS_A_DAY + (workshopHours(brief) - hours(brief)) / WORKING_HOURS)) / 2;
/** The same with the preparation and the minutes of each workshop: more of them is not heard by whoever has more days. */
const mostHeardDays = (brief: Brief): number =>
  interviews(brief) / INTERVIEWS_A_DAY + (workshops(brief) - 1) * (brief.has("company-size", "small") ? 0.5 : 1.25);
function pilotUsers(brief: Brief): number {
  const { tested, administered, many } = pilotsFor(brief)[0];
  const testers = many && brief.has("company-size", "large", "enterprise") ? TESTERS * MANY : TESTERS;
  const usual = Math.min(MOST_PILOT_USERS, Math.max(5, Math.ceil(brief.users / 20)));
  const given = brief.given("pilot-users");
  return given !== null ? Math.min(given, brief.users) : tested ? testers : administered ? brief.administrators : usual;
}

/** `12 users`; those who only test what others change are called so. */
function pilotPeople(brief: Brief): string {
  const { tested, administered } = pilotsFor(brief)[0];
  const testing = tested ? "tester" : "user";
  return plural(pilotUsers(brief), administered ? "administrator" : testing);
}

/** Users of the pilot who need the plan for it. */
const licences = (brief: Brief): number => (wantsLicence(brief, "plan") ? pilotUsers(brief) : 0);
/** The servers whose own administrator runs the script that reads them. */
function scripted(brief: Brief): string {
  return [...(brief.holds(EXCHANGE) ? ["Exchange"] : []), ...(brief.holds(SHAREPOINT) ? ["SharePoint"] : [])].join(
    " and ",
  );
}
const sampled = (brief: Brief): string =>
  `${plural(deviceSample(brief), "device")}, ${plural(serverSample(brief), "server")}`;
/** Of so many times more than the sample, drawing one changes the rest no more. */
const FEW_DRAWN = 5;
/** `12%`, `below 1%`: of a fault of one in ten. */
function chanceMissed(sample: number): string {
  const percent = 100 * 0.9 ** sample;
  return percent < 1 ? "below 1%" : `${Math.round(percent)}%`;
}
const subjectOf = (brief: Brief): string => pilotsFor(brief)[0].subject;
const wantsLicence = (brief: Brief, kind: "plan" | "keys"): boolean => pilotsFor(brief)[0].licence === kind;

/** Requests of single products are due by then, too late for an earlier decision. */
const LISTS_DAYS = 11;
/** What an early decision rests on: before the first day nobody but the client can list it. */
function listedFirst(brief: Brief): string {
  const plan = planOf(brief);
  const tasks = tasksOf(brief, CUSTOM);
  const asked = gatesOf(brief).flatMap((gate) => {
    const { by, listed: isListed } = decidedBy(gate, { brief, plan, tasks });
    if (by > plan.start + LISTS_DAYS || (isListed && !gate.systems)) return [];
    const systems = gate.systems ? `systems on ${gate.systems} and their purpose` : `systems affected (${gate.what})`;
    return `${systems}, ${by < plan.start ? "for decision" : "on the first day, for decision"} by ${formatDay(by)}`;
  });
  return sentence(asked.join("; "));
}

/** Windows Server that the client named as in use, and that support has left; a date inside the plan has a decision of its own. */
function lapsedWindows(brief: Brief): string | null {
  const [product] = statedFirst(brief, brief.today).stated;
  return product?.includes("2016") && !gateOf(brief)?.systems?.startsWith("Windows") ? product : null;
}

/** What is kept from the internet at once: with a date of its own also the Windows Server that the client named and nobody updates. */
function blocked(brief: Brief): string {
  const isOld = gateOf(brief)?.systems?.startsWith("Windows Server 2012, ") === true;
  return listed([...(isOld ? ["Windows Server before 2016"] : []), ...exposed(brief)], "or");
}

/** `Unsupported Windows Server or SQL Server`, else what is reached from the internet; null where a date inside the plan, or a decision, has them all. */
function unsupported(brief: Brief): string | null {
  const { others } = statedFirst(brief, planOf(brief).end);
  const named = (...names: string[]) => names.filter((name) => others.some((product) => product.startsWith(name)));
  const servers = named("Windows Server", "SQL Server");
  const products = servers.length > 0 ? servers : named("Exchange Server", "SharePoint Server");
  return gateOf(brief)?.systems || products.length === 0 ? null : `Unsupported ${listed(products, "or")}`;
}

/** `An unpatched Exchange or SharePoint server`; empty where no version without updates can be in use. */
function unpatched(brief: Brief): string {
  const both = lacksUpdates(brief, "exchange-server") && lacksUpdates(brief, "sharepoint");
  return both
    ? "An unpatched Exchange or SharePoint server"
    : (exposed(brief)[0]?.replace(/^(\w+ Server).*/, "Unpatched $1") ?? "");
}

/** A service of mail that stops soon after the read-out or before it, without a decision of its own: no step of the road map is in time for it. */
const SOON_DAYS = 60;
function stoppingSoon(brief: Brief): (Deadline & { date: IsoDate }) | null {
  const { end } = planOf(brief);
  const decided = gatesOf(brief).map(({ day }) => day);
  const dates = serviceDatesOf(brief).map((row) => ({ ...row, what: row.event, day: dayOfIso(row.date) }));
  return (
    dates.findLast(
      ({ stops, day, source }) =>
        source.includes("exo-ews") &&
        stops !== undefined &&
        stops !== false &&
        brief.holds(stops) &&
        day > brief.today &&
        day <= end + SOON_DAYS &&
        !decided.includes(day),
    ) ?? null
  );
}

function diagram(brief: Brief): Diagram {
  const tools =
    brief.holds(all(FOCUSED, none(COUNTED))) && !isProposed("licensing", brief) && !readsContracts(brief)
      ? []
      : [{ id: "licences", label: "Licence and contract list", note: "" }];
  if (hasAppliance(brief))
    tools.push({
      id: "migrate",
      label: "Azure Migrate discovery",
      note: `${plural(brief.servers.plan, "server")} planned`,
    });
  for (const [label, , when] of TENANT_REPORTS)
    if (brief.holds(when)) tools.push({ id: "scuba", label, note: "read-only" });
  if (brief.holds(DIRECTORY)) tools.push({ id: "directory", label: "Directory check", note: "read-only" });
  if (brief.holds(AZURE)) tools.push({ id: "azure", label: "Subscription report", note: "read-only" });
  if (brief.holds(EXPOSED)) tools.push({ id: "scripts", label: "Server scripts", note: scripted(brief) });
  if (isByScript(brief))
    tools.push({
      id: "sample",
      label: "Scripted inventory",
      note: brief.holds(SERVERS) ? `${plural(brief.servers.plan, "server")} planned` : sampled(brief),
    });
  const results = [
    { id: "score", label: "Scorecard", note: brief.holds(FOCUSED) ? namesOf(brief) : "ten domains, 0 to 3" },
  ];
  results.push(
    brief.holds(PILOT)
      ? { id: "pilot", label: "Pilot", note: `${subjectOf(brief)}, ${pilotPeople(brief)}` }
      : {
          id: "roadmap",
          label: "Road map",
          note: "three horizons, 12 months",
        },
  );
  const zones: DiagramZone[] = [
    {
      title: "Sources",
      nodes: [
        {
          id: "people",
          label: "Workshops and interviews",
          note: `${plural(workshops(brief), "workshop")}, ${plural(interviews(brief), "interview")}`,
        },
        ...tools.map(({ id, label, note }) => (note ? { id, label, note } : { id, label })),
      ],
    },
    {
      title: "Analysis",
      nodes: [
        { id: "evidence", label: "Evidence register" },
        { id: "findings", label: "Findings", note: brief.holds(FOCUSED) ? "ranked" : "top ten ranked" },
      ],
    },
    { title: "Results", nodes: results },
  ];
  const edges: DiagramEdge[] = [
    { from: "people", to: "evidence", label: "statements" },
    ...tools.map(({ id }) => ({ from: id, to: "evidence", label: "measurements" })),
    { from: "evidence", to: "findings", label: "two pieces of evidence each" },
    { from: "findings", to: "score", label: "score and target" },
    brief.holds(PILOT)
      ? { from: "evidence", to: "pilot", label: "confirmed or replaced" }
      : { from: "score", to: "roadmap", label: "by risk, support date and effort" },
  ];
  return { zones, edges };
}

/** Of the sites that answer in writing, those whose evidence is checked. */
const checkedSites = (sites: number): number => Math.ceil((sites - MEASURED_SITES) / 5);

/** What the sites answer that nobody measures. */
function writtenSites({ sites }: Brief): string {
  const others = sites - MEASURED_SITES;
  return others === 1
    ? "The remaining site answers the opening questions in writing, and the consultant checks its evidence"
    : `The other ${figure(others)} answer the opening questions in writing, and the consultant checks the evidence of ${figure(checkedSites(sites))}`;
}

/** `three sites remotely, written answers from the other 19 (4 checked)`. */
function sitesRead({ sites }: Brief): string {
  const others = sites - MEASURED_SITES;
  return `three sites remotely, written answers from the other${others === 1 ? "" : ` ${figure(others)}`} (${figure(checkedSites(sites))} checked)`;
}

/** What this order leaves of the stated budget, where that is less than what may follow costs at least. */
function leftOver(brief: Brief): string {
  if (!brief.known("budget-band")) return "";
  const plan = planOf(brief);
  const budget = budgetOf(brief, { pack: CUSTOM, plan, tasks: tasksOf(brief, CUSTOM), gate: gateOf(brief) });
  const [main] = budget.totals;
  const left = (framedBy(brief, budget)?.end ?? Infinity) - (main?.oneOff.likely ?? 0);
  return main && left > 0 && left < leastCost(brief)
    ? ` After this order the stated budget leaves ${formatAmount(left, main.currency)} at most.`
    : "";
}

/** `9 days`: whole ones, as its price is worked out. */
function pilotDays(percent: number, brief: Brief): string {
  return plural(Math.max(1, Math.round((wholeEffortOf(brief, CUSTOM).likely * percent) / 1000)), "day");
}

/** `+0.5 day (EUR 475)`: at the rate that the budget prints. */
function costOf(role: TaskRole, days: number, brief: Brief): string {
  const { roles, currency } = RATE_CARDS[brief.currency];
  const rate = roles.find((row) => row.role === role)?.plan ?? 0;
  return `+${days} ${days > 1 ? "days" : "day"} (${formatAmount(days * rate, currency)})`;
}

export const CUSTOM: Pack = {
  id: "custom",
  noun: "assessment",
  deliverable: (brief) =>
    brief.holds(PILOT)
      ? `a ten-domain assessment in ${plural(workshops(brief), "workshop")} and a pilot with ${pilotPeople(brief)} (${subjectOf(brief)}, unless the evidence points elsewhere) against agreed pass and fail criteria`
      : brief.holds(FOCUSED)
        ? `an in-depth review of three domains (${namesOf(brief)}), with measured evidence, ranked findings and a recommendation for each`
        : `a ten-domain assessment in ${plural(workshops(brief), "workshop")} with tool-based evidence, a scorecard, the top ten findings, quick wins within 30 days and a 12-month road map with a budget class per step`,
  situation: (brief) =>
    brief.has("current-technologies", "none")
      ? "No product has been chosen and little is known about the environment, so the work starts with measurement."
      : `No product has been chosen; priorities will follow the evidence.${endedAlready(brief)}`,
  reworded: (text) => text.replace(", for a client with a specific question", ""),
  scope: {
    inside: [
      // in a firm of fifty the recommendation and the tasks say it
      { text: "Workshops, interviews and read-only discovery with tools", by: "interviews", when: none(SMALL) },
      {
        text: "Scorecard with a target for each domain, ranked findings with evidence and recommendations",
        by: "analysis, scoring and ranking",
      },
      {
        text: "Quick wins: reversible changes of under a day, each within 30 days of “Evidence complete”, freezes excluded",
        by: "quick wins",
        when: ROADMAP,
      },
      {
        text: "Quick wins: reversible changes of under a day, made before the read-out",
        by: "quick wins",
        when: PILOT,
      },
      { text: "One pilot of agreed scope with pass and fail criteria", by: "pilot", when: PILOT },
      { text: "Road map in three horizons with a budget class for each step", by: "road map", when: ROADMAP },
      {
        text: "Road map of next steps, each with an owner and a budget class",
        by: "road map",
        when: none(ROADMAP),
      },
      { text: "Read-out to decision-makers", by: "read-out", when: none(SMALL) },
    ],
    outside: [
      "Implementation of the recommendations",
      "Penetration test",
      "Code review",
      "Legal advice",
      "Third-party licences",
    ],
  },
  options: [
    {
      name: "Assessment as requested",
      description: (brief) =>
        brief.holds(FOCUSED)
          ? `Evidence on ${namesOf(brief)}, then prioritised next steps`
          : brief.holds(PILOT)
            ? `Evidence on ten domains, ${namesOf(brief)} first, and one pilot with ${pilotPeople(brief)}`
            : "Evidence on ten domains, then a twelve-month road map",
      against: "No major change for several weeks",
      cost: 4,
      scores: {
        productivity: 4,
        "enhance-security": 4,
        "remote-work": 3,
        "digital-transformation": 4,
        "compliance-objective": 4,
        scalability: 4,
        innovation: 4,
      },
      shifts: [{ when: PILOT, criterion: "innovation", by: 1 }],
      source: ["ej"],
    },
    ...SELF_STARTED.map(
      ([when, days]): OptionRow => ({
        when,
        name: "Pilot without assessment",
        description: (brief) =>
          `Immediate pilot with ${pilotPeople(brief)}, criteria and report, ${pilotDays(days, brief)}: ${subjectOf(brief)}`,
        against: "Selects a product before the problem is understood",
        estimate: {
          days,
          weeks: 75,
          keeps: { but: [] },
          lines: [],
          without: "everything outside the pilot",
        },
        cost: 3,
        cannot: { when: all(), why: "it measures nothing beyond the pilot group" },
        scores: {
          productivity: 3,
          "enhance-security": 2,
          "remote-work": 3,
          "digital-transformation": 4,
          "compliance-objective": 2,
          scalability: 3,
          innovation: 4,
        },
        source: ["ej"],
      }),
    ),
    {
      name: "Start a project on the answers alone",
      description: (brief) =>
        `${sentence(followOn(brief) ?? "a project")} now, without measurement${brief.has("company-size", "small") ? "" : magnitudeOf(brief)}`, // whose table prints both in one row
      against: "Unknown environment, higher contingency",
      estimate: {
        days: 0,
        weeks: 40,
        lines: [],
        without: (brief) =>
          `the project itself${unmeasuredCost(brief) || " (none stands out)"}, with about 10% more days and 20% contingency`,
      },
      cost: 3,
      time: 3,
      cannot: { when: NO_SIGNAL, why: "the answers suggest no particular project" },
      scores: {
        productivity: 3,
        "enhance-security": 3,
        "remote-work": 3,
        "digital-transformation": 3,
        "compliance-objective": 2,
        scalability: 3,
        innovation: 3,
      },
      source: ["ej"],
    },
    {
      name: "Defer",
      description: "Revisit in six months",
      against: "Risks remain, unmeasured",
      estimate: {
        days: 0,
        weeks: 25,
        lines: [],
        without: (brief) => `incidents${paidMeanwhile(brief)}`,
      },
      cost: 2,
      scores: {
        productivity: 1,
        "enhance-security": 1,
        "remote-work": 1,
        "digital-transformation": 1,
        "compliance-objective": 1,
        scalability: 1,
        innovation: 1,
      },
      source: ["ej"],
    },
  ],
  components: [
    {
      name: "Workshops",
      free: "services",
      count: workshops,
      size: (brief) =>
        `${hours(brief)} ${hours(brief) === 1 ? "hour" : "hours"}${brief.holds(ROADMAP) ? " each" : ` (the second ${depthHours(brief)})`}, ${attendees(brief)} client attendees${brief.holds(all(ROADMAP, is("company-size", "small"))) ? "; two per morning" : ""}`,
      purpose: (brief) =>
        brief.holds(ROADMAP)
          ? "Ten domains, grouped by subject"
          : `Objectives; ${namesOf(brief)}${brief.holds(PILOT) ? "; pilot rules" : ""}`,
      source: ["ej"],
    },
    {
      name: "Interviews",
      free: "services",
      count: interviews,
      size: "1 hour including preparation",
      purpose: (brief) =>
        `System and process owners${brief.has("integration-needs", "no-integrations") ? "" : ", starting with “Interfaces”"}`,
      source: ["ej"],
    },
    {
      name: "Discovery appliance",
      free: "no charge; client's machine",
      count: 1,
      size: "8 vCPU, 32 GB, 80 GB",
      purpose: (brief) =>
        `Server inventory${brief.holds(FOCUSED) ? "" : " and performance"}${brief.has("current-technologies", "azure-services") ? "" : "; needs an Azure subscription, opened for the project and closed on the last day"}${brief.sites > 1 ? "; one more for each unreachable site" : ""}`,
      asked: hasAppliance,
      source: ["migrate-appl"],
    },
    ...TENANT_REPORTS.map(
      ([name, purpose, when]): ComponentRow => ({
        name,
        free: "no charge",
        count: 1,
        size: (brief) =>
          [
            ...(brief.holds(any(CLOUD_OFFICE, SIGN_INS_READ)) ? ["Global Reader role"] : []),
            ...(brief.holds(POWER)
              ? ["Power Platform Administrator role, used by the client (no lesser role suffices)"]
              : []),
          ].join("; "),
        purpose,
        when,
        source: ["scuba"],
      }),
    ),
    {
      name: "Directory check",
      free: "no charge",
      count: 1,
      size: "standard user account, in Event Log Readers",
      purpose: (brief) =>
        brief.holds(CERTIFICATES) ? "Accounts, privileges, certificate templates" : "Accounts and privileges",
      when: DIRECTORY,
      source: ["locksmith", "ej"],
    },
    {
      name: "Subscription report",
      free: "no charge",
      count: 1,
      size: "Reader and Cost Management Reader roles",
      purpose: "Spend, permissions and policies",
      when: AZURE,
      source: ["cost-check", "alz-check", "ej"],
    },
    {
      name: "Server scripts",
      free: "no charge",
      count: 1,
      size: "run by the client's administrator",
      purpose: (brief) => `Versions, logs and settings of ${scripted(brief)}`,
      when: EXPOSED,
      source: ["ej"],
    },
    {
      name: "Scripted inventory",
      free: "no charge",
      count: 1,
      size: (brief) =>
        brief.holds(SERVERS)
          ? `all servers (${brief.serverRange}), read-only`
          : `a sample of ${sampled(brief)}, read-only`,
      purpose: (brief) =>
        brief.holds(SERVERS)
          ? "Inventory; too few servers to justify an appliance"
          : "Measured evidence where no product was named",
      asked: isByScript,
      source: ["ej"],
    },
    {
      name: "Pilot environment",
      free: "no charge; client's systems and licences",
      bill: [
        "Security keys for the pilot",
        "Pilot licences, academic A3",
        "Pilot licences, Business Premium",
        "Pilot licences, Microsoft 365 E3",
      ],
      count: 1,
      size: (brief) => `${pilotPeople(brief)}, until the agreed end date`,
      purpose: "As under “Proposed pilot”",
      when: PILOT,
      source: ["ej"],
    },
  ],
  sizing: [
    {
      quantity: "Interviews",
      formula: foundBy("interviews", "typical for this size"),
      asked: (brief) => brief.size !== "small" || brief.given("interviews") !== null, // its hours tell them
      result: (brief) => `${interviews(brief)}`,
      source: ["ej"],
    },
    {
      quantity: "Client time",
      formula: "attendees × workshop hours + interviews × 1 hour; findings workshop and read-out excluded",
      result: (brief) =>
        `${attendees(brief)} × ${workshopHours(brief)} + ${interviews(brief)} = ${attendees(brief) * workshopHours(brief) + interviews(brief)} hours`,
      source: ["ej"],
    },
    {
      quantity: "Pilot users",
      formula: foundBy("pilot-users", (brief) => {
        const { tested, administered, many } = pilotsFor(brief)[0];
        return tested
          ? `${many && brief.has("company-size", "large", "enterprise") ? "fifteen testers, each owner" : "five testers, the owner"} included`
          : administered
            ? "all administrators"
            : "5% of users, at least 5, at most 50";
      }),
      result: (brief) => `${pilotUsers(brief)}`,
      when: PILOT,
      source: ["ej"],
    },
    {
      quantity: "Chance of the sample missing a fault that affects one in ten",
      formula: "0.9 to the power of the sample size",
      result: (brief) => {
        const devices = deviceSample(brief);
        const isDrawn = isByScript(brief) && brief.servers.plan >= serverSample(brief) * FEW_DRAWN;
        const servers = isDrawn ? serverSample(brief) : 0;
        return `${plural(devices, "device")}: ${chanceMissed(devices)}${servers > 0 ? `, ${plural(servers, "server")}: ${chanceMissed(servers)}` : ""}`;
      },
      when: none(is("company-size", "small")),
      asked: isDeviceSampled,
      source: ["ej"],
    },
    {
      quantity: "Discovery appliances",
      formula:
        "servers ÷ 10,000 (VMware), 5,000 (Hyper-V) or 1,000 (physical), rounded up; plus one for each unreachable site",
      result: ({ servers }) =>
        `${figure(servers.plan)} servers: 1 if virtual, ${Math.ceil(servers.plan / ONE_READS)} if physical`,
      asked: (brief) => hasAppliance(brief) && brief.servers.plan > ONE_READS,
      source: ["migrate-appl"],
    },
  ],
  ports: [
    {
      ...BY_APPLIANCE,
      to: "Azure",
      port: "TCP 443 outbound",
      purpose: "Inventory",
      source: ["migrate-appl"],
    },
    {
      ...BY_APPLIANCE,
      to: "Servers",
      port: "TCP 5985, 22",
      purpose: "Software and dependencies",
      source: ["migrate-appl", "ej"],
    },
    {
      ...BY_APPLIANCE,
      to: "vCenter or Hyper-V hosts",
      port: "TCP 443 or 5985",
      purpose: (brief) => `Machine list${brief.holds(FOCUSED) ? "" : " and load"}`,
      source: ["migrate-appl", "ej"],
    },
    {
      ...BY_APPLIANCE,
      to: "SQL Server instances",
      port: "TCP 1433, or the instance's own port",
      purpose: "Instances, databases and settings",
      when: SQL,
      source: ["migrate-appl", "ej"],
    },
    {
      ...BY_WORKSTATION,
      to: "Domain controllers",
      port: "TCP 53, 88, 135, 389, 636, 9389, 49152–65535",
      purpose: "Read-only check and event logs",
      when: DIRECTORY,
      source: ["locksmith", "ej"],
    },
    {
      ...BY_WORKSTATION,
      to: "Microsoft cloud",
      port: "TCP 443 outbound",
      purpose: (brief) => (brief.holds(TENANT) ? "Tenant report" : "Subscription report"),
      when: any(TENANT, AZURE),
      source: ["ej"],
    },
    {
      ...BY_WORKSTATION,
      to: "Servers",
      port: "TCP 5985",
      purpose: "Scripted inventory",
      when: SERVERS,
      asked: (brief) => isByScript(brief) && !isDeviceSampled(brief),
      source: ["ej"],
    },
    {
      ...BY_WORKSTATION,
      to: "Servers and sampled devices",
      port: "TCP 5985, 22",
      purpose: "Scripted inventory",
      when: SERVERS,
      asked: (brief) => isByScript(brief) && isDeviceSampled(brief),
      source: ["ej"],
    },
    {
      ...BY_WORKSTATION,
      to: "Sampled servers and devices",
      port: "TCP 5985, 22",
      purpose: "Scripted inventory",
      when: none(TOOLS),
      source: ["ej"],
    },
  ],
  decisions: [
    {
      title: "Form of the assessment",
      context: (brief) =>
        brief.holds(ROADMAP)
          ? `The answers point most strongly to ${namesOf(brief)}.`
          : fourthOf(brief)
            ? `Three domains rank highest by the answers; next is ${fourthOf(brief)}.`
            : "No answer points to a fourth domain.",
      alternatives: "ten domains; ten domains with a pilot; three domains",
      decision: (brief) =>
        brief.holds(PILOT)
          ? `${namesOf(brief)} in a workshop, the other seven ${isHeardLittle(brief) ? "from tools and records" : "in interviews"}, and one pilot alongside the report.`
          : brief.holds(FOCUSED)
            ? `${namesOf(brief)} in depth; the other seven can follow later.`
            : "Ten domains, in depth or in brief as the domain table shows.",
      tradeOff: (brief) =>
        brief.holds(none(FOCUSED))
          ? `Three domains alone would take about ${FEWER_DAYS[brief.size][brief.holds(PILOT) ? 1 : 0]}% fewer days, as products are measured regardless, but leave seven unscored`
          : `Seven domains unscored; all ten (configuration × ${tenFactor(brief)}) would take about ${moreDays(brief)}% more days, as products are measured regardless`,
      confidence: "high",
      ask: (brief) =>
        brief.holds(FOCUSED)
          ? `Confirm ${namesOf(brief)} as the three domains, or substitute another of the ten`
          : "Confirm all ten domains, or strike those of no interest, and name the attendees for each workshop",
      source: ["ej"],
    },
    {
      title: "Evidence",
      serves: ["security", "integration"],
      context: (brief) =>
        isHeardLittle(brief)
          ? `With ${plural(interviews(brief), "interview")} instead of the usual ${usualInterviews(brief)}, most statements come from the workshops; they may differ from what tools measure.`
          : `Statements from ${plural(interviews(brief), "interview")} may differ from what tools measure.`,
      alternatives: "interviews only; tools only; both",
      decision: "Interviews and tools: each finding needs two pieces of evidence, one measured where a tool exists.",
      tradeOff: "The client must grant read access",
      confidence: "high",
      ask: (brief) =>
        `${brief.holds(TOOLS) ? `Grant read-only accounts for the tools${hasAppliance(brief) ? ", with a machine and an Azure subscription for the appliance" : ""}` : "Approve a read-only script on a sample of devices and servers"}, or accept findings based on statements alone`,
      source: ["ej"],
    },
    {
      title: "Order of the road map",
      serves: ["objective"],
      context: (brief) => `Findings from ${brief.holds(FOCUSED) ? "three" : "ten"} domains compete for one budget.`,
      alternatives: "by stakeholder preference; by risk; by date",
      decision: (brief) =>
        `By risk, then nearest end of support, then effort${brief.holds(FOCUSED) ? "" : "; quick wins first"}. Risk is likelihood × impact: red from 12, amber from 6. Budget classes: up to 10 consultant days${brief.holds(SMALL) ? ", over 10" : ", up to 50, over 50"}.`,
      tradeOff: "Some requests wait",
      confidence: "high",
      source: ["ej"],
    },
    {
      title: "Unpatched servers until replacement",
      context: (brief) =>
        `Updates have ended for ${blocked(brief).replace(" or ", " and ")}, and internet-facing servers are a common target.`,
      alternatives: "wait for the report; block internet access now; replace immediately",
      decision: (brief) =>
        `Wherever ${blocked(brief)} is found, the client blocks access to it from the internet in week 1, even during a change freeze; users connect from inside, or through a pre-authenticating gateway. ${lacksUpdates(brief, "exchange-server") ? "Inbound mail keeps arriving through a filter or relay; where there is none, one is ordered before port 25 is closed. " : ""}${brief.holds(PILOT) && pilotsFor(brief)[0].id === "mail" ? "The pilot's Exchange SE server accepts Exchange Online only. " : ""}Replacement waits for the report.`,
      tradeOff: "Less convenient access from outside the office",
      confidence: "high",
      asked: (brief) => blocked(brief) !== "",
      ask: (brief) =>
        `Confirm that no ${blocked(brief)} remains exposed to the internet after week 1${lacksUpdates(brief, "exchange-server") ? " (mail arrives through a filter or relay)" : ""}, or sign an exception`,
      source: ["eol", "ej"],
    },
    {
      title: "Windows Server past its support",
      context: (brief) => `${lapsedWindows(brief)}, still in use, left support before this project starts.`,
      alternatives: "upgrade or retire; paid updates with an end date; isolation",
      decision: (brief) =>
        `Each such server is upgraded, ${lapsedWindows(brief)?.endsWith("older") ? "isolated or, on 2016," : "isolated or"} covered by paid updates (as a guide USD 1,000 a year for 16 cores of Standard), decided at scope sign-off from the client's list. The client carries this out, after blocking access from the internet in week 1 or signing an exception.`,
      tradeOff: "Cost of bridging, or exposure without security updates",
      confidence: "medium",
      asked: (brief) => lapsedWindows(brief) !== null,
      ask: (brief) =>
        `Decide for each server on ${lapsedWindows(brief)}: upgrade, isolation or${lapsedWindows(brief)?.endsWith("older") ? ", on 2016," : ""} paid updates`,
      due: "design",
      source: ["eol", "esu-price", "ej"],
    },
    {
      title: "Unsupported SQL Server: paid updates or upgrade",
      context:
        "Three years of paid updates at about USD 3,353 a year (Standard, two cores) cost more than twice a new licence (about USD 4,200, one-off).",
      alternatives: "paid updates for all; upgrade for all; case by case, on vendor support",
      decision:
        "Count instances, editions and cores before buying anything. Then upgrade; pay for updates only where a vendor supports no newer version, with an end date.",
      tradeOff: "A few weeks without new updates",
      confidence: "medium",
      asked: (brief) => lacksUpdates(brief, "sql-server"),
      source: ["esu-price", "ws-price", "ej"],
    },
    {
      title: "Power Platform default environment",
      context: "A tenant-wide data policy could stop a business-critical flow, and these flows are not yet known.",
      alternatives: "restrict now; leave open; list connectors first, then restrict",
      decision:
        "The review lists the connectors in use; a data policy follows after the read-out, based on that list with named exceptions.",
      tradeOff: "The environment stays unrestricted for a few more weeks",
      confidence: "high",
      when: POWER,
      source: ["scuba", "ej"],
    },
    {
      title: "Licence findings",
      context: (brief) =>
        `The count (${countedIn(brief)}) may show a shortfall as well as a surplus, and a documented shortfall obliges the client to act.`,
      alternatives: "in the report to all readers; to the sponsor first; no count",
      decision:
        "To the sponsor first, who settles any shortfall with the supplier before the licence chapter is circulated.",
      tradeOff: "Other readers receive it later",
      confidence: "high",
      when: COUNTED,
      source: ["ej"],
    },
    {
      title: "Sites to be measured",
      context: (brief) => `Measuring all ${plural(brief.sites, "site")} would cost more than it would reveal.`,
      alternatives: "head office only; all sites; a sample, cross-checked",
      decision: (brief) =>
        `Head office, the largest other site and the newest are measured remotely. ${writtenSites(brief)}; if one answer in four proves wrong, the domain takes its lowest measured score.`,
      tradeOff: "Smaller sites may score too well",
      confidence: "medium",
      fewestSites: MEASURED_SITES + 1,
      when: OF_DEPARTMENTS,
      asked: choosesSites,
      ask: (brief) =>
        `Name the three sites to be measured, and who answers for the other${brief.sites - MEASURED_SITES > 1 ? ` ${figure(brief.sites - MEASURED_SITES)}` : ""}`,
      source: ["ej"],
    },
    {
      title: "Critical findings",
      context: "Some findings may let an outsider sign in, or make a restore impossible, today.",
      alternatives: "in the report; reported the same day; fixed immediately by the consultant",
      decision:
        "Reported to the sponsor by telephone the same day, with one page in the client's store; the client fixes the fault or signs to accept it.",
      tradeOff: "Unplanned work for the client's team",
      confidence: "high",
      when: is("company-size", "large", "enterprise"),
      source: ["ej"],
    },
    {
      title: "Pilot",
      context: (brief) => {
        const second = pilotsFor(brief)[1];
        return `The answers point most strongly to ${subjectOf(brief)}${second ? `, then to ${second.subject}` : ""}.`;
      },
      alternatives: "the proposed subject; the runner-up; another, if a finding outweighs both",
      decision: (brief) =>
        `Proposed: ${subjectOf(brief)}, unless the evidence at “Evidence complete” calls for another. Criteria, users and end date are signed before it starts.`,
      tradeOff: "The pilot may fail, with its days spent",
      confidence: "high",
      when: PILOT,
      ask: (brief) => `Confirm the pilot (${subjectOf(brief)}) or choose another, and sign its criteria`,
      due: "pilot",
      source: ["ej"],
    },
  ],
  bill: [
    {
      item: "Security keys for the pilot",
      quantity: (brief) => (wantsLicence(brief, "keys") ? Math.max(2, Math.ceil(pilotUsers(brief) / USERS_A_KEY)) : 0),
      formula: `one per ${USERS_A_KEY} pilot users, for those without a phone; at least 2`,
      price: "fido2-key",
      kind: "one-off",
      when: PILOT,
      requirement: "pilot",
      source: ["ej"],
    },
    {
      item: "Pilot licences, academic A3",
      quantity: licences,
      formula: "pilot users, two months, at the academic quotation; trial licences may suffice",
      kind: "one-off",
      owned: CLOUD_OFFICE,
      when: all(PILOT, ACADEMIC),
      requirement: "pilot",
      source: ["ej"],
    },
    ...PLANS.map(
      ([plan, price, when]): BillRow => ({
        item: `Pilot licences, ${plan}`,
        quantity: (brief) => licences(brief) * PILOT_MONTHS,
        formula: "pilot users × 2 months; trial licences may suffice",
        price,
        kind: "one-off",
        owned: CLOUD_OFFICE,
        when: all(PILOT, when),
        requirement: "pilot",
        source: ["m365-price"],
      }),
    ),
  ],
  features: [
    {
      by: ["detection", "identities", "mail", "SharePoint", "directory", "measurement"],
      objectives: ["enhance-security"],
      source: ["ej"],
    },
    {
      by: ["mail", "SharePoint"],
      objectives: ["enhance-security"],
      when: EXPOSED,
      source: ["eol", "ej"],
    },
    {
      by: "ticket causes",
      objectives: ["productivity"],
      when: is("primary-objective", "productivity"),
      source: ["ej"],
    },
    {
      by: ["growth limits", "Analysis, scoring"],
      objectives: ["scalability"],
      source: ["ej"],
    },
    {
      by: ["manual steps", "interviews"],
      objectives: ["digital-transformation"],
      source: ["ej"],
    },
    {
      by: "Road map",
      objectives: ["innovation"],
      source: ["ej"],
    },
    {
      by: ["evidence of duties", "compliance records", "Analysis, scoring"],
      objectives: ["compliance-objective"],
      source: ["ej"],
    },
    {
      by: "Analysis, scoring",
      objectives: ["enhance-security"],
      source: ["ej"],
    },
    {
      by: ["remote access", "identities", ": devices"],
      objectives: ["remote-work"],
      when: is("primary-objective", "remote-work"),
      source: ["ej"],
    },
    {
      by: ["contracts and licences", "tenant and licences"],
      objectives: ["cost-reduction"],
      when: is("primary-objective", "cost-reduction"),
      source: ["ej"],
    },
  ],
  rules: [],
  tables: [
    {
      id: "custom.domains",
      section: "solution",
      heading: "Domains",
      caption: "Domains and opening questions",
      intro: (brief) =>
        [
          brief.holds(FOCUSED)
            ? "Three domains are proposed for workshop 2; requested items elsewhere are checked but not scored."
            : brief.holds(PILOT)
              ? "All ten domains are scored."
              : `All ten domains are scored; “in brief” means the opening question${brief.holds(SMALL) ? "" : " and its evidence"}.`,
          ...(partsOf(brief) ? [`Each has one score for ${partsOf(brief).replace(" and ", " and one for ")}.`] : []),
          ...(leftOut(brief) ? [`Not covered, as the answers point elsewhere: ${leftOut(brief)}.`] : []),
          `Scale: 0 not in place, 1 partial, 2 complete, 3 complete and proven by test${yardstick(brief)}.`,
        ].join(" "),
      columns: ["Domain", "Opening question", "Evidence", "Covered in, and why"],
      rows: DOMAIN_IDS.map((id) => ({
        cells: [
          (brief: Brief) => domainRow(id, brief).name,
          (brief: Brief) => domainRow(id, brief).question,
          (brief: Brief) => (brief.holds(FOCUSED) && !isProposed(id, brief) ? "–" : domainRow(id, brief).evidence),
          (brief: Brief) =>
            depthOf(id, brief, {
              others: isHeardLittle(brief) ? "tools and records" : "interviews",
              isRead: isRead(id, brief),
            }),
        ],
        asked: (brief: Brief) => !isLeftOut(id, brief),
        source: ["ej"],
      })),
    },
    {
      id: "custom.products",
      section: "solution",
      heading: "Checks and findings",
      caption: "Checks, findings and usual actions",
      columns: ["Subject", "What is checked, and how", "Finding if", "Usual action"],
      rows: [...CHECKS, ...DOMAIN_CHECKS],
    },
    {
      id: "custom.pilot",
      section: "solution",
      heading: "Proposed pilot",
      caption: "Proposed pilot and criteria",
      when: PILOT,
      columns: ["Item", "Detail"],
      rows: (
        [
          ["Subject", (brief) => `${subjectOf(brief)}, with ${pilotPeople(brief)}`],
          ["Set-up", (brief) => say(pilotsFor(brief)[0].setUp, brief)],
          ["Passes if", (brief) => say(pilotsFor(brief)[0].pass, brief)],
          ["Fails if", (brief) => say(pilotsFor(brief)[0].fail, brief)],
          ["Rollback", (brief) => pilotsFor(brief)[0].back],
        ] satisfies [string, (brief: Brief) => string][]
      ).map((cells) => ({ cells, source: ["ej"] as const })),
    },
    {
      id: "custom.quick-wins",
      section: "approach",
      heading: "Quick-win candidates",
      intro: (brief) =>
        `Each is agreed with the system owner and takes ${brief.holds(OF_DEPARTMENTS) ? "half a day to a day with announcement and test" : "about an hour with its test"}; one that shows a dependency ${brief.holds(SMALL) ? "is dropped." : `moves to the road map.${ofTenant(brief)}`}`,
      caption: "Quick-win candidates",
      when: none(FOCUSED),
      columns: ["Change", "Test", "Rollback"],
      rows: WINS,
    },
    { ...FOLLOW_ON_TABLE, intro: (brief) => `${say(FOLLOW_ON_TABLE.intro ?? "", brief)}${leftOver(brief)}` },
    HORIZONS_TABLE,
  ],
  tasks: [
    {
      phase: 1,
      title: "Read-only accounts",
      mark: "accounts",
      waits: ["kick-off"],
      kind: "scope",
      role: "Project manager",
      weight: 1,
      deliverable: "Workshop plan, read-only accounts with an expiry date",
      when: none(SMALL), // opened there by whoever gives the lists
    },
    {
      phase: 1,
      title: (brief) => `Workshop 1, on goals${brief.holds(SMALL) ? "" : ", pain points"} and constraints`,
      waits: ["kick-off"],
      kind: "scope", // the sponsor answers for the goals, as for the scope that is signed after it
      role: "Architect",
      weight: 2,
      most: DAYS_OF_A_MEETING,
      deliverable: (brief) =>
        `Minutes, goals with a measure each${brief.holds(SMALL) ? ", read-only accounts with an expiry date" : ""}`,
    },
    {
      phase: 1,
      title: (brief) => `Discovery appliance set up${brief.holds(FOCUSED) ? "" : ", with load recorded from now on"}`,
      mark: "load",
      waits: ["accounts"], // a trial reads with them
      kind: "discovery",
      role: "Engineer",
      weight: 2,
      deliverable: "Appliance running, ten servers read as a trial, first server list",
      asked: hasAppliance,
    },
    {
      phase: 2,
      title: (brief) => `${brief.holds(FOCUSED) ? "Workshop 2" : "Remaining workshops"} and interviews`,
      waits: [],
      kind: "discovery",
      role: "Architect",
      weight: (brief) => (brief.holds(ROADMAP) ? 14 : brief.holds(PILOT) ? 9 : 8),
      holds: heardDays,
      most: mostHeardDays,
      least: (brief) => (brief.holds(any(all(ROADMAP, MEDIUM), all(none(PILOT), OF_DEPARTMENTS))) ? 2 : 1), // six of them, or heads of department
      deliverable: "Minutes confirmed by participants",
    },
    measurement((brief) => [...measured(MEASURED, brief, true), ...readBeside(READINGS.flat(), brief, true)], sittings),
    ...MEASURED.map((one) =>
      measurement((brief) => measured([one], brief, false), inTurn, one[0] === "servers" ? { least: loadWeeks } : {}),
    ),
    ...READINGS.map((group) => measurement((brief) => readBeside(group, brief, false))),
    {
      phase: 2,
      title: (brief) => `Measurement: ${sitesRead(brief)}`,
      waits: [],
      kind: "discovery",
      role: "Engineer",
      weight: ({ sites }) => MEASURED_SITES - 1 + checkedSites(sites) / 2,
      deliverable: "Raw reports",
      fewestSites: MEASURED_SITES + 1,
      when: OF_DEPARTMENTS,
      asked: choosesSites,
    },
    {
      phase: 3,
      title: "Analysis, scoring and ranking",
      mark: "analysis",
      waits: [],
      kind: "design",
      role: "Architect",
      weight: 5,
      deliverable: "Scorecard, ranked findings with owner",
    },
    {
      phase: 3,
      title: "Second measurement of disputed findings",
      mark: "second",
      waits: [],
      kind: "discovery",
      role: "Engineer",
      weight: (brief) => (brief.has("company-size", "small") ? 0 : 2),
      deliverable: "Each confirmed, changed or withdrawn",
    },
    {
      phase: 3,
      title: "Quick wins",
      waits: [],
      kind: "rollout",
      role: "Engineer",
      weight: 2,
      most: (brief) => (brief.holds(OF_DEPARTMENTS) ? chosenRows(WINS, brief).length : Infinity),
      deliverable: "Each change recorded with its old value, or declined with a reason",
      when: none(FOCUSED),
    },
    {
      phase: 3,
      title: "Pilot",
      mark: "trial",
      waits: [],
      least: 3,
      kind: "pilot",
      role: "Engineer",
      weight: 5,
      holds: (brief) => (brief.holds(SMALL) ? 1.5 : 0),
      deliverable: "Figures for each criterion before and after, decision paper signed",
      when: PILOT,
    },
    {
      phase: 4,
      title: "Road map and budget classes",
      mark: "report",
      kind: "design",
      role: "Architect",
      weight: 3,
      deliverable: "Road map",
    },
    {
      phase: 4,
      title: "Read-out to decision-makers",
      waits: ["report"],
      kind: "acceptance",
      role: "Architect",
      weight: 2,
      most: DAYS_OF_A_MEETING,
      deliverable: "Presentation, minutes of the decisions",
    },
  ],
  risks: [
    {
      id: "CU1",
      text: ({ brief, plan }) => {
        const servers = unpatched(brief);
        return servers ? `${servers} is compromised before the report of ${formatDay(plan.end)}` : null;
      },
      likelihood: 3,
      impact: 5,
      mitigation: "The client lists internet-facing addresses and closes them in week 1",
      owner: "Client IT lead",
      trigger: "An address still open at the end of week 1",
      when: EXPOSED,
      source: ["eol", "ej"],
    },
    {
      id: "CU15",
      text: ({ brief, plan }) => {
        const next = stoppingSoon(brief);
        if (!next) return null;
        const place =
          next.day > plan.end ? `${plural(next.day - plan.end, "day")} after the plan ends` : placeOf(next, plan);
        return `Applications stop working: ${next.what} on ${formatIso(next.date)}, ${place}`;
      },
      likelihood: 3,
      impact: 4,
      mitigation: ({ brief, plan }) => {
        const next = stoppingSoon(brief);
        const list = next?.what.startsWith("Exchange Web") ? "allow list" : "sign-in logs";
        return next && next.day <= plan.end
          ? `The client lists affected applications from the ${list} at once; their owners change them before the date${next.bridge ? `, or ${next.bridge}` : ""}`
          : `List affected applications from the ${list} by “Evidence complete”; their owners change them before the date`;
      },
      owner: "Client IT lead",
      trigger: ({ brief, plan }) =>
        (stoppingSoon(brief)?.day ?? 0) > plan.end
          ? "An application unchanged two weeks before the date"
          : "An affected application still unchanged",
      source: ["exo-ews", "ej"],
    },
    {
      id: "CU13",
      text: "Sampling exposes personal data to unauthorised people",
      likelihood: 3,
      impact: 4,
      mitigation: "Tools report counts and locations; only client staff open files",
      owner: "Data protection lead",
      trigger: "A name or file content in the evidence register",
      when: any(is("security-requirements", "data-loss-prevention"), is("industry", "healthcare")),
      source: ["ej"],
    },
    ...FRAGILE.map(
      ([system, when]): RiskRow => ({
        id: "CU14",
        text: `Discovery disrupts ${system}`,
        likelihood: 2,
        impact: 5,
        mitigation: "Exclude such systems from every scan by address; interview their owners instead",
        owner: "Application owner",
        trigger: "One of them within a tool's address range",
        when,
        source: ["ej"],
      }),
    ),
    {
      id: "CU9",
      text: "Servers reject the discovery account and are missing from the inventory",
      likelihood: 4,
      impact: 3,
      mitigation: "Trial on a few servers first; reconcile with the hypervisor's list",
      owner: "Client IT lead",
      // where servers are read beside three other domains, theirs is no great risk
      asked: (brief) => hasAppliance(brief) && (!brief.holds(FOCUSED) || isProposed("servers", brief)),
      trigger: "Over 5% of the hypervisor's list still unread after two weeks",
      when: SERVERS,
      source: ["migrate-appl", "ej"],
    },
    {
      id: "CU10",
      text: ({ brief }) => `The licence count (${countedIn(brief)}) reveals a shortfall that has to be paid for`,
      likelihood: 3,
      impact: ({ brief }) => (brief.holds(FEW_SEATS) ? 2 : 4),
      // a firm of fifty has no room for the decision
      mitigation: ({ brief }) =>
        brief.holds(SMALL)
          ? "Shown to the owner first, who settles it with the supplier"
          : "Handled as decided under “Licence findings”",
      owner: "Sponsor",
      trigger: ({ brief }) =>
        `${brief.holds(SQL) ? "Cores" : "Seats"}${brief.holds(all(SQL, SEATS_COUNTED)) ? " or seats" : ""} in use exceed the contract`,
      when: COUNTED,
      source: ["ej"],
    },
    {
      id: "CU11",
      text: "A vendor does not support its application on the version or platform required",
      likelihood: 3,
      impact: 4,
      mitigation: "Ask every vendor of a server-based application in writing in week 1",
      owner: "Application owner",
      trigger: "No answer by the end of phase 2",
      when: all(SERVERS, BUSINESS_SYSTEMS),
      asked: asksVendors,
      source: ["ej"],
    },
    {
      id: "CU12",
      text: "An unlisted system comes to light after the road map is agreed",
      likelihood: 4,
      impact: 3,
      mitigation: "Check 12 months of invoices and the DHCP leases against the list in phase 2",
      owner: "Client IT lead",
      trigger: "A payment or device with no system in the list",
      when: is("current-technologies", "none"),
      source: ["ej"],
    },
    {
      id: "CU6",
      text: ({ brief }) => unsupported(brief) && `${unsupported(brief)} stays in use because no decision is taken`,
      likelihood: 3,
      impact: 4,
      mitigation: "Assign each an owner and, within two weeks, a change or a signed exception with an end date",
      owner: "Client IT lead",
      trigger: "No decision two weeks after one is found",
      when: any(SERVERS, EXPOSED, DIRECTORY),
      source: ["ej"],
    },
    {
      id: "CU7",
      text: "The pilot drags on without a decision",
      likelihood: 3,
      impact: 3,
      mitigation: "End date and criteria signed before the start",
      owner: "Sponsor",
      trigger: "A request for an extension",
      when: PILOT,
      source: ["ej"],
    },
    {
      id: "CU8",
      text: "A root cause lies outside the three domains",
      likelihood: 3,
      impact: 3,
      mitigation: "Report it with its domain, which comes first in the next assessment",
      owner: "Architect",
      trigger: "Two findings with a cause outside them",
      when: FOCUSED,
      source: ["ej"],
    },
    {
      // after what is this client's own
      id: "CU3",
      text: "No road-map action has started a quarter after the read-out",
      likelihood: 3,
      impact: 4,
      mitigation: "An owner for each step, quarterly reviews",
      owner: "Sponsor",
      trigger: "First review missed",
      source: ["ej"],
    },
  ],
  tests: [
    {
      test: "Ten statements from the report, chosen by the client",
      pass: "each traced to two registered pieces of evidence, opened within 15 minutes",
      component: "Evidence",
      source: ["ej"],
    },
    {
      test: "Pilot criteria",
      pass: "each measured and compared with the signed version",
      component: "Pilot",
      when: PILOT,
      source: ["ej"],
    },
    {
      test: "Each step of the road map",
      pass: "owner, budget class, date, first action",
      component: "Road map",
      source: ["ej"],
    },
    {
      test: "Savings in the cost findings",
      pass: "each with a yearly sum, its source and a cancellation date; the total stands against the cost of the assessment",
      component: "Findings",
      when: is("primary-objective", "cost-reduction"),
      source: ["ej"],
    },
    {
      test: "Server inventory against the hypervisor and directory lists",
      pass: "each difference explained",
      component: "Inventory",
      when: SERVERS,
      asked: isEstate,
      source: ["ej"],
    },
    {
      test: "SQL Server instances against the servers running the service",
      pass: "each with version, edition, cores, application and owner",
      component: "Inventory",
      when: all(SQL, none(is("company-size", "small"))),
      source: ["ej"],
    },
    {
      test: "Senders in the Exchange Server log over a further week (Get-MessageTrackingLog)",
      pass: "no sender missing from the list",
      component: "Mail",
      when: all(EXCHANGE, none(FOCUSED)),
      source: ["ej"],
    },
    {
      test: "Seats in the licence finding against the admin centre on the day",
      pass: "identical, plan by plan",
      component: "Licences",
      when: SEATS_COUNTED,
      source: ["ej"],
    },
    {
      test: "Findings reviewed by their owners",
      pass: "agreed, or dissent recorded; each names the supervisory requirement affected",
      component: "Findings",
      when: FINANCE,
      source: ["ej"],
    },
    {
      test: (brief) => `Tool accounts${hasAppliance(brief) ? ", appliance" : ""} and consents on the last day`,
      pass: "removed; no sign-in after the last register entry",
      component: "Access",
      source: ["ej"],
    },
  ],
  // quick wins and the rules of the pilot say in their own tables how each is announced, tested and taken back
  cutover: [],
  coexistence: "",
  noticed: (brief) => (brief.holds(FOCUSED) ? "" : "Quick wins are made"),
  // the table of the quick wins says how each is taken back
  rollback: "",
  operations: [
    {
      frequency: "Monthly",
      task: "Last update date on each server checked; a date set for late ones",
      owner: "Client IT lead",
      when: WINDOWS,
      source: ["ej"],
    },
    {
      frequency: "Monthly",
      task: "Unowned cost (Cost analysis, by tag) assigned to whoever opened the subscription",
      owner: "Client IT lead",
      when: AZURE,
      source: ["cost-check", "ej"],
    },
    {
      frequency: "Quarterly",
      task: "ScubaGear re-run for settings that have drifted since the read-out",
      owner: "Client IT lead",
      when: CLOUD_OFFICE,
      source: ["scuba", "ej"],
    },
    {
      frequency: "Quarterly",
      task: "Seats unused for 30 days listed, and returned at renewal",
      owner: "Client IT lead",
      when: SEATS_COUNTED,
      source: ["ej"],
    },
    {
      frequency: "Quarterly",
      task: "Internal review of scores and priorities: closed, late and new items",
      owner: "Sponsor",
      source: ["ej"],
    },
  ],
  // no service is left that would be watched
  signals: [],
  // nothing is built that would be restored
  recovery: [],
  assumptions: [
    {
      text: (brief) =>
        `${plural(workshops(brief), "workshop")}${brief.detail("interviews") === null ? ` and ${plural(interviews(brief), "interview")}` : ""} are enough, with ${attendees(brief)} client attendees a workshop.`,
      ifWrong: (brief) => {
        const isHeard = brief.detail("interviews") === null || isHeardLittle(brief);
        return brief.holds(SMALL)
          ? `Two further workshops${isHeard ? " or interviews" : ""}: ${costOf("Architect", 0.5, brief)}`
          : `Each further workshop${isHeard ? ` or ${brief.holds(MEDIUM) ? "two" : "four"} interviews` : ""}: ${costOf("Architect", brief.holds(MEDIUM) ? 0.5 : 1, brief)}`;
      },
      task: "Name the people at kick-off",
      source: ["ej"],
    },
    {
      text: "Read-only access for the tools is granted by scope sign-off.",
      ifWrong: (brief) =>
        `Findings in that domain are marked “stated, not measured”; measured after the report: ${costOf("Engineer", 1, brief)}`,
      task: "Request accounts with the order",
      source: ["ej"],
    },
    {
      text: "SharePoint is taken to mean SharePoint Server alongside Microsoft 365, as it was listed separately.",
      ifWrong: (brief) =>
        `The SharePoint Server checks are dropped, and sharing is checked with the tenant; ${brief.holds(PILOT) && pilotsFor(brief)[0].id === "sharepoint" ? `the pilot becomes ${pilotsFor(brief)[1]?.subject ?? "another"}` : "no change in days"}`,
      task: "Ask for its site addresses at kick-off",
      when: all(SHAREPOINT, CLOUD_OFFICE),
      source: ["ej"],
    },
    {
      text: "The merger, sale or move behind the date affects neither users nor directory before the read-out.",
      ifWrong: (brief) => `The road map is re-prioritised: ${costOf("Architect", 2, brief)}`,
      asked: (brief) => brief.detail("deadline-reason") === "merger",
      task: "Ask the sponsor at kick-off",
      source: ["ej"],
    },
  ],
  requests: [
    (brief) => listedFirst(brief),
    (brief) =>
      blocked(brief) ? "Addresses and names published to the internet, with each server and its version" : "",
    (brief) => (brief.known("framework") === "pci-dss" ? "Systems that handle card data" : ""),
    (brief) => (brief.holds(ASKED_AT_ONCE) ? "Systems with owners, contracts and licences with renewal dates" : ""),
    (brief) => (asksVendors(brief) ? "Vendors of server-based applications, and the versions each supports" : ""),
    (brief) => (brief.holds(OTHER_CLOUD) ? "Cloud services in use, with provider, owner and annual cost" : ""),
    (brief) => (brief.detail("budget-band") ? "Goals for the year" : "Goals for the year and the budget available"),
    (brief) => (brief.holds(any(SMALL, UNNAMED)) ? "" : "List of systems with owners"),
    (brief) => (brief.holds(ASKED_AT_ONCE) ? "" : "Contracts and licences with renewal dates"),
    "Incidents of the last 12 months; previous audit and assessment reports",
    (brief) => (brief.holds(SMALL) ? "IT support contract, or the name of the employee responsible" : ""),
  ],
  training: [], // a task of its own explains scale and evidence
  technologies: {
    none: {
      effect:
        "Products are identified by script on a sample, and from the antivirus console, DHCP leases and invoices; this adds 10% to the effort",
      request: "Unedited exports: antivirus, backup, DHCP leases, and any list of systems",
      source: ["ej"],
    },
    "windows-server": {
      effect: null,
      request: "List of servers by version, role, owner and backup",
      source: ["eol", "ej"],
    },
    "active-directory": {
      effect: null,
      request: "Forest and domain level, version of domain controllers, sites, AD FS",
      source: ["kb5073381", "ej"],
    },
    "exchange-server": {
      effect: (brief) =>
        `Internet access is blocked first${isShallow(brief) ? "" : "; senders are listed before any move"}`,
      request:
        "Exchange Server: version and update level, number and size of mailboxes, relaying devices, public folders",
      source: ["eol", "ej"],
    },
    sharepoint: {
      effect: (brief) =>
        `${isShallow(brief) ? "Farms" : "Farms, workflows and forms"} are counted${brief.holds(CLOUD_OFFICE) ? "; online sites are checked for external sharing" : ""}`,
      request: "SharePoint: version, size of content, customisations, workflows",
      source: ["eol", "ej"],
    },
    "sql-server": {
      effect: null,
      request: "SQL Server: edition, version and cores of each instance, database sizes",
      source: ["eol", "ej"],
    },
    "office-365": {
      effect: null,
      request: "Licence counts by plan, Secure Score, version of Connect Sync, export of Conditional Access",
      source: ["scuba", "ej"],
    },
    "azure-services": {
      effect: null,
      request: "Subscriptions with owners, permissions and three months of spend",
      source: ["alz-check", "ej"],
    },
    teams: {
      effect: null,
      request: "Meeting, guest and telephony policies, external access list",
      source: ["scuba", "ej"],
    },
    "power-platform": {
      effect: null,
      request: "Power Platform: environments, makers, connectors, data policies",
      source: ["scuba", "ej"],
    },
  },
  diagram,
};
