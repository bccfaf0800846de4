/** Ways to manage the devices, and what each costs, does and lacks. */

import { all, none } from "#app/features/catalogue/predicate.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import { LARGE_SITE_DEVICES } from "#app/features/documents/brief/settle.ts";
import { formatAmount } from "#app/features/documents/budget/budget.ts";
import { BY_TASK } from "#app/features/documents/effort/counted.ts";
import { PRICES } from "#app/features/documents/facts/prices.ts";
import type { OptionEstimate } from "#app/features/documents/options/option-row.ts";
import type { Pack } from "#app/features/documents/pack.ts";
import { clientsOf } from "#app/features/documents/rules/conflicts.ts";
import { plural } from "#app/features/documents/words.ts";
import {
  ACADEMIC,
  ENTERPRISE,
  GATEWAY,
  hasSyncServer,
  isBeyondNeed,
  keptBySite,
  lacksMemberServer,
  lostTo,
  SERVERS_HARDENED,
  SERVERS_TO_HARDEN,
  SHIFTS,
  SMALL,
  UP_TO_MEDIUM,
} from "./answers.ts";
import { pointServers } from "./distribution-points.ts";
import { INTUNE_JUDGED, PATCHING_JUDGED, SITE_LEAVES, SITE_SCORES, SUITE_JUDGED } from "./judged.ts";
import {
  askedForServers,
  auditedServers,
  counted,
  hasBusinessPlan,
  hasPlan,
  isAskedFirst,
  isF3Owned,
  isTakenAsOwned,
  mayBeUpdatedAlone,
  rightsTerms,
  shiftPlans,
  suitesToBuy,
} from "./licences.ts";
import { SITE_MARKS, UPDATED_MARKS } from "./marks.ts";
import {
  A3,
  CONSULTANT_OPERATIONS,
  dataCentre,
  F1,
  F3,
  HOST_LICENCES,
  LARGE_GATEWAY,
  LOCATION,
  MANAGEMENT_LICENCES,
  P1,
  PREREQUISITE,
  SCALE,
  SCHOOL_SUITE,
  SERVER_LICENCES,
  SERVER_RIGHTS,
  SMALL_GATEWAY,
  USER_RIGHTS,
  USER_SUITE,
} from "./names.ts";
import { wantsSpare } from "./outage.ts";
import { INTUNE, MEDIUM_SITE, OTHER_ENDPOINTS, PATCHING, SMALL_SITE, UPDATED_SERVERS } from "./outlines.ts";
import { isHandful, sized } from "./quantities.ts";

/** What no other option needs, and what those of other makers do not need either. */
export const OF_THE_SITE = [
  SERVER_LICENCES,
  MANAGEMENT_LICENCES,
  HOST_LICENCES,
  USER_RIGHTS,
  SMALL_GATEWAY,
  LARGE_GATEWAY,
  PREREQUISITE,
  CONSULTANT_OPERATIONS,
];
export const USER_PLANS = [F1, F3, A3, USER_SUITE, SCHOOL_SUITE];

/** Of a site on one machine with its distribution points, less what is owned. */
export const smallSiteLicences = (brief: Brief): number =>
  Math.max(
    0,
    1 +
      pointServers(brief) +
      (wantsSpare(brief) ? 1 : 0) +
      (hasSyncServer(brief) || lacksMemberServer(brief) ? 1 : 0) -
      (brief.given("server-licences") ?? 0),
  );

/** Of a site server and a second one with its distribution points, less what is owned. */
export const mediumSiteLicences = (brief: Brief): number =>
  Math.max(
    0,
    2 +
      pointServers(brief) +
      [hasSyncServer(brief), wantsSpare(brief)].filter(Boolean).length -
      (brief.given("server-licences") ?? 0),
  );

/** The synchronisation server, which Intune alone needs too, unless it runs on a licence that is owned. */
const syncLicences = (brief: Brief): number =>
  brief.hasDirectory && hasSyncServer(brief) && !brief.given("server-licences") ? 1 : 0;

/** The site pays for it with its rights, Intune alone with nothing else. */
const intuneOwned = (brief: Brief): string => {
  const { low, high } = PRICES["intune-p1"];
  return hasBusinessPlan(brief)
    ? `Intune (probably owned, else ${formatAmount(low, "USD")} – ${high / 100} per user and month)`
    : "";
};

/** Shift workers whom another maker's suite leaves without Entra ID P1: F1 has it, and costs less. */
export const shiftAlone = (brief: Brief): number => (brief.holds(SHIFTS) && !isF3Owned(brief) ? shiftPlans(brief) : 0);

/** The same where it is not bought: in a plan, or by a quotation for the school. */
export const conditionOwned = (brief: Brief): string => {
  if (isTakenAsOwned(brief)) return "Entra ID P1 (probably owned); ";
  return brief.holds(ACADEMIC) && counted(brief) < brief.users ? "Entra ID P1 (to be quoted); " : "";
};

const SERVERS_PATCHED: OptionEstimate["lines"] = [
  { price: "update-manager-server", quantity: (brief) => brief.servers.plan, kind: "monthly" },
  { price: "machine-configuration-server", quantity: auditedServers, kind: "monthly" },
];
const SERVERS_GIVEN = "inventory of servers and software deployment to them";

/** What a sector loses with Intune alone, as the choice is asked for. */
const givenUp = (brief: Brief): string => {
  const lost = lostTo(brief);
  if (!lost) return "";
  return `; with Intune alone, ${keptBySite(brief)} ${
    brief.holds(ACADEMIC)
      ? `have no ${lost} (take A if rooms are imaged each term)`
      : `restart at one fixed hour of the week, without ${lost}`
  }`;
};

export const OPTIONS: Pack["options"] = [
  {
    name: "Configuration Manager with co-management",
    marks: SITE_MARKS,
    description: "On-premises site; workloads move to Intune in stages",
    against: "Servers, a database and an annual upgrade to maintain",
    without: (brief) =>
      brief.holds(none(GATEWAY)) && brief.given("outside-devices")
        ? `a gateway for the ${plural(brief.given("outside-devices") ?? 0, "remote device")}, which use the VPN`
        : brief.holds(GATEWAY)
          ? "egress and server certificate of the gateway"
          : "",
    scores: { ...SITE_SCORES, scalability: 5 },
    leaves: SITE_LEAVES,
    shifts: [
      { when: SMALL, criterion: "scalability", by: -1 }, // ends at 500 clients
    ],
    source: ["cm-hier", "cm-comgmt", "ej"],
  },
  {
    name: "Small Configuration Manager site",
    marks: { ...SITE_MARKS, scalability: "one server carries 500 clients, and a second management point more" },
    configuration: "sccm-small",
    outline: SMALL_SITE,
    settles: { title: LOCATION, left: dataCentre },
    description:
      "All roles and the database on one server, for up to 500 clients; a second management point can follow",
    against: "Clients connect directly to the site server, which also hosts the database",
    estimate: {
      days: 94, // as A, less the build and the tests of the second server
      weeks: 100,
      keeps: { but: [SERVER_LICENCES, CONSULTANT_OPERATIONS] },
      lines: [
        { price: "windows-standard", quantity: smallSiteLicences, kind: "one-off" },
        { price: "operations-day", quantity: (brief) => (isHandful(brief) ? 5 : 8), kind: "yearly" },
      ],
      gives: "a second management point",
    },
    scores: SITE_SCORES,
    leaves: SITE_LEAVES,
    when: UP_TO_MEDIUM,
    asked: isBeyondNeed,
    source: ["cm-hier", "cm-size", "ej"],
  },
  {
    name: "Medium Configuration Manager site",
    configuration: "sccm-medium",
    outline: MEDIUM_SITE,
    when: ENTERPRISE,
    asked: (brief) => clientsOf(brief) < LARGE_SITE_DEVICES,
    settles: { title: SCALE, left: "" },
    marks: { ...SITE_MARKS, scalability: "the same site grows by points and a larger server" },
    description: "One site server and one for content, without standby; expandable later without a new hierarchy",
    against: "A failed site server is restored, not replaced by a standby",
    estimate: {
      days: { row: "sccm-medium", percent: 100 },
      weeks: 100,
      of: { configuration: "sccm-medium", when: all() },
      keeps: { but: [SERVER_LICENCES, CONSULTANT_OPERATIONS] },
      lines: [
        { price: "windows-standard", quantity: mediumSiteLicences, kind: "one-off" },
        { price: "operations-day", quantity: 16, kind: "yearly" },
      ],
      gives: "standby servers",
    },
    scores: SITE_SCORES,
    leaves: SITE_LEAVES,
    source: ["cm-hier", "cm-size", "ej"],
  },
  {
    ...INTUNE_JUDGED,
    outline: INTUNE,
    settles: {
      title: SERVER_RIGHTS,
      by: (brief) =>
        `${isAskedFirst(brief) ? `, once the Microsoft 365 plan in use is confirmed: ${rightsTerms(brief)}` : ""}${givenUp(brief)}`,
      left: (brief) => askedForServers(brief, " if A is chosen"),
    },
    estimate: {
      days: BY_TASK,
      weeks: 80,
      keeps: { but: OF_THE_SITE },
      lines: [
        { price: "windows-standard", quantity: syncLicences, kind: "one-off" },
        ...SERVERS_PATCHED,
        {
          price: "operations-day",
          quantity: (brief) => (isHandful(brief) ? 2 : sized(brief, [4, 8, 12])),
          kind: "yearly",
        },
      ],
      without: intuneOwned,
      gives: (brief) => {
        const windows = !brief.holds(ACADEMIC) && lostTo(brief) ? `; maintenance windows for ${keptBySite(brief)}` : "";
        return `bare-metal imaging${brief.servers.plan > 0 ? `; ${SERVERS_GIVEN}` : ""}${windows}`;
      },
    },
  },
  {
    name: "Configuration Manager for PCs, Azure Update Manager for servers",
    outline: UPDATED_SERVERS,
    asked: mayBeUpdatedAlone,
    settles: { title: SERVER_RIGHTS, left: (brief) => askedForServers(brief, " if A is chosen") },
    marks: UPDATED_MARKS,
    description: "A without System Center licences: servers patched through Arc, at a monthly charge",
    against: "Two reports of updates; servers are patched without inventory or software deployment",
    estimate: {
      days: BY_TASK,
      weeks: 100,
      keeps: { but: [MANAGEMENT_LICENCES, HOST_LICENCES] },
      lines: SERVERS_PATCHED,
      gives: SERVERS_GIVEN,
    },
    scores: { ...SITE_SCORES, "compliance-objective": 3, scalability: 5 },
    leaves: SITE_LEAVES,
    shifts: [
      { when: SERVERS_TO_HARDEN, criterion: "enhance-security", by: -1 },
      { when: SERVERS_HARDENED, criterion: "compliance-objective", by: -1 },
    ],
    source: ["cm-hier", "cm-comgmt", "ej"],
  },
  {
    ...PATCHING_JUDGED,
    outline: PATCHING,
    estimate: {
      days: 40,
      weeks: 60,
      keeps: { but: [...OF_THE_SITE, ...USER_PLANS, P1] },
      lines: [
        { price: "patch-tool-device", quantity: (brief) => brief.devices + brief.servers.plan, kind: "monthly" },
        {
          price: "operations-day",
          quantity: (brief) => (isHandful(brief) ? 2 : sized(brief, [4, 8, 12])),
          kind: "yearly",
        },
      ],
      gives: "imaging; device compliance; device-based Conditional Access",
    },
  },
  {
    ...SUITE_JUDGED,
    outline: OTHER_ENDPOINTS,
    asked: (brief) => !hasPlan(brief) || !mayBeUpdatedAlone(brief), // beside plans that include Intune hardly anybody pays for it
    estimate: {
      days: 90,
      weeks: 100,
      keeps: { but: [...OF_THE_SITE, ...USER_PLANS, P1] },
      lines: [
        { price: "endpoint-suite-device", quantity: (brief) => brief.devices + brief.servers.plan, kind: "monthly" },
        { price: "entra-p1", quantity: suitesToBuy, kind: "monthly" },
        { price: "m365-f1", quantity: shiftAlone, kind: "monthly" },
        {
          price: "operations-day",
          quantity: (brief) => (isHandful(brief) ? 3 : sized(brief, [6, 12, 16])),
          kind: "yearly",
        },
      ],
      without: (brief) => `${conditionOwned(brief)}local relays' servers`,
    },
  },
];
