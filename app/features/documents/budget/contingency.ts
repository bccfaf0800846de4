/** The share of the services that is kept for what is not known yet. */

import type { Brief } from "#app/features/documents/brief/brief.ts";
import { hasOpenServers } from "#app/features/documents/brief/open-servers.ts";
import { fixedDay, lateness } from "#app/features/documents/plan/fixed-date.ts";
import { isHurried, type Plan } from "#app/features/documents/plan/plan.ts";
import { exceedsWindow } from "#app/features/documents/plan/plan-lengths.ts";
import { plural } from "#app/features/documents/words.ts";

/** Weeks from which a plan has the contingency of a long window. */
const HALF_A_YEAR = 26;
/** Weeks from which it is not a short one. */
const QUARTER = 13;

/** Percent of the services, and the reason in words; what the fixed date leaves counts as the window where it is shorter. */
export function contingencyOf(brief: Brief, plan: Plan): { percent: number; reason: string } {
  if (isHurried(plan)) {
    const compressed = "the window is shorter than the standard plan";
    return {
      percent: 20,
      reason: plan.kind === "compressed" ? compressed : "the window is shorter than the work needs",
    };
  }
  if (lateness(brief, plan) !== null) return { percent: 20, reason: "the fixed date comes before the plan ends" };
  if (exceedsWindow(plan))
    return { percent: 15, reason: "a window shorter than the work needs, although the fixed date leaves the time" };
  if (brief.has("current-technologies", "none"))
    return { percent: 20, reason: "the environment is unknown, and findings may change the planned work" };
  const asked = windowContingency(brief, plan);
  const isAssumed = !["A", "B"].includes(brief.confidence.grade);
  if (asked.percent > 10 || !(isAssumed || hasOpenServers(brief))) return asked;
  const open = isAssumed ? "most figures are assumed" : "the number of servers is open";
  return { percent: 15, reason: `between 10% for six months or more and 20% for the unknown, as ${open}` };
}

/** What the window alone asks for, and the weeks that a fixed date leaves. */
function windowContingency(brief: Brief, { askedWeeks }: Plan): { percent: number; reason: string } {
  if (brief.has("timeline", "1-3-months")) return { percent: 20, reason: "a window of one to three months" };
  if (brief.has("timeline", "3-6-months")) return { percent: 15, reason: "a window of three to six months" };
  const weeks = fixedDay(brief) === null ? null : askedWeeks;
  const left = plural(weeks ?? 0, "working week");
  if (weeks !== null && weeks < HALF_A_YEAR)
    return { percent: weeks < QUARTER ? 20 : 15, reason: `${left} up to the fixed date` };
  if (!brief.has("timeline", "no-timeline")) return { percent: 10, reason: "a window of six months or more" };
  if (weeks !== null) return { percent: 10, reason: `${left} up to the fixed date` };
  return {
    percent: 15,
    reason: "no timeframe requested: between 10% for six months or more and 20% for one to three",
  };
}
