/** What the design gives of the outage and the loss of data that the client stated. */

import type { Brief } from "#app/features/documents/brief/brief.ts";
import { figure, listed, plural } from "#app/features/documents/words.ts";
import { LOCAL } from "./answers.ts";
import {
  afterLoss,
  comesBack,
  copiesText,
  copyDays,
  isRestored,
  recovered,
  replicaLags,
  restoresFirst,
} from "./copies.ts";
import { hasBackupServer, hosted, onHosts } from "./quantities.ts";

/** Sentences on what was given for outage and loss. */
export function restored(brief: Brief): string {
  if (!restoresFirst(brief)) return below(brief);
  const others = brief.servers.plan - recovered(brief);
  const isLate = copyDays(others, brief) > (brief.detail("recovery-time") === "day" ? 1 : 3);
  return `The restore test is timed against this limit, which holds while the site stands${isLate ? `; ${afterLoss(others, brief)}, in the order of the recovery plan` : ""}`;
}

/** Two answers that do not fit. */
export const unnamed = (brief: Brief): string =>
  brief.given("fast-recovery") === 0 && ["hour", "hours"].includes(brief.detail("recovery-time") ?? "")
    ? "No server was named to recover within a day, yet this limit is shorter: t"
    : "T";

export function below(brief: Brief): string {
  const first =
    recovered(brief) === 1 ? "replicated server recovers" : `${recovered(brief)} replicated servers recover`;
  const isPatient = ["day", "days"].includes(brief.detail("recovery-time") ?? "") && comesBack(brief);
  const longer = isPatient ? ", within it while the site stands but not if it is lost" : " and may take longer";
  return `${unnamed(brief)}he ${first} within this limit, as a timed test failover must show${restLater(brief, longer)}`;
}

export function restLater(brief: Brief, longer: string): string {
  const others = brief.servers.plan - recovered(brief);
  if (others === 0) return "";
  return `; ${plural(others, "server")} ${others === 1 ? "is" : "are"} restored from backup${longer}${waitsLonger(brief) ? ASKED : ": list any that cannot wait"}`;
}

const ASKED = " (decision requested)";

/** Fewer are replicated than there are, and a restore takes longer than what was given. */
function waitsLonger(brief: Brief): boolean {
  const limit = brief.detail("recovery-time") ?? "";
  const isLate = ["hour", "hours"].includes(limit) || (["day", "days"].includes(limit) && !comesBack(brief));
  return isLate && isRestored(brief);
}

export const losesMore = (brief: Brief): boolean =>
  isRestored(brief) && ["minutes", "hour"].includes(brief.detail("data-loss") ?? "");

/** What the backup does not give of what the client wants. */
export function replicasAsked(brief: Brief): string {
  const misses = [
    ...(losesMore(brief)
      ? [
          `lose a day of data${hasBackupServer(brief) ? " with their site" : ""} (stated: ${brief.detail("data-loss") === "hour" ? "1 hour" : "15 minutes"}${hasBackupServer(brief) ? ", kept for files and SQL Server databases while it stands" : ""})`,
        ]
      : []),
    ...(waitsLonger(brief) ? ["be restored later than the limit stated"] : []),
  ];
  if (misses.length === 0) return "";
  const guests = brief.holds(LOCAL) && recovered(brief) < hosted(brief) ? hosted(brief) : brief.servers.plan;
  const isPart = guests < brief.servers.plan;
  const every = `${figure(guests)}${isPart ? " cluster guests" : ""}`;
  return `Confirm that ${plural(brief.servers.plan - recovered(brief), "server")} may ${listed(misses)}, or replicate all ${every} for about ${copiesText(guests)} a month${isPart ? `, which leaves ${figure(onHosts(brief))}` : ""}${brief.given("fast-recovery") === 0 ? `, or none, saving ${copiesText(recovered(brief))} and the test failover` : ""}${takesTwo(brief)}`;
}

/** Replicating all does not keep to an hour either: one service alone is started by script. */
const takesTwo = (brief: Brief): string =>
  brief.detail("recovery-time") === "hour" && recovered(brief) > 1
    ? "; either way, only the most important service returns within 1 hour, other replicated servers within 2"
    : "";

export function littleLost(brief: Brief): string {
  const others = brief.servers.plan - recovered(brief);
  const rest =
    others === 0
      ? ""
      : `; the other ${others === 1 ? "one loses" : `${figure(others)} lose`} up to a day${hasBackupServer(brief) ? ", but files and SQL Server databases 15 minutes while the site stands, as the backup server synchronises them that often" : ""}${ASKED}`;
  return `Replicated servers lose at most 15 minutes${replicaLags(brief) ? " once the line is upgraded" : ""}${rest}`;
}

export const NIGHTLY = "The nightly backup is sufficient";
