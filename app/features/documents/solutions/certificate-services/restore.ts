/** How fast a lost CA is back, on which machine it is restored, and how long that is tested. */

import { detailLabel } from "#app/features/catalogue/detail-answers.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import { HAS_MODULES } from "#app/features/documents/facts/effort.ts";
import { needsSpare, withinTheHour } from "./answers.ts";
import { per } from "./quantities.ts";

/** Where a restore is practised: on the machine that would take over, if one waits for it. */
export const STANDBY = "the isolated standby server";
export const ISOLATED = "an isolated machine";
export const restoredOn = (brief: Brief): string => (needsSpare(brief) ? STANDBY : ISOLATED);
/** A nightly backup is not enough where less than a day may be lost. */
export const isFrequent = (brief: Brief): boolean => ["minutes", "hour"].includes(brief.detail("data-loss") ?? "");
export const backupInterval = (brief: Brief): string =>
  brief.detail("data-loss") === "minutes" ? "15 minutes" : "one hour";
/** Of an issuing CA, by configuration. */
export const RESTORE_HOURS = [8, 8, 4, 2] as const;

/** Where there are two, the other one enrols while the lost one is restored. */
export function restoredIn(brief: Brief): string {
  const hours = per(brief, RESTORE_HOURS);
  const usual = `${brief.detail("recovery-time") === "hours" ? Math.min(4, hours) : hours} hours`;
  if (!withinTheHour(brief)) return usual;
  return needsSpare(brief) ? "1 hour" : `enrolment at once from the other CA, the failed one in ${usual}`;
}

/** An outage of a day or more is accepted, which is longer than any restore takes. */
export const canWait = (brief: Brief): boolean => ["day", "days"].includes(brief.known("recovery-time") ?? "");

/** What is promised: the outage that was accepted, where the restore as planned needs less. */
export const allowedIn = (brief: Brief): string => {
  const accepted = brief.known("recovery-time");
  return accepted && canWait(brief) ? detailLabel("recovery-time", accepted) : restoredIn(brief);
};

/** A single CA is restored in a working day, unless less is asked for. */
export const isDayLong = (brief: Brief): boolean => !["hour", "hours"].includes(brief.known("recovery-time") ?? "");
/** Days a year of two tests, by a script that the one of this project leaves; none is shorter than the restore that it times. */
export const restores = (brief: Brief): number => per(brief, [isDayLong(brief) ? 2 : 1, 2, 3, 4]);

/** Whom a restore within the hour cannot do without. */
export const openers = (brief: Brief): string =>
  brief.holds(HAS_MODULES) ? "enough HSM card holders" : "both holders of the key password, or their stand-ins,";
