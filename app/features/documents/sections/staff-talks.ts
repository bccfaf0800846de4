/** Talks with whoever represents staff: from when, by when, and what is not read before they end. */

import type { Brief } from "#app/features/documents/brief/brief.ts";
import type { Content } from "#app/features/documents/content.ts";
import { ASSESSES } from "#app/features/documents/facts/effort.ts";
import {
  inItsIndustries,
  RECORDS_PEOPLE,
  WORKFORCE,
  type WorkforceRow,
} from "#app/features/documents/facts/workforce.ts";
import { sponsorDay } from "#app/features/documents/options/asked-decisions.ts";
import { gateDay } from "#app/features/documents/plan/plan.ts";

/** Asked for with the sponsor, and ended before the second phase, from which on logs and reports show what single people do; until then they are read without names. */
export function staffTalks(content: Content): { day: number; step: string }[] {
  const { brief, plan } = content;
  return staffHeard(brief).flatMap(({ council, step = "", binding, isEverywhere, talks }) => {
    const asked = `Send the ${council}${isEverywhere ? "" : ", where one exists,"} what is planned with logs, reports and any pilot; ${talks}`;
    const until = `until it ${binding ? "agrees" : "has been heard"}, logs are read without names${pilotOf(content)}`;
    if (brief.has("company-size", "small")) return [{ day: sponsorDay(content), step: `${asked}, and ${until}` }];
    return [
      { day: sponsorDay(content), step: asked },
      { day: gateDay(plan, "design"), step: `${step} (appendix C); ${until}` },
    ];
  });
}

/** The work that shows most of single people waits. */
function pilotOf({ brief, tasks }: Content): string {
  const pilot = brief.holds(ASSESSES) ? undefined : tasks.find(({ kind }) => kind === "pilot");
  if (!pilot) return "";
  return brief.has("company-size", "small") ? ", and the pilot waits" : `, and ${pilot.id} waits`;
}

/** Whoever represents staff has a say before what records them is decided on. */
const staffHeard = (brief: Brief): WorkforceRow[] =>
  RECORDS_PEOPLE.includes(brief.solution)
    ? WORKFORCE.filter((row) => row.step && row.country === brief.client.country && brief.holds(inItsIndustries(row)))
    : [];
