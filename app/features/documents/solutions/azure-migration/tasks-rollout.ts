/** The work of the rollout. */

import { all, is, none } from "#app/features/catalogue/predicate.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import { DATA_GATEWAY } from "#app/features/documents/facts/work.ts";
import type { TaskRow } from "#app/features/documents/pack.ts";
import { publishedDays } from "#app/features/documents/solutions/azure-network.ts";
import { plural } from "#app/features/documents/words.ts";
import {
  CIRCUIT,
  copied,
  INTERFACES,
  inZones,
  LANDING,
  LARGER,
  PLATFORM,
  PROXY,
  restored,
  SMALL,
  TWO_REGIONS,
} from "./answers.ts";
import { CIRCUIT_LEADS, circuitLead } from "./circuit-order.ts";
import {
  hasInstances,
  isPlatform,
  isSoon,
  leavesRest,
  machines,
  moved,
  movesAlone,
  replatformed,
  retired,
  webApplications,
  weeksIn,
} from "./quantities.ts";
import { protectedMachines } from "./replication.ts";
import { byDisk } from "./transfer.ts";
import { firstWave, moveWeeks, pausedWeeks, restoresLater, together, waves } from "./waves.ts";

export const WATCHED = {
  title: "Dependency analysis closed after 30 days including a month end, final wave plan",
  kind: "build",
  role: "Engineer",
  deliverable: "Dependency map, wave plan",
} as const satisfies Partial<TaskRow>;
/** Consent, archive and switching off of one, in days: a planning assumption. */
const RETIRED_DAYS_EACH = 0.1;
/** Nothing is switched off before it is known what still calls it. */
export const RETIREMENT = {
  title: (brief: Brief) =>
    `Retirement of ${plural(retired(brief), "server")}: last use checked, data archived, switched off`,
  waits: ["dependencies"],
  kind: "build",
  role: "Engineer",
  weight: 0.5,
  holds: (brief: Brief) => retired(brief) * RETIRED_DAYS_EACH,
  deliverable: "Owner's consent for each, archive list; deleted by the client after 30 days off",
  asked: (brief: Brief) => retired(brief) > 0,
} as const satisfies Partial<TaskRow>;
/** After wave 0; where there are many, systems with interfaces move in the first half, so that these settle while the rest moves. */
const manyWaves = (brief: Brief): boolean => waves(brief) > 4;
const halfOfWaves = (brief: Brief): number => Math.ceil((waves(brief) - 1) / 2);
const spanOf = (first: number, last: number): string =>
  first === last ? `wave ${first}` : `waves ${first} ${last - first === 1 ? "and" : "to"} ${last}`;
const laterWaves = (brief: Brief): string => spanOf(halfOfWaves(brief) + 1, waves(brief) - 1);
const restoreAfter = (brief: Brief): string =>
  restoresLater(brief) ? `; then ${together(brief)} machines restored at once` : "";
const CIRCUIT_SERVICE = {
  phase: 3,
  title: "Circuit into service, VPN as fallback",
  waits: [],
  kind: "rollout",
  role: "Engineer",
  weight: 1,
  most: 6,
  deliverable: "Record of VPN failover and failback",
} as const satisfies TaskRow;

/** Two machines are not moved in the days of ten. */
const WEIGHT_OF_ONE = 2.5;
const movingWeight = (brief: Brief): number =>
  Math.min(
    brief.holds(PLATFORM) ? 26 : (brief.holds(LARGER) ? 14 : 10) + (hasInstances(brief) ? 4 : 0),
    WEIGHT_OF_ONE * Math.max(1, moved(brief) - retired(brief) - firstWave(brief)),
  );

/** A workload on a platform service takes 1.5 to 2 times the work of a machine. */
const PLATFORM_EFFORT = 1.75;
/** Of the days of the move, those of the machines after wave 0; databases and web applications have the rest. */
const machinesWeight = (brief: Brief): number => {
  const rehosted = Math.max(1, machines(brief) - firstWave(brief));
  return (movingWeight(brief) * rehosted) / (rehosted + PLATFORM_EFFORT * replatformed(brief));
};
const platformWeight = (brief: Brief): number => movingWeight(brief) - machinesWeight(brief);
/** Of the waves after wave 0, those of the first half. */
const firstShare = (brief: Brief): number => (manyWaves(brief) ? halfOfWaves(brief) / (waves(brief) - 1) : 1);

/** So many weeks without a change for users are worth a rehearsal of their own. */
const PAUSE_WEEKS = 2;
const rehearses = (brief: Brief): boolean =>
  brief.holds(none(SMALL, LANDING)) && waves(brief) > 1 && pausedWeeks(brief) >= PAUSE_WEEKS;
/** Of the days of the move, those of its test migrations: a planning assumption. */
const REHEARSED_SHARE = 0.3;
const movedShare = (brief: Brief): number => (rehearses(brief) ? 1 - REHEARSED_SHARE : 1);

/** What goes to platform services keeps step with the machines of its applications. */
const PLATFORM_MOVE = {
  mark: "databases",
  waits: ["training", "dependencies"],
  kind: "rollout",
  role: "Engineer",
  weight: (brief: Brief) => platformWeight(brief) * firstShare(brief),
  least: (brief: Brief) => (manyWaves(brief) ? Math.floor(moveWeeks(brief) / 2) : 0),
} as const satisfies Partial<TaskRow>;

const MOVED_DATABASES = {
  deliverable: "Migrated databases, checksums",
  when: none(PLATFORM),
  asked: hasInstances,
} as const;
const LATER_PLATFORM_MOVE = {
  mark: "waves",
  waits: ["systems", "databases"],
  kind: "rollout",
  role: "Engineer",
  weight: (brief: Brief) => platformWeight(brief) * (1 - firstShare(brief)),
  least: (brief: Brief) => Math.ceil(moveWeeks(brief) / 2),
} as const satisfies Partial<TaskRow>;
/** A failover prepared, watched and written down, and each ten machines of its recovery plans, in days: planning assumptions. */
const failoverDays = (brief: Brief): number => Math.min(10, 2 + Math.ceil(protectedMachines(brief) / 10));

/** A first wave is watched from the week after its pilot until its case is written, in the last week of the phase. */
const measuredWeeks = (brief: Brief): number => Math.max(1, weeksIn(3, brief) - 1);

export const ROLLOUT_TASKS: readonly TaskRow[] = [
  ...CIRCUIT_LEADS.flatMap((lead): TaskRow[] => [
    { ...CIRCUIT_SERVICE, lead, when: CIRCUIT, asked: (brief) => circuitLead(brief) === lead && !byDisk(brief) },
    {
      ...CIRCUIT_SERVICE,
      lead,
      mark: "circuit",
      when: CIRCUIT,
      asked: (brief) => circuitLead(brief) === lead && byDisk(brief),
    },
  ]),
  { ...WATCHED, phase: 3, mark: "dependencies", waits: [], weight: 1.5, when: none(LANDING), asked: isSoon },
  { ...RETIREMENT, phase: 3, kind: "rollout", asked: (brief) => isSoon(brief) && retired(brief) > 0 },
  {
    phase: 3,
    title: (brief) => `First test migrations of ${spanOf(1, waves(brief) - 1)} in an isolated network`,
    mark: "rehearsal",
    waits: ["dependencies"],
    kind: "build",
    role: "Engineer",
    weight: (brief) => machinesWeight(brief) * REHEARSED_SHARE,
    least: (brief) => Math.min(pausedWeeks(brief), waves(brief) - 1),
    deliverable: "Test report for each server, faults fixed before its wave",
    asked: rehearses,
  },
  {
    phase: 3,
    title: (brief) =>
      manyWaves(brief)
        ? `Production migration: ${spanOf(1, halfOfWaves(brief))}${brief.holds(INTERFACES) ? ", including systems with interfaces" : ""}`
        : `Production migration: ${waves(brief) === 1 ? "final move of the wave 0 server" : spanOf(1, waves(brief) - 1)}${restoreAfter(brief)}`,
    carries: ["productivity"],
    mark: "systems",
    waits: ["training", "dependencies", "rehearsal", "partners", "circuit"],
    least: (brief) => (manyWaves(brief) ? Math.floor(moveWeeks(brief) / 2) : moveWeeks(brief)),
    kind: "rollout",
    role: "Engineer",
    weight: (brief) => machinesWeight(brief) * firstShare(brief) * movedShare(brief),
    deliverable: "Wave reports, faults of each wave fixed",
    when: none(LANDING),
  },
  {
    phase: 3,
    title: (brief) => `Production migration: ${laterWaves(brief)}${restoreAfter(brief)}`,
    mark: "waves",
    waits: ["systems"],
    least: (brief) => Math.ceil(moveWeeks(brief) / 2),
    kind: "rollout",
    role: "Engineer",
    weight: (brief) => machinesWeight(brief) * (1 - firstShare(brief)) * movedShare(brief),
    deliverable: "Wave reports, faults of each wave fixed",
    when: none(LANDING),
  },
  {
    phase: 3,
    title: (brief) =>
      `First wave looked after and measured, its faults fixed, ${movesAlone(brief) ? "its connections compared with the dependency map" : "dependency analysis closed after 30 days including a month end"}`,
    mark: "measured",
    waits: [],
    least: measuredWeeks,
    goesOn: true, // who uses what has moved is never without help
    kind: "rollout",
    role: "Engineer",
    weight: 3,
    deliverable: "Measured cost, dependency map",
    when: LANDING,
  },
  {
    phase: 3,
    title: (brief) => (leavesRest(brief) ? "Business case and wave plan for the rest" : "Business case, updated"),
    waits: ["measured", "lists"],
    kind: "design",
    role: "Architect",
    weight: 3,
    deliverable: (brief) =>
      `Business case on ${plural(measuredWeeks(brief), "week")} of measurement${leavesRest(brief) ? ", wave plan" : ""}`,
    when: LANDING,
  },
  {
    phase: 3,
    title: (brief) =>
      `Databases to Managed Instance, ${manyWaves(brief) ? `with ${spanOf(1, halfOfWaves(brief))}` : "each in the wave of its application"}`,
    ...PLATFORM_MOVE,
    ...MOVED_DATABASES,
  },
  {
    phase: 3,
    title: (brief) => `Databases to Managed Instance, with ${laterWaves(brief)}`,
    ...LATER_PLATFORM_MOVE,
    ...MOVED_DATABASES,
  },
  {
    phase: 3,
    title: (brief) =>
      `Databases${webApplications(brief) > 0 ? " and web applications" : ""} to platform services${manyWaves(brief) ? `, with ${spanOf(1, halfOfWaves(brief))}` : waves(brief) > 1 ? ` with ${spanOf(1, waves(brief) - 1)}` : ""}`,
    ...PLATFORM_MOVE,
    deliverable: (brief) =>
      `Workloads on Managed Instance${webApplications(brief) > 0 ? " and App Service" : ""}, checksums`,
    asked: isPlatform,
  },
  {
    phase: 3,
    title: (brief) => `Databases and web applications to platform services, with ${laterWaves(brief)}`,
    ...LATER_PLATFORM_MOVE,
    deliverable: "Workloads on Managed Instance and App Service, checksums",
    asked: isPlatform,
  },
  {
    phase: 3,
    title: "Data gateway alongside the migrated sources",
    waits: ["systems", "databases"],
    kind: "rollout",
    role: "Engineer",
    weight: 1,
    most: 5,
    deliverable: "Reports and flows reading the migrated sources",
    when: all(DATA_GATEWAY, none(is("integration-needs", "reporting-tools"))),
  },
  {
    phase: 3,
    title: "Publishing internal web applications",
    carries: ["remote-work"],
    waits: ["systems", "databases"],
    kind: "rollout",
    role: "Engineer",
    weight: 1,
    holds: publishedDays,
    most: 8,
    deliverable: "Published applications, each tested",
    when: PROXY,
  },
  {
    phase: 3,
    title: (brief) =>
      `${brief.holds(LARGER) ? `Recovery plans for ${plural(protectedMachines(brief), "machine")}; failover` : "Failover"} test to the second region`,
    waits: ["systems", "waves", "databases"],
    least: ({ size }) => (size === "enterprise" ? 2 : 0),
    kind: "rollout",
    role: "Engineer",
    weight: 2,
    most: failoverDays,
    deliverable: "Failover record",
    when: TWO_REGIONS,
    asked: copied,
  },
  {
    phase: 3,
    title: "Restore test into the second region",
    waits: ["systems", "waves", "databases"],
    kind: "rollout",
    role: "Engineer",
    weight: 2,
    most: 6,
    deliverable: "Restore record",
    asked: restored,
  },
  {
    phase: 3,
    title: "Failover test to another zone",
    waits: ["systems", "waves", "databases"],
    kind: "rollout",
    role: "Engineer",
    weight: 1,
    deliverable: "Failover record",
    asked: inZones,
  },
];
