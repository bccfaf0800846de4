/** Assumptions, requests, technologies in use and what optional answers set. */

import { SHAREPOINT_ONLINE } from "#app/features/catalogue/estate.ts";
import { all, any, is, none } from "#app/features/catalogue/predicate.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import { isMonthly } from "#app/features/documents/brief/change-window.ts";
import { PRICES } from "#app/features/documents/facts/prices.ts";
import type { Pack } from "#app/features/documents/pack.ts";
import {
  ACADEMIC,
  BEYOND_SMALL,
  BUSINESS_PLAN,
  GOVERNMENT,
  HELLO,
  PHONES,
  SMALL_COMPANY,
  TENANT,
} from "#app/features/documents/solutions/configuration-manager/answers.ts";
import {
  APPLICATIONS_REQUEST,
  DOUBTFULLY_JOINED,
  KEPT_REQUEST,
  LICENCES_BOUGHT,
  NATIONAL_BASELINE,
  TECHNOLOGIES as OF_SITE,
  ONE_TOOL,
  PLAN_IN_USE,
  PLAN_USUAL,
  READY_DIRECTORY,
  STUDENT_DEVICES,
  unattended,
} from "#app/features/documents/solutions/configuration-manager/assumptions.ts";
import { counted, PLAN_ASKED, shiftPlans } from "#app/features/documents/solutions/configuration-manager/licences.ts";
import { saidOfOldest } from "#app/features/documents/solutions/configuration-manager/old-servers.ts";
import { yearOf } from "#app/features/documents/solutions/configuration-manager/quantities.ts";
import { plural } from "#app/features/documents/words.ts";
import { JOINED, NO_DIRECTORY, patchesServers, WITHOUT_ACCOUNTS } from "./answers.ts";
import { USER_SUITE } from "./names.ts";

export const ASSUMPTIONS: Pack["assumptions"] = [
  {
    ...ONE_TOOL,
    ifWrong: "An existing site is retired by moving its workloads one by one through co-management: +5 to +10 days",
  },
  {
    text: (brief) =>
      `Computers are already hybrid-joined through Entra Connect Sync${brief.has("cloud-maturity", "no-cloud") ? ", although no cloud adoption is reported" : ""}, with accounts up to date.`,
    ifWrong: "+3 days for synchronisation and hybrid join, before enrolment; +2 to 4 days of clean-up",
    task: "Compare computer accounts with hybrid-joined and active devices",
    rests: { within: /hybrid-joined/ },
    when: JOINED,
    source: ["cloudnative", "ej"],
  },
  READY_DIRECTORY,
  {
    text: "Every PC runs Windows Pro, Enterprise or Education, and its user's documents fit into the storage that they are copied to.",
    ifWrong: "Windows Home is upgraded, a licence each; copying takes half a day more for each ten devices",
    task: "List editions and profile sizes",
    when: NO_DIRECTORY,
    source: ["ej"],
  },
  {
    text: "Every user has an account in an Entra ID tenant of the organisation.",
    ifWrong: "+1 to 2 days to create accounts from a list",
    task: "Export the users of the tenant",
    when: all(NO_DIRECTORY, none(WITHOUT_ACCOUNTS)),
    source: ["ej"],
  },
  {
    text: "Internet lines of each location carry updates in the hours of a ring, with Delivery Optimization between neighbours.",
    ifWrong: "Rings are spread over more days, or a Connected Cache is added, half a day each",
    task: "Measure line use over one week",
    source: ["intune-net", "ej"],
  },
  {
    text: "Servers reach the internet on TCP 443, directly or through a proxy, and their service owners name a window for each.",
    ifWrong: "+1 day for a proxy or private connection; servers without a window stay with the present tool",
    task: "Test the connection from one server of each network",
    asked: patchesServers,
    source: ["arc-check", "ej"],
  },
  {
    text: "The client has, or opens, an Azure subscription for the charge per server.",
    ifWrong: "Servers stay with the present tool until it does",
    task: "Name the subscription and its owner",
    when: none(is("current-technologies", "azure-services")),
    asked: patchesServers,
    source: ["ej"],
  },
  NATIONAL_BASELINE,
  {
    text: "Administrators have, or register, a security key or Windows Hello for Business.",
    ifWrong: "+1 day to set it up",
    task: "Check sign-in methods, or who sets them up",
    when: HELLO,
    source: ["ej"],
  },
  {
    text: (brief) =>
      `The plan counted as owned (${plural(counted(brief), "licence")}) includes Intune and Entra ID P1; its name is requested.`,
    ifWrong: (brief) =>
      brief.holds(ACADEMIC)
        ? "A plan with both is also bought for these users, by academic quotation"
        : `${USER_SUITE} is also bought for these users: about ${yearOf(PRICES["ems-e3"], counted(brief))} a year`,
    task: "Confirm the plan name",
    rests: { within: PLAN_ASKED },
    asked: (brief) => counted(brief) > 0,
    source: ["cm-comgmt", "ms-july", "ej"],
  },
  {
    ...PLAN_IN_USE,
    text: (brief) =>
      `The Microsoft 365 plan in use includes Intune and Entra ID P1 for every user${brief.holds(BUSINESS_PLAN) ? `, as Business Premium${shiftPlans(brief) > 0 ? " and F3 do" : " does"}` : ""}.`,
  },
  LICENCES_BOUGHT,
  PLAN_USUAL,
  { ...STUDENT_DEVICES, ifWrong: "+1 day for groups and rings of their own, plus licences by academic quotation" },
];

/** What is out of support gets no updates. */
const oldServers = saidOfOldest(
  "receive no updates any more",
  "have received no free updates since",
  "receive free updates only until",
);

/** Asked for among the first: the versions that leave support are decided on before the design. */
const SERVER_LIST = "List of servers by version, role, owner and network";

export const TECHNOLOGIES: Pack["technologies"] = {
  ...OF_SITE, // Teams and Power Platform, which change nothing of either
  "windows-server": { effect: oldServers, request: SERVER_LIST, source: ["eol", "updmgr", "ej"] },
  "active-directory": {
    effect: "PCs in use stay joined to it; new ones are not",
    request: "Group policies and where each applies, computer accounts with last sign-in",
    source: ["cloudnative", "ej"],
  },
  "exchange-server": {
    effect:
      "A schedule of its own, patched server by server; only Exchange Server SE still receives updates, so for an older one the client chooses SE or Exchange Online, outside this project, by design sign-off",
    source: ["eol", "ej"],
  },
  sharepoint: {
    effect: (brief) =>
      brief.holds(SHAREPOINT_ONLINE)
        ? ""
        : "A schedule of its own without farm updates; only SharePoint Server SE still receives updates",
    source: ["eol", "ej"],
  },
  "sql-server": {
    effect: (brief) =>
      brief.holds(any(SMALL_COMPANY, is("integration-needs", "database-systems")))
        ? ""
        : "Clustered servers have a schedule for each node",
    source: ["updmgr", "ej"],
  },
  "office-365": {
    effect: "Determines who has Intune, Autopatch and Connected Cache",
    source: ["cm-comgmt", "autopatch"],
  },
  "azure-services": {
    effect: "Servers in Azure are patched by the same schedules, free of charge; the subscription gets a budget alert",
    source: ["updmgr", "ej"],
  },
};

/** Asked of whoever has neither told it nor been told to find out. */
const licenceRequest = (brief: Brief): string => {
  if (brief.detail("user-licences") !== null) return counted(brief) > 0 ? "Name of the Microsoft 365 plan owned" : "";
  return brief.holds(all(TENANT, ACADEMIC))
    ? "Licence counts by plan: A3 includes Intune, the free A1 does not"
    : "Licence counts by plan, including Intune rights";
};

export const REQUESTS: Pack["requests"] = [
  licenceRequest,
  (brief) =>
    `Devices by model, operating system, join and location${brief.holds(BEYOND_SMALL) ? "" : `, with ${unattended(brief, "those")} and their approvers`}${brief.holds(PHONES) ? "; phones by platform and owner" : ""}; current patching and software deployment tools, with fees and notice`,
  KEPT_REQUEST,
  (brief) => (brief.has("current-technologies", "windows-server") ? SERVER_LIST : ""),
  (brief) => (brief.holds(DOUBTFULLY_JOINED) ? "Number of computers that Entra ID shows as hybrid-joined" : ""),
  (brief) => (brief.holds(WITHOUT_ACCOUNTS) ? "Users with names, addresses and devices, for their accounts" : ""),
  (brief) => (brief.holds(GOVERNMENT) ? "Mandatory hardening baseline, with its edition" : ""),
  (brief) => (brief.holds(PHONES) ? "Apple account for the push certificate, Google account for Android" : ""),
  (brief) =>
    `Internet lines and link speeds${brief.sites > 1 ? " of each location" : ""}, proxies and what they inspect${brief.holds(SMALL_COMPANY) ? "; five most-used applications, with owner and installer" : ""}`,
  APPLICATIONS_REQUEST,
  (brief) => (isMonthly(brief) || !patchesServers(brief) ? "" : "Server maintenance windows"),
];

const timed = "The restore of policies is timed against this before acceptance; a PC is back in 2 hours in any case";

export const EFFECTS: Pack["effects"] = {
  "recovery-time": { hour: timed, hours: timed, day: timed, days: timed },
};
