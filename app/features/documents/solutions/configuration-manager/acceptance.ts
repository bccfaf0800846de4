/** Acceptance tests and the cutover. */

import { all, is, none } from "#app/features/catalogue/predicate.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import { isMonthly } from "#app/features/documents/brief/change-window.ts";
import { REGULATED } from "#app/features/documents/facts/effort.ts";
import type { Pack } from "#app/features/documents/pack.ts";
import { switchingWeeks } from "#app/features/documents/plan/plan.ts";
import { figure, plural } from "#app/features/documents/words.ts";
import {
  ACADEMIC,
  BEYOND_MEDIUM,
  ENTERPRISE,
  GATEWAY,
  GOVERNMENT,
  keptBySite,
  SMALL_COMPANY,
  UP_TO_MEDIUM,
} from "./answers.ts";
import { hasStores, servesBranches } from "./distribution-points.ts";
import { patchedOn, rolloutWeekend } from "./monthly.ts";
import { databaseBack, wantsSpare } from "./outage.ts";
import { IN_WORDS, inHalves, pilotInIntune, pilotOf, WAVES_A_WEEK, waves } from "./quantities.ts";
import { firstCycle, serversWhen } from "./wave-weekends.ts";

/** A small client's table has no room for co-management beside the tests of a gateway and of these sectors. */
const CROWDED_TESTS = all(SMALL_COMPANY, GATEWAY, is("industry", "retail", "government", "finance"));

/** They are proved too; tills have a test of their own. */
export const firstKept = (brief: Brief): string => {
  const kept = brief.one("industry") === "retail" ? undefined : keptBySite(brief);
  return kept ? `; the first ${kept} patched, none restarted in use` : "";
};
/** Smaller clients' tables have no row for it. */
const firstServer = (brief: Brief): string =>
  brief.holds(UP_TO_MEDIUM) && brief.servers.plan > 0 ? "; the first server patched in its maintenance window" : "";
export const sampled = (brief: Brief): string =>
  brief.devices > 20 ? "a sample of 20 devices" : "what each device reports";

/** Whatever updates them. */
export const TILLS_TEST: Pack["tests"][number] = {
  test: "Update of the tills in one store, outside trading hours",
  pass: "critical updates on every till within one month of release; a sale and a refund succeed after the restart",
  component: "Updates",
  when: is("industry", "retail"),
  source: ["pci-patches", "ej"],
};

/** Whatever reports. */
export const REPORT_TEST: Pack["tests"][number] = {
  test: "Compliance report",
  pass: (brief) =>
    `matches ${sampled(brief)}${brief.holds(REGULATED) ? "; filed with the change records as evidence" : ""}`,
  component: "Reporting",
  when: none(is("integration-needs", "reporting-tools")),
  source: ["ej"],
};

export const TESTS: Pack["tests"] = [
  {
    test: "Site Status, Component Status and Client Status in the console",
    pass: "no critical entry for 5 working days, each warning explained; at least 95% of computers used in the last 30 days active and passing the client check",
    component: "Site",
    source: ["ej"],
  },
  {
    test: (brief) => `First patch cycle in every workstation ring${firstCycle(brief)}`,
    pass: (brief) =>
      `at least 95% of reachable workstations${isMonthly(brief) ? patchedOn(brief) : ""} compliant within 14 days, ${keptBySite(brief) ? `excluding ${keptBySite(brief)}, ` : ""}by “Compliance 1 - Overall compliance”, or Intune's report where workload 2 has moved, as on ${plural(pilotInIntune(brief), "pilot device")} since phase 2${firstKept(brief)}${firstServer(brief)}`,
    component: "Updates",
    source: ["ej"],
  },
  {
    test: "First patches of servers in a maintenance window",
    pass: "the servers due in it patched, each service confirmed by its owner; no other server restarted",
    component: "Updates",
    when: BEYOND_MEDIUM, // before that, the test of the first cycle says it
    asked: (brief) => brief.servers.plan > 0,
    source: ["ej"],
  },
  TILLS_TEST,
  {
    test: "Site recovery from backup into an isolated network",
    pass: (brief) =>
      `console opens and a test client reports within ${databaseBack(brief)}${wantsSpare(brief) ? "; failing that, within 4, which then apply" : ""}`,
    component: "Recovery",
    source: ["ej"],
  },
  {
    test: "National hardening baseline on the first wave's collections",
    pass: "every deviation reported, with an owner",
    component: "Baseline",
    when: GOVERNMENT,
    source: ["ej"],
  },
  {
    test: "Client outside the office receives policy without VPN",
    pass: "within 60 minutes; connection type “Currently Internet”",
    component: "Gateway",
    when: GATEWAY,
    source: ["cm-cmg"],
  },
  {
    test: "Passive site server promoted under Sites, Nodes; SQL Server moved to its other node; one management point stopped",
    pass: "active within 1 hour (FailoverMgr.log); after each step a new policy reaches a client",
    component: "Availability",
    when: ENTERPRISE,
    source: ["ej"],
  },
  {
    test: "Operating system deployed to one model",
    pass: (brief) =>
      `usable within 2 hours, with a packaged application installed and removed silently${brief.holds(CROWDED_TESTS) ? "; shown as co-managed, “Compliant” and passed by the Conditional Access rule" : ""}`,
    component: "Deployment",
    source: ["ej"],
  },
  {
    test: "Device shown as co-managed, workload 1 in Intune (CoManagementHandler.log)",
    pass: "“Compliant” under an assigned policy; the sign-in log shows that the Conditional Access rule passes it",
    component: "Co-management",
    when: none(CROWDED_TESTS),
    source: ["cm-comgmt"],
  },
  {
    test: "Audit status messages for one deployment",
    pass: "show who built and who started it; filed with the month's patch report and the change records as evidence",
    component: "Roles",
    when: is("industry", "finance"),
    source: ["ej"],
  },
  {
    test: "Content for one deployment from a branch distribution point (Client Data Sources)",
    pass: "at least 95% of bytes from that point or peers; the rest explained",
    component: "Content",
    fewestSites: 2,
    asked: servesBranches,
    source: ["cm-bg"],
  },
  {
    test: "Help desk attempts a deployment to servers",
    pass: "no server collection in their console; also refused through the administration service",
    component: "Roles",
    when: none(SMALL_COMPANY, is("security-requirements", "identity-management")),
    source: ["ej"],
  },
  REPORT_TEST,
];

/** The pilot's have their client by then. */
export const inWave = (brief: Brief): string => {
  const each = (brief.devices - pilotOf(brief)) / waves(brief);
  return keptBySite(brief)
    ? `at most ${plural(Math.ceil(each), "device")}`
    : `about ${plural(Math.max(1, Math.round(each)), "device")}`;
};

export const wavesBy = (brief: Brief): string => {
  if (brief.sites > waves(brief)) return "group of locations";
  if (brief.sites === 1) return "department";
  return brief.sites < waves(brief) ? "location and department" : "location";
};

/** So few stores are no regions. */
const MAX_STORES = 5;

/** Devices that are changed when nobody uses them. */
export const KEPT_CUTOVER: Pack["cutover"] = [
  {
    step: "Teaching rooms, building by building; old agent removed",
    time: "in a break within the rollout, else outside teaching hours",
    check: "a teacher opens the room's applications",
    back: "old agent reinstalled before the next lesson",
    when: ACADEMIC,
    source: ["ej"],
  },
  {
    step: "Production-line PCs, line by line; old agent removed",
    time: "in the line's maintenance window",
    check: "line applications start; shift leader signs off",
    back: "old agent reinstalled before the shift begins",
    when: is("industry", "manufacturing"),
    source: ["ej"],
  },
  {
    step: (brief) =>
      `Tills and kiosks${hasStores(brief) ? `, one store first, then ${brief.sites > MAX_STORES ? "by region" : "the others"}` : ", one first"}; old agent removed`,
    time: "after closing, outside peak trading",
    check: "a sale and a refund on each till",
    back: "old agent reinstalled before opening",
    when: is("industry", "retail"),
    source: ["ej"],
  },
  {
    step: "Clinical devices, type by type; old agent removed",
    time: "at a time set by the ward",
    check: "device owner signs off",
    back: "old agent reinstalled before the device is used again",
    when: is("industry", "healthcare"),
    source: ["ej"],
  },
];

/** Two a week, as far as freezes leave the weeks. */
export const WAVES_STEP: Pack["cutover"][number] = {
  step: (brief) => `${IN_WORDS[waves(brief)]} waves by ${wavesBy(brief)}, ${inWave(brief)} each`,
  time: (brief) =>
    switchingWeeks(brief) === 1 && waves(brief) > WAVES_A_WEEK
      ? "during rollout, in the one week outside freezes"
      : "during rollout, at most two waves a week",
  check: "95% of the wave healthy before the next",
  back: "as above, per wave",
  source: ["ej"],
};

export const CUTOVER: Pack["cutover"] = [
  {
    step: (brief) =>
      `New client installed alongside the old agent, by the old tool${brief.hasDirectory ? " or group policy" : ""}`,
    time: "before each wave",
    check: "98% of the wave reports inventory to the new site",
    back: "old tool unchanged",
    source: ["ej"],
  },
  {
    step: (brief) => `Pilot group of ${figure(pilotOf(brief))} devices (IT and volunteers); old agent removed`,
    time: "during the pilot",
    check: "scan against the new update point within 24 hours (WUAHandler.log)",
    back: "old agent reinstalled the same day",
    source: ["ej"],
  },
  WAVES_STEP,
  ...KEPT_CUTOVER,
  {
    step: (brief) => `${plural(brief.servers.plan, "server")}${inHalves(brief)}`,
    time: (brief) => {
      if (!isMonthly(brief)) return serversWhen(brief);
      const weekend = rolloutWeekend(brief);
      return weekend ? `on the rollout's monthly weekend, ${weekend}` : "on the rollout's monthly weekend";
    },
    check: "service owner signs off",
    back: "old tool resumes patching",
    source: ["ej"],
  },
  {
    step: (brief) =>
      `Old tool decommissioned: its accounts, update policies${brief.hasDirectory ? ", PXE service and directory objects" : " and PXE service"} removed`,
    time: (brief) =>
      brief.servers.plan > 0
        ? "in hypercare, after the first patches of servers; if later, by the client"
        : "after the last wave",
    check: "new client on every device; no policy specifies the old servers",
    back: "keep the old tool until no device uses it",
    source: ["ej"],
  },
];
