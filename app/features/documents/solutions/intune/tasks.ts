/** Tasks of the plan by phase, with the days that they hold. */

import type { Brief } from "#app/features/documents/brief/brief.ts";
import type { Pack } from "#app/features/documents/pack.ts";
import {
  conditionalAccess,
  ENCRYPTION,
  SERVERS_HARDENED,
} from "#app/features/documents/solutions/configuration-manager/answers.ts";
import {
  examples,
  IN_WORDS,
  pilotOf,
  waves,
} from "#app/features/documents/solutions/configuration-manager/quantities.ts";
import {
  byEffort,
  DECOMMISSIONED,
  JOIN_TASK,
  NATIONAL_TASK,
  outlivesRollout,
  READINESS,
  WAVE_DAYS,
  waveWeeks,
} from "#app/features/documents/solutions/configuration-manager/tasks.ts";
import { plural } from "#app/features/documents/words.ts";
import { caches, patchesServers, SYNCHRONISES, WITHOUT_ACCOUNTS } from "./answers.ts";

const serverDays = byEffort({ small: 0.5, medium: 1, large: 3, enterprise: 4 });

/** Half a day each, and half of that once the tenth has shown how. */
const cacheDays = (brief: Brief): number => Math.min(caches(brief), 10) / 2 + Math.max(0, caches(brief) - 10) / 4;

export const TASKS: Pack["tasks"] = [
  {
    phase: 1,
    title: (brief) => `Device${patchesServers(brief) ? " and server" : ""} list, work of the present tools`,
    kind: "discovery",
    role: "Engineer",
    weight: 2,
    holds: byEffort({ small: 0.5, medium: 0.5, large: 1, enterprise: 2 }),
    deliverable: "Devices by model, join and location; each task of the present tools with its successor",
  },
  {
    phase: 1,
    title: (brief) => `${brief.hasDirectory ? "Group policies" : "Settings in use"} mapped to Intune settings`,
    kind: "discovery",
    role: "Engineer",
    weight: 2,
    holds: byEffort({ small: 0.5, medium: 1, large: 2, enterprise: 2 }),
    deliverable: (brief) =>
      `Each setting with its one source: Intune${brief.hasDirectory ? ", group policy" : ""} or none`,
  },
  { ...READINESS, weight: 2 },
  { ...JOIN_TASK, title: "Entra ID synchronisation and hybrid join for the pilot", when: SYNCHRONISES },
  {
    phase: 2,
    title: "Entra ID accounts for users, licences assigned",
    mark: "join",
    waits: [],
    kind: "build",
    role: "Engineer",
    weight: 2,
    holds: byEffort({ small: 0.5, medium: 1, large: 1, enterprise: 2 }),
    deliverable: "An account with a licence for each user of the list, signed in by the pilot",
    when: WITHOUT_ACCOUNTS,
  },
  {
    phase: 2,
    title: "Intune tenant: enrolment, groups, roles",
    mark: "platform",
    waits: [],
    kind: "build",
    role: "Engineer",
    weight: 3,
    holds: byEffort({ small: 0.5, medium: 0.5, large: 1, enterprise: 2 }),
    deliverable:
      "Enrolment limited to the pilot, device groups by filter, roles with scope tags, two emergency accounts",
  },
  {
    phase: 2,
    title: (brief) => `Compliance policies, ${conditionalAccess(brief)}`,
    mark: "co-managed",
    waits: ["platform", "join"],
    kind: "build",
    role: "Engineer",
    weight: 2,
    holds: byEffort({ small: 0.25, medium: 0.5, large: 1, enterprise: 1 }),
    deliverable: "Devices without a policy set to non-compliant, a device rule that excludes the emergency accounts",
  },
  {
    phase: 2,
    title: "Configuration profiles, security baseline and update rings",
    waits: ["platform"],
    kind: "build",
    role: "Engineer",
    weight: 4,
    holds: byEffort({ small: 0.5, medium: 1, large: 2, enterprise: 3 }),
    deliverable: "Settings of the map as profiles, rings as designed, monthly update report",
  },
  {
    phase: 2,
    title: "Autopilot and reset, tested per model",
    waits: ["platform"],
    kind: "build",
    role: "Engineer",
    weight: 3,
    holds: byEffort({ small: 0.5, medium: 1, large: 2, enterprise: 3 }),
    deliverable: "One PC of each common model set up and reset by a user, timed",
  },
  {
    phase: 2,
    title: (brief) => `Pilot: ${plural(pilotOf(brief), "device")}, the latest month's updates with a 3-day deadline`,
    kind: "pilot",
    role: "Engineer",
    weight: 4,
    holds: byEffort({ small: 0.5, medium: 1, large: 2, enterprise: 3 }),
    deliverable: (brief) =>
      `Pilot report${patchesServers(brief) ? ", with one server patched by Azure Update Manager" : ""}`,
  },
  {
    phase: 3,
    title: (brief) =>
      `Device waves: enrolled, old agent removed${brief.holds(SYNCHRONISES) ? " and computers hybrid-joined" : ""} in each`,
    mark: "waves",
    waits: ["training"],
    kind: "rollout",
    role: "Engineer",
    weight: 9,
    holds: (brief) => waves(brief) * WAVE_DAYS[brief.size],
    least: waveWeeks,
    completes: ["data-encryption"],
    deliverable: (brief) =>
      `98% of devices reporting to Intune, the rest listed${brief.holds(ENCRYPTION) ? "; portable ones encrypted" : ""}`,
  },
  {
    phase: 3,
    title: (brief) => `${IN_WORDS[examples(brief)]} application${examples(brief) > 1 ? "s" : ""} packaged for Intune`,
    waits: [],
    kind: "rollout",
    goesOn: true, // built and tested before anybody has it
    role: "Engineer",
    weight: 3,
    holds: (brief) => examples(brief) / 2,
    most: (brief) => examples(brief) / 2 + 2,
    deliverable: (brief) =>
      `Application${examples(brief) > 1 ? "s" : ""} installed, updated and removed silently, and offered in Company Portal`,
  },
  {
    phase: 3,
    title: "Servers connected by Azure Arc, update schedules in two steps",
    mark: "servers",
    waits: ["waves"],
    kind: "rollout",
    role: "Engineer",
    weight: 3,
    holds: serverDays,
    deliverable: "Each server assessed daily and patched in its window; no policy names the old update server",
    asked: patchesServers,
  },
  {
    phase: 3,
    title: "Deviations of hardened servers reported by machine configuration",
    waits: [],
    kind: "rollout",
    goesOn: true, // it reports and sets nothing
    role: "Engineer",
    weight: 2,
    holds: byEffort({ small: 0.5, medium: 1, large: 2, enterprise: 2 }),
    deliverable: "Baseline in audit mode, deviations with owners",
    when: SERVERS_HARDENED,
  },
  {
    phase: 3,
    title: "Connected Cache at the locations",
    waits: [],
    kind: "rollout",
    goesOn: true,
    role: "Engineer",
    weight: 2,
    holds: cacheDays,
    deliverable: "Nodes in service, share of content from them measured",
    asked: (brief) => caches(brief) > 0,
  },
  {
    ...NATIONAL_TASK,
    title: "National hardening baseline as Intune policies",
    deliverable: "Baseline, deviations reported by group",
  },
  { ...DECOMMISSIONED, phase: 3, waits: ["waves"], asked: (brief) => !outlivesRollout(brief) },
  {
    phase: 4,
    title: "Recovery exercise: policies from the export, one PC reset",
    kind: "acceptance",
    role: "Engineer",
    weight: 2,
    holds: byEffort({ small: 0.5, medium: 0.5, large: 1, enterprise: 1 }),
    deliverable: "Timed recovery record",
  },
  { ...DECOMMISSIONED, phase: 4, waits: "all", goesOn: true, asked: outlivesRollout },
];
