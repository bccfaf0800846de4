/** How long a deliverable can be commented on before the plan has it signed. */

import { isSteering } from "#app/features/documents/facts/work.ts";
import type { Task } from "./tasks.ts";

type Row = Pick<Task, "id" | "title" | "phase" | "after" | "from" | "to" | "days" | "goesOn">;

const WORKING_DAYS = 5;
/** As tenths of a day: what one person does, and the hour or two in which a sponsor signs. */
const DAY = 10;
const SIGNED_IN = 5;
/** One person for each eight days, as the plan has them. */
const DAYS_FOR_ONE = 80;
/** Nobody is given longer in a week in which the plan signs. */
const MOST_IN_ITS_WEEK = 2;
/** A rollout ends with its last wave, not with a paper. */
const SIGNS = /sign|review|accept/i;

/** The working days for comments: in general, and where the last draft is still written in the week of its signature; null where there is no such week. */
export function commentDays(tasks: readonly Row[]): { usual: number; least: number | null } {
  const short = [1, 2, 3, 4].flatMap((phase) => leftIn(tasks.filter((task) => task.phase === phase)) ?? []);
  const least = Math.max(1, Math.min(MOST_IN_ITS_WEEK, ...short.map(Math.floor)));
  return { usual: WORKING_DAYS, least: short.length > 0 ? least : null };
}

/** Of the week in which a phase is signed, the days after its last draft; null where that was written before. */
export function leftIn(phase: readonly Row[]): number | null {
  const own = phase.filter((task) => !isSteering(task) && !task.goesOn);
  const last = own.at(-1);
  if (!last || !SIGNS.test(last.title)) return null;
  const drafts = own.filter(({ id, to }) => last.after.includes(id) && to === last.to);
  const isOne = last.title.includes("; "); // with what it signs
  if (drafts.length === 0 && !isOne) return null;
  const worked = Math.max(isOne ? partOf(last) : 0, ...drafts.map((task) => workedIn(last.to, task, own)));
  return WORKING_DAYS - (worked + SIGNED_IN) / DAY;
}

/** Of the longest chain that ends with the task, the days that one after the other works in the week. */
function workedIn(week: number, task: Row, own: readonly Row[]): number {
  const before = own.filter(({ id, to }) => task.after.includes(id) && to === week);
  return partOf(task) + Math.max(0, ...before.map((one) => workedIn(week, one, own)));
}

const partOf = ({ days, from, to }: Row): number => days / (to - from + 1) / Math.ceil(days / DAYS_FOR_ONE);
