/** Machines that are copied all the time, and the restore of the others. */

import type { Brief } from "#app/features/documents/brief/brief.ts";
import { DATA_EACH, replicated } from "#app/features/documents/solutions/azure-network.ts";
import { listed } from "#app/features/documents/words.ts";
import { copied, LANDING, TWO_REGIONS } from "./answers.ts";
import { databases, givenData, hasInstances, machines, tenths, webApplications } from "./quantities.ts";

export const losesLittle = (brief: Brief): boolean => ["minutes", "hour"].includes(brief.detail("data-loss") ?? "");
/** A restore takes longer than was said to be acceptable. */
export const isUrgent = (brief: Brief): boolean => ["hour", "hours"].includes(brief.detail("recovery-time") ?? "");
/** Why one is copied though the client named none. */
export const forLimits = (brief: Brief): string =>
  `for the ${[isUrgent(brief) && "outage", losesLittle(brief) && "loss"].filter(Boolean).join(" and ")} stated`;
/** So few are copied one and all, where little may be lost and nobody counted those that cannot wait. */
const COPIED_WHOLE = 5;
const copiesWhole = (count: number, brief: Brief): boolean =>
  losesLittle(brief) && brief.given("fast-recovery") === null && count <= COPIED_WHOLE;
export const copiesAll = (brief: Brief): boolean => copiesWhole(machines(brief), brief);
/** Of so many machines that move. */
export const copiesOf = (count: number, brief: Brief): number =>
  copiesWhole(count, brief) ? count : replicated(count, brief);

/** Machines that are copied all the time. Whatever cannot wait is in no wave of servers that can be missed: there one copy tries the failover. */
export const protectedMachines = (brief: Brief): number =>
  brief.holds(LANDING) ? 1 : copiesOf(machines(brief), brief);
/** Disks of their copies, in TB: of the data given their share, else what a machine is taken to hold. */
export const replicaData = (brief: Brief): number => {
  const given = givenData(brief);
  const count = protectedMachines(brief);
  return given === null
    ? tenths(count * DATA_EACH)
    : Math.max(0.1, tenths((given * count) / (machines(brief) + databases(brief))));
};
export const uncopied = (brief: Brief): number => machines(brief) - protectedMachines(brief);
/** Restored a day where a region is lost: a planning assumption. */
export const RESTORES_A_DAY = 100;
/** They build the network and begin; beyond them the machines count. */
export const LEAST_RESTORE_DAYS = 3;
/** Copies in another zone are lost with their region. */
export const outlastsRegion = (brief: Brief): boolean => brief.holds(TWO_REGIONS) && copied(brief);
export const restoreDays = (brief: Brief): number =>
  Math.max(LEAST_RESTORE_DAYS, Math.ceil((outlastsRegion(brief) ? uncopied(brief) : machines(brief)) / RESTORES_A_DAY));
/** Longer than the outage stated, where a region is lost. */
export const losesDays = (brief: Brief): boolean =>
  brief.known("recovery-time") !== null &&
  (brief.detail("recovery-time") !== "days" || restoreDays(brief) > LEAST_RESTORE_DAYS) &&
  !(outlastsRegion(brief) && uncopied(brief) === 0);
export const elsewhere = (brief: Brief): string => (brief.holds(TWO_REGIONS) ? "the second region" : "another zone");

/** Managed services come back later than the hour that was stated. */
export const isLate = (brief: Brief): boolean => hasInstances(brief) && brief.detail("recovery-time") === "hour";
/** `databases may take 2 hours, web applications 4 and machines without Site Recovery 8`. */
export const lateOnes = (brief: Brief, verb: string): string => {
  const [first, ...others] = [
    `databases ${verb} 2 hours`,
    webApplications(brief) > 0 && "web applications 4",
    uncopied(brief) > 0 && "machines without Site Recovery 8",
  ].filter((late) => late !== false);
  return listed([first ?? "", ...others]);
};
