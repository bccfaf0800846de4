/** Risks of enrolment, settings, lines and servers. */

import { none } from "#app/features/catalogue/predicate.ts";
import { SERVER_2016 } from "#app/features/documents/facts/lifecycle.ts";
import type { Pack } from "#app/features/documents/pack.ts";
import { left2016 } from "#app/features/documents/solutions/configuration-manager/old-servers.ts";
import { ringOf } from "#app/features/documents/solutions/configuration-manager/quantities.ts";
import {
  NOT_READY,
  OLD_SERVERS,
  PHONES_LEFT,
  PLAN_LACKS,
  PLAN_TAKEN,
  RESTARTS,
} from "#app/features/documents/solutions/configuration-manager/risks.ts";
import { plural } from "#app/features/documents/words.ts";
import { caches, NO_DIRECTORY, patchesServers, SYNCHRONISES } from "./answers.ts";

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
  PLAN_LACKS,
  PLAN_TAKEN,
  {
    ...OLD_SERVERS,
    id: "IN9",
    text: ({ brief }) =>
      `Servers still on ${SERVER_2016.product}${left2016(brief) ? `, out of support since ${SERVER_2016.endText}, get` : ` leave support on ${SERVER_2016.endText} and then get`} no updates from Azure Update Manager unless they are paid for`,
    source: ["eol", "updmgr"],
  },
  NOT_READY,
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
  PHONES_LEFT,
];
