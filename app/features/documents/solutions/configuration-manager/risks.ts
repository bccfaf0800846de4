/** Risks of the site, its directory and its updates. */

import { DIRECTORY } from "#app/features/catalogue/estate.ts";
import { is, none } from "#app/features/catalogue/predicate.ts";
import { formatDay } from "#app/features/documents/dates.ts";
import { SERVER_2016 } from "#app/features/documents/facts/lifecycle.ts";
import { PRICES } from "#app/features/documents/facts/prices.ts";
import type { Pack } from "#app/features/documents/pack.ts";
import { firstDayOf, gateDay } from "#app/features/documents/plan/plan.ts";
import { lapsedOf } from "#app/features/documents/plan/support-dates.ts";
import { plural } from "#app/features/documents/words.ts";
import { ACADEMIC, BUSINESS_PLAN, PHONES, SMALL_COMPANY, UNJOINED } from "./answers.ts";
import { POINT_DEVICES } from "./distribution-points.ts";
import { counted, planMissing, restsOnPlan } from "./licences.ts";
import { decidesOn2016, left2016 } from "./old-servers.ts";
import { ringOf, yearOf } from "./quantities.ts";

/** What a restart at the wrong time costs there. */
export const RESTARTS: Pack["risks"] = (
  [
    ["healthcare", "A clinical device restarts while in use"],
    ["manufacturing", "A restart stops a production line"],
    ["retail", "Tills restart during trading"],
    ["education", "Teaching-room PCs restart during a lesson"],
  ] as const
).map(([industry, text]) => ({
  id: `CM14-${industry}`,
  text,
  likelihood: 3,
  impact: 4,
  mitigation: "Dedicated collections, populated before the first deployment and excluded from all others",
  owner: "Client IT lead",
  trigger: "Such a device appears in a workstation collection",
  when: is("industry", industry),
  source: ["ej"],
}));

/** Of what was counted. */
export const PLAN_LACKS: Pack["risks"][number] = {
  id: "CM18",
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
};

/** Of what is taken as owned. */
export const PLAN_TAKEN: Pack["risks"][number] = {
  id: "CM19",
  text: ({ brief }) =>
    `The Microsoft 365 plan taken as owned lacks Intune and Entra ID P1, which add up to ${planMissing(brief)}`,
  likelihood: 3,
  impact: 5,
  mitigation: "Obtain the licence list before the order; buy for those without a plan only",
  owner: "Sponsor",
  trigger: "No licence list when the order is signed",
  asked: restsOnPlan,
  source: ["cm-comgmt", "ms-july", "ej"],
};

/** Whatever manages the devices. */
export const NOT_READY: Pack["risks"][number] = {
  id: "CM9",
  text: ({ brief }) =>
    `Some of the ${plural(brief.devices, "device")} cannot run Windows 11 and must be replaced, or stay on Windows 10 with paid updates`,
  likelihood: 3,
  impact: 4,
  mitigation: "Readiness report before design sign-off, replacement list, end date for paid updates",
  owner: "Sponsor",
  trigger: (client) =>
    `More than ${plural(Math.ceil(client.brief.devices / 20), "device")} not ready by ${formatDay(gateDay(client.plan, "design"))}`,
  source: ["eol", "cm-clients"],
};

/** The same with a site and without one. */
/** Servers that lose their support, whatever patches them. */
export const OLD_SERVERS: Omit<Pack["risks"][number], "id" | "text" | "source"> = {
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
};

export const PHONES_LEFT: Pack["risks"][number] = {
  id: "CM10",
  text: "Phones remain unmanaged",
  likelihood: 3,
  impact: 3,
  mitigation: "Pilot-tested instructions; the client sets the date from which mail requires an enrolled phone",
  owner: "Client IT lead",
  trigger: "A non-compliant phone with mail access",
  when: PHONES,
  source: ["cm-dep"],
};

export const RISKS: Pack["risks"] = [
  {
    id: "CM12",
    text: ({ plan }) => `The directory is not ready when phase 2 begins on ${formatDay(firstDayOf(plan, 2))}`,
    likelihood: 4,
    impact: 5,
    mitigation: "Confirm its date in writing before the order; only phase 1 starts without it",
    owner: "Sponsor",
    trigger: "No directory date when the order is signed",
    when: none(DIRECTORY),
    source: ["cm-prereq", "ej"],
  },
  ...RESTARTS,
  PLAN_LACKS,
  PLAN_TAKEN,
  {
    ...OLD_SERVERS,
    id: "CM16",
    text: ({ brief }) =>
      `Servers still on ${SERVER_2016.product}${left2016(brief) ? `, out of support since ${SERVER_2016.endText}, are no longer` : ` leave support on ${SERVER_2016.endText} and are then no longer`} supported clients`,
    source: ["eol", "cm-clients"],
  },
  {
    id: "CM13",
    text: "Computers join Entra ID too late to be co-managed",
    likelihood: 3,
    impact: 4,
    mitigation: "Start synchronisation in the first week of phase 2 with the pilot computers",
    owner: "Client IT lead",
    trigger: "A pilot computer not joined one week before the pilot",
    when: UNJOINED,
    source: ["cm-comgmt", "ej"],
  },
  NOT_READY,
  {
    id: "CM3",
    text: ({ brief }) =>
      `Content saturates ${brief.sites === 2 ? "the link between the two sites" : `one of the links between ${brief.sites} sites`}`,
    likelihood: ({ brief }) => (brief.sites > 5 ? 4 : brief.devices < POINT_DEVICES ? 2 : 3),
    impact: 4,
    mitigation: "Boundary groups, throttling, peer cache, pilot",
    owner: "Engineer",
    trigger: "Link use above 80% during a deployment",
    fewestSites: 2,
    source: ["cm-bg", "ej"],
  },
  {
    id: "CM15",
    text: "Update scans fail because an old group policy still specifies the previous server",
    likelihood: 3,
    impact: 3,
    mitigation: "Review policies in discovery; remove the setting with the old agent in each wave",
    owner: "Client IT lead",
    trigger: "Scan errors on more than 3% of a wave",
    when: DIRECTORY,
    source: ["ej"],
  },
  {
    id: "CM4",
    text: ({ brief }) => `A deployment intended for one collection reaches all ${plural(brief.devices, "device")}`,
    likelihood: 2,
    impact: 5,
    mitigation: "Limiting collections, maintenance windows, ring-by-ring deployment",
    owner: "Security lead",
    trigger: ({ brief }) =>
      `Deployment to more than ${plural(ringOf(brief, 10), "device")} without a smaller collection first`,
    source: ["ej"],
  },
  PHONES_LEFT,
];
