/** The week into which a freeze or a short phase pushes most work that follows one another. */

import { ranges } from "#app/features/documents/numbered.ts";
import type { Task } from "./tasks.ts";

/** In tenths of a day: what a person does in a week with some help. */
const MOST_IN_A_WEEK = 60;

type Chain = { days: number; ids: readonly string[]; week: number };

/** Tasks of one week that wait for one another, and the days of the longest such row. */
export function longestInAWeek(tasks: readonly Pick<Task, "id" | "days" | "from" | "to" | "after">[]): Chain {
  const none: Chain = { days: 0, ids: [], week: 0 };
  const chains = new Map<string, Chain>();
  for (const { id, days, from, to, after } of tasks) {
    if (from !== to) continue;
    const before = after.flatMap((one) => chains.get(one) ?? []).filter(({ week }) => week === from);
    const longest = before.reduce((most, one) => (one.days > most.days ? one : most), none);
    chains.set(id, { days: days + longest.days, ids: [...longest.ids, id], week: from });
  }
  return [...chains.values()].reduce((most, one) => (one.days > most.days ? one : most), none);
}

/** Said openly where one person could not do it; empty elsewhere. */
export function crowdedText(tasks: readonly Task[]): string {
  const { days, ids, week } = longestInAWeek(tasks);
  if (days <= MOST_IN_A_WEEK || ids.length < 2) return "";
  return ` ${ranges(ids)} run in sequence within week ${week} (${days / 10} days of work), so several people share each task and any delay moves the tasks that follow.`;
}
