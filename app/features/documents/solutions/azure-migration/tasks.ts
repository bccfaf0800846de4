/** The work, phase by phase; that of the rollout apart. */

import { DIRECTORY } from "#app/features/catalogue/estate.ts";
import { all, is, none } from "#app/features/catalogue/predicate.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import { isWeekly } from "#app/features/documents/brief/change-window.ts";
import { formatDay } from "#app/features/documents/dates.ts";
import { API_GATEWAY } from "#app/features/documents/facts/work.ts";
import type { TaskRow } from "#app/features/documents/pack.ts";
import { planOf } from "#app/features/documents/plan/plan.ts";
import { CIRCUIT_ORDER, regionOnRequest } from "#app/features/documents/solutions/azure-network.ts";
import { UNSUBSCRIBED } from "#app/features/documents/solutions/first-subscription.ts";
import { figure, plural } from "#app/features/documents/words.ts";
import { workingDayUntil } from "#app/features/documents/working-days.ts";
import {
  CIRCUIT,
  copied,
  EXIT,
  INTERFACES,
  inZones,
  LANDING,
  ONBOARDED,
  PLANT_CONTROLLER,
  PREMIUM,
  restored,
  SMALL,
  SYNCHRONISED_HERE,
  TWO_REGIONS,
} from "./answers.ts";
import { isOrderedLater } from "./circuit-order.ts";
import { oldControllers } from "./left-in-room.ts";
import { API_DAYS } from "./names.ts";
import {
  apart,
  controllerDays,
  controllers,
  cores,
  inspects,
  isPlatform,
  isSoon,
  machines,
  moved,
  needsQuota,
  retired,
  weeksIn,
} from "./quantities.ts";
import { RETIREMENT, ROLLOUT_TASKS, WATCHED } from "./tasks-rollout.ts";
import { byDisk } from "./transfer.ts";
import { firstWave, testsOnly } from "./waves.ts";

/** Subscriptions, policies, roles and hub, from code, in days: a planning assumption. */
const LANDING_ZONE_DAYS = { small: 1.5, medium: 2.5, large: 6, enterprise: 12 } as const;
/** One design, on which few can work at a time. */
const LANDING_ZONE_WEEKS = { small: 1, medium: 2, large: 3, enterprise: 4 } as const;
/** Hub, peering, vault and replication in a second region, in days: a planning assumption. */
const REGION_DAYS = { small: 0.5, medium: 1, large: 2, enterprise: 4 } as const;

const SECOND = {
  phase: 2,
  mark: "second region",
  waits: ["platform"],
  kind: "build",
  role: "Engineer",
  weight: 1,
  holds: (brief: Brief) => REGION_DAYS[brief.size],
  deliverable: "Second region as code",
} as const satisfies Partial<TaskRow>;

/** Agents, rules and a pilot unit, in days: a planning assumption. */
const SYNCHRONISED_DAYS = { small: 1, medium: 2, large: 3, enterprise: 5 } as const;
/** At most, for a first wave: one tunnel with its names; vault, alerts and budgets, and each machine in them. */
const CONNECTION_DAYS = 5;
const VAULT_DAYS = 2;
const VAULT_DAYS_EACH = 0.5;
/** On the road twice, and a week at either end: a planning assumption. */
const DATA_BOX_WEEKS = 4;
/** Wave 0 is a few servers at every size. */
const WAVE_0_WEIGHT = { small: 3, medium: 4, large: 3, enterprise: 2 } as const;
/** Test migration, switch, way back and restore of one server, in days: a planning assumption. */
const WAVE_0_DAYS = 0.5;
/** Of one server too, a day: the upgrade of its Windows, the traffic at the desks and the report come with it. */
const LEAST_WAVE_0_DAYS = 1;
/** Sizing and reservations: of each machine of a first wave, and at most of a whole estate, in days: planning assumptions. */
const SIZING_DAYS_EACH = 0.25;
const MOST_SIZING_DAYS = 10;
/** Roles and records moved, demoted, taken off, in days: a planning assumption. */
const DEMOTED_DAYS_EACH = 0.5;
/** What moves as it is becomes new only by a date. */
const MODERNISING = is("primary-objective", "innovation", "digital-transformation");
/** Sizes rest on 60 days of each machine; those of the last wave are younger at any handover. */
const measuredShort = (brief: Brief): boolean => !brief.holds(LANDING) || weeksIn(3, brief) + weeksIn(4, brief) < 9;

/** The Wednesday of the first week, so that thirty days end with the fifth. */
const collectedFrom = (brief: Brief): number => {
  const { start, country } = planOf(brief);
  return workingDayUntil(start + 2, country);
};

export const TASKS: readonly TaskRow[] = [
  {
    phase: 1,
    title: (brief) =>
      `Appliance and inventory; dependency analysis collecting by ${formatDay(collectedFrom(brief))}${brief.holds(UNSUBSCRIBED) ? "; tenant and first subscription opened with the client" : ""}${brief.has("current-technologies", "azure-services") ? "; existing platform checked against the review checklist" : ""}${brief.holds(TWO_REGIONS) && regionOnRequest(brief) ? `; access to ${regionOnRequest(brief)} requested` : ""}${needsQuota(brief) ? `; quota for about ${figure(cores(brief))} vCPU requested in each region, as all is started in the second if the first is lost` : ""}`,
    waits: [],
    least: 2,
    kind: "discovery",
    role: "Engineer",
    weight: 4,
    deliverable: "Server inventory with readiness, dependencies found so far",
  },
  {
    phase: 1,
    title: (brief) =>
      `Interfaces: ${brief.holds(is("integration-needs", "erp", "legacy-applications")) ? "vendor statements, " : ""}inventory and baseline latency`,
    mark: "inventory",
    waits: ["kick-off"],
    kind: "discovery",
    role: "Engineer",
    weight: 1.5,
    deliverable: "Interfaces with owner, direction, address and latency",
    when: all(none(LANDING), INTERFACES),
  },
  {
    phase: 1,
    title: "Strategy for each workload, draft wave plan",
    carries: ["cost-reduction"],
    waits: ["discovery", "inventory"],
    kind: "design",
    role: "Architect",
    weight: 4,
    deliverable: "Strategy list, draft wave plan and business case",
  },
  {
    phase: 2,
    title: "Landing zone: identity, governance, network",
    carries: ["scalability", "digital-transformation", "innovation"],
    mark: "platform",
    least: (brief) => LANDING_ZONE_WEEKS[brief.size],
    holds: ({ size }) => LANDING_ZONE_DAYS[size],
    kind: "build",
    role: "Architect",
    weight: 6,
    deliverable: "Landing zone as code, no standing administrators, tested break-glass accounts, quota granted",
  },
  { ...CIRCUIT_ORDER, when: CIRCUIT, asked: (brief) => !isOrderedLater(brief) },
  // decided with the design, so that no holidays of approvers hold it up
  { ...CIRCUIT_ORDER, phase: 2, waits: [], stopsAs: "build", when: CIRCUIT, asked: isOrderedLater },
  {
    phase: 2,
    title: (brief) =>
      `Connection to the server room${apart(brief) ? (brief.sites > 1 ? `, tunnels to ${brief.sites} sites` : ", tunnel to the office") : ""}${brief.holds(SMALL) ? "" : "; name resolution"}`,
    mark: "connection",
    waits: ["platform"],
    kind: "build",
    role: "Engineer",
    weight: 3,
    most: (brief) => (brief.holds(LANDING) ? CONNECTION_DAYS : Infinity),
    deliverable: "Tested connection",
  },
  {
    phase: 2,
    title: "Data Box ordered, filled and returned",
    waits: [],
    kind: "build",
    role: "Engineer",
    weight: 0.75,
    most: 3,
    least: (brief) => Math.min(DATA_BOX_WEEKS, weeksIn(2, brief) - 2),
    deliverable: "Data loaded, checked",
    asked: byDisk,
  },
  {
    phase: 2,
    title: (brief) => `Backup, monitoring and budgets${brief.holds(ONBOARDED) ? "; Defender for Servers" : ""}`,
    waits: ["platform"],
    kind: "build",
    role: "Engineer",
    weight: 3,
    most: (brief) => (brief.holds(LANDING) ? VAULT_DAYS + moved(brief) * VAULT_DAYS_EACH : Infinity),
    deliverable: "Vault, alerts, budgets",
  },
  {
    phase: 2,
    title: "API Management for what partners call",
    waits: ["platform"],
    kind: "build",
    role: "Engineer",
    weight: 1,
    holds: ({ size }) => API_DAYS[size],
    deliverable: "Gateway answering under a test name",
    when: API_GATEWAY,
  },
  {
    phase: 2,
    title: "Inspection of outbound traffic: intermediate CA, its certificate on the machines, exceptions",
    waits: ["platform"],
    kind: "build",
    role: "Engineer",
    weight: 1,
    deliverable: "Inspected test request, exception list",
    when: PREMIUM,
    asked: inspects,
  },
  {
    phase: 2,
    title: "Synchronisation of users to Entra ID by Cloud Sync",
    waits: ["platform"],
    kind: "build",
    role: "Engineer",
    weight: 1,
    holds: ({ size }) => SYNCHRONISED_DAYS[size],
    most: ({ size }) => SYNCHRONISED_DAYS[size],
    deliverable: "Users of published applications synchronised, a pilot unit first",
    when: SYNCHRONISED_HERE,
  },
  {
    ...SECOND,
    title: "Second region: network, vault and Site Recovery",
    when: TWO_REGIONS,
    asked: copied,
  },
  { ...SECOND, title: "Second region: network as code, vault copy", asked: restored },
  {
    phase: 2,
    title: "Domain controllers in Azure",
    waits: ["connection", "second region"],
    kind: "build",
    role: "Engineer",
    weight: 2,
    holds: controllerDays,
    most: controllerDays,
    deliverable: (brief) =>
      `${controllers(brief) === 1 ? "Controller in its own site" : `Controllers in ${brief.holds(TWO_REGIONS) ? "a site per region" : "their own site"}`}, repadmin and dcdiag clean, sign-in tested`,
    when: DIRECTORY,
  },
  {
    phase: 2,
    title: "Zone-to-zone replication by Site Recovery",
    waits: ["platform"],
    kind: "build",
    role: "Engineer",
    weight: 0.5,
    deliverable: "Replication ready",
    asked: inZones,
  },
  { ...WATCHED, phase: 2, mark: "dependencies", waits: ["platform"], weight: 1, asked: (brief) => !isSoon(brief) },
  { ...RETIREMENT, phase: 2, asked: (brief) => !isSoon(brief) && retired(brief) > 0 },
  {
    phase: 2,
    title: "Dependencies of wave 0 confirmed",
    waits: ["platform"],
    kind: "build",
    role: "Engineer",
    weight: 0.5,
    deliverable: "Dependency map of wave 0",
    asked: isSoon,
  },
  {
    phase: 2,
    title: (brief) =>
      testsOnly(brief)
        ? "Wave 0 as a copy in an isolated network, and a test restore"
        : `Wave 0${brief.holds(LANDING) ? " with messages to its users" : ""}, its rollback and a test restore`,
    kind: "pilot",
    least: (brief) => (isWeekly(brief) ? 3 : 2), // with a test migration a week ahead of its weekend
    role: "Engineer",
    weight: (brief) => WAVE_0_WEIGHT[brief.size],
    holds: (brief) => Math.max(LEAST_WAVE_0_DAYS, firstWave(brief) * WAVE_0_DAYS),
    deliverable: (brief) => `Wave 0 report${brief.holds(LANDING) ? "" : ", with response times at the desks"}`,
  },
  ...ROLLOUT_TASKS,
  {
    phase: 4,
    title: (brief) =>
      `Right-sizing and reservation proposal${brief.holds(LANDING) || isPlatform(brief) ? "" : `; modernisation candidates${brief.holds(MODERNISING) ? " with six-month milestones" : ""}`}`,
    kind: "acceptance",
    role: "Architect",
    weight: 2,
    most: (brief) =>
      brief.holds(LANDING) ? 1 + (machines(brief) + controllers(brief)) * SIZING_DAYS_EACH : MOST_SIZING_DAYS,
    deliverable: (brief) =>
      `Sizes from ${brief.holds(LANDING) ? `at least ${plural(weeksIn(3, brief) + 1, "week")} of load` : "load to date"}${measuredShort(brief) ? ", client to recheck at day 60" : ""}, break-even month`,
  },
  {
    phase: 4,
    title: (brief) =>
      `Old domain ${oldControllers(brief) === 1 ? "controller" : "controllers"} demoted, after DNS and DHCP have moved`,
    kind: "handover",
    role: "Engineer",
    weight: 0.5,
    holds: 0.5,
    most: (brief) => Math.max(0.5, oldControllers(brief) * DEMOTED_DAYS_EACH),
    deliverable: (brief) => `Replication clean without ${oldControllers(brief) === 1 ? "it" : "them"}`,
    asked: (brief) => oldControllers(brief) > 0,
  },
  {
    phase: 4,
    title: (brief) =>
      `Decommissioning${planOf(brief).freezes.some(({ absence, phases }) => absence && phases.includes(4)) ? " (paused in the holidays)" : ""}, each server after at least 14 days off${brief.hasDirectory ? `; on-premises controllers demoted${brief.holds(PLANT_CONTROLLER) ? " except at the plant" : ""}` : ""}`,
    kind: "handover",
    role: "Engineer",
    weight: 3,
    least: 3, // the last wave is off for two of them
    deliverable: (brief) =>
      `Disposal list${weeksIn(4, brief) < 3 ? " with dates for the last wave" : ""}, record of contracts terminated, room handed back`,
    when: EXIT,
  },
];
