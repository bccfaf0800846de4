/** Decisions on joining, settings, updates, set-up, servers and licences. */

import { all, any, none } from "#app/features/catalogue/predicate.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import { formatAmount } from "#app/features/documents/budget/budget.ts";
import { SERVER_2016 } from "#app/features/documents/facts/lifecycle.ts";
import { PRICES } from "#app/features/documents/facts/prices.ts";
import type { Pack } from "#app/features/documents/pack.ts";
import {
  ACADEMIC,
  ACTS_ON_DEVICES,
  BEYOND_SMALL,
  HEALTHCARE,
  keptBySite,
  LINES,
  SAVING,
  SERVERS_HARDENED,
  SERVERS_TO_HARDEN,
} from "#app/features/documents/solutions/configuration-manager/answers.ts";
import {
  LTSC_DECISION,
  OLD_SERVERS,
  PLAN_BOUGHT,
  PLAN_TAKEN,
} from "#app/features/documents/solutions/configuration-manager/decisions.ts";
import {
  mainSeats,
  planMissing,
  seat,
  suitesToBuy,
} from "#app/features/documents/solutions/configuration-manager/licences.ts";
import { has2012, left2016 } from "#app/features/documents/solutions/configuration-manager/old-servers.ts";
import { yearOf } from "#app/features/documents/solutions/configuration-manager/quantities.ts";
import { restDecision } from "#app/features/documents/solutions/rest-of-controls.ts";
import { figure, plural, sentence } from "#app/features/documents/words.ts";
import { caches, IMAGED_ROOMS, LOSES_WINDOWS, NO_DIRECTORY, namesServers, patchesServers } from "./answers.ts";
import { IMAGING, JOIN, SERVERS, USER_SUITE } from "./names.ts";
import { serversPrice } from "./quantities.ts";
import { RESTS } from "./rests.ts";

const frontlinePlan = (brief: Brief): string =>
  brief.holds(SAVING)
    ? `F1 at ${formatAmount(PRICES["m365-f1"].low, "USD")}`
    : `F3 at ${formatAmount(PRICES["m365-f3"].low, "USD")}`;

const JOINING: Pack["decisions"][number] = {
  title: JOIN,
  serves: ["digital-transformation", "scalability"],
  context: (brief) => `${plural(brief.devices, "device")} in use, joined to the domain or to be so.`,
  alternatives: "hybrid join kept until replacement; every PC rebuilt as Entra-joined; hybrid join for new ones too",
  decision:
    "PCs in use stay joined to the domain, are hybrid-joined and enrolled by group policy: changing their join means a rebuild and a new profile. New, replaced and reset ones join Entra ID alone by Autopilot, and reach servers of the domain by cloud Kerberos trust.",
  tradeOff: "Two kinds of join until the last PC is replaced",
  confidence: "high",
  when: none(NO_DIRECTORY),
  due: "design",
  ask: "Approve hybrid join for PCs in use until they are replaced or reset, and Entra join for all others (recommended), or have every PC rebuilt",
  source: ["cloudnative", "cloudsync", "ej"],
};

export const DECISIONS: Pack["decisions"] = [
  JOINING,
  {
    ...JOINING,
    context: (brief) => `${plural(brief.devices, "device")} in use, and no directory that joins them.`,
    alternatives: "Entra join; registration alone",
    decision:
      "Every PC joins Entra ID: new ones by Autopilot, those in use from their settings, with documents and browser data copied first, as the user gets a new profile. Registration is for private devices alone. Windows Home, which cannot join, is upgraded or replaced.",
    tradeOff: "A new profile on each PC",
    when: NO_DIRECTORY,
    ask: "Approve that each PC joins Entra ID with a new profile for its user, after documents are copied",
    source: ["cloudnative", "ej"],
  },
  {
    title: "One source for each setting",
    serves: ["enhance-security", "compliance-objective"],
    context: (brief) => `Two tools that set the same value take turns on ${plural(brief.devices, "device")}.`,
    alternatives: (brief) =>
      brief.hasDirectory
        ? "Intune for what it can set; group policy kept, Intune beside it; both at once"
        : "Microsoft's security baseline; settings of today; both merged",
    decision: (brief) =>
      brief.hasDirectory
        ? "Each group policy of the map moves to Intune, stays or ends; what moves is switched off for a wave on the day that Intune sets it. Microsoft's security baseline fills what no policy sets."
        : "Microsoft's security baseline, with the deviations that discovery records; nothing else sets PCs.",
    tradeOff: "Work in discovery, for no conflict later",
    confidence: "high",
    isKept: true,
    source: ["ej"],
  },
  {
    title: "Updates of PCs",
    serves: ["remote-work", "productivity"],
    context: (brief) =>
      `Updates of ${plural(brief.devices, "PC")} come from Microsoft, wherever they are. Windows Autopatch is part of Business Premium, A3, F3, E3 and E5, and no part of ${USER_SUITE}.`,
    alternatives: "Intune's update rings; Windows Autopatch; Windows Server Update Services kept",
    decision:
      "Intune's rings with the shares and deadlines of the table, which every plan with Intune has. Where the licence list shows Autopatch for all users, its groups take over the same rings, with drivers and Microsoft 365 Apps. Windows Server Update Services, which is deprecated, ends where it is in use.",
    tradeOff: "No approval of single updates: a ring is paused as a whole",
    confidence: "high",
    source: ["autopatch", "wsus-dep", "ej"],
  },
  {
    title: "Devices that must not restart in use",
    context: (brief) =>
      `${sentence(keptBySite(brief) ?? "")} ${brief.holds(HEALTHCARE) ? "are restarted by somebody on the ward" : "lose the maintenance windows that a site would keep"}.`,
    alternatives:
      "a ring that restarts at one fixed hour of the week; restarts by hand; the present tool kept for them",
    decision: (brief) =>
      brief.holds(HEALTHCARE)
        ? "A ring of their own without deadline or automatic restart; what is pending after 30 days is listed with its owner."
        : `A ring of their own that installs and restarts at one fixed hour of the week, set with whoever answers for them, and is paused in freezes.${brief.holds(LINES) ? " PCs that must not reach the internet stay with the present tool or are patched by hand, isolated, each with an owner." : ""}`,
    tradeOff: (brief) =>
      brief.holds(HEALTHCARE) ? "Updates wait for a person" : "One hour for all of a ring, in place of a calendar",
    confidence: "medium",
    due: "design",
    ask: (brief) =>
      brief.holds(HEALTHCARE)
        ? ""
        : `Accept one fixed hour of the week in which ${keptBySite(brief)} restart, or name those that stay with the present tool`,
    when: any(LOSES_WINDOWS, all(HEALTHCARE, BEYOND_SMALL)),
    source: ["ej"],
  },
  {
    title: IMAGING,
    serves: ["productivity", "innovation"],
    context: "Intune installs no Windows on an empty disk.",
    alternatives: "Autopilot on preinstalled Windows; reset of PCs in use; an imaging tool kept",
    decision: (brief) =>
      `New PCs come with Windows and set themselves up by Autopilot; PCs in use are reset in place. ${brief.holds(ACADEMIC) ? "Teaching rooms are reset over a weekend, a building at a time, by self-deploying profiles." : "A PC with a new disk is installed from the maker's media first."} The reseller registers new PCs; those in use are registered by their enrolment, within 48 hours.`,
    tradeOff: "An hour of downloads at each set-up, and no image to tailor",
    confidence: "high",
    due: (brief) => (brief.holds(IMAGED_ROOMS) ? "design" : undefined),
    ask: (brief) =>
      brief.holds(IMAGED_ROOMS)
        ? "Accept that teaching-room PCs are reset in place of imaging, or keep an imaging tool for them"
        : "",
    source: ["autopilot", "cloudnative", "ej"],
  },
  {
    title: SERVERS,
    serves: ["compliance-objective"],
    context: (brief) =>
      `Intune manages no servers; ${plural(brief.servers.plan, "server")}${namesServers(brief) ? "" : ", assumed although none was named,"} ${brief.servers.plan === 1 ? "needs" : "need"} updates in maintenance windows.`,
    alternatives:
      "Azure Update Manager through Azure Arc; the present tool kept for servers; Configuration Manager for them",
    decision: (brief) =>
      `Azure Update Manager through Azure Arc: assessed daily, patched in a schedule for each window${has2012(brief) ? ", except those on 2012 and 2012 R2, which receive no updates" : ""}. ${brief.holds(SERVERS_HARDENED) ? "The client hardens them by group policy, and Azure machine configuration reports deviations. " : ""}${brief.holds(SERVERS_TO_HARDEN) ? "Software on servers is installed by hand or script, as neither service deploys it; Arc lists what is installed." : "Software on them is installed by hand."}`,
    tradeOff: "A charge per server, and a second console",
    confidence: "medium",
    asked: patchesServers,
    ask: (brief) =>
      `Choose Azure Update Manager for ${plural(brief.servers.plan, "server")} (recommended, ${serversPrice(brief)} over three years), or keep the present tool for ${brief.servers.plan === 1 ? "it" : "them"}`,
    source: ["updmgr", "arc-check", "ej"],
  },
  {
    title: "Content at the locations",
    serves: ["scalability"],
    context: (brief) =>
      `${plural(brief.sites, "site")} with about ${plural(Math.max(1, Math.round(brief.devices / brief.sites)), "device")} each load from the internet.`,
    alternatives: "Delivery Optimization between devices; Connected Cache at each location; a distribution point",
    decision: (brief) =>
      caches(brief) > 0
        ? `Delivery Optimization within each location, its background share limited in working hours, and a Connected Cache at each of the ${figure(caches(brief))}: free of charge for users with Windows Enterprise or Education, which the plan in use is taken to have.`
        : "Delivery Optimization within each location, its background share limited in working hours. A Connected Cache needs Windows Enterprise or Education and about 50 devices to be worth it; it can follow.",
    tradeOff: (brief) =>
      caches(brief) > 0
        ? "A node to keep running at each location"
        : "The first device of a location loads over its line",
    confidence: "medium",
    fewestSites: 2,
    source: ["mcc", "intune-net", "ej"],
  },
  {
    title: "Applications",
    serves: ["productivity"],
    context: "The present tool installs software; Intune installs what was packaged for it.",
    alternatives: "own packages; Microsoft Store and Enterprise App Management; both",
    decision:
      "The Microsoft Store where it has the application, otherwise a Win32 package with detection and removal, required for a group or offered in Company Portal. Enterprise App Management, an add-on that keeps packages of common applications current, is quoted if its catalogue has more than ten of those listed.",
    tradeOff: "Half a day for each package",
    confidence: "medium",
    source: ["ej"],
  },
  {
    title: "Access by device state",
    serves: ["zero-trust", "enhance-security"],
    context: "A compliance policy changes nothing until access depends on it.",
    alternatives: "report only; required for company data; required everywhere at once",
    decision: (brief) =>
      brief.holds(ACTS_ON_DEVICES)
        ? "Required as soon as a wave is enrolled; two emergency accounts are excluded, and a device that fails has seven days."
        : "Report-only in this project, with two emergency accounts excluded; the client switches it on from the list of those it would have stopped.",
    tradeOff: (brief) =>
      brief.holds(ACTS_ON_DEVICES)
        ? "A device that fails keeps its user out"
        : "Nothing is stopped until the client does so",
    confidence: "high",
    source: ["ca-templates", "ej"],
  },
  {
    ...PLAN_BOUGHT,
    context: (brief) =>
      `${plural(suitesToBuy(brief), seat(brief))} need Intune and Entra ID P1: ${yearOf(PRICES["ems-e3"], suitesToBuy(brief))} a year.`,
    decision: (brief) =>
      `${USER_SUITE}, which costs less than Intune Plan 1 with Entra ID P1. Microsoft 365 E3, at ${formatAmount(PRICES["m365-e3"].low, "USD")} per user and month, includes it, with Autopatch, remediations and Connected Cache. For users without a PC of their own Microsoft 365 ${frontlinePlan(brief)} is enough.`,
    source: ["cm-comgmt", "ms-july", "m365-price", "autopatch"],
  },
  {
    ...PLAN_TAKEN,
    context: (brief) =>
      `A plan with Intune and Entra ID P1, such as Microsoft 365 E3 or E5, is taken as owned for ${plural(mainSeats(brief), seat(brief))}.`,
    decision: (brief) =>
      `The plan in use, once the licence list shows it for every user. Else ${USER_SUITE} is bought for those without, for all of them ${planMissing(brief)}.`,
  },
  {
    ...OLD_SERVERS,
    context: (brief) =>
      `Support of 2016 ${left2016(brief) ? "ended" : "ends"} on ${SERVER_2016.endText}${has2012(brief) ? "; 2012 and 2012 R2 receive no updates at all" : ""}.`,
    decision: (brief) =>
      `Upgrade, isolation or${has2012(brief) ? ", on 2016 alone," : ""} paid updates for each server, by the client; these come by Azure Update Manager${left2016(brief) ? "; until then reachable only from where it is used" : ""}.`,
    source: ["eol", "esu-price"],
  },
  LTSC_DECISION,
  restDecision(RESTS),
];
