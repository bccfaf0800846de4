/** The time before the first day: as short as the size allows, longer where window and fixed date leave it. */

import type { Brief } from "#app/features/documents/brief/brief.ts";
import { perBrief } from "#app/features/documents/brief/per-brief.ts";
import { leastWeeks, SHORT_WINDOW } from "#app/features/documents/effort/effort.ts";
import {
  ASSESSES,
  CALM_MOBILISATION,
  directoryWeeks,
  HASTY_MOBILISATION,
  MOBILISATION,
  type Mobilisation,
  PUBLIC_MOBILISATION,
} from "#app/features/documents/facts/effort.ts";
import { stopsSoon } from "./service-dates.ts";

/** The longest window asked for in weeks, null where none was. */
const WINDOWS: Record<string, number | null> = {
  "1-3-months": SHORT_WINDOW,
  "3-6-months": 26,
  "6-12-months": 52,
  "12-plus-months": 78,
  "no-timeline": null,
};

export const windowOf = (brief: Brief): number | null => WINDOWS[brief.one("timeline")] ?? null;

/** A review is wanted soon, unless a year is given. */
const YEAR = 52;
/** Weeks that holidays, freezes and waves take beyond the least, where there is time. */
const SLACK = 8;
/** No plan in peace is shorter. */
const LEAST_PLAN = 14;

export const mobilisationOf = perBrief((brief): Mobilisation => {
  const hasty = windowOf(brief) === SHORT_WINDOW ? HASTY_MOBILISATION[brief.size] : null;
  const usual = hasty ?? MOBILISATION[brief.size];
  if (brief.known("deadline") !== null || brief.known("deadline-reason") !== null || stopsSoon(brief)) return usual;
  const window = windowOf(brief);
  const room = (window ?? Infinity) - Math.max(LEAST_PLAN, leastWeeks(brief) + SLACK) - directoryWeeks(brief);
  const ways = [
    ...(brief.has("industry", "government") ? [PUBLIC_MOBILISATION] : []),
    ...(window === null || (window < YEAR && brief.holds(ASSESSES)) ? [] : [CALM_MOBILISATION]),
  ];
  return ways.map((way) => way[brief.size]).find(({ weeks }) => weeks <= room) ?? usual;
});
