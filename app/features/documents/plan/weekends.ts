/** The weekends on which something that users notice can be switched: inside its task, before the gate, outside freezes and public holidays. */

import type { Brief } from "#app/features/documents/brief/brief.ts";
import { isHoliday } from "#app/features/documents/working-days.ts";
import { isFrozen, stopping } from "./freezes.ts";
import { planOf } from "./plan.ts";
import { isClosing } from "./quarter-ends.ts";
import type { Task } from "./tasks.ts";

const [FRIDAY, SATURDAY, SUNDAY, NEXT_MONDAY] = [4, 5, 6, 7];

/** Those that no holiday on the Thursday before or the Tuesday after makes a long weekend, where there are any. */
export function withoutBridges(saturdays: readonly number[], brief: Brief): readonly number[] {
  const { country } = planOf(brief);
  const calm = saturdays.filter((day) => !isHoliday(day - 2, country) && !isHoliday(day + 3, country));
  return calm.length > 0 ? calm : saturdays;
}

/** Saturdays; whoever switches is at hand from the Friday before to the Monday after. */
export function saturdaysOf({ from, to, phase }: Pick<Task, "from" | "to" | "phase">, brief: Brief): number[] {
  const { start, country, phases, freezes } = planOf(brief);
  const gate = phases.findLast(({ number }) => number === phase)?.end ?? to;
  const closed = stopping("rollout", freezes);
  const mondays = Array.from({ length: Math.min(to, gate - 1) - from + 1 }, (_, week) => start + (from - 1 + week) * 7);
  const isOff = (monday: number) =>
    [FRIDAY, SATURDAY, SUNDAY, NEXT_MONDAY].some((day) => isHoliday(monday + day, country));
  const open = mondays.filter((monday) => !isFrozen(monday, closed) && !isOff(monday));
  const saturdays = open.map((monday) => monday + SATURDAY);
  const free = saturdays.filter((day) => !isClosing(day, brief));
  return free.length > 0 ? free : saturdays;
}
