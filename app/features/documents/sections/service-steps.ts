/** What the client does before the first day about a service that stops by then, where no decision of the plan has its date. */

import type { Content } from "#app/features/documents/content.ts";
import { dayOfIso, formatDay } from "#app/features/documents/dates.ts";
import { workingDayBefore } from "#app/features/documents/plan/plan.ts";
import { clause } from "#app/features/documents/words.ts";

/** The nearest one for which a deadline stands has a step of its own. */
export function serviceSteps(
  { brief, plan, serviceDates, deadline }: Content,
  who: string,
): { day: number; step: string }[] {
  return serviceDates
    .filter(({ stops, isOutside }) => stops && !isOutside && !brief.holds(stops))
    .map((row) => ({ ...row, day: dayOfIso(row.date) }))
    .filter(({ day }) => day > brief.today && day < plan.start && day !== deadline?.day)
    .map(({ day, event, bridge }) => ({
      day: Math.max(brief.today, workingDayBefore(day - 1, brief)),
      step: `Before ${formatDay(day)} (${clause(event)}): ${who} lists what this stops, if anything, and changes it${bridge ? `, unless ${bridge}` : " or plans its outage"}`,
    }));
}
