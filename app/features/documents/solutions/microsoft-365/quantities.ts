/** Seats, mailboxes, gigabytes and servers worked out from the brief. */

import type { Brief } from "#app/features/documents/brief/brief.ts";
import { buildWeeks, rolloutWeeks } from "#app/features/documents/plan/plan.ts";
import { ACADEMIC, E5_GROUP, ENTERPRISE, HELD_BY_ALL, OPTIMISE, OWN_MAIL_MOVES, ownsSe } from "./answers.ts";

/** The academic list has no frontline plan: who works in shifts counts as staff. */
export const onF3 = (brief: Brief): number => (brief.holds(ACADEMIC) ? 0 : brief.frontline);
export const onPlan = (brief: Brief): number => brief.users - onF3(brief);
/** Knowledge workers beyond the licences of the main plan that the client counted. */
export const unlicensed = (brief: Brief): number =>
  Math.max(0, onPlan(brief) - (brief.given("user-licences") ?? onPlan(brief)));
/** Seats of the main plan that no counted licence covers. */
export const uncovered = (brief: Brief): number => Math.max(0, onPlan(brief) - (brief.given("user-licences") ?? 0));
/** Licences beyond the people who need them; where the people are worked out from the licences, none is known to be. */
export const surplus = (brief: Brief): number =>
  brief.people.from === "user-licences" ? 0 : Math.max(0, (brief.given("user-licences") ?? 0) - onPlan(brief));
/** Planned numbers that may be wrong where licences seem spare. */
export const notCounted = (brief: Brief): string[] => [
  ...(brief.given("head-count") === null ? ["head-count"] : []),
  ...(onF3(brief) > 0 && brief.given("shift-workers") === null ? ["number of shift workers"] : []),
];
/** Shift workers on licences that are returned at their renewal. */
export const lent = (brief: Brief): number =>
  notCounted(brief).length > 0 ? 0 : Math.min(surplus(brief), onF3(brief));
/** A health check buys no seat: it lists those that are held. */
export const seats = (brief: Brief): number =>
  brief.holds(OPTIMISE) ? onPlan(brief) - unlicensed(brief) : onPlan(brief);
/** A fifth of the knowledge workers handle the most sensitive data. */
export const sensitive = (brief: Brief): number => Math.ceil(onPlan(brief) / 5);
/** Of them, those whose E3 is held: they are bought the step alone. */
export const stepped = (brief: Brief): number =>
  brief.holds(HELD_BY_ALL) ? sensitive(brief) : Math.min(sensitive(brief), brief.given("user-licences") ?? 0);
/** The others, who hold nothing and are bought E5 as a whole. */
export const onWholeE5 = (brief: Brief): number => (brief.holds(E5_GROUP) ? sensitive(brief) - stepped(brief) : 0);
/** The pilot's mailboxes first, then the rest. */
export const pilot = (brief: Brief): number =>
  Math.min(brief.users, Math.max(2, Math.ceil(brief.users / 20), Math.min(5, Math.ceil(brief.users / 4))));
/** The moves of thousands of mailboxes do not hang on one server. */
export const seServers = (brief: Brief): number => (brief.holds(ENTERPRISE) && !ownsSe(brief) ? 2 : 1);

/** Planning figure: 8 GB a mailbox, 5 GB of files a user; F3 holds 2 GB of each. */
export const F3_GB = 2;

export const mailGb = (brief: Brief): number => brief.given("mail-volume") ?? onPlan(brief) * 8 + onF3(brief) * F3_GB;
export const fileGb = (brief: Brief): number => brief.given("file-volume") ?? onPlan(brief) * 5 + onF3(brief) * F3_GB;
/** In the sites of the tenant, by its licences. */
export const spaceGb = (brief: Brief): number => 1024 + 10 * onPlan(brief);
export const beyondSpaceGb = (brief: Brief): number => fileGb(brief) - spaceGb(brief);
const NIGHTS_A_WEEK = 7;
/** Nights in which copies may run: they start ahead of the switch, with the pilot in the last quarter of the build. */
export const copyNights = (brief: Brief): number =>
  NIGHTS_A_WEEK * (rolloutWeeks(brief) + Math.max(1, Math.floor(buildWeeks(brief) / 4)));
/** Mail of a hosted provider does not cross the client's line. */
export const mailOnLine = (brief: Brief): number => (brief.holds(OWN_MAIL_MOVES) ? mailGb(brief) : 0);
export const lineHours = (brief: Brief): number => Math.ceil((mailOnLine(brief) + fileGb(brief)) * (8000 / 50 / 3600));

/** Planning figure: a line of which half carries the copies. */
export const LINE_MBPS = 100;
export const lineNights = (brief: Brief): number => Math.ceil(lineHours(brief) / 10);
/** More nights than the shortest task of files has: they begin with the pilot. */
export const copiesAhead = (brief: Brief): boolean => lineNights(brief) > NIGHTS_A_WEEK;
/** The line on which the copies end within the nights of the rollout, ten hours each; in tens. */
export const lineMbps = (brief: Brief): number =>
  Math.max(LINE_MBPS, Math.ceil(lineHours(brief) / copyNights(brief)) * (LINE_MBPS / 10));
