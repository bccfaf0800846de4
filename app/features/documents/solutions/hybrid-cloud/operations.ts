/** Operations after the handover: calendar, signals, recovery and training. */

import { all, any, none } from "#app/features/catalogue/predicate.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import type { OperationRow, Pack } from "#app/features/documents/pack.ts";
import { figure, plural } from "#app/features/documents/words.ts";
import { BY_CONTROLLERS, CIRCUIT, DEFENDER, LOCAL, PROXY, SMALL, TWO_PATHS, WAN } from "./answers.ts";
import {
  afterLoss,
  copyDays,
  copyMegabits,
  isNarrow,
  recovered,
  replicaLags,
  restorable,
  restoresFirst,
} from "./copies.ts";
import { losesMore } from "./limits.ts";
import { circuits } from "./link.ts";
import { GIGABYTES_A_SERVER, hasBackupServer } from "./quantities.ts";

/** Held by one person for each team, in the days of the training row. */
const courseHours = (brief: Brief): number => ({ small: 2, medium: 4, large: 8, enterprise: 12 })[brief.size];

/** The night's copy as far as the line carries it. */
export function nightly(brief: Brief): string {
  if (!isNarrow(brief))
    return losesMore(brief) && hasBackupServer(brief)
      ? "24 hours; 15 minutes for files and SQL Server databases while the site stands"
      : "24 hours";
  return hasBackupServer(brief)
    ? "24 hours from the backup server; the vault lags until the line is upgraded"
    : "24 hours once the line is upgraded";
}

function replicatedWithin(brief: Brief): string {
  if (replicaLags(brief)) return "5 to 15 minutes once the line is upgraded";
  return isNarrow(brief) ? "5 to 15 minutes, with replication prioritised on the line" : "5 to 15 minutes";
}

function restoredIn(brief: Brief): string {
  const isWhole = restorable(brief) >= brief.servers.plan * GIGABYTES_A_SERVER;
  const unexplained = brief.holds(all(SMALL, any(CIRCUIT, LOCAL)))
    ? ` at 60% of ${figure(copyMegabits(brief))} Mbps`
    : ""; // beyond its sizing table
  const overTheLine = isWhole ? "8 hours" : `8 hours per ${figure(restorable(brief))} GB${unexplained}`;
  const others = brief.servers.plan - recovered(brief);
  if (hasBackupServer(brief)) {
    const fromVault =
      isWhole || restoresFirst(brief) || others === 0 ? `from the vault, ${overTheLine}` : afterLoss(others, brief);
    return `8 hours for a server from the backup server; ${fromVault}`;
  }
  const together = isWhole || others < 2 ? "" : ` (${plural(copyDays(others, brief), "day")} for all ${others})`;
  return `${overTheLine}${together}, ${brief.detail("recovery-time") === "day" && restoresFirst(brief) ? "the most important service first, " : ""}plus reinstallation`;
}

const DAILY: OperationRow = {
  frequency: "Daily",
  task: "Gateway and tunnel state; backup and replication",
  owner: "Client IT",
  source: ["ej"],
};

export const OPERATIONS: Pack["operations"] = [
  { ...DAILY, when: none(DEFENDER) },
  { ...DAILY, task: `${DAILY.task}; Defender alerts`, when: DEFENDER },
  {
    frequency: "Weekly",
    task: "Disconnected Arc agents; policy findings",
    owner: "Client IT",
    source: ["arc-check"],
  },
  {
    frequency: "Monthly",
    task: "Patch rings; cost and outbound volume; unused network rules",
    owner: "Client IT",
    source: ["alz-check"],
  },
  {
    frequency: "Quarterly",
    task: "Path failover test; restore test; break-glass sign-in",
    owner: "Client IT",
    when: TWO_PATHS,
    source: ["alz-check", "ej"],
  },
  {
    frequency: "Quarterly",
    task: "Restore test; break-glass sign-in",
    owner: "Client IT",
    when: none(TWO_PATHS),
    source: ["ej"],
  },
  {
    frequency: "Quarterly",
    task: "Cluster solution update with firmware: each release is supported for six months",
    owner: "Client IT",
    when: LOCAL,
    source: ["azlocal-release"],
  },
  {
    frequency: "Yearly",
    task: "Site-loss recovery exercise; licence true-up; capacity and address review",
    owner: "Client IT lead",
    source: ["ej"],
  },
];

export const SIGNALS: Pack["signals"] = [
  {
    signal: "Path down",
    threshold: "60 seconds",
    action: "confirm the other, call provider",
    when: TWO_PATHS,
    source: ["ej"],
  },
  {
    signal: "Tunnel down",
    threshold: "5 minutes",
    action: "check gateway and line, call provider",
    when: none(TWO_PATHS),
    source: ["ej"],
  },
  {
    signal: "Gateway throughput",
    threshold: "above 80% for an hour",
    action: "next gateway class",
    when: none(WAN),
    source: ["vpngw", "ej"],
  },
  {
    signal: "Gateway throughput",
    threshold: "above 80% for an hour",
    action: "add a scale unit",
    when: WAN,
    source: ["vwan", "ej"],
  },
  {
    signal: "Replication behind",
    threshold: (brief) => (brief.detail("data-loss") === "minutes" ? "10 minutes" : "30 minutes"),
    action: "check replication health, then the link",
    source: ["asr", "ej"],
  },
  {
    signal: "Controller in Azure does not answer DNS",
    threshold: "5 minutes",
    action: "restart it: backup and replication wait for it",
    when: BY_CONTROLLERS,
    source: ["ej"],
  },
  {
    signal: "Cluster health",
    threshold: "any disk or machine fault",
    action: "replace the part; wait for the repair jobs",
    when: LOCAL,
    source: ["azlocal"],
  },
];

export const RECOVERY: Pack["recovery"] = [
  {
    service: "On-site servers and files",
    betters: ["day", "week"],
    quicker: ["day", "days"],
    rpo: nightly,
    rto: restoredIn,
    method: "Azure Backup, immutable vault",
    asked: restoresFirst,
    source: ["ej"],
  },
  {
    service: "Replicated servers, if the site is lost",
    rpo: replicatedWithin,
    rto: "2 hours",
    method: "Site Recovery",
    asked: restoresFirst,
    source: ["asr", "ej"],
  },
  {
    service: "Replicated servers",
    betters: ["minutes", "hour", "day", "week"],
    quicker: ["hour", "hours", "day", "days"],
    rpo: replicatedWithin,
    rto: (brief) =>
      brief.detail("recovery-time") === "hour"
        ? `1 hour${recovered(brief) === 1 ? "" : " for the most important service, 2 hours for the others"}`
        : "2 hours",
    method: "Site Recovery",
    asked: (brief) => !restoresFirst(brief),
    source: ["asr", "ej"],
  },
  {
    service: "Connection",
    rpo: "none",
    rto: (brief) =>
      `60 seconds (${brief.holds(CIRCUIT) ? `${circuits(brief) > 1 ? "other circuit, then " : ""}VPN` : "second tunnel"})`,
    method: "Routing to the second path",
    when: TWO_PATHS,
    source: ["alz-check", "ej"],
  },
  {
    service: "Connection",
    rpo: "none",
    rto: "3 minutes (gateway), 4 hours (line, subject to its contract)",
    method: "Second gateway instance; line repair",
    when: none(TWO_PATHS),
    source: ["alz-check", "ej"],
  },
  {
    service: "Other servers and files",
    rpo: nightly,
    rto: restoredIn,
    method: "Azure Backup, immutable vault",
    asked: (brief) => !restoresFirst(brief) && recovered(brief) < brief.servers.plan,
    source: ["ej"],
  },
  {
    service: "Files and earlier versions",
    rpo: nightly,
    rto: restoredIn,
    method: "Azure Backup, immutable vault",
    asked: (brief) => !restoresFirst(brief) && recovered(brief) === brief.servers.plan,
    source: ["ej"],
  },
  {
    service: "Cluster workloads, one machine lost",
    rpo: "none",
    rto: "10 minutes",
    method: "Data mirrored; workloads restart on a surviving machine",
    when: LOCAL,
    source: ["azlocal", "ej"],
  },
];

export const TRAINING: Pack["training"] = [
  { audience: "Network team", content: "Hub, routing, failure tests", hours: courseHours, source: ["ej"] },
  {
    audience: "Server team",
    content: (brief) => `Arc, patching, backup, recovery${brief.holds(LOCAL) ? ", cluster" : ""}`,
    hours: courseHours,
    source: ["ej"],
  },
  {
    audience: "Help desk",
    content: (brief) => `${brief.holds(PROXY) ? "Application access" : "Link status"}, first checks`,
    hours: 1,
    source: ["ej"],
  },
];
