/** Custom assessment: ten domains measured, scored, and turned into a road map or a pilot. */

import { DIRECTORY } from "#app/features/catalogue/estate.ts";
import { all, any, type Condition, is, none } from "#app/features/catalogue/predicate.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import { INTERVIEWS, INTERVIEWS_A_DAY, INTERVIEWS_FOCUSED } from "#app/features/documents/brief/planning-figures.ts";
import { formatAmount } from "#app/features/documents/budget/budget.ts";
import { formatDay } from "#app/features/documents/dates.ts";
import { frameworkOf } from "#app/features/documents/facts/frameworks.ts";
import { RATE_CARDS, type TaskRole } from "#app/features/documents/facts/prices.ts";
import type { OptionRow } from "#app/features/documents/options/option-row.ts";
import { chosenRows, foundBy, type Pack, say, type TaskRow } from "#app/features/documents/pack.ts";
import { decisionDay, gateOf } from "#app/features/documents/plan/deadlines.ts";
import { planOf } from "#app/features/documents/plan/plan.ts";
import type { RiskRow } from "#app/features/documents/risks.ts";
import { QUARTER_DAYS } from "#app/features/documents/rules/risks.ts";
import type { Diagram, DiagramEdge, DiagramZone } from "#app/features/documents/tree/tree.ts";
import { figure, people, plural, sentence } from "#app/features/documents/words.ts";
import { partsOf } from "./custom-areas.ts";
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
} from "./custom-checks.ts";
import {
  DOMAIN_IDS,
  depthOf,
  domainRow,
  isLeftOut,
  isProposed,
  isShallow,
  leftOut,
  namesOf,
} from "./custom-domains.ts";
import { endedAlready, FOLLOW_ON_TABLE, followOn, HORIZONS_TABLE, magnitudeOf, NO_SIGNAL } from "./custom-next.ts";
import { pilotsFor } from "./custom-pilots.ts";
import {
  APPLIANCE,
  AZURE,
  CERTIFICATES,
  CHECKS,
  CLOUD_OFFICE,
  COUNTED,
  EXCHANGE,
  exposed,
  hasAgeingServers,
  isEstate,
  POWER,
  QUICK_WINS,
  SEATS_COUNTED,
  SHAREPOINT,
  SQL,
  TENANT,
  WINDOWS,
} from "./custom-products.ts";

const ROADMAP = is("solution-configuration", "custom-roadmap");
const PILOT = is("solution-configuration", "custom-pilot");
const FOCUSED = is("solution-configuration", "custom-focused");
const SERVERS = any(WINDOWS, SQL);

const yardstick = (brief: Brief): string =>
  frameworkOf(brief)
    ? `; the yardstick is ${frameworkOf(brief)?.label}`
    : brief.has("industry", "government")
      ? "; the yardstick is the baseline of the national authority"
      : brief.has("industry", "other")
        ? "; the yardstick is the CIS benchmarks"
        : "";
/** Something that a tool can read is named. */
const TOOLS = any(SERVERS, TENANT, DIRECTORY);
/** Servers too few for an appliance, or nothing that a tool of its own can read. */
const BY_SCRIPT = any(all(SERVERS, none(APPLIANCE)), none(TOOLS));
/** A script reads devices too. */
const isSampled = (brief: Brief): boolean => brief.holds(none(TOOLS)) || isDeviceSampled(brief);
/** Past their updates, and often reached from the internet. */
const EXPOSED = any(EXCHANGE, SHAREPOINT);

const BUSINESS_SYSTEMS = is("integration-needs", "erp", "crm", "legacy-applications", "custom-applications");
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
  ["a sample of devices and servers", 4, none(SERVERS, DIRECTORY, SHAREPOINT, TENANT, AZURE, POWER)],
];
/** Days that it takes to read and prove a subject of weight 1; where many are heard, hearing comes first. */
function readDays(weight: number, brief: Brief): number {
  if ((brief.given("interviews") ?? 0) > INTERVIEWS[brief.size]) return 0;
  return weight * (brief.has("company-size", "small") ? 0.2 : 0.35);
}

/** A change is announced to departments that did not ask for it, and watched with their help desks. */
const OF_DEPARTMENTS = is("company-size", "large", "enterprise");
const WINS = [...QUICK_WINS, ...DOMAIN_QUICK_WINS];
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
const SITES_CHOSEN = all(none(FOCUSED), is("company-size", "large", "enterprise"));
const WORKING_HOURS = 8;
/** A pilot by itself, in percent of the days of each form: kick-off, rules, the pilot as it is here, measurement and report. */
const SELF_STARTED: readonly (readonly [Condition, number])[] = [
  [PILOT, 35],
  [ROADMAP, 45],
  [FOCUSED, 60],
];
const PILOT_MONTHS = 2;
const USERS_A_KEY = 5;
const TESTERS = 5;
const MANY = 3;
const MOST_PILOT_USERS = 50;

const workshops = (brief: Brief): number => (brief.holds(ROADMAP) ? 6 : brief.holds(PILOT) ? 3 : 2);
const interviews = (brief: Brief): number =>
  brief.given("interviews") ?? (brief.holds(FOCUSED) ? INTERVIEWS_FOCUSED : INTERVIEWS)[brief.size];
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
  const gate = gateOf(brief);
  const { start } = planOf(brief);
  const day = gate && decisionDay(gate, planOf(brief), brief);
  if (!gate?.systems || !day || day > start + LISTS_DAYS) return "";
  return day < start
    ? `Systems on ${gate.systems} with their use, by ${formatDay(day)}, when their support is decided`
    : `Systems on ${gate.systems} with their use, on the first day: their support is decided by ${formatDay(day)}`;
}

function diagram(brief: Brief): Diagram {
  const tools =
    brief.holds(all(FOCUSED, none(COUNTED))) && !isProposed("licensing", brief) && !readsContracts(brief)
      ? []
      : [{ id: "licences", label: "Licence and contract list", note: "" }];
  if (brief.holds(APPLIANCE))
    tools.push({
      id: "migrate",
      label: "Azure Migrate discovery",
      note: `${plural(brief.servers.plan, "server")} planned`,
    });
  if (brief.holds(TENANT)) tools.push({ id: "scuba", label: "Tenant baseline report", note: "read-only" });
  if (brief.holds(DIRECTORY)) tools.push({ id: "directory", label: "Directory check", note: "read-only" });
  if (brief.holds(AZURE)) tools.push({ id: "azure", label: "Subscription report", note: "read-only" });
  if (brief.holds(EXPOSED)) tools.push({ id: "scripts", label: "Server scripts", note: scripted(brief) });
  if (brief.holds(BY_SCRIPT))
    tools.push({
      id: "sample",
      label: "Inventory by script",
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
        { id: "findings", label: "Findings", note: brief.holds(FOCUSED) ? "ranked" : "the ten weightiest ranked" },
      ],
    },
    { title: "Results", nodes: results },
  ];
  const edges: DiagramEdge[] = [
    { from: "people", to: "evidence", label: "statements, marked as such" },
    ...tools.map(({ id }) => ({ from: id, to: "evidence", label: "measurements" })),
    { from: "evidence", to: "findings", label: "at least two pieces of evidence each" },
    { from: "findings", to: "score", label: "score and target" },
    brief.holds(PILOT)
      ? { from: "evidence", to: "pilot", label: "confirmed or exchanged when the evidence is complete" }
      : { from: "score", to: "roadmap", label: "order by risk, support date, effort" },
  ];
  return { zones, edges };
}

/** On how many servers the discovery account is tried: fewer than there are. */
const trial = (brief: Brief): string =>
  brief.servers.plan > 10 ? "ten servers" : brief.servers.plan > 2 ? "two servers" : "one server";

/** Of the sites that answer in writing, those whose evidence is checked. */
const checkedSites = (sites: number): number => Math.ceil((sites - MEASURED_SITES) / 5);

/** What the sites answer that nobody measures. */
function writtenSites({ sites }: Brief): string {
  const others = sites - MEASURED_SITES;
  return others === 1
    ? "The other answers the first questions in writing, and the consultant checks its evidence"
    : `The other ${figure(others)} answer the first questions in writing, and the consultant checks the evidence of ${figure(checkedSites(sites))} of them`;
}

/** `three sites, written answers of the other 19 (4 checked)`. */
function sitesRead({ sites }: Brief): string {
  const others = sites - MEASURED_SITES;
  return `three sites, written answers of the other${others === 1 ? "" : ` ${figure(others)}`} (${figure(checkedSites(sites))} checked)`;
}

/** `+0.5 day (EUR 475)`: at the rate that the budget prints. */
function costOf(role: TaskRole, days: number, { currency }: Brief): string {
  const rate = RATE_CARDS[currency].roles.find((row) => row.role === role)?.plan ?? 0;
  return `+${days} ${days > 1 ? "days" : "day"} (${formatAmount(days * rate, RATE_CARDS[currency].currency)})`;
}

export const CUSTOM: Pack = {
  id: "custom",
  noun: "assessment",
  deliverable: (brief) =>
    brief.holds(PILOT)
      ? `an assessment of ten domains in ${plural(workshops(brief), "workshop")} and a pilot with ${pilotPeople(brief)} (${subjectOf(brief)}, unless the measurements call for another), with pass and fail rules written beforehand`
      : brief.holds(FOCUSED)
        ? `a review in depth of three domains (${namesOf(brief)}), with measured evidence, ranked findings and a recommendation for each`
        : `an assessment of ten domains in ${plural(workshops(brief), "workshop")} with evidence from tools, a scorecard, ten ranked findings, quick wins within 30 days and a 12-month road map with a budget class for each step`,
  situation: (brief) =>
    brief.has("current-technologies", "none")
      ? "No product has been chosen and little is known about the environment, so measurement comes before advice."
      : `No product has been chosen: the aim is an order of work that rests on evidence.${endedAlready(brief)}`,
  reworded: (text) => text.replace(", for a client with a particular question", ""),
  scope: {
    inside: [
      { text: "Kick-off, workshops and interviews", by: "interviews" },
      { text: "Discovery with tools, read-only", by: "measurement:" },
      { text: "Scorecard with target for each domain", by: "analysis, score and ranking" },
      { text: "Ranked findings with evidence and recommendation", by: "analysis, score and ranking" },
      {
        text: "Quick wins: changes below one day that can be taken back, each within 30 days of “Evidence complete”, freezes not counted",
        by: "quick wins",
        when: ROADMAP,
      },
      {
        text: "Quick wins: changes below one day that can be taken back, made before the read-out",
        by: "quick wins",
        when: PILOT,
      },
      { text: "One pilot of agreed scope with pass and fail rules", by: "pilot", when: PILOT },
      { text: "Road map in three horizons with a budget class for each step", by: "road map", when: ROADMAP },
      {
        text: "Road map of the steps that follow, each with an owner and a budget class",
        by: "road map",
        when: none(ROADMAP),
      },
      { text: "Read-out for those who decide", by: "read-out" },
    ],
    outside: [
      "Implementation of the recommendations",
      "Penetration test",
      "Code review",
      "Legal advice",
      "Licences of third parties",
    ],
  },
  options: [
    {
      name: "Assessment in the chosen form",
      description: (brief) =>
        brief.holds(FOCUSED)
          ? `Evidence on ${namesOf(brief)}, then an order of work`
          : brief.holds(PILOT)
            ? `Evidence on ten domains, ${namesOf(brief)} first, and one pilot with ${pilotPeople(brief)}`
            : "Evidence on ten domains, then a road map of twelve months",
      against: "Nothing major changes for some weeks",
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
        name: "Fixed pilot without assessment",
        description: (brief) =>
          `A pilot at once with ${pilotPeople(brief)}, with a kick-off, rules, measurement and report of its own: ${subjectOf(brief)}`,
        against: "The product is chosen before the problem is known",
        estimate: {
          days,
          weeks: 75,
          keeps: { but: [] },
          lines: [
            {
              price: "business-premium",
              quantity: (brief) => (brief.holds(all(BUSINESS, none(PILOT, CLOUD_OFFICE))) ? licences(brief) : 0),
              months: PILOT_MONTHS,
              kind: "one-off",
            },
            {
              price: "m365-e3",
              quantity: (brief) => (brief.holds(none(PILOT, BUSINESS, ACADEMIC, CLOUD_OFFICE)) ? licences(brief) : 0),
              months: PILOT_MONTHS,
              kind: "one-off",
            },
          ],
          without: "everything outside the pilot, where problems are found later",
        },
        cost: 3,
        cannot: { when: all(), why: "it measures nothing outside the group that tries it" },
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
      name: "Begin a project from the answers alone",
      description: (brief) =>
        `${sentence(followOn(brief) ?? "a project")} at once, without measurement${magnitudeOf(brief)}`,
      against: "Unknown environment, higher contingency",
      estimate: {
        days: 0,
        weeks: 40,
        lines: [],
        without: (brief) =>
          `the project itself (${followOn(brief) ?? "none stands out"}), which then carries about 10% more days and 20% contingency for an unknown environment`,
      },
      cost: 3,
      time: 3,
      cannot: { when: NO_SIGNAL, why: "the answers point to no project" },
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
      description: "Decide again in six months",
      against: "Risks stay as they are, and unmeasured",
      estimate: {
        days: 0,
        weeks: 25,
        lines: [],
        without: (brief) =>
          brief.has("current-technologies", "none")
            ? "incidents that a measurement would have prevented"
            : "incidents, and paid updates for products whose support ends meanwhile",
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
        `${hours(brief)} ${hours(brief) === 1 ? "hour" : "hours"}${brief.holds(ROADMAP) ? "," : `, the second ${depthHours(brief)};`} ${attendees(brief)} people of the client${brief.holds(all(ROADMAP, is("company-size", "small"))) ? "; two to a morning" : ""}`,
      purpose: (brief) => (brief.holds(ROADMAP) ? "The ten domains by subject" : `Objectives; ${namesOf(brief)}`),
      source: ["ej"],
    },
    {
      name: "Interviews",
      free: "services",
      count: interviews,
      size: "1 hour with preparation",
      purpose: (brief) =>
        `Owners of systems and processes${brief.has("integration-needs", "no-integrations") ? "" : ", those of “Interfaces” first"}`,
      source: ["ej"],
    },
    {
      name: "Discovery appliance",
      free: "no charge; a machine of the client",
      count: 1,
      size: "8 vCPU, 32 GB, 80 GB",
      purpose: (brief) =>
        `Inventory${brief.holds(FOCUSED) ? "" : " and performance"} of servers${brief.has("current-technologies", "azure-services") ? "" : "; it needs an Azure subscription, opened for the project and closed on the last day"}`,
      when: APPLIANCE,
      source: ["migrate-appl"],
    },
    {
      name: "Baseline report of the tenant",
      free: "no charge",
      count: 1,
      size: (brief) =>
        `${brief.holds(CLOUD_OFFICE) ? "role Global Reader" : ""}${brief.holds(all(CLOUD_OFFICE, POWER)) ? "; " : ""}${brief.holds(POWER) ? "for Power Platform the role of its administrator, since it cannot be read with less: the client signs in" : ""}`,
      purpose: "Settings against a published baseline",
      when: TENANT,
      source: ["scuba"],
    },
    {
      name: "Directory check",
      free: "no charge",
      count: 1,
      size: "an ordinary account, which reads what is needed",
      purpose: (brief) =>
        brief.holds(CERTIFICATES) ? "Accounts, privileges, certificate templates" : "Accounts and privileges",
      when: DIRECTORY,
      source: ["locksmith", "ej"],
    },
    {
      name: "Subscription report",
      free: "no charge",
      count: 1,
      size: "roles Reader and Cost Management Reader",
      purpose: "Spend, rights and policies",
      when: AZURE,
      source: ["cost-check", "alz-check", "ej"],
    },
    {
      name: "Server scripts",
      free: "no charge",
      count: 1,
      size: "run by the client's administrator, output handed over",
      purpose: (brief) => `Versions, logs and settings of ${scripted(brief)}`,
      when: EXPOSED,
      source: ["ej"],
    },
    {
      name: "Inventory by script",
      free: "no charge",
      count: 1,
      size: (brief) =>
        brief.holds(SERVERS)
          ? `all servers (${brief.serverRange}), read-only`
          : `a sample of ${sampled(brief)}, read-only`,
      purpose: (brief) =>
        brief.holds(SERVERS)
          ? "Inventory; an appliance is not worth its memory for so few"
          : "Measured evidence where no product was named",
      when: BY_SCRIPT,
      source: ["ej"],
    },
    {
      name: "Evidence register",
      free: "services",
      count: 1,
      size: "list with source and date",
      purpose: "Every finding refers to it",
      source: ["ej"],
    },
    {
      name: "Pilot environment",
      free: "no charge",
      bill: [
        "Security keys for the pilot",
        "Pilot licences, academic A3",
        "Pilot licences, Business Premium",
        "Pilot licences, Microsoft 365 E3",
      ],
      count: 1,
      size: (brief) => `${pilotPeople(brief)}, until the written end date`,
      purpose: (brief) => `${subjectOf(brief)[0]?.toUpperCase()}${subjectOf(brief).slice(1)}`,
      when: PILOT,
      source: ["ej"],
    },
  ],
  sizing: [
    {
      quantity: "Interviews",
      formula: foundBy("interviews", "usual for this size of organisation"),
      result: (brief) => `${interviews(brief)}`,
      source: ["ej"],
    },
    {
      quantity: "Client time",
      formula: "people × hours of the workshops + interviews × 1 hour; findings workshop and read-out not counted",
      result: (brief) =>
        `${attendees(brief)} × ${workshopHours(brief)} + ${interviews(brief)} = ${attendees(brief) * workshopHours(brief) + interviews(brief)} hours`,
      source: ["ej"],
    },
    {
      quantity: "Pilot users",
      formula: foundBy("pilot-users", (brief) => {
        const { tested, administered, many } = pilotsFor(brief)[0];
        return tested
          ? `${many && brief.has("company-size", "large", "enterprise") ? "fifteen who test them, the owner of each" : "five who test it, its owner"} among them`
          : administered
            ? "all who administer"
            : "5% of users, at least 5, at most 50";
      }),
      result: (brief) => `${pilotUsers(brief)}`,
      when: PILOT,
      source: ["ej"],
    },
    {
      quantity: "Chance that the sample misses a fault of one in ten",
      formula: "0.9 to the power of the sample",
      result: (brief) => {
        const devices = deviceSample(brief);
        const isDrawn = brief.holds(BY_SCRIPT) && brief.servers.plan >= serverSample(brief) * FEW_DRAWN;
        const servers = isDrawn ? serverSample(brief) : 0;
        const missed = `${plural(devices, "device")}: ${chanceMissed(devices)}${servers > 0 ? `, ${plural(servers, "server")}: ${chanceMissed(servers)}` : ""}`;
        return `${missed}; a rarer fault is looked for in lists`;
      },
      when: none(is("company-size", "small")),
      asked: isDeviceSampled,
      source: ["ej"],
    },
    {
      quantity: "Discovery appliances",
      formula:
        "servers ÷ 10,000 (VMware), 5,000 (Hyper-V) or 1,000 (physical), rounded up; one more for each site that it cannot reach",
      result: (brief) =>
        `${figure(brief.servers.plan)} servers: 1${brief.servers.plan > 1000 ? " where they are virtual" : " on any platform"}`,
      when: APPLIANCE,
      source: ["migrate-appl"],
    },
    {
      quantity: "Performance history",
      formula: "at least 2 weeks outside holidays, with a month end where the time allows",
      result: "recorded from the set-up until “Evidence complete”",
      when: all(APPLIANCE, none(FOCUSED)),
      source: ["ej"],
    },
  ],
  ports: [
    {
      from: "Discovery appliance",
      to: "Azure",
      port: "TCP 443 outbound",
      purpose: "Inventory",
      when: APPLIANCE,
      source: ["migrate-appl"],
    },
    {
      from: "Discovery appliance",
      to: "Servers",
      port: "TCP 5985, 22",
      purpose: "Software and dependencies",
      when: APPLIANCE,
      source: ["migrate-appl", "ej"],
    },
    {
      from: "Discovery appliance",
      to: "vCenter, or Hyper-V hosts",
      port: "TCP 443, or 5985",
      purpose: "List of machines and their load, without which no server is sized",
      when: all(APPLIANCE, none(FOCUSED)),
      source: ["migrate-appl", "ej"],
    },
    {
      from: "Discovery appliance",
      to: "SQL Server instances",
      port: "TCP 1433, or the instance's own",
      purpose: "Instances, databases and settings",
      when: all(APPLIANCE, SQL),
      source: ["migrate-appl", "ej"],
    },
    {
      from: "Assessment workstation",
      to: "Domain controllers",
      port: "TCP 389, 636, 9389",
      purpose: "Read-only check; PowerShell reads through 9389",
      when: DIRECTORY,
      source: ["locksmith", "ej"],
    },
    {
      from: "Assessment workstation",
      to: "Servers",
      port: "TCP 5985, 22",
      purpose: "Inventory by script",
      when: BY_SCRIPT,
      asked: (brief) => !isSampled(brief),
      source: ["ej"],
    },
    {
      from: "Assessment workstation",
      to: "Servers and devices of the sample",
      port: "TCP 5985, 22",
      purpose: "Inventory by script",
      when: BY_SCRIPT,
      asked: isSampled,
      source: ["ej"],
    },
  ],
  decisions: [
    {
      title: "Form of the assessment",
      context: (brief) => `Most answers point to ${namesOf(brief)}; the table of domains shows which.`,
      alternatives: "ten domains; ten domains with a pilot; three domains",
      decision: (brief) =>
        brief.holds(PILOT)
          ? `${namesOf(brief)} in a workshop, the other seven domains in interviews, and one pilot, so that the client sees a result and does not only read one.`
          : brief.holds(FOCUSED)
            ? `${namesOf(brief)} in depth; the other seven wait for a later step.`
            : "Ten domains, each in depth or in brief, as the table of domains shows.",
      tradeOff: "Breadth against depth",
      confidence: "high",
      ask: (brief) =>
        brief.holds(FOCUSED)
          ? `Confirm ${namesOf(brief)} as the three domains, or exchange one for another of the ten`
          : "Confirm all ten domains, or strike those of no interest, and name the people for each workshop",
      source: ["ej"],
    },
    {
      title: "Evidence",
      serves: ["security", "integration"],
      context: "What people report and what tools measure often differ.",
      alternatives: "interviews only; tools only; both",
      decision:
        "Statements and measurements: a finding needs two pieces of evidence, one of them measured where a tool exists.",
      tradeOff: "Access rights for tools against findings that rest on opinion",
      confidence: "high",
      ask: (brief) =>
        `${brief.holds(TOOLS) ? "Grant read-only accounts for the tools" : "Approve a script that only reads on a sample of devices and servers"}, or accept findings that rest on statements alone`,
      source: ["ej"],
    },
    {
      title: "Order of the road map",
      serves: ["objective"],
      context: "Every finding is urgent for someone.",
      alternatives: "by wish; by risk; by date",
      decision: (brief) =>
        `By risk, then by the nearest end of support, then by effort${brief.holds(FOCUSED) ? "" : "; quick wins come first"}. Risk is likelihood × impact, 1 to 5 each: red from 12, amber from 6. Budget classes: up to 10 consultant days, up to 50, above.`,
      tradeOff: "Some requests wait",
      confidence: "high",
      source: ["ej"],
    },
    {
      title: "Servers without updates until they are replaced",
      context: (brief) => `Updates have ended for ${exposed(brief)}, and servers open to the internet are attacked.`,
      alternatives: "wait for the report; closed to the internet now; replaced at once",
      decision: (brief) =>
        `The client closes them to the internet in week 1 wherever such a version is found, and no freeze holds that up: they are reached from inside only, or through a gateway that asks for a sign-in first. ${brief.holds(EXCHANGE) ? "Mail from outside keeps arriving through a filter or relay in front of the server; where there is none, one is ordered before port 25 is closed. " : ""}${brief.holds(PILOT) && pilotsFor(brief)[0].id === "mail" ? "For the pilot one server with its last update answers Exchange Online alone. " : ""}Nothing is replaced before the report says by what.`,
      tradeOff: "Less convenience outside the office against an attack before the report",
      confidence: "high",
      when: EXPOSED,
      ask: (brief) =>
        `Confirm that no ${exposed(brief)} stays open to the internet after week 1${brief.holds(EXCHANGE) ? " (mail arrives through a filter or relay in front)" : ""}, or sign the exception`,
      source: ["eol", "ej"],
    },
    {
      title: "SQL Server past its support: paid updates or upgrade",
      context:
        "Three years of paid updates at about USD 3,353 (Standard, two cores, a year) cost more than twice the licence of a new version, about USD 4,200 once.",
      alternatives: "paid updates for all; upgrade for all; each by its vendor's word",
      decision:
        "None is bought before instances, editions and cores are counted. Then upgrade, and paid updates only where a vendor supports no newer version, with an end date.",
      tradeOff: "Some weeks without new updates against years of paying for old versions",
      confidence: "medium",
      when: SQL,
      source: ["esu-price", "ws-price", "ej"],
    },
    {
      title: "Default environment of Power Platform",
      context:
        "A data policy for everybody can stop a flow that the business depends on, and nobody knows which flows these are.",
      alternatives: "closed at once; left open; listed first, then closed",
      decision:
        "The review lists the connectors in use; the policy follows after the read-out, against that list and with named exceptions.",
      tradeOff: "A few more weeks of disorder against an outage caused by a policy",
      confidence: "high",
      when: POWER,
      source: ["scuba", "ej"],
    },
    {
      title: "Findings on licences",
      context:
        "A count of seats and cores can show a shortfall as well as a surplus, and a shortfall in writing obliges the client to act.",
      alternatives: "in the report for all its readers; to the sponsor first; no count",
      decision: "To the sponsor first, who settles a shortfall with the supplier before the report is circulated.",
      tradeOff: "One chapter a week late against a claim by the supplier",
      confidence: "high",
      when: COUNTED,
      source: ["ej"],
    },
    {
      title: "Sites that are measured",
      context: (brief) => `${plural(brief.sites, "site")}; to measure each in full would cost more than it tells.`,
      alternatives: "head office alone; all sites; a choice, checked",
      decision: (brief) =>
        `Head office, the largest other site and the one that joined last are measured. ${writtenSites(brief)}; where one answer in four does not hold, the domain is scored at the lowest of what was measured.`,
      tradeOff: "A score that may flatter a small site against days spent in travel",
      confidence: "medium",
      fewestSites: MEASURED_SITES + 1,
      when: SITES_CHOSEN,
      ask: (brief) =>
        `Name the three sites that are measured, and who answers for the other${brief.sites - MEASURED_SITES > 1 ? ` ${figure(brief.sites - MEASURED_SITES)}` : ""}`,
      source: ["ej"],
    },
    {
      title: "A finding that cannot wait",
      context: "Some findings would let somebody outside sign in, or make a restore impossible, today.",
      alternatives: "in the report; told at once; corrected at once by the consultant",
      decision:
        "Told to the sponsor the same day by telephone, with one page in the client's own store; the client corrects it or signs that it stays open. It is printed in the report with the day on which it was told, and as closed only after a second measurement.",
      tradeOff: "An interrupted day against a gap known to more people every week",
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
      alternatives: "the proposed subject; the next one; another, where a finding weighs more",
      decision: (brief) =>
        `Proposed: ${subjectOf(brief)}. It stands unless what was measured by “Evidence complete” calls for another; rules, users and end date are signed before it begins.`,
      tradeOff: "A pilot may fail, which then spares a larger failure",
      confidence: "high",
      when: PILOT,
      ask: (brief) => `Confirm the pilot (${subjectOf(brief)}) or exchange it, and sign its rules`,
      due: "pilot",
      source: ["ej"],
    },
  ],
  bill: [
    {
      item: "Security keys for the pilot",
      quantity: (brief) => (wantsLicence(brief, "keys") ? Math.max(2, Math.ceil(pilotUsers(brief) / USERS_A_KEY)) : 0),
      formula: `one for every ${USERS_A_KEY} pilot users, for those without a phone; at least 2`,
      price: "fido2-key",
      kind: "one-off",
      when: PILOT,
      requirement: "pilot",
      source: ["ej"],
    },
    {
      item: "Pilot licences, academic A3",
      quantity: licences,
      formula: "pilot users, two months, by academic quotation; trial licences may serve",
      kind: "one-off",
      owned: CLOUD_OFFICE,
      when: all(PILOT, ACADEMIC),
      requirement: "pilot",
      source: ["ej"],
    },
    {
      item: "Pilot licences, Business Premium",
      quantity: (brief) => licences(brief) * PILOT_MONTHS,
      formula: "pilot users × 2 months; trial licences may serve",
      price: "business-premium",
      kind: "one-off",
      owned: CLOUD_OFFICE,
      when: all(PILOT, BUSINESS),
      requirement: "pilot",
      source: ["m365-price"],
    },
    {
      item: "Pilot licences, Microsoft 365 E3",
      quantity: (brief) => licences(brief) * PILOT_MONTHS,
      formula: "pilot users × 2 months; trial licences may serve",
      price: "m365-e3",
      kind: "one-off",
      owned: CLOUD_OFFICE,
      when: all(PILOT, none(BUSINESS, ACADEMIC)),
      requirement: "pilot",
      source: ["m365-price"],
    },
  ],
  features: [
    {
      by: ["mail", "SharePoint"],
      objectives: ["enhance-security"],
      when: EXPOSED,
      source: ["eol", "ej"],
    },
    {
      by: "causes of tickets",
      objectives: ["productivity"],
      when: is("primary-objective", "productivity"),
      source: ["ej"],
    },
    {
      by: ["limits of growth", "Analysis, score"],
      objectives: ["scalability"],
      source: ["ej"],
    },
    {
      by: ["steps done by hand", "interviews"],
      objectives: ["digital-transformation"],
      source: ["ej"],
    },
    {
      by: "Road map",
      objectives: ["innovation"],
      source: ["ej"],
    },
    {
      by: "Analysis, score",
      objectives: ["compliance-objective", "enhance-security"],
      source: ["ej"],
    },
    {
      when: none(FOCUSED),
      by: "Quick wins",
      objectives: ["enhance-security"],
      source: ["ej"],
    },
    {
      by: ["ways in from outside", "identities", ": devices"],
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
    {
      by: "Road map",
      objectives: ["digital-transformation", "scalability", "cost-reduction"],
      when: ROADMAP,
      source: ["ej"],
    },
    {
      by: "Pilot",
      objectives: ["innovation", "digital-transformation"],
      when: PILOT,
      source: ["ej"],
    },
    {
      by: "evidence register",
      objectives: ["compliance-objective"],
      source: ["ej"],
    },
    {
      by: "Road map",
      objectives: ["enhance-security", "scalability", "innovation"],
      source: ["ej"],
    },
  ],
  rules: [],
  tables: [
    {
      id: "custom.domains",
      section: "solution",
      heading: "Domains",
      caption: "Domains and their first questions",
      intro: (brief) =>
        [
          brief.holds(FOCUSED)
            ? "Three domains are proposed for workshop 2; what the answers ask for in a domain marked “not scored” is read and reported, without a score."
            : brief.holds(PILOT)
              ? "All ten domains are scored: those that the answers point to most strongly in a workshop, the others in interviews."
              : "All ten domains are scored. In depth, a domain is discussed at length; in brief, its first question is asked and its evidence read.",
          ...(partsOf(brief) ? [`Each has one score for ${partsOf(brief).replace(" and ", " and one for ")}.`] : []),
          ...(leftOut(brief) ? [`Left out, as the answers point elsewhere: ${leftOut(brief)}.`] : []),
          `The scale: 0 nothing in place, 1 for some, 2 for all, 3 for all and proved by a test${yardstick(brief)}.`,
        ].join(" "),
      columns: ["Domain", "First question", "Evidence", "Where, and the answers behind it"],
      rows: DOMAIN_IDS.map((id) => ({
        cells: [
          (brief: Brief) => domainRow(id, brief).name,
          (brief: Brief) => domainRow(id, brief).question,
          (brief: Brief) => domainRow(id, brief).evidence,
          (brief: Brief) => depthOf(id, brief),
        ],
        asked: (brief: Brief) => !isLeftOut(id, brief),
        source: ["ej"],
      })),
    },
    {
      id: "custom.products",
      section: "solution",
      heading: "What is read, and what is a finding",
      caption: "What is read, what counts as a finding, what usually follows",
      columns: ["Subject", "What is read, and with what", "A finding, if", "Then usually"],
      rows: [...CHECKS, ...DOMAIN_CHECKS],
    },
    {
      id: "custom.pilot",
      section: "solution",
      heading: "Proposed pilot",
      caption: "Proposed pilot and its rules, to be signed before it begins",
      when: PILOT,
      columns: ["Point", "Rule"],
      rows: (
        [
          ["Subject", (brief) => `${subjectOf(brief)}, with ${pilotPeople(brief)}`],
          ["Set-up", (brief) => pilotsFor(brief)[0].setUp],
          ["Passes when", (brief) => say(pilotsFor(brief)[0].pass, brief)],
          ["Fails when", (brief) => say(pilotsFor(brief)[0].fail, brief)],
          ["Way back", (brief) => pilotsFor(brief)[0].back],
        ] satisfies [string, (brief: Brief) => string][]
      ).map((cells) => ({ cells, source: ["ej"] as const })),
    },
    {
      id: "custom.quick-wins",
      section: "approach",
      heading: "Candidates for quick wins",
      intro: (brief) =>
        `Each takes ${brief.holds(OF_DEPARTMENTS) ? "half a day to a day with its announcement, its test and its record" : "an hour or two with its test"}, and is made only where that shows that nobody depends on the old way. As many are made as the days of their task hold, the weightiest first; the others stand in the road map.`,
      caption: "Candidates for quick wins",
      when: none(FOCUSED),
      columns: ["Change", "Test", "Way back"],
      rows: WINS,
    },
    FOLLOW_ON_TABLE,
    HORIZONS_TABLE,
  ],
  tasks: [
    {
      phase: 1,
      title: "Workshop plan and read-only accounts",
      mark: "accounts",
      waits: ["kick-off"],
      kind: "scope",
      role: "Project manager",
      weight: 1,
      deliverable: "Workshop plan with names, read-only accounts with an end date",
    },
    {
      phase: 1,
      title: "Workshop 1, on goals, pains and constraints",
      waits: ["kick-off"],
      kind: "discovery",
      role: "Architect",
      weight: 2,
      most: DAYS_OF_A_MEETING,
      deliverable: "Minutes, goals with a measure for each, questions by domain",
    },
    {
      phase: 1,
      title: (brief) =>
        `Discovery appliance set up${brief.holds(FOCUSED) ? "" : ", so that load is recorded from now on"}`,
      mark: "load",
      waits: ["accounts"], // a trial reads with them
      kind: "discovery",
      role: "Engineer",
      weight: 2,
      deliverable: (brief) => `Appliance running, ${trial(brief)} read as a trial, first list of servers`,
      when: APPLIANCE,
    },
    {
      phase: 2,
      title: "The other workshops, and interviews",
      waits: [],
      kind: "discovery",
      role: "Architect",
      weight: (brief) => (brief.holds(ROADMAP) ? 14 : 9),
      holds: heardDays,
      most: mostHeardDays,
      least: (brief) => (brief.holds(all(ROADMAP, none(is("company-size", "small")))) ? 2 : 1), // six of them, with heads of department
      deliverable: "Minutes confirmed by those who spoke, statements marked as such",
      when: none(FOCUSED),
    },
    {
      phase: 2,
      title: "Workshop 2, and interviews",
      waits: [],
      kind: "discovery",
      role: "Architect",
      weight: 8,
      holds: heardDays,
      most: mostHeardDays,
      least: (brief) => (brief.has("company-size", "large", "enterprise") ? 2 : 1),
      deliverable: "Minutes confirmed by those who spoke, statements marked as such",
      when: FOCUSED,
    },
    ...MEASURED.map(
      ([subject, weight, when]): TaskRow => ({
        phase: 2,
        title: `Measurement: ${subject}`,
        waits: [],
        kind: "discovery",
        role: "Engineer",
        weight,
        holds: (brief) => readDays(weight, brief),
        deliverable: "Findings with two pieces of evidence, raw reports",
        when,
      }),
    ),
    ...READINGS.map(
      (group): TaskRow => ({
        phase: 2,
        title: (brief) =>
          `Measurement: ${readIn(group, brief)
            .map(([subject]) => subject)
            .join(", ")}`,
        waits: [],
        kind: "discovery",
        role: "Engineer",
        weight: (brief) => readIn(group, brief).reduce((sum, [, weight]) => sum + weight, 0),
        holds: (brief) => readIn(group, brief).reduce((sum, [, weight]) => sum + readDays(weight, brief), 0),
        deliverable: "Findings with two pieces of evidence, raw reports",
        asked: (brief) => readIn(group, brief).length > 0,
      }),
    ),
    {
      phase: 2,
      title: (brief) => `Measurement: ${sitesRead(brief)}`,
      waits: [],
      kind: "discovery",
      role: "Engineer",
      weight: ({ sites }) => MEASURED_SITES - 1 + checkedSites(sites) / 2,
      deliverable: "Findings with two pieces of evidence, raw reports",
      fewestSites: MEASURED_SITES + 1,
      when: SITES_CHOSEN,
    },
    {
      phase: 3,
      title: "Analysis, score and ranking",
      mark: "analysis",
      waits: [],
      kind: "design",
      role: "Architect",
      weight: 5,
      deliverable: "Scorecard, findings with cause, effect, likelihood × impact and owner",
    },
    {
      phase: 3,
      title: "Second measurement of what is disputed or rests on one piece of evidence",
      mark: "second",
      waits: [],
      kind: "discovery",
      role: "Engineer",
      weight: (brief) => (brief.has("company-size", "small") ? 0 : 2),
      deliverable: "Each disputed finding confirmed, changed or withdrawn",
    },
    {
      phase: 3,
      title: "Quick wins",
      waits: [],
      kind: "rollout",
      role: "Engineer",
      weight: 2,
      most: (brief) => (brief.holds(OF_DEPARTMENTS) ? chosenRows(WINS, brief).length : Infinity),
      deliverable: "Each change set, tested and noted with its old value, or refused with its reason",
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
      deliverable: "Figures of each rule before and after, decision paper signed",
      when: PILOT,
    },
    {
      phase: 4,
      title: "Road map and budget classes",
      mark: "report",
      kind: "design",
      role: "Architect",
      weight: 3,
      deliverable: "Road map with owner, budget class, date and first action for each step",
    },
    {
      phase: 4,
      title: "Read-out for those who decide",
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
      text: ({ plan }) => `An Exchange Server without updates is attacked before the report of ${formatDay(plan.end)}`,
      likelihood: 3,
      impact: 5,
      mitigation: "The client lists and closes its addresses on the internet in week 1",
      owner: "Client IT lead",
      trigger: "One of its web addresses still open at the end of week 1",
      when: all(EXCHANGE, none(SHAREPOINT)),
      source: ["eol", "ej"],
    },
    {
      id: "CU1",
      text: ({ plan }) =>
        `An Exchange or SharePoint server without updates is attacked before the report of ${formatDay(plan.end)}`,
      likelihood: 3,
      impact: 5,
      mitigation: "The client lists and closes their addresses on the internet in week 1",
      owner: "Client IT lead",
      trigger: "One of their web addresses still open at the end of week 1",
      when: all(EXCHANGE, SHAREPOINT),
      source: ["eol", "ej"],
    },
    {
      id: "CU13",
      text: "The samples show personal data to people who should not see them",
      likelihood: 3,
      impact: 4,
      mitigation:
        "Tools report counts and locations; only the client's staff open files, and a data processing agreement is signed with the order",
      owner: "Data protection lead",
      trigger: "A name or the content of a file in the evidence register",
      when: any(is("security-requirements", "data-loss-prevention"), is("industry", "healthcare")),
      source: ["ej"],
    },
    ...FRAGILE.map(
      ([system, when]): RiskRow => ({
        id: "CU14",
        text: `A measurement disturbs ${system}`,
        likelihood: 2,
        impact: 5,
        mitigation: "Such systems are excluded from every scan by address; their owners are interviewed instead",
        owner: "Application owner",
        trigger: "One of them in the address range of a tool",
        when,
        source: ["ej"],
      }),
    ),
    {
      id: "CU1",
      text: ({ plan }) => `A SharePoint Server without updates is attacked before the report of ${formatDay(plan.end)}`,
      likelihood: 3,
      impact: 5,
      mitigation: "The client lists and closes its addresses on the internet in week 1",
      owner: "Client IT lead",
      trigger: "One of its web addresses still open at the end of week 1",
      when: all(SHAREPOINT, none(EXCHANGE)),
      source: ["eol", "ej"],
    },
    {
      id: "CU9",
      text: "Some servers refuse the discovery account and are missing from every count",
      likelihood: 4,
      impact: 3,
      mitigation: "Tried on a few servers first; the hypervisor's list shows what is missing",
      owner: "Client IT lead",
      // where servers are read beside three other domains, theirs is no great risk
      asked: (brief) => !brief.holds(FOCUSED) || isProposed("servers", brief),
      trigger: "More than one server in twenty of the hypervisor's list unread after two weeks",
      when: APPLIANCE,
      source: ["migrate-appl", "ej"],
    },
    {
      id: "CU10",
      text: ({ brief }) =>
        `The count for ${people(brief.users)} shows too few licences, and the report puts it in writing`,
      likelihood: 3,
      impact: 4,
      mitigation: "Counts go to the sponsor first, who settles with the supplier before the report is circulated",
      owner: "Sponsor",
      trigger: "Cores or seats in use above the contract",
      when: COUNTED,
      source: ["ej"],
    },
    {
      id: "CU11",
      text: "A vendor does not support its application on the version or platform that a step needs",
      likelihood: 3,
      impact: 4,
      mitigation: "Each vendor of an application with a server of its own is asked in writing in week 1",
      owner: "Application owner",
      trigger: "No answer by the end of phase 2",
      when: all(SERVERS, BUSINESS_SYSTEMS),
      source: ["ej"],
    },
    {
      id: "CU12",
      text: "A system that nobody named is found after the road map is agreed",
      likelihood: 4,
      impact: 3,
      mitigation: "Invoices of 12 months and the devices of the DHCP leases are held against the list in phase 2",
      owner: "Client IT lead",
      trigger: "A payment or a device without a system in the list",
      when: is("current-technologies", "none"),
      source: ["ej"],
    },
    {
      id: "CU2",
      text: "The right people do not attend the workshops",
      likelihood: 3,
      impact: 3,
      mitigation: "Invitations by the sponsor, deputies named",
      owner: "Sponsor",
      trigger: "Two people decline the same workshop",
      source: ["ej"],
    },
    {
      id: "CU3",
      text: ({ plan }) => `No step of the road map is begun by ${formatDay(plan.end + QUARTER_DAYS)}`,
      likelihood: 3,
      impact: 4,
      mitigation: "Owner for each step, review each quarter",
      owner: "Sponsor",
      trigger: "First review missed",
      source: ["ej"],
    },
    {
      id: "CU5",
      text: "Sensitive findings leak",
      likelihood: 2,
      impact: 5,
      mitigation: "Encrypted store, named readers, register of copies",
      owner: "Security lead",
      trigger: "A report outside the store",
      source: ["ej"],
    },
    {
      id: "CU6",
      // a date inside the plan has a risk and a decision of its own
      text: ({ brief }) =>
        gateOf(brief)?.systems ? null : "A product stays in use past its support because nobody decides on it",
      likelihood: 3,
      impact: 4,
      mitigation: "Each one found gets an owner, and within two weeks a change or a signed exception with an end date",
      owner: "Client IT lead",
      trigger: "One found, and no decision two weeks later",
      when: any(SERVERS, EXPOSED, DIRECTORY),
      source: ["ej"],
    },
    {
      id: "CU7",
      text: "The pilot never ends",
      likelihood: 3,
      impact: 3,
      mitigation: "End date and rules before the start",
      owner: "Sponsor",
      trigger: "A request for more time",
      when: PILOT,
      source: ["ej"],
    },
    {
      id: "CU8",
      text: "The cause of a problem lies outside the three domains",
      likelihood: 3,
      impact: 3,
      mitigation: "Such a finding is named with its domain, which comes first in the next assessment",
      owner: "Architect",
      trigger: "Two findings whose cause lies outside",
      when: FOCUSED,
      source: ["ej"],
    },
  ],
  tests: [
    {
      test: "Ten statements of the report, drawn by the client",
      pass: "for each the register names two pieces of evidence with file, date and who made it, opened within 15 minutes in all",
      component: "Evidence",
      source: ["ej"],
    },
    {
      test: "Pilot rules",
      pass: "each measured and compared with what was signed",
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
      test: "Servers of the inventory against the list of the hypervisor and the directory",
      pass: "each difference explained",
      component: "Inventory",
      when: SERVERS,
      asked: isEstate,
      source: ["ej"],
    },
    {
      test: "Instances of SQL Server against the servers that run its service",
      pass: "each with version, edition, cores, application and owner",
      component: "Inventory",
      when: all(SQL, none(is("company-size", "small"))),
      source: ["ej"],
    },
    {
      test: "Senders in the log of Exchange Server over one more week (Get-MessageTrackingLog)",
      pass: "no sender that the list does not name",
      component: "Mail",
      when: all(EXCHANGE, none(FOCUSED)),
      source: ["ej"],
    },
    {
      test: "Seats of the licence finding against the admin centre on the day",
      pass: "equal, plan by plan",
      component: "Licences",
      when: SEATS_COUNTED,
      source: ["ej"],
    },
    {
      test: "Two domains scored again from the register by somebody who did not take part",
      pass: "no score differs by more than 1; each difference explained",
      component: "Score",
      when: is("company-size", "large", "enterprise"),
      source: ["ej"],
    },
    {
      test: "Findings read by their owners",
      pass: "agreed, or dissent written down",
      component: "Findings",
      when: none(FINANCE),
      source: ["ej"],
    },
    {
      test: "Findings read by their owners",
      pass: "agreed, or dissent written down; each names the supervisory requirement that it touches",
      component: "Findings",
      when: FINANCE,
      source: ["ej"],
    },
    {
      test: "Quick wins",
      pass: "closed or refused with reason",
      component: "Quick wins",
      when: none(FOCUSED),
      source: ["ej"],
    },
    {
      test: (brief) =>
        `Accounts${brief.holds(APPLIANCE) ? ", appliance" : ""} and consents of the tools on the last day`,
      pass: "gone from the lists of accounts and applications; none has signed in after its last entry in the register",
      component: "Access",
      source: ["ej"],
    },
    {
      test: "Read-out",
      pass: "each decision asked for is taken, refused or dated, in minutes of the same day",
      component: "Read-out",
      source: ["ej"],
    },
  ],
  // quick wins and the rules of the pilot say in their own tables how each is announced, tested and taken back
  cutover: [],
  coexistence: (brief) =>
    brief.holds(FOCUSED)
      ? "The review reads and changes nothing; its read-only accounts are removed on the last day."
      : brief.holds(PILOT)
        ? "The assessment changes nothing but the quick wins; the pilot runs beside the present way of working and ends on the agreed date."
        : "The assessment changes nothing but the quick wins, each agreed with the owner of the system.",
  noticed: (brief) => (brief.holds(FOCUSED) ? "" : "Quick wins are set"),
  // the table of the quick wins says how each is taken back
  rollback: "",
  operations: [
    {
      frequency: "Monthly",
      task: "One-page status of the road-map steps for those who decide",
      owner: "Client IT lead",
      source: ["ej"],
    },
    {
      frequency: "Monthly",
      task: "Calendar of supports, notice periods and exceptions that end within 12 months, read with procurement",
      owner: "Client IT lead",
      when: is("company-size", "large", "enterprise"),
      source: ["ej"],
    },
    {
      frequency: "Monthly",
      task: "Day of the last update on each server, read again; what is late gets a date",
      owner: "Client IT lead",
      when: WINDOWS,
      source: ["ej"],
    },
    {
      frequency: "Monthly",
      task: "Cost without an owner (Cost analysis, by tag) goes to whoever opened the subscription",
      owner: "Client IT lead",
      when: AZURE,
      source: ["cost-check", "ej"],
    },
    {
      frequency: "Quarterly",
      task: "ScubaGear run again: settings that slipped back since the read-out",
      owner: "Client IT lead",
      when: CLOUD_OFFICE,
      source: ["scuba", "ej"],
    },
    {
      frequency: "Quarterly",
      task: "Seats without use in 30 days listed, and given back at the renewal",
      owner: "Client IT lead",
      when: SEATS_COUNTED,
      source: ["ej"],
    },
    {
      frequency: "Quarterly",
      task: "Own review of score and order: what is closed, what is late, what is new",
      owner: "Sponsor",
      source: ["ej"],
    },
    { frequency: "Yearly", task: "Second assessment on the same scale", owner: "Sponsor", source: ["ej"] },
  ],
  signals: [
    { signal: "Road-map step late", threshold: "30 days", action: "owner explains to the sponsor", source: ["ej"] },
    {
      signal: "New end of support within 12 months",
      threshold: "any",
      action: "order of the road map reviewed",
      source: ["eol"],
    },
    {
      signal: "Objective changed",
      threshold: "any",
      action: "weights of the appraisal changed and printed",
      source: ["ej"],
    },
  ],
  // nothing is built that would be restored
  recovery: [],
  assumptions: [
    {
      text: (brief) =>
        `${plural(workshops(brief), "workshop")} are enough, with ${attendees(brief)} people of the client in each.`,
      ifWrong: (brief) =>
        brief.has("company-size", "small")
          ? `Two further workshops: ${costOf("Architect", 0.5, brief)}`
          : `Each further workshop: ${costOf("Architect", brief.has("company-size", "medium") ? 0.5 : 1, brief)}`,
      task: "Name the people at kick-off",
      source: ["ej"],
    },
    {
      text: "Read-only access for the tools is granted by scope sign-off.",
      ifWrong: (brief) =>
        `Findings of that domain carry the mark “said, not measured”; measured after the report: ${costOf("Engineer", 1, brief)}`,
      task: "Request accounts with the order",
      source: ["ej"],
    },
    {
      text: "SharePoint is taken as SharePoint Server beside Microsoft 365, since it was named apart.",
      ifWrong: (brief) =>
        `What is said of SharePoint servers falls away, and their sharing is read with the tenant; ${brief.holds(PILOT) && pilotsFor(brief)[0].id === "sharepoint" ? `the pilot becomes ${pilotsFor(brief)[1]?.subject ?? "another"}` : "no change of days"}`,
      task: "Ask for the address of its sites at kick-off",
      when: all(SHAREPOINT, CLOUD_OFFICE),
      source: ["ej"],
    },
    {
      text: "The merger, sale or move behind the date changes neither users nor directory before the read-out.",
      ifWrong: (brief) => `The order of the road map is made again: ${costOf("Architect", 2, brief)}`,
      asked: (brief) => brief.detail("deadline-reason") === "merger",
      task: "Ask the sponsor at kick-off",
      source: ["ej"],
    },
  ],
  requests: [
    (brief) => listedFirst(brief),
    (brief) =>
      brief.holds(EXPOSED) ? "Addresses and names published to the internet, with the server behind each" : "",
    (brief) =>
      brief.holds(BUSINESS_SYSTEMS) && (brief.holds(SQL) || hasAgeingServers(brief))
        ? "Vendors of applications with a server of their own, and the versions that each supports"
        : "",
    (brief) => (brief.holds(OTHER_CLOUD) ? "Cloud services in use, with provider, owner and yearly cost" : ""),
    (brief) => (brief.known("budget-band") ? "Goals for the year" : "Goals for the year and the budget available"),
    (brief) => (brief.has("current-technologies", "none") ? "" : "List of systems with owner"),
    "Contracts and licences with renewal dates",
    "Incidents and outages of the last 12 months",
    "Earlier audit and assessment reports",
    (brief) =>
      brief.has("company-size", "small")
        ? "Contract with whoever looks after the computers, or the name of the employee who does"
        : "Organisation chart of IT",
  ],
  training: [
    {
      audience: "Client's team",
      content: "Scale and evidence, so that the client can keep the scorecard up to date",
      hours: 2,
      source: ["ej"],
    },
  ],
  technologies: {
    none: {
      effect:
        "Products are found by a script on a sample, in the virus scanner's console, the DHCP leases and invoices; this adds 10% to the effort",
      request: "Exports as they are: virus scanner, backup, DHCP leases, and any list of systems",
      source: ["ej"],
    },
    "windows-server": {
      effect: "Version, role and last restore are recorded for every server",
      request: "List of servers by version, role, owner and backup",
      source: ["eol", "ej"],
    },
    "active-directory": {
      effect: "Administrators, weak protocols and old passwords are measured",
      request:
        "Forest and domain level, version of domain controllers, sites, AD FS, replication state, age of the krbtgt password, use of LAPS",
      source: ["kb5073381", "ej"],
    },
    "exchange-server": {
      effect: (brief) =>
        `Access from the internet is closed first${isShallow(brief) ? "" : "; senders are listed before any move"}`,
      request:
        "Exchange Server: version and update level, number and size of mailboxes, relaying devices, public folders",
      source: ["eol", "ej"],
    },
    sharepoint: {
      effect: (brief) =>
        `${isShallow(brief) ? "Farms" : "Farms, workflows and forms"} are counted${brief.holds(CLOUD_OFFICE) ? "; online sites are read for what they share outside" : ""}`,
      request: "SharePoint: version, size of content, customisations, workflows",
      source: ["eol", "ej"],
    },
    "sql-server": {
      effect: "Instances, editions and cores are counted before anything is paid for",
      request: "SQL Server: edition, version and cores of each instance, database sizes",
      source: ["eol", "ej"],
    },
    "office-365": {
      effect: (brief) =>
        `Settings are compared with the baseline${brief.holds(SEATS_COUNTED) ? ", and seats with their use" : ""}`,
      request: "Licence counts by plan, Secure Score, version of Connect Sync, export of Conditional Access",
      source: ["scuba", "ej"],
    },
    "azure-services": {
      effect: "Spend and standing rights are read, subscription by subscription",
      request: "Subscriptions with their owners, rights on them, and spend of the last three months",
      source: ["alz-check", "ej"],
    },
    teams: {
      effect: "Guests and teams without an owner are counted",
      request: "Meeting, guest and telephony policies, external access list",
      source: ["scuba", "ej"],
    },
    "power-platform": {
      effect: "Flows that the business depends on are found, with their owners",
      request: "Power Platform: environments, makers, connectors, data policies",
      source: ["scuba", "ej"],
    },
  },
  diagram,
};
