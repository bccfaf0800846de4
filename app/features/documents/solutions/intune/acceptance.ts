/** Acceptance tests and the cutover. */

import { is, none } from "#app/features/catalogue/predicate.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import { isMonthly } from "#app/features/documents/brief/change-window.ts";
import type { Pack } from "#app/features/documents/pack.ts";
import {
  firstKept,
  KEPT_CUTOVER,
  REPORT_TEST,
  TILLS_TEST,
  WAVES_STEP,
} from "#app/features/documents/solutions/configuration-manager/acceptance.ts";
import {
  ACTS_ON_DEVICES,
  GOVERNMENT,
  keptBySite,
  SMALL_COMPANY,
} from "#app/features/documents/solutions/configuration-manager/answers.ts";
import { patchedOn, rolloutWeekend } from "#app/features/documents/solutions/configuration-manager/monthly.ts";
import { inHalves, pilotOf } from "#app/features/documents/solutions/configuration-manager/quantities.ts";
import { firstCycle, serversWhen } from "#app/features/documents/solutions/configuration-manager/wave-weekends.ts";
import { figure, plural } from "#app/features/documents/words.ts";
import { patchesServers } from "./answers.ts";
import { backWithin } from "./operations.ts";
import { TASKS } from "./tasks.ts";

export const TESTS: Pack["tests"] = [
  {
    test: "Enrolled devices against the list of those used in the last 30 days",
    pass: (brief) =>
      `at least 98% enrolled and reporting within a day; each of the others, of at most ${plural(Math.max(1, Math.floor(brief.devices / 50)), "device")}, listed with its reason`,
    component: "Enrolment",
    source: ["ej"],
  },
  {
    test: (brief) => `First patch cycle in every ring of PCs${firstCycle(brief)}`,
    pass: (brief) =>
      `at least 95% of reachable workstations${isMonthly(brief) ? patchedOn(brief) : ""} compliant within 14 days by Intune's update report${keptBySite(brief) ? `, excluding ${keptBySite(brief)}` : ""}, as on ${plural(pilotOf(brief), "pilot device")} since phase 2${firstKept(brief)}`,
    component: "Updates",
    source: ["ej"],
  },
  {
    test: "First patches of servers in a maintenance window",
    pass: "the servers due in it patched by Azure Update Manager, each service confirmed by its owner; no other server restarted",
    component: "Servers",
    asked: patchesServers,
    source: ["updmgr", "ej"],
  },
  TILLS_TEST,
  {
    test: "New PC set up by its user, and a PC in use reset",
    pass: "each usable within 2 hours with policies and required applications, one of which is then removed silently",
    component: "Set-up",
    source: ["autopilot", "ej"],
  },
  {
    test: "Antivirus switched off on a pilot device",
    pass: (brief) =>
      `non-compliant within an hour of a sync; the sign-in log shows that the access rule ${brief.holds(ACTS_ON_DEVICES) ? "refuses" : "would refuse"} it, and passes it once it complies`,
    component: "Compliance",
    source: ["ca-templates", "ej"],
  },
  {
    test: "Settings of ten devices against the map of group policies and profiles",
    pass: "no setting from two sources, no profile in conflict",
    component: "Settings",
    when: none(SMALL_COMPANY),
    source: ["ej"],
  },
  {
    test: "Restore of two deleted policies from the week's export; a wiped PC set up again",
    pass: (brief) => `both in force on a test group within ${backWithin(brief)}, equal to the export`,
    component: "Recovery",
    source: ["ej"],
  },
  {
    test: "National hardening baseline on the first wave's devices",
    pass: "every deviation reported, with an owner",
    component: "Baseline",
    when: GOVERNMENT,
    source: ["ej"],
  },
  {
    test: "Audit log of one changed policy",
    pass: "shows who changed it and who approved it; filed with the month's update report as evidence",
    component: "Roles",
    when: is("industry", "finance"),
    source: ["ej"],
  },
  {
    test: "Help desk attempts to change a policy and to wipe a device of another group",
    pass: "neither is offered; refused through Microsoft Graph too",
    component: "Roles",
    when: none(SMALL_COMPANY, is("security-requirements", "identity-management")),
    source: ["ej"],
  },
  REPORT_TEST,
];

/** When servers leave the old tool. */
const serversAt = (brief: Brief): string => {
  if (!isMonthly(brief)) return serversWhen(brief, TASKS, "servers");
  const weekend = rolloutWeekend(brief);
  return weekend ? `on the rollout's monthly weekend, ${weekend}` : "on the rollout's monthly weekend";
};

export const CUTOVER: Pack["cutover"] = [
  {
    step: (brief) => `Pilot group of ${figure(pilotOf(brief))} devices (IT and volunteers) enrolled; old agent removed`,
    time: "during the pilot",
    check: "compliant, and updated by its ring, within 24 hours",
    back: "enrolment ended, old agent reinstalled the same day",
    source: ["ej"],
  },
  {
    ...WAVES_STEP,
    check: "95% of the wave compliant before the next; no profile in conflict",
    back: "as above, per wave; old policies assigned again",
  },
  ...KEPT_CUTOVER,
  {
    step: (brief) => `${plural(brief.servers.plan, "server")}${inHalves(brief)}: schedule assigned, old policy removed`,
    time: serversAt,
    check: "assessment matches the old tool's; service owner signs off",
    back: "schedule removed, old tool resumes patching",
    asked: patchesServers,
    source: ["updmgr", "ej"],
  },
  {
    step: (brief) =>
      `Old tool decommissioned: its accounts, update policies${brief.hasDirectory ? ", imaging service and directory objects" : " and imaging service"} removed`,
    time: (brief) =>
      patchesServers(brief)
        ? "in hypercare, after the first patches of servers; if later, by the client"
        : "after the last wave",
    check: "no device or policy names the old servers; each of its tasks has its successor",
    back: "keep the old tool until no device uses it",
    source: ["ej"],
  },
];
