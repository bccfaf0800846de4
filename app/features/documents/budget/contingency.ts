/** The share of the services that is kept for what is not known yet: 20% for one to three months or an unknown environment, 15% up to six months, else 10%. Unknown is an environment without a product, or of which fewer than half of the numbers that move the days are given. */

import type { Brief } from "#app/features/documents/brief/brief.ts";
import { hasOpenServers } from "#app/features/documents/brief/open-servers.ts";
import { sitesPercentOf, volumeSharesOf } from "#app/features/documents/facts/effort.ts";
import { fixedDay, lateness } from "#app/features/documents/plan/fixed-date.ts";
import { isHurried, type Plan } from "#app/features/documents/plan/plan.ts";
import { exceedsWindow } from "#app/features/documents/plan/plan-lengths.ts";
import { listed, plural } from "#app/features/documents/words.ts";

/** Weeks from which a plan has the contingency of a long window. */
const HALF_A_YEAR = 26;
/** Weeks from which it is not a short one. */
const QUARTER = 13;

const MOST = 20;

type Contingency = { percent: number; reason: string };

const percentFor = (weeks: number): number => (weeks < QUARTER ? MOST : weeks < HALF_A_YEAR ? 15 : 10);

/** Percent of the services, and the one reason for it in words. */
export function contingencyOf(brief: Brief, plan: Plan): Contingency {
  const byTime = forTime(brief, plan);
  const unknown = byTime.percent < MOST ? unknownOf(brief) : null;
  return unknown ? { percent: MOST, reason: `an unknown environment: ${unknown}` } : byTime;
}

function unknownOf(brief: Brief): string | null {
  if (brief.has("current-technologies", "none")) return "no product is named";
  const { given, assumed } = driversOf(brief);
  if (given.length < assumed.length) return `${listed(assumed)} are assumed`;
  return hasOpenServers(brief) ? "the number of servers is open" : null;
}

/** The numbers that move the days, by whether the client gave them; people counted by their licences or devices are given. */
export function driversOf(brief: Brief): { given: readonly string[]; assumed: readonly string[] } {
  const moved: readonly string[] = [
    ...volumeSharesOf(brief).map(({ volume }) => volume),
    ...(sitesPercentOf(brief) > 0 ? ["sites"] : []),
  ];
  const isGiven = (number: string): boolean =>
    number === "users" ? brief.people.from !== "size" : brief.given(number as "devices" | "servers" | "sites") !== null; // the names of the other volumes
  return { given: moved.filter(isGiven), assumed: moved.filter((one) => !isGiven(one)) };
}

/** What the fixed date leaves counts where it is shorter than the window, or stands in its place. */
function forTime(brief: Brief, plan: Plan): Contingency {
  const asked = forWindow(brief, plan);
  const left = fixedDay(brief) === null ? null : plan.askedWeeks;
  if (left === null) return asked;
  const dated =
    lateness(brief, plan) === null
      ? { percent: percentFor(left), reason: `${plural(left, "working week")} up to the fixed date` }
      : {
          percent: percentFor(plan.weeks),
          reason: `the plan takes ${plural(plan.weeks, "week")}, and a missed date adds no work`,
        };
  const isInPlace = brief.has("timeline", "no-timeline") || (exceedsWindow(plan) && !isHurried(plan));
  return isInPlace || dated.percent > asked.percent ? dated : asked;
}

function forWindow(brief: Brief, plan: Plan): Contingency {
  const { weeks } = plan;
  if (exceedsWindow(plan))
    return { percent: percentFor(weeks), reason: `the plan takes ${plural(weeks, "week")}, longer than requested` };
  if (brief.has("timeline", "1-3-months")) return { percent: MOST, reason: "a window of one to three months" };
  if (brief.has("timeline", "3-6-months")) return { percent: 15, reason: "a window of three to six months" };
  if (!brief.has("timeline", "no-timeline")) return { percent: 10, reason: "a window of six months or more" };
  return weeks < HALF_A_YEAR
    ? { percent: 15, reason: "no timeframe requested, so the three to six months of a standard plan" }
    : { percent: 10, reason: `no timeframe requested, and a plan of ${plural(weeks, "week")}` };
}
