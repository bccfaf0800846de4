/** Copies on their way to Azure and back, and the servers that recover by replication. */

import { all, any, none } from "#app/features/catalogue/predicate.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import { perBrief } from "#app/features/documents/brief/per-brief.ts";
import { formatAmount } from "#app/features/documents/budget/budget.ts";
import { PRICES } from "#app/features/documents/facts/prices.ts";
import { say } from "#app/features/documents/pack.ts";
import { backupServes, replicated, replicatedBy } from "#app/features/documents/solutions/azure-network.ts";
import { figure, plural } from "#app/features/documents/words.ts";
import { CIRCUIT, FILES, LOCAL, PRIVATE, SMALL, WAN } from "./answers.ts";
import { MOST_MEGABITS, megabits, TUNNEL_MEGABITS, vpnClass, vpnFor } from "./link.ts";
import {
  changedDaily,
  copiesAll,
  GIGABYTES_A_SERVER,
  hasBackupServer,
  NIGHT_HOURS,
  nightMegabits,
  shareTerabytes,
  terabytes,
} from "./quantities.ts";

const [WITHOUT_CIRCUIT, IN_PUBLIC] = [none(CIRCUIT), none(PRIVATE)];

export const inOneTunnel = (brief: Brief): boolean =>
  megabits(brief) > TUNNEL_MEGABITS && nightMegabits(brief) <= TUNNEL_MEGABITS && brief.holds(WITHOUT_CIRCUIT);

/** Without a private endpoint copies take the line to the internet, however wide the link beside it is. */
export const copyMegabits = perBrief((brief): number => {
  if (brief.holds(IN_PUBLIC)) return Math.min(brief.given("bandwidth") ?? megabits(brief), MOST_MEGABITS);
  return inOneTunnel(brief) ? TUNNEL_MEGABITS : megabits(brief);
});

/** Gigabytes an hour at 60% of the line. */
const hourly = (brief: Brief, over = copyMegabits(brief)): number => (over * 0.6 * 3600) / 8000;

/** Gigabytes that come back in a working day of 8 hours. */
export const restorable = (brief: Brief): number => Math.max(1, Math.floor(hourly(brief) * 8));

/** Days and nights that the first copy of so many servers takes, to the tenth below ten. */
export const copyDays = (servers: number, brief: Brief, over = copyMegabits(brief)): number => {
  const days = (servers * GIGABYTES_A_SERVER) / hourly(brief, over) / 24;
  return days < 10 ? Math.ceil(days * 10) / 10 : Math.ceil(days);
};

/** Of servers without replicas: hosts and line are lost with their site. */
export const afterLoss = (servers: number, brief: Brief): string =>
  `if the site is lost, ${plural(servers, "server")} first ${servers === 1 ? "needs" : "need"} new hosts${brief.holds(LOCAL) ? " (8 to 12 weeks)" : ""} and a line, then ${plural(copyDays(servers, brief), "day")} from the vault`;

export const shareDays = (brief: Brief): number => Math.ceil((1000 * shareTerabytes(brief)) / hourly(brief) / 24);

export const firstCopyDays = (brief: Brief): number => copyDays(brief.servers.plan, brief);

/** The line does not carry the changes of a day in a night. */
export const isNarrow = (brief: Brief): boolean => changedDaily(brief) > hourly(brief) * NIGHT_HOURS;

/** As a reader works it out; what is too much for a night is not rounded to one. */
const changeHours = (brief: Brief): number => {
  const hours = changedDaily(brief) / hourly(brief);
  return hours < 100
    ? Math.max(isNarrow(brief) ? NIGHT_HOURS + 0.1 : 0.1, Math.round(hours * 10) / 10)
    : Math.ceil(hours);
};

export const changesText = (brief: Brief, takes: string): string =>
  `${figure(changedDaily(brief))} GB${takes} ${plural(changeHours(brief), "hour")}`;

/** A wider line is asked for; a circuit is ordered as wide as the night needs. */
export const isOrdered = (brief: Brief): boolean => brief.holds(WITHOUT_CIRCUIT) && isNarrow(brief);

/** A first copy that takes longer is not waited for. */
const FIRST_COPY_DAYS = 21;

export const byDisk = (brief: Brief): boolean => firstCopyDays(brief) > FIRST_COPY_DAYS;
export const sharesByDisk = (brief: Brief): boolean => brief.holds(FILES) && shareDays(brief) > FIRST_COPY_DAYS;

/** Where none were counted, of so many servers one is replicated: of more where the nightly backup meets what was given. */
export const perReplica = (brief: Brief): number => (restoresFirst(brief) ? 10 : 4);

export const recovered = perBrief((brief): number =>
  brief.given("fast-recovery") === null
    ? Math.ceil(brief.servers.plan / (copiesAll(brief) ? 1 : perReplica(brief)))
    : replicated(brief.servers.plan, brief),
);

export const shareReplicated = (brief: Brief, rounded = ""): string =>
  copiesAll(brief)
    ? "each server, to keep to the limit stated"
    : say(
        replicatedBy(
          `a ${perReplica(brief) === 4 ? "quarter" : "tenth"} of the servers${rounded}`,
          ({ servers }) => servers.plan,
        ),
        brief,
      );

/** A backup brings the most important service back where a day may pass and its server comes over the line within one. */
export const comesBack = (brief: Brief): boolean => hasBackupServer(brief) || restorable(brief) >= GIGABYTES_A_SERVER;

export const restoresFirst = perBrief((brief): boolean => backupServes(brief) && comesBack(brief));

/** Replication and the night's copy share a line; replication alone may be more than a working day carries. */
export const replicaLags = (brief: Brief): boolean =>
  (changedDaily(brief) * recovered(brief)) / brief.servers.plan > hourly(brief) * NIGHT_HOURS;

export const isRestored = (brief: Brief): boolean => recovered(brief) < brief.servers.plan;

/** What so many copies cost in a month with their disks, in the middle of the prices. */
export function copiesMonthly(servers: number): number {
  const { asr, "disk-tb": disk } = PRICES;
  return ((asr.low + asr.high) * servers + (disk.low + disk.high) * terabytes(servers)) / 2;
}

export const copiesText = (servers: number): string =>
  formatAmount(Math.round(copiesMonthly(servers) / 1000) * 1000, "USD");

/** Backups start before the circuit is delivered, over the line that stands in for it. */
export function beforeCircuit(brief: Brief): string {
  const line = Math.min(brief.given("bandwidth") ?? megabits(brief) / 2, megabits(brief));
  if (!brief.holds(all(CIRCUIT, PRIVATE, none(SMALL))) || byDisk(brief) || line >= megabits(brief)) return "";
  return `; until circuit delivery, over ${figure(line)} Mbps: ${plural(copyDays(brief.servers.plan, brief, line), "day")}`;
}

/** A line that is wider than the gateway for it lets a full restore run faster, up to what one tunnel takes. */
export function raisedForRestore(brief: Brief): string {
  const line = Math.min(brief.given("bandwidth") ?? 0, TUNNEL_MEGABITS);
  const wider = vpnFor(brief, line);
  if (brief.holds(any(CIRCUIT, WAN, none(PRIVATE))) || line <= copyMegabits(brief)) return "";
  if (wider.megabits <= vpnClass(brief).megabits || firstCopyDays(brief) <= 2) return "";
  return `; a restore with the gateway raised to ${wider.name} for it: ${plural(copyDays(brief.servers.plan, brief, line), "day")} over ${figure(line)} Mbps`;
}
