/** Recurring work, recovery and training. */

import { DIRECTORY } from "#app/features/catalogue/estate.ts";
import { all, is, none } from "#app/features/catalogue/predicate.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import { DATA_GATEWAY } from "#app/features/documents/facts/work.ts";
import type { Figure, OperationRow, Pack, RecoveryRow } from "#app/features/documents/pack.ts";
import { figure } from "#app/features/documents/words.ts";
import { copied, FIREWALL, inZones, LANDING, LARGER, restored, SMALL, TWO_REGIONS } from "./answers.ts";
import { hasInstances, hubs, machines, regions, webApplications } from "./quantities.ts";
import { LEAST_RESTORE_DAYS, protectedMachines, RESTORES_A_DAY, restoreDays, uncopied } from "./replication.ts";

/** What becomes of hours where more fail than a day restores. */
const daysText = (count: number): string =>
  count > RESTORES_A_DAY
    ? ` each; ${Math.ceil(count / RESTORES_A_DAY)} days for all ${figure(count)}, at ${RESTORES_A_DAY} machines a day`
    : "";
const restoreText = (brief: Brief): string =>
  `${restoreDays(brief)} days${restoreDays(brief) > LEAST_RESTORE_DAYS ? ` at ${RESTORES_A_DAY} machines a day` : ""}`;

/** Hours of a course, where all moves and with a first wave: a smaller organisation is taught beside the work. */
const courses =
  (moving: number, landing: number): Figure =>
  (brief) =>
    brief.holds(LANDING) ? landing : moving;

export const OPERATIONS: readonly OperationRow[] = [
  { frequency: "Daily", task: "Service health; backup jobs", owner: "Client IT", source: ["ej"] },
  { frequency: "Daily", task: "State of Site Recovery", owner: "Client IT", asked: copied, source: ["ej"] },
  {
    frequency: "Weekly",
    task: "Security posture findings; cost against budget",
    owner: "Client IT lead",
    source: ["cost-check"],
  },
  {
    frequency: "Monthly",
    task: "Patching with Update Manager; cost review",
    owner: "Client IT",
    source: ["alz-check", "cost-check"],
  },
  {
    frequency: "Monthly",
    task: "Gateway throughput: above 80%, the next size",
    owner: "Client IT",
    when: none(SMALL),
    source: ["vpngw", "ej"],
  },
  {
    frequency: "Monthly",
    task: "Regulatory initiative report, filed as evidence",
    owner: "Security lead",
    when: is("security-requirements", "compliance"),
    source: ["alz-check"],
  },
  {
    frequency: "Monthly",
    task: "Policy report, filed as evidence",
    owner: "Security lead",
    when: all(is("primary-objective", "compliance-objective"), none(is("security-requirements", "compliance"))),
    source: ["alz-check"],
  },
  {
    frequency: "Monthly",
    task: "Data gateway update",
    owner: "Client IT",
    when: DATA_GATEWAY,
    source: ["gateway"],
  },
  {
    frequency: "Quarterly",
    task: "Right-sizing; reservation utilisation near 100%",
    owner: "Client IT lead",
    source: ["cost-check"],
  },
  {
    frequency: "Yearly",
    task: "Recovery exercise in the second region; licence true-up; review of regions and strategy list",
    owner: "Client IT lead",
    when: TWO_REGIONS,
    source: ["alz-check"],
  },
];

export const RECOVERY: readonly RecoveryRow[] = [
  {
    service: "Machines with Site Recovery",
    rpo: "5 to 15 minutes",
    rto: (brief) => (hubs(brief) < regions(brief) ? "4 hours" : "2 hours"),
    method: "Site Recovery to the second region",
    betters: ["minutes", "hour", "day", "week"],
    quicker: ["hours", "day", "days"],
    when: TWO_REGIONS,
    asked: copied,
    source: ["asr", "ej"],
  },
  {
    service: "Machines with Site Recovery",
    rpo: "5 to 15 minutes",
    rto: "1 hour",
    method: "Site Recovery to another zone of the region",
    betters: ["minutes", "hour", "day", "week"],
    quicker: ["hours", "day", "days"],
    asked: inZones,
    source: ["asr", "ej"],
  },
  ...(
    [
      ["Other machines", (brief: Brief) => protectedMachines(brief) < machines(brief)],
      ["Any machine, from its backup", (brief: Brief) => protectedMachines(brief) >= machines(brief)],
    ] as const
  ).map(
    ([service, fits]): RecoveryRow => ({
      service,
      rpo: "24 hours",
      rto: (brief) => `8 hours${daysText(uncopied(brief))}`,
      method: "Azure Backup, immutable vault, in parallel",
      asked: (brief) => copied(brief) && fits(brief),
      source: ["ej"],
    }),
  ),
  ...(
    [
      ["Business machines", none(LANDING)],
      ["Machines of the first wave", LANDING],
    ] as const
  ).map(
    ([service, when]): RecoveryRow => ({
      service,
      rpo: "24 hours",
      rto: (brief) => `8 hours${daysText(machines(brief))}`,
      method: "Azure Backup, immutable vault",
      betters: ["day", "week"],
      quicker: ["day", "days"],
      when,
      asked: (brief) => !copied(brief),
      source: ["ej"],
    }),
  ),
  {
    service: "Other machines, when the region is lost",
    rpo: "24 hours, plus the delay of the copy",
    rto: restoreText,
    method: "Restore from the vault copy in the second region",
    when: TWO_REGIONS,
    asked: (brief) => copied(brief) && uncopied(brief) > 0,
    source: ["ej"],
  },
  {
    service: "Business machines, when the region is lost",
    rpo: "24 hours, plus the delay of the copy",
    rto: (brief) =>
      `${brief.detail("recovery-time") === "day" ? "1 working day for the most important application, " : ""}${restoreText(brief)}${brief.detail("recovery-time") === "day" ? " for the rest" : ""}`,
    method: "Restore from the vault copy in the second region",
    asked: restored,
    source: ["ej"],
  },
  ...(
    [
      ["Machines", none(TWO_REGIONS, LANDING)],
      ["Machines of the first wave", all(LANDING, none(TWO_REGIONS))],
    ] as const
  ).map(
    ([machine, when]): RecoveryRow => ({
      service: `${machine}, when the region is lost`,
      rpo: "24 hours, plus the delay of the copy",
      rto: restoreText,
      method: "Network from code, then the vault copy",
      when,
      source: ["ej"],
    }),
  ),
  {
    service: "Databases",
    rpo: "5 to 10 minutes",
    rto: "2 hours",
    method: "Point-in-time restore of the managed service or log backup",
    asked: hasInstances,
    source: ["sqlmi", "ej"],
  },
  {
    service: "Databases, when the region is lost",
    rpo: "1 hour",
    rto: "1 day",
    method: "Geo-restore into the second region",
    when: TWO_REGIONS,
    asked: hasInstances,
    source: ["sqlmi", "ej"],
  },
  {
    service: "Web applications on App Service",
    rpo: "none: data is held in the databases",
    rto: (brief) => `4 hours${brief.holds(TWO_REGIONS) ? "; 1 day when the region is lost" : ""}`,
    method: "Plan from code, then the migrated package",
    asked: (brief) => webApplications(brief) > 0,
    source: ["ej"],
  },
  {
    service: "Landing zone",
    rpo: "none",
    rto: (brief) =>
      `1 day${copied(brief) && hubs(brief) < regions(brief) ? `; gateway${brief.holds(FIREWALL) ? " and firewall" : ""} of the second region within the 4 hours above` : ""}`,
    method: "Deployment from code",
    source: ["alz-check"],
  },
  {
    service: "Domain controllers",
    rpo: "none",
    rto: "none while another runs; 4 hours for the lost one",
    method: "Another controller; system-state backup",
    when: DIRECTORY,
    source: ["ej"],
  },
];

export const TRAINING: Pack["training"] = [
  {
    audience: "Administrators",
    content: "Landing zone, policies, network, cost",
    hours: courses(16, 8),
    when: LARGER,
    source: ["ej"],
  },
  {
    audience: "Workload owners",
    content: "Cost, backup, alerts for their workload",
    hours: courses(4, 3),
    when: LARGER,
    source: ["ej"],
  },
  {
    audience: "Help desk",
    content: "Access paths, Bastion, tickets",
    hours: courses(3, 2),
    when: LARGER,
    source: ["ej"],
  },
];
