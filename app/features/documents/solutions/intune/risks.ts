/** Risks of enrolment, settings, lines and servers. */

import { is, none } from "#app/features/catalogue/predicate.ts";
import { formatDay } from "#app/features/documents/dates.ts";
import { SERVER_2016 } from "#app/features/documents/facts/lifecycle.ts";
import { PRICES } from "#app/features/documents/facts/prices.ts";
import type { Pack } from "#app/features/documents/pack.ts";
import { gateDay } from "#app/features/documents/plan/plan.ts";
import { lapsedOf } from "#app/features/documents/plan/support-dates.ts";
import {
  ACADEMIC,
  BUSINESS_PLAN,
  PHONES,
  SMALL_COMPANY,
} from "#app/features/documents/solutions/configuration-manager/answers.ts";
import { counted, planMissing, restsOnPlan } from "#app/features/documents/solutions/configuration-manager/licences.ts";
import { decidesOn2016, left2016 } from "#app/features/documents/solutions/configuration-manager/old-servers.ts";
import { ringOf, yearOf } from "#app/features/documents/solutions/configuration-manager/quantities.ts";
import { RESTARTS } from "#app/features/documents/solutions/configuration-manager/risks.ts";
import { plural } from "#app/features/documents/words.ts";
import { caches, JOINED, NO_DIRECTORY, patchesServers, SYNCHRONISES } from "./answers.ts";

export const RISKS: Pack["risks"] = [
  ...RESTARTS.map((row) => ({
    ...row,
    mitigation: "A ring of their own, filled before the first assignment and excluded from all others",
    trigger: "Such a device appears in the group of another ring",
  })),
  {
    id: "IN1",
    text: "Group policy and Intune set the same value and take turns",
    likelihood: 4,
    impact: 3,
    mitigation: "One source per setting, agreed in discovery; the policy switched off for each wave on its day",
    owner: "Client IT lead",
    trigger: "A profile in conflict on more than 3% of a wave",
    when: none(NO_DIRECTORY),
    source: ["ej"],
  },
  {
    id: "IN2",
    text: ({ brief }) => `Joining Entra ID gives the users of ${plural(brief.devices, "PC")} new profiles`,
    likelihood: 4,
    impact: 3,
    mitigation: "Documents and browser data copied before each wave, as tested in the pilot",
    owner: "Client IT lead",
    trigger: "A pilot user misses a file on the first day",
    when: NO_DIRECTORY,
    source: ["cloudnative", "ej"],
  },
  {
    id: "IN3",
    text: ({ brief }) =>
      `Some of the ${plural(brief.devices, "device")} are rarely online, or never in the office, and are left behind`,
    likelihood: 3,
    impact: 3,
    mitigation: "List them in the pilot; enrol over the internet or a VPN, or keep the present tool with an end date",
    owner: "Client IT lead",
    trigger: "More than 5% of a wave not enrolled a week after it",
    source: ["ej"],
  },
  {
    id: "IN4",
    text: ({ brief }) =>
      `Each device fetches its updates itself and fills ${brief.sites > 1 ? `the line of one of ${brief.sites} sites` : "the internet line"}`,
    likelihood: ({ brief }) => (brief.sites > 5 ? 4 : 3),
    impact: ({ brief }) => (caches(brief) > 0 ? 3 : 4),
    mitigation: "Delivery Optimization within each location, limited in working hours; use measured with the pilot",
    owner: "Engineer",
    trigger: "Line use above 80% on the day of a ring",
    source: ["intune-net", "ej"],
  },
  {
    id: "IN5",
    text: "A reset PC is unknown to Autopilot and is set up by hand",
    likelihood: 3,
    impact: 2,
    mitigation: "Registered by enrolment in each wave; the reseller registers new PCs, as the purchase order says",
    owner: "Client IT lead",
    trigger: "A new PC without a profile at its first start",
    source: ["autopilot", "ej"],
  },
  {
    id: "IN6",
    text: ({ brief }) => `A policy intended for one group reaches all ${plural(brief.devices, "device")}`,
    likelihood: 2,
    impact: 5,
    mitigation: "Assignment by ring, filters, a second person's approval for scripts and wipes",
    owner: "Security lead",
    trigger: ({ brief }) =>
      `Assignment to more than ${plural(ringOf(brief, 10), "device")} without a smaller ring first`,
    source: ["ej"],
  },
  {
    id: "IN7",
    text: ({ brief }) =>
      `The Microsoft 365 plan counted as owned (${plural(counted(brief), "licence")}) lacks Intune, which adds about ${yearOf(PRICES["ems-e3"], counted(brief))} a year`,
    likelihood: 3,
    impact: 4,
    mitigation: "Obtain the name of the plan before the order",
    owner: "Sponsor",
    trigger: "No plan name when the order is signed",
    when: none(ACADEMIC, BUSINESS_PLAN, SMALL_COMPANY),
    asked: (brief) => counted(brief) > 0,
    source: ["cm-comgmt", "ms-july", "ej"],
  },
  {
    id: "IN8",
    text: ({ brief }) =>
      `The Microsoft 365 plan taken as owned lacks Intune and Entra ID P1, which add up to ${planMissing(brief)}`,
    likelihood: 3,
    impact: 5,
    mitigation: "Obtain the licence list before the order; buy for those without a plan only",
    owner: "Sponsor",
    trigger: "No licence list when the order is signed",
    asked: restsOnPlan,
    source: ["cm-comgmt", "ms-july", "ej"],
  },
  {
    id: "IN9",
    text: ({ brief }) =>
      `Servers still on ${SERVER_2016.product}${left2016(brief) ? `, out of support since ${SERVER_2016.endText}, get` : ` leave support on ${SERVER_2016.endText} and then get`} no updates from Azure Update Manager unless they are paid for`,
    likelihood: 3,
    impact: 4,
    mitigation: ({ brief }) =>
      left2016(brief)
        ? "List them from your own records and decide on each before the order; what discovery adds, when it is found"
        : "List versions in discovery; decide on each server by design sign-off",
    owner: "Client IT lead",
    trigger: ({ brief }) =>
      `A server on 2016 without a decision ${left2016(brief) ? "when the order is signed" : "at design sign-off"}`,
    asked: (brief) =>
      decidesOn2016(brief) && lapsedOf(brief).every(({ family, isKnown }) => !isKnown || family !== "windows-server"),
    source: ["eol", "updmgr"],
  },
  {
    id: "IN10",
    text: ({ brief }) =>
      `Some of the ${plural(brief.devices, "device")} cannot run Windows 11 and must be replaced, or stay on Windows 10 with paid updates`,
    likelihood: 3,
    impact: 4,
    mitigation: "Readiness report before design sign-off, replacement list, end date for paid updates",
    owner: "Sponsor",
    trigger: (client) =>
      `More than ${plural(Math.ceil(client.brief.devices / 20), "device")} not ready by ${formatDay(gateDay(client.plan, "design"))}`,
    source: ["eol"],
  },
  {
    id: "IN11",
    text: "Computers are hybrid-joined too late to be enrolled",
    likelihood: 3,
    impact: 4,
    mitigation: "Start synchronisation in the first week of phase 2 with the pilot computers",
    owner: "Client IT lead",
    trigger: "A pilot computer not joined one week before the pilot",
    when: SYNCHRONISES,
    source: ["cloudsync", "ej"],
  },
  {
    id: "IN12",
    text: "Computers counted as hybrid-joined are not, and cannot be enrolled by group policy",
    likelihood: 2,
    impact: 3,
    mitigation: "Compare computer accounts with hybrid-joined devices in the first week",
    owner: "Client IT lead",
    trigger: "More than 5% of active computers not hybrid-joined",
    when: JOINED,
    source: ["cloudnative", "ej"],
  },
  {
    id: "IN13",
    text: "A server's policy still names the old update server, and its schedule installs nothing",
    likelihood: 3,
    impact: 3,
    mitigation: "The policy removed with the step of each server; the first assessment compared with the old tool",
    owner: "Client IT lead",
    trigger: "A server that lacks no update the day after a release",
    asked: patchesServers,
    source: ["updmgr", "ej"],
  },
  {
    id: "IN14",
    text: "A line or ward PC must not reach the internet and cannot be managed by Intune",
    likelihood: 3,
    impact: 3,
    mitigation: "List them with their owners in discovery; isolated and patched by hand or the present tool",
    owner: "Client IT lead",
    trigger: "Such a PC without an owner at design sign-off",
    when: is("industry", "manufacturing", "healthcare"),
    source: ["ej"],
  },
  {
    id: "IN15",
    text: "Phones remain unmanaged",
    likelihood: 3,
    impact: 3,
    mitigation: "Pilot-tested instructions; the client sets the date from which mail requires an enrolled phone",
    owner: "Client IT lead",
    trigger: "A non-compliant phone with mail access",
    when: PHONES,
    source: ["ej"],
  },
];
