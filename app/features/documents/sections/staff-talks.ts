/** Talks with whoever represents staff: by when, before what records what people do. */

import type { Brief } from "#app/features/documents/brief/brief.ts";
import type { Content } from "#app/features/documents/content.ts";
import { ASSESSES } from "#app/features/documents/facts/effort.ts";
import { inItsIndustries, RECORDS_PEOPLE, WORKFORCE } from "#app/features/documents/facts/workforce.ts";
import { sponsorDay } from "#app/features/documents/options/asked-decisions.ts";
import { gateDay, workingDayBefore } from "#app/features/documents/plan/plan.ts";

/** So many days of talks are to be expected; planning assumption. */
const TALKS_DAYS = 56;

/** Talks begin with the sponsor and end before the pilot, the first work that shows what single people do; an assessment reads logs from its second phase on. */
export function staffTalks(content: Content): { day: number; step: string }[] {
  const { brief, plan, tasks } = content;
  const pilot = brief.holds(ASSESSES) ? undefined : tasks.find(({ kind }) => kind === "pilot");
  const day = pilot ? workingDayBefore(plan.start + (pilot.from - 1) * 7 - 1, brief) : gateDay(plan, "design");
  const isShort = day - sponsorDay(content) < TALKS_DAYS;
  const held = isShort
    ? `; eight weeks are usual, and ${pilot ? `${pilot.id} waits for the agreement` : "no log is read without it"}`
    : "";
  return staffHeard(brief).map((step) => ({
    day,
    step: `${step} (appendix C), in talks from the naming of the sponsor on${held}`,
  }));
}

/** Whoever represents staff has a say before what records them is decided on; a small organisation reads of it among its duties. */
function staffHeard(brief: Brief): string[] {
  if (brief.has("company-size", "small") || !RECORDS_PEOPLE.includes(brief.solution)) return [];
  return WORKFORCE.filter((row) => row.country === brief.client.country && brief.holds(inItsIndustries(row))).flatMap(
    ({ step }) => step ?? [],
  );
}
