/** Tasks of the plan by phase, with the days that they hold. */

import { none } from "#app/features/catalogue/predicate.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import type { Size } from "#app/features/documents/facts/effort.ts";
import type { Pack } from "#app/features/documents/pack.ts";
import { switchingWeeks } from "#app/features/documents/plan/plan.ts";
import { figure, plural } from "#app/features/documents/words.ts";
import {
  BEYOND_MEDIUM,
  conditionalAccess,
  ENCRYPTION,
  ENTERPRISE,
  GATEWAY,
  GOVERNMENT,
  SMALL_COMPANY,
  UNJOINED,
  UP_TO_MEDIUM,
} from "./answers.ts";
import { pointServers, servesBranches } from "./distribution-points.ts";
import { wantsSpare } from "./outage.ts";
import { examples, IN_WORDS, per, pilotInIntune, pilotOf, WAVES_A_WEEK, waves } from "./quantities.ts";

/** Days by size that a piece of the build or the rollout takes at least. */
export const byEffort =
  (days: Record<Size, number>) =>
  ({ size }: Brief): number =>
    days[size];
export const WAVE_DAYS: Record<Size, number> = { small: 1 / 3, medium: 0.5, large: 1, enterprise: 2 };

/** Each wave is announced, watched and followed up; the two halves of the servers count as one. */
const waveDays = (brief: Brief): number => (waves(brief) + 1) * WAVE_DAYS[brief.size];

/** Two waves a week, as far as freezes leave the weeks; those of up to 250 people take no fewer anyway. */
export const waveWeeks = (brief: Brief): number =>
  brief.holds(UP_TO_MEDIUM) ? 0 : Math.min(Math.ceil(waves(brief) / WAVES_A_WEEK), switchingWeeks(brief));

const LEAST_READING = 0.5;
const DEVICES_A_DAY = 2000;
const MOST_READING = 5;
/** Half a day, and a day for each two thousand devices, whose models repeat: planning assumption. */
const readinessDays = ({ devices }: Brief): number => Math.min(MOST_READING, LEAST_READING + devices / DEVICES_A_DAY);

/** Half a day each, and half of that once the tenth has shown how. */
const pointDays = (brief: Brief): number => {
  const servers = pointServers(brief);
  return Math.min(servers, 10) / 2 + Math.max(0, servers - 10) / 4;
};

export const DECOMMISSIONED = {
  title: "Old tool decommissioned and remnants removed",
  kind: "rollout",
  role: "Engineer",
  weight: 2,
  holds: byEffort({ small: 0.5, medium: 0.5, large: 1, enterprise: 2 }),
  deliverable: "No device with the old agent; old server, accounts and policies removed",
} as const satisfies Partial<Pack["tasks"][number]>;

/** Servers are first patched after go-live, and may need the old tool until then. */
export const outlivesRollout = (brief: Brief): boolean => brief.holds(BEYOND_MEDIUM) || brief.servers.plan > 0;

/** Whatever manages them. */
export const READINESS: Pack["tasks"][number] = {
  phase: 1,
  title: "Readiness for Windows 11 and new Secure Boot certificates, unsupported devices",
  kind: "discovery",
  role: "Engineer",
  weight: (brief) => per(brief, [2, 2, 3]),
  holds: readinessDays,
  deliverable: "Readiness by model for Windows 11 and Secure Boot (UEFICA2023Status)",
};

/** Computers of the pilot first. */
export const JOIN_TASK: Pack["tasks"][number] = {
  phase: 2,
  title: "Entra ID synchronisation, hybrid join and Intune for the pilot",
  mark: "join",
  waits: [],
  kind: "build",
  role: "Engineer",
  weight: 4,
  holds: byEffort({ small: 1, medium: 2, large: 2, enterprise: 3 }),
  deliverable: "Hybrid join targeted at the pilot only, confirmed by dsregcmd /status",
  when: UNJOINED,
};

/** It reports first. */
export const NATIONAL_TASK: Pack["tasks"][number] = {
  phase: 3,
  title: "National hardening baseline as configuration items",
  waits: [],
  kind: "rollout",
  goesOn: true, // it reports before it enforces
  role: "Engineer",
  weight: 2,
  holds: byEffort({ small: 0.5, medium: 1, large: 2, enterprise: 3 }),
  deliverable: "Baseline, deviations reported by collection",
  when: GOVERNMENT,
};

export const TASKS: Pack["tasks"] = [
  {
    phase: 1,
    title: "Client count, boundary list and database sizing",
    kind: "discovery",
    role: "Engineer",
    weight: 3,
    deliverable: "Client and boundary list, sizing",
    when: none(ENTERPRISE),
  },
  {
    phase: 1,
    title: "Client count",
    kind: "discovery",
    mark: "count",
    waits: ["kick-off"],
    role: "Engineer",
    weight: 1,
    deliverable: (brief) => `Computers active in 30 days${brief.sites > 1 ? ", by site" : ""}`,
    when: ENTERPRISE,
  },
  {
    phase: 1,
    title: "Servers, cluster storage and licences reserved or ordered to match the count",
    mark: "order",
    most: 2,
    waits: ["count"],
    kind: "scope",
    role: "Project manager",
    weight: 1,
    deliverable: "Reservation or order with a delivery date per server",
    when: ENTERPRISE,
  },
  {
    phase: 1,
    title: "Boundary list and database sizing",
    kind: "discovery",
    waits: ["count"],
    role: "Engineer",
    weight: 2,
    deliverable: (brief) => `IP ranges${brief.sites > 1 ? " by site" : ""} without overlaps or gaps, sizing`,
    when: ENTERPRISE,
  },
  READINESS,
  JOIN_TASK,
  {
    phase: 2,
    title: "Disk benchmark, SQL Server and prerequisites",
    mark: "database",
    waits: [],
    kind: "build",
    role: "Engineer",
    weight: 3,
    holds: byEffort({ small: 0.5, medium: 1, large: 1, enterprise: 2 }),
    deliverable: "Disk benchmark, database instance with collation SQL_Latin1_General_CP1_CI_AS",
    when: none(ENTERPRISE),
  },
  {
    phase: 2,
    title: "Disk benchmark, SQL Server cluster, file server and prerequisites",
    mark: "database",
    waits: ["order"],
    lead: 2,
    kind: "build",
    role: "Engineer",
    weight: 5,
    holds: 3,
    deliverable:
      "Disk benchmark, instance with collation SQL_Latin1_General_CP1_CI_AS, memory limit and tempdb as designed, failover test, content library share",
    when: ENTERPRISE,
  },
  {
    phase: 2,
    title: (brief) => `Site installation and roles${wantsSpare(brief) ? "; spare site server prepared" : ""}`,
    mark: "platform",
    waits: ["database"],
    kind: "build",
    role: "Engineer",
    weight: 4,
    holds: byEffort({ small: 1, medium: 1.5, large: 2, enterprise: 3 }),
    deliverable: "Green site status, first backup with CD.Latest, client push without NTLM fallback",
    when: none(ENTERPRISE),
  },
  {
    phase: 2,
    title: "Active and passive site servers, data centre roles",
    mark: "platform",
    waits: ["database"],
    kind: "build",
    role: "Engineer",
    weight: 6,
    holds: 4,
    deliverable:
      "Green site status, tested promotion of the passive server, first backup with CD.Latest, client push without NTLM fallback",
    when: ENTERPRISE,
  },
  {
    phase: 2,
    title: "Distribution points at the locations",
    waits: ["platform"],
    kind: "build",
    role: "Engineer",
    weight: 3,
    holds: pointDays,
    deliverable: "Distribution points with content, hourly rate limits, links measured under load",
    fewestSites: 2,
    asked: servesBranches,
  },
  {
    phase: 2,
    title: "Boundaries, collections with update rings and maintenance windows, administrative roles",
    waits: ["platform"],
    kind: "build",
    role: "Engineer",
    weight: 3,
    holds: byEffort({ small: 0.5, medium: 1, large: 2, enterprise: 3 }),
    deliverable: "Boundary groups, collections, roles and monthly patch report",
  },
  {
    phase: 2,
    title: "Cloud management gateway",
    waits: ["platform", "join"],
    kind: "build",
    role: "Engineer",
    weight: 3,
    holds: byEffort({ small: 0.5, medium: 1, large: 2, enterprise: 2 }),
    deliverable: "Gateway with test client",
    when: GATEWAY,
  },
  {
    phase: 2,
    title: (brief) => `Co-management of the pilot group, ${conditionalAccess(brief)}`,
    mark: "co-managed",
    waits: ["platform", "join"],
    kind: "build",
    role: "Engineer",
    weight: 2,
    holds: byEffort({ small: 0.5, medium: 1, large: 1.5, enterprise: 1.5 }),
    deliverable: (brief) =>
      `${brief.holds(SMALL_COMPANY) ? "Pilot" : "IT team's pilot"} devices visible in Intune, a device rule that excludes two emergency accounts`,
  },
  {
    phase: 2,
    title: (brief) =>
      `Pilot: ${plural(pilotOf(brief), "device")}, the latest month's updates with a 3-day deadline, on ${figure(pilotInIntune(brief))} by Intune`,
    kind: "pilot",
    role: "Engineer",
    weight: (brief) => per(brief, [4, 5, 5]),
    holds: byEffort({ small: 0.5, medium: 1, large: 2, enterprise: 3 }),
    deliverable: "Pilot report",
  },
  {
    phase: 3,
    title: (brief) =>
      `Client waves by collection, old agent removed${brief.holds(UNJOINED) ? " and computers hybrid-joined" : ""} in each`,
    mark: "waves",
    waits: ["training"],
    kind: "rollout",
    role: "Engineer",
    weight: 9,
    holds: waveDays,
    least: waveWeeks,
    completes: ["data-encryption"],
    deliverable: (brief) =>
      `98% of devices reporting inventory${brief.holds(ENCRYPTION) ? ", portable ones encrypted" : ""}`,
  },
  {
    phase: 3,
    title: (brief) => `${IN_WORDS[examples(brief)]} application${examples(brief) > 1 ? "s" : ""} and one task sequence`,
    waits: [],
    kind: "rollout",
    goesOn: true, // built and tested before anybody has it
    role: "Engineer",
    weight: (brief) => (brief.holds(UP_TO_MEDIUM) ? 5 : 4),
    holds: (brief) => (examples(brief) + (brief.holds(UP_TO_MEDIUM) ? 2 : 3)) / 2,
    most: (brief) => examples(brief) / 2 + 2.5,
    deliverable: (brief) => `Packaged application${examples(brief) > 1 ? "s" : ""}, task sequence`,
  },
  NATIONAL_TASK,
  {
    phase: 3,
    title: "Co-management: first two workloads moved",
    waits: ["waves"],
    kind: "rollout",
    role: "Engineer",
    weight: 3,
    holds: byEffort({ small: 0.5, medium: 1, large: 2, enterprise: 2 }),
    most: byEffort({ small: 1, medium: 2, large: 2, enterprise: 4 }),
    deliverable: "Workloads 1 and 2 in Intune",
  },
  { ...DECOMMISSIONED, phase: 3, waits: ["waves"], asked: (brief) => !outlivesRollout(brief) },
  {
    phase: 4,
    title: "Recovery test in an isolated network",
    kind: "acceptance",
    role: "Engineer",
    weight: 3,
    holds: byEffort({ small: 1, medium: 1.5, large: 2, enterprise: 3 }),
    deliverable: "Timed recovery record",
  },
  { ...DECOMMISSIONED, phase: 4, waits: "all", goesOn: true, asked: outlivesRollout },
];
