/** The outage that is accepted, and what it asks of the site. */

import type { Brief } from "#app/features/documents/brief/brief.ts";
import { ENTERPRISE } from "./answers.ts";

/** An hour is not reached by a restore to a machine that has yet to be found. */
export const wantsSpare = (brief: Brief): boolean =>
  brief.detail("recovery-time") === "hour" && !brief.holds(ENTERPRISE);

/** So long an outage is kept by a restore, without a server that stands by. */
export const acceptsDays = (brief: Brief): boolean => ["day", "days"].includes(brief.known("recovery-time") ?? "");

/** What a restore may take by the outage that is accepted. */
const RESTORE_TIMES: Partial<Record<string, string>> = {
  hour: "1 hour",
  hours: "4 hours",
  day: "1 working day",
  days: "3 working days",
};

/** An hour is kept by the passive site server; a damaged database, which that does not replace, takes four. */
export const databaseBack = (brief: Brief): string => {
  const outage = brief.detail("recovery-time") ?? "";
  return RESTORE_TIMES[brief.holds(ENTERPRISE) && outage === "hour" ? "hours" : outage] ?? "24 hours";
};
