/** Operations, signals, recovery and training. */

import type { Brief } from "#app/features/documents/brief/brief.ts";
import type { Pack } from "#app/features/documents/pack.ts";
import { APPLE_PUSH } from "#app/features/documents/solutions/configuration-manager/operations.ts";
import { plural } from "#app/features/documents/words.ts";
import { patchesServers, SYNCHRONISES } from "./answers.ts";
import { byClients } from "./quantities.ts";

/** What a restore of the configuration may take, by the outage that is accepted. */
const BACK: Partial<Record<string, string>> = {
  hour: "1 hour",
  hours: "4 hours",
  day: "1 working day",
  days: "3 working days",
};
export const backWithin = (brief: Brief): string => BACK[brief.known("recovery-time") ?? ""] ?? "1 working day";

export const OPERATIONS: Pack["operations"] = [
  {
    frequency: "Daily",
    task: "Service health and message centre; failed enrolments; devices fallen out of compliance",
    owner: "Client IT",
    source: ["ej"],
  },
  {
    frequency: "Weekly",
    task: "Updates by ring; profiles in conflict; devices silent for 14 days; policies exported to the share by script",
    owner: "Client IT",
    source: ["ej"],
  },
  {
    frequency: "Monthly",
    task: "Patch cycle, report filed; packages of applications brought up to date",
    owner: "Client IT",
    source: ["ej"],
  },
  {
    frequency: "Monthly",
    task: "Servers' schedules against their windows; Azure cost against the budget alert",
    owner: "Client IT",
    asked: patchesServers,
    source: ["updmgr", "ej"],
  },
  {
    frequency: "Quarterly",
    task: "Clean-up of stale devices and groups; review of roles, rings, baseline version and licences",
    owner: "Consultant",
    source: ["ej"],
  },
  APPLE_PUSH,
  {
    frequency: "Yearly",
    task: "Update of Entra Connect Sync to its newest version",
    owner: "Client IT",
    when: SYNCHRONISES,
    source: ["entra-sync", "ej"],
  },
  {
    frequency: "Yearly",
    task: "Recovery exercise: policies from the export, a PC reset",
    owner: "Consultant",
    source: ["ej"],
  },
];

export const SIGNALS: Pack["signals"] = [
  {
    signal: "Devices without contact for 14 days",
    threshold: (brief) => `above 5%: more than ${plural(Math.floor(brief.devices / 20), "device")}`,
    action: "list them by user and location; sync, re-enrol or retire each",
    source: ["ej"],
  },
  {
    signal: "Devices that fail to update in a ring",
    threshold: (brief) => `above 3%: ${plural(Math.max(2, Math.floor((brief.devices * 3) / 100) + 1), "device")}`,
    action: "pause the ring; read the error by model and version, then the policy conflicts",
    source: ["ej"],
  },
  {
    signal: "Server not assessed or past its schedule",
    threshold: "any for more than 2 days",
    action: "check the Arc agent's connection and the update source of the server",
    asked: patchesServers,
    source: ["updmgr", "ej"],
  },
];

export const RECOVERY: Pack["recovery"] = [
  {
    service: "Management configuration",
    rpo: "1 week",
    rto: backWithin,
    method:
      "Restore of policies from the week's export, into a test group first; the audit log shows what changed since",
    source: ["ej"],
  },
  {
    service: "User's PC",
    rpo: "none for files in OneDrive or on a share",
    rto: "2 hours on a spare device",
    method: "Reset or replaced, set up by Autopilot",
    source: ["autopilot", "ej"],
  },
  {
    service: "Synchronisation server",
    rpo: "none",
    rto: "1 working day",
    method: "Rebuilt with the exported settings; sign-in and management go on meanwhile, new computers wait",
    when: SYNCHRONISES,
    source: ["ej"],
  },
];

/** Who has never run it is taught twice as long, who has run it half as long. */
const COURSE: Partial<Record<string, number>> = { none: 2, experienced: 0.5 };

export const TRAINING: Pack["training"] = [
  {
    audience: "Administrators",
    content: (brief) =>
      `Enrolment, policies, rings, applications, reports${patchesServers(brief) ? "; schedules of servers" : ""}; export and restore`,
    hours: (brief) =>
      ({ small: 3, medium: 4, large: 6, enterprise: 8 })[brief.size] * (COURSE[brief.known("skills") ?? ""] ?? 1),
    source: ["ej"],
  },
  {
    audience: "Help desk",
    content: "Set-up by Autopilot, reset, remote actions, Company Portal, recovery keys",
    hours: (brief) => byClients(brief, [1, 2, 4]),
    source: ["ej"],
  },
];
