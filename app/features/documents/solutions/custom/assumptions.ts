/** What is assumed, what is asked for before the work, and what each technology in use means for it. */

import { CLOUD_PRODUCTS } from "#app/features/catalogue/estate.ts";
import { all, any, is, none } from "#app/features/catalogue/predicate.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import { formatAmount } from "#app/features/documents/budget/budget.ts";
import { formatDay } from "#app/features/documents/dates.ts";
import { RATE_CARDS, type TaskRole } from "#app/features/documents/facts/prices.ts";
import { SECTOR_REQUESTS, SECTOR_UNASKED } from "#app/features/documents/facts/sectors.ts";
import { ORDER } from "#app/features/documents/options/due.ts";
import { type Pack, say, type Wording } from "#app/features/documents/pack.ts";
import { oldestOf } from "#app/features/documents/plan/deadlines.ts";
import { orderDay, planOf, workingDayBefore } from "#app/features/documents/plan/plan.ts";
import { closedDay, firstDecisionDay } from "#app/features/documents/plan/sponsor-days.ts";
import { clause, plural, sentence } from "#app/features/documents/words.ts";
import {
  asksVendors,
  CLOUD_OFFICE,
  hasAppliance,
  MEDIUM,
  NO_MAIL,
  OFFICE,
  OTHER_CLOUD,
  PILOT,
  RENEWED_LATE,
  ROADMAP,
  SERVERS,
  SHAREPOINT,
  SMALL,
  UNNAMED,
} from "./answers.ts";
import { hasAreas } from "./areas.ts";
import { byRecords, closedWindows, contactOf, lapsedWindows } from "./decisions.ts";
import { isProposed, isShallow } from "./domains.ts";
import { tooLate } from "./latest-starts.ts";
import { lacksUpdates } from "./out-of-support.ts";
import { pilotsFor, pilotUsers } from "./pilots.ts";
import { attendees, interviews, isHeardLittle, workshops } from "./quantities.ts";
import { LTSC, specialEnd, stoppingSoon } from "./risks.ts";

/** `+0.5 day (EUR 475)`: at the rate that the budget prints. */
function costOf(role: TaskRole, days: number, brief: Brief): string {
  const { roles, currency } = RATE_CARDS[brief.currency];
  const rate = roles.find((row) => row.role === role)?.plan ?? 0;
  return `+${days} ${days > 1 ? "days" : "day"} (${formatAmount(days * rate, currency)})`;
}

/** More people than the days of a pilot hold need somebody else's help; planning assumptions. */
const SUPPORTED_UNASKED = 50;
const SUPPORTED_A_DAY = 40;

export const ASSUMPTIONS: Pack["assumptions"] = [
  {
    text: (brief) =>
      `${plural(workshops(brief), "workshop")}${brief.detail("interviews") === null ? ` and ${plural(interviews(brief), "interview")}` : ""} are enough, with ${plural(attendees(brief), "client attendee")} a workshop.`,
    ifWrong: (brief) => {
      const isHeard = brief.detail("interviews") === null || isHeardLittle(brief);
      return brief.holds(any(SMALL, all(MEDIUM, ROADMAP)))
        ? `Two further workshops${isHeard ? " or interviews" : ""}: ${costOf("Architect", 0.5, brief)}`
        : `Each further workshop${isHeard ? ` or ${brief.holds(MEDIUM) ? "two" : "four"} interviews` : ""}: ${costOf("Architect", brief.holds(MEDIUM) ? 0.5 : 1, brief)}`;
    },
    task: "Name the people at kick-off",
    source: ["ej"],
  },
  {
    text: (brief) =>
      `${hasAppliance(brief) ? "Access for the tools (D-02)" : "Read-only access for the tools"} is granted on the first day, at the latest by scope sign-off.`,
    ifWrong: (brief) =>
      `Findings in that domain are marked “stated, not measured”; measured after the report: ${costOf("Engineer", 1, brief)}`,
    task: "Request accounts with the order",
    source: ["ej"],
  },
  {
    text: (brief) => `The client's help desk registers and supports the ${plural(pilotUsers(brief), "pilot user")}.`,
    ifWrong: (brief) => costOf("Engineer", Math.ceil(pilotUsers(brief) / SUPPORTED_A_DAY), brief),
    task: "Ask the sponsor at kick-off",
    when: PILOT,
    asked: (brief) => pilotUsers(brief) > SUPPORTED_UNASKED,
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
    text: "Mail and files are taken to be in Microsoft 365, as Teams is in use.",
    ifWrong: (brief) => `The pilot becomes ${pilotsFor(brief)[1]?.subject ?? "another"}`,
    task: "Ask at kick-off where mail and files are kept",
    when: all(PILOT, none(SMALL, OFFICE)),
    asked: (brief) => pilotsFor(brief)[0].id === "data-rules",
    source: ["ej"],
  },
  {
    text: (brief) =>
      `No server is older than ${oldestOf(brief, "windows-server")}, as answered, although legacy applications are in use.`,
    ifWrong:
      "Each older one is a finding with its own end of support, and its renewal takes half a day to a day and a half",
    task: "Ask each application owner for its server's version",
    when: is("integration-needs", "legacy-applications"),
    asked: (brief) => RENEWED_LATE.has(oldestOf(brief, "windows-server") ?? ""),
    source: ["eol", "ej"],
  },
  {
    text: "The merger, sale or move behind the date affects neither users nor directory before the read-out.",
    ifWrong: (brief) => `The road map is re-prioritised: ${costOf("Architect", 2, brief)}`,
    asked: (brief) => brief.detail("deadline-reason") === "merger",
    task: "Ask the sponsor at kick-off",
    source: ["ej"],
  },
];

/** Nobody of the client can make what is decided on while the assessment runs. */
export const EFFECTS: Pack["effects"] = {
  skills: {
    none: (brief) =>
      `The consultant takes the measurements, with a client administrator at the keyboard where needed. What the client is to change meanwhile goes to its supplier or, by separate order, to the consultant, as a guide ${costOf("Engineer", 0.5, brief).slice(1)} a change`,
  },
};

/** A firm of fifty is asked for six things at most, and its contracts are among them. */
const ASKED_AT_ONCE = all(SMALL, none(UNNAMED));

/** Applications that stop with Exchange Web Services before any step of the road map is in time, and not before the first day. */
function asksCallers(brief: Brief): boolean {
  const next = stoppingSoon(brief);
  return next?.what.startsWith("Exchange Web") === true && next.day >= planOf(brief).start;
}

/** A medium client sends the same two lists together, which leaves a row for what its sector is asked. */
const isAskedAtOnce = (brief: Brief): boolean => brief.holds(any(ASKED_AT_ONCE, all(MEDIUM, none(UNNAMED))));

/** What is tried may be what a pilot would open again. */
const ON_TRIAL = all(is("cloud-maturity", "early"), none(CLOUD_PRODUCTS, UNNAMED, SMALL));

const LISTS = "systems with owners, contracts and licences with renewal dates";

/** All that the early decisions and the checks of a firm of fifty rest on is one request: of six, unanswered questions take three. */
const isOneList = (brief: Brief): boolean => brief.holds(ASKED_AT_ONCE);

function everyList(brief: Brief): string {
  return [
    sentence(LISTS),
    ...(brief.holds(SERVERS) ? ["servers by version, role and backup"] : []),
    ...(brief.holds(NO_MAIL) ? ["provider of mail"] : []),
    "antivirus product",
  ].join("; ");
}

/** What is read in a shop, a plant or a ward is asked for before what is usual. */
const ofSector = (brief: Brief): string => {
  const industry = brief.one("industry");
  return hasAreas(brief) && !SECTOR_UNASKED[industry]?.includes("custom") ? (SECTOR_REQUESTS[industry] ?? "") : "";
};

/** Nothing tells what is managed as well as the tool that manages it. */
const withDevices =
  (request: string): Wording =>
  (brief) =>
    isProposed("devices", brief) ? `${request}; devices by management tool and Windows version` : request;

const CALLERS = "Exchange Web Services allow list with an owner for each application";

/** From a list of devices to their isolation: planning assumption. */
const LISTED_DAYS = 10;

/** What stops before any step of the road map is in time, each listed before the order. */
export const EARLY: Pack["early"] = (brief) => {
  const [day, next, tills] = [orderDay(brief), stoppingSoon(brief), specialEnd(brief)];
  const closed = closedWindows(brief);
  return [
    ...(closed ? [{ ask: byRecords(closed), day: closedDay(brief), what: "their closing to the internet" }] : []),
    ...(tooLate(brief).length > 0 ? [{ within: /fixed date|financial year/, day, what: ORDER }] : []),
    ...(asksCallers(brief) && next ? [{ ask: CALLERS, day, what: `the change of ${formatDay(next.day)}` }] : []),
    ...(tills
      ? [
          {
            ask: `${tills.devices} by edition of Windows`,
            day: Math.min(firstDecisionDay(brief), workingDayBefore(tills.day - LISTED_DAYS, brief)),
            what: `the end of support on ${formatDay(tills.day)}`,
          },
        ]
      : []),
  ];
};

/** What the client does by then, although no decision is asked for it. */
export const DUTIES: Pack["duties"] = (brief) => {
  const [tills, closed] = [specialEnd(brief), closedWindows(brief)];
  return [
    ...(tills
      ? [
          {
            day: workingDayBefore(tills.day - 1, brief),
            duty: `Isolate ${clause(tills.devices)} on ${LTSC}, its IoT edition excepted, if in use, open only to what they need, and date their replacement (IT lead)`,
          },
        ]
      : []),
    ...(closed
      ? [
          {
            day: closedDay(brief),
            duty: `Block internet access to servers on ${closed}, if approved, and file an outside port check (${contactOf(brief)})`,
          },
        ]
      : []),
  ];
};

export const REQUESTS: Pack["requests"] = [
  (brief) => (isOneList(brief) ? everyList(brief) : isAskedAtOnce(brief) ? sentence(LISTS) : ""),
  ofSector,
  (brief) => (asksVendors(brief) ? "Vendors of server-based applications, and the versions each supports" : ""),
  (brief) => (brief.holds(OTHER_CLOUD) ? "Cloud services in use, with provider, owner and annual cost" : ""),
  (brief) => (brief.holds(ON_TRIAL) ? "Tenants and cloud services on trial, with their owners" : ""),
  (brief) =>
    `Goals for the year${brief.detail("budget-band") ? "" : " and the budget available"}${brief.has("industry", "education") ? "; number of learners and their register, term and examination calendar" : ""}`,
  (brief) => (brief.holds(any(SMALL, UNNAMED)) || isAskedAtOnce(brief) ? "" : "List of systems with owners"),
  (brief) => (isAskedAtOnce(brief) ? "" : "Contracts and licences with renewal dates"),
  "Incidents of the last 12 months; previous audit and assessment reports",
  (brief) => (brief.holds(SMALL) ? "IT support contract, or the employee responsible" : ""),
];

export const TECHNOLOGIES: Pack["technologies"] = {
  none: {
    effect:
      "Products are identified by script on a sample, and from the antivirus console, DHCP leases and invoices; this adds 10% to the effort",
    request: "Unedited exports: antivirus, backup, DHCP leases, and any list of systems",
    source: ["ej"],
  },
  "windows-server": {
    effect: null,
    request: (brief) => {
      if (isOneList(brief)) return "";
      return lapsedWindows(brief)
        ? "List of servers by role, owner and backup, the newer ones by version"
        : "List of servers by version, role, owner and backup";
    },
    source: ["eol", "ej"],
  },
  "active-directory": {
    effect: null,
    request: (brief) => {
      const directory = "Forest and domain level, version of domain controllers, sites, AD FS";
      return brief.holds(OFFICE) ? directory : say(withDevices(directory), brief);
    },
    source: ["kb5073381", "ej"],
  },
  "exchange-server": {
    effect: (brief) =>
      `Version ${isShallow(brief) ? "not" : "and senders not"} known; ${lacksUpdates(brief, "exchange-server") ? "one before SE is closed to the internet before anything else" : "both are read before any move"}`,
    request:
      "Exchange Server: version and update level, number and size of mailboxes, relaying devices, public folders",
    source: ["eol", "ej"],
  },
  sharepoint: {
    effect: (brief) =>
      `${isShallow(brief) ? "Farms" : "Farms, workflows and forms"} are not yet counted${brief.holds(CLOUD_OFFICE) ? "; online sites are checked for external sharing" : ""}`,
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
    request: withDevices("Licence counts by plan, Secure Score, version of Connect Sync, export of Conditional Access"),
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
};
