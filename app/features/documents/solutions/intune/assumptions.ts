/** Assumptions, requests, technologies in use and what optional answers set. */

import { SHAREPOINT_ONLINE } from "#app/features/catalogue/estate.ts";
import { all, any, is, none } from "#app/features/catalogue/predicate.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import { isMonthly } from "#app/features/documents/brief/change-window.ts";
import { SERVER_2016 } from "#app/features/documents/facts/lifecycle.ts";
import { PRICES } from "#app/features/documents/facts/prices.ts";
import { YARDSTICKS } from "#app/features/documents/facts/technologies.ts";
import type { Pack } from "#app/features/documents/pack.ts";
import {
  ACADEMIC,
  BEYOND_SMALL,
  BUSINESS_PLAN,
  borrowsSyncServer,
  COVERED,
  GOVERNMENT,
  HELLO,
  keptBySite,
  PHONES,
  SMALL_COMPANY,
  TENANT,
} from "#app/features/documents/solutions/configuration-manager/answers.ts";
import { MATCHED } from "#app/features/documents/solutions/configuration-manager/assumptions.ts";
import { counted, PLAN_ASKED, shiftPlans } from "#app/features/documents/solutions/configuration-manager/licences.ts";
import { left2016 } from "#app/features/documents/solutions/configuration-manager/old-servers.ts";
import { examples, yearOf } from "#app/features/documents/solutions/configuration-manager/quantities.ts";
import { plural, sentence } from "#app/features/documents/words.ts";
import { JOINED, NO_DIRECTORY, patchesServers, SYNCHRONISES, WITHOUT_ACCOUNTS } from "./answers.ts";
import { USER_SUITE } from "./names.ts";

export const ASSUMPTIONS: Pack["assumptions"] = [
  {
    text: "At most one tool patches devices today, and it is not Configuration Manager.",
    ifWrong: "An existing site is retired by moving its workloads one by one through co-management: +5 to +10 days",
    task: "Name the tool, its version and servers",
    source: ["ej"],
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
  {
    text: (brief) =>
      `The directory is ready to synchronise: one forest, a routable UPN suffix, no duplicate addresses, computer accounts up to date${brief.holds(MATCHED) ? "; accounts in the tenant of Power Platform have their owners' mail addresses" : ""}${borrowsSyncServer(brief) ? "; a supported member server, protected as Tier 0, is free for Entra Connect Sync" : ""}.`,
    ifWrong: (brief) =>
      `+2 to 4 days of clean-up before the first synchronisation, and as many for computer accounts${borrowsSyncServer(brief) ? "; without such a server, one more Windows Server licence" : ""}`,
    task: "Run IdFix against the directory",
    when: SYNCHRONISES,
    source: ["ej"],
  },
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
  {
    text: (brief) =>
      `The baseline under ${YARDSTICKS[brief.client.country ?? ""] ?? "national rules"} specifies Windows settings; where it states only objectives, Microsoft's security baseline applies.`,
    ifWrong: "+2 to 4 days to derive settings from its text",
    task: "Name the baseline and edition",
    when: GOVERNMENT,
    source: ["ej"],
  },
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
    text: (brief) =>
      `The Microsoft 365 plan in use includes Intune and Entra ID P1 for every user${brief.holds(BUSINESS_PLAN) ? `, as Business Premium${shiftPlans(brief) > 0 ? " and F3 do" : " does"}` : ""}.`,
    ifWrong: (brief) =>
      `The items marked as probably owned become due ${brief.holds(ACADEMIC) ? "by academic quotation" : "at the printed prices"}`,
    task: "Check the licence list",
    rests: { within: PLAN_ASKED },
    settledBy: ["user-licences"],
    when: TENANT,
    source: ["cm-comgmt"],
  },
  {
    text: "User licences are bought as in the bill of materials.",
    ifWrong: "Plans that are owned replace them",
    task: "Check the licence list and request a quotation",
    settledBy: ["user-licences"],
    asked: (brief) => brief.detail("user-licences") !== null, // else the bill alone says it
    when: all(none(TENANT), any(ACADEMIC, none(COVERED))),
    source: ["cm-comgmt", "ej"],
  },
  {
    text: "Although none was named, a Microsoft 365 plan with Intune and Entra ID P1 covers every user, as is usual for an organisation of this size that uses cloud services.",
    ifWrong: "The lines marked as probably owned become due, at list or agreement prices",
    task: "Check the licence list",
    rests: { within: PLAN_ASKED },
    settledBy: ["user-licences"],
    when: all(none(TENANT), none(ACADEMIC), COVERED),
    source: ["cm-comgmt", "ej"],
  },
  {
    text: (brief) =>
      `Student devices outside teaching rooms are not among the ${plural(brief.devices, "device")} planned.`,
    ifWrong: "+1 day for groups and rings of their own, plus licences by academic quotation",
    task: "Count staff, teaching-room and student devices separately",
    when: ACADEMIC,
    source: ["ej"],
  },
];

/** What is out of support gets no updates. */
const oldServers = (brief: Brief): string => {
  const oldest = brief.known("windows-server-version");
  if (oldest === "2012") return "Servers on 2012 and 2012 R2 receive no updates any more and must be replaced";
  if (oldest !== "2016") return "";
  return `Servers on 2016 ${left2016(brief) ? "have received no free updates since" : "receive free updates only until"} ${SERVER_2016.endText}`;
};

/** Asked for among the first: the versions that leave support are decided on before the design. */
const SERVER_LIST = "List of servers by version, role, owner and network";

export const TECHNOLOGIES: Pack["technologies"] = {
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
  teams: { effect: null, source: ["ej"] },
  "power-platform": {
    effect: (brief) =>
      `${brief.holds(MATCHED) ? "Its tenant has accounts, to which the first synchronisation matches those of the directory" : "Its apps run in the cloud and change nothing here"}; a server with its data gateway is patched outside their schedules`,
    source: ["ej"],
  },
};

const unattended = (brief: Brief, devices: string): string =>
  keptBySite(brief) ?? `${devices} that must not restart during working hours`;

/** A plan is in use, but hardly more of the cloud: that computers are joined is counted before the order rests on it. */
const DOUBTFULLY_JOINED = all(JOINED, TENANT, is("cloud-maturity", "no-cloud", "early"));

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
  (brief) =>
    brief.holds(BEYOND_SMALL)
      ? `${sentence(unattended(brief, "devices"))}, each with the person who approves its updates${brief.holds(ACADEMIC) ? "; term, examination and break dates" : ""}`
      : "",
  (brief) => (brief.has("current-technologies", "windows-server") ? SERVER_LIST : ""),
  (brief) => (brief.holds(DOUBTFULLY_JOINED) ? "Number of computers that Entra ID shows as hybrid-joined" : ""),
  (brief) => (brief.holds(WITHOUT_ACCOUNTS) ? "Users with names, addresses and devices, for their accounts" : ""),
  (brief) => (brief.holds(GOVERNMENT) ? "Mandatory hardening baseline, with its edition" : ""),
  (brief) => (brief.holds(PHONES) ? "Apple account for the push certificate, Google account for Android" : ""),
  (brief) =>
    `Internet lines and link speeds${brief.sites > 1 ? " of each location" : ""}, proxies and what they inspect${brief.holds(SMALL_COMPANY) ? "; five most-used applications, with owner and installer" : ""}`,
  (brief) =>
    brief.holds(SMALL_COMPANY)
      ? ""
      : `${examples(brief) > 1 ? "Twenty" : "Five"} most-used applications, with owner and installer`,
  (brief) => (isMonthly(brief) || !patchesServers(brief) ? "" : "Server maintenance windows"),
];

const timed = "The restore of policies is timed against this before acceptance; a PC is back in 2 hours in any case";

export const EFFECTS: Pack["effects"] = {
  "recovery-time": { hour: timed, hours: timed, day: timed, days: timed },
};
