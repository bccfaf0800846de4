/** Talks with whoever represents staff: from when, by when, and what is not read before they end. */

import type { Brief } from "#app/features/documents/brief/brief.ts";
import type { Content } from "#app/features/documents/content.ts";
import { formatDay } from "#app/features/documents/dates.ts";
import { ASSESSES } from "#app/features/documents/facts/effort.ts";
import {
  inItsIndustries,
  RECORDS_PEOPLE,
  WORKFORCE,
  type WorkforceRow,
} from "#app/features/documents/facts/workforce.ts";
import { sponsorDay } from "#app/features/documents/options/asked-decisions.ts";
import { gateDay } from "#app/features/documents/plan/plan.ts";
import { sentence } from "#app/features/documents/words.ts";
import { workingDayFrom } from "#app/features/documents/working-days.ts";

/** Asked for with the sponsor; where the talks take as long as they may, the agreement comes no sooner, and until then logs are read without names. */
export function staffTalks(content: Content): { day: number; step: string }[] {
  const { brief, plan } = content;
  return staffHeard(brief).flatMap(({ council, step = "", binding, isEverywhere, talks, talkDays = 0 }) => {
    const sent = sponsorDay(content);
    const ended = workingDayFrom(sent + talkDays, brief.client.country);
    const asked = `Send the ${council}${isEverywhere ? "" : ", where one exists,"} what is planned with logs, reports and any pilot; ${talks}`;
    const until = `until it ${binding ? "agrees" : "has been heard"}, logs are read without names${pilotOf(content, ended)}`;
    if (brief.has("company-size", "small")) return [{ day: sent, step: `${asked}. ${sentence(until)}` }];
    return [
      { day: sent, step: asked },
      { day: Math.max(gateDay(plan, "design"), ended), step: `${step} (appendix C); ${until}` },
    ];
  });
}

/** The work that shows most of single people waits, and what follows it where the talks may end after its planned start. */
function pilotOf({ brief, tasks, plan }: Content, ended: number): string {
  const pilot = brief.holds(ASSESSES) ? undefined : tasks.find(({ kind }) => kind === "pilot");
  if (!pilot) return "";
  const name = brief.has("company-size", "small") ? "the pilot" : pilot.id;
  const planned = workingDayFrom(plan.start + (pilot.from - 1) * 7, plan.country);
  return planned < ended
    ? `, and ${name}, planned from ${formatDay(planned)}, waits, with all dates after it`
    : `, and ${name} waits`;
}

/** Whoever represents staff has a say before what records them is decided on. */
const staffHeard = (brief: Brief): WorkforceRow[] =>
  RECORDS_PEOPLE.includes(brief.solution)
    ? WORKFORCE.filter((row) => row.step && row.country === brief.client.country && brief.holds(inItsIndustries(row)))
    : [];
